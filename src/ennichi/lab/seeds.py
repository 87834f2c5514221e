"""Seeds of games, drawn from NumPy's generators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np

SEEDS: Final = 2**62


def draw_seed(chance: np.random.Generator) -> int:
    return int(chance.integers(SEEDS))
