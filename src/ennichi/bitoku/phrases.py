"""Printed effects and prices in words: in full, and in as few words as a button has room for."""

from __future__ import annotations

from ennichi.kernel import shapes
from ennichi.kernel.effects import Choice, Effect, Term, in_words, option_tree, parse, term_in_words, text_join, tree
from ennichi.kernel.text import Text

from .components import MEMORY, NOUNS, THINGS, TRIGGERS, Layout, Price, Printed, read_price
from .vocabulary import RESOURCES


def effect_words(effect: str, text: Text) -> str:
    """A printed effect in words."""
    if not effect:
        return ""
    return tree_words(parse(effect, NOUNS), text)


def effect_piece(effect: str, text: Text) -> shapes.Effect:
    """A printed effect as its tree and its words."""
    parsed = parse(effect, NOUNS)
    return {"tree": effect_tree(parsed), "words": tree_words(parsed, text)}


def action_piece(least: int, effect: str, text: Text) -> shapes.Effect:
    """An effect that takes a die of some value; the words say which."""
    return for_die(least, effect_piece(effect, text), text)


def home_piece(layout: Layout, space: int, text: Text) -> shapes.Effect:
    """What a space of the Home gives; copying another die has no tree."""
    copies: shapes.Effect = {"tree": [], "words": text("home-copies")}
    piece = copies if layout.home_copies[space] else effect_piece(layout.home_effects[space], text)
    least = layout.home_min[space]
    return for_die(least, piece, text) if least > 1 else piece


def for_die(least: int, piece: shapes.Effect, text: Text) -> shapes.Effect:
    return {"tree": piece["tree"], "words": text("least-does", value=least, effect=piece["words"])}


def price_piece(cost: str, text: Text) -> shapes.Effect:
    """A printed price; what is free has no tree."""
    return {"tree": tree(parse(cost, NOUNS)) if cost else [], "words": price_words(cost, text)}


def crystal_piece(printed: Printed, crystal: int, text: Text) -> shapes.Effect:
    """What a crystal does; one of memory has no effect of its own, but points at each trigger."""
    effect = printed.crystal_effects[crystal]
    shown = effect_tree(parse(effect, NOUNS)) if effect else []
    return {"tree": shown, "words": crystal_words(printed, crystal, text)}


def crystal_words(printed: Printed, crystal: int, text: Text) -> str:
    if printed.crystal_colour[crystal] != MEMORY:
        return effect_words(printed.crystal_effects[crystal], text)
    trigger = text(f"trigger-{TRIGGERS[printed.crystal_trigger[crystal]]}")
    return text("memory-does", vp=printed.crystal_vp[crystal], trigger=trigger)


def virtue_piece(printed: Printed, card: int, text: Text) -> shapes.Award:
    """What a Spirit's Virtue counts."""
    part: shapes.AwardPart = {"points": printed.virtue_rate[card]}
    thing = printed.virtue_thing[card]
    if thing:
        part["things"] = [THINGS[thing]]
        part["most"] = printed.virtue_cap[card]
    return {"tree": [part], "words": virtue_words(printed, card, text)}


def virtue_words(printed: Printed, card: int, text: Text) -> str:
    rate = printed.virtue_rate[card]
    thing = printed.virtue_thing[card]
    if not thing:
        return text("effect-vp", count=rate)
    return text("virtue-per", rate=rate, thing=text(f"thing-{THINGS[thing]}"), cap=printed.virtue_cap[card])


def effect_tree(effect: Effect) -> shapes.Tree:
    both = bought_together(effect)
    if not both:
        return tree(effect)
    plain = tuple([Term(term.count, term.noun, term.word, None, 0, "") for term in both])
    shown = option_tree((), plain)
    shown["less"] = 1
    return [shown]


def tree_words(effect: Effect, text: Text) -> str:
    return both_words(effect, "effect", text) or in_words(effect, text)


def alone_in_words(term: Term, text: Text) -> str:
    """One part of a joined effect by itself; a choice needs no brackets then."""
    if term.inner is not None and term.count == 1:
        return in_words(term.inner, text)
    return term_in_words(term, text)


def bought_together(effect: Effect) -> tuple[Term, ...]:
    """Two purchases with a discount on one of them: written as several options, but said and drawn as one."""
    pairs = [option.gain for option in effect.options]
    if len(pairs) < 2 or [pair for pair in pairs if len(pair) != 2]:
        return ()
    nouns = [sorted([pair[0].noun, pair[1].noun]) for pair in pairs]
    discounts = [pair[0].discount + pair[1].discount for pair in pairs]
    if nouns.count(nouns[0]) < len(pairs) or discounts != [1] * len(pairs):
        return ()
    return pairs[0]


def both_words(effect: Effect, sort: str, text: Text) -> str:
    names = [text(f"{sort}-{term.noun}", count=1) for term in bought_together(effect)]
    return text(f"{sort}-both", first=names[0], second=names[1]) if names else ""


def brief(effect: str, text: Text) -> str:
    """A printed effect in as few words as a button has room for: `2 VP, rock`."""
    if not effect:
        return ""
    parsed = parse(effect, NOUNS)
    options = [brief_option(option, text) for option in parsed.options]
    return both_words(parsed, "brief", text) or text_join("brief-or", options, text)


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
