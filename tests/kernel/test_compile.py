"""Effects at work, seen through the toy game: prices, choices, repetition, declining."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.kernel.compile import AllButHarmlessDeclined, Declining, NothingDeclined, Pick, PricesDeclined
from ennichi.kernel.effects import in_words, parse
from ennichi.kernel.registry import register
from tests.toy.game import CARDS, DECLINE, KIND, NOUNS, Stalls, StallsCompiler

register(KIND)


def with_card(text: str, coins: int = 0, stars: int = 0) -> Stalls:
    """One seat that has just played this card with so many goods; the rest of its hand is cards 0 and 2."""
    card = CARDS.index(text)
    rest = [other for other in (0, 2, 4, 6) if other != card][:2]
    g = ennichi.new("stalls", seats=1, seed=1)
    assert isinstance(g, Stalls)
    g.hands = [[card, *rest]]
    g.deck = [other for other in range(len(CARDS)) if other not in g.hands[0]]
    g.coins, g.stars = [coins], [stars]
    g.offered = g.todo[-1].legal(g)
    g.play(g.touch(f"card.{card}"))
    return g


def touches(g: ennichi.Game) -> list[str]:
    return [g.name(touch) for touch in g.options]


def goods(g: Stalls) -> tuple[int, int]:
    return g.coins[0], g.stars[0]


def is_next_card(g: ennichi.Game) -> bool:
    return g.todo[-1].key == "play card"


def test_a_plain_gain_happens_at_once() -> None:
    g = with_card("2 coin")
    assert goods(g) == (2, 0)
    assert is_next_card(g)


def test_a_price_can_be_paid_or_declined() -> None:
    g = with_card("coin > star", coins=1)
    assert touches(g) == ["option.1", "decline"]
    declined = g.clone()
    declined.play(g.touch("decline"))
    assert goods(declined) == (1, 0)
    g.play(g.touch("option.1"))
    assert goods(g) == (0, 1)


def test_what_cannot_be_paid_is_not_asked() -> None:
    g = with_card("coin > star")
    assert is_next_card(g)
    assert goods(g) == (0, 0)


def test_a_choice_of_single_nouns_is_made_by_touching_them() -> None:
    g = with_card("coin / star")
    assert touches(g) == ["coin", "star"]
    g.play(g.touch("star"))
    assert goods(g) == (0, 1)


def test_a_repeated_choice_may_differ_each_time() -> None:
    g = with_card("2 (coin / star)")
    g.play(g.touch("coin"))
    assert touches(g) == ["coin", "star"]
    g.play(g.touch("star"))
    assert goods(g) == (1, 1)


def test_only_options_that_can_be_paid_are_open_and_the_others_say_why() -> None:
    g = with_card("2 coin + star > 4 star / coin", coins=2)
    assert touches(g) == ["option.2", "decline"]
    assert "2 coins" in g.why_not(g.touch("option.1"), "en")
    assert g.words(g.touch("option.2"), "en") == "1 coins"
    rich = with_card("2 coin + star > 4 star / coin", coins=2, stars=1)
    rich.play(rich.touch("option.1"))
    assert goods(rich) == (0, 4)


def test_a_gain_that_cannot_be_carried_out_closes_its_option() -> None:
    g = with_card("2 coin > (star + draw)", coins=2)
    assert touches(g) == ["option.1", "decline"]
    g = with_card("2 coin > (star + draw)", coins=2)
    g.deck.clear()
    assert g.todo[-1].legal(g) == [g.touch("decline")]


def test_parts_follow_in_the_order_printed() -> None:
    g = with_card("draw + coin")
    assert len(g.hands[0]) == 3
    assert goods(g) == (1, 0)


def test_a_price_with_a_choice_asks_what_to_pay_with() -> None:
    g = with_card("(coin / star) > 3 coin", coins=1, stars=1)
    g.play(g.touch("option.1"))
    assert touches(g) == ["coin", "star"]
    g.play(g.touch("star"))
    assert goods(g) == (4, 0)


def test_a_single_payment_is_taken_without_asking() -> None:
    g = with_card("(coin / star) > 3 coin", stars=1)
    g.play(g.touch("option.1"))
    assert goods(g) == (3, 0)
    assert is_next_card(g)


def test_equal_texts_share_their_steps() -> None:
    compiler = StallsCompiler()
    assert compiler.compile("coin / star") is compiler.compile("coin / star")


def test_more_options_than_touches_are_refused_when_the_box_is_opened() -> None:
    with pytest.raises(ValueError, match="4 options"):
        StallsCompiler().compile("2 coin / 3 coin / 4 coin / 5 coin")


NOTHING, PRICES = NothingDeclined(), PricesDeclined(DECLINE)
ALL_BUT_STARS = AllButHarmlessDeclined(DECLINE, lambda term: term.noun == "star")


@pytest.mark.parametrize(
    ("declining", "text", "asked", "declinable"),
    [
        (NOTHING, "coin > star", False, False),
        (NOTHING, "coin > star / 2 star", True, False),
        (PRICES, "coin + star", False, False),
        (PRICES, "coin > star", True, True),
        (PRICES, "coin / star", True, False),
        (ALL_BUT_STARS, "coin + star", False, False),
        (ALL_BUT_STARS, "coin > star", True, True),
        (ALL_BUT_STARS, "coin / draw", True, True),
        (ALL_BUT_STARS, "coin / star", True, False),
        (ALL_BUT_STARS, "coin / star + draw", True, True),
        (ALL_BUT_STARS, "coin > star / 2 star", True, False),
    ],
)
def test_what_may_be_declined_is_named_by_the_game(
    declining: Declining, text: str, asked: bool, declinable: bool
) -> None:
    compiler = StallsCompiler()
    compiler.declining = declining
    part = compiler.compile(text)
    assert isinstance(part, Pick) == asked
    assert (isinstance(part, Pick) and part.decline == DECLINE) == declinable


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2 coin", "2 coins"),
        ("draw two", "draw two"),
        ("coin + star", "1 coins and then 1 stars"),
        ("coin / star", "1 coins, or 1 stars"),
        ("2 (coin / star)", "twice (1 coins, or 1 stars)"),
        ("(coin / star) + coin", "(1 coins, or 1 stars) and then 1 coins"),
    ],
)
def test_effects_in_words(text: str, words: str) -> None:
    assert in_words(parse(text, NOUNS), KIND.text("en")) == words


def test_prices_in_words_name_cost_and_gain() -> None:
    said = in_words(parse("coin + star > 2 star", NOUNS), KIND.text("en"))
    assert said.index("1 coins") < said.index("1 stars") < said.index("2 stars")


def test_discounts_in_words_name_the_good() -> None:
    with pytest.raises(LookupError, match="effect-discount"):
        in_words(parse("draw-1", NOUNS), KIND.text("en"))
