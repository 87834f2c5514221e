"""Whole games, kept as records: they replay, and every position on the way is the same to the byte.

The digests are equal on every machine and in both builds. A digest that changes means that the rules changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ennichi

from .digest import digest_line

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if (path / "digests.txt").exists())
KEPT = [(folder, line) for folder in FOLDERS for line in (folder / "digests.txt").read_text().splitlines()]


@pytest.mark.parametrize(("folder", "line"), KEPT, ids=lambda value: getattr(value, "name", str(value).split()[0]))
def test_a_kept_game_is_played_as_it_was(folder: Path, line: str) -> None:
    assert digest_line(folder / line.split()[0]) == line


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_kept_game_has_a_digest_and_ended(folder: Path) -> None:
    records = sorted(folder.glob("*.kifu"))
    assert len(records) >= 12
    assert [line.split()[0] for line in (folder / "digests.txt").read_text().splitlines()] == [r.name for r in records]
    for record in records:
        g = ennichi.replay(record.read_text(encoding="utf-8"))
        assert g.over
        assert g.record() == record.read_text(encoding="utf-8")


def test_every_game_keeps_records() -> None:
    assert {folder.name for folder in FOLDERS} >= {"bamboo", "iki"}
