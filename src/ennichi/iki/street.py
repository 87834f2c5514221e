"""B2, Move: along the street, past the lap mark and the Tea House."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import LAP, MESSENGER, PASS, SANDAL
from .deeds import Deed
from .experience import experience_for_all
from .hiring import spend_special
from .state import MESSENGER_WAITS, NEW_YEAR_MONTH, Iki
from .vocabulary import SPACE, SPECIAL, STALL

RUN_STEPS: Final = [1, 2]


def space_ahead(g: Iki, space: int, steps: int) -> int:
    """The street space so many steps on; the start area lies just before the first one."""
    town = g.rules.town
    for _ in range(steps):
        space = town.street[0] if space < 0 else town.next[space]
    return space


def landings(g: Iki, seat: int, lane: int) -> tuple[list[int], list[int]]:
    """Where an Ikizama space leads a seat, and where each of its sandals would lead it further, once round at most."""
    player = g.players[seat]
    steps = g.printed.ikizama_steps[lane]
    most = min(steps[-1] + player.goods[SANDAL], len(g.rules.town.street))
    there = [space_ahead(g, player.space, step) for step in steps]
    return there, [space_ahead(g, player.space, step) for step in range(steps[-1] + 1, most + 1)]


def walk(g: Iki, steps: int) -> None:
    """Space by space. Whoever passes the lap mark gains experience at once; leaving the start area is no lap, and New
    Year's Day has none (R33).
    """
    town = g.rules.town
    player = g.players[g.seat]
    for _ in range(steps):
        here = player.space
        to = town.street[0] if here < 0 else town.next[here]
        player.space = to
        if here >= 0 and to == town.street[0] and g.month < NEW_YEAR_MONTH:
            if g.heard is not None:
                g.say(happened.LAP_DONE, g.seat, len(g.own_characters(g.seat)))
            experience_for_all(g, g.seat, happened.LAP_EXPERIENCE)
            g.trigger(g.seat, LAP)
        if player.buildings and g.rules.akebono:
            reach(g, here, to)
    g.say(happened.MOVED, g.seat, player.space)


def reach(g: Iki, came_from: int, space: int) -> None:
    """The Tea House pays when its space is reached; on a centre stall its two spaces are one passage (R32)."""
    stall = g.building_with(g.seat, PASS)
    if stall < 0:
        return
    before = g.rules.town.spaces_of[stall]
    if space in before and came_from not in before:
        g.trigger(g.seat, PASS)


def may_send(g: Iki) -> bool:
    """Whether the Messenger token can be used: it was not gained in this very turn (R27)."""
    specials = g.players[g.seat].specials
    return bool(specials) and MESSENGER in specials and not g.is_waiting(MESSENGER_WAITS)


class Move(Step[Iki]):
    """As many steps as the Ikizama space says; on 1-4 any of 1 to 4; or the Messenger token instead."""

    def run(self, g: Iki) -> bool:
        steps = g.printed.ikizama_steps[g.lane]
        if len(steps) > 1 or may_send(g):
            return True
        g.walking = True
        walk(g, steps[0])
        return False

    def legal(self, g: Iki) -> list[int]:
        player = g.players[g.seat]
        options = [SPACE + space_ahead(g, player.space, steps) for steps in g.printed.ikizama_steps[g.lane]]
        if may_send(g):
            options.append(SPECIAL + MESSENGER)
        return options

    def play(self, g: Iki, touch: int) -> None:
        if touch == SPECIAL + MESSENGER:
            spend_special(g, g.seat, MESSENGER)
            g.todo.append(SEND)
            return
        steps = 1
        space = space_ahead(g, g.players[g.seat].space, 1)
        while space != touch - SPACE:
            space = space_ahead(g, space, 1)
            steps += 1
        g.walking = True
        walk(g, steps)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch not in g.offered:
            return ""
        return text("touch-send") if touch == SPECIAL + MESSENGER else label_walk(g, touch, text)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if SPACE <= touch < STALL:
            return why_too_far(g.printed.ikizama_steps[g.lane], text)
        if touch != SPECIAL + MESSENGER:
            return ""
        return text("why-token-waits" if MESSENGER in g.actor().specials else "why-no-such-token")

    def source(self, g: Iki) -> int:
        return -1


def why_too_far(steps: list[int], text: Text) -> str:
    """How many spaces one walks, where another one was touched."""
    if len(steps) == 1:
        return text("why-not-so-far", count=steps[0])
    return text("why-too-far", first=steps[0], last=steps[-1])


def label_walk(g: Iki, touch: int, text: Text) -> str:
    """How far a space is, and which one."""
    steps = 1
    while space_ahead(g, g.actor().space, steps) != touch - SPACE:
        steps += 1
    return text("touch-walk", count=steps, space=g.word("space", touch - SPACE, text))


class PutAnywhere(Step[Iki]):
    """The Oyakata is put on any street space, without lap and sandals: the Messenger token, and New Year's Day."""

    def legal(self, g: Iki) -> list[int]:
        return [SPACE + space for space in g.rules.town.street]

    def play(self, g: Iki, touch: int) -> None:
        """The space is reached, but nothing is passed (R20)."""
        space = touch - SPACE
        g.players[g.seat].space = space
        g.say(happened.MOVED, g.seat, space)
        if g.rules.akebono:
            reach(g, -1, space)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-no-bridge") if SPACE <= touch < STALL else ""


class Run(Deed):
    """`run`: 1 or 2 spaces on, and no more business with shops and characters this turn (R34)."""

    def legal(self, g: Iki) -> list[int]:
        here = g.players[g.seat].space
        return [SPACE + space_ahead(g, here, steps) for steps in RUN_STEPS]

    def play(self, g: Iki, touch: int) -> None:
        g.closed = True
        walk(g, 1 if touch - SPACE == space_ahead(g, g.players[g.seat].space, 1) else 2)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return label_walk(g, touch, text) if touch in g.offered else ""

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_too_far(RUN_STEPS, text) if SPACE <= touch < STALL else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        return {}


MOVE: Final = Move("move", "ask-move")
SEND: Final = PutAnywhere("send", "ask-send")
RUN: Final = Run("run", "ask-run")

STEPS: Final = (MOVE, SEND, RUN)
