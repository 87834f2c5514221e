"""What cannot be taken back: whoever asks about an open touch is told before making it, and nobody else is."""

from __future__ import annotations

import pytest

from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import built_in
from ennichi.table import wording
from ennichi.table.foresight import differences
from ennichi.table.keys import Keys
from tests.conformance.cases import Case, few_cases, pick

from .test_secrets import room_for


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_is_said_to_be_final_is_what_cannot_be_undone(case: Case) -> None:
    room = room_for(case, 21)
    chance = from_seed(21)
    told = {True: 0, False: 0}
    reasons: set[str] = set()
    while not room.game.over:
        seat, choices = room.game.seat, len(room.game.options)
        name = room.game.name(pick(room.game, chance))
        about = wording.about(room, seat, name, "en")
        final = about["final"]
        assert bool(about["why"]) == final
        reasons.add(about["why"])
        for viewer in (*range(case.seats), None):
            assert viewer == seat or not wording.about(room, viewer, name, "en")["final"]
        room.play_here(name)
        if choices > 1:
            assert final == (room.undo_limit(seat) == room.number)
            told[final] += 1
        else:
            assert not final, "where nothing else can be done, nothing is asked twice"
    assert told[True]
    assert told[False]
    if case.kind.name in built_in():
        assert case.kind.text("en")("light-hidden") not in reasons, "what comes to light has its name"


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_lies_ahead_is_what_comes_as_far_as_it_is_sure(case: Case) -> None:
    room = room_for(case, 23)
    chance = from_seed(23)
    hidden = wrong = 0
    while not room.game.over:
        seat = room.game.seat
        name = room.game.name(pick(room.game, chance))
        for viewer in (*range(case.seats), None):
            assert viewer == seat or not wording.ahead(room, viewer, name)["positions"]
        first, *others = wording.ahead(room, seat, name)["positions"]
        reveals = room.game.reveals
        room.play_here(name)
        scores = [sum(lines.values()) for lines in room.game.breakdown(seat)]
        came = differences(first, {"view": room.game.view(seat), "scores": scores})
        assert not came or room.game.reveals != reveals
        unsure = {path for other in others for path in differences(first, other)}
        hidden += len(came)
        wrong += len(came - unsure)
    assert wrong <= hidden / 10, "what nobody can know looks sure"
    assert hidden or case.kind.name not in built_in()


def test_a_closed_touch_is_not_final_and_the_state_plays_nothing_ahead() -> None:
    room = room_for(few_cases()[0], 22)
    state = wording.state(room, room.game.seat, "en", Keys(b"a key"), 0)
    assert all(set(touch) == {"name", "words"} for touch in state["touches"])
    names = room.game.header.box.vocabulary.names
    closed = [name for name in names if room.game.touch(name) not in room.game.options]
    assert not any(wording.about(room, room.game.seat, name, "en")["final"] for name in closed)
    assert not any(wording.ahead(room, room.game.seat, name)["positions"] for name in closed)
