"""The interval of a share of wins."""

from __future__ import annotations

import math
from collections.abc import Sequence


def interval(won: Sequence[float]) -> tuple[float, float]:
    """Where the true share of wins lies with 95 % (Wilson's score interval)."""
    n = len(won)
    share = sum(won) / n
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return middle - half, middle + half
