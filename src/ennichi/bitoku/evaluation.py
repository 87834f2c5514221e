"""How good a position of Bitoku looks for a seat, in points: the judgement of the greedy bot.

What is scored counts in full. The rest is hope: what goods, cards, dice, crystals, pilgrims, spirits and visions will
still bring in the time that is left, and what the actions that are under way are worth. Everything that an effect may
give has one price in points, so that whatever is printed can be weighed.
"""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.compile import Part, Pick
from ennichi.kernel.worth import Worth

from .buildings import CHOOSE_SITE, Build
from .cards import KEEP_BITOKU, KEEP_YOKAI, Draw, Obtain, SeeVisions
from .components import DREAM, INGENUITY, WILD_MITAMA, WILD_YOKAI
from .crystals import CHOOSE_SOCKET, Crystal
from .effects import AllOf, PaidFor
from .forest import ACT, COPY, COPY_ACTION, PLACE_DIE, dice_at, forest_actions, may_do_forest_action, may_use_building
from .goods import PAY, AnyResource, Goods, PayPrice
from .holdings import bitoku_types, items_of, virtue_points
from .kodamas import KodamaHere, MoveKodama, PushKodama
from .paths import CHOOSE_WAY, MovePoints
from .river import CHOOSE_FAVOUR, COVER_FAVOUR, TWO_OF_FOUR
from .rocks import SeatPilgrim, TakeRock
from .scoring import (
    MITAMA_FAMILY,
    YOKAI_FAMILY,
    fate,
    item_counts,
    items_on,
    lines_of,
    pilgrims_beside,
    rock_points_by_place,
    treasure,
    type_worth,
    vision_points,
)  # fmt: skip
from .spirits import Dragonfly, Mitama, SettleDragonfly, SettleMitama
from .state import (
    ASCENSION,
    BEYOND,
    CARD,
    IN_HOME,
    IN_REGION,
    SPRING,
    SUMMER,
    UNLOCKED,
    WINTER,
    Bitoku,
    Player,
    total,
)  # fmt: skip
from .summer import CHOOSE_SLOT, PLAYED, Unlock
from .vocabulary import FOREST, HOME_REGION
from .weights import WORTH, W

HOARD: Final = 5  # resources above this are worth less


def evaluate(g: Bitoku, seat: int) -> float:
    if g.over:
        return float(sum(lines_of(g, seat, seat).values()))
    if g.seat == seat and g.todo[-1] in CLOSING:
        return best_completion(g, seat)
    return judge(g, seat)


# Decisions that only finish what was begun: judged by their best answer.
CLOSING: Final = (CHOOSE_SITE, CHOOSE_SOCKET, PAY, CHOOSE_WAY, KEEP_YOKAI, KEEP_BITOKU, COVER_FAVOUR)


def best_completion(g: Bitoku, seat: int) -> float:
    best = -1000.0
    for touch in g.offered:
        tried = g.clone()
        tried.play(touch)
        value = evaluate(tried, seat)
        if value > best:
            best = value
    return best


def judge(g: Bitoku, seat: int) -> float:
    player = g.players[seat]
    later = float(g.printed.rounds - 1 - g.round)  # whole rounds after this one
    now = share_of_round_left(g, player)
    time = later + now
    value = (
        float(player.total() + fate(g, player))
        + goods_worth(player, time)
        + dice_worth(g, player, later)
        + card_worth(g, seat, player, later)
        + crystal_worth(g, player, later)
        + path_worth(g, player, time)
        + bitoku_worth(g, player, time)
        + spirit_worth(g, player, time)
        + kodama_worth(g, seat, time)
        + rock_worth(g, seat, player, time)
        + vision_worth(g, player, time)
        + W.property * player.built * time
        + order_worth(g, seat)
    )
    if g.turn == seat:
        value += pending_worth(g)
    return value


def parts(g: Bitoku, seat: int) -> list[Worth]:
    """What `judge` adds up, by name, as the position stands."""
    if g.over:
        score = float(sum(lines_of(g, seat, seat).values()))
        return [Worth("points", score, score)]
    player = g.players[seat]
    later = float(g.printed.rounds - 1 - g.round)
    time = later + share_of_round_left(g, player)
    track = float(player.total() + fate(g, player))
    deck, hand, virtues = card_worths(g, seat, player, later)
    types = float(g.printed.bitoku_set[bitoku_types(g, player)])
    first = float(g.printed.first_vp) if g.order[0] == seat else 0.0
    found = [
        Worth("points", track, track),
        Worth("resources", resource_worth(player, time), amount=total(player.resources)),
        Worth("amulets", amulet_worth(player, time), amount=total(player.amulets)),
        Worth("strength", strength_worth(player, later)),
        Worth("actions", action_worth(g, player)),
        Worth("deck", deck),
        Worth("hand", hand),
        Worth("virtues", virtues),
        Worth("paths", path_worth(g, player, time)),
        Worth("bitoku", bitoku_worth(g, player, time), types),
        Worth("spirits", spirit_worth(g, player, time)),
        Worth("rocks", rock_worth(g, seat, player, time), float(total(rock_points_by_place(g, seat, seat)))),
        Worth("visions", vision_worth(g, player, time), float(vision_points(g, player))),
        Worth("buildings", W.property * player.built * time),
        Worth("order", order_worth(g, seat), first),
    ]
    for socket in range(len(player.sockets)):
        if player.sockets[socket] >= 0:
            worth = one_crystal_worth(g, player, socket, later)
            found.append(Worth("crystal", worth, 0.0, "crystal-short", player.sockets[socket]))
    for region in range(5):
        worth = one_kodama_worth(g, seat, region, time)
        found.append(Worth("treasure", worth, float(treasure(g, region, seat)), "of-region", region))
    if g.turn == seat:
        found.append(Worth("under-way", pending_worth(g)))
    return found


def share_of_round_left(g: Bitoku, player: Player) -> float:
    if g.phase == SPRING:
        return 1.0
    if g.phase != SUMMER:
        return 0.0
    open_slots = free_slots(player)
    on_board = 0
    for place in player.places:
        if place <= UNLOCKED:
            on_board += 1
    return (open_slots + on_board) / 6.0


def free_slots(player: Player) -> int:
    count = 0
    for card in player.slots:
        if card < 0:
            count += 1
    return count


def goods_worth(player: Player, time: float) -> float:
    return resource_worth(player, time) + amulet_worth(player, time)


def resource_worth(player: Player, time: float) -> float:
    held = total(player.resources)
    ready = min(1.0, time / 0.7)
    worth = W.resource * min(held, HOARD) + W.of_a_hoard * max(0, held - HOARD)
    kinds = 0
    for each in player.resources:
        if each:
            kinds += 1
    return worth * ready + W.homage * held * (1.0 - ready) + 0.15 * kinds * ready


def amulet_worth(player: Player, time: float) -> float:
    amulets = 0.0
    for amulet in range(3):
        amulets += player.amulets[amulet] * W.amulet_price[amulet]
    return amulets * min(1.0, time)


def dice_worth(g: Bitoku, player: Player, later: float) -> float:
    """Actions still to take this round, and strength for the rounds to come and the homage."""
    return strength_worth(player, later) + action_worth(g, player)


def strength_worth(player: Player, later: float) -> float:
    return (W.pip * later + W.homage) * total(player.values)


def action_worth(g: Bitoku, player: Player) -> float:
    worth = 0.0
    if g.phase > SUMMER:
        return worth
    for die in range(3):
        place = player.places[die]
        if place <= UNLOCKED:
            worth += W.die_action[player.values[die]] + W.may_cross
        elif place < IN_HOME and player.values[die] >= g.printed.crossing_needs:
            area = g.layout.area_of_region[place - IN_REGION]
            if dice_at(g, BEYOND + area) < g.layout.area_spaces[area]:
                worth += W.may_cross
    return worth


def card_worth(g: Bitoku, seat: int, player: Player, later: float) -> float:
    deck, hand, virtues = card_worths(g, seat, player, later)
    return deck + hand + virtues


def card_worths(g: Bitoku, seat: int, player: Player, later: float) -> tuple[float, float, float]:
    """The deck for later rounds, cards to play this round, and virtues."""
    uses = 0.0
    in_use = player.cards()
    for card in player.deck:
        uses += yokai_worth(g, card)
    for card in player.discard:
        uses += yokai_worth(g, card)
    hand: list[float] = []
    in_hand = 0.0
    for held in player.hand:
        hand.append(yokai_worth(g, held & CARD))
        in_hand += hand[-1]
    for held in player.aside:
        hand.append(yokai_worth(g, held & CARD))
        in_hand += hand[-1]
    uses += in_hand
    best_virtue = 0
    for card in player.slots:
        if card >= 0:
            uses += yokai_worth(g, card)
            best_virtue = max(best_virtue, virtue_points(g, seat, card))
    deck = W.card_use * 3.0 * later * uses / max(1, in_use)
    to_play = W.in_hand * sum_of_best(hand, free_slots(player)) if g.phase <= SUMMER else 0.0
    virtues = W.virtue_now * best_virtue if g.phase <= WINTER and in_use > 4 else 0.0
    extra = min(float(in_use - 4), later + 1.0)
    return deck, to_play, virtues + W.virtue_later * max(0.0, extra - (1.0 if best_virtue else 0.0))


def sum_of_best(numbers: list[float], count: int) -> float:
    """The sum of so many of the highest numbers, which is at most three."""
    first = second = third = 0.0
    for number in numbers:
        if number > first:
            third = second
            second = first
            first = number
        elif number > second:
            third = second
            second = number
        elif number > third:
            third = number
    if not count:
        return 0.0
    return first if count == 1 else first + second if count == 2 else first + second + third


def yokai_worth(g: Bitoku, card: int) -> float:
    return worth_of(g.printed.yokai_parts[card])


def crystal_worth(g: Bitoku, player: Player, later: float) -> float:
    """Dream crystals pay once more a spring and at the ascension, ingenuity ones once a round on their space."""
    worth = 0.0
    for socket in range(len(player.sockets)):
        if player.sockets[socket] >= 0:
            worth += one_crystal_worth(g, player, socket, later)
    return worth


def one_crystal_worth(g: Bitoku, player: Player, socket: int, later: float) -> float:
    crystal = player.sockets[socket]
    colour = g.printed.crystal_colour[crystal]
    if colour == DREAM:
        times = later + (0.0 if g.phase == ASCENSION else 0.4)
        return W.dream_use * times * worth_of(g.printed.crystal_parts[crystal])
    if colour == INGENUITY:
        times = later
        if g.phase <= SUMMER and player.slots[g.printed.socket_slot[socket]] < 0:
            times += 1.0
        return W.ingenuity_use * times * worth_of(g.printed.crystal_parts[crystal])
    trigger = g.printed.crystal_trigger[crystal]
    return (later + 0.4) * W.memory_use[trigger] * g.printed.crystal_vp[crystal]


def path_worth(g: Bitoku, player: Player, time: float) -> float:
    """Pilgrims awake and on their way: the best goal they can reach, less the steps."""
    ready = min(1.0, time / W.turns_to_walk)
    worth = ready * (W.awake * min(player.awake, 3) + W.awake_spare * max(0, player.awake - 3))
    for fork in range(len(g.layout.forks)):
        if player.forks >> fork & 1 and g.gates[fork] >= 0:
            worth += W.gate_shortcut * time
    if not player.walkers:
        return worth
    goals = [goal_of(g, player, node, time) for node in player.walkers]
    if len(goals) > 1:
        goals.sort(reverse=True)
    part = ready
    for goal in goals:
        worth += part * goal
        part *= W.also_walking
    return worth


def goal_of(g: Bitoku, player: Player, node: int, time: float) -> float:
    """What lies ahead of a pilgrim."""
    layout = g.layout
    best = 0.0
    for ahead in layout.ahead[node]:
        fork = layout.node_fork[ahead]
        if fork >= 0:
            if player.forks >> fork & 1 or g.sleepers[ahead] >= 0:
                continue
            value = float(layout.node_vp[ahead]) - W.step_cost
            if layout.node_amulet[ahead]:
                value += W.amulet_price[layout.node_amulet[ahead] - 1] * min(1.0, time)
            if g.gates[fork] >= 0:
                value += worth_of(g.printed.gate_parts[g.gates[fork]])
        else:
            value = goal_of(g, player, ahead, time) - W.step_cost
            if layout.node_needs[ahead] > player.completed:
                value *= W.bridge_closed
        best = max(best, value)
    return best


def bitoku_worth(g: Bitoku, player: Player, time: float) -> float:
    types = bitoku_types(g, player)
    worth = float(g.printed.bitoku_set[types]) + W.type_hope[types] * min(1.0, time / 2.0)
    chance = min(1.0, time / 1.2)
    for card in player.bitoku[player.completed :]:
        worth += chance * (g.printed.bitoku_vp[card] + worth_of(g.printed.bitoku_parts[card]) - W.bitoku_cost)
        chance *= 0.75
    return worth


def spirit_worth(g: Bitoku, player: Player, time: float) -> float:
    ready = min(1.0, time)
    worth = W.waiting_mitama * ready * min(3, len(player.mitamas) + len(player.arriving))
    for fly in player.dragonflies[:3]:
        worth += ready * (W.waiting_dragonfly + W.dragonfly_hope * worth_of(g.printed.dragonfly_parts[fly]))
    return worth


def kodama_worth(g: Bitoku, seat: int, time: float) -> float:
    worth = 0.0
    for region in range(5):
        worth += one_kodama_worth(g, seat, region, time)
    return worth


def one_kodama_worth(g: Bitoku, seat: int, region: int, time: float) -> float:
    """The treasure as it stands, and something for every step, because it does not stand yet."""
    sure = 1.0 - 0.12 * time
    steps = (1.0 - sure) * 2.0 + 0.1
    return sure * treasure(g, region, seat) + steps * W.kodama_step * g.players[seat].kodamas[region]


def rock_worth(g: Bitoku, seat: int, player: Player, time: float) -> float:
    """What the rocks score now, with the wilds at their best, and what may still come to them."""
    counts = item_counts(g, seat, seat)
    beside = pilgrims_beside(g, player)
    yokai = counts[YOKAI_FAMILY]
    mitamas = counts[MITAMA_FAMILY]
    worth = 0.0
    if player.seated:
        worth += yokai[WILD_YOKAI] * max(type_worth(g, player, YOKAI_FAMILY, WILD_YOKAI))
        worth += mitamas[WILD_MITAMA] * max(type_worth(g, player, MITAMA_FAMILY, WILD_MITAMA))
    for place in range(len(player.rocks)):
        items = items_on(g, player.rocks[place], counts)
        worth += beside[place] * (items + W.item_hope * time)
        worth += W.rock_hope * min(1.0, time) * (0.6 + 0.6 * items) * max(0, 2 - beside[place])
    return worth


def vision_worth(g: Bitoku, player: Player, time: float) -> float:
    """Every vision by the chance that its needs will be met, the cheapest first."""
    if g.phase == ASCENSION:
        return float(vision_points(g, player))
    items = list(items_of(g, player))
    items[0] = max(items[0], min(3, int(2.0 * time)))
    effort = W.effort * time
    worth = 0.0
    for vision in player.visions:
        needs = g.printed.vision_needs[vision]
        missing = 0.0
        for need in range(len(needs)):
            lacking = needs[need] - items[need]
            if lacking > 0:
                missing += W.need_price[need] * lacking
        points = g.printed.vision_vp[vision]
        penalty = g.printed.vision_penalty[vision]
        chance = 1.0 if missing <= 0.0 else max(0.0, 0.85 - missing / (1.0 + 2.0 * effort))
        worth += chance * (points + penalty) - penalty
        if chance > 0.3:
            effort = max(0.0, effort - missing)
            for need in range(len(needs)):
                items[need] = max(0, items[need] - needs[need])
    return worth


def order_worth(g: Bitoku, seat: int) -> float:
    """Who would be first if autumn came now."""
    if g.phase > SUMMER:
        return W.first[g.round] if g.order[0] == seat else 0.0
    best = BEYOND  # the highest space of the Home that is taken, and by whom
    owner = -1
    for other in range(len(g.players)):
        for place in g.players[other].places:
            if IN_HOME <= place < best:
                best = place
                owner = other
    if owner >= 0:
        return 0.8 * W.first[g.round] if owner == seat else 0.0
    return 0.3 * W.first[g.round] if g.order[0] == seat else 0.0


def pending_worth(g: Bitoku) -> float:
    """What the actions that are under way will bring to the active player."""
    worth = 0.0
    for step in g.todo:
        if isinstance(step, Part):
            if step.possible(g):
                worth += worth_of(step)
        elif step is PLAYED:
            worth += played_worth(g)
        elif step is ACT:
            worth += act_worth(g)
        elif step is CHOOSE_FAVOUR:
            worth += W.favour_price
        elif step is TWO_OF_FOUR:
            worth += W.third_favour_price * max(0, 2 - g.picked.bit_count())
        elif step is COPY:
            worth += W.copy_price
        elif step is COPY_ACTION:
            value = g.players[g.copied // 3].values[g.copied % 3]
            worth += best_forest_worth(g, value)
        elif step is CHOOSE_SLOT or step is PLACE_DIE:
            worth += 0.01  # the card and the die still count as waiting
    return worth


def played_worth(g: Bitoku) -> float:
    worth = 0.0
    if g.card_open and g.printed.yokai_parts[g.card].possible(g):
        worth += worth_of(g.printed.yokai_parts[g.card])
    if g.crystal_open:
        crystal = g.players[g.seat].sockets[g.printed.socket_of_slot[g.slot]]
        if crystal >= 0:
            worth += worth_of(g.printed.crystal_parts[crystal])
    return worth


def act_worth(g: Bitoku) -> float:
    value = g.players[g.turn].values[g.die]
    worth = 0.0
    if g.here == HOME_REGION:
        return worth
    if g.forest_open and may_do_forest_action(g):
        worth += best_forest_worth(g, value)
    if g.building_open:
        hill = g.here if g.here < HOME_REGION else g.here - 1
        best = 0.0
        for building in g.sites[4 * hill : 4 * hill + 4]:
            if building >= 0 and may_use_building(g, building, value):
                best = max(best, worth_of(g.printed.building_parts[building]))
        worth += best
    return worth


def best_forest_worth(g: Bitoku, value: int) -> float:
    best = 0.0
    for touch in forest_actions(g, g.here, value):
        best = max(best, worth_of(g.printed.forest_parts[g.here][touch - FOREST]))
    return best


def worth_of(part: Part[Any]) -> float:
    """The price of an effect in points."""
    known = WORTH.get(part.key)
    if known is None:
        known = weigh(part)
        WORTH[part.key] = known
    return known


def weigh(part: Part[Any]) -> float:
    if isinstance(part, AllOf):
        return sum([worth_of(each) for each in part.parts])
    if isinstance(part, Pick):
        return max([worth_of(each) for each in part.parts])
    if isinstance(part, PaidFor):
        return max(0.0, worth_of(part.gain) + worth_of(part.price))
    if isinstance(part, PayPrice):
        return -W.any_price * part.price.size
    if isinstance(part, Goods):
        if part.resource >= 0:
            return W.resource_price[part.resource] * part.count
        return (W.amulet_price[part.amulet - 1] if part.amulet else float(part.vp)) * part.count
    if isinstance(part, MovePoints):
        return W.move_price * part.count
    if isinstance(part, Build):
        return W.build_price + W.discount_price * part.discount
    if isinstance(part, Crystal):
        return W.crystal_price + W.discount_price * part.discount
    if isinstance(part, Mitama):
        return W.mitama_price + W.discount_price * part.discount
    if isinstance(part, Dragonfly):
        return W.dragonfly_price + 0.5 * W.discount_price * part.discount
    return weigh_plain(part)


def weigh_plain(part: Part[Any]) -> float:
    if isinstance(part, AnyResource):
        return W.any_price
    if isinstance(part, MoveKodama | KodamaHere):
        return W.kodama_price
    if isinstance(part, Unlock):
        return W.unlock_price
    if isinstance(part, Draw):
        return W.draw_price
    if isinstance(part, Obtain):
        return W.obtain_price
    if isinstance(part, SeeVisions):
        return W.vision_price
    if isinstance(part, TakeRock):
        return W.rock_price
    if isinstance(part, SeatPilgrim):
        return W.pilgrim_price
    if isinstance(part, SettleMitama | SettleDragonfly):
        return W.combine_price
    if isinstance(part, PushKodama):
        return W.push_price
    return 0.0
