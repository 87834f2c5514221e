"""The component files: what they hold, and what is said about faults in them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.bitoku.components import Price, read_price, read_virtue
from ennichi.kernel.registry import kind

if TYPE_CHECKING:
    from pathlib import Path

BUILT_IN = kind("bitoku").folder / "components"


def faults(folder: Path, file: str, old: str, new: str) -> str:
    """All faults of a set in which one file has something replaced."""
    text = (BUILT_IN / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    reader = kind("bitoku").read_components(str(folder))
    return "\n".join(reader.faults)


def test_the_built_in_set_has_no_fault() -> None:
    assert kind("bitoku").read_components("").faults == []


def test_every_row_says_where_it_comes_from() -> None:
    sources = Counter(kind("bitoku").box().sources.values())
    assert set(sources) == {"rulebook", "published", "reconstructed"}


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("yokai.toml", "2 per bitoku-type max 12", "2 per moon max 12", "N per THING max M"),
        ("yokai.toml", 'type = "yama-uba"', 'type = "kappa"', "the rulebook counts 5 of kappa"),
        ("bitoku.toml", "rarity = 5", "rarity = 4", "there are 5 of this type"),
        ("bitoku.toml", 'reward = "any"', 'reward = "anything"', "expected a noun"),
        ("rocks.toml", 'counts = ["kappa"]', 'counts = ["ara"]', "no such type of yokai: ara"),
        ("lakes.toml", "vp = [4, 2, 0]", "vp = [2, 4, 0]", "the first one the highest"),
        ("crystals.toml", 'trigger = "build", ', "", "a memory crystal has a trigger"),
        ("crystals.toml", 'effect = "draw", ', "", "a dream crystal has an effect"),
        ("board.toml", "[0, 1, 2, 4, 7, 11, 16, 22]", "[0, 1]", "0 to 7 different types"),
        ("board.toml", 'choices = ["vision", ', 'choices = ["kodama", ', "expected vision, rock, pilgrim and kodama"),
        ("board.toml", "neutral = 4", "neutral = 7", "does not stand on the last space"),
        ("player_board.toml", "slot = 3", "slot = 2", "belong to slots 1, 2 and 3"),
        ("player_board.toml", 'cost = "wood + stone"', 'cost = "wood + any"', "not both"),
        ("player_board.toml", 'cost = "wood + stone"', 'cost = "wood / stone"', "expected resources joined by '+'"),
        ("layouts.toml", "players = [1, 2]", "players = [2]", "for 1 to 4 players"),
        ("layouts.toml", 'hills = ["yomi", "stairs"]', 'hills = ["yomi"]', "every hill in exactly one area"),
        ("layouts.toml", 'upper_right = "ryokan"', 'upper_right = "onsen"', "four different kinds"),
        ("layouts.toml", 'opens = "u1"', 'opens = "u9"', "which this layout does not have"),
        ("layouts.toml", 'from = "u0"', 'from = "zz"', "expected a step from a main space"),
        ("layouts.toml", 'kind = "start"', 'kind = "step"', "expected a start"),
        ("layouts.toml", "copies = true", "copies = false", "expected an effect, or that it copies"),
        ("layouts.toml", "place = 2", "place = 3", "expected places 1, 2, 3"),
        ("buildings.toml", 'kind = "farm"', 'kind = "onsen"', "the rulebook counts 6 of farm"),
        ("gates.toml", 'letter = "a"', 'letter = "b"', "the rulebook counts 8 of a"),
        ("visions.toml", "penalty = 2", "penalty = 3", "from 1 to 2"),
    ],
)
def test_faults_are_named(tmp_path: Path, file: str, old: str, new: str, expected: str) -> None:
    assert expected in faults(tmp_path, file, old, new)


def test_a_set_of_ones_own_plays(tmp_path: Path) -> None:
    assert faults(tmp_path, "lakes.toml", "vp = [4, 2, 0]", "vp = [9, 2, 0]") == ""
    g = ennichi.new("bitoku", seed=1, components=str(tmp_path))
    while not g.over:
        g.play(g.options[0])
    assert g.audit() == []
    with pytest.raises(ennichi.BadRecord, match="other components"):
        ennichi.replay(g.record())


@pytest.mark.parametrize(
    ("price", "have", "missing"),
    [
        ("", [0, 0, 0, 0], 0),
        ("jade + 2 sake", [5, 5, 1, 0], 2),
        ("2 any", [0, 0, 0, 1], 1),
        ("2 any", [1, 0, 0, 1], 0),
        ("wood + stone", [2, 0, 0, 0], 1),
    ],
)
def test_what_is_missing_from_a_price(price: str, have: list[int], missing: int) -> None:
    assert read_price(price).missing(have) == missing


def test_a_price_with_a_choice_takes_the_narrowest_part_first() -> None:
    price = Price([0, 0, 1, 0], 1, [2, 3], 1)  # a jade, a jade or a sake, and any one
    assert price.missing([0, 0, 1, 1]) == 1
    assert price.missing([1, 0, 1, 1]) == 0
    assert price.missing([2, 0, 1, 0]) == 1
    assert price.missing([0, 0, 3, 0]) == 0


def test_virtues() -> None:
    assert read_virtue("3") == (3, 0, 3)
    assert read_virtue("2 per building max 12") == (2, 1, 12)
