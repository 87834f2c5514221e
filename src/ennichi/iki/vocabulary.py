"""Everything that can be touched in IKI.

The numbers are constants because the pieces of the game are counted: the
names of the pieces come from the component files, their number does not.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.vocabulary import Vocabulary

DONE: Final = 0  # nothing more; the end of one's turn
INCOME: Final = 1  # income instead of a hire
MON: Final = 2  # the mon of the Ikizama space 1-4
SANDAL: Final = 3  # a sandal spent for one more step
TRADE: Final = 4  # the trade steps of a new boat
OPTION: Final = 5  # an option of an effect
IKIZAMA: Final = 11
SPACE: Final = 16  # a street space: where to go, or its shop
STALL: Final = 25  # nagaya by nagaya, from the board edge
COLUMN: Final = 41  # a type's column above the player board
PIPE: Final = 46
POUCH: Final = 58
FISH: Final = 70
SPECIAL: Final = 82  # the tokens of retired characters
TICKET: Final = 91  # the boat tokens
CHARACTER: Final = 94
BUILDING: Final = 179
CELEBRITY: Final = 199
BOAT: Final = 219
SIZE: Final = 231

OPTIONS: Final = 6
IKIZAMAS: Final = 5
SPACES: Final = 9
STALLS: Final = 16
TYPES: Final = 5
TOKENS: Final = 12  # of each kind: pipes, pouches, fish
SPECIALS: Final = 9
TICKETS: Final = 3
CHARACTERS: Final = 85
BUILDINGS: Final = 20
CELEBRITIES: Final = 20
BOATS: Final = 12


def build_vocabulary(
    ikizama: list[str], spaces: list[str], stalls: list[str], types: list[str], pipes: list[str], pouches: list[str],
    fish: list[str], specials: list[str], tickets: list[str], characters: list[str], buildings: list[str],
    celebrities: list[str], boats: list[str],
) -> Vocabulary:  # fmt: skip
    """The vocabulary with the ids of one component set."""
    groups: list[tuple[str, int, tuple[str, ...]]] = [
        ("done", DONE, ("",)),
        ("income", INCOME, ("",)),
        ("mon", MON, ("",)),
        ("sandal", SANDAL, ("",)),
        ("trade", TRADE, ("",)),
        ("option", OPTION, tuple([str(i + 1) for i in range(OPTIONS)])),
        ("ikizama", IKIZAMA, tuple(ikizama)),
        ("space", SPACE, tuple(spaces)),
        ("stall", STALL, tuple(stalls)),
        ("column", COLUMN, tuple(types)),
        ("pipe", PIPE, bare(pipes, "pipe-")),
        ("pouch", POUCH, bare(pouches, "pouch-")),
        ("fish", FISH, bare(fish, "fish-")),
        ("special", SPECIAL, tuple(specials)),
        ("ticket", TICKET, bare(tickets, "boat-token-")),
        ("character", CHARACTER, tuple(characters)),
        ("building", BUILDING, tuple(buildings)),
        ("celebrity", CELEBRITY, tuple(celebrities)),
        ("boat", BOAT, tuple(boats)),
    ]
    vocabulary = Vocabulary([(name, ids) for name, _, ids in groups])
    bases = [group.base for group in vocabulary.groups] + [len(vocabulary)]
    if bases != [base for _, base, _ in groups] + [SIZE]:
        raise ValueError(f"the touch numbers of IKI do not fit its pieces: {bases}")
    return vocabulary


def bare(ids: list[str], prefix: str) -> tuple[str, ...]:
    return tuple([each.removeprefix(prefix) for each in ids])
