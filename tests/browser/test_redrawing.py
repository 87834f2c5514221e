"""An update draws again all that changed, and little else. Counted, not timed: a busy machine changes nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import CDPSession, Page

from .alone import Alone, Shown
from .conftest import Server, Visit
from .playing import SHOWN, sit_at, until, wait_for_my_turn

GAMES: dict[str, dict[str, Any]] = {"bamboo": {"night": True}, "bitoku": {}, "iki": {"akebono": True}}
SEATS = 4
TOUCHES = 10


class Cost(NamedTuple):
    """What an update takes, in the mean."""

    calls: float  # of functions of the game's own drawings
    all_calls: float  # of all functions of the page
    layouts: float
    styles: float  # how often the page computes styles
    changes: float  # of the document


# The same updates each time, late in a game. Each limit is a tenth above what is true.
LIMITS = {
    "bamboo": Cost(calls=132, all_calls=10_400, layouts=2.6, styles=2.9, changes=38),
    "bitoku": Cost(calls=465, all_calls=23_000, layouts=2.1, styles=2.9, changes=36),
    "iki": Cost(calls=620, all_calls=20_900, layouts=2.6, styles=4.0, changes=63),
}
BEFORE = {"bamboo": 240, "bitoku": 340, "iki": 120}  # touches before the first update that counts
WARMING, UPDATES = 4, 30

TOUCH = """(n) => {
  const open = [...document.querySelectorAll("[data-touch].open")];
  open[n % open.length]?.click();
  return open.length > 0;
}"""

# The boards and seats as they are drawn, without what tells of the way there or of who thinks: an element a line.
DRAWN = """() => [...document.querySelectorAll(".shell *")].filter((each) =>
  !each.closest("#z-log, .dots, .presence")).map((each) => {
  const attributes = [...each.attributes].filter(({name, value}) =>
    !["data-moved", "data-travels"].includes(name) && (name !== "style" || value));
  const words = [...each.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data);
  return [each.localName, ...attributes.map(({name, value}) => `${name}="${value}"`).sort(), ...words].join(" ");
})"""

# Counts what is changed of the table from now on.
COUNT = """() => {
  window.changes = 0;
  const page = document.querySelector(".table-page");
  new MutationObserver((changed) => (changes += changed.length)).observe(
    page, {subtree: true, childList: true, attributes: true, characterData: true});
}"""

# Two frames show what arrived, and what follows from it.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def play(page: Page, server: Server, touches: int) -> None:
    """Touches so often, whenever it is the person's turn."""
    before = int(page.evaluate(SHOWN))
    for n in range(touches):
        until(page, lambda nth=n: bool(page.evaluate(TOUCH, 7 * nth)))  # type: ignore[misc]
        until(page, lambda shown=before: page.evaluate(SHOWN) > shown)  # type: ignore[misc]
        wait_for_my_turn(page, server)
        before = int(page.evaluate(SHOWN))


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
    alone = Alone(game, SEATS, GAMES[game])
    while alone.number < BEFORE[game]:
        play_one(alone)
    shown = Shown(visitor.page, server, alone)
    for _ in range(WARMING):
        update(shown)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable")
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    visitor.page.evaluate(COUNT)
    before = counted(session, "LayoutCount"), counted(session, "RecalcStyleCount")
    for _ in range(UPDATES):
        update(shown)
    layouts, styles = counted(session, "LayoutCount") - before[0], counted(session, "RecalcStyleCount") - before[1]
    own, everything = calls(session, game)
    totals = (own, everything, layouts, styles, int(visitor.page.evaluate("changes")))
    cost = Cost(*(total / UPDATES for total in totals))
    over = [what for what, value in cost._asdict().items() if value > getattr(LIMITS[game], what)]
    assert not over, f"{over} of {cost} are more than {LIMITS[game]}"


def play_one(game: Alone) -> None:
    """One touch of whoever must act."""
    if game.room.game.seat:
        game.play(game.chance.choice(game.room.game.options))
    else:
        game.play_own(7 * game.number)


def update(shown: Shown) -> None:
    play_one(shown.game)
    shown.show()
    shown.page.evaluate(SETTLED)


def calls(session: CDPSession, game: str) -> tuple[int, int]:
    """Of functions that draw the game, and of all functions of the page, since the coverage began."""
    scripts: list[dict[str, Any]] = session.send("Profiler.takePreciseCoverage")["result"]
    own = everything = 0
    for script in scripts:
        if "/assets/" not in script["url"]:
            continue
        for each in script["functions"]:
            count = each["ranges"][0]["count"]
            everything += count
            if each["functionName"] and f"/assets/{game}-" in script["url"]:
                own += count
    return own, everything


def counted(session: CDPSession, name: str) -> int:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return int(next(each["value"] for each in metrics if each["name"] == name))
