"""Games between bots, one after the other or in several processes; for the commands that play many."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ennichi
from ennichi import bots
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import OptionValue

from .common import numbered

if TYPE_CHECKING:
    from ennichi.lab.balance.tally import Facts

AHEAD = 4  # games given to each process before the first is back


@dataclass
class Job:
    """One game to play."""

    game: str
    number: int
    seed: int
    players: list[int]  # which bot of the list sits at each seat
    names: list[str]
    options: dict[str, OptionValue]
    components: str
    record: str = ""  # the file that its record goes to
    tally: bool = False  # whether the facts of a balance report are counted


@dataclass
class Result:
    """How it went, for each bot of the list, and after them for opponents that the rules play."""

    number: int
    wins: list[float]
    breakdown: list[dict[str, int]]
    seconds: float
    facts: Facts | None = None


def play_one(job: Job) -> Result:
    """Play a game. A bot of the list that sits at several seats counts with the best of them."""
    names = [job.names[bot] for bot in job.players]
    began = time.perf_counter()
    titles = numbered(job.names)
    seated = numbered([titles[bot] for bot in job.players])
    g = ennichi.new(job.game, seats=len(names), seed=job.seed, names=seated, components=job.components, **job.options)
    players = [bots.make(name, job.seed + seat) for seat, name in enumerate(names)]
    tally = None
    if job.tally:
        from ennichi.lab.balance.tally import Tally  # it opens all games, which others need not wait for

        tally = Tally(g)
    while not g.over:
        g.play(players[g.seat].choose(g))
    seconds = time.perf_counter() - began
    if job.record:
        with open(job.record, "x", encoding="utf-8") as file:
            file.write(g.record())
    winners = g.winners()
    lines = g.breakdown()
    wins = [0.0] * (len(job.names) + len(lines) - len(names))
    breakdown: list[dict[str, int]] = [{} for _ in wins]
    for seat, bot in enumerate([*job.players, *range(len(job.names), len(wins))]):
        wins[bot] += 1 / len(winners) if seat in winners else 0.0
        if sum(lines[seat].values()) >= sum(breakdown[bot].values()):
            breakdown[bot] = lines[seat]
    return Result(job.number, wins, breakdown, seconds, tally.facts(job.players) if tally else None)


def play_all(jobs: list[Job], processes: int) -> Iterator[Result]:
    """The results as they come in."""
    if processes == 1:
        yield from map(play_one, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting: set[Future[Result]] = set()
        try:
            for job in jobs:
                if len(waiting) >= AHEAD * processes:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from [each.result() for each in done]
                waiting.add(pool.submit(play_one, job))
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from [each.result() for each in done]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def watch(results: Iterator[Result], count: int, done: int = 0) -> Iterator[Result]:
    """Show a progress bar on a terminal, and nothing elsewhere."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    error = Console(stderr=True)
    with Progress(*columns, console=error, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=count, completed=done)
        for result in results:
            progress.advance(task)
            yield result


def prepare_folder(folder: Path, files: list[Path]) -> None:
    """Nothing is overwritten: that is checked before the first game."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        if path.exists():
            raise BadSetting(f"{path} already exists; choose another folder with --out")
    trial = folder / ".ennichi-can-write"
    trial.touch()
    trial.unlink()
