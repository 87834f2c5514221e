"""What a seat of Bamboo may see. All players know the same: hidden is only the order of what lies face down."""

from __future__ import annotations

from typing import Literal

from ennichi.kernel.text import Text

from . import shapes
from .components import ANY_KIND, COLOURS, KINDS, PLAYERS, ZONES, Printed
from .state import CHOOSING, COLUMNS_OF_TILES, GHOST, HOME_COLUMN, Bamboo, Player
from .vocabulary import ACTIONS, BALANCE, FOOD, GIFT, HOME, SECTION, SPIRIT, STOCK
from .words import SEASONS, balance_words


def show(g: Bamboo) -> shapes.BambooTable:
    """The table as JSON-ready data, with the names of the touches."""
    names = g.header.box.vocabulary.names
    lines = g.breakdown()
    return {
        "night": g.rules.night,
        "year": g.year + 1,
        "season": SEASONS[g.season] if g.season >= 0 else "setup",
        "first": g.first,
        "laid_out": named(names, SECTION, g.laid_out),
        "gifts": named(names, GIFT, g.gifts),
        "shoots": [named(names, SECTION, shoot) for shoot in g.shoots],
        "temples": [
            {
                "colour": COLOURS[temple],
                "sticks": ["ghost" if owner == GHOST else owner for owner in g.temples[temple]],
                "spirit": names[SPIRIT + g.piles[temple][0]] if g.piles[temple] else None,
                "left": len(g.piles[temple]),
            }
            for temple in range(4)
        ],
        "spirits_gone": named(names, SPIRIT, g.spirits_gone),
        "balance": [show_column(g, zone, BALANCE) for zone in range(HOME_COLUMN)],
        "homes": [show_column(g, HOME_COLUMN + level, HOME) for level in range(2)],
        "food": {
            "shown": g.food_shown.copy(),
            "supply": len(g.food_supply),
            "spent": g.food_spent.copy(),
            "names": named(names, FOOD, tuple(range(3))),
        },
        "turn": {
            "stage": g.stage,
            "visited": names[STOCK + g.visited] if g.season == 1 and g.stage > CHOOSING else None,
            "sticks": g.sticks,
            "actions": g.actions,
            "hand": named(names, 0, tuple(g.hand)),
            "unresolved": named(names, 0, tuple(g.unresolved)),
            "section": names[SECTION + g.section] if g.section >= 0 else None,
            "home": names[HOME + g.home] if g.home >= 0 else None,
            "wild": g.wild,
            "roam": g.roam,
            "need": g.need,
        },
        "players": [show_player(g, names, player, lines[i]) for i, player in enumerate(g.players)],
    }


def named(names: list[str], base: int, things: tuple[int, ...]) -> list[str]:
    return [names[base + thing] for thing in things]


def show_column(g: Bamboo, column: int, base: int) -> shapes.Column:
    """A display column: shown tiles from place 1 up, the size of its dispenser, and what is known at its bottom.

    A free place below another tile is None; those above the highest tile are left out. What went to the bottom was
    seen by all (R26).
    """
    names = g.header.box.vocabulary.names
    stack = g.stacks[column]
    known = stack[len(stack) - g.known[column] :]
    shown = [names[base + tile] if tile >= 0 else None for tile in g.shown[column]]
    return {"shown": shown, "left": len(stack), "bottom": named(names, base, known)}


def show_player(g: Bamboo, names: list[str], player: Player, lines: dict[str, int]) -> shapes.Player:
    return {
        "colour": PLAYERS[player.colour],
        "coins": player.coins,
        "happiness": player.happiness,
        "reserve": player.reserve,
        "later": player.later,
        "marker": names[STOCK + player.marker] if player.marker >= 0 else None,
        "stocks": [named(names, SECTION, stock) for stock in player.stocks],
        "grid": [names[HOME + home] if home >= 0 else None for home in player.grid],
        "night_cells": [
            KINDS[kind] if kind >= 0 and g.rules.night else None for kind in g.printed.night_cells[player.colour]
        ],
        "comfort": {zone: g.printed.comfort_in(i, player.grid) for i, zone in enumerate(ZONES)},
        "held": [{"tile": names[BALANCE + tile], "holds": g.printed.holds(tile, player.grid)} for tile in player.held],
        "scored": named(names, BALANCE, player.scored),
        "food": player.food.copy(),
        "awake": player.awake.copy(),
        "asleep": player.asleep.copy(),
        "passed": bool(g.passed >> g.players.index(player) & 1) if g.season == 1 else False,
        "score": sum(lines.values()),
        "breakdown": lines,
    }


def pieces(printed: Printed, text: Text) -> shapes.BambooPieces:
    """What is printed on the pieces, for those who draw them."""
    names = printed.vocabulary.names
    return {
        "sections": {
            names[SECTION + i]: {
                "colour": COLOURS[printed.section_colour[i]],
                "action": ACTIONS[printed.section_action[i]],
            }
            for i in range(len(printed.section_ids))
        },
        "homes": {
            names[HOME + i]: {
                "kind": KINDS[printed.home_kind[i]],
                "comfort": printed.home_comfort[i],
                "level": printed.home_level[i] + 1,
            }
            for i in range(len(printed.home_kind))
        },
        "balance": {names[BALANCE + i]: balance_piece(printed, i, text) for i in range(len(printed.balance_zone))},
        "zones": {zone: printed.zone_cells[i] for i, zone in enumerate(ZONES)},
        "most_comfort": max(printed.home_comfort),
        "market": [
            [
                {"price": printed.place_price[4 * level + i], "happiness": printed.place_happiness[4 * level + i]}
                for i in range(4)
            ]
            for level in range(2)
        ],
        "spirits": {names[SPIRIT + i]: {"wake": printed.spirit_wake[i]} for i in range(len(printed.spirit_wake))},
        "food": {names[FOOD + i]: printed.food_value[i] for i in range(len(printed.food_value))},
        "stock_size": printed.stock_size,
        "balance_places": printed.places_per_zone,
        "food_places": printed.food_shown,
        "years": printed.years,
        "night_penalty": printed.night_penalty,
        "harmony_penalty": printed.harmony_penalty,
    }


def balance_piece(printed: Printed, tile: int, text: Text) -> shapes.PrintedBalance:
    """A balance tile: its rows of letters as they are drawn, and every way to lay them as cells and kinds."""
    kind = printed.balance_total[tile]
    zone = printed.balance_zone[tile]
    if kind >= 0:  # all homes of its kind in the zone count
        pattern: list[str] = [KINDS[kind]]
        blocks = [[each for cell in printed.zone_cells[zone] for each in (cell, kind)]]
    else:
        pattern = printed.balance_pattern[tile]
        blocks = printed.balance_blocks[tile]
    return {
        "zone": ZONES[zone],
        "pattern": pattern,
        "total": kind >= 0,
        "ways": [[[block[i], kind_sign(block[i + 1])] for i in range(0, len(block), 2)] for block in blocks],
        "comfort": printed.balance_comfort[tile],
        "points": printed.balance_points[tile],
        "words": balance_words(printed, tile, text),
    }


def kind_sign(kind: int) -> shapes.Kind | Literal["*"]:
    return "*" if kind == ANY_KIND else KINDS[kind]


def shuffle_unknown(g: Bamboo) -> None:
    """Deal anew the dispensers down to their known bottom, the spirits below the top ones, and the food supply.

    Of a pile of spirits only the top one is known (R18). All is sorted first, so that the deal depends on the
    seed and on what is visible, and on nothing else.
    """
    for column in range(COLUMNS_OF_TILES):
        stack = g.stacks[column]
        hidden = sorted(stack[: len(stack) - g.known[column]])
        g.random.shuffle(hidden)
        g.stacks[column] = tuple(hidden) + stack[len(hidden) :]
    spirits = list(g.unused_spirits)
    for pile in g.piles:
        spirits += list(pile[1:])
    spirits.sort()
    g.random.shuffle(spirits)
    for temple in range(4):
        pile = g.piles[temple]
        if pile:
            below = len(pile) - 1
            g.piles[temple] = (pile[0], *spirits[:below])
            spirits = spirits[below:]
    g.unused_spirits = tuple(spirits)
    supply = sorted(g.food_supply)
    g.random.shuffle(supply)
    g.food_supply = tuple(supply)
