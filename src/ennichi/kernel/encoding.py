"""Observations for programs that learn: what a seat may know as a row of numbers of fixed length, with named fields.

A game describes its row once (`Layout`) and writes it (`Encoder.write`). Rows lie in a `vec`, which compiled code
writes directly and NumPy shows without copying. Everything is relative to a seat: its own things come first, then
those of the others in the order of the seats.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from .game import Box, Game, Kind, OptionValue

MOST_SEATS: Final = 4  # rows have room for so many, whatever the game is played with
THEN: Final = 3  # steps that are told beyond the asking one

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
        i = at
        todo = g.todo
        rows[i] = g.header.seats
        rows[i + 1] = 1 if g.over else 0
        rows[i + 2] = i16(0 if g.over else who(g.seat, seat, g.header.seats))
        i += 3
        left: i64 = len(todo)
        for _ in range(THEN + 1):
            left -= 1
            rows[i] = self.step_codes[todo[left].key] if left >= 0 else 0
            i += 1
        if g.header.options is not self.settings_of:
            self.settings_of = g.header.options
            self.settings = self.setting_codes(self.settings_of)
        return numbers(rows, i, self.settings)

    def setting_codes(self, chosen: dict[str, OptionValue]) -> list[int]:
        return [
            self.setting_values[at][chosen[name]] if name in chosen else 0 for at, name in enumerate(self.setting_names)
        ]

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        """Write what the seat may know of the position into the row that begins there."""
        raise NotImplementedError


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
