"""Printed effects and prices in words: in full, and in as few words as a button has room for."""

from __future__ import annotations

from ennichi.kernel.effects import Choice, Effect, Term, in_words, parse, term_in_words, text_join
from ennichi.kernel.text import Text

from .components import NOUNS, Price, read_price
from .vocabulary import RESOURCES


def effect_words(effect: str, text: Text) -> str:
    """A printed effect in words."""
    if not effect:
        return ""
    return tree_words(parse(effect, NOUNS), text)


def tree_words(tree: Effect, text: Text) -> str:
    return both_words(tree, "effect", text) or in_words(tree, text)


def alone_in_words(term: Term, text: Text) -> str:
    """One part of a joined effect by itself; a choice needs no brackets then."""
    if term.inner is not None and term.count == 1:
        return in_words(term.inner, text)
    return term_in_words(term, text)


def both_words(tree: Effect, sort: str, text: Text) -> str:
    """Two purchases with a discount on one of them are written as several options, but said as one."""
    pairs = [option.gain for option in tree.options]
    if len(pairs) < 2 or [pair for pair in pairs if len(pair) != 2]:
        return ""
    nouns = [sorted([pair[0].noun, pair[1].noun]) for pair in pairs]
    discounts = [pair[0].discount + pair[1].discount for pair in pairs]
    if nouns.count(nouns[0]) < len(pairs) or discounts != [1] * len(pairs):
        return ""
    first, second = pairs[0]
    return text(
        f"{sort}-both", first=text(f"{sort}-{first.noun}", count=1), second=text(f"{sort}-{second.noun}", count=1)
    )


def brief(effect: str, text: Text) -> str:
    """A printed effect in as few words as a button has room for: `2 VP, rock`."""
    if not effect:
        return ""
    tree = parse(effect, NOUNS)
    options = [brief_option(option, text) for option in tree.options]
    return both_words(tree, "brief", text) or text_join("brief-or", options, text)


def brief_option(option: Choice, text: Text) -> str:
    gain = ", ".join([brief_term(term, text) for term in option.gain])
    if not option.cost:
        return gain
    return text("brief-pay", gain=gain, cost=", ".join([brief_term(term, text) for term in option.cost]))


def brief_term(term: Term, text: Text) -> str:
    """What stands in brackets is said with a slash: `jade/sake`, `2 × jade/sake`."""
    if term.inner is not None:
        what = "/".join([slashed(option, text) for option in term.inner.options])
        return f"{term.count} × {what}" if term.count > 1 else what
    if term.noun.startswith("amulet"):
        what = text("amulet", value=int(term.noun.removeprefix("amulet")))
        return f"{term.count} × {what}" if term.count > 1 else what
    if term.noun in RESOURCES or term.noun == "vp":
        return text(f"effect-{term.noun}", count=term.count)
    what = text(f"brief-{term.noun}" + (f"-{term.word}" if term.word else ""), count=term.count)
    return text("brief-less", what=what, count=term.discount) if term.discount else what


def slashed(option: Choice, text: Text) -> str:
    """One side of a slash; a single resource without its number."""
    only = option.gain[0]
    if len(option.gain) == 1 and not option.cost and only.count == 1 and only.noun in RESOURCES:
        return text(f"resource-{only.noun}")
    return brief_option(option, text)


def price_words(cost: str, text: Text) -> str:
    """What something costs that is printed with its price."""
    return due_words(read_price(cost), 0, text)


def due_words(price: Price, discount: int, text: Text) -> str:
    """What is to be paid for something, a discount taken off where it is clear from what."""
    if price.size <= discount:
        return text("price-free")
    due = [text(f"effect-{RESOURCES[each]}", count=price.fixed[each]) for each in range(4) if price.fixed[each]]
    if price.either:
        among = "/".join([text(f"resource-{RESOURCES[each]}") for each in price.either_of])
        due.append(f"{price.either} × {among}" if price.either > 1 else among)
    if price.free:
        due.append(text("need-resource", count=price.free))
    if not discount:
        return text("price-costs", price=text_join("effect-and", due, text))
    if len(due) == 1 and not price.either:
        less = [max(0, each - discount) for each in price.fixed]
        return due_words(Price(less, 0, [], max(0, price.free - discount)), 0, text)
    return text("price-less", price=text_join("effect-and", due, text), count=discount)
