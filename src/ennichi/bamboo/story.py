"""What the story says of an event, from a number of it that stands for several, or in fewer words than the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennichi.kernel.game import Event
from ennichi.kernel.narration import counted, joined
from ennichi.kernel.text import Text

from . import events as happened
from .components import COLOURS, KINDS, ZONES, Printed
from .packing import FEW, MANY, unpack
from .state import GHOST, Bamboo
from .vocabulary import ACTIONS, FOOD, SHOOT, SPIRIT


def offering_words(g: Bamboo, value: int, text: Text) -> str:
    """The sticks of a turn, and what they cost."""
    numbers = unpack(value, 6, FEW)
    return text("offering", sticks=shared_out("sticks", numbers[2:], text), price=numbers[1])


def sticks_words(g: Bamboo, value: int, text: Text) -> str:
    return shared_out("sticks", unpack(value, 4, FEW), text)


def stocks_words(g: Bamboo, value: int, text: Text) -> str:
    return shared_out("sections", unpack(value, 4, FEW), text)


def shared_out(what: str, counts: list[int], text: Text) -> str:
    """How many lie where, by colour: the first part names the things, the others need not."""
    parts: list[str] = []
    for colour, count in enumerate(counts):
        if count:
            parts.append(text(f"{what}-more" if parts else f"{what}-first", count=count, colour=COLOURS[colour]))
    return joined(parts, text)


def planting_words(g: Bamboo, value: int, text: Text) -> str:
    return planted(g, value, "planting", text)


def planting_short_words(g: Bamboo, value: int, text: Text) -> str:
    return planted(g, value, "short-planting", text)


def planted(g: Bamboo, value: int, form: str, text: Text) -> str:
    """What a turn places under which shoot, the near cell first."""
    _, stock, *cells = unpack(value, 10, MANY)
    parts: list[str] = []
    for shoot in range(4):
        words = [planted_words(g, cell - 1, stock, text) for cell in cells[2 * shoot : 2 * shoot + 2] if cell]
        if words:
            near, far = words[0], words[-1]
            both = counted(words, text)[0] if near == far else text("planted-two", near=near, far=far)
            parts.append(text(f"{form}-more" if parts else f"{form}-first", sections=both, number=shoot + 1))
    return ", ".join(parts)


def planted_words(g: Bamboo, section: int, stock: int, text: Text) -> str:
    """A section of the stock that is played by its action; one of another colour with that, too."""
    if g.printed.section_colour[section] != stock:
        return text("planted-other", section=g.word("section", section, text))
    return text(f"action-{ACTIONS[g.printed.section_action[section]]}")


def planted_things(g: Bamboo, event: Event) -> list[str]:
    """The shoot under which a section was placed."""
    if event[0] != happened.PLACED:
        return []
    return [g.header.box.vocabulary.names[SHOOT + unpack(event[3], 1, MANY)[0]]]


def promised_words(g: Bamboo, value: int, text: Text) -> str:
    """The spirit on top of each temple, and the ghost's sticks there."""
    numbers = unpack(value, 8, FEW)
    parts: list[str] = []
    for temple in range(4):
        spirit = g.word("spirit", numbers[temple], text)
        parts.append(text("promised", spirit=spirit, colour=COLOURS[temple], count=numbers[4 + temple]))
    return joined(parts, text)


def prize_words(g: Bamboo, value: int, text: Text) -> str:
    """The spirit that a temple has to give this autumn."""
    return g.word("spirit", g.piles[value][0], text)


def contested_words(g: Bamboo, value: int, text: Text) -> str:
    return g.word("spirit", unpack(value, 1, FEW)[0], text)


def rivals_words(g: Bamboo, value: int, text: Text) -> str:
    """Who has how many sticks, most first."""
    sticks = unpack(value, 1 + GHOST, FEW)
    owners = [owner for owner in range(1 + GHOST) if sticks[owner]]
    owners.sort(key=lambda owner: -sticks[owner])
    parts: list[str] = []
    for owner in owners:
        name = text("ghost") if owner == GHOST else g.player(owner, text)
        parts.append(text("rival", name=name, count=sticks[owner]))
    return joined(parts, text)


def gifts_words(g: Bamboo, value: int, text: Text) -> str:
    return joined([g.word("gift_name", gift, text) for gift in range(4) if value >> gift & 1], text)


def setting_words(g: Bamboo, value: int, text: Text) -> str:
    """A home with its price, its cell and its happiness."""
    home, place, cell = unpack(value, 3, MANY)
    return text(
        "setting",
        kind=g.word("kind", g.printed.home_kind[home], text),
        comfort=g.printed.home_comfort[home],
        price=g.printed.place_price[place],
        cell=g.word("cell", cell, text),
        count=g.printed.place_happiness[place],
    )


def help_words(g: Bamboo, value: int, text: Text) -> str:
    """A spirit, and in few words what it is called for."""
    effect = text("help-" + own_name(g, SPIRIT + value))
    return text("help", spirit=g.word("spirit", value, text), effect=effect)


def dish_words(g: Bamboo, value: int, text: Text) -> str:
    return text("dish-" + own_name(g, FOOD + value))


def own_name(g: Bamboo, touch: int) -> str:
    """The name of a thing in its group: tea for the touch `food.tea`."""
    return g.name(touch).partition(".")[2]


def given_up_words(g: Bamboo, value: int, text: Text) -> str:
    return text(f"action-{ACTIONS[value]}")


def taken_tile_words(g: Bamboo, value: int, text: Text) -> str:
    return tile_words(g.printed, value, "taken-tile", text)


def scored_tile_words(g: Bamboo, value: int, text: Text) -> str:
    return tile_words(g.printed, value, "scored-tile", text)


def tile_words(printed: Printed, tile: int, message: str, text: Text) -> str:
    """A balance tile in few words."""
    return text(
        message,
        zone=text(f"brief-zone-{ZONES[printed.balance_zone[tile]]}"),
        shape=brief_shape(printed, tile, text),
        comfort=printed.balance_comfort[tile],
        points=printed.balance_points[tile],
    )


def brief_shape(printed: Printed, tile: int, text: Text) -> str:
    """A pattern as its rows from the top, with a stroke between two of them; what does not matter is left out."""
    pattern = printed.balance_pattern[tile]
    letters = "".join(pattern)
    if printed.balance_total[tile] >= 0:
        return text("brief-total", kind=text(f"kind-{letters[0]}"))
    if len(letters) > 1 and not letters.strip("*"):
        return text("brief-any", columns=len(pattern[0]), rows=len(pattern))
    rows: list[str] = []
    for row in pattern:
        kinds = [text(f"kind-{letter}" if letter in KINDS else "brief-free") for letter in row if letter != "."]
        rows.append("–".join(kinds))
    shape = "/".join(rows)
    return text("brief-diamond", shape=shape) if "." in letters else shape


STORY_WORDS: Final[dict[str, Callable[[Bamboo, int, Text], str]]] = {
    "offering": offering_words,
    "sticks": sticks_words,
    "stocks": stocks_words,
    "planting": planting_words,
    "planting_short": planting_short_words,
    "promised": promised_words,
    "prize": prize_words,
    "contested": contested_words,
    "rivals": rivals_words,
    "gifts": gifts_words,
    "setting": setting_words,
    "help": help_words,
    "dish": dish_words,
    "given_up": given_up_words,
    "taken_tile": taken_tile_words,
    "scored_tile": scored_tile_words,
}
