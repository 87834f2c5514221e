"""How good a position of IKI looks for a seat, in points: the judgement of the greedy bot.

What the final count would give counts in full. The rest is hope: the salaries of the paydays to come, what
goods and tokens will buy, and the fires that may spoil it. Only things that everybody sees are looked at. Inside
an effect the position is judged as after the best answers, so that half a purchase is worth what all of it is.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.effects import Choice, Effect, parse
from ennichi.kernel.worth import Worth

from .awards import total
from .building import buildable
from .business import BUSINESS
from .components import (
    BOAT_USED,
    FED,
    FIRE,
    HARMONY,
    HIRE_FIRE,
    HIRE_SPECIAL,
    IKI,
    KOBAN,
    LAP,
    MEET,
    MON,
    MONTHS,
    NO_HIRE,
    NOUNS,
    PASS,
    PAYDAY,
    PLACE,
    RETIRE,
    RICE,
    SANDAL,
    TRADE,
    WOOD,
)
from .deeds import NOTHING
from .lifestyle import CHOOSE_IKIZAMA
from .payday import fullest_type, harmony_gains
from .purchases import FISH_KIND, PIPE_KIND, POUCH_KIND, cheapest, may_buy
from .scoring import fish_points, things_of, tobacco_points
from .state import FIRST_BUILDING, NEW_YEAR_MONTH, Iki, Player
from .street import MOVE, space_ahead
from .vocabulary import BOAT, BUILDING, IKIZAMA
from .weights import W

HOARD: Final = 9  # mons above this are worth half
GOOD_PARTS: Final = ("mon", "rice", "sandal", "wood", "koban")  # what the parts are called


# Lasting abilities, a month each: by trigger.
ABILITY: Final = {MEET: 0.3, NO_HIRE: 0.3, RETIRE: 0.25, HIRE_SPECIAL: 0.12, LAP: 0.3, PLACE: 0.3, BOAT_USED: 0.6}

DEEPEST: Final = 2  # answers looked at one after the other inside an effect
NOUN_WORTH: Final = {"xp": 1.3, "swap": 0.4, "salary": 2.5, "run": 0.4, "boat": 1.0, "hire": 2.0}


def evaluate(g: Iki, seat: int) -> float:
    if g.over:
        return final_worth(g, seat)
    step = g.todo[-1]
    if g.seat == seat and g.turn == seat and step is not BUSINESS and step is not MOVE:
        return best_answer(g, seat, 0)
    return judge(g, seat)


def best_answer(g: Iki, seat: int, depth: int) -> float:
    """The worth after the best answers to what an effect still asks."""
    best = -1000.0
    for touch in g.offered:
        tried = g.clone()
        tried.play(touch)
        inside = not tried.over and tried.seat == seat and tried.turn == seat and tried.todo[-1] is not BUSINESS
        if inside and depth < DEEPEST and tried.todo[-1] is not MOVE and tried.reveals == g.reveals:
            worth = best_answer(tried, seat, depth + 1)
        else:
            worth = judge(tried, seat)
        if worth > best:
            best = worth
    return best


def final_worth(g: Iki, seat: int) -> float:
    place = g.power.index(seat)
    return float(g.scores()[seat]) - 0.01 * place


def judge(g: Iki, seat: int) -> float:
    player = g.players[seat]
    months = months_left(g)
    counts = things_of(g, seat)
    worth = float(player.iki)
    worth += type_worth(g, counts, months)
    worth += fish_points(g, player) + tobacco_points(g, player, counts)
    worth += goods_worth(g, seat, player, months)
    worth += staff_worth(g, seat, player, months)
    worth += building_worth(g, seat, counts, months)
    worth += track_worth(g, player)
    worth += token_worth(g, seat, player, counts, months)
    if g.month < NEW_YEAR_MONTH:
        worth += lane_worth(g, seat, player)
        worth += W.kobun * player.kobuns * min(1.0, months / 6.0)
        if player.space >= 0:
            worth += W.street * player.space * len(g.own_characters(seat))
    return worth


def parts(g: Iki, seat: int) -> list[Worth]:
    """What `judge` adds up, by name, as the position stands."""
    if g.over:
        return [Worth("points", final_worth(g, seat), float(g.scores()[seat]))]
    printed = g.printed
    player = g.players[seat]
    months = months_left(g)
    paydays = paydays_left(g)
    counts = things_of(g, seat)
    fires = fires_left(g)
    track = float(player.iki)
    fish = float(fish_points(g, player))
    tobacco = float(tobacco_points(g, player, counts))
    found = [
        Worth("points", track, track),
        Worth("types", type_worth(g, counts, months), float(printed.type_set[counts[0]])),
        Worth("fish", fish, fish),
        Worth("tobacco", tobacco, tobacco),
        Worth("fire", fire_worth(g, player, fires)),
        Worth("trade", trade_worth(g, player, fires)),
        Worth("harmony", harmony_worth(g, seat, paydays)),
        Worth("tokens", special_worth(g, seat, player, months)),
    ]
    for good in range(len(W.worth)):
        count = player.goods[good]
        scored = 0
        if good == KOBAN:
            scored = printed.koban_points * count
        elif good == WOOD:
            scored = printed.wood_points * count
        elif good == MON:
            scored = count // printed.mon_per_iki
        worth = one_good_worth(g, seat, good, count, months)
        found.append(Worth(GOOD_PARTS[good], worth, float(scored), amount=count))
    for card in player.retired:
        found.append(Worth("character", pension_worth(g, card, paydays), 0.0, "of-character", card))
    for stall in g.own_characters(seat):
        worth = character_worth(g, stall, paydays, months)
        found.append(Worth("character", worth, 0.0, "of-character", g.stalls[stall]))
    for building in g.own_buildings(seat):
        end = float(total(printed.building_end[building], counts))
        worth = end + ability_worth(g, seat, building, paydays, months)
        found.append(Worth("building", worth, end, "of-building", building))
    for celebrity in player.celebrities:
        end = float(total(printed.celebrity_end[celebrity], counts))
        worth = end + celebrity_worth(g, celebrity, months)
        found.append(Worth("celebrity", worth, end, "of-celebrity", celebrity))
    if g.month < NEW_YEAR_MONTH:
        lane, goal = lane_goal(g, seat, player)
        if goal >= 0:
            found.append(Worth("lane", lane, 0.0, "to-space", goal))
        else:
            found.append(Worth("no-lane", lane))
        found.append(Worth("kobuns", W.kobun * player.kobuns * min(1.0, months / 6.0)))
        if player.space >= 0:
            found.append(Worth("street", W.street * player.space * len(g.own_characters(seat))))
    return found


def months_left(g: Iki) -> int:
    return max(0, MONTHS - max(g.month, 0))


def paydays_left(g: Iki) -> int:
    """Paydays still to come; the one of this month is over once the food is asked for."""
    return len([month for month in range(max(g.month, 0), MONTHS) if g.printed.paydays[month]])


def type_worth(g: Iki, counts: list[int], months: int) -> float:
    table = g.printed.type_set
    types = counts[0]
    worth = float(table[types])
    if types + 1 < len(table) and months:
        worth += W.next_type * (table[types + 1] - table[types]) * min(1.0, months / 6.0)
    return worth


def goods_worth(g: Iki, seat: int, player: Player, months: int) -> float:
    worth = 0.0
    for good in range(len(W.worth)):
        worth += one_good_worth(g, seat, good, player.goods[good], months)
    return worth


def one_good_worth(g: Iki, seat: int, good: int, count: int, months: int) -> float:
    early = min(1.0, months / W.few_months)
    each = early * W.worth[good] + (1.0 - early) * W.at_the_end[good]
    if good == MON:
        return each * min(count, HOARD) + 0.5 * each * max(0, count - HOARD)
    if good == RICE:
        mouths = len(g.own_characters(seat)) if g.month < MONTHS else 0
        eaten = min(count, mouths)
        return meal_worth(g) * eaten + each * min(count - eaten, 4)
    if good == SANDAL:
        return each * min(count, 4) + 0.3 * each * max(0, count - 4)
    if good == WOOD:
        return each * min(count, 4) + 0.75 * (count - min(count, 4))
    return each * count


def meal_worth(g: Iki) -> float:
    return W.meal + W.meal_soon * (max(g.month, 0) % 3)


def staff_worth(g: Iki, seat: int, player: Player, months: int) -> float:
    """Salaries of the paydays to come, food, harmony, and the way to retirement."""
    paydays = paydays_left(g)
    worth = 0.0
    for card in player.retired:
        worth += pension_worth(g, card, paydays)
    for stall in g.own_characters(seat):
        worth += character_worth(g, stall, paydays, months)
    return worth + harmony_worth(g, seat, paydays)


def pension_worth(g: Iki, card: int, paydays: int) -> float:
    levels = g.rules.salary[card]
    return paydays * plain_worth(levels[-1]) if levels else 0.0


def character_worth(g: Iki, stall: int, paydays: int, months: int) -> float:
    card = g.stalls[stall]
    needed = g.printed.xp_needed[card]
    levels = g.rules.salary[card]
    at = float(g.xp[stall])
    chance = 1.0
    worth = 0.0
    for payday in range(paydays):
        if payday:
            at += W.steps_a_payday
            chance *= W.later_payday
        if levels:
            level = min(int(at), needed - 1)
            worth += chance * plain_worth(levels[level])
        if at < needed:
            worth -= chance * W.food
    if months:
        worth += W.experience * g.xp[stall] * min(1.0, months / 4.0)
    if not levels and months:
        worth += 0.4 * g.xp[stall] * token_hope(g, card, months)
    return worth


def harmony_worth(g: Iki, seat: int, paydays: int) -> float:
    if not paydays:
        return 0.0
    gain = harmony_gains(g)[seat]
    if g.building_with(seat, HARMONY) >= 0:
        gain *= 2
    return gain * (1.0 + W.harmony_hope * (paydays - 1))


def token_hope(g: Iki, card: int, months: int) -> float:
    token = g.printed.character_token[card]
    return W.tokens[token] * months + W.single_use[token]


def plain_worth(amounts: list[int]) -> float:
    """A plain gain at the usual rates."""
    worth = 0.0
    i = 0
    while i < len(amounts):
        what = amounts[i]
        if what < len(W.worth):
            worth += W.worth[what] * amounts[i + 1]
        elif what == IKI:
            worth += amounts[i + 1]
        elif what == FIRE:
            worth += (W.step_of_fire + W.defence) * amounts[i + 1]
        elif what == TRADE:
            worth += W.step_of_trade * amounts[i + 1]
        i += 2
    return worth


def building_worth(g: Iki, seat: int, counts: list[int], months: int) -> float:
    worth = 0.0
    paydays = paydays_left(g)
    for building in g.own_buildings(seat):
        worth += total(g.printed.building_end[building], counts)
        worth += ability_worth(g, seat, building, paydays, months)
    return worth


def ability_worth(g: Iki, seat: int, building: int, paydays: int, months: int) -> float:
    """What a building still does before the end."""
    trigger = g.printed.building_trigger[building]
    gain = g.printed.building_gain[building]
    if trigger == FED:
        return 2.5 * paydays * plain_worth(gain)
    if trigger == PAYDAY:
        return paydays * plain_worth(gain) * fullest_type(g, seat)
    if trigger == HIRE_FIRE:
        return W.hire_with_fire * max(0, months - 1)
    if trigger == PASS:
        return W.tea * months
    if trigger == HARMONY:
        return 3.0 * paydays
    if trigger == BOAT_USED:
        return ABILITY[BOAT_USED] * months
    return 0.0


def track_worth(g: Iki, player: Player) -> float:
    """Firefighting up to what the next fires will ask, trade up to the incomes that it brings."""
    fires = fires_left(g)
    return fire_worth(g, player, fires) + trade_worth(g, player, fires)


def fires_left(g: Iki) -> list[int]:
    """The months of the fires to come."""
    return [month for month in range(max(g.month, 0), MONTHS) if g.rules.fires[month]]


def fire_worth(g: Iki, player: Player, fires: list[int]) -> float:
    worth = W.step_of_fire * player.fire if g.month < MONTHS else 0.0
    for number, month in enumerate(fires):
        reached = min(player.fire, g.rules.fires[month])
        worth += W.defence * reached / (1.0 + number)
    return worth


def trade_worth(g: Iki, player: Player, fires: list[int]) -> float:
    if not g.rules.akebono:
        return 0.0
    worth = 0.0
    left = len(fires)
    for i in range(len(g.printed.trade_spaces)):
        if player.trade >= g.printed.trade_spaces[i]:
            worth += left * plain_worth(g.printed.trade_gains[i])
    return worth + W.step_of_trade * player.trade if left else worth


def token_worth(g: Iki, seat: int, player: Player, counts: list[int], months: int) -> float:
    worth = special_worth(g, seat, player, months)
    for celebrity in player.celebrities:
        worth += total(g.printed.celebrity_end[celebrity], counts) + celebrity_worth(g, celebrity, months)
    return worth


def special_worth(g: Iki, seat: int, player: Player, months: int) -> float:
    """Tokens of special characters, tickets, a first pipe, boats."""
    worth = 0.0
    for token in player.specials:
        worth += W.tokens[token] * months
        if months:
            worth += W.single_use[token]
    if months:
        worth += W.ticket * g.tickets.count(seat)
        worth += 0.9 * min(len(player.pipes), 1) * (months > 2)
    return worth + 0.4 * g.boats_of(seat) * (months > 1)


def celebrity_worth(g: Iki, celebrity: int, months: int) -> float:
    """What a celebrity still does before the end."""
    trigger = g.printed.celebrity_trigger[celebrity]
    return 0.4 + (ABILITY[trigger] * months if trigger in ABILITY else 0.0)


# Way of Life: what the space of the Ikizama promises.


def lane_worth(g: Iki, seat: int, player: Player) -> float:
    worth, _ = lane_goal(g, seat, player)
    return worth


def lane_goal(g: Iki, seat: int, player: Player) -> tuple[float, int]:
    """With the space that promises most, or -1."""
    if seat not in g.ikizama or g.turn == seat:
        return 0.0, -1
    return lane_hope(g, seat, player, g.ikizama.index(seat))


def chances(g: Iki, seat: int) -> list[Worth]:
    """The free spaces of the Ikizama, for a seat that has still to choose one."""
    if g.over or g.todo[-1] is not CHOOSE_IKIZAMA or seat not in g.order[g.asked :]:
        return []
    asked = g.clone()
    asked.seat = seat  # what it could buy hangs on its own money
    found: list[Worth] = []
    for touch in CHOOSE_IKIZAMA.legal(g):
        hope, _ = lane_hope(asked, seat, g.players[seat], touch - IKIZAMA)
        found.append(Worth("ikizama", hope, 0.0, "ikizama", touch - IKIZAMA))
    return found


def lane_hope(g: Iki, seat: int, player: Player, lane: int) -> tuple[float, int]:
    """What a space of the Ikizama promises, with the space of the street that promises most, or -1."""
    worth = -W.lane * lane + (W.first_lane if lane == 0 else W.income)
    best = 0.0
    goal = -1
    for steps in g.printed.ikizama_steps[lane]:
        for more in range(min(player.goods[SANDAL], 2) + 1):
            space = space_ahead(g, player.space, steps + more)
            here = visit_worth(g, seat, space) - more * W.worth[SANDAL]
            if 0 <= player.space > space:
                here += W.experience * len(g.own_characters(seat))
            if here > best:
                best = here
                goal = space
    return worth + best, goal


def visit_worth(g: Iki, seat: int, space: int) -> float:
    """Roughly what business on a space brings: its shop and the best of its characters."""
    best = 0.0
    for stall in g.rules.town.stalls_of[space]:
        card = g.stalls[stall]
        if 0 <= card < FIRST_BUILDING:
            worth = text_worth(g, seat, g.printed.skills[card])
            if g.owners[stall] >= 0 and g.owners[stall] != seat:
                worth -= W.anothers
            if worth > best:
                best = worth
    return best + max(0.0, text_worth(g, seat, g.rules.shop_effects[space]))


def text_worth(g: Iki, seat: int, text: str) -> float:
    """The best option of an effect, by a glance at its nouns."""
    best = 0.0
    effect = PARSED.get(text)
    if effect is None:
        effect = parse(text, NOUNS)
        PARSED[text] = effect
    for option in effect.options:
        worth = option_worth(g, seat, option)
        if worth > best:
            best = worth
    return best


def option_worth(g: Iki, seat: int, option: Choice) -> float:
    player = g.players[seat]
    worth = 0.0
    for term in option.cost:
        if term.noun in GOOD_NUMBER:
            good = GOOD_NUMBER[term.noun]
            if player.goods[good] < term.count:
                return 0.0
            worth -= W.worth[good] * term.count
        elif term.noun == "iki":
            worth -= term.count
        else:
            worth -= 1.0
    for term in option.gain:
        if term.noun == "rice":
            hungry = len(g.own_characters(seat)) - player.goods[RICE]
            meals = max(0, min(term.count, hungry))
            worth += meal_worth(g) * meals + W.worth[RICE] * (term.count - meals)
        elif term.noun in GOOD_NUMBER:
            worth += W.worth[GOOD_NUMBER[term.noun]] * term.count
        elif term.noun == "iki":
            worth += term.count
        elif term.noun == "fire":
            worth += (W.step_of_fire + W.defence) * term.count
        elif term.noun == "trade":
            worth += W.step_of_trade * term.count
        elif term.noun == "fish":
            worth += purchase_hope(g, FISH_KIND)
        elif term.noun == "pipe":
            worth += purchase_hope(g, PIPE_KIND)
        elif term.noun == "pouch":
            worth += purchase_hope(g, POUCH_KIND)
        elif term.noun == "build":
            worth += build_hope(g)
        elif term.noun == "celebrity":
            worth += 2.0 if g.met_here else 0.0
        else:
            worth += NOUN_WORTH.get(term.noun, 0.5)
    return worth


PARSED: Final[dict[str, Effect]] = {}
GOOD_NUMBER: Final = {"mon": MON, "rice": RICE, "sandal": SANDAL, "wood": WOOD, "koban": KOBAN}


def purchase_hope(g: Iki, kind: int) -> float:
    price = cheapest(g, kind)
    if price < 0 or price > g.players[g.seat].goods[MON] or not may_buy(g, kind):
        return 0.0
    return max(0.0, W.hopes[kind] - 0.3 * price)


def build_hope(g: Iki) -> float:
    """The best building that can be paid now, less what it costs."""
    best = 0.0
    counts = things_of(g, g.seat)
    for touch in buildable(g, -1, NOTHING):
        worth = 1.5
        if BUILDING <= touch < BOAT:
            building = touch - BUILDING
            worth = float(total(g.printed.building_end[building], counts))
            for good in range(len(W.worth)):
                worth -= W.worth[good] * g.printed.building_cost[building][good]
        if worth > best:
            best = worth
    return best
