"""What a seat can have in Bitoku, for reports over many games. The Tengu's things are not counted."""

from __future__ import annotations

from collections.abc import Callable

from ennichi.kernel.game import Box, Game
from ennichi.kernel.sorts import Had, Sort, heard_of, told
from ennichi.kernel.text import Text

from .components import BUILDINGS
from .phrases import effect_words
from .scoring import treasure
from .state import CARD, Bitoku, Player
from .vocabulary import REGIONS


def held(things: Callable[[Player], tuple[int, ...]]) -> Callable[[Game], list[Had]]:
    """What lies on the boards of the seats at the end."""

    def find(g: Game) -> list[Had]:
        assert isinstance(g, Bitoku)
        return [(seat, thing) for seat in range(g.seats) for thing in things(g.players[seat])]

    return find


def yokai(player: Player) -> tuple[int, ...]:
    played = [card for card in player.slots + player.deck + player.discard + player.tucked if card >= 0]
    return (*played, *[card & CARD for card in player.hand + player.aside])


def bitoku_path(player: Player) -> tuple[int, ...]:
    return player.bitoku


def completed_bitoku(player: Player) -> tuple[int, ...]:
    return player.bitoku[: player.completed]


def visions(player: Player) -> tuple[int, ...]:
    return player.visions


def mitamas(player: Player) -> tuple[int, ...]:
    return player.mitamas + player.freed


def dragonflies(player: Player) -> tuple[int, ...]:
    return player.dragonflies + player.guides


def rocks(player: Player) -> tuple[int, ...]:
    return player.rocks


def crystal_places(player: Player) -> tuple[int, ...]:
    return tuple([socket for socket in range(len(player.sockets)) if player.sockets[socket] >= 0])


def rock_seats(player: Player) -> tuple[int, ...]:
    return tuple([beside for beside in range(player.seated.bit_length()) if player.seated >> beside & 1])


def counters(player: Player) -> tuple[int, ...]:
    return tuple(range(player.built))


def buildings(g: Game) -> list[Had]:
    assert isinstance(g, Bitoku)
    return [(g.owners[site], g.sites[site]) for site in range(len(g.owners)) if 0 <= g.owners[site] < g.seats]


def gates(g: Game) -> list[Had]:
    assert isinstance(g, Bitoku)
    forks = [(seat, g.layout.node_fork[node]) for seat, node in told("arrived")(g)]
    return [(seat, g.gates[fork]) for seat, fork in forks if fork >= 0 and g.gates[fork] >= 0]


def lakes(g: Game) -> list[Had]:
    assert isinstance(g, Bitoku)
    return [
        (seat, g.lakes[region])
        for seat in range(g.seats)
        for region in range(len(REGIONS))
        if treasure(g, region, seat) > 0
    ]


def forest_actions(g: Game) -> list[Had]:
    """The event tells which action of its region it was, from 1, and the region."""
    assert isinstance(g, Bitoku)
    names = g.header.kind.piece_names(g.header.box, "forest")
    found: list[Had] = []
    for heard in heard_of(g, "forest-action"):
        least = g.printed.forest_min[heard[3]][heard[2] - 1]
        found.append((heard[1], names.index(f"forest.{REGIONS[heard[3]]}.{least}")))
    return found


def ordinary(box: Box) -> list[int]:
    """The buildings that can be built; the ancient ones stand there from the start."""
    return list(range(BUILDINGS))


SORTS = (
    Sort("yokai", "yokai", "Yōkai cards, in the deck or removed at the end", held(yokai), alike=True),
    Sort("bitoku", "bitoku", "Bitoku cards on the path", held(bitoku_path), alike=True),
    Sort("completed", "bitoku", "Bitoku cards completed", held(completed_bitoku), alike=True),
    Sort("vision", "vision", "Visions kept", held(visions), alike=True),
    Sort("building", "building", "Buildings built", buildings, ordinary, alike=True),
    Sort("action", "building", "Building actions used", told("building-action"), alike=True, many=True),
    Sort("crystal", "crystal", "Crystals taken", told("crystal-taken"), alike=True),
    Sort("mitama", "mitama", "Mitamas, combined or not", held(mitamas), alike=True),
    Sort("dragonfly", "dragonfly", "Dragonflies, combined or not", held(dragonflies), alike=True),
    Sort("rock", "rock", "Iwakura rocks", held(rocks)),
    Sort("gate", "gate", "Gate tiles reached by a pilgrim", gates),
    Sort("path", "path", "Spaces of the Paths of Wisdom where a pilgrim arrived", told("arrived")),
    Sort("beside", "beside", "Seats beside rocks taken by a pilgrim", held(rock_seats)),
    Sort("socket", "socket", "Crystal places filled", held(crystal_places)),
    Sort("counter", "counter", "Building counters used", held(counters)),
    Sort("lake", "lake", "Lake treasures shared in", lakes),
    Sort("home", "home", "Spaces of the Home used", told("die-home", 2), many=True),
    Sort("forest", "forest", "Forest actions used", forest_actions, many=True),
)


def printed_words(g: Bitoku, group: str, piece: int, text: Text) -> tuple[str, str]:
    """Things that nobody touches: gate tiles, lake treasures, building counters, forest actions."""
    printed = g.printed
    name = g.header.kind.piece_names(g.header.box, group)[piece]
    if group == "gate":
        return f"gate tile {name.partition('.')[2]}", effect_words(printed.gate_effects[piece], text)
    if group == "lake":
        awards = " / ".join([str(each) for each in printed.lake_vp[piece]])
        return f"lake treasure {piece + 1}", f"{awards} VP"
    if group == "counter":
        cost = effect_words(printed.counter_cost[piece], text)
        return f"building counter {piece + 1}", f"{cost}; {printed.counter_vp[piece]} VP"
    _, region, least = name.split(".")
    at = REGIONS.index(region)
    effect = printed.forest_effects[at][printed.forest_min[at].index(int(least))]
    return f"{g.word('region', at, text)}, die of {least}", effect_words(effect, text)
