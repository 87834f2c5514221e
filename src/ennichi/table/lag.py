"""The event loop: how long it was held, because meanwhile nobody else gets an answer, and how to let go of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque

EVERY = 0.01  # seconds between two looks
MINUTE = 60.0
SLICE = 0.01  # seconds that long work holds the loop in one go


class LoopLag:
    """A look every hundredth of a second, and how late the latest of the last minute came."""

    def __init__(self) -> None:
        self.seconds: deque[tuple[int, float]] = deque()  # each second of the last minute, and its longest delay

    async def measure(self, closing: asyncio.Event) -> None:
        """Look until the server closes."""
        loop = asyncio.get_running_loop()
        while not closing.is_set():
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.note(loop.time(), loop.time() - due)

    def note(self, now: float, late: float) -> None:
        if self.seconds and self.seconds[-1][0] == int(now):
            late = max(late, self.seconds.pop()[1])
        self.seconds.append((int(now), late))
        while self.seconds[0][0] < now - MINUTE:
            self.seconds.popleft()

    def longest(self) -> float:
        """The longest delay of the last minute, in seconds."""
        return max((late for _, late in self.seconds), default=0.0)


class Slices:
    """For long work in the event loop: `pause` lets the others go first when it has held the loop for long enough."""

    def __init__(self) -> None:
        self.ends = time.perf_counter() + SLICE

    async def pause(self) -> None:
        if time.perf_counter() > self.ends:
            await asyncio.sleep(0)
            self.ends = time.perf_counter() + SLICE
