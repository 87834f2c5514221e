"""A game for a page alone: its states are made here and handed to the page, without a table, bots or waiting.

The server only gives the page itself, which shows what it would show at a table: it draws nothing but states.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from ennichi.kernel.registry import kind
from ennichi.table import wording
from ennichi.table.database import StoredSeat, StoredTable
from ennichi.table.keys import Keys
from ennichi.table.rooms import Room

from .conftest import Server
from .playing import until

NAMES = ("Inês", "Sable", "Coral", "Loam", "Wren")
KEYS = Keys(b"nobody asks for it")
VIEWER = 0

# A line that hears what it is given, and is never quiet for too long.
LINE = """window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { window.line = this; }
  send(said) {
    const answer = JSON.stringify({type: "pulse", now: Date.now() / 1000});
    if (JSON.parse(said).type === "pulse") setTimeout(() => this.hear(answer));
  }
  hear(message) { this.onmessage({data: message}); }
  close() {}
};"""


class Alone:
    """A game that goes on by itself, as the first seat sees it."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], language: str = "en", seed: int = 1) -> None:
        of = kind(game)
        sitting = [
            StoredSeat("bot" if seat else "human", NAMES[seat], "random" if seat else "") for seat in range(seats)
        ]
        stored = StoredTable("alone", game, of.rules, "", seed, options, sitting)
        self.room = Room(stored, "")
        self.language = language
        self.chance = random.Random(seed)

    @property
    def over(self) -> bool:
        return self.room.game.over

    @property
    def number(self) -> int:
        return self.room.number

    def play(self, touch: int) -> None:
        game = self.room.game
        seat, name = game.seat, game.name(touch)
        self.room.play_here(name)
        self.room.stored.touches.append((seat, name))
        self.room.stored.version += 1

    def play_others(self) -> None:
        """Until the viewer must act; the others choose at random."""
        while not self.over and self.room.game.seat != VIEWER:
            self.play(self.chance.choice(self.room.game.options))

    def play_own(self, n: int) -> None:
        """The nth of what is open, but nobody passes as long as there is more to do."""
        game = self.room.game
        more = [touch for touch in game.options if game.name(touch) != "pass"] or game.options
        self.play(more[n % len(more)])

    def state(self, since: int = -1) -> str:
        """What the viewer is told, with the log after so many touches."""
        return json.dumps(wording.state(self.room, VIEWER, self.language, KEYS, since))


def decisions(game: Alone) -> Iterator[int]:
    """The viewer's decisions, one after the other, to the end."""
    game.play_others()
    n = 0
    while not game.over:
        yield n
        game.play_own(7 * n)
        game.play_others()
        n += 1


class Shown:
    """A page that shows a game."""

    def __init__(self, page: Page, server: Server, game: Alone) -> None:
        self.page = page
        self.game = game
        self.since = -1
        page.add_init_script(LINE)
        page.goto(f"{server.address}/t/alone")
        until(page, lambda: bool(page.evaluate("!!window.line?.onmessage")))
        self.show()
        page.wait_for_selector("#asked")

    def show(self) -> None:
        """The game as it stands now."""
        self.page.evaluate("(state) => line.hear(state)", self.game.state(self.since))
        self.since = self.game.number
