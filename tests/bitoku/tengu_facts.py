"""The numbers on the rules page that are about the Tengu, from what is printed, what is set up and what is played."""

from __future__ import annotations

from typing import Any

import ennichi
from ennichi.bitoku.state import IN_HOME, Bitoku
from ennichi.bitoku.tengu import HIGH_DIE, PLACE_OF_WILL, TENGU_TURN
from ennichi.bitoku.tengu_board import LEFT, MIDDLE, RIGHT, TENGU
from ennichi.bitoku.tengu_terms import PLACE_OF_ROLL, RIVER_REGIONS, choice_of
from ennichi.bitoku.vocabulary import RESOURCES

FACES = range(1, 7)


def solo(**options: Any) -> Bitoku:
    g = ennichi.new("bitoku", seats=1, seed=1, **options)
    assert isinstance(g, Bitoku)
    return g


def dice_of_its_will() -> int:
    """What it rolls in a turn in which it can only pass."""
    g = solo()
    g.players[TENGU].places = [IN_HOME, IN_HOME + 1, IN_HOME + 2]
    assert g.tengu is not None
    before = len(g.tengu.rolls)
    TENGU_TURN.run(g)
    return len(g.tengu.rolls) - before


def tengu_facts() -> dict[str, int]:
    g = solo()
    assert g.tengu is not None
    it = g.players[TENGU]
    printed = g.printed
    board = printed.tengu_board
    glade = [gives for gives in printed.tengu_gives if gives]
    right, middle, left = ([face for face in FACES if PLACE_OF_WILL[face - 1] == at] for at in (RIGHT, MIDDLE, LEFT))
    places = [[face for face in FACES if PLACE_OF_ROLL[face - 1] == at] for at in range(4)]
    first, second = ([face for face in FACES if choice_of(face, 2) == at] for at in range(2))
    facts = {
        # how it starts
        "tengu-board-for": max(g.layout.players),
        "tengu-die-low": it.values[0],
        "tengu-die-middle": it.values[1],
        "tengu-die-high": it.values[2],
        "tengu-pilgrims": it.awake,
        "tengu-counters": len(printed.tengu_counter_vp),
        "tengu-starting-yokai": len(it.tucked),
        "tengu-dragonflies": len(it.dragonflies),
        "tengu-rocks": len(it.rocks),
        "tengu-wood": it.resources[RESOURCES.index("wood")],
        "tengu-second-resource": sum(it.resources) - it.resources[RESOURCES.index("wood")],
        "tengu-cards": len(printed.tengu_ids),
        "tengu-row": len(g.tengu.row),
        "tengu-favourite-cards": printed.tengu_location.count(-1),
        # its dice
        "tengu-will-dice": dice_of_its_will(),
        # what it does
        "tengu-river-regions": len(RIVER_REGIONS),
        "tengu-glade-goods": min(map(len, glade)),
        "tengu-stairs-points": board["stairs_mp"],
        "tengu-combine-points": board["combine_mp"],
        "tengu-spring-points": board["spring_mp_per_crystal"],
        "tengu-home-vp": board["home_vp"],
        "tengu-high-die-vp": board["home_high_die_vp"],
        "tengu-high-die": HIGH_DIE,
        "tengu-highest-die": max(FACES),
        "tengu-property-vp": board["property_vp"],
        # its count
        "tengu-rock-vp": board["rock_match_vp"],
        "tengu-starting-yokai-vp": board["starting_yokai_vp"],
        "tengu-advanced-yokai-vp": board["advanced_yokai_vp"],
        "tengu-resource-vp": board["resource_vp"],
        "tengu-crystal-vp": board["crystal_vp"],
        "tengu-first-vp": printed.first_vp,
        "tengu-lead-vp": board["lead_vp"],
        "tengu-more-dragonflies": len(solo(tengu_two_dragonflies=True).players[TENGU].dragonflies),
    }
    assert {min(map(len, glade)), max(map(len, glade))} == {facts["tengu-glade-goods"]}
    ranges = {"right": right, "middle": middle, "left": left, "first": first, "second": second}
    ranges |= dict(zip(("place-one", "place-two", "place-three", "place-four"), places, strict=True))
    for name, faces in ranges.items():
        facts[f"tengu-{name}-from"] = faces[0]
        if len(faces) > 1:
            facts[f"tengu-{name}-to"] = faces[-1]
    assert board["path_factor"] == 2, "the page says: twice"
    return facts
