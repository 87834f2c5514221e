"""The interval of a share of wins, and of a mean."""

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


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far from it the true one may lie with 95 %."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))
