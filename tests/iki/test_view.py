"""What the view of IKI shows, and what it keeps back."""

from __future__ import annotations

import json
from pathlib import Path

from ennichi.iki.fire import SPREAD
from ennichi.iki.payday import FOOD
from ennichi.kernel.registry import kind, new
from ennichi.kernel.text import LANGUAGES

from .given import (
    boat,
    business,
    celebrities,
    erect,
    goods,
    met,
    new_game,
    number,
    open_now,
    play,
    power,
    put,
    row,
    stand,
    started,
    tokens,
    turn,
    way_of_life,
)

ME, OTHER = 0, 1


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


# What is going on.


def test_the_effect_at_work_names_its_source_and_its_options() -> None:
    g = started()
    goods(g, 0, rice=1, sandal=1)
    business(g, 0, "pawn-shop")
    assert g.view(0)["table"]["doing"]["source"] == "space.pawn-shop"
    play(g, "space.pawn-shop")
    doing = g.view(0)["table"]["doing"]
    assert g.view(0)["asks"] == "ask-choice"
    assert doing["source"] == "space.pawn-shop"
    gain = [{"count": 4, "noun": "mon"}]
    assert doing["options"] == {
        "option.1": {"cost": [{"count": 1, "noun": "rice"}], "gain": gain},
        "option.2": {"cost": [{"count": 1, "noun": "sandal"}], "gain": gain},
    }
    assert "Pawn shop" in g.prompt("en")


def test_a_character_at_work_is_the_source() -> None:
    g = started()
    put(g, "monk", "A1", 0)
    put(g, "salt", "B1", 0)
    put(g, "seamstress", "A2", 1)
    goods(g, 0, mon=3)
    business(g, 0, "rice-shop")
    play(g, "character.seamstress")
    assert g.view(0)["asks"] == "ask-xp"
    assert g.view(0)["table"]["doing"]["source"] == "character.seamstress"


def test_an_effect_that_another_one_caused_names_its_own_source() -> None:
    """A pipe bought in the tobacco shop; a celebrity, and the skill that may be used after moving."""
    g = started(akebono=True)
    put(g, "seamstress", "D1", 0)
    put(g, "salt", "B1", 0)
    goods(g, 0, mon=20, wood=5, koban=5)

    def source() -> object:
        return g.view(0)["table"]["doing"]["source"]

    g.market[0] = number(g, "pipe", "winter-a")  # one experience
    business(g, 0, "tobacco-shop")
    play(g, "space.tobacco-shop")
    if g.view(0)["asks"] == "ask-choice":
        play(g, "option.1")
    play(g, "pipe.winter-a")
    assert (g.view(0)["asks"], source()) == ("ask-xp", "pipe.winter-a")
    play(g, "character.salt")
    assert source() == "space.tobacco-shop"
    celebrities(g, "katsushika-hokusai")
    business(g, 0, "nihonbashi-bridge")
    play(g, "celebrity.katsushika-hokusai")
    assert (g.view(0)["asks"], source()) == ("ask-relocate", "celebrity.katsushika-hokusai")
    play(g, "character.seamstress", "stall.D4")
    assert (g.view(0)["asks"], source()) == ("ask-relocated-skill", "character.seamstress")
    play(g, "character.seamstress")
    assert (g.view(0)["asks"], source()) == ("ask-xp", "character.seamstress")


def test_a_celebrity_who_hires_is_the_source() -> None:
    g = started(akebono=True)
    row(g, "water", "monk")
    goods(g, 0, mon=9)
    celebrities(g, "nanpo-ota")
    business(g, 0, "nihonbashi-bridge")
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota")
    assert g.view(0)["asks"] == "ask-hire"
    assert g.view(0)["table"]["doing"]["source"] == "celebrity.nanpo-ota"


def test_the_burning_stall_and_the_fed_are_shown() -> None:
    g = started()
    put(g, "monk", "A1", 0)
    put(g, "salt", "B1", 0)
    put(g, "cotton", "C1", 0)
    tokens(g, 0, "avoid-fire")
    g.month = 4
    g.nagaya = g.place = 0
    g.todo = [SPREAD]
    g.advance()
    doing = g.view(0)["table"]["doing"]
    assert (doing["fire"], doing["stall"], doing["source"]) == ("A", "stall.A1", "character.monk")
    goods(g, 0, rice=2)
    g.asked = g.fed = 0
    g.todo = [FOOD]
    g.advance()
    play(g, "character.salt")
    assert g.view(0)["table"]["doing"]["fed"] == ["character.salt"]


def test_stalls_say_what_is_paid_there() -> None:
    g = started()
    row(g, "water")
    goods(g, 0, mon=9)
    tokens(g, 0, "hire-less")
    turn(g, 0, "1")
    play(g, "character.water")
    cost = g.printed.cost[number(g, "character", "water")] - 1
    prices = g.view(0)["table"]["doing"]["prices"]
    assert (prices["stall.A1"], prices["stall.A4"]) == (cost, cost + 2)
    met(g, 0, "shusaku-chiba")
    assert g.view(0)["table"]["doing"]["prices"]["stall.A4"] == cost


def test_pieces_are_named_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    iki = kind("iki")
    pieces = {language: iki.pieces(iki.box(), iki.text(language)) for language in LANGUAGES}
    names = {language: pieces[language]["names"] for language in LANGUAGES}
    assert names["fr"]["character.monk"] == iki.text("fr")("character-monk")
    assert pieces["pt"]["types"]["none"] == iki.text("pt")("type-none")
    assert names["en"]["celebrity.ryokan"] == "Ryōkan"
    assert {len(each) for each in names.values()} == {len(names["en"])}
    # a set with a character that the texts do not know
    built_in = (iki.folder / "components" / "characters.toml").read_text(encoding="utf-8")
    (tmp_path / "characters.toml").write_text(
        built_in.replace('id = "monk"', 'id = "abbot"').replace('name = "Monk"', 'name = "Abbot"'), encoding="utf-8"
    )
    own = iki.pieces(iki.box(str(tmp_path)), iki.text("pt"))["names"]
    assert own["character.abbot"] == "Abbot"


def test_every_printed_thing_explains_itself_and_names_its_source() -> None:
    iki = kind("iki")
    g = started(akebono=True)
    silent = ("done", "income", "mon", "sandal", "trade", "option", "column")
    for group in iki.box().vocabulary.groups:
        if group.name in silent:
            continue
        for touch in range(group.base, group.base + len(group.ids)):
            assert iki.box().sources[g.name(touch)] in ("rulebook", "published", "reconstructed")
            for language in LANGUAGES:
                assert iki.tell(g, touch, iki.text(language)), g.name(touch)


def test_the_view_says_which_misprints_are_played_and_the_pieces_what_they_are() -> None:
    assert new("iki", seats=3, seed=1).view(0)["table"]["as_printed"] == []
    g = new("iki", seats=3, seed=1, construction="rice", tempura="printed")
    assert g.view(0)["table"]["as_printed"] == ["construction", "tempura"]
    pieces = g.header.kind.pieces(g.header.box, g.header.kind.text("en"))
    tempura = pieces["characters"]["character.tempura"]
    assert [level["words"] for level in tempura["salary"]] == ["3 mon", "3 mon", "4 mon"]
    assert [level["words"] for level in tempura["salary_printed"]] == ["4 mon", "3 mon", "4 mon"]
    site = pieces["shops"]["space.construction-site"]
    assert "wood" in site["effect"]["words"]
    assert "rice" in site["effect_printed"]["words"]
    assert "effect_printed" not in pieces["shops"]["space.rice-shop"]


# Where an Ikizama space leads, and what a hire would cost.


def test_an_ikizama_space_says_where_it_leads_and_where_sandals_lead_further() -> None:
    g = new_game(seats=3, akebono=True)
    stand(g, ME, "tobacco-shop")
    goods(g, ME, sandal=1)
    power(g, 3, 2, 1)
    way_of_life(g)
    lands = g.view(ME)["table"]["doing"]["lands"]
    assert lands["ikizama.2"] == {"spaces": ["space.construction-site"], "further": ["space.nihonbashi-bridge"]}
    assert lands["ikizama.1-4"]["spaces"][-1] == lands["ikizama.4"]["spaces"][0] == "space.fish-market"
    said = g.words(g.touch("ikizama.2"), "en")
    assert said.endswith("then 2 spaces, to the Construction site; with a sandal on to the Nihonbashi bridge")
    assert g.view(OTHER)["table"]["doing"]["lands"] == lands  # everybody sees who stands where

    play(g, "ikizama.2")  # the other two choose and take their turns before or after
    while g.players[ME].space == number(g, "space", "tobacco-shop"):
        g.play(g.options[0])
    assert g.players[ME].space == number(g, "space", "construction-site")
    assert g.view(ME)["table"]["doing"]["lands"] == {}


def test_a_card_for_hire_shows_what_it_would_cost_now() -> None:
    g = new_game(seats=3, akebono=True)
    row(g, "monk", "doctor")
    tokens(g, ME, "hire-less")
    goods(g, ME, mon=9)
    turn(g, ME, "2")
    prices = g.view(ME)["table"]["doing"]["prices"]
    assert {name: prices[f"character.{name}"] for name in ("monk", "doctor")} == {
        name: g.printed.cost[number(g, "character", name)] - 1 for name in ("monk", "doctor")
    }


def test_an_exchange_both_ways_says_first_what_is_paid() -> None:
    g = new_game(seats=3, akebono=True)
    goods(g, ME, rice=2, sandal=2)
    business(g, ME, "nihonbashi-bridge")
    tea = next(name for name in open_now(g) if name.startswith("boat."))
    play(g, tea)
    said = {g.words(touch, "en") for touch in g.options}
    assert {"pay 2 rice: 2 sandals", "pay 2 sandals: 2 rice"} <= said
