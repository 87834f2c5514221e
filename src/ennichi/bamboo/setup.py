"""From the box to the first turn, and the four years."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Header, Step, flow
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.text import Text

from . import events as happened
from .autumn import AUTUMN, lay_ghost_sticks
from .components import PLAYERS, Printed
from .display import draw_tile, fill_food, places_of
from .scoring import FINAL_COUNT
from .spring import SPRING
from .state import COLUMNS_OF_TILES, HOME_COLUMN, Bamboo, Player, Rules, new_player
from .summer import SUMMER
from .vocabulary import HOME, SECTION
from .winter import WINTER


def set_up(header: Header, printed: Printed, random: RandomSource) -> Bamboo:
    """The setup in the order of the rulebook, up to the draft."""
    seats = header.seats
    grove = printed.board_sections.copy()
    random.shuffle(grove)
    stacks = deal_stacks(printed, random, seats)
    spirits = [spirit for spirit in range(7) for _ in range(printed.spirit_copies[spirit])]
    random.shuffle(spirits)
    food = [food for food in range(3) for _ in range(printed.food_count[food])]
    random.shuffle(food)
    plain = printed.plain_sections.copy()
    random.shuffle(plain)
    players = [new_player(printed, PLAYERS.index(colour)) for colour in header.colours]
    deal_hands(printed, random, players)
    g = Bamboo.blank(header, random, printed, Rules(header))
    g.todo = list(flow(DRAFT, YEAR))
    g.players = players
    g.first = int(random.below(seats))
    g.year = g.season = g.turn = g.section = g.home = -1
    g.laid_out = tuple(sorted(plain[: 2 * seats]))
    g.shoots = [tuple(grove[3 * shoot : 3 * shoot + 3]) for shoot in range(4)]
    g.temples = [(), (), (), ()]
    g.piles = [tuple(spirits[4 * temple : 4 * temple + 4]) for temple in range(4)]
    g.unused_spirits = tuple(spirits[16:])
    g.shown = [()] * COLUMNS_OF_TILES
    g.stacks = stacks
    g.known = [0] * COLUMNS_OF_TILES
    g.food_shown = [0, 0, 0]
    g.food_supply = tuple(food)
    g.food_spent = [0, 0, 0]
    for column in range(COLUMNS_OF_TILES):
        for _ in range(places_of(column)):
            g.shown[column] += (draw_tile(g, column),)
    if seats == 2:
        lay_ghost_sticks(g)
    fill_food(g)
    for place in range(seats):
        for _ in range(printed.start_balance_tiles):
            g.players[g.in_order(place)].held += (draw_tile(g, printed.start_balance_zone),)  # R1
    return g


def deal_stacks(printed: Printed, random: RandomSource, seats: int) -> list[tuple[int, ...]]:
    """The five dispensers, shuffled: balance left, centre, right, homes of level 1 and 2."""
    stacks: list[list[int]] = [[] for _ in range(COLUMNS_OF_TILES)]
    for tile in range(len(printed.balance_zone)):
        stacks[printed.balance_zone[tile]].append(tile)
    for home in range(len(printed.home_level)):
        if seats > 2 or not printed.not_for_two[home]:
            stacks[HOME_COLUMN + printed.home_level[home]].append(home)
    for stack in stacks:
        random.shuffle(stack)
    return [tuple(stack) for stack in stacks]


def deal_hands(printed: Printed, random: RandomSource, players: list[Player]) -> None:
    """One of the four ready-made hands for each player (R2)."""
    hands = list(range(4))
    random.shuffle(hands)
    for seat, player in enumerate(players):
        for section in printed.hands[hands[seat]]:
            player.stocks[printed.section_colour[section]] += (section,)


class Draft(Step[Bamboo]):
    """Each player takes a section in turn order, then once more in the same order (R3)."""

    def run(self, g: Bamboo) -> bool:
        if not g.laid_out:
            return False
        g.seat = g.in_order(2 * len(g.players) - len(g.laid_out))
        g.begin(g.seat, 0)
        return True

    def legal(self, g: Bamboo) -> list[int]:
        return [SECTION + section for section in g.laid_out]

    def play(self, g: Bamboo, touch: int) -> None:
        section = touch - SECTION
        g.laid_out = tuple([other for other in g.laid_out if other != section])
        g.actor().stocks[g.printed.section_colour[section]] += (section,)
        g.say(happened.DRAFTED, g.seat, section)
        g.todo.append(self)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if not SECTION <= touch < HOME or touch not in g.offered:
            return ""
        stock = g.printed.section_colour[touch - SECTION]
        return text(
            "touch-draft",
            section=g.word("section", touch - SECTION, text),
            stock=g.word("stock", stock, text),
            sections=len(g.actor().stocks[stock]) + 1,
        )

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-section-not-laid-out") if SECTION <= touch < HOME else ""


class Year(Step[Bamboo]):
    """Spring, summer, autumn, winter; after the fourth winter the final count."""

    def run(self, g: Bamboo) -> bool:
        g.year += 1
        if g.year < g.printed.years:
            g.todo += SEASONS
        else:
            g.year -= 1
            g.todo.append(FINAL_COUNT)
        return False


DRAFT: Final = Draft("draft", "ask-draft")
YEAR: Final = Year("year")
SEASONS: Final = flow(SPRING, SUMMER, AUTUMN, WINTER, YEAR)

STEPS: Final = (DRAFT, YEAR)
