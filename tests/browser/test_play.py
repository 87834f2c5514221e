"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT, Server, Visitor

Visit = Callable[..., Visitor]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 150.0  # seconds for a whole game


def sit_down(page: Page, server: Server, seats: int = 2) -> None:
    """From the lobby to the table."""
    page.goto(server.address)
    page.get_by_text(str(seats), exact=True).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("#asked")


def is_over(page: Page) -> bool:
    return page.locator(".verdict").count() > 0


# Clicks what glows until the game is over, or so often; how often is the answer.
CLICKER = """async ([most, patience]) => {
  let played = 0;
  const ends = performance.now() + 1000 * patience;
  while (played < most && !document.querySelector(".verdict")) {
    if (performance.now() > ends) throw new Error("the game takes too long");
    const open = [...document.querySelectorAll("[data-touch].open")].filter((each) => each.getClientRects().length);
    if (open.length) open[(7 * played++) % open.length].click();
    await new Promise((done) => setTimeout(done, 12));
  }
  return played;
}"""


def play_with_the_mouse(page: Page, touches: int = 10_000) -> int:
    return int(page.evaluate(CLICKER, [touches, PATIENCE]))


def check_axe(page: Page) -> None:
    """No serious violation of the accessibility rules."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert serious == []


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0]


def test_a_whole_game_against_bots_with_the_mouse(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server, seats=3)
    check_axe(me.page)
    assert play_with_the_mouse(me.page, 25) == 25
    me.page.reload()  # nothing is lost
    me.page.wait_for_selector("#asked")
    play_with_the_mouse(me.page)
    expect(me.page.locator(".verdict")).to_be_visible()
    check_axe(me.page)
    with urlopen(f"{server.address}/api/tables/{table_of(me.page)}/record") as answer:
        assert b"result" in answer.read()


def test_playing_with_the_keyboard_only(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    ends = time.monotonic() + PATIENCE
    played = 0
    while played < 60:
        assert time.monotonic() < ends, "the game takes too long"
        if me.page.locator("[data-touch].open").count() == 0:
            me.page.wait_for_timeout(40)
            continue
        me.page.keyboard.press("ArrowRight" if played % 2 else "ArrowDown")
        if played % 3 == 0:
            me.page.keyboard.press("ArrowLeft")
        focused = me.page.evaluate("document.activeElement?.classList.contains('open') ?? false")
        if not focused:
            me.page.keyboard.press("Tab")
            continue
        me.page.keyboard.press("Enter")
        played += 1
        me.page.wait_for_timeout(15)
    with urlopen(f"{server.address}/api/tables/{table_of(me.page)}") as answer:
        assert json.load(answer)["number"] > 40


def test_playing_at_phone_width(server: Server, visit: Visit) -> None:
    me = visit(390, 844, has_touch=True, is_mobile=True, color_scheme="dark", reduced_motion="reduce")
    sit_down(me.page, server)
    check_axe(me.page)
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    assert play_with_the_mouse(me.page, 40) == 40


def test_the_server_is_killed_in_the_middle_and_comes_back(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    play_with_the_mouse(me.page, 20)
    me.page.wait_for_timeout(400)
    with urlopen(f"{server.address}/api/tables/{table_of(me.page)}") as answer:
        before = json.load(answer)
    server.kill()
    server.start()
    with urlopen(f"{server.address}/api/tables/{table_of(me.page)}") as answer:
        after = json.load(answer)
    assert after["number"] >= before["number"]
    assert play_with_the_mouse(me.page, 10) == 10  # the page has come back by itself


@pytest.mark.parametrize("path", ["/", "/rules/bamboo", "/keyboard", "/about"])
@pytest.mark.parametrize("width", [1440, 390])
def test_every_page_is_accessible(server: Server, visit: Visit, path: str, width: int) -> None:
    me = visit(width)
    me.page.goto(server.address + path)
    me.page.wait_for_selector("h1")
    me.page.wait_for_timeout(300)
    check_axe(me.page)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_language_changes_at_once(server: Server, visit: Visit) -> None:
    me = visit()
    sit_down(me.page, server)
    english = me.page.locator("#asked").inner_text()
    me.page.evaluate("localStorage.ennichi = localStorage.ennichi.replace('\"en\"', '\"fr\"')")
    me.page.reload()
    me.page.wait_for_selector("#asked")
    assert me.page.locator("#asked").inner_text() != english
    assert me.page.evaluate("document.documentElement.lang") == "fr"


def test_the_first_page_is_light_and_asks_nobody_else(server: Server, visit: Visit) -> None:
    me = visit()
    hosts: set[str] = set()
    me.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    me.page.goto(server.address)
    me.page.wait_for_selector("h1")
    assert hosts == {server.address.split("/")[2]}
    sizes = [path.stat().st_size for path in Path(ROOT, "web", "dist", "assets").iterdir()]
    assert sum(sizes) < 400_000
