"""Plays what the compiled build is optimised for: `make compiled` lets the compiler watch this, then compiles again.

Mostly random games, in every game with every number of seats, because that is what the rules cost; then observations,
copies, stored positions, and a little of what bots do.
"""

from __future__ import annotations

import sys

import ennichi
from ennichi import bots
from ennichi.kernel.registry import built_in, header, kind
from ennichi.lab.loop import Loop
from ennichi.lab.observation import encoder_of

PLACES = 16  # games side by side
STEPS = 20_000  # random touches in each of them
SEEN = 20  # one more for each so many of them, with everything that a seat may know written out


def random_games(game: str, seats: int, steps: int) -> None:
    fixed = header(game, seats, 1, {}, (), "")
    loop = Loop(fixed, PLACES, "margin", encoder_of(fixed.kind, fixed.box))
    loop.roll(steps, False)
    loop.roll(steps // SEEN)


def stored_game(game: str, seats: int) -> None:
    """A game whose positions are copied, stored and read again."""
    g = ennichi.new(game, seats=seats, seed=2)
    while not g.over:
        g.play(g.options[len(g.history) % len(g.options)])
        ennichi.load(g.clone().dump())
    ennichi.replay(g.record())


def bots_game(game: str, seats: int) -> None:
    """A game of greedy bots; the first one searches now and then."""
    g = ennichi.new(game, seats=seats, seed=3)
    players = [bots.make("greedy", seat) for seat in range(seats)]
    deep = bots.make("search10x2", seats)
    while not g.over:
        bot = deep if g.seat == 0 and len(g.history) % 8 == 0 else players[g.seat]
        g.play(bot.choose(g))


def main(steps: int) -> int:
    for game in built_in():
        for seats in kind(game).seats:
            random_games(game, seats, steps)
            stored_game(game, seats)
            bots_game(game, seats)
    return 0


if __name__ == "__main__":
    sys.exit(main(STEPS))
