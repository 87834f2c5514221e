"""From an effect's tree to the steps that carry it out.

A game says what its nouns do (`Compiler.gain`, `Compiler.pay`); this file
supplies what all games share: every term in order, one option of several,
paying before gaining, and the right to decline.

Where the rulebooks differ on the same text, a game names its answers when it
makes its compiler: what may be declined (`Declining`), how joined parts and
prices hang together (`Joining`), and how a choice is asked (`Asking`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from .effects import Choice, Effect, Noun, Term, choice_in_words, in_words, parse
from .game import G, Game, Step, Words
from .text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Step[G]):
    """A step of an effect, which knows whether it can be carried out in full."""

    def possible(self, g: G) -> bool:
        return True


class Sequence(Part[Game]):
    """`a + b`: every part, in the order printed."""

    def __init__(self, key: str, parts: tuple[Part[Any], ...]) -> None:
        super().__init__(key)
        self.parts = parts

    def possible(self, g: Game) -> bool:
        for part in self.parts:
            if not part.possible(g):
                return False
        return True

    def run(self, g: Game) -> bool:
        g.todo += self.parts[::-1]
        return False


class Pick(Part[Game]):
    """`a / b`: one of the options that can be carried out; with `decline`, or none of them."""

    def __init__(
        self, key: str, effect: Effect, touches: tuple[int, ...], parts: tuple[Part[Any], ...], decline: int
    ) -> None:
        super().__init__(key, "ask-option")
        self.effect = effect
        self.touches = touches
        self.parts = parts
        self.decline = decline  # the touch that declines, or -1

    def possible(self, g: Game) -> bool:
        for part in self.parts:
            if part.possible(g):
                return True
        return False

    def run(self, g: Game) -> bool:
        return self.possible(g)

    def legal(self, g: Game) -> list[int]:
        open_now = [self.touches[i] for i in range(len(self.parts)) if self.parts[i].possible(g)]
        if self.decline >= 0:
            open_now.append(self.decline)
        return open_now

    def play(self, g: Game, touch: int) -> None:
        if touch != self.decline:
            g.todo.append(self.parts[self.touches.index(touch)])

    def prompt(self, g: Game, text: Text) -> Words:
        return {"effect": in_words(self.effect, text)}

    def label(self, g: Game, touch: int, text: Text) -> str:
        if touch in self.touches:
            return choice_in_words(self.effect, self.touches.index(touch), text)
        return ""

    def why_not(self, g: Game, touch: int, text: Text) -> str:
        return text("why-not-possible", what=self.label(g, touch, text)) if touch in self.touches else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Declining:
    """Whether a player may leave an effect undone."""

    def touch(self, effect: Effect) -> int:
        """The touch that declines it, or -1 where it cannot be declined."""
        raise NotImplementedError


class NothingDeclined(Declining):
    """Whoever comes to an effect has decided for it: nothing of it can be declined once more."""

    def touch(self, effect: Effect) -> int:
        return -1


class PricesDeclined(Declining):
    """What costs something can be declined; what is given is taken."""

    def __init__(self, decline: int) -> None:
        self.decline = decline

    def touch(self, effect: Effect) -> int:
        return self.decline if effect.priced() else -1


class AllButHarmlessDeclined(Declining):
    """A price or a choice can be declined, unless an option is free and harmless: nobody loses by that one."""

    def __init__(self, decline: int, harmless: Callable[[Term], bool]) -> None:
        self.decline = decline
        self.harmless = harmless  # whether nobody loses by a term

    def touch(self, effect: Effect) -> int:
        if len(effect.options) == 1 and not effect.priced():
            return -1
        for option in effect.options:
            if not option.cost and all([self.harmless(term) for term in option.gain]):
                return -1
        return self.decline


@mypyc_attr(allow_interpreted_subclasses=True)
class Joining:
    """How `a + b` and `cost > gain` hang together: in which order, and how much of it must be possible."""

    def options(self, compiler: Compiler, effect: Effect) -> list[Part[Any]]:
        """The steps of all options of an effect."""
        return [self.option(compiler, option) for option in effect.options]

    def option(self, compiler: Compiler, option: Choice) -> Part[Any]:
        """The step of one option with its price."""
        raise NotImplementedError

    def repeated(self, key: str, part: Part[Any], count: int) -> Part[Any]:
        """The same several times."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AllOrNothing(Joining):
    """An option is open when all of it can be carried out: the price, then every gain, in the order printed."""

    def option(self, compiler: Compiler, option: Choice) -> Part[Any]:
        gains = compiler.terms(option.gain)
        if not option.cost:
            return gains[0] if len(gains) == 1 else compiler.keep(self.joined(option.text(), None, gains))
        return compiler.keep(self.joined(option.text(), compiler.keep(compiler.pay(option.cost)), gains))

    def joined(self, key: str, price: Part[Any] | None, gains: list[Part[Any]]) -> Part[Any]:
        return Sequence(key, tuple(gains) if price is None else (price, *gains))

    def repeated(self, key: str, part: Part[Any], count: int) -> Part[Any]:
        return Sequence(key, (part,) * count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """In which words a choice is asked."""

    def pick(self, effect: Effect, touches: tuple[int, ...], parts: tuple[Part[Any], ...], decline: int) -> Pick:
        raise NotImplementedError


class WholeEffectAsked(Asking):
    """The question says the whole effect, in the words of its terms."""

    def pick(self, effect: Effect, touches: tuple[int, ...], parts: tuple[Part[Any], ...], decline: int) -> Pick:
        return Pick(pick_key(effect), effect, touches, parts, decline)


def pick_key(effect: Effect) -> str:
    """The key of the step that asks for one option of an effect."""
    return f"pick {effect.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Compiler:
    """Makes the steps of one component set's effects; equal texts share their steps."""

    def __init__(
        self, nouns: dict[str, Noun], options: tuple[int, ...], declining: Declining, joining: Joining, asking: Asking
    ) -> None:
        self.nouns = nouns
        self.options = options  # the touches `option.1`, `option.2` …
        self.declining = declining
        self.joining = joining
        self.asking = asking
        self.parts: dict[str, Part[Any]] = {}

    # What each game must say of its nouns.

    def gain(self, term: Term, alone: bool) -> Part[Any]:
        """The step of one noun, `count` times. `alone` when the noun is all there is: an action to do or forgo."""
        raise NotImplementedError

    def pay(self, cost: tuple[Term, ...]) -> Part[Any]:
        """The step that pays a whole cost; `possible` only when it can be paid in full."""
        raise NotImplementedError

    def touch_of(self, term: Term) -> int:
        """The touch that picks an option made of just this noun, or -1 for `option.N`."""
        return -1

    def terms(self, terms: tuple[Term, ...]) -> list[Part[Any]]:
        """The steps of joined terms: one for each, unless some nouns are dealt with together."""
        return [self.term(term) for term in terms]

    # What all games share.

    def compile(self, text: str) -> Part[Any]:
        """The step of an effect text."""
        effect = parse(text, self.nouns)
        only = effect.only()
        if only is not None and only.inner is None:
            return self.keep(self.gain(only, True))
        return self.effect(effect)

    def keep(self, part: Part[Any]) -> Part[Any]:
        return self.parts.setdefault(part.key, part)

    def effect(self, effect: Effect) -> Part[Any]:
        parts = self.joining.options(self, effect)
        decline = self.declining.touch(effect)
        if len(parts) == 1 and decline < 0:
            return parts[0]
        return self.keep(self.asking.pick(effect, self.touches(effect), tuple(parts), decline))

    def touches(self, effect: Effect) -> tuple[int, ...]:
        """What picks each option: its noun's own touch when all have one, otherwise `option.N`."""
        own: list[int] = []
        for option in effect.options:
            term = option.gain[0]
            plain = not option.cost and len(option.gain) == 1 and term.inner is None
            own.append(self.touch_of(term) if plain else -1)
        if -1 not in own and len(set(own)) == len(own):
            return tuple(own)
        if len(own) > len(self.options):
            raise ValueError(f"{effect.text()!r} has {len(own)} options and the vocabulary only {len(self.options)}")
        return self.options[: len(own)]

    def term(self, term: Term) -> Part[Any]:
        if term.inner is None:
            return self.keep(self.gain(term, False))
        inner = self.effect(term.inner)
        if term.count == 1:
            return inner
        return self.keep(self.joining.repeated(term.text(), inner, term.count))
