"""`ennichi replay`: a recorded game told in sentences, or step by step, with its final count."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from ennichi.kernel.course import Course
from ennichi.kernel.game import Game
from ennichi.kernel.narration import NOBODY, story_of, tell
from ennichi.kernel.record import Replay
from ennichi.kernel.text import Text, check_language

from .common import add_components, add_language, add_record, console, count_table, read_record

EXAMPLES = """examples:
  ennichi replay games/bamboo-000001.kifu
  ennichi replay game.kifu --lang fr --steps | less
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "replay", help="tell a recorded game in sentences", description=__doc__, epilog=EXAMPLES
    )
    add_record(parser)
    add_language(parser)
    add_components(parser)
    parser.add_argument("--steps", action="store_true", help="tell every single step below each sentence")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    language = check_language(arguments.lang)
    text = read_record(arguments.file)
    check = Replay(text, arguments.components)  # the whole record is checked before a line is printed
    while check.step():
        pass
    course = Course(Replay(text, arguments.components).game)
    for touch in check.game.touches():
        course.play(touch)
    out = console()
    g = check.game
    words = g.header.kind.text(language)
    for line, heading in told_lines(g, course, words, arguments.steps):
        out.print(line, style="bold" if heading else None, markup=False)
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


def told_lines(
    g: Game, course: Course, words: Text, steps: bool = False, whole: bool = False
) -> Iterator[tuple[str, bool]]:
    """The lines of a story, and whether each is a heading."""
    yield g.word("chapter", 0, words), True
    for scene in story_of(g, course.plays).scenes:
        beats = tell(g, scene, None, words, whole=whole)
        if scene.seat == NOBODY and beats:
            yield "", False
            yield beats.pop(0).said, True
        for beat in beats:
            yield "  " + beat.said, False
        if steps or not has_narrator(g):
            for event in scene.events:
                if g.may_hear(event, None):
                    yield "      " + g.log_line(event, words.language), False


def has_narrator(g: Game) -> bool:
    """Whether the narrator has words for a game; games of other people may have none."""
    return any(sort.told for sort in g.header.kind.events)
