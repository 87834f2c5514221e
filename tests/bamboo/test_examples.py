"""The worked examples B1 to B36 of the rules, each under its number."""
# ruff: noqa: N802

from __future__ import annotations

import tomllib
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import ennichi
from ennichi.bamboo import events as happened
from ennichi.bamboo.state import GHOST

from .given import (
    SPIRITS,
    acting,
    coins,
    display,
    end_of_summer,
    finish_turn,
    food,
    grove,
    happiness,
    held,
    homes,
    in_year,
    marker,
    market,
    new_game,
    number,
    open_now,
    pile,
    play,
    play_on,
    play_out,
    reserve,
    resolving,
    spirits,
    stocks,
    summer,
    temples,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bamboo.state import Bamboo

    from .given import Stocks

THREE_RED: Stocks = {"red": "pr1 s3r s1r", "green": "s1g", "blue": "s1b", "white": "s1w"}  # income, income, balance


def offerings(g: Bamboo) -> dict[tuple[int, ...], int]:
    """Every way to lay the sticks, as how many in red, green, blue and white, with the coins left then."""
    seat = g.seat
    before = [row.count(seat) for row in g.temples]
    found: dict[tuple[int, ...], int] = {}
    unfinished = [g.clone()]
    while unfinished:
        now = unfinished.pop()
        if waiting(now) != "offer":
            split = tuple(row.count(seat) - laid for row, laid in zip(now.temples, before, strict=True))
            found[split] = now.players[seat].coins
            continue
        for touch in now.options:
            later = now.clone()
            later.play(touch)
            unfinished.append(later)
    return found


def all_splits(sticks: int) -> set[tuple[int, ...]]:
    few = range(sticks + 1)
    return {(r, g, b, w) for r in few for g in few for b in few for w in few if r + g + b + w == sticks}


def section_count(g: Bamboo, seat: int) -> int:
    return sum(map(len, g.players[seat].stocks))


def can_score(tile: str, cells: dict[str, str]) -> bool:
    """Whether a player with these homes may score this tile in a balance action."""
    g = summer(seats=3)
    homes(g, cells)
    held(g, tile)
    spirits(g, awake="kappa")
    play(g, "spirit.kappa")
    return f"balance.{tile}" in open_now(g)


# Sticks, placing, receiving.


def test_B01_every_split_of_two_sticks_and_its_price() -> None:
    g = summer()
    stocks(g, **THREE_RED)
    reserve(g, 2)
    coins(g, 2)

    play(g, "stock.red")

    assert g.sticks == 2
    assert offerings(g) == {split: 2 - (2 - split[0]) for split in all_splits(2)}


def test_B01_all_three_are_placed_two_act_and_three_are_received() -> None:
    g = summer()
    seat = g.seat
    stocks(g, **THREE_RED)
    reserve(g, 2)
    coins(g, 2)
    points = g.players[seat].happiness

    play(g, "stock.red", "temple.red", "temple.red")
    assert open_now(g) == {"section.pr1", "section.s3r", "section.s1r"}
    play(g, "section.pr1", "shoot.1", "section.s3r", "shoot.2", "shoot.3")
    tops = [g.shoots[shoot][0] for shoot in range(3)]
    play(g, "section.pr1", "coin", "section.s3r", "coin")

    assert waiting(g) == "end turn"  # the third had no action left and was pushed by itself
    assert g.players[seat].coins == 2 + 2 + 2
    assert g.players[seat].happiness == points
    assert section_count(g, seat) == 6
    mine = {section for stock in g.players[seat].stocks for section in stock}
    assert set(tops) <= mine
    assert g.audit() == []


def test_B02_a_second_stick_elsewhere_cannot_be_paid() -> None:
    g = summer()
    stocks(g, **THREE_RED)
    reserve(g, 2)
    coins(g, 1)

    play(g, "stock.red")

    ways = offerings(g)
    assert set(ways) == {split for split in all_splits(2) if split[0] >= 1}
    assert all(left == 0 for split, left in ways.items() if split[0] == 1)
    play(g, "temple.blue")
    assert waiting(g) == "place"  # the last stick could only go to red
    assert g.temples[0][-1:] == (g.seat,)


def test_B03_no_third_section_under_one_shoot() -> None:
    g = summer()
    stocks(g, **THREE_RED)
    coins(g, 0)
    play(g, "stock.red", "section.pr1", "shoot.1", "section.s3r", "shoot.1")

    assert open_now(g) == {"shoot.2", "shoot.3", "shoot.4"}
    with pytest.raises(ennichi.IllegalTouch):
        play(g, "shoot.1")


def test_B03_nor_after_another_shoot_was_used() -> None:
    g = summer()
    stocks(g, red="pr1 s3r s1r s2r", green="s1g", blue="s1b")
    coins(g, 0)
    play(g, "stock.red", "section.pr1", "shoot.1", "section.s3r", "shoot.1", "section.s1r", "shoot.4")

    assert open_now(g) == {"shoot.2", "shoot.3", "shoot.4"}


def test_B04_full_stock_asks_for_another() -> None:
    g = summer()
    seat = g.seat
    stocks(g, red="pr1 s3r s1r", green="s1g s2g s3g")
    grove(g, shoot1="bg1 bg2 bb1", shoot4="bb2")
    coins(g, 0)
    play(g, "stock.red", "section.pr1", "shoot.1", "section.s3r", "shoot.1", "shoot.4")

    play(g, "section.pr1", "forgo")
    assert len(g.players[seat].stocks[1]) == 4
    play(g, "section.s3r", "forgo")
    assert open_now(g) == {"stock.red", "stock.blue", "stock.white"}
    play(g, "stock.white")
    play(g, "forgo")

    assert waiting(g) == "end turn"
    assert g.players[seat].stocks[3] == (number(g, "section", "bg2"),)
    assert g.players[seat].stocks[2] == (number(g, "section", "bb2"),)
    assert section_count(g, seat) == 6
    assert g.audit() == []


def test_B05_a_green_section_in_the_red_stock_goes_with_red() -> None:
    g = summer()
    stocks(g, red="s1r s2g", green="s1g", blue="s1b", white="s1w s2w")
    coins(g, 0)
    red, green = len(g.temples[0]), len(g.temples[1])

    play(g, "stock.red")

    assert open_now(g) == {"section.s1r", "section.s2g"}
    assert len(g.temples[0]) == red + 2
    assert len(g.temples[1]) == green


# Passing and the marker.


def test_B06_without_sticks_a_player_passes_unasked() -> None:
    g = summer()
    first, other = g.seat, 1 - g.seat
    reserve(g, 0, seat=other)
    spirits(g, awake="kappa rokurokubi", seat=other)
    reserve(g, 2)
    stocks(g, red="s1r", green="s1g", blue="s1b s2b", white="s1w s2w")
    coins(g, 0)

    play(g, "stock.red")
    finish_turn(g)

    assert g.seat == first
    assert waiting(g) == "choose stock"
    assert [each["passed"] for each in g.view()["table"]["players"]] == [seat == other for seat in range(2)]
    assert sum(g.players[other].awake) == 2


def test_B07_the_marker_still_bans_its_stock_in_the_next_year() -> None:
    g = end_of_summer(year=1)
    seat = g.in_order(1)  # first player of the next year
    stocks(g, seat=seat, red="s1r", green="s1g s2g", blue="s1b s2b", white="s1w")
    marker(g, "blue", seat=seat)

    play_on(g, lambda g: g.year == 1 and g.season == 1)

    assert g.seat == seat
    assert open_now(g, "stock") == {"stock.red", "stock.green", "stock.white"}


# The balance action.


def test_B08_what_a_balance_action_can_be() -> None:
    g = summer(seats=3)
    homes(g, {"1.1": "1D3", "1.5": "1G3"})
    held(g, "L01", "R03")  # both hold
    spirits(g, awake="kappa")
    play(g, "spirit.kappa")

    results: set[tuple[str, ...]] = set()
    unfinished: list[tuple[Bamboo, tuple[str, ...]]] = [(g, ())]
    while unfinished:
        now, done = unfinished.pop()
        if waiting(now) not in ("balance", "balance again"):
            results.add(done)
            continue
        for touch in now.options:
            later = now.clone()
            before = later.actor()
            taken, scored, points = len(before.held), len(before.scored), before.happiness
            later.play(touch)
            after = later.actor()
            if len(after.scored) > scored:
                step: tuple[str, ...] = ("score",)
            elif len(after.held) > taken:
                step = ("take",)
            elif after.happiness > points:
                step = ("happiness",)
            else:
                step = ()
            unfinished.append((later, done + step))

    assert results == {
        (),
        ("happiness",),
        ("take",),
        ("score",),
        ("take", "take"),
        ("score", "score"),
        ("take", "score"),
        ("score", "take"),
    }


def test_B08_a_happiness_is_one_and_ends_the_action() -> None:
    g = acting("balance")
    points = g.actor().happiness

    play(g, "happiness")

    assert g.actor().happiness == points + 1
    assert waiting(g) == "end turn"


def test_B09_a_full_zone_takes_no_tile_until_one_is_scored() -> None:
    g = summer(seats=3)
    homes(g, {"1.1": "1D3"})
    held(g, "L01", "L02")  # a decoration holds, a faith does not
    display(g, "left", "L05 L06 L07")
    spirits(g, awake="kappa")

    play(g, "spirit.kappa")
    left = {"balance.L05", "balance.L06", "balance.L07"}
    assert not left & open_now(g)
    assert {"balance.L01"} == {name for name in open_now(g, "balance") if name.startswith("balance.L")}
    play(g, "balance.L01")

    assert left <= open_now(g)
    play(g, "balance.L06")
    assert g.actor().held == (number(g, "balance", "L02"), number(g, "balance", "L06"))
    assert g.audit() == []


# Patterns.


def test_B10_a_garden_on_the_right_is_worth_two() -> None:
    g = summer(seats=3)
    homes(g, {"2.4": "1G3"})
    held(g, "R03")
    spirits(g, awake="kappa")
    points = g.actor().happiness

    play(g, "spirit.kappa", "balance.R03")

    assert g.actor().happiness == points + 2
    assert g.actor().scored == (number(g, "balance", "R03"),)
    assert g.actor().held == ()


def test_B10_a_garden_in_the_middle_column_is_not_on_the_right() -> None:
    assert not can_score("R03", {"2.3": "1G3"})
    assert can_score("R03", {"3.5": "1G3"})


def test_B11_garden_left_of_faith() -> None:
    assert can_score("L05", {"2.1": "1G3", "2.2": "1F3"})
    assert not can_score("L05", {"2.1": "1F3", "2.2": "1G3"})
    assert not can_score("L05", {"2.2": "1G3", "2.3": "1F3"})


def test_B12_decoration_directly_above_faith() -> None:
    assert can_score("L09", {"1.1": "1D3", "2.1": "1F3"})
    assert can_score("L09", {"2.2": "1D3", "3.2": "1F3"})
    assert not can_score("L09", {"1.1": "1F3", "2.1": "1D3"})
    assert not can_score("L09", {"1.1": "1D3", "3.1": "1F3"})
    assert not can_score("L09", {"1.1": "1D3", "2.2": "1F3"})


def test_B12_a_full_column_in_order() -> None:
    assert can_score("L17", {"1.2": "1G3", "2.2": "1F3", "3.2": "1D3"})
    assert not can_score("L17", {"1.2": "1D3", "2.2": "1F3", "3.2": "1G3"})
    assert not can_score("L17", {"1.2": "1G3", "2.2": "1F3", "3.1": "1D3"})


def diamond(middle: int, centre: str = "") -> dict[str, str]:
    cells = {
        f"1.{middle}": "1F3",
        f"2.{middle - 1}": "1Q3",
        f"2.{middle + 1}": "1G3",
        f"3.{middle}": "1D3",
    }
    return {**cells, f"2.{middle}": centre} if centre else cells


@pytest.mark.parametrize("middle", [2, 3, 4])
@pytest.mark.parametrize("centre", ["", "2F8"])
def test_B13_diamond_in_each_of_three_positions(middle: int, centre: str) -> None:
    assert can_score("C01", diamond(middle, centre))


def test_B13_diamond_has_only_three_positions_and_is_not_mirrored() -> None:
    g = summer()
    tile = number(g, "balance", "C01")
    assert len(g.printed.balance_blocks[tile]) == 3
    assert not can_score("C01", {"1.3": "1F3", "2.4": "1Q3", "3.3": "1D3", "2.2": "1G3"})
    assert not can_score("C01", {"1.3": "1F3", "2.4": "1G3", "3.3": "1D3"})


def test_B14_full_row_with_gardens_in_columns_three_and_four() -> None:
    row = {"2.1": "1D3", "2.2": "1Q3", "2.3": "1G3", "2.4": "1G4", "2.5": "1F3"}
    assert can_score("C05", row)
    assert not can_score("C05", {"2.1": "1D3", "2.2": "1G3", "2.3": "1G4", "2.4": "1Q3", "2.5": "1F3"})
    assert not can_score("C05", {cell: home for cell, home in row.items() if cell != "2.1"})


def test_B15_faith_anywhere_counts_its_comfort() -> None:
    assert can_score("C17", {"1.1": "2F7", "3.3": "2F8", "2.5": "1F3"})  # 3 + 3 + 1
    assert not can_score("C17", {"1.1": "2F7", "3.3": "2F8"})
    assert not can_score("C17", {"1.1": "2F7", "3.3": "2F8", "2.5": "1D3"})


def test_B16_daily_left_of_anything_with_comfort_four() -> None:
    assert can_score("L13", {"2.1": "1Q3", "2.2": "2G7"})  # 1 + 3
    assert not can_score("L13", {"2.1": "1G3", "2.2": "2Q7"})  # the daily is on the right
    assert not can_score("L13", {"2.1": "1Q3", "2.2": "2G3"})  # 1 + 2


def test_B17_square_with_comfort_nine() -> None:
    square = {"2.1": "2D7", "2.2": "2F3", "3.1": "2G3", "3.2": "2Q3"}  # 3 + 2 + 2 + 2
    assert can_score("L23", square)
    assert not can_score("L23", {**square, "2.1": "2D3"})  # 2 + 2 + 2 + 2
    assert not can_score("L23", {"2.1": "2D7", "2.2": "2F7", "3.1": "2G7", "1.2": "2Q7"})  # 12, but not a square


def test_B18_one_home_serves_two_tiles_in_one_action() -> None:
    g = summer(seats=3)
    homes(g, {"2.1": "1G3", "2.2": "1F3"})
    held(g, "L03", "L05")
    spirits(g, awake="kappa")
    points = g.actor().happiness

    play(g, "spirit.kappa", "balance.L03", "balance.L05")

    assert g.actor().happiness == points + 2 + 5
    assert g.actor().homes == 2
    assert waiting(g) == "choose stock"


# Autumn.

YELLOW, PURPLE = 0, 1


def test_B19_among_equals_the_highest_stick_wins() -> None:
    g = end_of_summer(seats=3)
    assert [g.view()["table"]["players"][seat]["colour"] for seat in (YELLOW, PURPLE)] == ["yellow", "purple"]
    temples(g, [(PURPLE, YELLOW, PURPLE, PURPLE, YELLOW, YELLOW), (), (), ()])
    pile(g, "red", "tengu")

    play(g, "done")

    assert g.players[YELLOW].awake[SPIRITS.index("tengu")] == 1
    assert sum(g.players[PURPLE].awake) == 0


def test_B19_more_sticks_beat_the_highest_one() -> None:
    g = end_of_summer(seats=3)
    temples(g, [(PURPLE, PURPLE, YELLOW), (), (), ()])
    pile(g, "red", "tengu")

    play(g, "done")

    assert g.players[PURPLE].awake[SPIRITS.index("tengu")] == 1


def test_B20_the_ghost_loses_a_tie_and_takes_its_tile_out_of_the_game() -> None:
    g = end_of_summer()
    ghost = (GHOST,) * 3
    temples(g, [(*ghost, *(YELLOW,) * 3), (*ghost, YELLOW, YELLOW, PURPLE, PURPLE), (GHOST,) * 2, ()])
    pile(g, "red", "kappa")
    pile(g, "green", "tengu")
    gone = len(g.spirits_gone)

    play(g, "done")

    assert g.players[YELLOW].awake[SPIRITS.index("kappa")] == 1
    assert SPIRITS.index("tengu") in g.spirits_gone
    assert len(g.spirits_gone) == gone + 3
    assert sum(g.players[YELLOW].awake) + sum(g.players[PURPLE].awake) == 1
    assert g.audit() == []


def test_B21_an_empty_temple_loses_its_top_tile() -> None:
    g = end_of_summer(seats=3)
    temples(g, [(YELLOW,), (), (), (PURPLE,)])
    below = [spirits_there[1:] for spirits_there in g.piles]
    tops = [spirits_there[0] for spirits_there in g.piles]
    gone = g.spirits_gone

    play(g, "done")

    assert g.piles == below
    assert sorted(g.spirits_gone) == sorted((*gone, tops[1], tops[2]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_B21_after_year_four_all_piles_are_empty(seats: int) -> None:
    g = new_game(seats=seats)
    play_out(g)
    assert g.piles == [(), (), (), ()]


# Winter.


def hungry(count: int, **tokens: str) -> tuple[Bamboo, int]:
    """The end of a summer; the first player has so many homes and these food tokens."""
    g = end_of_summer()
    cells = ("1.1", "1.2", "1.4", "2.1", "2.2")
    tiles = ("1D3", "1F3", "1G3", "1Q3", "1D4")
    homes(g, dict(list(zip(cells, tiles, strict=True))[:count]), seat=g.first)
    food(g, seat=g.first, **tokens)
    return g, g.first


def test_B22_what_is_missing_costs_happiness() -> None:
    g, seat = hungry(4, mine="tea rice")
    points = g.players[seat].happiness

    play(g, "done")
    assert (waiting(g), g.need) == ("feed", 4)
    play(g, "food.rice")

    assert g.players[seat].food == [0, 0, 0]
    assert g.players[seat].happiness == points - 1
    assert g.breakdown()[seat]["hunger"] == -1
    assert g.food_spent == [1, 1, 0]
    assert g.audit() == []


def test_B23_too_much_food_is_lost() -> None:
    g, seat = hungry(2, mine="ramen")
    points = g.players[seat].happiness

    play(g, "done")

    assert g.season == 0  # nothing was asked: it had to be spent
    assert g.players[seat].food == [0, 0, 0]
    assert g.players[seat].happiness == points


def test_B24_ookami_leaves_one_to_feed() -> None:
    g, seat = hungry(5, mine="rice")
    spirits(g, awake="ookami", seat=seat)
    points = g.players[seat].happiness

    play(g, "done")
    assert open_now(g) == {"food.rice", "spirit.ookami"}
    play(g, "spirit.ookami")

    assert g.players[seat].food == [0, 0, 0]
    assert g.players[seat].happiness == points
    assert g.players[seat].asleep[SPIRITS.index("ookami")] == 1


def test_B24_declining_ookami_costs_three() -> None:
    g, seat = hungry(5, mine="rice")
    spirits(g, awake="ookami", seat=seat)
    points = g.players[seat].happiness

    play(g, "done", "food.rice")
    assert open_now(g) == {"done", "spirit.ookami"}
    play(g, "done")

    assert g.players[seat].happiness == points - 3
    assert g.players[seat].awake[SPIRITS.index("ookami")] == 1


def test_the_first_player_marker_goes_clockwise() -> None:
    """Winter, step 3."""
    g = end_of_summer(seats=3)
    first = g.first

    play(g, "done")

    assert g.first == (first + 1) % 3
    assert g.seat == g.first


# The final count.


def test_B25_two_points_for_each_different_spirit() -> None:
    g = end_of_summer(year=4)
    spirits(g, awake="kappa tanuki", asleep="kappa ookami tengu", seat=0)
    points = g.players[0].happiness

    play(g, "done")
    play_out(g)

    assert g.breakdown()[0]["spirits"] == 8
    assert g.scores()[0] == points + 8


def test_B26_harmony_counts_the_difference_of_the_two_sides() -> None:
    g = end_of_summer(year=4)
    sides = {"1.1": "2D7", "3.2": "2D3", "1.4": "2F7", "2.5": "2F8", "3.5": "2F3"}  # 3 + 2 and 3 + 3 + 2
    homes(g, sides, seat=0)
    homes(g, {"1.3": "2G7", "2.3": "2G8"}, seat=1)

    assert [lines["harmony"] for lines in g.breakdown()] == [-6, 0]
    homes(g, {**sides, "3.3": "2Q7"}, seat=0)
    play(g, "done")

    assert g.over
    assert g.breakdown()[0]["harmony"] == -6


def test_B27_half_the_points_rounded_up_for_what_holds() -> None:
    g = end_of_summer(year=4)
    homes(g, {"2.1": "1G3", "2.2": "1F3", "2.5": "1G4"}, seat=0)
    held(g, "L05", "R03", "L17", seat=0)  # 5 and 2 points; the third does not hold
    held(g, "L18", seat=1)

    play(g, "done")

    assert g.over
    assert [lines["leftover"] for lines in g.breakdown()] == [3 + 1, 0]


GARDEN_CELL = {"yellow": "3.1", "purple": "3.5"}


def test_B28_a_garden_cell_takes_no_faith() -> None:
    g = acting("home", night=True)
    garden = "cell." + GARDEN_CELL[g.view()["table"]["players"][g.seat]["colour"]]
    coins(g, 5)
    market(g, 1, "1F3 1G3")

    faith, plant = g.clone(), g.clone()
    play(faith, "home.1F3")
    play(plant, "home.1G3")

    assert garden not in open_now(faith)
    assert garden in open_now(plant)


def test_B28_an_empty_marked_cell_costs_one() -> None:
    g = end_of_summer(night=True, year=4)
    homes(g, {GARDEN_CELL["yellow"]: "1G3", "2.3": "1F3"}, seat=0)

    play(g, "done")

    assert g.over
    assert [lines["night"] for lines in g.breakdown()] == [-3, -4]


# Two players.


def test_B29_each_deal_of_the_temple_tiles_lays_eight_ghost_sticks() -> None:
    for seed in range(20):
        g = new_game(seed=seed)
        for year in range(4):
            play_on(g, in_year(year, lambda g: g.season == 1))
            assert sorted(row.count(GHOST) for row in g.temples) == [0, 2, 3, 3]
            assert all(row == (GHOST,) * len(row) for row in g.temples)


# Small cases.


def test_B30_waking_one_of_each_kind_costs_seven() -> None:
    g = end_of_summer()
    seat = g.first
    spirits(g, asleep=" ".join(SPIRITS), seat=seat)
    coins(g, 7, seat=seat)

    play(g, "done")
    play(g, *(f"spirit.{spirit}" for spirit in SPIRITS))

    assert g.players[seat].coins == 0
    assert g.players[seat].awake == [1] * 7
    assert g.players[seat].asleep == [0] * 7
    assert g.season == 0


def test_B30_each_has_its_own_price() -> None:
    g = end_of_summer()
    seat = g.first
    spirits(g, asleep=" ".join(SPIRITS), seat=seat)
    coins(g, 10, seat=seat)
    play(g, "done")

    paid = {}
    for spirit in SPIRITS:
        before = g.players[seat].coins
        now = g.clone()
        play(now, f"spirit.{spirit}")
        paid[spirit] = before - now.players[seat].coins

    assert paid == {
        "kappa": 1,
        "tanuki": 1,
        "rokurokubi": 1,
        "kitsune": 0,
        "ookami": 2,
        "tengu": 1,
        "bakeneko": 1,
    }


def test_B31_taking_the_last_food_shows_five_new() -> None:
    g = acting("cook")
    food(g, shown="tea", supply="ramen ramen rice rice tea")

    play(g, "food.tea")

    assert g.actor().food == [1, 0, 0]
    assert g.food_shown == [1, 2, 2]
    assert g.audit() == []


def test_B31_before_the_last_nothing_is_shown_anew() -> None:
    g = acting("cook")
    food(g, shown="tea rice")

    play(g, "food.tea")

    assert g.food_shown == [0, 1, 0]


def test_B32_a_home_from_place_two() -> None:
    g = acting("home")
    coins(g, 5)
    market(g, 2, "2D3 2F3 2G3 2Q3")
    new = g.stacks[4][0]
    points = g.actor().happiness

    play(g, "home.2F3", "cell.2.3")

    assert g.shown[4] == (number(g, "home", "2D3"), number(g, "home", "2G3"), number(g, "home", "2Q3"), new)
    assert g.actor().coins == 5 - g.printed.place_price[4 + 1]
    assert g.actor().happiness == points + g.printed.place_happiness[4 + 1]
    assert g.actor().grid[number(g, "cell", "2.3")] == number(g, "home", "2F3")
    assert g.audit() == []


def test_B33_from_an_empty_dispenser_the_same_tile_returns() -> None:
    g = empty_second_dispenser()
    first, second, third = g.shown[4]

    play(g, "done")

    assert g.year == 1
    assert g.shown[4] == (second, third, -1, first), "the upper free place: its price is that of the top"
    assert g.stacks[4] == ()
    assert g.audit() == []


def empty_second_dispenser() -> Bamboo:
    """The end of a summer; all homes of level 2 but three shown ones lie on the players' grids."""
    g = end_of_summer()
    names = [g.name(g.touch("home.1D1") + home).removeprefix("home.") for home in g.stacks[4]]
    cells = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 4)]
    homes(g, dict(zip(cells, names[:9], strict=True)), seat=0)
    homes(g, dict(zip(cells[: len(names) - 9], names[9:], strict=True)), seat=1)
    g.players[1].grid[number(g, "cell", "3.4")] = g.shown[4][3]
    g.players[1].homes += 1
    g.shown[4] = g.shown[4][:3]
    assert g.audit() == []
    return g


def test_B34_kitsune_turns_the_sections_left_into_jokers() -> None:
    g = resolving("s1r s1g pr1", sticks=3)  # balance, home, income
    spirits(g, awake="kitsune")

    play(g, "section.s1r")
    assert waiting(g) == "balance"
    play(g, "happiness", "spirit.kitsune", "section.s1g")

    assert open_now(g, "action") == {"action.balance", "action.home", "action.income", "action.cook"}
    play(g, "action.income", "coin")
    assert waiting(g) == "joker"
    play(g, "action.income", "coin")
    assert waiting(g) == "end turn"
    assert g.actor().coins == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_B35_four_five_six_and_seven_sticks_are_laid(seats: int) -> None:
    g = new_game(seats=seats)
    laid = []
    for year in range(4):
        play_on(g, in_year(year, lambda g: waiting(g) == "end turn" and no_sticks(g)))
        laid.append([sum(row.count(seat) for row in g.temples) for seat in range(seats)])
        play(g, "done")

    assert laid == [[4] * seats, [5] * seats, [6] * seats, [7] * seats]
    assert sum(column[0] for column in laid) == 22


def no_sticks(g: Bamboo) -> bool:
    return not any(player.reserve for player in g.players)


def test_B36_comfort_of_all_cells_decides_a_tie() -> None:
    g = tied("2D7", "2F3")  # comfort 3 and 2, in the middle column

    play(g, "done")

    assert g.over
    assert g.scores()[0] == g.scores()[1]
    assert g.winners() == [0]


def test_B36_equal_comfort_shares_the_victory() -> None:
    g = tied("2D7", "2F7")

    play(g, "done")

    assert g.scores()[0] == g.scores()[1]
    assert g.winners() == [0, 1]


def test_B36_more_happiness_beats_comfort() -> None:
    g = tied("2D7", "2F3")
    happiness(g, 21, seat=1)

    play(g, "done")

    assert g.winners() == [1]


def tied(mine: str, yours: str) -> Bamboo:
    """The end of the last summer; both players have 20 happiness and one home in the middle column."""
    g = end_of_summer(year=4)
    for seat, home in enumerate((mine, yours)):
        happiness(g, 20, seat=seat)
        homes(g, {"2.3": home}, seat=seat)
        food(g, mine="", seat=seat)
    return g


# Whole games against the letter of the rules.


def holds_by_the_book(row: dict[str, Any], kinds: list[list[str]], comfort: list[list[int]]) -> bool:
    """Section 6, written a second time: kinds and comfort of the homes by row and column, "" where there is none."""
    columns = {"left": [0, 1], "centre": [0, 1, 2, 3, 4], "right": [3, 4]}[row["zone"]]
    needed: int = row.get("comfort", 0)
    pattern = row["pattern"]
    if pattern[0].endswith("+"):
        return sum(comfort[r][c] for r in range(3) for c in columns if kinds[r][c] == pattern[0][0]) >= needed
    for top in range(3 - len(pattern) + 1):
        for left in columns:
            total = 0
            for r, letters in enumerate(pattern):
                for c, letter in enumerate(letters):
                    inside = left + c in columns
                    kind = kinds[top + r][left + c] if inside else ""
                    if not inside or (letter != "." and (not kind or letter not in ("*", kind))):
                        total = -99
                    elif letter != ".":
                        total += comfort[top + r][left + c]
            if total >= needed:
                return True
    return False


def test_every_tile_holds_as_section_6_says() -> None:
    g = new_game(seats=4)
    folder = g.header.kind.folder / "components"
    tiles = tomllib.loads((folder / "balance.toml").read_text(encoding="utf-8"))["tile"]
    rows = tomllib.loads((folder / "homes.toml").read_text(encoding="utf-8"))["home"]
    chance = Random(5)
    found = [0] * len(tiles)
    for full in (15, 15, 14, 12, 9) * 40:
        cells = chance.sample(range(15), full)
        grid = [-1] * 15
        for cell, home in zip(cells, chance.sample(range(64), full), strict=True):
            grid[cell] = home
        kinds = [[rows[grid[5 * r + c]]["kind"] if grid[5 * r + c] >= 0 else "" for c in range(5)] for r in range(3)]
        comfort = [[rows[grid[5 * r + c]]["comfort"] if kinds[r][c] else 0 for c in range(5)] for r in range(3)]
        for tile, row in enumerate(tiles):
            holds = holds_by_the_book(row, kinds, comfort)
            assert g.printed.holds(tile, grid) == holds
            found[tile] += holds
    assert sum(count > 0 for count in found) > 60, "nearly every tile was seen both ways"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_of_random_games_keeps_its_numbers(seats: int) -> None:
    """As many sticks as sections or all that are left, no more actions than sticks, as many received as placed."""
    done = {happened.COINS_GAINED, happened.CALM, happened.COOKED, happened.HOME_BOUGHT}
    done |= {happened.BALANCE_TAKEN, happened.BALANCE_SCORED}
    chance = Random(seats)
    turns = 0
    for seed in range(8):
        g = new_game(seats, seed, night=bool(seed % 2))
        while not g.over:
            if waiting(g) != "choose stock":
                g.play(chance.choice(g.options))
                continue
            seat, reserve_before = g.seat, g.players[g.seat].reserve
            stocks_before = [len(stock) for stock in g.players[seat].stocks]
            g.listen()
            while waiting(g) != "end turn":
                g.play(chance.choice(g.options))
            heard = g.heard or []
            names = [event[0] for event in heard]
            chosen = next(event[2] for event in heard if event[0] == happened.STOCK_CHOSEN)
            count = stocks_before[chosen]
            sticks = min(count, reserve_before)
            resolved = [i for i, name in enumerate(names) if name in (happened.RESOLVED, happened.PUSHED)]
            pushed = names.count(happened.PUSHED)
            received = [i for i, name in enumerate(names) if name == happened.RECEIVED]
            acted = sum(bool(done & set(names[a:b])) for a, b in zip(resolved, received, strict=True))

            assert names.count(happened.STICK_LAID) == sticks
            assert names.count(happened.PLACED) == len(resolved) == len(received) == count
            assert acted <= sticks
            assert acted == sticks or not pushed, "only when all actions are done"
            assert section_count(g, seat) == 6
            assert g.players[seat].marker == chosen
            assert g.audit() == []
            turns += 1
    assert turns > 100


def test_every_position_of_these_examples_is_sound() -> None:
    """The helpers move pieces without losing any."""
    for seats in (2, 3, 4):
        for g in (summer(seats), end_of_summer(seats), end_of_summer(seats, year=4), acting("joker", seats)):
            assert g.audit() == []
    assert resolving("s1r s1g pr1", sticks=1).audit() == []


def test_a_copy_in_the_middle_of_a_turn_is_its_own() -> None:
    """Every kind of decision of a game: what is played on the copy leaves the original as it was."""
    g = new_game(seats=2, seed=3)
    chance = Random(3)
    while not g.over:
        before = g.dump()
        copy = g.clone()
        for _ in range(6):
            if not copy.over:
                copy.play(chance.choice(copy.options))
        assert g.dump() == before
        g.play(chance.choice(g.options))
