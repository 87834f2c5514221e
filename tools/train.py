"""Learn from play what the traits of a game's positions are worth, from nothing, and write it beside the game.

    make train GAME=iki
    PYTHONPATH=build/compiled .venv/bin/python tools/train.py iki --seats 2 --games 4000 --generations 3 --jobs 2

For every number of seats some generations of games are played, the first by the greedy bot, the others by what was
learnt in the one before; what the traits are worth is fitted to how the games ended. How that is done stands in
src/ennichi/lab/weighing.py. Games and weights of each generation lie in --out, and the same command goes on where it
was interrupted. The weights of the last generation become src/ennichi/GAME/learnt/SEATS.toml. The same --seed gives the
same file, whatever --jobs is.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by NumPy: the games are played by several processes already

from ennichi.cli.common import Parser, whole
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import kind
from ennichi.lab.places import open_place
from ennichi.lab.weighing import Course, train

ROOT = Path(__file__).resolve().parent.parent


def read_arguments() -> argparse.Namespace:
    parser = Parser(prog="train.py", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=whole(1, 16), help="only for so many (default: for every number of seats)")
    parser.add_argument("--generations", type=whole(1, 63), default=3)
    parser.add_argument("--games", type=whole(1, 1 << 24), default=4000, help="of each generation (default: 4000)")
    parser.add_argument("--seed", type=whole(0, 1 << 20), default=1)
    parser.add_argument("--jobs", type=whole(1, 256), default=1, help="processes that play (default: 1)")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "train", help="(default: build/train)")
    parser.add_argument("--to", type=Path, help="where the files of weights go (default: beside the game)")
    return parser.parse_args()


def main() -> int:
    given = read_arguments()
    try:
        of = kind(given.game)
        folder = given.to or ROOT / "src" / "ennichi" / given.game / "learnt"
        for seats in [given.seats] if given.seats else of.seats:
            course = Course(given.game, seats, given.generations, given.games, given.seed, given.out / given.game)
            last = train(course, lambda: open_place(given.jobs), lambda line: print(line, flush=True))
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(last, folder / f"{seats}.toml")
            print(f"wrote {folder / f'{seats}.toml'}", flush=True)
    except BadSetting as fault:
        print(f"train.py: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
