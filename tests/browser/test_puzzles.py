"""Puzzles in the browser: found on their page, failed, explained, taken back, solved, ticked off; shown to who asks."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from ennichi.bots.puzzles import Puzzle
from ennichi.kernel.registry import kind
from ennichi.table import puzzling

from .conftest import Server, Visit
from .playing import check_axe, check_width


def shortest(game: str) -> Puzzle:
    """The puzzle with the fewest touches."""
    return min(puzzling.puzzles(kind(game)), key=lambda one: sum(len(way.touches) for way in [one.best, *one.wrong]))


def play(page: Page, touches: list[str]) -> None:
    for touch in touches:
        thing = page.locator(f'[data-touch="{touch}"].open').first
        expect(thing).to_be_visible()
        version = page.locator(".table-page").get_attribute("data-version")
        thing.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".table-page")).not_to_have_attribute("data-version", version or "")


def test_a_puzzle_is_failed_explained_solved_and_ticked_off(server: Server, visit: Visit) -> None:
    puzzle = shortest("iki")
    number = puzzling.puzzles(kind("iki")).index(puzzle) + 1
    page = visit().page
    page.goto(server.address)
    page.get_by_role("link", name=re.compile("Puzzles")).click()
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    check_axe(page)
    page.get_by_role("radiogroup", name="Game").get_by_text("IKI").click()
    expect(page.locator(".puzzle-game")).to_have_count(1)
    section = page.locator(".puzzle-game").filter(has=page.get_by_role("heading", name=re.compile("^IKI")))
    section.get_by_role("button", name=re.compile(f"^Puzzle {number},")).click()
    expect(page.locator(".puzzle-pill")).to_contain_text("Find the best way")
    pill, own = (page.locator(part).bounding_box() for part in (".puzzle-pill", "#z-own"))
    assert pill
    assert own
    assert pill["y"] >= own["y"] + own["height"]  # it covers nothing of the boards
    expect(page.locator("#z-seats")).not_to_contain_text("not here")  # nobody is waited for

    play(page, puzzle.wrong[0].touches)
    answer = page.locator(".puzzle-answer")
    expect(answer).to_contain_text("There is a better turn")
    expect(answer).to_contain_text(re.compile(r"In the end it brings you .*\d+ points? less than the best turn: "))
    check_axe(page)
    answer.get_by_role("button", name="Try again").click()
    expect(answer).to_have_count(0)

    play(page, puzzle.best.touches)
    expect(answer).to_contain_text("Right: nothing is better")
    expect(answer.locator(".puzzle-way")).to_have_count(3)
    answer.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".puzzle-game")).to_have_count(1)  # the list is as it was left
    expect(section.get_by_role("button", name=re.compile("solved"))).to_have_count(1)
    expect(section.get_by_role("button", name=re.compile(f"^Puzzle {number},.*solved"))).to_be_visible()
    every = len(puzzling.puzzles(kind("iki")))
    expect(section).to_contain_text(f"1 of {every} solved")
    page.get_by_role("radiogroup", name="Which").get_by_text("Unsolved").click()
    expect(section.locator(".puzzle-button")).to_have_count(every - 1)


def test_where_all_are_solved_the_list_says_so(server: Server, visit: Visit) -> None:
    page = visit().page
    ids = [puzzle.id for puzzle in puzzling.puzzles(kind("bitoku")) if puzzle.difficulty == 3]
    page.add_init_script(f"localStorage['ennichi-puzzles'] = '{json.dumps(ids)}'")
    page.goto(f"{server.address}/puzzles")
    for group, name in (("Game", "Bitoku"), ("Difficulty", "Hard"), ("Which", "Unsolved")):
        page.get_by_role("radiogroup", name=group).get_by_text(name).click()
    expect(page.locator(".puzzle-empty")).to_contain_text("All of these are solved")
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".puzzle-game")).to_have_count(3)


def test_on_a_phone_the_solution_is_shown_touch_by_touch(server: Server, visit: Visit) -> None:
    puzzle = shortest("bitoku")
    page = visit(390, 844, settings={"language": "fr"}, has_touch=True, is_mobile=True, color_scheme="dark").page
    page.goto(f"{server.address}/puzzles")
    check_width(page, 390)
    number = puzzling.puzzles(kind("bitoku")).index(puzzle) + 1
    section = page.locator(".puzzle-game").filter(has=page.get_by_role("heading", name=re.compile("^Bitoku")))
    section.get_by_role("button", name=re.compile(f"^Énigme {number},")).tap()
    page.locator(".puzzle-pill").get_by_role("button", name="Montrer la solution").tap()
    answer = page.locator(".puzzle-answer")
    expect(answer).to_contain_text("La solution")
    assert int(page.evaluate("document.querySelectorAll('.puzzle-way').length")) == 3
    check_width(page, 390)
    answer.get_by_role("button", name="Énigme suivant").tap()
    expect(page.locator(".puzzle-pill")).to_be_visible()
