"""What a player has: the things that virtues and visions count."""

from __future__ import annotations

from .components import GATE, ILLUMINATION, THINGS
from .state import Bitoku, Player, total


def forks_of(g: Bitoku, player: Player, kind: int) -> int:
    """How many pilgrims have arrived on illuminations, or at gates."""
    if not player.forks:
        return 0
    count = 0
    wanted = kind == GATE
    for fork in range(len(g.layout.forks)):
        if player.forks >> fork & 1 and (g.gates[fork] >= 0) == wanted:
            count += 1
    return count


def bitoku_types(g: Bitoku, player: Player) -> int:
    """Different types on the bitoku path, completed or not."""
    types = 0
    for card in player.bitoku:
        types |= 1 << g.printed.bitoku_type[card]
    return types.bit_count()


def lake_leads(g: Bitoku, seat: int) -> int:
    """Tracks where the kodama stands strictly ahead of every other, the neutral one included."""
    count = 0
    for region in range(5):
        mine = g.players[seat].kodamas[region]
        others = [g.players[other].kodamas[region] for other in range(len(g.players)) if other != seat]
        if neutral_kodama(g):
            others.append(g.printed.kodama_neutral)
        if mine > max(others):
            count += 1
    return count


def neutral_kodama(g: Bitoku) -> bool:
    """With one or two players a neutral kodama competes on every track."""
    return len(g.players) <= 2


def count_thing(g: Bitoku, seat: int, thing: int) -> int:
    """How many of a thing the player has, for the Spirit's Virtue."""
    player = g.players[seat]
    what = THINGS[thing]
    if what == "building":
        return player.built
    if what == "crystal":
        return player.crystals()
    if what == "mitama":
        return len(player.mitamas) + len(player.freed)
    if what == "combined":
        return len(player.freed)
    if what == "illumination":
        return forks_of(g, player, ILLUMINATION)
    if what == "gate":
        return forks_of(g, player, GATE)
    if what == "rock":
        return len(player.rocks)
    if what == "rock-pilgrim":
        return player.seated.bit_count()
    if what == "bitoku-type":
        return bitoku_types(g, player)
    if what == "completed":
        return player.completed
    if what == "vision":
        return len(player.visions)
    if what == "amulet":
        return sum(player.amulets)
    if what == "resource":
        return sum(player.resources)
    if what == "lake-lead":
        return lake_leads(g, seat)
    if what == "pip-of-two-dice":
        return sum(player.values) - min(player.values)  # the best two
    return 1


def virtue_points(g: Bitoku, seat: int, card: int) -> int:
    """The VP of removing a card now, up to its limit."""
    rate = g.printed.virtue_rate[card]
    return min(g.printed.virtue_cap[card], rate * count_thing(g, seat, g.printed.virtue_thing[card]))


def items_of(g: Bitoku, player: Player) -> tuple[int, ...]:
    """What visions ask for, in the order of NEEDS."""
    return (
        total(player.resources),
        player.built,
        player.crystals(),
        len(player.mitamas) + len(player.freed),
        len(player.guides),
        forks_of(g, player, ILLUMINATION),
        forks_of(g, player, GATE),
        player.completed,
    )
