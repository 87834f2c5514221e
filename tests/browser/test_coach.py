"""The coach: offered on the first page, beside the boards without covering anything, answering, and growing silent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .playing import check_axe, check_width, number_of, play_with_the_mouse, sit_at, wait_for_more, wait_for_my_turn
from .test_in_sight import LAPTOPS, LOOK, MOUSE, SETTLE

TABLES: list[tuple[str, int, dict[str, Any]]] = [("bamboo", 3, {}), ("bitoku", 2, {}), ("iki", 3, {"akebono": True})]
AT_ONCE = 2000  # ms: what is no thought


def want(page: Page, game: str, **topics: dict[str, int]) -> None:
    """As if the coach had been chosen on the first page, and some topics were understood."""
    kept = {"games": {game: {"finished": False, "wanted": True, "topics": topics, "toldLess": False}}}
    page.context.add_init_script(f"localStorage['ennichi-coach'] ??= {json.dumps(json.dumps(kept))}")


def to_a_turn_with_plans(page: Page, server: Server) -> None:
    """Play until the coach names a plan of a turn that begins."""
    for _ in range(40):
        wait_for_my_turn(page, server)
        expect(page.locator(".coach .dots")).to_have_count(0)
        if page.locator(".coach .part li").count() and page.locator(".coach .plan[aria-pressed]").count() > 1:
            return
        before = number_of(page, server)
        play_with_the_mouse(page, touches=1)
        wait_for_more(page, server, before)
    raise AssertionError("no plan was ever named")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_a_turn_with_the_coach(visit: Visit, server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
    page = visit(*LAPTOPS[0]).page
    want(page, game)
    sit_at(page, server, game, seats, bot="level2", **options)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    to_a_turn_with_plans(page, server)

    # It says what is at stake, and everything that may be touched stays in sight.
    assert page.locator(".coach li[data-topic]").count() <= 4
    page.evaluate(LOOK)
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE)
        assert page.evaluate("(how) => inSight.faults(how)", MOUSE | {"seats": seats}) == []
    page.set_viewport_size({"width": LAPTOPS[0][0], "height": LAPTOPS[0][1]})
    check_axe(page)

    # A plan lights its first thing and plays nothing.
    before = number_of(page, server)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.locator(".coach .plan").first.click()
    expect(page.locator("[data-touch].open[data-hinted]").first).to_be_visible()
    assert number_of(page, server) == before

    # By keyboard: whether a thing is good, and what it is for.
    page.keyboard.press("Escape")
    page.locator(".table [data-touch].open, .prompt [data-touch].open").first.focus()
    page.keyboard.press("w")
    expect(page.locator(".coach .verdict-words")).not_to_be_empty()
    page.keyboard.press("q")
    expect(page.locator(".coach .answer h3")).to_contain_text("What is this for?")
    expect(page.locator(f".coach .answer a[href^='/rules/{game}#']").first).to_contain_text("In the rules:")
    assert number_of(page, server) == before

    # It goes when it is sent away, and comes back when it is called.
    page.keyboard.press("k")
    expect(coach).to_have_count(0)
    page.keyboard.press("k")
    expect(coach).to_be_visible()


def test_after_the_turn_the_coach_says_what_it_brought(visit: Visit, server: Server) -> None:
    page = visit(*LAPTOPS[0]).page
    want(page, "bitoku")
    sit_at(page, server, "bitoku", 2, bot="level1")
    last = page.locator(".coach .part", has_text="Your last turn")
    for _ in range(12):  # turns that brought nothing are passed over
        begun = page.locator(".coach").get_attribute("data-turn")
        while page.locator(".coach").get_attribute("data-turn") == begun:
            wait_for_my_turn(page, server)
            before = number_of(page, server)
            play_with_the_mouse(page, touches=1)
            wait_for_more(page, server, before)
            wait_for_my_turn(page, server)
            page.wait_for_timeout(100)
        expect(page.locator(".coach[data-reviewed]")).to_be_visible()
        if "+" in " ".join(last.all_inner_texts()):
            break
    expect(last).to_contain_text("+")
    expect(page.locator("#announcer")).to_contain_text("Your last turn")


def test_the_first_page_offers_it_and_what_is_understood_is_said_no_more(visit: Visit, server: Server) -> None:
    page = visit(390, 844).page
    page.goto(server.address)
    choice = page.get_by_role("checkbox", name="Teach me while we play")
    expect(choice).not_to_be_checked()
    expect(page.locator(".coach-choice.first")).to_be_visible()
    choice.check()
    check_axe(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/**")

    # On a phone it is a sheet that folds.
    sheet = page.locator(".coach.sheet")
    expect(sheet).to_be_visible()
    page.get_by_role("button", name="Fold the coach").click()
    expect(page.locator(".coach.sheet.folded")).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert box["height"] < 60
    check_width(page, 390)
    page.get_by_role("button", name="Unfold the coach").click()
    expect(page.locator(".coach.sheet.folded")).to_have_count(0)

    # Nothing is left to say to who knows it all; and everything can be said again.
    page.set_viewport_size({"width": 1366, "height": 768})
    wait_for_my_turn(page, server)
    page.evaluate("""() => {
      const topics = ["hunger", "harmony", "near", "ready", "temple", "threat", "sticks", "plans", "first marker"];
      const known = Object.fromEntries(topics.map((topic) => [topic, {said: 99, acted: 9}]));
      const kept = JSON.parse(localStorage["ennichi-coach"]);
      kept.games.bamboo.topics = known;
      localStorage["ennichi-coach"] = JSON.stringify(kept);
    }""")
    page.reload()
    expect(page.locator(".coach")).to_contain_text("I say less from here on", timeout=AT_ONCE * 5)
    expect(page.locator(".coach .plan")).to_have_count(0)
    page.get_by_role("button", name="Everything again").click()
    expect(page.locator(".coach .plan").first).to_be_visible()
