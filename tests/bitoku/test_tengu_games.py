"""Whole solo games: what always holds of the Tengu, whatever the human does and whichever options were chosen."""

from __future__ import annotations

from typing import Any

import pytest

import ennichi
from ennichi.bitoku.kind import KIND
from ennichi.bitoku.state import IN_REGION, SPRING, SUMMER, Bitoku
from ennichi.bitoku.tengu_board import TENGU
from ennichi.bitoku.tengu_events import COMPARED_BY, DOES, STEP_L, STEPS, TENGU_EVENTS, WHY
from ennichi.kernel.game import Event
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.text import LANGUAGES
from tests.conformance.cases import MANY
from tests.conftest import COMPILED

from .tengu_given import Told, cards, tengu

SOLO = [option.name for option in KIND.options if option.concerns(1)]


def start(seed: int) -> Bitoku:
    """A solo game; every second one with options drawn by lot."""
    chance = from_seed(seed)
    options: dict[str, Any] = {name: bool(chance.below(2)) for name in SOLO} if seed % 2 else {}
    g = ennichi.new("bitoku", seats=1, seed=seed, **options)
    assert isinstance(g, Bitoku)
    return g


def told_by(events: list[Event]) -> Told:
    sorts = KIND.events
    return [(sorts[event[0]].name, dict(zip(sorts[event[0]].variables, event[1:], strict=False))) for event in events]


def test_what_always_holds_of_the_tengu() -> None:
    """T20: it passes only with all its dice on the board, and its attitude is inactive when a round starts."""
    passes = 0
    for seed in range(3000 if COMPILED else 5 * MANY):
        g = start(seed)
        chance = from_seed(seed + 1)
        while not g.over:
            g.play(g.options[chance.below(len(g.options))])
            assert g.seat == 0
            it = tengu(g)
            assert it.values == [2, 3, 4]
            assert (it.amulets, it.visions, it.hand) == ([0, 0, 0], (), ())
            if g.phase == SPRING:
                assert not cards(g).active
            if not g.over and (g.todo[-1].key == "return dice" or (g.phase == SUMMER and g.passed >> TENGU & 1)):
                passes += 1  # summer is over, or it has passed before the human
                assert min(it.places) >= IN_REGION
                assert not cards(g).active
            if seed < 5 * MANY:
                assert g.audit() == []
        assert g.audit() == []
        assert len(g.scores()) == 2
        assert g.winners() == [0 if g.scores()[0] > g.scores()[1] else TENGU]
    assert passes


def test_each_turn_tells_the_dice_the_card_and_every_step_that_was_looked_at() -> None:
    turns = 0
    steps: set[int] = set()
    for seed in range(MANY):
        g = start(seed)
        chance = from_seed(seed + 2)
        while not g.over:
            g.listen()
            reveals = g.reveals
            g.play(g.options[chance.below(len(g.options))])
            told = told_by(g.heard or [])
            starts = [at for at, (name, _) in enumerate(told) if name == "tengu-rolled"]
            assert not starts or g.reveals >= reveals + len(starts)
            for at in starts:
                turns += 1
                rolled = told[at][1]
                assert rolled["lower"] == min(rolled["first"], rolled["second"])
                name, card = told[at + 1]
                assert (name, card["place"]) == ("tengu-card", (5 - (rolled["lower"] - 1)) // 2)
                rest = told[at + 2 :]
                step = 0
                while rest[step][0] == "tengu-skipped":
                    assert rest[step][1]["step"] == step
                    step += 1
                does = STEPS[step].lower()
                free = does in "dgj" and g.printed.tengu_resource[card["card"]] < 0
                assert rest[step] == (
                    "tengu-step",
                    {"step": step, "does": DOES.index(f"{does}-free" if free else does)},
                )
                steps.add(step)
                assert "tengu-refilled" in [name for name, _ in rest]
    assert turns > 20 * MANY
    assert len(steps) >= STEP_L - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_tengu_has_words(language: str) -> None:
    """All reasons, steps, kinds and cards, whether or not a random game happens to need them."""
    g = start(0)
    text = KIND.text(language)
    first = KIND.events.index(TENGU_EVENTS[0])
    for number, sort in enumerate(TENGU_EVENTS):
        for value in (0, 1, 2):
            a, b, c = [*(TENGU if each in ("seat", "winner") else value for each in sort.variables), 0, 0, 0][:3]
            said = g.log_line((first + number, a, b, c), language)
            assert said.strip()
            assert "{" not in said
    sizes = (
        ("tengu-why", len(WHY)),
        ("tengu-step", len(STEPS)),
        ("tengu-does", len(DOES)),
        ("tengu-compared", len(COMPARED_BY)),
        ("tengu-instead", 4),
        ("tengu-card", 10),
    )
    for words, size in sizes:
        assert len({g.word(words, value, text) for value in range(size)}) == size
    assert g.player(TENGU, text) == "Tengu"


def test_the_view_shows_the_tengu_and_hides_only_its_deck() -> None:
    g = start(0)
    shown = g.view(0)["table"]
    assert len(shown["players"]) == 2
    assert shown["tengu"]["player"] == TENGU
    assert (len(shown["tengu"]["row"]), shown["tengu"]["deck"], shown["tengu"]["active"]) == (3, 7, False)
    other = g.redeal(0, seed=9)
    assert isinstance(other, Bitoku)
    assert cards(other).row == cards(g).row
    assert cards(other).deck != cards(g).deck
    assert ennichi.new("bitoku", seats=2).view(0)["table"]["tengu"] is None


def test_the_breakdown_has_a_column_for_each_side() -> None:
    g = start(2)
    human, it = g.breakdown()
    assert "homage" in set(human) - set(it)
    assert "yokai" in set(it) - set(human)
    assert {*human, *it} == set(KIND.scoring)
    assert it["yokai"] == 15
