"""How fast a browser may ask."""

from __future__ import annotations

import time


class Pace:
    """A bucket that fills by itself: each request takes one from it."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Paces:
    """One bucket for each browser or address; the fullest are forgotten when there are too many."""

    def __init__(self, per_second: float, at_once: float, most: int = 20_000) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.most = most
        self.paces: dict[str, Pace] = {}

    def take(self, who: str) -> bool:
        if who not in self.paces:
            if len(self.paces) >= self.most:
                self.paces.clear()
            self.paces[who] = Pace(self.per_second, self.at_once)
        return self.paces[who].take()
