"""Using a die: reinforce the guardian, visit the forest, do a forest action and a building action."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import HILL_OF_REGION, ON_BUILDING_ACTION, PROPERTIES
from .state import BY_PROPERTY, IN_HOME, IN_REGION, UNLOCKED, Bitoku
from .vocabulary import (
    AMULET,
    BUILDING,
    CRYSTAL,
    DIE,
    DONE,
    FAVOUR,
    FOREST,
    HOME,
    HOME_REGION,
    OPTION,
    REGION,
    SLOT,
)  # fmt: skip

PLACES: Final = 24  # more than any code of a place of a die
HIGHEST: Final = 6  # the best value of a die
COPY_DROP: Final = 1  # what a die loses on the copy space
VP_OR_AMULET: Final = 1  # the property bonus that lets the owner choose
VP_AND_AMULET: Final = 2


def crowd(g: Bitoku) -> list[int]:
    """How many dice stand on each place, by its code."""
    found = [0] * PLACES
    for player in g.players:
        places = player.places
        found[places[0]] += 1
        found[places[1]] += 1
        found[places[2]] += 1
    return found


def dice_at(g: Bitoku, place: int) -> int:
    """How many dice stand on one place."""
    found = 0
    for player in g.players:
        places = player.places
        for die in range(3):
            if places[die] == place:
                found += 1
    return found


def has_space(g: Bitoku, value: int) -> bool:
    """Whether a die of this value may be placed anywhere in the forest."""
    spaces = g.layout.spaces
    for region in range(5):
        if region != HOME_REGION and dice_at(g, IN_REGION + region) < spaces[region]:
            return True
    lowest = g.layout.home_min
    for space in range(len(lowest)):
        if lowest[space] <= value and not dice_at(g, IN_HOME + space):
            return True
    return False


def may_be_placed(g: Bitoku, die: int) -> bool:
    """Amulets count: reinforcing comes before placing (Q25)."""
    player = g.players[g.seat]
    value = player.values[die]
    amulets = player.amulets
    return has_space(g, min(HIGHEST, value + amulets[0] + 2 * amulets[1] + 3 * amulets[2]))


def best_other(g: Bitoku, seat: int, die: int, region: int) -> int:
    """The highest other die in a region, whoever owns it (Q14); those beyond the river do not count."""
    place = IN_REGION + region
    best = 0
    for other in range(len(g.players)):
        player = g.players[other]
        for each in range(3):
            if player.places[each] == place and player.values[each] > best and (other != seat or each != die):
                best = player.values[each]
    return best


class PlaceDie(Step[Bitoku]):
    """Amulets first, as many as one likes, then the space."""

    def legal(self, g: Bitoku) -> list[int]:
        player = g.players[g.seat]
        value = player.values[g.die]
        options: list[int] = []
        if value < HIGHEST:
            amulets = player.amulets
            for amulet in range(3):
                if amulets[amulet]:
                    options.append(AMULET + amulet)
        spaces = g.layout.spaces
        for region in range(5):
            if region != HOME_REGION and dice_at(g, IN_REGION + region) < spaces[region]:
                options.append(REGION + region)
        lowest = g.layout.home_min
        for space in range(len(lowest)):
            if lowest[space] <= value and not dice_at(g, IN_HOME + space):
                options.append(HOME + g.layout.home_space[space] - 1)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        player = g.players[g.seat]
        die = g.die
        if touch < DIE:
            amulet = touch - AMULET
            player.amulets[amulet] -= 1
            player.values[die] = min(HIGHEST, player.values[die] + amulet + 1)  # what goes beyond is lost
            g.say(happened.AMULET_SPENT, g.seat, amulet + 1, player.values[die])
            g.todo.append(self)
        elif touch < HOME:
            region = touch - REGION
            player.places[die] = IN_REGION + region
            g.here = region
            g.forest_open = True
            g.building_open = True
            g.say(happened.DIE_PLACED, g.seat, player.values[die], region)
            g.todo.append(ACT)
        else:
            visit_home(g, g.layout.home_space.index(touch - HOME + 1))

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"value": g.actor().values[g.die]}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if AMULET <= touch < DIE:
            return text("why-no-amulet" if not g.actor().amulets[touch - AMULET] else "why-die-six")
        if touch == REGION + HOME_REGION:
            return text("why-choose-home-space")
        if REGION <= touch < HOME:
            return text("why-region-full")
        if HOME <= touch < FOREST:
            number = touch - HOME + 1
            if number not in g.layout.home_space:
                return text("why-space-not-here")
            space = g.layout.home_space.index(number)
            taken = dice_at(g, IN_HOME + space) > 0
            return text("why-space-taken" if taken else "why-value", value=g.layout.home_min[space])
        return ""


def visit_home(g: Bitoku, space: int) -> None:
    """Every space of the Home gives its action to any die, without a comparison (Q15)."""
    player = g.players[g.seat]
    player.places[g.die] = IN_HOME + space
    g.here = HOME_REGION
    g.say(happened.DIE_HOME, g.seat, player.values[g.die], g.layout.home_space[space] - 1)
    if g.layout.home_copies[space]:
        player.values[g.die] -= COPY_DROP  # Q26: even if nothing is copied
        g.say(happened.DIE_LOWERED, g.seat, player.values[g.die], g.layout.home_space[space] - 1)
        g.todo.append(COPY)
    else:
        g.todo.append(g.layout.home_parts[space])


def may_do_forest_action(g: Bitoku) -> bool:
    """The comparison with the other dice of the region; the strict variant asks for more (Q22)."""
    player = g.players[g.seat]
    best = best_other(g, g.seat, g.die, g.here)
    value = player.values[g.die]
    if not g.rules.strict_forest:
        return value >= best
    if best == HIGHEST:
        return value == HIGHEST and sum(player.amulets) > 0
    return value > best


class Act(Step[Bitoku]):
    """One forest action and one building action, in either order, both optional."""

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        value = g.players[g.seat].values[g.die]
        if g.forest_open and may_do_forest_action(g):
            options = forest_actions(g, g.here, value)
        if g.building_open:
            first = 4 * HILL_OF_REGION[g.here]
            sites = g.sites
            for site in range(first, first + 4):
                building = sites[site]
                if building >= 0 and may_use_building(g, building, value):
                    options.append(BUILDING + building)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            return
        g.todo.append(self)
        if touch < FAVOUR:
            g.forest_open = False
            do_forest_action(g, g.here, touch - FOREST)
            if g.rules.strict_forest and best_other(g, g.seat, g.die, g.here) == HIGHEST:
                g.todo.append(SPEND_AMULET)
        else:
            g.building_open = False
            use_building(g, touch - BUILDING)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        forest = [touch for touch in g.offered if FOREST <= touch < FAVOUR]
        building = [touch for touch in g.offered if touch >= BUILDING]
        return {
            "open": "both" if forest and building else "building" if building else "forest",
            "region": g.word("in-region", g.here, text),
            "value": g.actor().values[g.die],
        }

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        value = g.actor().values[g.die]
        if FOREST <= touch < FAVOUR:
            if not g.forest_open:
                return text("why-forest-done")
            if not may_do_forest_action(g):
                return text("why-comparison", best=best_other(g, g.seat, g.die, g.here))
            return why_not_forest(g, g.here, touch - FOREST, value, text)
        if BUILDING <= touch < CRYSTAL:
            building = touch - BUILDING
            first = 4 * HILL_OF_REGION[g.here]
            if building not in g.sites[first : first + 4]:
                return text("why-not-built-here")
            if not g.building_open:
                return text("why-building-done")
            if building in g.fresh:
                return text("why-fresh")
            if value < g.printed.building_min[building]:
                return text("why-value", value=g.printed.building_min[building])
            return text("why-building-useless")
        return ""


def may_use_building(g: Bitoku, building: int, value: int) -> bool:
    """Not one built this turn (Q18), and only if at least part of its action can be done (Q20)."""
    if value < g.printed.building_min[building] or (g.fresh and building in g.fresh):
        return False
    return g.printed.building_parts[building].possible(g)


def why_not_forest(g: Bitoku, region: int, action: int, value: int, text: Text) -> str:
    needs = g.printed.forest_min[region][action]
    if value < needs:
        return text("why-value", value=needs)
    return text("why-not-possible", what=g.word("forest-full", action, text))


def forest_actions(g: Bitoku, region: int, value: int) -> list[int]:
    """The forest actions of a region that a die of this value reaches and that do something (Q16)."""
    found: list[int] = []
    needs = g.printed.forest_min[region]
    parts = g.printed.forest_parts[region]
    for action in range(len(needs)):
        if needs[action] <= value and parts[action].possible(g):
            found.append(FOREST + action)
    return found


def do_forest_action(g: Bitoku, region: int, action: int) -> None:
    g.say(happened.FOREST_ACTION, g.seat, action + 1, region)
    g.todo.append(g.printed.forest_parts[region][action])


class SpendAmulet(Step[Bitoku]):
    """Strict forest: against a six, one amulet of any value for this action only; the die stays (D33)."""

    def legal(self, g: Bitoku) -> list[int]:
        return [AMULET + amulet for amulet in range(3) if g.players[g.seat].amulets[amulet]]

    def play(self, g: Bitoku, touch: int) -> None:
        g.players[g.seat].amulets[touch - AMULET] -= 1
        g.say(happened.AMULET_SPENT, g.seat, touch - AMULET + 1, HIGHEST)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-no-amulet") if AMULET <= touch < DIE else ""


def use_building(g: Bitoku, building: int) -> None:
    """The owner gets the property bonus first, from the supply; then the action (Q19)."""
    g.say(happened.BUILDING_ACTION, g.seat, building)
    g.remember(g.seat, ON_BUILDING_ACTION)
    g.todo.append(g.printed.building_parts[building])
    owner = g.owners[g.sites.index(building)]
    if owner < 0 or owner == g.seat:
        return
    bonus = g.printed.building_property[building]
    if owner < g.seats and bonus == VP_OR_AMULET:
        g.spot = owner
        g.todo.append(PROPERTY)
        return
    g.say(happened.PROPERTY, owner, building)
    if owner >= g.seats:  # the Tengu has VP of it, whatever the bonus (E57)
        g.earn(owner, BY_PROPERTY, g.printed.tengu_board["property_vp"])
        return
    g.earn(owner, BY_PROPERTY, 1)
    if bonus == VP_AND_AMULET:
        g.gain_amulet(owner, 1)


class Property(Part[Bitoku]):
    """The owner of the building chooses: 1 VP or a +1 amulet."""

    def run(self, g: Bitoku) -> bool:
        g.seat = g.spot
        g.spot = -1
        g.begin(g.seat, g.chapter())
        g.say(happened.PROPERTY, g.seat, used_building(g, g.seat))
        return True

    def legal(self, g: Bitoku) -> list[int]:
        return [OPTION, OPTION + 1]

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == OPTION:
            g.earn(g.seat, BY_PROPERTY, 1)
        else:
            g.gain_amulet(g.seat, 1)
        owner = g.seat
        g.seat = g.turn
        g.begin(g.seat, g.chapter())
        g.say(happened.RESUMED, g.seat, used_building(g, owner))

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if touch == OPTION:
            return text("effect-vp", count=1)
        return text("effect-amulet1", count=1) if touch == OPTION + 1 else ""


def used_building(g: Bitoku, owner: int) -> int:
    """The building of this owner whose action waits until the bonus is chosen."""
    first = 4 * HILL_OF_REGION[g.here]
    parts = g.printed.building_parts
    found = [g.sites[site] for site in range(first, first + 4) if g.owners[site] == owner]
    return next(building for building in found if parts[building] is g.todo[-1])


# The copy space of the two-player board.


class Copy(Step[Bitoku]):
    """Whose forest action to copy: any other player's die in the forest, or none (Q27, Q28, Q31)."""

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        elsewhere = g.clone()
        for seat in range(len(g.players)):
            if seat == g.seat:
                continue
            for die in range(3):
                if may_copy(g, elsewhere, seat, die):
                    options.append(DIE + 3 * seat + die)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            return
        g.copied = touch - DIE
        owner = g.players[g.copied // 3]
        place = owner.places[g.copied % 3]
        region = HOME_REGION if place >= IN_HOME else place - IN_REGION
        g.say(happened.COPIED, g.seat, g.copied, happened.REGION_AND_VALUE * region + owner.values[g.copied % 3])
        if place >= IN_HOME:
            g.todo.append(g.layout.home_parts[place - IN_HOME])
        else:
            g.here = place - IN_REGION
            g.todo.append(COPY_ACTION)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not DIE <= touch < SLOT:
            return ""
        seat = (touch - DIE) // 3
        return text("why-copy-own" if seat == g.seat else "why-cannot-copy")


def may_copy(g: Bitoku, elsewhere: Bitoku, seat: int, die: int) -> bool:
    """Whether a die can be copied. What is possible may hang on its region, so that is asked of a copy of the game."""
    player = g.players[seat]
    place = player.places[die]
    if place <= UNLOCKED:
        return False
    if place < IN_HOME:
        region = place - IN_REGION
        value = player.values[die]
        if g.rules.copy_compares:
            best = best_other(g, seat, die, region)
            if value < best or (g.rules.strict_forest and value == best):
                return False
        elsewhere.here = region
        return len(forest_actions(elsewhere, region, value)) > 0
    if not g.rules.copy_home or place >= IN_HOME + len(g.layout.home_space):
        return False
    return g.layout.home_parts[place - IN_HOME].possible(g)  # a space that copies has nothing of its own to copy


class CopyAction(Step[Bitoku]):
    """Any option that the copied die's value reaches; no building action (Q29, Q30)."""

    def legal(self, g: Bitoku) -> list[int]:
        options = forest_actions(g, g.here, g.players[g.copied // 3].values[g.copied % 3])
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            do_forest_action(g, g.here, touch - FOREST)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        value = g.players[g.copied // 3].values[g.copied % 3]
        return {"region": g.word("in-region", g.here, text), "value": value}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not FOREST <= touch < FAVOUR:
            return ""
        value = g.players[g.copied // 3].values[g.copied % 3]
        return why_not_forest(g, g.here, touch - FOREST, value, text)


assert PROPERTIES[VP_OR_AMULET] == "vp / amulet1"

PLACE_DIE: Final = PlaceDie("place die", "ask-place-die")
ACT: Final = Act("act", "ask-act")
SPEND_AMULET: Final = SpendAmulet("spend amulet", "ask-spend-amulet")
PROPERTY: Final = Property("property", "ask-property")
COPY: Final = Copy("copy", "ask-copy")
COPY_ACTION: Final = CopyAction("copy action", "ask-copy-action")

STEPS: Final = (PLACE_DIE, ACT, SPEND_AMULET, PROPERTY, COPY, COPY_ACTION)
