"""Which options are offered: only those that can make a difference at the table and with the components in use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import ennichi
from ennichi.bitoku.kind import KIND
from ennichi.kernel.store import FORMAT, load
from ennichi.table import wording
from ennichi.table.database import StoredSeat, StoredTable
from ennichi.table.own_bots import OwnBots
from ennichi.table.rooms import Room, survived

from .given import new_game, play_on

BUILT_IN = KIND.folder / "components"
OLD = {"strict_forest": True, "copy_compares": True, "copy_home": False, "memory_repeats": False}


def own_set(folder: Path, file: str, old: str, new: str) -> str:
    """A component set in which one file has something replaced."""
    text = (BUILT_IN / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def offered(components: str = "") -> dict[str, list[int]]:
    """The options of the lobby, each with the numbers of seats that are asked about it."""
    info = wording.game_info(KIND, "en", OwnBots({}), components)
    return {option["name"]: option["seats"] for option in info["options"]}


def test_the_lobby_offers_only_what_can_matter() -> None:
    shown = offered()
    assert shown["strict_forest"] == [3, 4]  # with one and two players a region has one space: no die meets another
    assert shown["copy_home"] == [1, 2]  # the others have no copy space
    assert "copy_compares" not in shown
    assert "memory_repeats" not in shown  # no printed piece repeats what a memory crystal watches
    for name in ("early_pass", "vision_snapshot", "harmonize_new", "empty_visions_pay"):
        assert shown[name] == [1, 2, 3, 4]


def test_a_board_with_more_spaces_brings_the_comparisons_back(tmp_path: Path) -> None:
    row = '{ layout = "two", region = "glade", spaces = '
    folder = own_set(tmp_path, "layouts.toml", row + "1", row + "2")
    shown = offered(folder)
    assert shown["strict_forest"] == [1, 2, 3, 4]
    assert shown["copy_compares"] == [1, 2]
    g = ennichi.new("bitoku", seats=2, components=folder, strict_forest=True, copy_compares=True)
    assert (g.rules.strict_forest, g.rules.copy_compares) == (True, True)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("effect", "asked"), [("2 mitama", True), ("2 crystal", False), ("2 dragonfly", False)])
def test_a_piece_that_repeats_what_a_crystal_watches_brings_the_question_back(
    tmp_path: Path, effect: str, asked: bool
) -> None:
    folder = own_set(tmp_path, "gates.toml", 'effect = "rock + pilgrim"', f'effect = "{effect}"')
    assert ("memory_repeats" in offered(folder)) == asked
    g = ennichi.new("bitoku", seats=2, components=folder, memory_repeats=False)
    assert g.rules.memory_repeats != asked  # type: ignore[attr-defined]


def test_without_a_crystal_that_watches_the_repetition_nothing_is_asked(tmp_path: Path) -> None:
    own_set(tmp_path, "gates.toml", 'effect = "rock + pilgrim"', 'effect = "2 mitama"')
    folder = own_set(tmp_path, "crystals.toml", 'trigger = "mitama"', 'trigger = "combine"')
    assert "memory_repeats" not in offered(folder)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_cannot_matter_is_left_out_of_a_game(seats: int) -> None:
    g = new_game(seats)
    for name in OLD:
        assert (name in g.view(0)["settings"]) == (seats in offered().get(name, []))
    assert (g.rules.strict_forest, g.rules.copy_compares) == (False, False)
    assert (g.rules.copy_home, g.rules.memory_repeats) == (True, True)


# What was kept before.


def test_a_record_that_has_such_an_option_still_opens() -> None:
    g = new_game(2)
    play_on(g, lambda g: g.round == 1)
    lines = g.record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("option "))
    old = [f"option {name}: {str(value).lower()}" for name, value in OLD.items() if name != "copy_home"]
    again = ennichi.replay("\n".join(lines[:at] + old + lines[at:]) + "\n")
    assert again.dump() == g.dump()


def stored_with(g: ennichi.Game, rules: int, **options: bool) -> bytes:
    """The position as a program of other rules would have stored it, with more options."""
    data = json.loads(g.dump().partition(b"\n")[2])
    data["rules"] = rules
    data["options"] |= options
    body = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    return f"{FORMAT} {crc32(body):08x}\n".encode() + body


def test_a_table_that_has_such_an_option_still_opens() -> None:
    g = new_game(2, seed=4)
    play_on(g, lambda g: g.round == 2)
    touches: list[tuple[int, str]] = []
    again = new_game(2, seed=4)
    for touch in g.touches():
        touches.append((again.seat, again.name(touch)))
        again.play(touch)
    stored = StoredTable("table", "bitoku", KIND.rules, KIND.box().fingerprint, 4, dict(OLD, copy_home=True), seats())
    stored.touches = touches
    assert Room(stored, "").game.dump() == g.dump()
    # And after a change of the rules, from its last stored position.
    stored.rules = KIND.rules - 1
    position = stored_with(g, stored.rules, strict_forest=True, copy_compares=True, memory_repeats=False)
    room = survived(stored, "", [(len(touches), position)])
    assert room.number == len(touches)
    assert room.game.view(0) == g.view(0)
    with pytest.raises(ennichi.EnnichiError, match="version"):
        load(position)


def seats() -> list[StoredSeat]:
    return [StoredSeat("human", ""), StoredSeat("human", "")]


def test_an_option_of_the_solo_game_is_still_refused_elsewhere() -> None:
    settings: dict[str, Any] = {"tengu_leads": True}
    with pytest.raises(ennichi.BadSetting, match="is for 1 seats"):
        new_game(2, **settings)
