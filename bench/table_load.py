"""How many live tables one server process holds.

Each table has four viewers, one at every seat, and a touch every five seconds.
The latency of a touch is the time until the last of the four has the new state.
The number of tables is doubled until the latency is over the limits.

    python bench/table_load.py [--tables 200] [--seconds 30] [--once]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

EVERY = 5.0  # seconds between two touches at one table
MEDIAN, WORST = 50.0, 250.0  # milliseconds: the limits for the median and for the 99th percentile
SEATS = 4
PROGRAM = """
import sys
from ennichi.table.serve import serve
from ennichi.table.settings import Settings
settings = Settings(
    database=sys.argv[1], requests_per_second=1e6, requests_at_once=1e6, tables_per_browser=1_000_000,
    tables_per_hour=1e9, tables_at_once=1e9, connections_per_address=1_000_000
)
serve(settings, "127.0.0.1", int(sys.argv[2]), False)
"""


class Server:
    def __init__(self, folder: str, database: str) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = int(trial.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        database = database or f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-c", PROGRAM, database, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                httpx.get(f"{self.address}/health")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100


class LiveTable:
    """One table, its four viewers, and who must act."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.number = -1
        self.actor = 0
        self.touches: list[str] = []
        self.seen: dict[int, int] = {}
        self.sent = 0.0
        self.latencies: list[float] = []
        self.refused = 0
        self.over = False

    async def open(self) -> None:
        secrets = []
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as client:
            seats: list[dict[str, Any]] = [{"kind": "open"}] * SEATS
            made = (await client.post("/api/tables", json={"game": "bamboo", "seats": seats})).json()
            for seat in range(SEATS):
                client.cookies.clear()
                path = f"/api/tables/{made['table']}/seats"
                taken = (await client.post(path, json={"name": f"Seat {seat}"})).json()
                secrets.append(taken["link"].rpartition("#")[2])
        for secret in secrets:
            path = f"ws://127.0.0.1:{self.server.port}/api/tables/{made['table']}/live"
            shown = {"Authorization": f"Seat {secret}"}
            self.sockets.append(
                await connect(path, max_size=None, compression=None, ping_interval=None, additional_headers=shown)
            )

    async def watch(self, seat: int) -> None:
        """Take in what one viewer is sent."""
        async for text in self.sockets[seat]:
            message = json.loads(text)
            if message["type"] == "refused":
                self.refused += 1
            if message["type"] != "state":
                continue
            number = message["number"]
            if message["touches"]:
                self.actor, self.number = seat, number
                self.touches = [touch["name"] for touch in message["touches"]]
            self.over = message["view"]["over"]
            self.seen[number] = self.seen.get(number, 0) + 1
            if self.seen[number] == SEATS and self.sent:
                self.latencies.append(1000 * (time.perf_counter() - self.sent))
                self.sent = 0.0

    async def play(self, ends: float) -> None:
        await asyncio.sleep(self.chance.random() * EVERY)
        while time.perf_counter() < ends and not self.over:
            began = time.perf_counter()
            self.seen.clear()
            self.sent = began
            wanted = {"type": "touch", "number": self.number, "touch": self.chance.choice(self.touches)}
            await self.sockets[self.actor].send(json.dumps(wanted))
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))
            while self.sent and time.perf_counter() < ends:
                await asyncio.sleep(0.05)  # a late answer delays the next touch, and counts in full


async def measure(server: Server, tables: list[LiveTable], seconds: float) -> dict[str, float]:
    for table in tables:
        table.latencies.clear()
        table.sent = 0.0
    used = server.cpu_seconds()
    began = time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds) for table in tables))
    spent = time.perf_counter() - began
    latencies = sorted(each for table in tables for each in table.latencies)
    return {
        "touches": len(latencies),
        "refused": sum(table.refused for table in tables),
        "unanswered": sum(table.sent > 0 for table in tables),
        "median": statistics.median(latencies),
        "p99": latencies[int(0.99 * len(latencies))],
        "worst": latencies[-1],
        "cpu": 100 * (server.cpu_seconds() - used) / spent,
    }


async def run(server: Server, count: int, seconds: float, once: bool) -> None:
    print("tables  viewers  touches   median      p99    worst   server's core")
    tables: list[LiveTable] = []
    watching: list[asyncio.Task[None]] = []
    held = 0
    while True:
        while len(tables) < count:
            more = [LiveTable(server, len(tables) + i) for i in range(min(20, count - len(tables)))]
            await asyncio.gather(*(table.open() for table in more))
            watching += [asyncio.create_task(table.watch(seat)) for table in more for seat in range(SEATS)]
            tables += more
        await asyncio.sleep(2)
        found = await measure(server, tables, seconds)
        print(
            f"{count:6d}  {SEATS * count:7d}  {found['touches']:7.0f}  {found['median']:4.1f} ms"
            f"  {found['p99']:4.0f} ms  {found['worst']:4.0f} ms  {found['cpu']:5.0f} %",
            flush=True,
        )
        good = found["median"] < MEDIAN and found["p99"] < WORST and not found["refused"] and not found["unanswered"]
        if good:
            held = count
        if once or not good:
            break
        count = 2 * count
    print(f"\nlimits: median {MEDIAN:.0f} ms, 99th percentile {WORST:.0f} ms, no touch refused or unanswered")
    print(f"held: {held} tables with {SEATS} viewers each" if held else "not held even with the first number of tables")
    for task in watching:
        task.cancel()
    for table in tables:
        for each in table.sockets:
            await each.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--once", action="store_true", help="only this number of tables")
    parser.add_argument("--db", default="", help="another database than a temporary SQLite file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, wanted.db)
        try:
            uvloop.run(run(server, wanted.tables, wanted.seconds, wanted.once))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
