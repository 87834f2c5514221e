"""Movement points: along one's own bitoku path, and with pilgrims on the Paths of Wisdom."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words
from ennichi.kernel.text import Text

from . import events as happened
from .cards import with_at
from .components import ON_ARRIVE, ON_COMPLETE
from .state import BY_BITOKU, BY_PATHS, Bitoku, Player
from .vocabulary import ADVANCE, DONE, PATH, PILGRIM, SOCKET

MOST_MOVES: Final = 9  # movement points that one effect may give


def may_enter(g: Bitoku, player: Player, node: int) -> bool:
    """A bridge asks for completed bitoku cards (Q75); a fork takes one pilgrim a space and a player (Q72)."""
    layout = g.layout
    fork = layout.node_fork[node]
    if fork >= 0:
        return not player.forks >> fork & 1 and g.sleepers[node] < 0
    return layout.node_needs[node] <= player.completed


def ways_from(g: Bitoku, player: Player, node: int) -> list[int]:
    return [ahead for ahead in g.layout.ahead[node] if may_enter(g, player, ahead)]


def starting_points(g: Bitoku, player: Player) -> list[int]:
    """The starting spaces, and the path space at each gate where one's pilgrim sits; no bridge test (Q71)."""
    found = g.layout.starts.copy()
    if player.forks:
        for node in range(len(g.sleepers)):
            opens = g.layout.node_opens[node]
            if opens >= 0 and opens not in found and player.forks >> g.layout.node_fork[node] & 1:
                found.append(opens)
    return found


class MovePoints(Part[Bitoku]):
    """Movement points, spent one by one and each resolved to its end; those gained meanwhile come first (Q70)."""

    def __init__(self, key: str, count: int) -> None:
        super().__init__(key, "ask-move")
        self.count = count

    def possible(self, g: Bitoku) -> bool:
        player = g.players[g.seat]
        if player.awake or player.completed < len(player.bitoku):
            return True
        return any(ways_from(g, player, node) for node in player.walkers)

    def legal(self, g: Bitoku) -> list[int]:
        player = g.players[g.seat]
        options: list[int] = []
        if player.completed < len(player.bitoku):
            options.append(ADVANCE)
        if player.awake:
            options.append(PILGRIM)
        before = -1
        for node in player.walkers:  # sorted, so that pilgrims on one space stand side by side
            if node != before and ways_from(g, player, node):
                options.append(PATH + node)
            before = node
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch == DONE:  # Q69: unspent points are lost
            return
        if self.count > 1:
            g.todo.append(MOVES[self.count - 1])
        if touch == ADVANCE:
            complete_next(g)
        else:
            g.walk_from = touch - PATH if touch >= PATH else -1
            g.todo.append(CHOOSE_WAY)

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        if PATH <= touch < SOCKET and touch in g.offered:
            return text("touch-walk-from", path=g.word("path", touch - PATH, text))
        if touch == ADVANCE and touch in g.offered:
            player = g.actor()
            return text("touch-advance-to", bitoku=g.word("bitoku-full", player.bitoku[player.completed], text))
        return ""

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"count": self.count}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if touch == ADVANCE:
            return text("why-no-bitoku")
        if touch == PILGRIM:
            return text("why-no-pilgrim")
        if PATH <= touch < SOCKET:
            return text("why-way-closed" if touch - PATH in g.actor().walkers else "why-no-walker")
        return ""


def complete_next(g: Bitoku) -> None:
    """Move the counter onto the next bitoku card: its VP, then its action."""
    player = g.players[g.seat]
    card = player.bitoku[player.completed]
    player.completed += 1
    g.say(happened.COMPLETED, g.seat, card)
    g.earn(g.seat, BY_BITOKU, g.printed.bitoku_vp[card])
    g.remember(g.seat, ON_COMPLETE)
    g.todo.append(g.printed.bitoku_parts[card])


class ChooseWay(Part[Bitoku]):
    """Where the pilgrim goes that sets out or moves on."""

    def legal(self, g: Bitoku) -> list[int]:
        player = g.players[g.seat]
        if g.walk_from < 0:
            return [PATH + node for node in starting_points(g, player)]
        return [PATH + node for node in ways_from(g, player, g.walk_from)]

    def play(self, g: Bitoku, touch: int) -> None:
        player = g.players[g.seat]
        node = touch - PATH
        start = g.walk_from
        g.walk_from = -1
        if start < 0:
            player.awake -= 1
            g.say(happened.SET_OUT, g.seat, node)
        else:
            at = player.walkers.index(start)
            player.walkers = player.walkers[:at] + player.walkers[at + 1 :]
        if g.layout.node_fork[node] >= 0:
            arrive(g, player, node)
        else:
            player.walkers = tuple(sorted([*player.walkers, node]))
            if start >= 0:
                g.say(happened.WALKED, g.seat, node)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"path": g.word("path", g.walk_from, text) if g.walk_from >= 0 else "none"}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not PATH <= touch < SOCKET:
            return ""
        node = touch - PATH
        if g.walk_from < 0 or node not in g.layout.ahead[g.walk_from]:
            return text("why-not-ahead")
        fork = g.layout.node_fork[node]
        if fork < 0:
            return text("why-bridge", needs=g.layout.node_needs[node])
        return text("why-fork-yours" if g.actor().forks >> fork & 1 else "why-path-taken")


def arrive(g: Bitoku, player: Player, node: int) -> None:
    """A pilgrim has reached an illumination or a gate and sleeps there for good."""
    fork = g.layout.node_fork[node]
    g.sleepers = with_at(g.sleepers, node, g.seat)
    player.forks |= 1 << fork
    g.say(happened.ARRIVED, g.seat, node)
    g.earn(g.seat, BY_PATHS, g.layout.node_vp[node])
    if g.layout.node_amulet[node]:
        g.gain_amulet(g.seat, g.layout.node_amulet[node])
    g.remember(g.seat, ON_ARRIVE)
    gate = g.gates[fork]
    if gate >= 0:
        g.todo.append(g.printed.gate_parts[gate])


MOVES: Final = [MovePoints(f"{count} mp" if count > 1 else "mp", count) for count in range(MOST_MOVES + 1)]
CHOOSE_WAY: Final = ChooseWay("choose way", "ask-way")

STEPS: Final = (CHOOSE_WAY, *MOVES[1:])
