"""Puzzles at the table: a real table where nobody else acts, one turn, and what it is worth in words."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from fastapi.testclient import TestClient

from ennichi.bots.puzzles import AS_GOOD, Puzzle, after, result_of, turn_over
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table import puzzling, shapes
from ennichi.table.rooms import POSITION_EVERY
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
            assert answer["yours"]["less"] == pytest.approx(puzzle.best.points - way.points)
            assert answer["yours"]["points"] < puzzle.best.points
            assert "less than the best turn" in answer["yours"]["ends"]
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
            assert all(way["ends"] for way in [answer["best"], *answer["wrong"]])
        assert judged(client, table, solution=True)["best"]["touches"] == puzzle.best.touches
        assert client.get(f"/api/tables/{table['table']}").json()["number"] == number, "nobody else acts"
    client.cookies.clear()
    assert client.get(f"/api/tables/{table['table']}/puzzle?solution=true").json()["code"] == "not-your-seat"


def test_one_may_try_again_as_often_as_one_likes(client: TestClient) -> None:
    """Also over a touch after which the position is stored: the next one is the first of them in this puzzle."""
    puzzle = next(
        puzzle
        for puzzle in puzzling.puzzles(kind("bamboo"))
        if -len(puzzle.touches) % POSITION_EVERY in range(1, len(puzzle.best.touches))
    )
    table = open_one(client, puzzle)
    with sit(client, table["table"], secret_of(table)) as me:
        for _ in range(3):
            play(me, puzzle.best.touches)
            me.ask(type="undo", version=me.state["version"], to=len(puzzle.touches))
            assert me.receive("state", "refused")["type"] == "state"
            assert me.state["number"] == len(puzzle.touches)


def test_a_turn_that_no_file_knows_is_compared_now_and_explained(client: TestClient) -> None:
    puzzle, way = next(found for found in map(unknown_way, puzzling.puzzles(kind("iki"))) if found)
    table = open_one(client, puzzle)
    with sit(client, table["table"], secret_of(table)) as me:
        play(me, way)
        answer = judged(client, table)
    assert answer["yours"]["words"]
    assert answer["right"] == (answer["yours"]["less"] == 0.0)
    assert answer["right"] or answer["yours"]["less"] > AS_GOOD
    assert answer["yours"]["ends"].startswith("In the end it")


def test_a_turn_that_the_file_knows_only_by_its_cost_is_explained_too(client: TestClient) -> None:
    found = (known_way(puzzle) for puzzle in puzzling.puzzles(kind("bamboo")))
    puzzle, way, less = next(each for each in found if each)
    table = open_one(client, puzzle)
    with sit(client, table["table"], secret_of(table)) as me:
        play(me, way)
        answer = judged(client, table)
    assert not answer["right"]
    assert answer["yours"]["less"] == less
    assert " less than the best turn: " in answer["yours"]["ends"], "it says in which lines"


def known_way(puzzle: Puzzle) -> tuple[Puzzle, list[str], float] | None:
    """A turn of a late puzzle whose result the file knows to be worse, and which is none of its ways."""
    start = puzzle.start()
    told = {result_of(after(start, [start.touch(name) for name in way.touches])) for way in puzzle.wrong}
    for first in start.options:
        g = after(start, [first])
        names = [start.name(first)]
        while not turn_over(g, start) and len(names) < 30:
            names.append(g.name(g.options[0]))
            g.play(g.options[0])
        less = puzzle.less(result_of(g))
        late = puzzle.wrong[0].error == 0.0
        if late and less is not None and not puzzling.is_right(puzzle, less) and result_of(g) not in told:
            return puzzle, names, less
    return None


@pytest.mark.parametrize(
    ("language", "worse", "better"),
    [
        (
            "en",
            "In the end it brings you 4 points less than the best turn: the lack of harmony costs you 4 more and"
            " homes bring you 1 less. In return, balance tiles that you score bring you 1 more: that does not make up"
            " for it.",
            "In the end it brings you about 2 points more than the best of the turns that tempt: homes bring you 3"
            " more. The price is smaller: missing food costs you 1 more.",
        ),
        (
            "fr",
            "À la fin, il vous rapporte 4 points de moins que le meilleur tour\u00a0: le manque d’harmonie vous coûte 4"
            " de plus et les tuiles Demeure vous rapportent 1 de moins. En échange, les tuiles Équilibre que vous"
            " décomptez vous rapportent 1 de plus\u00a0: cela ne suffit pas.",
            "À la fin, il vous rapporte environ 2 points de plus que le meilleur des tours tentants\u00a0: les tuiles"
            " Demeure vous rapportent 3 de plus. Le prix est moindre\u00a0: la nourriture manquante vous coûte 1"
            " de plus.",
        ),
        (
            "pt",
            "No fim, rende-lhe menos 4 pontos do que o melhor turno: a falta de harmonia custa mais 4 e as peças de Lar"
            " rendem menos 1. Em troca, as peças de Equilíbrio que pontua rendem mais 1: não chega para compensar.",
            "No fim, rende-lhe cerca de 2 pontos a mais do que o melhor dos turnos tentadores: as peças de Lar rendem"
            " mais 3. O preço é menor: os alimentos em falta custam mais 1.",
        ),
    ],
)
def test_why_a_turn_is_worse_or_better_is_said_in_sentences(language: str, worse: str, better: str) -> None:
    text = kind("bamboo").text(language)
    lines = {"homes": -1.0, "harmony": -4.0, "balance": 1.0, "spirits": 0.0}
    assert puzzling.compared(4.0, lines, text) == worse
    assert puzzling.compared(-2.0, {"homes": 2.9, "hunger": -1.1, "spirits": 0.4}, text) == better
    assert ":" not in puzzling.compared(4.0, {"homes": 0.2}, kind("bamboo").text("en")), "lines that say otherwise"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_every_line_of_the_scoring_has_its_words(game: str, language: str) -> None:
    text = kind(game).text(language)
    lines = {name for puzzle in puzzling.puzzles(kind(game)) for name in puzzle.best.lines} - {"start"}
    for name in lines:
        said = {text(f"ends-{name}", side=side, points=3) for side in ("more", "less")}
        assert len(said) == 2
        assert all("3" in each for each in said)


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
