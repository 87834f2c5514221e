"""Awards counted at the end of the game, as text: `12`, `2 per fire`, `3 per sandal max 30`, `7 if 3 artisan`.

award     := part { " + " part }
part      := N | N "per" [K] THING ["max" M] | N "if" condition { "and" condition }
condition := K THING | "at most" K THING | "last fire"
"""

from __future__ import annotations

import re
from typing import Final

THINGS: Final = (
    "type", "toptype", "special", "artisan", "character", "newcomer", "fire", "trade", "boat", "building", "celebrity",
    "pipe", "pouch", "fish", "fishscore", "koban", "mon", "rice", "sandal",
)  # fmt: skip
LAST_FIRE: Final = len(THINGS)  # a yes or no beside the things: lowest on the firefighting track

PER: Final = re.compile(r"(-?\d+) per (?:(\d+) )?([a-z]+)(?: max (\d+))?")
WHEN: Final = re.compile(r"(at most )?(\d+) ([a-z]+)")


class Award:
    """One part: points for every so many of a thing, or points when all conditions hold."""

    def __init__(self, points: int, thing: int, each: int, most: int, conditions: list[tuple[int, int, bool]]) -> None:
        self.points = points
        self.thing = thing  # -1: a plain number, or conditions
        self.each = each
        self.most = most  # -1: no limit
        self.conditions = conditions  # thing, number, whether at most so many

    def worth(self, counts: list[int]) -> int:
        """The points, when `counts` says how many of each thing there are."""
        if self.thing >= 0:
            points = self.points * (counts[self.thing] // self.each)
            return min(points, self.most) if self.most >= 0 else points
        for thing, number, at_most in self.conditions:
            if counts[thing] > number if at_most else counts[thing] < number:
                return 0
        return self.points


def parse_award(text: str) -> list[Award]:
    """The parts of an award; raises ValueError with what is wrong."""
    return [parse_part(part) for part in text.split(" + ")]


def parse_part(text: str) -> Award:
    if re.fullmatch(r"-?\d+", text):
        return Award(int(text), -1, 1, -1, [])
    found = PER.fullmatch(text)
    if found is not None:
        most = int(found[4]) if found[4] else -1
        return Award(int(found[1]), thing_number(found[3]), int(found[2] or 1), most, [])
    points, parted, conditions = text.partition(" if ")
    if not parted or not re.fullmatch(r"-?\d+", points):
        raise ValueError(f"expected 'N', 'N per THING' or 'N if K THING', found {text!r}")
    return Award(int(points), -1, 1, -1, [parse_condition(each) for each in conditions.split(" and ")])


def parse_condition(text: str) -> tuple[int, int, bool]:
    if text == "last fire":
        return LAST_FIRE, 1, False
    found = WHEN.fullmatch(text)
    if found is None:
        raise ValueError(f"expected 'K THING', 'at most K THING' or 'last fire', found {text!r}")
    return thing_number(found[3]), int(found[2]), bool(found[1])


def thing_number(name: str) -> int:
    if name not in THINGS:
        raise ValueError(f"there is no thing {name!r} to count; there are {', '.join(THINGS)}")
    return THINGS.index(name)


def total(awards: list[Award], counts: list[int]) -> int:
    points = 0
    for award in awards:
        points += award.worth(counts)
    return points
