"""What happens beyond a turn is told step by step, each step with its picture: nothing of it tells what is hidden."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from ennichi.kernel.game import Game
from ennichi.kernel.narration import beyond
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import kind
from ennichi.table import wording
from ennichi.table.pictures import name_of
from ennichi.table.rooms import Room
from tests.conformance.cases import Case
from tests.conformance.players import chooser

from .test_secrets import KEYS, room_for

# A game of each, and the solo game: what is hidden is the same whoever plays.
each_game = pytest.mark.parametrize(
    ("game", "seats"), [("bamboo", 2), ("iki", 3), ("bitoku", 1), ("bitoku", 2)], ids=str
)


def put(data: Any, path: list[str], value: Any) -> Any:
    """As the page does it."""
    key: Any = int(path[0]) if isinstance(data, list) else path[0]
    copy = data.copy()
    copy[key] = put(data[key], path[1:], value) if path[1:] else value
    return copy


def tables(room: Room, seat: int | None, steps: list[Any]) -> list[Any]:
    """The table at each step, made from what the page is told."""
    table: Any = room.game.view(seat)["table"]
    found = []
    for step in reversed(steps):
        for path, value in step["changes"].items():
            table = put(table, path.split("/"), value)
        found.append(table)
    return found[::-1]


def dealt_anew(position: Game, seat: int | None) -> Game:
    """A position in the midst of things, with all that a viewer cannot know dealt anew."""
    copy = position.clone()
    copy.random = from_seed(7)
    copy.header.kind.shuffle_unknown(copy, copy.check_seat(seat))
    return copy


@each_game
def test_every_picture_is_the_table_at_its_step_and_hangs_on_nothing_hidden(game: str, seats: int) -> None:
    choose = chooser("random", 79)
    room = room_for(Case(kind(game), seats, {}), 7)
    told = hidden = 0
    while not room.game.over:
        room.play_here(room.game.name(choose(room.game)))
        story = room.telling_now.story
        if beyond(room.game, room.plays[-1], story.places[-1]) == len(room.plays[-1].events):
            assert wording.steps(room, None, "en") == []
            continue
        noted = room.course.noted(room.number)
        show = room.game.header.kind.show
        for viewer in (0, None):
            seat = room.game.check_seat(viewer)
            steps = json.loads(json.dumps(wording.steps(room, viewer, "en")))
            seen = [json.loads(json.dumps(show(position, seat))) for position in [*noted, room.game]]
            at = 0
            for table in tables(room, viewer, steps):  # each is one of the positions, in their order
                at += next(i for i, each in enumerate(seen[at:]) if each == table)
            assert not steps or at == len(seen) - 1 or seen[at] == seen[-1]
            assert all(step["text"].strip() for step in steps)
            told += len(steps)
            for position in noted[room.number % 3 :: 3]:
                dealt = dealt_anew(position, viewer)
                hidden += dealt.pack() != position.pack()
                assert show(dealt, seat) == show(position, seat)
                assert dealt.breakdown(viewer) == position.breakdown(viewer)
    assert told
    assert hidden


def test_who_has_seen_the_touch_before_is_told_its_steps_and_nobody_else() -> None:
    room = room_for(Case(kind("iki"), 2, {}), 5)
    choose = chooser("greedy", 1)
    while not wording.steps(room, 0, "en") if room.plays else True:
        room.play_here(room.game.name(choose(room.game)))
    assert wording.state(room, 0, "en", KEYS, room.number - 1)["steps"]
    assert not wording.state(room, 0, "en", KEYS, room.number - 2)["steps"]
    assert not wording.state(room, 0, "en", KEYS, -1)["steps"]


def moment(game: str, seats: int, event: str, options: dict[str, Any] | None = None) -> tuple[Room, list[Any]]:
    """A game up to the first touch in whose steps something happens, and these for a spectator."""
    room = room_for(Case(kind(game), seats, options or {}), 5)
    choose = chooser("greedy", 1)
    while True:
        room.play_here(room.game.name(choose(room.game)))
        steps = wording.steps(room, None, "en")
        if any(step["event"] == event for step in steps):
            return room, steps


def test_a_fire_burns_one_stall_after_the_other() -> None:
    room, steps = moment("iki", 3, "burned")
    seen = tables(room, None, steps)
    first = next(i for i, step in enumerate(steps) if step["event"] == "fire-breaks-out")
    burned = [i for i, step in enumerate(steps) if step["event"] == "burned"]
    assert len(burned) > 1
    for i in burned:
        stall = next(name for name in steps[i]["things"] if name.startswith("stall."))
        cards = [next(each["card"] for each in table["stalls"] if each["stall"] == stall) for table in seen]
        assert all(card is not None for card in cards[first:i])
        assert not any(cards[i:])
        assert seen[i]["doing"]["stall"] == stall
        assert seen[i]["doing"]["fire"] == stall[6]
        power, sign, strength = steps[i]["mark"].split()
        assert sign == "<"
        assert int(power) < int(strength)
    assert seen[-1]["doing"]["fire"] is None


def test_the_temples_are_won_one_after_the_other() -> None:
    room, steps = moment("bamboo", 3, "spirit-won")
    seen = tables(room, None, steps)
    won = [i for i, step in enumerate(steps) if step["event"] == "spirit-won"]
    assert len(won) > 1
    for i in won:
        temple = ["red", "green", "blue", "white"].index(steps[i]["things"][-1].removeprefix("temple."))
        most, sign, next_most = steps[i]["mark"].split()
        assert (sign == "=") == (most == next_most)
        assert int(most) >= int(next_most)
        sticks = [len(table["temples"][temple]["sticks"]) for table in seen[: won[-1] + 1]]
        assert all(sticks[:i])
        assert not any(sticks[i:])
        awake = [sum(table["players"][steps[i]["seat"]]["awake"]) for table in seen]
        assert awake[i] == awake[i - 1] + 1


def test_guardians_come_home_seat_by_seat_and_the_hills_get_their_cards_one_by_one() -> None:
    room, steps = moment("bitoku", 3, "dice-home")
    seen = tables(room, None, steps)
    for i, step in enumerate(steps):
        if step["event"] == "dice-home":
            dice = [[die["place"] for die in table["players"][step["seat"]]["dice"]] for table in seen]
            assert dice[i] == ["locked"] * 3 != dice[i - 1]
    room, steps = moment("bitoku", 2, "hill-cards")
    seen = tables(room, None, steps)
    hills = [i for i, step in enumerate(steps) if step["event"] == "hill-cards"]
    full = [sum(hill["bitoku"] is not None for hill in table["hills"].values()) for table in seen]
    assert [full[i] for i in hills] == [1, 2, 3, 4]


def test_what_another_does_last_in_a_turn_is_told_before_what_follows_it() -> None:
    room, steps = moment("iki", 2, "neutral-placed", {"akebono": False})
    seat = room.plays[-1].seat
    assert steps[0]["event"] == "neutral-placed"
    assert re.search(r"puts the .+ as neutral character into stall [A-D]\d\.", steps[0]["text"])
    assert steps[1]["title"]
    seen = tables(room, None, steps)
    stall = next(name for name in steps[0]["things"] if name.startswith("stall."))
    assert all(next(each["card"] for each in table["stalls"] if each["stall"] == stall) for table in seen)
    # Whoever did it knows.
    assert [step["event"] for step in wording.steps(room, 1 - seat, "en")] == [step["event"] for step in steps]
    assert wording.steps(room, seat, "en")[0]["event"] != "neutral-placed"


def test_a_payday_is_told_as_it_happens_and_summed_up_for_each_player() -> None:
    room, steps = moment("iki", 3, "payday")
    names = [step["event"] for step in steps]
    assert names.index("payday") < names.index("harmony")
    assert names.count("payday") == 3
    scene = room.telling_now.scenes(room.game, None, "en", 0)[next(s["scene"] for s in steps if s["event"] == "payday")]
    assert len([beat for beat in scene["beats"] if beat["seat"] is not None]) == 3
    seen = tables(room, None, steps)
    for i, step in enumerate(steps):
        if step["event"] in ("payday", "harmony"):  # only the one who is spoken of gets something
            for seat in range(3):
                before, after = (table["players"][seat] for table in seen[i - 1 : i + 1])
                same = (before["iki"], before["goods"]) == (after["iki"], after["goods"])
                assert same == (seat != step["seat"] or not any(sign in step["text"] for sign in "+−"))


def test_the_tengu_tells_every_step_with_its_reason() -> None:
    room, steps = moment("bitoku", 1, "tengu-skipped")
    names = [step["event"] for step in steps]
    assert names[names.index("tengu-rolled") :][:2] == ["tengu-rolled", "tengu-card"]
    assert names.index("tengu-skipped") < names.index("tengu-step") < names.index("tengu-refilled")
    assert steps[names.index("tengu-card")]["things"][0].startswith("tengu-card.")
    placed = names.index("unlocked")
    seen = tables(room, None, steps)
    dice = [[die["place"] for die in table["players"][1]["dice"]] for table in seen]
    assert "unlocked" in dice[placed]
    assert "unlocked" not in dice[placed - 1]


@pytest.mark.parametrize(
    ("game", "seats", "settings", "lines"),
    [
        ("bamboo", 2, {"night": True}, {"track", "spirits", "harmony", "balance", "night", "score"}),
        ("iki", 3, {"akebono": True}, {"track", "types", "fish", "tobacco", "building", "goods", "celebrity", "score"}),
        (
            "bitoku",
            2,
            {},
            {"earned", "first", "types", "treasure", "rock", "homage", "vision", "vision-lost", "fate", "score"},
        ),
    ],
)
def test_the_last_count_is_told_line_by_line_and_what_counts_lights_up(
    game: str, seats: int, settings: dict[str, Any], lines: set[str]
) -> None:
    choose = chooser("greedy", 5)
    room = room_for(Case(kind(game), seats, settings), 5)
    while not room.game.over:
        room.play_here(room.game.name(choose(room.game)))
    steps = wording.steps(room, 0, "en")
    names = [step["event"] for step in steps]
    count = steps[names.index("final-count") + 1 :]
    told = [(step["event"].removeprefix("final-"), step["seat"]) for step in count if "won" not in step["event"]]
    assert {line for line, _ in told} - {"victory", "victory-by-comfort"} <= lines
    assert len({line for line, _ in told}) >= 5
    # One step for each line; only what has a name of its own, such as a building, may follow on its like.
    named = {"building", "celebrity", "rock", "vision", "vision-lost"}
    plain = [each for each in told if each[0] not in named]
    assert len(plain) == len(set(plain))
    for step in count:
        line = step["event"].removeprefix("final-")
        assert not re.search(r"(?<!\d)0 (IKI|VP|happiness|for)", step["text"]) or line == "track"
        if line in lines - {"track", "earned", "score"}:
            assert step["things"], step["text"]


BARE = re.compile(r"^[^:(]+: [+−]")


@each_game
def test_nobody_is_told_what_is_paid_or_got_before_what_it_is_for(game: str, seats: int) -> None:
    choose = chooser("greedy", 3)
    room = room_for(Case(kind(game), seats, {}), 3)
    held = 0
    while not room.game.over:
        room.play_here(room.game.name(choose(room.game)))
        steps = wording.steps(room, None, "en")
        for at, step in enumerate(steps):
            if BARE.match(step["text"]) and step["seat"] != room.game.seats:
                later = [other for other in steps[at + 1 :] if other["scene"] == step["scene"]]
                assert not [other["text"] for other in later if other["seat"] == step["seat"]], step["text"]
        if room.game.over:
            break
        newest = len(room.telling_now.story.scenes) - 1
        (scene,) = room.telling_now.scenes(room.game, None, "en", newest)
        if scene["seat"] is not None and scene["seat"] < seats:
            held += not scene["beats"]
            assert not [beat["text"] for beat in scene["beats"] if BARE.match(beat["text"])]
    assert held


@pytest.mark.parametrize(
    ("game", "seats", "event", "more"),
    [("bamboo", 3, "spirit-won", "temple"), ("iki", 3, "burned", r"\(\d against \d\) and")],
)
def test_what_stays_of_a_moment_is_one_line_a_player(game: str, seats: int, event: str, more: str) -> None:
    choose = chooser("greedy", 5)
    room = room_for(Case(kind(game), seats, {}), 5)
    several = 0
    while not room.game.over:
        room.play_here(room.game.name(choose(room.game)))
        names = [name_of(room.game, each) for each in room.plays[-1].events]
        if event not in names:
            continue
        scenes = room.telling_now.scenes(room.game, 0, "en", 0)
        moment = next(scene for scene in reversed(scenes) if scene["sum"])
        about = [beat["seat"] for beat in moment["sum"] if beat["seat"] is not None]
        assert len(about) == len(set(about))
        assert len(moment["sum"]) < len(moment["beats"])
        assert {beat["seat"] for beat in moment["beats"]} == {beat["seat"] for beat in moment["sum"]}
        several += any(re.search(more, beat["text"]) for beat in moment["sum"])
    assert several
