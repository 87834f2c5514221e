"""Who is at a table, as it was told last: everybody hears of a change soon, but not of each one by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

SOON = 0.5  # seconds between two tellings, when a seat's holder comes or goes or a bot begins to think
LATER = 5.0  # when only the number of those who watch has changed


@dataclass
class Presence:
    seats: Sequence[object] = ()
    watching: int = -1
    at: float = -math.inf
    telling: bool = False  # somebody sees to it

    def due(self, seats: Sequence[object], watching: int, now: float) -> float | None:
        """In how many seconds this may be told; None when it has been."""
        if seats != self.seats:
            return max(0.0, self.at + SOON - now)
        if watching != self.watching:
            return max(0.0, self.at + LATER - now)
        return None

    def told(self, seats: Sequence[object], watching: int, now: float) -> None:
        self.seats, self.watching, self.at = seats, watching, now
