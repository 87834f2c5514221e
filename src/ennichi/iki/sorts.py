"""What a seat can have in IKI, for reports over many games."""

from __future__ import annotations

from ennichi.kernel.game import Game
from ennichi.kernel.sorts import Had, Sort, told

from .state import Iki


def stalls(g: Game) -> list[Had]:
    """Where the characters of a seat were set: at the start, and right after a hire."""
    names = [sort.name for sort in g.header.kind.events]
    started, hired, placed = names.index("started"), names.index("hired"), names.index("placed")
    found: list[Had] = []
    owner = -1
    for heard in g.heard or []:
        if heard[0] == started:
            found.append((heard[1], heard[3]))
        elif heard[0] == hired:
            owner = heard[1]
        elif heard[0] == placed and owner >= 0:
            found.append((owner, heard[2]))
            owner = -1
    return found


def hired(g: Game) -> list[Had]:
    return told("started")(g) + told("hired")(g)


def owned_boats(g: Game) -> list[Had]:
    assert isinstance(g, Iki)
    return [(g.boats[boat], boat) for boat in range(len(g.boats)) if 0 <= g.boats[boat] < g.seats]


SORTS = (
    Sort("hired", "character", "Characters hired", hired),
    Sort("retired", "character", "Characters retired", told("retired")),
    Sort("building", "building", "Buildings built", told("built")),
    Sort("boat", "boat", "Boats built, each with a sailor", owned_boats),
    Sort("sailing", "boat", "Boats activated", told("boat-used"), many=True),
    Sort("celebrity", "celebrity", "Celebrities met", told("met")),
    Sort("pipe", "pipe", "Pipes bought", told("pipe-bought")),
    Sort("pouch", "pouch", "Tobacco pouches bought", told("pouch-bought")),
    Sort("fish", "fish", "Fish bought", told("fish-bought")),
    Sort("special", "special", "Tokens of retired characters", told("token-taken"), many=True),
    Sort("ticket", "ticket", "Boat tokens taken", told("ticket-taken"), many=True),
    Sort("tile", "tile", "Start tiles taken", told("tile-taken")),
    Sort("ikizama", "ikizama", "Ikizama spaces chosen", told("ikizama-chosen"), many=True),
    Sort("space", "space", "Shops used", told("shop-used"), many=True),
    Sort("stall", "stall", "Stalls where a character was set", stalls, many=True),
)
