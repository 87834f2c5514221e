"""What the nouns of the effect language do in Bitoku."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.compile import AllButHarmlessDeclined, Asking, Compiler, Joining, Part, Pick, pick_key
from ennichi.kernel.effects import Choice, Effect, Term, term_in_words, text_join
from ennichi.kernel.game import Game, Words
from ennichi.kernel.text import Text

from .buildings import Build
from .cards import DRAW_OWN, OBTAIN_BITOKU, OBTAIN_YOKAI, SEE_VISIONS
from .components import NOUNS, Printed, price_of
from .crystals import Crystal
from .goods import ANY_RESOURCE, Goods, PayPrice
from .kodamas import KODAMA_HERE, MOVE_KODAMA, PUSH, PUSH_HERE
from .order import Tie, first_of_all, is_goods, is_plain, ordered
from .paths import MOST_MOVES, MOVES
from .phrases import alone_in_words, tree_words
from .rocks import SEAT_PILGRIM, TAKE_ROCK
from .spirits import Dragonfly, Mitama, SettleDragonfly, SettleMitama
from .state import Bitoku
from .summer import UNLOCK
from .vocabulary import DONE, DRAGONFLY, MITAMA, OPTION, REGIONS, RESOURCE, RESOURCES

ORDERS: Final = 4  # parts that a player can be asked to put in order: the touches `option.N`

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


class AllOf(Part[Bitoku]):
    """`a + b`: what can be done of it, in this order; the rest is lost (Q10)."""

    def __init__(self, key: str, parts: tuple[Part[Any], ...]) -> None:
        super().__init__(key)
        self.parts = parts
        self.backwards = parts[::-1]

    def possible(self, g: Bitoku) -> bool:
        return any(part.possible(g) for part in self.parts)

    def run(self, g: Bitoku) -> bool:
        g.todo += self.backwards
        return False


class InAnyOrder(AllOf):
    """`a + b` where `b` first may open more to `a`: the player says what comes first, if it matters now (Q8)."""

    def __init__(
        self, key: str, terms: tuple[Term, ...], parts: tuple[Part[Any], ...], rests: tuple[Part[Any], ...]
    ) -> None:
        super().__init__(key, parts)
        self.asks = "ask-order"
        self.terms = terms
        self.rests = rests  # for each part, what is left after it
        self.ties = [[Tie(terms[first], terms[at]) for first in range(at)] for at in range(len(terms))]

    def run(self, g: Bitoku) -> bool:
        if self.legal(g):
            return True
        for at in range(len(self.parts)):
            if self.parts[at].possible(g):  # what is not possible yet may become so
                self.begin_with(g, at)
                break
        return False

    def legal(self, g: Bitoku) -> list[int]:
        """The parts among which the order matters now."""
        able = [part.possible(g) for part in self.parts]
        asked: list[int] = []
        for at in range(len(self.parts)):
            for first in range(at):
                if able[at] and able[first] and self.ties[at][first].matters(g):
                    asked += [first, at]
        return [OPTION + at for at in range(len(self.parts)) if at in asked]

    def play(self, g: Bitoku, touch: int) -> None:
        self.begin_with(g, touch - OPTION)

    def begin_with(self, g: Bitoku, at: int) -> None:
        g.todo.append(self.rests[at])
        g.todo.append(self.parts[at])

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"effect": text_join("effect-joined", [term_in_words(term, text) for term in self.terms], text)}

    def label(self, g: Bitoku, touch: int, text: Text) -> str:
        at = touch - OPTION
        return alone_in_words(self.terms[at], text) if 0 <= at < len(self.terms) else ""

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        what = self.label(g, touch, text)
        return text("why-not-possible", what=what) if what else ""


class OneOf(Pick):
    """`a / b`, asked in the words of the piece."""

    def prompt(self, g: Game, text: Text) -> Words:
        return {"effect": tree_words(self.effect, text)}


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


class AskedLikeThePiece(Asking):
    """The question says the whole effect as the piece shows it."""

    def pick(self, effect: Effect, touches: tuple[int, ...], parts: tuple[Part[Any], ...], decline: int) -> Pick:
        return OneOf(pick_key(effect), effect, touches, parts, decline)


class WhatIsPossibleInAnyOrder(Joining):
    """What is possible of joined effects is done (Q10) in the order that the player likes (Q8)."""

    def options(self, compiler: Compiler, effect: Effect) -> list[Part[Any]]:
        """Who chooses between the same effects in two orders has chosen the order (Q17)."""
        spelled_out = [sorted([term.text() for term in option.gain]) for option in effect.options]
        return [
            self.in_this_order(compiler, effect.options[at])
            if spelled_out.count(spelled_out[at]) > 1
            else self.option(compiler, effect.options[at])
            for at in range(len(spelled_out))
        ]

    def option(self, compiler: Compiler, option: Choice) -> Part[Any]:
        return self.paid_for(compiler, option, self.joined(compiler, option.gain))

    def in_this_order(self, compiler: Compiler, option: Choice) -> Part[Any]:
        key = "in this order: " + " + ".join([term.text() for term in option.gain])
        return self.paid_for(compiler, option, compiler.keep(AllOf(key, tuple(compiler.terms(option.gain)))))

    def paid_for(self, compiler: Compiler, option: Choice, gain: Part[Any]) -> Part[Any]:
        if not option.cost:
            return gain
        return compiler.keep(PaidFor(option.text(), compiler.keep(compiler.pay(option.cost)), gain))

    def joined(self, compiler: Compiler, terms: tuple[Term, ...]) -> Part[Any]:
        """The terms of an option as one step."""
        if len(terms) == 1:
            return compiler.term(terms[0])
        key = " + ".join([term.text() for term in terms])
        if ordered(terms):
            return compiler.keep(AllOf(key, tuple(compiler.terms(terms))))
        first = first_of_all(terms)
        if first:
            later = self.joined(compiler, tuple([term for term in terms if term not in first]))
            return compiler.keep(AllOf(key, (*compiler.terms(first), later)))
        if len(terms) > ORDERS:
            raise ValueError(f"{key!r} has {len(terms)} parts, and at most {ORDERS} can be put in order")
        parts = tuple(compiler.terms(terms))
        rests = tuple([self.joined(compiler, terms[:at] + terms[at + 1 :]) for at in range(len(terms))])
        return compiler.keep(InAnyOrder(key, terms, parts, rests))

    def repeated(self, key: str, part: Part[Any], count: int) -> Part[Any]:
        return AllOf(key, (part,) * count)


class BitokuCompiler(Compiler):
    """A choice may be declined (Q9), unless one of its options is nothing but goods: nobody loses by those."""

    def __init__(self) -> None:
        options = (OPTION, OPTION + 1, OPTION + 2, OPTION + 3)
        declining = AllButHarmlessDeclined(DONE, is_goods)
        super().__init__(NOUNS, options, declining, WhatIsPossibleInAnyOrder(), AskedLikeThePiece())

    def gain(self, term: Term, alone: bool) -> Part[Any]:
        if is_plain(term):
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
