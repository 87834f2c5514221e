"""Search: a tree over touches, grown from what the seat may know (information-set Monte Carlo tree search).

Every walk through the tree begins with a new deal of everything hidden, so the tree holds touches, not
positions, and a touch is judged over all the deals in which it was open. Each player is taken to seek the
best for himself (max^n). A walk that leaves the tree goes on with the touches that promise most until the
turn is over, and there the game's own evaluation judges: in the middle of a turn it would judge half a deed.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ennichi.kernel.game import Game

from .greedy import begins_turn, worth_of

CURIOSITY: Final = 1.0  # how much a touch that was seldom tried is worth another look
DARING: Final = 1.5  # points by which a touch may look worse and still get a fair share of first looks
SWING: Final = 8.0  # a lead of so many points is nearly as good as winning
CAUTION: Final = 0.1  # what was not tried yet is taken to be so much worse than the mean of what was


class Node:
    """What is known of one touch after the touches before it."""

    def __init__(self) -> None:
        self.visits = 0
        self.open = 0  # in how many walks it could be touched
        self.value = 0.0  # the sum of what the walks through it were worth to whoever touched it
        self.promise = 0.0  # how good it looked at first sight; a share, all children together make one
        self.gain = 0.0  # the sum of the leads, in points, that the walks through it ended with
        self.looked = False  # whether its children have their promise
        self.children: dict[int, Node] = {}


class Search:
    """A tree for one seat in one position, which can be grown at any time and then asked for the best touch."""

    def __init__(self, g: Game, seed: int) -> None:
        self.game = g
        self.seat = g.seat
        self.seed = seed
        self.root = Node()
        self.walks = 0

    def grow(self, walks: int, ends: float = 0.0) -> None:
        """So many walks more; with `ends`, only until the clock (`time.perf_counter`) shows that."""
        for _ in range(walks):
            self.walk(self.game.redeal(self.seat, self.seed + self.walks))
            self.walks += 1
            if ends and time.perf_counter() > ends:
                break

    def walk(self, g: Game) -> None:
        """From the root to the end of the first turn outside the tree, and back with what was found there."""
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        new = False
        while not g.over:
            mover = g.seat
            options = g.options
            if len(options) == 1:
                touch = options[0]
                child = node.children.get(touch)
                if child is None:
                    child = Node()
                    child.promise = 1.0
                    node.children[touch] = child
            else:
                if not node.looked:
                    look(node, g)
                touch = select(node, options)
                child = node.children[touch]
            path.append(child)
            movers.append(mover)
            g.play(touch)
            node = child
            if not child.visits:
                new = True
            if new and begins_turn(g):
                break
        leads = leads_of(g)
        for i in range(len(path)):
            step = path[i]
            lead = leads[movers[i]]
            step.visits += 1
            step.gain += lead
            step.value += 1.0 / (1.0 + math.exp(-lead / SWING))
        self.root.visits += 1

    def best(self) -> int:
        """The touch that was looked at most."""
        best = self.game.options[0]
        most = -1.0
        for touch in self.game.options:
            child = self.root.children.get(touch)
            if child is not None:
                rank = float(child.visits) + child.promise  # the promise breaks ties
                if rank > most:
                    best, most = touch, rank
        return best

    def follow(self, touch: int, g: Game) -> None:
        """The touch was played, and g is the position after it: keep the part of the tree that still counts."""
        self.game = g
        self.root = self.root.children.get(touch) or Node()


def look(node: Node, g: Game) -> None:
    """Give the touches that are open here their promise: what the greedy bot thinks of them."""
    node.looked = True
    ahead = begins_turn(g)
    shares: list[float] = []
    best = -1e9
    for touch in g.options:
        value = worth_of(g, touch, g.seat, ahead)
        shares.append(value)
        if value > best:
            best = value
    total = 0.0
    for i in range(len(shares)):
        shares[i] = math.exp((shares[i] - best) / DARING)
        total += shares[i]
    for i in range(len(shares)):
        child = node.children.get(g.options[i])
        if child is None:
            child = Node()
            node.children[g.options[i]] = child
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


def leads_of(g: Game) -> list[float]:
    """By how many points each seat is ahead of the best of the others, as the evaluation sees it."""
    points = points_of(g)
    leads: list[float] = []
    for seat in range(g.seats):
        rival = -1e9
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        leads.append(points[seat] - rival if len(points) > 1 else points[seat])
    return leads


def points_of(g: Game) -> list[float]:
    """What each seat may hope for; opponents that the rules play have what they would score now."""
    if g.over:
        return [float(score) for score in g.scores()]
    points = [g.header.kind.evaluate(g, seat) for seat in range(g.seats)]
    if g.seats == 1:
        points += [float(score) for score in g.scores()[1:]]
    return points
