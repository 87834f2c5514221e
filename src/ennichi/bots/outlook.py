"""From what the evaluation says to what the end will be: learnt from many games, for each part of a game.

In the middle of a game an evaluation may see too much or too little in everything. How points that it saw became
points of the end is kept in a file of the game (`outlook.toml`, written by tools/outlook.py).
"""

from __future__ import annotations

import math
import tomllib
from typing import Any, Final

from ennichi.kernel.game import Kind

FILE: Final = "outlook.toml"  # in the game's folder
PARTS: Final = 10  # of a game
LOGISTIC: Final = 0.78  # makes of a spread the width of a curve of chances between two


class Line:
    """For each part of a game: end = offset + level * mean + slope * (seen - mean), give or take the spread.

    The mean is over those who are alike: an evaluation errs for all of them in the same way, so that what sets them
    apart says more than what they have in common.
    """

    def __init__(self, slope: list[float], level: list[float], offset: list[float], spread: list[float]) -> None:
        self.slope = slope
        self.level = level
        self.offset = offset
        self.spread = spread

    def expected(self, seen: list[float], part: int) -> list[float]:
        mean = sum(seen) / len(seen) if seen else 0.0
        base = self.offset[part] + self.level[part] * mean
        return [base + self.slope[part] * (points - mean) for points in seen]


class Outlook:
    """One line for those who sit at the table, one for who sits there alone, one for opponents that the rules play."""

    def __init__(self, seats: Line, alone: Line, rules: Line) -> None:
        self.seats = seats
        self.alone = alone
        self.rules = rules

    def expected(self, seen: list[float], seats: int, done: float) -> list[float]:
        """The points that everybody may expect in the end, when so much of the game is done."""
        part = part_of(done)
        line = self.alone if seats == 1 else self.seats
        return line.expected(seen[:seats], part) + self.rules.expected(seen[seats:], part)

    def chances(self, expected: list[float], done: float) -> list[float]:
        """The chance of each to win."""
        width = LOGISTIC * self.seats.spread[part_of(done)]
        best = max(expected)
        shares = [math.exp((points - best) / width) for points in expected]
        total = sum(shares)
        return [share / total for share in shares]


def part_of(done: float) -> int:
    return min(PARTS - 1, max(0, int(PARTS * done)))


KNOWN: Final[dict[str, Outlook]] = {}


def outlook_of(kind: Kind[Any]) -> Outlook:
    """What was learnt for a game; without a file the evaluation is believed as it is."""
    if kind.name not in KNOWN:
        path = kind.folder / FILE
        given: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        KNOWN[kind.name] = Outlook(*[line_of(given.get(name, {})) for name in ("seats", "alone", "rules")])
    return KNOWN[kind.name]


def line_of(given: dict[str, list[float]]) -> Line:
    even = [10.0 * math.sqrt(1.0 - part / PARTS) for part in range(PARTS)]
    one = [1.0] * PARTS
    return Line(
        given.get("slope", one), given.get("level", one), given.get("offset", [0.0] * PARTS), given.get("spread", even)
    )
