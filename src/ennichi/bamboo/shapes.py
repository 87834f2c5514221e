"""The shapes of Bamboo's view and pieces."""

from __future__ import annotations

from typing import Literal, TypedDict

from ennichi.kernel.shapes import Pair, Seat

# In the order in which the rules count them.
Colour = Literal["red", "green", "blue", "white"]
Action = Literal["balance", "home", "income", "cook", "joker"]
Kind = Literal["D", "F", "G", "Q"]
ZoneName = Literal["left", "centre", "right"]
Season = Literal["spring", "summer", "autumn", "winter", "setup"]


class BambooTable(TypedDict):
    night: bool
    year: int  # 1 to 4, 0 during the setup
    season: Season
    first: Seat
    laid_out: list[str]  # sections to draft
    gifts: list[str]  # shown and not taken
    shoots: list[list[str]]  # from the top; from the fourth on they lie in the free cells below
    temples: list[Temple]
    spirits_gone: list[str]
    balance: list[Column]  # left, centre, right
    homes: list[Column]  # level 1, level 2
    food: FoodMarket
    turn: Turn
    players: list[Player]


class Temple(TypedDict):
    colour: Colour
    sticks: list[Seat | Literal["ghost"]]  # from the oldest
    spirit: str | None  # on top of the pile
    left: int


class Column(TypedDict):
    shown: list[str | None]  # place 1 (the lowest) first; null for a free place below another tile
    left: int
    bottom: list[str]  # what everybody has seen going to the bottom of the dispenser


class FoodMarket(TypedDict):
    """The food tokens, by sort."""

    shown: list[int]
    supply: int
    spent: list[int]
    names: list[str]


class Turn(TypedDict):
    stage: int
    visited: str | None
    sticks: int
    actions: int
    hand: list[str]
    unresolved: list[str]
    section: str | None  # in hand, being resolved, or looking for a stock
    home: str | None  # being bought
    wild: bool
    roam: bool
    need: int


class Player(TypedDict):
    colour: str
    coins: int
    happiness: int
    reserve: int
    later: int
    marker: str | None
    stocks: list[list[str]]
    grid: list[str | None]  # row by row
    night_cells: list[Kind | None]
    comfort: dict[ZoneName, int]
    held: list[Held]
    scored: list[str]
    food: list[int]
    awake: list[int]
    asleep: list[int]
    passed: bool
    score: int
    breakdown: dict[str, int]


class Held(TypedDict):
    """A balance tile, and whether its pattern is there."""

    tile: str
    holds: bool


class BambooPieces(TypedDict):
    sections: dict[str, PrintedSection]
    homes: dict[str, PrintedHome]
    balance: dict[str, PrintedBalance]
    zones: dict[ZoneName, list[int]]  # their cells
    most_comfort: int  # of a home
    market: list[list[PrintedPlace]]  # by level, place 1 first
    spirits: dict[str, PrintedSpirit]
    food: dict[str, int]
    stock_size: int
    balance_places: int
    food_places: int
    years: int
    night_penalty: int  # happiness lost for a marked cell that stays empty
    harmony_penalty: int  # happiness lost for each point of difference between left and right


class PrintedSection(TypedDict):
    colour: Colour
    action: Action


class PrintedHome(TypedDict):
    kind: Kind
    comfort: int
    level: int


class PrintedPlace(TypedDict):
    price: int
    happiness: int


class PrintedSpirit(TypedDict):
    wake: int


class PrintedBalance(TypedDict):
    zone: ZoneName
    pattern: list[str]  # rows of kinds, "*" for any home and "." for none
    total: bool  # all homes of its kind in the zone count
    ways: list[list[Pair[int, Kind | Literal["*"]]]]  # every way to lay the pattern: cells and kinds
    comfort: int
    points: int
    words: str
