"""A game of another package at the table: the client has no folder for it, and draws the plain board."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.toy.installing import install

from .conftest import Server, Visit
from .playing import check_axe, check_width, play_with_the_keyboard, play_with_the_mouse, sit_at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the toy game is installed."""
    folder = install(tmp_path_factory.mktemp("plug-in"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(folder)]))
        running = Server(tmp_path_factory.mktemp("server"))
        yield running
        running.stop()


def test_a_game_without_a_folder_is_set_up_and_played_with_the_mouse(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(server.address)
    me.page.get_by_role("button", name="Stalls").click()
    expect(me.page.get_by_role("heading", name="Stalls")).to_be_visible()
    expect(me.page.locator(".links")).not_to_contain_text("Stalls")  # it brings no rules page to learn from
    check_axe(me.page)
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_selector("[data-touch].open")
    expect(me.page.get_by_role("heading", name="Stalls")).to_be_visible()
    choices = me.page.get_by_role("group", name="Cards").get_by_role("button")
    expect(choices).to_have_count(3)
    zones = me.page.locator(".plain .zone h2")
    expect(zones).to_contain_text(["Your choices", "On the table", "Cards played", "Inês"])
    hand = me.page.locator("#z-plain-seat-0 .pl-thing")
    assert sorted(hand.all_inner_texts()) == sorted(choices.all_inner_texts())  # her cards, called as where she chooses
    expect(me.page.locator("#z-plain-seat-1 .pl-thing")).to_have_count(0)  # of the others only how many
    check_axe(me.page)
    me.page.keyboard.press("k")  # the coach has plans, and nothing to say about what is at stake
    expect(me.page.locator(".coach .plan").first).to_be_visible()
    expect(me.page.locator(".coach li[data-topic]")).to_have_count(0)
    me.page.keyboard.press("k")
    assert play_with_the_mouse(me.page) >= 3
    expect(me.page.locator(".verdict")).to_be_visible()
    expect(me.page.locator(".count tfoot td")).to_have_count(3)
    check_axe(me.page)


def test_it_is_played_with_the_keyboard_on_a_dark_phone(server: Server, visit: Visit) -> None:
    me = visit(390, 844, color_scheme="dark", settings={"language": "pt"})
    sit_at(me.page, server, "stalls", 2, mood="wild")
    expect(me.page.locator("#z-plain-seat-0")).to_contain_text("Moedas")
    check_axe(me.page)
    check_width(me.page, 390)
    assert play_with_the_keyboard(me.page) >= 4
    expect(me.page.locator(".verdict")).to_be_visible()
    check_width(me.page, 390)


def test_it_says_that_it_has_no_rules_page(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(f"{server.address}/rules/stalls")
    expect(me.page.get_by_text("This game brings no rules page.")).to_be_visible()
    me.page.goto(f"{server.address}/rulings/stalls")
    expect(me.page.get_by_text("This game brings no register of rulings.")).to_be_visible()
