"""Which options are offered: only those that can make a difference with so many players."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.iki.kind import KIND
from ennichi.table import wording
from ennichi.table.database import StoredSeat, StoredTable
from ennichi.table.own_bots import OwnBots
from ennichi.table.rooms import Room

from .given import new_game, play_on

FOR_TWO = ("grandmaster", "sun")


def offered() -> dict[str, list[int]]:
    """The options of the lobby, each with the numbers of seats that are asked about it."""
    info = wording.game_info(KIND, "en", OwnBots({}))
    return {option["name"]: option["seats"] for option in info["options"]}


def test_what_is_for_two_is_offered_to_two() -> None:
    shown = offered()
    for option in KIND.options:
        assert shown[option.name] == ([2] if option.name in FOR_TWO else [2, 3, 4])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_cannot_matter_is_left_out_of_a_game(seats: int) -> None:
    g = new_game(seats, akebono=True, grandmaster=True, sun="even")
    for name in FOR_TWO:
        assert (name in g.view(0)["settings"]) == (seats == 2)
    assert g.rules.grand_master == (seats == 2)


def test_a_record_that_has_such_an_option_still_opens() -> None:
    g = new_game(3)
    play_on(g, lambda g: g.month == 1)
    lines = g.record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("option "))
    old = ["option grandmaster: true", "option sun: even"]
    again = ennichi.replay("\n".join(lines[:at] + old + lines[at:]) + "\n")
    assert again.dump() == g.dump()


def test_a_table_that_has_such_an_option_still_opens() -> None:
    g = new_game(3, seed=4)
    play_on(g, lambda g: g.month == 1)
    again = new_game(3, seed=4)
    seats = [StoredSeat("human", "") for _ in range(3)]
    options: dict[str, bool | int | str] = {"akebono": False, "grandmaster": True, "sun": "even"}
    stored = StoredTable("table", "iki", KIND.rules, KIND.box().fingerprint, 4, options, seats)
    for touch in g.touches():
        stored.touches.append((again.seat, again.name(touch)))
        again.play(touch)
    assert Room(stored, "").game.dump() == g.dump()
