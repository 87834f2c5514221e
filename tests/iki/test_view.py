"""What the view of IKI shows, and what it keeps back."""

from __future__ import annotations

import json

from .given import boat, business, celebrities, erect, goods, number, play, put, row, started, tokens, turn


def test_the_board_is_shown_by_names() -> None:
    g = started(akebono=True)
    put(g, "monk", "A1", 0, xp=2)
    put(g, "salt", "B1", 1)
    erect(g, "inn", "C1", 2)
    boat(g, "3B", 1)
    tokens(g, 0, "hire-less")
    celebrities(g, "ryokan")
    table = g.view(None)["table"]
    stalls = {each["stall"]: each for each in table["stalls"]}
    assert stalls["stall.A1"]["card"] == "character.monk"
    assert (stalls["stall.A1"]["owner"], stalls["stall.A1"]["xp"]) == (0, 2)
    assert stalls["stall.C1"]["card"] == "building.inn"
    assert stalls["stall.A4"]["extra"] == 2
    assert {"boat": "boat.3B", "owner": 1} in table["boats"]
    assert {"boat": "boat.tea", "owner": "tea"} in table["boats"]
    assert table["celebrities"] == ["celebrity.ryokan"]
    assert table["players"][0]["specials"] == ["special.hire-less"]
    assert len(table["street"]) == 9
    json.dumps(table)


def test_decks_and_later_months_are_not_shown() -> None:
    g = started(akebono=True)
    shown = json.dumps(g.view(0))
    later = [g.printed.character_ids[card] for card in g.deck[4:14]]
    assert not [name for name in later if f'"character.{name}"' in shown]
    assert f'"character.{g.printed.character_ids[g.newcomers[2]]}"' not in shown


def test_the_card_in_hand_is_named() -> None:
    g = started()
    row(g, "water")
    goods(g, 0, mon=5)
    turn(g, 0, "1")
    play(g, "character.water")
    assert g.view(0)["table"]["doing"]["chosen"] == "character.water"
    play(g, "stall.A1", "done")
    assert g.view(0)["table"]["doing"]["chosen"] is None


def test_a_blocked_space_and_the_grand_master_are_shown() -> None:
    g = started(seats=2, akebono=True, grandmaster=True)
    g.blocking = (2,) * 12
    g.master = number(g, "space", "rice-shop")
    table = g.view(1)["table"]
    assert [each["space"] for each in table["ikizama"] if each["blocked"]] == ["ikizama.2"]
    assert table["master"] == "space.rice-shop"
    business(g, 0, "pawn-shop")
    assert g.view(0)["table"]["players"][0]["space"] == "space.pawn-shop"
