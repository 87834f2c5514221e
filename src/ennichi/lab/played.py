"""Games between bots, played for those who study or learn from them: what is kept of each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import ennichi
from ennichi.kernel.errors import BadRecord
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind
from ennichi.kernel.store import other_components, rules_changed

from .matches import Job, Match, play_game
from .rewards import MARGIN, RANK, WIN, final_rewards

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .observation import Observer


@dataclass
class Positions:
    """All decisions of a game, in order, in arrays that travel well."""

    seats: NDArray[np.uint8]  # whose it was
    observations: NDArray[np.int16]  # what that seat knew: one row each
    open: NDArray[np.uint16]  # the touches to choose from, of all decisions in a row
    choices: NDArray[np.int32]  # how many there were for each decision
    rewards: dict[str, list[float]]  # at the end of the game: by the sort of reward, one for each seat


@dataclass
class Played:
    """A finished game."""

    number: int
    seed: int
    bots: list[str]  # at each seat
    scores: list[int]  # as the breakdown: after the seats, opponents that the rules play
    breakdown: list[dict[str, int]]
    winners: list[int]
    touches: list[int]
    cut: list[int]  # by seat: turns in which the clock cut off a search
    positions: Positions | None = None


def play(job: Job) -> Played:
    return kept_of(job, play_game(job))


def play_and_observe(job: Job) -> Played:
    """The same with all decisions."""
    import numpy as np

    observer = observer_of(job.game, job.components)
    rows: list[NDArray[np.int16]] = []
    seats: list[int] = []
    open_touches: list[int] = []
    choices: list[int] = []

    def watcher(g: Game, touch: int) -> None:
        rows.append(observer.observe(g, g.seat))
        seats.append(g.seat)
        open_touches.extend(g.options)
        choices.append(len(g.options))

    match = play_game(job, watcher)
    rewards = {name: final_rewards(match.game, name) for name in (MARGIN, RANK, WIN)}
    played = kept_of(job, match)
    played.positions = Positions(
        np.array(seats, np.uint8),
        np.stack(rows),
        np.array(open_touches, np.uint16),
        np.array(choices, np.int32),
        rewards,
    )
    return played


def kept_of(job: Job, match: Match) -> Played:
    g = match.game
    return Played(job.number, job.seed, job.seated, g.scores(), g.breakdown(), g.winners(), g.touches(), match.cut)


@cache
def observer_of(game: str, components: str) -> Observer:
    from .observation import Observer

    return Observer(kind(game), kind(game).box(components))


def replay(row: dict[str, Any], components: str = "") -> Game:
    """The finished game of a row of the table of games."""
    of = kind(row["game"])
    if row["rules"] != of.rules:
        raise BadRecord(0, rules_changed(of.name, row["rules"], of.rules))
    fingerprint = of.box(components).fingerprint
    if row["components"] != fingerprint:
        raise BadRecord(0, other_components(row["components"], fingerprint))
    g = ennichi.new(of.name, seats=row["seats"], seed=row["seed"], components=components, **json.loads(row["options"]))
    for touch in row["touches"]:
        g.play(touch)
    return g
