"""The setup by number of players, as in the table of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import ennichi
from ennichi.bitoku.components import ANCIENT
from ennichi.bitoku.state import BITOKU_CARDS, VISION_CARDS, YOKAI_CARDS

from .given import new_game, play_on

SEATS = (2, 3, 4)


@pytest.mark.parametrize(("seats", "ancient"), [(2, [0, 1, 2, 3]), (3, [0, 2]), (4, [])])
def test_ancient_buildings_stand_on_the_lower_left_spaces(seats: int, ancient: list[int]) -> None:
    g = new_game(seats)
    assert [site // 4 for site in range(16) if g.sites[site] >= 24] == ancient
    assert all(site % 4 == 0 for site in range(16) if g.layout.site_kind[site] == ANCIENT)


@pytest.mark.parametrize(("seats", "places"), [(2, 4), (3, 5), (4, 6)])
def test_displays_are_filled(seats: int, places: int) -> None:
    g = new_game(seats)
    assert [len(shown) for shown in g.shown] == [places] * 4
    assert all(tile >= 0 for shown in g.shown for tile in shown)
    assert [len(stack) for stack in g.stacks] == [24 - places, 32 - places, 24 - places, 32 - places - seats]


@pytest.mark.parametrize("seats", SEATS)
def test_decks_and_hills(seats: int) -> None:
    g = new_game(seats)
    assert len(g.decks[YOKAI_CARDS]) == 29 - 4
    assert len(g.decks[BITOKU_CARDS]) == 24 - 4
    assert len(g.decks[VISION_CARDS]) == 28 - seats
    assert sorted(g.lakes) == [0, 1, 2, 3, 4]
    letters = Counter(g.printed.gate_letter[tile] for tile in g.gates if tile >= 0)
    assert letters == Counter(letter for letter in g.layout.fork_letter if letter)
    assert sorted(g.order) == list(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_what_every_player_starts_with(seats: int) -> None:
    g = new_game(seats)
    for player in g.players:
        assert player.resources == [1, 0, 1, 0]
        assert player.amulets == [1, 0, 0]
        assert player.values == [3, 2, 1]
        assert player.places == [0, 0, 0]
        assert player.kodamas == [1] * 5
        assert (player.awake, player.sockets) == (3, (-1,) * 8)
        assert len(player.dragonflies) == len(player.visions) == len(player.rocks) == 1
        assert sorted([*player.deck, *(card & 63 for card in player.hand)]) == [0, 1, 2, 3, 4]
        assert player.total() == 0
    assert g.audit() == []


@pytest.mark.parametrize(("seats", "spaces", "areas"), [(2, 1, [2, 2]), (3, 2, [2] * 4), (4, 3, [3] * 4)])
def test_die_spaces(seats: int, spaces: int, areas: list[int]) -> None:
    g = new_game(seats)
    assert g.layout.spaces == [spaces, spaces, 4, spaces, spaces]
    assert g.layout.area_spaces == areas


def test_four_rounds_and_then_the_ascension() -> None:
    g = new_game(2)
    g.listen()
    play_on(g, lambda g: g.over)
    seasons = [event[1] for event in g.heard or [] if event[0] == 0]
    assert seasons == list(range(2, 18))  # the first spring began before anybody listened
    assert len(g.hill_bitoku) == 4


def test_seeds_differ_and_repeat() -> None:
    assert new_game(3, seed=4).dump() == new_game(3, seed=4).dump()
    assert new_game(3, seed=4).dump() != new_game(3, seed=5).dump()


def test_one_player_is_not_yet_possible() -> None:
    with pytest.raises(ennichi.BadSetting, match="2, 3, 4 seats"):
        ennichi.new("bitoku", seats=1)
