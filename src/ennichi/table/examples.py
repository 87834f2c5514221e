"""What rules pages show: moments of whole games, and single turns step by step.

The games are records that come with the package (`GAME/examples/*.kifu`, written by tools/examples.py), and the moments
are named in the game's manifest. They are replayed here, so whatever a page draws is what the rules do today.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import ennichi
from ennichi.kernel.course import Course
from ennichi.kernel.game import Kind
from ennichi.kernel.narration import Story
from ennichi.kernel.registry import start

from . import printed, shapes
from .telling import scene_words


def names(of: Kind[Any]) -> list[str]:
    """The examples of a game; a game need not have any."""
    return list(of.manifest().get("examples", {}))


@lru_cache(maxsize=64)
def example_in(language: str, of: Kind[Any], name: str) -> bytes:
    """An example with the words of one language, as JSON."""
    return json.dumps(example(of, name, language), ensure_ascii=False, separators=(",", ":")).encode()


def example(of: Kind[Any], name: str, language: str) -> shapes.Example:
    wanted: dict[str, Any] = of.manifest()["examples"][name]
    course = course_of(of, wanted["record"])
    first, last = wanted["from"], wanted.get("to", wanted["from"])
    begin, end = course.position_after(first), course.position_after(last)
    seat = begin.winners()[0] if begin.over else begin.seat
    return {
        "components": printed.address(of, course.game.header.box),
        "seat": seat,
        "breakdown": end.breakdown(seat),
        "steps": [step(course, number, seat, language, told=number > first) for number in range(first, last + 1)],
    }


def step(course: Course, number: int, seat: int, language: str, told: bool) -> shapes.ExampleStep:
    """The position after so many touches, as the seat sees it; and what led there, where that is told."""
    game = course.position_after(number)
    text = game.header.kind.text(language)
    before = course.position_after(number - 1) if told else game
    touch = course.plays[number - 1].touch if told else ""
    story = Story()
    story.follow(game, course.plays[:number])
    # The touch that ends a turn begins the next one: what is told is the turn that it belongs to.
    scene = next(one for one in reversed(story.scenes) if one.first < number) if told else None
    beats = scene_words(game, scene, 0, seat, text)["beats"] if scene else []
    return {
        "view": game.view(seat),
        "prompt": game.prompt(language, seat),
        "touch": touch,
        "words": before.words(before.touch(touch), language) if touch else "",
        "said": [beat["text"] for beat in beats if beat["seat"] in (seat, None)],
    }


@lru_cache(maxsize=8)
def course_of(of: Kind[Any], record: str) -> Course:
    """A whole game, played again. It is played with the components that came with it."""
    text = (Path(of.folder) / "examples" / f"{record}.kifu").read_text(encoding="utf-8")
    played = ennichi.replay(text)
    course = Course(start(played.header))
    for touch in played.touches():
        course.play(touch)
    return course
