"""What a viewer is still to be sent."""

from __future__ import annotations

import asyncio
import sys
from collections import deque

MOST_MESSAGES = 200
MOST_BYTES = 1024 * 1024
COME_BACK = 1013  # closes a socket: try again later


class Outbox:
    """Messages in a row, bounded by number and bytes: whoever does not listen costs little."""

    def __init__(self, most_messages: int = MOST_MESSAGES, most_bytes: int = MOST_BYTES) -> None:
        self.most_messages = most_messages
        self.most_bytes = most_bytes
        self.waiting: deque[str] = deque()
        self.bytes = 0
        self.end_code: int | None = None
        self.news = asyncio.Event()

    def put(self, text: str) -> bool:
        """Add a message; False when there is no room for it. The first one always has room."""
        size = sys.getsizeof(text)
        if self.end_code is not None:
            return True
        if self.waiting and (len(self.waiting) >= self.most_messages or self.bytes + size > self.most_bytes):
            return False
        self.waiting.append(text)
        self.bytes += size
        self.news.set()
        return True

    def end(self, code: int) -> None:
        """After what waits, nothing follows: the socket closes."""
        self.end_code = code
        self.news.set()

    def give_up(self) -> None:
        """Drop what waits: the viewer does not listen, and comes back by itself."""
        self.waiting.clear()
        self.bytes = 0
        self.end(COME_BACK)

    async def get(self) -> str | None:
        """The next message; None when no more will come."""
        while not self.waiting:
            if self.end_code is not None:
                return None
            self.news.clear()
            await self.news.wait()
        text = self.waiting.popleft()
        self.bytes -= sys.getsizeof(text)
        return text
