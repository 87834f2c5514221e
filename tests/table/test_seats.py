"""Who may delete a game, and what becomes of a seat that was left: in every tab and every process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient

from ennichi.table.app import create_app

from .conftest import settings_for
from .player import Message, Player, new_table, secret_of, sit
from .running import PATIENCE, Running, sit_at
from .test_service import go_back


def another(client: TestClient) -> TestClient:
    """Another browser."""
    friend = TestClient(client.app)
    friend.portal = client.portal
    return friend


def table_of_three(client: TestClient) -> tuple[str, TestClient, TestClient]:
    """A table that this browser made, with two friends."""
    table = new_table(client, "me", "open", "open")["table"]
    friends = (another(client), another(client))
    for friend, name in zip(friends, ("Théo", "Ana"), strict=True):
        assert friend.post(f"/api/tables/{table}/seats", json={"name": name}).status_code == 201
    return table, *friends


def wishes(state: Message) -> list[str]:
    return [seat["name"] for seat in state["seats"] if seat["wishesEnd"]]


def test_who_set_up_a_game_deletes_it_and_the_others_are_told(client: TestClient) -> None:
    table, theo, _ = table_of_three(client)
    stranger = another(client)
    assert stranger.delete(f"/api/tables/{table}").json()["code"] == "not-your-seat"
    with sit(theo, table, language="fr") as seated, sit(stranger, table) as watching:
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert seated.receive("gone")["message"] == "Cette partie a été supprimée par Inês."
        assert watching.receive("gone")["message"] == "This game was deleted by Inês."
        assert seated.socket.receive()["code"] == 4410
    assert theo.get(f"/api/tables/{table}").json()["code"] == "removed"
    assert [line["removed"] for line in client.get("/api/tables").json()] == [True]


def test_others_delete_a_game_when_all_of_them_wish_it(client: TestClient) -> None:
    table, theo, ana = table_of_three(client)
    with sit(client, table) as me:
        answer = theo.delete(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()) == (202, {"wishes": 1, "of": 3})
        assert wishes(me.next_state()) == ["Théo"]
        assert theo.delete(f"/api/tables/{table}").json() == {"wishes": 1, "of": 3}  # once is enough
        assert theo.post(f"/api/tables/{table}/keep").status_code == 204
        while wishes(me.state):
            me.next_state()
        assert ana.delete(f"/api/tables/{table}").json() == {"wishes": 1, "of": 3}
        assert theo.delete(f"/api/tables/{table}").json() == {"wishes": 2, "of": 3}
        me.ask(type="resign", bot="random")  # whoever leaves need not agree
        assert me.receive("gone")["message"] == "This game was deleted by Théo, Ana."
    assert [line["removed"] for line in theo.get("/api/tables").json()] == [True]


def test_a_wish_is_stored(database: str) -> None:
    with TestClient(create_app(settings_for(database))) as client:
        table, theo, _ = table_of_three(client)
        theo.delete(f"/api/tables/{table}")
    with TestClient(create_app(settings_for(database))) as client:
        state = client.get(f"/api/tables/{table}").json()
        assert wishes(state) == ["Théo"]
        assert client.post(f"/api/tables/{table}/keep").json()["code"] == "not-your-seat"


def test_an_old_table_without_a_maker_needs_everybody(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with TestClient(create_app(settings_for(database))) as client:
        table, theo, ana = table_of_three(client)
        alone = new_table(client, "me", "random")["table"]
        cookies = [dict(each.cookies) for each in (client, theo, ana)]
    go_back(tmp_path / "tables.db", "0002")
    with TestClient(create_app(settings_for(database))) as client:
        people = [client, another(client), another(client)]
        for person, kept in zip(people, cookies, strict=True):
            person.cookies.update(kept)
        answers = [person.delete(f"/api/tables/{table}") for person in people]
        assert [answer.status_code for answer in answers] == [202, 202, 204]
        assert client.delete(f"/api/tables/{alone}").status_code == 204  # bots need not agree


def test_who_has_left_a_game_takes_it_off_the_own_list_alone(client: TestClient) -> None:
    table, theo, _ = table_of_three(client)
    with sit(theo, table) as seated:
        seated.ask(type="resign", bot="random")
        while seated.state["viewer"] is not None:
            seated.next_state()
    assert [line["table"] for line in theo.get("/api/tables").json()] == [table]
    assert theo.delete(f"/api/tables/{table}").status_code == 204
    assert theo.get("/api/tables").json() == []
    assert client.get(f"/api/tables/{table}").json()["viewer"] == 0
    assert theo.delete(f"/api/tables/{table}").json()["code"] == "not-your-seat"


def is_spectator(player: Player) -> None:
    """From now on, in this tab too."""
    while player.state["viewer"] is not None:
        player.next_state()
    assert player.open_touches == []
    player.ask(type="touch", number=player.state["number"], touch="done")
    assert player.receive("refused")["code"] == "not-your-seat"
    player.ask(type="rename", name="Somebody")
    assert player.receive("refused")["code"] == "not-your-seat"


def test_a_seat_that_was_left_is_left_in_every_tab(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    with (
        sit(client, table["table"]) as one,
        sit(client, table["table"]) as two,
        sit(another(client), table["table"], secret_of(table)) as phone,
    ):
        one.ask(type="resign", bot="random")
        for tab in (one, two, phone):
            is_spectator(tab)
    answer = client.post(f"/api/tables/{table['table']}/touch", json={"type": "touch", "number": 0, "touch": "done"})
    assert answer.json()["code"] == "not-your-seat"


@pytest.fixture
def two_servers(postgres: str) -> Iterator[tuple[Running, Running]]:
    first, second = Running(postgres), Running(postgres)
    yield first, second
    first.stop()
    second.stop()


def test_other_processes_hear_of_left_seats_and_deleted_games(two_servers: tuple[Running, Running]) -> None:
    first, second = two_servers
    table = new_table(first.client, "me", "open", "open")
    theo = httpx.Client(base_url=second.address, timeout=PATIENCE)
    taken = theo.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
    with (
        sit_at(first, table["table"], secret_of(taken)) as here,
        sit_at(second, table["table"], secret_of(taken)) as there,
        sit_at(second, table["table"]) as watching,
    ):
        here.ask(type="resign", bot="random")
        is_spectator(here)
        is_spectator(there)
        assert first.client.delete(f"/api/tables/{table['table']}").status_code == 204
        for viewer in (here, there, watching):
            assert viewer.receive("gone")["message"] == "This game was deleted by Inês."
    theo.close()
