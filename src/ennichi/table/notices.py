"""Who wants to be told of their turn, and what waits to be told. All of it lies in the database, beside the tables.

A turn is queued in the transaction that stores the touch by which it begins, and taken out by the one that stores what
its player does. Whoever sends (`sender.py`) claims an address first, so that several processes never send twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal
from zoneinfo import ZoneInfo

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .refusals import Refused

if TYPE_CHECKING:
    from .database import Database, StoredTable

Channel = Literal["push", "mail", "webhook"]
Form = Literal["", "discord", "slack", "matrix"]
TURN, TEST, CONFIRM = "turn", "test", "confirm"
CLAIM_SECONDS = 300  # longer than anything takes to be sent: afterwards its process counts as dead
MOST_SUBSCRIPTIONS = 20  # of one browser
MOST_TABLES = 500  # of one subscription
DAY = 86_400
CONFIRM_DAYS = 7  # within which a mail address must be confirmed
OVER_DAYS = 7  # after the end of a game, for which somebody may still want a rematch

S, D, N = schema.subscriptions.c, schema.subscribed.c, schema.notices.c


@dataclass(frozen=True)
class Hours:
    """When nothing is sent, in minutes of the day; from 22:00 to 7:00 is 1320 and 420."""

    start: int | None = None
    end: int | None = None
    zone: str = "UTC"

    def silent_until(self, now: float) -> float | None:
        """When the quiet hours end in which this moment lies; None when it lies in none."""
        if self.start is None or self.end is None or self.start == self.end:
            return None
        zone = zone_of(self.zone) or ZoneInfo("UTC")
        here = datetime.fromtimestamp(now, zone)
        minute = here.hour * 60 + here.minute
        quiet = self.start <= minute < self.end if self.start < self.end else not self.end <= minute < self.start
        if not quiet:
            return None
        day = here.date() if minute < self.end else here.date() + timedelta(days=1)
        ends = datetime(day.year, day.month, day.day, self.end // 60, self.end % 60, tzinfo=zone)
        # Where clocks are changed, the hour of the end may not exist or exist twice.
        return max(ends.astimezone(UTC).timestamp(), now + 60)


@lru_cache(maxsize=1000)
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None when nobody knows it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # LookupError: as zoneinfo says it
        return None


@dataclass(frozen=True)
class Subscription:
    id: str
    browser: str
    channel: Channel
    target: str
    address: str
    form: Form
    language: str
    hours: Hours
    everywhere: bool
    confirmed: bool
    last_sent: int | None
    fault: str
    here: bool = False  # asked for at the table at hand


@dataclass(frozen=True)
class Notice:
    """Something that waits to be told."""

    id: str
    subscription: Subscription
    table: str
    seat: int
    sort: str
    queued: int
    tries: int


def as_subscription(row: Any, here: bool = False) -> Subscription:
    return Subscription(
        row["id"],
        row["browser"],
        row["channel"],
        row["target"],
        row["address"],
        row["form"],
        row["language"],
        Hours(row["quiet_from"], row["quiet_to"], row["zone"]),
        row["everywhere"],
        row["confirmed"],
        row["last_sent"],
        row["fault"],
        here,
    )


# With what changes a table, in one transaction.


async def note_change(connection: AsyncConnection, table: StoredTable, kept: int, now: float, wait: float) -> None:
    """A table was changed by the touches after `kept`, or by taking some back: what waited there is no longer true.

    If it is another one's turn now, that is queued.
    """
    acted = {seat for seat, _ in table.touches[kept:]}
    actor = table.actor
    passes = actor is not None and bool(acted) and actor != table.touches[-1][0]
    untrue = [N.sent.is_(None), N.seat.in_(acted), *([N.seat != actor] if passes else [])]
    await connection.execute(delete(schema.notices).where(and_(N.table_id == table.id, N.sort == TURN, or_(*untrue))))
    if passes and actor is not None and table.seats[actor].kind == "human":
        await queue_turn(connection, table.id, actor, now, wait)


async def queue_turn(connection: AsyncConnection, table: str, seat: int, now: float, wait: float) -> None:
    """It is somebody's turn: all who want to hear of it will, unless they have."""
    d, h = schema.subscribed.c, schema.holders.c
    asked = exists().where(and_(d.subscription_id == S.id, d.table_id == table, d.seat == seat))
    holds = exists().where(and_(h.browser == S.browser, h.table_id == table, h.seat == seat))
    known = exists().where(and_(N.subscription_id == S.id, N.table_id == table, N.seat == seat, N.sort == TURN))
    found = await connection.execute(
        select(S.id).where(and_(S.confirmed, or_(asked, and_(S.everywhere, holds)), ~known))
    )
    rows = [new_notice(each, table, seat, TURN, now, wait) for each in found.scalars()]
    if rows:
        await connection.execute(insert(schema.notices), rows)


def new_notice(subscription: str, table: str, seat: int, sort: str, now: float, wait: float = 0) -> dict[str, Any]:
    return {
        "id": secrets.token_hex(12),
        "subscription_id": subscription,
        "table_id": table,
        "seat": seat,
        "sort": sort,
        "queued": int(now),
        "due": int(now + wait),
        "tries": 0,
        "sent": None,
    }


async def forget_tables(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """Tables are gone for good."""
    for stored in (schema.notices, schema.subscribed):
        await connection.execute(delete(stored).where(stored.c.table_id.in_(tables)))


async def let_go(connection: AsyncConnection, browser: str, table: str) -> None:
    """A browser has nothing to do with a table any more."""
    own = select(S.id).where(S.browser == browser)
    for stored in (schema.notices, schema.subscribed):
        at = and_(stored.c.table_id == table, stored.c.subscription_id.in_(own))
        await connection.execute(delete(stored).where(at))


async def tidy(connection: AsyncConnection, now: float) -> int:
    """Forget addresses that serve nothing any more; how many."""
    t, h, d = schema.tables.c, schema.holders.c, schema.subscribed.c
    over = select(t.id).where(and_(t.over, t.updated < int(now) - OVER_DAYS * DAY))
    await connection.execute(delete(schema.subscribed).where(d.table_id.in_(over)))
    unconfirmed = and_(~S.confirmed, S.created < int(now) - CONFIRM_DAYS * DAY)
    nowhere = and_(
        ~exists().where(d.subscription_id == S.id),
        or_(~S.everywhere, ~exists().where(h.browser == S.browser)),
    )
    found = await connection.execute(select(S.id).where(or_(unconfirmed, nowhere)))
    ids = list(found.scalars())
    await forget(connection, ids)
    return len(ids)


async def forget(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Delete subscriptions, and with each its address and whatever waits for it."""
    if ids:
        for stored in (schema.notices, schema.subscribed):
            await connection.execute(delete(stored).where(stored.c.subscription_id.in_(ids)))
        await connection.execute(delete(schema.subscriptions).where(S.id.in_(ids)))


class Notices:
    """What players ask for, and what the sender needs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # What players ask for.

    async def of_browser(self, browser: str, table: str, seat: int) -> list[Subscription]:
        """The subscriptions of a browser, with whether each is for this seat."""
        here = select(D.subscription_id).where(and_(D.table_id == table, D.seat == seat))
        async with self.database.engine.connect() as connection:
            told = set((await connection.execute(here)).scalars())
            rows = await connection.execute(
                select(schema.subscriptions).where(S.browser == browser).order_by(S.created)
            )
            return [as_subscription(row, row["id"] in told) for row in rows.mappings()]

    async def subscribe(
        self,
        browser: str,
        table: str,
        seat: int,
        channel: Channel,
        address: str,
        target: str,
        language: str,
        form: Form = "",
    ) -> tuple[Subscription, bool]:
        """Ask to be told of this seat's turns; and whether this browser gave the address for the first time."""
        now = self.database.now()
        for _ in range(2):
            try:
                async with self.database.write() as connection:
                    own = (
                        (await connection.execute(select(schema.subscriptions).where(S.browser == browser)))
                        .mappings()
                        .all()
                    )
                    known = next((row for row in own if row["target"] == target), None)
                    if known is None:
                        if len(own) >= MOST_SUBSCRIPTIONS:
                            raise Refused("too-many-subscriptions")
                        hours = own[0] if own else {"zone": "UTC", "quiet_from": None, "quiet_to": None}
                        id_ = secrets.token_hex(12)
                        values = {
                            "id": id_,
                            "browser": browser,
                            "channel": channel,
                            "target": target,
                            "zone": hours["zone"],
                            "quiet_from": hours["quiet_from"],
                            "quiet_to": hours["quiet_to"],
                            "everywhere": False,
                            "confirmed": channel != "mail",
                            "created": int(now),
                            "claimed_by": "",
                            "last_sent": None,
                        }
                        await connection.execute(
                            insert(schema.subscriptions).values(
                                **values, address=address, form=form, language=language, fault=""
                            )
                        )
                    else:
                        id_ = known["id"]
                        await connection.execute(
                            update(schema.subscriptions)
                            .where(S.id == id_)
                            .values(address=address, form=form, language=language, fault="")
                        )
                    await join(connection, id_, table, seat)
                    found = await connection.execute(select(schema.subscriptions).where(S.id == id_))
                    return as_subscription(found.mappings().one(), True), known is None
            except IntegrityError:
                continue  # the same was asked for twice at the same moment
        raise Refused("busy")

    async def ask_to_confirm(self, subscription: Subscription, table: str, seat: int) -> None:
        """Queue the mail that asks whoever reads it; one that waits already is enough."""
        await self.queue_once(subscription.id, table, seat, CONFIRM)

    async def test(self, subscription: Subscription, table: str, seat: int) -> None:
        await self.queue_once(subscription.id, table, seat, TEST)

    async def queue_once(self, subscription: str, table: str, seat: int, sort: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                delete(schema.notices).where(and_(N.subscription_id == subscription, N.sort == sort, N.sent.is_(None)))
            )
            await connection.execute(
                insert(schema.notices).values(**new_notice(subscription, table, seat, sort, self.database.now()))
            )

    async def change(self, one: Subscription, table: str, seat: int, here: bool, everywhere: bool) -> None:
        """Where somebody wants to be told: at this table, at all tables, or at neither."""
        async with self.database.write() as connection:
            await connection.execute(
                update(schema.subscriptions).where(S.id == one.id).values(everywhere=everywhere, fault="")
            )
            if here:
                await join(connection, one.id, table, seat)
            else:
                await connection.execute(
                    delete(schema.subscribed).where(and_(D.subscription_id == one.id, D.table_id == table))
                )
            if not here and not everywhere:
                await connection.execute(
                    delete(schema.notices).where(and_(N.subscription_id == one.id, N.table_id == table))
                )
                left = await connection.execute(select(D.table_id).where(D.subscription_id == one.id).limit(1))
                if left.first() is None:
                    await forget(connection, [one.id])

    async def speak(self, browser: str, language: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.subscriptions).where(S.browser == browser).values(language=language))

    async def set_hours(self, browser: str, hours: Hours) -> None:
        """Quiet hours are a person's, for all ways. What waits is looked at anew."""
        async with self.database.write() as connection:
            await connection.execute(
                update(schema.subscriptions)
                .where(S.browser == browser)
                .values(quiet_from=hours.start, quiet_to=hours.end, zone=hours.zone)
            )
            own = select(S.id).where(S.browser == browser)
            now = int(self.database.now())
            wait = int(self.database.settings.notice_seconds)
            await connection.execute(
                update(schema.notices)
                .where(and_(N.subscription_id.in_(own), N.sent.is_(None), N.tries == 0, N.due > now + wait))
                .values(due=now + wait)
            )

    async def renew(self, browser: str, old: str, target: str, address: str) -> bool:
        """A browser's push service has moved it to another address; False: the old one is not known."""
        try:
            async with self.database.write() as connection:
                done = await connection.execute(
                    update(schema.subscriptions)
                    .where(and_(S.browser == browser, S.target == old, S.channel == "push"))
                    .values(address=address, target=target, fault="")
                )
                return done.rowcount == 1
        except IntegrityError:
            return True  # it is known there already

    async def confirm(self, subscription: str) -> Subscription | None:
        """Whoever reads the mails of an address agrees; None when it was forgotten meanwhile."""
        async with self.database.write() as connection:
            await connection.execute(update(schema.subscriptions).where(S.id == subscription).values(confirmed=True))
            found = (await connection.execute(select(schema.subscriptions).where(S.id == subscription))).mappings()
            row = found.first()
            return None if row is None else as_subscription(row)

    async def stop(self, target: str) -> int:
        """Nothing more to this address, whoever asked for it; how many subscriptions that ends."""
        async with self.database.write() as connection:
            ids = list((await connection.execute(select(S.id).where(S.target == target))).scalars())
            await forget(connection, ids)
            return len(ids)

    async def follow(self, old: str, new: str, seats: int, actor: int | None, wait: float) -> None:
        """A rematch, where seats have moved round by one: whoever wanted to be told of the game is told of the next."""
        async with self.database.write() as connection:
            found = await connection.execute(select(D.subscription_id, D.seat).where(D.table_id == old))
            rows = [{"subscription_id": one, "table_id": new, "seat": (seat - 1) % seats} for one, seat in found]
            if rows:
                await connection.execute(insert(schema.subscribed), rows)
            if actor is not None:
                await queue_turn(connection, new, actor, self.database.now(), wait)

    # What the sender needs.

    async def claim(self, token: str) -> list[Subscription]:
        """Take the address for which something has been due longest; nothing when nothing is due."""
        now = int(self.database.now())
        free = or_(S.claimed_until.is_(None), S.claimed_until < now)
        for _ in range(5):
            async with self.database.engine.connect() as connection:
                found = await connection.execute(
                    select(S.target)
                    .join(schema.notices, N.subscription_id == S.id)
                    .where(and_(N.sent.is_(None), N.due <= now, free))
                    .order_by(N.due)
                    .limit(1)
                )
                target = found.scalar_one_or_none()
            if target is None:
                return []
            async with self.database.write() as connection:
                taken = await connection.execute(
                    update(schema.subscriptions)
                    .where(and_(S.target == target, free))
                    .values(claimed_by=token, claimed_until=now + CLAIM_SECONDS)
                    .returning(schema.subscriptions)
                )
                rows = [as_subscription(row) for row in taken.mappings()]
            if rows:
                return rows  # otherwise another process was quicker
        return []

    async def due(self, claimed: Sequence[Subscription]) -> list[Notice]:
        """What is due for claimed addresses, the oldest first."""
        by_id = {one.id: one for one in claimed}
        async with self.database.engine.connect() as connection:
            found = await connection.execute(
                select(schema.notices)
                .where(and_(N.subscription_id.in_(by_id), N.sent.is_(None), N.due <= int(self.database.now())))
                .order_by(N.queued, N.id)
            )
            return [
                Notice(
                    row["id"],
                    by_id[row["subscription_id"]],
                    row["table_id"],
                    row["seat"],
                    row["sort"],
                    row["queued"],
                    row["tries"],
                )
                for row in found.mappings()
            ]

    async def still_true(self, notice: Notice) -> bool:
        """Whether it is still this seat's turn, and a person sits there."""
        t, s = schema.tables.c, schema.seats.c
        async with self.database.engine.connect() as connection:
            found = await connection.execute(
                select(t.id)
                .join(schema.seats, s.table_id == t.id)
                .where(
                    and_(
                        t.id == notice.table,
                        t.actor == notice.seat,
                        ~t.over,
                        t.removed.is_(None),
                        s.seat == notice.seat,
                        s.kind == "human",
                    )
                )
            )
            return found.first() is not None

    async def sent(self, claimed: Iterable[Subscription], notices: Sequence[Notice]) -> None:
        """They have arrived. Turns are remembered until their players act; other things are done with."""
        now = int(self.database.now())
        turns = [one.id for one in notices if one.sort == TURN]
        others = [one.id for one in notices if one.sort != TURN]
        async with self.database.write() as connection:
            await connection.execute(update(schema.notices).where(N.id.in_(turns)).values(sent=now))
            await connection.execute(delete(schema.notices).where(N.id.in_(others)))
            changed: dict[str, Any] = {"fault": ""} | ({"last_sent": now} if turns else {})
            await connection.execute(
                update(schema.subscriptions).where(S.id.in_([one.id for one in claimed])).values(changed)
            )

    async def postpone(self, notice: Notice, due: float) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.notices).where(N.id == notice.id).values(due=int(due)))

    async def failed(self, notices: Sequence[Notice], fault: str, pause: float) -> None:
        """They are tried again after a while."""
        due = int(self.database.now() + pause)
        async with self.database.write() as connection:
            await connection.execute(
                update(schema.notices).where(N.id.in_([one.id for one in notices])).values(due=due, tries=N.tries + 1)
            )
            ids = {one.subscription.id for one in notices}
            await connection.execute(update(schema.subscriptions).where(S.id.in_(ids)).values(fault=fault))

    async def drop(self, notices: Sequence[Notice], fault: str = "") -> None:
        """They are not told any more."""
        async with self.database.write() as connection:
            await connection.execute(delete(schema.notices).where(N.id.in_([one.id for one in notices])))
            if fault:
                ids = {one.subscription.id for one in notices}
                await connection.execute(update(schema.subscriptions).where(S.id.in_(ids)).values(fault=fault))

    async def release(self, claimed: Iterable[Subscription], token: str) -> None:
        ids = [one.id for one in claimed]
        async with self.database.write() as connection:
            await connection.execute(
                update(schema.subscriptions)
                .where(and_(S.id.in_(ids), S.claimed_by == token))
                .values(claimed_by="", claimed_until=None)
            )

    async def release_all(self) -> None:
        """For the only process on a database, when it starts: nobody sends anything now."""
        async with self.database.write() as connection:
            await connection.execute(update(schema.subscriptions).values(claimed_by="", claimed_until=None))

    async def waiting(self) -> int:
        async with self.database.engine.connect() as connection:
            counted = select(func.count()).select_from(schema.notices).where(N.sent.is_(None))
            return int((await connection.execute(counted)).scalar_one())


async def join(connection: AsyncConnection, subscription: str, table: str, seat: int) -> None:
    """A subscription is for this seat, too, and for no other one of its table."""
    await connection.execute(
        delete(schema.subscribed).where(and_(D.subscription_id == subscription, D.table_id == table))
    )
    count = select(func.count()).select_from(schema.subscribed).where(D.subscription_id == subscription)
    if (await connection.execute(count)).scalar_one() >= MOST_TABLES:
        raise Refused("too-many-subscriptions")
    await connection.execute(insert(schema.subscribed).values(subscription_id=subscription, table_id=table, seat=seat))
