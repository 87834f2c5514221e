"""The command line, used as a person uses it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ennichi
from ennichi.cli import main
from ennichi.kernel.registry import kind

BUILT_IN = kind("bamboo").folder / "components"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main([*arguments])
    except SystemExit as end:
        status = int(end.code or 0)
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    folder = tmp_path / "games"
    assert run(capsys, "simulate", "bamboo", "--games", "3", "--bots", "random", "--out", str(folder))[0] == 0
    return folder


def test_simulate_prints_wins_scores_and_scoring_steps(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "bamboo", "--games", "4", "--bots", "greedy,random", "--lang", "fr")
    assert status == 0
    text = kind("bamboo").text("fr")
    assert all(text(f"score-{line}") in out for line in kind("bamboo").scoring)
    wins = re.search(r"wins, %\s+([\d.]+)\s+([\d.]+)", out)
    assert wins is not None
    assert float(wins[1]) + float(wins[2]) == pytest.approx(100)
    assert "seconds a game" in out


def test_an_opponent_that_the_rules_play_has_its_column(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = str(tmp_path / "solo")
    arguments = ["--seats", "1", "--games", "2", "--bots", "random", "--option", "tengu_kodamas=true", "--out", folder]
    status, out, _ = run(capsys, "simulate", "bitoku", *arguments)
    assert status == 0
    assert "2 Tengu" in out
    status, out, _ = run(capsys, "replay", f"{folder}/bitoku-000001.kifu", "--lang", "pt")
    assert status == 0
    assert "Tengu *" in out


def figures(out: str) -> list[str]:
    """The table without the line that tells the time."""
    return [line for line in out.splitlines() if "seconds" not in line and "records" not in line]


def test_jobs_do_not_change_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "bamboo", "--seats", "3", "--games", "9", "--bots", "random", "--seed", "5"]
    one = run(capsys, *arguments, "--jobs", "1")[1]
    two = run(capsys, *arguments, "--jobs", "2")[1]
    assert figures(one) == figures(two)


def test_bots_change_seats_unless_told_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for flag, seats in ((["--fixed-seats"], [0, 0, 0]), ([], [0, 1, 0])):
        folder = tmp_path / str(len(flag))
        run(capsys, "simulate", "bamboo", "--games", "3", "--bots", "greedy,random", "--out", str(folder), *flag)
        names = [ennichi.replay(path.read_text()).header.names for path in sorted(folder.iterdir())]
        assert [each.index("greedy") for each in names] == seats


def test_written_records_replay_and_can_be_read(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = sorted(records.glob("*.kifu"))
    assert len(paths) == 3
    for language in ("en", "fr", "pt"):
        status, out, _ = run(capsys, "replay", str(paths[0]), "--lang", language)
        assert status == 0
        g = ennichi.replay(paths[0].read_text())
        text = kind("bamboo").text(language)
        assert g.word("chapter", 16, text) in out
        total = next(line for line in out.splitlines() if line.startswith(text("score-total")))
        assert total.split()[-2:] == [str(score) for score in g.scores()]


def test_replay_reads_standard_input(
    records: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO((records / "bamboo-000001.kifu").read_text()))
    assert run(capsys, "replay", "-")[0] == 0


def test_bots_of_one_sort_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    run(capsys, "simulate", "bamboo", "--games", "2", "--seats", "3", "--bots", "random", "--out", str(folder))
    names = [ennichi.replay(path.read_text()).header.names for path in sorted(folder.iterdir())]
    assert names == [("random 1", "random 2", "random 3"), ("random 2", "random 3", "random 1")]


def test_a_record_is_told_by_season_and_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = ennichi.new("bamboo", seats=2, seed=1, names=["Aiko", "Ben"])
    while g.view()["table"]["season"] != "summer":
        g.play(g.options[0])
    path = tmp_path / "spring.kifu"
    path.write_text(g.record())
    out = run(capsys, "replay", str(path))[1].splitlines()
    setup, spring, summer = (
        out.index(line) for line in ("Setup", "Spring of year 1 begins.", "Summer of year 1 begins.")
    )
    assert setup == 0
    first, second = ("Aiko", "Ben") if g.view()["table"]["first"] == 0 else ("Ben", "Aiko")
    drafted = [line.split()[0] for line in out[setup + 1 : spring] if line]
    assert drafted == [first, second, first, second]
    told = [line for line in out[spring + 1 : summer] if "chooses the" in line]
    assert [line.split()[0] for line in told] == [first, second]


def test_a_record_is_told_step_by_step_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = ennichi.new("bamboo", seats=2, seed=1)
    g.listen()
    for _ in range(30):
        g.play(g.options[0])
    path = tmp_path / "begun.kifu"
    path.write_text(g.record())
    brief = run(capsys, "replay", str(path))[1]
    fine = run(capsys, "replay", str(path), "--steps")[1]
    lines = [g.log_line(event, "en") for event in g.heard or []]
    assert all(f"      {line}" in fine for line in lines)
    assert not all(line in brief for line in lines)
    assert len(brief) < len(fine)


def test_an_unfinished_record_ends_with_the_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = ennichi.new("bamboo", seats=2, seed=1)
    g.play(g.options[0])
    path = tmp_path / "begun.kifu"
    path.write_text(g.record())
    assert g.prompt("en") in run(capsys, "replay", str(path))[1]


def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "games", "--lang", "pt")[1]
    assert "bamboo" in out
    assert "seats: 2, 3, 4" in out
    assert "night" in out


def test_components_show_lists_rows_with_words_and_sources(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "components", "show", "bamboo")[1]
    assert re.search(r"home: id=1D1.*\[reconstructed\]", out)
    assert re.search(r"spirit: id=ookami.*4 food.*\[rulebook\]", out)
    assert "not the printed components" in out


def own_set(tmp_path: Path, old: str, new: str) -> Path:
    folder = tmp_path / "mine"
    (folder / "bamboo").mkdir(parents=True)
    text = (BUILT_IN / "homes.toml").read_text()
    assert old in text
    (folder / "bamboo" / "homes.toml").write_text(text.replace(old, new, 1))
    return folder


def test_components_check_tells_what_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = own_set(tmp_path, "comfort = 1", "comfort = 3")
    status, out, _ = run(capsys, "components", "check", str(folder))
    assert (status, "homes.toml: no fault" in out) == (0, True)
    assert run(capsys, "simulate", "bamboo", "--games", "1", "--bots", "random", "--components", str(folder))[0] == 0


def test_components_check_reports_all_faults_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = own_set(tmp_path, "comfort = 1,", 'comfort = 7, colour = "red",')
    status, _, err = run(capsys, "components", "check", str(folder))
    assert status == 2
    assert "homes.toml, home 1 (1D1), comfort: expected a whole number from 1 to 3, found 7" in err
    assert "unknown field 'colour'" in err


def test_a_record_made_with_other_components_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = own_set(tmp_path, "comfort = 1", "comfort = 3")
    out = tmp_path / "games"
    run(
        capsys, "simulate", "bamboo", "--games", "1", "--bots", "random", "--components", str(folder), "--out", str(out)
    )
    path = str(out / "bamboo-000001.kifu")
    status, _, err = run(capsys, "replay", path)
    assert (status, "other components" in err, "--components" in err) == (2, True, True)
    assert run(capsys, "replay", path, "--components", str(folder))[0] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("simulate chess", "unknown game 'chess'"),
        ("simulate bamboo --seats 7 --bots random", "2, 3, 4 seats, not 7"),
        ("simulate bamboo --seats x", "'x' is not a whole number"),
        ("simulate bamboo --games 0", "0 is not between 1"),
        ("simulate bamboo --jobs 0", "0 is not between 1"),
        ("simulate bamboo --seed -4", "-4 is not between 0"),
        ("simulate bamboo --seed 9223372036854775806 --games 5", "last games are too large; choose a smaller --seed"),
        ("arena bamboo --seed 9223372036854775806 --games 5", "last games are too large; choose a smaller --seed"),
        ("report bamboo --seed 9223372036854775806 --games 5", "last games are too large; choose a smaller --seed"),
        ("simulate bamboo --ray=", "the address is empty; give HOST:PORT"),
        ("simulate bamboo --bots clever", "unknown bot 'clever'"),
        (
            "simulate bamboo --bots search4",
            "random, searchNxR or searchNxR@Ts (such as search400x2@3s), plannerN or planner@Ts, net:FILE, FILE.py:",
        ),
        ("simulate bamboo --seats 3 --bots random,random", "2 bots were given for 3 seats"),
        ("simulate bamboo --option nigth=true", "did you mean 'night'"),
        ("simulate bamboo --option night=maybe", "one of false, true"),
        ("simulate bamboo --option night", "write NAME=VALUE"),
        ("simulate bamboo --lang de", "unknown language 'de'"),
        ("simulate bamboo --components /nowhere", "/nowhere is not a folder"),
        ("replay /nowhere/game.kifu", "/nowhere/game.kifu: No such file"),
        ("replay /", "Is a directory"),
        ("components show chess", "unknown game 'chess'"),
        ("components check /nowhere", "/nowhere is not a folder"),
        ("components", "required"),
        ("play bamboo --seats 7", "not 7"),
        ("play bamboo --lang xx", "unknown language"),
        ("games --components /nowhere", "/nowhere is not a folder"),
        ("serve --db mysql://x", "not understood; use sqlite:///FILE or postgresql://"),
        ("serve --port 99999999", "is not between"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate bamboo --fast", "unrecognized arguments: --fast"),
    ],
)
def test_bad_input_gets_one_clear_line_and_status_2(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *arguments.split())
    assert status == 2
    assert message in err
    assert "Traceback" not in err
    assert out == ""
    assert len(err.splitlines()) == (2 if "fault" in err else 1)


@pytest.mark.parametrize("cut", [0, 40, 200, -30])
def test_a_torn_or_damaged_record_is_refused(records: Path, cut: int, capsys: pytest.CaptureFixture[str]) -> None:
    path = records / "bamboo-000001.kifu"
    path.write_text(path.read_text()[:cut])
    status, out, err = run(capsys, "replay", str(path))
    assert (status, out, len(err.splitlines())) == (2, "", 1)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.kifu"
    path.write_bytes(bytes(range(256)))
    status, _, err = run(capsys, "replay", str(path))
    assert (status, "not a text file" in err) == (2, True)


def test_nothing_is_overwritten(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_text() for path in records.iterdir()}
    status, out, err = run(
        capsys, "simulate", "bamboo", "--games", "5", "--bots", "random", "--seed", "99", "--out", str(records)
    )
    assert (status, out, "already exists" in err) == (2, "", True)
    assert {path.name: path.read_text() for path in records.iterdir()} == before
    saved = records / "bamboo-000001.kifu"
    status, out, err = run(capsys, "play", "bamboo", "--save", str(saved))
    assert (status, out, "already exists" in err) == (2, "", True)
    assert saved.read_text() == before[saved.name]


def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate", "replay", "components", "serve"):
        status, out, _ = run(capsys, command, "--help")
        assert status == 0
        assert f"ennichi {command}" in out.partition("examples:")[2]
    assert "commands" in run(capsys, "--help")[1]
    assert ennichi.__version__ in run(capsys, "--version")[1]


def test_a_gate_that_is_not_understood_is_refused_before_anything_is_served(capsys: pytest.CaptureFixture[str]) -> None:
    for option, value, said in (
        ("--proxy", "my-proxy", "the proxy 'my-proxy' is not understood"),
        ("--proxy", "10.0.0.1/8", "host bits"),
        ("--origin", "games.example", "write it as https://HOST"),
        ("--requests-per-second", "0", "not between 1"),
    ):
        status, _, err = run(capsys, "serve", option, value)
        assert status == 2
        assert said in err


def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return run(capsys, "play", "bamboo", "--seed", "3", "--bots", "random", *arguments)


def test_a_whole_game_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "mine.kifu"
    status, out, _ = play(capsys, monkeypatch, ["1"] * 600, "--name", "Inês", "--save", str(saved))
    assert status == 0
    assert kind("bamboo").text("en")("score-total") in out
    g = ennichi.replay(saved.read_text())
    assert g.over
    assert g.header.names == ("Inês", "random")


def test_the_terminal_explains_hints_and_takes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "mine.kifu"
    lines = ["?", "? stock.red", "? nothing", "h", "b", "99", "u", "nonsense.1", "", "1", "u", "2", "q"]
    status, out, _ = play(capsys, monkeypatch, lines, "--save", str(saved), "--lang", "en")
    assert status == 0
    assert "nothing called 'nothing'" in out
    assert "there are choices 1 to" in out
    assert "nothing can be taken back" in out
    assert saved.exists()


def test_the_terminal_says_in_the_readers_words_why_something_is_closed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = play(capsys, monkeypatch, ["stock.red", "q"], "--lang", "fr")
    assert "n’est pas demandé" in " ".join(out.split())
    assert "stock.red" not in out


def test_a_record_that_cannot_be_kept_is_refused_before_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "play", "bamboo", "--save", "/nowhere/mine.kifu")
    assert (status, out) == (2, "")
    assert err == "ennichi: /nowhere/mine.kifu: No such file or directory\n"


def test_the_terminal_draws_the_table_where_my_turn_begins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = play(capsys, monkeypatch, ["1", "1", "1"], "--option", "night=true", "--lang", "fr")[1]
    g = ennichi.new("bamboo", seats=2, seed=3, night=True)
    text = kind("bamboo").text("fr")
    food = g.view(0)["table"]["food"]
    tokens = [f"{count} x {g.word('food', sort, text)}" for sort, count in enumerate(food["shown"]) if count]
    assert f"food       {', '.join(tokens)}" in out
    assert "  d. .. .. .. q.   " in out  # the marked corners of the yellow board
    assert out.count("shoot 1") == out.count("year 1 of 4") == 3  # two sections to draft, one gift


def test_the_end_of_input_ends_politely(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    status, _, err = play(capsys, monkeypatch, [])
    assert (status, err) == (0, "")


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"{sys.executable} -c 'from ennichi.cli import run; run()' components show bamboo | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env={**os.environ}, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_terminal_draws_the_table_of_bitoku(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    status, out, err = run(capsys, "play", "bitoku", "--seats", "3", "--seed", "2", "--bots", "random", "--lang", "fr")
    assert (status, err) == (0, "")
    assert "la Clairière de jade: " in out
    assert "round 1, spring" in out
    assert out.count("  hand ") == out.count("round 1, ")  # one's own cards and nobody else's


def test_bare_component_files_belong_to_the_games_that_have_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "homes.toml").write_text((BUILT_IN / "homes.toml").read_text())
    status, out, _ = run(capsys, "components", "check", str(tmp_path))
    assert status == 0
    assert out.startswith("bamboo: homes.toml: no fault")
    assert "bitoku" not in out
