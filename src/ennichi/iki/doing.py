"""What is going on while a player decides: by which card or space, about what, and what has been done already."""

from __future__ import annotations

from ennichi.kernel.compile import Pick
from ennichi.kernel.effects import option_tree

from .actions import IncomeOrHire
from .building import PlaceBuilding
from .components import MESSENGER, MONTHS, NAGAYAS
from .fire import Spread, burning_stall
from .hiring import Hire, OwnerHire, PlaceHire, extra_cost, price_of
from .lifestyle import ChooseIkizama
from .payday import Food
from .shapes import Doing, Landing
from .state import MESSENGER_WAITS, Iki
from .street import landings
from .vocabulary import CHARACTER, IKIZAMA, SPACE, SPECIAL, STALL, TICKET, TICKETS


def show_doing(g: Iki, names: list[str]) -> Doing:
    asking = g.todo[-1] if g.todo else None
    source = g.source()
    shown: Doing = {
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
        "lands": {},
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
        shown["prices"] = {names[touch]: card + extra_cost(g, g.seat, touch - STALL) for touch in g.offered}
    elif isinstance(asking, (Hire, IncomeOrHire, OwnerHire)):
        less = asking.less if isinstance(asking, Hire) else 0
        row = [card for card in g.row if card >= 0]
        shown["prices"] = {names[CHARACTER + card]: price_of(g, g.actor(), card, less) for card in row}
    elif isinstance(asking, ChooseIkizama):
        shown["lands"] = {names[touch]: show_landing(g, names, touch - IKIZAMA) for touch in g.offered}
    elif isinstance(asking, PlaceBuilding):
        shown["prices"] = {names[touch]: extra_cost(g, g.seat, touch - STALL) for touch in g.offered}
    return shown


def show_landing(g: Iki, names: list[str], lane: int) -> Landing:
    there, further = landings(g, g.seat, lane)
    return {"spaces": [names[SPACE + space] for space in there], "further": [names[SPACE + space] for space in further]}


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
    about = g.todo[-1].about(g)
    return names[about if about >= 0 else CHARACTER + g.chosen]
