"""Phase A, Way of Life: everybody puts the Ikizama on a free space, strongest firefighters first."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step
from ennichi.kernel.text import Text

from . import events as happened
from .state import Iki
from .vocabulary import IKIZAMA, IKIZAMAS, SPACE


class WayOfLife(Step[Iki]):
    """The order stands for the whole phase: descending firefighting, of equals the higher in the stack."""

    def run(self, g: Iki) -> bool:
        g.order = tuple(g.power)
        g.asked = 0
        g.ikizama = [-1] * IKIZAMAS
        g.lane = -1
        g.todo.append(CHOOSE_IKIZAMA)
        return False


def blocked_space(g: Iki) -> int:
    """The Ikizama space that the month's blocking tile closes (two players), or -1."""
    return g.blocking[g.month] if g.rules.two else -1


class ChooseIkizama(Step[Iki]):
    def run(self, g: Iki) -> bool:
        if g.asked == len(g.order):
            if g.heard is not None:
                g.say(happened.ORDER, happened.order(g.ikizama))
            return False
        g.turn_to(g.order[g.asked])
        return True

    def legal(self, g: Iki) -> list[int]:
        blocked = blocked_space(g)
        return [IKIZAMA + space for space in range(IKIZAMAS) if g.ikizama[space] < 0 and space != blocked]

    def play(self, g: Iki, touch: int) -> None:
        g.ikizama[touch - IKIZAMA] = g.seat
        g.say(happened.IKIZAMA_CHOSEN, g.seat, touch - IKIZAMA)
        g.asked += 1
        g.todo.append(self)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if not IKIZAMA <= touch < SPACE:
            return ""
        return text("why-blocked" if touch - IKIZAMA == blocked_space(g) else "why-ikizama-taken")


WAY_OF_LIFE: Final = WayOfLife("way of life")
CHOOSE_IKIZAMA: Final = ChooseIkizama("choose ikizama", "ask-ikizama")

STEPS: Final = (WAY_OF_LIFE, CHOOSE_IKIZAMA)
