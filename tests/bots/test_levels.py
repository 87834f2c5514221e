"""What the levels are made of: each game says it for itself, and the order is right everywhere."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.bots.levels import FILE, LEVELS, Searcher, Unsure, strengths_of
from ennichi.kernel.registry import kind


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_every_level_tries_harder_than_the_one_below(game: str) -> None:
    of = kind(game)
    assert (of.folder / FILE).exists()
    beginner, learner, _, strong, master = (level(1) for level in LEVELS)
    assert isinstance(beginner, Unsure)
    assert isinstance(learner, Unsure)
    assert beginner.errs_in(of) > learner.errs_in(of) > 0
    assert isinstance(strong, Searcher)
    assert isinstance(master, Searcher)
    fewer, near = strong.effort_in(of)
    more, far = master.effort_in(of)
    assert fewer * near > 0
    assert more * far >= 3 * fewer * near


def test_a_level_plays_as_its_game_says() -> None:
    g = ennichi.new("iki", seats=2, seed=3)
    while len(g.options) < 4:
        g.play(g.options[0])
    walks, rounds = strengths_of(g.header.kind).strong
    level = LEVELS[3](5)
    assert isinstance(level, Searcher)
    tree = level.think(g)
    assert tree.rounds == rounds
    assert 0 < tree.walks <= walks
