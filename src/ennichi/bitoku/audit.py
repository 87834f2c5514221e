"""What a referee counts: every piece of Bitoku is in exactly one place, and every seat within its limits."""

from __future__ import annotations

from .components import ANCIENT, BUILDINGS, STARTING
from .forest import HIGHEST, crowd
from .setup import tile_counts
from .state import (
    BEYOND,
    BITOKU_CARDS,
    BUILDING_TILES,
    CARD,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    IN_HOME,
    IN_REGION,
    MITAMA_TILES,
    VISION_CARDS,
    YOKAI_CARDS,
    Bitoku,
    Player,
)  # fmt: skip
from .tengu_audit import audit_tengu
from .vocabulary import BITOKU, HOME_REGION, VISION, YOKAI

PILGRIMS = 11
HILL_CARDS = 4


def audit(g: Bitoku) -> list[str]:
    faults: list[str] = []
    for check in (audit_yokai, audit_cards, audit_tiles, audit_rocks, audit_dice, audit_pilgrims, audit_players):
        faults += check(g)
    return faults


def expect(what: str, found: object, wanted: object) -> list[str]:
    return [] if found == wanted else [f"{what}: {found}, not {wanted}"]


def on_board(row: tuple[int, ...]) -> list[int]:
    return [thing for thing in row if thing >= 0]


def drawn_from(g: Bitoku, group: int) -> list[int]:
    """Cards that the acting seat is looking at, if they are of this group."""
    return [card & CARD for card in g.drawn] if g.todo and g.todo[-1].drawn() == group else []


def audit_yokai(g: Bitoku) -> list[str]:
    """The five starting cards of each colour, and every advanced card once."""
    faults: list[str] = []
    advanced = [card & CARD for card in g.decks[YOKAI_CARDS]] + list(g.discards[YOKAI_CARDS])
    advanced += on_board(g.hill_yokai) + drawn_from(g, YOKAI)
    for seat, player in enumerate(g.players):
        cards = list(player.deck + player.discard + player.tucked) + on_board(player.slots)
        cards += [card & CARD for card in player.hand + player.aside]
        starting = sorted([card for card in cards if card < STARTING])
        advanced += [card for card in cards if card >= STARTING]
        if seat >= g.seats:
            continue
        faults += expect(f"starting yokai of seat {seat}", starting, list(range(STARTING)))
        if player.cards() < HILL_CARDS:
            faults.append(f"seat {seat} has only {player.cards()} yokai left")
    wanted = list(range(STARTING, len(g.printed.yokai_type)))
    return faults + expect("advanced yokai", sorted(advanced), wanted)


def audit_cards(g: Bitoku) -> list[str]:
    bitoku = [card & CARD for card in g.decks[BITOKU_CARDS]] + list(g.discards[BITOKU_CARDS])
    bitoku += on_board(g.hill_bitoku) + drawn_from(g, BITOKU)
    visions = [card & CARD for card in g.decks[VISION_CARDS]] + drawn_from(g, VISION)
    for player in g.players:
        bitoku += player.bitoku
        visions += player.visions
    faults = expect("bitoku cards", sorted(bitoku), list(range(len(g.printed.bitoku_vp))))
    return faults + expect("visions", sorted(visions), list(range(len(g.printed.vision_vp))))


def tiles_with(g: Bitoku, display: int) -> list[int]:
    """The tiles of a display that players or the board have."""
    if display == BUILDING_TILES:
        return [tile for tile in g.sites if 0 <= tile < BUILDINGS]
    found: list[int] = []
    for player in g.players:
        if display == CRYSTAL_TILES:
            found += on_board(player.sockets)
        elif display == MITAMA_TILES:
            found += player.mitamas + player.freed + player.arriving
        else:
            found += player.dragonflies + player.guides
    return found


def audit_tiles(g: Bitoku) -> list[str]:
    faults: list[str] = []
    counts = tile_counts(g.printed)
    for display in (BUILDING_TILES, CRYSTAL_TILES, MITAMA_TILES, DRAGONFLY_TILES):
        tiles = on_board(g.shown[display]) + list(g.stacks[display] + g.removed[display]) + tiles_with(g, display)
        faults += expect(f"tiles of display {display}", sorted(tiles), list(range(counts[display])))
    for site in range(16):
        tile = g.sites[site]
        if tile >= 0 and g.printed.building_kind[tile] != g.layout.site_kind[site]:
            faults.append(f"building {tile} stands on a space of another kind")
        if (g.owners[site] >= 0) != (0 <= tile < BUILDINGS):
            faults.append(f"the building on space {site} has a wrong owner")
    ancient = len([tile for tile in g.sites if tile >= BUILDINGS])
    return faults + expect("ancient buildings", ancient, g.layout.site_kind.count(ANCIENT))


def audit_rocks(g: Bitoku) -> list[str]:
    rocks = list(g.garden)
    for player in g.players:
        rocks += player.rocks
    faults = expect("different rocks", len(set(rocks)), len(rocks))
    if g.tengu is not None:
        return faults + audit_tengu(g, g.tengu, rocks)
    return faults + expect("rocks in play", len(rocks), len(g.players) + g.layout.garden)


def audit_dice(g: Bitoku) -> list[str]:
    """No space holds more dice than it may."""
    faults: list[str] = []
    dice = crowd(g)
    for region in range(5):
        most = 0 if region == HOME_REGION else g.layout.spaces[region]
        if dice[IN_REGION + region] > most:
            faults.append(f"region {region} holds {dice[IN_REGION + region]} dice")
    for space in range(len(g.layout.home_space)):
        if dice[IN_HOME + space] > 1:
            faults.append(f"space {space} of the Home holds {dice[IN_HOME + space]} dice")
    for area in range(len(g.layout.area_spaces)):
        if dice[BEYOND + area] > g.layout.area_spaces[area]:
            faults.append(f"area {area} beyond the river holds {dice[BEYOND + area]} dice")
    for seat, player in enumerate(g.players):
        if min(player.values) < 1 or max(player.values) > HIGHEST:
            faults.append(f"seat {seat} has dice of {player.values}")
    return faults


def audit_pilgrims(g: Bitoku) -> list[str]:
    faults: list[str] = []
    for seat, player in enumerate(g.players):
        asleep = player.sockets.count(-1) + g.sleepers.count(seat) + player.seated.bit_count()
        pilgrims = player.awake + player.gone + len(player.walkers) + asleep
        faults += expect(f"pilgrims of seat {seat}", pilgrims, PILGRIMS)
        faults += expect(f"forks of seat {seat}", player.forks.bit_count(), g.sleepers.count(seat))
        if list(player.walkers) != sorted(player.walkers):
            faults.append(f"the pilgrims of seat {seat} are out of order")
    return faults


def audit_players(g: Bitoku) -> list[str]:
    faults: list[str] = []
    for seat, player in enumerate(g.players):
        if min(player.resources + player.amulets) < 0 or player.awake < 0:
            faults.append(f"seat {seat} has less than nothing")
        if player.completed > len(player.bitoku) or len(player.rocks) > g.printed.rock_places:
            faults.append(f"the board of seat {seat} is too full")
        faults += expect(f"buildings of seat {seat}", player.built, g.owners.count(seat))
        faults += audit_board(g, seat, player)
    for region in range(5):
        last = [player for player in g.players if player.kodamas[region] == g.printed.kodama_last]
        if len(last) > 1:
            faults.append(f"{len(last)} kodamas stand on the last space of region {region}")
    return faults + expect("seats in order", sorted(g.order), list(range(len(g.players))))


def audit_board(g: Bitoku, seat: int, player: Player) -> list[str]:
    faults: list[str] = []
    for socket, crystal in enumerate(player.sockets if seat < g.seats else ()):  # the Tengu has no places
        if crystal >= 0 and g.printed.crystal_colour[crystal] != g.printed.socket_colour[socket]:
            faults.append(f"seat {seat} has a crystal on a place of another colour")
    for space in player.kodamas:
        if not g.printed.kodama_start <= space <= g.printed.kodama_last:
            faults.append(f"a kodama of seat {seat} stands on space {space}")
    return faults
