"""A lesson played by itself, before anybody learns from it: is every touch open, and everything true that it says?"""

from __future__ import annotations

import json
from collections.abc import Iterator

from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Game
from ennichi.kernel.history import begun
from ennichi.kernel.text import LANGUAGES

from .claims import Known
from .lessons import LEARNER, Lesson, Step, standing, words_of

MOST_POSITIONS = 30_000  # of a task whose ways are counted


class Rehearsal:
    """Plays a lesson and notes what is wrong with it, each fault with its line."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.faults: list[str] = []
        self.said: dict[tuple[str, str], str] = {}  # by language and message

    def run(self) -> list[str]:
        lesson = self.lesson
        try:
            end = self.play({}, speak=True)
            for number, move in enumerate(lesson.moves):
                for touch in move.touches[1:]:
                    self.play({number: touch}, speak=False)
            if lesson.task is not None:
                self.solve(end)
        except EnnichiError as fault:
            self.faults.append(str(fault))
        return self.faults

    def fault(self, line: int, message: str) -> None:
        self.faults.append(f"{self.lesson.file.name}, line {line}: {message}")

    def play(self, instead: dict[int, str], speak: bool) -> Game:
        """The whole record, with other choices of the learner at some places."""
        lesson = self.lesson
        game = lesson.start()
        for number in range(len(lesson.moves) + 1):
            for step in lesson.steps:
                if step.at == number and step.task is None and not self.after_task(step):
                    self.check(step, game, game, speak)
            if number == len(lesson.moves):
                break
            move = lesson.moves[number]
            touch = instead.get(number, move.touches[0])
            if game.seat != move.seat:
                self.fault(move.line, f"seat {game.seat + 1} must act here, not seat {move.seat + 1}: {touch}")
                raise EnnichiError("the rest was not played")
            try:
                game.play(game.touch(touch))
            except EnnichiError as fault:
                self.fault(move.line, str(fault) + (f" (after {instead})" if instead else ""))
                raise EnnichiError("the rest was not played") from None
        return game

    def after_task(self, step: Step) -> bool:
        task = self.lesson.task
        return task is not None and self.lesson.steps.index(step) > self.lesson.steps.index(task)

    def check(self, step: Step, game: Game, before: Game, speak: bool) -> None:
        """What a step claims in its position, and what it says there."""
        lesson = self.lesson
        if not game.over and game.seat != LEARNER:
            self.fault(step.line, f"{step.name} speaks while seat {game.seat + 1} must act")
        text = game.header.kind.text(LANGUAGES[0])
        known = Known(game, lesson.players, text, Known(before, lesson.players, text))
        for claim in step.checks:
            try:
                if not claim.of(known):
                    self.fault(step.line, f"{step.name}: {claim.text} is not so")
            except EnnichiError as fault:
                self.fault(step.line, f"{step.name}: {fault}")
        if speak:
            for message in step.messages:
                self.speak(step, message, game, before)

    def speak(self, step: Step, message: str, game: Game, before: Game) -> None:
        for language in LANGUAGES:
            try:
                said = words_of(self.lesson, step, message, game, before, language)
            except (EnnichiError, LookupError, OSError) as fault:
                self.fault(step.line, f"{message} in {language}: {fault}")
            else:
                self.said[language, message] = said

    # The task.

    def solve(self, start: Game) -> None:
        """Each known way must solve it, none of them before it began; and where they are counted, there are no more."""
        lesson = self.lesson
        step = lesson.task
        assert step is not None
        assert step.task is not None
        self.check(step, start, start, speak=True)
        played = [(move.seat, move.touches[0]) for move in lesson.moves]
        now = standing(lesson, played)
        if now is None or now.task != "open":
            self.fault(step.line, f"{step.name} is not to be solved: {now.task if now else 'nobody comes there'}")
        for way in step.task.ways:
            game = start.clone()
            try:
                for touch in way:
                    game.play(game.touch(touch))
            except EnnichiError as fault:
                self.fault(step.task.line, f"{' '.join(way)}: {fault}")
                continue
            now = standing(lesson, played + [(LEARNER, touch) for touch in way])
            if now is None or now.task != "solved":
                self.fault(step.task.line, f"{' '.join(way)} does not solve it")
            for after in lesson.steps[lesson.steps.index(step) + 1 :]:
                self.check(after, game, start, speak=True)
        if step.task.differ_by:
            self.count(step, start)

    def count(self, step: Step, start: Game) -> None:
        assert step.task is not None
        given = {self.sort_of(step, way) for way in step.task.ways}
        if len(given) != len(step.task.ways):
            self.fault(step.task.line, "two of its ways are the same")
        found = set(self.ways(step, start))
        for way in sorted(found - given):
            self.fault(step.task.line, f"there is one more way: {' '.join(way)}")

    def sort_of(self, step: Step, way: list[str]) -> tuple[str, ...]:
        """What one way has in common with all others that are the same: its touches of some groups."""
        assert step.task is not None
        return tuple(sorted({touch for touch in way if touch.partition(".")[0] in step.task.differ_by}))

    def ways(self, step: Step, start: Game) -> Iterator[tuple[str, ...]]:
        """All ways to solve a task within its turn."""
        task = step.task
        assert task is not None
        players = self.lesson.players
        text = start.header.kind.text(LANGUAGES[0])
        before = Known(start, players, text)
        turns = begun(start.history)
        seen: set[str] = set()
        left: list[tuple[Game, list[str]]] = [(start.clone(), [])]
        while left:
            game, way = left.pop()
            for touch in game.options:
                name = game.name(touch)
                after = game.clone()
                after.play(touch)
                longer = [*way, name]
                if task.claim.of(Known(after, players, text, before)):
                    yield self.sort_of(step, longer)
                    continue
                if begun(after.history) > turns or after.over:
                    continue
                key = json.dumps([after.pack(), [each.key for each in after.todo], self.sort_of(step, longer)])
                if key not in seen:
                    seen.add(key)
                    left.append((after, longer))
            if len(seen) > MOST_POSITIONS:
                self.fault(task.line, f"its ways cannot be counted: more than {MOST_POSITIONS} positions")
                return
