"""Resources, amulets and VP: taking them, and paying prices."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words
from ennichi.kernel.text import Text

from . import events as happened
from .components import Price
from .state import BY_EFFECTS, Bitoku
from .vocabulary import AMULET, RESOURCE

SOME: Final = 4  # the place in a bill of resources to choose from a few
ANY: Final = 5  # and of any resources


class Goods(Part[Bitoku]):
    """Resources, amulets and VP as printed. They are taken without asking: nobody loses by them (D14)."""

    def __init__(self, key: str, resource: int, amulet: int, vp: int, count: int) -> None:
        super().__init__(key)
        self.resource = resource  # or -1
        self.amulet = amulet  # its value, or 0
        self.vp = vp
        self.count = count

    def run(self, g: Bitoku) -> bool:
        if self.resource >= 0:
            g.gain_resource(g.seat, self.resource, self.count)
        if self.amulet:
            for _ in range(self.count):
                g.gain_amulet(g.seat, self.amulet)
        if self.vp:
            g.earn(g.seat, BY_EFFECTS, self.vp * self.count)
        return False


class AnyResource(Part[Bitoku]):
    """One resource of the player's choice."""

    def legal(self, g: Bitoku) -> list[int]:
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2, RESOURCE + 3]

    def play(self, g: Bitoku, touch: int) -> None:
        g.gain_resource(g.seat, touch - RESOURCE, 1)


def charge(g: Bitoku, price: Price, waive: int) -> None:
    """Write the bill of a price that can be paid; `PAY` settles it."""
    bill = price.fixed.copy()
    bill.append(price.either)
    bill.append(price.free)
    g.bill = bill
    g.bill_of = tuple(price.either_of)
    g.waive = waive


class Pay(Part[Bitoku]):
    """Settles the bill. The buyer chooses what a discount waives (Q50) and which resources `any` means (D57)."""

    def run(self, g: Bitoku) -> bool:
        bill = g.bill
        if g.waive:
            if sum(bill) <= g.waive:  # Q48: nothing is paid back
                g.bill = [0, 0, 0, 0, 0, 0]
                g.waive = 0
                return False
            due = [each for each in range(6) if bill[each]]
            if len(due) > 1:
                return True
            bill[due[0]] -= g.waive
            g.waive = 0
        for resource in range(4):
            if bill[resource]:
                pay_resource(g, resource, bill[resource])
                bill[resource] = 0
        return bill[SOME] + bill[ANY] > 0

    def legal(self, g: Bitoku) -> list[int]:
        if g.waive:
            return [RESOURCE + resource for resource in range(4) if may_waive(g, resource)]
        have = g.players[g.seat].resources
        if g.bill[SOME]:
            return [RESOURCE + resource for resource in g.bill_of if have[resource]]
        return [RESOURCE + resource for resource in range(4) if have[resource]]

    def play(self, g: Bitoku, touch: int) -> None:
        resource = touch - RESOURCE
        g.todo.append(self)
        if g.waive:
            g.bill[resource] -= 1
            g.waive -= 1
        else:
            g.bill[SOME if g.bill[SOME] else ANY] -= 1
            pay_resource(g, resource, 1)

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"waive": g.waive}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not RESOURCE <= touch < AMULET:
            return ""
        if g.waive and not g.bill[touch - RESOURCE]:
            return text("why-not-in-price")
        return text("why-cannot-pay")


def may_waive(g: Bitoku, resource: int) -> bool:
    """Whether the rest can still be paid when one of these is waived."""
    if not g.bill[resource]:
        return False
    have = g.players[g.seat].resources
    lacking = 0
    for each in range(4):
        due = g.bill[each] - (1 if each == resource else 0)
        lacking += max(0, due - have[each])
    return lacking < g.waive


def pay_resource(g: Bitoku, resource: int, count: int) -> None:
    g.players[g.seat].resources[resource] -= count
    if g.heard is not None:
        g.say(happened.RESOURCE_PAID, g.seat, count, resource)


class PayPrice(Part[Bitoku]):
    """The price in front of an effect."""

    def __init__(self, key: str, price: Price) -> None:
        super().__init__(key)
        self.price = price

    def possible(self, g: Bitoku) -> bool:
        return not self.price.missing(g.players[g.seat].resources)

    def run(self, g: Bitoku) -> bool:
        charge(g, self.price, 0)
        g.todo.append(PAY)
        return False


ANY_RESOURCE: Final = AnyResource("any", "ask-any")
PAY: Final = Pay("pay", "ask-pay")

STEPS: Final = (ANY_RESOURCE, PAY)
