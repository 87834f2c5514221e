"""Finished games, each on a line of a file: what an interruption leaves is all there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from zlib import crc32

from ennichi import bots
from ennichi.bots import Given
from ennichi.bots.levels import strengths_of
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Kind
from ennichi.lock import hold

SHORT = 40  # characters of a value that a refusal may show
SHOWN = ("game", "rules", "seats", "seed", "bots", "options")  # the others are fingerprints or long
SINGULAR = {"game": "another game", "seed": "another seed", "seats": "another number of seats"}


def played_with(of: Kind[Any], components: str, names: Sequence[Given]) -> dict[str, Any]:
    """What decides, besides seeds and options, how games between these bots go: games kept in one file share it."""
    found: dict[str, Any] = {
        "game": of.name,
        "rules": of.rules,
        "components": of.box(components).fingerprint,
        "weights": of.weights().fingerprint(),
        "levels": strengths_of(of).text(),
    }
    given = [name.strip() for name in names if isinstance(name, str)]
    files = {name: mark for name in given if (mark := mark_of(name))}
    return found | {"files": files} if files else found


def mark_of(name: str) -> str:
    """Tells a bot that is read from a file, or installed, from what it was before; empty for others."""
    if file := bots.file_of(name):
        return fingerprint(file)
    return bots.version_of(name) if bots.is_code(name) else ""


def fingerprint(path: str) -> str:
    """Tells a file from what it was before it changed."""
    return f"{crc32(Path(path).read_bytes()):08x}"


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


class Changing(Kept):
    """One that games of different players share, and what the files were like that some players are read from."""

    def __init__(self, path: Path, setting: dict[str, Any], of: str) -> None:
        self.files: dict[str, str] = {}  # fingerprints by player
        shared = dict(setting)
        self.present: dict[str, str] = shared.pop("files", {})  # the fingerprints of today
        super().__init__(path, shared, of)

    def has_played(self, name: str) -> bool:
        """Whether the file has a game of this player."""
        raise NotImplementedError

    def read(self, setting: dict[str, Any], of: str) -> None:
        super().read(setting, of)
        self.check_files()

    def check(self, head: Any, setting: dict[str, Any], of: str) -> None:
        """What the files of players are like is no matter of the setting."""
        if isinstance(head, dict) and isinstance(files := head.pop("files", {}), dict):
            self.files |= files
        super().check(head, setting, of)

    def take(self, line: Any) -> bool:
        if not isinstance(line, dict) or not isinstance(files := line.get("files"), dict):
            return False
        self.files |= files
        return True

    def check_files(self) -> None:
        """Games of a player whose file has changed are not mixed with those to come."""
        changed = {name: mark for name, mark in self.present.items() if self.files.get(name) != mark}
        mixed = [name for name in changed if self.has_played(name)]
        if mixed:
            raise BadSetting(
                f"{self.path} holds games played with other files (of {', '.join(mixed)}, changed since); "
                "choose another file with --results"
            )
        if changed:
            self.write({"files": changed})
            self.files |= changed


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
