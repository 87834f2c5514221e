"""Games between bots, in this process, in several or on a Ray cluster; for the commands that play many."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ennichi.kernel.errors import BadSetting
from ennichi.lab.matches import Job, cut_off, play_game, seating
from ennichi.lab.places import Place, open_place, spread

from .common import whole

R = TypeVar("R")


@dataclass
class Result:
    """How it went, for each bot of the list, and after them for opponents that the rules play."""

    number: int
    wins: list[float]
    breakdown: list[dict[str, int]]
    seconds: float
    cut: list[int]  # turns in which the clock cut off a search
    record: str = ""  # the game as text, if the job wants it kept


class Address(argparse.Action):
    """Of a Ray cluster. An empty one would play here, as if --ray had not been given."""

    def __call__(
        self, parser: argparse.ArgumentParser, found: argparse.Namespace, given: Any, option: str | None = None
    ) -> None:
        if not given.strip():
            raise argparse.ArgumentError(
                self, "the address is empty; give HOST:PORT, auto or local, or leave --ray out"
            )
        setattr(found, self.dest, given)


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=whole(1, 256), default=1, help="processes to use here (default: 1)")
    parser.add_argument(
        "--ray",
        action=Address,
        metavar="ADDRESS",
        default="",
        help="play on all CPUs of the Ray cluster at HOST:PORT; auto finds one on this machine, local starts one",
    )


def place_of(processes: int, ray: str) -> Place:
    """Where the games are played."""
    try:
        return open_place(processes, ray)
    except BadSetting as fault:
        if ray == "auto" and "Could not find any running Ray" in str(fault):  # and advice for Ray's own commands
            raise BadSetting(
                "--ray auto finds no Ray cluster on this machine; start one with `ray start --head`, give its "
                "HOST:PORT, or take --ray local"
            ) from None
        raise


def everywhere(folder: str) -> str:
    """The full path of a folder with components: a worker may stand elsewhere."""
    return str(Path(folder).absolute()) if folder else ""


def play_one(job: Job) -> Result:
    """Play a game. A bot of the list that sits at several seats counts with the best of them."""
    began = time.perf_counter()
    match = play_game(job)
    g = match.game
    seconds = time.perf_counter() - began
    winners = g.winners()
    lines = g.breakdown()
    wins = [0.0] * (len(job.names) + len(lines) - len(job.players))
    breakdown: list[dict[str, int]] = [{} for _ in wins]
    cut = [0] * len(wins)
    for seat, bot in enumerate([*job.players, *range(len(job.names), len(wins))]):
        wins[bot] += 1 / len(winners) if seat in winners else 0.0
        if sum(lines[seat].values()) >= sum(breakdown[bot].values()):
            breakdown[bot] = lines[seat]
    for bot, turns in zip(job.players, match.cut, strict=True):
        cut[bot] += turns
    return Result(job.number, wins, breakdown, seconds, cut, g.record() if job.record else "")


def play_all(jobs: Iterable[Job], processes: int = 1, ray: str = "") -> Iterator[Result]:
    """The results in the order of the jobs; records are written as they come in."""
    files: dict[int, str] = {}  # where the records of the games under way go

    def noted() -> Iterator[Job]:
        for job in jobs:
            if job.record:
                files[job.number] = job.record
            yield job

    for result in spread(play_one, noted(), place_of(processes, ray)):
        if result.number in files:
            with open(files.pop(result.number), "x", encoding="utf-8") as file:
                file.write(result.record)
        yield result


def watch(results: Iterable[R], count: int, done: int = 0) -> Iterator[R]:
    """Show a progress bar on a terminal, and nothing elsewhere."""
    with watch_count(count, done) as seen:
        for number, result in enumerate(results, done + 1):
            seen(number)
            yield result


@contextmanager
def watch_count(count: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """The same for who counts the games and says how many there are."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    error = Console(stderr=True)
    with Progress(*columns, console=error, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=count, completed=done)
        yield lambda number: progress.update(task, completed=number)


def prepare_folder(folder: Path, files: Iterable[Path]) -> None:
    """Nothing is overwritten: that is checked before the first game."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        if path.exists():
            raise BadSetting(f"{path} already exists; choose another folder with --out")
    trial = folder / ".ennichi-can-write"
    trial.touch()
    trial.unlink()


__all__ = [
    "Job",
    "Result",
    "add_workers",
    "cut_off",
    "everywhere",
    "place_of",
    "play_all",
    "play_one",
    "prepare_folder",
    "seating",
    "watch",
    "watch_count",
]
