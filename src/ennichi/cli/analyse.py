"""`ennichi analyse`: a finished game as a bot sees it, turn by turn, and the turns that decided it."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ennichi.bots import advice, analysis, reasons
from ennichi.kernel.game import Game
from ennichi.kernel.record import Replay
from ennichi.kernel.text import check_language

from .common import add_components, add_language, add_record, console, read_record, whole

EXAMPLES = """examples:
  ennichi analyse games/bamboo-000001.kifu
  ennichi analyse game.kifu --lang pt

For each turn: what every player could expect to score when it began, and the chances to win that this means.
Then the three turns that lost most against what the bot would have played, and why that is better.
"""
BAR = 24  # characters


def add_command(commands: Any) -> None:
    parser = commands.add_parser("analyse", help="look at a finished game again", description=__doc__, epilog=EXAMPLES)
    add_record(parser)
    usual = round(1000 * analysis.SECONDS)
    parser.add_argument(
        "--think",
        type=whole(1, 60_000),
        default=usual,
        metavar="MS",
        help=f"milliseconds for a turn, at most ({usual})",
    )
    add_language(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    language = check_language(arguments.lang)
    walk = Replay(read_record(arguments.file), arguments.components)
    start = walk.game.clone()
    while walk.step():
        pass
    played = walk.game.touches()
    turns = analysis.spans(start, played)
    judged = list(judge_all(start, played, turns, arguments.think / 1000))
    words = start.header.kind.text(language)
    names = [start.player(number, words) for number in range(len(walk.game.scores()))]
    out = console()
    out.print(curve(turns, judged, names))
    show_swings(start, played, turns, judged, language, out)
    return 0


def judge_all(start: Game, played: list[int], turns: list[analysis.Span], seconds: float) -> list[analysis.Judgement]:
    g = start.clone()
    judged: list[analysis.Judgement] = []
    columns = (TextColumn("turns"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("turns", total=len(turns))
        for turn in turns:
            touches = played[turn.first : turn.end]
            done = turn.first / len(played)
            judged.append(analysis.judge(g, touches, turn.first, done, seconds=seconds, turns=len(turns)))
            for touch in touches:
                g.play(touch)
            progress.advance(task)
    return judged


def curve(turns: list[analysis.Span], judged: list[analysis.Judgement], names: list[str]) -> Table:
    """A row for each turn: who acts, what everybody expects, and the chances as a bar."""
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_column(f"{name} %", justify="right")
    table.add_column("")
    for number, (turn, found) in enumerate(zip(turns, judged, strict=True), 1):
        table.add_row(
            str(number),
            names[turn.seat],
            *[f"{points:.1f}" for points in found.points],
            *[f"{100 * chance:.0f}" for chance in found.chances],
            bar(found.chances),
        )
    return table


def bar(chances: list[float]) -> str:
    """The chances side by side, each player with a sign of its own."""
    signs = "█▒▓░ "
    return "".join(signs[at % len(signs)] * round(BAR * chance) for at, chance in enumerate(chances))


def show_swings(
    start: Game,
    played: list[int],
    turns: list[analysis.Span],
    judged: list[analysis.Judgement],
    language: str,
    out: Console,
) -> None:
    worst = analysis.biggest([found.loss if found.better else 0.0 for found in judged])
    text = start.header.kind.text(language)
    out.print()
    if not worst:
        out.print(text("analysis-none"))
    for at in worst:
        g = start.clone()
        for touch in played[: turns[at].first]:
            g.play(touch)
        where = text("analysis-turn", chapter=g.word("chapter", turns[at].chapter, text), turn=turns[at].turn)
        head = f"{at + 1}: {g.player(turns[at].seat, text)}, {where}: −{judged[at].loss:.1f}"
        out.print(head, style="bold", markup=False)
        done = advice.in_words(g.clone(), played[turns[at].first : turns[at].end], language)
        better = advice.in_words(g.redeal(g.seat, turns[at].first), judged[at].better, language)
        out.print(f"    {text('analysis-played')} {done}", markup=False)
        out.print(f"    {text('analysis-better')} {better}", markup=False)
        deals = [turns[at].first + deal for deal in range(reasons.DEALS)]
        way = played[turns[at].first : turns[at].end]
        why = reasons.why_better(g, judged[at].better, way, deals, text)
        if why:
            out.print(f"      {why}", style="dim", markup=False)
