"""What is going on while a player decides: by which card or space, about what, and what has been done already."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.compile import Pick
from ennichi.kernel.effects import option_tree
from ennichi.kernel.game import Plain

from .at_work import AtWork
from .boats import AfterBoat, AfterSecondBoat, OneMoreBoat
from .business import AfterUse
from .celebrities import UseCelebrity
from .components import BOAT_USED, MESSENGER, MONTHS, NAGAYAS, OWNER, TICKET_CHARACTER
from .experience import ChooseColumn
from .fire import Spread, burning_stall
from .hiring import PlaceHire, extra_cost, price_of
from .payday import Food
from .purchases import UsePipe
from .state import FIRST_BUILDING, MESSENGER_WAITS, Iki
from .vocabulary import BOAT, BUILDING, CELEBRITY, CHARACTER, IKIZAMA, PIPE, SPACE, SPECIAL, STALL, TICKET, TICKETS

# Steps of a turn below which nothing belongs to the present effect.
OUTER: Final = ("move", "business", "end of turn", "next turn", "next visit", "take starter")


def show_doing(g: Iki, names: list[str]) -> Plain:
    asking = g.todo[-1] if g.todo else None
    source = source_of(g)
    shown: dict[str, Any] = {
        "lane": names[IKIZAMA + g.lane] if g.turn >= 0 and g.lane >= 0 and g.month < MONTHS else None,
        "walking": g.walking,
        "shop_used": g.shop_used,
        "character_used": g.character_used,
        "celebrity_used": g.celebrity_used,
        "boat_used": g.boat_used,
        "waiting": waiting_names(g, names),
        "chosen": chosen_name(g, names),
        "source": names[source] if source >= 0 else None,
        "options": {},
        "prices": {},
        "fire": None,
        "stall": None,
        "fed": [],
    }
    if isinstance(asking, Pick):
        options = asking.effect.options
        shown["options"] = {
            names[asking.touches[i]]: option_tree(options[i].cost, options[i].gain) for i in range(len(options))
        }
    elif isinstance(asking, Spread):
        shown["fire"] = NAGAYAS[g.nagaya]
        shown["stall"] = names[STALL + burning_stall(g)]
    elif isinstance(asking, Food):
        shown["fed"] = [names[CHARACTER + g.stalls[stall]] for stall in g.own_characters(g.seat) if g.fed >> stall & 1]
    elif isinstance(asking, PlaceHire):
        card = price_of(g, g.actor(), g.chosen, g.less)
        shown["prices"] = {names[touch]: card + extra_cost(g, g.seat, touch - STALL) for touch in g.options}
    elif asking is not None and asking.key == "place building":
        shown["prices"] = {names[touch]: extra_cost(g, g.seat, touch - STALL) for touch in g.options}
    return shown


def waiting_names(g: Iki, names: list[str]) -> list[str]:
    """The tokens that were taken this turn and serve only in a later one."""
    found = [names[TICKET + ticket] for ticket in range(TICKETS) if g.is_waiting(ticket)]
    if g.is_waiting(MESSENGER_WAITS):
        found.append(names[SPECIAL + MESSENGER])
    return found


def chosen_name(g: Iki, names: list[str]) -> str | None:
    """The card that a decision is about, such as the character that looks for a stall."""
    if g.chosen < 0 or not g.todo:
        return None
    base = {"place building": BUILDING, "boat bonus": BOAT}.get(g.todo[-1].key, CHARACTER)
    return names[base + g.chosen]


def source_of(g: Iki) -> int:
    """The touch of the thing whose effect is being carried out, or -1."""
    for step in g.todo[::-1]:
        if isinstance(step, AtWork):
            return step.touch
        if isinstance(step, AfterUse):
            return CHARACTER + step.card
        if isinstance(step, AfterBoat):
            return BOAT + step.boat
        if isinstance(step, AfterSecondBoat):
            return BOAT + step.boat
        if isinstance(step, OneMoreBoat):
            inn = g.building_with(g.seat, BOAT_USED)
            return BUILDING + g.stalls[inn] - FIRST_BUILDING if inn >= 0 else -1
        if isinstance(step, UseCelebrity):
            return CELEBRITY + step.celebrity
        if isinstance(step, UsePipe):
            return PIPE + step.token
        if isinstance(step, ChooseColumn):
            return CHARACTER + g.homeless[0]
        if isinstance(step, Spread):
            return CHARACTER + g.stalls[burning_stall(g)]
        if step.key == "after hire":
            return CHARACTER + g.newest
        if step.key == "owner hire":
            return SPECIAL + OWNER
        if step.key == "character again":
            return TICKET + TICKET_CHARACTER
        if step.key == "relocated skill":
            return CHARACTER + g.chosen
        if step.key == "business":
            return SPACE + g.actor().space if g.actor().space >= 0 else -1
        if step.key in OUTER:
            return -1
    return -1
