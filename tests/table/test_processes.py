"""Several server processes, and what happens when one of them dies."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from .player import Player, new_table, secret_of
from .running import Running, sit_at


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    running = Running(database)
    yield running
    running.stop()


@pytest.fixture
def two_servers(postgres: str) -> Iterator[tuple[Running, Running]]:
    """On one PostgreSQL, as behind one load balancer."""
    first = Running(postgres)
    second = Running(postgres)
    yield first, second
    first.stop()
    second.stop()


def catch_up(player: Player, number: int) -> None:
    while player.state["number"] < number:
        player.next_state()


def test_every_touch_that_was_seen_is_there_after_a_kill(server: Running) -> None:
    table = new_table(server.client, "me", "random")
    for round_ in range(3):
        with sit_at(server, table["table"], secret_of(table)) as me:
            me.play_at_random(round_, most=8)
            seen = me.state
        server.restart()
        with sit_at(server, table["table"], secret_of(table)) as me:
            assert me.state["number"] >= seen["number"]
            if me.state["number"] == seen["number"]:
                assert me.state["view"] == seen["view"]
            me.wait_for_turn()


def test_viewers_of_two_servers_see_one_game(two_servers: tuple[Running, Running]) -> None:
    first, second = two_servers
    table = new_table(first.client, "me", "open")
    taken = second.client.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
    with (
        sit_at(first, table["table"], secret_of(table)) as me,
        sit_at(second, table["table"], secret_of(taken)) as theo,
        sit_at(second, table["table"]) as watching,
    ):
        players = [me, theo]
        for step in range(120):
            number = max(each.state["number"] for each in players)
            for each in (*players, watching):
                catch_up(each, number)
            actor = players[me.state["view"]["actor"]]
            actor.touch(actor.open_touches[step % len(actor.open_touches)])
        number = max(each.state["number"] for each in players)
        for each in (*players, watching):
            catch_up(each, number)
        assert me.state["view"]["table"] == theo.state["view"]["table"] == watching.state["view"]["table"]
        assert me.state["scores"] == theo.state["scores"]


def test_two_servers_never_take_two_touches_for_one_decision(two_servers: tuple[Running, Running]) -> None:
    first, second = two_servers
    table = new_table(first.client, "me", "random")["table"]
    secret = secret_of_seat(first, table)
    with sit_at(first, table, secret) as here, sit_at(second, table, secret) as there:
        conflicts = 0
        for _ in range(25):
            if not here.wait_for_turn():
                break
            catch_up(there, here.state["number"])
            number, name = here.state["number"], here.open_touches[0]
            threads = [threading.Thread(target=each.touch, args=(name,)) for each in (here, there)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            catch_up(here, number + 1)
            catch_up(there, number + 1)
            conflicts += 1
        assert conflicts > 5
        film_number = max(here.state["number"], there.state["number"])
        catch_up(here, film_number)
        catch_up(there, film_number)
    # A third process, reading from the database alone, finds a game that replays.
    second.restart()
    with sit_at(second, table, secret) as again:
        assert again.state["number"] >= film_number


def secret_of_seat(server: Running, table: str) -> str:
    return secret_of(server.client.get(f"/api/tables/{table}/link").json())
