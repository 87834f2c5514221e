"""The numbers that the rules pages of IKI state, from the component data, from constants, or seen in play."""

from __future__ import annotations

from typing import Any

from ennichi.iki.components import MONTHS, NOUNS, SEASONS, TYPE_IDS, read_components
from ennichi.iki.fire import strength_here
from ennichi.iki.hiring import TOKEN_DISCOUNT
from ennichi.iki.kind import KIND
from ennichi.iki.payday import harmony_gains
from ennichi.iki.state import RIVER
from ennichi.kernel.effects import Choice, parse

from .given import month_end, put, row, started


def options(effect: str) -> tuple[Choice, ...]:
    return parse(effect, NOUNS).options


def gain(effect: str, option: int = 0) -> int:
    return options(effect)[option].gain[0].count


def cost(effect: str, option: int = 0) -> int:
    return options(effect)[option].cost[0].count


def same(values: list[int]) -> int:
    """The number that all these are."""
    assert len(set(values)) == 1, values
    return values[0]


def numbered(name: str, values: list[int]) -> dict[str, int]:
    return {f"{name}-{number}": value for number, value in enumerate(values, 1)}


def facts() -> dict[str, int]:
    data = read_components("").data
    return {
        **board_facts(data),
        **year_facts(data["board.toml"]["month"]),
        **shop_facts({row["id"]: row["effect"] for row in data["board.toml"]["shop"]}),
        **akebono_facts(data),
        **piece_facts(data),
        **score_facts(data["scoring.toml"]["score"]),
        **rule_facts(),
    }


def board_facts(data: dict[str, Any]) -> dict[str, int]:
    board = data["board.toml"]
    setup = board["setup"]
    four, two = board["stall_34"], board["stall_2"]
    nagayas = sorted({stall["nagaya"] for stall in four})
    lanes = {lane["id"]: lane for lane in board["ikizama"]}
    return {
        "seats-least": min(KIND.seats),
        "street": len(board["street_base"]),
        "street-akebono": len(board["street_akebono"]),
        "nagayas": len(nagayas),
        "stalls": same([sum(stall["nagaya"] == each for stall in four) for each in nagayas]),
        "stalls-two": same([sum(stall["nagaya"] == each for stall in two) for each in nagayas]),
        "stalls-a-shop": same([sum(shop in stall["shops"] for stall in four) for shop in board["street_base"]]),
        "corners": sum(stall["corner"] for stall in four),
        "corner-cost": same([stall["extra_cost"] for stall in four if stall["corner"]]),
        "middle-cost": same([stall["extra_cost"] for stall in two if len(stall["shops"]) > 1]),
        "groups-two": len(board["harmony_groups_2"]),
        "fire-max": board["tracks"]["fire_max"],
        "trade-max": board["tracks"]["trade_max"],
        "iki-min": board["tracks"]["iki_min"],
        "kobuns": setup["kobun"],
        "sailors": setup["sailors"],
        "fish-places": setup["fish_places"],
        "start-mon": setup["mon"],
        "start-rice": setup["rice"],
        "start-sandal": setup["sandal"],
        "income": setup["income"],
        "buildings-shown": setup["buildings_shown"],
        "permanent-max": setup["permanent_buildings_max_akebono"],
        "season-cards": setup["cards_per_season"] - setup["removed_per_season_akebono"],
        "celebrities-shown": setup["celebrities_per_season"],
        "row-fresh": same([board["row_fresh"], setup["cards_per_month"]]),
        "row-kept": board["row_kept"],
        "tokens-shown": RIVER // 3,  # places on the board, for three kinds
        "free-first": lanes["1-4"]["steps"][0],
        "free-last": lanes["1-4"]["steps"][-1],
        "free-mon": gain(lanes["1-4"]["effect"]),
        **numbered("lane", [same(lanes[each]["steps"]) for each in ("1", "2", "3", "4")]),
    }


def year_facts(months: list[dict[str, Any]]) -> dict[str, int]:
    fires = [month for month in months if month["event"] == "fire"]
    paydays = [month for month in months if month["event"] == "payday"]
    return {
        "months": MONTHS,
        "seasons": len(SEASONS),
        "fires": len(fires),
        "paydays": len(paydays),
        **numbered("fire-month", [month["month"] for month in fires]),
        **numbered("fire-strength", [month["fire"] for month in fires]),
        **numbered("fire-two", [month["fire_2"] for month in fires]),
        "fire-weaker-two": same([month["fire"] - month["fire_2"] for month in fires]),
        **numbered("payday-month", [month["month"] for month in paydays]),
    }


def shop_facts(shops: dict[str, str]) -> dict[str, int]:
    pawn, site, change = shops["pawn-shop"], shops["construction-site"], shops["exchange-shop"]
    return {
        "sandal-shop-gain": gain(shops["sandal-shop"]),
        "sandal-shop-cost": cost(shops["sandal-shop"]),
        "rice-shop-gain": gain(shops["rice-shop"]),
        "rice-shop-cost": cost(shops["rice-shop"]),
        "fire-tower": gain(shops["fire-tower"]),
        "pawn-gain": same([gain(pawn), gain(pawn, 1)]),
        "pawn-rice": cost(pawn),
        "pawn-sandal": cost(pawn, 1),
        "site-wood": gain(site),
        "site-cost": cost(site),
        "site-build": cost(site, 1),
        "change-one": gain(change),
        "change-cost": cost(change),
        "change-two": gain(change, 1),
        "change-cost-two": cost(change, 1),
        "change-mon": gain(change, 2),
    }


def akebono_facts(data: dict[str, Any]) -> dict[str, int]:
    tiles = {row["id"]: row["effect"] for row in data["tokens.toml"]["start_tile"]}
    incomes = data["board.toml"]["trade_income"]
    paid = {options(each["effect"])[0].gain[0].noun: gain(each["effect"]) for each in incomes}
    return {
        "tile-rice": gain(tiles["start-rice"]),
        "tile-sandal": gain(tiles["start-sandal"]),
        "tile-wood": gain(tiles["start-wood"]),
        "tile-trade": gain(tiles["start-trade"]),
        "shop-boat-cost": gain(next(row["cost"] for row in data["boats.toml"]["boat"] if row["id"] == "1")),
        "boats-max": data["boats.toml"]["max_per_player"],
        **numbered("trade-at", [each["space"] for each in incomes]),
        **{f"trade-{noun}": count for noun, count in paid.items()},
    }


def piece_facts(data: dict[str, Any]) -> dict[str, int]:
    starters = [row for row in data["characters.toml"]["character"] if row["set"] == "start"]
    buildings = data["buildings.toml"]["building"]
    return {
        "types": len(TYPE_IDS),
        "starters": sum(not row["akebono"] for row in starters),
        "starters-akebono": len(starters),
        "buildings-base": sum(row["set"] == "base" for row in buildings),
        "buildings-akebono": len(buildings),
        "monk-less": TOKEN_DISCOUNT,
        "fisherman": next(row["extra"] for row in data["tokens.toml"]["special"] if row["id"] == "fisherman"),
    }


def score_facts(score: dict[str, Any]) -> dict[str, int]:
    return {
        **numbered("fish", score["fish_set"][1:]),
        **numbered("types", score["type_set"][1:]),
        "koban-iki": score["koban"],
        "wood-iki": score["wood"],
        "mon-per-iki": score["mon_per_iki"],
    }


def rule_facts() -> dict[str, int]:
    """What no component says: seen in play."""
    g = started()
    row(g, "monk")
    month_end(g, 5)  # a month with a fire, and without a payday
    lying = g.row_mon[0]
    g.place = 0
    strength = strength_here(g)
    g.place = 1
    return {"row-mon": lying, "fire-per-place": strength - strength_here(g), "harmony-least": harmony_least()}


def harmony_least() -> int:
    """How many of a type must be in a group before they bring anything."""
    g = started()
    for number, card in enumerate(("dice", "sandal-maker", "seamstress"), 1):
        put(g, card, f"A{number}", 0)
        if harmony_gains(g)[0]:
            return number
    raise AssertionError("no harmony at all")
