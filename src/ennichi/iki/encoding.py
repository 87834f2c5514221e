"""What a seat of IKI may know, as a row of numbers. All seats know the same; only the order of the seats differs."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ennichi.kernel.encoding import MOST_SEATS, WHO, Encoder, clear, numbers, who
from ennichi.kernel.game import Box, Game, Kind

from .celebrities import spares
from .components import GOODS, KINDS, MONTHS, NAGAYAS, NO_TYPE, Printed
from .lifestyle import blocked_space
from .setup import START_TILES
from .state import BASE_ROW, FIRST_BUILDING, NEUTRAL_BOAT, NOT_USED, ON_BANK, RIVER, Iki
from .vocabulary import (
    BOATS,
    BUILDINGS,
    CELEBRITIES,
    CHARACTERS,
    IKIZAMAS,
    SPACES,
    SPECIALS,
    STALLS,
    TICKETS,
    TOKENS,
)

SEASONS: Final = 4
COLUMNS: Final = NO_TYPE + 1  # the last one: no column chosen yet

# Where a character is.
IN_ROW: Final = 1
IN_STALL: Final = IN_ROW + BASE_ROW
TO_TAKE: Final = IN_STALL + STALLS
RETIRED: Final = TO_TAKE + 1
CHARACTER_PLACES: Final = RETIRED + COLUMNS * MOST_SEATS - 1

# Where a building is.
SHOWN: Final = 1
BUILT: Final = 2

# Where a token is: on one of its two places, in the river, or with a player.
IN_RIVER: Final = 3
OWNED: Final = 4

# Where a celebrity is.
HERE: Final = 1
SPARE: Final = 2
MET: Final = 3

# Where a boat or a boat token is.
AT_BANK: Final = 1
NEUTRAL: Final = 2
BOUGHT: Final = 3


class IkiEncoder(Encoder):
    def __init__(self, kind: Kind[Any], box: Box) -> None:
        super().__init__(kind, box)
        assert isinstance(box, Printed)
        types = box.character_type
        self.wanderers: list[int] = [
            card for card in range(CHARACTERS) if types[card] == NO_TYPE or card == box.joker_card
        ]  # whose column is chosen
        self.add_table()
        self.add_turn()
        for place in range(MOST_SEATS):
            self.add_player(f"player.{place}.")

    def add_table(self) -> None:
        layout = self.layout
        layout.number("month", 1, 0, MONTHS + 1, "0 in the setup, then 1 to 12, 13 New Year's Day")
        layout.code("season", 1, SEASONS - 1, "0 spring, 1 summer, 2 autumn, 3 winter")
        layout.code("first", 1, MOST_SEATS, "the first player: " + WHO)
        layout.code("turn", 1, MOST_SEATS, "whose turn it is: " + WHO)
        layout.code("power", MOST_SEATS, MOST_SEATS, "the seats by firefighting, the strongest first: " + WHO)
        layout.code("ikizama.seat", IKIZAMAS, MOST_SEATS, "who stands on each Ikizama space: " + WHO)
        layout.code("ikizama.blocked", 1, IKIZAMAS, "the space that is closed this month, from 1; 0 for none")
        layout.code(
            "character.where", CHARACTERS, CHARACTER_PLACES,
            "where each character is: 0 unseen or gone, 1 to 12 its place in the row, 13 to 28 its stall, 29 to be "
            "taken at the start, from 30 on above a player's board (five columns and one for those without, each)",
        )  # fmt: skip
        layout.code(
            "character.column", len(self.wanderers), NO_TYPE,
            "the column of each character that has none by print, and of the Puppeteer, from 1; 0 while none is chosen",
        )  # fmt: skip
        layout.code(
            "tile.character", START_TILES, CHARACTERS, "the character below each start tile, from 1; 0 for none"
        )
        layout.number("row.mon", BASE_ROW, 0, 20, "the mon that lie on each place of the row")
        layout.code(
            "stall.card", STALLS, CHARACTERS + BUILDINGS, "the card in each stall: characters from 1, buildings from 86"
        )
        layout.code("stall.owner", STALLS, MOST_SEATS, "whose it is: " + WHO)
        layout.number("stall.xp", STALLS, 0, 10, "its experience")
        layout.code("building.where", BUILDINGS, BUILT + STALLS - 1, "0 not in use, 1 to be built, 2 to 17 in a stall")
        layout.code(
            "token.where", len(KINDS) * TOKENS, OWNED + MOST_SEATS - 1,
            "pipes, pouches, fish: 0 unseen or gone, 1 and 2 on the board, 3 in the river, 4 to 7 with a player",
        )  # fmt: skip
        layout.code(
            "celebrity.where", CELEBRITIES, MET + MOST_SEATS - 1, "0 unseen, 1 to meet, 2 spare, 3 to 6 met by a player"
        )
        layout.code(
            "boat.where", BOATS, BOUGHT + MOST_SEATS - 1, "0 not in use, 1 at the bank, 2 nobody's, 3 to 6 a player's"
        )
        layout.code("ticket.where", TICKETS, BOUGHT + MOST_SEATS - 1, "boat tokens, as boats")
        layout.code("master", 1, SPACES, "the space of the Grand Master, from 1; 0 beside the street")

    def add_turn(self) -> None:
        layout = self.layout
        layout.code("turn.lane", 1, IKIZAMAS, "the Ikizama space of this turn, from 1")
        layout.flag("turn.walking", 1, "the move may still be prolonged")
        layout.flag("turn.cart", 1, "the extra step of the Ox Cart is used")
        layout.flag("turn.shop", 1, "the shop is used")
        layout.flag("turn.character", 1, "a character is used")
        layout.flag("turn.celebrity", 1, "a celebrity is used")
        layout.flag("turn.boat", 1, "a boat is used")
        layout.flag("turn.closed", 1, "no more business with shops and characters this turn")
        layout.flag("turn.hired", 1, "somebody was hired this turn")
        layout.flag(
            "turn.waiting", TICKETS + 1,
            "boat tokens and, last, the Messenger token that were taken this turn and serve only in a later one",
        )  # fmt: skip
        layout.code("turn.chosen", 1, CHARACTERS, "the card being hired, built, moved or met, from 1 in its group")
        layout.number("turn.less", 1, -1, 20, "the discount on it: mon for a hire, the good for a building or -1")
        layout.code("turn.newest", 1, CHARACTERS, "the character hired last, from 1")
        layout.code("turn.homeless", 1, CHARACTERS, "the character that needs a column, from 1")
        layout.code("fire.nagaya", 1, len(NAGAYAS) - 1, "where the fire is or was last")
        layout.number("fire.place", 1, 0, 4, "how far it has come")
        layout.flag("fed", STALLS, "stalls whose character was fed")

    def add_player(self, who: str) -> None:
        layout = self.layout
        layout.flag(who + "present", 1, "somebody sits here")
        layout.number(who + "goods", GOODS, 0, 200, "mon, rice, sandals, wood, kobans")
        layout.number(who + "iki", 1, 0, 500, "the score track")
        layout.number(who + "fire", 1, 0, 20, "firefighting")
        layout.number(who + "trade", 1, 0, 40, "the trade track")
        layout.number(who + "kobuns", 1, 0, 8, "unused Kobuns")
        layout.number(who + "sailors", 1, 0, 8, "unused sailors")
        layout.number(who + "buildings", 1, 0, 8, "buildings that stand")
        layout.code(who + "space", 1, SPACES, "where the Oyakata stands, from 1; 0 off the street")
        layout.flag(who + "fished", SEASONS, "seasons in which a fish was bought")
        layout.number(who + "specials", SPECIALS, 0, 8, "tokens of retired characters, by sort")

    def write(self, g: Game, seat: i64, rows: vec[i16], at: i64) -> None:
        assert isinstance(g, Iki)
        i = self.write_common(g, seat, rows, at)
        seats: i64 = len(g.players)
        rows[i] = g.month + 1
        rows[i + 1] = g.season
        rows[i + 2] = i16(who(g.first, seat, seats))
        rows[i + 3] = i16(who(g.turn, seat, seats))
        i += 4
        clear(rows, i, MOST_SEATS)
        for k in range(seats):
            rows[i + k] = i16(who(g.power[k], seat, seats))
        i += MOST_SEATS
        for other in g.ikizama:
            rows[i] = i16(who(other, seat, seats))
            i += 1
        rows[i] = blocked_space(g) + 1 if 0 <= g.month < MONTHS else 0
        i = self.write_cards(g, seat, rows, i + 1)
        i = self.write_things(g, seat, rows, i)
        i = self.write_turn(g, rows, i)
        for place in range(seats):
            i = self.write_player(g, (seat + place) % seats, rows, i)
        clear(rows, i, at + self.layout.size - i)

    def write_cards(self, g: Iki, seat: i64, rows: vec[i16], i: i64) -> i64:
        """Characters and buildings: where each is, and what lies in each stall."""
        seats: i64 = len(g.players)
        columns: i64 = i + CHARACTERS
        tiles: i64 = columns + len(self.wanderers)
        mon: i64 = tiles + START_TILES
        cards: i64 = mon + BASE_ROW
        owners: i64 = cards + STALLS
        xp: i64 = owners + STALLS
        buildings: i64 = xp + STALLS
        clear(rows, i, CHARACTERS)
        for card in self.wanderers:
            rows[columns] = (g.columns[card] + 1) % COLUMNS
            columns += 1
        clear(rows, tiles, START_TILES + BASE_ROW)
        for place in range(len(g.row)):
            card = g.row[place]
            if card >= 0:
                rows[i + card] = IN_ROW + place
                rows[mon + place] = g.row_mon[place]
        for k in range(len(g.starters)):
            rows[i + g.starters[k]] = TO_TAKE
            if g.start_tiles:
                rows[tiles + g.start_tiles[k]] = g.starters[k] + 1
        for other in range(seats):
            first: i64 = RETIRED + COLUMNS * (who(other, seat, seats) - 1)
            for card in g.players[other].retired:
                rows[i + card] = i16(first + g.columns[card])
        clear(rows, buildings, BUILDINGS)
        for building in g.shown:
            rows[buildings + building] = SHOWN
        for stall in range(STALLS):
            card = g.stalls[stall]
            if card >= FIRST_BUILDING:
                rows[buildings + card - FIRST_BUILDING] = BUILT + stall
                rows[cards + stall] = card - FIRST_BUILDING + CHARACTERS + 1
            else:
                rows[cards + stall] = card + 1
                if card >= 0:
                    rows[i + card] = IN_STALL + stall
            rows[owners + stall] = i16(who(g.owners[stall], seat, seats))
            rows[xp + stall] = g.xp[stall]
        return buildings + BUILDINGS

    def write_things(self, g: Iki, seat: i64, rows: vec[i16], i: i64) -> i64:
        """Tokens, celebrities, boats and boat tokens, and the Grand Master."""
        seats: i64 = len(g.players)
        celebrities: i64 = i + len(KINDS) * TOKENS
        boats: i64 = celebrities + CELEBRITIES
        clear(rows, i, boats - i)
        for kind in range(len(KINDS)):
            for k in range(2):
                token = g.market[2 * kind + k]
                if token >= 0:
                    rows[i + TOKENS * kind + token] = 1 + k
            token = g.market[RIVER + kind]
            if token >= 0:
                rows[i + TOKENS * kind + token] = IN_RIVER
        for other in range(seats):
            player = g.players[other]
            place: i64 = who(other, seat, seats) - 1
            for token in player.pipes:
                rows[i + token] = i16(OWNED + place)
            for token in player.pouches:
                rows[i + TOKENS + token] = i16(OWNED + place)
            for token in player.fish:
                rows[i + 2 * TOKENS + token] = i16(OWNED + place)
        if g.rules.akebono:
            for celebrity in spares(g):
                rows[celebrities + celebrity] = SPARE
            for celebrity in g.met_here:
                rows[celebrities + celebrity] = HERE
            for other in range(seats):
                for celebrity in g.players[other].celebrities:
                    rows[celebrities + celebrity] = i16(MET + who(other, seat, seats) - 1)
        i = boats
        for owner in g.boats:
            rows[i] = i16(boat_code(owner, seat, seats))
            i += 1
        for owner in g.tickets:
            rows[i] = i16(boat_code(owner, seat, seats))
            i += 1
        rows[i] = g.master + 1
        return i + 1

    def write_turn(self, g: Iki, rows: vec[i16], i: i64) -> i64:
        rows[i] = g.lane + 1
        rows[i + 1] = 1 if g.walking else 0
        rows[i + 2] = 1 if g.cart_used else 0
        rows[i + 3] = 1 if g.shop_used else 0
        rows[i + 4] = 1 if g.character_used else 0
        rows[i + 5] = 1 if g.celebrity_used else 0
        rows[i + 6] = 1 if g.boat_used else 0
        rows[i + 7] = 1 if g.closed else 0
        rows[i + 8] = 1 if g.hired else 0
        i += 9
        for token in range(TICKETS + 1):
            rows[i] = g.waiting >> token & 1
            i += 1
        rows[i] = g.chosen + 1
        rows[i + 1] = g.less
        rows[i + 2] = g.newest + 1
        rows[i + 3] = g.homeless[0] + 1 if g.homeless else 0
        rows[i + 4] = g.nagaya
        rows[i + 5] = g.place
        i += 6
        for stall in range(STALLS):
            rows[i] = g.fed >> stall & 1
            i += 1
        return i

    def write_player(self, g: Iki, seat: i64, rows: vec[i16], i: i64) -> i64:
        player = g.players[seat]
        rows[i] = 1
        i = numbers(rows, i + 1, player.goods)
        rows[i] = player.iki
        rows[i + 1] = player.fire
        rows[i + 2] = player.trade
        rows[i + 3] = player.kobuns
        rows[i + 4] = player.sailors
        rows[i + 5] = player.buildings
        rows[i + 6] = player.space + 1
        i += 7
        for season in range(SEASONS):
            rows[i] = player.fished >> season & 1
            i += 1
        clear(rows, i, SPECIALS)
        for special in player.specials:
            rows[i + special] += 1
        return i + SPECIALS


def boat_code(owner: i64, seat: i64, seats: i64) -> i64:
    if owner == NOT_USED:
        return 0
    if owner == ON_BANK:
        return AT_BANK
    if owner == NEUTRAL_BOAT:
        return NEUTRAL
    return BOUGHT + who(owner, seat, seats) - 1


def encoder(kind: Kind[Any], box: Box) -> IkiEncoder:
    return IkiEncoder(kind, box)
