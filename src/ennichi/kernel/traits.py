"""Traits: what a position has that may turn into points, as whole numbers; what they are worth is learnt from play.

Each game says once which traits there are (`Names`) and finds those of a position (`Eye.look`). A trait belongs to a
seat or to the table, and counts some times. The same code finds them for learning (`Noted`) and for play (`Weighed`),
so the two cannot differ.

What is learnt is one weight a trait and a second that grows with the time that is left: for the seat that has it, for
each of the others, and for everybody where it lies on the table. Whole numbers are added up, so that every processor
comes to the same sum.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .game import Box, Game

FINE: Final = 16  # a trait that is an amount of points counts sixteenths
POINT: Final = 1 << 16  # what a weight of one point is


class Group:
    """Traits of one sort, numbered one after the other; amounts of points count sixteenths of them."""

    def __init__(self, name: str, first: int, length: int) -> None:
        self.name = name
        self.first = first
        self.length = length


class Names:
    """The traits there are: of a seat, or of the table."""

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.size = 0

    def group(self, name: str, length: int) -> int:
        """So many traits more; the number of the first."""
        first = self.size
        self.groups.append(Group(name, first, length))
        self.size += length
        return first

    def table(self) -> list[tuple[str, int]]:
        """Every group with its length: weights that were learnt for other traits do not fit."""
        return [(each.name, each.length) for each in self.groups]


class Traits:
    """Who is told the traits that are found."""

    def amount(self, trait: i64, times: i64) -> None:
        """A trait, so many times."""
        raise NotImplementedError

    def put(self, trait: i64) -> None:
        self.amount(trait, 1)

    def points(self, trait: i64, points: float) -> None:
        """An amount of points, in sixteenths, rounded to the nearest."""
        fine = points * FINE
        self.amount(trait, i64(fine + 0.5) if fine >= 0.0 else -i64(0.5 - fine))

    def steps(self, trait: i64, height: i64, length: i64) -> None:
        """A thermometer: one trait a step, as far as the height and the room for it reach."""
        top = height if height < length else length
        step: i64 = 0
        while step < top:
            self.amount(trait + step, 1)
            step += 1

    def one_of(self, trait: i64, place: i64, length: i64) -> None:
        """One of so many places; what lies beyond the last counts as the last."""
        self.amount(trait + (place if place < length else length - 1), 1)


class Noted(Traits):
    """Keeps which traits there are, and how many times each."""

    def __init__(self) -> None:
        self.which: list[int] = []
        self.times: list[int] = []

    def amount(self, trait: i64, times: i64) -> None:
        if times:
            self.which.append(int(trait))
            self.times.append(int(times))


class Weighed(Traits):
    """Adds up what the traits are worth: to the seat that has them, and to each of the others."""

    def __init__(self) -> None:
        self.mine: list[int] = []  # the weights
        self.theirs: list[int] = []
        self.own: i64 = 0  # the sums
        self.others: i64 = 0

    def begin(self, mine: list[int], theirs: list[int]) -> None:
        self.mine = mine
        self.theirs = theirs
        self.own = 0
        self.others = 0

    def amount(self, trait: i64, times: i64) -> None:
        self.own += times * i64(self.mine[trait])
        self.others += times * i64(self.theirs[trait])


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Finds the traits of positions of one game; each game has its own."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.own = Names()
        self.common = Names()

    def put_parts(self, worths: list[float], part: int, whole: int, found: Traits) -> None:
        """The parts of an evaluation, a trait each, and their sum."""
        total = 0.0
        for i in range(len(worths)):
            found.points(part + i, worths[i])
            total += worths[i]
        found.points(whole, total)

    def left(self, g: Any) -> int:
        """How much time is left, in rounds or parts of them."""
        raise NotImplementedError

    def look(self, g: Any, seat: int, found: Traits) -> None:
        """The traits of a seat."""
        raise NotImplementedError

    def look_round(self, g: Any, found: Traits) -> None:
        """Those of the table."""
        raise NotImplementedError


class Weights:
    """What the traits are worth while so much time is left."""

    def __init__(self, own: list[int], others: list[int], common: list[int]) -> None:
        self.own = own
        self.others = others
        self.common = common


class Learnt:
    """What was learnt for one game and number of seats: the points that each seat will have at the end.

    It is given in six rows: level and slope of what a seat has itself, what another has, and what the table has.
    """

    def __init__(self, eye: Eye, given: list[list[int]]) -> None:
        sizes = [eye.own.size, eye.own.size, eye.own.size, eye.own.size, eye.common.size, eye.common.size]
        if [len(row) for row in given] != sizes:
            raise ValueError(f"weights for {[len(row) for row in given]} traits were given, and there are {sizes}")
        self.eye = eye
        self.given = given
        self.weights: dict[int, Weights] = {}  # by the time that is left
        self.sum = Weighed()

    def points(self, g: Game) -> list[float]:
        """What each seat may expect at the end."""
        eye = self.eye
        weights = self.weights_at(eye.left(g))
        found = self.sum
        found.begin(weights.common, weights.common)
        eye.look_round(g, found)
        table = found.own
        seats = g.seats
        mine: list[i64] = []
        theirs: list[i64] = []
        everybody: i64 = 0
        for seat in range(seats):
            found.begin(weights.own, weights.others)
            eye.look(g, seat, found)
            mine.append(found.own)
            theirs.append(found.others)
            everybody += found.others
        points: list[float] = []
        for seat in range(seats):
            points.append(float(table + mine[seat] + everybody - theirs[seat]) / POINT)
        return points

    def weights_at(self, left: int) -> Weights:
        found = self.weights.get(left)
        if found is None:
            rows: list[list[int]] = []
            for side in (0, 2, 4):
                level = self.given[side]
                slope = self.given[side + 1]
                rows.append([level[i] + slope[i] * left for i in range(len(level))])
            found = Weights(rows[0], rows[1], rows[2])
            self.weights[left] = found
        return found
