"""What a seat of Bamboo may know, as a row of numbers. All seats know the same; only the order of the seats differs."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ennichi.kernel.encoding import MOST_SEATS, WHO, Encoder, clear, numbers, who
from ennichi.kernel.game import Box, Game, Kind

from .components import KINDS, PLAYERS, Printed
from .state import CHOOSING, COLUMNS_OF_TILES, GHOST, HOME_COLUMN, SUMMER_SEASON, Bamboo
from .summer import ROOM_PER_SHOOT
from .vocabulary import CELLS, SECTION

SHOOTS: Final = 4
STOCKS: Final = 4
TEMPLES: Final = 4
GIFTS: Final = 4
FOODS: Final = 3
SPIRITS: Final = 7
OWNERS: Final = 1 + MOST_SEATS  # of sticks: the ghost, then the seats

# Where a section is.
LAID_OUT: Final = 1
IN_SHOOT: Final = 2
IN_HAND: Final = IN_SHOOT + SHOOTS * ROOM_PER_SHOOT
IN_STOCK: Final = IN_HAND + 1
SECTION_PLACES: Final = IN_STOCK + STOCKS * MOST_SEATS - 1

# Where a tile is: on a place of its column, among the known ones at the bottom of its dispenser, or with a player.
ON_PLACE: Final = 1
PLACES: Final = 4
AT_BOTTOM: Final = ON_PLACE + PLACES
BOTTOM: Final = 4  # one tile a year goes there
WITH_PLAYER: Final = AT_BOTTOM + BOTTOM
SCORED_BY: Final = WITH_PLAYER + MOST_SEATS
HOME_PLACES: Final = SCORED_BY - 1
BALANCE_PLACES: Final = SCORED_BY + MOST_SEATS - 1

COLUMN: Final = "1 to 4 its place in the display, 5 to 8 known at the bottom of its dispenser, 5 the lowest, "


class BambooEncoder(Encoder):
    def __init__(self, kind: Kind[Any], box: Box) -> None:
        super().__init__(kind, box)
        assert isinstance(box, Printed)
        self.printed = box
        self.sections: i64 = len(box.section_ids)
        self.homes: i64 = len(box.home_kind)
        self.balances: i64 = len(box.balance_zone)
        self.add_table()
        for place in range(MOST_SEATS):
            self.add_player(f"player.{place}.")

    def add_table(self) -> None:
        layout = self.layout
        homes = int(self.homes)
        layout.number("year", 1, 0, 4, "0 in the setup, then 1 to 4")
        layout.code("season", 1, 4, "0 setup, 1 spring, 2 summer, 3 autumn, 4 winter")
        layout.code("first", 1, MOST_SEATS, "who holds the first-player marker: " + WHO)
        layout.code(
            "section.where", int(self.sections), SECTION_PLACES,
            "where each section is: 0 out of the game or being handled, 1 to draft, 2 to 21 in a shoot (five places "
            "each, from the top), 22 in hand, 23 to 38 in a stock (four of each player)",
        )  # fmt: skip
        layout.flag("section.unresolved", int(self.sections), "placed this turn and not resolved yet")
        layout.flag("gift.shown", GIFTS, "gifts that can be taken")
        layout.number("temple.sticks", TEMPLES * OWNERS, 0, 40, "temple by temple: sticks of the ghost, then by player")
        layout.number(
            "temple.height", TEMPLES * OWNERS, 0, 60,
            "and how high the highest of them lies, counted from 1 at the bottom; 0 without one",
        )  # fmt: skip
        layout.code("temple.spirit", TEMPLES, SPIRITS, "the spirit on top of each pile, from 1; 0 when it is empty")
        layout.number("temple.left", TEMPLES, 0, 8, "spirits in each pile")
        layout.number("spirit.gone", SPIRITS, 0, 12, "spirits of each sort that left the game from a pile")
        layout.code(
            "home.where", homes, HOME_PLACES,
            "where each home is: 0 unseen or out of the game, " + COLUMN + "9 to 12 built by a player",
        )  # fmt: skip
        layout.code(
            "balance.where", int(self.balances), BALANCE_PLACES,
            "where each balance tile is: 0 unseen, " + COLUMN + "9 to 12 held by a player, 13 to 16 scored by a player",
        )  # fmt: skip
        layout.number(
            "dispenser.left", COLUMNS_OF_TILES, 0, 80, "tiles in each dispenser: three of balance, two of homes"
        )
        layout.number("food.shown", FOODS, 0, 20, "food tokens on the board, by sort")
        layout.number("food.spent", FOODS, 0, 60, "food tokens spent, by sort")
        layout.number("food.supply", 1, 0, 60, "food tokens face down")
        layout.number("turn.stage", 1, 0, 4, "where in a summer turn: choosing, offering, placing, resolving, ending")
        layout.code("turn.visited", 1, STOCKS, "the stock and temple of this turn, from 1; 0 before it is chosen")
        layout.number("turn.sticks", 1, 0, 8, "sticks still to lay")
        layout.number("turn.actions", 1, 0, 8, "actions still allowed by the sticks laid")
        layout.code("turn.section", 1, int(self.sections), "the section being handled, from 1; 0 without one")
        layout.code("turn.home", 1, homes, "the home being bought, from 1; 0 without one")
        layout.flag("turn.forgone", 1, "the action was given up")
        layout.flag("turn.wild", 1, "sections act as jokers this turn")
        layout.flag("turn.roam", 1, "sticks go to any temple free of charge this turn")
        layout.number("turn.need", 1, 0, 30, "food still missing")

    def add_player(self, who: str) -> None:
        layout = self.layout
        layout.code(who + "colour", 1, len(PLAYERS), "the colour of the board, from 1; 0 where nobody sits")
        layout.number(who + "coins", 1, 0, 200, "coins")
        layout.number(who + "happiness", 1, -100, 300, "happiness on the track")
        layout.number(who + "sources", 4, -100, 300, "how much of it came from homes, balance tiles, calm and hunger")
        layout.number(who + "reserve", 1, 0, 8, "sticks ready to lay")
        layout.number(who + "later", 1, 0, 4, "sticks that come back in later years")
        layout.code(who + "marker", 1, STOCKS, "the stock used last, from 1; 0 before the first")
        layout.flag(who + "passed", 1, "out for this summer")
        layout.number(who + "food", FOODS, 0, 30, "food tokens by sort")
        layout.number(who + "awake", SPIRITS, 0, 12, "spirits awake, by sort")
        layout.number(who + "asleep", SPIRITS, 0, 12, "spirits asleep, by sort")
        layout.number(who + "homes", 1, 0, CELLS, "homes built")
        layout.code(
            who + "grid", CELLS, int(self.homes), "the home in each cell, row by row, from 1; 0 in an empty one"
        )
        layout.code(who + "night", CELLS, len(KINDS), "the kind that each cell asks for (night), from 1; 0 for any")

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        assert isinstance(g, Bamboo)
        i = self.write_common(g, seat, rows, at)
        seats: i64 = len(g.players)
        rows[i] = g.year + 1
        rows[i + 1] = g.season + 1
        rows[i + 2] = i16(who(g.first, seat, seats))
        i = self.write_sections(g, seat, rows, i + 3)
        clear(rows, i, GIFTS)
        for gift in g.gifts:
            rows[i + gift] = 1
        i = self.write_temples(g, seat, rows, i + GIFTS)
        i = self.write_tiles(g, seat, rows, i)
        for column in range(COLUMNS_OF_TILES):
            rows[i] = len(g.stacks[column])
            i += 1
        i = numbers(rows, i, g.food_shown)
        i = numbers(rows, i, g.food_spent)
        rows[i] = len(g.food_supply)
        rows[i + 1] = g.stage
        rows[i + 2] = g.visited + 1 if g.season == SUMMER_SEASON and g.stage > CHOOSING else 0
        rows[i + 3] = g.sticks
        rows[i + 4] = g.actions
        rows[i + 5] = g.section + 1
        rows[i + 6] = g.home + 1
        rows[i + 7] = 1 if g.forgone else 0
        rows[i + 8] = 1 if g.wild else 0
        rows[i + 9] = 1 if g.roam else 0
        rows[i + 10] = g.need
        i += 11
        for place in range(seats):
            i = self.write_player(g, (seat + place) % seats, rows, i)
        clear(rows, i, at + self.layout.size - i)

    def write_sections(self, g: Bamboo, seat: i64, rows: vec[i16], i: i64) -> i64:
        clear(rows, i, 2 * self.sections)
        for section in g.laid_out:
            rows[i + section] = LAID_OUT
        for shoot in range(SHOOTS):
            place: i64 = IN_SHOOT + ROOM_PER_SHOOT * shoot
            for section in g.shoots[shoot]:
                rows[i + section] = i16(place)
                place += 1
        for touch in g.hand:
            rows[i + touch - SECTION] = IN_HAND
        seats: i64 = len(g.players)
        for other in range(seats):
            stocks = g.players[other].stocks
            place = IN_STOCK + STOCKS * (who(other, seat, seats) - 1)
            for stock in range(STOCKS):
                for section in stocks[stock]:
                    rows[i + section] = i16(place)
                place += 1
        i += self.sections
        for touch in g.unresolved:
            rows[i + touch - SECTION] = 1
        return i + self.sections

    def write_temples(self, g: Bamboo, seat: i64, rows: vec[i16], i: i64) -> i64:
        heights: i64 = i + TEMPLES * OWNERS
        spirits: i64 = heights + TEMPLES * OWNERS
        left: i64 = spirits + TEMPLES
        gone: i64 = left + TEMPLES
        clear(rows, i, 2 * TEMPLES * OWNERS)
        seats: i64 = len(g.players)
        for temple in range(TEMPLES):
            height: i64 = 0
            for owner in g.temples[temple]:
                height += 1  # noqa: SIM113 (a plain loop compiles better)
                at: i64 = OWNERS * temple
                if owner != GHOST:
                    at += who(owner, seat, seats)
                rows[i + at] += 1
                rows[heights + at] = i16(height)
            pile = g.piles[temple]
            rows[spirits + temple] = pile[0] + 1 if pile else 0
            rows[left + temple] = len(pile)
        clear(rows, gone, SPIRITS)
        for spirit in g.spirits_gone:
            rows[gone + spirit] += 1
        return gone + SPIRITS

    def write_tiles(self, g: Bamboo, seat: i64, rows: vec[i16], i: i64) -> i64:
        homes = i
        balances = homes + self.homes
        clear(rows, i, self.homes + self.balances)
        for column in range(COLUMNS_OF_TILES):
            base: i64 = homes if column >= HOME_COLUMN else balances
            place: i64 = ON_PLACE
            for tile in g.shown[column]:
                if tile >= 0:
                    rows[base + tile] = i16(place)
                place += 1
            stack = g.stacks[column]
            size: i64 = len(stack)
            for k in range(g.known[column]):
                rows[base + stack[size - 1 - k]] = AT_BOTTOM + k
        seats: i64 = len(g.players)
        for other in range(seats):
            player = g.players[other]
            owner: i64 = who(other, seat, seats) - 1
            for home in player.grid:
                if home >= 0:
                    rows[homes + home] = i16(WITH_PLAYER + owner)
            for tile in player.held:
                rows[balances + tile] = i16(WITH_PLAYER + owner)
            for tile in player.scored:
                rows[balances + tile] = i16(SCORED_BY + owner)
        return balances + self.balances

    def write_player(self, g: Bamboo, seat: i64, rows: vec[i16], i: i64) -> i64:
        player = g.players[seat]
        rows[i] = player.colour + 1
        rows[i + 1] = player.coins
        rows[i + 2] = player.happiness
        rows[i + 3] = player.from_homes
        rows[i + 4] = player.from_balance
        rows[i + 5] = player.from_calm
        rows[i + 6] = player.from_hunger
        rows[i + 7] = player.reserve
        rows[i + 8] = player.later
        rows[i + 9] = player.marker + 1
        rows[i + 10] = 1 if g.season == SUMMER_SEASON and g.passed >> seat & 1 else 0
        i = numbers(rows, i + 11, player.food)
        i = numbers(rows, i, player.awake)
        i = numbers(rows, i, player.asleep)
        rows[i] = player.homes
        i += 1
        for home in player.grid:
            rows[i] = home + 1
            i += 1
        if not g.rules.night:
            clear(rows, i, CELLS)
            return i + CELLS
        for kind in self.printed.night_cells[player.colour]:
            rows[i] = kind + 1
            i += 1
        return i


def encoder(kind: Kind[Any], box: Box) -> BambooEncoder:
    return BambooEncoder(kind, box)
