"""What a seat can have in Bamboo, for reports over many games."""

from __future__ import annotations

from collections.abc import Callable

from ennichi.kernel.game import Box, Game
from ennichi.kernel.sorts import Had, Sort, heard_of, told

from .components import Printed
from .packing import FEW, unpack
from .state import Bamboo


def of_level(level: int) -> Callable[[Box], list[int]]:
    """The homes of one level."""

    def pieces(box: Box) -> list[int]:
        assert isinstance(box, Printed)
        return [home for home in range(len(box.home_level)) if box.home_level[home] == level]

    return pieces


def homes(g: Game) -> list[Had]:
    assert isinstance(g, Bamboo)
    return [(seat, home) for seat in range(g.seats) for home in g.players[seat].grid if home >= 0]


def balance_tiles(g: Game) -> list[Had]:
    assert isinstance(g, Bamboo)
    return [(seat, tile) for seat in range(g.seats) for tile in g.players[seat].held + g.players[seat].scored]


def spirits_won(g: Game) -> list[Had]:
    return [(seat, unpack(contested, 1, FEW)[0]) for _, seat, contested, _ in heard_of(g, "spirit-won")]


SORTS = (
    Sort("home1", "home", "Homes of level 1, in the grid at the end", homes, of_level(0), alike=True),
    Sort("home2", "home", "Homes of level 2, in the grid at the end", homes, of_level(1), alike=True),
    Sort("balance", "balance", "Balance tiles, scored or held at the end", balance_tiles, alike=True),
    Sort("spirit", "spirit", "Spirits won", spirits_won),
    Sort("gift", "gift", "Spring gifts taken", told("gift-taken"), many=True),
    Sort("section", "section", "Sections whose action was carried out", told("resolved"), alike=True, many=True),
    Sort("food", "food", "Food tokens taken by cooking", told("cooked"), many=True),
)
