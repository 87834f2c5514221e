"""The Tengu: the examples E47 to E78 of the rules, each under its number."""
# ruff: noqa: N802

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.bitoku.components import FOLDER
from ennichi.bitoku.forest import crowd
from ennichi.bitoku.scoring import treasure
from ennichi.bitoku.state import (
    BEYOND,
    DRAGONFLY_TILES,
    IN_HOME,
    IN_REGION,
    LOCKED,
    SPRING,
    SUMMER,
    UNLOCKED,
    WINTER,
    Bitoku,
)
from ennichi.bitoku.tengu import TENGU_TURN, reap_as_tengu
from ennichi.bitoku.tengu_actions import construct, spend_points, take_dragonfly
from ennichi.bitoku.tengu_board import TENGU
from ennichi.bitoku.tengu_events import BY_SPACE
from ennichi.bitoku.tengu_scoring import tell_tengu, tengu_lines
from ennichi.bitoku.tengu_terms import ALL_REGIONS, contested, crossings, gain_associated, most_competitive

from .given import (
    bitoku_path,
    building,
    die,
    display,
    end,
    hill,
    kodamas,
    lake,
    new_game,
    number,
    open_now,
    pilgrims,
    play,
    play_on,
    resources,
    sound,
    spirits,
    spring_of,
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
    put_card,
    rolls,
    skipped,
    solo,
    step,
    tengu,
    tengu_rocks,
    turn,
)

if TYPE_CHECKING:
    from pathlib import Path

YOMI, STAIRS, HOME, GLADE, FORGES = range(5)
LEFT, RIGHT = 0, 1  # the areas across the river


def competitive_position(g: Bitoku) -> None:
    """The kodamas and awards of E51."""
    kodamas(g, seat=0, yomi=3, stairs=5, home=1, glade=2, forges=4)
    kodamas(g, seat=TENGU, yomi=2, stairs=1, home=1, glade=4, forges=3)
    lake(g, "yomi", "lake-2")
    lake(g, "forges", "lake-1")


def all_dice(g: Bitoku, first: str, second: str, third: str) -> None:
    """Where the 2, the 3 and the 4 of the Tengu are."""
    for at, place in enumerate((first, second, third)):
        die(g, at + 1, at + 2, place, seat=TENGU)


# Preparation and procedures


@pytest.mark.parametrize("seed", range(12))
def test_E47_setup(seed: int) -> None:
    g = new_game(1, seed)
    assert (g.seats, g.seat, len(g.players), g.order) == (1, 0, 2, (TENGU, 0))
    it = tengu(g)
    assert (it.values, it.places) == ([2, 3, 4], [LOCKED] * 3)
    assert (it.awake, it.built, it.tucked, len(it.dragonflies)) == (11, 0, (0, 1, 2, 3, 4), 1)
    assert (it.visions, it.amulets, it.kodamas) == ((), [0, 0, 0], [1] * 5)
    assert g.printed.kodama_neutral == 4
    families = [g.printed.rock_family[rock] for rock in it.rocks]
    assert families.count(0) == 1
    building_rock = 2 in families
    assert it.resources == ([1, 1, 0, 0] if building_rock else [1, 0, 0, 1])
    assert (len(cards(g).row), len(cards(g).deck), cards(g).discard, cards(g).active) == (3, 7, (), False)
    assert len(g.garden) == g.layout.garden - 1
    human = g.players[0]
    assert (len(human.rocks), len(human.visions), len(human.dragonflies), human.values) == (1, 1, 1, [3, 2, 1])
    assert g.layout.name == "two"
    sound(g)


def test_T1_no_legal_second_rock_among_the_undealt_ones() -> None:
    """With every yokai rock dealt, the second rock comes from the garden, which is not refilled."""
    for seed in range(4000):
        g = new_game(1, seed)
        dealt = [*g.garden, *g.players[0].rocks, *tengu(g).rocks]
        if len(dealt) == g.layout.garden + 1:
            break
    else:
        pytest.fail("no such deal among the seeds")
    assert len(g.garden) == g.layout.garden - 2
    sound(g)


@pytest.mark.parametrize(
    ("faces", "place"),
    [((1, 6), "right"), ((3, 4), "middle"), ((5, 6), "left"), ((2, 2), "right"), ((4, 6), "middle")],
)
def test_E48_card_choice(faces: tuple[int, int], place: str) -> None:
    g = solo()
    rolls(g, *faces)
    row = cards(g).row
    told = listen(g, lambda: TENGU_TURN.run(g))
    at = ("left", "middle", "right").index(place)
    assert fields(told, "tengu-rolled") == {"first": faces[0], "second": faces[1], "lower": min(faces)}
    assert fields(told, "tengu-card") == {"place": at, "card": row[at]}


def test_E49_row_and_deck() -> None:
    g = solo()
    left, middle, right = cards(g).row
    top = cards(g).deck[0]
    rolls(g, 3, 3)
    TENGU_TURN.run(g)
    assert cards(g).row == (top, left, right)
    assert middle in cards(g).discard
    sound(g)


def test_E49_an_empty_deck_is_made_of_eight_discards() -> None:
    g = solo()
    all_dice(g, "hill.left", "hill.right", "home.2")  # it can only pass, so no gate draws a card
    cards(g).discard += cards(g).deck
    cards(g).deck = ()
    left, middle, right = cards(g).row
    rolls(g, 3, 3)
    told = listen(g, lambda: TENGU_TURN.run(g))
    assert fields(told, "tengu-reshuffled") == {"count": 8}
    assert cards(g).row[1:] == (left, right)
    assert middle in (*cards(g).deck, cards(g).row[0])
    assert (len(cards(g).deck), cards(g).discard) == (7, ())
    sound(g)


@pytest.mark.parametrize(("face", "taken"), [(1, "3"), (2, "3"), (3, "3"), (4, "3"), (5, "4"), (6, "3")])
def test_E50_random_pick(face: int, taken: str) -> None:
    g = solo()
    tengu(g).dragonflies = ()
    display(g, "dragonfly", "- 3 4 -")
    rolls(g, face)
    told = listen(g, lambda: take_dragonfly(g))
    assert tengu(g).dragonflies == (number(g, "dragonfly", taken),)
    assert fields(told, "tengu-place-roll") == {"roll": face, "place": (1, 1, 2, 2, 3, 4)[face - 1]}
    assert ("tengu-place-next" in names(told)) == (face in (1, 2, 6))


def test_E50_empty_display() -> None:
    g = solo()
    before = tengu(g).dragonflies
    display(g, "dragonfly", "- - - -")
    told = listen(g, lambda: take_dragonfly(g))
    assert names(told) == ["tengu-lost"]
    assert tengu(g).dragonflies == before


def test_E51_most_competitive_kodama() -> None:
    g = solo()
    competitive_position(g)
    told = listen(g, lambda: most_competitive(g, list(ALL_REGIONS), BY_SPACE))
    assert fields(told, "tengu-competitive") == {"region": YOMI, "gap": 1, "award": 5}


def test_E51_nobody_behind() -> None:
    g = solo()
    kodamas(g, seat=TENGU, yomi=2, stairs=2, home=3, glade=2, forges=2)
    lake(g, "glade", "lake-5")
    assert most_competitive(g, list(ALL_REGIONS), BY_SPACE) == GLADE
    lake(g, "glade", "lake-1")
    lake(g, "yomi", "lake-3")
    lake(g, "stairs", "lake-2")
    assert most_competitive(g, [YOMI, STAIRS, GLADE], BY_SPACE) == YOMI  # both 5: the leftmost


def test_E52_associated_resource_missing() -> None:
    g = solo()
    resources(g, seat=TENGU, wood=1, stone=2)
    card = card_number(g, "tengu-1")

    def gain_twice() -> None:
        gain_associated(g, card)
        gain_associated(g, card)

    told = listen(g, gain_twice)
    assert tengu(g).resources == [1, 2, 1, 1]
    assert names(told).count("tengu-fewest") == 2


def test_E53_contested_crossing() -> None:
    g = solo()
    die(g, 3, 4, "yomi", seat=TENGU)
    die(g, 1, 1, "stairs", seat=0)  # T9: a 1 counts
    assert contested(g, crossings(g, crowd(g))) == [LEFT]
    die(g, 2, 3, "hill.left", seat=0)
    assert contested(g, crossings(g, crowd(g))) == [LEFT]
    die(g, 1, 2, "hill.left", seat=TENGU)
    die(g, 2, 2, "hill.left", seat=0)
    assert crossings(g, crowd(g)) == []


def test_E54_spending_movement_points() -> None:
    g = solo()
    bitoku_path(g, "makoto-1", seat=TENGU)
    points = g.printed.bitoku_vp[number(g, "bitoku", "makoto-1")]
    told = listen(g, lambda: spend_points(g, 3))
    assert names(told) == ["tengu-points", "completed", "vp-gained", "set-out", "walked"]
    assert (tengu(g).completed, tengu(g).total()) == (1, points)
    assert tengu(g).walkers == (number(g, "path", "u1"),)
    sound(g)


def test_E54_a_gate_brings_twice_the_vp_and_a_card() -> None:
    g = solo()
    pilgrims(g, walking="u1", seat=TENGU)
    next_card(g, "tengu-5")
    told = listen(g, lambda: spend_points(g, 1))
    assert tengu(g).total() == 4  # the higher space, 2 VP
    assert fields(told, "tengu-gate-card") == {"card": card_number(g, "tengu-5")}
    assert tengu(g).resources == [1, 0, 1, 0]  # the glade card's own goods, without die and step
    assert "die-placed" not in names(told)
    assert cards(g).discard == (card_number(g, "tengu-5"),)
    sound(g)


def test_E54_an_illumination_brings_twice_the_vp() -> None:
    g = solo()
    pilgrims(g, walking="u2", seat=TENGU)
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "i-upper-1")] == TENGU
    assert (tengu(g).total(), tengu(g).amulets) == (6, [0, 0, 0])


def test_E54_bridges_are_ignored_and_a_new_pilgrim_starts_at_the_rightmost_gate() -> None:
    g = solo()
    pilgrims(g, walking="u2", arrived="i-upper-1 a-upper-1", seat=TENGU)
    spend_points(g, 2)
    assert tengu(g).walkers == (number(g, "path", "m1"),)
    g = solo()
    pilgrims(g, arrived="a-upper-1 b-middle-2", seat=TENGU)
    spend_points(g, 1)
    assert tengu(g).walkers == (number(g, "path", "m1"),)
    sound(g)


def test_T23_a_gate_card_of_the_stairs_spends_its_points_first() -> None:
    """Two points: at the gate, the three of the stairs come before the second."""
    g = solo()
    pilgrims(g, walking="u1", seat=TENGU)
    next_card(g, "tengu-3")
    told = listen(g, lambda: spend_points(g, 2))
    moves = [name for name in names(told) if name in ("tengu-arrived", "set-out", "walked")]
    assert moves == ["tengu-arrived", "set-out", "walked", "tengu-arrived", "set-out"]
    sound(g)


@pytest.mark.parametrize("only_the_best", [False, True])
def test_T26_the_best_illumination_within_reach_or_only_the_best_of_the_board(only_the_best: bool) -> None:
    """Beside u2 the best free space is worth 3 VP; behind the bridges there are spaces of 4 and of 7 VP."""
    g = solo(tengu_best_illumination=only_the_best)
    pilgrims(g, walking="u2", seat=TENGU)
    spend_points(g, 1)
    if only_the_best:
        assert tengu(g).walkers == (number(g, "path", "b1"),)
    else:
        assert g.sleepers[number(g, "path", "i-upper-1")] == TENGU


def test_T26_the_best_of_the_board_is_entered_when_it_is_within_reach() -> None:
    g = solo(tengu_best_illumination=True)
    pilgrims(g, walking="m2", seat=TENGU)
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "i-summit-1")] == TENGU
    g = solo(tengu_best_illumination=True)  # where it has a pilgrim already nothing is available to it
    pilgrims(g, walking="m1", arrived="i-summit-1", seat=TENGU)
    spend_points(g, 1)
    assert g.sleepers[number(g, "path", "i-middle-1")] == TENGU


def test_T28_a_pilgrim_at_the_end_of_the_path_no_longer_counts() -> None:
    g = solo()
    pilgrims(g, walking="m2", arrived="b-summit-1 i-summit-1", seat=TENGU)
    spend_points(g, 1)
    assert tengu(g).walkers == (number(g, "path", "m2"),) * 2
    tengu(g).awake = 0
    assert names(listen(g, lambda: spend_points(g, 1))) == ["tengu-points", "tengu-point-lost"]


def test_E55_combining() -> None:
    g = solo()
    spirits(g, flies="5", seat=TENGU)
    tengu_rocks(g, "kappa ara")
    display(g, "mitama", "ara-1 nigi-1 saki-1 kushi-1")
    die(g, 1, 2, "unlocked", seat=TENGU)
    told = turn(g, "tengu-2")
    assert step(told) == "C"
    assert fields(told, "tengu-favourite-mitama") == {"mitama": number(g, "mitama", "ara-1"), "place": 1}
    assert g.layout.mitama_vp[0] == tengu(g).total() == 1
    assert (tengu(g).mitamas, tengu(g).dragonflies, len(tengu(g).freed)) == ((), (), 1)
    assert fields(told, "tengu-points") == {"count": 2}
    assert tengu(g).walkers == (number(g, "path", "u1"),)
    sound(g)


def temple_regions(g: Bitoku) -> list[int]:
    return [(YOMI, STAIRS, GLADE, FORGES)[site // 4] for site in range(16) if g.layout.site_kind[site] == 0]


def test_E56_building_by_the_tengu() -> None:
    g = solo()
    tengu_rocks(g, "kappa temple-onsen")
    display(g, "building", "farm-1 temple-2 ryokan-1 temple-3")
    first, second = temple_regions(g)[:2]
    for other in temple_regions(g)[2:]:
        building(g, ("yomi", "stairs", "home", "glade", "forges")[other], "temple-6", seat=0)
    g.players[0].kodamas[first] = 5
    g.players[0].kodamas[second] = 2  # one ahead: the more competitive one
    told = listen(g, lambda: construct(g))
    tile = number(g, "building", "temple-2")
    assert fields(told, "tengu-favourite-building") == {"building": tile, "place": 2}
    assert fields(told, "built") == {"seat": TENGU, "building": tile, "region": second}
    assert tengu(g).kodamas[second] == 2
    assert (tengu(g).built, tengu(g).resources, tengu(g).amulets) == (1, [0] * 4, [0] * 3)
    sound(g)


def test_E56_no_place_for_a_favourite_means_a_random_one() -> None:
    g = solo()
    tengu_rocks(g, "kappa temple-onsen")
    for at, region in enumerate(temple_regions(g)):
        building(g, ("yomi", "stairs", "home", "glade", "forges")[region], f"temple-{at + 2}", seat=0)
    display(g, "building", "temple-1 farm-1 - -")
    rolls(g, 1)
    told = listen(g, lambda: construct(g))
    assert "tengu-no-favourite" in names(told)
    assert fields(told, "tengu-place-next") == {"wanted": 1, "place": 2}
    sound(g)


def test_T35_without_a_counter_the_action_is_lost() -> None:
    g = solo()
    tengu(g).built = 6
    assert names(listen(g, lambda: construct(g))) == ["tengu-lost"]


def test_E57_human_uses_a_tengu_building() -> None:
    g = summer(1)
    region = ("yomi", "stairs", "home", "glade", "forges")[temple_regions(g)[0]]
    for at in (1, 2, 3):
        die(g, at, at + 1, "hill.left" if at < 3 else "locked", seat=TENGU)
    building(g, region, "temple-1", seat=TENGU)
    die(g, 1, 4, "unlocked", seat=0)
    before = tengu(g).earned.copy()
    play(g, "die.1", f"region.{region}")
    assert "building.temple-1" in open_now(g)
    play(g, "building.temple-1")
    assert tengu(g).total() == sum(before) + 1
    assert tengu(g).amulets == [0, 0, 0]


def test_E58_winter() -> None:
    g = new_game(1, 3)
    garden, yokai = len(g.garden), tengu(g).tucked
    play_on(g, lambda g: g.phase == 3)
    yokai = tengu(g).tucked
    spring_of(g, 2)
    assert len(cards(g).lost_rocks) == 1
    assert len(g.garden) + len(g.players[0].rocks) == garden  # one rock fewer between the two
    assert tengu(g).tucked == yokai
    assert (tengu(g).values, tengu(g).places) == ([2, 3, 4], [LOCKED] * 3)
    sound(g)


# The activation cycle


def contested_left(g: Bitoku) -> None:
    die(g, 3, 4, "yomi", seat=TENGU)
    die(g, 1, 3, "stairs", seat=0)
    hill(g, "yomi", "gi-1", "nezumi-1")
    hill(g, "stairs", "rei-1", "imomushi-1")


def test_E59_step_A() -> None:
    g = solo()
    contested_left(g)
    hill(g, "stairs", yokai="kappa-1")
    told = turn(g, "tengu-6")
    assert (step(told), skipped(told)) == ("A", {})
    assert (tengu(g).values[2], tengu(g).places[2]) == (4, BEYOND + LEFT)
    assert number(g, "yokai", "kappa-1") in tengu(g).tucked
    assert g.covered == 1 << number(g, "favour", "stairs.yokai")
    sound(g)


@pytest.mark.parametrize(("face", "kind"), [(1, "yokai"), (3, "yokai"), (4, "bitoku"), (6, "bitoku")])
def test_E59_both_match(face: int, kind: str) -> None:
    g = solo()
    contested_left(g)
    hill(g, "stairs", yokai="kappa-1")
    hill(g, "yomi", bitoku="jin-1")
    told = turn(g, "tengu-6", face)
    assert step(told) == "A"
    assert fields(told, "tengu-kind-roll")["roll"] == face
    assert (len(tengu(g).tucked) == 6) == (kind == "yokai")
    assert (len(tengu(g).bitoku) == 1) == (kind == "bitoku")
    sound(g)


@pytest.mark.parametrize(("face", "region"), [(3, "yomi"), (4, "stairs")])
def test_T10_two_hills_show_the_same_kind(face: int, region: str) -> None:
    g = solo()
    contested_left(g)
    hill(g, "yomi", yokai="kappa-2")
    hill(g, "stairs", yokai="kappa-1")
    turn(g, "tengu-6", face)
    assert g.covered == 1 << number(g, "favour", f"{region}.yokai")


def test_E60_step_B() -> None:
    g = solo()
    next_card(g, "tengu-7")  # what the gate brings
    told = turn(g, "tengu-3", place="left")
    assert (step(told), skipped(told)) == ("B", {"A": "no-crossing"})
    assert cards(g).active
    assert tengu(g).places == [IN_REGION + STAIRS, LOCKED, LOCKED]
    assert tengu(g).kodamas[STAIRS] == 2
    assert fields(told, "tengu-points") == {"count": 3}


def test_E61_step_B_fails() -> None:
    g = solo()
    resources(g, seat=TENGU, stone=1)
    told = turn(g, "tengu-3", place="middle")
    assert step(told) == "D"
    assert skipped(told) == {"A": "no-crossing", "B": "not-leftmost", "C": "no-unlocked"}
    assert tengu(g).resources == [0, 0, 0, 0]
    g = solo()
    told = turn(g, "tengu-3", place="middle")
    assert step(told) == "G"
    assert skipped(told)["D"] == "no-resource"


def test_E62_step_C() -> None:
    g = solo()
    competitive_position(g)
    all_dice(g, "unlocked", "locked", "locked")
    told = turn(g, "tengu-5")
    assert step(told) == "C"
    assert skipped(told) == {"A": "no-crossing", "B": "has-unlocked"}
    assert tengu(g).places[0] == IN_REGION + GLADE
    assert tengu(g).resources == [1, 0, 1, 0]
    assert tengu(g).kodamas == [3, 1, 1, 5, 3]  # the glade's own step, then the most competitive one


def test_E63_step_D() -> None:
    g = solo()
    all_dice(g, "hill.left", "locked", "locked")
    resources(g, seat=TENGU, wood=1)
    told = turn(g, "tengu-7", 4)
    assert step(told) == "D"
    assert tengu(g).places[1:] == [UNLOCKED, LOCKED]
    assert tengu(g).resources == [0, 0, 0, 0]
    assert tengu(g).crystals() == 1
    assert fields(told, "tengu-place-roll") == {"roll": 4, "place": 2}
    assert tengu(g).kodamas == [1] * 5
    sound(g)


def test_E64_step_D_without_a_resource_on_the_card() -> None:
    g = solo()
    all_dice(g, "hill.left", "locked", "locked")
    flies = len(tengu(g).dragonflies)
    told = turn(g, "tengu-1", 1)
    assert step(told) == "D"
    assert tengu(g).places[1] == UNLOCKED
    assert "resource-paid" not in names(told)
    assert len(tengu(g).dragonflies) == flies + 1


def crossing_with_one_space(g: Bitoku) -> None:
    """Step E: no dice on its board, a contested left crossing, one free space; the card matches nothing."""
    contested_left(g)
    die(g, 3, 2, "hill.left", seat=0)
    all_dice(g, "home.2", "hill.right", "yomi")


def test_E65_step_E_takes_its_favourite_yokai() -> None:
    g = solo()
    crossing_with_one_space(g)
    tengu_rocks(g, "imomushi ara")
    told = turn(g, "tengu-6")
    assert step(told) == "E"
    assert skipped(told)["A"] == "no-match"
    assert fields(told, "tengu-favourite-yokai") == {"yokai": number(g, "yokai", "imomushi-1")}
    assert tengu(g).places[2] == BEYOND + LEFT


def test_E65_step_E_else_the_rarest_bitoku_it_lacks() -> None:
    g = solo()
    crossing_with_one_space(g)
    tengu_rocks(g, "kitsune ara")
    told = turn(g, "tengu-6")
    assert fields(told, "tengu-rarest") == {"bitoku": number(g, "bitoku", "gi-1"), "rarity": 2}
    g = solo()
    bitoku_path(g, "gi-2", seat=TENGU)
    crossing_with_one_space(g)
    tengu_rocks(g, "kitsune ara")
    told = turn(g, "tengu-6")
    assert fields(told, "tengu-rarest") == {"bitoku": number(g, "bitoku", "rei-1"), "rarity": 3}


def test_E65_step_E_else_a_random_yokai_else_nothing() -> None:
    g = solo()
    bitoku_path(g, "gi-2 rei-2", seat=TENGU)
    crossing_with_one_space(g)
    tengu_rocks(g, "kitsune ara")
    told = turn(g, "tengu-6", 5)
    assert fields(told, "tengu-hill-roll") == {"roll": 5, "hill": 1}
    assert number(g, "yokai", "imomushi-1") in tengu(g).tucked
    g = solo()
    crossing_with_one_space(g)
    g.covered = 0b011011  # both cards of both hills
    told = turn(g, "tengu-6")
    assert "tengu-nothing" in names(told)
    assert (g.covered, tengu(g).places[2]) == (0b011011, BEYOND + LEFT)  # T12: it crosses all the same


def test_E65_more_than_one_space() -> None:
    g = solo()
    crossing_with_one_space(g)
    die(g, 3, 2, "home.1", seat=0)
    told = turn(g, "tengu-6")
    assert skipped(told)["E"] == "more-spaces"


def home_position(g: Bitoku) -> None:
    """Step F: unlocked 3, the card's glade is taken, nothing else to do; high dice of the human."""
    all_dice(g, "hill.left", "unlocked", "hill.left")
    die(g, 1, 5, "glade", seat=0)
    die(g, 2, 6, "forges", seat=0)
    die(g, 3, 6, "hill.right", seat=0)


def test_E66_step_F() -> None:
    g = solo()
    home_position(g)
    told = turn(g, "tengu-5")
    assert step(told) == "F"
    assert skipped(told) == {
        "A": "no-crossing", "B": "location-taken", "C": "location-taken", "D": "no-locked", "E": "no-crossing",
    }  # fmt: skip
    assert tengu(g).places[1] == IN_HOME + 1
    assert tengu(g).kodamas[HOME] == 2
    assert fields(told, "tengu-high-dice") == {"count": 2, "vp": 7, "home": 0}
    assert g.breakdown()[TENGU]["home"] == 7


def test_E67_step_F_space_taken() -> None:
    g = solo()
    home_position(g)
    die(g, 3, 6, "home.2", seat=0)
    turn(g, "tengu-5")
    assert tengu(g).places[1] == IN_HOME + 2


def test_T17_the_next_lower_space_then_the_highest() -> None:
    g = solo()
    home_position(g)
    die(g, 3, 6, "home.2", seat=0)
    die(g, 2, 6, "home.5", seat=0)
    turn(g, "tengu-5")
    assert tengu(g).places[1] == IN_HOME + 3
    g = solo()
    home_position(g)
    for at, space in ((1, 2), (2, 5), (3, 6)):
        die(g, at, 6, f"home.{space}", seat=0)
    all_dice(g, "glade", "unlocked", "hill.left")
    g.layout.area_spaces[RIGHT] = 0  # no crossing there
    try:
        turn(g, "tengu-5")
    finally:
        g.layout.area_spaces[RIGHT] = 2
    assert tengu(g).places[1] == IN_HOME


def test_T18_high_dice_in_the_home_count_with_the_switch() -> None:
    for switch, count in ((False, 2), (True, 3)):
        g = solo(tengu_home_dice=switch)
        home_position(g)
        die(g, 3, 6, "home.1", seat=0)
        assert fields(turn(g, "tengu-5"), "tengu-high-dice")["count"] == count


def test_E68_step_G() -> None:
    g = solo()
    told = turn(g, "tengu-3", place="middle")
    assert step(told) == "G"
    assert tengu(g).places == [UNLOCKED, LOCKED, LOCKED]
    assert tengu(g).resources == [0, 1, 0, 0]


def test_E69_step_H() -> None:
    g = solo()
    all_dice(g, "home.2", "hill.right", "yomi")
    hill(g, "yomi", "gi-1", "kappa-1")
    hill(g, "stairs", "rei-1", "imomushi-1")
    told = turn(g, "tengu-6")
    assert step(told) == "H"
    assert skipped(told)["A"] == "not-contested"
    assert number(g, "yokai", "kappa-1") in tengu(g).tucked
    g = solo()
    all_dice(g, "home.2", "hill.right", "yomi")
    hill(g, "yomi", "gi-1", "kappa-1")
    hill(g, "stairs", "jin-1", "imomushi-1")
    told = turn(g, "tengu-6", 6)
    assert fields(told, "tengu-kind-roll")["roll"] == 6
    assert tengu(g).bitoku == (number(g, "bitoku", "jin-1"),)


@pytest.mark.parametrize("waits", [True, False])
def test_E70_step_I(waits: bool) -> None:
    g = solo()
    competitive_position(g)
    all_dice(g, "home.2", "hill.right", "unlocked")
    die(g, 1, 3, "stairs", seat=0)
    spirits(g, waiting="nigi-1" if waits else "", seat=TENGU)
    tengu_rocks(g, "kappa temple-onsen")
    told = turn(g, "tengu-3", 1)
    assert step(told) == "I"
    assert skipped(told)["F"] == "in-home"
    assert tengu(g).places[2] == IN_REGION + YOMI
    assert tengu(g).kodamas[YOMI] == 3
    if waits:
        assert len(tengu(g).guides) == 1
        assert fields(told, "tengu-points") == {"count": 2}
    else:
        assert len(tengu(g).mitamas) == 1
        assert "tengu-no-favourite" in names(told)
    sound(g)


def test_T33_step_I_in_the_forges() -> None:
    for shown, built in (("temple-1 farm-1", 1), ("farm-1 farm-2", 0)):
        g = solo()
        all_dice(g, "home.2", "hill.right", "unlocked")
        die(g, 1, 3, "stairs", seat=0)
        kodamas(g, seat=0, forges=2)
        tengu_rocks(g, "kappa ryokan-temple")
        display(g, "building", shown)
        told = turn(g, "tengu-3", 1)
        assert step(told) == "I"
        assert (tengu(g).built, tengu(g).crystals()) == (built, 1 - built)


def test_T39_glade_that_the_card_does_not_show() -> None:
    g = solo()
    all_dice(g, "home.2", "hill.right", "unlocked")
    die(g, 1, 3, "stairs", seat=0)
    kodamas(g, seat=0, glade=2)
    turn(g, "tengu-3")
    assert tengu(g).resources == [0, 2, 0, 0]


def test_E71_step_J() -> None:
    g = solo()
    cards(g).active = True
    all_dice(g, "home.2", "hill.right", "hill.left")
    before = tengu(g).places.copy()
    told = turn(g, "tengu-7")
    assert step(told) == "J"
    assert not cards(g).active
    assert (tengu(g).resources, tengu(g).places) == ([1, 0, 0, 0], before)


def test_E72_step_K() -> None:
    g = solo()
    tengu_rocks(g, "imomushi ara")
    all_dice(g, "home.2", "hill.right", "yomi")
    hill(g, "yomi", "gi-1", "nezumi-1")
    hill(g, "stairs", "rei-1", "imomushi-1")
    told = turn(g, "tengu-6")
    assert step(told) == "K"
    assert skipped(told)["J"] == "attitude-inactive"
    assert number(g, "yokai", "imomushi-1") in tengu(g).tucked
    assert tengu(g).places[2] == BEYOND + LEFT


def test_E73_step_L() -> None:
    g = solo()
    all_dice(g, "home.2", "hill.right", "hill.left")
    put_card(g, "tengu-6", "right")
    told = turn(g, "tengu-6")
    assert step(told) == "L"
    assert "".join(skipped(told)) == "ABCDEFGHIJK"
    assert g.passed >> TENGU & 1
    assert card_number(g, "tengu-6") in cards(g).discard
    assert len(cards(g).row) == 3
    assert names(told)[-1] == "tengu-refilled"


def test_T7_the_lowest_die_is_placed_and_the_highest_crosses() -> None:
    g = solo()
    all_dice(g, "unlocked", "locked", "unlocked")
    turn(g, "tengu-5")
    assert tengu(g).places == [IN_REGION + GLADE, LOCKED, UNLOCKED]
    g = solo()
    all_dice(g, "home.2", "yomi", "forges")
    for region in ("yomi", "stairs", "glade", "forges"):
        hill(g, region, {"yomi": "gi-1", "stairs": "gi-2", "glade": "rei-1", "forges": "rei-2"}[region])
    hill(g, "yomi", yokai="kappa-1")
    hill(g, "forges", yokai="kappa-2")
    turn(g, "tengu-6")
    assert tengu(g).places == [IN_HOME + 1, IN_REGION + YOMI, BEYOND + RIGHT]


def test_T41_a_blocked_kodama_loses_its_step_unless_the_switch_says_otherwise() -> None:
    for switch, moved in ((False, 0), (True, 1)):
        g = solo(tengu_reselect=switch)
        all_dice(g, "unlocked", "locked", "locked")
        last = g.printed.kodama_last
        kodamas(g, seat=0, yomi=last)
        kodamas(g, seat=TENGU, yomi=last - 1)
        told = turn(g, "tengu-5")
        assert ("tengu-blocked" in names(told)) == (not switch)
        assert sum(tengu(g).kodamas) == last - 1 + 4 + 1 + moved


@pytest.mark.parametrize("switch", [False, True])
def test_D21_movement_points_for_crystals_in_spring(switch: bool) -> None:
    g = solo(tengu_no_spring=switch)
    tengu(g).sockets = (take_tile(g, "crystal", "dream-1"), take_tile(g, "crystal", "memory-1"))
    told = listen(g, lambda: reap_as_tengu(g))
    assert names(told) == ([] if switch else ["tengu-spring", "tengu-points", "set-out", "walked"])
    g.phase = SPRING
    sound(g)


def test_the_tengu_reaps_in_spring_and_not_at_the_ascension() -> None:
    g = new_game(1, 5)
    play_on(g, lambda g: g.phase == WINTER and g.round == 3)
    tengu(g).sockets += (take_tile(g, "crystal", "dream-1"),)
    g.listen()
    end(g)
    assert "tengu-points" not in [g.header.kind.events[event[0]].name for event in g.heard or []]
    g = new_game(1, 5)
    play_on(g, lambda g: g.phase == WINTER)
    tengu(g).sockets += (take_tile(g, "crystal", "dream-1"),)
    crystals = tengu(g).crystals()
    g.listen()
    play_on(g, lambda g: g.round == 1 and g.phase == SUMMER)
    named = [(g.header.kind.events[event[0]].name, event[1]) for event in g.heard or []]
    assert next(count for name, count in named if name == "tengu-points") == crystals


# Final scoring


def scoring_components(folder: Path) -> str:
    """The component set of E74: a rock of kappa and kitsune, and counters of 1 and 2."""
    built_in = FOLDER / "components"
    text = (built_in / "rocks.toml").read_text(encoding="utf-8")
    text = text.replace('counts = ["kappa"]', 'counts = ["kappa", "kitsune"]')
    (folder / "rocks.toml").write_text(text, encoding="utf-8")
    text = (built_in / "tengu.toml").read_text(encoding="utf-8")
    (folder / "tengu.toml").write_text(text.replace('{ id = "2", vp = 1', '{ id = "2", vp = 2'), encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(("wilds", "total"), [(False, 66), (True, 69)])
def test_E74_the_count(wilds: bool, total: int, tmp_path: Path) -> None:
    g = ennichi.new("bitoku", seats=1, seed=1, components=scoring_components(tmp_path), tengu_wilds_match=wilds)
    assert isinstance(g, Bitoku)
    tengu_rocks(g, "kappa ara")
    pile(g, "kitsune-1 nezumi-1 yama-uba-1")
    spirits(g, waiting="saki-1", pairs="ara-1+1 ara-2+2", seat=TENGU)
    for at, region in enumerate(temple_regions(g)[:2]):
        building(g, ("yomi", "stairs", "home", "glade", "forges")[region], f"temple-{at + 1}", seat=TENGU)
    resources(g, seat=TENGU, wood=1, stone=1, jade=1, sake=1)
    tengu(g).sockets = (take_tile(g, "crystal", "dream-1"), take_tile(g, "crystal", "memory-1"))
    bitoku_path(g, "gi-1 rei-1 jin-1", seat=TENGU)
    assert g.order[0] == TENGU
    sound(g)
    lines = g.breakdown()[TENGU]
    assert lines["fate"] == 3
    assert lines["rocks"] == (18 if wilds else 15)
    assert (lines["yokai"], lines["resources"], lines["crystals"]) == (33, 4, 4)
    assert (lines["types"], lines["first"], lines["ahead"]) == (4, 3, 0)
    assert sum(lines.values()) - lines["treasures"] == total


def test_E75_kodama_tie_with_the_tengu() -> None:
    g = solo()
    lake(g, "yomi", "lake-2")  # 5, 3, 1
    kodamas(g, seat=0, yomi=6)
    kodamas(g, seat=TENGU, yomi=6)
    assert (treasure(g, YOMI, TENGU), treasure(g, YOMI, 0)) == (5, 3)
    kodamas(g, seat=TENGU, yomi=4)
    assert (treasure(g, YOMI, 0), treasure(g, YOMI, TENGU)) == (5, 2)


@pytest.mark.parametrize(
    ("with_tengu", "awards"),
    [(False, (5, 2)), (True, (4, 1))],  # of 5, 3 and 1: the neutral shares 3 and 1 with the human, or 5 and 3 with it
)
def test_T44_the_neutral_kodama_in_a_tie_of_three(with_tengu: bool, awards: tuple[int, int]) -> None:
    g = solo(tengu_neutral_shares=with_tengu)
    lake(g, "yomi", "lake-2")  # 5, 3, 1
    kodamas(g, seat=0, yomi=4)
    kodamas(g, seat=TENGU, yomi=4)
    assert (treasure(g, YOMI, TENGU), treasure(g, YOMI, 0)) == awards
    ties = [found for name, found in listen(g, lambda: tell_tengu(g, tengu_lines(g, 0), [0] * 5)) if "tie" in name]
    assert ties[YOMI] == {"region": YOMI, "neutral": 2 if with_tengu else 1}
    assert ties[STAIRS]["neutral"] == 0  # level on the first space, far behind the neutral one


@pytest.mark.parametrize("with_tengu", [False, True])
def test_T44_ties_of_two_are_the_same_either_way(with_tengu: bool) -> None:
    g = solo(tengu_neutral_shares=with_tengu)
    lake(g, "yomi", "lake-2")  # 5, 3, 1
    for human, it, awards in ((6, 6, (5, 3)), (6, 4, (2, 5)), (4, 6, (5, 2)), (2, 2, (3, 1))):
        kodamas(g, seat=0, yomi=human)
        kodamas(g, seat=TENGU, yomi=it)
        assert (treasure(g, YOMI, TENGU), treasure(g, YOMI, 0)) == awards


def test_E76_result() -> None:
    g = new_game(1, 2)
    for difference, winner in ((0, TENGU), (1, 0)):
        human, it = g.scores()
        g.players[0].earned[6] += 120 - human + difference
        tengu(g).earned[6] += 120 - it
        assert g.scores() == [120 + difference, 120]
        assert g.winners() == [winner]


def test_E77_hard_option() -> None:
    for switch in (False, True):
        g = solo(tengu_leads=switch)
        kodamas(g, seat=TENGU, yomi=3, stairs=3, home=2)
        kodamas(g, seat=0, forges=2)
        assert tengu_lines(g, 0)["ahead"] == (9 if switch else 0)


@pytest.mark.parametrize(("human", "steps"), [(1, 0), (2, 1)])
def test_E78_easy_option(human: int, steps: int) -> None:
    g = solo(tengu_kodama_behind=True)
    kodamas(g, seat=0, stairs=human)
    all_dice(g, "unlocked", "locked", "locked")
    next_card(g, "tengu-7")  # what the gate brings
    told = turn(g, "tengu-3")
    assert step(told) == "C"
    assert tengu(g).kodamas[STAIRS] == 1 + steps
    assert ("tengu-held" in names(told)) == (not steps)


# The other options


def test_easier_options_at_setup() -> None:
    g = new_game(1, 1, tengu_no_dragonfly=True, tengu_no_yokai=True, tengu_no_resources=True)
    assert (tengu(g).dragonflies, tengu(g).tucked, tengu(g).resources) == ((), (), [0] * 4)
    sound(g)


def test_harder_options_at_setup() -> None:
    g = new_game(1, 1, tengu_pilgrim=True, tengu_kodamas=True, tengu_two_dragonflies=True)
    assert (tengu(g).walkers, tengu(g).awake) == ((number(g, "path", "u0"),), 10)
    assert tengu(g).kodamas == [2] * 5
    assert len(tengu(g).dragonflies) == 2
    sound(g)


def test_both_options_on_dragonflies_leave_one() -> None:
    g = new_game(1, 1, tengu_no_dragonfly=True, tengu_two_dragonflies=True)
    assert len(tengu(g).dragonflies) == 1
    assert len(g.stacks[DRAGONFLY_TILES]) == 32 - 4 - 2


def test_options_of_the_tengu_are_for_solo_games() -> None:
    with pytest.raises(ennichi.BadSetting, match="is for 1 seats"):
        ennichi.new("bitoku", seats=2, tengu_no_yokai=True)
    g = ennichi.new("bitoku", seats=2, tengu_no_yokai=False)
    assert "tengu_no_yokai" not in g.header.options


@pytest.mark.parametrize("rocks", ["kappa ara", "ara kappa", "kappa farm-ryokan", "farm-ryokan kappa"])
def test_T5_either_rock_decides_where_a_favourite_card_leads(rocks: str) -> None:
    g = solo()
    put_card(g, "tengu-9", "left")
    tengu_rocks(g, rocks)
    mitama = "ara" in rocks.split()
    assert g.view(0)["table"]["tengu"]["locations"][0] == ("yomi" if mitama else "forges")
    said = g.word("tengu-card", card_number(g, "tengu-9"), g.header.kind.text("en"))
    assert ("the Lands of Yomi (mitama)" if mitama else "the Forges (building)") in said
