"""The Tengu at the table: what the service tells of it."""

from __future__ import annotations

import json

from ennichi.bitoku.kind import KIND
from ennichi.bitoku.tengu_board import TENGU
from ennichi.kernel.random_source import from_seed
from ennichi.table import wording
from ennichi.table.database import StoredSeat, StoredTable
from ennichi.table.keys import Keys
from ennichi.table.own_bots import OwnBots
from ennichi.table.rooms import Room
from ennichi.table.shapes import State

KEYS = Keys(b"a key")


def room_for(seed: int) -> Room:
    stored = StoredTable(
        id="table",
        game="bitoku",
        rules=KIND.rules,
        components=KIND.box().fingerprint,
        seed=seed,
        options=KIND.check_options({}, 1),
        seats=[StoredSeat("human", "Aiko")],
    )
    return Room(stored, "")


def state(room: Room, log_from: int = -1) -> State:
    return wording.state(room, 0, "en", KEYS, max(log_from, 0))


def test_scores_names_and_winners_count_the_tengu_after_the_seat() -> None:
    room = room_for(3)
    assert state(room)["others"] == ["The Tengu"]
    chance = from_seed(3)
    while not room.game.over:
        room.play_here(room.game.name(room.game.options[chance.below(len(room.game.options))]))
    said = state(room)
    assert len(said["scores"]) == len(said["breakdown"]) == 2
    assert said["winners"] == [TENGU]
    film = json.loads(wording.film(room, "fr", "[]"))
    assert film["others"] == ["Le Tengu"]
    assert film["winners"] == [TENGU]


def test_its_turn_is_told_as_lines_and_as_data() -> None:
    room = room_for(3)
    while not any(line["event"] == "tengu-step" for line in state(room)["log"]):
        room.play_here(room.game.name(room.game.options[0]))
    lines = state(room)["log"]
    rolled = next(line for line in lines if line["event"] == "tengu-rolled")
    assert set(rolled["fields"]) == {"first", "second", "lower"}
    skipped = next(line for line in lines if line["event"] == "tengu-skipped")
    assert skipped["fields"]["step"] == 0
    assert skipped["text"].startswith("Step A is skipped: ")


def test_undo_stops_at_its_turn_and_ending_ones_own_needs_no_second_touch() -> None:
    room = room_for(3)
    while room.game.todo[-1].key != "end turn":
        room.play_here(room.game.name(room.game.options[0]))
    assert room.undo_limit(0) < room.number
    assert [wording.about(room, 0, touch["name"], "en")["final"] for touch in state(room)["touches"]] == [False]
    room.play_here("done")
    assert room.undo_limit(0) == room.number


def test_the_lobby_learns_which_options_are_for_solo_games() -> None:
    options = {option["name"]: option["seats"] for option in wording.game_info(KIND, "pt", OwnBots({}))["options"]}
    assert options["tengu_no_yokai"] == [1]
    assert options["early_pass"] == [1, 2, 3, 4]
