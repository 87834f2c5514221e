"""Where a rule just holds and where it just does not: what a small slip in the rules would change."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennichi
from ennichi.bitoku.components import THINGS
from ennichi.bitoku.holdings import count_thing, virtue_points
from ennichi.bitoku.kind import KIND
from ennichi.bitoku.scoring import completed_visions, vision_points
from ennichi.bitoku.state import CARD, Bitoku

from .given import (
    amulets,
    bitoku_path,
    building,
    crystals,
    die,
    gate,
    hand,
    kodamas,
    new_game,
    number,
    open_now,
    pilgrims,
    play,
    play_on,
    resources,
    spirits,
    summer,
    visions,
    waiting,
)
from .tengu_given import solo

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
    g.options = g.todo[-1].legal(g)


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
    g.options = g.todo[-1].legal(g)

    play(g, "die.2")

    assert waiting(g) != "return dice"
    assert g.players[0].values == [2, 3, 3]


def test_three_dice_that_look_alike_need_no_question_where_others_watch() -> None:
    g = summer(seats=2)
    play_on(g, lambda g: g.phase == 1 and g.passed != 0 and waiting(g) == "turn")
    for player in g.players:
        player.values[:] = [1, 1, 1]
        player.places[:] = [16, 16, 17]
        player.hand = ()
    g.options = g.todo[-1].legal(g)
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
    assert other.discard == (), "drawn again"
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
