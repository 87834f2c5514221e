"""A table that is being played: its position in memory, who watches, and the rules of undo.

The truth is in the database. A room is rebuilt from it by replay, and every
change is stored before anyone sees it.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace
from typing import Any

import ennichi
from ennichi.kernel.errors import BadRecord, EnnichiError
from ennichi.kernel.game import Event, Game, Header
from ennichi.kernel.registry import kind
from ennichi.kernel.store import load

from .database import Conflict, Database, StoredSeat, StoredTable
from .outbox import Outbox
from .presence import Presence
from .refusals import Refused

log = logging.getLogger("ennichi.table")

POSITION_EVERY = 40  # touches between two stored positions


@dataclass
class Play:
    """One touch that was played."""

    seat: int
    touch: str
    events: list[Event]
    reveals: int  # of the position before it
    turn: int  # which turn it belongs to
    secret: bool = False  # what was touched, the others may not know


@dataclass(eq=False)
class Viewer:
    """Somebody who has the table open: a seat's holder, or a spectator."""

    seat: int | None
    language: str
    outbox: Outbox = field(default_factory=Outbox)
    log_sent: int = -1  # up to which touch the log was sent


def first_position(stored: StoredTable, components: str) -> Game:
    """The position before the first touch."""
    return ennichi.new(
        stored.game,
        seats=len(stored.seats),
        seed=stored.seed,
        names=[seat.name for seat in stored.seats],
        colours=[seat.colour for seat in stored.seats],
        components=components,
        **stored.options,
    )


class Room:
    """One table in memory."""

    def __init__(self, stored: StoredTable, components: str, position: tuple[int, bytes] | None = None) -> None:
        self.stored = stored
        self.components = components
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.presence = Presence()
        self.thinking: int | None = None  # the seat of a bot that is choosing
        # Log lines by language, then by touch; with each, the only seat that may read it.
        self.lines: dict[str, list[list[tuple[int | None, dict[str, Any]]]]] = {}
        self.film: dict[str, Any] | None = None
        self.plays: list[Play] = []
        self.first = 0  # the touches that cannot be replayed, because they were played by other rules
        self.start = first_position(stored, components)
        self.game = self.start.clone()
        self.turns = 0  # how many have begun
        if position is not None and stored.rules != self.start.header.kind.rules:
            self.survive(*position)
        else:
            self.replay()

    def survive(self, first: int, position: bytes) -> None:
        """The rules were changed in the middle of the game: go on from its last stored position.

        The few touches since then are played by the new rules, as far as these allow them.
        """
        self.first = first
        self.start = load(position, self.components, other_rules=True)
        try:
            self.replay()
        except EnnichiError:
            log.warning("touches do not fit the new rules", extra={"table": self.id, "number": self.number})
            self.stored.touches = self.stored.touches[: self.number]

    def replay(self, most: int | None = None) -> None:
        """Play the stored touches from the start, all or so many."""
        self.game = self.start.clone()
        self.turns = sum(entry < 0 for entry in self.game.history)
        # What cannot be replayed cannot be shown to have been open either: it stays a secret.
        self.plays = [Play(seat, touch, [], -1, -1, secret=True) for seat, touch in self.stored.touches[: self.first]]
        for seat, touch in self.stored.touches[self.first : most]:
            if seat != self.game.seat:
                raise BadRecord(0, f"seat {self.game.seat + 1} must act, not seat {seat + 1}")
            self.play_here(touch)

    def play_here(self, touch: str) -> None:
        game = self.game
        number = game.touch(touch)
        seat, reveals = game.seat, game.reveals
        before = len(game.history)
        secret = not game.over and game.todo[-1].hides(game, number)
        game.listen()
        game.play(number)
        self.plays.append(Play(seat, touch, game.heard or [], reveals, self.turns, secret))
        game.heard = None
        self.turns += sum(entry < 0 for entry in game.history[before:])

    # What the table is.

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        return len(self.plays)

    def bot_to_act(self) -> str:
        """The bot whose turn it is, or nothing."""
        if self.game.over:
            return ""
        seat = self.stored.seats[self.game.seat]
        return seat.bot if seat.kind == "bot" else ""

    def undo_limit(self, seat: int | None) -> int:
        """How far a seat can go back: over own touches, to the last hidden reveal or to where another seat acted."""
        at = self.number
        while at and seat is not None:
            last = self.plays[at - 1]
            if last.seat != seat or last.reveals != self.game.reveals:
                break
            at -= 1
        return at

    def turn_start(self, seat: int | None) -> int:
        """How many touches stay when this seat takes back its whole turn, as far as it can."""
        at = self.number
        limit = self.undo_limit(seat)
        while at > limit and self.plays[at - 1].turn == self.plays[-1].turn:
            at -= 1
        return at

    # Changing it.

    async def touch(self, database: Database, seat: int | None, number: int, touch: str) -> None:
        """A seat touches something. Raises Refused with the reason, and changes nothing, when it may not."""
        if seat is None:
            raise Refused("not-your-seat")
        async with self.lock:
            self.check_held(seat)
            game = self.game
            if game.over:
                raise Refused("over")
            if number != self.number:
                raise Refused("late")
            if seat != game.seat:
                raise Refused("not-your-turn")
            await self.play_and_store(database, [touch])

    def check_held(self, seat: int) -> None:
        """A seat may have been left to a bot while a request for it waited."""
        if self.stored.seats[seat].kind == "bot":
            raise Refused("not-your-seat")

    async def play_and_store(self, database: Database, touches: list[str]) -> None:
        """Play touches and store them; afterwards the position is the stored one in any case."""
        before = self.number
        saved, plays, turns = self.game.clone(), len(self.plays), self.turns
        try:
            for touch in touches:
                self.play_here(touch)
            await self.store(database, before, before)
        except BaseException as fault:
            self.game, self.turns = saved, turns
            del self.plays[plays:]
            if isinstance(fault, EnnichiError):
                raise Refused("illegal", reason=str(fault)) from None
            if isinstance(fault, Conflict):
                await self.reload(database)
                raise Refused("late") from None
            raise

    async def store(self, database: Database, before: int, kept: int) -> None:
        """Store the position at hand. Until that has succeeded, `stored` is what it was."""
        game = self.game
        stored = replace(
            self.stored,
            touches=[(play.seat, play.touch) for play in self.plays],
            over=game.over,
            scores=game.scores(),
            actor=None if game.over else game.seat,
            chapter=chapter_of(game),
        )
        position = game.dump() if self.number // POSITION_EVERY != before // POSITION_EVERY else None
        await database.change(stored, self.stored.version, before, kept, position)
        self.stored = stored
        self.film = None
        for lines in self.lines.values():
            del lines[kept + 1 :]

    async def store_seats(self, database: Database, seats: list[StoredSeat], rematch: str = "") -> None:
        """Store who sits where."""
        stored = replace(self.stored, seats=seats, rematch=rematch or self.stored.rematch)
        try:
            await database.change_seats(stored, self.stored.version)
        except Conflict:
            await self.reload(database)
            raise Refused("late") from None
        self.stored = stored
        self.rename()

    async def take_back(
        self, database: Database, seat: int | None, version: int, to: int | None = None, whole_turn: bool = False
    ) -> None:
        """Undo, one touch or several, or restart the turn. It is exact: replayed."""
        if seat is None:
            raise Refused("not-your-seat")
        async with self.lock:
            self.check_held(seat)
            if version != self.stored.version:
                raise Refused("late")
            before = self.number
            kept = self.turn_start(seat) if whole_turn else before - 1 if to is None else to
            if not self.undo_limit(seat) <= kept < before:
                raise Refused("no-undo")
            game, plays, turns = self.game, self.plays, self.turns
            self.replay(kept)
            try:
                await self.store(database, before, kept)
            except BaseException as fault:
                self.game, self.plays, self.turns = game, plays, turns
                if isinstance(fault, Conflict):
                    await self.reload(database)
                    raise Refused("late") from None
                raise

    async def reload(self, database: Database) -> None:
        """Another process changed the table: take over what is stored."""
        stored = await database.load(self.id)
        if stored is None:
            raise Refused("unknown-table")
        known = [(play.seat, play.touch) for play in self.plays]
        names_changed = [seat.name for seat in stored.seats] != [seat.name for seat in self.stored.seats]
        self.stored = stored
        self.film = None
        if names_changed:
            self.rename()
        if stored.touches[: len(known)] == known:
            for _, touch in stored.touches[len(known) :]:
                self.play_here(touch)
        else:
            self.lines.clear()
            self.replay()

    def rename(self) -> None:
        """Names are part of what the position says: give it the ones of the seats."""
        names = tuple(seat.name for seat in self.stored.seats)
        for game in (self.start, self.game):
            old = game.header
            game.header = Header(old.kind, old.box, old.seats, old.seed, old.dealt, old.options, names, old.colours)
        self.lines.clear()


def chapter_of(game: Game) -> int:
    """The chapter of the last turn mark, for lists of tables."""
    marks = [entry for entry in game.history if entry < 0]
    return (-1 - marks[-1]) // 16 if marks else 0


class Rooms:
    """All tables that this process has in memory."""

    def __init__(self, database: Database, components: str) -> None:
        self.database = database
        self.components = components
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def find(self, table: str) -> Room:
        """The room of a table, rebuilt from the database when it is not in memory."""
        if table in self.rooms:
            return self.rooms[table]
        async with self.loading.setdefault(table, asyncio.Lock()):
            if table not in self.rooms:
                stored = await self.database.load(table)
                if stored is None:
                    raise Refused("unknown-table")
                self.rooms[table] = await self.open(stored)
        self.loading.pop(table, None)
        return self.rooms[table]

    async def open(self, stored: StoredTable) -> Room:
        components = self.components_of(stored)
        position = None
        if stored.rules != kind(stored.game).rules:
            position = await self.database.newest_position(stored.id)
        try:
            return await asyncio.to_thread(Room, stored, components, position)
        except EnnichiError as fault:
            log.warning("a table cannot be opened", extra={"table": stored.id, "reason": str(fault)})
            raise Refused("other-rules") from None

    def components_of(self, stored: StoredTable) -> str:
        """The component files that the table was made with: the built-in ones, or the server's own."""
        of = kind(stored.game)
        for folder in ("", of.own_set(self.components)):
            if of.box(folder).fingerprint == stored.components:
                return folder
        if stored.components in of.former:
            return ""  # the built-in files, which were corrected since, as the rules were
        raise Refused("other-components")

    def forget(self, table: str) -> None:
        self.rooms.pop(table, None)

    async def forget_idle(self) -> None:
        """Rooms that nobody looks at are rebuilt when somebody comes back."""
        for room in [room for room in self.rooms.values() if not room.viewers and room.thinking is None]:
            await self.put_away(room)
            if not room.viewers and room.thinking is None:
                self.forget(room.id)

    async def put_away(self, room: Room) -> None:
        """Keep the position itself, so that the table opens even when the rules were changed meanwhile."""
        async with room.lock:
            if room.number > room.first:
                await self.database.keep_position(room.stored, room.game.dump())
