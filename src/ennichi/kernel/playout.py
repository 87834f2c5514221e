"""Random games: the quickest way through a position, for benchmarks, soak tests and search."""

from __future__ import annotations

from mypy_extensions import i64

from .game import Game
from .random_source import RandomSource


def play_out(g: Game, chance: RandomSource) -> int:
    """Play random touches to the end of the game; how many decisions that took."""
    decisions: i64 = 0
    while not g.over:
        options = g.offered
        g.carry_out(options[chance.below(len(options))])
        decisions += 1
    return decisions
