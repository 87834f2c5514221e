"""What is at stake for a seat of Bitoku: visions, treasures of the lake, rocks, Bitoku cards, guardians; against the
Tengu, the race. A seat's own cards count for it, and nobody else's."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.narration import joined
from ennichi.kernel.stakes import Stake, by_points
from ennichi.kernel.text import Text

from .components import NEEDS
from .forest import HIGHEST
from .holdings import bitoku_types, neutral_kodama, virtue_points
from .kodamas import may_step
from .river import may_cross
from .rocks import free_seats
from .scoring import completed_visions, rock_points_by_place, treasure, vision_items
from .spring import KEEP
from .state import CARD, LOCKED, SUMMER, UNLOCKED, WINTER, Bitoku, Player, total
from .tengu_board import HUMAN, TENGU
from .vocabulary import BESIDE, DIE, KODAMA, VISION, YOKAI

FIRST_OF_ALL: Final = 20.0
LAKE: Final = 0.5  # the share of a treasure's points that hangs on one step
SEAT: Final = 0.4  # the share of a rock's points that hangs on a pilgrim
TYPE: Final = 0.3
LATE: Final = 2  # rounds at the end in which the race against the Tengu can be seen
RACE: Final = 0.1  # the share of the Tengu's lead that hangs on one turn


def stakes(g: Bitoku, seat: int, text: Text) -> list[Stake]:
    """The most expensive first."""
    player = g.players[seat]
    summoned = summon_stakes(g, seat, player)
    if summoned and not g.round:  # whoever begins has seen nothing yet of what the others speak of
        return summoned
    found = summoned + vision_stakes(g, player, text) + lake_stakes(g, seat, text) + rock_stakes(g, seat, player)
    found += bitoku_stakes(g, player) + race_stakes(g, seat)
    if g.phase == SUMMER:
        found += guardian_stakes(g, seat, player)
    return by_points(found + first_times(g, seat, player))


def summon_stakes(g: Bitoku, seat: int, player: Player) -> list[Stake]:
    """What the cards of a round are for."""
    if g.over or g.todo[-1].asks != "ask-summon" or g.seat != seat:
        return []
    things = [YOKAI + (card & CARD) for card in player.hand]
    return [Stake("summon", FIRST_OF_ALL, {"kept": KEEP}, things, "spring")]


def vision_stakes(g: Bitoku, player: Player, text: Text) -> list[Stake]:
    """Visions that lack something. A thing serves one vision: first those that are completed."""
    left = list(vision_items(g, player))
    done = completed_visions(g, player)
    found: list[Stake] = []
    places = list(range(len(player.visions)))
    for place in [at for at in places if done >> at & 1] + [at for at in places if not done >> at & 1]:
        vision = player.visions[place]
        needs = g.printed.vision_needs[vision]
        lacking: list[int] = []
        for need in range(len(needs)):
            given = min(left[need], needs[need])
            left[need] -= given
            lacking.append(needs[need] - given)
        if not done >> place & 1:
            what = [text("need-" + NEEDS[need], count=lacking[need]) for need in range(len(needs)) if lacking[need]]
            if not what:  # completing it would cost another one more
                continue
            points = g.printed.vision_vp[vision]
            penalty = g.printed.vision_penalty[vision]
            words: dict[str, str | int] = {"what": joined(what, text), "points": points, "penalty": penalty}
            found.append(Stake("vision", (points + penalty) / (1.0 + total(lacking)), words, [VISION + vision], "draw"))
    return found


def lake_stakes(g: Bitoku, seat: int, text: Text) -> list[Stake]:
    """What one step of a kodama would change: one's own, or somebody else's."""
    found: list[Stake] = []
    for region in range(5):
        now = treasure(g, region, seat)
        words: dict[str, str | int] = {"region": g.word("in-region", region, text), "now": now}
        things = [KODAMA + 5 * seat + region]
        if may_step(g, seat, region):
            then = stepped(g, seat, region, seat)
            if then > now:
                gains: dict[str, str | int] = {**words, "then": then}
                found.append(Stake("lake", LAKE * (then - now), gains, things, "kodama", each={things[0]: gains}))
        for other in range(len(g.players)):
            if other != seat and may_step(g, other, region):
                then = stepped(g, other, region, seat)
                if then < now:
                    loses: dict[str, str | int] = {**words, "then": then, "rival": g.subject(other, text)}
                    found.append(Stake("rival", 0.5 * LAKE * (now - then), loses, things, "kodama"))
    return found


def stepped(g: Bitoku, mover: int, region: int, seat: int) -> int:
    """A seat's share of a treasure after one step of somebody's kodama."""
    tried = g.clone()
    tried.players[mover].kodamas[region] += 1
    return treasure(tried, region, seat)


def rock_stakes(g: Bitoku, seat: int, player: Player) -> list[Stake]:
    """The seat beside the rocks where one more pilgrim would count for most, as things stand."""
    if not player.awake:
        return []
    now = total(rock_points_by_place(g, seat, seat))
    best = 0
    where = -1
    for place in free_seats(g, player):
        tried = g.clone()
        tried.players[seat].seated |= 1 << place
        gain = total(rock_points_by_place(tried, seat, seat)) - now
        if gain > best:
            best = gain
            where = place
    if where < 0:
        return []
    words: dict[str, str | int] = {"points": best, "pilgrims": player.awake}
    return [Stake("rock", SEAT * best, words, [BESIDE + where], "rock", each={BESIDE + where: words})]


def bitoku_stakes(g: Bitoku, player: Player) -> list[Stake]:
    types = bitoku_types(g, player)
    if types + 1 >= len(g.printed.bitoku_set):
        return []
    now = g.printed.bitoku_set[types]
    then = g.printed.bitoku_set[types + 1]
    words: dict[str, str | int] = {"types": types, "now": now, "then": then}
    return [Stake("types", TYPE * (then - now), words, [], "draw")] if then > now else []


def race_stakes(g: Bitoku, seat: int) -> list[Stake]:
    """Against the Tengu one must have more. Early on it always has: that says nothing."""
    if g.tengu is None or seat != HUMAN or g.round + LATE < g.printed.rounds:
        return []
    scores = g.scores(seat)
    words: dict[str, str | int] = {"mine": scores[HUMAN], "theirs": scores[TENGU]}
    return [Stake("tengu", 0.2 + RACE * max(0, scores[TENGU] - scores[HUMAN]), words, [], "tengu-count")]


def guardian_stakes(g: Bitoku, seat: int, player: Player) -> list[Stake]:
    """The dice and cards that this summer still has."""
    ready = [die for die in range(3) if player.places[die] == UNLOCKED]
    locked = [die for die in range(3) if player.places[die] == LOCKED]
    words: dict[str, str | int] = {
        "ready": len(ready),
        "locked": len(locked),
        "cards": len(player.hand),
        "round": g.round + 1,
        "rounds": g.printed.rounds,
    }
    things = [DIE + 3 * seat + die for die in ready]
    return [Stake("guardians", 0.1, words, things, "summer")] if ready or locked else []


# What has come up, for whoever meets it for the first time.


def first_times(g: Bitoku, seat: int, player: Player) -> list[Stake]:
    found: list[Stake] = []
    acting = not g.over and g.seat == seat
    if g.phase == SUMMER and acting:
        locked = [die for die in range(3) if player.places[die] == LOCKED]
        if locked:
            things = [DIE + 3 * seat + die for die in locked]
            found.append(Stake("locked", 9.0, {"count": len(locked)}, things, "yokai", first=True))
        ashore = [die for die in range(3) if may_cross(g, die)]
        if ashore:
            value = player.values[ashore[0]]
            loss = g.printed.crossing_loss_from_six if value == HIGHEST else g.printed.crossing_loss
            words: dict[str, str | int] = {"value": value, "loss": loss}
            found.append(Stake("crossing", 8.0, words, [DIE + 3 * seat + ashore[0]], "favour", first=True))
    if g.phase == WINTER and acting and g.todo[-1].asks == "ask-virtue":
        played = [YOKAI + card for card in player.slots if card >= 0]
        each: dict[int, dict[str, str | int]] = {}
        for touch in played:
            each[touch] = {"points": virtue_points(g, seat, touch - YOKAI), "count": player.cards()}
        found.append(Stake("virtue", 9.0, {"count": len(played)}, played, "winter", first=True, each=each))
    if neutral_kodama(g):
        found.append(Stake("neutral", 5.0, {"space": g.printed.kodama_neutral}, [], "kodama", first=True))
    return found
