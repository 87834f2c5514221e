"""Advice for a turn: legal ways, the best first, and nothing that the seat cannot know."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.bots.advice import WAYS, advise, first_sight, in_words, told, ways_of
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.kernel.random_source import from_seed
from tests.conftest import COMPILED

WANTED = 12 if COMPILED else 2
WALKS = 24 if COMPILED else 4
PATIENCE = 600.0  # seconds: the clock must not decide here


@pytest.mark.parametrize(("game", "seats"), [("bamboo", 2), ("bitoku", 1), ("bitoku", 3), ("iki", 4)])
def test_each_way_is_legal_ends_with_the_turn_and_hangs_on_what_the_seat_knows(game: str, seats: int) -> None:
    g = ennichi.new(game, seats=seats, seed=6)
    players = [GreedyBot(seat) for seat in range(seats)]
    asked = 0
    while not g.over and asked < WANTED:
        if len(g.options) > 1 and len(g.history) % 4 == 0:
            asked += 1
            before = g.dump()
            ways = advise(g, 5, WALKS, PATIENCE)
            assert g.dump() == before
            assert 1 <= len(ways) <= WAYS
            assert len({way.touches[0] for way in ways}) == len(ways)
            told = {in_words(g.redeal(g.seat, 5), way.touches, "en") for way in ways}
            assert len(told) == len(ways), "two ways that read alike are one advice"
            assert [way.gain for way in ways] == sorted([way.gain for way in ways], reverse=True)
            for way in ways:
                walk = g.redeal(g.seat, 5)
                for touch in way.touches:
                    assert walk.seat == g.seat
                    assert touch in walk.options
                    walk.play(touch)
                assert walk.over or walk.seat != g.seat or begins_turn(walk) or walk.reveals > g.reveals
            other = advise(g.redeal(g.seat, 77), 5, WALKS, PATIENCE)
            assert [(way.touches, way.gain) for way in other] == [(way.touches, way.gain) for way in ways]
        g.play(players[g.seat].choose(g))
    assert asked == WANTED


@pytest.mark.parametrize(("name", "seats"), [("bamboo", 2), ("bitoku", 1), ("iki", 2)])
def test_a_hint_tells_nothing_that_only_an_imagined_deal_brings(name: str, seats: int) -> None:
    by_chance = 0
    for seed in range(3):
        g = ennichi.new(name, seats=seats, seed=seed)
        chance = from_seed(seed)
        while not g.over:
            for touch in g.options[:2]:
                one, other = (g.redeal(g.seat, deal) for deal in (1, 2))
                here = told(one.clone(), [touch], "en", other.clone())
                assert here == told(other.clone(), [touch], "en", one.clone())
                by_chance += told(one, [touch], "en") != told(other, [touch], "en")
            g.play(g.options[chance.below(len(g.options))])
    assert by_chance or name != "bitoku", "nothing came to light by chance: the test shows nothing"


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_advice_that_the_clock_cuts_off_says_less_and_always_the_same(name: str) -> None:
    """Walks are counted, so a busy machine changes nothing; at the very limit one way is left, that of first sight."""
    g = ennichi.new(name, seats=2, seed=3)
    while len(g.options) == 1:
        g.play(g.options[0])
    cut = advise(g, 5, WALKS + 8, 1e-9)
    assert [way.touches for way in cut] == [ways_of(first_sight(g, 5), 5)[0].touches]
    for limit in (PATIENCE, 2 * PATIENCE):
        full = advise(g, 5, WALKS, limit)
        assert [(way.touches, way.gain) for way in full] == [
            (way.touches, way.gain) for way in advise(g, 5, WALKS, PATIENCE)
        ]
