"""Learning from play what the traits of a position are worth: games, sums, and the weights that follow from them.

Games are played by the evaluation that there is, with some noise, so that positions differ; now and then the traits of
a position are noted, with the points that each seat had at the end. What is kept of all this are sums of products of
whole numbers, which come out the same in whatever order games are played and on whatever machine. The weights are those
with the least squared error.

    python -m ennichi.lab.training iki --seats 2 --games 4000
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import ennichi
from ennichi.bots.greedy import begins_turn, looks_ahead, worth_of
from ennichi.bots.search import lead_of
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Game
from ennichi.kernel.random_source import RandomSource, from_seed
from ennichi.kernel.registry import header, kind
from ennichi.needs import need

need("numpy")

import numpy as np  # noqa: E402

from ennichi.bots.learnt import (  # noqa: E402
    FOLDER,
    SIDES,
    eye_of,
    finish_turn,
    learnt_of,
    names_of,
    points_of,
)
from ennichi.kernel.traits import POINT, Eye, Learnt, Noted  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

BLOCK: Final = 100  # games whose sums are kept together
STARTS: Final = 2  # of so many starts of turns one is noted
MIDST: Final = 6  # and of so many decisions in the midst of turns
NOISY: Final = 8  # of so many turns one is played at random among the better half of the touches
HOLD_OUT: Final = 10  # of so many blocks the last is kept for measuring
RIDGE: Final = 30.0  # positions that speak for a weight of nothing

Rows: TypeAlias = "tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int64]]"  # known, points, time left


@dataclass
class Sums:
    """Of all positions noted: products of what is known, and with the points at the end."""

    products: NDArray[np.float64]
    towards: NDArray[np.float64]
    squares: float
    rows: int

    @classmethod
    def none(cls, size: int) -> Sums:
        return cls(np.zeros((size, size)), np.zeros(size), 0.0, 0)

    def add(self, other: Sums) -> None:
        self.products += other.products
        self.towards += other.towards
        self.squares += other.squares
        self.rows += other.rows


class Notes:
    """The positions of some games as columns of numbers."""

    def __init__(self, eye: Eye, seats: int) -> None:
        self.eye = eye
        self.seats = seats
        self.own, self.common = eye.own.size, eye.common.size
        self.size = 4 * self.own + 2 * self.common
        self.at: list[NDArray[np.int64]] = []  # place in the flat matrix
        self.counts: list[NDArray[np.float64]] = []
        self.rows = 0
        self.left: list[int] = []  # by row
        self.points: list[float] = []  # by row, filled in when the game is over

    def note(self, g: Game) -> None:
        """One row for each seat."""
        left = self.eye.left(g)
        sides = [self.traits(g, seat) for seat in range(self.seats)]
        table = Noted()
        self.eye.look_round(g, table)
        for seat in range(self.seats):
            row = self.rows * self.size
            self.add(row, sides[seat], left, self.own)
            for other in range(self.seats):
                if other != seat:
                    self.add(row + 2 * self.own, sides[other], left, self.own)
            self.add(row + 4 * self.own, table, left, self.common)
            self.rows += 1
            self.left.append(left)

    def traits(self, g: Game, seat: int) -> Noted:
        found = Noted()
        self.eye.look(g, seat, found)
        return found

    def add(self, row: int, traits: Noted, left: int, length: int) -> None:
        which = np.array(traits.which, np.int64)
        times = np.array(traits.times, np.float64)
        self.at += [row + which, row + length + which]
        self.counts += [times, times * left]

    def keep(self, path: Path) -> None:
        """In a file, which is there as a whole or not at all."""
        part = path.with_suffix(".part.npz")
        np.savez_compressed(
            part,
            at=np.concatenate(self.at).astype(np.int64),
            counts=np.concatenate(self.counts).astype(np.int32),
            size=self.size,
            points=np.array(self.points),
            left=np.array(self.left),
        )
        part.replace(path)


def seen_by(game: str, box: Box) -> Eye:
    """The eye of a game that has one."""
    eye = eye_of(kind(game), box)
    if eye is None:
        raise BadSetting(f"{game} has no traits, so nothing can be learnt about them")
    return eye


def noisy_touch(g: Game, chance: RandomSource, learnt: Learnt | None) -> int:
    """What a player does who now and then tries something else."""
    if len(g.offered) == 1:
        return g.offered[0]
    seat, ahead = g.seat, looks_ahead(g)
    judged: list[tuple[float, int]] = []
    for touch in g.offered:
        if learnt is None:
            worth = worth_of(g, touch, seat, ahead)
        else:
            tried = g.clone()
            tried.play(touch)
            finish_turn(tried, g.reveals)
            worth = lead_of(points_of(tried, learnt), seat)
        judged.append((-worth, touch))
    judged.sort()
    if begins_turn(g) and int(chance.below(NOISY)) == 0:
        return judged[int(chance.below((len(judged) + 1) // 2))][1]
    return judged[0][1]


def play_and_note(noted: Notes, game: str, seed: int, learnt: Learnt | None) -> None:
    """One game; a decision is noted before anybody touches anything."""
    g = ennichi.new(game, seats=noted.seats, seed=seed)
    chance = from_seed(seed)
    while not g.over:
        if len(g.offered) > 1 and int(chance.below(STARTS if begins_turn(g) else MIDST)) == 0:
            noted.note(g)
        g.play(noisy_touch(g, chance, learnt))
    scores = [float(score) for score in g.scores()]
    if noted.seats == 1:  # alone it is the lead that counts
        scores = [scores[0] - score for score in scores[1:]]
    noted.points += scores * ((noted.rows - len(noted.points)) // noted.seats)


def play_block(order: tuple[str, int, int, bool, str]) -> tuple[int, Path]:
    """The sums of a block of games, kept in a file; one that is there already is not played again."""
    game, seats, block, with_learnt, folder = order
    path = Path(folder, f"block-{block:04}.npz")
    if not path.exists():
        head = header(game, seats, 1, {}, (), "")
        learnt = learnt_of(head) if with_learnt else None
        noted = Notes(seen_by(game, head.box), seats)
        for seed in range(block * BLOCK, (block + 1) * BLOCK):
            play_and_note(noted, game, seed, learnt)
        noted.keep(path)
    return block, path


def blocks(game: str, seats: int, count: int, with_learnt: bool, folder: Path, cores: int) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    orders = [(game, seats, block, with_learnt, str(folder)) for block in range(count)]
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        for _, path in pool.imap_unordered(play_block, orders):
            yield path


def read_block(path: Path) -> Rows:
    """What was known in each row, the points at the end, and the time that was left."""
    with np.load(path) as kept:
        rows, size = len(kept["points"]), int(kept["size"])
        flat = np.bincount(kept["at"], kept["counts"], rows * size)
        return flat.reshape(rows, size).astype(np.float64), kept["points"], kept["left"]


def solve(sums: Sums) -> NDArray[np.float64]:
    """The weights with the least squared error; what was hardly ever seen stays near nothing."""
    scale = np.sqrt(np.maximum(np.diag(sums.products), 1.0))
    scaled = sums.products / scale[:, None] / scale[None, :]
    size = len(scale)
    # A weight counts as RIDGE positions with its usual size would that say it is nothing.
    usual = np.diag(sums.products) / np.maximum(scale, 1.0) ** 2
    scaled[np.diag_indices(size)] += 1e-7 + RIDGE * 1e-6 * usual
    return np.linalg.solve(scaled, sums.towards / scale) / scale


def told(rows: Rows, w: NDArray[np.float64], seats: int) -> str:
    """How much of the lead it explains, in all and by how much time is left."""
    x, y, left = rows
    found = x @ w
    lead = (y.reshape(-1, seats) - y.reshape(-1, seats).mean(1, keepdims=True)).ravel()
    said = (found.reshape(-1, seats) - found.reshape(-1, seats).mean(1, keepdims=True)).ravel()
    parts = [f"all {explained(lead, said):.3f}"]
    longest = int(left.max())
    for part in range(4):
        here = (left * 4 // (longest + 1)) == part
        if here.any():
            parts.append(f"{part}/4 left {explained(lead[here], said[here]):.3f}")
    return f"error {np.abs(found - y).mean():.2f} points; lead explained: " + ", ".join(parts)


def explained(truth: NDArray[np.float64], said: NDArray[np.float64]) -> float:
    return 1.0 - float(((truth - said) ** 2).mean() / max(truth.var(), 1e-9))


def whole(w: NDArray[np.float64]) -> NDArray[np.int64]:
    """As whole numbers, for amounts in sixteenths too: a weight is that of one time."""
    return np.rint(w * POINT).astype(np.int64)


def write(path: Path, eye: Eye, w: NDArray[np.int64], about: str) -> None:
    """The weights as the bots read them."""
    lines = [f"# {each}" for each in about.splitlines()]
    at = 0
    for side in SIDES:
        lines += ["", f"[{side}]"]
        for name, length in names_of(eye, side):
            row = w[at : at + length]
            lines.append(f"{name} = [{', '.join(str(each) for each in row)}]")
            at += length
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def learn(game: str, seats: int, games: int, generation: int, cores: int, folder: Path) -> None:
    here = folder / f"{game}-{seats}-{generation}"
    began = time.perf_counter()
    eye = seen_by(game, header(game, seats, 1, {}, (), "").box)
    sums = Sums.none(4 * eye.own.size + 2 * eye.common.size)
    held: list[Path] = []
    count = math.ceil(games / BLOCK)
    for done, path in enumerate(blocks(game, seats, count, generation > 0, here, cores), 1):
        if int(path.stem[-4:]) % HOLD_OUT == HOLD_OUT - 1:
            held.append(path)
        else:
            x, y, _ = read_block(path)
            sums.add(Sums(x.T @ x, x.T @ y, float(y @ y), len(y)))
        print(f"\r{done * BLOCK} games, {sums.rows} rows, {time.perf_counter() - began:.0f} s", end="", flush=True)
    print()
    w = solve(sums)
    if held:
        tests = [read_block(path) for path in held]
        x, y, left = (np.concatenate([test[part] for test in tests]) for part in range(3))
        print(told((x, y, left), w, seats))
    path = kind(game).folder / FOLDER / f"{seats}.toml"
    write(path, eye, whole(w), f"Learnt from {count * BLOCK} games, generation {generation}.")
    print(f"{path}, {path.stat().st_size} bytes")


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn from play what the traits of a game's positions are worth.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--generation", type=int, default=0, help="0: from games of the hand-made evaluation")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/train"))
    asked = parser.parse_args()
    learn(asked.game, asked.seats, asked.games, asked.generation, asked.cores, asked.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
