"""Advice: the best ways to go on with this turn, and what each is likely to bring."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Game

from .greedy import begins_turn, best_touch, worth_of

DEALS: Final = 4  # of everything hidden, over which a way is judged
WAYS: Final = 3
LONGEST: Final = 40  # touches of one way


class Advice:
    """One way to go on: its touches up to the end of the turn, or to where something comes to light."""

    def __init__(self, touches: list[int], gain: float) -> None:
        self.touches = touches
        self.gain = gain  # of the points that the seat may expect in the end


def advise(g: Game, seed: int) -> list[Advice]:
    """The best ways that differ in their first touch, the best of all first. Only what the seat may know counts."""
    seat = g.seat
    deals = [g.redeal(seat, seed + number) for number in range(DEALS)]
    evaluate = g.header.kind.evaluate
    now = 0.0
    for deal in deals:
        now += evaluate(deal, seat) / DEALS
    ranked: list[tuple[float, int]] = []
    for touch in g.options:
        worth = 0.0
        for deal in deals:
            worth += worth_of(deal, touch, seat, ahead=True) / DEALS
        ranked.append((now - worth, touch))
    ranked.sort()
    return [Advice(way_on(deals[0], touch), -less) for less, touch in ranked[:WAYS]]


def way_on(g: Game, touch: int) -> list[int]:
    tried = g.clone()
    tried.play(touch)
    touches = [touch]
    while not tried.over and not begins_turn(tried) and tried.seat == g.seat and tried.reveals == g.reveals:
        if len(touches) == LONGEST:
            break
        touches.append(best_touch(tried, g.seat, ahead=False))
        tried.play(touches[-1])
    return touches
