"""Who plays the games of a test: chance reaches what nobody wants, good players what random ones never see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from ennichi import bots
from ennichi.bots.greedy import begins_turn
from ennichi.bots.search import Search, ranked
from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed

from .cases import Case, pick

Chooser = Callable[[Game], int]
WAYS = ("random", "greedy", "search")
WALKS, ROUNDS = 6, 1  # enough to leave the ways of the greedy bot
PATIENCE = 60.0  # seconds: a busy machine does not change the game


def chooser(way: str, seed: int) -> Chooser:
    """How the next touch is chosen: by chance, by the greedy bot, or by a short search."""
    if way == "random":
        chance = from_seed(1000 + seed)
        return lambda g: pick(g, chance)
    if way == "greedy":
        bot = bots.make("greedy", seed)
        return bot.choose
    return search(seed)


def search(seed: int) -> Chooser:
    """Searches where a turn begins, which decides the most, and goes on like the greedy bot."""
    greedy = bots.make("greedy", seed)

    def choose(g: Game) -> int:
        if len(g.options) == 1 or not begins_turn(g):
            return greedy.choose(g)
        tree = Search(g, seed + len(g.history), ROUNDS)
        tree.grow(WALKS, perf_counter() + PATIENCE)
        return ranked(tree.root, g.options)[0]

    return choose


def ways(cases: list[Case]) -> list[tuple[Case, str]]:
    """Every case by chance and by greedy players; searching ones, who take long, at the smallest table of each game."""
    found = [(case, way) for case in cases for way in WAYS[:2] if way == "random" or case.kind.name != "stalls"]
    smallest = {case.kind.name: case for case in reversed(cases) if not case.options and case.seats == 2}
    return found + [(case, "search") for name, case in sorted(smallest.items()) if name != "stalls"]


def label(value: object) -> str:
    return str(value)


def played(case: Case, way: str, seed: int) -> Iterator[Game]:
    """The position at every decision of a game, then the final one."""
    g = case.new(seed)
    choose = chooser(way, seed)
    while not g.over:
        yield g
        g.play(choose(g))
    yield g
