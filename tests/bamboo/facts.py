"""The numbers on the rules pages of Bamboo, each from the components or from the constant of its rule."""

from __future__ import annotations

from ennichi.bamboo import actions, summer
from ennichi.bamboo.components import COLOURS, KINDS, SPIRITS, Printed, read_components
from ennichi.bamboo.kind import KIND
from ennichi.bamboo.spirits import Meal
from ennichi.bamboo.state import BALANCE_PLACES, HOME_PLACES
from ennichi.bamboo.vocabulary import JOKER_ACTION

from .given import acting, held, open_now, play


def balance_halves() -> int:
    """How many balance tiles one action takes, where there is room for all of them."""
    g = acting("balance", seats=3)
    held(g)
    taken = 0
    while tiles := sorted(open_now(g, "balance")):
        play(g, tiles[-1])
        taken += 1
    return taken


def facts() -> dict[str, int]:
    box = KIND.box()
    assert isinstance(box, Printed)
    data = read_components("").data
    boards, market, spirits = data["boards.toml"], data["market.toml"], data["spirits.toml"]
    grid, start, grove = boards["grid"], boards["start"], boards["grove"]
    assert market["balance_places_per_zone"] == BALANCE_PLACES
    assert grove["cells_per_shoot"] == summer.CELLS_PER_SHOOT
    assert grove["cells_per_shoot"] + grove["free_cells_below"] == summer.ROOM_PER_SHOOT
    prices = [box.place_price[:HOME_PLACES], box.place_price[HOME_PLACES:]]
    wakes = {row["id"]: row["wake"] for row in spirits["spirit"]}
    assert wakes["kitsune"] == 0
    (others,) = {wake for name, wake in wakes.items() if name not in ("kitsune", "ookami")}
    (night,) = {len([kind for kind in cells if kind >= 0]) for cells in box.night_cells}
    ookami = box.spirit_parts[SPIRITS.index("ookami")]
    assert isinstance(ookami, Meal)
    ghost = sorted(box.temple_tiles)
    assert ghost[2] == ghost[3]
    return {
        "years": box.years,
        "shoots": grove["shoots"],
        "shoot-sections": grove["cells_per_shoot"],
        "shoot-free": grove["free_cells_below"],
        "temples": len(COLOURS),
        "balance-shown": BALANCE_PLACES,
        "levels": len(set(box.home_level)),
        "home-places": HOME_PLACES,
        "price-first-low": min(prices[0]),
        "price-first-top": max(prices[0]),
        "price-second-low": min(prices[1]),
        "price-second-top": max(prices[1]),
        "food-shown": box.food_shown,
        "food-tokens": sum(box.food_count),
        "tea": box.food_value[0],
        "rice": box.food_value[1],
        "ramen": box.food_value[2],
        "stocks": len(boards["player_board"]["stocks"]),
        "stock-size": box.stock_size,
        "columns": grid["columns"],
        "rows": grid["rows"],
        "balance-places": box.places_per_zone,
        "left-first": grid["left"][0],
        "left-last": grid["left"][-1],
        "right-first": grid["right"][0],
        "right-last": grid["right"][-1],
        "start-coins": box.start_coins,
        "start-happiness": box.start_happiness,
        "start-sticks": box.start_sticks,
        "later-sticks": box.later_sticks,
        "start-sections": start["start_sections"],
        "draft-sections": start["drafted_sections"],
        "own-sections": start["start_sections"] + start["drafted_sections"],
        "sticks-first-year": boards["years"]["sticks"][0],
        "sticks-last-year": boards["years"]["sticks"][-1],
        "gifts": len(box.gift_effects),
        "actions": JOKER_ACTION,
        "stick-price": summer.STICK_PRICE,
        "income-coins": actions.INCOME_COINS,
        "home-coins": actions.HOME_COINS,
        "calm": actions.CALM_HAPPINESS,
        "balance-halves": balance_halves(),
        "kinds": len(KINDS),
        "comfort-least": min(box.home_comfort),
        "comfort-most": max(box.home_comfort),
        "spirit-kinds": len(spirits["spirit"]),
        "spirit-copies": spirits["copies"],
        "spirits": sum(box.spirit_copies),
        "spirits-used": spirits["used"],
        "spirits-unused": sum(box.spirit_copies) - spirits["used"],
        "spirit-pile": spirits["used"] // spirits["piles"],
        "ookami": ookami.food,
        "wake-ookami": wakes["ookami"],
        "wake-other": others,
        "food-per-home": box.food_per_home,
        "hunger": box.hunger_penalty,
        "seats-least": KIND.seats[0],
        "ghost-sticks": data["temples.toml"]["ghost_sticks"],
        "ghost-none": ghost[0],
        "ghost-some": ghost[1],
        "ghost-most": ghost[3],
        "homes": len(box.home_kind),
        "homes-removed": sum(box.not_for_two),
        "night-cells": night,
        "night-penalty": box.night_penalty,
        "points-per-spirit": box.points_per_spirit,
        "harmony": box.harmony_penalty,
    }
