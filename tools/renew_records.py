"""Writes the kept games of a game anew, with their digests. Run it only when the rules were changed on purpose.

.venv/bin/python tools/renew_records.py bamboo
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.records.digest import digest_line

import ennichi
from ennichi import bots
from ennichi.kernel.game import OptionValue
from ennichi.kernel.registry import kind

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def play(game: str, number: int, options: dict[str, OptionValue], names: list[str]) -> ennichi.Game:
    g = ennichi.new(game, seats=len(names), seed=number, names=names, **options)
    players = [bots.make(name, 100 * number + seat) for seat, name in enumerate(names)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return g


def main() -> int:
    game = sys.argv[1]
    folder = RECORDS / game
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for number, kept in enumerate(kind(game).manifest()["kept"], 1):
        path = folder / f"{number:02}.kifu"
        path.write_text(play(game, number, kept["options"], kept["bots"]).record(), encoding="utf-8")
        lines.append(digest_line(path))
        print(lines[-1])
    (folder / "digests.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
