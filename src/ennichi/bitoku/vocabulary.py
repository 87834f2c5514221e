"""Everything that can be touched in Bitoku.

The numbers are constants because the pieces of the game are counted: the names of the tiles and cards come from the
component files, their number does not.
"""

from __future__ import annotations

from typing import Final, get_args

from ennichi.kernel.vocabulary import Vocabulary

from .shapes import HillName, Region, Resource

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
REGIONS: Final[tuple[Region, ...]] = get_args(Region)  # from left to right
HOME_REGION: Final = 2
HILLS: Final[tuple[HillName, ...]] = get_args(HillName)
FAVOURS: Final = ("bitoku", "yokai", "two")
MOST_SEATS: Final = 4

DONE: Final = 0  # nothing more; no, thank you; the end of one's turn
PASS: Final = 1
DRAW: Final = 2  # take cards from a deck
ADVANCE: Final = 3  # move one's counter along the bitoku path
PILGRIM: Final = 4  # start a pilgrimage
OPTION: Final = 5  # an option of an effect
RESOURCE: Final = 9
AMULET: Final = 13  # by value
DIE: Final = 16  # three of each seat
SLOT: Final = 28  # card spaces
REGION: Final = 31
HOME: Final = 36  # spaces of the Home by their printed number
FOREST: Final = 42  # forest actions of a region, the weakest first
FAVOUR: Final = 47  # three of each hill
CHOICE: Final = 59  # what the third favour offers
KODAMA: Final = 63  # five of each seat
PATH: Final = 83  # spaces of the Paths of Wisdom
SOCKET: Final = 117  # crystal places of a player board
BESIDE: Final = 125  # pilgrim seats of the rock path
ROCK: Final = 132
YOKAI: Final = 145  # five starting cards, then the advanced ones
BITOKU: Final = 179
VISION: Final = 203
BUILDING: Final = 231  # 24 to build, then the ancient ones
CRYSTAL: Final = 261
MITAMA: Final = 293
DRAGONFLY: Final = 317
SIZE: Final = 349


def build_vocabulary(
    choices: list[str],
    nodes: list[str],
    sockets: list[str],
    rock_seats: list[str],
    rocks: list[str],
    yokai: list[str],
    bitoku: list[str],
    visions: list[str],
    buildings: list[str],
    crystals: list[str],
    mitamas: list[str],
    dragonflies: list[str],
) -> Vocabulary:
    """The vocabulary with the ids of one component set."""
    seats = range(1, MOST_SEATS + 1)
    groups: list[tuple[str, int, tuple[str, ...]]] = [
        ("done", DONE, ("",)),
        ("pass", PASS, ("",)),
        ("draw", DRAW, ("",)),
        ("advance", ADVANCE, ("",)),
        ("pilgrim", PILGRIM, ("",)),
        ("option", OPTION, ("1", "2", "3", "4")),
        ("resource", RESOURCE, RESOURCES),
        ("amulet", AMULET, ("1", "2", "3")),
        ("die", DIE, tuple(f"{seat}.{die}" for seat in seats for die in (1, 2, 3))),
        ("slot", SLOT, ("1", "2", "3")),
        ("region", REGION, REGIONS),
        ("home", HOME, ("1", "2", "3", "4", "5", "6")),
        ("forest", FOREST, ("1", "2", "3", "4", "5")),
        ("favour", FAVOUR, tuple(f"{hill}.{favour}" for hill in HILLS for favour in FAVOURS)),
        ("choice", CHOICE, tuple(choices)),
        ("kodama", KODAMA, tuple(f"{seat}.{region}" for seat in seats for region in REGIONS)),
        ("path", PATH, tuple(nodes)),
        ("socket", SOCKET, tuple(sockets)),
        ("beside", BESIDE, tuple(rock_seats)),
        ("rock", ROCK, tuple(rock.removeprefix("rock-") for rock in rocks)),
        ("yokai", YOKAI, tuple(yokai)),
        ("bitoku", BITOKU, tuple(bitoku)),
        ("vision", VISION, tuple(vision.removeprefix("vision-") for vision in visions)),
        ("building", BUILDING, tuple(buildings)),
        ("crystal", CRYSTAL, tuple(crystals)),
        ("mitama", MITAMA, tuple(mitamas)),
        ("dragonfly", DRAGONFLY, tuple(fly.removeprefix("dragonfly-") for fly in dragonflies)),
    ]
    vocabulary = Vocabulary([(name, ids) for name, _, ids in groups])
    bases = [group.base for group in vocabulary.groups] + [len(vocabulary)]
    if bases != [base for _, base, _ in groups] + [SIZE]:
        raise ValueError(f"the touch numbers of Bitoku do not fit its pieces: {bases}")
    return vocabulary
