"""The forecasts of the view against what the rules then do, over random games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from ennichi.iki import events as happened
from ennichi.iki.components import PLAIN
from ennichi.iki.fire import SPREAD
from ennichi.iki.forecast import forecast
from ennichi.iki.payday import FOOD, HARMONY_STEP, SALARIES
from ennichi.iki.shapes import PaydayAhead
from ennichi.iki.state import Iki

from .given import erect, goods, new_game, put, started, tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ennichi.kernel.game import Step

GAMES = 24
LOOKS = 0.12  # of all decisions
HELD = ("mon", "rice", "sandal", "wood", "koban")


def games() -> Iterator[Iki]:
    for seed in range(GAMES):
        yield new_game(2 + seed % 3, seed, akebono=seed % 4 != 3, grandmaster=seed % 2 == 0)


def positions() -> Iterator[tuple[Iki, random.Random]]:
    """Now and then a decision of a random game; tokens that save from fire are rare, so they are dealt out freely."""
    for seed, g in enumerate(games()):
        chance = random.Random(seed)
        while not g.over:
            if chance.random() < LOOKS:
                copy = g.clone()
                if chance.random() < 0.5:
                    tokens(copy, chance.randrange(copy.seats), *chance.choices(("avoid-fire", "doctor"), k=2))
                yield copy, chance
            g.play(chance.choice(g.options))


def carry_out(g: Iki, step: Step[Any], chance: random.Random) -> list[tuple[int, int, int, int]]:
    """Only this step of the position, with whatever is decided on the way; the events of it."""
    g.over = False
    g.todo = [step]
    g.listen()
    g.advance()
    while not g.over:
        g.play(chance.choice(g.options))
    assert g.heard is not None
    return g.heard


def test_salaries_harmony_and_food() -> None:
    checked = 0
    for g, chance in positions():
        ahead = forecast(g)["payday"]
        if ahead is None:
            continue
        checked += 1
        before = [dict(zip(HELD, player.goods, strict=True)) for player in g.players]
        iki = [player.iki for player in g.players]
        gifts = [0] * g.seats
        carry_out(g, SALARIES, chance)
        for seat, told in enumerate(ahead["players"]):
            for what, count in told["salary"]:
                for other in range(g.seats):
                    gifts[other] += count if PLAIN[what] == "gift" and other != seat else 0
        for seat, told in enumerate(ahead["players"]):
            salary = {PLAIN[what]: count for what, count in told["salary"]}
            for good, had in zip(HELD, g.players[seat].goods, strict=True):
                extra = gifts[seat] if good == "mon" else 0
                assert had == before[seat][good] + salary.get(good, 0) + extra
            assert g.players[seat].iki == max(0, iki[seat] + salary.get("iki", 0))
        iki = [player.iki for player in g.players]
        carry_out(g, HARMONY_STEP, chance)
        stalls = {stall["stall"]: stall["owner"] for stall in g.view(None)["table"]["stalls"]}
        for seat, told in enumerate(ahead["players"]):
            assert g.players[seat].iki - iki[seat] == told["harmony"]
            assert told["harmony"] == sum(gain for stall, gain in ahead["stalls"].items() if stalls[stall] == seat)
        check_food(g, ahead, chance)
    assert checked > 150


def check_food(g: Iki, ahead: PaydayAhead, chance: random.Random) -> None:
    mouths = [len(g.own_characters(seat)) for seat in range(g.seats)]
    iki = [player.iki for player in g.players]
    g.asked = g.fed = 0
    heard = carry_out(g, FOOD, chance)
    fed = {seat: count for sort, seat, count, _ in heard if sort == happened.FED}
    for seat, told in enumerate(ahead["players"]):
        assert told["rice"] == mouths[seat]
        assert told["short"] == mouths[seat] - fed.get(seat, 0)
        assert g.players[seat].iki - iki[seat] == sum(count for what, count in told["meals"] if PLAIN[what] == "iki")


def test_fires() -> None:
    fates: set[str] = set()
    for g, chance in positions():
        ahead = forecast(g)["fire"]
        if ahead is None:
            continue
        g.month = ahead["month"] - 1
        for letter in range(len(g.rules.town.nagayas)):
            burning = g.clone()
            burning.nagaya = letter
            burning.place = 0
            stalls = burning.rules.town.nagayas[letter]
            before = [burning.stalls[stall] for stall in stalls]
            heard = carry_out(burning, SPREAD, chance)
            stopped = [stall for sort, _, stall, _ in heard if sort == happened.FIRE_STOPPED]
            for place, stall in enumerate(stalls):
                told = ahead["stalls"][g.name(g.touch("stall.A1") + stall)]
                fates.add(told["fate"])
                assert told["strength"] == ahead["strength"] - place
                gone = burning.stalls[stall] != before[place]
                assert (stall in stopped) == (told["fate"] == "stops")
                if told["fate"] != "saved":  # where its owner decides
                    assert gone == (told["fate"] == "burns")
    assert fates == {"burns", "stops", "saved", "safe"}


def test_it_is_the_next_one() -> None:
    """Every forecast names the month in which the next fire and the next payday really come."""
    for seed, g in enumerate(games()):
        chance = random.Random(seed)
        expected: dict[str, set[int]] = {"fire": set(), "payday": set()}
        while not g.over:
            now = forecast(g)
            expected["fire"].add(now["fire"]["month"] if now["fire"] else 0)
            expected["payday"].add(now["payday"]["month"] if now["payday"] else 0)
            month = g.month + 1
            g.listen()
            g.play(chance.choice(g.options))
            sorts = {event[0] for event in g.heard or []}
            for sort, event in (("fire", happened.FIRE_BREAKS_OUT), ("payday", happened.PAYDAY)):
                if event in sorts:
                    assert expected[sort] == {month}
                    expected[sort] = set()
        assert expected == {"fire": {0}, "payday": {0}}


def test_the_bathhouse_doubles_harmony_and_rice_of_salaries_feeds() -> None:
    g = started()
    put(g, "boiled-egg", "A1", 0, xp=1)  # pays 1 rice
    put(g, "salt", "A2", 0)
    put(g, "eyeglass", "A3", 1)
    erect(g, "bathhouse", "B1", 0)
    goods(g, 0, rice=0)
    ahead = forecast(g)["payday"]
    assert ahead is not None
    assert ahead["stalls"] == {"stall.A1": 6, "stall.A2": 6, "stall.A3": 3}
    assert ahead["players"][0]["harmony"] == 12
    assert (ahead["players"][0]["rice"], ahead["players"][0]["short"]) == (2, 1)
