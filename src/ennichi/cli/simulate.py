"""`ennichi simulate`: many games between bots, and a table of how they went."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from rich.table import Table

import ennichi
from ennichi import bots
from ennichi.kernel.registry import kind

from .common import SEED, add_components, add_language, add_options, check_bots, console, read_bots, read_options, whole
from .matches import Job, Result, play_all, prepare_folder, watch

EXAMPLES = """examples:
  ennichi simulate bamboo --games 100 --bots greedy,random
  ennichi simulate bamboo --seats 4 --games 1000 --bots greedy,random,random,random --seed 1 --jobs 2
  ennichi simulate bamboo --seats 3 --bots greedy --option night=true --out games/

Game N is played with seed SEED + N and gives the same result whatever --jobs is.
The bots change seats from game to game, so that no seat favours one of them; --fixed-seats keeps them.
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many games between bots", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument("--seats", type=whole(1, 8), help="how many players (default: one for each bot, or 2)")
    parser.add_argument("--games", type=whole(1, 10_000_000), default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="BOT,…",
        help=f"{', '.join(bots.names())}, net:FILE; one for each seat, or one for all (default: greedy,random)",
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
    check_bots(names, of.name, seats, options, arguments.components)
    if arguments.out:
        paths = [record_path(arguments.out, arguments.game, number) for number in range(arguments.games)]
        prepare_folder(Path(arguments.out), paths)
    jobs = [
        Job(
            arguments.game,
            number,
            arguments.seed + number,
            seating(seats, 0 if arguments.fixed_seats else number),
            names,
            options,
            arguments.components,
            str(record_path(arguments.out, arguments.game, number)) if arguments.out else "",
        )
        for number in range(arguments.games)
    ]
    began = time.monotonic()
    results = sorted(watch(play_all(jobs, arguments.jobs), len(jobs)), key=lambda result: result.number)
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


def record_path(out: str, game: str, number: int) -> Path:
    return Path(out) / f"{game}-{number + 1:06}.kifu"


def seating(seats: int, turn: int) -> list[int]:
    """Which bot of the list sits at each seat."""
    return [(seat + turn) % seats for seat in range(seats)]


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
