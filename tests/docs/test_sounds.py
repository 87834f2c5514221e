"""The sounds of a game's events: a misspelt event would be wood for ever, and nobody would hear why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennichi.kernel.registry import built_in, kind

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", built_in())
def test_what_sounds_is_an_event_of_the_game(game: str) -> None:
    drawn = (ROOT / "web" / "src" / "games" / game / "index.tsx").read_text(encoding="utf-8")
    sounds = re.search(r"sounds: \{(.*?)\n  \}", drawn, re.DOTALL)
    assert sounds
    used = dict(re.findall(r'"?([\w-]+)"?: "(\w+)"', sounds[1]))
    assert {"coin", "paper"} <= set(used.values())
    assert set(used) <= {event.name for event in kind(game).events}
