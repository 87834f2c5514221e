"""What an open touch does now, in words: no two choices of a decision read the same."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.text import Text

from .buildings import Build
from .crystals import Crystal
from .forest import HIGHEST
from .phrases import due_words, effect_words
from .spirits import Dragonfly, Mitama
from .state import BUILDING_TILES, CRYSTAL_TILES, DRAGONFLY_TILES, IN_HOME, IN_REGION, MITAMA_TILES, Bitoku
from .vocabulary import (
    AMULET,
    BESIDE,
    BITOKU,
    BUILDING,
    CHOICE,
    CRYSTAL,
    DIE,
    DONE,
    DRAGONFLY,
    FAVOUR,
    FAVOURS,
    FOREST,
    HOME,
    HOME_REGION,
    MITAMA,
    PATH,
    ROCK,
    SLOT,
    SOCKET,
    VISION,
    YOKAI,
)  # fmt: skip
from .words import copied_words, full, place_words, word

SORTS: Final = (
    ("home", HOME, FOREST),
    ("forest", FOREST, FOREST + 5),
    ("path", PATH, SOCKET),
    ("beside", BESIDE, ROCK),
    ("yokai", YOKAI, BITOKU),
    ("bitoku", BITOKU, VISION),
    ("vision", VISION, BUILDING),
    ("building", BUILDING, CRYSTAL),
    ("crystal", CRYSTAL, MITAMA),
    ("mitama", MITAMA, DRAGONFLY),
    ("dragonfly", DRAGONFLY, DRAGONFLY + 32),
)


# What it means to be done, by what is asked; elsewhere it is to do without.
DECLINED: Final = {
    "ask-act": "touch-done-die", "ask-played": "touch-done-card", "ask-move": "touch-done-move",
    "ask-reap": "touch-done-reap", "ask-combine-mitama": "touch-done-wait", "ask-combine-dragonfly": "touch-done-wait",
}  # fmt: skip


def label(g: Bitoku, touch: int, text: Text) -> str:
    """An open touch is said with what it does; no two of them with the same words."""
    if touch not in g.options:
        return ""
    step = g.todo[-1]
    if touch == DONE:
        return text(DECLINED.get(step.asks, "touch-done"))
    if AMULET <= touch < DIE and step.asks == "ask-place-die":
        value = min(HIGHEST, g.actor().values[g.die] + touch - AMULET + 1)
        return text("touch-reinforce", amulet=touch - AMULET + 1, value=value)
    if DIE <= touch < SLOT:
        return die_label(g, touch - DIE, step.asks, text)
    if FAVOUR <= touch < CHOICE:
        return favour_label(g, touch - FAVOUR, text)
    if isinstance(step, (Build, Crystal, Mitama, Dragonfly)):
        return purchase_label(g, touch, step.discount, text)
    for sort, first, end in SORTS:
        if first <= touch < end:
            said = full(g, sort, touch - first, text)
            alike = [each for each in g.options if first <= each < end and full(g, sort, each - first, text) == said]
            if len(alike) == 1:
                return said
            return text("one-of", what=said, number=alike.index(touch) + 1, count=len(alike))
    return ""


def die_label(g: Bitoku, die: int, asks: str, text: Text) -> str:
    """A die that is copied or that returns home."""
    seat = die // 3
    value = g.players[seat].values[die % 3]
    if asks == "ask-return-dice":
        return text("touch-return-die", value=value)
    place = g.players[seat].places[die % 3]
    alike = [
        each for each in range(3) if g.players[seat].values[each] == value and g.players[seat].places[each] == place
    ]
    region = HOME_REGION if place >= IN_HOME else place - IN_REGION
    said = copied_words(g, die, value, region, text)
    return said if len(alike) == 1 else text("told-apart", what=said, place=place_words(die % 3, text))


def favour_label(g: Bitoku, favour: int, text: Text) -> str:
    """A favour with the card that lies there."""
    name = word(g, "favour", favour, text)
    sort = FAVOURS[favour % 3]
    row = g.hill_bitoku if sort == "bitoku" else g.hill_yokai
    if sort == "two" or row[favour // 3] < 0:
        return name
    return text("name-and-effect", name=name, effect=word(g, sort, row[favour // 3], text))


def purchase_label(g: Bitoku, touch: int, discount: int, text: Text) -> str:
    """A tile of a display: where it lies, what it costs there, and what its place gives."""
    layout = g.layout
    if touch >= DRAGONFLY:
        place = g.shown[DRAGONFLY_TILES].index(touch - DRAGONFLY)
        terms = due_words(layout.dragonfly_price[place], discount, text)
        if layout.dragonfly_gives[place]:
            terms = text("price-gives", gain=effect_words(layout.dragonfly_gives[place], text))
        what = full(g, "dragonfly", touch - DRAGONFLY, text)
    elif touch >= MITAMA:
        place = g.shown[MITAMA_TILES].index(touch - MITAMA)
        terms = due_words(layout.mitama_price[place], discount, text)
        terms = text("price-scores", terms=terms, vp=layout.mitama_vp[place])
        what = full(g, "mitama", touch - MITAMA, text)
    elif touch >= CRYSTAL:
        place = g.shown[CRYSTAL_TILES].index(touch - CRYSTAL)
        terms = due_words(layout.crystal_price[place], discount, text)
        what = full(g, "crystal", touch - CRYSTAL, text)
    else:
        place = g.shown[BUILDING_TILES].index(touch - BUILDING)
        terms = due_words(g.printed.counter_price[g.actor().built], discount, text)
        what = word(g, "building", touch - BUILDING, text)
    return text("touch-buy", what=what, place=place + 1, terms=terms)
