"""The games that can be played, and how a game of one of them starts."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from .errors import BadSetting
from .game import Game, Header, Kind, OptionValue, settle
from .random_source import from_seed
from .vocabulary import closest

LONGEST_NAME: Final = 40
KINDS: dict[str, Kind[Any]] = {}
MODULES: dict[str, str] = {}  # games whose folder is imported only when somebody plays them


def register(kind: Kind[Any]) -> None:
    """Make a game known under its name."""
    KINDS[kind.name] = kind


def register_module(name: str, module: str) -> None:
    """Make a game known that lives in a module with a `KIND`."""
    MODULES[name] = module


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(KINDS.keys() | MODULES.keys()))


def kind(name: str) -> Kind[Any]:
    """The game of this name."""
    if name not in KINDS and name in MODULES:
        register(import_module(MODULES[name]).KIND)
    if name not in KINDS:
        raise BadSetting(f"unknown game {name!r}; there are {', '.join(games())}{closest(name, list(games()))}")
    return KINDS[name]


def header(
    game: str, seats: int, seed: int, options: dict[str, OptionValue], names: tuple[str, ...], components: str
) -> Header:
    """Check what was asked for and put it together."""
    chosen = kind(game)
    chosen.check_seats(seats)
    if not 0 <= seed < 2**63:
        raise BadSetting(f"the seed is a whole number from 0 to {2**63 - 1}, not {seed}")
    if len(names) > seats:
        raise BadSetting(f"{len(names)} names were given for {seats} seats")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetting(f"the name {name!r} does not fit: at most {LONGEST_NAME} characters on one line")
    all_names = tuple(name.strip() for name in names) + ("",) * (seats - len(names))
    checked = chosen.check_options(options, seats)
    return Header(chosen, chosen.box(components), seats, seed, True, checked, all_names)


def new(
    game: str,
    *,
    seats: int = 2,
    seed: int = 0,
    names: tuple[str, ...] | list[str] = (),
    components: str = "",
    **options: OptionValue,
) -> Game:
    """A new game, set up and run to its first decision. Options are keywords, such as `night=True`."""
    return deal(header(game, seats, seed, dict(options), tuple(names), components), seed)


def deal(like: Header, seed: int) -> Game:
    """A new game with the settings of a header and a seed of its own."""
    head = Header(like.kind, like.box, like.seats, seed, True, like.options, like.names)
    position: Game = head.kind.start(head, from_seed(seed))
    return settle(position)
