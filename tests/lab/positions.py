"""What the tests of the laboratory share: the cases of the conformance suite that have an encoding."""

from __future__ import annotations

from ennichi.kernel.game import Game
from ennichi.kernel.registry import built_in, kind
from ennichi.lab.observation import Observer
from tests.conformance.cases import Case, cases, decisions

GAMES = built_in()
CASES = [case for case in cases() if case.kind.name in GAMES]  # with options
TABLES = [Case(kind(name), seats, {}) for name in GAMES for seats in kind(name).seats]


def observer(case: Case) -> Observer:
    return Observer(case.kind, case.kind.box())


def finished(case: Case, seed: int) -> Game:
    """A random game, played to its end."""
    *_, g = decisions(case, seed)
    return g
