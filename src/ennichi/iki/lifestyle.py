"""Phase A, Way of Life: everybody puts the Ikizama on a free space, strongest firefighters first."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step
from ennichi.kernel.text import Text

from . import events as happened
from .state import Iki
from .street import landings
from .vocabulary import IKIZAMA, IKIZAMAS, SPACE
from .words import plain_words


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

    def label(self, g: Iki, touch: int, text: Text) -> str:
        """With the street spaces to which it leads: that is what the choice is about."""
        if touch not in g.options:
            return ""
        lane = touch - IKIZAMA
        there, further = landings(g, g.seat, lane)
        steps = g.printed.ikizama_steps[lane]
        name = g.word("ikizama", lane, text)
        if len(steps) == 1:
            way = text("touch-walk", count=steps[0], space=g.word("space", there[0], text))
            said = text("touch-ikizama-to", ikizama=name, way=way)
        else:
            gain = plain_words(g.printed.ikizama_gain[lane], text)
            way = spaces_words(g, there, text)
            said = text("touch-ikizama-free-to", ikizama=name, gain=gain, first=steps[0], last=steps[-1], way=way)
        if not further:
            return said
        return text("touch-ikizama-further", way=said, count=len(further), spaces=spaces_words(g, further, text))

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if not IKIZAMA <= touch < SPACE:
            return ""
        return text("why-blocked" if touch - IKIZAMA == blocked_space(g) else "why-ikizama-taken")


def spaces_words(g: Iki, spaces: list[int], text: Text) -> str:
    return ", ".join([g.word("space", space, text) for space in spaces])


WAY_OF_LIFE: Final = WayOfLife("way of life")
CHOOSE_IKIZAMA: Final = ChooseIkizama("choose ikizama", "ask-ikizama")

STEPS: Final = (WAY_OF_LIFE, CHOOSE_IKIZAMA)
