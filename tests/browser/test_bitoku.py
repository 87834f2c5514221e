"""Bitoku in the browser: every touch that is offered lies on the board; by mouse, finger and keyboard; the Tengu."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ennichi
from ennichi import bots
from ennichi.bitoku.state import SUMMER, Bitoku
from ennichi.bitoku.tengu_board import TENGU

from .alone import Alone, Shown
from .conftest import Server, Visit
from .playing import (
    check_axe,
    check_width,
    play_with_a_finger,
    play_with_the_keyboard,
    play_with_the_mouse,
    sit_at,
    table_of,
)

BUTTONS = ("done", "pass", "option", "choice", "draw")  # what may be offered by the prompt alone
PATIENCE = 170.0  # seconds
DECISIONS = {1: 30, 4: 50}  # of one player, by seats; a whole game has some 200
MANY_TURNS = 40  # touches of one player: more than a round

# Keeps the last thing that the server said about the position.
LISTEN = """() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const said = JSON.parse(event.data);
        if (said.type !== "state") return;
        window.lastState = said;
        if (said.log.some((line) => line.event === "tengu-step")) window.toldOfTengu = said.log;
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
    // A touch that comes before the decision is drawn is meant for the one before it, and is not sent.
    if (document.querySelector(".table-page").dataset.version !== String(state.version)) return;
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
    const dull = [...document.querySelectorAll(".table .open.chosen")]; // what may be touched glows
    seen.unseen.push(...dull.map((each) => `${state.ask}: ${each.dataset.touch} does not glow`));
    const rare = /^(option|building|mitama|dragonfly|crystal|rock|beside|path|pilgrim|advance|draw)/;
    const weight = (one) => /^(done|pass)$/.test(one) ? 0.08 : rare.test(one) ? 5 : 2;
    let rest = random() * offered.reduce((sum, name) => sum + weight(name), 0);
    const chosen = offered.find((name) => (rest -= weight(name)) <= 0) ?? offered[0];
    document.querySelector(`[data-touch="${CSS.escape(chosen)}"].open`)?.click();
  }, 12);
}"""


def play_by_itself(page: Page, decisions: int) -> dict[str, Any]:
    """Plays within the page until so many decisions were made, or to the end; what was seen is the answer."""
    page.evaluate(PLAY, list(BUTTONS))
    ends = time.monotonic() + PATIENCE
    while page.evaluate(f"!window.seen.over && window.seen.count < {decisions}"):
        assert time.monotonic() < ends, page.evaluate("JSON.stringify(window.seen)")
        page.wait_for_timeout(100)
    page.evaluate("clearInterval(window.player)")
    seen: dict[str, Any] = page.evaluate("window.seen")
    assert seen["missing"] == []
    assert seen["unseen"] == []
    return seen


@pytest.mark.parametrize("seats", [4])
def test_every_offered_touch_is_on_the_board(server: Server, visit: Visit, seats: int) -> None:
    me = visit()
    page = me.page
    me.context.add_init_script(f"({LISTEN})()")
    sit_at(page, server, "bitoku", seats)
    check_axe(page)
    check_width(page, 1440)
    seen = play_by_itself(page, DECISIONS[seats])
    assert len(seen["asks"]) > 10
    check_axe(page)


def test_a_whole_game_with_the_mouse(server: Server, visit: Visit) -> None:
    me = visit()
    sit_at(me.page, server, "bitoku", 2, early_pass=True)
    assert play_with_the_mouse(me.page, MANY_TURNS) == MANY_TURNS
    play_with_the_mouse(me.page, shortly=True)
    expect(me.page.locator('[data-count="done"]')).to_be_visible()
    check_axe(me.page)


def test_a_whole_game_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    """All sorts of turns first, then the shortest way to the end; nothing is ever out of reach."""
    me = visit()
    sit_at(me.page, server, "bitoku", 2, early_pass=True)
    assert play_with_the_keyboard(me.page, MANY_TURNS) == MANY_TURNS
    play_with_the_keyboard(me.page, shortly=True)
    expect(me.page.locator('[data-count="done"]')).to_be_visible()


def test_a_whole_game_by_finger_on_a_phone(server: Server, visit: Visit) -> None:
    me = visit(390, 844, color_scheme="dark", has_touch=True, is_mobile=True)
    sit_at(me.page, server, "bitoku", 2, early_pass=True)
    assert play_with_a_finger(me.page, MANY_TURNS) == MANY_TURNS
    check_width(me.page, 390)
    check_axe(me.page)
    play_with_a_finger(me.page, shortly=True)
    expect(me.page.locator('[data-count="done"]')).to_be_visible()
    check_width(me.page, 390)


def test_on_a_phone_a_tab_leads_to_what_is_open_in_the_hand(server: Server, visit: Visit) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sit_at(me.page, server, "bitoku", 2)
    card = me.page.locator("#z-drawn .open").first
    expect(card).to_be_in_viewport(ratio=1)  # a decision brings its place into view
    lit = me.page.locator(".tabs a.lit")
    expect(lit).to_have_count(1)
    me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    lit.tap()
    expect(card).to_be_in_viewport(ratio=1)
    below = "() => document.querySelector('#z-drawn .open').getBoundingClientRect().top"
    assert me.page.evaluate(below) >= me.page.evaluate(
        "document.querySelector('.prompt').getBoundingClientRect().bottom"
    )


def test_what_is_printed_explains_itself(server: Server, visit: Visit) -> None:
    """Also what has no touch of its own, in the language of the reader."""
    me = visit(settings={"language": "fr"})
    sit_at(me.page, server, "bitoku", 3)
    me.page.get_by_role("button", name="Voir le plateau").click()  # the cards of the first decision lie over it
    for thing, said in (
        ("@lake.yomi", "Trésor du lac"),
        ("@forest.forges.4", "dé de 6"),
        ("@counter.2", "bois"),
        ("@price.mitama.0", "reconstituée"),
        ("region.glade", "On y prend des ressources"),
        ("path.b1", "accompli 1 carte Bitoku"),
        ("resource.jade", "Sert à payer"),
    ):
        me.page.locator(f'[data-about="{thing}"], [data-touch="{thing}"]').first.hover()
        me.page.locator(".tip", has_text=said).wait_for()


def position_with_drawn_visions() -> Bitoku:
    g = ennichi.new("bitoku", seats=1, seed=3, names=("Inês",))
    assert isinstance(g, Bitoku)
    bot = bots.make("greedy", 3)
    while not (g.todo and g.todo[-1].asks == "ask-vision"):
        g.play(bot.choose(g))
    return g


def test_drawn_cards_lie_on_a_sheet_over_the_board(server: Server, visit: Visit) -> None:
    """They are all to be seen, and neither board changes its place."""
    g = position_with_drawn_visions()
    page = visit(1366, 650).page
    page.goto(server.address)
    made = page.context.request.post(f"{server.address}/api/records", data={"text": g.record()}).json()
    page.goto(server.address + made["link"])
    cards = page.locator("#z-drawn .bk-vision")
    expect(cards).to_have_count(2)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    docked = page.locator(".bk-own").bounding_box()
    page.locator("#z-drawn .open").first.click()
    expect(page.locator("#z-drawn")).to_have_count(0)
    assert page.locator(".bk-own").bounding_box() == docked


@pytest.mark.parametrize("window", [(1366, 650), (1280, 720), (1366, 768)])
def test_the_cards_of_spring_are_large(server: Server, visit: Visit, window: tuple[int, int]) -> None:
    """The first decision is about them alone; the board below can be looked at, and its displays stay free."""
    page = visit(*window).page
    sit_at(page, server, "bitoku", 4)
    cards = page.locator("#z-drawn .open")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
        box = card.bounding_box()
        assert box
        assert box["width"] >= 120
        assert box["height"] >= 140
    sheet, displays = (page.locator(each).bounding_box() for each in ("#z-drawn", "#z-displays"))
    assert sheet
    assert displays
    assert sheet["x"] + sheet["width"] <= displays["x"]
    page.get_by_role("button", name="See the board").click()
    expect(cards.first).to_be_hidden()
    page.get_by_role("button", name="Show the cards").click()
    cards.first.click()
    expect(page.locator("#z-drawn")).to_have_count(0)
    expect(page.locator("#z-hand .bk-yokai")).to_have_count(3)


# Alone against the Tengu.


def test_a_whole_game_against_the_tengu(server: Server, visit: Visit) -> None:
    """To the end count, in which the Tengu has its own column, with the mouse; then the film of it."""
    me = visit()
    page = me.page
    me.context.add_init_script(f"({LISTEN})()")
    sit_at(page, server, "bitoku", 1, early_pass=True)
    tengu = page.locator("#z-tengu")
    expect(tengu.locator(".bk-trow .bk-tcard")).to_have_count(3)
    check_axe(page)
    play_by_itself(page, DECISIONS[1])
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_contain_text("Tengu")
    check_axe(page)
    page.keyboard.press("Escape")
    play_with_the_mouse(page, MANY_TURNS)
    play_with_the_mouse(page, shortly=True)
    expect(page.locator('[data-count="done"]')).to_contain_text("Tengu")
    check_axe(page)
    table = table_of(page)
    frames = server.ask(f"/api/tables/{table}/frames?lang=en")["frames"]
    lines = [server.ask(f"/api/tables/{table}/frames/{number}?lang=en")["log"] for number in range(20)]
    first = next(n for n, log in enumerate(lines) if any(line["event"] == "tengu-rolled" for line in log))
    assert first < len(frames)
    page.goto(f"{server.address}/t/{table}/replay#{first}")
    expect(page.locator("#z-tengu .bk-tstep.bk-done")).to_have_count(1)
    page.locator('[data-about="region.glade"]').hover()
    expect(page.locator(".tip")).to_contain_text("Resources are taken here")
    check_axe(page)


def to_its_turn(page: Page) -> None:
    """Plays until the Tengu has had a turn."""
    page.evaluate(PLAY, list(BUTTONS))
    page.wait_for_function("() => document.querySelector('.bk-tturn .bk-tstep')", polling=20)
    page.evaluate("clearInterval(window.player)")


def test_each_step_of_the_tengu_is_told(server: Server, visit: Visit) -> None:
    """As the server tells them in the log: each skipped step with its reason, then the one that is taken."""
    me = visit()
    page = me.page
    me.context.add_init_script(f"({LISTEN})()")
    sit_at(page, server, "bitoku", 1)
    to_its_turn(page)
    log = page.evaluate("window.toldOfTengu")
    turn = [line for line in log if line["event"] in ("tengu-skipped", "tengu-step")]
    reasons = [line["text"].partition(": ")[2] for line in turn]
    steps = page.locator(".bk-tstep")
    letters = [steps.nth(i).locator(".bk-tletter").inner_text() for i in range(steps.count())]
    assert letters == list("ABCDEFGHIJKL")[: len(letters)]
    assert page.locator(".bk-tstep.bk-done").count() == 1
    assert page.locator(".bk-trest .bk-tletter").count() == 12 - len(letters)
    told = [steps.nth(i).inner_text().lower() for i in range(steps.count())]
    assert all(reasons[-len(told) :][i].lower() in told[i] for i in range(len(told)))


def position_with_a_spring_of_the_tengu() -> Bitoku:
    """A summer after a spring in which its crystals brought it movement points."""
    g = ennichi.new("bitoku", seats=1, seed=4, names=("Inês",))
    assert isinstance(g, Bitoku)
    bot = bots.make("greedy", 4)
    while not (g.round == 2 and g.phase == SUMMER and g.players[TENGU].crystals()):
        g.play(bot.choose(g))
    return g


def test_the_panel_shows_what_decides_the_turns_of_the_tengu(server: Server, visit: Visit) -> None:
    """Its place on the Bitoku path, what waits, pilgrims, kodamas against yours; and its spring among its turns."""
    g = position_with_a_spring_of_the_tengu()
    it, human = g.players[TENGU], g.players[0]
    me = visit()
    page = me.page
    page.goto(server.address)
    made = page.context.request.post(f"{server.address}/api/records", data={"text": g.record()}).json()
    page.goto(server.address + made["link"])
    page.wait_for_selector("#asked")

    def said(fact: str) -> str:
        return page.locator(f'[data-about="@tengu-fact.{fact}"]').get_attribute("aria-label") or ""

    arrived = len([seat for seat in g.sleepers if seat == TENGU])
    assert said("pilgrims") == f"Pilgrims: {it.awake} left, {len(it.walkers)} on the way, {arrived} arrived"
    assert said("path").count("completed") == it.completed
    assert said("path").count(",") + 1 >= len(it.bitoku)
    assert f"dragonflies waiting: {len(it.dragonflies)};" in said("spirits")
    assert said("spirits").startswith("Mitamas: mitamas waiting: none") == (not it.mitamas)
    assert f"in spring they bring it {it.crystals()} movement points" in said("crystals")
    assert f"{it.built} of 6 counters used" in said("buildings")
    gaps = [yours - mine for yours, mine in zip(human.kodamas, it.kodamas, strict=True)]
    assert said("kodamas").count(" behind (") == len([gap for gap in gaps if gap > 0])
    assert said("kodamas").count(" level (") == gaps.count(0)
    sheet = page.locator(".bk-tsheet")
    expect(sheet).to_be_hidden()
    page.locator(".bk-tlast").click()
    expect(sheet).to_be_visible()
    title = page.locator(".bk-thead h3")
    expect(title).to_contain_text("Turn")
    for _ in range(40):
        if "Spring of round" in title.inner_text():
            break
        page.get_by_role("button", name="Earlier turn of the Tengu").click()
    expect(title).to_contain_text("Spring of round")
    expect(page.locator(".bk-tdone li").first).to_contain_text("for its crystals")
    expect(page.locator(".bk-tstep")).to_have_count(0)
    check_axe(page)
    page.locator("#asked").click()
    expect(sheet).to_be_hidden()


def test_the_tengu_on_a_phone(server: Server, visit: Visit) -> None:
    """From the lobby on, where its strength is chosen."""
    me = visit(390, 844, has_touch=True, is_mobile=True)
    page = me.page
    me.context.add_init_script(f"({LISTEN})()")
    page.goto(server.address)
    page.get_by_text("Bitoku", exact=True).first.click()
    page.get_by_text("1", exact=True).first.click()
    page.locator("summary").last.click()
    expect(page.locator(".opt").first).to_contain_text("Easier")  # what makes the Tengu weaker or stronger comes first
    check_width(page, 390)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#asked")
    to_its_turn(page)
    steps = page.locator(".bk-tsteps")
    expect(steps).to_be_hidden()
    page.locator(".bk-tlast").tap()
    expect(steps).to_be_visible()
    check_width(page, 390)
    check_axe(page)


# Names of regions that lie over a place of the forest, and whether the order of play has its name.
PLATES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const places = [...document.querySelectorAll(".bk-beyond > *, .bk-spaces > *, .bk-seat > :not(b)")].map(box);
  const over = (name) => places.some((place) =>
    Math.min(name.right, place.right) - Math.max(name.left, place.left) > 0.5 &&
    Math.min(name.bottom, place.bottom) - Math.max(name.top, place.top) > 0.5);
  const plates = [...document.querySelectorAll(".bk-rn")];
  const found = plates.filter((name) => over(box(name))).map((name) => name.innerText);
  const named = [...document.querySelectorAll(".bk-order .bk-ot")].some((name) => name.getClientRects().length);
  return named ? found : [...found, "the order of play has no name"];
}"""
LOW_WINDOWS = ((1240, 720), (1280, 720), (1366, 650), (1366, 768))


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_names_of_regions_cover_no_place(visit: Visit, server: Server, language: str) -> None:
    page = visit(settings={"language": language}).page
    sit_at(page, server, "bitoku", 4)
    expect(page.locator(".bk-rn")).to_have_count(5)
    for width, height in LOW_WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(PLATES) == []


# What is printed on the cards of the hills and sticks out of them.
SPILLED = """() => [...document.querySelectorAll(".bk-wild")].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  const out = [...card.querySelectorAll(".bk-ce :is(.i, b, .bk-less)")].filter((sign) => {
    const {left, right} = sign.getBoundingClientRect();
    return left < edge.left + 0.5 || right > edge.right - 0.5;
  });
  return out.map((sign) => `${card.dataset.about}: ${sign.textContent || sign.tagName}`);
})"""


def test_reductions_stay_on_the_cards_of_the_hills(visit: Visit, server: Server) -> None:
    page = visit(1280, 720).page
    game = Alone("bitoku", 4, {}, seed=13)
    game.play_others()
    Shown(page, server, game)
    assert page.locator("[data-about='yokai.nezumi-2'] .bk-less").count() == 2
    for width, height in ((1280, 720), (1366, 650), (1366, 768), (1100, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SPILLED) == [], (width, height)
