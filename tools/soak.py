"""Plays random games without end in sight: no exception, no dead end, no lost piece.

    PYTHONPATH=build/compiled .venv/bin/python tools/soak.py bamboo --games 1000000 --jobs 2
    PYTHONPATH=build/compiled .venv/bin/python tools/soak.py iki --games 100000 --seats 2 --option akebono=false

Every game is audited at every decision of one game in fifty, and at the end of all of them.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
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


def jobs(game: str, games: int, seats: int, fixed: dict[str, Any]) -> list[tuple[str, int, dict[str, Any], int]]:
    """Batches in turn over seat counts, each with options and seeds of its own; what is fixed stays."""
    of = kind(game)
    counts = (of.check_seats(seats),) if seats else of.seats
    wanted: list[tuple[str, int, dict[str, Any], int]] = []
    for i in range(games // BATCH):
        count = counts[i % len(counts)]
        wanted.append((game, count, settings(game, count, i) | fixed, i * BATCH))
    return wanted


def settings(game: str, seats: int, number: int) -> dict[str, Any]:
    """The defaults in every fourth batch; otherwise each option that is asked, as chance has it."""
    chance = from_seed(number)
    options = [option for option in kind(game).options if kind(game).offers(option, seats)]
    if number // len(kind(game).seats) % 4 == 0:
        return {}
    return {option.name: option.values[chance.below(len(option.values))] for option in options}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, default=0, help="only this seat count")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="fix an option")
    arguments = parser.parse_args()
    of = kind(arguments.game)
    parted = [each.partition("=") for each in arguments.option]
    fixed = {name: of.option(name).parse(value) for name, _, value in parted}
    wanted = jobs(arguments.game, arguments.games, arguments.seats, fixed)
    began = time.monotonic()
    games = decisions = audited = 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for done, touches, looked in pool.map(batch, wanted):
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
