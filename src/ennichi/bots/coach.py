"""What the coach thinks of a turn, and of a single touch: how it compares with the best that a search finds.

Ways are compared over equal deals of what their seat cannot know, up to where something comes to light: so luck is
nobody's merit, and nobody's fault. What may be noise is never called a difference.
"""

from __future__ import annotations

import time
from typing import Final

from ennichi.kernel.game import Game

from .advice import advise, way_on
from .greedy import begins_turn
from .puzzles import Measure
from .reasons import GAINS, PREPARES, Key, Reason, difference, reasons

DEALS: Final = 16
SECONDS: Final = 4.0  # of the processor, at most; all deals take two in the slowest case
FIRST_DEAL: Final = 1 << 41
WALKS: Final = 30  # to find out how to go on from a touch
FIRST_DEALS: Final = 6  # that tell which of two ways to go on from a touch is compared with the plans
CLEAR: Final = 2.5  # points by which a way must be better before that is said
ERRORS: Final = 2.0  # and by so many standard errors of them
AS_GOOD: Final = 2.0  # points of a short search that mean nothing: such a way is called about as good
ALIKE: Final = "alike"
BETTER: Final = "better"
WORSE: Final = "worse"
REASON_DEALS: Final = 4

Interval = tuple[float, float]  # of points, two standard errors to each side of what was measured


def compare(g: Game, one: list[int], other: list[int], deals: int = DEALS, seconds: float = SECONDS) -> str:
    """Whether one way of the seat that is to act is clearly better than another, or clearly worse, or neither."""
    return weigh(g, one, other, deals, seconds)[0]


def weigh(
    g: Game, one: list[int], other: list[int], deals: int = DEALS, seconds: float = SECONDS
) -> tuple[str, Interval]:
    """The same, and by how many points, as far as these deals can tell; no points where neither is."""
    measure = Measure(g, [one, other], FIRST_DEAL)
    ends = time.process_time() + seconds
    for count in range(1, deals + 1):
        measure.play(0, count)
        measure.play(1, count)
        if time.process_time() > ends:
            return ALIKE, (0.0, 0.0)  # not sure enough to say anything
    gap, error = measure.gap(0, 1)
    if abs(gap) < CLEAR or abs(gap) < ERRORS * error:
        return ALIKE, (0.0, 0.0)
    return BETTER if gap > 0 else WORSE, (abs(gap) - ERRORS * error, abs(gap) + ERRORS * error)


def way_of(g: Game, touch: int, plans: list[list[int]], seed: int, walks: int = WALKS) -> list[int]:
    """A touch and how one would go on from it: as a plan does that begins with it, else as a search of its own finds.

    A touch that only opens a turn is as good as the best turn that begins with it, so that is looked for as plans are;
    what looks best at first sight is taken where it turns out better.
    """
    for plan in plans:
        if plan[0] == touch:
            return plan
    after = g.redeal(g.seat, seed)
    after.play(touch)
    if after.over or begins_turn(after) or after.seat != g.seat or after.reveals != g.reveals:
        return [touch]
    found = [touch, *advise(after, seed, walks)[0].touches]
    plain = way_on(g.redeal(g.seat, seed), touch, None)
    if found == plain:
        return found
    measure = Measure(g, [found, plain], FIRST_DEAL)
    measure.play(0, FIRST_DEALS)
    measure.play(1, FIRST_DEALS)
    return found if measure.gap(0, 1)[0] >= 0 else plain


def judge(g: Game, way: list[int], plans: list[list[int]], deals: int = DEALS) -> tuple[str, Interval]:
    """How good a way is beside the best plan, and by how many points it is worse or better."""
    if not plans or plans[0][0] == way[0]:
        return BETTER, (0.0, 0.0)
    return weigh(g, way, plans[0], deals)


class Better:
    """A plan that is better than a way: by how many points, where that was measured, and by what."""

    def __init__(self, plan: list[int], points: Interval | None, reason: Reason | None) -> None:
        self.plan = plan
        self.points = points
        self.reason = reason


def better_by(g: Game, plan: list[int], way: list[int], points: Interval | None, seed: int) -> Better:
    """What a plan has that a way has not, where that outweighs what the way gains at once instead."""
    seeds = [seed + deal for deal in range(REASON_DEALS)]
    alike = [named(g, each.part) for each in reasons(g, way, seeds) if each.sort == PREPARES]
    speaks = [
        each for each in difference(g, plan, way, seeds) if each.sort == GAINS or named(g, each.part) not in alike
    ]
    against = [reason.points for reason in difference(g, way, plan, seeds) if reason.sort == GAINS]
    clear = [reason for reason in speaks[:1] if reason.points >= max([0.0, *against])]
    return Better(plan, points, clear[0] if clear else None)


def named(g: Game, part: Key) -> tuple[str, str]:
    """What a part is about, as players call it: the same spirit waits in several temples."""
    return part[0], g.word(part[1], part[2], g.header.kind.text("en")) if part[1] else ""


def missed(
    g: Game, played: list[int], plans: list[list[int]], offered: list[list[int]], seed: int, deals: int = DEALS
) -> Better | None:
    """What was missed in this turn, where that is clear, and there is a reason for it.

    What was offered as (about) as good as the best is no fault: who began as offered and then left it is told what
    the way that was begun had in store, and nothing else.
    """
    if not plans or any(same_start(plan, played) for plan in offered):
        return None
    begun = [plan for plan in offered if shared(plan, played)]
    begun.sort(key=lambda plan: -shared(plan, played))
    plan = begun[0] if begun else plans[0]
    verdict, points = weigh(g, plan, played, deals)
    if verdict != BETTER:
        return None
    better = better_by(g, plan, played, points, seed)
    return better if better.reason is not None else None


def shared(plan: list[int], played: list[int]) -> int:
    """How many touches a plan and what was played begin with alike."""
    count = 0
    while count < min(len(plan), len(played)) and plan[count] == played[count]:
        count += 1
    return count


def same_start(plan: list[int], played: list[int]) -> bool:
    """Whether what was played follows a plan as far as both go."""
    return 0 < min(len(plan), len(played)) == shared(plan, played)
