"""The boats of Akebono: activating one, and the boat tokens (rules, sections 9.3 to 9.5)."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import BOAT_USED
from .deeds import Deed
from .state import FIRST_BUILDING, ON_BANK, Iki
from .vocabulary import BOAT, BOATS, BUILDING, CHARACTER, DONE, TICKET, TICKETS
from .words import effect_words


def boat_possible(g: Iki, boat: int) -> bool:
    """Whether what the boat does can be carried out now."""
    return g.printed.boat_parts[boat].possible(g)


def usable_boats(g: Iki, but: int = -1) -> list[int]:
    """Boats in the river that can be activated, as touches; whoever owns them, the Tea boat too."""
    boats = g.boats
    return [BOAT + boat for boat in range(BOATS) if boats[boat] >= 0 and boat != but and boat_possible(g, boat)]


def activate(g: Iki, boat: int) -> None:
    g.say(happened.BOAT_USED, g.seat, boat, g.boats[boat])
    g.todo.append(AFTER_BOAT[boat])
    g.todo.append(g.printed.boat_parts[boat])


def label_activate(g: Iki, boat: int, text: Text) -> str:
    """A boat to activate, with what it does."""
    effect = effect_words(g.printed.boat_actions[boat], text)
    return text("touch-activate", boat=g.word("boat", boat, text), effect=effect)


def why_not_activate(g: Iki, touch: int, text: Text) -> str:
    if touch < BOAT:
        return ""
    return text("why-boat-useless" if g.boats[touch - BOAT] >= 0 else "why-boat-not-built")


class Activate(Deed):
    """`boat`: activate a built boat."""

    def has_price(self) -> bool:
        return True  # that of the boat

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return g.rules.akebono and bool(usable_boats(g))

    def run(self, g: Iki) -> bool:
        return bool(usable_boats(g))

    def legal(self, g: Iki) -> list[int]:
        return usable_boats(g)

    def play(self, g: Iki, touch: int) -> None:
        activate(g, touch - BOAT)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_activate(g, touch, text)


class ThankOwner(Step[Iki]):
    """The owner of a boat that somebody else activated moves up the trade track."""

    def __init__(self, key: str, boat: int) -> None:
        super().__init__(f"{key} {boat}")
        self.boat = boat

    def run(self, g: Iki) -> bool:
        owner = g.boats[self.boat]
        if owner != g.seat and owner < len(g.players):
            g.trade_up(owner, 1)
        return False

    def source(self, g: Iki) -> int:
        return BOAT + self.boat


class AfterBoat(ThankOwner):
    """And then the Inn for Sailors, whose own boat gives no further one."""

    def run(self, g: Iki) -> bool:
        super().run(g)
        if g.building_with(g.seat, BOAT_USED) >= 0:
            g.todo.append(ONE_MORE_BOAT[self.boat])
        return False


class OneMoreBoat(Step[Iki]):
    """The Inn for Sailors: a second, different boat, or none."""

    def __init__(self, boat: int) -> None:
        super().__init__(f"one more boat {boat}", "ask-one-more-boat")
        self.boat = boat

    def run(self, g: Iki) -> bool:
        return bool(usable_boats(g, self.boat))

    def legal(self, g: Iki) -> list[int]:
        return usable_boats(g, self.boat) + [DONE]

    def play(self, g: Iki, touch: int) -> None:
        if touch != DONE:
            boat = touch - BOAT
            g.say(happened.BOAT_USED, g.seat, boat, g.boats[boat])
            g.todo.append(AFTER_SECOND_BOAT[boat])
            g.todo.append(g.printed.boat_parts[boat])

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return text("touch-decline") if touch == DONE else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"boat": g.word("boat", self.boat, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        if touch == BOAT + self.boat:
            return text("why-same-boat")
        return why_not_activate(g, touch, text)

    def source(self, g: Iki) -> int:
        inn = g.building_with(g.seat, BOAT_USED)
        return BUILDING + g.stalls[inn] - FIRST_BUILDING if inn >= 0 else -1


class TakeTicket(Deed):
    """`ticket`: take a boat token lying beside its boat."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return ON_BANK in g.tickets

    def run(self, g: Iki) -> bool:
        return ON_BANK in g.tickets

    def legal(self, g: Iki) -> list[int]:
        return [TICKET + ticket for ticket in range(TICKETS) if g.tickets[ticket] == ON_BANK]

    def play(self, g: Iki, touch: int) -> None:
        move_ticket(g, touch - TICKET, g.seat)
        g.waiting |= 1 << touch - TICKET
        g.say(happened.TICKET_TAKEN, g.seat, touch - TICKET)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-ticket-away") if TICKET <= touch < CHARACTER else ""


def move_ticket(g: Iki, ticket: int, to: int) -> None:
    tickets = list(g.tickets)
    tickets[ticket] = to
    g.tickets = tuple(tickets)


def spend_ticket(g: Iki, ticket: int) -> None:
    """A used boat token goes back beside its boat."""
    g.say(happened.TICKET_USED, g.seat, ticket)
    move_ticket(g, ticket, ON_BANK)


ACTIVATE: Final = Activate("boat", "ask-boat")
TAKE_TICKET: Final = TakeTicket("ticket", "ask-ticket")
AFTER_BOAT: Final = [AfterBoat("after boat", boat) for boat in range(BOATS)]
AFTER_SECOND_BOAT: Final = [ThankOwner("after second boat", boat) for boat in range(BOATS)]
ONE_MORE_BOAT: Final = [OneMoreBoat(boat) for boat in range(BOATS)]

STEPS: Final = (ACTIVATE, TAKE_TICKET, *AFTER_BOAT, *AFTER_SECOND_BOAT, *ONE_MORE_BOAT)
