"""What the nouns of the effect language do in Bamboo."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.compile import AllOrNothing, Compiler, Part, PricesDeclined, WholeEffectAsked
from ennichi.kernel.effects import Term

from .actions import BALANCE_PART, COOK, COOK_MUST, HOME_PART, INCOME, JOKER
from .components import NOUNS, Printed
from .spirits import RESTOCK, ROAM, WILD, Meal
from .state import Bamboo
from .vocabulary import ACTIONS, FORGO, OPTION

ALONE: dict[str, Part[Any]] = {
    "balance": BALANCE_PART,
    "home": HOME_PART,
    "income": INCOME,
    "cook": COOK,
    "joker": JOKER,
    "wild": WILD,
    "roam": ROAM,
    "restock": RESTOCK,
}


class Goods(Part[Bamboo]):
    """Coins and happiness, gained or paid."""

    def __init__(self, key: str, coins: int, happiness: int) -> None:
        super().__init__(key)
        self.coins = coins
        self.happiness = happiness

    def possible(self, g: Bamboo) -> bool:
        return g.actor().coins + self.coins >= 0 and (self.happiness >= 0 or g.actor().happiness + self.happiness >= 0)

    def run(self, g: Bamboo) -> bool:
        if self.coins > 0:
            g.gain_coins(g.seat, self.coins)
        elif self.coins < 0:
            g.pay_coins(g.seat, -self.coins)
        g.actor().happiness += self.happiness
        g.actor().from_calm += self.happiness
        return False


class Repeat(Part[Bamboo]):
    """An action several times over."""

    def __init__(self, key: str, part: Part[Any], count: int) -> None:
        super().__init__(key)
        self.part = part
        self.count = count

    def possible(self, g: Bamboo) -> bool:
        return self.part.possible(g)

    def run(self, g: Bamboo) -> bool:
        g.todo += [self.part] * self.count
        return False


class BambooCompiler(Compiler):
    def __init__(self) -> None:
        super().__init__(NOUNS, (OPTION, OPTION + 1), PricesDeclined(FORGO), AllOrNothing(), WholeEffectAsked())

    def gain(self, term: Term, alone: bool) -> Part[Any]:
        if term.noun == "meal":
            return Meal(term.text(), term.count)
        if term.noun in ("coin", "happiness"):
            return goods(term.text(), (term,), 1)
        part = ALONE[term.noun]
        if term.noun == "cook" and not alone:
            part = COOK_MUST
        if term.count > 1:
            return Repeat(f"{term.count} {part.key}", part, term.count)
        return part

    def pay(self, cost: tuple[Term, ...]) -> Part[Any]:
        return goods("pay " + " + ".join(term.text() for term in cost), cost, -1)


def goods(key: str, terms: tuple[Term, ...], sign: int) -> Goods:
    coins = sum(term.count for term in terms if term.noun == "coin")
    happiness = sum(term.count for term in terms if term.noun == "happiness")
    return Goods(key, sign * coins, sign * happiness)


def compile_effects(printed: Printed) -> list[Part[Any]]:
    """Fill in the steps of all printed effects; all parts made on the way."""
    compiler = BambooCompiler()
    printed.action_parts = [compiler.compile(action) for action in ACTIONS]
    printed.gift_parts = [compiler.compile(effect) for effect in printed.gift_effects]
    printed.spirit_parts = [compiler.compile(effect) for effect in printed.spirit_effects]
    return list(compiler.parts.values())
