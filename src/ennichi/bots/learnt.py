"""What was learnt about a game from play: the points that each seat may expect at the end.

It stands in a file of the game for each number of seats (`learnt/SEATS.toml`), one list of whole numbers for each group
of traits. Without a file, or with one for other traits, the evaluation made by hand judges alone.
"""

from __future__ import annotations

import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Box, Game, Header, Kind
from ennichi.kernel.traits import Eye, Learnt

from .greedy import begins_turn, best_touch
from .search import lead_of
from .search import points_of as seen_by_hand

FOLDER: Final = "learnt"  # in the game's folder
SIDES: Final = ("own", "own-slope", "others", "others-slope", "table", "table-slope")  # as Learnt takes them
ENOUGH: Final = 64  # touches that end any turn

KNOWN: Final[dict[tuple[str, int, str], Learnt | None]] = {}


def learnt_of(header: Header) -> Learnt | None:
    """What was learnt for such a game, read once."""
    key = (header.kind.name, header.seats, header.box.folder)
    if key not in KNOWN:
        path = header.kind.folder / FOLDER / f"{header.seats}.toml"
        eye = eye_of(header.kind, header.box)
        KNOWN[key] = read(path, eye) if eye is not None and path.exists() else None
    return KNOWN[key]


def eye_of(kind: Kind[Any], box: Box) -> Eye | None:
    """What finds the traits of a game's positions, which lies beside its `kind` module; None where nothing does."""
    module = type(kind).__module__.rpartition(".")[0] + ".traits"
    if find_spec(module) is None:
        return None
    made: Eye = import_module(module).eye(box)
    return made


def names_of(eye: Eye, side: str) -> list[tuple[str, int]]:
    """The groups of one list of weights, with their lengths."""
    return (eye.common if side.startswith("table") else eye.own).table()


def read(path: Path, eye: Eye) -> Learnt:
    """Weights from a file."""
    try:
        given: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        rows: list[list[int]] = []
        for side in SIDES:
            row: list[int] = []
            for name, length in names_of(eye, side):
                here: list[int] = given[side][name]
                if len(here) != length:
                    raise ValueError(f"{side}.{name} has {len(here)} weights, and there are {length} traits")
                row += here
            rows.append(row)
        return Learnt(eye, rows)
    except KeyError as missing:
        raise BadSetting(f"{path} has no weights for {missing}; make train learns them anew") from None
    except (ValueError, TypeError) as fault:
        raise BadSetting(f"{path} cannot be read: {fault}; make train learns it anew") from None


def points_of(g: Game, learnt: Learnt | None) -> list[float]:
    """What each seat may expect at the end; who plays against the rules, by how much more than they."""
    if g.over:
        scores = [float(score) for score in g.scores()]
        return scores if g.seats > 1 else [scores[0] - scores[1], 0.0]
    if learnt is None:
        return seen_by_hand(g)
    points = learnt.points(g)
    return points if g.seats > 1 else [points[0], 0.0]


def finish_turn(g: Game, reveals: int) -> None:
    """Go on as the evaluation made by hand likes it, until the turn is over or something new has come to light."""
    steps = 0
    while not g.over and not begins_turn(g) and g.reveals == reveals and steps < ENOUGH:
        g.play(best_touch(g, g.seat, ahead=False))
        steps += 1


def judged(g: Game, seat: int, learnt: Learnt) -> list[float]:
    """By how much the seat will lead after each touch that is open, when it is finished to the end of the turn."""
    leads: list[float] = []
    for touch in g.offered:
        tried = g.clone()
        tried.play(touch)
        finish_turn(tried, g.reveals)
        leads.append(lead_of(points_of(tried, learnt), seat))
    return leads


def learnt_touch(g: Game, seat: int, learnt: Learnt) -> int:
    """The best touch by what was learnt, when each is finished to the end of the turn."""
    if len(g.offered) == 1:
        return g.offered[0]
    leads = judged(g, seat, learnt)
    best = 0
    for at in range(len(leads)):
        if leads[at] > leads[best]:
            best = at
    return g.offered[best]
