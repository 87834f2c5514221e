"""`ennichi selfplay`: many games between bots, as Parquet tables for those who study them."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ennichi.kernel.registry import kind
from ennichi.lab.kept import played_with
from ennichi.lab.places import spread
from ennichi.lab.played import Played, play, play_and_observe

from .common import (
    SEED,
    add_bots,
    add_components,
    add_options,
    check_bots,
    check_seeds,
    console,
    read_bots,
    read_options,
    whole,
)
from .many import Job, add_workers, cut_off, everywhere, place_of, seating, watch

if TYPE_CHECKING:
    from ennichi.lab.tables import Folder, Setting, Tables

EXAMPLES = """examples:
  ennichi selfplay bamboo --bots greedy --games 10000 --seats 2 --jobs 2 --out games/
  ennichi selfplay iki --bots greedy,level1,random --games 1000 --positions --out games/
  ennichi selfplay bitoku --bots greedy --games 100000 --ray 10.0.0.1:6379 --out games/

Game N is played with seed SEED + N and is the same whatever --jobs and --ray are. The bots change seats from game to
game; --fixed-seats keeps them. The same command goes on where it was interrupted, and with more games it plays only
those that are missing. docs/lab.md tells what the columns are.
"""
TOGETHER = 16  # games with their positions that come from a worker at once


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "selfplay", help="play many games between bots into Parquet tables", description=__doc__, epilog=EXAMPLES
    )
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument("--out", metavar="DIR", required=True, help="the folder of the tables")
    parser.add_argument("--seats", type=whole(1, 8), help="how many players (default: one for each bot, or 2)")
    parser.add_argument("--games", type=whole(1, 1_000_000_000), default=1000, help="how many games (default: 1000)")
    add_bots(parser, "greedy")
    parser.add_argument("--positions", action="store_true", help="a second table with what was known at each decision")
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first game (default: 1)")
    parser.add_argument(
        "--part", type=whole(1, 100_000), default=1000, help="games in a file: what a crash may cost (default: 1000)"
    )
    parser.add_argument("--fixed-seats", action="store_true", help="the bots keep their seats")
    add_workers(parser)
    add_options(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from ennichi.lab.tables import FORMAT, SETTING, Folder, Tables

    of = kind(arguments.game)
    seats = of.check_seats(arguments.seats or max(2, arguments.bots.count(",") + 1))
    box = of.box(arguments.components)
    check_seeds(arguments.seed, arguments.games)
    names = read_bots(arguments.bots, seats)
    setting = {
        "selfplay": FORMAT,
        **played_with(of, arguments.components, names),
        "seats": seats,
        "options": of.check_options(read_options(of, arguments.option), seats, arguments.components),
        "bots": names,
        "fixed_seats": arguments.fixed_seats,
        "seed": arguments.seed,
        "positions": arguments.positions,
    }
    check_bots(names, of.name, seats, setting["options"], arguments.components)
    began = time.monotonic()
    tables = Tables(of, box, setting)
    path = Path(arguments.out)
    new_folder, new_setting = not path.exists(), not (path / SETTING).exists()
    folder = Folder(path, tables)
    try:
        parts = list(folder.missing(arguments.games, arguments.part))
        missing = sum(map(len, parts))
        cut: Counter[str] = Counter()
        if missing:
            fill(folder, tables, parts, arguments, setting, cut)
    except BaseException:
        if new_setting and not folder.files():
            clear(path, new_folder)
        raise
    finally:
        folder.close()
    there = sum(count for _, count in folder.parts) + missing  # more than were asked for, if earlier commands did
    console().print(
        f"{there} games of {of.name} with {seats} seats are in {arguments.out}; {missing} of them played "
        f"now, in {time.monotonic() - began:.1f} seconds",
        markup=False,
    )
    if said := cut_off(cut, missing):
        console().print(f"{said}; the column cut tells in which games", markup=False)
    return 0


def clear(path: Path, whole: bool) -> None:
    """Take away what a command has made that could not play a single game: its setting would stand in the way of the
    next. The folder goes too if it is new."""
    from ennichi.lab.tables import GAMES, POSITIONS, SETTING

    for leftover in path.glob("*/.part-*.unfinished"):
        leftover.unlink()
    (path / SETTING).unlink()
    if whole:
        (path / ".lock").unlink()
    with suppress(OSError):  # somebody else has put something there
        for table in (GAMES, POSITIONS):
            if (path / table).exists():
                (path / table).rmdir()
        if whole:
            path.rmdir()


def fill(
    folder: Folder,
    tables: Tables,
    parts: list[range],
    arguments: argparse.Namespace,
    setting: Setting,
    cut: Counter[str],
) -> None:
    """Play what is missing. Who interrupts loses nothing that was played: it becomes a shorter part."""
    from ennichi.lab.tables import Part

    results = played(parts, arguments, setting)
    for numbers in parts:
        part = Part(folder.path, numbers.start, tables)
        for number in numbers:
            try:
                game = next(results)
            except BaseException:
                part.finish()
                raise
            if game.number != number:
                raise RuntimeError(f"game {game.number} came instead of {number}")
            part.add(game)
            for name, turns in zip(game.bots, game.cut, strict=True):
                cut[name] += turns
        part.finish()


def played(parts: list[range], arguments: argparse.Namespace, setting: Setting) -> Iterator[Played]:
    jobs = (
        Job(
            arguments.game,
            number,
            arguments.seed + number,
            seating(setting["seats"], 0 if arguments.fixed_seats else number),
            setting["bots"],
            setting["options"],
            everywhere(arguments.components),
        )
        for part in parts
        for number in part
    )
    place = place_of(arguments.jobs, arguments.ray)
    work = play_and_observe if arguments.positions else play
    results = spread(work, jobs, place, TOGETHER) if arguments.positions else spread(work, jobs, place)
    done = arguments.games - sum(map(len, parts))
    return watch(results, arguments.games, done)
