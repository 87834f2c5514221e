"""What is at stake for a seat of Bamboo: winter, harmony, balance tiles, temples, sticks; and what comes up for the
first time. All of it lies open on the table."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.narration import joined
from ennichi.kernel.stakes import Stake, by_points
from ennichi.kernel.text import Text

from .autumn import sticks_of, winner_of
from .components import ANY_KIND, FEEDING, KINDS
from .evaluation import food_in_store
from .scoring import LEFT, RIGHT
from .state import GHOST, SUMMER_SEASON, Bamboo, Player
from .vocabulary import ACTIONS, BALANCE, CELL, SECTION, SPIRIT, STOCK, TEMPLE
from .winter import FEED

FIRST_OF_ALL: Final = 20.0  # what a choice at the very beginning is about
SOON: Final = 4.0  # how much more this winter matters than the end of the game
SPIRIT_USE: Final = 1.0  # points that a spirit is worth beside those of its kind, roughly
NEAR: Final = 0.5  # the share of a tile's points that hangs on its last home
THREAT: Final = 0.5  # the share of a spirit that hangs on one stick of somebody else


def stakes(g: Bamboo, seat: int, text: Text) -> list[Stake]:
    """The most expensive first."""
    player = g.players[seat]
    found = food_stakes(g, player) + grid_stakes(g, player, text) + tile_stakes(g, player, text)
    if g.season <= SUMMER_SEASON:
        found += temple_stakes(g, seat, text)
    if g.season == SUMMER_SEASON and player.reserve:
        found.append(Stake("sticks", 0.1, {"count": player.reserve}, [], "offering"))
    return by_points(found + draft_stakes(g, seat, text) + first_times(g, seat, text))


# The draft.


def draft_stakes(g: Bamboo, seat: int, text: Text) -> list[Stake]:
    """What a section is for, and with which others of its colour each of those laid out would act in one turn."""
    if g.over or g.todo[-1].asks != "ask-draft" or g.seat != seat:
        return []
    each: dict[int, dict[str, str | int]] = {}
    for section in g.laid_out:
        colour = g.printed.section_colour[section]
        acting = actions_words(g, (*g.players[seat].stocks[colour], section), text)
        each[SECTION + section] = {"stock": g.word("stock", colour, text), "actions": acting}
    words: dict[str, str | int] = {"left": -(-len(g.laid_out) // len(g.players))}
    return [Stake("draft", FIRST_OF_ALL, words, list(each), "setup", each=each)]


def actions_words(g: Bamboo, sections: tuple[int, ...], text: Text) -> str:
    """What these do, each action once, and how often."""
    named = [text("action-" + ACTIONS[g.printed.section_action[section]]) for section in sections]
    told: list[str] = []
    for name in dict.fromkeys(named):
        count = named.count(name)
        told.append(name if count == 1 else text("told-times", count=count, what=name))
    return joined(told, text)


# Winter and the home.


def food_stakes(g: Bamboo, player: Player) -> list[Stake]:
    """Homes that this winter will find without food."""
    if g.season > SUMMER_SEASON:
        return feeding_stakes(g, player)
    need = g.printed.food_per_home * player.homes
    food = food_in_store(g, player)
    if food >= need:
        return []
    helpers = [SPIRIT + spirit for spirit in range(7) if player.awake[spirit] and is_meal(g, spirit)]
    lost = g.printed.hunger_penalty * (need - food)
    words: dict[str, str | int] = {
        "need": need,
        "food": food,
        "lost": lost,
        "helper": "yes" if helpers else "no",
    }
    return [Stake("hunger", SOON * lost, words, helpers, "winter")]


def feeding_stakes(g: Bamboo, player: Player) -> list[Stake]:
    """What the family is fed with now, and what hunger costs."""
    if g.over or g.todo[-1] is not FEED or g.actor() is not player:
        return []
    helpers = [SPIRIT + spirit for spirit in range(7) if player.awake[spirit] and is_meal(g, spirit)]
    food = food_in_store(g, player)
    words: dict[str, str | int] = {
        "need": g.need,
        "food": food,
        "lost": g.printed.hunger_penalty * max(0, g.need - food),
        "helper": "yes" if helpers else "no",
    }
    return [Stake("feed", FIRST_OF_ALL, words, helpers, "winter")]


def is_meal(g: Bamboo, spirit: int) -> bool:
    return g.printed.spirit_window[spirit] == FEEDING


def grid_stakes(g: Bamboo, player: Player, text: Text) -> list[Stake]:
    found: list[Stake] = []
    left = g.printed.comfort_in(LEFT, player.grid)
    right = g.printed.comfort_in(RIGHT, player.grid)
    if left != right:
        lost = g.printed.harmony_penalty * abs(left - right)
        side = "left" if left < right else "right"
        words: dict[str, str | int] = {"left": left, "right": right, "lost": lost, "side": side}
        found.append(Stake("harmony", lost * passed(g), words, [], "end"))
    if g.rules.night:
        marked = g.printed.night_cells[player.colour]
        bare = [cell for cell in range(len(player.grid)) if marked[cell] >= 0 and player.grid[cell] < 0]
        if bare:
            lost = g.printed.night_penalty * len(bare)
            things = [CELL + cell for cell in bare]
            found.append(Stake("night", lost * passed(g), {"count": len(bare), "lost": lost}, things, "night"))
    return found


def passed(g: Bamboo) -> float:
    """The share of the years that is gone with this one: what counts at the end can be mended in the others."""
    return max(1, g.year + 1) / g.printed.years


# Balance tiles.


def tile_stakes(g: Bamboo, player: Player, text: Text) -> list[Stake]:
    """Tiles that are fulfilled and not scored, and those that lack one home."""
    found: list[Stake] = []
    for tile in player.held:
        points = g.printed.balance_points[tile]
        if g.printed.holds(tile, player.grid):
            half = (points + 1) // 2
            words: dict[str, str | int] = {"tile": g.word("balance", tile, text), "points": points, "half": half}
            found.append(Stake("ready", float(points - half), words, [BALANCE + tile], "balance"))
            continue
        cell, kind = last_home(g, player, tile)
        if cell >= 0:
            home = text("kind-any") if kind == ANY_KIND else text("kind-" + KINDS[kind])
            words = {"tile": g.word("balance", tile, text), "points": points, "kind": home}
            found.append(Stake("near", NEAR * points, words, [BALANCE + tile, CELL + cell], "balance"))
    return found


def last_home(g: Bamboo, player: Player, tile: int) -> tuple[int, int]:
    """The cell and the kind of the one home that a pattern lacks; -1 where it lacks none or more."""
    printed = g.printed
    most = max(printed.home_comfort)
    if printed.balance_total[tile] >= 0:
        return -1, -1
    for block in printed.balance_blocks[tile]:
        empty = -1
        wanted = -1
        comfort = most
        fits = True
        for i in range(0, len(block), 2):
            home = player.grid[block[i]]
            if home < 0:
                fits = fits and empty < 0
                empty = block[i]
                wanted = block[i + 1]
            else:
                comfort += printed.home_comfort[home]
                fits = fits and block[i + 1] in (ANY_KIND, printed.home_kind[home])
        if fits and empty >= 0 and comfort >= printed.balance_comfort[tile] and takes(g, player, empty, wanted):
            return empty, wanted
    return -1, -1


def takes(g: Bamboo, player: Player, cell: int, kind: int) -> bool:
    """Whether a home of this kind may be set in a cell: on the night side a marked one takes only its own."""
    marked = g.printed.night_cells[player.colour][cell] if g.rules.night else -1
    return marked < 0 or kind in (ANY_KIND, marked)


# Temples.


def temple_stakes(g: Bamboo, seat: int, text: Text) -> list[Stake]:
    """Spirits that one stick would win, and those that one stick of somebody else would take away."""
    player = g.players[seat]
    found: list[Stake] = []
    for temple in range(4):
        if not g.piles[temple]:
            continue
        sticks = g.temples[temple]
        spirit = g.piles[temple][0]
        new = not player.awake[spirit] and not player.asleep[spirit]
        worth = SPIRIT_USE + (g.printed.points_per_spirit if new else 0)
        words: dict[str, str | int] = {
            "temple": g.word("temple", temple, text),
            "spirit": g.word("spirit", spirit, text),
            "points": g.printed.points_per_spirit if new else 0,
            "mine": sticks_of(sticks, seat),
        }
        leads = winner_of(sticks) == seat
        if not leads and player.reserve and winner_of((*sticks, seat)) == seat and sticks:
            rival = winner_of(sticks)
            words["rival"] = text("stake-ghost") if rival == GHOST else g.player(rival, text)
            words["theirs"] = sticks_of(sticks, rival)
            found.append(Stake("temple", worth, words, [TEMPLE + temple], "offering"))
        for rival in range(len(g.players)):
            rest = g.players[rival].reserve
            if leads and rival != seat and rest and winner_of((*sticks, rival)) == rival:
                words["rival"] = g.player(rival, text)
                words["theirs"] = sticks_of(sticks, rival)
                found.append(Stake("threat", THREAT * worth, words, [TEMPLE + temple], "offering"))
                break
    return found


# What has come up, for whoever meets it for the first time.


def first_times(g: Bamboo, seat: int, text: Text) -> list[Stake]:
    player = g.players[seat]
    found: list[Stake] = []
    acting = not g.over and g.seat == seat
    if acting and g.todo[-1].asks == "ask-overflow":
        colour = g.printed.section_colour[g.section]
        full: dict[str, str | int] = {"stock": g.word("stock", colour, text), "count": g.printed.stock_size}
        found.append(Stake("overflow", 9.0, full, [STOCK + colour], "resolving", first=True))
    asleep = [spirit for spirit in range(7) if player.asleep[spirit]]
    if asleep:
        price: dict[str, str | int] = {
            "spirit": g.word("spirit", asleep[0], text),
            "price": g.printed.spirit_wake[asleep[0]],
        }
        found.append(Stake("asleep", 8.0, price, [SPIRIT + asleep[0]], "winter", first=True))
    if g.season == SUMMER_SEASON and acting and g.turn == seat:
        for stock in range(4):
            if len(player.stocks[stock]) > player.reserve > 0 and g.stage == 0 and stock != player.marker:
                more: dict[str, str | int] = {
                    "stock": g.word("stock", stock, text),
                    "sections": len(player.stocks[stock]),
                    "sticks": player.reserve,
                }
                found.append(Stake("few-sticks", 7.0, more, [STOCK + stock], "resolving", first=True))
                break
        if player.marker >= 0 and g.stage == 0:
            marker: dict[str, str | int] = {"stock": g.word("stock", player.marker, text)}
            found.append(Stake("marker", 6.0, marker, [STOCK + player.marker], "stock", first=True))
    ghostly = [temple for temple in range(4) if GHOST in g.temples[temple]]
    if ghostly:
        things = [TEMPLE + temple for temple in ghostly]
        laid = 0
        for temple in ghostly:
            laid += sticks_of(g.temples[temple], GHOST)
        found.append(Stake("ghost", 5.0, {"count": laid}, things, "two-players", first=True))
    return found
