"""Whole games in a real browser, as people play them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .playing import (
    PATIENCE,
    check_axe,
    check_width,
    hurry,
    number_of,
    play_with_a_finger,
    play_with_the_keyboard,
    play_with_the_mouse,
    sit_at,
    sit_down,
    table_of,
    until,
)


def test_a_whole_game_against_bots_with_the_mouse(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server, seats=3)
    check_axe(me.page)
    assert play_with_the_mouse(me.page, 25) == 25
    me.page.reload()  # nothing is lost
    me.page.wait_for_selector("#asked")
    assert number_of(me.page, server) >= 24  # the last touch may have been under way
    play_with_the_mouse(me.page)
    expect(me.page.locator(".verdict")).to_contain_text("win")
    expect(me.page.locator(".count tfoot td")).to_have_count(3)
    expect(me.page.locator("svg.chart")).to_have_count(2)
    check_axe(me.page)
    assert "result" in server.ask(f"/api/tables/{table_of(me.page)}/record")
    finished = table_of(me.page)
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_selector("[data-touch].open")
    until(me.page, lambda: table_of(me.page) != finished)


def test_a_whole_game_with_the_keyboard_only(server: Server, visit: Visit) -> None:
    me = visit()
    me.page.goto(server.address)
    me.page.wait_for_selector("#z-seats")
    press_until(me.page, "Tab", "document.activeElement.matches('.seg input')")
    me.page.keyboard.press("ArrowLeft")  # from three seats to two
    press_until(me.page, "Tab", "document.activeElement.matches('.play')")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("#asked")
    expect(me.page.locator(".strip")).to_have_count(2)
    assert play_with_the_keyboard(me.page) > 50
    expect(me.page.locator(".verdict")).to_be_visible()


def press_until(page: Page, key: str, there: str) -> None:
    for _ in range(40):
        if page.evaluate(there):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there: {there}")


def test_a_whole_game_at_phone_width_with_a_finger(server: Server, visit: Visit) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True, color_scheme="dark")
    sit_at(me.page, server, "bamboo", 2)
    check_axe(me.page)
    play_with_a_finger(me.page, 30)
    check_axe(me.page)
    check_width(me.page, 390)
    play_with_a_finger(me.page)
    expect(me.page.locator(".verdict")).to_be_visible()
    check_width(me.page, 390)
    check_axe(me.page)


def test_two_people_in_two_browsers_and_somebody_who_watches(server: Server, visit: Visit) -> None:
    ines = visit()
    ines.page.goto(server.address)
    ines.page.get_by_text("2", exact=True).first.click()
    ines.page.get_by_label("Who sits on seat 2").select_option("open")
    ines.page.get_by_role("button", name="Play", exact=True).click()
    ines.page.wait_for_selector("#asked")
    invite = ines.page.get_by_label("Link to invite and to watch").first.input_value()

    theo = visit(settings={"name": ""})
    theo.page.goto(invite)
    theo.page.get_by_label("Play as").fill("Théo")
    theo.page.get_by_role("button", name="Take the seat").click()
    expect(ines.page.locator(".strip", has_text="Théo")).to_be_visible()  # she sees him come

    watcher = visit(390, 844)
    watcher.page.goto(invite)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    check_axe(watcher.page)

    for player in (ines, theo):
        hurry(player.page)
    for person in (ines, theo, watcher):
        person.page.wait_for_selector(".verdict", timeout=1000 * PATIENCE)
    assert watcher.page.locator("[data-touch].open").count() == 0
    scores = [person.page.locator(".count tfoot").inner_text() for person in (ines, theo, watcher)]
    assert len(set(scores)) == 1

    ines.page.get_by_role("button", name="Play again").click()
    theo.page.get_by_role("link", name="To the next table").click()
    expect(theo.page.locator(".strip", has_text="Inês")).to_be_visible()
    until(ines.page, lambda: table_of(ines.page) == table_of(theo.page))


def test_the_server_is_killed_in_the_middle_and_comes_back(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    play_with_the_mouse(me.page, 20)
    before = server.ask(f"/api/tables/{table_of(me.page)}")
    server.kill()
    expect(me.page.locator(".prompt.lost")).to_be_visible()
    server.start()
    after = server.ask(f"/api/tables/{table_of(me.page)}")
    assert after["number"] >= before["number"]
    expect(me.page.locator(".prompt.lost")).to_have_count(0)  # the page has come back by itself
    assert play_with_the_mouse(me.page, 10) == 10
