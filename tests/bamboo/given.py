"""Positions for the tests of Bamboo: a started game in which pieces are moved by hand.

Every piece that is put somewhere is taken from where it was, so that `g.audit()` still finds
nothing to object to. Things are called by the ids of the component files, several in one text:
`stocks(g, red="s1r s2r", …)`. Each helper asks the waiting decision anew at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

import ennichi
from ennichi.bamboo.state import GHOST, Bamboo, Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

COLOURS = ("red", "green", "blue", "white")
ZONES = ("left", "centre", "right")
FOODS = ("tea", "rice", "ramen")
SPIRITS = ("kappa", "tanuki", "rokurokubi", "kitsune", "ookami", "tengu", "bakeneko")
STICKS = 7  # of each player
FIRST_HOMES = 3  # the column of level 1, after the three of balance tiles


class Stocks(TypedDict, total=False):
    """The sections of each stock."""

    red: str
    green: str
    blue: str
    white: str


# One section of each action, and a whole set of stocks in which it is the only one of its colour.
ALONE: dict[str, Stocks] = {
    "balance": {"red": "s1r", "green": "s1g pg2", "blue": "s1b pb1", "white": "s1w"},
    "home": {"red": "s1r pr1", "green": "s1g", "blue": "s1b pb1", "white": "s1w"},
    "income": {"red": "s1r pr1", "green": "s1g pg2", "blue": "s1b", "white": "s1w"},
    "cook": {"red": "s1r pr1", "green": "s1g pg2", "blue": "s1b", "white": "s1w"},
    "joker": {"red": "br1", "green": "s1g pg2", "blue": "s1b pb1", "white": "s1w"},
}
COLOUR_OF = {"balance": "red", "home": "green", "income": "blue", "cook": "white", "joker": "red"}


# Playing.


def new_game(seats: int = 2, seed: int = 1, night: bool = False) -> Bamboo:
    g = ennichi.new("bamboo", seats=seats, seed=seed, night=night)
    assert isinstance(g, Bamboo)
    return g


def play(g: Bamboo, *names: str) -> None:
    """Touch things by name, one after the other."""
    for name in names:
        g.play(g.touch(name))


def open_now(g: Bamboo, group: str = "") -> set[str]:
    """The names of the open touches, or of those in one group."""
    names = {g.name(touch) for touch in g.options}
    return {name for name in names if name.partition(".")[0] == group} if group else names


def waiting(g: Bamboo) -> str:
    """The key of the step that asks."""
    return g.todo[-1].key


def quiet(g: Bamboo) -> int:
    """A touch that changes as little as possible: done, forgo, a stick for the visited temple, or the first one."""
    for name in ("done", "forgo"):
        if g.touch(name) in g.options:
            return g.touch(name)
    if waiting(g) == "offer":
        return g.touch(f"temple.{COLOURS[g.visited]}")
    return g.options[0]


def play_on(g: Bamboo, until: Callable[[Bamboo], bool]) -> None:
    """Play quietly until something is the case."""
    while not until(g):
        g.play(quiet(g))


def in_year(year: int, holds: Callable[[Bamboo], bool]) -> Callable[[Bamboo], bool]:
    """Whether something is the case in this year."""
    return lambda g: g.year == year and holds(g)


def play_out(g: Bamboo) -> None:
    """Play quietly to the end of the game."""
    play_on(g, lambda g: g.over)


def finish_turn(g: Bamboo) -> None:
    """Play quietly to the end of this summer turn, and end it."""
    play_on(g, lambda g: waiting(g) == "end turn")
    play(g, "done")


def redealt(g: Bamboo, seat: int, seed: int) -> Bamboo:
    """The same position, with what this seat cannot know dealt anew."""
    again = g.redeal(seat, seed)
    assert isinstance(again, Bamboo)
    return again


# Where a test begins.


def spring(seats: int = 2, seed: int = 1, night: bool = False) -> Bamboo:
    """The first player of the first spring chooses a gift."""
    g = new_game(seats, seed, night)
    play_on(g, lambda g: g.season == 0)
    return g


def summer(seats: int = 2, seed: int = 1, night: bool = False) -> Bamboo:
    """The first player of the first summer chooses a stock. Nobody did anything with the gifts."""
    g = new_game(seats, seed, night)
    play_on(g, lambda g: g.season == 1)
    return g


def end_of_summer(seats: int = 2, seed: int = 1, night: bool = False, year: int = 1) -> Bamboo:
    """The last turn of a summer is over but for `done`. Nobody ever did an action, and all temples are cleared.

    The sticks are put back to the main board, so that the autumn changes nothing for the players.
    """
    g = new_game(seats, seed, night)
    play_on(g, lambda g: g.year == year - 1 and waiting(g) == "end turn" and not any(p.reserve for p in g.players))
    ghost = [(GHOST,) * row.count(GHOST) for row in g.temples]
    temples(g, ghost)
    for seat in range(seats):
        spirits(g, seat=seat)
        held(g, seat=seat)
    return g


def resolving(sections: str, *, sticks: int, seats: int = 2, seed: int = 1) -> Bamboo:
    """These sections (of any colour, in the red stock) lie under the shoots and that many sticks were laid.

    The first two lie under shoot 1, the next under shoot 2 and so on; the first one is to be chosen.
    """
    g = summer(seats, seed)
    mine = sections.split()
    fill = [each for each in ("s1g", "s1b", "s1w", "s2g", "s2b", "s2w") if each not in mine][: 6 - len(mine)]
    stocks(g, red=sections, green=" ".join(fill[:2]), blue=" ".join(fill[2:4]), white=" ".join(fill[4:]))
    coins(g, 0)
    reserve(g, sticks)
    play(g, "stock.red")
    for i, section in enumerate(mine):
        if waiting(g) == "place":
            play(g, f"section.{section}")
        play(g, f"shoot.{max(i, 1)}")
    return g


def acting(action: str, seats: int = 2, seed: int = 1, night: bool = False) -> Bamboo:
    """The first player has placed one section and decides about its action."""
    g = summer(seats, seed, night)
    stocks(g, **ALONE[action])
    coins(g, 0)
    play(g, f"stock.{COLOUR_OF[action]}", "shoot.1")
    assert waiting(g) == action
    return g


# Moving pieces.


def ask(g: Bamboo) -> None:
    """Ask the waiting decision anew, after something was moved."""
    g.offered = g.todo[-1].legal(g)


def player_of(g: Bamboo, seat: int | None) -> Player:
    return g.players[g.seat if seat is None else seat]


def number(g: Bamboo, group: str, name: str) -> int:
    """The number of a thing among those of its group."""
    touch = g.touch(f"{group}.{name}")
    return touch - g.header.box.vocabulary.group_of[touch].base


def numbers(g: Bamboo, group: str, names: str) -> list[int]:
    return [number(g, group, name) for name in names.split()]


def swapped(things: Any, a: int, b: int) -> Any:
    """The same collection with a and b in each other's place."""
    return type(things)([b if each == a else a if each == b else each for each in things])


def coins(g: Bamboo, count: int, seat: int | None = None) -> None:
    player_of(g, seat).coins = count
    ask(g)


def happiness(g: Bamboo, count: int, seat: int | None = None) -> None:
    """Set the score track; the breakdown counts the difference as calm."""
    player = player_of(g, seat)
    player.from_calm += count - player.happiness
    player.happiness = count
    ask(g)


def marker(g: Bamboo, colour: str, seat: int | None = None) -> None:
    player_of(g, seat).marker = COLOURS.index(colour)
    ask(g)


def reserve(g: Bamboo, count: int, seat: int | None = None) -> None:
    """So many sticks are ready; those that lie in no temple are on the main board."""
    at = g.seat if seat is None else seat
    g.players[at].reserve = count
    count_sticks(g)
    ask(g)


def temples(g: Bamboo, rows: Iterable[Iterable[int]]) -> None:
    """The owners of the sticks in the four temples, from the lowest."""
    g.temples = [tuple(row) for row in rows]
    count_sticks(g)
    ask(g)


def count_sticks(g: Bamboo) -> None:
    for seat, player in enumerate(g.players):
        player.later = STICKS - player.reserve - sum(row.count(seat) for row in g.temples)


def stocks(g: Bamboo, seat: int | None = None, **wanted: str) -> None:
    """The player's sections, stock by stock: as many as there are now, six between turns."""
    player = player_of(g, seat)
    rows = [numbers(g, "section", wanted.get(colour, "")) for colour in COLOURS]
    mine = [section for stock in player.stocks for section in stock]
    assert len(mine) == sum(map(len, rows)), "the number of sections must stay"
    player.stocks = [tuple(mine.pop() for _ in row) for row in rows]
    for stock in range(4):
        for place, section in enumerate(rows[stock]):
            swap_sections(g, player.stocks[stock][place], section)
    ask(g)


def grove(g: Bamboo, **wanted: str) -> None:
    """Sections of the shoots from the top: `grove(g, shoot1="bg1 bg2", shoot4="bb1")`."""
    for name, sections in wanted.items():
        shoot = int(name.removeprefix("shoot")) - 1
        for place, section in enumerate(numbers(g, "section", sections)):
            swap_sections(g, g.shoots[shoot][place], section)
    ask(g)


def swap_sections(g: Bamboo, a: int, b: int) -> None:
    for player in g.players:
        player.stocks = [swapped(stock, a, b) for stock in player.stocks]
    g.shoots = [swapped(shoot, a, b) for shoot in g.shoots]
    g.laid_out = swapped(g.laid_out, a, b)
    g.hand = swapped(g.hand, a, b)
    g.unresolved = swapped(g.unresolved, a, b)


def swap_tiles(g: Bamboo, column: int, a: int, b: int) -> None:
    """Exchange two tiles of a column, wherever they are."""
    g.shown[column] = swapped(g.shown[column], a, b)
    g.stacks[column] = swapped(g.stacks[column], a, b)
    for player in g.players:
        if column < FIRST_HOMES:
            player.held = swapped(player.held, a, b)
        else:
            player.grid = swapped(player.grid, a, b)


def fetch(g: Bamboo, column: int, tile: int) -> None:
    """Take a tile out of its dispenser; one that is elsewhere first changes places with the top one there."""
    if tile not in g.stacks[column]:
        swap_tiles(g, column, tile, g.stacks[column][0])
    assert tile in g.stacks[column], "this tile is not in the game"
    g.stacks[column] = tuple(each for each in g.stacks[column] if each != tile)
    g.known[column] = min(g.known[column], len(g.stacks[column]))


def homes(g: Bamboo, cells: dict[str, str], seat: int | None = None) -> None:
    """The player's whole grid: `homes(g, {"1.1": "1G3"})` is a garden in row 1, column 1."""
    player = player_of(g, seat)
    for home in player.grid:
        if home >= 0:
            column = FIRST_HOMES + g.printed.home_level[home]
            g.stacks[column] = (home, *g.stacks[column])
    player.grid = [-1] * 15
    for cell, name in cells.items():
        home = number(g, "home", name)
        fetch(g, FIRST_HOMES + g.printed.home_level[home], home)
        player.grid[number(g, "cell", cell)] = home
    player.homes = len(cells)
    ask(g)


def held(g: Bamboo, *tiles: str, seat: int | None = None) -> None:
    """The player's unscored balance tiles, all of them."""
    player = player_of(g, seat)
    for tile in player.held:
        zone = g.printed.balance_zone[tile]
        g.stacks[zone] = (tile, *g.stacks[zone])
    player.held = ()
    for name in tiles:
        tile = number(g, "balance", name)
        fetch(g, g.printed.balance_zone[tile], tile)
        player.held += (tile,)
    ask(g)


def display(g: Bamboo, zone: str, tiles: str) -> None:
    """The shown balance tiles of a zone, from place 1."""
    column = ZONES.index(zone)
    for place, tile in enumerate(numbers(g, "balance", tiles)):
        swap_tiles(g, column, g.shown[column][place], tile)
    ask(g)


def market(g: Bamboo, level: int, tiles: str) -> None:
    """The shown homes of a level, from place 1."""
    column = FIRST_HOMES + level - 1
    for place, home in enumerate(numbers(g, "home", tiles)):
        swap_tiles(g, column, g.shown[column][place], home)
    ask(g)


def food(
    g: Bamboo,
    *,
    shown: str | None = None,
    spent: str | None = None,
    mine: str | None = None,
    supply: str = "",
    seat: int | None = None,
) -> None:
    """Food tokens shown, spent and of the player; the rest is the supply, which begins as told."""
    player = player_of(g, seat)
    if shown is not None:
        g.food_shown = counts(FOODS, shown)
    if spent is not None:
        g.food_spent = counts(FOODS, spent)
    if mine is not None:
        player.food = counts(FOODS, mine)
    first = [FOODS.index(each) for each in supply.split()]
    rest: list[int] = []
    for sort in range(3):
        used = g.food_shown[sort] + g.food_spent[sort] + sum(each.food[sort] for each in g.players) + first.count(sort)
        assert used <= g.printed.food_count[sort], f"there are not so many {FOODS[sort]}"
        rest += [sort] * (g.printed.food_count[sort] - used)
    g.food_supply = (*first, *rest)
    ask(g)


def counts(kinds: tuple[str, ...], names: str) -> list[int]:
    return [names.split().count(kind) for kind in kinds]


def spirits(g: Bamboo, awake: str = "", asleep: str = "", seat: int | None = None) -> None:
    """All the player's spirits. They come from those that left the game, or else from under the piles."""
    player = player_of(g, seat)
    for sort in range(7):
        g.spirits_gone += (sort,) * (player.awake[sort] + player.asleep[sort])
    for name in f"{awake} {asleep}".split():
        take_spirit(g, SPIRITS.index(name))
    player.awake = counts(SPIRITS, awake)
    player.asleep = counts(SPIRITS, asleep)
    player.helpers = sum(player.awake)
    ask(g)


def take_spirit(g: Bamboo, sort: int) -> None:
    if sort in g.spirits_gone:
        at = g.spirits_gone.index(sort)
        g.spirits_gone = g.spirits_gone[:at] + g.spirits_gone[at + 1 :]
        return
    if sort not in g.unused_spirits:
        change_pile(g, sort)
    at = g.unused_spirits.index(sort)
    g.unused_spirits = g.unused_spirits[:at] + g.unused_spirits[at + 1 :]


def change_pile(g: Bamboo, sort: int) -> None:
    """Move a spirit of this sort from a pile to the unused ones, in exchange for another where there is one."""
    for place in (3, 2, 1, 0):
        for temple, spirits_there in enumerate(g.piles):
            if place < len(spirits_there) and spirits_there[place] == sort:
                g.piles[temple] = spirits_there[:place] + g.unused_spirits[:1] + spirits_there[place + 1 :]
                g.unused_spirits = (*g.unused_spirits[1:], sort)
                return
    raise AssertionError(f"all {SPIRITS[sort]} are with the players")


def pile(g: Bamboo, temple: str, names: str) -> None:
    """The spirits of a temple from the top; others change places with them."""
    at = COLOURS.index(temple)
    for place, name in enumerate(names.split()):
        wanted = SPIRITS.index(name)
        now = g.piles[at][place]
        if now == wanted:
            continue
        take_spirit(g, wanted)
        g.unused_spirits = (*g.unused_spirits, now)
        g.piles[at] = g.piles[at][:place] + (wanted,) + g.piles[at][place + 1 :]
    ask(g)
