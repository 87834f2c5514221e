"""The course of a game: every touch from a first position on, what it brought, and what of it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .errors import BadSetting, EnnichiError
from .game import Event, Game
from .history import begun
from .registry import start

COPY_EVERY: Final = 16  # touches between two copies that are kept
MOST_COPIES: Final = 4  # the latest ones: nobody takes back much more


class Play:
    """One touch that was played."""

    def __init__(
        self,
        seat: int,
        touch: str,
        events: list[Event],
        begun: list[tuple[int, int, int]],
        reveals: int,
        turn: int,
        secret: bool,
        unasked: Sequence[int] = (),
    ) -> None:
        self.seat = seat
        self.touch = touch  # its name
        self.events = events  # all that it brought about
        self.begun = begun  # turns that began by it: before which event, whose, and in which chapter
        self.reveals = reveals  # of the position before it; -1 where that is not known
        self.turn = turn  # which turn it belongs to; -1 where that is not known
        self.secret = secret  # what was touched, the others may not know
        self.unasked = unasked  # which of the events belong to decisions that left no choice


class Course:
    """A game from a first position on. Whatever is taken back is exact: it is replayed."""

    def __init__(self, start: Game, earlier: Sequence[tuple[int, str]] = ()) -> None:
        self.start = start  # after the earlier touches, seat and name of each, which are known but cannot be replayed
        self.first = len(earlier)
        self.game = start.clone()
        # What cannot be replayed cannot be shown to have been open either: it stays a secret.
        self.plays = [Play(seat, touch, [], [], -1, -1, True) for seat, touch in earlier]
        self.turns = begun(start.history)  # that have begun
        self.copies: list[tuple[int, Game]] = []  # positions on the way, and how many touches led there

    @property
    def number(self) -> int:
        """How many touches were played, the earlier ones included."""
        return len(self.plays)

    def play(self, touch: int) -> Play:
        """Carry out a touch. One that is not open raises IllegalTouch and changes nothing."""
        game = self.game
        seat = game.seat
        reveals = game.reveals
        before = len(game.history)
        secret = not game.over and game.todo[-1].hides(game, touch)
        game.listen()
        game.play(touch)
        name, ear = game.name(touch), game.ear
        played = Play(seat, name, game.heard or [], ear.turns, reveals, self.turns, secret, ear.unasked)
        game.heard = None
        self.plays.append(played)
        self.turns += begun(game.history, before)
        if self.number % COPY_EVERY == 0:
            self.copies.append((self.number, game.clone()))
            del self.copies[:-MOST_COPIES]
        return played

    def undo_limit(self, seat: int) -> int:
        """How far a seat can go back: over own touches, to the last hidden reveal or to where another seat acted."""
        at = self.number
        while at > self.first and self.plays[at - 1].seat == seat and self.plays[at - 1].reveals == self.game.reveals:
            at -= 1
        return at

    def turn_start(self, seat: int) -> int:
        """How many touches stay when a seat takes back its whole turn, as far as it can."""
        at = self.number
        limit = self.undo_limit(seat)
        while at > limit and self.plays[at - 1].turn == self.plays[-1].turn:
            at -= 1
        return at

    def nearest(self, number: int) -> tuple[int, Game]:
        """A copy of the last position kept at or before so many touches, to replay from, and its number."""
        for at, copy in reversed(self.copies):
            if at <= number:
                return at, copy.clone()
        return self.first, self.start.clone()

    def position_after(self, number: int) -> Game:
        """The position after so many touches."""
        at, game = self.nearest(number)
        for played in self.plays[at:number]:
            game.play(game.touch(played.touch))
        return game

    def noted(self, number: int, before: Game | None = None) -> list[Game]:
        """The positions in the midst of a touch, one at each of its events.

        Who has the position before it at hand need not have it replayed; it is played on.
        """
        game = self.position_after(number - 1) if before is None else before
        game.listen(noting=True)
        game.play(game.touch(self.plays[number - 1].touch))
        return game.ear.positions

    def take_back(self, to: int) -> None:
        """Back to where so many touches had been played."""
        self.return_to(self.position_after(to), to)

    def return_to(self, position: Game, number: int) -> None:
        """The same with the position at hand, for those who replay it in their own way."""
        self.game = position
        del self.plays[number:]
        self.turns = begun(position.history)
        self.copies = [(at, copy) for at, copy in self.copies if at <= number]

    def copy(self) -> Course:
        """An independent course that has come as far."""
        other = Course(self.start)
        other.first = self.first
        other.game = self.game.clone()
        other.plays = self.plays.copy()
        other.turns = self.turns
        other.copies = self.copies.copy()
        return other

    def rename(self, names: tuple[str, ...]) -> None:
        """Names are part of what positions say: give them other ones, one a seat."""
        for game in [self.start, self.game] + [copy for _, copy in self.copies]:
            game.header = game.header.renamed(names)


def before_last(game: Game) -> tuple[Game, Game]:
    """The positions before and after the last touch of a game, replayed from its deal. It listened to that touch."""
    touches = game.touches()
    if not game.header.dealt:
        raise BadSetting(
            "a position with hidden things dealt anew cannot take anything back: it is not what the deal gave; "
            "keep a clone() of it before you play on"
        )
    if not touches:
        raise BadSetting("there is nothing to take back: nothing was touched yet")
    try:
        before = start(game.header)
        for touch in touches[:-1]:
            before.play(touch)
        after = before.clone()
        after.listen()
        after.play(touches[-1])
    except EnnichiError:
        raise BadSetting(NOT_REPLAYED) from None
    if after.dump() != game.dump():
        raise BadSetting(NOT_REPLAYED)
    return before, after


NOT_REPLAYED: Final = (
    "this position cannot take anything back: its deal and its touches do not lead to it, because it was changed "
    "by hand or played by other rules; keep a clone() of it before you play on"
)
