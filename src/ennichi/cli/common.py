"""What several commands share: arguments, their checks, tables."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table

from ennichi import bots
from ennichi.bots import SPELLINGS
from ennichi.kernel.errors import BadRecord, BadSetting
from ennichi.kernel.game import Game, Kind, OptionValue, option_text
from ennichi.kernel.registry import SEEDS, games, header, kind
from ennichi.kernel.text import LANGUAGES

COMPONENTS_HELP = "a folder with component files that replace built-in ones (DIR/GAME/*.toml)"


class Parser(argparse.ArgumentParser):
    """Help that keeps the lines of its examples, and errors of one line."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        settings.setdefault("allow_abbrev", False)
        super().__init__(*arguments, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def whole(low: int, high: int) -> Any:
    """An argument that is a whole number in a range."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} is not between {low} and {high}")
        return value

    return number


SEED = whole(0, SEEDS - 1)


def check_seeds(first: int, count: int) -> None:
    """The games that follow the first have the seeds that follow its seed."""
    if first + count > SEEDS:
        raise BadSetting("the seeds of the last games are too large; choose a smaller --seed")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", metavar="LANG", help=f"{', '.join(LANGUAGES)} (default: en)")


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record (.kifu); - reads standard input")


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", metavar="DIR", default="", help=COMPONENTS_HELP)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as night=true; may be given several times",
    )


def read_options(of: Kind[Any], given: list[str]) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for each in given:
        name, sign, value = each.partition("=")
        if not sign:
            raise BadSetting(f"--option {each!r} is not understood; write NAME=VALUE, such as night=true")
        chosen[name.strip()] = of.option(name.strip()).parse(value)
    return chosen


def read_bots(text: str, count: int) -> list[str]:
    """The bots of a list with commas; a single name stands for all."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bots.make(name, 0)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadSetting(f"{len(names)} bots were given for {count} seats; give one for each seat, or one for all")
    return names


def add_bots(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "--bots",
        default=default,
        metavar="BOT,…",
        help=f"{', '.join(bots.names())}, {SPELLINGS}; one for each seat, or one for all (default: {default})",
    )


def check_bots(names: list[str], game: str, seats: int, options: dict[str, OptionValue], components: str) -> None:
    """Complain, before anything is played, about a bot that plays no such games."""
    head = header(game, seats, 0, options, (), components)
    for name in names:
        bots.make(name, 0).check(head)


def read_record(path: str) -> str:
    """The text of a record file; - is standard input."""
    try:
        if path == "-":
            return sys.stdin.read()
        with open(path, encoding="utf-8") as file:
            return file.read()
    except UnicodeDecodeError:
        raise BadRecord(0, f"{path} is not a text file") from None


def console() -> Console:
    return Console(highlight=False, soft_wrap=True) if not sys.stdout.isatty() else Console(highlight=False)


def count_table(g: Game, language: str) -> Table:
    """The final count: scoring steps by seat."""
    text = g.header.kind.text(language)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    winners = g.winners()
    lines = g.breakdown()
    for seat in range(len(lines)):
        mark = " *" if g.over and seat in winners else ""
        table.add_column(g.player(seat, text) + mark, justify="right")
    for line in g.header.kind.scoring:
        if any(line in seat for seat in lines):
            table.add_row(text(f"score-{line}"), *[str(seat.get(line, "")) for seat in lines])
    table.add_row(text("score-total"), *map(str, g.scores()), style="bold")
    return table


def list_games(arguments: argparse.Namespace) -> int:
    """The command `ennichi games`."""
    out = console()
    for name in games():
        try:
            of = kind(name)
        except BadSetting as fault:
            out.print(str(fault), style="red", markup=False)
            continue
        of.box(of.own_set(arguments.components))
        text = of.text(arguments.lang)
        out.print(f"[bold]{name}[/]  {text('game-title')}: {text('game-blurb')}")
        out.print(f"    seats: {', '.join(map(str, of.seats))}")
        for option in of.options:
            values = ", ".join(option_text(value) for value in option.values)
            out.print(
                f"    option {option.name}: {values} (default {option_text(option.default)}). "
                + text(f"option-{option.name}-help"),
                markup=False,
            )
    return 0
