"""Fit the weights of a game's evaluation by self-play, and write them beside the game.

    make compiled && PYTHONPATH=build/compiled .venv/bin/python tools/tune.py bamboo --rounds 1500 --jobs 2

Simultaneous perturbation (SPSA): every round all weights are moved a little, each up or down by chance; a greedy bot
with the moved weights plays against one with the opposite move, on the same deals from both sides; the weights then
follow the better of the two, by as much as it was better. The mean of the second half of the rounds is the result.
Weights are moved by factors, so that none changes its sign, and those that are zero stay zero.
The same seed gives the same file on any machine, whatever --jobs is. Ctrl-C ends it with what was reached.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

import ennichi  # noqa: E402
from ennichi.bots.greedy import GreedyBot  # noqa: E402
from ennichi.kernel.registry import kind  # noqa: E402
from ennichi.kernel.weights import FILE  # noqa: E402

MOVE = 0.15  # by which the weights are moved, as a logarithm
STEP = 0.06  # how far they follow in the first rounds
SETTLE = 100  # rounds after which the steps have become clearly smaller
FADE = 0.35  # with which power of the round
POINTS = 12.0  # a lead of so many points is a clear win
MATCHES = 8  # a round; each on one deal, from both sides
FOUR = 4  # every so manyth match is with four seats

Match = tuple[str, int, int, list[float], list[float]]


def play_match(match: Match) -> tuple[float, float]:
    """How much better the first weights did than the second: in points, and in games won."""
    game, seats, seed, first, second = match
    here, there = lead(game, seats, seed, [first, second]), -lead(game, seats, seed, [second, first])
    return (here + there) / 2, (won(here) + won(there)) / 2


def lead(game: str, seats: int, seed: int, sides: list[list[float]]) -> float:
    """One game, with the sides sitting in turn: the points by which the first is ahead."""
    g = ennichi.new(game, seats=seats, seed=seed)
    weights = g.header.kind.weights()
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    side = -1
    while not g.over:
        if len(g.options) == 1:
            g.play(g.options[0])
            continue
        if g.seat % 2 != side:
            side = g.seat % 2
            weights.assign(sides[side])
        g.play(bots[g.seat].choose(g))
    scores = g.scores()
    return (sum(scores[::2]) - sum(scores[1::2])) / (seats / 2)


def won(points: float) -> float:
    return 0.5 if points == 0 else float(points > 0)


class Tuning:
    """The weights as they are moved, as logarithms of factors to where they began."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.weights = kind(game).weights()
        self.began = type(self.weights)().flat()  # as set by hand, whatever file there is
        self.factors = [0.0] * len(self.began)
        self.mean = [0.0] * len(self.began)
        self.counted = 0
        self.chance = random.Random(seed)
        self.rounds = 0

    def at(self, factors: list[float]) -> list[float]:
        return [value * math.exp(factor) for value, factor in zip(self.began, factors, strict=True)]

    def round(self, pool: Executor, keep: bool) -> float:
        self.rounds += 1
        moves = [self.chance.choice((-MOVE, MOVE)) for _ in self.factors]
        plus = self.at([factor + move for factor, move in zip(self.factors, moves, strict=True)])
        minus = self.at([factor - move for factor, move in zip(self.factors, moves, strict=True)])
        matches: list[Match] = [
            (self.game, 4 if number % FOUR == FOUR - 1 else 2, self.chance.randrange(2**40), plus, minus)
            for number in range(MATCHES)
        ]
        better = sum(math.tanh(points / POINTS) for points, _ in pool.map(play_match, matches, chunksize=2)) / MATCHES
        step = STEP / (1 + self.rounds / SETTLE) ** FADE * better / MOVE
        for i, move in enumerate(moves):
            self.factors[i] += step * move
        if keep:
            self.counted += 1
            for i, factor in enumerate(self.factors):
                self.mean[i] += (factor - self.mean[i]) / self.counted
        return better

    def result(self) -> list[float]:
        return self.at(self.mean if self.counted else self.factors)


def compare(pool: Executor, game: str, first: list[float], second: list[float], matches: int, seed: int) -> str:
    """A match on deals that the tuning has not seen."""
    jobs = [(game, 2, seed + number, first, second) for number in range(matches)]
    played = list(pool.map(play_match, jobs, chunksize=4))
    points, within = mean_of([points for points, _ in played])
    share, about = mean_of([share for _, share in played])
    return (
        f"won {100 * share:.1f} % (95 % within {100 * about:.1f}) against the weights before, "
        f"with {points:+.1f} points (within {within:.1f}), {2 * matches} games of two"
    )


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean, and how far it may be from the truth with 95 %."""
    mean = sum(values) / len(values)
    return mean, 1.96 * math.sqrt(sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1) / len(values))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ennichi.games())
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", type=int, default=400, help="deals played at the end against the weights before")
    parser.add_argument("--out", type=Path, help="where to write them (default: beside the game)")
    given = parser.parse_args()
    out = given.out or ROOT / "src" / "ennichi" / given.game / FILE
    tuning = Tuning(given.game, given.seed)
    began = time.monotonic()
    with ProcessPoolExecutor(given.jobs) as pool:
        try:
            for number in range(given.rounds):
                better = tuning.round(pool, number >= given.rounds // 2)
                if number % 25 == 24:
                    moved = max(abs(factor) for factor in tuning.factors)
                    minutes = (time.monotonic() - began) / 60
                    print(
                        f"round {number + 1}: {better:+.2f}, furthest {moved:.2f}, {minutes:.1f} min", file=sys.stderr
                    )
        except KeyboardInterrupt:
            print(f"stopped after {tuning.rounds} rounds", file=sys.stderr)
        said = compare(pool, given.game, tuning.result(), tuning.began, given.check, 2**41)
    tuning.weights.assign(tuning.result())
    head = f"# Fitted by tools/tune.py {given.game} --rounds {tuning.rounds} --seed {given.seed}\n# {said}\n\n"
    out.write_text(head + tuning.weights.text(), encoding="utf-8")
    print(f"{out}\n{said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
