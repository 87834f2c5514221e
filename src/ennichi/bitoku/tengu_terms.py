"""The terminology of the Tengu: available, crossing, contested, favourite, rarest, random picks, most competitive
kodama, associated resource."""

from __future__ import annotations

from typing import Final

from . import tengu_events as told
from .components import TAKES_BUILDING, TAKES_MITAMA
from .state import BEYOND, IN_HOME, IN_REGION, Bitoku
from .tengu_board import HUMAN, TENGU, Tengu

YOMI: Final = 0
STAIRS: Final = 1
GLADE: Final = 3
FORGES: Final = 4
RIVER_REGIONS: Final = (YOMI, STAIRS, GLADE, FORGES)
ALL_REGIONS: Final = (0, 1, 2, 3, 4)

YOKAI_ROCKS: Final = 0  # families of rocks
MITAMA_ROCKS: Final = 1
BUILDING_ROCKS: Final = 2

SCARCE_FIRST: Final = (0, 2, 1, 3)  # wood, jade, stone, sake: which of equally rare resources is taken
PLACE_OF_ROLL: Final = (0, 0, 1, 1, 2, 3)  # the place of a display that each face of a die points to


def tengu_of(g: Bitoku) -> Tengu:
    assert g.tengu is not None
    return g.tengu


# Rolling.


def roll(g: Bitoku) -> int:
    """One of the Will of the Tengu dice."""
    face = g.random.below(6) + 1
    tengu_of(g).rolls += (face,)
    return face


def roll_for(g: Bitoku, choices: int) -> tuple[int, int]:
    """The face rolled and the choice it means."""
    face = roll(g)
    return face, choice_of(face, choices)


def choice_of(face: int, choices: int) -> int:
    """Of two equal choices 1-3 means the first, 4-6 the second."""
    return (face - 1) * choices // 6


def roll_place(g: Bitoku, open_places: list[int], places: int) -> int:
    """A random open place of a display; from one that is not open outward, and round again to the first (T34)."""
    face = roll(g)
    wanted = min(PLACE_OF_ROLL[face - 1], places - 1)
    place = wanted
    while place not in open_places:
        place = (place + 1) % places
    g.say(told.PLACE_ROLL, face, wanted + 1)
    if place != wanted:
        g.say(told.PLACE_NEXT, wanted + 1, place + 1)
    return place


# Crossings.


def free_beyond(g: Bitoku, dice: list[int], area: int) -> int:
    """Empty spaces across the river."""
    return g.layout.area_spaces[area] - dice[BEYOND + area]


def dice_before(g: Bitoku, player: int, area: int) -> list[int]:
    """The dice of a player in the regions from which one crosses to this area."""
    found: list[int] = []
    places = g.players[player].places
    for die in range(3):
        if IN_REGION <= places[die] < IN_HOME and g.layout.area_of_region[places[die] - IN_REGION] == area:
            found.append(die)
    return found


def crossings(g: Bitoku, dice: list[int]) -> list[int]:
    """The areas to which a die of the Tengu could cross: it is by the river and there is space (E53)."""
    areas = range(len(g.layout.area_spaces))
    return [area for area in areas if free_beyond(g, dice, area) > 0 and dice_before(g, TENGU, area)]


def contested(g: Bitoku, areas: list[int]) -> list[int]:
    """Those where the human could cross too; the value of the die does not matter (T8, T9)."""
    return [area for area in areas if dice_before(g, HUMAN, area)]


def highest_before(g: Bitoku, areas: list[int]) -> int:
    """The die that crosses: the highest one (T7)."""
    values = g.players[TENGU].values
    best = -1
    for area in areas:
        for die in dice_before(g, TENGU, area):
            if best < 0 or values[die] > values[best]:
                best = die
    return best


# Cards in the hills.


def yokai_hills(g: Bitoku, area: int, types: list[int]) -> list[int]:
    """Hills of an area with an uncovered yokai of these types, from the left."""
    found: list[int] = []
    for hill in g.layout.area_hills[area]:
        card = g.hill_yokai[hill]
        if card >= 0 and not g.covered >> (3 * hill + 1) & 1 and g.printed.yokai_type[card] in types:
            found.append(hill)
    return found


def bitoku_hills(g: Bitoku, area: int, types: list[int]) -> list[int]:
    """Hills of an area with an uncovered bitoku of these types, from the left."""
    found: list[int] = []
    for hill in g.layout.area_hills[area]:
        card = g.hill_bitoku[hill]
        if card >= 0 and not g.covered >> (3 * hill) & 1 and g.printed.bitoku_type[card] in types:
            found.append(hill)
    return found


def rarest_hill(g: Bitoku, area: int) -> int:
    """The hill with the rarest bitoku of a type that the Tengu lacks, the leftmost of equals, or -1 (T11)."""
    owned = [g.printed.bitoku_type[card] for card in g.players[TENGU].bitoku]
    missing = [each for each in range(len(g.printed.bitoku_set) - 1) if each not in owned]
    best = -1
    for hill in bitoku_hills(g, area, missing):
        rarity = g.printed.bitoku_rarity[g.hill_bitoku[hill]]
        if best < 0 or rarity < g.printed.bitoku_rarity[g.hill_bitoku[best]]:
            best = hill
    return best


# Favourites.


def favourites(g: Bitoku, family: int) -> list[int]:
    """The types of one family on the Tengu's rocks; wild ones are no favourites (T43)."""
    found: list[int] = []
    for rock in g.players[TENGU].rocks:
        if g.printed.rock_family[rock] == family:
            found += g.printed.rock_types[rock]
    return found


def location(g: Bitoku, card: int) -> int:
    """The region in the lower half of a card; for the favourite, its rocks decide, either of them (T5)."""
    if g.printed.tengu_location[card] >= 0:
        return g.printed.tengu_location[card]
    return favourite_place(g)


def favourite_place(g: Bitoku) -> int:
    """Where what its rocks show beside yokai is obtained."""
    return YOMI if favourites(g, MITAMA_ROCKS) else FORGES


def takes(g: Bitoku, card: int) -> int:
    """What a card takes in the Lands of Yomi or in the Forges, or -1."""
    if g.printed.tengu_location[card] >= 0:
        return g.printed.tengu_takes[card]
    return TAKES_MITAMA if favourite_place(g) == YOMI else TAKES_BUILDING


def available(g: Bitoku, dice: list[int], region: int) -> bool:
    """A region with an empty space (D30)."""
    return dice[IN_REGION + region] < g.layout.spaces[region]


# Kodamas and resources.


def most_competitive(g: Bitoku, regions: list[int], because: int) -> int:
    """The track of the most competitive kodama among these; it is told why not all tracks come into question."""
    tell_compared(g, regions, because)
    tied = can_be_tied(g, regions)
    if len(tied) < len(regions):
        tell_compared(g, tied, told.BY_TIE)
    best = closest(g, tied)
    if g.heard is not None and [region for region in tied if region != best]:  # otherwise there is nothing to compare
        gap = behind(g, best)
        if gap <= 0:
            gap = told.NONE_OF_THESE if [each for each in ALL_REGIONS if behind(g, each) > 0] else told.NONE_BEHIND
        g.say(told.COMPETITIVE, best, gap, first_award(g, best))
    return best


def can_be_tied(g: Bitoku, regions: list[int]) -> list[int]:
    """The tracks that are compared: all of them, or, the other way, those on which it can still draw level (T48).

    The last space holds one kodama. Where no track is left that way, all of them are compared.
    """
    if not g.rules.tengu_tie_possible:
        return regions
    last = g.printed.kodama_last
    return [region for region in regions if g.players[HUMAN].kodamas[region] < last] or regions


def closest(g: Bitoku, regions: list[int]) -> int:
    """The kodama that is behind the human's by the fewest steps.

    Among equals, or when none is behind, the one with the highest first award, then the leftmost (T40).
    """
    best = -1
    best_gap = 0
    for region in regions:
        gap = behind(g, region)
        closer = gap > 0 and (best_gap <= 0 or gap < best_gap)
        equal = gap == best_gap if best_gap > 0 else gap <= 0
        if best < 0 or closer or (equal and first_award(g, region) > first_award(g, best)):
            best = region
            best_gap = gap
    return best


def behind(g: Bitoku, region: int) -> int:
    """How many spaces the Tengu's kodama is behind the human's; below zero where it is ahead."""
    return g.players[HUMAN].kodamas[region] - g.players[TENGU].kodamas[region]


def tell_compared(g: Bitoku, regions: list[int], because: int) -> None:
    """Which tracks are compared, where it is not all of them."""
    if g.heard is None:
        return
    named = [region for region in ALL_REGIONS if region in regions]
    if len(named) < len(ALL_REGIONS):
        g.say(told.COMPARED, len(named), sum([1 << region for region in named]), because)


def first_award(g: Bitoku, region: int) -> int:
    return g.printed.lake_vp[g.lakes[region]][0]


def gain_associated(g: Bitoku, card: int) -> None:
    """The resource of the card; without one, what the Tengu has fewest of (T16)."""
    resource = g.printed.tengu_resource[card]
    if resource < 0:
        have = g.players[TENGU].resources
        resource = SCARCE_FIRST[0]
        for each in SCARCE_FIRST:
            if have[each] < have[resource]:
                resource = each
        g.say(told.FEWEST, resource, have[resource])
    g.gain_resource(TENGU, resource, 1)
