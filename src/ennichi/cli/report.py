"""`ennichi report`: games between bots, and a page about how well the game is balanced between seats and components."""

from __future__ import annotations

import argparse
import hashlib
import shlex
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Kind, OptionValue, option_text
from ennichi.kernel.registry import kind
from ennichi.lab.kept import Kept, holds_results, played_with
from ennichi.lab.places import spread
from ennichi.needs import need

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
from .many import Job, add_workers, everywhere, place_of, prepare_folder, seating, watch

if TYPE_CHECKING:
    from ennichi.lab.balance.tally import Facts

EXAMPLES = """examples:
  ennichi report bamboo --games 1000
  ennichi report iki --seats all --games 400 --jobs 2 --out iki.html
  ennichi report bitoku --seats 1 --games 500 --out solo.html
  ennichi report bamboo --seats 2,3 --games 2000 --markdown docs/balance.md

Game N of each number of seats is played with seed SEED + N, and the bots change seats from game to game.
Each finished game is a line in the results file (report-GAME.jsonl, or --results FILE). The same command goes on
where it was interrupted; with more games or other numbers of seats it plays only what is missing. A page that the
command made before is replaced; any other file is left alone.
"""
FORMAT = 1
GENERATOR = '<meta name="generator" content="ennichi report">'  # in the head of every page


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "report", help="how balanced a game is: a page with figures", description=__doc__, epilog=EXAMPLES
    )
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument("--games", type=whole(1, 10_000_000), default=1000, help="for each number of seats (1000)")
    parser.add_argument("--seats", default="2", metavar="S", help="how many: a number, several with commas, or all (2)")
    add_bots(parser, "greedy")
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first game (default: 1)")
    add_workers(parser)
    parser.add_argument("--out", metavar="FILE", default="", help="the page (report-GAME.html)")
    parser.add_argument("--markdown", metavar="FILE", default="", help="put the main figures into this file too")
    parser.add_argument(
        "--results", metavar="FILE", default="", help="where finished games are kept (report-GAME.jsonl)"
    )
    add_options(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from ennichi.lab.balance.tally import play_and_tally

    check_libraries()
    of = kind(arguments.game)
    tables = read_seats(of, arguments.seats)
    names = {seats: read_bots(arguments.bots, seats) for seats in tables}
    given = read_options(of, arguments.option)
    options = {seats: of.check_options(given, seats, arguments.components) for seats in tables}
    for seats in tables:
        check_bots(names[seats], of.name, seats, options[seats], arguments.components)
    check_seeds(arguments.seed, arguments.games)
    setting = setting_of(of, arguments)
    check_files(arguments)
    with Results(results_file(arguments), setting) as kept:
        missing = [
            (seats, number)
            for seats in tables
            for number in range(arguments.games)
            if (seats, number) not in kept.games
        ]
        jobs = [
            Job(
                of.name,
                at,
                arguments.seed + number,
                seating(seats, number),
                names[seats],
                options[seats],
                everywhere(arguments.components),
            )
            for at, (seats, number) in enumerate(missing)
        ]
        wanted = len(tables) * arguments.games
        played = spread(play_and_tally, jobs, place_of(arguments.jobs, arguments.ray))
        for at, facts in watch(played, wanted, wanted - len(jobs)):
            kept.add(*missing[at], facts)
    write(arguments, {seats: (names[seats], kept.of(seats, arguments.games)) for seats in tables}, given)
    console().print(f"page: {page_file(arguments)}; finished games: {kept.path}", markup=False)
    return 0


def check_libraries() -> None:
    """Playing needs no NumPy, but what comes after it does."""
    try:
        need("numpy")
    except ImportError as missing:
        raise BadSetting(str(missing)) from None


def page_file(arguments: argparse.Namespace) -> Path:
    return Path(arguments.out or f"report-{arguments.game}.html")


def results_file(arguments: argparse.Namespace) -> Path:
    return Path(arguments.results or f"report-{arguments.game}.jsonl")


def check_files(arguments: argparse.Namespace) -> None:
    """What will be written can be written, and only an older page is overwritten: that is checked before the first
    game."""
    from ennichi.lab.balance.markdown import check_markdown

    check_paths(arguments)
    page = page_file(arguments)
    if page.exists() and not is_page(page):
        raise BadSetting(f"{page} already exists and is no page of `ennichi report`; choose another file with --out")
    prepare_folder(page.parent, [])
    if arguments.markdown:
        markdown = Path(arguments.markdown)
        if holds_results(markdown):
            raise BadSetting(f"{markdown} is a results file; choose another file with --markdown")
        check_markdown(markdown)
        prepare_folder(markdown.parent, [])


def check_paths(arguments: argparse.Namespace) -> None:
    """No file is two things at once: one of them would overwrite the other."""
    files = {"--out": page_file(arguments), "--results": results_file(arguments)}
    if arguments.markdown:
        files["--markdown"] = Path(arguments.markdown)
    for (one, path), (two, again) in combinations(files.items(), 2):
        if path.resolve() == again.resolve():
            raise BadSetting(f"{one} and {two} are the same file, {path}; choose another file for one of them")


def is_page(path: Path) -> bool:
    """Whether a file is a page that this command has made, or empty."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        begins = file.read(1000)
    return not begins or GENERATOR.encode() in begins


def write(
    arguments: argparse.Namespace, played: dict[int, tuple[list[str], list[Facts]]], given: dict[str, OptionValue]
) -> None:
    """The page, the figures in a Markdown file, and a word about each chapter."""
    from ennichi.lab.balance.markdown import update_markdown
    from ennichi.lab.balance.page import page_of
    from ennichi.lab.balance.report import cut_in, report_of

    command = command_of(arguments)
    report = report_of(arguments.game, arguments.components, command, arguments.seed, given, played)
    page_file(arguments).write_text(page_of(report), encoding="utf-8")
    if arguments.markdown:
        update_markdown(Path(arguments.markdown), report)
    out = console()
    for chapter in report.chapters:
        out.print(chapter.summary(), markup=False)
    if said := cut_in(played):
        out.print(said, markup=False)


def read_seats(of: Kind[Any], text: str) -> list[int]:
    """The numbers of seats of `--seats`, each once, in order."""
    if text.strip() == "all":
        return list(of.seats)
    try:
        return sorted({of.check_seats(int(each)) for each in text.split(",")})
    except ValueError as fault:
        if isinstance(fault, BadSetting):
            raise
        raise BadSetting(f"--seats takes a number, several with commas, or all; not {text!r}") from None


def setting_of(of: Kind[Any], arguments: argparse.Namespace) -> dict[str, Any]:
    """What all games of a results file have in common."""
    from ennichi.lab.balance.tally import catalogue

    rows = catalogue(of.name, arguments.components)[0]
    counted = "\n".join(f"{row.sort.key} {' '.join(row.names)}" for row in rows)
    return {
        "report": FORMAT,
        **played_with(of, arguments.components, arguments.bots.split(",")),
        "counted": hashlib.sha256(counted.encode()).hexdigest()[:12],
        "bots": arguments.bots,
        "seed": arguments.seed,
        "options": {name: option_text(value) for name, value in read_options(of, arguments.option).items()},
    }


class Results(Kept):
    """The finished games by number of seats."""

    def __init__(self, path: Path, setting: dict[str, Any]) -> None:
        self.games: dict[tuple[int, int], Facts] = {}
        super().__init__(path, setting, "the report")

    def take(self, line: Any) -> bool:
        from ennichi.lab.balance.tally import Facts

        try:
            seats, number, facts = int(line["seats"]), int(line["number"]), Facts(**line["facts"])
            facts.had = [{int(row): count for row, count in seat.items()} for seat in facts.had]
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            return False
        self.games[seats, number] = facts
        return True

    def add(self, seats: int, number: int, facts: Facts) -> None:
        self.games[seats, number] = facts
        self.write({"seats": seats, "number": number, "facts": asdict(facts)})

    def of(self, seats: int, games: int) -> list[Facts]:
        return [self.games[seats, number] for number in range(games)]


def command_of(arguments: argparse.Namespace) -> str:
    """The command that makes this report again."""
    words = ["ennichi", "report", arguments.game, "--games", str(arguments.games), "--seats", arguments.seats]
    words += ["--bots", arguments.bots, "--seed", str(arguments.seed)]
    for each in arguments.option:
        words += ["--option", each]
    if arguments.components:
        words += ["--components", arguments.components]
    return shlex.join(words)
