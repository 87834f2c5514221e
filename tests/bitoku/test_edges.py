"""Where a rule just holds and where it just does not: what a small slip in the rules would change."""

from __future__ import annotations

import pytest

from .given import (
    die,
    open_now,
    play,
    summer,
    waiting,
)

# Dice in the forest.


@pytest.mark.parametrize(("mine", "other", "allowed"), [(3, 4, False), (4, 4, True), (5, 4, True)])
@pytest.mark.parametrize("whose", ["another's", "one's own"])
def test_a_die_as_high_as_the_best_other_still_does_a_forest_action(
    mine: int, other: int, allowed: bool, whose: str
) -> None:
    g = summer(seats=4)
    die(g, 1, mine, "unlocked")
    if whose == "one's own":
        die(g, 2, other, "glade")
    else:
        die(g, 1, other, "glade", seat=g.order[1])

    play(g, "die.1", "region.glade")

    assert ("forest.1" in open_now(g)) == allowed
    assert (waiting(g) == "end turn") != allowed
