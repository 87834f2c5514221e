"""The greedy bot at IKI: clearly better than chance, and with scores that people would call a game."""

from __future__ import annotations

import ennichi
from ennichi import bots
from tests.conftest import COMPILED


def play(names: list[str], seed: int, akebono: bool) -> ennichi.Game:
    g = ennichi.new("iki", seats=len(names), seed=seed, akebono=akebono)
    players = [bots.make(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return g


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    """All hundred on the compiled build; the plain one plays the same games, and is shown by the first of them."""
    won = 0
    games = 100 if COMPILED else 4
    for seed in range(games):
        mine = seed % 2
        names = ["greedy", "random"] if mine == 0 else ["random", "greedy"]
        won += play(names, seed, akebono=seed % 4 > 1).winners() == [mine]
    assert won >= 0.95 * games


def test_greedy_plays_a_sensible_game_at_every_seat_count() -> None:
    games = 5 if COMPILED else 1
    for seats in (2, 3, 4) if COMPILED else (3,):
        for akebono in (False, True):
            played = [play(["greedy"] * seats, seed, akebono) for seed in range(games)]
            scores = sorted(score for g in played for score in g.scores())
            assert 65 <= scores[len(scores) // 2] <= 140
