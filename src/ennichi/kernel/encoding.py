"""Observations for programs that learn: what a seat may know as a row of numbers of fixed length, with named fields.

A game describes its row once (`Layout`) and writes it (`Encoder.write`). Rows lie in a `vec`, which compiled code
writes directly and NumPy shows without copying. Everything is relative to a seat: its own things come first, then
those of the others in the order of the seats.

From one decision to the next little changes. Whoever follows a game keeps for each seat what it was told last (`Seen`),
and `Encoder.renew` writes only what is different since.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from .game import Box, Game, Header, Kind, OptionValue

MOST_SEATS: Final = 4  # rows have room for so many, whatever the game is played with
THEN: Final = 3  # steps that are told beyond the asking one
STEPS: Final = 3  # where they begin: after seats, over and actor

NUMBER: Final = "number"  # a count or a score; more is more
CODE: Final = "code"  # one of several things, numbered without an order


class Field:
    """A part of the row: `length` numbers in a row, each from `low` to `high`."""

    def __init__(self, name: str, offset: int, length: int, sort: str, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.length = length
        self.sort = sort
        self.low = low
        self.high = high
        self.meaning = meaning


class Layout:
    """The fields of a row, one after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.by_name: dict[str, Field] = {}
        self.size = 0

    def add(self, field: Field) -> None:
        if field.name in self.by_name:
            raise ValueError(f"two fields are called {field.name!r}")
        self.fields.append(field)
        self.by_name[field.name] = field
        self.size += field.length

    def number(self, name: str, length: int, low: int, high: int, meaning: str) -> None:
        self.add(Field(name, self.size, length, NUMBER, low, high, meaning))

    def flag(self, name: str, length: int, meaning: str) -> None:
        self.number(name, length, 0, 1, meaning)

    def code(self, name: str, length: int, high: int, meaning: str) -> None:
        self.add(Field(name, self.size, length, CODE, 0, high, meaning))

    def field(self, name: str) -> Field:
        if name not in self.by_name:
            raise KeyError(f"there is no field {name!r}")
        return self.by_name[name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """What one seat was last told of a game: its row, and the parts of the position that it was written from.

    Parts are tuples and steps, which positions replace and never change: the same object was written before. A part
    that is forgotten is `()`, of which a row says nothing: zeros.
    """

    def __init__(self, rows: vec[i16], at: i64, size: i64) -> None:
        self.rows = rows
        self.at: i64 = at  # where the row begins
        self.size: i64 = size
        self.seat: i64 = -1  # who was told
        self.codes: vec[i16] = new_rows(1 + 2 * MOST_SEATS)  # `who` of nobody and of every player, and round again
        self.header: Header | None = None
        self.steps: list[Any] = [None] * (THEN + 1)  # that were told, the asking one first
        self.depth: i64 = 0  # how many of them

    def forget(self) -> None:
        """Begin anew: nothing is told yet."""
        clear(self.rows, self.at, self.size)
        self.header = None
        self.depth = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the rows of one game with one set of components; each game adds its own fields."""

    def __init__(self, kind: Kind[Any], box: Box) -> None:
        self.kind = kind
        self.box = box
        self.layout = Layout()
        self.step_codes: dict[str, int] = {key: at + 1 for at, key in enumerate(sorted(box.steps))}
        self.setting_names: list[str] = [option.name for option in kind.options]
        self.setting_values: list[dict[OptionValue, int]] = [
            {value: at + 1 for at, value in enumerate(option.values)} for option in kind.options
        ]
        self.settings_of: dict[str, OptionValue] = {}  # the settings last written, which most rows share
        self.settings: list[int] = self.setting_codes(self.settings_of)
        self.add_common()
        self.common: i64 = self.layout.size

    def add_common(self) -> None:
        """The fields that every game begins with."""
        layout = self.layout
        steps = len(self.step_codes)
        layout.number("seats", 1, 1, MOST_SEATS, "how many play")
        layout.flag("over", 1, "the game has ended")
        layout.code("actor", 1, MOST_SEATS, "who must act: " + WHO)
        layout.code("step", 1, steps, "the step that asks, by its place among the steps' sorted keys; 0 at the end")
        layout.code("then", THEN, steps, "the steps that follow it, the next one first; 0 where none is left")
        most = max([len(values) for values in self.setting_values], default=1)
        layout.code("settings", len(self.setting_names), most, SETTINGS + ", ".join(self.setting_names))

    def write_common(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> i64:
        """Write the fields that every game begins with; where the next one is written."""
        self.renew_common(g, seat, g.header.seats, Seen(rows, at, self.common))
        return at + self.common

    def renew_common(self, g: Game, seat: i64, players: i64, seen: Seen) -> None:
        """The same where a row is renewed; first of all, because another seat or game begins anew."""
        if seat != seen.seat or g.header is not seen.header:
            seen.forget()
            self.begin(g.header, seat, players, seen)
        rows = seen.rows
        at = seen.at
        over = g.over
        rows[at + 1] = 1 if over else 0
        rows[at + 2] = 0 if over else seen.codes[1 + g.seat]
        todo: list[Any] = g.todo  # whose steps are compared unseen, which is quicker
        steps = seen.steps
        left: i64 = len(todo)
        told: i64 = left if left < THEN + 1 else THEN + 1
        i: i64 = 0
        while i < told:
            left -= 1
            step = todo[left]
            if i >= seen.depth or step is not steps[i]:
                steps[i] = step
                rows[at + STEPS + i] = self.step_codes[g.todo[left].key]
            i += 1
        while i < seen.depth:
            rows[at + STEPS + i] = 0
            i += 1
        seen.depth = told

    def begin(self, header: Header, seat: i64, players: i64, seen: Seen) -> None:
        """What stays the same for a whole game."""
        seen.seat = seat
        seen.header = header
        for other in range(2 * MOST_SEATS):
            seen.codes[1 + other] = i16(who(other, seat, players))
        seen.rows[seen.at] = header.seats
        if header.options is not self.settings_of:
            self.settings_of = header.options
            self.settings = self.setting_codes(self.settings_of)
        numbers(seen.rows, seen.at + STEPS + THEN + 1, self.settings)

    def setting_codes(self, chosen: dict[str, OptionValue]) -> list[int]:
        return [
            self.setting_values[at][chosen[name]] if name in chosen else 0 for at, name in enumerate(self.setting_names)
        ]

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        """Write what the seat may know of the position into the row that begins there."""
        raise NotImplementedError

    def memory(self, rows: vec[i16], at: i64) -> Seen:
        """For a row that begins there, of which nothing was told yet."""
        return Seen(rows, at, self.layout.size)

    def renew(self, g: Game, seat: i64, seen: Seen) -> None:
        """Write what the seat may know into a row that told it of an earlier position, or another seat of another game.

        Both give the same numbers as `write`; where little has changed since, this is quicker.
        """
        self.write(g, seat, seen.rows, seen.at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Renewing(Encoder):
    """An encoder that knows how to renew a row: a new one is renewed from nothing."""

    def __init__(self, kind: Kind[Any], box: Box) -> None:
        super().__init__(kind, box)
        self.scratch: Seen | None = None

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        scratch = self.scratch
        if scratch is None:
            scratch = self.scratch = self.memory(rows, at)
        scratch.rows = rows
        scratch.at = at
        scratch.seat = -1
        self.renew(g, seat, scratch)


WHO: Final = "0 nobody, 1 this seat, 2 the next one, and so on"
SETTINGS: Final = "the value of each setting by its place in the list of its values, from 1; 0 where it is not asked: "


def who(other: i64, seat: i64, seats: i64) -> i64:
    """A seat as a code: 0 nobody, 1 the seat itself, 2 the next one, and so on."""
    if other < 0:
        return 0
    return 1 + (other - seat + seats) % seats


def clear(rows: vec[i16], at: i64, length: i64) -> None:
    """Zeros."""
    end = at + length
    while at < end:
        rows[at] = 0
        at += 1


def numbers(rows: vec[i16], at: i64, values: list[int]) -> i64:
    """Write a list; where the next field begins."""
    for value in values:
        rows[at] = value
        at += 1
    return at


def leave(rows: vec[i16], at: i64, pieces: tuple[int, ...], code: i64) -> None:
    """Pieces are no longer where this code says, unless they are said to be elsewhere already."""
    for piece in pieces:
        if i64(rows[at + piece]) == code:
            rows[at + piece] = 0


def settle(rows: vec[i16], at: i64, pieces: tuple[int, ...], code: i64) -> None:
    """Pieces are where this code says."""
    for piece in pieces:
        rows[at + piece] = i16(code)


def leave_places(rows: vec[i16], at: i64, pieces: tuple[int, ...], code: i64) -> None:
    """Pieces are no longer on places that are numbered on from this code; a place without a piece has -1."""
    for piece in pieces:
        if piece >= 0 and i64(rows[at + piece]) == code:
            rows[at + piece] = 0
        code += 1


def settle_places(rows: vec[i16], at: i64, pieces: tuple[int, ...], code: i64) -> None:
    for piece in pieces:
        if piece >= 0:
            rows[at + piece] = i16(code)
        code += 1


def flags(rows: vec[i16], at: i64, bits: i64, length: i64) -> None:
    """A number's lowest bits, one after the other."""
    end = at + length
    while at < end:
        rows[at] = i16(bits & 1)
        bits >>= 1
        at += 1


def new_rows(size: i64) -> vec[i16]:
    """So many zeros."""
    rows = vec[i16](capacity=size)
    for _ in range(size):
        rows = append(rows, 0)
    return rows


def new_flags(size: i64) -> vec[u8]:
    flags = vec[u8](capacity=size)
    for _ in range(size):
        flags = append(flags, 0)
    return flags
