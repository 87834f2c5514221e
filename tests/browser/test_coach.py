"""The coach: offered on the first page, beside the boards without covering anything, answering, and growing silent."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .playing import check_axe, check_width, number_of, play_with_the_mouse, sit_at, wait_for_more, wait_for_my_turn
from .test_in_sight import LAPTOPS, LOOK, MOUSE, SETTLE

TABLES: list[tuple[str, int, dict[str, Any]]] = [("bamboo", 3, {}), ("bitoku", 2, {}), ("iki", 3, {"akebono": True})]
AT_ONCE = 2000  # ms: what is no thought

# What is explained on the boards but not drawn, because it has no room.
HIDDEN = """() => [...document.querySelectorAll(".ground :is([data-touch], [data-about])")]
  .filter((each) => !each.getClientRects().length).map((each) => each.dataset.touch ?? each.dataset.about)"""


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
    assert page.locator(".coach .part > ul > li[data-topic]").count() <= 2
    assert max(len(plan.split()) for plan in page.locator(".coach .plan > span").all_inner_texts()) < 35
    page.evaluate(LOOK)
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE)
        assert page.evaluate("(how) => inSight.faults(how)", MOUSE | {"seats": seats}) == []
        assert page.evaluate(HIDDEN) == []
    page.set_viewport_size({"width": LAPTOPS[0][0], "height": LAPTOPS[0][1]})
    check_axe(page)

    # A plan lights its first thing and plays nothing.
    before = number_of(page, server)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.locator(".coach .plan").first.click()
    expect(page.locator("[data-touch].open[data-hinted]").first).to_be_visible()
    assert number_of(page, server) == before

    # Whoever asks of the thing in the light hears why, and not only that a plan begins with it.
    reason = page.locator(".coach .plan[aria-pressed=true] em").all_inner_texts()
    page.locator("[data-touch].open[data-hinted]").first.focus()
    page.keyboard.press("w")
    answer = page.locator(".coach .answer")
    expect(answer).to_contain_text("Plan 1 below begins with it")
    expect(answer).to_contain_text(reason[0] if reason else "It leads to this:")

    # By keyboard: whether a thing is good, and what it is for, which begins with what its tooltip says.
    page.keyboard.press("Escape")
    page.locator(".table [data-touch].open, .prompt [data-touch].open").first.focus()
    page.keyboard.press("w")
    expect(page.locator(".coach .verdict-words")).not_to_be_empty()
    page.keyboard.press("q")
    expect(page.locator(".coach .answer h3")).to_contain_text("What is this for?")
    expect(page.locator(f".coach .answer a[href^='/rules/{game}#']").first).to_contain_text("In the rules:")
    tip = page.get_by_role("tooltip").locator("p:not(.meta, .why)")
    for said in tip.all_inner_texts():
        expect(answer).to_contain_text(said.rstrip("."))
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
    for _ in range(12):  # choices for later are passed over
        begun = page.locator(".coach").get_attribute("data-turn")
        while page.locator(".coach").get_attribute("data-turn") == begun:
            wait_for_my_turn(page, server)
            before = number_of(page, server)
            play_with_the_mouse(page, touches=1)
            wait_for_more(page, server, before)
            wait_for_my_turn(page, server)
            page.wait_for_timeout(100)
        expect(page.locator(".coach[data-reviewed]")).to_be_visible()
        if last.count():
            break
    did = last.locator("p").first
    expect(did).to_have_text(re.compile(r"\w+ .+\."))
    expect(page.locator("#announcer")).to_contain_text(f"Your last turn: {did.inner_text()}")


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

    # On a phone it is a sheet that lies folded below what may be touched, until it is wanted.
    sheet = page.locator(".coach.sheet")
    expect(page.locator(".coach.sheet.folded")).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert box["height"] < 60
    check_width(page, 390)
    page.get_by_role("button", name="Unfold the coach").click()
    expect(page.locator(".coach.sheet.folded")).to_have_count(0)
    page.get_by_role("button", name="Fold the coach").click()
    expect(page.locator(".coach.sheet.folded")).to_be_visible()

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
    page.get_by_role("button", name="Explain it all again").click()
    expect(page.locator(".coach .plan").first).to_be_visible()


def test_who_goes_another_way_hears_plans_from_there_without_asking(visit: Visit, server: Server) -> None:
    page = visit(*LAPTOPS[0]).page
    want(page, "bamboo")
    sit_at(page, server, "bamboo", 2, bot="level1")
    for _ in range(12):
        wait_for_my_turn(page, server)
        if page.locator("[data-touch^='stock.'].open").count():
            break
        before = number_of(page, server)
        play_with_the_mouse(page, touches=1)
        wait_for_more(page, server, before)
    plans, coach = page.locator(".coach .plan"), page.locator(".coach")
    expect(plans.first).to_be_visible()
    for group in ("stock", "temple", "temple"):  # never what the best plan wants
        expect(page.locator(f"[data-touch^='{group}.'].open").first).to_be_visible()
        expect(coach.locator(".dots")).to_have_count(0)
        if plans.first.get_attribute("aria-pressed") == "false":
            plans.first.click()
            page.wait_for_timeout(100)
        other = page.locator(f"[data-touch^='{group}.'].open:not([data-hinted])").first
        name = other.get_attribute("data-touch")
        other.click()
        expect(page.locator(f"[data-touch='{name}'][data-pressed]")).to_have_count(0)
        page.wait_for_timeout(200)
        if "Plans from here" in coach.inner_text() or plans.count() == 0 or "Looks best" in coach.inner_text():
            break
    expect(coach).to_contain_text("Looks best")
