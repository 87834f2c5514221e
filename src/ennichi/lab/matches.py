"""Games between bots: what is to be played, and playing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ennichi
from ennichi import bots
from ennichi.kernel.game import Game, OptionValue

from .seeds import seat_seed


@dataclass
class Job:
    """One game to play."""

    game: str
    number: int
    seed: int
    players: list[int]  # which bot of the list sits at each seat
    names: list[str]
    options: dict[str, OptionValue]
    components: str
    record: str = ""  # the file that its record goes to

    @property
    def seated(self) -> list[str]:
        """The bot at each seat."""
        return [self.names[bot] for bot in self.players]


def seating(seats: int, turn: int) -> list[int]:
    """Which bot of the list sits at each seat; with every turn they move on by one."""
    return [(seat + turn) % seats for seat in range(seats)]


def numbered(names: list[str]) -> list[str]:
    """Names for the seats of bots, with a number where one sits there twice, so that the log tells them apart."""
    names = [bots.title(name) for name in names]
    return [f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name for at, name in enumerate(names)]


def play_game(job: Job, watcher: Callable[[Game, int], None] | None = None) -> Game:
    """The finished game. A watcher is shown each position with the touch that is about to be played."""
    titles = numbered(job.names)
    called = numbered([titles[bot] for bot in job.players])
    settings: dict[str, Any] = {"names": called, "components": job.components, **job.options}
    g = ennichi.new(job.game, seats=len(called), seed=job.seed, **settings)
    players = [bots.make(name, seat_seed(job.seed, seat)) for seat, name in enumerate(job.seated)]
    while not g.over:
        touch = players[g.seat].choose(g)
        if watcher is not None:
            watcher(g, touch)
        g.play(touch)
    return g
