"""Finished games, each on a line of a file: what an interruption leaves is all there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ennichi.kernel.errors import BadSetting


class Kept:
    """A file whose first line is the setting of all its games."""

    def __init__(self, path: Path, setting: dict[str, Any], of: str) -> None:
        self.path = path
        self.lines: list[Any] = []  # the games that the file had at first
        if path.exists() and path.stat().st_size:
            self.read(setting, of)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(setting) + "\n", encoding="utf-8")

    def read(self, setting: dict[str, Any], of: str) -> None:
        alien = BadSetting(f"{self.path} is not a results file of {of}; choose another with --results")
        try:
            whole_lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]  # the last one may be cut off
            head, *self.lines = [json.loads(line) for line in whole_lines]
        except ValueError:
            raise alien from None
        sort = next(iter(setting))
        if not isinstance(head, dict) or sort not in head:
            raise alien
        if head[sort] != setting[sort]:
            raise BadSetting(f"{self.path} was written by another version of {of}; choose another with --results")
        if head != setting:
            differs = [key for key in setting if head.get(key) != setting[key]]
            raise BadSetting(
                f"{self.path} holds games played with another {', '.join(differs)}; choose another file with --results"
            )
        self.path.write_text("\n".join(whole_lines) + "\n", encoding="utf-8")

    def write(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
