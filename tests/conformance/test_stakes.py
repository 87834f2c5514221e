"""What is at stake: said alike in every language, from what the seat may know, and explained in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennichi.kernel.stakes import Stake
from ennichi.kernel.text import LANGUAGES

from .cases import Case, few_cases
from .players import label, played, ways

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
EVERY = 31  # decisions between two looks


def sections(game: str) -> set[str]:
    """The sections of a rules page, by their own names."""
    page = (GAMES / game / "text" / "en" / "rules.md").read_text(encoding="utf-8")
    return {found.split()[0] for found in re.findall(r"\{#([^}]*)\}", page)}


def facts(found: list[Stake]) -> list[object]:
    """What they claim, apart from words."""
    return [
        (each.message, each.points, {name: value for name, value in each.words.items() if isinstance(value, int)})
        for each in found
    ]


@pytest.mark.parametrize(
    ("case", "way"), [(case, way) for case, way in ways(few_cases()) if way != "search"], ids=label
)
def test_stakes_hang_on_what_the_seat_knows_and_have_words(case: Case, way: str) -> None:
    known = sections(case.kind.name) if (GAMES / case.kind.name).exists() else set()
    said = 0
    for number, g in enumerate(played(case, way, 3)):
        if number % EVERY or g.over:
            continue
        before = g.dump()
        for seat in range(case.seats):
            dealt = g.redeal(seat, number)
            found = [case.kind.stakes(g, seat, case.kind.text(language)) for language in LANGUAGES]
            assert facts(found[0]) == facts(found[1]) == facts(found[2])
            for language, stakes in zip(LANGUAGES, found, strict=True):
                text = case.kind.text(language)
                words = [text.fill(each.message, each.words) for each in stakes]
                assert words == [text.fill(each.message, each.words) for each in case.kind.stakes(dealt, seat, text)], (
                    "it saw what is hidden"
                )
                assert [line for line in words if "{" in line or "  " in line or not line.endswith((".", "!"))] == []
                words = [each.said_of(touch, text) for each in stakes for touch in each.each]
                assert [line for line in words if "{" in line or "  " in line or not line.endswith(".")] == []
                said += len(words)
            points = [each.points for each in found[0]]
            assert points == sorted(points, reverse=True)
            assert len({each.message for each in found[0]}) == len(found[0]), "each topic once"
            assert {each.anchor for each in found[0]} <= known
            assert all(0 <= thing < len(g.header.box.vocabulary) for each in found[0] for thing in each.things)
        assert g.dump() == before, "looking changes nothing"
    assert said or not known
