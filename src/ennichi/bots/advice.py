"""Advice: the best ways to go on with this turn, and what each is likely to bring.

The same position gets the same advice, whatever else the machine has to do: walks are counted, not seconds. A limit of
processor time is only there for the worst case; where it cuts a search off, the one way is told that looks best at
first sight, which takes no time.
"""

from __future__ import annotations

import time
from itertools import takewhile
from typing import Final

from ennichi.kernel.course import Course
from ennichi.kernel.game import NEWS, Game
from ennichi.kernel.narration import story_of, tell

from .greedy import begins_turn, best_touch, imagine, worth_of
from .search import Node, Search, look, ranked

WALKS: Final = 60
ROUNDS: Final = 4
SECONDS: Final = 6.0  # of the processor, at most, for one advice; all walks take two in the slowest case
WAYS: Final = 3
LONGEST: Final = 40  # touches of one way
ARROW: Final = " → "


class Advice:
    """One way to go on: its touches up to the end of the turn, or to where something comes to light."""

    def __init__(self, touches: list[int], gain: float) -> None:
        self.touches = touches
        self.gain = gain  # of the points that the seat may expect in the end


def advise(g: Game, seed: int, walks: int = WALKS, seconds: float = SECONDS) -> list[Advice]:
    """The best ways that differ in their first touch, the best of all first. Only what the seat may know counts."""
    tree = Search(g, seed, ROUNDS)
    if tree.grow(walks, time.process_time() + seconds, time.process_time):
        return ways_of(tree, seed)
    return ways_of(first_sight(g, seed), seed)[:1]


def first_sight(g: Game, seed: int) -> Search:
    """A tree without a walk: what the touches promise."""
    tree = Search(g, seed, ROUNDS)
    look(tree.root, imagine(g, g.seat, seed))
    return tree


def think(g: Game, seed: int, walks: int, seconds: float) -> Search:
    """A tree of so many walks, or of as many as can be made in the time."""
    tree = Search(g, seed, ROUNDS)
    tree.grow(walks, time.process_time() + seconds, time.process_time)
    return tree


def ways_of(tree: Search, seed: int) -> list[Advice]:
    g = tree.game
    deal = g.redeal(g.seat, seed)
    now = g.header.kind.evaluate(deal, g.seat)
    ways: list[Advice] = []
    said: set[str] = set()
    for touch in ranked(tree.root, g.options):
        touches = way_on(deal, touch, tree.root.children.get(touch))
        words = in_words(deal.clone(), touches, "en")
        if words in said:  # with another of two equal things
            continue
        said.add(words)
        expected, known = tree.expects(touches)
        if not known:
            expected = worth_of(deal, touch, g.seat, ahead=True)
        ways.append(Advice(touches, expected - now))
        if len(ways) == WAYS:
            break
    ways.sort(key=lambda way: -way.gain)
    return ways


def way_on(g: Game, touch: int, node: Node | None) -> list[int]:
    """A touch and what follows it in this turn: as the tree likes it best, then as the evaluation does."""
    tried = g.clone()
    tried.play(touch)
    touches = [touch]
    while not tried.over and not begins_turn(tried) and tried.seat == g.seat and tried.reveals == g.reveals:
        if len(touches) == LONGEST:
            break
        if node is not None and node.visits > 1:
            touch = ranked(node, tried.options)[0]
        else:
            touch = best_touch(tried, g.seat, ahead=False)
        node = node.children.get(touch) if node is not None else None
        touches.append(touch)
        tried.play(touch)
    return touches


def in_words(g: Game, touches: list[int], language: str) -> str:
    """Touches one after the other, each as it is called where it is played; the position goes along."""
    said: list[str] = []
    for touch in touches:
        said.append(g.words(touch, language))
        g.play(touch)
    return ARROW.join(said)


def told(g: Game, touches: list[int], language: str, other: Game | None = None) -> str:
    """The same as the narrator tells it: what it does, brings and costs, and what it does to others.

    With another deal of what is hidden, it is told up to where the two part: the rest is chance. Where the narrator
    has no words, the touches stand for themselves. What the seat has afterwards is news to nobody who plans it.
    """
    course = course_of(g, touches, other)
    text = g.header.kind.text(language)
    own = [scene for scene in story_of(g, course.plays).scenes if scene.seat == g.seat][:1]
    said: list[str] = []
    for scene in own:
        for beat in tell(course.game, scene, g.seat, text):
            sort = g.header.kind.events[scene.events[beat.events[0]][0]]
            if sort.told != NEWS or beat.seat != g.seat:
                said.append(beat.said)
    return " ".join(said) or in_words(g.clone(), touches, language)


def course_of(g: Game, touches: list[int], other: Game | None = None) -> Course:
    """Touches from a position on; with another deal of what is hidden, with the events up to where the two part."""
    course = Course(g)
    for touch in touches:
        played = course.play(touch)
        if other is not None and touch in other.options:
            other.listen()
            other.play(touch)
            pairs = zip(played.events, other.heard or [], strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            del played.events[same:]
            played.begun[:] = [turn for turn in played.begun if turn[0] <= same]
    return course
