"""Phase C, the end of a month: fire and trade income, the Grand Master, the neutral character, payday or the row.

The order is R6.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import BRIDGE
from .experience import add_experience
from .fire import FIRE
from .hiring import take_from_row, why_not_stall
from .payday import PAYDAY_STEP, discard_place
from .state import FIRST_BUILDING, FRESH, NEWCOMER_PLACE, Iki
from .vocabulary import BUILDING, CHARACTER, DONE, STALL


class TradeIncome(Step[Iki]):
    """After each fire everybody gains all incomes reached on the trade track."""

    def run(self, g: Iki) -> bool:
        if g.rules.akebono and g.printed.trade_months[g.month]:
            spaces = g.printed.trade_spaces
            if any([player.trade >= min(spaces) for player in g.players]):
                g.say(happened.TRADE_BEGINS)
            for seat in range(len(g.players)):
                reached = [i for i in range(len(spaces)) if g.players[seat].trade >= spaces[i]]
                if reached:
                    g.say(happened.TRADE_INCOME, seat)
                for i in reached:
                    g.give(seat, g.printed.trade_gains[i])
        return False


class GrandMaster(Step[Iki]):
    """He walks against the Oyakatas by the value of the blocking tile, and teaches whom he meets."""

    def run(self, g: Iki) -> bool:
        if not g.rules.grand_master:
            return False
        town = g.rules.town
        for _ in range(g.blocking[g.month]):
            g.master = town.street[-1] if g.master < 0 else town.back[g.master]
        g.say(happened.MASTER_MOVED, g.master)
        if g.master == BRIDGE:
            for seat in range(len(g.players)):
                if g.boats_of(seat):
                    g.trade_up(seat, 1)
        else:
            for stall in town.stalls_of[g.master]:
                if g.owners[stall] >= 0 and g.stalls[stall] < FIRST_BUILDING:
                    add_experience(g, stall)
        return False


class Neutral(Step[Iki]):
    """Two players: in odd months the Sun, in even ones the Moon (R7) puts a card of the row into a stall."""

    def run(self, g: Iki) -> bool:
        if not g.rules.two or not has_cards_in_row(g) or (newcomer_alone(g) and not g.has_free_stall()):
            return False
        sun = g.printed.sun_months[g.month] == g.rules.sun_odd
        g.turn_to(g.first if sun else 1 - g.first)
        return True

    def legal(self, g: Iki) -> list[int]:
        options = [CHARACTER + card for card in g.row if card >= 0]
        if newcomer_alone(g):
            options.append(DONE)
        return options

    def play(self, g: Iki, touch: int) -> None:
        if touch == DONE:
            g.say(happened.NO_NEUTRAL, g.seat)
            return
        card = touch - CHARACTER
        take_from_row(g, card)
        if g.has_free_stall():
            g.chosen = card
            g.todo.append(NEUTRAL_STALL)
        else:
            g.gone += 1
            g.say(happened.NEUTRAL_LOST, g.seat, card)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if touch == DONE:
            return text("why-must-place")
        return text("why-not-in-row") if CHARACTER <= touch < BUILDING else ""

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return text("touch-no-neutral") if touch == DONE else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"alone": "yes" if newcomer_alone(g) else "no"}


class NeutralStall(Step[Iki]):
    """Where the neutral character stands: no cost, no Kobun, no bonus."""

    def legal(self, g: Iki) -> list[int]:
        stalls = g.stalls
        return [STALL + stall for stall in g.rules.town.stalls if stalls[stall] < 0]

    def play(self, g: Iki, touch: int) -> None:
        stall = touch - STALL
        g.stalls[stall] = g.chosen
        g.say(happened.NEUTRAL_PLACED, g.seat, g.chosen, stall)
        g.chosen = -1

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_stall(g, touch, 0, text)


def has_cards_in_row(g: Iki) -> bool:
    for card in g.row:
        if card >= 0:
            return True
    return False


def newcomer_alone(g: Iki) -> bool:
    """The New Character of the month is all that lies there: it may be placed, but need not be (R28)."""
    if not g.rules.akebono or g.row[NEWCOMER_PLACE] < 0:
        return False
    for place in range(NEWCOMER_PLACE):
        if g.row[place] >= 0:
            return False
    return True


class CloseMonth(Step[Iki]):
    """Payday; in other months the row is prepared for the next one."""

    def run(self, g: Iki) -> bool:
        if g.printed.paydays[g.month]:
            g.todo.append(PAYDAY_STEP)
        elif g.rules.akebono:
            slide_row(g)
        else:
            for place in range(len(g.row)):
                if g.row[place] >= 0:
                    g.row_mon[place] += 1
        return False


def slide_row(g: Iki) -> None:
    """Akebono: kept cards go, the two rightmost fresh ones are kept with a mon on each (R18)."""
    discard_place(g, FRESH)
    discard_place(g, FRESH + 1)
    discard_place(g, NEWCOMER_PLACE)
    kept = FRESH + 1
    for place in range(FRESH - 1, -1, -1):
        if g.row[place] >= 0 and kept >= FRESH:
            g.row[kept] = g.row[place]
            g.row_mon[kept] = 1
            g.row[place] = -1
            kept -= 1
        discard_place(g, place)


TRADE_INCOME: Final = TradeIncome("trade income")
GRAND_MASTER: Final = GrandMaster("grand master")
NEUTRAL: Final = Neutral("neutral", "ask-neutral")
NEUTRAL_STALL: Final = NeutralStall("neutral stall", "ask-neutral-stall")
CLOSE_MONTH: Final = CloseMonth("close month")

MONTH_END: Final = (FIRE, TRADE_INCOME, GRAND_MASTER, NEUTRAL, CLOSE_MONTH)
STEPS: Final = (TRADE_INCOME, GRAND_MASTER, NEUTRAL, NEUTRAL_STALL, CLOSE_MONTH)
