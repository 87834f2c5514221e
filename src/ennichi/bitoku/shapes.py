"""The shapes of Bitoku's view and pieces."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ennichi.kernel.shapes import Award, Effect, Pair, Partial, Seat

# In the order in which the rules count them.
Region = Literal["yomi", "stairs", "home", "glade", "forges"]
HillName = Literal["yomi", "stairs", "glade", "forges"]
Resource = Literal["wood", "stone", "jade", "sake"]
Phase = Literal["spring", "summer", "autumn", "winter", "ascension"]
BuildingKind = Literal["temple", "onsen", "farm", "ryokan"]
Kind = Literal[BuildingKind, "ancient"]
Colour = Literal["dream", "memory", "ingenuity"]
Need = Literal["resource", "building", "crystal", "mitama", "dragonfly", "illumination", "gate", "bitoku"]
NodeKind = Literal["start", "step", "bridge", "illumination", "gate"]
TenguRate = Literal[
    "crystal_vp", "resource_vp", "starting_yokai_vp", "advanced_yokai_vp", "rock_match_vp", "home_vp",
    "home_high_die_vp", "path_factor", "stairs_mp", "combine_mp", "spring_mp_per_crystal", "property_vp", "lead_vp",
]  # fmt: skip


class BitokuTable(TypedDict):
    round: int
    phase: Phase
    order: list[Seat]
    active: Seat
    layout: str
    regions: dict[Region, ShownRegion]
    home: list[int]  # the printed numbers of its spaces
    hills: dict[HillName, Hill]
    gates: dict[str, str]  # fork to gate tile
    pilgrims: dict[str, Seat]  # path space to the seat whose pilgrim sleeps there
    buildings: Display
    crystals: Display
    mitamas: Display
    dragonflies: Display
    garden: list[str]
    decks: Decks
    drawn: list[str]
    turn: Turn
    players: list[Player]
    tengu: Tengu | None


class ShownRegion(TypedDict):
    spaces: int
    lake: str
    vp: list[int]
    sites: NotRequired[list[Site]]


class Site(TypedDict):
    kind: Kind
    building: str | None
    owner: Seat | None


class Hill(TypedDict):
    bitoku: str | None
    yokai: str | None
    covered: list[str]


class Display(TypedDict):
    shown: list[str | None]
    left: int
    removed: list[str]


class Decks(TypedDict):
    yokai: Deck
    bitoku: Deck
    visions: Deck


class Deck(TypedDict):
    left: int
    discard: list[str]
    known: dict[str, str]  # by place, the top one being "0"


# A call, because `from` is no name for a field of a class.
Turn = TypedDict(
    "Turn",
    {
        "die": int,
        "here": Region,
        "bill": list[int],  # by resource, then of a few, then of any
        "waive": int,
        "fresh": list[str],
        "card": str | None,  # being played
        "tile": str | None,  # being bought, or waiting to be combined
        "from": str | None,  # the path space that a pilgrim leaves
        "copied": str | None,  # the die whose action is copied
        "moves": int,  # movement points left
        "reach": Partial[Region, list[int]],  # forest actions that the die at work would have, if placed there
    },
)


class Die(TypedDict):
    value: int
    place: str  # "locked", "unlocked", "region.R", "home.N", "hill.AREA"


class Player(TypedDict):
    colour: str | None  # null: the Tengu's
    vp: int
    score: int
    breakdown: dict[str, int]
    count: Count
    resources: dict[Resource, int]
    amulets: list[int]
    dice: list[Die]
    slots: list[str | None]
    hand: list[str] | None
    aside: list[str] | None
    cards: int
    deck: int
    discard: list[str]
    tucked: list[str]
    returning: list[int] | None
    pilgrims: Pilgrims
    sockets: list[str | None]
    built: int
    bitoku: list[str]
    completed: int
    rocks: list[str]
    seated: list[str]
    mitamas: list[str]
    dragonflies: list[str]
    combined: list[Pair[str, str]]
    visions: list[str]
    items: dict[Need, int]  # what visions count
    progress: dict[str, Partial[Need, int]]  # what each vision has of it: a thing serves one vision only
    kodamas: dict[Region, int]
    passed: bool


class Count(TypedDict):
    """What the wilds stand for, and what rocks and visions give."""

    yama_uba: str
    shinigami: str
    rocks: list[int]
    visions: list[str]


class Pilgrims(TypedDict):
    awake: int
    gone: int
    walking: list[str]


class Tengu(TypedDict):
    """The opponent of the solo game: its cards and its attitude tile. Its board is one of the players."""

    player: Seat
    row: list[str]  # action cards from left to right
    locations: list[Region]  # where each of them sends it now
    favourite: Region  # where a card that shows its favorite sends it
    deck: int
    discard: list[str]
    active: bool  # the attitude tile
    rolls: list[int]
    crystals: int
    lost_rocks: list[str]
    matches: list[int]  # for each of its rocks
    competitive: Region  # the track of its most competitive kodama, of all five


class BitokuPieces(TypedDict):
    yokai: dict[str, PrintedYokai]
    bitoku: dict[str, PrintedBitoku]
    visions: dict[str, PrintedVision]
    buildings: dict[str, PrintedBuilding]
    crystals: dict[str, PrintedCrystal]
    mitamas: dict[str, PrintedMitama]
    dragonflies: dict[str, PrintedDragonfly]
    rocks: dict[str, PrintedRock]
    sockets: dict[str, PrintedSocket]
    rock_seats: dict[str, PrintedRockSeat]
    counters: list[PricedPoints]
    gates: list[PrintedGate]
    lakes: list[PrintedLake]
    forest: list[PrintedForest]
    crossing: PrintedCrossing
    third_favour: list[str]
    kodama_spaces: int
    kodama_neutral: int
    bitoku_set: list[int]
    rounds: int
    tengu_cards: list[TenguCard]
    tengu_counters: list[int]  # VP
    tengu_rates: dict[TenguRate, int]  # what is printed on the Tengu's board, as numbers
    layouts: list[Layout]
    sources: dict[str, str]  # where printed values come from, of what no touch stands for


class PrintedYokai(TypedDict):
    type: str
    action: Effect
    virtue: Award
    starting: bool


class PrintedBitoku(TypedDict):
    type: str
    rarity: int
    vp: int
    reward: Effect | None


class PrintedVision(TypedDict):
    needs: Partial[Need, int]
    vp: int
    penalty: int


class PrintedBuilding(TypedDict):
    kind: Kind
    min: int
    action: Effect  # its words say the least die
    builder: NotRequired[Effect]
    owner: NotRequired[Effect]


class PrintedCrystal(TypedDict):
    colour: Colour
    effect: Effect  # one with a trigger has no tree
    trigger: str
    vp: int


class PrintedMitama(TypedDict):
    type: str
    effect: Effect


class PrintedDragonfly(TypedDict):
    effect: Effect


class PrintedRock(TypedDict):
    family: str
    counts: list[str]


class PrintedSocket(TypedDict):
    colour: Colour
    vp: int
    slot: int


class PrintedRockSeat(TypedDict):
    rocks: list[int]
    cost: Effect


class PricedPoints(TypedDict):
    cost: Effect  # what is free has no tree
    vp: int


class PrintedGate(TypedDict):
    id: str
    letter: str
    effect: Effect


class PrintedLake(TypedDict):
    id: str
    vp: list[int]


class PrintedForest(TypedDict):
    region: Region
    min: list[int]
    effects: list[Effect]  # their words say the least die


class PrintedCrossing(TypedDict):
    needs: int
    loss: int
    loss_from_six: int


class TenguCard(TypedDict):
    id: str
    yokai: list[str]
    bitoku: list[str]
    location: Region | Literal["favourite"]
    takes: str
    gives: list[Resource]
    resource: Resource | Literal[""]


class Layout(TypedDict):
    id: str
    players: list[int]
    areas: list[Area]
    home: list[HomeSpace]
    mitamas: list[PricedPoints]
    dragonflies: list[DragonflyPlace]
    crystals: list[CrystalPlace]
    nodes: list[PathNode]


class Area(TypedDict):
    id: str
    hills: list[HillName]
    spaces: int


class HomeSpace(TypedDict):
    space: int
    min: int
    copies: bool
    effect: Effect


class DragonflyPlace(TypedDict):
    cost: Effect
    gain: Effect | None


class CrystalPlace(TypedDict):
    cost: Effect


class PathNode(TypedDict):
    path: str
    kind: NodeKind
    fork: str
    needs: int
    vp: int
    amulet: int
    x: int
    y: int
    ahead: list[str]
