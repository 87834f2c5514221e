"""The gate: what outsiders may ask for, how fast, from which pages; nothing of it grows, nor locks others out."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.hostile import NO_LIMITS, attack, masked, request, target
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ennichi.kernel.errors import BadSetting
from ennichi.table.connections import raise_file_limit
from ennichi.table.limits import Paces, address_of
from ennichi.table.logs import JsonLines, Sparing
from ennichi.table.refusals import Refused
from ennichi.table.settings import Settings

from .player import Message, Player, new_table, secret_of, showing
from .running import PATIENCE, Running, Socket


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    started = Running(f"sqlite:///{folder / 'tables.db'}", **settings)
    try:
        yield started
    finally:
        started.stop()


def client_at(server: Running, address: str) -> httpx.Client:
    """Somebody whose requests come from this loopback address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE)


def memory_of(server: Running) -> float:
    """In MB."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def figure(server: Running, name: str) -> int:
    with client_at(server, "127.0.0.99") as watcher:
        lines = watcher.get("/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith(name))))


def until(holds: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Whether something comes true in time."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if holds():
            return True
        time.sleep(0.1)
    return False


# How fast.


def test_invented_cookies_and_forwarded_addresses_buy_no_requests(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=2, requests_at_once=30) as server, client_at(server, "127.0.0.2") as bad:
        answers = [
            bad.get(path, headers={"Cookie": f"ennichi={i}", "X-Forwarded-For": f"10.0.0.{i}"})
            for i, path in enumerate(["/health", "/metrics", "/api/games", "/", "/api/tables"] * 8)
        ]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) > 20
        assert refused[-1].json()["code"] == "too-fast"
        assert 1 <= int(refused[-1].headers["retry-after"]) <= 20
        assert refused[-1].headers["cache-control"] == "no-store"
        with client_at(server, "127.0.0.3") as other:  # whoever comes from elsewhere is served
            assert other.get("/health").status_code == 200


def test_a_named_proxy_is_believed_and_nobody_else(tmp_path: Path) -> None:
    limits = {"requests_per_second": 1, "requests_at_once": 10}
    with running(tmp_path, proxies=["127.0.0.5"], **limits) as server, client_at(server, "127.0.0.5") as proxy:
        for i in range(40):  # forty people behind it
            assert proxy.get("/health", headers={"X-Forwarded-For": f"10.0.0.{i}"}).status_code == 200
        codes = [
            proxy.get("/health", headers={"X-Forwarded-For": f"1.2.3.{i}, 10.1.0.1"}).status_code for i in range(20)
        ]
        assert 429 in codes  # one person who invents the rest
        with client_at(server, "127.0.0.6") as bad:
            codes = [bad.get("/health", headers={"X-Forwarded-For": f"10.2.0.{i}"}).status_code for i in range(20)]
            assert 429 in codes


def test_costs_go_by_weight(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.5, requests_at_once=50) as server:
        with client_at(server, "127.0.0.2") as one:
            for _ in range(2):
                new_table(one, "me", "open")
            again = one.post("/api/tables", json={"game": "bamboo", "seats": [{"kind": "open"}] * 2})
            assert again.json()["code"] == "too-fast"
            assert one.get("/health").status_code == 200  # what is cheap still goes
        with client_at(server, "127.0.0.3") as other:
            assert all(other.get("/assets/none.js").status_code == 404 for _ in range(100))


def test_new_tables_have_a_slow_bucket_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path, tables_at_once=3, tables_per_hour=60) as server, client_at(server, "127.0.0.2") as one:
        for _ in range(3):
            new_table(one, "me", "open")
            one.cookies.clear()
        refused = one.post("/api/tables", json={"game": "bamboo", "seats": [{"kind": "open"}] * 2})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-new-tables")
        assert 30 <= int(refused.headers["retry-after"]) <= 60
        with client_at(server, "127.0.0.3") as other:
            new_table(other, "me", "open")


def test_the_sockets_of_an_address_share_its_bucket(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=8, requests_at_once=40) as server:
        table = new_table(server.client, "me", "open")["table"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        source: dict[str, Any] = {"source_address": ("127.0.0.2", 0)}
        with ExitStack() as opened:
            players = [
                Player(Socket(opened.enter_context(connect(address, max_size=None, **source)))) for _ in range(3)
            ]
            began = time.monotonic()
            for _ in range(18):
                for each in players:
                    each.ask(type="nonsense")
            for each in players:
                for _ in range(18):  # what comes too fast waits a little
                    assert each.receive("refused")["code"] == "bad-request"
            assert time.monotonic() - began > 2  # about 25 are left when the sockets are open, and 54 are asked for
            players[0].ask(type="rematch")  # what would have to wait for longer is refused
            assert players[0].receive("refused")["code"] == "too-fast"
            for _ in range(10):
                players[0].ask(type="nonsense")
            for _ in range(10):
                players[0].receive("refused")
            with pytest.raises(InvalidStatus) as refused:
                connect(address, **source)
        assert refused.value.response.status_code == 429
        assert "retry-after" in refused.value.response.headers


def test_an_address_of_ipv6_counts_by_its_network() -> None:
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::1") != address_of("2001:db8:1:2::1")
    assert address_of("::ffff:1.2.3.4") == "1.2.3.4"
    assert len(address_of("x" * 1000)) < 100


def test_buckets_that_are_full_again_are_forgotten_first() -> None:
    paces = Paces(per_second=0.001, at_once=10, most=100)
    for i in range(10):
        paces.take(f"busy {i}", 9)
    for i in range(5000):
        paces.take(f"passing {i}", 0)  # full all the time
    assert len(paces.paces) <= 100
    with pytest.raises(Refused):
        paces.take("busy 3", 9)
    paces = Paces(per_second=0.001, at_once=10, most=100)
    for i in range(5000):
        paces.take(f"busy {i}", 9)
    assert len(paces.paces) <= 100


def test_settings_of_the_gate_are_checked() -> None:
    for wrong in ({"proxies": ("nowhere",)}, {"proxies": ("*",)}, {"origins": ("example.org",)}):
        with pytest.raises(BadSetting, match="not understood"):
            Settings(**wrong)  # type: ignore[arg-type]
    Settings(proxies=("10.0.0.0/8", "::1"), origins=("https://games.example",))


# What is odd.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("gate")) as started:
        yield started


ODD = ["%00", "a%00b", "a" * 17, "a" * 3000, "%ff%fe", "%0a", "a%20b", "a.b", "%c3%a9", "%e2%80%ae"]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_ids_that_are_none_are_unknown(server: Running, odd: str) -> None:
    for path in ("", "/frames", "/link", "/record"):
        answer = server.client.get(f"/api/tables/{odd}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
    assert server.client.get(f"/{odd}").status_code in (200, 404, 503)  # 503: the client is not built
    assert server.client.get(f"/assets/{odd}").status_code == 404
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{odd}/live") as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_whatever_is_refused_is_said_in_a_sentence_of_some_length(server: Running) -> None:
    seats = [{"kind": "open"}] * 2
    for body in (
        {"game": "bamboo", "seats": seats, "x" * 5000: 1},
        {"game": "bamboo", "seats": seats, "\ud800": "\udfff"},
        {"game": "bamboo", "seats": seats, "options": {"\udfff": 1}},
        {"game": "bamboo", "seats": seats, "options": {"night": "y" * 9000}},
        {"game": "\0", "seats": seats},
    ):
        answer = server.client.post(
            "/api/tables", content=json.dumps(body), headers={"Content-Type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, answer.text
        assert 10 < len(answer.json()["message"]) < 1500
    long = server.client.post("/api/records", json={"text": "ennichi " + "z" * 300_000})
    assert long.status_code == 400
    assert len(long.json()["message"]) < 1500


def test_only_records_may_be_large(server: Running) -> None:
    answer = server.client.post("/api/tables", json={"game": "x" * 30_000, "seats": []})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


# From which pages.


def asked_from(server: Running, origin: str, host: str = "") -> int:
    headers = {"Origin": origin} | ({"Host": host} if host else {})
    seats = [{"kind": "open"}] * 2
    return server.client.post("/api/tables", json={"game": "bamboo", "seats": seats}, headers=headers).status_code


def test_only_pages_of_this_server_may_act(server: Running) -> None:
    own = f"127.0.0.1:{server.port}"
    assert asked_from(server, f"http://{own}") == 201
    assert asked_from(server, "https://games.example", host="games.example") == 201
    assert asked_from(server, "https://games.example:443", host="games.example") == 201
    assert asked_from(server, "http://games.example", host="games.example:80") == 201
    for origin in (
        f"http://127.0.0.1:{server.port + 1}",
        "http://evil.example",
        "null",
        "",
        "ftp://127.0.0.1",
        "x" * 3000,
    ):
        assert asked_from(server, origin) == 403
    assert asked_from(server, "https://games.example:8443", host="games.example") == 403
    refused = server.client.delete("/api/tables/none", headers={"Origin": "http://evil.example"}).json()
    assert refused["code"] == "foreign-origin"
    assert "http://evil.example" in refused["message"]
    assert server.client.get("/api/games", headers={"Origin": "http://evil.example"}).status_code == 200


def test_a_page_of_another_port_reads_no_hand(server: Running) -> None:
    table = new_table(server.client, "me", "open")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live"
    cookie = {"Cookie": f"ennichi={server.client.cookies['ennichi']}"}
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}"), additional_headers=cookie) as socket:
        assert json.loads(socket.recv(PATIENCE))["viewer"] == 0
    for origin in (f"http://127.0.0.1:{server.port + 1}", "null"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin(origin), additional_headers=cookie)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["code"] == "foreign-origin"


def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    with running(tmp_path, origins=["https://games.example"], secure=True) as server:
        assert asked_from(server, "https://games.example") == 201
        assert asked_from(server, "http://games.example") == 403
        assert asked_from(server, f"http://127.0.0.1:{server.port}") == 403  # no page of an https server
        answer = server.client.get("/health")
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_private_answers_are_not_kept_by_anybody_on_the_way(server: Running) -> None:
    table = new_table(server.client, "me", "open")["table"]
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/link", "/api/tables/none"):
        assert server.client.get(path).headers["cache-control"] == "no-store"
    components = server.client.get(f"/api/tables/{table}").json()["components"]
    assert "public" in server.client.get(f"/api/games/bamboo/pieces/{components}").headers["cache-control"]
    assert server.client.get("/api/games").headers["cache-control"] != "no-store"
    assert "strict-transport-security" not in server.client.get("/health").headers


def test_a_secret_is_shown_by_header_or_exchanged_once_and_never_in_an_address(server: Running) -> None:
    table = new_table(server.client, "me", "open")
    path = f"/api/tables/{table['table']}"
    assert table["link"] == f"/t/{table['table']}#{secret_of(table)}"
    with client_at(server, "127.0.0.2") as other:
        assert other.get(path, params={"secret": secret_of(table)}).json()["viewer"] is None
        assert other.get(path, headers=showing(secret_of(table))).json()["viewer"] == 0
        assert other.get(path).json()["viewer"] is None  # the header alone is not remembered
        assert other.get(f"{path}/link").json()["code"] == "not-your-seat"
        assert other.post(f"{path}/hold", json={"secret": secret_of(table)}).json()["seat"] == 0
        assert other.get(path).json()["viewer"] == 0
        assert other.get(f"{path}/link").json() == table
        assert "#" not in json.dumps(other.get("/api/tables").json())


def test_only_so_many_browsers_hold_a_seat(server: Running) -> None:
    table = new_table(server.client, "me", "open")
    codes = []
    for _ in range(60):
        answer = httpx.post(
            f"{server.address}/api/tables/{table['table']}/hold", json={"secret": secret_of(table)}, timeout=PATIENCE
        )
        codes.append(answer.status_code)
    assert set(codes[:45]) == {200}
    assert codes[-1] == 409
    assert server.client.get(f"/api/tables/{table['table']}").json()["viewer"] == 0


# Slow clients.


def sockets_at(server: Running, address: str, count: int, sent: bytes) -> list[socket.socket]:
    """Connections from a loopback address that send something, and then no more."""
    opened = []
    for _ in range(count):
        one = socket.socket()
        one.bind((address, 0))
        one.settimeout(PATIENCE)
        one.connect(("127.0.0.1", server.port))
        with suppress(OSError):  # refused already
            one.sendall(sent)
        opened.append(one)
    return opened


def is_ended(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        while data := one.recv(65_536):
            assert data
        return True
    except BlockingIOError:
        return False
    except OSError:
        return True


def play_from(server: Running, address: str, table: Message, moments: int) -> float:
    """An innocent plays on; the longest wait for an answer."""
    longest = 0.0
    path = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live"
    with connect(
        path, max_size=None, source_address=(address, 0), additional_headers=showing(secret_of(table))
    ) as connection:
        me = Player(Socket(connection))
        me.wait_for_turn()
        for _ in range(moments):
            began = time.monotonic()
            assert me.touch(me.open_touches[0])["type"] == "state"
            longest = max(longest, time.monotonic() - began)
            if not me.wait_for_turn():
                break
    return longest


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody."""
    raise_file_limit()
    with running(
        tmp_path_factory.mktemp("strict"), head_seconds=3, body_seconds=3, stall_seconds=3, connections_per_address=200
    ) as started:
        yield started


HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def test_eleven_hundred_half_sent_requests_lock_nobody_out(strict: Running) -> None:
    with client_at(strict, "127.0.0.3") as innocent:
        table = new_table(innocent, "me", "random")
        opened = sockets_at(strict, "127.0.0.2", 1100, HALF)
        try:
            assert innocent.get("/health").status_code == 200
            assert play_from(strict, "127.0.0.3", table, 10) < 10
            assert sum(is_ended(one) for one in opened) >= 900  # refused at once
            assert until(lambda: all(is_ended(one) for one in opened), 30)
        finally:
            for one in opened:
                one.close()
        assert innocent.get("/health").status_code == 200


def test_who_is_refused_a_connection_is_told_so(strict: Running) -> None:
    opened = sockets_at(strict, "127.0.0.4", 200, HALF)
    with client_at(strict, "127.0.0.4") as same:
        answer = same.get("/health")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
    for one in opened:
        one.close()


def test_when_all_connections_are_taken_the_longest_waiting_one_makes_room(tmp_path: Path) -> None:
    with running(tmp_path, connections=60, connections_per_address=40, head_seconds=300) as server:
        table = new_table(server.client, "me", "random")
        server.client.close()
        opened = [one for i in range(10, 13) for one in sockets_at(server, f"127.0.0.{i}", 30, HALF)]
        with client_at(server, "127.0.0.3") as innocent:
            assert innocent.get("/health").status_code == 200
            assert play_from(server, "127.0.0.3", table, 3) < 10
        assert 30 <= sum(is_ended(one) for one in opened) < 60
        for one in opened:
            one.close()


def slow_forms() -> list[bytes]:
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    return [
        b"",
        b"G",
        request("POST", "/api/tables", **{"Content-Length": "500", "Content-Type": "application/json"}) + b"{",
        request("POST", "/api/records", **{"Content-Length": "5000"}) + b"x" * 1000,
        request("GET", "/api/games", **{"Content-Length": "500"}) + b"{",
        request("GET", "/health", **{"Transfer-Encoding": "chunked"}) + b"1\r\nx\r\n",
        request("GET", "/health") + HALF,
        request("GET", "/api/tables/none/live", **upgrade)[:-2],
    ]


def test_slow_heads_and_bodies_are_cut_off(strict: Running) -> None:
    opened = [one for sent in slow_forms() for one in sockets_at(strict, "127.0.0.6", 10, sent)]
    with client_at(strict, "127.0.0.7") as innocent:
        assert innocent.get("/health").status_code == 200
    assert until(lambda: all(is_ended(one) for one in opened), 30)
    # One who sends a byte now and then has no more time than others.
    (dribbling,) = sockets_at(strict, "127.0.0.6", 1, HALF)
    began = time.monotonic()
    while not is_ended(dribbling) and time.monotonic() - began < 30:
        try:
            dribbling.send(b"x")
        except OSError:
            break
        time.sleep(0.3)
    assert time.monotonic() - began < 15


def test_whoever_never_reads_is_cut_off_and_costs_little(strict: Running) -> None:
    with client_at(strict, "127.0.0.8") as maker:
        table = new_table(maker, "me", "open", game="bitoku")["table"]
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    hello = request("GET", f"/api/tables/{table}/live", **upgrade)
    before = memory_of(strict)
    deaf = []
    for _ in range(10):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.bind(("127.0.0.9", 0))
        one.connect(("127.0.0.1", strict.port))
        one.sendall(hello)
        one.setblocking(False)
        deaf.append(one)
    turn = masked(b'{"type":"language","language":"fr"}')
    most = before
    for _ in range(15):  # 60 states of 10 kB for each of them, if they were kept
        for one in deaf:
            with suppress(OSError):  # it is full, or cut off
                one.send(turn * 4)
        time.sleep(0.1)
        most = max(most, memory_of(strict))
    assert until(lambda: figure(strict, "ennichi_viewers") == 0, 30)
    for one in deaf:
        one.close()
    assert most - before < 40


def test_pings_are_answered_but_not_without_end(strict: Running) -> None:
    table = new_table(strict.client, "me", "open")["table"]
    with connect(f"ws://127.0.0.1:{strict.port}/api/tables/{table}/live", max_size=None) as socket:
        assert socket.ping().wait(PATIENCE)
        for _ in range(100):
            with suppress(ConnectionClosed):
                socket.ping()
        with pytest.raises(ConnectionClosed):
            [socket.recv(PATIENCE) for _ in range(20)]


# Crowds.


def test_four_hundred_viewers_cost_a_few_messages_each(tmp_path: Path) -> None:
    raise_file_limit()

    async def watch(address: str, counts: list[int], last: list[Message], leave: asyncio.Event) -> None:
        async with connect_async(address, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
            at = len(counts)
            counts.append(0)
            last.append({})
            while not leave.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
                except TimeoutError:
                    continue
                counts[at] += 1
                last[at] = message

    async def crowd(server: Running, table: str) -> tuple[list[int], list[Message]]:
        counts: list[int] = []
        last: list[Message] = []
        leave = asyncio.Event()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        tasks = []
        for _ in range(400):
            tasks.append(asyncio.create_task(watch(address, counts, last, leave)))
            await asyncio.sleep(0.005)
        for _ in range(300):
            await asyncio.sleep(0.1)
            if len(last) == 400 and all(message.get("watching") == 400 for message in last):
                break
        leave.set()
        await asyncio.gather(*tasks)
        return counts, last

    with running(tmp_path, connections_per_address=1000) as server:
        table = new_table(server.client, "me", "open")["table"]
        counts, last = asyncio.run(crowd(server, table))
    assert len(counts) == 400
    assert all(message["watching"] == 400 for message in last)  # nobody was cut off, and all know of all
    assert sum(counts) < 400 * 12
    assert max(counts) < 30


# Memory, and the disk.


def test_a_log_cannot_be_filled_by_what_is_sent() -> None:
    sparing = Sparing()
    lines = [logging.makeLogRecord({"name": "uvicorn.error", "msg": "Invalid HTTP request."}) for _ in range(5000)]
    assert 1 <= sum(sparing.filter(line) for line in lines) < 50
    for i in range(5000):
        sparing.filter(logging.makeLogRecord({"name": "some", "msg": f"kind {i}"}))
    assert len(sparing.paces) < 1000
    for pace in sparing.paces.values():
        pace.seen -= 3600  # an hour later
    late = logging.makeLogRecord({"name": "uvicorn.error", "msg": "Invalid HTTP request."})
    assert sparing.filter(late)
    assert json.loads(JsonLines().format(late))["left_out"] > 4900


def test_hostile_requests_leave_nothing_behind() -> None:
    with target(**NO_LIMITS) as server:
        asyncio.run(attack(server.port, server.table, 1000, seed=7))
        warm = server.memory()
        answers = asyncio.run(attack(server.port, server.table, 2000, seed=8))
        grown = server.memory() - warm
        log = server.log.stat().st_size
    assert [status for status in answers if status.startswith("5")] == []
    assert sum(answers.values()) > 1700
    assert answers["403"] > 100
    assert answers["404"] > 100
    assert grown < 5
    assert log < 100_000
