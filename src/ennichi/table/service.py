"""The service behind the pages: opens tables, carries out what viewers ask, lets bots play, tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

import asyncpg

from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.kernel.game import Game
from ennichi.kernel.registry import games, kind
from ennichi.kernel.text import LANGUAGES

from . import wording
from .analyses import Analyses, Analysis
from .database import CHANNEL, Database, StoredSeat, StoredTable
from .keys import new_seed, new_table_id
from .lag import LoopLag
from .messages import ABot, Me, NewTable
from .own_bots import STAND_IN, OwnBots
from .queue import Asker
from .refusals import Refused, service_text
from .replays import ReadRecord
from .rooms import Room, Rooms, Viewer, chapter_of
from .settings import Settings
from .thinking import Thinkers
from .worker import TookTooLong, WorkerDied, WorkFailed

log = logging.getLogger("ennichi.table")

BOT_NAMES = ("Sable", "Tora", "Mika", "Haru")
TABLES_LISTED = 50
HOUSEKEEPING_SECONDS = 600.0
CLOSING_SECONDS = 5.0
FIRST_REST = 1.0  # seconds after the first failure of a bot; twice as long after each further one
LONGEST_REST = 30.0
FEW_CONFLICTS = 5  # with another process, in a row: no reason to tell anybody
CONFLICT_REST = 0.1
OTHER_SEED = 1 << 20  # who failed tries something else


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
        self.closing = asyncio.Event()
        self.analyses = Analyses()

    async def open(self) -> None:
        await asyncio.to_thread(load_games, self.settings.components)
        await self.database.open()
        if self.settings.postgres:
            await self.listen()
        self.run(self.keep_house())
        self.run(self.lag.measure(self.closing))

    async def close(self) -> None:
        """End in good order: nothing is cut off in the middle of a talk with the database."""
        self.closing.set()
        await self.thinkers.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSING_SECONDS)
        for room in list(self.rooms.rooms.values()):
            await self.rooms.put_away(room)
        if self.listener is not None:
            with contextlib.suppress(Exception):
                await self.listener.close(timeout=1)
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
        table, _, version = str(payload).partition(" ")
        room = self.rooms.rooms.get(table)
        if room is not None and (int(version) < 0 or int(version) > room.stored.version):
            self.run(self.catch_up(room, int(version)))

    async def catch_up(self, room: Room, version: int) -> None:
        async with room.lock:
            if 0 <= version <= room.stored.version:
                return
            try:
                await room.reload(self.database)
            except Refused:
                self.rooms.forget(room.id)
                return
        await self.prepare_logs(room)
        self.tell(room)
        self.wake_bot(room)

    # Telling viewers.

    def tell(self, room: Room) -> None:
        """Send every viewer the table as that viewer may see it; equal views are made once."""
        made: dict[tuple[int | None, str, int], wording.Message] = {}
        for viewer in list(room.viewers):
            start = min(viewer.log_sent, room.number)
            # After an undo the log must go back behind what was taken away.
            start = max(-1, start if start < room.number else room.number - 1)
            key = (viewer.seat, viewer.language, start)
            if key not in made:
                made[key] = wording.state(room, viewer.seat, viewer.language, self.database.keys, start)
            viewer.log_sent = room.number
            self.send(room, viewer, made[key])

    async def prepare_logs(self, room: Room) -> None:
        """Where all lines must be made anew, that is done before anybody is told, in slices."""
        for language in {viewer.language for viewer in room.viewers}:
            await wording.prepare_log(room, language)

    def tell_seats(self, room: Room) -> None:
        """Who is here, and who thinks."""
        for viewer in list(room.viewers):
            self.send(
                room, viewer, {"type": "presence", "seats": wording.seat_infos(room.stored, room, viewer.language)}
            )

    def send(self, room: Room, viewer: Viewer, message: wording.Message) -> None:
        try:
            viewer.outbox.put_nowait(message)
        except asyncio.QueueFull:  # a viewer who does not listen is cut off and comes back by itself
            room.viewers.discard(viewer)
            viewer.outbox = asyncio.Queue()
            viewer.outbox.put_nowait(None)

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
        table = await self.open_table(of.name, wanted.options, seats, new_seed(), browser, mine, address=address)
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
        address: str = "",
    ) -> Room:
        """Make a table, store it, and let its first bot begin."""
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
            )
            room = await asyncio.to_thread(Room, stored, folder) if touches else Room(stored, folder)
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
        room.note_person(address)
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
                lines.append(wording.table_line(stored, seats, seat, language, self.database.keys))
        return lines

    async def check_tables(self, browser: str) -> None:
        most = self.settings.tables_per_browser
        if len(await self.database.tables_of(browser, most)) >= most:
            raise Refused("too-many-tables")

    async def seat_of(self, room: Room, browser: str | None, secret: str) -> int | None:
        """The seat that a viewer holds at a table: by the secret of its link, or by what the browser showed before.

        Who left the seat to a bot watches from then on.
        """
        seat: int | None = None
        if secret:
            seat = self.database.keys.seat_of(room.id, secret)
            if seat is None or seat >= len(room.stored.seats):
                raise Refused("not-your-seat")
            if browser is not None:
                await self.database.hold(browser, room.id, seat)
        elif browser:
            seat = await self.own_seat(room, browser)
        return None if seat is None or room.stored.seats[seat].kind == "bot" else seat

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
            self.own_bots.check(bot, room.game.header)
        except EnnichiError as fault:
            raise Refused("bad-setting", reason=str(fault)) from None
        async with room.lock:
            await self.change_seat(room, seat, replace(room.stored.seats[seat], kind="bot", bot=bot))
        self.tell(room)
        self.wake_bot(room)

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
            seats = [replace(each) for each in old.seats[1:] + old.seats[:1]]
            count = len(seats)
            again = await self.open_table(old.game, old.options, seats, new_seed(), "", None)
            for browser, held in await self.database.holders_of(old.id):
                await self.database.hold(browser, again.id, (held - 1) % count)
            await room.store_seats(self.database, old.seats, again.id)
        self.tell(room)

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
        return await self.open_table(
            found.game, found.options, seats, found.seed, browser, 0, found.touches, open_record=True, address=address
        )

    async def continue_from(self, room: Room, browser: str, at: int, name: str, address: str) -> tuple[Room, int]:
        """A new table that begins at a moment of an old one: me against bots."""
        self.check_open(room)
        await self.check_tables(browser)
        if at > room.number:
            raise Refused("no-frame", number=at)
        old = room.stored
        touches = [(play.seat, play.touch) for play in room.plays[:at]]
        game = await room.position_after(at)
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
        again = await self.open_table(
            old.game, old.options, seats, old.seed, browser, mine, touches, open_record=True, address=address
        )
        return again, mine

    async def film(self, room: Room, language: str, address: str) -> str:
        """The film of a game, as JSON; its frames are kept for whoever asks next."""
        self.check_open(room)
        if room.film is None or room.film[0] != language:
            stored = room.stored
            plays = [(play.seat, play.touch) for play in room.plays]
            asker = Asker(address, room.id)
            frames = await self.thinkers.film(asker, room.start.dump(), room.components, plays, language)
            if room.stored is not stored:  # it was played on meanwhile
                return await self.film(room, language, address)
            room.film = (language, frames)
        return wording.film(room, language, room.film[1])

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

    def note_person(self, room: Room, seat: int | None, address: str) -> None:
        """Somebody asks about a table: a bot that waited there for a person goes on."""
        room.note_person(address if seat is not None else room.asked_by)
        self.wake_bot(room)

    async def touch(self, room: Room, seat: int | None, number: int, touch: str, address: str) -> None:
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
        with self.telling_what_was_missed(room):
            await room.take_back(self.database, seat, version, to, whole_turn)
        drop_hints(room)
        self.tell(room)

    def start_hint(self, room: Room, viewer: Viewer) -> None:
        """Let a bot think of a hint, beside whatever else the viewer asks. One at a time for each viewer."""
        if viewer.hinting is not None:
            raise Refused("too-much")
        if room.game.over or viewer.seat is None or viewer.seat != room.game.seat:
            raise Refused("no-hint")
        viewer.hinting = asyncio.create_task(self.hint(room, viewer, room.game, room.number, room.game.dump()))
        viewer.hinting.add_done_callback(lambda _: forget_hint(viewer))

    async def hint(self, room: Room, viewer: Viewer, game: Game, number: int, position: bytes) -> None:
        """Send what a bot advises, unless the game has moved on meanwhile."""
        asker = Asker(viewer.address, room.id)
        try:
            ways = await self.thinkers.advise(asker, position, room.components, number, viewer.language)
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
        if not found.running and found.answer is None:
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
                self.tell_seats(room)
                try:
                    await self.let_bot_play(room, bot, failed)
                    failed = 0
                    room.trouble = False
                except asyncio.CancelledError:  # the server closes, or nobody is there any more
                    continue
                except Exception as fault:
                    failed += 1
                    await self.rest(self.note_failure(room, failed, fault))
        finally:
            room.thinking = None
            room.trouble = False
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
        room.trouble = True
        self.tell_seats(room)
        if failed & (failed - 1) == 0:  # the 1st, 2nd, 4th, 8th … time
            log.error("a bot failed", exc_info=fault, extra={"table": room.id, "number": failed})
        return min(FIRST_REST * 2.0 ** min(failed - 1, 20), LONGEST_REST)

    async def let_bot_play(self, room: Room, bot: str, failed: int) -> None:
        """One turn of a bot, touch by touch; whatever changes the table meanwhile ends it."""
        seen = room.stored.version
        position, seed = room.game.dump(), room.number + room.game.seat + failed * OTHER_SEED
        asker = Asker(room.waiting_address(), room.id)
        bot = self.own_bots.maker(bot)
        wanted = partial(self.goes_on, room)
        for touch in await self.thinkers.play_turn(asker, wanted, position, room.components, bot, seed):
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


def forget_hint(viewer: Viewer) -> None:
    viewer.hinting = None


def drop_hints(room: Room) -> None:
    """The game has moved on: what was thought about is no more."""
    for viewer in room.viewers:
        if viewer.hinting is not None:
            viewer.hinting.cancel()


@cache
def load_games(components: str) -> None:
    """Read everything that the games need, so that no request has to wait for it."""
    own = OwnBots({})
    for language in LANGUAGES:
        service_text(language)
        wording.game_infos(language, own)
        wording.game_infos(language, own, components)
    for name in games():
        of = kind(name)
        for folder in {"", of.own_set(components)}:
            of.pieces(of.box(folder))


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
