"""How a server is set up: where it stores its tables, and what it allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ennichi.bots.analysis import SECONDS
from ennichi.kernel.errors import BadSetting


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///ennichi.db"
    components: str = ""  # a folder with the owner's own component files
    web: Path = Path(__file__).parents[3] / "web" / "dist"  # the built client
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
    requests_per_second: float = 20.0  # for each browser
    requests_at_once: float = 60.0
    tables_per_browser: int = 500

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
