"""How good a position of Bitoku looks for a seat, in points: the judgement of the greedy bot."""

from __future__ import annotations

from .scoring import breakdown
from .state import Bitoku


def evaluate(g: Bitoku, seat: int) -> float:
    return float(sum(breakdown(g)[seat].values()))
