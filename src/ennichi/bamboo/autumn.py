"""Autumn: in each temple the one with the most sticks wins the spirit, and the sticks go home."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Step

from . import events as happened
from .packing import FEW, pack
from .state import GHOST, Bamboo


class Autumn(Step[Bamboo]):
    def run(self, g: Bamboo) -> bool:
        g.season = 2
        g.say(happened.SEASON, g.chapter())
        for temple in range(4):
            award_spirit(g, temple)
        if len(g.players) == 2 and g.year < g.printed.years - 1:
            lay_ghost_sticks(g)
        return False


def sticks_of(sticks: tuple[int, ...], owner: int) -> int:
    count = 0
    for each in sticks:
        if each == owner:
            count += 1
    return count


def winner_of(sticks: tuple[int, ...]) -> int:
    """The owner of most sticks; among equals the one whose stick lies highest. -1 without any stick."""
    winner = -1
    most = 0
    for at in range(len(sticks) - 1, -1, -1):
        owner = sticks[at]
        count = sticks_of(sticks, owner)
        if count > most:
            most = count
            winner = owner
    return winner


def award_spirit(g: Bamboo, temple: int) -> None:
    """The winner takes the top spirit, awake. The ghost's tile, and that of an empty temple (R8), leaves.

    The sticks go home.
    """
    sticks = g.temples[temple]
    winner = winner_of(sticks)
    spirit = g.piles[temple][0]
    g.piles[temple] = g.piles[temple][1:]
    g.reveals += 1
    for owner in sticks:
        if owner != GHOST:
            g.players[owner].reserve += 1
    g.temples[temple] = ()
    if winner < 0:
        g.spirits_gone += (spirit,)
        g.say(happened.SPIRIT_UNWANTED, spirit, temple)
    elif winner == GHOST:
        g.spirits_gone += (spirit,)
        g.say(happened.SPIRIT_LEFT, contested(g, spirit, sticks), temple)
    else:
        g.players[winner].wake(spirit)
        g.say(happened.SPIRIT_WON, winner, contested(g, spirit, sticks), temple)


def contested(g: Bamboo, spirit: int, sticks: tuple[int, ...]) -> int:
    """For the story: the spirit, and how many sticks each seat and the ghost had laid for it."""
    if g.heard is None:
        return 0
    return pack([spirit, *[sticks_of(sticks, owner) for owner in range(GHOST + 1)]], FEW)


def lay_ghost_sticks(g: Bamboo) -> None:
    """Two players: the temple tiles are dealt and the ghost lays that many sticks, below all others."""
    tiles = g.printed.temple_tiles.copy()
    g.random.shuffle(tiles)
    g.reveals += 1
    for temple in range(4):
        g.temples[temple] = (GHOST,) * tiles[temple]
    g.say(happened.GHOST_STICKS, pack(tiles, FEW))


AUTUMN: Final = Autumn("autumn")

STEPS: Final = (AUTUMN,)
