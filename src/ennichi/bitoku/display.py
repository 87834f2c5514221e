"""The displays of tiles and the cards in the hills: how they are filled and renewed."""

from __future__ import annotations

from typing import Final

from . import events as happened
from .cards import draw_common
from .state import BITOKU_CARDS, CARD, YOKAI_CARDS, Bitoku

SHOWN: Final = (
    happened.BUILDING_SHOWN,
    happened.CRYSTAL_SHOWN,
    happened.MITAMA_SHOWN,
    happened.DRAGONFLY_SHOWN,
)  # fmt: skip
NO_CARDS: Final[tuple[int, ...]] = (-1, -1, -1, -1)  # on the hills


def fill_display(g: Bitoku, display: int) -> None:
    """New tiles on the empty places, from the outermost in; an empty stack leaves them empty (Q61)."""
    places = list(g.shown[display])
    stack = g.stacks[display]
    taken = 0
    for place in range(len(places) - 1, -1, -1):
        if places[place] < 0 and taken < len(stack):
            places[place] = stack[taken]
            taken += 1
    if taken:
        g.reveals += taken
        g.stacks[display] = stack[taken:]
        g.shown[display] = tuple(places)
        for tile in stack[:taken]:
            g.say(SHOWN[display], tile)


def renew_tiles(g: Bitoku) -> None:
    """The tile on the last place leaves the game, if there is one (Q87); the others slide outward."""
    for display in range(4):
        places = g.shown[display]
        last = places[-1]
        if last >= 0:
            g.removed[display] += (last,)
        row = [-1] * len(places)
        at = len(row) - 1
        for place in range(len(row) - 2, -1, -1):
            if places[place] >= 0:
                row[at] = places[place]
                at -= 1
        g.shown[display] = tuple(row)
        fill_display(g, display)


def deal_hills(g: Bitoku) -> None:
    """The old cards are discarded, then each hill gets a bitoku and a yokai (Q79)."""
    g.discards[BITOKU_CARDS] += tuple([card for card in g.hill_bitoku if card >= 0])
    g.discards[YOKAI_CARDS] += tuple([card for card in g.hill_yokai if card >= 0])
    bitoku = deal_row(g, BITOKU_CARDS)
    yokai = deal_row(g, YOKAI_CARDS)
    g.hill_bitoku = g.hill_yokai = NO_CARDS
    for hill in range(4):
        g.hill_bitoku = bitoku[: hill + 1] + NO_CARDS[hill + 1 :]
        g.hill_yokai = yokai[: hill + 1] + NO_CARDS[hill + 1 :]
        g.say(happened.HILL_CARDS, hill, bitoku[hill], yokai[hill])


def deal_row(g: Bitoku, deck: int) -> tuple[int, ...]:
    cards = tuple([card & CARD for card in draw_common(g, deck, 4)])
    return cards + (-1,) * (4 - len(cards))
