"""An update draws again all that changed, and little else. Counted, not timed: a busy machine changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from .conftest import Server, Visit
from .playing import SHOWN, sit_at, until, wait_for_my_turn

GAMES: dict[str, dict[str, Any]] = {"bamboo": {"night": True}, "bitoku": {}, "iki": {"akebono": True}}
SEATS = 4
TOUCHES = 10
# Calls of the functions that draw a game, for one update, in the mean. Drawing everything anew took 420, 630 and 810.
CALLS = {"bamboo": 220, "bitoku": 420, "iki": 560}
LAYOUTS = 4  # of the page for one update, in the mean

TOUCH = """(n) => {
  const open = [...document.querySelectorAll("[data-touch].open")];
  open[n % open.length].click();
}"""

# The boards and seats as they are drawn, without what tells of the way there or of who thinks: an element a line.
DRAWN = """() => [...document.querySelectorAll(".shell *")].filter((each) =>
  !each.closest("#z-log, .dots, .presence")).map((each) => {
  const attributes = [...each.attributes].filter(({name, value}) =>
    !["data-moved", "data-travels"].includes(name) && (name !== "style" || value));
  const words = [...each.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data);
  return [each.localName, ...attributes.map(({name, value}) => `${name}="${value}"`).sort(), ...words].join(" ");
})"""


def play(page: Page, server: Server, touches: int) -> int:
    """Touches so often, whenever it is the person's turn; how many updates that brought is the answer."""
    first = before = int(page.evaluate(SHOWN))
    for n in range(touches):
        page.evaluate(TOUCH, 7 * n)
        until(page, lambda shown=before: page.evaluate(SHOWN) > shown)  # type: ignore[misc]
        wait_for_my_turn(page, server)
        before = int(page.evaluate(SHOWN))
    return before - first


@pytest.mark.parametrize("game", GAMES)
def test_what_was_kept_is_what_would_be_drawn_anew(visit: Visit, server: Server, game: str) -> None:
    page = visit().page
    sit_at(page, server, game, SEATS, **GAMES[game])
    wait_for_my_turn(page, server)
    for _ in range(2):
        play(page, server, TOUCHES)
        kept = page.evaluate(DRAWN)
        page.reload()
        page.wait_for_selector("#asked")
        wait_for_my_turn(page, server)
        assert page.evaluate(DRAWN) == kept


@pytest.mark.parametrize("game", GAMES)
def test_an_update_draws_little(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    page = visitor.page
    sit_at(page, server, game, SEATS, **GAMES[game])
    wait_for_my_turn(page, server)
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    layouts = laid_out(session)
    updates = play(page, server, TOUCHES)
    assert calls(session, game) / updates < CALLS[game]
    assert (laid_out(session) - layouts) / updates < LAYOUTS


def calls(session: CDPSession, game: str) -> int:
    """Of functions that draw the game, since the coverage began."""
    scripts: list[dict[str, Any]] = session.send("Profiler.takePreciseCoverage")["result"]
    functions = [each for script in scripts if f"/assets/{game}-" in script["url"] for each in script["functions"]]
    return sum(each["ranges"][0]["count"] for each in functions if each["functionName"])


def laid_out(session: CDPSession) -> int:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return int(next(each["value"] for each in metrics if each["name"] == "LayoutCount"))
