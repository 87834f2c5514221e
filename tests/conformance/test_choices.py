"""What can be chosen is told apart by its words: two choices of one decision never read the same, in any language."""

from __future__ import annotations

from collections import Counter

import pytest

from ennichi.kernel.game import Game
from ennichi.kernel.text import LANGUAGES

from .cases import Case, few_cases
from .players import label, played, ways

SEEDS = (21, 22)


@pytest.mark.parametrize(("case", "way"), ways(few_cases()), ids=label)
def test_two_choices_of_one_decision_never_read_the_same(case: Case, way: str) -> None:
    found: set[str] = set()
    for seed in SEEDS if way != "search" else SEEDS[:1]:
        for g in played(case, way, seed):
            found.update(equal_choices(g))
    assert not found, "\n".join(sorted(found))


def equal_choices(g: Game) -> list[str]:
    """What two choices of the decision at hand have in common, with the question and the names of the touches."""
    found: list[str] = []
    for language in LANGUAGES if len(g.options) > 1 else ():
        words = [g.words(touch, language) for touch in g.options]
        for said, count in Counter(words).items():
            if count > 1:
                names = [g.name(touch) for touch in g.options if g.words(touch, language) == said]
                found.append(f"{language} {g.todo[-1].asks}: {said!r} is {', '.join(names)}")
    return found
