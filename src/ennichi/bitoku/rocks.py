"""The Rock Garden: taking Iwakura rocks, and seating pilgrims beside them."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import flow
from ennichi.kernel.text import Text

from . import events as happened
from .goods import PAY, charge
from .spirits import removed_from
from .state import Bitoku, Player
from .vocabulary import BESIDE, DONE, ROCK, YOKAI


class TakeRock(Part[Bitoku]):
    """Take a rock of the garden to the leftmost free place; the garden is never refilled (Q64)."""

    def possible(self, g: Bitoku) -> bool:
        return len(g.garden) > 0 and len(g.players[g.seat].rocks) < g.printed.rock_places

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        if len(g.players[g.seat].rocks) < g.printed.rock_places:
            options = [ROCK + rock for rock in g.garden]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            rock = touch - ROCK
            g.garden = removed_from(g.garden, rock)
            g.players[g.seat].rocks += (rock,)
            g.say(happened.ROCK_TAKEN, g.seat, rock)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not ROCK <= touch < YOKAI:
            return ""
        return text("why-not-in-garden" if touch - ROCK not in g.garden else "why-rock-path-full")


def free_seats(g: Bitoku, player: Player) -> list[int]:
    """Empty seats beside a rock whose price can be paid; no discount applies (Q66)."""
    rocks = len(player.rocks)
    found: list[int] = []
    for seat in range(len(g.printed.seat_beside)):
        if player.seated >> seat & 1 or g.printed.seat_beside[seat][0] >= rocks:
            continue
        if not g.printed.seat_price[seat].missing(player.resources):
            found.append(seat)
    return found


class SeatPilgrim(Part[Bitoku]):
    """Place an available pilgrim beside one of your rocks."""

    def possible(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        return player.awake > 0 and len(free_seats(g, player)) > 0

    def legal(self, g: Bitoku) -> list[int]:
        player = g.players[g.seat]
        options: list[int] = []
        if player.awake:
            options = [BESIDE + seat for seat in free_seats(g, player)]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            g.spot = touch - BESIDE
            charge(g, g.printed.seat_price[g.spot], 0)
            g.todo += SEATING

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not BESIDE <= touch < ROCK:
            return ""
        seat = touch - BESIDE
        player = g.actor()
        if not player.awake:
            return text("why-no-pilgrim")
        if player.seated >> seat & 1:
            return text("why-seat-taken")
        if g.printed.seat_beside[seat][0] >= len(player.rocks):
            return text("why-no-rock-there")
        return text("why-lacking", count=g.printed.seat_price[seat].missing(player.resources))


class Sit(Part[Bitoku]):
    """The pilgrim takes the paid seat and stays there."""

    def run(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        player.awake -= 1
        player.seated |= 1 << g.spot
        g.say(happened.ROCK_PILGRIM, g.seat, g.spot)
        g.spot = -1
        return False


TAKE_ROCK: Final = TakeRock("rock", "ask-rock")
SEAT_PILGRIM: Final = SeatPilgrim("pilgrim", "ask-seat-pilgrim")
SIT: Final = Sit("sit")
SEATING: Final = flow(PAY, SIT)

STEPS: Final = (TAKE_ROCK, SEAT_PILGRIM, SIT)
