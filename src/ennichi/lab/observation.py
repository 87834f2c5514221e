"""Observations as NumPy arrays: one position at a time, and what the numbers of a row stand for."""

from __future__ import annotations

import copyreg
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, SupportsIndex

from ennichi.kernel import registry
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Game, Header, Kind
from ennichi.kernel.numbers import whole
from ennichi.needs import need

need("numpy", "librt")

import numpy as np  # noqa: E402

from ennichi.kernel.encoding import Encoder, Field, Layout, new_rows  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray


def encoder_of(kind: Kind[Any], box: Box) -> Encoder:
    """The encoder of a game, which lies beside its `kind` module."""
    module = type(kind).__module__.rpartition(".")[0] + ".encoding"
    if find_spec(module) is None:
        raise BadSetting(f"{kind.name} has no encoding, so there are no observations of it")
    made: Encoder = import_module(module).encoder(kind, box)
    return made


class Observer:
    """Writes observations of single positions of one game.

    >>> from ennichi.kernel.registry import kind
    >>> from ennichi.lab.observation import Observer
    >>> g = ennichi.new("bamboo", seats=3, seed=7)
    >>> observer = Observer(kind("bamboo"), kind("bamboo").box())
    >>> observer.observe(g, seat=1).shape == observer.low.shape
    True
    >>> observer.mask(g, g.seat).nonzero()[0].tolist() == sorted(g.options)
    True
    """

    def __init__(self, kind: Kind[Any], box: Box) -> None:
        self.encoder = encoder_of(kind, box)
        self.layout: Layout = self.encoder.layout
        self.touches = len(box.vocabulary)
        self.row = new_rows(self.layout.size)
        self.shown: NDArray[np.int16] = memory_view(self.row, np.int16)

    @property
    def low(self) -> NDArray[np.int16]:
        """The least value of every number of a row; `high` has the largest ones."""
        return np.concatenate([np.full(each.length, each.low, np.int16) for each in self.layout.fields])

    @property
    def high(self) -> NDArray[np.int16]:
        return np.concatenate([np.full(each.length, each.high, np.int16) for each in self.layout.fields])

    def observe(self, g: Game, seat: SupportsIndex) -> NDArray[np.int16]:
        """What this seat may know, as a new array."""
        self.encoder.write(g, known_seat(g, seat), self.row, 0)
        return self.shown.copy()

    def write(self, g: Game, seat: int, into: NDArray[np.int16]) -> None:
        """The same into a row of an array."""
        self.encoder.write(g, seat, self.row, 0)
        into[:] = self.shown

    def mask(self, g: Game, seat: SupportsIndex) -> NDArray[np.int8]:
        """1 for each open touch of this seat, as a new array; all 0 when it is not its turn."""
        mask = np.zeros(self.touches, np.int8)
        if known_seat(g, seat) == g.seat:
            mask[g.offered] = 1
        return mask

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled without its memory, which is only for writing."""
        return observer_again, (self.encoder.kind.name, self.encoder.box.folder)


def known_seat(g: Game, seat: SupportsIndex) -> int:
    number = whole("the seat", seat)
    if not 0 <= number < g.header.seats:  # a row of it would tell nonsense
        raise BadSetting(f"there is no seat {number}; this game has seats 0 to {g.header.seats - 1}")
    return number


def observer_again(game: str, components: str) -> Observer:
    kind = registry.kind(game)
    return Observer(kind, kind.box(components))


def header_again(dealt: bool, *settings: Any) -> Header:
    head = registry.header(*settings)
    head.dealt = dealt
    return head


def reduce_header(head: Header) -> tuple[Any, ...]:
    """By its settings, so that the parts that all games share are found again on the other side."""
    settings = (head.kind.name, head.seats, head.seed, head.options, head.names, head.box.folder, head.colours)
    return header_again, (head.dealt, *settings, head.deal)


copyreg.pickle(Header, reduce_header)  # the environments hold one, and shall be copied and pickled


def memory_view(memory: Any, dtype: Any) -> NDArray[Any]:
    """A `vec` seen as an array, which cannot be written to: nothing is copied."""
    return np.frombuffer(memory, dtype)


class Lent:
    """A `vec` whose numbers may be written to through NumPy; it lives as long as the arrays that show it."""

    def __init__(self, memory: Any, dtype: Any) -> None:
        self.memory = memory
        shown = memory_view(memory, dtype).__array_interface__
        self.__array_interface__ = {**shown, "data": (shown["data"][0], False)}


def lent_view(memory: Any, dtype: Any) -> NDArray[Any]:
    """A `vec` seen as an array that can be written to, as PyTorch and DLPack want them: nothing is copied."""
    return np.asarray(Lent(memory, dtype))


def named(row: NDArray[Any], layout: Layout) -> dict[str, Any]:
    """A row, or many at once, taken apart by field: views, not copies.

    >>> from ennichi.lab.batch import Batch
    >>> from ennichi.lab.observation import named
    >>> batch = Batch("bamboo", 4, seed=7)
    >>> named(batch.observation, batch.layout)["player.0.coins"].shape
    (4, 1)
    """
    return {each.name: row[..., each.offset : each.offset + each.length] for each in layout.fields}


__all__ = ["Field", "Layout", "Observer", "encoder_of", "lent_view", "memory_view", "named"]
