"""Joined effects in any order: the question loses nothing, is asked seldom enough, and bots can answer it."""
# ruff: noqa: N802

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

import pytest

from ennichi import bots
from ennichi.bitoku.components import NOUNS, Printed
from ennichi.bitoku.effects import AllOf, BitokuCompiler
from ennichi.bitoku.kind import KIND
from ennichi.kernel.effects import parse
from ennichi.kernel.random_source import from_seed

from .given import (
    bitoku_path,
    die,
    display,
    kodamas,
    new_game,
    open_now,
    play,
    resolve,
    resources,
    summer,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bitoku.state import Bitoku
    from ennichi.kernel.game import Step

MOST_WAYS = 3000  # more are not followed


def joined_effects() -> list[str]:
    """The printed effects that join several parts and offer no choice between whole effects."""
    box = KIND.box()
    assert isinstance(box, Printed)
    rows = [box.yokai_effects, box.bitoku_effects, box.building_effects, box.crystal_effects, box.mitama_effects]
    rows += [box.dragonfly_effects, box.gate_effects, *(layout.home_effects for layout in box.layouts)]
    texts = sorted({text for row in rows for text in row if " + " in text})
    return [text for text in texts if len(parse(text, NOUNS).options) == 1]


def positions() -> list[Bitoku]:
    """Some turns of random games; in every second one somebody stands on a last space, close before the actor."""
    found: list[Bitoku] = []
    for seed in range(3):
        g, chance = new_game(seats=2 + seed, seed=seed), from_seed(seed)
        turns = 0
        while len(found) <= seed and not g.over:
            if waiting(g) == "turn":
                turns += 1
            if turns == 8 * (seed + 1):
                if seed % 2 == 0:
                    g.players[(g.seat + 1) % g.seats].kodamas[seed] = 7
                    g.players[g.seat].kodamas[seed] = 5 + seed // 2
                found.append(g)
            else:
                g.play(g.options[chance.below(len(g.options))])
    return found


def results(g: Bitoku, step: Step[Any]) -> set[str] | None:
    """Everything that can come of a step; None where that is too much."""
    g = g.clone()
    depth = len(g.todo)
    g.todo.append(step)
    g.advance()
    found: set[str] = set()
    unfinished = [g]
    for _ in range(MOST_WAYS):
        if not unfinished:
            return found
        now = unfinished.pop()
        if len(now.todo) <= depth:
            table = [[player.pack() for player in now.players], now.shown, now.garden, now.sites, now.sleepers]
            found.add(json.dumps(table))
            continue
        for touch in now.options:
            unfinished.append(now.clone())
            unfinished[-1].play(touch)
    return None


def test_Q8_no_order_of_a_printed_effect_allows_more_than_what_is_offered() -> None:
    found = positions()
    assert len(found) == 3
    compared = 0
    for text in joined_effects():
        compiler = BitokuCompiler()
        terms = parse(text, NOUNS).options[0].gain
        orders = [tuple(compiler.term(term) for term in order) for order in itertools.permutations(terms)]
        for g in found:
            offered = results(g, BitokuCompiler().compile(text))
            for order in orders:
                other = results(g, AllOf("in this order", order))
                if offered is not None and other is not None:
                    compared += 1
                    assert other <= offered, text
    assert compared > 300


def test_Q8_most_joined_effects_are_not_asked_about() -> None:
    """In the setup, where nothing stands in anybody's way, only a card that may be seen first is a question."""
    asked = []
    for text in joined_effects():
        g = summer(seats=4)
        g.players[g.seat].resources[:] = [2, 2, 2, 2]
        resolve(g, text)
        if g.todo[-1].asks == "ask-order":
            asked.append(text)
    assert asked == [
        "(jade / sake) + mitama",
        "2 mp + draw",
        "bitoku + mp",
        "crystal + draw",
        "dragonfly + draw",
        "unlock + draw",
    ]


def with_everything() -> Bitoku:
    """Whatever an effect asks for can be done, and somebody stands on a last space just before the actor."""
    g = summer(seats=4)
    resources(g, wood=3, stone=3, jade=3, sake=3)
    display(g, "crystal", "dream-1 memory-1 ingenuity-1")
    kodamas(g, seat=g.order[1], yomi=7, glade=3)
    kodamas(g, yomi=6)
    bitoku_path(g, "yu-1 yu-2")
    return g


def asked_first(g: Bitoku, effect: str) -> str:
    """What is asked when an effect begins: `1 2` when it is what comes first, otherwise the part that begins."""
    resolve(g, effect)
    if g.todo[-1].asks == "ask-order":
        return " ".join(sorted(name.removeprefix("option.") for name in open_now(g)))
    return waiting(g)


@pytest.mark.parametrize(
    "effect",
    [
        # Hidden cards may be seen before a choice.
        "any + draw", "rock + draw", "push + draw", "build + draw", "crystal + draw", "kodama + draw", "pilgrim + draw",
        "rock + yokai", "rock + bitoku", "kodama + vision", "unlock + vision", "build + vision", "draw + vision",
        "vision + draw", "yokai + draw", "bitoku + draw", "(wood / stone) + draw", "(rock / pilgrim) + draw",
        "((stone / sake) > 3 vp) + draw", "rock + (draw / vp)",
        # A tile, a gate or a bitoku card may bring anything.
        "kodama + mp", "rock + mp", "push + mp", "mp + rock", "mp + bitoku", "bitoku + mp", "kodama + mitama",
        "rock + dragonfly", "mp + push", "mitama + rock", "dragonfly + rock",
        # A rock, a pilgrim or a memory crystal may be of use to what stands before it, and a last space be freed.
        "pilgrim + rock", "pilgrim + crystal", "build + crystal", "vision + crystal", "(rock / pilgrim) + crystal",
        "(rock / pilgrim) + rock", "pilgrim + (rock / kodama)", "kodama + push", "2 kodama + push",
        "kodama + push here", "kodama + (push / any)",
    ],
)  # fmt: skip
def test_Q8_it_is_asked_where_what_comes_later_may_help(effect: str) -> None:
    g = with_everything()
    for at in (1, 2):
        die(g, at, 2, "locked")
    die(g, 3, 2, "unlocked")

    assert asked_first(g, effect) == "1 2"


@pytest.mark.parametrize(
    ("effect", "begins"),
    [
        ("push + kodama", "push"), ("rock + pilgrim", "rock"), ("crystal + pilgrim", "crystal"),
        ("crystal + build", "crystal"), ("crystal + crystal-1", "crystal"), ("vision + build", "vision"),
        ("kodama + rock", "kodama"), ("rock + kodama", "rock"), ("push + rock", "push"), ("crystal + rock", "crystal"),
        ("build + rock", "build"), ("rock + crystal", "rock"), ("build + pilgrim", "build"), ("build + push", "build"),
        ("pilgrim + build", "pilgrim"), ("kodama + crystal", "kodama"), ("kodama + build", "kodama"),
        ("pilgrim + kodama", "pilgrim"), ("pilgrim + push", "pilgrim"), ("crystal + push", "crystal"),
        ("crystal + kodama", "crystal"), ("rock + push", "rock"), ("unlock + rock", "unlock"),
        ("unlock + push", "unlock"), ("mitama + kodama", "mitama"), ("dragonfly + kodama", "dragonfly"),
        ("kodama + (rock / pilgrim)", "kodama"), ("crystal + (rock / kodama)", "crystal"), ("draw + rock", "draw"),
        ("(rock / pilgrim) + kodama", "pick rock / pilgrim"), ("(build / crystal) + rock", "pick build / crystal"),
        ("((stone / sake) > 3 vp) + rock", "pick (stone / sake) > 3 vp"), ("kodama here + draw", "draw"),
    ],
)  # fmt: skip
def test_Q8_it_is_not_asked_where_the_printed_order_allows_all(effect: str, begins: str) -> None:
    assert asked_first(with_everything(), effect) == begins


@pytest.mark.parametrize(
    ("effect", "begins"),
    [
        ("build + any", "any"), ("crystal + any", "any"), ("pilgrim + any", "any"), ("mp + any", "1 2"),
        ("build + (wood / stone)", "pick wood / stone"), ("((stone / sake) > 3 vp) + any", "any"),
        ("build + rock + any", "any"), ("build + (any / vp)", "pick any / vp"), ("mitama + any", "1 2"),
        ("dragonfly + any", "1 2"), ("build + (any / rock)", "1 2"), ("rock + wood + draw", "1 2"),
    ],
)  # fmt: skip
def test_Q8_goods_are_taken_first_where_they_may_be_of_use(effect: str, begins: str) -> None:
    g = with_everything()

    assert asked_first(g, effect) == begins
    assert g.players[g.seat].resources[0] == (4 if "+ wood" in effect else 3)


@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ("crystal + draw + rock", "1 2"), ("rock + crystal + draw", "1 2 3"), ("kodama + rock + push", "1 3"),
        ("rock + pilgrim + crystal", "2 3"), ("rock + push + kodama + draw", "1 2 3 4"),
    ],
)  # fmt: skip
def test_Q8_only_the_parts_among_which_it_matters_are_offered(effect: str, offered: str) -> None:
    g = with_everything()
    for at in (1, 2, 3):
        die(g, at, 2, "unlocked")  # that they are has nothing to do with it

    assert asked_first(g, effect) == offered


def test_Q8_four_parts_can_be_put_in_order_and_more_are_refused() -> None:
    with pytest.raises(ValueError, match="5 parts, and at most 4"):
        BitokuCompiler().compile("rock + push + kodama + pilgrim + draw")


def test_a_game_knows_nine_movement_points_at_once() -> None:
    g = with_everything()
    assert asked_first(g, "9 mp") == "9 mp"
    with pytest.raises(ValueError, match="more than 9"):
        BitokuCompiler().compile("10 mp")


@pytest.mark.parametrize(
    ("effect", "mine", "here", "asked"),
    [
        ("kodama + push", 6, "glade", True), ("kodama + push", 5, "glade", False),
        ("2 kodama + push", 5, "glade", True), ("2 kodama + push", 4, "glade", False),
        ("kodama + push here", 6, "yomi", True),
        ("kodama + push here", 6, "glade", False), ("kodama + push", 7, "glade", False),
    ],
)  # fmt: skip
def test_Q8_a_push_comes_first_only_to_free_a_last_space_within_reach(
    effect: str, mine: int, here: str, asked: bool
) -> None:
    """The last space of Yomi; `here` is the region of the action."""
    g = with_everything()
    kodamas(g, yomi=mine)
    if mine == 7:
        kodamas(g, seat=g.order[1], yomi=6)
    g.here = 0 if here == "yomi" else 3

    assert (asked_first(g, effect) == "1 2") == asked


def test_Q8_a_last_space_that_is_free_needs_no_push() -> None:
    g = with_everything()
    kodamas(g, yomi=2, glade=6)

    assert asked_first(g, "kodama + push") == "kodama"


@pytest.mark.parametrize("name", ["random", "greedy", *bots.levels()])
def test_Q8_bots_answer_what_comes_first(name: str) -> None:
    g = summer(seats=3)
    other = g.order[1]
    play(g, g.name(g.options[0]), "slot.1", "done")
    kodamas(g, seat=other, yomi=7)
    kodamas(g, yomi=6, stairs=4, home=4, glade=4, forges=4)  # nothing more to win elsewhere
    resolve(g, "kodama + push")
    bot = bots.make(name, 1)
    assert bot.choose(g) in g.options
    if name == "greedy":
        while waiting(g) != "end turn":
            g.play(bot.choose(g))
        assert (g.players[g.seat].kodamas[0], g.players[other].kodamas[0]) == (7, 6)
    else:
        assert open_now(g) == {"option.1", "option.2"}
