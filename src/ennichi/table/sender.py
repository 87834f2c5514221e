"""Tells players that it is their turn: looks at what waits, decides whether it is still worth telling, and sends it.

Nothing is told to somebody who is at the table, who has acted, or who wants it to be quiet; what falls together comes
as one message. What cannot be sent is tried again, at growing distances, for some days.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from ennichi.kernel.registry import kind

from . import delivery
from .database import DAY, Database
from .delivery import Failed, Letter, Pusher
from .notices import CONFIRM, TEST, TURN, Notice, Notices, Subscription
from .refusals import Refused, service_text
from .rooms import Room

log = logging.getLogger("ennichi.table")

AT_ONCE = 8  # addresses to which something is sent at the same time
MOST_LISTED = 12  # tables in one message
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3 * 3600.0  # before something is tried again
LONGEST_STORY = 300  # letters of what happened
LAST_SCENES = 8  # that are looked at for it


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody, in words."""

    table: str
    seat: int
    game: str
    player: str
    others: str  # names
    story: str  # what happened last, as everybody may know it


class Sender:
    """One for each server process."""

    def __init__(
        self,
        database: Database,
        find: Callable[[str], Awaitable[Room]],
        is_here: Callable[[Room, int], Awaitable[bool]],
        token: str,
    ) -> None:
        self.database = database
        self.settings = database.settings
        self.notices = Notices(database)
        self.find = find
        self.is_here = is_here
        self.token = token
        self.pusher = Pusher("", database.settings)
        self.wake = asyncio.Event()  # something is to be sent now
        self.looking = asyncio.Lock()
        self.sent = 0  # for /metrics
        self.failures = 0

    async def open(self) -> None:
        """What must be there before anybody subscribes."""
        if not self.settings.postgres:
            await self.notices.release_all()
        if self.pusher.contact:
            await asyncio.to_thread(delivery.load_push)
            self.pusher.private_key = await self.database.kept("push", delivery.new_push_key)

    async def run(self, closing: asyncio.Event) -> None:
        """Look at what waits, every few seconds, until the server closes."""
        ends = asyncio.ensure_future(closing.wait())
        try:
            while not closing.is_set():
                woken = asyncio.ensure_future(self.wake.wait())
                await asyncio.wait(
                    {ends, woken}, timeout=self.settings.notice_tick_seconds, return_when=asyncio.FIRST_COMPLETED
                )
                woken.cancel()
                self.wake.clear()
                if not closing.is_set():
                    try:
                        await self.round()
                    except Exception as fault:
                        log.warning("notices cannot be looked at", extra={"reason": type(fault).__name__})
        finally:
            ends.cancel()

    async def round(self) -> None:
        """Send everything that is due; a few addresses at the same time."""
        running: set[asyncio.Task[None]] = set()
        async with self.looking:
            while claimed := await self.notices.claim(self.token):
                running.add(asyncio.create_task(self.serve(claimed)))
                if len(running) >= AT_ONCE:
                    _, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            if running:
                await asyncio.wait(running)

    async def serve(self, claimed: list[Subscription]) -> None:
        """All that is due for one address."""
        try:
            due = await self.notices.due(claimed)
            for notice in due:
                if notice.sort != TURN:
                    await self.send(claimed, [notice], self.small_letter(notice))
            turns = [notice for notice in due if notice.sort == TURN and await self.is_time(claimed, notice)]
            await self.send_turns(claimed, turns)
            await self.notices.release(claimed, self.token)
        except Exception as fault:  # its words could hold an address; the claim ends by itself after a while
            log.error("a notice failed", extra={"reason": type(fault).__name__})
            self.failures += 1

    async def is_time(self, claimed: Sequence[Subscription], notice: Notice) -> bool:
        """Whether a turn is worth telling now; otherwise it waits, or is forgotten."""
        now = self.database.now()
        settings = self.settings
        if not await self.notices.still_true(notice):
            await self.notices.drop([notice])
            return False
        later = notice.subscription.hours.silent_until(now)
        last = max((one.last_sent or 0 for one in claimed), default=0)
        if later is None and last <= now < last + settings.digest_seconds:
            later = last + settings.digest_seconds
        if later is None and now < notice.queued + settings.present_seconds:
            try:
                if await self.is_here(await self.find(notice.table), notice.seat):
                    later = min(now + settings.notice_seconds, notice.queued + settings.present_seconds)
            except Refused:  # it cannot be opened: see below
                pass
        if later is not None:
            await self.notices.postpone(notice, max(later, now + 1))
            return False
        return True

    async def send_turns(self, claimed: Sequence[Subscription], turns: Sequence[Notice]) -> None:
        """One message for all tables that wait."""
        told: dict[tuple[str, int], Waiting] = {}
        kept: list[Notice] = []
        for notice in turns:
            try:
                room = await self.find(notice.table)
            except Refused:
                await self.notices.drop([notice])
                continue
            kept.append(notice)
            told[notice.table, notice.seat] = waiting(room, notice.seat, kept[0].subscription.language)
        if kept:
            await self.send(claimed, kept, self.turn_letter(kept[0], list(told.values())))

    async def send(self, claimed: Sequence[Subscription], notices: Sequence[Notice], letter: Letter) -> None:
        first = notices[0]
        try:
            await self.deliver(first.subscription, letter)
        except Failed as failed:
            await self.note_failure(notices, failed)
        else:
            self.sent += 1
            await self.notices.sent(claimed, notices)

    async def deliver(self, to: Subscription, letter: Letter) -> None:
        private = self.settings.private_webhooks
        if to.channel == "mail":
            if not self.settings.smtp:
                raise Failed("not-offered", again=False)
            when = datetime.fromtimestamp(self.database.now(), UTC)
            mail = delivery.as_mail(letter, to.address, self.settings.mail_from, when)
            await asyncio.to_thread(delivery.send_mail, self.settings.smtp, mail)
        elif to.channel == "push":
            if not self.pusher.private_key:
                raise Failed("not-offered", again=False)
            message = {"title": letter.title, "body": letter.body, "url": letter.path, "tag": letter.topic}
            endpoint, headers, body = self.pusher.sealed(to.address, message)
            delivery.judge(await delivery.post(endpoint, headers, body, private))
        else:
            if not self.settings.webhooks:
                raise Failed("not-offered", again=False)
            said = json.dumps(delivery.chat_message(to.form, letter.body)).encode()
            headers = {"Content-Type": "application/json"}
            delivery.judge(await delivery.post(to.address, headers, said, private))

    async def note_failure(self, notices: Sequence[Notice], failed: Failed) -> None:
        self.failures += 1
        first = notices[0]
        said = {"table": first.table, "code": f"{first.subscription.channel} {failed.code}", "number": first.tries + 1}
        if failed.gone and first.subscription.channel == "push":
            log.info("a browser cannot be told any more: it has left its push service", extra=said)
            await self.notices.stop(first.subscription.target)
            return
        oldest = min(notice.queued for notice in notices)
        if first.sort == TEST:  # whoever asked for it sees at once why it did not arrive
            await self.notices.drop(notices, failed.code)
            return
        if not failed.again or self.database.now() - oldest > self.settings.notice_days * DAY:
            log.warning("a notice is given up", extra=said)
            await self.notices.drop(notices, failed.code)
            return
        if first.tries & (first.tries + 1) == 0:  # the 1st, 2nd, 4th, 8th … time
            log.warning("a notice could not be sent, and is tried again", extra=said)
        pause = min(FIRST_PAUSE * 2.0 ** min(first.tries, 20), LONGEST_PAUSE)
        await self.notices.failed(notices, failed.code, pause)

    # Words.

    def letter(self, notice: Notice, title: str, lines: list[str], path: str, topic: str) -> Letter:
        to = notice.subscription
        text = service_text(to.language)
        stop = f"{self.settings.public}/notices/stop/{self.database.keys.token('stop', to.target)}"
        link = self.settings.public + path
        body = "\n".join(line for line in lines if line)
        return Letter(notice.id, title, body, path, link, topic, stop, text("tell-stop"))

    def address(self, to: Subscription, table: str, seat: int) -> str:
        """Where a message leads: in a mail, to the seat itself; elsewhere others may read along."""
        secret = f"#{self.database.keys.seat_secret(table, seat)}" if to.channel == "mail" else ""
        return f"{self.settings.public}/t/{table}{secret}"

    def small_letter(self, notice: Notice) -> Letter:
        """A trial, or the question whether an address may be used."""
        to = notice.subscription
        text = service_text(to.language)
        path = f"/t/{notice.table}"
        if notice.sort == CONFIRM:
            link = f"{self.settings.public}/notices/confirm/{self.database.keys.token('confirm', to.id)}"
            lines = [text("tell-confirm"), "", link, "", text("tell-confirm-not")]
            letter = self.letter(notice, text("tell-confirm-title"), [], path, "confirm")
            return Letter(**{**letter.__dict__, "body": "\n".join(lines)})
        assert notice.sort == TEST
        lines = [text("tell-test"), "" if to.channel == "push" else self.address(to, notice.table, notice.seat)]
        return self.letter(notice, text("tell-test-title"), lines, path, "test")

    def turn_letter(self, first: Notice, tables: list[Waiting]) -> Letter:
        to = first.subscription
        text = service_text(to.language)
        lines: list[str] = []
        for one in tables[:MOST_LISTED]:
            sort = "chat" if to.channel == "webhook" else "alone" if not one.others else "with"
            lines.append(text(f"tell-turn-{sort}", game=one.game, player=one.player, others=one.others or "–"))
            lines.append(one.story)
            if to.channel != "push":
                lines.append(self.address(to, one.table, one.seat))
            if to.channel == "mail":
                lines.append(" ")
        if len(tables) > MOST_LISTED:
            lines.append(text("tell-more", count=len(tables) - MOST_LISTED))
        if to.channel == "mail":
            lines.append(text("tell-private"))
        if len(tables) == 1:
            title = text("tell-turn-title", game=tables[0].game)
            return self.letter(first, title, lines, f"/t/{tables[0].table}", f"turn-{tables[0].table}")
        return self.letter(first, text("tell-turns-title", count=len(tables)), lines, "/", "turns")


def waiting(room: Room, seat: int, language: str) -> Waiting:
    """A table that waits for a seat, as everybody may know it."""
    others = [one.name for i, one in enumerate(room.stored.seats) if i != seat and one.name]
    game = kind(room.stored.game).text(language)("game-title")
    return Waiting(
        room.id, seat, game, room.stored.seats[seat].name, ", ".join(others), last_story(room, seat, language)
    )


def last_story(room: Room, seat: int, language: str) -> str:
    """The newest that the narrator tells of what others did since a seat's last turn; for all eyes."""
    telling = room.telling_now
    start = max(0, len(telling.story.scenes) - LAST_SCENES)
    for scene in reversed(telling.scenes(room.game, None, language, start)):
        said = " ".join(beat["text"] for beat in scene["beats"])
        if said and scene["seat"] == seat:
            return ""
        if said:
            return said if len(said) <= LONGEST_STORY else said[: LONGEST_STORY - 1] + "…"
    return ""
