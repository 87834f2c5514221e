"""`ennichi simulate`: many games between bots, and a table of how they went."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ennichi
from ennichi import bots
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import OptionValue
from ennichi.kernel.registry import kind

from .common import SEED, add_components, add_language, add_options, console, numbered, read_bots, read_options, whole

EXAMPLES = """examples:
  ennichi simulate bamboo --games 100 --bots greedy,random
  ennichi simulate bamboo --seats 4 --games 1000 --bots greedy,random,random,random --seed 1 --jobs 2
  ennichi simulate bamboo --seats 3 --bots greedy --option night=true --out games/

Game N is played with seed SEED + N and gives the same result whatever --jobs is.
The bots change seats from game to game, so that no seat favours one of them; --fixed-seats keeps them.
"""


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
    out: str


@dataclass
class Result:
    """How it went, for each bot of the list, and after them for opponents that the rules play."""

    wins: list[float]
    breakdown: list[dict[str, int]]
    seconds: float


def add_command(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many games between bots", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument("--seats", type=whole(1, 8), help="how many players (default: one for each bot, or 2)")
    parser.add_argument("--games", type=whole(1, 10_000_000), default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="BOT,…",
        help=f"{', '.join(bots.names())}; one for each seat, or one for all (default: greedy,random)",
    )
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first game (default: 1)")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, help="processes to use (default: 1)")
    parser.add_argument("--out", metavar="DIR", default="", help="write the record of every game into this folder")
    parser.add_argument("--fixed-seats", action="store_true", help="the bots keep their seats")
    add_options(parser)
    add_language(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    of = kind(arguments.game)
    given = arguments.bots.split(",")
    seats = of.check_seats(arguments.seats or max(2, len(given)))
    names = read_bots(arguments.bots, seats)
    text = of.text(arguments.lang)
    options = of.check_options(read_options(of, arguments.option), seats)
    of.box(arguments.components)
    if arguments.out:
        prepare_folder(arguments.out, arguments.game, arguments.games)
    jobs = [
        Job(
            arguments.game,
            number,
            arguments.seed + number,
            seating(seats, 0 if arguments.fixed_seats else number),
            names,
            options,
            arguments.components,
            arguments.out,
        )
        for number in range(arguments.games)
    ]
    began = time.monotonic()
    results = list(watch(play_all(jobs, arguments.jobs), len(jobs)))
    names = names + others(arguments.game, seats, arguments.components, arguments.lang)
    table = result_table(names, results, {line: text(f"score-{line}") for line in of.scoring}, text("score-total"))
    out = console()
    out.print(table)
    played = sum(result.seconds for result in results)
    out.print(
        f"{len(results)} games of {arguments.game} with {seats} seats: "
        f"{played / len(results):.4f} seconds a game, {time.monotonic() - began:.1f} seconds in all"
    )
    if arguments.out:
        out.print(f"records: {arguments.out}", markup=False)
    return 0


def others(game: str, seats: int, components: str, language: str) -> list[str]:
    """Opponents that the rules play, such as the Tengu in a solo game of Bitoku."""
    g = ennichi.new(game, seats=seats, components=components)
    text = g.header.kind.text(language)
    return [g.player(number, text) for number in range(seats, len(g.scores()))]


def prepare_folder(out: str, game: str, games: int) -> None:
    """Nothing is overwritten: that is checked before the first game."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        if record_path(out, game, number).exists():
            raise BadSetting(f"{record_path(out, game, number)} already exists; choose another folder with --out")
    trial = folder / ".ennichi-can-write"
    trial.touch()
    trial.unlink()


def record_path(out: str, game: str, number: int) -> Path:
    return Path(out) / f"{game}-{number + 1:06}.kifu"


def seating(seats: int, turn: int) -> list[int]:
    """Which bot of the list sits at each seat."""
    return [(seat + turn) % seats for seat in range(seats)]


def play_one(job: Job) -> Result:
    names = [job.names[bot] for bot in job.players]
    began = time.perf_counter()
    titles = numbered(job.names)
    g = ennichi.new(
        job.game,
        seats=len(names),
        seed=job.seed,
        names=[titles[bot] for bot in job.players],
        components=job.components,
        **job.options,
    )
    players = [bots.make(name, job.seed + seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    seconds = time.perf_counter() - began
    if job.out:
        with open(record_path(job.out, job.game, job.number), "x", encoding="utf-8") as file:
            file.write(g.record())
    winners = g.winners()
    lines = g.breakdown()
    wins = [0.0] * len(lines)
    breakdown: list[dict[str, int]] = [{}] * len(lines)
    for seat, bot in enumerate([*job.players, *range(len(names), len(lines))]):
        wins[bot] = 1 / len(winners) if seat in winners else 0.0
        breakdown[bot] = lines[seat]
    return Result(wins, breakdown, seconds)


def play_all(jobs: list[Job], processes: int) -> Iterator[Result]:
    if processes == 1:
        yield from map(play_one, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            yield from pool.map(play_one, jobs, chunksize=max(1, min(32, len(jobs) // (4 * processes))))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def watch(results: Iterator[Result], count: int) -> Iterator[Result]:
    """Show a progress bar on a terminal, and nothing elsewhere."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    error = Console(stderr=True)
    with Progress(*columns, console=error, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=count)
        for result in results:
            progress.advance(task)
            yield result


def result_table(names: list[str], results: list[Result], lines: dict[str, str], total: str) -> Table:
    """A column for each bot of the list, a row for each figure."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for number, name in enumerate(names, 1):
        table.add_column(f"{number} {name}", justify="right")
    games = len(results)
    wins = [sum(result.wins[bot] for result in results) for bot in range(len(names))]
    table.add_row(
        "wins (shared ones count in part)", *[f"{count:g}" if count % 1 == 0 else f"{count:.1f}" for count in wins]
    )
    table.add_row("wins, %", *[f"{100 * count / games:.1f}" for count in wins])
    scores = [[sum(result.breakdown[bot].values()) for result in results] for bot in range(len(names))]
    table.add_row(f"{total} (mean)", *[f"{sum(each) / games:.2f}" for each in scores], style="bold")
    table.add_row("lowest to highest", *[f"{min(each)} to {max(each)}" for each in scores])
    for line, label in lines.items():
        if not any(line in each for result in results for each in result.breakdown):
            continue
        means = [sum(result.breakdown[bot].get(line, 0) for result in results) / games for bot in range(len(names))]
        table.add_row(f"  {label}", *[f"{mean:.2f}" for mean in means])
    return table
