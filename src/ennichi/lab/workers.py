"""Processes that write into memory which they share with this one: what `parallel` and `vector` use of several cores.

Orders and answers go through pipes; arrays lie in shared memory and are not sent. The memory has no name that could be
left behind: it is gone with the last process that sees it.
"""

from __future__ import annotations

import multiprocessing
import pickle
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from ctypes import c_byte
from itertools import pairwise
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final

from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.needs import need

from .places import obey_parent

need("numpy")

import numpy as np  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[Any]]

Fields = dict[str, tuple[tuple[int, ...], str]]  # the arrays by their names: shape and sort of number
LINE: Final = 64  # bytes at whose multiples the arrays begin
PATIENCE: Final = 5.0  # seconds that a process has to end by itself
BROKEN: Final = (EOFError, OSError)  # a process that has died


class WorkerDied(EnnichiError):
    """A process has ended, and its games with it."""


def room(shape: tuple[int, ...], sort: str) -> int:
    """The bytes of an array, up to where the next one begins."""
    return -(-int(np.prod(shape)) * np.dtype(sort).itemsize // LINE) * LINE


def new_block(fields: Fields) -> Any:
    """Memory for these arrays that other processes can see too."""
    return RawArray(c_byte, max(LINE, sum(room(*field) for field in fields.values())))


def arrays_in(block: Any, fields: Fields) -> Arrays:
    """The arrays in it; the memory lives as long as they do."""
    found: Arrays = {}
    at = 0
    for name, (shape, sort) in fields.items():
        found[name] = np.frombuffer(block, sort, int(np.prod(shape)), at).reshape(shape)
        at += room(shape, sort)
    return found


def shares(count: int, processes: int) -> list[tuple[int, int]]:
    """So many places dealt out to so many processes: of each, its first place and how many it has."""
    cuts = [count * number // processes for number in range(processes + 1)]
    return [(first, then - first) for first, then in pairwise(cuts)]


def check_processes(processes: int, count: int) -> int:
    if processes < 1:
        raise BadSetting(f"there is at least one process, not {processes}")
    return min(processes, count)


class Workers:
    """One process for each part. A part is an object, made over there, whose methods are called from here."""

    def __init__(self, make: Callable[..., Any], parts: Sequence[tuple[Any, ...]], block: Any, fields: Fields) -> None:
        context = multiprocessing.get_context("spawn")  # the only way that is safe beside threads, such as PyTorch's
        self.lines: list[Any] = []
        self.processes: list[Any] = []
        for part in parts:
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(there, make, part, block, fields), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        try:
            self.answers(range(len(parts)))
        except BaseException:
            self.close()
            raise

    def ask_all(self, what: str, arguments: Sequence[tuple[Any, ...]] | None = None) -> list[Any]:
        """Call a method of every part at once, of each with its own arguments."""
        for number in range(len(self.open_lines())):
            self.send(number, what, () if arguments is None else arguments[number])
        return self.answers(range(len(self.lines)))

    def ask(self, number: int, what: str, *arguments: Any) -> Any:
        """Call a method of one part."""
        self.open_lines()
        self.send(number, what, arguments)
        return self.answers([number])[0]

    def open_lines(self) -> list[Any]:
        if not self.lines:
            raise BadSetting("its processes have ended: it was closed, or one of them has died")
        return self.lines

    def send(self, number: int, what: str, arguments: tuple[Any, ...]) -> None:
        with suppress(*BROKEN):  # whoever waits for the answer will notice
            self.lines[number].send((what, arguments))

    def answers(self, numbers: Sequence[int]) -> list[Any]:
        """What they say; all are heard before a fault of one of them is raised."""
        found = []
        try:
            for number in numbers:
                found.append(self.lines[number].recv())
        except BROKEN:
            self.processes[number].join(PATIENCE)
            code = self.processes[number].exitcode
            self.close()
            raise WorkerDied(f"process {number} has died (exit code {code}), and its games are lost") from None
        except BaseException:  # an interrupted caller would take the next answer for another one
            self.close()
            raise
        for fault, said in found:
            if fault is not None:
                fault.add_note(said)
                raise fault
        return [answer for _, answer in found]

    def close(self) -> None:
        """End the processes; twice does no harm."""
        for line in self.lines:
            with suppress(*BROKEN):
                line.send(("", ()))
            line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
        self.lines, self.processes = [], []

    def __del__(self) -> None:
        if getattr(self, "lines", None):
            self.close()


def serve(line: Any, make: Callable[..., Any], part: tuple[Any, ...], block: Any, fields: Fields) -> None:
    """What a process does: make its part, then obey until nobody asks any more."""
    obey_parent()
    made: Any = None
    what, arguments = "make", ()
    said: tuple[Exception | None, Any]
    while what:
        try:
            if made is None:
                made = make(arrays_in(block, fields), *part)
                answer = None
            else:
                answer = getattr(made, what)(*arguments)
            said = (None, answer)
        except Exception as fault:
            said = (sendable(fault), "in another process:\n" + "".join(traceback.format_exception(fault)))
        try:
            line.send(said)
            if made is None:
                return
            what, arguments = line.recv()
        except BROKEN:
            return


def sendable(fault: Exception) -> Exception:
    """A fault as the caller will see it."""
    try:
        told: Exception = pickle.loads(pickle.dumps(fault))
    except Exception:
        return RuntimeError(f"{type(fault).__name__}: {fault}")
    return told
