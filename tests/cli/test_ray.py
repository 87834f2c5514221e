"""The same games on a real Ray cluster of two nodes: the same results, also when workers and nodes die."""

from __future__ import annotations

import functools
import json
import os
import signal
import socket
import sys
import threading
import time
import types
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ennichi.cli import main
from ennichi.kernel.errors import BadComponents
from ennichi.lab.places import open_place, spread

from .dying import PATIENCE, announce, killer, play_until_killed, until
from .test_cli import own_set
from .test_selfplay import COMMAND, contents

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112  (on a busy machine Ray's own 15 is next to nothing)
NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20}


def start() -> Any:
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    made = cluster_utils.Cluster()
    try:
        made.add_node(**NODE, include_dashboard=False)
        made.add_node(**NODE)
    except BaseException:
        made.shutdown()
        raise
    return made


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a CPU each. Ray gives a node 30 seconds to start, which may be too few on a busy machine."""
    for _ in range(2):
        with suppress(Exception):
            made = start()
            break
    else:
        made = start()
    yield made
    made.shutdown()


def test_selfplay_gives_the_same_files_even_when_a_worker_is_killed(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*COMMAND, "--out", str(tmp_path / "here")]) == 0
    monkeypatch.setattr("ennichi.cli.selfplay.play", functools.partial(play_until_killed, str(tmp_path)))
    with killer(tmp_path) as killed:
        assert main([*COMMAND, "--out", str(tmp_path / "there"), "--ray", cluster.address]) == 0
    assert len(killed) == 1
    assert contents(tmp_path / "there") == contents(tmp_path / "here")


def test_the_arena_gives_the_same_games(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_set(tmp_path, "comfort = 1", "comfort = 3")
    monkeypatch.chdir(tmp_path)  # which is not where the workers stand
    command = ["arena", "bamboo", "--players", "random,level1", "--games", "4", "--components", "mine"]

    def games(name: str, *where: str) -> list[dict[str, Any]]:
        path = tmp_path / name
        assert main([*command, "--results", str(path), "--records", str(tmp_path / f"{name}-kifu"), *where]) == 0
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return [line | {"seconds": 0} for line in lines]

    assert games("here") == games("there", "--ray", cluster.address)
    assert contents(tmp_path / "here-kifu") == contents(tmp_path / "there-kifu")


def wait_where(folder: str, job: int) -> int:
    """Says on which node it is and waits there until it may go on."""
    import ray

    announce(Path(folder, f"{job}-{ray.get_runtime_context().get_node_id()}"), str(os.getpid()))
    ends = time.monotonic() + PATIENCE
    while not Path(folder, "go").exists() and time.monotonic() < ends:
        time.sleep(0.01)
    return job


def test_a_node_that_dies_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    doomed = cluster.add_node(**NODE)

    def kill() -> None:
        until(lambda: any(tmp_path.glob(f"*-{doomed.node_id}")))
        cluster.remove_node(doomed, allow_graceful=False)
        for path in tmp_path.glob(f"*-{doomed.node_id}"):  # a worker may outlive its node for a moment
            with suppress(ProcessLookupError):
                os.kill(int(path.read_text()), signal.SIGKILL)
        (tmp_path / "go").touch()

    thread = threading.Thread(target=kill)
    thread.start()
    done = list(spread(functools.partial(wait_where, str(tmp_path)), range(20), open_place(ray=cluster.address)))
    thread.join()
    assert done == list(range(20))
    died = {path.name.split("-")[0] for path in tmp_path.glob(f"*-{doomed.node_id}")}
    again = {path.name.split("-")[0] for path in tmp_path.glob("[0-9]*-*") if doomed.node_id not in path.name}
    assert died
    assert died <= again


def refuse(job: int) -> int:
    raise BadComponents([f"job {job} is nothing for me"])


def test_what_goes_wrong_there_is_told_here(
    cluster: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=f"(?s)on the machine {socket.gethostname()} .*job 0 is nothing for me"):
        list(spread(refuse, range(3), open_place(ray=cluster.address)))
    monkeypatch.setitem(sys.modules, "only_here", types.ModuleType("only_here"))
    monkeypatch.setattr(sys.modules["only_here"], "refuse", refuse, raising=False)
    monkeypatch.setattr(refuse, "__module__", "only_here")
    with pytest.raises(ValueError, match="lacks the library only_here"):
        list(spread(refuse, range(3), open_place(ray=cluster.address)))
    monkeypatch.setattr("ennichi.lab.on_ray.source", lambda: "another")
    assert main(["simulate", "bamboo", "--games", "2", "--bots", "random", "--ray", cluster.address]) == 2
    assert "has another ennichi" in capsys.readouterr().err


def test_an_address_without_a_cluster_is_refused_at_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ennichi.lab import on_ray

    def said(address: str) -> str:
        assert main(["simulate", "bamboo", "--games", "1", "--bots", "random", "--ray", address]) == 2
        return capsys.readouterr().err

    for nonsense in ("ray://127.0.0.1:10001", "somewhere", "127.0.0.1:port"):
        assert "is not understood; give HOST:PORT" in said(nonsense)
    monkeypatch.setattr(on_ray, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        address = f"127.0.0.1:{deaf.getsockname()[1]}"
        assert f"no Ray cluster can be reached at {address} (no answer)" in said(address)
    assert f"no Ray cluster can be reached at {address} (Connection refused)" in said(address)
    monkeypatch.setattr(on_ray, "PATIENCE", 10.0)
    with socket.create_server(("127.0.0.1", 0)) as chatty:

        def answer() -> None:
            line, _ = chatty.accept()
            with line:
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        threading.Thread(target=answer).start()
        assert "is not a Ray cluster" in said(f"127.0.0.1:{chatty.getsockname()[1]}")


def test_who_looks_for_a_cluster_where_none_is_gets_advice_for_ennichi(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:

    def init(address: str, **settings: Any) -> None:
        """As Ray does it; the cluster of the other tests may be running."""
        raise ConnectionError(
            "Could not find any running Ray instance. Please specify the one to connect to by setting `--address` flag "
            "or `RAY_ADDRESS` environment variable."
        )

    monkeypatch.setattr("ray.init", init)
    assert main(["simulate", "bamboo", "--games", "1", "--bots", "random", "--ray", "auto"]) == 2
    said = capsys.readouterr().err
    assert "--ray auto finds no Ray cluster on this machine; start one with `ray start --head`" in said
    assert "--address" not in said
