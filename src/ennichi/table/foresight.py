"""What a touch would lead to, told without a secret: it is played where all that its seat cannot know is dealt anew."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from ennichi.kernel.game import Game

from . import shapes

# Of what is one of four by chance hardly ever one is missing then, and hardly ever all are the same.
DEALS = 16
TOLD = 5  # the reader draws each of them


def positions(game: Game, touch: int) -> list[shapes.Imagined]:
    """Positions after an open touch: a few that show what is unsure, or one if nothing hidden comes to light."""
    first, reveals = imagined(game, touch, 0)
    if not reveals:
        return [first]
    others = [imagined(game, touch, seed)[0] for seed in range(1, DEALS)]
    unsure = [differences(first, other) for other in others]
    told = [first]
    while any(unsure) and len(told) < TOLD:
        most = max(range(len(others)), key=lambda i: len(unsure[i]))
        told.append(others[most])
        unsure = [paths - unsure[most] for paths in unsure]
    return told


def imagined(game: Game, touch: int, seed: int) -> tuple[shapes.Imagined, bool]:
    """The table after a touch, as the seat that acts would see it in one deal; and whether something came to light."""
    tried = game.redeal(game.seat, seed)
    tried.play(touch)
    scores = [sum(lines.values()) for lines in tried.breakdown(game.seat)]
    return {"view": tried.view(game.seat), "scores": scores}, tried.reveals != game.reveals


def differences(one: Any, other: Any, path: str = "") -> set[str]:
    """The paths through JSON-ready data at whose ends two of its kind differ."""
    if one == other:
        return set()
    if isinstance(one, dict) and isinstance(other, dict):
        keys = one.keys() | other.keys()
        return {end for key in keys for end in differences(one.get(key), other.get(key), f"{path}.{key}")}
    if isinstance(one, list) and isinstance(other, list):
        pairs = enumerate(zip_longest(one, other))
        return {end for i, (this, that) in pairs for end in differences(this, that, f"{path}.{i}")}
    return {path}
