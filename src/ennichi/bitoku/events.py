"""What can happen in Bitoku, for the log and for those who watch. Nothing hidden is told."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import COST, DEED, EACH, GAIN, MOMENT, NEWS, EventSort

from .tengu_events import ARRIVED as TENGU_ARRIVED
from .tengu_events import FIRST, TENGU_EVENTS

SEASON: Final = 0
DREW: Final = 1
DISCARDED: Final = 2
VP_GAINED: Final = 3
RESOURCE_GAINED: Final = 4
RESOURCE_PAID: Final = 5
AMULET_GAINED: Final = 6
AMULET_SPENT: Final = 7
CARD_PLAYED: Final = 8
UNLOCKED: Final = 9
PILGRIM_GONE: Final = 10
DIE_PLACED: Final = 11
DIE_HOME: Final = 12
FOREST_ACTION: Final = 13
BUILDING_ACTION: Final = 14
COPIED: Final = 15
CROSSED: Final = 16
FAVOUR_TAKEN: Final = 17
FAVOUR_LEFT: Final = 18
PASSED: Final = 19
KODAMA_MOVED: Final = 20
KODAMA_PUSHED: Final = 21
BITOKU_TAKEN: Final = 22
YOKAI_TAKEN: Final = 23
YOKAI_KEPT: Final = 24
VISION_KEPT: Final = 25
VISIONS_REFUSED: Final = 26
ROCK_TAKEN: Final = 27
ROCK_PILGRIM: Final = 28
BUILT: Final = 29
CRYSTAL_TAKEN: Final = 30
CRYSTAL_USED: Final = 31
MITAMA_TAKEN: Final = 32
DRAGONFLY_TAKEN: Final = 33
COMBINED: Final = 34
COMPLETED: Final = 35
SET_OUT: Final = 36
WALKED: Final = 37
ARRIVED: Final = 38
ORDER: Final = 39
DICE_HOME: Final = 40
VIRTUE: Final = 41
HILL_CARDS: Final = 42
BUILDING_SHOWN: Final = 43
CRYSTAL_SHOWN: Final = 44
MITAMA_SHOWN: Final = 45
DRAGONFLY_SHOWN: Final = 46
RESHUFFLED: Final = 47
DECK_RESHUFFLED: Final = 48
FINAL_FIRST: Final = 49
FINAL_TYPES: Final = 50
FINAL_TREASURE: Final = 51
FINAL_WILD_YOKAI: Final = 52
FINAL_WILD_MITAMA: Final = 53
FINAL_ROCK: Final = 54
FINAL_HOMAGE: Final = 55
FINAL_VISION: Final = 56
FINAL_VISION_LOST: Final = 57
FINAL_FATE: Final = 58
FINAL_SCORE: Final = 59
ACTIVATED: Final = 60
DIE_LOWERED: Final = 61

LATER: Final = FIRST + len(TENGU_EVENTS)
SUMMONED: Final = LATER
GUARDIANS: Final = LATER + 1
SNOW: Final = LATER + 2
FINAL_COUNT: Final = LATER + 3
PROPERTY: Final = LATER + 4
RESUMED: Final = LATER + 5
NOT_ACTIVATED: Final = LATER + 6
VIRTUE_KEPT: Final = LATER + 7
FAVOUR_TWO: Final = LATER + 8
FINAL_EARNED: Final = LATER + 9
WON: Final = LATER + 10

# A die that was copied is told as it was then: its region, times this, and its value.
REGION_AND_VALUE: Final = 10

COMMON_EVENTS: Final = (
    EventSort("season", "chapter", told=MOMENT),
    EventSort("drew", "seat", "count:number", told=DEED),
    EventSort("discarded", "seat", "yokai", told=DEED),
    EventSort("vp-gained", "seat", "count:number", "source", told=GAIN),
    EventSort("resource-gained", "seat", "count:number", "resource*count", told=GAIN),
    EventSort("resource-paid", "seat", "count:number", "resource*count", told=COST),
    EventSort("amulet-gained", "seat", "amulet:number", told=GAIN),
    EventSort("amulet-spent", "seat", "amulet:number", "value:number", told=COST),
    EventSort("card-played", "seat", "yokai", "slot", told=DEED),
    EventSort("unlocked", "seat", "value:pips", told=DEED),
    EventSort("pilgrim-gone", "seat", "value:number", told=DEED),
    EventSort("die-placed", "seat", "value:number", "region:in-region", told=DEED),
    EventSort("die-home", "seat", "value:number", "home", told=DEED),
    EventSort("forest-action", "seat", "action:forest-row*region", "region:in-region"),
    EventSort("building-action", "seat", "building", told=DEED),
    EventSort("copied", "seat", "die:copied-die*shown", "shown:number", told=DEED),
    EventSort("crossed", "seat", "value:number", "region:from-region", told=DEED),
    EventSort("favour-taken", "seat", "favour"),
    EventSort("favour-left", "seat", "favour", told=DEED),
    EventSort("passed", "seat", told=DEED),
    EventSort("kodama-moved", "seat", "region:kodama-at*space", "space:number", told=EACH),
    EventSort("kodama-pushed", "seat", "kodama", "space:number", told=EACH),
    EventSort("bitoku-taken", "seat", "bitoku", told=DEED),
    EventSort("yokai-taken", "seat", "yokai", told=DEED),
    EventSort("yokai-kept", "seat", told=DEED),
    EventSort("vision-kept", "seat", "vision", told=DEED),
    EventSort("visions-refused", "seat", told=DEED),
    EventSort("rock-taken", "seat", "rock", told=DEED),
    EventSort("rock-pilgrim", "seat", "beside", told=DEED),
    EventSort("built", "seat", "building", "region:in-region", told=DEED),
    EventSort("crystal-taken", "seat", "crystal", told=DEED),
    EventSort("crystal-used", "seat", "crystal", told=DEED),
    EventSort("mitama-taken", "seat", "mitama", told=DEED),
    EventSort("dragonfly-taken", "seat", "dragonfly", told=DEED),
    EventSort("combined", "seat", "mitama", "dragonfly", told=DEED),
    EventSort("completed", "seat", "bitoku", told=DEED),
    EventSort("set-out", "seat", "path", told=DEED),
    EventSort("walked", "seat", "path", told=DEED),
    EventSort("arrived", "seat", "path", told=DEED),
    EventSort("order", "seat", "place:number", "space:number", told=DEED),
    EventSort("dice-home", "seat", "dice:home-dice", told=DEED),
    EventSort("virtue", "seat", "yokai", "count:number", told=DEED),
    EventSort("hill-cards", "hill", "bitoku", "yokai", told=NEWS),
    EventSort("building-shown", "building", told=NEWS),
    EventSort("crystal-shown", "crystal", told=NEWS),
    EventSort("mitama-shown", "mitama", told=NEWS),
    EventSort("dragonfly-shown", "dragonfly", told=NEWS),
    EventSort("reshuffled", "seat"),
    EventSort("deck-reshuffled", "deck"),
    EventSort("final-first", "seat", "count:number", told=GAIN, alone=True),
    EventSort("final-types", "seat", "types:number", "count:number", told=GAIN, alone=True),
    EventSort("final-treasure", "seat", "region:of-region", "count:number", told=GAIN, alone=True),
    EventSort("final-wild-yokai", "seat", "yokai-type"),
    EventSort("final-wild-mitama", "seat", "mitama-type"),
    EventSort("final-rock", "seat", "rock", "count:number", told=GAIN, alone=True),
    EventSort("final-homage", "seat", "count:number", told=GAIN, alone=True),
    EventSort("final-vision", "seat", "vision", "count:number", told=GAIN, alone=True),
    EventSort("final-vision-lost", "seat", "vision", "count:number", told=COST, alone=True),
    EventSort("final-fate", "seat", "count:number", told=GAIN, alone=True),
    EventSort("final-score", "seat", "count:number", told=DEED, alone=True),
    EventSort("activated", "seat", "yokai"),
    EventSort("die-lowered", "seat", "value:number", "home", told=DEED),
)
assert len(COMMON_EVENTS) == FIRST

LATER_EVENTS: Final = (
    EventSort("summoned", told=MOMENT),
    EventSort("guardians", told=MOMENT),
    EventSort("snow", told=MOMENT),
    EventSort("final-count", told=MOMENT),
    EventSort("property", "seat", "building", told=DEED),
    EventSort("resumed", "seat", "building", told=DEED),
    EventSort("not-activated", "seat", "yokai", told=DEED),
    EventSort("virtue-kept", "seat", told=DEED),
    EventSort("favour-two", "seat", "favour", told=DEED),
    EventSort("final-earned", "seat", "count:number", told=GAIN, alone=True),
    EventSort("won", "winner:seat", "count:number", "why:won-by", told=NEWS),
)

EVENTS: Final = (*COMMON_EVENTS, *TENGU_EVENTS, *LATER_EVENTS)

# What these events name, the narrator calls by short names; the log names it in full.
SHORTLY: Final = (
    CARD_PLAYED, BUILDING_ACTION, FAVOUR_LEFT, KODAMA_MOVED, KODAMA_PUSHED, ROCK_PILGRIM, BUILT, CRYSTAL_USED, COMBINED,
    COMPLETED, SET_OUT, WALKED, ARRIVED, VIRTUE, PROPERTY, RESUMED, NOT_ACTIVATED, TENGU_ARRIVED,
)  # fmt: skip

# Why the winner wins: more VP than all others, more completed visions, or an earlier place in the turn order.
WON_BY: Final = ("points", "visions", "order")
BY_POINTS: Final = 0
BY_VISIONS: Final = 1
BY_ORDER: Final = 2
