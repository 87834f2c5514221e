"""Servers in processes of their own, and real sockets to them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .conftest import free_port
from .player import Player, showing

PROGRAM = """
import json
import sys
from ennichi.table.serve import serve
from ennichi.table.settings import Settings
settings = Settings(database=sys.argv[1], **json.loads(sys.argv[3]))
serve(settings, "127.0.0.1", int(sys.argv[2]), False)
"""
NO_LIMITS = {"requests_per_second": 1e6, "requests_at_once": 1e6, "tables_per_hour": 1e6, "tables_at_once": 1e6}
PATIENCE = 60.0


class Running:
    """One server process on a database that outlives it."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self.settings = {**NO_LIMITS, **settings}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = self.start()
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def start(self) -> subprocess.Popen[bytes]:
        started = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self.database, str(self.port), json.dumps(self.settings)],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                httpx.get(f"{self.address}/health", timeout=5)
                return started
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def client_from(self, address: str) -> httpx.Client:
        """Somebody at another address of this machine."""
        return httpx.Client(
            base_url=self.address, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=address)
        )

    def figures(self) -> dict[str, float]:
        told = (line.split() for line in self.client.get("/metrics").text.splitlines())
        return {name.removeprefix("ennichi_"): float(value) for name, value in told}

    def processes(self) -> list[int]:
        """The server and everything that it has started."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid and fields[0] != "Z":  # session, state
                    found.append(int(folder.name))
        return found

    def kill(self) -> None:
        """As if the power failed: the server and its bots are gone at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        self.kill()
        self.process = self.start()

    def stop(self) -> None:
        self.client.close()
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


class Socket:
    """What a Player needs of a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send_json(self, message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive_json(self) -> Any:
        return json.loads(self.connection.recv(PATIENCE))


@contextmanager
def sit_at(
    server: Running, table: str, secret: str = "", language: str = "en", source: str = "127.0.0.1"
) -> Iterator[Player]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?lang={language}"
    how: dict[str, Any] = {"max_size": None, "open_timeout": PATIENCE, "source_address": (source, 0)}
    with connect(address, additional_headers=showing(secret), **how) as connection:
        yield Player(Socket(connection))
