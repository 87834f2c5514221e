"""Where a rule just holds and where it just does not: what a small slip in the rules would change."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennichi
from ennichi.bitoku.cards import with_at
from ennichi.bitoku.components import THINGS
from ennichi.bitoku.holdings import count_thing, virtue_points
from ennichi.bitoku.kind import KIND
from ennichi.bitoku.scoring import completed_visions, vision_points
from ennichi.bitoku.state import BEYOND, CARD, IN_HOME, IN_REGION, LOCKED, SECRET, SEEN, UNLOCKED, Bitoku
from ennichi.bitoku.summer import SUMMER_PHASE
from ennichi.bitoku.tengu import go_home, lose_rock, reap_as_tengu, unlock_lowest
from ennichi.bitoku.tengu_actions import perform, spend_points
from ennichi.bitoku.tengu_board import TENGU
from ennichi.bitoku.tengu_terms import bitoku_hills, choice_of, highest_before, rarest_hill, yokai_hills
from ennichi.bitoku.vocabulary import DONE
from ennichi.kernel.random_source import from_seed

from .given import (
    amulets,
    bitoku_path,
    building,
    crystals,
    die,
    display,
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
    sound,
    spirits,
    summer,
    top_of_deck,
    visions,
    waiting,
)
from .tengu_given import card_number, cards, pile, skipped, solo, step, tengu, tengu_rocks, turn

# Dice in the forest.


@pytest.mark.parametrize(("mine", "other", "allowed"), [(3, 4, False), (4, 4, True), (5, 4, True)])
@pytest.mark.parametrize("whose", ["another's", "one's own"])
def test_a_die_as_high_as_the_best_other_still_does_a_forest_action(
    mine: int, other: int, allowed: bool, whose: str
) -> None:
    g = summer(seats=4)
    die(g, 1, mine, "unlocked")
    if whose == "one's own":
        die(g, 2, other, "glade")
    else:
        die(g, 1, other, "glade", seat=g.order[1])

    play(g, "die.1", "region.glade")

    assert ("forest.1" in open_now(g)) == allowed
    assert (waiting(g) == "end turn") != allowed


def narrow(monkeypatch: pytest.MonkeyPatch) -> Bitoku:
    """A board with no room by the river, and in the Home one free space, for a 4 or more."""
    g = summer(seats=2)
    monkeypatch.setattr(g.layout, "spaces", [0, 0, 4, 0, 0])
    monkeypatch.setattr(g.layout, "home_min", [1, 1, 1, 4])
    for at, space in enumerate((1, 2, 5)):
        die(g, at + 1, 3, f"home.{space}", seat=g.order[1])
    hand(g, "")
    for at in (2, 3):
        die(g, at, 3, "hill.left")
    return g


@pytest.mark.parametrize(
    ("value", "own", "fits"),
    [
        (3, (0, 0, 0), False), (4, (0, 0, 0), True), (3, (1, 0, 0), True), (2, (1, 0, 0), False), (2, (0, 1, 0), True),
        (1, (0, 1, 0), False), (1, (0, 0, 1), True), (1, (1, 1, 0), True), (1, (2, 0, 0), False), (1, (3, 0, 0), True),
    ],
)  # fmt: skip
def test_a_die_that_fits_nowhere_cannot_be_used_and_amulets_count(
    monkeypatch: pytest.MonkeyPatch, value: int, own: tuple[int, int, int], fits: bool
) -> None:
    """Q1, Q25: with a die that can be placed there is no passing."""
    g = narrow(monkeypatch)
    amulets(g, *own)
    die(g, 1, value, "unlocked")

    assert open_now(g) == ({f"die.{g.seat + 1}.1"} if fits else {"pass"})


def test_a_locked_die_that_fits_nowhere_costs_no_pilgrim(monkeypatch: pytest.MonkeyPatch) -> None:
    g = narrow(monkeypatch)
    die(g, 1, 3, "locked")
    assert open_now(g) == {"pass"}

    die(g, 1, 4, "locked")

    assert open_now(g) == {f"die.{g.seat + 1}.1", "pass"}, "nobody has to use a locked die"


@pytest.mark.parametrize("place", ["unlocked", "locked"])
def test_in_a_home_that_is_full_there_is_no_room(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    g = narrow(monkeypatch)
    die(g, 2, 5, "home.6")
    die(g, 1, 6, place)

    assert open_now(g) == {"pass"}


def test_a_space_by_the_river_is_room_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    g = narrow(monkeypatch)
    monkeypatch.setattr(g.layout, "spaces", [0, 0, 4, 0, 1])
    die(g, 1, 1, "unlocked")

    assert open_now(g) == {f"die.{g.seat + 1}.1"}
    play(g, "die.1")
    assert waiting(g) != "place die", "the only space is taken without a question"


@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("region", ["yomi", "stairs", "glade", "forges"])
def test_a_region_takes_as_many_dice_as_it_has_spaces(seats: int, spaces: int, region: str) -> None:
    g = summer(seats=seats)
    die(g, 1, 3, "unlocked")
    for at in range(spaces - 1):
        die(g, at + 1, 2, region, seat=g.order[1])
    play(g, "die.1")
    assert f"region.{region}" in open_now(g)

    die(g, 3, 2, region, seat=g.order[1])

    assert f"region.{region}" not in open_now(g)
    assert len(open_now(g, "region")) == 3


def test_amulets_are_offered_while_there_are_some_and_the_die_is_below_six() -> None:
    g = summer(seats=4)
    amulets(g, ones=1, threes=2)
    die(g, 1, 2, "unlocked")
    play(g, "die.1")
    assert open_now(g, "amulet") == {"amulet.1", "amulet.3"}

    play(g, "amulet.3")
    assert (g.players[g.seat].values[0], g.players[g.seat].amulets) == (5, [1, 0, 1])
    play(g, "amulet.1")

    assert g.players[g.seat].values[0] == 6
    assert open_now(g, "amulet") == set()


@pytest.mark.parametrize(("amulet", "value"), [(1, 3), (2, 4), (3, 5)])
def test_an_amulet_raises_the_die_by_what_it_shows(amulet: int, value: int) -> None:
    g = summer(seats=4)
    amulets(g, 1, 1, 1)
    die(g, 2, 2, "unlocked")

    play(g, "die.2", f"amulet.{amulet}")

    assert g.players[g.seat].values == [3, value, 1]
    assert sum(g.players[g.seat].amulets) == 2


@pytest.mark.parametrize(("value", "offered"), [(1, {1, 2, 5}), (2, {1, 2, 5, 6})])
def test_the_free_spaces_of_the_home_that_the_die_reaches_are_offered(value: int, offered: set[int]) -> None:
    g = summer(seats=2)
    die(g, 1, value, "unlocked")
    play(g, "die.1")
    assert open_now(g, "home") == {f"home.{space}" for space in offered}

    die(g, 1, 3, "home.1", seat=g.order[1])

    assert open_now(g, "home") == {f"home.{space}" for space in offered - {1}}


# Copying.


def copying(**options: bool) -> Bitoku:
    """Two players; the first stands on the copy space with a 4 that was a 5. The other has dice to copy."""
    g = summer(seats=2, **options)
    other = g.order[1]
    die(g, 1, 5, "unlocked")
    die(g, 1, 3, "glade", seat=other)
    die(g, 2, 6, "hill.left", seat=other)
    die(g, 3, 2, "home.2", seat=other)
    return g


def test_only_dice_in_the_forest_whose_action_does_something_are_copied() -> None:
    g = copying()
    other = g.order[1] + 1
    play(g, "die.1", "home.6")

    assert open_now(g) == {f"die.{other}.1", f"die.{other}.3", "done"}
    assert g.players[g.seat].values[0] == 4


def test_a_die_whose_action_can_do_nothing_is_not_copied() -> None:
    """In Yomi with a 1 and no resources the kodama is all there is, and it is on its last space."""
    g = copying()
    other = g.order[1]
    die(g, 1, 1, "yomi", seat=other)
    kodamas(g, yomi=7)
    play(g, "die.1", "home.6")

    assert open_now(g) == {f"die.{other + 1}.3", "done"}


def test_a_copied_action_is_done_in_the_region_of_the_copied_die() -> None:
    g = copying()
    seat = g.seat
    play(g, "die.1", "home.6", f"die.{g.order[1] + 1}.1")
    assert open_now(g) == {"forest.1", "forest.2", "forest.3", "done"}

    play(g, "forest.1")

    assert g.players[seat].kodamas == [1, 1, 1, 2, 1]
    assert g.players[g.order[1]].kodamas == [1] * 5


def test_a_copied_space_of_the_home_gives_what_it_gives() -> None:
    g = copying()
    seat = g.seat
    play(g, "die.1", "home.6", f"die.{g.order[1] + 1}.3")

    assert g.players[seat].amulets == [1, 0, 0]
    assert waiting(g) == "vision"


def test_a_copied_space_of_the_home_without_anything_to_choose() -> None:
    g = copying()
    seat = g.seat
    die(g, 3, 2, "home.1", seat=g.order[1])

    play(g, "die.1", "home.6", f"die.{g.order[1] + 1}.3")

    assert g.players[seat].amulets == [0, 1, 0]
    assert waiting(g) == "end turn"


def test_nothing_need_be_copied_and_nothing_is_where_nobody_else_is_in_the_forest() -> None:
    g = summer(seats=2)
    die(g, 1, 5, "unlocked")
    die(g, 2, 5, "glade")
    play(g, "die.1", "home.6")

    assert waiting(g) == "end turn"
    assert (g.players[g.seat].kodamas, g.players[g.seat].total()) == ([1] * 5, 0)


@pytest.mark.parametrize(("mine", "other", "copied"), [(4, 5, False), (5, 5, True), (6, 5, True)])
@pytest.mark.parametrize("strict", [False, True])
def test_where_a_copied_die_must_prevail_it_is_compared_like_any_other(
    tmp_path: Path, mine: int, other: int, copied: bool, strict: bool
) -> None:
    """Q31 with the switch, on a board where two dice meet; the strict forest asks for a higher one."""
    folder = roomy(tmp_path)
    g = ennichi.new("bitoku", seats=2, components=folder, copy_compares=True, strict_forest=strict)
    assert isinstance(g, Bitoku)
    play_on(g, lambda g: waiting(g) == "turn")
    owner = g.order[1]
    die(g, 1, 5, "unlocked")
    die(g, 1, mine, "glade", seat=owner)
    die(g, 2, other, "glade", seat=owner)

    play(g, "die.1", "home.6")

    offered = waiting(g) == "copy" and f"die.{owner + 1}.1" in open_now(g)
    assert offered == (copied and not (strict and mine == other))


def roomy(folder: Path) -> str:
    """A component set in which two dice find room in the Glade with two players."""
    row = '{ layout = "two", region = "glade", spaces = '
    text = (KIND.folder / "components" / "layouts.toml").read_text(encoding="utf-8")
    (folder / "layouts.toml").write_text(text.replace(row + "1", row + "2", 1), encoding="utf-8")
    return str(folder)


# Buildings in use.


@pytest.mark.parametrize(("value", "usable"), [(3, False), (4, True), (5, True)])
def test_a_building_asks_for_its_value_and_not_for_a_comparison(value: int, usable: bool) -> None:
    g = summer(seats=4)
    building(g, "glade", "onsen-4", seat=g.seat)
    die(g, 1, 6, "glade", seat=g.order[1])
    die(g, 1, value, "unlocked")

    play(g, "die.1", "region.glade")

    assert (waiting(g) == "act" and "building.onsen-4" in open_now(g)) == usable


def test_one_forest_action_and_one_building_action_in_either_order() -> None:
    g = summer(seats=4)
    seat = g.seat
    for name in ("onsen-1", "farm-1"):
        building(g, "glade", name, seat=seat)
    building(g, "forges", "onsen-4", seat=seat)
    die(g, 1, 4, "unlocked")
    play(g, "die.1", "region.glade")
    forest = {f"forest.{at}" for at in (1, 2, 3, 4)}
    assert open_now(g) == forest | {"building.onsen-1", "building.farm-1", "done"}, "not the one in the Forges"

    first = g.clone()
    play(first, "forest.1")
    assert open_now(first) == {"building.onsen-1", "building.farm-1", "done"}
    play(g, "building.onsen-1")
    assert open_now(g) == forest | {"done"}
    play(g, "forest.1")

    assert waiting(g) == "end turn"
    assert (g.players[seat].amulets, g.players[seat].kodamas[3]) == ([1, 0, 0], 2)


def test_memory_of_building_actions_scores_and_other_memories_do_not() -> None:
    g = summer(seats=4)
    seat = g.seat
    crystals(g, memory_1="memory-7", memory_2="memory-1", dream_1="dream-9", ingenuity_1="ingenuity-1")
    building(g, "glade", "onsen-1", seat=seat)
    die(g, 1, 4, "unlocked")

    play(g, "die.1", "region.glade", "building.onsen-1")

    assert g.players[seat].earned == [0, 0, 0, 1, 0, 0, 0]


# What virtues and visions count.

OWNED = {
    "flat": 1, "building": 4, "crystal": 3, "mitama": 5, "combined": 2, "illumination": 3, "gate": 2, "rock": 4,
    "rock-pilgrim": 3, "bitoku-type": 4, "completed": 2, "vision": 3, "amulet": 6, "resource": 10, "lake-lead": 2,
    "pip-of-two-dice": 11,
}  # fmt: skip


def well_off() -> Bitoku:
    """A player who has some of everything, as many as `OWNED` says."""
    g = summer(seats=4)
    me, other = 0, 1
    player = g.players[me]
    player.awake = 8
    gate(g, "a-upper", "gate-a1")
    for region, name in (("yomi", "farm-1"), ("stairs", "onsen-1"), ("glade", "temple-1"), ("forges", "ryokan-1")):
        building(g, region, name, seat=me)
    building(g, "yomi", "temple-2", seat=other)
    crystals(g, seat=me, dream_1="dream-1", memory_2="memory-1", ingenuity_3="ingenuity-1")
    spirits(g, waiting="ara-1 ara-2 nigi-1", pairs="saki-1+3 kushi-1+4", flies="5", seat=me)
    pilgrims(g, arrived="i-upper-1 i-lower-1 i-middle-2 a-upper-1 b-summit-1", seat=me)
    player.rocks = (*player.rocks, *g.garden[:3])
    player.seated = 0b1010010
    bitoku_path(g, "makoto-1 makoto-2 yu-1 gi-1 meijo-1", completed=2, seat=me)
    visions(g, "1 2 3", seat=me)
    amulets(g, ones=1, twos=2, threes=3, seat=me)
    resources(g, wood=1, stone=2, jade=3, sake=4, seat=me)
    player.values[:] = [5, 2, 6]
    kodamas(g, seat=me, yomi=4, stairs=3, home=2, glade=1, forges=3)
    kodamas(g, seat=other, yomi=3, stairs=3, home=3, glade=1, forges=2)
    return g


@pytest.mark.parametrize("thing", THINGS)
def test_what_a_virtue_counts(thing: str) -> None:
    g = well_off()

    assert count_thing(g, 0, THINGS.index(thing)) == OWNED[thing]


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("kappa-start", 3), ("imomushi-1", 8), ("imomushi-2", 6), ("imomushi-3", 10), ("imomushi-4", 6),
        ("kappa-1", 10), ("kappa-2", 12), ("kappa-3", 12), ("kappa-5", 4), ("nezumi-1", 8), ("nezumi-2", 12),
        ("nezumi-3", 6), ("nezumi-4", 4), ("kitsune-1", 6), ("yama-uba-2", 11), ("yama-uba-3", 9),
    ],
)  # fmt: skip
def test_the_points_of_a_virtue(card: str, points: int) -> None:
    g = well_off()

    assert virtue_points(g, 0, number(g, "yokai", card)) == points


def test_a_virtue_is_never_worth_more_than_its_limit() -> None:
    g = well_off()
    amulets(g, ones=7, seat=0)

    assert virtue_points(g, 0, number(g, "yokai", "kappa-2")) == 12


def test_pilgrims_at_one_gate_count_for_no_illumination_and_those_of_others_for_nothing() -> None:
    g = summer(seats=4)
    pilgrims(g, arrived="a-upper-1", seat=0)
    pilgrims(g, arrived="i-upper-1", seat=1)

    counts = [[count_thing(g, seat, THINGS.index(thing)) for thing in ("illumination", "gate")] for seat in (0, 1, 2)]

    assert counts == [[0, 1], [1, 0], [0, 0]]


@pytest.mark.parametrize(("mine", "other", "leads"), [(4, 3, 0), (5, 3, 1), (5, 5, 0), (5, 6, 0), (6, 5, 1)])
@pytest.mark.parametrize("region", ["yomi", "forges"])
def test_with_two_players_the_neutral_kodama_must_be_passed_too(region: str, mine: int, other: int, leads: int) -> None:
    g = summer(seats=2)
    kodamas(g, seat=0, **{region: mine})
    kodamas(g, seat=1, **{region: other})

    assert count_thing(g, 0, THINGS.index("lake-lead")) == leads


def test_with_three_players_there_is_no_neutral_kodama_to_pass() -> None:
    g = summer(seats=3)
    kodamas(g, seat=0, glade=2)

    assert [count_thing(g, seat, THINGS.index("lake-lead")) for seat in range(3)] == [1, 0, 0]


# Spring.


def reaping(g: Bitoku, **crystals_of: dict[str, str]) -> None:
    """The next spring comes, with these crystals of the seats `first` and `second` of its turn order."""
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    for at, name in enumerate(("first", "second")):
        crystals(g, seat=g.order[at], **crystals_of.get(name, {}))
    for player in g.players:
        player.resources[:] = [0, 0, 0, 0]
        player.amulets[:] = [0, 0, 0]
    play_on(g, lambda g: g.phase <= 1 and waiting(g) != "summon")


def test_only_dream_crystals_give_in_spring() -> None:
    g = summer(seats=3)
    reaping(g, first={"dream_1": "dream-3", "dream_3": "dream-2", "ingenuity_1": "ingenuity-1", "memory_1": "memory-1"})

    first = g.players[g.order[0]]
    assert (first.resources, first.amulets) == ([0, 0, 0, 1], [1, 0, 0])


def test_who_leaves_the_rest_of_the_dream_crystals_does_not_keep_the_others_from_theirs() -> None:
    g = summer(seats=3)
    reaping(g, first={"dream_1": "dream-7", "dream_2": "dream-8"}, second={"dream_1": "dream-12", "dream_2": "dream-1"})
    first, second = g.order[0], g.order[1]
    assert (g.seat, g.turn, open_now(g)) == (first, first, {"crystal.dream-7", "crystal.dream-8", "done"})

    play(g, "done")

    assert (g.seat, g.turn, open_now(g)) == (second, second, {"crystal.dream-12", "crystal.dream-1", "done"})
    play(g, "done")
    assert waiting(g) == "turn"
    assert [g.players[seat].kodamas for seat in (first, second)] == [[1] * 5, [1] * 5]


def test_dream_crystals_are_collected_in_any_order_each_of_them_once() -> None:
    g = summer(seats=3)
    reaping(
        g,
        first={"dream_1": "dream-7", "dream_2": "dream-8", "dream_3": "dream-5"},
        second={"dream_3": "dream-12"},
    )
    first, second = g.order[0], g.order[1]
    assert g.players[first].resources == [1, 0, 0, 0], "goods come without a question"

    play(g, "crystal.dream-8", "pilgrim")
    while g.seat == first and waiting(g) != "kodama":
        g.play(g.options[0])
    play(g, "kodama.stairs")

    assert g.players[first].kodamas == [1, 2, 1, 1, 1]
    assert (g.seat, g.turn, waiting(g)) == (second, second, "kodama"), "a single crystal is begun without a question"
    play(g, "kodama.forges")
    assert g.players[second].kodamas == [1, 1, 1, 1, 2]
    assert waiting(g) == "turn"


def test_a_dream_crystal_that_can_give_nothing_is_not_asked_about() -> None:
    g = summer(seats=3)
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    first = g.order[0]
    crystals(g, seat=first, dream_1="dream-7")
    kodamas(g, seat=first, yomi=7, stairs=7, home=7, glade=7, forges=7)
    play_on(g, lambda g: g.phase <= 1 and waiting(g) != "summon")

    assert waiting(g) == "turn"


def test_four_cards_are_drawn_and_three_are_kept() -> None:
    g = new_game(seats=3)
    assert [len(player.hand) for player in g.players] == [4, 4, 4]
    before = g.reveals

    for _ in range(3):
        seat = g.seat
        kept = g.reveals
        g.play(g.options[0])
        assert g.players[seat].cards() == 5
        if g.phase == 0:
            assert g.reveals == kept, "nobody has seen it yet"

    assert [len(player.hand) for player in g.players] == [3, 3, 3]
    assert [len(player.discard) for player in g.players] == [1, 1, 1]
    assert g.reveals == before + 1


def test_who_has_fewer_cards_than_four_keeps_them_all() -> None:
    g = summer(seats=2)
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    few = g.order[0]
    player = g.players[few]
    player.hand, player.deck, player.discard = (0, 1), (), ()
    player.tucked = (2, 3, 4)
    player.slots = (-1, -1, -1)
    g.play(g.touch("done"))
    play_on(g, lambda g: g.phase == 0)

    assert (g.seat, waiting(g)) == (g.order[1], "summon")
    assert g.players[few].hand == (0, 1)


# Winter.


def returning(g: Bitoku, *values: int) -> None:
    """The dice come home; all of them show these values."""
    play_on(g, lambda g: waiting(g) == "return dice" or g.phase == 0)
    for player in g.players:
        player.values[:] = values
        player.returning = ()
    g.place = 0
    g.seat = g.turn = g.order[0]
    g.offered = g.todo[-1].legal(g)


def test_dice_that_look_alike_are_one_choice_and_the_rest_is_asked_about_where_others_watch() -> None:
    """Q11: whether a second question comes must not tell which die went first."""
    g = summer(seats=2)
    returning(g, 3, 2, 3)
    seat = g.seat
    assert open_now(g) == {f"die.{seat + 1}.1", f"die.{seat + 1}.2"}

    other = g.clone()
    play(other, "die.1")
    assert (other.seat, open_now(other)) == (seat, {f"die.{seat + 1}.2", f"die.{seat + 1}.3"})
    play(g, "die.2")

    assert (g.seat, open_now(g)) == (seat, {f"die.{seat + 1}.1"}), "asked though both are threes"


@pytest.mark.parametrize(("first", "second", "values"), [(1, 3, [4, 1, 2]), (2, 1, [2, 4, 1]), (3, 2, [1, 2, 4])])
def test_the_dice_return_in_the_order_chosen(first: int, second: int, values: list[int]) -> None:
    g = summer(seats=2)
    returning(g, 4, 2, 1)
    seat = g.seat
    play(g, f"die.{first}", f"die.{second}")
    assert g.seat != seat, "the last die has one place left"
    play(g, "die.1", "die.2")

    assert g.players[seat].values == values
    assert g.players[1 - seat].values == [4, 2, 1]
    assert all(player.places == [0, 0, 0] for player in g.players)


def test_who_plays_alone_is_not_asked_about_dice_that_look_alike() -> None:
    g = solo()
    play_on(g, lambda g: waiting(g) == "return dice")
    g.players[0].values[:] = [3, 2, 3]
    g.players[0].returning = ()
    g.offered = g.todo[-1].legal(g)

    play(g, "die.2")

    assert waiting(g) != "return dice"
    assert g.players[0].values == [2, 3, 3]


def test_three_dice_that_look_alike_need_no_question_where_others_watch() -> None:
    g = summer(seats=2)
    play_on(g, lambda g: g.phase == 1 and g.passed != 0 and waiting(g) == "turn")
    for player in g.players:
        player.values[:] = [1, 1, 1]
        player.places[:] = [BEYOND, BEYOND, BEYOND + 1]
        player.hand = ()
    g.offered = g.todo[-1].legal(g)
    play(g, "pass")

    assert waiting(g) == "virtue"


def test_a_virtue_needs_five_cards_in_use_and_one_that_was_played() -> None:
    g = summer(seats=2)
    play_on(g, lambda g: waiting(g) == "return dice")
    first, second = g.order
    mine, other = g.players[first], g.players[second]
    mine.hand, mine.deck, mine.discard, mine.slots, mine.tucked = (0, 1, 2, 3, 4), (), (), (-1, -1, -1), ()
    other.hand, other.deck, other.discard, other.slots, other.tucked = (0,), (2,), (), (-1, -1, 3), (4, 1)
    play_on(g, lambda g: g.phase == 0)

    assert mine.earned[5] == other.earned[5] == 0
    assert (mine.tucked, other.tucked) == ((), (4, 1)), "neither was asked"


@pytest.mark.parametrize("name", ["imomushi-start", "kappa-start", "nezumi-start"])
def test_the_card_that_was_removed_leaves_and_its_points_are_those_of_a_virtue(name: str) -> None:
    g = summer(seats=2)
    hand(g, "imomushi-start kappa-start nezumi-start")
    seat = g.seat
    play_on(g, lambda g: waiting(g) == "virtue" and g.seat == seat)
    before = g.breakdown()[seat]

    play(g, f"yokai.{name}")

    after = g.breakdown()[seat]
    assert {line for line in after if after[line] != before[line]} == {"virtue"}
    assert after["virtue"] == 3
    card = number(g, "yokai", name)
    assert g.players[seat].tucked == (card,)
    play_on(g, lambda g: g.phase == 0)
    player = g.players[seat]
    left = [each & CARD for each in (*player.hand, *player.deck, *player.discard)]
    assert sorted(left) == sorted({0, 1, 2, 3, 4} - {card})


# Visions.


def test_a_vision_is_fulfilled_once_however_much_there_is() -> None:
    """Two of the cheaper one would be worth more than the dearer one; there is one."""
    g = summer()
    visions(g, "15 26", seat=0)
    player = g.players[0]
    player.items = (2, 0, 0, 0, 0, 1, 0, 6)

    assert completed_visions(g, player) == 0b10
    assert vision_points(g, player) == 5 - 1


@pytest.mark.parametrize("lacking", range(8))
def test_a_vision_needs_all_its_items(lacking: int) -> None:
    g = summer()
    for vision in range(len(g.printed.vision_vp)):
        g.players[0].visions = (vision,)
        needs = g.printed.vision_needs[vision]
        g.players[0].items = tuple(needs)
        assert vision_points(g, g.players[0]) == g.printed.vision_vp[vision]
        if needs[lacking]:
            g.players[0].items = tuple(count - (at == lacking) for at, count in enumerate(needs))
            assert vision_points(g, g.players[0]) == -g.printed.vision_penalty[vision]


# Prices.


def test_a_price_of_some_resources_is_paid_with_those_and_the_rest_with_any() -> None:
    g = summer()
    resources(g, wood=1, jade=1, sake=1)
    resolve(g, "(jade / sake) + any > 3 vp")
    play(g, "option.1")
    assert open_now(g) == {"resource.jade", "resource.sake"}

    play(g, "resource.jade")
    assert open_now(g) == {"resource.wood", "resource.sake"}
    play(g, "resource.wood")

    assert g.players[g.seat].resources == [0, 0, 0, 1]
    assert (g.players[g.seat].total(), waiting(g)) == (3, "turn")


@pytest.mark.parametrize(
    ("have", "able"),
    [((0, 0, 1, 0), False), ((0, 0, 1, 1), True), ((0, 0, 2, 0), True), ((1, 0, 0, 1), True), ((2, 2, 0, 0), False)],
)
def test_a_price_of_some_and_of_any_is_not_paid_twice_with_one_thing(have: tuple[int, ...], able: bool) -> None:
    g = summer()
    g.players[g.seat].resources[:] = have
    resolve(g, "(jade / sake) + any > 3 vp")

    assert (waiting(g) != "turn") == able


@pytest.mark.parametrize(
    ("have", "discount", "offered"),
    [
        (0, 0, 1), (1, 0, 2), (2, 0, 4), (0, 1, 2), (1, 1, 4), (0, 2, 4),
    ],
)  # fmt: skip
def test_crystals_within_reach(have: int, discount: int, offered: int) -> None:
    """With two players the places cost nothing, one, two and two resources."""
    g = summer(seats=2)
    names = ("dream-1", "dream-2", "memory-1", "ingenuity-1")
    display(g, "crystal", " ".join(names))
    resources(g, stone=have)
    resolve(g, f"crystal-{discount}" if discount else "crystal")

    assert open_now(g, "crystal") == {f"crystal.{name}" for name in names[:offered]}


@pytest.mark.parametrize(("jade", "paid"), [(0, 0), (1, 1), (2, 1)])
def test_a_discount_on_a_crystal_lowers_what_is_paid(jade: int, paid: int) -> None:
    g = summer(seats=2)
    display(g, "crystal", "- dream-2 - dream-1")
    resources(g, jade=jade)
    resolve(g, "crystal-1")
    name = "dream-1" if paid else "dream-2"

    play(g, f"crystal.{name}", "socket.dream-2")

    assert g.players[g.seat].resources == [0, 0, jade - paid, 0]
    assert g.players[g.seat].sockets[1] == number(g, "crystal", name)
    assert number(g, "crystal", name) not in g.shown[1]
    assert waiting(g) == "turn"
    sound(g)


def test_a_crystal_of_each_colour_needs_a_free_place_of_its_own() -> None:
    g = summer(seats=2)
    display(g, "crystal", "dream-4 memory-4 ingenuity-4")
    resources(g, wood=4)
    crystals(g, dream_1="dream-1", dream_2="dream-2", dream_3="dream-3", memory_1="memory-1", ingenuity_1="ingenuity-1")
    resolve(g, "crystal")
    assert open_now(g) == {"crystal.memory-4", "crystal.ingenuity-4", "done"}

    play(g, "crystal.ingenuity-4")

    assert open_now(g) == {"socket.ingenuity-2", "socket.ingenuity-3"}


def test_without_a_place_for_what_is_shown_there_is_nothing_to_obtain() -> None:
    g = summer(seats=2)
    display(g, "crystal", "- - dream-4")
    crystals(g, dream_1="dream-2", dream_2="dream-3", dream_3="dream-1")
    resources(g, wood=4)
    resolve(g, "crystal")

    assert waiting(g) == "turn"


# Buildings.


@pytest.mark.parametrize(
    ("built", "price"),
    [(0, (1, 0)), (1, (0, 1)), (2, (1, 1)), (3, (2, 1)), (4, (1, 2)), (5, (2, 2))],
)
@pytest.mark.parametrize("discount", [0, 1])
def test_each_counter_has_its_price_in_wood_and_stone(built: int, price: tuple[int, int], discount: int) -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    player.built = built
    display(g, "building", "- temple-1")
    effect = f"build-{discount}" if discount else "build"
    wood, stone = price
    resources(g, wood=wood, stone=stone)
    if wood:
        player.resources[0] -= 1
    else:
        player.resources[1] -= 1
    resolve(g, effect)
    assert (waiting(g) != "turn") == (discount > 0), "one is lacking, which a discount makes good"
    if discount:
        play(g, "done")
    resources(g, wood=wood, stone=stone)
    resolve(g, effect)
    play(g, "building.temple-1", "region.stairs")
    while waiting(g) == "pay":
        g.play(g.options[0])

    assert sum(player.resources) == discount
    assert player.built == built + 1
    assert player.kodamas == [1, 3, 1, 1, 1]


def test_with_six_buildings_no_counter_is_left_whatever_the_discount() -> None:
    g = summer(seats=4)
    g.players[g.seat].built = 6
    display(g, "building", "temple-1")
    resources(g, wood=9, stone=9)
    resolve(g, "build-1")

    assert waiting(g) == "turn"


def test_a_building_goes_only_where_a_space_of_its_kind_is_empty() -> None:
    """Four farms stand; for another there is no space. Of the temples the one in the Glade stands."""
    g = summer(seats=4)
    for at, region in enumerate(("yomi", "stairs", "glade", "forges")):
        if region != "yomi":
            building(g, region, f"farm-{at}", seat=g.order[1])
    building(g, "glade", "temple-2", seat=g.order[1])
    display(g, "building", "farm-6 temple-1")
    resources(g, wood=3, stone=3)
    resolve(g, "build")
    assert open_now(g) == {"building.farm-6", "building.temple-1", "done"}
    play(g, "building.farm-6")
    assert waiting(g) == "turn", "the only place is taken without a question"
    assert g.players[g.seat].kodamas == [2, 1, 1, 1, 1]
    assert g.players[g.seat].amulets == [1, 0, 0]

    display(g, "building", "farm-5 temple-1")
    resolve(g, "build")
    assert open_now(g) == {"building.temple-1", "done"}
    play(g, "building.temple-1")

    assert open_now(g) == {"region.yomi", "region.stairs", "region.forges"}
    play(g, "region.forges")
    site = g.sites.index(number(g, "building", "temple-1"))
    assert (site // 4, g.owners[site]) == (3, g.seat)
    assert g.players[g.seat].kodamas == [2, 1, 1, 1, 3]
    assert g.players[g.seat].amulets == [1, 0, 0], "a temple brings none"
    sound(g)


def test_the_first_building_of_all_fills_its_space_too() -> None:
    g = summer(seats=4)
    for at, region in enumerate(("yomi", "stairs", "glade", "forges")):
        building(g, region, f"farm-{at + 1}", seat=g.order[1])
    display(g, "building", "farm-6")
    resources(g, wood=3, stone=3)
    resolve(g, "build")

    assert waiting(g) == "turn"


@pytest.mark.parametrize(("mine", "other", "reached"), [(5, 1, 7), (6, 1, 7), (5, 7, 6), (6, 7, 6), (4, 7, 6)])
def test_steps_that_a_building_gives_beyond_the_last_space_are_lost(mine: int, other: int, reached: int) -> None:
    g = summer(seats=4)
    kodamas(g, glade=mine)
    kodamas(g, seat=g.order[1], glade=other)
    display(g, "building", "temple-1")
    resources(g, wood=1)
    resolve(g, "build")

    play(g, "building.temple-1", "region.glade")

    assert g.players[g.seat].kodamas == [1, 1, 1, reached, 1]


# Mitamas and dragonflies.


@pytest.mark.parametrize(
    ("have", "discount", "places"),
    [
        ((0, 0), 0, set()), ((1, 0), 0, {1}), ((0, 1), 0, {2}), ((1, 1), 0, {1, 2, 3}), ((1, 2), 0, {1, 2, 3, 4}),
        ((0, 0), 1, {1, 2}), ((1, 0), 1, {1, 2, 3}), ((0, 2), 1, {1, 2, 3, 4}), ((0, 0), 2, {1, 2, 3}),
    ],
)  # fmt: skip
def test_mitamas_within_reach(have: tuple[int, int], discount: int, places: set[int]) -> None:
    """With two players the places cost a jade, a sake, one of both, and a jade and two sake."""
    g = summer(seats=2)
    names = ("ara-1", "nigi-1", "saki-1", "kushi-1")
    display(g, "mitama", " ".join(names))
    resources(g, jade=have[0], sake=have[1], wood=5)
    resolve(g, f"mitama-{discount}" if discount else "mitama")

    assert open_now(g, "mitama") == {f"mitama.{names[place - 1]}" for place in places}


@pytest.mark.parametrize(("place", "points", "left"), [(1, 1, [2, 3]), (2, 1, [3, 2]), (3, 2, [2, 2]), (4, 4, [2, 1])])
def test_a_mitama_costs_and_scores_what_its_place_says(place: int, points: int, left: list[int]) -> None:
    g = summer(seats=2)
    seat = g.seat
    spirits(g)
    display(g, "mitama", " ".join(["-"] * (place - 1) + ["kushi-1"]))
    resources(g, jade=3, sake=3)
    resolve(g, "mitama")

    play(g, "mitama.kushi-1", "option.1", "kodama.home")

    player = g.players[seat]
    assert player.earned == [points, 0, 0, 0, 0, 0, 0]
    assert player.resources == [0, 0, *left]
    assert (player.mitamas, player.arriving) == ((number(g, "mitama", "kushi-1"),), ())
    assert g.shown[2] == (-1,) * 4
    assert (player.kodamas, waiting(g)) == ([1, 1, 2, 1, 1], "turn")


def test_a_mitama_is_combined_with_one_of_the_waiting_dragonflies_or_none() -> None:
    g = summer(seats=2)
    seat = g.seat
    spirits(g, waiting="ara-1", flies="4 20")
    display(g, "mitama", "shinigami-2")
    resources(g, jade=1)
    resolve(g, "mitama")
    play(g, "mitama.shinigami-2", "done")
    assert open_now(g) == {"dragonfly.4", "dragonfly.20", "done"}
    alone = g.clone()
    play(alone, "done")
    assert len(alone.players[seat].mitamas) == 2
    assert alone.players[seat].freed == ()

    play(g, "dragonfly.20")

    player = g.players[seat]
    assert player.freed == (number(g, "mitama", "shinigami-2"),)
    assert player.guides == (number(g, "dragonfly", "20"),)
    assert player.mitamas == (number(g, "mitama", "ara-1"),)
    assert player.dragonflies == (number(g, "dragonfly", "4"),)
    assert player.earned == [1, 0, 0, 0, 0, 0, 4]
    assert waiting(g) == "turn"


def test_a_dragonfly_is_combined_with_one_of_the_waiting_mitamas_or_none() -> None:
    g = summer(seats=2)
    seat = g.seat
    crystals(g, memory_1="memory-3", memory_2="memory-2")
    spirits(g, waiting="ara-1 nigi-1", flies="3")
    display(g, "dragonfly", "4 - 20 22")
    resources(g, sake=1)
    resolve(g, "dragonfly")
    assert open_now(g) == {"dragonfly.4", "dragonfly.22", "done"}, "the third place costs a jade"
    play(g, "dragonfly.4")
    assert g.players[seat].resources == [0, 0, 1, 1], "the first place brings a jade"
    assert open_now(g) == {"mitama.ara-1", "mitama.nigi-1", "done"}
    alone = g.clone()
    play(alone, "done")
    assert len(alone.players[seat].dragonflies) == 2

    play(g, "mitama.nigi-1")

    player = g.players[seat]
    assert (player.freed, player.guides) == ((number(g, "mitama", "nigi-1"),), (number(g, "dragonfly", "4"),))
    assert player.mitamas == (number(g, "mitama", "ara-1"),)
    assert player.dragonflies == (number(g, "dragonfly", "3"),)
    assert player.earned == [0, 0, 0, 2, 0, 0, 4], "for combining, not for obtaining a mitama"
    assert number(g, "dragonfly", "4") not in g.shown[3]


@pytest.mark.parametrize(("have", "discount", "offered"), [(0, 0, 2), (1, 0, 3), (0, 1, 4)])
def test_dragonflies_within_reach(have: int, discount: int, offered: int) -> None:
    g = summer(seats=2)
    display(g, "dragonfly", "4 5 6 7")
    resources(g, jade=have)
    resolve(g, f"dragonfly-{discount}" if discount else "dragonfly")

    assert open_now(g, "dragonfly") == {f"dragonfly.{4 + at}" for at in range(offered)}


def test_without_a_dragonfly_within_reach_there_is_nothing_to_obtain() -> None:
    g = summer(seats=2)
    display(g, "dragonfly", "- - 6 7")
    resolve(g, "dragonfly")

    assert waiting(g) == "turn"


# The Paths of Wisdom.


def test_pilgrims_on_one_space_are_one_choice() -> None:
    g = summer(seats=4)
    pilgrims(g, walking="u1 u1 u2")
    resolve(g, "mp")

    assert [g.name(touch) for touch in g.options] == ["path.u1", "path.u2", "done"]


@pytest.mark.parametrize(
    ("awake", "path", "walking", "offered"),
    [
        (1, "", "", {"pilgrim", "done"}), (0, "yu-1", "", {"advance", "done"}), (0, "", "", set()),
        (0, "", "u1", {"path.u1", "done"}), (0, "", "u2 b1 m2", {"path.u2", "path.b1", "path.m2", "done"}),
        (2, "yu-1", "l0", {"pilgrim", "advance", "path.l0", "done"}),
    ],
)  # fmt: skip
def test_what_a_movement_point_is_good_for(awake: int, path: str, walking: str, offered: set[str]) -> None:
    g = summer(seats=4)
    bitoku_path(g, path)
    pilgrims(g, walking=walking)
    g.players[g.seat].awake = awake
    resolve(g, "mp")

    assert (open_now(g) if offered else waiting(g)) == (offered or "turn")


def test_a_completed_path_is_not_advanced_on() -> None:
    g = summer(seats=4)
    g.players[g.seat].awake = 0
    bitoku_path(g, "makoto-5 chuugi-5", completed=1)
    seat = g.seat
    resolve(g, "3 mp")
    play(g, "advance")

    assert waiting(g) == "turn", "the other points are lost"
    assert (g.players[seat].completed, g.players[seat].earned[1]) == (2, 5)


def test_a_bitoku_card_gives_its_points_then_its_action_and_memory_of_it() -> None:
    g = summer(seats=4)
    seat = g.seat
    crystals(g, memory_1="memory-6", memory_2="memory-5")
    bitoku_path(g, "chuugi-1 rei-3")
    resolve(g, "2 mp")

    play(g, "advance", "advance")

    player = g.players[seat]
    assert player.earned == [0, 3 + 4, 0, 2 + 2, 0, 0, 0]
    assert (player.amulets, player.resources) == ([0, 1, 0], [0, 0, 1, 1])


def test_a_pilgrim_sets_out_and_walks_a_space_for_each_point() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    awake = player.awake
    resolve(g, "3 mp")
    play(g, "pilgrim")
    assert open_now(g) == {"path.u0", "path.l0"}
    play(g, "path.l0")
    assert (player.awake, player.walkers) == (awake - 1, (number(g, "path", "l0"),))
    play(g, "path.l0")
    assert player.walkers == (number(g, "path", "l1"),), "there was one way to go"

    play(g, "path.l1")
    assert open_now(g) == {"path.l2", "path.i-lower-1", "path.i-lower-2", "path.i-lower-3"}
    play(g, "path.l2")

    assert (player.awake, player.walkers, waiting(g)) == (awake - 1, (number(g, "path", "l2"),), "turn")
    sound(g)


def test_of_two_pilgrims_on_a_space_one_walks_on() -> None:
    g = summer(seats=4)
    pilgrims(g, walking="u0 u0 l0")
    resolve(g, "mp")

    play(g, "path.u0")

    assert sorted(g.players[g.seat].walkers) == [number(g, "path", name) for name in ("u0", "u1", "l0")]
    sound(g)


@pytest.mark.parametrize(
    ("space", "points", "amulet"),
    [("i-upper-1", 3, [1, 0, 0]), ("i-upper-2", 2, [0, 1, 0]), ("i-upper-3", 2, [1, 0, 0])],
)
def test_an_illumination_gives_its_points_and_its_amulet(space: str, points: int, amulet: list[int]) -> None:
    g = summer(seats=4)
    seat = g.seat
    pilgrims(g, walking="u2")
    crystals(g, memory_1="memory-5", memory_2="memory-6")
    resolve(g, "mp")

    play(g, "path.u2", f"path.{space}")

    player = g.players[seat]
    assert player.earned == [0, 0, points, 2, 0, 0, 0]
    assert (player.amulets, player.walkers) == (amulet, ())
    assert g.sleepers[number(g, "path", space)] == seat
    assert waiting(g) == "turn"
    sound(g)


def test_a_gate_without_an_amulet_gives_its_points_and_its_tile() -> None:
    g = summer(seats=4)
    seat = g.seat
    gate(g, "a-upper", "gate-a1")
    pilgrims(g, walking="u1")
    resolve(g, "mp")
    play(g, "path.u1", "path.a-upper-1", "resource.wood", "resource.sake")

    player = g.players[seat]
    assert player.earned == [0, 0, 2, 0, 0, 0, 0]
    assert (player.amulets, player.resources, waiting(g)) == ([0, 0, 0], [1, 0, 0, 1], "turn")


@pytest.mark.parametrize(
    ("arrived", "starts"),
    [
        ("a-upper-1", {"u0", "l0", "u1"}), ("a-lower-2", {"u0", "l0", "l2"}), ("i-upper-1", {"u0", "l0"}),
        ("b-middle-1 b-summit-3", {"u0", "l0", "m1", "m2"}),
    ],
)  # fmt: skip
def test_a_new_pilgrim_may_set_out_from_every_gate_that_one_has_reached(arrived: str, starts: set[str]) -> None:
    g = summer(seats=4)
    pilgrims(g, arrived=arrived)
    g.players[g.seat].awake = 1
    resolve(g, "mp")

    play(g, "pilgrim")

    assert open_now(g) == {f"path.{node}" for node in starts}


@pytest.mark.parametrize("sleeper", [0, 1])
def test_a_space_where_somebody_sleeps_is_taken(sleeper: int) -> None:
    g = summer(seats=2)
    play_on(g, lambda g: waiting(g) == "turn" and g.seat != sleeper)
    pilgrims(g, arrived="i-upper-1", seat=sleeper)
    pilgrims(g, walking="u2")
    resolve(g, "mp")

    play(g, "path.u2")

    assert g.sleepers[number(g, "path", "i-upper-2")] == g.seat, "the bridge is closed, so there was one way"


def test_one_pilgrim_that_can_walk_is_enough_for_a_movement_point() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    player.awake = 2
    pilgrims(g, walking="u0 m2")
    player.forks = (1 << len(g.layout.forks)) - 1  # wherever the second one could turn off, one's own sleeps already
    resolve(g, "mp / 2 vp")

    assert open_now(g) == {"option.1", "option.2"}
    play(g, "option.1")
    assert open_now(g) == {"path.u0", "done"}


# Kodamas.


@pytest.mark.parametrize(("mine", "other", "able"), [(5, 7, True), (6, 7, False), (6, 6, True), (7, 6, False)])
@pytest.mark.parametrize("region", ["yomi", "forges"])
def test_the_last_space_of_a_track_is_for_one(region: str, mine: int, other: int, able: bool) -> None:
    g = summer(seats=4)
    kodamas(g, **{region: mine})
    kodamas(g, seat=g.order[1], **{region: other})
    resolve(g, "kodama")
    assert (f"kodama.{g.seat + 1}.{region}" in open_now(g)) == able
    assert len(open_now(g)) == 5 + able
    play(g, "done")
    g.here = 0 if region == "yomi" else 4

    resolve(g, "kodama here")

    assert g.players[g.seat].kodamas[g.here] == mine + able


def test_a_kodama_that_can_go_nowhere_is_not_asked_about() -> None:
    g = summer(seats=4)
    kodamas(g, yomi=7, stairs=7, home=7, glade=7, forges=7)
    resolve(g, "kodama")
    assert waiting(g) == "turn"
    kodamas(g, stairs=6)

    resolve(g, "kodama")

    assert open_now(g) == {f"kodama.{g.seat + 1}.stairs", "done"}


def test_kodamas_of_others_beyond_the_first_space_are_pushed() -> None:
    g = summer(seats=3)
    seat, second, third = g.order
    kodamas(g, seat=seat, yomi=3)
    kodamas(g, seat=second, yomi=2, forges=7)
    kodamas(g, seat=third, glade=4)
    resolve(g, "push")
    yomi, forges, glade = f"kodama.{second + 1}.yomi", f"kodama.{second + 1}.forges", f"kodama.{third + 1}.glade"
    assert open_now(g) == {yomi, forges, glade, "done"}
    play(g, forges)
    assert g.players[second].kodamas == [2, 1, 1, 1, 6]

    g.here = 3
    resolve(g, "push here")

    assert open_now(g) == {glade, "done"}
    play(g, glade)
    assert g.players[third].kodamas == [1, 1, 1, 3, 1]
    g.here = 1
    resolve(g, "push here")
    assert waiting(g) == "turn"


# Rocks.


def test_rocks_are_taken_to_four_places() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    first = g.garden[0]
    garden = g.garden
    resolve(g, "rock")
    assert len(open_now(g)) == len(garden) + 1

    g.play(g.options[0])

    assert (player.rocks[1:], g.garden) == ((first,), garden[1:])
    for _ in range(2):
        resolve(g, "rock")
        g.play(g.options[0])
    resolve(g, "rock")
    assert (len(player.rocks), waiting(g)) == (4, "turn")
    sound(g)


def test_an_empty_garden_has_no_rock() -> None:
    g = summer(seats=4)
    g.players[g.order[1]].rocks += g.garden
    g.garden = ()
    resolve(g, "rock")

    assert waiting(g) == "turn"


@pytest.mark.parametrize(
    ("rocks_there", "wood", "seated", "offered"),
    [
        (1, 0, "", {"1"}), (1, 1, "", {"1", "1-2"}), (2, 0, "", {"1", "2"}), (2, 1, "1 2", {"1-2", "2-3"}),
        (2, 0, "1 2", set()), (4, 1, "1 1-2 2 2-3 3", {"3-4", "4"}),
    ],
)  # fmt: skip
def test_seats_for_pilgrims(rocks_there: int, wood: int, seated: str, offered: set[str]) -> None:
    """A seat is beside a rock that lies there; the seats between two rocks cost a resource."""
    g = summer(seats=4)
    player = g.players[g.seat]
    player.rocks = (*player.rocks, *g.garden)[:rocks_there]
    for name in seated.split():
        player.seated |= 1 << number(g, "beside", name)
    resources(g, wood=wood)
    resolve(g, "pilgrim")

    if offered:
        assert open_now(g) == {f"beside.{name}" for name in offered} | {"done"}
    else:
        assert waiting(g) == "turn"


def test_a_pilgrim_takes_a_seat_for_its_price_and_no_pilgrim_no_seat() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    player.awake = 1
    resources(g, sake=2)
    resolve(g, "pilgrim")

    play(g, "beside.1-2")

    assert (player.awake, player.seated, player.resources) == (0, 0b10, [0, 0, 0, 1])
    resolve(g, "pilgrim")
    assert waiting(g) == "turn"


# Cards, and what comes to light.


def seen_by(g: Bitoku, *names: str) -> int:
    """How often something hidden comes to light when these are touched; undo stops there."""
    before = g.reveals
    play(g, *names)
    return g.reveals - before


def test_each_card_that_is_drawn_comes_to_light() -> None:
    g = summer()
    resolve(g, "draw")
    assert seen_by(g, "done") == 0
    resolve(g, "draw")
    assert seen_by(g, "draw") == 1
    for effect in ("yokai", "bitoku"):
        resolve(g, effect)
        assert seen_by(g, "draw") == 2
        g.play(g.options[0])

    before = g.reveals
    resolve(g, "vision")
    assert g.reveals == before + 2
    assert seen_by(g, "resource.wood") == 0


@pytest.mark.parametrize(("deck", "discards", "drawn"), [(2, 3, 2), (1, 3, 2), (0, 2, 2), (1, 0, 1), (0, 1, 1)])
@pytest.mark.parametrize("sort", ["yokai", "bitoku"])
def test_two_cards_are_looked_at_or_as_many_as_there_are(sort: str, deck: int, discards: int, drawn: int) -> None:
    g = summer()
    at = ("yokai", "bitoku").index(sort)
    everything = g.decks[at]
    g.decks[at], g.discards[at] = everything[:deck], everything[deck : deck + discards]
    resolve(g, sort)

    before = g.reveals
    play(g, "draw")

    assert g.reveals == before + drawn
    player = g.players[g.seat]
    kept = len(player.hand) - 3 + len(player.bitoku)
    if drawn == 2:
        assert (len(open_now(g)), kept) == (2, 0)
    if waiting(g) != "turn":
        g.play(g.options[0])
    kept = len(player.hand) - 3 + len(player.bitoku)
    assert (kept, waiting(g)) == (1, "turn")
    assert len(g.decks[at]) + len(g.discards[at]) == deck + discards - 1
    assert [card for card in player.hand if card & SECRET] == ([player.hand[-1] & CARD | SECRET] if at == 0 else [])


@pytest.mark.parametrize("sort", ["yokai", "bitoku"])
def test_with_no_card_left_there_is_nothing_to_obtain(sort: str) -> None:
    g = summer()
    at = ("yokai", "bitoku").index(sort)
    g.decks[at] = g.discards[at] = ()
    resolve(g, sort)

    assert waiting(g) == "turn"


def test_no_card_is_drawn_from_nothing() -> None:
    g = summer()
    player = g.players[g.seat]
    player.hand += player.deck
    player.deck = player.discard = ()
    resolve(g, "draw")
    assert waiting(g) == "turn"
    player.discard = (player.hand[-1],)
    player.hand = player.hand[:-1]

    resolve(g, "draw")

    assert open_now(g) == {"draw", "done"}


def test_own_cards_are_drawn_from_the_top_and_only_an_empty_deck_is_renewed() -> None:
    g = summer()
    player = g.players[g.seat]
    first, second = player.deck[0], player.discard[0]
    assert list(player.deck) == [first]
    resolve(g, "2 draw")
    play(g, "draw")
    assert ([card & CARD for card in player.hand][3:], player.deck, player.discard) == ([first], (), (second,))

    play(g, "draw")

    assert ([card & CARD for card in player.hand][3:], player.deck, player.discard) == ([first, second], (), ())


def test_a_vision_is_kept_or_both_go_under_the_deck_for_a_resource() -> None:
    g = summer()
    seat = g.seat
    crystals(g, memory_1="memory-8", memory_2="memory-1")
    top_of_deck(g, "vision", "1 2")
    size = len(g.decks[2])
    resolve(g, "vision")
    assert open_now(g) == {"vision.1", "vision.2", *(f"resource.{name}" for name in ("wood", "stone", "jade", "sake"))}
    refused = g.clone()
    play(refused, "resource.sake")
    player = refused.players[seat]
    assert (player.resources, len(player.visions), len(refused.decks[2])) == ([0, 0, 0, 1], 1, size)
    assert [card & CARD for card in refused.decks[2][-2:]] == [0, 1]
    assert player.earned == [0] * 7

    play(g, "vision.2")

    player = g.players[seat]
    assert (player.resources, player.visions[1:]) == ([0, 0, 0, 0], (number(g, "vision", "2"),))
    assert g.decks[2][-1] & CARD == number(g, "vision", "1")
    assert player.earned == [0, 0, 0, 2, 0, 0, 0]


def test_the_cards_of_a_hill_that_is_bare_are_not_taken() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    g.hill_bitoku = g.hill_yokai = (-1, -1, -1, -1)
    for at, favour in ((1, "bitoku"), (2, "yokai")):
        die(g, at, 3, "yomi")
        again = g.clone()
        play(again, f"die.{at}", f"favour.yomi.{favour}")
        assert (again.players[g.seat].bitoku, len(again.players[g.seat].hand)) == ((), len(player.hand))


def test_what_is_shown_is_filled_from_the_outermost_place_in() -> None:
    """Q87, Q61: the last tile leaves the game, the others slide outward, and new ones come on the free places."""
    g = summer(seats=2)
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    display(g, "mitama", "ara-1 - nigi-1 saki-1")
    stack = g.stacks[2]
    before = [*g.stacks]
    play_on(g, lambda g: g.phase == 0)

    ara, nigi, saki = (number(g, "mitama", name) for name in ("ara-1", "nigi-1", "saki-1"))
    assert g.shown[2] == (stack[1], stack[0], ara, nigi)
    assert (g.stacks[2], g.removed[2]) == (stack[2:], (saki,))
    for at in (0, 1, 3):
        assert g.stacks[at] == before[at][1:]
        assert g.shown[at][0] == before[at][0]


def test_winter_brings_new_cards_to_the_hills_and_uncovers_the_favours() -> None:
    g = summer(seats=2)
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    g.covered = 0b111111111111
    old, top = (g.hill_bitoku, g.hill_yokai), (g.decks[1][:4], g.decks[0][:4])
    discards = [*g.discards]
    play_on(g, lambda g: g.phase == 0)

    assert (g.hill_bitoku, g.hill_yokai) == top
    assert g.covered == 0
    assert g.discards == [
        discards[0] + tuple(c for c in old[1] if c >= 0),
        discards[1] + tuple(c for c in old[0] if c >= 0),
    ]
    assert g.round == 1


def test_everything_that_winter_turns_over_comes_to_light() -> None:
    g = summer(seats=2)
    play_on(g, lambda g: g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    display(g, "mitama", "ara-1 - nigi-1 saki-1")
    empty = sum(shown[:-1].count(-1) + 1 for shown in g.shown)
    before = g.reveals
    play(g, "done")

    assert g.phase == 0
    assert g.reveals == before + 8 + empty + 2, "cards in the hills, tiles on the displays, and the players' new hands"


# Across the river.


@pytest.mark.parametrize(("value", "after"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 3)])
@pytest.mark.parametrize("region", ["yomi", "stairs", "glade", "forges"])
def test_crossing_from_every_region(region: str, value: int, after: int) -> None:
    g = summer(seats=4)
    crystals(g, memory_1="memory-4", memory_2="memory-7")
    die(g, 2, value, region)

    play(g, "die.2")

    assert g.players[g.seat].values[1] == after
    assert open_now(g) == {f"favour.{region}.{favour}" for favour in ("bitoku", "yokai", "two")} | {"done"}
    assert g.players[g.seat].earned[3] == 1
    assert g.players[g.seat].places[1] == BEYOND + ("yomi", "stairs", "glade", "forges").index(region)


@pytest.mark.parametrize("value", [1, 2])
@pytest.mark.parametrize("place", ["yomi", "forges", "home.1", "hill.yomi"])
def test_which_dice_may_cross(place: str, value: int) -> None:
    g = summer(seats=4)
    die(g, 1, value, place)

    assert (f"die.{g.seat + 1}.1" in open_now(g)) == (value == 2 and place in ("yomi", "forges"))


@pytest.mark.parametrize(("there", "able"), [(2, True), (3, False)])
def test_nobody_crosses_to_a_full_hill(there: int, able: bool) -> None:
    g = summer(seats=4)
    for at in range(there):
        die(g, at + 1, 3, "hill.yomi", seat=g.order[1])
    die(g, 1, 4, "yomi")

    assert (f"die.{g.seat + 1}.1" in open_now(g)) == able


def test_a_favour_that_is_covered_is_not_offered_and_a_declined_one_is_covered() -> None:
    g = summer(seats=4)
    g.covered = 1 << 4
    die(g, 1, 4, "stairs")
    play(g, "die.1")
    assert open_now(g) == {"favour.stairs.bitoku", "favour.stairs.two", "done"}
    play(g, "done")
    assert open_now(g) == {"favour.stairs.bitoku", "favour.stairs.two"}

    play(g, "favour.stairs.two")

    assert g.covered == 1 << 4 | 1 << 5
    assert waiting(g) == "end turn"
    assert g.players[g.seat].bitoku == ()


def test_the_two_of_four_are_different_ones_and_may_be_left() -> None:
    g = summer(seats=4)
    seat = g.seat
    die(g, 1, 4, "glade")
    play(g, "die.1", "favour.glade.two")
    assert open_now(g) == {"choice.vision", "choice.rock", "choice.pilgrim", "choice.kodama", "done"}
    left = g.clone()
    play(left, "done")
    assert waiting(left) == "end turn"
    play(g, "choice.kodama", "kodama.home")
    assert open_now(g) == {"choice.vision", "choice.rock", "choice.pilgrim", "done"}

    play(g, "choice.pilgrim", "beside.1")

    assert waiting(g) == "end turn", "two were done"
    assert (g.players[seat].kodamas, g.players[seat].seated) == ([1, 1, 2, 1, 1], 1)
    assert g.covered == 1 << 8


def test_of_the_four_only_what_can_be_done_is_offered() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    player.awake = 0
    kodamas(g, yomi=7, stairs=7, home=7, glade=7, forges=7)
    die(g, 1, 4, "glade")
    play(g, "die.1", "favour.glade.two")

    assert open_now(g) == {"choice.vision", "choice.rock", "done"}


# Turns.


def test_a_card_needs_a_free_space() -> None:
    g = summer(seats=4)
    hand(g, "imomushi-start kappa-start")
    player = g.players[g.seat]
    for slots, open_to in (((2, 3, 4), False), ((-1, 3, 4), True), ((2, -1, 4), True), ((2, 3, -1), True)):
        player.slots = slots
        g.offered = g.todo[-1].legal(g)
        assert open_now(g, "yokai") == ({"yokai.imomushi-start", "yokai.kappa-start"} if open_to else set())
    play(g, "yokai.imomushi-start")

    assert player.slots == (2, 3, 0), "the only space is taken without a question"


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_a_card_unlocks_the_die_of_its_space_and_no_other(slot: int) -> None:
    g = summer(seats=4)
    hand(g, "imomushi-start kappa-start nezumi-start")
    play(g, "yokai.kappa-start", f"slot.{slot}")

    assert g.players[g.seat].places == [int(slot == at) for at in (1, 2, 3)]
    assert len(g.players[g.seat].hand) == 2


def test_a_die_that_is_placed_already_is_not_unlocked_by_its_card() -> None:
    g = summer(seats=4)
    hand(g, "imomushi-start kappa-start nezumi-start")
    die(g, 1, 3, "glade")
    place = g.players[g.seat].places[0]

    play(g, "yokai.kappa-start", "slot.1")

    assert g.players[g.seat].places[0] == place


def test_a_locked_die_costs_a_pilgrim_and_an_unlocked_one_does_not() -> None:
    g = summer(seats=4)
    player = g.players[g.seat]
    die(g, 2, 3, "unlocked")
    unlocked = g.clone()
    play(unlocked, "die.2")
    assert (unlocked.players[g.seat].awake, unlocked.players[g.seat].gone) == (3, 0)
    play(g, "die.3", "region.glade")

    assert (player.awake, player.gone) == (2, 1)
    assert player.places == [LOCKED, UNLOCKED, IN_REGION + 3]
    sound(g)


def test_without_a_pilgrim_awake_a_locked_die_stays_where_it_is() -> None:
    g = summer(seats=4)
    g.players[g.seat].awake = 0
    die(g, 2, 3, "unlocked")

    assert open_now(g, "die") == {f"die.{g.seat + 1}.2"}


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_one_unlocks_dice_of_ones_own(place: int) -> None:
    g = summer(seats=4)
    play_on(g, lambda g: g.seat == g.order[place] and waiting(g) == "turn")
    seat = g.seat
    for at, where in ((1, "locked"), (2, "unlocked"), (3, "locked")):
        die(g, at, 3, where)
    resolve(g, "unlock")
    assert open_now(g) == {f"die.{seat + 1}.1", f"die.{seat + 1}.3"}

    play(g, "die.3")

    assert g.players[seat].places == [0, 1, 1]
    resolve(g, "unlock")
    assert (g.players[seat].places, waiting(g)) == ([1, 1, 1], "turn"), "a single one needs no question"
    resolve(g, "unlock")
    assert waiting(g) == "turn"


def test_every_card_being_played_is_hidden_from_the_others_at_first() -> None:
    g = summer(seats=2)
    hand(g, "imomushi-start kappa-start yama-uba-4")

    hidden = {g.name(touch) for touch in g.options if g.todo[-1].hides(g, touch)}

    assert hidden == open_now(g, "yokai") == {"yokai.imomushi-start", "yokai.kappa-start", "yokai.yama-uba-4"}


def test_turns_go_round_in_the_turn_order_past_those_who_are_out() -> None:
    g = summer(seats=4, early_pass=True)
    first, second, third, fourth = g.order
    seen = [g.seat]
    for name in ("pass", "card", "pass", "card", "card", "card"):
        play(g, "pass" if name == "pass" else sorted(open_now(g, "yokai"))[0])
        play_on(g, lambda g: waiting(g) == "turn")
        seen.append(g.seat)

    assert seen == [first, second, third, fourth, second, fourth, second]
    assert g.passed == 1 << first | 1 << third


def test_the_next_summer_begins_with_the_first_player_and_nobody_has_passed() -> None:
    g = summer(seats=3, early_pass=True)
    play(g, "pass")
    play_on(g, lambda g: g.round == 1 and g.phase == 1)

    assert (g.seat, g.turn, g.passed) == (g.order[0], g.order[0], 0)


def test_a_building_of_an_earlier_turn_can_be_used() -> None:
    g = summer(seats=2)
    seat = g.seat
    display(g, "building", "onsen-1")
    resources(g, wood=2)
    resolve(g, "build")
    play(g, "building.onsen-1", "region.glade")
    assert list(g.fresh) == [number(g, "building", "onsen-1")]
    play_on(g, lambda g: g.seat != seat and waiting(g) == "turn")
    assert g.fresh == ()
    play_on(g, lambda g: g.seat == seat and waiting(g) == "turn")
    die(g, 1, 4, "unlocked")

    play(g, "die.1", "region.glade")

    assert "building.onsen-1" in open_now(g)


# Between turns.


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_of_a_turn_is_left_when_the_next_one_begins(seats: int) -> None:
    """What was bought, paid, looked at or chosen in a turn is done with: equal tables are equal positions."""
    chance = from_seed(seats)
    g = new_game(seats, seed=seats)
    bought = 0
    while not g.over:
        if waiting(g) in ("turn", "return dice"):
            assert (g.tile, g.spot, g.walk_from, g.waive, g.drawn) == (-1, -1, -1, 0, ())
            assert g.bill == [0, 0, 0, 0, 0, 0]
            for player in g.players:
                assert (player.arriving, player.aside) == ((), ())
                player.resources[:] = [3, 3, 3, 3]  # so that a lot is bought
                bought = max(bought, player.crystals() + player.built + len(player.freed))
            g.offered = g.todo[-1].legal(g)
        active = [touch for touch in g.options if touch != DONE] or g.options
        g.play(active[chance.below(len(active))])
    assert bought > 5


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_last_mark_of_the_record_names_who_decides_and_when(seats: int) -> None:
    """Undo and records go by these marks, so that nobody's decision may stand under another's, or another season's."""
    chance = from_seed(seats)
    g = new_game(seats, seed=seats)
    asked = set()
    while not g.over:
        mark = -1 - next(each for each in reversed(g.history) if each < 0)
        assert (mark % 16, mark // 16) == (g.seat, g.chapter()), waiting(g)
        assert g.seat == g.turn or waiting(g) == "property"
        asked.add(waiting(g))
        g.play(g.options[chance.below(len(g.options))])

    assert asked >= {"summon", "turn", "return dice", "virtue"}


@pytest.mark.parametrize(
    ("effect", "touches", "jade"),
    [
        ("mitama-2", "mitama.ara-1", 3), ("mitama-1", "mitama.ara-1", 3), ("mitama", "mitama.ara-1", 2),
        ("crystal-1", "crystal.dream-2 socket.dream-1", 3), ("dragonfly-1", "dragonfly.6", 3),
        ("build-1", "building.farm-1 region.stairs", 3),
    ],
)  # fmt: skip
def test_a_price_that_a_discount_covers_is_forgotten(effect: str, touches: str, jade: int) -> None:
    g = summer(seats=2)
    display(g, "mitama", "ara-1")
    display(g, "crystal", "- dream-2")
    display(g, "building", "farm-1")
    display(g, "dragonfly", "4 5 6")
    resources(g, wood=3, stone=3, jade=3, sake=3)
    resolve(g, effect)
    play(g, *touches.split())

    assert (g.bill, g.waive, g.players[g.seat].resources) == ([0] * 6, 0, [3, 3, jade, 3])


# Choices.


def bare() -> Bitoku:
    """A table on which almost nothing can be done; `vp` always can."""
    g = summer(seats=4)
    player = g.players[g.seat]
    for group in ("building", "crystal", "mitama", "dragonfly"):
        display(g, group, "-")
    for at in (1, 2, 3):
        die(g, at, 3, "unlocked")
    player.awake = 0
    player.deck = player.discard = ()
    g.decks[0] = g.decks[1] = g.discards[0] = g.discards[1] = ()
    g.garden = ()
    resources(g, wood=9, stone=9, jade=9, sake=9)
    kodamas(g, yomi=7, stairs=7, home=7, glade=7, forges=7)
    return g


def fill(g: Bitoku, effect: str) -> None:
    """Make one effect possible."""
    player = g.players[g.seat]
    if effect in ("build", "crystal", "mitama", "dragonfly"):
        name = {"build": "farm-1", "crystal": "dream-1", "mitama": "ara-1", "dragonfly": "1"}[effect]
        display(g, "building" if effect == "build" else effect, name)
    elif effect == "unlock":
        die(g, 2, 3, "locked")
    elif effect == "draw":
        player.discard = (0,)
    elif effect == "yokai":
        g.discards[0] = (7,)
    elif effect == "bitoku":
        g.decks[1] = (0,)
    elif effect == "rock":
        g.garden = (12,)
    elif effect == "pilgrim":
        player.awake = 1
    elif effect == "mp":
        bitoku_path(g, "makoto-1")
    elif effect == "kodama":
        kodamas(g, forges=6)
    elif effect == "kodama here":
        g.here = 3
        kodamas(g, glade=6)
    elif effect == "push":
        kodamas(g, seat=g.order[1], forges=2)
    else:
        g.here = 3
        kodamas(g, seat=g.order[1], glade=2)


@pytest.mark.parametrize(
    "effect",
    [
        "build", "crystal", "mitama", "dragonfly", "unlock", "draw", "yokai", "bitoku", "rock", "pilgrim", "mp",
        "kodama", "kodama here", "push", "push here",
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_no_choice(effect: str) -> None:
    g = bare()
    resolve(g, f"{effect} / 2 vp")
    assert (g.players[g.seat].total(), waiting(g)) == (2, "turn"), "one thing was left"

    fill(g, effect)
    resolve(g, f"{effect} / 2 vp")

    assert open_now(g) == {"option.1", "option.2"}
    play(g, "option.2")
    resolve(g, f"(jade / sake) > {effect} / 2 vp")
    assert "option.1" in open_now(g)
    play(g, "option.2")
    resources(g)
    resolve(g, f"(jade / sake) > {effect} / 2 vp")
    assert waiting(g) == "turn", "nothing to pay with"


@pytest.mark.parametrize("pays", [True, False])
def test_an_empty_vision_deck_is_a_choice_only_where_it_pays(pays: bool) -> None:
    """Q80."""
    g = summer(empty_visions_pay=pays)
    g.decks[2] = ()
    resolve(g, "vision / 2 vp")

    assert (waiting(g) != "turn") == pays


@pytest.mark.parametrize(
    ("effect", "declined"),
    [
        ("rock / pilgrim", True), ("rock / vp", False), ("any / amulet1", False), ("kodama / amulet1", False),
        ("(stone / sake) > 3 vp", True), ("(jade / sake) > 4 vp / 2 (jade / sake)", False), ("wood / stone", False),
        ("rock + vp / pilgrim", True), ("(rock / vp) / pilgrim", True),
    ],
)  # fmt: skip
def test_a_choice_may_be_declined_unless_nobody_loses_by_it(effect: str, declined: bool) -> None:
    """Q9: an option that is nothing but goods, for no price, can be taken by everybody."""
    g = summer(seats=4)
    resources(g, wood=1, stone=1, jade=1, sake=1)
    resolve(g, effect)

    assert ("done" in open_now(g)) == declined


def test_a_choice_of_single_resources_is_made_by_touching_one() -> None:
    g = summer(seats=4)
    resolve(g, "wood / jade")
    assert open_now(g) == {"resource.wood", "resource.jade"}
    play(g, "resource.jade")
    resolve(g, "2 (stone / sake)")
    play(g, "resource.stone", "resource.sake")
    assert g.players[g.seat].resources == [0, 1, 1, 1]

    resolve(g, "2 wood / jade")

    assert open_now(g) == {"option.1", "option.2"}
    play(g, "option.1")
    assert g.players[g.seat].resources == [2, 1, 1, 1]


def test_amulets_and_points_of_an_effect() -> None:
    g = summer(seats=4)
    resolve(g, "2 amulet1 + amulet2 + 3 amulet3 + 4 vp + 2 stone")

    player = g.players[g.seat]
    assert (player.amulets, player.earned, player.resources) == ([2, 1, 3], [0, 0, 0, 0, 0, 0, 4], [0, 2, 0, 0])


# Owners.


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_every_other_owner_of_a_building_is_paid(owner: int) -> None:
    g = summer(seats=4)
    play_on(g, lambda g: waiting(g) == "turn" and g.seat != owner)
    seat = g.seat
    building(g, "glade", "onsen-1", seat=owner)
    die(g, 1, 2, "unlocked")

    play(g, "die.1", "region.glade", "building.onsen-1")

    assert [player.earned[4] for player in g.players] == [int(each == owner) for each in range(4)]
    assert g.players[seat].amulets[0] > 0


def test_the_record_marks_who_decides_about_a_property() -> None:
    """The owner is asked in the turn of another: undo and records look for these marks."""
    g = summer(seats=4)
    seat, owner = g.order[0], g.order[1]
    building(g, "glade", "ryokan-1", seat=owner)
    die(g, 1, 2, "unlocked")
    play(g, "die.1", "region.glade")
    before = len(g.history)
    play(g, "building.ryokan-1", "option.1")

    marks = [mark for mark in g.history[before:] if mark < 0]
    assert marks == [-1 - who - 16 * g.chapter() for who in (owner, seat)]
    assert g.players[owner].earned == [0, 0, 0, 0, 1, 0, 0]


def test_what_may_be_copied_is_asked_without_a_change() -> None:
    g = copying()
    play(g, "die.1", "home.6")
    before = g.pack()

    g.todo[-1].legal(g)

    assert g.pack() == before


@pytest.mark.parametrize(("place", "named"), [("home.1", "Home"), ("home.2", "Home"), ("glade", "Glade")])
def test_the_copy_is_told_with_the_region_of_the_die(place: str, named: str) -> None:
    g = copying()
    die(g, 1, 3, "hill.left", seat=g.order[1])
    die(g, 3, 3, place, seat=g.order[1])
    play(g, "die.1", "home.6")
    g.listen()
    play(g, f"die.{g.order[1] + 1}.3")

    assert any(named in g.log_line(event, "en") for event in g.heard or [])


def told_of(g: Bitoku, *names: str) -> list[str]:
    """The log of what is touched, in English."""
    g.listen()
    play(g, *names)
    heard, g.heard = g.heard or [], None
    return [g.log_line(event, "en") for event in heard]


def test_only_what_was_paid_is_told() -> None:
    g = summer(seats=2)
    display(g, "building", "temple-1")
    g.players[g.seat].built = 3
    resources(g, wood=3, stone=3, jade=3, sake=3)
    resolve(g, "build")

    paid = [line for line in told_of(g, "building.temple-1", "region.yomi") if "pay" in line]

    assert len(paid) == 2
    assert ["2 wood" in paid[0], "1 stone" in paid[1]] == [True, True]


# The ascension.


def test_cards_in_hand_and_on_the_board_count_for_rocks_as_far_as_one_may_know() -> None:
    """Everybody has seen where these come from; one that was drawn from the common deck is its owner's secret."""
    g = summer(seats=2)
    player = g.players[0]
    player.rocks = (number(g, "rock", "imomushi"),)
    player.seated = 1
    player.deck = player.discard = player.tucked = ()
    first, second, third = (number(g, "yokai", f"imomushi-{at}") for at in (1, 2, 3))
    for place in ("hand", "aside"):
        player.hand = player.aside = ()
        setattr(player, place, (first + SEEN, second, third + SECRET))
        assert [g.breakdown(viewer)[0]["rocks"] for viewer in (0, 1, None)] == [3, 2, 2]
    player.aside = ()
    player.slots = (-1, number(g, "yokai", "imomushi-start"), first)

    assert g.breakdown(1)[0]["rocks"] == 2


@pytest.mark.parametrize(("seated", "points"), [("1 2 2-3", 1 * 1 + 2 * 3), ("1 2", 1 * 3 + 1 * 1), ("1", 3), ("2", 3)])
def test_wild_yokai_take_the_type_that_is_worth_most(seated: str, points: int) -> None:
    """A kappa, a nezumi and two Yama-Uba beside the rocks of both, which take one type together."""
    g = summer(seats=2)
    player = g.players[0]
    player.rocks = (number(g, "rock", "kappa"), number(g, "rock", "nezumi"))
    for name in seated.split():
        player.seated |= 1 << number(g, "beside", name)
    player.hand = player.deck = player.slots = ()
    player.discard = tuple(number(g, "yokai", name) for name in ("kappa-1", "yama-uba-1", "yama-uba-2", "nezumi-2"))

    assert g.breakdown()[0]["rocks"] == points


def last_winter(seats: int = 2) -> Bitoku:
    """The last question before the ascension."""
    g = new_game(seats)
    play_on(g, lambda g: g.round == 3 and g.phase == 3 and waiting(g) == "virtue" and g.place == len(g.order))
    for player in g.players:
        player.resources[:] = [0, 0, 0, 0]
    return g


def test_what_was_left_of_a_third_favour_does_not_keep_anybody_from_the_last_fruits() -> None:
    g = last_winter()
    g.picked = 0b11
    for seat in (0, 1):
        crystals(g, seat=seat, dream_1=f"dream-{3 + seat}")

    play(g, "done")

    assert g.over
    assert [player.resources for player in g.players] == [[0, 0, 0, 1], [0, 0, 1, 0]]


def test_the_last_fruits_are_reaped_in_turn_order() -> None:
    g = last_winter(3)
    first, _, third = g.order
    for at, seat in enumerate((first, third)):
        crystals(g, seat=seat, dream_1=f"dream-{(7, 12)[at]}")
    play(g, "done")
    assert (g.seat, g.turn, waiting(g)) == (first, first, "kodama")
    play(g, "kodama.yomi")

    assert (g.seat, g.turn, waiting(g)) == (third, third, "kodama")
    assert seen_by(g, "kodama.glade") == 1, "all hands are shown"
    assert g.over


def test_the_first_of_equals_in_the_turn_order_wins() -> None:
    for order in ((1, 0), (0, 1)):
        g = summer(seats=2)
        g.order = order
        for player in g.players:
            player.visions, player.rocks, player.seated = (), (), 0
        scores = g.scores()
        g.players[order[1]].earned[6] += scores[order[0]] - scores[order[1]]
        assert g.scores()[0] == g.scores()[1]
        assert g.winners() == [order[0]]


# The Tengu.


def pass_only(g: Bitoku) -> None:
    for at, place in enumerate(("hill.left", "hill.right", "home.2")):
        die(g, at + 1, at + 2, place, seat=TENGU)


def test_a_turn_of_the_tengu_cannot_be_taken_back_nor_the_card_that_it_turns_over() -> None:
    g = solo()
    pass_only(g)
    before = g.reveals
    told = turn(g, "tengu-3")

    assert step(told) == "L"
    assert g.reveals == before + 2


def test_a_rock_that_winter_takes_comes_to_light_and_so_do_cards_in_spring() -> None:
    g = solo()
    before, garden = g.reveals, g.garden
    lose_rock(g)
    assert g.reveals == before + 1
    assert sorted((*g.garden, *cards(g).lost_rocks)) == list(garden)
    g.garden = ()
    lose_rock(g)
    assert g.reveals == before + 1
    reap_as_tengu(g)
    assert g.reveals == before + 1, "it has no crystal"
    tengu(g).sockets = (0,)
    bitoku_path(g, "makoto-1", seat=TENGU)

    reap_as_tengu(g)

    assert g.reveals == before + 2
    assert tengu(g).completed == 1


@pytest.mark.parametrize(
    ("values", "places", "high"),
    [
        ((5, 6, 4), ("yomi", "forges", "stairs"), 2), ((5, 6, 6), ("yomi", "forges", "glade"), 3),
        ((4, 3, 1), ("yomi", "forges", "glade"), 0), ((6, 6, 6), ("locked", "unlocked", "hill.left"), 0),
        ((5, 6, 6), ("stairs", "hill.right", "home.1"), 1),
    ],
)  # fmt: skip
def test_in_the_home_the_tengu_scores_for_high_dice_by_the_river(
    values: tuple[int, ...], places: tuple[str, ...], high: int
) -> None:
    g = solo()
    for at in range(3):
        die(g, at + 1, values[at], places[at], seat=0)
    die(g, 1, 2, "unlocked", seat=TENGU)

    go_home(g, 1)

    assert tengu(g).earned[7] == 3 + 2 * high
    assert tengu(g).places[0] == IN_HOME + 1
    assert tengu(g).kodamas == [1, 1, 2, 1, 1]


@pytest.mark.parametrize("hill_at", [0, 1, 2, 3])
def test_each_hill_has_favours_of_its_own_for_the_tengu(hill_at: int) -> None:
    g = solo()
    area, pair = hill_at // 2, [hill_at // 2 * 2, hill_at // 2 * 2 + 1]
    everything = list(range(7))
    assert yokai_hills(g, area, everything) == bitoku_hills(g, area, everything) == pair
    other = [each for each in pair if each != hill_at]

    g.covered = 1 << 3 * hill_at
    assert (yokai_hills(g, area, everything), bitoku_hills(g, area, everything)) == (pair, other)
    g.covered = 1 << 3 * hill_at + 1

    assert (yokai_hills(g, area, everything), bitoku_hills(g, area, everything)) == (other, pair)


def test_the_tengu_sees_the_first_bitoku_of_all_and_the_type_of_every_card() -> None:
    g = solo()
    hill(g, "yomi", "makoto-1", "yama-uba-1")
    hill(g, "stairs", "meijo-1", "kappa-1")

    assert [bitoku_hills(g, 0, [each]) for each in (0, 6, 1)] == [[0], [1], []]
    assert [yokai_hills(g, 0, [each]) for each in (5, 0, 1)] == [[0], [1], []]
    assert rarest_hill(g, 0) == 1
    g.hill_bitoku = g.hill_yokai = (-1,) * 4
    assert (bitoku_hills(g, 0, list(range(7))), yokai_hills(g, 0, list(range(7)))) == ([], [])


def test_with_every_region_full_and_a_die_left_the_tengu_keeps_its_attitude() -> None:
    """Step J waits until all its dice are on the board."""
    g = solo()
    cards(g).active = True
    for at, place in enumerate(("stairs", "glade", "forges")):
        die(g, at + 1, 3, place, seat=0)
    for at, place in enumerate(("home.2", "yomi", "unlocked")):
        die(g, at + 1, at + 2, place, seat=TENGU)
    g.hill_bitoku = g.hill_yokai = (-1,) * 4

    told = turn(g, "tengu-3")

    why = skipped(told)
    assert (step(told), why["I"], why["J"]) == ("K", "regions-full", "has-dice")
    assert cards(g).active


@pytest.mark.parametrize(
    ("first", "second", "third", "lowest_is"), [(2, 3, 4, 0), (4, 3, 3, 1), (4, 3, 2, 2), (2, 2, 2, 0)]
)
def test_the_lowest_die_is_unlocked_first(first: int, second: int, third: int, lowest_is: int) -> None:
    g = solo()
    for at, value in enumerate((first, second, third)):
        die(g, at + 1, value, "locked", seat=TENGU)

    unlock_lowest(g)

    assert tengu(g).places == [int(at == lowest_is) for at in range(3)]


@pytest.mark.parametrize(
    ("values", "places", "crosses"),
    [
        ((4, 3, 2), ("yomi", "stairs", "locked"), 0), ((2, 4, 3), ("yomi", "stairs", "glade"), 1),
        ((2, 3, 4), ("yomi", "stairs", "forges"), 2), ((3, 3, 2), ("glade", "yomi", "stairs"), 1),
    ],
)  # fmt: skip
def test_the_highest_die_by_the_river_crosses(values: tuple[int, ...], places: tuple[str, ...], crosses: int) -> None:
    g = solo()
    for at in range(3):
        die(g, at + 1, values[at], places[at], seat=TENGU)

    assert highest_before(g, [0, 1]) == crosses


@pytest.mark.parametrize(
    ("choices", "meant"), [(2, [0, 0, 0, 1, 1, 1]), (3, [0, 0, 1, 1, 2, 2]), (6, [0, 1, 2, 3, 4, 5])]
)
def test_what_a_roll_means_among_equal_choices(choices: int, meant: list[int]) -> None:
    assert [choice_of(face, choices) for face in range(1, 7)] == meant


# Setup.


def test_every_gate_can_lie_at_every_fork_of_its_letter() -> None:
    found: dict[str, set[int]] = {}
    for seed in range(80):
        g = new_game(4, seed)
        assert len([gate for gate in g.gates if gate >= 0]) == len({gate for gate in g.gates if gate >= 0})
        for fork, tile in zip(g.layout.forks, g.gates, strict=True):
            found.setdefault(fork, set()).add(tile)

    for fork, letter in zip(g.layout.forks, g.layout.fork_letter, strict=True):
        wanted = {at for at, each in enumerate(g.printed.gate_letter) if each == letter} if letter else {-1}
        assert found[fork] == wanted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_dealt_at_random_and_none_is_left_out(seats: int) -> None:
    seen: dict[str, set[int]] = {}
    for seed in range(120):
        g = new_game(seats, seed)
        seen.setdefault("yokai", set()).update(g.hill_yokai)
        seen.setdefault("bitoku", set()).update(g.hill_bitoku)
        seen.setdefault("ancient", set()).update(tile for tile in g.sites if tile >= 0)
        seen.setdefault("lake", set()).add(g.lakes[0])
        seen.setdefault("first", set()).add(g.order[0])
        for player in g.players:
            seen.setdefault("vision", set()).update(player.visions)
            seen.setdefault("rock", set()).update(player.rocks)
            seen.setdefault("starting", set()).add(player.hand[0] & CARD)
        for at, group in enumerate(("building", "crystal", "mitama", "dragonfly")):
            seen.setdefault(group, set()).update(g.shown[at])

    sizes = {
        "yokai": range(5, 34), "bitoku": range(24), "ancient": range(24, 30) if seats < 4 else (), "lake": range(5),
        "first": range(seats), "vision": range(28), "rock": range(13), "starting": range(5), "building": range(24),
        "crystal": range(32), "mitama": range(24), "dragonfly": range(32),
    }  # fmt: skip
    assert {name: sorted(found) for name, found in seen.items()} == {name: list(size) for name, size in sizes.items()}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_begins_with_the_first_hands_and_nothing_else_has_come_to_light(seats: int) -> None:
    g = new_game(seats)

    assert (g.reveals, g.round, g.phase, g.covered) == (seats, 0, 0, 0)


@pytest.mark.parametrize(("options", "wood", "second"), [({}, 1, 1), ({"tengu_no_resources": True}, 0, 0)])
def test_what_the_tengu_starts_with(options: dict[str, bool], wood: int, second: int) -> None:
    sorts: set[bool] = set()
    rows: set[tuple[int, ...]] = set()
    for seed in range(20):
        g = new_game(1, seed, **options)
        it = tengu(g)
        with_building = 2 in [g.printed.rock_family[rock] for rock in it.rocks]
        sorts.add(with_building)
        assert it.resources == [wood, second * with_building, 0, second * (not with_building)]
        assert (it.earned, it.seated, it.forks, it.gone, it.completed) == ([0] * 8, 0, 0, 0, 0)
        assert (it.hand, it.deck, it.discard, it.aside, it.slots) == ((), (), (), (), (-1, -1, -1))
        assert (it.walkers, it.sockets, it.bitoku, it.mitamas, it.freed, it.guides) == ((), (), (), (), (), ())
        assert cards(g).rolls == cards(g).lost_rocks == cards(g).discard == ()
        assert sorted(cards(g).row + cards(g).deck) == list(range(10))
        rows.add(cards(g).row)
    assert sorts == {False, True}
    assert len(rows) > 10, "its cards are shuffled"


def test_the_rocks_of_the_tengu_are_dealt_at_random() -> None:
    """One from the garden, and one of the other sort from what was not dealt."""
    firsts: set[int] = set()
    seconds: set[int] = set()
    for seed in range(200):
        g = new_game(1, seed)
        first, second = tengu(g).rocks
        firsts.add(first)
        seconds.add(second)
        assert [g.printed.rock_family[rock] for rock in (first, second)].count(0) == 1
        assert first not in g.garden
        assert second not in g.garden
        assert g.players[0].rocks[0] not in (first, second, *g.garden)
    assert firsts == set(range(13))
    assert seconds == set(range(13))


def test_the_rolls_of_the_last_summer_are_forgotten() -> None:
    g = solo()
    cards(g).rolls = (6, 6, 6)
    g.passed = 0b11

    SUMMER_PHASE.run(g)

    assert (cards(g).rolls, g.passed) == ((), 0)


@pytest.mark.parametrize("name", ["tengu-1", "tengu-2", "tengu-3"])
def test_in_forges_that_the_card_does_not_show_the_tengu_takes_a_crystal_without_a_favourite(name: str) -> None:
    """T33, whatever the card takes elsewhere."""
    g = solo()
    tengu_rocks(g, "kappa ara")

    perform(g, card_number(g, name), 4)

    assert (tengu(g).crystals(), tengu(g).built) == (1, 0)


@pytest.mark.parametrize("name", ["tengu-3", "tengu-7", "tengu-8"])
def test_in_a_yomi_that_the_card_does_not_show_the_tengu_takes_a_dragonfly_for_a_mitama_that_waits(name: str) -> None:
    """T32, whatever the card takes elsewhere."""
    g = solo()
    spirits(g, waiting="ara-1", seat=TENGU)

    perform(g, card_number(g, name), 0)

    assert (len(tengu(g).freed), len(tengu(g).guides), tengu(g).mitamas) == (1, 1, ())


# Its movement points.


def test_a_pilgrim_of_the_tengu_goes_on_from_space_to_space() -> None:
    g = solo()
    it = tengu(g)
    for fork in range(6):
        it.forks |= 1 << fork  # nowhere to turn off
    g.sleepers = tuple(TENGU if g.layout.node_fork[node] >= 0 else -1 for node in range(len(g.sleepers)))
    seen = []
    it.walkers = (number(g, "path", "u0"),)
    awake = it.awake
    for _ in range(6):
        spend_points(g, 1)
        seen += [g.printed.nodes[node] for node in it.walkers]

    assert seen == ["u1", "u2", "b1", "m1", "b2", "m2"]
    assert it.awake == awake
    spend_points(g, 1)
    assert it.awake == awake - 1, "at the end of the path a new one sets out"
    it.awake = 0
    it.walkers = (number(g, "path", "m2"),)
    spend_points(g, 2)
    assert it.walkers == (number(g, "path", "m2"),), "the points are lost"


@pytest.mark.parametrize(
    ("arrived", "start"),
    [
        ("", "u0"),
        ("a-upper-2", "u1"),
        ("a-upper-1 b-middle-1", "m1"),
        ("b-summit-1 a-upper-1", "m2"),
        ("i-upper-1", "u0"),
    ],
)
def test_a_new_pilgrim_of_the_tengu_sets_out_at_its_rightmost_gate(arrived: str, start: str) -> None:
    g = solo()
    pilgrims(g, arrived=arrived, seat=TENGU)

    spend_points(g, 1)

    assert tengu(g).walkers == (number(g, "path", start),)


@pytest.mark.parametrize(
    ("taken", "reached", "points"),
    [
        ("", "i-upper-1", 3), ("i-upper-1", "i-upper-2", 2), ("i-upper-1 i-upper-2", "b1", 0),
    ],
)  # fmt: skip
def test_the_tengu_takes_the_best_free_illumination_for_twice_its_points(taken: str, reached: str, points: int) -> None:
    g = solo()
    g.players[0].awake = 5
    for name in taken.split():
        g.sleepers = with_at(g.sleepers, number(g, "path", name), 0)
    pilgrims(g, walking="u2", seat=TENGU)

    spend_points(g, 1)

    assert tengu(g).earned[2] == 2 * points
    node = number(g, "path", reached)
    assert (g.sleepers[node] == TENGU) if points else tengu(g).walkers == (node,)
    assert tengu(g).forks == (1 << 1 if points else 0)


def test_the_bitoku_path_of_the_tengu_scores_card_by_card() -> None:
    g = solo()
    bitoku_path(g, "chuugi-5 makoto-2", seat=TENGU)
    awake = tengu(g).awake

    spend_points(g, 3)

    assert (tengu(g).completed, tengu(g).earned[1], tengu(g).awake) == (2, 7, awake - 1)


# Its count.


def test_what_the_tengu_counts_at_the_end() -> None:
    g = solo(tengu_leads=True)
    it = tengu(g)
    tengu_rocks(g, "kappa temple-onsen")
    it.tucked = (0, 1, 2, 3, 4)
    pile(g, "kappa-1 kappa-2 yama-uba-1 nezumi-1")
    building(g, "yomi", "temple-1", seat=TENGU)
    building(g, "stairs", "onsen-1", seat=TENGU)
    building(g, "glade", "farm-1", seat=TENGU)
    it.sockets = (0, 1, 2)
    it.resources[:] = [1, 2, 0, 3]
    bitoku_path(g, "makoto-1 makoto-2 yu-1", seat=TENGU)
    kodamas(g, seat=0, yomi=2, stairs=3, home=1, glade=2, forges=3)
    kodamas(g, seat=TENGU, yomi=3, stairs=3, home=2, glade=1, forges=4)
    it.earned[:] = [1, 2, 3, 0, 4, 0, 5, 6]
    g.order = (TENGU, 0)

    lines = g.breakdown()[TENGU]

    assert [lines[name] for name in ("spirits", "bitoku", "paths", "property", "effects", "home")] == [1, 2, 3, 4, 5, 6]
    assert lines["rocks"] == 3 * (4 + 2), "kappas with the wild one and the starting card; a temple and an onsen"
    assert lines["yokai"] == 5 * 3 + 4 * 6
    assert lines["fate"] == 1 + 1 + 1
    assert (lines["resources"], lines["crystals"], lines["types"], lines["ahead"]) == (6, 6, 2, 3 * 3)
    assert lines["first"] == g.printed.first_vp > 0
    g.order = (0, TENGU)
    assert g.breakdown()[TENGU]["first"] == 0


@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 1), (3, 3), (4, 5), (5, 7), (6, 10)])
def test_what_the_counters_of_the_tengu_uncover(built: int, points: int) -> None:
    g = solo()
    tengu(g).built = built

    assert g.breakdown()[TENGU]["fate"] == points
