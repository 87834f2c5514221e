"""Plays the baselines of the leaderboard and writes their tables into docs/leaderboard.md: `make leaderboard`.

The games are kept in bench/leaderboard/GAME.jsonl, and the same command goes on where it was interrupted. All players
advance together, so that an interrupted run has as many deals of each. `--page` plays nothing and writes the tables of
what is kept; `--check` writes nothing, and fails if they are not what the page has.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ennichi import bots  # noqa: E402
from ennichi.kernel.registry import built_in, kind  # noqa: E402
from ennichi.lab.leaderboard import BASELINES, DEALS, Board, Order, Scores, Standing, setting_of  # noqa: E402
from ennichi.lab.places import open_place  # noqa: E402
from tools.generated import Fault, renew  # noqa: E402

PAGE = ROOT / "docs" / "leaderboard.md"
FOLDER = ROOT / "bench" / "leaderboard"
ENOUGH = 10  # deals from which on a player has a row
STEPS = 5  # in which all players advance
MARKED = re.compile(r"(<!-- board: (\w+)[^>]*-->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = "| player | won, % (95 %) | lead (95 %) | deals | games |\n|---|---|---|---|---|\n"


def players_of(game: str) -> list[str]:
    """The baselines, and the network of the example where the game has one."""
    net = Path("examples", f"{game}.npz")
    return [*BASELINES, *([f"net:{net.as_posix()}"] if (ROOT / net).is_file() else [])]


def searches(order: Order) -> bool:
    return any(bots.SEARCH.fullmatch(name) for name in (order.player, order.track.field))


def play(deals: int, searching: int, jobs: int) -> None:
    """In steps: of each so many deals of those who are quick, then its share of those where somebody searches."""
    for step, slow in itertools.product(range(1, STEPS + 1), (False, True)):
        upto = -(-step * (searching if slow else deals) // STEPS)
        for game in built_in():
            with Board(FOLDER / f"{game}.jsonl", game, players_of(game)) as board:
                missing = [order for player in board.players for order in board.missing(player, upto)]
                orders = [each for each in missing if searches(each) == slow]
                for _ in board.play(orders, open_place(jobs)):
                    pass
            print(f"{game}: {upto} deals{' with those who search' * slow}", flush=True)


def tables(game: str) -> str:
    """What is kept of a game, for the page; also when the game has changed since."""
    lines = (FOLDER / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    head, *results = [json.loads(line) for line in lines]
    of = kind(game)
    scores = Scores(of)
    for result in results:
        if "files" not in result and not scores.take(result):
            raise Fault(f"bench/leaderboard/{game}.jsonl holds a line that is no result: {result}")
    parts = [f"Rules {head['rules']}, components `{head['components']}`, weights of `greedy` `{head['weights']}`."]
    if head != setting_of(of, []):
        parts[0] += " Rules, components or bots have changed since: measured by those of today these would differ."
    for track in scores.tracks.values():
        parts.append(f"**{track.title[0].upper()}{track.title[1:]}**")
        found = scores.standings(track)
        if rows := "".join(row_of(each) for each in found if each.deals >= ENOUGH):
            parts.append(f"{HEAD}{rows}".rstrip())
        played = {each.player: each.deals for each in found}
        few = [f"`{name}` ({played.get(name, 0)})" for name in BASELINES if played.get(name, 0) < ENOUGH]
        few += [f"`{name}` ({deals})" for name, deals in played.items() if name not in BASELINES and deals < ENOUGH]
        if few:
            parts.append(f"Fewer than {ENOUGH} deals so far, which tell nothing: {', '.join(few)}.")
    return "\n\n".join(parts) + "\n"


def row_of(each: Standing) -> str:
    won = f"{100 * each.won:.1f} ({100 * each.won_from:.1f} to {100 * each.won_to:.1f})"
    lead = f"{each.lead:+.1f} ({each.lead - each.spread:+.1f} to {each.lead + each.spread:+.1f})"
    return f"| `{each.player}` | {won} | {lead} | {each.deals} | {each.games} |\n"


def page(old: str) -> str:
    return MARKED.sub(lambda found: f"{found[1]}\n{tables(found[2])}\n{found[3]}", old)


def main(arguments: list[str]) -> int:
    if "--check" in arguments or "--page" in arguments:
        left = [each for each in arguments if each != "--page"]
        return renew(
            left, __doc__, "tools/leaderboard.py --page", ROOT, lambda: {PAGE: page(PAGE.read_text(encoding="utf-8"))}
        )
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS, help=f"of each player in each track (default: {DEALS})")
    parser.add_argument(
        "--searching", type=int, default=DEALS, help="the same where somebody searches, which takes long"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (default: 1)")
    given = parser.parse_args(arguments)
    with contextlib.chdir(ROOT):  # networks are named from here
        play(given.deals, given.searching, given.jobs)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
