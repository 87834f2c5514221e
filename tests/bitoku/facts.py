"""The numbers that the rules pages of Bitoku state, from the components and from the rules' own constants."""

from __future__ import annotations

from ennichi.bitoku.cards import LOOKED_AT
from ennichi.bitoku.components import ANCIENT, BITOKU_TYPES, NOUNS, STARTING, Layout, Printed
from ennichi.bitoku.display import SHOWN
from ennichi.bitoku.forest import COPY_DROP, HIGHEST
from ennichi.bitoku.spring import DRAW_TO, KEEP
from ennichi.bitoku.vocabulary import HILLS, HOME_REGION, REGIONS, RESOURCES
from ennichi.bitoku.winter import CARDS_FOR_VIRTUE
from ennichi.bitoku.words import DECKS, SEASONS
from ennichi.kernel.effects import parse
from ennichi.kernel.registry import kind

from .tengu_facts import tengu_facts


def facts() -> dict[str, int]:
    return {**table_facts(), **tengu_facts()}


def table_facts() -> dict[str, int]:
    """All but the Tengu."""
    printed = kind("bitoku").box()
    assert isinstance(printed, Printed)
    return {
        **board_facts(printed),
        **layout_facts(printed),
        **display_facts(printed),
        **forest_facts(printed),
        **own_board_facts(printed),
        **end_facts(printed),
    }


def the_same(values: list[int]) -> int:
    """What is the same everywhere; the pages could not say it otherwise."""
    assert len(set(values)) == 1, values
    return values[0]


def board_facts(printed: Printed) -> dict[str, int]:
    return {
        "rounds": printed.rounds,
        "seasons": len(SEASONS),
        "regions": len(REGIONS),
        "hills": len(HILLS),
        "displays": len(SHOWN),
        "common-decks": len(DECKS),
        "resources": len(RESOURCES),
        "highest": HIGHEST,
        "cards-seen": LOOKED_AT,
        "hand-drawn": DRAW_TO,
        "hand-kept": KEEP,
        "virtue-cards": CARDS_FOR_VIRTUE,
        "copy-drop": COPY_DROP,
        "crossing-needs": printed.crossing_needs,
        "crossing-loss": printed.crossing_loss,
        "crossing-loss-six": printed.crossing_loss_from_six,
        "favour-picks": printed.favour_picks,
        "track-spaces": printed.kodama_last,
        "neutral-space": printed.kodama_neutral,
        "lake-awards": the_same([len(awards) for awards in printed.lake_vp]),
        "starting-yokai": STARTING,
    }


def layout_facts(printed: Printed) -> dict[str, int]:
    """The main board, by the number of players."""
    few, some, many = printed.layouts
    found = {
        "home-spaces": the_same([len(layout.home_space) for layout in printed.layouts]),
        "copy-needs": few.home_min[-1],
        "hills-shared": the_same([len(hills) for hills in few.area_hills]),
        "ancient-few": few.site_kind.count(ANCIENT),
        "ancient-some": some.site_kind.count(ANCIENT),
        "bridge-first": the_same([bridges(layout)[0] for layout in printed.layouts]),
        "bridge-second": the_same([bridges(layout)[1] for layout in printed.layouts]),
    }
    assert few.home_copies == [False, False, False, True], "the pages say that the lowest space copies"
    assert ANCIENT not in many.site_kind, "the pages say that four players have no ancient buildings"
    for name, layout in (("few", few), ("some", some), ("many", many)):
        by_the_river = [layout.spaces[region] for region in range(len(REGIONS)) if region != HOME_REGION]
        found[f"players-{name}"] = max(layout.players)
        found[f"garden-{name}"] = layout.garden
        found[f"forest-spaces-{name}"] = the_same(by_the_river)
    return found


def bridges(layout: Layout) -> list[int]:
    return [needs for needs in layout.node_needs if needs]


def display_facts(printed: Printed) -> dict[str, int]:
    """What tiles cost: all three boards say the same of the cheapest and the dearest place, and prices never fall."""
    layouts = printed.layouts
    mitamas = [[price.size for price in layout.mitama_price] for layout in layouts]
    crystals = [[price.size for price in layout.crystal_price] for layout in layouts]
    dragonflies = [
        [layout.dragonfly_price[at].size - sum(layout.dragonfly_gain[at]) for at in range(len(layout.dragonfly_price))]
        for layout in layouts
    ]
    for prices in (*mitamas, *crystals, *dragonflies):
        assert prices == sorted(prices), "the pages say that a tile becomes dearer as it slides away from the stack"
    assert {prices[0] for prices in crystals} == {0}, "the pages say that the first crystal is free"
    assert {prices[0] for prices in dragonflies} == {-1}, "the pages say that the first dragonfly brings a resource"
    return {
        "mitama-price-least": the_same([prices[0] for prices in mitamas]),
        "mitama-price-most": the_same([prices[-1] for prices in mitamas]),
        "mitama-vp-least": the_same([min(layout.mitama_vp) for layout in layouts]),
        "mitama-vp-most": the_same([max(layout.mitama_vp) for layout in layouts]),
        "dragonfly-price-most": the_same([prices[-1] for prices in dragonflies]),
        "crystal-price-most": the_same([prices[-1] for prices in crystals]),
    }


def forest_facts(printed: Printed) -> dict[str, int]:
    """The forest actions; the four regions by the river ask for the same dice."""
    rows = [row for row in printed.forest_min if row]
    assert rows == [rows[0]] * len(HILLS)
    assert {row[0] for row in printed.forest_effects if row} == {"kodama here"}
    stairs = [how_many(effect) for effect in printed.forest_effects[REGIONS.index("stairs")]]
    glade = [how_many(effect) for effect in printed.forest_effects[REGIONS.index("glade")]]
    assert printed.forest_effects[REGIONS.index("glade")][1:3] == ["wood / jade", "any"]
    return {
        "row-second": rows[0][1],
        "row-third": rows[0][2],
        "row-fourth": rows[0][3],
        "row-last": rows[0][4],
        "stairs-least": stairs[1],
        "stairs-most": stairs[4],
        "glade-fourth": glade[3],
        "glade-most": glade[4],
    }


def how_many(effect: str) -> int:
    return parse(effect, NOUNS).options[0].gain[0].count


def own_board_facts(printed: Printed) -> dict[str, int]:
    small, middle, large = sorted(int(noun[-1]) for noun in NOUNS if noun.startswith("amulet"))
    left, centre, right = printed.start_dice
    start = printed.start
    assert [start[name] for name in ("stone", "sake", "amulet1", "dragonflies", "visions", "rocks")] == [
        0,
        0,
        1,
        1,
        1,
        1,
    ]
    between = [seat for seat in range(len(printed.seat_beside)) if len(printed.seat_beside[seat]) > 1]
    beside = [seat for seat in range(len(printed.seat_beside)) if seat not in between]
    assert {printed.seat_price[seat].size for seat in beside} == {0}
    return {
        "dice": len(printed.start_dice),
        "card-spaces": len(printed.socket_of_slot),
        "crystal-places": len(printed.socket_colour),
        "rock-places": printed.rock_places,
        "counters": len(printed.counter_price),
        "counter-price-first": printed.counter_price[0].size,
        "counter-price-last": printed.counter_price[-1].size,
        "die-left": left,
        "die-middle": centre,
        "die-right": right,
        "start-wood": start["wood"],
        "start-jade": start["jade"],
        "pilgrims-awake": start["pilgrims"],
        "amulet-small": small,
        "amulet-middle": middle,
        "amulet-large": large,
        "seat-rocks": the_same([len(printed.seat_beside[seat]) for seat in between]),
        "seat-price": the_same([printed.seat_price[seat].size for seat in between]),
    }


def end_facts(printed: Printed) -> dict[str, int]:
    return {
        "virtue-most": the_same(printed.virtue_cap[STARTING:]),
        "penalty-least": min(printed.vision_penalty),
        "penalty-most": max(printed.vision_penalty),
        "first-vp": printed.first_vp,
        "bitoku-types": len(BITOKU_TYPES),
        "homage-divisor": printed.homage_divisor,
        **{f"types-{count}": printed.bitoku_set[count] for count in range(1, len(BITOKU_TYPES) + 1)},
    }
