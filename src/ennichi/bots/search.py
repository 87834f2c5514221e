"""Search: a tree over touches, grown from what the seat may know (information-set Monte Carlo tree search).

Every walk through the tree begins with a deal of everything hidden, so the tree holds touches, not positions, and
a touch is judged over all the deals in which it was open. Each player is taken to seek the best for himself (max^n).
A walk that leaves the tree goes on with the touches that look best, for some rounds, and there the game's own
evaluation judges. All walks go equally far: an evaluation is never quite fair to whoever has just had a turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from ennichi.kernel.game import Game

from .greedy import begins_turn, best_touch, imagine, worth_of

CURIOSITY: Final = 1.0  # how much a touch that was seldom tried is worth another look
DARING: Final = 1.5  # points by which a touch may look worse and still get a fair share of first looks
SWING: Final = 8.0  # a lead of so many points is nearly as good as winning
CAUTION: Final = 0.1  # what was not tried yet is taken to be so much worse than the mean of what was
CHECK: Final = 4  # walks between two looks at whether the choice is made
LOOKS: Final = 4  # walks that end at a touch of a later turn before the tree grows beyond it
ENOUGH: Final = 3  # walks through a touch that make a mean


class Node:
    """What is known of one touch after the touches before it."""

    def __init__(self) -> None:
        self.visits = 0
        self.open = 0  # in how many walks it could be touched
        self.value = 0.0  # the sum of what the walks through it were worth to whoever touched it
        self.promise = 0.0  # how good it looked at first sight; a share, all children together make one
        self.points = 0.0  # the sum of the points that whoever touched it could expect where the walks ended
        self.looked = False  # whether its children have their promise
        self.children: dict[int, Node] = {}


class Search:
    """A tree for one seat in one position, which can be grown at any time and then asked for the best touch."""

    def __init__(self, g: Game, seed: int, rounds: int) -> None:
        self.game = g
        self.seat = g.seat
        self.seed = seed
        self.rounds = rounds  # how far every walk goes
        self.root = Node()
        self.walks = 0
        self.seen: dict[int, list[float]] = {}  # by first touch: the sum of everybody's points where its walks ended
        # Who plays alone measures himself by what he could hope for: what the rules play has no hopes to compare with.
        self.hope = points_of(imagine(g, g.seat, seed))[0] if g.seats == 1 else 0.0

    def grow(self, walks: int, ends: float = 0.0, clock: Callable[[], float] = time.perf_counter) -> bool:
        """So many walks more; with `ends`, only until the clock shows that. Whether the clock cut none of them off.

        When the rest of them could not change the choice any more, they are saved.
        """
        for left in range(walks, 0, -1):
            if left % CHECK == 0 and left < self.margin():
                break
            self.walk()
            if ends and clock() > ends:
                return left == 1
        return True

    def margin(self) -> int:
        """By how many looks the first touch is ahead of the second."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def walk(self) -> None:
        """Through the tree, on from its edge as the greedy bot would, and back with what was found after some rounds.

        The n-th look at each first touch is at the same deal, so that luck does not favour one of them.
        """
        node = self.root
        if not node.looked:
            look(node, imagine(self.game, self.seat, self.seed))
        touch = select(node, self.game.offered)
        node = node.children[touch]
        g = imagine(self.game, self.seat, self.seed + node.visits)
        g.play(touch)
        path = [node]
        movers = [self.seat]
        ends = self.rounds * g.seats
        turns = 1 if begins_turn(g) else 0
        inside = node.visits > 0
        while inside and not g.over and turns < ends:
            movers.append(g.seat)
            node = step_on(node, g)
            path.append(node)
            if begins_turn(g):
                turns += 1
            inside = node.visits >= (LOOKS if turns else 1)
        while not g.over and turns < ends:
            g.play(best_touch(g, g.seat, ahead=False))
            if begins_turn(g):
                turns += 1
        points = points_of(g)
        if g.seats == 1:
            worth = [worth_of_lead(points[0] - self.hope)]
        else:
            worth = [worth_of_lead(lead_of(points, seat)) for seat in range(g.seats)]
        for i in range(len(path)):
            step = path[i]
            step.visits += 1
            step.points += points[movers[i]]
            step.value += worth[movers[i]]
        self.root.visits += 1
        self.walks += 1
        sums = self.seen.get(touch)
        if sums is None:
            self.seen[touch] = points
        else:
            for i in range(len(points)):
                sums[i] += points[i]

    def best(self) -> int:
        """The touch that was looked at most."""
        return ranked(self.root, self.game.offered)[0]

    def foreseen(self) -> list[float]:
        """Everybody's points after some rounds, when the seat goes on as the tree likes it best."""
        touch = self.best()
        visits = self.root.children[touch].visits
        return [points / visits for points in self.seen[touch]]

    def expects(self, touches: list[int]) -> tuple[float, int]:
        """The points that the seat may expect after these touches, as far as walks know, and how many those are."""
        node = self.root
        points = 0.0
        known = 0
        for touch in touches:
            child = node.children.get(touch)
            if child is None or child.visits < ENOUGH:
                break
            node = child
            points = node.points / node.visits
            known += 1
        return points, known

    def follow(self, touch: int, g: Game) -> None:
        """The touch was played, and g is the position after it: keep the part of the tree that still counts."""
        self.game = g
        self.root = self.root.children.get(touch) or Node()


def step_on(node: Node, g: Game) -> Node:
    """Play the touch that the tree tries next, and go to its node."""
    options = g.offered
    if len(options) > 1:
        if not node.looked:
            look(node, g)
        touch = select(node, options)
    else:
        touch = options[0]
        if touch not in node.children:
            node.children[touch] = Node()
    g.play(touch)
    return node.children[touch]


def look(node: Node, g: Game) -> None:
    """Give the touches that are open here their promise: what the greedy bot thinks of them."""
    node.looked = True
    ahead = begins_turn(g)
    shares: list[float] = []
    best = -1e9
    for touch in g.offered:
        value = worth_of(g, touch, g.seat, ahead)
        shares.append(value)
        if value > best:
            best = value
    total = 0.0
    for i in range(len(shares)):
        shares[i] = math.exp((shares[i] - best) / DARING)
        total += shares[i]
    for i in range(len(shares)):
        child = node.children.get(g.offered[i])
        if child is None:
            child = Node()
            node.children[g.offered[i]] = child
        child.promise = shares[i] / total


def select(node: Node, options: list[int]) -> int:
    """The touch to try next: what has been good so far, or promises much and was seldom tried."""
    children: list[Node] = []
    visits = 0
    value = 0.0
    for touch in options:
        child = node.children.get(touch)
        if child is None:  # not open in the deal in which the promises were made
            child = Node()
            child.promise = 1.0 / len(options)
            node.children[touch] = child
        child.open += 1
        visits += child.visits
        value += child.value
        children.append(child)
    untried = value / visits - CAUTION if visits else 0.0
    best = 0
    best_rank = -1e9
    for i in range(len(children)):
        child = children[i]
        rank = child.value / child.visits if child.visits else untried
        rank += CURIOSITY * child.promise * math.sqrt(float(child.open)) / (1 + child.visits)
        if rank > best_rank:
            best, best_rank = i, rank
    return options[best]


def ranked(node: Node, options: list[int]) -> list[int]:
    """The touches that are open, the one that was looked at most first; what they promised breaks ties."""
    order = [(-looks_at(node, options[i]), i) for i in range(len(options))]
    order.sort()
    return [options[i] for _, i in order]


def looks_at(node: Node, touch: int) -> float:
    """How often a touch was looked at, and a little for what it promised."""
    child = node.children.get(touch)
    return child.visits + child.promise if child is not None else 0.0


def lead_of(points: list[float], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    rival = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > rival:
            rival = points[other]
    return points[seat] - rival


def worth_of_lead(lead: float) -> float:
    """Between 0 and 1: how good it is to be ahead by so much."""
    return 1.0 / (1.0 + math.exp(-lead / SWING))


def points_of(g: Game) -> list[float]:
    """What each seat may hope for; opponents that the rules play have what they would score now."""
    if g.over:
        return [float(score) for score in g.scores()]
    points = [g.header.kind.evaluate(g, seat) for seat in range(g.seats)]
    if g.seats == 1:
        points += [float(score) for score in g.scores()[1:]]
    return points
