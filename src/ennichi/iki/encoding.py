"""What a seat of IKI may know, as a row of numbers. All seats know the same; only the order of the seats differs."""

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
    flags,
    leave,
    leave_places,
    numbers,
    settle,
)
from ennichi.kernel.game import Box, Game, Kind

from .celebrities import spares
from .components import GOODS, KINDS, MONTHS, NAGAYAS, NO_TYPE, Printed
from .lifestyle import blocked_space
from .setup import START_TILES
from .state import BASE_ROW, FIRST_BUILDING, NEUTRAL_BOAT, NOT_USED, ON_BANK, RIVER, Iki, Player
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


class SeenPlayer:
    """What was told of a player."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.fished: i64 = 0
        self.specials: tuple[int, ...] = ()
        self.retired: tuple[int, ...] = ()
        self.columns: tuple[int, ...] = ()  # when that was told
        self.pipes: tuple[int, ...] = ()
        self.pouches: tuple[int, ...] = ()
        self.fish: tuple[int, ...] = ()
        self.celebrities: tuple[int, ...] = ()


class IkiSeen(Seen):
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
        self.month = -2
        self.season = -1
        self.waiting: i64 = 0
        self.fed: i64 = 0
        self.blocking: tuple[int, ...] = ()
        self.columns: tuple[int, ...] = ()
        self.starters: tuple[int, ...] = ()
        self.start_tiles: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.boats: tuple[int, ...] = ()
        self.tickets: tuple[int, ...] = ()
        self.famous: tuple[int, ...] = ()
        self.met_here: tuple[int, ...] = ()
        self.met = False  # somebody has met another celebrity
        # Lists, which positions change: what was in them.
        self.row: list[int] = []
        self.row_mon: list[int] = []
        self.market: list[int] = []
        self.stalls: list[int] = []
        self.owners: list[int] = []
        self.xp: list[int] = []


class IkiEncoder(Renewing):
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
        layout = self.layout
        self.table: i64 = layout.field("month").offset
        self.character_where: i64 = layout.field("character.where").offset
        self.token_where: i64 = layout.field("token.where").offset
        self.celebrity_where: i64 = layout.field("celebrity.where").offset
        self.turn: i64 = layout.field("turn.lane").offset
        self.boards: i64 = layout.field("player.0.present").offset
        self.board: i64 = layout.field("player.1.present").offset - self.boards

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

    def memory(self, rows: vec[i16], at: i64) -> IkiSeen:
        return IkiSeen(rows, at, self.layout.size)

    def renew(self, g: Game, seat: i64, seen: Seen) -> None:
        assert isinstance(g, Iki)
        assert isinstance(seen, IkiSeen)
        self.renew_common(g, seat, len(g.players), seen)
        rows = seen.rows
        codes = seen.codes
        i = seen.at + self.table
        rows[i] = g.month + 1
        rows[i + 1] = g.season
        rows[i + 2] = codes[1 + g.first]
        rows[i + 3] = codes[1 + g.turn]
        i += 4
        seat_codes(g.power, codes, rows, i)
        i += MOST_SEATS
        seat_codes(g.ikizama, codes, rows, i)
        i += IKIZAMAS
        if g.month != seen.month or g.blocking is not seen.blocking:
            seen.month = g.month
            seen.blocking = g.blocking
            rows[i] = blocked_space(g) + 1 if 0 <= g.month < MONTHS else 0
        self.renew_cards(g, seen, i + 1)
        self.renew_stalls(g, seen, i + 1)
        self.renew_things(g, seen, seen.at + self.token_where)
        self.renew_turn(g, seen, seen.at + self.turn)
        seats: i64 = len(g.players)
        other_seat = seat
        place: i64 = 0
        i = seen.at + self.boards
        while place < seats:
            self.renew_player(g.players[other_seat], seen.players[place], place, seen, i)
            i += self.board
            place += 1
            other_seat += 1
            if other_seat == seats:
                other_seat = 0
        if g.rules.akebono and (
            seen.met or g.met_here is not seen.met_here or g.famous is not seen.famous or g.season != seen.season
        ):
            self.renew_celebrities(g, seen, seen.at + self.celebrity_where)

    def renew_cards(self, g: Iki, seen: IkiSeen, i: i64) -> None:
        """Characters in the row and to be taken, and columns; those in stalls and of players are told elsewhere."""
        rows = seen.rows
        if g.columns is not seen.columns:
            seen.columns = g.columns
            for told in seen.players:  # whose characters may have another column now
                told.columns = ()
            k: i64 = i + CHARACTERS
            for card in self.wanderers:
                rows[k] = (g.columns[card] + 1) % COLUMNS
                k += 1
        tiles: i64 = i + CHARACTERS + len(self.wanderers)
        mon: i64 = tiles + START_TILES
        if g.row != seen.row or g.row_mon != seen.row_mon:
            self.renew_row(g, seen, i, mon)
        if g.starters is not seen.starters or g.start_tiles is not seen.start_tiles:
            leave(rows, i, seen.starters, TO_TAKE)
            settle(rows, i, g.starters, TO_TAKE)
            clear(rows, tiles, START_TILES)
            if g.start_tiles:
                for at in range(len(g.starters)):
                    rows[tiles + g.start_tiles[at]] = g.starters[at] + 1
            seen.starters = g.starters
            seen.start_tiles = g.start_tiles

    def renew_row(self, g: Iki, seen: IkiSeen, i: i64, mon: i64) -> None:
        rows = seen.rows
        leave_places(rows, i, tuple(seen.row), IN_ROW)
        clear(rows, mon, BASE_ROW)
        place: i64 = 0
        for card in g.row:
            if card >= 0:
                rows[i + card] = i16(IN_ROW + place)
                rows[mon + place] = g.row_mon[place]
            place += 1  # noqa: SIM113 (a plain loop compiles better)
        seen.row = g.row.copy()
        seen.row_mon = g.row_mon.copy()

    def renew_stalls(self, g: Iki, seen: IkiSeen, i: i64) -> None:
        """What lies in each stall, whose it is, and its experience; and buildings."""
        rows = seen.rows
        codes = seen.codes
        cards: i64 = i + CHARACTERS + len(self.wanderers) + START_TILES + BASE_ROW
        owners: i64 = cards + STALLS
        xp: i64 = owners + STALLS
        buildings: i64 = xp + STALLS
        if g.shown is not seen.shown:
            leave(rows, buildings, seen.shown, SHOWN)
            settle(rows, buildings, g.shown, SHOWN)
            seen.shown = g.shown
        if g.owners != seen.owners:
            seen.owners = g.owners.copy()
            seat_codes(seen.owners, codes, rows, owners)
        if g.xp != seen.xp:
            seen.xp = g.xp.copy()
            numbers(rows, xp, seen.xp)
        if g.stalls == seen.stalls:
            return
        seen.stalls = g.stalls.copy()
        stall: i64 = 0
        for card in g.stalls:
            code: i64 = card + 1
            if card >= FIRST_BUILDING:
                code += CHARACTERS - FIRST_BUILDING
            was = i64(rows[cards])
            if code != was:
                rows[cards] = i16(code)
                if was > CHARACTERS:
                    was += buildings - CHARACTERS - 1
                    if i64(rows[was]) == BUILT + stall:
                        rows[was] = 0
                elif was:
                    was += i - 1
                    if i64(rows[was]) == IN_STALL + stall:
                        rows[was] = 0
                if code > CHARACTERS:
                    rows[buildings + code - CHARACTERS - 1] = i16(BUILT + stall)
                elif code:
                    rows[i + code - 1] = i16(IN_STALL + stall)
            cards += 1
            stall += 1  # noqa: SIM113 (a plain loop compiles better)

    def renew_things(self, g: Iki, seen: IkiSeen, i: i64) -> None:
        """Tokens on the board, boats and boat tokens, and the Grand Master."""
        rows = seen.rows
        if g.market != seen.market:
            self.renew_market(g, seen, i)
        i += TOKENS * len(KINDS)
        i += CELEBRITIES
        if g.boats is not seen.boats:
            seen.boats = g.boats
            boat_codes(g.boats, seen.codes, rows, i)
        i += BOATS
        if g.tickets is not seen.tickets:
            seen.tickets = g.tickets
            boat_codes(g.tickets, seen.codes, rows, i)
        rows[i + TICKETS] = g.master + 1

    def renew_market(self, g: Iki, seen: IkiSeen, i: i64) -> None:
        """Tokens on the board: two places of each kind, then one of each in the river."""
        rows = seen.rows
        place: i64 = 0
        for was in seen.market:
            at = i + token_row(place) + was
            if was >= 0 and i64(rows[at]) == token_code(place):
                rows[at] = 0
            place += 1  # noqa: SIM113
        place = 0
        for token in g.market:
            if token >= 0:
                rows[i + token_row(place) + token] = i16(token_code(place))
            place += 1  # noqa: SIM113
        seen.market = g.market.copy()

    def renew_celebrities(self, g: Iki, seen: IkiSeen, i: i64) -> None:
        seen.met_here = g.met_here
        seen.famous = g.famous
        seen.season = g.season
        seen.met = False
        rows = seen.rows
        clear(rows, i, CELEBRITIES)
        for celebrity in spares(g):
            rows[i + celebrity] = SPARE
        settle(rows, i, g.met_here, HERE)
        for other in range(len(g.players)):
            settle(rows, i, g.players[other].celebrities, MET - 1 + i64(seen.codes[1 + other]))

    def renew_turn(self, g: Iki, seen: IkiSeen, i: i64) -> None:
        rows = seen.rows
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
        if g.waiting != seen.waiting:
            seen.waiting = g.waiting
            flags(rows, i, seen.waiting, TICKETS + 1)
        i += TICKETS + 1
        rows[i] = g.chosen + 1
        rows[i + 1] = g.less
        rows[i + 2] = g.newest + 1
        rows[i + 3] = g.homeless[0] + 1 if g.homeless else 0
        rows[i + 4] = g.nagaya
        rows[i + 5] = g.place
        if g.fed != seen.fed:
            seen.fed = g.fed
            flags(rows, i + 6, seen.fed, STALLS)

    def renew_player(self, player: Player, told: SeenPlayer, place: i64, seen: IkiSeen, i: i64) -> None:
        rows = seen.rows
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
        if player.fished != told.fished:
            told.fished = player.fished
            flags(rows, i, told.fished, SEASONS)
        i += SEASONS
        if player.specials is not told.specials:
            told.specials = player.specials
            clear(rows, i, SPECIALS)
            for special in player.specials:
                rows[i + special] += 1
        if player.celebrities is not told.celebrities:
            told.celebrities = player.celebrities
            seen.met = True
        if player.retired is not told.retired or seen.columns is not told.columns:
            self.renew_retired(player, told, place, seen)
        tokens: i64 = seen.at + self.token_where
        if player.pipes is not told.pipes:
            leave(rows, tokens, told.pipes, OWNED + place)
            settle(rows, tokens, player.pipes, OWNED + place)
            told.pipes = player.pipes
        if player.pouches is not told.pouches:
            leave(rows, tokens + TOKENS, told.pouches, OWNED + place)
            settle(rows, tokens + TOKENS, player.pouches, OWNED + place)
            told.pouches = player.pouches
        if player.fish is not told.fish:
            leave(rows, tokens + 2 * TOKENS, told.fish, OWNED + place)
            settle(rows, tokens + 2 * TOKENS, player.fish, OWNED + place)
            told.fish = player.fish

    def renew_retired(self, player: Player, told: SeenPlayer, place: i64, seen: IkiSeen) -> None:
        """Characters above a board, by column."""
        rows = seen.rows
        i = seen.at + self.character_where
        first: i64 = RETIRED + COLUMNS * place
        for card in told.retired:
            if first <= i64(rows[i + card]) < first + COLUMNS:
                rows[i + card] = 0
        for card in player.retired:
            rows[i + card] = i16(first + seen.columns[card])
        told.retired = player.retired
        told.columns = seen.columns


def token_row(place: i64) -> i64:
    """Where the tokens of the kind begin that lies on this place."""
    return TOKENS * (place >> 1 if place < RIVER else place - RIVER)


def token_code(place: i64) -> i64:
    return 1 + (place & 1) if place < RIVER else IN_RIVER


def seat_codes(seats: list[int], codes: vec[i16], rows: vec[i16], at: i64) -> None:
    for seat in seats:
        rows[at] = codes[1 + seat]
        at += 1


def boat_codes(owners: tuple[int, ...], codes: vec[i16], rows: vec[i16], at: i64) -> None:
    for owner in owners:
        if owner == NOT_USED:
            rows[at] = 0
        elif owner == ON_BANK:
            rows[at] = AT_BANK
        elif owner == NEUTRAL_BOAT:
            rows[at] = NEUTRAL
        else:
            rows[at] = BOUGHT - 1 + codes[1 + owner]
        at += 1


def encoder(kind: Kind[Any], box: Box) -> IkiEncoder:
    return IkiEncoder(kind, box)
