"""The seven forest spirits: what each does, in its window and outside of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi

from .given import (
    COLOURS,
    SPIRITS,
    acting,
    coins,
    counts,
    end_of_summer,
    finish_turn,
    food,
    held,
    homes,
    market,
    number,
    open_now,
    play,
    play_on,
    reserve,
    resolving,
    spirits,
    spring,
    stocks,
    summer,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bamboo.state import Bamboo

WHOLE_TURN = ("kappa", "tanuki", "rokurokubi", "kitsune", "tengu")

# Where a spirit may be used in a summer turn, and where it may not: how to come there from the choice of a stock,
# with two income sections in the red stock and two sticks to lay.
BEFORE_STOCK: tuple[str, ...] = ()
BEFORE_OFFER = ("stock.red",)
BETWEEN_STICKS = (*BEFORE_OFFER, "temple.red")
BEFORE_PLACING = (*BETWEEN_STICKS, "temple.red")
CHOOSING_SHOOT = (*BEFORE_PLACING, "section.pr1")
BETWEEN_PLACEMENTS = (*CHOOSING_SHOOT, "shoot.1")
BEFORE_RESOLVING = (*BETWEEN_PLACEMENTS, "section.s3r", "shoot.2", "section.s1g", "shoot.2")
INSIDE_AN_ACTION = (*BEFORE_RESOLVING, "section.pr1")
BETWEEN_SECTIONS = (*INSIDE_AN_ACTION, "coin")
AT_THE_END = (*BETWEEN_SECTIONS, "section.s3r", "coin", "section.s1g")

OPEN = {
    "before the stock": BEFORE_STOCK,
    "before the offering": BEFORE_OFFER,
    "between two sticks": BETWEEN_STICKS,
    "before placing": BEFORE_PLACING,
    "between two placements": BETWEEN_PLACEMENTS,
    "before resolving": BEFORE_RESOLVING,
    "between two sections": BETWEEN_SECTIONS,
    "at the end of the turn": AT_THE_END,
}
CLOSED = {
    "while choosing a shoot": CHOOSING_SHOOT,
    "inside an action": INSIDE_AN_ACTION,
}


def turn(spirit: str, moves: tuple[str, ...] = ()) -> Bamboo:
    """A turn with three sections and two sticks, played up to some point, with one awake spirit."""
    g = summer(seats=3)
    stocks(g, red="pr1 s3r s1g", green="s2g", blue="s1b", white="s1w")
    reserve(g, 2)
    coins(g, 2)
    spirits(g, awake=spirit)
    for name in moves:
        if g.touch(name) not in g.options and name.startswith("section."):
            continue  # the only section left was taken by the kernel
        play(g, name)
    return g


# Windows.


@pytest.mark.parametrize("moment", OPEN)
@pytest.mark.parametrize("spirit", ["kappa", "tanuki", "rokurokubi", "tengu"])
def test_four_spirits_help_at_any_moment_between(spirit: str, moment: str) -> None:
    g = turn(spirit, OPEN[moment])

    assert f"spirit.{spirit}" in open_now(g)
    play(g, f"spirit.{spirit}")

    assert g.actor().awake == [0] * 7
    assert g.actor().asleep == counts(SPIRITS, spirit)


@pytest.mark.parametrize("moment", [moment for moment in OPEN if moment != "at the end of the turn"])
def test_kitsune_helps_as_long_as_a_section_is_unresolved(moment: str) -> None:
    g = turn("kitsune", OPEN[moment])

    play(g, "spirit.kitsune")

    assert g.actor().asleep == counts(SPIRITS, "kitsune")


@pytest.mark.parametrize("moment", OPEN)
def test_bakeneko_helps_as_long_as_a_stick_is_to_be_laid(moment: str) -> None:
    g = turn("bakeneko", OPEN[moment])

    early = moment in ("before the stock", "before the offering", "between two sticks")

    assert ("spirit.bakeneko" in open_now(g)) == early


@pytest.mark.parametrize(
    ("awake", "asleep", "named"), [("kappa", "", True), ("", "kappa", False), ("ookami", "", False)]
)
def test_the_question_names_the_spirits_where_one_can_help(awake: str, asleep: str, named: bool) -> None:
    g = summer()
    spirits(g, awake=awake, asleep=asleep)

    assert ("or call on a spirit" in g.prompt("en")) == named


@pytest.mark.parametrize("moment", CLOSED)
@pytest.mark.parametrize("spirit", SPIRITS)
def test_no_spirit_inside_a_placement_or_an_action(spirit: str, moment: str) -> None:
    g = turn(spirit, CLOSED[moment])

    assert open_now(g, "spirit") == set()
    with pytest.raises(ennichi.IllegalTouch):
        play(g, f"spirit.{spirit}")
    assert sum(g.actor().awake) == 1


@pytest.mark.parametrize("moment", OPEN)
def test_ookami_never_helps_in_summer(moment: str) -> None:
    g = turn("ookami", OPEN[moment])

    assert open_now(g, "spirit") == set()


@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_sleeping_spirit_cannot_be_used(spirit: str) -> None:
    g = summer()
    spirits(g, asleep=spirit)

    assert open_now(g, "spirit") == set()


@pytest.mark.parametrize("spirit", SPIRITS)
def test_no_spirit_of_another_player(spirit: str) -> None:
    g = summer()
    spirits(g, awake=spirit, seat=1 - g.seat)

    assert open_now(g, "spirit") == set()


@pytest.mark.parametrize("spirit", SPIRITS)
def test_no_spirit_in_spring(spirit: str) -> None:
    g = spring()
    for seat in range(2):
        spirits(g, awake=spirit, seat=seat)

    while g.season == 0:
        assert open_now(g, "spirit") == set()
        g.play(g.options[0])


@pytest.mark.parametrize("action", ["income", "cook", "home", "balance", "joker"])
def test_no_spirit_inside_any_action(action: str) -> None:
    g = acting(action)
    spirits(g, awake=" ".join(SPIRITS))

    assert open_now(g, "spirit") == set()


def test_no_spirit_between_home_and_cell_or_between_the_halves_of_balance() -> None:
    g = acting("home")
    coins(g, 9)
    play(g, g.name(next(touch for touch in g.options if g.name(touch).startswith("home."))))
    spirits(g, awake=" ".join(SPIRITS))
    assert waiting(g) == "choose cell"
    assert open_now(g, "spirit") == set()

    g = acting("balance")
    play(g, g.name(next(touch for touch in g.options if g.name(touch).startswith("balance."))))
    spirits(g, awake=" ".join(SPIRITS))
    assert waiting(g) == "balance again"
    assert open_now(g, "spirit") == set()


def test_no_spirit_while_a_received_section_looks_for_a_stock() -> None:
    g = summer()
    stocks(g, red="s1r", green="s1g s2g s3g s4g", blue="s1b")
    g.shoots[0] = (number(g, "section", "bg1"), *g.shoots[0][1:])
    coins(g, 0)
    play(g, "stock.red", "shoot.1", "forgo")
    spirits(g, awake=" ".join(SPIRITS))

    assert waiting(g) == "receive"
    assert open_now(g) == {"stock.red", "stock.blue", "stock.white"}


def test_no_spirit_inside_another_spirit() -> None:
    g = summer()
    spirits(g, awake="kappa tanuki tengu")

    play(g, "spirit.tengu")
    assert open_now(g) == {"option.1", "option.2"}
    play(g, "option.2")
    assert open_now(g, "spirit") == set()


def test_waking_is_the_only_thing_for_summer_spirits_in_winter() -> None:
    g = end_of_summer()
    seat = g.first
    spirits(g, awake="kappa tengu ookami", asleep="tanuki", seat=seat)
    coins(g, 1, seat=seat)
    homes(g, {"1.1": "1D3"}, seat=seat)

    play(g, "done")
    assert open_now(g) == {"spirit.tanuki", "done"}
    play(g, "done")
    assert open_now(g) == {"spirit.ookami", "done"}


# Kappa, Tanuki, Rokurokubi: an action without a stick and without a section.


def test_kappa_is_a_balance_action() -> None:
    g = summer(seats=3)
    homes(g, {"2.4": "1G3"})
    held(g, "R03")
    spirits(g, awake="kappa")
    points, sticks = g.actor().happiness, g.actor().reserve

    play(g, "spirit.kappa", "balance.R03", "done")

    assert g.actor().happiness == points + 2
    assert g.actor().reserve == sticks
    assert waiting(g) == "choose stock"


def test_tanuki_is_a_home_action() -> None:
    g = summer()
    market(g, 1, "1D3")
    spirits(g, awake="tanuki")
    coins(g, 1)

    play(g, "spirit.tanuki", "home.1D3", "cell.1.1")

    assert g.actor().coins == 0
    assert g.actor().homes == 1
    assert waiting(g) == "choose stock"


def test_rokurokubi_is_an_income_action() -> None:
    g = summer()
    spirits(g, awake="rokurokubi")
    coins(g, 0)

    play(g, "spirit.rokurokubi", "coin")

    assert g.actor().coins == 2
    assert waiting(g) == "choose stock"


def test_rokurokubi_before_the_offering_pays_for_sticks_elsewhere() -> None:
    g = turn("rokurokubi", BEFORE_OFFER)
    coins(g, 0)
    assert open_now(g, "temple") == {"temple.red"}

    play(g, "spirit.rokurokubi", "coin", "temple.blue", "temple.white")

    assert g.actor().coins == 0
    assert g.temples[2] == g.temples[3] == (g.seat,)


def test_tanukis_coin_pays_for_the_next_stick() -> None:
    g = turn("tanuki", BETWEEN_STICKS)
    coins(g, 0)

    play(g, "spirit.tanuki", "coin", "temple.blue")

    assert g.actor().coins == 0
    assert g.temples[2][-1] == g.seat


@pytest.mark.parametrize(("awake", "asleep"), [("", ""), ("", "rokurokubi kappa"), ("ookami", "")])
def test_without_a_spirit_to_use_nobody_is_asked_for_what_is_forced(awake: str, asleep: str) -> None:
    g = turn("kappa", BEFORE_OFFER[:0])
    spirits(g, awake, asleep)
    coins(g, 0)

    play(g, "stock.red")

    assert waiting(g) == "place", "both sticks had to go to red"
    play(g, "section.pr1", "shoot.1", "section.s3r", "shoot.1")
    assert waiting(g) == "choose shoot", "the last section needs no choosing"


def test_a_spirit_between_two_placements_leaves_the_placing_as_it_is() -> None:
    g = turn("rokurokubi", BETWEEN_PLACEMENTS)
    hand = g.hand.copy()

    play(g, "spirit.rokurokubi", "coin")

    assert waiting(g) == "place"
    assert g.hand == hand
    assert g.actor().coins == 4
    assert g.audit() == []


def test_a_spirit_uses_up_none_of_the_actions_of_the_sticks() -> None:
    g = resolving("pr1 s3r", sticks=1)  # two incomes, one stick
    spirits(g, awake="rokurokubi")

    play(g, "spirit.rokurokubi", "coin", "section.pr1", "coin")

    assert waiting(g) == "end turn"
    assert g.actor().coins == 4


def test_a_forgone_spirit_gives_no_action_back() -> None:
    """Three sections, one stick: one action. A spirit's action that is forgone must not add to it."""
    g = resolving("pr1 s3r s4w", sticks=1)  # three incomes
    spirits(g, awake="rokurokubi")

    play(g, "section.pr1", "coin", "spirit.rokurokubi", "forgo", "section.s3r")

    assert waiting(g) == "end turn", "the one stick is used up"
    assert g.actor().coins == 2
    assert g.actions == 0


# Several of a kind.


def test_several_of_a_kind_in_one_turn() -> None:
    g = summer()
    spirits(g, awake="rokurokubi rokurokubi rokurokubi")
    coins(g, 0)

    play(g, "spirit.rokurokubi", "coin", "spirit.rokurokubi", "coin")

    assert g.actor().coins == 4
    assert g.actor().awake == counts(SPIRITS, "rokurokubi")
    assert g.actor().asleep == counts(SPIRITS, "rokurokubi rokurokubi")
    play(g, "spirit.rokurokubi", "coin")
    assert open_now(g, "spirit") == set()


def test_several_kinds_in_one_turn() -> None:
    g = summer()
    spirits(g, awake="kappa rokurokubi tanuki")
    coins(g, 0)

    play(g, "spirit.kappa", "happiness", "spirit.rokurokubi", "coin", "spirit.tanuki", "coin")

    assert g.actor().coins == 3
    assert sum(g.actor().asleep) == 3


def test_a_used_spirit_sleeps_until_it_is_woken_in_winter() -> None:
    g = end_of_summer()
    seat = g.first
    spirits(g, asleep="rokurokubi", seat=seat)
    coins(g, 1, seat=seat)
    asleep, awake = g.clone(), g.clone()

    play(asleep, "done", "done")
    play(awake, "done", "spirit.rokurokubi")
    for later in (asleep, awake):
        play_on(later, lambda g: g.season == 1 and g.seat == seat)

    assert open_now(asleep, "spirit") == set()
    assert open_now(awake, "spirit") == {"spirit.rokurokubi"}
    assert awake.players[seat].coins == 0


# Kitsune.


def test_kitsune_before_placing_turns_all_sections_into_jokers() -> None:
    g = turn("kitsune", BEFORE_STOCK)

    play(g, "spirit.kitsune", *BEFORE_RESOLVING[:-2], "shoot.2", "section.pr1")

    assert waiting(g) == "joker"
    play(g, "action.balance", "happiness", "section.s3r")
    assert waiting(g) == "joker"


def test_kitsune_adds_no_action() -> None:
    g = turn("kitsune", BEFORE_RESOLVING)

    play(g, "spirit.kitsune", "section.s1g", "action.income", "coin", "section.pr1", "action.income", "coin")

    assert waiting(g) == "end turn", "two sticks, two actions"


def test_kitsune_ends_with_the_turn() -> None:
    g = turn("kitsune", BEFORE_STOCK)
    seat = g.seat
    play(g, "spirit.kitsune", "stock.red")
    finish_turn(g)

    other = g.seat
    assert other != seat
    stocks(g, red="s2r", green="s1r s3g", blue="s1b s2b", white="s1w")
    coins(g, 0)
    play(g, "stock.red", "shoot.1")

    assert waiting(g) == "home"


def test_kitsune_is_not_asked_for_twice_in_a_turn() -> None:
    """A second one would do nothing."""
    g = summer()
    spirits(g, awake="kitsune kitsune")

    play(g, "spirit.kitsune")

    assert open_now(g, "spirit") == set()


# Tengu.


def test_tengu_may_take_first() -> None:
    g = summer()
    food(g, shown="tea rice", supply="ramen ramen ramen rice rice")
    spirits(g, awake="tengu")

    play(g, "spirit.tengu", "option.1")
    assert open_now(g) == {"food.tea", "food.rice"}
    play(g, "food.rice")

    assert g.actor().food == counts(("tea", "rice", "ramen"), "rice")
    assert g.food_shown == [0, 2, 3]
    assert g.food_spent == [1, 0, 0]
    assert waiting(g) == "choose stock"
    assert g.audit() == []


def test_tengu_may_exchange_first() -> None:
    g = summer()
    food(g, shown="tea rice", supply="ramen ramen ramen rice rice")
    spirits(g, awake="tengu")

    play(g, "spirit.tengu", "option.2")
    assert open_now(g) == {"food.rice", "food.ramen"}
    play(g, "food.ramen")

    assert g.actor().food == counts(("tea", "rice", "ramen"), "ramen")
    assert g.food_shown == [0, 2, 2]
    assert g.food_spent == [1, 1, 0]
    assert g.audit() == []


def test_tengu_must_take_once_used() -> None:
    g = summer()
    spirits(g, awake="tengu")

    play(g, "spirit.tengu")
    assert open_now(g) == {"option.1", "option.2"}
    play(g, "option.2")

    assert "forgo" not in open_now(g)
    assert "done" not in open_now(g)


def test_tengu_taking_the_last_token_refills_before_the_exchange() -> None:
    g = summer()
    food(g, shown="tea", supply="ramen ramen ramen ramen ramen rice rice rice rice rice")
    spirits(g, awake="tengu")

    play(g, "spirit.tengu", "option.1")

    assert g.actor().food == counts(("tea", "rice", "ramen"), "tea")
    assert g.food_spent == counts(("tea", "rice", "ramen"), "ramen " * 5), "the five that were shown in between"
    assert g.food_shown == [0, 5, 0]
    assert g.audit() == []


def test_tengu_exchanging_a_last_token_shows_five() -> None:
    g = summer()
    food(g, shown="tea", supply="ramen ramen ramen ramen ramen")
    spirits(g, awake="tengu")

    play(g, "spirit.tengu", "option.2")

    assert g.actor().food == counts(("tea", "rice", "ramen"), "ramen")
    assert g.food_shown == [0, 0, 4]


def test_tengu_shuffles_the_spent_tokens_when_the_supply_runs_out() -> None:
    g = summer()
    other = 1 - g.seat
    food(g, shown="tea tea tea tea tea", mine="tea " + "ramen " * 8 + "rice " * 8, seat=other, spent="rice rice")
    assert len(g.food_supply) == 2
    spirits(g, awake="tengu")

    play(g, "spirit.tengu", "option.2")

    # 2 from the supply, 3 of the 7 spent ones; one of the five is asked for or taken
    assert sum(g.food_shown) + sum(g.actor().food) == 5
    assert len(g.food_supply) == 4
    assert g.food_spent == [0, 0, 0]
    assert g.audit() == []


def test_tengu_with_the_only_token_left_in_the_game() -> None:
    for option in ("option.1", "option.2"):
        g = summer()
        other = 1 - g.seat
        food(g, shown="tea", spent="", mine="tea " * 5 + "rice " * 12 + "ramen " * 8, seat=other)
        spirits(g, awake="tengu")

        play(g, "spirit.tengu", option)

        assert g.actor().food == [1, 0, 0]
        assert g.food_shown == [0, 0, 0]
        assert g.audit() == []


# Bakeneko.


def test_bakeneko_lets_all_sticks_go_anywhere_free_of_charge() -> None:
    g = turn("bakeneko", BEFORE_STOCK)
    coins(g, 0)
    seat = g.seat

    play(g, "spirit.bakeneko", "stock.red")
    assert open_now(g) == {f"temple.{colour}" for colour in COLOURS}
    play(g, "temple.green", "temple.white")

    assert g.temples[1] == g.temples[3] == (seat,)
    assert g.players[seat].coins == 0


def test_bakeneko_saves_the_coins_of_a_rich_player() -> None:
    g = turn("bakeneko", BEFORE_OFFER)

    play(g, "spirit.bakeneko", "temple.green", "temple.blue")

    assert g.actor().coins == 2


def test_bakeneko_ends_with_the_turn() -> None:
    g = turn("bakeneko", BEFORE_STOCK)
    play(g, "spirit.bakeneko", "stock.red")
    finish_turn(g)
    stocks(g, red="s1r s2r", green="s1g", blue="s2b s1b", white="s1w")
    coins(g, 0)

    play(g, "stock.red")

    assert waiting(g) == "place", "all sticks had to go to red"


def test_bakeneko_is_not_asked_for_twice_in_a_turn() -> None:
    g = summer()
    spirits(g, awake="bakeneko bakeneko")

    play(g, "spirit.bakeneko")

    assert open_now(g, "spirit") == set()


# Ookami.


def hungry(count: int, tokens: str, ookami: int) -> tuple[Bamboo, int]:
    """Feeding begins; the first player has so many homes, these tokens and so many Ookami awake."""
    g = end_of_summer(seats=3)
    seat = g.first
    names = ("1D1", "1D2", "1D3", "1D4", "1F1", "1F2", "1F3", "1F4", "1G1", "1G2")
    cells = [f"{row}.{column}" for row in (1, 2) for column in (1, 2, 3, 4, 5)]
    homes(g, dict(list(zip(cells, names, strict=True))[:count]), seat=seat)
    food(g, mine=tokens, seat=seat)
    spirits(g, awake="ookami " * ookami, seat=seat)
    play(g, "done")
    return g, seat


def test_two_ookami_feed_eight() -> None:
    g, seat = hungry(9, "", 2)
    points = g.players[seat].happiness

    play(g, "spirit.ookami")
    assert g.need == 5
    play(g, "spirit.ookami")

    assert g.players[seat].happiness == points - 1
    assert g.players[seat].asleep[SPIRITS.index("ookami")] == 2


def test_the_second_ookami_may_be_kept() -> None:
    g, seat = hungry(9, "", 2)
    points = g.players[seat].happiness

    play(g, "spirit.ookami", "done")

    assert g.players[seat].happiness == points - 5
    assert g.players[seat].awake[SPIRITS.index("ookami")] == 1


def test_ookami_is_not_offered_when_nothing_is_missing() -> None:
    g, seat = hungry(3, "", 2)

    play(g, "spirit.ookami")

    assert g.season == 0
    assert g.players[seat].awake[SPIRITS.index("ookami")] == 1


def test_ookami_between_two_tokens() -> None:
    g, seat = hungry(8, "rice rice ramen", 1)
    points = g.players[seat].happiness

    play(g, "food.rice")
    assert open_now(g) == {"food.rice", "food.ramen", "spirit.ookami"}
    play(g, "spirit.ookami")
    assert open_now(g) == {"food.rice", "food.ramen"}
    play(g, "food.rice")

    assert g.players[seat].food == counts(("tea", "rice", "ramen"), "ramen")
    assert g.players[seat].happiness == points


def test_ookami_after_all_tokens() -> None:
    g, seat = hungry(6, "rice", 1)
    points = g.players[seat].happiness

    play(g, "food.rice", "spirit.ookami")

    assert g.players[seat].happiness == points


def test_ookami_woken_in_winter_feeds_in_the_same_winter() -> None:
    g = end_of_summer(seats=3)
    seat = g.first
    homes(g, {"1.1": "1D1", "1.2": "1D2"}, seat=seat)
    spirits(g, asleep="ookami", seat=seat)
    coins(g, 2, seat=seat)
    points = g.players[seat].happiness

    play(g, "done", "spirit.ookami", "spirit.ookami")

    assert g.players[seat].happiness == points
    assert g.players[seat].coins == 0
    assert g.players[seat].asleep[SPIRITS.index("ookami")] == 1


def test_without_homes_ookami_is_not_offered() -> None:
    g, seat = hungry(0, "tea", 1)

    assert g.season == 0
    assert g.players[seat].food == [1, 0, 0], "nothing may be spent without need"


def test_the_list_of_whole_turn_spirits_is_that_of_the_rules() -> None:
    g = summer()
    windows = {SPIRITS[spirit]: g.printed.spirit_window[spirit] for spirit in range(7)}
    assert {spirit for spirit, window in windows.items() if window == 0} == set(WHOLE_TURN)
