"""What the coach thinks of a turn, and of a single touch: how it compares with the best that a search finds.

Ways are compared over equal deals of what their seat cannot know, up to where something comes to light: so luck is
nobody's merit, and nobody's fault. What may be noise is never called a difference.
"""

from __future__ import annotations

import time
from typing import Final

from ennichi.kernel.game import Game

from .advice import way_on
from .puzzles import Measure

DEALS: Final = 16
SECONDS: Final = 4.0  # of the processor, at most; all deals take two in the slowest case
FIRST_DEAL: Final = 1 << 41
CLEAR: Final = 2.5  # points by which a way must be better before that is said
ERRORS: Final = 2.0  # and by so many standard errors of them
ALIKE: Final = "alike"
BETTER: Final = "better"
WORSE: Final = "worse"


def compare(g: Game, one: list[int], other: list[int], deals: int = DEALS, seconds: float = SECONDS) -> str:
    """Whether one way of the seat that is to act is clearly better than another, or clearly worse, or neither."""
    measure = Measure(g, [one, other], FIRST_DEAL)
    ends = time.process_time() + seconds
    for count in range(1, deals + 1):
        measure.play(0, count)
        measure.play(1, count)
        if time.process_time() > ends:
            return ALIKE  # not sure enough to say anything
    gap, error = measure.gap(0, 1)
    if abs(gap) < CLEAR or abs(gap) < ERRORS * error:
        return ALIKE
    return BETTER if gap > 0 else WORSE


def way_of(g: Game, touch: int, plans: list[list[int]], seed: int) -> list[int]:
    """A touch and how one would go on from it: as a plan does that begins with it, else as looks best."""
    for plan in plans:
        if plan[0] == touch:
            return plan
    return way_on(g.redeal(g.seat, seed), touch, None)


def judge(g: Game, touch: int, plans: list[list[int]], seed: int, deals: int = DEALS) -> str:
    """How good an open touch is beside the best plan."""
    if not plans or plans[0][0] == touch:
        return BETTER
    return compare(g, way_of(g, touch, plans, seed), plans[0], deals)


def missed(g: Game, played: list[int], plans: list[list[int]], deals: int = DEALS) -> list[int]:
    """The plan that was clearly better than what was played in this turn; empty where none was."""
    if not plans or same_start(plans[0], played) or compare(g, plans[0], played, deals) != BETTER:
        return []
    return plans[0]


def same_start(plan: list[int], played: list[int]) -> bool:
    """Whether what was played follows a plan as far as both go."""
    both = min(len(plan), len(played))
    return both > 0 and plan[:both] == played[:both]
