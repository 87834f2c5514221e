"""What the table of a puzzle knows of it: which puzzle it is, whether its turn is played, and what that is worth."""

from __future__ import annotations

import logging
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

from ennichi.bots import reasons
from ennichi.bots.advice import told
from ennichi.bots.puzzles import AS_GOOD, FOLDER, Puzzle, Way, puzzles_of, result_of, turn_over
from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Game, Kind
from ennichi.kernel.narration import joined
from ennichi.kernel.registry import kind, kinds, new
from ennichi.kernel.text import Text

from . import shapes
from .database import StoredTable
from .rooms import Room

log = logging.getLogger("ennichi.table")

SMALL = 0.5  # points of a scoring line; less is not worth a word
MOST_LINES = 3  # of those that are better, and of those that are worse
EXACT = 0.005  # a mean of whole numbers that are all the same
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


@cache
def count(of: Kind[Any]) -> int:
    """How many puzzles lie beside a game; whether they fit is not looked at."""
    return len(list((of.folder / FOLDER).glob("*.toml")))


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
        "variant": variant_of(puzzle, text),
    }


def chapter_of(puzzle: Puzzle, text: Text) -> str:
    """Where in its game it stands, in words; that needs some position of the game, and no replay."""
    return first_of(puzzle.kind, puzzle.seats).word("chapter", puzzle.chapter, text)


def variant_of(puzzle: Puzzle, text: Text) -> str:
    """What was chosen otherwise than usual, in the words of the options."""
    chosen = [
        text(f"option-{option.name}-{str(puzzle.options[option.name]).lower()}")
        for option in puzzle.kind.options
        if isinstance(option.default, bool) and puzzle.options.get(option.name, option.default) != option.default
    ]
    return ", ".join(chosen)


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


def now(room: Room, seat: int | None, language: str) -> shapes.PuzzleNow | None:
    """Where who solves a puzzle stands."""
    puzzle = puzzle_of(room)
    if puzzle is None or seat != puzzle.seat:
        return None
    own = puzzles(puzzle.kind)
    return {
        "id": puzzle.id,
        "name": puzzle.name,
        "number": own.index(puzzle) + 1,
        "of": len(own),
        "difficulty": puzzle.difficulty,
        "start": len(puzzle.touches),
        "over": is_over(room, puzzle),
        "variant": variant_of(puzzle, puzzle.kind.text(language)),
        "next": own[(own.index(puzzle) + 1) % len(own)].name,
    }


def is_over(room: Room, puzzle: Puzzle) -> bool:
    """Whether its turn is played."""
    start = len(puzzle.touches)
    return room.number > start and turn_over(room.game, room.course.position_after(start))


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


def way_played(room: Room, puzzle: Puzzle) -> Way | None:
    """The way of the file that leads where the turn led that was played."""
    start = room.course.position_after(len(puzzle.touches))
    result = result_of(end_of_turn(room, puzzle))
    ways = [puzzle.best, *puzzle.wrong]
    return next((way for way in ways if result_after(start, way.touches) == result), None)


def asks_for_more(room: Room, puzzle: Puzzle, less: float | None) -> bool:
    """Whether games must be played on from a turn: the file does not know what it costs, or not where."""
    return less is None or (not is_right(puzzle, less) and way_played(room, puzzle) is None)


def answer(room: Room, puzzle: Puzzle, less: float, lines: dict[str, float], language: str) -> shapes.PuzzleAnswer:
    """What was played is judged, in words; `lines` is what it brings more than the best in each line of the end."""
    start = room.course.position_after(len(puzzle.touches))
    names = played(room, puzzle)
    right = is_right(puzzle, less)
    own = way_played(room, puzzle)
    touches = [start.touch(name) for name in names]
    yours: shapes.PuzzleWay
    if own is not None:
        yours = way_told(puzzle, start, own, language)
        yours["touches"] = names
    else:
        text = puzzle.kind.text(language)
        yours = {
            "touches": names,
            "words": "",
            "points": puzzle.best.points - less,
            "less": 0.0 if right else less,
            "gains": gains(puzzle, start, touches, text),
            "ends": text("ends-as-good") if right else compared(less, lines, text),
        }
    yours["words"] = in_sentences(start, touches, language)
    like = puzzle.wrong[puzzle.wrong_like(names)]
    others = [way for way in puzzle.wrong if right or (own is None and way is like)]
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
    """A way of the file, with what it is worth and why."""
    text = puzzle.kind.text(language)
    touches = [start.touch(name) for name in way.touches]
    if way is puzzle.best:
        nearest = max(puzzle.wrong, key=lambda wrong: wrong.points)
        ends = compared(-nearest.less, differences(way, nearest), text)
    else:
        ends = compared(way.less, differences(way, puzzle.best), text)
    return {
        "touches": way.touches,
        "words": in_sentences(start, touches, language, start.redeal(start.seat, 1)),
        "points": way.points,
        "less": puzzle.best.points - way.points,
        "gains": gains(puzzle, start, touches, text),
        "ends": ends,
    }


def in_sentences(start: Game, touches: list[int], language: str, other: Game | None = None) -> str:
    """A turn as the narrator tells it; one that is nothing but its touches becomes a sentence, too."""
    words = told(start.clone(), touches, language, other)
    return words if words.endswith(".") else start.capital(words) + "."


def gains(puzzle: Puzzle, start: Game, touches: list[int], text: Text) -> str:
    """What a turn is worth as soon as it is played, and what it prepares, keeps and denies, in sentences.

    That is beside the turns with which it is compared: a worse one says what it lacks of the best.
    """
    deals = list(range(reasons.DEALS))
    best = [start.touch(name) for name in puzzle.best.touches]
    wrong = [[start.touch(name) for name in way.touches] for way in puzzle.wrong]
    others = wrong if touches == best else [best]
    why = reasons.reasons(start, touches, deals, others)
    points = reasons.counted_now(start, touches, deals)
    said = [text("ends-counted", points=points)] if points > 0 else []
    later = [reason for reason in why if reason.sort in (reasons.PREPARES, reasons.KEEPS, reasons.DENIES)]
    said.append(reasons.said(start, later, text))
    if touches != best:
        said.append(lacks(start, best, touches, deals, text))
    return " ".join(each for each in said if each)


def lacks(start: Game, best: list[int], touches: list[int], deals: list[int], text: Text) -> str:
    """The thing that the best turn has and this one has not, such as a tile or a character, by its name."""
    for reason in reasons.difference(start, best, touches, deals):
        if reason.sort == reasons.PREPARES and reason.part[1] and reasons.is_news(start, reason, text, ""):
            return start.capital(text("reason-lacks", what=reasons.part_words(start, reason, text)) + ".")
    return ""


def differences(way: Way, other: Way) -> dict[str, float]:
    """What a way brings more than another in each line of the scoring."""
    return {name: points - other.lines.get(name, 0.0) for name, points in way.lines.items()}


def compared(less: float, lines: dict[str, float], text: Text) -> str:
    """Sentences: what a turn ends up with against another, and in which lines of the scoring.

    `less` is negative for the best turn, which is compared with one that tempts.
    """
    worse = less > 0
    total = sum(lines.values())
    speaks = total < -less / 2 if worse else total > -less / 2  # the end of the games tells the same story
    points = max(1, round(abs(total if speaks else less)))
    exact = speaks and all(abs(each - round(each)) < EXACT for each in lines.values())
    what = text("ends-worse" if worse else "ends-better", points=points, exact="yes" if exact else "no")
    if not speaks:
        return text("ends-plain", what=what)
    order = sorted((name for name in lines if text.has(f"ends-{name}")), key=lambda name: -abs(lines[name]))
    clauses = {
        side: [
            text(f"ends-{name}", side=side, points=round(abs(lines[name])))
            for name in order
            if (lines[name] > 0) == (side == "more") and abs(lines[name]) > SMALL
        ][:MOST_LINES]
        for side in ("more", "less")
    }
    because, against = ("less", "more") if worse else ("more", "less")
    if not clauses[because]:
        return text("ends-plain", what=what)
    said = text("ends-because", what=what, lines=joined(clauses[because], text))
    if clauses[against]:
        said += " " + text("ends-in-return" if worse else "ends-price", lines=joined(clauses[against], text))
    return said
