"""Games of an older version of the rules: a record says why it is not replayed, a running game goes on."""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

import pytest

import ennichi
from ennichi.iki.kind import KIND
from ennichi.kernel.store import FORMAT, load

from .given import boat, business, erect, goods, new_game, open_now, play, put, started

RECORDS = Path(__file__).resolve().parents[1] / "records" / "iki"
COMPONENTS_1 = "9583b5311abe"
RULES_1 = {"rules": 1, "components": COMPONENTS_1}


def stored_by_rules_1(blob: bytes) -> bytes:
    """The same position as version 1 of the rules stored it."""
    data = json.loads(blob.partition(b"\n")[2])
    data |= RULES_1
    del data["table"]["waiting"]
    data["table"]["passed_tea"] = False
    body = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    return f"{FORMAT} {crc32(body):08x}\n".encode() + body


def test_a_record_of_rules_1_says_why_it_is_not_replayed() -> None:
    text = (RECORDS / "01.kifu").read_text(encoding="utf-8")
    old = text.replace(f"rules: {KIND.rules}", "rules: 1", 1).replace(KIND.box().fingerprint, COMPONENTS_1, 1)
    with pytest.raises(ennichi.BadRecord, match=r"rules version 1 of iki.*rules were corrected since"):
        ennichi.replay(old)


def test_a_game_begun_by_rules_1_goes_on() -> None:
    g = started(akebono=True)
    boat(g, "4A", 1)
    put(g, "ceramic", "C3", 1)
    goods(g, 0, rice=3, sandal=2)
    business(g, 0, "pawn-shop")
    again = load(stored_by_rules_1(g.dump()), other_rules=True)
    assert again.view(0) == g.view(0)
    play(again, "character.ceramic", "boat.4A", "ticket.shop", "space.pawn-shop", "option.1")  # type: ignore[arg-type]
    assert "ticket.shop" not in open_now(again)  # type: ignore[arg-type]


def test_a_stored_building_is_the_same_card_in_every_version() -> None:
    """Its number in a stall is part of the format: what a server has stored must be read by the next version."""
    g = started()
    erect(g, "inn", "A1", 0)
    erect(g, "well", "A2", 1)
    stored = json.loads(g.dump().partition(b"\n")[2])
    assert stored["table"]["stalls"][:3] == [100, 109, -1]


def test_without_asking_for_it_a_position_of_rules_1_is_refused() -> None:
    with pytest.raises(ennichi.BadPosition, match="rules were corrected since"):
        load(stored_by_rules_1(new_game().dump()))
