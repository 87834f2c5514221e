"""Observations: in range, blind to what is hidden, and complete as far as the view of a seat goes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.encoding_tables import PAGE, page

import ennichi
from ennichi.kernel.encoding import new_rows
from ennichi.kernel.game import Common, Game, Kind
from ennichi.kernel.random_source import RandomSource, from_seed
from ennichi.kernel.registry import kind
from ennichi.lab.observation import Observer, memory_view, named
from tests.conformance.cases import Case, later
from tests.conformance.players import label, played, ways
from tests.conftest import COMPILED
from tests.toy.game import KIND as STALLS

from .positions import CASES, GAMES, TABLES, observer

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_table = pytest.mark.parametrize("case", TABLES, ids=str)


@every_case
def test_every_number_is_written_and_in_the_range_of_its_field(case: Case) -> None:
    seen = observer(case)
    low, high = seen.low, seen.high
    for g in later(case, 1, every=4):
        for seat in range(case.seats):
            for i in range(len(seen.row)):
                seen.row[i] = -999
            row = seen.observe(g, seat)
            wrong = (row < low) | (row > high)
            assert not wrong.any(), [key for key, part in named(wrong, seen.layout).items() if part.any()]


@every_case
def test_a_row_that_is_renewed_is_the_row_that_would_be_written(case: Case) -> None:
    """Whoever follows a game writes what has changed from one decision of a seat to its next, or to the next game."""
    seen = observer(case)
    told = [seen.encoder.memory(new_rows(seen.layout.size), 0) for _ in range(case.seats)]
    for seed in (6, 7):
        for g in later(case, seed, every=3):
            seen.encoder.renew(g, g.seat, told[g.seat])
            assert np.array_equal(memory_view(told[g.seat].rows, np.int16), seen.observe(g, g.seat))


@every_table
def test_a_row_may_tell_of_one_position_after_another(case: Case) -> None:
    """The memory of a row may be used for any seat of any position."""
    seen = observer(case)
    told = seen.encoder.memory(new_rows(seen.layout.size), 0)
    for g in later(case, 8, every=40):
        for position in (g, g.redeal(0, seed=3), g.clone()):
            for seat in range(case.seats):
                seen.encoder.renew(position, seat, told)
                assert np.array_equal(memory_view(told.rows, np.int16), seen.observe(position, seat))


@pytest.mark.parametrize(("case", "way"), ways(CASES), ids=label)
def test_an_observation_is_blind_to_what_the_seat_cannot_know(case: Case, way: str) -> None:
    seen = observer(case)
    for number, g in enumerate(played(case, way, 2)):
        for seat in range(case.seats) if number % (2 if COMPILED else 6) == 0 else ():
            other = g.redeal(seat, seed=number)
            assert np.array_equal(seen.observe(g, seat), seen.observe(other, seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_changes_the_view_changes_the_observation(name: str) -> None:
    """One number of a position is changed by hand: if the seat would see that, its observation must differ."""
    case = Case(kind(name), max(kind(name).seats), {})
    seen = observer(case)
    chance = from_seed(3)
    noticed = 0
    for g in later(case, 4, every=12):
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
    changed.offered = g.options
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


@every_table
def test_positions_that_look_different_have_different_observations(case: Case) -> None:
    seen = observer(case)
    known: dict[bytes, str] = {}
    for g in later(case, 9, every=3):
        key = seen.observe(g, 0).tobytes() + seen.mask(g, 0).tobytes()
        shown = json.dumps(without_order(g.view(0)["table"]), sort_keys=True)
        assert known.setdefault(key, shown) == shown


@every_table
def test_the_own_seat_comes_first(case: Case) -> None:
    g = case.new(1)
    seen = observer(case)
    for seat in range(case.seats):
        fields = named(seen.observe(g, seat), seen.layout)
        assert fields["actor"][0] == 1 + (g.seat - seat) % case.seats
        assert fields["seats"][0] == case.seats


def test_fields_say_what_the_view_says() -> None:
    for g, fields, shown in seen_at("bamboo", viewer=1):
        for place, player in enumerate([shown["players"][seat] for seat in (1, 2, 0)]):
            assert fields[f"player.{place}.coins"][0] == player["coins"]
            assert fields[f"player.{place}.happiness"][0] == player["happiness"]
            assert list(fields[f"player.{place}.food"]) == player["food"]
            assert (fields[f"player.{place}.grid"] > 0).sum() == len([home for home in player["grid"] if home])
        assert list(fields["food.shown"]) == shown["food"]["shown"]
        assert fields["over"][0] == g.over
    for _, fields, shown in seen_at("iki", viewer=2):
        for place, player in enumerate([shown["players"][seat] for seat in (2, 0, 1)]):
            assert list(fields[f"player.{place}.goods"]) == list(player["goods"].values())
            assert fields[f"player.{place}.iki"][0] == player["iki"]
        assert fields["month"][0] == shown["month"]
    for _, fields, shown in seen_at("bitoku", viewer=0):
        for place, player in enumerate(shown["players"]):
            assert list(fields[f"player.{place}.resources"]) == list(player["resources"].values())
            assert fields[f"player.{place}.earned"].sum() == player["vp"]
            assert list(fields[f"player.{place}.dice"]) == [die["value"] for die in player["dice"]]
        assert fields["round"][0] == shown["round"]


def seen_at(name: str, viewer: int) -> Iterator[tuple[Game, dict[str, Any], Any]]:
    """Positions of a game for three, with the fields and the view of a seat."""
    case = Case(kind(name), 3, {})
    seen = observer(case)
    for g in later(case, 2, every=10):
        yield g, named(seen.observe(g, viewer), seen.layout), g.view(viewer)["table"]


def test_a_game_without_an_encoding_says_so() -> None:
    class BareKind(Kind[Any]):
        """In a module with no encoding beside it."""

    bare = BareKind("bare", 1, (2,), (), Path(), (), ())
    with pytest.raises(ennichi.BadSetting, match="bare has no encoding"):
        Observer(bare, STALLS.box())


def test_the_tables_in_the_documentation_are_those_of_the_layouts() -> None:
    old = PAGE.read_text()
    assert old == page(old), "write them anew: .venv/bin/python tools/encoding_tables.py"
