"""Bitoku in the browser: every touch that is offered lies on the board; by finger and by keyboard."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from .conftest import Server, Visit
from .playing import FOCUS, check_axe, check_width, play_with_a_finger

BUTTONS = ("done", "pass", "option", "choice", "draw")  # what may be offered by the prompt alone
PATIENCE = 170.0  # seconds
DECISIONS = 160  # of one player; a whole game has some 200
BY_KEYBOARD = 25

# Keeps the last thing that the server said about the position.
LISTEN = """() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const said = JSON.parse(event.data);
        if (said.type === "state") window.lastState = said;
      });
    }
  };
}"""

# At every new decision: is all that is offered drawn and open? Then touch something of it, gladly something rare.
PLAY = """(buttons) => {
  const seen = {count: 0, asks: {}, missing: [], unseen: []};
  window.seen = seen;
  let at = -1, seed = 5, waited = 0;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  window.player = setInterval(() => {
    if (document.querySelector(".verdict")) { seen.over = true; return clearInterval(window.player); }
    const state = window.lastState;
    const open = [...document.querySelectorAll("[data-touch].open")];
    if (!state || !open.length || document.querySelector(".busy") || state.version === at) return;
    const names = new Set(open.map((each) => each.dataset.touch));
    const offered = state.touches.map((each) => each.name);
    // What has just arrived is drawn with the next frame; only what is not drawn for long is missing.
    if (offered.some((name) => !names.has(name)) && waited++ < 200) return;
    waited = 0;
    at = state.version;
    seen.count++;
    seen.asks[state.ask] = (seen.asks[state.ask] ?? 0) + 1;
    for (const name of offered) {
      const drawn = document.querySelector(`.table [data-touch="${CSS.escape(name)}"].open`);
      const button = document.querySelector(`.prompt [data-touch="${CSS.escape(name)}"].open`);
      if (!drawn && !(button && buttons.includes(name.split(".")[0]))) seen.missing.push(`${state.ask}: ${name}`);
      if (drawn && drawn.getClientRects().length === 0) seen.unseen.push(`${state.ask}: ${name}`);
    }
    const rare = /^(option|building|mitama|dragonfly|crystal|rock|beside|path|pilgrim|advance|draw)/;
    const weight = (one) => /^(done|pass)$/.test(one) ? 0.08 : rare.test(one) ? 5 : 2;
    let rest = random() * offered.reduce((sum, name) => sum + weight(name), 0);
    const chosen = offered.find((name) => (rest -= weight(name)) <= 0) ?? offered[0];
    document.querySelector(`[data-touch="${CSS.escape(chosen)}"].open`)?.click();
  }, 12);
}"""


def sit(page: Page, server: Server, seats: int) -> None:
    """At a new table of Bitoku, against the quickest bots."""
    page.goto(server.address)
    games = server.ask("/api/games?lang=en")
    bot = next(game for game in games if game["name"] == "bitoku")["bots"][0]["name"]
    chairs = [{"kind": "me", "name": "Inês"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)]
    table = page.evaluate(
        """async (body) => (await (await fetch("/api/tables", {
          method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json())""",
        {"game": "bitoku", "options": {}, "seats": chairs, "language": "en"},
    )
    page.goto(server.address + table["link"])
    page.wait_for_selector(".bk-regions")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_offered_touch_is_on_the_board(server: Server, visit: Visit, seats: int) -> None:
    me = visit()
    page = me.page
    me.context.add_init_script(f"({LISTEN})()")
    sit(page, server, seats)
    check_axe(page)
    check_width(page, 1440)
    page.evaluate(PLAY, list(BUTTONS))
    ends = time.monotonic() + PATIENCE
    while page.evaluate(f"!window.seen.over && window.seen.count < {DECISIONS}"):
        assert time.monotonic() < ends, page.evaluate("JSON.stringify(window.seen)")
        page.wait_for_timeout(200)
    page.evaluate("clearInterval(window.player)")
    seen = page.evaluate("window.seen")
    assert seen["missing"] == []
    assert seen["unseen"] == []
    assert len(seen["asks"]) > 12
    check_axe(page)


def test_by_finger_on_a_phone(server: Server, visit: Visit) -> None:
    me = visit(390, 844, color_scheme="dark", has_touch=True, is_mobile=True)
    sit(me.page, server, 3)
    play_with_a_finger(me.page, 70)
    check_width(me.page, 390)
    check_axe(me.page)


def test_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    me = visit()
    page = me.page
    sit(page, server, 2)
    ends = time.monotonic() + PATIENCE
    played = 0
    while played < BY_KEYBOARD and (state := page.evaluate(FOCUS)) != "over":
        assert time.monotonic() < ends, f"{played} touches only"
        if state == "wait":
            page.wait_for_timeout(8)
        elif state == "away":
            page.keyboard.press("Tab")
        else:
            page.keyboard.press(("ArrowRight", "ArrowDown", "Tab", "ArrowLeft")[played % 4])
            if page.evaluate(FOCUS) == "there":
                page.keyboard.press("Enter")
                played += 1
    assert played == BY_KEYBOARD


def test_what_is_printed_explains_itself(server: Server, visit: Visit) -> None:
    """Also what has no touch of its own, in the language of the reader."""
    me = visit(settings={"language": "fr"})
    sit(me.page, server, 3)
    for thing, said in (("@lake.yomi", "Trésor du lac"), ("@forest.forges.4", "dé de 6"), ("@counter.2", "bois")):
        me.page.locator(f'[data-about="{thing}"]').hover()
        me.page.locator(".tip", has_text=said).wait_for()
