"""The fires of months 5, 8 and 11 (rules, section 6)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import AVOID_FIRE, BURN, DOCTOR
from .experience import retire
from .hiring import spend_special
from .state import FIRST_BUILDING, Iki
from .vocabulary import CHARACTER, DONE, SPECIAL, TICKET


class Fire(Step[Iki]):
    """A fire tile names the nagaya; it is drawn without a choice and shuffled back (R25)."""

    def run(self, g: Iki) -> bool:
        strength = g.rules.fires[g.month]
        if strength:
            g.nagaya = g.printed.fire_tiles[g.random.below(len(g.printed.fire_tiles))]
            g.place = 0
            g.reveals += 1
            g.say(happened.FIRE_BREAKS_OUT, g.nagaya, strength)
            g.todo.append(SPREAD)
        return False


def strength_here(g: Iki) -> int:
    """A fire loses 1 with each place."""
    return g.rules.fires[g.month] - g.place


def burning_stall(g: Iki) -> int:
    return g.rules.town.nagayas[g.nagaya][g.place]


class Spread(Step[Iki]):
    """From the board edge to the crossroads. An owner who is too weak may save a character with a token."""

    def run(self, g: Iki) -> bool:
        stalls = g.rules.town.nagayas[g.nagaya]
        while g.place < len(stalls):
            stall = stalls[g.place]
            card = g.stalls[stall]
            owner = g.owners[stall]
            if card >= 0 and owner < 0:
                burn(g, stall)
            elif card >= 0:
                if g.players[owner].fire >= strength_here(g):
                    g.say(happened.FIRE_STOPPED, owner, stall, defence_here(g, stall))
                    return False
                if card >= FIRST_BUILDING:
                    self.reach_building(g, stall)
                elif AVOID_FIRE in g.players[owner].specials or DOCTOR in g.players[owner].specials:
                    g.turn_to(owner)
                    return True
                else:
                    burn(g, stall)
            g.place += 1
        g.say(happened.FIRE_OVER, g.nagaya)
        return False

    def reach_building(self, g: Iki, stall: int) -> None:
        owner = g.owners[stall]
        building = g.stalls[stall] - FIRST_BUILDING
        if g.met_with(owner, BURN) >= 0:
            g.say(happened.BUILDING_SAVED, building, stall, defence_here(g, stall))
        else:
            defence = defence_here(g, stall)
            g.clear_stall(stall)
            g.say(happened.BUILDING_BURNED, building, stall, defence)

    def legal(self, g: Iki) -> list[int]:
        specials = g.players[g.seat].specials
        options = [SPECIAL + token for token in (AVOID_FIRE, DOCTOR) if token in specials]
        options.append(DONE)
        return options

    def play(self, g: Iki, touch: int) -> None:
        stall = burning_stall(g)
        card = g.stalls[stall]
        g.todo.append(self)
        if touch == DONE:
            burn(g, stall)
        else:
            spend_special(g, g.seat, touch - SPECIAL)
            if touch == SPECIAL + DOCTOR:
                g.say(happened.CURED, g.seat, card, DOCTOR)
                retire(g, stall)
            else:
                g.say(happened.SAVED, g.seat, card, defence_here(g, stall))
        g.place += 1

    def label(self, g: Iki, touch: int, text: Text) -> str:
        messages = {DONE: "touch-let-burn", SPECIAL + AVOID_FIRE: "touch-avoid-fire", SPECIAL + DOCTOR: "touch-cure"}
        if touch not in messages or touch not in g.offered:
            return ""
        return text(messages[touch], character=g.word("character", g.stalls[burning_stall(g)], text))

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.stalls[burning_stall(g)], text), "strength": strength_here(g)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-no-such-token") if SPECIAL <= touch < TICKET else ""

    def source(self, g: Iki) -> int:
        card = g.stalls[burning_stall(g)]
        return CHARACTER + card if card >= 0 else -1


def defence_here(g: Iki, stall: int) -> int:
    """Who defends the stall that the fire has reached, with what, against what: for the events."""
    owner = g.owners[stall]
    return happened.defence(owner, g.players[owner].fire if owner >= 0 else 0, strength_here(g))


def burn(g: Iki, stall: int) -> None:
    card = g.stalls[stall]
    defence = defence_here(g, stall)
    g.remove_character(stall)
    g.say(happened.BURNED, card, stall, defence)


FIRE: Final = Fire("fire")
SPREAD: Final = Spread("spread", "ask-fire")

STEPS: Final = (FIRE, SPREAD)
