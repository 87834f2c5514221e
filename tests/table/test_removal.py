"""Tables go in steps: marked and told, removed and brought back, purged; a clock that jumps takes none of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ennichi.cli import main
from ennichi.table.app import create_app
from ennichi.table.database import Database
from ennichi.table.service import Service

from .conftest import settings_for
from .player import new_table, secret_of, showing, sit
from .test_lasting import read_all, service_of, wait_until_nobody

DAY = 86_400


class Clocks:
    """The wall clock and the monotonic one, moved by hand."""

    def __init__(self) -> None:
        self.wall = time.time()
        self.steady = 1_000.0

    def given_to(self, database: Database) -> None:
        database.now = lambda: self.wall
        database.monotonic = lambda: self.steady
        database.clock_seen = None

    def pass_days(self, client: TestClient, days: float) -> None:
        """Time that really passes, with some housekeeping."""
        rounds = 10
        for _ in range(rounds):
            self.wall += days * DAY / rounds
            self.steady += days * DAY / rounds
            sweep(client)


def sweep(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(service_of(client).sweep)


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    monkeypatch.setattr("ennichi.table.database.LONGEST_TICK", 10 * DAY)  # housekeeping comes seldom here
    return Clocks()


@pytest.fixture
def client(database: str, clocks: Clocks) -> Iterator[TestClient]:
    with TestClient(create_app(settings_for(database))) as client:
        clocks.given_to(service_of(client).database)
        sweep(client)
        yield client


def forgotten_table(client: TestClient) -> dict[str, str]:
    made = new_table(client, "me", "open")
    service_of(client).rooms.forget(made["table"])
    return made


def line_of(client: TestClient, table: str, language: str = "en") -> dict[str, object]:
    found = [line for line in client.get(f"/api/tables?lang={language}").json() if line["table"] == table]
    assert len(found) == 1
    line: dict[str, object] = found[0]
    return line


def status_of(client: TestClient, table: str) -> int:
    answer: httpx.Response = stranger_of(client).get(f"/api/tables/{table}")
    return answer.status_code


def stranger_of(client: TestClient) -> TestClient:
    """Another browser."""
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    return stranger


def test_a_clock_that_jumps_removes_nothing(
    client: TestClient, clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "ennichi.table")
    tables = [forgotten_table(client)["table"] for _ in range(3)]
    with sit(client, tables[0]):
        clocks.wall += 100 * DAY
        sweep(client)
        assert line_of(client, tables[0])["notice"] == ""  # somebody looks at it
        assert "removed on" in str(line_of(client, tables[1])["notice"])
        clocks.wall += 100 * DAY
        sweep(client)
    for table in tables:
        assert status_of(client, table) == 200
    marked = [record.table for record in caplog.records if "is marked:" in record.message]  # type: ignore[attr-defined]
    assert sorted(marked) == sorted(tables[1:])
    # The clock is put right: nobody is told any more that the tables go.
    clocks.wall -= 200 * DAY
    sweep(client)
    assert [line_of(client, table)["notice"] for table in tables] == ["", "", ""]


def test_a_table_is_told_then_removed_then_restored(
    client: TestClient, clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "ennichi.table")
    made = forgotten_table(client)
    table = made["table"]
    clocks.wall += 91 * DAY
    sweep(client)
    day = datetime.fromtimestamp(clocks.wall + 7 * DAY, UTC)
    assert day.strftime("%B ") + str(day.day) in str(line_of(client, table)["notice"])
    assert len({str(line_of(client, table, language)["notice"]) for language in ("en", "fr", "pt")}) == 3
    clocks.pass_days(client, 6.9)
    assert status_of(client, table) == 200
    clocks.pass_days(client, 0.3)
    answer = client.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (410, "removed")
    assert "bring it back until" in answer.json()["message"]
    assert line_of(client, table)["removed"]
    with pytest.raises(WebSocketDisconnect) as closed, sit(client, table):
        pass
    assert closed.value.code == 4410
    stranger = stranger_of(client)
    assert stranger.post(f"/api/tables/{table}/restore").json()["code"] == "not-your-seat"
    assert status_of(client, table) == 410
    # By the cookie, and once more by the secret of the link.
    assert client.post(f"/api/tables/{table}/restore").status_code == 204
    assert status_of(client, table) == 200
    assert line_of(client, table)["notice"] == ""
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert status_of(client, table) == 410
    assert stranger.post(f"/api/tables/{table}/restore", headers=showing(secret_of(made))).status_code == 204
    assert status_of(client, table) == 200
    assert client.post(f"/api/tables/{table}/restore").status_code == 404
    said = [record.message for record in caplog.records if getattr(record, "table", "") == table]
    removed, restored = "a table is removed", "a table is restored"
    by_hand = "a table is removed by those who play there"
    assert [each for each in said if "marked" not in each] == [removed, restored, by_hand, restored]


def test_a_jump_within_the_grace_does_not_shorten_it(client: TestClient, clocks: Clocks) -> None:
    """However far the wall clock jumps, a day must really have passed since players could read of it."""
    table = forgotten_table(client)["table"]
    clocks.wall += 100 * DAY
    sweep(client)
    clocks.wall += 100 * DAY
    clocks.pass_days(client, 0.9)
    assert status_of(client, table) == 200


@pytest.mark.parametrize("how", ["opened", "touched"])
def test_whoever_plays_there_keeps_a_marked_table(client: TestClient, clocks: Clocks, how: str) -> None:
    made = forgotten_table(client)
    table, secret = made["table"], secret_of(made)
    clocks.wall += 91 * DAY
    sweep(client)
    clocks.pass_days(client, 3)
    assert status_of(client, table) == 200  # a stranger's look does not count
    assert line_of(client, table)["notice"]
    if how == "opened":
        client.get(f"/api/tables/{table}", headers=showing(secret))
    else:
        friend = stranger_of(client)
        assert friend.post(f"/api/tables/{table}/seats", json={"name": "Théo"}).status_code == 201
    assert line_of(client, table)["notice"] == ""
    service_of(client).rooms.forget(table)
    clocks.pass_days(client, 30)
    assert status_of(client, table) == 200
    assert line_of(client, table)["notice"] == ""


def test_a_removed_table_is_purged_by_both_clocks_only(client: TestClient, clocks: Clocks) -> None:
    table = forgotten_table(client)["table"]
    kept = forgotten_table(client)["table"]
    assert client.delete(f"/api/tables/{table}").status_code == 204
    clocks.wall += 1000 * DAY
    sweep(client)
    assert status_of(client, table) == 410
    clocks.pass_days(client, 6.9)
    assert status_of(client, table) == 410
    clocks.pass_days(client, 0.2)
    assert status_of(client, table) == 404
    assert client.post(f"/api/tables/{table}/restore").status_code == 404
    # The other one went its way, too, but later: it can still be brought back.
    assert client.post(f"/api/tables/{kept}/restore").status_code == 204
    assert status_of(client, kept) == 200


def test_viewers_of_a_removed_table_are_told(client: TestClient) -> None:
    table = forgotten_table(client)["table"]
    with sit(client, table) as me:
        assert client.delete(f"/api/tables/{table}").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            read_all(me)
        assert closed.value.code == 4410  # gone
    with pytest.raises(WebSocketDisconnect) as closed, sit(client, table):
        pass
    assert closed.value.code == 4410


def test_several_processes_do_not_count_time_twice(database: str, clocks: Clocks) -> None:
    """Each has its own steady clock; together they count what passed, or a little less."""

    async def run() -> int:
        first = Database(settings_for(database))
        await first.open()
        others = [Database(settings_for(database)) for _ in range(2)]
        for one in (first, *others):
            clocks.given_to(one)
            await one.tick()
        for _ in range(40):
            clocks.steady += 10
            await first.tick()
            clocks.steady += 10
            for other in others:
                await other.tick()
        counted = await first.service_clock()
        # When one of them ends, the others go on counting.
        await first.close()
        for _ in range(10):
            clocks.steady += 100
            for other in others:
                await other.tick()
        after = await others[0].service_clock()
        clocks.steady += 1000 * DAY  # no process sleeps for so long; a machine that was moved may think so
        await others[0].tick()
        assert await others[0].service_clock() <= after + 10 * DAY
        for other in others:
            await other.close()
        assert 600 <= counted <= 800
        return after - counted

    assert 900 <= asyncio.run(run()) <= 1000


def test_the_operator_lists_and_restores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While the server runs."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert main(["tables", "list", "--db", database]) == 2
    assert "there is no database" in capsys.readouterr().err
    with TestClient(create_app(settings_for(database))) as client:
        table = forgotten_table(client)["table"]
        kept = forgotten_table(client)["table"]
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert main(["tables", "list", "--db", database]) == 0
        lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
        assert "removed" in lines[table]
        assert "bamboo" in lines[table]
        assert "removed" not in lines[kept]
        assert main(["tables", "restore", kept, "--db", database]) == 2
        assert "there is no removed table" in capsys.readouterr().err
        assert main(["tables", "restore", "--db", database]) == 2
        assert main(["tables", "restore", table, "--db", database]) == 0
        assert status_of(client, table) == 200
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert main(["tables", "restore", f"http://localhost/t/{table}/secret", "--db", database]) == 0
        assert status_of(client, table) == 200


def test_housekeeping_leaves_tables_with_viewers_alone(client: TestClient, clocks: Clocks) -> None:
    """Also one that was marked by another process, which does not know its viewers."""
    table = forgotten_table(client)["table"]
    service: Service = service_of(client)
    clocks.wall += 91 * DAY
    sweep(client)
    assert line_of(client, table)["notice"]
    with sit(client, table):  # a spectator
        sweep(client)
        assert line_of(client, table)["notice"] == ""
        clocks.pass_days(client, 10)
        assert status_of(client, table) == 200
    wait_until_nobody(service, table)
