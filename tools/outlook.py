"""Learn what a game's evaluation is worth at each part of a game, and write it beside the game.

    make compiled && PYTHONPATH=build/compiled .venv/bin/python tools/outlook.py bamboo --games 300 --jobs 2

Greedy bots play with every number of seats; where a turn begins, what the evaluation sees for each player is set
against the score that the player reached. A straight line is fitted for each tenth of the game.
The same seed gives the same file, whatever --jobs is.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

import ennichi  # noqa: E402
from ennichi.bots.greedy import GreedyBot, begins_turn  # noqa: E402
from ennichi.bots.outlook import FILE, PARTS, part_of  # noqa: E402
from ennichi.bots.search import points_of  # noqa: E402
from ennichi.kernel.registry import kind  # noqa: E402

Seen = tuple[bool, int, float, float]  # whether a seat (or the rules) plays it, the part, what was seen, what it became


def play(job: tuple[str, int, int]) -> list[Seen]:
    game, seats, seed = job
    g = ennichi.new(game, seats=seats, seed=seed)
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    moments: list[tuple[int, list[float]]] = []
    while not g.over:
        if begins_turn(g):
            moments.append((len(g.history), points_of(g)))
        g.play(bots[g.seat].choose(g))
    end = g.scores()
    return [
        (number < seats, part_of(at / len(g.history)), points, float(end[number]))
        for at, seen in moments
        for number, points in enumerate(seen)
    ]


def fitted(seen: list[Seen], which: bool) -> str:
    slopes, offsets, spreads = [], [], []
    for part in range(PARTS):
        pairs = [(points, end) for seat, here, points, end in seen if seat == which and here == part]
        mean = sum(points for points, _ in pairs) / len(pairs)
        mean_end = sum(end for _, end in pairs) / len(pairs)
        spread = sum((points - mean) ** 2 for points, _ in pairs)
        slope = sum((points - mean) * (end - mean_end) for points, end in pairs) / spread if spread else 0.0
        left = [end - mean_end - slope * (points - mean) for points, end in pairs]
        slopes.append(f"{slope:.3f}")
        offsets.append(f"{mean_end - slope * mean:.2f}")
        spreads.append(f"{max(0.5, (sum(each**2 for each in left) / len(left)) ** 0.5):.2f}")
    return "".join(
        f"{name} = [{', '.join(row)}]\n" for name, row in (("slope", slopes), ("offset", offsets), ("spread", spreads))
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ennichi.games())
    parser.add_argument("--games", type=int, default=300, help="with each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    of = kind(given.game)
    jobs = [(given.game, seats, given.seed + number) for seats in of.seats for number in range(given.games)]
    with ProcessPoolExecutor(given.jobs) as pool:
        seen = [each for game in pool.map(play, jobs, chunksize=8) for each in game]
    out = ROOT / "src" / "ennichi" / given.game / FILE
    text = f"# Learnt by tools/outlook.py {given.game} --games {given.games} --seed {given.seed}\n"
    text += "# By tenths of a game: score at the end = offset + slope * what the evaluation saw, give or take spread\n"
    text += f"\n[seat]\n{fitted(seen, True)}"
    if 1 in of.seats:
        text += f"\n[rules]\n{fitted(seen, False)}"
    out.write_text(text, encoding="utf-8")
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
