"""What can happen in a turn of the Tengu, so that a person at the table can check every step of it."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import AUTOMA, DEED, GAIN, NEWS, EventSort

FIRST: Final = 62  # after the events that every game of Bitoku has

ROLLED: Final = FIRST
CARD_CHOSEN: Final = FIRST + 1
SKIPPED: Final = FIRST + 2
STEP_TAKEN: Final = FIRST + 3
ATTITUDE: Final = FIRST + 4
KIND_ROLL: Final = FIRST + 5
HILL_ROLL: Final = FIRST + 6
PLACE_ROLL: Final = FIRST + 7
PATH_ROLL: Final = FIRST + 8
FAVOURITE_YOKAI: Final = FIRST + 9
FAVOURITE_MITAMA: Final = FIRST + 10
FAVOURITE_BUILDING: Final = FIRST + 11
NO_FAVOURITE: Final = FIRST + 12
RAREST: Final = FIRST + 13
NO_RAREST: Final = FIRST + 14
NOTHING: Final = FIRST + 15
YOKAI_PILED: Final = FIRST + 16
COMPETITIVE: Final = FIRST + 17
BLOCKED: Final = FIRST + 18
HELD: Final = FIRST + 19
FEWEST: Final = FIRST + 20
ACTION: Final = FIRST + 21
NOT_SHOWN: Final = FIRST + 22
LOST: Final = FIRST + 23
POINTS: Final = FIRST + 24
POINT_LOST: Final = FIRST + 25
GATE_CARD: Final = FIRST + 26
HIGH_DICE: Final = FIRST + 27
CRYSTAL: Final = FIRST + 28
REFILLED: Final = FIRST + 29
RESHUFFLED: Final = FIRST + 30
ROCK_GONE: Final = FIRST + 31
FINAL_ROCK: Final = FIRST + 32
FINAL_YOKAI: Final = FIRST + 33
FINAL_RESOURCES: Final = FIRST + 34
FINAL_CRYSTALS: Final = FIRST + 35
FINAL_AHEAD: Final = FIRST + 36
RESULT: Final = FIRST + 37
PLACE_NEXT: Final = FIRST + 38
SPRING: Final = FIRST + 39
COMPARED: Final = FIRST + 40
ARRIVED: Final = FIRST + 41
FINAL_TIE: Final = FIRST + 42

TENGU_EVENTS: Final = (
    EventSort("tengu-rolled", "first:number", "second:number", "lower:number", told=AUTOMA),
    EventSort("tengu-card", "place:tengu-place", "card:tengu-card"),
    EventSort("tengu-skipped", "step:tengu-step", "why:tengu-why"),
    EventSort("tengu-step", "step:tengu-step", "does:tengu-does", told=DEED),
    EventSort("tengu-attitude", "side:tengu-attitude", told=DEED),
    EventSort("tengu-kind-roll", "roll:number", "kind:tengu-kind"),
    EventSort("tengu-hill-roll", "roll:number", "hill"),
    EventSort("tengu-place-roll", "roll:number", "place:number"),
    EventSort("tengu-path-roll", "roll:number", "path"),
    EventSort("tengu-favourite-yokai", "yokai"),
    EventSort("tengu-favourite-mitama", "mitama", "place:number"),
    EventSort("tengu-favourite-building", "building", "place:number"),
    EventSort("tengu-no-favourite", "kind:tengu-kind"),
    EventSort("tengu-rarest", "bitoku", "rarity:number"),
    EventSort("tengu-no-rarest"),
    EventSort("tengu-nothing", told=DEED),
    EventSort("tengu-yokai", "seat", "yokai", told=DEED),
    EventSort("tengu-competitive", "region", "gap:number", "award:number"),
    EventSort("tengu-blocked", "region"),
    EventSort("tengu-held", "region"),
    EventSort("tengu-fewest", "resource", "count:number"),
    EventSort("tengu-action", "region"),
    EventSort("tengu-not-shown", "kind:tengu-instead"),
    EventSort("tengu-lost", "kind:tengu-kind", told=DEED),
    EventSort("tengu-points", "count:number"),
    EventSort("tengu-point-lost", told=DEED),
    EventSort("tengu-gate-card", "card:tengu-card", told=DEED),
    EventSort("tengu-high-dice", "count:number", "vp:number", "home:number", told=DEED),
    EventSort("tengu-crystal", "seat", "crystal", told=DEED),
    EventSort("tengu-refilled", "card:tengu-card"),
    EventSort("tengu-reshuffled", "count:number"),
    EventSort("tengu-rock-gone", "rock", told=NEWS),
    EventSort("tengu-final-rock", "rock", "items:number", "count:number", told=GAIN, alone=True),
    EventSort("tengu-final-yokai", "starting:number", "advanced:number", "count:number", told=GAIN, alone=True),
    EventSort("tengu-final-resources", "count:number", told=GAIN, alone=True),
    EventSort("tengu-final-crystals", "count:number", told=GAIN, alone=True),
    EventSort("tengu-final-ahead", "region", "count:number", told=GAIN, alone=True),
    EventSort("tengu-result", "winner:seat", told=NEWS),
    EventSort("tengu-place-next", "wanted:number", "place:number"),
    EventSort("tengu-spring", "crystals:number", "count:number", told=DEED),
    EventSort("tengu-compared", "count:number", "regions:tengu-regions", "why:tengu-compared"),
    EventSort("tengu-arrived", "path", "where:path-name", "vp:number", told=DEED),
    EventSort("tengu-final-tie", "region", "neutral:number"),
)

# What the kinds of things are called in these events: what a card takes, then what lies in the hills.
KINDS: Final = ("dragonfly", "mitama", "crystal", "building", "yokai", "bitoku")
KIND_YOKAI: Final = 4
KIND_BITOKU: Final = 5

# The steps of the activation cycle.
STEPS: Final = "ABCDEFGHIJKL"
STEP_A: Final = 0
STEP_B: Final = 1
STEP_C: Final = 2
STEP_D: Final = 3
STEP_E: Final = 4
STEP_F: Final = 5
STEP_G: Final = 6
STEP_H: Final = 7
STEP_I: Final = 8
STEP_J: Final = 9
STEP_K: Final = 10
STEP_L: Final = 11

# What each step does; three of them differ where the card shows no resource.
DOES: Final = (*STEPS.lower(), "d-free", "g-free", "j-free")
FREE: Final = {STEP_D: 12, STEP_G: 13, STEP_J: 14}

# Why not all five tracks are compared: a space for a die, a place for a building, a kodama that can move (T41), a track
# on which the Tengu can still draw level (T48).
COMPARED_BY: Final = ("space", "site", "move", "tie")
BY_SPACE: Final = 0
BY_SITE: Final = 1
BY_MOVE: Final = 2
BY_TIE: Final = 3

# The distance that is told when no kodama is behind: none at all, or none of those that are compared.
NONE_BEHIND: Final = 0
NONE_OF_THESE: Final = -1

# Where the neutral kodama stands when the human and the Tengu are level (T44).
NEUTRAL_APART: Final = 0
NEUTRAL_WITH_HUMAN: Final = 1
NEUTRAL_WITH_TENGU: Final = 2

# Why a step is skipped.
WHY: Final = (
    "no-crossing", "not-contested", "no-match", "more-spaces", "location-taken", "has-unlocked", "no-locked",
    "no-unlocked", "attitude-active", "attitude-inactive", "not-leftmost", "no-resource", "in-home", "home-full",
    "location-free", "regions-full", "has-dice",
)  # fmt: skip
POSSIBLE: Final = -1
NO_CROSSING: Final = 0
NOT_CONTESTED: Final = 1
NO_MATCH: Final = 2
MORE_SPACES: Final = 3
LOCATION_TAKEN: Final = 4
HAS_UNLOCKED: Final = 5
NO_LOCKED: Final = 6
NO_UNLOCKED: Final = 7
ATTITUDE_ACTIVE: Final = 8
ATTITUDE_INACTIVE: Final = 9
NOT_LEFTMOST: Final = 10
NO_RESOURCE: Final = 11
IN_HOME_ALREADY: Final = 12
HOME_FULL: Final = 13
LOCATION_FREE: Final = 14
REGIONS_FULL: Final = 15
HAS_DICE: Final = 16
