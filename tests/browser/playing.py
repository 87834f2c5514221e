"""How people play: with a mouse, a finger, or the keyboard. Each way ends after a while, whatever happens."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .conftest import ROOT, STEP, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 150.0  # seconds for a whole game
ANSWER = 3.0  # seconds after which a hit has missed

# Nobody passes who could do more, unless the game is to be short.
# What the page shows: "over", "wait" (also while it still shows the version that was hit), "covered" when something
# lies over the nth open thing, or where that can be hit and in which version.
AIM = """async ([n, hitVersion, shortly]) => {
  if (document.querySelector(".verdict")) return "over";
  const {version} = document.querySelector(".table-page").dataset;
  if (version === hitVersion) return "wait";
  // A new decision scrolls to its place after it is drawn; nobody hits what he has not seen.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  if (document.querySelector(".table-page")?.dataset.version !== version) return "wait";
  const open = [...document.querySelectorAll("[data-touch].open")].filter((each) =>
    each.getClientRects().length > 0 && getComputedStyle(each).visibility !== "hidden");
  if (!open.length || document.querySelector(".busy")) return "wait";
  const more = open.filter((each) => shortly || each.dataset.touch !== "pass");
  const thing = more.length ? more[n % more.length] : open[0];
  thing.scrollIntoView({block: "center", inline: "center"});
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && thing.contains(hit) ? [x, y, version] : "covered";
}"""

# The same for the keyboard: "over", "wait", "away" when the focus is on nothing that is open, "pass", or "there".
FOCUS = """() => {
  if (document.querySelector(".verdict")) return "over";
  const {length} = document.querySelectorAll("[data-touch].open");
  if (!length || document.querySelector(".busy")) return "wait";
  const there = document.activeElement;
  if (!there?.matches("[data-touch].open")) return "away";
  return length > 1 && there.dataset.touch === "pass" ? "pass" : "there";
}"""

# Which version of the table the page shows; none while a touch is on its way.
SHOWN = """Number(document.querySelector(".table-page:not(.busy)")?.dataset.version ?? -1)"""

# Touches what is open, again and again, as fast as the page answers.
HURRY = """() => {
  let n = 0;
  clearInterval(window.hurry);
  window.hurry = setInterval(() => {
    if (document.querySelector(".verdict")) return clearInterval(window.hurry);
    const open = [...document.querySelectorAll("[data-touch].open")].filter((each) => each.getClientRects().length);
    if (open.length && !document.querySelector(".busy")) open[(7 * n++) % open.length].click();
  }, 25);
}"""


def sit_down(page: Page, server: Server, seats: int = 2) -> None:
    """From the lobby to the table."""
    page.goto(server.address)
    page.get_by_text(str(seats), exact=True).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("#asked")


def sit_at(page: Page, server: Server, game: str, seats: int, bot: str = "random", **options: Any) -> None:
    """At a new table, without the lobby; the other seats are bots."""
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    table = {"game": game, "options": options, "seats": [{"kind": "me", "name": "Inês"}, *others], "language": "en"}
    made = page.context.request.post(f"{server.address}/api/tables", data=table).json()
    page.goto(server.address + made["link"])
    page.wait_for_selector("#asked")


def table_of(page: Page) -> str:
    return re.split("[/#]", page.url.split("/t/")[1])[0]


def play_with_the_mouse(page: Page, touches: int = 10_000, shortly: bool = False) -> int:
    return play_by_hitting(page, touches, page.mouse.click, shortly)


def play_with_a_finger(page: Page, touches: int = 10_000, shortly: bool = False) -> int:
    return play_by_hitting(page, touches, page.touchscreen.tap, shortly)


def play_by_hitting(page: Page, touches: int, hit: Callable[[float, float], None], shortly: bool) -> int:
    """Hits what glows until the game is over, or so often; how often is the answer.

    Shortly: always the first thing, which is a button of the prompt where there is one, such as to pass.
    """
    ends = time.monotonic() + PATIENCE
    played = covered = 0
    hit_at, version = 0.0, ""
    while played < touches:
        assert time.monotonic() < ends, f"the game takes too long; {played} touches"
        answered = time.monotonic() > hit_at + ANSWER  # or never will be: then it is hit again
        aim = page.evaluate(AIM, [0 if shortly else 7 * played, "" if answered else version, shortly])
        if aim == "over":
            break
        if aim == "wait":
            page.wait_for_timeout(8)
        elif aim == "covered":
            covered += 1
            assert covered < 20, "something lies over what may be touched"
            page.keyboard.press("Escape")
        else:
            x, y, version = aim
            hit(x, y)
            hit_at = time.monotonic()
            played += 1
            covered = 0
    return played


def play_with_the_keyboard(page: Page, touches: int = 10_000, shortly: bool = False) -> int:
    """Walks with arrows and Tab, and enters what it comes to; how many touches that were.

    Shortly: enters always the first thing, which is a button of the prompt where there is one, such as to pass.
    """
    ends = time.monotonic() + PATIENCE
    played = moves = 0
    while played < touches and (state := page.evaluate(FOCUS)) != "over":
        assert time.monotonic() < ends, f"the game takes too long; {played} touches"
        if state == "wait":
            page.wait_for_timeout(8)
        elif state == "away":
            page.keyboard.press("Tab")
        else:
            if not shortly:
                page.keyboard.press(("ArrowRight", "ArrowDown", "Tab", "ArrowLeft")[moves % 4])
                moves += 1
            else:
                page.evaluate("document.querySelector('[data-touch].open')?.focus()")
            if shortly or page.evaluate(FOCUS) == "there":  # Tab may have left what is open
                page.keyboard.press("Enter")
                played += 1
    return played


def until(page: Page, true: Callable[[], bool], seconds: float = STEP) -> None:
    """Waits for something that only the server or the page's own numbers tell."""
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends, "it does not happen"
        page.wait_for_timeout(70)  # the server counts the questions


def number_of(page: Page, server: Server) -> int:
    """How many touches the server has."""
    return int(server.ask(f"/api/tables/{table_of(page)}")["number"])


def wait_for_more(page: Page, server: Server, number: int) -> None:
    """Until the server has more touches than so many."""
    until(page, lambda: number_of(page, server) > number)


def wait_for_my_turn(page: Page, server: Server) -> None:
    """Until seat 1 must act and its page shows that: no bot changes anything after this."""

    def settled() -> bool:
        state = server.ask(f"/api/tables/{table_of(page)}")
        mine = state["view"]["over"] or state["view"]["actor"] == 0
        return bool(mine and page.evaluate(SHOWN) == state["version"])

    until(page, settled)


def hurry(page: Page) -> None:
    """Starts to play by itself in the page; nothing is waited for."""
    page.evaluate(HURRY)


def check_axe(page: Page) -> None:
    """No serious violation of the accessibility rules."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert not serious, serious


def check_width(page: Page, width: int) -> None:
    """Nothing sticks out to the right."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
