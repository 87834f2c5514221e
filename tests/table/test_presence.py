"""Who is at a table: here, away since when, or never come; and by way of which process."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ennichi.table.app import create_app
from ennichi.table.presence import Elsewhere
from ennichi.table.rooms import Room
from ennichi.table.service import Service

from .conftest import settings_for
from .player import Player, new_table, secret_of, showing, sit
from .running import Running, sit_at

SHORT = 0.4


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    for module in ("presence", "service"):
        monkeypatch.setattr(f"ennichi.table.{module}.AWAY", SHORT)
    with TestClient(create_app(settings_for(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        yield client


def friend(client: TestClient, table: str) -> str:
    """A friend takes the free seat: the secret of it."""
    other = TestClient(client.app)
    other.portal = client.portal
    return secret_of(other.post(f"/api/tables/{table}/seats", json={"name": "Théo"}).json())


def seat_of(player: Player, number: int, fits: Callable[[Any], bool]) -> Any:
    """A seat as it is told next, once it is so."""
    seat = player.state["seats"][number]
    while not fits(seat):
        seat = player.receive("state", "presence")["seats"][number]
    return seat


def is_here(seat: Any) -> bool:
    return bool(seat["here"])


def is_away(seat: Any) -> bool:
    return not seat["here"]


def test_who_never_came_who_is_here_and_who_left_when(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    theo = friend(client, table["table"])
    with sit(client, table["table"], secret_of(table)) as me:
        assert seat_of(me, 1, is_away)["since"] is None  # never came
        with sit(client, table["table"], theo):
            assert seat_of(me, 1, is_here)["since"] is None
        left = time.time()
        # A page that is loaded again was never away: nothing is told of it.
        with sit(client, table["table"], theo):
            time.sleep(2 * SHORT)
            me.ask(type="pulse")
            assert me.receive("pulse", "presence")["type"] == "pulse"
        away = seat_of(me, 1, lambda seat: is_away(seat) and seat["since"] is not None)
        assert left - 1 < away["since"] < time.time() + 1
    # It is kept, for whoever comes when nobody was here any more.
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    service.rooms.forget(table["table"])
    with sit(client, table["table"], secret_of(table)) as me:
        assert abs(seat_of(me, 1, is_away)["since"] - away["since"]) < 2 + SHORT


def test_a_page_that_comes_back_over_another_line_is_not_heard_on_the_old_one(client: TestClient) -> None:
    table = new_table(client, "me", "level1")
    address, headers = f"/api/tables/{table['table']}/live?page=one", showing(secret_of(table))
    with client.websocket_connect(address, headers=headers) as old_line:
        old = Player(old_line)
        old.wait_for_turn()
        with client.websocket_connect(address, headers=headers) as new_line:
            new = Player(new_line)
            old.ask(type="touch", number=new.state["number"], touch=new.open_touches[0])  # it was on its way for long
            time.sleep(0.2)
            new.ask(type="language", language="en")
            assert new.next_state()["number"] == old.state["number"]
            assert new.touch(new.open_touches[0])["number"] == old.state["number"] + 1


def test_a_bot_says_since_when_it_thinks(client: TestClient) -> None:
    table = new_table(client, "level5", "level5", game="bitoku")["table"]
    with sit(client, table) as watching:
        told = watching.receive("presence")["seats"]
        while not any(seat["thinking"] for seat in told):
            told = watching.receive("presence")["seats"]
        (since,) = [seat["since"] for seat in told if seat["thinking"]]
        watching.ask(type="pulse")
        assert 0 <= watching.receive("pulse")["now"] - since < 60


def test_who_is_at_another_process_is_here_until_that_ends(postgres: str) -> None:
    first, second = Running(postgres), Running(postgres)
    try:
        table = new_table(first.client, "me", "open")
        taken = second.client.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
        with sit_at(first, table["table"], secret_of(table)) as me:
            with (
                sit_at(second, table["table"], secret_of(taken)) as theo,
                sit_at(second, table["table"]),
            ):
                seat_of(me, 1, is_here)
                seat_of(theo, 0, is_here)  # he asked who else is there
                while me.receive("presence")["watching"] != 1:
                    pass
            seat_of(me, 1, is_away)
            with sit_at(second, table["table"], secret_of(taken)):
                seat_of(me, 1, is_here)
                second.stop()
            seat_of(me, 1, is_away)
    finally:
        first.stop()
        if second.process.poll() is None:
            second.kill()


def note(room: Room) -> None:
    room.presence.note(room.own_seats(), time.time())


def test_a_process_that_fell_silent_has_no_viewers_any_more(client: TestClient) -> None:
    table = new_table(client, "me", "open")["table"]
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    room = service.rooms.rooms[table]
    neighbours = service.neighbours
    neighbours.changed = note
    neighbours.heard(f"here other {table} 1 3")
    neighbours.heard(f"here {service.token} {table} 0 5")  # the own words are no news
    assert room.presence.elsewhere == {"other": Elsewhere(frozenset({1}), 3)}
    neighbours.sweep(1.0)
    assert room.presence.connected == {1}
    neighbours.beats["other"] -= 60
    neighbours.heard_beat("other")
    neighbours.sweep(1.0)
    assert room.presence.connected == {1}
    neighbours.beats["other"] -= 60
    neighbours.sweep(1.0)
    assert (room.presence.connected, room.presence.elsewhere) == (frozenset(), {})
