"""A finished game looked at again: who could expect what after each turn, and where it was decided."""

from __future__ import annotations

import math
from typing import Final

from ennichi.kernel.game import Game

from .advice import advise
from .greedy import begins_turn
from .search import points_of

SURE: Final = 1.0  # points of lead that count much at the very end
UNSURE: Final = 9.0  # and so many more at the beginning
SWINGS: Final = 3
ARROW: Final = " → "
WORTH_TELLING: Final = 0.5  # points; less is no swing


class Span:
    """One turn of a record: its touches begin at `first` and stop before `end`."""

    def __init__(self, first: int, end: int, seat: int) -> None:
        self.first = first
        self.end = end
        self.seat = seat


class Judgement:
    """What was expected when a turn began, and what the turn made of it."""

    def __init__(self, points: list[float], loss: float, better: list[int]) -> None:
        self.points = points  # that each player could expect
        self.loss = loss  # points that the seat expected more from the best way than from what was played
        self.better = better  # that best way; empty when it is what was played


def spans(start: Game, touches: list[int]) -> list[Span]:
    """The turns of a game, by its touches from a first position on."""
    g = start.clone()
    found: list[Span] = []
    for number in range(len(touches)):
        if not found or begins_turn(g):
            found.append(Span(number, number, g.seat))
        g.play(touches[number])
        found[-1].end = number + 1
    return found


def judge(g: Game, played: list[int], seed: int) -> Judgement:
    """A turn that begins in this position, and how it was played."""
    seat = g.seat
    points = points_of(g)
    if len(g.options) == 1 and len(played) == 1:
        return Judgement(points, 0.0, [])
    best = advise(g, seed)[0]
    evaluate = g.header.kind.evaluate
    before = evaluate(g, seat)
    after = g.clone()
    for touch in played:
        after.play(touch)
    loss = before + best.gain - evaluate(after, seat)
    same = best.touches == played[: len(best.touches)]
    return Judgement(points, 0.0 if same else loss, [] if same else best.touches)


def chances(points: list[float], left: float) -> list[float]:
    """The chance of each player to win, from what they can expect and the share of the game that is left."""
    spread = SURE + UNSURE * math.sqrt(max(0.0, left))
    best = max(points)
    shares = [math.exp((each - best) / spread) for each in points]
    total = sum(shares)
    return [share / total for share in shares]


def biggest(losses: list[float]) -> list[int]:
    """Which turns lost most, the worst first."""
    ranked = sorted([(-loss, at) for at, loss in enumerate(losses) if loss >= WORTH_TELLING])
    return [at for _, at in ranked[:SWINGS]]


def in_words(g: Game, touches: list[int], language: str) -> str:
    """Touches one after the other, each as it is called where it is played; the position goes along."""
    said: list[str] = []
    for touch in touches:
        said.append(g.words(touch, language))
        g.play(touch)
    return ARROW.join(said)
