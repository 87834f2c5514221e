"""The narrator, in every game: each role has its words in every language, and whole games are told without a gap."""

from __future__ import annotations

import re

import pytest

from ennichi.kernel.course import Course
from ennichi.kernel.game import AUTOMA, COST, DEED, EACH, GAIN, LAST, MOMENT, NEWS, Event, Game
from ennichi.kernel.narration import NOBODY, Scene, Story, story_of, tell
from ennichi.kernel.registry import kind, kinds
from ennichi.kernel.text import LANGUAGES
from tests.toy.game import KIND as STALLS

from .cases import Case, few_cases
from .players import chooser, label, ways

GAMES = sorted({of.name for of in kinds()} | {STALLS.name})
ROLES = ("", DEED, LAST, EACH, GAIN, COST, NEWS, MOMENT, AUTOMA)
FORMS = ("deed", "deeds", "brief", "short", "amount", "logs", "sum", "sums", "step")
JUNK = re.compile(r"  |\( |\(\)| \)|,,|, ,|\.\.|\{|\}|None| [,.]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sort_of_event_has_the_words_of_its_role(game: str, language: str) -> None:
    text = kind(game).text(language)
    for sort in kind(game).events:
        assert sort.told in ROLES, sort.name
        assert text.has(f"deed-{sort.name}") != text.has(f"log-{sort.name}"), sort.name
        if sort.told in (DEED, LAST, EACH):
            assert text.has(f"deed-{sort.name}"), sort.name
        if sort.told in (GAIN, COST) and not any(sort.numbers):
            assert text.has(f"amount-{sort.name}"), sort.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_of_the_narrator_are_left_over(game: str, language: str) -> None:
    names = {sort.name for sort in kind(game).events}
    told = {sort.name for sort in kind(game).events if sort.told in (DEED, LAST, EACH) or sort.alone}
    counted = {sort.name for sort in kind(game).events if sort.told in (GAIN, COST)}
    news = {sort.name for sort in kind(game).events if sort.told in ("", NEWS, MOMENT)}
    source = (kind(game).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for form, name in re.findall(rf"^({'|'.join(FORMS)})-([\w-]+) =", source, re.MULTILINE):
        if form in ("brief", "short") and name not in names:
            continue  # a brief form of something else
        fits = {"deed": names, "amount": counted, **dict.fromkeys(("deeds", "brief", "short", "step"), told)}
        assert name in fits.get(form, news), f"{form}-{name}"


def course_of(case: Case, way: str, seed: int) -> Course:
    course = Course(case.new(seed))
    choose = chooser(way, seed)
    while not course.game.over:
        course.play(choose(course.game))
    return course


@pytest.mark.parametrize(("case", "way"), [each for each in ways(few_cases()) if each[1] != "search"], ids=label)
def test_a_whole_game_is_told(case: Case, way: str) -> None:
    course = course_of(case, way, seed=31)
    game = course.game
    story = story_of(game, course.plays)
    assert [event for scene in story.scenes for event in scene.events] == [
        event for play in course.plays for event in play.events
    ]
    for play, places in zip(course.plays, story.places, strict=True):
        assert [place for place in places] == sorted(places)
        assert len(places) == len(play.events)
    for before, after in zip(story.scenes, story.scenes[1:], strict=False):
        assert before.first <= before.end == after.first <= after.end
    for language in LANGUAGES:
        text = game.header.kind.text(language)
        for scene in story.scenes:
            beats = tell(game, scene, None, text)
            heard = [event for event in scene.events if game.may_hear(event, None) and told_of(game, event)]
            assert sum(len(beat.events) for beat in beats) == len(heard)
            for beat in beats:
                assert not JUNK.search(beat.said), beat.said
                assert beat.said[-1] in ".!", beat.said
            if scene.seat != NOBODY and any(beat.seat == scene.seat for beat in beats):
                assert beats[0].seat == scene.seat


def told_of(game: Game, event: Event) -> str:
    return game.header.kind.events[event[0]].told


@pytest.mark.parametrize("case", few_cases(), ids=label)
def test_a_story_that_grows_with_its_game_is_the_story_of_the_game(case: Case) -> None:
    course = Course(case.new(32))
    choose = chooser("random", 32)
    story = Story()
    while not course.game.over:
        course.play(choose(course.game))
        story.follow(course.game, course.plays)
    assert shape(story.scenes) == shape(story_of(course.game, course.plays).scenes)
    turns = [scene.seat for scene in story.scenes if scene.seat not in (NOBODY, course.game.seats)]
    begun = [turn.seat for turn in course.game.turns()]
    if any(
        sort.gathers for sort in course.game.header.kind.events
    ):  # turns in the midst of such a moment are no scenes
        left = iter(begun)
        assert all(seat in left for seat in turns)
    else:
        assert turns == begun


def shape(scenes: list[Scene]) -> list[tuple[int, int, int, int, list[Event]]]:
    return [(scene.seat, scene.chapter, scene.first, scene.end, scene.events) for scene in scenes]


def test_what_was_taken_back_is_not_told() -> None:
    course = Course(few_cases()[0].new(33))
    choose = chooser("random", 33)
    for _ in range(6):
        course.play(choose(course.game))
    story = story_of(course.game, course.plays)
    course.take_back(4)
    assert not story.fits(course.plays)
    other = Course(few_cases()[0].new(33))
    assert not story.fits(other.plays)
    course.play(choose(course.game))
    assert not story.fits(course.plays)
