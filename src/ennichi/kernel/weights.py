"""The weights of a game's evaluation: figures with names, fitted by play and kept in a file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any
from zlib import crc32

from mypy_extensions import mypyc_attr

from .errors import BadSetting

FILE = "weights.toml"  # in the game's folder
NAMES: dict[type, list[str]] = {}  # found once for each class


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Each attribute is a weight or a list of them; what the class sets itself is the first guess, by hand."""

    def changed(self) -> None:
        """Called after the figures have changed: forget what was worked out from the old ones."""

    def names(self) -> list[str]:
        """The weights there are, in alphabetical order."""
        of = type(self)
        if of not in NAMES:
            NAMES[of] = sorted(
                [name for name in dir(self) if not name.startswith("_") and figures(getattr(self, name))]
            )
        return NAMES[of]

    def flat(self) -> list[float]:
        """All figures in one row, in the order of their names."""
        row: list[float] = []
        for name in self.names():
            row += figures(getattr(self, name))
        return row

    def assign(self, row: list[float]) -> None:
        """The opposite of `flat`."""
        at = 0
        for name in self.names():
            old = getattr(self, name)
            count = len(figures(old))
            setattr(self, name, row[at : at + count] if isinstance(old, list) else row[at])
            at += count
        if at != len(row):
            raise BadSetting(f"{at} weights are needed, and {len(row)} were given")
        self.changed()

    def read(self, path: Path) -> None:
        """Take the figures from a file; without one, those of the class stay."""
        if not path.exists():
            return
        try:
            given: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")).get("weights", {})
        except tomllib.TOMLDecodeError as slip:
            raise BadSetting(f"{path}: {slip}") from None
        row: list[float] = []
        for name in self.names():
            here = figures(given.get(name))
            if len(here) != len(figures(getattr(self, name))):
                raise BadSetting(f"{path}: {name} must be {shape(getattr(self, name))}")
            row += here
        unknown = sorted(set(given) - set(self.names()))
        if unknown:
            raise BadSetting(f"{path}: {', '.join(unknown)}: there are no such weights")
        self.assign(row)

    def fingerprint(self) -> str:
        return f"{crc32(self.text().encode()):08x}"

    def text(self) -> str:
        """The figures as such a file has them."""
        lines = ["[weights]"]
        for name in self.names():
            value = getattr(self, name)
            shown = ", ".join([f"{figure:.4g}" for figure in figures(value)])
            lines.append(f"{name} = [{shown}]" if isinstance(value, list) else f"{name} = {shown}")
        return "\n".join(lines) + "\n"


def figures(value: Any) -> list[float]:
    """One figure or several as a list; empty for anything else."""
    if isinstance(value, float):
        return [value]
    if isinstance(value, int) and not isinstance(value, bool):
        return [float(value)]
    if isinstance(value, list) and all([isinstance(each, int | float) for each in value]):
        return [float(each) for each in value]
    return []


def shape(value: Any) -> str:
    return f"a list of {len(value)} numbers" if isinstance(value, list) else "a number"
