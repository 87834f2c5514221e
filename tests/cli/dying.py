"""Workers that are killed in the middle of a game, and whoever kills them."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ennichi.kernel.game import Game
from ennichi.lab.matches import Job, play_game
from ennichi.lab.played import Played, kept_of

FATAL = 5  # the number of the game
PATIENCE = 120.0


def until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, "nothing happened"
        time.sleep(0.01)


def announce(path: Path, text: str) -> None:
    """The file is there only when it is whole."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(text)
    unfinished.replace(path)


def play_until_killed(folder: str, job: Job) -> Played:
    """The game of this number says who plays it and then goes no further; only the second try does."""
    here = Path(folder, "who")

    def watcher(g: Game, touch: int) -> None:
        if job.number == FATAL and len(g.history) > 20 and not here.exists():
            announce(here, str(os.getpid()))
            time.sleep(PATIENCE)

    return kept_of(job, play_game(job, watcher))


@contextmanager
def killer(folder: Path) -> Iterator[list[int]]:
    """Kills the process that said who it is; the list has it afterwards."""
    killed: list[int] = []

    def kill() -> None:
        until((folder / "who").exists)
        pid = int((folder / "who").read_text())
        os.kill(pid, signal.SIGKILL)
        killed.append(pid)

    thread = threading.Thread(target=kill)
    thread.start()
    yield killed
    thread.join()
