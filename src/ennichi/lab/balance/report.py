"""A whole report: how it was made, and one chapter for each number of seats."""

from __future__ import annotations

import platform
from collections import Counter
from dataclasses import dataclass

import ennichi
from ennichi.kernel.game import OptionValue, option_text
from ennichi.kernel.registry import kind
from ennichi.lab.matches import cut_off

from .clusters import Cluster, clusters_of
from .figures import ENOUGH, Figures, figures_of
from .labels import Labels, not_counted
from .needed import np
from .tally import Facts, catalogue

BY_CHANCE = {2.0: 0.0455, 3.0: 0.0027}  # how many of many measurements of nothing lie beyond so many errors
FEW = 22  # effects of which chance would put less than one beyond two errors
PLAYERS = {1: "One player", 2: "Two players", 3: "Three players", 4: "Four players"}


@dataclass
class Chapter:
    """Everything about the games of one number of seats."""

    figures: Figures
    clusters: list[Cluster]
    silhouette: float
    labels: Labels
    bots: list[str]

    @property
    def title(self) -> str:
        seats = self.figures.seats
        against = f" against the {self.labels.player(1)}" if seats == 1 else ""
        return PLAYERS.get(seats, f"{seats} players") + against

    def summary(self) -> str:
        raw, adjusted = (len(self.figures.sure(after)) for after in (False, True))
        return (
            f"{self.title}, {counted(self.figures.games, 'game')}: {counted(raw, 'component')} beyond three standard "
            f"errors, {adjusted} after adjusting for how many things of the sort a seat had"
        )

    def by_chance(self) -> str:
        """How many effects lie far out, beside what chance would give."""
        raw, sigmas = self.figures.measured(adjusted=False), self.figures.measured(adjusted=True)
        if not raw and self.figures.seats == 1:
            return f"no component was there in {ENOUGH} games and missing in {ENOUGH}, so nothing is said about any."
        if not raw:
            return f"no component differs between the seats of {ENOUGH} games, so nothing is said about any."
        beyond = {limit: sum(abs(each) > limit for each in sigmas) for limit in BY_CHANCE}
        chance = {limit: part * len(sigmas) for limit, part in BY_CHANCE.items()}
        if not sigmas:
            said = "no effect could be adjusted"
        elif len(sigmas) == 1:
            where = "beyond three" if beyond[3.0] else "beyond two" if beyond[2.0] else "within two"
            said = f"the only adjusted effect lies {where} standard errors"
        else:
            said = f"of {len(sigmas)} adjusted effects {lying(beyond[2.0])} beyond two standard errors"
            said += f" and {beyond[3.0] or 'none'} beyond three" if beyond[2.0] else ""
            if len(sigmas) < FEW:
                said += "; chance alone would give fewer than one"
            else:
                said += f"; chance alone would give about {chance[2.0]:.0f} and {chance[3.0]:.1f}"
        sure = len(self.figures.sure(adjusted=False))
        if len(raw) == 1:
            return f"{said}. The only raw difference lies {'beyond' if sure else 'within'} three."
        return f"{said}. Of {len(raw)} raw differences {lying(sure)} beyond three."

    def name_of(self, cluster: Cluster) -> str:
        """A strategy is called after the steps in which it is strongest."""
        means = {line.name: line.spread.mean for line in self.figures.lines}
        strong = [(name, self.labels.line(name)) for name in cluster.strongest()]
        much = " and ".join(f"“{said}”" for name, said in strong if means[name] >= 0)
        little = " and ".join(f"“{said}”" for name, said in strong if means[name] < 0)
        parts = [f"much from {much}" if much else "", f"little lost to {little}" if little else ""]
        said = ", ".join(part for part in parts if part)
        return said[:1].upper() + said[1:] or "Strong in nothing"

    @property
    def fair(self) -> float:
        """The share of wins of a seat when all are equal; the opponent of a solo game counts as one."""
        return 1 / max(2, self.figures.seats)


def counted(count: int, what: str) -> str:
    """A number of things, such as 1 game or 1,000 games."""
    return f"{count:,} {what}{'s' * (count != 1)}"


def lying(count: int) -> str:
    return f"{count} lie" if count > 1 else "1 lies" if count else "none lies"


@dataclass
class Report:
    game: str
    title: str
    command: str
    options: list[str]  # NAME=VALUE, where they were given
    facts: list[tuple[str, str]]  # how it was made
    chapters: list[Chapter]
    uncounted: dict[str, str]


def cut_in(played: dict[int, tuple[list[str], list[Facts]]]) -> str:
    """What is to be said of searches that the clock cut off in these games; empty where it cut none."""
    cut: Counter[str] = Counter()
    for bots, games in played.values():
        for game in games:
            for bot, turns in zip(game.players, game.cut, strict=False):  # kept by earlier versions: not known
                cut[bots[bot]] += turns
    return cut_off(cut, sum(len(games) for _, games in played.values()))


def report_of(
    game: str,
    components: str,
    command: str,
    seed: int,
    options: dict[str, OptionValue],
    played: dict[int, tuple[list[str], list[Facts]]],
) -> Report:
    """The report about games that were played, by number of seats: the bots and the games."""
    of = kind(game)
    rows = catalogue(game, components)[0]
    chapters: list[Chapter] = []
    for seats, (bots, games) in played.items():
        figures = figures_of(games, rows, bots, of.scoring)
        clusters, silhouette = clusters_of(games, [line.name for line in figures.lines])
        chapters.append(Chapter(figures, clusters, silhouette, Labels(game, components, seats), bots))
    chosen = [f"{name}={option_text(value)}" for name, value in options.items()]
    counts = ", ".join(f"{len(games)} with {seats} seat{'s' * (seats > 1)}" for seats, (_, games) in played.items())
    bots_said = " and ".join(dict.fromkeys(", ".join(dict.fromkeys(bots)) for bots, _ in played.values()))
    facts = [
        ("Games", f"{counts}; seeds from {seed} on for each number of seats"),
        ("Bots", f"{bots_said}; they change seats from game to game"),
        ("Options", ", ".join(chosen) or "as they come"),
        ("Components", f"{components or 'the built-in set'}, fingerprint {of.box(components).fingerprint}"),
        (
            "Versions",
            f"ennichi {ennichi.__version__}, rules {of.rules}, weights of the bots {of.weights().fingerprint()}",
        ),
        ("Computed with", f"Python {platform.python_version()}, NumPy {np.__version__}"),
    ]
    if said := cut_in(played):
        facts.insert(2, ("Searches", said))
    title = of.text("en")("game-title")
    return Report(game, title, command, chosen, facts, chapters, not_counted(game, components))
