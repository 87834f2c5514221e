"""The Tengu: rulings that no example covers, each under its number."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

from ennichi.bitoku.scoring import treasure
from ennichi.bitoku.state import BEYOND, IN_REGION, SUMMER, Bitoku
from ennichi.bitoku.tengu import lose_rock
from ennichi.bitoku.tengu_actions import (
    combine_all,
    construct,
    one_of,
    spend_points,
    take_crystal,
    take_mitama,
    visit_yomi,
)
from ennichi.bitoku.tengu_board import TENGU
from ennichi.bitoku.tengu_events import BY_MOVE, BY_SITE, BY_SPACE, BY_TIE
from ennichi.bitoku.tengu_terms import ALL_REGIONS, most_competitive

from .given import (
    bitoku_path,
    die,
    display,
    hill,
    kodamas,
    lake,
    number,
    open_now,
    pilgrims,
    play,
    play_on,
    resolve,
    resources,
    sound,
    spirits,
    summer,
    take_tile,
)
from .tengu_given import (
    card_number,
    cards,
    fields,
    listen,
    names,
    next_card,
    pile,
    rolls,
    skipped,
    solo,
    step,
    tengu,
    tengu_rocks,
    turn,
)

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


def only_dice(g: Bitoku, first: str, second: str, third: str) -> None:
    """Where the 2, the 3 and the 4 of the Tengu are."""
    for at, place in enumerate((first, second, third)):
        die(g, at + 1, at + 2, place, seat=TENGU)


def hills_without_a_match(g: Bitoku) -> None:
    """Cards across the left river that tengu-6 (Kappa, Jin) does not show."""
    hill(g, "yomi", "gi-1", "nezumi-1")
    hill(g, "stairs", "rei-1", "imomushi-1")


@pytest.mark.parametrize(("region", "why"), [("stairs", "no-match"), ("yomi", "no-match"), ("glade", "not-contested")])
def test_T8_both_regions_of_a_side_share_one_crossing(region: str, why: str) -> None:
    g = solo()
    hills_without_a_match(g)
    die(g, 3, 4, "yomi", seat=TENGU)
    die(g, 1, 3, region, seat=0)
    assert skipped(turn(g, "tengu-6"))["A"] == why


def test_T9_a_human_die_of_one_contests_a_crossing() -> None:
    g = solo()
    hills_without_a_match(g)
    die(g, 3, 4, "yomi", seat=TENGU)
    die(g, 1, 1, "stairs", seat=0)
    assert skipped(turn(g, "tengu-6"))["A"] == "no-match"


def crossing_for_anything(g: Bitoku) -> None:
    """Step K with no favourite yokai in sight: its 4 crosses from Yomi."""
    only_dice(g, "home.2", "hill.right", "yomi")
    tengu_rocks(g, "kitsune ara")
    hills_without_a_match(g)


def test_T11_the_rarest_bitoku_of_a_type_that_it_lacks() -> None:
    for owned, first, second, taken in (
        ("", "rei-1", "gi-1", "gi-1"),  # rarity 3 and 2
        ("gi-2", "rei-1", "gi-1", "rei-1"),  # it has that type already
        ("", "yu-1", "jin-1", "yu-1"),  # equally rare: the left one
    ):
        g = solo()
        crossing_for_anything(g)
        bitoku_path(g, owned, completed=len(owned.split()), seat=TENGU)
        hill(g, "yomi", first)
        hill(g, "stairs", second)
        told = turn(g, "tengu-1")
        assert step(told) == "K"
        assert tengu(g).bitoku[-1] == number(g, "bitoku", taken)


@pytest.mark.parametrize(("face", "taken"), [(3, "nezumi-1"), (4, "imomushi-1")])
def test_T13_between_two_yokai_a_roll_decides(face: int, taken: str) -> None:
    g = solo()
    crossing_for_anything(g)
    bitoku_path(g, "gi-2 rei-2", completed=2, seat=TENGU)  # no bitoku that it lacks
    told = turn(g, "tengu-6", face)
    assert fields(told, "tengu-hill-roll")["roll"] == face
    assert number(g, "yokai", taken) in tengu(g).tucked


def test_T12_a_die_crosses_although_there_is_nothing_to_take() -> None:
    g = solo()
    crossing_for_anything(g)
    g.covered = 0b011011  # both cards of both hills
    told = turn(g, "tengu-6")
    assert step(told) == "K"
    assert tengu(g).places[2] == BEYOND + LEFT
    assert (g.covered, tengu(g).bitoku) == (0b011011, ())


def test_T21_its_last_card_is_discarded_and_it_is_out_until_winter() -> None:
    g = summer(1)
    only_dice(g, "home.2", "hill.right", "hill.left")
    told = turn(g, "tengu-6")
    assert step(told) == "L"
    assert card_number(g, "tengu-6") in cards(g).discard
    assert len(cards(g).row) == 3
    rolled = len(cards(g).rolls)
    play_on(g, lambda g: g.phase != SUMMER)
    assert len(cards(g).rolls) == rolled  # it had no further turn


def test_T27_one_pilgrim_of_the_tengu_on_each_side_path() -> None:
    g = solo()
    pilgrims(g, walking="u2", arrived="i-upper-2", seat=TENGU)
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "i-upper-1")] < 0
    assert tengu(g).walkers == (number(g, "path", "b1"),)


def test_T29_bridges_ask_nothing_of_it() -> None:
    g = solo()
    pilgrims(g, walking="u2", arrived="i-upper-2", seat=TENGU)
    assert g.layout.node_needs[number(g, "path", "b1")] > tengu(g).completed
    spend_points(g, 2)
    assert tengu(g).walkers == (number(g, "path", "m1"),)


@pytest.mark.parametrize(("waits", "kind"), [("nigi-1", "dragonfly-taken"), ("", "mitama-taken")])
def test_T32_yomi_that_the_card_does_not_show(waits: str, kind: str) -> None:
    g = solo()
    only_dice(g, "home.2", "hill.right", "unlocked")
    die(g, 1, 3, "stairs", seat=0)  # where the card points
    kodamas(g, seat=0, yomi=2)
    spirits(g, waiting=waits, seat=TENGU)
    told = turn(g, "tengu-3", 1, 1, 1)
    assert step(told) == "I"
    assert tengu(g).places[2] == IN_REGION + YOMI
    assert kind in names(told)


@pytest.mark.parametrize(("face", "place"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_T34_a_roll_points_to_a_place_of_the_display(face: int, place: int) -> None:
    g = solo()
    shown = ("dream-1", "dream-2", "memory-1", "memory-2")
    display(g, "crystal", " ".join(shown))
    rolls(g, face)
    take_crystal(g)
    assert tengu(g).sockets == (number(g, "crystal", shown[place - 1]),)


def test_T34_from_an_empty_place_outward_and_round_again() -> None:
    for face, taken in ((3, "memory-1"), (6, "memory-1"), (1, "memory-1")):
        g = solo()
        display(g, "crystal", "- - memory-1 -")
        rolls(g, face)
        take_crystal(g)
        assert tengu(g).sockets == (number(g, "crystal", taken),)
    g = solo()
    display(g, "crystal", "dream-1 - memory-1 -")
    rolls(g, 4)
    take_crystal(g)
    assert tengu(g).sockets == (number(g, "crystal", "memory-1"),)


def test_T36_a_building_goes_where_its_kodama_is_most_competitive_and_moves_it_one_step() -> None:
    g = solo()
    tengu_rocks(g, "kappa farm-ryokan")
    display(g, "building", "temple-1 farm-3 farm-1 -")  # the innermost favourite has two steps and no price for it
    kodamas(g, seat=0, stairs=4, glade=2, forges=3)
    told = listen(g, lambda: construct(g))
    assert fields(told, "built") == {"seat": TENGU, "building": number(g, "building", "farm-3"), "region": GLADE}
    assert tengu(g).kodamas == [1, 1, 1, 2, 1]
    assert (tengu(g).resources, tengu(g).amulets, tengu(g).built) == ([0, 0, 0, 0], [0, 0, 0], 1)


def test_T38_a_mitama_brings_the_vp_of_its_place_and_not_its_action() -> None:
    g = solo()
    tengu_rocks(g, "kappa kushi")
    spirits(g, seat=TENGU)
    display(g, "mitama", "ara-1 - kushi-1 kushi-2")
    take_mitama(g)
    assert tengu(g).mitamas == (number(g, "mitama", "kushi-1"),)  # the cheapest of its favourites
    assert tengu(g).total() == g.layout.mitama_vp[2] == 2
    assert (tengu(g).kodamas, tengu(g).amulets) == ([1] * 5, [0, 0, 0])


@pytest.mark.parametrize(
    ("human", "its", "moves"),
    [
        ({"yomi": 3, "stairs": 5, "forges": 3}, {}, FORGES),  # two behind, as in Yomi, with the better award
        ({"yomi": 3, "stairs": 5}, {}, YOMI),  # two behind before four behind, whatever the award
        ({}, {"yomi": 2, "stairs": 4, "glade": 2}, STAIRS),  # none is behind: the best award
    ],
)
def test_T40_the_most_competitive_kodama(human: dict[str, int], its: dict[str, int], moves: int) -> None:
    g = solo()
    for region, name in (("yomi", "lake-1"), ("stairs", "lake-5"), ("forges", "lake-4")):  # first awards 4, 7 and 6
        lake(g, region, name)
    kodamas(g, seat=0, **human)
    kodamas(g, seat=TENGU, **its)
    die(g, 1, 2, "unlocked", seat=TENGU)
    before = tengu(g).kodamas.copy()
    turn(g, "tengu-5")  # the Glade: a step there for the die, and one for the most competitive kodama
    before[GLADE] += 1
    before[moves] += 1
    assert tengu(g).kodamas == before


@pytest.mark.parametrize(("match", "points"), [(True, 3 * 4), (False, 3 * 2)])
def test_T43_wilds_match_its_rocks_at_the_count_but_are_no_favourites(match: bool, points: int) -> None:
    g = solo(tengu_wilds_match=match)
    tengu_rocks(g, "kappa ara")
    spirits(g, waiting="ara-1 shinigami-1", seat=TENGU)
    pile(g, "yama-uba-1")  # beside a starting Kappa
    assert g.breakdown()[TENGU]["rocks"] == points
    display(g, "mitama", "shinigami-2 ara-2 - -")
    take_mitama(g)
    assert tengu(g).mitamas[-1] == number(g, "mitama", "ara-2")


def test_T44_level_with_the_human_it_is_ahead_and_shares_with_nobody() -> None:
    g = solo()
    lake(g, "yomi", "lake-5")  # 7, 3, 1
    for space, points in ((5, (7, 3)), (2, (3, 1)), (4, (7, 2))):  # before, behind and level with the neutral one
        kodamas(g, seat=0, yomi=space)
        kodamas(g, seat=TENGU, yomi=space)
        assert (treasure(g, YOMI, TENGU), treasure(g, YOMI, 0)) == points
    kodamas(g, seat=0, yomi=2)  # only the Tengu is level with the neutral one: they share
    assert (treasure(g, YOMI, TENGU), treasure(g, YOMI, 0)) == (5, 1)


def test_T45_the_human_wins_only_with_more() -> None:
    g = solo()
    human, it = g.scores()
    g.players[0].earned[6] += it - human
    assert (g.scores()[0] - g.scores()[1], g.winners()) == (0, [TENGU])
    g.players[0].earned[6] += 1
    assert g.winners() == [0]


def test_D23_a_new_pilgrim_sets_out_on_the_path_beside_its_rightmost_gate() -> None:
    for arrived, start in (("", "u0"), ("a-upper-1", "u1"), ("a-upper-1 b-middle-1", "m1")):
        g = solo()
        pilgrims(g, arrived=arrived, seat=TENGU)
        spend_points(g, 1)
        assert tengu(g).walkers == (number(g, "path", start),)


def test_D30_a_region_with_an_empty_space_is_available() -> None:
    for spaces, placed in ((1, "G"), (2, "B")):
        g = solo()
        die(g, 1, 3, "glade", seat=0)
        g.layout.spaces[GLADE] = spaces
        try:
            told = turn(g, "tengu-5", place="left")
        finally:
            g.layout.spaces[GLADE] = 1
        assert step(told) == placed
        assert (tengu(g).places[0] == IN_REGION + GLADE) == (spaces == 2)
