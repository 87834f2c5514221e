"""Positions for the tests of Bitoku: a started game in which pieces are moved by hand.

Every piece that is put somewhere is taken from where it was, so that `g.audit()` still finds nothing to object to.
Things are called by the ids of their touches, several in one text: `hand(g, "imomushi-start kappa-2")`. Each helper
asks the waiting decision anew at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ennichi
from ennichi.bitoku.components import HILL_OF_REGION
from ennichi.bitoku.effects import BitokuCompiler
from ennichi.bitoku.state import (
    BEYOND,
    BITOKU_CARDS,
    BUILDING_TILES,
    CARD,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    IN_HOME,
    IN_REGION,
    LOCKED,
    MITAMA_TILES,
    UNLOCKED,
    VISION_CARDS,
    YOKAI_CARDS,
    Bitoku,
    Player,
)

if TYPE_CHECKING:
    from collections.abc import Callable

REGIONS = ("yomi", "stairs", "home", "glade", "forges")
RESOURCES = ("wood", "stone", "jade", "sake")
DISPLAYS = {"building": BUILDING_TILES, "crystal": CRYSTAL_TILES, "mitama": MITAMA_TILES, "dragonfly": DRAGONFLY_TILES}
DECKS = {"yokai": YOKAI_CARDS, "bitoku": BITOKU_CARDS, "vision": VISION_CARDS}


# Playing.


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> Bitoku:
    g = ennichi.new("bitoku", seats=seats, seed=seed, **options)
    assert isinstance(g, Bitoku)
    return g


def play(g: Bitoku, *names: str) -> None:
    """Touch things by name, one after the other. `die.N` and `kodama.REGION` are those of the acting seat."""
    for name in names:
        g.play(g.touch(full(g, name)))


def full(g: Bitoku, name: str) -> str:
    group, _, rest = name.partition(".")
    if group in ("die", "kodama") and "." not in rest:
        return f"{group}.{g.seat + 1}.{rest}"
    return name


def open_now(g: Bitoku, group: str = "") -> set[str]:
    """The names of the open touches, or of those in one group."""
    names = {g.name(touch) for touch in g.options}
    return {name for name in names if name.partition(".")[0] == group} if group else names


def waiting(g: Bitoku) -> str:
    """The key of the step that asks."""
    return g.todo[-1].key


def play_on(g: Bitoku, until: Callable[[Bitoku], bool]) -> None:
    """Play quietly until something is the case: no more, pass, a card before a die, or else the last touch."""
    while not until(g):
        for name in ("done", "pass"):
            if g.touch(name) in g.options:
                play(g, name)
                break
        else:
            g.play(g.options[0] if waiting(g) == "turn" else g.options[-1])


def summer(seats: int = 2, seed: int = 1, **options: Any) -> Bitoku:
    """The first player of the first summer has the turn; nobody has more than was dealt."""
    g = new_game(seats, seed, **options)
    play_on(g, lambda g: waiting(g) == "turn")
    for player in g.players:
        player.resources[:] = [0, 0, 0, 0]
        player.amulets[:] = [0, 0, 0]
    return g


def spring_of(g: Bitoku, number: int) -> None:
    """Play quietly into the spring of a round."""
    play_on(g, lambda g: g.round == number - 1 and g.phase == 0)


def end(g: Bitoku) -> None:
    play_on(g, lambda g: g.over)


def resolve(g: Bitoku, effect: str) -> None:
    """Let the acting seat resolve an effect before anything else."""
    g.todo.append(BitokuCompiler().compile(effect))
    g.advance()


def endings(g: Bitoku, look: Callable[[Bitoku], Any]) -> set[Any]:
    """What is found at the end of every way to carry out what is on top of the waiting turn."""
    found = set()
    unfinished = [g]
    while unfinished:
        now = unfinished.pop()
        if waiting(now) in ("turn", "end turn"):
            found.add(look(now))
            continue
        for touch in now.options:
            copy = now.clone()
            copy.play(touch)
            unfinished.append(copy)
    return found


# Moving pieces.


def ask(g: Bitoku) -> None:
    """Ask the waiting decision anew, after something was moved."""
    g.offered = g.todo[-1].legal(g)


def player_of(g: Bitoku, seat: int | None) -> Player:
    return g.players[g.seat if seat is None else seat]


def number(g: Bitoku, group: str, name: str) -> int:
    """The number of a thing among those of its group."""
    touch = g.touch(f"{group}.{name}")
    return touch - g.header.box.vocabulary.group_of[touch].base


def numbers(g: Bitoku, group: str, names: str) -> list[int]:
    return [number(g, group, name) for name in names.split()]


def resources(g: Bitoku, seat: int | None = None, **counts: int) -> None:
    player_of(g, seat).resources[:] = [counts.get(name, 0) for name in RESOURCES]
    ask(g)


def amulets(g: Bitoku, ones: int = 0, twos: int = 0, threes: int = 0, seat: int | None = None) -> None:
    player_of(g, seat).amulets[:] = [ones, twos, threes]
    ask(g)


def vp(g: Bitoku, points: int, seat: int | None = None) -> None:
    """VP on the track; the breakdown counts them as gained by effects."""
    player = player_of(g, seat)
    player.earned[:] = [0, 0, 0, 0, 0, 0, points]


def die(g: Bitoku, at: int, value: int, place: str, seat: int | None = None) -> None:
    """A die and where it is: locked, unlocked, yomi …, home.1 …, hill.left …"""
    player = player_of(g, seat)
    player.values[at - 1] = value
    player.places[at - 1] = place_code(g, place)
    ask(g)


def place_code(g: Bitoku, place: str) -> int:
    group, _, rest = place.partition(".")
    if group == "locked":
        return LOCKED
    if group == "unlocked":
        return UNLOCKED
    if rest and group == "home":
        return IN_HOME + g.layout.home_space.index(int(rest))
    if rest:
        return BEYOND + g.layout.area_names.index(rest)
    return IN_REGION + REGIONS.index(place)


def kodamas(g: Bitoku, seat: int | None = None, **spaces: int) -> None:
    for region, space in spaces.items():
        player_of(g, seat).kodamas[REGIONS.index(region)] = space
    ask(g)


def take_from(row: tuple[int, ...], thing: int) -> tuple[int, ...]:
    return tuple(each for each in row if each != thing)


def take_tile(g: Bitoku, group: str, name: str) -> int:
    """Take a tile from wherever it lies; a display place is left empty."""
    tile = number(g, group, name)
    at = DISPLAYS[group]
    g.stacks[at] = take_from(g.stacks[at], tile)
    g.removed[at] = take_from(g.removed[at], tile)
    g.shown[at] = tuple(-1 if each == tile else each for each in g.shown[at])
    for player in g.players:
        if group == "crystal" and tile in player.sockets:
            player.sockets = tuple(-1 if each == tile else each for each in player.sockets)
            player.awake -= 1
        if group == "mitama":
            player.mitamas = take_from(player.mitamas, tile)
        if group == "dragonfly":
            player.dragonflies = take_from(player.dragonflies, tile)
    return tile


def display(g: Bitoku, group: str, names: str) -> None:
    """What lies on a display from place 1 on; `-` is an empty place. All that lay there goes back to the stack."""
    at = DISPLAYS[group]
    g.stacks[at] += tuple(tile for tile in g.shown[at] if tile >= 0)
    g.shown[at] = (-1,) * len(g.shown[at])
    tiles = [-1 if name == "-" else take_tile(g, group, name) for name in names.split()]
    g.shown[at] = tuple(tiles + [-1] * (len(g.shown[at]) - len(tiles)))
    ask(g)


def take_card(g: Bitoku, group: str, name: str) -> int:
    """Take a card from a common deck, a discard pile, a hill or another player."""
    card = number(g, group, name)
    deck = DECKS[group]
    g.decks[deck] = tuple(each for each in g.decks[deck] if each & CARD != card)
    if group == "yokai":
        g.discards[deck] = take_from(g.discards[deck], card)
        g.hill_yokai = tuple(-1 if each == card else each for each in g.hill_yokai)
    if group == "bitoku":
        g.discards[deck] = take_from(g.discards[deck], card)
        g.hill_bitoku = tuple(-1 if each == card else each for each in g.hill_bitoku)
    for player in g.players:
        if group == "bitoku":
            player.bitoku = take_from(player.bitoku, card)
        elif group == "vision":
            player.visions = take_from(player.visions, card)
        elif card >= 5:
            player.deck = take_from(player.deck, card)
            player.discard = take_from(player.discard, card)
            player.hand = tuple(each for each in player.hand if each & CARD != card)
    return card


def hand(g: Bitoku, names: str, seat: int | None = None) -> None:
    """The cards in hand; the player's other cards lie in the deck."""
    player = player_of(g, seat)
    wanted = numbers(g, "yokai", names)
    for name in names.split():
        if number(g, "yokai", name) >= 5:
            take_card(g, "yokai", name)
    mine = [card & CARD for card in player.hand] + list(player.deck)
    player.hand = tuple(wanted)
    player.deck = tuple(card for card in mine if card not in wanted)
    player.discard = take_all(player.discard, wanted)
    ask(g)


def take_all(row: tuple[int, ...], things: list[int]) -> tuple[int, ...]:
    return tuple(each for each in row if each not in things)


def hill(g: Bitoku, region: str, bitoku: str = "", yokai: str = "") -> None:
    """The cards of a hill; what lay there goes to the discard pile."""
    at = HILL_OF_REGION[REGIONS.index(region)]
    if bitoku:
        old = g.hill_bitoku[at]
        card = take_card(g, "bitoku", bitoku)
        g.discards[BITOKU_CARDS] += (old,) if old not in (card, -1) else ()
        g.hill_bitoku = (*g.hill_bitoku[:at], card, *g.hill_bitoku[at + 1 :])
    if yokai:
        old = g.hill_yokai[at]
        card = take_card(g, "yokai", yokai)
        g.discards[YOKAI_CARDS] += (old,) if old not in (card, -1) else ()
        g.hill_yokai = (*g.hill_yokai[:at], card, *g.hill_yokai[at + 1 :])
    ask(g)


def top_of_deck(g: Bitoku, group: str, names: str) -> None:
    """The next cards of a common deck."""
    cards = tuple(take_card(g, group, name) for name in names.split())
    g.decks[DECKS[group]] = cards + g.decks[DECKS[group]]
    ask(g)


def bitoku_path(g: Bitoku, names: str, completed: int = 0, seat: int | None = None) -> None:
    player = player_of(g, seat)
    g.discards[BITOKU_CARDS] += player.bitoku
    player.bitoku = ()
    player.bitoku = tuple(take_card(g, "bitoku", name) for name in names.split())
    player.completed = completed
    ask(g)


def visions(g: Bitoku, names: str, seat: int | None = None) -> None:
    player = player_of(g, seat)
    g.decks[VISION_CARDS] += player.visions
    player.visions = ()
    player.visions = tuple(take_card(g, "vision", name) for name in names.split())
    ask(g)


def rocks(g: Bitoku, names: str, seated: str = "", seat: int | None = None) -> None:
    """The rocks of a player, exchanged against others, and the seats with a pilgrim beside them."""
    player = player_of(g, seat)
    wanted = numbers(g, "rock", names)
    used = [*g.garden, *(rock for each in g.players for rock in each.rocks)]
    boxed = [rock for rock in range(13) if rock not in used]
    free = [*player.rocks, *(rock for rock in g.garden if rock not in wanted), *boxed]
    for other in g.players:
        if other is not player:
            for rock in other.rocks:
                assert rock not in wanted, "that rock belongs to somebody else"
    size = len(g.garden) + len(player.rocks) - len(wanted)
    rest = [rock for rock in free if rock not in wanted]
    player.rocks = tuple(wanted)
    g.garden = tuple(sorted(rest[:size]))
    for each in numbers(g, "beside", seated):
        if not player.seated >> each & 1:
            player.seated |= 1 << each
            player.awake -= 1
    ask(g)


def crystals(g: Bitoku, seat: int | None = None, **wanted: str) -> None:
    """Crystals on their places: `crystals(g, dream_1="dream-8")`."""
    player = player_of(g, seat)
    for socket, name in wanted.items():
        at = number(g, "socket", socket.replace("_", "-"))
        tile = take_tile(g, "crystal", name)
        assert player.sockets[at] < 0
        player.sockets = (*player.sockets[:at], tile, *player.sockets[at + 1 :])
        player.awake += 1
    ask(g)


def building(g: Bitoku, region: str, name: str, seat: int | None = None) -> None:
    """A building of a seat (or an ancient one, without a seat) that stands in a region."""
    tile = number(g, "building", name)
    hill_at = HILL_OF_REGION[REGIONS.index(region)]
    for site in range(4 * hill_at, 4 * hill_at + 4):
        if g.layout.site_kind[site] == g.printed.building_kind[tile]:
            break
    else:
        raise AssertionError(f"no place for {name} in {region}")
    if tile < 24:
        take_tile(g, "building", name)
        assert seat is not None
        assert g.sites[site] < 0
        g.owners = (*g.owners[:site], seat, *g.owners[site + 1 :])
        g.players[seat].built += 1
    elif tile in g.sites:
        other = g.sites.index(tile)
        g.sites = (*g.sites[:other], g.sites[site], *g.sites[other + 1 :])
    g.sites = (*g.sites[:site], tile, *g.sites[site + 1 :])
    ask(g)


def spirits(g: Bitoku, waiting: str = "", flies: str = "", pairs: str = "", seat: int | None = None) -> None:
    """Mitamas and dragonflies that wait, and combined pairs such as `ara-1+3`."""
    player = player_of(g, seat)
    g.stacks[DRAGONFLY_TILES] += player.dragonflies
    player.dragonflies = ()
    player.mitamas = tuple(take_tile(g, "mitama", name) for name in waiting.split())
    player.dragonflies = tuple(take_tile(g, "dragonfly", name) for name in flies.split())
    for pair in pairs.split():
        mitama, _, fly = pair.partition("+")
        player.freed += (take_tile(g, "mitama", mitama),)
        player.guides += (take_tile(g, "dragonfly", fly),)
    ask(g)


def pilgrims(g: Bitoku, walking: str = "", arrived: str = "", seat: int | None = None) -> None:
    """Pilgrims on their way, and pilgrims that have arrived, on top of those already there."""
    at = g.seat if seat is None else seat
    player = g.players[at]
    for node in numbers(g, "path", walking):
        player.walkers = tuple(sorted([*player.walkers, node]))
        player.awake -= 1
    for node in numbers(g, "path", arrived):
        g.sleepers = (*g.sleepers[:node], at, *g.sleepers[node + 1 :])
        player.forks |= 1 << g.layout.node_fork[node]
        player.awake -= 1
    assert player.awake >= 0, "there are not so many pilgrims awake"
    ask(g)


def gate(g: Bitoku, fork: str, name: str) -> None:
    """The gate tile at a fork; one that lies elsewhere changes places with it."""
    at = g.layout.forks.index(fork)
    tile = g.printed.gate_ids.index(name)
    gates = list(g.gates)
    if tile in gates:
        gates[gates.index(tile)] = gates[at]
    gates[at] = tile
    g.gates = tuple(gates)


def lake(g: Bitoku, region: str, name: str) -> None:
    at = REGIONS.index(region)
    tile = g.printed.lake_ids.index(name)
    lakes = list(g.lakes)
    lakes[lakes.index(tile)] = lakes[at]
    lakes[at] = tile
    g.lakes = tuple(lakes)


def sound(g: Bitoku) -> None:
    """Nothing was lost on the way."""
    assert g.audit() == []
