"""Players made of software: `bots.make("greedy", seed=7).choose(g)` names a touch for the seat that must act."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import PurePath

from ennichi.kernel.errors import BadSetting, quoted
from ennichi.kernel.vocabulary import closest

from .bot import Bot
from .crew import Crew
from .greedy import GreedyBot
from .levels import LEVELS, Searcher
from .random_bot import RandomBot

SORTS: tuple[type[Bot], ...] = (GreedyBot, *LEVELS, RandomBot)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in SORTS}
# Bots that are read from files, as SORT:FILE, and the modules that read them, which may need further libraries.
FROM_FILES = {"net": "ennichi.lab.net"}
LONGEST_TITLE = 30


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(BOTS)


def levels() -> tuple[str, ...]:
    """The opponents for people, from the weakest to the strongest."""
    return tuple(level.name for level in LEVELS)


def make(name: str, seed: int, cores: int = 1) -> Bot:
    """A new bot of this name. Equal seeds and equal positions give equal touches.

    `searchNxR` searches with N walks a turn, each R rounds far. A searching bot can use several cores.
    `net:FILE` plays a network that has learnt (docs/learning.md).
    """
    if file_of(name):
        return from_file(name, seed)
    search = re.fullmatch(r"search([1-9]\d{0,6})x([1-9]\d?)", name)
    if not search and name not in BOTS:
        known = list(names())
        there_are = f"{', '.join(known)}, searchNxR (such as search400x2), net:FILE"
        raise BadSetting(f"unknown bot {quoted(name)}; there are {there_are}{closest(name, known)}")
    bot = Searcher(seed, (int(search[1]), int(search[2]))) if search else BOTS[name](seed)
    return Crew(bot, cores) if cores > 1 and isinstance(bot, Searcher) else bot


def from_file(name: str, seed: int) -> Bot:
    try:
        module = import_module(FROM_FILES[name.partition(":")[0]])
    except ImportError as missing:
        raise BadSetting(str(missing)) from None
    bot: Bot = module.read_bot(file_of(name), seed)
    return bot


def file_of(name: str) -> str:
    """The file that a bot of this name is read from; empty for most."""
    sort, _, path = name.partition(":")
    return path if sort in FROM_FILES else ""


def title(name: str) -> str:
    """A short name for people: of a bot from a file, the name of the file."""
    return PurePath(file_of(name)).stem[:LONGEST_TITLE] or name


__all__ = ["Bot", "file_of", "levels", "make", "names", "title"]
