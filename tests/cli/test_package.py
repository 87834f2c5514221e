"""The package as a stranger gets it: wheel, source distribution, the engine alone, and what they say is missing."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from tools import wheels

import ennichi

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "dist"
NAME = f"ennichi-{ennichi.__version__}"
BUILD = "from setuptools.build_meta import build_{0}; build_{0}({1!r})"

pytestmark = pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the client is not built: make web")


def made(sort: str, where: Path, out: Path) -> Path:
    """A wheel or a source distribution, built by the backend itself, without compiling and without Node."""
    out.mkdir()
    told = subprocess.run(
        [sys.executable, "-c", BUILD.format(sort, str(out))],
        cwd=where,
        env={**os.environ, "ENNICHI_PLAIN": "1", "PATH": str(out)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return next(out.iterdir())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("package")


@pytest.fixture(scope="module")
def sources(folder: Path) -> Path:
    """The source distribution, unpacked. It is made of a copy, so that nothing is left in the checkout."""
    copy = folder / "copy"
    left_out = shutil.ignore_patterns(".git", ".venv*", "build", "dist", "node_modules", ".*_cache", "*.egg-info")
    shutil.copytree(ROOT, copy, ignore=left_out)
    shutil.copytree(WEB, copy / "web" / "dist")
    with tarfile.open(made("sdist", copy, folder / "sdist")) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    return folder / "unpacked" / NAME


@pytest.fixture(scope="module")
def wheel(sources: Path, folder: Path) -> Path:
    """Made of the source distribution alone."""
    return made("wheel", sources, folder / "wheel")


@pytest.fixture(scope="module")
def installed(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


def run(where: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ennichi", *words],
        cwd=where,
        env={**os.environ, "PYTHONPATH": str(where), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_source_distribution_holds_everything_but_what_was_built(sources: Path) -> None:
    for path in ("web/dist/index.html", "web/src/main.tsx", "docs/table.md", "tests/cli/test_package.py", "Makefile"):
        assert (sources / path).is_file(), path
    assert not (sources / "web" / "node_modules").exists()
    assert not [path for path in sources.rglob("*") if path.suffix in (".so", ".pyc")]


def test_the_wheel_holds_every_file_of_the_package_and_the_client(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if not name.startswith(f"{NAME}.dist-info")}
    package = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "ennichi").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    client = {f"ennichi/table/client/{path.relative_to(WEB)}" for path in WEB.rglob("*") if path.is_file()}
    assert inside == package | client


def test_the_readme_of_the_package_leads_nowhere_that_is_not_there(wheel: Path) -> None:
    told = zipfile.ZipFile(wheel).read(f"{NAME}.dist-info/METADATA").decode()
    assert "](docs/" not in told
    assert "](CONTRIBUTING.md)" not in told
    assert "Typing :: Typed" in told


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """`ennichi` alone, started where nothing of the checkout is near."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    # The usual port may be taken on this machine: so the command is given one, and is otherwise as it is.
    start = f"import ennichi.cli as c; c.OPEN_THE_TABLE += ['--port', '{port}']; raise SystemExit(c.main([]))"
    server = subprocess.Popen(
        [sys.executable, "-c", start],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"},
        stdout=subprocess.DEVNULL,
    )
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.wait(20)


def test_one_word_opens_the_table_from_the_installed_package(address: str) -> None:
    ends = time.monotonic() + 60
    while True:
        try:
            with urlopen(f"{address}/health", timeout=2) as answer:
                assert json.load(answer)["status"] == "ok"
                break
        except OSError:
            assert time.monotonic() < ends
            time.sleep(0.2)
    with urlopen(address, timeout=20) as answer:
        assert answer.read() == (WEB / "index.html").read_bytes()
    with urlopen(f"{address}/api/games", timeout=20) as answer:
        assert {game["name"] for game in json.load(answer)} >= {"bamboo", "bitoku", "iki"}


def test_the_version_names_the_build(installed: Path) -> None:
    told = run(installed, "--version").stdout
    assert told.startswith(f"ennichi {ennichi.__version__} (plain Python, Python 3.")


def test_the_engine_alone_plays_and_says_where_the_table_is(wheel: Path, folder: Path) -> None:
    wheels.engine_of(wheel, folder)
    engine = folder / f"ennichi_engine-{ennichi.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(engine) as packed:
        packed.extractall(folder / "engine")
        told = packed.read(f"ennichi_engine-{ennichi.__version__}.dist-info/METADATA").decode()
    assert "Name: ennichi-engine\n" in told
    needs = [line for line in told.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert [line.split()[1].split(">")[0] for line in needs] == ["fluent.runtime", "mypy-extensions", "rich"]
    assert not (folder / "engine" / "ennichi" / "table" / "client").exists()
    played = run(folder / "engine", "simulate", "bamboo", "--games", "1", "--bots", "random")
    assert played.returncode == 0, played.stderr


def test_a_wheel_keeps_the_client_it_has_where_none_is_built(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheels, "CLIENT", tmp_path / "nothing")
    wheels.with_client(wheel, tmp_path)
    assert "ennichi/table/client/index.html" in zipfile.ZipFile(tmp_path / wheel.name).namelist()
    wheels.engine_of(wheel, tmp_path)
    with pytest.raises(SystemExit, match="has no browser client"):
        wheels.with_client(next(tmp_path.glob("ennichi_engine*")), tmp_path)


# Without the libraries of the extras.

BLOCKED = """
import sys
class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {gone}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Gone())
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {gone} else real(name, package)
"""
LAB = ("numpy", "librt", "gymnasium", "openskill", "pettingzoo", "pyarrow", "ray", "pyspiel", "torch")
SERVER = ("fastapi", "sqlalchemy", "uvicorn", "alembic", "aiosqlite", "websockets", "asyncpg")
IMPORT_ALL = """
import importlib, pkgutil
import ennichi.lab
from ennichi.needs import MissingLibrary
for found in pkgutil.iter_modules(ennichi.lab.__path__, "ennichi.lab."):
    try:
        importlib.import_module(found.name)
    except MissingLibrary as missing:
        print(found.name, missing)
    except ImportError as raw:
        print(found.name, "RAW", raw)
"""
INNER = "ennichi.lab.loop"  # is only ever imported by what has asked for the libraries


def without(gone: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED.format(gone=gone) + code], capture_output=True, text=True, check=False
    )


def test_without_its_libraries_every_part_of_the_laboratory_names_the_extra() -> None:
    told = without(LAB, IMPORT_ALL).stdout.splitlines()
    named = {line.split()[0] for line in told if "needs the extra" in line}
    assert named >= {f"ennichi.lab.{name}" for name in ("aec", "batch", "gym", "net", "observation", "openspiel")}
    assert [line for line in told if "RAW" in line and not line.startswith(INNER)] == []
    extras = {line.split()[0]: line.partition("the extra ")[2].partition(",")[0] for line in told}
    assert extras["ennichi.lab.openspiel"] == "'openspiel'", "lab alone would not be enough"
    assert extras["ennichi.lab.tables"] == "'scale'"
    assert "numpy, librt are missing" in "\n".join(told)


@pytest.mark.parametrize(
    ("gone", "words", "wanted"),
    [
        (LAB, ["simulate", "bamboo", "--games", "1", "--bots", "net:some.npz"], "needs the extra 'lab'"),
        (LAB, ["league", "bamboo", "--games", "1"], "needs the extra 'lab'"),
        (SERVER, ["serve"], "the engine alone"),
        (SERVER, ["tables", "list"], "the engine alone"),
        (("asyncpg",), ["serve", "--db", "postgresql://nobody@127.0.0.1/x"], "needs the extra 'postgres'"),
    ],
    ids=["net", "league", "serve", "tables", "postgres"],
)
def test_a_command_without_its_libraries_says_what_to_install(
    gone: tuple[str, ...], words: list[str], wanted: str
) -> None:
    told = without(gone, f"from ennichi.cli import main; raise SystemExit(main({words!r}))")
    assert told.returncode == 2, told.stderr
    assert told.stderr.startswith("ennichi: ")
    assert wanted in told.stderr
    assert len(told.stderr.splitlines()) == 1
