"""What can happen in Bitoku, for the log and for those who watch. Nothing hidden is told."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import EventSort

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

# A die that was copied is told as it was then: its region, times this, and its value.
REGION_AND_VALUE: Final = 10

COMMON_EVENTS: Final = (
    EventSort("season", "chapter"),
    EventSort("drew", "seat", "count:number"),
    EventSort("discarded", "seat", "yokai"),
    EventSort("vp-gained", "seat", "count:number", "source"),
    EventSort("resource-gained", "seat", "count:number", "resource*count"),
    EventSort("resource-paid", "seat", "count:number", "resource*count"),
    EventSort("amulet-gained", "seat", "amulet:number"),
    EventSort("amulet-spent", "seat", "amulet:number", "value:number"),
    EventSort("card-played", "seat", "yokai", "slot"),
    EventSort("unlocked", "seat", "value:number"),
    EventSort("pilgrim-gone", "seat"),
    EventSort("die-placed", "seat", "value:number", "region:in-region"),
    EventSort("die-home", "seat", "value:number", "home"),
    EventSort("forest-action", "seat", "action:forest-row*region", "region:in-region"),
    EventSort("building-action", "seat", "building"),
    EventSort("copied", "seat", "die:copied-die*shown", "shown:number"),
    EventSort("crossed", "seat", "value:number", "region:from-region"),
    EventSort("favour-taken", "seat", "favour"),
    EventSort("favour-left", "seat", "favour"),
    EventSort("passed", "seat"),
    EventSort("kodama-moved", "seat", "region:in-region", "space:number"),
    EventSort("kodama-pushed", "seat", "other:seat", "region:in-region"),
    EventSort("bitoku-taken", "seat", "bitoku"),
    EventSort("yokai-taken", "seat", "yokai"),
    EventSort("yokai-kept", "seat"),
    EventSort("vision-kept", "seat", "vision"),
    EventSort("visions-refused", "seat"),
    EventSort("rock-taken", "seat", "rock"),
    EventSort("rock-pilgrim", "seat", "beside"),
    EventSort("built", "seat", "building", "region:in-region"),
    EventSort("crystal-taken", "seat", "crystal"),
    EventSort("crystal-used", "seat", "crystal"),
    EventSort("mitama-taken", "seat", "mitama"),
    EventSort("dragonfly-taken", "seat", "dragonfly"),
    EventSort("combined", "seat", "mitama", "dragonfly"),
    EventSort("completed", "seat", "bitoku"),
    EventSort("set-out", "seat", "path"),
    EventSort("walked", "seat", "path"),
    EventSort("arrived", "seat", "path"),
    EventSort("order", "seat", "place:number"),
    EventSort("dice-home", "seat"),
    EventSort("virtue", "seat", "yokai", "count:number"),
    EventSort("hill-cards", "hill", "bitoku", "yokai"),
    EventSort("building-shown", "building"),
    EventSort("crystal-shown", "crystal"),
    EventSort("mitama-shown", "mitama"),
    EventSort("dragonfly-shown", "dragonfly"),
    EventSort("reshuffled", "seat"),
    EventSort("deck-reshuffled", "deck"),
    EventSort("final-first", "seat", "count:number"),
    EventSort("final-types", "seat", "types:number", "count:number"),
    EventSort("final-treasure", "seat", "region:of-region", "count:number"),
    EventSort("final-wild-yokai", "seat", "yokai-type"),
    EventSort("final-wild-mitama", "seat", "mitama-type"),
    EventSort("final-rock", "seat", "rock", "count:number"),
    EventSort("final-homage", "seat", "count:number"),
    EventSort("final-vision", "seat", "vision", "count:number"),
    EventSort("final-vision-lost", "seat", "vision", "count:number"),
    EventSort("final-fate", "seat", "count:number"),
    EventSort("final-score", "seat", "count:number"),
    EventSort("activated", "seat", "yokai"),
    EventSort("die-lowered", "seat", "value:number", "home"),
)
assert len(COMMON_EVENTS) == FIRST

EVENTS: Final = (*COMMON_EVENTS, *TENGU_EVENTS)
