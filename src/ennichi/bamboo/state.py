"""What lies on the table in Bamboo: the main board, the player boards, and where the turn stands."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.game import Common, Event, Game, Header, Plain, Step, Words
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.text import Text

from . import events as happened
from .components import Printed
from .packing import FEW, MANY, pack, unpack
from .vocabulary import CELLS

GHOST: Final = 4  # the owner of the ghost's sticks, beside seats 0 to 3
COLUMNS_OF_TILES: Final = 5  # three of balance tiles (left, centre, right), two of homes (level 1, level 2)
HOME_COLUMN: Final = 3  # the first column of homes
BALANCE_PLACES: Final = 3  # of a column
HOME_PLACES: Final = 4

SUMMER_SEASON: Final = 1

# The steps of a summer turn, which decide what a spirit may still do.
CHOOSING: Final = 0
OFFERING: Final = 1
PLACING: Final = 2
RESOLVING: Final = 3
ENDING: Final = 4


class Rules:
    """What the options fix for a whole game."""

    night: bool  # everybody plays on the night side of the board (R20)

    def __init__(self, header: Header) -> None:
        self.night = header.chosen("night") is True


class Player:
    """One player's board and belongings."""

    colour: int  # the number of the seat's colour, in the order of `PLAYERS`
    coins: int  # in hand
    happiness: int  # on the track
    reserve: int  # sticks ready to lay
    later: int  # sticks still on the main board
    marker: int  # the stock used last, or -1
    stocks: list[tuple[int, ...]]  # the sections in each of the four stocks
    grid: list[int]  # the home in each cell, or -1
    homes: int  # how many were built
    held: tuple[int, ...]  # balance tiles not scored yet
    scored: tuple[int, ...]  # balance tiles that were scored
    food: list[int]  # food tokens by sort
    awake: list[int]  # spirits that can be used, by sort
    asleep: list[int]  # used spirits, by sort
    helpers: int  # how many spirits are awake
    from_homes: int  # happiness from homes, for the breakdown
    from_balance: int  # happiness from balance tiles
    from_calm: int  # happiness from calm actions and from effects
    from_hunger: int  # happiness lost to hunger, below zero

    def wake(self, spirit: int) -> None:
        """One more spirit of this sort is awake."""
        self.awake[spirit] += 1
        self.helpers += 1

    def sleep(self, spirit: int) -> None:
        """An awake spirit was used and falls asleep."""
        self.awake[spirit] -= 1
        self.asleep[spirit] += 1
        self.helpers -= 1

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, colour: int, coins: int, happiness: int, reserve: int, later: int, marker: int,
        stocks: list[tuple[int, ...]], grid: list[int], homes: int, held: tuple[int, ...], scored: tuple[int, ...],
        food: list[int], awake: list[int], asleep: list[int], helpers: int, from_homes: int, from_balance: int,
        from_calm: int, from_hunger: int,
    ) -> None:
        self.colour = colour; self.coins = coins; self.happiness = happiness; self.reserve = reserve; self.later = later
        self.marker = marker; self.stocks = stocks; self.grid = grid; self.homes = homes; self.held = held
        self.scored = scored; self.food = food; self.awake = awake; self.asleep = asleep; self.helpers = helpers
        self.from_homes = from_homes; self.from_balance = from_balance; self.from_calm = from_calm
        self.from_hunger = from_hunger

    def clone(self) -> Player:
        return Player(
            self.colour, self.coins, self.happiness, self.reserve, self.later, self.marker, self.stocks.copy(),
            self.grid.copy(), self.homes, self.held, self.scored, self.food.copy(), self.awake.copy(),
            self.asleep.copy(), self.helpers, self.from_homes, self.from_balance, self.from_calm, self.from_hunger,
        )

    def pack(self) -> Plain:
        return {
            "colour": self.colour, "coins": self.coins, "happiness": self.happiness, "reserve": self.reserve,
            "later": self.later, "marker": self.marker, "stocks": self.stocks.copy(), "grid": self.grid.copy(),
            "homes": self.homes, "held": self.held, "scored": self.scored, "food": self.food.copy(),
            "awake": self.awake.copy(), "asleep": self.asleep.copy(), "helpers": self.helpers,
            "from_homes": self.from_homes, "from_balance": self.from_balance, "from_calm": self.from_calm,
            "from_hunger": self.from_hunger,
        }

    @staticmethod
    def unpack(data: dict[str, Any]) -> Player:
        return Player(
            data["colour"], data["coins"], data["happiness"], data["reserve"], data["later"], data["marker"],
            [tuple(row) for row in data["stocks"]], list(data["grid"]), data["homes"], tuple(data["held"]),
            tuple(data["scored"]), list(data["food"]), list(data["awake"]), list(data["asleep"]), data["helpers"],
            data["from_homes"], data["from_balance"], data["from_calm"], data["from_hunger"],
        )

    @staticmethod
    def blank() -> Player:
        return Player(0, 0, 0, 0, 0, 0, [], [], 0, (), (), [], [], [], 0, 0, 0, 0, 0)
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end


def new_player(printed: Printed, colour: int) -> Player:
    player = Player.blank()
    player.colour = colour
    player.coins = printed.start_coins
    player.happiness = printed.start_happiness
    player.reserve = printed.start_sticks
    player.later = printed.later_sticks
    player.marker = -1
    player.stocks = [(), (), (), ()]
    player.grid = [-1] * CELLS
    player.food = [0, 0, 0]
    player.awake = [0] * 7
    player.asleep = [0] * 7
    return player


class Bamboo(Game):
    """A position of Bamboo.

    What changes seldom is kept in tuples, which copies of a position share.
    """

    printed: Printed  # shared: what is printed on the pieces
    rules: Rules  # shared, storing night: what the options fix
    players: list[Player]  # by seat
    first: int  # who holds the first-player marker
    year: int  # 0 to 3
    season: int  # 0 spring to 3 winter
    laid_out: tuple[int, ...]  # sections to draft
    gifts: tuple[int, ...]  # gifts shown and not taken
    shoots: list[tuple[int, ...]]  # sections from the top; from the fourth on they lie below, not yet pushed in
    temples: list[tuple[int, ...]]  # owners of the sticks, from the lowest
    piles: list[tuple[int, ...]]  # spirits, the top one first
    unused_spirits: tuple[int, ...]  # left the game unseen
    spirits_gone: tuple[int, ...]  # left the game from a pile
    shown: list[tuple[int, ...]]  # tiles in each column, place 1 first; -1 for a free place below another tile
    stacks: list[tuple[int, ...]]  # tiles in each dispenser, the top one first
    known: list[int]  # how many tiles at the bottom of each dispenser everybody has seen
    food_shown: list[int]  # food tokens to buy, by sort
    food_supply: tuple[int, ...]  # hidden food tokens, the next one first
    food_spent: list[int]  # used food tokens, by sort
    turn: int  # whose part of the season it is, or was last
    passed: int  # a bit for each seat that is out for this summer
    stage: int  # where in a summer turn
    visited: int  # the stock and temple of this turn
    sticks: int  # sticks still to lay
    actions: int  # actions still allowed by the sticks laid
    hand: list[int]  # sections still to place, as touches
    unresolved: list[int]  # sections placed and not resolved, as touches
    section: int  # the section in hand, being resolved, or looking for a stock
    home: int  # the home being bought
    forgone: bool  # the action of this section was given up
    wild: bool  # Kitsune was used
    roam: bool  # Bakeneko was used
    asked: int  # how many seats are done in this step of winter
    need: int  # food still missing

    # Small things that several chapters need.

    def actor(self) -> Player:
        return self.players[self.seat]

    def in_order(self, place: int) -> int:
        """The seat at this place of the turn order, counted from the first player."""
        return (self.first + place) % len(self.players)

    def chapter(self) -> int:
        """The number of the season in the record: 0 is the setup."""
        return 1 + 4 * self.year + self.season

    def gain_coins(self, seat: int, count: int) -> None:
        """The bank never runs out (R16)."""
        self.players[seat].coins += count
        self.say(happened.COINS_GAINED, seat, count)

    def pay_coins(self, seat: int, count: int) -> None:
        if count:
            self.players[seat].coins -= count
            self.say(happened.COINS_PAID, seat, count)

    def event_words(self, event: Event, text: Text) -> Words:
        """With what follows from the numbers of an event."""
        values = super().event_words(event, text)
        sort, a, b, c = event
        if sort == happened.STICK_LAID:
            values["price"] = unpack(c, 1, FEW)[0]
        elif sort == happened.PLACED:
            values["shoot"] = self.word("shoot", unpack(c, 1, MANY)[0], text)
            values["planting_short"] = self.word("planting_short", c, text)
        elif sort == happened.HOME_SET:
            home, place, _ = unpack(c, 3, MANY)
            values["home"] = self.word("home", home, text)
            values["price"] = self.printed.place_price[place]
            values["count"] = self.printed.place_happiness[place]
        elif sort == happened.BALANCE_SCORED:
            values["count"] = self.printed.balance_points[b]
        elif sort == happened.SPIRIT_WON:
            self.add_contest(values, a, b, text)
            values["won"] = text.fill("spirit-at-temple", values)
        elif sort == happened.SPIRIT_LEFT:
            self.add_contest(values, GHOST, a, text)
        elif sort == happened.FINAL_HARMONY:
            values["count"] = self.printed.harmony_penalty * abs(b - c)
        return values

    def add_contest(self, values: Words, winner: int, contested: int, text: Text) -> None:
        """How many sticks won a spirit, against whom, and whether the highest one had to decide."""
        sticks = unpack(contested, 2 + GHOST, FEW)[1:]
        count = sticks[winner]
        sticks[winner] = 0
        values["count"] = count
        values["most"] = max(sticks)
        values["contest"] = "alone" if not sum(sticks) else "tied" if max(sticks) == count else "ahead"
        values["rivals"] = self.word("rivals", pack(sticks, FEW), text)

    # from the fields above by tools/state_fields.py: begin
    # fmt: off
    # ruff: disable[E702]
    def __init__(
        self, header: Header, random: RandomSource, todo: list[Step[Any]], seat: int, offered: list[int],
        history: list[int], reveals: int, over: bool, printed: Printed, rules: Rules, players: list[Player], first: int,
        year: int, season: int, laid_out: tuple[int, ...], gifts: tuple[int, ...], shoots: list[tuple[int, ...]],
        temples: list[tuple[int, ...]], piles: list[tuple[int, ...]], unused_spirits: tuple[int, ...],
        spirits_gone: tuple[int, ...], shown: list[tuple[int, ...]], stacks: list[tuple[int, ...]], known: list[int],
        food_shown: list[int], food_supply: tuple[int, ...], food_spent: list[int], turn: int, passed: int, stage: int,
        visited: int, sticks: int, actions: int, hand: list[int], unresolved: list[int], section: int, home: int,
        forgone: bool, wild: bool, roam: bool, asked: int, need: int,
    ) -> None:
        super().__init__(header, random, todo, seat, offered, history, reveals, over)
        self.printed = printed; self.rules = rules; self.players = players; self.first = first; self.year = year
        self.season = season; self.laid_out = laid_out; self.gifts = gifts; self.shoots = shoots; self.temples = temples
        self.piles = piles; self.unused_spirits = unused_spirits; self.spirits_gone = spirits_gone; self.shown = shown
        self.stacks = stacks; self.known = known; self.food_shown = food_shown; self.food_supply = food_supply
        self.food_spent = food_spent; self.turn = turn; self.passed = passed; self.stage = stage; self.visited = visited
        self.sticks = sticks; self.actions = actions; self.hand = hand; self.unresolved = unresolved
        self.section = section; self.home = home; self.forgone = forgone; self.wild = wild; self.roam = roam
        self.asked = asked; self.need = need

    def clone(self) -> Bamboo:
        return Bamboo(
            self.header, self.random.clone(), self.todo.copy(), self.seat, self.offered, self.history.copy(),
            self.reveals, self.over, self.printed, self.rules, [each.clone() for each in self.players], self.first,
            self.year, self.season, self.laid_out, self.gifts, self.shoots.copy(), self.temples.copy(),
            self.piles.copy(), self.unused_spirits, self.spirits_gone, self.shown.copy(), self.stacks.copy(),
            self.known.copy(), self.food_shown.copy(), self.food_supply, self.food_spent.copy(), self.turn, self.passed,
            self.stage, self.visited, self.sticks, self.actions, self.hand.copy(), self.unresolved.copy(), self.section,
            self.home, self.forgone, self.wild, self.roam, self.asked, self.need,
        )

    def become(self, other: Game) -> None:
        assert isinstance(other, Bamboo)
        self.header = other.header; self.random = other.random; self.todo = other.todo; self.seat = other.seat
        self.offered = other.offered; self.history = other.history; self.reveals = other.reveals; self.over = other.over
        self.printed = other.printed; self.rules = other.rules; self.players = other.players; self.first = other.first
        self.year = other.year; self.season = other.season; self.laid_out = other.laid_out; self.gifts = other.gifts
        self.shoots = other.shoots; self.temples = other.temples; self.piles = other.piles
        self.unused_spirits = other.unused_spirits; self.spirits_gone = other.spirits_gone; self.shown = other.shown
        self.stacks = other.stacks; self.known = other.known; self.food_shown = other.food_shown
        self.food_supply = other.food_supply; self.food_spent = other.food_spent; self.turn = other.turn
        self.passed = other.passed; self.stage = other.stage; self.visited = other.visited; self.sticks = other.sticks
        self.actions = other.actions; self.hand = other.hand; self.unresolved = other.unresolved
        self.section = other.section; self.home = other.home; self.forgone = other.forgone; self.wild = other.wild
        self.roam = other.roam; self.asked = other.asked; self.need = other.need

    def pack(self) -> Plain:
        return {
            "night": self.rules.night, "players": [each.pack() for each in self.players], "first": self.first,
            "year": self.year, "season": self.season, "laid_out": self.laid_out, "gifts": self.gifts,
            "shoots": self.shoots.copy(), "temples": self.temples.copy(), "piles": self.piles.copy(),
            "unused_spirits": self.unused_spirits, "spirits_gone": self.spirits_gone, "shown": self.shown.copy(),
            "stacks": self.stacks.copy(), "known": self.known.copy(), "food_shown": self.food_shown.copy(),
            "food_supply": self.food_supply, "food_spent": self.food_spent.copy(), "turn": self.turn,
            "passed": self.passed, "stage": self.stage, "visited": self.visited, "sticks": self.sticks,
            "actions": self.actions, "hand": self.hand.copy(), "unresolved": self.unresolved.copy(),
            "section": self.section, "home": self.home, "forgone": self.forgone, "wild": self.wild, "roam": self.roam,
            "asked": self.asked, "need": self.need,
        }

    @staticmethod
    def unpack(header: Header, printed: Printed, rules: Rules, common: Common, data: dict[str, Any]) -> Bamboo:
        return Bamboo(
            header, common.random, common.todo, common.seat, [], common.history, common.reveals, common.over, printed,
            rules, [Player.unpack(each) for each in data["players"]], data["first"], data["year"], data["season"],
            tuple(data["laid_out"]), tuple(data["gifts"]), [tuple(row) for row in data["shoots"]],
            [tuple(row) for row in data["temples"]], [tuple(row) for row in data["piles"]],
            tuple(data["unused_spirits"]), tuple(data["spirits_gone"]), [tuple(row) for row in data["shown"]],
            [tuple(row) for row in data["stacks"]], list(data["known"]), list(data["food_shown"]),
            tuple(data["food_supply"]), list(data["food_spent"]), data["turn"], data["passed"], data["stage"],
            data["visited"], data["sticks"], data["actions"], list(data["hand"]), list(data["unresolved"]),
            data["section"], data["home"], data["forgone"], data["wild"], data["roam"], data["asked"], data["need"],
        )

    @staticmethod
    def blank(header: Header, random: RandomSource, printed: Printed, rules: Rules) -> Bamboo:
        return Bamboo(
            header, random, [], 0, [], [], 0, False, printed, rules, [], 0, 0, 0, (), (), [], [], [], (), (), [], [],
            [], [], (), [], 0, 0, 0, 0, 0, 0, [], [], 0, 0, False, False, False, 0, 0,
        )
    # ruff: enable[E702]
    # fmt: on
    # from the fields above by tools/state_fields.py: end
