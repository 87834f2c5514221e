"""The effect language: reading, printing back, complaining."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ennichi.bamboo.components import NOUNS as BAMBOO
from ennichi.kernel.effects import Noun, noun_table, parse
from ennichi.kernel.errors import BadEffect

GOODS = "wood stone jade sake any amulet1 amulet2 amulet3"
BITOKU = noun_table(
    *[Noun(name, cost=True) for name in GOODS.split()],
    *[Noun(name) for name in ["vp", "mp", "unlock", "draw", "yokai", "bitoku", "vision", "rock", "pilgrim"]],
    *[Noun(name, discount="number") for name in ["build", "crystal", "mitama", "dragonfly"]],
    *[Noun(name, words=("here",)) for name in ("kodama", "push")],
)
IKI_GOODS = "mon rice sandal wood koban"
IKI = noun_table(
    *[Noun(name, cost=True) for name in f"{IKI_GOODS} iki pipe pouch fish".split()],
    *[Noun(name, discount=IKI_GOODS) for name in ("build", "hire")],
    Noun("xp", cost=True, words=("other", "all")),
    Noun("celebrity", words=("spare",)),
    *[
        Noun(name)
        for name in [
            "fire",
            "trade",
            "boat",
            "loss",
            "gift",
            "swap",
            "run",
            "salary",
            "river",
            "ticket",
            "relocate",
            "doctor",
            "retire",
            "shopboat",
        ]
    ],
)
NOUNS = {"bamboo": BAMBOO, "bitoku": BITOKU, "iki": IKI}
TEXTS = tomllib.loads((Path(__file__).parent / "effect_texts.toml").read_text())


@pytest.mark.parametrize(("game", "text"), [(game, text) for game in TEXTS for text in TEXTS[game]])
def test_every_printed_effect_prints_back_to_the_same_text(game: str, text: str) -> None:
    assert parse(text, NOUNS[game]).text() == text


def test_the_corpus_holds_all_three_games() -> None:
    assert {game: len(texts) > 5 for game, texts in TEXTS.items()} == {"bamboo": True, "bitoku": True, "iki": True}


def test_the_tightest_sign_binds_first() -> None:
    effect = parse("mon > wood / 2 mon > 2 sandal + rice", IKI)
    first, second = effect.options
    assert [term.text() for term in first.cost] == ["mon"]
    assert [term.text() for term in first.gain] == ["wood"]
    assert [term.text() for term in second.cost] == ["2 mon"]
    assert [term.text() for term in second.gain] == ["2 sandal", "rice"]


def test_a_number_before_brackets_repeats_the_choice() -> None:
    term = parse("2 (jade / sake)", BITOKU).only()
    assert term is not None
    assert term.inner is not None
    assert (term.count, len(term.inner.options)) == (2, 2)


def test_discounts_name_a_number_or_a_good() -> None:
    assert parse("build-1", BITOKU).only().discount == 1  # type: ignore[union-attr]
    hire = parse("hire-2mon", IKI).only()
    assert hire is not None
    assert (hire.discount, hire.discount_good) == (2, "mon")
    build = parse("build-koban", IKI).only()
    assert build is not None
    assert (build.discount, build.discount_good) == (1, "koban")


def test_spaces_and_needless_ones_are_tidied() -> None:
    assert parse(" 1 coin+  happiness", BAMBOO).text() == "coin + happiness"


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "an effect"),
        ("   ", 1, "an effect"),
        ("coin + ", 8, "a noun"),
        ("coin gold", 6, "'/', '+', '>' or the end"),
        ("gold", 1, "a noun (balance, coin"),
        ("2 3 coin", 3, "a noun"),
        ("(coin", 6, "')'"),
        ("coin)", 5, "'/', '+', '>' or the end"),
        ("coin, home", 5, "one of / > + - ( )"),
        ("home > coin", 1, "something that can be paid"),
        ("home-1", 5, "no discount after 'home'"),
        ("(coin > home) > home", 1, "no price inside a price"),
        ("coin > ", 8, "a noun"),
        ("100 coin", 1, "a number up to 99"),
        ("9" * 300 + " coin", 1, "a number up to 99"),
        ("٣ coin", 1, "a number, a noun or"),
        ("(((((coin)))))", 5, "at most 4 brackets in each other"),
        ("coin" + " + coin" * 60, 401, "at most 400 signs"),
    ],
)
def test_a_bad_effect_names_the_column_and_what_was_expected(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadEffect) as caught:
        parse(text, BAMBOO)
    assert caught.value.column == column
    assert expected in caught.value.expected
    assert f"column {column}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("build-mon", 7, "the size of the discount"),
        ("build-0", 7, "a discount of 1 or more"),
        ("build-100", 7, "a number up to 99"),
    ],
)
def test_a_bad_discount_by_number(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadEffect) as caught:
        parse(text, BITOKU)
    assert (caught.value.column, expected in caught.value.expected) == (column, True)


def test_a_discount_by_good_must_name_the_good() -> None:
    with pytest.raises(BadEffect, match="what the discount takes off"):
        parse("hire-2", IKI)
