"""What is printed on the pieces of Bamboo: reads the component files, checks them, and lays them out for play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

from ennichi.kernel.compile import Part
from ennichi.kernel.components import Field, File, Reader, Rows, Section, column
from ennichi.kernel.effects import Noun, noun_table
from ennichi.kernel.game import Box
from ennichi.kernel.vocabulary import Vocabulary

from .shapes import Colour, Kind, ZoneName
from .vocabulary import ACTIONS, CELLS, COLUMNS, ROWS, build_vocabulary

FOLDER: Final = Path(__file__).parent

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
PLAYERS: Final = ("brown", "yellow", "purple", "black")
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ZONES: Final[tuple[ZoneName, ...]] = get_args(ZoneName)
SETS: Final = ("start", "board", "plain")
SPIRITS: Final = ("kappa", "tanuki", "rokurokubi", "kitsune", "ookami", "tengu", "bakeneko")
FOODS: Final = ("tea", "rice", "ramen")
WINDOWS: Final = ("turn", "offer", "feeding")
FEEDING: Final = 2  # the window of a spirit that helps to feed
OFFER_WINDOW: Final = 1
MOST_OPTIONS: Final = 2  # the touches option.1 and option.2
ANY_KIND: Final = 4  # a star in a pattern

NOUNS: dict[str, Noun] = noun_table(
    Noun("coin", cost=True),
    Noun("happiness", cost=True),
    Noun("balance"),
    Noun("home"),
    Noun("income"),
    Noun("cook"),
    Noun("joker"),
    Noun("wild"),
    Noun("roam"),
    Noun("meal"),
    Noun("restock"),
)

FILES = [
    File("balance.toml", [], [Rows("tile", 68, [
        Field("id", "id"),
        Field("zone", "text", among=ZONES),
        Field("pattern", "texts"),
        Field("comfort", "number", 1, 45, default=0),
        Field("points", "number", 1, 20),
    ])]),
    File("boards.toml", [
        Section("", [Field("night_penalty", "number", 0, 9)]),
        Section("grid", [
            Field("columns", "number", COLUMNS, COLUMNS), Field("rows", "number", ROWS, ROWS),
            Field("left", "numbers", 1, COLUMNS), Field("centre", "numbers", 1, COLUMNS),
            Field("right", "numbers", 1, COLUMNS), Field("harmony_penalty", "number", 0, 9),
            Field("food_per_home", "number", 0, 9), Field("hunger_penalty", "number", 0, 9),
        ]),
        Section("player_board", [
            Field("stocks", "texts"), Field("stock_size", "number", 3, 5),
            Field("balance_places_per_zone", "number", 1, 6),
        ]),
        Section("start", [
            Field("coins", "number"), Field("happiness", "number"),
            Field("sticks_in_reserve", "number", 1, 9), Field("sticks_on_main_board", "number", 4, 4),
            Field("start_sections", "number", 4, 4), Field("drafted_sections", "number", 2, 2),
            Field("balance_tiles", "number", 0, 2), Field("balance_tile_zone", "text", among=ZONES),
        ]),
        Section("grove", [
            Field("shoots", "number", 4, 4), Field("cells_per_shoot", "number", 3, 3),
            Field("free_cells_below", "number", 2, 2),
        ]),
        Section("supply", [
            Field("coins_of_1", "number"), Field("coins_of_3", "number"), Field("limited", "flag"),
        ]),
        Section("years", [Field("count", "number", 4, 4), Field("sticks", "numbers", 1, 9)]),
    ], [
        Rows("player", 4, [Field("colour", "text", among=PLAYERS)], named_by="colour"),
        Rows("night_cell", 16, [
            Field("board", "text", among=PLAYERS), Field("row", "number", 1, ROWS),
            Field("column", "number", 1, COLUMNS), Field("kind", "text", among=KINDS),
        ], named_by=""),
    ]),
    File("food.toml", [Section("", [Field("shown", "number", 1, 26)])], [Rows("food", 3, [
        Field("id", "text", among=FOODS), Field("food", "number", 1, 9),
        Field("count", "number", 1, 26),
    ])]),
    File("gifts.toml", [], [Rows("gift", 4, [Field("id", "id"), Field("effect", "effect")])]),
    File("homes.toml", [Section("", [Field("kinds", "texts by name")])], [Rows("home", 64, [
        Field("id", "id"), Field("level", "number", 1, 2), Field("kind", "text", among=KINDS),
        Field("comfort", "number", 1, 3), Field("two_player_removed", "flag"),
    ])]),
    File("market.toml", [Section("", [Field("balance_places_per_zone", "number", 3, 3)])], [Rows("home_place", 8, [
        Field("level", "number", 1, 2), Field("place", "number", 1, 4),
        Field("price", "number"), Field("happiness", "number"),
    ], named_by="")]),
    File("sections.toml", [], [
        Rows("colour", 4, [Field("id", "text", among=COLOURS)]),
        Rows("section", 36, [
            Field("id", "id"), Field("colour", "text", among=COLOURS), Field("action", "text", among=ACTIONS),
            Field("set", "text", among=SETS), Field("hand", "number", 1, 4, default=0),
        ]),
    ]),
    File("spirits.toml", [Section("", [
        Field("copies", "number", 3, 3), Field("used", "number", 16, 16), Field("piles", "number", 4, 4),
        Field("points_per_kind", "number"),
    ])], [Rows("spirit", 7, [
        Field("id", "text", among=SPIRITS), Field("wake", "number", 0, 9), Field("effect", "effect"),
        Field("window", "text", among=WINDOWS), Field("copies", "number", 3, 3),
    ])]),
    File("temples.toml", [Section("", [
        Field("ghost_colour", "text", among=PLAYERS), Field("ghost_sticks", "number"),
    ])], [Rows("temple_tile", 4, [Field("id", "id"), Field("sticks", "number", 0, 8)])]),
]  # fmt: skip


class Printed(Box):
    """The pieces of one component set, numbered in the order of their files."""

    def __init__(self, folder: str, fingerprint: str, vocabulary: Vocabulary, data: dict[str, Any]) -> None:
        super().__init__(folder, fingerprint, vocabulary, {})
        grid: dict[str, Any] = data["boards.toml"]["grid"]
        board: dict[str, Any] = data["boards.toml"]["player_board"]
        start: dict[str, Any] = data["boards.toml"]["start"]
        self.zone_cells: list[list[int]] = [cells_of(grid[zone]) for zone in ZONES]
        self.harmony_penalty: int = grid["harmony_penalty"]
        self.food_per_home: int = grid["food_per_home"]
        self.hunger_penalty: int = grid["hunger_penalty"]
        self.stock_size: int = board["stock_size"]
        self.places_per_zone: int = board["balance_places_per_zone"]
        self.start_coins: int = start["coins"]
        self.start_happiness: int = start["happiness"]
        self.start_sticks: int = start["sticks_in_reserve"]
        self.later_sticks: int = start["sticks_on_main_board"]
        self.start_balance_tiles: int = start["balance_tiles"]
        self.start_balance_zone: int = ZONES.index(start["balance_tile_zone"])
        self.years: int = data["boards.toml"]["years"]["count"]
        self.night_penalty: int = data["boards.toml"]["night_penalty"]
        self.night_cells: list[list[int]] = night_boards(data["boards.toml"]["night_cell"])
        self.food_shown: int = data["food.toml"]["shown"]
        self.points_per_spirit: int = data["spirits.toml"]["points_per_kind"]
        self.ghost_colour: int = PLAYERS.index(data["temples.toml"]["ghost_colour"])
        self.temple_tiles: list[int] = column(data, "temples.toml", "temple_tile", "sticks")
        self.sources = sources_of(data)
        self.read_sections(data)
        self.read_homes(data)
        self.read_balance(data)
        self.read_rest(data)
        # The steps of the printed effects; `effects.py` fills them in.
        self.action_parts: list[Part[Any]] = []
        self.gift_parts: list[Part[Any]] = []
        self.spirit_parts: list[Part[Any]] = []

    def read_sections(self, data: dict[str, Any]) -> None:
        rows: list[dict[str, Any]] = data["sections.toml"]["section"]
        self.section_ids: list[str] = [row["id"] for row in rows]
        self.section_colour: list[int] = [COLOURS.index(row["colour"]) for row in rows]
        self.section_action: list[int] = [ACTIONS.index(row["action"]) for row in rows]
        self.hands: list[list[int]] = [[i for i in range(36) if rows[i]["hand"] == hand] for hand in (1, 2, 3, 4)]
        self.board_sections: list[int] = [i for i in range(36) if rows[i]["set"] == "board"]
        self.plain_sections: list[int] = [i for i in range(36) if rows[i]["set"] == "plain"]

    def read_homes(self, data: dict[str, Any]) -> None:
        rows: list[dict[str, Any]] = data["homes.toml"]["home"]
        self.home_level: list[int] = [row["level"] - 1 for row in rows]
        self.home_kind: list[int] = [KINDS.index(row["kind"]) for row in rows]
        self.home_comfort: list[int] = [row["comfort"] for row in rows]
        self.not_for_two: list[bool] = [row["two_player_removed"] for row in rows]
        # Price and happiness of a place in the market: level 1 places 1 to 4, then level 2.
        self.place_price: list[int] = [0] * 8
        self.place_happiness: list[int] = [0] * 8
        for row in data["market.toml"]["home_place"]:
            place = 4 * (row["level"] - 1) + row["place"] - 1
            self.place_price[place] = row["price"]
            self.place_happiness[place] = row["happiness"]

    def read_balance(self, data: dict[str, Any]) -> None:
        rows: list[dict[str, Any]] = data["balance.toml"]["tile"]
        self.balance_zone: list[int] = [ZONES.index(row["zone"]) for row in rows]
        self.balance_points: list[int] = [row["points"] for row in rows]
        self.balance_comfort: list[int] = [row["comfort"] for row in rows]
        self.balance_pattern: list[list[str]] = [row["pattern"] for row in rows]
        # A `K+` pattern is the number of its kind; a block is every way to lay it, as cell, kind, cell, kind …
        self.balance_total: list[int] = [total_kind(row["pattern"]) for row in rows]
        self.balance_blocks: list[list[list[int]]] = [
            lay_block(row["pattern"], data["boards.toml"]["grid"][row["zone"]]) for row in rows
        ]

    def read_rest(self, data: dict[str, Any]) -> None:
        self.food_value: list[int] = column(data, "food.toml", "food", "food")
        self.food_count: list[int] = column(data, "food.toml", "food", "count")
        self.spirit_wake: list[int] = column(data, "spirits.toml", "spirit", "wake")
        self.spirit_copies: list[int] = column(data, "spirits.toml", "spirit", "copies")
        self.spirit_window: list[int] = [WINDOWS.index(row["window"]) for row in data["spirits.toml"]["spirit"]]
        self.spirit_effects: list[str] = [row["effect"] for row in data["spirits.toml"]["spirit"]]
        self.gift_effects: list[str] = [row["effect"] for row in data["gifts.toml"]["gift"]]

    def holds(self, tile: int, grid: list[int]) -> bool:
        """Whether a balance tile's pattern is there in a home grid (rules, section 6)."""
        needed = self.balance_comfort[tile]
        kind = self.balance_total[tile]
        if kind >= 0:
            return self.comfort_of_kind(kind, self.balance_zone[tile], grid) >= needed
        for block in self.balance_blocks[tile]:
            comfort = self.comfort_of_block(block, grid)
            if comfort >= needed:
                return True
        return False

    def comfort_of_kind(self, kind: int, zone: int, grid: list[int]) -> int:
        comfort = 0
        for cell in self.zone_cells[zone]:
            home = grid[cell]
            if home >= 0 and self.home_kind[home] == kind:
                comfort += self.home_comfort[home]
        return comfort

    def comfort_of_block(self, block: list[int], grid: list[int]) -> int:
        """The comfort of the homes under a block, or -1 when a home is missing or of the wrong kind."""
        comfort = 0
        i = 0
        while i < len(block):
            home = grid[block[i]]
            if home < 0:
                return -1
            wanted = block[i + 1]
            if wanted != ANY_KIND and self.home_kind[home] != wanted:
                return -1
            comfort += self.home_comfort[home]
            i += 2
        return comfort

    def comfort_in(self, zone: int, grid: list[int]) -> int:
        comfort = 0
        for cell in self.zone_cells[zone]:
            home = grid[cell]
            if home >= 0:
                comfort += self.home_comfort[home]
        return comfort


def sources_of(data: dict[str, Any]) -> dict[str, str]:
    """The source of each thing that can be touched and looked at."""
    tables = (
        ("section", "sections.toml", "section"),
        ("home", "homes.toml", "home"),
        ("balance", "balance.toml", "tile"),
        ("spirit", "spirits.toml", "spirit"),
        ("food", "food.toml", "food"),
    )
    return {f"{group}.{row['id']}": row["source"] for group, file, table in tables for row in data[file][table]}


def cells_of(columns: list[int]) -> list[int]:
    return [cell for cell in range(CELLS) if cell % COLUMNS + 1 in columns]


def night_boards(rows: list[dict[str, Any]]) -> list[list[int]]:
    """For each player colour the kind that each cell of the night side asks for, or -1."""
    boards = [[-1] * CELLS for _ in PLAYERS]
    for row in rows:
        cell = COLUMNS * (row["row"] - 1) + row["column"] - 1
        boards[PLAYERS.index(row["board"])][cell] = KINDS.index(row["kind"])
    return boards


def total_kind(pattern: list[str]) -> int:
    return KINDS.index(pattern[0][0]) if pattern[0].endswith("+") else -1


def lay_block(pattern: list[str], columns: list[int]) -> list[list[int]]:
    """Every way to lay a block of letters inside its zone, without turning it."""
    if total_kind(pattern) >= 0:
        return []
    width = len(pattern[0])
    blocks: list[list[int]] = []
    for top in range(ROWS - len(pattern) + 1):
        for left in range(COLUMNS - width + 1):
            if any(left + i + 1 not in columns for i in range(width)):
                continue
            block: list[int] = []
            for down, letters in enumerate(pattern):
                for right, letter in enumerate(letters):
                    if letter != ".":
                        wanted = ANY_KIND if letter == "*" else KINDS.index(letter)
                        block += [COLUMNS * (top + down) + left + right, wanted]
            blocks.append(block)
    return blocks


def read_components(folder: str) -> Reader:
    """The built-in components, with the files of `folder` in place of those it replaces; and all their faults."""
    reader = Reader(FILES, NOUNS, MOST_OPTIONS, FOLDER / "components", folder, "bamboo")
    reader.read(CHECKS)
    return reader


def print_components(reader: Reader, folder: str) -> Printed:
    """The pieces, from files without a fault."""
    reader.finish()
    data = reader.data
    vocabulary = build_vocabulary(
        column(data, "sections.toml", "colour", "id"),
        column(data, "food.toml", "food", "id"),
        column(data, "spirits.toml", "spirit", "id"),
        column(data, "gifts.toml", "gift", "id"),
        column(data, "sections.toml", "section", "id"),
        column(data, "homes.toml", "home", "id"),
        column(data, "balance.toml", "tile", "id"),
    )
    return Printed(folder, reader.fingerprint(), vocabulary, data)


def check_sections(reader: Reader) -> None:
    rows = reader.data["sections.toml"]["section"]
    where = "sections.toml, section"
    reader.check_order("sections.toml", "colour", COLOURS)
    reader.check_counts(where, Counter([row["set"] for row in rows]), {"start": 16, "board": 12, "plain": 8})
    for hand in (1, 2, 3, 4):
        held = sorted(row["colour"] for row in rows if row["hand"] == hand and row["set"] == "start")
        if held != sorted(COLOURS):
            reader.fault(where, f"hand {hand} must hold one start section of each colour")
    if any(row["hand"] for row in rows if row["set"] != "start"):
        reader.fault(where, "only start sections belong to a hand")


def check_homes(reader: Reader) -> None:
    homes = reader.data["homes.toml"]["home"]
    levels = Counter([f"level {row['level']}" for row in homes])
    reader.check_counts("homes.toml, home", levels, {"level 1": 32, "level 2": 32})
    for level in (1, 2):
        left = sum(row["level"] == level and not row["two_player_removed"] for row in homes)
        if left < 4:
            reader.fault("homes.toml, home", f"two players need at least 4 tiles of level {level}, {left} are left")
    places = Counter([(row["level"], row["place"]) for row in reader.data["market.toml"]["home_place"]])
    if any(places[level, place] != 1 for level in (1, 2) for place in (1, 2, 3, 4)):
        reader.fault("market.toml, home_place", "expected each place 1 to 4 of each level once")


def check_balance(reader: Reader) -> None:
    rows = reader.data["balance.toml"]["tile"]
    wanted = {"left": 24, "centre": 20, "right": 24}
    reader.check_counts("balance.toml, tile", Counter([row["zone"] for row in rows]), wanted)
    for number, row in enumerate(rows, 1):
        where = f"balance.toml, tile {number} ({row['id']}), pattern"
        pattern: list[str] = row["pattern"]
        total = len(pattern) == 1 and len(pattern[0]) == 2 and pattern[0][0] in KINDS and pattern[0][1] == "+"
        if total:
            if not row["comfort"]:
                reader.fault(where, "a pattern with '+' needs a comfort")
        elif len({len(letters) for letters in pattern}) != 1 or not set("".join(pattern)) <= set("DFGQ*."):
            reader.fault(
                where, f"expected rows of equal length made of D F G Q * ., or one letter and '+', found {pattern}"
            )
        elif not set("".join(pattern)) - {"."}:
            reader.fault(where, "a pattern must ask for at least one home")
        elif not lay_block(pattern, reader.data["boards.toml"]["grid"][row["zone"]]):
            reader.fault(where, f"the block does not fit into the {row['zone']} zone")


def check_food(reader: Reader) -> None:
    reader.check_order("food.toml", "food", FOODS)
    counts = {row["id"]: row["count"] for row in reader.data["food.toml"]["food"]}
    reader.check_counts("food.toml, food", Counter(counts), {"tea": 6, "rice": 12, "ramen": 8})


def check_temples(reader: Reader) -> None:
    sticks = reader.data["temples.toml"]["ghost_sticks"]
    laid = sum(column(reader.data, "temples.toml", "temple_tile", "sticks"))
    if laid != sticks:
        reader.fault("temples.toml", f"the ghost has {sticks} sticks, the tiles lay {laid}")


def check_boards(reader: Reader) -> None:
    data = reader.data["boards.toml"]
    start, board = data["start"], data["player_board"]
    if board["stocks"] != list(COLOURS):
        reader.fault("boards.toml, [player_board], stocks", f"expected {', '.join(COLOURS)}")
    if start["balance_tiles"] > board["balance_places_per_zone"]:
        reader.fault("boards.toml, [start], balance_tiles", "more tiles than places in their zone")
    sticks = [start["sticks_in_reserve"] + year for year in range(1, data["years"]["count"] + 1)]
    if data["years"]["sticks"] != sticks:
        reader.fault("boards.toml, [years], sticks", f"one stick comes back each year, so expected {sticks}")


def check_night(reader: Reader) -> None:
    rows = reader.data["boards.toml"]["night_cell"]
    reader.check_counts("boards.toml, night_cell", Counter([row["board"] for row in rows]), dict.fromkeys(PLAYERS, 4))
    cells = Counter([(row["board"], row["row"], row["column"]) for row in rows])
    for (board, row, place), count in cells.items():
        if count > 1:
            reader.fault("boards.toml, night_cell", f"{board} has the cell in row {row}, column {place} {count} times")


def check_gifts(reader: Reader) -> None:
    for row in reader.data["gifts.toml"]["gift"]:
        if row["id"] != f"gift-{row['effect']}":
            reader.fault(f"gifts.toml, gift ({row['id']})", "expected an id 'gift-' and its action")


def check_spirits(reader: Reader) -> None:
    reader.check_order("spirits.toml", "spirit", SPIRITS)
    for row in reader.data["spirits.toml"]["spirit"]:
        where = f"spirits.toml, spirit ({row['id']})"
        if ("meal" in row["effect"]) != (row["window"] == "feeding"):
            reader.fault(where, "a meal belongs to the window 'feeding', and only a meal")


# What is looked at as a whole, and the files that must be readable for it.
CHECKS: Final = (
    (check_sections, ("sections.toml",)),
    (check_homes, ("homes.toml", "market.toml")),
    (check_balance, ("balance.toml", "boards.toml")),
    (check_food, ("food.toml",)),
    (check_temples, ("temples.toml",)),
    (check_boards, ("boards.toml",)),
    (check_night, ("boards.toml",)),
    (check_gifts, ("gifts.toml",)),
    (check_spirits, ("spirits.toml",)),
)
