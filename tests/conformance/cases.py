"""The cases of the conformance suite: every registered game, at every seat count, with every option."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import ennichi
from ennichi.kernel.game import Game, Kind
from ennichi.kernel.random_source import RandomSource, from_seed
from ennichi.kernel.registry import kind, register
from tests.conftest import COMPILED
from tests.toy.game import KIND as STALLS

register(STALLS)

USUAL = 12
MANY = int(os.environ.get("ENNICHI_GAMES", str(USUAL)))  # random games a case; raise it for a long run


class Case:
    """One way to set up one game."""

    def __init__(self, of: Kind[Any], seats: int, options: dict[str, Any]) -> None:
        self.kind = of
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.kind.name}-{self.seats}{chosen}"

    def new(self, seed: int) -> Game:
        return ennichi.new(self.kind.name, seats=self.seats, seed=seed, **self.options)


def option_sets(of: Kind[Any], seats: int) -> Iterator[dict[str, Any]]:
    """The defaults; each switch turned by itself; the options with names for values moved together, value by value,
    because there can be many of them; and everything moved at once."""
    yield {}
    options = [option for option in of.options if of.offers(option, seats)]
    named = [option for option in options if not isinstance(option.default, bool)]
    switches = [option for option in options if isinstance(option.default, bool)]
    for option in switches:
        yield {option.name: not option.default}
    others = {option.name: [value for value in option.values if value != option.default] for option in named}
    for number in range(max(map(len, others.values()), default=0)):
        yield {name: values[number % len(values)] for name, values in others.items()}
    if len(options) > 1:
        yield {
            **{option.name: not option.default for option in switches},
            **{name: values[-1] for name, values in others.items()},
        }


def all_cases() -> list[Case]:
    return [
        Case(kind(name), seats, options)
        for name in ennichi.games()
        for seats in kind(name).seats
        for options in option_sets(kind(name), seats)
    ]


def few_cases() -> list[Case]:
    """Every game at every seat count with its defaults, and at the highest and lowest with all its options moved."""
    found: list[Case] = []
    for name in ennichi.games():
        counts = kind(name).seats
        for seats in counts:
            ways = list(option_sets(kind(name), seats))
            moved = ways[1:] and seats in (min(counts), max(counts))
            found += [Case(kind(name), seats, options) for options in ([ways[0], ways[-1]] if moved else ways[:1])]
    return found


def cases() -> list[Case]:
    """All of them on the compiled build, and on the plain one when a long run is asked for."""
    return all_cases() if COMPILED or MANY > USUAL else few_cases()


def pick(g: Game, chance: RandomSource) -> int:
    return g.options[chance.below(len(g.options))]


def decisions(case: Case, seed: int) -> Iterator[Game]:
    """The position at every decision of a random game, then the final one."""
    g = case.new(seed)
    chance = from_seed(1000 + seed)
    while not g.over:
        yield g
        g.play(pick(g, chance))
    yield g


def later(case: Case, seed: int, every: int) -> Iterator[Game]:
    """Only every so manyth decision, and the end; on the plain build, which is slower, fewer still."""
    step = every if COMPILED else 3 * every
    for number, g in enumerate(decisions(case, seed)):
        if g.over or number % step == 0:
            yield g
