"""A viewer for tests: what a browser does, without the browser."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from fastapi.testclient import TestClient

from ennichi.table import shapes
from tests.conftest import COMPILED

from .conforming import check

Message = dict[str, Any]


def new_table(client: TestClient | httpx.Client, *seats: str, game: str = "bamboo", **options: Any) -> Message:
    """Set up a table: "me", "open" or the name of a bot for each seat."""
    wanted = []
    for seat in seats:
        if seat == "me":
            wanted.append({"kind": "me", "name": "Inês"})
        elif seat == "open":
            wanted.append({"kind": "open"})
        else:
            wanted.append({"kind": "bot", "bot": seat})
    answer = client.post("/api/tables", json={"game": game, "seats": wanted, "options": options})
    assert answer.status_code == 201, answer.text
    seated: Message = answer.json()
    return seated


def secret_of(seated: Message) -> str:
    return str(seated["link"]).rpartition("#")[2]


def showing(secret: str) -> dict[str, str]:
    """The header with which a program shows the secret of a seat."""
    return {"Authorization": f"Seat {secret}"} if secret else {}


class Player:
    """One socket, and the newest state that came through it."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.state: Message = {}
        self.log: list[Message] = []
        self.next_state()

    def receive(self, *types: str) -> Message:
        """The next message of one of these types; states on the way are kept."""
        while True:
            message: Message = self.socket.receive_json()
            if not COMPILED:  # compiled declarations forget what is in a list
                check(message, shapes.Message)
            if message["type"] == "state":
                self.state = message
                self.log = [line for line in self.log if line["number"] <= message["logFrom"]] + message["log"]
            if message["type"] in types:
                return message

    def next_state(self) -> Message:
        return self.receive("state")

    def ask(self, **request: Any) -> None:
        self.socket.send_json(request)

    def touch(self, name: str) -> Message:
        self.ask(type="touch", number=self.state["number"], touch=name)
        return self.receive("state", "refused")

    @property
    def open_touches(self) -> list[str]:
        return [touch["name"] for touch in self.state["touches"]]

    def wait_for_turn(self) -> bool:
        """Until it is this seat's turn; False when the game ends first."""
        while not self.state["view"]["over"] and not self.state["touches"]:
            self.next_state()
        return not self.state["view"]["over"]

    def play_at_random(self, seed: int, most: int = 10_000) -> int:
        """Play own decisions to the end, or so many of them; how many were played."""
        chance = random.Random(seed)
        played = 0
        while played < most and self.wait_for_turn():
            number = self.state["number"]
            self.touch(chance.choice(self.open_touches))
            while self.state["number"] == number:
                self.next_state()
            played += 1
        return played


@contextmanager
def sit(client: TestClient, table: str, secret: str = "", language: str = "en") -> Iterator[Player]:
    address = f"/api/tables/{table}/live?lang={language}"
    with client.websocket_connect(address, headers=showing(secret)) as socket:
        yield Player(socket)
