"""What can happen in IKI, for the log and for those who watch."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import EventSort

MONTH: Final = 0
BLOCKED: Final = 1
ROW_SHOWN: Final = 2
NEWCOMER_SHOWN: Final = 3
STARTED: Final = 4
TILE_TAKEN: Final = 5
IKIZAMA_CHOSEN: Final = 6
INCOME_TAKEN: Final = 7
HIRED: Final = 8
PLACED: Final = 9
GAINED: Final = 10
PAID: Final = 11
FIRE_STEPS: Final = 12
TRADE_STEPS: Final = 13
IKI_GAINED: Final = 14
IKI_LOST: Final = 15
MOVED: Final = 16
LAP_DONE: Final = 17
SANDAL_SPENT: Final = 18
TOKEN_USED: Final = 19
SHOP_USED: Final = 20
CHARACTER_USED: Final = 21
EXPERIENCE: Final = 22
EXPERIENCE_LOST: Final = 23
RETIRED: Final = 24
COLUMN_CHOSEN: Final = 25
TOKEN_TAKEN: Final = 26
PIPE_BOUGHT: Final = 27
POUCH_BOUGHT: Final = 28
FISH_BOUGHT: Final = 29
PIPE_GIVEN: Final = 30
FISH_GIVEN: Final = 31
BUILT: Final = 32
BOAT_BUILT: Final = 33
BOAT_USED: Final = 34
MET: Final = 35
TICKET_TAKEN: Final = 36
TICKET_USED: Final = 37
SWAPPED: Final = 38
RELOCATED: Final = 39
ABILITY_BUILDING: Final = 40
ABILITY_CELEBRITY: Final = 41
FIRE_BREAKS_OUT: Final = 42
FIRE_STOPPED: Final = 43
FIRE_OVER: Final = 44
BURNED: Final = 45
BUILDING_BURNED: Final = 46
SAVED: Final = 47
BUILDING_SAVED: Final = 48
TRADE_INCOME: Final = 49
MASTER_MOVED: Final = 50
NEUTRAL_PLACED: Final = 51
NEUTRAL_LOST: Final = 52
LEFT_GAME: Final = 53
PAYDAY: Final = 54
SEASON: Final = 55
HARMONY: Final = 56
FED: Final = 57
STARVED: Final = 58
NEW_YEAR: Final = 59
FINAL_TYPES: Final = 60
FINAL_FISH: Final = 61
FINAL_TOBACCO: Final = 62
FINAL_BUILDINGS: Final = 63
FINAL_GOODS: Final = 64
FINAL_CELEBRITIES: Final = 65
FINAL_SCORE: Final = 66
SALARY_USED: Final = 67
CELEBRITY_SHOWN: Final = 68
CARD_MON: Final = 69
NO_NEUTRAL: Final = 70

EVENTS: Final = (
    EventSort("month", "chapter"),
    EventSort("blocked", "ikizama"),
    EventSort("row-shown", "character"),
    EventSort("newcomer-shown", "character"),
    EventSort("started", "seat", "character", "stall"),
    EventSort("tile-taken", "seat", "tile"),
    EventSort("ikizama-chosen", "seat", "ikizama"),
    EventSort("income-taken", "seat", "count:number"),
    EventSort("hired", "seat", "character", "count:number"),
    EventSort("placed", "character", "stall"),
    EventSort("gained", "seat", "good*count", "count:number"),
    EventSort("paid", "seat", "good*count", "count:number"),
    EventSort("fire-steps", "seat", "count:number"),
    EventSort("trade-steps", "seat", "count:number"),
    EventSort("iki-gained", "seat", "count:number"),
    EventSort("iki-lost", "seat", "count:number"),
    EventSort("moved", "seat", "space"),
    EventSort("lap-done", "seat"),
    EventSort("sandal-spent", "seat"),
    EventSort("token-used", "seat", "special"),
    EventSort("shop-used", "seat", "space"),
    EventSort("character-used", "seat", "character"),
    EventSort("experience", "character", "count:number"),
    EventSort("experience-lost", "character", "count:number"),
    EventSort("retired", "seat", "character"),
    EventSort("column-chosen", "seat", "character", "column"),
    EventSort("token-taken", "seat", "special"),
    EventSort("pipe-bought", "seat", "pipe"),
    EventSort("pouch-bought", "seat", "pouch"),
    EventSort("fish-bought", "seat", "fish"),
    EventSort("pipe-given", "seat", "pipe"),
    EventSort("fish-given", "seat", "fish"),
    EventSort("built", "seat", "building", "stall"),
    EventSort("boat-built", "seat", "boat"),
    EventSort("boat-used", "seat", "boat"),
    EventSort("met", "seat", "celebrity"),
    EventSort("ticket-taken", "seat", "ticket"),
    EventSort("ticket-used", "seat", "ticket"),
    EventSort("swapped", "seat", "character", "other:character"),
    EventSort("relocated", "seat", "character", "stall"),
    EventSort("ability-building", "seat", "building"),
    EventSort("ability-celebrity", "seat", "celebrity"),
    EventSort("fire-breaks-out", "nagaya", "count:number"),
    EventSort("fire-stopped", "seat", "stall"),
    EventSort("fire-over", "nagaya"),
    EventSort("burned", "character"),
    EventSort("building-burned", "building"),
    EventSort("saved", "seat", "character", "special"),
    EventSort("building-saved", "seat", "building"),
    EventSort("trade-income", "seat"),
    EventSort("master-moved", "space"),
    EventSort("neutral-placed", "seat", "character", "stall"),
    EventSort("neutral-lost", "seat", "character"),
    EventSort("left-game", "character"),
    EventSort("payday", "seat"),
    EventSort("season", "season"),
    EventSort("harmony", "seat", "count:number"),
    EventSort("fed", "seat", "count:number"),
    EventSort("starved", "character"),
    EventSort("new-year"),
    EventSort("final-types", "seat", "count:number"),
    EventSort("final-fish", "seat", "count:number"),
    EventSort("final-tobacco", "seat", "count:number"),
    EventSort("final-buildings", "seat", "count:number"),
    EventSort("final-goods", "seat", "count:number"),
    EventSort("final-celebrities", "seat", "count:number"),
    EventSort("final-score", "seat", "count:number"),
    EventSort("salary-used", "seat", "character"),
    EventSort("celebrity-shown", "celebrity"),
    EventSort("card-mon", "seat", "character", "count:number"),
    EventSort("no-neutral", "seat"),
)
