"""What the nouns of the effect language do in Bitoku."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.compile import Compiler, Part, Pick
from ennichi.kernel.effects import Choice, Effect, Term

from .buildings import Build
from .cards import DRAW_OWN, OBTAIN_BITOKU, OBTAIN_YOKAI, SEE_VISIONS
from .components import NOUNS, Printed, price_of
from .crystals import Crystal
from .goods import ANY_RESOURCE, Goods, PayPrice
from .kodamas import KODAMA_HERE, MOVE_KODAMA, PUSH, PUSH_HERE
from .paths import MOST_MOVES, MOVES
from .rocks import SEAT_PILGRIM, TAKE_ROCK
from .spirits import Dragonfly, Mitama, SettleDragonfly, SettleMitama
from .state import Bitoku
from .summer import UNLOCK
from .vocabulary import DONE, DRAGONFLY, MITAMA, OPTION, REGIONS, RESOURCE, RESOURCES

PLAIN: dict[str, Part[Any]] = {
    "any": ANY_RESOURCE,
    "unlock": UNLOCK,
    "draw": DRAW_OWN,
    "yokai": OBTAIN_YOKAI,
    "bitoku": OBTAIN_BITOKU,
    "vision": SEE_VISIONS,
    "rock": TAKE_ROCK,
    "pilgrim": SEAT_PILGRIM,
    "kodama": MOVE_KODAMA,
    "kodama here": KODAMA_HERE,
    "push": PUSH,
    "push here": PUSH_HERE,
}
GOODS = (*RESOURCES, "amulet1", "amulet2", "amulet3", "vp")


class AllOf(Part[Bitoku]):
    """`a + b`: what can be done of it, in the order printed; the rest is lost (Q10)."""

    def __init__(self, key: str, parts: tuple[Part[Any], ...]) -> None:
        super().__init__(key)
        self.parts = parts
        self.backwards = parts[::-1]

    def possible(self, g: Bitoku) -> bool:
        return any(part.possible(g) for part in self.parts)

    def run(self, g: Bitoku) -> bool:
        g.todo += self.backwards
        return False


class PaidFor(Part[Bitoku]):
    """`cost > gain`: only when the price can be paid and something comes of it."""

    def __init__(self, key: str, price: Part[Any], gain: Part[Any]) -> None:
        super().__init__(key)
        self.price = price
        self.gain = gain

    def possible(self, g: Bitoku) -> bool:
        return self.price.possible(g) and self.gain.possible(g)

    def run(self, g: Bitoku) -> bool:
        g.todo.append(self.gain)
        g.todo.append(self.price)
        return False


class BitokuCompiler(Compiler):
    def __init__(self) -> None:
        super().__init__(NOUNS, (OPTION, OPTION + 1, OPTION + 2, OPTION + 3), DONE)

    def gain(self, term: Term, alone: bool) -> Part[Any]:
        if term.noun in GOODS:
            return goods(term)
        if term.noun == "mp":
            if term.count > MOST_MOVES:
                raise ValueError(f"more than {MOST_MOVES} movement points at once")
            return MOVES[term.count]
        if term.noun in ("build", "crystal", "mitama", "dragonfly"):
            parts = [self.keep(purchase(term, repeats=number > 0)) for number in range(term.count)]
        else:
            name = f"{term.noun} {term.word}" if term.word else term.noun
            parts = [self.keep(PLAIN[name])] * term.count
        if len(parts) == 1:
            return parts[0]
        return AllOf(term.text(), tuple(parts))

    def pay(self, cost: tuple[Term, ...]) -> Part[Any]:
        return PayPrice("pay " + " + ".join([term.text() for term in cost]), price_of(cost))

    def touch_of(self, term: Term) -> int:
        if term.noun in RESOURCES and term.count == 1:
            return RESOURCE + RESOURCES.index(term.noun)
        return -1

    def compile_or_nothing(self, text: str) -> Part[Any]:
        """The step of an effect, or for an empty text one that does nothing."""
        return self.compile(text) if text else self.keep(AllOf("nothing", ()))

    def effect(self, effect: Effect) -> Part[Any]:
        """A choice may be declined, unless one of its options is nothing but goods: nobody loses by taking those."""
        parts = tuple([self.option(option) for option in effect.options])
        priced = len([option for option in effect.options if option.cost]) > 0
        if len(parts) == 1 and not priced:
            return parts[0]
        harmless = len([option for option in effect.options if is_goods(option)]) > 0
        decline = -1 if harmless else self.decline
        return self.keep(Pick(f"pick {effect.text()}", effect, self.touches(effect), parts, decline))

    def option(self, option: Choice) -> Part[Any]:
        parts = [self.term(term) for term in option.gain]
        gain = parts[0]
        if len(parts) > 1:
            gain = self.keep(AllOf(" + ".join([term.text() for term in option.gain]), tuple(parts)))
        if not option.cost:
            return gain
        return self.keep(PaidFor(option.text(), self.keep(self.pay(option.cost)), gain))

    def term(self, term: Term) -> Part[Any]:
        if term.inner is None:
            return self.keep(self.gain(term, False))
        inner = self.effect(term.inner)
        if term.count == 1:
            return inner
        return self.keep(AllOf(term.text(), (inner,) * term.count))


def is_goods(option: Choice) -> bool:
    """Whether an option gives nothing but resources, amulets and VP, for no price."""
    if option.cost:
        return False
    for term in option.gain:
        if term.inner is not None:
            if len([inner for inner in term.inner.options if not is_goods(inner)]) > 0:
                return False
        elif term.noun not in GOODS and term.noun != "any":
            return False
    return True


def goods(term: Term) -> Goods:
    resource = RESOURCES.index(term.noun) if term.noun in RESOURCES else -1
    amulet = int(term.noun[-1]) if term.noun.startswith("amulet") else 0
    return Goods(term.text(), resource, amulet, 1 if term.noun == "vp" else 0, term.count)


def purchase(term: Term, repeats: bool) -> Part[Any]:
    """Buildings and mitamas know whether they repeat an icon, because memory crystals watch for them (Q55)."""
    key = f"{term.noun}-{term.discount}" if term.discount else term.noun
    if term.noun == "crystal":
        return Crystal(key, term.discount)
    if term.noun == "dragonfly":
        return Dragonfly(key, term.discount)
    if repeats:
        key += " again"
    if term.noun == "build":
        return Build(key, term.discount, repeats)
    return Mitama(key, term.discount, repeats)


def compile_effects(printed: Printed) -> list[Part[Any]]:
    """Fill in the steps of all printed effects; all parts made on the way."""
    compiler = BitokuCompiler()
    printed.forest_parts = [
        [compiler.compile(effect) for effect in printed.forest_effects[region]] for region in range(len(REGIONS))
    ]
    for layout in printed.layouts:
        layout.home_parts = [compiler.compile_or_nothing(effect) for effect in layout.home_effects]
    printed.choice_parts = [compiler.compile(choice) for choice in printed.choices]
    printed.yokai_parts = [compiler.compile(effect) for effect in printed.yokai_effects]
    printed.bitoku_parts = [compiler.compile_or_nothing(effect) for effect in printed.bitoku_effects]
    printed.building_parts = [compiler.compile(effect) for effect in printed.building_effects]
    printed.crystal_parts = [compiler.compile_or_nothing(effect) for effect in printed.crystal_effects]
    printed.plain_crystal = [isinstance(part, Goods) for part in printed.crystal_parts]
    printed.mitama_parts = [compiler.compile(effect) for effect in printed.mitama_effects]
    printed.dragonfly_parts = [compiler.compile(effect) for effect in printed.dragonfly_effects]
    printed.gate_parts = [compiler.compile(effect) for effect in printed.gate_effects]
    names = printed.vocabulary.names
    printed.settle_mitama = [
        compiler.keep(SettleMitama(f"settle {names[MITAMA + tile]}", tile)) for tile in range(len(printed.mitama_type))
    ]
    printed.settle_dragonfly = [
        compiler.keep(SettleDragonfly(f"settle {names[DRAGONFLY + tile]}", tile))
        for tile in range(len(printed.dragonfly_effects))
    ]
    return list(compiler.parts.values())
