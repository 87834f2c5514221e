"""Learning what the traits of a game's positions are worth, from nothing: games are played, and weights are fitted.

A generation is a number of games and the weights that were fitted to them. In the first the greedy bot plays, in the
next what was learnt in the one before; everybody errs a little, each game by another measure, so that the positions are
many and not all of them good. Each position tells the traits of every seat and of the table, and what each seat scored
in the end. Least squares fit two things apart, since they do not touch each other: by how much a seat ends above the
mean of all seats, and that mean.

Everything lies in a folder and is never made twice: lots of games, and the weights of each generation. What an
interruption leaves is all there, and the same command goes on from it.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ennichi.bots import Bot
from ennichi.bots.greedy import begins_turn, imagine, looks_ahead, worth_of
from ennichi.bots.learnt import SIDES, eye_of, judged, names_of, read
from ennichi.bots.levels import strengths_of
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, Kind, OptionValue
from ennichi.kernel.registry import header, kind, start
from ennichi.kernel.traits import FINE, POINT, Eye, Learnt, Noted

from .places import Place, spread

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LOT: Final = 50  # games in a file
ERRS: Final = (0.0, 0.3, 0.7, 1.2)  # how much everybody errs, in what a learner does
WILD: Final = (0.0, 0.0, 0.02, 0.06)  # how many touches are any that is open
OTHER: Final = 4  # in one of so many games the options are others than usual
INSIDE: Final = 0.25  # how many of the positions inside turns are kept
UNSEEN: Final = 10  # one of so many lots is kept to judge by
PENALTIES: Final = (
    30.0,
    100.0,
    300.0,
    1000.0,
    3000.0,
    10000.0,
)  # of large weights; which is best, the unseen lots tell
FADES: Final = 0.3  # what a generation counts beside the one after it
RARE: Final = 30  # a trait that was met less often is worth nothing


@dataclass
class Course:
    """What is to be learnt, and from how much."""

    game: str
    seats: int
    generations: int
    games: int  # of a generation
    seed: int
    folder: Path

    def lots(self) -> int:
        return max(2, -(-self.games // LOT))


@dataclass
class Lot:
    """Some games to play."""

    game: str
    seats: int
    seed: int  # of the first game; the others follow
    games: int
    weights: str  # the file that everybody plays by; empty for the greedy bot
    out: str


class Explorer(Bot):
    """Plays by what was learnt, or else like the greedy bot, and errs."""

    def __init__(self, seed: int, learnt: Learnt | None, errs: float, wild: float) -> None:
        super().__init__(seed)
        self.learnt = learnt
        self.errs = errs
        self.wild = wild
        self.chance = random.Random(seed)

    def choose(self, g: Game) -> int:
        options = g.options
        if len(options) == 1:
            return options[0]
        if self.wild and self.chance.random() < self.wild:
            return self.chance.choice(options)
        imagined = imagine(g, g.seat, self.seed)
        if self.learnt is not None:
            worths = judged(imagined, g.seat, self.learnt)
        else:
            ahead = looks_ahead(g)
            worths = [worth_of(imagined, touch, g.seat, ahead) for touch in imagined.options]
        if self.errs:
            worths = [worth + self.errs * (self.chance.random() + self.chance.random()) for worth in worths]
        best = max(range(len(worths)), key=lambda at: worths[at])
        return imagined.options[best]


def options_of(of: Kind[Any], seats: int, chance: random.Random) -> dict[str, OptionValue]:
    """Mostly the usual ones."""
    if chance.randrange(OTHER):
        return {}
    drawn: dict[str, OptionValue] = {}
    for option in of.options:
        tried = {**drawn, option.name: chance.choice(option.values)}
        try:
            of.check_options(tried, seats, "")
        except BadSetting:  # some do not go together, or not with so many seats
            continue
        drawn = tried
    return drawn


class Notes:
    """The positions of some games, in rows."""

    def __init__(self) -> None:
        self.which: list[int] = []
        self.times: list[int] = []
        self.lengths: list[int] = []  # for each position: of the traits of every seat, and of the table
        self.left: list[int] = []
        self.game: list[int] = []
        self.ends: list[list[int]] = []  # what each seat, and opponents that the rules play, scored in each game

    def look(self, g: Game, eye: Eye, game: int) -> None:
        for seat in range(g.seats + 1):
            found = Noted()
            if seat < g.seats:
                eye.look(g, seat, found)
            else:
                eye.look_round(g, found)
            self.which += found.which
            self.times += found.times
            self.lengths.append(len(found.which))
        self.left.append(eye.left(g))
        self.game.append(game)


def play_lot(lot: Lot) -> str:
    """Play some games and write their positions into a file."""
    import numpy as np

    of = kind(lot.game)
    errs = strengths_of(of).learner
    notes = Notes()
    for number in range(lot.games):
        seed = lot.seed + number
        chance = random.Random(seed)
        g = start(header(lot.game, lot.seats, seed, options_of(of, lot.seats, chance), (), ""))
        eye = eye_of(of, g.header.box)
        if eye is None:
            raise BadSetting(f"{lot.game} has no traits to learn from (traits.py)")
        learnt = read(Path(lot.weights), eye) if lot.weights else None
        erring, wild = errs * chance.choice(ERRS), chance.choice(WILD)
        players = [Explorer(seed * (lot.seats + 1) + seat, learnt, erring, wild) for seat in range(lot.seats)]
        while not g.over:
            if begins_turn(g) or chance.random() < INSIDE:
                notes.look(g, eye, number)
            g.play(players[g.seat].choose(g))
        notes.ends.append(list(g.scores()))
    path = Path(lot.out)
    part = path.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        which=np.array(notes.which, np.uint16),
        times=np.array(notes.times, np.int16),
        lengths=np.array(notes.lengths, np.uint16),
        left=np.array(notes.left, np.uint8),
        game=np.array(notes.game, np.uint16),
        ends=np.array(notes.ends, np.int16),
    )
    part.rename(path)
    return lot.out


@dataclass
class Rows:
    """The positions of a lot with the same time left."""

    left: int
    seats: NDArray[np.float32]  # position, seat, trait
    table: NDArray[np.float32]  # position, trait
    ends: NDArray[np.float32]  # position, seat


def rows_of(path: Path, eye: Eye, seats: int) -> Iterator[Rows]:
    """The positions of a file, by the time that is left."""
    import numpy as np

    kept = np.load(path)
    which, times = kept["which"].astype(np.int64), kept["times"].astype(np.float64)
    lengths = kept["lengths"].astype(np.int64).reshape(-1, seats + 1)
    left, game, scores = kept["left"], kept["game"], kept["ends"].astype(np.float32)
    # Who plays against the rules is judged by how far he is ahead of them.
    ends = scores if seats > 1 else scores[:, :1] - scores[:, 1:2]
    starts = np.concatenate([[0], np.cumsum(lengths.ravel())])[:-1].reshape(lengths.shape)
    for each in np.unique(left):
        here = np.flatnonzero(left == each)
        found: list[NDArray[np.float32]] = []
        for group in range(seats + 1):
            size = eye.own.size if group < seats else eye.common.size
            long = lengths[here, group]
            row = np.repeat(np.arange(len(here)), long)
            within = np.arange(len(row)) - np.repeat(np.cumsum(long) - long, long)
            at = np.repeat(starts[here, group], long) + within
            dense = np.bincount(row * size + which[at], weights=times[at], minlength=len(here) * size)
            found.append(dense.reshape(len(here), size).astype(np.float32))
        yield Rows(int(each), np.stack(found[:seats], 1), found[seats], ends[game[here]])


class Squares:
    """The sums of least squares: one system of equations, whose unknowns are a level and a slope for each trait."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.inner: dict[int, NDArray[np.float64]] = {}  # by the time that is left
        self.outer: dict[int, NDArray[np.float64]] = {}
        self.met: Any = 0.0  # how often a trait was there, and the sum of its squares
        self.square: Any = 0.0

    def add(self, left: int, x: NDArray[np.float32], y: NDArray[np.float32], share: float) -> None:
        inner, outer = (x.T @ x).astype("float64") * share, (x.T @ y).astype("float64") * share
        self.inner[left] = self.inner.get(left, 0.0) + inner
        self.outer[left] = self.outer.get(left, 0.0) + outer
        self.met = self.met + (x != 0).sum(0) * share
        self.square = self.square + inner.diagonal()

    def solve(self, penalties: Iterable[float], longest: int) -> list[NDArray[np.float64]]:
        """For each penalty the weights: levels, and slopes by the unit of time."""
        import numpy as np

        size = self.size
        whole = np.zeros((2 * size, 2 * size))
        right = np.zeros(2 * size)
        for left, inner in self.inner.items():
            t = left / longest
            for i, a in enumerate((1.0, t)):
                for j, b in enumerate((1.0, t)):
                    whole[i * size : (i + 1) * size, j * size : (j + 1) * size] += a * b * inner
                right[i * size : (i + 1) * size] += a * self.outer[left]
        used = np.tile(self.met >= RARE, 2)
        whole, right = whole[np.ix_(used, used)], right[used]
        # A trait that counts in large amounts is not spared for that.
        usual = np.tile(self.square / np.maximum(self.met, 1e-9), 2)[used]
        found: list[NDArray[np.float64]] = []
        for penalty in penalties:
            weights = np.zeros(2 * size)
            weights[used] = np.linalg.solve(whole + np.diag(penalty * usual), right)
            weights[size:] /= longest
            found.append(weights)
        return found


@dataclass
class Fitted:
    """Weights, and how much of what became of unseen games they explain."""

    rows: list[list[int]]
    explains: float  # share of the variance of how far a seat ends from the mean
    explains_mean: float
    penalty: float
    positions: int
    by_hand: float  # what the evaluation made by hand explains of the same
    by_time: dict[int, float]


def fit(lots: list[tuple[list[Path], float]], eye: Eye, seats: int) -> Fitted:
    """Weights from lots of games; each list of them with what it counts. Some of the last list are only judged by."""
    import numpy as np

    own, table = eye.own.size, eye.common.size
    apart, mean = Squares(own), Squares(own + table)
    unseen = [path for at, path in enumerate(lots[-1][0]) if at % UNSEEN == UNSEEN - 1] or lots[-1][0][-1:]
    positions = 0
    longest = 1
    for paths, share in lots:
        for path in paths:
            if path in unseen:
                continue
            for rows in rows_of(path, eye, seats):
                longest = max(longest, rows.left)
                positions += len(rows.table)
                middle, end = rows.seats.mean(1), rows.ends.mean(1)
                for seat in range(seats if seats > 2 else seats - 1):  # of two, one is the other's opposite
                    apart.add(rows.left, rows.seats[:, seat] - middle, rows.ends[:, seat] - end, share)
                mean.add(rows.left, np.concatenate([middle, rows.table], 1), end, share)
    found_mean = mean.solve(PENALTIES, longest)
    found_apart = apart.solve(PENALTIES, longest) if seats > 1 else [np.zeros(2 * own) for _ in PENALTIES]
    # How far off each of them is on games that were not learnt from.
    off_apart, off_mean = np.zeros(len(PENALTIES)), np.zeros(len(PENALTIES))
    sum_apart, sum_mean, sums, count = 0.0, 0.0, 0.0, 0
    judged_at = next((each for each in eye.own.groups if each.name == "judged"), None)
    off_by_hand = 0.0
    off_by_time: dict[int, NDArray[np.float64]] = {}
    all_by_time: dict[int, float] = {}
    for path in unseen:
        for rows in rows_of(path, eye, seats):
            middle, end = rows.seats.mean(1), rows.ends.mean(1)
            apart_now = np.stack([w[:own] + rows.left * w[own:] for w in found_apart], 1)
            mean_now = np.stack([w[: own + table] + rows.left * w[own + table :] for w in found_mean], 1)
            off = np.zeros(len(PENALTIES))
            for seat in range(seats if seats > 1 else 0):
                y = rows.ends[:, seat] - end
                off += ((((rows.seats[:, seat] - middle) @ apart_now) - y[:, None]) ** 2).sum(0)
                if judged_at is not None:
                    by_hand = rows.seats[:, :, judged_at.first : judged_at.first + judged_at.length].sum(2) / FINE
                    off_by_hand += float(((by_hand[:, seat] - by_hand.mean(1) - y) ** 2).sum())
                all_by_time[rows.left] = all_by_time.get(rows.left, 0.0) + float((y**2).sum())
            off_by_time[rows.left] = off_by_time.get(rows.left, np.zeros(len(PENALTIES))) + off
            off_apart += off
            off_mean += (((np.concatenate([middle, rows.table], 1) @ mean_now) - end[:, None]) ** 2).sum(0)
            sum_mean += float((end**2).sum())
            sums += float(end.sum())
            count += len(end)
    sum_apart = sum(all_by_time.values())
    sum_mean -= sums * sums / max(1, count)
    best, best_mean = int(off_apart.argmin()), int(off_mean.argmin())
    d, u = found_apart[best].reshape(2, own), found_mean[best_mean].reshape(2, own + table)
    others = (u[:, :own] - d) / seats
    mine = d + others
    if seats == 1:
        mine, others = u[:, :own], np.zeros_like(d)
    given = [mine[0], mine[1], others[0], others[1], u[0, own:], u[1, own:]]
    return Fitted(
        [[round(each * POINT) for each in row.tolist()] for row in given],
        1.0 - float(off_apart[best]) / sum_apart if sum_apart else 0.0,
        1.0 - float(off_mean[best_mean]) / sum_mean if sum_mean else 0.0,
        PENALTIES[best if seats > 1 else best_mean],
        positions,
        1.0 - off_by_hand / sum_apart if sum_apart and judged_at is not None else 0.0,
        {left: 1.0 - float(off[best]) / all_by_time[left] for left, off in off_by_time.items() if left in all_by_time},
    )


def write(path: Path, eye: Eye, rows: list[list[int]], said: list[str]) -> None:
    """A file of weights, as `bots/learnt.py` reads it."""
    lines = [f"# {line}" for line in said]
    for side, row in zip(SIDES, rows, strict=True):
        lines += ["", f"[{side}]"]
        at = 0
        for name, length in names_of(eye, side):
            numbers = ", ".join(map(str, row[at : at + length]))
            lines.append(f"{name} = [{numbers}]")
            at += length
    part = path.with_suffix(".part")
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.rename(path)


def train(course: Course, place: Callable[[], Place], say: Callable[[str], None]) -> Path:
    """All that is not done yet; the file of the last generation's weights. `place` opens where games are played."""
    of = kind(course.game)
    of.check_seats(course.seats)
    box = of.box()
    eye = eye_of(of, box)
    if eye is None:
        raise BadSetting(f"{course.game} has no traits to learn from (traits.py)")
    home = course.folder / str(course.seats)
    home.mkdir(parents=True, exist_ok=True)
    check_run(home / "run.json", course, of, eye)
    fitted_to: list[tuple[list[Path], float]] = []
    weights = ""
    hours = 0.0
    for generation in range(course.generations):
        folder = home / f"generation-{generation}"
        folder.mkdir(exist_ok=True)
        lots = [folder / f"{lot:05}.npz" for lot in range(course.lots())]
        # Every seed is played once: by seats, generation and lot.
        first = (((course.seed * 8 + course.seats) * 64 + generation) << 24) + 1
        left = [
            Lot(course.game, course.seats, first + at * LOT, LOT, weights, str(path))
            for at, path in enumerate(lots)
            if not path.exists()
        ]
        began = time.perf_counter()
        for done, _ in enumerate(spread(play_lot, left, place(), 1), 1):
            if done % 20 == 0 or done == len(left):
                say(f"generation {generation}: {done * LOT} games in {time.perf_counter() - began:.0f} s")
        hours += (time.perf_counter() - began) / 3600
        fitted_to = [(paths, share * FADES) for paths, share in fitted_to] + [(lots, 1.0)]
        path = home / f"generation-{generation}.toml"
        if not path.exists():
            began = time.perf_counter()
            fitted = fit(fitted_to, eye, course.seats)
            hours += (time.perf_counter() - began) / 3600
            said = [
                f"What the traits of {course.game} with {course.seats} seats are worth, in 1/{POINT} points.",
                f"Learnt by make train GAME={course.game}: {generation + 1} generations of {course.lots() * LOT} games,"
                f" seed {course.seed}.",
                f"On unseen games {fitted.explains:.3f} of the variance of a seat's lead over the mean is explained,"
                f" {fitted.explains_mean:.3f} of that of the mean.",
            ]
            write(path, eye, fitted.rows, said)
            by_time = " ".join(f"{left}:{share:.2f}" for left, share in sorted(fitted.by_time.items()))
            say(
                f"generation {generation}: {fitted.positions} positions, explains {fitted.explains:.3f} of the lead "
                f"(by hand {fitted.by_hand:.3f}) and {fitted.explains_mean:.3f} of the mean, "
                f"penalty {fitted.penalty:g}, fitted in {time.perf_counter() - began:.0f} s; by time left {by_time}"
            )
        weights = str(path)
    say(f"{course.game}, {course.seats} seats: {hours:.2f} hours in this run")
    return Path(weights)


def check_run(path: Path, course: Course, of: Kind[Any], eye: Eye) -> None:
    """What lies in the folder was made for the same course, or is not gone on with."""
    setting = {
        "game": course.game,
        "seats": course.seats,
        "games": course.lots() * LOT,
        "seed": course.seed,
        "rules": of.rules,
        "evaluation": of.weights().fingerprint(),
        "traits": [*eye.own.table(), *eye.common.table()],
    }
    setting = json.loads(json.dumps(setting))
    if not path.exists():
        path.write_text(json.dumps(setting), encoding="utf-8")
        return
    there = json.loads(path.read_text(encoding="utf-8"))
    differs = [key for key in setting if there.get(key) != setting[key]]
    if differs:
        raise BadSetting(f"{path.parent} was made with other {', '.join(differs)}; choose another folder with --out")
