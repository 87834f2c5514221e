"""What is at stake in Bitoku: given a position, the sentence and its numbers; and over whole games, each number again
from what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

import ennichi
from ennichi.bitoku.kind import KIND
from ennichi.bitoku.scoring import YOKAI_FAMILY
from ennichi.bitoku.state import Bitoku
from ennichi.bitoku.vocabulary import ROCK, VISION
from ennichi.bots.greedy import GreedyBot, begins_turn
from ennichi.bots.random_bot import RandomBot
from ennichi.kernel.stakes import Stake
from tests.bitoku.given import die, kodamas, resources, rocks, summer, visions

TEXT = KIND.text("en")


def at_stake(g: Bitoku, seat: int | None = None) -> dict[str, Stake]:
    found = KIND.stakes(g, g.seat if seat is None else seat, TEXT)
    return {each.message: each for each in found}


def said(g: Bitoku, message: str) -> str:
    return TEXT.fill(message, at_stake(g)[message].words)


# One position each.


def test_the_first_choice_of_cards_is_told_without_words_that_nobody_knows_yet() -> None:
    g = ennichi.new("bitoku", seats=2, seed=1)
    assert isinstance(g, Bitoku)
    assert set(at_stake(g)) == {"stake-summon"}
    stake = at_stake(g)["stake-summon"]
    assert stake.words["kept"] == 3
    assert sorted(stake.things) == sorted(g.options)
    assert "stake-vision" in at_stake(g, 1 - g.seat), "nobody else is asked"


def test_a_vision_is_told_with_what_it_lacks() -> None:
    g = summer(3)
    wanted = next(i for i, needs in enumerate(g.printed.vision_needs) if needs[0] and sum(needs[1:]))
    visions(g, g.name(VISION + wanted).removeprefix("vision."))
    resources(g, wood=1)
    stake = at_stake(g)["stake-vision"]
    printed = KIND.pieces(g.header.box, TEXT)["visions"][g.name(stake.things[0])]
    assert (stake.words["points"], stake.words["penalty"]) == (printed["vp"], printed["penalty"])
    needs = g.printed.vision_needs[wanted][0]
    assert ("resource" in str(stake.words["what"])) == (needs > 1)
    assert said(g, "stake-vision").startswith("One of your visions still lacks ")


def test_one_step_of_a_kodama_changes_shares_of_the_treasure() -> None:
    g = summer(3)
    me, other, third = g.seat, (g.seat + 1) % 3, (g.seat + 2) % 3
    for region in ("yomi", "stairs", "home", "glade", "forges"):
        kodamas(g, me, **{region: 6})
        kodamas(g, other, **{region: 1})
        kodamas(g, third, **{region: 0})
    assert "stake-lake" not in at_stake(g), "nobody is near"
    assert "stake-rival" not in at_stake(g)
    kodamas(g, other, glade=6)
    stake = at_stake(g)["stake-lake"]
    first, second, _ = g.printed.lake_vp[g.lakes[3]]
    assert stake.words["region"] == "in the Glade of Jade"
    assert (stake.words["now"], stake.words["then"]) == ((first + second) // 2, first)
    rival = at_stake(g)["stake-rival"]
    assert (rival.words["now"], rival.words["then"]) == ((first + second) // 2, second)
    assert g.name(stake.things[0]) == f"kodama.{me + 1}.glade"


def test_a_pilgrim_beside_a_rock_is_worth_what_lies_there() -> None:
    g = summer(3)
    player = g.players[g.seat]
    free = [*g.garden, *player.rocks]
    rock = next(rock for rock in free if g.printed.rock_family[rock] == YOKAI_FAMILY)
    rocks(g, g.name(ROCK + rock).removeprefix("rock."))
    starting = [card for card in range(5) if g.printed.yokai_type[card] in g.printed.rock_types[rock]]
    stake = at_stake(g)["stake-rock"]
    assert stake.words == {"points": len(starting), "pilgrims": player.awake}
    player.awake = 0
    assert "stake-rock" not in at_stake(g)


def test_guardians_and_what_comes_up_for_the_first_time() -> None:
    g = summer(3)
    for at in (1, 2, 3):
        die(g, at, 3, "locked")
    found = at_stake(g)
    assert (found["stake-guardians"].words["ready"], found["stake-guardians"].words["locked"]) == (0, 3)
    assert found["first-locked"].words == {"count": 3}
    assert "first-crossing" not in found
    die(g, 1, 6, "yomi")
    crossing = at_stake(g)["first-crossing"]
    assert crossing.words == {"value": 6, "loss": g.printed.crossing_loss_from_six}
    assert "first-neutral" not in found
    assert "first-neutral" in at_stake(summer(2))


# Over whole games.


def share(g: Bitoku, table: Any, region: str, seat: int, moved: dict[int, int]) -> int:
    """A seat's share of a treasure, as the rules page tells it, after some steps; without the Tengu."""
    spaces = [each["kodamas"][region] + moved.get(i, 0) for i, each in enumerate(table["players"])]
    if g.seats == 2:
        spaces.append(g.printed.kodama_neutral)
    ahead = sum(space > spaces[seat] for space in spaces)
    level: int = spaces.count(spaces[seat])
    awards: list[int] = [*table["regions"][region]["vp"], 0, 0, 0, 0]
    return sum(awards[ahead : ahead + level]) // level


def check(g: Bitoku, seat: int, stake: Stake, table: Any, pieces: Any) -> None:
    own, words = table["players"][seat], stake.words
    if stake.message == "stake-vision":
        name = g.name(stake.things[0])
        printed = pieces["visions"][name]
        assert (words["points"], words["penalty"]) == (printed["vp"], printed["penalty"])
        lacking = {need: count - own["progress"][name][need] for need, count in printed["needs"].items()}
        assert words["what"] == listed([TEXT(f"need-{n}", count=c) for n, c in lacking.items() if c])
        assert name not in own["count"]["visions"]
    elif stake.message in ("stake-lake", "stake-rival") and g.seats > 1:
        region = g.name(stake.things[0]).split(".")[2]
        assert words["now"] == share(g, table, region, seat, {})
        movers = [seat] if stake.topic == "lake" else [i for i in range(g.seats) if g.player(i, TEXT) == words["rival"]]
        assert words["then"] == share(g, table, region, seat, {movers[0]: 1})
    elif stake.message == "stake-rock":
        tried = g.clone()
        tried.players[seat].seated |= 1 << (stake.things[0] - g.touch(next(iter(pieces["rock_seats"]))))
        after = tried.view(seat)["table"]["players"][seat]["breakdown"]["rocks"]
        assert words["points"] == after - own["breakdown"]["rocks"] > 0
        assert words["pilgrims"] == own["pilgrims"]["awake"]
    elif stake.message == "stake-types":
        types = len({pieces["bitoku"][card]["type"] for card in own["bitoku"]})
        assert (words["types"], words["now"]) == (types, own["breakdown"]["types"])
        assert words["then"] == pieces["bitoku_set"][types + 1]
    elif stake.message == "stake-tengu":
        assert (words["mine"], words["theirs"]) == (own["score"], table["players"][1]["score"])
        assert table["round"] >= 3, "before, the comparison says nothing"
    elif stake.message == "stake-guardians":
        places = [each["place"] for each in own["dice"]]
        assert (words["ready"], words["locked"]) == (places.count("unlocked"), places.count("locked"))
        assert (words["cards"], words["round"]) == (len(own["hand"]), table["round"])
    elif stake.message == "first-locked":
        assert words["count"] == [each["place"] for each in own["dice"]].count("locked")
    elif stake.message == "first-neutral":
        assert words["space"] == pieces["kodama_neutral"]


def listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("player", [RandomBot, GreedyBot])
def test_every_number_that_is_said_is_on_the_table(seats: int, player: type) -> None:
    heard: set[str] = set()
    g = ennichi.new("bitoku", seats=seats, seed=5, names=("Ana", "Rui", "Mika", "Tora")[:seats])
    assert isinstance(g, Bitoku)
    bots = [player(seat) for seat in range(seats)]
    pieces = KIND.pieces(g.header.box, TEXT)
    turns = 0
    while not g.over:
        if begins_turn(g):
            turns += 1
            table = g.view(g.seat)["table"] if turns % 2 else None
            for stake in KIND.stakes(g, g.seat, TEXT) if table is not None else ():
                check(g, g.seat, stake, table, pieces)
                heard.add(stake.message)
        g.play(bots[g.seat].choose(g))
    assert {"stake-vision", "stake-lake", "stake-types", "stake-guardians", "first-locked"} <= heard
    assert "stake-rock" in heard or player is RandomBot
    assert ("stake-tengu" in heard) == (seats == 1)
    assert ("first-neutral" in heard) == (seats < 3)
