"""The named parts of an evaluation add up to it, whatever was played."""

from __future__ import annotations

from typing import Any

import pytest

import ennichi
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.bots.random_bot import RandomBot
from ennichi.kernel.game import Kind
from ennichi.kernel.registry import kinds
from tests.conftest import COMPILED

LOOKS = 3 if COMPILED else 7  # at every third or seventh position


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
@pytest.mark.parametrize("player", [RandomBot, GreedyBot])
def test_named_parts_add_up_to_the_evaluation(kind: Kind[Any], player: type) -> None:
    """Of who is not asked, always; of who is, where a turn begins: nothing is half done there."""
    for seats in (2, max(kind.seats)) if COMPILED or player is RandomBot else (2,):
        g = ennichi.new(kind.name, seats=seats, seed=seats)
        bots = [player(seat) for seat in range(seats)]
        while not g.over:
            for seat in range(seats) if len(g.history) % LOOKS == 0 else ():
                if seat != g.seat or (begins_turn(g) and kind.name != "iki"):
                    parts = kind.parts(g, seat)
                    assert sum(part.value for part in parts) == pytest.approx(kind.evaluate(g, seat)), parts
            g.play(bots[g.seat].choose(g))
        for seat in range(seats):
            assert sum(part.value for part in kind.parts(g, seat)) == pytest.approx(kind.evaluate(g, seat))
