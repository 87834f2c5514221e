"""The random source: the same numbers everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennichi.kernel.random_source import RandomSource, from_seed, state_from_seed

MASK = 2**63 - 1
KNOWN_FOR_SEED_7 = [323, 536, 145, 230, 615, 930, 757, 867]
KNOWN_SHUFFLE = [5, 8, 1, 7, 4, 6, 0, 2, 9, 3]


def by_definition(x: int) -> int:
    """One step of the generator, written with unlimited integers."""
    x ^= (x << 8) & MASK
    x ^= x >> 17
    return x ^ (x << 26) & MASK


def test_the_numbers_are_fixed_for_ever() -> None:
    """Records depend on them: if this fails, every record in the world changes its meaning."""
    source = from_seed(7)
    assert [int(source.below(1000)) for _ in range(8)] == KNOWN_FOR_SEED_7
    cards = list(range(10))
    source.shuffle(cards)
    assert cards == KNOWN_SHUFFLE


@given(st.integers(1, MASK))
def test_a_step_is_what_the_definition_says(state: int) -> None:
    source = RandomSource(state)
    drawn = source.below(97)
    assert source.state == by_definition(state)
    assert drawn == (by_definition(state) >> 31) % 97


@given(st.integers(1, MASK), st.integers(0, 40))
def test_a_shuffle_makes_two_exchanges_with_each_step(state: int, size: int) -> None:
    cards, by_hand = list(range(size)), list(range(size))
    source = RandomSource(state)
    source.shuffle(cards)
    x = state
    for i in range(size - 1, 0, -2):
        x = by_definition(x)
        for place, draw in ((i, x >> 31), (i - 1, x & 0x7FFFFFFF)):
            other = draw % (place + 1)
            by_hand[place], by_hand[other] = by_hand[other], by_hand[place]
    assert cards == by_hand
    assert source.state == x


@given(st.integers(1, MASK), st.integers(0, 40), st.integers(1, 9))
def test_groups_are_shuffled_one_after_the_other(state: int, count: int, size: int) -> None:
    cards = list(range(count))
    RandomSource(state).shuffle_groups(cards, size)
    source, by_hand = RandomSource(state), []
    for first in range(0, count, size):
        group = list(range(first, min(first + size, count)))
        source.shuffle(group)
        by_hand += group
    assert cards == by_hand


@given(st.integers())
def test_any_seed_gives_a_state_that_is_not_zero(seed: int) -> None:
    assert 1 <= state_from_seed(seed) <= MASK


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [int(from_seed(seed).below(2)) for seed in range(4000)]
    assert 1850 < sum(first) < 2150


@pytest.mark.parametrize("size", [2, 3, 7, 26])
def test_numbers_are_evenly_spread(size: int) -> None:
    source = from_seed(1)
    counts = Counter(int(source.below(size)) for _ in range(6000 * size))
    assert set(counts) == set(range(size))
    assert all(abs(count - 6000) < 400 for count in counts.values())


def test_every_order_of_four_comes_up_equally_often() -> None:
    source = from_seed(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 160 for count in counts.values())


def test_a_clone_goes_its_own_way() -> None:
    source = from_seed(3)
    clone = source.clone()
    assert [source.below(100) for _ in range(5)] == [clone.below(100) for _ in range(5)]
    source.below(100)
    assert source.state != clone.state
