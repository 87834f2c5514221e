"""The five levels: two that err, the greedy one, and two that search, the last for longer.

How much the first two err and how long the last two search differs from game to game, so that each level is about as
far above the one below everywhere. It stands in a file of the game (`levels.toml`).
"""

from __future__ import annotations

import time
import tomllib
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ennichi.kernel.game import Game, Kind
from ennichi.kernel.random_source import from_seed

from .bot import Bot
from .greedy import GreedyBot, imagine, looks_ahead, worth_of
from .search import Search

FILE: Final = "levels.toml"  # in the game's folder
FINEST: Final = 1000  # steps of a misjudgement
REST: Final = 2  # inside a turn the tree is grown to this part of what it was at the turn's start
DEALS: Final = 1 << 24  # more deals than one tree ever uses
PATIENCE: Final = 3.0  # seconds that a level may search for the touches of one turn: people wait for it
Effort = tuple[int, int]  # walks a turn, and how many rounds far each of them goes


class Strengths:
    """What the levels of one game are made of."""

    def __init__(self, beginner: float, learner: float, strong: Effort, master: Effort) -> None:
        self.beginner = beginner  # points by which a touch is misjudged
        self.learner = learner
        self.strong = strong
        self.master = master

    def text(self) -> str:
        return f"{self.beginner} {self.learner} {self.strong} {self.master}"


KNOWN: Final[dict[str, Strengths]] = {}


def strengths_of(kind: Kind[Any]) -> Strengths:
    """The levels of a game; without a file, something for a start."""
    if kind.name not in KNOWN:
        path = kind.folder / FILE
        given: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        beginner = float(given.get("beginner", 4.0))
        learner = float(given.get("learner", 1.5))
        strong: list[int] = given.get("strong", [12, 2])
        master: list[int] = given.get("master", [40, 4])
        KNOWN[kind.name] = Strengths(beginner, learner, (strong[0], strong[1]), (master[0], master[1]))
    return KNOWN[kind.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unsure(Bot):
    """Plays like the greedy bot, but takes every touch for better than it is, by up to twice so many points."""

    def __init__(self, seed: int, errs: float) -> None:
        super().__init__(seed)
        self.errs = errs

    def errs_in(self, kind: Kind[Any]) -> float:
        return self.errs

    def choose(self, g: Game) -> int:
        if len(g.offered) == 1:
            return g.offered[0]
        imagined = imagine(g, g.seat, self.seed)
        chance = from_seed(self.seed + len(g.history))
        ahead = looks_ahead(g)
        errs = self.errs_in(g.header.kind)
        judged: list[tuple[float, int]] = []
        for touch in imagined.offered:
            error = errs * (int(chance.below(FINEST)) + int(chance.below(FINEST))) / FINEST
            judged.append((worth_of(imagined, touch, g.seat, ahead) + error, touch))
        return max(judged)[1]


class Beginner(Unsure):
    name: ClassVar[str] = "level1"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 0.0)

    def errs_in(self, kind: Kind[Any]) -> float:
        return strengths_of(kind).beginner


class Learner(Unsure):
    name: ClassVar[str] = "level2"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 0.0)

    def errs_in(self, kind: Kind[Any]) -> float:
        return strengths_of(kind).learner


class Skilled(GreedyBot):
    name: ClassVar[str] = "level3"


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Grows a tree where a turn begins, and goes on with it inside the turn.

    With `patience`, so many seconds of the wall clock end the search of a turn, and `cut` counts such turns.
    """

    def __init__(self, seed: int, effort: Effort, patience: float = 0.0) -> None:
        super().__init__(seed)
        self.effort = effort
        self.patience = patience  # seconds for the touches of one turn; 0 for as many as the walks take
        self.tree: Search | None = None
        self.known: list[int] = []  # the history up to where the tree begins
        self.ends = 0.0  # when patience is over; 0 for never
        self.cut_now = False  # whether this turn was cut off

    def effort_in(self, kind: Kind[Any]) -> Effort:
        return self.effort

    def choose(self, g: Game) -> int:
        if len(g.offered) == 1:
            return g.offered[0]
        return self.think(g).best()

    def think(self, g: Game) -> Search:
        """The tree of this decision, grown."""
        tree = self.tree_for(g)
        walks, _ = self.effort_in(g.header.kind)
        wanted = walks if tree.walks == 0 else walks // REST
        if not tree.grow(wanted - tree.root.visits, self.ends) and not self.cut_now:
            self.cut_now = True
            self.cut += 1
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
        _, rounds = self.effort_in(g.header.kind)
        tree = Search(g, (self.seed * DEALS + len(g.history)) * DEALS, rounds)
        self.tree = tree
        self.known = g.history.copy()
        self.ends = time.perf_counter() + self.patience if self.patience else 0.0
        self.cut_now = False
        return tree


NONE: Final[Effort] = (0, 0)  # each game has its own


class Strong(Searcher):
    name: ClassVar[str] = "level4"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, NONE, PATIENCE)

    def effort_in(self, kind: Kind[Any]) -> Effort:
        return strengths_of(kind).strong


class Master(Searcher):
    name: ClassVar[str] = "level5"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, NONE, PATIENCE)

    def effort_in(self, kind: Kind[Any]) -> Effort:
        return strengths_of(kind).master


LEVELS: Final[tuple[type[Bot], ...]] = (Beginner, Learner, Skilled, Strong, Master)
