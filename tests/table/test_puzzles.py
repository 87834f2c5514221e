"""Puzzles at the table: a real table where nobody else acts, one turn, and what it is worth in words."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from fastapi.testclient import TestClient

from ennichi.bots.puzzles import AS_GOOD, Puzzle, after, result_of, turn_over
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table import puzzling, shapes
from tests.conftest import COMPILED

from .conforming import check
from .player import Message, Player, secret_of, sit


def open_one(client: TestClient, puzzle: Puzzle) -> Message:
    answer = client.post(f"/api/puzzles/{puzzle.kind.name}/{puzzle.name}", json={"name": "Inês"})
    assert answer.status_code == 201, answer.text
    seated: Message = answer.json()
    return seated


def judged(client: TestClient, table: Message, language: str = "en", **asked: bool) -> Message:
    answer = client.get(f"/api/tables/{table['table']}/puzzle", params={"lang": language, **asked})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    if not COMPILED:
        check(found, shapes.PuzzleAnswer)
    return found


def play(me: Player, touches: list[str]) -> None:
    for touch in touches:
        assert me.touch(touch)["type"] == "state"


@pytest.mark.parametrize("game", built_in())
def test_a_puzzle_is_failed_taken_back_and_solved(client: TestClient, game: str) -> None:
    puzzle = puzzling.puzzles(kind(game))[-1]
    table = open_one(client, puzzle)
    assert table["seat"] == puzzle.seat
    with sit(client, table["table"], secret_of(table)) as me:
        start = me.state
        assert start["puzzle"]["start"] == start["number"] == len(puzzle.touches)
        assert not start["puzzle"]["over"]
        assert client.get(f"/api/tables/{table['table']}/puzzle").json()["code"] == "not-played"
        for way in puzzle.wrong:
            play(me, way.touches)
            assert me.state["puzzle"]["over"]
            answer = judged(client, table)
            assert not answer["right"]
            assert answer["best"] is None, "who has not found it can try again"
            assert answer["yours"]["less"] == pytest.approx(way.less, abs=0.011)
            assert answer["yours"]["points"] < puzzle.best.points
            me.ask(type="undo", version=me.state["version"], to=me.state["puzzle"]["start"])
            assert me.next_state()["touches"] == start["touches"], "whatever came to light is forgotten"
        play(me, puzzle.best.touches)
        number = me.state["number"]
        for language in LANGUAGES:
            answer = judged(client, table, language)
            assert answer["right"]
            assert len(answer["wrong"]) == 2
            said = [answer["best"]["words"], *(way["words"] for way in answer["wrong"])]
            assert len(set(said)) == 3
            assert all(way["why"] for way in answer["wrong"])
        assert judged(client, table, solution=True)["best"]["touches"] == puzzle.best.touches
        assert client.get(f"/api/tables/{table['table']}").json()["number"] == number, "nobody else acts"
    client.cookies.clear()
    assert client.get(f"/api/tables/{table['table']}/puzzle?solution=true").json()["code"] == "not-your-seat"


def test_a_turn_that_no_file_knows_is_compared_now(client: TestClient) -> None:
    puzzle, way = next(found for found in map(unknown_way, puzzling.puzzles(kind("iki"))) if found)
    table = open_one(client, puzzle)
    with sit(client, table["table"], secret_of(table)) as me:
        play(me, way)
        answer = judged(client, table)
    assert answer["yours"]["words"]
    assert answer["right"] == (answer["yours"]["less"] == 0.0)
    assert answer["right"] or answer["yours"]["less"] > AS_GOOD


def unknown_way(puzzle: Puzzle) -> tuple[Puzzle, list[str]] | None:
    """A turn by the last touches that are open, where the puzzle does not know its result."""
    start = puzzle.start()
    for first in reversed(start.options):
        g = after(start, [first])
        names = [start.name(first)]
        while not turn_over(g, start) and len(names) < 30:
            names.append(g.name(g.options[-1]))
            g.play(g.options[-1])
        if turn_over(g, start) and puzzle.less(result_of(g)) is None:
            return puzzle, names
    return None


def test_the_list_and_the_puzzle_of_the_day(client: TestClient) -> None:
    found = client.get("/api/puzzles?lang=fr").json()
    if not COMPILED:
        check(found, shapes.Puzzles)
    ids = [line["id"] for line in found["puzzles"]]
    assert found["today"] in ids
    assert len(set(ids)) == len(ids)
    days = [puzzling.of_the_day(date(2026, 11, 18) + timedelta(day)) for day in range(3 * 30)]
    for at, game in enumerate([day.kind.name for day in days[:3] if day]):
        own = puzzling.puzzles(kind(game))
        assert {day.id for day in days[at::3][: len(own)] if day} == {puzzle.id for puzzle in own}, (
            "each takes its turn"
        )
    assert len({day.kind.name for day in days[:3] if day}) == 3


def test_tables_of_puzzles_do_not_pile_up(client: TestClient) -> None:
    own = puzzling.puzzles(kind("iki"))
    tables = [open_one(client, own[number % len(own)])["table"] for number in range(5)]
    assert client.get("/api/tables").json() == [], "nobody goes on with them from a list"
    there = [client.get(f"/api/tables/{table}").status_code for table in tables]
    assert there[-1] == 200
    assert sorted(there) == [200, 200, 200, 410, 410]
    assert client.post("/api/puzzles/iki/none", json={"name": "Inês"}).status_code == 404
