"""The greedy bot: tries every touch on a copy and takes the one after which the position looks best.

Inside a turn it looks one touch ahead. Where a turn begins, or where only an order is chosen, it goes on with such
touches in its mind, until the turn is over or something hidden would come to light: there the first touch decides
the most, or shows its worth only later.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ennichi.kernel import history
from ennichi.kernel.game import Game

from .bot import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    name: ClassVar[str] = "greedy"

    def choose(self, g: Game) -> int:
        if len(g.offered) == 1:
            return g.offered[0]
        # Everything hidden is dealt anew first: the bot knows what its seat may know, and nothing else.
        return best_touch(imagine(g, g.seat, self.seed), g.seat, ahead=looks_ahead(g))


def looks_ahead(g: Game) -> bool:
    return begins_turn(g) or g.todo[-1].asks == "ask-order"


def imagine(g: Game, seat: int, seed: int) -> Game:
    """The position as a seat may imagine it. Only the last entry of its history is kept: copies cost less."""
    imagined = g.redeal(seat, seed)
    imagined.history = imagined.history[-1:]
    return imagined


def begins_turn(g: Game) -> bool:
    """Whether nothing was touched yet in this turn: then the last entry of the history is the mark of its start."""
    return history.begins_turn(g.history)


def best_touch(g: Game, seat: int, ahead: bool) -> int:
    """The first of the best touches for a seat; `ahead` imagines what follows each of them."""
    if len(g.offered) == 1:
        return g.offered[0]
    best = g.offered[0]
    best_value = float("-inf")
    for touch in g.offered:
        value = worth_of(g, touch, seat, ahead)
        if value > best_value:
            best = touch
            best_value = value
    return best


def worth_of(g: Game, touch: int, seat: int, ahead: bool) -> float:
    """How good the position looks after a touch; `ahead`: after the whole turn, or when something comes to light."""
    tried = g.clone()
    tried.play(touch)
    while ahead and not tried.over and not begins_turn(tried) and tried.reveals == g.reveals:
        tried.play(best_touch(tried, seat, ahead=False))
    return g.header.kind.evaluate(tried, seat)
