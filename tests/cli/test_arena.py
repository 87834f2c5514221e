"""`ennichi arena` and `ennichi analyse`: figures that add up, nothing lost by an interruption, clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ennichi.cli import arena, main

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / "arena-bamboo.jsonl"


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_pair_meets_and_the_table_tells_who_is_stronger(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "bamboo", "--players", "greedy,random,level1", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "Elo" in said
    head, *games = lines_of(results)
    assert head["game"] == "bamboo"
    assert len(games) == 6
    assert {tuple(game["players"]) for game in games} == {  # type: ignore[arg-type]
        ("greedy", "random"),
        ("greedy", "level1"),
        ("random", "level1"),
    }


def test_an_interrupted_run_goes_on_with_what_is_missing(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "bamboo", "--players", "greedy,random", "--games", "4"]
    assert main(command) == 0
    whole_table = capsys.readouterr().out.splitlines()[1].split()[:6]
    whole = results.read_text(encoding="utf-8")
    kept = whole.splitlines()[:3]
    results.write_text("\n".join(kept) + "\n" + '{"players": ["greedy", "ra', encoding="utf-8")  # killed while writing
    assert main(command) == 0
    again = lines_of(results)
    assert [json.dumps(line) for line in again[:3]] == kept
    assert sorted(line["number"] for line in again[1:]) == [0, 1, 2, 3]  # type: ignore[type-var]
    assert capsys.readouterr().out.splitlines()[1].split()[:6] == whole_table
    before = results.read_text(encoding="utf-8")
    assert main(["arena", "bamboo", "--players", "random,greedy", "--games", "4"]) == 0  # the same pair
    assert results.read_text(encoding="utf-8") == before


def test_two_processes_play_the_same_games(results: Path, tmp_path: Path) -> None:
    command = ["arena", "iki", "--players", "greedy,random", "--games", "4", "--seats", "3"]
    assert main([*command, "--results", "one.jsonl"]) == 0
    assert main([*command, "--results", "two.jsonl", "--jobs", "2", "--records", "kifu"]) == 0

    def games(path: str) -> dict[object, object]:
        return {line["number"]: (line["points"], line["lead"]) for line in lines_of(tmp_path / path)[1:]}

    assert games("one.jsonl") == games("two.jsonl")
    assert len(list((tmp_path / "kifu").glob("iki-greedy-random-*.kifu"))) == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "greedy"], "at least two different bots"),
        (["--players", "greedy,greedy"], "at least two different bots"),
        (["--players", "greedy,nobody"], "unknown bot 'nobody'"),
        (["--seats", "7"], "is played with 2, 3, 4 seats, not 7"),
        (["--games", "0"], "0 is not between 1 and"),
    ],
)
def test_what_cannot_be_played_is_refused(
    results: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    try:
        status = main(["arena", "bamboo", *arguments])
    except SystemExit as end:
        status = int(str(end.code))
    assert status == 2
    assert complaint in capsys.readouterr().err
    assert not results.exists()


def test_results_of_something_else_are_left_alone(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "bamboo", "--players", "random,level1", "--games", "2"]
    assert main(command) == 0
    before = results.read_text(encoding="utf-8")
    assert main([*command, "--seed", "5"]) == 2
    assert "holds games played with another seed" in capsys.readouterr().err
    assert results.read_text(encoding="utf-8") == before
    results.write_text(before.replace('"arena": 2', '"arena": 1'), encoding="utf-8")
    assert main(command) == 2
    assert "was written by another version of the arena" in capsys.readouterr().err
    results.write_text("hello\n", encoding="utf-8")
    assert main(command) == 2
    assert "is not a results file" in capsys.readouterr().err
    assert results.read_text(encoding="utf-8") == "hello\n"


def test_intervals_and_ratings_are_those_of_the_books() -> None:
    low, high = arena.interval([1.0] * 240 + [0.0] * 160)
    assert (round(low, 3), round(high, 3)) == (0.551, 0.647)
    games = [arena.Game(1.0, 5, 0.1)] * 300 + [arena.Game(0.0, -5, 0.1)] * 100
    strong, weak = arena.elo(["strong", "weak"], {("strong", "weak"): games})
    assert strong - weak == pytest.approx(190.8, abs=1)
    assert strong + weak == pytest.approx(0)
    swept = arena.elo(["a", "b"], {("a", "b"): [arena.Game(1.0, 5, 0.1)] * 10})
    assert 300 < swept[0] - swept[1] < 1000


def test_a_game_is_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    record = sorted((RECORDS / "bamboo").glob("*.kifu"))[0]
    assert main(["analyse", str(record), "--lang", "fr", "--think", "20"]) == 0
    said = capsys.readouterr().out
    assert "Mieux :" in said
    assert main(["analyse", "nowhere.kifu"]) == 2
    assert "nowhere.kifu" in capsys.readouterr().err
