"""Every page: how it opens, explains itself, speaks, and looks back."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT, STEP, Server, Visit
from .playing import check_axe, check_width, play_with_the_mouse, sit_down, table_of, until

FIRST_PAGE = 150_000  # bytes, compressed


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A finished game between two bots."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = server.ask("/api/tables", {"game": "bamboo", "options": {}, "seats": bots, "language": "en"})["table"]
    for _ in range(int(STEP / 0.1)):
        if server.ask(f"/api/tables/{table}")["view"]["over"]:
            return str(table)
        time.sleep(0.1)
    raise AssertionError("two bots do not come to an end")


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


def press_until(page: Page, key: str, true: Callable[[], bool]) -> None:
    """A key pressed in the very moment when the table changes may come to nothing; a person presses it again."""
    for _ in range(6):
        page.keyboard.press(key)
        for _ in range(15):
            page.wait_for_timeout(100)
            if true():
                return
    raise AssertionError(f"{key} does nothing")


def test_things_explain_themselves(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    me.page.locator(".bb-bal[data-touch]").first.hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("zone")
    check_axe(me.page)
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    me.page.keyboard.press("?")
    choices = me.page.locator(".can-list button")
    assert choices.count() == me.page.locator("[data-touch].open").count()
    check_axe(me.page)
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("h")
    expect(me.page.locator(".hinted-bar")).to_contain_text("A bot would")
    number = server.ask(f"/api/tables/{table_of(me.page)}")["number"]
    me.page.get_by_role("button", name="Do it").click()
    until(me.page, lambda: server.ask(f"/api/tables/{table_of(me.page)}")["number"] > number)
    # When my turn comes my own board is shown again; look at another one after that.
    until(me.page, lambda: server.ask(f"/api/tables/{table_of(me.page)}")["view"]["actor"] == 0)
    me.page.wait_for_selector(".table-page:not(.busy) [data-touch].open:not(.pressed)")
    press_until(me.page, "2", lambda: me.page.locator(".other-board").count() > 0)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".other-board")).to_have_count(0)
    with me.page.expect_popup() as opened:
        me.page.get_by_role("link", name="Rules").first.click()
    expect(opened.value.locator("section[data-here]")).to_be_visible()


def test_undo_takes_back_what_is_not_revealed(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    for _ in range(40):
        play_with_the_mouse(me.page, 1)
        me.page.wait_for_timeout(300)
        if me.page.get_by_role("button", name="Undo").is_enabled():
            number = server.ask(f"/api/tables/{table_of(me.page)}")["number"]
            me.page.keyboard.press("u")
            me.page.wait_for_timeout(500)
            if server.ask(f"/api/tables/{table_of(me.page)}")["number"] < number:
                return
    raise AssertionError("nothing could be taken back")


def test_the_log_leads_back_to_any_point_of_the_turn(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    back = me.page.get_by_role("button", name="Take back this and all after it")
    for _ in range(60):
        play_with_the_mouse(me.page, 1)
        me.page.wait_for_selector("[data-touch].open:not(.pressed)")
        if back.count() >= 3:
            break
    number = server.ask(f"/api/tables/{table_of(me.page)}")["number"]
    back.first.click(force=True)  # it shows itself when the pointer comes
    expect(back).to_have_count(0)
    assert server.ask(f"/api/tables/{table_of(me.page)}")["number"] <= number - 3


def test_the_count_so_far(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    me.page.keyboard.press("c")
    totals = me.page.locator("dialog .count tfoot td").all_inner_texts()
    assert totals == me.page.locator(".strip .sc [data-number]").all_inner_texts()
    check_axe(me.page)


def test_what_cannot_be_taken_back_asks_first(server: Server, visit: Visit) -> None:
    me = visit(settings={"careful": True})
    sit_down(me.page, server)
    for n in range(120):
        me.page.wait_for_selector("[data-touch].open")
        thing = me.page.locator("[data-touch].open").nth(n % me.page.locator("[data-touch].open").count())
        before = server.ask(f"/api/tables/{table_of(me.page)}")["number"]
        thing.click()
        me.page.wait_for_timeout(120)
        if me.page.locator(".armed").count() == 0:
            continue
        expect(me.page.locator("#asked")).to_contain_text("cannot be taken back")
        assert server.ask(f"/api/tables/{table_of(me.page)}")["number"] == before  # nothing has happened yet
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".armed")).to_have_count(0)
        thing.click()
        thing.click()
        expect(me.page.locator("#asked")).not_to_contain_text("cannot be taken back")
        assert server.ask(f"/api/tables/{table_of(me.page)}")["number"] > before
        return
    raise AssertionError("nothing was ever revealed")


def test_a_section_in_an_open_stock_is_part_of_it(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    for _ in range(60):
        inside = me.page.locator(".bb-stock.open .bb-sec")
        if inside.count():
            inside.first.click()
            expect(me.page.locator(".bb-stock.open")).to_have_count(0)
            return
        play_with_the_mouse(me.page, 1)
        me.page.wait_for_timeout(120)
    raise AssertionError("no stock was ever open")


def test_the_language_changes_at_once(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    play_with_the_mouse(me.page, 4)
    me.page.evaluate("window.stays = true")
    me.page.wait_for_selector("[data-touch].open")
    spoken = [words_of(me.page)]
    for language in ("fr", "pt"):
        me.page.locator(".top .tools button").last.click()
        me.page.locator("dialog select").select_option(language)
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".log li").last).not_to_have_text(spoken[-1][2])
        assert me.page.evaluate("document.documentElement.lang") == language
        spoken.append(words_of(me.page))
    for place in zip(*spoken, strict=True):
        assert len(set(place)) == 3, place
    assert me.page.evaluate("window.stays")  # the page was not loaded anew
    check_axe(me.page)


def words_of(page: Page) -> list[str]:
    """The prompt, a zone's title, a log line, and what a thing to touch is called."""
    places = ("#asked", "#z-homes h2", ".log li", "[data-touch].open")
    return [page.locator(place).last.inner_text() for place in places]


def test_a_screen_reader_hears_prompt_choices_and_log(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    play_with_the_mouse(me.page, 5)
    me.page.wait_for_selector("[data-touch].open")
    assert me.page.locator("#asked").get_attribute("aria-live") == "polite"
    expect(me.page.get_by_role("log")).to_have_count(1)
    unnamed = """() => [...document.querySelectorAll("[data-touch].open")]
      .filter((each) => !(each.getAttribute("aria-label") ?? each.innerText).trim()).length"""
    assert me.page.evaluate(unnamed) == 0
    # Prompt first, then what may be touched, in the order of reading.
    me.page.locator("#asked").focus()
    for _ in range(12):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('.table [data-touch].open')"):
            break
    else:
        raise AssertionError("Tab does not lead from the prompt to what may be touched")
    expect(me.page.get_by_role("tooltip")).to_be_visible()  # focus explains as hovering does


def test_moves_of_others_are_shown_one_by_one(server: Server, visit: Visit) -> None:
    me = visit(settings={"pace": "slow"}, reduced_motion="no-preference")
    sit_down(me.page, server)
    skip = me.page.get_by_role("button", name="Show the newest")
    for _ in range(30):
        me.page.wait_for_selector("[data-touch].open, .prompt .btn.plain")
        if skip.count():
            break
        play_with_the_mouse(me.page, 1)
        me.page.wait_for_timeout(250)
    lines = me.page.locator(".log li").count()
    expect(skip).to_be_visible()
    skip.click()
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
        me.page.wait_for_timeout(100)
        if me.page.evaluate("window.travels > 0 && window.differences > 0"):
            break
    assert me.page.evaluate("window.travels > 0 && window.differences > 0")


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
    expect(me.page.locator(".film")).to_contain_text("Touch 42 of")
    me.page.get_by_role("button", name="Pause").click()
    me.page.get_by_role("button", name="Continue from here").click()
    me.page.wait_for_selector("#asked")
    assert table_of(me.page) != finished
    assert server.ask(f"/api/tables/{table_of(me.page)}")["number"] >= 40


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
    me.page.keyboard.press("x")  # any key does it, too
    expect(me.page.locator('[data-count="done"]')).to_be_visible()
    expect(me.page.locator(".verdict")).to_contain_text("win")


def test_the_rules_open_where_they_are_asked_for(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(f"{server.address}/rules/bamboo#ask-home")
    expect(me.page.locator("section[data-here]")).to_be_in_viewport()
    me.page.locator(".toc a").last.click()
    expect(me.page.locator(".prose section").last).to_be_in_viewport()
    for language in ("fr", "pt"):
        title = me.page.locator("h1").inner_text()
        me.page.locator(".top select").select_option(language)
        expect(me.page.locator("h1")).not_to_have_text(title)
