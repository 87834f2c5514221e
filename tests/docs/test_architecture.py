"""The walks through the house lead through rooms that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennichi.kernel.registry import built_in

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CODE = re.findall(r"`([^`\n]+)`", PAGE)
FILES = sorted({each for each in CODE if re.fullmatch(r"[\w/*.-]+\.(py|ts|tsx|toml|ftl|md)", each)})
MEMBERS = sorted({each for each in CODE if re.fullmatch(r"[A-Z]\w+\.\w+(\(.*\))?", each)})


def exists(pattern: str, folder: str) -> bool:
    roots = (ROOT, ROOT / "src" / "ennichi", ROOT / "src" / "ennichi" / folder, ROOT / "web" / "src")
    return any(any(root.glob(pattern.replace("GAME/", f"{folder}/"))) for root in roots)


@pytest.mark.parametrize("name", FILES)
def test_every_file_that_is_named_is_there(name: str) -> None:
    where = built_in() if "GAME/" in name else ["table"]
    # What not every game needs is there in one of them.
    assert any(exists(name, folder) for folder in where), name


@pytest.mark.parametrize("name", MEMBERS)
def test_every_method_that_is_named_is_there(name: str) -> None:
    owner, _, member = name.partition("(")[0].partition(".")
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "ennichi").rglob("*.py"))
    found = re.search(rf"^class {owner}\b.*?(?=^class |\Z)", source, re.MULTILINE | re.DOTALL)
    assert found, owner
    assert re.search(rf"def {member}\(", found[0]), name


def test_the_walks_name_what_they_pass() -> None:
    assert len(FILES) > 35
    assert len(MEMBERS) > 8
