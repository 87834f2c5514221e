"""The difficulties against the Tengu: bundles of options that a single player can choose by one name."""

from __future__ import annotations

from typing import Any

import pytest

from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table.own_bots import OwnBots
from ennichi.table.wording import game_info

BITOKU = kind("bitoku")
BUNDLES: dict[str, dict[str, Any]] = BITOKU.manifest()["difficulties"]


def test_they_go_from_easier_over_what_is_printed_to_harder() -> None:
    assert list(BUNDLES) == ["easier", "printed", "harder"]
    assert BUNDLES["printed"] == {}


@pytest.mark.parametrize("name", BUNDLES)
def test_each_changes_options_of_a_single_player(name: str) -> None:
    options = {option.name: option for option in BITOKU.options}
    for option, value in BUNDLES[name].items():
        assert options[option].check(value) != options[option].default
        assert options[option].seats == (1,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_told_them_in_words(language: str) -> None:
    alone = game_info(BITOKU, language, OwnBots({}))["alone"]
    assert alone is not None
    assert "Tengu" in alone["opponent"]
    assert [one["options"] for one in alone["difficulties"]] == list(BUNDLES.values())
    labels = [one["label"] for one in alone["difficulties"]]
    assert len(set(labels)) == 3
    assert all(one["help"] for one in alone["difficulties"])


def test_a_game_without_a_game_alone_has_none() -> None:
    assert game_info(kind("bamboo"), "en", OwnBots({}))["alone"] is None
