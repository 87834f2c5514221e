"""IKI in the browser: whole games by mouse and finger, the keyboard, forecasts, and accessibility in every state."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Server, Visit
from .playing import FOCUS, PATIENCE, check_axe, play_with_a_finger, play_with_the_mouse

KEYBOARD_TOUCHES = 25
BUTTONS = {"done", "income", "mon", "trade", "option"}
# Touches that only the prompt offers, though the board should have drawn them.
UNDRAWN = "[...document.querySelectorAll('.choices [data-touch]')].map((each) => each.dataset.touch.split('.')[0])"


def sit(page: Page, server: Server, seats: int, **options: Any) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    table = {"game": "iki", "options": options, "seats": [{"kind": "me", "name": "Inês"}, *bots], "language": "en"}
    made = page.context.request.post(f"{server.address}/api/tables", data=table).json()
    page.goto(server.address + made["link"])
    page.wait_for_selector("#asked")


def is_over(page: Page) -> bool:
    return page.locator(".verdict").count() > 0


def check_buttons(page: Page) -> None:
    assert set(page.evaluate(UNDRAWN)) <= BUTTONS


def test_a_whole_game_with_the_mouse(visit: Visit, server: Server) -> None:
    page = visit().page
    sit(page, server, 2, akebono=True)
    for _ in range(40):
        if is_over(page):
            break
        play_with_the_mouse(page, 10)
        check_buttons(page)
    assert is_over(page)


def test_the_base_game(visit: Visit, server: Server) -> None:
    page = visit().page
    sit(page, server, 3, akebono=False)
    assert page.locator("#z-river, .ik-celebrity").count() == 0
    for _ in range(3):
        play_with_the_mouse(page, 10)
        check_buttons(page)


def test_with_a_finger_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True).page
    sit(page, server, 4, akebono=True)
    for _ in range(6):
        play_with_a_finger(page, 6)
        check_buttons(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check_axe(page)


def test_with_the_keyboard(visit: Visit, server: Server) -> None:
    page = visit().page
    sit(page, server, 2, akebono=True, grandmaster=True)
    ends = time.monotonic() + PATIENCE
    played = 0
    while played < KEYBOARD_TOUCHES:
        assert time.monotonic() < ends
        state = page.evaluate(FOCUS)
        if state == "there":
            page.keyboard.press("Enter")
            played += 1
        else:
            page.keyboard.press("Tab") if state == "away" else page.wait_for_timeout(8)


@pytest.mark.parametrize(("theme", "akebono"), [("light", False), ("dark", True)])
def test_no_barriers(visit: Visit, server: Server, theme: str, akebono: bool) -> None:
    page = visit(color_scheme=theme).page
    sit(page, server, 3, akebono=akebono)
    for _ in range(4):
        check_axe(page)
        play_with_the_mouse(page, 8)


def test_the_calendar_looks_ahead(visit: Visit, server: Server) -> None:
    page = visit().page
    sit(page, server, 3, akebono=True)
    play_with_the_mouse(page, 3)
    ahead = page.locator(".ik-ahead")
    assert ahead.count() == 2  # the next payday and the next fire
    ahead.first.hover()
    page.wait_for_selector(".ik-look")
    page.mouse.move(2, 2)
    page.wait_for_selector(".ik-look", state="detached")
    ahead.last.click()
    page.wait_for_selector(".ik-fate")
    check_axe(page)


def test_things_explain_themselves(visit: Visit, server: Server) -> None:
    page = visit(settings={"language": "fr"}).page
    sit(page, server, 3, akebono=True)
    page.locator(".ik-celebrity").first.hover()
    page.wait_for_selector(".tip h3")
    assert page.locator(".tip p").first.inner_text()
