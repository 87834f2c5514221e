"""The words of a game for what the report shows: components, scoring steps, and where their print comes from."""

from __future__ import annotations

from dataclasses import dataclass

import ennichi
from ennichi.bitoku.phrases import effect_words
from ennichi.bitoku.state import Bitoku
from ennichi.bitoku.vocabulary import REGIONS
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
        group, piece = row.sort.group, row.pieces[0]
        named = {each.name: each for each in self.g.header.box.vocabulary.groups}
        if isinstance(self.g, Bitoku) and group in ("gate", "lake", "counter", "forest"):
            name, does = self.printed_only(self.g, group, piece, row.names[0])
        elif group in named:
            name = self.g.word(group, piece, self.text)
            does = "" if group == "path" else self.kind.tell(self.g, named[group].base + piece, self.text)
        else:
            name, does = self.g.word(group, piece, self.text), ""
        ids = ", ".join(each.partition(".")[2] for each in row.names)
        sources = dict.fromkeys(self.sources.get(each, "unknown") for each in row.names)
        return Label(name, does, ids, ", ".join(sources))

    def printed_only(self, g: Bitoku, group: str, piece: int, name: str) -> tuple[str, str]:
        """Things of Bitoku that nobody touches: gate tiles, lake treasures, building counters, forest actions."""
        printed = g.printed
        if group == "gate":
            return f"gate tile {name.partition('.')[2]}", effect_words(printed.gate_effects[piece], self.text)
        if group == "lake":
            awards = " / ".join(str(each) for each in printed.lake_vp[piece])
            return f"lake treasure {piece + 1}", f"{awards} VP"
        if group == "counter":
            cost = effect_words(printed.counter_cost[piece], self.text)
            return f"building counter {piece + 1}", f"{cost}; {printed.counter_vp[piece]} VP"
        _, region, least = name.split(".")
        at = REGIONS.index(region)
        effect = printed.forest_effects[at][printed.forest_min[at].index(int(least))]
        return f"{self.g.word('region', at, self.text)}, die of {least}", effect_words(effect, self.text)


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
