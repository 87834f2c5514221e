"""How a server is set up: where it stores its tables, and what it allows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

from ennichi.bots.analysis import SECONDS
from ennichi.kernel.errors import BadSetting
from ennichi.needs import need

USUAL_PORT = 8000


def built_client() -> Path:
    """The browser client: inside the package, or where a checkout builds it."""
    inside = Path(__file__).parent / "client"
    return inside if inside.is_dir() else Path(__file__).parents[3] / "web" / "dist"


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///ennichi.db"
    components: str = ""  # a folder with the owner's own component files
    web: Path = field(default_factory=built_client)
    secure: bool = False  # behind https: cookies are sent there only
    bot_workers: int = 1  # bots that search at the same time
    bot_cores: int = 1  # processes among which each of them shares its search
    own_bots: Mapping[str, str] = field(default_factory=dict)  # by name, and what `bots.make` knows each by
    analysis_seconds: float = SECONDS  # for each turn of a finished game
    replay_seconds: float = 5.0  # that a record from a stranger, or a film, may take at most
    watched_seconds: float = 60.0  # after the last person has left, bots play on for so long
    keep_days: int = 90  # tables that nobody touched for so long are marked,
    grace_days: int = 7  # after so long removed,
    restore_days: int = 30  # and can be brought back for so long
    housekeeping_seconds: float = 600.0
    rooms_kept: int = 1000  # in memory; the longest unused go first, those with viewers stay
    heartbeat_seconds: float = 5.0  # of the line on which PostgreSQL tells of changes
    database_seconds: float = 10.0  # for which an answer of the database, or a locked file, is waited for
    health_seconds: float = 5.0  # for which an answer about the server's health is kept
    least_free: int = 50 * 2**20  # bytes on the disk of an SQLite database
    body_bytes: int = 512 * 1024  # the largest request
    socket_bytes: int = 4096  # the largest message on a socket
    requests_per_second: float = 30.0  # for each address; gate.py tells what counts as more than one
    requests_at_once: float = 300.0
    tables_per_hour: float = 60.0  # new ones, for each address
    tables_at_once: float = 100.0
    tables_per_browser: int = 500
    connections: int = 10_000  # of everybody; never more than the system allows
    connections_per_address: int = 200
    head_seconds: float = 10.0  # for the head of a request to come
    body_seconds: float = 30.0  # and for the rest of it
    stall_seconds: float = 20.0  # after which somebody who reads nothing is cut off
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    origins: tuple[str, ...] = ()  # of other pages that may act here, beside this server's own; links name the first
    smtp: str = field(default="", repr=False)  # smtp://USER:PASSWORD@HOST:587 or smtps://…, by which mails go out
    mail_from: str = ""  # the address that they come from
    webhooks: bool = False  # players may have chat rooms told of their turns
    private_webhooks: bool = False  # these, and push services, may be at private addresses and without https
    notice_seconds: float = 60.0  # somebody's turn must have lasted for so long before they are told
    present_seconds: float = 900.0  # so long, where they have the table open
    digest_seconds: float = 600.0  # between two messages to one address: what comes meanwhile comes as one
    notice_days: float = 3.0  # for which it is tried to tell somebody
    notice_tick_seconds: float = 5.0  # between two looks at what waits to be told

    def __post_init__(self) -> None:
        if self.database.startswith(("postgresql://", "postgres://")):
            need("asyncpg", extra="postgres")
        for proxy in self.proxies:
            try:
                ip_network(proxy)
            except ValueError as fault:
                raise BadSetting(f"the proxy {proxy!r} is not understood: {fault}") from None
        for origin in self.origins:
            if not re.fullmatch(r"https?://[^/@?#\s]+", origin):
                raise BadSetting(
                    f"the origin {origin!r} is not understood; write it as https://HOST or https://HOST:PORT"
                )

        self.check_messages()

    def check_messages(self) -> None:
        """What mails and webhooks need: a server, a sender, and an address for the links in them."""
        if self.smtp and not re.fullmatch(r"smtps?://([^@/?#\s]+@)?[^@/?#\s]+/?", self.smtp):
            raise BadSetting(  # which does not repeat the password
                "the address of the mail server is not understood; write it as smtp://USER:PASSWORD@HOST:587, "
                "or smtps://USER:PASSWORD@HOST where the line is encrypted from the start"
            )
        if self.smtp and not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", self.mail_from):
            raise BadSetting("mails need a sender: name one with --mail-from, such as table@games.example")
        for option, wanted in (("--smtp", bool(self.smtp)), ("--webhooks", self.webhooks)):
            if wanted and not self.public:
                raise BadSetting(
                    f"{option} needs --origin as well: the address under which players reach this server, such as "
                    "https://games.example, for the links in its messages"
                )

    @property
    def public(self) -> str:
        """Where players reach this server, for links; empty where nobody has said so."""
        return self.origins[0] if self.origins else ""

    def async_url(self) -> str:
        """The database's address with the driver that this server uses."""
        for prefix, driver in (
            ("sqlite:///", "sqlite+aiosqlite:///"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.database.startswith(prefix):
                return driver + self.database[len(prefix) :]
        raise BadSetting(
            f"the database address {self.database!r} is not understood; "
            "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        )

    @property
    def postgres(self) -> bool:
        return self.async_url().startswith("postgresql")
