"""Every cell of the tutorial runs, and prints what stands below it."""

from __future__ import annotations

from tools.tutorial import PAGE, page


def test_the_tutorial_shows_what_its_cells_print() -> None:
    text = PAGE.read_text(encoding="utf-8")
    again = page(text)
    assert text.count("```text") >= 8
    assert again == text, "tools/tutorial.py --write renews what the cells print"
