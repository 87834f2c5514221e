"""Finished games, each on a line of a file: what an interruption leaves is all there."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ennichi.kernel.errors import BadSetting
from ennichi.lock import hold

SHORT = 40  # characters of a value that a refusal may show
SHOWN = ("game", "rules", "seats", "seed", "bots", "options")  # the others are fingerprints or long
SINGULAR = {"game": "another game", "seed": "another seed", "seats": "another number of seats"}


class Kept:
    """A file whose first line is the setting of all its games. It belongs to one command at a time.

    What stands in it is never written again: finished games are added at its end.
    """

    def __init__(self, path: Path, setting: dict[str, Any], of: str) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("ab")
        try:
            if not hold(self.file):
                raise BadSetting(
                    f"another command is writing into {path}; wait for it, or choose another file with --results"
                )
            self.read(setting, of)
        except BaseException:
            self.file.close()
            raise

    def read(self, setting: dict[str, Any], of: str) -> None:
        text = self.path.read_bytes() if self.path.is_file() else b""
        whole = text.rfind(b"\n") + 1  # what follows was cut off while it was written
        first = json.dumps(setting).encode() + b"\n"
        if not whole and first.startswith(text):
            if text:
                self.file.truncate(0)
            self.append(first)
            return
        lines = text[:whole].split(b"\n")[:-1]
        self.check(parsed(lines[0]) if lines else None, setting, of)
        for number, line in enumerate(lines[1:], 2):
            if not self.take(parsed(line)):
                raise BadSetting(
                    f"{self.path}: line {number} is damaged; remove the line, and its game is played again, "
                    "or choose another file with --results"
                )
        if whole < len(text):
            self.file.truncate(whole)

    def check(self, head: Any, setting: dict[str, Any], of: str) -> None:
        """Complain unless the games of the file were played like those to come."""
        sort = next(iter(setting))
        if not isinstance(head, dict) or sort not in head:
            raise BadSetting(f"{self.path} is not a results file of {of}; choose another with --results")
        if head[sort] != setting[sort]:
            raise BadSetting(f"{self.path} was written by another version of {of}; choose another with --results")
        differs = [key for key in setting | head if head.get(key) != setting.get(key)]
        if "game" in differs:
            differs = ["game"]  # all the rest differs with it
        if differs:
            others = ", ".join(other(key, head.get(key), setting.get(key)) for key in differs)
            raise BadSetting(f"{self.path} holds games played with {others}; choose another file with --results")

    def take(self, line: Any) -> bool:
        """Note a game that the file has; false if the line is none."""
        raise NotImplementedError

    def write(self, line: dict[str, Any]) -> None:
        self.append(json.dumps(line).encode() + b"\n")

    def append(self, line: bytes) -> None:
        self.file.write(line)
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, sort: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def parsed(line: bytes) -> Any:
    """What a line says; none if it is no JSON."""
    try:
        return json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None


def holds_results(path: Path) -> bool:
    """Whether a file looks like one that finished games are kept in."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return isinstance(parsed(file.readline()), dict)


def other(key: str, there: Any, here: Any) -> str:
    """How games differ, for a refusal: the values too where they say something."""
    said = SINGULAR.get(key, "other things counted" if key == "counted" else f"other {key}")
    values = [shown(value) for value in (there, here)]
    if key not in SHOWN or not all(0 < len(value) <= SHORT for value in values):
        return said
    return f"{said} ({values[0]}, not {values[1]})"


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={str(each).lower()}" for name, each in value.items()) or "none"
    return "" if value is None else str(value)
