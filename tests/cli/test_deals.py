"""The command line with records of games that were dealt by a secret."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennichi

from .test_cli import run

SECRET = "5d41402abc4b2a76b9719d911017c592" * 2
FITS = {
    "en": "fits its commitment",
    "fr": "correspond à son engagement",
    "pt": "corresponde ao seu compromisso",
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    g = ennichi.new("bamboo", seats=2, deal=f"{SECRET}:abcd")
    while not g.over:
        g.play(g.options[0])
    path = tmp_path / "game.kifu"
    path.write_text(g.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", FITS)
def test_replay_says_that_the_deal_fits_its_commitment(
    record: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    status, out, _ = run(capsys, "replay", str(record), "--lang", language)
    said = [line for line in out.splitlines() if FITS[language] in line]
    assert (status, len(said)) == (0, 1)
    assert ennichi.commitment(SECRET) in said[0]


def test_replay_refuses_a_secret_that_does_not_fit(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace("secret: 5", "secret: 6"), encoding="utf-8")
    status, out, faults = run(capsys, "replay", str(record))
    assert (status, out) == (2, "")
    assert "line 8: the secret is not the one that was committed to" in faults


def test_replay_says_nothing_of_commitments_where_a_seed_dealt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.kifu"
    path.write_text(ennichi.new("bamboo", seed=1).record(), encoding="utf-8")
    status, out, _ = run(capsys, "replay", str(path))
    assert status == 0
    assert FITS["en"] not in out


def test_a_game_by_deal_can_be_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = ennichi.new("bamboo", seats=2, deal=SECRET)
    for _ in range(6):
        g.play(g.options[0])
    path = tmp_path / "game.kifu"
    path.write_text(g.record(open_secret=True), encoding="utf-8")
    assert run(capsys, "analyse", str(path), "--think", "1")[0] == 0
