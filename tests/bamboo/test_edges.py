"""Where a rule just holds and where it just does not: what a small slip in the rules would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.bamboo import events as happened
from ennichi.bamboo.autumn import winner_of
from ennichi.bamboo.state import Bamboo
from ennichi.kernel.random_source import from_seed

from .given import (
    SPIRITS,
    acting,
    coins,
    end_of_summer,
    finish_turn,
    food,
    happiness,
    homes,
    market,
    new_game,
    number,
    open_now,
    play,
    play_on,
    play_out,
    quiet,
    resolving,
    spirits,
    spring,
    stocks,
    summer,
    temples,
    waiting,
)

if TYPE_CHECKING:
    from pathlib import Path

A, B, C = 0, 1, 2


def rest_of(g: Bamboo) -> list[tuple[int, ...]]:
    """Play a game to its end by chance, and give back all that was told."""
    g.listen()
    chance = from_seed(3)
    while not g.over:
        g.play(g.options[chance.below(len(g.options))])
    assert g.heard is not None
    return list(g.heard)


# What an action offers.


def test_every_shown_sort_of_food_can_be_cooked() -> None:
    g = acting("cook")
    food(g, shown="tea rice ramen")

    assert open_now(g, "food") == {"food.tea", "food.rice", "food.ramen"}


def test_shown_balance_tiles_of_all_three_zones_can_be_taken() -> None:
    g = acting("balance")

    assert {g.touch(name) for name in open_now(g, "balance")} >= {
        g.touch("balance.L01") + tile for zone in range(3) for tile in g.shown[zone]
    }


@pytest.mark.parametrize(
    ("action", "section"), [("balance", "s1r"), ("home", "s1g"), ("income", "pr1"), ("cook", "s1w"), ("joker", "br1")]
)
def test_after_a_forgone_action_the_stick_is_still_worth_one(action: str, section: str) -> None:
    g = resolving(f"{section} s3r", sticks=1)  # the second one is an income

    play(g, f"section.{section}")
    assert waiting(g) == action
    play(g, "forgo")

    assert waiting(g) == "income"


def test_a_cell_with_the_first_home_of_the_list_is_taken() -> None:
    g = acting("home", seats=3)
    first = g.name(g.touch("home.1D1"))
    assert number(g, "home", "1D1") == 0
    homes(g, {"1.1": "1D1"})
    coins(g, 9)
    assert first not in open_now(g)

    g.play(min(g.touch(name) for name in open_now(g, "home")))

    assert open_now(g, "cell") == {f"cell.{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)} - {
        "cell.1.1"
    }


def test_a_marked_cell_with_the_first_home_of_the_list_costs_nothing() -> None:
    g = end_of_summer(seats=3, night=True)
    seat = next(seat for seat in range(3) if g.players[seat].colour == 1)
    homes(g, {}, seat=seat)
    empty = g.breakdown()[seat]["night"]

    homes(g, {"1.1": "1D1"}, seat=seat)

    assert g.breakdown()[seat]["night"] == empty + 1


def test_a_home_bought_from_an_empty_dispenser_leaves_its_place_empty() -> None:
    g = acting("home")
    market(g, 1, "1G3")
    coins(g, 9)
    g.stacks[3] = ()
    g.known[3] = 0

    play(g, "home.1G3", "cell.1.1")

    assert len(g.shown[3]) == 3


def test_cooking_goes_on_with_one_token_shown_and_all_others_spent() -> None:
    g = summer()
    spirits(g, awake="tengu")
    food(g, shown="tea", spent="tea " * 5 + "rice " * 12 + "ramen " * 8)
    assert g.food_supply == ()

    play(g, "spirit.tengu", "option.2")

    assert waiting(g) == "cook must"
    assert sum(g.food_shown) == 5


def test_spent_tokens_are_shuffled_before_they_come_back() -> None:
    def order(seed: int) -> tuple[int, ...]:
        g = acting("cook", seed=seed)
        food(g, shown="tea", spent="tea " * 5 + "rice " * 12 + "ramen " * 8)
        play(g, "food.tea")
        return g.food_supply

    orders = {order(seed) for seed in range(4)}

    assert len(orders) == 4
    assert all(list(each) != sorted(each) for each in orders)


# Spirits.


def test_a_spirit_that_is_used_at_the_end_of_the_turn_does_not_end_it() -> None:
    g = resolving("pr1", sticks=1)
    spirits(g, awake="rokurokubi kappa")
    play_on(g, lambda g: waiting(g) == "end turn")

    play(g, "spirit.rokurokubi", "coin")

    assert waiting(g) == "end turn"
    assert open_now(g) == {"done", "spirit.kappa"}


def test_bakeneko_can_be_used_before_the_stock_is_chosen_in_a_later_turn_too() -> None:
    g = summer()
    first = g.seat
    finish_turn(g)
    finish_turn(g)
    assert g.seat == first
    spirits(g, awake="bakeneko")

    assert waiting(g) == "choose stock"
    assert "spirit.bakeneko" in open_now(g)


@pytest.mark.parametrize("spirit", SPIRITS)
def test_every_sort_of_spirit_is_worth_its_points(spirit: str) -> None:
    g = end_of_summer()
    worth = g.printed.points_per_spirit
    seat = g.seat
    for awake, asleep in ((spirit, ""), ("", spirit), (f"{spirit} {spirit}", spirit)):
        spirits(g, awake=awake, asleep=asleep)
        assert g.breakdown()[seat]["spirits"] == worth


# Temples.


@pytest.mark.parametrize(
    ("sticks", "winner"),
    [
        ((A, B, A, C), A),  # neither of its sticks is the highest of anything
        ((B, A, C, A), A),
        ((A, A, B, B), B),
        ((B, B, A, A, C), A),
        ((A,), A),
        ((), -1),
    ],
)
def test_most_sticks_win_a_temple_wherever_they_lie(sticks: tuple[int, ...], winner: int) -> None:
    assert winner_of(sticks) == winner

    g = end_of_summer(seats=3)
    temples(g, [sticks, (), (), ()])
    top = g.piles[0][0]
    play(g, "done")
    for seat, player in enumerate(g.players):
        assert player.awake[top] == (1 if seat == winner else 0)


# What comes to light cannot be taken back.


@pytest.mark.parametrize(("seats", "seen"), [(3, 4), (2, 5)])
def test_autumn_shows_a_spirit_in_each_temple_and_the_tiles_of_the_ghost(seats: int, seen: int) -> None:
    g = end_of_summer(seats)
    for seat in range(seats):
        homes(g, {"1.1": f"1G{seat + 3}"}, seat=seat)
        food(g, mine="tea rice", seat=seat)
    before = g.reveals

    play(g, "done")

    assert waiting(g) == "feed"
    assert g.reveals == before + seen


def test_gifts_come_to_light_when_spring_begins() -> None:
    g = new_game()
    play_on(g, lambda g: waiting(g) == "draft" and len(g.laid_out) == 2)
    before = g.reveals

    play_on(g, lambda g: waiting(g) == "take gift")

    assert g.reveals == before + 1


def test_each_new_token_and_each_new_tile_comes_to_light() -> None:
    g = acting("cook")
    food(g, shown="tea")
    before = g.reveals
    play(g, "food.tea")
    assert g.reveals == before + 5

    g = acting("balance")
    before = g.reveals
    play(g, g.name(g.touch("balance.L01") + g.shown[0][0]))
    assert g.reveals == before + 1


# The course of the game, as it is told.


def test_winter_tells_of_homes_as_homes_and_of_balance_tiles_as_such() -> None:
    g = end_of_summer(seats=3)
    lowest = [g.shown[column][0] for column in range(5)]
    g.listen()

    play_on(g, lambda g: g.year == 1)

    told = {
        kind: [event[1] for event in g.heard or [] if event[0] == kind]
        for kind in (happened.BALANCE_RETURNED, happened.HOME_RETURNED, happened.BALANCE_SHOWN, happened.HOME_SHOWN)
    }
    assert told[happened.BALANCE_RETURNED] == lowest[:3]
    assert told[happened.HOME_RETURNED] == lowest[3:]
    assert told[happened.BALANCE_SHOWN] == [g.shown[column][-1] for column in range(3)]
    assert told[happened.HOME_SHOWN] == [g.shown[column][-1] for column in (3, 4)]
    assert [event[2] for event in g.heard or [] if event[0] == happened.HOME_SHOWN] == [1, 2], "the levels"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_seasons_are_told_in_their_order(seats: int) -> None:
    told = rest_of(new_game(seats))

    assert [event[1] for event in told if event[0] == happened.SEASON] == list(range(1, 17))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_passes_once_a_summer(seats: int) -> None:
    told = rest_of(new_game(seats))

    years: list[list[int]] = []
    for event in told:
        if event[0] == happened.SEASON and event[1] % 4 == 1:
            years.append([])
        if event[0] == happened.PASSED:
            years[-1].append(event[1])
    assert [sorted(year) for year in years] == [list(range(seats))] * 4


def test_the_final_count_is_told_to_its_end() -> None:
    g = new_game(3)
    told = rest_of(g)

    assert [event[1:3] for event in told if event[0] == happened.FINAL_SCORE] == list(enumerate(g.scores()))


def test_nothing_is_told_of_a_price_of_nothing() -> None:
    """Kitsune wakes for nothing."""
    g = end_of_summer()
    spirits(g, asleep="kitsune", seat=g.first)
    play(g, "done")
    assert waiting(g) == "wake"
    seat, before = g.seat, g.actor().coins
    g.listen()

    play(g, "spirit.kitsune")

    assert g.players[seat].coins == before
    assert happened.COINS_PAID not in {event[0] for event in g.heard or []}


def marks(g: Bamboo) -> list[tuple[int, int]]:
    """Whose parts of the game began, and in which season: 0 the draft, then four in a year."""
    return [((-1 - mark) // 16, (-1 - mark) % 16) for mark in g.history if mark < 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_part_of_a_season_is_marked_with_its_player(seats: int) -> None:
    """For the record, and for those who take something back."""
    g = new_game(seats)
    first = g.first
    round_the_table = [(first + place) % seats for place in range(seats)]

    play_on(g, lambda g: waiting(g) == "choose stock")

    assert marks(g) == [
        *[(0, seat) for seat in round_the_table * 2],
        *[(1, seat) for seat in round_the_table],
        (2, first),
    ]


def test_every_player_who_is_asked_in_winter_is_marked() -> None:
    g = end_of_summer(seats=3, year=2)
    for seat in range(3):
        spirits(g, asleep="ookami", seat=seat)
        coins(g, 2, seat=seat)
        homes(g, {"1.1": f"1G{seat + 3}"}, seat=seat)
        food(g, mine="tea rice", seat=seat)
    order = [g.in_order(place) for place in range(3)]
    before = len(marks(g))

    play_on(g, lambda g: g.season == 0)

    assert marks(g)[before:] == [*[(8, seat) for seat in order * 2], (9, order[1])]


def test_between_turns_nothing_is_in_hand() -> None:
    """Whatever was chosen or missing in a turn is forgotten with it."""
    g = new_game(3, seed=2)
    assert idle(g)
    chance = from_seed(8)
    turns = 0
    while not g.over:
        g.play(g.options[chance.below(len(g.options))])
        if waiting_for_something_new(g):
            assert idle(g), waiting(g)
            turns += 1
    assert turns > 60
    assert idle(g)


def waiting_for_something_new(g: Bamboo) -> bool:
    return not g.over and waiting(g) in ("draft", "take gift", "choose stock", "end turn")


def idle(g: Bamboo) -> bool:
    return (
        (g.section, g.home, g.need, g.sticks) == (-1, -1, 0, 0)
        and not g.hand
        and not g.unresolved
        and (g.season == 1 or g.turn == -1)
    )


def test_a_new_summer_begins_with_nobody_out() -> None:
    g = summer(seats=3)
    play_on(g, lambda g: g.year == 1 and waiting(g) == "choose stock")

    assert g.passed == 0
    assert not any(player["passed"] for player in g.view()["table"]["players"])


def test_a_game_ends_in_the_last_winter() -> None:
    g = new_game()
    play_out(g)

    assert g.view()["table"]["season"] == "winter"
    assert (g.year, g.season) == (3, 3)


def test_the_season_is_shown() -> None:
    g = end_of_summer()
    homes(g, {"1.1": "1G3"})
    food(g, mine="tea rice")
    seen = [each.view()["table"]["season"] for each in (new_game(), spring(), summer(), g)]

    play(g, "done")

    assert [*seen, g.view()["table"]["season"]] == ["setup", "spring", "summer", "summer", "winter"]


def test_the_step_of_the_turn_is_shown() -> None:
    """0 to 4: choosing a stock, offering, placing, resolving, ending; those who draw the board read it."""
    g = summer()
    stocks(g, red="s1r pr1", green="s1g", blue="s1b pb1", white="s1w")
    coins(g, 1)
    seen: dict[str, int] = {}
    while not seen or waiting(g) != "choose stock":
        seen[waiting(g)] = g.view()["table"]["turn"]["stage"]
        assert waiting(g) not in ("place", "resolve") or g.section == -1
        g.play(quiet(g))

    assert [seen[step] for step in ("choose stock", "offer", "place", "resolve", "end turn")] == [0, 1, 2, 3, 4]


def test_a_last_summer_turn_of_the_first_player_does_not_take_its_mark_in_winter() -> None:
    g = end_of_summer()
    spirits(g, asleep="ookami", seat=g.first)
    coins(g, 2, seat=g.first)
    g.turn = g.first

    play(g, "done")

    assert waiting(g) == "wake"
    assert marks(g)[-1] == (4, g.first)


# Effects that no printed piece has, but a corrected one may have.


def with_tanuki(folder: Path, effect: str) -> Bamboo:
    """A summer turn with a Tanuki awake that has another effect than the printed one."""
    text = (new_game().header.kind.folder / "components" / "spirits.toml").read_text(encoding="utf-8")
    assert 'effect = "home"' in text
    (folder / "spirits.toml").write_text(text.replace('effect = "home"', f'effect = "{effect}"'), encoding="utf-8")
    g = ennichi.new("bamboo", seats=2, seed=1, components=str(folder))
    assert isinstance(g, Bamboo)
    play_on(g, lambda g: g.season == 1)
    spirits(g, awake="tanuki")
    return g


def told_by(g: Bamboo, *names: str) -> list[int]:
    g.listen()
    play(g, *names)
    heard = [event[0] for event in g.heard or []]
    g.heard = None
    return heard


@pytest.mark.parametrize("count", [1, 2])
def test_coins_are_gained(tmp_path: Path, count: int) -> None:
    g = with_tanuki(tmp_path, f"{count} coin" if count > 1 else "coin")
    coins(g, 0)
    happiness(g, -3)
    before = g.breakdown()[g.seat]

    assert happened.COINS_GAINED in told_by(g, "spirit.tanuki")

    assert g.actor().coins == count
    assert g.breakdown()[g.seat] == before


def test_happiness_is_gained_and_no_coins_are_told(tmp_path: Path) -> None:
    g = with_tanuki(tmp_path, "2 happiness")
    before, calm = g.actor().happiness, g.breakdown()[g.seat]["calm"]

    told = told_by(g, "spirit.tanuki")

    assert happened.COINS_GAINED not in told
    assert happened.COINS_PAID not in told
    assert g.actor().happiness == before + 2
    assert g.breakdown()[g.seat]["calm"] == calm + 2


@pytest.mark.parametrize(("have", "enough"), [(1, False), (2, True), (3, True)])
def test_a_price_in_happiness_is_paid_down_to_zero(tmp_path: Path, have: int, enough: bool) -> None:
    g = with_tanuki(tmp_path, "2 happiness > coin")
    happiness(g, have)
    purse, calm = g.actor().coins, g.breakdown()[g.seat]["calm"]
    assert ("spirit.tanuki" in open_now(g)) == enough
    if enough:
        play(g, "spirit.tanuki", "option.1")
        assert (g.actor().happiness, g.actor().coins) == (have - 2, purse + 1)
        assert g.breakdown()[g.seat]["calm"] == calm - 2


@pytest.mark.parametrize(("have", "enough"), [(1, False), (2, True), (3, True)])
def test_a_price_in_coins_is_paid_down_to_zero(tmp_path: Path, have: int, enough: bool) -> None:
    g = with_tanuki(tmp_path, "2 coin > 3 happiness")
    coins(g, have)
    happiness(g, -9)

    assert ("spirit.tanuki" in open_now(g)) == enough


def test_an_action_several_times_over(tmp_path: Path) -> None:
    g = with_tanuki(tmp_path, "2 cook")
    food(g, shown="tea tea rice rice ramen")

    play(g, "spirit.tanuki", "food.tea")
    assert waiting(g).startswith("cook")
    play(g, "food.rice")

    assert g.actor().food == [1, 1, 0]
    assert waiting(g) == "choose stock"
