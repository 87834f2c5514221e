"""Games told by the narrator, in docs/transcripts: fresh, whole, and true to their records."""

from __future__ import annotations

import re

import pytest
from tools.transcripts import NAMES, RECORDS, ROOT, main, pages

import ennichi
from ennichi.kernel.registry import built_in

PAGES = pages()


def test_every_game_has_its_page_and_all_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    told = {path.stem.removesuffix("-alone") for path in PAGES}
    assert told == set(built_in())
    assert main(["--check"]) == 0, capsys.readouterr().err
    kept = set((ROOT / "docs" / "transcripts").glob("*.md"))
    assert kept == set(PAGES)


@pytest.mark.parametrize("text", PAGES.values(), ids=[path.stem for path in PAGES])
def test_a_page_tells_its_game_to_the_end(text: str) -> None:
    found = re.search(r"`tests/records/([\w/]+\.kifu)`", text)
    assert found
    g = ennichi.replay((RECORDS / found[1]).read_text(encoding="utf-8"))
    for seat, points in enumerate(g.scores()[: g.seats]):
        ending = [line for line in text.splitlines() if NAMES[seat] in line][-3:]
        assert any(str(points) in line for line in ending), (NAMES[seat], points)
    turns = sum(1 for turn in g.turns() if turn.touches)
    assert text.count("\n- ") > turns / 2


@pytest.mark.parametrize("text", PAGES.values(), ids=[path.stem for path in PAGES])
def test_without_a_board_even_a_very_long_turn_says_which_things_it_is_about(text: str) -> None:
    assert re.findall(r"buys \d homes|keeps a vision|obtains a dragonfly|adds a card to", text) == []
