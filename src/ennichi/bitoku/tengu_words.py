"""The cards, steps and reasons of the Tengu in words."""

from __future__ import annotations

from ennichi.kernel.text import Text

from .components import BITOKU_TYPES, TAKES, YOKAI_TYPES
from .state import IN_REGION, LOCKED, Bitoku
from .tengu_events import COMPARED_BY, DOES, KINDS, STEPS, WHY
from .tengu_terms import location, takes
from .vocabulary import REGIONS, RESOURCES


def tengu_word(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """The words for a field of the Tengu's events; all these sorts begin with `tengu-`."""
    if sort == "tengu-card":
        return card_words(g, value, text)
    if sort == "tengu-place":
        return text(f"tengu-place-{('left', 'middle', 'right')[value]}")
    if sort == "tengu-step":
        return STEPS[value]
    if sort == "tengu-does":
        return text(f"tengu-does-{DOES[value]}")
    if sort == "tengu-why":
        return text(f"tengu-why-{WHY[value]}")
    if sort == "tengu-attitude":
        return text("tengu-attitude-active" if value else "tengu-attitude-inactive")
    if sort == "tengu-regions":  # a set of regions, as bits
        return ", ".join([text(f"region-{REGIONS[region]}") for region in range(len(REGIONS)) if value >> region & 1])
    if sort == "tengu-compared":
        return text(f"tengu-compared-{COMPARED_BY[value]}")
    if sort == "tengu-instead":
        return text(f"tengu-instead-{KINDS[value]}")
    return text(f"tengu-kind-{KINDS[value]}")


def tell_tengu_die(place: int, text: Text) -> str:
    """What can become of a die of the Tengu that has neither crossed the river nor gone to the Home."""
    if place >= IN_REGION:
        return text("tell-tengu-die-forest", region=text(f"in-{REGIONS[place - IN_REGION]}"))
    return text("tell-tengu-die-locked" if place == LOCKED else "tell-tengu-die-unlocked")


def card_words(g: Bitoku, card: int, text: Text) -> str:
    """A card by what it shows: types above, then the location, what is taken there, and the resource."""
    printed = g.printed
    types = [text(f"yokai-{YOKAI_TYPES[each]}") for each in printed.tengu_yokai[card]]
    types += [text(f"bitoku-{BITOKU_TYPES[each]}") for each in printed.tengu_bitoku[card]]
    where = text(f"region-{REGIONS[location(g, card)]}")
    if printed.tengu_location[card] < 0:
        where = text("tengu-favourite-place", region=where)
    goods = [text(f"resource-{RESOURCES[each]}") for each in printed.tengu_gives[card]]
    kind = takes(g, card)
    if kind >= 0:
        goods.append(text(f"tengu-kind-{TAKES[kind]}"))
    resource = printed.tengu_resource[card]
    return text(
        "tengu-card",
        types=", ".join(types),
        where=where,
        count=len(goods),
        goods=" + ".join(goods),
        resource=text(f"resource-{RESOURCES[resource]}") if resource >= 0 else text("tengu-no-resource"),
    )
