"""How good a position of IKI looks for a seat, in points: the judgement of the greedy bot."""

from __future__ import annotations

from .scoring import breakdown
from .state import Iki


def evaluate(g: Iki, seat: int) -> float:
    return float(sum(breakdown(g)[seat].values()))
