"""The bots that search: honest, repeatable, quick enough, and better for looking further."""

from __future__ import annotations

import time

import pytest

import ennichi
from ennichi import bots
from ennichi.bots.bot import Bot
from ennichi.bots.greedy import begins_turn
from ennichi.bots.levels import Searcher
from ennichi.bots.search import Search
from tests.conftest import COMPILED

from .asked import GAMES, check_honest


class Hasty(Searcher):
    """Searches so little that a test can wait for it."""

    name = "hasty"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, (24, 2) if COMPILED else (4, 1))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_leaves_the_position_alone_repeats_itself_and_knows_only_what_its_seat_may(game: str, seats: int) -> None:
    check_honest(lambda: Hasty(3), game, seats)


@pytest.mark.parametrize("name", [*bots.levels()[:2], "hasty"])
@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_two_of_one_sort_with_equal_seeds_play_the_same_game(game: str, name: str) -> None:
    def made(seed: int) -> Bot:
        return Hasty(seed) if name == "hasty" else bots.make(name, seed)

    records = []
    for _ in range(2):
        g = ennichi.new(game, seats=2, seed=8)
        players = [made(1), made(2)]
        for _ in range(60 if COMPILED else 20):
            g.play(players[g.seat].choose(g))
        records.append(g.record())
    assert records[0] == records[1]


def test_inside_a_turn_the_tree_of_its_start_goes_on() -> None:
    g = ennichi.new("bamboo", seats=2, seed=3)
    bot = Hasty(1)
    kept = 0
    for _ in range(80 if COMPILED else 30):
        inside = not begins_turn(g) and len(g.options) > 1
        tree = bot.tree
        touch = bot.choose(g)
        if inside and tree is not None and bot.tree is tree and tree.root.visits:
            kept += 1
        g.play(touch)
    assert kept > (10 if COMPILED else 3)


def test_every_walk_is_one_visit_of_one_touch() -> None:
    g = ennichi.new("iki", seats=3, seed=2)
    search = Search(g, 1, 2)
    search.grow(40)
    assert sum(child.visits for child in search.root.children.values()) == search.walks == search.root.visits
    assert search.best() in g.options


def test_walks_that_could_not_change_the_choice_are_saved() -> None:
    """A touch that is ahead by more looks than are left is the choice."""
    g = ennichi.new("iki", seats=2, seed=3)
    search = Search(g, 1, 1)
    search.grow(6)
    done = search.walks
    search.root.children[search.best()].visits += 20
    search.grow(12)
    assert search.walks == done
    search.grow(48)
    assert done + 12 < search.walks < done + 48


def test_who_plays_alone_tells_good_from_bad_from_the_start() -> None:
    """The Tengu's few points of the beginning must not make every touch look won."""
    g = ennichi.new("bitoku", seats=1, seed=2)
    while len(g.options) < 3:
        g.play(g.options[0])
    search = Search(g, 1, 1)
    search.grow(6)
    means = [child.value / child.visits for child in search.root.children.values() if child.visits]
    assert all(0.02 < mean < 0.98 for mean in means)


def test_when_patience_is_over_it_takes_the_best_it_has_found() -> None:
    g = ennichi.new("iki", seats=2, seed=5)
    search = Search(g, 1, 2)
    search.grow(1000, ends=time.perf_counter())
    assert search.walks == 1
    assert search.best() in g.options


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"] if COMPILED else ["iki"])
def test_a_beginner_loses_to_the_next_level_and_beats_chance(game: str) -> None:
    def lead(first: str, second: str, games: int) -> int:
        total = 0
        for number in range(games):
            names = [first, second]
            g = ennichi.new(game, seats=2, seed=40 + number // 2)
            players = [bots.make(names[(seat + number) % 2], number) for seat in range(2)]
            while not g.over:
                g.play(players[g.seat].choose(g))
            scores = g.scores()
            total += scores[number % 2] - scores[1 - number % 2]
        return total

    games = 12 if COMPILED else 2
    assert lead("level2", "level1", games) > 0
    assert lead("level1", "random", games) > 0
