"""What an open touch does now, in words: no two choices of a decision read the same."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.text import Text

from . import tengu_events
from .buildings import Build
from .crystals import Crystal
from .events import FINAL_COUNT, SNOW
from .forest import HIGHEST
from .spirits import Dragonfly, Mitama
from .state import CARD, IN_HOME, IN_REGION, Bitoku
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
from .words import DISPLAYS, copied_words, full, place_words, terms_of, word

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
    if touch not in g.offered:
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
            alike = [each for each in g.offered if first <= each < end and full(g, sort, each - first, text) == said]
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
    sort, first = next((sort, first) for sort, first, end in SORTS if first <= touch < end)
    tile = touch - first
    what = word(g, sort, tile, text) if sort == "building" else full(g, sort, tile, text)
    place = g.shown[DISPLAYS[sort]].index(tile) + 1
    return text("touch-buy", what=what, place=place, terms=terms_of(g, sort, tile, discount, text))


def comes_to_light(before: Bitoku, after: Bitoku, text: Text) -> str:
    """The ends of the game and of a round say it for all that happens on the way; what is looked at has no event."""
    heard = {event[0] for event in after.heard or []}
    if FINAL_COUNT in heard:
        return text("light-final-count")
    if SNOW in heard:
        return text("light-snow")
    if tengu_events.ROLLED in heard:
        return text("light-tengu-rolled")
    if after.drawn and after.drawn != before.drawn:
        group = after.header.box.vocabulary.group_of[after.todo[-1].drawn()]
        return text(f"light-looked-at-{group.name}", count=len(after.drawn))
    # The last Bitoku card of all is kept without a question.
    known = (*before.actor().bitoku, *before.hill_bitoku, *[card & CARD for card in before.drawn])
    if any(card not in known for card in after.players[before.seat].bitoku):
        return text("light-looked-at-bitoku", count=1)
    return ""
