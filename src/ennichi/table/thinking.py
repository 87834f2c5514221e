"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import ennichi
from ennichi import bots

log = logging.getLogger("ennichi.table")

T = TypeVar("T")
TRIES = 3  # a thought whose process dies is thought again
MOST_TOUCHES = 80  # of one turn; a longer one goes on in a second thought


def play_turn(blob: bytes, components: str, bot: str, seed: int) -> list[str]:
    """The touches of a bot until another seat must act."""
    g = ennichi.load(blob, components)
    player = bots.make(bot, seed)
    seat = g.seat
    played: list[str] = []
    while not g.over and g.seat == seat and len(played) < MOST_TOUCHES:
        touch = player.choose(g)
        played.append(g.name(touch))
        g.play(touch)
    return played


def best_touch(blob: bytes, components: str, bot: str, seed: int) -> str:
    """What a bot would touch here."""
    g = ennichi.load(blob, components)
    return g.name(bots.make(bot, seed).choose(g))


class Thinkers:
    """The worker processes, started when the first bot has to think, and anew when one of them died."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self.pool

    async def play_turn(self, blob: bytes, components: str, bot: str, seed: int) -> list[str]:
        return await self.think(play_turn, blob, components, bot, seed)

    async def best_touch(self, blob: bytes, components: str, bot: str, seed: int) -> str:
        return await self.think(best_touch, blob, components, bot, seed)

    async def think(self, thought: Callable[[bytes, str, str, int], T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self.executor()
            try:
                return await loop.run_in_executor(pool, thought, *given)
            except BrokenProcessPool:
                log.warning("a bot's process died; a new one takes over")
                if self.pool is pool:
                    self.close()
        return await loop.run_in_executor(self.executor(), thought, *given)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
