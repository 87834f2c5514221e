"""What a seat of the toy game may know, as a row of numbers."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from ennichi.kernel.encoding import MOST_SEATS, Encoder, clear
from ennichi.kernel.game import Box, Game, Kind

from .game import CARDS, Stalls


class StallsEncoder(Encoder):
    def __init__(self, kind: Kind[Any], box: Box) -> None:
        super().__init__(kind, box)
        self.layout.flag("hand", len(CARDS), "the cards in this seat's hand")
        self.layout.flag("pile", len(CARDS), "the cards that were played")
        for place in range(MOST_SEATS):
            self.layout.number(f"player.{place}.coins", 1, 0, 99, "coins")
            self.layout.number(f"player.{place}.stars", 1, 0, 99, "stars")

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        assert isinstance(g, Stalls)
        i = self.write_common(g, seat, rows, at)
        clear(rows, i, 2 * len(CARDS) + 2 * MOST_SEATS)
        for card in g.hands[seat]:
            rows[i + card] = 1
        for card in g.pile:
            rows[i + len(CARDS) + card] = 1
        i += 2 * len(CARDS)
        for place in range(g.seats):
            rows[i + 2 * place] = g.coins[(seat + place) % g.seats]
            rows[i + 2 * place + 1] = g.stars[(seat + place) % g.seats]


def encoder(kind: Kind[Any], box: Box) -> Encoder:
    return StallsEncoder(kind, box)
