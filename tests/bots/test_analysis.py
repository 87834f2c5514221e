"""A finished game looked at again: its turns, the chances, and what would have been better."""

from __future__ import annotations

import itertools

import pytest

import ennichi
from ennichi import bots
from ennichi.bots import analysis
from ennichi.bots.advice import advise
from ennichi.bots.greedy import begins_turn
from ennichi.bots.outlook import outlook_of
from ennichi.bots.search import points_of
from ennichi.kernel.registry import kind
from tests.conftest import COMPILED


def played_game(game: str, names: list[str]) -> tuple[ennichi.Game, ennichi.Game, list[int]]:
    start = ennichi.new(game, seats=len(names), seed=3)
    g = start.clone()
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return start, g, [touch for touch in g.history[len(start.history) :] if touch >= 0]


@pytest.mark.parametrize(("game", "seats"), [("bamboo", 2), ("bitoku", 1), ("iki", 3)])
def test_the_turns_of_a_game_lie_side_by_side(game: str, seats: int) -> None:
    start, end, touches = played_game(game, ["random"] * seats)
    turns = analysis.spans(start, touches)
    assert turns[0].first == 0
    assert turns[-1].end == len(touches)
    assert all(one.end == two.first for one, two in itertools.pairwise(turns))
    g = start.clone()
    for turn in turns:
        assert g.seat == turn.seat
        for touch in touches[turn.first : turn.end]:
            g.play(touch)
    assert g.dump() == end.dump()


def test_a_blunder_is_found_and_the_bots_own_way_is_none() -> None:
    """One player plays at random: the swings are his."""
    start, _, touches = played_game("bamboo", ["greedy", "random"])
    g = start.clone()
    losses: list[float] = []
    turns = analysis.spans(start, touches)[: 30 if COMPILED else 8]
    for turn in turns:
        found = analysis.judge(
            g, touches[turn.first : turn.end], turn.first, turn.first / len(touches), 8 if COMPILED else 2, 600.0
        )
        losses.append(found.loss if found.better else 0.0)
        for touch in touches[turn.first : turn.end]:
            g.play(touch)
    worst = analysis.biggest(losses)
    assert [losses[at] for at in worst] == sorted([losses[at] for at in worst], reverse=True)
    assert turns[worst[0]].seat == 1
    if COMPILED:
        assert len(worst) == analysis.SWINGS
        assert losses[worst[2]] > 2
        assert sum(turns[at].seat == 1 for at in worst) >= 2


def test_a_turn_played_as_advised_loses_nothing() -> None:
    g = ennichi.new("iki", seats=2, seed=1)
    while len(g.options) == 1:
        g.play(g.options[0])
    best = advise(g, 9, 6, 600.0)[0]
    found = analysis.judge(g, best.touches, 9, 0.0, 6, 600.0)
    assert (found.loss, found.better) == (0.0, [])


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_chances_add_up_favour_the_leader_and_grow_sure(game: str) -> None:
    outlook = outlook_of(kind(game))
    early = outlook.chances([40.0, 44.0, 38.0], 0.1)
    late = outlook.chances([40.0, 44.0, 38.0], 1.0)
    assert sum(early) == pytest.approx(1)
    assert sum(late) == pytest.approx(1)
    assert early.index(max(early)) == 1
    assert late[1] > early[1]


@pytest.mark.parametrize(
    ("game", "seats"), [("bamboo", 2), ("bitoku", 1), ("bitoku", 2), ("iki", 2)] if COMPILED else [("iki", 2)]
)
def test_what_is_expected_comes_near_to_what_happens(game: str, seats: int) -> None:
    """Over a few games between greedy bots, from the second tenth on."""
    outlook = outlook_of(kind(game))
    missed: list[float] = []
    for seed in range(36 if COMPILED else 3):
        g = ennichi.new(game, seats=seats, seed=700 + seed)
        players = [bots.make("greedy", seat) for seat in range(seats)]
        moments: list[tuple[int, list[float]]] = []
        while not g.over:
            if begins_turn(g):
                moments.append((len(g.history), points_of(g)))
            g.play(players[g.seat].choose(g))
        for at, seen in moments:
            done = at / len(g.history)
            if done > 0.2:
                expected = outlook.expected(seen, seats, done)
                missed += [mine - score for mine, score in zip(expected, g.scores(), strict=True)]
    assert abs(sum(missed) / len(missed)) < (8 if COMPILED else 15)


def test_small_losses_are_no_swings() -> None:
    assert analysis.biggest([0.1, 3.0, 0.2, 5.0]) == [3, 1]
    assert analysis.biggest([]) == []
