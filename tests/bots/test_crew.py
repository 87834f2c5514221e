"""A search that several processes share: repeatable, and not lost when one of them dies."""

from __future__ import annotations

import pytest

import ennichi
from ennichi import bots
from ennichi.bots.crew import MEMBERS, Crew
from ennichi.bots.levels import Searcher
from tests.conftest import COMPILED

# So few that patience is never at its end, on a busy machine neither: what the clock cuts off is not repeatable.
WALKS = 24 if COMPILED else 4
ROUNDS = 2 if COMPILED else 1


def position(game: str, seats: int) -> ennichi.Game:
    g = ennichi.new(game, seats=seats, seed=2)
    while len(g.options) < 3:
        g.play(g.options[0])
    return g


@pytest.mark.parametrize(("game", "seats"), [("bamboo", 2), ("bitoku", 1), ("iki", 3)])
def test_equal_seeds_and_numbers_of_processes_give_equal_turns(game: str, seats: int) -> None:
    turns = []
    for _ in range(2):
        g = position(game, seats)
        crew = Crew(Searcher(5, (WALKS, ROUNDS)), 2)
        turn = []
        for _ in range(4):
            touch = crew.choose(g)
            assert touch in g.options
            turn.append(touch)
            g.play(touch)
        turns.append(turn)
    assert turns[0] == turns[1]


def test_a_process_that_dies_is_replaced_and_the_others_go_on() -> None:
    g = position("iki", 2)
    first = Crew(Searcher(3, (WALKS, ROUNDS)), 3).choose(g)
    assert len(MEMBERS) >= 2
    MEMBERS[0].process.kill()
    assert Crew(Searcher(3, (WALKS, ROUNDS)), 3).choose(g) in g.options  # it may die before or after it is asked
    MEMBERS[0].process.join(10)
    assert Crew(Searcher(3, (WALKS, ROUNDS)), 3).choose(g) == first


def test_the_walks_are_shared_and_only_by_those_who_search() -> None:
    crew = bots.make("search100x3", 1, cores=4)
    assert isinstance(crew, Crew)
    kind = ennichi.new("bamboo").header.kind
    assert crew.effort_in(kind) == (25, 3)
    alone = bots.make("search100x3", 1)
    assert isinstance(alone, Searcher)
    assert alone.effort_in(kind) == (100, 3)
    assert type(bots.make("greedy", 1, cores=4)) is type(bots.make("greedy", 1))
