"""Lessons: a game that is taught by playing it, from a file beside it (`GAME/lessons/NAME.lesson`).

    ennichi lesson 1
    game: bamboo
    number: 1                      its place among the lessons of the game
    seats: 3
    seed: 1
    option night: false
    seat 2: Kiku                   seat 1 is the learner's

    play 1 section.pg1             what was played before the first step, by whom

    step buy
    teaches home R13               sections of the rules page, and rulings, that its words tell
    show home.1G7                  in the light; `a + b` is one light around both, and each line one light more
    fact coins = you.coins         what the words are filled with ({ $coins }), as in claims.py
    rule calm = 1                  the same for a number of the rules; a test compares it with tests/GAME/facts.py
    check coins == 3               what else the words claim
    touch home.1G7 cell.2.2        what the learner touches, in this order
    any cell.1.4 cell.2.4          one of these; what follows must fit all of them
    play 2 gift.income coin        what the others play then

    step alone
    task you.happiness - before.you.happiness >= 6
    solve stock.red temple.red … done          a way; each line one more
    ways by balance                            ways that differ in touches of this group only once each
    lost turn.visited and …                    true only where the task can no longer be done in this turn

Alone against an automa (`seats: 1`) nobody else plays: the rules do, after the learner's touches, and `players[1]` is
its board.

A step without touches only speaks. In a task the learner plays a turn alone until the claim is true; whatever follows
it only speaks. Words stand in `lessons/LANGUAGE/NAME.ftl`: `lesson-title`, `lesson-blurb`, each step under its name,
and of a task also `NAME-goal` and `NAME-missed`.

Where a learner stands follows from the touches of the table alone. How long a lesson takes is reckoned from what there
is to read, to touch and to watch.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from ennichi import bots
from ennichi.kernel.course import Course
from ennichi.kernel.errors import BadSetting, EnnichiError, quoted
from ennichi.kernel.game import Game, Kind, OptionValue
from ennichi.kernel.history import begun
from ennichi.kernel.narration import NOBODY, Story, beyond, tell
from ennichi.kernel.registry import header, kind, start
from ennichi.kernel.text import LANGUAGES, Text

from .claims import Claim, Known
from .pictures import Told, told_steps

log = logging.getLogger("ennichi.table")

FORMAT = "ennichi lesson 1"
FOLDER = "lessons"
LEARNER = 0  # the seat
USUAL_BOT = bots.levels()[1]  # plays on, once the lesson is left


class BadLesson(EnnichiError):
    """A lesson that cannot be read or played, with the line where it fails."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}, line {line}: {message}" if line else f"{file}: {message}")
        self.line = line


@dataclass(frozen=True)
class Move:
    """One touch of the lesson: of the learner one of several, the usual one first."""

    seat: int
    touches: tuple[str, ...]
    line: int


@dataclass
class Task:
    """What the learner does alone, within one turn."""

    claim: Claim
    line: int
    ways: list[list[str]] = field(default_factory=list)  # known ones; the first is shown to whoever asks
    differ_by: tuple[str, ...] = ()  # the groups of touches in which ways differ
    lost: list[Claim] = field(default_factory=list)  # each means that it can no longer be done


@dataclass
class Step:
    name: str
    line: int
    at: int  # how many touches come before it
    teaches: list[str] = field(default_factory=list)  # sections of the rules page, and rulings
    show: list[list[str]] = field(default_factory=list)  # lights, each around all its things
    facts: dict[str, Claim] = field(default_factory=dict)
    rules: dict[str, int] = field(default_factory=dict)
    checks: list[Claim] = field(default_factory=list)
    touches: int = 0  # of the learner
    task: Task | None = None

    @property
    def messages(self) -> list[str]:
        return [self.name, f"{self.name}-goal", f"{self.name}-missed"] if self.task else [self.name]


@dataclass(eq=False)
class Lesson:
    """One lesson, as it stands in its file."""

    name: str
    file: Path
    game: str = ""
    number: int = 0
    seats: int = 0
    seed: int = 0
    bot: str = USUAL_BOT
    options: dict[str, OptionValue] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # of the others; the learner has none
    steps: list[Step] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    @property
    def first(self) -> int:
        """How many touches were played before it begins."""
        return self.steps[0].at

    @property
    def task(self) -> Step | None:
        return next((step for step in self.steps if step.task), None)

    @property
    def players(self) -> tuple[str, ...]:
        """How claims call the players."""
        return ("you", *[name.lower() for name in self.names[1:]])

    def text(self, language: str) -> Text:
        return text_of(self.file, language)

    def start(self) -> Game:
        """The position before everything."""
        return start(header(self.game, self.seats, self.seed, self.options, tuple(self.names), ""))


@cache
def text_of(file: Path, language: str) -> Text:
    return Text(language, [file.parent / language / f"{file.stem}.ftl"])


# Reading.


def read_lesson(file: Path) -> Lesson:
    """A lesson from its file."""
    reader = Reader(Lesson(file.stem, file))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        reader.line = number
        said = line.partition(" #")[0].strip()
        if not said or said.startswith("#"):
            continue
        try:
            reader.read(said)
        except BadSetting as fault:
            raise BadLesson(file.name, number, str(fault)) from None
    try:
        return reader.finish()
    except BadSetting as fault:
        raise BadLesson(file.name, 0, str(fault)) from None


class Reader:
    """Reads a lesson line by line."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.line = 0
        self.begun = False
        self.words = {
            "play": self.play,
            "step": self.step,
            "teaches": self.teaches,
            "show": self.show,
            "fact": self.fact,
            "rule": self.rule,
            "check": self.check,
            "touch": self.touch,
            "any": self.any,
            "task": self.task,
            "solve": self.solve,
            "ways": self.ways,
            "lost": self.lost,
        }

    def read(self, said: str) -> None:
        if not self.begun:
            if said != FORMAT:
                raise BadSetting(f"a lesson begins with the line {FORMAT!r}")
            self.begun = True
            return
        word, _, rest = said.partition(" ")
        if word in self.words:
            self.words[word](rest.strip())
        elif ":" in said and not self.lesson.steps:
            name, _, value = said.partition(":")
            self.head(name.strip(), value.strip())
        else:
            raise BadSetting(f"{quoted(word)} is no word of a lesson; there are {', '.join(self.words)}")

    def head(self, name: str, value: str) -> None:
        lesson = self.lesson
        if name == "game":
            lesson.game = kind(value).name
        elif name in ("number", "seed"):
            setattr(lesson, name, whole(value))
        elif name == "seats":
            lesson.seats = kind(lesson.game).check_seats(whole(value))
            lesson.names = [""] * lesson.seats
        elif name == "bot":
            lesson.bot = value
        elif name.startswith("option "):
            lesson.options[name[7:]] = kind(lesson.game).option(name[7:]).parse(value)
        elif name.startswith("seat "):
            lesson.names[self.seat(name[5:])] = value
        else:
            raise BadSetting(f"unknown field {quoted(name)}")

    def seat(self, text: str) -> int:
        seat = whole(text)
        if not 1 <= seat <= self.lesson.seats:
            raise BadSetting(f"there is no seat {seat}; this lesson has {self.lesson.seats}")
        return seat - 1

    @property
    def now(self) -> Step:
        if not self.lesson.steps:
            raise BadSetting("this belongs into a step, and none has begun")
        return self.lesson.steps[-1]

    def step(self, name: str) -> None:
        lesson = self.lesson
        if not name or any(name == step.name for step in lesson.steps):
            raise BadSetting(f"a step needs a name of its own, and {quoted(name)} is none")
        lesson.steps.append(Step(name, self.line, len(lesson.moves)))

    def teaches(self, rest: str) -> None:
        self.now.teaches += rest.split()

    def show(self, rest: str) -> None:
        self.now.show.append([name.strip() for name in rest.split(" + ")])

    def fact(self, rest: str) -> None:
        name, _, claim = rest.partition("=")
        self.now.facts[name.strip()] = Claim(claim.strip())

    def rule(self, rest: str) -> None:
        name, _, value = rest.partition("=")
        self.now.rules[name.strip()] = whole(value.strip())

    def check(self, rest: str) -> None:
        self.now.checks.append(Claim(rest))

    def touch(self, rest: str) -> None:
        for name in rest.split():
            self.own_move((name,))

    def any(self, rest: str) -> None:
        self.own_move(tuple(rest.split()))

    def own_move(self, touches: tuple[str, ...]) -> None:
        step = self.now
        if self.lesson.task is not None:
            raise BadSetting("after a task a lesson only speaks: nobody knows what the learner has done")
        if len(self.lesson.moves) != step.at + step.touches:
            raise BadSetting("what the learner touches comes before what the others play")
        step.touches += 1
        self.lesson.moves.append(Move(LEARNER, touches, self.line))

    def play(self, rest: str) -> None:
        seat, _, touches = rest.partition(" ")
        if self.lesson.task is not None:
            raise BadSetting("after a task the others think for themselves")
        for name in touches.split():
            if name == "*":
                raise BadSetting("what a bot wishes here, tools/lesson.py writes instead of the '*'")
            self.lesson.moves.append(Move(self.seat(seat), (name,), self.line))

    def task(self, rest: str) -> None:
        if self.lesson.task is not None or self.now.touches:
            raise BadSetting("a lesson has one task, in a step of its own")
        self.now.task = Task(Claim(rest), self.line)

    @property
    def own_task(self) -> Task:
        if self.now.task is None:
            raise BadSetting("this belongs to a task")
        return self.now.task

    def solve(self, rest: str) -> None:
        self.own_task.ways.append(rest.split())

    def ways(self, rest: str) -> None:
        by, *groups = rest.split() or [""]
        if by != "by" or not groups:
            raise BadSetting("expected 'ways by GROUP …'")
        self.own_task.differ_by = tuple(groups)

    def lost(self, rest: str) -> None:
        self.own_task.lost.append(Claim(rest))

    def finish(self) -> Lesson:
        lesson = self.lesson
        if not lesson.game or not lesson.seats or not lesson.steps:
            raise BadSetting("a lesson names its game and its seats, and has steps")
        if lesson.task is not None and not (lesson.task.task and lesson.task.task.ways):
            raise BadSetting("a task has at least one way to solve it")
        if lesson.steps[-1].touches or lesson.steps[-1].task:
            raise BadSetting("a lesson ends with a step that only speaks")
        return lesson


def whole(text: str) -> int:
    if not text.removeprefix("-").isdigit():
        raise BadSetting(f"expected a whole number and found {quoted(text)}")
    return int(text)


@cache
def lessons(of: Kind[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; one with faults is left out, and the log tells of it."""
    found: list[Lesson] = []
    for file in sorted((of.folder / FOLDER).glob("*.lesson")):
        try:
            lesson = read_lesson(file)
            for language in LANGUAGES:
                seconds(lesson, language)  # its words are there, and it can be played
        except (EnnichiError, LookupError, OSError) as fault:
            log.error("a lesson cannot be read", extra={"reason": str(fault)})
        else:
            found.append(lesson)
    return tuple(sorted(found, key=lambda lesson: (lesson.number, lesson.name)))


def find_lesson(of: Kind[Any], name: str) -> Lesson | None:
    return next((lesson for lesson in lessons(of) if lesson.name == name), None)


# How long it takes.

WORD = 60 / 230  # seconds to read one
TOUCH = 2.5  # seconds to find a thing and touch it
THOUGHT = 3  # so many times as long takes a touch that nobody asks for: those of a task
NEXT = 1.0  # seconds from a step to the next one

# What the page lets the learner watch, at its normal pace (web/src/live.ts and story.ts).
PAUSE = 0.75  # seconds for a touch of another seat
CROWD = 10  # with more than so many of them waiting, each takes less
GLANCE = 0.4  # of the time to read what a turn was, before the next one is shown
LETTER = 0.026  # seconds
SHORTEST = 1.1  # seconds for a sentence
AUTOMA = 0.6  # its sentences take so much of the time of others


@cache
def seconds(lesson: Lesson, language: str) -> float:
    """How long a lesson takes a learner who reads this language and solves its task by the shortest way."""
    touches = sum(step.touches for step in lesson.steps)
    if lesson.task and lesson.task.task:
        touches += THOUGHT * min(map(len, lesson.task.task.ways))
    read = WORD * words_to_read(lesson, language)
    return read + TOUCH * touches + NEXT * len(lesson.steps) + seconds_to_watch(lesson, language)


def words_to_read(lesson: Lesson, language: str) -> int:
    """In all steps; what is said to those who missed the task does not count."""
    text = lesson.text(language)
    count = 0
    for step in lesson.steps:
        # A number is a word, whichever it is.
        some: dict[str, str | int] = dict.fromkeys([*step.facts, *step.rules, "ways"], 2)
        for message in step.messages[:2]:
            count += sum(any(map(str.isalnum, word)) for word in text.fill(message, some).split())
    return count


def seconds_to_watch(lesson: Lesson, language: str) -> float:
    """What the others play between the first step and the task, and what is told beyond turns, such as a season."""
    course = Course(lesson.start())
    story = Story()
    game = course.game
    waiting = [0] * (len(lesson.moves) + 1)  # touches of others in a row, from each on
    for number in reversed(range(len(lesson.moves))):
        waiting[number] = 0 if lesson.moves[number].seat == LEARNER else waiting[number + 1] + 1
    time = 0.0
    to_read = False
    for number, move in enumerate(lesson.moves):
        play = course.play(game.touch(move.touches[0]))
        story.follow(game, course.plays)
        if number < lesson.first:
            continue
        if move.seat != LEARNER:
            said = turn_that_ended(game, story, language)
            stays = max(PAUSE, GLANCE * reading_time(said)) if said else PAUSE
            time += stays * min(1, CROWD / waiting[number])
        start = beyond(game, play, story.places[number])
        told = told_steps(game, story, number + 1, start, LEARNER, language)
        for scene, _, beat in told:
            time += reading_time(beat.said) * (AUTOMA if story.scenes[scene].seat >= game.seats else 1)
        to_read |= has_card(game, story, told)
        if to_read and not waiting[number + 1]:
            time += TOUCH  # it is put away
            to_read = False
    return time


def has_card(game: Game, story: Story, told: Told) -> bool:
    """Whether it has so much to say that it stays on a card, until the learner puts that away."""
    on_card: list[tuple[int, bool]] = []  # seat of each sentence from the first moment on, and whether it is a title
    for scene, _, beat in told:
        seat = story.scenes[scene].seat
        goes_on = seat != NOBODY and not game.over and scene == len(story.scenes) - 1
        if seat < game.seats and not goes_on and (seat == NOBODY or on_card):
            on_card.append((seat, seat == NOBODY and beat.events[0] == 0))
    said = [seat for seat, title in on_card if not title]
    return len(said) > 1 or NOBODY in said


def turn_that_ended(game: Game, story: Story, language: str) -> str:
    """What another seat did in the turn that the last touch ended."""
    *_, before, now = [None, *story.scenes]
    if before is None or now.events or now.seat == NOBODY or before.seat in (NOBODY, LEARNER):
        return ""
    return " ".join(beat.said for beat in tell(game, before, LEARNER, game.header.kind.text(language)))


def reading_time(said: str) -> float:
    return max(SHORTEST, LETTER * len(said))


# Where a learner stands.

Progress = Literal["", "open", "solved", "missed"]  # of a task
Touches = list[tuple[int, str]]  # seat and name of each


@dataclass(frozen=True)
class Standing:
    """Where a table stands in its lesson."""

    lesson: Lesson
    played: int  # touches of the table
    steps: list[Step]  # that speak here, one after the other; none while others play
    task: Progress = ""

    @property
    def at(self) -> int:
        """How many touches come before what speaks here; after a task nothing else does."""
        if self.task == "solved":
            return len(self.lesson.moves) + 1
        return self.steps[0].at if self.steps else self.played

    @property
    def number(self) -> int:
        """The place of the first of them, counted from 1; while others play, of what speaks next."""
        if self.steps:
            return self.lesson.steps.index(self.steps[0]) + 1
        return next(i for i, step in enumerate(self.lesson.steps, 1) if step.at > self.played)

    def open_to(self, step: Step) -> list[str]:
        """What may be touched while a step speaks; nothing while that is all it does."""
        return list(self.lesson.moves[self.played].touches) if step.touches else []

    @property
    def back(self) -> int | None:
        """How many touches stay when the learner goes back to the last own one; None at the beginning."""
        own = [number for number in self.ways_back() if number < self.played]
        return own[-1] if own else None

    def ways_back(self) -> list[int]:
        """The moments that the learner can go back to."""
        moves = self.lesson.moves[self.lesson.first : self.played]
        own = [number for number, move in enumerate(moves, self.lesson.first) if move.seat == LEARNER]
        return own if self.lesson.task is None else [*own, self.lesson.task.at]

    @property
    def rest(self) -> list[str]:
        """What whoever skips this step plays instead of the learner."""
        if not self.steps:
            return []
        step = self.steps[-1]
        if step.task:
            return step.task.ways[0]
        return [move.touches[0] for move in self.lesson.moves[self.played : step.at + step.touches]]


def standing(lesson: Lesson, touches: Touches) -> Standing | None:
    """Where the touches of a table lead in a lesson; None once they have gone another way."""
    number = len(touches)
    if number < lesson.first or not follows(lesson, touches):
        return None
    how: Progress = ""
    task = lesson.task
    if task is not None and number >= task.at:
        how = progress(lesson, touches)
        if how == "solved":
            return Standing(lesson, number, lesson.steps[lesson.steps.index(task) + 1 :], how)
        here = [step for step in lesson.steps[: lesson.steps.index(task) + 1] if step.at == task.at]
        at = task.at
    else:
        here = [step for step in lesson.steps if step.at <= number < step.at + max(1, step.touches)]
        at = here[0].at if here else number
    if number > at:
        here = here[-1:]  # it has begun
    return Standing(lesson, number, here, how)


def follows(lesson: Lesson, touches: Touches) -> bool:
    """Whether the lesson could have led here."""
    told = lesson.moves[: len(touches)]
    if len(touches) > len(told) and lesson.task is None:
        return False
    return all(seat == move.seat and touch in move.touches for (seat, touch), move in zip(touches, told, strict=False))


def progress(lesson: Lesson, touches: Touches) -> Progress:
    """How far the learner has come with the task, touch by touch."""
    step = lesson.task
    assert step is not None
    assert step.task is not None
    game = lesson.start()
    for _, touch in touches[: step.at]:
        game.play(game.touch(touch))
    text = game.header.kind.text(LANGUAGES[0])  # what a task claims is no matter of words
    before = Known(game.clone(), lesson.players, text)
    turns = begun(game.history)
    for _, touch in touches[step.at :]:
        if begun(game.history) > turns:
            break
        game.play(game.touch(touch))
        if step.task.claim.of(Known(game, lesson.players, text, before)):
            return "solved"
    return "missed" if begun(game.history) > turns or game.over else "open"


def is_lost(lesson: Lesson, game: Game, before: Game) -> bool:
    """Whether a task that is open can no longer be done in this turn, as far as the lesson says so."""
    task = lesson.task.task if lesson.task else None
    text = game.header.kind.text(LANGUAGES[0])
    known = Known(game, lesson.players, text, Known(before, lesson.players, text))
    return task is not None and any(claim.of(known) for claim in task.lost)


def next_touches(lesson: Lesson, touches: Touches, seat: int) -> list[str]:
    """What the lesson lets another seat play now; nothing once the learner has gone another way."""
    if not follows(lesson, touches):
        return []
    found: list[str] = []
    for move in lesson.moves[len(touches) :]:
        if move.seat != seat:
            break
        found.append(move.touches[0])
    return found


def words_of(lesson: Lesson, step: Step, message: str, game: Game, before: Game, language: str) -> str:
    """What a step says, with its numbers taken from the position; of a task and after it also from the one before."""
    text = game.header.kind.text(language)
    known = Known(game, lesson.players, text, Known(before, lesson.players, text))
    values: dict[str, str | int] = dict(step.rules)
    for name, claim in step.facts.items():
        values[name] = claim.of(known)
    if step.task:
        values["ways"] = len(step.task.ways)
    return lesson.text(language).fill(message, values)
