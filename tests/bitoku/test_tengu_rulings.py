"""The Tengu: rulings that no example covers, each under its number."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

from ennichi.bitoku.state import BEYOND, IN_REGION
from ennichi.bitoku.tengu import lose_rock
from ennichi.bitoku.tengu_actions import combine_all, one_of, spend_points, take_crystal, visit_yomi
from ennichi.bitoku.tengu_board import TENGU
from ennichi.bitoku.tengu_events import BY_MOVE, BY_SITE, BY_SPACE, BY_TIE
from ennichi.bitoku.tengu_terms import ALL_REGIONS, most_competitive

from .given import (
    bitoku_path,
    die,
    display,
    hill,
    kodamas,
    number,
    open_now,
    pilgrims,
    play,
    resolve,
    resources,
    sound,
    spirits,
    summer,
    take_tile,
)
from .tengu_given import card_number, cards, fields, listen, names, next_card, rolls, skipped, solo, step, tengu, turn

YOMI, STAIRS, HOME, GLADE, FORGES = range(5)
LEFT, RIGHT = 0, 1


def test_T6_the_dice_of_the_tengu_count_in_the_humans_comparison() -> None:
    g = summer(1)
    for at in (1, 2, 3):
        die(g, at, at + 1, "locked", seat=TENGU)
    g.layout.spaces[GLADE] = 2  # otherwise the only space of the region is taken
    try:
        die(g, 3, 4, "glade", seat=TENGU)
        die(g, 1, 3, "unlocked", seat=0)
        play(g, "die.1", "region.glade")
        assert open_now(g, "forest") == set()
    finally:
        g.layout.spaces[GLADE] = 1


def test_T10_a_covered_card_is_not_available() -> None:
    g = solo()
    die(g, 3, 4, "yomi", seat=TENGU)
    die(g, 1, 3, "stairs", seat=0)
    for region, bitoku, yokai in (("yomi", "gi-1", "kappa-1"), ("stairs", "rei-1", "imomushi-1")):
        hill(g, region, bitoku, yokai)
    g.covered = 1 << number(g, "favour", "yomi.yokai")
    assert skipped(turn(g, "tengu-6", place="middle"))["A"] == "no-match"


def test_T16_step_J_with_a_card_without_resource() -> None:
    g = solo()
    cards(g).active = True
    for at, place in enumerate(("home.2", "hill.left", "hill.right")):
        die(g, at + 1, at + 2, place, seat=TENGU)
    resources(g, seat=TENGU, wood=1)
    told = turn(g, "tengu-1")
    assert step(told) == "J"
    assert tengu(g).resources == [1, 0, 1, 0]  # jade before stone


def test_T19_the_next_most_competitive_region_with_a_space() -> None:
    g = solo()
    for at, place in enumerate(("home.2", "hill.left", "unlocked")):
        die(g, at + 1, at + 2, place, seat=TENGU)
    die(g, 1, 3, "stairs", seat=0)
    die(g, 2, 2, "yomi", seat=0)
    kodamas(g, seat=0, yomi=2, glade=4)
    told = turn(g, "tengu-3")
    assert step(told) == "I"
    assert tengu(g).places[2] == IN_REGION + GLADE


def test_T22_seven_discards_when_a_gate_needs_a_card() -> None:
    g = solo()
    pilgrims(g, walking="u1", seat=TENGU)
    cards(g).discard += cards(g).deck
    cards(g).deck = ()
    told = listen(g, lambda: spend_points(g, 1))
    assert fields(told, "tengu-reshuffled") == {"count": 7}
    sound(g)


def test_T24_the_bitoku_path_comes_before_a_pilgrim_on_its_way() -> None:
    g = solo()
    bitoku_path(g, "gi-1 rei-1", completed=1, seat=TENGU)
    pilgrims(g, walking="u0", seat=TENGU)
    told = listen(g, lambda: spend_points(g, 2))
    assert [name for name in names(told) if name in ("completed", "walked")] == ["completed", "walked"]


def test_T25_illumination_before_gate_and_gate_before_the_way_on() -> None:
    g = solo()
    pilgrims(g, walking="m1", seat=TENGU)
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "i-middle-1")] == TENGU
    g = solo()
    pilgrims(g, walking="m1", arrived="i-middle-2", seat=TENGU)
    next_card(g, "tengu-7")
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "b-middle-1")] == TENGU
    g = solo()
    pilgrims(g, walking="m1", arrived="i-middle-2 b-middle-2", seat=TENGU)
    spend_points(g, 1)
    assert tengu(g).walkers == (number(g, "path", "b2"),)


def test_T25_the_other_space_of_a_fork_where_the_human_sits() -> None:
    g = solo()
    pilgrims(g, arrived="i-upper-1", seat=0)
    pilgrims(g, walking="u2", seat=TENGU)
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "i-upper-2")] == TENGU
    assert tengu(g).total() == 4


def test_T31_two_pairs_bring_two_points_each() -> None:
    g = solo()
    spirits(g, waiting="ara-1 nigi-1", flies="1 2 3", seat=TENGU)
    told = listen(g, lambda: combine_all(g))
    assert [found["count"] for name, found in told if name == "tengu-points"][:2] == [2, 2]
    assert tengu(g).freed == (number(g, "mitama", "ara-1"), number(g, "mitama", "nigi-1"))
    assert tengu(g).dragonflies == (number(g, "dragonfly", "3"),)
    sound(g)


def test_T37_crystals_have_no_limit() -> None:
    g = solo()
    tengu(g).sockets = tuple(take_tile(g, "crystal", f"ingenuity-{at}") for at in range(1, 10))
    display(g, "crystal", "dream-1 - - -")
    rolls(g, 6)
    take_crystal(g)
    assert tengu(g).crystals() == 10
    assert g.breakdown()[TENGU]["crystals"] == 20
    sound(g)


def test_T42_the_human_pushes_its_kodamas_and_copies_its_dice() -> None:
    g = summer(1)
    kodamas(g, seat=TENGU, yomi=4)
    resolve(g, "push")
    play(g, "kodama.2.yomi")
    assert tengu(g).kodamas[YOMI] == 3
    for at, place in enumerate(("stairs", "locked", "locked")):
        die(g, at + 1, at + 2, place, seat=TENGU)
    die(g, 1, 3, "unlocked", seat=0)
    play(g, "die.1", "home.6")
    assert "die.2.1" in open_now(g)
    play(g, "die.2.1")
    assert open_now(g, "forest") == {"forest.1", "forest.2"}  # a copied 2


def test_T46_an_empty_garden_loses_nothing() -> None:
    g = solo()
    cards(g).lost_rocks += g.garden
    g.garden = ()
    assert listen(g, lambda: lose_rock(g)) == []


def test_crossing_keeps_the_value_and_the_area_of_the_die() -> None:
    g = solo()
    for at, place in enumerate(("home.2", "hill.left", "forges")):
        die(g, at + 1, at + 2, place, seat=TENGU)
    turn(g, "tengu-10", 1, 1)
    assert (tengu(g).values, tengu(g).places[2]) == ([2, 3, 4], BEYOND + RIGHT)


@pytest.mark.parametrize("name", ["tengu-9", "tengu-10"])
def test_T5_the_favourite_card_in_the_forges(name: str) -> None:
    g = solo()
    die(g, 1, 2, "unlocked", seat=TENGU)
    family = [g.printed.rock_family[rock] for rock in tengu(g).rocks]
    told = turn(g, name, 1)
    wanted = YOMI if 1 in family else FORGES
    assert fields(told, "die-placed")["region"] == wanted
    assert card_number(g, name) in cards(g).discard


def test_T14_an_action_that_is_impossible_is_lost_and_the_rest_happens() -> None:
    for card, group in (("tengu-2", "mitama"), ("tengu-7", "crystal"), ("tengu-8", "building")):
        g = solo()
        die(g, 1, 2, "unlocked", seat=TENGU)
        display(g, group, "- - - -")
        told = turn(g, card)
        assert step(told) == "C"
        assert names(told)[-2:] == ["tengu-lost", "tengu-refilled"]
        assert sum(tengu(g).kodamas) == 6


@pytest.mark.parametrize(("face", "path"), [(3, "u0"), (4, "u1")])
def test_T30_two_ways_are_chosen_by_a_roll(face: int, path: str) -> None:
    g = solo()
    rolls(g, face)
    told = listen(g, lambda: one_of(g, [number(g, "path", "u0"), number(g, "path", "u1")]))
    assert fields(told, "tengu-path-roll") == {"roll": face, "path": number(g, "path", path)}


def test_T17_with_the_home_full_step_F_is_skipped() -> None:
    g = solo()
    for at, space in enumerate((1, 2, 5)):
        die(g, at + 1, 3, f"home.{space}", seat=0)
    for at, place in enumerate(("unlocked", "stairs", "hill.left")):
        die(g, at + 1, at + 2, place, seat=TENGU)
    spaces = g.layout.home_space
    g.layout.home_space = spaces[:3]
    try:
        told = turn(g, "tengu-3", 1)
    finally:
        g.layout.home_space = spaces
    assert skipped(told)["F"] == "home-full"


# Tracks that can no longer be tied (T48)


@pytest.mark.parametrize("left_out", [False, True])
def test_T48_a_track_that_can_no_longer_be_tied(left_out: bool) -> None:
    """The human holds the last space of Yomi, two steps ahead; in the Forges the Tengu is three behind."""
    g = solo(tengu_tie_possible=left_out)
    last = g.printed.kodama_last
    kodamas(g, seat=0, yomi=last, forges=4)
    kodamas(g, seat=TENGU, yomi=last - 2)
    told = listen(g, lambda: most_competitive(g, list(ALL_REGIONS), BY_MOVE))
    if left_out:
        assert fields(told, "tengu-compared") == {"count": 4, "regions": 0b11110, "why": BY_TIE}
        assert fields(told, "tengu-competitive")["region"] == FORGES
    else:
        assert names(told) == ["tengu-competitive"]
        assert fields(told, "tengu-competitive")["region"] == YOMI


def test_T48_such_a_track_is_chosen_where_no_other_comes_into_question() -> None:
    g = solo(tengu_tie_possible=True)
    kodamas(g, seat=0, yomi=g.printed.kodama_last, forges=4)
    told = listen(g, lambda: most_competitive(g, [YOMI], BY_SITE))
    assert told == [("tengu-compared", {"count": 1, "regions": 1 << YOMI, "why": BY_SITE})]
    assert most_competitive(g, [YOMI], BY_SITE) == YOMI


@pytest.mark.parametrize("left_out", [False, True])
def test_T48_in_the_glade(left_out: bool) -> None:
    g = solo(tengu_tie_possible=left_out)
    die(g, 1, 2, "unlocked", seat=TENGU)
    last = g.printed.kodama_last
    kodamas(g, seat=0, yomi=last, forges=4)
    kodamas(g, seat=TENGU, yomi=last - 1)
    told = turn(g, "tengu-5")
    assert ("tengu-blocked" in names(told)) == (not left_out)
    assert tengu(g).kodamas[FORGES] == (2 if left_out else 1)


# What is said of the comparison (T40)


def test_T40_none_is_behind_is_said_only_where_it_is_true() -> None:
    g = solo()
    kodamas(g, seat=0, home=3)
    for regions, gap, said in (
        ([YOMI, STAIRS], -1, "none of these is behind"),
        (list(ALL_REGIONS), 2, "2 behind"),
    ):
        g.listen()
        most_competitive(g, regions, BY_SPACE)
        event = (g.heard or [])[-1]
        assert event[2] == gap
        assert said in g.log_line(event, "en")
    kodamas(g, seat=0, home=1)
    g.listen()
    most_competitive(g, [YOMI, STAIRS], BY_SPACE)
    assert "none is behind" in g.log_line((g.heard or [])[-1], "en")


@pytest.mark.parametrize(("mitama", "kind"), [("nigi-1", "dragonfly"), ("", "mitama")])
def test_T32_why_it_takes_what_the_card_does_not_show(mitama: str, kind: str) -> None:
    g = solo()
    spirits(g, waiting=mitama, seat=TENGU)
    g.listen()
    visit_yomi(g, -1)
    event = (g.heard or [])[0]
    said = g.log_line(event, "en")
    assert f"takes {'a dragonfly' if kind == 'dragonfly' else 'one'}" in said
