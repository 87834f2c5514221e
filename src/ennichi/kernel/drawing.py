"""What drawings of tables as text have in common: the view of a seat, the pieces, and the words of a language."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .game import Game
from .text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """One drawing; each game adds its lines. Names are those of touches; seat -1 is a spectator."""

    def __init__(self, g: Game, seat: int, text: Text) -> None:
        self.g = g
        self.text = text
        self.table: dict[str, Any] = g.view(None if seat < 0 else seat)["table"]
        self.pieces: dict[str, Any] = g.header.kind.pieces(g.header.box, text)
        self.seats = [g.player(each, text) for each in range(len(self.table["players"]))]

    def lines(self) -> list[str]:
        raise NotImplementedError

    def word(self, name: str, sort: str = "") -> str:
        """A thing by its name; with a sort, as that sort of the game's words has it (`-full`)."""
        touch = self.g.touch(name)
        group = self.g.header.box.vocabulary.group_of[touch]
        return self.g.word(group.name + sort, touch - group.base, self.text)

    def words(self, names: list[str]) -> str:
        return ", ".join([self.word(name) for name in names]) or "–"
