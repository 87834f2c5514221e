"""The bot that plans: honest, repeatable, in both builds the same, and done when its time is over."""

from __future__ import annotations

import time

import pytest

import ennichi
from ennichi import bots
from ennichi.bots.greedy import begins_turn
from ennichi.bots.planner import Breadth, Plan, Planner
from tests.conftest import COMPILED

from .asked import GAMES, check_honest, decisions

NARROW = Breadth(2, 3, 8.0, 2, 1)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_leaves_the_position_alone_repeats_itself_and_knows_only_what_its_seat_may(game: str, seats: int) -> None:
    check_honest(lambda: Planner(3, 12, 0.0, NARROW), game, seats)


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_a_plan_is_played_to_the_end_of_the_turn_unless_something_comes_to_light(game: str) -> None:
    planner = Planner(3, 6, 0.0, NARROW)
    g = ennichi.new(game, seats=2, seed=6)
    plans = 0
    touches = 0
    for _ in range(40 if COMPILED else 12):
        seat, reveals, planned = g.seat, g.reveals, planner.planned.copy()
        touch = planner.choose(g)
        if planned and not begins_turn(g):
            assert touch == planned[0]
        else:
            plans += 1
        touches += 1
        g.play(touch)
        if g.seat != seat or g.reveals != reveals or begins_turn(g):
            planner.planned.clear()
    assert plans < touches


def test_the_worse_half_is_left_out_and_the_best_is_named_first() -> None:
    g = next(decisions("iki", 2, 7))
    plan = Plan(g, 7, None, Breadth(3, 8, 1000.0, 2, 1))
    assert len(plan.ways) == 8
    assert plan.compare(48, 0.0, 0.0, time.perf_counter)
    looks = [way.looks for way in plan.ways]
    assert looks == sorted(looks, reverse=True)
    assert looks == [14, 14, 6, 6, 2, 2, 2, 2]
    assert plan.ways[0].mean() >= plan.ways[1].mean()


def test_when_its_time_is_over_it_takes_the_best_it_has_found() -> None:
    g = next(decisions("iki", 2, 21))
    hasty = bots.make("planner@0.001s", 3)
    began = time.perf_counter()
    assert hasty.choose(g) in g.options
    assert time.perf_counter() - began < 30
    assert hasty.cut == 1


def test_names_say_how_much_it_looks_at() -> None:
    planner = bots.make("planner50@2s", 1)
    assert isinstance(planner, Planner)
    assert (planner.looks, planner.patience) == (50, 2.0)
    with pytest.raises(ennichi.BadSetting, match="has no time at all"):
        bots.make("planner@0s", 1)
    with pytest.raises(ennichi.BadSetting, match="unknown bot 'planner0'"):
        bots.make("planner0", 1)
