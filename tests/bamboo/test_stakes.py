"""What is at stake in Bamboo: given a position, the sentence and its numbers; and over whole games, each number again
from what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

import ennichi
from ennichi.bamboo.kind import KIND
from ennichi.bamboo.state import Bamboo
from ennichi.bamboo.vocabulary import BALANCE, SECTION
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.bots.random_bot import RandomBot
from ennichi.kernel.stakes import Stake
from tests.bamboo.given import (
    acting,
    end_of_summer,
    food,
    held,
    homes,
    marker,
    play,
    reserve,
    spirits,
    stocks,
    summer,
    temples,
    waiting,
)

TEXT = KIND.text("en")
KINDS = {"decoration": "D", "faith": "F", "garden": "G", "daily life": "Q", "any kind": "*"}


def at_stake(g: Bamboo, seat: int | None = None) -> dict[str, Stake]:
    found = KIND.stakes(g, g.seat if seat is None else seat, TEXT)
    return {each.message: each for each in found}


def said(g: Bamboo, message: str) -> str:
    stake = at_stake(g)[message]
    return TEXT.fill(message, stake.words)


# One position each.


def test_the_first_choice_is_told_with_what_it_is_about_and_each_section_with_what_it_brings() -> None:
    g = ennichi.new("bamboo", seats=3, seed=1)
    assert isinstance(g, Bamboo)
    stake = at_stake(g)["stake-draft"]
    assert said(g, "stake-draft").endswith("You take 2 sections, one at a time.")
    assert sorted(stake.things) == sorted(g.options)
    assert set(at_stake(g, (g.seat + 1) % 3)) == set(), "it is not his choice"
    for touch in g.options:
        after = g.clone()
        after.play(touch)
        colour = g.printed.section_colour[touch - SECTION]
        assert len(after.players[g.seat].stocks[colour]) == 2
        twice = len({g.printed.section_action[each] for each in after.players[g.seat].stocks[colour]}) == 1
        assert ("2 × " in stake.said_of(touch, TEXT)) == twice
        assert " and " in stake.said_of(touch, TEXT) or twice
    while len(g.laid_out) > 3:
        g.play(g.options[0])
    assert said(g, "stake-draft").endswith("This is the last section that you take.")


def test_homes_without_food_cost_happiness_in_winter() -> None:
    g = summer(3)
    homes(g, {"1.1": "1G3", "1.2": "1F2", "2.1": "1D2"})
    food(g, mine="tea")
    assert said(g, "stake-hunger") == (
        "Winter is coming: your homes need 3 food and you have 1. What is missing costs 2 happiness."
    )
    spirits(g, awake="ookami")
    assert "unless a spirit" in said(g, "stake-hunger")
    food(g, mine="ramen")
    assert "stake-hunger" not in at_stake(g)


def test_a_home_out_of_balance_is_told_with_the_side_that_lacks() -> None:
    g = summer(3)
    homes(g, {"1.1": "1G8"})
    assert said(g, "stake-harmony") == (
        "Comfort 3 on the left, 0 on the right: as it stands, this costs 6 happiness at the end. "
        "Homes on the right would mend it."
    )
    homes(g, {"1.1": "1G8", "1.5": "1F8"})
    assert "stake-harmony" not in at_stake(g)


def test_food_for_this_winter_goes_before_what_counts_only_at_the_end() -> None:
    """One meal that is missing costs less than a home out of balance, but soon: there are years to mend the other."""
    g = summer(3)
    homes(g, {"1.1": "1G8"})
    assert list(at_stake(g))[:2] == ["stake-hunger", "stake-harmony"]
    g.year = g.printed.years - 1
    food(g, mine="ramen")
    assert next(iter(at_stake(g))) == "stake-harmony"


def test_a_fulfilled_tile_and_one_that_lacks_a_home() -> None:
    g = summer(3)
    printed = g.printed
    tile = next(  # of a single home, of any comfort
        tile
        for tile in range(len(printed.balance_zone))
        if printed.balance_total[tile] < 0
        and not printed.balance_comfort[tile]
        and len(printed.balance_blocks[tile][0]) == 2
    )
    name = g.name(BALANCE + tile)
    held(g, name.removeprefix("balance."))
    homes(g, {})
    near = at_stake(g)["stake-near"]
    assert g.name(near.things[0]) == name
    assert f"({near.words['tile']}) lacks a single home: {near.words['kind']}." in said(g, "stake-near")
    kind = KINDS[str(near.words["kind"])]
    homes(g, {g.name(near.things[1]).removeprefix("cell."): f"1{kind}3"})
    points = printed.balance_points[tile]
    assert at_stake(g)["stake-ready"].words["half"] == (points + 1) // 2
    assert "stake-near" not in at_stake(g)


def test_temples_that_one_stick_decides() -> None:
    g = summer(3)
    me, other = g.seat, (g.seat + 1) % 3
    temples(g, [[other], [me], [], []])
    reserve(g, 2)
    reserve(g, 2, other)
    found = at_stake(g)
    assert found["stake-temple"].words["temple"] == "red temple"
    assert found["stake-temple"].words["theirs"] == 1
    assert found["stake-threat"].words["temple"] == "green temple"
    reserve(g, 0, other)
    reserve(g, 0, (g.seat + 2) % 3)
    assert "stake-threat" not in at_stake(g)


def test_first_times_come_up_with_what_they_explain() -> None:
    g = summer(3)
    spirits(g, asleep="kappa")
    marker(g, "red")
    stocks(g, red="s1r", green="s1g pg2", blue="s1b pb1", white="s1w")
    reserve(g, 1)
    found = at_stake(g)
    assert found["first-asleep"].words == {"spirit": "Kappa", "price": g.printed.spirit_wake[0]}
    assert found["first-marker"].words == {"stock": "red stock"}
    assert found["first-few-sticks"].words == {"stock": "green stock", "sections": 2, "sticks": 1}
    assert "first-ghost" not in found
    assert "first-ghost" in at_stake(summer(2))
    assert "first-overflow" not in at_stake(acting("income"))


# Over whole games.


def check(g: Bamboo, seat: int, stake: Stake, table: Any, pieces: Any) -> None:
    """Each number again, from what the seat sees and what is printed."""
    own, words = table["players"][seat], stake.words
    if stake.message == "stake-hunger":
        built = sum(home is not None for home in own["grid"])
        store = sum(
            count * pieces["food"][name] for count, name in zip(own["food"], table["food"]["names"], strict=True)
        )
        assert (words["need"], words["food"], words["lost"]) == (built, store, built - store)
    elif stake.message == "stake-harmony":
        left, right = own["comfort"]["left"], own["comfort"]["right"]
        assert (words["left"], words["right"]) == (left, right)
        assert words["lost"] == -own["breakdown"]["harmony"] > 0
        assert words["side"] == ("left" if left < right else "right")
    elif stake.message == "stake-night":
        bare = sum(
            kind is not None and home is None for kind, home in zip(own["night_cells"], own["grid"], strict=True)
        )
        assert (words["count"], words["lost"]) == (bare, -own["breakdown"]["night"])
    elif stake.message == "stake-ready":
        tile = g.name(stake.things[0])
        assert {"tile": tile, "holds": True} in own["held"]
        assert words["points"] == pieces["balance"][tile]["points"]
        assert words["half"] == -(-pieces["balance"][tile]["points"] // 2)
    elif stake.message == "stake-near":
        tile, cell = (g.name(thing) for thing in stake.things)
        assert {"tile": tile, "holds": False} in own["held"]
        row, column = map(int, cell.removeprefix("cell.").split("."))
        at = 5 * (row - 1) + column - 1
        wanted = KINDS[str(words["kind"])]
        fits = [way for way in pieces["balance"][tile]["ways"] if lacks_only(own["grid"], way, at, wanted, pieces)]
        assert own["grid"][at] is None
        assert fits
    elif stake.message in ("stake-temple", "stake-threat"):
        temple = next(each for each in table["temples"] if f"temple.{each['colour']}" == g.name(stake.things[0]))
        assert words["mine"] == temple["sticks"].count(seat)
        mover = (
            seat if stake.topic == "temple" else next(i for i in range(g.seats) if g.player(i, TEXT) == words["rival"])
        )
        assert (leader(temple["sticks"]) == seat) == (stake.topic == "threat")
        assert leader([*temple["sticks"], mover]) == mover
        assert table["players"][mover]["reserve"] > 0
    elif stake.message == "stake-sticks":
        assert words["count"] == own["reserve"]
    elif stake.message == "first-ghost":
        assert words["count"] == sum(temple["sticks"].count("ghost") for temple in table["temples"])
    elif stake.message == "first-few-sticks":
        assert words["sections"] in [len(stock) for stock in own["stocks"]]
        assert words["sections"] > words["sticks"] == own["reserve"]  # type: ignore[operator]
    elif stake.message == "first-overflow":
        assert words["count"] == pieces["stock_size"] == max(map(len, own["stocks"]))


def lacks_only(grid: list[str | None], way: Any, at: int, wanted: str, pieces: Any) -> bool:
    """Whether a home in this cell is all that a way to lay a pattern lacks."""
    empty = [(cell, kind) for cell, kind in way if grid[cell] is None]
    there = [(pieces["homes"][grid[cell]]["kind"], kind) for cell, kind in way if grid[cell] is not None]
    return empty == [(at, wanted)] and all(kind in ("*", home) for home, kind in there)


def leader(sticks: list[Any]) -> Any:
    """Who has the most sticks; of equals who laid the last one."""
    most = max((sticks.count(each) for each in sticks), default=0)
    return next((each for each in reversed(sticks) if sticks.count(each) == most), None)


@pytest.mark.parametrize(("seats", "night"), [(2, True), (3, False), (4, False)])
@pytest.mark.parametrize("player", [RandomBot, GreedyBot])
def test_every_number_that_is_said_is_on_the_table(seats: int, night: bool, player: type) -> None:
    heard: set[str] = set()
    for seed in range(3 if player is RandomBot else 1):
        g = ennichi.new("bamboo", seats=seats, seed=seed, night=night, names=("Ana", "Rui", "Mika", "Tora")[:seats])
        assert isinstance(g, Bamboo)
        bots = [player(seat) for seat in range(seats)]
        pieces = KIND.pieces(g.header.box, TEXT)
        while not g.over:
            if begins_turn(g) or g.todo[-1].asks == "ask-overflow":
                table = g.view(g.seat)["table"]
                for stake in KIND.stakes(g, g.seat, TEXT):
                    check(g, g.seat, stake, table, pieces)
                    heard.add(stake.message)
            g.play(bots[g.seat].choose(g))
    assert {"stake-hunger", "stake-harmony", "stake-near", "stake-temple", "stake-sticks", "first-marker"} <= heard
    assert ("stake-night" in heard) == night
    assert ("first-ghost" in heard) == (seats == 2)


def test_feeding_is_told_first_while_it_is_asked_for() -> None:
    g = end_of_summer()
    seat = g.first
    homes(g, {"1.1": "1D1", "2.3": "1G2", "3.4": "1F1"}, seat=seat)
    food(g, mine="tea", seat=seat)
    spirits(g, awake="ookami", seat=seat)
    play(g, "done")
    assert waiting(g) == "feed"
    stake = KIND.stakes(g, seat, TEXT)[0]
    assert stake.message == "stake-feed"
    assert said(g, "stake-feed") == (
        "Your family still needs 3 food, and you have 1. "
        "With that alone you lose 2 happiness, unless a spirit that can feed the family helps now."
    )
    assert stake.things == [g.touch("spirit.ookami")]
    assert "stake-feed" not in at_stake(g, 1 - seat)
