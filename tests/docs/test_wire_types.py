"""The page's types are those that the server declares, and whoever forgets to write them anew is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tools.wire_types import ROOT, main, renewed

FILES = sorted(renewed(ROOT))
SHAPES = "src/ennichi/bamboo/shapes.py"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The declarations and what is written from them, in a folder of their own."""
    for path in [*FILES, *(each.relative_to(ROOT) for each in ROOT.glob("src/ennichi/*/shapes.py"))]:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    shutil.copy(ROOT / "src/ennichi/table/messages.py", tmp_path / "src/ennichi/table")
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_types_are_what_the_declarations_say() -> None:
    assert main(["--check"]) == 0
    assert len(FILES) > 4


@pytest.mark.parametrize(
    ("old", "new", "written"),
    [
        ("    years: int\n", "    seasons: int\n", "  seasons: number;\n"),
        ("    years: int\n", "    years: str | None\n", "  years: string | null;\n"),
        ('"cook", "joker"]', '"cook", "wild"]', '| "cook" | "wild";\n'),
        ("# of a home", "# of any home", "  /** of any home */\n"),
    ],
)
def test_a_changed_declaration_is_noticed(
    copy: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, written: str
) -> None:
    assert main(["--check"], copy) == 0
    change(copy / SHAPES, old, new)
    assert main(["--check"], copy) == 1
    page = copy / "web/src/games/bamboo/wire.gen.ts"
    said = capsys.readouterr().err
    assert "web/src/games/bamboo/wire.gen.ts is out of date: run python tools/wire_types.py" in said
    assert "iki" not in said
    assert written not in page.read_text(encoding="utf-8")
    assert main([], copy) == 0
    assert written in page.read_text(encoding="utf-8")
    assert main(["--check"], copy) == 0


def test_a_changed_page_is_noticed(copy: Path) -> None:
    change(copy / "web/src/wire.gen.ts", "  canUndo: boolean;\n", "  canUndo?: boolean;\n")
    assert main(["--check"], copy) == 1


@pytest.mark.parametrize("unknown", ["set[int]", "bytes", "list[Nobody]"])
def test_what_has_no_counterpart_is_refused_with_its_line(
    copy: Path, capsys: pytest.CaptureFixture[str], unknown: str
) -> None:
    change(copy / SHAPES, "    years: int\n", f"    years: {unknown}\n")
    line = (copy / SHAPES).read_text(encoding="utf-8").split(f"years: {unknown}")[0].count("\n") + 1
    assert main(["--check"], copy) == 2
    assert f"{SHAPES}:{line}: TypeScript has no type for" in capsys.readouterr().err


def test_a_game_with_boards_declares_its_shapes(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (copy / SHAPES).unlink()
    assert main(["--check"], copy) == 2
    assert SHAPES in capsys.readouterr().err
