"""New Year's Day, after month 12: one last visit for everybody (rules, section 11)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, flow

from . import events as happened
from .actions import begin_turn
from .business import BUSINESS
from .state import Iki
from .street import PutAnywhere


class NewYear(Step[Iki]):
    """In the order of firefighting."""

    def run(self, g: Iki) -> bool:
        g.order = tuple(g.power)
        g.asked = 0
        if g.heard is not None:
            g.say(happened.NEW_YEAR, happened.order(list(g.order)))
        g.todo.append(NEXT_VISIT)
        return False


class NextVisit(Step[Iki]):
    def run(self, g: Iki) -> bool:
        if g.asked < len(g.order):
            begin_turn(g, g.order[g.asked])
            g.asked += 1
            g.todo += VISIT
        else:
            g.end_turn()
        return False

    def source(self, g: Iki) -> int:
        return -1


NEW_YEAR: Final = NewYear("new year")
NEXT_VISIT: Final = NextVisit("next visit")
CHOOSE_VISIT: Final = PutAnywhere("visit", "ask-visit")

VISIT: Final = flow(CHOOSE_VISIT, BUSINESS, NEXT_VISIT)  # business as usual, with boat tokens too (R36)
STEPS: Final = (NEW_YEAR, NEXT_VISIT, CHOOSE_VISIT)
