"""What a seat of Bamboo may know, as a row of numbers. All seats know the same; only the order of the seats differs."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ennichi.kernel.encoding import (
    MOST_SEATS,
    WHO,
    Renewing,
    Seen,
    clear,
    leave,
    leave_places,
    numbers,
    settle,
    settle_places,
)
from ennichi.kernel.game import Box, Game, Kind

from .components import KINDS, PLAYERS, Printed
from .state import CHOOSING, COLUMNS_OF_TILES, GHOST, HOME_COLUMN, SUMMER_SEASON, Bamboo, Player
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


class SeenPlayer:
    """What was told of a player."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.homes: i64 = -1
        self.held: tuple[int, ...] = ()
        self.scored: tuple[int, ...] = ()
        self.stocks: list[tuple[int, ...]] = [()] * STOCKS

    def forget(self) -> None:
        self.player = None
        self.held = self.scored = ()
        self.stocks = [()] * STOCKS


class BambooSeen(Seen):
    def __init__(self, rows: vec[i16], at: i64, size: i64) -> None:
        super().__init__(rows, at, size)
        self.players = [SeenPlayer() for _ in range(MOST_SEATS)]
        self.forget_parts()

    def forget(self) -> None:
        super().forget()
        for player in self.players:
            player.forget()
        self.forget_parts()

    def forget_parts(self) -> None:
        self.laid_out: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.unresolved: tuple[int, ...] = ()
        self.gifts: tuple[int, ...] = ()
        self.spirits_gone: tuple[int, ...] = ()
        self.shoots: list[tuple[int, ...]] = [()] * SHOOTS
        self.temples: list[tuple[int, ...]] = [()] * TEMPLES
        self.piles: list[tuple[int, ...]] = [()] * TEMPLES
        self.shown: list[tuple[int, ...]] = [()] * COLUMNS_OF_TILES
        self.stacks: list[tuple[int, ...]] = [()] * COLUMNS_OF_TILES
        self.known: list[int] = [0] * COLUMNS_OF_TILES


class BambooEncoder(Renewing):
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
        layout = self.layout
        self.table: i64 = layout.field("year").offset
        self.section_where: i64 = layout.field("section.where").offset
        self.temple_sticks: i64 = layout.field("temple.sticks").offset
        self.home_where: i64 = layout.field("home.where").offset
        self.balance_where: i64 = layout.field("balance.where").offset
        self.food_shown: i64 = layout.field("food.shown").offset
        self.board: i64 = layout.field("player.1.colour").offset - layout.field("player.0.colour").offset
        self.any_kinds = [-1] * CELLS

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

    def memory(self, rows: vec[i16], at: i64) -> BambooSeen:
        return BambooSeen(rows, at, self.layout.size)

    def renew(self, g: Game, seat: i64, seen: Seen) -> None:
        assert isinstance(g, Bamboo)
        assert isinstance(seen, BambooSeen)
        self.renew_common(g, seat, len(g.players), seen)
        rows = seen.rows
        players = g.players
        seats: i64 = len(players)
        i = seen.at + self.table
        rows[i] = g.year + 1
        rows[i + 1] = g.season + 1
        rows[i + 2] = seen.codes[1 + g.first]
        self.renew_sections(g, seen, seen.at + self.section_where)
        if g.temples != seen.temples or g.piles != seen.piles or g.spirits_gone is not seen.spirits_gone:
            self.renew_temples(g, seen, seen.at + self.temple_sticks)
        if g.shown != seen.shown or g.stacks != seen.stacks or g.known != seen.known:
            self.renew_tiles(g, seen, seen.at + self.home_where)
        i = numbers(rows, seen.at + self.food_shown, g.food_shown)
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
        other = seat
        place: i64 = 0
        while place < seats:
            self.renew_player(g, players[other], seen.players[place], place, other, seen, i)
            i += self.board
            place += 1
            other += 1
            if other == seats:
                other = 0

    def renew_sections(self, g: Bamboo, seen: BambooSeen, i: i64) -> None:
        """Sections that lie out, in shoots and in hand; those of a player are told with the player."""
        rows = seen.rows
        if g.laid_out is not seen.laid_out:
            leave(rows, i, seen.laid_out, LAID_OUT)
            settle(rows, i, g.laid_out, LAID_OUT)
            seen.laid_out = g.laid_out
        if g.shoots != seen.shoots:
            code: i64 = IN_SHOOT
            for shoot in range(SHOOTS):
                sections = g.shoots[shoot]
                if sections is not seen.shoots[shoot]:
                    leave_places(rows, i, seen.shoots[shoot], code)
                    settle_places(rows, i, sections, code)
                    seen.shoots[shoot] = sections
                code += ROOM_PER_SHOOT
        if seen.hand:
            leave(rows, i - SECTION, seen.hand, IN_HAND)
            seen.hand = ()
        if g.hand:
            seen.hand = tuple(g.hand)
            settle(rows, i - SECTION, seen.hand, IN_HAND)
        i += self.sections
        if seen.unresolved:
            leave(rows, i - SECTION, seen.unresolved, 1)
            seen.unresolved = ()
        if g.unresolved:
            seen.unresolved = tuple(g.unresolved)
            settle(rows, i - SECTION, seen.unresolved, 1)
        i += self.sections
        if g.gifts is not seen.gifts:
            leave(rows, i, seen.gifts, 1)
            settle(rows, i, g.gifts, 1)
            seen.gifts = g.gifts

    def renew_temples(self, g: Bamboo, seen: BambooSeen, i: i64) -> None:
        rows = seen.rows
        heights: i64 = i + TEMPLES * OWNERS
        spirits: i64 = heights + TEMPLES * OWNERS
        left: i64 = spirits + TEMPLES
        gone: i64 = left + TEMPLES
        for temple in range(TEMPLES):
            sticks = g.temples[temple]
            if sticks is not seen.temples[temple]:
                seen.temples[temple] = sticks
                clear(rows, i + OWNERS * temple, OWNERS)
                clear(rows, heights + OWNERS * temple, OWNERS)
                height: i64 = 0
                for owner in sticks:
                    height += 1  # noqa: SIM113 (a plain loop compiles better)
                    at: i64 = OWNERS * temple
                    if owner != GHOST:
                        at += i64(seen.codes[1 + owner])
                    rows[i + at] += 1
                    rows[heights + at] = i16(height)
            pile = g.piles[temple]
            if pile is not seen.piles[temple]:
                seen.piles[temple] = pile
                rows[spirits + temple] = pile[0] + 1 if pile else 0
                rows[left + temple] = len(pile)
        if g.spirits_gone is not seen.spirits_gone:
            seen.spirits_gone = g.spirits_gone
            clear(rows, gone, SPIRITS)
            for spirit in g.spirits_gone:
                rows[gone + spirit] += 1

    def renew_tiles(self, g: Bamboo, seen: BambooSeen, i: i64) -> None:
        """Homes and balance tiles in the display and at the bottom of dispensers, and how many those hold."""
        rows = seen.rows
        balances = i + self.homes
        dispensers = balances + self.balances
        for column in range(COLUMNS_OF_TILES):
            base: i64 = i if column >= HOME_COLUMN else balances
            tiles = g.shown[column]
            if tiles is not seen.shown[column]:
                leave_places(rows, base, seen.shown[column], ON_PLACE)
                settle_places(rows, base, tiles, ON_PLACE)
                seen.shown[column] = tiles
            stack = g.stacks[column]
            known = g.known[column]
            if stack is not seen.stacks[column] or known != seen.known[column]:
                old = seen.stacks[column]
                size: i64 = len(old)
                for k in range(seen.known[column]):
                    if i64(rows[base + old[size - 1 - k]]) == AT_BOTTOM + k:
                        rows[base + old[size - 1 - k]] = 0
                size = len(stack)
                for k in range(known):
                    rows[base + stack[size - 1 - k]] = AT_BOTTOM + k
                seen.stacks[column] = stack
                seen.known[column] = known
                rows[dispensers + column] = i16(size)

    def renew_player(
        self, g: Bamboo, player: Player, told: SeenPlayer, place: i64, seat: i64, seen: BambooSeen, i: i64
    ) -> None:
        rows = seen.rows
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
        at = seen.at
        if player is not told.player:
            told.player = player
            told.homes = -1
            kinds = self.printed.night_cells[player.colour] if g.rules.night else self.any_kinds
            night = i + 1 + CELLS
            for kind in kinds:
                rows[night] = kind + 1
                night += 1
        homes: i64 = player.homes
        if homes != told.homes:  # the grid only fills
            told.homes = homes
            self.renew_grid(player, rows, i, at + self.home_where, WITH_PLAYER + place)
        if player.held is not told.held:
            leave(rows, at + self.balance_where, told.held, WITH_PLAYER + place)
            settle(rows, at + self.balance_where, player.held, WITH_PLAYER + place)
            told.held = player.held
        if player.scored is not told.scored:
            leave(rows, at + self.balance_where, told.scored, SCORED_BY + place)
            settle(rows, at + self.balance_where, player.scored, SCORED_BY + place)
            told.scored = player.scored
        if player.stocks != told.stocks:
            sections: i64 = at + self.section_where
            code: i64 = IN_STOCK + STOCKS * place
            for stock in range(STOCKS):
                pieces = player.stocks[stock]
                if pieces is not told.stocks[stock]:
                    leave(rows, sections, told.stocks[stock], code)
                    settle(rows, sections, pieces, code)
                    told.stocks[stock] = pieces
                code += 1

    def renew_grid(self, player: Player, rows: vec[i16], i: i64, where: i64, code: i64) -> None:
        """How many homes a player has, which one in each cell, and of those that they are there."""
        rows[i] = player.homes
        for home in player.grid:
            i += 1
            was = i64(rows[i]) - 1
            if was != home:
                rows[i] = home + 1
                if was >= 0 and i64(rows[where + was]) == code:
                    rows[where + was] = 0
        for home in player.grid:
            if home >= 0:
                rows[where + home] = i16(code)


def encoder(kind: Kind[Any], box: Box) -> BambooEncoder:
    return BambooEncoder(kind, box)
