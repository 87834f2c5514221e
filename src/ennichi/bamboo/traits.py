"""The traits of Bamboo: what a seat has, and in which year, that may turn into points.

The parts of the evaluation are among them, as amounts of points; beside them stand the single tiles, spirits and
sections, so that what each is truly worth can be learnt.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Box
from ennichi.kernel.traits import Eye, Traits

from .autumn import sticks_of, winner_of
from .components import FOODS, KINDS, SPIRITS, ZONES, Printed
from .evaluation import (
    actions_left,
    coin_worth,
    food_in_store,
    food_worth,
    harmony_worth,
    home_worth,
    missing_food,
    missing_homes,
    night_worth,
    one_spirit_worth,
    section_worth,
    shown_worth,
    temple_worth,
    tile_worth,
    turn_worth,
)
from .scoring import LEFT, RIGHT, night_points
from .state import GHOST, SUMMER_SEASON, Bamboo, Player
from .vocabulary import ACTIONS, BALANCE, CELLS, HOME, SPIRIT

# The parts of the evaluation, one trait each.
PARTS: Final = (
    "track", "coins", "food", "homes", "harmony", "night", "tiles", "shown", "spirits", "temples", "sections", "turn",
)  # fmt: skip
YEARS: Final = 4
CHAPTERS: Final = 18  # the setup, four seasons a year, and the end
TILES: Final = SPIRIT - BALANCE
HOMES: Final = BALANCE - HOME
MOST_COINS: Final = 12
MOST_FOOD: Final = 12
MOST_APART: Final = 10
MOST_OF_KIND: Final = 6
MOST_COMFORT: Final = 8
MOST_MISSING: Final = 4
MOST_TILES: Final = 6
MOST_STICKS: Final = 6
MOST_LEADS: Final = 6  # three behind to three ahead, as far as sticks in one temple go
MOST_SECTIONS: Final = 6
MOST_IN_STOCK: Final = 5
SEATS: Final = 4
STOCKS: Final = 4


def eye(box: Box) -> Eye:
    return BambooEye(box)


class BambooEye(Eye):
    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, Printed)
        self.printed = box
        own = self.own
        self.one = own.group("one", 1)
        self.hand = own.group("hand", len(PARTS))
        self.judged = own.group("judged", CHAPTERS)
        self.coins = own.group("coins", YEARS * MOST_COINS)
        self.full = own.group("full", YEARS * MOST_FOOD)
        self.hungry = own.group("hungry", YEARS * MOST_FOOD)
        self.stored = own.group("stored", len(FOODS) * MOST_FOOD)
        self.homes = own.group("homes", YEARS * (CELLS + 1))
        self.kinds = own.group("kinds", len(ZONES) * len(KINDS) * MOST_OF_KIND)
        self.comfort = own.group("comfort", len(KINDS) * MOST_COMFORT)
        self.apart = own.group("apart", YEARS * MOST_APART)
        self.bare = own.group("bare", CELLS)
        self.held = own.group("held", TILES * MOST_MISSING)
        self.holding = own.group("holding", YEARS * MOST_TILES)
        self.scored = own.group("scored", 2 * MOST_TILES)
        self.awake = own.group("awake", YEARS * len(SPIRITS))
        self.asleep = own.group("asleep", YEARS * len(SPIRITS))
        self.spirits = own.group("spirits", len(SPIRITS))
        self.leads = own.group("leads", 2 * len(SPIRITS) * MOST_LEADS)
        self.sticks = own.group("sticks", YEARS * MOST_STICKS)
        self.sections = own.group("sections", YEARS * len(ACTIONS) * MOST_SECTIONS)
        self.stocks = own.group("stocks", YEARS * 2 * MOST_IN_STOCK)
        self.varied = own.group("varied", YEARS * MOST_SECTIONS)
        self.order = own.group("order", YEARS * SEATS)
        self.turn = own.group("turn", 3)
        self.chapter = self.common.group("chapter", CHAPTERS)
        self.to_come = self.common.group("to-come", MOST_STICKS * SEATS)

    def left(self, g: Bamboo) -> int:
        """Seasons after this one."""
        return CHAPTERS - 1 - chapter_of(g)

    def look(self, g: Bamboo, seat: int, found: Traits) -> None:
        player = g.players[seat]
        year = max(g.year, 0)
        found.put(self.one)
        self.look_at_parts(g, seat, player, found)
        self.look_at_things(g, seat, player, year, found)
        self.look_at_house(g, player, year, found)
        self.look_at_spirits(g, seat, player, year, found)
        self.look_at_stocks(g, player, year, found)
        found.put(self.order + SEATS * year + (seat - g.first) % len(g.players))
        if g.turn == seat:
            found.put(self.turn)
        if g.seat == seat:
            found.put(self.turn + 1)
        if g.season == SUMMER_SEASON and g.passed >> seat & 1:
            found.put(self.turn + 2)

    def look_at_parts(self, g: Bamboo, seat: int, player: Player, found: Traits) -> None:
        """The evaluation by parts, and as a whole in each season."""
        left = actions_left(g, player)
        grid = player.grid
        tiles = 0.0
        for tile in player.held:
            tiles += tile_worth(self.printed, tile, grid, left)
        spirits = 0.0
        for spirit in range(len(player.awake)):
            if player.awake[spirit] or player.asleep[spirit]:
                spirits += one_spirit_worth(g, seat, player, spirit)
        worths = [
            float(player.happiness),
            coin_worth(player.coins, left),
            food_worth(g, seat, food_in_store(g, player), player.homes),
            home_worth(grid, left),
            harmony_worth(g, grid),
            night_worth(g, player, grid),
            tiles,
            shown_worth(g, grid, left),
            spirits,
            temple_worth(g, seat, player),
            section_worth(g, seat, player),
            turn_worth(g, seat, player, player.homes, player.coins, left),
        ]
        self.put_parts(worths, self.hand, self.judged + chapter_of(g), found)

    def look_at_things(self, g: Bamboo, seat: int, player: Player, year: int, found: Traits) -> None:
        found.steps(self.coins + MOST_COINS * year, player.coins, MOST_COINS)
        need = g.printed.food_per_home * player.homes
        if g.season > SUMMER_SEASON:
            need = missing_food(g, seat, need)
        spare = food_in_store(g, player) - need
        found.steps((self.full if spare > 0 else self.hungry) + MOST_FOOD * year, abs(spare), MOST_FOOD)
        for food in range(len(FOODS)):
            found.steps(self.stored + MOST_FOOD * food, player.food[food], MOST_FOOD)
        found.steps(self.sticks + MOST_STICKS * year, player.reserve, MOST_STICKS)

    def look_at_house(self, g: Bamboo, player: Player, year: int, found: Traits) -> None:
        printed = self.printed
        grid = player.grid
        found.one_of(self.homes + (CELLS + 1) * year, player.homes, CELLS + 1)
        comfort = [0] * len(KINDS)
        for zone in range(len(ZONES)):
            counts = [0] * len(KINDS)
            for cell in printed.zone_cells[zone]:
                home = grid[cell]
                if home >= 0:
                    counts[printed.home_kind[home]] += 1
                    comfort[printed.home_kind[home]] += printed.home_comfort[home]
            for kind in range(len(KINDS)):
                found.steps(self.kinds + MOST_OF_KIND * (len(KINDS) * zone + kind), counts[kind], MOST_OF_KIND)
        for kind in range(len(KINDS)):
            found.steps(self.comfort + MOST_COMFORT * kind, comfort[kind], MOST_COMFORT)
        apart = abs(printed.comfort_in(LEFT, grid) - printed.comfort_in(RIGHT, grid))
        found.steps(self.apart + MOST_APART * year, apart, MOST_APART)
        if g.rules.night:
            found.steps(self.bare, -night_points(g, player) // max(1, printed.night_penalty), CELLS)
        for tile in player.held:
            missing = missing_homes(printed, tile, grid)
            found.one_of(self.held + MOST_MISSING * tile, missing, MOST_MISSING)
        found.steps(self.holding + MOST_TILES * year, len(player.held), MOST_TILES)
        found.steps(self.scored, len(player.scored), 2 * MOST_TILES)

    def look_at_spirits(self, g: Bamboo, seat: int, player: Player, year: int, found: Traits) -> None:
        kinds = 0
        for spirit in range(len(SPIRITS)):
            found.amount(self.awake + len(SPIRITS) * year + spirit, player.awake[spirit])
            found.amount(self.asleep + len(SPIRITS) * year + spirit, player.asleep[spirit])
            if player.awake[spirit] or player.asleep[spirit]:
                kinds += 1
        found.steps(self.spirits, kinds, len(SPIRITS))
        if g.season > SUMMER_SEASON:
            return
        for temple in range(len(g.piles)):
            sticks = g.temples[temple]
            mine = sticks_of(sticks, seat)
            if not g.piles[temple] or not mine:
                continue
            rival = sticks_of(sticks, GHOST)
            for other in range(len(g.players)):
                if other != seat:
                    rival = max(rival, sticks_of(sticks, other))
            lead = mine - rival
            place = min(2, max(-3, lead if lead != 0 else 0 if winner_of(sticks) == seat else -1)) + MOST_LEADS // 2
            spirit = g.piles[temple][0]
            new = 0 if player.awake[spirit] or player.asleep[spirit] else 1
            found.put(self.leads + MOST_LEADS * (2 * spirit + new) + place)

    def look_at_stocks(self, g: Bamboo, player: Player, year: int, found: Traits) -> None:
        counts = [0] * len(ACTIONS)
        kinds = 0
        for stock in range(STOCKS):
            sections = player.stocks[stock]
            used = 1 if stock == player.marker else 0
            found.one_of(self.stocks + MOST_IN_STOCK * (2 * year + used), len(sections), MOST_IN_STOCK)
            seen = 0
            for section in sections:
                action = self.printed.section_action[section]
                counts[action] += 1
                seen |= 1 << action
            kinds += seen.bit_count()
        for action in range(len(ACTIONS)):
            at = self.sections + MOST_SECTIONS * (len(ACTIONS) * year + action)
            found.steps(at, counts[action], MOST_SECTIONS)
        found.one_of(self.varied + MOST_SECTIONS * year, kinds // 2, MOST_SECTIONS)

    def look_round(self, g: Bamboo, found: Traits) -> None:
        found.put(self.chapter + chapter_of(g))
        sticks = 0
        for player in g.players:
            sticks += player.reserve
        found.steps(self.to_come, sticks, MOST_STICKS * SEATS)


def chapter_of(g: Bamboo) -> int:
    """The season since the game began; 0 while it is set up."""
    return max(0, g.chapter())
