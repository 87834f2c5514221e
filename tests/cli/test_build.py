"""What `make compiled` needs beside the compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import rehearse
from tools.can_compile import is_gcc

ROOT = Path(__file__).parents[2]


def test_an_unknown_profile_is_refused_before_anything_is_compiled() -> None:
    told = subprocess.run(
        [sys.executable, "setup.py", "build"],
        cwd=ROOT,
        env={**os.environ, "ENNICHI_PROFILE": "maybe", "ENNICHI_PLAIN": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1
    assert told.stderr.strip().endswith("ENNICHI_PROFILE is 'maybe'; it can be write or read, or be left out")


@pytest.mark.parametrize(("version", "known"), [("gcc 12\nFree Software Foundation, Inc.", True), ("clang 17", False)])
def test_only_gcc_is_asked_for_a_profile(tmp_path: Path, version: str, known: bool) -> None:
    program = tmp_path / "cc"
    program.write_text(f"#!/bin/sh\necho '{version}'\n")
    program.chmod(0o755)
    assert is_gcc(str(program)) is known


def test_the_rehearsal_plays_whole_games_of_every_sort(monkeypatch: pytest.MonkeyPatch) -> None:
    whole: list[tuple[str, int]] = []
    monkeypatch.setattr(rehearse, "bots_game", lambda game, seats: whole.append((game, seats)))  # the slow part
    monkeypatch.setattr(rehearse, "stored_game", lambda game, seats: None)
    rehearse.main(20)
    assert whole == [("bamboo", n) for n in (2, 3, 4)] + [("bitoku", n) for n in (1, 2, 3, 4)] + [
        ("iki", n) for n in (2, 3, 4)
    ]
    monkeypatch.undo()
    rehearse.stored_game("bamboo", 2)
    rehearse.bots_game("bamboo", 2)
