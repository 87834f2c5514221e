"""ennichi: Bitoku, Bamboo and IKI, to play and to study.

import ennichi

g = ennichi.new("bamboo", seats=3, seed=7, night=True)
while not g.over:
    g.play(g.options[0])
print(g.scores(), g.winners())
"""

from .kernel.deals import commitment
from .kernel.errors import (
    BadComponents,
    BadEffect,
    BadPosition,
    BadRecord,
    BadSetting,
    EnnichiError,
    IllegalTouch,
)
from .kernel.game import Game
from .kernel.record import replay
from .kernel.registry import games, new, register
from .kernel.store import load

__version__ = "0.1.0"

__all__ = [
    "BadComponents",
    "BadEffect",
    "BadPosition",
    "BadRecord",
    "BadSetting",
    "EnnichiError",
    "Game",
    "IllegalTouch",
    "commitment",
    "games",
    "load",
    "new",
    "register",
    "replay",
]
