"""What all workers share: play for a slice of time, copy positions for a slice of time, answer with one JSON line.

A worker is one contender in a process of its own. It sleeps until the runner
asks for a slice on stdin, so that only one contender works at a time.
"""

from __future__ import annotations

import copy
import json
import os
import platform
import random
import sys
import time
from functools import partial
from itertools import repeat
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SAMPLED_GAMES = 40  # how many games give a position from their middle
SAMPLE_SECONDS = 0.3  # for how long at least games are sampled, for the share of real choices
LONGEST_SAMPLE = 1.5  # and for how long at most
BATCH_SECONDS = 0.02  # the clock is read about this often, so that reading it costs nothing
FIRST_COPIES = 2_000  # fill the memory that was freed before, so that it does not hide the growth
LEAST_COPIES = 100  # of slow copies at least so many are kept
MOST_BYTES = 1 << 29  # copies are kept up to this much memory
MOST_SECONDS = 1.0  # and for about this long
STATM = "/proc/self/statm"
GAUGE_TURNS = 150_000  # of the loop that tells how fast the core is just now: about a millisecond
GAUGES = 60  # how often it is run to find how fast the core can be
PATIENCE = 4  # a slice that finds no calm gives up after so many times its length
LEAST = 0.05  # and if less than this share of it was calm, all of it counts


class Contender:
    """One engine with one game: each worker says how it is played and copied."""

    copied_by = "clone"  # or "deepcopy" where the engine has no copy of its own, or nothing

    def __init__(self, engine: str) -> None:
        self.engine = engine  # its name and version

    def play(self, games: int) -> Any:
        """Play so many random games from setup to the end, under the clock. Returns what `count` needs."""
        raise NotImplementedError

    def count(self, games: int, played: Any) -> tuple[int, int]:
        """How many games and decisions that were; the clock is stopped."""
        return games, int(played)

    def sample(self) -> tuple[int, int, object]:
        """One random game, not timed: decisions, those with more than one option, the position in its middle."""
        raise NotImplementedError

    def copiers(self, positions: Sequence[Any]) -> list[Callable[[], object]]:
        """For each position the function that copies it."""
        raise NotImplementedError


class Uncopied(Contender):
    """A contender without a copy of its own: what `copy.deepcopy` does takes its place, where that works."""

    copied_by = "deepcopy"

    def __init__(self, engine: str) -> None:
        super().__init__(engine)
        self.length = 0  # of the last game sampled, in decisions

    def sampled(self, decisions: int, choices: int, middle: object) -> tuple[int, int, object]:
        self.length = decisions
        return decisions, choices, middle

    def middle(self, decision: int, environment: object) -> object:
        """A copy at about the middle of a game, going by the game before."""
        return copy.deepcopy(environment) if self.copied_by and decision == self.length // 2 else None

    def check_copies(self, environment: object) -> None:
        """Do without copies where the environment cannot be copied."""
        try:
            copy.deepcopy(environment)
        except Exception:
            self.copied_by = ""

    def copiers(self, positions: Sequence[Any]) -> list[Callable[[], object]]:
        return [partial(copy.deepcopy, position) for position in positions if position is not None]


def gauge() -> float:
    """How fast the core is just now: turns in a second of a loop that needs no memory, hence alike in all workers."""
    start = time.process_time()
    for _ in repeat(None, GAUGE_TURNS):
        pass
    return GAUGE_TURNS / (time.process_time() - start)


class Slice:
    """A slice of processor time, cut into batches.

    A batch counts when the core was as fast as `pace` right before and after it: on a virtual machine others use the
    same hardware, which no clock here can see. Where that is so nearly all the time, everything counts.
    """

    def __init__(self, seconds: float, pace: float) -> None:
        self.seconds = seconds
        self.pace = pace
        self.calm = gauge() >= pace
        self.counted: dict[str, float] = {}
        self.everything: dict[str, float] = {}

    @property
    def going(self) -> bool:
        return self.counted.get("cpu", 0.0) < self.seconds and self.everything.get("cpu", 0.0) < PATIENCE * self.seconds

    def add(self, **measured: float) -> None:
        before, self.calm = self.calm, gauge() >= self.pace
        for sums in (self.everything, self.counted) if before and self.calm else (self.everything,):
            for name, value in measured.items():
                sums[name] = sums.get(name, 0) + value

    def answer(self) -> dict[str, Any]:
        """The sums of what counts, and of everything."""
        enough = self.counted.get("cpu", 0.0) >= LEAST * self.everything["cpu"]
        return {**(self.counted if enough else self.everything), "all": self.everything}


class Worker:
    """Answers the runner's requests for one contender."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.batch = 1
        self.copiers: list[Callable[[], object]] = []

    def ready(self) -> dict[str, Any]:
        """Warm up: sample games, keep positions from their middle, and find how many games fill a batch."""
        games = decisions = choices = 0
        positions: list[object] = []
        start = time.process_time()
        while (spent := time.process_time() - start) < LONGEST_SAMPLE and (
            games < SAMPLED_GAMES or spent < SAMPLE_SECONDS
        ):
            asked, chosen, middle = self.contender.sample()
            games += 1
            decisions += asked
            choices += chosen
            if len(positions) < SAMPLED_GAMES:
                positions.append(middle)
        self.copiers = self.contender.copiers(positions)
        start = time.process_time()
        self.contender.play(1)
        while (spent := time.process_time() - start) < BATCH_SECONDS:
            self.contender.play(self.batch)
            self.batch *= 2
        # Games since `start`: 1 + 1 + 2 + 4 ... = the present size of a batch.
        self.batch = max(1, round(self.batch * BATCH_SECONDS / spent))
        return {
            "engine": self.contender.engine,
            "python": platform.python_version(),
            "choices": choices / decisions,
            "copied_by": self.contender.copied_by,
            "fastest": max(gauge() for _ in range(GAUGES)),
        }

    def play(self, seconds: float, pace: float = 0.0, together: bool = False) -> dict[str, Any]:
        """Random games for a slice of processor time; `together`: for so long by the clock on the wall, calm or not."""
        part = Slice(seconds, pace)
        while part.everything.get("wall", 0.0) < seconds if together else part.going:
            wall, cpu = time.perf_counter(), time.process_time()
            played = self.contender.play(self.batch)
            cpu = time.process_time() - cpu
            wall = time.perf_counter() - wall
            games, decisions = self.contender.count(self.batch, played)
            part.add(games=games, decisions=decisions, cpu=cpu, wall=wall)
        return part.answer()

    def copy(self, seconds: float, pace: float = 0.0) -> dict[str, Any]:
        """Copies, each dropped at once, for a slice of processor time; then the same loop without copying."""
        copiers = self.copiers
        passes = 1
        part = Slice(seconds, pace)
        while part.going:
            wall, start = time.perf_counter(), time.process_time()
            for _ in repeat(None, passes):
                for copier in copiers:
                    copier()
            middle = time.process_time()
            wall = time.perf_counter() - wall
            for _ in repeat(None, passes):
                for copier in copiers:  # noqa: B007 (the empty loop is what is measured)
                    pass
            empty = time.process_time() - middle
            part.add(copies=passes * len(copiers), cpu=middle - start, empty=empty, wall=wall)
            if middle - start < BATCH_SECONDS:
                passes *= 2
        return part.answer()

    def memory(self, copies: int) -> dict[str, Any]:
        """How much the process grows when so many copies are kept."""
        if not os.path.exists(STATM):
            return {"copies": 0, "bytes": 0}
        kept = self.keep(FIRST_COPIES)
        before = resident()
        more = self.keep(copies, before + MOST_BYTES)
        grown = resident() - before
        del kept
        return {"copies": len(more), "bytes": grown}

    def keep(self, copies: int, most: int = sys.maxsize) -> list[object]:
        """So many copies, or as many as fit into the time and the memory that there is for them."""
        start = time.process_time()
        kept: list[object] = []
        while len(kept) < copies:
            for _ in range(LEAST_COPIES):
                kept.append(self.copiers[len(kept) % len(self.copiers)]())
            if time.process_time() - start > MOST_SECONDS or resident() > most:
                break
        return kept


def resident() -> int:
    """The memory that this process occupies, in bytes."""
    with open(STATM) as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def serve(make: Callable[[list[str]], Contender]) -> None:
    """Answer requests until the runner closes the pipe. Whatever engines print goes to stderr."""
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        worker: Worker | None = None
        for line in sys.stdin:
            request = json.loads(line)
            try:
                if worker is None:
                    random.seed(1)
                    worker = Worker(make(sys.argv[1:]))
                answer = getattr(worker, request.pop("do"))(**request)
            except Exception as error:
                answer = {"error": f"{type(error).__name__}: {error}".splitlines()[0]}
            print(json.dumps(answer), file=answers, flush=True)
