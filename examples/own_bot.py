"""A bot of one's own (docs/bots.md): it tries every touch in a few deals and takes what scores most by then.

ennichi arena bamboo --players examples/own_bot.py:Scorer,random --games 20
ennichi serve --open --bot Momo=examples/own_bot.py:Scorer
"""

from __future__ import annotations

from random import Random

from ennichi.bots import Bot
from ennichi.kernel.game import Game

DEALS = 3


class Scorer(Bot):
    """Equal seeds play alike: all chance comes from the seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = Random(seed)

    def choose(self, g: Game) -> int:
        # What is hidden in g has been dealt anew already; several deals are less a matter of luck than one.
        deals = [g.redeal(g.seat, self.chance.randrange(10**9)) for _ in range(DEALS)]
        return max(g.options, key=lambda touch: sum(score_after(deal, touch) for deal in deals))


def score_after(g: Game, touch: int) -> int:
    after = g.clone()
    after.play(touch)
    return after.scores(g.seat)[g.seat]
