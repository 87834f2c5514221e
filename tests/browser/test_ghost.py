"""What a touch would do is seen before it is made, where it would happen, and goes away with the question."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from ennichi.kernel.registry import built_in

from .conftest import Server, Visit
from .playing import SHOWN, check_axe, sit_at, until, wait_for_my_turn

TOUCHES = 200
TRIES = 5
NOTICED = 3000  # ms, in which a touch that counts is seen

# Touches the nth open thing; false while there is none.
TOUCH = """(n) => {
  const open = [...document.querySelectorAll("[data-touch].open")].filter((each) => each.getClientRects().length);
  if (document.querySelector(".busy")) return false;
  open[n % open.length]?.click();
  return open.length > 0;
}"""

# The ghosts, by the names of their pieces.
GHOSTS = """() => [...document.querySelectorAll("[data-ghost]")].map((ghost) => {
  const {x, y, width, height} = ghost.getBoundingClientRect();
  return [ghost.dataset.ghost, {x, y, width, height}];
})"""

# Notes the first picture after the next touch: where the pieces of these names lie in it.
WATCH = """(names) => {
  const page = document.querySelector(".table-page");
  const before = page.dataset.version;
  window.came = undefined;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    const boxes = (name) => [...document.querySelectorAll("[data-touch],[data-about],[data-piece]")]
      .filter(({dataset}) => (dataset.piece ?? dataset.touch ?? dataset.about) === name)
      .map((piece) => piece.getBoundingClientRect().toJSON());
    window.came = Object.fromEntries(names.map((name) => [name, boxes(name)]));
    window.later = page.dataset.version - before;
  });
  watch.observe(page, {attributeFilter: ["data-version"]});
}"""


@pytest.mark.parametrize("game", built_in())
def test_a_final_touch_shows_what_comes_where_it_comes(server: Server, visit: Visit, game: str) -> None:
    me = visit(settings={"careful": True}, color_scheme="dark" if game == "bitoku" else "light")
    page = me.page
    sit_at(page, server, game, 2)
    arm_with_a_ghost(page, server, leaving=True)
    expect(page.locator("[data-leaves]").first).to_be_visible()
    assert not page.evaluate("document.querySelector('.shade').matches(':not([inert])')")
    check_axe(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-armed], [data-ghost], [data-leaves], .plus.ahead")).to_have_count(0)

    ghosts, came = done_with_a_ghost(page, server)
    for name, ghost in ghosts:
        assert any(covers(ghost, box) for box in came[name]), f"{name} comes elsewhere: {ghost}, {came[name]}"
    expect(page.locator("[data-ghost], [data-leaves], .plus.ahead")).to_have_count(0)


def test_what_is_pointed_at_shows_what_it_would_do(server: Server, visit: Visit) -> None:
    me = visit()
    sit_at(me.page, server, "bamboo", 2)
    wait_for_my_turn(me.page, server)
    section = me.page.locator(".table [data-touch].open").first
    name = section.get_attribute("data-touch")
    section.hover()
    expect(me.page.locator(f'[data-ghost="{name}"]')).to_have_count(1)
    me.page.mouse.move(3, 3)
    expect(me.page.locator("[data-ghost]")).to_have_count(0)
    section.focus()
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("[data-ghost]").first).to_be_attached()


def arm_with_a_ghost(page: Page, server: Server, leaving: bool = False) -> list[tuple[str, dict[str, float]]]:
    """Plays until a touch waits to be confirmed that brings pieces somewhere, and takes others away where that is
    wanted: which touch does both hangs on the deal. What is shown of them is the answer."""
    for n in range(TOUCHES):
        wait_for_my_turn(page, server)
        version = page.evaluate(SHOWN)
        if not page.evaluate(TOUCH, 7 * n):
            continue
        with suppress(TimeoutError):  # a touch that comes as the decision is drawn is not meant for it
            page.wait_for_selector(f'[data-armed], .table-page:not([data-version="{version}"])', timeout=NOTICED)
        if not page.locator("[data-armed]").count():
            continue
        page.wait_for_selector(".shade", state="attached")
        ghosts: list[Any] = page.evaluate(GHOSTS)
        if ghosts and (not leaving or page.locator("[data-leaves]:visible").count()):
            return ghosts
        page.get_by_role("button", name="Do it").click()
        page.wait_for_selector(f'.table-page:not([data-version="{version}"])')
    raise AssertionError("no touch that cannot be taken back moves anything")


def done_with_a_ghost(page: Page, server: Server) -> tuple[list[tuple[str, dict[str, float]]], dict[str, list[Any]]]:
    """The ghosts of such a touch, and what lies where in the picture after it: in one that no bot has touched since."""
    for _ in range(TRIES):
        ghosts = arm_with_a_ghost(page, server)
        page.evaluate(WATCH, [name for name, _ in ghosts])
        page.get_by_role("button", name="Do it").click()
        until(page, lambda: bool(page.evaluate("() => Boolean(window.came)")))
        if page.evaluate("window.later") == 1:
            return ghosts, page.evaluate("window.came")
    raise AssertionError("bots touched something before each picture")


def covers(ghost: dict[str, float], box: dict[str, float]) -> bool:
    """Whether the one lies over most of the other."""
    wide = min(ghost["x"] + ghost["width"], box["x"] + box["width"]) - max(ghost["x"], box["x"])
    high = min(ghost["y"] + ghost["height"], box["y"] + box["height"]) - max(ghost["y"], box["y"])
    return wide > 0 and high > 0 and wide * high > 0.8 * box["width"] * box["height"]
