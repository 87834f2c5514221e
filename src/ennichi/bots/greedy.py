"""The greedy bot: tries every touch on a copy and takes the one after which the position looks best.

It looks one touch ahead. What a half-done turn is worth, the game's own evaluation says.
"""

from __future__ import annotations

from ennichi.kernel.game import Game

from .bot import Bot


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, g: Game) -> int:
        options = g.options
        if len(options) == 1:
            return options[0]
        seat = g.seat
        kind = g.header.kind
        # Everything hidden is dealt anew first: the bot knows what its seat may know, and nothing else.
        imagined = g.redeal(seat, self.seed)
        best = options[0]
        best_value = float("-inf")
        for touch in options:
            tried = imagined.clone()
            tried.play(touch)
            value = kind.evaluate(tried, seat)
            if value > best_value:
                best = touch
                best_value = value
        return best
