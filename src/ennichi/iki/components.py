"""What is printed on the pieces of IKI: reads the component files, checks them, and lays them out for play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

from ennichi.kernel.compile import Part
from ennichi.kernel.components import Field, File, Reader, Rows, Section, column
from ennichi.kernel.effects import Effect, Noun, noun_table, parse
from ennichi.kernel.errors import BadEffect
from ennichi.kernel.game import Box
from ennichi.kernel.vocabulary import Vocabulary

from .awards import THINGS, Award, parse_award
from .shapes import AnyType, CelebrityKind, Season, Trigger, Type
from .vocabulary import (
    BOATS,
    BUILDINGS,
    CELEBRITIES,
    CHARACTERS,
    OPTIONS,
    SPACES,
    SPECIALS,
    STALLS,
    TICKETS,
    TOKENS,
    build_vocabulary,
)

FOLDER: Final = Path(__file__).parent

COLOURS: Final = ("purple", "blue", "yellow", "red")
TYPE_IDS: Final[tuple[Type, ...]] = get_args(Type)
ALL_TYPES: Final[tuple[AnyType, ...]] = get_args(AnyType)
SPECIAL_TYPE: Final = 2
NO_TYPE: Final = 5
SEASONS: Final[tuple[Season, ...]] = get_args(Season)
NAGAYAS: Final = ("A", "B", "C", "D")
PLACES: Final = 4
MONTHS: Final = 12
SETS: Final = ("start", "base", "akebono")
START_CHARACTERS: Final = 5
BASE_CHARACTERS: Final = 56
PER_SEASON: Final = 14
FIRST_NEWCOMER: Final = 61
NEWCOMERS: Final = 24
KINDS: Final = ("pipe", "pouch", "fish")  # the tokens that are bought
BRIDGE: Final = 6  # the only street space that the base game lacks
IKIZAMA_1_4: Final = 0
TEA_BOAT: Final = 11
SHOP_BOAT: Final = 0

# What an effect hands out: the goods first, then the tracks.
MON: Final = 0
RICE: Final = 1
SANDAL: Final = 2
WOOD: Final = 3
KOBAN: Final = 4
GOODS: Final = 5
IKI: Final = 5
FIRE: Final = 6
TRADE: Final = 7
GIFT: Final = 8
PLAIN: Final = ("mon", "rice", "sandal", "wood", "koban", "iki", "fire", "trade", "gift")
PLAIN_NOUNS: Final = (*PLAIN, "loss")

TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
FED: Final = 0
PAYDAY: Final = 1
HARMONY: Final = 2
HIRE_FIRE: Final = 3
HIRE_SPECIAL: Final = 4
BOAT_USED: Final = 5
PASS: Final = 6
MEET: Final = 7
NO_HIRE: Final = 8
RETIRE: Final = 9
LAP: Final = 10
BURN: Final = 11
PLACE: Final = 12
RULES_ONLY: Final = ("harmony", "fire", "place")  # their rule is a step of its own, not a gain

SPECIAL_IDS: Final = (
    "hire-less",
    "move-more",
    "avoid-fire",
    "joker",
    "doctor",
    "messenger",
    "owner",
    "fisherman",
    "policeman",
)
HIRE_LESS: Final = 0
MOVE_MORE: Final = 1
AVOID_FIRE: Final = 2
JOKER: Final = 3
DOCTOR: Final = 4
MESSENGER: Final = 5
OWNER: Final = 6
FISHERMAN: Final = 7
POLICEMAN: Final = 8

TICKET_IDS: Final = ("boat-token-hire", "boat-token-character", "boat-token-shop")
TICKET_HIRE: Final = 0
TICKET_CHARACTER: Final = 1
TICKET_SHOP: Final = 2

GOOD_NAMES: Final = "mon rice sandal wood koban"

NOUNS: dict[str, Noun] = noun_table(
    Noun("mon", cost=True),
    Noun("rice", cost=True),
    Noun("sandal", cost=True),
    Noun("wood", cost=True),
    Noun("koban", cost=True),
    Noun("iki", cost=True),
    Noun("loss"),
    Noun("gift"),
    Noun("fire"),
    Noun("trade"),
    Noun("xp", cost=True, words=("other", "all")),
    Noun("build", discount=GOOD_NAMES),
    Noun("hire", discount="mon"),
    Noun("boat"),
    Noun("pipe", cost=True),
    Noun("pouch"),
    Noun("fish"),
    Noun("river"),
    Noun("swap"),
    Noun("salary"),
    Noun("run"),
    Noun("celebrity", words=("spare",)),
    Noun("ticket"),
    Noun("doctor"),
    Noun("relocate"),
    Noun("retire"),
    Noun("shopboat"),
)

SHOP_FIELDS: Final = [
    Field("id", "id"), Field("name", "text"), Field("name_fr", "text", default=""),
    Field("set", "text", among=("base", "akebono"), default="base"), Field("effect", "effect"),
    Field("effect_printed", "effect", default=""),
]  # fmt: skip
STALL_FIELDS: Final = [
    Field("id", "id"), Field("nagaya", "text", among=NAGAYAS), Field("place", "number", 1, PLACES),
    Field("shops", "texts"), Field("extra_cost", "number", 0, 9), Field("corner", "flag"), Field("starting", "flag"),
]  # fmt: skip
TOKEN_FIELDS: Final = [
    Field("id", "id"), Field("set", "text", among=("base", "akebono")), Field("season", "text", among=SEASONS),
    Field("price", "number", 0, 30),
]  # fmt: skip

FILES = [
    File("board.toml", [
        Section("", [
            Field("street_base", "texts"), Field("street_akebono", "texts"), Field("direction", "text"),
            Field("lap", "text", among=("xp all",)), Field("harmony_groups_34", "texts"),
            Field("harmony_groups_2", "texts"), Field("row_fresh", "number", 4, 4), Field("row_kept", "number", 2, 2),
            Field("row_new", "number", 1, 1),
        ]),
        Section("tracks", [
            Field("fire_max", "number", 1, 30), Field("trade_max", "number", 1, 30), Field("iki_min", "number", 0, 0),
        ]),
        Section("setup", [
            Field("mon", "number"), Field("rice", "number"), Field("sandal", "number"), Field("wood", "number"),
            Field("koban", "number"), Field("kobun", "number", 1, 9), Field("fish_places", "number", 1, 5),
            Field("sailors", "number", 0, 9), Field("buildings_shown", "number", 1, 10),
            Field("permanent_buildings_max_akebono", "number", 0, 10), Field("cards_per_season", "number", 14, 14),
            Field("cards_per_month", "number", 4, 4), Field("income", "number"),
            Field("removed_per_season_akebono", "number", 2, 2), Field("celebrities_per_season", "number", 2, 2),
            Field("player_colours", "texts"),
        ]),
    ], [
        Rows("ikizama", 5, [
            Field("id", "id"), Field("steps", "numbers", 1, 9), Field("income_or_hire", "flag"),
            Field("effect", "effect", default=""),
        ]),
        Rows("blocking_tile", 4, [Field("value", "number", 1, 4), Field("count", "number", 0, 12)], named_by="value"),
        Rows("shop", SPACES, SHOP_FIELDS),
        Rows("stall_34", STALLS, STALL_FIELDS),
        Rows("stall_2", 12, STALL_FIELDS),
        Rows("month", 13, [
            Field("month", "number", 1, 13), Field("season", "text", among=(*SEASONS, "new-year")),
            Field("event", "text", among=("none", "fire", "payday", "new-year")), Field("mon_on_cards", "flag"),
            Field("neutral", "text", among=("sun", "moon"), default=""), Field("fire", "number", 0, 30, default=0),
            Field("fire_2", "number", 0, 30, default=0), Field("trade_income", "flag", default=False),
        ], named_by="month"),
        Rows("fire_tile", 4, [Field("id", "id"), Field("nagaya", "text", among=NAGAYAS)]),
        Rows("trade_income", 5, [Field("space", "number", 1, 30), Field("effect", "effect")], named_by="space"),
    ]),
    File("characters.toml", [], [
        Rows("type", 5, [
            Field("id", "text", among=TYPE_IDS), Field("en", "text"), Field("fr", "text"), Field("colour", "text"),
            Field("base_count", "number"),
        ]),
        Rows("character", CHARACTERS, [
            Field("id", "id"), Field("name", "text"), Field("name_fr", "text", default=""),
            Field("set", "text", among=SETS), Field("akebono", "flag", default=False),
            Field("month", "number", 1, MONTHS, default=0), Field("season", "text", among=SEASONS, default=""),
            Field("type", "text", among=ALL_TYPES), Field("cost", "number", 0, 20),
            Field("bonus", "effect", default=""), Field("skill", "effect"), Field("salary", "texts", default=[]),
            Field("salary_printed", "texts", default=[]), Field("xp", "number", 1, 5),
            Field("token", "text", among=SPECIAL_IDS, default=""),
        ]),
    ]),
    File("buildings.toml", [], [Rows("building", BUILDINGS, [
        Field("id", "id"), Field("name", "text"), Field("name_fr", "text", default=""),
        Field("set", "text", among=("base", "akebono")), Field("cost", "effect"), Field("end", "text"),
        Field("permanent", "flag"), Field("trigger", "text", among=TRIGGERS, default=""),
        Field("effect", "effect", default=""), Field("now", "effect", default=""), Field("rule", "text", default=""),
    ])]),
    File("boats.toml", [Section("", [Field("max_per_player", "number", 1, 9)])], [Rows("boat", BOATS, [
        Field("id", "id"), Field("number", "number", 0, 6), Field("side", "text", among=("A", "B"), default=""),
        Field("name", "text"), Field("name_fr", "text"), Field("cost", "effect", default=""),
        Field("trade", "number", 0, 9), Field("action", "effect"), Field("wave", "text", default=""),
        Field("neutral", "flag", default=False),
    ])]),
    File("celebrities.toml", [], [Rows("celebrity", CELEBRITIES, [
        Field("id", "id"), Field("name", "text"), Field("season", "text", among=SEASONS),
        Field("kind", "text", among=get_args(CelebrityKind)), Field("trigger", "text", among=TRIGGERS, default=""),
        Field("effect", "effect", default=""), Field("end", "text", default=""), Field("rule", "text", default=""),
    ])]),
    File("tokens.toml", [Section("", [Field("fish_kinds", "texts by name")])], [
        Rows("pipe", TOKENS, [*TOKEN_FIELDS, Field("effect", "effect")]),
        Rows("pouch", TOKENS, [*TOKEN_FIELDS, Field("end", "text")]),
        Rows("fish", TOKENS, [*TOKEN_FIELDS, Field("extra", "number", -9), Field("now", "effect", default="")]),
        Rows("special", SPECIALS, [
            Field("id", "text", among=SPECIAL_IDS), Field("set", "text", among=("base", "akebono")),
            Field("count", "number", 1, 9), Field("from", "texts"), Field("extra", "number", -9, default=0),
            Field("use", "text", among=("always", "once", "end", "fish", "pouch")), Field("end", "text", default=""),
            Field("rule", "text"),
        ]),
        Rows("boat_token", TICKETS, [
            Field("id", "text", among=TICKET_IDS), Field("when", "text"), Field("effect", "effect", default=""),
            Field("rule", "text", default=""),
        ]),
        Rows("start_tile", 5, [Field("id", "id"), Field("effect", "effect")]),
        Rows("piece", 10, [Field("id", "id"), Field("count", "number"), Field("limited", "flag")]),
    ]),
    File("scoring.toml", [Section("score", [
        Field("type_set", "numbers", 0, 99), Field("fish_set", "numbers", 0, 99), Field("koban", "number"),
        Field("wood", "number"), Field("mon_per_iki", "number", 1), Field("rice", "number"),
        Field("sandal", "number"), Field("pipe_doubles_pouches", "flag"),
    ])], [
        Rows("line", 7, [
            Field("id", "id"), Field("en", "text"), Field("set", "text", among=("akebono",), default=""),
        ]),
        Rows("tie", 2, [Field("id", "id"), Field("en", "text")]),
        Rows("thing", len(THINGS), [Field("id", "text", among=THINGS), Field("en", "text")]),
    ]),
]  # fmt: skip


class Town:
    """One side of the board: the street, and where the stalls stand. Stalls are numbered 4 a nagaya in all of them."""

    def __init__(self, rows: list[dict[str, Any]], shops: list[str], street: list[str], groups: list[str]) -> None:
        self.street: list[int] = [shops.index(each) for each in street]
        self.next: list[int] = [-1] * SPACES
        self.back: list[int] = [-1] * SPACES
        for i, space in enumerate(self.street):
            self.next[space] = self.street[(i + 1) % len(self.street)]
            self.back[space] = self.street[i - 1]
        self.stalls: list[int] = []
        self.extra: list[int] = [0] * STALLS
        self.spaces_of: list[list[int]] = [[] for _ in range(STALLS)]
        self.stalls_of: list[list[int]] = [[] for _ in range(SPACES)]
        self.nagayas: list[list[int]] = [[] for _ in NAGAYAS]
        self.starting: list[int] = []
        self.corners: list[int] = []
        for row in rows:
            stall = PLACES * NAGAYAS.index(row["nagaya"]) + row["place"] - 1
            self.stalls.append(stall)
            self.extra[stall] = row["extra_cost"]
            self.nagayas[stall // PLACES].append(stall)
            for shop in row["shops"]:
                self.spaces_of[stall].append(shops.index(shop))
                self.stalls_of[shops.index(shop)].append(stall)
            if row["starting"]:
                self.starting.append(stall)
            if row["corner"]:
                self.corners.append(stall)
        self.groups: list[list[int]] = [self.corners if name == "corners" else self.nagaya(name) for name in groups]

    def nagaya(self, name: str) -> list[int]:
        return self.nagayas[NAGAYAS.index(name)]


Names = dict[str, str]  # by language


class Printed(Box):
    """The pieces of one component set, numbered in the order of their files."""

    def __init__(self, folder: str, fingerprint: str, vocabulary: Vocabulary, data: dict[str, Any]) -> None:
        super().__init__(folder, fingerprint, vocabulary, {})
        self.sources = sources_of(data)
        self.read_board(data["board.toml"])
        self.read_characters(data["characters.toml"]["character"])
        self.read_buildings(data["buildings.toml"]["building"])
        self.read_boats(data["boats.toml"])
        self.read_celebrities(data["celebrities.toml"]["celebrity"])
        self.read_tokens(data["tokens.toml"])
        score: dict[str, Any] = data["scoring.toml"]["score"]
        self.type_set: list[int] = score["type_set"]
        self.fish_set: list[int] = score["fish_set"]
        self.koban_points: int = score["koban"]
        self.wood_points: int = score["wood"]
        self.mon_per_iki: int = score["mon_per_iki"]
        self.pipe_doubles: bool = score["pipe_doubles_pouches"]
        # The steps of the printed effects; `effects.py` fills them in.
        self.shop_parts: list[Part[Any]] = []
        self.printed_shop_parts: list[Part[Any]] = []
        self.skill_parts: list[Part[Any]] = []
        self.bonus_parts: list[Part[Any] | None] = []
        self.now_parts: list[Part[Any] | None] = []
        self.pipe_parts: list[Part[Any]] = []
        self.boat_parts: list[Part[Any]] = []
        self.celebrity_parts: list[Part[Any] | None] = []
        self.tile_parts: list[Part[Any]] = []
        self.ticket_parts: list[Part[Any] | None] = []

    def read_board(self, board: dict[str, Any]) -> None:
        setup: dict[str, Any] = board["setup"]
        self.start_goods: list[int] = [setup[good] for good in GOOD_NAMES.split()]
        self.kobuns: int = setup["kobun"]
        self.fish_places: int = setup["fish_places"]
        self.sailors: int = setup["sailors"]
        self.buildings_shown: int = setup["buildings_shown"]
        self.most_permanent: int = setup["permanent_buildings_max_akebono"]
        self.income: int = setup["income"]
        self.fire_max: int = board["tracks"]["fire_max"]
        self.trade_max: int = board["tracks"]["trade_max"]
        self.ikizama_ids: list[str] = [row["id"] for row in board["ikizama"]]
        self.ikizama_steps: list[list[int]] = [row["steps"] for row in board["ikizama"]]
        self.ikizama_gain: list[list[int]] = [amounts_of(row["effect"]) for row in board["ikizama"]]
        # R4: as many of each value.
        self.blocking: list[int] = [row["value"] for row in board["blocking_tile"] for _ in range(row["count"])]
        self.shop_ids: list[str] = [row["id"] for row in board["shop"]]
        self.shop_names: list[Names] = [names_of(row) for row in board["shop"]]
        self.shop_effects: list[str] = [row["effect"] for row in board["shop"]]
        self.shop_effects_printed: list[str] = [row["effect_printed"] or row["effect"] for row in board["shop"]]
        streets = (board["street_base"], board["street_akebono"])
        two, more = board["stall_2"], board["stall_34"]
        self.towns_for_two: list[Town] = [
            Town(two, self.shop_ids, street, board["harmony_groups_2"]) for street in streets
        ]
        self.towns_for_more: list[Town] = [
            Town(more, self.shop_ids, street, board["harmony_groups_34"]) for street in streets
        ]
        months = board["month"][:MONTHS]
        self.fire_strength: list[int] = [row["fire"] for row in months]  # 0: no fire
        self.fire_strength_two: list[int] = [row["fire_2"] for row in months]
        self.trade_months: list[bool] = [row["trade_income"] for row in months]
        self.paydays: list[bool] = [row["event"] == "payday" for row in months]
        self.sun_months: list[bool] = [row["neutral"] == "sun" for row in months]
        self.fire_tiles: list[int] = [NAGAYAS.index(row["nagaya"]) for row in board["fire_tile"]]
        self.trade_spaces: list[int] = [row["space"] for row in board["trade_income"]]
        self.trade_effects: list[str] = [row["effect"] for row in board["trade_income"]]
        self.trade_gains: list[list[int]] = [amounts_of(row["effect"]) for row in board["trade_income"]]

    def read_characters(self, rows: list[dict[str, Any]]) -> None:
        self.character_ids: list[str] = [row["id"] for row in rows]
        self.character_names: list[Names] = [names_of(row) for row in rows]
        self.character_akebono: list[bool] = [row["akebono"] or row["set"] == "akebono" for row in rows]
        self.character_type: list[int] = [ALL_TYPES.index(row["type"]) for row in rows]
        self.columns: tuple[int, ...] = tuple(self.character_type)  # at the start of a game
        self.cost: list[int] = [row["cost"] for row in rows]
        self.bonuses: list[str] = [row["bonus"] for row in rows]
        self.bonus_has_fire: list[bool] = [has_noun(row["bonus"], "fire") for row in rows]
        self.skills: list[str] = [row["skill"] for row in rows]  # R3: that of the Folding Fan Maker has a price
        self.salaries: list[list[str]] = [row["salary"] for row in rows]
        self.salaries_printed: list[list[str]] = [row["salary_printed"] or row["salary"] for row in rows]
        self.salary: list[list[list[int]]] = [[amounts_of(each) for each in row["salary"]] for row in rows]
        self.salary_printed: list[list[list[int]]] = [
            [amounts_of(each) for each in row["salary_printed"] or row["salary"]] for row in rows
        ]
        self.xp_needed: list[int] = [row["xp"] for row in rows]  # R22: of those with a token
        self.character_token: list[int] = [SPECIAL_IDS.index(row["token"]) if row["token"] else -1 for row in rows]
        self.joker_card: int = self.character_token.index(JOKER) if JOKER in self.character_token else -1

    def read_buildings(self, rows: list[dict[str, Any]]) -> None:
        self.building_ids: list[str] = [row["id"] for row in rows]
        self.building_names: list[Names] = [names_of(row) for row in rows]
        self.building_akebono: list[bool] = [row["set"] == "akebono" for row in rows]
        self.building_costs: list[str] = [row["cost"] for row in rows]
        self.building_cost: list[list[int]] = [goods_cost(row["cost"]) for row in rows]
        self.building_pipe: list[int] = [count_noun(row["cost"], "pipe") for row in rows]
        self.building_fish: list[int] = [count_noun(row["cost"], "fish") for row in rows]
        self.building_end: list[list[Award]] = [parse_award(row["end"]) for row in rows]
        self.building_ends: list[str] = [row["end"] for row in rows]
        self.permanent: list[bool] = [row["permanent"] for row in rows]
        self.building_trigger: list[int] = [trigger_number(row["trigger"]) for row in rows]
        self.building_effects: list[str] = [row["effect"] for row in rows]
        self.building_gain: list[list[int]] = [trigger_gain(row) for row in rows]
        self.building_now: list[str] = [row["now"] for row in rows]

    def read_boats(self, data: dict[str, Any]) -> None:
        rows: list[dict[str, Any]] = data["boat"]
        self.boats_per_player: int = data["max_per_player"]
        self.boat_ids: list[str] = [row["id"] for row in rows]
        self.boat_number: list[int] = [row["number"] for row in rows]
        self.boat_option: list[str] = [f"boat{number}" for number in self.boat_number]  # which side is out
        self.boat_side: list[str] = [row["side"] for row in rows]
        self.boat_neutral: list[bool] = [row["neutral"] for row in rows]
        self.boat_costs: list[str] = [row["cost"] for row in rows]
        self.boat_cost: list[list[int]] = [goods_cost(row["cost"]) for row in rows]
        self.boat_trade: list[int] = [row["trade"] for row in rows]
        self.boat_actions: list[str] = [row["action"] for row in rows]
        self.ticket_boat: int = first_with(self.boat_actions, "ticket")
        self.spare_boat: int = first_with(self.boat_actions, "celebrity spare")

    def read_celebrities(self, rows: list[dict[str, Any]]) -> None:
        self.celebrity_ids: list[str] = [row["id"] for row in rows]
        self.celebrity_names: list[str] = [row["name"] for row in rows]
        self.celebrity_season: list[int] = [SEASONS.index(row["season"]) for row in rows]
        self.celebrity_trigger: list[int] = [trigger_number(row["trigger"]) for row in rows]
        self.celebrity_effects: list[str] = [row["effect"] for row in rows]
        self.celebrity_gain: list[list[int]] = [trigger_gain(row) for row in rows]
        self.celebrity_kind: list[CelebrityKind] = [row["kind"] for row in rows]
        self.celebrity_ends: list[str] = [row["end"] for row in rows]
        self.celebrity_end: list[list[Award]] = [parse_award(row["end"]) if row["end"] else [] for row in rows]

    def read_tokens(self, data: dict[str, Any]) -> None:
        self.token_akebono: list[list[bool]] = [[row["set"] == "akebono" for row in data[kind]] for kind in KINDS]
        self.token_season: list[list[int]] = [[SEASONS.index(row["season"]) for row in data[kind]] for kind in KINDS]
        self.price: list[list[int]] = [[row["price"] for row in data[kind]] for kind in KINDS]
        self.pipe_effects: list[str] = [row["effect"] for row in data["pipe"]]
        self.pouch_ends: list[str] = [row["end"] for row in data["pouch"]]
        self.pouch_end: list[list[Award]] = [parse_award(row["end"]) for row in data["pouch"]]
        self.fish_extra: list[int] = [row["extra"] for row in data["fish"]]
        self.fish_now: list[str] = [row["now"] for row in data["fish"]]
        self.fish_gain: list[list[int]] = [amounts_of(row["now"]) for row in data["fish"]]
        specials = data["special"]
        self.special_count: list[int] = [row["count"] for row in specials]
        self.fisherman_extra: int = specials[FISHERMAN]["extra"]
        self.policeman_ends: str = specials[POLICEMAN]["end"]
        self.policeman_end: list[Award] = parse_award(self.policeman_ends)
        self.ticket_effects: list[str] = [row["effect"] for row in data["boat_token"]]
        self.tile_ids: list[str] = [row["id"] for row in data["start_tile"]]
        self.tile_effects: list[str] = [row["effect"] for row in data["start_tile"]]


def names_of(row: dict[str, Any]) -> Names:
    """What a row calls its piece, for pieces that the texts do not know."""
    return {"en": row["name"], "fr": row["name_fr"] or row["name"]}


def sources_of(data: dict[str, Any]) -> dict[str, str]:
    """The source of each thing that can be touched and looked at."""
    tables = (
        ("ikizama", "board.toml", "ikizama"),
        ("space", "board.toml", "shop"),
        ("stall", "board.toml", "stall_34"),
        ("character", "characters.toml", "character"),
        ("building", "buildings.toml", "building"),
        ("boat", "boats.toml", "boat"),
        ("celebrity", "celebrities.toml", "celebrity"),
        ("special", "tokens.toml", "special"),
    )
    found = {f"{group}.{row['id']}": origin(row) for group, file, table in tables for row in data[file][table]}
    for kind in KINDS:
        found.update({row["id"].replace("-", ".", 1): origin(row) for row in data["tokens.toml"][kind]})
    tickets = data["tokens.toml"]["boat_token"]
    found.update({row["id"].replace("boat-token-", "ticket."): origin(row) for row in tickets})
    return found


def origin(row: dict[str, Any]) -> str:
    """A piece with one reconstructed value is not the printed piece."""
    parts = [value for key, value in row.items() if key == "source" or key.endswith("_source")]
    return "reconstructed" if "reconstructed" in parts else str(row["source"])


def amounts_of(text: str) -> list[int]:
    """A plain gain as a flat list: what, how many, what, how many …; `0 iki` and no text are nothing."""
    if not text:
        return []
    found: list[int] = []
    for term in plain_terms(parse(text, NOUNS)):
        what = PLAIN.index("iki" if term[0] == "loss" else term[0])
        count = -term[1] if term[0] == "loss" else term[1]
        if count:
            found += [what, count]
    return found


def plain_terms(effect: Effect) -> list[tuple[str, int]]:
    return [(term.noun, term.count) for term in effect.options[0].gain]


def is_plain(effect: Effect) -> bool:
    """Whether it only hands out goods and steps on tracks, without a price or a choice."""
    return (
        len(effect.options) == 1
        and not effect.options[0].cost
        and all([term.noun in PLAIN_NOUNS for term in effect.options[0].gain])
    )


def goods_cost(text: str) -> list[int]:
    """What a building or boat costs in goods, one number a good."""
    cost = [0] * GOODS
    if text:
        for noun, count in plain_terms(parse(text, NOUNS)):
            if noun in PLAIN[:GOODS]:
                cost[PLAIN.index(noun)] += count
    return cost


def count_noun(text: str, noun: str) -> int:
    return sum([count for name, count in plain_terms(parse(text, NOUNS)) if name == noun])


def has_noun(text: str, noun: str) -> bool:
    return bool(text) and noun in [term.noun for term in parse(text, NOUNS).terms()]


def trigger_number(name: str) -> int:
    return TRIGGERS.index(name) if name else -1


def trigger_gain(row: dict[str, Any]) -> list[int]:
    """What a lasting ability hands out each time; empty for those whose rule is a step of its own."""
    if not row["trigger"] or not row["effect"] or row["trigger"] == "boat":
        return []
    return amounts_of(row["effect"])


def first_with(effects: list[str], words: str) -> int:
    for i in range(len(effects)):
        if words in effects[i]:
            return i
    return -1


def read_components(folder: str) -> Reader:
    """The built-in components, with the files of `folder` in place of those it replaces; and all their faults."""
    reader = Reader(FILES, NOUNS, OPTIONS, FOLDER / "components", folder, "iki")
    reader.read(CHECKS)
    return reader


def print_components(reader: Reader, folder: str) -> Printed:
    """The pieces, from files without a fault."""
    reader.finish()
    data = reader.data
    vocabulary = build_vocabulary(
        column(data, "board.toml", "ikizama", "id"),
        column(data, "board.toml", "shop", "id"),
        column(data, "board.toml", "stall_34", "id"),
        column(data, "characters.toml", "type", "id"),
        column(data, "tokens.toml", "pipe", "id"),
        column(data, "tokens.toml", "pouch", "id"),
        column(data, "tokens.toml", "fish", "id"),
        column(data, "tokens.toml", "special", "id"),
        column(data, "tokens.toml", "boat_token", "id"),
        column(data, "characters.toml", "character", "id"),
        column(data, "buildings.toml", "building", "id"),
        column(data, "celebrities.toml", "celebrity", "id"),
        column(data, "boats.toml", "boat", "id"),
    )
    return Printed(folder, reader.fingerprint(), vocabulary, data)


def check_plain(reader: Reader, where: str, text: str) -> None:
    """An effect that is handed out without a decision."""
    try:
        effect = parse(text, NOUNS)
    except BadEffect as fault:
        reader.faults.append(f"{where}, {fault}")
        return
    if not is_plain(effect):
        reader.fault(where, f"expected only goods, IKI and steps on tracks, found {text!r}")


def check_award(reader: Reader, where: str, text: str) -> None:
    try:
        parse_award(text)
    except ValueError as fault:
        reader.fault(where, str(fault))


def check_characters(reader: Reader) -> None:
    reader.check_order("characters.toml", "type", TYPE_IDS)
    rows = reader.data["characters.toml"]["character"]
    where = "characters.toml, character"
    sets = [row["set"] for row in rows]
    if sets != ["start"] * START_CHARACTERS + ["base"] * BASE_CHARACTERS + ["akebono"] * NEWCOMERS:
        reader.fault(where, "expected 5 starting characters, then 56 of the base game, then 24 of Akebono")
        return
    base = rows[START_CHARACTERS:FIRST_NEWCOMER]
    if [row["season"] for row in base] != [season for season in SEASONS for _ in range(PER_SEASON)]:
        reader.fault(where, "expected 14 characters of each season, season by season")
    if [row["month"] for row in rows[FIRST_NEWCOMER:]] != [month for month in range(1, 13) for _ in range(2)]:
        reader.fault(where, "expected 2 New Characters of each month, month by month")
    if [row["akebono"] for row in rows[:START_CHARACTERS]] != [False] * 4 + [True]:
        reader.fault(where, "the last starting character belongs to Akebono, the others do not")
    for row in rows:
        at = f"{where} ({row['id']})"
        if bool(row["token"]) == bool(row["salary"]):
            reader.fault(at, "a character has either a salary or a token")
        elif row["salary"] and len(row["salary"]) != row["xp"]:
            reader.fault(at, f"expected one salary for each of its {row['xp']} levels, found {len(row['salary'])}")
        for each in row["salary"] + row["salary_printed"]:
            check_plain(reader, f"{at}, salary", each)


def check_board(reader: Reader) -> None:
    board = reader.data["board.toml"]
    shops = column(reader.data, "board.toml", "shop", "id")
    if board["street_akebono"] != shops:
        reader.fault("board.toml, street_akebono", "expected the shops in the order of their table")
    if board["street_base"] != [row["id"] for row in board["shop"] if row["set"] == "base"]:
        reader.fault("board.toml, street_base", "expected the shops of the base game in the order of their table")
    bridge = parse(board["shop"][BRIDGE]["effect"], NOUNS)
    if {term.noun for term in bridge.terms()} != {"celebrity", "boat"}:
        reader.fault(f"board.toml, shop ({shops[BRIDGE]})", "the bridge offers a celebrity and a boat, nothing else")
    for table in ("stall_34", "stall_2"):
        for row in board[table]:
            at = f"board.toml, {table} ({row['id']})"
            if row["id"] != f"{row['nagaya']}{row['place']}":
                reader.fault(at, "the id of a stall is its nagaya and its place")
            for shop in row["shops"]:
                if shop not in board["street_base"]:
                    reader.fault(at, f"there is no shop {shop!r} in the street of the base game")
    if [row["steps"] for row in board["ikizama"]] != [[1, 2, 3, 4], [1], [2], [3], [4]]:
        reader.fault("board.toml, ikizama", "expected the spaces 1-4, 1, 2, 3, 4")
    for row in board["ikizama"]:
        if row["effect"]:
            check_plain(reader, f"board.toml, ikizama ({row['id']}), effect", row["effect"])
    if sum(column(reader.data, "board.toml", "blocking_tile", "count")) != MONTHS:
        reader.fault("board.toml, blocking_tile", "the rulebook counts 12 tiles")
    if board["setup"]["player_colours"] != list(COLOURS):
        reader.fault("board.toml, [setup], player_colours", f"expected {', '.join(COLOURS)}")
    for row in board["trade_income"]:
        check_plain(reader, f"board.toml, trade_income ({row['space']}), effect", row["effect"])


def check_things(reader: Reader) -> None:
    """Buildings and celebrities: awards, and abilities that can be handed out when their moment comes."""
    buildings = reader.data["buildings.toml"]["building"]
    if [row["set"] for row in buildings] != ["base"] * 10 + ["akebono"] * 10:
        reader.fault("buildings.toml, building", "expected 10 of the base game, then 10 of Akebono")
    for row in buildings:
        at = f"buildings.toml, building ({row['id']})"
        check_award(reader, f"{at}, end", row["end"])
        check_ability(reader, at, row)
        cost = parse(row["cost"], NOUNS)
        payable = (*PLAIN[:GOODS], "pipe", "fish")
        if len(cost.options) > 1 or not all(term.noun in payable for term in cost.terms()):
            reader.fault(f"{at}, cost", f"expected goods, a pipe or a fish, found {row['cost']!r}")
    celebrities = reader.data["celebrities.toml"]["celebrity"]
    if [row["season"] for row in celebrities] != [season for season in SEASONS for _ in range(5)]:
        reader.fault("celebrities.toml, celebrity", "expected 5 of each season, season by season")
    for row in celebrities:
        at = f"celebrities.toml, celebrity ({row['id']})"
        if row["end"]:
            check_award(reader, f"{at}, end", row["end"])
        check_ability(reader, at, row)
        needs = {"permanent": "trigger", "now": "effect", "end": "end"}[row["kind"]]
        if not row[needs]:
            reader.fault(at, f"a celebrity of the kind {row['kind']!r} needs a value {needs!r}")


def check_ability(reader: Reader, where: str, row: dict[str, Any]) -> None:
    if row["trigger"] and row["effect"] and row["trigger"] != "boat":
        check_plain(reader, f"{where}, effect", row["effect"])
    elif row["trigger"] and not row["effect"] and row["trigger"] not in RULES_ONLY:
        reader.fault(where, f"the trigger {row['trigger']!r} needs an effect")


def check_boats(reader: Reader) -> None:
    rows = reader.data["boats.toml"]["boat"]
    sides = [(row["number"], row["side"]) for row in rows]
    if sides != [(1, ""), *[(number, side) for number in range(2, 7) for side in "AB"], (0, "")]:
        reader.fault("boats.toml, boat", "expected boat 1, boats 2 to 6 with sides A and B, then the Tea boat")
    for row in rows:
        if row["neutral"] != (row["number"] == 0):
            reader.fault(f"boats.toml, boat ({row['id']})", "the Tea boat, and only it, is neutral")
        if row["cost"] and not is_plain(parse(row["cost"], NOUNS)):
            reader.fault(f"boats.toml, boat ({row['id']}), cost", "expected goods")


def check_tokens(reader: Reader) -> None:
    data = reader.data["tokens.toml"]
    reader.check_order("tokens.toml", "special", SPECIAL_IDS)
    reader.check_order("tokens.toml", "boat_token", TICKET_IDS)
    for kind in KINDS:
        wanted = [(season, which) for season in SEASONS for which in ("base", "base", "akebono")]
        if [(row["season"], row["set"]) for row in data[kind]] != wanted:
            reader.fault(f"tokens.toml, {kind}", "expected 2 of the base game and 1 of Akebono, season by season")
    for row in data["pouch"]:
        check_award(reader, f"tokens.toml, pouch ({row['id']}), end", row["end"])
    for row in data["fish"]:
        if row["now"]:
            check_plain(reader, f"tokens.toml, fish ({row['id']}), now", row["now"])
    check_award(reader, "tokens.toml, special (policeman), end", data["special"][POLICEMAN]["end"])


def check_scoring(reader: Reader) -> None:
    score = reader.data["scoring.toml"]["score"]
    for table, count in (("type_set", len(TYPE_IDS) + 1), ("fish_set", 5)):
        if len(score[table]) != count:
            reader.fault(f"scoring.toml, [score], {table}", f"expected {count} numbers")
    reader.check_counts(
        "characters.toml, character",
        Counter([row["type"] for row in reader.data["characters.toml"]["character"] if base_type(row)]),
        {row["id"]: row["base_count"] for row in reader.data["characters.toml"]["type"]},
    )  # fmt: skip


def base_type(row: dict[str, Any]) -> bool:
    return row["set"] != "akebono" and not row["akebono"]


# What is looked at as a whole, and the files that must be readable for it.
CHECKS: Final = (
    (check_board, ("board.toml",)),
    (check_characters, ("characters.toml",)),
    (check_things, ("buildings.toml", "celebrities.toml")),
    (check_boats, ("boats.toml",)),
    (check_tokens, ("tokens.toml",)),
    (check_scoring, ("scoring.toml", "characters.toml")),
)
