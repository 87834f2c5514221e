"""The Crystal Caves: obtaining crystals, which wakes the pilgrims under them."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .cards import remove_shown, with_at
from .goods import PAY, charge
from .state import CRYSTAL_TILES, Bitoku, Player, total
from .vocabulary import BESIDE, CRYSTAL, DONE, MITAMA, SOCKET


def has_free_socket(g: Bitoku, player: Player, colour: int) -> bool:
    colours = g.printed.socket_colour
    for socket in range(len(colours)):
        if colours[socket] == colour and player.sockets[socket] < 0:
            return True
    return False


def free_sockets(g: Bitoku, player: Player, colour: int) -> list[int]:
    """Empty places of this colour (Q52, D11)."""
    colours = g.printed.socket_colour
    return [socket for socket in range(len(colours)) if colours[socket] == colour and player.sockets[socket] < 0]


class Crystal(Part[Bitoku]):
    """Obtain one of the shown crystals, paying the price of its place."""

    def __init__(self, key: str, discount: int) -> None:
        super().__init__(key, "ask-crystal")
        self.discount = discount

    def possible(self, g: Bitoku) -> bool:
        shown = g.shown[CRYSTAL_TILES]
        for place in range(len(shown)):
            if shown[place] >= 0 and self.within_reach(g, place, shown[place]):
                return True
        return False

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        shown = g.shown[CRYSTAL_TILES]
        for place in range(len(shown)):
            if shown[place] >= 0 and self.within_reach(g, place, shown[place]):
                options.append(CRYSTAL + shown[place])
        options.append(DONE)
        return options

    def within_reach(self, g: Bitoku, place: int, tile: int) -> bool:
        player = g.players[g.seat]
        price = g.layout.crystal_price[place]
        if price.size > total(player.resources) + self.discount or price.missing(player.resources) > self.discount:
            return False
        return has_free_socket(g, player, g.printed.crystal_colour[tile])

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            return
        g.tile = touch - CRYSTAL
        charge(g, g.layout.crystal_price[g.shown[CRYSTAL_TILES].index(g.tile)], self.discount)
        g.todo += PURCHASE

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"discount": self.discount}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not CRYSTAL <= touch < MITAMA:
            return ""
        tile = touch - CRYSTAL
        if tile not in g.shown[CRYSTAL_TILES]:
            return text("why-not-shown")
        price = g.layout.crystal_price[g.shown[CRYSTAL_TILES].index(tile)]
        lacking = price.missing(g.actor().resources) - self.discount
        return text("why-lacking", count=lacking) if lacking > 0 else text("why-no-socket")


class ChooseSocket(Part[Bitoku]):
    """On which of the free places the crystal goes."""

    def legal(self, g: Bitoku) -> list[int]:
        colour = g.printed.crystal_colour[g.tile]
        return [SOCKET + socket for socket in free_sockets(g, g.players[g.seat], colour)]

    def play(self, g: Bitoku, touch: int) -> None:
        g.spot = touch - SOCKET

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"crystal": g.word("crystal", g.tile, text)}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not SOCKET <= touch < BESIDE:
            return ""
        return text("why-socket-taken" if g.actor().sockets[touch - SOCKET] >= 0 else "why-socket-colour")


class SetCrystal(Part[Bitoku]):
    """Place the paid crystal; the pilgrim on its place wakes up (Q53)."""

    def run(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        remove_shown(g, CRYSTAL_TILES, g.tile)
        player.sockets = with_at(player.sockets, g.spot, g.tile)
        player.awake += 1
        g.say(happened.CRYSTAL_TAKEN, g.seat, g.tile)
        g.tile = -1
        g.spot = -1
        return False

    def about(self, g: Bitoku) -> int:
        return CRYSTAL + g.tile if g.tile >= 0 else -1


CHOOSE_SOCKET: Final = ChooseSocket("choose socket", "ask-socket")
SET_CRYSTAL: Final = SetCrystal("set crystal")
PURCHASE: Final = flow(CHOOSE_SOCKET, PAY, SET_CRYSTAL)

STEPS: Final = (CHOOSE_SOCKET, SET_CRYSTAL)
