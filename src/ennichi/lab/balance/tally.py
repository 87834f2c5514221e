"""What a game between bots leaves behind for the report: small enough to be sent from process to process."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Game
from ennichi.kernel.registry import kind
from ennichi.kernel.sorts import Sort
from ennichi.lab.matches import Job, play_game


@dataclass
class Facts:
    """One finished game. Lists are by seat; opponents that the rules play come after the seats."""

    order: list[int]  # the seats in the turn order of the first round
    players: list[int]  # which bot of the list sat there
    wins: list[float]  # several winners share the 1
    lines: list[dict[str, int]]
    decisions: list[int]
    turns: int
    rounds: int
    had: list[dict[int, int]]  # how many of each row of the catalogue
    cut: list[int] = field(default_factory=list)  # turns in which the clock cut off a search


@dataclass
class Row:
    """One line of the component tables: a piece, or several with the same print."""

    sort: Sort
    pieces: list[int]  # their numbers in the group
    names: list[str]  # their names, as in the component files


@lru_cache(maxsize=8)
def catalogue(game: str, components: str) -> tuple[list[Row], dict[tuple[str, int], int]]:
    """Every row of the tables, and the row of each piece of each sort."""
    of = kind(game)
    if not of.sorts():
        raise BadSetting(f"there is no report for {game}: it does not say what a seat can have (Kind.sorts)")
    box = of.box(components)
    print_of = prints(game, box)
    rows: list[Row] = []
    row_of: dict[tuple[str, int], int] = {}
    for sort in of.sorts():
        names = of.piece_names(box, sort.group)
        same: dict[str, int] = {}
        for piece in sort.pieces(box) if sort.pieces else range(len(names)):
            key = print_of.get(names[piece], names[piece]) if sort.alike else names[piece]
            at = same.setdefault(key, len(rows))
            if at == len(rows):
                rows.append(Row(sort, [], []))
            rows[at].pieces.append(piece)
            rows[at].names.append(names[piece])
            row_of[sort.key, piece] = at
    return rows, row_of


def prints(game: str, box: Box) -> dict[str, str]:
    """What is printed on each piece, as text, by its name."""
    found: dict[str, str] = {}
    data: dict[str, Any] = kind(game).pieces(box, kind(game).text("en"))
    for part in data.values():
        if isinstance(part, dict):
            found.update(
                {name: json.dumps(said, sort_keys=True) for name, said in part.items() if isinstance(said, dict)}
            )
    return found


class Tally:
    """Listens to a game from its first touch on."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.order = g.header.kind.first_order(g)
        g.listen()

    def facts(self, players: list[int]) -> Facts:
        """What there is to say when the game is over."""
        g = self.g
        lines = g.breakdown()
        winners = g.winners()
        return Facts(
            order=self.order,
            players=players,
            wins=[1 / len(winners) if seat in winners else 0.0 for seat in range(len(lines))],
            lines=lines,
            decisions=decisions(g),
            turns=len(g.turns()),
            rounds=g.header.kind.rounds(g),
            had=holdings(g),
        )


def play_and_tally(job: Job) -> tuple[int, Facts]:
    """The number of a game that is to be played, and what is to be said of it."""
    tallies: list[Tally] = []

    def begin(g: Game, _: int) -> None:
        if not tallies:
            tallies.append(Tally(g))

    match = play_game(job, begin)
    facts = tallies[0].facts(job.players)
    facts.cut = match.cut
    return job.number, facts


def decisions(g: Game) -> list[int]:
    """How many touches each seat made."""
    counted = [0] * g.seats
    for turn in g.turns():
        counted[turn.seat] += len(turn.touches)
    return counted


def holdings(g: Game) -> list[dict[int, int]]:
    """How many of each row of the catalogue every seat had."""
    of = g.header.kind
    row_of = catalogue(of.name, g.header.box.folder)[1]
    had: list[Counter[int]] = [Counter() for _ in range(g.seats)]
    for sort in of.sorts():
        for seat, piece in sort.find(g):
            row = row_of.get((sort.key, piece))
            if row is not None and 0 <= seat < g.seats:
                had[seat][row] += 1
    return [dict(each) for each in had]
