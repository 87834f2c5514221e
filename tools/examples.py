"""Plays the games anew that the rules pages show moments of, by the settings in each game's manifest.

    .venv/bin/python tools/examples.py bamboo

Run it when rules or components were changed, so that the records in GAME/examples/ cannot be replayed any more. Then
look at the rules pages: the moments that the manifest names (`[examples]`) may have to move, and
tests/table/test_examples.py says what each of them must show.
"""

from __future__ import annotations

import argparse
from typing import Any

import ennichi
from ennichi import bots
from ennichi.kernel.registry import built_in, kind

NAMES = ("Aki", "Mei", "Ren", "Yui")


def play(game: str, seats: int, seed: int, bot: str, options: dict[str, Any]) -> str:
    g = ennichi.new(game, seats=seats, seed=seed, names=NAMES[:seats], **options)
    players = [bots.make(bot, 100 * seed + seat) for seat in range(seats)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    return g.record()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=built_in())
    of = kind(parser.parse_args().game)
    folder = of.folder / "examples"
    folder.mkdir(exist_ok=True)
    for name, played in of.manifest()["played"].items():
        record = play(of.name, played["seats"], played["seed"], played["bot"], played["options"])
        (folder / f"{name}.kifu").write_text(record, encoding="utf-8")
        print(folder / f"{name}.kifu")


if __name__ == "__main__":
    main()
