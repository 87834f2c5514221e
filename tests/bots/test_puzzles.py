"""Puzzles: every file is played, its solution and its wrong ways are legal turns, and what it says of them holds."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from ennichi.bots.advice import told
from ennichi.bots.puzzles import (
    AS_GOOD,
    DIFFICULTIES,
    FIRST_DEAL,
    WRONG,
    Measure,
    Puzzle,
    puzzles_of,
    read_puzzle,
    result_of,
    turn_over,
)
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES

ALL = [puzzle for game in built_in() for puzzle in puzzles_of(kind(game))]
NUMBERS = {"bamboo": (5, 10, 10), "bitoku": (10, 4, 15), "iki": (10, 10, 10)}  # at least, of each difficulty
MOST_DEALS = 8  # of a quick look at what a file says


def played(start: Game, names: list[str]) -> Game:
    g = start.clone()
    for name in names:
        assert not turn_over(g, start), "a turn ends with its last touch"
        g.play(g.touch(name))
    assert turn_over(g, start)
    return g


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_played_and_its_ways_lead_where_it_says(puzzle: Puzzle) -> None:
    start = puzzle.start()
    assert len(start.options) > 1
    assert puzzle.best.touches
    assert len(puzzle.best.touches) <= 12
    assert len(puzzle.results) >= 8, "there is something to choose from"
    assert puzzle.less(result_of(played(start, puzzle.best.touches))) == 0.0
    assert len(puzzle.wrong) == WRONG
    nearest = min(less for less in puzzle.results.values() if less > AS_GOOD)
    for way in puzzle.wrong:
        known = puzzle.less(result_of(played(start, way.touches)))
        assert known == pytest.approx(way.less, abs=0.011)
        assert way.less >= nearest >= 1.1, "the best turn leads by a margin"
        assert puzzle.best.points - way.points >= 1.0, "to the end of the game"
        assert way.less >= 4 * way.error
        assert set(way.lines) == set(puzzle.best.lines) <= set(puzzle.kind.scoring)
    for language in LANGUAGES:
        other = start.redeal(start.seat, 1)
        words = [
            told(start.clone(), [start.touch(name) for name in way.touches], language, other.clone())
            for way in [puzzle.best, *puzzle.wrong]
        ]
        assert all(words)
        assert len(set(words)) == 1 + WRONG, "ways that read alike are no puzzle"


def test_there_are_puzzles_of_every_difficulty_and_each_comes_from_a_game_of_its_own() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    assert len({(puzzle.kind.name, puzzle.seed) for puzzle in ALL}) == len(ALL)
    for game in built_in():
        own = [puzzle.difficulty for puzzle in ALL if puzzle.kind.name == game]
        assert own == sorted(own)
        answers = [tuple(puzzle.best.touches) for puzzle in ALL if puzzle.kind.name == game]
        assert len(set(answers)) == len(answers), "no two have the same answer"
        for difficulty in DIFFICULTIES:
            assert own.count(difficulty) >= NUMBERS[game][difficulty - 1], f"{game}, difficulty {difficulty}"
        seats = {puzzle.seats for puzzle in ALL if puzzle.kind.name == game}
        assert seats == set(kind(game).seats), "every number of players"
    for game, name in (("bamboo", "night"), ("iki", "akebono")):
        usual = next(option.default for option in kind(game).options if option.name == name)
        chosen = {puzzle.options.get(name, usual) for puzzle in ALL if puzzle.kind.name == game}
        assert chosen == {False, True}, "with and without"


@pytest.mark.parametrize("game", built_in())
def test_the_best_turn_beats_the_wrong_ones_over_deals_that_nobody_has_seen(game: str) -> None:
    """So many deals that chance is out of the question; where that takes too many, the file is trusted."""
    looked_at = 0
    for puzzle in puzzles_of(kind(game)):
        doubt = max(way.error / way.less for way in puzzle.wrong)
        deals = max(2, math.ceil((3 * doubt) ** 2 * puzzle.deals))
        if deals > MOST_DEALS:
            continue
        looked_at += 1
        start = puzzle.start()
        ways = [[start.touch(name) for name in way.touches] for way in [puzzle.best, *puzzle.wrong]]
        measure = Measure(start, ways, FIRST_DEAL)
        for way in range(len(ways)):
            measure.play(way, deals)
        for way in range(1, len(ways)):
            assert measure.gap(0, way)[0] > 0, f"{puzzle.id}: {puzzle.again}"
    assert looked_at >= len(puzzles_of(kind(game))) / 2


def test_a_puzzle_of_other_rules_is_refused_and_says_what_to_do() -> None:
    puzzle = read_puzzle(ALL[0].kind, ALL[0].kind.folder / "puzzles" / f"{ALL[0].name}.toml")
    puzzle.rules += 1
    with pytest.raises(BadSetting, match=r"made for rules .*: run tools/find_puzzles.py \w+ --renew"):
        puzzle.start()
    puzzle.rules -= 1
    puzzle.components = "000000000000"
    with pytest.raises(BadSetting, match="made for components 000000000000"):
        puzzle.start()


def test_a_file_that_is_no_puzzle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "7.toml"
    path.write_text("rules = 1\n")
    with pytest.raises(BadSetting, match=r"7\.toml has no 'components'"):
        read_puzzle(kind("bamboo"), path)
    path.write_text("rules =")
    with pytest.raises(BadSetting, match=r"7\.toml cannot be read"):
        read_puzzle(kind("bamboo"), path)
