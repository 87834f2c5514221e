"""IKI in the shell: simulated, replayed, shown, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.cli import main
from ennichi.iki import terminal
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main([*arguments])
    return status, capsys.readouterr().out


def test_simulate_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    status, out = run(
        capsys, "simulate", "iki", "--seats", "3", "--games", "2", "--bots", "greedy,random,random", "--lang", "fr",
        "--option", "boat4=A", "--out", str(folder),
    )  # fmt: skip
    assert status == 0
    assert all(kind("iki").text("fr")(f"score-{line}") in out for line in kind("iki").scoring)
    for language in LANGUAGES:
        status, out = run(capsys, "replay", str(folder / "iki-000001.kifu"), "--lang", language)
        assert status == 0
        assert kind("iki").text(language)("log-new-year", visitors="").rstrip(" .") in out


def test_components_are_shown_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "components", "show", "iki", "--lang", "pt")
    assert status == 0
    assert "reconstructed" in out
    (tmp_path / "iki").mkdir()
    text = (kind("iki").folder / "components" / "boats.toml").read_text(encoding="utf-8")
    (tmp_path / "iki" / "boats.toml").write_text(text.replace("trade = 1", "trade = 3", 1), encoding="utf-8")
    status, out = run(capsys, "components", "check", str(tmp_path))
    assert status == 0
    assert "iki: boats.toml: no fault" in out.replace("\n", " ")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("akebono", [False, True])
def test_the_table_is_drawn_at_every_decision(seats: int, akebono: bool) -> None:
    g = ennichi.new("iki", seats=seats, seed=5, akebono=akebono, grandmaster=True)
    chance = from_seed(5)
    text = kind("iki").text("en")
    while not g.over:
        assert len(terminal.draw(g, g.seat, text)) > 15
        g.play(g.options[chance.below(len(g.options))])
