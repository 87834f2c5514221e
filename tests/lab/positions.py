"""Positions of random games, for the tests of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator

import ennichi
from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import kind
from ennichi.lab.observation import Observer

GAMES = ("bamboo", "bitoku", "iki")
CASES = [(name, seats) for name in GAMES for seats in kind(name).seats]


def observer(name: str) -> Observer:
    return Observer(kind(name), kind(name).box())


def positions(name: str, seats: int, seed: int, every: int = 1, **options: bool) -> Iterator[Game]:
    """The position at every so manyth decision of a random game, and the last one."""
    g = ennichi.new(name, seats=seats, seed=seed, **options)
    chance = from_seed(seed)
    number = 0
    while not g.over:
        if number % every == 0:
            yield g
        number += 1
        g.play(g.options[chance.below(len(g.options))])
    yield g
