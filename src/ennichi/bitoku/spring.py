"""Spring, the awakening of the forest: summon the yokai, then reap the fruits of the dream crystals."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .cards import draw_own, leave_hand, why_not_in_hand
from .components import DREAM
from .state import CARD, SPRING, Bitoku
from .tengu import reap_as_tengu
from .vocabulary import BITOKU, CRYSTAL, DONE, MITAMA, YOKAI

DRAW_TO: Final = 4
KEEP: Final = 3


class Spring(Step[Bitoku]):
    """All draw to four cards before anybody is asked anything."""

    def run(self, g: Bitoku) -> bool:
        g.phase = SPRING
        g.say(happened.SEASON, g.chapter())
        for seat in g.order:
            draw_own(g, seat, DRAW_TO - len(g.players[seat].hand))
        g.place = 0
        g.turn = -1
        g.todo += flow(SUMMON, SHOW_DISCARDS, REAP)
        return False


def turn_to(g: Bitoku, seat: int) -> None:
    """Ask this seat now, and mark it where somebody else was asked before."""
    g.seat = seat
    if g.turn != seat:
        g.turn = seat
        g.begin(seat, g.chapter())


class Summon(Step[Bitoku]):
    """Each player keeps three cards. The choice is secret until everybody has made it (Q11)."""

    def run(self, g: Bitoku) -> bool:
        while g.place < len(g.order):
            seat = g.order[g.place]
            if len(g.players[seat].hand) > KEEP:
                turn_to(g, seat)
                return True
            g.place += 1
        return False

    def legal(self, g: Bitoku) -> list[int]:
        return [YOKAI + (card & CARD) for card in g.players[g.seat].hand]

    def play(self, g: Bitoku, touch: int) -> None:
        player = g.players[g.seat]
        player.aside += (leave_hand(player, touch - YOKAI),)
        g.todo.append(self)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if YOKAI <= touch < BITOKU and touch in g.offered:
            return text("touch-discard", yokai=g.word("yokai-full", touch - YOKAI, text))
        return ""

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"count": len(g.actor().hand) - KEEP}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return why_not_in_hand(g, touch - YOKAI, text) if YOKAI <= touch < BITOKU else ""


class ShowDiscards(Step[Bitoku]):
    """The chosen cards go to the discard piles, all at once."""

    def run(self, g: Bitoku) -> bool:
        if g.heard is not None and any([len(player.aside) > 0 for player in g.players]):
            g.say(happened.SUMMONED)
        for seat in g.order:
            player = g.players[seat]
            aside = player.aside
            player.aside = ()
            for card in aside:
                player.discard += (card & CARD,)
                g.say(happened.DISCARDED, seat, card & CARD)
        g.reveals += 1
        g.place = 0
        g.turn = -1
        g.picked = 0
        return False


class Reap(Step[Bitoku]):
    """In turn order (Q11), each player collects the dream crystals in any order; also at the ascension.

    Crystals that give nothing but goods are collected first and without asking: that order never hurts.
    """

    def run(self, g: Bitoku) -> bool:
        while g.place < len(g.order):
            if g.order[g.place] >= g.seats:
                if g.phase == SPRING:
                    reap_as_tengu(g)
                g.place += 1
                continue
            g.seat = g.order[g.place]
            if not g.picked:
                self.collect_goods(g)
            left = self.left(g)
            if left:
                turn_to(g, g.seat)
                if len(left) > 1:
                    return True
                self.collect(g, left[0])
                return False
            g.place += 1
            g.picked = 0
        return False

    def collect_goods(self, g: Bitoku) -> None:
        """Mark the crystals that lie here now: those that come later must wait for the next spring (Q56)."""
        g.picked = 1 << 8
        sockets = g.players[g.seat].sockets
        for socket in range(len(sockets)):
            crystal = sockets[socket]
            if crystal < 0 or g.printed.crystal_colour[crystal] != DREAM:
                g.picked |= 1 << socket
            elif g.printed.plain_crystal[crystal]:
                g.picked |= 1 << socket
                g.say(happened.CRYSTAL_USED, g.seat, crystal)
                g.printed.crystal_parts[crystal].run(g)

    def left(self, g: Bitoku) -> list[int]:
        """Crystal places still to collect from that can give something."""
        sockets = g.players[g.seat].sockets
        return [
            socket
            for socket in range(len(sockets))
            if not g.picked >> socket & 1 and g.printed.crystal_parts[sockets[socket]].possible(g)
        ]

    def collect(self, g: Bitoku, socket: int) -> None:
        crystal = g.players[g.seat].sockets[socket]
        g.picked |= 1 << socket
        g.say(happened.CRYSTAL_USED, g.seat, crystal)
        g.todo.append(self)
        g.todo.append(g.printed.crystal_parts[crystal])

    def legal(self, g: Bitoku) -> list[int]:
        sockets = g.players[g.seat].sockets
        options = [CRYSTAL + sockets[socket] for socket in self.left(g)]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            g.place += 1
            g.picked = 0
            g.todo.append(self)
        else:
            self.collect(g, g.players[g.seat].sockets.index(touch - CRYSTAL))

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not CRYSTAL <= touch < MITAMA:
            return ""
        crystal = touch - CRYSTAL
        sockets = g.actor().sockets
        if crystal not in sockets:
            return text("why-not-your-crystal")
        if g.printed.crystal_colour[crystal] != DREAM:
            return text("why-not-dream")
        if g.picked >> sockets.index(crystal) & 1:
            return text("why-reaped")
        return text("why-not-possible", what=g.word("crystal", crystal, text))


SPRING_PHASE: Final = Spring("spring")
SUMMON: Final = Summon("summon", "ask-summon", secret=True)
SHOW_DISCARDS: Final = ShowDiscards("show discards")
REAP: Final = Reap("reap", "ask-reap")

STEPS: Final = (SPRING_PHASE, SUMMON, SHOW_DISCARDS, REAP)
