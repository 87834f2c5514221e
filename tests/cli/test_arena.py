"""`ennichi arena` and `ennichi analyse`: figures that add up, nothing lost by an interruption, clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from ennichi.cli import arena, main
from ennichi.kernel.errors import BadSetting
from ennichi.lab.balance.share import interval

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(arena, "DRAWN_AGAIN", 8)  # intervals have tests of their own
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


def test_a_run_with_nothing_to_add_does_not_touch_the_file(results: Path) -> None:
    command = ["arena", "bamboo", "--players", "greedy,random", "--games", "2"]
    assert main(command) == 0
    before = results.stat()
    assert main(command) == 0
    after = results.stat()
    assert (after.st_ino, after.st_mtime_ns, after.st_size) == (before.st_ino, before.st_mtime_ns, before.st_size)


def test_a_file_whose_first_line_was_cut_off_begins_anew(results: Path) -> None:
    command = ["arena", "bamboo", "--players", "greedy,random", "--games", "1"]
    assert main(command) == 0
    whole = lines_of(results)
    results.write_bytes(results.read_bytes()[:50])  # killed while writing
    assert main(command) == 0
    assert [line | {"seconds": 0} for line in lines_of(results)] == [line | {"seconds": 0} for line in whole]


def test_two_commands_do_not_write_into_one_file(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fcntl = pytest.importorskip("fcntl")
    command = ["arena", "bamboo", "--players", "greedy,random", "--games"]
    assert main([*command, "1"]) == 0
    before = results.read_bytes()
    with results.open("ab") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert main([*command, "2"]) == 2
        assert f"another command is writing into {results.name}; wait for it" in capsys.readouterr().err
        assert results.read_bytes() == before
    assert main([*command, "2"]) == 0
    assert len(lines_of(results)) == 3


def test_a_damaged_line_is_named_and_can_be_removed(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "bamboo", "--players", "greedy,random", "--games", "2"]
    assert main(command) == 0
    head, first, second = results.read_bytes().splitlines(keepends=True)
    game = json.loads(first)
    lines: list[object] = [{"a": 1}, [1, 2], 5, None, {"files": 3}]
    lines += [game | {"number": number} for number in (None, -3, 99999999999, "1", 0.5)]
    lines += [game | {"points": points} for points in (2, -1, float("nan"), "1", None)]
    lines += [game | {"players": players} for players in (["greedy"], ["greedy", "greedy"], "greedy", [1, 2])]
    lines += [game | {"lead": 2**40}, game | {"seconds": None}, game | {"seconds": -1}]
    damaged = [json.dumps(line).encode() for line in lines]
    for line in [*damaged, b"", b"\0\0\0", b"\xff", first[:20], b"[" * 100_000]:
        text = head + line + b"\n" + second
        results.write_bytes(text)
        assert main(command) == 2, line[:100]
        said = capsys.readouterr().err
        assert f"{results.name}: line 2 is damaged; remove the line, and its game is played again" in said
        assert results.read_bytes() == text
    results.write_bytes(head + second)
    assert main(command) == 0
    assert sorted(line["number"] for line in lines_of(results)[1:]) == [0, 1]  # type: ignore[type-var]


def test_a_refusal_says_how_the_games_differ(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "bamboo", "--players", "greedy,random", "--games", "1"]
    assert main(command) == 0
    for other, said in (
        (["--seed", "5"], "another seed (1, not 5)"),
        (["--seats", "3"], "another number of seats (2, not 3)"),
        (["--option", "night=true"], "other options (night=false, not night=true)"),
    ):
        assert main([*command, *other]) == 2
        assert f"holds games played with {said}; choose" in capsys.readouterr().err
    assert main(["arena", "iki", *command[2:], "--results", results.name]) == 2
    assert "holds games played with another game (bamboo, not iki); choose" in capsys.readouterr().err


def test_arenas_of_different_files_share_their_results(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    game = arena.Game(1.0, 5, 0.1)

    def opened(**files: str) -> arena.Results:
        return arena.Results(path, {"arena": 2, "seed": 1} | ({"files": files} if files else {}))

    with opened(a="1") as kept:
        kept.add(("a", "greedy"), 0, game)
    with opened(b="2") as kept:
        kept.add(("b", "greedy"), 0, game)
    with opened() as kept:
        kept.add(("random", "greedy"), 0, game)
    with opened(a="1", b="2", c="3") as kept:  # c has no game yet
        assert all(kept.game((name, "greedy"), 0) == game for name in ("a", "b", "random"))
    for changed in ({"a": "9"}, {"a": "1", "b": "9"}):
        with pytest.raises(BadSetting, match="holds games played with other files"):
            opened(**changed)
    with opened(c="4") as kept:
        kept.add(("c", "greedy"), 0, game)
    with pytest.raises(BadSetting, match=r"of c, changed since"):
        opened(c="3")


def test_files_named_in_the_first_line_count_too(tmp_path: Path) -> None:
    """As earlier versions wrote it."""
    path = tmp_path / "results.jsonl"
    game = {"players": ["a", "greedy"], "number": 0, "points": 1.0, "lead": 5, "seconds": 0.1}
    lines = [{"arena": 2, "files": {"a": "1"}, "seed": 1}, game]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with arena.Results(path, {"arena": 2, "files": {"a": "1"}, "seed": 1}) as kept:
        assert kept.game(("a", "greedy"), 0)
    with pytest.raises(BadSetting, match="other files"):
        arena.Results(path, {"arena": 2, "files": {"a": "2"}, "seed": 1})


@pytest.mark.parametrize("points", [1.0, 0.0])
def test_a_clean_sweep_is_not_certain(points: float) -> None:
    widths = []
    for games in (4, 40):
        met = {("a", "b"): [arena.Game(points, 5, 0.1)] * games}
        for _, rating, low, high in arena.elo_table(["a", "b"], met):
            assert low + 50 < rating < high - 50
        (_, rating, low, high), _ = arena.elo_table(["a", "b"], met)
        widths.append(low if rating > 0 else -high)  # the end next to equal strength
    assert widths[0] < 30  # four games show little
    assert widths[1] > 100


def test_figures_stay_whole_on_a_narrow_screen(
    results: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "console", lambda: Console(width=80, highlight=False))
    game = arena.Game(1.0, 105, 123.4)
    players = ["search1000000x99", "search2000000x99"]
    with arena.Results(results, {"arena": 2}) as kept:
        for number in range(4):
            kept.keep((players[0], players[1]), number, game if number else arena.Game(0.0, -105, 123.4))
        arena.show(players, [(players[0], players[1])], 4, kept, 2)
    said = capsys.readouterr().out
    assert all(len(line) <= 80 for line in said.splitlines())
    for figure in ("30.1 to 95.4", "-50.4 to +155.4", "123.40"):
        assert figure in said


def test_intervals_and_ratings_are_those_of_the_books() -> None:
    low, high = interval([1.0] * 240 + [0.0] * 160)
    assert (round(low, 3), round(high, 3)) == (0.551, 0.647)
    games = [arena.Game(1.0, 5, 0.1)] * 300 + [arena.Game(0.0, -5, 0.1)] * 100
    strong, weak = arena.elo(["strong", "weak"], {("strong", "weak"): games})
    assert strong - weak == pytest.approx(190.8, abs=1)
    assert strong + weak == pytest.approx(0)
    swept = arena.elo(["a", "b"], {("a", "b"): [arena.Game(1.0, 5, 0.1)] * 10})
    assert 300 < swept[0] - swept[1] < 1000


def test_a_game_is_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    record = RECORDS / "bamboo" / "03.kifu"  # one of them plays at random, and loses points with it
    assert main(["analyse", str(record), "--lang", "fr", "--think", "20"]) == 0
    said = capsys.readouterr().out
    assert "Mieux\u00a0:" in said
    assert main(["analyse", "nowhere.kifu"]) == 2
    assert "nowhere.kifu" in capsys.readouterr().err
