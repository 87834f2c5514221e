"""The history of a position: its touches, and below zero the marks of the turns they belong to.

A mark holds the seat whose turn begins and the chapter it begins in. It is written and read here and nowhere else.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 16  # more than any game has


def mark(seat: int, chapter: int) -> int:
    """The entry that begins a seat's turn."""
    return -1 - seat - SEATS * chapter


def is_mark(entry: int) -> bool:
    return entry < 0


def seat_of(entry: int) -> int:
    """The seat whose turn a mark begins."""
    return (-1 - entry) % SEATS


def chapter_of(entry: int) -> int:
    """The chapter that a mark stands in."""
    return (-1 - entry) // SEATS


class Turn:
    """One turn: whose it is, in which chapter it began, and its touches, of which the first has this number."""

    def __init__(self, seat: int, chapter: int, first: int, touches: list[int]) -> None:
        self.seat = seat
        self.chapter = chapter
        self.first = first  # how many touches came before it
        self.touches = touches

    @property
    def end(self) -> int:
        """How many touches had been played when it ended."""
        return self.first + len(self.touches)

    def __repr__(self) -> str:
        return f"Turn(seat={self.seat}, chapter={self.chapter}, first={self.first}, touches={self.touches})"


def turns(history: list[int]) -> list[Turn]:
    """All turns that have begun, those too in which nothing was left to touch."""
    found: list[Turn] = []
    count = 0
    for entry in history:
        if is_mark(entry):
            found.append(Turn(seat_of(entry), chapter_of(entry), count, []))
        else:
            found[-1].touches.append(entry)
            count += 1
    return found


def begun(history: list[int], since: int = 0) -> int:
    """How many turns have begun from an entry on."""
    count = 0
    for at in range(since, len(history)):
        if is_mark(history[at]):
            count += 1
    return count


def last_chapter(history: list[int]) -> int:
    """The chapter of the last mark; 0 before the first."""
    for at in range(len(history) - 1, -1, -1):
        if is_mark(history[at]):
            return chapter_of(history[at])
    return 0


def begins_turn(history: list[int]) -> bool:
    """Whether the last thing that happened is that a turn began."""
    return len(history) > 0 and is_mark(history[-1])
