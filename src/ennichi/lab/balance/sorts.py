"""What a seat can have in each game, sort by sort, and how one sees in a finished game that it had it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ennichi.bamboo.components import Printed as BambooPrinted
from ennichi.bamboo.state import Bamboo
from ennichi.bitoku.components import BUILDINGS
from ennichi.bitoku.scoring import treasure
from ennichi.bitoku.state import CARD, Bitoku
from ennichi.bitoku.vocabulary import REGIONS
from ennichi.iki.components import Printed as IkiPrinted
from ennichi.iki.state import Iki
from ennichi.kernel.game import Box, Game

Had = tuple[int, int]  # a seat, and the number of the piece in its group


@dataclass(frozen=True)
class Sort:
    """Things of one sort: how they came to a seat, and whether pieces with the same print are counted as one."""

    key: str
    group: str  # their touch group, or the first part of their names among the sources
    title: str
    find: Callable[[Game], Iterator[Had]]
    pieces: Callable[[Box], list[int]] | None = None  # which of the group; all of it without
    alike: bool = False  # pieces with the same print are one row
    many: bool = False  # used again and again: a row is about one more time


def told(event: str, piece: int = 1) -> Callable[[Game], Iterator[Had]]:
    """Every event of this name says that a seat, its first field, had a piece, another one."""

    def find(g: Game) -> Iterator[Had]:
        names = [sort.name for sort in g.header.kind.events]
        number = names.index(event)
        for heard in g.heard or []:
            if heard[0] == number:
                yield heard[1], heard[1 + piece]

    return find


# Bamboo.


def of_level(level: int) -> Callable[[Box], list[int]]:
    """The homes of one level."""

    def pieces(box: Box) -> list[int]:
        assert isinstance(box, BambooPrinted)
        return [home for home in range(len(box.home_level)) if box.home_level[home] == level]

    return pieces


def homes(g: Game) -> Iterator[Had]:
    assert isinstance(g, Bamboo)
    for seat, player in enumerate(g.players):
        for home in player.grid:
            if home >= 0:
                yield seat, home


def balance_tiles(g: Game) -> Iterator[Had]:
    assert isinstance(g, Bamboo)
    for seat, player in enumerate(g.players):
        for tile in (*player.held, *player.scored):
            yield seat, tile


BAMBOO = (
    Sort("home1", "home", "Homes of level 1, in the grid at the end", homes, of_level(0), alike=True),
    Sort("home2", "home", "Homes of level 2, in the grid at the end", homes, of_level(1), alike=True),
    Sort("balance", "balance", "Balance tiles, scored or held at the end", balance_tiles, alike=True),
    Sort("spirit", "spirit", "Spirits won", told("spirit-won")),
    Sort("gift", "gift", "Spring gifts taken", told("gift-taken"), many=True),
    Sort("section", "section", "Sections whose action was carried out", told("resolved"), alike=True, many=True),
    Sort("food", "food", "Food tokens taken by cooking", told("cooked"), many=True),
)

# Bitoku. The Tengu's board comes after the seats; its things are not counted.


def seats_of(g: Game) -> Iterator[tuple[int, Bitoku]]:
    assert isinstance(g, Bitoku)
    for seat in range(g.seats):
        yield seat, g


def yokai(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        player = game.players[seat]
        for card in (*player.slots, *player.deck, *player.discard, *player.tucked):
            if card >= 0:
                yield seat, card
        for card in (*player.hand, *player.aside):
            yield seat, card & CARD


def bitoku_path(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for card in game.players[seat].bitoku:
            yield seat, card


def completed_bitoku(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        player = game.players[seat]
        for card in player.bitoku[: player.completed]:
            yield seat, card


def visions(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for card in game.players[seat].visions:
            yield seat, card


def buildings(g: Game) -> Iterator[Had]:
    assert isinstance(g, Bitoku)
    for site, owner in enumerate(g.owners):
        if 0 <= owner < g.seats:
            yield owner, g.sites[site]


def mitamas(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for tile in (*game.players[seat].mitamas, *game.players[seat].freed):
            yield seat, tile


def dragonflies(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for tile in (*game.players[seat].dragonflies, *game.players[seat].guides):
            yield seat, tile


def rocks(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for rock in game.players[seat].rocks:
            yield seat, rock


def crystal_places(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for socket, crystal in enumerate(game.players[seat].sockets):
            if crystal >= 0:
                yield seat, socket


def rock_seats(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for beside in range(game.players[seat].seated.bit_length()):
            if game.players[seat].seated >> beside & 1:
                yield seat, beside


def counters(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for counter in range(game.players[seat].built):
            yield seat, counter


def gates(g: Game) -> Iterator[Had]:
    for seat, node in told("arrived")(g):
        assert isinstance(g, Bitoku)
        fork = g.layout.node_fork[node]
        if fork >= 0 and g.gates[fork] >= 0:
            yield seat, g.gates[fork]


def lakes(g: Game) -> Iterator[Had]:
    for seat, game in seats_of(g):
        for region in range(len(REGIONS)):
            if treasure(game, region, seat) > 0:
                yield seat, game.lakes[region]


def forest_actions(g: Game) -> Iterator[Had]:
    """The event tells which action of its region it was, from 1, and the region."""
    assert isinstance(g, Bitoku)
    number = [sort.name for sort in g.header.kind.events].index("forest-action")
    names = names_of(g.header.box, "forest")
    for heard in g.heard or []:
        if heard[0] == number:
            least = g.printed.forest_min[heard[3]][heard[2] - 1]
            yield heard[1], names.index(f"forest.{REGIONS[heard[3]]}.{least}")


def ordinary(box: Box) -> list[int]:
    """The buildings that can be built; the ancient ones stand there from the start."""
    return list(range(BUILDINGS))


BITOKU = (
    Sort("yokai", "yokai", "Yōkai cards, in the deck or removed at the end", yokai, alike=True),
    Sort("bitoku", "bitoku", "Bitoku cards on the path", bitoku_path, alike=True),
    Sort("completed", "bitoku", "Bitoku cards completed", completed_bitoku, alike=True),
    Sort("vision", "vision", "Visions kept", visions, alike=True),
    Sort("building", "building", "Buildings built", buildings, ordinary, alike=True),
    Sort("action", "building", "Building actions used", told("building-action"), alike=True, many=True),
    Sort("crystal", "crystal", "Crystals taken", told("crystal-taken"), alike=True),
    Sort("mitama", "mitama", "Mitamas, combined or not", mitamas, alike=True),
    Sort("dragonfly", "dragonfly", "Dragonflies, combined or not", dragonflies, alike=True),
    Sort("rock", "rock", "Iwakura rocks", rocks),
    Sort("gate", "gate", "Gate tiles reached by a pilgrim", gates),
    Sort("path", "path", "Spaces of the Paths of Wisdom where a pilgrim arrived", told("arrived")),
    Sort("beside", "beside", "Seats beside rocks taken by a pilgrim", rock_seats),
    Sort("socket", "socket", "Crystal places filled", crystal_places),
    Sort("counter", "counter", "Building counters used", counters),
    Sort("lake", "lake", "Lake treasures shared in", lakes),
    Sort("home", "home", "Spaces of the Home used", told("die-home", 2), many=True),
    Sort("forest", "forest", "Forest actions used", forest_actions, many=True),
)

# IKI.


def stalls(g: Game) -> Iterator[Had]:
    """Where the characters of a seat were set: at the start, and right after a hire."""
    names = [sort.name for sort in g.header.kind.events]
    started, hired, placed = (names.index(name) for name in ("started", "hired", "placed"))
    owner = -1
    for heard in g.heard or []:
        if heard[0] == started:
            yield heard[1], heard[3]
        elif heard[0] == hired:
            owner = heard[1]
        elif heard[0] == placed and owner >= 0:
            yield owner, heard[2]
            owner = -1


def hired(g: Game) -> Iterator[Had]:
    yield from told("started")(g)
    yield from told("hired")(g)


def owned_boats(g: Game) -> Iterator[Had]:
    assert isinstance(g, Iki)
    for boat, owner in enumerate(g.boats):
        if 0 <= owner < g.seats:
            yield owner, boat


IKI = (
    Sort("hired", "character", "Characters hired", hired),
    Sort("retired", "character", "Characters retired", told("retired")),
    Sort("building", "building", "Buildings built", told("built")),
    Sort("boat", "boat", "Boats built, each with a sailor", owned_boats),
    Sort("sailing", "boat", "Boats activated", told("boat-used"), many=True),
    Sort("celebrity", "celebrity", "Celebrities met", told("met")),
    Sort("pipe", "pipe", "Pipes bought", told("pipe-bought")),
    Sort("pouch", "pouch", "Tobacco pouches bought", told("pouch-bought")),
    Sort("fish", "fish", "Fish bought", told("fish-bought")),
    Sort("special", "special", "Tokens of retired characters", told("token-taken"), many=True),
    Sort("ticket", "ticket", "Boat tokens taken", told("ticket-taken"), many=True),
    Sort("tile", "tile", "Start tiles taken", told("tile-taken")),
    Sort("ikizama", "ikizama", "Ikizama spaces chosen", told("ikizama-chosen"), many=True),
    Sort("space", "space", "Shops used", told("shop-used"), many=True),
    Sort("stall", "stall", "Stalls where a character was set", stalls, many=True),
)

SORTS: dict[str, tuple[Sort, ...]] = {"bamboo": BAMBOO, "bitoku": BITOKU, "iki": IKI}


def names_of(box: Box, group: str) -> list[str]:
    """The names of the pieces of a group, in the order of their numbers: touches, or what is only printed."""
    for each in box.vocabulary.groups:
        if each.name == group and group != "forest":
            return each.touch_names()
    if isinstance(box, IkiPrinted) and group == "tile":
        return [f"tile.{each}" for each in box.tile_ids]
    return [name for name in box.sources if name.partition(".")[0] == group]


# Who goes first.


def first_order(g: Game) -> list[int]:
    """The seats in the turn order of the first round, asked before the first touch."""
    if isinstance(g, Bamboo):
        return [g.in_order(place) for place in range(g.seats)]
    if isinstance(g, Bitoku):
        return [seat for seat in g.order if seat < g.seats]
    assert isinstance(g, Iki)
    return [(g.first + place) % g.seats for place in range(g.seats)]


def rounds(g: Game) -> int:
    """How many rounds were played: years, rounds or months."""
    if isinstance(g, Bamboo):
        return g.year + 1
    if isinstance(g, Bitoku):
        return g.round + 1
    assert isinstance(g, Iki)
    return g.month
