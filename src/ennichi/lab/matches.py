"""Games between bots: what is to be played, and playing it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ennichi
from ennichi import bots
from ennichi.bots import Bot, Given
from ennichi.kernel.game import Game, OptionValue

from .seeds import seat_seed


@dataclass
class Job:
    """One game to play."""

    game: str
    number: int
    seed: int
    players: list[int]  # which bot of the list sits at each seat
    names: Sequence[Given]  # the list
    options: dict[str, OptionValue]
    components: str
    record: str = ""  # the file that its record goes to
    folder: str = field(
        default_factory=os.getcwd
    )  # where the files of bots are looked for: a worker may stand elsewhere

    @property
    def seated(self) -> list[str]:
        """What the bot at each seat is called."""
        return [bots.called(self.names[bot]) for bot in self.players]


@dataclass
class Match:
    """A finished game."""

    game: Game
    cut: list[int]  # by seat: turns in which the clock cut off a search


def seating(seats: int, turn: int) -> list[int]:
    """Which bot of the list sits at each seat; with every turn they move on by one."""
    return [(seat + turn) % seats for seat in range(seats)]


def numbered(given: Sequence[Given]) -> list[str]:
    """Names for the seats of bots, with a number where one sits there twice, so that the log tells them apart."""
    names = [bots.title(name) for name in given]
    return [f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name for at, name in enumerate(names)]


def seat_bots(job: Job) -> list[Bot]:
    """A new bot for each seat."""
    seated = [bots.within(job.folder, job.names[bot]) for bot in job.players]
    return [bots.make(given, seat_seed(job.seed, seat)) for seat, given in enumerate(seated)]


def cut_off(cut: Mapping[str, int], games: int) -> str:
    """What is to be said of searches that the clock cut off, by bot, in so many games; empty where it cut none."""
    turns = [f"{name} in {turns} turn{'s' * (turns != 1)}" for name, turns in cut.items() if turns]
    if not turns:
        return ""
    return (
        f"the clock cut searches off in {games} game{'s' * (games != 1)}: {', '.join(turns)}. Such turns depend on how "
        "quick and how busy the machine is; searchNxR searches without a time limit"
    )


def play_game(job: Job, watcher: Callable[[Game, int], None] | None = None) -> Match:
    """Play it to its end. A watcher is shown each position with the touch that is about to be played."""
    titles = numbered(job.names)
    called = numbered([titles[bot] for bot in job.players])
    settings: dict[str, Any] = {"names": called, "components": job.components, **job.options}
    g = ennichi.new(job.game, seats=len(called), seed=job.seed, **settings)
    players = seat_bots(job)
    before = [player.cut for player in players]  # an object that plays several games goes on counting
    while not g.over:
        touch = players[g.seat].choose(g)
        if watcher is not None:
            watcher(g, touch)
        g.play(touch)
    return Match(g, [player.cut - earlier for player, earlier in zip(players, before, strict=True)])
