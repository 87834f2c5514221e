"""Logs for those who run a server: one JSON object a line, with table ids and codes but nothing about people."""

from __future__ import annotations

import json
import logging
from collections import Counter
from datetime import UTC, datetime

from .limits import Pace
from .refusals import Refused

FIELDS = ("table", "code", "number", "reason", "left_out")  # what a message may carry beside its words
LONGEST = 8000  # characters of a trace or of an event
PER_SECOND, AT_ONCE = 0.2, 20.0  # lines of one kind: outsiders cannot fill the disk by what they send
MOST_KINDS = 500


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage()[:LONGEST],
        }
        for field in FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-LONGEST:]
        return json.dumps(line, ensure_ascii=False, default=str)


class Sparing(logging.Filter):
    """Lets through only so many lines of one kind; the next one says how many were left out before it."""

    def __init__(self) -> None:
        super().__init__()
        self.paces: dict[tuple[str, str], Pace] = {}
        self.left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:80])
        if kind not in self.paces and len(self.paces) >= MOST_KINDS:
            kind = ("", "")  # too many kinds: the rest counts as one
        pace = self.paces.setdefault(kind, Pace(PER_SECOND, AT_ONCE))
        try:
            pace.take(1)
        except Refused:
            self.left_out[kind] += 1
            return False
        if self.left_out[kind]:
            record.left_out = self.left_out.pop(kind)
        return True


def set_up_logs(level: int = logging.INFO) -> None:
    """Everything that this program and its libraries report goes to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ennichi").setLevel(level)
