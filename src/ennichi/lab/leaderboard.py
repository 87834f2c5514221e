"""A protocol by which players are compared wherever they were made, and the games that were played by it.

A *track* is a number of seats with a bot that fills the seats beside the player's (the field). The protocol fixes the
rest: the options that the game begins with, the built-in components, the deals by one formula, each deal played from
every seat, and the seeds of all bots. So two people who measure one player get the same games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ennichi import bots
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Kind
from ennichi.kernel.registry import header, kind

from .balance.share import interval, mean_and_spread
from .kept import Changing, played_with
from .matches import Job, play_game
from .places import Place, spread
from .rewards import MARGIN, final_rewards

FORMAT = 1
FIRST = 1_000_000_000  # the seed of deal 0; deal n has this one and n more. Nobody should learn from these deals
DEALS = 100  # of a whole entry, in each track
MOST = 1_000_000
QUICK = "greedy"  # the fields: neither watches the clock
SLOW = "search12x2"
BASELINES = ("random", "level1", "level2", QUICK, SLOW, "search40x4")


@dataclass(frozen=True)
class Track:
    """So many seats, and who sits at those that are not the player's."""

    seats: int
    field: str

    @property
    def name(self) -> str:
        return f"{self.seats} {self.field}".strip()

    @property
    def title(self) -> str:
        if self.seats == 1:
            return "alone"
        others = self.seats - 1
        return f"{self.seats} seats, against {f'{others} × ' if others > 1 else ''}`{self.field}`"


def tracks_of(of: Kind[Any]) -> list[Track]:
    """The fewest seats of several against both fields, the most against the quick one, and alone where one can be."""
    several = [seats for seats in of.seats if seats > 1]
    found = [Track(min(several), QUICK), Track(min(several), SLOW)] if several else []
    if several and max(several) > min(several):
        found.append(Track(max(several), QUICK))
    return found + ([Track(1, "")] if 1 in of.seats else [])


@dataclass(frozen=True)
class Order:
    """One deal that a player is to play from every seat."""

    game: str
    track: Track
    player: str
    deal: int
    folder: str = field(default_factory=os.getcwd)

    def jobs(self) -> Iterator[Job]:
        names = [self.player, self.track.field]
        for seat in range(self.track.seats):
            sits = [int(each != seat) for each in range(self.track.seats)]
            yield Job(self.game, self.deal, FIRST + self.deal, sits, names, {}, "", folder=self.folder)


@dataclass
class Dealt:
    """What a player made of a deal; lists are by the seat that it had."""

    points: list[float]  # 1 for a win, a share for one of several winners
    leads: list[float]  # over the best of the others
    cut: int = 0  # its turns in which the clock cut off a search


def play_deal(order: Order) -> tuple[Order, Dealt]:
    dealt = Dealt([], [])
    for seat, job in enumerate(order.jobs()):
        match = play_game(job)
        winners = match.game.winners()
        dealt.points.append(1 / len(winners) if seat in winners else 0.0)
        dealt.leads.append(final_rewards(match.game, MARGIN)[seat])
        dealt.cut += match.cut[seat]
    return order, dealt


@dataclass(frozen=True)
class Standing:
    """How a player stands in a track, with intervals of 95 %. A deal counts once, whatever it was played from."""

    player: str
    deals: int
    games: int
    won: float
    won_from: float
    won_to: float
    lead: float
    spread: float
    cut: int


class Scores:
    """The results of one game: by track and player, then by deal."""

    def __init__(self, of: Kind[Any]) -> None:
        self.tracks = {track.name: track for track in tracks_of(of)}
        self.dealt: dict[tuple[str, str], dict[int, Dealt]] = {}

    def take(self, line: Any) -> bool:
        """Note a line of a file; false if it is no result."""
        match line:
            case {
                "track": str(track),
                "player": str(player),
                "deal": int(deal),
                "points": list(points),
                "leads": list(leads),
            } if (
                track in self.tracks
                and 0 <= deal < MOST
                and len(points) == len(leads) == self.tracks[track].seats
                and all(isinstance(each, int | float) and 0 <= each <= 1 for each in points)
                and all(isinstance(each, int | float) for each in leads)
                and isinstance(cut := line.get("cut", 0), int)
            ):
                self.dealt.setdefault((track, player), {})[deal] = Dealt(points, leads, cut)
                return True
        return False

    def of(self, track: Track, player: str) -> dict[int, Dealt]:
        return self.dealt.get((track.name, player), {})

    def standings(self, track: Track) -> list[Standing]:
        """The players of a track, the best first."""
        found = [standing(player, dealt) for (name, player), dealt in self.dealt.items() if name == track.name]
        return sorted(found, key=lambda each: (-each.won, -each.lead))


class Board(Changing):
    """A file of results, which is added to."""

    def __init__(self, path: Path, game: str, players: Sequence[str]) -> None:
        self.kind = kind(game)
        self.scores = Scores(self.kind)
        self.players = list(dict.fromkeys(players))
        for name in self.players:
            bots.make(name, 0)
        super().__init__(path, setting_of(self.kind, self.players), "the leaderboard")

    def has_played(self, name: str) -> bool:
        return any(player == name for _, player in self.scores.dealt)

    def take(self, line: Any) -> bool:
        return super().take(line) or self.scores.take(line)

    def wanted(self, player: str) -> list[Track]:
        """The tracks that a player plays: a network, for example, knows one number of seats only."""
        found: list[Track] = []
        refusals: list[BadSetting] = []
        for track in tracks_of(self.kind):
            try:
                bots.make(player, 0).check(header(self.kind.name, track.seats, 0, {}, (), ""))
                found.append(track)
            except BadSetting as refusal:
                refusals.append(refusal)
        if not found:
            raise refusals[0]
        return found

    def missing(self, player: str, deals: int) -> list[Order]:
        return [
            Order(self.kind.name, track, player, deal)
            for track in self.wanted(player)
            for deal in range(deals)
            if deal not in self.scores.of(track, player)
        ]

    def play(self, orders: Sequence[Order], place: Place) -> Iterator[Order]:
        """Play what is missing; each deal is kept when it is over."""
        for order, dealt in spread(play_deal, orders, place):
            line = {"track": order.track.name, "player": order.player, "deal": order.deal, "points": dealt.points}
            line |= {"leads": dealt.leads} | ({"cut": dealt.cut} if dealt.cut else {})
            self.write(line)
            self.scores.take(line)
            yield order


def setting_of(of: Kind[Any], players: Sequence[str]) -> dict[str, Any]:
    """What the file says in its first line: games by other rules, pieces or bots are never mixed with these."""
    return {"leaderboard": FORMAT, **played_with(of, "", [*players, QUICK, SLOW]), "first": FIRST}


def standing(player: str, dealt: dict[int, Dealt]) -> Standing:
    points = [sum(each.points) / len(each.points) for each in dealt.values()]
    low, high = interval(points)
    lead, within = mean_and_spread([sum(each.leads) / len(each.leads) for each in dealt.values()])
    games = sum(len(each.points) for each in dealt.values())
    won = sum(points) / len(points)
    return Standing(
        player, len(dealt), games, won, max(low, 0.0), high, lead, within, sum(each.cut for each in dealt.values())
    )
