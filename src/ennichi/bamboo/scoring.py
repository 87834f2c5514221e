"""The end of the game: the final count with its breakdown, and who wins."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import Event, Step

from . import events as happened
from .state import Bamboo, Player
from .vocabulary import BALANCE, CELL, HOME, SPIRIT

LEFT: Final = 0
RIGHT: Final = 2

# Where the points come from: the score track first, then the rulebook's steps of the final count.
TRACK: Final = ("start", "homes", "balance", "calm", "hunger")
LINES: Final = (*TRACK, "spirits", "harmony", "leftover", "night")


def breakdown(g: Bamboo) -> list[dict[str, int]]:
    return [
        {
            "start": g.printed.start_happiness,
            "homes": player.from_homes,
            "balance": player.from_balance,
            "calm": player.from_calm,
            "hunger": player.from_hunger,
            "spirits": spirit_points(g, player),
            "harmony": harmony_points(g, player),
            "leftover": leftover_points(g, player),
            "night": night_points(g, player),
        }
        for player in g.players
    ]


def spirit_points(g: Bamboo, player: Player) -> int:
    """For each different spirit."""
    return g.printed.points_per_spirit * spirit_kinds(player)


def spirit_kinds(player: Player) -> int:
    """How many different spirits; awake or asleep makes no difference."""
    kinds = 0
    for spirit in range(7):
        if player.awake[spirit] or player.asleep[spirit]:
            kinds += 1
    return kinds


def harmony_points(g: Bamboo, player: Player) -> int:
    """For each point of difference between the comfort of the left and of the right zone."""
    difference = g.printed.comfort_in(LEFT, player.grid) - g.printed.comfort_in(RIGHT, player.grid)
    return -g.printed.harmony_penalty * abs(difference)


def leftover_points(g: Bamboo, player: Player) -> int:
    """Half the points, rounded up, of each held balance tile whose pattern holds."""
    return sum([(g.printed.balance_points[tile] + 1) // 2 for tile in leftover_tiles(g, player)])


def leftover_tiles(g: Bamboo, player: Player) -> list[int]:
    return [tile for tile in player.held if g.printed.holds(tile, player.grid)]


def night_points(g: Bamboo, player: Player) -> int:
    """Night side: for each marked cell without a home."""
    return -g.printed.night_penalty * len(bare_cells(g, player))


def bare_cells(g: Bamboo, player: Player) -> list[int]:
    """Night side: the marked cells without a home."""
    if not g.rules.night:
        return []
    marked = g.printed.night_cells[player.colour]
    return [cell for cell in range(15) if marked[cell] >= 0 and player.grid[cell] < 0]


def counted_things(g: Bamboo, event: Event) -> list[str]:
    """What a line of the final count counts."""
    if event[0] not in (happened.FINAL_SPIRITS, happened.FINAL_HARMONY, happened.FINAL_BALANCE, happened.FINAL_NIGHT):
        return []
    names = g.header.box.vocabulary.names
    player = g.players[event[1]]
    if event[0] == happened.FINAL_SPIRITS:
        return [names[SPIRIT + spirit] for spirit in range(7) if player.awake[spirit] or player.asleep[spirit]]
    if event[0] == happened.FINAL_BALANCE:
        return [names[BALANCE + tile] for tile in leftover_tiles(g, player)]
    if event[0] == happened.FINAL_NIGHT:
        return [names[CELL + cell] for cell in bare_cells(g, player)]
    sides = [*g.printed.zone_cells[LEFT], *g.printed.zone_cells[RIGHT]]
    return ["harmony", *[names[HOME + player.grid[cell]] for cell in sides if player.grid[cell] >= 0]]


def total_comfort(g: Bamboo, player: Player) -> int:
    return sum([g.printed.home_comfort[home] for home in player.grid if home >= 0])


def winners(g: Bamboo) -> list[int]:
    """Most happiness; then more comfort of all homes; then a shared victory."""
    scores = g.scores()
    ranks = [(scores[seat], total_comfort(g, g.players[seat])) for seat in range(len(g.players))]
    return [seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)]


class FinalCount(Step[Bamboo]):
    """Tells the final count; the points themselves are worked out whenever they are asked for."""

    def run(self, g: Bamboo) -> bool:
        if g.heard is None:
            return False
        g.say(happened.FINAL_COUNT)
        for seat, player in enumerate(g.players):
            left = g.printed.comfort_in(LEFT, player.grid)
            right = g.printed.comfort_in(RIGHT, player.grid)
            g.say(happened.FINAL_TRACK, seat, player.happiness)
            if spirit_kinds(player):
                g.say(happened.FINAL_SPIRITS, seat, spirit_points(g, player), spirit_kinds(player))
            if left != right:
                g.say(happened.FINAL_HARMONY, seat, left, right)
            if leftover_tiles(g, player):
                g.say(happened.FINAL_BALANCE, seat, leftover_points(g, player), len(leftover_tiles(g, player)))
            if night_points(g, player):
                g.say(happened.FINAL_NIGHT, seat, -night_points(g, player))
        scores = g.scores()
        for seat, score in enumerate(scores):
            g.say(happened.FINAL_SCORE, seat, score)
        tell_winners(g, scores)
        return False


def tell_winners(g: Bamboo, scores: list[int]) -> None:
    """Who wins, and what decided it where several have the most happiness."""
    won = winners(g)
    tied = scores.count(max(scores)) > 1
    for seat in won:
        comfort = total_comfort(g, g.players[seat])
        if not tied:
            g.say(happened.VICTORY, seat, scores[seat])
        else:
            g.say(
                happened.VICTORY_BY_COMFORT if len(won) == 1 else happened.VICTORY_SHARED, seat, scores[seat], comfort
            )


FINAL_COUNT: Final = FinalCount("final count")

STEPS: Final = (FINAL_COUNT,)
