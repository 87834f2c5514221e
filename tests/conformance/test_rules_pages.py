"""The rules pages of the client: every question of every game leads to a part of them, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "rules"


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_every_question_has_its_place_on_the_rules_page(game: str) -> None:
    asked = {step.asks for step in kind(game).box().steps.values() if step.asks}
    assert len(asked) > 10
    for language in LANGUAGES:
        page = (PAGES / game / f"{language}.ts").read_text(encoding="utf-8")
        anchors = set(re.findall(r'"([\w-]+)"', " ".join(re.findall(r"anchors: \[(.*?)\]", page, re.DOTALL))))
        assert asked - anchors == set(), language
