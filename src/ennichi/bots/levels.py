"""The five levels: two that err, the greedy one, and two that search, the last for longer."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed

from .bot import Bot
from .greedy import GreedyBot, begins_turn, worth_of
from .search import Search

FINEST: Final = 1000  # steps of a misjudgement
REST: Final = 2  # inside a turn the tree is grown to this part of what it was at the turn's start
DEALS: Final = 1 << 24  # more deals than one tree ever uses
PATIENCE: Final = 3.0  # seconds that a search may take for the touches of one turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Unsure(Bot):
    """Plays like the greedy bot, but takes every touch for better than it is, by up to twice so many points."""

    def __init__(self, seed: int, errs: float) -> None:
        super().__init__(seed)
        self.errs = errs

    def choose(self, g: Game) -> int:
        if len(g.options) == 1:
            return g.options[0]
        imagined = g.redeal(g.seat, self.seed)
        chance = from_seed(self.seed + len(g.history))
        ahead = begins_turn(g)
        judged: list[tuple[float, int]] = []
        for touch in imagined.options:
            error = self.errs * (int(chance.below(FINEST)) + int(chance.below(FINEST))) / FINEST
            judged.append((worth_of(imagined, touch, g.seat, ahead) + error, touch))
        return max(judged)[1]


class Beginner(Unsure):
    name: ClassVar[str] = "level1"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 4.0)


class Learner(Unsure):
    name: ClassVar[str] = "level2"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 1.5)


class Skilled(GreedyBot):
    name: ClassVar[str] = "level3"


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Grows a tree where a turn begins, and goes on with it inside the turn."""

    def __init__(self, seed: int, walks: int, rounds: int) -> None:
        super().__init__(seed)
        self.walks = walks
        self.rounds = rounds
        self.tree: Search | None = None
        self.known: list[int] = []  # the history up to where the tree begins
        self.ends = 0.0  # when patience is over

    def choose(self, g: Game) -> int:
        if len(g.options) == 1:
            return g.options[0]
        return self.think(g).best()

    def think(self, g: Game) -> Search:
        """The tree of this decision, grown."""
        tree = self.tree_for(g)
        wanted = self.walks if tree.walks == 0 else self.walks // REST
        tree.grow(wanted - tree.root.visits, self.ends)
        return tree

    def tree_for(self, g: Game) -> Search:
        """The tree of this turn, if what was touched since lies in it; otherwise a new one."""
        tree = self.tree
        if tree is not None and tree.seat == g.seat and g.history[: len(self.known)] == self.known:
            since = g.history[len(self.known) :]
            if since and min(since) >= 0:
                for touch in since:
                    tree.follow(touch, g)
                self.known = g.history.copy()
                return tree
        tree = Search(g, (self.seed * DEALS + len(g.history)) * DEALS, self.rounds)
        self.tree = tree
        self.known = g.history.copy()
        self.ends = time.perf_counter() + PATIENCE
        return tree


class Strong(Searcher):
    name: ClassVar[str] = "level4"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 12, 2)


class Master(Searcher):
    name: ClassVar[str] = "level5"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 60, 5)


LEVELS: Final[tuple[type[Bot], ...]] = (Beginner, Learner, Skilled, Strong, Master)
