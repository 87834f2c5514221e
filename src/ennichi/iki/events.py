"""What can happen in IKI, for the log and for those who watch."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import COST, DEED, EACH, GAIN, LAST, MOMENT, NEWS, EventSort

from .vocabulary import IKIZAMAS, STALLS

MOST: Final = 64  # more than any firefighting or strength
SEATS: Final = 8  # more than sit at a table

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
FINAL_BUILDING: Final = 63
FINAL_GOODS: Final = 64
FINAL_CELEBRITY: Final = 65
FINAL_SCORE: Final = 66
SALARY_USED: Final = 67
CELEBRITY_SHOWN: Final = 68
CARD_MON: Final = 69
NO_NEUTRAL: Final = 70
PAYDAY_BEGINS: Final = 71
FULL_EXPERIENCE: Final = 72
CURED: Final = 73
GIFT: Final = 74
FINAL_COUNT: Final = 75
FINAL_TRACK: Final = 76
WON: Final = 77
LAP_EXPERIENCE: Final = 78
ORDER: Final = 79
TRADE_BEGINS: Final = 80

# As long as these are told, it burns.
BURNING: Final = (FIRE_BREAKS_OUT, FIRE_STOPPED, BURNED, BUILDING_BURNED, SAVED, BUILDING_SAVED)

# Several small numbers in one field: what is said together belongs to one event, which has three fields.


def terms(price: int, stall: int) -> int:
    """What a hire costs, and the stall of the character."""
    return price * STALLS + stall


def terms_of(value: int) -> tuple[int, int]:
    return value // STALLS, value % STALLS


def defence(owner: int, power: int, strength: int) -> int:
    """Whose card a fire reaches (-1: nobody's), the owner's firefighting, and the strength of the fire there."""
    return ((owner + 1) * MOST + power) * MOST + max(0, strength)


def defence_of(value: int) -> tuple[int, int, int]:
    return value // MOST // MOST - 1, value // MOST % MOST, value % MOST


def order(ikizama: list[int]) -> int:
    """The seat on each Ikizama space, or -1."""
    packed = 0
    for seat in reversed(ikizama):
        packed = packed * SEATS + seat + 1
    return packed


def order_of(value: int) -> list[int]:
    return [value // SEATS**lane % SEATS - 1 for lane in range(IKIZAMAS)]


EVENTS: Final = (
    EventSort("month", "chapter", told=MOMENT),
    EventSort("blocked", "ikizama", told=NEWS),
    EventSort("row-shown", "character", told=NEWS),
    EventSort("newcomer-shown", "character", told=NEWS),
    EventSort("started", "seat", "character", "stall", told=DEED),
    EventSort("tile-taken", "seat", "tile", told=DEED),
    EventSort("ikizama-chosen", "seat", "ikizama", told=NEWS),
    EventSort("income-taken", "seat", "count:number", told=DEED),
    EventSort("hired", "seat", "character", "price:terms", told=DEED),
    EventSort("placed", "character", "stall"),
    EventSort("gained", "seat", "good*count", "count:number", told=GAIN),
    EventSort("paid", "seat", "good*count", "count:number", told=COST),
    EventSort("fire-steps", "seat", "count:number", told=GAIN),
    EventSort("trade-steps", "seat", "count:number", told=GAIN),
    EventSort("iki-gained", "seat", "count:number", told=GAIN),
    EventSort("iki-lost", "seat", "count:number", told=COST),
    EventSort("moved", "seat", "space", told=LAST),
    EventSort("lap-done", "seat", "count:number", told=DEED),
    EventSort("sandal-spent", "seat", told=DEED),
    EventSort("token-used", "seat", "special", told=DEED),
    EventSort("shop-used", "seat", "space", told=DEED),
    EventSort("character-used", "seat", "character", "owner", told=DEED),
    EventSort("experience", "seat", "character", "count:number", told=EACH),
    EventSort("experience-lost", "seat", "character", "count:number", told=EACH),
    EventSort("retired", "seat", "character", told=DEED),
    EventSort("column-chosen", "seat", "character", "column", told=DEED),
    EventSort("token-taken", "seat", "special", told=DEED),
    EventSort("pipe-bought", "seat", "pipe", told=DEED),
    EventSort("pouch-bought", "seat", "pouch", told=DEED),
    EventSort("fish-bought", "seat", "fish", told=DEED),
    EventSort("pipe-given", "seat", "pipe", told=DEED),
    EventSort("fish-given", "seat", "fish", told=DEED),
    EventSort("built", "seat", "building", "stall", told=DEED),
    EventSort("boat-built", "seat", "boat", told=DEED),
    EventSort("boat-used", "seat", "boat", "owner", told=DEED),
    EventSort("met", "seat", "celebrity", told=DEED),
    EventSort("ticket-taken", "seat", "ticket", told=DEED),
    EventSort("ticket-used", "seat", "ticket", told=DEED),
    EventSort("swapped", "seat", "character", "other:character", told=DEED),
    EventSort("relocated", "seat", "character", "stall", told=DEED),
    EventSort("ability-building", "seat", "building", told=DEED),
    EventSort("ability-celebrity", "seat", "celebrity", told=DEED),
    EventSort("fire-breaks-out", "nagaya", "count:number", told=MOMENT, gathers=True),
    EventSort("fire-stopped", "seat", "stall", "defence", told=NEWS, closes=True),
    EventSort("fire-over", "nagaya", told=NEWS, closes=True),
    EventSort("burned", "character", "stall", "defence", told=NEWS),
    EventSort("building-burned", "building", "stall", "defence", told=NEWS),
    EventSort("saved", "seat", "character", "defence", told=DEED),
    EventSort("building-saved", "building", "stall", "defence", told=NEWS),
    EventSort("trade-income", "seat", told=DEED),
    EventSort("master-moved", "space", told=MOMENT),
    EventSort("neutral-placed", "seat", "character", "stall", told=DEED),
    EventSort("neutral-lost", "seat", "character", told=DEED),
    EventSort("left-game", "character", "seat", told=NEWS),
    EventSort("payday", "seat", "count:number", told=DEED),
    EventSort("season", "season", told=MOMENT),
    EventSort("harmony", "seat", "count:number", told=DEED),
    EventSort("fed", "seat", "count:number", told=DEED),
    EventSort("starved", "seat", "character", told=DEED, befalls=True),
    EventSort("new-year", "visitors", told=NEWS),
    EventSort("final-types", "seat", "count:number", told=DEED, alone=True),
    EventSort("final-fish", "seat", "count:number", told=DEED, alone=True),
    EventSort("final-tobacco", "seat", "count:number", told=DEED, alone=True),
    EventSort("final-building", "seat", "building", "count:number", told=DEED, alone=True),
    EventSort("final-goods", "seat", "count:number", told=DEED, alone=True),
    EventSort("final-celebrity", "seat", "celebrity", "count:number", told=DEED, alone=True),
    EventSort("final-score", "seat", "count:number", told=DEED, alone=True),
    EventSort("salary-used", "seat", "character", told=DEED),
    EventSort("celebrity-shown", "celebrity", told=NEWS),
    EventSort("card-mon", "seat", "character", "count:number", told=DEED),
    EventSort("no-neutral", "seat", told=DEED),
    EventSort("payday-begins", told=MOMENT, gathers=True),
    EventSort("full-experience", "seat", "character", "count:number"),  # the last step: retirement tells it
    EventSort("cured", "seat", "character", "special"),  # likewise
    EventSort("gift", "seat", "count:number", told=DEED),
    EventSort("final-count", told=MOMENT),
    EventSort("final-track", "seat", "count:number", told=DEED, alone=True),
    EventSort("won", "seat", "tied:number", told=NEWS),
    EventSort("lap-experience", "seat", "character", "count:number"),  # the lap tells it
    EventSort("order", "order"),  # all Ikizama at once: each was told when it was chosen
    EventSort("trade-begins", told=MOMENT),
)
