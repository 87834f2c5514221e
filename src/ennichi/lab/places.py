"""Where many jobs are done: in this process, in several on this machine, or on a Ray cluster.

Whoever has jobs calls `spread`. The results come in the order of the jobs, so that whatever is made of them is the
same wherever they were done. Only a few jobs per worker are under way at any time, so that memory stays flat however
many there are. A worker that dies loses nothing: what it had is done again by another.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import wait
from typing import Any, Protocol, TypeVar

from ennichi.kernel.errors import EnnichiError

AHEAD = 4  # chunks given to each worker before the first is back
CHUNK = 64  # the most jobs in a chunk
SECONDS = 0.5  # that a chunk should take
TRIES = 4  # that a chunk is given to workers that die of it
J = TypeVar("J")
R = TypeVar("R")


class WorkersDie(EnnichiError):
    """Processes end before they have done what they were given, again and again."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"the processes that play die again and again ({why}); is there enough memory? "
            "The same command goes on from here"
        )


@dataclass
class Done:
    """A chunk that is back."""

    results: list[Any]
    seconds: float  # how long it took where it was done


class Place(Protocol):
    """Where chunks of jobs are done."""

    def workers(self) -> int:
        """How many chunks it does at a time."""

    def give(self, work: Callable[[Any], Any], chunk: list[Any]) -> Any:
        """Begin with a chunk; what comes back is a ticket for it."""

    def take(self, ticket: Any) -> Done:
        """Wait for a chunk."""

    def close(self) -> None:
        """Forget what is still under way."""


def spread(work: Callable[[J], R], jobs: Iterable[J], place: Place, most: int = CHUNK) -> Iterator[R]:
    """The results in the order of the jobs; at most so many jobs travel together."""
    left = iter(jobs)
    waiting: deque[Any] = deque()
    size = 1
    try:
        while True:
            while len(waiting) < AHEAD * place.workers() and (chunk := list(islice(left, size))):
                waiting.append(place.give(work, chunk))
            if not waiting:
                return
            done = place.take(waiting.popleft())
            size = fitting(size, len(done.results), done.seconds, most)
            yield from done.results
    finally:
        place.close()


def fitting(size: int, jobs: int, seconds: float, most: int) -> int:
    """How many jobs a chunk should hold, from how long one took: quick ones travel together, slow ones alone."""
    wanted = int(SECONDS * jobs / max(seconds, 1e-6))
    return max(1, min(wanted, 2 * size, most))


def do(work: Callable[[Any], Any], chunk: list[Any]) -> Done:
    """What a worker does with a chunk."""
    began = time.perf_counter()
    results = [work(job) for job in chunk]
    return Done(results, time.perf_counter() - began)


class Here:
    """This process."""

    def workers(self) -> int:
        return 1

    def give(self, work: Callable[[Any], Any], chunk: list[Any]) -> Callable[[], Done]:
        return lambda: do(work, chunk)

    def take(self, ticket: Callable[[], Done]) -> Done:
        return ticket()

    def close(self) -> None:
        pass


@dataclass
class Ticket:
    """A chunk under way in another process."""

    work: Callable[[Any], Any]
    chunk: list[Any]
    future: Future[Done] | None = None  # none where the pool broke before it could begin

    @property
    def lost(self) -> bool:
        """Whether nothing good will come of it any more, or has not yet."""
        return self.future is None or not self.future.done() or self.future.exception() is not None


class Processes:
    """Several processes on this machine. When one of them dies, all begin anew with what is not back yet."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self.new_pool()
        self.waiting: deque[Ticket] = deque()
        self.deaths = 0  # since a chunk came back

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, initializer=obey_parent)

    def workers(self) -> int:
        return self.count

    def give(self, work: Callable[[Any], Any], chunk: list[Any]) -> Ticket:
        ticket = Ticket(work, chunk)
        self.waiting.append(ticket)
        self.begin(ticket)
        return ticket

    def begin(self, ticket: Ticket) -> None:
        ticket.future = None
        with suppress(BrokenProcessPool):  # whoever waits for the ticket will notice
            ticket.future = self.pool.submit(do, ticket.work, ticket.chunk)

    def take(self, ticket: Ticket) -> Done:
        while True:
            try:
                if ticket.future is not None:
                    done = ticket.future.result()
                    self.waiting.remove(ticket)
                    self.deaths = 0
                    return done
            except BrokenProcessPool:
                pass
            self.begin_anew()

    def begin_anew(self) -> None:
        """A new pool for everything that did not come back from the broken one."""
        self.deaths += 1
        if self.deaths == TRIES:
            raise WorkersDie(f"{TRIES} times")
        lost = [ticket for ticket in self.waiting if ticket.lost]
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.new_pool()
        for ticket in lost:
            self.begin(ticket)

    def close(self) -> None:
        if self.waiting:
            for process in list((self.pool._processes or {}).values()):  # nobody wants what they still do
                process.terminate()
        self.pool.shutdown(cancel_futures=True)


def obey_parent() -> None:
    """A worker leaves Ctrl-C to the command that started it, and does not outlive it, not even when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def end() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()


def open_place(processes: int = 1, ray: str = "") -> Place:
    """So many processes here, or the Ray cluster at an address (`local`: one of so many processes, started here)."""
    if ray:
        from .on_ray import Cluster

        return Cluster(ray, processes)
    return Here() if processes == 1 else Processes(processes)
