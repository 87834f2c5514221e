"""The games that can be played, and how a game of one of them starts."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, SupportsIndex

from .deals import check_deal
from .errors import BadSetting, quoted
from .game import Game, Header, Kind, OptionValue, dealt_colours, settle
from .manifest import MANIFEST
from .numbers import own_value
from .numbers import whole as whole
from .random_source import from_deal, from_seed
from .vocabulary import closest

LONGEST_NAME: Final = 40
SEEDS: Final = 2**63  # so many different ones
PLUG_INS: Final = "ennichi.games"  # the entry points by which other packages bring games
KINDS: dict[str, Kind[Any]] = {}
FOUND: dict[str, EntryPoint] = {}  # the plug-ins, once they were looked for
LOOKED: set[str] = set()  # the groups of entry points that were looked for


def register(kind: Kind[Any]) -> None:
    """Make a game known under its name.

    >>> from ennichi.bamboo.kind import KIND
    >>> ennichi.register(KIND)
    >>> KIND.name in ennichi.games()
    True
    """
    KINDS[kind.name] = kind


def built_in() -> list[str]:
    """The games of this package: its folders with a manifest. They are imported only when somebody plays them."""
    return [path.parent.name for path in sorted(Path(__file__).parent.parent.glob(f"*/{MANIFEST}"))]


def plug_ins() -> dict[str, EntryPoint]:
    """The games that other installed packages bring, as they are named there. Looking for them takes a while."""
    if PLUG_INS not in LOOKED:
        LOOKED.add(PLUG_INS)
        FOUND.update({found.name: found for found in entry_points(group=PLUG_INS)})
    return FOUND


def games() -> tuple[str, ...]:
    """The names of all games: those of this package, of other installed packages, and registered ones.

    >>> {"bamboo", "bitoku", "iki"} <= set(ennichi.games())
    True
    """
    return tuple(sorted({*KINDS, *built_in(), *plug_ins()}))


def kind(name: str) -> Kind[Any]:
    """The game of this name."""
    if name not in KINDS:
        if name in built_in():
            register(import_module(f"ennichi.{name}.kind").KIND)
        elif name in plug_ins():
            KINDS[name] = load_plug_in(plug_ins()[name])
        else:
            there_are = ", ".join(games())
            raise BadSetting(f"unknown game {quoted(name)}; there are {there_are}{closest(name, list(games()))}")
    return KINDS[name]


def kinds() -> list[Kind[Any]]:
    """All games that can be loaded; what is wrong with another, `kind` says when it is asked for."""
    found: list[Kind[Any]] = []
    for name in games():
        try:
            found.append(kind(name))
        except BadSetting:
            continue
    return found


def load_plug_in(found: EntryPoint) -> Kind[Any]:
    """The game of another package; whatever is wrong with it, only this game is missing."""
    try:
        loaded = found.load()
    except Exception as fault:
        raise BadSetting(f"the game {found.name!r} ({found.value}) cannot be loaded: {fault}") from fault
    if not isinstance(loaded, Kind) or loaded.name != found.name:
        raise BadSetting(f"the game {found.name!r} ({found.value}) cannot be loaded: it is no Kind of that name")
    return loaded


def check_seed(given: SupportsIndex) -> int:
    seed = whole("the seed", given)
    if not 0 <= seed < SEEDS:
        raise BadSetting(f"the seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
    return seed


def check_name(name: str) -> str:
    """A player's name."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadSetting(f"the name {quoted(name)} does not fit: at most {LONGEST_NAME} characters on one line")
    return name


def header(
    game: str,
    seats: SupportsIndex,
    seed: SupportsIndex,
    options: dict[str, Any],
    names: tuple[str, ...],
    components: str,
    colours: tuple[str, ...] = (),
    deal: str = "",
) -> Header:
    """Check what was asked for and put it together."""
    chosen = kind(game)
    count = chosen.check_seats(whole("the number of seats", seats))
    first = check_seed(seed)
    if deal and first:
        raise BadSetting("a game is dealt by a seed or by a secret (deal), not by both")
    if deal:
        check_deal(deal)
    if len(names) > count:
        raise BadSetting(f"{len(names)} names were given for {count} seats")
    all_names = tuple([check_name(name).strip() for name in names]) + ("",) * (count - len(names))
    given = {name: own_value(value) for name, value in options.items()}
    checked = chosen.check_options(given, count, components)
    box = chosen.box(components)
    dealt = dealt_colours(chosen.colours(box, count), colours, count)
    return Header(chosen, box, count, first, deal, True, checked, all_names, dealt)


def new(
    game: str,
    *,
    seats: SupportsIndex = 2,
    seed: SupportsIndex = 0,
    deal: str = "",
    names: tuple[str, ...] | list[str] = (),
    colours: tuple[str, ...] | list[str] = (),
    components: str = "",
    **options: OptionValue,
) -> Game:
    """A new game, set up and run to its first decision. Options are keywords, such as `night=True`.

    It is dealt by a seed or, where nobody may foretell the cards, by a secret: docs/deals.md tells of `deal`.
    `names` and `colours` are one a seat, and `components` a folder that replaces component files.

    >>> g = ennichi.new("bamboo", seats=3, seed=7, names=["Aiko", "Ben"], night=True)
    >>> while not g.over:
    ...     g.play(g.options[0])
    >>> len(g.scores())
    3
    >>> ennichi.new("bamboo", seats=9)
    Traceback (most recent call last):
    ennichi.kernel.errors.BadSetting: bamboo is played with 2, 3, 4 seats, not 9
    """
    return start(header(game, seats, seed, dict(options), tuple(names), components, tuple(colours), deal))


def deal(like: Header, seed: int) -> Game:
    """A new game with the settings of a header and a seed of its own."""
    return start(Header(like.kind, like.box, like.seats, seed, "", True, like.options, like.names, like.colours))


def start(head: Header) -> Game:
    """The first decision of a game."""
    random = from_deal(head.deal, 0) if head.deal else from_seed(head.seed)
    position: Game = head.kind.start(head, random)
    return settle(position)
