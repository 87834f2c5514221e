"""Root parallelism: several processes grow a tree each for one decision, and their looks at each touch are added up."""

from __future__ import annotations

import multiprocessing
from typing import Any, Final

from ennichi.kernel.game import Game, Kind
from ennichi.kernel.store import load

from .levels import Effort, Searcher
from .search import looks_at

APART: Final = 1 << 40  # between the seeds of the members
Seen = dict[int, float]  # touches, and how often each was looked at
Order = tuple[int, Effort, float, bytes, str]  # seed, effort and patience of a searcher, a position, its components
BROKEN: Final = (EOFError, OSError)  # a process that has died


class Crew(Searcher):
    """A bot that searches in several processes: as many walks in all as one would do, in less time.

    Equal seeds and equal numbers of processes give equal choices, as long as patience lasts.
    """

    def __init__(self, alone: Searcher, processes: int) -> None:
        super().__init__(alone.seed, alone.effort, alone.patience)
        self.alone = alone
        self.helpers = processes - 1

    def effort_in(self, kind: Kind[Any]) -> Effort:
        """What each of them does."""
        walks, rounds = self.alone.effort_in(kind)
        return -(-walks // (self.helpers + 1)), rounds

    def choose(self, g: Game) -> int:
        if len(g.offered) == 1:
            return g.offered[0]
        blob = g.dump()
        effort = self.effort_in(g.header.kind)
        asked: list[Member] = []
        for number, member in enumerate(members(self.helpers), 1):
            if member.ask((self.seed + number * APART, effort, self.patience, blob, g.header.box.folder)):
                asked.append(member)
        seen = looks(self, g)
        for member in asked:
            for touch, visits in member.answer().items():
                seen[touch] += visits
        best = g.offered[0]
        for touch in g.offered:
            if seen[touch] > seen[best]:
                best = touch
        return best


class Member:
    """Another process, which grows trees for whoever asks; it ends when this one does."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, there = context.Pipe()
        self.process = context.Process(target=serve, args=(there,), daemon=True)
        self.process.start()
        there.close()

    def ask(self, order: Order) -> bool:
        """False when the process is gone: the others do without it."""
        try:
            self.line.send(order)
        except BROKEN:
            return False
        return True

    def answer(self) -> Seen:
        try:
            seen: Seen = self.line.recv()
        except BROKEN:
            return {}
        return seen


MEMBERS: Final[list[Member]] = []


def members(count: int) -> list[Member]:
    """So many processes beside this one, started when they are first needed and when one has died."""
    MEMBERS[:] = [member for member in MEMBERS if member.process.is_alive()]
    while len(MEMBERS) < count:
        MEMBERS.append(Member())
    return MEMBERS[:count]


def serve(line: Any) -> None:
    """What a member does: answers until nobody asks any more, and keeps its tree as long as the same bot asks."""
    import ennichi  # noqa: F401  (makes the games known here)

    bot = Searcher(0, (1, 1))
    while True:
        try:
            seed, effort, patience, blob, components = line.recv()
            if (bot.seed, bot.effort, bot.patience) != (seed, effort, patience):
                bot = Searcher(seed, effort, patience)
            line.send(looks(bot, load(blob, components)))
        except BROKEN:
            return


def looks(bot: Searcher, g: Game) -> Seen:
    """How often each touch was looked at."""
    root = bot.think(g).root
    return {touch: looks_at(root, touch) for touch in g.offered}
