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
from ennichi.bots import advice, analysis

log = logging.getLogger("ennichi.table")

T = TypeVar("T")
TRIES = 3  # a thought whose process dies is thought again
MOST_TOUCHES = 80  # of one turn; a longer one goes on in a second thought


def play_turn(blob: bytes, components: str, bot: str, seed: int, cores: int) -> list[str]:
    """The touches of a bot until another seat must act."""
    g = ennichi.load(blob, components)
    player = bots.make(bot, seed, cores)
    seat = g.seat
    played: list[str] = []
    while not g.over and g.seat == seat and len(played) < MOST_TOUCHES:
        touch = player.choose(g)
        played.append(g.name(touch))
        g.play(touch)
    return played


def advise(blob: bytes, components: str, seed: int, language: str) -> list[dict[str, Any]]:
    """The best ways to go on with this turn, each in words and with what it may bring."""
    g = ennichi.load(blob, components)
    found: list[dict[str, Any]] = []
    for way in advice.advise(g, seed):
        walk = g.redeal(g.seat, seed)
        names = [g.name(touch) for touch in way.touches]
        found.append(
            {"touches": names, "words": advice.in_words(walk, way.touches, language), "gain": round(way.gain, 1)}
        )
    return found


def judge_turn(
    blob: bytes, components: str, names: list[str], done: float, seconds: float, language: str
) -> dict[str, Any]:
    """What was expected when a turn began, what was played, and what would have been better."""
    g = ennichi.load(blob, components)
    seed = len(g.history)
    played = [g.touch(name) for name in names]
    found = analysis.judge(g, played, seed, done, seconds=seconds)
    return {
        "points": found.points,
        "chances": found.chances,
        "loss": found.loss,
        "played": advice.in_words(g.clone(), played, language),
        "better": advice.in_words(g.redeal(g.seat, seed), found.better, language),
    }


class Thinkers:
    """The worker processes, started when the first bot has to think, and anew when one of them died."""

    def __init__(self, workers: int, cores: int = 1) -> None:
        self.workers = workers
        self.cores = cores  # that one bot may use
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self.pool

    async def play_turn(self, blob: bytes, components: str, bot: str, seed: int) -> list[str]:
        return await self.think(play_turn, blob, components, bot, seed, self.cores)

    async def advise(self, blob: bytes, components: str, seed: int, language: str) -> list[dict[str, Any]]:
        return await self.think(advise, blob, components, seed, language)

    async def think(self, thought: Callable[..., T], *given: Any) -> T:
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
