"""How good a position of Bamboo looks for a seat, in points: the judgement of the greedy bot.

What is already scored counts in full. The rest is hope: what the coins, the food, the tiles, the
spirits and the sections will bring, and what the family will eat. Only things that everybody sees
are looked at, and of each column of tiles not the top place: a tile there may have come to light
only through the touch that is being judged, which nobody can know beforehand.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.worth import Worth

from .actions import BALANCE_AGAIN, COOK_MUST, HOME_COINS, INCOME_COINS, free_cells, place_of
from .autumn import sticks_of, winner_of
from .components import ANY_KIND, Printed
from .scoring import LEFT, RIGHT, breakdown, harmony_points, night_points, total_comfort
from .state import GHOST, HOME_COLUMN, OFFERING, PLACING, RESOLVING, Bamboo, Player
from .summer import CHOOSE_SHOOT
from .vocabulary import BALANCE_ACTION, CELLS, COOK_ACTION, HOME_ACTION, INCOME_ACTION, JOKER_ACTION
from .vocabulary import SECTION as SECTION_TOUCH
from .weights import W
from .winter import FEED, WAKE

BALANCE_HALVES: Final = 2  # balance tiles that one action takes or scores
SPRING: Final = 0
SUMMER: Final = 1
WINTER: Final = 3

HOARD: Final = 6  # coins above this are worth less


MEAN_COMFORT: Final = 2  # of a home, to guess how many a tile still lacks


def evaluate(g: Bamboo, seat: int) -> float:
    player = g.players[seat]
    if g.over:
        return sum(breakdown(g)[seat].values()) + 0.01 * total_comfort(g, player)
    if g.home >= 0 and g.seat == seat:
        return with_home_built(g, seat, player)
    return judge(g, seat, player, player.grid, player.homes, player.coins, player.happiness)


def with_home_built(g: Bamboo, seat: int, player: Player) -> float:
    """A home that is being bought counts as standing in its best cell."""
    place = place_of(g, g.home)
    coins = player.coins - g.printed.place_price[place]
    happiness = player.happiness + g.printed.place_happiness[place]
    left = actions_left(g, player)
    best_grid = player.grid
    best = -1000.0
    for cell in free_cells(g, player, g.home):
        grid = player.grid.copy()
        grid[cell] = g.home
        worth = grid_worth(g, player, grid, left)
        if worth > best:
            best = worth
            best_grid = grid
    return judge(g, seat, player, best_grid, player.homes + 1, coins, happiness)


def judge(g: Bamboo, seat: int, player: Player, grid: list[int], homes: int, coins: int, happiness: int) -> float:
    left = actions_left(g, player)
    return (
        happiness
        + coin_worth(coins, left)
        + food_worth(g, seat, food_in_store(g, player), homes)
        + grid_worth(g, player, grid, left)
        + spirit_worth(g, seat, player)
        + temple_worth(g, seat, player)
        + section_worth(g, seat, player)
        + turn_worth(g, seat, player, homes, coins, left)
    )


def parts(g: Bamboo, seat: int) -> list[Worth]:
    """What `judge` adds up, by name, as the position stands."""
    player = g.players[seat]
    if g.over:
        return [Worth("points", evaluate(g, seat), float(sum(breakdown(g)[seat].values())))]
    printed = g.printed
    grid = player.grid
    left = actions_left(g, player)
    food = food_in_store(g, player)
    found = [
        Worth("points", float(player.happiness), float(player.happiness)),
        Worth("coins", coin_worth(player.coins, left), amount=player.coins),
        Worth("food", food_worth(g, seat, food, player.homes), amount=food),
        Worth("homes", home_worth(grid, left)),
        Worth("harmony", harmony_worth(g, grid), float(harmony_points(g, player))),
        Worth("night", night_worth(g, player, grid), float(night_points(g, player))),
        Worth("shown", shown_worth(g, grid, left)),
        Worth("sections", section_worth(g, seat, player)),
        Worth("actions", turn_worth(g, seat, player, player.homes, player.coins, left)),
    ]
    for tile in player.held:
        half = (printed.balance_points[tile] + 1) // 2 if printed.holds(tile, grid) else 0
        found.append(Worth("tile", tile_worth(printed, tile, grid, left), float(half), "taken_tile", tile))
    for spirit in range(len(player.awake)):
        if player.awake[spirit] or player.asleep[spirit]:
            worth = one_spirit_worth(g, seat, player, spirit)
            found.append(Worth("spirit", worth, float(printed.points_per_spirit), "spirit", spirit))
    if g.season <= SUMMER:
        for temple in range(4):
            if g.piles[temple]:
                found.append(Worth("temple", one_temple_worth(g, seat, player, temple), 0.0, "prize", temple))
    return found


def actions_left(g: Bamboo, player: Player) -> int:
    """How many actions sticks will still allow: this year's reserve, and all sticks of each coming year."""
    sticks = g.printed.start_sticks + g.printed.later_sticks
    left = 0
    for year in range(player.later):
        left += sticks - year
    if g.season in (SPRING, SUMMER):
        left += player.reserve
    return left


def coin_worth(coins: int, left: int) -> float:
    worth = W.coin * min(coins, HOARD) + W.coin_of_a_hoard * max(0, coins - HOARD)
    return worth * min(1.0, left / W.actions_to_spend)


def food_in_store(g: Bamboo, player: Player) -> int:
    food = 0
    for sort in range(len(player.food)):
        food += player.food[sort] * g.printed.food_value[sort]
    return food


def food_worth(g: Bamboo, seat: int, food: float, homes: int) -> float:
    """Food in store less what the homes will eat in this winter and the later ones."""
    need = g.printed.food_per_home * homes
    later = need * (g.printed.years - 1 - max(g.year, 0))
    hunger = W.hunger_now
    if g.season == WINTER:
        need = missing_food(g, seat, need)
        hunger = W.left_hungry
    worth = -hunger * need - W.hunger_later * later
    eaten = min(food, need)
    worth += W.food_now * eaten
    food -= eaten
    eaten = min(food, later)
    worth += W.food_later * eaten
    if g.year < g.printed.years - 1:
        worth += W.food_spare * (food - eaten)
    return worth * g.printed.hunger_penalty


def missing_food(g: Bamboo, seat: int, need: int) -> int:
    """What a seat still has to feed in a winter that has begun."""
    if g.todo[-1] is not FEED:
        return need if g.todo[-1] is WAKE else 0
    if g.seat == seat:
        return max(0, g.need)
    place = (seat - g.first) % len(g.players)
    return need if place > g.asked else 0


def grid_worth(g: Bamboo, player: Player, grid: list[int], left: int) -> float:
    """Harmony, night cells, and the balance tiles held and shown that these homes serve."""
    worth = home_worth(grid, left) + harmony_worth(g, grid) + night_worth(g, player, grid)
    for tile in player.held:
        worth += tile_worth(g.printed, tile, grid, left)
    return worth + shown_worth(g, grid, left)


def home_worth(grid: list[int], left: int) -> float:
    homes = 0
    for home in grid:
        if home >= 0:
            homes += 1
    return left * W.home_hope * homes


def harmony_worth(g: Bamboo, grid: list[int]) -> float:
    difference = g.printed.comfort_in(LEFT, grid) - g.printed.comfort_in(RIGHT, grid)
    return -W.harmony[max(0, g.year)] * g.printed.harmony_penalty * abs(difference)


def night_worth(g: Bamboo, player: Player, grid: list[int]) -> float:
    worth = 0.0
    if g.rules.night:
        marked = g.printed.night_cells[player.colour]
        for cell in range(len(grid)):
            if marked[cell] >= 0 and grid[cell] < 0:
                worth -= W.night * g.printed.night_penalty
    return worth


def shown_worth(g: Bamboo, grid: list[int], left: int) -> float:
    shown = 0.0
    for zone in range(HOME_COLUMN):
        row = g.shown[zone]
        for at in range(len(row) - 1):
            if row[at] >= 0:
                shown += tile_worth(g.printed, row[at], grid, left - 1)
    return W.shown * shown


def tile_worth(printed: Printed, tile: int, grid: list[int], left: int) -> float:
    """The points of a balance tile, times the chance that it will be scored."""
    missing = missing_homes(printed, tile, grid)
    if missing == 0:
        points = printed.balance_points[tile]
        half = float((points + 1) // 2)
        return max(half, W.reach[0] * (points - W.half_action)) if left > 0 else half
    if missing >= len(W.reach) or W.actions_per_home * missing >= left:
        return 0.0
    return W.reach[missing] * (printed.balance_points[tile] - W.half_action)


def missing_homes(printed: Printed, tile: int, grid: list[int]) -> int:
    """How many homes a balance tile still lacks where it is closest; 99 when it can no longer be done."""
    needed = printed.balance_comfort[tile]
    kind = printed.balance_total[tile]
    if kind >= 0:
        lacking = needed - printed.comfort_of_kind(kind, printed.balance_zone[tile], grid)
        return (lacking + MEAN_COMFORT - 1) // MEAN_COMFORT if lacking > 0 else 0
    best = 99
    kinds = printed.home_kind
    for block in printed.balance_blocks[tile]:
        missing = 0
        comfort = 0
        i = 0
        while i < len(block):
            home = grid[block[i]]
            if home < 0:
                missing += 1
                if missing >= best:
                    break
            else:
                wanted = block[i + 1]
                if wanted != ANY_KIND and kinds[home] != wanted:
                    break
                comfort += printed.home_comfort[home]
            i += 2
        else:
            if comfort + 3 * missing >= needed:
                best = missing
    return best


def spirit_worth(g: Bamboo, seat: int, player: Player) -> float:
    """Points for different kinds, and the uses that are still to come."""
    worth = 0.0
    for spirit in range(len(player.awake)):
        if player.awake[spirit] or player.asleep[spirit]:
            worth += one_spirit_worth(g, seat, player, spirit)
    return worth


def one_spirit_worth(g: Bamboo, seat: int, player: Player, spirit: int) -> float:
    later = g.printed.years - 1 - max(g.year, 0)
    awake = player.awake[spirit]
    again = W.use[spirit] - W.coin * g.printed.spirit_wake[spirit]
    worth = g.printed.points_per_spirit + later * again * (awake + player.asleep[spirit])
    if g.season < SUMMER or (g.season == SUMMER and (player.reserve > 0 or (g.seat == seat and g.turn == seat))):
        worth += W.use_now * W.use[spirit] * awake
    elif later:
        worth += W.coin * g.printed.spirit_wake[spirit] * awake
    return worth


def temple_worth(g: Bamboo, seat: int, player: Player) -> float:
    """The spirits that this seat's sticks are likely to win in autumn."""
    if g.season > SUMMER:
        return 0.0
    worth = 0.0
    for temple in range(4):
        if g.piles[temple]:
            worth += one_temple_worth(g, seat, player, temple)
    return worth


def one_temple_worth(g: Bamboo, seat: int, player: Player, temple: int) -> float:
    sticks = g.temples[temple]
    mine = sticks_of(sticks, seat)
    if not mine:
        return 0.0
    coming = 0
    best = sticks_of(sticks, GHOST)
    for rival in range(len(g.players)):
        if rival != seat:
            coming += g.players[rival].reserve
            best = max(best, sticks_of(sticks, rival))
    lead = mine - best + (0.5 if winner_of(sticks) == seat else -0.5)
    chance = min(1.0, max(0.0, 0.5 + W.lead * lead - W.threat * coming / 4))
    if not coming and not player.reserve:
        chance = 1.0 if lead > 0 else 0.0
    spirit = g.piles[temple][0]
    gain = (g.printed.years - 1 - max(g.year, 0)) * W.use[spirit]
    if not player.awake[spirit] and not player.asleep[spirit]:
        gain += g.printed.points_per_spirit
    return chance * gain


def section_worth(g: Bamboo, seat: int, player: Player) -> float:
    """The sections in the stocks, with those that are about to be received from the tops of the shoots."""
    counts = [0] * 5
    actions = g.printed.section_action
    for stock in player.stocks:
        for section in stock:
            counts[actions[section]] += 1
    if g.seat == seat and g.season == SUMMER:
        for shoot in g.shoots:
            for place in range(len(shoot) - 3):
                counts[actions[shoot[place]]] += 1
    worth = W.joker_section * counts[JOKER_ACTION]
    for action in range(JOKER_ACTION):
        for copy in range(min(counts[action], len(W.section))):
            worth += W.section[copy]
    return worth


def turn_worth(g: Bamboo, seat: int, player: Player, homes: int, coins: int, left: int) -> float:
    """Sticks not laid yet, and the actions of this turn that are still to be done."""
    if g.season > SUMMER:
        return 0.0
    worth = W.stick * player.reserve
    if g.seat != seat:
        return worth
    asking = g.todo[-1]
    for action in range(JOKER_ACTION + 1):
        if asking is g.printed.action_parts[action]:
            worth += action_worth(g, seat, action, homes, coins, left)
    if asking is g.printed.action_parts[INCOME_ACTION]:
        coins += INCOME_COINS  # there before the sections that follow
    if asking is BALANCE_AGAIN:
        worth += balance_worth(g, player, 1)
    elif asking is COOK_MUST:
        worth += action_worth(g, seat, COOK_ACTION, homes, coins, left)
    if g.season == SUMMER:
        worth += pending_worth(g, seat, homes, coins, left)
    return worth


def pending_worth(g: Bamboo, seat: int, homes: int, coins: int, left: int) -> float:
    """The best of the sections that wait to be resolved, as many as actions are allowed."""
    sections: list[int] = []
    if g.stage == OFFERING:
        sections = list(g.players[seat].stocks[g.visited])
    elif g.stage in (PLACING, RESOLVING):
        sections = [touch - SECTION_TOUCH for touch in g.hand + g.unresolved]
        if g.todo[-1] is CHOOSE_SHOOT:
            sections.append(g.section)
    if not sections:
        return 0.0
    for section in sections:
        if g.printed.section_action[section] == INCOME_ACTION:
            coins += INCOME_COINS
    worths: list[float] = []
    for section in sections:
        action = JOKER_ACTION if g.wild else g.printed.section_action[section]
        worths.append(action_worth(g, seat, action, homes, coins, left))
    worths.sort(reverse=True)
    return sum(worths[: g.actions])


def action_worth(g: Bamboo, seat: int, action: int, homes: int, coins: int, left: int) -> float:
    """What one action will bring, roughly."""
    if action == INCOME_ACTION:
        return coin_worth(coins + INCOME_COINS, left + 1) - coin_worth(coins, left + 1)
    if action == COOK_ACTION:
        food = food_in_store(g, g.players[seat])
        return food_worth(g, seat, food + W.cooked, homes) - food_worth(g, seat, food, homes)
    if action == HOME_ACTION:
        return buying_worth(g, seat, homes, coins, left)
    if action == BALANCE_ACTION:
        return balance_worth(g, g.players[seat], BALANCE_HALVES)
    best = 0.0
    for other in range(JOKER_ACTION):
        best = max(best, action_worth(g, seat, other, homes, coins, left))
    return best + W.joker_choice


def buying_worth(g: Bamboo, seat: int, homes: int, coins: int, left: int) -> float:
    """The best bargain in the market, or the coin that may be taken instead."""
    player = g.players[seat]
    now = coin_worth(coins, left)
    best = coin_worth(coins + HOME_COINS, left) - now
    if homes == CELLS:
        return best
    food = food_in_store(g, player)
    home = W.home_fit + W.home_hope * left + food_worth(g, seat, food, homes + 1) - food_worth(g, seat, food, homes)
    for level in range(2):
        row = g.shown[HOME_COLUMN + level]
        for place in range(len(row)):
            price = g.printed.place_price[4 * level + place]
            if price <= coins and row[place] >= 0:
                gain = home + g.printed.place_happiness[4 * level + place] + coin_worth(coins - price, left) - now
                best = max(best, gain)
    return best


def balance_worth(g: Bamboo, player: Player, halves: int) -> float:
    """Score what can be scored; take what can be scored at once; take a tile for later; or be calm."""
    ready = 0
    for tile in player.held:
        if g.printed.holds(tile, player.grid):
            ready += 1
    taken = 0.0
    for zone in range(HOME_COLUMN):
        row = g.shown[zone]
        for at in range(len(row) - 1):
            if row[at] >= 0 and g.printed.holds(row[at], player.grid):
                taken = max(taken, (1.0 - W.shown) * (g.printed.balance_points[row[at]] - W.half_action))
    takes = 2
    worth = 0.0
    open_tile = taken != 0.0
    if open_tile:
        ready += 1
    for _ in range(halves):  # the best that is left, one after the other
        score = W.half_action if ready else -1000.0
        take = W.take_tile if takes else -1000.0
        if open_tile and taken >= score and taken >= take:
            open_tile = False
            worth += taken
        elif ready and score >= take:
            ready -= 1
            worth += score
        elif takes:
            takes -= 1
            worth += take
    return worth
