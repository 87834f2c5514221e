"""Positions for the tests of IKI: a started game in which pieces are put where a test needs them.

Things are called by the ids of the component files. A position made in this way is right in what the test looks at;
it need not have come about in a game, so it is not audited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ennichi
from ennichi.iki.actions import END_OF_TURN, NEXT_TURN, begin_turn
from ennichi.iki.business import BUSINESS
from ennichi.iki.components import GOOD_NAMES, SPECIAL_IDS, TICKET_IDS
from ennichi.iki.lifestyle import WAY_OF_LIFE
from ennichi.iki.month_end import MONTH_END
from ennichi.iki.setup import LAST_DAY, MONTH
from ennichi.iki.state import FIRST_BUILDING, ON_BANK, Iki
from ennichi.kernel.game import flow

if TYPE_CHECKING:
    from collections.abc import Callable

GOODS = tuple(GOOD_NAMES.split())
LANES = ("1-4", "1", "2", "3", "4")


# Playing.


def new_game(seats: int = 3, seed: int = 1, akebono: bool = False, **options: Any) -> Iki:
    g = ennichi.new("iki", seats=seats, seed=seed, akebono=akebono, **options)
    assert isinstance(g, Iki)
    return g


def play(g: Iki, *names: str) -> None:
    """Touch things by name, one after the other."""
    for name in names:
        g.play(g.touch(name))


def open_now(g: Iki, group: str = "") -> set[str]:
    """The names of the open touches, or of those in one group."""
    names = {g.name(touch) for touch in g.options}
    return {name for name in names if name.partition(".")[0] == group} if group else names


def waiting(g: Iki) -> str:
    """The key of the step that asks."""
    return g.todo[-1].key


def quiet(g: Iki) -> int:
    """A touch that changes as little as possible."""
    for name in ("done", "income"):
        if g.touch(name) in g.options:
            return g.touch(name)
    return g.options[0]


def play_on(g: Iki, until: Callable[[Iki], bool]) -> None:
    """Play quietly until something is the case."""
    while not until(g):
        g.play(quiet(g))


def started(seats: int = 3, akebono: bool = False, seed: int = 1, **options: Any) -> Iki:
    """The first decision of the first month; the stalls are empty, all Kobuns are unused, nobody has IKI."""
    g = new_game(seats, seed, akebono, **options)
    play_on(g, lambda g: g.month == 0)
    for stall in range(len(g.stalls)):
        g.clear_stall(stall)
    for player in g.players:
        player.kobuns = g.printed.kobuns
        player.goods = g.printed.start_goods.copy()  # without what a start tile gave
        player.trade = 0
    return g


# Things.


def number(g: Iki, group: str, name: str) -> int:
    """The number of a thing among those of its group."""
    touch = g.touch(f"{group}.{name}")
    return touch - g.header.box.vocabulary.group_of[touch].base


def goods(g: Iki, seat: int, **counts: int) -> None:
    """All goods of a player; those not named are 0."""
    g.players[seat].goods = [counts.get(good, 0) for good in GOODS]


def good(g: Iki, seat: int, name: str) -> int:
    return g.players[seat].goods[GOODS.index(name)]


def put(g: Iki, card: str, stall: str, seat: int = -1, xp: int = 0) -> None:
    """A character in a stall, with a Kobun of a seat, or neutral."""
    at = number(g, "stall", stall)
    g.clear_stall(at)
    g.stalls[at] = number(g, "character", card)
    g.owners[at] = seat
    g.xp[at] = xp
    if seat >= 0:
        g.players[seat].kobuns -= 1


def erect(g: Iki, building: str, stall: str, seat: int) -> None:
    """A building in a stall, without its price and its effect."""
    at = number(g, "stall", stall)
    g.clear_stall(at)
    g.stalls[at] = FIRST_BUILDING + number(g, "building", building)
    g.owners[at] = seat
    g.players[seat].kobuns -= 1
    g.players[seat].buildings += 1
    g.shown = tuple(each for each in g.shown if each != number(g, "building", building))


def card_at(g: Iki, stall: str) -> str:
    """The id of what lies in a stall."""
    card = g.stalls[number(g, "stall", stall)]
    if card >= FIRST_BUILDING:
        return g.printed.building_ids[card - FIRST_BUILDING]
    return g.printed.character_ids[card] if card >= 0 else ""


def xp_of(g: Iki, card: str) -> int:
    return g.xp[g.stall_of(number(g, "character", card))]


def on_board(g: Iki, card: str) -> bool:
    return number(g, "character", card) in g.stalls


def retired(g: Iki, seat: int, *cards: str) -> None:
    """All characters above a player's board."""
    g.players[seat].retired = tuple(number(g, "character", card) for card in cards)


def is_retired(g: Iki, seat: int, card: str) -> bool:
    return number(g, "character", card) in g.players[seat].retired


def row(g: Iki, *cards: str, mon: int = 0) -> None:
    """The whole row from the left; `mon` lies on the first card. An empty name is an empty place."""
    places = len(g.row)
    numbers = [number(g, "character", card) if card else -1 for card in cards]
    g.row = numbers + [-1] * (places - len(numbers))
    g.row_mon = [mon] + [0] * (places - 1)


def row_names(g: Iki) -> list[str]:
    return [g.printed.character_ids[card] if card >= 0 else "" for card in g.row]


def power(g: Iki, *levels: int, order: tuple[int, ...] = ()) -> None:
    """Firefighting by seat; `order` from the top where the stack matters."""
    for seat, level in enumerate(levels):
        g.players[seat].fire = level
    seats = list(order) or list(range(len(levels)))
    g.power = sorted(seats, key=lambda seat: -g.players[seat].fire)


def tokens(g: Iki, seat: int, *names: str) -> None:
    """All tokens of retired characters that a player holds."""
    g.players[seat].specials = tuple(SPECIAL_IDS.index(name) for name in names)


def ticket(g: Iki, seat: int, *names: str) -> None:
    """The boat tokens that a player holds; the others lie beside their boat."""
    g.tickets = tuple(seat if name.removeprefix("boat-token-") in names else ON_BANK for name in TICKET_IDS)


def boat(g: Iki, name: str, owner: int = ON_BANK) -> None:
    """A boat on the bank, or in the river with a Sailor."""
    boats = list(g.boats)
    wanted = number(g, "boat", name)
    for other in range(len(boats)):
        if g.printed.boat_number[other] == g.printed.boat_number[wanted]:
            boats[other] = -2
    boats[wanted] = owner
    g.boats = tuple(boats)
    if owner >= 0:
        g.players[owner].sailors -= 1
    if wanted == g.printed.ticket_boat:
        g.tickets = (ON_BANK,) * 3


def shown(g: Iki, *buildings: str) -> None:
    g.shown = tuple(number(g, "building", building) for building in buildings)


def celebrities(g: Iki, *names: str) -> None:
    """Those on the bridge."""
    g.met_here = tuple(number(g, "celebrity", name) for name in names)


def met(g: Iki, seat: int, *names: str) -> None:
    g.players[seat].celebrities = tuple(number(g, "celebrity", name) for name in names)


def stand(g: Iki, seat: int, space: str) -> None:
    g.players[seat].space = number(g, "space", space) if space else -1


def space_of(g: Iki, seat: int) -> str:
    space = g.players[seat].space
    return g.printed.shop_ids[space] if space >= 0 else ""


# Where a test goes on.


def rest_of_month() -> list[Any]:
    return list(flow(NEXT_TURN, *MONTH_END, MONTH))


def way_of_life(g: Iki, month: int = 1) -> None:
    """Phase A of a month begins."""
    g.month = month - 1
    g.season = (month - 1) // 3
    g.todo = [*rest_of_month(), WAY_OF_LIFE]
    g.advance()


def turn(g: Iki, seat: int, lane: str) -> None:
    """A player's turn begins, with the Ikizama on this space; nobody else plays this month."""
    g.ikizama = [-1] * 5
    g.ikizama[LANES.index(lane)] = seat
    g.lane = -1
    g.todo = rest_of_month()
    g.advance()


def business(g: Iki, seat: int, space: str) -> None:
    """A player has moved to a space and may do business."""
    stand(g, seat, space)
    g.lane = 4
    g.ikizama = [-1] * 5
    begin_turn(g, seat)
    g.todo = [*rest_of_month(), END_OF_TURN, BUSINESS]
    g.advance()


def month_end(g: Iki, month: int) -> None:
    """Phase C of a month begins."""
    g.month = month - 1
    g.season = (month - 1) // 3
    g.turn = -1
    g.todo = list(flow(*MONTH_END, MONTH))
    g.advance()


def new_year(g: Iki) -> None:
    """New Year's Day begins."""
    g.month = 12
    g.season = 3
    g.row = [-1] * len(g.row)
    for player in g.players:
        player.space = -1
    g.todo = list(LAST_DAY)
    g.advance()
