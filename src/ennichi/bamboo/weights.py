"""What Bamboo's evaluation takes things to be worth, in points. Set by hand first, then fitted by play."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.weights import FILE, Weights

from .components import FOLDER


class BambooWeights(Weights):
    def __init__(self) -> None:
        # Coins are worth the homes that they will buy; a hoard is worth less, and nothing once no action is left.
        self.coin = 0.9
        self.coin_of_a_hoard = 0.35
        self.actions_to_spend = 5.0  # with fewer actions left than this, coins lose their worth in proportion

        # Food saves a point of hunger each; what is kept for a later winter a little less, because it may
        # be cooked then.
        self.food_now = 1.0
        self.food_later = 0.75
        self.food_spare = 0.15  # beyond what the homes of today will eat
        self.hunger_now = 0.6  # a mouth to feed this winter
        self.hunger_later = 0.7  # and in each winter after it
        self.left_hungry = 1.05  # while feeding: a little more than a point, so that a token that fits is spent first

        # A balance tile is worth its points less the half action that scores it, times a chance by the homes it lacks.
        self.half_action = 0.6
        self.reach = [1.0, 0.38, 0.13, 0.04, 0.01, 0.0]
        self.shown = 0.25  # a tile on the display: others may take it, and it needs room and an action
        # a missing home takes this many actions; a tile that needs more than are left is lost
        self.actions_per_home = 2.0

        # Comfort of the two sides should be equal at the end; until then there is time to mend it.
        self.harmony = [0.25, 0.4, 0.6, 0.95]
        self.night = 0.8  # an empty marked cell may still be filled
        self.home_hope = 0.15  # for tiles still to come, each home is worth this per action left

        # Spirits: what one use is worth, in the order of the file: kappa tanuki rokurokubi kitsune ookami
        # tengu bakeneko.
        self.use = [2.0, 1.3, 1.4, 0.8, 2.6, 1.8, 0.8]
        self.use_now = 0.85  # an awake spirit may still be used this summer
        self.lead = 0.28  # how much a stick of lead in a temple helps
        self.threat = 0.2  # how much the sticks still to come from others make any lead uncertain

        # Sections in the stocks: a first one of an action is worth more than the second and third.
        self.section = [0.6, 0.3, 0.1, 0.05, 0.0, 0.0, 0.0]
        self.joker_section = 0.8

        # Actions still to be done this turn, roughly.
        self.stick = 1.7  # a stick not laid yet is an action of some sort
        self.take_tile = 0.6  # half a balance action: a tile for later
        self.home_fit = 1.0  # a new home can be chosen to fit the tiles
        self.cooked = 1.6  # food of a token that will be eaten, not wasted
        self.joker_choice = 0.2  # a joker is the best of the others, and may still change its mind


W: Final = BambooWeights()
W.read(FOLDER / FILE)
