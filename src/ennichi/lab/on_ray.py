"""Jobs done on a Ray cluster. No other module knows Ray."""

from __future__ import annotations

import os
import re
import socket
import threading
import time
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import ennichi
from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.needs import need

from .places import Done, WorkersDie, do

need("ray", extra="scale")
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray  # noqa: E402
from ray import exceptions  # noqa: E402

LOCAL = "local"  # as an address: a cluster of this machine alone, for the time of the command
RETRIES = 10  # times that a chunk is done again because its worker or its machine died
PATIENCE = 10.0  # seconds until an address must have answered
STARTING = 90.0  # seconds until it must have let us in
COUNTED = 10.0  # seconds after which the cluster is asked for its size again
STORE = 256 * 2**20  # bytes of shared memory for a local cluster
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + b"\x04" + bytes(5)  # of HTTP/2, which Ray speaks
SETTINGS = 4  # the sort of frame that answers it


class Cluster:
    """All CPUs of a Ray cluster. Ray itself gives a chunk to another worker when one dies."""

    def __init__(self, address: str, processes: int) -> None:
        self.ours = not ray.is_initialized()
        if self.ours:
            connect(address, processes)
        self.source = source()
        self.task = ray.remote(do_there).options(max_retries=RETRIES)
        self.size = 0
        self.counted = 0.0
        if self.workers() == 0:
            self.close()
            raise BadSetting(f"the Ray cluster at {address} has no CPUs to play on; start a worker with `ray start`")

    def workers(self) -> int:
        now = time.monotonic()
        if not self.counted or now - self.counted > COUNTED:
            self.size = int(ray.cluster_resources().get("CPU", 0)) or min(self.size, 1)
            self.counted = now
        return self.size

    def give(self, work: Callable[[Any], Any], chunk: list[Any]) -> Any:
        return self.task.remote(work, chunk, self.source)

    def take(self, ticket: Any) -> Done:
        try:
            done: Done = ray.get(ticket)
        except exceptions.RayTaskError as failure:
            raise told(failure) from None
        except exceptions.RayError as failure:
            raise WorkersDie(type(failure).__name__) from None
        return done

    def close(self) -> None:
        if self.ours:
            ray.shutdown()


def connect(address: str, processes: int) -> None:
    """Complain unless there is a cluster to play on afterwards."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    failures: list[Exception] = []

    def begin(**settings: Any) -> None:
        try:
            ray.init(address, **quiet, **settings)
        except Exception as failure:
            failures.append(failure)

    if address == LOCAL:
        begin(num_cpus=processes, include_dashboard=False, object_store_memory=STORE)
    else:
        if address != "auto":
            greet(address)
        # In a thread of its own, because Ray's limits for what can go wrong here add up to a quarter of an hour. Not so
        # for a local cluster, whose processes would end with the thread.
        thread = threading.Thread(target=begin, daemon=True)
        thread.start()
        thread.join(STARTING)
        if thread.is_alive():
            raise BadSetting(f"the Ray cluster at {address} has not let us in after {STARTING:g} seconds; is it well?")
    if failures:
        why = str(failures[0]).strip() or type(failures[0]).__name__
        raise BadSetting(f"cannot use the Ray cluster at {address}: {why.splitlines()[0]}")


def greet(address: str) -> None:
    """Complain unless something that may be Ray answers there; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if "/" in address or not host or not port.isdigit():
        raise BadSetting(
            f"--ray {address!r} is not understood; give HOST:PORT of the cluster (as `ray start` says it), on one of "
            f"its machines, or auto, or {LOCAL}"
        )
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            if os.environ.get("RAY_USE_TLS", "0") == "0":
                line.settimeout(PATIENCE)
                line.sendall(GREETING)
                answer = line.recv(9)
                if len(answer) < 9 or answer[3] != SETTINGS:
                    raise BadSetting(f"what answers at {address} is not a Ray cluster")
    except (OSError, OverflowError) as trouble:
        why = "no answer" if isinstance(trouble, TimeoutError) else getattr(trouble, "strerror", "") or trouble
        raise BadSetting(f"no Ray cluster can be reached at {address} ({why}); is it running?") from None


def do_there(work: Callable[[Any], Any], chunk: list[Any], expected: str) -> Done:
    """What a worker of the cluster does with a chunk."""
    if source() != expected:
        raise BadSetting(
            f"the machine {socket.gethostname()} of the Ray cluster has another ennichi ({ennichi.__version__}, in "
            f"{Path(ennichi.__file__).parent}) than this one; install the same on all of them"
        )
    try:
        return do(work, chunk)
    except EnnichiError as fault:
        raise BadSetting(f"on the machine {socket.gethostname()} of the Ray cluster: {fault}") from None


@cache
def source() -> str:
    """A fingerprint of this ennichi: equal for compiled and plain builds of one source."""
    folder = Path(ennichi.__file__).parent
    digest = blake2b(digest_size=8)
    for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def told(failure: exceptions.RayTaskError) -> Exception:
    """What went wrong on a worker, as it would have here."""
    lacking = re.search(r"No module named '([\w.]+)'", str(failure))
    if lacking:
        return BadSetting(f"the Ray cluster lacks the library {lacking[1]}; install ennichi on all its machines")
    return failure.cause if isinstance(failure.cause, EnnichiError) else failure
