"""Puzzles: moments of real games in which one turn is clearly the best, kept as files beside the game.

A puzzle is a deal and the touches that lead to the moment, the best turn, and wrong ones that tempt. What each turn
brings was found by playing on from it for some rounds, many times, over deals of what its seat cannot know: the n-th
time from every turn with the same deal. `tools/find_puzzles.py` finds and writes them.
"""

from __future__ import annotations

import hashlib
import json
import math
import time
import tomllib
from pathlib import Path
from typing import Any, Final

from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.kernel.game import Game, Kind, OptionValue
from ennichi.kernel.history import begun
from ennichi.kernel.registry import header, start

from .greedy import begins_turn, best_touch, imagine, looks_ahead
from .search import lead_of, points_of

FOLDER: Final = "puzzles"  # in the game's folder
DIFFICULTIES: Final = (1, 2, 3)
WRONG: Final = 2  # wrong ways of each puzzle
AS_GOOD: Final = 0.75  # points by which a turn may seem worse and still is as good
ROUNDS: Final = 3  # that a turn is played on from, before the evaluation judges
MOST_TURNS: Final = 10_000
SAME: Final = 8  # deals that make the same difference: then the others will, too
FIRST_DEAL: Final = 1 << 40  # whoever looks for puzzles deals by smaller numbers


class Way:
    """A turn, and what it brings."""

    def __init__(self, touches: list[str], less: float, error: float, lines: dict[str, float]) -> None:
        self.touches = touches  # by name, up to the end of the turn or to where something comes to light
        self.less = less  # points than the best way brings
        self.error = error  # standard error of that
        self.lines = lines  # the points of its seat at the end of games that went on from it, by scoring line

    @property
    def points(self) -> float:
        return sum(list(self.lines.values()))


class Puzzle:
    """One puzzle as its file tells it."""

    def __init__(self, kind: Kind[Any], name: str, given: dict[str, Any]) -> None:
        self.kind = kind
        self.name = name
        self.rules = int(given["rules"])
        self.components = str(given["components"])
        self.seats = int(given["seats"])
        self.seed = int(given["seed"])
        self.options: dict[str, OptionValue] = dict(given.get("options", {}))
        self.seat = int(given["seat"])
        self.chapter = int(given["chapter"])  # of the game
        self.difficulty = int(given["difficulty"])
        self.deals = int(given["deals"])  # that every way was played on from
        self.scale = float(given["scale"])  # what is left of a difference at the end of the game
        self.touches: list[str] = str(given["touches"]).split()
        self.best = read_way(given["best"])
        self.wrong = [read_way(way) for way in given["wrong"]]
        # What every turn that was compared leads to, and by how many points it is worse than the best.
        self.results: dict[str, float] = {str(key): float(less) for key, less in given["results"].items()}

    @property
    def id(self) -> str:
        return f"{self.kind.name}-{self.name}"

    def check(self) -> None:
        """Complain when it is of other rules or components than the game has."""
        for what, own, now in (
            ("rules", str(self.rules), str(self.kind.rules)),
            ("components", self.components, self.kind.box().fingerprint),
        ):
            if own != now:
                raise BadSetting(f"the puzzle {self.id} was made for {what} {own}, and there are {now}: {self.again}")

    @property
    def again(self) -> str:
        """What to do about one that does not fit any more."""
        return f"run tools/find_puzzles.py {self.kind.name} --renew"

    def start(self) -> Game:
        """The position to be solved, played from its deal."""
        self.check()
        g = start(header(self.kind.name, self.seats, self.seed, self.options, (), ""))
        try:
            for name in self.touches:
                g.play(g.touch(name))
        except EnnichiError as fault:
            raise BadSetting(f"the puzzle {self.id} cannot be played: {fault} {self.again}") from None
        if g.over or g.seat != self.seat:
            raise BadSetting(f"the puzzle {self.id} does not ask seat {self.seat + 1}: {self.again}")
        return g

    def less(self, result: str) -> float | None:
        """By how many points a turn with this result is worse than the best; None where nobody has compared it."""
        return self.results.get(result)

    def wrong_like(self, touches: list[str]) -> int:
        """The wrong way that a turn resembles most: which begins alike for longest, and shares most."""
        likeness = [(alike(way.touches, touches), -at) for at, way in enumerate(self.wrong)]
        return -max(likeness)[1]


def alike(one: list[str], other: list[str]) -> tuple[int, int]:
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same, len(set(one) & set(other))


def read_way(given: dict[str, Any]) -> Way:
    lines = {str(name): float(points) for name, points in given["lines"].items()}
    less, error = float(given.get("less", 0.0)), float(given.get("error", 0.0))
    return Way(str(given["touches"]).split(), less, error, lines)


def read_puzzle(kind: Kind[Any], path: Path) -> Puzzle:
    """The puzzle of a file; whatever is wrong with it is said with the file's name."""
    try:
        puzzle = Puzzle(kind, path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
        if puzzle.difficulty not in DIFFICULTIES or len(puzzle.wrong) != WRONG:
            raise ValueError(f"the difficulty is 1, 2 or 3, and there are {WRONG} wrong ways")
    except KeyError as missing:
        raise BadSetting(f"the puzzle {path} has no {missing}") from None
    except (ValueError, TypeError, AttributeError) as fault:
        raise BadSetting(f"the puzzle {path} cannot be read: {fault}") from None
    return puzzle


KNOWN: Final[dict[str, list[Puzzle]]] = {}


def puzzles_of(kind: Kind[Any]) -> list[Puzzle]:
    """The puzzles of a game, the easy ones first; a game without any is fine."""
    if kind.name not in KNOWN:
        found = [read_puzzle(kind, path) for path in sorted((kind.folder / FOLDER).glob("*.toml"))]
        found.sort(key=lambda puzzle: (puzzle.difficulty, puzzle.seed))
        KNOWN[kind.name] = found
    return KNOWN[kind.name]


# Turns and what they lead to.


def turn_over(g: Game, start: Game) -> bool:
    """Whether the turn that began in a position is played: or something came to light, which nobody could plan."""
    played = g.seat != start.seat or g.reveals != start.reveals or begun(g.history, len(start.history)) > 0
    return g.over or played


def result_of(g: Game) -> str:
    """What a turn leads to, in a few signs: equal for different orders of touches that end alike."""
    position = json.dumps([g.pack(), g.seat, [step.key for step in g.todo]], separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(position.encode()).hexdigest()[:12]


def after(start: Game, touches: list[int]) -> Game:
    """A position after the touches of a turn, as far as they belong to it."""
    g = start.clone()
    for touch in touches:
        if turn_over(g, start):
            break
        g.play(touch)
    return g


def play_on(start: Game, touches: list[int], seed: int, rounds: int, ahead: bool) -> Game:
    """Where a turn leads by one deal of what its seat cannot know, when everybody plays on greedily.

    After so many rounds, or at the end of the game where `rounds` is 0. With `ahead`, whoever begins a turn thinks to
    its end, which is better play and takes longer.
    """
    g = imagine(start, start.seat, seed)
    first = g.clone()
    for touch in touches:
        if touch not in g.offered or turn_over(g, first):
            break
        g.play(touch)
    turns = rounds * g.seats if rounds else MOST_TURNS
    while not g.over and turns > 0:
        g.play(best_touch(g, g.seat, ahead and looks_ahead(g)))
        if begins_turn(g):
            turns -= 1
    return g


class Measure:
    """Turns compared over equal deals: what each brought, deal by deal."""

    def __init__(
        self, start: Game, ways: list[list[int]], first_deal: int, rounds: int = ROUNDS, ahead: bool = False
    ) -> None:
        self.start = start
        self.first_deal = first_deal
        self.rounds = rounds
        self.ahead = ahead
        self.ways: list[list[int]] = []
        self.points: list[list[float]] = []  # that the seat could then expect
        self.leads: list[list[float]] = []  # over the best of the others
        self.lines: list[dict[str, float]] = []  # sums, of games that ended
        self.over: list[int] = []  # how many did
        for way in ways:
            self.add(way)

    def add(self, way: list[int]) -> None:
        self.ways.append(way)
        self.points.append([])
        self.leads.append([])
        self.lines.append({})
        self.over.append(0)

    def play(self, way: int, deals: int) -> None:
        """Play on from a way until it has seen so many deals."""
        seat = self.start.seat
        while len(self.points[way]) < deals:
            deal = self.first_deal + len(self.points[way])
            g = play_on(self.start, self.ways[way], deal, self.rounds, self.ahead)
            points = points_of(g)
            self.points[way].append(points[seat])
            self.leads[way].append(lead_of(points, seat))
            if g.over:
                self.over[way] += 1
                sums = self.lines[way]
                for name, count in g.breakdown()[seat].items():
                    sums[name] = sums.get(name, 0.0) + count

    def mean(self, way: int) -> float:
        return sum(self.points[way]) / len(self.points[way])

    def gap(self, better: int, worse: int, leads: bool = False) -> tuple[float, float]:
        """By how many points one way brings more than another, over the deals that both saw; and its standard error."""
        table = self.leads if leads else self.points
        count = min(len(table[better]), len(table[worse]))
        differences = [table[better][i] - table[worse][i] for i in range(count)]
        mean = sum(differences) / count
        if count < 2:
            return mean, math.inf
        squares = 0.0
        for each in differences:
            squares += (each - mean) ** 2
        return mean, math.sqrt(squares / (count - 1) / count)

    def ended(self, way: int) -> bool:
        """Whether every game that went on from a way came to its end."""
        return self.over[way] == len(self.points[way])

    def means(self, way: int) -> dict[str, float]:
        """What the seat had in each line of the scoring, when all games ended."""
        count = len(self.points[way])
        return {name: total / count for name, total in self.lines[way].items()}


def compare(
    puzzle: Puzzle, start: Game, touches: list[int], deals: int, seconds: float
) -> tuple[float, dict[str, float]]:
    """By how many points a turn that nobody has compared yet is worse than the best: found out now, over some deals.

    And how much more than the best it brings in each line of the scoring, at the end of games that go on from both.
    """
    ways = [[start.touch(name) for name in puzzle.best.touches], touches]
    soon = Measure(start, ways, FIRST_DEAL)
    play_both(soon, deals, seconds)
    ends = soon
    if not (soon.ended(0) and soon.ended(1)):
        ends = Measure(start, ways, FIRST_DEAL, rounds=0)
        play_both(ends, deals, seconds)
    best, own = ends.means(0), ends.means(1)
    lines = {name: own.get(name, 0.0) - best.get(name, 0.0) for name in puzzle.kind.scoring if name in own}
    return puzzle.scale * soon.gap(0, 1)[0], lines


def play_both(measure: Measure, deals: int, seconds: float) -> None:
    """Play on from two ways over the same deals, as many as can be had in the time."""
    ends = time.perf_counter() + seconds
    for count in range(1, deals + 1):
        measure.play(0, count)
        measure.play(1, count)
        same = count >= SAME and measure.gap(0, 1)[1] == 0.0
        if same or time.perf_counter() > ends:
            break
