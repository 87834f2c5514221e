"""Looking nearer: the board zoomed and moved, a zone opened large; in every game, with no code of the game for it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visit
from .playing import (
    check_axe,
    check_width,
    number_of,
    play_with_a_finger,
    play_with_the_mouse,
    sit_at,
    until,
    wait_for_more,
    wait_for_my_turn,
)

GAMES = ["bamboo", "bitoku", "iki"]
SCALE = (
    "(() => { const g = document.querySelector('.ground'); return g.getBoundingClientRect().width / g.offsetWidth; })()"
)


def wait_for_scale(page: Page, least: float, most: float) -> None:
    until(page, lambda: least <= page.evaluate(SCALE) <= most)


def lit_zone(page: Page) -> str:
    """The zone that holds the first thing to touch."""
    found: str | None = page.evaluate("document.querySelector('.ground .zone[data-lit][id]')?.id")
    assert found
    return found


def box_of(page: Page, what: str) -> dict[str, float]:
    box: Any = page.locator(what).first.bounding_box()
    return dict(box)


def come_to_the_boards(page: Page, server: Server) -> None:
    """Wait for one's turn, and choose from the cards that lie over the boards first, if there are any."""
    wait_for_my_turn(page, server)
    for _ in range(4):
        drawn = page.locator("#z-drawn [data-touch].open")
        if not drawn.count():
            return
        number = number_of(page, server)
        drawn.first.click()
        wait_for_more(page, server, number)
        wait_for_my_turn(page, server)


@pytest.mark.parametrize("game", GAMES)
def test_a_zone_opens_large_and_everything_can_be_touched(server: Server, visit: Visit, game: str) -> None:
    page = visit().page
    sit_at(page, server, game, seats=3)
    come_to_the_boards(page, server)
    zone = lit_zone(page)
    before = box_of(page, f"#{zone}")
    page.locator(f"#{zone} [data-touch].open").first.focus()
    page.mouse.move(2, 2)
    page.keyboard.press("z")
    expect(page.locator(f"#{zone}[data-large]")).to_be_visible()
    after = box_of(page, f"#{zone}")
    assert after["width"] > 1.1 * before["width"]
    check_axe(page)
    check_width(page, 1440)
    number = number_of(page, server)
    thing = page.locator(f"#{zone} [data-touch].open").first
    thing.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    thing.click()
    wait_for_more(page, server, number)
    wait_for_my_turn(page, server)
    expect(page.locator(f"#{zone}[data-large]")).to_be_visible()  # it stays
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-large]")).to_have_count(0)
    assert page.evaluate(SCALE) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_can_be_opened_by_its_button(server: Server, visit: Visit, game: str) -> None:
    page = visit().page
    sit_at(page, server, game, seats=3)
    come_to_the_boards(page, server)
    zones = page.evaluate("[...document.querySelectorAll('.ground .zone[id]')].map((zone) => zone.id)")
    assert len(zones) > 4
    heard = re.findall('region "(.*)"', page.locator("main").aria_snapshot())
    assert len(heard) > 4
    assert not any("Open large" in name for name in heard)
    for zone in zones:
        button = page.locator(f"#{zone} > h2 > .enlarge")
        if not button.is_visible():
            continue  # some layouts leave a title out; there is Z
        page.locator(f"#{zone}").hover(position={"x": 4, "y": 4})
        button.click()
        expect(page.locator(f"#{zone}[data-large]")).to_be_visible()
        shown = box_of(page, f"#{zone}")
        assert shown["x"] >= 0
        page.locator(".lens button").last.click()
        expect(page.locator("[data-large]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(server: Server, visit: Visit, game: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, color_scheme="dark").page
    sit_at(page, server, game, seats=2)
    come_to_the_boards(page, server)
    zone = lit_zone(page)
    before = box_of(page, f"#{zone}")
    page.keyboard.press("z")
    expect(page.locator(f"#{zone}[data-large]")).to_be_visible()
    assert box_of(page, f"#{zone}")["width"] > 1.4 * before["width"]
    check_axe(page)
    check_width(page, 390)
    number = number_of(page, server)
    play_with_a_finger(page, 1)
    wait_for_more(page, server, number)
    page.locator(".lens button").last.tap()
    expect(page.locator("[data-large]")).to_have_count(0)
    pinch(page, 2)
    wait_for_scale(page, 1.7, 2.3)
    check_width(page, 390)
    wait_for_my_turn(page, server)
    number = number_of(page, server)
    play_with_a_finger(page, 1)
    wait_for_more(page, server, number)
    page.locator(".lens button").last.tap()
    wait_for_scale(page, 1, 1)


def pinch(page: Page, times: float) -> None:
    """Two fingers that move apart on the board."""
    page.evaluate(
        """(times) => {
          const view = document.querySelector(".view");
          const target = view.querySelector(".board");
          const at = (apart) => [-1, 1].map((side, identifier) => new Touch(
            {identifier, target, clientX: 190 + side * apart, clientY: 400}));
          const send = (type, touches) => target.dispatchEvent(new TouchEvent(type,
            {touches, targetTouches: touches, changedTouches: touches, bubbles: true, cancelable: true}));
          send("touchstart", at(40));
          for (let step = 1; step <= 8; step++) send("touchmove", at(40 * (1 + (times - 1) * step / 8)));
          send("touchend", []);
        }""",
        times,
    )


def test_wheel_keys_and_pulling(server: Server, visit: Visit) -> None:
    page = visit().page
    sit_at(page, server, "bamboo", seats=2)
    wait_for_my_turn(page, server)
    page.mouse.move(500, 400)
    page.mouse.wheel(0, 100)  # the plain wheel only scrolls
    assert page.evaluate(SCALE) == 1
    page.evaluate("scrollTo(0, 0)")
    under = page.evaluate("document.elementFromPoint(500, 400).closest('.zone')?.id")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    wait_for_scale(page, 1.5, 4)
    assert page.evaluate("document.elementFromPoint(500, 400).closest('.zone')?.id") == under
    check_axe(page)
    check_width(page, 1440)
    # Pulling moves the board and touches nothing.
    number = number_of(page, server)
    left = page.evaluate("document.querySelector('.view').scrollLeft")
    page.mouse.down()
    page.mouse.move(400, 350, steps=4)
    page.mouse.up()
    until(page, lambda: page.evaluate("document.querySelector('.view').scrollLeft") > left + 50)
    assert number_of(page, server) == number
    # A state change keeps it.
    scale = page.evaluate(SCALE)
    assert play_with_the_mouse(page, 1) == 1
    wait_for_more(page, server, number)
    wait_for_my_turn(page, server)
    assert page.evaluate(SCALE) == pytest.approx(scale)
    page.keyboard.press("0")
    wait_for_scale(page, 1, 1)
    page.keyboard.press("+")
    page.keyboard.press("+")
    wait_for_scale(page, 1.5, 1.6)
    page.evaluate("document.activeElement.blur()")
    top = page.evaluate("document.querySelector('.view').scrollTop")
    page.keyboard.press("ArrowDown")
    until(page, lambda: page.evaluate("document.querySelector('.view').scrollTop") > top)
    page.keyboard.press("Tab")
    page.keyboard.press("-")
    page.keyboard.press("-")
    wait_for_scale(page, 1, 1)
    assert page.locator(".lens").count() == 0


def test_in_a_replay(server: Server, visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"{server.address}/t/{finished}/replay#30")
    page.wait_for_selector(".board")
    page.keyboard.press("z")
    expect(page.locator("[data-large]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".film")).to_contain_text("Touch 31 of")
    expect(page.locator("[data-large]")).to_have_count(1)
    check_axe(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-large]")).to_have_count(0)
