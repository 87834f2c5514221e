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
    """For each part of a game: end = offset + slope * seen, give or take the spread."""

    def __init__(self, slope: list[float], offset: list[float], spread: list[float]) -> None:
        self.slope = slope
        self.offset = offset
        self.spread = spread


class Outlook:
    """One line for those who sit at the table, one for an opponent that the rules play."""

    def __init__(self, seat: Line, rules: Line) -> None:
        self.seat = seat
        self.rules = rules

    def expected(self, seen: list[float], seats: int, done: float) -> list[float]:
        """The points that everybody may expect in the end, when so much of the game is done."""
        part = part_of(done)
        found: list[float] = []
        for number in range(len(seen)):
            line = self.seat if number < seats else self.rules
            found.append(line.offset[part] + line.slope[part] * seen[number])
        return found

    def chances(self, expected: list[float], done: float) -> list[float]:
        """The chance of each to win."""
        width = LOGISTIC * self.seat.spread[part_of(done)]
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
        seat = line_of(given.get("seat", {}))
        KNOWN[kind.name] = Outlook(seat, line_of(given["rules"]) if "rules" in given else seat)
    return KNOWN[kind.name]


def line_of(given: dict[str, list[float]]) -> Line:
    even = [10.0 * math.sqrt(1.0 - part / PARTS) for part in range(PARTS)]
    return Line(given.get("slope", [1.0] * PARTS), given.get("offset", [0.0] * PARTS), given.get("spread", even))
