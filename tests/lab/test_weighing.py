"""Learning from nothing what traits are worth: repeatable, resumable, and it finds what is there to be found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ennichi.bots.learnt import eye_of, read
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import kind
from ennichi.kernel.traits import POINT
from ennichi.lab import weighing
from ennichi.lab.places import open_place
from ennichi.lab.weighing import Course, Squares, fit, train


def learn(folder: Path, games: int = 2, generations: int = 2, game: str = "bamboo", seats: int = 2) -> Path:
    course = Course(game, seats, generations, games, 5, folder)
    return train(course, open_place, lambda line: None)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game in a file."""
    monkeypatch.setattr(weighing, "LOT", 1)
    monkeypatch.setattr(weighing, "RARE", 2)


@pytest.mark.usefixtures("small")
def test_what_an_interruption_leaves_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = learn(tmp_path / "whole").read_text()
    play = weighing.play_lot
    played: list[str] = []

    def interrupted(lot: Any) -> str:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(lot.out)
        return play(lot)

    monkeypatch.setattr(weighing, "play_lot", interrupted)
    with pytest.raises(KeyboardInterrupt):
        learn(tmp_path / "again")

    def noted(lot: Any) -> str:
        played.append(lot.out)
        return play(lot)

    monkeypatch.setattr(weighing, "play_lot", noted)
    assert learn(tmp_path / "again").read_text() == whole
    assert len(played) == len(set(played)) == 4, "each game is played once"
    of = kind("bamboo")
    eye = eye_of(of, of.box())
    assert eye is not None
    assert any(read(tmp_path / "again" / "2" / "generation-1.toml", eye).given[0])
    with pytest.raises(BadSetting, match="was made with other games; choose another folder"):
        learn(tmp_path / "again", games=3)


def test_least_squares_find_levels_and_slopes() -> None:
    """Of three traits, one that grows with the time left; the fourth is met too seldom to be worth anything."""
    chance = np.random.default_rng(1)
    squares = Squares(4)
    truth = np.array([2.0, -1.0, 0.5, 0.0])
    slopes = np.array([0.0, 0.0, 0.25, 0.0])
    for left in (0, 3, 8):
        x = chance.integers(0, 3, (400, 4)).astype(np.float32)
        x[:, 3] = 0
        x[0, 3] = 1
        y = (x @ (truth + left * slopes)).astype(np.float32)
        squares.add(left, x, y, 1.0)
    found = squares.solve([1e-6], 8)[0]
    assert np.allclose(found[:4], truth, atol=1e-2)
    assert np.allclose(found[4:], slopes, atol=1e-2)


@pytest.mark.usefixtures("small")
def test_weights_foretell_what_they_were_fitted_to(tmp_path: Path) -> None:
    """The sums of the fit are those of play: leads over the mean come back from whole numbers."""
    learn(tmp_path, games=6, generations=1, game="iki", seats=3)
    of = kind("iki")
    eye = eye_of(of, of.box())
    assert eye is not None
    lots = sorted((tmp_path / "3" / "generation-0").glob("*.npz"))
    fitted = fit([(lots, 1.0)], eye, 3)
    mine, others = (np.array(fitted.rows[at], np.float64) / POINT for at in (0, 2))
    slope, slope_of_others = (np.array(fitted.rows[at], np.float64) / POINT for at in (1, 3))
    off, all_of_it = 0.0, 0.0
    for path in lots[:-1]:
        for rows in weighing.rows_of(path, eye, 3):
            worth = rows.seats @ (mine + rows.left * slope)
            to_others = rows.seats @ (others + rows.left * slope_of_others)
            points = worth + to_others.sum(1, keepdims=True) - to_others
            leads = points - points.mean(1, keepdims=True)
            ends = rows.ends - rows.ends.mean(1, keepdims=True)
            off += float(((leads - ends) ** 2).sum())
            all_of_it += float((ends**2).sum())
    assert off < 0.7 * all_of_it
