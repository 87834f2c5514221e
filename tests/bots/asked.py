"""What bots that look ahead are asked: real decisions, and the same ones with what is hidden dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import ennichi
from ennichi.bots.bot import Bot
from ennichi.bots.greedy import GreedyBot
from ennichi.kernel.game import Game
from tests.conftest import COMPILED

# The plain build plays the same games more slowly, and shows it on fewer of them.
FEW = [("bamboo", 2), ("bitoku", 1), ("iki", 3)]
GAMES = [*FEW, ("bamboo", 3), ("bitoku", 2), ("bitoku", 4), ("iki", 2)] if COMPILED else FEW


def decisions(game: str, seats: int, every: int) -> Iterator[Game]:
    """Real decisions of a game between greedy bots, now and then."""
    g = ennichi.new(game, seats=seats, seed=4)
    players = [GreedyBot(seat) for seat in range(seats)]
    number = 0
    while not g.over:
        if len(g.options) > 1:
            number += 1
            if number % every == 0:
                yield g
        g.play(players[g.seat].choose(g))


def check_honest(made: Callable[[], Bot], game: str, seats: int) -> None:
    """It leaves the position alone, repeats itself, and answers alike where only what is hidden differs."""
    asked = 0
    for g in decisions(game, seats, 20 if COMPILED else 60):
        before = g.dump()
        first = made().choose(g)
        assert first in g.options
        assert g.dump() == before
        for seed in range(2):
            assert made().choose(g.redeal(g.seat, seed)) == first
        asked += 1
    assert asked >= 2
