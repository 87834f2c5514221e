"""Games whose rules were changed while they were being played.

What the players saw is stored after every touch. A game goes on from exactly that, or from the last stored position
that today's rules understand; where they understand none, it can still be read as far as its touches fit.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ennichi.kernel.errors import BadPosition, BadRecord
from ennichi.kernel.game import Game
from ennichi.kernel.store import checked_body, load
from ennichi.kernel.text import LANGUAGES

Touches = list[tuple[int, str]]  # seat and touch name

# What the position itself is. Rules and components may have new versions, steps new names, seats new names.
COMPARED = ("seats", "seed", "random", "deal", "drawn", "seat", "history", "reveals", "over", "table")


@dataclass
class Survivor:
    """How a table goes on: from `start`, reached by `first` touches, up to the `number`th."""

    start: Game
    first: int
    number: int
    read_only: bool = False


def pack(position: bytes) -> bytes:
    """A stored position as it is kept with every touch."""
    return zlib.compress(position, 1)


def unpack(packed: bytes) -> bytes:
    try:
        return zlib.decompress(packed)
    except zlib.error:
        raise BadPosition("the stored position is damaged") from None


def is_position(game: Game, position: bytes) -> bool:
    """Whether a game stands as a stored position says."""
    theirs, ours = json.loads(checked_body(position)), json.loads(checked_body(game.dump()))
    return all(theirs.get(name) == ours.get(name) for name in COMPARED)


def survive(
    start: Game, first: int, touches: Touches, positions: Iterable[tuple[int, bytes]], components: str
) -> Survivor | None:
    """How a game goes on by today's rules, if it can.

    `start` is where these would begin to replay it; `positions` come newest first, with the number of touches that
    led to each.
    """
    known = list(positions)
    if not touches and not known:
        return Survivor(start, 0, 0)
    if known and known[0][0] == len(touches):
        reached = replayed(start, touches[first:])
        if reached is not None and stands(reached, known[0][1]):
            return Survivor(start, first, len(touches))
    for number, position in known:
        game = loaded(position, components, number)
        if game is not None and number <= len(touches):
            return Survivor(game, number, number)
    return Survivor(start, 0, 0) if not touches else None


def as_far_as_it_fits(start: Game, touches: Touches) -> Survivor:
    """What can be read of a game that cannot go on."""
    games = [start]
    for seat, touch in touches:
        after = replayed(games[-1], [(seat, touch)])
        if after is None:
            break
        games.append(after)
    while len(games) > 1 and not is_sound(games[-1]):
        games.pop()
    return Survivor(start, 0, len(games) - 1, read_only=True)


def replayed(start: Game, touches: Touches) -> Game | None:
    """The game after these touches; None when the rules do not take all of them."""
    game = start.clone()
    try:
        for seat, touch in touches:
            if game.over or seat != game.seat:
                raise BadRecord(0, f"seat {seat + 1} has no turn here")
            game.play(game.touch(touch))
    except Exception:  # rules that meet a position of other rules may fail in any way
        return None
    return game


def stands(game: Game, position: bytes) -> bool:
    try:
        return is_position(game, position) and is_sound(game)
    except BadPosition:
        return False


def loaded(position: bytes, components: str, number: int) -> Game | None:
    """A stored position by today's rules, if they understand it."""
    try:
        game = load(position, components, other_rules=True)
        return game if is_sound(game) and len(game.touches()) == number else None
    except Exception:  # rules that meet a position of other rules may fail in any way
        return None


def is_sound(game: Game) -> bool:
    """Whether a position can be shown to everybody, and whatever is open in it be played."""
    try:
        seats: list[Any] = [None, *range(game.seats)]
        for seat in seats:
            game.view(seat)
            game.scores(seat)
            for language in LANGUAGES:
                game.prompt(language, seat)
        for touch in game.options:
            game.words(touch, LANGUAGES[0])
            game.clone().play(touch)
        load(game.dump(), game.header.box.folder)
    except Exception:  # rules that meet a position of other rules may fail in any way
        return False
    return game.over or bool(game.options)
