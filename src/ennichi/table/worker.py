"""A worker process: does one piece of work after the other for the server that started it, and ends when that does.

What is asked comes in on standard input and what was found goes out on standard output, each as a number of bytes and
a pickle. A pipe for each process, and nothing that processes share: one that is killed harms no other.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import struct
import sys
import traceback
from asyncio.subprocess import Process
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

LENGTH = struct.Struct("!Q")
READY = b"+"
STARTING_SECONDS = 60.0
SPARE_SECONDS = 1.0  # after its limit, a worker whose server has gone too ends itself


class WorkerDied(Exception):
    """The process ended before it answered."""


class TookTooLong(Exception):
    """The work was given up at its time limit."""


class WorkFailed(Exception):
    """The work raised a fault, told as the text of its traceback."""


class Worker:
    """The server's side of one worker process."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, work: Callable[..., Any], given: tuple[Any, ...], limit: float) -> Any:
        """Have one piece of work done; at its limit the process is killed."""
        question = pickle.dumps((work, given, limit))
        try:
            process = self.process or await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(limit):
                process.stdin.write(LENGTH.pack(len(question)) + question)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                done, found = pickle.loads(await process.stdout.readexactly(length))
        except TimeoutError:
            await self.end()
            raise TookTooLong from None
        except (OSError, EOFError, WorkerDied) as fault:
            await self.end()
            raise WorkerDied from fault
        except BaseException:
            self.kill()
            raise
        if not done:
            raise WorkFailed(found)
        return found

    async def start(self) -> Process:
        """A new process that finds the same modules as this one; its imports do not count as work."""
        path = os.pathsep.join(each or os.getcwd() for each in sys.path)
        try:
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", __name__),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
            )
            assert process.stdout is not None
            async with asyncio.timeout(STARTING_SECONDS):
                await process.stdout.readexactly(len(READY))
        except TimeoutError as fault:
            raise WorkerDied from fault
        return process

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        self.kill()
        if self.process is not None:
            await self.process.wait()
            assert self.process.stdin is not None
            self.process.stdin.close()
            with contextlib.suppress(OSError):
                await self.process.stdin.wait_closed()


# What runs in the process.


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    questions, answers = own_pipes()
    import_module("ennichi.table.thinking")
    answers.write(READY)
    answers.flush()
    while head := questions.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        work, given, limit = pickle.loads(questions.read(length))
        set_alarm(limit + SPARE_SECONDS)
        answer = outcome(work, given)
        set_alarm(0)
        try:
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()
        except OSError:  # the server has gone
            os._exit(0)


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two ends, out of reach of whatever the work prints or starts."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(questions, "rb"), os.fdopen(answers, "wb")


def set_alarm(seconds: float) -> None:
    """Have the system end this process then, whatever it does; 0 calls it off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def outcome(work: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    """Whether it could be done, and what was found or the fault."""
    try:
        return pickle.dumps((True, work(*given)))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))


if __name__ == "__main__":
    main()
