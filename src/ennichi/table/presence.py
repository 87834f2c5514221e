"""Who is at a table, and how it was told last: everybody hears of a change soon, but not of each one by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence, Set
from dataclasses import dataclass, field

SOON = 0.5  # seconds between two tellings, when a seat's holder comes or goes or a bot begins to think
LATER = 5.0  # when only the number of those who watch has changed
AWAY = 6.0  # after which somebody who left counts as away: a page that is loaded again was never gone


@dataclass(frozen=True)
class Elsewhere:
    """Who is at a table by way of another process."""

    seats: frozenset[int]
    watching: int


@dataclass
class Presence:
    seats: Sequence[object] = ()
    watching: int = -1
    at: float = -math.inf
    telling: bool = False  # somebody sees to it
    announcing: bool = False  # the other processes will hear of it
    connected: frozenset[int] = frozenset()  # seats whose holders have the table open, in any process
    left: dict[int, float] = field(default_factory=dict)  # when the others went, if that was seen
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)  # by process

    def due(self, seats: Sequence[object], watching: int, now: float) -> float | None:
        """In how many seconds this may be told; None when it has been."""
        if seats != self.seats:
            return max(0.0, self.at + SOON - now)
        if watching != self.watching:
            return max(0.0, self.at + LATER - now)
        return None

    def told(self, seats: Sequence[object], watching: int, now: float) -> None:
        self.seats, self.watching, self.at = seats, watching, now

    def note(self, own: Set[int], now: float) -> set[int]:
        """Whose holders are connected now: those of this process, and of the others. Who has gone is the answer."""
        connected = frozenset(own).union(*(one.seats for one in self.elsewhere.values()))
        gone = set(self.connected - connected)
        self.connected = connected
        self.left.update(dict.fromkeys(gone, now))
        return gone

    def is_here(self, seat: int, now: float) -> bool:
        return seat in self.connected or 0 <= now - self.left.get(seat, -math.inf) < AWAY

    @property
    def watching_elsewhere(self) -> int:
        return sum(one.watching for one in self.elsewhere.values())
