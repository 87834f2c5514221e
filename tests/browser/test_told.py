"""What happens is told: deeds of others in the prompt's place, moments step by step, and what happened meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import ennichi
from ennichi import bots
from ennichi.kernel.course import Course
from ennichi.kernel.registry import built_in

from .conftest import Server, Visit, Visitor
from .playing import HURRY, PATIENCE, check_axe, sit_at, table_of, until

# Notes what the page shows, from now on: sentences in the prompt's place, and moments with what was told of them.
NOTE = """() => {
  window.seen = {deeds: [], waits: [], moments: {}, steps: 0, held: [], heights: [], cut: []};
  const look = () => {
    const page = document.querySelector(".table-page");
    const asked = document.querySelector("#asked");
    const said = asked?.querySelector(".deeds-so-far");
    if (said) {
      window.seen.deeds.push(said.innerText);
      window.seen.heights.push(document.querySelector(".prompt").offsetHeight);
      const end = said.getBoundingClientRect().bottom - said.parentElement.getBoundingClientRect().bottom;
      if (end > 1) window.seen.cut.push(said.innerText);
    } else if (asked && !document.querySelector(".prompt.mine")) window.seen.waits.push(asked.innerText);
    const card = document.querySelector(".told-card");
    const title = card?.querySelector("h3")?.innerText;
    if (!title) return;
    const told = [...card.querySelectorAll("li")].map((line) => line.innerText);
    if (told.length >= (window.seen.moments[title]?.length ?? 0)) window.seen.moments[title] = told;
    if (card.querySelector("li.now")) {
      window.seen.steps += 1;
      window.seen.held.push(page.dataset.version);
    }
  };
  const all = {subtree: true, childList: true, characterData: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""


def moments(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate("window.seen.moments")
    return found


def put_away(page: Page) -> None:
    """A key puts away what was told; a moment that came meanwhile is told then, and takes another press."""

    def is_away() -> bool:
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)
        return not page.locator(".told-card").count()

    until(page, is_away, PATIENCE)


@pytest.mark.parametrize("game", built_in())
def test_turns_of_others_are_sentences_and_moments_are_told_step_by_step(
    server: Server, visit: Visit, game: str
) -> None:
    me = visit(settings={"pace": "fast"})
    page = me.page
    sit_at(page, server, game, 2, "greedy")
    page.evaluate(NOTE)
    page.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("window.seen.steps > 1")), PATIENCE)
    page.evaluate("clearInterval(window.hurry)")
    card = page.locator(".told-card")
    expect(card).to_be_visible()
    expect(card.locator("li.now")).to_have_count(0)  # all is told, and the table has gone on
    assert page.evaluate("new Set(window.seen.held).size") <= page.evaluate("Object.keys(window.seen.moments).length")
    told = moments(page)
    assert any(lines for lines in told.values())
    check_axe(page)
    put_away(page)
    page.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("window.seen.deeds.length")), PATIENCE)
    page.evaluate("clearInterval(window.hurry)")
    assert len(set(page.evaluate("window.seen.heights"))) == 1  # a long sentence moves nothing
    assert page.evaluate("window.seen.cut") == []  # and its end is in sight
    assert not [said for said in page.evaluate("window.seen.waits") if said and re.search(r"[?]|choose a|:", said)]
    page.keyboard.press("l")
    log = page.locator(".log")
    for title in told:
        expect(log).to_contain_text(title.rstrip("."))


# From now on: what the server says is to be told, and the page at each of these steps: its sentence, and what lies on
# the boards, with every number.
WATCH = """() => {
  window.watched = {steps: [], seen: [], pieces: []};
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const said = JSON.parse(event.data);
        const {watched} = window;
        if (said.type === "state" && said.steps.length && !watched.steps.length) watched.steps = said.steps;
      });
    }
  };
  const look = () => {
    const page = document.querySelector(".table-page.telling");
    const asked = document.querySelector("#asked");
    const line = document.querySelector(".told-card li.now") ?? asked?.querySelector("p:last-child");
    const said = line?.innerText;
    const {seen, pieces} = window.watched;
    if (!page || !said || seen.at(-1)?.said === said) return;
    const drawn = [...document.querySelectorAll(".table :is(.tile, .card, .die, .token)")];
    const numbers = [...document.querySelectorAll("[data-number]")];
    const signs = drawn.map((each) => each.outerHTML.length + each.className);
    pieces.push([...signs, ...numbers.map((each) => each.dataset.number + each.innerText)].join("|"));
    const lit = [...document.querySelectorAll("[data-told], [data-mark]")];
    seen.push({
      said, version: page.dataset.version, open: document.querySelectorAll("[data-touch].open").length,
      lit: lit.map((each) => each.dataset.place ?? each.dataset.touch ?? each.dataset.about ?? "").join(" "),
      mark: document.querySelector("[data-mark]")?.dataset.mark ?? "",
      lantern: document.querySelectorAll("#z-tengu .turn-mark").length,
    });
  };
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}"""


# What may be touched on the boards, and lies under the card or what is left of it.
COVERED = """() => {
  const card = document.querySelector(".told-card").getBoundingClientRect();
  return [...document.querySelectorAll(".table [data-touch].open")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width && box.x < card.right && card.x < box.right && box.y < card.bottom && card.y < box.bottom;
  }).map((thing) => thing.dataset.touch);
}"""


def before(game: str, seats: int, event: str) -> tuple[str, int, str]:
    """The record of a game up to the touch that brings this event about, how many come before it, and the touch."""
    course = Course(ennichi.new(game, seats=seats, seed=5))
    bot = bots.make("greedy", 1)
    while True:
        record = course.game.record()
        touch = bot.choose(course.game)
        names = [course.game.header.kind.events[each[0]].name for each in course.play(touch).events]
        if event in names:
            return record, course.number - 1, course.game.name(touch)


def bring_about(me: Visitor, server: Server, game: str, seats: int, event: str) -> None:
    """Sits down just before something happens, and touches what brings it about."""
    page = me.page
    record, at, touch = before(game, seats, event)
    me.context.add_init_script(f"({WATCH})()")
    page.goto(server.address)
    made = page.context.request.post(f"{server.address}/api/records", data={"text": record}).json()
    asked = {"at": at, "name": "Inês"}
    again = page.context.request.post(f"{server.address}/api/tables/{made['table']}/continue", data=asked).json()
    page.goto(server.address + again["link"])
    thing = page.locator(f'[data-touch="{touch}"].open').first
    thing.wait_for()
    page.keyboard.press("Escape")
    thing.dispatch_event("click")
    if page.locator(".final").count() or page.locator("#asked .final").count():
        page.get_by_role("button", name="Do it").click()


# What leaves the board as it is: it is only counted, compared or announced.
WORDS_ONLY = re.compile(
    "^(final-|victory|won|order$|temples-offer|fire-|season$|guardians$|summoned$|payday-begins|tengu-)"
)


@pytest.mark.parametrize(
    ("game", "seats", "event"),
    [
        ("bamboo", 3, "spirit-won"),  # autumn, feeding, the new year
        ("bamboo", 2, "final-count"),
        ("iki", 3, "burned"),
        ("iki", 3, "payday"),
        ("bitoku", 2, "dice-home"),
        ("bitoku", 2, "hill-cards"),
        ("bitoku", 1, "tengu-skipped"),
    ],
)
def test_the_board_shows_each_step_of_a_moment_when_it_is_told(
    server: Server, visit: Visit, game: str, seats: int, event: str
) -> None:
    me = visit(settings={"pace": "fast"})
    page = me.page
    bring_about(me, server, game, seats, event)
    page.wait_for_selector(".telling")
    page.wait_for_function("() => !document.querySelector('.telling')", timeout=25_000)
    watched = page.evaluate("window.watched")
    steps, seen, pieces = watched["steps"], watched["seen"], watched["pieces"]
    told = [one["said"] for one in seen]
    assert [step["text"] for step in steps if step["text"] in told] == told[: len(steps)]  # in their order
    assert len(told) >= len(steps) - 1
    assert not any(one["open"] for one in seen)
    assert len({one["version"] for one in seen[: len(steps)]}) == 1  # nothing is ahead of what is told
    by_text = {one["said"]: i for i, one in enumerate(seen)}
    acts = [step for step in steps if not step["title"] and not WORDS_ONLY.match(step["event"])]
    moved = [by_text.get(step["text"], 0) for step in acts]
    changes = [i for i in moved if i and pieces[i] != pieces[i - 1]]
    assert len(changes) >= min(3, len([i for i in moved if i]))
    if event == "burned":
        for step in steps:
            if step["event"] in ("burned", "fire-stopped"):
                stall = next(name for name in step["things"] if name.startswith("stall."))
                one = seen[by_text[step["text"]]]
                assert stall in one["lit"]
                assert one["mark"] == step["mark"] != ""
    card = page.locator(".told-card")
    if event == "final-count":  # the table of the end says it all at once, with nothing over it
        expect(page.locator(".end[data-count=done]")).to_be_visible()
        expect(card).to_have_count(0)
        return
    if event == "tengu-skipped":  # in the prompt's place alone; it leaves nothing to put away
        assert any(one["lantern"] for one in seen)
        expect(page.locator(".bk-tsheet")).to_be_hidden()
        return
    expect(card).to_be_visible()  # one line a player, until it is put away
    expect(card.locator("li.now")).to_have_count(0)
    lines = card.locator("li").all_inner_texts()
    assert lines
    assert len(lines) == len(set(lines))
    assert page.evaluate(COVERED) == []
    put_away(page)


# Of each step that marks a place on the board: whether that place is in sight a moment later.
IN_SIGHT = """() => {
  window.inSight = {};
  const look = () => {
    const said = document.querySelector(".told-card li.now")?.innerText;
    const place = document.querySelector(".table [data-mark]");
    if (!said || !place) return;
    const box = place.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    window.inSight[said] = hit !== null && (place.contains(hit) || hit.closest(".zone") !== null);
  };
  setInterval(look, 100);
}"""


def test_on_a_phone_the_page_follows_what_is_told(server: Server, visit: Visit) -> None:
    me = visit(width=390, height=844, settings={"pace": "normal"})
    page = me.page
    bring_about(me, server, "bamboo", 3, "spirit-won")
    page.evaluate(IN_SIGHT)
    page.wait_for_selector(".telling")
    page.wait_for_function("() => !document.querySelector('.telling')", timeout=60_000)
    seen = page.evaluate("window.inSight")
    assert len(seen) >= 3
    assert [said for said, there in seen.items() if not there] == []


def test_a_key_skips_what_is_told_and_leaves_it_to_be_read(server: Server, visit: Visit) -> None:
    me = visit(settings={"pace": "slow"})
    page = me.page
    bring_about(me, server, "iki", 3, "payday")
    page.wait_for_selector(".telling .told-card li.now")
    check_axe(page)
    page.keyboard.press("Shift+x")
    expect(page.locator(".telling")).to_have_count(0)
    card = page.locator(".told-card")
    payers = [line for line in card.locator("li").all_inner_texts() if "salaries" in line]
    assert len(payers) == 3
    card.get_by_role("button", name="Go on").click()
    expect(card).to_have_count(0)


def go_away_and_come_back(page: Page, server: Server) -> None:
    """From a table of IKI, where the others go on while nobody looks, until it is the player's turn again."""
    sit_at(page, server, "iki", 3, "greedy")
    page.evaluate(HURRY)
    until(page, lambda: bool(page.evaluate("document.querySelector('.deeds-so-far')")), PATIENCE)
    page.evaluate("clearInterval(window.hurry)")
    page.goto(f"{server.address}/rules/iki")
    page.wait_for_timeout(1500)
    page.go_back()


@pytest.mark.parametrize(("language", "title"), [("en", "Since your last turn"), ("fr", "Depuis votre dernier tour")])
def test_who_comes_back_reads_what_happened(server: Server, visit: Visit, language: str, title: str) -> None:
    me = visit(settings={"pace": "fast", "language": language})
    page = me.page
    go_away_and_come_back(page, server)
    card = page.get_by_role("region", name=title)
    expect(card).to_be_visible()
    assert card.locator(".told-body").evaluate("body => body.scrollTop") == 0  # it begins where it begins
    expect(card.locator("li").first).to_contain_text(re.compile(r"\w+ \w+"))
    film = card.get_by_role("link")
    expect(film).to_have_attribute("href", re.compile(r"/replay#\d+\.0,play$"))
    check_axe(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    # The game goes on, and still there is a film of it.
    page.reload()
    film.click()
    expect(page.locator(".film .said")).to_contain_text(re.compile(r"\w+ \w+"))
    at = page.url.split("#")[1]
    page.locator(".board").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"location.hash !== '#{at}'")
    page.locator(f'a[href="/t/{table_of(page)}"]').click()
    expect(card).to_be_visible()


def test_who_comes_back_on_a_phone_reads_it_at_once_until_something_is_touched(server: Server, visit: Visit) -> None:
    me = visit(settings={"pace": "fast"}, width=390, height=844)
    page = me.page
    go_away_and_come_back(page, server)
    card = page.get_by_role("region", name="Since your last turn")
    expect(card.locator("li").first).to_be_in_viewport()
    expect(card.get_by_role("link")).to_be_in_viewport()
    page.locator("#asked").dispatch_event("pointerdown")
    expect(card.locator("li").first).to_be_hidden()
    card.locator(".unfold-card").click()
    expect(card.locator("li").first).to_be_visible()


@pytest.mark.parametrize(("game", "seats", "event"), [("iki", 3, "burned"), ("bitoku", 1, "tengu-skipped")])
def test_a_film_shows_moments_step_by_step_both_ways(
    server: Server, visit: Visit, game: str, seats: int, event: str
) -> None:
    record, at, touch = before(game, seats, event)
    played = ennichi.replay(record)
    played.play(played.touch(touch))
    me = visit()
    page = me.page
    page.goto(server.address)
    made = page.context.request.post(f"{server.address}/api/records", data={"text": played.record()}).json()
    steps = server.ask(f"/api/tables/{made['table']}/frames/{at + 1}")["steps"]
    page.goto(f"{server.address}/t/{made['table']}/replay#{at + 1}.0")
    page.locator(".board").first.wait_for()
    said = page.locator(".film .said")
    pictures: list[str] = []
    first = 0 if page.locator(".film .moment").inner_text().endswith(str(len(steps))) else 1
    for number, step in enumerate(steps[:8]):
        if number or first:
            page.keyboard.press("ArrowRight")
        expect(said).to_have_text(step["text"])
        expect(page.locator(".film")).to_contain_text(f"Step {number + 1 + first} of")
        pictures.append(page.locator("#content").inner_html())
        if step["mark"]:
            expect(page.locator(f'[data-mark="{step["mark"]}"]').first).to_be_visible()
    assert len(set(pictures)) > 3
    for step in reversed(steps[:7]):
        page.keyboard.press("ArrowLeft")
        expect(said).to_have_text(step["text"])
    page.keyboard.press(" ")  # it runs by itself
    expect(said).to_have_text(steps[2]["text"])
    page.keyboard.press("End")
    expect(said).to_have_text(steps[-1]["text"])
    check_axe(page)
    # Round by round it stops nowhere in the midst of a moment.
    page.get_by_role("combobox", name="Go on by").select_option("round")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        assert re.fullmatch(r"\d+", page.url.split("#")[1])


@pytest.mark.parametrize("width", [1400, 1440, 1536])
def test_beside_a_film_the_boards_have_room_for_all_their_parts(server: Server, visit: Visit, width: int) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    made = server.ask("/api/tables", {"game": "bitoku", "options": {}, "seats": bots, "language": "en"})
    page = visit(width=width).page
    page.goto(f"{server.address}/t/{made['table']}/replay")
    page.locator(".bk-counters").first.wait_for()
    edges = """() => [
      Math.max(...[...document.querySelectorAll(".bk-rockpath > *")].map((one) => one.getBoundingClientRect().right)),
      document.querySelector(".bk-counters").getBoundingClientRect().left,
    ]"""
    path, counters = page.evaluate(edges)
    assert path <= counters
