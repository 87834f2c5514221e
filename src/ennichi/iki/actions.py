"""Phase B, Actions: turn by turn in the order of the Ikizama spaces. B1: income or a hire. B3: the end of a turn."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, flow
from ennichi.kernel.text import Text

from . import events as happened
from .boats import spend_ticket
from .business import BUSINESS
from .components import IKIZAMA_1_4, MON, NO_HIRE, TICKET_HIRE
from .deeds import NOTHING
from .hiring import add_hireable, begin_hire, label_hire, why_not_hire
from .state import Iki
from .street import MOVE
from .vocabulary import IKIZAMAS, INCOME, TICKET
from .vocabulary import MON as MON_TOUCH
from .words import effect_words, plain_words


class NextTurn(Step[Iki]):
    """The next player from the left has a turn."""

    def run(self, g: Iki) -> bool:
        lane = g.lane + 1
        while lane < IKIZAMAS and g.ikizama[lane] < 0:
            lane += 1
        if lane == IKIZAMAS:
            return False
        g.lane = lane
        begin_turn(g, g.ikizama[lane])
        if lane == IKIZAMA_1_4:
            g.todo += TURN_1_4
        else:
            g.todo += TURN
        return False

    def source(self, g: Iki) -> int:
        return -1


def begin_turn(g: Iki, seat: int) -> None:
    g.turn = seat
    g.walking = False
    g.cart_used = False
    g.shop_used = False
    g.character_used = False
    g.celebrity_used = False
    g.boat_used = False
    g.closed = False
    g.hired = False
    g.waiting = 0
    g.turn_to(seat)


class IncomeOrHire(Step[Iki]):
    """B1: 4 mon, or hire a character; who cannot hire must take the income."""

    def legal(self, g: Iki) -> list[int]:
        options = [INCOME]
        add_hireable(g, g.seat, 0, NOTHING, options)
        return options

    def play(self, g: Iki, touch: int) -> None:
        if touch == INCOME:
            g.players[g.seat].goods[MON] += g.printed.income
            g.say(happened.INCOME_TAKEN, g.seat, g.printed.income)
        else:
            begin_hire(g, touch, 0)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == INCOME:
            return text("touch-take-income", count=g.printed.income)
        return label_hire(g, touch, 0, text)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_hire(g, touch, 0, text)


class SpareMon(Step[Iki]):
    """B1 on the space 1-4: 1 mon; with its boat token 4 mon or a hire instead."""

    def run(self, g: Iki) -> bool:
        if g.tickets[TICKET_HIRE] == g.seat:
            return True
        g.give(g.seat, g.printed.ikizama_gain[g.lane])
        return False

    def legal(self, g: Iki) -> list[int]:
        return [MON_TOUCH, TICKET + TICKET_HIRE]

    def play(self, g: Iki, touch: int) -> None:
        if touch == MON_TOUCH:
            g.give(g.seat, g.printed.ikizama_gain[g.lane])
            return
        spend_ticket(g, TICKET_HIRE)
        effect = g.printed.ticket_parts[TICKET_HIRE]
        assert effect is not None
        g.todo.append(effect)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == MON_TOUCH:
            return text("touch-take", gain=plain_words(g.printed.ikizama_gain[g.lane], text))
        if touch == TICKET + TICKET_HIRE and touch in g.offered:
            effect = effect_words(g.printed.ticket_effects[TICKET_HIRE], text)
            return text("touch-use-ticket", ticket=g.word("ticket", TICKET_HIRE, text), effect=effect)
        return ""


class EndOfTurn(Step[Iki]):
    """B3: the Ikizama comes back."""

    def run(self, g: Iki) -> bool:
        if not g.hired:
            g.trigger(g.seat, NO_HIRE)
        g.ikizama[g.lane] = -1
        g.end_turn()
        return False

    def source(self, g: Iki) -> int:
        return -1


NEXT_TURN: Final = NextTurn("next turn")
INCOME_OR_HIRE: Final = IncomeOrHire("income or hire", "ask-income-or-hire")
SPARE_MON: Final = SpareMon("spare mon", "ask-spare-mon")
END_OF_TURN: Final = EndOfTurn("end of turn")

TURN: Final = flow(INCOME_OR_HIRE, MOVE, BUSINESS, END_OF_TURN, NEXT_TURN)
TURN_1_4: Final = flow(SPARE_MON, MOVE, BUSINESS, END_OF_TURN, NEXT_TURN)
STEPS: Final = (NEXT_TURN, INCOME_OR_HIRE, SPARE_MON, END_OF_TURN)
