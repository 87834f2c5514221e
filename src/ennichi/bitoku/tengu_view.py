"""What everybody may see of the Tengu's cards; only the order of its deck is hidden."""

from __future__ import annotations

from . import shapes
from .components import BITOKU_TYPES, TAKES, TENGU_RATES, YOKAI_TYPES, Printed
from .state import Bitoku
from .tengu_board import TENGU, Tengu
from .tengu_scoring import matches
from .tengu_terms import ALL_REGIONS, can_be_tied, closest, favourite_place, location
from .vocabulary import REGIONS, RESOURCES, ROCK


def show_tengu(g: Bitoku, tengu: Tengu) -> shapes.Tengu:
    """The Tengu's part of the table. Its board is the last of `players`; `player` is its number there."""
    ids = g.printed.tengu_ids
    return {
        "player": TENGU,
        "row": [ids[card] for card in tengu.row],
        "locations": [REGIONS[location(g, card)] for card in tengu.row],
        "favourite": REGIONS[favourite_place(g)],
        "deck": len(tengu.deck),
        "discard": [ids[card] for card in tengu.discard],
        "active": tengu.active,
        "rolls": list(tengu.rolls),
        "crystals": g.players[TENGU].crystals(),
        "lost_rocks": [g.name(ROCK + rock) for rock in tengu.lost_rocks],
        "matches": [matches(g, rock) for rock in g.players[TENGU].rocks],
        "competitive": REGIONS[closest(g, can_be_tied(g, list(ALL_REGIONS)))],
    }


def tengu_cards(printed: Printed) -> list[shapes.TenguCard]:
    """What is printed on the action cards."""
    return [
        {
            "id": printed.tengu_ids[i],
            "yokai": [YOKAI_TYPES[each] for each in printed.tengu_yokai[i]],
            "bitoku": [BITOKU_TYPES[each] for each in printed.tengu_bitoku[i]],
            "location": REGIONS[printed.tengu_location[i]] if printed.tengu_location[i] >= 0 else "favourite",
            "takes": TAKES[printed.tengu_takes[i]] if printed.tengu_takes[i] >= 0 else "",
            "gives": [RESOURCES[each] for each in printed.tengu_gives[i]],
            "resource": RESOURCES[printed.tengu_resource[i]] if printed.tengu_resource[i] >= 0 else "",
        }
        for i in range(len(printed.tengu_ids))
    ]


def tengu_rates(printed: Printed) -> dict[shapes.TenguRate, int]:
    """What is printed on its board, as numbers by name."""
    return {name: printed.tengu_board[name] for name in TENGU_RATES}


def shuffle_tengu(g: Bitoku, tengu: Tengu) -> None:
    """The order of the deck is unknown to everybody."""
    deck = sorted(tengu.deck)
    g.random.shuffle(deck)
    tengu.deck = tuple(deck)
