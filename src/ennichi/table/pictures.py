"""What happens beyond a player's own turn, step by step: each sentence with the table as it is when that is told."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.course import Course
from ennichi.kernel.game import Event, Game
from ennichi.kernel.narration import NOBODY, Beat, Story, beyond, tell_steps

from . import shapes
from .telling import things_in


def steps(course: Course, after: Game, story: Story, number: int, seat: int | None, language: str) -> list[shapes.Step]:
    """What a touch brought about, as a viewer may know it; nothing where it was only its seat's own doing.

    What the seat itself did with the touch is a step only for others, and where the turn ends with it.

    `after` is the position that it led to. The picture of each step is told by how it differs from the next one, the
    last one being the table that the viewer is shown in any case.
    """
    start = first_step(course, after, story, number, seat)
    play, places = course.plays[number - 1], story.places[number - 1]
    if start < len(places) and seat != play.seat and places[-1] != places[0]:
        start = 0  # what another does last in a turn is not passed over for what follows the turn
    told = told_steps(after, story, number, start, seat, language)
    return told_with(course.noted(number), told, after, story, seat, language) if told else []


def filmed(
    course: Course, before: Game, after: Game, story: Story, number: int, seat: int | None, language: str
) -> tuple[shapes.Own | None, list[shapes.Step]]:
    """The same for a film, which passes from turn to turn: before these steps it shows what the turn has come to.

    `before` is the position before the touch; it is played on.
    """
    start = first_step(course, after, story, number, seat)
    told = told_steps(after, story, number, start, seat, language)
    if not told:
        return None, []
    begin = before.clone()
    positions = course.noted(number, before)
    found = told_with(positions, told, after, story, seat, language)
    turn = positions[start - 1] if start else begin
    show = after.header.kind.show
    first = table_at(positions, told, 0, after)
    changed = changes(show(turn, after.check_seat(seat)), show(first, after.check_seat(seat)))
    return {"acts": start > 0, "changes": changed, "scores": turn.scores(seat)}, found


def first_step(course: Course, after: Game, story: Story, number: int, seat: int | None) -> int:
    """The first event of a touch that is a step: of another's decision in the midst of a moment already its own."""
    play, places = course.plays[number - 1], story.places[number - 1]
    start = beyond(after, play, places)
    return 0 if start and seat != play.seat and story.scenes[places[0]].gathers else start


Told = list[tuple[int, int, Beat]]  # sentences, each with its scene and its first event among those of the touch


def table_at(positions: list[Game], told: Told, at: int, after: Game) -> Game:
    """The position that is shown with a sentence: before the next one's first event."""
    return positions[told[at + 1][1] - 1] if at + 1 < len(told) else after


def told_with(
    positions: list[Game], told: Told, after: Game, story: Story, seat: int | None, language: str
) -> list[shapes.Step]:
    """Sentences with their pictures, which the positions at each event of the touch are."""
    found: list[shapes.Step] = []
    text = after.header.kind.text(language)
    table: Any = None
    for at in reversed(range(len(told))):
        scene, _, beat = told[at]
        picture = table_at(positions, told, at, after)
        here = picture.header.kind.show(picture, after.check_seat(seat))
        event = story.scenes[scene].events[beat.events[0]]
        mark = "mark-" + name_of(after, event)
        found.append(
            {
                "scene": scene,
                "title": story.scenes[scene].seat == NOBODY and beat.events[0] == 0,
                "seat": None if beat.seat == NOBODY else beat.seat,
                "text": beat.said,
                "things": things_in(after, story.scenes[scene], beat),
                "event": name_of(after, event),
                "mark": text.fill(mark, after.event_words(event, text)) if text.has(mark) else "",
                "changes": {} if table is None else changes(here, table),
                "scores": picture.scores(seat),
            }
        )
        table = here
    return found[::-1]


def name_of(game: Game, event: Event) -> str:
    return game.header.kind.events[event[0]].name


def told_steps(game: Game, story: Story, number: int, start: int, seat: int | None, language: str) -> Told:
    """The sentences from an event of a touch on."""
    places = story.places[number - 1]
    text = game.header.kind.text(language)
    found: Told = []
    for index in dict.fromkeys(places[start:]):
        scene = story.scenes[index]
        earlier = sum(story.places[at].count(index) for at in range(max(0, scene.first - 1), number - 1))
        shift = places.index(index) - earlier  # from the events of the scene to those of the touch
        events = [at - shift for at in range(start, len(places)) if places[at] == index]
        found += [(index, beat.events[0] + shift, beat) for beat in tell_steps(game, scene, events, seat, text)]
    return found


def changes(here: Any, there: Any, path: str = "") -> dict[str, Any]:
    """What makes `here` of `there`, both JSON-ready data: values by the path to their place.

    A list of another length and a dict with other keys are told as a whole.
    """
    if here == there:
        return {}
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        return {k: v for key in here for k, v in changes(here[key], there[key], f"{path}/{key}").items()}
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        pairs = enumerate(zip(here, there, strict=True))
        return {k: v for i, (one, other) in pairs for k, v in changes(one, other, f"{path}/{i}").items()}
    return {path[1:]: here}
