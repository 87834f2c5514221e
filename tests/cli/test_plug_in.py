"""A game of another package: installed, it can be played, studied and served like any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.table.player import new_table, secret_of
from tests.table.running import Running, sit_at
from tests.toy.installing import install

OBSERVED = """
from ennichi.lab.aec import env
from ennichi.lab.batch import Batch
from ennichi.lab.gym import Table
table = Table("stalls", opponents=["random"], seat=0)
table.reset(seed=1)
batch = Batch("stalls", 4, seats=2, seed=7)
batch.step(batch.sample())
game = env("stalls", seats=3)
game.reset(seed=1)
print(batch.observation.shape, game.agents)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy game, installed from its folder into an empty place."""
    return install(tmp_path_factory.mktemp("plug-in"))


def with_it(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(folder)])}


def ran(folder: Path, *words: str | Path) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, check=False, env=with_it(folder), cwd=folder, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_and_played_by_the_commands(installed: Path) -> None:
    assert "Stalls" in ran(installed, "-m", "ennichi", "games")
    assert "4 games of stalls" in ran(installed, "-m", "ennichi", "simulate", "stalls", "--games", "4")
    arena = ran(installed, "-m", "ennichi", "arena", "stalls", "--players", "greedy,random", "--games", "6")
    assert "greedy" in arena
    page = installed / "stalls.html"
    ran(installed, "-m", "ennichi", "report", "stalls", "--games", "6", "--out", page)
    assert "Cards played" in page.read_text(encoding="utf-8")


def test_it_is_an_environment(installed: Path) -> None:
    assert ran(installed, "-c", OBSERVED).startswith("(4, ")


def test_a_broken_game_hides_no_other(installed: Path) -> None:
    package = installed / "broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[ennichi.games]\nbroken = nowhere.at_all:KIND\n")
    try:
        said = ran(installed, "-c", "import ennichi; print(ennichi.games()); ennichi.new('stalls'); ennichi.new('iki')")
        assert "broken" in said
        named = "import ennichi\ntry:\n ennichi.new('broken')\nexcept ennichi.BadSetting as fault:\n print(fault)"
        assert "nowhere.at_all:KIND" in ran(installed, "-c", named)
        assert "Stalls" in ran(installed, "-m", "ennichi", "games")
    finally:
        for path in package.iterdir():
            path.unlink()
        package.rmdir()


def test_it_is_served_at_the_table(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", with_it(installed)["PYTHONPATH"])
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        games = {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()}
        assert games["stalls"]["title"] == "Stalls"
        assert games["stalls"]["accent"] == "red"
        table = new_table(server.client, "me", "random", game="stalls")
        with sit_at(server, table["table"], secret_of(table)) as me:
            me.play_at_random(1)
            assert me.state["view"]["over"]
    finally:
        server.stop()
