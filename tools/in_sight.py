"""Whole games of every kind in every language; each decision is looked at in every window, and what is wrong is told.

What `tests/browser/test_in_sight.py` sees in minutes, in hours: every game at every seat count, with and without what
its scenes switch, in three languages, every decision at every size. Words on the command line choose, by game, seats,
language and way: `tools/in_sight.py bitoku 4 fr laptop`. A fault has a picture in build/in-sight.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Server, Visitor, server_and_browser  # noqa: E402
from tests.browser.playing import PATIENCE, sit_at  # noqa: E402
from tests.browser.test_in_sight import FINGER, LAPTOPS, LOOK, MOUSE, RUN, SETTLE, TOUCHED  # noqa: E402

from ennichi.kernel.registry import built_in, kind  # noqa: E402
from ennichi.kernel.text import LANGUAGES  # noqa: E402
from tools.find_chromium import find  # noqa: E402

OUT = ROOT / "build" / "in-sight"
NOW_AND_THEN = ((1440, 900), (1920, 1080), (1100, 768), (1180, 820))  # windows for every fifth decision
WAYS = ("laptop", "finger")
Table = tuple[str, int, dict[str, Any], str, str]


def tables() -> list[Table]:
    """Every game at every seat count, with every set of options of its scenes, in every language and way."""
    found: list[Table] = []
    for game in built_in():
        manifest = kind(game).manifest()
        sets: list[dict[str, Any]] = []
        for scene in manifest["scenes"]:
            if scene["options"] not in sets:
                sets.append(scene["options"])
        found += [(game, *one) for one in product(manifest["seats"], sets, LANGUAGES, WAYS)]
    return found


def look(page: Page, name: str, way: str, seats: int) -> dict[str, str]:
    """Play to the end; the faults, each with the decision where it was first seen."""
    found: dict[str, str] = {}
    n = 0
    page.evaluate(LOOK)
    while asked := page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE):
        often = n % RUN == RUN - 1
        if way == "laptop":
            sizes, seen = LAPTOPS + (NOW_AND_THEN if often else ()), f"inSight.still(how, {str(often).lower()})"
        else:
            sizes, seen = (TOUCHED if often else TOUCHED[n % len(TOUCHED) :][:1]), "inSight.reach(how)"
        how = (MOUSE if way == "laptop" else FINGER) | {"seats": seats}
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLE)
            faults = page.evaluate(f"(how) => {seen}", how)
            for fault in faults:
                if fault not in found:
                    found[fault] = f"{width}×{height}, decision {n}, {asked}"
                    print(f"  {fault} ({found[fault]})", flush=True)
            if faults and len(found) < 40:
                page.screenshot(path=OUT / f"{name}-{n:03}-{width}x{height}.png")
        page.evaluate("(n) => inSight.touch(n)", 7 * n)
        n += 1
    print(f"{name}: {n} decisions, {len(found)} faults", flush=True)
    return found


def play(browser: Browser, server: Server, table: Table) -> bool:
    """Whether a whole game has no fault."""
    game, seats, options, language, way = table
    name = "-".join([game, str(seats), *[f"{key}-{value}".lower() for key, value in options.items()], language, way])
    touched = way == "finger"
    width, height = (TOUCHED if touched else LAPTOPS)[0]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touched, is_mobile=touched
    )
    visitor = Visitor(context, language=language)
    try:
        sit_at(visitor.page, server, game, seats, **options)
        found = look(visitor.page, name, way, seats)
    finally:
        context.close()
    for fault in visitor.faults:
        print(f"  {fault}", flush=True)
    return not found and not visitor.faults


def main() -> int:
    if not find():
        print("ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path", file=sys.stderr)
        return 2
    wanted = sys.argv[1:]
    chosen = [table for table in tables() if all(word in map(str, table) for word in wanted)]
    if not chosen:
        print(f"ennichi: there is no such table: {' '.join(wanted)}", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    with server_and_browser("in-sight") as (server, browser):
        good = [play(browser, server, table) for table in chosen]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
