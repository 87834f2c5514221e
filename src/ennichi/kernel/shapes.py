"""The shapes of what leaves a position for those who draw it: each is declared here or in `GAME/shapes.py`, and nowhere
else. tools/wire_types.py writes the page's types from them: a docstring or a comment here is a comment there.

A `dict` by names of a closed set has all of them; a `Partial` has some. A `Pair` is a list, as JSON knows no tuples.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict, TypeVar

K = TypeVar("K")
V = TypeVar("V")
Partial = Annotated[dict[K, V], "partial"]
Pair = Annotated[list[K | V], "pair"]

Seat = int
OptionValue = bool | int | str


class GameView(TypedDict):
    """What a seat or a spectator may see of a game."""

    game: str
    settings: dict[str, OptionValue]
    names: list[str]
    viewer: Seat | None
    over: bool
    actor: Seat | None
    asks: str
    touches: list[str]
    table: Any  # the game knows its shape


class Term(TypedDict):
    """So many of a thing, or of a choice in brackets."""

    count: int
    inner: NotRequired[Tree]
    noun: NotRequired[str]
    word: NotRequired[str]
    less: NotRequired[int]  # a discount; of one good where that is said
    good: NotRequired[str]


class Option(TypedDict):
    """One way to carry out an effect: what it costs and what it gives."""

    cost: list[Term]
    gain: list[Term]
    swaps: NotRequired[int]  # goes both ways, up to so many times
    any: NotRequired[bool]  # one of the two gains, or both
    less: NotRequired[int]  # both purchases, one of them for so much less


Tree = list[Option]


class Effect(TypedDict):
    """A printed effect; one without a tree has words alone."""

    tree: Tree
    words: str


class Condition(TypedDict):
    """So many of a thing, at least or at most."""

    count: int
    thing: str
    at_most: bool


class AwardPart(TypedDict):
    """What counts at the end: points for every so many of some things, or when all conditions hold."""

    points: int
    each: NotRequired[int]
    things: NotRequired[list[str]]
    most: NotRequired[int]
    conditions: NotRequired[list[Condition]]


class Award(TypedDict):
    """A printed award."""

    tree: list[AwardPart]
    words: str
