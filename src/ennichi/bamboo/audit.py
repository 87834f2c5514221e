"""What a referee counts: every piece of Bamboo is in exactly one place, and every point has a reason."""

from __future__ import annotations

from .display import places_of
from .scoring import total_comfort
from .state import COLUMNS_OF_TILES, GHOST, HOME_COLUMN, Bamboo
from .summer import CHOOSE_SHOOT, RECEIVE
from .vocabulary import SECTION


def audit(g: Bamboo) -> list[str]:
    faults: list[str] = []
    for check in (audit_sections, audit_tiles, audit_spirits, audit_food, audit_sticks, audit_players):
        faults += check(g)
    return faults


def expect(what: str, found: object, wanted: object) -> list[str]:
    return [] if found == wanted else [f"{what}: {found}, not {wanted}"]


def audit_sections(g: Bamboo) -> list[str]:
    """Six sections a player between turns, twelve in the grove, none twice."""
    sections = list(g.laid_out) + [touch - SECTION for touch in g.hand]
    for shoot in g.shoots:
        sections += shoot
    for player in g.players:
        for stock in player.stocks:
            sections += stock
    if g.section >= 0 and g.todo and g.todo[-1] in (CHOOSE_SHOOT, RECEIVE):
        sections.append(g.section)  # between two places
    wanted = 12 + 6 * len(g.players)
    faults = expect("sections in play", len(sections), wanted)
    return faults + expect("different sections", len(set(sections)), len(sections))


def audit_tiles(g: Bamboo) -> list[str]:
    homes: list[int] = []
    balance: list[int] = []
    faults: list[str] = []
    for column in range(COLUMNS_OF_TILES):
        shown = [tile for tile in g.shown[column] if tile >= 0]
        (homes if column >= HOME_COLUMN else balance).extend([*shown, *g.stacks[column]])
        if g.shown[column] and g.shown[column][-1] < 0:
            faults.append(f"the free top places of column {column} are counted")
        if g.stacks[column] and len(shown) < places_of(column):
            faults.append(f"column {column} has free places and its dispenser tiles")
    for player in g.players:
        homes += [home for home in player.grid if home >= 0]
        balance += list(player.held) + list(player.scored)
    used = [home for home in range(64) if len(g.players) > 2 or not g.printed.not_for_two[home]]
    faults += expect("homes", sorted(homes), used)
    return faults + expect("balance tiles", sorted(balance), list(range(68)))


def audit_spirits(g: Bamboo) -> list[str]:
    counts = [0] * 7
    for spirit in g.unused_spirits + g.spirits_gone:
        counts[spirit] += 1
    for pile in g.piles:
        for spirit in pile:
            counts[spirit] += 1
    for player in g.players:
        for spirit in range(7):
            counts[spirit] += player.awake[spirit] + player.asleep[spirit]
    return expect("spirits by sort", counts, g.printed.spirit_copies)


def audit_food(g: Bamboo) -> list[str]:
    counts = [g.food_shown[food] + g.food_spent[food] + g.food_supply.count(food) for food in range(3)]
    for player in g.players:
        for food in range(3):
            counts[food] += player.food[food]
    return expect("food tokens by sort", counts, g.printed.food_count)


def audit_sticks(g: Bamboo) -> list[str]:
    faults: list[str] = []
    for seat, player in enumerate(g.players):
        laid = sum([temple.count(seat) for temple in g.temples])
        sticks = player.reserve + player.later + laid
        faults += expect(f"sticks of seat {seat}", sticks, g.printed.start_sticks + g.printed.later_sticks)
    ghost = sum([temple.count(GHOST) for temple in g.temples])
    last_autumn = g.year == g.printed.years - 1 and g.season > 1
    wanted = sum(g.printed.temple_tiles) if len(g.players) == 2 and not last_autumn else 0
    return faults + expect("sticks of the ghost", ghost, wanted)


def audit_players(g: Bamboo) -> list[str]:
    faults: list[str] = []
    for seat, player in enumerate(g.players):
        if player.coins < 0:
            faults.append(f"seat {seat} has {player.coins} coins")
        if max([len(stock) for stock in player.stocks]) > g.printed.stock_size:
            faults.append(f"a stock of seat {seat} is too full")
        for zone in range(3):
            held = len([tile for tile in player.held if g.printed.balance_zone[tile] == zone])
            if held > g.printed.places_per_zone:
                faults.append(f"seat {seat} holds {held} balance tiles of one zone")
        reasons = player.from_homes + player.from_balance + player.from_calm + player.from_hunger
        faults += expect(f"happiness of seat {seat}", player.happiness, g.printed.start_happiness + reasons)
        faults += expect(f"awake spirits of seat {seat}", player.helpers, sum(player.awake))
        homes = [home for home in player.grid if home >= 0]
        faults += expect(f"homes of seat {seat}", player.homes, len(homes))
        if not len(homes) <= total_comfort(g, player) <= 3 * len(homes):
            faults.append(f"the comfort of seat {seat} is impossible")
        if g.rules.night:
            marked = g.printed.night_cells[player.colour]
            for cell in range(15):
                home = player.grid[cell]
                if home >= 0 and marked[cell] >= 0 and g.printed.home_kind[home] != marked[cell]:
                    faults.append(f"seat {seat} has a home of the wrong kind on a night cell")
    return faults
