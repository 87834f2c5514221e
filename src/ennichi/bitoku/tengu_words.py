"""The cards, steps and reasons of the Tengu in words."""

from __future__ import annotations

from ennichi.kernel.text import Text

from .components import BITOKU_TYPES, TAKES, YOKAI_TYPES, Printed
from .tengu_events import KINDS, STEPS, WHY
from .vocabulary import REGIONS, RESOURCES


def tengu_word(printed: Printed, sort: str, value: int, text: Text) -> str:
    """The words for a field of the Tengu's events; all these sorts begin with `tengu-`."""
    if sort == "tengu-card":
        return card_words(printed, value, text)
    if sort == "tengu-place":
        return text(f"tengu-place-{('left', 'middle', 'right')[value]}")
    if sort == "tengu-step":
        return STEPS[value]
    if sort == "tengu-does":
        return text(f"tengu-does-{STEPS[value].lower()}")
    if sort == "tengu-why":
        return text(f"tengu-why-{WHY[value]}")
    if sort == "tengu-attitude":
        return text("tengu-attitude-active" if value else "tengu-attitude-inactive")
    return text(f"tengu-kind-{KINDS[value]}")


def card_words(printed: Printed, card: int, text: Text) -> str:
    """A card by what it shows: types above, then the location, what is taken there, and the resource."""
    types = [text(f"yokai-{YOKAI_TYPES[each]}") for each in printed.tengu_yokai[card]]
    types += [text(f"bitoku-{BITOKU_TYPES[each]}") for each in printed.tengu_bitoku[card]]
    place = printed.tengu_location[card]
    where = text(f"region-{REGIONS[place]}") if place >= 0 else text("tengu-favourite-place")
    goods = [text(f"resource-{RESOURCES[each]}") for each in printed.tengu_gives[card]]
    if printed.tengu_takes[card] >= 0:
        goods.append(text(f"tengu-kind-{TAKES[printed.tengu_takes[card]]}"))
    resource = printed.tengu_resource[card]
    return text(
        "tengu-card",
        id=printed.tengu_ids[card].rpartition("-")[2],
        types=", ".join(types),
        where=where,
        count=len(goods),
        goods=" + ".join(goods),
        resource=text(f"resource-{RESOURCES[resource]}") if resource >= 0 else text("tengu-no-resource"),
    )
