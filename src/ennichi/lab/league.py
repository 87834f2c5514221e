"""A league: a pool of players that keeps growing, matches between those that are close, and ratings by OpenSkill.

from ennichi.lab.league import League

with League("bamboo", ["greedy", "level1", "net:old.npz", Mine], file="league.jsonl") as league:
    league.play(games=200)
    for each in league.ratings():
        print(each.name, round(each.mean, 1), each.games)

A match is one deal, played once for each seat that a player can have in it. Matches are made round by round from the
ratings before the round, so that the same seed makes the same league however many processes play it.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

from ennichi import bots
from ennichi.bots import Given
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import OptionValue
from ennichi.kernel.registry import SEEDS, header
from ennichi.needs import need

from .kept import Changing, played_with
from .matches import Job, play_game
from .places import open_place, spread
from .rewards import rank

need("openskill")

from openskill.models import PlackettLuce, PlackettLuceRating  # noqa: E402

FORMAT = 1
ROUND = 8  # matches that are made from the same ratings
WITHIN = 1.96  # standard errors of an interval of 95 %
MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """How strong a player is taken to be; a new one has 25, give or take 16."""

    name: str
    mean: float
    error: float  # its standard error
    games: int

    @property
    def low(self) -> float:
        """Where the interval of 95 % begins."""
        return self.mean - WITHIN * self.error

    @property
    def high(self) -> float:
        return self.mean + WITHIN * self.error


@dataclass
class Outcome:
    """How a game ended; lists are by seat."""

    number: int
    places: list[float]  # the smaller the better; equal ones shared a place
    scores: list[int]
    cut: list[int]  # turns in which the clock cut off a search


def play_for_league(job: Job) -> Outcome:
    match = play_game(job)
    g = match.game
    scores, winners = g.scores(), g.winners()
    return Outcome(job.number, [-rank(scores, winners, seat) for seat in range(g.seats)], scores, match.cut)


class League:
    """Players by name, their games, and their ratings.

    `players` are what `ennichi.bots.make` takes: names, `net:FILE`, `FILE.py:CLASS`, classes, objects; as a mapping
    they get names of their own. With a `file` every finished game is kept in it, and the same league goes on there
    later; players may join and leave between two runs. `seed` is that of the first deal.

    >>> from ennichi.lab.league import League
    >>> with League("bamboo", ["level1", "random"]) as league:
    ...     best = league.play(games=2)[0]
    >>> best.name, best.games
    ('level1', 2)
    """

    def __init__(
        self,
        game: str,
        players: Sequence[Given] | Mapping[str, Given] = (),
        seats: int = 2,
        seed: int = 1,
        file: str | os.PathLike[str] = "",
        components: str = "",
        **options: OptionValue,
    ) -> None:
        self.header = header(game, seats, seed, dict(options), (), components)
        if self.header.seats < 2:
            raise BadSetting("a league is for tables of two and more: alone there is nobody to be rated against")
        self.components = str(Path(components).absolute()) if components else ""
        self.pool: dict[str, Given] = {}
        self.rated: dict[str, PlackettLuceRating] = {}
        self.games: Counter[str] = Counter()  # by player
        self.cut: Counter[str] = Counter()  # turns in which the clock cut off a search, by player
        self.made: list[list[str]] = []  # the players of each match
        self.next = 0  # the number of the next game: in a match there are as many as seats
        self.played = 0  # games; fewer than that where somebody has left before his match
        self.kept: Results | None = None
        if isinstance(players, str):
            raise BadSetting(f"give the players of a league as a list, such as ['greedy', 'random'], not {players!r}")
        named = players if isinstance(players, Mapping) else {bots.called(given): given for given in players}
        if len(named) < len(players):
            raise BadSetting("two players of the league have one name; give them as a mapping, each with its own")
        for name, given in named.items():
            self.add(given, name)
        if file:
            self.kept = Results(Path(file), self.setting(), self)

    def setting(self) -> dict[str, Any]:
        of = self.header.kind
        files = played_with(of, self.header.box.folder, list(self.pool.values()))
        marks = {name: files.get("files", {}).get(given) for name, given in self.pool.items() if isinstance(given, str)}
        return {
            "league": FORMAT,
            **files,
            "files": {name: mark for name, mark in marks.items() if mark},
            "seats": self.header.seats,
            "seed": self.header.seed,
            "options": self.header.options,
        }

    def add(self, given: Given, name: str = "") -> str:
        """Let somebody join; its name is what it is called from now on. A bot that plays no such games is refused."""
        name = name or bots.called(given)
        if name in self.pool:
            raise BadSetting(f"the league has a player {name!r} already; give this one another name")
        bots.make(given, 0).check(self.header)
        self.pool[name] = given
        if self.kept is not None:
            self.kept.welcome(name, self.setting()["files"].get(name, ""))
        return name

    def remove(self, name: str) -> None:
        """Somebody plays no more; games and rating stay."""
        if name not in self.pool:
            raise BadSetting(f"there is no player {name!r} in the league; there are {', '.join(self.pool)}")
        del self.pool[name]

    # Ratings.

    def rating(self, name: str) -> Rating:
        found = self.rated.get(name) or MODEL.rating()
        return Rating(name, found.mu, found.sigma, self.games[name])

    def ratings(self) -> list[Rating]:
        """Of all who are in the pool or have played, the best first."""
        names = dict.fromkeys([*self.pool, *self.rated])
        return sorted((self.rating(name) for name in names), key=lambda each: -each.mean)

    def rate(self, names: Sequence[str], places: Sequence[float]) -> None:
        """Learn from a game: who sat at each seat, and the place of each, the smaller the better."""
        teams = [[self.rated.get(name) or MODEL.rating()] for name in names]
        for name, [rating] in zip(names, MODEL.rate(teams, ranks=list(places)), strict=True):
            self.rated[name] = rating
        self.games.update(names)
        self.played += 1

    # Matchmaking.

    def opponents(self, name: str, count: int, chance: Random) -> list[str]:
        """Players for somebody: those of about equal strength are the likeliest, then those who have played little.

        How likely: by the chance that the two are equally strong, as far as the ratings know, for each standard error
        that is left to find out.
        """
        mine = self.rating(name)
        left = [each for each in self.pool if each != name]
        found: list[str] = []
        while left and len(found) < count:
            others = [self.rating(each) for each in left]
            found.append(left.pop(chance.choices(range(len(left)), [draw(mine, each) for each in others])[0]))
        return found

    def make_round(self) -> list[list[str]]:
        """The next matches: whoever is known least comes first, with opponents of about equal strength."""
        seats = self.header.seats
        if len(self.pool) < seats:
            raise BadSetting(f"a table of {seats} seats needs as many players in the league, not {len(self.pool)}")
        chance = Random(f"{self.header.seed} {len(self.made)}")
        planned: Counter[str] = Counter()
        made: list[list[str]] = []
        for _ in range(ROUND):
            order = chance.sample(list(self.pool), len(self.pool))  # so that chance breaks ties
            first = min(order, key=lambda name: (planned[name] + self.games[name] / seats, -self.rating(name).error))
            made.append([first, *self.opponents(first, seats - 1, chance)])
            planned.update(made[-1])
        return made

    # Playing.

    def play(
        self, games: int, processes: int = 1, ray: str = "", seen: Callable[[int], None] | None = None
    ) -> list[Rating]:
        """Play until the league has so many games in all, rounded up to whole matches, and tell the ratings.

        `seen` is called with the number of games after each.
        """
        if processes > 1 or ray:
            for given in self.pool.values():
                bots.check_travels(given)
        wanted = -(-games // self.header.seats) * self.header.seats
        while self.played < wanted:
            numbers = self.waiting()[: wanted - self.played] or self.plan(self.make_round())[: wanted - self.played]
            for outcome in spread(play_for_league, self.jobs(numbers), open_place(processes, ray)):
                self.take(outcome)
                if seen is not None:
                    seen(self.played)
        return self.ratings()

    def waiting(self) -> list[int]:
        """The games of the matches that have been made, without those of whom somebody has left since."""
        numbers = range(self.next, len(self.made) * self.header.seats)
        return [number for number in numbers if all(name in self.pool for name in self.seated(number))]

    def plan(self, matches: list[list[str]]) -> list[int]:
        """Matches that are to be played next, and the numbers of their games."""
        self.next = len(self.made) * self.header.seats
        self.made += matches
        if self.header.seed + len(self.made) > SEEDS:
            raise BadSetting("the seeds of the next games are too large; choose a smaller seed")
        if self.kept is not None:
            self.kept.write({"matches": matches})
        return self.waiting()

    def seated(self, number: int) -> list[str]:
        """Who sits at each seat of a game: in the games of a match everybody moves on by one."""
        match, turn = divmod(number, self.header.seats)
        names = self.made[match]
        return [names[(seat + turn) % len(names)] for seat in range(len(names))]

    def jobs(self, numbers: list[int]) -> Iterator[Job]:
        head = self.header
        for number in numbers:
            yield Job(
                head.kind.name,
                number,
                head.seed + number // head.seats,
                list(range(head.seats)),
                [self.pool[name] for name in self.seated(number)],
                head.options,
                self.components,
            )

    def take(self, outcome: Outcome) -> None:
        """A game is over."""
        if self.kept is not None:
            line: dict[str, Any] = {"number": outcome.number, "places": outcome.places, "scores": outcome.scores}
            self.kept.write(line | ({"cut": outcome.cut} if any(outcome.cut) else {}))
        self.note(outcome.number, outcome.places, outcome.cut)

    def note(self, number: int, places: list[float], cut: list[int]) -> None:
        names = self.seated(number)
        self.next = number + 1
        self.rate(names, places)
        for name, turns in zip(names, cut, strict=False):
            self.cut[name] += turns

    def close(self) -> None:
        if self.kept is not None:
            self.kept.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, sort: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def draw(one: Rating, two: Rating) -> float:
    """How much a game of two tells: more when they may be equal, and when the second is not known well."""
    spread = one.error**2 + two.error**2 + 2 * MODEL.beta**2
    return max(math.exp(-((one.mean - two.mean) ** 2) / (2 * spread)) * two.error, 1e-12)


class Results(Changing):
    """The matches and games of a league, in their order."""

    def __init__(self, path: Path, setting: dict[str, Any], league: League) -> None:
        self.league = league
        super().__init__(path, setting, "the league")

    def has_played(self, name: str) -> bool:
        return name in self.league.games

    def welcome(self, name: str, mark: str) -> None:
        """Somebody joins while the file is open."""
        if mark:
            self.present[name] = mark
            self.check_files()

    def take(self, line: Any) -> bool:
        league = self.league
        seats = league.header.seats
        match line:
            case {"files": _}:
                return super().take(line)
            case {"matches": list(matches)} if all(
                isinstance(match, list) and len(set(map(str, match))) == len(match) == seats for match in matches
            ):
                league.next = len(league.made) * seats
                league.made += [[str(name) for name in match] for match in matches]
            case {"number": int(number), "places": list(places), "scores": list(_)} if (
                league.next <= number < len(league.made) * seats
                and len(places) == seats
                and all(isinstance(place, int | float) and abs(place) <= 1 for place in places)
            ):
                cut = line.get("cut", [])
                if not isinstance(cut, list) or not all(isinstance(turns, int) for turns in cut):
                    return False
                league.note(number, places, cut)
            case _:
                return False
        return True
