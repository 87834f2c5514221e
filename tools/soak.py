"""Plays random games without end in sight: no exception, no dead end, no lost piece.

    PYTHONPATH=build/compiled .venv/bin/python tools/soak.py bamboo --games 1000000 --jobs 2

Every game is audited at every decision of one game in fifty, and at the end of all of them.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any

import ennichi
from ennichi.kernel.playout import play_out
from ennichi.kernel.random_source import RandomSource, from_seed
from ennichi.kernel.registry import kind

BATCH = 500


def play_audited(g: ennichi.Game, chance: RandomSource) -> int:
    count = 0
    while not g.over:
        g.play(g.options[chance.below(len(g.options))])
        count += 1
        if faults := g.audit():
            raise AssertionError(f"after {count} touches: {faults}\n{g.record()}")
    return count


def batch(job: tuple[str, int, dict[str, Any], int]) -> tuple[int, int, int]:
    """Games, decisions and touches audited, of one batch of seeds."""
    game, seats, options, first = job
    decisions = audited = 0
    for seed in range(first, first + BATCH):
        g = ennichi.new(game, seats=seats, seed=seed, **options)
        chance = from_seed(seed + 1)
        if seed % 50 == 0:
            count = play_audited(g, chance)
            audited += count
        else:
            count = play_out(g, chance)
        decisions += count
        if faults := g.audit():
            raise AssertionError(f"{game}, {seats} seats, {options}, seed {seed}: {faults}")
        if not g.winners():
            raise AssertionError(f"{game}, {seats} seats, {options}, seed {seed}: nobody wins")
    return BATCH, decisions, audited


def jobs(game: str, games: int) -> list[tuple[str, int, dict[str, Any], int]]:
    """Batches in turn over seat counts and settings, each with seeds of its own.

    The settings: the defaults, each other value of each option by itself, and all options moved at once.
    """
    of = kind(game)
    moved = [(o.name, value) for o in of.options for value in o.values if value != o.default]
    settings = [{}, *[{name: value} for name, value in moved]]
    if len(moved) > 1:
        settings.append(dict(moved))
    ways = list(product(settings, of.seats))
    return [(game, ways[i % len(ways)][1], ways[i % len(ways)][0], i * BATCH) for i in range(games // BATCH)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    began = time.monotonic()
    games = decisions = audited = 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for done, touches, looked in pool.map(batch, jobs(arguments.game, arguments.games)):
            games += done
            decisions += touches
            audited += looked
            if games % 50_000 == 0:
                print(f"{games:>10,} games  {decisions:>14,} decisions  {time.monotonic() - began:6.0f} s", flush=True)
    seconds = time.monotonic() - began
    print(f"{games:,} games, {decisions:,} decisions, {audited:,} of them audited, no fault, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
