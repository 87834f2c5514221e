"""`ennichi arena`: bots against each other, every pair as often, with a table of how strong they are."""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

from rich.table import Table

from ennichi import bots
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import kind

from .common import SEED, add_components, add_options, check_bots, console, read_options, whole
from .matches import Job, play_all, prepare_folder, watch

EXAMPLES = """examples:
  ennichi arena bamboo --players level5,level3,greedy --games 400 --jobs 2
  ennichi arena iki --players level4,level3 --seats 4 --games 100 --records games/

Every pair meets in so many games. Each deal is played twice with the seats exchanged, so that neither seat nor luck
favours a bot. With three or four seats the two of a pair sit in turn, and the better of a bot's seats counts.
Each finished game is a line in the results file (arena-GAME.jsonl, or --results FILE). The same command goes on
where it was interrupted; with more games or further players it plays only what is missing.
"""
FORMAT = 1
ELO = 400 / math.log(10)
DRAWN_AGAIN = 200  # times that the games are drawn anew for the intervals of Elo
Pair = tuple[str, str]


@dataclass
class Game:
    """A finished game of a pair: what the first of the two made of it."""

    points: float  # 1 for a win, 0 for a loss, in between for a shared one
    lead: int
    seconds: float


def add_command(commands: Any) -> None:
    parser = commands.add_parser("arena", help="measure how strong bots are", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("game", help="the game, such as bamboo")
    parser.add_argument(
        "--players", default=",".join(bots.levels()), metavar="BOT,…", help=f"of {', '.join(bots.names())}, net:FILE"
    )
    parser.add_argument("--games", type=whole(1, 1_000_000), default=100, help="games of each pair (default: 100)")
    parser.add_argument(
        "--neighbours", action="store_true", help="only players that stand side by side in the list meet"
    )
    parser.add_argument("--seats", type=whole(2, 8), default=2, help="how many seats (default: 2)")
    parser.add_argument("--seed", type=SEED, default=1, help="the seed of the first deal (default: 1)")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, help="processes to use (default: 1)")
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
    options = of.check_options(read_options(of, arguments.option), seats)
    check_bots(players, of.name, seats, options, arguments.components)
    pairs = list(itertools.pairwise(players) if arguments.neighbours else itertools.combinations(players, 2))
    setting = {
        "arena": FORMAT,
        "game": of.name,
        "rules": of.rules,
        "components": of.box(arguments.components).fingerprint,
        "weights": of.weights().fingerprint(),
        "seats": seats,
        "seed": arguments.seed,
        "options": options,
    }
    files = {name: fingerprint(bots.file_of(name)) for name in players if bots.file_of(name)}
    if files:
        setting["files"] = files
    kept = Results(Path(arguments.results or f"arena-{of.name}.jsonl"), setting)
    jobs: list[Job] = []
    for pair in pairs:
        for number in range(arguments.games):
            if (pair, number) not in kept.games:
                jobs.append(job_of(arguments, len(jobs), pair, number, seats, options))
    if arguments.records:
        prepare_folder(Path(arguments.records), [Path(job.record) for job in jobs])
    wanted = len(pairs) * arguments.games
    for result in watch(play_all(jobs, arguments.jobs), wanted, wanted - len(jobs)):
        job = jobs[result.number]
        first, second = (sum(result.breakdown[bot].values()) for bot in range(2))
        game = Game(result.wins[0], first - second, result.seconds)
        kept.add((job.names[0], job.names[1]), deal_of(job, arguments.seed), game)
    show(players, pairs, arguments.games, kept, seats)
    return 0


def fingerprint(path: str) -> str:
    """Tells a file from what it was before it changed."""
    return f"{crc32(Path(path).read_bytes()):08x}"


def read_players(text: str) -> list[str]:
    players = [name.strip() for name in text.split(",")]
    for name in players:
        bots.make(name, 0)
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadSetting("--players takes at least two different bots, with commas between them")
    return players


def job_of(arguments: argparse.Namespace, at: int, pair: Pair, number: int, seats: int, options: dict[str, Any]) -> Job:
    """Games come in twos: one deal, the seats exchanged."""
    first, second = map(bots.title, pair)
    record = Path(arguments.records) / f"{arguments.game}-{first}-{second}-{number + 1:06}.kifu"
    return Job(
        arguments.game,
        at,
        arguments.seed + number // 2,
        [(seat + number) % 2 for seat in range(seats)],
        list(pair),
        options,
        arguments.components,
        str(record) if arguments.records else "",
    )


def deal_of(job: Job, seed: int) -> int:
    """The number of the game among those of its pair."""
    return 2 * (job.seed - seed) + job.players[0]


class Results:
    """The finished games, each on a line of a file: what an interruption leaves is all there."""

    def __init__(self, path: Path, setting: dict[str, Any]) -> None:
        self.path = path
        self.games: dict[tuple[Pair, int], Game] = {}
        if path.exists() and path.stat().st_size:
            self.read(setting)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(setting) + "\n", encoding="utf-8")

    def read(self, setting: dict[str, Any]) -> None:
        whole_lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]  # the last one may be cut off
        try:
            head, *lines = [json.loads(line) for line in whole_lines]
        except ValueError:
            raise BadSetting(f"{self.path} is not a results file of the arena; choose another with --results") from None
        if head != setting:
            differs = [key for key in setting if not isinstance(head, dict) or head.get(key) != setting[key]]
            raise BadSetting(
                f"{self.path} holds games played with another {', '.join(differs)}; choose another file with --results"
            )
        for line in lines:
            pair = (line["players"][0], line["players"][1])
            self.keep(pair, line["number"], Game(line["points"], line["lead"], line["seconds"]))
        self.path.write_text("\n".join(whole_lines) + "\n", encoding="utf-8")

    def keep(self, pair: Pair, number: int, game: Game) -> None:
        """Under both orders of the pair; the game of a deal that the other begins is the other game of that deal."""
        self.games[pair, number] = game
        self.games[(pair[1], pair[0]), number ^ 1] = Game(1 - game.points, -game.lead, game.seconds)

    def add(self, pair: Pair, number: int, game: Game) -> None:
        self.keep(pair, number, game)
        line = {"players": pair, "number": number, "points": game.points, "lead": game.lead}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**line, "seconds": round(game.seconds, 3)}) + "\n")

    def of(self, pair: Pair, games: int) -> list[Game]:
        return [self.games[pair, number] for number in range(games)]


def show(players: list[str], pairs: list[Pair], games: int, kept: Results, seats: int) -> None:
    out = console()
    table = Table(box=None, pad_edge=False)
    for heading in ("", "", "games", "won, %", "95 %", "lead", "95 %", "seconds a game"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    for pair in pairs:
        played = kept.of(pair, games)
        won = [game.points for game in played]
        low, high = interval(won)
        lead, spread = mean_and_spread([float(game.lead) for game in played])
        table.add_row(
            pair[0],
            pair[1],
            str(len(played)),
            f"{100 * sum(won) / len(won):.1f}",
            f"{100 * low:.1f} to {100 * high:.1f}",
            f"{lead:+.1f}",
            f"{lead - spread:+.1f} to {lead + spread:+.1f}",
            f"{sum(game.seconds for game in played) / len(played):.2f}",
        )
    out.print(table)
    ratings = Table(box=None, pad_edge=False)
    for heading in ("", "Elo", "95 %"):
        ratings.add_column(heading, justify="left" if heading == "" else "right")
    for name, elo, low, high in elo_table(players, {pair: kept.of(pair, games) for pair in pairs}):
        ratings.add_row(name, f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}")
    out.print()
    out.print(ratings)
    out.print(f"{seats} seats; finished games: {kept.path}", markup=False)


def interval(won: list[float]) -> tuple[float, float]:
    """Where the true share of wins lies with 95 % (Wilson's score interval)."""
    n = len(won)
    share = sum(won) / n
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return middle - half, middle + half


def mean_and_spread(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def elo_table(players: list[str], met: dict[Pair, list[Game]]) -> Iterator[tuple[str, float, float, float]]:
    """Each player with its rating (their mean is 0) and its interval, from drawing the games anew many times."""
    chance = random.Random(1)
    rated = elo(players, met)
    drawn = [
        elo(players, {pair: chance.choices(games, k=len(games)) for pair, games in met.items()})
        for _ in range(DRAWN_AGAIN)
    ]
    for at, name in enumerate(players):
        others = sorted(ratings[at] for ratings in drawn)
        yield name, rated[at], others[len(others) * 25 // 1000], others[len(others) * 975 // 1000]


def elo(players: list[str], met: dict[Pair, list[Game]]) -> list[float]:
    """Ratings that make the results most likely (Bradley and Terry), with half a game drawn in every pair so that
    a clean sweep stays finite."""
    at = {name: number for number, name in enumerate(players)}
    points = [0.0] * len(players)
    pairs: list[tuple[int, int, float]] = []
    for (first, second), games in met.items():
        won = sum(game.points for game in games)
        points[at[first]] += won + 0.25
        points[at[second]] += len(games) - won + 0.25
        pairs.append((at[first], at[second], len(games) + 0.5))
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
