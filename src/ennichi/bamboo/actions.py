"""The bamboo actions: income, cook, home, balance and joker. Each can be forgone, and then uses up nothing (R21)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words
from ennichi.kernel.text import Text

from . import events as happened
from .display import food_left, take_food, take_tile
from .packing import MANY, pack
from .state import HOME_COLUMN, Bamboo, Player
from .vocabulary import (
    ACTION,
    BALANCE,
    BALANCE_ACTION,
    CELL,
    CELLS,
    COIN,
    COOK_ACTION,
    DONE,
    FOOD,
    FORGO,
    GIFT,
    HAPPINESS,
    HOME,
    HOME_ACTION,
    INCOME_ACTION,
    JOKER_ACTION,
    SPIRIT,
)  # fmt: skip

INCOME_COINS: Final = 2
HOME_COINS: Final = 1
CALM_HAPPINESS: Final = 1


def forgo(g: Bamboo, action: int) -> None:
    g.forgone = True
    g.say(happened.FORGONE, g.seat, action)


class Income(Part[Bamboo]):
    """Take 2 coins."""

    def legal(self, g: Bamboo) -> list[int]:
        return [COIN, FORGO]

    def play(self, g: Bamboo, touch: int) -> None:
        if touch == FORGO:
            forgo(g, INCOME_ACTION)
        else:
            g.gain_coins(g.seat, INCOME_COINS)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("touch-take-coins", count=INCOME_COINS) if touch == COIN else ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"count": INCOME_COINS}


class Cook(Part[Bamboo]):
    """Take one of the shown food tokens."""

    def possible(self, g: Bamboo) -> bool:
        return food_left(g)

    def legal(self, g: Bamboo) -> list[int]:
        options = [FOOD + food for food in range(3) if g.food_shown[food]]
        options.append(FORGO)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch != FORGO:
            take_food(g, touch - FOOD)
        elif sum(g.food_shown):
            forgo(g, COOK_ACTION)
        else:  # R14: there is nothing to take, and nothing is used up
            g.forgone = True
            g.say(happened.NOTHING_TO_COOK, g.seat)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if FOOD <= touch < GIFT and touch in g.offered:
            return text("touch-take-food", food=g.word("food", touch - FOOD, text))
        return ""

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-food-not-shown") if FOOD <= touch < GIFT else ""


class CookMust(Cook):
    """The same inside a spirit's effect, where the token must be taken."""

    def run(self, g: Bamboo) -> bool:
        return sum(g.food_shown) > 0  # R14

    def legal(self, g: Bamboo) -> list[int]:
        return [FOOD + food for food in range(3) if g.food_shown[food]]


class Home(Part[Bamboo]):
    """Take 1 coin, or buy one home."""

    def legal(self, g: Bamboo) -> list[int]:
        options = [COIN]
        player = g.players[g.seat]
        coins = player.coins
        prices = g.printed.place_price
        for level in range(2):
            place = 4 * level
            for home in g.shown[HOME_COLUMN + level]:
                if home >= 0 and prices[place] <= coins and has_cell(g, player, home):
                    options.append(HOME + home)
                place += 1
        options.append(FORGO)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch == FORGO:
            forgo(g, HOME_ACTION)
        elif touch == COIN:
            g.gain_coins(g.seat, HOME_COINS)
        else:
            g.home = touch - HOME
            g.todo.append(CHOOSE_CELL)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == COIN:
            return text("touch-take-coins", count=HOME_COINS)
        if touch in g.offered and touch >= HOME:
            place = place_of(g, touch - HOME)
            return text(
                "touch-buy-home",
                home=g.word("home", touch - HOME, text),
                market=g.word("market", place, text),
                happiness=g.printed.place_happiness[place],
            )
        return ""

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"count": HOME_COINS}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if not HOME <= touch < BALANCE:
            return ""
        home = touch - HOME
        shown = g.shown[HOME_COLUMN + g.printed.home_level[home]]
        if home not in shown:
            return text("why-home-not-shown")
        price = g.printed.place_price[place_of(g, home)]
        if price > g.actor().coins:
            return text("why-coins", price=price, coins=g.actor().coins)
        return text("why-no-cell")


def place_of(g: Bamboo, home: int) -> int:
    """The market place of a shown home: 0 to 3 on level 1, 4 to 7 on level 2."""
    level = g.printed.home_level[home]
    return 4 * level + g.shown[HOME_COLUMN + level].index(home)


def has_cell(g: Bamboo, player: Player, home: int) -> bool:
    """Whether a free cell accepts this home; on the day side every free cell does."""
    if not g.rules.night:
        return player.homes < CELLS
    return bool(free_cells(g, player, home))


def free_cells(g: Bamboo, player: Player, home: int) -> list[int]:
    grid = player.grid
    if not g.rules.night:
        return [cell for cell in range(CELLS) if grid[cell] < 0]
    kind = g.printed.home_kind[home]
    marked = g.printed.night_cells[player.colour]
    return [cell for cell in range(CELLS) if grid[cell] < 0 and (marked[cell] < 0 or marked[cell] == kind)]


class ChooseCell(Part[Bamboo]):
    """Where the bought home goes; then it is paid, and the column slides down."""

    def legal(self, g: Bamboo) -> list[int]:
        return [CELL + cell for cell in free_cells(g, g.players[g.seat], g.home)]

    def play(self, g: Bamboo, touch: int) -> None:
        player = g.players[g.seat]
        home = g.home
        place = place_of(g, home)
        points = g.printed.place_happiness[place]
        player.coins -= g.printed.place_price[place]
        player.grid[touch - CELL] = home
        player.homes += 1
        player.happiness += points
        player.from_homes += points
        g.say(happened.HOME_BOUGHT, g.seat, home, place)
        if g.heard is not None:
            g.say(happened.HOME_SET, g.seat, touch - CELL, pack([home, place, touch - CELL], MANY))
        g.home = -1
        take_tile(g, HOME_COLUMN + place // 4, place % 4)

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"home": g.word("home", g.home, text)}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if not CELL <= touch < FOOD:
            return ""
        if g.actor().grid[touch - CELL] >= 0:
            return text("why-cell-taken")
        wanted = g.printed.night_cells[g.actor().colour][touch - CELL]
        return text("why-night-cell", kind=g.word("kind", wanted, text))


def add_balance_tiles(g: Bamboo, options: list[int]) -> None:
    """Offer shown tiles whose zone has a free place on the player's board, and held ones whose pattern holds now."""
    player = g.players[g.seat]
    zones = g.printed.balance_zone
    room = [g.printed.places_per_zone] * 3
    for tile in player.held:
        room[zones[tile]] -= 1
    for zone in range(3):
        if room[zone] > 0:
            options += [BALANCE + tile for tile in g.shown[zone] if tile >= 0]
    for tile in player.held:
        if g.printed.holds(tile, player.grid):
            options.append(BALANCE + tile)


def take_or_score(g: Bamboo, tile: int) -> None:
    player = g.players[g.seat]
    if tile in player.held:
        points = g.printed.balance_points[tile]
        player.held = tuple([held for held in player.held if held != tile])
        player.scored += (tile,)
        player.happiness += points
        player.from_balance += points
        g.say(happened.BALANCE_SCORED, g.seat, tile, tile)
    else:
        zone = g.printed.balance_zone[tile]
        player.held += (tile,)
        g.say(happened.BALANCE_TAKEN, g.seat, tile, tile)
        take_tile(g, zone, g.shown[zone].index(tile))


def label_balance(g: Bamboo, touch: int, text: Text) -> str:
    if touch not in g.offered or touch < BALANCE:
        return ""
    message = "touch-score-balance" if touch - BALANCE in g.actor().held else "touch-take-balance"
    return text(message, balance=g.word("balance", touch - BALANCE, text))


def why_not_balance(g: Bamboo, touch: int, text: Text) -> str:
    if not BALANCE <= touch < SPIRIT:
        return ""
    tile = touch - BALANCE
    if tile in g.actor().held:
        return text("why-pattern", balance=g.word("balance", tile, text))
    zone = g.printed.balance_zone[tile]
    if tile not in g.shown[zone]:
        return text("why-balance-not-shown")
    return text("why-zone-full", zone=g.word("zone", zone, text))


class Balance(Part[Bamboo]):
    """Gain 1 happiness, or take or score a balance tile, up to two in any mix."""

    def legal(self, g: Bamboo) -> list[int]:
        options = [HAPPINESS]
        add_balance_tiles(g, options)
        options.append(FORGO)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch == FORGO:
            forgo(g, BALANCE_ACTION)
        elif touch == HAPPINESS:
            g.actor().happiness += CALM_HAPPINESS
            g.actor().from_calm += CALM_HAPPINESS
            g.say(happened.CALM, g.seat, CALM_HAPPINESS)
        else:
            take_or_score(g, touch - BALANCE)
            g.todo.append(BALANCE_AGAIN)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == HAPPINESS:
            return text("touch-gain-happiness", count=CALM_HAPPINESS)
        return label_balance(g, touch, text)

    def prompt(self, g: Bamboo, text: Text) -> Words:
        return {"count": CALM_HAPPINESS}

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return why_not_balance(g, touch, text)


class BalanceAgain(Part[Bamboo]):
    """The second half of the balance action, which may be left out."""

    def legal(self, g: Bamboo) -> list[int]:
        options: list[int] = []
        add_balance_tiles(g, options)
        options.append(DONE)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch != DONE:
            take_or_score(g, touch - BALANCE)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("touch-stop") if touch == DONE else label_balance(g, touch, text)

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        if touch == HAPPINESS:
            return text("why-no-calm")
        return why_not_balance(g, touch, text)


class Joker(Part[Bamboo]):
    """Any one of the four other actions."""

    def legal(self, g: Bamboo) -> list[int]:
        options = [ACTION, ACTION + 1, ACTION + 2]
        if sum(g.food_shown):
            options.append(ACTION + COOK_ACTION)
        options.append(FORGO)
        return options

    def play(self, g: Bamboo, touch: int) -> None:
        if touch == FORGO:
            forgo(g, JOKER_ACTION)
        else:
            g.say(happened.JOKER_USED, g.seat, touch - ACTION)
            g.todo.append(g.printed.action_parts[touch - ACTION])

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-no-food") if touch == ACTION + COOK_ACTION else ""


CHOOSE_CELL: Final = ChooseCell("choose cell", "ask-cell")
BALANCE_AGAIN: Final = BalanceAgain("balance again", "ask-balance-again")
INCOME: Final = Income("income", "ask-income")
COOK: Final = Cook("cook", "ask-cook")
COOK_MUST: Final = CookMust("cook must", "ask-cook-must")
HOME_PART: Final = Home("home", "ask-home")
BALANCE_PART: Final = Balance("balance", "ask-balance")
JOKER: Final = Joker("joker", "ask-joker")

STEPS: Final = (CHOOSE_CELL, BALANCE_AGAIN, INCOME, COOK, COOK_MUST, HOME_PART, BALANCE_PART, JOKER)
