"""Every page: how it opens, explains itself, speaks, and looks back."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import ROOT, Server, Visit
from .playing import (
    SHOWN,
    check_axe,
    check_width,
    number_of,
    play_with_the_mouse,
    sit_at,
    sit_down,
    table_of,
    until,
    wait_for_more,
    wait_for_my_turn,
)

FIRST_PAGE = 150_000  # bytes, compressed


@pytest.mark.parametrize("width", [1440, 390])
def test_every_page_is_accessible(server: Server, visit: Visit, width: int) -> None:
    me = visit(width)
    for path in ("/", "/rules/bamboo", "/keyboard", "/about", "/nothing/here"):
        me.page.goto(server.address + path)
        me.page.wait_for_selector("h1")
        me.page.wait_for_load_state("networkidle")
        check_axe(me.page)
        check_width(me.page, width)


def test_the_first_page_is_light_and_asks_nobody_else(server: Server, visit: Visit) -> None:
    me = visit()
    asked: set[str] = set()
    me.page.on("request", lambda request: asked.add(request.url))
    me.page.goto(server.address)
    me.page.wait_for_load_state("networkidle")
    assert {url.split("/")[2] for url in asked} == {server.address.split("/")[2]}
    assets = [ROOT / "web" / "dist" / "assets" / Path(url).name for url in asked if "/assets/" in url]
    packed = sum(len(gzip.compress(path.read_bytes())) for path in assets)
    assert len(assets) > 2
    assert packed < FIRST_PAGE


def test_nobody_must_type_a_name(server: Server, visit: Visit) -> None:
    me = visit(settings={"name": ""})
    expect_no_table = me.page.get_by_text("No table yet.")
    me.page.goto(server.address)
    expect(expect_no_table).to_be_visible()
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_selector("[data-touch].open")
    name = me.page.locator(".strip .nm small").first.inner_text()
    assert name
    me.page.goto(server.address)
    expect(me.page.get_by_label("Your name")).to_have_value(name)
    me.page.get_by_role("button", name="Delete this table").first.click()  # asks first
    me.page.get_by_role("button", name="Delete this table").first.click()
    expect(expect_no_table).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_everybody_chooses_a_colour(server: Server, visit: Visit, width: int) -> None:
    """Whoever had the colour gets the other one; the board of that colour is the one that is played."""
    me = visit(width)
    me.page.goto(server.address)
    mine = me.page.locator("details.colour").first
    mine.locator("summary").focus()
    me.page.keyboard.press("Enter")
    expect(mine.get_by_role("radio")).to_have_count(4)
    check_axe(me.page)
    check_width(me.page, width)
    me.page.keyboard.press("Escape")
    expect(mine).not_to_have_attribute("open", "")
    mine.locator("summary").click()
    mine.get_by_role("radio", name="plum (in the box: purple)").click()
    colours = [each.get_attribute("aria-label") or "" for each in me.page.locator("details.colour summary").all()]
    worn = ["plum (in the box: purple)", "sky (in the box: yellow)", "cinnabar (in the box: black)"]
    assert [colour.partition(": ")[2] for colour in colours] == worn
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_selector(".strip")
    shown = server.ask(f"/api/tables/{table_of(me.page)}")
    assert [player["colour"] for player in shown["view"]["table"]["players"]] == ["purple", "yellow", "black"]
    assert [seat["look"] for seat in shown["seats"]] == [0, 1, 2]
    fills = [strip.locator("svg.seat path").first.get_attribute("fill") for strip in me.page.locator(".strip").all()]
    assert fills[:2] == ["#5A2470", "#3C9AD8"]


def test_a_server_that_is_gone_is_said_in_words(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(server.address)
    me.page.wait_for_load_state("networkidle")
    me.page.route("**/api/**", lambda route: route.abort())
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.page.get_by_role("alert")).to_contain_text("cannot be reached")
    me.faults.clear()  # Chromium itself reports the failed request
    me.page.unroute("**/api/**")
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_selector("#asked")


def test_a_table_that_does_not_exist_is_said_in_words(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(f"{server.address}/t/nothing")
    expect(me.page.get_by_role("status").first).to_contain_text("table")
    check_axe(me.page)
    me.page.get_by_role("link", name="Back to the lobby").click()
    me.page.wait_for_selector("#z-seats")
    me.faults.clear()  # Chromium itself reports the refused connection


@pytest.mark.parametrize("address", ["/%E0%A4%A", "/nowhere/at/all/here"])
def test_an_address_that_means_nothing_is_said_in_words(server: Server, visit: Visit, address: str) -> None:
    me = visit()
    me.page.goto(server.address + address)
    expect(me.page.get_by_text("There is nothing at this address.")).to_be_visible()
    me.faults = [each for each in me.faults if "404" not in each]  # Chromium itself reports it


def test_things_explain_themselves(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    wait_for_my_turn(me.page, server)
    me.page.locator(".bb-bal[data-touch]").first.hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("zone")
    check_axe(me.page)
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    me.page.keyboard.press("?")
    expect(me.page.locator(".can-list button")).to_have_count(me.page.locator("[data-touch].open").count())
    check_axe(me.page)
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("h")
    expect(me.page.locator(".hinted-bar")).to_contain_text("What a bot would do")
    number = number_of(me.page, server)
    me.page.locator(".hinted-bar .way").first.click()  # it only shows the way
    expect(me.page.locator(".hinted-bar .way").first).to_have_attribute("aria-pressed", "true")
    assert number_of(me.page, server) == number
    me.page.locator("[data-touch].open[data-hinted]").first.click()
    me.page.keyboard.press("2")  # also in the very moment when the table changes
    expect(me.page.locator(".other-board")).to_be_visible()
    wait_for_more(me.page, server, number)
    me.page.mouse.move(2, 2)  # no tooltip that Escape would close first
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".other-board")).to_have_count(0)
    me.page.get_by_role("link", name="Rules").first.click()  # beside the table, and from there the whole page
    with me.page.expect_popup() as opened:
        me.page.locator(".rules-panel").get_by_role("link", name="All the rules").click()
    expect(opened.value.locator("section[data-here]")).to_be_visible()


def test_what_may_not_be_used_now_says_why(server: Server, visit: Visit) -> None:
    """Also a thing of another sort than what is asked for; but not that it simply is not asked for."""
    me = visit()
    sit_at(me.page, server, "bamboo", 2)
    wait_for_my_turn(me.page, server)
    barred = me.page.locator("[data-touch^='spirit.']:not(.open):not(.closed)")
    idle = me.page.locator("[data-touch^='home.']:not(.open):not(.closed)")
    for _ in range(80):
        if barred.count() and idle.count():
            break
        play_with_the_mouse(me.page, 1)
        wait_for_my_turn(me.page, server)
    barred.first.hover()
    expect(me.page.locator(".tip .why")).to_be_visible()
    me.page.mouse.move(2, 2)
    idle.first.hover()
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    expect(me.page.locator(".tip .why")).to_have_count(0)


def test_the_register_names_options_as_the_lobby_does_and_leads_on(server: Server, visit: Visit) -> None:
    me = visit(390, color_scheme="dark")
    me.page.goto(f"{server.address}/rulings/bitoku#Q11")
    expect(me.page.locator("section[data-here]")).to_be_visible()
    option = me.page.locator("section p").filter(has_text=re.compile(r"^Option\."))
    expect(option.filter(has_text="Crystal that has just come")).to_have_count(1)
    expect(option.filter(has_text="_")).to_have_count(0)  # also options that no table is asked about
    me.page.locator("section a[href='#D33']").first.click()
    expect(me.page.locator("section[data-here]")).to_have_id("D33")
    me.page.goto(f"{server.address}/rulings/iki#R18")  # a heading of two lines
    marked = me.page.locator("section[data-here] h2 span")
    assert marked.evaluate("(each) => each.getClientRects().length") == 2  # the mark runs along both
    check_axe(me.page)
    check_width(me.page, 390)


def test_undo_takes_back_what_is_not_revealed(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    undo = me.page.get_by_role("button", name="Undo")
    for _ in range(60):
        play_with_the_mouse(me.page, 1)
        wait_for_my_turn(me.page, server)
        if undo.is_enabled():
            break
    number = number_of(me.page, server)
    me.page.keyboard.press("u")
    until(me.page, lambda: number_of(me.page, server) == number - 1)


def test_a_key_is_never_lost(server: Server, visit: Visit) -> None:
    """Undo, asked for before the touch is answered, takes back that touch; and what cannot be done is said."""
    me = visit()
    sit_down(me.page, server)
    wait_for_my_turn(me.page, server)
    me.page.keyboard.press("u")
    expect(me.page.locator(".toast")).to_contain_text("taken back")
    for _ in range(60):
        name = me.page.evaluate("document.querySelector('[data-touch].open:not(.btn)')?.dataset.touch")
        number = number_of(me.page, server)
        if name:
            me.page.evaluate(
                """(name) => {
                  document.querySelector(`[data-touch="${CSS.escape(name)}"].open`).click();
                  document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "u", bubbles: true}));
                }""",
                name,
            )
            until(me.page, lambda: me.page.evaluate("!document.querySelector('.busy')"))
            wait_for_my_turn(me.page, server)
            if number_of(me.page, server) == number:
                return  # there and back again
        play_with_the_mouse(me.page, 1)
        wait_for_my_turn(me.page, server)
    raise AssertionError("nothing was taken back")


def test_the_log_leads_back_to_any_point_of_the_turn(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    back = me.page.locator(".log .back-here")
    for _ in range(80):
        play_with_the_mouse(me.page, 1)
        wait_for_my_turn(me.page, server)
        me.page.keyboard.press("l")
        expect(me.page.locator(".rail.open")).to_be_visible()
        if back.count() >= 3:
            break
        me.page.keyboard.press("l")
    number = number_of(me.page, server)
    expect(me.page.get_by_role("button", name="Take back this and all after it").first).to_be_attached()
    back.first.click(force=True)  # it shows itself when the pointer comes
    expect(back).to_have_count(0)
    assert number_of(me.page, server) <= number - 3


def test_the_turn_so_far_leads_back_to_any_point_of_it(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    button = me.page.get_by_role("button", name="This turn so far")
    count = button.locator(".steps")
    points = me.page.locator(".turn-list li")
    ways = points.locator("button:enabled")
    for _ in range(80):
        play_with_the_mouse(me.page, 1)
        wait_for_my_turn(me.page, server)
        if int(count.inner_text()) < 2:
            continue
        me.page.keyboard.press("t")
        if ways.count() >= 3:
            break
        me.page.keyboard.press("Escape")
    steps, fixed = int(count.inner_text()), points.count() - ways.count()
    number = number_of(me.page, server)
    expect(points).to_have_count(steps + 1)
    expect(points.last).to_contain_text("now")
    check_axe(me.page)
    me.page.keyboard.press("Escape")
    expect(points).to_have_count(0)
    me.page.keyboard.press("t")
    me.page.keyboard.press("ArrowUp")
    me.page.keyboard.press("Enter")  # the last step is taken back
    until(me.page, lambda: number_of(me.page, server) < number)
    wait_for_my_turn(me.page, server)
    expect(count).to_have_text(str(steps - 1))
    button.click()
    ways.first.click()  # and all that can be
    expect(count).to_have_text(str(fixed))


HINTED: list[dict[str, str]] = [
    {
        "words": "take the first and then much more, as long a sentence as a bot may say",
        "brief": "Take the first and so on.",
        "why": "Gains 4 points now.",
    },
    {"words": "take the second", "brief": "Take the second.", "why": "Prepares coins for homes."},
    {"words": "take the third", "brief": "Take the third.", "why": ""},
]


@pytest.mark.parametrize("width", [1440, 390])
def test_a_hint_says_why(server: Server, visit: Visit, width: int) -> None:
    me = visit(width)
    # As the server would say it: the bot's lines, each with what it does and brings.
    me.context.add_init_script(
        f"""{{
          const lines = {json.dumps(HINTED)};
          const Plain = WebSocket;
          window.WebSocket = class extends Plain {{
            set onmessage(hear) {{
              super.onmessage = (event) => {{
                const said = JSON.parse(event.data);
                if (said.type !== "hint") return hear(event);
                const touches = [said.touch];
                hear(new MessageEvent("message", {{data: JSON.stringify(
                  {{...said, lines: lines.map((line) => ({{...line, less: 0, lacks: "", touches}}))}})}}));
              }};
            }}
          }};
        }}"""
    )
    sit_down(me.page, server)
    wait_for_my_turn(me.page, server)
    me.page.evaluate("scrollTo(0, 400)")  # the answer comes to where one looks
    me.page.keyboard.press("h")
    ways = me.page.locator(".hinted-bar .way")
    expect(ways).to_have_count(3)
    expect(ways.first).to_be_in_viewport()
    expect(ways.first).to_contain_text("Looks best. Take the first")
    expect(me.page.locator(".hinted-bar .way small")).to_have_text(["Gains 4 points now.", "Prepares coins for homes."])
    expect(ways.last).to_contain_text("Take the third")
    check_axe(me.page)
    check_width(me.page, width)
    number = number_of(me.page, server)
    ways.first.click()
    expect(ways.first).to_contain_text("Now:")
    assert number_of(me.page, server) == number, "to play it stays with the player"
    me.page.locator("[data-touch].open[data-hinted]").first.click()
    wait_for_more(me.page, server, number)


def test_the_count_so_far(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    wait_for_my_turn(me.page, server)
    me.page.keyboard.press("c")
    expect(me.page.locator("dialog .count tfoot td")).to_have_count(2)
    totals = me.page.locator("dialog .count tfoot td").all_inner_texts()
    assert totals == me.page.locator(".strip .sc [data-number]").all_inner_texts()
    check_axe(me.page)


def test_what_cannot_be_taken_back_asks_first(server: Server, visit: Visit) -> None:
    me = visit(settings={"careful": True})
    sit_down(me.page, server)
    armed = me.page.locator(".asked .final")
    for n in range(120):
        wait_for_my_turn(me.page, server)
        version = me.page.evaluate(SHOWN)
        opened = me.page.locator("[data-touch].open")
        name = opened.nth(n % opened.count()).get_attribute("data-touch")
        thing = me.page.locator(f'[data-touch="{name}"]').first
        before = number_of(me.page, server)
        thing.click()
        me.page.wait_for_selector(f'[data-armed], .table-page:not([data-version="{version}"])')
        if armed.count() == 0:
            continue
        expect(me.page.locator("#asked")).to_contain_text("cannot be taken back")
        assert number_of(me.page, server) == before  # nothing has happened yet
        me.page.keyboard.press("Escape")
        expect(armed).to_have_count(0)
        thing.click()
        expect(armed).to_have_count(1)
        me.page.get_by_role("button", name="Cancel").click()  # as Escape, for a finger
        expect(armed).to_have_count(0)
        thing.click()
        expect(armed).to_have_count(1)
        thing.click()
        wait_for_more(me.page, server, before)
        expect(armed).to_have_count(0)
        return
    raise AssertionError("nothing was ever revealed")


def test_a_section_in_an_open_stock_is_part_of_it(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    for _ in range(60):
        wait_for_my_turn(me.page, server)
        inside = me.page.locator(".bb-stock.open .bb-sec")
        if inside.count():
            number = number_of(me.page, server)
            inside.first.click()
            wait_for_more(me.page, server, number)
            return
        play_with_the_mouse(me.page, 1)
    raise AssertionError("no stock was ever open")


def test_the_language_changes_at_once(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    play_with_the_mouse(me.page, 4)
    wait_for_my_turn(me.page, server)  # from now on only the language changes
    me.page.evaluate("window.stays = true")
    spoken = [words_of(me.page)]
    for language in ("fr", "pt"):
        me.page.locator(".top .tools button").last.click()
        me.page.locator("dialog select").select_option(language)
        me.page.keyboard.press("Escape")
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        until(me.page, lambda: all(now not in old for now, *old in zip(words_of(me.page), *spoken, strict=True)))
        spoken.append(words_of(me.page))
    assert me.page.evaluate("window.stays")  # the page was not loaded anew
    check_axe(me.page)


def words_of(page: Page) -> list[str]:
    """Prompt, a zone's title, the newest deeds, what things to touch are called, and what is printed: at one moment."""
    said: list[str] = page.evaluate(
        """() => ["#asked", "#z-homes h2", ".deeds", "[data-touch].open", "#z-balance .hidden"].map((place) =>
          [...document.querySelectorAll(place)].map((each) => each.ariaLabel ?? each.innerText).join("; "))"""
    )
    return said


def test_a_screen_reader_hears_prompt_choices_and_log(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    play_with_the_mouse(me.page, 5)
    wait_for_my_turn(me.page, server)
    on_board = me.page.locator(".table [data-touch].open")
    for _ in range(20):  # some questions have their answers beside them only
        if on_board.count():
            break
        play_with_the_mouse(me.page, 1)
        wait_for_my_turn(me.page, server)
    asked = me.page.locator("#asked p").inner_text().strip()
    expect(me.page.get_by_role("log").locator("p").last).to_contain_text(asked)
    unnamed = """() => [...document.querySelectorAll("[data-touch].open")]
      .filter((each) => !(each.getAttribute("aria-label") ?? each.innerText).trim()).length"""
    assert me.page.evaluate(unnamed) == 0
    # Prompt first, then what may be touched, in the order of reading.
    me.page.locator("#asked").focus()
    for _ in range(20):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('.table [data-touch].open')"):
            break
    else:
        raise AssertionError("Tab does not lead from the prompt to what may be touched")
    expect(me.page.get_by_role("tooltip")).to_be_visible()  # focus explains as hovering does


# Remembers whether something was on the page, however short.
SEEN_EVER = """(what) => {
  const look = () => { window.seenEver ||= document.querySelector(what) !== null; };
  window.seenEver = false;
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def test_moves_of_others_are_shown_one_by_one(server: Server, visit: Visit) -> None:
    me = visit(settings={"pace": "slow"}, reduced_motion="no-preference")
    sit_down(me.page, server)
    skip = me.page.get_by_role("button", name="Skip ahead")
    me.page.evaluate(SEEN_EVER, ".prompt .btn.plain")
    for _ in range(60):
        play_with_the_mouse(me.page, 1)
        until(me.page, lambda: me.page.evaluate("window.seenEver || !document.querySelector('.busy')"))
        if me.page.evaluate("window.seenEver"):
            break
    assert me.page.evaluate("window.seenEver")
    lines = me.page.locator(".log li").count()
    me.page.keyboard.press("Shift+x")  # any key shows the newest
    expect(skip).to_have_count(0)
    assert me.page.locator(".log li").count() >= lines


def test_pieces_travel_and_numbers_tell_their_difference(server: Server, visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    sit_down(me.page, server)
    me.page.evaluate(
        """() => {
          window.travels = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...args) { window.travels++; return animate.apply(this, args); };
          window.differences = 0;
          new MutationObserver((changes) => {
            const added = changes.flatMap((change) => [...change.addedNodes]);
            window.differences += added.filter((one) => one.className === "plus").length;
          }).observe(document.body, {childList: true});
        }"""
    )
    # Every game is another one: numbers change sooner or later.
    for _ in range(15):
        play_with_the_mouse(me.page, 8)
        if me.page.evaluate("window.travels > 0 && window.differences > 0"):
            break
    me.page.wait_for_function("window.travels > 0 && window.differences > 0")


def test_looking_back_at_a_finished_game(server: Server, visit: Visit, finished: str) -> None:
    me = visit()
    me.page.goto(f"{server.address}/t/{finished}/replay")
    said = me.page.locator(".film .said")
    expect(said).to_contain_text("After the setup")
    me.page.wait_for_selector(".board")
    check_axe(me.page)
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".film")).to_contain_text(re.compile(r"Touch 2 of \d+"))
    me.page.keyboard.press("End")
    expect(me.page.locator(".verdict")).to_contain_text("win")
    expect(me.page.locator(".count tfoot td")).to_have_count(2)
    check_axe(me.page)
    scrub(me.page, 40)
    expect(me.page.locator(".film")).to_contain_text("Touch 40 of")
    expect(me.page.locator(".verdict")).to_have_count(0)
    me.page.get_by_role("button", name="Play", exact=True).click()
    until(me.page, lambda: moment(me.page) >= 42)  # it runs by itself
    me.page.get_by_role("button", name="Pause").click()
    me.page.get_by_role("button", name="Continue from here").click()
    me.page.wait_for_selector("#asked")
    until(me.page, lambda: table_of(me.page) != finished)
    assert number_of(me.page, server) >= 40


def moment(page: Page) -> int:
    said = re.search(r"Touch (\d+) of", page.locator(".film").inner_text())
    return int(said[1]) if said else -1


def scrub(page: Page, to: int) -> None:
    """Pull the slider through every moment, faster than anybody could look."""
    page.evaluate(
        """(to) => {
          const slider = document.querySelector("input[type=range]");
          for (let at = Number(slider.max); at >= to; at--) {
            slider.value = at;
            slider.dispatchEvent(new Event("input", {bubbles: true}));
          }
        }""",
        to,
    )


ANALYSIS = {
    "done": 15,
    "of": 15,
    "turns": [
        {
            "number": n,
            "seat": i % 2,
            "words": f"turn {i}",
            "expected": [0.3 + i / 40, 0.7 - i / 40],
            "scores": [50, 60],
            "sure": i != 4,
        }
        for i, n in enumerate(range(1, 60, 4))
    ],
    "swings": [
        {
            "number": number,
            "end": number + 4,
            "seat": seat,
            "words": "summer of year 2, turn 3",
            "loss": 7.4,
            "played": "took a coin",
            "better": better,
            "why": "Gains 4 points now.",
            "touches": [],
        }
        for number, seat, better in ((17, 0, "build the temple"), (33, 1, "take two red"))
    ],
}


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bot_tells_where_the_game_was_decided(server: Server, visit: Visit, finished: str, width: int) -> None:
    me = visit(width)
    asked = 0

    def answer(route: Route) -> None:
        nonlocal asked
        asked += 1
        if asked == 1:
            route.fulfill(status=409, json={"code": "busy", "message": "Too much is being looked at."})
        elif asked == 2:
            route.fulfill(status=202, json={"done": 0, "of": 0, "turns": [], "swings": []})
        elif asked < 5:
            route.fulfill(status=202, json={**ANALYSIS, "done": asked, "swings": []})
        else:
            route.fulfill(json=ANALYSIS)

    me.page.route("**/analysis?*", answer)
    me.page.goto(f"{server.address}/t/{finished}/replay#9")
    me.page.get_by_role("button", name="Analyse").click()
    expect(me.page.get_by_role("alert")).to_contain_text("Too much")
    me.faults.clear()  # Chromium itself reports the refused request
    me.page.locator(".analysis .btn").click()
    expect(me.page.locator(".analysis progress")).to_have_attribute("max", "15")
    expect(me.page.locator(".analysis")).to_contain_text("first estimate")
    expect(me.page.get_by_role("img", name="Chance to win")).to_be_visible()
    expect(me.page.locator(".swings a")).to_have_count(2)
    expect(me.page.locator(".analysis")).not_to_contain_text("first estimate")
    expect(me.page.locator(".swings a").first).to_contain_text("Build the temple")
    expect(me.page.locator(".verdict-of-turn")).to_have_count(0)
    check_axe(me.page)
    check_width(me.page, width)
    me.page.locator(".swings a").first.click()
    expect(me.page.locator(".film")).to_contain_text("Touch 17 of")
    verdict = me.page.locator(".verdict-of-turn")
    expect(verdict).to_contain_text("summer of year 2, turn 3: a good deal was lost")
    expect(verdict).to_contain_text("Gains 4 points now.")
    check_width(me.page, width)
    me.page.keyboard.press("ArrowRight")
    expect(verdict).to_contain_text("Build the temple")  # as long as the turn goes on
    me.page.get_by_role("img", name="Chance to win").click(position={"x": 40, "y": 60})
    until(me.page, lambda: 0 < moment(me.page) < 17)
    assert moment(me.page) % 4 == 1  # the beginning of a turn


# What of a film lies under its rail, or runs out of a button in it.
RAIL_COVERS = """() => {
  const rail = document.querySelector(".film-rail .rail-body").getBoundingClientRect();
  const things = [...document.querySelectorAll(".table .board, .table [data-about], .table .zone")];
  const under = things.filter((each) => each.getBoundingClientRect().right > rail.left + 1);
  const buttons = [...document.querySelectorAll(".chapter-list .tool")];
  const out = buttons.filter((each) => each.scrollWidth > each.clientWidth + 1);
  return [...under, ...out].map((each) => each.className);
}"""


def test_what_could_have_been_is_played_on_the_board(server: Server, visit: Visit, finished: str) -> None:
    """The analysis as it really is: a curve in no time, then a turn that could have been better, on the board."""
    me = visit(1366)
    me.page.goto(f"{server.address}/t/{finished}/replay#9")
    me.page.wait_for_selector(".board")
    # Everything stands beside the boards, and covers nothing of them.
    for width in (1280, 1366):
        me.page.set_viewport_size({"width": width, "height": 768})
        check_width(me.page, width)
        assert me.page.evaluate(RAIL_COVERS) == []
    me.page.get_by_role("button", name="Analyse").click()
    me.page.wait_for_selector(".analysis .chart")
    way = me.page.get_by_role("button", name="Show it on the board")
    way.first.click()
    film = me.page.locator(".film.could-be")
    expect(film).to_contain_text("What could have been")
    began = me.page.locator("main.table").inner_html()
    me.page.keyboard.press("End")
    expect(film).to_contain_text(re.compile(r"Touch (\d+) of \1(?!\d)"))
    assert me.page.locator("main.table").inner_html() != began, "the board shows it"
    expect(me.page.locator(".verdict-of-turn")).to_contain_text("A bot:")
    check_axe(me.page)
    check_width(me.page, 1366)
    at, steps = int(me.page.url.partition("#")[2]), moment(me.page)
    me.page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    until(me.page, lambda: moment(me.page) == at)
    me.page.locator(".verdict-of-turn").get_by_role("button").first.click()
    me.page.wait_for_selector(".film.could-be")
    me.page.keyboard.press("End")
    me.page.get_by_role("button", name="Continue from here").click()
    me.page.wait_for_selector("#asked")
    until(me.page, lambda: table_of(me.page) != finished)
    assert number_of(me.page, server) >= at + steps


@pytest.mark.parametrize("width", [1440, 390])
def test_looking_back_fits_and_is_accessible(server: Server, visit: Visit, finished: str, width: int) -> None:
    me = visit(width, color_scheme="dark")
    me.page.goto(f"{server.address}/t/{finished}/replay#30")
    me.page.wait_for_selector(".board")
    check_axe(me.page)
    check_width(me.page, width)
    me.page.goto(f"{server.address}/t/{finished}")
    me.page.wait_for_selector(".verdict")
    check_axe(me.page)
    check_width(me.page, width)


def test_opening_a_record(server: Server, visit: Visit, finished: str) -> None:
    record = server.ask(f"/api/tables/{finished}/record")
    me = visit()
    me.page.goto(server.address)
    choose(me.page, record)
    me.page.wait_for_url("**/replay")
    me.page.wait_for_selector(".board")
    me.page.goto(server.address)
    choose(me.page, "this is no record")
    expect(me.page.get_by_role("alert")).not_to_be_empty()
    me.faults.clear()  # Chromium itself reports the refused request


def choose(page: Page, text: str) -> None:
    file: Any = {"name": "game.kifu", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def test_the_count_unfolds_line_by_line(server: Server, visit: Visit, finished: str) -> None:
    me = visit(reduced_motion="no-preference")
    me.page.goto(f"{server.address}/t/{finished}")
    expect(me.page.locator('[data-count="running"]')).to_be_visible()
    expect(me.page.locator(".verdict")).to_contain_text("The game is over")
    expect(me.page.get_by_role("button", name="Show all")).to_be_visible()
    expect(me.page.locator(".end-place .won")).to_have_count(0)  # nobody has won as yet
    me.page.keyboard.press("x")  # any key does it, too
    expect(me.page.locator('[data-count="done"]')).to_be_visible()
    expect(me.page.locator(".verdict")).to_contain_text("win")
    expect(me.page.locator(".end-place .won .seat")).to_be_visible()
    expect(me.page.locator(".end-place[data-season=winter] .falling")).to_be_visible()


def test_the_rules_open_where_they_are_asked_for(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(f"{server.address}/rules/bamboo#ask-home")
    expect(me.page.locator("section[data-here]")).to_be_in_viewport()
    pictures: list[Route] = []
    me.page.route("**/examples/*", lambda route: pictures.append(route))  # noqa: PLW0108
    me.page.locator(".toc a").last.click()
    last = me.page.locator(".prose section").last
    expect(last).to_be_in_viewport()
    until(me.page, lambda: len(pictures) > 0)
    long = me.page.evaluate("document.documentElement.scrollHeight")
    for picture in pictures:  # they come late, and grow above what was asked for
        picture.continue_()
    me.page.unroute("**/examples/*")
    until(me.page, lambda: me.page.evaluate("document.documentElement.scrollHeight") != long)
    expect(last).to_be_in_viewport()
    me.page.mouse.wheel(0, -700)
    expect(last).not_to_be_in_viewport()  # the reader goes where he likes
    for language in ("fr", "pt"):
        title = me.page.locator("h1").inner_text()
        me.page.locator(".top select").select_option(language)
        expect(me.page.locator("h1")).not_to_have_text(title)
