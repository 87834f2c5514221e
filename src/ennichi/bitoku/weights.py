"""What Bitoku's evaluation takes things to be worth, in points. Set by hand first, then fitted by play."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.weights import FILE, Weights

from .components import FOLDER

WORTH: Final[dict[str, float]] = {}  # prices of effects already weighed, by the key of their step


class BitokuWeights(Weights):
    def __init__(self) -> None:
        # What one unit of each thing is worth when an effect gives it; purchases are net of their price.
        self.resource_price = [0.9, 1.0, 0.9, 1.0]
        self.any_price = 1.1
        self.amulet_price = [0.9, 1.7, 2.4]
        self.move_price = 1.4
        self.kodama_price = 0.8
        self.push_price = 0.3
        self.unlock_price = 0.3
        self.draw_price = 0.6
        self.obtain_price = 2.8
        self.vision_price = 1.6
        self.rock_price = 1.3
        self.pilgrim_price = 2.4
        self.build_price = 2.6
        self.crystal_price = 3.4
        self.mitama_price = 2.4
        self.dragonfly_price = 1.6
        self.discount_price = 0.8
        self.combine_price = 1.0

        # A resource in store is worth what it buys, a hoard less, and at the end a quarter.
        self.resource = 1.0
        self.of_a_hoard = 0.4
        self.homage = 0.25

        # A die that still waits on the player board is worth the action it will take, by its value.
        self.die_action = [0.0, 1.8, 2.8, 3.5, 4.5, 4.7, 5.8]
        self.pip = 0.5  # a pip in each round to come
        self.may_cross = 1.1  # a die by the river may still cross
        self.favour_price = 3.0  # a favour about to be chosen
        self.third_favour_price = 1.6  # one of its two parts
        self.copy_price = 2.0

        # Cards: what the deck will bring in the rounds to come, and a virtue for each card too many.
        self.card_use = 0.7
        self.in_hand = 0.75  # a card to be played this round
        self.virtue_later = 4.2
        self.virtue_now = 0.9

        # Pilgrims and the paths.
        self.awake = 2.3
        self.awake_spare = 1.2  # beyond the first three
        self.turns_to_walk = 0.6  # with less time left than this, pilgrims lose their worth in proportion
        self.also_walking = 0.65  # movement points are few: each further pilgrim on its way is worth this part
        self.step_cost = 0.95  # a movement point spent on the way
        self.gate_shortcut = 0.5
        self.bridge_closed = 0.45
        self.bitoku_cost = 1.0  # the movement point that completes a card
        self.type_hope = [0.9, 0.9, 1.6, 2.0, 2.6, 3.0, 3.0, 0.0]  # what one more type may bring, by the types had

        # Crystals, by colour.
        self.dream_use = 0.9
        self.ingenuity_use = 0.8
        self.memory_use = [0.9, 1.2, 0.9, 1.4, 0.8, 0.9, 1.6, 0.6]  # how often a round the trigger happens
        self.property = 0.5  # a building of one's own, each round

        # Spirits that wait, kodamas, rocks.
        self.waiting_mitama = 0.7
        self.waiting_dragonfly = 0.6
        self.dragonfly_hope = 0.45  # the part of its effect that a waiting dragonfly is worth
        self.kodama_step = 0.4
        self.rock_hope = 0.3
        self.item_hope = 0.4

        # Visions: how much of what is missing may still come, by need, in points of effort.
        self.need_price = [0.3, 2.2, 1.2, 1.1, 1.5, 2.6, 2.4, 1.8]
        self.effort = 2.6  # effort for visions that a round allows
        self.first = [0.4, 0.5, 0.6, 3.0]  # being first in the next turn order, by round

    def changed(self) -> None:
        WORTH.clear()


W: Final = BitokuWeights()
W.read(FOLDER / FILE)
