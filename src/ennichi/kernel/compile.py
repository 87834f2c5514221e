"""From an effect's tree to the steps that carry it out.

A game says what its nouns do (`Compiler.gain`, `Compiler.pay`); this file
supplies what all games share: every term in order, one option of several,
paying before gaining, and the right to decline.
"""

from __future__ import annotations

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
class Compiler:
    """Makes the steps of one component set's effects; equal texts share their steps."""

    def __init__(self, nouns: dict[str, Noun], options: tuple[int, ...], decline: int) -> None:
        self.nouns = nouns
        self.options = options  # the touches `option.1`, `option.2` …
        self.decline = decline
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
        parts = tuple(self.option(option) for option in effect.options)
        priced = any(option.cost for option in effect.options)
        if len(parts) == 1 and not priced:
            return parts[0]
        decline = self.decline if priced else -1
        return self.keep(Pick(f"pick {effect.text()}", effect, self.touches(effect), parts, decline))

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

    def option(self, option: Choice) -> Part[Any]:
        parts = [self.term(term) for term in option.gain]
        if option.cost:
            parts.insert(0, self.keep(self.pay(option.cost)))
        if len(parts) == 1:
            return parts[0]
        return self.keep(Sequence(option.text(), tuple(parts)))

    def term(self, term: Term) -> Part[Any]:
        if term.inner is None:
            return self.keep(self.gain(term, False))
        inner = self.effect(term.inner)
        if term.count == 1:
            return inner
        return self.keep(Sequence(term.text(), (inner,) * term.count))
