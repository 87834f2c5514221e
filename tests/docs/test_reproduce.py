"""Every command of docs/reproduce.md names a program that exists, with options that it knows."""

from __future__ import annotations

import contextlib
import io
import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest

from ennichi.cli import main as ennichi_command

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "reproduce.md"
COMMAND = re.compile(r"`((?:make |python3 |PYTHONPATH|\.venv)[^`]*)`")
ROWS = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][1:]
COMMANDS = [one for line in ROWS for found in COMMAND.findall(line.split("|")[3]) for one in found.split(" && ")]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def help_of(program: list[str]) -> str:
    """What the program says when it is asked for help."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", [*program, "--help"])
        patch.syspath_prepend(str((ROOT / program[0]).parent))
        with pytest.raises(SystemExit, match="0"):
            run(program)
    return said.getvalue()


def run(program: list[str]) -> None:
    if program[0] == "ennichi":
        ennichi_command([program[1], "--help"])
    else:
        runpy.run_path(str(ROOT / program[0]), run_name="__main__")


def test_every_row_has_a_command() -> None:
    assert len(ROWS) > 10
    for row in ROWS:
        assert COMMAND.search(row.split("|")[3]), row


@pytest.mark.parametrize("command", COMMANDS)
def test_the_command_exists_and_knows_its_options(command: str) -> None:
    words = [word for word in shlex.split(command) if not word.startswith("PYTHONPATH=")]
    program, *arguments = words
    if program == "make":
        assert arguments[0] in make_targets()
        return
    if program.endswith("python") or program == "python3":
        script, *arguments = arguments
        assert (ROOT / script).is_file()
        if not arguments:
            return
        said = help_of([script])
    else:
        assert program == ".venv/bin/ennichi"
        said = help_of(["ennichi", arguments[0]])
    for option in [word for word in arguments if word.startswith("--")]:
        assert re.search(rf"{option}\b", said), f"{option} is no option of {command}"
