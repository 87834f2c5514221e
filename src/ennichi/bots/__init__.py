"""Players made of software: `bots.make("greedy", seed=7).choose(g)` names a touch for the seat that must act."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import PurePath
from typing import Protocol, SupportsIndex

from ennichi.kernel.errors import BadSetting, quoted
from ennichi.kernel.game import Game
from ennichi.kernel.numbers import whole
from ennichi.kernel.vocabulary import closest

from .bot import Bot
from .crew import Crew
from .door import (
    WRITE,
    check_travels,
    is_own_file,
    name_of,
    own_file,
    plug_ins,
    seat_from_file,
    seat_given,
    seat_plug_in,
    version_of,
)
from .greedy import GreedyBot
from .guest import BotFailed
from .levels import LEVELS, Searcher
from .planner import LOOKS, Planner
from .random_bot import RandomBot

SORTS: tuple[type[Bot], ...] = (GreedyBot, *LEVELS, RandomBot)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in SORTS}
# Bots that are read from files, as SORT:FILE, and the modules that read them, which may need further libraries.
FROM_FILES = {"net": "ennichi.lab.net"}
LONGEST_TITLE = 30
SEARCH = re.compile(r"search([1-9]\d{0,6})x([1-9]\d?)(?:@(\d{1,6}(?:\.\d{1,6})?)s)?")
PLANNER = re.compile(r"planner([1-9]\d{0,6})?(?:@(\d{1,6}(?:\.\d{1,6})?)s)?")
MOST_LOOKS = 1_000_000  # for a planner whom only the clock ends
SPELLINGS = "searchNxR or searchNxR@Ts (such as search400x2@3s), plannerN or planner@Ts, net:FILE, FILE.py:CLASS"


class Chooser(Protocol):
    """What can sit at a table: anything with a `choose`. A `Bot` has that, and may have a `check` too."""

    def choose(self, g: Game, /) -> int: ...


Given = str | Chooser | Callable[[int], Chooser]  # a name, an object, or a class or function that is called with a seed


def names() -> tuple[str, ...]:
    """The bots there are.

    >>> from ennichi import bots
    >>> bots.names()
    ('greedy', 'level1', 'level2', 'level3', 'level4', 'level5', 'random')
    """
    return tuple(BOTS)


def levels() -> tuple[str, ...]:
    """The opponents for people, from the weakest to the strongest.

    >>> from ennichi import bots
    >>> bots.levels()
    ('level1', 'level2', 'level3', 'level4', 'level5')
    """
    return tuple(level.name for level in LEVELS)


def make(given: Given, seed: SupportsIndex, cores: SupportsIndex = 1) -> Bot:
    """A new bot. Equal seeds and equal positions give equal touches, as long as no clock cuts a search off.

    - A name of `names()`. Levels 4 and 5 search for at most three seconds a turn; `cut` counts the turns in which the
      clock cut them off.
    - `searchNxR` searches with N walks a turn, each R rounds far, however long that takes; `searchNxR@Ts` for at most
      T seconds a turn, counting likewise. A bot that searches can use several cores.
    - `plannerN` compares whole turns by what was learnt, with N looks a turn; `planner@Ts` with as many as T seconds
      allow.
    - `net:FILE` plays a network that has learnt (docs/learning.md), such as a checkpoint of one's own.
    - `FILE.py:CLASS` is a bot of one's own, and so is a name that an installed package brings (entry point
      `ennichi.bots`).
    - A class, or a function, is called with the seed and makes a new bot; an object with a `choose` plays itself, the
      same in every game that it is given to.

    Bots of one's own get what their seat may know, with all else dealt anew (docs/bots.md).

    >>> from ennichi import bots
    >>> g = ennichi.new("iki", seats=2, seed=7)
    >>> touch = bots.make("search4x1", seed=1).choose(g)
    >>> touch in g.options
    True
    """
    return made_of(given, whole("the seed of a bot", seed), whole("the number of cores", cores))


def made_of(given: Given, seed: int, cores: int) -> Bot:
    if not isinstance(given, str):
        return seat_given(given, seed)
    name = given
    if sort_of(name):
        return from_file(name, seed)
    if is_own_file(name):
        return seat_from_file(name, seed)
    search = SEARCH.fullmatch(name)
    plans = PLANNER.fullmatch(name)
    if plans is not None:
        patience = patience_of(name, plans[2])
        return Planner(seed, int(plans[1]) if plans[1] else MOST_LOOKS if patience else LOOKS, patience)
    if search is None and name not in BOTS:
        if name in plug_ins():
            return seat_plug_in(name, seed)
        known = [*names(), *plug_ins()]
        said = f"unknown bot {quoted(name)}; there are {', '.join(known)}, {SPELLINGS}{closest(name, known)}"
        raise BadSetting(f"which bot of {name}? {WRITE}" if name.endswith(".py") else said)
    if search is None:
        bot = BOTS[name](seed)
    else:
        bot = Searcher(seed, (int(search[1]), int(search[2])), patience_of(name, search[3]))
    return Crew(bot, cores) if cores > 1 and isinstance(bot, Searcher) else bot


def patience_of(name: str, given: str | None) -> float:
    """The seconds that a name allows; 0 for no limit."""
    patience = float(given or 0.0)
    if given and not patience:
        raise BadSetting(f"the bot {quoted(name)} has no time at all; leave @{given}s out, or give it more")
    return patience


def from_file(name: str, seed: int) -> Bot:
    try:
        module = import_module(FROM_FILES[sort_of(name)])
    except ImportError as missing:
        raise BadSetting(str(missing)) from None
    bot: Bot = module.read_bot(file_of(name), seed)
    return bot


def sort_of(name: str) -> str:
    """The sort of a name SORT:FILE; empty for others."""
    sort, colon, path = name.partition(":")
    return sort if colon and path and sort in FROM_FILES else ""


def file_of(given: Given) -> str:
    """The file that a bot of this name is read from; empty for most."""
    if not isinstance(given, str):
        return ""
    return given.partition(":")[2] if sort_of(given) else own_file(given)[0]


def is_code(name: str) -> bool:
    """Whether somebody's code is run when a bot of this name is made."""
    return is_own_file(name) or not (sort_of(name) or SEARCH.fullmatch(name) or PLANNER.fullmatch(name) or name in BOTS)


def within(folder: str, given: Given) -> Given:
    """The same bot for whoever stands in another folder: its file gets a full path."""
    path = file_of(given)
    if not isinstance(given, str) or not path or os.path.isabs(path):
        return given
    full = os.path.join(folder, path)
    return f"{full}:{own_file(given)[1]}" if is_own_file(given) else f"{sort_of(given)}:{full}"


def called(given: Given) -> str:
    """What tables and files call a bot: its name as it was given, or that of its class or function."""
    return given if isinstance(given, str) else name_of(given)


def title(given: Given) -> str:
    """A short name for people: of a bot from a file that of its class, of a network that of the file."""
    if not isinstance(given, str):
        return name_of(given)[:LONGEST_TITLE]
    path, wanted = own_file(given)
    return (wanted if path else PurePath(file_of(given)).stem or given)[:LONGEST_TITLE]


__all__ = [
    "Bot",
    "BotFailed",
    "Chooser",
    "Given",
    "called",
    "check_travels",
    "file_of",
    "is_code",
    "levels",
    "make",
    "names",
    "plug_ins",
    "title",
    "version_of",
    "within",
]
