"""Tables last: through failures, through a change of the rules, and until nobody wants them any more."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from ennichi.kernel.registry import kind
from ennichi.table.app import create_app
from ennichi.table.service import Service

from .conftest import settings_for
from .player import Player, new_table, secret_of, showing, sit
from .running import Running, sit_at


def service_of(client: TestClient) -> Service:
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    return service


def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def kill_workers(service: Service) -> None:
    for queue in service.thinkers.queues:
        for worker in list(queue.workers):
            if worker.process is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.process.pid, signal.SIGKILL)


def test_a_bot_whose_process_dies_plays_on(tmp_path: Path) -> None:
    with TestClient(create_app(settings_for(sqlite(tmp_path)))) as client:
        table = new_table(client, "me", "random")
        with sit(client, table["table"], secret_of(table)) as me:
            for round_ in range(3):
                me.play_at_random(round_, most=6)
                assert service_of(client).thinkers.quick.workers
                kill_workers(service_of(client))
            assert me.play_at_random(9, most=5) == 5


def test_a_bot_plays_on_however_often_its_process_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ennichi.table.service.FIRST_REST", 0.05)
    monkeypatch.setattr("ennichi.table.service.LONGEST_REST", 0.2)
    with TestClient(create_app(settings_for(sqlite(tmp_path)))) as client:
        table = new_table(client, "level5", "level5")["table"]
        here = service_of(client)
        with sit(client, table) as watching:
            ends = time.monotonic() + 30
            while here.bot_failures < 7 and time.monotonic() < ends:
                kill_workers(here)
                time.sleep(0.02)
            assert here.bot_failures >= 7  # the table stood still after five, once
            number = watching.state["number"]
            while watching.state["number"] < number + 3:
                watching.next_state()


def test_players_are_told_that_a_bot_has_trouble_and_when_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ennichi.table.service.FIRST_REST", 0.02)
    monkeypatch.setattr("ennichi.table.service.LONGEST_REST", 0.1)
    with TestClient(create_app(settings_for(sqlite(tmp_path)))) as client:
        database = service_of(client).database
        works = database.change
        failures = iter(range(8))

        async def fails_at_first(*given: Any, **named: Any) -> None:
            if next(failures, None) is not None:
                raise OperationalError("UPDATE", {}, Exception("the database is locked"))
            await works(*given, **named)

        database.change = fails_at_first  # type: ignore[method-assign]
        table = new_table(client, "level1", "level1")["table"]
        with sit(client, table) as watching:
            trouble = [seat["trouble"] for seat in watching.receive("presence")["seats"]]
            while not any(trouble):
                trouble = [seat["trouble"] for seat in watching.receive("presence")["seats"]]
            while watching.state["number"] < 5:
                watching.next_state()
            assert next(failures, None) is None
            while any(trouble):
                trouble = [seat["trouble"] for seat in watching.receive("presence")["seats"]]


def test_a_locked_sqlite_holds_a_bot_up_and_no_longer(tmp_path: Path) -> None:
    """Somebody else writes for longer than SQLite is ready to wait."""
    running = Running(sqlite(tmp_path))
    try:
        table = new_table(running.client, "level1", "level1")["table"]
        with sit_at(running, table) as watching:
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, timeout=20)
            other.execute("BEGIN IMMEDIATE")
            while not any(seat["trouble"] for seat in watching.receive("presence")["seats"]):
                pass
            stuck = watching.state["number"]
            other.execute("ROLLBACK")
            other.close()
            while watching.state["number"] < stuck + 3:
                watching.next_state()
    finally:
        running.stop()


def test_a_database_that_fails_is_reported_and_nothing_changes(tmp_path: Path) -> None:
    with TestClient(create_app(settings_for(sqlite(tmp_path)))) as client:
        table = new_table(client, "me", "open", "open")
        friends = [table]
        for name in ("Théo", "Ana"):
            friend = TestClient(client.app)
            friend.portal = client.portal
            friends.append(friend.post(f"/api/tables/{table['table']}/seats", json={"name": name}).json())
        database = service_of(client).database
        works = database.change

        async def fails(*_: Any, **__: Any) -> None:
            raise OperationalError("UPDATE", {}, Exception("the disk is full"))

        with sit(client, table["table"]) as watching:
            actor = watching.state["view"]["actor"]
        with sit(client, table["table"], secret_of(friends[actor])) as me:
            before = me.state
            database.change = fails  # type: ignore[method-assign]
            assert me.touch(me.open_touches[0])["code"] == "busy"
            answer = client.post(
                f"/api/tables/{table['table']}/touch",
                headers=showing(secret_of(friends[actor])),
                json={"type": "touch", "number": before["number"], "touch": me.open_touches[0]},
            )
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            database.change = works  # type: ignore[method-assign]
            me.ask(type="language", language="en")
            again = me.next_state()
            assert {**again, "log": [], "logFrom": 0} == {**before, "log": [], "logFrom": 0}
            assert me.touch(me.open_touches[0])["number"] == before["number"] + 1


def play_both(me: Player, theo: Player, most: int) -> None:
    """Two people play at random, so many touches or to the end."""
    chance = random.Random(most)
    for _ in range(most):
        number = max(me.state["number"], theo.state["number"])
        for player in (me, theo):
            while player.state["number"] < number:
                player.next_state()
        if me.state["view"]["over"]:
            break
        actor = me if me.open_touches else theo
        actor.touch(chance.choice(actor.open_touches))


@pytest.mark.parametrize(
    ("most", "corrected"),
    [(70, False), (10_000, False), (70, True)],
    ids=["in the middle", "finished", "with corrected components"],
)
def test_a_game_outlives_a_change_of_the_rules(
    database: str, monkeypatch: pytest.MonkeyPatch, most: int, corrected: bool
) -> None:
    with TestClient(create_app(settings_for(database))) as client:
        table = new_table(client, "me", "open")
        friend = TestClient(client.app)
        friend.portal = client.portal
        taken = friend.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
        secrets = [secret_of(table), secret_of(taken)]
        with sit(client, table["table"], secrets[0]) as me, sit(client, table["table"], secrets[1]) as theo:
            play_both(me, theo, most)
            me.ask(type="language", language="en")
            seen = me.next_state()
    bamboo = kind("bamboo")
    monkeypatch.setattr(bamboo, "rules", bamboo.rules + 1)
    if corrected:
        monkeypatch.setattr(bamboo, "former", (bamboo.box().fingerprint,))
        monkeypatch.setattr(bamboo.box(), "fingerprint", "corrected")
    with TestClient(create_app(settings_for(database))) as client:
        with sit(client, table["table"], secrets[0]) as me, sit(client, table["table"], secrets[1]) as theo:
            assert me.state["number"] == seen["number"]
            assert (
                me.state["components"].partition("-")[0] == bamboo.box().fingerprint
            )  # so the client asks for what is printed now
            assert me.state["view"] == seen["view"]
            assert me.state["touches"] == seen["touches"]
            assert me.state["canUndo"] == seen["canUndo"]
            assert "The rules of this game were changed" in me.state["notice"]
            play_both(me, theo, 10_000)
            assert me.state["view"]["over"]
        if corrected:
            return  # films are made in processes of their own, which know nothing of this test's components
        # What the new rules play just as the old ones did can be looked back at.
        film = client.get(f"/api/tables/{table['table']}/frames").json()
        assert [frame["number"] for frame in film["frames"]] == list(range(me.state["number"] + 1))


def test_a_secret_touch_stays_secret_when_the_rules_were_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was touched last cannot be replayed any more: then nobody is told but who touched it."""
    with TestClient(create_app(settings_for(database))) as client:
        seats = [{"kind": "me", "name": "Inês"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "bitoku", "seats": seats}).json()
        friend = TestClient(client.app)
        friend.portal = client.portal
        taken = friend.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
        secrets = [secret_of(table), secret_of(taken)]
        with sit(client, table["table"]) as watching:
            actor = watching.state["view"]["actor"]
        with sit(client, table["table"], secrets[actor]) as first:
            assert first.state["ask"] == "ask-summon"
            chosen = first.open_touches[0]
            first.touch(chosen)
    bitoku = kind("bitoku")
    monkeypatch.setattr(bitoku, "rules", bitoku.rules + 1)
    with TestClient(create_app(settings_for(database))) as client:
        for secret, told in ((secrets[actor], chosen), (secrets[1 - actor], ""), ("", "")):
            with sit(client, table["table"], secret) as viewer:
                assert viewer.state["number"] == 1
                assert viewer.state["last"] == {"seat": actor, "touch": told}


def test_a_table_made_with_other_components_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(settings_for(sqlite(tmp_path)))) as client:
        table = new_table(client, "me", "open")["table"]
        monkeypatch.setattr(kind("bamboo").box(), "fingerprint", "another")
        service_of(client).rooms.forget(table)
        assert client.get(f"/api/tables/{table}").json()["code"] == "other-components"
        assert [line["table"] for line in client.get("/api/tables").json()] == [table]


def test_rooms_that_nobody_looks_at_are_put_away_and_come_back(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    service = service_of(client)
    with sit(client, table["table"]) as me:
        actor_is_me = me.state["view"]["actor"] == 0
        if actor_is_me:
            me.touch(me.open_touches[0])
        seen = me.state
        client.portal.call(service.rooms.forget_idle)  # type: ignore[union-attr]
        assert table["table"] in service.rooms.rooms
    wait_until_nobody(service, table["table"])
    client.portal.call(service.rooms.forget_idle)  # type: ignore[union-attr]
    assert table["table"] not in service.rooms.rooms
    with sit(client, table["table"]) as me:
        assert me.state["view"] == seen["view"]


def wait_until_nobody(service: Service, table: str) -> None:
    ends = time.monotonic() + 20
    while service.rooms.rooms[table].viewers and time.monotonic() < ends:
        time.sleep(0.01)


def test_a_viewer_who_does_not_listen_is_let_go(client: TestClient) -> None:
    """Nobody waits for a socket whose other end sleeps."""
    table = new_table(client, "me", "open")
    service = service_of(client)
    with sit(client, table["table"]) as me:
        room = service.rooms.rooms[table["table"]]
        viewer = next(iter(room.viewers))

        async def flood() -> None:
            for _ in range(1000):
                service.send(room, viewer, {"type": "presence", "seats": [], "watching": 0})

        client.portal.call(flood)  # type: ignore[union-attr]
        assert viewer not in room.viewers
        with pytest.raises(WebSocketDisconnect) as closed:
            read_all(me)
        assert closed.value.code == 1013  # come back later


def read_all(player: Player) -> None:
    while True:
        player.receive("nothing")


def test_rooms_in_memory_are_bounded(tmp_path: Path) -> None:
    """Whoever opens many tables, or asks for many that do not exist, does not fill the memory."""
    settings = replace(settings_for(sqlite(tmp_path)), rooms_kept=5)
    with TestClient(create_app(settings)) as client:
        service = service_of(client)
        viewed = new_table(client, "me", "open")["table"]
        with sit(client, viewed) as me:
            tables = [new_table(client, "me", "open")["table"] for _ in range(12)]
            for table in (*tables, *tables):
                assert client.get(f"/api/tables/{table}").status_code == 200
                assert len(service.rooms.rooms) <= 5
            assert viewed in service.rooms.rooms  # somebody looks at it
            assert set(service.rooms.rooms) == {viewed, *tables[-4:]}  # and these were used last
            me.ask(type="language", language="fr")
            assert me.next_state()["table"] == viewed
        for number in range(50):
            assert client.get(f"/api/tables/unknown{number}").status_code == 404
        assert not service.rooms.opening


def test_a_touch_in_a_room_that_was_forgotten_reaches_the_viewers_of_the_new_one(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    friend = TestClient(client.app)
    friend.portal = client.portal
    taken = friend.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
    service = service_of(client)
    old = service.rooms.rooms[table["table"]]
    service.rooms.forget(table["table"])
    with sit(client, table["table"], secret_of(table)) as me:
        assert service.rooms.rooms[table["table"]] is not old
        touch = old.game.name(old.game.options[0])
        client.portal.call(service.touch, old, old.game.seat, 0, touch)  # type: ignore[union-attr]
        while me.state["number"] == 0:
            me.next_state()
    assert taken["seat"] == 1
