"""What lies on the table in IKI: the board with street and stalls, the player boards, and where the turn stands."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Common, Event, Game, Header, Plain, Step, Words
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.text import Text

from . import events as happened
from .components import FIRE, GIFT, GOODS, IKI, MON, TRADE, Printed, Town
from .shapes import Misprint
from .vocabulary import STALLS, TICKETS

FIRST_BUILDING: Final = 100  # building b lies in a stall as card 100 + b

# States of a boat beside seats 0 to 3; of a boat token the first two.
NOT_USED: Final = -2
ON_BANK: Final = -1  # a token: beside its boat
NEUTRAL_BOAT: Final = 4

BASE_ROW: Final = 12
AKEBONO_ROW: Final = 7
FRESH: Final = 4  # places of the Akebono row: 0 to 3 fresh, 4 and 5 kept, 6 the New Character
NEWCOMER_PLACE: Final = 6
RIVER: Final = 6  # the first river place of the market
NEW_YEAR_MONTH: Final = 12
MESSENGER_WAITS: Final = TICKETS  # its bit among the waiting tokens, after those of the boat tokens


class Rules:
    """What the options and the number of players fix for a whole game."""

    akebono: bool  # the expansion is in the game
    two: bool  # two players, with blocking tiles and neutral characters
    grand_master: bool  # the Grand Master walks at the end of each month
    town: Town  # street and stalls of this side of the board
    boat_sides: list[str]  # for each boat that has two sides A, B or random (R17)
    sun_odd: bool  # the Sun player places the neutral character in odd months (R7)
    as_printed: list[Misprint]  # which misprints are played as they stand
    shop_parts: list[Part[Any]]  # what each shop does; the Construction site sells wood, or rice as printed (R1)
    shop_effects: list[str]  # the same as texts
    salary: list[list[list[int]]]  # of each character by level; the Tempura seller's falls only as printed (R2)
    fires: list[int]  # the strength of the fire of each month, or 0

    def __init__(self, header: Header, printed: Printed) -> None:
        self.akebono = header.chosen("akebono") is True
        self.two = header.seats == 2
        self.grand_master = self.two and self.akebono and header.chosen("grandmaster") is True
        towns = printed.towns_for_two if self.two else printed.towns_for_more
        self.town = towns[1 if self.akebono else 0]
        self.boat_sides = [
            str(header.chosen(printed.boat_option[boat])) if printed.boat_side[boat] else ""
            for boat in range(len(printed.boat_side))
        ]
        self.sun_odd = self.two and header.chosen("sun") == "odd"
        self.as_printed = []
        if header.chosen("construction") == "rice":
            self.as_printed.append("construction")
        if header.chosen("tempura") == "printed":
            self.as_printed.append("tempura")
        sells_rice = "construction" in self.as_printed
        self.shop_parts = printed.printed_shop_parts if sells_rice else printed.shop_parts
        self.shop_effects = printed.shop_effects_printed if sells_rice else printed.shop_effects
        self.salary = printed.salary_printed if "tempura" in self.as_printed else printed.salary
        self.fires = printed.fire_strength_two if self.two else printed.fire_strength


class Player:
    """One player's board and belongings."""

    goods: list[int]  # mon, rice, sandals, wood, kobans
    iki: int  # points on the score track
    fire: int  # the space on the firefighting track
    trade: int  # the space on the trade track
    kobuns: int  # unused Kobuns
    sailors: int  # unused sailors
    buildings: int  # how many of the own ones stand
    space: int  # where the Oyakata stands, or -1 off the street
    retired: tuple[int, ...]  # characters above the board
    pipes: tuple[int, ...]  # pipe tokens
    pouches: tuple[int, ...]  # pouch tokens
    fish: tuple[int, ...]  # fish tokens
    fished: int  # a bit for each season in which a fish was bought
    specials: tuple[int, ...]  # tokens of retired characters
    celebrities: tuple[int, ...]  # celebrities met

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, goods: list[int], iki: int, fire: int, trade: int, kobuns: int, sailors: int, buildings: int, space: int,
        retired: tuple[int, ...], pipes: tuple[int, ...], pouches: tuple[int, ...], fish: tuple[int, ...], fished: int,
        specials: tuple[int, ...], celebrities: tuple[int, ...],
    ) -> None:
        self.goods = goods; self.iki = iki; self.fire = fire; self.trade = trade; self.kobuns = kobuns
        self.sailors = sailors; self.buildings = buildings; self.space = space; self.retired = retired
        self.pipes = pipes; self.pouches = pouches; self.fish = fish; self.fished = fished; self.specials = specials
        self.celebrities = celebrities

    def clone(self) -> Player:
        return Player(
            self.goods.copy(), self.iki, self.fire, self.trade, self.kobuns, self.sailors, self.buildings, self.space,
            self.retired, self.pipes, self.pouches, self.fish, self.fished, self.specials, self.celebrities,
        )

    def pack(self) -> Plain:
        return {
            "goods": self.goods.copy(), "iki": self.iki, "fire": self.fire, "trade": self.trade, "kobuns": self.kobuns,
            "sailors": self.sailors, "buildings": self.buildings, "space": self.space, "retired": self.retired,
            "pipes": self.pipes, "pouches": self.pouches, "fish": self.fish, "fished": self.fished,
            "specials": self.specials, "celebrities": self.celebrities,
        }

    @staticmethod
    def unpack(data: dict[str, Any]) -> Player:
        return Player(
            list(data["goods"]), data["iki"], data["fire"], data["trade"], data["kobuns"], data["sailors"],
            data["buildings"], data["space"], tuple(data["retired"]), tuple(data["pipes"]), tuple(data["pouches"]),
            tuple(data["fish"]), data["fished"], tuple(data["specials"]), tuple(data["celebrities"]),
        )

    @staticmethod
    def blank() -> Player:
        return Player([], 0, 0, 0, 0, 0, 0, 0, (), (), (), (), 0, (), ())
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end


def new_player(printed: Printed) -> Player:
    player = Player.blank()
    player.goods = printed.start_goods.copy()
    player.kobuns = printed.kobuns
    player.sailors = printed.sailors
    player.space = -1
    return player


class Iki(Game):
    """A position of IKI.

    What changes seldom is kept in tuples, which copies of a position share.
    """

    printed: Printed  # shared: what is printed on the pieces
    rules: Rules  # shared: what options and seats fix
    players: list[Player]  # by seat
    first: int  # the first player, who holds the Sun with two
    month: int  # -1 in the setup, 0 to 11, 12 is New Year's Day
    season: int  # whose tokens and celebrities are out, 0 spring to 3 winter
    power: list[int]  # seats by firefighting, of equals the higher in the stack first
    ikizama: list[int]  # the seat on each Ikizama space, or -1
    order: tuple[int, ...]  # seats in the order of this phase
    asked: int  # how many of `order` had their part
    turn: int  # whose turn it is, or -1
    lane: int  # the Ikizama space of this turn
    deck: tuple[int, ...]  # characters, 14 a season; the last two of each never come
    newcomers: tuple[int, ...]  # New Characters, two a month; the second never comes
    famous: tuple[int, ...]  # celebrities, five a season; the first two are used
    tokens: tuple[int, ...]  # pipes, pouches and fish, three a season of each kind; the third goes to the river
    blocking: tuple[int, ...]  # one blocking tile a month
    starters: tuple[int, ...]  # starting characters to take
    start_tiles: tuple[int, ...]  # the start tile above each of them
    row: list[int]  # the character on each place of the row, or -1
    row_mon: list[int]  # the mons lying on each place of the row
    market: list[int]  # tokens on the board, two of each kind, then those in the river; or -1
    shown: tuple[int, ...]  # buildings that can be built
    boats: tuple[int, ...]  # for each boat its owner, or NOT_USED, ON_BANK, NEUTRAL_BOAT
    tickets: tuple[int, ...]  # for each boat token its owner, or NOT_USED, ON_BANK
    met_here: tuple[int, ...]  # celebrities that can be met
    stalls: list[int]  # the card in each stall: a character, FIRST_BUILDING and more for a building, or -1
    owners: list[int]  # whose card lies in each stall, or -1
    xp: list[int]  # the experience of the character in each stall
    columns: tuple[int, ...]  # the column of each character, NO_TYPE while none is chosen
    homeless: tuple[int, ...]  # retired characters for which a column must be chosen
    gone: int  # how many revealed characters left the game
    master: int  # where the Grand Master stands, or -1 on the start area
    walking: bool  # the move may still be prolonged
    cart_used: bool  # the extra step of the Ox Cart was made this turn
    shop_used: bool  # business was done with a shop this turn
    character_used: bool  # business was done with a character this turn
    celebrity_used: bool  # a celebrity was met this turn
    boat_used: bool  # a boat was activated this turn
    closed: bool  # no more business with shops and characters this turn
    hired: bool  # somebody was hired this turn
    waiting: int  # since rules 2: a bit for each token taken this turn that serves only in a later one (R27)
    chosen: int  # the card being hired, built, moved or met
    less: int  # the discount on it: mon for a hire, the good for a building or -1
    newest: int  # the character hired last
    nagaya: int  # the nagaya where the fire is
    place: int  # how far the fire has come
    fed: int  # a bit for each stall whose character was fed

    # Small things that several chapters need.

    def actor(self) -> Player:
        return self.players[self.seat]

    def chapter(self) -> int:
        """The number of the month in the record: 0 is the setup, 13 New Year's Day."""
        return self.month + 1

    def give(self, seat: int, amounts: list[int], times: int = 1) -> None:
        """Hand out a plain gain: goods, IKI, steps on tracks. The bank never runs out, of wood either (R5)."""
        player = self.players[seat]
        i = 0
        while i < len(amounts):
            what = amounts[i]
            count = amounts[i + 1] * times
            if what < GOODS:
                player.goods[what] += count
                if self.heard is not None:
                    self.say(happened.GAINED, seat, what, count)
            elif what == IKI:
                self.score(seat, count)
            elif what == FIRE:
                self.fire_up(seat, count)
            elif what == TRADE:
                self.trade_up(seat, count)
            elif what == GIFT:
                self.gift(seat, count)
            i += 2

    def score(self, seat: int, count: int) -> None:
        """Gain or lose IKI; never below 0."""
        player = self.players[seat]
        before = player.iki
        player.iki = max(0, before + count)
        if self.heard is not None and player.iki != before:
            if count > 0:
                self.say(happened.IKI_GAINED, seat, count)
            else:
                self.say(happened.IKI_LOST, seat, before - player.iki)

    def fire_up(self, seat: int, count: int) -> None:
        """Steps on the firefighting track; the marker ends on top of the stack, at the last space too (I22)."""
        player = self.players[seat]
        player.fire = min(player.fire + count, self.printed.fire_max)
        power = self.power
        at = 0
        while power[at] != seat:
            at += 1
        # Nobody falls behind: those who are not above the new place any more move down by one.
        while at and self.players[power[at - 1]].fire <= player.fire:
            power[at] = power[at - 1]
            at -= 1
        power[at] = seat
        if self.heard is not None:
            self.say(happened.FIRE_STEPS, seat, count)

    def trade_up(self, seat: int, count: int) -> None:
        """Steps on the trade track; those above the last space are lost (R26)."""
        player = self.players[seat]
        player.trade = min(player.trade + count, self.printed.trade_max)
        if self.heard is not None:
            self.say(happened.TRADE_STEPS, seat, count)

    def gift(self, seat: int, count: int) -> None:
        """Every other player gains mon."""
        self.say(happened.GIFT, seat, count)
        for other in range(len(self.players)):
            if other != seat:
                self.players[other].goods[MON] += count
                self.say(happened.GAINED, other, MON, count)

    def pay(self, seat: int, good: int, count: int) -> None:
        if count:
            self.players[seat].goods[good] -= count
            if self.heard is not None:
                self.say(happened.PAID, seat, good, count)

    def stall_of(self, card: int) -> int:
        """The stall in which a card lies, or -1."""
        stalls = self.stalls
        for stall in range(STALLS):
            if stalls[stall] == card:
                return stall
        return -1

    def own_characters(self, seat: int) -> list[int]:
        """The stalls of a player's characters on the board."""
        owners = self.owners
        stalls = self.stalls
        return [stall for stall in range(STALLS) if owners[stall] == seat and stalls[stall] < FIRST_BUILDING]

    def has_own_character(self, seat: int) -> bool:
        owners = self.owners
        for stall in range(STALLS):
            if owners[stall] == seat and self.stalls[stall] < FIRST_BUILDING:
                return True
        return False

    def own_buildings(self, seat: int) -> list[int]:
        """The numbers of a player's buildings that stand."""
        owners = self.owners
        stalls = self.stalls
        return [
            stalls[stall] - FIRST_BUILDING
            for stall in range(STALLS)
            if owners[stall] == seat and stalls[stall] >= FIRST_BUILDING
        ]

    def has_free_stall(self) -> bool:
        stalls = self.stalls
        for stall in self.rules.town.stalls:
            if stalls[stall] < 0:
                return True
        return False

    def free_stalls(self) -> list[int]:
        stalls = self.stalls
        return [stall for stall in self.rules.town.stalls if stalls[stall] < 0]

    def clear_stall(self, stall: int) -> None:
        """Take a card away; its Kobun goes back to its owner."""
        owner = self.owners[stall]
        if owner >= 0:
            self.players[owner].kobuns += 1
            if self.stalls[stall] >= FIRST_BUILDING:
                self.players[owner].buildings -= 1
        self.stalls[stall] = -1
        self.owners[stall] = -1
        self.xp[stall] = 0

    def remove_character(self, stall: int) -> None:
        """A character leaves the game."""
        self.clear_stall(stall)
        self.gone += 1

    def boats_of(self, seat: int) -> int:
        count = 0
        for owner in self.boats:
            if owner == seat:
                count += 1
        return count

    def building_with(self, seat: int, trigger: int) -> int:
        """The stall of a player's building with this ability, or -1."""
        if not self.players[seat].buildings:
            return -1
        owners = self.owners
        stalls = self.stalls
        for stall in range(STALLS):
            card = stalls[stall]
            if (
                card >= FIRST_BUILDING
                and owners[stall] == seat
                and self.printed.building_trigger[card - FIRST_BUILDING] == trigger
            ):
                return stall
        return -1

    def met_with(self, seat: int, trigger: int) -> int:
        """A celebrity whom the player met and who has this lasting ability, or -1."""
        for celebrity in self.players[seat].celebrities:
            if self.printed.celebrity_trigger[celebrity] == trigger:
                return celebrity
        return -1

    def trigger(self, seat: int, trigger: int, times: int = 1) -> None:
        """Hand out what a player's buildings and celebrities give at this moment."""
        if self.players[seat].celebrities:
            celebrity = self.met_with(seat, trigger)
            if celebrity >= 0 and times:
                self.say(happened.ABILITY_CELEBRITY, seat, celebrity)
                self.give(seat, self.printed.celebrity_gain[celebrity], times)
        stall = self.building_with(seat, trigger)
        if stall >= 0 and times:
            building = self.stalls[stall] - FIRST_BUILDING
            self.say(happened.ABILITY_BUILDING, seat, building)
            self.give(seat, self.printed.building_gain[building], times)

    def is_waiting(self, token: int) -> bool:
        """Whether a boat token, or the Messenger, was taken in this turn and serves only in a later one (R27)."""
        return bool(self.waiting >> token & 1)

    def event_seat(self, event: Event) -> int:
        """What a fire reaches is its owner's."""
        sorts = self.header.kind.events[event[0]].sorts
        if "defence" in sorts and "seat" not in sorts:
            return happened.defence_of(event[1 + sorts.index("defence")])[0]
        return super().event_seat(event)

    def event_words(self, event: Event, text: Text) -> Words:
        """What a message about an event is filled with: things have their article, and say whose they are."""
        from .words import event_words

        return event_words(self, event, super().event_words(event, text), text)

    def end_turn(self) -> None:
        """Nobody has a turn until the next one begins."""
        self.turn = -1
        self.waiting = 0

    def turn_to(self, seat: int) -> None:
        """The next decision is this seat's; marked in the record."""
        self.seat = seat
        self.begin(seat, self.chapter())

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, header: Header, random: RandomSource, todo: list[Step[Any]], seat: int, offered: list[int],
        history: list[int], reveals: int, over: bool, printed: Printed, rules: Rules, players: list[Player], first: int,
        month: int, season: int, power: list[int], ikizama: list[int], order: tuple[int, ...], asked: int, turn: int,
        lane: int, deck: tuple[int, ...], newcomers: tuple[int, ...], famous: tuple[int, ...], tokens: tuple[int, ...],
        blocking: tuple[int, ...], starters: tuple[int, ...], start_tiles: tuple[int, ...], row: list[int],
        row_mon: list[int], market: list[int], shown: tuple[int, ...], boats: tuple[int, ...], tickets: tuple[int, ...],
        met_here: tuple[int, ...], stalls: list[int], owners: list[int], xp: list[int], columns: tuple[int, ...],
        homeless: tuple[int, ...], gone: int, master: int, walking: bool, cart_used: bool, shop_used: bool,
        character_used: bool, celebrity_used: bool, boat_used: bool, closed: bool, hired: bool, waiting: int,
        chosen: int, less: int, newest: int, nagaya: int, place: int, fed: int,
    ) -> None:
        super().__init__(header, random, todo, seat, offered, history, reveals, over)
        self.printed = printed; self.rules = rules; self.players = players; self.first = first; self.month = month
        self.season = season; self.power = power; self.ikizama = ikizama; self.order = order; self.asked = asked
        self.turn = turn; self.lane = lane; self.deck = deck; self.newcomers = newcomers; self.famous = famous
        self.tokens = tokens; self.blocking = blocking; self.starters = starters; self.start_tiles = start_tiles
        self.row = row; self.row_mon = row_mon; self.market = market; self.shown = shown; self.boats = boats
        self.tickets = tickets; self.met_here = met_here; self.stalls = stalls; self.owners = owners; self.xp = xp
        self.columns = columns; self.homeless = homeless; self.gone = gone; self.master = master; self.walking = walking
        self.cart_used = cart_used; self.shop_used = shop_used; self.character_used = character_used
        self.celebrity_used = celebrity_used; self.boat_used = boat_used; self.closed = closed; self.hired = hired
        self.waiting = waiting; self.chosen = chosen; self.less = less; self.newest = newest; self.nagaya = nagaya
        self.place = place; self.fed = fed

    def clone(self) -> Iki:
        return Iki(
            self.header, self.random.clone(), self.todo.copy(), self.seat, self.offered, self.history.copy(),
            self.reveals, self.over, self.printed, self.rules, [each.clone() for each in self.players], self.first,
            self.month, self.season, self.power.copy(), self.ikizama.copy(), self.order, self.asked, self.turn,
            self.lane, self.deck, self.newcomers, self.famous, self.tokens, self.blocking, self.starters,
            self.start_tiles, self.row.copy(), self.row_mon.copy(), self.market.copy(), self.shown, self.boats,
            self.tickets, self.met_here, self.stalls.copy(), self.owners.copy(), self.xp.copy(), self.columns,
            self.homeless, self.gone, self.master, self.walking, self.cart_used, self.shop_used, self.character_used,
            self.celebrity_used, self.boat_used, self.closed, self.hired, self.waiting, self.chosen, self.less,
            self.newest, self.nagaya, self.place, self.fed,
        )

    def become(self, other: Game) -> None:
        assert isinstance(other, Iki)
        self.header = other.header; self.random = other.random; self.todo = other.todo; self.seat = other.seat
        self.offered = other.offered; self.history = other.history; self.reveals = other.reveals; self.over = other.over
        self.printed = other.printed; self.rules = other.rules; self.players = other.players; self.first = other.first
        self.month = other.month; self.season = other.season; self.power = other.power; self.ikizama = other.ikizama
        self.order = other.order; self.asked = other.asked; self.turn = other.turn; self.lane = other.lane
        self.deck = other.deck; self.newcomers = other.newcomers; self.famous = other.famous; self.tokens = other.tokens
        self.blocking = other.blocking; self.starters = other.starters; self.start_tiles = other.start_tiles
        self.row = other.row; self.row_mon = other.row_mon; self.market = other.market; self.shown = other.shown
        self.boats = other.boats; self.tickets = other.tickets; self.met_here = other.met_here
        self.stalls = other.stalls; self.owners = other.owners; self.xp = other.xp; self.columns = other.columns
        self.homeless = other.homeless; self.gone = other.gone; self.master = other.master; self.walking = other.walking
        self.cart_used = other.cart_used; self.shop_used = other.shop_used; self.character_used = other.character_used
        self.celebrity_used = other.celebrity_used; self.boat_used = other.boat_used; self.closed = other.closed
        self.hired = other.hired; self.waiting = other.waiting; self.chosen = other.chosen; self.less = other.less
        self.newest = other.newest; self.nagaya = other.nagaya; self.place = other.place; self.fed = other.fed

    def pack(self) -> Plain:
        return {
            "players": [each.pack() for each in self.players], "first": self.first, "month": self.month,
            "season": self.season, "power": self.power.copy(), "ikizama": self.ikizama.copy(), "order": self.order,
            "asked": self.asked, "turn": self.turn, "lane": self.lane, "deck": self.deck, "newcomers": self.newcomers,
            "famous": self.famous, "tokens": self.tokens, "blocking": self.blocking, "starters": self.starters,
            "start_tiles": self.start_tiles, "row": self.row.copy(), "row_mon": self.row_mon.copy(),
            "market": self.market.copy(), "shown": self.shown, "boats": self.boats, "tickets": self.tickets,
            "met_here": self.met_here, "stalls": self.stalls.copy(), "owners": self.owners.copy(), "xp": self.xp.copy(),
            "columns": self.columns, "homeless": self.homeless, "gone": self.gone, "master": self.master,
            "walking": self.walking, "cart_used": self.cart_used, "shop_used": self.shop_used,
            "character_used": self.character_used, "celebrity_used": self.celebrity_used, "boat_used": self.boat_used,
            "closed": self.closed, "hired": self.hired, "waiting": self.waiting, "chosen": self.chosen,
            "less": self.less, "newest": self.newest, "nagaya": self.nagaya, "place": self.place, "fed": self.fed,
        }

    @staticmethod
    def unpack(header: Header, printed: Printed, rules: Rules, common: Common, data: dict[str, Any]) -> Iki:
        return Iki(
            header, common.random, common.todo, common.seat, [], common.history, common.reveals, common.over, printed,
            rules, [Player.unpack(each) for each in data["players"]], data["first"], data["month"], data["season"],
            list(data["power"]), list(data["ikizama"]), tuple(data["order"]), data["asked"], data["turn"], data["lane"],
            tuple(data["deck"]), tuple(data["newcomers"]), tuple(data["famous"]), tuple(data["tokens"]),
            tuple(data["blocking"]), tuple(data["starters"]), tuple(data["start_tiles"]), list(data["row"]),
            list(data["row_mon"]), list(data["market"]), tuple(data["shown"]), tuple(data["boats"]),
            tuple(data["tickets"]), tuple(data["met_here"]), list(data["stalls"]), list(data["owners"]),
            list(data["xp"]), tuple(data["columns"]), tuple(data["homeless"]), data["gone"], data["master"],
            data["walking"], data["cart_used"], data["shop_used"], data["character_used"], data["celebrity_used"],
            data["boat_used"], data["closed"], data["hired"], data.get("waiting", 0), data["chosen"], data["less"],
            data["newest"], data["nagaya"], data["place"], data["fed"],
        )

    @staticmethod
    def blank(header: Header, random: RandomSource, printed: Printed, rules: Rules) -> Iki:
        return Iki(
            header, random, [], 0, [], [], 0, False, printed, rules, [], 0, 0, 0, [], [], (), 0, 0, 0, (), (), (), (),
            (), (), (), [], [], [], (), (), (), (), [], [], [], (), (), 0, 0, False, False, False, False, False, False,
            False, False, 0, 0, 0, 0, 0, 0, 0,
        )
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end
