"""`ennichi league`: bots in a league, matched by strength, and a table of their ratings."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from ennichi import bots
from ennichi.bots import SPELLINGS
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import kind

from .common import SEED, add_components, add_options, console, read_options, whole
from .many import add_workers, cut_off, watch_count

if TYPE_CHECKING:
    from ennichi.lab.league import League

EXAMPLES = """examples:
  ennichi league bamboo --players greedy,level1,level2,random --games 200 --jobs 2
  ennichi league iki --seats 4 --players level2,level3,greedy,random,mine.py:Mine --games 400
  ennichi league bamboo --players greedy,net:old.npz,net:new.npz --games 100

Whoever is known least plays next, against players of about equal strength. A match is one deal, played from every seat;
matches are made from the ratings so far, and are the same whatever --jobs and --ray are. The ratings are OpenSkill's:
a new player has 25, and who has 4 points more wins about two of three games.
Each finished game is a line in the results file (league-GAME.jsonl, or --results FILE). The same command goes on where
it was interrupted; with more games it plays only those that are missing, and further players join the league.
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "league", help="rate many bots by games between those that are close", description=__doc__, epilog=EXAMPLES
    )
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument(
        "--players", default=",".join(bots.levels()), metavar="BOT,…", help=f"of {', '.join(bots.names())}, {SPELLINGS}"
    )
    parser.add_argument("--games", type=whole(1, 10_000_000), default=100, help="games in all (default: 100)")
    parser.add_argument("--seats", type=whole(2, 8), default=2, help="how many seats (default: 2)")
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first deal (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--results", metavar="FILE", default="", help="where finished games are kept (league-GAME.jsonl)"
    )
    add_options(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from ennichi.lab.league import League

    of = kind(arguments.game)
    seats = of.check_seats(arguments.seats)
    options = read_options(of, arguments.option)
    players = [name.strip() for name in arguments.players.split(",")]
    if len(set(players)) < max(len(players), seats):
        raise BadSetting(f"--players takes at least {seats} different bots, with commas between them")
    path = Path(arguments.results or f"league-{of.name}.jsonl")
    with League(of.name, players, seats, arguments.seed, path, arguments.components, **options) as league:
        with watch_count(arguments.games, league.played) as seen:
            league.play(arguments.games, arguments.jobs, arguments.ray, seen)
        show(league, path)
    return 0


def show(league: League, path: Path) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("", overflow="fold")
    for heading in ("rating", "95 %", "games"):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in league.ratings():
        table.add_row(each.name, f"{each.mean:.1f}", f"{each.low:.1f} to {each.high:.1f}", str(each.games))
    out = console()
    out.print(table)
    out.print(f"{league.played} games with {league.header.seats} seats; finished games: {path}", markup=False)
    if said := cut_off(league.cut, league.played):
        out.print(said, markup=False)
