"""What a finished game was worth to each seat: by the margin of the scores, by rank, or by winning."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game

MARGIN: Final = "margin"
RANK: Final = "rank"
WIN: Final = "win"
REWARDS: Final = (MARGIN, RANK, WIN)
FARTHEST: Final = 1000.0  # no margin comes near it


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadSetting(f"unknown reward {name!r}; there are {', '.join(REWARDS)}")
    return name


def least(reward: str) -> float:
    """The worst a seat can get."""
    if reward == MARGIN:
        return -FARTHEST
    return -1.0 if reward == RANK else 0.0


def most(reward: str) -> float:
    """The best a seat can get."""
    return FARTHEST if reward == MARGIN else 1.0


def total(reward: str, seats: int, others: int) -> float | None:
    """What the rewards of all seats add up to, whatever happens; None where that depends on the game.

    `others` are opponents that the rules play: what goes to them goes to no seat.
    """
    if others or (reward == MARGIN and seats > 2):  # the margins of three seats count the first one's points twice
        return None
    return 1.0 if reward == WIN else 0.0


def rules_play(g: Game) -> int:
    """How many opponents the rules play in this game."""
    return len(g.breakdown()) - g.header.seats


def final_rewards(g: Game, reward: str) -> list[float]:
    """One number a seat; an opponent that the rules play counts as one of the others and gets none."""
    seats = g.header.seats
    if reward == MARGIN:  # counting the points is a good part of a game: each is counted only as often as needed
        scores = g.scores()
        return [margin(scores, seat) for seat in range(seats)]
    winners = g.winners()
    if reward == WIN:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    points = g.scores()
    return [rank(points, winners, seat) for seat in range(seats)]


def margin(scores: list[int], seat: int) -> float:
    """Points ahead of the best of the others, or behind."""
    return float(scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat]))


def rank(scores: list[int], winners: list[int], seat: int) -> float:
    """1 for the first place, -1 for the last, evenly spaced between; who shares places shares their worth.

    Winners come before everybody else, by whatever breaks ties in the game; after them points alone count.
    """
    above = 0
    beside = 0
    for other in range(len(scores)):
        if other == seat:
            continue
        mine = seat in winners
        theirs = other in winners
        if mine == theirs and scores[other] == scores[seat]:
            beside += 1
        elif theirs > mine or (theirs == mine and scores[other] > scores[seat]):
            above += 1
    places = len(scores) - 1
    return 1.0 - 2.0 * (above + beside / 2.0) / places
