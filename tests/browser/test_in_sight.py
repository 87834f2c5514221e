"""Whole games on ordinary laptops: at every decision everything that matters is on the screen, and nothing scrolls.

On phones and tablets the page scrolls: there lanterns tell what is beyond its edges, and a finger hits everything.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES

from .alone import Alone, Shown, decisions
from .conftest import HERE, Server, Visit
from .playing import PATIENCE, sit_at

LOOK = (HERE / "in_sight.js").read_text(encoding="utf-8")
LAPTOPS = ((1366, 768), (1280, 720), (1366, 650))  # the last: what a browser's own bars leave of the first
TOUCHED = ((390, 844), (844, 390), (1024, 768))  # a phone, held sideways, a tablet
RUN = 5  # decisions in a window of one size
SETTLE = 150  # ms after a change of size, until what was moving comes to rest
MOUSE = {"target": 24, "type": 12, "deeds": 2}
FINGER = {"target": 40, "type": 12}


class Case(NamedTuple):
    """A table: with which options a game is played at so many seats, and in which language it is read."""

    game: str
    seats: int
    options: dict[str, Any]
    language: str


def cases(game: str) -> list[Case]:
    """Every seat count, with the options of the scene that has as many seats, and else of the first."""
    manifest = kind(game).manifest()
    options = {scene["seats"]: scene["options"] for scene in reversed(manifest["scenes"])}
    usual = manifest["scenes"][0]["options"]
    return [
        Case(game, seats, options.get(seats, usual), LANGUAGES[seats % len(LANGUAGES)]) for seats in manifest["seats"]
    ]


CASES = [case for game in built_in() for case in cases(game)]
LARGEST = [cases(game)[-1] for game in built_in()]


def play_and_look(
    page: Page, way: str, sizes: tuple[tuple[int, int], ...], how: dict[str, int], most: int = 10_000
) -> dict[str, str]:
    """Play so many decisions or to the end; the faults, each with the decision where it was first seen."""
    found: dict[str, str] = {}
    page.evaluate(LOOK)
    n, over = 0, False
    while n < most and not over:
        width, height = sizes[n // RUN % len(sizes)]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLE)
        told = page.evaluate(f"(given) => inSight.{way}(...given)", [n, RUN, 1000 * PATIENCE, how])
        for fault, where in told["found"]:
            found.setdefault(fault, f"{width}×{height}, {where}")
        n += told["played"]
        over = told["over"]
    assert n > 15
    return found


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game}-{case.seats}" for case in CASES])
def test_a_game_is_played_without_looking_for_anything(visit: Visit, server: Server, case: Case) -> None:
    page = visit(*LAPTOPS[0], settings={"language": case.language}).page
    sit_at(page, server, case.game, case.seats, **case.options)
    fewest, *_, most = kind(case.game).seats
    whole = case.seats in (fewest, most)  # between the smallest and the largest table, a good part of it does
    found = play_and_look(page, "laptop", LAPTOPS, MOUSE | {"seats": case.seats}, most=10_000 if whole else 12 * RUN)
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


@pytest.mark.parametrize("case", LARGEST, ids=[case.game for case in LARGEST])
def test_a_finger_hits_everything_and_is_led_to_it(visit: Visit, server: Server, case: Case) -> None:
    page = visit(*TOUCHED[0], settings={"language": case.language}, has_touch=True, is_mobile=True).page
    sit_at(page, server, case.game, case.seats, **case.options)
    found = play_and_look(page, "finger", TOUCHED, FINGER, most=6 * RUN)
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


HIDDEN = {
    "the question": "#asked { translate: -2000px }",
    "the line of a seat": ".strip:last-child { display: none }",
    "of the last deeds": ".deeds { flex: none; width: 30px }",
    "lies outside": ".open { translate: 0 -2000px }",
    "is covered": ".rail { position: fixed; inset: 0; z-index: 99 }",
    "is too small": ".open { scale: .1 }",
    "the page is": "body { height: 3000px }",
}
HIDE = """(rules) => {
  window.hiding ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(hiding)) document.adoptedStyleSheets = [hiding];
  hiding.replaceSync(rules);
}"""
OWN = """() => [...document.querySelectorAll(".ground > :last-child :is([data-touch], [data-about], [data-number])")]
  .filter((each) => each.getClientRects().length)
  .map((each) => each.dataset.touch ?? each.dataset.about ?? each.dataset.number)"""


@pytest.mark.parametrize("case", LARGEST, ids=[case.game for case in LARGEST])
def test_the_look_misses_nothing(visit: Visit, server: Server, case: Case) -> None:
    page = visit(*LAPTOPS[0]).page
    sit_at(page, server, case.game, case.seats, **case.options)
    how = MOUSE | {"seats": case.seats}
    assert not play_and_look(page, "laptop", LAPTOPS[:1], how, most=4 * RUN)
    page.evaluate("(patience) => inSight.next(patience)", 1000 * PATIENCE)
    for fault, rules in HIDDEN.items():
        page.evaluate(HIDE, rules)
        found = page.evaluate("(how) => inSight.faults(how)", how)
        assert any(fault in each for each in found), (fault, found)
    page.evaluate(HIDE, ".ground > :last-child { translate: 0 2000px }")
    found = page.evaluate("(how) => inSight.faults(how)", how)
    things = page.evaluate(OWN)
    assert len(things) > 10
    for thing in things:
        assert any(each.startswith(f"one's own {thing} lies outside") for each in found), thing


@pytest.mark.parametrize("size", [(1024, 768), (844, 390)])
def test_a_finger_hits_a_favour_at_the_edge_of_the_forest(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(*size, has_touch=True, is_mobile=True).page
    game = Alone("bitoku", 4, {})
    for _ in decisions(game):
        if any(game.room.game.name(touch) == "favour.forges.two" for touch in game.room.game.options):
            break
    Shown(page, server, game)
    page.evaluate(LOOK)
    page.evaluate("(patience) => inSight.arrive(patience)", 1000 * PATIENCE)
    assert page.locator('[data-touch="favour.forges.two"].open').count() == 1
    assert page.evaluate("(how) => inSight.reach(how)", FINGER) == []
