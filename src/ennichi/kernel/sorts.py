"""What a seat can have in a game, sort by sort, for those who count it over many games (`ennichi report`)."""

from __future__ import annotations

from collections.abc import Callable

from .game import Box, Game

Had = tuple[int, int]  # a seat, and the number of the piece in its group


class Sort:
    """Things of one sort: how they came to a seat, and whether pieces with the same print are counted as one."""

    def __init__(
        self,
        key: str,
        group: str,
        title: str,
        find: Callable[[Game], list[Had]],
        pieces: Callable[[Box], list[int]] | None = None,
        alike: bool = False,
        many: bool = False,
    ) -> None:
        self.key = key
        self.group = group  # their touch group, or the first part of their names among the sources
        self.title = title
        self.find = find  # in a finished game that was listened to from its start
        self.pieces = pieces  # which of the group; all of it without
        self.alike = alike  # pieces with the same print are one row
        self.many = many  # used again and again: a row is about one more time


def told(event: str, piece: int = 1) -> Callable[[Game], list[Had]]:
    """Every event of this name says that a seat, its first field, had a piece, another one."""

    def find(g: Game) -> list[Had]:
        return [(heard[1], heard[1 + piece]) for heard in heard_of(g, event)]

    return find


def heard_of(g: Game, event: str) -> list[tuple[int, int, int, int]]:
    """The events of this name that were heard."""
    number = [sort.name for sort in g.header.kind.events].index(event)
    return [heard for heard in g.heard or [] if heard[0] == number]
