"""Every cell of the tutorial runs, and prints what stands below it."""

from __future__ import annotations

import pytest
from tools.tutorial import PAGE, Cell, elsewhere, needing, page

CELLS = needing(PAGE.read_text(encoding="utf-8"))


def test_the_tutorial_shows_what_its_cells_print() -> None:
    text = PAGE.read_text(encoding="utf-8")
    again = page(text)
    assert text.count("```text") >= 8
    assert again == text, "tools/tutorial.py --write renews what the cells print"


@pytest.mark.parametrize("cell", CELLS, ids=[cell.needs[0] for cell in CELLS])
def test_a_cell_for_another_library_runs_where_that_is_installed(cell: Cell) -> None:
    for library in cell.needs:
        pytest.importorskip(library)
    with elsewhere():
        exec(compile(cell.code, str(PAGE), "exec"), {"__name__": "__main__"})


def test_there_are_cells_for_three_libraries() -> None:
    assert [cell.needs[0] for cell in CELLS] == ["sb3_contrib", "tianshou", "pyspiel"]
