"""The traits of IKI: what a seat has, and in which month, that may turn into points.

The parts of the evaluation are among them, as amounts of points; beside them stand the single cards and things, so that
what each is truly worth can be learnt.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Box
from ennichi.kernel.traits import Eye, Traits

from .components import GOODS, MONTHS, RICE, TYPE_IDS, Printed
from .evaluation import (
    building_worth,
    character_worth,
    fire_worth,
    fires_left,
    harmony_worth,
    lane_worth,
    months_left,
    one_good_worth,
    paydays_left,
    pension_worth,
    special_worth,
    token_worth,
    trade_worth,
    type_worth,
)
from .payday import fullest_type
from .scoring import fish_points, things_of, tobacco_points
from .state import FIRST_BUILDING, NEW_YEAR_MONTH, Iki
from .vocabulary import BOATS, BUILDINGS, CELEBRITIES, CHARACTERS, IKIZAMAS, SPACES, SPECIALS, STALLS, TICKETS

# The parts of the evaluation, one trait each.
PARTS: Final = (
    "track", "types", "fish", "tobacco", "pensions", "characters", "harmony", "buildings", "fire", "trade", "specials",
    "celebrities", "mon", "rice", "sandals", "wood", "kobans", "lane", "kobuns",
)  # fmt: skip
SEASONS: Final = 5  # and New Year's Day
MOST_OF: Final = (24, 8, 8, 8, 8)  # of each good a thermometer so high
MOST_FIRE: Final = 12
MOST_TRADE: Final = 24
FIRES: Final = 4
MOST_PAYDAYS: Final = 5
MOST_STAFF: Final = 6
MOST_HUNGRY: Final = 5
MOST_THINGS: Final = 6
MOST_TYPES: Final = 5
MOST_KOBUNS: Final = 5
MOST_SAILORS: Final = 4
MOST_STREET: Final = 6
SEATS: Final = 4


def eye(box: Box) -> Eye:
    return IkiEye(box)


class IkiEye(Eye):
    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, Printed)
        self.longest = MONTHS
        own = self.own
        self.one = own.group("one", 1)
        self.hand = own.group("hand", len(PARTS))
        self.judged = own.group("judged", NEW_YEAR_MONTH + 2)
        self.hired = own.group("hired", CHARACTERS)
        self.trained = own.group("trained", CHARACTERS)
        self.retired = own.group("retired", CHARACTERS)
        self.stall = own.group("stall", STALLS)
        self.built = own.group("built", BUILDINGS)
        self.met = own.group("met", CELEBRITIES)
        self.boat = own.group("boat", BOATS)
        self.ticket = own.group("ticket", TICKETS)
        self.special = own.group("special", SPECIALS)
        self.goods = [own.group(f"good-{good}", SEASONS * MOST_OF[good]) for good in range(GOODS)]
        self.hungry = own.group("hungry", 3 * MOST_HUNGRY)
        self.staff = own.group("staff", MOST_PAYDAYS * MOST_STAFF)
        self.fire = own.group("fire", FIRES * MOST_FIRE)
        self.strength = own.group("strength", SEATS)
        self.trade = own.group("trade", FIRES * MOST_TRADE)
        self.types = own.group("types", MOST_TYPES)
        self.fullest = own.group("fullest", MOST_STAFF)
        self.of_type = own.group("of-type", len(TYPE_IDS))
        self.kobuns = own.group("kobuns", MOST_KOBUNS)
        self.sailors = own.group("sailors", MOST_SAILORS)
        self.buildings = own.group("buildings", MOST_THINGS)
        self.space = own.group("space", SPACES + 1)
        self.fished = own.group("fished", MOST_THINGS)
        self.pipes = own.group("pipes", MOST_THINGS)
        self.pouches = own.group("pouches", MOST_THINGS)
        self.lane = own.group("lane", IKIZAMAS)
        self.turn = own.group("turn", 4)
        self.month = self.common.group("month", NEW_YEAR_MONTH + 2)
        self.here = self.common.group("here", CELEBRITIES)

    def left(self, g: Iki) -> int:
        return months_left(g)

    def look(self, g: Iki, seat: int, found: Traits) -> None:
        found.put(self.one)
        self.look_at_parts(g, seat, found)
        self.look_at_cards(g, seat, found)
        self.look_at_things(g, seat, found)
        self.look_at_place(g, seat, found)

    def look_at_parts(self, g: Iki, seat: int, found: Traits) -> None:
        """The evaluation by parts, and as a whole in each month."""
        player = g.players[seat]
        months = months_left(g)
        paydays = paydays_left(g)
        counts = things_of(g, seat)
        fires = fires_left(g)
        pensions = 0.0
        for card in player.retired:
            pensions += pension_worth(g, card, paydays)
        staff = 0.0
        for stall in g.own_characters(seat):
            staff += character_worth(g, stall, paydays, months)
        specials = special_worth(g, seat, player, months)
        worths = [
            float(player.iki),
            type_worth(g, counts, months),
            float(fish_points(g, player)),
            float(tobacco_points(g, player, counts)),
            pensions,
            staff,
            harmony_worth(g, seat, paydays),
            building_worth(g, seat, counts, months),
            fire_worth(g, player, fires),
            trade_worth(g, player, fires),
            specials,
            token_worth(g, seat, player, counts, months) - specials,
        ]
        for good in range(GOODS):
            worths.append(one_good_worth(g, seat, good, player.goods[good], months))
        if g.month < NEW_YEAR_MONTH:
            worths.append(lane_worth(g, seat, player))
            worths.append(0.25 * player.kobuns * min(6, months))
        self.put_parts(worths, self.hand, self.judged + g.month + 1, found)

    def look_at_cards(self, g: Iki, seat: int, found: Traits) -> None:
        player = g.players[seat]
        characters = 0
        for stall in range(STALLS):
            if g.owners[stall] != seat:
                continue
            card = g.stalls[stall]
            found.put(self.stall + stall)
            if card >= FIRST_BUILDING:
                found.put(self.built + card - FIRST_BUILDING)
            else:
                characters += 1
                found.put(self.hired + card)
                found.amount(self.trained + card, g.xp[stall])
                found.put(self.of_type + g.printed.character_type[card] % len(TYPE_IDS))
        for card in player.retired:
            found.put(self.retired + card)
        for celebrity in player.celebrities:
            found.put(self.met + celebrity)
        for boat in range(BOATS):
            if g.boats[boat] == seat:
                found.put(self.boat + boat)
        for ticket in range(TICKETS):
            if g.tickets[ticket] == seat:
                found.put(self.ticket + ticket)
        for special in player.specials:
            found.put(self.special + special)
        to_payday = 2 - max(g.month, 0) % 3
        found.steps(self.hungry + MOST_HUNGRY * to_payday, max(0, characters - player.goods[RICE]), MOST_HUNGRY)
        found.steps(self.staff + MOST_STAFF * min(paydays_left(g), MOST_PAYDAYS - 1), characters, MOST_STAFF)
        found.steps(self.fullest, fullest_type(g, seat), MOST_STAFF)

    def look_at_things(self, g: Iki, seat: int, found: Traits) -> None:
        player = g.players[seat]
        season = min(max(g.month, 0) // 3, SEASONS - 1)
        for good in range(GOODS):
            most = MOST_OF[good]
            found.steps(self.goods[good] + season * most, player.goods[good], most)
        fires = min(len(fires_left(g)), FIRES - 1)
        found.steps(self.fire + MOST_FIRE * fires, player.fire, MOST_FIRE)
        found.put(self.strength + g.power.index(seat))
        if g.rules.akebono:
            found.steps(self.trade + MOST_TRADE * fires, player.trade, MOST_TRADE)
            found.steps(self.sailors, player.sailors, MOST_SAILORS)
        found.steps(self.types, things_of(g, seat)[0], MOST_TYPES)
        found.steps(self.kobuns, player.kobuns, MOST_KOBUNS)
        found.steps(self.buildings, player.buildings, MOST_THINGS)
        found.steps(self.fished, len(player.fish), MOST_THINGS)
        found.steps(self.pipes, len(player.pipes), MOST_THINGS)
        found.steps(self.pouches, len(player.pouches), MOST_THINGS)

    def look_at_place(self, g: Iki, seat: int, found: Traits) -> None:
        """Where its Oyakata stands, and whether it still has a turn this month."""
        found.put(self.space + g.players[seat].space + 1)
        if seat in g.ikizama:
            found.put(self.lane + g.ikizama.index(seat))
        if g.turn == seat:
            found.put(self.turn)
        if g.seat == seat:
            found.put(self.turn + 1)
        if seat == g.first:
            found.put(self.turn + 2)
        if seat in g.order[g.asked :]:
            found.put(self.turn + 3)

    def look_round(self, g: Iki, found: Traits) -> None:
        found.put(self.month + g.month + 1)
        for celebrity in g.met_here:
            found.put(self.here + celebrity)
