"""What the Tengu does in each location, with movement points, and in the hills."""

from __future__ import annotations

from . import events as happened
from . import tengu_events as told
from .buildings import open_sites
from .cards import remove_shown, with_at, without
from .components import (
    GATE,
    ILLUMINATION,
    REGION_OF_HILL,
    TAKES_BUILDING,
    TAKES_CRYSTAL,
    TAKES_DRAGONFLY,
    TAKES_MITAMA,
)  # fmt: skip
from .kodamas import may_step, step_forward
from .spirits import release
from .state import (
    BEYOND,
    BUILDING_TILES,
    BY_BITOKU,
    BY_PATHS,
    BY_SPIRITS,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    IN_REGION,
    MITAMA_TILES,
    Bitoku,
    Player,
)  # fmt: skip
from .tengu_board import HUMAN, TENGU
from .tengu_terms import (
    ALL_REGIONS,
    BUILDING_ROCKS,
    FORGES,
    GLADE,
    MITAMA_ROCKS,
    STAIRS,
    YOKAI_ROCKS,
    YOMI,
    bitoku_hills,
    favourites,
    gain_associated,
    location,
    most_competitive,
    rarest_hill,
    roll_for,
    roll_place,
    takes,
    tengu_of,
    yokai_hills,
)  # fmt: skip

FAVOURS_PER_HILL = 3


# Kodamas.


def advance_kodama(g: Bitoku, region: int) -> None:
    """One step; where the last space is taken the step is lost (T41)."""
    if may_step(g, TENGU, region):
        step_forward(g, TENGU, region)
    else:
        g.say(told.BLOCKED, region)


def advance_where_placed(g: Bitoku, region: int) -> None:
    """The step for placing a die; an easier option allows it only where the human is ahead (E78)."""
    if g.rules.tengu_kodama_behind and g.players[HUMAN].kodamas[region] <= g.players[TENGU].kodamas[region]:
        g.say(told.HELD, region)
    else:
        advance_kodama(g, region)


# The locations.


def perform(g: Bitoku, card: int, region: int) -> None:
    """The action of a region, with what the card shows for it; elsewhere the card shows nothing (step I)."""
    shown = region == location(g, card)
    g.say(told.ACTION, region)
    if region == YOMI:
        visit_yomi(g, takes(g, card) if shown else -1)
    elif region == STAIRS:
        spend_points(g, g.printed.tengu_board["stairs_mp"])
    elif region == GLADE:
        visit_glade(g, card, shown)
    elif region == FORGES:
        visit_forges(g, takes(g, card) if shown else -1)


def visit_yomi(g: Bitoku, kind: int) -> None:
    if kind < 0:  # T32
        kind = TAKES_DRAGONFLY if g.players[TENGU].mitamas else TAKES_MITAMA
        g.say(told.NOT_SHOWN, kind)
    if kind == TAKES_DRAGONFLY:
        take_dragonfly(g)
    else:
        take_mitama(g)


def shown_places(g: Bitoku, display: int) -> list[int]:
    """Places of a display with a tile."""
    tiles = g.shown[display]
    return [place for place in range(len(tiles)) if tiles[place] >= 0]


def take_random(g: Bitoku, display: int, kind: int) -> int:
    """A random tile out of a display, or -1 where it is empty."""
    places = shown_places(g, display)
    if not places:
        g.say(told.LOST, kind)
        return -1
    tile = g.shown[display][roll_place(g, places, len(g.shown[display]))]
    remove_shown(g, display, tile)
    return tile


def favourite_or_random(g: Bitoku, display: int, kind: int, told_of: int, loved: list[int], places: list[int]) -> int:
    """The tile of the first favourite place, otherwise of a random one."""
    if loved:
        tile = g.shown[display][loved[0]]
        g.say(told_of, tile, loved[0] + 1)
        return tile
    g.say(told.NO_FAVOURITE, kind)
    return g.shown[display][roll_place(g, places, len(g.shown[display]))]


def take_dragonfly(g: Bitoku) -> None:
    """A random one; nothing is paid or received for its place."""
    tile = take_random(g, DRAGONFLY_TILES, TAKES_DRAGONFLY)
    if tile >= 0:
        g.players[TENGU].dragonflies += (tile,)
        g.say(happened.DRAGONFLY_TAKEN, TENGU, tile)
        combine_all(g)


def take_mitama(g: Bitoku) -> None:
    """The cheapest favourite, otherwise a random one: the VP of its place, not its action (T38)."""
    places = shown_places(g, MITAMA_TILES)
    if not places:
        g.say(told.LOST, TAKES_MITAMA)
        return
    types = favourites(g, MITAMA_ROCKS)
    loved = [place for place in places if g.printed.mitama_type[g.shown[MITAMA_TILES][place]] in types]
    tile = favourite_or_random(g, MITAMA_TILES, TAKES_MITAMA, told.FAVOURITE_MITAMA, loved, places)
    place = remove_shown(g, MITAMA_TILES, tile)
    g.players[TENGU].mitamas += (tile,)
    g.say(happened.MITAMA_TAKEN, TENGU, tile)
    g.earn(TENGU, BY_SPIRITS, g.layout.mitama_vp[place])
    combine_all(g)


def combine_all(g: Bitoku) -> None:
    """As soon as there is a pair, the oldest tiles first; for each pair movement points, not its effect (T31)."""
    player = g.players[TENGU]
    while player.mitamas and player.dragonflies:
        release(g, TENGU, player.mitamas[0], player.dragonflies[0])
        spend_points(g, g.printed.tengu_board["combine_mp"])


def visit_glade(g: Bitoku, card: int, shown: bool) -> None:
    """Two resources, and one step for the most competitive kodama (T39)."""
    if shown:
        for resource in g.printed.tengu_gives[card]:
            g.gain_resource(TENGU, resource, 1)
    else:
        gain_associated(g, card)
        gain_associated(g, card)
    regions = list(ALL_REGIONS)
    if g.rules.tengu_reselect:  # T41, the other way: only kodamas that can move
        regions = [region for region in ALL_REGIONS if may_step(g, TENGU, region)]
    if regions:
        advance_kodama(g, most_competitive(g, regions, told.BY_MOVE))


def visit_forges(g: Bitoku, kind: int) -> None:
    if kind < 0:  # T33
        kind = TAKES_BUILDING if favourite_buildings(g) else TAKES_CRYSTAL
        g.say(told.NOT_SHOWN, kind)
    if kind == TAKES_CRYSTAL:
        take_crystal(g)
    else:
        construct(g)


def take_crystal(g: Bitoku) -> None:
    """A random one, whatever its colour; it is only counted (T37)."""
    tile = take_random(g, CRYSTAL_TILES, TAKES_CRYSTAL)
    if tile >= 0:
        g.players[TENGU].sockets += (tile,)
        g.say(told.CRYSTAL, TENGU, tile)


def placeable(g: Bitoku) -> list[int]:
    """Places of the display with a building that can stand somewhere, while counters last (T35)."""
    if g.players[TENGU].built >= len(g.printed.tengu_counter_vp):
        return []
    tiles = g.shown[BUILDING_TILES]
    return [place for place in shown_places(g, BUILDING_TILES) if open_sites(g, g.printed.building_kind[tiles[place]])]


def favourite_buildings(g: Bitoku) -> list[int]:
    kinds = favourites(g, BUILDING_ROCKS)
    tiles = g.shown[BUILDING_TILES]
    return [place for place in placeable(g) if g.printed.building_kind[tiles[place]] in kinds]


def construct(g: Bitoku) -> None:
    """The innermost favourite, otherwise a random one, for nothing, where its kodama is most competitive (T36)."""
    places = placeable(g)
    if not places:
        g.say(told.LOST, TAKES_BUILDING)
        return
    loved = favourite_buildings(g)
    tile = favourite_or_random(g, BUILDING_TILES, TAKES_BUILDING, told.FAVOURITE_BUILDING, loved, places)
    remove_shown(g, BUILDING_TILES, tile)
    sites = open_sites(g, g.printed.building_kind[tile])
    regions = [REGION_OF_HILL[site // 4] for site in sites]
    region = most_competitive(g, regions, told.BY_SITE)
    site = sites[regions.index(region)]
    g.sites = with_at(g.sites, site, tile)
    g.owners = with_at(g.owners, site, TENGU)
    g.players[TENGU].built += 1
    g.say(happened.BUILT, TENGU, tile, region)
    advance_kodama(g, region)


# Movement points.


def spend_points(g: Bitoku, count: int) -> None:
    """One after the other; those gained meanwhile are spent first."""
    g.say(told.POINTS, count)
    for _ in range(count):
        spend_point(g)


def spend_point(g: Bitoku) -> None:
    """Along the bitoku path, else with the pilgrim on its way, else a new pilgrim sets out (T24)."""
    player = g.players[TENGU]
    if player.completed < len(player.bitoku):
        card = player.bitoku[player.completed]
        player.completed += 1
        g.say(happened.COMPLETED, TENGU, card)
        g.earn(TENGU, BY_BITOKU, g.printed.bitoku_vp[card])
        return
    for at in range(len(player.walkers)):
        node = way_on(g, player, player.walkers[at])
        if node >= 0:
            player.walkers = player.walkers[:at] + player.walkers[at + 1 :]
            move_to(g, player, node)
            return
    if player.awake:  # T28: a pilgrim at the end of the path no longer counts
        player.awake -= 1
        node = setting_out(g, player)
        player.walkers = tuple(sorted([*player.walkers, node]))
        g.say(happened.SET_OUT, TENGU, node)
    else:
        g.say(told.POINT_LOST)


def way_on(g: Bitoku, player: Player, node: int) -> int:
    """Where the pilgrim goes: an illumination, else a gate, else straight on over any bridge; or -1 (T25, T29)."""
    light = best_space(g, player, g.layout.ahead[node], ILLUMINATION)
    if light >= 0 and g.rules.tengu_best_illumination:  # T26, the other way
        best = best_space(g, player, list(range(len(g.sleepers))), ILLUMINATION)
        if g.layout.node_vp[light] < g.layout.node_vp[best]:
            light = -1
    if light >= 0:
        return light
    gate = best_space(g, player, g.layout.ahead[node], GATE)
    if gate >= 0:
        return gate
    return one_of(g, [ahead for ahead in g.layout.ahead[node] if g.layout.node_fork[ahead] < 0])


def best_space(g: Bitoku, player: Player, nodes: list[int], kind: int) -> int:
    """The free space of this kind with the most VP, on a fork where the Tengu has no pilgrim (T27), or -1."""
    best = -1
    for node in nodes:
        if g.layout.node_kind[node] != kind or g.sleepers[node] >= 0 or player.forks >> g.layout.node_fork[node] & 1:
            continue
        if best < 0 or g.layout.node_vp[node] > g.layout.node_vp[best]:
            best = node
    return best


def one_of(g: Bitoku, nodes: list[int]) -> int:
    """The only one of these spaces, or a random one, or -1."""
    if not nodes:
        return -1
    if len(nodes) == 1:
        return nodes[0]
    face, at = roll_for(g, len(nodes))
    g.say(told.PATH_ROLL, face, nodes[at])
    return nodes[at]


def setting_out(g: Bitoku, player: Player) -> int:
    """The path space at the rightmost gate that it has reached, otherwise a starting space (D23, T30)."""
    best = -1
    for node in range(len(g.sleepers)):
        opens = g.layout.node_opens[node]
        if opens < 0 or not player.forks >> g.layout.node_fork[node] & 1:
            continue
        if best < 0 or g.layout.node_x[opens] > g.layout.node_x[best]:
            best = opens
    return best if best >= 0 else one_of(g, g.layout.starts)


def move_to(g: Bitoku, player: Player, node: int) -> None:
    """On along the path; on a side path the pilgrim stays, for twice the VP, and a gate brings a card (T23)."""
    fork = g.layout.node_fork[node]
    if fork < 0:
        player.walkers = tuple(sorted([*player.walkers, node]))
        g.say(happened.WALKED, TENGU, node)
        return
    g.sleepers = with_at(g.sleepers, node, TENGU)
    player.forks |= 1 << fork
    g.say(told.ARRIVED, node, node, g.layout.node_vp[node])
    g.earn(TENGU, BY_PATHS, g.printed.tengu_board["path_factor"] * g.layout.node_vp[node])
    if g.layout.node_kind[node] == GATE:
        card = draw_card(g)
        g.say(told.GATE_CARD, card)
        perform(g, card, location(g, card))
        tengu = tengu_of(g)
        tengu.discard += (card,)


def draw_card(g: Bitoku) -> int:
    """The top action card; an empty deck is made anew from the discard pile (T22)."""
    tengu = tengu_of(g)
    if not tengu.deck:
        cards = list(tengu.discard)
        g.random.shuffle(cards)
        tengu.deck = tuple(cards)
        tengu.discard = ()
        g.say(told.RESHUFFLED, len(cards))
    card = tengu.deck[0]
    tengu.deck = tengu.deck[1:]
    g.reveals += 1
    return card


# Across the river.


def cross_to(g: Bitoku, die: int) -> int:
    """Move a die across, with its value; the area it comes to."""
    player = g.players[TENGU]
    region = player.places[die] - IN_REGION
    area = g.layout.area_of_region[region]
    player.places[die] = BEYOND + area
    g.say(happened.CROSSED, TENGU, player.values[die], region)
    return area


def take_shown(g: Bitoku, card: int, area: int) -> None:
    """A yokai or a bitoku of the types on the card; where both match a roll decides, and between two hills (T10)."""
    yokai = yokai_hills(g, area, g.printed.tengu_yokai[card])
    bitoku = bitoku_hills(g, area, g.printed.tengu_bitoku[card])
    if yokai and bitoku:
        face, at = roll_for(g, 2)
        g.say(told.KIND_ROLL, face, told.KIND_YOKAI + at)
        if at == 0:
            bitoku = []
        else:
            yokai = []
    if yokai:
        take_yokai(g, one_hill(g, yokai))
    elif bitoku:
        take_bitoku(g, one_hill(g, bitoku))


def take_wanted(g: Bitoku, area: int) -> None:
    """Its favourite yokai, else the rarest bitoku it lacks, else a random yokai, else nothing (T11, T12, T13)."""
    loved = yokai_hills(g, area, favourites(g, YOKAI_ROCKS))
    if loved:
        hill = one_hill(g, loved)
        g.say(told.FAVOURITE_YOKAI, g.hill_yokai[hill])
        take_yokai(g, hill)
        return
    g.say(told.NO_FAVOURITE, told.KIND_YOKAI)
    hill = rarest_hill(g, area)
    if hill >= 0:
        card = g.hill_bitoku[hill]
        g.say(told.RAREST, card, g.printed.bitoku_rarity[card])
        take_bitoku(g, hill)
        return
    g.say(told.NO_RAREST)
    hills = yokai_hills(g, area, list(range(len(g.printed.yokai_type))))
    if hills:
        take_yokai(g, one_hill(g, hills))
    else:
        g.say(told.NOTHING)


def one_hill(g: Bitoku, hills: list[int]) -> int:
    if len(hills) == 1:
        return hills[0]
    face, at = roll_for(g, len(hills))
    g.say(told.HILL_ROLL, face, hills[at])
    return hills[at]


def take_yokai(g: Bitoku, hill: int) -> None:
    """Onto its pile, and the favour is covered."""
    card = g.hill_yokai[hill]
    cover(g, FAVOURS_PER_HILL * hill + 1)
    g.hill_yokai = without(g.hill_yokai, hill)
    g.players[TENGU].tucked += (card,)
    g.say(told.YOKAI_PILED, TENGU, card)


def take_bitoku(g: Bitoku, hill: int) -> None:
    """Onto its bitoku path, and the favour is covered."""
    card = g.hill_bitoku[hill]
    cover(g, FAVOURS_PER_HILL * hill)
    g.hill_bitoku = without(g.hill_bitoku, hill)
    g.players[TENGU].bitoku += (card,)
    g.say(happened.BITOKU_TAKEN, TENGU, card)


def cover(g: Bitoku, favour: int) -> None:
    g.covered |= 1 << favour
    g.say(happened.FAVOUR_TAKEN, TENGU, favour)
