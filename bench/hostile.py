"""What a server takes from those who mean no good: mixed hostile requests, and what they leave behind.

Starts a server on this machine, sends it requests that no browser would send, from many loopback addresses, and prints
its memory on the way and its answers by status. Nothing may grow after the warm-up, and nothing may be answered 5xx.

    python bench/hostile.py [--requests 100000] [--limits]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

PROGRAM = """
import json
import sys
from pathlib import Path
from ennichi.table.serve import serve
from ennichi.table.settings import Settings
folder = Path(sys.argv[1])
settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", web=folder, **json.loads(sys.argv[3]))
serve(settings, "127.0.0.1", int(sys.argv[2]), False)
"""
NO_LIMITS = {"requests_per_second": 1e6, "requests_at_once": 1e6, "tables_per_hour": 1e6, "tables_at_once": 1e6}
ATTACKERS = 8  # connections at a time
A_CONNECTION = 50  # requests, after which another address comes
PATIENCE = 30.0  # seconds for an answer


class Target:
    """One server process, and a game at it that the attackers know the name of."""

    def __init__(self, folder: Path, **settings: object) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = int(trial.getsockname()[1])
        self.log = folder / "server.log"
        (folder / "index.html").write_text("<!doctype html>")  # a page is served, built or not
        command = [sys.executable, "-c", PROGRAM, str(folder), str(self.port)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, json.dumps(settings)], stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
            )
        for _ in range(600):
            try:
                self.ask("/health")
                break
            except OSError:
                time.sleep(0.1)
        seats = [{"kind": "me", "name": "Inês"}, {"kind": "open"}]
        self.table = self.ask("/api/tables", {"game": "bamboo", "seats": seats})["table"]

    def ask(self, path: str, body: object = None) -> dict[str, str]:
        sent = None if body is None else json.dumps(body).encode()
        request = Request(f"http://127.0.0.1:{self.port}{path}", sent, {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, str] = json.loads(answer.read())
        return found

    def memory(self) -> float:
        """Of the server's process, in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise AssertionError("no memory is told")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, 9)


@contextmanager
def target(**settings: object) -> Iterator[Target]:
    with tempfile.TemporaryDirectory(prefix="ennichi-hostile-") as folder:
        started = Target(Path(folder), **settings)
        try:
            yield started
        finally:
            started.stop()


# Requests that no browser sends.


def request(method: str, path: str, body: bytes | None = None, /, **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *(f"{name}: {value}" for name, value in headers.items())]
    if body is not None:
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


def kinds(chance: random.Random, table: str) -> list[Callable[[], bytes]]:
    def token(length: int = 11) -> str:
        return base64.urlsafe_b64encode(chance.randbytes(length)).decode()[:length]

    def odd() -> str:
        return chance.choice(
            ["%00", "%00" * 16, "%ff%fe", "..%2f..%2fetc", "a" * 300, "%0a%0d", "é".encode().hex(), "%20"]
        )

    def post(path: str, body: object, **headers: str) -> bytes:
        return request("POST", path, json.dumps(body).encode(), **headers)

    return [
        lambda: request("GET", f"/api/tables/{token()}"),
        lambda: request("GET", f"/api/tables/{odd()}"),
        lambda: request("GET", f"/api/tables/{token(200)}/frames"),
        lambda: request("GET", f"/api/tables/{table}/frames/{chance.randrange(10**9)}"),
        lambda: request("GET", f"/api/tables/{table}/frames/0/about/{odd()}"),
        lambda: request("GET", f"/api/tables/{table}", Cookie=f"ennichi={token(24)}.{token(24)}"),
        lambda: request("GET", "/api/tables", Cookie=f"ennichi={token(60)}", **{"X-Forwarded-For": token()}),
        lambda: request("GET", f"/api/tables/{table}", Authorization=f"Seat {chance.randrange(10)}{token(24)}"),
        lambda: request("GET", f"/api/tables/{table}/link?lang={odd()}"),
        lambda: request("GET", f"/{odd()}"),
        lambda: request("GET", f"/assets/{odd()}"),
        lambda: request("GET", f"/api/games/{odd()}/pieces/{token()}"),
        lambda: request("GET", f"/api/games/bamboo/pieces/{token(300)}"),
        lambda: request("GET", "/metrics"),
        lambda: request("GET", f"/api/games?lang={token(19)}", **{"Accept-Language": token(400)}),
        lambda: request("DELETE", f"/api/tables/{chance.choice([table, token()])}"),
        lambda: request("PATCH", f"/api/tables/{table}", b"{}"),
        lambda: post(f"/api/tables/{table}/hold", {"secret": f"0{token(24)}"}),
        lambda: post(f"/api/tables/{table}/touch", {"type": "touch", "number": 0, "touch": token(50)}),
        lambda: post(f"/api/tables/{table}/seats", {"name": chance.choice(["\0", " ", "x" * 41, "\u202e"])}),
        lambda: post(f"/api/tables/{table}/continue", {"at": 10**6}),
        lambda: post("/api/tables", {"game": token(19), "seats": [{"kind": "open"}] * 2}),
        lambda: post("/api/tables", {"game": "bamboo", "seats": [], token(3000): 1}),
        lambda: post("/api/tables", {"game": "bamboo", "seats": [{"kind": "open"}] * 2, "\ud800": "\udfff"}),
        lambda: post("/api/tables", {"game": "bamboo", "seats": [{"kind": "open"}] * 2}, Origin="http://evil.example"),
        lambda: post("/api/tables", {"game": "bamboo", "seats": [{"kind": "open"}] * 2}, Origin="null"),
        lambda: request("POST", "/api/tables", b"[" * 3000),
        lambda: request("POST", "/api/tables", b"9" * 5000),
        lambda: request("POST", "/api/tables", chance.randbytes(200)),
        lambda: post("/api/records", {"text": token(2000)}),
        lambda: post("/api/records", {"text": "ennichi\n" * 400}),
    ]


def ending(chance: random.Random, table: str) -> bytes:
    """The last thing on a connection: what cannot be answered, or a socket and nonsense on it."""
    opened = table if chance.random() < 0.5 else base64.urlsafe_b64encode(chance.randbytes(9)).decode()
    key = base64.b64encode(chance.randbytes(16)).decode()
    turn = masked(b'{"type":"language","language":"fr"}')
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    return chance.choice(
        [
            chance.randbytes(100) + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: half",
            b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
            request("POST", "/api/tables", **{"Content-Length": "1000"}) + b"{",
            request("GET", f"/api/tables/{opened}/live", **upgrade) + masked(chance.randbytes(60)),
            request("GET", f"/api/tables/{opened}/live", **upgrade) + turn * 5,
        ]
    )


def masked(payload: bytes) -> bytes:
    """A text frame as browsers send it."""
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


# Sending them.


async def attack(port: int, table: str, count: int, seed: int = 1) -> Counter[str]:
    """Send so many hostile requests, from many addresses, a few at a time; the answers by status."""
    answers: Counter[str] = Counter()
    rounds = iter(range(max(1, count // A_CONNECTION)))

    async def attacker() -> None:
        for round_ in rounds:
            chance = random.Random(f"{seed} {round_}")
            await one_connection(port, table, chance, answers)

    await asyncio.gather(*(attacker() for _ in range(ATTACKERS)))
    return answers


async def one_connection(port: int, table: str, chance: random.Random, answers: Counter[str]) -> None:
    source = f"127.{chance.randrange(1, 255)}.{chance.randrange(256)}.{chance.randrange(1, 255)}"
    sent = kinds(chance, table)
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    except OSError:
        answers["refused"] += 1
        return
    try:
        for _ in range(A_CONNECTION - 1):
            writer.write(chance.choice(sent)())
            status = await asyncio.wait_for(read_answer(reader), PATIENCE)
            answers[status] += 1
            if status == "closed":
                return
        writer.write(ending(chance, table))
        await writer.drain()
        answers["ended"] += 1
        await asyncio.sleep(0.01)
    except OSError:
        answers["closed"] += 1
    finally:
        writer.close()


async def read_answer(reader: asyncio.StreamReader) -> str:
    """Take in one answer; its status."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
    except (asyncio.IncompleteReadError, ConnectionError):
        return "closed"
    status = head.split(b" ", 2)[1].decode()
    length = next((line for line in head.split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    await reader.readexactly(int(length.split(b":")[1]))
    return "closed" if b"connection: close" in head else status


async def run(wanted: argparse.Namespace) -> None:
    with target(**({} if wanted.limits else NO_LIMITS)) as server:
        started = server.memory()
        warm_up = wanted.requests // 10
        await attack(server.port, server.table, warm_up, seed=0)
        warm = server.memory()
        print(f"memory at the start {started:.1f} MB, after {warm_up} requests {warm:.1f} MB")
        answers: Counter[str] = Counter()
        began = time.perf_counter()
        parts = 10
        for part in range(parts):
            answers += await attack(server.port, server.table, wanted.requests // parts, seed=part + 1)
            print(f"{sum(answers.values()):7d} requests  {server.memory():6.1f} MB", flush=True)
        seconds = time.perf_counter() - began
        print(
            f"\n{sum(answers.values())} requests in {seconds:.0f} s, {server.memory() - warm:+.1f} MB since the warm-up"
        )
        print(f"log: {server.log.stat().st_size / 1024:.0f} kB")
        for status, times in sorted(answers.items()):
            print(f"{status:>8}  {times}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument(
        "--limits", action="store_true", help="with the usual limits, so that most of it is refused early"
    )
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
