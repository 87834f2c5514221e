"""The history of a game: its turns as the record tells them, and touches taken back exactly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ennichi
from ennichi.kernel import history
from ennichi.kernel.course import COPY_EVERY, MOST_COPIES, Course
from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed
from tests.conformance.cases import Case, cases, pick

RECORDS = Path(__file__).parent.parent / "records"
every_case = pytest.mark.parametrize("case", cases(), ids=str)


def kept_games() -> list[Path]:
    """Two kept games of each game."""
    return [found for folder in sorted(RECORDS.iterdir()) for found in sorted(folder.rglob("*.kifu"))[:2]]


def random_course(case: Case, seed: int) -> Iterator[Course]:
    """The same course before every touch of a random game, and at its end."""
    chance = from_seed(seed)
    course = Course(case.new(seed))
    while not course.game.over:
        yield course
        course.play(pick(course.game, chance))
    yield course


# Turns.


@pytest.mark.parametrize(("seat", "chapter"), [(0, 0), (3, 0), (0, 7), (15, 255)])
def test_a_mark_is_below_zero_and_tells_its_seat_and_its_chapter(seat: int, chapter: int) -> None:
    entry = history.mark(seat, chapter)

    assert entry < 0
    assert (history.seat_of(entry), history.chapter_of(entry)) == (seat, chapter)


@pytest.mark.parametrize("path", kept_games(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_turns_of_a_kept_game_are_those_of_its_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    g = ennichi.replay(text)
    said = [line.split() for line in text.splitlines() if line[:1].isdigit()]
    told = [(int(line[0]) - 1, name) for line in said for name in line[1:]]

    turns = g.turns()

    assert [(turn.seat, g.name(touch)) for turn in turns for touch in turn.touches] == told
    assert [turn.first for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    assert (turns[0].first, turns[-1].end) == (0, len(told))
    assert g.last_chapter == turns[-1].chapter
    headings = [line[2:] for line in text.splitlines() if line.startswith("# ")]
    words = [g.word("chapter", turn.chapter, g.header.kind.text("en")) for turn in turns]
    assert [word for at, word in enumerate(words) if at == 0 or word != words[at - 1]] == headings


# Undo in place.


@every_case
def test_what_is_taken_back_is_exactly_as_it_was(case: Case) -> None:
    chance = from_seed(11)
    g = case.new(11)
    while not g.over:
        before, options = g.dump(), list(g.options)
        g.listen()
        touch = pick(g, chance)
        g.play(touch)
        if len(g.touches()) % 7 == 0 or g.over:
            after, over = g.dump(), g.over
            g.undo()
            assert (g.dump(), g.options, g.heard) == (before, options, [])
            g.play(touch)
            assert (g.dump(), g.over) == (after, over)


def test_a_whole_game_can_be_taken_back_touch_by_touch() -> None:
    g = ennichi.new("bamboo", seats=2, seed=3, names=["Aiko", ""])
    seen = []
    while len(g.touches()) < 40:
        seen.append(g.dump())
        g.play(g.options[-1])
    for dump in reversed(seen):
        g.undo()
        assert g.dump() == dump
    with pytest.raises(ennichi.BadSetting, match="nothing was touched yet"):
        g.undo()
    assert not g.can_undo


def test_a_game_dealt_by_a_secret_takes_back_too() -> None:
    g = ennichi.new("iki", deal="5a" * 32)
    g.play(g.options[0])
    before = g.dump()
    g.play(g.options[0])
    g.undo()
    assert g.dump() == before


def test_other_copies_do_not_notice() -> None:
    g = ennichi.new("bitoku", seed=2)
    for _ in range(12):
        g.play(g.options[0])
    copy = g.clone()
    before = copy.dump()
    g.undo()
    g.play(g.options[-1])
    assert copy.dump() == before


def refusal(g: Game) -> str:
    before = g.dump()
    assert not g.can_undo
    with pytest.raises(ennichi.BadSetting) as refused:
        g.undo()
    assert g.dump() == before
    return str(refused.value)


def test_a_position_that_its_deal_does_not_lead_to_takes_nothing_back() -> None:
    g = ennichi.new("bamboo", seed=4)
    for _ in range(5):
        g.play(g.options[0])
    dealt = g.redeal(0, seed=1)
    dealt.play(dealt.options[0])
    assert "dealt anew cannot take anything back" in refusal(dealt)
    g.players[0].coins += 1  # type: ignore[attr-defined]
    assert "changed by hand or played by other rules" in refusal(g)
    g.history[-1] = 10_000
    assert "changed by hand or played by other rules" in refusal(g)


# The course of a game.


@every_case
def test_who_touched_last_may_take_back_what_the_course_says(case: Case) -> None:
    may = may_not = 0
    for course in random_course(case, 13):
        if course.number and (course.number < 12 or course.number % 5 == 0):
            can = course.undo_limit(course.plays[-1].seat) < course.number
            assert course.game.can_undo == can
            may += can
            may_not += not can
        for seat in range(case.seats):
            if not course.plays or seat != course.plays[-1].seat:
                assert course.undo_limit(seat) == course.turn_start(seat) == course.number
    assert may
    assert may_not


@every_case
def test_a_course_goes_back_exactly_and_on_again(case: Case) -> None:
    chance = from_seed(13)
    dumps: list[bytes] = []
    for course in random_course(case, 13):
        del dumps[course.number :]
        dumps.append(course.game.dump())
        if course.number and chance.below(9) == 0:
            to = course.number - 1 - chance.below(min(course.number, 3 * COPY_EVERY))
            other = course.copy()
            other.take_back(to)
            assert (other.game.dump(), other.number) == (dumps[to], to)
            assert other.position_after(to // 2).dump() == dumps[to // 2]
            for played in course.plays[to:]:
                again = other.play(other.game.touch(played.touch))
                was = (played.seat, played.touch, played.events, played.reveals, played.turn, played.secret)
                assert (again.seat, again.touch, again.events, again.reveals, again.turn, again.secret) == was
            assert other.game.dump() == course.game.dump() == dumps[-1]
        assert len(course.copies) <= MOST_COPIES


def test_little_is_played_again_to_go_back_a_little() -> None:
    course = Course(ennichi.new("iki", seed=1))
    while course.number < 100:
        course.play(course.game.options[0])
    for number in range(100 - (MOST_COPIES - 1) * COPY_EVERY, 100):
        at, copy = course.nearest(number)
        assert number - COPY_EVERY < at <= number
        assert len(copy.touches()) == at


def test_a_closed_touch_leaves_the_course_as_it_was() -> None:
    course = Course(ennichi.new("bamboo", seed=1))
    course.play(course.game.options[0])
    before = course.game.dump()
    closed = next(touch for touch in range(len(course.game.header.box.vocabulary)) if touch not in course.game.options)
    with pytest.raises(ennichi.IllegalTouch):
        course.play(closed)
    assert (course.game.dump(), course.number) == (before, 1)


def test_touches_that_cannot_be_replayed_stay_and_stay_secret() -> None:
    g = ennichi.new("bamboo", seed=1)
    g.play(g.options[0])
    course = Course(g, [(0, "a.thing.of.former.rules")])
    assert (course.number, course.first, course.plays[0].secret) == (1, 1, True)
    assert course.undo_limit(0) == 1
    before = course.game.dump()
    course.play(course.game.options[0])
    course.take_back(1)
    assert (course.game.dump(), course.number) == (before, 1)


def test_a_new_name_is_in_every_position_of_the_course() -> None:
    course = Course(ennichi.new("bamboo", seed=1))
    while course.number < 40:
        course.play(course.game.options[0])
    course.rename(("Aiko", "Ren"))
    assert course.position_after(40).header.names == course.position_after(3).header.names == ("Aiko", "Ren")
    course.take_back(33)
    assert course.game.header.names == ("Aiko", "Ren")
