"""Small networks that play: what they read of an observation, how NumPy alone works them out, and their file.

Codes are read one-hot, each with a row of weights of its own (0, "none", has no row); counts and flags as numbers.
Two hidden layers follow, then a number of points for each touch. It is a correction: it is added to what the game's
evaluation thinks of that touch (`advice`), and the best sum among the open touches is played. Whatever learns such a
network can use `Features` too, and writes it with `save`; the file plays as the bot `net:FILE`.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final
from zlib import crc32

from ennichi.bots import Bot
from ennichi.bots.greedy import begins_turn, worth_of
from ennichi.kernel.encoding import CODE, Layout
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Game, Header, OptionValue, option_text

from .needs import need

need("numpy", "librt")

import numpy as np  # noqa: E402

from .observation import Observer, encoder_of  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

FORMAT: Final = 1
ABOUT: Final = "about"  # the array that says in JSON what the others are for
WEIGHTS: Final = (
    "codes", "numbers", "numbers_bias", "hidden", "hidden_bias", "touches", "touches_bias", "value", "value_bias",
)  # fmt: skip
LARGE: Final = 10  # counts that can be larger are read in tens
WORST: Final = -15.0  # the least that advice says of a touch, in points


class Features:
    """Rows taken apart: the codes that are not 0, as places in a list of weights, and the counts."""

    def __init__(self, layout: Layout) -> None:
        code_at: list[int] = []
        first: list[int] = []
        number_at: list[int] = []
        scale: list[float] = []
        self.codes = 0  # how many weights the codes have
        for field in layout.fields:
            for at in range(field.offset, field.offset + field.length):
                if field.sort == CODE:
                    code_at.append(at)
                    first.append(self.codes - 1)
                    self.codes += field.high
                else:
                    number_at.append(at)
                    scale.append(1 / min(field.high, LARGE))
        self.numbers = len(number_at)
        self.code_at = np.array(code_at, np.int64)
        self.first = np.array(first, np.int64)
        self.number_at = np.array(number_at, np.int64)
        self.scale = np.array(scale, np.float32)

    def read(self, rows: NDArray[np.int16]) -> tuple[NDArray[np.int64], NDArray[np.int64], Floats]:
        """The weights that the codes name, row after row; where those of each row begin; the numbers."""
        codes = rows[:, self.code_at]
        row, at = np.nonzero(codes)
        starts = np.zeros(len(rows), np.int64)
        np.cumsum(np.bincount(row, minlength=len(rows))[:-1], out=starts[1:])
        weights: NDArray[np.int64] = self.first[at] + codes[row, at]
        return weights, starts, rows[:, self.number_at] * self.scale


@dataclass(frozen=True)
class About:
    """What a network was made for: it plays nothing else."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    components: str  # fingerprint
    layout: str  # fingerprint
    note: str  # how it was made
    format: int = FORMAT


def about(header: Header, note: str) -> About:
    """What is to be said of a network that learns such games."""
    layout = fingerprint(encoder_of(header.kind, header.box).layout)
    return About(header.kind.name, header.seats, header.options, header.box.fingerprint, layout, note)


def fingerprint(layout: Layout) -> str:
    fields = [(each.name, each.offset, each.length, each.sort, each.low, each.high) for each in layout.fields]
    return f"{crc32(repr(fields).encode()):08x}"


class Net:
    """A network that has learnt; it must be prepared for a game before it thinks."""

    def __init__(self, made_for: About, weights: dict[str, Floats], path: str = "this network") -> None:
        self.about = made_for
        self.weights = weights
        self.path = path
        self.box: Box | None = None  # the components that it is prepared for
        self.features: Features

    def prepare(self, header: Header) -> None:
        """Complain about a game that it was not made for."""
        made_for, path = self.about, self.path
        if header.kind.name != made_for.game:
            raise BadSetting(f"{path} plays {made_for.game}, not {header.kind.name}")
        if header.seats != made_for.seats:
            raise BadSetting(f"{path} learnt games of {made_for.seats}, and this is one of {header.seats}")
        for name, value in made_for.options.items():
            if header.options.get(name) != value:
                raise BadSetting(f"{path} learnt games with {name}={option_text(value)} only")
        if header.box is self.box:
            return
        if header.box.fingerprint != made_for.components:
            raise BadSetting(f"{path} learnt with other components; train it anew with these")
        layout = encoder_of(header.kind, header.box).layout
        if fingerprint(layout) != made_for.layout:
            raise BadSetting(f"{path} reads observations of another version of ennichi; train it anew")
        self.features = Features(layout)
        self.check_shapes(len(header.box.vocabulary))
        self.box = header.box

    def check_shapes(self, touches: int) -> None:
        of = self.weights
        first, second = of["numbers"].shape[-1:], of["hidden"].shape[-1:]
        wanted = {
            "codes": (self.features.codes, *first),
            "numbers": (self.features.numbers, *first),
            "numbers_bias": first,
            "hidden": first + second,
            "hidden_bias": second,
            "touches": (*second, touches),
            "touches_bias": (touches,),
            "value": (*second, 1),
            "value_bias": (1,),
        }
        wrong = [name for name, shape in wanted.items() if of[name].shape != shape or not np.isfinite(of[name]).all()]
        if wrong:
            raise BadSetting(f"{self.path} is damaged: {', '.join(wrong)} cannot be used; train it anew")

    def think(self, rows: NDArray[np.int16]) -> tuple[Floats, Floats]:
        """Of each row: a correction for each touch, in points, and how much better the seat does than it looks."""
        codes, starts, numbers = self.features.read(rows)
        of = self.weights
        seen = np.add.reduceat(of["codes"][codes], starts) + numbers @ of["numbers"] + of["numbers_bias"]
        thought = np.maximum(np.maximum(seen, 0) @ of["hidden"] + of["hidden_bias"], 0)
        return thought @ of["touches"] + of["touches_bias"], (thought @ of["value"] + of["value_bias"])[:, 0]


def advice(g: Game, seed: int) -> Floats:
    """By how many points each open touch looks worse than the best; the evaluation is asked as greedy asks it."""
    imagined = g.redeal(g.seat, seed)
    ahead = begins_turn(g)
    worths = np.array([worth_of(imagined, touch, g.seat, ahead) for touch in g.options], np.float32)
    told: Floats = np.maximum(worths - worths.max(), WORST)
    return told


def save(path: Path, made_for: About, weights: dict[str, NDArray[Any]]) -> None:
    """Write a network, in half precision; a file that is there is replaced only by a whole one."""
    told: Any = np.frombuffer(json.dumps(asdict(made_for)).encode(), np.uint8)
    arrays: dict[str, Any] = {name: weights[name].astype(np.float16) for name in WEIGHTS}
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        np.savez_compressed(file, **arrays, **{ABOUT: told})
    os.replace(beside, path)


def load(path: str) -> Net:
    """Read a network; each file once, until it changes."""
    try:
        found = os.stat(path)
    except OSError as trouble:
        raise BadSetting(f"the network {path} cannot be read: {trouble.strerror}") from None
    return load_once(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def load_once(path: str, changed: int, size: int) -> Net:
    wrong = BadSetting(f"{path} is not a network of ennichi; examples/train_bamboo.py writes such files")
    try:
        with np.load(path, allow_pickle=False) as file:
            told = json.loads(file[ABOUT].tobytes())
            weights = {name: file[name].astype(np.float32) for name in WEIGHTS}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, AttributeError, TypeError):
        raise wrong from None
    if not isinstance(told, dict) or told.get("format") != FORMAT or not isinstance(told.get("options"), dict):
        raise wrong
    try:
        made_for = About(**told)
    except TypeError:
        raise wrong from None
    return Net(made_for, weights, path)


class NetBot(Bot):
    """Plays the touch that a network prefers. It knows the observation of its seat and a redeal, as other bots do."""

    name: ClassVar[str] = "net"

    def __init__(self, net: Net, seed: int) -> None:
        super().__init__(seed)
        self.net = net
        self.game = net.about.game
        self.header: Header | None = None  # of the game last seen
        self.observer: Observer | None = None

    def check(self, header: Header) -> None:
        self.net.prepare(header)

    def choose(self, g: Game) -> int:
        if self.header is not g.header:
            self.check(g.header)
            self.header = g.header
        if self.observer is None or self.observer.encoder.box is not g.header.box:
            self.observer = Observer(g.header.kind, g.header.box)
        if len(g.options) == 1:
            return g.options[0]
        correction, _ = self.net.think(self.observer.observe(g, g.seat)[np.newaxis])
        return g.options[int((advice(g, self.seed) + correction[0, g.options]).argmax())]


def read_bot(path: str, seed: int) -> NetBot:
    """The bot `net:FILE`."""
    return NetBot(load(path), seed)
