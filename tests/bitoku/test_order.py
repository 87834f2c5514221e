"""Joined effects in any order: the question loses nothing, is asked seldom enough, and bots can answer it."""
# ruff: noqa: N802

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

import pytest

from ennichi import bots
from ennichi.bitoku.components import NOUNS, Printed
from ennichi.bitoku.effects import AllOf, BitokuCompiler
from ennichi.bitoku.kind import KIND
from ennichi.kernel.effects import parse
from ennichi.kernel.random_source import from_seed

from .given import kodamas, new_game, open_now, play, resolve, summer, waiting

if TYPE_CHECKING:
    from ennichi.bitoku.state import Bitoku
    from ennichi.kernel.game import Step

MOST_WAYS = 3000  # more are not followed


def joined_effects() -> list[str]:
    """The printed effects that join several parts and offer no choice between whole effects."""
    box = KIND.box()
    assert isinstance(box, Printed)
    rows = [box.yokai_effects, box.bitoku_effects, box.building_effects, box.crystal_effects, box.mitama_effects]
    rows += [box.dragonfly_effects, box.gate_effects, *(layout.home_effects for layout in box.layouts)]
    texts = sorted({text for row in rows for text in row if " + " in text})
    return [text for text in texts if len(parse(text, NOUNS).options) == 1]


def positions() -> list[Bitoku]:
    """Some turns of random games; in every second one somebody stands on a last space, close before the actor."""
    found: list[Bitoku] = []
    for seed in range(3):
        g, chance = new_game(seats=2 + seed, seed=seed), from_seed(seed)
        turns = 0
        while len(found) <= seed and not g.over:
            if waiting(g) == "turn":
                turns += 1
            if turns == 8 * (seed + 1):
                if seed % 2 == 0:
                    g.players[(g.seat + 1) % g.seats].kodamas[seed] = 7
                    g.players[g.seat].kodamas[seed] = 5 + seed // 2
                found.append(g)
            else:
                g.play(g.options[chance.below(len(g.options))])
    return found


def results(g: Bitoku, step: Step[Any]) -> set[str] | None:
    """Everything that can come of a step; None where that is too much."""
    g = g.clone()
    depth = len(g.todo)
    g.todo.append(step)
    g.advance()
    found: set[str] = set()
    unfinished = [g]
    for _ in range(MOST_WAYS):
        if not unfinished:
            return found
        now = unfinished.pop()
        if len(now.todo) <= depth:
            table = [[player.pack() for player in now.players], now.shown, now.garden, now.sites, now.sleepers]
            found.add(json.dumps(table))
            continue
        for touch in now.options:
            unfinished.append(now.clone())
            unfinished[-1].play(touch)
    return None


def test_Q8_no_order_of_a_printed_effect_allows_more_than_what_is_offered() -> None:
    found = positions()
    assert len(found) == 3
    compared = 0
    for text in joined_effects():
        compiler = BitokuCompiler()
        terms = parse(text, NOUNS).options[0].gain
        orders = [tuple(compiler.term(term) for term in order) for order in itertools.permutations(terms)]
        for g in found:
            offered = results(g, BitokuCompiler().compile(text))
            for order in orders:
                other = results(g, AllOf("in this order", order))
                if offered is not None and other is not None:
                    compared += 1
                    assert other <= offered, text
    assert compared > 300


def test_Q8_most_joined_effects_are_not_asked_about() -> None:
    """In the setup, where nothing stands in anybody's way, only a card that may be seen first is a question."""
    asked = []
    for text in joined_effects():
        g = summer(seats=4)
        g.players[g.seat].resources[:] = [2, 2, 2, 2]
        resolve(g, text)
        if g.todo[-1].asks == "ask-order":
            asked.append(text)
    assert asked == [
        "(jade / sake) + mitama",
        "2 mp + draw",
        "bitoku + mp",
        "crystal + draw",
        "dragonfly + draw",
        "unlock + draw",
    ]


@pytest.mark.parametrize("name", ["random", "greedy", *bots.levels()])
def test_Q8_bots_answer_what_comes_first(name: str) -> None:
    g = summer(seats=3)
    other = g.order[1]
    play(g, g.name(g.options[0]), "slot.1", "done")
    kodamas(g, seat=other, yomi=7)
    kodamas(g, yomi=6, stairs=4, home=4, glade=4, forges=4)  # nothing more to win elsewhere
    resolve(g, "kodama + push")
    bot = bots.make(name, 1)
    assert bot.choose(g) in g.options
    if name == "greedy":
        while waiting(g) != "end turn":
            g.play(bot.choose(g))
        assert (g.players[g.seat].kodamas[0], g.players[other].kodamas[0]) == (7, 6)
    else:
        assert open_now(g) == {"option.1", "option.2"}
