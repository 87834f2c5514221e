"""The forest spirits: which may be used now, and what those do that are no bamboo action.

Spirits are used at any moment of one's turn: between two sticks, two placements or two sections as well, but never
inside an action, for actions are done one by one (R10). Used late, a spirit does not reach back: Bakeneko is for the
sticks still to lay, Kitsune for the sections still to resolve (R22). One that would do nothing is not used (R23).
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.text import Text

from . import events as happened
from .components import FEEDING, OFFER_WINDOW
from .display import fill_food, food_left
from .state import OFFERING, RESOLVING, SUMMER_SEASON, Bamboo
from .vocabulary import SPIRIT


class Wild(Part[Bamboo]):
    """Kitsune: sections placed this turn and not yet resolved act as jokers; of no use when no action is left."""

    def possible(self, g: Bamboo) -> bool:
        return not g.wild and (g.stage < RESOLVING or (g.stage == RESOLVING and g.actions > 0))

    def run(self, g: Bamboo) -> bool:
        g.wild = True
        g.say(happened.SECTIONS_WILD, g.seat)
        return False


class Roam(Part[Bamboo]):
    """Bakeneko: this turn's sticks, those still to lay, go to any temple free of charge."""

    def possible(self, g: Bamboo) -> bool:
        return not g.roam

    def run(self, g: Bamboo) -> bool:
        g.roam = True
        return False


class Restock(Part[Bamboo]):
    """Tengu: discard the shown food and show five new tokens. A token taken before may have been the last (R24)."""

    def possible(self, g: Bamboo) -> bool:
        return food_left(g)

    def run(self, g: Bamboo) -> bool:
        g.say(happened.FOOD_CLEARED, g.seat)
        for food in range(3):
            g.food_spent[food] += g.food_shown[food]
            g.food_shown[food] = 0
        fill_food(g)
        return False


class Meal(Part[Bamboo]):
    """Ookami: counts as food in feeding."""

    def __init__(self, key: str, food: int) -> None:
        super().__init__(key)
        self.food = food

    def run(self, g: Bamboo) -> bool:
        g.need -= self.food
        return False


WILD: Final = Wild("wild")
ROAM: Final = Roam("roam")
RESTOCK: Final = Restock("restock")

STEPS: Final = (WILD, ROAM, RESTOCK)


def usable(g: Bamboo, spirit: int) -> bool:
    """Whether an awake spirit may be used at this point of a summer turn."""
    window = g.printed.spirit_window[spirit]
    if window == FEEDING or (window == OFFER_WINDOW and g.stage > OFFERING):
        return False
    return g.printed.spirit_parts[spirit].possible(g)


def add_spirits(g: Bamboo, options: list[int]) -> None:
    """Offer the spirits that may be used now."""
    player = g.players[g.seat]
    if player.helpers:
        options += [SPIRIT + spirit for spirit in range(7) if player.awake[spirit] and usable(g, spirit)]


def spirits_open(g: Bamboo) -> str:
    """For prompts: whether a spirit may be used now, as yes or no; spirits come last among the options."""
    return "yes" if g.offered and g.offered[-1] >= SPIRIT else "no"


def use_spirit(g: Bamboo, touch: int) -> None:
    """Turn the tile asleep and do what it grants."""
    spirit = touch - SPIRIT
    g.actor().sleep(spirit)
    g.say(happened.SPIRIT_USED, g.seat, spirit, spirit)
    g.todo.append(g.printed.spirit_parts[spirit])


def why_not_spirit(g: Bamboo, touch: int, text: Text) -> str:
    """Why a spirit cannot be used now."""
    if touch < SPIRIT:
        return ""
    spirit = touch - SPIRIT
    player = g.actor()
    if not player.awake[spirit]:
        return text("why-spirit-asleep" if player.asleep[spirit] else "why-spirit-not-yours")
    window = g.printed.spirit_window[spirit]
    if window == FEEDING:
        return text("why-spirit-feeding")
    if g.season != SUMMER_SEASON:
        return text("why-spirit-summer")
    if window == OFFER_WINDOW and g.stage > OFFERING:
        return text("why-spirit-offer")
    if g.printed.spirit_parts[spirit].possible(g):
        return text("why-spirit-between")
    return text("why-spirit-useless")
