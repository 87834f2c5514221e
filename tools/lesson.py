"""Helps to write a lesson: plays it, lists its faults, and shows what is asked and said at each step.

`play 3 *` in the file is replaced by what a bot plays for that seat until another must act, and `play *` by what bots
play until it is the learner's turn.

    python tools/lesson.py bamboo first            # faults, time, and the steps with their English words
    python tools/lesson.py bamboo first --open     # also what is open at each step
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ennichi import bots
from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table.lessons import FOLDER, LEARNER, Lesson, read_lesson, seconds
from ennichi.table.rehearsal import Rehearsal

BOT = "greedy"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("lesson")
    parser.add_argument("--open", action="store_true", help="also what is open at each step")
    asked = parser.parse_args()
    file = kind(asked.game).folder / FOLDER / f"{asked.lesson}.lesson"
    try:
        while (line := first_wish(file)) is not None:
            fulfil(file, line)
        lesson = read_lesson(file)
    except EnnichiError as fault:
        print(fault)
        return 1
    rehearsal = Rehearsal(lesson)
    faults = rehearsal.run()
    show(lesson, rehearsal, asked.open)
    takes = ", ".join(f"{language} {seconds(lesson, language) / 60:.1f}" for language in LANGUAGES)
    print(f"{len(lesson.steps)} steps, {len(lesson.moves)} touches, minutes: {takes}")
    print(f"{len(faults)} faults", *faults, sep="\n  ")
    return 1 if faults else 0


def first_wish(file: Path) -> int | None:
    """The number of the first line that leaves it to a bot."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next((i for i, line in enumerate(lines) if line.startswith("play ") and line.split()[-1] == "*"), None)


def fulfil(file: Path, number: int) -> None:
    """Write what bots play in place of a wish."""
    lines = file.read_text(encoding="utf-8").splitlines()
    before = file.with_suffix(".part")
    before.write_text("\n".join([*lines[:number], "step (so far)"]) + "\n", encoding="utf-8")
    try:
        lesson = read_lesson(before)
    finally:
        before.unlink()
    game = lesson.start()
    for move in lesson.moves:
        game.play(game.touch(move.touches[0]))
    wish = lines[number].split()
    only = int(wish[1]) - 1 if len(wish) == 3 else None
    lines[number : number + 1] = list(played(game, only))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def played(game: Game, only: int | None) -> list[str]:
    lines: list[str] = []
    seat = -1
    while not game.over and (game.seat == only if only is not None else game.seat != LEARNER):
        touch = bots.make(BOT, len(game.history)).choose(game)
        if game.seat != seat:
            seat = game.seat
            lines.append(f"play {seat + 1}")
        lines[-1] += f" {game.name(touch)}"
        game.play(touch)
    return lines


def show(lesson: Lesson, rehearsal: Rehearsal, with_open: bool) -> None:
    game = lesson.start()
    number = 0
    for step in lesson.steps:
        try:
            for move in lesson.moves[number : step.at]:
                game.play(game.touch(move.touches[0]))
        except EnnichiError:
            return
        number = step.at
        print(f"{number:4} {step.name}: {game.prompt('en', LEARNER)}")
        if with_open:
            print("     open:", *[game.name(touch) for touch in game.options])
        for message in step.messages:
            said = rehearsal.said.get(("en", message), "")
            print(f"     {message} ({len(said.split())} words): {said}")


if __name__ == "__main__":
    sys.exit(main())
