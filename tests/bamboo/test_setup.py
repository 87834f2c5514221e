"""From the box to the first turn, with 2, 3 and 4 players (rules, section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import ennichi
from ennichi.bamboo.state import GHOST, Bamboo

from .given import in_year, new_game, number, open_now, play, play_on, quiet, spring, summer, waiting

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])


def drafted(seats: int, seed: int = 1) -> Bamboo:
    """The draft is over."""
    return spring(seats, seed)


# The table of section 2.


@pytest.mark.parametrize(("seats", "used"), [(2, 40), (3, 64), (4, 64)])
def test_home_tiles_used(seats: int, used: int) -> None:
    g = new_game(seats)

    homes = [*g.shown[3], *g.shown[4], *g.stacks[3], *g.stacks[4]]

    assert len(homes) == len(set(homes)) == used


@pytest.mark.parametrize(("seats", "laid_out"), [(2, 4), (3, 6), (4, 8)])
def test_plain_sections_laid_out(seats: int, laid_out: int) -> None:
    g = new_game(seats)

    names = open_now(g)

    assert len(names) == laid_out
    assert all(name.startswith("section.p") for name in names)


@pytest.mark.parametrize(("seats", "with_players"), [(2, 12), (3, 18), (4, 24)])
def test_sections_in_play(seats: int, with_players: int) -> None:
    g = drafted(seats)

    grove = [section for shoot in g.shoots for section in shoot]
    mine = [section for player in g.players for stock in player.stocks for section in stock]

    assert [len(shoot) for shoot in g.shoots] == [3, 3, 3, 3]
    assert sorted(grove) == sorted(g.printed.board_sections)
    assert len(mine) == with_players
    assert len({*grove, *mine}) == 12 + with_players


@pytest.mark.parametrize(("seats", "shown"), [(2, 2), (3, 3), (4, 4)])
def test_gifts_shown_each_spring(seats: int, shown: int) -> None:
    g = new_game(seats)
    for year in range(4):
        play_on(g, in_year(year, lambda g: waiting(g) == "take gift"))
        assert len(open_now(g, "gift")) == shown
        assert g.seat == g.first


@pytest.mark.parametrize(("seats", "sticks"), [(2, 8), (3, 0), (4, 0)])
def test_the_ghost_plays_with_two_only(seats: int, sticks: int) -> None:
    for seed in range(5):
        g = new_game(seats, seed)
        assert sum(row.count(GHOST) for row in g.temples) == sticks
        assert sum(map(len, g.temples)) == sticks


def test_the_ghost_lays_none_two_three_and_three_at_random() -> None:
    deals = Counter(tuple(map(len, new_game(2, seed).temples)) for seed in range(60))

    assert all(sorted(deal) == [0, 2, 3, 3] for deal in deals)
    assert len(deals) == 12, "each way to deal the four tiles comes up"


@EVERY_TABLE
def test_seven_sticks_for_everybody(seats: int) -> None:
    g = new_game(seats)

    assert [(player.reserve, player.later) for player in g.players] == [(3, 4)] * seats


def test_nobody_is_brown_with_two_players() -> None:
    for seed in range(10):
        colours = [player["colour"] for player in new_game(2, seed).view()["table"]["players"]]
        assert "brown" not in colours
        assert len(set(colours)) == 2


@EVERY_TABLE
def test_colours_differ(seats: int) -> None:
    colours = [player["colour"] for player in new_game(seats).view()["table"]["players"]]

    assert len(set(colours)) == seats


# Step by step.


@EVERY_TABLE
def test_displays_and_dispensers(seats: int) -> None:
    g = new_game(seats)
    per_level = 20 if seats == 2 else 32

    assert [len(shown) for shown in g.shown] == [3, 3, 3, 4, 4]
    assert [len(stack) for stack in g.stacks] == [21, 17 - seats, 21, per_level - 4, per_level - 4]
    for column in range(3):
        tiles = g.shown[column] + g.stacks[column]
        assert {g.printed.balance_zone[tile] for tile in tiles} == {column}
    for level in range(2):
        tiles = g.shown[3 + level] + g.stacks[3 + level]
        assert {g.printed.home_level[home] for home in tiles} == {level}


def test_two_players_remove_the_marked_homes() -> None:
    g = new_game(2)
    removed = [home for home in range(64) if g.printed.not_for_two[home]]

    used = {*g.shown[3], *g.shown[4], *g.stacks[3], *g.stacks[4]}

    assert len(removed) == 24
    assert not used & set(removed)
    assert number(g, "home", "1D1") in removed


@EVERY_TABLE
def test_spirits_lie_in_four_piles_of_four(seats: int) -> None:
    g = new_game(seats)

    assert [len(pile) for pile in g.piles] == [4, 4, 4, 4]
    assert len(g.unused_spirits) == 5
    everything = [spirit for pile in g.piles for spirit in pile] + list(g.unused_spirits)
    assert Counter(everything) == dict.fromkeys(range(7), 3)


@EVERY_TABLE
def test_food(seats: int) -> None:
    g = new_game(seats)

    assert sum(g.food_shown) == 5
    assert len(g.food_supply) == 21
    assert [g.food_shown[sort] + g.food_supply.count(sort) for sort in range(3)] == [6, 12, 8]


@EVERY_TABLE
def test_what_each_player_starts_with(seats: int) -> None:
    g = new_game(seats)

    for player in g.players:
        assert (player.coins, player.happiness, player.marker, player.homes) == (3, 5, -1, 0)
        assert len(player.held) == 1
        assert player.grid == [-1] * 15
        assert [len(stock) for stock in player.stocks] == [1, 1, 1, 1]


@EVERY_TABLE
def test_everything_is_shuffled(seats: int) -> None:
    games = [new_game(seats, seed) for seed in range(8)]

    shuffled: tuple[Sequence[tuple[object, ...]], ...] = (
        [tuple(g.shoots) for g in games],
        [tuple(g.piles) for g in games],
        [g.food_supply for g in games],
        [g.unused_spirits for g in games],
        [tuple(player.held for player in g.players) for g in games],
        *([g.stacks[column] for g in games] for column in range(5)),
    )
    for things in shuffled:
        assert len(set(things)) == len(games)


@EVERY_TABLE
def test_the_first_player_is_random(seats: int) -> None:
    firsts = Counter(new_game(seats, seed).first for seed in range(120))

    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 120 / seats / 2


def test_the_first_player_of_a_seed_is_always_the_same() -> None:
    assert new_game(4, 5).dump() == new_game(4, 5).dump()


# The draft.


@EVERY_TABLE
def test_the_draft_begins_with_the_first_player_and_goes_round_twice(seats: int) -> None:
    for seed in range(4):
        g = new_game(seats, seed)
        order = [g.seat]
        while waiting(g) == "draft":
            g.play(g.options[-1])
            order.append(g.seat)
        turns = [(g.first + place) % seats for place in range(seats)] * 2
        assert order[: 2 * seats - 1] == turns[:-1]
        assert [sum(map(len, player.stocks)) for player in g.players] == [6] * seats


def test_a_drafted_section_goes_to_the_stock_of_its_colour() -> None:
    g = new_game(4)
    seat = g.seat
    assert "section.pb2" in open_now(g)

    play(g, "section.pb2")

    assert number(g, "section", "pb2") in g.players[seat].stocks[2]
    assert "section.pb2" not in open_now(g)


def test_the_draft_cannot_be_refused() -> None:
    g = new_game(3)
    for name in ("done", "forgo"):
        with pytest.raises(ennichi.IllegalTouch):
            play(g, name)


def test_two_players_see_different_plain_sections() -> None:
    laid_out = {frozenset(open_now(new_game(2, seed))) for seed in range(10)}

    assert len(laid_out) > 5


# The first spring.


@EVERY_TABLE
def test_spring_gives_a_stick_and_asks_in_turn_order(seats: int) -> None:
    g = spring(seats, seed=4)
    assert [(player.reserve, player.later) for player in g.players] == [(4, 3)] * seats

    order = []
    while g.season == 0:
        if waiting(g) == "take gift":
            order.append(g.seat)
        elif not order or order[-1] != g.seat:
            order.append(g.seat)  # the last gift was taken by the kernel
        g.play(quiet(g))

    assert order == [(g.first + place) % seats for place in range(seats)]


def test_gifts_shown_vary() -> None:
    assert len({frozenset(open_now(spring(2, seed))) for seed in range(30)}) == 6, "each pair of the four"


def test_a_taken_gift_is_gone_for_this_spring_and_back_in_the_next() -> None:
    g = spring(4)
    play(g, "gift.income", "coin")
    assert "gift.income" not in open_now(g)

    play_on(g, lambda g: g.year == 1 and waiting(g) == "take gift")

    assert open_now(g, "gift") == {"gift.income", "gift.cook", "gift.balance", "gift.home"}


def test_gifts_do_what_they_say() -> None:
    g = spring(4)
    seat = g.seat
    coins = g.players[seat].coins

    play(g, "gift.income", "coin")

    assert g.players[seat].coins == coins + 2
    assert g.seat == (seat + 1) % 4


def test_a_gift_must_be_taken() -> None:
    g = spring(3)

    assert open_now(g) == open_now(g, "gift")


@EVERY_TABLE
def test_summer_begins_with_the_first_player(seats: int) -> None:
    for seed in range(4):
        g = summer(seats, seed)
        assert g.seat == g.first
        assert waiting(g) == "choose stock"
        assert g.audit() == []


# What cannot be asked for.


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ennichi.BadSetting, match="2, 3, 4 seats"):
        ennichi.new("bamboo", seats=seats)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(ennichi.BadSetting, match="nigth"):
        ennichi.new("bamboo", nigth=True)
    with pytest.raises(ennichi.BadSetting, match="night"):
        ennichi.new("bamboo", night=2)
