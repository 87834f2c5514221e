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


def fill_display(g: Bitoku, display: int) -> None:
    """New tiles on the empty places, from the outermost in; an empty stack leaves them empty (Q61)."""
    places = list(g.shown[display])
    stack = g.stacks[display]
    taken = 0
    for place in range(len(places) - 1, -1, -1):
        if places[place] < 0 and taken < len(stack):
            places[place] = stack[taken]
            taken += 1
            g.reveals += 1
            g.say(SHOWN[display], places[place])
    if taken:
        g.stacks[display] = stack[taken:]
        g.shown[display] = tuple(places)


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
    g.hill_bitoku = deal_row(g, BITOKU_CARDS)
    g.hill_yokai = deal_row(g, YOKAI_CARDS)
    for hill in range(4):
        g.say(happened.HILL_CARDS, hill, g.hill_bitoku[hill], g.hill_yokai[hill])


def deal_row(g: Bitoku, deck: int) -> tuple[int, ...]:
    cards = tuple([card & CARD for card in draw_common(g, deck, 4)])
    return cards + (-1,) * (4 - len(cards))
