"""Bitoku as one of the games: its seats, its options, and how its positions are made."""

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
    audit,
    autumn,
    buildings,
    cards,
    crystals,
    evaluation,
    forest,
    goods,
    kodamas,
    labels,
    paths,
    river,
    rocks,
    scoring,
    setup,
    sorts,
    spirits,
    spring,
    stakes,
    summer,
    tengu,
    terminal,
    view,
    winter,
    words,
)  # fmt: skip
from .components import FOLDER, ON_BUILD, ON_MITAMA, PLAYERS, Layout, Printed, print_components, read_components
from .effects import compile_effects
from .events import EVENTS
from .shapes import BitokuPieces, BitokuTable
from .state import Bitoku, Rules
from .vocabulary import HOME_REGION, REGIONS
from .weights import W


class BitokuKind(Kind[Bitoku]):
    def read_components(self, folder: str) -> Reader:
        return read_components(folder)

    def open_box(self, folder: str) -> Box:
        printed = print_components(read_components(folder), folder)
        parts = compile_effects(printed)
        steps = [
            *setup.STEPS, *spring.STEPS, *summer.STEPS, *forest.STEPS, *river.STEPS, *autumn.STEPS, *winter.STEPS,
            *scoring.STEPS, *goods.STEPS, *cards.STEPS, *kodamas.STEPS, *paths.STEPS, *buildings.STEPS,
            *crystals.STEPS, *spirits.STEPS, *rocks.STEPS, *tengu.STEPS,
        ]  # fmt: skip
        printed.steps = by_key([*steps, *parts])
        return printed

    def colours(self, box: Box, seats: int) -> tuple[str, ...]:
        return PLAYERS

    def start(self, header: Header, random: RandomSource) -> Bitoku:
        return setup.set_up(header, printed_of(header), random)

    def unpack(self, header: Header, common: Common, table: Plain) -> Bitoku:
        printed = printed_of(header)
        return Bitoku.unpack(header, printed, printed.layout_for(header.seats), Rules(header), common, table)

    def matters(self, option: Option, seats: int, box: Box) -> bool:
        assert isinstance(box, Printed)
        layout = box.layout_for(seats)
        if option.name == "strict_forest":
            return dice_meet(layout)
        if option.name == "copy_home":
            return True in layout.home_copies
        if option.name == "copy_compares":
            return True in layout.home_copies and dice_meet(layout)
        if option.name == "memory_repeats":
            return memory_is_repeated(box)
        return True

    def breakdown(self, g: Bitoku, viewer: int) -> list[dict[str, int]]:
        return scoring.breakdown(g, viewer)

    def winners(self, g: Bitoku) -> list[int]:
        return scoring.winners(g)

    def show(self, g: Bitoku, seat: int) -> BitokuTable:
        return view.show(g, seat)

    def pieces(self, box: Box, text: Text) -> BitokuPieces:
        assert isinstance(box, Printed)
        return view.pieces(box, text)

    def things(self, g: Bitoku, event: Event) -> list[str]:
        return super().things(g, event) + words.places(g, event) + scoring.counted_things(g, event)

    def shuffle_unknown(self, g: Bitoku, seat: int) -> None:
        view.shuffle_unknown(g, seat)

    def word(self, g: Bitoku, sort: str, value: int, text: Text) -> str:
        return words.word(g, sort, value, text)

    def amount(self, g: Bitoku, sort: str, value: int, count: int, text: Text) -> str:
        return words.amount(g, sort, value, count, text)

    def tell(self, g: Bitoku, touch: int, text: Text) -> str:
        return words.tell(g, touch, text)

    def brief(self, g: Bitoku, touch: int, text: Text) -> str:
        group = g.header.box.vocabulary.group_of[touch]
        return words.effect_in_name(g, group.name, touch - group.base, text)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        return labels.label(g, touch, text)

    def comes_to_light(self, before: Bitoku, after: Bitoku, text: Text) -> str:
        return labels.comes_to_light(before, after, text)

    def audit(self, g: Bitoku) -> list[str]:
        return audit.audit(g)

    def weights(self) -> Weights:
        return W

    def evaluate(self, g: Bitoku, seat: int) -> float:
        return evaluation.evaluate(g, seat)

    def parts(self, g: Bitoku, seat: int) -> list[Worth]:
        return evaluation.parts(g, seat)

    def stakes(self, g: Bitoku, seat: int, text: Text) -> list[Stake]:
        return stakes.stakes(g, seat, text)

    def sorts(self) -> tuple[Sort, ...]:
        return sorts.SORTS

    def piece_names(self, box: Box, group: str) -> list[str]:
        """A forest action is printed at a region and has no touch of its own."""
        if group == "forest":
            return [name for name in box.sources if name.startswith("forest.")]
        return super().piece_names(box, group)

    def piece_words(self, g: Bitoku, group: str, piece: int, text: Text) -> tuple[str, str]:
        if group in ("gate", "lake", "counter", "forest"):
            return sorts.printed_words(g, group, piece, text)
        name, does = super().piece_words(g, group, piece, text)
        return name, "" if group == "path" else does

    def first_order(self, g: Bitoku) -> list[int]:
        return [seat for seat in g.order if seat < g.seats]

    def rounds(self, g: Bitoku) -> int:
        return g.round + 1

    def draw(self, g: Bitoku, seat: int, text: Text) -> list[str]:
        return terminal.draw(g, seat, text)


def printed_of(header: Header) -> Printed:
    assert isinstance(header.box, Printed)
    return header.box


def dice_meet(layout: Layout) -> bool:
    """Whether a region by the river has room for two dice, which are then compared."""
    for region in range(len(REGIONS)):
        if region != HOME_REGION and layout.spaces[region] > 1:
            return True
    return False


def memory_is_repeated(box: Printed) -> bool:
    """Whether an icon with a number grants something several times that a memory crystal watches."""
    for step in box.steps.values():
        if isinstance(step, buildings.Build) and step.repeats and ON_BUILD in box.crystal_trigger:
            return True
        if isinstance(step, spirits.Mitama) and step.repeats and ON_MITAMA in box.crystal_trigger:
            return True
    return False


def switch(name: str, default: bool) -> Option:
    return Option(name, default, (False, True))


def solo(name: str, default: bool = False) -> Option:
    """An option of the game against the Tengu."""
    return Option(name, default, (False, True), seats=(1,))


KIND = BitokuKind(
    name="bitoku",
    rules=2,
    seats=seats_of(FOLDER),
    options=(
        switch("strict_forest", False),  # Q22
        switch("early_pass", False),  # Q1
        switch("copy_compares", False),  # Q31
        switch("copy_home", True),  # Q28
        switch("vision_snapshot", True),  # Q89
        switch("memory_repeats", True),  # Q55
        switch("harmonize_new", True),  # Q7
        switch("empty_visions_pay", True),  # Q80
        # Against the Tengu: what makes it easier, what makes it harder, and rulings.
        solo("tengu_no_dragonfly"),
        solo("tengu_no_yokai"),
        solo("tengu_no_resources"),
        solo("tengu_kodama_behind"),
        solo("tengu_no_spring"),
        solo("tengu_pilgrim"),
        solo("tengu_kodamas"),
        solo("tengu_two_dragonflies"),
        solo("tengu_leads"),
        solo("tengu_best_illumination"),  # T26
        solo("tengu_home_dice"),  # T18
        solo("tengu_wilds_match", True),  # T43
        solo("tengu_reselect"),  # T41
        solo("tengu_tie_possible"),  # T48
        solo("tengu_neutral_shares"),  # T44
    ),
    folder=FOLDER,
    events=EVENTS,
    scoring=scoring.LINES,
    track=scoring.TRACK,
)
