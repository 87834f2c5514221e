"""The celebrities of Akebono: meeting one, and what those do who act at once (rules, section 9.6)."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Step, Words
from ennichi.kernel.text import Text

from . import events as happened
from .at_work import set_to_work
from .components import DOCTOR, MEET
from .deeds import Deed, cannot_be_declined
from .experience import why_not_own
from .hiring import why_not_stall
from .state import Iki
from .vocabulary import BOAT, CELEBRITIES, CELEBRITY, CHARACTER, DONE, STALL
from .words import effect_words

PER_SEASON: Final = 5
USED: Final = 2  # of each season


def meet(g: Iki, celebrity: int) -> None:
    """Take the card; lasting abilities count from now on. What happens at once is done; if it has a price, it may be
    declined (R31).
    """
    player = g.players[g.seat]
    player.celebrities += (celebrity,)
    g.met_here = tuple([other for other in g.met_here if other != celebrity])
    g.say(happened.MET, g.seat, celebrity)
    g.trigger(g.seat, MEET)
    now = g.printed.celebrity_parts[celebrity]
    if now is None:
        return
    if cannot_be_declined(now):
        set_to_work(g, CELEBRITY + celebrity, now)
    else:
        g.todo.append(USE_CELEBRITY[celebrity])


def spares(g: Iki) -> list[int]:
    """The unused celebrities of this season that nobody has taken."""
    first = PER_SEASON * g.season
    taken: list[int] = []
    for player in g.players:
        taken += player.celebrities
    return [each for each in g.famous[first + USED : first + PER_SEASON] if each not in taken]


class Meet(Deed):
    """`celebrity`: meet one of those shown."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return bool(g.met_here)

    def run(self, g: Iki) -> bool:
        return bool(g.met_here)

    def legal(self, g: Iki) -> list[int]:
        return [CELEBRITY + celebrity for celebrity in g.met_here]

    def play(self, g: Iki, touch: int) -> None:
        meet(g, touch - CELEBRITY)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-celebrity-away") if CELEBRITY <= touch < BOAT else ""


class MeetSpare(Deed):
    """`celebrity spare`: one of the current season from the unused pile."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return bool(spares(g))

    def run(self, g: Iki) -> bool:
        return bool(spares(g))

    def legal(self, g: Iki) -> list[int]:
        return [CELEBRITY + celebrity for celebrity in sorted(spares(g))]

    def play(self, g: Iki, touch: int) -> None:
        meet(g, touch - CELEBRITY)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-celebrity-away") if CELEBRITY <= touch < BOAT else ""


class UseCelebrity(Step[Iki]):
    """What a celebrity does at once for a price, or not."""

    def __init__(self, celebrity: int) -> None:
        super().__init__(f"use celebrity {celebrity}", "ask-use-celebrity")
        self.celebrity = celebrity

    def effect(self, g: Iki) -> Part[Any]:
        now = g.printed.celebrity_parts[self.celebrity]
        assert now is not None
        return now

    def run(self, g: Iki) -> bool:
        return self.effect(g).possible(g)

    def legal(self, g: Iki) -> list[int]:
        return [CELEBRITY + self.celebrity, DONE]

    def play(self, g: Iki, touch: int) -> None:
        if touch != DONE:
            set_to_work(g, CELEBRITY + self.celebrity, self.effect(g))

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == CELEBRITY + self.celebrity:
            return text("touch-use", effect=g.word("celebrity-effect", self.celebrity, text))
        return text("touch-decline") if touch == DONE else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        effect = g.word("celebrity-effect", self.celebrity, text)
        return {"celebrity": g.word("celebrity", self.celebrity, text), "effect": effect}

    def source(self, g: Iki) -> int:
        return CELEBRITY + self.celebrity


class TakeDoctor(Deed):
    """`doctor`: take a Doctor token; there are enough for all who give one (R24)."""

    def run(self, g: Iki) -> bool:
        g.players[g.seat].specials += (DOCTOR,)
        g.say(happened.TOKEN_TAKEN, g.seat, DOCTOR)
        return False


class Relocate(Deed):
    """`relocate`: one of one's own characters, with its Kobun, moves to a free stall without extra cost."""

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return g.has_own_character(g.seat) and g.has_free_stall()

    def run(self, g: Iki) -> bool:
        return self.possible(g)

    def legal(self, g: Iki) -> list[int]:
        return [CHARACTER + g.stalls[stall] for stall in g.own_characters(g.seat)]

    def play(self, g: Iki, touch: int) -> None:
        g.chosen = touch - CHARACTER
        g.todo.append(RELOCATE_TO)

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return text("why-must-do") if touch == DONE else why_not_own(g, touch, text)


class RelocateTo(Step[Iki]):
    """The new stall."""

    def legal(self, g: Iki) -> list[int]:
        return [STALL + stall for stall in g.free_stalls()]

    def play(self, g: Iki, touch: int) -> None:
        old = g.stall_of(g.chosen)
        new = touch - STALL
        g.stalls[new] = g.stalls[old]
        g.owners[new] = g.owners[old]
        g.xp[new] = g.xp[old]
        g.stalls[old] = -1
        g.owners[old] = -1
        g.xp[old] = 0
        g.say(happened.RELOCATED, g.seat, g.chosen, new)
        g.todo.append(RELOCATED_SKILL)

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}

    def why_not(self, g: Iki, touch: int, text: Text) -> str:
        return why_not_stall(g, touch, 0, text)


class RelocatedSkill(Step[Iki]):
    """Then its skill may be used."""

    def run(self, g: Iki) -> bool:
        return g.printed.skill_parts[g.chosen].possible(g)

    def legal(self, g: Iki) -> list[int]:
        return [CHARACTER + g.chosen, DONE]

    def play(self, g: Iki, touch: int) -> None:
        if touch != DONE:
            g.say(happened.CHARACTER_USED, g.seat, g.chosen, g.seat)
            set_to_work(g, CHARACTER + g.chosen, g.printed.skill_parts[g.chosen])
        g.chosen = -1

    def label(self, g: Iki, touch: int, text: Text) -> str:
        if touch == CHARACTER + g.chosen:
            return text("touch-use", effect=effect_words(g.printed.skills[g.chosen], text))
        return text("touch-decline") if touch == DONE else ""

    def prompt(self, g: Iki, text: Text) -> Words:
        return {"character": g.word("character", g.chosen, text)}

    def source(self, g: Iki) -> int:
        return CHARACTER + g.chosen


MEET_ONE: Final = Meet("celebrity", "ask-celebrity")
MEET_SPARE: Final = MeetSpare("celebrity spare", "ask-celebrity")
USE_CELEBRITY: Final = [UseCelebrity(celebrity) for celebrity in range(CELEBRITIES)]
TAKE_DOCTOR: Final = TakeDoctor("doctor")
RELOCATE: Final = Relocate("relocate", "ask-relocate")
RELOCATE_TO: Final = RelocateTo("relocate to", "ask-relocate-to")
RELOCATED_SKILL: Final = RelocatedSkill("relocated skill", "ask-relocated-skill")

STEPS: Final = (MEET_ONE, MEET_SPARE, TAKE_DOCTOR, RELOCATE, RELOCATE_TO, RELOCATED_SKILL, *USE_CELEBRITY)
