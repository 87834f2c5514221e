"""`ennichi report` and its files: an older page is renewed, nothing else is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennichi.cli import main

COMMAND = ["report", "bamboo", "--bots", "random"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With a page of two games and their results."""
    monkeypatch.chdir(tmp_path)
    assert main([*COMMAND, "--games", "2"]) == 0
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_command_goes_on_and_renews_its_page(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(folder)
    assert main([*COMMAND, "--games", "2"]) == 0
    assert contents(folder) == before
    assert main([*COMMAND, "--games", "3"]) == 0
    page = (folder / "report-bamboo.html").read_text(encoding="utf-8")
    assert "--games 3" in page
    assert "--games 2" not in page
    assert (folder / "report-bamboo.jsonl").read_bytes().startswith(before["report-bamboo.jsonl"])
    (folder / "report-bamboo.html").write_text("<!doctype html><p>Made by <code>ennichi report</code>, they say.")
    mine = contents(folder)
    assert main([*COMMAND, "--games", "3"]) == 2
    assert "report-bamboo.html already exists and is no page of `ennichi report`" in capsys.readouterr().err
    assert contents(folder) == mine


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--out", "new.html", "--results", "new.html"], "--out and --results are the same file"),
        (["--out", "report-bamboo.jsonl"], "--out and --results are the same file"),
        (["--markdown", "report-bamboo.jsonl"], "--results and --markdown are the same file"),
        (["--markdown", "../{folder}/report-bamboo.html"], "--out and --markdown are the same file"),
        (["--results", "new.jsonl", "--markdown", "report-bamboo.jsonl"], "report-bamboo.jsonl is a results file"),
        (["--results", "new.jsonl", "--out", "report-bamboo.jsonl"], "report-bamboo.jsonl already exists"),
    ],
)
def test_no_file_is_two_things(folder: Path, capsys: pytest.CaptureFixture[str], given: list[str], said: str) -> None:
    before = contents(folder)
    assert main([*COMMAND, "--games", "2", *[each.format(folder=folder.name) for each in given]]) == 2
    assert said in capsys.readouterr().err
    assert contents(folder) == before


def test_a_damaged_line_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = folder / "report-bamboo.jsonl"
    head, first, second = results.read_bytes().splitlines(keepends=True)
    for line in (b"{}\n", b"5\n", first[:40] + b"\n", b'{"seats": 2, "number": null, "facts": {}}\n'):
        results.write_bytes(head + first + line + second)
        assert main([*COMMAND, "--games", "2"]) == 2
        assert "report-bamboo.jsonl: line 3 is damaged; remove the line" in capsys.readouterr().err


def test_results_of_other_bots_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "bamboo", "--bots", "greedy", "--games", "2"]) == 2
    assert "holds games played with other bots (random, not greedy); choose" in capsys.readouterr().err
