"""What every game must do when it is dealt by a secret: the same as by a seed, and nobody learns the secret from it."""

from __future__ import annotations

import copy
import gc
import json
import pickle
from collections.abc import Iterator
from hashlib import blake2b
from types import FunctionType, ModuleType
from typing import Any

import pytest

import ennichi
from ennichi.kernel.game import Box, Game, Kind
from ennichi.kernel.random_source import RandomSource, SecretSource, from_seed
from ennichi.kernel.text import LANGUAGES, Text
from tests.conftest import COMPILED

from .cases import Case, cases, pick

SECRET = "8b1a9953c4611296a827abf8c47804d7e6c49c6b0f1e7a2d3c5b4a6978f0e1d2"
SALT = "0123456789abcdef"
DEAL = f"{SECRET}:{SALT}"
KEY = blake2b(bytes.fromhex(SALT), key=bytes.fromhex(SECRET), digest_size=32, person=b"ennichi deal").digest()
PARTS = (SECRET[:12], SECRET[-12:], SALT, KEY.hex()[:12])  # enough of each to give it away

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def new(case: Case, deal: str = DEAL) -> Game:
    return ennichi.new(case.kind.name, seats=case.seats, deal=deal, **case.options)


def later(case: Case, every: int) -> Iterator[Game]:
    """The position at every so manyth decision of a random game, and the final one."""
    g = new(case)
    g.listen()
    chance = from_seed(77)
    step = every if COMPILED else 3 * every
    number = 0
    while not g.over:
        if number % step == 0:
            yield g
        g.play(pick(g, chance))
        number += 1
    yield g


def played_on(games: list[Game]) -> list[bytes]:
    """What the same touches make of several positions."""
    chance = from_seed(78)
    while not games[0].over:
        touch = pick(games[0], chance)
        for g in games:
            g.play(touch)
    return [g.dump() for g in games]


def told(text: str) -> list[str]:
    """The parts of the secret that a text gives away."""
    return [part for part in PARTS if part in text.lower()]


def leaves(top: Any) -> Iterator[Any]:
    """Everything that hangs on an object, but for what all games share."""
    seen: set[int] = set()
    waiting = [top]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, ModuleType | type | FunctionType | Kind | Box | Text):
            continue
        seen.add(id(each))
        yield each
        waiting += gc.get_referents(each)


@every_case
def test_games_by_deal_are_kept_copied_and_replayed_like_others(case: Case) -> None:
    for g in later(case, every=60):
        blob = g.dump()
        text = g.record(open_secret=True)
        again = [
            ennichi.load(blob),
            g.clone(),
            pickle.loads(pickle.dumps(g)),
            copy.deepcopy(g),
            ennichi.replay(text),
        ]
        for other in again:
            assert other.dump() == blob
            assert other.options == g.options
            assert isinstance(other.random, SecretSource)
            assert other.commitment == g.commitment == ennichi.commitment(SECRET)
        assert again[-1].record(open_secret=True) == text
        assert len(set(played_on(again))) == 1
        assert g.dump() == blob
    assert g.record() == text
    assert f"\nsecret: {SECRET}\nsalt: {SALT}\ncommitment: {g.commitment}\n" in text
    assert g.audit() == []


@every_case
def test_the_secret_and_the_salt_decide_the_deal_and_nothing_else_does(case: Case) -> None:
    assert new(case).dump() == new(case).dump()
    others = [SECRET, f"{SECRET}:00", f"{SECRET[::-1]}:{SALT}"]
    tables = {json.dumps(new(case, deal).pack()) for deal in [DEAL, *others]}
    by_seed = ennichi.new(case.kind.name, seats=case.seats, **case.options)
    assert len(tables | {json.dumps(by_seed.pack())}) == 5


@every_case
def test_a_record_waits_for_the_end(case: Case) -> None:
    g = new(case)
    with pytest.raises(ennichi.BadSetting, match="when the game is over"):
        g.record()


@every_case
def test_nothing_that_is_shown_tells_the_secret(case: Case) -> None:
    for g in later(case, every=40):
        for seat in [None, *range(g.seats)]:
            shown = [json.dumps(g.view(seat)), json.dumps(g.breakdown(seat))]
            shown += [g.prompt(language, seat) for language in LANGUAGES]
            assert told(" ".join(shown)) == []
    assert told(" ".join(g.log_line(event, "en") for event in g.heard or [])) == []


@every_case
def test_a_redealt_copy_holds_nothing_of_the_secret(case: Case) -> None:
    for number, g in enumerate(later(case, every=60)):
        for seat in [None, *range(g.seats)]:
            other = g.redeal(seat, seed=number)
            assert (other.header.deal, other.commitment) == ("", "")
            assert type(other.random) is RandomSource
            assert told(other.dump().decode()) == []
            assert told(pickle.dumps(other).decode("latin-1")) == []
            assert not any(isinstance(each, SecretSource) for each in leaves(other))
            held = [each for each in leaves(other) if isinstance(each, str | bytes)]
            assert not {DEAL, SECRET, SALT, KEY} & set(held)
            assert other.dump() == g.redeal(seat, seed=number + 1).redeal(seat, seed=number).dump()
    assert DEAL in leaves(g)  # what is looked for would be found
