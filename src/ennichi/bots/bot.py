"""What a player made of software is: it is shown a position and names a touch."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ennichi.kernel.game import Game, Header


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Two bots of one sort with equal seeds play alike.

    One's own is a class like this, which is given to `make`; it is then shown what its seat may know (docs/bots.md).

    >>> from ennichi import bots
    >>> class First(bots.Bot):
    ...     def choose(self, g):
    ...         return g.options[0]
    >>> g = ennichi.new("bamboo", seed=3)
    >>> bots.make(First, seed=1).choose(g) == g.options[0]
    True
    """

    name: ClassVar[str] = ""
    game: str = ""  # the only one that it plays; most play all
    cut: int = 0  # turns so far whose search the clock has cut off

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def check(self, header: Header) -> None:
        """Complain about a game that this bot cannot play."""

    def choose(self, g: Game) -> int:
        """One of `g.options`, for the seat that must act. The position is left as it is."""
        raise NotImplementedError
