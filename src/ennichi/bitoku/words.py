"""The things of Bitoku in words."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.effects import Effect, in_words, parse
from ennichi.kernel.text import Text

from .components import (
    BITOKU_TYPES,
    BRIDGE,
    COLOURS,
    FAMILIES,
    KINDS,
    MEMORY,
    MITAMA_TYPES,
    NEEDS,
    NODE_KINDS,
    NOUNS,
    PROPERTIES,
    STARTING,
    THINGS,
    TRIGGERS,
    YOKAI_TYPES,
    types_of,
)  # fmt: skip
from .state import BEYOND, EARNED, IN_HOME, IN_REGION, LOCKED, Bitoku
from .tengu_board import TENGU, TENGU_EARNED
from .tengu_words import tengu_word
from .vocabulary import (
    BESIDE,
    BITOKU,
    BUILDING,
    CRYSTAL,
    DONE,
    DRAGONFLY,
    FAVOURS,
    FOREST,
    HILLS,
    HOME,
    HOME_REGION,
    MITAMA,
    PATH,
    REGIONS,
    RESOURCES,
    ROCK,
    SOCKET,
    VISION,
    YOKAI,
)  # fmt: skip

SEASONS: Final = ("spring", "summer", "autumn", "winter")
DECKS: Final = ("yokai", "bitoku", "vision")


def word(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """The words for a thing: `sort` is a touch group or the sort of an event's field.

    A sort that ends in `-full` adds what the thing does.
    """
    if sort.endswith("-full"):
        short = sort.removesuffix("-full")
        said = does(g, short, value, text)
        name = word(g, short, value, text)
        return text("name-and-effect", name=name, effect=said) if said else name
    printed = g.printed
    if sort.startswith("tengu-"):
        return tengu_word(g, sort, value, text)
    if sort == "seat" and g.tengu is not None and value == TENGU:
        return text("seat-tengu")
    if value < 0:
        return "–"  # nothing lies there
    if sort == "seat":
        return text(f"seat-{g.header.colours[value]}")
    if sort == "chapter":
        return chapter_words(g, value, text)
    if sort == "resource":
        return text(f"resource-{RESOURCES[value]}")
    if sort == "region":
        return text(f"region-{REGIONS[value]}")
    if sort == "hill":
        return text("hill", region=text(f"region-{HILLS[value]}"))
    if sort == "amulet":
        return text("amulet", value=value + 1)
    if sort == "die":
        return die_words(g, value, text)
    if sort == "guardian":  # a die in the log, which may show another value by now
        return text("die", number=value % 3 + 1, seat=seat_words(g, value // 3, text), value=0)
    if sort in ("slot", "forest"):
        return text(sort, number=value + 1)
    if sort == "home":  # the boards for fewer players leave out some of the printed numbers
        spaces = g.layout.home_space
        return text("home", number=spaces.index(value + 1) + 1 if value + 1 in spaces else value + 1)
    if sort == "favour":
        return text(f"favour-{FAVOURS[value % 3]}", region=text(f"region-{HILLS[value // 3]}"))
    if sort == "choice":
        return text(f"choice-{printed.choices[value]}")
    if sort == "kodama":
        return text("kodama", seat=seat_words(g, value // 5, text), region=text(f"region-{REGIONS[value % 5]}"))
    if sort == "path":
        return path_words(g, value, text)
    if sort == "path-name":
        return path_name(g, value, text)
    if sort == "socket":
        return socket_words(g, value, text)
    if sort == "beside":
        beside = printed.seat_beside[value]
        return text("rock-seat", count=len(beside), first=beside[0] + 1, last=beside[-1] + 1)
    if sort == "rock":
        return rock_words(g, value, text)
    if sort == "yokai":
        start = "yes" if value < STARTING else "no"
        return text(
            "yokai", type=yokai_type(printed.yokai_type[value], text), start=start, id=number_of(g, YOKAI + value)
        )
    if sort == "bitoku":
        kind = text(f"bitoku-{BITOKU_TYPES[printed.bitoku_type[value]]}")
        return text("bitoku", type=kind, id=number_of(g, BITOKU + value))
    if sort == "vision":
        return text("vision", id=value + 1)
    if sort == "building":
        kind = text(f"kind-{(*KINDS, 'ancient')[printed.building_kind[value]]}")
        return text("building", kind=kind, id=number_of(g, BUILDING + value))
    if sort == "crystal":
        colour = text(f"crystal-{COLOURS[printed.crystal_colour[value]]}")
        return text("crystal", colour=colour, id=number_of(g, CRYSTAL + value))
    if sort == "mitama":
        kind = text(f"mitama-{MITAMA_TYPES[printed.mitama_type[value]]}")
        return text("mitama", type=kind, id=number_of(g, MITAMA + value))
    if sort == "dragonfly":
        return text("dragonfly", id=value + 1)
    if sort == "deck":
        return text(f"deck-{DECKS[value]}")
    if sort == "source":
        return text(f"score-{(*EARNED, TENGU_EARNED)[value]}")
    if sort == "yokai-type":
        return yokai_type(value, text)
    if sort == "mitama-type":
        return text(f"mitama-{MITAMA_TYPES[value]}")
    return text(f"touch-{sort}")


def amount(resource: int, count: int, text: Text) -> str:
    """So many of a resource."""
    return text(f"effect-{RESOURCES[resource]}", count=count)


def yokai_type(value: int, text: Text) -> str:
    return text(f"yokai-{YOKAI_TYPES[value]}")


def number_of(g: Bitoku, touch: int) -> str:
    """The number at the end of a tile's id."""
    return g.name(touch).rpartition("-")[2]


def seat_words(g: Bitoku, seat: int, text: Text) -> str:
    """A seat's name; also for seats that this game does not have, whose touches still exist."""
    return g.player(seat, text)


def chapter_words(g: Bitoku, chapter: int, text: Text) -> str:
    if not chapter:
        return text("chapter-setup")
    if chapter > 4 * g.printed.rounds:
        return text("chapter-ascension")
    season = text(f"season-{SEASONS[(chapter - 1) % 4]}")
    return text("chapter-season", round=(chapter - 1) // 4 + 1, season=season)


def die_words(g: Bitoku, die: int, text: Text) -> str:
    seat = die // 3
    value = g.players[seat].values[die % 3] if seat < len(g.players) else 0
    return text("die", number=die % 3 + 1, seat=seat_words(g, seat, text), value=value)


def path_words(g: Bitoku, node: int, text: Text) -> str:
    """A space of the Paths of Wisdom as one finds it on the map; a space of a side path with what it gives."""
    layout = g.layout
    name = path_name(g, node, text)
    if layout.node_kind[node] < 0 or layout.node_fork[node] < 0:
        return name
    return text("path-space", name=name, vp=layout.node_vp[node], amulet=layout.node_amulet[node])


def path_name(g: Bitoku, node: int, text: Text) -> str:
    """Where a space of the Paths of Wisdom lies."""
    layout = g.layout
    kind = layout.node_kind[node]
    if kind < 0:  # a space of another layout, whose touch still exists
        return text("path-start", lane="only")
    return text(
        f"path-{NODE_KINDS[kind]}",
        needs=layout.node_needs[node],
        place=path_name(g, before(g, node), text) if layout.node_fork[node] >= 0 else "",
        lane=lane_of(g, node),
        number=number_on_path(g, node),
    )


def way_to(g: Bitoku, node: int) -> list[int]:
    """The spaces from a start to this one."""
    way = [node]
    while way[0] not in g.layout.starts:
        way.insert(0, before(g, way[0]))
    return way


def before(g: Bitoku, node: int) -> int:
    """The space from which one comes to this one, the uppermost if there are two."""
    return min([each for each in range(len(g.layout.ahead)) if node in g.layout.ahead[each]])


def bridges_before(g: Bitoku, node: int) -> int:
    return len([each for each in way_to(g, node)[:-1] if g.layout.node_kind[each] == BRIDGE])


def lane_of(g: Bitoku, node: int) -> str:
    """Which of the paths a space belongs to; behind a bridge there is only one."""
    if bridges_before(g, node):
        return "bridge"
    starts = g.layout.starts
    return ("upper", "lower")[starts.index(way_to(g, node)[0])] if len(starts) == 2 else "only"


def number_on_path(g: Bitoku, node: int) -> int:
    """The number of a bridge, of the last bridge before a space, or of a space from the start."""
    bridges = bridges_before(g, node)
    if g.layout.node_kind[node] == BRIDGE:
        return bridges + 1
    return bridges or len(way_to(g, node)) - 1


def socket_words(g: Bitoku, socket: int, text: Text) -> str:
    return text(
        "socket",
        colour=text(f"crystal-{COLOURS[g.printed.socket_colour[socket]]}"),
        id=number_of(g, SOCKET + socket),
        vp=g.printed.socket_vp[socket],
    )


def rock_words(g: Bitoku, rock: int, text: Text) -> str:
    family = FAMILIES[g.printed.rock_family[rock]]
    prefix = "kind" if family == "building" else family
    types = [text(f"{prefix}-{types_of(family)[each]}") for each in g.printed.rock_types[rock]]
    return text("rock", types=", ".join(types))


def effect_words(effect: str, text: Text) -> str:
    """A printed effect in words."""
    if not effect:
        return ""
    tree = parse(effect, NOUNS)
    return both_words(tree, text) or in_words(tree, text)


def both_words(tree: Effect, text: Text) -> str:
    """Two purchases in either order with a discount on one of them are written as four options, but said as one."""
    pairs = [option.gain for option in tree.options]
    if len(pairs) < 3 or [pair for pair in pairs if len(pair) != 2]:
        return ""
    nouns = [sorted([pair[0].noun, pair[1].noun]) for pair in pairs]
    discounts = [pair[0].discount + pair[1].discount for pair in pairs]
    if nouns.count(nouns[0]) < len(pairs) or discounts != [1] * len(pairs):
        return ""
    first, second = pairs[0]
    return text(
        "effect-both", first=text(f"effect-{first.noun}", count=1), second=text(f"effect-{second.noun}", count=1)
    )


def price_words(cost: str, text: Text) -> str:
    return effect_words(cost, text) or text("price-free")


def does(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """What a thing does, in a few words; empty where there is nothing to say."""
    printed = g.printed
    if sort == "yokai":
        return effect_words(printed.yokai_effects[value], text)
    if sort == "bitoku":
        reward = effect_words(printed.bitoku_effects[value], text)
        points = text("effect-vp", count=printed.bitoku_vp[value])
        return text("effect-then", first=points, second=reward) if reward else points
    if sort == "vision":
        return vision_words(g, value, text)
    if sort == "building":
        return text(
            "building-does",
            value=printed.building_min[value],
            effect=effect_words(printed.building_effects[value], text),
        )
    if sort == "crystal":
        if printed.crystal_colour[value] == MEMORY:
            trigger = text(f"trigger-{TRIGGERS[printed.crystal_trigger[value]]}")
            return text("memory-does", vp=printed.crystal_vp[value], trigger=trigger)
        return effect_words(printed.crystal_effects[value], text)
    if sort == "mitama":
        return effect_words(printed.mitama_effects[value], text)
    if sort == "dragonfly":
        return effect_words(printed.dragonfly_effects[value], text)
    if sort == "path" and g.layout.node_fork[value] >= 0:
        gate = g.gates[g.layout.node_fork[value]]
        return effect_words(printed.gate_effects[gate], text) if gate >= 0 else ""
    if sort == "home" and value + 1 in g.layout.home_space:
        space = g.layout.home_space.index(value + 1)
        return text("home-copies") if g.layout.home_copies[space] else effect_words(g.layout.home_effects[space], text)
    if sort == "forest" and value < len(printed.forest_effects[g.here]):
        return effect_words(printed.forest_effects[g.here][value], text)
    if sort == "beside":
        return price_words(printed.seat_cost[value], text)
    return ""


def vision_words(g: Bitoku, vision: int, text: Text) -> str:
    needs = g.printed.vision_needs[vision]
    asked = [text(f"need-{NEEDS[need]}", count=needs[need]) for need in range(len(needs)) if needs[need]]
    points = g.printed.vision_vp[vision]
    return text("vision-does", needs=", ".join(asked), vp=points, penalty=g.printed.vision_penalty[vision])


def virtue_words(g: Bitoku, card: int, text: Text) -> str:
    printed = g.printed
    thing = printed.virtue_thing[card]
    if not thing:
        return text("effect-vp", count=printed.virtue_rate[card])
    return text(
        "virtue-per",
        rate=printed.virtue_rate[card],
        thing=text(f"thing-{THINGS[thing]}"),
        cap=printed.virtue_cap[card],
    )


SORTS: Final = (
    ("home", HOME, FOREST),
    ("forest", FOREST, FOREST + 5),
    ("path", PATH, SOCKET),
    ("beside", BESIDE, ROCK),
    ("yokai", YOKAI, BITOKU),
    ("bitoku", BITOKU, VISION),
    ("vision", VISION, BUILDING),
    ("building", BUILDING, CRYSTAL),
    ("crystal", CRYSTAL, MITAMA),
    ("mitama", MITAMA, DRAGONFLY),
    ("dragonfly", DRAGONFLY, DRAGONFLY + 32),
)


# What it means to be done, by what is asked; elsewhere it is to do without.
DECLINED: Final = {
    "ask-act": "touch-done-die", "ask-played": "touch-done-card", "ask-move": "touch-done-move",
    "ask-reap": "touch-done-reap", "ask-combine-mitama": "touch-done-wait", "ask-combine-dragonfly": "touch-done-wait",
}  # fmt: skip


def label(g: Bitoku, touch: int, text: Text) -> str:
    """An open touch is said with what it does."""
    if touch not in g.options:
        return ""
    if touch == DONE:
        return text(DECLINED.get(g.todo[-1].asks, "touch-done"))
    for sort, first, end in SORTS:
        if first <= touch < end:
            return word(g, f"{sort}-full", touch - first, text)
    return ""


def tell(g: Bitoku, touch: int, text: Text) -> str:
    """What a thing is for, in one sentence or two."""
    group = g.header.box.vocabulary.group_of[touch]
    sort = group.name
    value = touch - group.base
    if sort in ("region", "home", "die", "path", "kodama"):
        return tell_place(g, sort, value, text)
    printed = g.printed
    said = does(g, sort, value, text)
    if sort == "yokai":
        return text("tell-yokai", effect=said, virtue=virtue_words(g, value, text))
    if sort == "building" and value < len(printed.building_property):
        bonus = effect_words(PROPERTIES[printed.building_property[value]], text)
        steps = printed.building_kodama[value]
        return text("tell-building", effect=said, kodama=steps, amulet=printed.building_amulet[value], bonus=bonus)
    if sort == "building":
        return text("tell-ancient", effect=said)
    if sort == "crystal":
        return text(f"tell-crystal-{COLOURS[printed.crystal_colour[value]]}", effect=said)
    if sort in ("mitama", "dragonfly", "bitoku"):
        return text(f"tell-{sort}", effect=said)
    if sort == "beside":
        return text("tell-beside", price=said)
    if sort == "resource":
        return text("tell-resource", divisor=printed.homage_divisor)
    if sort == "amulet":
        return text("tell-amulet", value=value + 1)
    if sort == "favour":
        return text(f"tell-favour-{FAVOURS[value % 3]}")
    if sort == "choice":
        return text(f"tell-choice-{printed.choices[value]}")
    if text.has(f"tell-{sort}"):
        return text(f"tell-{sort}")
    return said


def tell_place(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """What the places of the board and the pieces on them are for, as they stand."""
    if sort == "region":
        return tell_region(g, value, text)
    if sort == "home":
        return tell_home(g, value + 1, text)
    if sort == "die":
        return tell_die(g, value, text)
    if sort == "kodama":
        seat = value // 5
        region = value % 5
        if seat >= len(g.players):
            return ""
        return text(
            "tell-kodama",
            space=g.players[seat].kodamas[region],
            last=g.printed.kodama_last,
            awards=" / ".join([str(vp) for vp in g.printed.lake_vp[g.lakes[region]]]),
        )
    kind = g.layout.node_kind[value]
    if kind < 0:
        return ""
    effect = does(g, "path", value, text)
    return text(f"tell-path-{NODE_KINDS[kind]}", needs=g.layout.node_needs[value], effect=effect)


def tell_region(g: Bitoku, region: int, text: Text) -> str:
    if region == HOME_REGION:
        return text("tell-region-home")
    said = text(f"tell-region-{REGIONS[region]}")
    return text("tell-region", strict="yes" if g.strict_forest else "no", region=said)


def tell_home(g: Bitoku, number: int, text: Text) -> str:
    if number not in g.layout.home_space:
        return text("why-space-not-here")
    space = g.layout.home_space.index(number)
    return text("tell-home", value=g.layout.home_min[space], place=space + 1, effect=does(g, "home", number - 1, text))


def tell_die(g: Bitoku, die: int, text: Text) -> str:
    if die // 3 >= len(g.players):
        return ""
    place = g.players[die // 3].places[die % 3]
    if place >= BEYOND:
        return text("tell-die-hill")
    if place >= IN_HOME:
        return text("tell-die-home")
    if place >= IN_REGION:
        region = text(f"region-{REGIONS[place - IN_REGION]}")
        return text("tell-die-forest", region=region, needs=g.printed.crossing_needs)
    return text("tell-die-locked" if place == LOCKED else "tell-die-unlocked")
