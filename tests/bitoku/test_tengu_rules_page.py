"""The rules page tells all that is needed to play the Tengu by hand, in every language, and its numbers are true."""

from __future__ import annotations

import re

import pytest

from ennichi.bitoku.kind import KIND
from ennichi.bitoku.tengu_events import STEPS
from ennichi.kernel.text import LANGUAGES
from tests.conformance.test_rules_pages import HEADING, MARK, number, page

from .tengu_facts import tengu_facts

SECTIONS = (
    "tengu",
    "tengu-turn",
    "tengu-terms",
    "tengu-steps",
    "tengu-places",
    "tengu-points",
    "tengu-seasons",
    "tengu-count",
    "tengu-options",
)
READINGS = ("T18", "T26", "T41", "T43", "T44", "T48")  # what a switch can turn round


def sections(language: str) -> dict[str, list[str]]:
    """The sentences of each section about the Tengu."""
    found: dict[str, list[str]] = {}
    parts = HEADING.split(page("bitoku", language))
    for names, body in zip(parts[2::3], parts[3::3], strict=True):
        name = names.split()[0]
        if name.startswith("tengu"):
            found[name] = [line.removeprefix("- ") for line in body.splitlines() if line]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_state_every_fact_of_the_tengu_and_no_other(language: str) -> None:
    told = sections(language)
    assert tuple(told) == SECTIONS
    marks = [mark for sentences in told.values() for sentence in sentences for mark in MARK.findall(sentence)]
    facts = tengu_facts()
    assert {fact for _, fact in marks if not fact.startswith("=")} == set(facts)
    for shown, fact in marks:
        assert number(shown, language) == (int(fact[1:]) if fact.startswith("=") else facts[fact]), fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_every_line_of_the_count_has_its_sentence(language: str) -> None:
    told = sections(language)
    for section, letters in (("tengu-steps", STEPS), ("tengu-count", "ABCDEFGHI")):
        listed = [sentence[2] for sentence in told[section] if re.match(r"\*\*[A-L]\*\* ", sentence)]
        assert "".join(listed) == letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_readings_of_every_open_question_are_told_on_the_page_and_beside_the_switch(language: str) -> None:
    page_says = " ".join(sections(language)["tengu-options"])
    text = KIND.text(language)
    helps = " ".join(text(f"option-{option.name}-help") for option in KIND.options if option.name.startswith("tengu_"))
    for ruling in READINGS:
        assert re.search(rf" {ruling}\)", page_says), ruling
        assert re.search(rf" {ruling}\)", helps), ruling
