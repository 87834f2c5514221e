"""The service behind the pages: opens tables, carries out what viewers ask, lets bots play, tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any, TypeVar

import asyncpg

from ennichi.kernel.errors import BadComponents, BadRecord, BadSetting, EnnichiError
from ennichi.kernel.game import Game
from ennichi.kernel.record import replay
from ennichi.kernel.registry import kind

from . import wording
from .analyses import Analyses, Analysis
from .database import CHANNEL, Database, StoredSeat, StoredTable
from .keys import is_table_id, new_seed, new_table_id
from .messages import ABot, Me, NewTable
from .own_bots import STAND_IN, OwnBots
from .presence import SOON
from .refusals import Refused
from .rooms import Room, Rooms, Viewer, chapter_of
from .settings import Settings
from .thinking import Thinkers

log = logging.getLogger("ennichi.table")

T = TypeVar("T")

BOT_NAMES = ("Sable", "Tora", "Mika", "Haru")
TABLES_LISTED = 50
HOUSEKEEPING_SECONDS = 600.0
CLOSING_SECONDS = 5.0
BOT_TRIES = 5  # in a row; after that the bot waits for the next viewer
MOST_DEVICES = 50  # browsers that hold one seat
LONGEST_NAMES = 40  # characters of who deleted a game
GONE = 4410  # closes a socket: the table was deleted


class Service:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.rooms = Rooms(self.database, settings.components)
        self.own_bots = OwnBots(settings.own_bots)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_cores)
        self.tasks: set[asyncio.Task[None]] = set()
        self.touches = 0  # for /metrics
        self.listener: Any = None
        self.closing = asyncio.Event()
        self.thoughts: set[asyncio.Future[Any]] = set()  # of bots that are choosing
        self.analyses = Analyses()

    async def open(self) -> None:
        await self.database.open()
        if self.settings.postgres:
            await self.listen()
        self.run(self.keep_house())

    async def close(self) -> None:
        """End in good order: nothing is cut off in the middle of a talk with the database."""
        self.closing.set()
        for thought in list(self.thoughts):
            thought.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSING_SECONDS)
        for room in list(self.rooms.rooms.values()):
            await self.rooms.put_away(room)
        if self.listener is not None:
            with contextlib.suppress(Exception):
                await self.listener.close(timeout=1)
        self.thinkers.close()
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
        """Forget idle rooms, remove abandoned tables, and keep the line to the database."""
        while not await self.rest(HOUSEKEEPING_SECONDS):
            try:
                await self.rooms.forget_idle()
                for table in await self.database.remove_abandoned():
                    self.rooms.forget(table)
            except Exception:
                log.exception("housekeeping failed")

    # Several processes on one PostgreSQL.

    async def listen(self) -> None:
        url = self.settings.async_url().replace("postgresql+asyncpg://", "postgresql://")
        self.listener = await asyncpg.connect(url)
        self.listener.add_termination_listener(self.lost_listener)
        await self.listener.add_listener(CHANNEL, self.heard)

    def lost_listener(self, _: Any) -> None:
        if not self.closing.is_set():
            self.run(self.listen_again())

    async def listen_again(self) -> None:
        """The line broke: open it again, then look at every table, because news may have been missed."""
        while not await self.rest(1):
            try:
                await self.listen()
                break
            except (OSError, asyncpg.PostgresError):
                continue
        for room in list(self.rooms.rooms.values()):
            await self.catch_up(room, room.stored.version + 1)

    def heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        """Another process, or this one, changed a table."""
        table, version, *by = str(payload).split(" ", 2)
        room = self.rooms.rooms.get(table)
        if room is not None and (int(version) < 0 or int(version) > room.stored.version):
            self.run(self.catch_up(room, int(version), "".join(by)))

    async def catch_up(self, room: Room, version: int, gone_by: str = "") -> None:
        async with room.lock:
            if 0 <= version <= room.stored.version:
                return
            try:
                await room.reload(self.database)
            except Refused:
                self.tell_gone(room, gone_by)
                return
        self.tell(room)
        self.wake_bot(room)

    # Telling viewers.

    def tell(self, room: Room) -> None:
        """Send every viewer the table as that viewer may see it; equal views are made once."""
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
        """A table was deleted: its viewers hear of it, and the room is no more."""
        self.rooms.forget(room.id)
        for viewer in list(room.viewers):
            self.send(room, viewer, wording.gone(by, viewer.language))
            viewer.outbox.end(GONE)
        room.viewers.clear()

    def send(self, room: Room, viewer: Viewer, message: wording.Message) -> None:
        self.send_text(room, viewer, as_text(message))

    def send_text(self, room: Room, viewer: Viewer, text: str) -> None:
        if not viewer.outbox.put(text):  # a viewer who does not listen is cut off and comes back by itself
            room.viewers.discard(viewer)
            viewer.outbox.give_up()

    # Tables.

    async def find(self, table: str) -> Room:
        """The room of a table. What cannot be a table's name is not looked for, and leaves nothing behind."""
        if not is_table_id(table):
            raise Refused("unknown-table")
        return await self.rooms.find(table)

    async def create(self, browser: str, wanted: NewTable) -> tuple[Room, int | None]:
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
        table = await self.open_table(of.name, wanted.options, seats, new_seed(), browser, mine)
        return table, mine

    async def open_table(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[StoredSeat],
        seed: int,
        browser: str,
        mine: int | None,
        touches: list[tuple[int, str]] | None = None,
        open_record: bool = False,
    ) -> Room:
        """Make a table for a browser, store it, and let its first bot begin."""
        of = kind_or_refuse(game)
        try:
            of.check_seats(len(seats))
            folder = of.own_set(self.settings.components)
            checked = of.check_options(options, len(seats), folder)
            box = of.box(folder)
            stored = StoredTable(
                id=new_table_id(),
                game=game,
                rules=of.rules,
                components=box.fingerprint,
                seed=seed,
                options=checked,
                seats=seats,
                touches=touches or [],
                open_record=open_record,
                maker=browser,
            )
            room = Room(stored, folder)
            for bot in [seat.bot for seat in seats if seat.kind == "bot"]:
                self.own_bots.check(bot, room.game.header)
        except EnnichiError as fault:
            raise Refused("bad-setting", reason=str(fault)) from None
        game_now = room.game
        stored.seats = [replace(seat, colour=game_now.header.colours[i]) for i, seat in enumerate(seats)]
        stored.over = game_now.over
        stored.scores = game_now.scores()
        stored.actor = None if game_now.over else game_now.seat
        stored.chapter = chapter_of(game_now)
        await self.database.create(stored, None if mine is None else (browser, mine))
        self.rooms.rooms[stored.id] = room
        self.wake_bot(room)
        return room

    async def my_tables(self, browser: str, language: str) -> list[wording.Message]:
        """The tables where this browser holds a seat, newest first; none of them has to be opened for it."""
        lines: list[wording.Message] = []
        for table, seat in await self.database.tables_of(browser, TABLES_LISTED):
            room = self.rooms.rooms.get(table)
            stored = room.stored if room else await self.database.load(table, with_touches=False)
            if stored is not None:
                seats = wording.seat_infos(stored, room, language)
                lines.append(wording.table_line(stored, seats, seat, language, browser))
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
            seat = self.seat_of_secret(room, secret)
            return None if room.stored.seats[seat].kind == "bot" else seat
        return await self.own_seat(room, browser) if browser else None

    def seat_of_secret(self, room: Room, secret: str) -> int:
        seat = self.database.keys.seat_of(room.id, secret)
        if seat is None or seat >= len(room.stored.seats):
            raise Refused("not-your-seat")
        return seat

    async def hold(self, room: Room, browser: str, secret: str) -> int | None:
        """A browser shows the secret of a seat, and holds the seat from then on; the seat, unless it was left."""
        seat = self.seat_of_secret(room, secret)
        holders = {each for each, held in await self.database.holders_of(room.id) if held == seat}
        if browser not in holders:
            if len(holders) >= MOST_DEVICES:
                raise Refused("too-many-devices")
            await self.database.hold(browser, room.id, seat)
        return await self.seat_of(room, browser, secret)

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
            self.own_bots.check(bot, room.game.header)
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
        """The one place where people's tables are deleted; everybody who looks at it is told by whom."""
        names = ", ".join(room.stored.seats[seat].name for seat in sorted(by))
        names = names if len(names) <= LONGEST_NAMES else names[: LONGEST_NAMES - 1] + "…"
        await self.database.delete(room.id, names)
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
            seats = [replace(each, wishes_end=False) for each in old.seats[1:] + old.seats[:1]]
            count = len(seats)
            again = await self.open_table(old.game, old.options, seats, new_seed(), old.maker, None)
            for browser, held in await self.database.holders_of(old.id):
                await self.database.hold(browser, again.id, (held - 1) % count)
            await room.store_seats(self.database, old.seats, again.id)
        self.tell(room)

    async def open_record(self, browser: str, text: str) -> Room:
        """A record becomes a table to look at, and to continue from."""
        await self.check_tables(browser)
        try:
            g: Game = await asyncio.to_thread(replay, text, self.settings.components)
        except (BadRecord, BadComponents):
            try:
                g = await asyncio.to_thread(replay, text)
            except BadRecord as fault:
                raise Refused("bad-record", reason=str(fault)) from None
        head = g.header
        seats = [StoredSeat("human", name or f"{i + 1}", colour=head.colours[i]) for i, name in enumerate(head.names)]
        touches = touches_of(g)
        return await self.open_table(
            head.kind.name, head.options, seats, head.seed, browser, 0, touches, open_record=True
        )

    async def continue_from(self, room: Room, browser: str, at: int, name: str) -> tuple[Room, int]:
        """A new table that begins at a moment of an old one: me against bots."""
        self.check_open(room)
        await self.check_tables(browser)
        if at > room.number:
            raise Refused("no-frame", number=at)
        old = room.stored
        game = room.start.clone()
        for play in room.plays[:at]:
            game.play(game.touch(play.touch))
        if game.over:
            raise Refused("over")
        mine = game.seat
        names = iter(BOT_NAMES)
        seats = [
            StoredSeat("human", clean_name(name), colour=seat.colour)
            if i == mine
            else StoredSeat("bot", next(names), STAND_IN, seat.colour)
            for i, seat in enumerate(old.seats)
        ]
        touches = [(play.seat, play.touch) for play in room.plays[:at]]
        again = await self.open_table(old.game, old.options, seats, old.seed, browser, mine, touches, open_record=True)
        return again, mine

    def check_open(self, room: Room) -> None:
        """What gives away the seed waits for the end of the game."""
        if not room.game.over and not room.stored.open_record:
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

    async def touch(self, room: Room, seat: int | None, number: int, touch: str) -> None:
        with self.telling_what_was_missed(room):
            await room.touch(self.database, seat, number, touch)
        self.touches += 1
        self.tell(room)
        self.wake_bot(room)

    async def take_back(
        self, room: Room, seat: int | None, version: int, to: int | None = None, whole_turn: bool = False
    ) -> None:
        with self.telling_what_was_missed(room):
            await room.take_back(self.database, seat, version, to, whole_turn)
        self.tell(room)

    async def hint(self, room: Room, seat: int | None, language: str) -> wording.Message:
        game = room.game
        if game.over or seat is None or seat != game.seat:
            raise Refused("no-hint")
        ways = await self.thinkers.advise(game.dump(), room.components, room.number, language)
        name = ways[0]["touches"][0]
        return {"type": "hint", "touch": name, "words": game.words(game.touch(name), language), "lines": ways}

    def thought(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Something that bots think about; it is given up when the server closes."""
        thought = asyncio.ensure_future(work)
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)
        return thought

    def analyse(self, room: Room, language: str) -> Analysis:
        """The analysis of a finished game, which begins when it is first asked for."""
        if not room.game.over:
            raise Refused("not-over")
        found, new = self.analyses.find(room, language)
        if new:
            self.run(self.run_analysis(found))
        return found

    async def run_analysis(self, one: Analysis) -> None:
        try:
            await self.thought(one.run(self.thinkers, self.settings.analysis_seconds))
        except asyncio.CancelledError:  # the server closes
            one.failed = True
        except Exception:
            one.failed = True
            log.exception("an analysis failed")

    def wake_bot(self, room: Room) -> None:
        """If a bot must act, let it think beside everything else."""
        if room.thinking is None and room.bot_to_act():
            room.thinking = room.game.seat
            self.run(self.let_bots_play(room))

    async def let_bots_play(self, room: Room) -> None:
        """Bots play until a person must act. What goes wrong is tried again, after a while."""
        failed = 0
        try:
            while (bot := room.bot_to_act()) and failed < BOT_TRIES and not self.closing.is_set():
                room.thinking = room.game.seat
                self.tell_seats(room)
                try:
                    await self.let_bot_play(room, bot)
                    failed = 0
                except asyncio.CancelledError:  # the server closes
                    break
                except Refused as refused:  # another process was quicker
                    log.info("a bot was refused", extra={"table": room.id, "code": refused.code})
                    failed += 1
                except Exception:
                    log.exception("a bot failed", extra={"table": room.id})
                    failed += 1
                    await self.rest(failed)
        finally:
            room.thinking = None
            self.tell_seats(room)

    async def let_bot_play(self, room: Room, bot: str) -> None:
        """One turn of a bot, touch by touch; whatever changes the table meanwhile ends it."""
        seen = room.stored.version
        position, seed = room.game.dump(), room.number + room.game.seat
        bot = self.own_bots.maker(bot)
        for touch in await self.thought(self.thinkers.play_turn(position, room.components, bot, seed)):
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


def as_text(message: wording.Message) -> str:
    """A message as it goes over a socket."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


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


def touches_of(game: Game) -> list[tuple[int, str]]:
    """Seat and name of each touch of a position's history."""
    seat = 0
    found: list[tuple[int, str]] = []
    for entry in game.history:
        if entry < 0:
            seat = (-1 - entry) % 16
        else:
            found.append((seat, game.name(entry)))
    return found
