"""A finished game looked at again: who could expect what after each turn, and where it was decided."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Game

from .advice import think, ways_of
from .greedy import begins_turn
from .outlook import outlook_of, part_of
from .search import points_of

WALKS: Final = 30
SECONDS: Final = 0.4  # at most, for one turn
SWINGS: Final = 3
WORTH_TELLING: Final = 0.5  # points; less is no swing


class Span:
    """One turn of a record: its touches begin at `first` and stop before `end`."""

    def __init__(self, first: int, end: int, seat: int) -> None:
        self.first = first
        self.end = end
        self.seat = seat


class Judgement:
    """What was expected when a turn began, and what the turn made of it."""

    def __init__(self, points: list[float], chances: list[float], loss: float, better: list[int]) -> None:
        self.points = points  # that each player could expect in the end
        self.chances = chances  # of each to win
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


def judge(
    g: Game, played: list[int], seed: int, done: float, walks: int = WALKS, seconds: float = SECONDS
) -> Judgement:
    """A turn that begins in this position, and how it was played, when so much of the game is done."""
    seat = g.seat
    outlook = outlook_of(g.header.kind)
    points = outlook.expected(points_of(g), g.seats, done)
    chances = outlook.chances(points, done)
    if len(g.options) == 1 and len(played) == 1:
        return Judgement(points, chances, 0.0, [])
    tree = think(g, seed, walks, seconds)
    best = ways_of(tree, seed)[0]
    if best.touches == played[: len(best.touches)]:
        return Judgement(points, chances, 0.0, [])
    evaluate = g.header.kind.evaluate
    reached, known = tree.expects(played)
    if known < len(played):
        after = g.clone()
        for touch in played:
            after.play(touch)
        reached = evaluate(after, seat)
    loss = evaluate(g.redeal(seat, seed), seat) + best.gain - reached
    return Judgement(points, chances, loss * outlook.seats.slope[part_of(done)], best.touches)


def biggest(losses: list[float]) -> list[int]:
    """Which turns lost most, the worst first."""
    ranked = sorted([(-loss, at) for at, loss in enumerate(losses) if loss >= WORTH_TELLING])
    return [at for _, at in ranked[:SWINGS]]
