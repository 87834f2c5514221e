"""What follows from the games of one number of seats: the figures that the page and the tables show.

The effect of a component is measured inside each game, seat against seat, so that a strong deal or a fast game favours
nothing. Games, not seats, are the independent things: standard errors are taken over games.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from .needed import Array, np
from .share import interval
from .tally import Facts, Row

ENOUGH = 50  # games in which seats differ; with fewer nothing is said about a component
SURE = 3.0  # standard errors
LEAST_FREE = 0.05  # how much of what seats have must vary when everything beside it is held equal


@dataclass
class Share:
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float
    count: int


@dataclass
class Effect:
    """By how much a component changes the share of wins, and how sure that is."""

    size: float
    error: float

    @property
    def sigmas(self) -> float:
        return self.size / self.error if self.error > 0 else 0.0

    @property
    def sure(self) -> bool:
        return abs(self.sigmas) > SURE


@dataclass
class Component:
    """One row of the component tables."""

    row: Row
    seats: float  # the share of seats that had it
    compared: int  # games in which seats differ in it
    having: Share | None
    lacking: Share | None
    raw: Effect | None
    adjusted: Effect | None


@dataclass
class Spread:
    """How some values are spread: their mean and five places among them in order."""

    mean: float
    deviation: float
    places: tuple[float, float, float, float, float]  # at 5, 25, 50, 75 and 95 %


@dataclass
class Line:
    """A scoring step."""

    name: str
    spread: Spread
    winners: float  # means
    others: float
    opponent: float | None  # the mean of the opponent that the rules play


@dataclass
class Figures:
    seats: int
    games: int
    places: list[Share]  # by place in the first turn order
    bots: dict[str, Share]
    shared: int  # games with several winners
    decisions: Spread
    turns: Spread
    rounds: Counter[int]
    decisions_seen: Array
    totals_seen: Array
    total: Line
    lines: list[Line]
    components: list[Component]

    def sure(self, adjusted: bool) -> list[Component]:
        """The components whose effect lies beyond three standard errors, the strongest first."""
        found = [each for each in self.components if (effect := effect_of(each, adjusted)) and effect.sure]
        return sorted(found, key=lambda each: -abs(sigmas_of(each, adjusted)))

    def measured(self, adjusted: bool) -> list[float]:
        """The standard errors that each measured effect is away from nothing."""
        return [sigmas_of(each, adjusted) for each in self.components if effect_of(each, adjusted)]


def effect_of(component: Component, adjusted: bool) -> Effect | None:
    return component.adjusted if adjusted else component.raw


def sigmas_of(component: Component, adjusted: bool) -> float:
    effect = effect_of(component, adjusted)
    return effect.sigmas if effect else 0.0


def figures_of(games: list[Facts], rows: list[Row], bots: list[str], scoring: tuple[str, ...]) -> Figures:
    """Everything about the games of one number of seats."""
    seats = len(games[0].order)
    won = np.array([game.wins[:seats] for game in games])
    totals = np.array([[sum(lines.values()) for lines in game.lines[:seats]] for game in games])
    decisions = np.array([sum(game.decisions) for game in games])
    by_place = np.array([[game.wins[seat] for seat in game.order] for game in games])
    scored = [name for name in scoring if any(lines.get(name) for game in games for lines in game.lines)]
    return Figures(
        seats=seats,
        games=len(games),
        places=[share_of(by_place[:, place]) for place in range(seats)],
        bots=shares_of_bots(games, bots),
        shared=sum(max(game.wins) < 1 for game in games),
        decisions=spread_of(decisions),
        turns=spread_of(np.array([game.turns for game in games])),
        rounds=Counter(game.rounds for game in games),
        decisions_seen=decisions,
        totals_seen=totals.ravel(),
        total=line_of("total", games, won),
        lines=[line_of(name, games, won) for name in scored],
        components=components_of(games, rows, bots, won),
    )


def share_of(won: Array) -> Share:
    return Share(float(won.mean()), *interval(won.tolist()), len(won))


def shares_of_bots(games: list[Facts], bots: list[str]) -> dict[str, Share]:
    """For each bot its share of wins, if several sorts of bots play."""
    if len(set(bots)) < 2:
        return {}
    won: dict[str, list[float]] = {name: [] for name in bots}
    for game in games:
        for seat, bot in enumerate(game.players):
            won[bots[bot]].append(game.wins[seat])
    return {name: share_of(np.array(each)) for name, each in won.items()}


def spread_of(values: Array) -> Spread:
    low, lower, middle, upper, high = (float(each) for each in np.percentile(values, [5, 25, 50, 75, 95]))
    return Spread(float(values.mean()), float(values.std()), (low, lower, middle, upper, high))


def line_of(name: str, games: list[Facts], won: Array) -> Line:
    """One scoring step, or the total."""

    def points(lines: dict[str, int]) -> int:
        return sum(lines.values()) if name == "total" else lines.get(name, 0)

    seats = won.shape[1]
    scored = np.array([[points(lines) for lines in game.lines[:seats]] for game in games], dtype=float)
    others = [points(lines) for game in games for lines in game.lines[seats:]]
    return Line(
        name,
        spread_of(scored.ravel()),
        weighted(scored, won),
        weighted(scored, 1 - won),
        sum(others) / len(others) if others else None,
    )


def weighted(values: Array, weights: Array) -> float:
    total = float(weights.sum())
    return float((values * weights).sum()) / total if total else math.nan


def components_of(games: list[Facts], rows: list[Row], bots: list[str], won: Array) -> list[Component]:
    """Every row of the catalogue with its effect on winning."""
    seats = won.shape[1]
    had = np.zeros((len(rows), len(games), seats))
    for at, game in enumerate(games):
        for seat, held in enumerate(game.had):
            for row, count in held.items():
                had[row, at, seat] = count
    players = bot_columns(games, bots)
    found: list[Component] = []
    for sort in dict.fromkeys(row.sort.key for row in rows):
        of_sort = [at for at, row in enumerate(rows) if row.sort.key == sort]
        number = had[of_sort].sum(axis=0)
        beside = [number, number**2, *players]
        for at in of_sort:
            found.append(component_of(rows[at], had[at], won, beside))
    return found


def bot_columns(games: list[Facts], bots: list[str]) -> list[Array]:
    """For each sort of bot but one, where it sat: a strong bot must not make a component look strong."""
    sorts = sorted(set(bots))[1:]
    return [np.array([[float(bots[bot] == sort) for bot in game.players] for game in games]) for sort in sorts]


def component_of(row: Row, had: Array, won: Array, beside: list[Array]) -> Component:
    some = had > 0
    if won.shape[1] > 1:
        compared = int((np.ptp(had, axis=1) > 0).sum())
        both = some.any(axis=1, keepdims=True) & ~some.all(axis=1, keepdims=True)
    else:  # a game of one seat is compared with the other games
        compared = min(int(some.sum()), int((~some).sum()))
        both = np.full((len(had), 1), True)
    having, lacking = won[some & both], won[~some & both]
    enough = compared >= ENOUGH
    return Component(
        row=row,
        seats=float(some.mean()),
        compared=compared,
        having=share_of(having) if len(having) else None,
        lacking=share_of(lacking) if len(lacking) else None,
        raw=within_games(had, won, []) if enough else None,
        adjusted=within_games(had, won, beside) if enough else None,
    )


def within_games(had: Array, won: Array, beside: list[Array]) -> Effect | None:
    """The slope of winning on having one more, by least squares inside the games, with what stands beside held equal.

    With two seats and nothing beside it is the mean difference between who had it and who had not. The standard error
    allows the seats of a game to depend on each other. A game of one seat is compared with the other games.
    """
    wanted, *others = (centred(each) for each in (had, *beside))
    target = centred(won)
    if others:
        table = np.stack([each.ravel() for each in others], axis=1)
        wanted = wanted - (table @ np.linalg.lstsq(table, wanted.ravel(), rcond=None)[0]).reshape(wanted.shape)
        target = target - (table @ np.linalg.lstsq(table, target.ravel(), rcond=None)[0]).reshape(target.shape)
    weight = float((wanted**2).sum())
    if weight <= LEAST_FREE * float((centred(had) ** 2).sum()):
        return None
    size = float((wanted * target).sum()) / weight
    left = ((target - size * wanted) * wanted).sum(axis=1)
    return Effect(size, math.sqrt(float((left**2).sum())) / weight)


def centred(values: Array) -> Array:
    """The values less their mean in the game; in games of one seat, less the mean of all."""
    mean: Array = values.mean(axis=1, keepdims=True) if values.shape[1] > 1 else values.mean(keepdims=True)
    return np.subtract(values, mean)
