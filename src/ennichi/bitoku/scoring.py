"""The ascension: the final count A to H with its breakdown, and who becomes the new Great Spirit."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Event, Step, flow

from . import events as happened
from .buildings import buildings_of
from .components import WILD_MITAMA, WILD_YOKAI
from .holdings import bitoku_types, items_of, neutral_kodama
from .spring import REAP
from .state import ASCENSION, CARD, EARNED, SECRET, Bitoku, Player, total
from .tengu_board import HUMAN, TENGU, TENGU_EARNED
from .tengu_events import RESULT
from .tengu_scoring import TENGU_LINES, ranked_behind_tengu, tell_tengu, tengu_lines
from .vocabulary import BITOKU, CRYSTAL, DIE, RESOURCE

# Where the points come from: the score track first, then the rulebook's steps of the ascension.
ASCENSION_LINES: Final = ("first", "types", "treasures", "rocks", "homage", "visions", "fate")
TRACK: Final = (*EARNED, TENGU_EARNED)
LINES: Final = (*TRACK, *ASCENSION_LINES, *TENGU_LINES)

YOKAI_FAMILY: Final = 0
MITAMA_FAMILY: Final = 1


def breakdown(g: Bitoku, viewer: int) -> list[dict[str, int]]:
    return [lines_of(g, seat, viewer) for seat in range(len(g.players))]


def counts_hand(g: Bitoku, seat: int, viewer: int) -> bool:
    """Whether a viewer may count yokai that nobody but this seat has seen: its own, and all of them in the end."""
    return viewer == seat or g.over


def lines_of(g: Bitoku, seat: int, viewer: int) -> dict[str, int]:
    """The points of a seat, from what a viewer may know; a seat itself knows all that counts."""
    player = g.players[seat]
    if seat >= g.seats:
        return tengu_lines(g, treasures(g, seat))
    lines = {EARNED[i]: player.earned[i] for i in range(len(EARNED))}
    lines["first"] = g.printed.first_vp if g.order[0] == seat else 0
    lines["types"] = g.printed.bitoku_set[bitoku_types(g, player)]
    lines["treasures"] = treasures(g, seat)
    lines["rocks"] = total(rock_points_by_place(g, seat, viewer)) if player.seated else 0
    lines["homage"] = homage(g, player)
    lines["visions"] = vision_points(g, player)
    lines["fate"] = fate(g, player)
    return lines


def treasures(g: Bitoku, seat: int) -> int:
    points = 0
    for region in range(5):
        points += treasure(g, region, seat)
    return points


def treasure(g: Bitoku, region: int, seat: int) -> int:
    """Awards by rank; a group of tied kodamas shares the awards of its ranks, rounded down (Q44)."""
    mine = g.players[seat].kodamas[region]
    ahead = 0
    tied = 0
    for player in g.players:
        if player.kodamas[region] > mine:
            ahead += 1
        elif player.kodamas[region] == mine:
            tied += 1
    if neutral_kodama(g):  # Q42, Q46: it competes, and its share goes to nobody
        if g.printed.kodama_neutral > mine:
            ahead += 1
        elif g.printed.kodama_neutral == mine:
            tied += 1
    if g.tengu is not None and g.players[HUMAN].kodamas[region] == g.players[TENGU].kodamas[region]:
        ahead, tied = ranked_behind_tengu(g, seat, ahead, tied)
    awards = g.printed.lake_vp[g.lakes[region]]
    shared = 0
    for rank in range(ahead, min(ahead + tied, len(awards))):
        shared += awards[rank]
    return shared // tied


def item_counts(g: Bitoku, seat: int, viewer: int) -> list[list[int]]:
    """How many items of each type a player owns, for yokai, mitamas and buildings; wilds come last (Q96, D36)."""
    player = g.players[seat]
    unseen = counts_hand(g, seat, viewer)
    yokai = [0] * 6
    types = g.printed.yokai_type
    for card in player.deck:
        yokai[types[card]] += 1
    for card in player.discard:
        yokai[types[card]] += 1
    for card in player.tucked:
        yokai[types[card]] += 1
    for held in player.hand:
        if unseen or not held & SECRET:
            yokai[types[held & CARD]] += 1
    for held in player.aside:
        if unseen or not held & SECRET:
            yokai[types[held & CARD]] += 1
    for card in player.slots:
        if card >= 0:
            yokai[types[card]] += 1
    mitamas = [0] * 5
    for tiles in (player.mitamas, player.freed, player.arriving):
        for tile in tiles:
            mitamas[g.printed.mitama_type[tile]] += 1
    kinds = [0] * 4
    for building in buildings_of(g, seat):
        kinds[g.printed.building_kind[building]] += 1
    return [yokai, mitamas, kinds]


def pilgrims_beside(g: Bitoku, player: Player) -> list[int]:
    """Pilgrims beside each rock; one between two rocks counts for both (Q65)."""
    found = [0] * g.printed.rock_places
    for seat in range(len(g.printed.seat_beside)):
        if player.seated >> seat & 1:
            for rock in g.printed.seat_beside[seat]:
                found[rock] += 1
    return found


def type_worth(g: Bitoku, player: Player, family: int, types: int) -> list[int]:
    """What one item of each type is worth beside all rocks of the player."""
    worth = [0] * types
    beside = pilgrims_beside(g, player)
    for place in range(len(player.rocks)):
        rock = player.rocks[place]
        if g.printed.rock_family[rock] == family:
            for each in g.printed.rock_types[rock]:
                worth[each] += beside[place]
    return worth


def best_wild(g: Bitoku, player: Player, family: int, types: int) -> int:
    """The type that all wild items of a family take (Q95).

    Items count independently of each other, so the most valuable type is the best one for every wild.
    """
    worth = type_worth(g, player, family, types)
    return worth.index(max(worth))


def items_on(g: Bitoku, rock: int, counts: list[list[int]]) -> int:
    """How many items there are of the types that a rock shows."""
    family = counts[g.printed.rock_family[rock]]
    items = 0
    for each in g.printed.rock_types[rock]:
        items += family[each]
    return items


def rock_points_by_place(g: Bitoku, seat: int, viewer: int) -> list[int]:
    """The VP of each rock: pilgrims beside it times the items that it shows (Q94)."""
    player = g.players[seat]
    if not player.seated:
        return [0] * len(player.rocks)
    counts = item_counts(g, seat, viewer)
    yokai = counts[YOKAI_FAMILY]
    mitamas = counts[MITAMA_FAMILY]
    yokai[best_wild(g, player, YOKAI_FAMILY, WILD_YOKAI)] += yokai[WILD_YOKAI]
    mitamas[best_wild(g, player, MITAMA_FAMILY, WILD_MITAMA)] += mitamas[WILD_MITAMA]
    beside = pilgrims_beside(g, player)
    return [beside[place] * items_on(g, player.rocks[place], counts) for place in range(len(player.rocks))]


def homage(g: Bitoku, player: Player) -> int:
    """The three dice and all resources, divided and rounded down (Q97)."""
    return (total(player.values) + total(player.resources)) // g.printed.homage_divisor


def vision_items(g: Bitoku, player: Player) -> tuple[int, ...]:
    """What counts for visions: what the player had when the ascension began (Q89)."""
    if player.items and g.rules.vision_snapshot:
        return player.items
    return items_of(g, player)


def completed_visions(g: Bitoku, player: Player) -> int:
    """The best set of visions that the items complete together, as bits by place: most VP, then most cards (Q93)."""
    if not player.visions:
        return 0
    return fulfil(g, player.visions, 0, list(vision_items(g, player)), 0, 0)[1]


def fulfil(g: Bitoku, visions: tuple[int, ...], at: int, items: list[int], points: int, chosen: int) -> tuple[int, int]:
    """The best way on from vision `at`: the points (with the penalties) times 32 plus the number, and the set."""
    if at == len(visions):
        return 32 * points + chosen.bit_count(), chosen
    vision = visions[at]
    best = fulfil(g, visions, at + 1, items, points - g.printed.vision_penalty[vision], chosen)
    needs = g.printed.vision_needs[vision]
    enough = True
    for need in range(len(needs)):
        if items[need] < needs[need]:
            enough = False
            break
    if enough:
        left = [items[need] - needs[need] for need in range(len(needs))]
        taken = fulfil(g, visions, at + 1, left, points + g.printed.vision_vp[vision], chosen | 1 << at)
        if taken[0] > best[0]:
            return taken
    return best


def vision_points(g: Bitoku, player: Player) -> int:
    done = completed_visions(g, player)
    points = 0
    for place in range(len(player.visions)):
        vision = player.visions[place]
        if done >> place & 1:
            points += g.printed.vision_vp[vision]
        else:
            points -= g.printed.vision_penalty[vision]
    return points


def fate(g: Bitoku, player: Player) -> int:
    """VP uncovered by crystals and by building counters."""
    points = total(g.printed.counter_vp[: player.built]) if player.built else 0
    for socket in range(len(player.sockets)):
        if player.sockets[socket] >= 0:
            points += g.printed.socket_vp[socket]
    return points


def winners(g: Bitoku) -> list[int]:
    """Most VP, then most completed visions, then the better place in the turn order, which decides (Q99)."""
    return winners_by(g, g.scores())


def winners_by(g: Bitoku, scores: list[int]) -> list[int]:
    if g.tengu is not None:  # T45: the human must have more
        return [HUMAN] if scores[HUMAN] > scores[TENGU] else [TENGU]
    best = g.order[0]
    best_rank = (-10000, 0)
    for seat in g.order:
        rank = (scores[seat], completed_visions(g, g.players[seat]).bit_count())
        if rank > best_rank:
            best = seat
            best_rank = rank
    return [best]


class Ascend(Step[Bitoku]):
    """Visions look at what everybody has now; then the fruits are reaped once more."""

    def run(self, g: Bitoku) -> bool:
        g.phase = ASCENSION
        g.place = 0
        g.turn = -1
        g.picked = 0
        g.say(happened.SEASON, g.chapter())
        for player in g.players:
            player.items = items_of(g, player)
        g.todo += flow(REAP, FINAL_COUNT)
        return False


class FinalCount(Step[Bitoku]):
    """All cards are shown, and the count is told; the points are worked out whenever they are asked for."""

    def run(self, g: Bitoku) -> bool:
        g.reveals += 1
        if g.heard is None:
            return False
        g.say(happened.FINAL_COUNT)
        lines = [lines_of(g, seat, seat) for seat in range(len(g.players))]
        scores = [sum(each.values()) for each in lines]
        for seat in g.order:
            if seat < g.seats:
                tell_seat(g, seat, g.players[seat], lines[seat])
        if g.tengu is not None:
            tell_tengu(g, lines[TENGU], [treasure(g, region, TENGU) for region in range(5)])
        for seat in range(len(g.players)):
            g.say(happened.FINAL_SCORE, seat, scores[seat])
        if g.tengu is not None:
            g.say(RESULT, winners_by(g, scores)[0])
        else:
            tell_winner(g, scores)
        return False


def tell_seat(g: Bitoku, seat: int, player: Player, lines: dict[str, int]) -> None:
    """The count of one seat in events, with the assignment of wilds and visions that was used."""
    g.say(happened.FINAL_EARNED, seat, sum(player.earned))
    if lines["first"]:
        g.say(happened.FINAL_FIRST, seat, lines["first"])
    if lines["types"]:
        g.say(happened.FINAL_TYPES, seat, bitoku_types(g, player), lines["types"])
    tell_treasures(g, seat)
    counts = item_counts(g, seat, seat)
    if lines["rocks"] and counts[YOKAI_FAMILY][WILD_YOKAI]:
        g.say(happened.FINAL_WILD_YOKAI, seat, best_wild(g, player, YOKAI_FAMILY, WILD_YOKAI))
    if lines["rocks"] and counts[MITAMA_FAMILY][WILD_MITAMA]:
        g.say(happened.FINAL_WILD_MITAMA, seat, best_wild(g, player, MITAMA_FAMILY, WILD_MITAMA))
    points = rock_points_by_place(g, seat, seat)
    for place in range(len(player.rocks)):
        if points[place]:
            g.say(happened.FINAL_ROCK, seat, player.rocks[place], points[place])
    if lines["homage"]:
        g.say(happened.FINAL_HOMAGE, seat, lines["homage"])
    done = completed_visions(g, player)
    completed = [vision for place, vision in enumerate(player.visions) if done >> place & 1]
    for vision in completed:
        g.say(happened.FINAL_VISION, seat, vision, g.printed.vision_vp[vision])
    for vision in player.visions:
        if vision not in completed:
            g.say(happened.FINAL_VISION_LOST, seat, vision, g.printed.vision_penalty[vision])
    if lines["fate"]:
        g.say(happened.FINAL_FATE, seat, lines["fate"])


def tell_treasures(g: Bitoku, seat: int) -> None:
    """The treasures of the lake that bring something; the others are not spoken of."""
    for region in range(5):
        if treasure(g, region, seat):
            g.say(happened.FINAL_TREASURE, seat, region, treasure(g, region, seat))


def counted_things(g: Bitoku, event: Event) -> list[str]:
    """What a line of the count counts, where it does not name it itself."""
    names = g.header.box.vocabulary.names
    sort = event[0]
    if sort == happened.FINAL_FIRST:
        return ["order"]
    if sort not in (happened.FINAL_TYPES, happened.FINAL_HOMAGE, happened.FINAL_FATE):
        return []
    player = g.players[event[1]]
    if sort == happened.FINAL_TYPES:
        return [names[BITOKU + card] for card in player.bitoku]
    if sort == happened.FINAL_HOMAGE:
        dice = names[DIE + 3 * event[1] : DIE + 3 * event[1] + 3]
        held = [names[RESOURCE + each] for each, count in enumerate(player.resources) if count]
        return [*dice, *held]
    crystals = [names[CRYSTAL + crystal] for crystal in player.sockets if crystal >= 0]
    counters = player.built if event[1] < g.seats else 0  # the Tengu's own have no place on the boards
    return crystals + [f"counter.{i}" for i in range(counters)]


def tell_winner(g: Bitoku, scores: list[int]) -> None:
    """Who wins, and what decides where others have as many points."""
    winner = winners_by(g, scores)[0]
    visions = completed_visions(g, g.players[winner]).bit_count()
    why = happened.BY_POINTS
    for seat in range(g.seats):
        if seat != winner and scores[seat] == scores[winner]:
            level = completed_visions(g, g.players[seat]).bit_count() == visions
            why = max(why, happened.BY_ORDER if level else happened.BY_VISIONS)
    g.say(happened.WON, winner, scores[winner], why)


ASCEND: Final = Ascend("ascend")
FINAL_COUNT: Final = FinalCount("final count")

STEPS: Final = (ASCEND, FINAL_COUNT)
