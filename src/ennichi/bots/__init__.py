"""Players made of software: `bots.make("greedy", seed=7).choose(g)` names a touch for the seat that must act."""

from __future__ import annotations

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.vocabulary import closest

from .bot import Bot
from .greedy import GreedyBot
from .levels import LEVELS
from .random_bot import RandomBot

SORTS: tuple[type[Bot], ...] = (GreedyBot, *LEVELS, RandomBot)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in SORTS}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(BOTS)


def levels() -> tuple[str, ...]:
    """The opponents for people, from the weakest to the strongest."""
    return tuple(level.name for level in LEVELS)


def make(name: str, seed: int) -> Bot:
    """A new bot of this name. Equal seeds and equal positions give equal touches."""
    if name not in BOTS:
        known = list(names())
        raise BadSetting(f"unknown bot {name!r}; there are {', '.join(known)}{closest(name, known)}")
    return BOTS[name](seed)


__all__ = ["Bot", "levels", "make", "names"]
