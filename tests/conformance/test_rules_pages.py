"""The rules pages of the client: every question leads to a part of them, and every number on them is a fact.

A number on a page is marked `[shown|fact]`; the game's `tests/GAME/facts.py` takes the fact from the component data or
from the rule's own constant. `[two|=2]` marks a number that says nothing about the game.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from tools.learning_page import DOORS, doors_of, taught

from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
GAMES = built_in()
MARK = re.compile(r"\[([^\[\]|\"]+)\|([^\[\]|\"]+)\]")
SHOWN = re.compile(r"^!\[(.+)\]\((?:picture|film|count):([a-z-]+)\)$", re.MULTILINE)
ICON = re.compile(r"\{[a-z0-9-]+\}")
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


RULES, AID = "rules.md", "aid.md"


def page(game: str, language: str, name: str = RULES) -> str:
    return (PAGES / game / "text" / language / name).read_text(encoding="utf-8")


def sentences(game: str, language: str, name: str = RULES) -> list[str]:
    """What a reader sees of a page, with its marks: headings, paragraphs and lists, without ids, anchors and icons."""
    text = SHOWN.sub(r"\1", ICON.sub("", page(game, language, name)))
    found = [HEADING.sub(r"\1", line).removeprefix("- ").removeprefix("+ ") for line in text.splitlines() if line]
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


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_to_touch_has_its_place_and_every_place_is_reached(game: str) -> None:
    """From prompts by what is asked, from tooltips by the thing, from options, and by the ways that every table has."""
    groups = {group.name for group in kind(game).box().vocabulary.groups}
    options = {f"option-{option.name}" for option in kind(game).options}
    headings = places(game, "en")
    named = {name for names in headings for name in names}
    assert groups | options <= named
    found = taught(game)
    assert [section.name for section in found.sections] == [names[0] for names in headings]
    assert [section.name for section in found.sections if not section.leads.any] == []
    doors = {anchor for _, anchor in doors_of(DOORS.read_text(encoding="utf-8"))}
    for ours in ("icons", "at-this-table"):  # which rules.tsx adds to every page
        assert ours in doors
        assert f'"{ours}"' in (PAGES.parent / "rules.tsx").read_text(encoding="utf-8")
    assert doors - named - {"icons", "at-this-table"} <= ({"solo"} if 1 not in kind(game).seats else set())
    boards = "".join(path.read_text(encoding="utf-8") for path in (PAGES / game).glob("*.tsx"))
    for section in found.sections:
        for name in section.leads.tooltips:
            assert re.search(rf"\b{name.partition('.')[0]}\b", boards), f"nothing on the boards speaks of @{name}"


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_of_a_page_show_the_same(game: str) -> None:
    """The same pictures at the same places, with as many words; and the same icons on the aid."""

    def shown(language: str) -> list[str]:
        found = []
        for line in page(game, language).splitlines():
            picture = SHOWN.match(line)
            found.append(picture[2] if picture else line[:2] if line[:2] in ("##", "+ ") else "")
        return [each for each in found if each]

    assert shown("en") == shown("fr") == shown("pt")
    icons = [ICON.findall(re.sub(HEADING, "", page(game, language, AID))) for language in LANGUAGES]
    assert icons[0]
    assert sorted(icons[0]) == sorted(icons[1]) == sorted(icons[2])


@pytest.mark.parametrize("name", [RULES, AID])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_on_a_rules_page_is_that_of_the_components(game: str, language: str, name: str) -> None:
    facts = facts_of(game)
    for sentence in sentences(game, language, name):
        for shown, fact in MARK.findall(sentence):
            expected = int(fact[1:]) if fact.startswith("=") else facts[fact]
            assert number(shown, language) == expected, f"{fact}: {sentence}"


@pytest.mark.parametrize("name", [RULES, AID])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_on_a_rules_page_is_without_its_fact(game: str, language: str, name: str) -> None:
    words = "|".join(sorted(re.split(r"[\s|]+", WORDS[language]), key=len, reverse=True))
    bare = re.compile(rf"\d+|\b(?:{words})\b", re.IGNORECASE)
    for sentence in sentences(game, language, name):
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
