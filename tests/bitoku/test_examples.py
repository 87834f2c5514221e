"""The worked examples E1 to E46 of the rules, each under its number."""
# ruff: noqa: N802

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ennichi.bitoku.scoring import treasure

from .given import (
    amulets,
    bitoku_path,
    building,
    crystals,
    die,
    display,
    end,
    endings,
    gate,
    hand,
    hill,
    kodamas,
    lake,
    new_game,
    number,
    open_now,
    pilgrims,
    play,
    play_on,
    resolve,
    resources,
    rocks,
    sound,
    spirits,
    spring_of,
    summer,
    top_of_deck,
    visions,
    vp,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bitoku.state import Bitoku

YOMI, FORGES = 0, 4
OPTIONS = [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5)]


def have(g: Bitoku, seat: int = -1) -> tuple[int, ...]:
    return tuple(g.players[g.seat if seat < 0 else seat].resources)


# Cards, spring, icons


def test_E1_summon_the_yokai() -> None:
    g = new_game(seats=2)
    play_on(g, lambda g: g.round == 0 and g.phase == 3 and waiting(g) == "virtue")
    purple = g.players[0]
    cards = [*purple.hand, *purple.deck, *purple.discard]
    purple.hand, purple.deck, purple.discard = tuple(cards[:1]), tuple(cards[1:]), ()
    spring_of(g, 2)
    assert len(purple.hand) == 4
    play_on(g, lambda g: g.seat == 0 and waiting(g) == "summon")
    assert open_now(g, "yokai") == open_now(g)
    assert len(g.options) == 4
    g.play(g.options[2])
    play_on(g, lambda g: waiting(g) == "turn")
    assert len(purple.hand) == 3
    assert len(purple.discard) == 1
    sound(g)


def test_E2_reap_the_fruits() -> None:
    g = new_game(seats=2)
    play_on(g, lambda g: waiting(g) == "summon" and g.players[1].hand != ())
    crystals(g, seat=0, dream_1="dream-1", dream_2="dream-2")
    g.players[0].awake -= 2
    g.players[0].gone += 2
    before = g.players[0].amulets[0]
    play_on(g, lambda g: waiting(g) == "draw")
    assert g.seat == 0
    assert g.players[0].amulets[0] == before + 1
    play(g, "draw")
    assert len(g.players[0].hand) == 4
    play_on(g, lambda g: waiting(g) == "turn")
    assert len(g.players[0].hand) == 4


def test_E3_a_large_hand_draws_nothing_and_is_cut_to_three() -> None:
    g = new_game(seats=2)
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue")
    hand(g, "kappa-1 kappa-2 kappa-3 kappa-4 nezumi-1", seat=0)
    deck = g.players[0].deck
    spring_of(g, 2)
    play_on(g, lambda g: g.seat == 0 and waiting(g) == "summon")
    assert len(g.players[0].hand) == 5
    assert set(deck) <= set(g.players[0].deck)
    play(g, "yokai.kappa-1", "yokai.nezumi-1")
    play_on(g, lambda g: waiting(g) == "turn")
    assert len(g.players[0].hand) == 3
    assert number(g, "yokai", "kappa-1") in g.players[0].discard
    sound(g)


def test_E4_simple_icons() -> None:
    g = summer()
    before = g.players[g.seat].total()
    resolve(g, "2 vp")
    assert g.players[g.seat].total() == before + 2
    resolve(g, "dragonfly")
    shown = open_now(g, "dragonfly")
    play(g, sorted(shown)[0])
    assert waiting(g) == "turn"
    assert len(g.players[g.seat].dragonflies) == 2


def test_E5_gate_discount() -> None:
    g = summer()
    display(g, "mitama", "- - - nigi-1")  # the fourth place costs jade and 2 sake
    resources(g, jade=1, sake=2)
    spirits(g)
    resolve(g, "mitama-2")
    play(g, "mitama.nigi-1")
    assert endings(g, have) == {(0, 0, 0, 2), (0, 0, 1, 1)}
    resources(g, sake=1)  # only what can still be paid is offered
    assert open_now(g) == {"resource.jade", "resource.sake"}
    play(g, "resource.jade")  # what is left of the discount can only be sake
    assert have(g) == (0, 0, 0, 0)


def test_E6_slash_with_a_number() -> None:
    g = summer()
    resolve(g, "2 (jade / sake)")
    assert endings(g, have) == {(0, 0, 2, 0), (0, 0, 0, 2), (0, 0, 1, 1)}


def test_E7_slash_with_a_discount() -> None:
    g = summer()
    display(g, "building", "farm-1")
    display(g, "crystal", "dream-1 dream-2")
    player = g.players[g.seat]
    before = (player.built, player.crystals())
    resolve(g, "build-1 / crystal-1")
    assert open_now(g) == {"option.1", "option.2", "done"}
    done = endings(g, lambda g: (g.players[g.seat].built, g.players[g.seat].crystals()))
    assert done == {before, (1, 0), (0, 1)}  # without a resource: the discount pays for one of them


def test_E8_any_resource_twice() -> None:
    g = summer()
    resolve(g, "2 any")
    assert len(endings(g, have)) == 10


def test_E9_amulets_cannot_be_changed() -> None:
    g = summer()
    die(g, 1, 1, "unlocked")
    amulets(g, threes=1)
    play(g, "die.1")
    assert open_now(g, "amulet") == {"amulet.3"}
    play(g, "amulet.3")
    assert g.players[g.seat].amulets == [0, 0, 0]
    assert g.players[g.seat].values[0] == 4


def test_E10_three_of_a_resource_count_as_three_in_either_form() -> None:
    g = summer()
    resources(g, wood=3)
    assert sum(g.players[g.seat].resources) == 3
    building(g, "yomi", "temple-1", seat=g.seat)
    building(g, "stairs", "temple-2", seat=g.seat)
    building(g, "stairs", "farm-3", seat=g.seat)  # the next building costs 2 wood and a stone
    resources(g, wood=3, stone=1)
    display(g, "building", "onsen-1")
    resolve(g, "build")
    play(g, "building.onsen-1", "region.glade")
    assert have(g) == (1, 0, 0, 0)


def test_E11_nezumi() -> None:
    g = summer(seats=4)
    hand(g, "nezumi-1 kappa-start nezumi-start")
    resources(g, wood=1)
    display(g, "building", "farm-1")
    display(g, "crystal", "dream-1")
    play(g, "yokai.nezumi-1", "slot.1", "yokai.nezumi-1")
    assert waiting(g) == "kodama"
    play(g, "kodama.glade")
    assert open_now(g) == {"option.1", "option.2", "done"}
    play(g, "option.1", "building.farm-1", "region.yomi", "done")
    seat = g.order[0]
    assert g.players[seat].kodamas == [2, 1, 1, 2, 1]
    play_on(g, lambda g: waiting(g) == "virtue" and g.seat == seat)
    before = g.players[seat].total()
    six = g.clone()
    play(g, "yokai.nezumi-1")
    assert g.players[seat].total() == before + 2
    six.players[seat].built = 6
    play(six, "yokai.nezumi-1")
    assert six.players[seat].total() == before + 12


# Summer


def test_E12_playing_a_card() -> None:
    g = summer(seats=4)
    brown = g.seat
    hand(g, "imomushi-start kappa-start kitsune-start")
    play(g, "yokai.imomushi-start", "slot.1")
    assert g.view(brown)["table"]["players"][brown]["dice"][0]["place"] == "unlocked"
    assert open_now(g) == {"yokai.imomushi-start", "done"}  # no crystal to harmonize
    play(g, "yokai.imomushi-start")
    assert open_now(g) == {"resource.wood", "resource.stone"}
    play(g, "resource.wood")
    assert have(g) == (1, 0, 0, 0)
    assert waiting(g) == "end turn"
    play(g, "done")
    assert g.seat != brown


def locked_die_in_yomi(brown_die: int) -> tuple[Bitoku, int, int]:
    g = summer(seats=4)
    yellow, brown = g.order[0], g.order[1]
    amulets(g, ones=2)
    building(g, "yomi", "temple-1", seat=brown)
    die(g, 1, brown_die, "yomi", seat=brown)
    resources(g, jade=5, sake=5)
    play(g, "die.2", "amulet.1", "amulet.1", "region.yomi")
    return g, yellow, brown


def test_E13_locked_die_reinforcement_forest_and_building_action() -> None:
    g, yellow, brown = locked_die_in_yomi(2)
    player = g.players[yellow]
    assert (player.awake, player.gone) == (2, 1)
    assert player.values[1] == 4
    assert open_now(g) == {"forest.1", "forest.2", "forest.3", "forest.4", "building.temple-1", "done"}
    before, goods = g.players[brown].total(), have(g)
    play(g, "building.temple-1")
    assert waiting(g) == "rock"
    g.play(g.options[0])
    assert len(player.rocks) == 2
    assert g.players[brown].total() == before + 1
    assert have(g) == goods
    assert open_now(g) == {"forest.1", "forest.2", "forest.3", "forest.4", "done"}
    sound(g)


def test_E14_the_same_blocked_by_a_higher_die() -> None:
    g, _, _ = locked_die_in_yomi(5)
    assert open_now(g) == {"building.temple-1", "done"}
    assert "5" in g.why_not(g.touch("forest.1"))


def crossing(value: int) -> Bitoku:
    g = summer(seats=4)
    hill(g, "yomi", bitoku="makoto-1", yokai="kappa-1")
    die(g, 1, value, "yomi")
    return g


def test_E15_crossing_takes_one_from_the_die() -> None:
    g = crossing(4)
    purple = g.seat
    play(g, "die.1")
    assert open_now(g, "favour") == {"favour.yomi.bitoku", "favour.yomi.yokai", "favour.yomi.two"}
    play(g, "favour.yomi.bitoku")
    assert g.players[purple].values[0] == 3
    assert g.players[purple].bitoku == (number(g, "bitoku", "makoto-1"),)
    play(g, "done")
    die(g, 1, 4, "yomi")
    play(g, "die.1")
    assert "favour.yomi.bitoku" not in open_now(g)
    sound(g)


def test_E16_crossing_with_a_six() -> None:
    g = crossing(6)
    yellow = g.seat
    play(g, "die.1", "favour.yomi.yokai")
    assert g.players[yellow].values[0] == 3
    assert "yokai.kappa-1" in g.view(yellow)["table"]["players"][yellow]["hand"]


def test_E17_third_favour() -> None:
    g = crossing(4)
    purple = g.seat
    g.covered = 0b011
    play(g, "die.1")
    assert open_now(g) == {"favour.yomi.two", "done"}
    play(g, "favour.yomi.two", "choice.rock")
    g.play(g.options[0])
    assert "choice.rock" not in open_now(g)
    play(g, "choice.kodama", "kodama.stairs")
    assert waiting(g) == "end turn"  # two different ones, and no third
    assert len(g.players[purple].rocks) == 2
    assert g.players[purple].kodamas[1] == 2
    assert g.covered == 0b111


def test_E18_crossing_forbidden() -> None:
    g = summer(seats=4)
    die(g, 1, 1, "yomi")
    die(g, 2, 5, "home.1")
    die(g, 3, 2, "glade")
    seat = g.seat
    assert open_now(g, "die") == {f"die.{seat + 1}.3"}
    play(g, "die.3")
    assert g.players[seat].values[2] == 1


@pytest.mark.parametrize(
    ("name", "region", "gains"),
    [
        ("temple-1", "yomi", {(1, 0)}),
        ("ryokan-1", "yomi", {(1, 0), (0, 1)}),
        ("ryokan-2", "yomi", {(1, 1)}),
    ],
)
def test_E19_property_bonuses(name: str, region: str, gains: set[tuple[int, int]]) -> None:
    g = summer(seats=4)
    user, owner = g.order[0], g.order[1]
    building(g, region, name, seat=owner)
    die(g, 1, 4, "unlocked")
    own = g.clone()
    play(g, "die.1", f"region.{region}", f"building.{name}")
    assert endings(g, lambda g: (g.players[owner].total(), g.players[owner].amulets[0])) == gains
    own.owners = tuple(user if each == owner else each for each in own.owners)
    play(own, "die.1", f"region.{region}", f"building.{name}")
    assert waiting(own) != "property"
    assert {player.total() for player in own.players} == {0}


def test_E19_no_bonus_for_an_ancient_building() -> None:
    g = summer(seats=2)
    building(g, "yomi", "ancient-6")
    die(g, 1, 5, "unlocked")
    user = g.seat
    play(g, "die.1", "region.yomi", "building.ancient-6")
    assert g.players[user].total() == 2
    assert g.players[1 - user].total() == 0


def test_E20_reinforcement_stops_at_six() -> None:
    g = summer()
    die(g, 1, 5, "unlocked")
    amulets(g, ones=1, threes=1)
    play(g, "die.1", "amulet.3")
    assert g.players[g.seat].values[0] == 6
    assert open_now(g, "amulet") == set()


@pytest.mark.parametrize("region", ["yomi", "stairs", "glade", "forges"])
@pytest.mark.parametrize(("value", "count"), OPTIONS)
def test_E21_forest_actions_by_value(region: str, value: int, count: int) -> None:
    g = summer()
    resources(g, wood=9, stone=9, jade=9, sake=9)
    die(g, 1, value, "unlocked")
    play(g, "die.1", f"region.{region}")
    assert open_now(g, "forest") == {f"forest.{i}" for i in range(1, count + 1)}


@pytest.mark.parametrize(
    ("region", "effects"),
    [
        ("yomi", ["kodama here", "mitama / dragonfly", "mitama-1 / dragonfly", "mitama-1 / dragonfly-1"]),
        ("stairs", ["kodama here", "mp", "2 mp", "3 mp", "4 mp"]),
        ("glade", ["kodama here", "wood / jade", "any", "2 any", "3 any"]),
        ("forges", ["kodama here", "build", "crystal / build", "crystal-1 / build-1"]),
    ],
)
def test_E21_what_the_forest_actions_do(region: str, effects: list[str]) -> None:
    g = new_game()
    printed = g.printed.forest_effects[("yomi", "stairs", "home", "glade", "forges").index(region)]
    assert printed[: len(effects)] == effects


def test_E21_a_six_in_yomi_gives_both_in_either_order_with_one_discount() -> None:
    g = summer()
    display(g, "mitama", "- - ara-1")  # jade and sake
    display(g, "dragonfly", "- - - 4")  # sake
    spirits(g)
    resources(g, jade=1, sake=1)
    die(g, 1, 6, "unlocked")
    play(g, "die.1", "region.yomi", "forest.5")
    assert open_now(g) == {"option.1", "option.2", "option.3", "option.4", "done"}
    play(g, "option.2")  # the dragonfly first, at its price; then the mitama for one less
    assert waiting(g) == "dragonfly"
    play(g, "dragonfly.4")
    assert have(g) == (0, 0, 1, 0)
    play(g, "mitama.ara-1")
    assert have(g) == (0, 0, 0, 0)
    play(g, "option.2", "dragonfly.4")
    assert len(g.players[g.seat].freed) == 1
    sound(g)


def test_E22_home_spaces() -> None:
    for seats, spaces in ((2, {1, 2, 5, 6}), (3, {1, 2, 3, 4}), (4, {1, 2, 3, 4})):
        g = summer(seats=seats)
        die(g, 1, 3, "unlocked")
        play(g, "die.1")
        assert open_now(g, "home") == {f"home.{space}" for space in spaces}
    g = summer(seats=2)
    seat = g.seat
    die(g, 1, 1, "unlocked")
    play(g, "die.1", "home.1")
    assert g.players[seat].amulets == [0, 1, 0]
    g = summer(seats=2)
    die(g, 1, 1, "unlocked")
    play(g, "die.1", "home.2")
    assert waiting(g) == "vision"
    assert g.players[g.seat].amulets == [1, 0, 0]
    for space, expected in ((3, "any"), (4, "mp")):
        g = summer(seats=3)
        die(g, 1, 1, "unlocked")
        play(g, "die.1", f"home.{space}")
        assert waiting(g) == expected
        assert g.players[g.seat].amulets == [1, 0, 0]
    g = summer(seats=2)
    die(g, 1, 1, "unlocked")
    play(g, "die.1", "home.5")
    assert open_now(g) == {"option.1", "option.2"}
    g = summer(seats=2)
    die(g, 1, 1, "unlocked")
    play(g, "die.1")
    assert "home.6" not in open_now(g)


def copying() -> Bitoku:
    g = summer(seats=2)
    die(g, 1, 3, "unlocked")
    die(g, 2, 4, "yomi", seat=1 - g.seat)
    resources(g, jade=3, sake=3)
    building(g, "yomi", "ancient-1")
    return g


def test_E23_copy_space() -> None:
    g = copying()
    brown, purple = g.seat, 1 - g.seat
    play(g, "die.1", "home.6")
    assert g.players[brown].values[0] == 2
    assert open_now(g) == {f"die.{purple + 1}.2", "done"}
    play(g, f"die.{purple + 1}.2")
    assert open_now(g) == {"forest.1", "forest.2", "forest.3", "forest.4", "done"}
    play(g, "forest.1")
    assert g.players[brown].kodamas[0] == 2
    assert waiting(g) == "end turn"  # no building action


@pytest.mark.parametrize(
    ("mine", "other", "amulet", "allowed"),
    [(4, 4, 0, False), (5, 4, 0, True), (6, 6, 1, True), (6, 6, 0, False)],
)
def test_E24_strict_forest(mine: int, other: int, amulet: int, allowed: bool) -> None:
    g = summer(seats=4, strict_forest=True)
    seat = g.seat
    die(g, 1, mine, "unlocked")
    die(g, 1, other, "glade", seat=g.order[1])
    amulets(g, twos=amulet)
    play(g, "die.1", "region.glade")
    if waiting(g) == "end turn":
        assert not allowed
        return
    assert ("forest.3" in open_now(g)) == allowed
    play(g, "forest.3", "resource.wood")
    assert g.players[seat].values[0] == mine
    assert sum(g.players[seat].amulets) == 0


def test_E25_third_building_costs_stone_and_wood() -> None:
    g = summer(seats=4)
    yellow, brown = g.order[0], g.order[1]
    building(g, "yomi", "farm-1", seat=brown)
    building(g, "yomi", "onsen-1", seat=brown)
    building(g, "glade", "farm-2", seat=yellow)
    building(g, "glade", "onsen-2", seat=yellow)
    display(g, "building", "ryokan-1 farm-3 onsen-3 temple-1")
    resources(g, wood=1, stone=1)
    resolve(g, "build")
    farm = g.clone()
    play(farm, "building.farm-3")
    assert "region.yomi" not in open_now(farm)
    onsen = g.clone()
    play(onsen, "building.onsen-3")
    assert "region.yomi" not in open_now(onsen)
    play(g, "building.ryokan-1", "region.yomi")
    assert have(g) == (0, 0, 0, 0)
    assert g.players[yellow].kodamas[0] == 3
    assert g.players[yellow].built == 3
    assert g.owners[g.sites.index(number(g, "building", "ryokan-1"))] == yellow
    assert g.players[yellow].amulets == [0, 0, 0]
    play_on(g, lambda g: g.seat == brown and waiting(g) == "turn")
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.yomi", "building.ryokan-1")
    assert g.seat == yellow
    assert open_now(g) == {"option.1", "option.2"}
    play(g, "option.2")
    assert g.players[yellow].amulets[0] == 1
    assert g.seat == brown


def test_E26_two_steps_forward() -> None:
    g = summer(seats=4)
    resolve(g, "2 kodama")
    steps = endings(g, lambda g: tuple(sorted(g.players[g.seat].kodamas)))
    assert (1, 1, 1, 1, 3) in steps
    assert (1, 1, 1, 2, 2) in steps
    assert max(sum(each) for each in steps) == 7


def test_E27_two_steps_back() -> None:
    g = summer(seats=4)
    other, third = g.order[1], g.order[2]
    kodamas(g, seat=other, yomi=4)
    kodamas(g, seat=third, glade=3)
    resolve(g, "2 push")
    ends = endings(g, lambda g: (g.players[other].kodamas[0], g.players[third].kodamas[3]))
    assert {(2, 3), (3, 2), (4, 1)} <= ends


def test_E28_starting_from_a_gate() -> None:
    g = summer()
    pilgrims(g, arrived="a-upper-1")
    resolve(g, "mp")
    play(g, "pilgrim")
    assert open_now(g) == {"path.u0", "path.u1"}


# Autumn, winter


def test_E29_turn_order() -> None:
    g = summer(seats=4, early_pass=True)
    purple, yellow, brown, green = range(4)
    g.order = (purple, brown, green, yellow)
    die(g, 1, 3, "home.1", seat=yellow)
    die(g, 1, 3, "home.2", seat=brown)
    die(g, 2, 3, "home.3", seat=yellow)
    play_on(g, lambda g: g.phase == 3)
    assert g.order == (yellow, brown, purple, green)


def test_E30_no_dice_in_the_home() -> None:
    g = summer(seats=3, early_pass=True)
    order = g.order
    die(g, 1, 3, "yomi", seat=order[2])
    play_on(g, lambda g: g.phase == 3)
    assert g.order == order


def test_E31_spirits_virtue() -> None:
    g = summer(seats=4)
    seat = g.seat
    hand(g, "nezumi-1 kappa-start nezumi-start")
    play_on(g, lambda g: waiting(g) == "virtue" and g.seat == seat)
    before = g.players[seat].total()
    for built, points in ((3, 6), (6, 12)):
        copy = g.clone()
        copy.players[seat].built = built
        play(copy, "yokai.nezumi-1")
        assert copy.players[seat].total() == before + points
    assert g.players[seat].cards() > 4
    four = summer(seats=4)
    for player in four.players:
        player.deck = player.deck[1:]
    assert {player.cards() for player in four.players} <= {4}
    play_on(four, lambda g: g.round == 1 or waiting(g) == "virtue")
    assert waiting(four) != "virtue"


def snow(names: str) -> tuple[Bitoku, list[str | None]]:
    g = new_game()
    play_on(g, lambda g: g.phase == 3)
    display(g, "crystal", names)
    spring_of(g, 2)
    return g, g.view()["table"]["crystals"]["shown"]


def test_E32_snow_in_the_forest() -> None:
    g, shown = snow("dream-1 - dream-2 dream-3")
    assert shown[2:] == ["crystal.dream-1", "crystal.dream-2"]
    assert None not in shown
    assert number(g, "crystal", "dream-3") in g.removed[1]
    g, shown = snow("dream-1 dream-2 - -")
    assert shown[2:] == ["crystal.dream-1", "crystal.dream-2"]
    assert None not in shown
    assert g.removed[1] == ()


# Ascension


def ascension(seats: int = 3, seed: int = 1) -> Bitoku:
    """The last question of the last winter: what comes next is the ascension."""
    g = new_game(seats, seed)
    play_on(g, lambda g: g.round == 3 and g.phase == 3 and waiting(g) == "virtue" and g.place == seats)
    for player in g.players:
        player.resources[:] = [0, 0, 0, 0]
        player.amulets[:] = [0, 0, 0]
        player.earned[:] = [0] * 7
        player.kodamas[:] = [1] * 5
        player.values[:] = [1, 1, 1]
    for seat in range(seats):
        visions(g, "", seat=seat)
        bitoku_path(g, "", seat=seat)
    return g


def line(g: Bitoku, name: str, seat: int = 0) -> int:
    return g.breakdown()[seat][name]


def test_E33_reap_the_fruits_at_the_ascension() -> None:
    g = ascension()
    crystals(g, seat=0, dream_1="dream-1", dream_2="dream-2", dream_3="dream-3")
    play(g, "done")
    assert waiting(g) == "draw"
    play(g, "draw")
    assert g.over
    assert g.players[0].resources == [0, 0, 0, 1]
    assert g.players[0].total() == 0


def test_E34_first_among_many() -> None:
    g = ascension()
    g.order = (0, 1, 2)
    assert [lines["first"] for lines in g.breakdown()] == [3, 0, 0]


@pytest.mark.parametrize(
    ("path", "points"),
    [
        ("", 0),
        ("makoto-1", 1),
        ("makoto-1 makoto-2 chuugi-1", 2),
        ("makoto-1 chuugi-1 yu-1", 4),
        ("makoto-1 chuugi-1 yu-1 jin-1", 7),
        ("makoto-1 chuugi-1 yu-1 jin-1 rei-1", 11),
        ("makoto-1 chuugi-1 yu-1 jin-1 rei-1 gi-1", 16),
        ("makoto-1 chuugi-1 yu-1 jin-1 rei-1 gi-1 meijo-1", 22),
    ],
)
def test_E35_bitoku(path: str, points: int) -> None:
    g = ascension()
    bitoku_path(g, path, seat=0)
    assert line(g, "types") == points


def test_E36_treasures() -> None:
    g = ascension(seats=4)
    treasures_of_the_example(g)
    purple, brown, yellow = range(3)
    assert [treasure(g, YOMI, seat) for seat in range(4)] == [5, 1, 1, 1]
    assert [treasure(g, FORGES, seat) for seat in (purple, brown, yellow)] == [3, 3, 0]
    assert line(g, "treasures") == 8


def treasures_of_the_example(g: Bitoku) -> None:
    """Yomi to purple alone, the Forges shared with brown, yellow third there; purple is last elsewhere."""
    lake(g, "yomi", "lake-2")  # 5, 3, 1
    lake(g, "forges", "lake-1")  # 4, 2, 0
    kodamas(g, seat=0, yomi=5, stairs=1, home=1, glade=1, forges=4)
    kodamas(g, seat=1, yomi=3, stairs=3, home=3, glade=3, forges=4)
    kodamas(g, seat=2, yomi=3, stairs=3, home=3, glade=3, forges=2)
    kodamas(g, seat=3, yomi=3, stairs=3, home=3, glade=3, forges=1)


def test_E37_tie_arithmetic() -> None:
    def points(spaces: list[int]) -> list[int]:
        g = ascension(seats=len(spaces))
        lake(g, "yomi", "lake-2")  # 5, 3, 1
        for seat, space in enumerate(spaces):
            kodamas(g, seat=seat, yomi=space)
        return [treasure(g, 0, seat) for seat in range(len(spaces))]

    assert points([3, 3, 3]) == [3, 3, 3]
    assert points([4, 3, 3]) == [5, 2, 2]
    assert points([5, 4, 3, 3]) == [5, 3, 0, 0]
    assert points([2, 2, 2, 2]) == [2, 2, 2, 2]
    assert points([4, 2]) == [4, 1]  # tied with the neutral kodama


def test_E38_rocks() -> None:
    g = ascension(seats=3, seed=3)
    rocks_of_the_example(g)
    assert g.view(0)["table"]["players"][0]["count"]["rocks"] == [6, 1]
    assert g.view(0)["table"]["players"][0]["count"]["shinigami"] == "ara"
    assert line(g, "rocks") == 7


def rocks_of_the_example(g: Bitoku) -> None:
    free_rocks(g, "ara ryokan-temple")
    rocks(g, "ara ryokan-temple", seated="1 1-2", seat=0)
    spirits(g, waiting="ara-1 ara-2 shinigami-1", seat=0)
    building(g, "yomi", "temple-1", seat=0)


def free_rocks(g: Bitoku, names: str) -> None:
    """Take these rocks from other players, who get others for them."""
    for name in names.split():
        rock = number(g, "rock", name)
        for player in g.players[1:]:
            if rock in player.rocks:
                other = next(each for each in g.garden if each != rock and each not in numbers_of(g, names))
                player.rocks = tuple(other if each == rock else each for each in player.rocks)
                g.garden = tuple(sorted([each for each in g.garden if each != other] + [rock]))


def numbers_of(g: Bitoku, names: str) -> list[int]:
    return [number(g, "rock", name) for name in names.split()]


def test_E39_guardians() -> None:
    g = ascension()
    g.players[0].values[:] = [3, 5, 3]
    resources(g, wood=2, sake=1, seat=0)
    assert line(g, "homage") == 3


def test_E40_visions() -> None:
    g = ascension()
    building(g, "yomi", "temple-1", seat=0)
    spirits(g, pairs="ara-1+3 ara-2+4 shinigami-1+5", seat=0)
    visions(g, "2 3", seat=0)
    bitoku_path(g, "makoto-1 chuugi-1 yu-1", completed=2, seat=0)
    pilgrims(g, arrived="a-upper-1", seat=0)
    assert line(g, "visions") == 6 - 1
    assert g.view(0)["table"]["players"][0]["count"]["visions"] == ["vision.2"]


def test_E41_fate() -> None:
    g = ascension()
    building(g, "yomi", "temple-1", seat=0)
    crystals(g, seat=0, dream_1="dream-1", dream_2="dream-2", dream_3="dream-3")
    assert line(g, "fate") == 6


def scoring_example() -> Bitoku:
    """All seven parts of the purple player's count, in one position."""
    g = ascension(seats=4, seed=3)
    g.order = (0, 1, 2, 3)
    vp(g, 67, seat=0)
    treasures_of_the_example(g)
    crystals(g, seat=0, dream_1="dream-1", dream_2="dream-2", dream_3="dream-3")
    rocks_of_the_example(g)
    spirits(g, pairs="ara-1+3 ara-2+4 shinigami-1+5", seat=0)  # the same three mitamas, combined
    visions(g, "2 3", seat=0)
    bitoku_path(g, "makoto-1 chuugi-1 yu-1", completed=2, seat=0)
    pilgrims(g, arrived="a-upper-1", seat=0)
    g.players[0].values[:] = [3, 5, 3]
    resources(g, wood=2, seat=0)  # the sake comes from a dream crystal, in part 1
    sound(g)
    return g


def test_E42_the_whole_scoring_example_ends_with_103() -> None:
    g = scoring_example()
    g.listen()
    play(g, "done", "draw")
    assert g.over
    lines = g.breakdown()[0]
    assert {name: lines[name] for name in ("first", "types", "treasures", "rocks", "homage", "visions", "fate")} == {
        "first": 3, "types": 4, "treasures": 8, "rocks": 7, "homage": 3, "visions": 5, "fate": 6,
    }  # fmt: skip
    assert g.scores()[0] == 67 + 36 == 103
    vp(g, 101 - (g.scores()[1] - g.players[1].total()), seat=1)
    assert g.scores()[1] == 101
    assert g.winners() == [0]
    told = [g.log_line(event, "en") for event in g.heard or []]
    assert any("Shinigami" in said and "Ara" in said for said in told)
    assert any("103" in said for said in told)


def tied(visions_of_brown: str) -> Bitoku:
    g = ascension(seats=3)
    g.order = (0, 2, 1)
    for seat in range(3):
        vp(g, 50, seat=seat)
    visions(g, visions_of_brown, seat=1)
    building(g, "yomi", "temple-1", seat=0)
    building(g, "stairs", "temple-2", seat=1)
    bitoku_path(g, "makoto-1 chuugi-1 makoto-2 makoto-3", completed=4, seat=1)
    play_on(g, lambda g: g.over)
    scores = g.scores()
    for seat in range(3):
        g.players[seat].earned[6] += max(scores) - scores[seat]
    return g


def test_E43_tie_break() -> None:
    g = tied("15")
    assert len(set(g.scores())) == 1
    assert g.winners() == [0]  # nobody completed a vision: the better place in the turn order
    g = tied("3 15")
    g.players[1].items = (1, 1, 0, 1, 0, 0, 0, 5)
    scores = g.scores()
    for seat in range(3):
        g.players[seat].earned[6] += max(scores) - scores[seat]
    assert len(set(g.scores())) == 1
    assert g.winners() == [1]


def test_E44_vision_card() -> None:
    g = ascension()
    visions(g, "1", seat=0)
    building(g, "yomi", "temple-1", seat=0)
    building(g, "stairs", "temple-2", seat=0)
    resources(g, jade=1, seat=0)
    assert line(g, "visions") == -2
    spirits(g, pairs="ara-1+3", seat=0)
    assert line(g, "visions") == 6


def test_E45_too_few_items() -> None:
    g = ascension()
    visions(g, "4 8 16", seat=0)  # 2, 1 and 1 crystals: 4 or more, and he has 3
    crystals(g, seat=0, dream_1="dream-1", dream_2="dream-2", dream_3="dream-3")
    resources(g, wood=5, seat=0)
    spirits(g, waiting="ara-1 ara-2", seat=0)
    for region, name in (("yomi", "temple-1"), ("stairs", "temple-2"), ("glade", "farm-1"), ("forges", "farm-2")):
        building(g, region, name, seat=0)
    assert line(g, "visions") == 7 + 4 - 1  # the best two, and the penalty of the third
    assert g.view(0)["table"]["players"][0]["count"]["visions"] == ["vision.8", "vision.16"] or (
        g.view(0)["table"]["players"][0]["count"]["visions"] == ["vision.4", "vision.8"]
    )


def test_E46_drawing_visions() -> None:
    g = summer()
    seat = g.seat
    top_of_deck(g, "vision", "5 9")
    resolve(g, "vision")
    assert open_now(g) == {"vision.5", "vision.9", *(f"resource.{each}" for each in ("wood", "stone", "jade", "sake"))}
    refused = g.clone()
    play(g, "vision.5")
    assert number(g, "vision", "5") in g.players[seat].visions
    assert g.decks[2][-1] & 63 == number(g, "vision", "9")
    play(refused, "resource.jade")
    assert have(refused) == (0, 0, 1, 0)
    assert [card & 63 for card in refused.decks[2][-2:]] == [number(g, "vision", "5"), number(g, "vision", "9")]
    sound(refused)


def test_every_example_has_a_test() -> None:
    found = Counter(name.split("_")[1] for name in globals() if name.startswith("test_E"))
    assert set(found) == {f"E{i}" for i in range(1, 47)}


def test_a_chain_of_effects() -> None:
    """A whole chain: a movement point reaches a gate, the gate gives a crystal, the crystal wakes a pilgrim."""
    g = summer()
    seat = g.seat
    gate(g, "a-upper", "gate-a8")
    display(g, "crystal", "dream-1")
    pilgrims(g, walking="u1")
    awake = g.players[seat].awake
    resolve(g, "mp")
    play(g, "path.u1", "path.a-upper-1")
    assert g.players[seat].total() == 2
    assert open_now(g) == {"option.2", "done"}
    play(g, "option.2", "crystal.dream-1", "socket.dream-2")
    assert g.players[seat].awake == awake + 1
    assert waiting(g) == "turn"
    sound(g)
    end(g)
