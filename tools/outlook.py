"""Learn what a game's evaluation is worth at each part of a game, and write it beside the game.

    make compiled && PYTHONPATH=build/compiled .venv/bin/python tools/outlook.py bamboo --games 300 --jobs 2

Greedy bots play with every number of seats; where a turn begins, what the evaluation sees for each player is set
against the score that the player reached. Straight lines are fitted for each tenth of the game.
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

GROUPS = ("seats", "alone", "rules")  # those at a table, who sits there alone, and opponents that the rules play
# the group, the part of the game, the mean of the group, what was seen for one of it, its mean end, the end of the one
Seen = tuple[str, int, float, float, float, float]


def play(job: tuple[str, int, int]) -> list[Seen]:
    game, seats, seed = job
    g = ennichi.new(game, seats=seats, seed=seed)
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    moments: list[tuple[int, list[float]]] = []
    while not g.over:
        if begins_turn(g):
            moments.append((len(g.history), points_of(g)))
        g.play(bots[g.seat].choose(g))
    end = [float(score) for score in g.scores()]
    found: list[Seen] = []
    for at, seen in moments:
        part = part_of(at / len(g.history))
        for group, first, last in (("alone" if seats == 1 else "seats", 0, seats), ("rules", seats, len(end))):
            for number in range(first, last):
                mean, mean_end = mean_of(seen[first:last]), mean_of(end[first:last])
                found.append((group, part, mean, seen[number], mean_end, end[number]))
    return found


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values)


def slope_of(pairs: list[tuple[float, float]]) -> float:
    """Of the straight line through the mean that comes nearest to the pairs."""
    x, y = mean_of([pair[0] for pair in pairs]), mean_of([pair[1] for pair in pairs])
    spread = sum((pair[0] - x) ** 2 for pair in pairs)
    return sum((pair[0] - x) * (pair[1] - y) for pair in pairs) / spread if spread else 0.0


def fitted(seen: list[Seen]) -> str:
    rows: dict[str, list[str]] = {"slope": [], "level": [], "offset": [], "spread": []}
    for wanted in range(PARTS):
        here = [each for each in seen if each[1] == wanted]
        slope = max(0.0, slope_of([(points - mean, end - mean_end) for _, _, mean, points, mean_end, end in here]))
        level = slope_of([(mean, mean_end) for _, _, mean, _, mean_end, _ in here])
        offset = mean_of([mean_end - level * mean for _, _, mean, _, mean_end, _ in here])
        missed = [end - offset - level * mean - slope * (points - mean) for _, _, mean, points, _, end in here]
        spread = max(0.5, mean_of([each**2 for each in missed]) ** 0.5)
        for name, value in (("slope", slope), ("level", level), ("offset", offset), ("spread", spread)):
            rows[name].append(f"{value:.3f}")
    return "".join(f"{name} = [{', '.join(row)}]\n" for name, row in rows.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ennichi.games())
    parser.add_argument("--games", type=int, default=300, help="with each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where to write it (default: beside the game)")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs must be 1 or more")
    of = kind(given.game)
    jobs = [(given.game, seats, given.seed + number) for seats in of.seats for number in range(given.games)]
    with ProcessPoolExecutor(given.jobs) as pool:
        seen = [each for game in pool.map(play, jobs, chunksize=8) for each in game]
    out: Path = given.out or ROOT / "src" / "ennichi" / given.game / FILE
    text = f"# Learnt by tools/outlook.py {given.game} --games {given.games} --seed {given.seed}\n"
    text += "# By tenths of a game; what the figures mean is told in src/ennichi/bots/outlook.py\n"
    for group in GROUPS:
        those = [each for each in seen if each[0] == group]
        text += f"\n[{group}]\n{fitted(those)}" if those else ""
    out.write_text(text, encoding="utf-8")
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
