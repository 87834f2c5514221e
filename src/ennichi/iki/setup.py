"""From the box to the first month, and the months one after the other (rules, sections 2 and 3.1)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Header, Step, Words, flow
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.text import Text

from . import events as happened
from .actions import NEXT_TURN
from .components import (
    BASE_CHARACTERS,
    FIRST_NEWCOMER,
    MONTHS,
    NEWCOMERS,
    PER_SEASON,
    START_CHARACTERS,
    TEA_BOAT,
    Printed,
)
from .lifestyle import WAY_OF_LIFE
from .month_end import MONTH_END
from .new_year import NEW_YEAR
from .payday import put_out_tokens, show_celebrities
from .scoring import FINAL_COLUMNS, FINAL_COUNT
from .state import (
    AKEBONO_ROW,
    BASE_ROW,
    FRESH,
    NEUTRAL_BOAT,
    NEWCOMER_PLACE,
    NOT_USED,
    ON_BANK,
    Iki,
    Rules,
    new_player,
)
from .vocabulary import (
    BOATS,
    BUILDING,
    BUILDINGS,
    CELEBRITIES,
    CHARACTER,
    COLUMN,
    IKIZAMAS,
    STALL,
    STALLS,
    TICKETS,
)

MARKET_PLACES: Final = 9
CELEBRITIES_PER_SEASON: Final = 5
TOKENS_PER_SEASON: Final = 3
START_TILES: Final = 5
TOKENS: Final = list(range(12)) * 3  # pipes, pouches and fish


def set_up(header: Header, printed: Printed, random: RandomSource) -> Iki:
    """The setup in the order of the rulebook, up to the starting characters."""
    seats = header.seats
    rules = Rules(header, printed)
    deck = numbers(START_CHARACTERS, BASE_CHARACTERS)
    random.shuffle_groups(deck, PER_SEASON)
    shown = show_buildings(printed, rules, random)
    starters = numbers(0, START_CHARACTERS if rules.akebono else START_CHARACTERS - 1)
    random.shuffle(starters)
    first = int(random.below(seats))
    newcomers: list[int] = []
    famous: list[int] = []
    tokens = TOKENS.copy()
    tiles = numbers(0, START_TILES)
    boats = [NOT_USED] * BOATS
    if rules.akebono:
        newcomers = numbers(FIRST_NEWCOMER, NEWCOMERS)
        random.shuffle_groups(newcomers, 2)
        famous = numbers(0, CELEBRITIES)
        random.shuffle_groups(famous, CELEBRITIES_PER_SEASON)
        random.shuffle_groups(tokens, TOKENS_PER_SEASON)
        random.shuffle(tiles)
        boats = choose_boats(rules, printed, random)
    blocking: list[int] = []
    if rules.two:
        blocking = printed.blocking.copy()
        random.shuffle(blocking)
    g = Iki.blank(header, random, printed, rules)
    g.todo = [MONTH, TAKE_STARTER]
    g.players = [new_player(printed) for _ in range(seats)]
    g.first = first
    g.month = g.turn = g.lane = g.master = g.chosen = g.newest = -1
    g.power = [(first + i) % seats for i in range(seats)]
    g.ikizama = [-1] * IKIZAMAS
    g.order = tuple([(first - 1 - i) % seats for i in range(seats)])
    g.deck = tuple(deck)
    g.newcomers = tuple(newcomers)
    g.famous = tuple(famous)
    g.tokens = tuple(tokens)
    g.blocking = tuple(blocking)
    g.starters = tuple(sorted(starters[: seats + 1]) if rules.akebono else sorted(starters))
    g.start_tiles = tuple(tiles[: seats + 1]) if rules.akebono else ()
    g.row = [-1] * (AKEBONO_ROW if rules.akebono else BASE_ROW)
    g.row_mon = [0] * (AKEBONO_ROW if rules.akebono else BASE_ROW)
    g.market = [-1] * MARKET_PLACES
    g.shown = tuple(shown)
    g.boats = tuple(boats)
    g.tickets = tuple([ON_BANK if boats[printed.ticket_boat] == ON_BANK else NOT_USED] * TICKETS)
    g.stalls = [-1] * STALLS
    g.owners = [-1] * STALLS
    g.xp = [0] * STALLS
    g.columns = printed.columns
    put_out_tokens(g)
    show_celebrities(g)
    return g


def numbers(first: int, count: int) -> list[int]:
    """So many numbers in a row; quicker than a list of a range."""
    return [first + i for i in range(count)]


def show_buildings(printed: Printed, rules: Rules, random: RandomSource) -> list[int]:
    """Six buildings; with Akebono at most two with a lasting ability, a third one is discarded."""
    pile = numbers(0, BUILDINGS if rules.akebono else BUILDINGS // 2)
    random.shuffle(pile)
    if not rules.akebono:
        return sorted(pile[: printed.buildings_shown])
    shown: list[int] = []
    permanent = 0
    for building in pile:
        if len(shown) == printed.buildings_shown:
            break
        if printed.permanent[building]:
            if permanent == printed.most_permanent:
                continue
            permanent += 1
        shown.append(building)
    return sorted(shown)


def choose_boats(rules: Rules, printed: Printed, random: RandomSource) -> list[int]:
    """Boats 1 to 6 on the bank, each on the side that the options name or a random one (R17); the Tea boat."""
    boats = [NOT_USED] * BOATS
    boats[TEA_BOAT] = NEUTRAL_BOAT
    for boat in range(BOATS):
        side = printed.boat_side[boat]
        if not side and boat != TEA_BOAT:
            boats[boat] = ON_BANK
        elif side == "A":
            wanted = rules.boat_sides[boat]
            turned = int(random.below(2)) == 1 if wanted == "random" else wanted == "B"
            boats[boat + 1 if turned else boat] = ON_BANK
    return boats


class TakeStarter(Step[Iki]):
    """The last player first: a starting character, with Akebono and the tile above it."""

    def run(self, g: Iki) -> bool:
        if g.asked == len(g.players):
            g.starters = ()
            g.start_tiles = ()
            return False
        g.turn_to(g.order[g.asked])
        return True

    def legal(self, g: Iki) -> list[int]:
        return [CHARACTER + card for card in g.starters]

    def play(self, g: Iki, touch: int) -> None:
        at = g.starters.index(touch - CHARACTER)
        g.chosen = touch - CHARACTER
        g.starters = g.starters[:at] + g.starters[at + 1 :]
        g.todo.append(PLACE_STARTER)
        if g.start_tiles:
            tile = g.start_tiles[at]
            g.start_tiles = g.start_tiles[:at] + g.start_tiles[at + 1 :]
            g.say(happened.TILE_TAKEN, g.seat, tile)
            g.todo.append(g.printed.tile_parts[tile])  # it cannot be refused (R30)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch - CHARACTER not in g.starters or not g.start_tiles:
            return ""
        tile = g.start_tiles[g.starters.index(touch - CHARACTER)]
        words = g.word("character", touch - CHARACTER, text)
        return text("touch-starter", character=words, tile=g.word("tile", tile, text))

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-not-a-starter") if CHARACTER <= touch < BUILDING else ""

    def source(self, g: Iki) -> int:
        return -1


class PlaceStarter(Step[Iki]):
    """On the board edge of a nagaya that is free there, without cost."""

    def legal(self, g: Iki) -> list[int]:
        return [STALL + stall for stall in g.rules.town.starting if g.stalls[stall] < 0]

    def play(self, g: Iki, touch: int) -> None:
        stall = touch - STALL
        g.stalls[stall] = g.chosen
        g.owners[stall] = g.seat
        g.players[g.seat].kobuns -= 1
        g.say(happened.STARTED, g.seat, g.chosen, stall)
        g.chosen = -1
        g.asked += 1
        g.todo.append(TAKE_STARTER)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if not STALL <= touch < COLUMN:
            return ""
        return text("why-stall-taken" if touch - STALL in g.rules.town.starting else "why-not-at-the-edge")


class Month(Step[Iki]):
    """A new month begins: the blocking tile, the new cards; after the twelfth comes New Year's Day."""

    def run(self, g: Iki) -> bool:
        g.month += 1
        g.say(happened.MONTH, g.chapter())
        if g.month == MONTHS:
            g.todo += LAST_DAY
            return False
        if g.rules.two:
            g.say(happened.BLOCKED, g.blocking[g.month])
        reveal_characters(g)
        g.reveals += 1
        g.todo += A_MONTH
        return False


def reveal_characters(g: Iki) -> None:
    """Four cards of the season; with Akebono into the fresh places, left to right (R19), and a New Character."""
    first = PER_SEASON * (g.month // 3) + FRESH * (g.month % 3)
    place = 0
    for card in g.deck[first : first + FRESH]:
        while g.row[place] >= 0:
            place += 1
        g.row[place] = card
        g.row_mon[place] = 0
        g.say(happened.ROW_SHOWN, card)
    if g.rules.akebono:
        g.row[NEWCOMER_PLACE] = g.newcomers[2 * g.month]
        g.row_mon[NEWCOMER_PLACE] = 0
        g.say(happened.NEWCOMER_SHOWN, g.newcomers[2 * g.month])


TAKE_STARTER: Final = TakeStarter("take starter", "ask-starter")
PLACE_STARTER: Final = PlaceStarter("place starter", "ask-starter-stall")
MONTH: Final = Month("month")

A_MONTH: Final = flow(WAY_OF_LIFE, NEXT_TURN, *MONTH_END, MONTH)
LAST_DAY: Final = flow(NEW_YEAR, FINAL_COLUMNS, FINAL_COUNT)
STEPS: Final = (TAKE_STARTER, PLACE_STARTER, MONTH)
