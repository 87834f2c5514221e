"""The front door for bots that people bring along: a class, an object, an installed package or a file of their own.

Whatever is given becomes a bot for one seat of one game. The built-in bots come through as they are; all others sit
down as guests, who get what their seat may know (`guest.py`).
"""

from __future__ import annotations

import os
import pickle
import re
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path, PurePath
from types import ModuleType
from typing import Any, Final
from zlib import crc32

from ennichi.kernel.errors import BadSetting, EnnichiError, quoted
from ennichi.kernel.vocabulary import closest

from .bot import Bot
from .guest import BotFailed, Guest, ours, place_of, raised

PLUG_INS: Final = "ennichi.bots"  # the entry points by which other packages bring bots
OWN_FILE: Final = re.compile(r"(.+\.py):([^\W\d]\w*)")
FOUND: Final[dict[str, EntryPoint]] = {}  # the plug-ins, once they were looked for
LOOKED: Final[set[str]] = set()
READ: Final[dict[str, tuple[int, int, ModuleType]]] = {}  # files by path, with the time and size they had
HAS: Final = "a bot has a method choose(g) that returns one of g.options"
WRITE: Final = "write FILE.py:CLASS, such as mine.py:Mine"


def seat_given(given: Any, seed: int) -> Bot:
    """A bot from a class or function that is called with the seed, or the very object that was given."""
    called = f"the bot {name_of(given)}"
    return guest(made(given, seed, called, ""), seed, called, "")


def name_of(given: Any) -> str:
    """What an object, a class or a function is called."""
    if isinstance(given, type) or not hasattr(given, "choose"):
        name: Any = getattr(given, "__name__", "")
    else:
        name = getattr(given, "name", "")
    return name if isinstance(name, str) and name and name.isprintable() else type(given).__name__


def made(given: Any, seed: int, called: str, home: str) -> Any:
    """What a class or function makes of the seed; an object that can choose is itself."""
    player = given
    if isinstance(given, type) or not hasattr(given, "choose"):
        if not callable(given):
            raise BadSetting(f"{called} is no bot, but a {type(given).__name__}: {HAS}")
        try:
            player = given(seed)
        except EnnichiError:
            raise
        except (Exception, SystemExit) as fault:
            hint = ""
            if isinstance(fault, TypeError) and not place_of(fault, home):
                hint = "; a bot is made with one argument, its seed: def __init__(self, seed)"
            raise BotFailed(f"{called} cannot be made: it {raised('', fault, home).strip()}{hint}") from fault
    if not callable(getattr(player, "choose", None)):
        raise BadSetting(f"{called} is no bot, but a {type(player).__name__}: {HAS}")
    return player


def guest(player: Any, seed: int, called: str, home: str) -> Bot:
    """At its seat; the bots of this package know for themselves what they may know."""
    if isinstance(player, Bot) and ours(player):
        return player
    return Guest(player, seed, called, home)


# Files.


def is_own_file(name: str) -> bool:
    return OWN_FILE.fullmatch(name) is not None


def own_file(name: str) -> tuple[str, str]:
    """File and class of FILE.py:CLASS; empty for other names."""
    found = OWN_FILE.fullmatch(name)
    return (found[1], found[2]) if found is not None else ("", "")


def seat_from_file(name: str, seed: int) -> Bot:
    """A bot from a class, or a function, of somebody's file."""
    path, wanted = own_file(name)
    module = read_file(path)
    home = str(module.__file__)
    called = f"the bot {name}"
    if not hasattr(module, wanted):
        there = sorted([each for each, thing in vars(module).items() if is_bot_class(thing, module.__name__)])
        has = f"it has {', '.join(there)}" if there else f"there is no bot in it, and {HAS}"
        raise BadSetting(f"{path} has no {wanted}; {has}{closest(wanted, there)}")
    return guest(made(getattr(module, wanted), seed, called, home), seed, called, home)


def is_bot_class(thing: Any, module: str) -> bool:
    return isinstance(thing, type) and hasattr(thing, "choose") and thing.__module__ == module


def read_file(path: str) -> ModuleType:
    """Run somebody's file, once until it changes. What lies beside it can be imported."""
    full = os.path.abspath(path)
    try:
        found = os.stat(full)
        text = Path(full).read_bytes()
    except OSError as trouble:
        raise BadSetting(f"the bot file {path} cannot be read: {trouble.strerror}; {WRITE}") from None
    if full in READ:
        changed, size, module = READ[full]
        if (changed, size) == (found.st_mtime_ns, found.st_size):
            return module
    stem = re.sub(r"\W", "_", PurePath(full).stem)
    module = ModuleType(f"{stem}_{crc32(full.encode()):08x}")
    module.__file__ = full
    beside = os.path.dirname(full)
    if beside not in sys.path:
        sys.path.append(beside)
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, full, "exec"), module.__dict__)
    except (Exception, SystemExit) as fault:
        del sys.modules[module.__name__]
        raise BotFailed(raised(f"the bot file {path} cannot be used: it", fault, full)) from fault
    READ[full] = (found.st_mtime_ns, found.st_size, module)
    return module


# Installed packages.


def plug_ins() -> dict[str, EntryPoint]:
    """The bots that installed packages bring. Looking for them takes a while."""
    if PLUG_INS not in LOOKED:
        LOOKED.add(PLUG_INS)
        FOUND.update({found.name: found for found in entry_points(group=PLUG_INS)})
    return FOUND


def seat_plug_in(name: str, seed: int) -> Bot:
    found = plug_ins()[name]
    called = f"the bot {name} ({found.value})"
    try:
        loaded = found.load()
    except (Exception, SystemExit) as fault:
        raise BotFailed(raised(f"{called} cannot be loaded: it", fault, "")) from fault
    return guest(made(loaded, seed, called, ""), seed, called, "")


def version_of(name: str) -> str:
    """The package that brings a bot, and its version; empty for a bot that no package brings."""
    found = plug_ins().get(name)
    if found is None or found.dist is None:
        return ""
    return f"{found.dist.name} {found.dist.version}"


def check_travels(given: Any) -> None:
    """Complain about what cannot be sent to another process. Names can."""
    if isinstance(given, str):
        return
    try:
        pickle.dumps(given)
    except Exception as fault:
        raise BadSetting(
            f"the bot {quoted(name_of(given))} cannot be sent to other processes ({fault}); define its class at the "
            "top of a file, give it as FILE.py:CLASS, or play in one process"
        ) from None
