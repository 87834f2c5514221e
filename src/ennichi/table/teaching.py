"""What the table of a lesson knows of it: which lesson it is, where it stands, and what the learner is told."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.game import Game, Kind
from ennichi.kernel.registry import kind

from . import lessons, shapes
from .lessons import LEARNER, Lesson, Standing, Step, Touches, words_of
from .rooms import Room


def infos(of: Kind[Any], language: str) -> list[shapes.LessonInfo]:
    """The lessons of a game, in words."""
    found: list[shapes.LessonInfo] = []
    for lesson in lessons.lessons(of):
        text = lesson.text(language)
        title, blurb = text("lesson-title"), text("lesson-blurb")
        minutes = max(1, round(lessons.seconds(lesson, language) / 60))
        found.append({"name": lesson.name, "title": title, "blurb": blurb, "minutes": minutes})
    return found


def lesson_of(room: Room) -> Lesson | None:
    """The lesson that a table was set up for, or could have been: its seed is known to everybody."""
    stored = room.stored
    if not stored.open_record or stored.deal or room.first or room.read_only or room.components:
        return None
    if any(seat.kind != ("human" if i == LEARNER else "bot") for i, seat in enumerate(stored.seats)):
        return None
    of = kind(stored.game)
    touches = played(room)
    found = [
        lesson
        for lesson in lessons.lessons(of)
        if lesson.seed == stored.seed
        and lesson.seats == len(stored.seats)
        and of.check_options(lesson.options, lesson.seats) == stored.options
        and lesson.first <= len(touches)
        and lessons.follows(lesson, touches[: lesson.first])
    ]
    return max(found, key=lambda lesson: lesson.first, default=None)  # one may go on where another ends


def played(room: Room) -> Touches:
    return [(play.seat, play.touch) for play in room.plays]


def standing_of(room: Room) -> Standing | None:
    lesson = lesson_of(room)
    return None if lesson is None else lessons.standing(lesson, played(room))


def next_touches(room: Room) -> list[str]:
    """What the lesson lets a bot play; nothing where there is none, or where it was left."""
    lesson = lesson_of(room)
    return [] if lesson is None else lessons.next_touches(lesson, played(room), room.game.seat)


def leads_back(room: Room, seat: int | None, to: int) -> bool:
    """Whether the learner may go back so far: to own moments of the lesson, whoever acted since."""
    now = standing_of(room) if seat == LEARNER else None
    return now is not None and to in now.ways_back()


def told(room: Room, language: str) -> shapes.LessonNow | None:
    """Where the learner stands, in words."""
    now = standing_of(room)
    if now is None:
        return None
    return {
        "name": now.lesson.name,
        "at": now.at,
        "number": now.number,
        "of": len(now.lesson.steps),
        "steps": [told_step(room, now, step, language) for step in now.steps],
        "back": now.back,
        "task": now.task,
    }


def told_step(room: Room, now: Standing, step: Step, language: str) -> shapes.LessonStep:
    lesson, open_now = now.lesson, now.open_to(step)

    def said(message: str, game: Game) -> str:
        return words_of(lesson, step, message, game, before, language)

    task = step.task is not None
    begun = lesson.task.at if lesson.task and now.task else step.at
    before = room.game if begun == room.number else room.course.position_after(begun)
    speaks_of = room.game if now.task == "solved" else before
    return {
        "name": step.name,
        "words": said(step.name, speaks_of),
        "goal": said(f"{step.name}-goal", room.game) if task else "",
        "missed": said(f"{step.name}-missed", room.game) if task else "",
        "show": lights(step, open_now),
        "touches": open_now,
        "task": task,
        "lost": task and now.task == "open" and lessons.is_lost(lesson, room.game, before),
    }


def lights(step: Step, open_now: list[str]) -> list[list[str]]:
    """What is in the light: what the step names, and what is to be touched where that is something else."""
    shown = {name for light in step.show for name in light}
    if open_now and not shown.intersection(open_now):
        return [[name] for name in open_now[:1]]
    return step.show
