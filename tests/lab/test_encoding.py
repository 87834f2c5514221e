"""Observations: in range, blind to what is hidden, and complete as far as the view of a seat goes."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from tools.encoding_tables import PAGE, page

import ennichi
from ennichi.kernel.game import Common, Game
from ennichi.kernel.random_source import RandomSource, from_seed
from ennichi.kernel.registry import kind, register
from ennichi.lab.observation import Observer, named
from tests.conftest import COMPILED
from tests.toy.game import KIND as STALLS

from .positions import CASES, GAMES, observer, positions

MANY = 6 if COMPILED else 1  # random games a case

every_case = pytest.mark.parametrize(("name", "seats"), CASES)


@every_case
def test_every_number_is_written_and_in_the_range_of_its_field(name: str, seats: int) -> None:
    seen = observer(name)
    low, high = seen.low, seen.high
    for seed in range(MANY):
        for g in positions(name, seats, seed, every=5):
            for seat in range(seats):
                for i in range(len(seen.row)):
                    seen.row[i] = -999
                row = seen.observe(g, seat)
                wrong = (row < low) | (row > high)
                assert not wrong.any(), [key for key, part in named(wrong, seen.layout).items() if part.any()]


@every_case
def test_an_observation_is_blind_to_what_the_seat_cannot_know(name: str, seats: int) -> None:
    seen = observer(name)
    for seed in range(MANY):
        for number, g in enumerate(positions(name, seats, 50 + seed, every=7)):
            for seat in range(seats):
                other = g.redeal(seat, seed=number)
                assert np.array_equal(seen.observe(g, seat), seen.observe(other, seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_changes_the_view_changes_the_observation(name: str) -> None:
    """One number of a position is changed by hand: if the seat would see that, its observation must differ."""
    seen = observer(name)
    chance = from_seed(3)
    noticed = 0
    for g in positions(name, max(kind(name).seats), 4, every=12 if COMPILED else 40):
        data = json.loads(json.dumps(g.pack()))
        for _ in range(6):
            changed = tampered(g, data, chance)
            seat = chance.below(g.seats)
            try:
                same = plain_view(g, seat) == plain_view(changed, seat)
            except (IndexError, KeyError, ValueError, AssertionError, AttributeError):
                continue  # no such position can be
            if not same:
                noticed += 1
                assert not np.array_equal(seen.observe(g, seat), seen.observe(changed, seat))
    assert noticed > 5


def tampered(g: Game, data: Any, chance: RandomSource) -> Game:
    """The position with one of its numbers changed to a neighbour."""
    copy = json.loads(json.dumps(data))
    places = [place for place in numbers(copy) if place[0] != "columns"]  # which are printed, but for a few
    path = places[chance.below(len(places))]
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    old = inner[path[-1]]
    more = old < 1 or chance.below(2) == 1
    inner[path[-1]] = not old if isinstance(old, bool) else old + 1 if more else old - 1
    common = Common(g.random, g.todo, g.seat, g.history, g.reveals, g.over)
    changed: Game = g.header.kind.unpack(g.header, common, copy)
    changed.options = g.options
    return changed


def numbers(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every number in JSON data that counts or names something."""
    if isinstance(data, dict):
        return [found for key, value in data.items() for found in numbers(value, (*path, key))]
    if isinstance(data, list):
        return [found for at, value in enumerate(data) for found in numbers(value, (*path, at))]
    return [path] if isinstance(data, int) and data >= 0 else []  # what is below zero is nothing


def plain_view(g: Game, seat: int) -> Any:
    return without_order(g.view(seat)["table"])


def without_order(shown: Any) -> Any:
    """Lists sorted: most of them have no order that matters, and those that have one are told apart by their parts."""
    if isinstance(shown, dict):
        return {key: without_order(value) for key, value in shown.items()}
    if isinstance(shown, list):
        return sorted([without_order(each) for each in shown], key=lambda each: json.dumps(each, sort_keys=True))
    return shown


@every_case
def test_positions_that_look_different_have_different_observations(name: str, seats: int) -> None:
    seen = observer(name)
    known: dict[bytes, str] = {}
    for g in positions(name, seats, 9, every=4):
        key = seen.observe(g, 0).tobytes() + seen.mask(g, 0).tobytes()
        shown = json.dumps(without_order(g.view(0)["table"]), sort_keys=True)
        assert known.setdefault(key, shown) == shown


@every_case
def test_the_own_seat_comes_first(name: str, seats: int) -> None:
    g = ennichi.new(name, seats=seats, seed=1)
    seen = observer(name)
    for seat in range(seats):
        fields = named(seen.observe(g, seat), seen.layout)
        assert fields["actor"][0] == 1 + (g.seat - seat) % seats
        assert fields["seats"][0] == seats


def test_fields_say_what_the_view_says() -> None:
    for g in positions("bamboo", 3, 2, every=30):
        fields = named(observer("bamboo").observe(g, 1), observer("bamboo").layout)
        shown = g.view(1)["table"]
        for place, player in enumerate([shown["players"][seat] for seat in (1, 2, 0)]):
            assert fields[f"player.{place}.coins"][0] == player["coins"]
            assert fields[f"player.{place}.happiness"][0] == player["happiness"]
            assert list(fields[f"player.{place}.food"]) == player["food"]
            assert (fields[f"player.{place}.grid"] > 0).sum() == len([home for home in player["grid"] if home])
        assert list(fields["food.shown"]) == shown["food"]["shown"]
    for g in positions("iki", 3, 2, every=30):
        fields = named(observer("iki").observe(g, 2), observer("iki").layout)
        shown = g.view(2)["table"]
        for place, player in enumerate([shown["players"][seat] for seat in (2, 0, 1)]):
            assert list(fields[f"player.{place}.goods"]) == list(player["goods"].values())
            assert fields[f"player.{place}.iki"][0] == player["iki"]
        assert fields["month"][0] == shown["month"]
    for g in positions("bitoku", 3, 2, every=30):
        fields = named(observer("bitoku").observe(g, 0), observer("bitoku").layout)
        shown = g.view(0)["table"]
        for place, player in enumerate(shown["players"]):
            assert list(fields[f"player.{place}.resources"]) == list(player["resources"].values())
            assert fields[f"player.{place}.earned"].sum() == player["vp"]
            assert list(fields[f"player.{place}.dice"]) == [die["value"] for die in player["dice"]]
        assert fields["round"][0] == shown["round"]


def test_a_game_without_an_encoding_says_so() -> None:
    register(STALLS)
    with pytest.raises(ennichi.BadSetting, match="stalls has no encoding"):
        Observer(STALLS, STALLS.box())


def test_the_tables_in_the_documentation_are_those_of_the_layouts() -> None:
    old = PAGE.read_text()
    assert old == page(old), "write them anew: .venv/bin/python tools/encoding_tables.py"
