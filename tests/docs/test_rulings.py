"""The register of rulings: what the code decides where a rulebook is silent can be looked up, and a test holds it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ennichi.kernel.registry import built_in

ROOT = Path(__file__).resolve().parents[2]
GAMES = built_in()
ID = re.compile(r"\b[RQDT][1-9]\d?\b")
HEADING = re.compile(r"^## ([RQDT]\d+): \S.*$", re.MULTILINE)
PARTS = ("Question", "Ruling", "Why", "Book", "Section", "Tests")


@cache
def register(game: str) -> dict[str, str]:
    """The entries of a game's page, by id; a game whose code names no ruling needs no page."""
    path = ROOT / "docs" / "rulings" / f"{game}.md"
    if not path.exists():
        return {}
    page = path.read_text(encoding="utf-8")
    parts = HEADING.split(page)
    assert len(parts) > 20, "a register with hardly anything in it"
    ids = parts[1::2]
    assert len(ids) == len(set(ids)), "an id has two entries"
    return dict(zip(ids, parts[2::2], strict=True))


def in_code(game: str) -> set[str]:
    """The ids that are named where rules take effect, and in what players read."""
    files = [
        *(ROOT / "src" / "ennichi" / game).rglob("*.py"),
        *(ROOT / "src" / "ennichi" / game).rglob("*.ftl"),
        *(ROOT / "web" / "src" / "games" / game / "text").rglob("rules.md"),
    ]
    return {found for path in files for found in ID.findall(path.read_text(encoding="utf-8"))}


@cache
def functions_in(path: Path) -> dict[str, str]:
    """The tests of a file, each with its name and what it says of itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: f"{node.name} {ast.get_docstring(node) or ''}"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_in_the_code_can_be_looked_up(game: str) -> None:
    assert in_code(game) - register(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_carried_out_somewhere(game: str) -> None:
    assert register(game).keys() - in_code(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_all_its_parts(game: str) -> None:
    for name, entry in register(game).items():
        for part in PARTS:
            assert re.search(rf"^\*\*{part}\.\*\* \S", entry, re.MULTILINE), f"{name} lacks {part}"


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_held_by_a_test_that_names_it(game: str) -> None:
    for name, entry in register(game).items():
        told = entry.partition("**Tests.**")[2]
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", told)
        assert named, f"{name} names no test"
        for path, test in named:
            known = functions_in(ROOT / path)
            assert test in known, f"{name}: there is no {path}::{test}"
            assert re.search(rf"(?<![A-Za-z0-9]){name}(?![0-9])", known[test]), f"{path}::{test} does not name {name}"


def test_no_ruling_is_only_a_number() -> None:
    """`ruling 13` would say nothing of where to look it up."""
    for path in (ROOT / "src").rglob("*.py"):
        assert not re.search(r"\b[Rr]uling \d", path.read_text(encoding="utf-8")), path
