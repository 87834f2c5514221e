"""The greedy bot at Bitoku: it beats random play, keeps to what its seat may know, and weighs every printed effect."""

from __future__ import annotations

from typing import Any

import ennichi
from ennichi import bots
from ennichi.bitoku.evaluation import evaluate, worth_of
from tests.conftest import COMPILED

from .given import new_game, play_on, waiting


def play(names: tuple[str, ...], seed: int, **options: Any) -> ennichi.Game:
    g = ennichi.new("bitoku", seats=len(names), seed=seed, **options)
    players = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return g


def test_greedy_beats_random_in_at_least_95_of_100_games() -> None:
    """All hundred on the compiled build; the plain one plays the same games, and is shown by the first of them."""
    won = 0
    games = 100 if COMPILED else 3
    for seed in range(games):
        mine = seed % 2
        names = ("greedy", "random") if mine == 0 else ("random", "greedy")
        won += play(names, seed).winners() == [mine]
    assert won >= 0.95 * games


def test_greedy_makes_a_sensible_score_among_four() -> None:
    g = play(("greedy", "greedy", "greedy", "greedy"), 7, strict_forest=True)
    assert sum(g.scores()) / 4 > 60
    assert g.audit() == []


def test_every_printed_effect_has_a_worth() -> None:
    printed = new_game().printed
    parts = [*printed.yokai_parts, *printed.building_parts, *printed.mitama_parts, *printed.dragonfly_parts]
    parts += [*printed.gate_parts, *printed.choice_parts]
    parts += [part for region in printed.forest_parts for part in region]
    assert all(worth_of(part) > 0 for part in parts)
    assert worth_of(printed.forest_parts[1][4]) > worth_of(printed.forest_parts[1][1])


def test_a_finished_game_is_worth_its_score() -> None:
    g = new_game(3)
    play_on(g, lambda g: g.over)
    assert [evaluate(g, seat) for seat in range(3)] == [float(score) for score in g.scores()]


def test_the_judgement_does_not_hang_on_what_is_hidden() -> None:
    g = new_game(3)
    play_on(g, lambda g: g.round == 1 and waiting(g) == "turn")
    seat = g.seat
    values = {round(evaluate(g.redeal(seat, seed), seat), 6) for seed in range(5)}  # type: ignore[arg-type]
    assert len(values) == 1
