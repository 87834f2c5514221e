"""`ennichi arena`: bots against each other, every pair as often, with a table of how strong they are."""

from __future__ import annotations

import argparse
import itertools
import math
import random
from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from ennichi import bots
from ennichi.bots import SPELLINGS
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import OptionValue
from ennichi.kernel.registry import kind
from ennichi.lab.balance.share import interval, mean_and_spread
from ennichi.lab.kept import Changing, played_with
from ennichi.lab.matches import numbered

from .common import (
    SEED,
    add_components,
    add_options,
    check_bots,
    check_seeds,
    console,
    read_options,
    whole,
)
from .many import Job, add_workers, cut_off, everywhere, play_all, prepare_folder, watch

EXAMPLES = """examples:
  ennichi arena bamboo --players level5,level3,greedy --games 400 --jobs 2
  ennichi arena iki --players level4,level3 --seats 4 --games 100 --records games/
  ennichi arena bamboo --players mine.py:Mine,net:checkpoint.npz,search100x2 --games 40

Every pair meets in so many games. Each deal is played twice with the seats exchanged, so that neither seat nor luck
favours a bot. With three or four seats the two of a pair sit in turn, and the better of a bot's seats counts.
Each finished game is a line in the results file (arena-GAME.jsonl, or --results FILE). The same command goes on
where it was interrupted; with more games or further players it plays only what is missing.

search400x2 searches with 400 walks a turn, each 2 rounds far, however long that takes; search400x2@3s for at most 3
seconds a turn, as level4 and level5 do. Where the clock has cut searches off, a line below the table says how often.
A bot of your own is FILE.py:CLASS, or the name that an installed package gives it (docs/bots.md).
"""
FORMAT = 2  # 2: the bots of different games and seats have seeds of their own
MOST = 1_000_000  # games of a pair
ELO = 400 / math.log(10)
DRAWN_AGAIN = 200  # times that the games are drawn anew for the intervals of Elo
Pair = tuple[str, str]
Score = tuple[float, float]  # the points of both of a pair


@dataclass(slots=True)
class Game:
    """A finished game of a pair: what the first of the two made of it."""

    points: float  # 1 for a win, 0 for a loss, in between for a shared one
    lead: int
    seconds: float
    cut: tuple[int, int] = (0, 0)  # turns of both in which the clock cut off a search


def add_command(commands: Any) -> None:
    parser = commands.add_parser("arena", help="measure how strong bots are", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument(
        "--players", default=",".join(bots.levels()), metavar="BOT,…", help=f"of {', '.join(bots.names())}, {SPELLINGS}"
    )
    parser.add_argument("--games", type=whole(1, MOST), default=100, help="games of each pair (default: 100)")
    parser.add_argument(
        "--neighbours", action="store_true", help="only players that stand side by side in the list meet"
    )
    parser.add_argument("--seats", type=whole(2, 8), default=2, help="how many seats (default: 2)")
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first deal (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--results", metavar="FILE", default="", help="where finished games are kept (arena-GAME.jsonl)"
    )
    parser.add_argument("--records", metavar="DIR", default="", help="write the record of every game into this folder")
    add_options(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    of = kind(arguments.game)
    seats = of.check_seats(arguments.seats)
    players = read_players(arguments.players)
    options = of.check_options(read_options(of, arguments.option), seats, arguments.components)
    check_bots(players, of.name, seats, options, arguments.components)
    pairs = list(itertools.pairwise(players) if arguments.neighbours else itertools.combinations(players, 2))
    check_seeds(arguments.seed, (arguments.games + 1) // 2)
    setting = {
        "arena": FORMAT,
        **played_with(of, arguments.components, players),
        "seats": seats,
        "seed": arguments.seed,
        "options": options,
    }
    with Results(Path(arguments.results or f"arena-{of.name}.jsonl"), setting) as kept:
        if arguments.records:
            records = (Path(job.record) for job in jobs_of(arguments, pairs, kept, options))
            prepare_folder(Path(arguments.records), records)
        wanted = len(pairs) * arguments.games
        missing = sum(1 for _ in jobs_of(arguments, pairs, kept, options))
        results = play_all(jobs_of(arguments, pairs, kept, options), arguments.jobs, arguments.ray)
        for result in watch(results, wanted, wanted - missing):
            at, number = divmod(result.number, arguments.games)
            first, second = (sum(result.breakdown[bot].values()) for bot in range(2))
            kept.add(
                pairs[at], number, Game(result.wins[0], first - second, result.seconds, (result.cut[0], result.cut[1]))
            )
    show(players, pairs, arguments.games, kept, seats)
    return 0


def read_players(text: str) -> list[str]:
    players = [name.strip() for name in text.split(",")]
    for name in players:
        bots.make(name, 0)
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadSetting("--players takes at least two different bots, with commas between them")
    return players


def jobs_of(
    arguments: argparse.Namespace, pairs: list[Pair], kept: Results, options: dict[str, OptionValue]
) -> Iterator[Job]:
    """The games that are missing. They come in twos: one deal, the seats exchanged."""
    titles = dict(zip(players_of(pairs), numbered(players_of(pairs)), strict=True))
    for at, pair in enumerate(pairs):
        for number in range(arguments.games):
            if kept.game(pair, number) is not None:
                continue
            first, second = (titles[name] for name in pair)
            record = Path(arguments.records) / f"{arguments.game}-{first}-{second}-{number + 1:06}.kifu"
            yield Job(
                arguments.game,
                at * arguments.games + number,
                arguments.seed + number // 2,
                [(seat + number) % 2 for seat in range(arguments.seats)],
                list(pair),
                options,
                everywhere(arguments.components),
                str(record) if arguments.records else "",
            )


def players_of(pairs: list[Pair]) -> list[str]:
    return list(dict.fromkeys(itertools.chain.from_iterable(pairs)))


class Met:
    """The games of a pair by their numbers, in few bytes each, because there may be millions."""

    def __init__(self) -> None:
        self.points = array("d")
        self.leads = array("i")
        self.seconds = array("d")
        self.cut: dict[int, tuple[int, int]] = {}  # only games in which a search was

    def put(self, number: int, game: Game) -> None:
        short = number + 1 - len(self.points)
        if short > 0:
            self.points.extend([math.nan] * short)
            self.leads.extend([0] * short)
            self.seconds.extend([0.0] * short)
        self.points[number], self.leads[number], self.seconds[number] = game.points, game.lead, game.seconds
        if any(game.cut):
            self.cut[number] = game.cut

    def get(self, number: int) -> Game | None:
        if number >= len(self.points) or math.isnan(self.points[number]):
            return None
        return Game(self.points[number], self.leads[number], self.seconds[number], self.cut.get(number, (0, 0)))


class Results(Changing):
    """The finished games of the pairs."""

    def __init__(self, path: Path, setting: dict[str, Any]) -> None:
        self.met: dict[Pair, Met] = {}
        super().__init__(path, setting, "the arena")

    def has_played(self, name: str) -> bool:
        return any(name in pair for pair in self.met)

    def take(self, line: Any) -> bool:
        match line:
            case {"files": _}:
                return super().take(line)
            case {
                "players": [str(first), str(second)],
                "number": int(number),
                "points": float() | int() as points,
                "lead": int(lead),
                "seconds": float() | int() as seconds,
            } if (
                first != second and 0 <= number < MOST and 0 <= points <= 1 and abs(lead) < 2**31 and 0 <= seconds < 1e9
            ):
                match line.get("cut", [0, 0]):
                    case [int(one), int(two)]:
                        self.keep((first, second), number, Game(points, lead, seconds, (one, two)))
                    case _:
                        return False
            case _:
                return False
        return True

    def keep(self, pair: Pair, number: int, game: Game) -> None:
        if mirrored(pair) in self.met:
            pair, number, game = mirrored(pair), number ^ 1, from_the_other_side(game)
        self.met.setdefault(pair, Met()).put(number, game)

    def game(self, pair: Pair, number: int) -> Game | None:
        """From either side: the game of a deal that the other begins is the other game of that deal."""
        if pair in self.met:
            return self.met[pair].get(number)
        if mirrored(pair) in self.met:
            game = self.met[mirrored(pair)].get(number ^ 1)
            return from_the_other_side(game) if game else None
        return None

    def add(self, pair: Pair, number: int, game: Game) -> None:
        self.keep(pair, number, game)
        line = {"players": pair, "number": number, "points": game.points, "lead": game.lead}
        cut = {"cut": game.cut} if any(game.cut) else {}
        self.write({**line, "seconds": round(game.seconds, 3), **cut})

    def of(self, pair: Pair, games: int) -> list[Game]:
        return [game for number in range(games) if (game := self.game(pair, number))]


def mirrored(pair: Pair) -> Pair:
    return pair[1], pair[0]


def from_the_other_side(game: Game) -> Game:
    return Game(1 - game.points, -game.lead, game.seconds, game.cut[::-1])


def show(players: list[str], pairs: list[Pair], games: int, kept: Results, seats: int) -> None:
    out = console()
    table = Table(box=None, pad_edge=False)
    for _ in range(2):  # where the screen is too narrow, names go on below and figures stay whole
        table.add_column("", overflow="fold")
    for heading in ("games", "won, %", "95 %", "lead", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("seconds a game", justify="right")
    titles = {name: bots.title(name) for name in players}
    if len(set(titles.values())) < len(players):
        titles = {name: name for name in players}  # files of one name in different folders
    for pair in pairs:
        played = kept.of(pair, games)
        won = [game.points for game in played]
        low, high = interval(won)
        lead, spread = mean_and_spread([float(game.lead) for game in played])
        table.add_row(
            titles[pair[0]],
            titles[pair[1]],
            str(len(played)),
            f"{100 * sum(won) / len(won):.1f}",
            f"{100 * max(low, 0.0):.1f} to {100 * high:.1f}",
            f"{lead:+.1f}",
            f"{lead - spread:+.1f} to {lead + spread:+.1f}",
            f"{sum(game.seconds for game in played) / len(played):.2f}",
        )
    out.print(table)
    ratings = Table(box=None, pad_edge=False)
    ratings.add_column("", overflow="fold")
    for heading in ("Elo", "95 %"):
        ratings.add_column(heading, justify="right", no_wrap=True)
    for name, elo, low, high in elo_table(players, {pair: kept.of(pair, games) for pair in pairs}):
        ratings.add_row(name, f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}")
    out.print()
    out.print(ratings)
    out.print(f"{seats} seats; finished games: {kept.path}", markup=False)
    if said := cut_off(cut_by(pairs, games, kept, titles), len(pairs) * games):
        out.print(said, markup=False)


def cut_by(pairs: list[Pair], games: int, kept: Results, titles: dict[str, str]) -> dict[str, int]:
    """Turns in which the clock cut off a search, by player."""
    cut: Counter[str] = Counter()
    for pair in pairs:
        for game in kept.of(pair, games):
            for name, turns in zip(pair, game.cut, strict=True):
                cut[titles[name]] += turns
    return cut


def elo_table(players: list[str], met: dict[Pair, list[Game]]) -> Iterator[tuple[str, float, float, float]]:
    """Each player with its rating (their mean is 0) and its interval, from drawing the games anew many times."""
    chance = random.Random(1)
    rated = elo(players, met)
    drawn = [
        most_likely(players, {pair: drawn_again(games, chance) for pair, games in met.items()})
        for _ in range(DRAWN_AGAIN)
    ]
    for at, name in enumerate(players):
        others = sorted(ratings[at] for ratings in drawn)
        yield name, rated[at], others[len(others) * 25 // 1000], others[len(others) * 975 // 1000]


def elo(players: list[str], met: dict[Pair, list[Game]]) -> list[float]:
    """Ratings that make the results most likely."""
    return most_likely(players, {pair: score_of(games) for pair, games in met.items()})


def score_of(games: list[Game]) -> Score:
    """With half a game drawn, so that a clean sweep stays finite."""
    won = sum(game.points for game in games)
    return won + 0.25, len(games) - won + 0.25


def drawn_again(games: list[Game], chance: random.Random) -> Score:
    """What so many games may give another time. Where all ended alike, drawing among them would always give the same,
    as if nothing else could happen; there the share of wins is drawn, from how likely it is when any was as good
    before (a beta distribution)."""
    if len({game.points for game in games}) > 1:
        return score_of(chance.choices(games, k=len(games)))
    won = sum(game.points for game in games)
    share = min(chance.betavariate(won + 1, len(games) - won + 1), 1 - 1e-9)
    count = len(games) + 0.5
    return share * count, (1 - share) * count


def most_likely(players: list[str], scores: dict[Pair, Score]) -> list[float]:
    """Ratings from the points of both sides of each pair (Bradley and Terry)."""
    at = {name: number for number, name in enumerate(players)}
    points = [0.0] * len(players)
    pairs: list[tuple[int, int, float]] = []
    for (first, second), (won, lost) in scores.items():
        points[at[first]] += won
        points[at[second]] += lost
        pairs.append((at[first], at[second], won + lost))
    strength = [1.0] * len(players)
    for _ in range(500):
        share = [0.0] * len(players)
        for one, two, games_played in pairs:
            share[one] += games_played / (strength[one] + strength[two])
            share[two] += games_played / (strength[one] + strength[two])
        strength = [won / part for won, part in zip(points, share, strict=True)]
        mean = math.exp(sum(map(math.log, strength)) / len(strength))
        strength = [each / mean for each in strength]
    return [ELO * math.log(each) for each in strength]
