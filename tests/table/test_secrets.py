"""What leaves the server: over whole games, played by chance and played well, nobody is told anything that hangs on
what they cannot know."""

from __future__ import annotations

import asyncio
import json
from copy import copy
from typing import Any

import pytest

from ennichi.bots import advice
from ennichi.bots.greedy import begins_turn
from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import kind
from ennichi.table import coaching, sender, thinking, wording
from ennichi.table.database import StoredSeat, StoredTable
from ennichi.table.keys import Keys
from ennichi.table.refusals import Refused
from ennichi.table.replays import film
from ennichi.table.rooms import Room
from tests.conformance.cases import Case, few_cases, pick
from tests.conformance.players import chooser, label, ways
from tests.toy.game import KIND as STALLS

KEYS = Keys(b"a key")
NO_DATABASE: Any = None  # what is refused never comes so far
LANGUAGES = ("en", "fr", "pt")

every_way = pytest.mark.parametrize(("case", "way"), ways(few_cases()), ids=label)


def room_for(case: Case, seed: int) -> Room:
    stored = StoredTable(
        id="table",
        game=case.kind.name,
        rules=case.kind.rules,
        components=case.kind.box().fingerprint,
        seed=seed,
        options=case.kind.check_options(case.options, case.seats),
        seats=[StoredSeat("human", f"seat {seat}") for seat in range(case.seats)],
    )
    return Room(stored, "")


def everything_said(room: Room, viewer: int | None, number: int) -> list[Any]:
    """All that a viewer can be sent about a position, or can ask for."""
    language = LANGUAGES[number % 3]
    state = wording.state(room, viewer, language, KEYS, room.number)
    names = room.game.header.box.vocabulary.names
    asked = [names[(7 * number + 31 * i) % len(names)] for i in range(3)]
    asked += [touch["name"] for touch in state["touches"]]
    return [
        state,
        *(wording.about(room, viewer, name, language) for name in asked),
        *(wording.ahead(room, viewer, name) for name in asked),
        *([] if viewer is None else [coaching.now(room, viewer, language, thinks=False)]),
        sender.waiting(room, number % room.game.seats, language),  # a message to somebody, which anybody may read
    ]


def with_position(room: Room, game: Game) -> Room:
    """The same room, standing elsewhere."""
    other = copy(room)
    other.course = room.course.copy()
    other.course.game = game
    return other


@every_way
def test_no_message_hangs_on_what_its_reader_cannot_know(case: Case, way: str) -> None:
    choose = chooser(way, 77)
    room = room_for(case, 5)
    number = hidden = 0
    while not room.game.over:
        if number % 4 == 0:
            for viewer in (*range(case.seats), None):
                dealt = room.game.redeal(viewer, seed=number)
                hidden += dealt.pack() != room.game.pack()
                said = everything_said(room, viewer, number)
                assert everything_said(with_position(room, dealt), viewer, number) == said
        room.play_here(room.game.name(choose(room.game)))
        number += 1
    assert hidden, "nothing was hidden in this game: the test shows nothing"


@pytest.mark.parametrize("way", ["random", "greedy"])
@pytest.mark.parametrize(("name", "seats"), [("bamboo", 2), ("bitoku", 3), ("iki", 2)])
def test_the_coach_thinks_of_what_its_seat_knows(name: str, seats: int, way: str) -> None:
    """Plans, reasons and judgements of a turn are the same in every deal of what the seat cannot know."""
    choose = chooser(way, 12)
    room = room_for(Case(kind(name), seats, {}), 12)
    looked = turns = 0
    while looked < 3:
        game = room.game
        turns += begins_turn(game)
        if not begins_turn(game) or len(game.options) < 3 or turns % 7:
            room.play_here(game.name(choose(game)))
            continue
        looked += 1
        first, seat, before = room.number, game.seat, game.clone()
        while not room.game.over and coaching.turn_begun(room) == first:
            room.play_here(room.game.name(choose(room.game)))
        names = [play.touch for play in room.plays[first : coaching.last_turn(room, seat)[1]]]
        names = names[: seen_beforehand(before, names)]  # what came to light since, the seat knows when it looks back
        told = [everything_thought(deal, names) for deal in (before, *(before.redeal(seat, n) for n in (1, 2)))]
        assert told[0] == told[1] == told[2]
        assert told[0][0]
    assert room.number > 10


def seen_beforehand(game: Game, names: list[str]) -> int:
    """How many of these touches can be played before something comes to light."""
    tried = game.clone()
    for at, name in enumerate(names):
        tried.play(tried.touch(name))
        if tried.reveals != game.reveals:
            return at
    return len(names)


def everything_thought(game: Game, names: list[str]) -> list[Any]:
    """What the coach would tell the seat that is to act, with less thought than it takes at a table."""
    blob = game.dump()
    found = advice.advise(game, 5, walks=3, seconds=60.0)
    ways = thinking.ways_in_words(game, thinking.different(game, found, 5), 5, "en")
    touch = game.name(game.options[-1])
    turn = thinking.look_back(blob, "", names, ways, "en", deals=2)
    why = thinking.why(blob, "", 5, touch, ways, "en", deals=2, walks=2)
    return [ways, why, turn["missed"]]


@every_way
def test_a_touch_that_hangs_on_hidden_things_is_told_only_when_it_is_seen(case: Case, way: str) -> None:
    """Where a seat might have touched something else, as far as a viewer can know, that viewer is told the same."""
    chance = from_seed(78)
    choose = chooser(way, 78)
    room = room_for(case, 6)
    number = compared = 0
    while not room.game.over:
        touch = room.game.name(choose(room.game))
        before = room.game.clone()
        room.play_here(touch)
        number += 1
        if room.game.reveals != before.reveals:
            continue  # what came to light may be told
        viewers = [viewer for viewer in (*range(case.seats), None) if viewer != before.seat]
        if not before.todo[-1].hides(before, before.touch(touch)):
            viewers = [viewers[number % len(viewers)]]  # where the touch itself is no secret, one after the other
        for viewer in viewers:
            told: Any = None
            dealt = before.redeal(viewer, seed=number)
            for here in {*dealt.options[:3], pick(dealt, chance), dealt.touch(touch)}:
                if here not in dealt.options or not might_be(before, touch, dealt, here):
                    continue
                other = with_position(room, dealt.clone())
                other.game.random = before.random.clone()  # the same dice will fall: they are no secret
                del other.plays[-1]
                other.lines = {language: lines[: room.number] for language, lines in room.lines.items()}
                other.play_here(other.game.name(here))
                if before.todo[-1].secret and other.game.reveals == before.reveals:
                    # Nor may the next question tell what was chosen: who is asked, and what.
                    assert question(other.game, viewer) == question(room.game, viewer)
                if other.game.view(viewer) == room.game.view(viewer):
                    compared += 1
                    told = told or wording.state(room, viewer, "en", KEYS, room.number - 1)
                    assert wording.state(other, viewer, "en", KEYS, other.number - 1) == told
    assert compared


def might_be(before: Game, touch: str, dealt: Game, here: int) -> bool:
    """Whether one touch may stand for another: the same one, or what is open hangs on what is hidden, or is secret."""
    was = before.touch(touch)
    hidden = before.todo[-1].hides(before, was) and dealt.todo[-1].hides(dealt, here)
    return here == was or here not in before.options or was not in dealt.options or hidden


def question(g: Game, viewer: int | None) -> tuple[int, str]:
    """Who is asked now, and in which words."""
    return -1 if g.over else g.seat, g.prompt("en", viewer)


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_a_film_shows_each_moment_as_the_viewer_could_see_it_then(name: str) -> None:
    """Also what happened in the midst of a touch, which is told step by step."""
    room = room_for(Case(kind(name), 2, {}), 9)
    choose = chooser("greedy", 9)
    seen: dict[tuple[int, int | None], tuple[Any, ...]] = {}
    stepped = 0
    while not room.game.over:
        room.play_here(room.game.name(choose(room.game)))
        stepped += bool(steps := wording.steps(room, None, "en"))
        if room.number % 25 == 0 or (steps and stepped < 20):
            for viewer in (0, 1, None):
                state = wording.state(room, viewer, "en", KEYS, room.number - 1)
                seen[room.number, viewer] = (state["view"], state["prompt"], state["breakdown"], state["steps"])
    for (number, viewer), then in seen.items():
        frame = asyncio.run(wording.frame_view(room, viewer, number, "en"))
        *table, steps = then
        assert [frame["view"], frame["prompt"], frame["breakdown"]] == table
        # A film shows a turn as a whole: what another did last in it is no step of its own.
        own = len(steps) - len(frame["steps"])
        assert steps[own:] == frame["steps"]
        mover = room.plays[number - 1].seat
        assert all(step["seat"] == mover != viewer and step["scene"] == steps[0]["scene"] for step in steps[:own])
        assert (frame["own"] is None) == (frame["steps"] == [])
    assert stepped
    plays = [(play.seat, play.touch, True) for play in room.plays]
    frames = json.loads(film(room.start.dump(), "", 0, plays, "en"))
    assert all(frames[number]["scores"] == totals(then[2]) for (number, viewer), then in seen.items() if viewer is None)


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
@pytest.mark.parametrize("way", ["random", "greedy"])
def test_a_film_of_a_game_under_way_names_only_what_everybody_may_know(name: str, way: str) -> None:
    """What was touched in secret has no words there, and the words of all else do not hang on what is hidden."""
    case = Case(kind(name), 2, {})
    room = room_for(case, 3)
    choose = chooser(way, 3)
    compared = 0
    while room.number < 120 and not room.game.over:
        game = room.game
        touch = choose(game)
        if not game.todo[-1].hides(game, touch):
            for viewer in (1 - game.seat, None):
                dealt = game.redeal(viewer, seed=room.number)
                if touch in dealt.options:
                    compared += 1
                    assert dealt.words(touch, "en") == game.words(touch, "en")
        room.play_here(game.name(touch))
    assert compared
    plays = [(play.seat, play.touch, not play.secret) for play in room.plays]
    frames = json.loads(film(room.start.dump(), "", 0, plays, "en"))
    assert [bool(frame["words"]) for frame in frames[1:]] == [not play.secret for play in room.plays]


def totals(breakdown: list[dict[str, int]]) -> list[int]:
    return [sum(lines.values()) for lines in breakdown]


def test_who_may_not_act_is_refused_without_a_word_about_the_position() -> None:
    """Whatever is touched, and whatever cards the others hold, the answer is the same."""
    answers: set[tuple[str, str]] = set()
    for deal in range(3):
        room = room_for(Case(kind("bitoku"), 2, {}), 4)
        room.course.game = room.game.redeal(1 - room.game.seat, deal)
        for name in ("done", "pass", "yokai.kappa-start", "die.1.1"):
            with pytest.raises(Refused) as refused:
                asyncio.run(room.touch(NO_DATABASE, 1 - room.game.seat, 0, name))
            answers.add((refused.value.code, str(refused.value.values)))
    assert answers == {("not-your-turn", "{}")}


def test_a_secret_touch_is_told_to_its_own_seat_alone() -> None:
    wild = Case(STALLS, 2, {"mood": "wild"})
    room = room_for(wild, 1)
    room.play_here("star")
    said = [wording.state(room, viewer, "en", KEYS, -1)["last"] for viewer in (0, 1, None)]
    assert said == [{"seat": 0, "touch": "star"}, {"seat": 0, "touch": ""}, {"seat": 0, "touch": ""}]


def test_private_lines_are_read_by_their_own_seat_alone() -> None:
    chance = from_seed(3)
    room = room_for(Case(STALLS, 3, {"rich": True}), 2)
    while not room.game.over:
        room.play_here(room.game.name(pick(room.game, chance)))
    lines = [len(wording.state(room, viewer, "en", KEYS, -1)["log"]) for viewer in (0, 1, 2, None)]
    private = sum(only is not None for number in wording.log_lines(room, "en") for only, _ in number)
    assert private > 0
    assert sum(lines) == 4 * lines[3] + private


def test_what_is_chosen_in_secret_in_bitoku_is_not_told() -> None:
    kept_back: set[str] = set()
    for seed in range(8):
        room = room_for(Case(kind("bitoku"), 2, {}), seed)
        chance = from_seed(seed)
        while not room.game.over:
            asked, seat = room.game.todo[-1].asks, room.game.seat
            room.play_here(room.game.name(pick(room.game, chance)))
            for viewer in (0, 1, None):
                if not wording.last_touch(room.plays[-1], viewer)["touch"]:
                    assert viewer != seat
                    kept_back.add(asked)
    assert kept_back == {"ask-summon", "ask-return-dice", "ask-keep-yokai", "ask-turn"}
