"""What is printed on the pieces of Bitoku: reads the component files, checks them, and lays them out for play."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

from ennichi.kernel.compile import Part
from ennichi.kernel.components import Field, File, Reader, Rows, Section, column
from ennichi.kernel.effects import Noun, Term, noun_table, parse
from ennichi.kernel.game import Box
from ennichi.kernel.vocabulary import Vocabulary

from .shapes import BuildingKind, Colour, Kind, Need, NodeKind, TenguRate
from .vocabulary import HILLS, HOME_REGION, REGIONS, RESOURCES, build_vocabulary

FOLDER: Final = Path(__file__).parent

PLAYERS: Final = ("purple", "yellow", "brown", "green")
YOKAI_TYPES: Final = ("kappa", "imomushi", "nezumi", "kitsune", "shin-ookami", "yama-uba")
WILD_YOKAI: Final = 5
MITAMA_TYPES: Final = ("ara", "nigi", "saki", "kushi", "shinigami")
WILD_MITAMA: Final = 4
BITOKU_TYPES: Final = ("makoto", "chuugi", "yu", "jin", "rei", "gi", "meijo")
KINDS: Final[tuple[BuildingKind, ...]] = get_args(BuildingKind)
ALL_KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ANCIENT: Final = 4  # the kind of a space for an ancient building
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DREAM: Final = 0
MEMORY: Final = 1
INGENUITY: Final = 2
FAMILIES: Final = ("yokai", "mitama", "building")
NEEDS: Final[tuple[Need, ...]] = get_args(Need)

# What a memory crystal watches for.
TRIGGERS: Final = ("build", "mitama", "combine", "cross", "arrive", "complete", "building-action", "vision")
ON_BUILD: Final = 0
ON_MITAMA: Final = 1
ON_COMBINE: Final = 2
ON_CROSS: Final = 3
ON_ARRIVE: Final = 4
ON_COMPLETE: Final = 5
ON_BUILDING_ACTION: Final = 6
ON_VISION: Final = 7

# What a Spirit's Virtue counts.
THINGS: Final = (
    "flat", "building", "crystal", "mitama", "combined", "illumination", "gate", "rock", "rock-pilgrim", "bitoku-type",
    "completed", "vision", "amulet", "resource", "lake-lead", "pip-of-two-dice",
)  # fmt: skip

# What a Tengu card takes, and what the Tengu's board says.
TAKES: Final = ("dragonfly", "mitama", "crystal", "building")
TAKES_DRAGONFLY: Final = 0
TAKES_MITAMA: Final = 1
TAKES_CRYSTAL: Final = 2
TAKES_BUILDING: Final = 3
TENGU_RATES: Final[tuple[TenguRate, ...]] = get_args(TenguRate)

PROPERTIES: Final = ("vp", "vp / amulet1", "vp + amulet1")
LAYOUTS: Final = ("two", "three", "four")
STARTING: Final = 5  # starting yokai cards; the advanced ones follow
BUILDINGS: Final = 24  # buildings; the ancient ones follow
SITES: Final = ("lower_left", "lower_right", "upper_left", "upper_right")
NODE_KINDS: Final[tuple[NodeKind, ...]] = get_args(NodeKind)
BRIDGE: Final = 2
ILLUMINATION: Final = 3
GATE: Final = 4
MOST_OPTIONS: Final = 4
NODES: Final = 34  # different spaces on the Paths of Wisdom, over all layouts

REGION_OF_HILL: Final = [0, 1, 3, 4]
HILL_OF_REGION: Final = [0, 1, -1, 2, 3]

NOUNS: dict[str, Noun] = noun_table(
    Noun("wood", cost=True),
    Noun("stone", cost=True),
    Noun("jade", cost=True),
    Noun("sake", cost=True),
    Noun("any", cost=True),
    Noun("amulet1"),
    Noun("amulet2"),
    Noun("amulet3"),
    Noun("vp"),
    Noun("mp"),
    Noun("unlock"),
    Noun("draw"),
    Noun("yokai"),
    Noun("bitoku"),
    Noun("vision"),
    Noun("rock"),
    Noun("pilgrim"),
    Noun("build", discount="number"),
    Noun("crystal", discount="number"),
    Noun("mitama", discount="number"),
    Noun("dragonfly", discount="number"),
    Noun("kodama", words=("here",)),
    Noun("push", words=("here",)),
)

LAYOUT: Final = Field("layout", "text", among=LAYOUTS)
PLACE: Final = Field("place", "number", 1, 6)
COST: Final = Field("cost", "effect", default="")
DISPLAY_ROWS: Final = 15  # 4, 5 and 6 places

FILES = [
    File("bitoku.toml", [], [Rows("card", 24, [
        Field("id", "id"), Field("type", "text", among=BITOKU_TYPES), Field("rarity", "number", 1, 5),
        Field("vp", "number", 0, 12), Field("reward", "effect", default=""),
    ])]),
    File("board.toml", [
        Section("board", [
            Field("rounds", "number", 4, 4), Field("bitoku_set", "numbers"),
            Field("first_in_order_vp", "number"), Field("homage_divisor", "number", 1),
        ]),
        Section("kodama", [
            Field("start", "number", 1, 1), Field("neutral", "number", 1, 12),
            Field("last_capacity", "number", 1, 1), Field("length", "number", 2, 12),
        ]),
        Section("crossing", [
            Field("loss", "number", 1, 1), Field("loss_from_six", "number", 1, 5), Field("needs", "number", 2, 6),
        ]),
        Section("third_favour", [Field("pick", "number", 1, 4), Field("choices", "texts")]),
    ], [Rows("forest_action", 20, [
        Field("region", "text", among=HILLS), Field("min", "number", 1, 6), Field("effect", "effect"),
    ], named_by="")]),
    File("buildings.toml", [], [
        Rows("building", BUILDINGS, [
            Field("id", "id"), Field("kind", "text", among=KINDS), Field("min", "number", 1, 6),
            Field("action", "effect"), Field("kodama", "number", 1, 2), Field("amulet", "number", 0, 1),
            Field("property", "text", among=PROPERTIES),
        ]),
        Rows("ancient", 6, [Field("id", "id"), Field("min", "number", 1, 6), Field("action", "effect")]),
    ]),
    File("crystals.toml", [], [Rows("crystal", 32, [
        Field("id", "id"), Field("colour", "text", among=COLOURS), Field("effect", "effect", default=""),
        Field("trigger", "text", among=TRIGGERS, default=""), Field("vp", "number", 1, 2, default=0),
    ])]),
    File("dragonflies.toml", [], [Rows("dragonfly", 32, [Field("id", "id"), Field("effect", "effect")])]),
    File("gates.toml", [], [Rows("gate", 16, [
        Field("id", "id"), Field("letter", "text", among=("a", "b")), Field("effect", "effect"),
    ])]),
    File("lakes.toml", [], [Rows("lake", 5, [Field("id", "id"), Field("vp", "numbers")])]),
    File("layouts.toml", [], [
        Rows("layout", 3, [
            Field("id", "text", among=LAYOUTS), Field("players", "numbers", 1, 4), Field("garden", "number", 1, 9),
        ]),
        Rows("forest", 12, [
            LAYOUT, Field("region", "text", among=HILLS), Field("spaces", "number", 1, 4),
        ], named_by=""),
        Rows("hill", 10, [
            LAYOUT, Field("id", "id"), Field("hills", "texts"), Field("spaces", "number", 1, 6),
        ], named_by=""),
        Rows("home_space", 12, [
            LAYOUT, Field("space", "number", 1, 6), Field("effect", "effect", default=""),
            Field("min", "number", 1, 6, default=1), Field("copies", "flag", default=False),
        ], named_by=""),
        Rows("mitama_place", DISPLAY_ROWS, [LAYOUT, PLACE, COST, Field("vp", "number", 0, 9)], named_by=""),
        Rows("dragonfly_place", DISPLAY_ROWS, [LAYOUT, PLACE, COST, Field("gain", "effect", default="")], named_by=""),
        Rows("crystal_place", DISPLAY_ROWS, [LAYOUT, PLACE, COST], named_by=""),
        Rows("building_place", DISPLAY_ROWS, [LAYOUT, PLACE], named_by=""),
        Rows("area", 12, [
            LAYOUT, Field("region", "text", among=HILLS),
            *[Field(site, "text", among=ALL_KINDS) for site in SITES],
        ], named_by=""),
        Rows("node", 79, [
            LAYOUT, Field("id", "id"), Field("kind", "text", among=NODE_KINDS), Field("fork", "text", default=""),
            Field("letter", "text", among=("a", "b"), default=""), Field("opens", "text", default=""),
            Field("needs", "number", 1, 9, default=0), Field("vp", "number", 0, 20, default=0),
            Field("amulet", "number", 1, 3, default=0), Field("x", "number"), Field("y", "number"),
        ], named_by=""),
        Rows("edge", 76, [LAYOUT, Field("from", "id"), Field("to", "id")], named_by=""),
    ]),
    File("mitamas.toml", [], [Rows("mitama", 24, [
        Field("id", "id"), Field("type", "text", among=MITAMA_TYPES), Field("effect", "effect"),
    ])]),
    File("player_board.toml", [Section("start", [
        Field("wood", "number"), Field("stone", "number"), Field("jade", "number"), Field("sake", "number"),
        Field("amulet1", "number"), Field("dragonflies", "number", 1, 1), Field("visions", "number", 1, 1),
        Field("rocks", "number", 1, 1), Field("pilgrims", "number", 0, 9),
    ])], [
        Rows("slot", 3, [Field("id", "id"), Field("die", "number", 1, 6)]),
        Rows("crystal_place", 8, [
            Field("id", "id"), Field("colour", "text", among=COLOURS), Field("vp", "number", 0, 9),
            Field("slot", "number", 1, 3, default=0),
        ]),
        Rows("building_counter", 6, [Field("id", "id"), COST, Field("vp", "number", 0, 12)]),
        Rows("rock_place", 4, [Field("id", "id")]),
        Rows("rock_seat", 7, [Field("id", "id"), Field("beside", "numbers", 1, 4), COST]),
    ]),
    File("rocks.toml", [], [Rows("rock", 13, [
        Field("id", "id"), Field("family", "text", among=FAMILIES), Field("counts", "texts"),
    ])]),
    File("tengu.toml", [Section("board", [
        Field("dice", "numbers", 1, 6), Field("pilgrims", "number", 11, 11), Field("wood", "number"),
        Field("dragonflies", "number"), *[Field(rate, "number") for rate in TENGU_RATES],
    ])], [
        Rows("card", 10, [
            Field("id", "id"), Field("yokai", "texts"), Field("bitoku", "texts"),
            Field("location", "text", among=(*HILLS, "favourite")), Field("takes", "text", among=TAKES, default=""),
            Field("gives", "texts", default=[]), Field("resource", "text", among=RESOURCES, default=""),
        ]),
        Rows("counter", 6, [Field("id", "id"), Field("vp", "number", 0, 12)]),
    ]),
    File("visions.toml", [], [Rows("vision", 28, [
        Field("id", "id"), *[Field(need, "number", 1, 9, default=0) for need in NEEDS],
        Field("vp", "number", 0, 20), Field("penalty", "number", 1, 2),
    ])]),
    File("yokai.toml", [], [
        Rows("starting", STARTING, [
            Field("id", "id"), Field("type", "text", among=YOKAI_TYPES), Field("action", "effect"),
            Field("virtue", "text"),
        ]),
        Rows("advanced", 29, [
            Field("id", "id"), Field("type", "text", among=YOKAI_TYPES), Field("action", "effect"),
            Field("virtue", "text"),
        ]),
    ]),
]  # fmt: skip

VIRTUE: Final = re.compile(r"(\d+)(?: per ([a-z-]+) max (\d+))?")


class Price:
    """What something costs: so much of each resource, then of two or more to choose from, then of any."""

    def __init__(self, fixed: list[int], either: int, either_of: list[int], free: int) -> None:
        self.fixed = fixed  # of wood, stone, jade, sake
        self.either = either  # how many out of `either_of`
        self.either_of = either_of
        self.free = free  # how many of any resource
        self.size = sum(fixed) + either + free

    def missing(self, have: list[int]) -> int:
        """How many resources are lacking. The narrowest part takes first, so nothing is lacking without need."""
        if not self.size:
            return 0
        fixed = self.fixed
        lacking = 0
        if not self.either and not self.free:
            for resource in range(4):
                if fixed[resource] > have[resource]:
                    lacking += fixed[resource] - have[resource]
            return lacking
        rest = [0, 0, 0, 0]
        for resource in range(4):
            left = have[resource] - fixed[resource]
            if left < 0:
                lacking -= left
            else:
                rest[resource] = left
        left = rest[0] + rest[1] + rest[2] + rest[3]
        if self.either:
            among = 0
            for resource in self.either_of:
                among += rest[resource]
            used = min(self.either, among)
            lacking += self.either - used
            left -= used
        if self.free > left:
            lacking += self.free - left
        return lacking


class Layout:
    """The main board for some number of players."""

    def __init__(self, name: str, data: dict[str, Any], nodes: list[str]) -> None:
        self.name = name
        tables: dict[str, Any] = data["layouts.toml"]
        head: list[dict[str, Any]] = [row for row in tables["layout"] if row["id"] == name]
        self.players: list[int] = head[0]["players"]
        self.garden: int = head[0]["garden"]
        # Die spaces by region, and beyond the river by area.
        home = rows_of(tables, "home_space", name)
        self.spaces: list[int] = [0] * 5
        self.spaces[HOME_REGION] = len(home)
        for row in rows_of(tables, "forest", name):
            self.spaces[REGIONS.index(row["region"])] = row["spaces"]
        areas = rows_of(tables, "hill", name)
        self.area_names: list[str] = [row["id"] for row in areas]
        self.area_spaces: list[int] = [row["spaces"] for row in areas]
        self.area_hills: list[list[int]] = [[HILLS.index(hill) for hill in row["hills"]] for row in areas]
        self.area_of_region: list[int] = [-1] * 5
        for area, hills in enumerate(self.area_hills):
            for hill in hills:
                self.area_of_region[REGION_OF_HILL[hill]] = area
        # The Home, from its highest space down.
        self.home_space: list[int] = [row["space"] for row in home]
        self.home_min: list[int] = [row["min"] for row in home]
        self.home_copies: list[bool] = [row["copies"] for row in home]
        self.home_effects: list[str] = [row["effect"] for row in home]
        self.home_parts: list[Part[Any]] = []  # `effects.py` fills them in
        # The displays, place 1 first.
        mitamas = rows_of(tables, "mitama_place", name)
        dragonflies = rows_of(tables, "dragonfly_place", name)
        self.mitama_cost: list[str] = [row["cost"] for row in mitamas]
        self.dragonfly_cost: list[str] = [row["cost"] for row in dragonflies]
        self.dragonfly_gives: list[str] = [row["gain"] for row in dragonflies]
        self.crystal_cost: list[str] = [row["cost"] for row in rows_of(tables, "crystal_place", name)]
        self.mitama_price: list[Price] = [read_price(row["cost"]) for row in mitamas]
        self.mitama_vp: list[int] = [row["vp"] for row in mitamas]
        self.dragonfly_price: list[Price] = [read_price(row["cost"]) for row in dragonflies]
        self.dragonfly_gain: list[list[int]] = [read_price(row["gain"]).fixed for row in dragonflies]
        self.crystal_price: list[Price] = [read_price(cost) for cost in self.crystal_cost]
        self.building_places: int = len(rows_of(tables, "building_place", name))
        # Building spaces: four a hill, with the kind that each takes.
        self.site_kind: list[int] = [0] * 16
        for row in rows_of(tables, "area", name):
            for at, site in enumerate(SITES):
                kind = row[site]
                place = 4 * HILLS.index(row["region"]) + at
                self.site_kind[place] = ALL_KINDS.index(kind)
        self.read_paths(tables, nodes)

    def read_paths(self, tables: dict[str, Any], nodes: list[str]) -> None:
        """The Paths of Wisdom; spaces are numbered as touches, whatever the layout has of them."""
        size = len(nodes)
        self.node_kind: list[int] = [-1] * size
        self.node_fork: list[int] = [-1] * size
        self.node_needs: list[int] = [0] * size
        self.node_vp: list[int] = [0] * size
        self.node_amulet: list[int] = [0] * size
        self.node_opens: list[int] = [-1] * size
        self.node_x: list[int] = [0] * size
        self.node_y: list[int] = [0] * size
        self.ahead: list[list[int]] = [[] for _ in range(size)]  # where a pilgrim may go from a space
        self.starts: list[int] = []
        self.forks: list[str] = []
        self.fork_letter: list[str] = []  # empty for an illumination
        for row in rows_of(tables, "node", self.name):
            node = nodes.index(row["id"])
            self.node_kind[node] = NODE_KINDS.index(row["kind"])
            self.node_needs[node] = row["needs"]
            self.node_vp[node] = row["vp"]
            self.node_amulet[node] = row["amulet"]
            self.node_x[node] = row["x"]
            self.node_y[node] = row["y"]
            if row["kind"] == "start":
                self.starts.append(node)
            if row["opens"]:
                self.node_opens[node] = nodes.index(row["opens"])
            if row["fork"]:
                if row["fork"] not in self.forks:
                    self.forks.append(row["fork"])
                    self.fork_letter.append(row["letter"])
                self.node_fork[node] = self.forks.index(row["fork"])
        for row in rows_of(tables, "edge", self.name):
            self.ahead[nodes.index(row["from"])].append(nodes.index(row["to"]))


class Printed(Box):
    """The pieces of one component set, numbered in the order of their files."""

    def __init__(
        self, folder: str, fingerprint: str, vocabulary: Vocabulary, data: dict[str, Any], nodes: list[str]
    ) -> None:
        super().__init__(folder, fingerprint, vocabulary, {})
        self.nodes = nodes
        self.layouts: list[Layout] = [Layout(name, data, nodes) for name in LAYOUTS]
        self.sources = sources_of(data)
        self.read_board(data)
        self.read_player_board(data)
        self.read_cards(data)
        self.read_tiles(data)
        self.read_tengu(data)
        # The steps of the printed effects; `effects.py` fills them in.
        self.forest_parts: list[list[Part[Any]]] = []
        self.choice_parts: list[Part[Any]] = []
        self.yokai_parts: list[Part[Any]] = []
        self.bitoku_parts: list[Part[Any]] = []
        self.building_parts: list[Part[Any]] = []
        self.crystal_parts: list[Part[Any]] = []
        self.mitama_parts: list[Part[Any]] = []
        self.dragonfly_parts: list[Part[Any]] = []
        self.gate_parts: list[Part[Any]] = []
        self.settle_mitama: list[Part[Any]] = []
        self.settle_dragonfly: list[Part[Any]] = []
        self.plain_crystal: list[bool] = []  # dream crystals that give nothing but goods

    def read_board(self, data: dict[str, Any]) -> None:
        board: dict[str, Any] = data["board.toml"]
        self.rounds: int = board["board"]["rounds"]
        self.bitoku_set: list[int] = board["board"]["bitoku_set"]
        self.first_vp: int = board["board"]["first_in_order_vp"]
        self.homage_divisor: int = board["board"]["homage_divisor"]
        self.kodama_start: int = board["kodama"]["start"]
        self.kodama_neutral: int = board["kodama"]["neutral"]
        self.kodama_last: int = board["kodama"]["length"]
        self.crossing_loss: int = board["crossing"]["loss"]
        self.crossing_loss_from_six: int = board["crossing"]["loss_from_six"]
        self.crossing_needs: int = board["crossing"]["needs"]
        self.favour_picks: int = board["third_favour"]["pick"]
        self.choices: list[str] = board["third_favour"]["choices"]
        self.forest_min: list[list[int]] = [[] for _ in REGIONS]
        self.forest_effects: list[list[str]] = [[] for _ in REGIONS]
        for row in board["forest_action"]:
            region = REGIONS.index(row["region"])
            self.forest_min[region].append(row["min"])
            self.forest_effects[region].append(row["effect"])

    def read_player_board(self, data: dict[str, Any]) -> None:
        board: dict[str, Any] = data["player_board.toml"]
        self.start: dict[str, int] = board["start"]
        self.start_dice: list[int] = column(data, "player_board.toml", "slot", "die")
        self.socket_colour: list[int] = [COLOURS.index(row["colour"]) for row in board["crystal_place"]]
        self.socket_vp: list[int] = [row["vp"] for row in board["crystal_place"]]
        self.socket_slot: list[int] = [row["slot"] - 1 for row in board["crystal_place"]]
        self.socket_of_slot: list[int] = [self.socket_slot.index(slot) for slot in range(3)]
        self.counter_cost: list[str] = [row["cost"] for row in board["building_counter"]]
        self.counter_price: list[Price] = [read_price(row["cost"]) for row in board["building_counter"]]
        self.counter_vp: list[int] = [row["vp"] for row in board["building_counter"]]
        self.rock_places: int = len(board["rock_place"])
        self.seat_beside: list[list[int]] = [sorted([rock - 1 for rock in row["beside"]]) for row in board["rock_seat"]]
        self.seat_cost: list[str] = [row["cost"] for row in board["rock_seat"]]
        self.seat_price: list[Price] = [read_price(row["cost"]) for row in board["rock_seat"]]

    def read_cards(self, data: dict[str, Any]) -> None:
        yokai: list[dict[str, Any]] = data["yokai.toml"]["starting"] + data["yokai.toml"]["advanced"]
        self.yokai_type: list[int] = [YOKAI_TYPES.index(row["type"]) for row in yokai]
        self.yokai_effects: list[str] = [row["action"] for row in yokai]
        virtues = [read_virtue(row["virtue"]) for row in yokai]
        self.virtue_rate: list[int] = [rate for rate, _, _ in virtues]
        self.virtue_thing: list[int] = [thing for _, thing, _ in virtues]
        self.virtue_cap: list[int] = [cap for _, _, cap in virtues]
        bitoku: list[dict[str, Any]] = data["bitoku.toml"]["card"]
        self.bitoku_type: list[int] = [BITOKU_TYPES.index(row["type"]) for row in bitoku]
        self.bitoku_rarity: list[int] = [row["rarity"] for row in bitoku]
        self.bitoku_vp: list[int] = [row["vp"] for row in bitoku]
        self.bitoku_effects: list[str] = [row["reward"] for row in bitoku]
        visions: list[dict[str, Any]] = data["visions.toml"]["vision"]
        self.vision_needs: list[list[int]] = [[row[need] for need in NEEDS] for row in visions]
        self.vision_vp: list[int] = [row["vp"] for row in visions]
        self.vision_penalty: list[int] = [row["penalty"] for row in visions]

    def read_tiles(self, data: dict[str, Any]) -> None:
        buildings: list[dict[str, Any]] = data["buildings.toml"]["building"]
        ancient: list[dict[str, Any]] = data["buildings.toml"]["ancient"]
        self.building_kind: list[int] = [KINDS.index(row["kind"]) for row in buildings] + [ANCIENT] * len(ancient)
        self.building_min: list[int] = [row["min"] for row in buildings + ancient]
        self.building_effects: list[str] = [row["action"] for row in buildings + ancient]
        self.building_kodama: list[int] = [row["kodama"] for row in buildings]
        self.building_amulet: list[int] = [row["amulet"] for row in buildings]
        self.building_property: list[int] = [PROPERTIES.index(row["property"]) for row in buildings]
        crystals: list[dict[str, Any]] = data["crystals.toml"]["crystal"]
        self.crystal_colour: list[int] = [COLOURS.index(row["colour"]) for row in crystals]
        self.crystal_effects: list[str] = [row["effect"] for row in crystals]
        self.crystal_trigger: list[int] = [TRIGGERS.index(row["trigger"]) if row["trigger"] else -1 for row in crystals]
        self.crystal_vp: list[int] = [row["vp"] for row in crystals]
        mitamas: list[dict[str, Any]] = data["mitamas.toml"]["mitama"]
        self.mitama_type: list[int] = [MITAMA_TYPES.index(row["type"]) for row in mitamas]
        self.mitama_effects: list[str] = [row["effect"] for row in mitamas]
        self.dragonfly_effects: list[str] = column(data, "dragonflies.toml", "dragonfly", "effect")
        self.gate_ids: list[str] = column(data, "gates.toml", "gate", "id")
        self.gate_letter: list[str] = column(data, "gates.toml", "gate", "letter")
        self.gate_effects: list[str] = column(data, "gates.toml", "gate", "effect")
        self.lake_ids: list[str] = column(data, "lakes.toml", "lake", "id")
        self.lake_vp: list[list[int]] = column(data, "lakes.toml", "lake", "vp")
        rocks: list[dict[str, Any]] = data["rocks.toml"]["rock"]
        self.rock_family: list[int] = [FAMILIES.index(row["family"]) for row in rocks]
        self.rock_types: list[list[int]] = [
            [types_of(row["family"]).index(each) for each in row["counts"]] for row in rocks
        ]

    def read_tengu(self, data: dict[str, Any]) -> None:
        """The Tengu's board and cards; a card that shows the favourite has no location of its own (-1)."""
        cards: list[dict[str, Any]] = data["tengu.toml"]["card"]
        self.tengu_ids: list[str] = [row["id"] for row in cards]
        self.tengu_yokai: list[list[int]] = [[YOKAI_TYPES.index(each) for each in row["yokai"]] for row in cards]
        self.tengu_bitoku: list[list[int]] = [[BITOKU_TYPES.index(each) for each in row["bitoku"]] for row in cards]
        self.tengu_location: list[int] = [
            REGIONS.index(row["location"]) if row["location"] in REGIONS else -1 for row in cards
        ]
        self.tengu_takes: list[int] = [TAKES.index(row["takes"]) if row["takes"] else -1 for row in cards]
        self.tengu_gives: list[list[int]] = [[RESOURCES.index(each) for each in row["gives"]] for row in cards]
        self.tengu_resource: list[int] = [RESOURCES.index(row["resource"]) if row["resource"] else -1 for row in cards]
        self.tengu_counter_vp: list[int] = column(data, "tengu.toml", "counter", "vp")
        self.tengu_board: dict[str, Any] = data["tengu.toml"]["board"]

    def layout_for(self, seats: int) -> Layout:
        for layout in self.layouts:
            if seats in layout.players:
                return layout
        raise ValueError(f"no board for {seats} players")


def types_of(family: str) -> tuple[str, ...]:
    if family == "yokai":
        return YOKAI_TYPES
    if family == "mitama":
        return MITAMA_TYPES
    return KINDS


def rows_of(tables: dict[str, Any], table: str, layout: str) -> list[dict[str, Any]]:
    return [row for row in tables[table] if row["layout"] == layout]


def read_price(text: str) -> Price:
    """The price in a text such as `2 wood + stone`, `any` or `(jade / sake)`; empty is free."""
    terms: tuple[Term, ...] = ()
    if text:
        terms = parse(text, NOUNS).options[0].gain
    return price_of(terms)


def price_of(terms: tuple[Term, ...]) -> Price:
    fixed = [0, 0, 0, 0]
    either = 0
    either_of: list[int] = []
    free = 0
    for term in terms:
        if term.inner is not None:
            either += term.count
            either_of = [RESOURCES.index(option.gain[0].noun) for option in term.inner.options]
        elif term.noun == "any":
            free += term.count
        else:
            fixed[RESOURCES.index(term.noun)] += term.count
    return Price(fixed, either, either_of, free)


def read_virtue(text: str) -> tuple[int, int, int]:
    """Rate, thing and cap of an award such as `2 per building max 12`; a plain number is given once."""
    found = VIRTUE.fullmatch(text)
    if found is None or (found[2] is not None and found[2] not in THINGS):
        raise ValueError(f"expected a number or 'N per THING max M', found {text!r}")
    if found[2] is None:
        return int(found[1]), 0, int(found[1])
    return int(found[1]), THINGS.index(found[2]), int(found[3])


def sources_of(data: dict[str, Any]) -> dict[str, str]:
    """The source of each thing that can be touched, and of what is printed and can only be looked at."""
    tables = (
        ("rock", "rocks.toml", "rock"),
        ("yokai", "yokai.toml", "starting"),
        ("yokai", "yokai.toml", "advanced"),
        ("bitoku", "bitoku.toml", "card"),
        ("vision", "visions.toml", "vision"),
        ("building", "buildings.toml", "building"),
        ("building", "buildings.toml", "ancient"),
        ("crystal", "crystals.toml", "crystal"),
        ("mitama", "mitamas.toml", "mitama"),
        ("dragonfly", "dragonflies.toml", "dragonfly"),
        ("socket", "player_board.toml", "crystal_place"),
        ("beside", "player_board.toml", "rock_seat"),
        ("slot", "player_board.toml", "slot"),
        ("counter", "player_board.toml", "building_counter"),
        ("path", "layouts.toml", "node"),
        ("gate", "gates.toml", "gate"),
        ("lake", "lakes.toml", "lake"),
        ("tengu", "tengu.toml", "card"),
    )
    sources = {
        f"{group}.{str(row['id']).removeprefix(group + '-')}": row["source"]
        for group, file, table in tables
        for row in data[file][table]
    }
    for row in data["layouts.toml"]["home_space"]:
        sources[f"home.{row['space']}"] = row.get("effect_source", row["source"])
    for row in data["board.toml"]["forest_action"]:
        sources[f"forest.{row['region']}.{row['min']}"] = row["source"]
    for display in ("mitama", "dragonfly", "crystal"):
        for row in data["layouts.toml"][f"{display}_place"]:
            sources[f"price.{row['layout']}.{display}.{row['place']}"] = row["source"]
    return sources


# Groups of sources that stand for no touch.
ONLY_PRINTED: Final = ("counter", "gate", "lake", "tengu", "forest", "price")


def read_components(folder: str) -> Reader:
    """The built-in components, with the files of `folder` in place of those it replaces; and all their faults."""
    reader = Reader(FILES, NOUNS, MOST_OPTIONS, FOLDER / "components", folder, "bitoku")
    reader.read(CHECKS)
    return reader


def print_components(reader: Reader, folder: str) -> Printed:
    """The pieces, from files without a fault."""
    reader.finish()
    data = reader.data
    nodes = node_names(data)
    vocabulary = build_vocabulary(
        data["board.toml"]["third_favour"]["choices"],
        nodes,
        column(data, "player_board.toml", "crystal_place", "id"),
        column(data, "player_board.toml", "rock_seat", "id"),
        column(data, "rocks.toml", "rock", "id"),
        column(data, "yokai.toml", "starting", "id") + column(data, "yokai.toml", "advanced", "id"),
        column(data, "bitoku.toml", "card", "id"),
        column(data, "visions.toml", "vision", "id"),
        column(data, "buildings.toml", "building", "id") + column(data, "buildings.toml", "ancient", "id"),
        column(data, "crystals.toml", "crystal", "id"),
        column(data, "mitamas.toml", "mitama", "id"),
        column(data, "dragonflies.toml", "dragonfly", "id"),
    )
    return Printed(folder, reader.fingerprint(), vocabulary, data, nodes)


def node_names(data: dict[str, Any]) -> list[str]:
    """The spaces of the Paths of Wisdom, over all layouts; the largest board first, so that its order is kept."""
    names: list[str] = []
    for layout in reversed(LAYOUTS):
        for row in rows_of(data["layouts.toml"], "node", layout):
            if row["id"] not in names:
                names.append(row["id"])
    return names


# Checks over whole files.


def check_yokai(reader: Reader) -> None:
    tables = reader.data["yokai.toml"]
    five = dict.fromkeys(YOKAI_TYPES[:WILD_YOKAI], 1)
    reader.check_counts("yokai.toml, starting", Counter([row["type"] for row in tables["starting"]]), five)
    wanted = {**dict.fromkeys(YOKAI_TYPES[:WILD_YOKAI], 5), "yama-uba": 4}
    reader.check_counts("yokai.toml, advanced", Counter([row["type"] for row in tables["advanced"]]), wanted)
    for table in ("starting", "advanced"):
        for row in tables[table]:
            try:
                read_virtue(row["virtue"])
            except ValueError as slip:
                reader.fault(f"yokai.toml, {table} ({row['id']}), virtue", str(slip))


def check_bitoku(reader: Reader) -> None:
    rows = reader.data["bitoku.toml"]["card"]
    wanted = {"makoto": 5, "chuugi": 5, "yu": 4, "jin": 4, "rei": 3, "gi": 2, "meijo": 1}
    reader.check_counts("bitoku.toml, card", Counter([row["type"] for row in rows]), wanted)
    for row in rows:
        if row["rarity"] != wanted[row["type"]]:
            reader.fault(f"bitoku.toml, card ({row['id']}), rarity", f"there are {wanted[row['type']]} of this type")


def check_tiles(reader: Reader) -> None:
    data = reader.data
    kinds = Counter([row["kind"] for row in data["buildings.toml"]["building"]])
    reader.check_counts("buildings.toml, building", kinds, dict.fromkeys(KINDS, 6))
    types = Counter([row["type"] for row in data["mitamas.toml"]["mitama"]])
    wanted = {**dict.fromkeys(MITAMA_TYPES[:WILD_MITAMA], 5), "shinigami": 4}
    reader.check_counts("mitamas.toml, mitama", types, wanted)
    letters = Counter([row["letter"] for row in data["gates.toml"]["gate"]])
    reader.check_counts("gates.toml, gate", letters, {"a": 8, "b": 8})
    for row in data["rocks.toml"]["rock"]:
        unknown = [each for each in row["counts"] if each not in types_of(row["family"])]
        if unknown:
            reader.fault(f"rocks.toml, rock ({row['id']}), counts", f"no such type of {row['family']}: {unknown[0]}")
    for row in data["lakes.toml"]["lake"]:
        if len(row["vp"]) != 3 or sorted(row["vp"], reverse=True) != row["vp"]:
            reader.fault(f"lakes.toml, lake ({row['id']}), vp", "expected three awards, the first one the highest")


def check_crystals(reader: Reader) -> None:
    for row in reader.data["crystals.toml"]["crystal"]:
        where = f"crystals.toml, crystal ({row['id']})"
        if row["colour"] == "memory" and (not row["trigger"] or not row["vp"] or row["effect"]):
            reader.fault(where, "a memory crystal has a trigger and vp, and no effect")
        if row["colour"] != "memory" and (not row["effect"] or row["trigger"] or row["vp"]):
            reader.fault(where, f"a {row['colour']} crystal has an effect, and no trigger or vp")


def check_board(reader: Reader) -> None:
    data = reader.data["board.toml"]
    if len(data["board"]["bitoku_set"]) != len(BITOKU_TYPES) + 1:
        reader.fault("board.toml, [board], bitoku_set", "expected the VP of 0 to 7 different types")
    regions = Counter([row["region"] for row in data["forest_action"]])
    reader.check_counts("board.toml, forest_action", regions, dict.fromkeys(HILLS, 5))
    choices = data["third_favour"]["choices"]
    if len(set(choices)) != 4 or not set(choices) <= {"vision", "rock", "pilgrim", "kodama"}:
        reader.fault("board.toml, [third_favour], choices", "expected vision, rock, pilgrim and kodama")
    if data["kodama"]["neutral"] >= data["kodama"]["length"]:
        reader.fault("board.toml, [kodama], neutral", "the neutral kodama does not stand on the last space")


def check_player_board(reader: Reader) -> None:
    data = reader.data["player_board.toml"]
    colours = Counter([row["colour"] for row in data["crystal_place"]])
    if [row["slot"] for row in data["crystal_place"] if row["colour"] == "ingenuity"] != [1, 2, 3] or sum(
        row["slot"] for row in data["crystal_place"]
    ) != 6:
        reader.fault("player_board.toml, crystal_place", "the three ingenuity places belong to slots 1, 2 and 3")
    if reader.clean("crystals.toml"):
        tiles = Counter([row["colour"] for row in reader.data["crystals.toml"]["crystal"]])
        for colour in COLOURS:
            if tiles[colour] != 4 * colours[colour]:
                reader.fault(
                    "player_board.toml, crystal_place",
                    f"four boards have {4 * colours[colour]} {colour} places, and there are {tiles[colour]} tiles",
                )
    for table in ("building_counter", "rock_seat"):
        for row in data[table]:
            check_price(reader, f"player_board.toml, {table} ({row['id']}), cost", row["cost"])


def check_price(reader: Reader, where: str, text: str) -> None:
    """A price with a discount must be all of named resources or all of any: then it is clear what is waived."""
    if not text:
        return
    effect = parse(text, NOUNS)
    terms = effect.options[0].gain
    nouns = {term.noun for term in terms}
    if len(effect.options) > 1 or effect.options[0].cost or not nouns <= {*RESOURCES, "any"}:
        reader.fault(where, f"expected resources joined by '+', found {text!r}")
    elif "any" in nouns and len(nouns) > 1:
        reader.fault(where, "expected either named resources or any, not both")


def check_tengu(reader: Reader) -> None:
    rows = reader.data["tengu.toml"]["card"]
    favourites = len([row for row in rows if row["location"] == "favourite"])
    if favourites != 2:
        reader.fault("tengu.toml, card", f"the rulebook counts 2 cards with the favourite, the file has {favourites}")
    if len(reader.data["tengu.toml"]["board"]["dice"]) != 3:
        reader.fault("tengu.toml, [board], dice", "expected the values of three dice")
    takes = {"yomi": ("dragonfly", "mitama"), "forges": ("crystal", "building")}
    for row in rows:
        where = f"tengu.toml, card ({row['id']})"
        if row["takes"] not in takes.get(row["location"], ("",)):
            reader.fault(where, f"takes {row['takes']!r} does not fit the location {row['location']}")
        if len(row["gives"]) != (2 if row["location"] == "glade" else 0) or not set(row["gives"]) <= set(RESOURCES):
            reader.fault(where, "a glade card gives two resources, any other none")
        if not set(row["yokai"]) <= set(YOKAI_TYPES) or not set(row["bitoku"]) <= set(BITOKU_TYPES):
            reader.fault(where, "no such type of yokai or bitoku")


def check_layouts(reader: Reader) -> None:
    tables = reader.data["layouts.toml"]
    seats = sorted([seat for row in tables["layout"] for seat in row["players"]])
    if seats != [1, 2, 3, 4] or [row["id"] for row in tables["layout"]] != list(LAYOUTS):
        reader.fault("layouts.toml, layout", f"expected {', '.join(LAYOUTS)}, for 1 to 4 players, each once")
    names = node_names(reader.data)
    if len(names) != NODES:
        reader.fault("layouts.toml, node", f"expected {NODES} different spaces over all layouts, found {len(names)}")
    for layout in LAYOUTS:
        check_layout(reader, layout)
    for table in ("mitama_place", "dragonfly_place", "crystal_place"):
        for row in tables[table]:
            check_price(reader, f"layouts.toml, {table} ({row['layout']} {row['place']}), cost", row["cost"])


def check_layout(reader: Reader, layout: str) -> None:
    tables = reader.data["layouts.toml"]
    where = f"layouts.toml, layout {layout}"
    for table in ("mitama_place", "dragonfly_place", "crystal_place", "building_place"):
        places = [row["place"] for row in rows_of(tables, table, layout)]
        if places != list(range(1, len(places) + 1)) or not places:
            reader.fault(where, f"{table}: expected places 1, 2, 3 … in order, found {places}")
    hills = sorted([hill for row in rows_of(tables, "hill", layout) for hill in row["hills"]])
    if hills != sorted(HILLS):
        reader.fault(where, "hill: expected every hill in exactly one area")
    for table in ("forest", "area"):
        if sorted([row["region"] for row in rows_of(tables, table, layout)]) != sorted(HILLS):
            reader.fault(where, f"{table}: expected one row for each of {', '.join(HILLS)}")
    for row in rows_of(tables, "area", layout):
        if len({row[site] for site in SITES}) != len(SITES):
            reader.fault(where, f"area {row['region']}: expected four different kinds")
    for row in rows_of(tables, "home_space", layout):
        if row["copies"] == bool(row["effect"]):
            reader.fault(where, f"home_space {row['space']}: expected an effect, or that it copies")
    check_paths(reader, layout, where)


def check_paths(reader: Reader, layout: str, where: str) -> None:
    tables = reader.data["layouts.toml"]
    nodes = {row["id"]: row for row in rows_of(tables, "node", layout)}
    if not any(row["kind"] == "start" for row in nodes.values()):
        reader.fault(where, "node: expected a start")
    for row in nodes.values():
        side = row["kind"] in ("illumination", "gate")
        if side != bool(row["fork"]) or (row["kind"] == "gate") != bool(row["letter"] and row["opens"]):
            reader.fault(where, f"node {row['id']}: a fork for side spaces only, a letter and `opens` for gates only")
        if row["opens"] and row["opens"] not in nodes:
            reader.fault(where, f"node {row['id']}: opens {row['opens']!r}, which this layout does not have")
    for row in rows_of(tables, "edge", layout):
        if row["from"] not in nodes or row["to"] not in nodes or nodes[row["from"]]["fork"]:
            reader.fault(where, f"edge {row['from']} to {row['to']}: expected a step from a main space to a space")


# What is looked at as a whole, and the files that must be readable for it.
CHECKS: Final = (
    (check_yokai, ("yokai.toml",)),
    (check_bitoku, ("bitoku.toml",)),
    (check_tiles, ("buildings.toml", "mitamas.toml", "gates.toml", "rocks.toml", "lakes.toml")),
    (check_crystals, ("crystals.toml",)),
    (check_board, ("board.toml",)),
    (check_player_board, ("player_board.toml",)),
    (check_layouts, ("layouts.toml",)),
    (check_tengu, ("tengu.toml",)),
)
