"""What lies beside the Tengu's board in the solo game: its action cards and its attitude tile.

The board itself is a `Player` like any other, the last one of the position. The Tengu needs less of it: its pile of
yokai is kept under `tucked`, and its crystals, which have no places, follow each other in `sockets`.
"""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.game import Plain

HUMAN: Final = 0
TENGU: Final = 1  # its number among the players; it is no seat

# Where VP come from, beyond the sources that every player has.
BY_HOME: Final = 7
TENGU_EARNED: Final = "home"

# The action cards in the row.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
ROW: Final = 3


class Tengu:
    """The action cards and the attitude tile."""

    row: tuple[int, ...]  # three cards face up, from left to right
    deck: tuple[int, ...]  # action cards to come, the next one first
    discard: tuple[int, ...]  # action cards used
    active: bool  # whether the attitude tile shows its active side
    lost_rocks: tuple[int, ...]  # rocks that the winters took out of the garden
    rolls: tuple[int, ...]  # what its dice have shown since summer began, all seen by everybody

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, row: tuple[int, ...], deck: tuple[int, ...], discard: tuple[int, ...], active: bool,
        lost_rocks: tuple[int, ...], rolls: tuple[int, ...],
    ) -> None:
        self.row = row; self.deck = deck; self.discard = discard; self.active = active; self.lost_rocks = lost_rocks
        self.rolls = rolls

    def clone(self) -> Tengu:
        return Tengu(self.row, self.deck, self.discard, self.active, self.lost_rocks, self.rolls)

    def pack(self) -> Plain:
        return {
            "row": self.row, "deck": self.deck, "discard": self.discard, "active": self.active,
            "lost_rocks": self.lost_rocks, "rolls": self.rolls,
        }

    @staticmethod
    def unpack(data: dict[str, Any]) -> Tengu:
        return Tengu(
            tuple(data["row"]), tuple(data["deck"]), tuple(data["discard"]), data["active"], tuple(data["lost_rocks"]),
            tuple(data["rolls"]),
        )

    @staticmethod
    def blank() -> Tengu:
        return Tengu((), (), (), False, (), ())
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end
