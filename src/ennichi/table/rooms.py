"""A table that is being played: the course of its game in memory, and who watches.

The truth is in the database. A room is rebuilt from it by replay, and every
change is stored before anyone sees it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import dataclass, field, replace
from typing import Any

import ennichi
from ennichi.kernel.course import Course, Play
from ennichi.kernel.errors import BadRecord, EnnichiError, IllegalTouch
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind
from ennichi.kernel.store import load
from ennichi.kernel.text import LANGUAGES

from . import survival
from .database import DAY, Conflict, Database, StoredSeat, StoredTable
from .lag import Slices
from .outbox import Outbox
from .presence import Presence
from .refusals import Closed, Refused, Removed
from .shapes import HintLine, LogLine, Trouble
from .telling import Telling

log = logging.getLogger("ennichi.table")

Lines = list[tuple[int | None, LogLine]]  # with each, the only seat that may read it

POSITION_EVERY = 40  # touches between two stored positions
TRIES = 5  # to open a table that others change meanwhile
MOST_ADVICE = 24  # answers that are kept, so that whoever asks again gets the same


@dataclass(eq=False)
class Viewer:
    """Somebody who has the table open: a seat's holder, or a spectator."""

    seat: int | None
    language: str
    outbox: Outbox = field(default_factory=Outbox)
    log_sent: int = -1  # up to which touch the log was sent
    address: str = ""
    hinting: asyncio.Task[None] | None = None  # a hint that is being thought of
    coaching: dict[str, asyncio.Task[None]] = field(default_factory=dict)  # what the coach thinks of, by its sort
    page: str = ""  # by which a page that comes back over another line is known
    replaced: bool = False  # it has come back: what still arrives over this line comes too late


def first_position(stored: StoredTable, components: str) -> Game:
    """The position before the first touch."""
    return ennichi.new(
        stored.game,
        seats=len(stored.seats),
        seed=stored.seed,
        deal=stored.deal,
        names=[seat.name for seat in stored.seats],
        colours=[seat.colour for seat in stored.seats],
        components=components,
        **stored.options,
    )


class Room:
    """One table in memory."""

    def __init__(self, stored: StoredTable, components: str, start: Game | None = None) -> None:
        self.stored = stored
        self.components = components
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.presence = Presence()
        self.thinking: int | None = None  # the seat of a bot that is choosing
        self.thinking_since = 0.0
        self.trouble: Trouble = ""  # it failed, and tries again
        self.again: float | None = None  # when that is
        self.replaced: set[tuple[int, str]] = set()  # seats with bots that failed, for which another plays
        self.asked_by = ""  # the address of the person who did something here last
        self.asked_at = -math.inf  # when that was
        self.lines: dict[str, list[Lines]] = {}  # of the log: by language, then by touch
        self.telling = Telling()  # what the narrator has said
        self.advice: dict[tuple[bytes, str], list[HintLine]] = {}  # what was advised: by position and language
        self.film: tuple[str, str] | None = None  # a language, and the frames in it as JSON
        self.read_only = False  # today's rules cannot go on with it
        self.course = self.replayed(start or first_position(stored, components))
        if start is not None:
            self.rename()

    def replayed(self, start: Game) -> Course:
        """The stored touches played from a position on, in which `first` of them had been played."""
        course = Course(start, self.stored.touches[: self.first])
        for seat, touch in self.stored.touches[self.first :]:
            if seat != course.game.seat:
                raise BadRecord(0, f"seat {course.game.seat + 1} must act, not seat {seat + 1}")
            course.play(start.touch(touch))
        return course

    def play_here(self, touch: str) -> None:
        self.course.play(self.game.touch(touch))

    async def position_after(self, number: int) -> Game:
        """The position after so many touches: replayed, in slices, so that nobody else has to wait."""
        at, game = self.course.nearest(number)
        slices = Slices()
        for play in self.plays[at:number]:
            game.play(game.touch(play.touch))
            await slices.pause()
        return game

    # What the table is.

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def start(self) -> Game:
        """The position after `first` touches."""
        return self.course.start

    @property
    def game(self) -> Game:
        """The position at hand."""
        return self.course.game

    @property
    def telling_now(self) -> Telling:
        """What the narrator says of all that was played."""
        self.telling = self.telling.follow(self.game, self.plays)
        return self.telling

    @property
    def plays(self) -> list[Play]:
        return self.course.plays

    @property
    def number(self) -> int:
        return self.course.number

    @property
    def first(self) -> int:
        """The touches that cannot be replayed, because they were played by other rules."""
        return self.stored.first

    @property
    def open_now(self) -> bool:
        """Whether nothing of it is a secret any more."""
        return self.game.over or self.stored.open_record

    def own_seats(self) -> set[int]:
        """The seats whose holders have the table open by way of this process."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    def own_watching(self) -> int:
        return sum(viewer.seat is None for viewer in self.viewers)

    @property
    def is_idle(self) -> bool:
        """Nobody looks at it, and nothing is being done with it."""
        return not self.viewers and self.thinking is None and not self.lock.locked()

    def bot_to_act(self) -> str:
        """The bot whose turn it is, or nothing."""
        if self.game.over or self.read_only:
            return ""
        seat = self.stored.seats[self.game.seat]
        return seat.bot if seat.kind == "bot" else ""

    def note_person(self, address: str) -> None:
        """Somebody looks at this table, or does something there."""
        self.asked_by = address
        self.asked_at = time.monotonic()

    def watched(self, seconds: float) -> bool:
        """Whether somebody is here, or was within the last so many seconds."""
        return bool(self.viewers) or time.monotonic() - self.asked_at < seconds

    def waiting_address(self) -> str:
        """The address of a person who waits for a bot: who did something here last, or somebody who has a seat."""
        if self.asked_by or not self.viewers:
            return self.asked_by
        return min(self.viewers, key=lambda viewer: viewer.seat is None).address

    def undo_limit(self, seat: int | None) -> int:
        """How far a viewer can go back; who has no seat cannot."""
        return self.number if seat is None or self.read_only else self.course.undo_limit(seat)

    def turn_start(self, seat: int | None) -> int:
        """How many touches stay when a viewer takes back a whole turn, as far as that goes."""
        return self.number if seat is None or self.read_only else self.course.turn_start(seat)

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
            if self.read_only:
                raise Refused("read-only")
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
        saved = self.course.copy()
        try:
            for touch in touches:
                self.play_here(touch)
            await self.store(database, before, before)
        except BaseException as fault:
            at = self.game
            self.course = saved
            if isinstance(fault, IllegalTouch):  # in the words of whoever reads it, not by the name of the touch
                raise Closed({language: at.why_not(at.touch(touch), language) for language in LANGUAGES}) from None
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
            chapter=game.last_chapter,
        )
        position = game.dump()
        stored.latest = survival.pack(position)
        # Not on the way back: what lies before is stored, and whoever goes back twice would store it twice.
        now_and_then = self.number // POSITION_EVERY > before // POSITION_EVERY
        await database.change(stored, self.stored.version, before, kept, position if now_and_then else None)
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
        self,
        database: Database,
        seat: int | None,
        version: int,
        to: int | None = None,
        whole_turn: bool = False,
        anyhow: bool = False,
    ) -> None:
        """Undo, one touch or several, or restart the turn. It is exact: replayed.

        Anyhow: whatever came to light and whoever acted since, where there are no secrets.
        """
        if seat is None:
            raise Refused("not-your-seat")
        async with self.lock:
            self.check_held(seat)
            if version != self.stored.version:
                raise Refused("late")
            before = self.number
            kept = self.turn_start(seat) if whole_turn else before - 1 if to is None else to
            if not (self.first if anyhow else self.undo_limit(seat)) <= kept < before:
                raise Refused("no-undo")
            saved = self.course
            back = await self.position_after(kept)
            self.course = saved.copy()
            self.course.return_to(back, kept)
            try:
                await self.store(database, before, kept)
            except BaseException as fault:
                self.course = saved
                if isinstance(fault, Conflict):
                    await self.reload(database)
                    raise Refused("late") from None
                raise

    async def reload(self, database: Database) -> None:
        """Another process changed the table: take over what is stored."""
        stored = await load_open(database, self.id)
        if self.read_only or stored.first != self.first or not is_current(stored, self.components):
            self.adopt(await build(database, stored, self.components))
            return
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
            self.forget_words()
            self.course = self.replayed(self.start)

    def adopt(self, fresh: Room) -> None:
        """Become what was built anew; viewers stay."""
        self.stored, self.course, self.read_only = fresh.stored, fresh.course, fresh.read_only
        self.film = None
        self.forget_words()

    def rename(self) -> None:
        """Names are part of what the position says: give it the ones of the seats."""
        self.course.rename(tuple(seat.name for seat in self.stored.seats))
        self.forget_words()

    def forget_words(self) -> None:
        self.lines.clear()
        self.telling = Telling()
        self.advice.clear()

    def remember_advice(self, asked: tuple[bytes, str], ways: list[HintLine]) -> None:
        self.advice[asked] = ways
        while len(self.advice) > MOST_ADVICE:
            del self.advice[next(iter(self.advice))]


async def load_open(database: Database, table: str) -> StoredTable:
    """A stored table that is there for everybody."""
    stored = await database.load(table)
    if stored is None:
        raise Refused("unknown-table")
    if stored.removed is not None:
        raise Removed(stored.removed, stored.removed + database.settings.restore_days * DAY)
    return stored


# From the database into memory.


def is_current(stored: StoredTable, components: str) -> bool:
    """Whether a table was last played by these rules, with these components."""
    of = kind(stored.game)
    return stored.rules == of.rules and stored.components == of.box(components).fingerprint


async def build(database: Database, stored: StoredTable, components: str) -> Room:
    """The room of a stored table, by today's rules; where these are new to it, it is stored as it goes on."""
    for _ in range(TRIES):
        latest = await latest_position(database, stored.id)
        if is_current(stored, components):
            first = await database.position(stored.id, stored.first) if stored.notice else None
            room = await asyncio.to_thread(as_stored, stored, components, first, latest)
            if room is not None:
                if latest is None:
                    await database.add_latest(stored, survival.pack(room.game.dump()))
                return room
        positions = await database.positions(stored.id)
        if latest is not None:
            positions.insert(0, (len(stored.touches), latest))
        room = await asyncio.to_thread(survived, stored, components, positions)
        said = {"table": stored.id, "number": room.number}
        if room.read_only:
            log.warning("a table does not fit the rules and can only be read", extra=said)
            return room
        try:
            await database.go_on(room.stored, stored.version, room.game.dump())
        except Conflict:
            stored = await load_open(database, stored.id)
            continue
        log.warning("a table goes on by other rules than before", extra=said)
        return room
    raise Refused("busy")


async def latest_position(database: Database, table: str) -> bytes | None:
    packed = await database.latest_position(table)
    try:
        return None if packed is None else survival.unpack(packed)
    except EnnichiError as fault:
        log.warning("a stored position cannot be read", extra={"table": table, "reason": str(fault)})
        return None


def as_stored(stored: StoredTable, components: str, first: bytes | None, latest: bytes | None) -> Room | None:
    """The room of a table that today's rules take just as it is stored."""
    try:
        room = Room(stored, components, None if first is None else load(first, components))
        return room if latest is None or survival.is_position(room.game, latest) else None
    except Exception as fault:  # rules that were changed without a new number may fail in any way
        log.warning("a table cannot be replayed", extra={"table": stored.id, "reason": repr(fault)})
        return None


def survived(stored: StoredTable, components: str, positions: list[tuple[int, bytes]]) -> Room:
    """The room of a table that was played by other rules."""
    of = kind(stored.game)
    setup = first_position(replace(stored, options=known_options(stored)), components)
    start, first = setup, 0
    if stored.notice:
        begun = survival.loaded(dict(positions).get(stored.first, b""), components, stored.first)
        start, first = (setup, 0) if begun is None else (begun, stored.first)
    how = survival.survive(start, first, stored.touches, positions, components)
    if how is None:
        how = survival.as_far_as_it_fits(setup, stored.touches)
    how.read_only |= stored.rules > of.rules  # a server that knows those rules may go on with it
    all_of_it = len(stored.touches)
    kept = replace(stored, touches=stored.touches[: how.number], first=how.first)
    kept.notice = {"from": stored.rules, "to": of.rules, "first": how.first, "number": how.number, "of": all_of_it}
    if not how.read_only:
        kept.rules, kept.components = of.rules, of.box(components).fingerprint
    room = Room(kept, components, how.start)
    room.read_only = how.read_only
    if not how.read_only:
        game = room.game
        kept.over, kept.scores, kept.chapter = game.over, game.scores(), game.last_chapter
        kept.actor = None if game.over else game.seat
        kept.latest = survival.pack(game.dump())
    return room


def known_options(stored: StoredTable) -> dict[str, Any]:
    """The options of a table that its game still has."""
    of = kind(stored.game)
    known = {option.name: option.values for option in of.options}
    return {name: value for name, value in stored.options.items() if value in known.get(name, ())}


class Rooms:
    """All tables that this process has in memory, the longest unused first."""

    def __init__(self, database: Database, components: str) -> None:
        self.database = database
        self.components = components
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}

    async def find(self, table: str) -> Room:
        """The room of a table, rebuilt from the database when it is not in memory."""
        if table in self.rooms:
            room = self.rooms.pop(table)
            self.rooms[table] = room
            return room
        opening = self.opening.get(table)
        if opening is None:
            opening = asyncio.ensure_future(self.open(table))
            self.opening[table] = opening
            opening.add_done_callback(lambda _: self.opening.pop(table, None))
        # Whoever waits for it may go; the others still get it.
        return await asyncio.shield(opening)

    async def open(self, table: str) -> Room:
        stored = await load_open(self.database, table)
        try:
            room = await build(self.database, stored, self.components_of(stored))
        except EnnichiError as fault:
            log.warning("a table cannot be opened", extra={"table": stored.id, "reason": str(fault)})
            raise Refused("other-rules") from None
        self.add(room)
        return room

    def add(self, room: Room) -> None:
        """Keep a room in memory, and let go of others that nobody looks at when there are too many."""
        self.rooms[room.id] = room
        over = len(self.rooms) - self.database.settings.rooms_kept
        if over > 0:
            for old in [one for one in self.rooms.values() if one is not room and one.is_idle][:over]:
                self.forget(old.id)

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

    def forget_idle(self) -> None:
        """Rooms that nobody looks at are rebuilt when somebody comes back."""
        for room in [room for room in self.rooms.values() if room.is_idle]:
            self.forget(room.id)

    def viewed(self) -> set[str]:
        return {room.id for room in self.rooms.values() if room.viewers}
