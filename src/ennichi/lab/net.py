"""Small networks that play: what they read of a position, how NumPy alone works them out, and their file.

Each open touch is tried on a copy, and the turn is finished in mind as the greedy bot would. The network reads the
observation there: codes one-hot, each with a row of weights of its own (0, "none", has no row); counts and flags as
numbers. It also reads what the game's evaluation thinks of both sides, there and after another round in mind. Two
hidden layers follow, and a straight line from the evaluations beside them; then one number, the points to add to the
lead that the evaluation sees when the turn is over. The touch with the best sum is played. Whatever learns such a
network can use `Features` and `ways_of` too, and writes it with `save`; the file plays as the bot `net:FILE`.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final
from zlib import crc32

from ennichi.bots import Bot
from ennichi.bots.greedy import begins_turn, best_touch, imagine
from ennichi.bots.search import points_of
from ennichi.kernel import registry
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Game, Header, OptionValue, option_text
from ennichi.needs import need

need("numpy", "librt")

import numpy as np  # noqa: E402

from ennichi.kernel.encoding import CODE, Layout  # noqa: E402

from .observation import Observer, encoder_of  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Doubles = NDArray[np.float64]

FORMAT: Final = 2
ABOUT: Final = "about"  # the array that says in JSON what the others are for
WEIGHTS: Final = (
    "codes", "numbers", "numbers_bias", "hidden", "hidden_bias", "value", "value_bias", "sides",
)  # fmt: skip
LARGE: Final = 10  # counts that can be larger are read in tens, and so are points
NEAR: Final = 4.0  # touches that look worse than the best by more points are not considered
UNSAID: Final = 1  # what a file learnt that does not say: networks remember their rules since there are rules 2
DIGITS: Final = 6  # of a point; the rest depends on how the processor adds up, and would break ties by it
SIDES: Final = 4  # the seat itself and the best of the others, now and a round later


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

    def read(self, rows: NDArray[np.int16], sides: Floats) -> tuple[NDArray[np.int64], NDArray[np.int64], Floats]:
        """The weights that the codes name, row after row; where those of each row begin; the numbers and the sides."""
        codes = rows[:, self.code_at]
        row, at = np.nonzero(codes)
        starts = np.zeros(len(rows), np.int64)
        np.cumsum(np.bincount(row, minlength=len(rows))[:-1], out=starts[1:])
        weights: NDArray[np.int64] = self.first[at] + codes[row, at]
        return weights, starts, np.concatenate([rows[:, self.number_at] * self.scale, sides / LARGE], 1)


@dataclass(frozen=True)
class About:
    """What a network was made for: it plays nothing else."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    components: str  # fingerprint
    layout: str  # fingerprint
    note: str  # how it was made
    rules: int = UNSAID  # the version of the rules that it learnt
    allowed: int = 0  # the version that it may play besides
    format: int = FORMAT


def about(header: Header, note: str) -> About:
    """What is to be said of a network that learns such games."""
    layout = fingerprint(encoder_of(header.kind, header.box).layout)
    kind = header.kind
    return About(kind.name, header.seats, header.options, header.box.fingerprint, layout, note, kind.rules)


def fingerprint(layout: Layout) -> str:
    fields = [(each.name, each.offset, each.length, each.sort, each.low, each.high) for each in layout.fields]
    return f"{crc32(repr(fields).encode()):08x}"


def shapes(features: Features, first: tuple[int, ...], second: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The shapes of the weights, given those of the two hidden layers, such as `(48,)`."""
    return {
        "codes": (features.codes, *first),
        "numbers": (features.numbers + SIDES, *first),
        "numbers_bias": first,
        "hidden": first + second,
        "hidden_bias": second,
        "value": (*second, 1),
        "value_bias": (1,),
        "sides": (SIDES, 1),
    }


class Net:
    """A network that has learnt; it must be prepared for a game before it thinks."""

    def __init__(self, made_for: About, weights: dict[str, Floats], path: str = "this network") -> None:
        self.about = made_for
        self.weights: dict[str, Doubles] = {name: weights[name].astype(np.float64) for name in weights}
        self.path = path
        self.box: Box | None = None  # the components that it is prepared for
        self.features: Features

    def prepare(self, header: Header) -> None:
        """Complain about a game that it was not made for."""
        made_for, path = self.about, self.path
        if header.kind.name != made_for.game:
            raise BadSetting(f"{path} plays {made_for.game}, not {header.kind.name}")
        if header.kind.rules not in (made_for.rules, made_for.allowed):
            raise BadSetting(
                f"{path} learnt rules {made_for.rules} of {made_for.game}, and these are rules {header.kind.rules}; "
                f"train it anew, or let it play them all the same: ennichi.lab.net.allow({path!r})"
            )
        if header.seats != made_for.seats:
            raise BadSetting(f"{path} learnt games of {made_for.seats}, and this is one of {header.seats}")
        for name, value in made_for.options.items():
            if header.chosen(name) != value:
                raise BadSetting(f"{path} learnt games with {name}={option_text(value)} only")
        if header.box is self.box:
            return
        if header.box.fingerprint != made_for.components:
            raise BadSetting(f"{path} learnt with other components; train it anew with these")
        layout = encoder_of(header.kind, header.box).layout
        if fingerprint(layout) != made_for.layout:
            raise BadSetting(f"{path} reads observations of another version of ennichi; train it anew")
        self.features = Features(layout)
        self.check_shapes()
        self.box = header.box

    def check_shapes(self) -> None:
        of = self.weights
        wanted = shapes(self.features, of["numbers"].shape[-1:], of["hidden"].shape[-1:])
        wrong = [name for name, shape in wanted.items() if of[name].shape != shape or not np.isfinite(of[name]).all()]
        if wrong:
            raise BadSetting(f"{self.path} is damaged: {', '.join(wrong)} cannot be used; train it anew")

    def think(self, rows: NDArray[np.int16], sides: Floats) -> Doubles:
        """The points to add to the lead that the evaluation sees in each row, given what it thinks of both sides."""
        codes, starts, numbers = self.features.read(rows, sides)
        of = self.weights
        seen = np.add.reduceat(of["codes"][codes], starts) + numbers @ of["numbers"] + of["numbers_bias"]
        thought = np.maximum(np.maximum(seen, 0) @ of["hidden"] + of["hidden_bias"], 0)
        points: Doubles = thought @ of["value"] + of["value_bias"] + sides / LARGE @ of["sides"]
        return points[:, 0]

    def judge(self, ways: Ways) -> Doubles:
        """What each of these touches is worth, in points, compared with the others; the same on every machine."""
        seen: Floats = ways.sides[:, 0] - ways.sides[:, 1]
        points: Doubles = np.round(seen + self.think(ways.rows, ways.sides), DIGITS)
        return points


@dataclass(frozen=True)
class Ways:
    """The open touches that are worth a thought, and the positions after them in which the turn is over."""

    touches: list[int]
    rows: NDArray[np.int16]  # what the seat sees there
    sides: Floats  # what the evaluation thinks of the seat and of the best of the others, there and a round later


def ways_of(g: Game, observer: Observer, seed: int) -> Ways:
    """Try the open touches on a redeal, and finish the turn after each as the greedy bot would."""
    seat = g.seat
    imagined = imagine(g, seat, seed)
    found = [(touch, finish_turn(imagined, touch)) for touch in g.offered]
    sides = [sides_of(after, seat) for _, after in found]
    least = max(mine for mine, _ in sides) - NEAR
    near = [i for i, (mine, _) in enumerate(sides) if mine >= least]
    if len(near) > 1:
        later = [sides_of(play_on(found[i][1], rounds=1), seat) for i in near]
    else:
        later = [sides[i] for i in near]  # there is no choice, and nothing to imagine
    return Ways(
        [found[i][0] for i in near],
        np.stack([observer.observe(found[i][1], seat) for i in near]),
        np.array([sides[i] + after for i, after in zip(near, later, strict=True)], np.float32),
    )


def finish_turn(g: Game, touch: int) -> Game:
    """The position after a touch when the turn is over, or when something hidden comes to light."""
    after = g.clone()
    after.play(touch)
    while not after.over and not begins_turn(after) and after.reveals == g.reveals:
        after.play(best_touch(after, g.seat, ahead=False))
    return after


def play_on(g: Game, rounds: int) -> Game:
    """The position so many rounds after the end of the turn, if all play the touches that look best."""
    after = g.clone()
    left = rounds * g.seats + (not begins_turn(g))
    while left and not after.over:
        after.play(best_touch(after, after.seat, ahead=False))
        left -= begins_turn(after)
    return after


def sides_of(g: Game, seat: int) -> tuple[float, float]:
    """What the evaluation thinks of a seat and of the best of the others; without others, of nobody."""
    points = points_of(g)
    mine = points.pop(seat)
    return mine, max(points, default=0.0)


def save(path: Path, made_for: About, weights: dict[str, NDArray[Any]]) -> None:
    """Write a network, in half precision; a file that is there is replaced only by a whole one."""
    missing = [name for name in WEIGHTS if name not in weights]
    if missing:
        raise BadSetting(f"the network lacks {', '.join(missing)}; its arrays are {', '.join(WEIGHTS)}")
    told: Any = np.frombuffer(json.dumps(asdict(made_for)).encode(), np.uint8)
    arrays: dict[str, Any] = {name: weights[name].astype(np.float16) for name in WEIGHTS}
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        np.savez_compressed(file, **arrays, **{ABOUT: told})
    os.replace(beside, path)


def allow(path: str) -> None:
    """Let a network play the rules of today, although it has learnt others: its file says both."""
    net = load(path)
    kind = registry.kind(net.about.game)
    save(Path(path), replace(net.about, allowed=kind.rules), dict(net.weights))


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
            other_format = told["format"] != FORMAT
            weights = {name: file[name].astype(np.float32) for name in WEIGHTS if not other_format}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, AttributeError, TypeError):
        raise wrong from None
    if other_format:
        raise BadSetting(f"{path} is a network for another version of ennichi; train it anew")
    if not isinstance(told.get("options"), dict):
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
        if len(g.offered) == 1:
            return g.offered[0]
        ways = ways_of(g, self.observer, self.seed)
        return ways.touches[int(self.net.judge(ways).argmax())]


def read_bot(path: str, seed: int) -> NetBot:
    """The bot `net:FILE`."""
    return NetBot(load(path), seed)
