"""Planning: whole turns compared with each other, in the same deals of what is hidden.

A turn is thought through in one deal first: its first touches are tried, the best of them gone on with, and so forth,
and each is finished as the evaluation made by hand likes it; what was learnt from play judges where it ends. The best
turns are then played in deal after deal, all in the same ones, and everybody goes on for some rounds in the way that
was learnt. Who does worse is left out early (sequential halving), so that the time goes where the choice is open.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ennichi.kernel.game import Game
from ennichi.kernel.traits import Learnt

from .bot import Bot
from .greedy import begins_turn, best_touch, imagine
from .learnt import ENOUGH, learnt_of, points_of
from .search import lead_of

DEALS: Final = 1 << 24  # more deals than one plan ever uses
DEEP: Final = 12  # touches of a turn after which nothing is compared any more
WORST: Final = -1e9


class Breadth:
    """How much is looked at."""

    def __init__(self, beam: int, ways: int, near: float, replies: int, rounds: int) -> None:
        self.beam = beam  # beginnings that are gone on with after each touch
        self.ways = ways  # turns that are compared in many deals
        self.near = near  # points by which a turn may look worse and still be compared
        self.replies = replies  # first touches that are thought of for turns after this one
        self.rounds = rounds  # that are played on after the turn


USUAL: Final = Breadth(6, 12, 6.0, 6, 2)
LOOKS: Final = 240  # of a turn, in all
PATIENCE: Final = 3.0  # seconds for the plans of one turn
SHARE: Final = 0.7  # of the patience that is left, for the next plan: something may come to light after it


class Way:
    """A turn: the touches of its seat up to its end, or to where something comes to light."""

    def __init__(self, touches: list[int], lead: float) -> None:
        self.touches = touches
        self.lead = lead  # at first sight, in one deal
        self.sum = 0.0
        self.looks = 0

    def mean(self) -> float:
        return self.sum / self.looks if self.looks else self.lead


class Beginning:
    """A turn as far as it was thought."""

    def __init__(self, game: Game, touches: list[int], lead: float) -> None:
        self.game = game
        self.touches = touches
        self.lead = lead


class Plan:
    """The ways to play a seat's turn from one position on."""

    def __init__(self, g: Game, seed: int, learnt: Learnt | None, breadth: Breadth) -> None:
        self.game = g
        self.seat = g.seat
        self.seed = seed
        self.learnt = learnt
        self.breadth = breadth
        self.deals = 0
        self.ways = self.first_looks()

    def first_looks(self) -> list[Way]:
        """The turns that look best in one deal, best first."""
        start = imagine(self.game, self.seat, self.seed)
        found: dict[str, Way] = {}
        open_now = [Beginning(start, [], 0.0)]
        for _ in range(DEEP):
            next_open: list[Beginning] = []
            for begun in open_now:
                self.go_on(begun, start.reveals, found, next_open)
            if not next_open:
                break
            next_open.sort(key=lambda each: -each.lead)
            open_now = next_open[: self.breadth.beam]
        ways = list(found.values())
        ways.sort(key=lambda each: -each.lead)
        least = ways[0].lead - self.breadth.near
        return [way for way in ways[: self.breadth.ways] if way.lead >= least]

    def go_on(self, begun: Beginning, reveals: int, found: dict[str, Way], next_open: list[Beginning]) -> None:
        """Try each touch after a beginning, to the end of the turn; of turns that end alike the first is kept."""
        for touch in begun.game.offered:
            tried = begun.game.clone()
            tried.play(touch)
            touches = [*begun.touches, touch]
            while self.mine(tried, reveals) and len(tried.offered) == 1:
                touches.append(tried.offered[0])
                tried.play(tried.offered[0])
            goes_on = self.mine(tried, reveals)
            ended = tried
            whole = touches
            if goes_on:
                ended = tried.clone()
                whole = touches.copy()
            finish(ended, reveals, self.seat, whole)
            points = points_of(ended, self.learnt)
            lead = lead_of(points, self.seat)
            key = str(points)
            known = found.get(key)
            if known is None:
                found[key] = Way(whole, lead)
            if goes_on and (known is None or known.touches[: len(touches)] == touches):
                next_open.append(Beginning(tried, touches, lead))

    def mine(self, g: Game, reveals: int) -> bool:
        return not g.over and not begins_turn(g) and g.reveals == reveals and g.seat == self.seat

    def compare(self, looks: int, begins: float, ends: float, clock: Callable[[], float]) -> bool:
        """Give the ways so many looks in all; whether the clock cut none of them off.

        Each stage gets an equal share of the looks, and with `ends` of the time; then the worse half is left out.
        """
        alive = self.ways
        stages = 0
        while 1 << stages < len(alive):
            stages += 1
        whole = True
        for stage in range(stages):
            each = max(1, looks // (stages * len(alive)))
            until = begins + (ends - begins) * (stage + 1) / stages
            for deal in range(each):
                for way in alive:
                    way.sum += self.look(way, self.seed + 1 + self.deals)
                    way.looks += 1
                self.deals += 1
                if ends and clock() > until:
                    whole = whole and deal + 1 == each
                    break
            alive = self.sort(alive)[: (len(alive) + 1) // 2]
            if ends and clock() > ends:
                return whole and stage + 1 == stages
        return whole

    def sort(self, alive: list[Way]) -> list[Way]:
        """The ways that are still compared, best first; they lead the others."""
        alive.sort(key=lambda each: -each.mean())
        self.ways = alive + [way for way in self.ways if way not in alive]
        return alive

    def look(self, way: Way, seed: int) -> float:
        """By how much the seat leads some rounds after this turn, in one deal."""
        g = imagine(self.game, self.seat, seed)
        for touch in way.touches:
            if touch not in g.offered:
                break
            g.play(touch)
        ends = self.breadth.rounds * g.seats + 1
        turns = 1 if begins_turn(g) else 0
        while not g.over and turns < ends:
            g = turn_of(g, self.learnt, self.breadth.replies)
            if begins_turn(g):
                turns += 1
        return lead_of(points_of(g, self.learnt), self.seat)


def finish(g: Game, reveals: int, seat: int, touches: list[int]) -> None:
    """Go on as the evaluation made by hand likes it, until the turn is over or something new has come to light."""
    own = True
    steps = 0
    while not g.over and not begins_turn(g) and g.reveals == reveals and steps < ENOUGH:
        if g.seat != seat:
            own = False
        touch = best_touch(g, g.seat, ahead=False)
        if own:
            touches.append(touch)
        g.play(touch)
        steps += 1


def turn_of(g: Game, learnt: Learnt | None, replies: int) -> Game:
    """The position after whoever is to act has gone on in the way that was learnt: to the end of the turn, or so far
    that something came to light. Another position than the one given."""
    seat = g.seat
    options = g.offered
    if len(options) > replies:
        options = likely(g, replies)
    best = g
    best_lead = WORST
    for touch in options:
        tried = g.clone()
        tried.play(touch)
        finish(tried, g.reveals, seat, [])
        if len(options) == 1:
            return tried
        lead = lead_of(points_of(tried, learnt), seat)
        if lead > best_lead:
            best = tried
            best_lead = lead
    return best


def likely(g: Game, count: int) -> list[int]:
    """The touches after which the evaluation made by hand likes the position best."""
    ranked: list[tuple[float, int]] = []
    for touch in g.offered:
        tried = g.clone()
        tried.play(touch)
        ranked.append((-g.header.kind.evaluate(tried, g.seat), touch))
    ranked.sort()
    return [touch for _, touch in ranked[:count]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    """Plans a turn where it begins, and again whenever something has come to light.

    With `patience`, so many seconds of the wall clock are shared by the plans of a turn, and `cut` counts those that
    were cut off.
    """

    def __init__(self, seed: int, looks: int = LOOKS, patience: float = 0.0, breadth: Breadth = USUAL) -> None:
        super().__init__(seed)
        self.looks = looks
        self.patience = patience
        self.breadth = breadth
        self.planned: list[int] = []  # the touches that are still to come
        self.known: list[int] = []  # the history that they follow
        self.left = 0.0  # of patience, in this turn

    def choose(self, g: Game) -> int:
        if begins_turn(g):
            self.left = self.patience
        if not (self.planned and self.known == g.history and self.planned[0] in g.offered):
            if len(g.offered) == 1:
                return g.offered[0]
            self.planned = self.think(g).ways[0].touches.copy()
        touch = self.planned.pop(0)
        self.known = [*g.history, touch]
        return touch

    def think(self, g: Game) -> Plan:
        """The ways to go on from here, the best first."""
        began = time.perf_counter()
        ends = began + self.left * SHARE if self.patience else 0.0
        plan = Plan(g, (self.seed * DEALS + len(g.history)) * DEALS, learnt_of(g.header), self.breadth)
        if len(plan.ways) > 1 and not plan.compare(self.looks, time.perf_counter(), ends, time.perf_counter):
            self.cut += 1
        self.left = max(self.left - (time.perf_counter() - began), 0.0)
        return plan
