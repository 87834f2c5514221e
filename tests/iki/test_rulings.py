"""Lasting abilities, tokens and their timing, and the rulings, each with its number where it has one."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

from ennichi.iki.payday import FOOD, HARMONY_STEP, SALARIES, fullest_type
from ennichi.iki.scoring import winners
from ennichi.iki.state import ON_BANK, Iki
from ennichi.kernel.text import LANGUAGES
from ennichi.lab.observation import Observer, named

from .given import (
    boat,
    business,
    card_at,
    celebrities,
    erect,
    good,
    goods,
    is_retired,
    met,
    month_end,
    new_game,
    new_year,
    number,
    on_board,
    open_now,
    play,
    power,
    put,
    rest_of_month,
    retired,
    row,
    row_names,
    shown,
    space_of,
    stand,
    started,
    ticket,
    tokens,
    turn,
    waiting,
    way_of_life,
    xp_of,
)

ME, OTHER, THIRD = 0, 1, 2


def names_of(g: Iki, seat: int) -> list[str]:
    return [g.name(82 + token).removeprefix("special.") for token in g.players[seat].specials]


# Setup.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("akebono", [False, True])
def test_the_start(seats: int, akebono: bool) -> None:
    g = new_game(seats, seed=3, akebono=akebono)
    assert [player.goods for player in g.players] == [[8, 1, 1, 0, 0]] * seats
    assert g.power == [(g.first + i) % seats for i in range(seats)]
    assert g.seat == (g.first - 1) % seats  # the last player first
    assert len(g.starters) == (seats + 1 if akebono else 4)
    assert len(g.shown) == 6
    assert g.boats.count(ON_BANK) == (6 if akebono else 0)
    assert len(g.met_here) == (2 if akebono else 0)
    assert sum(token >= 0 for token in g.market) == (9 if akebono else 6)
    card = g.options[0]
    g.play(card)
    assert open_now(g) == {"stall.A1", "stall.B1", "stall.C1", "stall.D1"}
    stall = g.options[0]
    g.play(stall)
    g.play(g.options[0])
    assert stall not in g.options


def test_R17_sides_of_the_boats() -> None:
    for side in "AB":
        g = new_game(akebono=True, boat2=side, boat3=side, boat4=side, boat5=side, boat6=side)
        ids = [g.printed.boat_ids[i] for i, state in enumerate(g.boats) if state == ON_BANK]
        assert ids == ["1", *[f"{n}{side}" for n in range(2, 7)]]
        assert g.tickets == ((ON_BANK,) * 3 if side == "A" else (-2,) * 3)
    found = {tuple(new_game(seed=seed, akebono=True).boats) for seed in range(40)}
    assert len(found) > 15


def test_R18_R19_the_row_of_akebono() -> None:
    g = started(akebono=True)
    first = [card for card in g.row[:4]]
    assert min(first) >= 0
    assert g.row[4:6] == [-1, -1]
    assert g.row[6] >= 61
    month_end(g, 1)
    assert g.row[4:6] == first[2:]
    assert g.row_mon == [0, 0, 0, 0, 1, 1, 0]
    assert min(g.row) >= 0


def test_mons_gather_on_the_cards_of_the_base_game() -> None:
    g = started()
    before = [card for card in g.row if card >= 0]
    month_end(g, 1)
    assert g.row_mon[:4] == [1, 1, 1, 1]
    assert [card for card in g.row if card >= 0][:4] == before
    assert len([card for card in g.row if card >= 0]) == 8
    month_end(g, 3)
    assert g.month == 3
    assert len([card for card in g.row if card >= 0]) == 4


# Hiring.


def test_R14_the_watchtower_pays_at_the_end_of_the_track() -> None:
    g = started()
    erect(g, "watchtower", "B1", ME)
    g.players[ME].fire = 10
    row(g, "monk", "yamabushi")
    goods(g, ME, mon=20)
    turn(g, ME, "1")
    play(g, "character.monk", "stall.A1")
    assert (g.players[ME].iki, g.players[ME].fire) == (3, 10)
    g = started()
    erect(g, "watchtower", "B1", ME)
    row(g, "yamabushi")  # a Special without a bonus
    turn(g, ME, "1")
    play(g, "character.yamabushi", "stall.A1")
    assert g.players[ME].iki == 0


def test_ryotaku_maeno() -> None:
    g = started(akebono=True)
    met(g, ME, "ryotaku-maeno")
    row(g, "yamabushi", "water")
    goods(g, ME, mon=20)
    turn(g, ME, "1")
    play(g, "character.yamabushi", "stall.A1")
    assert g.players[ME].trade == 1
    turn(g, ME, "1")
    play(g, "character.water", "stall.A2")
    assert g.players[ME].trade == 1


def test_shusaku_chiba_pays_no_extra_cost() -> None:
    g = started(akebono=True)
    met(g, ME, "shusaku-chiba")
    row(g, "water")
    goods(g, ME, mon=1)
    turn(g, ME, "1")
    play(g, "character.water", "stall.D4")
    assert card_at(g, "D4") == "water"
    assert good(g, ME, "mon") == 0


def test_R23_the_owner_token_after_a_hire_with_boat_5a() -> None:
    g = started(akebono=True)
    boat(g, "5A", OTHER)
    tokens(g, ME, "owner")
    row(g, "water", "watermelon", "used-clothes")
    goods(g, ME, mon=3)
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.5A", "character.water", "stall.A1")
    assert waiting(g) == "owner hire"
    play(g, "character.watermelon", "stall.A2")
    assert names_of(g, ME) == []
    assert good(g, ME, "mon") == 1
    assert g.players[OTHER].trade == 1
    assert waiting(g) == "business"


def test_the_owner_token_can_be_kept_and_is_not_discounted() -> None:
    g = started(akebono=True)
    celebrities(g, "nanpo-ota")
    tokens(g, ME, "owner", "hire-less")
    row(g, "monk", "kite")
    goods(g, ME, mon=5)
    business(g, ME, "nihonbashi-bridge")
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota", "character.monk", "stall.A1")
    assert good(g, ME, "mon") == 4  # 4 - 2 - 1
    assert open_now(g) == {"character.kite", "done"}  # 5 - 1
    play(g, "done")
    assert "owner" in names_of(g, ME)


def test_xp_other_is_lost_without_another_character() -> None:
    g = started(akebono=True)
    row(g, "boatman")
    goods(g, ME, mon=5)
    turn(g, ME, "1")
    play(g, "character.boatman", "stall.A1")
    assert xp_of(g, "boatman") == 0
    assert waiting(g) == "business"


# Moving.


def test_the_ox_cart_moves_one_space_further_once_a_turn() -> None:
    g = started()
    row(g)
    tokens(g, ME, "move-more")
    stand(g, ME, "sandal-shop")
    goods(g, ME, sandal=1)
    turn(g, ME, "2")
    assert space_of(g, ME) == "fire-tower"
    play(g, "special.move-more")
    assert space_of(g, ME) == "tobacco-shop"
    assert "special.move-more" not in open_now(g)
    play(g, "sandal")
    assert space_of(g, ME) == "pawn-shop"
    assert names_of(g, ME) == ["move-more"]


def test_no_step_after_business() -> None:
    g = started()
    row(g)
    stand(g, ME, "sandal-shop")
    goods(g, ME, mon=5, sandal=2)
    turn(g, ME, "1")
    play(g, "space.rice-shop")
    assert "sandal" not in open_now(g)
    assert g.why_not(g.touch("sandal")) == "your move is over"


def test_leaving_the_start_area_is_no_lap() -> None:
    g = started()
    row(g)
    put(g, "soba", "A1", ME)
    turn(g, ME, "1")
    assert space_of(g, ME) == "sandal-shop"
    assert xp_of(g, "soba") == 0


def test_two_laps_in_one_move_count_twice() -> None:
    g = started()
    row(g)
    put(g, "soba", "A1", ME)
    stand(g, ME, "exchange-shop")
    goods(g, ME, sandal=9)
    turn(g, ME, "1")
    for _ in range(8):
        play(g, "sandal")
    assert xp_of(g, "soba") == 2


def test_tokunai_mogami_gives_a_sandal_for_the_same_move() -> None:
    g = started(akebono=True)
    row(g)
    met(g, ME, "tokunai-mogami")
    stand(g, ME, "exchange-shop")
    goods(g, ME)
    turn(g, ME, "1")
    assert "sandal" in open_now(g)
    play(g, "sandal")
    assert space_of(g, ME) == "rice-shop"


def test_R20_the_tea_house() -> None:
    g = started(akebono=True)
    row(g)
    erect(g, "tea-house", "B1", ME)  # before the Fire tower
    stand(g, ME, "rice-shop")
    goods(g, ME)
    turn(g, ME, "3")  # walks through
    assert (good(g, ME, "rice"), g.players[ME].iki) == (1, 2)
    tokens(g, ME, "messenger")
    turn(g, ME, "1")
    play(g, "special.messenger", "space.fire-tower")  # is put there
    assert (good(g, ME, "rice"), g.players[ME].iki) == (2, 4)
    new_year(g)
    assert g.seat == g.power[0]
    while g.seat != ME:
        play(g, "space.pawn-shop", "done")
    play(g, "space.fire-tower")
    assert g.players[ME].iki == 6


def test_R32_the_two_spaces_of_a_centre_stall_are_one_passage() -> None:
    g = started(seats=2, akebono=True)
    row(g)
    erect(g, "tea-house", "B2", ME)  # Fire tower and Tobacco shop
    stand(g, ME, "rice-shop")
    goods(g, ME)
    turn(g, ME, "2")  # over the first to the second
    assert g.players[ME].iki == 2
    stand(g, ME, "fire-tower")
    turn(g, ME, "1")  # from one to the other
    assert g.players[ME].iki == 2


# Business.


def test_R13_experience_on_the_used_own_card() -> None:
    g = started()
    put(g, "seamstress", "A1", ME, xp=2)
    goods(g, ME, mon=1)
    business(g, ME, "rice-shop")
    play(g, "character.seamstress")
    assert is_retired(g, ME, "seamstress")


def test_sanyo_rai_gives_a_mon_when_somebody_else_retires_the_card() -> None:
    g = started(akebono=True)
    met(g, OTHER, "sanyo-rai")
    put(g, "salt", "A1", OTHER, xp=2)
    before = good(g, OTHER, "mon")
    business(g, ME, "rice-shop")
    play(g, "character.salt")
    assert is_retired(g, OTHER, "salt")
    assert good(g, OTHER, "mon") == before + 1


def test_the_owner_of_a_card_without_type_chooses_the_column_in_anothers_turn() -> None:
    g = started(akebono=True)
    put(g, "mounted-samurai", "A1", OTHER, xp=1)
    g.players[ME].pipes = (0,)
    business(g, ME, "rice-shop")
    play(g, "character.mounted-samurai")
    assert (g.seat, waiting(g)) == (OTHER, "choose column")
    play(g, "column.shop")
    assert (g.seat, waiting(g)) == (ME, "business")
    assert g.view(OTHER)["table"]["players"][OTHER]["columns"]["shop"] == ["character.mounted-samurai"]


def test_nezumi_kozo() -> None:
    g = started(akebono=True)
    met(g, ME, "nezumi-kozo")
    row(g, "water")
    goods(g, ME, mon=5)
    turn(g, ME, "1")
    play(g, "income", "done")
    assert good(g, ME, "mon") == 10
    goods(g, ME, mon=5)
    row(g, "water")
    turn(g, ME, "1")
    play(g, "character.water", "stall.A1", "done")
    assert good(g, ME, "mon") == 4


def test_juzaburo_tsutaya_counts_himself() -> None:
    g = started(akebono=True)
    celebrities(g, "juzaburo-tsutaya", "sanyo-rai")
    goods(g, ME)
    business(g, ME, "nihonbashi-bridge")
    play(g, "celebrity.juzaburo-tsutaya")
    assert good(g, ME, "mon") == 2
    assert "celebrity.sanyo-rai" not in open_now(g)  # one a visit
    play(g, "done")
    celebrities(g, "sanyo-rai")
    business(g, ME, "nihonbashi-bridge")
    play(g, "celebrity.sanyo-rai")
    assert good(g, ME, "mon") == 4


def test_hokusai_relocates_and_uses_the_skill() -> None:
    g = started(akebono=True)
    celebrities(g, "katsushika-hokusai")
    put(g, "eyeglass", "A1", ME, xp=1)
    goods(g, ME)
    business(g, ME, "nihonbashi-bridge")
    play(g, "celebrity.katsushika-hokusai", "stall.D4")
    assert card_at(g, "D4") == "eyeglass"
    assert xp_of(g, "eyeglass") == 1
    assert good(g, ME, "mon") == 0  # no extra cost
    play(g, "character.eyeglass")
    assert good(g, ME, "mon") == 2
    assert xp_of(g, "eyeglass") == 1


def test_R16_one_fish_a_season_in_the_river_too() -> None:
    g = started(akebono=True)
    boat(g, "1", OTHER)
    g.market = [-1, -1, -1, -1, 0, 1, -1, -1, 2]
    goods(g, ME, mon=9)
    business(g, ME, "fish-market")
    play(g, "space.fish-market", "fish.spring-b")
    business(g, ME, "nihonbashi-bridge")
    assert "boat.1" not in open_now(g)


def test_the_fisherman_needs_a_fish_place() -> None:
    for fish, wanted in ((3, ["fisherman"]), (4, [])):
        g = started(akebono=True)
        g.players[ME].fish = tuple(range(fish))
        put(g, "fisherman", "A1", ME, xp=1)
        stand(g, ME, "exchange-shop")
        row(g)
        turn(g, ME, "1")
        assert is_retired(g, ME, "fisherman")
        assert names_of(g, ME) == wanted
    assert g.breakdown()[ME]["fish"] == 15 + sum(g.printed.fish_extra[:4])


def test_R40_the_fisherman_counts_as_a_fish_and_can_be_given() -> None:
    g = started(akebono=True)
    tokens(g, ME, "fisherman")
    assert g.breakdown()[ME]["fish"] == 4
    g.players[ME].fish = (0,)
    shown(g, "pub")
    for name in ("1", "2A", "3A", "4A", "5A", "6A"):
        boat(g, name, -2)
    goods(g, ME, mon=1, wood=1, rice=1)
    business(g, ME, "construction-site")
    play(g, "space.construction-site", "option.2", "stall.A1")
    assert open_now(g) == {"fish.spring-a", "special.fisherman"}
    play(g, "special.fisherman")
    assert names_of(g, ME) == []
    assert g.players[ME].fish == (0,)


def test_the_policeman_is_a_pouch() -> None:
    g = started(akebono=True)
    tokens(g, ME, "policeman")
    retired(g, ME, "policeman", "monk", "ox-cart")
    assert g.breakdown()[ME]["tobacco"] == 3
    g.players[ME].pipes = (0,)
    assert g.breakdown()[ME]["tobacco"] == 6


# Boat tokens.


def test_the_boat_token_for_space_1_4() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "hire")
    row(g, "water")
    goods(g, ME, mon=1)
    stand(g, ME, "rice-shop")
    turn(g, ME, "1-4")
    assert open_now(g) == {"mon", "ticket.hire"}
    play(g, "ticket.hire", "option.2", "stall.A1")
    assert card_at(g, "A1") == "water"
    assert waiting(g) == "move"
    assert g.tickets == (ON_BANK,) * 3
    ticket(g, ME, "hire")
    goods(g, ME)
    row(g)
    turn(g, ME, "1-4")
    play(g, "ticket.hire")
    assert good(g, ME, "mon") == 4


def test_the_boat_token_for_a_character() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "character")
    put(g, "salt", "A1", OTHER)
    put(g, "cotton", "A2", OTHER)
    goods(g, ME)
    business(g, ME, "rice-shop")
    assert "ticket.character" not in open_now(g)
    play(g, "character.salt")
    assert open_now(g, "character") == set()
    play(g, "ticket.character", "character.salt")  # the same again
    assert xp_of(g, "salt") == 2
    assert g.tickets == (ON_BANK,) * 3
    assert open_now(g) == {"done"}


def test_the_boat_token_for_the_shop() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "shop")
    goods(g, ME, mon=4)
    business(g, ME, "sandal-shop")
    assert "ticket.shop" not in open_now(g)
    play(g, "space.sandal-shop", "ticket.shop")
    assert (good(g, ME, "mon"), good(g, ME, "sandal")) == (0, 4)
    ticket(g, ME, "shop")
    business(g, ME, "nihonbashi-bridge")
    assert "ticket.shop" not in open_now(g)


def test_no_token_brings_business_after_a_run() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "shop", "character")
    put(g, "messenger", "A1", OTHER)
    goods(g, ME, mon=20)
    business(g, ME, "rice-shop")
    play(g, "space.rice-shop", "character.messenger", "space.fire-tower")
    assert open_now(g) == {"done"}
    assert g.why_not(g.touch("space.fire-tower")).startswith("after this run no business with shops and characters")


# Fire, food, payday.


def test_saiko_ema_saves_a_building_and_the_fire_goes_on() -> None:
    from .test_examples import burn

    g = started(akebono=True)
    met(g, ME, "saiko-ema")
    erect(g, "inn", "A1", ME)
    put(g, "soba", "A2", OTHER)
    burn(g, "A")
    assert card_at(g, "A1") == "inn"
    assert card_at(g, "A2") == ""


def test_R24_the_doctor_at_payday() -> None:
    g = started(akebono=True)
    tokens(g, ME, "doctor", "doctor")
    goods(g, ME, rice=1)
    goods(g, OTHER)
    goods(g, THIRD)
    put(g, "soba", "A1", ME)
    put(g, "dice", "A2", ME)
    put(g, "monk", "A3", ME)
    g.turn = -1
    g.asked = 0
    g.todo = [FOOD]
    g.advance()
    play(g, "character.soba")
    assert open_now(g) == {"character.dice", "character.monk", "done"}
    play(g, "character.monk")
    assert is_retired(g, ME, "monk")
    play(g, "done")
    assert not on_board(g, "dice")
    assert on_board(g, "soba")
    assert names_of(g, ME) == ["doctor", "hire-less"]


def test_R9_the_villa_and_the_farmhouse() -> None:
    g = started()
    erect(g, "villa", "B1", ME)
    retired(g, ME, "dice", "seamstress")
    put(g, "engraver", "A1", ME)
    put(g, "monk", "A2", ME)
    goods(g, ME)
    SALARIES.run(g)
    assert good(g, ME, "mon") == 6  # three Artisans (R10)
    g = started()
    erect(g, "farmhouse", "B1", ME)
    put(g, "engraver", "A1", ME)
    put(g, "monk", "A2", ME)
    put(g, "soba", "A3", ME)
    goods(g, ME, rice=2)
    for seat in (OTHER, THIRD):
        goods(g, seat)
    g.turn = -1
    g.asked = 0
    g.todo = [FOOD]
    g.advance()
    play(g, "character.monk", "character.soba")
    assert g.players[ME].iki == 4


def test_the_bathhouse_doubles_harmony() -> None:
    g = started(akebono=True)
    erect(g, "bathhouse", "B1", ME)
    put(g, "dice", "A1", ME)
    put(g, "seamstress", "A2", OTHER)
    HARMONY_STEP.run(g)
    assert [player.iki for player in g.players] == [4, 2, 0]


def test_R26_trade_above_its_end_is_lost() -> None:
    g = started(akebono=True)
    g.players[ME].trade = 9
    g.trade_up(ME, 3)
    assert g.players[ME].trade == 10


def test_R6_R7_the_neutral_card_is_taken_before_payday() -> None:
    for month, sun in ((3, True), (6, False)):
        g = started(seats=2)
        row(g, "kabuki", "sumo")
        month_end(g, month)
        assert waiting(g) == "neutral"
        assert g.seat == (g.first if sun else 1 - g.first)
        play(g, "character.sumo", "stall.A1")
        assert row_names(g).count("kabuki") == 0  # the payday emptied the row
        assert card_at(g, "A1") == "sumo"
    g = started(seats=2, sun="even")
    row(g, "kabuki", "sumo")
    month_end(g, 3)
    assert g.seat == 1 - g.first


def test_a_neutral_card_without_a_stall_leaves() -> None:
    g = started(seats=2)
    for i, stall in enumerate(g.rules.town.stalls):
        g.stalls[stall] = 30 + i
    row(g, "kabuki", "sumo")
    month_end(g, 4)
    play(g, "character.sumo")
    assert g.gone == 1
    assert waiting(g) == "choose ikizama"


def test_a_season_brings_its_tokens_and_celebrities() -> None:
    g = started(akebono=True)
    month_end(g, 3)
    assert g.season == 1
    assert {g.printed.token_season[0][token] for token in (g.market[0], g.market[1], g.market[6])} == {1}
    assert {g.printed.celebrity_season[each] for each in g.met_here} == {1}


def test_the_last_payday_leaves_tokens_and_takes_the_oyakatas() -> None:
    g = started(akebono=True)
    for player in g.players:
        player.space = 3
    before = list(g.market)
    g.season = 3
    month_end(g, 12)
    assert g.market == before
    assert waiting(g) == "visit"
    assert [player.space for player in g.players] == [-1] * 3


# The end.


def test_R21_ties_are_settled_by_the_stack() -> None:
    g = started(akebono=True)
    power(g, 2, 2, 2, order=(1, 0, 2))
    assert winners(g) == [1]
    met(g, 2, "ryokan")
    assert g.breakdown()[2]["celebrities"] == 6
    met(g, 0, "ryokan")
    assert g.breakdown()[0]["celebrities"] == 0


def test_an_unretired_puppeteer_is_a_special() -> None:
    g = started()
    put(g, "puppeteer", "A1", ME)
    retired(g, ME, "monk")
    assert g.breakdown()[ME]["types"] == 1


def test_the_ways_to_choose_an_ikizama_with_three() -> None:
    g = started()
    way_of_life(g)
    assert len(open_now(g)) == 5
    play(g, "ikizama.2")
    assert "ikizama.2" not in open_now(g)
    assert g.why_not(g.touch("ikizama.2")) == "another Ikizama stands there"


def test_a_used_character_counts_as_business_only_once() -> None:
    g = started()
    put(g, "salt", "A1", OTHER)
    put(g, "cotton", "A2", OTHER)
    business(g, ME, "rice-shop")
    play(g, "character.salt")
    assert open_now(g, "character") == set()
    assert g.why_not(g.touch("character.cotton")) == "you have already done business with a character"
    assert number(g, "character", "cotton") in g.stalls


# R27: a later turn.


def takes_a_boat_token(which: str) -> Iki:
    """In a turn before the Pawn shop: the Ceramic Seller's skill activates boat 4A, which gives this token."""
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    put(g, "ceramic", "C3", OTHER)
    put(g, "salt", "C4", OTHER)
    goods(g, ME, rice=3, sandal=2)
    business(g, ME, "pawn-shop")
    play(g, "character.ceramic", "boat.4A", f"ticket.{which}")
    return g


def test_R27_the_boat_token_character_waits_for_a_later_turn() -> None:
    g = takes_a_boat_token("character")
    assert "ticket.character" not in open_now(g)
    assert g.why_not(g.touch("ticket.character")) == "you took it this turn; it serves only in a later one"
    business(g, ME, "pawn-shop")
    play(g, "character.salt", "ticket.character", "character.salt")
    assert xp_of(g, "salt") == 2


def test_R27_the_boat_token_shop_waits_for_a_later_turn() -> None:
    g = takes_a_boat_token("shop")
    play(g, "space.pawn-shop", "option.1")
    assert "ticket.shop" not in open_now(g)
    assert g.why_not(g.touch("ticket.shop")) == "you took it this turn; it serves only in a later one"
    business(g, ME, "pawn-shop")
    play(g, "space.pawn-shop", "option.1", "ticket.shop", "option.1")
    assert (good(g, ME, "rice"), good(g, ME, "mon")) == (0, 12)


def test_R27_a_used_boat_token_that_is_taken_again_waits_again() -> None:
    """One character was once used four times in a turn in this way."""
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "character")
    put(g, "ceramic", "C3", OTHER)
    goods(g, ME, sandal=4)
    business(g, ME, "pawn-shop")
    play(g, "character.ceramic", "boat.4A", "ticket.shop")
    play(g, "ticket.character", "boat.4A", "ticket.character")
    assert xp_of(g, "ceramic") == 2
    assert open_now(g, "ticket") == set()


def test_R27_the_messenger_token_of_this_turn_is_for_a_later_one() -> None:
    g = started(akebono=True)
    row(g, "boatman")  # one experience for another character
    put(g, "messenger", "A1", ME, xp=2)
    stand(g, ME, "sandal-shop")
    goods(g, ME, mon=20)
    boat(g, "4A", OTHER)
    ticket(g, ME, "hire")
    turn(g, ME, "1-4")
    play(g, "ticket.hire", "option.2", "stall.B1")
    assert is_retired(g, ME, "messenger")
    assert waiting(g) == "move"
    assert "special.messenger" not in open_now(g)
    assert g.why_not(g.touch("special.messenger")) == "you took it this turn; it serves only in a later one"
    assert "waits" in g.header.kind.tell(g, g.touch("special.messenger"), g.header.kind.text("en"))
    play(g, "space.rice-shop", "done")
    turn(g, ME, "1")
    play(g, "income")
    assert "special.messenger" in open_now(g)


def test_R27_the_messenger_token_gained_in_anothers_turn_serves_in_ones_own_next() -> None:
    g = started(akebono=True)
    row(g)
    put(g, "messenger", "A1", ME, xp=2)
    goods(g, OTHER, mon=1)
    for seat in (ME, OTHER):
        stand(g, seat, "sandal-shop")
    g.ikizama = [-1, OTHER, ME, -1, -1]
    g.lane = -1
    g.todo = rest_of_month()
    g.advance()
    assert g.seat == OTHER
    play(g, "character.messenger", "space.fire-tower", "done")
    assert g.seat == ME
    assert "special.messenger" in open_now(g)


def test_R27_only_the_ox_cart_serves_in_the_move_in_which_it_is_gained() -> None:
    g = started(akebono=True)
    row(g)
    for stall, card in (("B1", "ox-cart"), ("B2", "messenger")):
        put(g, card, stall, ME, xp=2)
    stand(g, ME, "exchange-shop")
    goods(g, ME)
    turn(g, ME, "1")  # over the lap mark
    assert set(names_of(g, ME)) == {"move-more", "messenger"}
    assert open_now(g, "special") == {"special.move-more"}
    play(g, "special.move-more")
    assert space_of(g, ME) == "rice-shop"


def test_R27_what_a_waiting_token_says_of_itself_and_is_seen_to_wait() -> None:
    g = takes_a_boat_token("shop")
    iki = g.header.kind
    for language in LANGUAGES:
        text = iki.text(language)
        assert iki.tell(g, g.touch("ticket.shop"), text).endswith(text("tell-token-waits"))
        assert text("tell-token-waits") not in iki.tell(g, g.touch("ticket.character"), text)
    assert g.view(OTHER)["table"]["doing"]["waiting"] == ["ticket.shop"]
    seen = Observer(iki, g.header.box)
    assert named(seen.observe(g, OTHER), seen.layout)["turn.waiting"].tolist() == [0, 0, 1, 0]
    play(g, "done")
    assert g.view(OTHER)["table"]["doing"]["waiting"] == []


# R28: two players and the New Character.


def test_R28_the_new_character_alone_need_not_be_placed() -> None:
    for answer in ("done", "character.calendar"):
        g = started(seats=2, akebono=True)
        row(g, *[""] * 6, "calendar")
        month_end(g, 1)
        assert waiting(g) == "neutral"
        assert open_now(g) == {"character.calendar", "done"}
        play(g, answer)
        if answer == "done":
            assert not on_board(g, "calendar")
            assert waiting(g) == "choose ikizama"
        else:
            assert waiting(g) == "neutral stall"


def test_R28_with_another_card_in_the_row_one_must_be_placed() -> None:
    g = started(seats=2, akebono=True)
    row(g, "water", *[""] * 5, "calendar")
    month_end(g, 1)
    assert open_now(g) == {"character.water", "character.calendar"}
    assert "R28" in g.why_not(g.touch("done"))
    g = started(seats=2, akebono=True)
    row(g, "water")
    month_end(g, 1)
    assert waiting(g) == "neutral stall"  # nothing to choose from


# R29: the Tobacco shop.


def buys_a_pipe(mon: int, wood: int) -> Iki:
    """The pipe for 4 mon that activates a boat; boat 2B gives 5 mon for 1 wood; a pouch for 5 and one for 2."""
    g = started(akebono=True)
    g.season = 3
    boat(g, "2B", OTHER)
    g.market = [number(g, "pipe", "winter-c"), -1, *[number(g, "pouch", f"winter-{n}") for n in "ab"], *[-1] * 5]
    goods(g, ME, mon=mon, wood=wood)
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop")
    return g


def test_R29_mons_earned_by_the_pipe_may_pay_the_pouch() -> None:
    g = buys_a_pipe(mon=4, wood=1)
    play(g, "option.1")  # the pipe, which is all that can be paid now
    assert waiting(g) == "use pipe 11"
    play(g, "pipe.winter-c")
    assert open_now(g) == {"pouch.winter-a", "pouch.winter-b", "done"}
    play(g, "pouch.winter-a")
    assert good(g, ME, "mon") == 0
    assert len(g.players[ME].pouches) == 1
    assert waiting(g) == "business"


def test_R29_the_pouch_can_be_left_and_is_not_offered_to_who_took_the_pipe_alone() -> None:
    g = buys_a_pipe(mon=4, wood=1)
    play(g, "option.1", "pipe.winter-c", "done")
    assert (good(g, ME, "mon"), waiting(g)) == (5, "business")
    g = buys_a_pipe(mon=4, wood=1)
    play(g, "option.1", "done")  # no boat, no mons
    assert waiting(g) == "business"
    g = buys_a_pipe(mon=6, wood=1)  # enough for both: whoever wants both says so
    play(g, "option.1", "pipe.winter-c")
    assert waiting(g) == "business"


# R30: start tiles.


def test_R30_a_start_tile_cannot_be_refused() -> None:
    for seed in range(40):
        g = new_game(seed=seed, akebono=True)
        if "start-boat" in [g.printed.tile_ids[tile] for tile in g.start_tiles]:
            break
    at = [g.printed.tile_ids[tile] for tile in g.start_tiles].index("start-boat")
    seat = g.seat
    g.play(g.touch(f"character.{g.printed.character_ids[g.starters[at]]}"))
    assert waiting(g) == "place starter"
    assert g.boats[number(g, "boat", "1")] == seat
    assert (good(g, seat, "mon"), g.players[seat].trade) == (5, 1)


# R31: what a celebrity does at once.


def meets(who: str) -> Iki:
    g = started(akebono=True)
    celebrities(g, who)
    put(g, "salt", "A1", ME)
    put(g, "soba", "A2", ME)
    row(g, "water")
    goods(g, ME, mon=9)
    g.players[ME].iki = 9
    business(g, ME, "nihonbashi-bridge")
    play(g, f"celebrity.{who}")
    return g


def test_R31_what_has_no_price_is_done() -> None:
    for who, asked in (("oi-katsushika", "retire"), ("katsushika-hokusai", "relocate")):
        g = meets(who)
        assert waiting(g) == asked
        assert open_now(g) == {"character.salt", "character.soba"}
        assert "R31" in g.why_not(g.touch("done"))
    play(g, "character.salt", "stall.C1")
    assert (waiting(g), open_now(g)) == ("relocated skill", {"character.salt", "done"})


def test_R31_what_has_a_price_may_be_declined() -> None:
    for who in ("nanpo-ota", "philipp-franz-von-siebold"):
        g = meets(who)
        assert open_now(g) == {f"celebrity.{who}", "done"}
        play(g, "done")
        assert (good(g, ME, "mon"), g.players[ME].iki, row_names(g)[0]) == (9, 9, "water")


def test_R31_a_pipe_without_a_price_is_not_declined() -> None:
    g = started()
    put(g, "salt", "A1", ME)
    put(g, "soba", "A2", ME)
    g.market = [number(g, "pipe", "winter-a"), *[-1] * 8]  # one experience
    goods(g, ME, mon=3)
    business(g, ME, "tobacco-shop")
    play(g, "space.tobacco-shop")
    assert open_now(g) == {"character.salt", "character.soba"}


def test_R31_without_a_character_nothing_is_done() -> None:
    for who in ("oi-katsushika", "katsushika-hokusai"):
        g = started(akebono=True)
        celebrities(g, who)
        business(g, ME, "nihonbashi-bridge")
        play(g, f"celebrity.{who}")
        assert waiting(g) == "business"


# R32: the Tea House with two players.


def test_R32_a_second_round_in_one_move_pays_the_tea_house_again() -> None:
    g = started(seats=2, akebono=True)
    row(g)
    erect(g, "tea-house", "B2", ME)  # Fire tower and Tobacco shop
    stand(g, ME, "rice-shop")
    goods(g, ME, sandal=9)
    turn(g, ME, "1")
    assert g.players[ME].iki == 2
    play(g, "sandal")  # the second of its two spaces: the same passage
    assert g.players[ME].iki == 2
    for _ in range(8):
        play(g, "sandal")
    assert space_of(g, ME) == "fire-tower"
    assert g.players[ME].iki == 4


# R33, R34: the Express Messenger.


def test_R33_no_lap_on_new_years_day() -> None:
    g = started(akebono=True)
    met(g, ME, "tokunai-mogami")
    put(g, "messenger", "D3", ME)
    put(g, "soba", "A1", ME)
    power(g, 3, 2, 1)
    for seat in range(3):
        goods(g, seat, mon=1)
    new_year(g)
    play(g, "space.exchange-shop", "character.messenger", "space.rice-shop")
    assert (space_of(g, ME), xp_of(g, "soba"), good(g, ME, "sandal")) == ("rice-shop", 0, 0)


def runs(to: str) -> Iki:
    g = started(akebono=True)
    boat(g, "2B", OTHER)
    celebrities(g, "sanyo-rai", "ryotaku-maeno")
    put(g, "messenger", "C3", OTHER)
    put(g, "salt", "C1", OTHER)
    goods(g, ME, mon=9, wood=2)
    business(g, ME, "pawn-shop")
    play(g, "character.messenger", to)
    return g


def test_R34_running_bars_characters_and_shops() -> None:
    g = runs("space.construction-site")
    assert open_now(g) == {"done"}
    for touch in ("space.construction-site", "character.salt"):
        for language in LANGUAGES:
            assert "R34" in g.why_not(g.touch(touch), language)


def test_R34_running_onto_the_bridge_bars_neither_boats_nor_celebrities() -> None:
    g = runs("space.nihonbashi-bridge")
    assert {"boat.2B", "celebrity.sanyo-rai", "celebrity.ryotaku-maeno", "done"} == open_now(g)
    play(g, "celebrity.sanyo-rai", "boat.2B")
    assert open_now(g) == {"done"}
    assert good(g, ME, "mon") == 13


# Rulings about what is printed.


def test_R1_the_construction_site_sells_wood() -> None:
    for sold, other in (("wood", "rice"), ("rice", "wood")):
        g = started(construction=sold)
        goods(g, ME, mon=1)
        business(g, ME, "construction-site")
        play(g, "space.construction-site")
        assert (good(g, ME, "mon"), good(g, ME, sold), good(g, ME, other)) == (0, 1, 0)


def test_R2_the_salary_of_the_tempura_stand_does_not_fall() -> None:
    for option, paid in (("even", [3, 3, 4]), ("printed", [4, 3, 4])):
        for xp in range(3):
            g = started(tempura=option)
            put(g, "tempura", "A1", ME, xp=xp)
            goods(g, ME)
            SALARIES.run(g)
            assert good(g, ME, "mon") == paid[xp]


def test_R3_the_folding_fan_maker_is_paid_for_experience() -> None:
    g = started()
    put(g, "fan", "A1", OTHER)
    put(g, "salt", "A2", ME)
    goods(g, ME)
    business(g, ME, "rice-shop")
    assert "character.fan" not in open_now(g)
    goods(g, ME, mon=1)
    business(g, ME, "rice-shop")
    play(g, "character.fan")
    assert (good(g, ME, "mon"), xp_of(g, "salt")) == (0, 1)


def test_R4_three_blocking_tiles_of_each_value() -> None:
    for seats in (2, 3, 4):
        wanted = [value for value in (1, 2, 3, 4) for _ in range(3)] if seats == 2 else []
        assert sorted(new_game(seats).blocking) == wanted


def test_R5_wood_never_runs_out() -> None:
    g = started()
    for seat in range(3):
        goods(g, seat, mon=1, wood=20)  # all that lies in the box, three times
    business(g, ME, "construction-site")
    play(g, "space.construction-site", "option.1")
    assert good(g, ME, "wood") == 21


def test_R22_how_long_characters_with_a_token_stay() -> None:
    g = started()
    found = {
        g.printed.character_ids[card]: g.printed.xp_needed[card]
        for card in range(len(g.printed.xp_needed))
        if g.printed.character_token[card] >= 0
    }
    short = {"puppeteer", "fisherman", "nagaya-owner", "policeman"}
    assert short <= found.keys()
    assert found == {card: 2 if card in short else 3 for card in found}


# Rulings about hiring, business and payday.


def test_R11_a_discount_does_not_lower_the_cost_of_the_stall() -> None:
    g = started()
    tokens(g, ME, "hire-less")
    row(g, "water")  # costs 1
    goods(g, ME, mon=2)
    turn(g, ME, "1")
    play(g, "character.water", "stall.A4")  # a corner: 2 more
    assert good(g, ME, "mon") == 0


def test_R12_a_skill_that_cannot_be_carried_out_cannot_be_used() -> None:
    g = started()
    put(g, "samurai", "A1", OTHER)
    goods(g, ME)
    business(g, ME, "rice-shop")
    assert open_now(g) == {"done"}
    for language in LANGUAGES:
        assert "R12" in g.why_not(g.touch("character.samurai"), language)


def test_R8_salaries_are_one_sum_before_the_score_stops_at_nothing() -> None:
    g = started()
    put(g, "day-laborer", "A1", ME)  # costs 2 IKI at its first level
    put(g, "seamstress", "A2", ME, xp=2)  # brings 3
    SALARIES.run(g)
    assert g.players[ME].iki == 1


def test_R10_the_most_frequent_type_counts_the_board_and_the_retired() -> None:
    g = started()
    retired(g, ME, "dice")
    put(g, "engraver", "A1", ME)
    put(g, "monk", "A2", ME)
    assert fullest_type(g, ME) == 2
    g.remove_character(number(g, "stall", "A1"))  # who left the game counts no longer
    assert fullest_type(g, ME) == 1


def test_R25_the_nagaya_of_a_fire_is_drawn_anew_each_time() -> None:
    drawn = []
    for seed in range(30):
        g = started(seed=seed)
        month_end(g, 5)
        assert waiting(g) == "choose ikizama"  # nobody was asked
        first = g.nagaya
        month_end(g, 8)
        drawn.append((first, g.nagaya))
    assert {first for first, _ in drawn} == {0, 1, 2, 3}
    assert any(first == second for first, second in drawn)


def test_R15_the_doubling_pipe_must_be_owned_at_the_end() -> None:
    g = started(akebono=True)
    boat(g, "4B", OTHER)
    g.players[ME].pipes = (0,)
    g.players[ME].pouches = tuple(number(g, "pouch", f"spring-{n}") for n in "ab")
    assert g.breakdown()[ME]["tobacco"] == 10
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.4B")
    assert g.breakdown()[ME]["tobacco"] == 5


# Rulings about boats, boat tokens and what is seen.


def test_R35_the_boat_tokens_find_no_business_on_the_bridge() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "shop", "character")
    goods(g, ME, rice=1)
    business(g, ME, "nihonbashi-bridge")
    play(g, "boat.tea")
    assert open_now(g, "ticket") == set()
    for language in LANGUAGES:
        assert "R35" in g.why_not(g.touch("ticket.shop"), language)
        assert "R35" in g.why_not(g.touch("ticket.character"), language)


def test_R36_boat_tokens_serve_on_new_years_day() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "shop", "character")
    put(g, "salt", "A1", OTHER)
    power(g, 3, 2, 1)
    goods(g, ME, mon=6)
    new_year(g)
    play(g, "space.rice-shop", "space.rice-shop", "ticket.shop", "character.salt", "ticket.character")
    assert (good(g, ME, "rice"), xp_of(g, "salt")) == (6, 2)


def test_R37_there_is_a_wave_for_every_boat() -> None:
    g = started(akebono=True)
    for name, owner in (("1", ME), ("2A", OTHER), ("3A", OTHER), ("4A", THIRD), ("5A", THIRD)):
        boat(g, name, owner)
    boat(g, "6A")
    shown(g)
    goods(g, ME, mon=3, wood=2)
    business(g, ME, "construction-site")
    play(g, "space.construction-site", "option.2")
    assert g.boats[number(g, "boat", "6A")] == ME
    assert len([state for state in g.boats if state >= 0]) == 7


def test_R38_a_building_that_burned_no_longer_counts() -> None:
    g = started(akebono=True)
    met(g, ME, "kazan-watanabe")
    boat(g, "2A", ME)
    erect(g, "inn", "A1", ME)
    assert g.breakdown()[ME]["celebrities"] == 4
    g.clear_stall(number(g, "stall", "A1"))
    assert g.breakdown()[ME]["celebrities"] == 2


def test_R39_everybody_sees_everybodys_goods() -> None:
    g = started(akebono=True)
    goods(g, ME, mon=7, koban=2)
    tokens(g, ME, "messenger")
    own = g.view(ME)["table"]["players"][ME]
    for viewer in (OTHER, THIRD, None):
        assert g.view(viewer)["table"]["players"][ME] == own
    assert (own["goods"]["mon"], own["goods"]["koban"], own["specials"]) == (7, 2, ["special.messenger"])
