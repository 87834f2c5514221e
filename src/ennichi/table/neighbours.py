"""Several processes on one PostgreSQL tell each other who is at which table.

Each says what has changed at a table, and answers whoever asks. That it still runs is known from its heartbeat: who
was there by way of a process that fell silent is there no more.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from .presence import Elsewhere
from .rooms import Room, Rooms

log = logging.getLogger("ennichi.table")

PRESENCE = "ennichi_presence"  # the channel
HERE, HERE_AND, BYE = "here", "here?", "bye"  # who is here; the same, and who else?; this process ends
SILENT = 4  # heartbeats after which a process counts as gone
SHORTEST_SILENCE = 12.0  # seconds: others may have another rhythm


class Neighbours:
    """The other processes, as far as they have viewers at tables of this one."""

    def __init__(
        self, token: str, rooms: Rooms, say: Callable[[str], Awaitable[None]], changed: Callable[[Room], None]
    ) -> None:
        self.token = token
        self.rooms = rooms
        self.say = say
        self.changed = changed
        self.beats: dict[str, float] = {}  # when each was heard last

    async def announce(self, room: Room, ask: bool = False) -> None:
        """Tell the others who is at a table by way of this process, and ask who else is."""
        seats = ",".join(map(str, sorted(room.own_seats()))) or "-"
        try:
            await self.say(f"{HERE_AND if ask else HERE} {self.token} {room.id} {seats} {room.own_watching()}")
        except (SQLAlchemyError, OSError):
            log.warning("the other processes cannot be told who is here", extra={"table": room.id})

    async def announce_all(self) -> None:
        """The line was dead: what was said meanwhile is lost."""
        for room in list(self.rooms.rooms.values()):
            if room.viewers:
                await self.announce(room, ask=True)

    def heard(self, said: str) -> Room | None:
        """Another process says something; the answer is a room about which it wants to know, too."""
        sort, token, *rest = said.split(" ")
        if token == self.token:
            return None
        if sort == BYE:
            self.forget(token)
            return None
        self.beats[token] = time.monotonic()
        table, seats, watching = rest
        room = self.rooms.rooms.get(table)
        if room is None:
            return None
        there = Elsewhere(frozenset(int(seat) for seat in seats.split(",") if seat != "-"), int(watching))
        if there.seats or there.watching:
            room.presence.elsewhere[token] = there
        else:
            room.presence.elsewhere.pop(token, None)
        self.changed(room)
        return room if sort == HERE_AND and room.viewers else None

    def heard_beat(self, token: str) -> None:
        if token != self.token:
            self.beats[token] = time.monotonic()

    def sweep(self, heartbeat: float) -> None:
        """Forget whoever fell silent."""
        now = time.monotonic()
        for token, at in list(self.beats.items()):
            if now - at > max(SILENT * heartbeat, SHORTEST_SILENCE):
                self.forget(token)

    def forget(self, token: str) -> None:
        self.beats.pop(token, None)
        for room in list(self.rooms.rooms.values()):
            if room.presence.elsewhere.pop(token, None) is not None:
                self.changed(room)
