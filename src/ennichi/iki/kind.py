"""IKI as one of the games: its seats, its options, and how its positions are made."""

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
    at_work,
    audit,
    boats,
    building,
    business,
    celebrities,
    evaluation,
    experience,
    fire,
    hiring,
    lifestyle,
    month_end,
    new_year,
    payday,
    purchases,
    scoring,
    setup,
    sorts,
    stakes,
    street,
    terminal,
    view,
    words,
)
from .components import COLOURS, FOLDER, Printed, print_components, read_components
from .effects import compile_effects
from .events import BURNING, EVENTS, NEW_YEAR
from .shapes import IkiPieces, IkiTable
from .state import Iki, Rules
from .weights import W


class IkiKind(Kind[Iki]):
    def read_components(self, folder: str) -> Reader:
        return read_components(folder)

    def open_box(self, folder: str) -> Box:
        printed = print_components(read_components(folder), folder)
        parts = compile_effects(printed)
        chapters = (
            setup, lifestyle, actions, hiring, street, business, purchases, building, boats, celebrities, experience,
            month_end, at_work, fire, payday, new_year, scoring,
        )  # fmt: skip
        steps = [step for chapter in chapters for step in chapter.STEPS]
        printed.steps = by_key([*steps, *parts])
        return printed

    def colours(self, box: Box, seats: int) -> tuple[str, ...]:
        return COLOURS

    def start(self, header: Header, random: RandomSource) -> Iki:
        return setup.set_up(header, printed_of(header), random)

    def unpack(self, header: Header, common: Common, table: Plain) -> Iki:
        printed = printed_of(header)
        return Iki.unpack(header, printed, Rules(header, printed), common, table)

    def matters(self, option: Option, seats: int, box: Box) -> bool:
        return seats == 2 or option.name not in FOR_TWO

    def breakdown(self, g: Iki, viewer: int) -> list[dict[str, int]]:
        return scoring.breakdown(g)

    def winners(self, g: Iki) -> list[int]:
        return scoring.winners(g)

    def show(self, g: Iki, seat: int) -> IkiTable:
        return view.show(g)

    def pieces(self, box: Box, text: Text) -> IkiPieces:
        assert isinstance(box, Printed)
        return view.pieces(box, text)

    def stage(self, g: Iki, event: Event) -> None:
        if event[0] in BURNING:
            g.todo.append(fire.SPREAD)

    def things(self, g: Iki, event: Event) -> list[str]:
        order = ["order"] if event[0] == NEW_YEAR else []  # who visits in which order stands there
        return super().things(g, event) + scoring.counted_things(g, event) + order

    def shuffle_unknown(self, g: Iki, seat: int) -> None:
        view.shuffle_unknown(g)

    def word(self, g: Iki, sort: str, value: int, text: Text) -> str:
        return words.word(g, sort, value, text)

    def amount(self, g: Iki, sort: str, value: int, count: int, text: Text) -> str:
        return words.amount(value, count, text)

    def tell(self, g: Iki, touch: int, text: Text) -> str:
        return words.tell(g, touch, text)

    def label(self, g: Iki, touch: int, text: Text) -> str:
        return words.label(g, touch, text)

    def audit(self, g: Iki) -> list[str]:
        return audit.audit(g)

    def weights(self) -> Weights:
        return W

    def evaluate(self, g: Iki, seat: int) -> float:
        return evaluation.evaluate(g, seat)

    def parts(self, g: Iki, seat: int) -> list[Worth]:
        return evaluation.parts(g, seat)

    def stakes(self, g: Iki, seat: int, text: Text) -> list[Stake]:
        return stakes.stakes(g, seat, text)

    def chances(self, g: Iki, seat: int) -> list[Worth]:
        return evaluation.chances(g, seat)

    def sorts(self) -> tuple[Sort, ...]:
        return sorts.SORTS

    def piece_names(self, box: Box, group: str) -> list[str]:
        """A start tile is taken with its character and has no touch of its own."""
        assert isinstance(box, Printed)
        return [f"tile.{each}" for each in box.tile_ids] if group == "tile" else super().piece_names(box, group)

    def first_order(self, g: Iki) -> list[int]:
        return [(g.first + place) % g.seats for place in range(g.seats)]

    def rounds(self, g: Iki) -> int:
        return g.month

    def draw(self, g: Iki, seat: int, text: Text) -> list[str]:
        return terminal.draw(g, seat, text)


def printed_of(header: Header) -> Printed:
    assert isinstance(header.box, Printed)
    return header.box


SIDES = ("random", "A", "B")
FOR_TWO = ("grandmaster", "sun")  # the Grand Master and the neutral characters are met by two players only

KIND = IkiKind(
    name="iki",
    rules=2,
    seats=seats_of(FOLDER),
    options=(
        Option("akebono", True, (True, False)),
        Option("grandmaster", False, (False, True)),
        *[Option(f"boat{number}", "random", SIDES) for number in range(2, 7)],
        Option("construction", "wood", ("wood", "rice")),
        Option("tempura", "even", ("even", "printed")),
        Option("sun", "odd", ("odd", "even")),
    ),
    folder=FOLDER,
    events=EVENTS,
    scoring=scoring.LINES,
    track=scoring.TRACK,
    former=("9583b5311abe",),  # rules 1: the Restaurant cost 2 wood and a koban
)
