"""What lies on the table in Bamboo: the main board, the player boards, and where the turn stands."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.game import Common, Game, Header, Plain, Step
from ennichi.kernel.random_source import RandomSource

from . import events as happened
from .components import Printed
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


class Player:
    """One player's board and belongings."""

    def __init__(
        self,
        colour: int,
        coins: int,
        happiness: int,
        reserve: int,
        later: int,
        marker: int,
        stocks: list[tuple[int, ...]],
        grid: list[int],
        homes: int,
        held: tuple[int, ...],
        scored: tuple[int, ...],
        food: list[int],
        awake: list[int],
        asleep: list[int],
        helpers: int,
        from_homes: int,
        from_balance: int,
        from_calm: int,
        from_hunger: int,
    ) -> None:
        self.colour = colour
        self.coins = coins
        self.happiness = happiness
        self.reserve = reserve  # sticks ready to lay
        self.later = later  # sticks still on the main board
        self.marker = marker  # the stock used last, or -1
        self.stocks = stocks  # the sections in each of the four stocks
        self.grid = grid  # the home in each cell, or -1
        self.homes = homes
        self.held = held  # balance tiles not scored yet
        self.scored = scored
        self.food = food  # tokens by sort
        self.awake = awake  # spirits by sort
        self.asleep = asleep
        self.helpers = helpers  # how many spirits are awake
        self.from_homes = from_homes  # where the happiness came from, for the breakdown
        self.from_balance = from_balance
        self.from_calm = from_calm
        self.from_hunger = from_hunger

    def wake(self, spirit: int) -> None:
        """One more spirit of this sort is awake."""
        self.awake[spirit] += 1
        self.helpers += 1

    def sleep(self, spirit: int) -> None:
        """An awake spirit was used and falls asleep."""
        self.awake[spirit] -= 1
        self.asleep[spirit] += 1
        self.helpers -= 1

    def clone(self) -> Player:
        return Player(
            self.colour,
            self.coins,
            self.happiness,
            self.reserve,
            self.later,
            self.marker,
            self.stocks.copy(),
            self.grid.copy(),
            self.homes,
            self.held,
            self.scored,
            self.food.copy(),
            self.awake.copy(),
            self.asleep.copy(),
            self.helpers,
            self.from_homes,
            self.from_balance,
            self.from_calm,
            self.from_hunger,
        )

    def pack(self) -> Plain:
        return {
            "colour": self.colour,
            "coins": self.coins,
            "happiness": self.happiness,
            "reserve": self.reserve,
            "later": self.later,
            "marker": self.marker,
            "stocks": [list(stock) for stock in self.stocks],
            "grid": self.grid.copy(),
            "homes": self.homes,
            "held": list(self.held),
            "scored": list(self.scored),
            "food": self.food.copy(),
            "awake": self.awake.copy(),
            "asleep": self.asleep.copy(),
            "helpers": self.helpers,
            "from_homes": self.from_homes,
            "from_balance": self.from_balance,
            "from_calm": self.from_calm,
            "from_hunger": self.from_hunger,
        }


def unpack_player(data: dict[str, Any]) -> Player:
    return Player(
        data["colour"],
        data["coins"],
        data["happiness"],
        data["reserve"],
        data["later"],
        data["marker"],
        as_tuples(data["stocks"]),
        list(data["grid"]),
        data["homes"],
        tuple(data["held"]),
        tuple(data["scored"]),
        list(data["food"]),
        list(data["awake"]),
        list(data["asleep"]),
        data["helpers"],
        data["from_homes"],
        data["from_balance"],
        data["from_calm"],
        data["from_hunger"],
    )


def new_player(printed: Printed, colour: int) -> Player:
    return Player(
        colour,
        printed.start_coins,
        printed.start_happiness,
        printed.start_sticks,
        printed.later_sticks,
        -1,
        [(), (), (), ()],
        [-1] * CELLS,
        0,
        (),
        (),
        [0, 0, 0],
        [0] * 7,
        [0] * 7,
        0,
        0,
        0,
        0,
        0,
    )


def as_tuples(rows: list[list[int]]) -> list[tuple[int, ...]]:
    return [tuple(row) for row in rows]


class Bamboo(Game):
    """A position of Bamboo.

    What changes seldom is kept in tuples, which copies of a position share.
    """

    def __init__(
        self,
        header: Header,
        random: RandomSource,
        todo: list[Step[Any]],
        seat: int,
        options: list[int],
        history: list[int],
        reveals: int,
        over: bool,
        printed: Printed,
        night: bool,
        players: list[Player],
        first: int,
        year: int,
        season: int,
        laid_out: tuple[int, ...],
        gifts: tuple[int, ...],
        shoots: list[tuple[int, ...]],
        temples: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        unused_spirits: tuple[int, ...],
        spirits_gone: tuple[int, ...],
        shown: list[tuple[int, ...]],
        stacks: list[tuple[int, ...]],
        known: list[int],
        food_shown: list[int],
        food_supply: tuple[int, ...],
        food_spent: list[int],
        turn: int,
        passed: int,
        stage: int,
        visited: int,
        sticks: int,
        actions: int,
        hand: list[int],
        unresolved: list[int],
        section: int,
        home: int,
        forgone: bool,
        wild: bool,
        roam: bool,
        asked: int,
        need: int,
    ) -> None:
        super().__init__(header, random, todo, seat, options, history, reveals, over)
        self.printed = printed
        self.night = night
        self.players = players
        self.first = first  # who holds the first-player marker
        self.year = year  # 0 to 3
        self.season = season  # 0 spring to 3 winter
        self.laid_out = laid_out  # sections to draft
        self.gifts = gifts  # shown and not taken
        self.shoots = shoots  # sections from the top; from the fourth on they lie below, not yet pushed in
        self.temples = temples  # owners of the sticks, from the lowest
        self.piles = piles  # spirits, the top one first
        self.unused_spirits = unused_spirits  # left the game unseen
        self.spirits_gone = spirits_gone  # left the game from a pile
        self.shown = shown  # tiles in each column, place 1 first; -1 for a free place below another tile
        self.stacks = stacks  # tiles in each dispenser, the top one first
        self.known = known  # how many tiles at the bottom of each dispenser everybody has seen
        self.food_shown = food_shown  # tokens by sort
        self.food_supply = food_supply  # the next one first
        self.food_spent = food_spent  # tokens by sort
        self.turn = turn  # whose part of the season it is, or was last
        self.passed = passed  # a bit for each seat that is out for this summer
        self.stage = stage  # where in a summer turn
        self.visited = visited  # the stock and temple of this turn
        self.sticks = sticks  # still to lay
        self.actions = actions  # still allowed by the sticks laid
        self.hand = hand  # sections still to place, as touches
        self.unresolved = unresolved  # placed and not resolved, as touches
        self.section = section  # in hand, being resolved, or looking for a stock
        self.home = home  # being bought
        self.forgone = forgone  # the action was given up
        self.wild = wild  # Kitsune
        self.roam = roam  # Bakeneko
        self.asked = asked  # seats done in this step of winter
        self.need = need  # food still missing

    def clone(self) -> Bamboo:
        return Bamboo(
            self.header,
            self.random.clone(),
            self.todo.copy(),
            self.seat,
            self.options,
            self.history.copy(),
            self.reveals,
            self.over,
            self.printed,
            self.night,
            [player.clone() for player in self.players],
            self.first,
            self.year,
            self.season,
            self.laid_out,
            self.gifts,
            self.shoots.copy(),
            self.temples.copy(),
            self.piles.copy(),
            self.unused_spirits,
            self.spirits_gone,
            self.shown.copy(),
            self.stacks.copy(),
            self.known.copy(),
            self.food_shown.copy(),
            self.food_supply,
            self.food_spent.copy(),
            self.turn,
            self.passed,
            self.stage,
            self.visited,
            self.sticks,
            self.actions,
            self.hand.copy(),
            self.unresolved.copy(),
            self.section,
            self.home,
            self.forgone,
            self.wild,
            self.roam,
            self.asked,
            self.need,
        )

    def pack(self) -> Plain:
        return {
            "night": self.night,
            "players": [player.pack() for player in self.players],
            "first": self.first,
            "year": self.year,
            "season": self.season,
            "laid_out": self.laid_out,
            "gifts": self.gifts,
            "shoots": self.shoots.copy(),
            "temples": self.temples.copy(),
            "piles": self.piles.copy(),
            "unused_spirits": self.unused_spirits,
            "spirits_gone": self.spirits_gone,
            "shown": self.shown.copy(),
            "stacks": self.stacks.copy(),
            "known": self.known.copy(),
            "food_shown": self.food_shown.copy(),
            "food_supply": self.food_supply,
            "food_spent": self.food_spent.copy(),
            "turn": self.turn,
            "passed": self.passed,
            "stage": self.stage,
            "visited": self.visited,
            "sticks": self.sticks,
            "actions": self.actions,
            "hand": self.hand.copy(),
            "unresolved": self.unresolved.copy(),
            "section": self.section,
            "home": self.home,
            "forgone": self.forgone,
            "wild": self.wild,
            "roam": self.roam,
            "asked": self.asked,
            "need": self.need,
        }

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


def unpack_bamboo(header: Header, printed: Printed, common: Common, data: dict[str, Any]) -> Bamboo:
    return Bamboo(
        header,
        common.random,
        common.todo,
        common.seat,
        [],
        common.history,
        common.reveals,
        common.over,
        printed,
        data["night"],
        [unpack_player(player) for player in data["players"]],
        data["first"],
        data["year"],
        data["season"],
        tuple(data["laid_out"]),
        tuple(data["gifts"]),
        as_tuples(data["shoots"]),
        as_tuples(data["temples"]),
        as_tuples(data["piles"]),
        tuple(data["unused_spirits"]),
        tuple(data["spirits_gone"]),
        as_tuples(data["shown"]),
        as_tuples(data["stacks"]),
        list(data["known"]),
        list(data["food_shown"]),
        tuple(data["food_supply"]),
        list(data["food_spent"]),
        data["turn"],
        data["passed"],
        data["stage"],
        data["visited"],
        data["sticks"],
        data["actions"],
        list(data["hand"]),
        list(data["unresolved"]),
        data["section"],
        data["home"],
        data["forgone"],
        data["wild"],
        data["roam"],
        data["asked"],
        data["need"],
    )
