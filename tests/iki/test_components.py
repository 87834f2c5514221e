"""Component files of one's own: what is refused and how it is said, what a correction changes; and the names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.iki.awards import parse_award
from ennichi.iki.state import Iki
from ennichi.kernel.text import LANGUAGES

from .given import new_game, number
from .test_cards import BOATS, BUILDINGS, CHARACTERS, rows

if TYPE_CHECKING:
    from pathlib import Path


def put(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A copy of a built-in file with some of its text replaced, each time where it first stands."""
    built_in: Path = new_game().header.kind.folder
    text = (built_in / "components" / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} does not stand in {file}"
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return str(folder)


FAULTS = [
    ("characters.toml", 'skill = "rice"', 'skill = "rise"', "expected a noun"),
    ("characters.toml", 'salary = ["mon", "rice", "rice"]', 'salary = ["mon", "rice"]', "one salary for each of its 3"),
    ("characters.toml", 'salary = ["mon", "rice", "rice"]', 'salary = ["mon", "rice", "boat"]', "only goods, IKI"),
    ("characters.toml", 'salary = ["mon", "rice", "rice"]\n', "", "either a salary or a token"),
    ("characters.toml", 'type = "artisan"', 'type = "master"', "the rulebook counts 15 of artisan"),
    ("characters.toml", 'season = "spring"', 'season = "summer"', "14 characters of each season"),
    ("characters.toml", "month = 1", "month = 2", "2 New Characters of each month"),
    ("buildings.toml", 'end = "12"', 'end = "12 per moon"', "no thing 'moon' to count"),
    ("buildings.toml", 'end = "12"', 'end = "twelve"', "expected 'N', 'N per THING'"),
    ("buildings.toml", 'cost = "wood + koban"', 'cost = "wood + boat"', "expected goods, a pipe or a fish"),
    ("buildings.toml", 'effect = "2 iki"', 'effect = "build"', "only goods, IKI and steps"),
    ("celebrities.toml", 'end = "7 if 3 artisan"', 'end = "7 if few artisan"', "expected 'K THING'"),
    ("celebrities.toml", 'effect = "relocate"\n', "", "needs a value 'effect'"),
    ("boats.toml", "neutral = true", "neutral = false", "the Tea boat, and only it"),
    ("tokens.toml", 'season = "spring"', 'season = "winter"', "2 of the base game and 1 of Akebono"),
    ("tokens.toml", 'now = "4 iki"', 'now = "hire"', "only goods, IKI and steps"),
    ("board.toml", "steps = [1]", "steps = [5]", "expected the spaces 1-4, 1, 2, 3, 4"),
    ("board.toml", "value = 1, count = 3", "value = 1, count = 4", "counts 12 tiles"),
    ("board.toml", 'shops = ["rice-shop"]', 'shops = ["bakery"]', "no shop 'bakery'"),
    ("board.toml", 'id = "A1", nagaya = "A"', 'id = "A1", nagaya = "B"', "its nagaya and its place"),
    ("scoring.toml", "type_set = [0, 1, 4, 9, 16, 25]", "type_set = [0, 1, 4]", "expected 6 numbers"),
    ("scoring.toml", "koban = 3", "koban = -3", "a whole number from 0"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FAULTS, ids=lambda value: str(value)[:24])
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(ennichi.BadComponents) as caught:
        ennichi.new("iki", components=put(tmp_path, file, (old, new)))
    assert any(fault.startswith(file) and said in fault for fault in caught.value.faults), caught.value.faults


def test_a_correction_is_played_and_changes_the_fingerprint(tmp_path: Path) -> None:
    folder = put(tmp_path, "characters.toml", ("cost = 2\ncost_source", "cost = 9\ncost_source"))
    g = ennichi.new("iki", components=folder)
    usual = new_game()
    assert g.header.box.fingerprint != usual.header.box.fingerprint
    assert isinstance(g, Iki)
    assert g.printed.cost[number(usual, "character", "book-lender")] == 9
    with pytest.raises(ennichi.BadRecord, match="other components"):
        ennichi.replay(g.record())


def typeset(name: str) -> str:
    """The files are typed, the texts are set: with the apostrophe of the language."""
    return name.replace("'", "’")


def test_names_in_english_and_french_are_those_of_the_files() -> None:
    texts = {language: new_game().header.kind.text(language) for language in LANGUAGES}
    tables = (("character", CHARACTERS), ("building", BUILDINGS), ("space", rows("board.toml", "shop")))
    for group, table in tables:
        for row in table:
            assert texts["en"](f"{group}-{row['id']}") == typeset(row["name"])
            if "name_fr" in row:
                assert texts["fr"](f"{group}-{row['id']}") == typeset(row["name_fr"])
    for row in BOATS:
        assert texts["en"](f"boat-{row['number']}") == row["name"]
        assert texts["fr"](f"boat-{row['number']}") == typeset(row["name_fr"])
    for row in rows("characters.toml", "type"):
        assert texts["en"](f"type-{row['id']}") == row["en"]
        assert texts["fr"](f"type-{row['id']}") == row["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("akebono", [False, True])
def test_everything_can_be_told(language: str, akebono: bool) -> None:
    g = new_game(akebono=akebono)
    kind = g.header.kind
    text = kind.text(language)
    for touch in range(len(g.header.box.vocabulary)):
        group = g.header.box.vocabulary.group_of[touch].name
        told = kind.tell(g, touch, text)
        plain = ("done", "income", "mon", "sandal", "trade", "option")
        assert bool(told) or group in plain, g.name(touch)


def test_reconstructed_pieces_are_said_to_be_so() -> None:
    sources = new_game().header.box.sources
    assert sources["character.monk"] == "reconstructed"  # the length of its track
    assert sources["character.salt"] == "rulebook"
    assert sources["building.inn"] == "rulebook"
    assert sources["building.well"] == "reconstructed"
    assert sources["pipe.spring-a"] == "reconstructed"
    assert sources["celebrity.ryokan"] == "rulebook"


def test_awards_are_read() -> None:
    counts = [0] * 20
    counts[11] = 3  # pipes
    award = parse_award("2 per 2 pipe + 1")
    assert sum(part.worth(counts) for part in award) == 3


def test_the_restaurant_costs_three_wood_and_stays_at_its_worth() -> None:
    """The publisher shows 3 wood; the rest keeps it at 15 by the rates of the known ones (9 a koban, 3 the others)."""
    building = next(row for row in BUILDINGS if row["id"] == "restaurant")
    assert building["cost"].startswith("3 wood + ")
    assert (building["wood_source"], building["cost_source"]) == ("published", "reconstructed")
    g = new_game()
    wood, koban, rest = 3, 9, 3
    mon, rice, sandal, *built = g.printed.building_cost[number(g, "building", "restaurant")]
    assert (mon, built[0] * wood + built[1] * koban + (rice + sandal) * rest) == (0, 15)
