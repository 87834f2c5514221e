"""What may be seen: everything that is open to all, and nothing that is hidden from all (rules, section 10)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ennichi.bamboo.state import GHOST

from .given import (
    COLOURS,
    SPIRITS,
    acting,
    coins,
    end_of_summer,
    food,
    held,
    homes,
    new_game,
    open_now,
    play,
    play_on,
    redealt,
    reserve,
    spirits,
    spring,
    stocks,
    summer,
    temples,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bamboo.state import Bamboo


def table(g: Bamboo, seat: int | None = None) -> Any:
    return g.view(seat)["table"]


def random_game(seats: int = 3, seed: int = 6, until: int = 150) -> Bamboo:
    """A game some way on, with a bit of everything on the table."""
    g = new_game(seats, seed)
    state = seed
    for _ in range(until):
        state = (state * 1103515245 + 12345) % 2**31
        g.play(g.options[(state >> 8) % len(g.options)])
    return g


# Open to all.


def test_grids_and_balance_tiles() -> None:
    g = summer(seats=3)
    homes(g, {"2.4": "1G3"})
    held(g, "R03", "L05")
    spirits(g, awake="kappa")
    play(g, "spirit.kappa", "balance.R03", "done")

    for viewer in (0, 1, 2, None):
        mine = table(g, viewer)["players"][g.seat]
        assert mine["grid"] == [None] * 8 + ["home.1G3"] + [None] * 6
        assert mine["held"] == [{"tile": "balance.L05", "holds": False}]
        assert mine["scored"] == ["balance.R03"]
        assert mine["comfort"] == {"left": 0, "centre": 1, "right": 1}


def test_coins_food_and_happiness() -> None:
    g = summer()
    coins(g, 6)
    food(g, mine="tea ramen ramen")

    mine = table(g, 1 - g.seat)["players"][g.seat]

    assert (mine["coins"], mine["food"], mine["happiness"]) == (6, [1, 0, 2], 5)


def test_sections_in_stocks_and_grove() -> None:
    g = summer()
    stocks(g, red="s1r s2r", green="s1g", blue="s1b", white="s1w s2w")

    shown = table(g)

    assert shown["players"][g.seat]["stocks"] == [
        ["section.s1r", "section.s2r"],
        ["section.s1g"],
        ["section.s1b"],
        ["section.s1w", "section.s2w"],
    ]
    assert [len(shoot) for shoot in shown["shoots"]] == [3, 3, 3, 3]
    base = g.touch("section.s1r")
    assert shown["shoots"] == [[g.name(base + section) for section in shoot] for shoot in g.shoots]


def test_sticks_and_their_order() -> None:
    g = summer()
    temples(g, [(GHOST, GHOST, GHOST, 1, 0, 1), (GHOST,) * 3, (), (GHOST,) * 2])
    reserve(g, 2, seat=0)

    shown = table(g)

    assert [temple["colour"] for temple in shown["temples"]] == list(COLOURS)
    assert [temple["sticks"] for temple in shown["temples"]] == [
        ["ghost", "ghost", "ghost", 1, 0, 1],
        ["ghost"] * 3,
        [],
        ["ghost"] * 2,
    ]
    assert (shown["players"][0]["reserve"], shown["players"][0]["later"]) == (2, 4)


def test_spirits_owned_awake_and_asleep() -> None:
    g = summer()
    spirits(g, awake="kappa kappa", asleep="tengu")

    mine = table(g, 1 - g.seat)["players"][g.seat]

    assert mine["awake"] == [2 if spirit == "kappa" else 0 for spirit in SPIRITS]
    assert mine["asleep"] == [1 if spirit == "tengu" else 0 for spirit in SPIRITS]


def test_displays_and_sizes_of_dispensers() -> None:
    g = summer(seats=3)

    shown = table(g)

    for column, one in enumerate([*shown["balance"], *shown["homes"]]):
        group = "balance.L01" if column < 3 else "home.1D1"
        assert one["shown"] == [g.name(g.touch(group) + tile) for tile in g.shown[column]]
        assert one["left"] == len(g.stacks[column])
    assert shown["food"]["supply"] == len(g.food_supply)
    assert sum(shown["food"]["shown"]) == 5


def test_spent_food() -> None:
    g = end_of_summer()
    seat = g.first
    homes(g, {"1.1": "1D3", "1.2": "1F3"}, seat=seat)
    food(g, mine="rice", seat=seat)

    play(g, "done")

    assert table(g)["food"]["spent"] == [0, 1, 0]


def test_top_spirit_of_each_temple_and_those_that_left() -> None:
    g = end_of_summer(seats=3)
    tops = [SPIRITS[pile[0]] for pile in g.piles]
    assert [temple["spirit"] for temple in table(g)["temples"]] == [f"spirit.{spirit}" for spirit in tops]

    play(g, "done")

    assert sorted(table(g)["spirits_gone"][-4:]) == sorted(f"spirit.{spirit}" for spirit in tops)
    assert [temple["left"] for temple in table(g)["temples"]] == [3, 3, 3, 3]


def test_an_empty_pile_shows_nothing() -> None:
    g = end_of_summer(year=4)
    play(g, "done")

    assert [temple["spirit"] for temple in table(g)["temples"]] == [None] * 4


def test_laid_out_sections_and_gifts() -> None:
    g = new_game(seats=3)
    assert set(table(g)["laid_out"]) == open_now(g)
    assert table(g)["season"] == "setup"

    g = spring(seats=3)
    assert set(table(g)["gifts"]) == open_now(g)
    assert (table(g)["year"], table(g)["season"], table(g)["first"]) == (1, "spring", g.first)


def test_the_turn_in_progress() -> None:
    g = summer()
    stocks(g, red="pr1 s3r s1r", green="s1g", blue="s1b", white="s1w")
    spirits(g, awake="kitsune bakeneko")
    play(g, "spirit.kitsune", "spirit.bakeneko", "stock.red", "temple.red")

    turn = table(g, 1 - g.seat)["turn"]

    assert turn["visited"] == "stock.red"
    assert (turn["sticks"], turn["actions"]) == (2, 3)
    assert (turn["wild"], turn["roam"]) == (True, True)
    play(g, "temple.red", "temple.red", "section.pr1", "shoot.2")
    turn = table(g)["turn"]
    assert set(turn["hand"]) == {"section.s3r", "section.s1r"}
    assert turn["unresolved"] == ["section.pr1"]
    assert table(g)["players"][g.seat]["marker"] == "stock.red"


def test_a_home_being_bought() -> None:
    g = acting("home")
    coins(g, 9)
    home = next(g.name(touch) for touch in g.options if g.name(touch).startswith("home."))

    play(g, home)

    assert table(g)["turn"]["home"] == home


def test_night_cells() -> None:
    g = summer(night=True)
    yellow = table(g)["players"][0]["night_cells"]

    assert yellow == ["D", None, None, None, "Q"] + [None] * 5 + ["G", None, None, None, "F"]


def test_score_and_breakdown() -> None:
    g = random_game(until=300)

    for player, lines, score in zip(table(g)["players"], g.breakdown(), g.scores(), strict=True):
        assert player["breakdown"] == lines
        assert player["score"] == sum(lines.values()) == score


def test_who_must_act_and_what_is_open() -> None:
    g = summer(seats=3)

    mine, other, nobody = g.view(g.seat), g.view((g.seat + 1) % 3), g.view()

    assert set(mine["touches"]) == open_now(g)
    assert other["touches"] == nobody["touches"] == []
    assert mine["actor"] == other["actor"] == nobody["actor"] == g.seat
    assert mine["asks"] == "ask-stock"
    assert (mine["viewer"], nobody["viewer"]) == (g.seat, None)


def test_all_seats_see_the_same_table() -> None:
    g = random_game()

    assert table(g, 0) == table(g, 1) == table(g, 2) == table(g)


def test_a_view_is_plain_data() -> None:
    g = random_game()

    assert json.loads(json.dumps(g.view(0))) == g.view(0)


def test_a_view_does_not_hang_on_the_position() -> None:
    g = summer()
    shown = g.view()
    before = json.dumps(shown)
    shown["table"]["players"][0]["food"][0] = 99
    shown["table"]["food"]["shown"][0] = 99

    assert json.dumps(g.view()) == before


# Hidden from all.


def text_of(g: Bamboo) -> str:
    return json.dumps(g.view(0))


def test_tiles_inside_dispensers_are_not_in_the_view() -> None:
    g = random_game()
    assert any(g.known), "the known bottoms are another matter"
    shown = text_of(g)

    for column in range(5):
        group = "balance.L01" if column < 3 else "home.1D1"
        for tile in g.stacks[column][: len(g.stacks[column]) - g.known[column]]:
            assert f'"{g.name(g.touch(group) + tile)}"' not in shown


def test_spirits_below_the_top_and_the_unused_ones_are_not_in_the_view() -> None:
    g = summer()
    tops = {f"spirit.{SPIRITS[pile[0]]}" for pile in g.piles}

    named = {f"spirit.{spirit}" for spirit in SPIRITS if f'"spirit.{spirit}"' in text_of(g)}

    assert named == tops


def test_neither_seed_nor_source_of_chance_nor_order_of_food_is_in_the_view() -> None:
    g = new_game(seats=3, seed=987654321987)
    shown = text_of(g)

    assert "987654321987" not in shown
    assert str(int(g.random.state)) not in shown
    assert isinstance(table(g)["food"]["supply"], int)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_the_hidden_things_anew_changes_no_view(seats: int) -> None:
    for until in (0, 40, 120, 260):
        g = random_game(seats, until=until)
        for viewer in (*range(seats), None):
            again = g.redeal(viewer, seed=until)
            assert again.view(viewer) == g.view(viewer)
            assert again.audit() == []


# Known bottoms.


def test_tiles_put_under_a_dispenser_are_known_in_their_order() -> None:
    g = end_of_summer()
    first = [shown[0] for shown in g.shown]
    play(g, "done")
    play_on(g, lambda g: g.year == 1 and waiting(g) == "end turn" and not any(player.reserve for player in g.players))
    second = [shown[0] for shown in g.shown]
    play(g, "done")
    play_on(g, lambda g: g.year == 2)

    columns = [*table(g)["balance"], *table(g)["homes"]]

    for column, one in enumerate(columns):
        group = "balance.L01" if column < 3 else "home.1D1"
        base = g.touch(group)
        assert one["bottom"] == [g.name(base + first[column]), g.name(base + second[column])]
        assert g.stacks[column][-2:] == (first[column], second[column])


def test_at_the_start_no_bottom_is_known() -> None:
    g = summer()

    assert [one["bottom"] for one in [*table(g)["balance"], *table(g)["homes"]]] == [[]] * 5


def test_dealing_anew_keeps_the_known_bottom_and_changes_the_rest() -> None:
    g = end_of_summer(seats=3)
    play(g, "done")
    assert g.known == [1] * 5

    dealt = [redealt(g, 0, seed) for seed in range(6)]

    for column in range(5):
        assert {again.stacks[column][-1] for again in dealt} == {g.stacks[column][-1]}
        assert len({again.stacks[column][:-1] for again in dealt}) == 6
        assert all(sorted(again.stacks[column]) == sorted(g.stacks[column]) for again in dealt)


def test_a_dispenser_of_known_tiles_is_not_shuffled() -> None:
    g = end_of_summer()
    column = 4
    tiles = g.stacks[column]
    g.known[column] = len(tiles)

    assert all(redealt(g, 0, seed).stacks[column] == tiles for seed in range(5))
    assert table(g)["homes"][1]["bottom"] == [g.name(g.touch("home.1D1") + tile) for tile in tiles]


def test_a_known_tile_that_comes_out_is_known_no_more() -> None:
    g = acting("home")
    coins(g, 9)
    column = 3
    last = g.stacks[column][-1]
    g.stacks[column] = (last,)
    g.known[column] = 1
    reveals = g.reveals
    home = next(name for name in open_now(g, "home") if name.startswith("home.1"))

    play(g, home, "cell.1.1")

    assert g.shown[column][-1] == last
    assert g.known[column] == 0
    assert g.reveals == reveals, "nothing hidden came to light"


# Dealing anew.


def test_dealing_anew_changes_hidden_things_only() -> None:
    g = summer(seats=3)
    before = g.pack()

    after = g.redeal(0, seed=5).pack()

    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"piles", "unused_spirits", "stacks", "food_supply"}
    assert [pile[0] for pile in after["piles"]] == [pile[0] for pile in before["piles"]]
    for name in ("stacks", "piles"):
        assert [len(one) for one in after[name]] == [len(one) for one in before[name]]
    assert sorted(after["food_supply"]) == sorted(before["food_supply"])


def test_dealing_anew_leaves_the_position_alone() -> None:
    g = summer(seats=3)
    before = g.dump()

    again = g.redeal(0, seed=5)
    again.play(again.options[0])

    assert g.dump() == before


def test_the_same_seed_deals_the_same() -> None:
    g = summer(seats=3)

    assert g.redeal(0, seed=5).dump() == g.redeal(0, seed=5).dump()
    assert g.redeal(0, seed=5).dump() != g.redeal(0, seed=6).dump()


def test_chance_after_dealing_anew_is_not_that_of_the_game() -> None:
    g = spring(seats=2)
    futures = set()
    for seed in range(12):
        again = redealt(g, 0, seed)
        play_on(again, lambda g: g.year == 1 and waiting(g) == "take gift")
        futures.add(again.gifts)
    assert len(futures) > 1


def test_unused_spirits_change_places_with_those_under_the_piles() -> None:
    g = summer(seats=3)
    g.unused_spirits = tuple(sorted(g.unused_spirits))
    unused = {tuple(sorted(redealt(g, 0, seed).unused_spirits)) for seed in range(12)}

    assert len(unused) > 3


def test_a_redeal_does_not_depend_on_what_was_hidden() -> None:
    """Equal tables with other things hidden are dealt the same by the same seed."""
    g = new_game(seats=3)
    other = g.redeal(0, seed=5)

    assert other.redeal(1, seed=9).dump() == g.redeal(1, seed=9).redeal(1, seed=9).dump()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_piece_tells_what_it_is_for(language: str) -> None:
    g = new_game(seats=3)
    text = g.header.kind.text(language)
    groups = ("action", "stock", "temple", "shoot", "food", "gift", "forgo", "section", "home", "balance", "spirit")

    for name in g.header.box.vocabulary.names:
        told = g.header.kind.tell(g, g.touch(name), text)
        assert bool(told) == (name.partition(".")[0] in groups), name
