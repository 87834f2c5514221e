"""The coach at a table: what is at stake, sensible plans, why a touch is good, and what the last turn brought.

It speaks to one viewer alone, and only of what that seat may know. What takes thought is done where hints are, and
what was thought about a position is dropped when the position is no more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Literal

from ennichi.kernel import history
from ennichi.kernel.game import Game
from ennichi.kernel.stakes import Stake

from . import puzzling, shapes
from .queue import Asker
from .refusals import Refused
from .rooms import Room, Viewer
from .shapes import HintLine, Message
from .thinking import FAR_BEHIND, Thinkers
from .worker import TookTooLong, WorkerDied, WorkFailed

log = logging.getLogger("ennichi.table")

PLANS = 2  # that are named at least, where there are so many: what is clearly less says what it lacks
Wanted = Literal["", "start", "now"]
Send = Callable[[Room, Viewer, Message], None]


def may_advise(room: Room, seat: int | None) -> bool:
    """Whether a bot may tell a seat what to do now: at its own decisions, and not where it solves a puzzle."""
    game = room.game
    acting = not game.over and not room.read_only and seat is not None and seat == game.seat
    return acting and puzzling.puzzle_of(room) is None


# What can be said at once.


def now(room: Room, seat: int, language: str, thinks: bool) -> shapes.CoachNow:
    return {
        "type": "coach",
        "version": room.stored.version,
        "turn": turn_begun(room),
        "begins": history.begins_turn(room.game.history),
        "stakes": stakes(room.game, seat, language),
        "last": last_turn(room, seat)[1],
        "thinks": thinks,
    }


def stakes(game: Game, seat: int, language: str) -> list[shapes.Stake]:
    """What is at stake for a seat, in words."""
    if game.over:
        return []
    text = game.header.kind.text(language)
    return [told_stake(game, stake, text.fill(stake.message, stake.words)) for stake in stakes_of(game, seat, language)]


def stakes_of(game: Game, seat: int, language: str) -> list[Stake]:
    kind = game.header.kind
    return kind.stakes(game, seat, kind.text(language))


def told_stake(game: Game, stake: Stake, words: str) -> shapes.Stake:
    return {
        "topic": stake.topic,
        "first": stake.first,
        "words": game.capital(words),
        "things": [game.name(touch) for touch in stake.things],
        "anchor": stake.anchor,
    }


def turn_begun(room: Room) -> int:
    """How many touches had been played when the turn at hand began."""
    at, turn = room.number, room.course.turns
    while at > room.first and room.plays[at - 1].turn == turn:
        at -= 1
    return at


def last_turn(room: Room, seat: int) -> tuple[int, int]:
    """The last own turn of a seat that is over: its first touch, and where it stops; -1 where there is none."""
    end = turn_begun(room) if not room.game.over else room.number
    while end > room.first and room.plays[end - 1].seat != seat:
        end -= 1
    if end == room.first:
        return -1, -1
    at, turn = end, room.plays[end - 1].turn
    while at > room.first and room.plays[at - 1].turn == turn:
        at -= 1
    return at, end


# What takes thought.


class Coaches:
    """Thinks for viewers, one thing of each sort at a time for each of them."""

    def __init__(self, thinkers: Thinkers, send: Send) -> None:
        self.thinkers = thinkers
        self.send = send

    def speak(self, room: Room, viewer: Viewer, wanted: Wanted) -> None:
        """Say what is at stake, and let a bot think of plans where they are wanted."""
        seat = viewer.seat
        if seat is None or puzzling.puzzle_of(room) is not None:
            raise Refused("no-hint")
        begins = history.begins_turn(room.game.history)
        thinks = may_advise(room, seat) and (wanted == "now" or (wanted == "start" and begins))
        self.send(room, viewer, now(room, seat, viewer.language, thinks))
        if thinks:
            self.start(viewer, "plans", self.tell_plans(room, viewer, room.game, room.number))

    def explain(self, room: Room, viewer: Viewer, touch: str) -> None:
        """Say whether an open touch is good, and why."""
        game = room.game
        if not may_advise(room, viewer.seat) or game.touch(touch) not in game.options:
            raise Refused("no-hint")
        self.start(viewer, "why", self.tell_why(room, viewer, game, room.number, touch))

    def look_back(self, room: Room, viewer: Viewer, compare: bool) -> None:
        """Say what the last own turn brought, and what it missed."""
        seat = viewer.seat
        if seat is None or puzzling.puzzle_of(room) is not None or last_turn(room, seat)[0] < 0:
            raise Refused("no-hint")
        self.start(viewer, "turn", self.tell_turn(room, viewer, seat, compare))

    def start(self, viewer: Viewer, sort: str, work: Coroutine[Any, Any, None]) -> None:
        """Begin to think; what was thought of before for the same viewer is wanted no more."""
        before = viewer.coaching.pop(sort, None)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(work)
        viewer.coaching[sort] = task
        task.add_done_callback(lambda done: forget(viewer, sort, done))

    async def plans(self, room: Room, viewer: Viewer, position: bytes, number: int) -> list[HintLine]:
        """The ways of a hint; the same position has the same ones."""
        asked = (position, viewer.language)
        ways = room.advice.get(asked)
        if ways is None:
            asker = Asker(viewer.address, room.id)
            ways = await self.thinkers.advise(asker, position, room.components, number, viewer.language)
            room.remember_advice(asked, ways)
        return ways

    async def tell_plans(self, room: Room, viewer: Viewer, game: Game, number: int) -> None:
        with Troubles(self, room, viewer):
            turn = turn_begun(room)
            ways = await self.plans(room, viewer, game.dump(), number)
            if room.game is game and room.number == number:
                near = [way for at, way in enumerate(ways) if at < PLANS or way["less"] <= FAR_BEHIND]
                version = room.stored.version
                self.send(room, viewer, {"type": "plans", "version": version, "turn": turn, "plans": near})

    async def tell_why(self, room: Room, viewer: Viewer, game: Game, number: int, touch: str) -> None:
        with Troubles(self, room, viewer):
            position = game.dump()
            ways = await self.plans(room, viewer, position, number)
            asker = Asker(viewer.address, room.id)
            told = await self.thinkers.why(asker, position, room.components, number, touch, ways, viewer.language)
            if room.game is game and room.number == number:
                self.send(room, viewer, {**told, "version": room.stored.version})

    async def tell_turn(self, room: Room, viewer: Viewer, seat: int, compare: bool) -> None:
        with Troubles(self, room, viewer):
            first, end = last_turn(room, seat)
            names = [play.touch for play in room.plays[first:end]]
            position = (await room.position_after(first)).dump()
            ways = await self.plans(room, viewer, position, first) if compare else []
            asker = Asker(viewer.address, room.id)
            told = await self.thinkers.look_back(asker, position, room.components, names, ways, viewer.language)
            if [play.touch for play in room.plays[first:end]] == names:  # it was not taken back
                self.send(room, viewer, {**told, "end": end, "sure": compare})


class Troubles:
    """What goes wrong while somebody thinks is told to whoever waits; a position that is no more is no trouble."""

    def __init__(self, coaches: Coaches, room: Room, viewer: Viewer) -> None:
        self.coaches, self.room, self.viewer = coaches, room, viewer

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, fault: BaseException | None, __: object) -> bool:
        if isinstance(fault, Refused):
            self.coaches.send(self.room, self.viewer, fault.told(self.viewer.language))
            return True
        if isinstance(fault, (WorkerDied, WorkFailed, TookTooLong)):
            log.error("the coach failed", exc_info=fault, extra={"table": self.room.id})
            self.coaches.send(self.room, self.viewer, Refused("busy").told(self.viewer.language))
            return True
        return False


def forget(viewer: Viewer, sort: str, done: asyncio.Task[None]) -> None:
    if viewer.coaching.get(sort) is done:
        del viewer.coaching[sort]


def drop(viewer: Viewer, *sorts: str) -> None:
    """Think no more of what is no more."""
    for sort in sorts or list(viewer.coaching):
        task = viewer.coaching.pop(sort, None)
        if task is not None:
            task.cancel()
