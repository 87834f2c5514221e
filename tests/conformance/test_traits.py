"""Traits of positions: they are those that there are, in every position that is played, and weigh what they should."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ennichi
from ennichi.bots.learnt import SIDES, eye_of, names_of, points_of, read
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, Kind
from ennichi.kernel.registry import kinds
from ennichi.kernel.traits import POINT, Eye, Learnt, Noted
from tests.conftest import COMPILED

from .players import chooser

LOOKS = 5 if COMPILED else 17  # at every fifth or seventeenth position
SEEING = [kind for kind in kinds() if eye_of(kind, kind.box()) is not None]


def positions(kind: Kind[Any], way: str) -> Iterator[Game]:
    for seats in kind.seats if COMPILED else kind.seats[:1]:
        g = ennichi.new(kind.name, seats=seats, seed=seats)
        choose = chooser(way, seats)
        for n in itertools.count():
            if g.over:
                break
            if n % LOOKS == 0:
                yield g
            g.play(choose(g))


def seen(eye: Eye, g: Game) -> tuple[list[Noted], Noted]:
    """The traits of every seat, and of the table."""
    found = [Noted() for _ in range(g.seats)]
    for seat in range(g.seats):
        eye.look(g, seat, found[seat])
    table = Noted()
    eye.look_round(g, table)
    return found, table


@pytest.mark.parametrize("kind", SEEING, ids=lambda kind: kind.name)
@pytest.mark.parametrize("way", ["random", "greedy"])
def test_traits_are_those_that_there_are_and_weigh_what_was_given(kind: Kind[Any], way: str) -> None:
    eye = eye_of(kind, kind.box())
    assert eye is not None
    chance = random.Random(1)
    sizes = [eye.own.size] * 4 + [eye.common.size] * 2
    given = [[chance.randrange(-POINT, POINT) for _ in range(size)] for size in sizes]
    learnt = Learnt(eye, given)
    met: set[int] = set()
    times_left: list[int] = []
    for g in positions(kind, way):
        own, table = seen(eye, g)
        for found, size in [*[(each, eye.own.size) for each in own], (table, eye.common.size)]:
            assert all(0 <= trait < size for trait in found.which)
        met.update(*[each.which for each in own])
        left = eye.left(g)
        assert left >= 0
        times_left.append(left)

        def worth(found: Noted, side: int, left: int = left) -> int:
            level, slope = given[side], given[side + 1]
            pairs = zip(found.which, found.times, strict=True)
            return sum(times * (level[trait] + slope[trait] * left) for trait, times in pairs)

        expected = [
            (
                worth(own[seat], 0)
                + sum(worth(own[other], 2) for other in range(g.seats) if other != seat)
                + worth(table, 4)
            )
            / POINT
            for seat in range(g.seats)
        ]
        assert learnt.points(g) == expected
        assert points_of(g, learnt)[: g.seats] == expected
    assert len(met) > eye.own.size // 8, "most traits are never met"
    assert len(set(times_left)) > 3


@pytest.mark.parametrize("kind", SEEING, ids=lambda kind: kind.name)
def test_weights_for_other_traits_are_refused_with_what_to_do(kind: Kind[Any], tmp_path: Path) -> None:
    eye = eye_of(kind, kind.box())
    assert eye is not None
    lines: list[str] = []
    for side in SIDES:
        lines += [f"[{side}]", *[f"{name} = {[7] * length}" for name, length in names_of(eye, side)]]
    path = tmp_path / "2.toml"
    path.write_text("\n".join(lines))
    assert read(path, eye).given[0] == [7] * eye.own.size
    path.write_text("\n".join(lines).replace("one = [7]", "one = [7, 7]", 1))
    with pytest.raises(BadSetting, match=r"own\.one has 2 weights, and there are 1 traits; make train"):
        read(path, eye)
    path.write_text("\n".join(lines[:-1]))
    with pytest.raises(BadSetting, match=r"has no weights for .*; make train"):
        read(path, eye)
