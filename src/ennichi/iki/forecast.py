"""What the next fire and the next payday would bring if nothing changed until then."""

from __future__ import annotations

from ennichi.kernel.game import Step

from .components import AVOID_FIRE, BURN, DOCTOR, FED, HARMONY, MONTHS, PAYDAY, PLAIN, RICE
from .fire import FIRE
from .month_end import CLOSE_MONTH
from .payday import PAYDAY_STEP, add_amounts, fullest_type, harmony_by_stall, salary_of
from .shapes import Amount, Fate, FireAhead, FireInStall, Forecast, Pay, PaydayAhead
from .state import FIRST_BUILDING, Iki
from .vocabulary import STALL


def forecast(g: Iki) -> Forecast:
    names = g.header.box.vocabulary.names
    return {"fire": fire_ahead(g, names), "payday": payday_ahead(g, names)}


def next_month(g: Iki, marked: list[bool], steps: list[Step[Iki]]) -> int:
    """The next marked month, or -1. This month counts while one of the steps that bring it about is still to come."""
    first = g.month
    if first < 0:
        first = 0
    elif not [step for step in steps if step in g.todo]:
        first += 1
    for month in range(first, MONTHS):
        if marked[month]:
            return month
    return -1


# The fire.


def fire_ahead(g: Iki, names: list[str]) -> FireAhead | None:
    month = next_month(g, [strength > 0 for strength in g.rules.fires], [FIRE])
    if month < 0:
        return None
    strength = g.rules.fires[month]
    stalls: dict[str, FireInStall] = {}
    for nagaya in g.rules.town.nagayas:
        stopped = False
        for place in range(len(nagaya)):
            stall = nagaya[place]
            fate: Fate = "safe" if stopped else fate_of(g, stall, strength - place)
            stopped = stopped or fate == "stops"
            stalls[names[STALL + stall]] = {"strength": strength - place, "fate": fate}
    return {"month": month + 1, "strength": strength, "stalls": stalls}


def fate_of(g: Iki, stall: int, strength: int) -> Fate:
    """What a fire does in a stall that it reaches."""
    card = g.stalls[stall]
    owner = g.owners[stall]
    if card < 0:
        return "safe"
    if owner < 0:
        return "burns"
    if g.players[owner].fire >= strength:
        return "stops"
    if card >= FIRST_BUILDING:
        return "saved" if g.met_with(owner, BURN) >= 0 else "burns"
    specials = g.players[owner].specials
    return "saved" if AVOID_FIRE in specials or DOCTOR in specials else "burns"


# Payday.


def payday_ahead(g: Iki, names: list[str]) -> PaydayAhead | None:
    month = next_month(g, g.printed.paydays, [CLOSE_MONTH, PAYDAY_STEP])
    if month < 0:
        return None
    harmony = harmony_by_stall(g)
    for stall in g.rules.town.stalls:
        if harmony[stall] and g.building_with(g.owners[stall], HARMONY) >= 0:
            harmony[stall] *= 2
    return {
        "month": month + 1,
        "stalls": {names[STALL + stall]: harmony[stall] for stall in g.rules.town.stalls if harmony[stall]},
        "players": [pay_of(g, seat, harmony) for seat in range(len(g.players))],
    }


def pay_of(g: Iki, seat: int, harmony: list[int]) -> Pay:
    """A player's payday: what is earned, who must be fed, for how many the rice will not do, and what meals earn."""
    total = [0] * len(PLAIN)
    add_amounts(total, salary_of(g, seat))
    villa = g.building_with(seat, PAYDAY)
    if villa >= 0:
        add_times(total, g.printed.building_gain[g.stalls[villa] - FIRST_BUILDING], fullest_type(g, seat))
    mouths = len(g.own_characters(seat))
    meals = min(mouths, g.players[seat].goods[RICE] + total[RICE])
    feast = [0] * len(PLAIN)
    farmhouse = g.building_with(seat, FED)
    if farmhouse >= 0:
        add_times(feast, g.printed.building_gain[g.stalls[farmhouse] - FIRST_BUILDING], meals)
    return {
        "salary": pairs(total),
        "harmony": sum([harmony[stall] for stall in g.rules.town.stalls if g.owners[stall] == seat]),
        "rice": mouths,
        "short": mouths - meals,
        "meals": pairs(feast),
    }


def add_times(total: list[int], amounts: list[int], times: int) -> None:
    for _ in range(times):
        add_amounts(total, amounts)


def pairs(total: list[int]) -> list[Amount]:
    return [[what, total[what]] for what in range(len(total)) if total[what]]
