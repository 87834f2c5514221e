"""Whole games of every kind in every language; each decision is looked at in every window, and what is wrong is told.

What `tests/browser/test_in_sight.py` sees in minutes, in an hour: every game at every seat count, with and without what
its scenes switch, in three languages, every decision on every laptop. Words on the command line choose, by game, seats,
language and way: `tools/in_sight.py bitoku 4 fr laptop`. A fault has a picture in build/in-sight.

The games play themselves, and a window of each size is handed the same states: nothing is waited for.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.alone import Alone, Shown, decisions  # noqa: E402
from tests.browser.conftest import Server, Visitor, server_and_browser  # noqa: E402
from tests.browser.playing import PATIENCE  # noqa: E402
from tests.browser.test_in_sight import FINGER, LAPTOPS, LOOK, MOUSE, RUN, TOUCHED  # noqa: E402

from ennichi.kernel.registry import built_in, kind  # noqa: E402
from ennichi.kernel.text import LANGUAGES  # noqa: E402
from tools.find_chromium import find  # noqa: E402

OUT = ROOT / "build" / "in-sight"
IN_TURN = ((1100, 768), (1440, 900), (1180, 820), (1920, 1080))  # windows that share the decisions
MOST_PICTURES = 40  # of faults of a game
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


class Windows:
    """A window of each size with the same game."""

    def __init__(self, browser: Browser, server: Server, game: Alone, way: str) -> None:
        self.browser, self.server, self.game = browser, server, game
        self.touched = way == "finger"
        self.visitors: list[Visitor] = []
        self.shown: dict[tuple[int, int], Shown] = {}

    def at(self, width: int, height: int) -> Shown:
        """The window of this size, with the decision at hand."""
        known = self.shown.get((width, height))
        if known:
            known.show()
            return known
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=self.touched,
            is_mobile=self.touched,
        )
        visitor = Visitor(context, language=self.game.language)
        self.visitors.append(visitor)
        made = Shown(visitor.page, self.server, self.game)
        made.page.evaluate(LOOK)
        self.shown[width, height] = made
        return made

    def close(self) -> list[str]:
        """What went wrong in them."""
        for visitor in self.visitors:
            visitor.context.close()
        return [fault for visitor in self.visitors for fault in visitor.faults]


def look(windows: Windows, name: str, way: str, seats: int) -> dict[str, str]:
    """Play to the end; the faults, each with the decision where it was first seen."""
    found: dict[str, str] = {}
    n = 0
    for n in decisions(windows.game):
        wholly = n % RUN == RUN - 1
        sizes: tuple[tuple[int, int], ...]
        if way == "laptop":
            sizes = (*LAPTOPS, IN_TURN[n % len(IN_TURN)])
            seen = f"inSight.still(how, {str(wholly).lower()})"
        else:
            sizes, seen = (TOUCHED if wholly else TOUCHED[n % len(TOUCHED) :][:1]), "inSight.reach(how)"
        how = (MOUSE if way == "laptop" else FINGER) | {"seats": seats}
        for width, height in sizes:
            page = windows.at(width, height).page
            asked = page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE)
            faults = page.evaluate(f"(how) => {seen}", how)
            for fault in faults:
                if fault not in found:
                    found[fault] = f"{width}×{height}, decision {n}, {asked}"
                    print(f"  {fault} ({found[fault]})", flush=True)
            if faults and len(found) < MOST_PICTURES:
                page.screenshot(path=OUT / f"{name}-{n:03}-{width}x{height}.png")
    print(f"{name}: {n + 1} decisions, {len(found)} faults", flush=True)
    return found


def play(browser: Browser, server: Server, table: Table) -> bool:
    """Whether a whole game has no fault."""
    game, seats, options, language, way = table
    name = "-".join([game, str(seats), *[f"{key}-{value}".lower() for key, value in options.items()], language, way])
    windows = Windows(browser, server, Alone(game, seats, options, language), way)
    try:
        found = look(windows, name, way, seats)
    finally:
        errors = windows.close()
    for error in errors:
        print(f"  {error}", flush=True)
    return not found and not errors


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
