"""What the nouns of the effect language do in IKI."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.compile import AllOrNothing, Asking, Compiler, NothingDeclined, Part, Pick, pick_key
from ennichi.kernel.effects import Effect, Term
from ennichi.kernel.game import Game, Words
from ennichi.kernel.text import Text

from .boats import ACTIVATE, TAKE_TICKET
from .building import BUILD, SHOP_BOAT_PART, Build
from .celebrities import MEET_ONE, MEET_SPARE, RELOCATE, TAKE_DOCTOR
from .components import GOODS, IKI, KINDS, NOUNS, PLAIN, PLAIN_NOUNS, Printed
from .deeds import Deal, Gain, Pay
from .experience import (
    EXPERIENCE,
    EXPERIENCE_ALL,
    EXPERIENCE_OTHER,
    LOSE_EXPERIENCE,
    RETIRE_ONE,
    SALARY,
    SWAP,
)
from .hiring import HIRE, Hire
from .purchases import BUY, BUY_RIVER, BuyFirst, BuyPair
from .state import Iki
from .street import RUN
from .vocabulary import OPTION, OPTIONS
from .words import exchange_most, gain_words, option_words, price_words

SINGLE: dict[str, Part[Any]] = {
    "xp": EXPERIENCE,
    "xp other": EXPERIENCE_OTHER,
    "xp all": EXPERIENCE_ALL,
    "boat": ACTIVATE,
    "pipe": BUY[0],
    "pouch": BUY[1],
    "fish": BUY[2],
    "river": BUY_RIVER,
    "swap": SWAP,
    "salary": SALARY,
    "run": RUN,
    "celebrity": MEET_ONE,
    "celebrity spare": MEET_SPARE,
    "ticket": TAKE_TICKET,
    "doctor": TAKE_DOCTOR,
    "relocate": RELOCATE,
    "retire": RETIRE_ONE,
    "shopboat": SHOP_BOAT_PART,
    "build": BUILD,
    "hire": HIRE,
}


class Choose(Pick):
    """One of several options; the prompt names whose they are, the touches say what they are."""

    def __init__(self, effect: Effect, touches: tuple[int, ...], parts: tuple[Part[Any], ...], decline: int) -> None:
        super().__init__(pick_key(effect), effect, touches, parts, decline)
        self.asks = "ask-choice"

    def prompt(self, g: Game, text: Text) -> Words:
        assert isinstance(g, Iki)
        source = g.source()
        if source < 0:
            return {"source": "none"}
        group = g.header.box.vocabulary.group_of[source]
        return {"source": g.word(group.name, source - group.base, text)}

    def label(self, g: Game, touch: int, text: Text) -> str:
        if touch not in self.touches:
            return ""
        option = self.effect.options[self.touches.index(touch)]
        if exchange_most(self.effect.options):  # goods both ways: which of them is paid comes first
            return text("effect-pay", cost=price_words(option.cost, text), gain=gain_words(option.gain, text))
        return option_words(option, text)


class OptionsNameThemselves(Asking):
    """The question names the piece; what the options are stands on the touches."""

    def pick(self, effect: Effect, touches: tuple[int, ...], parts: tuple[Part[Any], ...], decline: int) -> Pick:
        return Choose(effect, touches, parts, decline)


class Deals(AllOrNothing):
    """All or nothing, where a gain must still be possible once the price was paid."""

    def options(self, compiler: Compiler, effect: Effect) -> list[Part[Any]]:
        parts = super().options(compiler, effect)
        for pair in parts.copy():
            if isinstance(pair, BuyPair):
                buy_in_two_steps(compiler, effect, parts, pair)
        return parts

    def joined(self, key: str, price: Part[Any] | None, gains: list[Part[Any]]) -> Part[Any]:
        assert price is None or isinstance(price, Pay)
        return Deal(key, price, tuple(gains))


def buy_in_two_steps(compiler: Compiler, effect: Effect, parts: list[Part[Any]], pair: BuyPair) -> None:
    """Where two tokens are sold together, who buys the first alone may yet earn the second (R29)."""
    first = BUY[pair.kind]
    if first in parts:
        key = f"{first.key} of {effect.text()}"
        parts[parts.index(first)] = compiler.keep(BuyFirst(key, pair.kind, pair.second.kind))


class IkiCompiler(Compiler):
    """Touching a shop or a character is the decision to use it, so a price cannot be declined once more."""

    def __init__(self) -> None:
        options = tuple([OPTION + i for i in range(OPTIONS)])
        super().__init__(NOUNS, options, NothingDeclined(), Deals(), OptionsNameThemselves())

    def terms(self, terms: tuple[Term, ...]) -> list[Part[Any]]:
        """Plain gains side by side are handed out together, and two tokens are sold together."""
        nouns = [term.noun for term in terms]
        if len(terms) == 2 and nouns[0] in KINDS and nouns[1] in KINDS and nouns[0] != nouns[1]:
            second = BUY[KINDS.index(nouns[1])]
            return [self.keep(BuyPair(" + ".join(nouns), KINDS.index(nouns[0]), second))]
        found: list[Part[Any]] = []
        plain: list[Term] = []
        for term in terms:
            if term.noun in PLAIN_NOUNS:
                plain.append(term)
                continue
            if plain:
                found.append(self.keep(gain_of(plain)))
                plain = []
            found.append(self.term(term))
        if plain:
            found.append(self.keep(gain_of(plain)))
        return found

    def gain(self, term: Term, alone: bool) -> Part[Any]:
        if term.noun in PLAIN_NOUNS:
            return gain_of([term])
        part = self.one(term)
        if term.count > 1:
            return Deal(term.text(), None, (part,) * term.count)
        return part

    def one(self, term: Term) -> Part[Any]:
        if term.discount and term.noun == "build":
            return self.keep(Build(f"build-{term.discount_good}", PLAIN.index(term.discount_good)))
        if term.discount:
            return self.keep(Hire(f"hire-{term.discount}mon", term.discount))
        return SINGLE[f"{term.noun} {term.word}" if term.word else term.noun]

    def pay(self, cost: tuple[Term, ...]) -> Part[Any]:
        goods = [0] * GOODS
        iki = pipes = xp = 0
        choices: list[Part[Any]] = []
        for term in cost:
            if term.noun in PLAIN[:GOODS]:
                goods[PLAIN.index(term.noun)] += term.count
            elif term.noun == PLAIN[IKI]:
                iki += term.count
            elif term.noun == "pipe":
                pipes += term.count
            elif term.noun == "xp":
                xp += term.count
                choices += [LOSE_EXPERIENCE] * term.count
            else:
                raise ValueError(f"{term.noun!r} cannot be paid for an effect")
        key = "pay " + " + ".join([term.text() for term in cost])
        return Pay(key, goods, iki, pipes, xp, tuple(choices))


def gain_of(terms: list[Term]) -> Gain:
    amounts: list[int] = []
    for term in terms:
        if term.noun == "loss":
            amounts += [IKI, -term.count]
        else:
            amounts += [PLAIN.index(term.noun), term.count]
    return Gain("gain " + " + ".join([term.text() for term in terms]), amounts)


def compile_effects(printed: Printed) -> list[Part[Any]]:
    """Fill in the steps of all printed effects; all parts made on the way."""
    compiler = IkiCompiler()
    printed.shop_parts = [compiler.compile(effect) for effect in printed.shop_effects]
    printed.printed_shop_parts = [compiler.compile(effect) for effect in printed.shop_effects_printed]
    printed.skill_parts = [compiler.compile(effect) for effect in printed.skills]
    printed.bonus_parts = [compile_some(compiler, effect) for effect in printed.bonuses]
    printed.now_parts = [compile_some(compiler, effect) for effect in printed.building_now]
    printed.pipe_parts = [compiler.compile(effect) for effect in printed.pipe_effects]
    printed.boat_parts = [compiler.compile(effect) for effect in printed.boat_actions]
    kinds = printed.celebrity_kind
    printed.celebrity_parts = [
        compile_some(compiler, effect if kinds[i] == "now" else "")
        for i, effect in enumerate(printed.celebrity_effects)
    ]
    printed.tile_parts = [compiler.compile(effect) for effect in printed.tile_effects]
    printed.ticket_parts = [compile_some(compiler, effect) for effect in printed.ticket_effects]
    return list(compiler.parts.values())


def compile_some(compiler: Compiler, effect: str) -> Part[Any] | None:
    return compiler.compile(effect) if effect else None
