"""The solo game: the Tengu takes its place beside the board, after the setup of a game for two."""

from __future__ import annotations

from .components import STARTING
from .state import DRAGONFLY_TILES, EARNED, LOCKED, Bitoku, Player
from .tengu_actions import one_of
from .tengu_board import HUMAN, ROW, TENGU, Tengu
from .tengu_terms import BUILDING_ROCKS, MITAMA_ROCKS, YOKAI_ROCKS, favourites
from .vocabulary import RESOURCES


def seat_tengu(g: Bitoku, undealt: list[int]) -> None:
    """The steps B to I of the solo setup; `undealt` are the rocks that went neither to the human nor to the garden."""
    board = g.printed.tengu_board
    start = g.printed.kodama_start
    if g.rules.tengu_kodamas:
        start += 1
    player = Player.blank()
    player.earned = [0] * (len(EARNED) + 1)
    player.resources = [0, 0, 0, 0]
    player.amulets = [0, 0, 0]
    player.values = list(board["dice"])
    player.places = [LOCKED, LOCKED, LOCKED]
    player.kodamas = [start] * 5
    player.slots = (-1, -1, -1)
    if not g.rules.tengu_no_yokai:
        player.tucked = tuple(range(STARTING))
    player.awake = board["pilgrims"]
    tengu = Tengu.blank()
    g.tengu = tengu
    g.players.append(player)
    g.order = (TENGU, HUMAN)
    take_rocks(g, player, undealt)
    if not g.rules.tengu_no_resources:
        player.resources[RESOURCES.index("wood")] += board["wood"]
        second = "stone" if favourites(g, BUILDING_ROCKS) else "sake"
        player.resources[RESOURCES.index(second)] += 1
    flies = board["dragonflies"]
    if g.rules.tengu_two_dragonflies:
        flies += 1
    if g.rules.tengu_no_dragonfly:  # with both options it starts with one
        flies -= 1
    player.dragonflies = g.stacks[DRAGONFLY_TILES][:flies]
    g.stacks[DRAGONFLY_TILES] = g.stacks[DRAGONFLY_TILES][flies:]
    if g.rules.tengu_pilgrim:
        player.walkers = (one_of(g, g.layout.starts),)
        player.awake -= 1
    cards = list(range(len(g.printed.tengu_ids)))
    g.random.shuffle(cards)
    tengu.row = tuple(cards[:ROW])
    tengu.deck = tuple(cards[ROW:])


def take_rocks(g: Bitoku, player: Player, undealt: list[int]) -> None:
    """A random rock of the garden, which is not refilled, then one of the other sort: a yokai rock and another."""
    at = g.random.below(len(g.garden))
    first = g.garden[at]
    g.garden = g.garden[:at] + g.garden[at + 1 :]
    families = g.printed.rock_family
    wanted = (MITAMA_ROCKS, BUILDING_ROCKS) if families[first] == YOKAI_ROCKS else (YOKAI_ROCKS,)
    second = [rock for rock in undealt if families[rock] in wanted]
    if not second:  # T1: otherwise a random legal one of the garden
        second = [rock for rock in g.garden if families[rock] in wanted]
        g.random.shuffle(second)
        g.garden = tuple([rock for rock in g.garden if rock != second[0]])
    player.rocks = (first, second[0])
