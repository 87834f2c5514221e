"""`ennichi replay`: a recorded game as a readable log, with its final count."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console

from ennichi.kernel import history
from ennichi.kernel.game import Event, Game
from ennichi.kernel.record import Replay
from ennichi.kernel.text import check_language

from .common import add_components, add_language, add_record, console, count_table, read_record

EXAMPLES = """examples:
  ennichi replay games/bamboo-000001.kifu
  ennichi replay game.kifu --lang fr | less
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "replay", help="print a recorded game as a readable log", description=__doc__, epilog=EXAMPLES
    )
    add_record(parser)
    add_language(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    language = check_language(arguments.lang)
    text = read_record(arguments.file)
    check = Replay(text, arguments.components)  # the whole record is checked before a line is printed
    while check.step():
        pass
    walk = Replay(text, arguments.components)
    out = console()
    g = walk.game
    words = g.header.kind.text(language)
    g.listen()
    begun = 0  # turns so far
    counted = 0  # entries of the history in which they were counted
    turns = 0  # begun before the last touch
    last = -1  # who acted last
    said = 0  # events told
    out.print(g.word("chapter", 0, words), style="bold", markup=False)
    while True:
        begun += history.begun(g.history, counted)
        counted = len(g.history)
        who = g.seat
        if not walk.step():
            break
        heard = g.heard or []
        # A turn whose first touch had no alternative has been told already, in the wake of the turn before.
        if begun != turns and (who == last or not said or actor(g, heard[said - 1]) != who):
            out.print(f"  {g.player(who, words)}", markup=False)
        turns = begun
        last = who
        for event in heard[said:]:
            tell(g, event, language, out)
        said = len(heard)
    out.print()
    if g.over:
        names = ", ".join(g.player(seat, words) for seat in g.winners())
        out.print(words("winners", names=names, count=len(g.winners())), style="bold", markup=False)
    else:
        out.print(g.prompt(language), style="bold", markup=False)
    out.print(count_table(g, language))
    if g.commitment:
        out.print()
        out.print(words("deal-fits", commitment=g.commitment), markup=False)
    return 0


def actor(g: Game, event: Event) -> int:
    """The seat that an event is about, or -1."""
    sorts = g.header.kind.events[event[0]].sorts
    return event[1] if sorts and sorts[0] == "seat" else -1


def tell(g: Game, event: Event, language: str, out: Console) -> None:
    """One line of the log; an event that names a chapter is its heading."""
    if "chapter" in g.header.kind.events[event[0]].sorts:
        out.print()
        out.print(g.log_line(event, language), style="bold", markup=False)
    else:
        out.print("    " + g.log_line(event, language), markup=False)
