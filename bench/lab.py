"""How fast the laboratory is: decisions a second on one core, in processor time, medians of interleaved rounds.

make compiled && cd build && PYTHONPATH=compiled ../.venv/bin/python ../bench/lab.py [--seconds 0.5] [--rounds 5]

All games are random and whole, their setup included. What each column does for a decision:

api        a loop in Python: `g.play(g.options[…])`, with Python's own random numbers
loop       compiled, many games in turn: choose a touch, play it, count the rewards at the end, deal the next game
observed   the same, and write the observation, the mask and the seat to act after every touch
stepped    the same from Python: `batch.step(batch.sample())`
row        what writing one observation takes, in microseconds
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import random, seed

import ennichi
from ennichi.kernel import game as heart
from ennichi.kernel.encoding import new_rows
from ennichi.kernel.registry import kind
from ennichi.lab.batch import Batch

GAMES = 16  # in a batch
STEPS = 100  # of each game of a batch between two looks at the clock
COLUMNS = ("api", "loop", "observed", "stepped", "row")


def api(name: str, seats: int) -> Callable[[], int]:
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        g = ennichi.new(name, seats=seats, seed=number)
        decisions = 0
        while not g.over:
            options = g.options
            g.play(options[int(random() * len(options))])
            decisions += 1
        return decisions

    return play


def rolled(name: str, seats: int, observe: bool) -> Callable[[], int]:
    batch = Batch(name, GAMES, seats=seats, seed=1)
    return lambda: batch.roll(STEPS, observe)


def stepped(name: str, seats: int) -> Callable[[], int]:
    batch = Batch(name, GAMES, seats=seats, seed=1)

    def play() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample())
        return GAMES * STEPS

    return play


def written(name: str, seats: int) -> Callable[[], int]:
    batch = Batch(name, GAMES, seats=seats, seed=1)
    batch.roll(100)
    write, row = batch.encoder.write, new_rows(batch.layout.size)
    games = batch.games

    def encode() -> int:
        for g in games:
            write(g, g.seat, row, 0)
        return GAMES

    return encode


def rate(play: Callable[[], int], seconds: float) -> float:
    """How many a second of processor time."""
    start = time.process_time()
    done = 0
    while (spent := time.process_time() - start) < seconds:
        done += play()
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="of processor time a measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default="bamboo,bitoku,iki")
    given = parser.parse_args()
    seed(1)
    build = "plain" if str(heart.__file__).endswith(".py") else "compiled"
    print(f"ennichi {ennichi.__version__}, {build} build, Python {sys.version.split()[0]}")
    print(f"{'':10}" + "".join(f"{column:>12}" for column in COLUMNS))
    cases = [(name, seats) for name in given.games.split(",") for seats in kind(name).seats]
    contenders = {
        (name, seats): (
            api(name, seats),
            rolled(name, seats, False),
            rolled(name, seats, True),
            stepped(name, seats),
            written(name, seats),
        )
        for name, seats in cases
    }
    rates: dict[tuple[str, int], list[list[float]]] = {case: [[] for _ in COLUMNS] for case in cases}
    for _ in range(given.rounds):
        for case, plays in contenders.items():
            for at, play in enumerate(plays):
                rates[case][at].append(rate(play, given.seconds))
    for (name, seats), columns in rates.items():
        found = [statistics.median(column) for column in columns]
        shown = [f"{each:12,.0f}" for each in found[:-1]] + [f"{1e6 / found[-1]:9.2f} µs"]
        print(f"{name + ' ' + str(seats):10}" + "".join(shown))


if __name__ == "__main__":
    main()
