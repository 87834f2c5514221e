"""Bamboo as one of the games: its seats, its options, and how its positions are made."""

from __future__ import annotations

from ennichi.kernel.components import Reader
from ennichi.kernel.game import Box, Common, Event, Header, Kind, Option, Plain, by_key
from ennichi.kernel.manifest import seats_of
from ennichi.kernel.random_source import RandomSource
from ennichi.kernel.sorts import Sort
from ennichi.kernel.stakes import Stake
from ennichi.kernel.text import Text
from ennichi.kernel.weights import Weights
from ennichi.kernel.worth import Worth

from . import (
    actions,
    audit,
    autumn,
    evaluation,
    scoring,
    setup,
    sorts,
    spirits,
    spring,
    stakes,
    story,
    summer,
    terminal,
    view,
    winter,
    words,
)
from .components import FOLDER, PLAYERS, Printed, print_components, read_components
from .effects import compile_effects
from .events import EVENTS
from .shapes import BambooPieces, BambooTable
from .state import Bamboo, Rules
from .weights import W


class BambooKind(Kind[Bamboo]):
    def read_components(self, folder: str) -> Reader:
        return read_components(folder)

    def open_box(self, folder: str) -> Box:
        printed = print_components(read_components(folder), folder)
        parts = compile_effects(printed)
        chapters = (setup, spring, summer, actions, spirits, autumn, winter, scoring)
        steps = [step for chapter in chapters for step in chapter.STEPS]
        printed.steps = by_key([*steps, *parts])
        return printed

    def colours(self, box: Box, seats: int) -> tuple[str, ...]:
        """The ghost's own colour comes last, and two players never have it."""
        assert isinstance(box, Printed)
        ghost = PLAYERS[box.ghost_colour]
        others = [colour for colour in PLAYERS if colour != ghost]
        return tuple(others if seats == 2 else [*others, ghost])

    def start(self, header: Header, random: RandomSource) -> Bamboo:
        return setup.set_up(header, printed_of(header), random)

    def unpack(self, header: Header, common: Common, table: Plain) -> Bamboo:
        return Bamboo.unpack(header, printed_of(header), Rules(header), common, table)

    def breakdown(self, g: Bamboo, viewer: int) -> list[dict[str, int]]:
        return scoring.breakdown(g)

    def winners(self, g: Bamboo) -> list[int]:
        return scoring.winners(g)

    def show(self, g: Bamboo, seat: int) -> BambooTable:
        return view.show(g)

    def pieces(self, box: Box, text: Text) -> BambooPieces:
        assert isinstance(box, Printed)
        return view.pieces(box, text)

    def things(self, g: Bamboo, event: Event) -> list[str]:
        return super().things(g, event) + scoring.counted_things(g, event) + story.planted_things(g, event)

    def shuffle_unknown(self, g: Bamboo, seat: int) -> None:
        view.shuffle_unknown(g)

    def word(self, g: Bamboo, sort: str, value: int, text: Text) -> str:
        return words.word(g, sort, value, text)

    def tell(self, g: Bamboo, touch: int, text: Text) -> str:
        return words.tell(g, touch, text)

    def label(self, g: Bamboo, touch: int, text: Text) -> str:
        return words.spirit_label(g, touch, text)

    def why_not(self, g: Bamboo, touch: int, text: Text) -> str:
        return spirits.why_not_spirit(g, touch, text)

    def audit(self, g: Bamboo) -> list[str]:
        return audit.audit(g)

    def weights(self) -> Weights:
        return W

    def evaluate(self, g: Bamboo, seat: int) -> float:
        return evaluation.evaluate(g, seat)

    def parts(self, g: Bamboo, seat: int) -> list[Worth]:
        return evaluation.parts(g, seat)

    def stakes(self, g: Bamboo, seat: int, text: Text) -> list[Stake]:
        return stakes.stakes(g, seat, text)

    def sorts(self) -> tuple[Sort, ...]:
        return sorts.SORTS

    def first_order(self, g: Bamboo) -> list[int]:
        return [g.in_order(place) for place in range(g.seats)]

    def rounds(self, g: Bamboo) -> int:
        return g.year + 1

    def draw(self, g: Bamboo, seat: int, text: Text) -> list[str]:
        return terminal.draw(g, seat, text)


def printed_of(header: Header) -> Printed:
    assert isinstance(header.box, Printed)
    return header.box


KIND = BambooKind(
    name="bamboo",
    rules=2,
    seats=seats_of(FOLDER),
    options=(Option("night", False, (False, True)),),
    folder=FOLDER,
    events=EVENTS,
    scoring=scoring.LINES,
    track=scoring.TRACK,
)
