"""docs/learning-to-play.md: every heading of the rules pages and every ruling has its row, and what it names exists."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tools.generated import Fault
from tools.learning_page import (
    GAMES,
    PAGE,
    RULINGS,
    check,
    main,
    note_lessons,
    rulings_of,
    sections_of,
    taught,
    tooltips_of,
)

from ennichi.kernel.registry import built_in, kind
from ennichi.table.lessons import Lesson, Step, lessons

GAME_NAMES = built_in()


@cache
def rows(game: str, part: str) -> list[list[str]]:
    """The cells of a table of the page, without its head."""
    whole = PAGE.read_text(encoding="utf-8")
    own = whole.partition(f"\n## {kind(game).text('en')('game-title')}\n")[2].partition("\n## ")[0]
    found = [line for line in own.partition(f"### {part}\n")[2].partition("\n### ")[0].splitlines() if line[:1] == "|"]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found[2:]]


def test_the_page_is_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_rule_has_a_row_and_something_that_leads_to_it(game: str) -> None:
    page = (GAMES / game / "text" / "en" / "rules.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## .* \{#([\w-]+)", page, re.MULTILINE)
    found = rows(game, "Rules")
    assert [re.findall(r"\(`#([\w-]+)`\)$", row[0]) for row in found] == [[name] for name in headings]
    for row in found:
        assert any(cell not in ("", "–") for cell in row[1:5]), row[0]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_ruling_has_a_row_with_its_section(game: str) -> None:
    register = (RULINGS / f"{game}.md").read_text(encoding="utf-8")
    ids = re.findall(r"^## ([RQDT]\d+): ", register, re.MULTILINE)
    headings = {row[0].partition("(`#")[2].rstrip("`)") for row in rows(game, "Rules")}
    found = rows(game, "Rulings")
    assert [row[0].partition(":")[0] for row in found] == ids
    assert {row[1].split("`")[1].lstrip("#") for row in found} <= headings


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_page_names_steps_questions_and_things_that_exist(game: str) -> None:
    box = kind(game).box()
    steps = {f"{lesson.name}/{step.name}" for lesson in lessons(kind(game)) for step in lesson.steps}
    asked = {step.asks for step in box.steps.values()}
    groups = {group.name for group in box.vocabulary.groups}
    named = [re.findall(r"`([^`]+)`", row[1]) for row in rows(game, "Rules")]
    named += [re.findall(r"`([^`]+)`", row[2]) for row in rows(game, "Rulings")]
    assert {step for cell in named for step in cell} <= steps
    for row in rows(game, "Rules"):
        assert set(re.findall(r"`([^`]+)`", row[2])) <= asked
        assert {name for name in re.findall(r"`([^`]+)`", row[3]) if name[0] != "@"} <= groups
    files = [kind(game).folder / "text" / "en.ftl", *(GAMES / game / "text" / "en").glob("*.ftl")]
    said = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for row in rows(game, "Rulings"):
        for message in re.findall(r"`([^`]+)`", row[3]):
            assert f"\n{message} =" in said


# What the program finds wrong.


def test_a_step_that_teaches_what_does_not_exist_is_a_fault() -> None:
    lesson = Lesson("made-up", GAMES / "made-up.lesson", steps=[Step("one", 7, 0, teaches=["homes"])])
    with pytest.raises(Fault, match=r"made-up\.lesson, line 7: 'homes' is neither a section nor a ruling"):
        note_lessons(taught("bamboo"), [lesson])


def test_a_section_that_nothing_leads_to_is_a_fault() -> None:
    found = taught("bamboo")
    found.sections += sections_of("## Weather {#weather}\n\nIt rains.\n")
    with pytest.raises(Fault, match="no prompt, tooltip or other way leads to 'Weather'"):
        check(found)


def test_a_ruling_without_a_section_is_a_fault() -> None:
    with pytest.raises(Fault, match="R1 does not say to which section"):
        rulings_of("## R1: Rain\n\n**Question.** Does it rain?\n", "bamboo")
    found = taught("bamboo")
    found.rulings += rulings_of("## R1: Rain\n\n**Section.** weather\n", "bamboo")
    with pytest.raises(Fault, match="R1: there is no section 'weather'"):
        check(found)


def test_tooltips_are_found_with_their_anchors() -> None:
    source = """
const FACT_ANCHORS: Record<Fact, string> = {
  path: "way",
};
  if (name === "@rain") return { title, anchor: "sky" };
  switch (sort) {
    case "sun":
      return { title, anchor: shines ? "day" : "night" };
    case "fact":
      return { title, anchor: FACT_ANCHORS[fact] };
  }
function explainMonth() { return { anchor: "month" }; }
"""
    assert tooltips_of(source) == [
        ("rain", "sky"),
        ("sun", "day"),
        ("sun", "night"),
        ("fact.path", "way"),
        ("month", "month"),
    ]
