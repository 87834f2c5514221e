"""The bots: honest, repeatable, and the greedy one clearly better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ennichi
from ennichi import bots
from ennichi.kernel.random_source import from_seed
from tests.conftest import COMPILED


def play(names: list[str], seed: int, **options: Any) -> ennichi.Game:
    g = ennichi.new("bamboo", seats=len(names), seed=seed, **options)
    players = [bots.make(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return g


def test_the_bots_are_known_by_name() -> None:
    assert set(bots.names()) == {"random", "greedy", *bots.levels()}
    assert bots.levels() == ("level1", "level2", "level3", "level4", "level5")
    with pytest.raises(ennichi.BadSetting, match="unknown bot 'brilliant'; there are greedy, level1, "):
        bots.make("brilliant", 1)


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    """All hundred on the compiled build; the plain one plays the same games, and is shown by the first of them."""
    won = 0
    games = 100 if COMPILED else 3
    for seed in range(games):
        mine = seed % 2
        names = ["greedy", "random"] if mine == 0 else ["random", "greedy"]
        won += play(names, seed, night=seed % 4 > 1).winners() == [mine]
    assert won >= 0.95 * games


def test_greedy_plays_a_sensible_game_with_four() -> None:
    scores = sorted(score for seed in range(20 if COMPILED else 1) for score in play(["greedy"] * 4, seed).scores())
    assert scores[len(scores) // 2] >= 28


class FirstOpen(bots.Bot):
    """Somebody's own."""

    def choose(self, g: ennichi.Game) -> int:
        return g.options[self.seed % len(g.options)]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("given", [*bots.names(), "search4x1", "search6x2@9s", FirstOpen], ids=bots.called)
@pytest.mark.parametrize("seed", [np.int64(2**60 + 1), np.uint8(4)], ids=lambda seed: type(seed).__name__)
def test_seeds_and_cores_of_numpy_are_as_good_as_pythons(given: Any, seed: Any) -> None:
    g = ennichi.new("bamboo", seats=2, seed=3)
    touches = [bots.make(given, seed, np.int64(1)).choose(g), bots.make(given, int(seed)).choose(g)]
    assert touches[0] == touches[1]
    assert type(touches[0]) is int


def test_a_seed_that_is_no_whole_number_is_refused_in_a_sentence() -> None:
    with pytest.raises(ennichi.BadSetting, match=r"^the seed of a bot must be a whole number, not 1\.5$"):
        bots.make("greedy", 1.5)  # type: ignore[arg-type]
    with pytest.raises(ennichi.BadSetting, match=r"^the number of cores must be a whole number, not '2'$"):
        bots.make("greedy", 1, "2")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_leaves_the_position_alone_and_repeats_itself(name: str) -> None:
    g = ennichi.new("bamboo", seats=3, seed=5)
    chance = from_seed(5)
    while not g.over:
        if g.reveals % 5 == 0:
            before = g.dump()
            first = bots.make(name, 3).choose(g)
            assert first in g.options
            assert bots.make(name, 3).choose(g) == first
            assert g.dump() == before
        g.play(g.options[chance.below(len(g.options))])


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_by_what_its_seat_may_know(name: str) -> None:
    """Positions that differ only in what is hidden get the same answer."""
    chance = from_seed(6)
    g = ennichi.new("bamboo", seats=2, seed=6)
    asked = 0
    while not g.over:
        if len(g.history) % 6 == 0:
            choices = {bots.make(name, 9).choose(g.redeal(g.seat, seed)) for seed in range(4)}
            assert choices == {bots.make(name, 9).choose(g)}
            asked += 1
        g.play(g.options[chance.below(len(g.options))])
    assert asked > 20


def test_random_reaches_every_choice() -> None:
    g = ennichi.new("bamboo", seats=4, seed=1)
    assert {bots.make("random", seed).choose(g) for seed in range(200)} == set(g.options)
