"""The words of a game for what the report shows: components, scoring steps, and where their print comes from."""

from __future__ import annotations

from dataclasses import dataclass

import ennichi
from ennichi.kernel.components import Reader
from ennichi.kernel.registry import kind

from .tally import Row, catalogue

LANGUAGE = "en"


@dataclass
class Label:
    """A component in words: its name, what it does, its names in the files and their sources."""

    name: str
    does: str
    files: str
    source: str


class Labels:
    """The words of one game, its set of components and a number of seats."""

    def __init__(self, game: str, components: str, seats: int) -> None:
        self.g = ennichi.new(game, seats=seats, seed=1, components=components)
        self.kind = self.g.header.kind
        self.text = self.kind.text(LANGUAGE)
        self.sources = all_sources(game, components)

    def line(self, name: str) -> str:
        """A scoring step."""
        return self.text(f"score-{name}")

    def player(self, number: int) -> str:
        return self.g.player(number, self.text)

    def of(self, row: Row) -> Label:
        """A row of the component tables; where several pieces are alike, the first speaks for all."""
        name, does = self.kind.piece_words(self.g, row.sort.group, row.pieces[0], self.text)
        ids = ", ".join(each.partition(".")[2] for each in row.names)
        sources = dict.fromkeys(self.sources.get(each, "unknown") for each in row.names)
        return Label(name, does, ids, ", ".join(sources))


def all_sources(game: str, components: str) -> dict[str, str]:
    """Where each thing comes from: what the box says of its touches, and the rows of the files for the rest."""
    of = kind(game)
    found = dict(of.box(components).sources)
    reader: Reader = of.read_components(components)
    for row in catalogue(game, components)[0]:
        for name in row.names:
            if name not in found:
                found[name] = row_source(reader, name)
    return found


def row_source(reader: Reader, name: str) -> str:
    """The source of the row whose id is this name, or its second part."""
    wanted = {name.partition(".")[2], name.replace(".", "-", 1)}
    for tables in reader.data.values():
        for rows in tables.values():
            for row in rows if isinstance(rows, list) else ():
                if isinstance(row, dict) and str(row.get("id")) in wanted and "source" in row:
                    return str(row["source"])
    return "unknown"


def not_counted(game: str, components: str) -> dict[str, str]:
    """Things of the box that no seat has, with their sources."""
    counted = {name for row in catalogue(game, components)[0] for name in row.names}
    return {name: source for name, source in all_sources(game, components).items() if name not in counted}
