"""Seeds: of games, drawn from NumPy's generators, and of the bots that sit at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ennichi.kernel.random_source import state_from_seed
from ennichi.kernel.registry import SEEDS

if TYPE_CHECKING:
    import numpy as np

APART: Final = 256  # more than there are seats


def draw_seed(chance: np.random.Generator) -> int:
    """A seed from which many may be counted on before the last one is reached."""
    return int(chance.integers(SEEDS // 2))


def seat_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat: no other seat of this game, or of a game with another seed, has the same."""
    return state_from_seed(seed * APART + seat + 1)
