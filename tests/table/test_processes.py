"""Several server processes, and what happens when one of them dies."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy import make_url

from .conftest import free_port
from .forwarder import Forwarder
from .player import Player, new_table, secret_of
from .running import PROGRAM, Running, sit_at


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


# A line that falls silent.


@pytest.fixture
def behind_a_line(postgres: str) -> Iterator[tuple[Running, Running, Forwarder]]:
    """Two servers on one PostgreSQL, the second behind a line that can fall silent."""
    url = make_url(postgres)
    assert url.port is not None
    line = Forwarder(url.port)
    near = Running(postgres)
    far = Running(str(url.set(port=line.port)), heartbeat_seconds=1, database_seconds=2)
    yield near, far, line
    far.stop()
    near.stop()
    line.close()


def test_a_line_that_falls_silent_is_opened_again(behind_a_line: tuple[Running, Running, Forwarder]) -> None:
    """The server hears nothing any more and nobody tells it: its viewers must not look at an old position for ever."""
    near, far, line = behind_a_line
    table, secrets = table_for_two(near)
    with sit_at(far, table) as watching:
        assert line.fall_silent() >= 1
        touch_something(near, table, secrets)
        began = time.monotonic()
        catch_up(watching, 1)
        assert time.monotonic() - began < 15
        touch_something(near, table, secrets)  # and again live, over the new line
        catch_up(watching, 2)


def table_for_two(server: Running) -> tuple[str, list[str]]:
    """A table, and the secrets of its seats."""
    table = new_table(server.client, "me", "open")
    taken = httpx.post(f"{server.address}/api/tables/{table['table']}/seats", json={"name": "Théo"}, timeout=60)
    return table["table"], [secret_of(table), secret_of(taken.json())]


def touch_something(server: Running, table: str, secrets: list[str]) -> None:
    actor = server.client.get(f"/api/tables/{table}").json()["view"]["actor"]
    with sit_at(server, table, secrets[actor]) as one:
        one.touch(one.open_touches[0])


def test_what_is_shown_is_what_is_stored_even_when_nobody_told(postgres: str) -> None:
    """A server that misses all news answers from the database: the page, the socket, a change of language, a frame."""
    url = make_url(postgres)
    assert url.port is not None
    line = Forwarder(url.port)
    near = Running(postgres)
    far = Running(str(url.set(port=line.port)), heartbeat_seconds=600, database_seconds=2)
    try:
        table, secrets = table_for_two(near)
        with sit_at(far, table) as watching:
            line.fall_silent()  # the line that tells of changes stays so
            touch_something(near, table, secrets)
            assert until_not_busy(far, f"/api/tables/{table}")["number"] == 1
            touch_something(near, table, secrets)
            watching.ask(type="language", language="fr")
            catch_up(watching, 2)
            touch_something(near, table, secrets)
            with sit_at(far, table) as late:
                assert late.state["number"] == 3
            touch_something(near, table, secrets)
            assert until_not_busy(far, f"/api/tables/{table}/frames/4")["number"] == 4
            touch_something(near, table, secrets)
            watching.ask(type="about", touch="done")
            catch_up(watching, 5)
    finally:
        far.stop()
        near.stop()
        line.close()


def until_not_busy(server: Running, path: str) -> dict[str, int]:
    """The connections at hand are as dead as the line; each is found out once."""
    for _ in range(10):
        answer = server.client.get(path)
        if answer.status_code != 503:
            assert answer.status_code == 200, answer.text
            found: dict[str, int] = answer.json()
            return found
    raise AssertionError("the server stays busy")


# Starting.


def test_servers_that_start_at_once_on_an_empty_database_do_not_race(postgres_server: str) -> None:
    """Each makes the schema, or finds it made."""
    program = """
import asyncio, sys
from ennichi.table.database import Database
from ennichi.table.settings import Settings

async def open_all():
    for address in sys.stdin:
        databases = [Database(Settings(database=address.strip())) for _ in range(2)]
        await asyncio.gather(*(database.open() for database in databases))
        print(databases[0].keys.key.hex(), databases[1].keys.key.hex(), flush=True)
        for database in databases:
            await database.close()

asyncio.run(open_all())
"""
    rounds = 6
    addresses = [make_database(postgres_server, f"race_{os.getpid()}_{number}") for number in range(rounds)]
    servers = [
        subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]

    def give_up() -> None:
        for server in servers:
            server.kill()

    limit = threading.Timer(60, give_up)
    limit.start()
    try:
        for address in addresses:
            for server in servers:
                assert server.stdin is not None
                server.stdin.write(address + "\n")
                server.stdin.flush()
            keys = [key for server in servers if server.stdout for key in server.stdout.readline().split()]
            assert (len(keys), len(set(keys))) == (6, 1)
    finally:
        for server in servers:
            if server.stdin is not None:
                server.stdin.close()
            server.wait()
        limit.cancel()
    assert [server.returncode for server in servers] == [0, 0, 0]


def make_database(server: str, name: str) -> str:
    async def make() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return server.rpartition("/")[0] + f"/{name}"


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Running(database)
    try:
        table = new_table(first.client, "me", "random")["table"]
        second = subprocess.run(
            [sys.executable, "-c", PROGRAM, database, str(free_port()), "{}"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode != 0
        assert f"is in use by another server (process {first.process.pid})" in second.stderr
        # A file that a dead server left behind does not matter.
        first.kill()
        assert (tmp_path / "tables.db.lock").exists()
        first.process = first.start()
        assert first.client.get(f"/api/tables/{table}").status_code == 200
    finally:
        first.stop()


# A disk that is full, a file that is locked.


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """The kernel refuses every write of the server: as on a full disk, for a while."""
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}", health_seconds=0)
    try:
        table = new_table(server.client, "me", "random")
        with sit_at(server, table["table"], secret_of(table)) as me:
            me.wait_for_turn()
            assert server.client.get("/health").json()["status"] == "ok"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            before = me.state["number"]
            assert me.touch(me.open_touches[0])["code"] == "busy"
            answer = server.client.get("/health")
            assert answer.status_code == 503
            assert answer.json()["status"] == "bad"
            assert "the database cannot be written" in answer.json()["faults"][0]
            # What needs no disk goes on.
            assert server.client.get(f"/api/tables/{table['table']}").json()["number"] == before
            resource.prlimit(
                server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )
            assert server.client.get("/health").status_code == 200
            assert me.touch(me.open_touches[0])["number"] == before + 1
    finally:
        server.stop()


def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}", least_free=10**18)
    try:
        answer = server.client.get("/health")
        assert answer.status_code == 503
        assert "the disk is nearly full" in answer.json()["faults"][0]
    finally:
        server.stop()


def test_asking_for_the_health_does_not_write_each_time(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = Running(f"sqlite:///{path}", health_seconds=600)
    try:
        probes = set()
        for _ in range(5):
            assert server.client.get("/health").status_code == 200
            with sqlite3.connect(path) as looking:
                probes.add(looking.execute("SELECT value FROM meta WHERE key = 'probe'").fetchone()[0])
        assert len(probes) == 1
    finally:
        server.stop()


def test_a_file_that_is_locked_for_long_makes_the_server_busy(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = Running(f"sqlite:///{path}", health_seconds=0, database_seconds=1)
    try:
        table = new_table(server.client, "me", "open")
        with sit_at(server, table["table"], secret_of(table)) as me:
            with sqlite3.connect(path, isolation_level=None) as other:
                other.execute("BEGIN EXCLUSIVE")
                answer = httpx.post(
                    f"{server.address}/api/tables/{table['table']}/seats", json={"name": "Théo"}, timeout=60
                )
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                me.ask(type="rename", name="Ana")
                assert me.receive("refused")["code"] == "busy"
                assert "locked" in server.client.get("/health").json()["faults"][0]
                other.execute("ROLLBACK")
            other.close()
            me.ask(type="rename", name="Ana")
            assert me.next_state()["seats"][0]["name"] == "Ana"
    finally:
        server.stop()


def test_a_database_that_ends_and_comes_back_is_waited_for(postgres: str) -> None:
    """PostgreSQL ends all connections, as when it is restarted."""
    server = Running(postgres, heartbeat_seconds=1)
    try:
        table = new_table(server.client, "me", "open")["table"]
        end_all(postgres)
        for _ in range(20):
            if server.client.get(f"/api/tables/{table}").status_code == 200:
                break
            time.sleep(0.2)
        assert server.client.get(f"/api/tables/{table}").status_code == 200
        assert server.client.get("/health").status_code == 200
        assert server.process.poll() is None
    finally:
        server.stop()


def end_all(address: str) -> None:
    async def end() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    asyncio.run(end())
