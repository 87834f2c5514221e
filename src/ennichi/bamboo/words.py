"""The things of Bamboo in words."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.effects import in_words, parse
from ennichi.kernel.text import Text

from .actions import CALM_HAPPINESS, HOME_COINS, INCOME_COINS
from .components import COLOURS, KINDS, NOUNS, PLAYERS, ZONES, Printed
from .shapes import Season
from .state import CHOOSING, GHOST, HOME_PLACES, Bamboo
from .story import STORY_WORDS
from .vocabulary import (
    ACTION,
    ACTIONS,
    BALANCE,
    CELL,
    COLUMNS,
    FOOD,
    FORGO,
    GIFT,
    HOME,
    SECTION,
    SHOOT,
    SPIRIT,
    STOCK,
    TEMPLE,
)  # fmt: skip

SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")
ACTION_GAINS: Final = {"income": INCOME_COINS, "home": HOME_COINS, "balance": CALM_HAPPINESS}


def word(g: Bamboo, sort: str, value: int, text: Text) -> str:
    """The words for a thing: `sort` is a touch group or the sort of an event's field."""
    printed = g.printed
    if sort == "section":
        return text(
            "section",
            colour=COLOURS[printed.section_colour[value]],
            action=text(f"action-{ACTIONS[printed.section_action[value]]}"),
        )
    if sort == "home":
        kind = text(f"kind-{KINDS[printed.home_kind[value]]}")
        return text("home", kind=kind, comfort=printed.home_comfort[value])
    if sort == "balance":
        return balance_words(printed, value, text)
    if sort == "market":
        level, place = value // HOME_PLACES + 1, value % HOME_PLACES + 1
        return text("market", level=level, place=place, price=printed.place_price[value])
    if sort == "cell":
        return text("cell", row=value // COLUMNS + 1, column=value % COLUMNS + 1)
    if sort == "chapter":
        return text("chapter-setup") if not value else season_words(value - 1, text)
    if sort == "seat":
        return text("ghost") if value == GHOST else text(f"seat-{PLAYERS[g.players[value].colour]}")
    if sort in ("stock", "temple"):
        return text(sort, colour=COLOURS[value])
    if sort == "shoot":
        return text("shoot", number=value + 1)
    if sort == "action":
        return text("action", action=text(f"action-{ACTIONS[value]}"))
    if sort == "gift":
        return text("gift", action=word(g, "gift_name", value, text))
    if sort == "food":
        return text(message_of(g, FOOD + value), food=printed.food_value[value])
    if sort == "spirit":
        return text(message_of(g, SPIRIT + value))
    if sort == "kind":
        return text(f"kind-{KINDS[value]}")
    if sort == "zone":
        return text(f"zone-{ZONES[value]}")
    if sort == "gift_name":
        effect = printed.gift_effects[value]
        return text(f"action-{effect}") if effect in ACTIONS else effect_words(effect, text)
    if sort in STORY_WORDS:
        return STORY_WORDS[sort](g, value, text)
    return text(f"touch-{sort}")


def section_among(g: Bamboo, touch: int, others: list[int], text: Text) -> str:
    """A section among others, all as touches; those with the same print are told apart by their order."""
    colours, actions = g.printed.section_colour, g.printed.section_action
    section = touch - SECTION
    alike = [
        other
        for other in others
        if colours[other - SECTION] == colours[section] and actions[other - SECTION] == actions[section]
    ]
    words = word(g, "section", section, text)
    if len(alike) == 1:
        return words
    return text("section-alike", section=words, number=alike.index(touch) + 1, count=len(alike))


def message_of(g: Bamboo, touch: int) -> str:
    """The message of a thing that has its own: `food-tea` for the touch `food.tea`."""
    return g.name(touch).replace(".", "-")


def season_words(season: int, text: Text) -> str:
    return text("chapter-season", year=season // 4 + 1, season=text(f"season-{SEASONS[season % 4]}"))


def balance_words(printed: Printed, tile: int, text: Text) -> str:
    """A balance tile: its zone, its pattern, its least comfort and its points."""
    pattern = printed.balance_pattern[tile]
    if printed.balance_total[tile] >= 0:
        shape = text("pattern-total", kind=text(f"kind-{pattern[0][0]}"))
    else:
        shape = shape_words(pattern, text)
    return text(
        "balance",
        zone=text(f"zone-{ZONES[printed.balance_zone[tile]]}"),
        shape=shape,
        comfort=printed.balance_comfort[tile],
        points=printed.balance_points[tile],
    )


def shape_words(pattern: list[str], text: Text) -> str:
    """A pattern that must lie as it is printed: one home, a row, a column, a diamond or another block."""
    letters = "".join(pattern)
    cells = [letter_words(letter, text) for letter in letters]
    columns = len(pattern[0])
    if len(cells) == 1:
        return text("pattern-one", kind=cells[0])
    if len(pattern) == 1:
        return text("pattern-row", cells=", ".join(cells))
    if columns == 1:
        return text("pattern-column", cells=", ".join(cells))
    if not letters.strip("*"):
        return text("pattern-any", columns=columns, rows=len(pattern))
    if columns == 3 and letters[::2] == ".....":  # corners and middle do not matter
        return text("pattern-diamond", top=cells[1], left=cells[3], right=cells[5], bottom=cells[7])
    rows = [", ".join(cells[i : i + columns]) for i in range(0, len(cells), columns)]
    return text("pattern-block", rows=" / ".join(rows))


def letter_words(letter: str, text: Text) -> str:
    if letter in KINDS:
        return text(f"kind-{letter}")
    return text("kind-any") if letter == "*" else "–"


def effect_words(effect: str, text: Text) -> str:
    """A printed effect in words."""
    return in_words(parse(effect, NOUNS), text)


def spirit_label(g: Bamboo, touch: int, text: Text) -> str:
    """What calling on a spirit would do now."""
    if touch < SPIRIT or touch not in g.offered:
        return ""
    spirit = touch - SPIRIT
    effect = effect_words(g.printed.spirit_effects[spirit], text)
    return text("touch-use-spirit", spirit=word(g, "spirit", spirit, text), effect=effect)


def tell(g: Bamboo, touch: int, text: Text) -> str:
    """What a thing is for, in one sentence."""
    printed = g.printed
    if touch >= SPIRIT:
        spirit = touch - SPIRIT
        effect = effect_words(printed.spirit_effects[spirit], text)
        return text("tell-spirit", effect=effect, wake=printed.spirit_wake[spirit], points=printed.points_per_spirit)
    if touch >= BALANCE:
        return text("tell-balance-tile", half=(printed.balance_points[touch - BALANCE] + 1) // 2)
    if touch >= HOME:
        return text("tell-home-tile", food=printed.food_per_home)
    if touch >= SECTION:
        return tell_action(ACTIONS[printed.section_action[touch - SECTION]], text)
    if touch >= GIFT:
        effect = printed.gift_effects[touch - GIFT]
        return tell_action(effect, text) if effect in ACTIONS else ""
    if touch >= FOOD:
        return text("tell-food", food=printed.food_value[touch - FOOD], need=printed.food_per_home)
    if SHOOT <= touch < CELL:
        return text("tell-shoot")
    if TEMPLE <= touch < SHOOT:
        return tell_temple(g, touch - TEMPLE, text)
    if STOCK <= touch < TEMPLE:
        choosing = touch in g.offered and g.stage == CHOOSING  # then its label says what the turn would be
        return text("tell-stock-open" if choosing else "tell-stock", size=printed.stock_size)
    if ACTION <= touch < STOCK:
        return tell_action(ACTIONS[touch - ACTION], text)
    return text("tell-forgo") if touch == FORGO else ""


def tell_temple(g: Bamboo, temple: int, text: Text) -> str:
    """How its spirit is won, and what that spirit does."""
    pile = g.piles[temple]
    if not pile:
        return text("tell-temple")
    spirit = text("tell-temple-spirit", spirit=word(g, "spirit", pile[0], text), told=tell(g, SPIRIT + pile[0], text))
    return f"{text('tell-temple')} {spirit}"


def tell_action(action: str, text: Text) -> str:
    return text(f"tell-{action}", count=ACTION_GAINS.get(action, 0))
