"""The published set of games: one command plays it, and what it plays is what the checksums say."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from tools import dataset

from ennichi.lab.leaderboard import FIRST, MOST

pytest.importorskip("pyarrow")


def test_the_first_games_of_every_part_are_those_that_were_published(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sums = dataset.load()
    assert set(sums) == {part.name for part in dataset.parts()}
    if not all(dataset.is_current(part, sums) for part in dataset.parts()):
        pytest.skip("rules, components or bots have changed since, and the card says so")
    out = tmp_path / "set"
    assert dataset.main(["--games", str(dataset.SLICE), "--out", str(out)]) == 0, "make dataset, with --renew"
    assert "the games are those that were published" in capsys.readouterr().out
    card = (out / "README.md").read_text(encoding="utf-8")
    assert "Apache-2.0" in card
    assert "](lab.md" not in card, "beside the data no page of the repository lies"
    assert json.loads((out / "dataset.json").read_text()) == sums
    part = dataset.parts()[0]
    rows = dataset.rows_of(out / part.name)
    rows[1]["touches"][-1] += 1
    assert dataset.checksum(rows) != sums[part.name]["touches"][f"0-{dataset.SLICE - 1}"]
    sums[part.name]["touches"]["0-1"] = "0"
    assert dataset.faults(part, out, sums) == [f"{part.name}: games 0 to 1 are not those that were published"]


def test_no_deal_is_in_two_parts_or_on_the_leaderboard() -> None:
    spans = sorted((part.seed, part.seed + part.games) for part in dataset.parts())
    assert all(ends <= begins for (_, ends), (begins, _) in itertools.pairwise(spans))
    assert spans[0][0] >= FIRST + MOST


def test_the_card_tells_what_the_checksums_are_of() -> None:
    assert dataset.main(["--check"]) == 0
    assert dataset.main(["--page", "--check"]) == 0
    text = dataset.CARD.read_text(encoding="utf-8")
    for part in dataset.parts():
        assert f"| `{part.name}` |" in text
