"""What a seat of Bitoku may see.

Hidden are the hands of others, the order of every deck and stack, the cards that somebody draws or puts under a deck,
and the choices of spring and winter until all have made theirs.
"""

from __future__ import annotations

from typing import Final, get_args

from ennichi.kernel.shapes import Partial
from ennichi.kernel.text import Text

from . import shapes
from .components import (
    ALL_KINDS,
    BITOKU_TYPES,
    COLOURS,
    FAMILIES,
    KINDS,
    MITAMA_TYPES,
    NEEDS,
    NODE_KINDS,
    ONLY_PRINTED,
    PROPERTIES,
    STARTING,
    TRIGGERS,
    WILD_MITAMA,
    WILD_YOKAI,
    YOKAI_TYPES,
    Layout,
    Printed,
    types_of,
)  # fmt: skip
from .forest import forest_actions, may_do_forest_action
from .paths import MovePoints
from .phrases import action_piece, crystal_piece, effect_piece, home_piece, price_piece, virtue_piece
from .scoring import (
    MITAMA_FAMILY,
    YOKAI_FAMILY,
    best_wild,
    breakdown,
    completed_visions,
    counts_hand,
    rock_points_by_place,
    vision_items,
)  # fmt: skip
from .spirits import SettleDragonfly, SettleMitama
from .state import (
    BEYOND,
    BITOKU_CARDS,
    BUILDING_TILES,
    CARD,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    FROM_DECK,
    IN_HOME,
    IN_REGION,
    LOCKED,
    MITAMA_TILES,
    SECRET,
    UNLOCKED,
    VISION_CARDS,
    WINTER,
    YOKAI_CARDS,
    Bitoku,
    Player,
)  # fmt: skip
from .tengu_view import show_tengu, shuffle_tengu, tengu_cards, tengu_rates
from .vocabulary import (
    BESIDE,
    BITOKU,
    BUILDING,
    CRYSTAL,
    DIE,
    DRAGONFLY,
    FAVOUR,
    FOREST,
    HILLS,
    MITAMA,
    PATH,
    REGION,
    REGIONS,
    RESOURCES,
    ROCK,
    SOCKET,
    VISION,
    YOKAI,
)  # fmt: skip

PHASES: Final[tuple[shapes.Phase, ...]] = get_args(shapes.Phase)


def show(g: Bitoku, viewer: int) -> shapes.BitokuTable:
    """The table as JSON-ready data, with the names of the touches."""
    names = g.header.box.vocabulary.names
    drawing = g.todo[-1].drawn() if g.todo and g.seat == viewer else -1
    return {
        "round": g.round + 1,
        "phase": PHASES[g.phase],
        "order": list(g.order),
        "active": g.turn,
        "layout": g.layout.name,
        "regions": {region: show_region(g, names, at) for at, region in enumerate(REGIONS)},
        "home": [number for number in g.layout.home_space],
        "hills": {hill: show_hill(g, names, at) for at, hill in enumerate(HILLS)},
        "gates": {fork: g.printed.gate_ids[g.gates[at]] for at, fork in enumerate(g.layout.forks) if g.gates[at] >= 0},
        "pilgrims": {names[PATH + node]: seat for node, seat in enumerate(g.sleepers) if seat >= 0},
        "buildings": show_display(g, names, BUILDING_TILES, BUILDING),
        "crystals": show_display(g, names, CRYSTAL_TILES, CRYSTAL),
        "mitamas": show_display(g, names, MITAMA_TILES, MITAMA),
        "dragonflies": show_display(g, names, DRAGONFLY_TILES, DRAGONFLY),
        "garden": named(names, ROCK, g.garden),
        "decks": {
            "yokai": show_deck(g, names, YOKAI_CARDS, YOKAI, viewer),
            "bitoku": show_deck(g, names, BITOKU_CARDS, BITOKU, viewer),
            "visions": show_deck(g, names, VISION_CARDS, VISION, viewer),
        },
        "drawn": [names[drawing + (card & CARD)] for card in g.drawn] if drawing >= 0 else [],
        "turn": show_turn(g, names, viewer),
        "players": [show_player(g, names, seat, viewer, lines) for seat, lines in enumerate(breakdown(g, viewer))],
        "tengu": show_tengu(g, g.tengu) if g.tengu is not None else None,
    }


def show_turn(g: Bitoku, names: list[str], viewer: int) -> shapes.Turn:
    """What is in the making: the die and the card in use, what is bought and paid, where a pilgrim comes from."""
    asks = g.todo[-1].asks if g.todo else ""
    return {
        "die": g.die,
        "here": REGIONS[g.here],
        "bill": g.bill.copy(),
        "waive": g.waive,
        "fresh": named(names, BUILDING, g.fresh),
        "card": names[YOKAI + g.card] if shows_card(g, asks, viewer) else None,
        "tile": names[bought(g)] if bought(g) >= 0 else None,
        "from": names[PATH + g.walk_from] if asks == "ask-way" and g.walk_from >= 0 else None,
        "copied": names[DIE + g.copied] if asks == "ask-copy-action" else None,
        "moves": moves_left(g) if asks in ("ask-move", "ask-way") else 0,
        "reach": show_reach(g) if asks == "ask-place-die" else {},
    }


def shows_card(g: Bitoku, asks: str, viewer: int) -> bool:
    """A card that is being played is seen by everybody once it lies on its space."""
    return g.card >= 0 and (asks == "ask-played" or (asks == "ask-slot" and viewer == g.seat))


def bought(g: Bitoku) -> int:
    """The touch of the tile that is being bought or has just come and may be combined, or -1."""
    for at in range(len(g.todo) - 1, -1, -1):
        step = g.todo[at]
        if at == len(g.todo) - 1 and isinstance(step, SettleMitama):
            return MITAMA + step.tile
        if at == len(g.todo) - 1 and isinstance(step, SettleDragonfly):
            return DRAGONFLY + step.tile
        if step.about(g) >= 0:
            return step.about(g)
    return -1


def moves_left(g: Bitoku) -> int:
    """Movement points that are still to spend, without the one that is being spent."""
    step = g.todo[-1]
    if not isinstance(step, MovePoints):
        step = g.todo[-2] if len(g.todo) > 1 else step
    return step.count if isinstance(step, MovePoints) else 0


def show_reach(g: Bitoku) -> Partial[shapes.Region, list[int]]:
    """The forest actions that the die in use would have in each region with a free space."""
    tried = g.clone()  # what is possible may hang on the region
    value = tried.players[tried.seat].values[tried.die]
    reach: Partial[shapes.Region, list[int]] = {}
    for region in range(len(REGIONS)):
        if REGION + region not in g.offered:
            continue
        tried.here = region
        actions = forest_actions(tried, region, value) if may_do_forest_action(tried) else []
        reach[REGIONS[region]] = [action - FOREST + 1 for action in actions]
    return reach


def named(names: list[str], base: int, things: tuple[int, ...]) -> list[str]:
    return [names[base + thing] for thing in things]


def places(names: list[str], base: int, things: tuple[int, ...]) -> list[str | None]:
    return [names[base + thing] if thing >= 0 else None for thing in things]


def show_region(g: Bitoku, names: list[str], region: int) -> shapes.ShownRegion:
    lake = g.lakes[region]
    shown: shapes.ShownRegion = {
        "spaces": g.layout.spaces[region],
        "lake": g.printed.lake_ids[lake],
        "vp": g.printed.lake_vp[lake],
    }
    if REGIONS[region] in HILLS:
        first = 4 * HILLS.index(REGIONS[region])
        shown["sites"] = [
            {
                "kind": ALL_KINDS[g.layout.site_kind[site]],
                "building": names[BUILDING + g.sites[site]] if g.sites[site] >= 0 else None,
                "owner": g.owners[site] if g.owners[site] >= 0 else None,
            }
            for site in range(first, first + 4)
        ]
    return shown


def show_hill(g: Bitoku, names: list[str], hill: int) -> shapes.Hill:
    return {
        "bitoku": names[BITOKU + g.hill_bitoku[hill]] if g.hill_bitoku[hill] >= 0 else None,
        "yokai": names[YOKAI + g.hill_yokai[hill]] if g.hill_yokai[hill] >= 0 else None,
        "covered": [names[FAVOUR + 3 * hill + i] for i in range(3) if g.covered >> (3 * hill + i) & 1],
    }


def show_display(g: Bitoku, names: list[str], display: int, base: int) -> shapes.Display:
    """A display from place 1 on, the size of its stack, and what the winters removed."""
    return {
        "shown": places(names, base, g.shown[display]),
        "left": len(g.stacks[display]),
        "removed": named(names, base, g.removed[display]),
    }


def show_deck(g: Bitoku, names: list[str], deck: int, base: int, viewer: int) -> shapes.Deck:
    """A common deck: its size, its discard pile, and the cards whose place the viewer knows, the top one first."""
    known: list[str | None] = [names[base + (card & CARD)] if knows(card, viewer) else None for card in g.decks[deck]]
    discard = () if deck == VISION_CARDS else g.discards[deck]
    return {
        "left": len(known),
        "discard": named(names, base, discard),
        "known": {str(place): card for place, card in enumerate(known) if card is not None},
    }


def knows(card: int, seat: int) -> bool:
    """Whether this seat put this card of a common deck where it lies."""
    return seat >= 0 and bool(card >> (6 + seat) & 1)


def place_of_die(g: Bitoku, place: int) -> str:
    if place == LOCKED:
        return "locked"
    if place == UNLOCKED:
        return "unlocked"
    if place >= BEYOND:
        return f"hill.{g.layout.area_names[place - BEYOND]}"
    if place >= IN_HOME:
        return f"home.{g.layout.home_space[place - IN_HOME]}"
    return f"region.{REGIONS[place - IN_REGION]}"


def show_player(g: Bitoku, names: list[str], seat: int, viewer: int, lines: dict[str, int]) -> shapes.Player:
    player = g.players[seat]
    own = counts_hand(g, seat, viewer)
    return {
        "colour": g.header.colours[seat] if seat < g.seats else None,
        "vp": player.total(),
        "score": sum(lines.values()),
        "breakdown": lines,
        "count": show_count(g, names, seat, viewer),
        "resources": {RESOURCES[i]: player.resources[i] for i in range(4)},
        "amulets": player.amulets.copy(),
        "dice": [{"value": player.values[i], "place": place_of_die(g, player.places[i])} for i in range(3)],
        "slots": places(names, YOKAI, player.slots),
        "hand": [names[YOKAI + (card & CARD)] for card in player.hand] if own else None,
        "aside": [names[YOKAI + (card & CARD)] for card in player.aside] if own else None,
        "cards": len(player.hand) + len(player.aside),
        "deck": len(player.deck),
        "discard": named(names, YOKAI, player.discard),
        "tucked": named(names, YOKAI, player.tucked),
        "returning": list(player.returning) if own else None,
        "pilgrims": {"awake": player.awake, "gone": player.gone, "walking": named(names, PATH, player.walkers)},
        "sockets": places(names, CRYSTAL, player.sockets),
        "built": player.built,
        "bitoku": named(names, BITOKU, player.bitoku),
        "completed": player.completed,
        "rocks": named(names, ROCK, player.rocks),
        "seated": [names[BESIDE + i] for i in range(len(g.printed.seat_beside)) if player.seated >> i & 1],
        "mitamas": named(names, MITAMA, player.mitamas + player.arriving),
        "dragonflies": named(names, DRAGONFLY, player.dragonflies),
        "combined": [
            [names[MITAMA + player.freed[i]], names[DRAGONFLY + player.guides[i]]] for i in range(len(player.freed))
        ],
        "visions": named(names, VISION, player.visions),
        "items": by_need(vision_items(g, player)),
        "progress": show_progress(g, names, player),
        "kodamas": {REGIONS[region]: player.kodamas[region] for region in range(5)},
        "passed": bool(g.passed >> seat & 1) if PHASES[g.phase] == "summer" else False,
    }


def by_need(counts: tuple[int, ...]) -> dict[shapes.Need, int]:
    return {NEEDS[need]: counts[need] for need in range(len(NEEDS))}


def show_progress(g: Bitoku, names: list[str], player: Player) -> dict[str, Partial[shapes.Need, int]]:
    """What each vision has of what it asks for. An item serves one vision: first those that are completed."""
    left = list(vision_items(g, player))
    done = completed_visions(g, player)
    places = range(len(player.visions))
    shown: dict[str, Partial[shapes.Need, int]] = {}
    for place in [at for at in places if done >> at & 1] + [at for at in places if not done >> at & 1]:
        needs = g.printed.vision_needs[player.visions[place]]
        given = tuple([min(left[need], needs[need]) for need in range(len(NEEDS))])
        left = [left[need] - given[need] for need in range(len(NEEDS))]
        shown[names[VISION + player.visions[place]]] = {
            NEEDS[need]: given[need] for need in range(len(NEEDS)) if needs[need]
        }
    return shown


def show_count(g: Bitoku, names: list[str], seat: int, viewer: int) -> shapes.Count:
    """How the points of rocks and visions come about: what the wilds stand for and which visions are completed."""
    player = g.players[seat]
    done = completed_visions(g, player)
    return {
        "yama_uba": YOKAI_TYPES[best_wild(g, player, YOKAI_FAMILY, WILD_YOKAI)],
        "shinigami": MITAMA_TYPES[best_wild(g, player, MITAMA_FAMILY, WILD_MITAMA)],
        "rocks": rock_points_by_place(g, seat, viewer),
        "visions": [names[VISION + each] for i, each in enumerate(player.visions) if done >> i & 1],
    }


# What is printed, for those who draw it.


def pieces(printed: Printed, text: Text) -> shapes.BitokuPieces:
    names = printed.vocabulary.names
    return {
        "yokai": {
            names[YOKAI + i]: {
                "type": YOKAI_TYPES[printed.yokai_type[i]],
                "action": effect_piece(printed.yokai_effects[i], text),
                "virtue": virtue_piece(printed, i, text),
                "starting": i < STARTING,
            }
            for i in range(len(printed.yokai_type))
        },
        "bitoku": {
            names[BITOKU + i]: {
                "type": BITOKU_TYPES[printed.bitoku_type[i]],
                "rarity": printed.bitoku_rarity[i],
                "vp": printed.bitoku_vp[i],
                "reward": effect_piece(printed.bitoku_effects[i], text) if printed.bitoku_effects[i] else None,
            }
            for i in range(len(printed.bitoku_vp))
        },
        "visions": {
            names[VISION + i]: {
                "needs": {NEEDS[n]: printed.vision_needs[i][n] for n in range(8) if printed.vision_needs[i][n]},
                "vp": printed.vision_vp[i],
                "penalty": printed.vision_penalty[i],
            }
            for i in range(len(printed.vision_vp))
        },
        "buildings": {names[BUILDING + i]: building_piece(printed, i, text) for i in range(len(printed.building_kind))},
        "crystals": {
            names[CRYSTAL + i]: {
                "colour": COLOURS[printed.crystal_colour[i]],
                "effect": crystal_piece(printed, i, text),
                "trigger": TRIGGERS[printed.crystal_trigger[i]] if printed.crystal_trigger[i] >= 0 else "",
                "vp": printed.crystal_vp[i],
            }
            for i in range(len(printed.crystal_colour))
        },
        "mitamas": {
            names[MITAMA + i]: {
                "type": MITAMA_TYPES[printed.mitama_type[i]],
                "effect": effect_piece(printed.mitama_effects[i], text),
            }
            for i in range(len(printed.mitama_type))
        },
        "dragonflies": {
            names[DRAGONFLY + i]: {"effect": effect_piece(printed.dragonfly_effects[i], text)}
            for i in range(len(printed.dragonfly_effects))
        },
        "rocks": {
            names[ROCK + i]: {
                "family": FAMILIES[printed.rock_family[i]],
                "counts": [types_of(FAMILIES[printed.rock_family[i]])[each] for each in printed.rock_types[i]],
            }
            for i in range(len(printed.rock_family))
        },
        "sockets": {
            names[SOCKET + i]: {
                "colour": COLOURS[printed.socket_colour[i]],
                "vp": printed.socket_vp[i],
                "slot": printed.socket_slot[i] + 1,
            }
            for i in range(len(printed.socket_vp))
        },
        "rock_seats": {
            names[BESIDE + i]: {
                "rocks": [each + 1 for each in printed.seat_beside[i]],
                "cost": price_piece(printed.seat_cost[i], text),
            }
            for i in range(len(printed.seat_beside))
        },
        "counters": [
            {"cost": price_piece(printed.counter_cost[i], text), "vp": printed.counter_vp[i]}
            for i in range(len(printed.counter_vp))
        ],
        "gates": [
            {
                "id": printed.gate_ids[i],
                "letter": printed.gate_letter[i],
                "effect": effect_piece(printed.gate_effects[i], text),
            }
            for i in range(len(printed.gate_ids))
        ],
        "lakes": [{"id": printed.lake_ids[i], "vp": printed.lake_vp[i]} for i in range(len(printed.lake_ids))],
        "forest": [
            {
                "region": REGIONS[region],
                "min": printed.forest_min[region],
                "effects": [
                    action_piece(printed.forest_min[region][i], effect, text)
                    for i, effect in enumerate(printed.forest_effects[region])
                ],
            }
            for region in range(len(REGIONS))
            if printed.forest_min[region]
        ],
        "crossing": {
            "needs": printed.crossing_needs,
            "loss": printed.crossing_loss,
            "loss_from_six": printed.crossing_loss_from_six,
        },
        "third_favour": printed.choices,
        "kodama_spaces": printed.kodama_last,
        "kodama_neutral": printed.kodama_neutral,
        "bitoku_set": printed.bitoku_set,
        "rounds": printed.rounds,
        "tengu_cards": tengu_cards(printed),
        "tengu_counters": printed.tengu_counter_vp,
        "tengu_rates": tengu_rates(printed),
        "layouts": [layout_piece(names, layout, text) for layout in printed.layouts],
        "sources": {name: each for name, each in printed.sources.items() if name.partition(".")[0] in ONLY_PRINTED},
    }


def building_piece(printed: Printed, building: int, text: Text) -> shapes.PrintedBuilding:
    kind = printed.building_kind[building]
    piece: shapes.PrintedBuilding = {
        "kind": ALL_KINDS[kind],
        "min": printed.building_min[building],
        "action": action_piece(printed.building_min[building], printed.building_effects[building], text),
    }
    if kind < len(KINDS):
        kodama = printed.building_kodama[building]
        amulet = printed.building_amulet[building]
        owner = effect_piece(PROPERTIES[printed.building_property[building]], text)
        piece["builder"] = effect_piece(f"{kodama} kodama" + (" + amulet1" if amulet else ""), text)
        piece["builder"]["words"] = text("building-builder", kodama=kodama, amulet=amulet)
        piece["owner"] = {"tree": owner["tree"], "words": text("building-owner", bonus=owner["words"])}
    return piece


def layout_piece(names: list[str], layout: Layout, text: Text) -> shapes.Layout:
    nodes = [node for node in range(len(layout.node_kind)) if layout.node_kind[node] >= 0]
    return {
        "id": layout.name,
        "players": layout.players,
        "areas": [
            {"id": layout.area_names[i], "hills": [HILLS[hill] for hill in layout.area_hills[i]],
             "spaces": layout.area_spaces[i]}
            for i in range(len(layout.area_names))
        ],
        "home": [
            {"space": layout.home_space[i], "min": layout.home_min[i], "copies": layout.home_copies[i],
             "effect": home_piece(layout, i, text)}
            for i in range(len(layout.home_space))
        ],
        "mitamas": [
            {"cost": price_piece(layout.mitama_cost[i], text), "vp": vp} for i, vp in enumerate(layout.mitama_vp)
        ],
        "dragonflies": [
            {"cost": price_piece(cost, text), "gain": effect_piece(gives, text) if gives else None}
            for cost, gives in zip(layout.dragonfly_cost, layout.dragonfly_gives, strict=True)
        ],
        "crystals": [{"cost": price_piece(cost, text)} for cost in layout.crystal_cost],
        "nodes": [
            {
                "path": names[PATH + node],
                "kind": NODE_KINDS[layout.node_kind[node]],
                "fork": layout.forks[layout.node_fork[node]] if layout.node_fork[node] >= 0 else "",
                "needs": layout.node_needs[node],
                "vp": layout.node_vp[node],
                "amulet": layout.node_amulet[node],
                "x": layout.node_x[node],
                "y": layout.node_y[node],
                "ahead": [names[PATH + each] for each in layout.ahead[node]],
            }
            for node in nodes
        ],
    }  # fmt: skip


# Dealing anew what a seat cannot know.


def shuffle_unknown(g: Bitoku, seat: int) -> None:
    """All is sorted before it is shuffled, so that the deal depends on the seed and on what the seat knows alone."""
    if g.tengu is not None:
        shuffle_tengu(g, g.tengu)
    for display in range(4):
        stack = sorted(g.stacks[display])
        g.random.shuffle(stack)
        g.stacks[display] = tuple(stack)
    redeal_common(g, VISION_CARDS, VISION, seat)
    redeal_common(g, BITOKU_CARDS, BITOKU, seat)
    redeal_common(g, YOKAI_CARDS, YOKAI, seat)
    for other in range(len(g.players)):
        player = g.players[other]
        if other == seat or g.over:
            deck = sorted(player.deck)
            g.random.shuffle(deck)
            player.deck = tuple(deck)
        else:
            redeal_hand(g, player)
            if g.phase == WINTER and player.returning:
                order = [0, 1, 2]
                g.random.shuffle(order)
                player.returning = tuple(order[: len(player.returning)])
            if other == g.seat and g.todo and g.todo[-1].asks == "ask-slot":  # the card that it is about to play
                g.card = player.hand[g.random.below(len(player.hand))] & CARD


def redeal_common(g: Bitoku, deck: int, group: int, seat: int) -> None:
    """The unknown cards of a common deck, those that another seat is looking at, and those drawn unseen to hands."""
    looking = g.seat != seat and len(g.todo) > 0 and g.todo[-1].drawn() == group
    pool = [card & CARD for card in g.decks[deck] if not knows(card, seat)]
    if looking:
        pool += [card & CARD for card in g.drawn if not knows(card, seat)]
    hidden = deck == YOKAI_CARDS and not g.over
    if hidden:
        for other in range(len(g.players)):
            if other != seat:
                player = g.players[other]
                pool += [card & CARD for card in player.hand + player.aside if card & SECRET]
    pool.sort()
    g.random.shuffle(pool)
    g.decks[deck] = replaced(g.decks[deck], seat, pool)
    if looking:
        g.drawn = replaced(g.drawn, seat, pool)
    if hidden:
        for other in range(len(g.players)):
            if other != seat:
                player = g.players[other]
                player.hand = tuple([pool.pop() + SECRET if card & SECRET else card for card in player.hand])
                player.aside = tuple([pool.pop() + SECRET if card & SECRET else card for card in player.aside])


def replaced(cards: tuple[int, ...], seat: int, pool: list[int]) -> tuple[int, ...]:
    """Other cards in place of those that a seat does not know; who else knows a place stays the same."""
    return tuple([card if knows(card, seat) else card - (card & CARD) + pool.pop() for card in cards])


def redeal_hand(g: Bitoku, player: Player) -> None:
    """Another player's own deck and what came from it, and which cards of the hand were put aside in spring."""
    held = list(player.hand + player.aside)
    pool = sorted([*player.deck, *[card & CARD for card in held if card <= CARD + FROM_DECK]])
    g.random.shuffle(pool)
    held = [pool.pop() + FROM_DECK if card <= CARD + FROM_DECK else card for card in held]
    player.deck = tuple(pool)
    held.sort()
    g.random.shuffle(held)
    size = len(player.hand)
    player.hand = tuple(held[:size])
    player.aside = tuple(held[size:])
