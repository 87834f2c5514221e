"""Where a rule just holds and where it just does not: what a small slip in the rules would change."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import pytest

from ennichi.iki import events as happened
from ennichi.iki.actions import NEXT_TURN
from ennichi.iki.awards import parse_award
from ennichi.iki.components import SPECIAL_IDS, TICKET_IDS
from ennichi.iki.month_end import MONTH_END
from ennichi.iki.setup import MONTH
from ennichi.iki.state import ON_BANK
from ennichi.kernel.game import flow
from ennichi.kernel.random_source import from_seed

from .given import (
    GOODS,
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
    play_on,
    power,
    put,
    quiet,
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from ennichi.iki.state import Iki
    from ennichi.kernel.game import Event

ME, OTHER, THIRD = 0, 1, 2
BRIDGE = "nihonbashi-bridge"
STALLS_OF_FOUR = [f"{nagaya}{place}" for nagaya in "ABCD" for place in (1, 2, 3, 4)]
CARDS = (
    "sake", "soap-bubble", "dice", "sandal-maker", "seamstress", "ukiyo-e", "monk", "ox-cart", "yamabushi", "carpenter",
    "kite", "cloth-dyer", "soba", "dumpling", "used-clothes", "watermelon",
)  # fmt: skip


def fill(g: Iki, *free: str, seat: int = -1) -> None:
    """A character in every stall but these; neutral, or all of one seat."""
    for stall, card in zip(STALLS_OF_FOUR, CARDS, strict=True):
        if stall not in free:
            put(g, card, stall, seat)


def turns(g: Iki, **lanes: int) -> None:
    """The turns of a month begin; `lane1=ME` is an Ikizama on the space 1, `spare=ME` one on 1-4."""
    names = ("spare", "lane1", "lane2", "lane3", "lane4")
    g.ikizama = [lanes.get(name, -1) for name in names]
    g.lane = -1
    g.todo = list(flow(NEXT_TURN, *MONTH_END, MONTH))
    g.advance()


def go(g: Iki) -> None:
    """Whoever is asked takes the income, and walks."""
    if waiting(g) == "income or hire":
        play(g, "income")


def told(g: Iki, *names: str) -> list[Event]:
    g.listen()
    play(g, *names)
    heard = list(g.heard or [])
    g.heard = None
    return heard


def first_turn(g: Iki) -> None:
    turns(g, lane1=ME)
    go(g)


# Hiring.


def test_a_discount_never_lowers_what_the_stall_costs() -> None:
    """R11: three mon off a character that costs one, and the corner still costs its two."""
    g = started(akebono=True)
    celebrities(g, "nanpo-ota")
    tokens(g, ME, "hire-less")
    row(g, "water")
    goods(g, ME, mon=3)
    assert g.printed.cost[g.row[0]] == 1
    extra = g.rules.town.extra[g.touch("stall.A4") - g.touch("stall.A1")]
    assert extra > 0

    business(g, ME, BRIDGE)
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota", "stall.A4")

    assert card_at(g, "A4") == "water"
    assert good(g, ME, "mon") == 3 - extra


@pytest.mark.parametrize(("mon", "open_to"), [(1, False), (2, True)])
def test_what_a_discount_saves_does_not_pay_for_a_corner(mon: int, open_to: bool) -> None:
    """R11."""
    g = started(akebono=True)
    celebrities(g, "nanpo-ota")
    tokens(g, ME, "hire-less")
    row(g, "water")
    goods(g, ME, mon=mon)
    business(g, ME, BRIDGE)
    play(g, "celebrity.nanpo-ota", "celebrity.nanpo-ota")

    assert ("stall.A4" in open_now(g)) == open_to


def test_a_discount_beyond_the_price_buys_nobody_a_corner() -> None:
    """With one corner left, its two mon must be there, whatever is saved on the character."""
    g = started(akebono=True)
    fill(g, "A4")
    celebrities(g, "nanpo-ota")
    row(g, "water")
    goods(g, ME, mon=1)
    business(g, ME, BRIDGE)

    play(g, "celebrity.nanpo-ota")

    assert waiting(g) == "business", "there is nobody to hire"


@pytest.mark.parametrize(("mon", "able"), [(2, False), (3, True)])
def test_with_corners_only_a_hire_costs_their_extra(mon: int, able: bool) -> None:
    g = started()
    fill(g, "A4", "D4")
    row(g, "water")
    goods(g, ME, mon=mon)

    turn(g, ME, "1")

    assert (waiting(g) == "income or hire") == able
    if able:
        play(g, "character.water")
        assert open_now(g) == {"stall.A4", "stall.D4"}


def test_with_a_free_stall_that_costs_nothing_a_hire_needs_its_price_alone() -> None:
    g = started()
    fill(g, "A1", "A4")
    row(g, "water")
    goods(g, ME, mon=1)
    turn(g, ME, "1")

    play(g, "character.water")

    assert card_at(g, "A1") == "water"
    assert good(g, ME, "mon") == 0


@pytest.mark.parametrize(("celebrity", "able"), [("shusaku-chiba", True), ("saiko-ema", False)])
def test_only_shusaku_chiba_spares_the_extra_of_a_last_corner(celebrity: str, able: bool) -> None:
    g = started(akebono=True)
    fill(g, "C4")
    met(g, ME, celebrity)
    row(g, "water")
    goods(g, ME, mon=1)

    turn(g, ME, "1")

    assert (waiting(g) == "income or hire") == able
    if able:
        play(g, "character.water")
        assert card_at(g, "C4") == "water"
        assert good(g, ME, "mon") == 0


def test_shusaku_chiba_spares_the_extra_of_a_last_centre_too() -> None:
    """With two players a centre stall costs one mon more."""
    g = started(2, akebono=True)
    for stall, card in zip([f"{nagaya}{place}" for nagaya in "ABCD" for place in (1, 2, 3)], CARDS, strict=False):
        if stall != "C2":
            put(g, card, stall)
    met(g, ME, "shusaku-chiba")
    row(g, "water")
    goods(g, ME, mon=1)

    turn(g, ME, "1")
    play(g, "character.water")

    assert (card_at(g, "C2"), good(g, ME, "mon")) == ("water", 0)


def test_where_no_stall_is_free_shusaku_chiba_finds_none() -> None:
    g = started(akebono=True)
    fill(g)
    met(g, ME, "shusaku-chiba")
    row(g, "water")
    shown(g, "inn")
    goods(g, ME, mon=9, wood=1, koban=1)
    turn(g, ME, "1")
    assert waiting(g) != "income or hire", "the income was taken without asking"

    g.players[ME].sailors = 0
    business(g, ME, "construction-site")
    play(g, "space.construction-site")
    assert waiting(g) == "business", "the wood was bought without asking"


def test_mons_on_a_card_help_to_pay_it_and_are_taken() -> None:
    g = started()
    row(g, "monk", mon=3)
    goods(g, ME, mon=1)
    turn(g, ME, "1")

    play(g, "character.monk", "stall.A1")

    assert good(g, ME, "mon") == 0
    assert (g.row[0], g.row_mon[0]) == (-1, 0)


def test_of_a_card_without_mons_none_are_told() -> None:
    for mon, taken in ((0, []), (2, [2])):
        g = started()
        row(g, "water", mon=mon)
        goods(g, ME, mon=1)
        turn(g, ME, "1")

        heard = told(g, "character.water", "stall.A1")

        assert [event[3] for event in heard if event[0] == happened.CARD_MON] == taken


def test_a_price_before_a_hire_is_not_spent_twice() -> None:
    """The Tobacco-shop, the boats and skills ask for what is left after a price."""
    g = started(akebono=True)
    row(g, "water")
    boat(g, "5A", OTHER)
    goods(g, ME, mon=0)
    business(g, ME, BRIDGE)

    assert "boat.5A" not in open_now(g)


def test_the_owner_token_is_not_asked_for_a_character_that_costs_too_much() -> None:
    g = started(akebono=True)
    tokens(g, ME, "owner")
    row(g, "water", "used-clothes")
    goods(g, ME, mon=1)
    turn(g, ME, "1")

    play(g, "character.water", "stall.A1")

    assert waiting(g) != "owner hire"


def test_the_owner_token_hires_at_the_normal_price() -> None:
    """Of two that are left, the one that costs a mon too much is not offered."""
    g = started(akebono=True)
    tokens(g, ME, "owner")
    row(g, "water", "watermelon", "book-lender")
    goods(g, ME, mon=2)
    turn(g, ME, "1")
    play(g, "character.water", "stall.A1")
    assert open_now(g) == {"character.watermelon", "done"}

    play(g, "character.watermelon", "stall.A2")

    assert (card_at(g, "A2"), good(g, ME, "mon")) == ("watermelon", 0)


# Turns.


def test_the_space_furthest_to_the_left_plays_first() -> None:
    g = started()
    turns(g, lane4=ME, lane1=OTHER)

    assert (g.seat, waiting(g)) == (OTHER, "income or hire")


def test_the_ikizama_comes_back_at_the_end_of_a_turn() -> None:
    g = started()
    turns(g, lane1=ME, lane2=OTHER)
    go(g)
    play(g, "done")

    assert g.seat == OTHER
    assert g.ikizama == [-1, -1, OTHER, -1, -1]


def test_nobody_has_a_turn_while_the_ikizamas_are_chosen() -> None:
    g = started()
    way_of_life(g)
    seen = set()
    while waiting(g) == "choose ikizama":
        seen.add(g.turn)
        g.play(g.options[0])

    assert seen == {-1}


def test_who_hires_nobody_is_rewarded_though_the_player_before_hired() -> None:
    g = started(akebono=True)
    met(g, OTHER, "nezumi-kozo")
    row(g, "water")
    goods(g, ME, mon=1)
    goods(g, OTHER, mon=0)
    turns(g, lane1=ME, lane2=OTHER)
    play(g, "character.water", "stall.A1", "done")
    assert g.seat == OTHER

    play_on(g, lambda g: g.turn != OTHER)

    assert good(g, OTHER, "mon") == 4 + 1


def test_the_ox_cart_of_the_next_player_is_not_used_yet() -> None:
    g = started()
    for seat in (ME, OTHER):
        tokens(g, seat, "move-more")
    turns(g, lane1=ME, lane2=OTHER)
    go(g)
    play(g, "special.move-more", "done")
    go(g)

    assert g.seat == OTHER
    assert "special.move-more" in open_now(g)


def test_another_token_is_no_ox_cart() -> None:
    g = started()
    tokens(g, ME, "hire-less")
    turns(g, lane1=ME)
    go(g)

    assert open_now(g, "special") == set()


def test_after_a_messenger_there_are_no_sandals_though_the_player_before_walked() -> None:
    g = started(akebono=True)
    goods(g, ME, sandal=1)
    goods(g, OTHER, sandal=1)
    tokens(g, OTHER, "messenger")
    turns(g, lane1=ME, lane2=OTHER)
    go(g)
    assert "sandal" in open_now(g)
    play(g, "done")
    go(g)
    play(g, "special.messenger", "space.fire-tower")

    assert g.seat == OTHER
    assert "sandal" not in open_now(g)


def test_after_a_run_the_next_player_does_business() -> None:
    g = started(akebono=True)
    put(g, "messenger", "A1", THIRD)
    goods(g, ME, mon=1)
    goods(g, OTHER, mon=0)
    stand(g, ME, "sandal-shop")
    stand(g, OTHER, "sandal-shop")
    turns(g, lane1=ME, lane2=OTHER)
    go(g)
    play(g, "character.messenger", "space.fire-tower", "done")
    go(g)

    assert g.seat == OTHER
    assert "space.fire-tower" in open_now(g)


def test_on_1_4_the_token_may_be_kept_for_the_mon() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "hire")
    goods(g, ME)
    turns(g, spare=ME)
    assert open_now(g) == {"mon", "ticket.hire"}

    play(g, "mon")

    assert good(g, ME, "mon") == 1
    assert g.tickets[0] == ME
    assert waiting(g) == "move"


def test_a_sandal_is_spent_for_each_further_space() -> None:
    g = started()
    goods(g, ME, sandal=2)
    stand(g, ME, "rice-shop")
    turns(g, lane1=ME)
    go(g)
    assert space_of(g, ME) == "fire-tower"

    play(g, "sandal")
    assert (space_of(g, ME), good(g, ME, "sandal")) == ("tobacco-shop", 1)
    play(g, "sandal")

    assert (space_of(g, ME), good(g, ME, "sandal")) == ("pawn-shop", 0)
    assert "sandal" not in open_now(g)


@pytest.mark.parametrize(
    ("space", "reached"),
    [
        ("sandal-shop", 1), ("rice-shop", 2), ("fire-tower", 3), ("tobacco-shop", 4),
    ],
)  # fmt: skip
def test_on_1_4_one_walks_exactly_to_the_space_that_is_touched(space: str, reached: int) -> None:
    g = started()
    stand(g, ME, "exchange-shop")
    put(g, "sake", "B4", ME)
    turns(g, spare=ME)

    play(g, f"space.{space}")

    assert space_of(g, ME) == space
    assert xp_of(g, "sake") == 1, "the lap mark was passed once"


def test_from_the_start_area_the_first_space_is_the_first_of_the_street() -> None:
    g = started()
    stand(g, ME, "")
    turns(g, spare=ME)
    assert open_now(g) == {"space.sandal-shop", "space.rice-shop", "space.fire-tower", "space.tobacco-shop"}

    play(g, "space.sandal-shop")

    assert space_of(g, ME) == "sandal-shop"


def test_whoever_comes_from_the_first_space_of_all_does_no_lap() -> None:
    g = started()
    put(g, "sake", "B4", ME)
    stand(g, ME, "sandal-shop")
    turns(g, lane1=ME)
    go(g)

    assert xp_of(g, "sake") == 0


@pytest.mark.parametrize(("steps", "reached"), [(1, "tobacco-shop"), (2, "pawn-shop")])
def test_a_run_goes_as_far_as_the_space_that_is_touched(steps: int, reached: str) -> None:
    g = started(akebono=True)
    put(g, "messenger", "B1", OTHER)
    goods(g, ME, mon=1)
    business(g, ME, "fire-tower")
    play(g, "character.messenger")
    assert open_now(g) == {"space.tobacco-shop", "space.pawn-shop"}

    play(g, f"space.{reached}")

    assert space_of(g, ME) == reached


@pytest.mark.parametrize(("card", "token"), [("monk", "hire-less"), ("doctor", "doctor")])
def test_another_token_of_this_turn_does_not_make_the_messenger_wait(card: str, token: str) -> None:
    """R27: a hire brings experience to a character that retires; the Messenger was there before."""
    g = started(akebono=True)
    tokens(g, ME, "messenger")
    put(g, card, "B1", ME, xp=2)
    row(g, "water-wheel")
    goods(g, ME, mon=6)
    turn(g, ME, "1")
    play(g, "character.water-wheel", "stall.A1")
    assert g.players[ME].specials == (SPECIAL_IDS.index("messenger"), SPECIAL_IDS.index(token))

    assert waiting(g) == "move"
    assert "special.messenger" in open_now(g)


def test_a_run_past_the_lap_mark_counts_once() -> None:
    g = started(akebono=True)
    put(g, "messenger", "D3", OTHER)
    put(g, "sake", "A1", ME)
    goods(g, ME, mon=1)
    business(g, ME, "exchange-shop")

    play(g, "character.messenger", "space.rice-shop")

    assert (space_of(g, ME), xp_of(g, "sake")) == ("rice-shop", 1)


def test_on_new_years_day_no_lap_is_done() -> None:
    """R33."""
    g = started(akebono=True)
    put(g, "messenger", "D3", OTHER)
    put(g, "sake", "A1", ME)
    goods(g, ME, mon=1)
    power(g, 3, 0, 0)
    new_year(g)
    assert g.seat == ME

    play(g, "space.exchange-shop", "character.messenger", "space.sandal-shop")

    assert xp_of(g, "sake") == 0


def test_the_last_month_of_the_year_has_laps() -> None:
    g = started()
    g.month = 11
    put(g, "sake", "A1", ME)
    stand(g, ME, "exchange-shop")
    turns(g, lane1=ME)
    go(g)

    assert xp_of(g, "sake") == 1


def test_the_base_game_has_no_tea_house_and_a_stranger_none_either() -> None:
    g = started(akebono=True)
    erect(g, "tea-house", "B1", OTHER)
    erect(g, "inn", "A1", ME)
    goods(g, ME)
    stand(g, ME, "rice-shop")
    turns(g, lane1=ME)
    go(g)

    assert space_of(g, ME) == "fire-tower"
    assert (good(g, ME, "rice"), g.players[ME].iki) == (0, 0)


def test_a_tea_house_on_the_first_stall_of_all_pays() -> None:
    g = started(akebono=True)
    erect(g, "tea-house", "A1", ME)
    goods(g, ME)
    stand(g, ME, "sandal-shop")
    turns(g, lane1=ME)
    go(g)

    assert space_of(g, ME) == "rice-shop"
    assert (good(g, ME, "rice"), g.players[ME].iki) == (1, 2)


def test_a_tea_house_pays_each_time_its_only_space_is_reached() -> None:
    g = started(akebono=True)
    erect(g, "tea-house", "B1", ME)
    goods(g, ME, sandal=9)
    stand(g, ME, "rice-shop")
    turns(g, lane1=ME)
    go(g)
    assert g.players[ME].iki == 2

    play(g, *["sandal"] * 9)

    assert space_of(g, ME) == "fire-tower"
    assert g.players[ME].iki == 4


# Business.


def test_the_shop_token_needs_a_shop_that_can_do_something() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "shop")
    goods(g, ME, mon=4)
    business(g, ME, "sandal-shop")
    play(g, "space.sandal-shop")
    assert "ticket.shop" in open_now(g)

    play(g, "ticket.shop")

    assert (good(g, ME, "mon"), good(g, ME, "sandal")) == (0, 4)
    assert g.tickets[TICKET_IDS.index("boat-token-shop")] == ON_BANK


def test_the_shop_token_stays_where_the_shop_cannot_be_paid_again() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "shop")
    goods(g, ME, mon=3)
    business(g, ME, "sandal-shop")

    play(g, "space.sandal-shop")

    assert open_now(g, "ticket") == set()


def test_the_character_token_stays_where_nobody_can_be_used() -> None:
    g = started(akebono=True)
    boat(g, "4A", OTHER)
    ticket(g, ME, "character")
    put(g, "dice", "B1", OTHER)
    goods(g, ME, mon=1)
    business(g, ME, "fire-tower")

    play(g, "character.dice")

    assert good(g, ME, "wood") == 1
    assert open_now(g, "ticket") == set()


def test_a_character_that_retires_by_its_own_use_teaches_nobody_else() -> None:
    """The card in the last stall of all is another's, and gains nothing."""
    g = started()
    put(g, "seamstress", "A1", ME, xp=2)
    put(g, "sake", "D4", OTHER)
    goods(g, ME, mon=1)
    business(g, ME, "rice-shop")

    play(g, "character.seamstress")

    assert is_retired(g, ME, "seamstress")
    assert xp_of(g, "sake") == 0


@pytest.mark.parametrize("owner", [ME, OTHER])
def test_boats_of_every_seat_can_be_used(owner: int) -> None:
    g = started(akebono=True)
    boat(g, "3A", owner)
    put(g, "sake", "A1", THIRD)
    goods(g, THIRD, mon=1)
    business(g, THIRD, BRIDGE)

    play(g, "boat.3A")

    assert xp_of(g, "sake") == 1
    assert [player.trade for player in g.players] == [1 if seat == owner else 0 for seat in range(3)]


def test_ones_own_boat_brings_no_trade() -> None:
    g = started(akebono=True)
    boat(g, "3A", ME)
    put(g, "sake", "A1", ME)
    goods(g, ME, mon=1)
    business(g, ME, BRIDGE)

    play(g, "boat.3A")

    assert xp_of(g, "sake") == 1
    assert [player.trade for player in g.players] == [0, 0, 0]


def test_the_second_boat_of_the_inn_for_sailors_brings_its_owner_trade_too() -> None:
    g = started(akebono=True)
    erect(g, "sailors-inn", "A1", ME)
    boat(g, "2B", OTHER)
    boat(g, "3B", THIRD)
    goods(g, ME, wood=1, mon=3)
    business(g, ME, BRIDGE)

    play(g, "boat.2B", "boat.3B")

    assert [player.trade for player in g.players] == [0, 1, 1]
    assert g.players[ME].fire == 2
    assert waiting(g) == "business"


def test_a_card_that_activates_boats_is_of_no_use_where_none_can_do_anything() -> None:
    g = started(akebono=True)
    put(g, "water-wheel", "B1", OTHER)
    goods(g, ME)
    business(g, ME, "fire-tower")
    assert "character.water-wheel" not in open_now(g)

    goods(g, ME, rice=1)  # for the Tea boat
    business(g, ME, "fire-tower")
    assert "character.water-wheel" in open_now(g)


# Building.


def building_site(g: Iki, **amounts: int) -> None:
    goods(g, ME, mon=amounts.pop("mon", 0) + 1, **amounts)
    business(g, ME, "construction-site")


def test_one_building_is_built_and_the_others_stay() -> None:
    g = started()
    shown(g, "inn", "shrine", "well")
    building_site(g, wood=1, koban=1)
    play(g, "space.construction-site", "option.2")
    play_on(g, lambda g: waiting(g) == "place building")
    play(g, "stall.B2")

    assert card_at(g, "B2") == "inn"
    assert [g.printed.building_ids[each] for each in g.shown] == ["shrine", "well"]
    assert (g.players[ME].buildings, g.players[ME].kobuns) == (1, 3)
    assert (g.chosen, g.xp[number(g, "stall", "B2")]) == (-1, 0)
    assert g.breakdown()[ME]["buildings"] == 12


def test_without_a_kobun_no_building() -> None:
    g = started()
    shown(g, "inn")
    g.players[ME].kobuns = 0
    building_site(g, wood=1, koban=1)

    play(g, "space.construction-site")

    assert waiting(g) == "business", "the wood was bought without asking"
    assert good(g, ME, "wood") == 2


def test_without_a_free_stall_no_building() -> None:
    g = started()
    shown(g, "inn")
    fill(g)
    building_site(g, wood=1, koban=1)

    play(g, "space.construction-site")

    assert waiting(g) == "business"
    assert good(g, ME, "wood") == 2


def test_in_the_base_game_no_boat() -> None:
    g = started()
    shown(g, "inn")
    assert all(owner < ON_BANK for owner in g.boats)
    building_site(g, wood=1, koban=1, mon=9)
    play(g, "space.construction-site", "option.2")

    assert open_now(g, "boat") == set()


@pytest.mark.parametrize(("sailors", "able"), [(0, False), (1, True)])
def test_a_boat_needs_a_sailor(sailors: int, able: bool) -> None:
    g = started(akebono=True, boat3="A")
    shown(g, "inn")
    g.players[ME].sailors = sailors
    building_site(g, wood=1, koban=1)
    play(g, "space.construction-site", "option.2")

    if able:
        assert open_now(g) == {"building.inn", "boat.3A"}
    else:
        assert waiting(g) == "place building"


def test_a_new_boat_is_activated_at_once_or_brings_trade() -> None:
    def built() -> Iki:
        g = started(akebono=True, boat3="A")
        shown(g)
        put(g, "sake", "A1", ME)
        building_site(g, wood=1, mon=1)
        play(g, "space.construction-site", "option.2")
        assert open_now(g) == {"trade", "boat.3A"}
        return g

    g = built()
    play(g, "boat.3A")
    assert (xp_of(g, "sake"), g.players[ME].trade, g.chosen) == (1, 0, -1)

    g = built()
    play(g, "trade")
    assert (xp_of(g, "sake"), g.players[ME].trade, g.chosen) == (0, 2, -1)


@pytest.mark.parametrize("why", ["built", "no sailor", "no mon"])
def test_a_start_tile_builds_boat_1_only_where_that_can_be_done(why: str) -> None:
    g = started(akebono=True)
    part = g.printed.tile_parts[[effect for effect in g.printed.tile_effects].index("shopboat")]
    goods(g, ME, mon=2 if why == "no mon" else 3)
    if why == "built":
        boat(g, "1", OTHER)
    if why == "no sailor":
        g.players[ME].sailors = 0
    g.seat = ME
    assert not part.possible(g)
    before = (good(g, ME, "mon"), g.boats, g.players[ME].sailors, g.players[ME].trade)

    part.run(g)

    assert (good(g, ME, "mon"), g.boats, g.players[ME].sailors, g.players[ME].trade) == before


def test_a_price_in_pipes_and_fish_is_taken() -> None:
    g = started(akebono=True)
    shown(g, "pub")
    g.players[ME].fish = (0, 4)
    building_site(g, wood=1, rice=1)
    play(g, "space.construction-site", "option.2")
    play_on(g, lambda g: waiting(g) == "place building")
    play(g, "stall.A1")
    assert open_now(g) == {"fish.spring-a", "fish.summer-b"}
    assert g.view()["table"]["doing"]["source"] == "building.pub"

    play(g, "fish.spring-a")

    assert g.players[ME].fish == (4,)


def test_the_fish_to_give_is_the_one_that_is_touched() -> None:
    g = started(akebono=True)
    shown(g, "pub")
    g.players[ME].fish = (3, 4)
    building_site(g, wood=1, rice=1)
    play(g, "space.construction-site", "option.2")
    play_on(g, lambda g: waiting(g) == "place building")
    play(g, "stall.A1", "fish.summer-b")

    assert g.players[ME].fish == (3,)


# Tokens.


def tobacco(g: Iki, *, pipe: tuple[str, str], pouch: tuple[str, str], mon: int) -> None:
    """The Tobacco shop with these tokens; an empty name is a token that was sold."""
    for kind, names in ((0, pipe), (1, pouch)):
        for place, name in enumerate(names):
            group = ("pipe", "pouch")[kind]
            g.market[2 * kind + place] = number(g, group, name) if name else -1
    goods(g, ME, mon=mon)
    business(g, ME, "tobacco-shop")


def test_the_cheaper_of_two_tokens_decides_whether_a_shop_is_open() -> None:
    for pipe in (("summer-a", "spring-a"), ("spring-a", "summer-a")):
        g = started()
        tobacco(g, pipe=pipe, pouch=("", ""), mon=2)
        assert "space.tobacco-shop" in open_now(g)

        play(g, "space.tobacco-shop")

        assert g.players[ME].pipes == (number(g, "pipe", "spring-a"),)
        assert [g.market[place] for place in (0, 1)].count(-1) == 1, "the other pipe stays"
        assert g.players[ME].fire == 1


@pytest.mark.parametrize(("mon", "both"), [(2, False), (3, True)])
def test_a_pair_of_tokens_costs_both_prices(mon: int, both: bool) -> None:
    g = started()
    tobacco(g, pipe=("spring-a", ""), pouch=("spring-a", ""), mon=mon)
    play(g, "space.tobacco-shop")

    assert open_now(g) == ({"option.1", "option.2", "option.3"} if both else {"option.1", "option.2"})


@pytest.mark.parametrize(("pipe", "pouch"), [(("", ""), ("spring-a", "")), (("spring-a", ""), ("", ""))])
def test_there_is_no_pair_where_one_kind_is_sold_out(pipe: tuple[str, str], pouch: tuple[str, str]) -> None:
    g = started()
    tobacco(g, pipe=pipe, pouch=pouch, mon=9)

    play(g, "space.tobacco-shop")

    assert waiting(g) == "business", "bought without asking"
    assert len(g.players[ME].pipes) + len(g.players[ME].pouches) == 1


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
@pytest.mark.parametrize("letter", ["a", "b"])
def test_who_can_pay_for_both_and_takes_the_pipe_alone_is_not_asked_for_the_pouch(season: str, letter: str) -> None:
    """R29: whatever the pipe costs."""
    g = started()
    put(g, "sake", "A1", ME)
    pipe = f"{season}-{letter}"
    price = g.printed.price[0][number(g, "pipe", pipe)]
    tobacco(g, pipe=(pipe, ""), pouch=("spring-a", ""), mon=price + 1)

    play(g, "space.tobacco-shop", "option.1")

    assert waiting(g) == "business"
    assert (good(g, ME, "mon"), len(g.players[ME].pipes), g.players[ME].pouches) == (1, 1, ())


@pytest.mark.parametrize(("mon", "asked"), [(5, True), (4, False)])
def test_the_pouch_is_asked_for_where_it_can_just_be_paid_after_the_pipe(mon: int, asked: bool) -> None:
    """R29: the pipe costs 4 and activates a boat that pays 5 for a wood; the pouch costs 6."""
    g = started(akebono=True)
    boat(g, "2B", OTHER)
    tobacco(g, pipe=("winter-c", ""), pouch=("winter-c", ""), mon=mon)
    goods(g, ME, mon=mon, wood=1)
    play(g, "space.tobacco-shop", "pipe.winter-c")

    assert good(g, ME, "mon") == mon - 4 + 5
    assert (waiting(g) == "pouch too") == asked


def fish_market(g: Iki, season: int, *fish: int) -> None:
    g.season = season
    g.month = 3 * season
    g.market[4], g.market[5] = number(g, "fish", "autumn-a"), -1
    g.players[ME].fish = fish
    goods(g, ME, mon=9)
    business(g, ME, "fish-market")


def test_one_fish_a_season_is_counted_by_its_season() -> None:
    g = started()
    fish_market(g, 2)
    play(g, "space.fish-market")
    assert g.players[ME].fished == 1 << 2

    fish_market(g, 2, 0)
    assert "space.fish-market" not in open_now(g)
    fish_market(g, 3, 0)
    assert "space.fish-market" in open_now(g)


@pytest.mark.parametrize(("having", "able"), [(3, True), (4, False)])
def test_a_fish_needs_a_free_place(having: int, able: bool) -> None:
    g = started()
    assert g.printed.fish_places == 4
    fish_market(g, 2, *range(having))

    assert ("space.fish-market" in open_now(g)) == able


def test_what_a_price_took_buys_nothing_in_the_river() -> None:
    """Boat 1 sells from the river for what one has."""
    g = started(akebono=True)
    boat(g, "1", OTHER)
    for kind in range(3):
        g.market[6 + kind] = -1
    g.market[6] = number(g, "pipe", "spring-a")
    goods(g, ME, mon=2)
    business(g, ME, BRIDGE)
    assert "boat.1" in open_now(g)
    goods(g, ME, mon=1)
    business(g, ME, BRIDGE)

    assert "boat.1" not in open_now(g)


def test_a_pipe_with_a_price_may_be_declined() -> None:
    g = started(akebono=True)
    shown(g, "inn")
    tobacco(g, pipe=("spring-c", ""), pouch=("", ""), mon=3)
    goods(g, ME, mon=3, wood=1, koban=1)
    play(g, "space.tobacco-shop")
    assert open_now(g) == {"pipe.spring-c", "done"}
    declined = g.clone()

    play(g, "pipe.spring-c")
    assert waiting(g) == "build"
    declined.play(declined.touch("done"))

    assert declined.todo[-1].key == "business"


# Celebrities.


def test_one_celebrity_is_met_and_the_other_stays() -> None:
    g = started(akebono=True)
    celebrities(g, "sanyo-rai", "ryokan")
    business(g, ME, BRIDGE)
    play(g, "celebrity.sanyo-rai")

    assert g.met_here == (number(g, "celebrity", "ryokan"),)
    assert "celebrity.ryokan" not in open_now(g), "one a turn"


def test_boat_5b_meets_one_of_the_three_that_are_not_shown_and_not_taken() -> None:
    g = started(akebono=True)
    boat(g, "5B", OTHER)
    names = ("juzaburo-tsutaya", "nezumi-kozo", "sanyo-rai", "ryotaku-maeno", "tokunai-mogami")
    season = [f"celebrity.{name}" for name in names]
    spare = {name for name in season if g.touch(name) - g.touch(season[0]) not in g.met_here}
    assert len(spare) == 3
    goods(g, ME, rice=2)
    business(g, ME, BRIDGE)
    play(g, "boat.5B")
    assert open_now(g) == spare
    taken = sorted(spare)[0]
    play(g, taken, "done")
    goods(g, OTHER, rice=1)
    business(g, OTHER, BRIDGE)
    play(g, "boat.5B")

    assert open_now(g) == spare - {taken}


def test_a_season_later_other_celebrities_are_spare() -> None:
    g = started(akebono=True)
    boat(g, "5B", OTHER)
    g.month, g.season = 3, 1
    goods(g, ME, rice=1)
    business(g, ME, BRIDGE)
    play(g, "boat.5B")

    summer = {"hiroshige-utagawa", "katsushika-hokusai", "nanpo-ota", "saiko-ema", "shusaku-chiba"}
    assert {name.removeprefix("celebrity.") for name in open_now(g)} < summer
    assert len(open_now(g)) == 3


def in_season(season: int) -> Callable[[Iki], bool]:
    return lambda g: g.season == season


def test_two_of_five_celebrities_are_shown_each_season() -> None:
    g = new_game(akebono=True)
    seasons = [set(range(5 * season, 5 * season + 5)) for season in range(4)]
    assert [set(g.famous[5 * season : 5 * season + 5]) for season in range(4)] == seasons
    for season in range(4):
        play_on(g, in_season(season))
        if season == 0 or g.month % 3 == 0:
            assert set(g.met_here) <= seasons[season]
    assert len(g.met_here) == 2


@pytest.mark.parametrize(("mine", "free"), [(True, True), (True, False), (False, True)])
def test_hokusai_needs_a_character_and_a_free_stall(mine: bool, free: bool) -> None:
    g = started(akebono=True)
    if not free:
        fill(g, "A1")
        put(g, "salt", "A1", ME)
    elif mine:
        put(g, "salt", "A1", ME)
    celebrities(g, "katsushika-hokusai")
    business(g, ME, BRIDGE)

    play(g, "celebrity.katsushika-hokusai")

    assert (waiting(g) == "relocate to") == (mine and free)


def test_a_relocated_character_leaves_nothing_behind() -> None:
    g = started(akebono=True)
    put(g, "salt", "A1", ME, xp=2)
    celebrities(g, "katsushika-hokusai")
    business(g, ME, BRIDGE)
    play(g, "celebrity.katsushika-hokusai", "stall.B2", "done")

    old, new = number(g, "stall", "A1"), number(g, "stall", "B2")
    assert (g.stalls[old], g.owners[old], g.xp[old]) == (-1, -1, 0)
    assert (card_at(g, "B2"), g.owners[new], g.xp[new]) == ("salt", ME, 2)
    assert g.chosen == -1


# Experience.


def test_the_policemans_price_is_ones_own_experience() -> None:
    g = started(akebono=True)
    put(g, "policeman", "B1", OTHER)
    put(g, "sake", "C1", OTHER, xp=2)
    put(g, "salt", "D1", ME)
    business(g, ME, "fire-tower")
    assert "character.policeman" not in open_now(g)

    put(g, "salt", "D1", ME, xp=1)
    business(g, ME, "fire-tower")
    play(g, "character.policeman")

    assert (xp_of(g, "salt"), g.players[ME].iki) == (0, 4)


def test_experience_elsewhere_needs_one_other_character() -> None:
    g = started(akebono=True)
    put(g, "salt", "D1", ME)
    row(g, "water-wheel")
    goods(g, ME, mon=6)
    turn(g, ME, "1")

    play(g, "character.water-wheel", "stall.A1")

    assert xp_of(g, "salt") == 1


@pytest.mark.parametrize(("cards", "able"), [(1, False), (2, True)])
def test_a_swap_needs_two_characters(cards: int, able: bool) -> None:
    g = started()
    put(g, "kite", "B1", OTHER)
    if cards == 2:
        put(g, "boiled-egg", "B2", OTHER)
    erect(g, "inn", "C1", OTHER)
    business(g, ME, "fire-tower")
    assert ("character.kite" in open_now(g)) == able
    if able:
        play(g, "character.kite")
        assert open_now(g) == {"character.kite", "character.boiled-egg"}
        play(g, "character.boiled-egg")
        assert (card_at(g, "B1"), card_at(g, "B2"), g.chosen) == ("boiled-egg", "kite", -1)


def test_each_character_without_a_type_gets_a_column_of_its_own() -> None:
    g = started(akebono=True)
    put(g, "mounted-samurai", "A1", ME, xp=1)
    put(g, "rice-broker", "B1", ME, xp=1)
    stand(g, ME, "exchange-shop")
    turns(g, lane1=ME)
    go(g)
    asked = []
    marks = [mark for mark in g.history if mark < 0]
    for column in ("column.artisan", "column.shop"):
        assert (g.seat, waiting(g)) == (ME, "choose column")
        asked.append(g.homeless[0])
        play(g, column)

    assert [mark for mark in g.history if mark < 0] == marks, "it is the same turn"
    assert sorted(asked) == [number(g, "character", "mounted-samurai"), number(g, "character", "rice-broker")]
    assert g.homeless == ()
    assert sorted(g.columns[card] for card in asked) == [
        number(g, "column", "artisan"), number(g, "column", "shop")
    ]  # fmt: skip
    assert waiting(g) == "business"


def fire_in(g: Iki, nagaya: str, month: int = 5) -> None:
    """The end of a month whose fire breaks out in this nagaya."""
    tiles = g.printed.fire_tiles
    wanted = tiles.index("ABCD".index(nagaya))
    g.random = next(from_seed(seed) for seed in range(100) if from_seed(seed).below(len(tiles)) == wanted)
    month_end(g, month)


def test_a_column_that_is_chosen_in_a_fire_marks_its_player() -> None:
    """Nobody has a turn then: the decision is marked for the record, and no turn goes on after it."""
    g = started(akebono=True)
    put(g, "mounted-samurai", "A1", OTHER)
    tokens(g, OTHER, "doctor")
    power(g, 0, 0, 0)
    fire_in(g, "A")
    assert (g.seat, waiting(g)) == (OTHER, "spread")
    before = len(g.history)

    play(g, "special.doctor")

    assert (g.seat, waiting(g), g.turn) == (OTHER, "choose column", -1)
    assert g.history[before:] == [g.touch("special.doctor"), -1 - OTHER - 16 * 5]
    before = len(g.history)
    play(g, "column.artisan")
    assert g.homeless == ()
    assert g.month == 5
    assert g.history[before:] == [g.touch("column.artisan"), -1 - g.seat - 16 * 6]


def test_fish_places_that_are_full_lose_only_the_fishermans_token() -> None:
    g = started(akebono=True)
    g.players[ME].fish = (0, 3, 6, 9)
    put(g, "monk", "A1", ME, xp=2)
    put(g, "fisherman", "B1", ME, xp=1)
    stand(g, ME, "exchange-shop")
    turns(g, lane1=ME)
    go(g)

    assert g.players[ME].specials == (SPECIAL_IDS.index("hire-less"),)


# Fire.


def test_a_fire_starts_at_the_edge_of_the_nagaya_that_its_tile_names() -> None:
    for nagaya in "ABCD":
        g = started()
        for other in "ABCD":
            put(g, {"A": "salt", "B": "sake", "C": "dice", "D": "cotton"}[other], f"{other}1", ME)
            put(g, {"A": "eel", "B": "soba", "C": "kite", "D": "sumo"}[other], f"{other}2", ME)
        power(g, 4, 0, 0)
        before = g.reveals
        fire_in(g, nagaya)

        assert g.nagaya == "ABCD".index(nagaya)
        assert [card_at(g, f"{other}1") == "" for other in "ABCD"] == [other == nagaya for other in "ABCD"]
        assert all(card_at(g, f"{other}2") for other in "ABCD"), "four are enough at the second place"
        assert g.reveals == before + 1 + 1, "the fire, and the cards of the next month"


def test_a_second_fire_starts_at_the_edge_again() -> None:
    g = started()
    g.place = 3
    put(g, "salt", "A1", ME)
    power(g, 0, 0, 0)

    fire_in(g, "A")

    assert card_at(g, "A1") == ""


@pytest.mark.parametrize(("month", "strength", "two"), [(5, 5, 4), (8, 8, 7), (11, 10, 9)])
@pytest.mark.parametrize("seats", [2, 3])
def test_how_strong_a_fire_is(seats: int, month: int, strength: int, two: int) -> None:
    wanted = two if seats == 2 else strength
    for power_of_mine in (wanted - 1, wanted):
        g = started(seats)
        put(g, "salt", "A1", ME)
        power(g, *[power_of_mine, *[0] * (seats - 1)])
        fire_in(g, "A", month)
        assert (card_at(g, "A1") == "salt") == (power_of_mine == wanted)


@pytest.mark.parametrize("card", ["boiled-egg", "salt"])
def test_a_neutral_character_burns_whatever_its_number(card: str) -> None:
    g = started()
    put(g, card, "A1")
    power(g, 9, 9, 9)

    fire_in(g, "A")

    assert card_at(g, "A1") == ""


def test_who_has_no_token_against_fire_is_not_asked() -> None:
    g = started()
    put(g, "salt", "A1", ME)
    tokens(g, ME, "hire-less")
    power(g, 0, 0, 0)
    before = len(g.history)

    fire_in(g, "A")

    assert waiting(g) != "spread"
    assert card_at(g, "A1") == ""
    assert all(-1 - mark >= 16 * 6 for mark in g.history[before:] if mark < 0), "no turn is marked before month 6"


def test_a_character_that_is_left_to_burn_burns() -> None:
    g = started()
    put(g, "salt", "A1", ME)
    put(g, "sake", "A2", ME)
    tokens(g, ME, "avoid-fire")
    power(g, 0, 0, 0)
    fire_in(g, "A")

    play(g, "done", "special.avoid-fire")

    assert (card_at(g, "A1"), card_at(g, "A2")) == ("", "sake")


def test_the_first_celebrity_of_the_list_does_not_save_buildings() -> None:
    for celebrity, saved in (("saiko-ema", True), ("juzaburo-tsutaya", False)):
        g = started(akebono=True)
        erect(g, "inn", "A1", ME)
        met(g, ME, celebrity)
        power(g, 0, 0, 0)
        heard = told_by(g, partial(fire_in, g, "A"))
        assert (card_at(g, "A1") == "inn") == saved
        assert (happened.BUILDING_SAVED if saved else happened.BUILDING_BURNED) in {event[0] for event in heard}
        assert g.players[ME].buildings == (1 if saved else 0)


def told_by(g: Iki, do: Callable[[], object]) -> list[Event]:
    g.listen()
    do()
    heard = list(g.heard or [])
    g.heard = None
    return heard


def test_what_burns_is_told_by_its_own_name() -> None:
    g = started(akebono=True)
    erect(g, "tea-house", "A1", ME)
    power(g, 0, 0, 0)

    heard = told_by(g, lambda: fire_in(g, "A"))

    assert (happened.BUILDING_BURNED, number(g, "building", "tea-house")) in {event[:2] for event in heard}


# The end of a month.


def test_trade_pays_after_fires_and_only_with_akebono() -> None:
    for akebono, month, paid in ((True, 5, 1), (True, 4, 0), (False, 5, 0)):
        g = started(akebono=akebono)
        goods(g, ME)
        g.players[ME].trade = 2
        month_end(g, month)
        assert good(g, ME, "mon") == paid


@pytest.mark.parametrize("trade", [0, 1, 2, 3, 4, 6, 8, 10])
def test_all_incomes_reached_on_the_trade_track_are_paid(trade: int) -> None:
    g = started(akebono=True)
    goods(g, ME)
    g.players[ME].trade = trade
    month_end(g, 8)

    incomes = {"mon": 2, "sandal": 4, "rice": 6, "koban": 8}
    assert {name: good(g, ME, name) for name in incomes} == {
        name: 1 if trade >= space else 0 for name, space in incomes.items()
    }
    assert g.players[ME].iki == (5 if trade >= 10 else 0)


def master_at(g: Iki, space: str, steps: int) -> None:
    """The Grand Master has stood on a space, and walks so many steps back at the end of the month."""
    g.master = number(g, "space", space)
    g.blocking = (steps, *g.blocking[1:])


@pytest.mark.parametrize(
    ("start", "steps", "reached"), [("sandal-shop", 1, "exchange-shop"), ("rice-shop", 1, "sandal-shop")]
)
def test_the_grand_master_walks_back_round_the_street(start: str, steps: int, reached: str) -> None:
    g = started(2, akebono=True, grandmaster=True)
    master_at(g, start, steps)
    month_end(g, 1)

    assert g.master == number(g, "space", reached)


def test_the_grand_master_teaches_characters_and_no_buildings() -> None:
    g = started(2, akebono=True, grandmaster=True)
    erect(g, "inn", "B1", ME)
    put(g, "sake", "B2", ME)
    master_at(g, "tobacco-shop", 1)
    month_end(g, 1)

    assert g.master == number(g, "space", "fire-tower")
    assert xp_of(g, "sake") == 1
    assert g.xp[number(g, "stall", "B1")] == 0


def test_the_grand_master_comes_only_where_he_is_asked_for() -> None:
    for seats, akebono, wanted in ((2, True, True), (2, False, True), (2, True, False)):
        g = new_game(seats, akebono=akebono, grandmaster=wanted)
        assert g.rules.grand_master == (akebono and wanted)


@pytest.mark.parametrize(("first", "month"), [(0, 1), (0, 2), (1, 1), (1, 2)])
def test_sun_and_moon_take_turns_with_the_neutral_card(first: int, month: int) -> None:
    g = started(2)
    g.first = first
    row(g, "water", "sake")

    month_end(g, month)

    assert (g.seat, waiting(g)) == (first if month == 1 else 1 - first, "neutral")


def test_a_neutral_card_stands_without_owner_and_experience() -> None:
    g = started(2)
    put(g, "boiled-egg", "A1", ME)
    row(g, "water", "sake")
    month_end(g, 1)
    play(g, "character.water")
    assert "stall.A1" not in open_now(g)
    play(g, "stall.B1")

    at = number(g, "stall", "B1")
    assert (card_at(g, "B1"), g.owners[at], g.xp[at], g.chosen) == ("water", -1, 0, -1)
    assert row_names(g)[0] != "water"


def test_mons_are_put_on_cards_and_on_no_empty_place() -> None:
    g = started()
    row(g, "water", "", "sake", mon=2)
    month_end(g, 1)

    assert g.row_mon[:3] == [3, 0, 1]
    assert [card for card, mon in zip(g.row, g.row_mon, strict=True) if mon and card < 0] == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("water", "sake", "dice", "kite"), ("dice", "kite")),
        (("water", "sake", "dice", ""), ("sake", "dice")),
        (("water", "", "", "kite"), ("water", "kite")),
        (("", "sake", "", ""), ("", "sake")),
        (("", "", "", ""), ("", "")),
    ],
)
def test_the_two_rightmost_fresh_cards_are_kept_with_a_mon(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    g = started(akebono=True)
    row(g, *before, "monk", "soba", "calendar")
    g.row_mon[4] = g.row_mon[5] = g.row_mon[6] = 2
    gone = g.gone
    lying = sum(1 for name in (*before, "monk", "soba", "calendar") if name)

    month_end(g, 1)

    assert tuple(row_names(g)[4:6]) == after
    assert g.row_mon == [0, 0, 0, 0, *[1 if name else 0 for name in after], 0]
    assert g.gone == gone + lying - sum(1 for name in after if name)
    assert all(card >= 0 for card in g.row[:4]), "four fresh ones"
    assert g.row[6] != number(g, "character", "calendar")


def test_kept_cards_go_even_where_no_fresh_one_is_left_for_their_place() -> None:
    g = started(akebono=True)
    row(g, "", "", "", "", "monk", "soba", "calendar")
    month_end(g, 1)

    assert row_names(g)[4:6] == ["", ""]


def test_new_cards_come_without_mons() -> None:
    for akebono in (False, True):
        g = started(akebono=akebono)
        row(g)
        g.row_mon = [3] * len(g.row)
        month_end(g, 3)
        assert g.row_mon == [0] * len(g.row)


def test_new_cards_of_the_base_game_fill_the_first_free_places() -> None:
    g = started()
    row(g, "water", "", "sake")
    month_end(g, 1)

    assert row_names(g)[0] == "water"
    assert row_names(g)[2] == "sake"
    assert [card >= 0 for card in g.row] == [True] * 6 + [False] * 6


def test_the_months_are_told_and_marked_by_their_numbers() -> None:
    g = new_game()
    g.listen()
    play_on(g, lambda g: g.over)

    assert [event[1] for event in g.heard or [] if event[0] == happened.MONTH] == list(range(1, 14))
    marks = [(-1 - mark) // 16 for mark in g.history if mark < 0]
    assert marks == sorted(marks)
    assert set(marks) == set(range(14))


# Payday.


def test_at_payday_the_row_is_emptied_with_its_mons() -> None:
    g = started()
    row(g, "water", "sake", mon=3)
    gone = g.gone
    month_end(g, 3)

    assert g.gone == gone + 2
    assert not {"water", "sake"} & set(row_names(g))
    assert g.row_mon == [0] * len(g.row)


def test_a_new_season_comes_to_light_once() -> None:
    g = started()
    before = g.reveals
    month_end(g, 3)

    assert g.season == 1
    assert g.reveals == before + 2, "the season, and the cards of its first month"


def test_all_pay_by_their_experience_and_the_retired_the_last_salary() -> None:
    g = started()
    put(g, "sake", "A1", ME, xp=0)  # sandal, rice, rice
    put(g, "eel", "B1", ME, xp=1)  # 2, 3, 4 mon
    retired(g, ME, "soba")  # 2, 3, 3 mon
    goods(g, ME, rice=2)
    month_end(g, 3)

    assert [good(g, ME, name) for name in GOODS] == [6, 0, 1, 0, 0]


@pytest.mark.parametrize("stall", ["A1", "C3"])
def test_villa_farmhouse_and_bathhouse_work_on_every_stall(stall: str) -> None:
    g = started(akebono=True)
    erect(g, "villa", stall, ME)
    put(g, "salt", "B1", ME)
    put(g, "cotton", "B2", ME)
    goods(g, ME, rice=2)
    month_end(g, 3)
    assert good(g, ME, "mon") == 2 * 2 + 1, "two of a type; the Salt seller's wage"

    g = started(akebono=True)
    erect(g, "farmhouse", stall, ME)
    put(g, "salt", "B1", ME)
    goods(g, ME, rice=1)
    month_end(g, 3)
    assert g.players[ME].iki == 2

    g = started(akebono=True)
    erect(g, "bathhouse", stall, ME)
    put(g, "salt", "B1", ME)
    put(g, "cotton", "B2", ME)
    put(g, "sake", "B3", ME)
    goods(g, ME, rice=3)
    month_end(g, 3)
    assert g.players[ME].iki == 2 * 9


def test_nothing_is_told_of_a_harmony_of_nothing_and_of_nobody_fed() -> None:
    g = started(akebono=True)
    erect(g, "farmhouse", "A1", ME)
    goods(g, ME, rice=1)

    heard = told_by(g, lambda: month_end(g, 3))

    kinds = {event[0] for event in heard}
    assert happened.HARMONY not in kinds
    assert happened.FED not in kinds
    assert happened.ABILITY_BUILDING not in kinds
    assert g.players[ME].iki == 0


def test_the_most_frequent_type_counts_those_without_a_type_for_nothing() -> None:
    g = started(akebono=True)
    erect(g, "villa", "A1", ME)
    put(g, "mounted-samurai", "B1", ME)
    put(g, "rice-broker", "C1", ME)
    put(g, "sake", "D1", ME)
    goods(g, ME, rice=3)
    month_end(g, 3)

    assert good(g, ME, "mon") == 2


def test_who_feeds_with_too_little_rice_is_asked_once_and_marked_once() -> None:
    g = started()
    for stall, card in (("A1", "salt"), ("B1", "cotton"), ("C1", "eyeglass")):
        put(g, card, stall, ME)
    goods(g, ME, rice=2)
    before = len(g.history)
    month_end(g, 3)
    assert (g.seat, waiting(g), g.turn) == (ME, "food", ME)
    assert g.history[before:] == [-1 - ME - 16 * 3]
    before = len(g.history)

    play(g, "character.salt")

    assert (g.seat, waiting(g), g.turn) == (ME, "food", ME)
    assert g.history[before:] == [g.touch("character.salt")]
    play(g, "character.cotton")
    assert [on_board(g, card) for card in ("salt", "cotton", "eyeglass")] == [True, True, False]
    assert (good(g, ME, "rice"), g.fed, g.turn) == (0, 0, -1)


def test_a_second_payday_feeds_everybody_again() -> None:
    g = started()
    put(g, "salt", "A1", ME)
    put(g, "cotton", "B1", OTHER)
    for seat in (ME, OTHER):
        goods(g, seat, rice=3)
    month_end(g, 3)
    month_end(g, 6)

    assert good(g, ME, "rice") == 1
    assert good(g, OTHER, "rice") == 1


def test_who_has_neither_rice_nor_doctor_loses_all_unasked() -> None:
    g = started(akebono=True)
    put(g, "salt", "A1", ME)
    put(g, "cotton", "B1", ME)
    put(g, "sake", "C1", OTHER)
    tokens(g, ME, "hire-less")
    goods(g, ME)
    goods(g, OTHER, rice=1)
    power(g, 3, 2, 1)
    month_end(g, 3)

    assert [on_board(g, card) for card in ("salt", "cotton", "sake")] == [False, False, True]
    assert waiting(g) != "food"


def test_the_last_payday_changes_no_season() -> None:
    g = started()
    month_end(g, 12)

    assert g.season == 3


# The way of life.


def test_a_space_of_the_first_seat_is_taken_too() -> None:
    g = started()
    power(g, 3, 2, 1)
    way_of_life(g, 2)
    assert g.seat == ME
    play(g, "ikizama.2")

    assert open_now(g) == {"ikizama.1-4", "ikizama.1", "ikizama.3", "ikizama.4"}


def test_every_month_is_played_from_the_left_by_everybody() -> None:
    g = started()
    power(g, 3, 2, 1)
    g.lane = 3
    way_of_life(g, 2)
    for seat, space in ((ME, "4"), (OTHER, "1"), (THIRD, "2")):
        assert g.seat == seat
        play(g, f"ikizama.{space}")
    seen: list[int] = []
    while g.turn >= 0:
        if seen[-1:] != [g.turn]:
            seen.append(g.turn)
        g.play(quiet(g))

    assert seen == [OTHER, THIRD, ME]


# Characters and buildings in stalls.


def test_a_stall_with_the_first_card_of_all_is_not_free() -> None:
    g = started()
    put(g, "boiled-egg", "A1", OTHER)
    row(g, "water")
    goods(g, ME, mon=1)
    turn(g, ME, "1")
    play(g, "character.water")
    assert "stall.A1" not in open_now(g)

    g = started()
    fill(g, "A1")
    put(g, "boiled-egg", "A1", OTHER)
    row(g, "water")
    goods(g, ME, mon=9)
    turn(g, ME, "1")
    assert waiting(g) != "income or hire", "there is no stall for anybody"

    g = started()
    fill(g, "A1")
    put(g, "boiled-egg", "A1", OTHER)
    shown(g, "inn")
    goods(g, ME, mon=9, wood=1, koban=1)
    business(g, ME, "construction-site")
    assert "building.inn" not in open_now(g)
    assert g.free_stalls() == []
    assert not g.has_free_stall()


def test_a_building_is_no_character() -> None:
    g = started(akebono=True)
    boat(g, "3A", OTHER)
    erect(g, "inn", "A1", ME)
    goods(g, ME, mon=1)
    business(g, ME, BRIDGE)

    assert "boat.3A" not in open_now(g), "nobody can gain experience"


def test_each_player_counts_ones_own_buildings() -> None:
    g = started()
    erect(g, "inn", "A1", ME)
    erect(g, "shrine", "B1", OTHER)

    assert [line["buildings"] for line in g.breakdown()] == [12, 22, 0]


def test_an_ability_is_told_only_where_it_gives_something() -> None:
    g = started(akebono=True)
    erect(g, "villa", "A1", ME)
    met(g, ME, "ryokan")
    heard = told_by(g, lambda: month_end(g, 3))
    assert happened.ABILITY_BUILDING not in {event[0] for event in heard}

    stand(g, ME, "exchange-shop")
    heard = told_by(g, partial(first_turn, g))
    assert happened.LAP_DONE in {event[0] for event in heard}
    assert happened.ABILITY_CELEBRITY not in {event[0] for event in heard}


def random_game(seats: int, seed: int, akebono: bool = True) -> Iki:
    g = new_game(seats, seed, akebono)
    g.listen()
    return g


@pytest.mark.parametrize(("seats", "akebono"), [(2, True), (3, True), (3, False)])
def test_between_turns_nothing_is_at_work(seats: int, akebono: bool) -> None:
    """Whatever was chosen, fed, burning or waiting is done with when Ikizamas are chosen; nothing is paid in zeros."""
    for seed in range(3):
        g = random_game(seats, seed, akebono)
        chance = from_seed(seed)
        looked = 0
        while not g.over:
            if waiting(g) == "choose ikizama":
                looked += 1
                assert (g.chosen, g.fed, g.homeless, g.turn, g.waiting) == (-1, 0, (), -1, 0)
                free = [stall for stall in range(len(g.stalls)) if g.stalls[stall] == -1]
                assert all((g.owners[stall], g.xp[stall]) == (-1, 0) for stall in free)
                assert all(card >= -1 for card in [*g.stalls, *g.owners, *g.row, *g.market, *g.ikizama])
                assert all(not mon for card, mon in zip(g.row, g.row_mon, strict=True) if card < 0)
                for seat, player in enumerate(g.players):
                    assert player.buildings == len(g.own_buildings(seat))
            g.play(g.options[chance.below(len(g.options))])
        assert looked == 12 * seats
        assert all(event[3] > 0 for event in g.heard or [] if event[0] == happened.PAID)
        assert (g.chosen, g.turn) == (-1, -1)


# The setup.


def test_a_game_begins_with_nothing_at_work() -> None:
    for akebono in (False, True):
        g = new_game(3, akebono=akebono)
        assert (g.chosen, g.newest, g.turn, g.lane, g.master, g.waiting, g.homeless) == (-1, -1, -1, -1, -1, 0, ())
        assert (g.stalls, g.owners, g.xp) == ([-1] * 16, [-1] * 16, [0] * 16)
        assert (g.ikizama, set(g.row), set(g.row_mon)) == ([-1] * 5, {-1}, {0})
        assert [player.space for player in g.players] == [-1, -1, -1]
        assert not any([g.walking, g.cart_used, g.shop_used, g.character_used, g.celebrity_used, g.boat_used])
        assert not any([g.closed, g.hired, g.fed])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_takes_a_starter_first(seats: int) -> None:
    g = new_game(seats, akebono=True)
    assert len(g.starters) == len(g.start_tiles) == seats + 1
    seen = []
    while g.month < 0:
        if waiting(g) == "take starter":
            seen.append(g.seat)
            left = len(g.starters)
            assert len(g.start_tiles) == left
            tile = g.start_tiles[0]
            g.play(g.options[0])
            assert tile not in g.start_tiles
        else:
            g.play(g.options[0])
    assert seen == [(g.first - 1 - i) % seats for i in range(seats)]
    assert (g.starters, g.start_tiles) == ((), ())


def test_everything_hidden_is_shuffled_within_its_season() -> None:
    games = [new_game(2, seed, akebono=True) for seed in range(30)]
    for g in games:
        for season in range(4):
            cards = g.deck[14 * season : 14 * season + 14]
            assert {g.printed.character_ids[card] for card in cards} == {
                g.printed.character_ids[card] for card in games[0].deck[14 * season : 14 * season + 14]
            }
            for kind in range(3):
                first = 12 * kind + 3 * season
                assert sorted(g.tokens[first : first + 3]) == [3 * season, 3 * season + 1, 3 * season + 2]
        for month in range(12):
            assert sorted(g.newcomers[2 * month : 2 * month + 2]) == [61 + 2 * month, 62 + 2 * month]
        assert Counter(g.blocking) == {1: 3, 2: 3, 3: 3, 4: 3}
    for hidden in ("deck", "newcomers", "famous", "tokens", "blocking", "start_tiles"):
        orders = {getattr(g, hidden) for g in games}
        assert len(orders) > 15, hidden
    assert all(len({g.deck[14 * season] for g in games}) > 5 for season in range(4))
    assert {g.newcomers[0] for g in games} == {61, 62}
    assert len({g.starters for g in games}) > 5
    assert len({g.famous[0] for g in games}) == 5
    assert {g.tokens[0] for g in games} == {0, 1, 2}


def test_the_base_game_offers_four_starters_and_base_buildings() -> None:
    games = [new_game(3, seed) for seed in range(20)]
    assert {g.starters for g in games} == {(0, 1, 2, 3)}
    shown_ever = {building for g in games for building in g.shown}
    assert shown_ever == set(range(10))
    assert all(len(g.shown) == 6 for g in games)
    with_akebono = [new_game(3, seed, akebono=True) for seed in range(20)]
    assert {building for g in with_akebono for building in g.shown} == set(range(20))
    assert all(len(g.shown) == 6 for g in with_akebono)


def test_only_with_akebono_at_most_two_lasting_abilities_are_shown() -> None:
    for akebono, most in ((False, 3), (True, 2)):
        games = [new_game(3, seed, akebono=akebono) for seed in range(60)]
        assert max(sum(g.printed.permanent[building] for building in g.shown) for g in games) == most


def test_sides_of_boats_are_a_fair_coin() -> None:
    turned = [
        owner == ON_BANK
        for seed in range(150)
        for boat, owner in enumerate(new_game(2, seed, akebono=True).boats)
        if boat in (2, 4, 6, 8, 10)
    ]
    assert 0.44 < sum(turned) / len(turned) < 0.56


def test_twelve_cards_have_room_in_the_row_of_the_base_game() -> None:
    g = new_game(3)
    play_on(g, lambda g: g.month == 2 and waiting(g) == "choose ikizama")

    assert len(g.row) == 12
    assert all(card >= 0 for card in g.row)


def test_the_construction_site_says_what_it_sells() -> None:
    words = []
    for option in ("wood", "rice"):
        g = started(construction=option)
        goods(g, ME, mon=1)
        business(g, ME, "construction-site")
        words.append(g.words(g.touch("space.construction-site"), "en"))
        play(g, "space.construction-site")
        assert good(g, ME, option) == 1
    assert words[0] != words[1]
    assert "wood" in words[0].lower()


# The final count.


def test_most_iki_wins_then_firefighting_then_the_stack() -> None:
    g = started()
    for levels, points, winner in (
        ((1, 2, 3), (5, 9, 7), OTHER),
        ((9, 2, 3), (1, 9, 7), OTHER),
        ((1, 2, 3), (9, 9, 7), OTHER),
        ((1, 1, 3), (9, 9, 7), ME),
    ):
        power(g, *levels)
        for seat in range(3):
            goods(g, seat)
            g.players[seat].iki = points[seat]
        assert g.winners() == [winner]
    power(g, 1, 1, 3, order=(OTHER, ME, THIRD))
    assert g.winners() == [OTHER]


def test_wood_and_kobans_and_three_mon_count() -> None:
    g = started()
    goods(g, ME, koban=2, wood=3, mon=7)

    printed = g.printed
    assert g.breakdown()[ME]["goods"] == 2 * printed.koban_points + 3 * printed.wood_points + 7 // printed.mon_per_iki


@pytest.mark.parametrize(
    ("cards", "points"),
    [((), 0), (("calendar",), 0), (("calendar", "sake", "incense"), 0), (("calendar", "sake", "doctor"), 5)],
)
def test_issa_kobayashi_counts_new_characters(cards: tuple[str, ...], points: int) -> None:
    g = started(akebono=True)
    met(g, ME, "issa-kobayashi")
    retired(g, ME, *cards)

    assert g.breakdown()[ME]["celebrities"] == points


@pytest.mark.parametrize(("names", "points"), [((), 0), (("policeman",), 2), (("hire-less",), 0)])
def test_the_policeman_is_a_pouch_for_buildings_and_no_other_token_is(names: tuple[str, ...], points: int) -> None:
    g = started(akebono=True)
    erect(g, "picture-books", "A1", ME)
    tokens(g, ME, *names)

    assert g.breakdown()[ME]["buildings"] == points


@pytest.mark.parametrize(("names", "count"), [((), 1), (("fisherman",), 2), (("hire-less",), 1)])
def test_only_the_fishermans_token_is_a_fish(names: tuple[str, ...], count: int) -> None:
    g = started(akebono=True)
    g.players[ME].fish = (0,)
    tokens(g, ME, *names)

    extra = g.printed.fisherman_extra if "fisherman" in names else 0
    assert g.breakdown()[ME]["fish"] == g.printed.fish_set[count] + extra


def test_a_free_column_is_counted_where_it_is_worth_most() -> None:
    """Before the end, the Puppeteer's token and characters without a type fill a type that is missing."""
    g = started(akebono=True)
    types = g.printed.type_set
    retired(g, ME, "sake", "salt")
    assert g.breakdown()[ME]["types"] == types[1]

    retired(g, ME, "sake", "salt", "mounted-samurai")
    assert g.breakdown()[ME]["types"] == types[2]
    retired(g, ME, "sake", "salt", "puppeteer")
    assert g.breakdown()[ME]["types"] == types[2], "a Special"
    tokens(g, ME, "joker")
    assert g.breakdown()[ME]["types"] == types[2], "in whatever column, but only once"
    retired(g, ME, "sake", "monk", "puppeteer")
    assert g.breakdown()[ME]["types"] == types[3]
    retired(g, ME, "sake", "monk", "puppeteer", "rice-broker", "dice")
    assert g.breakdown()[ME]["types"] == types[5]


def test_with_every_type_a_free_column_makes_the_longest_longer() -> None:
    g = started(akebono=True)
    erect(g, "pub", "A1", ME)  # 5 for each of the most frequent type
    cards = ["sake", "salt", "dice", "monk", "kite", "eel"]
    retired(g, ME, *cards)
    assert g.breakdown()[ME]["buildings"] == 5 * 2

    retired(g, ME, *cards, "rice-broker")

    assert g.breakdown()[ME]["buildings"] == 5 * 3
    assert g.breakdown()[ME]["types"] == g.printed.type_set[5]


def test_at_the_end_every_free_card_is_put_into_a_column() -> None:
    g = started(akebono=True)
    put(g, "mounted-samurai", "A1", ME)
    put(g, "rice-broker", "B1", ME)
    retired(g, ME, "puppeteer")
    tokens(g, ME, "joker")
    new_year(g)
    play_on(g, lambda g: waiting(g) == "final columns")

    for column in ("artisan", "master", "shop"):
        assert (g.seat, waiting(g)) == (ME, "final columns")
        play(g, f"column.{column}")

    assert g.over
    assert [g.columns[number(g, "character", card)] for card in ("mounted-samurai", "rice-broker", "puppeteer")] == [
        number(g, "column", column) for column in ("artisan", "master", "shop")
    ]
    assert g.players[ME].specials == ()


@pytest.mark.parametrize(
    ("text", "count", "points"),
    [
        ("3 per sandal max 30", 9, 27),
        ("3 per sandal max 30", 11, 30),
        ("3 per sandal max 0", 4, 0),
        ("1 per 2 sandal", 5, 2),
        ("7 if 3 sandal", 2, 0),
        ("7 if 3 sandal", 3, 7),
        ("6 if at most 1 sandal", 1, 6),
        ("6 if at most 1 sandal", 2, 0),
        ("12", 0, 12),
    ],
)
def test_what_an_award_is_worth(text: str, count: int, points: int) -> None:
    counts = [0] * 20
    counts[18] = count

    assert sum(part.worth(counts) for part in parse_award(text)) == points


@pytest.mark.parametrize(
    "text", ["", "x", "x if 3 sandal", "3 sandal", "3 per", "3 per boots", "7 if many sandal", "7 if 3 boots", "7 if "]
)
def test_an_award_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|there is no thing"):
        parse_award(text)
