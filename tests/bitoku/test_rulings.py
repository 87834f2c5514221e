"""What the rulebook leaves open and the rules settle, under the numbers of the rulings."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

import ennichi
from ennichi.bitoku.scoring import completed_visions, treasure, vision_points
from ennichi.bitoku.state import Bitoku

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
    g.offered = g.todo[-1].legal(g)
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


def test_Q9_D14_goods_are_taken_and_everything_else_can_be_declined() -> None:
    """Goods are taken without a question (D14); an action is offered once, at its moment, and may be declined (Q9)."""
    g = summer()
    seat = g.seat
    spirits(g, flies="4")
    display(g, "mitama", "nigi-1")  # unlock a die, and a +1 amulet
    resources(g, jade=1)
    for at in (1, 2, 3):
        die(g, at, 2, "unlocked")
    resolve(g, "mitama")
    play(g, "mitama.nigi-1")
    assert waiting(g) == "settle mitama.nigi-1"  # the next question is already the combination
    assert g.players[seat].amulets == [1, 0, 0]
    resolve(g, "mp")
    play(g, "done")
    assert waiting(g) == "settle mitama.nigi-1"  # what was declined does not come back


def test_Q10_what_is_possible_of_an_effect_is_done_and_the_rest_is_lost() -> None:
    g = summer(seats=4)
    resolve(g, "build + mitama + vp")  # nothing to pay with
    assert waiting(g) == "turn"
    assert g.players[g.seat].total() == 1
    resolve(g, "3 rock")
    for _ in range(3):
        g.play(g.options[0])
    assert len(g.players[g.seat].rocks) == 4
    resolve(g, "2 rock + kodama")
    assert waiting(g) == "kodama"
    play(g, "done")
    resolve(g, "rock + kodama / rock")  # an option that can be done in part is open, one that cannot is not
    assert open_now(g) == {"option.1", "done"}


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


def test_Q15_dice_in_the_home_are_not_compared() -> None:
    g = summer(seats=4)
    seat = g.seat
    die(g, 1, 6, "home.2", seat=g.order[1])
    die(g, 1, 1, "unlocked")
    play(g, "die.1", "home.1")
    assert g.players[seat].amulets == [0, 1, 0]


def test_Q16_one_forest_action_that_the_die_reaches() -> None:
    g = summer(seats=4)
    die(g, 1, 5, "unlocked")
    play(g, "die.1", "region.glade")
    assert open_now(g, "forest") == {"forest.1", "forest.2", "forest.3", "forest.4"}  # a 5 has none of its own
    assert "6" in g.why_not(g.touch("forest.5"))
    play(g, "forest.2", "resource.wood")
    assert open_now(g, "forest") == set()
    assert g.players[g.seat].resources == [1, 0, 0, 0]


def test_Q18_a_building_of_this_turn_cannot_be_used() -> None:
    g = summer(seats=4)
    die(g, 1, 4, "unlocked")
    resources(g, wood=2)
    display(g, "building", "farm-1")
    play(g, "die.1", "region.forges", "forest.2", "building.farm-1", "region.forges")
    assert waiting(g) == "end turn"
    assert g.players[g.seat].built == 1


def test_Q19_the_owner_is_paid_when_somebody_else_uses_the_building() -> None:
    g = summer(seats=4)
    seat, owner = g.order[0], g.order[1]
    building(g, "glade", "ryokan-1", seat=owner)  # 1 VP or a +1 amulet for its owner, a kodama for the user
    die(g, 1, 2, "unlocked")
    play(g, "die.1", "region.glade")
    left = g.clone()
    play(left, "done")
    assert (left.players[owner].total(), left.players[owner].amulets) == (0, [0, 0, 0])  # standing there is not using
    play(g, "building.ryokan-1")
    assert (g.seat, waiting(g)) == (owner, "property")
    play(g, "option.2")
    assert (g.seat, waiting(g)) == (seat, "kodama")
    play(g, "kodama.yomi")
    assert (g.players[owner].total(), g.players[owner].amulets) == (0, [1, 0, 0])
    assert g.players[seat].amulets == [0, 0, 0]


def test_Q19_nobody_is_paid_for_using_an_own_building() -> None:
    g = summer(seats=4)
    building(g, "glade", "ryokan-1", seat=g.seat)
    die(g, 1, 2, "unlocked")
    play(g, "die.1", "region.glade", "building.ryokan-1")
    assert waiting(g) == "kodama"
    assert (g.players[g.seat].total(), g.players[g.seat].amulets) == (0, [0, 0, 0])


def test_Q20_a_building_whose_action_is_impossible_cannot_be_used() -> None:
    g = summer(seats=4)
    building(g, "yomi", "temple-2", seat=g.order[1])  # a pilgrim beside a rock
    die(g, 1, 3, "unlocked")
    g.players[g.seat].gone += g.players[g.seat].awake
    g.players[g.seat].awake = 0
    play(g, "die.1", "region.yomi")
    assert "building.temple-2" not in open_now(g)
    assert "(our ruling Q20)" in g.why_not(g.touch("building.temple-2"))


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
    g.offered = g.todo[-1].legal(g)
    assert f"die.{seat + 1}.2" not in open_now(g)
    assert "pilgrim" in g.why_not(g.touch(f"die.{seat + 1}.2"))


def strict_meeting(mine: int, other: int, **wealth: int) -> Bitoku:
    """A die of each in the Glade, where a building stands, by the strict variant."""
    g = summer(seats=4, strict_forest=True)
    building(g, "glade", "ryokan-1", seat=g.seat)
    die(g, 1, mine, "unlocked")
    die(g, 1, other, "glade", seat=g.order[1])
    amulets(g, **wealth)
    play(g, "die.1", "region.glade")
    return g


@pytest.mark.parametrize(("mine", "allowed"), [(3, False), (4, False), (5, True)])
def test_Q22_the_strict_variant_asks_for_a_higher_die_and_only_for_forest_actions(mine: int, allowed: bool) -> None:
    g = strict_meeting(mine, 4)
    assert (open_now(g, "forest") != set()) == allowed
    assert open_now(g, "building") == {"building.ryokan-1"}
    at_home = summer(seats=4, strict_forest=True)
    die(at_home, 1, 6, "home.2", seat=at_home.order[1])
    die(at_home, 1, mine, "unlocked")
    play(at_home, "die.1", "home.1")
    assert at_home.players[at_home.seat].amulets == [0, 1, 0]


@pytest.mark.parametrize("mine", [5, 6])
def test_D33_against_a_six_the_strict_variant_takes_a_six_and_an_amulet(mine: int) -> None:
    g = strict_meeting(mine, 6, ones=1, threes=1)
    seat = g.seat
    assert (open_now(g, "forest") != set()) == (mine == 6)
    if mine == 6:
        play(g, "forest.3")
        assert open_now(g) == {"amulet.1", "amulet.3"}  # of any value
        play(g, "amulet.3", "resource.jade")
        assert (g.players[seat].amulets, g.players[seat].values[0]) == ([1, 0, 0], 6)
        play(g, "done", "done")
        nxt = g.order[2]
        play_on(g, lambda g: g.seat == nxt and waiting(g) == "turn")
        die(g, 1, 6, "unlocked")
        amulets(g, ones=1)
        play(g, "die.1", "region.glade")
        assert open_now(g, "forest") != set()  # who comes later meets a six and nothing higher


def test_Q23_unlocking_with_no_locked_die_one_and_several() -> None:
    g = summer()
    resolve(g, "unlock + amulet1")
    assert open_now(g) == {f"die.{g.seat + 1}.{at}" for at in (1, 2, 3)}
    play(g, "die.2")
    assert g.players[g.seat].places == [0, 1, 0]
    die(g, 1, 3, "unlocked")
    resolve(g, "unlock + amulet1")  # the only one is not asked about
    assert g.players[g.seat].places == [1, 1, 1]
    resolve(g, "unlock + amulet1")
    assert waiting(g) == "turn"
    assert g.players[g.seat].amulets == [3, 0, 0]


def test_Q25_an_amulet_helps_a_one_onto_the_copy_space() -> None:
    g = summer()
    seat = g.seat
    die(g, 1, 1, "unlocked")
    amulets(g, ones=1)
    play(g, "die.1")
    assert "home.6" not in open_now(g)
    play(g, "amulet.1", "home.6")
    assert g.players[seat].values[0] == 1  # Q26: it drops although there was nothing to copy


def copying(mine: int, theirs: int, place: str) -> Bitoku:
    """Two players; one goes to the copy space while a die of the other stands somewhere."""
    g = summer()
    die(g, 1, mine, "unlocked")
    die(g, 1, theirs, place, seat=1 - g.seat)
    play(g, "die.1", "home.6")
    return g


def test_Q26_the_die_drops_even_if_nothing_is_copied() -> None:
    g = copying(5, 3, "glade")
    play(g, "done")
    assert g.players[g.seat].values[0] == 4


@pytest.mark.parametrize(
    ("place", "copied"), [("glade", True), ("home.1", True), ("hill.left", False), ("unlocked", False)]
)
def test_Q27_only_a_die_of_another_player_in_the_forest_is_copied(place: str, copied: bool) -> None:
    g = summer()
    die(g, 2, 4, "stairs")  # one's own
    die(g, 1, 3, "unlocked")
    die(g, 1, 4, place, seat=1 - g.seat)
    play(g, "die.1", "home.6")
    assert open_now(g, "die") == ({f"die.{2 - g.seat}.1"} if copied else set())


@pytest.mark.parametrize(("mine", "theirs", "reached"), [(6, 2, 2), (2, 4, 4)])
def test_Q29_the_value_of_the_copied_die_counts(mine: int, theirs: int, reached: int) -> None:
    g = copying(mine, theirs, "glade")
    play(g, f"die.{2 - g.seat}.1")
    assert len(open_now(g, "forest")) == reached


def test_Q30_copying_uses_ones_own_pieces_and_no_building() -> None:
    g = summer()
    seat, other = g.seat, 1 - g.seat
    building(g, "glade", "ryokan-1", seat=other)
    die(g, 1, 3, "unlocked")
    die(g, 1, 3, "glade", seat=other)
    play(g, "die.1", "home.6", f"die.{other + 1}.1")
    assert open_now(g, "building") == set()
    play(g, "forest.1")
    assert (g.players[seat].kodamas[3], g.players[other].kodamas[3]) == (2, 1)
    assert waiting(g) == "end turn"
    assert g.players[other].total() == 0


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
    g.rules.copy_compares = compares
    seat = g.seat
    die(g, 1, 3, "unlocked")
    die(g, 1, 2, "glade", seat=1 - seat)
    die(g, 2, 4, "glade")  # more dice than the board has spaces, to make the two meet
    play(g, "die.1", "home.6")
    assert (f"die.{2 - seat}.1" in open_now(g)) == (not compares)


# The river


def test_D1_a_favour_is_claimed_once_a_round_in_each_hill() -> None:
    g = summer(seats=4)
    seat = g.seat
    for at, region in ((1, "yomi"), (2, "yomi"), (3, "stairs")):
        die(g, at, 4, region)
    play(g, "die.1", "favour.yomi.two", "done", "done")
    play_on(g, lambda g: g.seat == seat and waiting(g) == "turn")
    elsewhere = g.clone()
    play(g, "die.2")
    assert open_now(g, "favour") == {"favour.yomi.bitoku", "favour.yomi.yokai"}
    assert "claimed" in g.why_not(g.touch("favour.yomi.two"))
    play(elsewhere, "die.3")
    assert "favour.stairs.two" in open_now(elsewhere)
    spring_of(g, 2)
    play_on(g, lambda g: waiting(g) == "turn")
    die(g, 1, 4, "yomi")
    play(g, "die.1")
    assert "favour.yomi.two" in open_now(g)


@pytest.mark.parametrize("seats", [2, 4])
def test_Q32_a_die_crosses_to_an_empty_space_of_its_own_hill(seats: int) -> None:
    g = summer(seats=seats)
    area = "left" if seats == 2 else "yomi"
    others = [seat for seat in range(seats) if seat != g.seat]
    die(g, 1, 2, "yomi")
    die(g, 2, 2, "stairs")
    assert {f"die.{g.seat + 1}.{at}" for at in (1, 2)} <= open_now(g)
    for at in range(g.layout.area_spaces[0]):
        die(g, at + 1, 3, f"hill.{area}", seat=others[0])
    open_dice = open_now(g, "die")
    assert f"die.{g.seat + 1}.1" not in open_dice
    assert "across the river" in g.why_not(g.touch(f"die.{g.seat + 1}.1"))
    assert (f"die.{g.seat + 1}.2" in open_dice) == (seats == 4)  # with two players both share the spaces of their side


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
    assert "choice.rock" not in open_now(g)  # two different ones
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


def test_D16_two_steps_back_may_hit_two_players() -> None:
    g = summer(seats=3)
    first, second = g.order[1], g.order[2]
    for other in (first, second):
        kodamas(g, seat=other, yomi=3)
    resolve(g, "2 push")
    play(g, f"kodama.{first + 1}.yomi", f"kodama.{second + 1}.yomi")
    assert (g.players[first].kodamas[0], g.players[second].kodamas[0]) == (2, 2)


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


def test_Q50_the_buyer_chooses_what_a_discount_waives() -> None:
    g = summer()
    display(g, "mitama", "- - - ara-1")  # a jade and two sake
    resources(g, jade=1, sake=2)
    resolve(g, "mitama-1")
    play(g, "mitama.ara-1", "resource.jade")
    assert g.players[g.seat].resources == [0, 0, 1, 0]
    play_on(g, lambda g: waiting(g) == "turn")
    display(g, "mitama", "- - - ara-2")
    resources(g, jade=1, sake=2)
    resolve(g, "mitama-1")
    play(g, "mitama.ara-2", "resource.sake")
    assert g.players[g.seat].resources == [0, 0, 0, 1]


def test_D57_the_price_of_a_crystal_may_be_paid_in_any_mix() -> None:
    g = summer()
    display(g, "crystal", "- - dream-1")  # two of any
    resources(g, wood=2, sake=1)
    resolve(g, "crystal")
    play(g, "crystal.dream-1", "socket.dream-1")
    assert endings(g, lambda g: tuple(g.players[g.seat].resources)) == {(0, 0, 0, 1), (1, 0, 0, 0)}


def test_D11_a_crystal_goes_to_a_place_of_its_own_colour() -> None:
    g = summer()
    display(g, "crystal", "memory-1")
    resolve(g, "crystal")
    play(g, "crystal.memory-1")
    assert open_now(g) == {"socket.memory-1", "socket.memory-2"}
    assert "colo" in g.why_not(g.touch("socket.dream-1"))


def test_Q53_a_crystal_wakes_the_pilgrim_scores_at_the_end_and_stays() -> None:
    g = summer()
    seat = g.seat
    awake, fate = g.players[seat].awake, g.breakdown()[seat]["fate"]
    display(g, "crystal", "dream-1")
    resolve(g, "crystal")
    play(g, "crystal.dream-1", "socket.dream-2")  # 2 VP under it
    assert g.players[seat].awake == awake + 1
    assert (g.players[seat].total(), g.breakdown()[seat]["fate"]) == (0, fate + 2)
    display(g, "crystal", "dream-2")
    resolve(g, "crystal")
    play(g, "crystal.dream-2")
    assert open_now(g) == {"socket.dream-1", "socket.dream-3"}


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


def test_Q54_a_memory_crystal_does_not_score_for_what_brought_it() -> None:
    g = summer()
    bitoku_path(g, "gi-2 makoto-5")  # the first one, completed, brings a crystal
    display(g, "crystal", "memory-6")  # 2 VP for each bitoku card that is completed
    resolve(g, "2 mp")
    play(g, "advance", "option.2", "crystal.memory-6", "socket.memory-1")
    assert g.players[g.seat].earned[3] == 0
    play(g, "advance")
    assert g.players[g.seat].earned[3] == 2


def test_Q55_memory_scores_once_an_icon_when_so_chosen() -> None:
    g = summer(seats=4)
    g.rules.memory_repeats = False
    crystals(g, memory_1="memory-1")
    resources(g, wood=1, stone=1)
    display(g, "building", "farm-1 onsen-1")
    resolve(g, "2 build")
    play(g, "building.farm-1", "region.yomi", "building.onsen-1", "region.yomi")
    assert g.players[g.seat].earned[3] == 2


def test_Q56_a_dream_crystal_gives_from_the_next_spring_on_and_at_the_ascension() -> None:
    g = new_game()
    play_on(g, lambda g: g.phase == 3 and g.round == 0)
    crystals(g, seat=0, dream_1="dream-8")  # a movement point
    bitoku_path(g, "gi-2", seat=0)  # completed, it brings a crystal
    g.players[0].resources[:] = [0, 0, 0, 0]
    spring_of(g, 2)
    play_on(g, lambda g: waiting(g) == "mp" and g.seat == 0)
    display(g, "crystal", "dream-3")  # a sake
    play(g, "advance", "option.2", "crystal.dream-3", "socket.dream-2")
    assert g.players[0].resources == [0, 0, 0, 0]
    play_on(g, lambda g: g.phase == 1)
    assert g.players[0].resources == [0, 0, 0, 0]  # not in the spring in which it came
    for _ in range(3):  # the springs of rounds 3 and 4, and the ascension
        play_on(g, lambda g: g.phase == 3)
        g.players[0].resources[:] = [0, 0, 0, 0]
        play_on(g, lambda g: g.phase == 1 or g.over)
        assert g.players[0].resources == [0, 0, 0, 1]
    assert g.over


def test_Q56_why_a_crystal_is_not_collected() -> None:
    g = new_game()
    play_on(g, lambda g: g.phase == 3 and g.round == 0)
    crystals(g, seat=0, dream_1="dream-7", dream_2="dream-8", dream_3="dream-12", memory_1="memory-1")
    spring_of(g, 2)
    play_on(g, lambda g: waiting(g) == "reap" and g.seat == 0)
    play(g, "crystal.dream-7", "done")
    assert "(our ruling Q56)" in g.why_not(g.touch("crystal.dream-7"))
    assert "Dream" in g.why_not(g.touch("crystal.memory-1"))
    assert "Dream" not in g.why_not(g.touch("crystal.memory-2"))  # somebody else's, or nobody's


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


def test_Q61_a_stack_that_runs_out_leaves_places_empty() -> None:
    g = new_game()
    play_on(g, lambda g: g.phase == 3)
    display(g, "crystal", "dream-1 - - -")
    left = g.stacks[1][:1]
    g.removed[1] += g.stacks[1][1:]
    g.stacks[1] = left
    spring_of(g, 2)
    assert g.shown[1] == (-1, -1, *left, number(g, "crystal", "dream-1"))
    sound(g)


def test_Q63_a_building_goes_to_any_area_and_moves_the_kodama_there() -> None:
    g = summer(seats=4)
    die(g, 1, 2, "unlocked")
    resources(g, wood=1)
    display(g, "building", "farm-3")  # two steps
    play(g, "die.1", "region.forges", "forest.2", "building.farm-3")
    assert open_now(g) == {"region.yomi", "region.stairs", "region.glade", "region.forges"}
    play(g, "region.glade")
    assert g.players[g.seat].kodamas == [1, 1, 1, 3, 1]


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


def test_Q66_no_discount_on_the_seat_of_a_pilgrim() -> None:
    g = summer(seats=4)
    spirits(g)
    display(g, "mitama", "kushi-1")  # one jade: one of the two that are waived is left over
    resolve(g, "mitama-2 + pilgrim")
    play(g, "mitama.kushi-1", "option.2")
    assert open_now(g) == {"beside.1", "done"}
    assert "1" in g.why_not(g.touch("beside.1-2"))


def test_Q68_resources_and_amulets_never_run_out() -> None:
    g = summer()
    resources(g, wood=200)
    amulets(g, ones=200)
    resolve(g, "3 wood + 2 amulet1")
    assert (g.players[g.seat].resources[0], g.players[g.seat].amulets[0]) == (203, 202)
    sound(g)


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


def test_Q79_hills_are_dealt_on_from_a_reshuffled_discard_pile() -> None:
    g = new_game()
    play_on(g, lambda g: g.phase == 3)
    old = g.hill_yokai
    first = g.decks[0][0]
    g.discards[0] += g.decks[0][1:]
    g.decks[0] = (first,)
    spring_of(g, 2)
    assert first & 63 in g.hill_yokai
    assert -1 not in g.hill_yokai
    assert g.discards[0] == ()  # the old cards were discarded first, so they were shuffled in too
    assert {card for card in old if card >= 0} <= {card & 63 for card in g.decks[0]} | set(g.hill_yokai)
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
    g.offered = g.todo[-1].legal(g)
    first, second = g.order[0], g.order[1]
    before = g.view(second)["table"]["players"][first]
    play(g, "die.3", "die.1")
    assert g.seat == second
    assert g.view(second)["table"]["players"][first] == before
    play(g, "die.1", "die.2")
    play_on(g, lambda g: waiting(g) != "return dice")
    assert g.players[first].values == [1, 3, 2]
    assert g.players[second].values == [3, 2, 1]


def test_Q83_the_highest_die_of_each_player_makes_the_new_order() -> None:
    g = summer(seats=4, early_pass=True)
    g.order = (3, 2, 1, 0)
    die(g, 1, 1, "home.1", seat=0)
    die(g, 2, 6, "home.2", seat=0)  # the second die of a player counts for nothing
    die(g, 1, 6, "home.3", seat=1)
    play_on(g, lambda g: g.phase == 3)
    assert g.order == (0, 1, 3, 2)  # who has no die there keeps the old order


@pytest.mark.parametrize("seats", [2, 4])
def test_Q84_the_home_is_read_from_its_first_space_down(seats: int) -> None:
    g = summer(seats=seats, early_pass=True)
    spaces = g.layout.home_space
    assert spaces == sorted(spaces)
    g.order = tuple(range(seats))
    for seat in range(seats):
        die(g, 1, 3, f"home.{spaces[-1 - seat]}", seat=seat)
    play_on(g, lambda g: g.phase == 3)
    assert g.order == tuple(reversed(range(seats)))


def winter_with(cards: str, tucked: int) -> Bitoku:
    """A player who has played three cards and has removed some in winters before."""
    g = summer()
    seat = g.seat
    hand(g, cards)
    player = g.players[seat]
    player.tucked, player.deck = player.deck[:tucked], player.deck[tucked:]
    play_on(g, lambda g: (waiting(g) == "virtue" and g.seat == seat) or g.round == 1)
    return g


def test_Q86_who_has_five_cards_may_remove_one_of_those_played() -> None:
    g = winter_with("nezumi-1 kappa-start nezumi-start", 0)
    seat = g.seat
    played = {f"yokai.{name}" for name in ("nezumi-1", "kappa-start", "nezumi-start")}
    assert open_now(g) == played | {"done"}
    g.players[seat].built = 6
    before = g.players[seat].total()
    play(g, "yokai.nezumi-1")  # 2 VP a building, 12 at most
    assert g.players[seat].total() == before + 12
    play_on(g, lambda g: g.round == 1)
    assert number(g, "yokai", "nezumi-1") in g.players[seat].tucked
    assert len(g.players[seat].tucked) == 1  # one a winter
    few = winter_with("nezumi-1 kappa-start nezumi-start", 2)
    assert few.round == 1  # four in use and two under the board: nobody was asked


def test_Q87_an_empty_last_place_costs_no_tile() -> None:
    g = new_game()
    play_on(g, lambda g: g.phase == 3)
    display(g, "mitama", "ara-1 - nigi-1 -")
    removed = g.removed[2]
    spring_of(g, 2)
    assert g.removed[2] == removed
    assert g.shown[2][2:] == (number(g, "mitama", "ara-1"), number(g, "mitama", "nigi-1"))
    assert -1 not in g.shown[2]


def test_Q88_no_snow_falls_in_the_last_winter() -> None:
    g = new_game()
    play_on(g, lambda g: g.round == 3 and g.phase == 3)
    shown, hills, covered = [*g.shown], (g.hill_bitoku, g.hill_yokai), g.covered
    assert any(card >= 0 for card in g.players[0].slots)
    play_on(g, lambda g: g.over)
    assert [*g.shown] == shown
    assert ((g.hill_bitoku, g.hill_yokai), g.covered) == (hills, covered)
    assert all(player.slots == (-1, -1, -1) for player in g.players)  # the steps before it were taken


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


def test_Q93_visions_are_chosen_for_the_most_vp_and_then_for_the_most_cards() -> None:
    g = summer()
    visions(g, "19 7 15", seat=0)
    player = g.players[0]
    player.items = (2, 2, 0, 0, 0, 1, 0, 0)
    assert vision_points(g, player) == 7 - 1 - 1
    player.items = (2, 2, 4, 0, 0, 1, 0, 3)  # now the other two together bring as much as the first alone
    assert vision_points(g, player) == 3 + 4 - 2
    assert completed_visions(g, player) == 0b110
    player.items = (4, 2, 4, 0, 0, 1, 0, 3)
    assert completed_visions(g, player) == 0b111


def rock_owner(names: str, seated: str) -> Bitoku:
    """Seat 0 with these rocks and pilgrims beside them; the other rocks lie where they may."""
    g = summer()
    g.players[1].rocks = ()
    g.garden = ()
    g.players[0].rocks = tuple(number(g, "rock", name) for name in names.split())
    for name in seated.split():
        g.players[0].seated |= 1 << number(g, "beside", name)
    return g


def test_Q95_a_wild_item_takes_one_type_for_all_rocks_the_best_one() -> None:
    g = rock_owner("ara nigi", "1 2 2-3")
    spirits(g, waiting="shinigami-1 shinigami-2 ara-1", seat=0)
    assert g.breakdown()[0]["rocks"] == 1 * 1 + 2 * 2  # both wilds are nigi, which has two pilgrims
    spirits(g, seat=0)
    g.players[0].tucked += tuple(number(g, "yokai", f"yama-uba-{at}") for at in (1, 2))
    assert g.breakdown()[0]["rocks"] == 0  # a wild yokai is no mitama


def test_Q96_yokai_count_wherever_they_are() -> None:
    g = rock_owner("kappa", "1")
    player = g.players[0]
    kappas = [number(g, "yokai", f"kappa-{at}") for at in (1, 2, 3, 4)]
    start = number(g, "yokai", "kappa-start")
    player.hand, player.deck, player.discard, player.tucked, player.slots = (), (), (), (), (-1, -1, -1)
    assert g.breakdown()[0]["rocks"] == 0
    player.deck, player.discard, player.tucked = (start,), (kappas[0],), (kappas[1],)
    player.slots, player.hand = (kappas[2], -1, -1), (kappas[3],)
    assert g.breakdown()[0]["rocks"] == 5


def test_D36_mitamas_count_waiting_combined_and_while_they_act() -> None:
    g = rock_owner("ara", "1")
    spirits(g, waiting="ara-1", pairs="ara-2+3", seat=0)
    assert g.breakdown()[0]["rocks"] == 2
    g.players[0].arriving = (number(g, "mitama", "ara-3"),)
    assert g.breakdown()[0]["rocks"] == 3


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


@pytest.mark.parametrize(("spaces", "points"), [([3, 3, 3, 1], [3, 3, 3, 0]), ([5, 4, 4, 4], [6, 1, 1, 1])])
def test_Q44_tied_kodamas_share_the_awards_of_their_ranks(spaces: list[int], points: list[int]) -> None:
    g = summer(seats=4)
    lake(g, "yomi", "lake-4")  # 6, 3, 1
    for seat, space in enumerate(spaces):
        kodamas(g, seat=seat, yomi=space)
    assert [treasure(g, 0, seat) for seat in range(4)] == points


def test_Q46_the_neutral_kodama_takes_its_share() -> None:
    g = summer(seats=2)
    lake(g, "yomi", "lake-4")  # 6, 3, 1
    kodamas(g, seat=0, yomi=4)  # level with the neutral one
    kodamas(g, seat=1, yomi=3)
    assert [treasure(g, 0, seat) for seat in range(2)] == [4, 1]
    kodamas(g, seat=1, yomi=4)  # and now all three
    assert [treasure(g, 0, seat) for seat in range(2)] == [3, 3]


def test_Q97_dice_and_resources_pay_homage_and_amulets_do_not() -> None:
    g = summer()
    g.players[0].values[:] = [6, 4, 1]
    resources(g, seat=0, wood=1, stone=1, jade=1, sake=1)
    assert g.breakdown()[0]["homage"] == 3  # 15 of them, divided by 4
    amulets(g, ones=3, twos=3, threes=3, seat=0)
    assert g.breakdown()[0]["homage"] == 3
    resources(g, seat=0, wood=5)
    assert g.breakdown()[0]["homage"] == 4


def test_Q99_a_tie_goes_to_more_visions_and_then_to_the_better_place() -> None:
    g = summer(seats=3)
    g.order = (2, 0, 1)
    for seat in range(3):
        visions(g, "", seat=seat)
    level(g)
    assert g.winners() == [2]
    visions(g, "15", seat=1)
    g.players[1].items = (1, 0, 0, 0, 0, 0, 0, 3)
    level(g)
    assert g.winners() == [1]
    g.players[0].earned[6] += 1
    assert g.winners() == [0]


def level(g: Bitoku) -> None:
    """Give everybody what they lack to the best of them."""
    scores = g.scores()
    for seat in range(len(scores)):
        g.players[seat].earned[6] += max(scores) - scores[seat]


def test_Q98_a_score_may_fall_below_zero() -> None:
    g = summer()
    visions(g, "1 2 8 14 18 19 22 24", seat=0)
    assert g.breakdown()[0]["visions"] == -16


def test_Q9_every_part_can_be_declined() -> None:
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
