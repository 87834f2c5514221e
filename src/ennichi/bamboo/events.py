"""What can happen in Bamboo, for the log and for those who watch."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import COST, DEED, LAST, MOMENT, NEWS, EventSort

SEASON: Final = 0
DRAFTED: Final = 1
GIFT_SHOWN: Final = 2
GIFT_TAKEN: Final = 3
STICK_BACK: Final = 4
COINS_GAINED: Final = 5
COINS_PAID: Final = 6
CALM: Final = 7
PASSED: Final = 8
STOCK_CHOSEN: Final = 9
STICK_LAID: Final = 10
PLACED: Final = 11
RESOLVED: Final = 12
FORGONE: Final = 13
RECEIVED: Final = 14
COOKED: Final = 15
FOOD_SHOWN: Final = 16
FOOD_CLEARED: Final = 17
HOME_BOUGHT: Final = 18
HOME_SET: Final = 19
BALANCE_TAKEN: Final = 20
BALANCE_SCORED: Final = 21
HOME_SHOWN: Final = 22
BALANCE_SHOWN: Final = 23
SPIRIT_USED: Final = 24
SPIRIT_WON: Final = 25
SPIRIT_LEFT: Final = 26
GHOST_STICKS: Final = 27
WOKEN: Final = 28
FED: Final = 29
HUNGER: Final = 30
FIRST_PLAYER: Final = 31
HOME_RETURNED: Final = 32
BALANCE_RETURNED: Final = 33
FINAL_SPIRITS: Final = 34
FINAL_HARMONY: Final = 35
FINAL_BALANCE: Final = 36
FINAL_NIGHT: Final = 37
FINAL_SCORE: Final = 38
FOOD_RESHUFFLED: Final = 39
PUSHED: Final = 40
NOTHING_TO_COOK: Final = 41
SPIRIT_UNWANTED: Final = 42
HOME_BACK: Final = 43
BALANCE_BACK: Final = 44
SECTIONS_WILD: Final = 45
JOKER_USED: Final = 46
TEMPLES_OFFER: Final = 47
STOCKED: Final = 48
FINAL_COUNT: Final = 49
FINAL_TRACK: Final = 50
VICTORY: Final = 51
VICTORY_BY_COMFORT: Final = 52
VICTORY_SHARED: Final = 53
DISPLAYS_RENEWED: Final = 54
NOBODY_TO_FEED: Final = 55

EVENTS: Final = (
    EventSort("season", "chapter", told=MOMENT),
    EventSort("drafted", "seat", "section", told=DEED),
    EventSort("gift-shown", "gifts", told=NEWS),
    EventSort("gift-taken", "seat", "gift", told=DEED),
    EventSort("stick-back", "seat"),
    EventSort("coins-gained", "seat", "count:number", told=DEED),
    EventSort("coins-paid", "seat", "count:number", told=COST),
    EventSort("calm", "seat", "count:number", told=DEED),
    EventSort("passed", "seat", told=DEED),
    EventSort("stock-chosen", "seat", "stock", "count:number", told=DEED),
    EventSort("stick-laid", "seat", "temple", "offering", told=LAST),
    EventSort("placed", "seat", "section", "planting", told=LAST),
    EventSort("resolved", "seat", "section", "wild:number"),
    EventSort("forgone", "seat", "given_up", told=DEED),
    EventSort("received", "seat", "section", "stock"),
    EventSort("cooked", "seat", "food", "dish", told=DEED),
    EventSort("food-shown", "food"),
    EventSort("food-cleared", "seat"),
    EventSort("home-bought", "seat", "home", "market"),
    EventSort("home-set", "seat", "cell", "setting", told=DEED),
    EventSort("balance-taken", "seat", "balance", "tile:taken_tile", told=DEED),
    EventSort("balance-scored", "seat", "balance", "tile:scored_tile", told=DEED),
    EventSort("home-shown", "home", "level:number"),
    EventSort("balance-shown", "balance"),
    EventSort("spirit-used", "seat", "spirit", "help", told=DEED),
    EventSort("spirit-won", "seat", "spirit:contested", "temple", told=NEWS),
    EventSort("spirit-left", "spirit:contested", "temple", told=NEWS),
    EventSort("ghost-sticks", "sticks", told=NEWS),
    EventSort("woken", "seat", "spirit", "price:number", told=DEED),
    EventSort("fed", "seat", "food", "dish", told=DEED),
    EventSort("hunger", "seat", "count:number", "missing:number", told=DEED, befalls=True),
    EventSort("first-player", "seat", told=NEWS),
    EventSort("home-returned", "home"),
    EventSort("balance-returned", "balance"),
    EventSort("final-spirits", "seat", "count:number", "kinds:number", told=DEED, alone=True),
    EventSort("final-harmony", "seat", "left:number", "right:number", told=DEED, alone=True),
    EventSort("final-balance", "seat", "count:number", "tiles:number", told=DEED, alone=True),
    EventSort("final-night", "seat", "count:number", told=DEED, alone=True),
    EventSort("final-score", "seat", "count:number", told=DEED, alone=True),
    EventSort("food-reshuffled"),
    EventSort("pushed", "seat", "section"),
    EventSort("nothing-to-cook", "seat", told=NEWS),
    EventSort("spirit-unwanted", "spirit", "temple", told=NEWS),
    EventSort("home-back", "home"),
    EventSort("balance-back", "balance"),
    EventSort("sections-wild", "seat"),
    EventSort("joker-used", "seat", "action"),
    EventSort("temples-offer", "spirits:promised", told=NEWS),
    EventSort("stocked", "seat", "stocks", told=NEWS),
    EventSort("final-count", told=MOMENT),
    EventSort("final-track", "seat", "count:number", told=DEED, alone=True),
    EventSort("victory", "seat", "count:number", told=NEWS),
    EventSort("victory-by-comfort", "seat", "count:number", "comfort:number", told=NEWS),
    EventSort("victory-shared", "seat", "count:number", "comfort:number", told=NEWS),
    EventSort("displays-renewed", told=NEWS),
    EventSort("nobody-to-feed", "seat", told=DEED),
)
