"""`ennichi play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

import ennichi
from ennichi import bots
from ennichi.bots import SPELLINGS
from ennichi.bots.advice import advise, told
from ennichi.bots.greedy import begins_turn
from ennichi.kernel.course import Course
from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.kernel.game import Event, Game
from ennichi.kernel.registry import kind
from ennichi.kernel.text import check_language
from ennichi.lab.matches import numbered

from .common import (
    SEED,
    add_components,
    add_language,
    add_options,
    check_bots,
    console,
    count_table,
    read_bots,
    read_options,
    whole,
)

EXAMPLES = """examples:
  ennichi play bamboo
  ennichi play bamboo --seats 3 --bots greedy,random --lang fr --option night=true
  ennichi play bamboo --seed 7 --save my-game.kifu

While playing: a number or a name touches; u takes back; ? NAME says why something is closed; h hints; b shows the
table again; q ends, and with --save keeps the record.
"""
HELP = "a number or a name touches · u undo · ? NAME why not · h hint · b table · q quit"


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "play", help="play a game in the terminal against bots", description=__doc__, epilog=EXAMPLES
    )
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument("--seats", type=whole(1, 8), default=2, help="how many players (default: 2)")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOT,…",
        help="the other players, one for each or one for all "
        f"(default: greedy); {', '.join(bots.names())}, {SPELLINGS}",
    )
    parser.add_argument("--name", default="", help="your name")
    parser.add_argument(
        "--colours", default="", metavar="LIST", help="your colour, then those of the others, such as purple,black"
    )
    parser.add_argument("--seed", type=SEED, help="play this very game (default: a new one)")
    parser.add_argument("--save", metavar="FILE", default="", help="where to keep the record when you stop")
    add_options(parser)
    add_language(parser)
    add_components(parser)
    parser.set_defaults(run=run)


class Quit(Exception):
    """The player has had enough for now."""


class TerminalGame:
    """One person at the terminal, in the first seat, against bots."""

    def __init__(self, g: Game, players: list[str], language: str, out: Console) -> None:
        self.course = Course(g)
        self.bots = [bots.make(name, g.header.seed + seat) for seat, name in enumerate(players, 1)]
        self.language = language
        self.out = out

    @property
    def g(self) -> Game:
        """The position at hand."""
        return self.course.game

    def play(self) -> None:
        self.out.print(HELP, style="dim", markup=False)
        shown = -1
        while not self.g.over:
            if self.g.seat == 0:
                if begins_turn(self.g) and shown != len(self.g.history):
                    shown = len(self.g.history)
                    self.show_table()  # where my turn begins
                self.my_decision()
            else:
                self.touch(self.bots[self.g.seat - 1].choose(self.g))
        self.out.print()
        self.out.print(count_table(self.g, self.language))

    def touch(self, touch: int) -> None:
        self.tell(self.course.play(touch).events)

    def tell(self, events: list[Event]) -> None:
        for event in events:
            if self.g.may_hear(event, 0):
                self.out.print("  " + self.g.log_line(event, self.language), style="dim", markup=False)

    def my_decision(self) -> None:
        g = self.g
        self.out.print()
        self.out.print(g.prompt(self.language, g.seat), style="bold", markup=False)
        for number, touch in enumerate(g.options, 1):
            self.out.print(f"  {number:>2}  {g.words(touch, self.language)}  ({g.name(touch)})", markup=False)
        try:
            said = self.out.input("> ").strip()
        except EOFError:
            raise Quit from None
        try:
            self.obey(said)
        except EnnichiError as fault:
            self.out.print(str(fault), style="red", markup=False)

    def obey(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        if word in ("q", "quit"):
            raise Quit
        if word == "u":
            self.undo()
        elif word == "h":
            self.hint()
        elif word == "b":
            self.show_table()
        elif word == "?":
            self.out.print(self.explain(rest.strip()), markup=False)
        elif said:
            touch = self.read_touch(said)
            if why := self.g.why_not(touch, self.language):
                self.out.print(why, style="red", markup=False)
            else:
                self.touch(touch)

    def hint(self) -> None:
        """The best ways to go on with this turn, each with what it does and brings."""
        g, seed = self.g, len(self.g.history)
        for way in advise(g, seed):
            words = told(g.redeal(g.seat, seed), way.touches, self.language, g.redeal(g.seat, seed + 1))
            self.out.print(f"  {words}  ({g.name(way.touches[0])})", style="green", markup=False)

    def read_touch(self, said: str) -> int:
        options = self.g.options
        if said.isdecimal() and len(said) < 4:
            if not 1 <= int(said) <= len(options):
                raise BadSetting(f"there are choices 1 to {len(options)}")
            return options[int(said) - 1]
        return self.g.touch(said)

    def explain(self, name: str) -> str:
        if not name:
            return HELP
        return self.g.why_not(self.g.touch(name), self.language) or self.g.words(self.g.touch(name), self.language)

    def undo(self) -> None:
        """Back to my last decision, unless somebody else has acted or something hidden came to light since."""
        if self.course.undo_limit(0) == self.course.number:
            raise BadSetting("nothing can be taken back: another seat has acted, or something hidden came to light")
        self.course.take_back(self.course.number - 1)

    def show_table(self) -> None:
        """The table in short, from what my seat may see."""
        self.out.print()
        of = self.g.header.kind
        lines = of.draw(self.g, 0, of.text(self.language))
        for line in lines:
            self.out.print(line, markup=False)
        if not lines:
            show(self.g.view(0)["table"], self.out, 0)


def show(data: Any, out: Console, depth: int) -> None:
    """Any view as indented lines: short things on one line, long ones below their name."""
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, each in enumerate(value, 1):
                out.print("  " * depth + f"{key} {number}", markup=False)
                show(each, out, depth + 1)
        elif isinstance(value, dict):
            short = ", ".join(f"{name} {each}" for name, each in value.items())
            out.print("  " * depth + f"{key}: {short}", markup=False)
        else:
            out.print("  " * depth + f"{key}: {value}", markup=False)


def run(arguments: argparse.Namespace) -> int:
    of = kind(arguments.game)
    seats = of.check_seats(arguments.seats)
    players = read_bots(arguments.bots, seats - 1) if seats > 1 else []
    language = check_language(arguments.lang)
    options = read_options(of, arguments.option)
    check_bots(players, of.name, seats, options, arguments.components)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    save = Path(arguments.save) if arguments.save else None
    names = [arguments.name, *numbered(players)]
    colours = [each.strip() for each in arguments.colours.split(",")] if arguments.colours else []
    settings: dict[str, Any] = {"names": names, "colours": colours, "components": arguments.components, **options}
    g = ennichi.new(arguments.game, seats=seats, seed=seed, **settings)
    out = console()
    game = TerminalGame(g, players, language, out)
    if save is None:
        at_the_table(game)
        return 0
    try:
        # Opened before the game, so that nobody plays for an hour and then cannot keep it.
        file = open(save, "x", encoding="utf-8")  # noqa: SIM115
    except FileExistsError:
        raise BadSetting(f"{save} already exists; choose another file with --save") from None
    try:
        at_the_table(game)
    finally:
        with file:
            file.write(game.g.record())
    out.print(f"record: {save}", markup=False)
    return 0


def at_the_table(game: TerminalGame) -> None:
    """The game until its end or until the player leaves."""
    head = game.g.header
    title = head.kind.text(game.language)("game-title")
    game.out.print(f"{title} · {head.seats} · seed {head.seed}", style="bold", markup=False)
    try:
        game.play()
    except (Quit, KeyboardInterrupt):
        game.out.print()
