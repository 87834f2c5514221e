"""What one update of the page costs in the browser: a late position with four seats, in processor time of the page.

    .venv/bin/python bench/render.py            # all games; or name them

A person's seat plays by itself for most of a game; then the page's own counters (script, style, layout) are read before
and after further updates, and divided by their number.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Visitor, server_and_browser  # noqa: E402
from tests.browser.playing import sit_at  # noqa: E402
from tools.find_chromium import find  # noqa: E402

SEATS = 4
LATE = {"bamboo": 90, "bitoku": 150, "iki": 90}  # touches of the person until the position is late
UPDATES = 80
COUNTERS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
PLAY = """() => {
  window.updates = 0;
  window.touched = 0;
  let seen = "";
  window.player = setInterval(() => {
    const page = document.querySelector(".table-page");
    if (page.dataset.version !== seen) { seen = page.dataset.version; window.updates++; }
    const open = [...document.querySelectorAll("[data-touch].open")];
    if (!open.length || document.querySelector(".busy") || document.querySelector(".verdict")) return;
    open[(window.touched * 7) % open.length].click();
    window.touched++;
  }, 30);
}"""


def measure(page: Page, game: str) -> str:
    page.evaluate(PLAY)
    wait_until(page, f"window.touched >= {LATE[game]}")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before, first = counters(session), page.evaluate("window.updates")
    wait_until(page, f"window.updates >= {first + UPDATES}")
    after, last = counters(session), page.evaluate("window.updates")
    page.evaluate("clearInterval(window.player)")
    nodes = page.evaluate("document.querySelectorAll('*').length")
    spent = [1000 * (after[name] - before[name]) / max(1, last - first) for name in COUNTERS]
    return (
        f"{game}: script {spent[0]:.1f} + style {spent[1]:.1f} + layout {spent[2]:.1f} ms an update, "
        f"all tasks {spent[3]:.1f} ms; {last - first} updates, {nodes} elements"
    )


def wait_until(page: Page, true: str) -> None:
    """Playwright's own waiting evaluates text in the page, which the page's policy forbids."""
    while not page.evaluate(f"{true} || !!document.querySelector('.verdict')"):
        page.wait_for_timeout(200)


def counters(session: object) -> dict[str, float]:
    found = session.send("Performance.getMetrics")["metrics"]  # type: ignore[attr-defined]
    return {each["name"]: each["value"] for each in found}


def main() -> int:
    if not find():
        print("ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path", file=sys.stderr)
        return 2
    with server_and_browser("render") as (server, browser):
        for game in sys.argv[1:] or list(LATE):
            visitor = Visitor(browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"))
            sit_at(visitor.page, server, game, SEATS)
            print(measure(visitor.page, game), flush=True)
            visitor.context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
