"""Games dealt by a secret in the laboratory: observed like others, and their headers are kept whole."""

from __future__ import annotations

import pickle

import pytest

import ennichi
from ennichi.kernel.random_source import from_seed
from tests.conformance.cases import Case, pick

from .positions import TABLES, observer

DEAL = "5d41402abc4b2a76b9719d911017c592" * 2 + ":abcd"


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_an_observation_of_a_game_by_deal_tells_what_the_seat_knows_and_no_more(case: Case) -> None:
    g = ennichi.new(case.kind.name, seats=case.seats, deal=DEAL)
    watch = observer(case)
    chance = from_seed(4)
    for number in range(60):
        for seat in range(g.seats) if number % 20 == 0 else ():
            other = g.redeal(seat, seed=number)
            assert watch.observe(other, seat).tolist() == watch.observe(g, seat).tolist()
            if seat == g.seat:
                assert watch.mask(other, seat).tolist() == watch.mask(g, seat).tolist()
        g.play(pick(g, chance))


def test_a_header_is_pickled_with_its_deal() -> None:
    head = ennichi.new("bamboo", seats=2, deal=DEAL).header
    again = pickle.loads(pickle.dumps(head))
    assert (again.deal, again.seed, again.dealt, again.kind) == (DEAL, 0, True, head.kind)
