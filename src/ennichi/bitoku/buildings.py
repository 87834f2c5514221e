"""Constructing buildings in the inhabited areas."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words, flow
from ennichi.kernel.text import Text

from . import events as happened
from .cards import remove_shown, with_at
from .components import HILL_OF_REGION, ON_BUILD, REGION_OF_HILL
from .goods import PAY, charge
from .kodamas import step_forward
from .state import BUILDING_TILES, Bitoku, Player
from .vocabulary import BUILDING, CRYSTAL, DONE, HOME, REGION


def may_pay_next(g: Bitoku, player: Player, discount: int) -> bool:
    """Whether a counter is left and its price can be paid (Q62)."""
    prices = g.printed.counter_price
    return player.built < len(prices) and prices[player.built].missing(player.resources) <= discount


def open_sites(g: Bitoku, kind: int) -> list[int]:
    """Empty building spaces of this kind, in any inhabited area (Q63)."""
    kinds = g.layout.site_kind
    sites = g.sites
    return [site for site in range(16) if kinds[site] == kind and sites[site] < 0]


def open_kinds(g: Bitoku) -> int:
    """A bit for each kind with an empty building space somewhere."""
    kinds = g.layout.site_kind
    found = 0
    for site in range(16):
        if g.sites[site] < 0:
            found |= 1 << kinds[site]
    return found


class Build(Part[Bitoku]):
    """Construct one of the shown buildings, paying for the leftmost counter."""

    def __init__(self, key: str, discount: int, repeats: bool) -> None:
        super().__init__(key, "ask-build")
        self.discount = discount
        self.repeats = repeats  # not the first time that one icon grants it

    def possible(self, g: Bitoku) -> bool:
        return may_pay_next(g, g.players[g.seat], self.discount) and len(self.legal(g)) > 1

    def legal(self, g: Bitoku) -> list[int]:
        options: list[int] = []
        if may_pay_next(g, g.players[g.seat], self.discount):
            wanted = open_kinds(g)
            for tile in g.shown[BUILDING_TILES]:
                if tile >= 0 and wanted >> g.printed.building_kind[tile] & 1:
                    options.append(BUILDING + tile)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:
            return
        g.tile = touch - BUILDING
        g.repeated = self.repeats
        charge(g, g.printed.counter_price[g.players[g.seat].built], self.discount)
        g.todo += CONSTRUCTION

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"discount": self.discount}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not BUILDING <= touch < CRYSTAL:
            return ""
        player = g.actor()
        if touch - BUILDING not in g.shown[BUILDING_TILES]:
            return text("why-not-shown")
        if player.built == len(g.printed.counter_price):
            return text("why-no-counter")
        lacking = g.printed.counter_price[player.built].missing(player.resources) - self.discount
        return text("why-lacking", count=lacking) if lacking > 0 else text("why-no-site")


class ChooseSite(Part[Bitoku]):
    """In which inhabited area the building goes."""

    def legal(self, g: Bitoku) -> list[int]:
        sites = open_sites(g, g.printed.building_kind[g.tile])
        return [REGION + REGION_OF_HILL[site // 4] for site in sites]

    def play(self, g: Bitoku, touch: int) -> None:
        hill = HILL_OF_REGION[touch - REGION]
        for site in open_sites(g, g.printed.building_kind[g.tile]):
            if site // 4 == hill:
                g.spot = site

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"building": g.word("building", g.tile, text)}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        return text("why-no-site-here") if REGION <= touch < HOME else ""


class Raise(Part[Bitoku]):
    """Place the paid building, mark it, and take its bonus in the region where it stands."""

    def run(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        tile = g.tile
        region = REGION_OF_HILL[g.spot // 4]
        remove_shown(g, BUILDING_TILES, tile)
        g.sites = with_at(g.sites, g.spot, tile)
        g.owners = with_at(g.owners, g.spot, g.seat)
        g.fresh += (tile,)
        player.built += 1
        g.tile = -1
        g.spot = -1
        g.say(happened.BUILT, g.seat, tile, region)
        if g.rules.memory_repeats or not g.repeated:  # Q55
            g.remember(g.seat, ON_BUILD)
        step_forward(g, g.seat, region, g.printed.building_kodama[tile])
        for _ in range(g.printed.building_amulet[tile]):
            g.gain_amulet(g.seat, 1)
        return False

    def about(self, g: Bitoku) -> int:
        return BUILDING + g.tile if g.tile >= 0 else -1


def buildings_of(g: Bitoku, seat: int) -> list[int]:
    """The buildings with this seat's counter; ancient ones have none."""
    return [g.sites[site] for site in range(16) if g.owners[site] == seat]


CHOOSE_SITE: Final = ChooseSite("choose site", "ask-site")
RAISE: Final = Raise("raise")
CONSTRUCTION: Final = flow(CHOOSE_SITE, PAY, RAISE)

STEPS: Final = (CHOOSE_SITE, RAISE)
