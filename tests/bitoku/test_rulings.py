"""What the rulebook leaves open and the rules settle, under the numbers of the rulings."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

import ennichi

from .given import (
    amulets,
    bitoku_path,
    building,
    crystals,
    die,
    display,
    endings,
    gate,
    hand,
    hill,
    kodamas,
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
    waiting,
)

# Turns and passing


def test_Q1_passing_is_open_only_when_no_card_and_no_die_can_be_used() -> None:
    g = summer(seats=4)
    assert "pass" not in open_now(g)
    assert "play a card" in g.why_not(g.touch("pass"))
    assert "pass" in open_now(summer(seats=4, early_pass=True))
    for at, place in ((1, "yomi"), (2, "stairs"), (3, "home.1")):
        die(g, at, 3, place)
    player = g.players[g.seat]
    cards = player.hand
    player.slots, player.hand = tuple(card & 63 for card in cards), ()
    g.options = g.todo[-1].legal(g)
    assert open_now(g) == {f"die.{g.seat + 1}.1", f"die.{g.seat + 1}.2", "pass"}  # crossing is never compulsory


def test_Q3_the_others_play_on_until_they_pass() -> None:
    g = summer(seats=2, early_pass=True)
    first = g.seat
    play(g, "pass")
    for _ in range(3):
        assert g.seat != first
        play(g, sorted(open_now(g, "yokai"))[0])
        play_on(g, lambda g: waiting(g) == "turn" or g.phase != 1)
    play_on(g, lambda g: g.phase != 1)
    assert g.passed == 3


def test_Q6_unlocking_is_automatic_and_the_rest_optional() -> None:
    g = summer()
    hand(g, "kappa-start kitsune-start nezumi-start")
    seat = g.seat
    play(g, "yokai.kappa-start", "slot.3", "done", "done")
    assert g.players[seat].places == [0, 0, 1]
    assert g.players[seat].resources == [0, 0, 0, 0]


@pytest.mark.parametrize("new", [True, False])
def test_Q7_a_crystal_that_comes_with_the_card(new: bool) -> None:
    g = summer(harmonize_new=new)
    hand(g, "nezumi-start kappa-start kitsune-start")
    display(g, "crystal", "ingenuity-1")
    play(g, "yokai.nezumi-start", "slot.2", "yokai.nezumi-start", "option.2", "crystal.ingenuity-1")
    play(g, "socket.ingenuity-2")
    assert ("crystal.ingenuity-1" in open_now(g)) == new


def test_harmonizing_comes_before_or_after_the_card() -> None:
    g = summer()
    hand(g, "kappa-start kitsune-start nezumi-start")
    crystals(g, ingenuity_1="ingenuity-1")
    play(g, "yokai.kappa-start", "slot.1")
    assert open_now(g) == {"yokai.kappa-start", "crystal.ingenuity-1", "done"}
    other = g.clone()
    play(g, "crystal.ingenuity-1")
    assert open_now(g) == {"yokai.kappa-start", "done"}
    play(other, "yokai.kappa-start", "resource.jade")
    assert open_now(other) == {"crystal.ingenuity-1", "done"}


def test_D10_only_the_crystal_beside_the_space_is_harmonized() -> None:
    g = summer()
    hand(g, "kappa-start kitsune-start nezumi-start")
    crystals(g, ingenuity_1="ingenuity-1")
    play(g, "yokai.kappa-start", "slot.2")
    assert open_now(g) == {"yokai.kappa-start", "done"}


# The order of joined effects


def test_Q8_pushing_first_may_free_the_last_space() -> None:
    g = summer(seats=3)
    other = g.order[1]
    kodamas(g, seat=other, yomi=7)
    kodamas(g, yomi=6)
    resolve(g, "kodama + push")
    assert open_now(g) == {"option.1", "option.2"}
    assert g.view(g.seat)["asks"] == "ask-order"
    play(g, "option.2", f"kodama.{other + 1}.yomi", "kodama.yomi")
    assert waiting(g) == "turn"
    assert (g.players[g.seat].kodamas[0], g.players[other].kodamas[0]) == (7, 6)


def test_Q8_the_printed_order_stays_open() -> None:
    g = summer(seats=3)
    other = g.order[1]
    kodamas(g, seat=other, yomi=7)
    kodamas(g, yomi=6)
    resolve(g, "2 vp + kodama + push")
    assert g.players[g.seat].total() == 2  # nobody is asked about goods
    play(g, "option.1", "kodama.glade", f"kodama.{other + 1}.yomi")
    assert waiting(g) == "turn"
    assert g.players[g.seat].kodamas[:4] == [6, 1, 1, 2]


def test_Q8_nobody_is_asked_where_no_space_can_be_freed() -> None:
    g = summer(seats=3)
    other = g.order[1]
    kodamas(g, seat=other, yomi=7, glade=3)
    kodamas(g, yomi=5)
    resolve(g, "kodama + push")
    assert open_now(g, "option") == set()
    play(g, "kodama.yomi", f"kodama.{other + 1}.glade")
    assert waiting(g) == "turn"


def test_Q8_what_cannot_be_done_yet_waits_for_the_rest() -> None:
    g = summer(seats=4)
    other = g.order[1]
    building(g, "glade", "ryokan-2", seat=g.seat)  # kodama here + push here
    kodamas(g, seat=other, glade=7)
    kodamas(g, glade=6)
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.glade", "building.ryokan-2", f"kodama.{other + 1}.glade")
    assert (g.players[g.seat].kodamas[3], g.players[other].kodamas[3]) == (7, 6)


def test_Q8_goods_come_before_what_they_may_pay() -> None:
    g = summer(seats=4)
    display(g, "building", "farm-1")
    resolve(g, "build + wood")
    assert g.players[g.seat].resources == [1, 0, 0, 0]
    play(g, "building.farm-1", "region.yomi")
    assert g.players[g.seat].built == 1
    display(g, "crystal", "- dream-1")
    resolve(g, "crystal + any")
    play(g, "resource.sake", "crystal.dream-1", "socket.dream-1")
    assert waiting(g) == "turn"
    assert g.players[g.seat].crystals() == 1


@pytest.mark.parametrize(("locked", "asked"), [(3, True), (1, False)])
def test_Q8_a_card_may_be_drawn_before_one_chooses(locked: int, asked: bool) -> None:
    g = summer()
    for at in range(locked, 3):
        die(g, at + 1, 2, "unlocked")
    resolve(g, "unlock + draw")
    assert (open_now(g) == {"option.1", "option.2"}) == asked
    if asked:
        play(g, "option.2", "draw")
        assert len(g.players[g.seat].hand) == 4
        play(g, "die.3")
        assert g.players[g.seat].places == [0, 0, 1]
        assert waiting(g) == "turn"


def test_Q8_a_rock_comes_before_the_pilgrim_beside_it_without_a_question() -> None:
    g = summer(seats=4)
    resolve(g, "rock + pilgrim")
    assert len(open_now(g, "rock")) > 0


def test_Q8_three_parts_one_after_the_other() -> None:
    g = summer()
    display(g, "crystal", "dream-1")
    spirits(g)
    resolve(g, "crystal + kodama + draw")
    said = [g.words(touch, "en") for touch in g.options]
    assert ["crystal" in said[0], "kodama" in said[1], "draw" in said[2]] == [True, True, True]
    assert all(each in g.prompt("en") for each in said)
    play(g, "option.3", "draw")
    assert open_now(g, "crystal") == {"crystal.dream-1"}  # nothing is left that could tell more
    play(g, "crystal.dream-1", "socket.dream-1", "kodama.yomi")
    assert waiting(g) == "turn"


def test_Q8_a_position_in_the_middle_of_the_question_can_be_stored() -> None:
    g = summer()
    hand(g, "nezumi-3 kappa-start kitsune-start")  # a crystal and a card
    display(g, "crystal", "dream-1")
    play(g, "yokai.nezumi-3", "slot.1", "yokai.nezumi-3")
    assert open_now(g) == {"option.1", "option.2"}
    again = ennichi.load(g.dump())
    assert (again.options, again.prompt("fr")) == (g.options, g.prompt("fr"))
    play(g, "option.2", "draw")
    again.play(again.touch("option.2"))
    again.play(again.touch("draw"))
    assert again.dump() == g.dump()


def test_Q17_two_purchases_are_ordered_by_the_choice_of_the_discount() -> None:
    g = summer(seats=4)
    die(g, 1, 6, "unlocked")
    resources(g, wood=2, stone=2, jade=2, sake=2)
    play(g, "die.1", "region.yomi", "forest.5", "option.2")  # the dragonfly, then a mitama for 1 less
    assert len(open_now(g, "dragonfly")) > 0


# Dice


def test_Q14_own_dice_count_in_the_comparison() -> None:
    g = summer(seats=4)
    die(g, 1, 5, "glade")
    die(g, 2, 4, "unlocked")
    play(g, "die.2", "region.glade")
    assert waiting(g) == "end turn"


def test_Q18_a_building_of_this_turn_cannot_be_used() -> None:
    g = summer(seats=4)
    die(g, 1, 4, "unlocked")
    resources(g, wood=2)
    display(g, "building", "farm-1")
    play(g, "die.1", "region.forges", "forest.2", "building.farm-1", "region.forges")
    assert waiting(g) == "end turn"
    assert g.players[g.seat].built == 1


def test_Q20_a_building_whose_action_is_impossible_cannot_be_used() -> None:
    g = summer(seats=4)
    building(g, "yomi", "temple-2", seat=g.order[1])  # a pilgrim beside a rock
    die(g, 1, 3, "unlocked")
    g.players[g.seat].gone += g.players[g.seat].awake
    g.players[g.seat].awake = 0
    play(g, "die.1", "region.yomi")
    assert "building.temple-2" not in open_now(g)


def test_Q21_a_pilgrim_is_discarded_only_for_a_locked_die() -> None:
    g = summer()
    seat = g.seat
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.glade", "done", "done")
    assert g.players[seat].gone == 0
    play_on(g, lambda g: g.seat == seat and waiting(g) == "turn")
    assert f"die.{seat + 1}.2" in open_now(g)
    g.players[seat].gone += g.players[seat].awake
    g.players[seat].awake = 0
    g.options = g.todo[-1].legal(g)
    assert f"die.{seat + 1}.2" not in open_now(g)
    assert "pilgrim" in g.why_not(g.touch(f"die.{seat + 1}.2"))


def test_Q25_an_amulet_helps_a_one_onto_the_copy_space() -> None:
    g = summer()
    seat = g.seat
    die(g, 1, 1, "unlocked")
    amulets(g, ones=1)
    play(g, "die.1")
    assert "home.6" not in open_now(g)
    play(g, "amulet.1", "home.6")
    assert g.players[seat].values[0] == 1  # Q26: it drops although there was nothing to copy


@pytest.mark.parametrize("allowed", [True, False])
def test_Q28_copying_a_die_in_the_home(allowed: bool) -> None:
    g = summer(copy_home=allowed)
    seat = g.seat
    die(g, 1, 3, "unlocked")
    die(g, 1, 1, "home.1", seat=1 - seat)
    play(g, "die.1", "home.6")
    if not allowed:
        assert waiting(g) == "end turn"
        return
    play(g, f"die.{2 - seat}.1")
    assert g.players[seat].amulets == [0, 1, 0]


@pytest.mark.parametrize("compares", [True, False])
def test_Q31_the_copied_die_need_not_prevail(compares: bool) -> None:
    g = summer()
    g.copy_compares = compares
    seat = g.seat
    die(g, 1, 3, "unlocked")
    die(g, 1, 2, "glade", seat=1 - seat)
    die(g, 2, 4, "glade")  # more dice than the board has spaces, to make the two meet
    play(g, "die.1", "home.6")
    assert (f"die.{2 - seat}.1" in open_now(g)) == (not compares)


# The river


def test_Q33_crossing_without_a_favour_left() -> None:
    g = summer(seats=4)
    die(g, 1, 4, "yomi")
    g.covered = 0b111
    play(g, "die.1")
    assert waiting(g) == "end turn"


def test_Q34_a_declined_favour_is_covered() -> None:
    g = summer(seats=4)
    seat = g.seat
    hill(g, "yomi", bitoku="makoto-1")
    die(g, 1, 4, "yomi")
    play(g, "die.1", "done", "favour.yomi.bitoku")
    assert g.players[seat].bitoku == ()
    assert g.covered == 1
    assert number(g, "bitoku", "makoto-1") in g.hill_bitoku


def test_Q35_a_rock_first_and_then_a_pilgrim_beside_it() -> None:
    g = summer(seats=4)
    g.garden += g.players[g.seat].rocks
    g.players[g.seat].rocks = ()
    die(g, 1, 4, "yomi")
    play(g, "die.1", "favour.yomi.two")
    assert "choice.pilgrim" not in open_now(g)
    play(g, "choice.rock")
    g.play(g.options[0])
    play(g, "choice.pilgrim", "beside.1")
    assert g.players[g.seat].seated == 1


def test_D31_two_players_reach_the_favours_of_two_hills() -> None:
    g = summer(seats=2)
    die(g, 1, 4, "stairs")
    play(g, "die.1")
    assert len(open_now(g, "favour")) == 6
    assert {name.split(".")[1] for name in open_now(g, "favour")} == {"yomi", "stairs"}


# Kodamas


def test_Q38_the_last_space_holds_one_kodama() -> None:
    g = summer(seats=3)
    kodamas(g, seat=g.order[1], yomi=7)
    kodamas(g, yomi=6)
    resolve(g, "kodama")
    assert f"kodama.{g.seat + 1}.yomi" not in open_now(g)
    assert len(open_now(g, "kodama")) == 4


def test_Q39_a_kodama_pushed_off_the_last_space_frees_it() -> None:
    g = summer(seats=3)
    other = g.order[1]
    kodamas(g, seat=other, yomi=7)
    kodamas(g, yomi=6)
    resolve(g, "push + kodama")
    play(g, f"kodama.{other + 1}.yomi")
    assert f"kodama.{g.seat + 1}.yomi" in open_now(g)


def test_Q40_nobody_is_pushed_off_the_first_space() -> None:
    g = summer(seats=3)
    resolve(g, "push")
    assert waiting(g) == "turn"


def test_Q42_the_neutral_kodama_stays() -> None:
    g = summer(seats=2)
    resolve(g, "push")
    assert waiting(g) == "turn"


def test_here_means_the_region_of_the_action() -> None:
    g = summer(seats=4)
    other = g.order[1]
    building(g, "glade", "ryokan-2", seat=g.seat)
    kodamas(g, seat=other, glade=3, yomi=3)
    die(g, 1, 3, "unlocked")
    play(g, "die.1", "region.glade", "building.ryokan-2")
    assert g.players[g.seat].kodamas == [1, 1, 1, 2, 1]
    assert open_now(g, "kodama") == {f"kodama.{other + 1}.glade"}


# Buying


def test_Q48_a_discount_pays_nothing_out() -> None:
    g = summer()
    display(g, "crystal", "- dream-1")  # costs one of any
    resolve(g, "crystal-2")
    play(g, "crystal.dream-1", "socket.dream-1")
    assert g.players[g.seat].resources == [0, 0, 0, 0]


def test_Q49_a_place_that_pays_pays_in_full() -> None:
    g = summer()
    display(g, "dragonfly", "4")
    spirits(g)
    resolve(g, "dragonfly-1")
    play(g, "dragonfly.4")
    assert g.players[g.seat].resources == [0, 0, 1, 0]


def test_Q52_a_crystal_needs_a_free_place_of_its_colour() -> None:
    g = summer()
    crystals(g, memory_1="memory-1", memory_2="memory-2")
    display(g, "crystal", "memory-3")
    resolve(g, "crystal")
    assert waiting(g) == "turn"


def test_Q54_a_memory_crystal_scores_from_the_next_time_on() -> None:
    g = summer(seats=4)
    crystals(g, memory_1="memory-1")
    resources(g, wood=1, stone=1)
    display(g, "building", "farm-1 onsen-1")
    resolve(g, "2 build")
    play(g, "building.farm-1", "region.yomi", "building.onsen-1", "region.yomi")
    assert g.players[g.seat].earned[3] == 4


def test_Q55_memory_scores_once_an_icon_when_so_chosen() -> None:
    g = summer(seats=4)
    g.memory_repeats = False
    crystals(g, memory_1="memory-1")
    resources(g, wood=1, stone=1)
    display(g, "building", "farm-1 onsen-1")
    resolve(g, "2 build")
    play(g, "building.farm-1", "region.yomi", "building.onsen-1", "region.yomi")
    assert g.players[g.seat].earned[3] == 2


def test_Q57_a_mitama_acts_before_it_can_be_combined() -> None:
    g = summer()
    seat = g.seat
    display(g, "mitama", "saki-1")
    spirits(g, flies="4")
    resources(g, jade=1)
    bitoku_path(g, "rei-1")
    display(g, "dragonfly", "5")
    resolve(g, "mitama")
    play(g, "mitama.saki-1", "option.1", "advance", "dragonfly.5")
    assert g.players[seat].freed == ()  # the mitama that is still acting cannot be combined
    assert open_now(g) == {"dragonfly.4", "dragonfly.5", "done"}
    play(g, "dragonfly.4")
    assert g.players[seat].total() == 1 + 3 + 4  # the place, Rei, and the dragonfly's 4 VP
    assert len(g.players[seat].dragonflies) == 1
    sound(g)


def test_Q58_combining_is_offered_only_when_a_tile_is_obtained() -> None:
    g = summer()
    spirits(g, waiting="ara-1", flies="4")
    display(g, "mitama", "ara-2")
    resources(g, jade=1)
    resolve(g, "mitama")
    play(g, "mitama.ara-2", "option.2", "dragonfly.4")
    assert g.players[g.seat].freed == (number(g, "mitama", "ara-2"),)


def test_Q62_six_buildings_at_most() -> None:
    g = summer(seats=4)
    for region, name in (
        ("yomi", "farm-1"), ("yomi", "onsen-1"), ("yomi", "temple-1"),
        ("glade", "farm-2"), ("glade", "onsen-2"), ("glade", "temple-2"),
    ):  # fmt: skip
        building(g, region, name, seat=g.seat)
    resources(g, wood=9, stone=9)
    resolve(g, "build")
    assert waiting(g) == "turn"


def test_Q64_a_full_rock_path_takes_no_rock() -> None:
    g = summer(seats=4)
    names = [g.name(132 + rock).removeprefix("rock.") for rock in (*g.players[g.seat].rocks, *g.garden)][:4]
    rocks(g, " ".join(names))
    resolve(g, "rock")
    assert waiting(g) == "turn"


def test_Q65_a_seat_between_two_rocks_has_a_price_and_counts_for_both() -> None:
    g = summer(seats=4)
    resources(g, wood=1)
    resolve(g, "pilgrim")
    assert open_now(g, "beside") == {"beside.1", "beside.1-2"}
    play(g, "beside.1-2")
    assert g.players[g.seat].resources == [0, 0, 0, 0]
    resolve(g, "pilgrim")
    assert open_now(g, "beside") == {"beside.1"}


# Movement


def test_Q69_unspent_points_are_lost() -> None:
    g = summer()
    resolve(g, "3 mp")
    play(g, "pilgrim", "done")
    assert waiting(g) == "turn"


def test_Q70_points_gained_meanwhile_are_spent_first() -> None:
    g = summer()
    bitoku_path(g, "jin-2 makoto-5")
    resolve(g, "2 mp")
    play(g, "advance")
    assert waiting(g) == "mp"
    assert [step.key for step in g.todo[-2:]] == ["mp", "mp"]
    play(g, "advance", "pilgrim")
    assert waiting(g) == "turn"
    assert g.players[g.seat].total() == 8


def test_Q72_one_pilgrim_a_space_and_a_player_in_each_fork() -> None:
    g = summer(seats=4)
    other = g.order[1]
    pilgrims(g, walking="u1")
    pilgrims(g, arrived="a-upper-1", seat=other)
    resolve(g, "2 mp")
    play(g, "path.u1")
    assert open_now(g) == {"path.u2", "path.a-upper-2", "path.a-upper-3"}
    play(g, "path.a-upper-2")
    play_on(g, lambda g: waiting(g) == "turn")
    pilgrims(g, walking="u1")
    resolve(g, "mp")
    play(g, "path.u1")
    assert waiting(g) == "turn"  # the fork is closed to her, so the pilgrim could only go on
    assert number(g, "path", "u2") in g.players[g.seat].walkers


def test_Q73_a_pilgrim_at_a_closed_end_is_stuck() -> None:
    g = summer()
    pilgrims(g, walking="m2", arrived="b-summit-1 i-summit-1")
    resolve(g, "mp")
    assert waiting(g) == "turn"


@pytest.mark.parametrize(("completed", "opens"), [(0, False), (1, True)])
def test_Q75_a_bridge_asks_for_completed_cards(completed: int, opens: bool) -> None:
    g = summer()
    pilgrims(g, walking="u2", arrived="i-upper-1")
    bitoku_path(g, "makoto-1 makoto-2", completed=completed)
    resolve(g, "mp")
    assert ("path.u2" in open_now(g)) == opens


def test_Q71_no_bridge_test_for_a_start_beyond_it() -> None:
    g = summer()
    pilgrims(g, arrived="b-middle-1")
    resolve(g, "mp")
    play(g, "pilgrim")
    assert open_now(g) == {"path.u0", "path.m1"}


def test_Q74_a_gate_gives_its_space_and_then_its_tile() -> None:
    g = summer()
    seat = g.seat
    gate(g, "a-upper", "gate-a2")
    pilgrims(g, walking="u1")
    resolve(g, "mp")
    play(g, "path.u1", "path.a-upper-2")
    assert g.players[seat].total() == 1 + 1
    assert g.players[seat].amulets == [1, 1, 0]


# Decks


def test_Q77_an_empty_deck_is_renewed_in_mid_draw() -> None:
    g = summer()
    seat = g.seat
    player = g.players[seat]
    player.discard += player.deck
    player.deck = ()
    resolve(g, "draw")
    play(g, "draw")
    assert len(player.hand) == 4
    assert player.discard == ()
    sound(g)


def test_Q78_the_discard_pile_goes_under_a_deck_that_is_too_small() -> None:
    g = summer()
    first, rest = g.decks[1][0], g.decks[1][1:]
    g.decks[1], g.discards[1] = (first,), rest
    resolve(g, "bitoku")
    play(g, "draw")
    assert len(open_now(g)) == 2
    assert first in g.drawn
    g.play(g.options[0])
    sound(g)


@pytest.mark.parametrize("pays", [True, False])
def test_Q80_an_empty_vision_deck(pays: bool) -> None:
    g = summer(empty_visions_pay=pays)
    g.players[g.seat].visions += tuple(g.decks[2])
    g.decks[2] = ()
    resolve(g, "vision")
    assert waiting(g) == ("any" if pays else "turn")


def test_Q81_a_card_put_under_a_deck_is_known_to_one_seat_alone() -> None:
    g = summer()
    seat = g.seat
    top_of_deck(g, "yokai", "kappa-1 kappa-2")
    resolve(g, "yokai")
    play(g, "draw")
    assert g.view(seat)["table"]["drawn"] == ["yokai.kappa-1", "yokai.kappa-2"]
    assert g.view(1 - seat)["table"]["drawn"] == []
    play(g, "yokai.kappa-1")
    last = str(len(g.decks[0]) - 1)
    assert g.view(seat)["table"]["decks"]["yokai"]["known"] == {last: "yokai.kappa-2"}
    assert g.view(1 - seat)["table"]["decks"]["yokai"]["known"] == {}
    mine = number(g, "yokai", "kappa-2")
    for seed in range(8):
        again = g.redeal(seat, seed)
        assert again.decks[0][-1] & 63 == mine  # type: ignore[attr-defined]
        assert again.audit() == []
    assert any(g.redeal(1 - seat, seed).decks[0][-1] & 63 != mine for seed in range(8))  # type: ignore[attr-defined]


def test_Q81_who_knew_a_card_knows_that_it_is_back() -> None:
    g = summer()
    seat = g.seat
    top_of_deck(g, "bitoku", "yu-1 yu-2")
    resolve(g, "bitoku")
    play(g, "draw", "bitoku.yu-1")
    g.decks[1] = g.decks[1][-1:] + g.decks[1][:-1]  # the card under the deck has come to its top
    play_on(g, lambda g: g.seat != seat and waiting(g) == "turn")
    resolve(g, "bitoku")
    play(g, "draw")
    assert all(g.touch("bitoku.yu-2") in g.redeal(seat, seed).options for seed in range(6))
    play(g, next(name for name in open_now(g) if name != "bitoku.yu-2"))
    last = str(len(g.decks[1]) - 1)
    assert g.view(seat)["table"]["decks"]["bitoku"]["known"] == {last: "bitoku.yu-2"}
    sound(g)


def test_Q82_a_kept_yokai_is_secret_and_one_from_a_hill_is_not() -> None:
    g = summer(seats=4)
    seat, other = g.order[0], g.order[1]
    hill(g, "yomi", yokai="nezumi-1")
    top_of_deck(g, "yokai", "kappa-1 kappa-2")
    resolve(g, "yokai")
    play(g, "draw", "yokai.kappa-1")
    die(g, 1, 4, "yomi")
    play(g, "die.1", "favour.yomi.yokai")
    secret, seen = number(g, "yokai", "kappa-1"), number(g, "yokai", "nezumi-1")
    hands = [{card & 63 for card in g.redeal(other, seed).players[seat].hand} for seed in range(12)]  # type: ignore[attr-defined]
    assert all(seen in cards for cards in hands)
    assert not all(secret in cards for cards in hands)


def test_Q12_spring_draws_a_discarded_card_only_through_a_reshuffle() -> None:
    g = new_game()
    play_on(g, lambda g: waiting(g) == "summon" and g.seat == 0)
    crystals(g, seat=0, dream_1="dream-1")
    card = g.name(g.options[0])
    play(g, card)
    play_on(g, lambda g: waiting(g) == "draw")
    assert number(g, "yokai", card.removeprefix("yokai.")) in g.players[0].discard


# Secret decisions


def test_Q11_spring_discards_are_secret_until_all_have_chosen() -> None:
    g = new_game(seats=3)
    first, second = g.order[0], g.order[1]
    chosen = g.name(g.options[0])
    before = g.view(second)["table"]
    play(g, chosen)
    after = g.view(second)["table"]
    assert before["players"][first] == after["players"][first]
    assert g.view(first)["table"]["players"][first]["aside"] == [chosen]
    aside = {g.redeal(second, seed).players[first].aside for seed in range(12)}  # type: ignore[attr-defined]
    assert len(aside) > 1
    play_on(g, lambda g: waiting(g) != "summon")
    assert g.view(second)["table"]["players"][first]["discard"] == [chosen]


def test_Q11_winter_dice_are_secret_until_all_have_chosen() -> None:
    g = new_game(seats=3)
    play_on(g, lambda g: waiting(g) == "return dice")
    for seat in range(3):
        g.players[seat].values[:] = [3, 2, 1]
    g.options = g.todo[-1].legal(g)
    first, second = g.order[0], g.order[1]
    before = g.view(second)["table"]["players"][first]
    play(g, "die.3", "die.1")
    assert g.seat == second
    assert g.view(second)["table"]["players"][first] == before
    play(g, "die.1", "die.2")
    play_on(g, lambda g: waiting(g) != "return dice")
    assert g.players[first].values == [1, 3, 2]
    assert g.players[second].values == [3, 2, 1]


def test_Q85_dice_left_on_the_board_return_too() -> None:
    g = summer(seats=2, early_pass=True)
    play_on(g, lambda g: g.phase == 3)
    spring_of(g, 2)
    assert all(player.places == [0, 0, 0] for player in g.players)


# The ascension


@pytest.mark.parametrize("snapshot", [True, False])
def test_Q89_goods_of_the_ascension_and_visions(snapshot: bool) -> None:
    g = new_game(seats=2, vision_snapshot=snapshot)
    play_on(g, lambda g: g.round == 3 and g.phase == 3 and waiting(g) == "virtue" and g.place == 2)
    visions(g, "7", seat=0)  # a resource and four crystals
    g.players[0].resources[:] = [0, 0, 0, 0]
    crystals(g, seat=0, dream_1="dream-3", memory_1="memory-1", memory_2="memory-2", ingenuity_1="ingenuity-1")
    play(g, "done")
    assert g.over
    assert g.players[0].resources == [0, 0, 0, 1]
    assert g.breakdown()[0]["visions"] == (-1 if snapshot else 3)


def test_Q91_a_combined_pair_is_two_items() -> None:
    g = summer()
    visions(g, "2", seat=0)
    assert g.breakdown()[0]["visions"] == -2
    building(g, "yomi", "temple-1", seat=0)
    spirits(g, pairs="ara-1+3", seat=0)
    pilgrims(g, arrived="a-upper-1", seat=0)
    assert g.breakdown()[0]["visions"] == 6


def test_Q94_an_item_counts_for_every_rock_that_shows_it() -> None:
    g = summer(seats=2, seed=5)
    for seat in range(2):
        g.garden = tuple(sorted([*g.garden, *g.players[seat].rocks]))
        g.players[seat].rocks = ()
    g.garden = tuple(sorted([rock for rock in range(13) if rock not in (0, 1, 2, 3, 4)]))
    g.players[1].rocks = (0,)
    g.garden = g.garden[:-2] if False else g.garden
    g.players[0].rocks = (number(g, "rock", "ryokan-temple"), number(g, "rock", "temple-onsen"))
    building(g, "yomi", "temple-1", seat=0)
    g.players[0].seated = 0b0000010  # between the two
    assert g.breakdown()[0]["rocks"] == 2


def test_Q98_a_score_may_fall_below_zero() -> None:
    g = summer()
    visions(g, "1 2 8 14 18 19 22 24", seat=0)
    assert g.breakdown()[0]["visions"] == -16


def test_every_part_can_be_declined() -> None:
    """No purchase, card, rock, pilgrim or step is forced on anybody."""
    g = summer(seats=4)
    display(g, "crystal", "dream-1 dream-2")
    resources(g, wood=3, stone=3, jade=3, sake=3)
    kodamas(g, seat=g.order[1], yomi=3)
    before = g.clone()
    for effect in (
        "build", "crystal", "mitama", "dragonfly", "rock", "pilgrim", "yokai", "bitoku", "draw", "kodama", "push",
        "mp", "build / crystal", "rock / pilgrim", "(stone / sake) > 3 vp",
    ):  # fmt: skip
        resolve(g, effect)
        play(g, "done")
        assert waiting(g) == "turn", effect
        assert [player.pack() for player in g.players] == [player.pack() for player in before.players], effect


def test_a_price_before_an_effect() -> None:
    g = summer()
    resources(g, sake=1)
    resolve(g, "(stone / sake) > 3 vp")
    assert open_now(g) == {"option.1", "done"}
    play(g, "option.1")
    assert g.players[g.seat].total() == 3
    assert g.players[g.seat].resources == [0, 0, 0, 0]
    resolve(g, "(stone / sake) > 3 vp")
    assert waiting(g) == "turn"  # nothing to pay with
    resources(g, stone=1, sake=1)
    resolve(g, "(stone / sake) > 3 vp")
    play(g, "option.1")
    assert endings(g, lambda g: tuple(g.players[g.seat].resources)) == {(0, 1, 0, 0), (0, 0, 0, 1)}
