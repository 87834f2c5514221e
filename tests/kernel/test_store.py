"""Stored positions that cannot be loaded say why."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import pytest

import ennichi
from ennichi.kernel.store import FORMAT
from tests.toy.game import KIND

ennichi.register(KIND)


def stored(**changes: Any) -> bytes:
    """A stored position with some entries changed (None: left out) and its checksum made right again."""
    body = json.loads(ennichi.new("stalls", seats=2, seed=5).dump().partition(b"\n")[2])
    for key, value in changes.items():
        if value is None:
            del body[key]
        else:
            body[key] = value
    return sealed(json.dumps(body).encode())


def sealed(text: bytes) -> bytes:
    """Any bytes under a checksum that fits."""
    return f"{FORMAT} {crc32(text):08x}\n".encode() + text


def test_an_unchanged_position_loads() -> None:
    assert ennichi.load(stored()).options == ennichi.new("stalls", seats=2, seed=5).options


@pytest.mark.parametrize(
    ("blob", "message"),
    [
        (b"", "not a stored position"),
        (b"hello\n{}", "not a stored position"),
        (stored()[:-5], "damaged"),
        (stored()[:60] + b"x" + stored()[61:], "damaged"),
        (stored(game="chess"), "unknown game"),
        (stored(rules=9), "rules version 9 of stalls, and this program has 3"),
        (stored(components="abc"), "other components"),
        (stored(seats=9), "not 9"),
        (stored(options={"rich": 3}), "option rich cannot be 3"),
        (stored(todo=["dance"]), "a step 'dance'"),
        (stored(history=None), "incomplete"),
        (stored(table={}), "incomplete"),
        (stored(todo=None), "incomplete"),
        (stored(todo=[]), "incomplete"),
        (stored(random=2**63), "'random' must be a whole number"),
        (sealed(b"[" * 100_000), "incomplete"),
        (sealed(b"9" * 100_000), "incomplete"),
        (sealed(b"\xff"), "incomplete"),
    ],
)
def test_a_bad_position_says_what_is_wrong(blob: bytes, message: str) -> None:
    with pytest.raises(ennichi.BadPosition, match=message):
        ennichi.load(blob)
