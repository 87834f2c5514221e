"""Autumn, the reverence: the new turn order, from the dice in the Home of the Great Spirit."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step

from . import events as happened
from .state import AUTUMN, IN_HOME, Bitoku


class Autumn(Step[Bitoku]):
    """Take one step forward: by the highest die of each player in the Home, the others in their old order (Q83).

    The highest space is the one with the lowest number (Q84).
    """

    def run(self, g: Bitoku) -> bool:
        g.phase = AUTUMN
        g.say(happened.SEASON, g.chapter())
        order: list[int] = []
        spaces: list[int] = []
        for space in range(len(g.layout.home_space)):
            for seat in range(len(g.players)):
                if IN_HOME + space in g.players[seat].places and seat not in order:
                    order.append(seat)
                    spaces.append(space + 1)
        order += [seat for seat in g.order if seat not in order]
        g.order = tuple(order)
        for place in range(len(order)):
            g.say(happened.ORDER, order[place], place + 1, spaces[place] if place < len(spaces) else 0)
        return False


AUTUMN_PHASE: Final = Autumn("autumn")

STEPS: Final = (AUTUMN_PHASE,)
