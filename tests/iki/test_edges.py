"""Where a rule just holds and where it just does not: what a small slip in the rules would change."""

from __future__ import annotations

import pytest

from .given import (
    business,
    card_at,
    celebrities,
    good,
    goods,
    open_now,
    play,
    row,
    started,
    tokens,
)

ME, OTHER, THIRD = 0, 1, 2


# Hiring.


def test_a_discount_never_lowers_what_the_stall_costs() -> None:
    """R11: three mon off a character that costs one, and the corner still costs its two."""
    g = started(akebono=True)
    celebrities(g, "nanpo-ota")
    tokens(g, ME, "hire-less")
    row(g, "water")
    goods(g, ME, mon=3)
    assert g.printed.cost[g.row[0]] == 1
    extra = g.rules.town.extra[g.touch("stall.A4") - g.touch("stall.A1")]
    assert extra > 0

    business(g, ME, "nihonbashi-bridge")
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota", "stall.A4")

    assert card_at(g, "A4") == "water"
    assert good(g, ME, "mon") == 3 - extra


@pytest.mark.parametrize(("mon", "open_to"), [(1, False), (2, True)])
def test_what_a_discount_saves_does_not_pay_for_a_corner(mon: int, open_to: bool) -> None:
    g = started(akebono=True)
    celebrities(g, "nanpo-ota")
    tokens(g, ME, "hire-less")
    row(g, "water")
    goods(g, ME, mon=mon)
    business(g, ME, "nihonbashi-bridge")
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota")

    assert ("stall.A4" in open_now(g)) == open_to
