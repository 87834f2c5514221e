"""Joined effects may be done in any order (Q8): when that is a question.

It is one where a later part, if it came first, could open more to an earlier one, or show something before the choice
of an earlier one is made. Elsewhere the printed order allows everything that another order would.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.effects import Term

from .kodamas import may_be_freed
from .state import LOCKED, Bitoku
from .vocabulary import RESOURCES

# What a part may bring to those that come after it.
GOODS: Final = 1
PILGRIMS: Final = 2  # awake ones
ROCKS: Final = 4
PATH: Final = 8  # bitoku cards to move on to
MEMORY: Final = 16  # memory crystals, which watch what is done
SPACE: Final = 32  # the last space of a kodama track
SIGHT: Final = 64  # hidden cards come to light
EVERYTHING: Final = 127  # through tiles, gates and cards that have actions of their own

BRINGS: Final = {
    "wood": GOODS, "stone": GOODS, "jade": GOODS, "sake": GOODS, "any": GOODS,
    "rock": ROCKS, "crystal": PILGRIMS | MEMORY, "push": SPACE,
    "draw": SIGHT, "yokai": SIGHT, "bitoku": SIGHT | PATH, "vision": SIGHT | GOODS,
    "mp": EVERYTHING, "mitama": EVERYTHING, "dragonfly": EVERYTHING,
}  # fmt: skip

# What of it a part can make use of: to do more, or to choose better.
USES: Final = {
    "any": SIGHT, "unlock": SIGHT, "draw": SIGHT, "yokai": SIGHT, "bitoku": SIGHT, "rock": SIGHT, "push": SIGHT,
    "vision": SIGHT | MEMORY, "kodama": SIGHT | SPACE, "pilgrim": SIGHT | GOODS | PILGRIMS | ROCKS,
    "build": SIGHT | GOODS | MEMORY, "crystal": SIGHT | GOODS,
    "mp": EVERYTHING, "mitama": EVERYTHING, "dragonfly": EVERYTHING,
}  # fmt: skip

FAR: Final = 99  # more steps than any track has


def brings(term: Term) -> int:
    if term.inner is None:
        return BRINGS.get(term.noun, 0)
    found = 0
    for option in term.inner.options:
        for each in option.gain:
            found |= brings(each)
    return found


def uses(term: Term) -> int:
    if term.inner is None:
        return SPACE if term.noun == "kodama" and term.word else USES.get(term.noun, 0)
    found = SIGHT
    for option in term.inner.options:
        if option.cost:
            found |= GOODS
        for each in option.gain:
            found |= uses(each)
    return found


class Tie:
    """How a later part, done first, may help an earlier one."""

    def __init__(self, earlier: Term, later: Term) -> None:
        self.help = brings(later) & uses(earlier)
        self.unlocks = earlier.noun == "unlock"
        self.here = "here" in (earlier.word, later.word)
        self.reach = earlier.count if earlier.noun == "kodama" else FAR

    def matters(self, g: Bitoku) -> bool:
        """Whether it may help in this position."""
        if not self.help:
            return False
        if self.help == SPACE:
            return may_be_freed(g, self.reach, self.here)
        if self.unlocks:
            return g.players[g.seat].places.count(LOCKED) > 1
        return True


def ordered(terms: tuple[Term, ...]) -> bool:
    """Whether the printed order allows everything that another order would."""
    for at in range(len(terms)):
        for earlier in range(at):
            if brings(terms[at]) & uses(terms[earlier]):
                return False
    return True


def first_of_all(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """The goods among them: nobody loses by taking those first. If others show something, a choice of goods waits."""
    shown = 0
    for term in terms:
        shown |= brings(term) & SIGHT
    return tuple([term for term in terms if is_plain(term) or (not shown and is_goods(term))])


def is_plain(term: Term) -> bool:
    """Goods without a choice."""
    return term.noun in RESOURCES or term.noun.startswith("amulet") or term.noun == "vp"


def is_goods(term: Term) -> bool:
    """Nothing but resources, amulets and VP, for no price; there may be a choice among them."""
    if term.inner is None:
        return is_plain(term) or term.noun == "any"
    for option in term.inner.options:
        if option.cost or len([each for each in option.gain if not is_goods(each)]) > 0:
            return False
    return True
