"""The vocabulary of a game: one name and one small number for everything that can be touched."""

from __future__ import annotations

from typing import Final

from .errors import BadSetting, quoted

LONGEST_SLIP: Final = 60  # signs of a name that is compared with others: comparing takes the square of them


class Group:
    """Things of one sort, numbered in a row: `stock.red`, `stock.green` … from `base` on."""

    def __init__(self, name: str, base: int, ids: tuple[str, ...]) -> None:
        self.name = name
        self.base = base
        self.ids = ids

    def touch_names(self) -> list[str]:
        """A group of one thing without an id is named by the group alone (`done`)."""
        return [f"{self.name}.{each}" if each else self.name for each in self.ids]


class Vocabulary:
    """All groups of a game, and the way from number to name and back."""

    def __init__(self, groups: list[tuple[str, tuple[str, ...]]]) -> None:
        self.groups: list[Group] = []
        self.names: list[str] = []
        self.group_of: list[Group] = []
        for name, ids in groups:
            group = Group(name, len(self.names), ids)
            self.groups.append(group)
            self.names += group.touch_names()
            self.group_of += [group] * len(ids)
        self.numbers: dict[str, int] = {name: i for i, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, touch: int) -> str:
        if not 0 <= touch < len(self.names):
            raise BadSetting(f"there is no touch number {touch}; this game has touches 0 to {len(self.names) - 1}")
        return self.names[touch]

    def touch(self, name: str) -> int:
        number = self.numbers.get(name)
        if number is None:
            raise BadSetting(f"there is nothing called {quoted(name)} in this game{closest(name, self.names)}")
        return number


def closest(name: str, known: list[str]) -> str:
    """A hint for a misspelt name, or nothing."""
    from difflib import get_close_matches

    if len(name) > LONGEST_SLIP:
        return ""
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
