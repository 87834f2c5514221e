"""The effect language: what is printed on cards, tiles and boards, as text.

    effect := option { "/" option }       choose one option
    option := [ cost ">" ] gain           pay the cost, then gain
    gain   := term { "+" term }           every term, in the order printed
    cost   := term { "+" term }
    term   := [ N ] atom [ "-" D ]        N times; D is a discount: `build-1`, `build-koban`, `hire-2mon`
    atom   := noun [ word ] | "(" effect ")"

This file reads the text into a tree and prints the tree back to the same text.
"""

from __future__ import annotations

import re
from typing import Final

from . import shapes
from .errors import BadEffect
from .text import Text

TOKEN = re.compile(r"[0-9]+|[a-z][a-z0-9]*|[/>+()\-]")
LONGEST: Final = 400  # signs of an effect
LARGEST: Final = 99  # number in it
DEEPEST: Final = 4  # brackets in brackets


class Noun:
    """What one noun of a game allows."""

    def __init__(self, name: str, cost: bool = False, words: tuple[str, ...] = (), discount: str = "") -> None:
        self.name = name
        self.cost = cost  # may stand in a cost
        self.words = words  # the words it may carry
        self.discount = discount  # "" none, "number" for `build-1`, otherwise goods for `build-koban`, parted by spaces


class Term:
    """`2 kodama here`, `hire-2mon`, `2 (jade / sake)`: a noun, or an effect in brackets when the noun is empty."""

    def __init__(
        self, count: int, noun: str, word: str, inner: Effect | None, discount: int, discount_good: str
    ) -> None:
        self.count = count
        self.noun = noun
        self.word = word
        self.inner = inner
        self.discount = discount
        self.discount_good = discount_good

    def text(self) -> str:
        number = f"{self.count} " if self.count != 1 else ""
        if self.inner is not None:
            return f"{number}({self.inner.text()})"
        word = f" {self.word}" if self.word else ""
        less = ""
        if self.discount:
            shown = "" if self.discount == 1 and self.discount_good else str(self.discount)
            less = f"-{shown}{self.discount_good}"
        return f"{number}{self.noun}{word}{less}"


class Choice:
    """One option of an effect: what it costs, and what it gives."""

    def __init__(self, cost: tuple[Term, ...], gain: tuple[Term, ...]) -> None:
        self.cost = cost
        self.gain = gain

    def text(self) -> str:
        gain = " + ".join(term.text() for term in self.gain)
        if not self.cost:
            return gain
        return " + ".join(term.text() for term in self.cost) + " > " + gain


class Effect:
    """A whole effect: one option or several to choose from."""

    def __init__(self, options: tuple[Choice, ...]) -> None:
        self.options = options

    def text(self) -> str:
        return " / ".join(option.text() for option in self.options)

    def terms(self) -> list[Term]:
        """All its terms, those in brackets included."""
        found: list[Term] = []
        for option in self.options:
            for term in option.cost + option.gain:
                found.append(term)
                if term.inner is not None:
                    found += term.inner.terms()
        return found

    def widest(self) -> int:
        """The most options that it ever offers at once."""
        return max([len(self.options)] + [len(term.inner.options) for term in self.terms() if term.inner is not None])

    def priced(self) -> bool:
        """Whether an option costs something."""
        return any([len(option.cost) > 0 for option in self.options])

    def only(self) -> Term | None:
        """The single term of an effect that is just that, such as `balance`."""
        if len(self.options) == 1 and not self.options[0].cost and len(self.options[0].gain) == 1:
            return self.options[0].gain[0]
        return None


class Parser:
    """Reads one effect text with the nouns of a game."""

    def __init__(self, text: str, nouns: dict[str, Noun]) -> None:
        self.text = text
        self.nouns = nouns
        self.tokens: list[str] = []
        self.columns: list[int] = []
        self.at = 0
        self.depth = 0  # of the brackets that are open
        place = 0
        while place < len(text):
            if text[place] == " ":
                place += 1
                continue
            found = TOKEN.match(text, place)
            if found is None:
                raise BadEffect(text, place + 1, f"a number, a noun or one of / > + - ( ), not {text[place]!r},")
            self.tokens.append(found[0])
            self.columns.append(place + 1)
            place = found.end()
        self.columns.append(len(text) + 1)

    def fail(self, expected: str) -> BadEffect:
        return BadEffect(self.text, self.columns[self.at], expected)

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def accept(self, token: str) -> bool:
        if self.peek() == token:
            self.at += 1
            return True
        return False

    def whole(self) -> Effect:
        effect = self.effect()
        if self.peek():
            raise self.fail("'/', '+', '>' or the end")
        return effect

    def effect(self) -> Effect:
        options = [self.option()]
        while self.accept("/"):
            options.append(self.option())
        return Effect(tuple(options))

    def option(self) -> Choice:
        start = self.at
        first = self.terms()
        if not self.accept(">"):
            return Choice((), first)
        back = self.at
        self.at = start  # a fault in the cost is shown where the cost begins
        self.check_cost(first)
        self.at = back
        return Choice(first, self.terms())

    def terms(self) -> tuple[Term, ...]:
        found = [self.term()]
        while self.accept("+"):
            found.append(self.term())
        return tuple(found)

    def term(self) -> Term:
        count = self.number() if self.peek().isdecimal() else 1
        if self.peek() == "(":
            if self.depth == DEEPEST:
                raise self.fail(f"at most {DEEPEST} brackets in each other")
            self.at += 1
            self.depth += 1
            inner = self.effect()
            self.depth -= 1
            if not self.accept(")"):
                raise self.fail("')'")
            return Term(count, "", "", inner, 0, "")
        name = self.peek()
        if name not in self.nouns:
            raise self.fail(f"a noun ({', '.join(sorted(self.nouns))})" if not name.isdecimal() else "a noun")
        self.at += 1
        noun = self.nouns[name]
        word = ""
        if self.peek() in noun.words:
            word = self.peek()
            self.at += 1
        discount, good = self.discount(noun)
        return Term(count, name, word, None, discount, good)

    def number(self) -> int:
        digits = self.peek()
        if len(digits) > len(str(LARGEST)):
            raise self.fail(f"a number up to {LARGEST}")
        self.at += 1
        return int(digits)

    def discount(self, noun: Noun) -> tuple[int, str]:
        if self.peek() != "-":
            return 0, ""
        if not noun.discount:
            raise self.fail(f"no discount after {noun.name!r}")
        self.at += 1
        number = 0
        if self.peek().isdecimal():
            if not self.peek().strip("0"):
                raise self.fail("a discount of 1 or more")
            number = self.number()
        if noun.discount == "number":
            if not number:
                raise self.fail("the size of the discount, such as 'build-1',")
            return number, ""
        if self.peek() not in noun.discount.split():
            raise self.fail(f"what the discount takes off ({', '.join(noun.discount.split())})")
        good = self.peek()
        self.at += 1
        return number or 1, good

    def check_cost(self, terms: tuple[Term, ...]) -> None:
        """Only what can be paid may stand before `>`; in brackets too, and there no second price."""
        for term in terms:
            if term.inner is not None:
                for option in term.inner.options:
                    if option.cost:
                        raise self.fail("no price inside a price")
                    self.check_cost(option.gain)
            elif not self.nouns[term.noun].cost or term.discount:
                raise self.fail(f"something that can be paid before '>', not {term.noun!r},")


def parse(text: str, nouns: dict[str, Noun]) -> Effect:
    """The tree of an effect text; raises BadEffect with the column and what was expected there."""
    if not text.strip():
        raise BadEffect(text, 1, "an effect")
    if len(text) > LONGEST:
        raise BadEffect(text, LONGEST + 1, f"at most {LONGEST} signs")
    return Parser(text, nouns).whole()


def noun_table(*nouns: Noun) -> dict[str, Noun]:
    return {noun.name: noun for noun in nouns}


def tree(effect: Effect) -> shapes.Tree:
    """The effect as JSON-ready data, for those who draw it: its options, with what each costs and gives."""
    return [option_tree(option.cost, option.gain) for option in effect.options]


def option_tree(cost: tuple[Term, ...], gain: tuple[Term, ...]) -> shapes.Option:
    return {"cost": [term_tree(term) for term in cost], "gain": [term_tree(term) for term in gain]}


def term_tree(term: Term) -> shapes.Term:
    """A term with its count; the rest as far as it is there."""
    shown: shapes.Term = {"count": term.count}
    if term.inner is not None:
        shown["inner"] = tree(term.inner)
        return shown
    shown["noun"] = term.noun
    if term.word:
        shown["word"] = term.word
    if term.discount:
        shown["less"] = term.discount
        if term.discount_good:
            shown["good"] = term.discount_good
    return shown


def in_words(effect: Effect, text: Text) -> str:
    """The effect as a person would say it.

    A noun is the message `effect-NOUN` or `effect-NOUN-WORD`; with a discount `effect-NOUN-less`, where there is one.
    """
    return text_join("effect-or", [choice_in_words(effect, at, text) for at in range(len(effect.options))], text)


def choice_in_words(effect: Effect, at: int, text: Text) -> str:
    """One option. Where a game leaves the order to the player, it is said if another option differs in nothing else."""
    option = effect.options[at]
    terms = [sorted([term.text() for term in each.gain]) for each in effect.options]
    order = "effect-joined" if text.has("effect-joined") and terms.count(terms[at]) == 1 else "effect-then"
    gain = text_join(order, [term_in_words(term, text) for term in option.gain], text)
    if not option.cost:
        return gain
    cost = text_join("effect-and", [term_in_words(term, text) for term in option.cost], text)
    return text("effect-pay", cost=cost, gain=gain)


def term_in_words(term: Term, text: Text) -> str:
    if term.inner is not None:
        what = in_words(term.inner, text)
        if term.count > 1:
            return text("effect-times", count=term.count, what=what)
        return f"({what})" if len(term.inner.options) > 1 else what
    what = f"effect-{term.noun}" + (f"-{term.word}" if term.word else "")
    if not term.discount:
        return text(what, count=term.count)
    less = text(f"effect-{term.discount_good or 'discount'}", count=term.discount)
    if text.has(f"{what}-less"):
        return text(f"{what}-less", count=term.count, less=less)
    return text("effect-less", what=text(what, count=term.count), less=less)


def text_join(message: str, parts: list[str], text: Text) -> str:
    """Parts joined two by two with a message such as "{ $first } or { $second }"."""
    joined = parts[0]
    for part in parts[1:]:
        joined = text(message, first=joined, second=part)
    return joined
