"""`ennichi selfplay`: tables that are right and whole however they came about, nothing lost, clear refusals."""

from __future__ import annotations

import functools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from ennichi.cli import main
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind
from ennichi.lab import places, played
from ennichi.lab.matches import Job
from ennichi.lab.observation import Observer
from ennichi.lab.places import AHEAD, CHUNK, Here, Processes, spread
from ennichi.lab.rewards import final_rewards
from ennichi.lab.seeds import seat_seed

from .dying import FATAL, killer, play_until_killed, until

COMMAND = ["selfplay", "bamboo", "--bots", "random", "--games", "12", "--part", "5"]


def contents(folder: Path) -> dict[str, bytes]:
    """All files that a reader sees."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / "games").to_pylist()
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command gives when nothing goes wrong."""
    folder = tmp_path_factory.mktemp("whole") / "games"
    assert main([*COMMAND, "--out", str(folder)]) == 0
    return folder


def test_every_row_is_a_game_that_can_be_replayed(whole: Path) -> None:
    games = rows(whole)
    assert [row["number"] for row in games] == list(range(12))
    for row in games[::4]:
        g = played.replay(row)
        assert g.over
        assert (g.scores(), g.winners(), len(g.touches())) == (row["scores"], row["winners"], row["decisions"])
        assert g.breakdown() == row["breakdown"]
    with pytest.raises(ValueError, match="rules version 99"):
        played.replay(games[0] | {"rules": 99})
    with pytest.raises(ValueError, match="other components"):
        played.replay(games[0] | {"components": "0"})


def test_the_files_say_what_they_hold(whole: Path) -> None:
    schema = pq.read_schema(whole / "games" / "part-000000000.parquet")
    assert all(field.metadata[b"meaning"] for field in schema)
    assert json.loads(schema.metadata[b"ennichi.setting"]) == json.loads((whole / "selfplay.json").read_text())
    assert json.loads(schema.metadata[b"ennichi.touches"]) == kind("bamboo").box().vocabulary.names


def test_positions_are_those_of_the_games(tmp_path: Path) -> None:
    command = ["selfplay", "bitoku", "--seats", "1", "--bots", "random", "--games", "2", "--positions"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    table = pq.read_table(tmp_path / "positions")
    fields = json.loads(table.schema.metadata[b"ennichi.observation"])
    observer = Observer(kind("bitoku"), kind("bitoku").box())
    assert [each["name"] for each in fields] == [each.name for each in observer.layout.fields]
    decisions = iter(table.to_pylist())
    for row in rows(tmp_path):
        end = played.replay(row)
        g: Game = played.replay(row | {"touches": []})
        for at, touch in enumerate(row["touches"]):
            told = next(decisions)
            assert (told["number"], told["decision"], told["seat"]) == (row["number"], at, g.seat)
            assert told["open"] == g.options
            assert told["touch"] == touch
            assert np.array_equal(told["observation"], observer.observe(g, g.seat))
            assert told["score"] == row["scores"][g.seat]
            for reward in ("margin", "rank", "win"):
                assert told[reward] == final_rewards(end, reward)[g.seat]
            g.play(touch)
    assert next(decisions, None) is None


def test_more_games_or_a_lost_part_cost_only_what_is_missing(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert main([*COMMAND, "--out", str(folder), "--games", "7"]) == 0
    kept = contents(folder)
    assert main([*COMMAND, "--out", str(folder), "--jobs", "2"]) == 0
    assert kept.items() <= contents(folder).items()
    assert rows(folder) == rows(whole)
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.parquet")}
    lost = folder / "games" / "part-000000005.parquet"
    lost.unlink()
    assert main([*COMMAND, "--out", str(folder)]) == 0
    assert {path for path in before if path.stat().st_mtime_ns != before[path]} == {lost}
    assert rows(folder) == rows(whole)


def test_who_interrupts_loses_nothing(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def impatient(job: Job) -> played.Played:
        tried.append(job.number)
        if tried.count(8) == 1:
            raise KeyboardInterrupt
        return played.play(job)

    monkeypatch.setattr("ennichi.cli.selfplay.play", impatient)
    monkeypatch.setattr(places, "SECONDS", 0)  # one game at a time
    assert main([*COMMAND, "--out", str(tmp_path)]) == 2
    assert [row["number"] for row in rows(tmp_path)] == list(range(8))
    assert main([*COMMAND, "--out", str(tmp_path)]) == 0
    assert tried == [*range(9), *range(8, 12)]
    assert rows(tmp_path) == rows(whole)


def test_a_worker_that_is_killed_loses_no_game(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ennichi.cli.selfplay.play", functools.partial(play_until_killed, str(tmp_path)))
    with killer(tmp_path) as killed:
        assert main([*COMMAND, "--out", str(tmp_path / "games"), "--jobs", "2"]) == 0
    assert len(killed) == 1
    assert contents(tmp_path / "games") == contents(whole)


def die(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_a_job_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(places.WorkersDie, match="again and again"):
        list(spread(die, range(3), Processes(2)))


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux for the processes")
def test_a_command_that_is_killed_leaves_whole_parts_and_no_processes(whole: Path, tmp_path: Path) -> None:
    """The game that waits to be killed keeps the command from ending; the first part is there by then."""
    folder = tmp_path / "games"
    program = f"""
import functools
from ennichi.cli import main, selfplay
from tests.cli.dying import play_until_killed
selfplay.play = functools.partial(play_until_killed, {str(tmp_path)!r})
main({[*COMMAND, "--out", str(folder), "--jobs", "2"]!r})
"""
    command = subprocess.Popen([sys.executable, "-c", program], cwd=Path(__file__).parents[2])
    until(lambda: (tmp_path / "who").exists() and (folder / "games" / "part-000000000.parquet").exists())
    workers = children(command.pid)
    assert len(workers) == 2
    command.kill()
    command.wait()
    assert [row["number"] for row in rows(folder)] == list(range(FATAL))
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    assert main([*COMMAND, "--out", str(folder)]) == 0
    assert contents(folder) == contents(whole)


def test_a_folder_of_something_else_is_left_alone(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(whole)
    for other, what in (
        (["--seed", "2"], "seed"),
        (["--option", "night=true"], "options"),
        (["--bots", "greedy"], "bots"),
        (["--positions"], "positions"),
        (["--seats", "3", "--fixed-seats"], "seats, bots, fixed_seats"),
    ):
        assert main([*COMMAND, "--out", str(whole), *other]) == 2
        assert f"games played with another {what};" in capsys.readouterr().err
    assert contents(whole) == before
    (tmp_path / "letter.txt").write_text("dear")
    assert main([*COMMAND, "--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert contents(tmp_path) == {"letter.txt": b"dear"}
    assert main([*COMMAND, "--out", str(tmp_path / "letter.txt")]) == 2


def test_a_part_that_is_broken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--out", str(tmp_path), "--games", "6"]) == 0
    part = tmp_path / "games" / "part-000000005.parquet"
    part.write_bytes(part.read_bytes()[:100])
    assert main([*COMMAND, "--out", str(tmp_path)]) == 2
    assert f"{part} was not written by these games" in capsys.readouterr().err


def test_two_commands_do_not_write_into_one_folder(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fcntl")
    from ennichi.lab.tables import lock

    held = lock(whole / ".lock")
    assert main([*COMMAND, "--out", str(whole)]) == 2
    assert "another command is writing" in capsys.readouterr().err
    held.close()
    assert main([*COMMAND, "--out", str(whole)]) == 0


def test_all_games_of_the_folder_are_counted(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--out", str(whole), "--games", "7"]) == 0
    assert "12 games of bamboo with 2 seats are in" in capsys.readouterr().out


@pytest.mark.parametrize("there", [False, True])
def test_a_command_that_could_not_begin_leaves_nothing(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(processes: int, ray: str) -> places.Place:
        raise BadSetting("no cluster")

    monkeypatch.setattr("ennichi.cli.selfplay.place_of", refuse)
    folder = tmp_path / "games"
    if there:
        folder.mkdir()
    assert main([*COMMAND, "--out", str(folder), "--positions"]) == 2
    assert "no cluster" in capsys.readouterr().err
    assert folder.exists() == there
    assert not contents(tmp_path)
    monkeypatch.undo()
    assert main([*COMMAND, "--out", str(folder), "--games", "2"]) == 0  # with another setting


def test_a_command_that_fails_later_keeps_what_there_is(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(processes: int, ray: str) -> places.Place:
        raise BadSetting("no cluster")

    before = contents(whole)
    monkeypatch.setattr("ennichi.cli.selfplay.place_of", refuse)
    assert main([*COMMAND, "--out", str(whole), "--games", "13"]) == 2
    assert contents(whole) == before


@pytest.mark.parametrize(
    ("library", "module", "arguments"),
    [("pyarrow", "ennichi.lab.tables", []), ("ray", "ennichi.lab.on_ray", ["--ray", "local"])],
)
def test_a_missing_library_is_named(
    library: str,
    module: str,
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    assert main([*COMMAND, "--out", str(tmp_path), *arguments]) == 2
    said = capsys.readouterr().err
    assert f"{library} is missing" in said
    assert f"needs the extra 'scale', which brings it: pip install {library}" in said


class Counted:
    """Numbers, and how many of them were asked for."""

    def __init__(self, count: int) -> None:
        self.given = 0
        self.count = count

    def __iter__(self) -> Iterator[int]:
        while self.given < self.count:
            self.given += 1
            yield self.given - 1


def test_few_jobs_are_under_way_however_many_there_are() -> None:
    for place, count in ((Here(), 50_000), (Processes(2), 5_000)):
        jobs = Counted(count)
        for back, result in enumerate(spread(abs, jobs, place)):
            assert result == back
            assert jobs.given - back <= (AHEAD * place.workers() + 1) * CHUNK
        assert jobs.given == count


def test_no_two_bots_share_a_seed() -> None:
    seeds = {seat_seed(seed, seat) for seed in range(500) for seat in range(4)}
    assert len(seeds) == 2000
    assert seeds.isdisjoint(range(10_000))
