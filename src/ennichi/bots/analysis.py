"""A finished game looked at again: who could expect what after each turn, and where it was decided.

First at a glance, by the plain evaluation, which takes milliseconds; then each turn by a search, which looks some
rounds ahead and knows what would have been better.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Game

from .advice import ROUNDS, think, ways_of
from .greedy import begins_turn
from .outlook import outlook_of, part_of
from .search import points_of

WALKS: Final = 30
SECONDS: Final = 3.0  # of the processor, at most, for one turn
SWINGS: Final = 3
WORTH_TELLING: Final = 0.5  # points; less is no swing


class Span:
    """One turn of a record: its touches begin at `first` and stop before `end`."""

    def __init__(self, first: int, end: int, seat: int, chapter: int, turn: int) -> None:
        self.first = first
        self.end = end
        self.seat = seat
        self.chapter = chapter
        self.turn = turn  # of this seat in this chapter, from 1 on


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
    turns: dict[tuple[int, int], int] = {}
    for number in range(len(touches)):
        if not found or begins_turn(g):
            here = (g.last_chapter, g.seat)
            turns[here] = turns.get(here, 0) + 1
            found.append(Span(number, number, g.seat, g.last_chapter, turns[here]))
        g.play(touches[number])
        found[-1].end = number + 1
    return found


def glance(g: Game, done: float) -> Judgement:
    """The outlook in a position as it stands, when so much of the game is done; nobody is judged."""
    outlook = outlook_of(g.header.kind)
    points = outlook.expected(points_of(g), g.seats, done)
    return Judgement(points, outlook.chances(points, done), 0.0, [])


def glances(start: Game, touches: list[int], turns: list[Span]) -> list[Judgement]:
    """One where each turn of a game begins."""
    g = start.clone()
    found: list[Judgement] = []
    for turn in turns:
        found.append(glance(g, turn.first / len(touches)))
        for touch in touches[turn.first : turn.end]:
            g.play(touch)
    return found


def most_telling(turns: list[Span], seen: list[Judgement]) -> list[int]:
    """Which turn to judge first, second and so on: where whoever played it lost most of the chances, at a glance."""
    lost: list[tuple[float, int]] = []
    for at in range(len(turns)):
        seat = turns[at].seat
        after = seen[at + 1].chances[seat] if at + 1 < len(turns) else seen[at].chances[seat]
        lost.append((after - seen[at].chances[seat], at))
    lost.sort()
    return [at for _, at in lost]


def judge(
    g: Game,
    played: list[int],
    seed: int,
    done: float,
    walks: int = WALKS,
    seconds: float = SECONDS,
    turns: int = 0,
) -> Judgement:
    """A turn that begins in this position, and how it was played, when so much of the game is done.

    With the number of all turns, the outlook is the mean of the glance's and the search's, which saw some rounds
    ahead: each errs in its own way.
    """
    seat = g.seat
    outlook = outlook_of(g.header.kind)
    seen = glance(g, done)
    points = seen.points
    chances = seen.chances
    if len(g.offered) == 1 and len(played) == 1:
        return seen
    tree = think(g, seed, walks, seconds)
    if turns:
        ahead = outlook.expected(tree.foreseen(), g.seats, min(1.0, done + ROUNDS * g.seats / turns))
        points = [0.5 * (one + other) for one, other in zip(points, ahead, strict=True)]
        chances = outlook.chances(points, done)
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


def biggest(losses: list[float], most: int = SWINGS) -> list[int]:
    """Which turns lost most, the worst first."""
    ranked = sorted([(-loss, at) for at, loss in enumerate(losses) if loss >= WORTH_TELLING])
    return [at for _, at in ranked[:most]]
