"""`ennichi replay`: a recorded game as a readable log, with its final count."""

from __future__ import annotations

import argparse
from typing import Any

from ennichi.kernel.record import Replay
from ennichi.kernel.text import check_language

from .common import add_components, add_language, console, count_table, read_record

EXAMPLES = """examples:
  ennichi replay games/bamboo-000001.kifu
  ennichi replay game.kifu --lang fr | less
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "replay", help="print a recorded game as a readable log", description=__doc__, epilog=EXAMPLES
    )
    parser.add_argument("file", help="a record (.kifu); - reads standard input")
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
    g.listen()
    chapter = -1
    said = 0
    while walk.step():
        marks = [entry for entry in g.history if entry < 0]
        heard = g.heard or []
        for event in heard[said:]:
            out.print("  " + g.log_line(event, language), markup=False)
        said = len(heard)
        now = (-1 - marks[-1]) // 16 if marks else 0
        if now != chapter:
            chapter = now
            out.print()
            out.print(g.word("chapter", chapter, g.header.kind.text(language)), style="bold", markup=False)
    out.print()
    if g.over:
        names = ", ".join(g.player(seat, g.header.kind.text(language)) for seat in g.winners())
        out.print(
            g.header.kind.text(language)("winners", names=names, count=len(g.winners())), style="bold", markup=False
        )
    else:
        out.print(g.prompt(language), style="bold", markup=False)
    out.print(count_table(g, language))
    return 0
