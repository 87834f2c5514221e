"""The league: the stronger comes out above the weaker, nothing depends on how it is played, nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import ennichi
from ennichi.bots import Bot, Given
from ennichi.cli import main
from ennichi.kernel.game import Game
from ennichi.lab.league import ROUND, League, Rating, draw

SCORER = f"{Path(__file__).parents[2] / 'examples' / 'own_bot.py'}:Scorer"


class First(Bot):
    def choose(self, g: Game) -> int:
        return g.options[0]


class Second(Bot):
    def choose(self, g: Game) -> int:
        return g.options[1 % len(g.options)]


def told(league: League) -> list[tuple[str, float, float, int]]:
    return [(each.name, each.mean, each.error, each.games) for each in league.ratings()]


def test_the_stronger_comes_out_above_the_weaker() -> None:
    league = League("bamboo", {"scorer": SCORER, "chance": "random", "another": "random"}, seed=5)
    best, *others = league.play(games=24)
    assert best.name == "scorer"
    assert best.low > max(each.mean for each in others)
    assert sum(each.games for each in (best, *others)) == 2 * 24
    assert min(each.games for each in others) >= 10  # nobody is forgotten


def test_it_is_the_same_in_several_processes_and_after_an_interruption(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    players: list[Given] = ["random", First, Second]
    with League("bamboo", players, file=path) as league:
        league.play(games=2 * ROUND + 6, processes=2)
        whole = told(league)
    alone = League("bamboo", players)
    alone.play(games=2 * ROUND + 5)  # a match is played to its end
    assert told(alone) == whole
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:9]) + lines[9][:20], encoding="utf-8")  # killed while writing
    for games in (2 * ROUND, 2 * ROUND + 6):
        with League("bamboo", players, file=path) as league:
            league.play(games=games)
            again = told(league)
    assert again == whole
    assert path.read_text(encoding="utf-8").splitlines(keepends=True) == lines


def test_players_join_and_leave(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    with League("bamboo", ["random", First], file=path) as league:
        league.play(games=4)
    with League("bamboo", {"random": "random", "late": First}, file=path) as league:
        league.play(games=12)  # the matches that First had before it are not played
        assert [league.rating(name).games for name in ("First", "late", "random")] == [4, 8, 12]
        league.add(First, "later")
        assert set(league.opponents("random", 5, Random(1))) == {"late", "later"}
        league.remove("late")
        with pytest.raises(ennichi.BadSetting, match="no player 'late' in the league; there are random, later"):
            league.remove("late")
    with League("bamboo", ["random"], file=path) as league:
        assert {each.name for each in league.ratings()} == {"random", "First", "late"}
        with pytest.raises(ennichi.BadSetting, match="a table of 2 seats needs as many players in the league, not 1"):
            league.play(games=20)


def test_who_is_close_or_unknown_is_met_more_often() -> None:
    mine = Rating("mine", 30.0, 1.0, 50)
    close, far, new = Rating("close", 31.0, 1.0, 50), Rating("far", 5.0, 1.0, 50), Rating("new", 25.0, 8.0, 0)
    assert draw(mine, new) > draw(mine, close) > 10 * draw(mine, far) > 0


def test_the_command_rates_goes_on_and_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(
        "from ennichi.bots import Bot\n\n\nclass First(Bot):\n    def choose(self, g):\n        return g.options[0]\n"
    )
    command = ["league", "bamboo", "--seats", "3", "--players", "random,mine.py:First,level1", "--games"]
    assert main([*command, "3"]) == 0
    said = capsys.readouterr().out
    assert "3 games with 3 seats; finished games: league-bamboo.jsonl" in said
    assert "mine.py:First" in said
    before = Path("league-bamboo.jsonl").read_text(encoding="utf-8")
    assert main([*command, "3"]) == 0
    assert Path("league-bamboo.jsonl").read_text(encoding="utf-8") == before
    for other, complaint in (
        (["league", "bamboo", "--players", "random,random"], "at least 2 different bots"),
        ([*command, "3", "--seed", "4"], "another seed (1, not 4)"),
        (["league", "bamboo", "--players", "random,nobody"], "unknown bot 'nobody'"),
    ):
        assert main(other) == 2
        assert complaint in capsys.readouterr().err
    even = {"number": 3, "places": [0, 0, 0], "scores": []}
    for line in (even | {"number": 99}, even | {"number": 2}, even | {"places": [9, 0, 0]}, even | {"cut": 1}, 3):
        Path("league-bamboo.jsonl").write_text(f"{before}{json.dumps(line)}\n", encoding="utf-8")
        assert main([*command, "3"]) == 2
        assert f"line {len(before.splitlines()) + 1} is damaged" in capsys.readouterr().err
    Path("league-bamboo.jsonl").write_text(before, encoding="utf-8")
    Path("mine.py").write_text(Path("mine.py").read_text() + "# changed\n")
    assert main([*command, "6"]) == 2
    assert "of mine.py:First, changed since" in capsys.readouterr().err
