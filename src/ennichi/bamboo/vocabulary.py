"""Everything that can be touched in Bamboo.

The numbers are constants because the pieces of the game are counted: the
names of the tiles come from the component files, their number does not.
"""

from __future__ import annotations

from typing import Final, get_args

from ennichi.kernel.vocabulary import Vocabulary

from .shapes import Action

DONE: Final = 0  # nothing more; the end of one's turn
FORGO: Final = 1  # give up this action
COIN: Final = 2  # the coin of the home action, the coins of the income action
HAPPINESS: Final = 3  # the point of the balance action
OPTION: Final = 4  # an option of a spirit's effect
ACTION: Final = 6  # what a joker does
STOCK: Final = 10
TEMPLE: Final = 14
SHOOT: Final = 18
CELL: Final = 22  # row by row, from the top left
FOOD: Final = 37
GIFT: Final = 40
SECTION: Final = 44
HOME: Final = 80
BALANCE: Final = 144
SPIRIT: Final = 212  # the last group: spirits are offered beside all sorts of things, and `touch >= SPIRIT` tells them
SIZE: Final = 219

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15

BALANCE_ACTION: Final = 0
HOME_ACTION: Final = 1
INCOME_ACTION: Final = 2
COOK_ACTION: Final = 3
JOKER_ACTION: Final = 4
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)


def build_vocabulary(
    colours: list[str], foods: list[str], spirits: list[str], gifts: list[str], sections: list[str], homes: list[str],
    balances: list[str],
) -> Vocabulary:  # fmt: skip
    """The vocabulary with the ids of one component set."""
    groups: list[tuple[str, int, tuple[str, ...]]] = [
        ("done", DONE, ("",)),
        ("forgo", FORGO, ("",)),
        ("coin", COIN, ("",)),
        ("happiness", HAPPINESS, ("",)),
        ("option", OPTION, ("1", "2")),
        ("action", ACTION, ACTIONS[:JOKER_ACTION]),
        ("stock", STOCK, tuple(colours)),
        ("temple", TEMPLE, tuple(colours)),
        ("shoot", SHOOT, ("1", "2", "3", "4")),
        ("cell", CELL, tuple(f"{row}.{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))),
        ("food", FOOD, tuple(foods)),
        ("gift", GIFT, tuple(gift.removeprefix("gift-") for gift in gifts)),
        ("section", SECTION, tuple(sections)),
        ("home", HOME, tuple(homes)),
        ("balance", BALANCE, tuple(balances)),
        ("spirit", SPIRIT, tuple(spirits)),
    ]
    vocabulary = Vocabulary([(name, ids) for name, _, ids in groups])
    bases = [group.base for group in vocabulary.groups] + [len(vocabulary)]
    if bases != [base for _, base, _ in groups] + [SIZE]:
        raise ValueError(f"the touch numbers of Bamboo do not fit its pieces: {bases}")
    return vocabulary
