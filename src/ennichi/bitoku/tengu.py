"""The turn of the Tengu: two dice choose a card, and the first possible step of its activation cycle is resolved."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step

from . import events as happened
from . import tengu_events as told
from .forest import crowd
from .state import IN_HOME, IN_REGION, LOCKED, UNLOCKED, Bitoku
from .tengu_actions import (
    advance_where_placed,
    cross_to,
    draw_card,
    perform,
    spend_points,
    take_shown,
    take_wanted,
)  # fmt: skip
from .tengu_board import BY_HOME, HUMAN, LEFT, MIDDLE, RIGHT, TENGU
from .tengu_terms import (
    RIVER_REGIONS,
    available,
    bitoku_hills,
    contested,
    crossings,
    free_beyond,
    gain_associated,
    highest_before,
    location,
    most_competitive,
    roll,
    tengu_of,
    yokai_hills,
)  # fmt: skip
from .vocabulary import HOME_REGION

PLACE_OF_WILL: Final = (RIGHT, RIGHT, MIDDLE, MIDDLE, LEFT, LEFT)  # the card that each value of the lower die chooses
HIGH_DIE: Final = 5
HOME_ORDER: Final = (
    1,
    2,
    3,
    0,
)  # spaces of the Home from the highest: second, third, the next lower, the highest (T17)


class TenguTurn(Step[Bitoku]):
    """Everything from the roll to the new card in the row. Nobody is asked, and nothing of it can be taken back."""

    def run(self, g: Bitoku) -> bool:
        g.reveals += 1
        first = roll(g)
        second = roll(g)
        lower = min(first, second)
        g.say(told.ROLLED, first, second, lower)
        place = PLACE_OF_WILL[lower - 1]
        card = tengu_of(g).row[place]
        g.say(told.CARD_CHOSEN, place, card)
        take_step(g, find_step(g, card, place), card)
        refill_row(g, place)
        return False


def find_step(g: Bitoku, card: int, place: int) -> int:
    """The first step of the cycle whose conditions all hold; of every one before it, why not."""
    dice = crowd(g)
    step = told.STEP_A
    while True:
        why = why_skipped(g, step, card, place, dice)
        if why == told.POSSIBLE:
            g.say(told.STEP_TAKEN, step, told.FREE.get(step, step) if g.printed.tengu_resource[card] < 0 else step)
            return step
        g.say(told.SKIPPED, step, why)
        step += 1


def why_skipped(g: Bitoku, step: int, card: int, place: int, dice: list[int]) -> int:
    """The first condition of a step that does not hold, in the order printed."""
    if step in (told.STEP_A, told.STEP_E, told.STEP_H, told.STEP_K):
        return why_no_crossing(g, step, card, dice)
    locked = LOCKED in g.players[TENGU].places
    unlocked = UNLOCKED in g.players[TENGU].places
    active = tengu_of(g).active
    if step == told.STEP_B:
        if not available(g, dice, location(g, card)):
            return told.LOCATION_TAKEN
        if unlocked:
            return told.HAS_UNLOCKED
        if not locked:
            return told.NO_LOCKED
        if active:
            return told.ATTITUDE_ACTIVE
        return told.POSSIBLE if place == LEFT else told.NOT_LEFTMOST
    if step == told.STEP_C:
        if not available(g, dice, location(g, card)):
            return told.LOCATION_TAKEN
        return told.POSSIBLE if unlocked else told.NO_UNLOCKED
    if step == told.STEP_D:
        resource = g.printed.tengu_resource[card]
        if not locked:
            return told.NO_LOCKED
        return told.POSSIBLE if resource < 0 or g.players[TENGU].resources[resource] else told.NO_RESOURCE
    if step == told.STEP_F:
        if home_dice(g, TENGU):
            return told.IN_HOME_ALREADY
        if not unlocked:
            return told.NO_UNLOCKED
        return told.POSSIBLE if home_space(g, dice) >= 0 else told.HOME_FULL
    if step == told.STEP_G:
        return told.POSSIBLE if locked else told.NO_LOCKED
    if step == told.STEP_I:
        if available(g, dice, location(g, card)):
            return told.LOCATION_FREE
        if not unlocked:
            return told.NO_UNLOCKED
        return told.POSSIBLE if open_regions(g, dice) else told.REGIONS_FULL
    if step == told.STEP_J:
        if not active:
            return told.ATTITUDE_INACTIVE
        return told.HAS_DICE if locked or unlocked else told.POSSIBLE
    return told.POSSIBLE


def why_no_crossing(g: Bitoku, step: int, card: int, dice: list[int]) -> int:
    areas = crossings(g, dice)
    if not areas:
        return told.NO_CROSSING
    if step in (told.STEP_A, told.STEP_E) and not contested(g, areas):
        return told.NOT_CONTESTED
    if areas_of(g, step, card, dice):
        return told.POSSIBLE
    return told.MORE_SPACES if step == told.STEP_E else told.NO_MATCH


def areas_of(g: Bitoku, step: int, card: int, dice: list[int]) -> list[int]:
    """The crossings that a step allows."""
    areas = crossings(g, dice)
    if step in (told.STEP_A, told.STEP_E):
        areas = contested(g, areas)
    if step == told.STEP_E:
        return [area for area in areas if free_beyond(g, dice, area) == 1]
    if step == told.STEP_K:
        return areas
    yokai = g.printed.tengu_yokai[card]
    bitoku = g.printed.tengu_bitoku[card]
    return [area for area in areas if yokai_hills(g, area, yokai) or bitoku_hills(g, area, bitoku)]


def open_regions(g: Bitoku, dice: list[int]) -> list[int]:
    return [region for region in RIVER_REGIONS if available(g, dice, region)]


def home_dice(g: Bitoku, player: int) -> list[int]:
    spaces = len(g.layout.home_space)
    places = g.players[player].places
    return [die for die in range(3) if IN_HOME <= places[die] < IN_HOME + spaces]


def home_space(g: Bitoku, dice: list[int]) -> int:
    """The second-highest space of the Home, else the next one it prefers, or -1 (T17)."""
    for space in HOME_ORDER:
        if space < len(g.layout.home_space) and not dice[IN_HOME + space]:
            return space
    return -1


def take_step(g: Bitoku, step: int, card: int) -> None:
    """Carry out a step whose conditions hold."""
    dice = crowd(g)
    if step in (told.STEP_A, told.STEP_H):
        take_shown(g, card, cross_to(g, highest_before(g, areas_of(g, step, card, dice))))
    elif step == told.STEP_B:
        flip(g, True)
        unlock_lowest(g)
        place_die(g, card, location(g, card))
    elif step == told.STEP_C:
        place_die(g, card, location(g, card))
    elif step == told.STEP_D:
        unlock_lowest(g)
        resource = g.printed.tengu_resource[card]
        if resource >= 0:
            g.players[TENGU].resources[resource] -= 1
            g.say(happened.RESOURCE_PAID, TENGU, 1, resource)
        perform(g, card, location(g, card))
    elif step in (told.STEP_E, told.STEP_K):
        take_wanted(g, cross_to(g, highest_before(g, areas_of(g, step, card, dice))))
    elif step == told.STEP_F:
        go_home(g, home_space(g, dice))
    elif step == told.STEP_G:
        unlock_lowest(g)
        gain_associated(g, card)
    elif step == told.STEP_I:
        place_die(g, card, most_competitive(g, open_regions(g, dice), told.BY_SPACE))  # T19
    elif step == told.STEP_J:
        flip(g, False)
        gain_associated(g, card)
    else:
        g.passed |= 1 << TENGU
        g.say(happened.PASSED, TENGU)


def flip(g: Bitoku, active: bool) -> None:
    tengu_of(g).active = active
    g.say(told.ATTITUDE, 1 if active else 0)


def lowest(g: Bitoku, place: int) -> int:
    """The lowest die that is locked, or unlocked (T7)."""
    player = g.players[TENGU]
    best = -1
    for die in range(3):
        if player.places[die] == place and (best < 0 or player.values[die] < player.values[best]):
            best = die
    return best


def unlock_lowest(g: Bitoku) -> None:
    player = g.players[TENGU]
    die = lowest(g, LOCKED)
    player.places[die] = UNLOCKED
    g.say(happened.UNLOCKED, TENGU, player.values[die])


def place_die(g: Bitoku, card: int, region: int) -> None:
    """The lowest unlocked die to a region by the river, a step for the kodama there, and the action."""
    player = g.players[TENGU]
    die = lowest(g, UNLOCKED)
    player.places[die] = IN_REGION + region
    g.say(happened.DIE_PLACED, TENGU, player.values[die], region)
    advance_where_placed(g, region)
    perform(g, card, region)


def go_home(g: Bitoku, space: int) -> None:
    """A die to the Home, whose own action does not matter, and VP for the high dice of the human (T18)."""
    player = g.players[TENGU]
    die = lowest(g, UNLOCKED)
    player.places[die] = IN_HOME + space
    g.say(happened.DIE_HOME, TENGU, player.values[die], g.layout.home_space[space] - 1)
    advance_where_placed(g, HOME_REGION)
    human = g.players[HUMAN]
    high = 0
    for each in range(3):
        if human.values[each] >= HIGH_DIE and IN_REGION <= human.places[each] < IN_HOME:
            high += 1
    home_counts = g.rules.tengu_home_dice  # T18, the other way
    if home_counts:
        high += len([each for each in home_dice(g, HUMAN) if human.values[each] >= HIGH_DIE])
    board = g.printed.tengu_board
    points = board["home_vp"] + board["home_high_die_vp"] * high
    g.say(told.HIGH_DICE, high, points, 1 if home_counts else 0)
    g.earn(TENGU, BY_HOME, points)


def refill_row(g: Bitoku, place: int) -> None:
    """Discard the active card, slide the others to the right, and turn over a new one on the left (T21, T22)."""
    tengu = tengu_of(g)
    tengu.discard += (tengu.row[place],)
    tengu.row = tengu.row[:place] + tengu.row[place + 1 :]
    card = draw_card(g)
    tengu.row = (card, *tengu.row)
    g.say(told.REFILLED, card)


def reap_as_tengu(g: Bitoku) -> None:
    """In spring, movement points for each of its crystals and nothing else (D21)."""
    crystals = g.players[TENGU].crystals()
    if crystals and not g.rules.tengu_no_spring:
        g.reveals += 1
        points: int = crystals * g.printed.tengu_board["spring_mp_per_crystal"]
        g.say(told.SPRING, crystals, points)
        spend_points(g, points)


def lose_rock(g: Bitoku) -> None:
    """In winter, before the Great Spirit takes a step, a random rock leaves the garden (T46)."""
    if g.garden:
        at = g.random.below(len(g.garden))
        rock = g.garden[at]
        g.garden = g.garden[:at] + g.garden[at + 1 :]
        tengu_of(g).lost_rocks += (rock,)
        g.reveals += 1
        g.say(told.ROCK_GONE, rock)


TENGU_TURN: Final = TenguTurn("tengu turn")

STEPS: Final = (TENGU_TURN,)
