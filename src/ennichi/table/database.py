"""Storage: SQLite in a file, or PostgreSQL. Every change of a table goes through `change`, which never takes two."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, and_, delete, event, func, insert, make_url, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennichi.kernel.errors import BadSetting
from ennichi.lock import hold

from . import notices, schema
from .keys import Keys
from .settings import Settings
from .shapes import SeatKind

CHANNEL = "ennichi"
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x656E6E69636869  # PostgreSQL's lock for whoever changes the schema
DAY = 86_400
# Of the service clock: so much must really have passed, whatever the wall clock says.
LEAST_GRACE = DAY
LEAST_RESTORE = 7 * DAY
LONGEST_TICK = 3_600  # seconds that one tick of the service clock may add
MANY = 500  # tables in one statement
HEAD = [column for column in schema.tables.c if column.name != "latest"]


class Conflict(Exception):
    """Somebody else changed the table first."""


@dataclass
class StoredSeat:
    kind: SeatKind
    name: str = ""
    bot: str = ""
    colour: str = ""  # empty at tables from before colours could be chosen: the usual one
    wishes_end: bool = False  # whoever sits here would like the game to be deleted
    seen: int | None = None  # when whoever sits here was last at the table


@dataclass
class StoredTable:
    """A table as it is stored: its header, its seats and its touches."""

    id: str
    game: str
    rules: int
    components: str
    seed: int
    options: dict[str, Any]
    seats: list[StoredSeat]
    touches: list[tuple[int, str]] = field(default_factory=list)  # seat and touch name
    version: int = 0
    over: bool = False
    scores: list[int] = field(default_factory=list)
    actor: int | None = None
    chapter: int = 0
    open_record: bool = False
    rematch: str = ""
    updated: int = 0
    first: int = 0  # touches that other rules played: what is replayed begins after them
    notice: dict[str, int] = field(default_factory=dict)  # what happened when the rules were changed
    marked: int | None = None  # since when it is known that nobody plays here
    removed: int | None = None
    removed_by: str = ""
    latest: bytes | None = None  # the position after the newest touch, packed: stored with it, and not loaded
    deal: str = ""  # the secret, and the salt, by which it is dealt; empty where the seed deals
    promise: str | None = None  # of the deal; not loaded
    maker: str = ""  # the browser that set it up; empty at tables from before that was kept

    def columns(self) -> dict[str, Any]:
        return {
            "rules": self.rules,
            "version": self.version,
            "number": len(self.touches),
            "over": self.over,
            "scores": json.dumps(self.scores),
            "actor": self.actor,
            "chapter": self.chapter,
            "rematch": self.rematch,
            "updated": self.updated,
            "first": self.first,
            "notice": json.dumps(self.notice) if self.notice else "",
            "latest": self.latest,
        }


@dataclass
class Sweep:
    """What one round of housekeeping did, by table ids."""

    marked: list[str]
    unmarked: list[str]
    removed: list[str]
    purged: list[str]


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def migrate(connection: Connection) -> None:
    """Bring the schema up to date. Servers that start at the same moment do it one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    newest = ScriptDirectory.from_config(migration_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


class Database:
    """One database, opened and brought to the newest schema."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_of(settings)
        self.keys = Keys(b"")
        # SQLite takes one writer at a time; waiting here is kinder than its busy timeout.
        self.writing = asyncio.Lock()
        self.own_lock: IO[str] | None = None
        self.now: Callable[[], float] = time.time
        self.monotonic: Callable[[], float] = time.monotonic
        self.clock_seen: tuple[int, float] | None = None  # the service clock, and when it was looked at

    async def open(self) -> None:
        """For a server: bring it up to date. A file belongs to one server at a time."""
        self.own_lock = lock_file(self.settings)
        try:
            # Without the usual patience: one server may wait here until another has changed the schema.
            engine = create_async_engine(self.settings.async_url(), poolclass=NullPool)
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
            finally:
                await engine.dispose()
            self.keys = Keys(await self.server_key())
        except (SQLAlchemyError, OSError) as fault:
            await self.close()
            raise BadSetting(f"the database {shown(self.settings)} cannot be opened: {first_line(fault)}") from None

    async def open_beside_a_server(self) -> None:
        """For the operator's commands: whoever serves it goes on, so nothing of the schema may change."""
        path = file_of(self.settings)
        if path is not None and not path.is_file():
            raise BadSetting(f"there is no database {path}")
        try:
            async with self.engine.connect() as connection:
                known = await connection.run_sync(is_up_to_date)
        except (SQLAlchemyError, OSError) as fault:
            raise BadSetting(f"the database {shown(self.settings)} cannot be opened: {first_line(fault)}") from None
        if not known:
            raise BadSetting(
                f"the database {shown(self.settings)} has the shape of another ennichi; "
                "a server of this version brings it up to date when it starts"
            )

    async def close(self) -> None:
        await self.engine.dispose()
        if self.own_lock is not None:
            self.own_lock.close()
            self.own_lock = None

    async def drop_connections(self) -> None:
        """Begin with new connections: those at hand may be as dead as the one that was found so."""
        await self.engine.dispose()

    async def server_key(self) -> bytes:
        """The key that signs secrets: made once, kept in the database."""
        return bytes.fromhex(await self.kept("key", lambda: secrets.token_hex(32)))

    async def kept(self, name: str, make: Callable[[], str]) -> str:
        """Something that is made once and then kept, for all processes."""
        async with self.engine.begin() as connection:
            wanted = select(schema.meta.c.value).where(schema.meta.c.key == name)
            found = (await connection.execute(wanted)).scalar_one_or_none()
            if found is None:
                with contextlib.suppress(IntegrityError):  # another process was quicker
                    async with connection.begin_nested():
                        await connection.execute(insert(schema.meta).values(key=name, value=make()))
                found = (await connection.execute(wanted)).scalar_one()
            return str(found)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        if self.settings.postgres:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with asyncio.timeout(self.settings.database_seconds):
                await self.writing.acquire()
            try:
                async with self.engine.begin() as connection:
                    yield connection
            finally:
                self.writing.release()

    async def faults(self) -> list[str]:
        """What keeps this database from storing anything, found by storing something."""
        found: list[str] = []
        path = file_of(self.settings)
        try:
            free = self.settings.least_free if path is None else shutil.disk_usage(path.parent).free
            if path is not None and free < self.settings.least_free:
                found.append(f"the disk is nearly full: {free // 2**20} MB are free in {path.parent}")
            async with self.write() as connection:
                done = await connection.execute(
                    update(schema.meta).where(schema.meta.c.key == "probe").values(value=secrets.token_hex(4))
                )
                if done.rowcount == 0:
                    await connection.execute(insert(schema.meta).values(key="probe", value=""))
        except (SQLAlchemyError, OSError) as fault:
            found.append(f"the database cannot be written: {first_line(fault)}")
        return found

    # Tables.

    async def create(self, table: StoredTable, holder: tuple[str, int] | None) -> None:
        """Store a new table. Raises Conflict when its deal was promised to another."""
        table.updated = int(self.now())
        values = {**table.columns(), "id": table.id, "game": table.game, "components": table.components}
        values |= {"seed": table.seed, "deal": table.deal, "promise": table.promise}
        values |= {"options": json.dumps(table.options), "open_record": table.open_record}
        values |= {"created": table.updated, "removed_by": "", "maker": table.maker}
        try:
            async with self.write() as connection:
                await connection.execute(insert(schema.tables).values(values))
                await connection.execute(insert(schema.seats), seat_rows(table))
                if table.touches:
                    await connection.execute(insert(schema.touches), touch_rows(table, 0))
                if holder is not None:
                    await connection.execute(
                        insert(schema.holders).values(browser=holder[0], table_id=table.id, seat=holder[1])
                    )
        except IntegrityError:
            raise Conflict from None

    async def load(self, table: str, with_touches: bool = True) -> StoredTable | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*HEAD).where(schema.tables.c.id == table))).mappings().first()
            if row is None:
                return None
            seats = await connection.execute(
                select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
            )
            touches: Iterable[Any] = []
            if with_touches:
                touches = await connection.execute(
                    select(schema.touches.c.seat, schema.touches.c.touch)
                    .where(schema.touches.c.table_id == table)
                    .order_by(schema.touches.c.number)
                )
            return StoredTable(
                id=row["id"],
                game=row["game"],
                rules=row["rules"],
                components=row["components"],
                seed=row["seed"],
                deal=row["deal"],
                options=json.loads(row["options"]),
                seats=[
                    StoredSeat(
                        seat["kind"], seat["name"], seat["bot"], seat["colour"], seat["wishes_end"], seat["seen"]
                    )
                    for seat in seats.mappings()
                ],
                touches=[(seat, touch) for seat, touch in touches],
                version=row["version"],
                over=row["over"],
                scores=json.loads(row["scores"]),
                actor=row["actor"],
                chapter=row["chapter"],
                open_record=row["open_record"],
                rematch=row["rematch"],
                updated=row["updated"],
                first=row["first"],
                notice=json.loads(row["notice"]) if row["notice"] else {},
                marked=row["marked"],
                removed=row["removed"],
                removed_by=row["removed_by"],
                maker=row["maker"],
            )

    async def version_of(self, table: str) -> int | None:
        """The number of the last change; None where no such table is open to anybody."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.tables.c.version).where(
                    and_(schema.tables.c.id == table, schema.tables.c.removed.is_(None))
                )
            )
            return found.scalar_one_or_none()

    async def change(
        self, table: StoredTable, seen: int, before: int, kept: int, position: bytes | None = None
    ) -> None:
        """Store a table that was changed from version `seen`, when it had `before` touches; `kept` of them stay.

        Raises Conflict, and stores nothing, when the stored version is another one.
        """
        table.version = seen + 1
        table.updated = int(self.now())
        try:
            async with self.write() as connection:
                await self.change_head(connection, table.id, seen, table.columns())
                await change_touches(connection, table, before, kept)
                await notices.note_change(connection, table, kept, self.now(), self.settings.notice_seconds)
                if position is not None:
                    await connection.execute(
                        insert(schema.positions).values(table_id=table.id, number=len(table.touches), blob=position)
                    )
        except IntegrityError:
            raise Conflict from None

    async def change_head(self, connection: AsyncConnection, table: str, seen: int, values: dict[str, Any]) -> None:
        """Change the row of a table that is still at version `seen`, and tell the other processes.

        Whatever changes a table shows that somebody wants it: its mark goes.
        """
        done = await connection.execute(
            update(schema.tables)
            .where(and_(schema.tables.c.id == table, schema.tables.c.version == seen))
            .values({**values, "marked": None, "marked_clock": None})
        )
        if done.rowcount != 1:
            raise Conflict
        await self.notify(connection, table, seen + 1)

    async def notify(self, connection: AsyncConnection, table: str, version: int, by: str = "") -> None:
        """Tell the other processes of a change; of a removal, by whom."""
        if self.settings.postgres:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{table} {version} {by}".rstrip())))

    async def go_on(self, table: StoredTable, seen: int, position: bytes) -> None:
        """Store a table whose rules were changed: from this position on it is played by the new ones.

        Touches after it are taken back. Raises Conflict, and stores nothing, when somebody else was quicker.
        """
        table.version = seen + 1
        number = len(table.touches)
        # Nobody played: `updated` stays.
        async with self.write() as connection:
            await self.change_head(connection, table.id, seen, table.columns())
            touches, positions = schema.touches.c, schema.positions.c
            await connection.execute(
                delete(schema.touches).where(and_(touches.table_id == table.id, touches.number > number))
            )
            await connection.execute(
                delete(schema.positions).where(and_(positions.table_id == table.id, positions.number >= number))
            )
            await connection.execute(insert(schema.positions).values(table_id=table.id, number=number, blob=position))

    async def change_seats(self, table: StoredTable, seen: int) -> None:
        """Store who sits where."""
        table.version = seen + 1
        table.updated = int(self.now())
        changed = {"version": table.version, "rematch": table.rematch, "updated": table.updated}
        async with self.write() as connection:
            await self.change_head(connection, table.id, seen, changed)
            await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
            await connection.execute(insert(schema.seats), seat_rows(table))

    async def note_seen(self, table: str, seats: Iterable[int]) -> None:
        """Whoever holds these seats is, or was until now, at the table. Nothing of the table itself changes."""
        columns = schema.seats.c
        async with self.write() as connection:
            await connection.execute(
                update(schema.seats)
                .where(and_(columns.table_id == table, columns.seat.in_(list(seats))))
                .values(seen=int(self.now()))
            )

    async def say(self, channel: str, said: str) -> None:
        """Tell all processes on this PostgreSQL."""
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_notify(channel, said)))

    # Positions.

    async def latest_position(self, table: str) -> bytes | None:
        """The position after the newest touch, packed; None at tables from before these were stored."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.latest).where(schema.tables.c.id == table))
            row = found.first()
            return bytes(row[0]) if row and row[0] is not None else None

    async def add_latest(self, table: StoredTable, position: bytes) -> None:
        """Give a table from before these were stored its newest position."""
        columns = schema.tables.c
        async with self.write() as connection:
            await connection.execute(
                update(schema.tables)
                .where(and_(columns.id == table.id, columns.version == table.version, columns.latest.is_(None)))
                .values(latest=position)
            )

    async def positions(self, table: str) -> list[tuple[int, bytes]]:
        """Positions that were stored now and then, newest first, with the number of touches that led to each."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.positions.c.number, schema.positions.c.blob)
                .where(schema.positions.c.table_id == table)
                .order_by(schema.positions.c.number.desc())
            )
            return [(row[0], bytes(row[1])) for row in found]

    async def position(self, table: str, number: int) -> bytes | None:
        """The position that was stored after so many touches."""
        return dict(await self.positions(table)).get(number)

    # Removing tables: hidden first, and purged only when nobody brought them back for a long time.

    async def service_clock(self) -> int:
        """Seconds that passed while servers ran on this database."""
        async with self.engine.connect() as connection:
            return await read_clock(connection)

    async def tick(self) -> int:
        """Add the time since this process last looked to the service clock, unless another process has moved it."""
        async with self.write() as connection:
            stored = await read_clock(connection)
            at = self.monotonic()
            seen, since = self.clock_seen or (-1, at)
            passed = min(int(at - since), LONGEST_TICK)
            if stored == seen and passed == 0:
                return stored
            if stored == seen:
                done = await connection.execute(
                    update(schema.meta)
                    .where(and_(schema.meta.c.key == "clock", schema.meta.c.value == str(seen)))
                    .values(value=str(seen + passed))
                )
                stored = seen + passed if done.rowcount == 1 else await read_clock(connection)
        self.clock_seen = (stored, at)
        return stored

    async def sweep(self, viewed: Collection[str]) -> Sweep:
        """One round of housekeeping; `viewed` tables are left alone.

        A table untouched for `keep_days` is marked; one that stays so for `grace_days` is removed, which can be undone
        for `restore_days`. The wall clock alone never decides: it may jump.
        """
        clock = await self.tick()
        now = int(self.now())
        days = self.settings
        wanted = await self.keep_viewed(viewed)
        t = schema.tables.c
        old = t.updated < now - days.keep_days * DAY
        due = and_(t.marked < now - days.grace_days * DAY, t.marked_clock <= clock - LEAST_GRACE, t.updated < t.marked)
        kept = t.removed.is_(None)
        early = or_(~old, t.marked > now)  # the clock was put back
        unmark = await self.each(and_(kept, t.marked.is_not(None), early), marked=None, marked_clock=None)
        removed = [
            table
            for table in await self.ids(and_(kept, due))
            if table not in viewed and await self.hide(table, "time", due)
        ]
        mark = and_(kept, old, t.marked.is_(None))
        candidates = [table for table in await self.ids(mark) if table not in viewed]
        marked = [
            table
            for some in parts(candidates)
            for table in await self.each(and_(mark, t.id.in_(some)), marked=now, marked_clock=clock)
        ]
        purged = await self.purge()
        async with self.write() as connection:
            await notices.tidy(connection, now)
        return Sweep(marked, wanted + unmark, removed, purged)

    async def keep_viewed(self, viewed: Collection[str]) -> list[str]:
        """Whoever looks at a marked table wants it."""
        t = schema.tables.c
        kept: list[str] = []
        for some in parts(list(viewed)):
            wanted = and_(t.id.in_(some), t.removed.is_(None), t.marked.is_not(None))
            kept += await self.each(wanted, marked=None, marked_clock=None, updated=int(self.now()))
        return kept

    async def ids(self, condition: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(schema.tables.c.id).where(condition))).scalars())

    async def each(self, condition: Any, **values: Any) -> list[str]:
        """Change all tables for which something holds, and say which they were."""
        async with self.write() as connection:
            done = await connection.execute(
                update(schema.tables).where(condition).values(**values).returning(schema.tables.c.id)
            )
            return list(done.scalars())

    async def keep(self, table: str) -> bool:
        """Somebody who holds a seat has opened a table that nobody played at for long; whether it was marked."""
        t = schema.tables.c
        wanted = await self.keep_viewed([table])
        await self.each(and_(t.id == table, t.removed.is_(None)), updated=int(self.now()))
        return bool(wanted)

    async def remove(self, table: str, by: str) -> bool:
        """Hide a table from everybody, all processes included; `restore` brings it back. False: there is none."""
        return await self.hide(table, by, schema.tables.c.removed.is_(None))

    async def hide(self, table: str, by: str, condition: Any) -> bool:
        """Remove a table if something still holds for it."""
        t = schema.tables.c
        async with self.write() as connection:
            clock = await read_clock(connection)
            done = await connection.execute(
                update(schema.tables)
                .where(and_(t.id == table, t.removed.is_(None), condition))
                .values(removed=int(self.now()), removed_clock=clock, removed_by=by[:40], version=t.version + 1)
            )
            if done.rowcount != 1:
                return False
            await self.notify(connection, table, -1, by)
            return True

    async def restore(self, table: str) -> bool:
        """Bring a removed table back as it was. False: there is none."""
        t = schema.tables.c
        back = await self.each(
            and_(t.id == table, t.removed.is_not(None)),
            removed=None,
            removed_clock=None,
            removed_by="",
            marked=None,
            marked_clock=None,
            updated=int(self.now()),
            version=t.version + 1,
        )
        if back:
            async with self.write() as connection:
                await connection.execute(
                    update(schema.seats).where(schema.seats.c.table_id == table).values(wishes_end=False)
                )
        return bool(back)

    async def purge(self) -> list[str]:
        """Delete for good what was removed, and could be brought back, for long enough by both clocks."""
        t = schema.tables.c
        wall = int(self.now()) - self.settings.restore_days * DAY
        gone = and_(t.removed < wall, t.removed_clock <= await self.service_clock() - LEAST_RESTORE)
        purged = await self.ids(gone)
        for some in parts(purged):
            async with self.write() as connection:
                await notices.forget_tables(connection, some)
                for stored in (schema.holders, schema.positions, schema.touches, schema.seats):
                    await connection.execute(delete(stored).where(stored.c.table_id.in_(some)))
                await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(some)))
        return purged

    async def removed_at(self, table: str) -> int | None:
        """When a table was removed; None where it is open, or where there is none."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.removed).where(schema.tables.c.id == table))
            return found.scalar_one_or_none()

    async def overview(self) -> list[dict[str, Any]]:
        """All tables with what their operator wants to know, newest first."""
        t = schema.tables.c
        wanted = (t.id, t.game, t.number, t.over, t.updated, t.marked, t.removed, t.removed_by)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*wanted).order_by(t.updated.desc()))
            return [dict(row) for row in found.mappings()]

    # Who holds which seat.

    async def hold(self, browser: str, table: str, seat: int) -> None:
        """Remember that this browser has shown the secret of a seat."""
        row = {"browser": browser, "table_id": table, "seat": seat}
        try:
            async with self.write() as connection:
                await connection.execute(insert(schema.holders).values(row))
        except IntegrityError:
            pass  # it has done so before

    async def let_go(self, browser: str, table: str) -> None:
        """Forget that this browser ever sat at a table."""
        async with self.write() as connection:
            await connection.execute(
                delete(schema.holders).where(
                    and_(schema.holders.c.browser == browser, schema.holders.c.table_id == table)
                )
            )
            await notices.let_go(connection, browser, table)

    async def held_seats(self, browser: str, table: str) -> list[int]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.holders.c.seat)
                .where(and_(schema.holders.c.browser == browser, schema.holders.c.table_id == table))
                .order_by(schema.holders.c.seat)
            )
            return [row[0] for row in found]

    async def tables_of(self, browser: str, most: int) -> list[tuple[str, int]]:
        """The tables where this browser holds a seat, newest first."""
        return await self.held_tables(browser, most, schema.tables.c.removed.is_(None))

    async def removed_tables_of(self, browser: str, most: int) -> list[tuple[str, int]]:
        """Those that can still be brought back."""
        return await self.held_tables(browser, most, schema.tables.c.removed.is_not(None))

    async def held_tables(self, browser: str, most: int, condition: Any) -> list[tuple[str, int]]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.tables.c.id, schema.holders.c.seat)
                .join(schema.holders, schema.holders.c.table_id == schema.tables.c.id)
                .where(and_(schema.holders.c.browser == browser, condition))
                .order_by(schema.tables.c.updated.desc())
                .limit(most)
            )
            return [(row[0], row[1]) for row in found]

    async def holders_of(self, table: str) -> list[tuple[str, int]]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.holders.c.browser, schema.holders.c.seat).where(schema.holders.c.table_id == table)
            )
            return [(row[0], row[1]) for row in found]

    async def count_tables(self) -> int:
        counted = select(func.count()).select_from(schema.tables).where(schema.tables.c.removed.is_(None))
        async with self.engine.connect() as connection:
            return int((await connection.execute(counted)).scalar_one())


def engine_of(settings: Settings) -> AsyncEngine:
    """Connections that never wait for ever, neither for a server that is silent nor for a file that is locked.

    What goes into the database does not go into the log when that fails.
    """
    url = settings.async_url()
    if settings.postgres:
        patience = {"timeout": settings.database_seconds, "command_timeout": settings.database_seconds}
        return create_async_engine(url, pool_pre_ping=True, connect_args=patience, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": settings.database_seconds}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def shown(settings: Settings) -> str:
    """The address without its password."""
    return make_url(settings.database).render_as_string(hide_password=True)


def file_of(settings: Settings) -> Path | None:
    """The file of an SQLite database."""
    name = make_url(settings.async_url()).database
    return None if settings.postgres or not name or name == ":memory:" else Path(name).expanduser().resolve()


def lock_file(settings: Settings) -> IO[str] | None:
    """Take an SQLite file for this server: a second one would not hear of what the first one changes."""
    path = file_of(settings)
    if path is None:
        return None
    beside = path.with_name(path.name + ".lock")
    try:
        file = beside.open("a+")
    except OSError as fault:
        raise BadSetting(f"the database {path} cannot be opened: {fault.strerror}, {beside}") from None
    if not hold(file):
        file.seek(0)
        holder = file.read(20).strip()
        file.close()
        raise BadSetting(
            f"the database {path} is in use by another server (process {holder}); stop that one, "
            "choose another file with --db, or use PostgreSQL, which several servers can share"
        )
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file


def first_line(fault: BaseException) -> str:
    """What went wrong, without the statement."""
    said = str(getattr(fault, "orig", None) or fault) or type(fault).__name__
    return said.splitlines()[0]


def parts(tables: list[str]) -> list[list[str]]:
    """As many as one statement may name."""
    return [tables[at : at + MANY] for at in range(0, len(tables), MANY)]


async def read_clock(connection: AsyncConnection) -> int:
    return int((await connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == "clock"))).scalar_one())


async def change_touches(connection: AsyncConnection, table: StoredTable, before: int, kept: int) -> None:
    """Drop what was taken back, then add what is new."""
    if kept < before:
        for stored in (schema.touches, schema.positions):
            await connection.execute(delete(stored).where(and_(stored.c.table_id == table.id, stored.c.number > kept)))
    if kept < len(table.touches):
        await connection.execute(insert(schema.touches), touch_rows(table, kept))


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for writers, and what was committed survives the end of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def seat_rows(table: StoredTable) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": i,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "colour": seat.colour,
            "wishes_end": seat.wishes_end,
            "seen": seat.seen,
        }
        for i, seat in enumerate(table.seats)
    ]


def touch_rows(table: StoredTable, kept: int) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "number": number, "seat": seat, "touch": touch}
        for number, (seat, touch) in enumerate(table.touches[kept:], kept + 1)
    ]
