"""Puzzles: every file is played, its solution and its wrong ways are legal turns, and what it says of them holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennichi.bots.advice import told
from ennichi.bots.puzzles import AS_GOOD, DIFFICULTIES, WRONG, Puzzle, puzzles_of, read_puzzle, result_of, turn_over
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES

ALL = [puzzle for game in built_in() for puzzle in puzzles_of(kind(game))]
NUMBERS = {"bamboo": (9, 2, 2), "bitoku": (2, 3, 2), "iki": (7, 2, 1)}  # at least, of each difficulty


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
    assert puzzle.less(result_of(played(start, puzzle.best.touches))) == 0.0
    assert len(puzzle.wrong) == WRONG
    nearest = min(less for less in puzzle.results.values() if less > AS_GOOD)
    for way in puzzle.wrong:
        known = puzzle.less(result_of(played(start, way.touches)))
        assert known == pytest.approx(way.less, abs=0.011)
        assert way.less >= nearest >= 1.1, "the best turn leads by a margin"
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
    for game, least in NUMBERS.items():
        own = [puzzle.difficulty for puzzle in ALL if puzzle.kind.name == game]
        assert own == sorted(own)
        for difficulty in DIFFICULTIES:
            assert own.count(difficulty) >= least[difficulty - 1], f"{game}, difficulty {difficulty}"


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
