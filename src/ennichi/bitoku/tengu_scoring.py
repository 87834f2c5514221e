"""The ascension of the Tengu: its own count, A to I."""

from __future__ import annotations

from typing import Final

from . import events as happened
from . import tengu_events as told
from .buildings import buildings_of
from .components import STARTING, WILD_MITAMA, WILD_YOKAI
from .holdings import bitoku_types
from .state import EARNED, Bitoku
from .tengu_board import BY_HOME, HUMAN, TENGU, TENGU_EARNED
from .tengu_terms import MITAMA_ROCKS, YOKAI_ROCKS

# What only the Tengu scores: yokai, resources, crystals, and for a harder option the tracks where it is ahead.
TENGU_LINES: Final = ("yokai", "resources", "crystals", "ahead")


def tengu_lines(g: Bitoku, treasures: int) -> dict[str, int]:
    """The points of the Tengu by line; it scores neither its dice nor visions."""
    player = g.players[TENGU]
    board = g.printed.tengu_board
    lines = {EARNED[i]: player.earned[i] for i in range(len(EARNED))}
    lines[TENGU_EARNED] = player.earned[BY_HOME]
    lines["first"] = g.printed.first_vp if g.order[0] == TENGU else 0
    lines["types"] = g.printed.bitoku_set[bitoku_types(g, player)]
    lines["treasures"] = treasures
    lines["rocks"] = board["rock_match_vp"] * sum([matches(g, rock) for rock in player.rocks])
    lines["fate"] = sum(g.printed.tengu_counter_vp[: player.built])
    lines["yokai"] = yokai_points(g)
    lines["resources"] = board["resource_vp"] * sum(player.resources)
    lines["crystals"] = board["crystal_vp"] * player.crystals()
    lines["ahead"] = sum([ahead_points(g, region) for region in range(5)])
    return lines


def matches(g: Bitoku, rock: int) -> int:
    """How many of its yokai, mitamas or buildings a rock shows; a wild one fits the rock of its kind (T43)."""
    player = g.players[TENGU]
    printed = g.printed
    family = printed.rock_family[rock]
    types = printed.rock_types[rock]
    if family == YOKAI_ROCKS:
        owned = [printed.yokai_type[card] for card in player.tucked]
        wild = WILD_YOKAI
    elif family == MITAMA_ROCKS:
        owned = [printed.mitama_type[tile] for tile in player.mitamas + player.freed]
        wild = WILD_MITAMA
    else:
        owned = [printed.building_kind[tile] for tile in buildings_of(g, TENGU)]
        wild = -1
    found = len([each for each in owned if each in types])
    if g.rules.tengu_wilds_match:
        found += owned.count(wild)
    return found


def starting_yokai(g: Bitoku) -> int:
    return len([card for card in g.players[TENGU].tucked if card < STARTING])


def yokai_points(g: Bitoku) -> int:
    starting = starting_yokai(g)
    advanced = len(g.players[TENGU].tucked) - starting
    board = g.printed.tengu_board
    points: int = board["starting_yokai_vp"] * starting + board["advanced_yokai_vp"] * advanced
    return points


def ranked_behind_tengu(g: Bitoku, seat: int, ahead: int, tied: int) -> tuple[int, int]:
    """How many kodamas are ahead and how many level where the human's and the Tengu's are level: it ranks ahead (T44).

    A neutral kodama that is level with both stands beside the human, or, the other way, beside the Tengu.
    """
    neutral = tied - 2
    if g.rules.tengu_neutral_shares:
        return (ahead, 1 + neutral) if seat == TENGU else (ahead + 1 + neutral, 1)
    return (ahead, 1) if seat == TENGU else (ahead + 1, 1 + neutral)


def ahead_points(g: Bitoku, region: int) -> int:
    """The harder option: VP for a track where it is ahead of the human, not level (E77)."""
    if g.rules.tengu_leads and g.players[TENGU].kodamas[region] > g.players[HUMAN].kodamas[region]:
        points: int = g.printed.tengu_board["lead_vp"]
        return points
    return 0


def tell_tengu(g: Bitoku, lines: dict[str, int], treasures: list[int]) -> None:
    """The count of the Tengu in events, in the order of the rulebook."""
    player = g.players[TENGU]
    g.say(happened.FINAL_EARNED, TENGU, sum(player.earned))
    if lines["fate"]:
        g.say(happened.FINAL_FATE, TENGU, lines["fate"])
    for rock in player.rocks:
        items = matches(g, rock)
        if items:
            g.say(told.FINAL_ROCK, rock, items, items * g.printed.tengu_board["rock_match_vp"])
    starting = starting_yokai(g)
    if lines["yokai"]:
        g.say(told.FINAL_YOKAI, starting, len(player.tucked) - starting, lines["yokai"])
    if lines["resources"]:
        g.say(told.FINAL_RESOURCES, lines["resources"])
    if lines["crystals"]:
        g.say(told.FINAL_CRYSTALS, lines["crystals"])
    if lines["types"]:
        g.say(happened.FINAL_TYPES, TENGU, bitoku_types(g, player), lines["types"])
    for region in range(5):
        level = player.kodamas[region]
        if g.players[HUMAN].kodamas[region] == level:
            neutral = told.NEUTRAL_APART
            if g.printed.kodama_neutral == level:
                neutral = told.NEUTRAL_WITH_TENGU if g.rules.tengu_neutral_shares else told.NEUTRAL_WITH_HUMAN
            g.say(told.FINAL_TIE, region, neutral)
        if treasures[region]:
            g.say(happened.FINAL_TREASURE, TENGU, region, treasures[region])
    if lines["first"]:
        g.say(happened.FINAL_FIRST, TENGU, lines["first"])
    for region in range(5):
        if ahead_points(g, region):
            g.say(told.FINAL_AHEAD, region, ahead_points(g, region))
