"""Who may think next: a fair queue in the event loop before a few worker processes.

What a person waits for most comes first. Among equals, addresses take turns, and so do the tables of one address: who
asks for much waits for himself. What nobody waits for any more is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from .refusals import Refused
from .worker import TookTooLong, Worker, WorkerDied, WorkFailed

log = logging.getLogger("ennichi.table")

TRIES = 3  # work whose process dies is done again
IDLE_SECONDS = 600.0  # then a process that has nothing to do ends
CLOSING_SECONDS = 2.0
GRACE_SECONDS = 0.3  # for work that nobody waits for any more, before its process is killed
PASSED_OVER = 5  # pieces of more urgent work in a row, then the other work gets its turn
MOST_IN_ALL = 1000  # that wait, of one sort


class Sort(Enum):
    """What is asked for, the most urgent first."""

    BOT = "bot"  # a person waits for its turn
    REPLAY = "replay"  # a record or a film that somebody wants to see
    HINT = "hint"
    ANALYSIS = "analysis"


MOST_WAITING = {Sort.REPLAY: 6, Sort.HINT: 12, Sort.ANALYSIS: 6}  # for one address; bots are one a table anyway
# Seconds, then it is refused: who asked may ask again.
LONGEST_WAIT = {Sort.BOT: 600.0, Sort.REPLAY: 30.0, Sort.HINT: 30.0, Sort.ANALYSIS: 600.0}


@dataclass(frozen=True)
class Asker:
    """Who waits for a piece of work, and at which table."""

    address: str
    table: str


def always() -> bool:
    return True


def nothing() -> None:
    pass


@dataclass(eq=False)
class Job:
    sort: Sort
    asker: Asker
    work: Callable[..., Any]
    given: tuple[Any, ...]
    limit: float
    wanted: Callable[[], bool]
    died: Callable[[], None] = nothing
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=lambda: asyncio.get_running_loop().time())


class Turns:
    """Work of one sort: addresses take turns, and so do the tables of each."""

    def __init__(self) -> None:
        self.addresses: dict[str, dict[str, deque[Job]]] = {}
        self.by_address: Counter[str] = Counter()
        self.count = 0

    def add(self, job: Job) -> None:
        asker = job.asker
        self.addresses.setdefault(asker.address, {}).setdefault(asker.table, deque()).append(job)
        self.by_address[asker.address] += 1
        self.count += 1

    def first(self) -> Job:
        return next(iter(next(iter(self.addresses.values())).values()))[0]

    def take(self) -> Job:
        """The next one; its table and its address go to the end of their lines."""
        job = self.first()
        self.remove(job)
        address, table = job.asker.address, job.asker.table
        if address in self.addresses:
            tables = self.addresses[address] = self.addresses.pop(address)
            if table in tables:
                tables[table] = tables.pop(table)
        return job

    def remove(self, job: Job) -> None:
        asker = job.asker
        tables = self.addresses[asker.address]
        tables[asker.table].remove(job)
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self.addresses[asker.address]
            del self.by_address[asker.address]
        else:
            self.by_address[asker.address] -= 1
        self.count -= 1


class Queue:
    """Work for so many processes, which are started when they are needed and ended when they are not for a while."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.waiting: dict[Sort, Turns] = {sort: Turns() for sort in Sort}
        self.running: dict[asyncio.Task[None], Job] = {}
        self.workers: set[Worker] = set()
        self.idle: dict[Worker, asyncio.TimerHandle] = {}  # and when each of them ends
        self.passed_over = 0
        self.closed = False
        self.deaths = 0  # of processes, while they worked
        self.cancelled = 0  # pieces of work that nobody waited for any more
        self.overdue = 0  # pieces of work that were given up at their limit

    async def do(
        self,
        sort: Sort,
        asker: Asker,
        work: Callable[..., Any],
        *given: Any,
        limit: float,
        wanted: Callable[[], bool] = always,
        died: Callable[[], None] = nothing,
    ) -> Any:
        """Have a piece of work done when its turn comes. Whoever is cancelled meanwhile gives it up.

        Work that is not `wanted` any more when its turn comes is dropped: then this is cancelled. When its process
        died, and another takes over, `died` is called.
        """
        turns = self.waiting[sort]
        if self.closed or turns.count >= MOST_IN_ALL:
            raise Refused("busy")
        if turns.by_address[asker.address] >= MOST_WAITING.get(sort, MOST_IN_ALL):
            raise Refused("too-much")
        job = Job(sort, asker, work, given, limit, wanted, died)
        turns.add(job)
        waits = asyncio.get_running_loop().call_later(LONGEST_WAIT[sort], self.refuse, job)
        self.start()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self.cancelled += 1
            self.drop(job)
            raise
        finally:
            waits.cancel()

    def drop(self, job: Job) -> bool:
        """Take work out of the queue; False when it is not there any more."""
        turns = self.waiting[job.sort]
        there = job in turns.addresses.get(job.asker.address, {}).get(job.asker.table, ())
        if there:
            turns.remove(job)
        return there

    def refuse(self, job: Job) -> None:
        """It has waited for too long."""
        if self.drop(job) and not job.answer.done():
            job.answer.set_exception(Refused("busy"))

    def start(self) -> None:
        """Begin as much as there are processes for."""
        while len(self.running) < self.processes and not self.closed and (job := self.next()) is not None:
            task = asyncio.create_task(self.run(job))
            self.running[task] = job
            task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        del self.running[task]
        self.start()

    def next(self) -> Job | None:
        while (turns := self.next_sort()) is not None:
            job = turns.take()
            if job.answer.done():
                continue
            if job.wanted():
                return job
            job.answer.cancel()
        return None

    def next_sort(self) -> Turns | None:
        """The most urgent sort that waits; but now and then the longest wait of the others is over too."""
        sorts = [turns for turns in self.waiting.values() if turns.count]
        if len(sorts) < 2:
            self.passed_over = 0
            return sorts[0] if sorts else None
        if self.passed_over < PASSED_OVER:
            self.passed_over += 1
            return sorts[0]
        self.passed_over = 0
        return min(sorts[1:], key=lambda turns: turns.first().since)

    async def run(self, job: Job) -> None:
        """One piece of work, again where its process dies."""
        for attempt in range(1, TRIES + 1):
            worker = self.free_worker()
            try:
                found = await self.ask(worker, job)
            except WorkerDied as fault:
                self.workers.discard(worker)
                if self.closed or job.answer.done():
                    break
                self.note_death(job.sort)
                if attempt == TRIES:
                    settle(job, fault)
                else:
                    job.died()
                continue
            except WorkFailed as fault:
                settle(job, fault)
            except Exception as fault:
                await worker.end()
                self.workers.discard(worker)
                self.overdue += isinstance(fault, TookTooLong)
                settle(job, fault)
                break
            else:
                if not job.answer.done():
                    job.answer.set_result(found)
            self.rest(worker)
            break

    def note_death(self, sort: Sort) -> None:
        self.deaths += 1
        if self.deaths & (self.deaths - 1) == 0:  # the 1st, 2nd, 4th, 8th … of them
            told = {"reason": sort.value, "number": self.deaths}
            log.warning("a worker process died; a new one takes over", extra=told)

    def free_worker(self) -> Worker:
        if self.idle:
            worker, retiring = self.idle.popitem()
            retiring.cancel()
        else:
            worker = Worker()
            self.workers.add(worker)
        return worker

    async def ask(self, worker: Worker, job: Job) -> Any:
        """What the worker finds; when nobody waits for it any more, the worker is killed soon."""
        asking = asyncio.ensure_future(worker.ask(job.work, job.given, job.limit))
        await asyncio.wait({asking, job.answer}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            await asyncio.wait({asking}, timeout=GRACE_SECONDS)
            asking.cancel()
        try:
            return await asking
        except asyncio.CancelledError:
            await worker.end()
            raise WorkerDied from None

    def rest(self, worker: Worker) -> None:
        """A worker has nothing to do; when that lasts, it ends."""
        self.idle[worker] = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.retire, worker)

    def retire(self, worker: Worker) -> None:
        del self.idle[worker]
        self.workers.discard(worker)
        worker.kill()

    async def close(self) -> None:
        """Give everything up, and leave no process behind."""
        self.closed = True
        jobs = list(self.running.values())
        for turns in self.waiting.values():
            while turns.count:
                jobs.append(turns.take())
        for job in jobs:
            job.answer.cancel()
        for retiring in self.idle.values():
            retiring.cancel()
        for worker in self.workers:
            worker.kill()
        if self.running:
            await asyncio.wait(set(self.running), timeout=CLOSING_SECONDS)
        for worker in list(self.workers):
            await worker.end()


def settle(job: Job, fault: Exception) -> None:
    """Tell whoever waits that it went wrong."""
    if not job.answer.done():
        job.answer.set_exception(fault)
