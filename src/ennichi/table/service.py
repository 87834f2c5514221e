"""The service behind the pages: opens tables, carries out what viewers ask, lets bots play, tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.kernel.game import Game, Header
from ennichi.kernel.registry import kind, kinds
from ennichi.kernel.text import LANGUAGES

from . import coaching, delivery, printed, puzzling, shapes, teaching, wording
from .analyses import Analyses, Analysis
from .database import CHANNEL, DAY, Conflict, Database, StoredSeat, StoredTable
from .health import Health
from .keys import is_table_id, new_table_id
from .lag import LoopLag
from .lessons import LEARNER, find_lesson
from .messages import ABot, ByMail, ByPush, ByWebhook, Me, NewTable, PushAddress, QuietHours
from .neighbours import BYE, PRESENCE, Neighbours
from .notices import Hours, Subscription, zone_of
from .own_bots import STAND_IN, TRIES, OwnBots
from .presence import AWAY, SOON
from .queue import Asker
from .refusals import Refused, service_text
from .replays import ReadRecord
from .rooms import Room, Rooms, Viewer, load_open
from .sender import Sender
from .settings import Settings
from .shapes import Message, PuzzleAnswer, TableLine, Trouble
from .survival import pack
from .thinking import Thinkers
from .worker import TookTooLong, WorkerDied, WorkFailed

log = logging.getLogger("ennichi.table")

BOT_NAMES = ("Sable", "Tora", "Mika", "Haru")
TABLES_LISTED = 50
BEAT = "beat"  # what a process says to itself on the line, with its own token
CLOSING_SECONDS = 5.0
FIRST_REST = 1.0  # seconds after the first failure of a bot; twice as long after each further one
LONGEST_REST = 30.0
FEW_CONFLICTS = 5  # with another process, in a row: no reason to tell anybody
CONFLICT_REST = 0.1
OTHER_SEED = 1 << 20  # who failed tries something else
MOST_DEVICES = 50  # browsers that hold one seat
LONGEST_NAMES = 40  # characters of who deleted a game
PUZZLES_KEPT = 3  # tables of puzzles that one browser has
GONE = 4410  # closes a socket: the table was removed


@dataclass(frozen=True)
class Cards:
    """Where the cards of a table come from: a seed, or the secret of a deal."""

    seed: int = 0
    deal: str = ""
    promise: str | None = None  # of a new deal; none where the secret is known already


class Service:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.rooms = Rooms(self.database, settings.components)
        self.own_bots = OwnBots(settings.own_bots)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_cores, settings.replay_seconds)
        self.tasks: set[asyncio.Task[None]] = set()
        self.touches = 0  # for /metrics
        self.bot_failures = 0
        self.lag = LoopLag()
        self.listener: Any = None
        self.token = secrets.token_hex(8)
        self.beat = asyncio.Event()  # the own heartbeat came back
        self.broken = asyncio.Event()  # the line has ended, or will
        self.neighbours = Neighbours(self.token, self.rooms, partial(self.database.say, PRESENCE), self.note_presence)
        self.sender = Sender(self.database, self.find, self.is_here, self.token)
        self.health = Health(self.database)
        self.closing = asyncio.Event()
        self.analyses = Analyses()
        self.coaches = coaching.Coaches(self.thinkers, self.send)

    async def open(self) -> None:
        await asyncio.to_thread(load_games, self.settings.components)
        await self.database.open()
        await self.database.tick()
        await self.sender.open()
        if self.settings.postgres:
            await self.listen()
            self.run(self.keep_listening())
        self.run(self.keep_house())
        self.run(self.sender.run(self.closing))
        self.run(self.lag.measure(self.closing))

    async def close(self) -> None:
        """End in good order: nothing is cut off in the middle of a talk with the database."""
        self.closing.set()
        self.broken.set()
        await self.thinkers.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSING_SECONDS)
        if self.listener is not None:
            with contextlib.suppress(Exception):
                await self.database.say(PRESENCE, f"{BYE} {self.token}")
                await self.listener.close(timeout=1)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.database.tick()
        await self.database.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the request at hand."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def rest(self, seconds: float) -> bool:
        """Wait for so long; True when the server closes meanwhile."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return self.closing.is_set()

    async def keep_house(self) -> None:
        """Forget idle rooms, and let go of tables that nobody wants any more: see `Database.sweep`."""
        while not await self.rest(self.settings.housekeeping_seconds):
            try:
                self.rooms.forget_idle()
                await self.sweep()
            except Exception:
                log.exception("housekeeping failed")

    async def sweep(self) -> None:
        swept = await self.database.sweep(self.rooms.viewed())
        for event, tables in (
            ("a table is marked: nobody played there for long", swept.marked),
            ("a table is marked no more", swept.unmarked),
            ("a table is removed", swept.removed),
            ("a table is purged", swept.purged),
        ):
            for table in tables:
                log.info(event, extra={"table": table})
        for table in swept.removed:
            if table in self.rooms.rooms:
                self.tell_gone(self.rooms.rooms[table], "")

    # Tables that come and go.

    async def find(self, table: str) -> Room:
        """The room of a table as it stands now. What cannot be a table's name is not looked for."""
        if not is_table_id(table):
            raise Refused("unknown-table")
        room = await self.rooms.find(table)
        await self.refresh(room)
        return room

    async def refresh(self, room: Room) -> None:
        """Before a position is shown: another process may have changed it, and the line that tells of it be dead."""
        if not self.settings.postgres:
            return
        version = await self.database.version_of(room.id)
        if version is None:
            self.tell_gone(room, "")
            await load_open(self.database, room.id)  # which says why
        elif version != room.stored.version:
            await self.catch_up(room, version)

    async def keep(self, room: Room) -> None:
        """Somebody who plays here has opened the table: it is wanted, however long nobody touched it."""
        if room.stored.updated < self.database.now() - self.settings.keep_days * DAY:
            if await self.database.keep(room.id):
                log.info("a table is marked no more", extra={"table": room.id})
            room.stored.updated = int(self.database.now())

    async def restore(self, table: str, browser: str, secret: str) -> None:
        """Whoever holds a seat at a removed table brings it back."""
        if not is_table_id(table) or await self.database.removed_at(table) is None:
            raise Refused("unknown-table")
        if self.database.keys.seat_of(table, secret) is None and not await self.database.held_seats(browser, table):
            raise Refused("not-your-seat")
        if await self.database.restore(table):
            log.info("a table is restored", extra={"table": table})

    # Several processes on one PostgreSQL.

    async def listen(self) -> None:
        import asyncpg  # of the extra `postgres`

        url = self.settings.async_url().replace("postgresql+asyncpg://", "postgresql://")
        patience = self.settings.database_seconds
        listener = await asyncpg.connect(url, timeout=patience, command_timeout=patience)
        try:
            await listener.add_listener(CHANNEL, self.heard)
            await listener.add_listener(PRESENCE, self.heard_presence)
        except BaseException:
            listener.terminate()
            raise
        listener.add_termination_listener(lambda _: self.broken.set())
        self.listener = listener

    async def keep_listening(self) -> None:
        """Say something on the line every few seconds: when it does not come back, the line is opened anew."""
        while not self.closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.broken.wait(), self.settings.heartbeat_seconds)
            self.broken.clear()
            try:
                if not self.closing.is_set() and not await self.line_is_alive():
                    await self.listen_again()
                self.neighbours.sweep(self.settings.heartbeat_seconds)
            except Exception as fault:
                log.warning("the line to the database cannot be opened", extra={"reason": repr(fault)})
                await self.rest(1)
                self.broken.set()

    async def listen_again(self) -> None:
        """The line is dead: open another, then look at every table, because news may have been missed."""
        log.warning("the line to the database is dead and is opened again")
        self.listener.terminate()
        await self.database.drop_connections()
        await self.listen()
        for room in list(self.rooms.rooms.values()):
            try:
                await self.refresh(room)
            except Refused:
                continue  # it was removed
            except (OSError, SQLAlchemyError):
                log.exception("a table could not be looked at", extra={"table": room.id})
        await self.neighbours.announce_all()

    async def line_is_alive(self) -> bool:
        import asyncpg

        self.beat.clear()
        try:
            async with asyncio.timeout(self.settings.heartbeat_seconds):
                await self.listener.execute(f"NOTIFY {CHANNEL}, '{BEAT} {self.token}'")
                await self.beat.wait()
            return True
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    def heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        """Another process, or this one, changed a table; or the own heartbeat."""
        table, said, *by = str(payload).split(" ", 2)
        if table == BEAT:
            self.neighbours.heard_beat(said)
            if said == self.token:
                self.beat.set()
            return
        version = int(said)
        room = self.rooms.rooms.get(table)
        if room is not None and (version < 0 or version > room.stored.version):
            self.run(self.catch_up(room, version, "".join(by)))

    def heard_presence(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        """Another process says who is at a table."""
        asked = self.neighbours.heard(str(payload))
        if asked is not None:
            self.run(self.neighbours.announce(asked))

    async def catch_up(self, room: Room, version: int, gone_by: str = "") -> None:
        async with room.lock:
            if 0 <= version <= room.stored.version:
                return
            try:
                await room.reload(self.database)
            except Refused:
                self.tell_gone(room, gone_by)
                return
        await self.prepare_logs(room)
        self.tell(room)
        self.wake_bot(room)

    # Telling viewers.

    def tell(self, room: Room) -> None:
        """Send every viewer the table as that viewer may see it; equal views are made once."""
        newer = self.rooms.rooms.get(room.id)
        if newer is not None and newer is not room:  # this one was forgotten while somebody still used it
            self.run(self.catch_up(newer, room.stored.version))
        made: dict[tuple[int | None, str, int], str] = {}
        for viewer in list(room.viewers):
            if viewer.seat is not None and room.stored.seats[viewer.seat].kind == "bot":
                viewer.seat = None  # it was left, here or in another tab: from now on this is a spectator
            start = min(viewer.log_sent, room.number)
            # After an undo the log must go back behind what was taken away.
            start = max(-1, start if start < room.number else room.number - 1)
            key = (viewer.seat, viewer.language, start)
            if key not in made:
                state = wording.state(room, viewer.seat, viewer.language, self.database.keys, start)
                made[key] = as_text(state)
            viewer.log_sent = room.number
            self.send_text(room, viewer, made[key])

    def tell_state(self, room: Room, viewer: Viewer) -> None:
        """Send one viewer the whole table."""
        viewer.log_sent = room.number
        self.send(room, viewer, wording.state(room, viewer.seat, viewer.language, self.database.keys, -1))

    async def prepare_logs(self, room: Room) -> None:
        """Where all lines must be made anew, that is done before anybody is told, in slices."""
        for language in {viewer.language for viewer in room.viewers}:
            await wording.prepare_log(room, language)

    def come(self, room: Room, viewer: Viewer) -> None:
        """Somebody opens a table. A page that has come back over another line is here only once."""
        for other in [one for one in room.viewers if one.page and (one.page, one.seat) == (viewer.page, viewer.seat)]:
            other.replaced = True
            self.cut_off(room, other)
        room.viewers.add(viewer)
        self.note_own_presence(room, viewer.seat, len(room.viewers) == 1)
        self.tell_state(room, viewer)
        self.send(room, viewer, wording.pulse())
        self.wake_bot(room)

    def go(self, room: Room, viewer: Viewer) -> None:
        room.viewers.discard(viewer)
        if viewer.hinting is not None:
            viewer.hinting.cancel()
        coaching.drop(viewer)
        self.note_own_presence(room, viewer.seat)

    def note_own_presence(self, room: Room, seat: int | None, first: bool = False) -> None:
        """Somebody came or went by way of this process: it is told here and to the other ones, and kept."""
        if seat is not None:
            self.run(self.keep_seen(room.id, seat))
        if self.settings.postgres and not room.presence.announcing and not self.closing.is_set():
            room.presence.announcing = True
            self.run(self.announce(room, first))
        self.note_presence(room)

    async def announce(self, room: Room, first: bool) -> None:
        """Once for many who come and go."""
        if not first:
            await self.rest(SOON)
        room.presence.announcing = False
        await self.neighbours.announce(room, ask=first)

    async def keep_seen(self, table: str, seat: int) -> None:
        try:
            await self.database.note_seen(table, [seat])
        except (SQLAlchemyError, OSError, TimeoutError):
            log.warning("it cannot be kept who was here", extra={"table": table})

    def note_presence(self, room: Room) -> None:
        """Somebody came or went, by way of any process. Who left is told to be away when that has lasted a while."""
        if room.presence.note(room.own_seats(), time.time()):
            self.run(self.tell_who_is_away(room))
        self.tell_seats(room)

    async def tell_who_is_away(self, room: Room) -> None:
        if not await self.rest(AWAY):
            self.tell_seats(room)

    def tell_seats(self, room: Room) -> None:
        """Who is here, who thinks and how many watch: told soon, and once for many changes."""
        if not room.presence.telling and not self.closing.is_set():
            room.presence.telling = True
            self.run(self.tell_presence(room))

    async def tell_presence(self, room: Room) -> None:
        presence = room.presence
        try:
            while room.viewers:
                seats, watching = wording.seat_infos(room.stored, room, "en"), wording.watching(room)
                due = presence.due(seats, watching, time.monotonic())
                if due is None:
                    return
                if due > 0:
                    if await self.rest(min(due, SOON)):
                        return
                    continue
                presence.told(seats, watching, time.monotonic())
                made: dict[str, str] = {}
                for viewer in list(room.viewers):
                    if viewer.language not in made:
                        made[viewer.language] = as_text(wording.presence(room, viewer.language))
                    self.send_text(room, viewer, made[viewer.language])
        finally:
            presence.telling = False

    def tell_gone(self, room: Room, by: str) -> None:
        """A table was removed: its viewers hear of it, and the room is no more."""
        if self.rooms.rooms.get(room.id) is room:
            self.rooms.forget(room.id)
        for viewer in list(room.viewers):
            self.send(room, viewer, wording.gone(by, viewer.language))
            viewer.outbox.end(GONE)
        room.viewers.clear()

    def send(self, room: Room, viewer: Viewer, message: Message) -> None:
        self.send_text(room, viewer, as_text(message))

    def send_text(self, room: Room, viewer: Viewer, text: str) -> None:
        if not viewer.outbox.put(text):  # a viewer who does not listen is cut off and comes back by itself
            self.cut_off(room, viewer)

    def cut_off(self, room: Room, viewer: Viewer) -> None:
        room.viewers.discard(viewer)
        viewer.outbox.give_up()

    # Tables.

    async def create(self, browser: str, wanted: NewTable, address: str) -> tuple[Room, int | None]:
        of = kind_or_refuse(wanted.game)
        await self.check_tables(browser)
        seats: list[StoredSeat] = []
        mine: int | None = None
        names = iter(BOT_NAMES)
        for i, seat in enumerate(wanted.seats):
            if isinstance(seat, Me):
                if mine is not None:
                    raise Refused("bad-request", reason="only one seat can be yours")
                mine = i
                seats.append(StoredSeat("human", clean_name(seat.name), colour=seat.colour))
            elif isinstance(seat, ABot):
                seats.append(StoredSeat("bot", next(names, f"Bot {i + 1}"), seat.bot, seat.colour))
            else:
                seats.append(StoredSeat("open", colour=seat.colour))
        cards = self.promised(wanted.promise, wanted.salt)
        table = await self.open_table(of.name, wanted.options, seats, cards, browser, mine, address=address)
        return table, mine

    def promised(self, promise: str = "", salt: str = "") -> Cards:
        """The cards of a new table: from a promise that somebody has, or from a new one."""
        keys = self.database.keys
        if promise and not keys.keeps(promise):
            raise Refused("promise-broken")
        promise = promise or keys.new_promise()
        secret = keys.deal_secret(promise)
        return Cards(deal=f"{secret}:{salt}" if salt else secret, promise=promise)

    async def open_table(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[StoredSeat],
        cards: Cards,
        browser: str,
        mine: int | None,
        touches: list[tuple[int, str]] | None = None,
        open_record: bool = False,
        address: str = "",
        own_components: bool = True,
    ) -> Room:
        """Make a table for a browser, store it, and let its first bot begin."""
        of = kind_or_refuse(game)
        try:
            of.check_seats(len(seats))
            folder = of.own_set(self.settings.components) if own_components else ""
            checked = of.check_options(options, len(seats), folder)
            box = of.box(folder)
            stored = StoredTable(
                id=new_table_id(),
                game=game,
                rules=of.rules,
                components=box.fingerprint,
                seed=cards.seed,
                deal=cards.deal,
                promise=cards.promise,
                options=checked,
                seats=seats,
                touches=touches or [],
                open_record=open_record,
                maker=browser,
            )
            room = await asyncio.to_thread(Room, stored, folder) if touches else Room(stored, folder)
            for bot in [seat.bot for seat in seats if seat.kind == "bot"]:
                await self.check_bot(bot, room.game.header, Asker(address, stored.id))
        except EnnichiError as fault:
            raise Refused("bad-setting", reason=str(fault)) from None
        game_now = room.game
        stored.seats = [replace(seat, colour=game_now.header.colours[i]) for i, seat in enumerate(seats)]
        stored.over = game_now.over
        stored.scores = game_now.scores()
        stored.actor = None if game_now.over else game_now.seat
        stored.chapter = game_now.last_chapter
        stored.latest = pack(game_now.dump())
        try:
            await self.database.create(stored, None if mine is None else (browser, mine))
        except Conflict:
            raise Refused("promise-broken") from None
        self.rooms.add(room)
        room.note_person(address)
        self.wake_bot(room)
        return room

    async def my_tables(self, browser: str, language: str) -> list[TableLine]:
        """The tables where this browser holds a seat, newest first; none of them has to be opened for it."""
        lines: list[TableLine] = []
        held = await self.database.tables_of(browser, TABLES_LISTED)
        held += await self.database.removed_tables_of(browser, TABLES_LISTED)
        for table, seat in held:
            stored = await self.database.load(table, with_touches=False)
            if stored is not None and puzzling.looks_like_one(stored) is None:
                seats = wording.seat_infos(stored, self.rooms.rooms.get(table), language)
                lines.append(wording.table_line(stored, seats, seat, language, browser, self.settings))
        return lines

    async def check_tables(self, browser: str) -> None:
        most = self.settings.tables_per_browser
        if len(await self.database.tables_of(browser, most)) >= most:
            raise Refused("too-many-tables")

    async def seat_of(self, room: Room, browser: str | None, secret: str) -> int | None:
        """The seat that a viewer holds at a table: by its secret, or by what the browser showed before.

        Who left the seat to a bot watches from then on.
        """
        if secret:
            seat: int | None = self.seat_of_secret(room, secret)
        else:
            seat = await self.own_seat(room, browser) if browser else None
        if seat is not None:
            await self.keep(room)
        return None if seat is None or room.stored.seats[seat].kind == "bot" else seat

    def seat_of_secret(self, room: Room, secret: str) -> int:
        seat = self.database.keys.seat_of(room.id, secret)
        if seat is None or seat >= len(room.stored.seats):
            raise Refused("not-your-seat")
        return seat

    async def hold(self, table: str, browser: str, secret: str) -> int:
        """A browser shows the secret of a seat, and holds the seat from then on."""
        seat = self.database.keys.seat_of(table, secret)
        if seat is None:
            raise Refused("not-your-seat")
        holders = {each for each, held in await self.database.holders_of(table) if held == seat}
        if browser not in holders:
            if len(holders) >= MOST_DEVICES:
                raise Refused("too-many-devices")
            await self.database.hold(browser, table, seat)
        return seat

    async def own_seat(self, room: Room, browser: str) -> int | None:
        """The seat that a browser holds, and has not left to a bot."""
        held = await self.database.held_seats(browser, room.id)
        return next((seat for seat in held if room.stored.seats[seat].kind != "bot"), None)

    async def take_seat(self, room: Room, browser: str, name: str) -> int:
        """A friend takes the first open seat."""
        async with room.lock:
            held = await self.own_seat(room, browser)
            if held is not None:
                return held
            for seat, info in enumerate(room.stored.seats):
                if info.kind == "open":
                    await self.change_seat(room, seat, replace(info, kind="human", name=clean_name(name)))
                    await self.database.hold(browser, room.id, seat)
                    break
            else:
                raise Refused("no-open-seat")
        self.tell(room)
        return seat

    async def change_seat(self, room: Room, seat: int, changed: StoredSeat) -> None:
        seats = list(room.stored.seats)
        seats[seat] = changed
        with self.telling_what_was_missed(room):
            await room.store_seats(self.database, seats)
        await self.prepare_logs(room)

    async def rename(self, room: Room, seat: int | None, name: str) -> None:
        if seat is None:
            raise Refused("not-your-seat")
        async with room.lock:
            await self.change_seat(room, seat, replace(room.stored.seats[seat], name=clean_name(name)))
        self.tell(room)

    async def resign(self, room: Room, seat: int | None, bot: str) -> None:
        """A seat is left to a bot."""
        if seat is None:
            raise Refused("not-your-seat")
        try:
            await self.check_bot(bot, room.game.header, Asker(room.waiting_address(), room.id))
        except EnnichiError as fault:
            raise Refused("bad-setting", reason=str(fault)) from None
        async with room.lock:
            if room.stored.seats[seat].kind == "bot":
                raise Refused("not-your-seat")
            left = replace(room.stored.seats[seat], kind="bot", bot=bot, wishes_end=False)
            await self.change_seat(room, seat, left)
            wishing, holding = await self.wishes(room)
            if wishing and wishing == holding:  # the others wished it already
                await self.remove_table(room, wishing)
                return
        self.tell(room)
        self.wake_bot(room)

    async def check_bot(self, name: str, header: Header, asker: Asker) -> None:
        """Complain about a bot that does not exist, or cannot play this. Code of the owner's is asked where it runs."""
        self.own_bots.check(name, header)
        if not self.own_bots.is_code(name):
            return
        try:
            objection = await self.thinkers.object_to(asker, self.own_bots.maker(name), header)
        except (WorkerDied, WorkFailed, TookTooLong) as fault:
            log.error("a bot cannot be used", exc_info=fault, extra={"reason": name})
            raise BadSetting(
                f"the bot {name} cannot play now; whoever runs this server finds the reason in its log"
            ) from None
        if objection:
            raise BadSetting(objection)

    # Deleting.

    async def delete(self, room: Room, browser: str, secret: str) -> tuple[int, int] | None:
        """Whoever made a table deletes it; others wish for it, and it goes when all who hold seats do.

        None when it is gone, otherwise how many wish it, of how many.
        """
        async with room.lock:
            seat = await self.seat_of(room, browser, secret)
            if room.stored.maker and browser == room.stored.maker:
                await self.remove_table(room, set() if seat is None else {seat})
                return None
            if seat is None:
                if not await self.database.held_seats(browser, room.id):
                    raise Refused("not-your-seat")
                await self.database.let_go(browser, room.id)  # it was left to a bot: the others play on
                return None
            await self.set_wish(room, seat, True)
            wishing, holding = await self.wishes(room)
            if wishing == holding:
                await self.remove_table(room, wishing)
                return None
        self.tell(room)
        return len(wishing), len(holding)

    async def unwish(self, room: Room, browser: str, secret: str) -> None:
        """The wish to delete a game is taken back."""
        async with room.lock:
            seat = await self.seat_of(room, browser, secret)
            if seat is None:
                raise Refused("not-your-seat")
            await self.set_wish(room, seat, False)
        self.tell(room)

    async def set_wish(self, room: Room, seat: int, wish: bool) -> None:
        if room.stored.seats[seat].wishes_end != wish:
            await self.change_seat(room, seat, replace(room.stored.seats[seat], wishes_end=wish))

    async def wishes(self, room: Room) -> tuple[set[int], set[int]]:
        """The seats whose holders wish the game to be deleted, and all seats that people hold."""
        seats = room.stored.seats
        holding = {seat for _, seat in await self.database.holders_of(room.id) if seats[seat].kind == "human"}
        wishing = {seat for seat, info in enumerate(seats) if info.kind == "human" and info.wishes_end}
        return wishing, holding | wishing

    async def remove_table(self, room: Room, by: set[int]) -> None:
        """The one place where people remove tables; everybody who looks at it is told by whom.

        It is hidden, and can be brought back for a while by whoever holds a seat.
        """
        names = ", ".join(room.stored.seats[seat].name for seat in sorted(by))
        names = names if len(names) <= LONGEST_NAMES else names[: LONGEST_NAMES - 1] + "…"
        if await self.database.remove(room.id, names):
            log.info("a table is removed by those who play there", extra={"table": room.id})
        self.tell_gone(room, names)

    async def rematch(self, room: Room, seat: int | None) -> None:
        """The same players once more, the seats moved round by one."""
        if seat is None:
            raise Refused("not-your-seat")
        if not room.game.over:
            raise Refused("not-over")
        async with room.lock:
            if room.stored.rematch:
                return
            old = room.stored
            seats = [replace(each, wishes_end=False, seen=None) for each in old.seats[1:] + old.seats[:1]]
            count = len(seats)
            again = await self.open_table(old.game, old.options, seats, self.promised(), old.maker, None)
            for browser, held in await self.database.holders_of(old.id):
                await self.database.hold(browser, again.id, (held - 1) % count)
            await room.store_seats(self.database, old.seats, again.id)
            actor = again.stored.actor
            waits = actor if actor is not None and again.stored.seats[actor].kind == "human" else None
            await self.sender.notices.follow(old.id, again.id, count, waits, self.settings.notice_seconds)
        self.tell(room)

    # Telling players that it is their turn.

    async def is_here(self, room: Room, seat: int) -> bool:
        """Whether whoever holds a seat has the table open, by way of any process."""
        if self.settings.postgres and not room.viewers:
            await self.neighbours.announce(room, ask=True)
            await self.rest(SOON)
        return room.presence.is_here(seat, time.time())

    async def ways_to_tell(self, room: Room, browser: str, seat: int) -> shapes.WaysToTell:
        """What this server offers, and what this browser has asked for."""
        own = await self.sender.notices.of_browser(browser, room.id, seat)
        hours = own[0].hours if own else Hours()
        return {
            "push": self.sender.pusher.application_key if self.sender.pusher.private_key else "",
            "mail": bool(self.settings.smtp),
            "webhook": self.settings.webhooks,
            "ways": [way_to_tell(one) for one in own],
            "quietFrom": hours.start,
            "quietTo": hours.end,
        }

    async def subscribe(
        self, room: Room, browser: str, seat: int, wanted: ByPush | ByMail | ByWebhook, language: str
    ) -> tuple[Subscription, bool]:
        """Somebody wants to be told; and whether a mail must ask for it first."""
        notices, keys, private = self.sender.notices, self.database.keys, self.settings.private_webhooks
        if isinstance(wanted, ByPush):
            if not self.sender.pusher.private_key:
                raise Refused("not-offered")
            address = push_address(wanted.push, private)
            target = keys.target("push", wanted.push.endpoint)
            one, _ = await notices.subscribe(browser, room.id, seat, "push", address, target, language)
            return one, False
        if isinstance(wanted, ByMail):
            if not self.settings.smtp:
                raise Refused("not-offered")
            address = delivery.plain_mail(wanted.mail)
            target = keys.target("mail", address.lower())
            one, new = await notices.subscribe(browser, room.id, seat, "mail", address, target, language)
            return one, new
        if not self.settings.webhooks:
            raise Refused("not-offered")
        delivery.place_of(wanted.url, private)
        target = keys.target("webhook", wanted.url)
        form = wanted.form or delivery.form_of(wanted.url)
        one, _ = await notices.subscribe(browser, room.id, seat, "webhook", wanted.url, target, language, form)
        return one, False

    async def own_way(self, room: Room, browser: str, seat: int, way: str) -> Subscription:
        own = await self.sender.notices.of_browser(browser, room.id, seat)
        found = next((one for one in own if one.id == way), None)
        if found is None:
            raise Refused("unknown-way")
        return found

    async def set_hours(self, browser: str, wanted: QuietHours) -> None:
        if zone_of(wanted.zone) is None:
            raise Refused("unknown-zone", zone=wanted.zone)
        await self.sender.notices.set_hours(browser, Hours(wanted.start, wanted.end, wanted.zone))

    async def renew_push(self, browser: str, old: str, new: PushAddress) -> None:
        """A browser's push service has given it another address."""
        address = push_address(new, self.settings.private_webhooks)
        keys = self.database.keys
        targets = keys.target("push", old), keys.target("push", new.endpoint)
        if not await self.sender.notices.renew(browser, *targets, address):
            raise Refused("unknown-way")

    async def follow_link(self, deed: str, token: str) -> str:
        """Somebody follows a link of a message: an address is confirmed, or gets nothing more. Its language, if any."""
        name = self.database.keys.name_in(deed, token)
        if name is None:
            raise Refused("bad-link")
        if deed == "stop":
            await self.sender.notices.stop(name)
            return ""
        found = await self.sender.notices.confirm(name)
        if found is None:
            raise Refused("old-link")
        return found.language

    async def read_record(self, browser: str, text: str, address: str) -> ReadRecord:
        """A stranger's record, replayed."""
        await self.check_tables(browser)
        found = await self.thinkers.read_record(Asker(address, browser), text, self.settings.components)
        if found.fault:
            raise Refused("bad-record", reason=found.fault)
        return found

    async def open_record(self, browser: str, found: ReadRecord, address: str) -> Room:
        """A record becomes a table to look at, and to continue from."""
        seats = [StoredSeat("human", name or f"{i + 1}", colour=found.colours[i]) for i, name in enumerate(found.names)]
        cards = Cards(found.seed, found.deal)
        return await self.open_table(
            found.game, found.options, seats, cards, browser, 0, found.touches, open_record=True, address=address
        )

    async def open_lesson(self, browser: str, game: str, name: str, learner: str, address: str) -> Room:
        """A table at the first step of a lesson. Its cards are known to everybody, and so is its record."""
        await self.check_tables(browser)
        lesson = find_lesson(kind_or_refuse(game), name)
        if lesson is None:
            raise Refused("unknown-page")
        seats = [
            StoredSeat("human", clean_name(learner)) if seat == LEARNER else StoredSeat("bot", other, lesson.bot)
            for seat, other in enumerate(lesson.names)
        ]
        touches = [(move.seat, move.touches[0]) for move in lesson.moves[: lesson.first]]
        return await self.open_table(
            game,
            lesson.options,
            seats,
            Cards(lesson.seed),
            browser,
            LEARNER,
            touches,
            open_record=True,
            address=address,
            own_components=False,
        )

    async def open_puzzle(self, browser: str, game: str, name: str, player: str, address: str) -> tuple[Room, int]:
        """A table at the moment of a puzzle, where nobody else acts. Its cards are known to everybody."""
        kind_or_refuse(game)
        puzzle = puzzling.find(game, name)
        if puzzle is None:
            raise Refused("unknown-page")
        await self.forget_puzzles(browser)
        await self.check_tables(browser)
        names = iter(BOT_NAMES)
        seats = [
            StoredSeat("human", clean_name(player) if seat == puzzle.seat else next(names))
            for seat in range(puzzle.seats)
        ]
        touches = await asyncio.to_thread(puzzling.touches_to, puzzle)
        room = await self.open_table(
            game,
            puzzle.options,
            seats,
            Cards(puzzle.seed),
            browser,
            puzzle.seat,
            touches,
            open_record=True,
            address=address,
            own_components=False,
        )
        return room, puzzle.seat

    async def forget_puzzles(self, browser: str) -> None:
        """Of the tables that a browser solves puzzles at, only the newest are kept."""
        kept = 0
        for table, _ in await self.database.tables_of(browser, self.settings.tables_per_browser):
            stored = await self.database.load(table, with_touches=False)
            if stored is None or stored.maker != browser or puzzling.looks_like_one(stored) is None:
                continue
            kept += 1
            if kept >= PUZZLES_KEPT:
                await self.database.remove(table, "")
                if table in self.rooms.rooms:
                    self.tell_gone(self.rooms.rooms[table], "")

    async def judge_puzzle(
        self, room: Room, seat: int | None, solution: bool, language: str, address: str
    ) -> PuzzleAnswer:
        """What the turn of a puzzle is worth; one that the file does not know is compared with the best now."""
        puzzle = puzzling.puzzle_of(room)
        if puzzle is None:
            raise Refused("unknown-page")
        if seat != puzzle.seat:
            raise Refused("not-your-seat")
        if solution:
            return puzzling.solution(room, puzzle, language)
        if not puzzling.is_over(room, puzzle):
            raise Refused("not-played")
        less = puzzling.known_less(room, puzzle)
        lines: dict[str, float] = {}
        if puzzling.asks_for_more(room, puzzle, less):
            number, names = room.number, puzzling.played(room, puzzle)
            asker = Asker(address, room.id)
            try:
                found, lines = await self.thinkers.compare(asker, puzzle.kind.name, puzzle.name, names)
            except (WorkerDied, WorkFailed, TookTooLong):
                log.exception("a puzzle could not be judged", extra={"table": room.id})
                raise Refused("busy") from None
            if room.number != number:
                raise Refused("late")
            less = found if less is None else less
        return puzzling.answer(room, puzzle, less or 0.0, lines, language)

    async def continue_from(
        self, room: Room, browser: str, at: int, line: list[str], name: str, address: str
    ) -> tuple[Room, int]:
        """A new table that begins at a moment of an old one, or after other touches from there on: me against bots."""
        self.check_open(room)
        await self.check_tables(browser)
        if at > room.number:
            raise Refused("no-frame", number=at)
        old = room.stored
        touches = [(play.seat, play.touch) for play in room.plays[:at]]
        game = await room.position_after(at)
        mine = game.seat
        for touch in line:
            touches.append((game.seat, touch))
            game.play(wording.open_touch(game, touch))
        if game.over:
            raise Refused("over")
        names = iter(BOT_NAMES)
        seats = [
            StoredSeat("human", clean_name(name), colour=seat.colour)
            if i == mine
            else StoredSeat("bot", next(names), STAND_IN, seat.colour)
            for i, seat in enumerate(old.seats)
        ]
        cards = Cards(old.seed, old.deal)
        again = await self.open_table(
            old.game, old.options, seats, cards, browser, mine, touches, open_record=True, address=address
        )
        return again, mine

    async def film(self, room: Room, language: str, address: str) -> str:
        """The film of a game so far, as JSON; its frames are kept for whoever asks next."""
        if room.film is not None and room.film[0] == language:
            return wording.film(room, language, room.film[1])
        stored, filmed, over = room.stored, room.plays.copy(), room.game.over
        plays = [(play.seat, play.touch, room.open_now or not play.secret) for play in filmed[room.first :]]
        start, asker = room.start.dump(), Asker(address, room.id)
        frames = await self.thinkers.film(asker, start, room.components, room.first, plays, language)
        if room.stored is stored:
            room.film = (language, frames)
        elif room.plays[: len(filmed)] != filmed or room.game.over != over:  # it is another story now
            return await self.film(room, language, address)
        return wording.film(room, language, frames)

    async def side_line(
        self, room: Room, seat: int | None, number: int, touches: list[str], language: str
    ) -> shapes.SideLine:
        """Other touches from a moment of a game on that has no secrets any more."""
        if not room.open_now:
            raise Refused("not-over")
        if not room.first <= number <= room.number:
            raise Refused("no-frame", number=number)
        return await wording.side_line(room, seat, number, touches, language)

    def check_open(self, room: Room) -> None:
        """What gives away the seed waits for the end of the game, and needs a game that replays from its start."""
        if not room.open_now:
            raise Refused("not-over")
        if room.first:
            raise Refused("other-rules")

    # Playing.

    @contextlib.contextmanager
    def telling_what_was_missed(self, room: Room) -> Iterator[None]:
        """Who comes too late, because another process was quicker, brings its news to all viewers of this one."""
        version = room.stored.version
        try:
            yield
        except Refused:
            if room.stored.version != version:
                self.tell(room)
                self.wake_bot(room)
            raise

    def note_person(self, room: Room, seat: int | None, address: str) -> None:
        """Somebody asks about a table: a bot that waited there for a person goes on."""
        room.note_person(address if seat is not None else room.asked_by)
        self.wake_bot(room)

    async def touch(self, room: Room, seat: int | None, number: int, touch: str, address: str = "") -> None:
        with self.telling_what_was_missed(room):
            await room.touch(self.database, seat, number, touch)
        self.touches += 1
        room.note_person(address)
        drop_hints(room)
        self.tell(room)
        self.wake_bot(room)

    async def take_back(
        self, room: Room, seat: int | None, version: int, to: int | None = None, whole_turn: bool = False
    ) -> None:
        anyhow = to is not None and (teaching.leads_back(room, seat, to) or puzzling.leads_back(room, seat, to))
        with self.telling_what_was_missed(room):
            await room.take_back(self.database, seat, version, to, whole_turn, anyhow)
        drop_hints(room, "turn")
        self.tell(room)

    async def skip_step(self, room: Room, seat: int | None, number: int) -> None:
        """What a step of a lesson asks for is done for the learner, who watches it; a task is begun anew for that."""
        now = teaching.standing_of(room) if seat == LEARNER else None
        if now is None or number != room.number or not now.rest:
            raise Refused("late")
        if now.task and room.number > now.steps[-1].at:
            await self.take_back(room, seat, room.stored.version, now.steps[-1].at)
        for at, touch in enumerate(now.rest, room.number):
            with self.telling_what_was_missed(room):
                async with room.lock:
                    if room.number != at:
                        raise Refused("late")
                    await room.play_and_store(self.database, [touch])
            self.touches += 1
            drop_hints(room)
            self.tell(room)
        self.wake_bot(room)

    def start_hint(self, room: Room, viewer: Viewer) -> None:
        """Let a bot think of a hint, beside whatever else the viewer asks. One at a time for each viewer."""
        if viewer.hinting is not None:
            raise Refused("too-much")
        if not coaching.may_advise(room, viewer.seat):
            raise Refused("no-hint")
        viewer.hinting = asyncio.create_task(self.hint(room, viewer, room.game, room.number, room.game.dump()))
        viewer.hinting.add_done_callback(lambda _: forget_hint(viewer))

    async def hint(self, room: Room, viewer: Viewer, game: Game, number: int, position: bytes) -> None:
        """Send what a bot advises, unless the game has moved on meanwhile. The same question has the same answer."""
        asker = Asker(viewer.address, room.id)
        asked = (position, viewer.language)
        try:
            ways = room.advice.get(asked)
            if ways is None:
                ways = await self.thinkers.advise(asker, position, room.components, number, viewer.language)
                room.remember_advice(asked, ways)
        except Refused as refused:
            self.send(room, viewer, refused.told(viewer.language))
        except (WorkerDied, WorkFailed, TookTooLong):
            log.exception("a hint failed", extra={"table": room.id})
            self.send(room, viewer, Refused("busy").told(viewer.language))
        else:
            if room.game is game and room.number == number:
                name = ways[0]["touches"][0]
                words = game.words(game.touch(name), viewer.language)
                self.send(room, viewer, {"type": "hint", "touch": name, "words": words, "lines": ways})

    def analyse(self, room: Room, language: str, address: str) -> Analysis:
        """The analysis of a finished game: begun when it is first asked for, and gone on with when it is again."""
        if not room.game.over:
            raise Refused("not-over")
        found = self.analyses.find(room, language, address)
        if found.failed:
            found.failed = False  # whoever asks again goes on with it
            raise Refused("busy")
        if not found.running and not found.done:
            found.running = True
            self.run(self.run_analysis(found))
        return found

    async def run_analysis(self, one: Analysis) -> None:
        try:
            await self.analyses.run(one, self.thinkers, self.settings.analysis_seconds)
        except asyncio.CancelledError:  # the server closes
            one.failed = True
        except Exception:
            one.failed = True
            log.exception("an analysis failed")
        finally:
            one.running = False

    def wake_bot(self, room: Room) -> None:
        """If a bot must act and somebody waits for it, let it think beside everything else."""
        if room.thinking is None and room.bot_to_act() and self.watched(room):
            room.thinking = room.game.seat
            self.run(self.let_bots_play(room))

    def watched(self, room: Room) -> bool:
        return room.watched(self.settings.watched_seconds)

    async def let_bots_play(self, room: Room) -> None:
        """Bots play until a person must act, or nobody is there any more.

        What goes wrong is tried again, after a while that grows, and the players are told meanwhile.
        """
        failed = 0
        try:
            while (bot := room.bot_to_act()) and self.goes_on(room):
                room.thinking = room.game.seat
                if not failed:
                    room.thinking_since = time.time()
                self.tell_seats(room)
                try:
                    await self.let_bot_play(room, bot, failed)
                    failed = 0
                    room.trouble, room.again = "", None
                except asyncio.CancelledError:  # the server closes, or nobody is there any more
                    continue
                except Exception as fault:
                    failed += 1
                    if not self.replace_bot(room, bot, failed, fault):
                        await self.rest(self.note_failure(room, failed, fault))
        finally:
            room.thinking = None
            room.trouble, room.again = "", None
            self.tell_seats(room)

    def goes_on(self, room: Room) -> bool:
        """Whether bots may play here: somebody is there, and the table still is."""
        here = self.rooms.rooms.get(room.id) is room
        return here and self.watched(room) and not self.closing.is_set()

    def note_failure(self, room: Room, failed: int, fault: Exception) -> float:
        """Tell the players that a bot has trouble, and the log now and then. How long the bot waits now."""
        if isinstance(fault, Refused) and fault.code == "late" and failed <= FEW_CONFLICTS:
            return CONFLICT_REST  # another process was quicker
        self.bot_failures += 1
        rest = min(FIRST_REST * 2.0 ** min(failed - 1, 20), LONGEST_REST)
        self.tell_trouble(room, "died" if isinstance(fault, WorkerDied) else "failed", rest)
        if failed & (failed - 1) == 0:  # the 1st, 2nd, 4th, 8th … time
            log.error("a bot failed", exc_info=fault, extra={"table": room.id, "number": failed})
        return rest

    def replace_bot(self, room: Room, bot: str, failed: int, fault: Exception) -> bool:
        """Whether another bot plays from now on, because one that the owner brought along keeps failing."""
        own = bot in self.own_bots.given and (room.game.seat, bot) not in room.replaced
        if not own or failed < TRIES or not isinstance(fault, WorkFailed | WorkerDied | TookTooLong):
            return False
        self.bot_failures += 1
        room.replaced.add((room.game.seat, bot))
        log.error("%s plays for a bot that fails", STAND_IN, exc_info=fault, extra={"table": room.id, "reason": bot})
        self.tell(room)
        return True

    def tell_trouble(self, room: Room, trouble: Trouble, rest: float = 0.0) -> None:
        room.trouble, room.again = trouble, time.time() + rest
        self.tell_seats(room)

    async def let_bot_play(self, room: Room, bot: str, failed: int) -> None:
        """One turn of a bot, touch by touch; whatever changes the table meanwhile ends it."""
        seen = room.stored.version
        position, seed = room.game.dump(), room.number + room.game.seat + failed * OTHER_SEED
        asker = Asker(room.waiting_address(), room.id)
        bot = STAND_IN if (room.game.seat, bot) in room.replaced else self.own_bots.maker(bot)
        wanted, died = partial(self.goes_on, room), partial(self.tell_trouble, room, "died")
        touches = teaching.next_touches(room)
        if not touches:
            touches = await self.thinkers.play_turn(asker, wanted, died, position, room.components, bot, seed)
        for touch in touches:
            if self.closing.is_set():
                return
            async with room.lock:
                if room.stored.version != seen:
                    return
                with self.telling_what_was_missed(room):
                    await room.play_and_store(self.database, [touch])
                seen = room.stored.version
            self.touches += 1
            self.tell(room)


def push_address(given: PushAddress, private: bool) -> str:
    """As it is kept."""
    delivery.place_of(given.endpoint, private)
    delivery.check_push_keys(given.keys.p256dh, given.keys.auth)
    return json.dumps(given.model_dump())


def way_to_tell(one: Subscription) -> shapes.WayToTell:
    """What whoever gave an address sees of it, so much that it is known again."""
    shown = ""
    if one.channel == "mail":
        name, _, domain = one.address.rpartition("@")
        shown = f"{name[:1]}…@{domain}"
    elif one.channel == "webhook":
        shown = delivery.place_of(one.address, private=True).host
    return {
        "id": one.id,
        "channel": one.channel,
        "shown": shown,
        "confirmed": one.confirmed,
        "here": one.here,
        "everywhere": one.everywhere,
        "fault": one.fault,
    }


def as_text(message: Message) -> str:
    """A message as it goes over a socket."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def forget_hint(viewer: Viewer) -> None:
    viewer.hinting = None


def drop_hints(room: Room, *also: str) -> None:
    """The game has moved on: what was thought about is no more. A turn that is over stays, unless it was taken back."""
    for viewer in room.viewers:
        if viewer.hinting is not None:
            viewer.hinting.cancel()
        coaching.drop(viewer, "plans", "why", *also)


@cache
def load_games(components: str) -> None:
    """Read everything that the games need, so that no request has to wait for it."""
    own = OwnBots({})
    for language in LANGUAGES:
        service_text(language)
        wording.game_infos(language, own)
        wording.game_infos(language, own, components)
    for of in kinds():
        for folder in {"", of.own_set(components)}:
            printed.address(of, of.box(folder))


def kind_or_refuse(game: str) -> Any:
    try:
        return kind(game)
    except BadSetting:
        raise Refused("unknown-game", name=game[:40]) from None


def clean_name(name: str) -> str:
    cleaned = " ".join(name.split())
    if not 1 <= len(cleaned) <= 40 or not cleaned.isprintable():
        raise Refused("bad-name")
    return cleaned
