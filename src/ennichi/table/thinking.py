"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import ennichi
from ennichi import bots

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
    """The worker processes, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self.pool

    async def play_turn(self, blob: bytes, components: str, bot: str, seed: int) -> list[str]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor(), play_turn, blob, components, bot, seed)

    async def best_touch(self, blob: bytes, components: str, bot: str, seed: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor(), best_touch, blob, components, bot, seed)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
