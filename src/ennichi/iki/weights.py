"""What IKI's evaluation takes things to be worth, in points. Set by hand first, then fitted by play."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.weights import FILE, Weights

from .components import FOLDER


class IkiWeights(Weights):
    def __init__(self) -> None:
        # What a good is worth while there is time to use it, in IKI: mon, rice, sandal, wood, koban.
        self.worth = [0.62, 0.9, 0.95, 1.5, 4.2]
        self.at_the_end = [0.25, 0.0, 0.0, 1.0, 3.0]
        self.meal = 4.2  # a rice that feeds a character at the next payday; without it the character is lost
        self.meal_soon = 0.8  # more for each month that the payday is nearer
        self.few_months = 5.0  # in the last months goods sink to their final worth
        self.step_of_fire = 0.55  # order of play and the tie
        self.defence = 0.55  # a step towards the strength of the next fire
        self.step_of_trade = 0.45
        self.experience = 0.75  # a step of a character, besides the salary that rises
        self.kobun = 1.6  # unused, when there are still months to hire
        self.harmony_hope = 0.3  # groups break up before the later paydays
        self.later_payday = 0.85
        self.steps_a_payday = 1.3  # experience that comes until the next payday
        self.food = 0.95  # the rice of a payday
        self.next_type = 0.12  # of what one more type would give
        self.street = 0.09  # for each character, a space nearer to the lap mark
        self.tokens = [0.35, 0.45, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]  # a month: Hire -1, Move +1
        self.single_use = [0.0, 0.0, 2.0, 3.0, 2.5, 1.2, 1.2, 0.0, 0.0]  # Avoid fire, Joker, Doctor, Messenger, Owner
        self.ticket = 1.1
        self.hire_with_fire = 0.9  # Fire Watchtower, a month
        self.tea = 1.1  # Tea House, a month
        self.lane = 0.2  # playing earlier
        self.income = 3.0  # the income or a hire
        self.first_lane = 0.5  # the mon of 1-4, and any of four moves
        self.anothers = 0.5  # another player's character learns from it
        self.hopes = [1.5, 3.0, 4.0]


W: Final = IkiWeights()
W.read(FOLDER / FILE)
