"""`ennichi leaderboard`: measure players by the protocol of the leaderboard, so that others can compare theirs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from ennichi.bots import SPELLINGS
from ennichi.kernel.registry import kind
from ennichi.lab.leaderboard import BASELINES, DEALS, MOST, Board, Standing

from .common import console, whole
from .many import add_workers, cut_off, place_of, watch

EXAMPLES = """examples:
  ennichi leaderboard bamboo --players mine.py:Mine --jobs 2
  ennichi leaderboard bitoku --players greedy,search40x4 --deals 20

Nothing else can be set: options, components, deals, seeds and the bots at the other seats are those of the protocol
(docs/leaderboard.md), so that everybody who measures a player gets the same games. Each deal is played from every seat.
A finished deal is a line in the results file (leaderboard-GAME.jsonl, or --results FILE). The same command goes on
where it was interrupted; with more deals or further players it plays only what is missing.
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "leaderboard", help="measure players by a fixed protocol", description=__doc__, epilog=EXAMPLES
    )
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument(
        "--players", default=",".join(BASELINES), metavar="BOT,…", help=f"{SPELLINGS}, or a name (default: baselines)"
    )
    parser.add_argument("--deals", type=whole(1, MOST), default=DEALS, help=f"of each track (default: {DEALS})")
    add_workers(parser)
    parser.add_argument(
        "--results", metavar="FILE", default="", help="where finished deals are kept (leaderboard-GAME.jsonl)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    of = kind(arguments.game)
    players = [name.strip() for name in arguments.players.split(",")]
    path = Path(arguments.results or f"leaderboard-{of.name}.jsonl")
    with Board(path, of.name, players) as board:
        orders = [order for player in board.players for order in board.missing(player, arguments.deals)]
        for _ in watch(board.play(orders, place_of(arguments.jobs, arguments.ray)), len(orders)):
            pass
        show(board, path)
    return 0


def show(board: Board, path: Path) -> None:
    out = console()
    for track in board.scores.tracks.values():
        standings = board.scores.standings(track)
        if standings:
            out.print(track.title.replace("`", ""), markup=False)
            out.print(table_of(standings))
            out.print()
            if said := cut_off({each.player: each.cut for each in standings}, sum(each.games for each in standings)):
                out.print(said, markup=False)
    out.print(
        f"{board.kind.name}, rules {board.kind.rules}, components {board.kind.box().fingerprint}; deals: {path}",
        markup=False,
    )


def table_of(standings: list[Standing]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", overflow="fold")
    for heading in ("won, %", "95 %", "lead", "95 %", "deals", "games"):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in standings:
        table.add_row(
            each.player,
            f"{100 * each.won:.1f}",
            f"{100 * each.won_from:.1f} to {100 * each.won_to:.1f}",
            f"{each.lead:+.1f}",
            f"{each.lead - each.spread:+.1f} to {each.lead + each.spread:+.1f}",
            str(each.deals),
            str(each.games),
        )
    return table
