"""Storage: SQLite in a file, or PostgreSQL. Every change of a table goes through `change`, which never takes two."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, and_, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennichi.kernel.errors import BadSetting

from . import schema
from .keys import Keys
from .settings import Settings

CHANNEL = "ennichi"
MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(Exception):
    """Somebody else changed the table first."""


@dataclass
class StoredSeat:
    kind: str  # human, open, bot
    name: str = ""
    bot: str = ""
    colour: str = ""  # empty at tables from before colours could be chosen: the usual one
    wishes_end: bool = False  # whoever sits here would like the game to be deleted


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
        }


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database:
    """One database, opened and brought to the newest schema."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = create_async_engine(settings.async_url(), pool_pre_ping=settings.postgres)
        self.keys = Keys(b"")
        # SQLite takes one writer at a time; waiting here is kinder than its busy timeout.
        self.writing = asyncio.Lock()
        if not settings.postgres:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
            self.keys = Keys(await self.server_key())
        except (SQLAlchemyError, OSError) as fault:
            reason = str(getattr(fault, "orig", fault)).splitlines()[0]
            raise BadSetting(f"the database {self.settings.database} cannot be opened: {reason}") from None

    async def close(self) -> None:
        await self.engine.dispose()

    async def server_key(self) -> bytes:
        """The key that signs secrets: made once, kept in the database."""
        async with self.engine.begin() as connection:
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(schema.meta).values(key="key", value=secrets.token_hex(32)))
            except IntegrityError:
                pass
            found = await connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == "key"))
            return bytes.fromhex(found.scalar_one())

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        if self.settings.postgres:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self.writing, self.engine.begin() as connection:
                yield connection

    # Tables.

    async def create(self, table: StoredTable, holder: tuple[str, int] | None) -> None:
        table.updated = int(time.time())
        values = {**table.columns(), "id": table.id, "game": table.game, "components": table.components}
        values |= {"seed": table.seed, "options": json.dumps(table.options), "open_record": table.open_record}
        values |= {"created": values["updated"], "maker": table.maker}
        async with self.write() as connection:
            await connection.execute(insert(schema.tables).values(values))
            await connection.execute(insert(schema.seats), seat_rows(table))
            if table.touches:
                await connection.execute(insert(schema.touches), touch_rows(table, 0))
            if holder is not None:
                await connection.execute(
                    insert(schema.holders).values(browser=holder[0], table_id=table.id, seat=holder[1])
                )

    async def load(self, table: str, with_touches: bool = True) -> StoredTable | None:
        async with self.engine.connect() as connection:
            row = (
                (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).mappings().first()
            )
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
                options=json.loads(row["options"]),
                seats=[
                    StoredSeat(seat["kind"], seat["name"], seat["bot"], seat["colour"], seat["wishes_end"])
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
                maker=row["maker"],
            )

    async def change(
        self, table: StoredTable, seen: int, before: int, kept: int, position: bytes | None = None
    ) -> None:
        """Store a table that was changed from version `seen`, when it had `before` touches; `kept` of them stay.

        Raises Conflict, and stores nothing, when the stored version is another one.
        """
        table.version = seen + 1
        table.updated = int(time.time())
        try:
            async with self.write() as connection:
                done = await connection.execute(
                    update(schema.tables)
                    .where(and_(schema.tables.c.id == table.id, schema.tables.c.version == seen))
                    .values(table.columns())
                )
                if done.rowcount != 1:
                    raise Conflict
                await change_touches(connection, table, before, kept)
                if position is not None:
                    await connection.execute(
                        insert(schema.positions).values(table_id=table.id, number=len(table.touches), blob=position)
                    )
                if self.settings.postgres:
                    await connection.exec_driver_sql(f"NOTIFY {CHANNEL}, '{table.id} {table.version}'")
        except IntegrityError:
            raise Conflict from None

    async def change_seats(self, table: StoredTable, seen: int) -> None:
        """Store who sits where."""
        table.version = seen + 1
        table.updated = int(time.time())
        async with self.write() as connection:
            done = await connection.execute(
                update(schema.tables)
                .where(and_(schema.tables.c.id == table.id, schema.tables.c.version == seen))
                .values(version=table.version, rematch=table.rematch, updated=table.updated)
            )
            if done.rowcount != 1:
                raise Conflict
            await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
            await connection.execute(insert(schema.seats), seat_rows(table))
            if self.settings.postgres:
                await connection.exec_driver_sql(f"NOTIFY {CHANNEL}, '{table.id} {table.version}'")

    async def delete(self, table: str, by: str = "") -> None:
        """Delete a table; the other processes hear who did it."""
        async with self.write() as connection:
            for stored in (schema.holders, schema.positions, schema.touches, schema.seats):
                await connection.execute(delete(stored).where(stored.c.table_id == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if self.settings.postgres:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{table} -1 {by}")))

    async def keep_position(self, table: StoredTable, position: bytes) -> None:
        """Store a position beside the touches that led to it; nothing happens when it is there already."""
        row = {"table_id": table.id, "number": len(table.touches), "blob": position}
        try:
            async with self.write() as connection:
                await connection.execute(insert(schema.positions).values(row))
        except IntegrityError:
            pass

    async def newest_position(self, table: str) -> tuple[int, bytes] | None:
        """The last stored position of a table, with the number of touches that led to it."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.positions.c.number, schema.positions.c.blob)
                .where(schema.positions.c.table_id == table)
                .order_by(schema.positions.c.number.desc())
                .limit(1)
            )
            row = found.first()
            return (row[0], bytes(row[1])) if row else None

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
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.tables.c.id, schema.holders.c.seat)
                .join(schema.holders, schema.holders.c.table_id == schema.tables.c.id)
                .where(schema.holders.c.browser == browser)
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
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one())

    async def remove_abandoned(self) -> list[str]:
        """Delete tables that nobody touched for `keep_days`."""
        before = int(time.time()) - self.settings.keep_days * 86_400
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.id).where(schema.tables.c.updated < before))
            gone = [row[0] for row in found]
        for table in gone:
            await self.delete(table)
        return gone


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
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
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
        }
        for i, seat in enumerate(table.seats)
    ]


def touch_rows(table: StoredTable, kept: int) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "number": number, "seat": seat, "touch": touch}
        for number, (seat, touch) in enumerate(table.touches[kept:], kept + 1)
    ]
