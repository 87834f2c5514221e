"""How much an address may ask for: buckets that fill by themselves, from which each request takes what it costs."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Mapping

from .refusals import Refused
from .settings import Settings

MOST_BUCKETS = 50_000  # addresses that are remembered at a time
NETWORK = 64  # bits of an IPv6 address that stand for one household
WAYS_PER_HOUR, WAYS_AT_ONCE = 20.0, 15.0  # to be told of one's turn, and trials of them, for each address
MAILS_PER_DAY = 4.0  # that one mail address gets unasked: to be confirmed, or as a trial
LONGEST_NAME = 64  # of an address that is none


class Pace:
    """One bucket."""

    __slots__ = ("at_once", "left", "per_second", "seen")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.seen = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.seen) * self.per_second)
        self.seen = now

    @property
    def full(self) -> bool:
        self.fill()
        return self.left >= self.at_once

    def take(self, cost: float, patience: float = 0.0) -> float:
        """Take so much, also in advance if it will be there in time; how many seconds to wait before going on.

        Raises Refused, and takes nothing, when the wait would be longer than the patience.
        """
        self.fill()
        cost = min(cost, self.at_once)  # what costs more than a full bucket has to wait for a full one
        wait = max(0.0, (cost - self.left) / self.per_second)
        if wait > patience:
            raise Refused("too-fast", seconds=math.ceil(wait))
        self.left -= cost
        return wait


class Paces:
    """One bucket for each address. Only so many are kept: those that are full again go first, then the oldest."""

    def __init__(self, per_second: float, at_once: float, most: int = MOST_BUCKETS) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.most = most
        self.paces: dict[str, Pace] = {}  # the one that was used last comes last

    def take(self, who: str, cost: float, patience: float = 0.0) -> float:
        pace = self.paces.pop(who, None)
        if pace is None:
            self.make_room()
            pace = Pace(self.per_second, self.at_once)
        self.paces[who] = pace
        return pace.take(cost, patience)

    def make_room(self) -> None:
        if len(self.paces) < self.most:
            return
        kept = [(who, pace) for who, pace in self.paces.items() if not pace.full]
        # A tenth is free afterwards, so that the next look at all of them is not needed soon.
        self.paces = dict(kept[-(self.most - self.most // 10) :])


class Limits:
    """The buckets of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Paces(settings.requests_per_second, settings.requests_at_once)
        self.tables = Paces(settings.tables_per_hour / 3600, settings.tables_at_once)
        self.ways = Paces(WAYS_PER_HOUR / 3600, WAYS_AT_ONCE)
        self.mails = Paces(MAILS_PER_DAY / 86_400, MAILS_PER_DAY)

    def take(self, who: str, cost: float, patience: float = 0.0) -> float:
        """Let an address pay for a request; how many seconds to wait before going on with it."""
        return self.requests.take(who, cost, patience)

    def take_way(self, who: str) -> None:
        """Let an address pay for a way to be told, or for a trial."""
        self.ways.take(who, 1)

    def take_mail(self, target: str) -> None:
        """Whatever anybody asks for, one mail address gets only so many mails that nobody there has asked for."""
        try:
            self.mails.take(target, 1)
        except Refused:
            raise Refused("too-many-mails") from None

    def take_table(self, who: str) -> None:
        """Let an address pay for a new table, which stays on the disk for a long time."""
        try:
            self.tables.take(who, 1)
        except Refused as refused:
            raise Refused("too-many-new-tables", seconds=refused.values["seconds"]) from None


def who_asks(scope: Mapping[str, object]) -> str:
    """The address that a request counts for."""
    client = scope.get("client")
    return address_of(str(client[0])) if isinstance(client, list | tuple) else "?"


def address_of(host: str) -> str:
    """An address as its bucket is called: one of IPv6 by its network, because whoever has one has all of it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:LONGEST_NAME]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), NETWORK), strict=False))
