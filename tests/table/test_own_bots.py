"""Bots of the owner's own code at the table: run elsewhere, refused in words, and replaced when they fail."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ennichi.cli import main
from ennichi.table.app import create_app
from ennichi.table.settings import Settings

from .player import new_table, secret_of, sit

MINE = """
import os
from ennichi import BadSetting
from ennichi.bots import Bot

with open(__file__ + ".ran", "a") as note:
    note.write(f"{os.getpid()}\\n")
print("hello")  # where the server and its workers talk to each other


class Last(Bot):
    game = "bamboo"

    def check(self, header):
        assert not header.deal
        if header.seats != 2:
            raise BadSetting("Last plays with two")

    def choose(self, g):
        assert not g.header.deal
        return g.options[-1]


class Closed(Bot):
    def choose(self, g):
        return -5


class Odd(Bot):
    def check(self, header):
        raise RuntimeError("a secret of the owner's")


class Missing(Bot):
    def __init__(self, seed):
        raise FileNotFoundError("weights")
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_code_of_the_owner_plays_and_never_in_the_server(mine: Path, tmp_path: Path) -> None:
    own = {"Momo": f"{mine}:Last", "Rio": f"{mine}:Closed", "Odd": f"{mine}:Odd"}
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", own_bots=own)
    with TestClient(create_app(settings)) as client:
        games = {game["name"]: {bot["name"]: bot for bot in game["bots"]} for game in client.get("/api/games").json()}
        assert games["bamboo"]["Momo"]["help"] == "A bot that whoever runs this server brought along."
        assert "Momo" not in games["iki"]
        assert "Rio" in games["iki"]
        for game, bot, seats, said in (
            ("iki", "Momo", 2, "Momo plays bamboo, not iki"),
            ("bamboo", "Momo", 3, "Last plays with two"),
            ("bamboo", "Odd", 2, "the bot Odd cannot play now; whoever runs this server finds the reason in its log"),
        ):
            wanted = [{"kind": "me", "name": "Inês"}] + [{"kind": "bot", "bot": bot}] * (seats - 1)
            refused = client.post("/api/tables", json={"game": game, "seats": wanted, "options": {}})
            assert refused.status_code == 400
            assert said in refused.text
            assert "a secret" not in refused.text
        table = new_table(client, "me", "Momo")
        with sit(client, table["table"], secret_of(table)) as me:
            assert me.play_at_random(1, 8) == 8
            assert me.state["seats"][1]["botLabel"] == "Momo"
    ran = Path(f"{mine}.ran").read_text(encoding="utf-8").split()
    assert len(ran) >= 2
    assert str(os.getpid()) not in ran


def test_another_bot_plays_for_one_that_keeps_failing(
    mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ennichi.table.service.FIRST_REST", 0.02)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", own_bots={"Rio": f"{mine}:Closed"})
    with TestClient(create_app(settings)) as client:
        table = new_table(client, "me", "Rio")
        with sit(client, table["table"], secret_of(table)) as me:
            assert me.play_at_random(1, 8) == 8
            assert me.state["seats"][1]["botLabel"] == "Rio (Keen)"
            assert me.state["seats"][1]["trouble"] == ""


def test_serve_says_what_is_wrong_before_anything_is_opened(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for given, said in (
        (f"Rio={mine}:Missing", "Missing cannot be made: it raised FileNotFoundError: weights ("),
        (f"Rio={mine}:Nobody", "has no Nobody; it has Closed, Last, Missing, Odd"),
        (f"Rio={mine}", "write FILE.py:CLASS"),
        ("Rio=search400x2", "a bot at the table needs a time limit, because people wait for it: write search400x2@3s"),
        ("Rio=nowhere.npz", "nowhere.npz cannot be read"),
    ):
        assert main(["serve", "--bot", given]) == 2
        assert said in capsys.readouterr().err
