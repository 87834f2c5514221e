"""What `make compiled` needs beside the compiler."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from tools import rehearse
from tools.can_compile import has_visual_c, is_gcc
from tools.docstrings import docstrings, in_c

from ennichi.kernel.registry import built_in

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


@pytest.mark.parametrize(("told", "there"), [("", False), ("C:/Visual Studio", True), (None, False)])
def test_on_windows_its_own_program_says_whether_there_is_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str | None, there: bool
) -> None:
    monkeypatch.setenv("PATH", "/bin")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    if told is not None:
        program = tmp_path / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
        program.parent.mkdir(parents=True)
        program.write_text(f"#!/bin/sh\necho '{told}'\n")
        program.chmod(0o755)
    assert has_visual_c() is there


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


def test_without_a_compiler_it_is_built_plain_and_one_sentence_says_so(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "setup.py", "build", "--build-base", str(tmp_path)],
        cwd=ROOT,
        env={**{name: value for name, value in os.environ.items() if name != "ENNICHI_PLAIN"}, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "ennichi is built without compiling, because this machine has no C compiler" in told.stderr
    assert (tmp_path / "lib" / "ennichi" / "kernel" / "game.py").is_file()
    assert not list(tmp_path.rglob("*.so"))


def documented() -> list[tuple[str, str, str]]:
    """Module, name and docstring of everything that is compiled and says what it is."""
    found: list[tuple[str, str, str]] = []
    for path in sorted((ROOT / "src" / "ennichi").rglob("*.py")):
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        if module.split(".")[1] in ("kernel", "bots", *built_in()) and path.stem not in ("__init__", "shapes"):
            prefix = module.replace(".", "___")
            for name, words in docstrings(path, module).items():
                if words:
                    found.append((module, name.removeprefix(f"{prefix}___").replace("___", "."), words))
    return found


def test_both_builds_know_their_docstrings() -> None:
    known = documented()
    assert len(known) > 1000
    missing = []
    for module, name, words in known:
        thing: object = sys.modules.get(module) or import_module(module)
        for part in name.split("."):
            thing = vars(thing)[part] if isinstance(thing, type) and part in vars(thing) else getattr(thing, part)
        if inspect.cleandoc(getattr(thing, "__doc__", "") or "") != inspect.cleandoc(words):
            missing.append(f"{module}.{name}")
    assert not missing


def imported(path: Path) -> set[str]:
    """The libraries that a module imports, by the first of their names."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = [each.name for node in nodes if isinstance(node, ast.Import) for each in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
    return {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names) - {"ennichi"}


def test_what_is_compiled_finds_its_libraries_where_nothing_else_is_installed() -> None:
    """pip builds in an empty environment, and mypyc wants the types of whatever is imported."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    there = {re.split(r"[\[<>=.]", need)[0].replace("-", "_") for need in build}
    there |= {"mypy_extensions", "librt"}  # mypy needs them itself
    compiled = [path for part in ("kernel", "bots", *built_in()) for path in (ROOT / "src/ennichi" / part).glob("*.py")]
    compiled += [ROOT / "src" / "ennichi" / "lab" / name for name in ("loop.py", "rewards.py")]
    assert {name for path in compiled for name in imported(path)} <= there


def test_words_become_a_literal_of_c() -> None:
    assert in_c('a "b"\n— 7?') == r'"a \042b\042\012\342\200\224 7\077"'
