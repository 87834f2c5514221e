"""The random bot: any legal touch, each as likely as the others."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed

from .bot import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = from_seed(seed)

    def choose(self, g: Game) -> int:
        return g.offered[self.random.below(len(g.offered))]
