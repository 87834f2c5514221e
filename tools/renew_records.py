"""Writes the kept games of a game anew, with digests and stories. Run it only when the rules were changed on purpose.

.venv/bin/python tools/renew_records.py bamboo

With `--stories` the kept games of all games stay, and only their stories are written anew: when words were changed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.records.digest import digest_line
from tests.records.playthrough import playthrough

import ennichi
from ennichi import bots
from ennichi.kernel.game import OptionValue

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"

# Seats, options and players of each kept game.
KEPT: dict[str, list[tuple[dict[str, OptionValue], tuple[str, ...]]]] = {
    "bamboo": [
        ({}, ("greedy", "greedy")),
        ({"night": True}, ("greedy", "greedy")),
        ({}, ("greedy", "random")),
        ({"night": True}, ("random", "random")),
        ({}, ("greedy", "greedy", "greedy")),
        ({"night": True}, ("greedy", "greedy", "greedy")),
        ({}, ("random", "greedy", "random")),
        ({"night": True}, ("random", "random", "random")),
        ({}, ("greedy", "greedy", "greedy", "greedy")),
        ({"night": True}, ("greedy", "greedy", "greedy", "greedy")),
        ({}, ("random", "greedy", "random", "greedy")),
        ({"night": True}, ("random", "random", "random", "random")),
    ],
    "bitoku": [
        ({}, ("greedy", "greedy")),
        ({"vision_snapshot": False}, ("greedy", "random")),
        ({"copy_home": False}, ("random", "random")),
        ({"early_pass": True}, ("random", "random")),
        ({}, ("greedy", "greedy", "greedy")),
        ({"harmonize_new": False}, ("random", "greedy", "random")),
        ({"vision_snapshot": False, "empty_visions_pay": False}, ("random", "random", "random")),
        ({"strict_forest": True}, ("greedy", "greedy", "greedy")),
        ({}, ("greedy", "greedy", "greedy", "greedy")),
        ({"strict_forest": True}, ("greedy", "random", "greedy", "random")),
        ({}, ("random", "random", "random", "random")),
        ({"early_pass": True, "strict_forest": True}, ("random", "greedy", "random", "random")),
        ({}, ("greedy",)),
        ({"tengu_no_dragonfly": True, "tengu_no_yokai": True, "tengu_no_spring": True}, ("greedy",)),
        ({"tengu_kodama_behind": True, "tengu_no_resources": True, "tengu_home_dice": True}, ("random",)),
        (
            {"tengu_pilgrim": True, "tengu_kodamas": True, "tengu_two_dragonflies": True, "tengu_leads": True},
            ("greedy",),
        ),
        ({"tengu_best_illumination": True, "tengu_wilds_match": False, "tengu_reselect": True}, ("random",)),
    ],
    "iki": [
        ({"akebono": False}, ("greedy", "greedy")),
        ({"akebono": False}, ("greedy", "random")),
        ({"akebono": False, "sun": "even", "construction": "rice"}, ("random", "random")),
        ({"akebono": False, "tempura": "printed"}, ("greedy", "greedy", "greedy")),
        ({"akebono": False}, ("random", "random", "greedy")),
        ({"akebono": False}, ("greedy", "greedy", "greedy", "greedy")),
        ({"akebono": False}, ("random", "random", "random", "random")),
        ({}, ("greedy", "greedy")),
        ({"grandmaster": True}, ("greedy", "greedy")),
        ({"grandmaster": True, "boat4": "A", "boat5": "A"}, ("random", "random")),
        ({"boat4": "A", "boat5": "B"}, ("greedy", "greedy", "greedy")),
        ({"boat4": "B", "boat5": "A"}, ("random", "greedy", "random")),
        ({}, ("greedy", "greedy", "greedy", "greedy")),
        ({"boat4": "A"}, ("random", "random", "random", "random")),
        ({"boat2": "A", "boat3": "B", "boat6": "B"}, ("greedy", "random", "greedy", "random")),
    ],
}


def play(game: str, number: int, options: dict[str, OptionValue], names: tuple[str, ...]) -> ennichi.Game:
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
    for number, (options, names) in enumerate(KEPT[game], 1):
        path = folder / f"{number:02}.kifu"
        path.write_text(play(game, number, options, names).record(), encoding="utf-8")
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
    what.add_argument("game", nargs="?", choices=KEPT, help="whose games are played anew")
    what.add_argument("--stories", action="store_true", help="play nothing, tell the kept games anew")
    game = parser.parse_args().game
    if game:
        renew(game)
    for told in [game] if game else KEPT:
        retell(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
