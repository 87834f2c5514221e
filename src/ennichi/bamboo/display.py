"""The displays of the main board: columns of tiles that slide down, and the food tokens."""

from __future__ import annotations

from . import events as happened
from .state import BALANCE_PLACES, COLUMNS_OF_TILES, HOME_COLUMN, HOME_PLACES, Bamboo


def draw_tile(g: Bamboo, column: int) -> int:
    """Take the top tile of a dispenser that is not empty."""
    stack = g.stacks[column]
    if len(stack) > g.known[column]:
        g.reveals += 1
    g.stacks[column] = stack[1:]
    g.known[column] = min(g.known[column], len(stack) - 1)
    return stack[0]


def places_of(column: int) -> int:
    return HOME_PLACES if column >= HOME_COLUMN else BALANCE_PLACES


def put_on_top(g: Bamboo, column: int, tile: int) -> None:
    """A tile comes to the upper free place; those below it that are free stay free."""
    shown = g.shown[column]
    free = places_of(column) - 1 - len(shown)
    if free > 0:
        shown += (-1,) * free
    g.shown[column] = (*shown, tile)


def slid_down(shown: tuple[int, ...]) -> tuple[int, ...]:
    """Tiles slide down as far as they can, over all free places (R25)."""
    return tuple([tile for tile in shown if tile >= 0]) if -1 in shown else shown


def reveal_tile(g: Bamboo, column: int) -> None:
    """Show one more tile on the upper free place, if the dispenser has one."""
    if g.stacks[column]:
        tile = draw_tile(g, column)
        put_on_top(g, column, tile)
        if column >= HOME_COLUMN:
            g.say(happened.HOME_SHOWN, tile, column - HOME_COLUMN + 1)
        else:
            g.say(happened.BALANCE_SHOWN, tile)


def take_tile(g: Bamboo, column: int, place: int) -> None:
    """Take a shown tile: those above slide down and a new one appears on top."""
    shown = g.shown[column]
    g.shown[column] = slid_down(shown[:place] + shown[place + 1 :])
    reveal_tile(g, column)


def renew_tiles(g: Bamboo) -> None:
    """Winter, step 4: the lowest tile of each column goes under its dispenser, the others slide down, one appears."""
    for column in range(COLUMNS_OF_TILES):
        shown = slid_down(g.shown[column])
        if not shown:
            continue
        lowest = shown[0]
        g.shown[column] = shown[1:]
        home = column >= HOME_COLUMN
        if g.stacks[column]:
            g.stacks[column] += (lowest,)
            g.known[column] += 1
            g.say(happened.HOME_RETURNED if home else happened.BALANCE_RETURNED, lowest)
            reveal_tile(g, column)
        else:  # R13: from an empty dispenser the same tile comes back
            put_on_top(g, column, lowest)
            g.say(happened.HOME_BACK if home else happened.BALANCE_BACK, lowest)


def fill_food(g: Bamboo) -> None:
    """Fill the empty food places; when the supply runs out, the spent tokens make a new one."""
    missing = g.printed.food_shown - sum(g.food_shown)
    while missing > 0:
        if not g.food_supply:
            if not sum(g.food_spent):
                return
            reshuffle_food(g)
        food = g.food_supply[0]
        g.food_supply = g.food_supply[1:]
        g.food_shown[food] += 1
        g.reveals += 1
        g.say(happened.FOOD_SHOWN, food)
        missing -= 1


def reshuffle_food(g: Bamboo) -> None:
    tokens: list[int] = []
    for food in range(len(g.food_spent)):
        tokens += [food] * g.food_spent[food]
        g.food_spent[food] = 0
    g.random.shuffle(tokens)
    g.food_supply = tuple(tokens)
    g.say(happened.FOOD_RESHUFFLED)


def take_food(g: Bamboo, food: int) -> None:
    """Take one shown token; only when it was the last are five new ones shown."""
    g.food_shown[food] -= 1
    g.players[g.seat].food[food] += 1
    g.say(happened.COOKED, g.seat, food, food)
    if not sum(g.food_shown):
        fill_food(g)


def food_left(g: Bamboo) -> bool:
    """Whether any token can be shown (R14: all 26 may be with the players)."""
    return sum(g.food_shown) + len(g.food_supply) + sum(g.food_spent) > 0
