"""The Twisted Trail: obtaining mitamas and dragonflies, and combining them."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .cards import remove_shown
from .components import ON_COMBINE, ON_MITAMA
from .goods import PAY, charge
from .state import BY_SPIRITS, DRAGONFLY_TILES, MITAMA_TILES, Bitoku
from .vocabulary import DONE, DRAGONFLY, MITAMA


class Mitama(Part[Bitoku]):
    """Obtain one of the shown mitamas, paying the price of its place."""

    def __init__(self, key: str, discount: int, repeats: bool) -> None:
        super().__init__(key, "ask-mitama")
        self.discount = discount
        self.repeats = repeats  # not the first time that one icon grants it

    def possible(self, g: Bitoku) -> bool:
        shown = g.shown[MITAMA_TILES]
        have = g.players[g.seat].resources
        for place in range(len(shown)):
            if shown[place] >= 0 and g.layout.mitama_price[place].missing(have) <= self.discount:
                return True
        return False

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        shown = g.shown[MITAMA_TILES]
        have = g.players[g.seat].resources
        for place in range(len(shown)):
            if shown[place] >= 0 and g.layout.mitama_price[place].missing(have) <= self.discount:
                options.append(MITAMA + shown[place])
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            return
        g.tile = touch - MITAMA
        g.repeated = self.repeats
        charge(g, g.layout.mitama_price[g.shown[MITAMA_TILES].index(g.tile)], self.discount)
        g.todo += MITAMA_PURCHASE

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"discount": self.discount}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not MITAMA <= touch < DRAGONFLY:
            return ""
        tile = touch - MITAMA
        if tile not in g.shown[MITAMA_TILES]:
            return text("why-not-shown")
        price = g.layout.mitama_price[g.shown[MITAMA_TILES].index(tile)]
        return text("why-lacking", count=price.missing(g.actor().resources) - self.discount)


class TakeMitama(Part[Bitoku]):
    """VP of the place, the tile's action, then it comes to the player board (Q57)."""

    def run(self, g: Bitoku) -> bool:
        tile = g.tile
        place = remove_shown(g, MITAMA_TILES, tile)
        g.players[g.seat].arriving += (tile,)
        g.tile = -1
        g.say(happened.MITAMA_TAKEN, g.seat, tile)
        g.earn(g.seat, BY_SPIRITS, g.layout.mitama_vp[place])
        if g.rules.memory_repeats or not g.repeated:  # Q55
            g.remember(g.seat, ON_MITAMA)
        g.todo.append(g.printed.settle_mitama[tile])
        g.todo.append(g.printed.mitama_parts[tile])
        return False

    def about(self, g: Bitoku) -> int:
        return MITAMA + g.tile if g.tile >= 0 else -1


class SettleMitama(Part[Bitoku]):
    """The mitama reaches the player board and may be combined with a waiting dragonfly, now only (Q58)."""

    def __init__(self, key: str, tile: int) -> None:
        super().__init__(key, "ask-combine-mitama")
        self.tile = tile

    def run(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        player.arriving = removed_from(player.arriving, self.tile)
        player.mitamas += (self.tile,)
        return True

    def legal(self, g: Bitoku) -> list[int]:
        options = [DRAGONFLY + fly for fly in g.players[g.seat].dragonflies]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            combine(g, self.tile, touch - DRAGONFLY)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"mitama": g.word("mitama", self.tile, text)}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-not-waiting") if touch >= DRAGONFLY else ""


class Dragonfly(Part[Bitoku]):
    """Obtain one of the shown dragonflies, paying or receiving what its place says."""

    def __init__(self, key: str, discount: int) -> None:
        super().__init__(key, "ask-dragonfly")
        self.discount = discount

    def possible(self, g: Bitoku) -> bool:
        return len(self.legal(g)) > 1

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        shown = g.shown[DRAGONFLY_TILES]
        have = g.players[g.seat].resources
        for place in range(len(shown)):
            if shown[place] >= 0 and g.layout.dragonfly_price[place].missing(have) <= self.discount:
                options.append(DRAGONFLY + shown[place])
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            return
        g.tile = touch - DRAGONFLY
        charge(g, g.layout.dragonfly_price[g.shown[DRAGONFLY_TILES].index(g.tile)], self.discount)
        g.todo += DRAGONFLY_PURCHASE

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"discount": self.discount}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if touch < DRAGONFLY:
            return ""
        tile = touch - DRAGONFLY
        if tile not in g.shown[DRAGONFLY_TILES]:
            return text("why-not-shown")
        price = g.layout.dragonfly_price[g.shown[DRAGONFLY_TILES].index(tile)]
        return text("why-lacking", count=price.missing(g.actor().resources) - self.discount)


class TakeDragonfly(Part[Bitoku]):
    """What its place pays (Q49: a discount changes nothing there), then to the player board."""

    def run(self, g: Bitoku) -> bool:
        tile = g.tile
        place = remove_shown(g, DRAGONFLY_TILES, tile)
        g.players[g.seat].dragonflies += (tile,)
        g.tile = -1
        g.say(happened.DRAGONFLY_TAKEN, g.seat, tile)
        for resource in range(4):
            g.gain_resource(g.seat, resource, g.layout.dragonfly_gain[place][resource])
        g.todo.append(g.printed.settle_dragonfly[tile])
        return False

    def about(self, g: Bitoku) -> int:
        return DRAGONFLY + g.tile if g.tile >= 0 else -1


class SettleDragonfly(Part[Bitoku]):
    """The new dragonfly may be combined with a waiting mitama, now only."""

    def __init__(self, key: str, tile: int) -> None:
        super().__init__(key, "ask-combine-dragonfly")
        self.tile = tile

    def legal(self, g: Bitoku) -> list[int]:
        options = [MITAMA + mitama for mitama in g.players[g.seat].mitamas]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            combine(g, touch - MITAMA, self.tile)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"dragonfly": g.word("dragonfly", self.tile, text)}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-not-waiting") if MITAMA <= touch < DRAGONFLY else ""


def combine(g: Bitoku, mitama: int, dragonfly: int) -> None:
    """The pair leaves the player board and the dragonfly's action is taken."""
    release(g, g.seat, mitama, dragonfly)
    g.remember(g.seat, ON_COMBINE)
    g.todo.append(g.printed.dragonfly_parts[dragonfly])


def release(g: Bitoku, seat: int, mitama: int, dragonfly: int) -> None:
    player = g.players[seat]
    player.mitamas = removed_from(player.mitamas, mitama)
    player.dragonflies = removed_from(player.dragonflies, dragonfly)
    player.freed += (mitama,)
    player.guides += (dragonfly,)
    g.say(happened.COMBINED, seat, mitama, dragonfly)


def removed_from(row: tuple[int, ...], thing: int) -> tuple[int, ...]:
    return tuple([each for each in row if each != thing])


TAKE_MITAMA: Final = TakeMitama("take mitama")
TAKE_DRAGONFLY: Final = TakeDragonfly("take dragonfly")
MITAMA_PURCHASE: Final = flow(PAY, TAKE_MITAMA)
DRAGONFLY_PURCHASE: Final = flow(PAY, TAKE_DRAGONFLY)

STEPS: Final = (TAKE_MITAMA, TAKE_DRAGONFLY)
