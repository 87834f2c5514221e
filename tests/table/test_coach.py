"""The coach at a table: what it says, what it thinks of, to whom, and what becomes of it as the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ennichi.bots.advice import advise
from ennichi.bots.coach import ALIKE, BETTER, WORSE, compare, judge, missed, same_start
from ennichi.bots.puzzles import puzzles_of
from ennichi.kernel.registry import kind
from ennichi.table.app import create_app

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
        assert all(0 <= plan["less"] <= 6 for plan in plans["plans"])
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
        assert missed(g, wrong, [best], deals=24) == best
        assert missed(g, best, [best], deals=24) == []
        assert judge(g, best[0], [best], 1) == BETTER
        found += 1
    assert found


def test_a_plan_that_is_followed_is_not_missed() -> None:
    assert same_start([1, 2, 3], [1, 2])
    assert same_start([1], [1, 5])
    assert not same_start([1, 2], [1, 3])
    assert not same_start([], [1])
    g = puzzles_of(kind("iki"))[0].start()
    ways = [way.touches for way in advise(g, 1, walks=8, seconds=600.0)]
    assert missed(g, ways[0], ways) == []
