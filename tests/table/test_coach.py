"""The coach at a table: what it says, what it thinks of, to whom, and what becomes of it as the game goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import ennichi
from ennichi.bamboo.state import Bamboo
from ennichi.bots.advice import advise, way_on
from ennichi.bots.coach import (
    ALIKE,
    AS_GOOD,
    BETTER,
    WORSE,
    Better,
    better_by,
    compare,
    judge,
    missed,
    same_start,
    way_of,
)
from ennichi.bots.greedy import GreedyBot, begins_turn, best_touch
from ennichi.bots.in_short import does_something
from ennichi.bots.puzzles import puzzles_of
from ennichi.bots.reasons import GAINS, PREPARES, SCORE, Reason, difference
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table import thinking
from ennichi.table.app import create_app
from ennichi.table.shapes import HintLine
from ennichi.table.thinking import Thinkers, better_in_words, lacks_in_words, look_back
from tests.bamboo import given
from tests.iki import given as iki_given

from .conftest import settings_for
from .player import Player, new_table, secret_of, sit


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_for(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        yield client


def to_the_start_of_a_turn(me: Player) -> None:
    """Through the setup of IKI, to a decision with which a turn begins."""
    while me.wait_for_turn() and me.state["ask"] in ("ask-starter", "ask-starter-stall", "ask-ikizama"):
        me.touch(me.open_touches[0])


def test_a_turn_from_what_is_at_stake_to_what_it_brought(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="iki")
    with sit(client, table["table"], secret_of(table), "fr") as me:
        to_the_start_of_a_turn(me)
        me.ask(type="coach", plans="start")
        now = me.receive("coach")
        assert now["begins"]
        assert now["thinks"]
        assert now["turn"] == me.state["number"]
        assert now["version"] == me.state["version"]
        assert now["stakes"]
        assert all(stake["words"].endswith(".") and stake["anchor"] for stake in now["stakes"])
        plans = me.receive("plans")
        assert plans["version"] == me.state["version"]
        assert {plan["touches"][0] for plan in plans["plans"]} <= set(me.open_touches)
        assert all(0 <= plan["less"] <= 6 for plan in plans["plans"][2:])
        me.ask(type="coach", plans="now")
        assert me.receive("plans") == plans, "the same position has the same plans"

        for touch in {me.open_touches[0], me.open_touches[-1], plans["plans"][0]["touches"][0]}:
            me.ask(type="why", touch=touch)
            why = me.receive("why")
            assert (why["touch"], why["version"]) == (touch, me.state["version"])
            assert (why["better"] is not None) == (why["verdict"] == "worse")
            assert why["words"]
        assert why["verdict"] in ("only", "best", "alike", "worse")

        first = me.state["number"]
        while me.wait_for_turn() and now["turn"] == first:
            me.touch(me.open_touches[-1])
            me.wait_for_turn()
            me.ask(type="coach")
            now = me.receive("coach")
        assert not now["thinks"], "nobody asked for plans"
        assert first < now["last"] <= now["turn"]
        me.ask(type="look-back")
        turn = me.receive("turn")
        assert turn["end"] == now["last"]
        assert turn["sure"]
        assert all(line["points"] for line in turn["lines"])
        me.ask(type="look-back", compare=False)
        plain = me.receive("turn")
        assert plain["missed"] is None
        assert plain["lines"] == turn["lines"]


def test_the_best_plan_is_called_so_and_has_nothing_better(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="bitoku")
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        me.ask(type="coach", plans="now")
        best = me.receive("plans")["plans"][0]["touches"][0]
        me.ask(type="why", touch=best)
        assert me.receive("why")["verdict"] == "best"


def test_whoever_may_get_no_hint_gets_no_coach(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    with sit(stranger, table["table"]) as watching:
        for asked in ({"type": "coach"}, {"type": "why", "touch": "done"}, {"type": "look-back"}):
            watching.ask(**asked)
            assert watching.receive("refused")["code"] == "no-hint", asked
    with sit(client, table["table"], secret_of(table)) as me:
        me.ask(type="why", touch="done")  # not open now
        assert me.receive("refused")["code"] == "no-hint"
        me.ask(type="look-back")  # nothing was played yet
        assert me.receive("refused")["code"] == "no-hint"
        me.ask(type="coach", plans="often")
        assert me.receive("refused")["code"] == "bad-request"


def test_a_puzzle_is_solved_without_help(client: TestClient) -> None:
    puzzle = puzzles_of(kind("bitoku"))[0]
    table = client.post(f"/api/puzzles/bitoku/{puzzle.name}", json={"name": "Inês"}).json()
    with sit(client, table["table"], secret_of(table)) as me:
        for asked in ({"type": "coach"}, {"type": "hint"}, {"type": "why", "touch": me.open_touches[0]}):
            me.ask(**asked)
            assert me.receive("refused")["code"] == "no-hint", asked


def test_a_plan_has_another_beside_it_even_where_that_is_clearly_less(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    line: dict[str, object] = {"touches": [], "words": "…", "brief": "…", "whole": "…", "why": "", "lacks": ""}
    ways: list[dict[str, object]] = [line | {"less": less} for less in (0.0, 9.0, 11.0)]

    async def advised(*_: object) -> list[dict[str, object]]:
        return ways

    monkeypatch.setattr(Thinkers, "advise", advised)
    table = new_table(client, "me", "random", game="bitoku")
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        me.ask(type="coach", plans="now")
        assert [plan["less"] for plan in me.receive("plans")["plans"]] == [0.0, 9.0]


def test_what_a_clearly_lesser_plan_lacks() -> None:
    g = to_choose_a_stock(6)
    way = turn_from(g, "stock.red", "temple.red", "temple.red")
    for language in LANGUAGES:
        text = g.header.kind.text(language)
        lacks = Better(way, None, Reason(PREPARES, g.seat, 4.0, ("food", "", -1)))
        assert text("part-food") in lacks_in_words(g, lacks, language)
        assert "4" in lacks_in_words(g, Better(way, None, Reason(GAINS, g.seat, 4.0, SCORE)), language)
        assert lacks_in_words(g, Better(way, None, None), language) == ""


@pytest.mark.parametrize("less", [1.9, 2.0, 9.0])
def test_whether_a_plan_is_good_is_answered_as_it_is_ranked(less: float) -> None:
    """What is named as clearly less is not called about as good, nor the other way round."""
    g = ennichi.new("bamboo", seats=3, seed=1)
    line: HintLine = {"touches": [], "words": "", "brief": "", "whole": "", "why": "", "less": 0.0, "lacks": ""}
    first, second = (g.name(touch) for touch in g.options[:2])
    ways: list[HintLine] = [{**line, "touches": [first]}, {**line, "touches": [second], "less": less}]
    asked = thinking.why(g.dump(), "", 7, second, ways, "en", deals=2)
    assert asked["verdict"] == ("alike" if less < AS_GOOD else "worse")
    assert (asked["better"] is not None) == (less >= AS_GOOD)


def test_what_was_thought_of_a_position_is_dropped_with_it(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="iki")
    with sit(client, table["table"], secret_of(table)) as me:
        to_the_start_of_a_turn(me)
        me.ask(type="coach", plans="now")
        me.receive("coach")
        me.touch(me.open_touches[0])
        me.wait_for_turn()
        me.ask(type="coach", plans="now")
        assert me.receive("plans", "coach")["type"] == "coach", "the plans of the old position did not come"
        assert me.receive("plans")["version"] == me.state["version"]


def test_the_others_hear_nothing_of_it(client: TestClient) -> None:
    table = new_table(client, "me", "open", game="iki")
    other = TestClient(client.app)
    other.portal = client.portal
    other.post(f"/api/tables/{table['table']}/seats", json={"name": "Rui"})
    with sit(client, table["table"], secret_of(table)) as one, sit(other, table["table"]) as two:
        me, friend = (one, two) if one.open_touches else (two, one)
        me.ask(type="coach", plans="now")
        me.receive("plans")
        friend.ask(type="pulse")
        while (heard := friend.socket.receive_json()["type"]) != "pulse":
            assert heard in ("state", "presence")
        friend.ask(type="coach", plans="now")
        answer = friend.receive("coach")
        assert not answer["thinks"], "it is not his turn"


# The coach's judgement.


def test_ways_of_a_puzzle_are_told_apart() -> None:
    """Where one turn is clearly best, and was checked by much deeper search, the coach says so, too."""
    found = 0
    for puzzle in [each for each in puzzles_of(kind("bitoku")) if each.wrong[0].less > 6][:2]:
        g = puzzle.start()
        best, wrong = ([g.touch(name) for name in way.touches] for way in (puzzle.best, puzzle.wrong[0]))
        assert compare(g, best, wrong, deals=24, seconds=600.0) == BETTER
        assert compare(g, wrong, best, deals=24, seconds=600.0) == WORSE
        assert compare(g, best, best, deals=4, seconds=600.0) == ALIKE
        assert compare(g, best, wrong, deals=24, seconds=0.0) == ALIKE, "without time nothing is called better"
        found_out = missed(g, wrong, [best], [best], 1, deals=24)
        assert found_out is not None
        assert found_out.plan == best
        assert found_out.points is not None
        least, most = found_out.points
        assert 0 <= least < most
        assert found_out.reason is not None
        assert found_out.reason.points >= 1
        assert missed(g, best, [best], [best], 1, deals=24) is None
        assert judge(g, best, [best])[0] == BETTER
        found += 1
    assert found


def test_a_touch_that_only_opens_a_turn_is_judged_by_the_best_turn_that_begins_with_it() -> None:
    """At first sight the blue stock leads to a turn that is clearly worse; there is a better one."""
    g = bamboo_at(249, seed=1)
    plans = [way.touches for way in advise(g, 7, seconds=600.0)]
    touch = g.touch("stock.blue")
    assert touch not in [plan[0] for plan in plans]
    at_first_sight = way_on(g.redeal(g.seat, 7), touch, None)
    assert judge(g, at_first_sight, plans)[0] == WORSE
    assert judge(g, way_of(g, touch, plans, 7), plans)[0] == ALIKE


def to_choose_a_stock(seed: int) -> Game:
    g = ennichi.new("bamboo", seats=3, seed=seed, names=("Ana", "Sable", "Tora"))
    players = [GreedyBot(seat) for seat in range(3)]
    while g.todo[-1].asks != "ask-stock":
        g.play(players[g.seat].choose(g))
    return g


def turn_from(g: Game, *names: str) -> list[int]:
    """A turn that begins with these touches, and goes on as looks best."""
    after, touches = g.clone(), [g.touch(name) for name in names]
    for touch in touches:
        after.play(touch)
    while after.seat == g.seat and not begins_turn(after):
        touches.append(best_touch(after, g.seat, ahead=False))
        after.play(touches[-1])
    return touches


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_missed_tells_what_differs_and_no_more(language: str) -> None:
    """The same stock, but the sticks in another temple, where the same spirit waits: neither is what was missed."""
    g = to_choose_a_stock(6)
    text = g.header.kind.text(language)
    assert isinstance(g, Bamboo)
    assert g.piles[0][0] == g.piles[2][0], "one spirit in two temples"
    plan = turn_from(g.redeal(g.seat, 1), "stock.red", "temple.red", "temple.red")
    played = turn_from(g, "stock.red", "temple.blue", "temple.blue")
    better = better_by(g, plan, played, (2.0, 6.0), 1)
    assert better.reason is None or better.reason.part[0] != "temple", "that spirit is won already"
    told = better_in_words(g, better, language, played)
    red, blue = (g.words(g.touch(temple), language) for temple in ("temple.red", "temple.blue"))
    assert red in told["words"]
    assert blue in told["words"]
    assert told["words"].index(red) < told["words"].index(blue), "what is better comes first"
    assert g.words(g.touch("stock.red"), language) not in told["words"], "that was played"
    assert len(told["words"].split()) < 30
    assert told["why"] == "", "a figure without a reason says nothing"
    food = text("part-food")
    reason = Reason(PREPARES, g.seat, 4.0, ("food", "", -1))
    told = better_in_words(g, Better(plan, (2.4, 5.6), reason), language, played)
    assert re.findall(r"\d+", told["why"]) == ["2", "6"], "from and to"
    assert food in told["why"]
    told = better_in_words(g, Better(plan, (3.9, 4.1), reason), language, played)
    assert re.findall(r"\d+", told["why"]) == ["4"], "all deals say the same"
    told = better_in_words(g, Better(plan, None, reason), language, played)
    assert re.findall(r"\d+", told["why"]) == [], "no figure that was not measured"
    assert food in told["why"]


def test_what_a_turn_brought_names_goods_and_not_only_points() -> None:
    g = ennichi.new("iki", seats=3, seed=3, names=("Ana", "Sable", "Tora"))
    players = [GreedyBot(seat) for seat in range(3)]
    told = 0
    for _ in range(60):
        before, touches = g.clone(), [players[g.seat].choose(g)]
        g.play(touches[0])
        while not g.over and not begins_turn(g):
            touches.append(players[g.seat].choose(g))
            g.play(touches[-1])
        if g.over:
            break
        names = [before.name(touch) for touch in touches]
        words = look_back(before.dump(), before.header.box.folder, names, [], "en")["words"]
        assert words or not does_something(before, touches)
        told += bool(re.search(r"[−+]\d+ (mon|rice|wood|sandal)", words))
    assert told > 3


def bamboo_at(number: int, seed: int) -> Game:
    g = ennichi.new("bamboo", seats=3, seed=seed)
    players = [GreedyBot(seat) for seat in range(3)]
    while len(g.history) < number:
        g.play(players[g.seat].choose(g))
    return g


def test_nothing_was_missed_where_the_other_way_has_no_reason_that_outweighs_what_was_gained() -> None:
    """A way that a measure prefers is passed over in silence, where all that speaks for it is less than was gained."""
    puzzle = next(each for each in puzzles_of(kind("bitoku")) if each.wrong[0].less > 6)
    g = puzzle.start()
    best, wrong = ([g.touch(name) for name in way.touches] for way in (puzzle.best, puzzle.wrong[0]))
    speaks = difference(g, best, wrong, [1, 2, 3, 4])
    assert speaks == sorted(speaks, key=lambda reason: -reason.points)
    assert all(reason.points >= 1 for reason in speaks)
    assert difference(g, best, best, [1, 2]) == []
    assert missed(g, wrong, [best], [best], 1, deals=24) is not None
    assert missed(g, best, [wrong], [], 1, deals=24) is None, "what was better is never called missed"


def test_a_plan_that_is_followed_is_not_missed() -> None:
    assert same_start([1, 2, 3], [1, 2])
    assert same_start([1], [1, 5])
    assert not same_start([1, 2], [1, 3])
    assert not same_start([], [1])
    g = puzzles_of(kind("iki"))[0].start()
    ways = [way.touches for way in advise(g, 1, walks=8, seconds=600.0)]
    assert missed(g, ways[0], ways, ways[:1], 1) is None


def test_looking_back_finds_no_fault_with_what_was_offered_as_about_as_good() -> None:
    puzzle = next(each for each in puzzles_of(kind("bitoku")) if each.wrong[0].less > 6)
    g = puzzle.start()
    names = [puzzle.best.touches, puzzle.wrong[0].touches]

    def missed_with(less: float) -> bool:
        ways: list[HintLine] = []
        for at, touches in enumerate(names):
            way: HintLine = {
                "touches": touches,
                "words": "",
                "brief": "",
                "whole": "",
                "why": "",
                "lacks": "",
                "less": 0.0,
            }
            way["less"] = less * at
            ways.append(way)
        return look_back(g.dump(), "", names[1], ways, "en", 24)["missed"] is not None

    assert missed_with(8.0), "it was told that this is far behind"
    assert not missed_with(1.5), "it looked about as good"


def test_who_leaves_what_was_offered_hears_only_what_that_way_had_in_store() -> None:
    """Half of a plan that was called about as good is not what was done "instead"."""
    puzzle = next(
        each
        for each in puzzles_of(kind("bitoku"))
        if each.wrong[0].less > 6 and each.wrong[0].touches[0] != each.best.touches[0]
    )
    g = puzzle.start()
    best, wrong = ([g.touch(name) for name in way.touches] for way in (puzzle.best, puzzle.wrong[0]))
    found = missed(g, wrong, [best], [[wrong[0], -1]], 1, deals=8)
    assert found is None or found.plan[0] == wrong[0], "what was begun as offered is no fault"


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_hungry_prepares_nothing(language: str) -> None:
    """Both ways end the year: what the new one changes of itself is no reason, and the food is gone in both."""
    g = given.end_of_summer()
    given.homes(g, {"1.1": "1D1", "2.3": "1G2", "3.4": "1F1"}, seat=g.first)
    given.food(g, mine="", seat=g.first)
    given.spirits(g, awake="ookami", seat=g.first)
    given.coins(g, 2, seat=g.first)
    given.play(g, "done")
    assert given.waiting(g) == "feed"
    text = g.header.kind.text(language)
    lines = {line["touches"][0]: line for line in thinking.advise(g.dump(), "", 7, language)}
    assert set(lines) == {"done", "spirit.ookami"}
    assert text("part-food") not in "".join(line["why"] for line in lines.values())
    assert lines["done"]["why"].startswith(g.capital(text("reason-loses", points=3)))
    assert lines["spirit.ookami"]["why"] == g.capital(text("reason-spares", points=3)) + "."


def test_more_food_is_a_reason_for_what_brings_more_of_it() -> None:
    g = given.acting("cook")
    given.homes(g, {"1.1": "1D1", "2.3": "1G2", "3.4": "1F1"})
    given.food(g, shown="tea ramen", mine="")
    lines = {line["touches"][0]: line for line in thinking.advise(g.dump(), "", 7, "en")}
    assert "food for the winter" in lines["food.ramen"]["why"]
    assert "food for the winter" not in lines["food.tea"]["why"]


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_eats_rice_does_not_prepare_it(seed: int) -> None:
    """A hire makes the rice that is there dearer; it brings none."""
    g = iki_given.started(2, seed=seed)
    iki_given.goods(g, 0, rice=1, mon=9)
    iki_given.goods(g, 1, rice=1, mon=9)
    told = 0
    for _ in range(60):
        if told < 9 and any(g.name(touch).startswith("character.") for touch in g.options):
            for line in thinking.advise(g.dump(), "", 7, "en"):
                told += 1
                if "rice for the next payday" in line["why"].lower() and "repares" in line["why"]:
                    assert re.search(r"\+\d rice", line["words"]), line
        g.play(best_touch(g, g.seat, ahead=False))
    assert told


@pytest.mark.parametrize(("name", "seats"), [("bamboo", 2), ("bitoku", 1), ("iki", 2)])
def test_the_best_way_always_says_why_it_is_the_best(name: str, seats: int) -> None:
    """With a reason of its own, or that there is little between them, or that it pays off later."""
    g = ennichi.new(name, seats=seats, seed=4)
    players = [GreedyBot(seat) for seat in range(seats)]
    asked = 0
    while not g.over and asked < 4 * 19:
        if len(g.options) > 1:
            asked += 1
            if asked % 19 == 0:
                lines = thinking.advise(g.dump(), "", asked, "en")
                assert lines[0]["why"] or len(lines) == 1
                of_all = "hardly matters" in lines[0]["why"] or "little between these ways" in lines[0]["why"]
                silent = [line["less"] for line in lines[1:] if not line["why"] and not line["lacks"]]
                assert not silent or (of_all and max(silent) < 2.0), "no way goes without a word"
                assert all(line["less"] >= 0 for line in lines)
                whys = [line["why"] for line in lines if line["why"].startswith("Gains")]
                assert len(lines) == 1 or len(whys) != len(lines) or len(set(whys)) > 1, "alike, so no reason"
        g.play(players[g.seat].choose(g))


def test_ways_that_promise_the_same_are_said_to_do_so() -> None:
    """Which card is discarded at the very start of Bitoku hardly matters: three ways without a word were a riddle."""
    start = ennichi.new("bitoku", seats=3, seed=6)
    lines = thinking.advise(start.dump(), "", 7, "en")
    assert len(lines) > 1
    assert lines[0]["why"].startswith("Which of these you choose hardly matters here.")
