"""The shapes of IKI's view and pieces."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ennichi.kernel.shapes import Award, Effect, Option, Pair, Seat

# In the order in which the rules count them.
Season = Literal["spring", "summer", "autumn", "winter"]
Type = Literal["peddler", "artisan", "special", "master", "shop"]
AnyType = Literal[Type, "none"]
Good = Literal["mon", "rice", "sandal", "wood", "koban"]
Amount = Pair[int, int]  # what, counted through PLAIN, and how many
Fate = Literal["burns", "stops", "saved", "safe"]  # what a fire does in a stall
Trigger = Literal[  # when a lasting ability works
    "fed", "payday", "harmony", "hire-fire", "hire-special", "boat", "pass", "meet", "no-hire", "retire", "lap", "fire",
    "place",
]  # fmt: skip
CelebrityKind = Literal["permanent", "now", "end"]
Misprint = Literal["construction", "tempura"]  # what our rulings correct, and an option plays as it is printed


class IkiTable(TypedDict):
    akebono: bool
    two: bool
    as_printed: list[Misprint]
    month: int  # 1 to 12; 0 during the setup, 13 on New Year's Day
    season: Season
    first: Seat
    power: list[Seat]  # by firefighting, the top of each stack first
    turn: Seat | None
    street: list[str]
    ikizama: list[IkizamaSpace]
    starters: list[Starter]
    row: list[RowCard | None]
    stalls: list[Stall]
    pipes: list[str]
    pouches: list[str]
    fish: list[str]
    river: list[str]
    buildings: list[str]
    boats: list[Boat]
    tickets: list[Ticket]
    celebrities: list[str]
    spare_celebrities: list[str]
    master: str | None
    grand_master: bool
    doing: Doing
    forecast: Forecast
    players: list[Player]


class IkizamaSpace(TypedDict):
    space: str
    seat: Seat | None
    blocked: bool


class Starter(TypedDict):
    character: str
    tile: str | None


class RowCard(TypedDict):
    character: str
    mon: int


class Stall(TypedDict):
    stall: str
    spaces: list[str]
    extra: int
    card: str | None
    owner: Seat | None
    xp: int


class Boat(TypedDict):
    boat: str
    owner: Seat | Literal["tea"] | None


class Ticket(TypedDict):
    ticket: str
    owner: Seat | None


class Doing(TypedDict):
    """What is going on while a player decides."""

    lane: str | None
    walking: bool
    shop_used: bool
    character_used: bool
    celebrity_used: bool
    boat_used: bool
    waiting: list[str]  # tokens that were taken this turn and serve only in a later one
    chosen: str | None  # the card, building or boat that the decision has taken up
    source: str | None  # the shop, character, boat … whose effect is being carried out
    options: dict[str, Option]
    prices: dict[str, int]  # mon that the actor would pay at each open stall, or for each card of the row
    lands: dict[str, Landing]  # where each open Ikizama space leads the actor
    fire: str | None  # the nagaya that the fire has reached
    stall: str | None  # and the stall
    fed: list[str]


class Landing(TypedDict):
    spaces: list[str]
    further: list[str]  # with one sandal more each


class Player(TypedDict):
    colour: str
    goods: dict[Good, int]
    iki: int
    fire: int
    trade: int
    kobuns: int
    sailors: int
    space: str | None
    columns: dict[Type, list[str]]
    types: list[int]
    pipes: list[str]
    pouches: list[str]
    fish: list[str]
    fish_bought: list[Season]
    specials: list[str]
    tickets: list[str]
    celebrities: list[str]
    salary: list[Amount]
    score: int
    breakdown: dict[str, int]


class Forecast(TypedDict):
    """What the next fire and the next payday would bring if nothing changed; null after the last one."""

    fire: FireAhead | None
    payday: PaydayAhead | None


class FireAhead(TypedDict):
    month: int
    strength: int
    stalls: dict[str, FireInStall]


class FireInStall(TypedDict):
    strength: int
    fate: Fate


class PaydayAhead(TypedDict):
    month: int
    stalls: dict[str, int]
    players: list[Pay]


class Pay(TypedDict):
    salary: list[Amount]
    harmony: int
    rice: int  # characters to feed
    short: int  # and for how many of them the rice will not do
    meals: list[Amount]  # what the meals earn


class IkiPieces(TypedDict):
    names: dict[str, str]  # by touch name
    types: dict[AnyType, str]
    characters: dict[str, PrintedCharacter]
    buildings: dict[str, PrintedBuilding]
    boats: dict[str, PrintedBoat]
    celebrities: dict[str, PrintedCelebrity]
    tokens: dict[str, PrintedToken]
    shops: dict[str, PrintedShop]
    tiles: list[PrintedTile]
    fires: list[int]  # by month
    fires_for_two: list[int]
    tracks: PrintedTracks
    trade_income: dict[str, Effect]  # by space of the track
    fish_places: int
    paydays: list[bool]
    scoring: PrintedScoring


class PrintedCharacter(TypedDict):
    type: AnyType
    cost: int
    bonus: Effect | None
    skill: Effect
    salary: list[Effect]
    salary_printed: NotRequired[list[Effect]]  # where the book differs
    xp: int
    token: str | None


class PrintedBuilding(TypedDict):
    cost: Effect
    end: Award
    permanent: bool
    trigger: Trigger | None
    effect: Effect | None


class PrintedBoat(TypedDict):
    cost: Effect | None
    trade: str  # the steps on the trade track, in words
    action: Effect


class PrintedCelebrity(TypedDict):
    season: Season
    kind: CelebrityKind
    trigger: Trigger | None
    effect: Effect | None
    end: Award | None


class PrintedToken(TypedDict):
    """A pipe with its effect, a pouch with its award, a fish with its extra."""

    price: int
    season: Season
    words: str
    effect: NotRequired[Effect | None]
    end: NotRequired[Award]
    extra: NotRequired[int]


class PrintedShop(TypedDict):
    effect: Effect
    effect_printed: NotRequired[Effect]  # where the book differs


class PrintedTile(TypedDict):
    tile: str
    effect: Effect


class PrintedTracks(TypedDict):
    """Their last spaces."""

    fire: int
    trade: int


class PrintedScoring(TypedDict):
    koban: int
    wood: int
    mon_per_iki: int
