"""The reference of the public API is fresh and whole, and its examples do what they say."""

from __future__ import annotations

import doctest
import re

import pytest
from tools.api_page import LAB_PAGE, PAGE, ROOT, Entry, entries, exported, lab_page, page, study_entries

import ennichi

ENTRIES = entries()
STUDY = {module: [each for each in several if "." not in each.name] for module, several in study_entries().items()}
FIELDS = {"over", "seat", "options", "history", "heard", "header"}  # told in the words on Game itself


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_the_examples_of_the_public_api_do_what_they_say(entry: Entry) -> None:
    example = doctest.DocTestParser().get_doctest(
        entry.said, {"ennichi": ennichi}, entry.name, str(entry.file), entry.line
    )
    assert example.examples, f"{entry.name} has no example"
    told: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
    assert not result.failed, "".join(told)


@pytest.mark.parametrize("module", STUDY)
def test_the_examples_of_bots_and_laboratory_do_what_they_say(module: str) -> None:
    for entry in STUDY[module]:
        test_the_examples_of_the_public_api_do_what_they_say(entry)


def test_the_page_of_the_laboratory_is_what_the_docstrings_say() -> None:
    assert LAB_PAGE.read_text(encoding="utf-8") == lab_page(), "tools/api_page.py writes it anew"


def test_the_page_is_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "tools/api_page.py writes it anew"


def test_everything_that_is_exported_has_an_entry() -> None:
    names = {entry.name for entry in ENTRIES}
    assert set(ennichi.__all__) == set(exported())
    assert set(ennichi.__all__) <= names


def test_what_is_called_at_a_glance_is_on_the_page() -> None:
    names = {entry.name.removeprefix("Game.") for entry in ENTRIES}
    called = set(re.findall(r"\bg\.(\w+)", (ROOT / "docs" / "glance.md").read_text(encoding="utf-8")))
    assert len(called) > 15
    assert called - FIELDS <= names
