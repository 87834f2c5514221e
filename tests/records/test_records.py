"""Whole games, kept as records: they replay, every position on the way is the same to the byte, and so is their story.

The digests are equal on every machine and in both builds. A digest that changes means that the rules changed; the story
beside it (`01.log`) says what happens otherwise. A story that changes alone means that the words did: if that was
wanted, `python tools/renew_records.py --stories` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ennichi

from .digest import digest_line
from .playthrough import difference, playthrough

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if (path / "digests.txt").exists())
KEPT = [(folder, line) for folder in FOLDERS for line in (folder / "digests.txt").read_text().splitlines()]
RECORDS = [folder / line.split()[0] for folder, line in KEPT]


@pytest.mark.parametrize(("folder", "line"), KEPT, ids=lambda value: getattr(value, "name", str(value).split()[0]))
def test_a_kept_game_is_played_as_it_was(folder: Path, line: str) -> None:
    assert digest_line(folder / line.split()[0]) == line


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parent.name}-{record.name}")
def test_a_kept_game_has_the_story_it_had(record: Path) -> None:
    kept = record.with_suffix(".log").read_text(encoding="utf-8")
    found = difference(kept, playthrough(record.read_text(encoding="utf-8")))
    if found:
        pytest.fail(f"{record.parent.name}/{record.stem}.log: {found}", pytrace=False)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_kept_game_has_a_digest_and_a_story_and_ended(folder: Path) -> None:
    records = sorted(folder.glob("*.kifu"))
    assert len(records) >= 12
    assert [line.split()[0] for line in (folder / "digests.txt").read_text().splitlines()] == [r.name for r in records]
    assert [story.stem for story in sorted(folder.glob("*.log"))] == [record.stem for record in records]
    for record in records:
        g = ennichi.replay(record.read_text(encoding="utf-8"))
        assert g.over
        assert g.record() == record.read_text(encoding="utf-8")


def test_every_game_keeps_records() -> None:
    assert {folder.name for folder in FOLDERS} >= {"bamboo", "bitoku", "iki"}


def test_a_difference_names_its_turn_and_shows_both_stories() -> None:
    kept = "toy\n\n-- 1, Setup: A\n? Choose.\n> one\nA takes 1.\n\n-- 2, Setup: B\n? Choose.\n> two\nB takes 2.\n"

    assert difference(kept, kept) == ""
    assert difference(kept, kept.replace("B takes 2", "B takes 3")).splitlines() == [
        "the stories part at line 11, in turn 2, Setup: B; - is kept, + is told now",
        " -- 2, Setup: B",
        " ? Choose.",
        " > two",
        "-B takes 2.",
        "+B takes 3.",
    ]
    assert "line 1, before the first turn" in difference(kept, kept.replace("toy", "game"))
    cut = difference(kept, kept.removesuffix("B takes 2.\n"))
    assert cut.splitlines()[0] == "the stories part at line 11, in turn 2, Setup: B; - is kept, + is told now"
    assert cut.splitlines()[-1] == "-B takes 2."


def test_a_game_that_takes_another_way_is_told_up_to_there() -> None:
    record = Path(__file__).parent / "bamboo" / "01.kifu"
    text = record.read_text(encoding="utf-8")
    assert "\n1 food.ramen\n" in text

    told = playthrough(text.replace("\n1 food.ramen\n", "\n1 done\n", 1))

    assert told.splitlines()[-2] == "> done"
    assert told.splitlines()[-1].startswith("! line 18: done is not open now: ")
    assert "in turn 6, Spring of year 1: greedy-1; " in difference(record.with_suffix(".log").read_text("utf-8"), told)
