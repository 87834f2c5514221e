"""The things of Bitoku in words."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.effects import text_join
from ennichi.kernel.game import Event
from ennichi.kernel.text import Text

from .components import (
    ALL_KINDS,
    BITOKU_TYPES,
    BRIDGE,
    COLOURS,
    FAMILIES,
    MEMORY,
    MITAMA_TYPES,
    NEEDS,
    NODE_KINDS,
    PLAYERS,
    PROPERTIES,
    STARTING,
    TRIGGERS,
    YOKAI_TYPES,
    types_of,
)  # fmt: skip
from .events import REGION_AND_VALUE, WON_BY
from .forest import HIGHEST
from .phrases import brief, crystal_words, due_words, effect_words, price_words, virtue_words
from .state import (
    BEYOND,
    BUILDING_TILES,
    CRYSTAL_TILES,
    DRAGONFLY_TILES,
    EARNED,
    IN_HOME,
    IN_REGION,
    LOCKED,
    MITAMA_TILES,
    Bitoku,
)  # fmt: skip
from .tengu_board import TENGU, TENGU_EARNED
from .tengu_words import tell_tengu_die, tengu_word
from .vocabulary import (
    CRYSTAL,
    DIE,
    DONE,
    FAVOURS,
    FOREST,
    HILLS,
    HOME_REGION,
    KODAMA,
    REGION,
    REGIONS,
    RESOURCES,
    YOKAI,
)  # fmt: skip

SEASONS: Final = ("spring", "summer", "autumn", "winter")
DECKS: Final = ("yokai", "bitoku", "vision")


def word(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """The words for a thing: `sort` is a touch group or the sort of an event's field.

    A piece is named by what it does, never by a number. A sort that ends in `-full` says it of every thing, one that
    ends in `-short` of none.
    """
    if sort.endswith("-full"):
        return full(g, sort.removesuffix("-full"), value, text)
    if sort.endswith("-short"):
        return short(g, sort.removesuffix("-short"), value, text)
    printed = g.printed
    if sort.startswith("tengu-"):
        return tengu_word(g, sort, value, text)
    if sort == "seat" and g.tengu is not None and value == TENGU:
        return text("seat-tengu")
    if value < 0:
        return "–"  # nothing lies there
    if sort == "seat":
        return text(f"seat-{colour_of(g, value)}")
    if sort == "chapter":
        return chapter_words(g, value, text)
    if sort == "season":
        return season_of(g, value)
    if sort == "resource":
        return text(f"resource-{RESOURCES[value]}")
    if sort == "region":
        return text(f"region-{REGIONS[value]}")
    if sort == "in-region":
        return text(f"in-{REGIONS[value]}")
    if sort == "from-region":
        return text(f"from-{REGIONS[value]}")
    if sort == "of-region":
        return text(f"of-{REGIONS[value]}")
    if sort == "hill":
        return text("hill", region=text(f"of-{HILLS[value]}"))
    if sort == "amulet":
        return text("amulet", value=value + 1)
    if sort == "die":
        return die_words(g, value, text)
    if sort == "pips":
        return str(value)
    if sort == "home-dice":  # the values of three dice, as digits
        return text("three", first=value // 100, second=value // 10 % 10, third=value % 10)
    if sort == "won-by":
        return WON_BY[value]
    if sort == "slot":
        return text("slot", number=value + 1)
    if sort == "forest":
        return text("forest", value=forest_least(g, value))
    if sort == "home":  # the boards for fewer players leave out some of the printed numbers
        spaces = g.layout.home_space
        return text("home", number=spaces.index(value + 1) + 1 if value + 1 in spaces else value + 1)
    if sort == "favour":
        return text(f"favour-{FAVOURS[value % 3]}", region=text(f"of-{HILLS[value // 3]}"))
    if sort == "choice":
        return text(f"choice-{printed.choices[value]}")
    if sort == "kodama":
        return text("kodama", seat=seat_words(g, value // 5, text), region=text(f"in-{REGIONS[value % 5]}"))
    if sort == "path":
        return path_words(g, value, text)
    if sort == "path-name":
        return path_name(g, value, text)
    if sort == "socket":
        return socket_words(g, value, text)
    if sort == "beside":
        return beside_words(g, value, "rock-seat", text)
    if sort == "rock":
        return rock_words(g, value, text)
    if sort in PIECES:
        return piece_words(g, sort, value, text)
    if sort == "virtue":
        return virtue_words(printed, value, text) if printed.virtue_thing[value] else "none"
    if sort == "building-effect":
        return brief(printed.building_effects[value], text)
    if sort == "deck":
        return text(f"deck-{DECKS[value]}")
    if sort == "source":
        return text(f"score-{(*EARNED, TENGU_EARNED)[value]}")
    if sort == "yokai-type":
        return yokai_type(value, text)
    if sort == "mitama-type":
        return text(f"mitama-{MITAMA_TYPES[value]}")
    return text(f"touch-{sort}")


PIECES: Final = ("yokai", "bitoku", "vision", "building", "crystal", "mitama", "dragonfly")


def places(g: Bitoku, event: Event) -> list[str]:
    """The regions, kodamas, dice and cards of the Tengu that an event speaks of in words of its own."""
    names = g.header.box.vocabulary.names
    sorts = g.header.kind.events[event[0]].sorts
    found: list[str] = []
    for i in range(len(sorts)):
        sort, value = sorts[i], event[1 + i]
        if sort in ("in-region", "from-region", "of-region"):
            found.append(names[REGION + value])
        elif sort == "kodama-at":
            found.append(names[KODAMA + len(REGIONS) * event[1] + value])
        elif sort == "home-dice":
            found += names[DIE + 3 * event[1] : DIE + 3 * event[1] + 3]
        elif sort == "tengu-card":
            found.append(f"tengu-card.{g.printed.tengu_ids[value]}")
    return found


def piece_words(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """A card or a tile by what it does; by its type alone where that says it."""
    printed = g.printed
    if sort == "yokai":
        name = yokai_type(printed.yokai_type[value], text)
        if value < STARTING:
            return text("yokai-start", type=name)
        return text("named", name=name, effect=brief(printed.yokai_effects[value], text))
    if sort == "bitoku":
        name = text(f"bitoku-{BITOKU_TYPES[printed.bitoku_type[value]]}")
        return text("named", name=name, effect=bitoku_brief(g, value, text))
    if sort == "vision":
        return text("named", name=text("vision"), effect=need_words(g, value, text))
    if sort == "building":
        name = text(f"kind-{ALL_KINDS[printed.building_kind[value]]}")
        return text("named", name=name, effect=brief(printed.building_effects[value], text))
    if sort == "crystal":
        name = text(f"crystal-{COLOURS[printed.crystal_colour[value]]}")
        return text("named", name=name, effect=crystal_brief(g, value, text))
    if sort == "mitama":
        name = text(f"mitama-{MITAMA_TYPES[printed.mitama_type[value]]}")
        if type_says_it(g, value):
            return name
        return text("named", name=name, effect=brief(printed.mitama_effects[value], text))
    return text("named", name=text("dragonfly"), effect=brief(printed.dragonfly_effects[value], text))


def short(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """A thing by its name alone, as part of a sentence: buildings and spaces of the paths with their articles."""
    printed = g.printed
    if sort == "yokai":
        name = yokai_type(printed.yokai_type[value], text)
        return text("yokai-start", type=name) if value < STARTING else name
    if sort == "bitoku":
        return text(f"bitoku-{BITOKU_TYPES[printed.bitoku_type[value]]}")
    if sort == "building":
        return text(f"the-{ALL_KINDS[printed.building_kind[value]]}")
    if sort == "crystal":
        return text(f"crystal-{COLOURS[printed.crystal_colour[value]]}")
    if sort == "mitama":
        return text(f"mitama-{MITAMA_TYPES[printed.mitama_type[value]]}")
    if sort == "path":
        return path_name(g, value, text, "way")
    if sort == "in-region":
        return text(f"there-{REGIONS[value]}")
    if sort == "beside":
        return beside_words(g, value, "beside-rocks", text)
    if sort == "favour":
        form = "favour-third" if FAVOURS[value % 3] == "two" else f"favour-{FAVOURS[value % 3]}"
        return text(form, region=text(f"of-{HILLS[value // 3]}"))
    if sort == "kodama":
        return text("kodama", seat=seat_words(g, value // 5, text), region=text(f"there-{REGIONS[value % 5]}"))
    return text("dragonfly")


def type_says_it(g: Bitoku, mitama: int) -> bool:
    """Whether all mitamas of its type do the same."""
    kinds = g.printed.mitama_type
    effects = g.printed.mitama_effects
    return all(effects[each] == effects[mitama] for each in range(len(kinds)) if kinds[each] == kinds[mitama])


def bitoku_brief(g: Bitoku, card: int, text: Text) -> str:
    points = text("effect-vp", count=g.printed.bitoku_vp[card])
    reward = brief(g.printed.bitoku_effects[card], text)
    return f"{points}, {reward}" if reward else points


def crystal_brief(g: Bitoku, crystal: int, text: Text) -> str:
    printed = g.printed
    if printed.crystal_colour[crystal] != MEMORY:
        return brief(printed.crystal_effects[crystal], text)
    trigger = text(f"brief-trigger-{TRIGGERS[printed.crystal_trigger[crystal]]}")
    return text("brief-memory", vp=printed.crystal_vp[crystal], trigger=trigger)


def effect_in_name(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """What a thing does, in as few words as its name has for it."""
    printed = g.printed
    if sort == "yokai":
        return brief(printed.yokai_effects[value], text)
    if sort == "bitoku":
        return bitoku_brief(g, value, text)
    if sort == "building":
        return brief(printed.building_effects[value], text)
    if sort == "crystal":
        return crystal_brief(g, value, text)
    if sort == "mitama":
        return brief(printed.mitama_effects[value], text)
    if sort == "dragonfly":
        return brief(printed.dragonfly_effects[value], text)
    return space_brief(g, sort, value, text)


def space_brief(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """What a space gives: a gate of the paths, a space of the Home, a forest action."""
    if sort == "path" and g.layout.node_fork[value] >= 0:
        gate = g.gates[g.layout.node_fork[value]]
        return brief(g.printed.gate_effects[gate], text) if gate >= 0 else ""
    if sort == "home" and value + 1 in g.layout.home_space:
        space = g.layout.home_space.index(value + 1)
        return text("home-copies") if g.layout.home_copies[space] else brief(g.layout.home_effects[space], text)
    if sort == "forest" and g.here >= 0 and value < len(g.printed.forest_effects[g.here]):
        return brief(g.printed.forest_effects[g.here][value], text)
    return ""


def full(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """A thing with what it does, where its name does not say it."""
    printed = g.printed
    name = word(g, sort, value, text)
    if value < 0:
        return name
    if sort == "yokai" and value < STARTING:
        return text("named", name=name, effect=brief(printed.yokai_effects[value], text))
    if sort == "mitama" and type_says_it(g, value):
        return text("named", name=name, effect=brief(printed.mitama_effects[value], text))
    if sort == "vision":
        return text("vision-for", vision=name, vp=printed.vision_vp[value], penalty=printed.vision_penalty[value])
    if sort == "building":
        return text("building-for", building=name, value=printed.building_min[value])
    said = space_brief(g, sort, value, text)
    if sort == "forest" and said:
        return text("forest-does", effect=said)
    if sort == "beside":
        said = price_words(printed.seat_cost[value], text)
    return text("name-and-effect", name=name, effect=said) if said else name


def amount(g: Bitoku, sort: str, value: int, count: int, text: Text) -> str:
    """So many of a resource; a kodama, a forest action or a die that was copied, each told by two numbers."""
    if sort == "kodama-at":
        return text("kodama-at", region=text(f"in-{REGIONS[value]}"), space=count)
    if sort == "copied-die":
        return copied_words(g, value, count % REGION_AND_VALUE, count // REGION_AND_VALUE, text)
    if sort == "forest-row":
        return brief(g.printed.forest_effects[count][value - 1], text)
    return text(f"effect-{RESOURCES[value]}", count=count)


def copied_words(g: Bitoku, die: int, value: int, region: int, text: Text) -> str:
    """A die that may be copied, or that was: what it shows and where it stands."""
    where = word(g, "in-region", region, text)
    return text("touch-copy-die", seat=seat_words(g, die // 3, text), value=value, region=where)


def forest_least(g: Bitoku, row: int) -> int:
    """The least value of a die for a forest action, where the touch does not say the region: all regions are alike."""
    least = g.printed.forest_min[g.here] or g.printed.forest_min[0]
    return least[row] if row < len(least) else HIGHEST


def yokai_type(value: int, text: Text) -> str:
    return text(f"yokai-{YOKAI_TYPES[value]}")


def colour_of(g: Bitoku, seat: int) -> str:
    """A seat's colour; for a seat that this game does not have, one that nobody plays."""
    taken = g.header.colours
    if seat < len(taken):
        return taken[seat]
    return [colour for colour in PLAYERS if colour not in taken][seat - len(taken)]


def seat_words(g: Bitoku, seat: int, text: Text) -> str:
    """A seat's name; also for seats that this game does not have, whose touches still exist."""
    return g.player(seat, text)


def chapter_words(g: Bitoku, chapter: int, text: Text) -> str:
    if not chapter:
        return text("chapter-setup")
    if chapter > 4 * g.printed.rounds:
        return text("chapter-ascension")
    season = text(f"season-{season_of(g, chapter)}")
    return text("chapter-season", round=(chapter - 1) // 4 + 1, season=season)


def season_of(g: Bitoku, chapter: int) -> str:
    """What the season of a chapter is called in the text files; after the last one comes the ascension."""
    return SEASONS[(chapter - 1) % 4] if chapter <= 4 * g.printed.rounds else "ascension"


def die_words(g: Bitoku, die: int, text: Text) -> str:
    seat = die // 3
    value = g.players[seat].values[die % 3] if seat < len(g.players) else 0
    return text("die", place=place_words(die % 3, text), seat=seat_words(g, seat, text), value=value)


def place_words(die: int, text: Text) -> str:
    """Where a die has its place on its player's board."""
    return text(f"place-{('left', 'middle', 'right')[die]}")


def path_words(g: Bitoku, node: int, text: Text) -> str:
    """A space of the Paths of Wisdom as one finds it on the map; a space of a side path with what it gives."""
    layout = g.layout
    name = path_name(g, node, text)
    if layout.node_kind[node] < 0 or layout.node_fork[node] < 0:
        return name
    return text("path-space", name=name, vp=layout.node_vp[node], amulet=layout.node_amulet[node])


def path_name(g: Bitoku, node: int, text: Text, form: str = "path") -> str:
    """Where a space of the Paths of Wisdom lies; in the form `way`, as part of a sentence."""
    layout = g.layout
    kind = layout.node_kind[node]
    if kind < 0:  # a space of another layout, whose touch still exists
        return text(f"{form}-start", lane="only")
    return text(
        f"{form}-{NODE_KINDS[kind]}",
        needs=layout.node_needs[node],
        place=path_name(g, before(g, node), text, form) if layout.node_fork[node] >= 0 else "",
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
    """A place for crystals: by the card space beside it, or by its number among those of its colour."""
    printed = g.printed
    colour = printed.socket_colour[socket]
    return text(
        "socket",
        colour=text(f"crystal-{COLOURS[colour]}"),
        slot=printed.socket_of_slot.index(socket) + 1 if socket in printed.socket_of_slot else 0,
        number=printed.socket_colour[: socket + 1].count(colour),
        vp=printed.socket_vp[socket],
    )


def beside_words(g: Bitoku, seat: int, form: str, text: Text) -> str:
    """A seat for a pilgrim, by the rocks beside it."""
    beside = g.printed.seat_beside[seat]
    return text(form, count=len(beside), first=beside[0] + 1, last=beside[-1] + 1)


def rock_words(g: Bitoku, rock: int, text: Text) -> str:
    return text("rock", types=", ".join(rock_types(g, rock, text)))


def rock_types(g: Bitoku, rock: int, text: Text) -> list[str]:
    """What a rock counts."""
    family = FAMILIES[g.printed.rock_family[rock]]
    prefix = "kind" if family == "building" else family
    return [text(f"{prefix}-{types_of(family)[each]}") for each in g.printed.rock_types[rock]]


def does(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """What a thing does, in a few words; empty where there is nothing to say."""
    printed = g.printed
    if sort == "yokai":
        return effect_words(printed.yokai_effects[value], text)
    if sort == "bitoku":
        reward = effect_words(printed.bitoku_effects[value], text)
        points = text("effect-vp", count=printed.bitoku_vp[value])
        return text("effect-joined", first=points, second=reward) if reward else points
    if sort == "vision":
        return vision_words(g, value, text)
    if sort == "building":
        return text(
            "building-does",
            value=printed.building_min[value],
            effect=effect_words(printed.building_effects[value], text),
        )
    if sort == "crystal":
        return crystal_words(printed, value, text)
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


def need_words(g: Bitoku, vision: int, text: Text) -> str:
    """What a vision asks for."""
    needs = g.printed.vision_needs[vision]
    return ", ".join([text(f"need-{NEEDS[need]}", count=needs[need]) for need in range(len(needs)) if needs[need]])


def vision_words(g: Bitoku, vision: int, text: Text) -> str:
    points = g.printed.vision_vp[vision]
    penalty = g.printed.vision_penalty[vision]
    return text("vision-does", needs=need_words(g, vision, text), vp=points, penalty=penalty)


def tell(g: Bitoku, touch: int, text: Text) -> str:
    """What a thing is for, in one sentence or two."""
    group = g.header.box.vocabulary.group_of[touch]
    sort = group.name
    value = touch - group.base
    if sort in ("region", "home", "die", "path", "kodama"):
        return tell_place(g, sort, value, text)
    if touch == DONE:
        return tell_done(g, text)
    said = tell_piece(g, sort, value, text)
    terms = "" if touch in g.options else shown_terms(g, sort, value, text)  # what is open says its price itself
    return f"{said} {terms}" if terms else said


DISPLAYS: Final = {
    "building": BUILDING_TILES,
    "crystal": CRYSTAL_TILES,
    "mitama": MITAMA_TILES,
    "dragonfly": DRAGONFLY_TILES,
}


def shown_terms(g: Bitoku, sort: str, tile: int, text: Text) -> str:
    """What a tile costs that lies on display; a building costs each player something else."""
    if g.over or sort not in DISPLAYS or tile not in g.shown[DISPLAYS[sort]]:
        return ""
    place = g.shown[DISPLAYS[sort]].index(tile) + 1
    if sort != "building":
        return text("tell-shown", place=place, terms=terms_of(g, sort, tile, 0, text))
    if g.seat >= g.seats or g.actor().built == len(g.printed.counter_price):
        return ""
    return text("tell-shown-building", seat=g.player(g.seat, text), terms=terms_of(g, sort, tile, 0, text))


def terms_of(g: Bitoku, sort: str, tile: int, discount: int, text: Text) -> str:
    """What a tile on display costs where it lies, and what its place gives; a building, what it costs who acts."""
    layout = g.layout
    if sort == "building":
        return due_words(g.printed.counter_price[g.actor().built], discount, text)
    place = g.shown[DISPLAYS[sort]].index(tile)
    if sort == "crystal":
        return due_words(layout.crystal_price[place], discount, text)
    if sort == "mitama":
        terms = due_words(layout.mitama_price[place], discount, text)
        return text("price-scores", terms=terms, vp=layout.mitama_vp[place])
    if layout.dragonfly_gives[place]:
        return text("price-gives", gain=effect_words(layout.dragonfly_gives[place], text))
    return due_words(layout.dragonfly_price[place], discount, text)


def tell_done(g: Bitoku, text: Text) -> str:
    """What one does without by doing without."""
    asks = g.todo[-1].asks if g.todo else ""
    others = [touch for touch in g.options if touch != DONE]
    if not others or asks in ("ask-move", "ask-favour", "ask-virtue"):  # the touch says it itself
        return ""
    if asks == "ask-played":
        left = [
            full(g, "yokai", touch - YOKAI, text) if touch < CRYSTAL else full(g, "crystal", touch - CRYSTAL, text)
            for touch in others
        ]
        return text("tell-done-card", count=len(left), what=text_join("effect-and", left, text))
    if asks == "ask-act":
        forest = others[0] < FOREST + 5
        both = forest and others[-1] >= FOREST + 5
        return text("tell-done-die", open="both" if both else "forest" if forest else "building")
    if asks in ("ask-combine-mitama", "ask-combine-dragonfly"):
        return text("tell-done-wait")
    return text("tell-done-reap" if asks == "ask-reap" else "tell-done")


def tell_rock(g: Bitoku, rock: int, text: Text) -> str:
    family = FAMILIES[g.printed.rock_family[rock]]
    return text("tell-rock", family=family, types=text_join("brief-or", rock_types(g, rock, text), text))


def tell_favour(g: Bitoku, favour: int, text: Text) -> str:
    """What a favour gives, and to whom; with one and two players two hills are shared (D31)."""
    actions = ", ".join([text(f"choice-{choice}") for choice in g.printed.choices])
    who = text("tell-favour-for", shared=shares_hills(g))
    return text(f"tell-favour-{FAVOURS[favour % 3]}", who=who, actions=actions)


def shares_hills(g: Bitoku) -> str:
    """Whether a guardian that crosses the river reaches more than one hill, as a variant of a message."""
    return "yes" if len(g.layout.area_hills[0]) > 1 else "no"


def tell_piece(g: Bitoku, sort: str, value: int, text: Text) -> str:
    """What a piece or a button is for."""
    printed = g.printed
    said = does(g, sort, value, text)
    if sort == "yokai":
        return text("tell-yokai", effect=said, virtue=virtue_words(printed, value, text))
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
        return tell_favour(g, value, text)
    if sort == "rock" and g.tengu is not None and value in g.players[TENGU].rocks:
        return text("tell-tengu-rock", vp=printed.tengu_board["rock_match_vp"])
    if sort == "rock":
        return tell_rock(g, value, text)
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
            "tell-kodama" if g.tengu is None else "tell-tengu-kodama",
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
    return text("tell-region", strict="yes" if g.rules.strict_forest else "no", region=said)


def tell_home(g: Bitoku, number: int, text: Text) -> str:
    if number not in g.layout.home_space:
        return text("why-space-not-here")
    space = g.layout.home_space.index(number)
    return text("tell-home", value=g.layout.home_min[space], place=space + 1, effect=does(g, "home", number - 1, text))


def tell_die(g: Bitoku, die: int, text: Text) -> str:
    if die // 3 >= len(g.players):
        return ""
    place = g.players[die // 3].places[die % 3]
    if place < IN_HOME and g.tengu is not None and die // 3 == TENGU:
        return tell_tengu_die(place, text)
    if place >= BEYOND:
        return text("tell-die-hill")
    if place >= IN_HOME:
        return text("tell-die-home")
    if place >= IN_REGION:
        region = text(f"in-{REGIONS[place - IN_REGION]}")
        return text("tell-die-forest", region=region, needs=g.printed.crossing_needs, shared=shares_hills(g))
    return text("tell-die-locked" if place == LOCKED else "tell-die-unlocked")
