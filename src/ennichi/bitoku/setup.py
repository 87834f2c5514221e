"""From the box to the first spring, and the four rounds."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Header, Step, flow
from ennichi.kernel.random_source import RandomSource

from .autumn import AUTUMN_PHASE
from .components import ANCIENT, BUILDINGS, STARTING, Layout, Printed
from .display import deal_hills, fill_display
from .spring import SPRING_PHASE
from .state import (
    BUILDING_TILES,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    EARNED,
    LOCKED,
    MITAMA_TILES,
    VISION_CARDS,
    Bitoku,
    Player,
    Rules,
)  # fmt: skip
from .summer import SUMMER_PHASE
from .tengu_setup import seat_tengu
from .winter import WINTER_PHASE

CRYSTAL_PLACES: Final = 8


def shuffled(random: RandomSource, count: int, first: int = 0) -> list[int]:
    """The numbers of so many things in random order."""
    things = [first + i for i in range(count)]  # quicker than a list of a range
    random.shuffle(things)
    return things


def set_up(header: Header, printed: Printed, random: RandomSource) -> Bitoku:
    """The setup in the order of the rulebook, up to the first spring."""
    seats = header.seats
    layout = printed.layout_for(seats)
    gates = deal_gates(printed, layout, random)
    sites = deal_ancient(printed, layout, random)
    lakes = shuffled(random, 5)
    stacks = [tuple(shuffled(random, count)) for count in tile_counts(printed)]
    rocks = shuffled(random, len(printed.rock_family))
    visions = shuffled(random, len(printed.vision_vp))
    bitoku = shuffled(random, len(printed.bitoku_vp))
    yokai = shuffled(random, len(printed.yokai_type) - STARTING, STARTING)
    players = [new_player(printed, random, rocks[seat]) for seat in range(seats)]
    order = shuffled(random, seats)
    places = [layout.building_places, len(layout.crystal_price), len(layout.mitama_price), len(layout.dragonfly_price)]
    g = Bitoku.blank(header, random, printed, layout, Rules(header))
    g.todo = [ROUND]
    g.players = players
    g.order = tuple(order)
    g.gates = gates
    g.lakes = tuple(lakes)
    g.shown = [(-1,) * count for count in places]
    g.stacks = stacks
    g.removed = [(), (), (), ()]
    g.garden = tuple(sorted(rocks[seats : seats + layout.garden]))
    g.decks = [tuple(yokai), tuple(bitoku), tuple(visions)]
    g.discards = [(), ()]
    g.sites = sites
    g.owners = (-1,) * 16
    g.sleepers = (-1,) * len(printed.nodes)
    g.turn = g.card = g.old_crystal = g.tile = g.spot = g.walk_from = -1
    g.bill = [0, 0, 0, 0, 0, 0]
    for display in (BUILDING_TILES, CRYSTAL_TILES, MITAMA_TILES, DRAGONFLY_TILES):
        fill_display(g, display)
    deal_hills(g)
    for player in players:
        player.dragonflies = g.stacks[DRAGONFLY_TILES][:1]
        g.stacks[DRAGONFLY_TILES] = g.stacks[DRAGONFLY_TILES][1:]
        player.visions = g.decks[VISION_CARDS][:1]
        g.decks[VISION_CARDS] = g.decks[VISION_CARDS][1:]
    if seats == 1:
        seat_tengu(g, rocks[seats + layout.garden :])
    g.reveals = 0
    return g


def tile_counts(printed: Printed) -> list[int]:
    """How many tiles each display has, in the order of the displays."""
    return [BUILDINGS, len(printed.crystal_colour), len(printed.mitama_type), len(printed.dragonfly_effects)]


def deal_gates(printed: Printed, layout: Layout, random: RandomSource) -> tuple[int, ...]:
    """A random gate tile of the right letter at every gate fork; the rest stays in the box."""
    tiles = shuffled(random, len(printed.gate_letter))
    gates: list[int] = []
    for letter in layout.fork_letter:
        found = -1
        for at, tile in enumerate(tiles):
            if tile >= 0 and printed.gate_letter[tile] == letter:
                found = tile
                tiles[at] = -1
                break
        gates.append(found)
    return tuple(gates)


def deal_ancient(printed: Printed, layout: Layout, random: RandomSource) -> tuple[int, ...]:
    """Ancient buildings on the spaces marked for them, as many as the number of players asks for."""
    tiles = shuffled(random, len(printed.building_kind) - BUILDINGS, BUILDINGS)
    sites = [-1] * 16
    for site in range(16):
        if layout.site_kind[site] == ANCIENT:
            sites[site] = tiles.pop()
    return tuple(sites)


def new_player(printed: Printed, random: RandomSource, rock: int) -> Player:
    start = printed.start
    player = Player.blank()
    player.earned = [0] * len(EARNED)
    player.resources = [start["wood"], start["stone"], start["jade"], start["sake"]]
    player.amulets = [start["amulet1"], 0, 0]
    player.values = printed.start_dice.copy()
    player.places = [LOCKED, LOCKED, LOCKED]
    player.kodamas = [printed.kodama_start] * 5
    player.slots = (-1, -1, -1)
    player.deck = tuple(shuffled(random, STARTING))
    player.awake = start["pilgrims"]
    player.sockets = (-1,) * CRYSTAL_PLACES
    player.rocks = (rock,)
    return player


class Round(Step[Bitoku]):
    """Spring, summer, autumn, winter; after the last winter the ascension has been counted."""

    def run(self, g: Bitoku) -> bool:
        if not g.players[0].items:
            g.todo += SEASONS
        return False


ROUND: Final = Round("round")
SEASONS: Final = flow(SPRING_PHASE, SUMMER_PHASE, AUTUMN_PHASE, WINTER_PHASE, ROUND)

STEPS: Final = (ROUND,)
