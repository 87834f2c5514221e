"""Spring: every player gets a stick back from the main board and chooses a gift of the forest."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, flow
from ennichi.kernel.text import Text

from . import events as happened
from .state import Bamboo
from .vocabulary import GIFT, SECTION


class Spring(Step[Bamboo]):
    def run(self, g: Bamboo) -> bool:
        g.season = 0
        g.say(happened.SEASON, g.chapter())
        for seat in range(len(g.players)):
            g.players[seat].later -= 1
            g.players[seat].reserve += 1
            g.say(happened.STICK_BACK, seat)
        gifts = list(range(4))
        g.random.shuffle(gifts)
        g.gifts = tuple(sorted(gifts[: len(g.players)]))
        g.reveals += 1
        g.say(happened.GIFT_SHOWN, sum([1 << gift for gift in g.gifts]))
        g.todo.append(TAKE_GIFT)
        return False


class TakeGift(Step[Bamboo]):
    """In turn order each player must take a gift and may do its action. No spirit can be used in spring."""

    def run(self, g: Bamboo) -> bool:
        if not g.gifts:
            return False
        g.seat = g.in_order(len(g.players) - len(g.gifts))
        g.begin(g.seat, g.chapter())
        return True

    def legal(self, g: Bamboo) -> list[int]:
        return [GIFT + gift for gift in g.gifts]

    def play(self, g: Bamboo, touch: int) -> None:
        gift = touch - GIFT
        g.gifts = tuple([other for other in g.gifts if other != gift])
        g.say(happened.GIFT_TAKEN, g.seat, gift)
        g.todo += flow(g.printed.gift_parts[gift], TAKE_GIFT)

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return text("why-gift") if GIFT <= touch < SECTION else ""


SPRING: Final = Spring("spring")
TAKE_GIFT: Final = TakeGift("take gift", "ask-gift")

STEPS: Final = (SPRING, TAKE_GIFT)
