"""The rules pages of the client: every question leads to a part of them, and every number on them is a fact.

A number on a page is marked `[shown|fact]`; the game's `tests/GAME/facts.py` takes the fact from the component data or
from the rule's own constant. `[two|=2]` marks a number that says nothing about the game.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
GAMES = built_in()
MARK = re.compile(r"\[([^\[\]|\"]+)\|([^\[\]|\"]+)\]")
HEADING = re.compile(r"^## (.*) \{#([^}]+)\}$", re.MULTILINE)

# Small numbers from two on in words, each with its forms; what stands for one is also an article in two languages.
WORDS = {
    "en": """two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen twenty""",
    "fr": """deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
        dix-neuf vingt""",
    "pt": """dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete
        dezoito dezanove vinte""",
}
ONE = {"en": {"one"}, "fr": {"un", "une"}, "pt": {"um", "uma"}}


def page(game: str, language: str) -> str:
    return (PAGES / game / "text" / language / "rules.md").read_text(encoding="utf-8")


def sentences(game: str, language: str) -> list[str]:
    """What a reader sees of a page, with its marks: headings, paragraphs and lists, without ids and anchors."""
    found = [HEADING.sub(r"\1", line).removeprefix("- ") for line in page(game, language).splitlines() if line]
    assert len(found) > 30, "the page could not be read"
    return found


def places(game: str, language: str) -> list[list[str]]:
    """The sections of a page, each with its id and its anchors."""
    return [names.split() for _, names in HEADING.findall(page(game, language))]


def number(shown: str, language: str) -> int:
    """The number that is written there: digits with or without a sign, or a word."""
    plain = shown.strip("*").replace("−", "-").replace("+", "").lower()
    if re.fullmatch(r"-?\d+", plain):
        return int(plain)
    if plain in ONE[language]:
        return 1
    for value, forms in enumerate(WORDS[language].split(), 2):
        if plain in forms.split("|"):
            return value
    raise AssertionError(f"{shown!r} is no number in {language}")


def facts_of(game: str) -> dict[str, int]:
    found: dict[str, int] = import_module(f"tests.{game}.facts").facts()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_place_on_the_rules_page(game: str) -> None:
    asked = {step.asks for step in kind(game).box().steps.values() if step.asks}
    assert len(asked) > 10
    for language in LANGUAGES:
        assert asked - {anchor for anchors in places(game, language) for anchor in anchors} == set(), language


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_of_a_rules_page_have_the_same_places(game: str) -> None:
    """A link leads to the same part in every language."""
    for language in LANGUAGES:
        assert places(game, language) == places(game, "en"), language
        assert page(game, language).count("\n## ") == len(places(game, language)) - 1, "a heading without its id"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_on_a_rules_page_is_that_of_the_components(game: str, language: str) -> None:
    facts = facts_of(game)
    for sentence in sentences(game, language):
        for shown, fact in MARK.findall(sentence):
            expected = int(fact[1:]) if fact.startswith("=") else facts[fact]
            assert number(shown, language) == expected, f"{fact}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_on_a_rules_page_is_without_its_fact(game: str, language: str) -> None:
    words = "|".join(sorted(re.split(r"[\s|]+", WORDS[language]), key=len, reverse=True))
    bare = re.compile(rf"\d+|\b(?:{words})\b", re.IGNORECASE)
    for sentence in sentences(game, language):
        rest = re.sub(r"\([^()]* [RQDT]\d+\)", "", MARK.sub("", sentence))  # rulings are named by their numbers
        assert not bare.search(rest), f"{bare.search(rest)} in: {sentence}"


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_of_a_rules_page_state_the_same_facts(game: str) -> None:
    stated = [
        sorted({fact for sentence in sentences(game, language) for _, fact in MARK.findall(sentence) if fact[0] != "="})
        for language in LANGUAGES
    ]
    assert stated[0] == stated[1] == stated[2]
    assert len(stated[0]) > 10
    assert set(stated[0]) == set(facts_of(game)), "a fact that no page states"
