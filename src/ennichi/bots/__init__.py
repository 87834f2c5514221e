"""Players made of software: `bots.make("greedy", seed=7).choose(g)` names a touch for the seat that must act."""

from __future__ import annotations

import re

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.vocabulary import closest

from .bot import Bot
from .crew import Crew
from .greedy import GreedyBot
from .levels import LEVELS, Searcher
from .random_bot import RandomBot

SORTS: tuple[type[Bot], ...] = (GreedyBot, *LEVELS, RandomBot)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in SORTS}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(BOTS)


def levels() -> tuple[str, ...]:
    """The opponents for people, from the weakest to the strongest."""
    return tuple(level.name for level in LEVELS)


def make(name: str, seed: int, cores: int = 1) -> Bot:
    """A new bot of this name. Equal seeds and equal positions give equal touches.

    `searchNxR` searches with N walks a turn, each R rounds far. A searching bot can use several cores.
    """
    search = re.fullmatch(r"search([1-9]\d{0,6})x([1-9]\d?)", name)
    if not search and name not in BOTS:
        known = list(names())
        raise BadSetting(f"unknown bot {name!r}; there are {', '.join(known)}{closest(name, known)}")
    bot = Searcher(seed, (int(search[1]), int(search[2]))) if search else BOTS[name](seed)
    return Crew(bot, cores) if cores > 1 and isinstance(bot, Searcher) else bot


__all__ = ["Bot", "levels", "make", "names"]
