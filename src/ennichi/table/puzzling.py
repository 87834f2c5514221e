"""What the table of a puzzle knows of it: which puzzle it is, whether its turn is played, and what that is worth."""

from __future__ import annotations

import logging
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

from ennichi.bots.advice import told
from ennichi.bots.puzzles import AS_GOOD, Puzzle, Way, puzzles_of, result_of, turn_over
from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Game, Kind
from ennichi.kernel.registry import kind, kinds, new
from ennichi.kernel.text import Text

from . import shapes
from .database import StoredTable
from .rooms import Room

log = logging.getLogger("ennichi.table")

SMALL = 0.25  # points of a scoring line that are not worth a word
MOST_LINES = 4
FIRST_DAY = date(2026, 1, 1)


@cache
def puzzles(of: Kind[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game that fit its rules; one that does not is left out, and the log tells of it."""
    try:
        found = puzzles_of(of)
    except EnnichiError as fault:
        log.error("puzzles cannot be read", extra={"reason": str(fault)})
        return ()
    fit: list[Puzzle] = []
    for puzzle in found:
        try:
            puzzle.check()
        except EnnichiError as fault:
            log.error("a puzzle does not fit", extra={"reason": str(fault)})
        else:
            fit.append(puzzle)
    return tuple(fit)


def find(game: str, name: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles(kind(game)) if puzzle.name == name), None)


def of_the_day(today: date) -> Puzzle | None:
    """The same for everybody on one day; the games take turns, and within a game all puzzles do."""
    games = [each for each in (puzzles(of) for of in kinds()) if each]
    if not games:
        return None
    days = (today - FIRST_DAY).days
    own = sorted(games[days % len(games)], key=lambda puzzle: sha256(puzzle.id.encode()).digest())  # easy or hard
    return own[days // len(games) % len(own)]


def list_all(today: date, language: str) -> shapes.Puzzles:
    chosen = of_the_day(today)
    lines = [line_of(puzzle, number, language) for of in kinds() for number, puzzle in enumerate(puzzles(of), 1)]
    return {"today": chosen.id if chosen else "", "puzzles": lines}


def line_of(puzzle: Puzzle, number: int, language: str) -> shapes.PuzzleLine:
    text = puzzle.kind.text(language)
    return {
        "id": puzzle.id,
        "game": puzzle.kind.name,
        "name": puzzle.name,
        "number": number,
        "difficulty": puzzle.difficulty,
        "seats": puzzle.seats,
        "where": chapter_of(puzzle, text),
    }


def chapter_of(puzzle: Puzzle, text: Text) -> str:
    """Where in its game it stands, in words; that needs some position of the game, and no replay."""
    return first_of(puzzle.kind, puzzle.seats).word("chapter", puzzle.chapter, text)


@cache
def first_of(of: Kind[Any], seats: int) -> Game:
    return new(of.name, seats=seats)


# At its table.


def touches_to(puzzle: Puzzle) -> list[tuple[int, str]]:
    """Seat and name of each touch that leads to it."""
    g = puzzle.start()
    return [(turn.seat, g.name(touch)) for turn in g.turns() for touch in turn.touches]


def looks_like_one(stored: StoredTable) -> Puzzle | None:
    """The puzzle that a stored table was set up for, by what is known of it without its touches."""
    if not stored.open_record or stored.deal or stored.first:
        return None
    if any(seat.kind != "human" for seat in stored.seats):
        return None
    for puzzle in puzzles(kind(stored.game)):
        if puzzle.seed == stored.seed and puzzle.seats == len(stored.seats):
            return puzzle
    return None


def puzzle_of(room: Room) -> Puzzle | None:
    """The puzzle of a table, or what could be one: its seed is known to everybody."""
    puzzle = looks_like_one(room.stored)
    if puzzle is None or room.read_only or room.components:
        return None
    if room.stored.options != puzzle.kind.check_options(puzzle.options, puzzle.seats):
        return None
    begun = [play.touch for play in room.plays[: len(puzzle.touches)]]
    return puzzle if begun == puzzle.touches else None


def leads_back(room: Room, seat: int | None, to: int) -> bool:
    """Whether who solves a puzzle may go back so far: to its beginning, whatever came to light."""
    puzzle = puzzle_of(room)
    return puzzle is not None and seat == puzzle.seat and to >= len(puzzle.touches)


def played(room: Room, puzzle: Puzzle) -> list[str]:
    return [play.touch for play in room.plays[len(puzzle.touches) :]]


def now(room: Room, seat: int | None) -> shapes.PuzzleNow | None:
    """Where who solves a puzzle stands."""
    puzzle = puzzle_of(room)
    if puzzle is None or seat != puzzle.seat:
        return None
    own = puzzles(puzzle.kind)
    start = len(puzzle.touches)
    over = room.number > start and turn_over(room.game, room.course.position_after(start))
    return {
        "id": puzzle.id,
        "name": puzzle.name,
        "number": own.index(puzzle) + 1,
        "of": len(own),
        "difficulty": puzzle.difficulty,
        "start": start,
        "over": over,
        "next": own[(own.index(puzzle) + 1) % len(own)].name,
    }


def known_less(room: Room, puzzle: Puzzle) -> float | None:
    """By how many points the turn that was played is worse than the best, where the file knows it."""
    return puzzle.less(result_of(end_of_turn(room, puzzle)))


def end_of_turn(room: Room, puzzle: Puzzle) -> Game:
    """The position in which the turn was over: whoever is asked next may have touched something."""
    start = room.course.position_after(len(puzzle.touches))
    g = start.clone()
    for name in played(room, puzzle):
        if turn_over(g, start):
            break
        g.play(g.touch(name))
    return g


def answer(room: Room, puzzle: Puzzle, less: float, language: str) -> shapes.PuzzleAnswer:
    """What was played is judged, in words."""
    start = room.course.position_after(len(puzzle.touches))
    names = played(room, puzzle)
    right = is_right(puzzle, less)
    like = puzzle.wrong[puzzle.wrong_like(names)]
    alike = not right and result_after(start, like.touches) == result_of(end_of_turn(room, puzzle))
    yours: shapes.PuzzleWay = {
        "touches": names,
        "words": told(start.clone(), [start.touch(name) for name in names], language),
        "points": puzzle.best.points - less,
        "less": 0.0 if right else less,
        "why": why(puzzle, like, language) if alike else [],
    }
    others = [way for way in puzzle.wrong if right or (way is like and not alike)]
    return {
        "right": right,
        "yours": yours,
        "best": way_told(puzzle, start, puzzle.best, language) if right else None,
        "wrong": [way_told(puzzle, start, way, language) for way in others],
    }


def solution(room: Room, puzzle: Puzzle, language: str) -> shapes.PuzzleAnswer:
    """The best turn and the wrong ones, for whoever wants to see them."""
    start = room.course.position_after(len(puzzle.touches))
    best = way_told(puzzle, start, puzzle.best, language)
    wrong = [way_told(puzzle, start, way, language) for way in puzzle.wrong]
    return {"right": True, "yours": best, "best": best, "wrong": wrong}


def is_right(puzzle: Puzzle, less: float) -> bool:
    """As good as the best: nearer to it than half way to the next result that the file knows to be worse."""
    worse = min([each for each in puzzle.results.values() if each > AS_GOOD], default=2 * AS_GOOD)
    return less <= max(AS_GOOD, worse / 2)


def result_after(start: Game, names: list[str]) -> str:
    g = start.clone()
    for name in names:
        g.play(g.touch(name))
    return result_of(g)


def way_told(puzzle: Puzzle, start: Game, way: Way, language: str) -> shapes.PuzzleWay:
    touches = [start.touch(name) for name in way.touches]
    return {
        "touches": way.touches,
        "words": told(start.clone(), touches, language, start.redeal(start.seat, 1)),
        "points": puzzle.best.points - way.less,
        "less": way.less,
        "why": why(puzzle, way, language),
    }


def why(puzzle: Puzzle, way: Way, language: str) -> list[shapes.PuzzleReason]:
    """In which scoring lines a turn ends up otherwise than the best one; the best, otherwise than the wrong ones."""
    text = puzzle.kind.text(language)
    if way is puzzle.best:
        against = {
            name: sum(other.lines.get(name, 0.0) for other in puzzle.wrong) / len(puzzle.wrong) for name in way.lines
        }
    else:
        against = puzzle.best.lines
    names = [name for name in puzzle.kind.scoring if name in way.lines or name in against]
    gaps = [(name, way.lines.get(name, 0.0) - against.get(name, 0.0)) for name in names]
    gaps = sorted((gap for gap in gaps if abs(gap[1]) >= SMALL), key=lambda gap: -abs(gap[1]))[:MOST_LINES]
    return [{"label": text(f"score-{name}"), "points": points} for name, points in gaps]
