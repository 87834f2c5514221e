"""What is at stake in IKI: given a position, the sentence and its numbers; and over whole games, each number again
from what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

import ennichi
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.bots.random_bot import RandomBot
from ennichi.iki.kind import KIND
from ennichi.iki.state import Iki
from ennichi.kernel.stakes import Stake
from tests.iki.given import (
    celebrities,
    goods,
    month_end,
    power,
    put,
    retired,
    started,
    tokens,
    waiting,
    way_of_life,
)

TEXT = KIND.text("en")


def at_stake(g: Iki, seat: int = 0) -> dict[str, Stake]:
    return {each.message: each for each in KIND.stakes(g, seat, TEXT)}


def said(g: Iki, message: str, seat: int = 0) -> str:
    return TEXT.fill(message, at_stake(g, seat)[message].words)


# One position each.


def test_the_first_character_and_its_stall_are_told_with_what_they_are_about() -> None:
    g = ennichi.new("iki", seats=3, seed=1, akebono=True)
    assert isinstance(g, Iki)
    assert said(g, "stake-starter", g.seat).endswith("the first of them in month 3.")
    assert sorted(at_stake(g, g.seat)["stake-starter"].each) == sorted(g.options)
    assert at_stake(g, (g.seat + 1) % 3) == {}
    g.play(g.options[0])
    stake = at_stake(g, g.seat)["stake-starter-stall"]
    assert stake.things == list(g.options)
    assert g.word("character", g.chosen, TEXT) in said(g, "stake-starter-stall", g.seat)


def test_who_will_find_no_rice_at_payday() -> None:
    g = started(3)
    put(g, "sake", "A1", 0)
    put(g, "cotton", "A2", 0)
    goods(g, 0, mon=3)
    assert at_stake(g)["stake-rice"].words["short"] == 2
    assert said(g, "stake-rice") == (
        "Payday in month 3: your 2 characters want a rice each, and with the salaries there is rice for none of them. "
        "2 of them would leave the street."
    )
    tokens(g, 0, "doctor")
    assert said(g, "stake-rice").endswith("unless your Doctor token saves somebody.")
    goods(g, 0, rice=2)
    assert "stake-rice" not in at_stake(g)


def test_feeding_comes_first_and_tells_what_goes_with_whom() -> None:
    """Three characters and one rice: the rice is about to be eaten, so nothing is said of it for the next payday."""
    g = started(2)
    put(g, "sake", "A1", 0, 1)
    put(g, "cotton", "A2", 0)
    put(g, "greengrocer", "B1", 0)
    month_end(g, 3)
    while waiting(g) != "food":
        g.play(g.options[0])
        goods(g, 0, rice=1)
        goods(g, 1, rice=5)
    assert g.seat == 0
    stakes = KIND.stakes(g, 0, TEXT)
    assert stakes[0].message == "stake-feed"
    assert stakes[0].words == {"mouths": 3, "rice": 1, "short": 2}
    assert "1 rice is for 3 characters: 2 get none, and leave the street" in said(g, "stake-feed")
    assert "stake-rice" not in at_stake(g)
    assert sorted(stakes[0].things) == sorted(g.options)
    alone, other = g.touch("character.greengrocer"), g.touch("character.cotton")
    assert "your only one of its type: without it you would have" in stakes[0].said_of(alone, TEXT)
    assert stakes[0].said_of(other, TEXT) == "It lacks 3 experience to retire."
    assert "stake-feed" not in at_stake(g, 1)
    g.play(alone)
    assert "stake-feed" not in at_stake(g, 0) or at_stake(g)["stake-feed"].words["mouths"] == 2


def test_harmony_is_told_as_the_street_stands() -> None:
    g = started(3)
    put(g, "sake", "A1", 0)
    goods(g, 0, rice=5)
    assert "bring no IKI for harmony yet" in said(g, "stake-harmony")
    put(g, "cotton", "A2", 1)  # of the same type, and somebody else's
    assert at_stake(g)["stake-harmony"].words["points"] == 2


def test_whom_the_next_fire_could_take() -> None:
    g = started(3)
    put(g, "sake", "A1", 0)
    goods(g, 0, rice=5)
    power(g, 4, 0, 0)
    stake = at_stake(g)["stake-fire"]
    assert stake.words == {"month": 5, "strength": 5, "fire": 4, "who": "Sake Peddler"}
    power(g, 5, 0, 0)
    assert "stake-fire" not in at_stake(g)
    assert "first-fire" not in at_stake(g)
    way_of_life(g, 5)
    assert at_stake(g)["first-fire"].words == {"strength": 5, "fire": 5}


def test_who_lacks_one_experience_and_who_has_retired() -> None:
    g = started(3)
    put(g, "boiled-egg", "A1", 0, xp=2)
    assert at_stake(g)["stake-retires"].words == {"character": "Boiled Egg Peddler"} or "Egg" in said(
        g, "stake-retires"
    )
    put(g, "boiled-egg", "A1", 0, xp=1)
    assert "stake-retires" not in at_stake(g)
    assert "first-retired" not in at_stake(g)
    retired(g, 0, "sake")
    assert at_stake(g)["first-retired"].words == {"character": "Sake Peddler", "salary": "yes"}


def test_the_bridge_is_spoken_of_with_akebono_alone() -> None:
    g = started(3, akebono=True)
    celebrities(g)
    assert "stake-celebrity" not in at_stake(g)
    assert at_stake(g)["stake-trade"].words["steps"] == g.printed.trade_spaces[0]
    plain = at_stake(started(3))
    assert not {"stake-celebrity", "stake-trade"} & set(plain)


# Over whole games.


def check(g: Iki, seat: int, stake: Stake, table: Any, pieces: Any) -> None:
    own, words, ahead = table["players"][seat], stake.words, table["forecast"]
    stalls = [stall for stall in table["stalls"] if stall["owner"] == seat and stall["card"]]
    people = [stall for stall in stalls if stall["card"].startswith("character.")]
    if stake.message == "stake-rice":
        pay = ahead["payday"]["players"][seat]
        assert (words["mouths"], words["short"]) == (len(people), pay["short"])
        assert words["rice"] == len(people) - pay["short"]
        assert words["month"] == ahead["payday"]["month"]
    elif stake.message == "stake-harmony":
        earned = sum(ahead["payday"]["stalls"].get(stall["stall"], 0) for stall in stalls)
        assert (words["month"], words["points"]) == (ahead["payday"]["month"], earned)
    elif stake.message == "stake-fire":
        fire = ahead["fire"]
        assert (words["month"], words["strength"], words["fire"]) == (fire["month"], fire["strength"], own["fire"])
        burning = [stall["card"] for stall in stalls if fire["stalls"][stall["stall"]]["fate"] == "burns"]
        assert {g.name(thing) for thing in stake.things} == set(burning)
        assert all(
            fire["stalls"][stall["stall"]]["strength"] > own["fire"] for stall in stalls if stall["card"] in burning
        )
    elif stake.message == "first-fire":
        fire = ahead["fire"]
        assert fire["month"] == table["month"]
        assert (words["strength"], words["fire"]) == (fire["strength"], own["fire"])
    elif stake.message == "first-payday":
        assert (words["month"], words["mouths"]) == (table["month"], len(people))
    elif stake.message == "stake-retires":
        name = g.name(stake.things[0])
        stall = next(stall for stall in people if stall["card"] == name)
        assert stall["xp"] + 1 == pieces["characters"][name]["xp"]
    elif stake.message == "stake-types":
        assert (words["types"], words["now"]) == (sum(count > 0 for count in own["types"]), own["breakdown"]["types"])
        assert words["then"] > words["now"]  # type: ignore[operator]
    elif stake.message == "stake-pipe":
        assert own["pouches"]
        assert not own["pipes"]
        assert words["points"] == own["breakdown"]["tobacco"]
    elif stake.message == "stake-celebrity":
        assert {g.name(thing) for thing in stake.things} == set(table["celebrities"])
        assert words["count"] == len(table["celebrities"])
    elif stake.message == "stake-trade":
        assert words["trade"] == own["trade"]
        reached = [space for space in g.printed.trade_spaces if space > own["trade"]]
        assert words["steps"] == reached[0] - own["trade"]


@pytest.mark.parametrize(("seats", "akebono"), [(2, True), (3, False), (4, True)])
@pytest.mark.parametrize("player", [RandomBot, GreedyBot])
def test_every_number_that_is_said_is_on_the_table(seats: int, akebono: bool, player: type) -> None:
    heard: set[str] = set()
    g = ennichi.new("iki", seats=seats, seed=4, akebono=akebono, names=("Ana", "Rui", "Mika", "Tora")[:seats])
    assert isinstance(g, Iki)
    bots = [player(seat) for seat in range(seats)]
    pieces = KIND.pieces(g.header.box, TEXT)
    while not g.over:
        if begins_turn(g):
            table = g.view(g.seat)["table"]
            for stake in KIND.stakes(g, g.seat, TEXT):
                check(g, g.seat, stake, table, pieces)
                heard.add(stake.message)
        g.play(bots[g.seat].choose(g))
    assert {"stake-harmony", "stake-fire", "stake-types", "first-fire", "first-payday"} <= heard
    assert ("stake-trade" in heard) == akebono
