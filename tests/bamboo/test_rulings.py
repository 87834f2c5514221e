"""The rulings of docs/rulings/bamboo.md, each under its id."""
# ruff: noqa: N802

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.bamboo.actions import place_of
from ennichi.bamboo.state import GHOST
from ennichi.kernel.random_source import from_seed

from .given import (
    COLOURS,
    SPIRITS,
    acting,
    coins,
    counts,
    display,
    end_of_summer,
    finish_turn,
    food,
    happiness,
    held,
    homes,
    marker,
    market,
    new_game,
    number,
    open_now,
    pile,
    play,
    play_on,
    quiet,
    redealt,
    reserve,
    resolving,
    spirits,
    spring,
    stocks,
    summer,
    temples,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bamboo.state import Bamboo

CENTRE = 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_the_starting_balance_tile_is_a_centre_tile(seats: int) -> None:
    for seed in range(10):
        g = new_game(seats, seed)
        for player in g.players:
            assert [g.printed.balance_zone[tile] for tile in player.held] == [CENTRE]
        assert len(g.stacks[CENTRE]) == 20 - 3 - seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R2_start_sections_are_ready_made_hands(seats: int) -> None:
    dealt = set()
    for seed in range(20):
        g = new_game(seats, seed)
        hands = []
        for player in g.players:
            names = [g.name(g.touch("section.s1r") + section) for stock in player.stocks for section in stock]
            assert len(names) == 4
            assert len({name[9] for name in names}) == 1, "all of one hand"
            assert [g.printed.section_colour[stock[0]] for stock in player.stocks] == [0, 1, 2, 3]
            assert len({g.printed.section_action[stock[0]] for stock in player.stocks}) == 4
            hands.append(names[0][9])
        assert len(set(hands)) == seats
        dealt.add(tuple(hands))
    assert len(dealt) > 5, "which hand comes to whom is random"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_the_second_pick_goes_in_the_same_order(seats: int) -> None:
    g = new_game(seats, seed=3)
    first = g.first
    order = []
    while waiting(g) == "draft":
        order.append(g.seat)
        g.play(g.options[0])

    round_the_table = [(first + place) % seats for place in range(seats)]
    assert order == (round_the_table * 2)[:-1]  # the last section is taken without asking


def test_R4_with_a_stick_left_nobody_can_pass() -> None:
    g = summer()
    reserve(g, 1)

    assert open_now(g) <= {f"stock.{colour}" for colour in COLOURS}
    with pytest.raises(ennichi.IllegalTouch):
        play(g, "done")


def test_R4_only_players_without_sticks_are_out() -> None:
    g = summer(seats=3)
    reserve(g, 1, seat=g.in_order(1))  # will be the first to pass
    seen = set()
    while g.season == 1:
        out = [seat for seat in range(3) if g.passed >> seat & 1]
        assert all(g.players[seat].reserve == 0 for seat in out)
        assert g.seat not in out
        seen.add(tuple(out))
        g.play(quiet(g))
    assert len(seen) > 1


def test_R5_as_many_sticks_as_sections_or_all_that_are_left() -> None:
    for ready, wanted in ((4, 3), (3, 3), (2, 2), (1, 1)):
        g = summer()
        stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
        coins(g, 9)
        reserve(g, ready)
        play(g, "stock.red")
        laid = 0
        while waiting(g) == "offer":
            assert open_now(g) == {f"temple.{colour}" for colour in COLOURS}, "no way to stop early"
            play(g, "temple.red")
            laid += 1
        assert laid == wanted
        assert g.actor().reserve == ready - wanted


def test_R6_the_marker_stays_at_a_new_year() -> None:
    g = end_of_summer()
    seat = g.in_order(1)
    stocks(g, seat=seat, red="s1r", green="s1g s2g", blue="s1b s2b", white="s1w")
    marker(g, "green", seat=seat)

    play_on(g, lambda g: g.year == 1 and g.season == 1)

    assert g.players[seat].marker == COLOURS.index("green")
    with pytest.raises(ennichi.IllegalTouch):
        play(g, "stock.green")


def test_R6_after_another_stock_the_ban_moves_on() -> None:
    g = summer()
    seat = g.seat
    stocks(g, red="s1r", green="s1g s2g", blue="s1b s2b", white="s1w")
    assert open_now(g, "stock") == {f"stock.{colour}" for colour in COLOURS}, "no ban in the first turn of the game"
    coins(g, 0)
    play(g, "stock.red")
    finish_turn(g)
    play_on(g, lambda g: g.seat == seat)

    stocks(g, red="s1r s2r", green="s1g s2g", blue="s1b", white="s1w")

    assert open_now(g, "stock") == {"stock.green", "stock.blue", "stock.white"}


def test_R7_a_temple_has_room_for_any_number_of_sticks() -> None:
    g = summer(seats=4)
    seat = g.seat
    others = [each for each in range(4) if each != seat]
    temples(g, [[each for each in others for _ in range(3)] * 2, (), (), ()])  # 18 sticks
    stocks(g, red="s1r s2r s3r s4r", green="s1g", blue="s1b")
    coins(g, 0)

    play(g, "stock.red")

    assert g.temples[0][18:] == (seat,) * 4


def test_R8_without_sticks_the_top_spirit_leaves_the_game() -> None:
    g = end_of_summer(seats=3)
    pile(g, "white", "ookami")
    left = [len(spirits_there) for spirits_there in g.piles]

    play(g, "done")

    assert [len(spirits_there) for spirits_there in g.piles] == [count - 1 for count in left]
    assert SPIRITS.index("ookami") in g.spirits_gone
    assert not any(sum(player.awake) for player in g.players)


def test_R9_no_spirit_with_a_pass() -> None:
    g = summer()
    first, other = g.seat, 1 - g.seat
    reserve(g, 0, seat=other)
    spirits(g, awake="kappa tanuki rokurokubi tengu", seat=other)
    reserve(g, 4)
    asked = set()
    while g.season == 1:
        asked.add(g.seat)
        g.play(quiet(g))

    assert asked == {first}
    assert sum(g.players[other].asleep) == 0


def test_R10_spirits_between_sticks_placements_and_sections_and_never_inside() -> None:
    """The windows in one turn; `test_spirits.py` has each spirit on its own."""
    g = summer()
    stocks(g, red="s1r pr1", green="s1g", blue="s1b", white="s1w s2w")
    spirits(g, awake="kappa rokurokubi bakeneko kitsune")
    coins(g, 2)
    whole_turn = {"spirit.kappa", "spirit.rokurokubi", "spirit.kitsune"}
    windows = [open_now(g, "spirit")]
    for name in ("stock.red", "temple.red", "temple.red", "section.s1r", "shoot.1", "section.pr1", "shoot.1",
                 "section.s1r", "happiness", "section.pr1", "coin"):  # fmt: skip
        play(g, name)
        windows.append(open_now(g, "spirit"))

    assert windows == [
        whole_turn | {"spirit.bakeneko"},  # before the stock
        whole_turn | {"spirit.bakeneko"},  # before the offering
        whole_turn | {"spirit.bakeneko"},  # between two sticks
        whole_turn,  # before placing
        set(),  # a section in hand
        whole_turn,  # between two placements
        set(),  # the next section in hand
        whole_turn,  # before resolving
        set(),  # inside an action
        whole_turn,  # between two sections
        set(),  # inside the second action
        whole_turn - {"spirit.kitsune"},  # at the end nothing is left to resolve
    ]


def test_R10_with_the_last_coin_spent_the_other_sticks_are_not_laid_unasked() -> None:
    """A spirit can still bring coins: only who has none awake has no choice left."""
    g = summer()
    seat = g.seat
    stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
    temples(g, [(), (), (), ()])
    coins(g, 1)
    alone = g.clone()
    spirits(g, awake="rokurokubi")

    play(alone, "stock.red", "temple.blue")
    play(g, "stock.red", "temple.blue")

    assert waiting(alone) == "place"
    assert alone.temples == [(seat, seat), (), (seat,), ()]
    assert waiting(g) == "offer"
    assert open_now(g) == {"temple.red", "spirit.rokurokubi"}
    play(g, "spirit.rokurokubi", "coin", "temple.green", "temple.white")
    assert g.temples == [(), (seat,), (seat,), (seat,)]
    assert g.players[seat].coins == 0


STEPS_OF_A_TURN = ("stick-laid", "placed", "resolved", "pushed")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R10_nothing_is_played_by_itself_while_an_awake_spirit_could_be_used(seats: int) -> None:
    """Over whole random games: between two decisions lies at most one stick, placement or section."""
    names = [sort.name for sort in new_game(seats).header.kind.events]
    forced_without = 0
    held_awake = 0
    for seed in range(24 // seats):
        g = new_game(seats, seed=seed)
        chance = from_seed(seed)
        while not g.over:
            seat = g.seat
            helpful = any(g.players[seat].awake[SPIRITS.index(each)] for each in ("kappa", "tanuki", "rokurokubi"))
            touch = g.options[int(chance.below(len(g.options)))]
            g.listen()
            g.play(touch)
            steps = [names[event[0]] for event in g.heard or [] if names[event[0]] in STEPS_OF_A_TURN]
            if helpful and not g.name(touch).startswith("spirit."):
                held_awake += 1
                assert len(steps) <= 1, (seed, steps)
            elif not helpful:
                forced_without += len(steps) > 1
    assert held_awake > 100
    assert forced_without > 20, "without an awake spirit nobody is asked for what is forced"


def hungry_with_ookami(tokens: str) -> tuple[Bamboo, int]:
    g = end_of_summer()
    seat = g.first
    homes(g, {"1.1": "1D3", "1.2": "1F3", "1.3": "1G3", "1.4": "1Q3"}, seat=seat)
    spirits(g, awake="ookami", seat=seat)
    food(g, mine=tokens, seat=seat)
    play(g, "done")
    return g, seat


def test_R11_ookami_need_not_be_used() -> None:
    g, seat = hungry_with_ookami("")
    points = g.players[seat].happiness

    assert open_now(g) == {"done", "spirit.ookami"}
    play(g, "done")

    assert g.players[seat].happiness == points - 4
    assert g.players[seat].awake[SPIRITS.index("ookami")] == 1


def test_R12_tokens_of_ones_choice_one_at_a_time() -> None:
    g = end_of_summer()
    seat = g.first
    homes(g, {"1.1": "1D3", "1.2": "1F3", "1.3": "1G3"}, seat=seat)
    food(g, mine="tea rice ramen", seat=seat)
    play(g, "done")
    assert open_now(g) == {"food.tea", "food.rice", "food.ramen"}

    exact, wasteful = g.clone(), g.clone()
    play(exact, "food.ramen")
    play(wasteful, "food.rice", "food.ramen")

    assert exact.players[seat].food == [1, 1, 0]
    assert wasteful.players[seat].food == [1, 0, 0]
    assert exact.season == wasteful.season == 0
    assert exact.players[seat].happiness == wasteful.players[seat].happiness == g.players[seat].happiness


def exhausted(seats: int, shown: int) -> Bamboo:
    """At the end of a summer the dispenser of level 2 is empty and so many homes of it are still on show."""
    g = end_of_summer(seats=seats)
    column = 4
    stay, gone = g.shown[column][:shown], (*g.shown[column][shown:], *g.stacks[column])
    g.shown[column], g.stacks[column] = stay, ()
    for seat, player in enumerate(g.players):
        mine = gone[15 * seat : 15 * seat + 15]
        player.grid = [*mine, *[-1] * (15 - len(mine))]
        player.homes = len(mine)
    assert g.audit() == []
    return g


def test_R13_an_empty_dispenser_gives_the_same_tile_back() -> None:
    g = exhausted(seats=2, shown=4)
    shown = g.shown[4]

    play_on(g, lambda g: g.season == 0)

    assert g.shown[4] == (*shown[1:], shown[0])
    assert g.stacks[4] == ()
    assert g.audit() == []


@pytest.mark.parametrize("left", [3, 2, 1])
def test_R13_the_tile_comes_back_on_the_upper_free_place(left: int) -> None:
    """The book: onto the upper place left free. So places below it may stay empty, and the tile has the top price."""
    g = exhausted(seats=3, shown=left)
    shown = g.shown[4]

    play_on(g, lambda g: g.season == 0)

    assert g.shown[4] == (*shown[1:], *(-1,) * (4 - left), shown[0])
    assert g.view()["table"]["homes"][1]["shown"].count(None) == 4 - left
    assert g.audit() == []
    assert place_of(g, shown[0]) == 7, "level 2, place 4"


def test_R13_a_tile_alone_on_the_top_place_stays_there() -> None:
    g = exhausted(seats=3, shown=1)
    (alone,) = g.shown[4]

    play_on(g, lambda g: g.year == 2 and g.season == 0)

    assert g.shown[4] == (-1, -1, -1, alone)


def test_R13_an_empty_column_stays_empty() -> None:
    g = end_of_summer(seats=3)
    zone = 0
    tiles = g.shown[zone] + g.stacks[zone]
    g.players[0].scored = tiles  # somebody scored them all
    g.shown[zone] = ()
    g.stacks[zone] = ()

    play(g, "done")

    assert g.shown[zone] == ()
    assert g.stacks[zone] == ()
    assert g.audit() == []


def all_food_with_the_players(g: Bamboo) -> None:
    food(g, shown="", spent="", mine="tea " * 6 + "rice " * 12 + "ramen " * 8, seat=g.in_order(1))
    assert g.food_supply == ()


def test_R14_without_tokens_cooking_does_nothing() -> None:
    g = summer()
    stocks(g, red="s1r pr1", green="s1g pg2", blue="s1b", white="s1w")
    all_food_with_the_players(g)
    coins(g, 0)

    play(g, "stock.white", "shoot.1")

    assert waiting(g) == "end turn"
    assert g.actor().food == [0, 0, 0]
    assert g.audit() == []


def test_R14_without_tokens_tengu_is_of_no_use() -> None:
    g = summer()
    all_food_with_the_players(g)
    spirits(g, awake="tengu")

    assert open_now(g, "spirit") == set()


def test_R14_the_last_token_of_all_can_be_taken() -> None:
    g = acting("cook")
    food(g, shown="tea", spent="", mine="tea " * 5 + "rice " * 12 + "ramen " * 8, seat=g.in_order(1))

    play(g, "food.tea")

    assert g.actor().food == [1, 0, 0]
    assert g.food_shown == [0, 0, 0]
    assert g.audit() == []


def test_R15_happiness_may_fall_below_zero() -> None:
    g = end_of_summer()
    seat = g.first
    happiness(g, 1, seat=seat)
    homes(g, {"1.1": "1D3", "1.2": "1F3", "1.3": "1G3"}, seat=seat)

    play(g, "done")

    assert g.players[seat].happiness == -2
    assert g.audit() == []


def test_R16_the_bank_never_runs_out() -> None:
    g = acting("income")
    coins(g, 36 + 3 * 15)  # all the coins there are in the box

    play(g, "coin")

    assert g.actor().coins == 36 + 3 * 15 + 2


def test_R17_the_last_winter_wakes_and_feeds_only() -> None:
    g = end_of_summer(year=4)
    first = g.first
    spirits(g, asleep="kappa", seat=first)
    coins(g, 1, seat=first)
    homes(g, {"1.1": "1D3"}, seat=first)
    food(g, shown="tea", mine="rice", seat=first)
    shown, stacks = g.shown.copy(), g.stacks.copy()

    play(g, "done")
    assert waiting(g) == "wake"
    play(g, "spirit.kappa")

    assert g.over
    assert g.players[first].food == [0, 0, 0]
    assert g.first == first
    assert (g.shown, g.stacks) == (shown, stacks)
    assert g.food_shown == counts(("tea", "rice", "ramen"), "tea")


def test_R17_other_winters_do_the_rest() -> None:
    g = end_of_summer(year=3)
    first = g.first
    food(g, shown="tea")
    shown = g.shown.copy()

    play(g, "done")

    assert g.first == 1 - first
    assert all(now[:-1] == before[1:] for now, before in zip(g.shown, shown, strict=True))
    assert sum(g.food_shown) == 5
    assert g.food_shown[0] >= 1, "only empty places are filled"


def test_R18_only_the_top_spirit_is_known() -> None:
    g = summer(seats=3)
    dealt = {tuple(tuple(spirits_there) for spirits_there in redealt(g, 0, seed).piles) for seed in range(10)}

    assert len(dealt) > 1
    assert {tuple(spirits_there[0] for spirits_there in piles) for piles in dealt} == {
        tuple(spirits_there[0] for spirits_there in g.piles)
    }


@pytest.mark.parametrize("order", [("s1r", "pr1"), ("pr1", "s1r")])
def test_R19_near_ends_above_far_whichever_was_resolved_first(order: tuple[str, str]) -> None:
    g = resolving("s1r pr1", sticks=2)  # both under shoot 1, s1r near
    top, second, third = g.shoots[0][:3]
    received: list[int] = []

    for section in order:
        before = {each for stock in g.actor().stocks for each in stock}
        if waiting(g) == "resolve":
            play(g, f"section.{section}")
        play(g, "forgo")
        received += {each for stock in g.actor().stocks for each in stock} - before

    assert received == [top, second]
    assert g.shoots[0] == (third, number(g, "section", "s1r"), number(g, "section", "pr1"))


@pytest.mark.parametrize("night", [False, True])
def test_R20_one_side_for_all(night: bool) -> None:
    g = new_game(seats=4, night=night)

    boards = [player["night_cells"] for player in g.view()["table"]["players"]]

    assert [sum(kind is not None for kind in cells) for cells in boards] == ([4] * 4 if night else [0] * 4)


@pytest.mark.parametrize("action", ["income", "cook", "home", "balance", "joker"])
def test_R21_the_action_of_a_section_can_be_forgone(action: str) -> None:
    g = acting(action)
    before = table_of(g)

    play(g, "forgo")

    assert table_of(g) == before
    assert waiting(g) == "end turn"


@pytest.mark.parametrize("gift", ["income", "cook", "home", "balance"])
def test_R21_the_action_of_a_gift_can_be_forgone(gift: str) -> None:
    g = next(g for seed in range(50) if f"gift.{gift}" in open_now(g := spring(seed=seed)))
    seat = g.seat
    before = table_of(g)

    play(g, f"gift.{gift}", "forgo")

    assert g.seat == 1 - seat
    assert table_of(g) == before


@pytest.mark.parametrize("spirit", ["kappa", "tanuki", "rokurokubi"])
def test_R21_the_action_of_a_spirit_can_be_forgone(spirit: str) -> None:
    g = summer()
    spirits(g, awake=spirit)
    before = table_of(g)

    play(g, f"spirit.{spirit}", "forgo")

    assert table_of(g) == before
    assert g.actor().asleep == counts(SPIRITS, spirit)
    assert waiting(g) == "choose stock"


@pytest.mark.parametrize("chosen", ["income", "cook", "home", "balance"])
def test_R21_what_a_joker_stands_for_can_still_be_forgone(chosen: str) -> None:
    g = acting("joker")
    before = table_of(g)

    play(g, f"action.{chosen}", "forgo")

    assert table_of(g) == before


def test_R21_a_forgone_action_uses_up_nothing() -> None:
    g = resolving("pr1 s3r s4w", sticks=1)  # three times income

    play(g, "section.pr1", "forgo", "section.s3r", "coin")

    assert waiting(g) == "end turn", "one stick, one action: the third has none"
    assert g.actor().coins == 2


def test_R21_all_actions_can_be_forgone() -> None:
    g = resolving("pr1 s3r s4w", sticks=2)

    play(g, "section.pr1", "forgo", "section.s3r", "forgo", "forgo")

    assert waiting(g) == "end turn"
    assert g.actor().coins == 0


def test_R22_bakeneko_between_two_sticks_frees_those_still_to_lay() -> None:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
    spirits(g, awake="bakeneko")
    coins(g, 1)
    play(g, "stock.red", "temple.blue")
    assert g.actor().coins == 0, "paid stays paid"

    play(g, "spirit.bakeneko", "temple.green", "temple.white")

    assert g.actor().coins == 0
    assert waiting(g) == "place"


def test_R22_kitsune_late_does_not_reach_what_is_resolved() -> None:
    g = resolving("pr1 s3r s4w", sticks=3)  # three times income
    spirits(g, awake="kitsune")

    play(g, "section.pr1", "coin", "spirit.kitsune", "section.s3r")

    assert waiting(g) == "joker"
    assert g.actor().coins == 2


def test_R23_a_spirit_that_would_do_nothing_cannot_be_used() -> None:
    g = resolving("pr1 s3r s4w", sticks=1)
    spirits(g, awake="kitsune")
    assert open_now(g, "spirit") == {"spirit.kitsune"}

    play(g, "section.pr1", "coin")

    assert open_now(g) == {"section.s3r", "section.s4w"}, "without an action left jokers would be of no use"
    assert g.why_not(g.touch("spirit.kitsune")).endswith("(our ruling R23)")


def test_R24_tengu_with_the_last_token_the_display_fills_before_the_exchange() -> None:
    g = summer()
    food(g, shown="tea", supply="ramen ramen ramen ramen ramen rice rice rice rice rice")
    spirits(g, awake="tengu")

    play(g, "spirit.tengu", "option.1")

    assert g.food_spent == counts(("tea", "rice", "ramen"), "ramen " * 5), "the five that were shown in between"
    assert g.food_shown == [0, 5, 0]


def test_R25_the_next_time_tiles_slide_they_close_the_gap() -> None:
    g = exhausted(seats=3, shown=3)
    first, second, third = g.shown[4]
    play_on(g, lambda g: g.year == 1 and g.season == 1)
    assert g.shown[4] == (second, third, -1, first)
    spirits(g, awake="tanuki tanuki")
    homes(g, {}, seat=g.seat)
    g.stacks[4] = ()  # what stood in the grid is out of this test
    coins(g, 20)
    top = g.clone()

    play(g, "spirit.tanuki", f"home.{name_of(g, second)}", "cell.1.1")
    play(top, "spirit.tanuki", f"home.{name_of(g, first)}", "cell.1.1")

    assert list(g.shown[4]) == [third, first], "from place 4 down to place 2"
    assert g.actor().coins == 20 - 2
    assert top.shown[4] == (second, third), "nothing lay above it"
    assert top.actor().coins == 20 - 5, "at the price of the top place"


def test_R25_in_winter_too() -> None:
    g = exhausted(seats=3, shown=3)
    first, second, third = g.shown[4]

    play_on(g, lambda g: g.year == 2 and g.season == 0)

    assert g.shown[4] == (third, first, -1, second)


def name_of(g: Bamboo, home: int) -> str:
    return g.name(g.touch("home.1D1") + home).removeprefix("home.")


def test_R26_what_went_under_a_dispenser_is_known_to_all() -> None:
    g = end_of_summer(seats=3)
    returned = [shown[0] for shown in g.shown]

    play(g, "done")

    for column in range(5):
        assert g.stacks[column][-1] == returned[column]
        assert [redealt(g, 0, seed).stacks[column][-1] for seed in range(5)] == [returned[column]] * 5
    shown = g.view()["table"]
    assert [len(column["bottom"]) for column in (*shown["balance"], *shown["homes"])] == [1] * 5


def table_of(g: Bamboo) -> tuple[object, ...]:
    """What an action could change."""
    return (
        [(player.coins, player.happiness, player.food.copy(), player.grid.copy(), player.held) for player in g.players],
        g.shown.copy(),
        g.food_shown.copy(),
    )


def test_a_home_never_moves_and_a_held_tile_leaves_only_by_scoring() -> None:
    """Section 4: neither homes on the grid nor held tiles that do not hold are ever open."""
    g = summer(seats=3)
    homes(g, {"2.2": "1D3"})
    held(g, "L02")
    display(g, "left", "L05 L06 L07")
    market(g, 1, "1F3 1G3 1Q3 1D4")
    coins(g, 9)
    spirits(g, awake="kappa tanuki")

    play(g, "spirit.kappa")
    assert "balance.L02" not in open_now(g)
    play(g, "happiness", "spirit.tanuki")
    assert "home.1D3" not in open_now(g)
    play(g, "home.1F3")
    assert len(open_now(g, "cell")) == 14
    assert "cell.2.2" not in open_now(g)


def test_the_ghost_is_not_a_player() -> None:
    """Section 8: it takes no turns and receives nothing."""
    g = new_game()
    seats = set()
    while not g.over:
        seats.add(g.seat)
        g.play(quiet(g))
    assert seats == {0, 1}
    assert len(g.players) == 2
    assert all(GHOST not in row for row in g.temples)
