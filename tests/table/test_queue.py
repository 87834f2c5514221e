"""The order in which work is done: fair among addresses and tables, urgent work first, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from ennichi.table.queue import MOST_WAITING, PASSED_OVER, Asker, Job, Queue, Sort, Turns, always
from ennichi.table.refusals import Refused
from ennichi.table.worker import TookTooLong, WorkerDied, WorkFailed


async def job(address: str, table: str, sort: Sort = Sort.BOT) -> Job:
    return Job(sort, Asker(address, table), echo, (), 10.0, always)


def echo(*given: Any) -> Any:
    return given


def crash_once(path: str) -> str:
    """Dies at the first time."""
    if not os.path.exists(path):
        open(path, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def crash() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ValueError("no such thing")


def nothing_to_send() -> Any:
    return lambda: 0


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


async def with_queue(work: Coroutine[Any, Any, Any], queue: Queue) -> Any:
    try:
        return await work
    finally:
        await queue.close()
        assert all(worker.process is None or worker.process.returncode is not None for worker in queue.workers)


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def order() -> list[str]:
        turns = Turns()
        for name in ("a1", "a1", "a2", "a3", "b1", "b1", "c1"):
            turns.add(await job(name[0], name))
        assert turns.by_address == {"a": 4, "b": 2, "c": 1}
        taken = [turns.take().asker.table for _ in range(7)]
        assert (turns.count, turns.addresses, turns.by_address) == (0, {}, {})
        return taken

    assert asyncio.run(order()) == ["a1", "b1", "c1", "a2", "b1", "a3", "a1"]


def test_urgent_work_comes_first_and_the_rest_now_and_then() -> None:
    async def order() -> list[Sort]:
        queue = Queue(1)
        for sort in (Sort.ANALYSIS, Sort.HINT):
            queue.waiting[sort].add(await job("late", sort.value, sort))
        for number in range(2 * PASSED_OVER + 3):
            queue.waiting[Sort.BOT].add(await job("a", str(number)))
        return [found.sort for _ in range(2 * PASSED_OVER + 2) if (found := queue.next())]

    urgent = [Sort.BOT] * PASSED_OVER
    assert asyncio.run(order()) == [*urgent, Sort.ANALYSIS, *urgent, Sort.HINT]  # who has waited longest


def test_what_is_not_wanted_any_more_is_dropped() -> None:
    async def drop() -> None:
        queue = Queue(1)
        unwanted = Job(Sort.BOT, Asker("a", "1"), echo, (), 10.0, lambda: False)
        wanted = await job("a", "2")
        for each in (unwanted, wanted):
            queue.waiting[Sort.BOT].add(each)
        assert queue.next() is wanted
        assert unwanted.answer.cancelled()

    asyncio.run(drop())


def test_one_address_cannot_fill_the_queue() -> None:
    async def fill(queue: Queue) -> None:
        asked = [
            asyncio.create_task(queue.do(Sort.HINT, Asker("a", str(number)), sleep, 9.0, limit=20))
            for number in range(MOST_WAITING[Sort.HINT] + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-much"):
            await queue.do(Sort.HINT, Asker("a", "x"), sleep, 9.0, limit=20)
        other = asyncio.create_task(queue.do(Sort.HINT, Asker("b", "x"), echo, limit=20))
        await asyncio.sleep(0)
        assert not other.done()
        for task in asked:
            task.cancel()
        assert await other == ()
        assert queue.cancelled == len(asked)

    queue = Queue(1)
    asyncio.run(with_queue(fill(queue), queue))


def test_work_whose_process_dies_is_done_again(tmp_path: Any) -> None:
    async def die(queue: Queue) -> None:
        asker = Asker("a", "1")
        assert await queue.do(Sort.BOT, asker, crash_once, str(tmp_path / "died"), limit=20) == "done"
        assert queue.deaths == 1
        with pytest.raises(WorkerDied):
            await queue.do(Sort.BOT, asker, crash, limit=20)
        assert await queue.do(Sort.BOT, asker, echo, 1, limit=20) == (1,)

    queue = Queue(1)
    asyncio.run(with_queue(die(queue), queue))


def test_faults_and_limits_are_told_and_harm_nobody_else() -> None:
    async def go_wrong(queue: Queue) -> None:
        asker = Asker("a", "1")
        with pytest.raises(WorkFailed, match="no such thing"):
            await queue.do(Sort.BOT, asker, fail, limit=20)
        with pytest.raises((TypeError, AttributeError, pickle.PicklingError)):
            await queue.do(Sort.BOT, asker, echo, lambda: 0, limit=20)  # cannot be sent
        with pytest.raises(WorkFailed, match="pickle"):
            await queue.do(Sort.BOT, asker, nothing_to_send, limit=20)
        first = await queue.do(Sort.BOT, asker, sleep, 0, limit=20)
        with pytest.raises(TookTooLong):
            await queue.do(Sort.BOT, asker, sleep, 20, limit=0.2)
        assert await queue.do(Sort.BOT, asker, sleep, 0, limit=20) != first
        assert queue.overdue == 1

    queue = Queue(1)
    asyncio.run(with_queue(go_wrong(queue), queue))


def test_closing_gives_everything_up_at_once() -> None:
    async def close() -> None:
        queue = Queue(2)
        asked = [asyncio.create_task(queue.do(Sort.BOT, Asker("a", str(n)), sleep, 30, limit=60)) for n in range(5)]
        await asyncio.sleep(1)
        began = time.monotonic()
        await queue.close()
        assert time.monotonic() - began < 3
        await asyncio.wait(asked)
        assert all(task.cancelled() for task in asked)
        with pytest.raises(Refused, match="busy"):
            await queue.do(Sort.BOT, Asker("a", "1"), echo, limit=1)

    asyncio.run(close())
