"""What is printed leaves the games ready to show: every effect and award as a tree that loses nothing, and as words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from ennichi.bitoku import components as bitoku_components
from ennichi.bitoku import phrases as bitoku_phrases
from ennichi.iki import components as iki_components
from ennichi.iki import words as iki_words
from ennichi.kernel.components import Reader
from ennichi.kernel.effects import Noun, parse, tree
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.shapes import AwardPart, Effect, Term, Tree
from ennichi.kernel.text import LANGUAGES, Text

Piece = Callable[[str, Text], Effect]
GAMES = built_in()
DRAWN: dict[str, tuple[dict[str, Noun], Piece]] = {
    "bitoku": (bitoku_components.NOUNS, bitoku_phrases.effect_piece),
    "iki": (iki_components.NOUNS, iki_words.effect_piece),
}


def reader(game: str) -> Reader:
    return kind(game).read_components("")


def printed_effects(game: str) -> list[str]:
    """Every effect of the component files."""
    found: set[str] = set()
    read = reader(game)
    for file in read.files:
        for rows in file.rows:
            fields = [field.name for field in rows.fields if field.sort == "effect"]
            found |= {row[field] for row in read.data[file.name][rows.key] for field in fields}
    salaries = [level for row in read.data.get("characters.toml", {}).get("character", []) for level in row["salary"]]
    return sorted({*found, *salaries} - {""})


def term_text(term: Term, less: int = 0) -> str:
    number = f"{term['count']} " if term["count"] != 1 else ""
    if "inner" in term:
        return f"{number}({tree_text(term['inner'])})"
    word = f" {term['word']}" if "word" in term else ""
    less += term.get("less", 0)
    good = term.get("good", "")
    discount = f"-{'' if less == 1 and good else less}{good}" if less else ""
    return f"{number}{term['noun']}{word}{discount}"


def side_text(terms: list[Term]) -> str:
    return " + ".join([term_text(term) for term in terms])


def tree_text(options: Tree) -> str:
    """The text of a tree without shorthand."""
    sides = [[side_text(side) for side in (option["cost"], option["gain"]) if side] for option in options]
    return " / ".join([" > ".join(each) for each in sides])


def ways(terms: list[Term]) -> list[str]:
    """The alternatives of a side that is nothing but one choice; otherwise the side itself."""
    if len(terms) == 1 and "inner" in terms[0] and terms[0]["count"] == 1:
        return [tree_text([option]) for option in terms[0]["inner"]]
    return [side_text(terms)]


def written_out(options: Tree) -> Iterator[str]:
    """The options that a tree stands for, each as text, its shorthand written out."""
    for option in options:
        cost, gain = option["cost"], option["gain"]
        if "swaps" in option:
            (first,), (second,) = cost, gain
            for count in range(1, option["swaps"] + 1):
                one, other = term_text(first | {"count": count}), term_text(second | {"count": count})
                yield from (f"{one} > {other}", f"{other} > {one}")
        elif "any" in option:
            first, second = gain
            yield from (term_text(first), term_text(second))
            yield from (side_text([first, second]), side_text([second, first]))
        elif "less" in option:
            first, second = gain
            for here, there in ((1, 0), (0, 1)):
                texts = (term_text(first, here), term_text(second, there))
                yield from (" + ".join(texts), " + ".join(texts[::-1]))
        else:
            for paid, gained in product(ways(cost), ways(gain)):
                yield f"{paid} > {gained}" if paid else gained


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_of_an_effect_loses_nothing(game: str) -> None:
    nouns = kind(game).read_components("").nouns
    for effect in printed_effects(game):
        assert tree_text(tree(parse(effect, nouns))) == effect


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_drawn_of_an_effect_stands_for_all_its_options(game: str) -> None:
    nouns, piece = DRAWN[game]
    shortened = 0
    for effect in printed_effects(game):
        shown = piece(effect, kind(game).text("en"))["tree"]
        plain = tree(parse(effect, nouns))
        missing = set(written_out(plain)) - set(written_out(shown))
        assert not missing, effect
        # both things at once may be written in one order only, where the order makes no difference
        more = set(written_out(shown)) - set(written_out(plain))
        assert all(" + ".join(option.split(" + ")[::-1]) in set(written_out(plain)) for option in more), effect
        shortened += shown != plain
    assert shortened


@pytest.mark.parametrize(
    ("game", "effect", "shown"),
    [
        ("bitoku", "build-1 + crystal / crystal + build-1 / build + crystal-1 / crystal-1 + build", "less"),
        ("iki", "rice > wood / 2 rice > 2 wood / wood > rice / 2 wood > 2 rice", "swaps"),
        ("iki", "pipe / pouch / pipe + pouch", "any"),
        ("iki", "mon > wood / mon > build", "mon > (wood / build)"),
        ("iki", "rice > 4 mon / sandal > 4 mon", "(rice / sandal) > 4 mon"),
        ("iki", "2 iki / 2 mon", "(2 iki / 2 mon)"),
        ("iki", "mon + rice / wood", "(mon + rice / wood)"),
        ("iki", "rice > wood / wood > rice", "rice > wood / wood > rice"),
        ("iki", "6 mon > koban / 2 mon", "6 mon > koban / 2 mon"),
    ],
)
def test_what_differs_in_one_thing_only_is_drawn_once(game: str, effect: str, shown: str) -> None:
    options = DRAWN[game][1](effect, kind(game).text("en"))["tree"]
    if " " in shown:
        assert tree_text(options) == shown
    else:
        assert len(options) == 1
        assert shown in options[0]


def award_text(parts: list[AwardPart]) -> str:
    """The text of an award, from its parts."""
    texts: list[str] = []
    for part in parts:
        most = f" max {part['most']}" if "most" in part else ""
        each = f"{part['each']} " if part.get("each", 1) > 1 else ""
        texts += [f"{part['points']} per {each}{thing}{most}" for thing in part.get("things", [])]
        if "things" not in part:
            said = [condition_text(**condition) for condition in part.get("conditions", [])]
            texts.append(f"{part['points']}" + (f" if {' and '.join(said)}" if said else ""))
    return " + ".join(texts)


def condition_text(count: int, thing: str, at_most: bool) -> str:
    if thing == "last-fire":
        return "last fire"
    return f"{'at most ' if at_most else ''}{count} {thing}"


def test_the_awards_of_iki_lose_nothing() -> None:
    data = reader("iki").data
    rows = [*data["buildings.toml"]["building"], *data["celebrities.toml"]["celebrity"], *data["tokens.toml"]["pouch"]]
    awards = {row["end"] for row in rows} - {""}
    assert len(awards) > 30
    for award in awards:
        assert award_text(iki_words.award_piece(award, kind("iki").text("en"))["tree"]) == award


def test_the_virtues_of_bitoku_lose_nothing() -> None:
    data = reader("bitoku").data["yokai.toml"]
    of = kind("bitoku")
    yokai = of.pieces(of.box(), of.text("en"))["yokai"]
    virtues = [award_text(card["virtue"]["tree"]) for card in yokai.values()]
    assert virtues == [row["virtue"] for row in data["starting"] + data["advanced"]]


def said(node: Any) -> Iterator[dict[str, Any]]:
    """Everything in the pieces that has words."""
    if isinstance(node, dict):
        if "words" in node:
            yield node
        for each in node.values():
            yield from said(each)
    elif isinstance(node, list):
        for each in node:
            yield from said(each)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_printed_has_words_in_every_language(game: str) -> None:
    of = kind(game)
    counts: set[int] = set()
    by_language: list[set[str]] = []
    for language in LANGUAGES:
        found = list(said(of.pieces(of.box(), of.text(language))))
        assert all(each["words"].strip() for each in found)
        counts.add(len(found))
        by_language.append({each["words"] for each in found})
    assert len(counts) == 1
    assert min(counts) > 60
    assert len(set.intersection(*by_language)) < 20  # "3 IKI" is said alike; sentences are not
