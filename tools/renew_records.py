"""Writes the kept games of a game anew, with digests and stories. Run it only when the rules were changed on purpose.

.venv/bin/python tools/renew_records.py bamboo

With `--stories` the kept games of all games stay, and only their stories are written anew: when words were changed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tests.records.digest import digest_line
from tests.records.playthrough import playthrough

import ennichi
from ennichi import bots
from ennichi.kernel.registry import built_in, kind

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def play(game: str, number: int, options: dict[str, Any], names: list[str]) -> ennichi.Game:
    g = ennichi.new(game, seats=len(names), seed=number, names=names, **options)
    players = [bots.make(name, 100 * number + seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return g


def renew(game: str) -> None:
    """Play all kept games of a game anew."""
    folder = RECORDS / game
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for number, kept in enumerate(kind(game).manifest()["kept"], 1):
        path = folder / f"{number:02}.kifu"
        path.write_text(play(game, number, kept["options"], kept["bots"]).record(), encoding="utf-8")
        lines.append(digest_line(path))
        print(lines[-1])
    (folder / "digests.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def retell(game: str) -> None:
    """Write down what happens in the kept games of a game."""
    for path in sorted((RECORDS / game).glob("*.kifu")):
        path.with_suffix(".log").write_text(playthrough(path.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("game", nargs="?", choices=built_in(), help="whose games are played anew")
    what.add_argument("--stories", action="store_true", help="play nothing, tell the kept games anew")
    game = parser.parse_args().game
    if game:
        renew(game)
    for told in [game] if game else built_in():
        retell(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
