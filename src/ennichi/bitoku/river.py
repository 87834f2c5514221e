"""Crossing the sacred river, and the favours of the forest."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .cards import take_hill_bitoku, take_hill_yokai
from .components import ON_CROSS
from .forest import HIGHEST, dice_at
from .state import BEYOND, IN_HOME, IN_REGION, Bitoku
from .vocabulary import CHOICE, DONE, FAVOUR, KODAMA

FAVOURS_PER_HILL: Final = 3
BITOKU_FAVOUR: Final = 0
YOKAI_FAVOUR: Final = 1


def may_cross(g: Bitoku, die: int) -> bool:
    """A die of 2 or more by the river, with an empty space in the hills across it (Q32)."""
    player = g.players[g.seat]
    place = player.places[die]
    if not IN_REGION <= place < IN_HOME or player.values[die] < g.printed.crossing_needs:
        return False
    area = g.layout.area_of_region[place - IN_REGION]
    return dice_at(g, BEYOND + area) < g.layout.area_spaces[area]


def cross(g: Bitoku, die: int) -> None:
    """Move the die across and perform the act of contrition; then a favour."""
    player = g.players[g.seat]
    region = player.places[die] - IN_REGION
    loss = g.printed.crossing_loss_from_six if player.values[die] == HIGHEST else g.printed.crossing_loss
    player.values[die] -= loss
    player.places[die] = BEYOND + g.layout.area_of_region[region]
    g.die = die
    g.say(happened.CROSSED, g.seat, player.values[die], region)
    g.remember(g.seat, ON_CROSS)
    g.todo.append(CHOOSE_FAVOUR)


def open_favours(g: Bitoku) -> list[int]:
    """The favours that the die now reaches and nobody has claimed this round (D1, D31)."""
    area = g.players[g.seat].places[g.die] - BEYOND
    found: list[int] = []
    for hill in g.layout.area_hills[area]:
        for favour in range(FAVOURS_PER_HILL * hill, FAVOURS_PER_HILL * (hill + 1)):
            if not g.covered >> favour & 1:
                found.append(FAVOUR + favour)
    return found


class ChooseFavour(Step[Bitoku]):
    """Claim a favour, or decline: then one is covered all the same (Q34). With none left there is no reward (Q33)."""

    def run(self, g: Bitoku) -> bool:
        return len(open_favours(g)) > 0

    def legal(self, g: Bitoku) -> list[int]:
        options = open_favours(g)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            g.todo.append(COVER_FAVOUR)
            return
        favour = touch - FAVOUR
        hill = favour // FAVOURS_PER_HILL
        g.covered |= 1 << favour
        two = favour % FAVOURS_PER_HILL not in (BITOKU_FAVOUR, YOKAI_FAVOUR)
        g.say(happened.FAVOUR_TWO if two else happened.FAVOUR_TAKEN, g.seat, favour)
        if favour % FAVOURS_PER_HILL == BITOKU_FAVOUR:
            take_hill_bitoku(g, hill)
        elif favour % FAVOURS_PER_HILL == YOKAI_FAVOUR:
            take_hill_yokai(g, hill)
        else:
            g.picked = 0
            g.todo.append(TWO_OF_FOUR)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"shared": "yes" if len(g.layout.area_hills[0]) > 1 else "no"}

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("touch-decline-favour") if touch == DONE else ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return why_not_favour(g, touch, text)


def why_not_favour(g: Bitoku, touch: int, text: Text) -> str:
    if not FAVOUR <= touch < CHOICE:
        return ""
    return text("why-favour-covered" if g.covered >> (touch - FAVOUR) & 1 else "why-other-hill")


class CoverFavour(Step[Bitoku]):
    """Which favour is covered without being taken."""

    def legal(self, g: Bitoku) -> list[int]:
        return open_favours(g)

    def play(self, g: Bitoku, touch: int) -> None:
        g.covered |= 1 << (touch - FAVOUR)
        g.say(happened.FAVOUR_LEFT, g.seat, touch - FAVOUR)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return why_not_favour(g, touch, text)


class TwoOfFour(Step[Bitoku]):
    """The third favour: two different ones of four, one after the other: the first may enable the second (Q35)."""

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        done = 0
        for choice in range(4):
            done += g.picked >> choice & 1
        if done < g.printed.favour_picks:
            for choice in range(4):
                if not g.picked >> choice & 1 and g.printed.choice_parts[choice].possible(g):
                    options.append(CHOICE + choice)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            g.picked |= 1 << (touch - CHOICE)
            g.todo.append(self)
            g.todo.append(g.printed.choice_parts[touch - CHOICE])

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"first": "yes" if not g.picked else "no"}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not CHOICE <= touch < KODAMA:
            return ""
        if g.picked >> (touch - CHOICE) & 1:
            return text("why-same-choice")
        return text("why-not-possible", what=g.word("choice", touch - CHOICE, text))


CHOOSE_FAVOUR: Final = ChooseFavour("choose favour", "ask-favour")
COVER_FAVOUR: Final = CoverFavour("cover favour", "ask-cover")
TWO_OF_FOUR: Final = TwoOfFour("two of four", "ask-two-of-four")

STEPS: Final = (CHOOSE_FAVOUR, COVER_FAVOUR, TWO_OF_FOUR)
