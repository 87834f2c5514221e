"""Connections: how many there may be, and how long each may take. Whoever sends or reads too slowly is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Pace, address_of
from .refusals import Refused
from .settings import Settings

try:
    import resource
except ImportError:  # not a Unix
    resource = None  # type: ignore[assignment]

SWEEP_SECONDS = 1.0
SEND_BYTES = 128 * 1024  # that the system keeps for whoever does not read; by itself it would keep megabytes
FILES_KEPT = 100  # descriptors for everything that is no connection
USUAL_FILES = 1024  # where the system cannot be asked
MANY_FILES = 65_536  # where it has no limit
PINGS_PER_SECOND, PINGS_AT_ONCE = 5.0, 50.0
MOST_FRAMES = 64  # of one message
FULL = b"Too many connections are open. Please close some, or wait a little.\n"
REFUSAL = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(FULL), FULL)
)


def raise_file_limit() -> int:
    """Let this process have as many files and connections as the system allows; how many that is."""
    if resource is None:
        return USUAL_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Link:
    """One connection: since when it waits for a request, for the rest of one, or for its answer to be read."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.head_since: float | None = now
        self.body_since: float | None = None
        self.unread = 0  # bytes that wait to be read
        self.unread_since = now

    def stalls(self, now: float, seconds: float) -> bool:
        """Whether nothing of what waits has been read for so long."""
        unread = self.transport.get_write_buffer_size()
        if unread == 0 or unread < self.unread:
            self.unread_since = now
        self.unread = unread
        return unread > 0 and now - self.unread_since > seconds


class Connections:
    """All connections of this process."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.most = min(settings.connections, max(FILES_KEPT, files - FILES_KEPT))
        self.proxies = [ipaddress.ip_network(each) for each in settings.proxies]
        self.links: dict[asyncio.Transport, Link] = {}
        self.waiting: dict[Link, None] = {}  # for a request, the longest first
        self.counts: Counter[str] = Counter()
        self.sweeping = False

    def open(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> Link | None:
        """Count a new connection; None when there are too many, of its address or at all."""
        peer = get_remote_addr(transport)
        host = peer[0] if peer else "?"
        address = "" if self.is_proxy(host) else address_of(host)
        if address and self.counts[address] >= self.settings.connections_per_address:
            return None
        if len(self.links) >= self.most and not self.drop_longest_waiting():
            return None
        if (wire := transport.get_extra_info("socket")) is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
        link = Link(transport, address, loop.time())
        self.links[transport] = link
        self.waiting[link] = None
        self.counts[address] += 1
        if not self.sweeping:
            self.sweeping = True
            loop.call_later(SWEEP_SECONDS, self.sweep, loop)
        return link

    def close(self, link: Link) -> None:
        if self.links.pop(link.transport, None) is None:
            return
        self.waiting.pop(link, None)
        self.counts[link.address] -= 1
        if not self.counts[link.address]:
            del self.counts[link.address]

    def is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def drop_longest_waiting(self) -> bool:
        """Make room for somebody who may have something to ask."""
        link = next(iter(self.waiting), None)
        if link is None:
            return False
        self.close(link)
        link.transport.abort()
        return True

    # What a connection does.

    def begins(self, link: Link, now: float) -> None:
        """The head of a request is complete."""
        link.head_since, link.body_since = None, now
        self.waiting.pop(link, None)

    def is_whole(self, link: Link) -> None:
        link.body_since = None

    def is_answered(self, link: Link, now: float) -> None:
        link.head_since, link.body_since = now, None
        self.waiting.pop(link, None)
        if link.transport in self.links:
            self.waiting[link] = None

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut off whoever takes too long."""
        now = loop.time()
        settings = self.settings
        for link in list(self.links.values()):
            head, body = link.head_since, link.body_since
            if (
                (head is not None and now - head > settings.head_seconds)
                or (body is not None and now - body > settings.body_seconds)
                or link.stalls(now, settings.stall_seconds)
            ):
                link.transport.abort()
        self.sweeping = bool(self.links)
        if self.sweeping:
            loop.call_later(SWEEP_SECONDS, self.sweep, loop)


class GuardedHttp(H11Protocol):
    """Requests over a connection that is counted and may not take for ever."""

    def __init__(self, watch: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.watch = watch
        self.link: Link | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.link = self.watch.open(transport, self.loop)
        if self.link is None:
            transport.write(REFUSAL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.link is not None:
            self.watch.close(self.link)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.link is None:
            return
        before = self.cycle
        super().data_received(data)
        self.look(before)

    def on_response_complete(self) -> None:
        before = self.cycle
        super().on_response_complete()
        self.look(before)

    def look(self, before: RequestResponseCycle | None) -> None:
        """Whether a request has begun or has come whole, or the next one is waited for."""
        if self.link is None or self.cycle is None:
            return
        if self.cycle is not before:
            self.watch.begins(self.link, self.loop.time())
        if not self.cycle.more_body:
            self.watch.is_whole(self.link)
        if self.cycle.response_complete and self.conn.their_state is h11.IDLE and self.link.head_since is None:
            self.watch.is_answered(self.link, self.loop.time())


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket on such a connection."""

    def __init__(self, watch: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.watch = watch
        self.link: Link | None = None
        self.pings = Pace(PINGS_PER_SECOND, PINGS_AT_ONCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.link = self.watch.links.get(self.transport)
        if self.link is not None:  # the request that asked for a socket was whole
            self.watch.begins(self.link, self.loop.time())
            self.watch.is_whole(self.link)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.link is not None:
            self.watch.close(self.link)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answers to pings wait for nobody, so they are counted."""
        super().handle_ping()
        try:
            self.pings.take(1)
        except Refused:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self.transport.abort()
