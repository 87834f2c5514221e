"""`ennichi simulate`: many games between bots, and a table of how they went."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table

import ennichi
from ennichi.kernel.game import OptionValue
from ennichi.kernel.registry import kind

from .common import (
    SEED,
    add_bots,
    add_components,
    add_language,
    add_options,
    check_bots,
    check_seeds,
    console,
    read_bots,
    read_options,
    whole,
)
from .many import Job, Result, add_workers, cut_off, everywhere, play_all, prepare_folder, seating, watch

EXAMPLES = """examples:
  ennichi simulate bamboo --games 100 --bots greedy,random
  ennichi simulate bamboo --seats 4 --games 1000 --bots greedy,random,random,random --seed 1 --jobs 2
  ennichi simulate bamboo --seats 3 --bots greedy --option night=true --out games/

Game N is played with seed SEED + N and gives the same result whatever --jobs and --ray are.
The bots change seats from game to game, so that no seat favours one of them; --fixed-seats keeps them.
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many games between bots", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument("--seats", type=whole(1, 8), help="how many players (default: one for each bot, or 2)")
    parser.add_argument("--games", type=whole(1, 10_000_000), default=100, help="how many games (default: 100)")
    add_bots(parser, "greedy,random")
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first game (default: 1)")
    add_workers(parser)
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
    options = of.check_options(read_options(of, arguments.option), seats, arguments.components)
    check_bots(names, of.name, seats, options, arguments.components)
    check_seeds(arguments.seed, arguments.games)
    if arguments.out:
        paths = (record_path(arguments.out, arguments.game, number) for number in range(arguments.games))
        prepare_folder(Path(arguments.out), paths)
    began = time.monotonic()
    tally = Tally(names + others(arguments.game, seats, arguments.components, arguments.lang))
    jobs = jobs_of(arguments, names, options)
    for result in watch(play_all(jobs, arguments.jobs, arguments.ray), arguments.games):
        tally.add(result)
    out = console()
    out.print(tally.table({line: text(f"score-{line}") for line in of.scoring}, text("score-total")))
    out.print(
        f"{tally.games} games of {arguments.game} with {seats} seats: "
        f"{tally.seconds / tally.games:.4f} seconds a game, {time.monotonic() - began:.1f} seconds in all"
    )
    if said := cut_off(tally.cut_by_name(), tally.games):
        out.print(said, markup=False)
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


def jobs_of(arguments: argparse.Namespace, names: list[str], options: dict[str, OptionValue]) -> Iterator[Job]:
    for number in range(arguments.games):
        yield Job(
            arguments.game,
            number,
            arguments.seed + number,
            seating(len(names), 0 if arguments.fixed_seats else number),
            names,
            options,
            everywhere(arguments.components),
            str(record_path(arguments.out, arguments.game, number)) if arguments.out else "",
        )


class Tally:
    """Sums over all games, for each bot of the list: what the table shows, however many games there are."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.games = 0
        self.seconds = 0.0
        self.wins = [0.0] * len(names)
        self.points = [0] * len(names)
        self.lowest: list[int] = []
        self.highest: list[int] = []
        self.lines: list[dict[str, int]] = [{} for _ in names]
        self.cut = [0] * len(names)

    def add(self, result: Result) -> None:
        self.games += 1
        self.seconds += result.seconds
        scores = [sum(each.values()) for each in result.breakdown]
        self.wins = [so_far + won for so_far, won in zip(self.wins, result.wins, strict=True)]
        self.points = [so_far + score for so_far, score in zip(self.points, scores, strict=True)]
        self.lowest = [min(pair) for pair in zip(self.lowest or scores, scores, strict=True)]
        self.highest = [max(pair) for pair in zip(self.highest or scores, scores, strict=True)]
        self.cut = [so_far + turns for so_far, turns in zip(self.cut, result.cut, strict=True)]
        for so_far, each in zip(self.lines, result.breakdown, strict=True):
            for line, points in each.items():
                so_far[line] = so_far.get(line, 0) + points

    def cut_by_name(self) -> dict[str, int]:
        """Turns in which the clock cut off a search, by bot."""
        cut: Counter[str] = Counter()
        for name, turns in zip(self.names, self.cut, strict=True):
            cut[name] += turns
        return cut

    def table(self, lines: dict[str, str], total: str) -> Table:
        """A column for each bot of the list, a row for each figure."""
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for number, name in enumerate(self.names, 1):
            table.add_column(f"{number} {name}", justify="right")
        wins = [f"{count:g}" if count % 1 == 0 else f"{count:.1f}" for count in self.wins]
        table.add_row("wins (shared ones count in part)", *wins)
        table.add_row("wins, %", *[f"{100 * count / self.games:.1f}" for count in self.wins])
        table.add_row(f"{total} (mean)", *[f"{points / self.games:.2f}" for points in self.points], style="bold")
        spans = zip(self.lowest, self.highest, strict=True)
        table.add_row("lowest to highest", *[f"{low} to {high}" for low, high in spans])
        for line, label in lines.items():
            if any(line in each for each in self.lines):
                table.add_row(f"  {label}", *[f"{each.get(line, 0) / self.games:.2f}" for each in self.lines])
        return table
