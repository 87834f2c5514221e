"""Answers that say no: a status, a code for programs and a sentence for people."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_date

from ennichi.kernel.text import LANGUAGES, Text, load_text

from .shapes import Told

LONGEST = 500  # characters of what is put into a sentence
FOLDER = Path(__file__).parent / "text"

STATUS = {
    "unknown-page": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "no-frame": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-much": 429,
    "removed": 410,
    "too-many-new-tables": 429,
    "promise-broken": 409,
    "foreign-origin": 403,
    "too-many-devices": 409,
    "not-your-seat": 403,
    "not-over": 403,
    "not-your-turn": 409,
    "late": 409,
    "illegal": 409,
    "no-undo": 409,
    "no-open-seat": 409,
    "over": 409,
    "no-hint": 409,
    "not-played": 409,
    "too-many-tables": 409,
    "other-rules": 409,
    "read-only": 409,
    "other-components": 409,
    "not-offered": 403,
    "unknown-way": 404,
    "bad-link": 404,
    "old-link": 410,
    "too-many-subscriptions": 409,
    "too-many-mails": 429,
    "busy": 503,
}


class Refused(Exception):
    """A request that is answered with a reason and changes nothing."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = {key: clipped(value) if isinstance(value, str) else value for key, value in values.items()}

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def message(self, language: str) -> str:
        return service_text(language).fill(f"refused-{self.code}", self.values)

    def told(self, language: str) -> Told:
        """As it is said on a socket."""
        return {"type": "refused", "code": self.code, "message": self.message(language)}


class Closed(Refused):
    """A touch that is not open now; why, in each language."""

    def __init__(self, reasons: dict[str, str]) -> None:
        super().__init__("illegal")
        self.reasons = reasons

    def message(self, language: str) -> str:
        return self.reasons[language]


class Removed(Refused):
    """A table that was removed, and can be brought back for a while."""

    def __init__(self, when: int, until: int) -> None:
        super().__init__("removed")
        self.dates = {"when": when, "until": until}

    def message(self, language: str) -> str:
        return dated(f"refused-{self.code}", language, **self.dates)


def clipped(text: str) -> str:
    """What was sent may be long, or no text at all: as much of it as a sentence can hold."""
    short = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return short.encode("utf-8", "replace").decode().replace("\0", "�")


@cache
def service_text(language: str) -> Text:
    """The words of the service, beside those of each game."""
    return load_text(language, FOLDER)


def dated(message: str, language: str, **seconds: int) -> str:
    """A message of the service with days in it, as the language writes them."""
    days: dict[str, Any] = {
        name: fluent_date(datetime.fromtimestamp(second, UTC).date(), dateStyle="long")
        for name, second in seconds.items()
    }
    return service_text(language).fill(message, days)


def language_or_default(language: str | None) -> str:
    """A language that exists; what is unknown becomes English."""
    short = (language or "").lower()[:2]
    return short if short in LANGUAGES else LANGUAGES[0]
