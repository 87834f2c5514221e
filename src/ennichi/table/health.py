"""Whether a server can do its work: asked by whoever watches over it, and by anybody else."""

from __future__ import annotations

import asyncio

from .database import Database


class Health:
    """What is wrong, looked up at most once in a while: outsiders must not cause writes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.looking = asyncio.Lock()
        self.known: list[str] = []
        self.until = float("-inf")

    async def faults(self) -> list[str]:
        """One sentence for each thing that is wrong."""
        async with self.looking:
            if self.database.monotonic() >= self.until:
                self.known = await self.database.faults()
                self.until = self.database.monotonic() + self.database.settings.health_seconds
            return self.known
