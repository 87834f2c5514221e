"""Why something is closed: for each decision, each sort of thing that a player would look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import ennichi
from ennichi.kernel.text import LANGUAGES

from .given import (
    ZONES,
    acting,
    coins,
    display,
    end_of_summer,
    food,
    held,
    homes,
    marker,
    market,
    new_game,
    number,
    open_now,
    play,
    play_out,
    reserve,
    resolving,
    spirits,
    spring,
    stocks,
    summer,
    temples,
    waiting,
)

if TYPE_CHECKING:
    from ennichi.bamboo.state import Bamboo

KINDS = ("D", "F", "G", "Q")
Word = tuple[str, int]  # a thing to be put into words: its sort and number


def expect(g: Bamboo, touch: str, message: str, **values: int | Word) -> None:
    """This touch is closed, and the reason is this message, in every language."""
    for language in LANGUAGES:
        text = g.header.kind.text(language)
        filled: dict[str, str | int] = {}
        for name, value in values.items():
            filled[name] = value if isinstance(value, int) else g.word(value[0], value[1], text)
        reason = g.why_not(g.touch(touch), language)
        assert reason == text(message, **filled)
        assert reason.strip()


def not_asked(g: Bamboo, touch: str) -> None:
    """This touch has nothing to do with the decision: the reason says what is asked instead."""
    for language in LANGUAGES:
        text = g.header.kind.text(language)
        what = g.words(g.touch(touch), language)
        asked = g.prompt(language)
        assert what.strip()
        assert asked.strip()
        assert g.why_not(g.touch(touch), language) == text("why-not-asked", what=what, asked=asked)


def open_touches_have_no_reason(g: Bamboo) -> None:
    assert g.options
    for touch in g.options:
        assert [g.why_not(touch, language) for language in LANGUAGES] == ["", "", ""]


# Setup and spring.


def test_draft() -> None:
    g = new_game(seats=2)
    open_touches_have_no_reason(g)
    missing = next(name for name in ("pr1", "pr2", "pg1", "pg2", "pb1") if f"section.{name}" not in open_now(g))

    expect(g, f"section.{missing}", "why-section-not-laid-out")
    expect(g, "section.s1r", "why-section-not-laid-out")
    not_asked(g, "stock.red")
    not_asked(g, "done")


def test_a_drafted_section() -> None:
    g = new_game(seats=3)
    name = g.name(g.options[0])
    play(g, name)

    expect(g, name, "why-section-not-laid-out")


def test_gift() -> None:
    g = spring(seats=2)
    open_touches_have_no_reason(g)
    hidden = next(name for name in ("income", "cook", "balance", "home") if f"gift.{name}" not in open_now(g))

    expect(g, f"gift.{hidden}", "why-gift")
    not_asked(g, "forgo")


def test_a_taken_gift() -> None:
    g = spring(seats=3)
    name = g.name(g.options[0])
    play(g, name, "forgo")

    expect(g, name, "why-gift")


# A summer turn.


def test_stock() -> None:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g s2g s3g")
    marker(g, "red")
    open_touches_have_no_reason(g)

    expect(g, "stock.red", "why-marker-year")  # no stick of this year is laid yet
    temples(g, [(g.seat,), (), (), ()])
    expect(g, "stock.red", "why-marker")
    expect(g, "stock.blue", "why-stock-empty")
    expect(g, "done", "why-no-pass")
    not_asked(g, "temple.red")
    not_asked(g, "section.s1g")


def test_spirits_before_the_stock() -> None:
    g = summer()
    spirits(g, awake="kappa ookami", asleep="tanuki")

    assert g.why_not(g.touch("spirit.kappa")) == ""
    expect(g, "spirit.tanuki", "why-spirit-asleep")
    expect(g, "spirit.tengu", "why-spirit-not-yours")
    expect(g, "spirit.ookami", "why-spirit-feeding")


def test_a_spirit_that_would_do_nothing() -> None:
    g = summer()
    spirits(g, awake="kitsune kitsune bakeneko bakeneko")

    play(g, "spirit.kitsune", "spirit.bakeneko")

    expect(g, "spirit.kitsune", "why-spirit-useless")
    expect(g, "spirit.bakeneko", "why-spirit-useless")


def test_tengu_without_any_food() -> None:
    g = summer()
    food(g, shown="", spent="", mine="tea " * 6 + "rice " * 12 + "ramen " * 8, seat=1 - g.seat)
    spirits(g, awake="tengu")

    expect(g, "spirit.tengu", "why-spirit-useless")


def offering() -> Bamboo:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
    spirits(g, awake="kappa bakeneko", asleep="tanuki")
    coins(g, 1)
    play(g, "stock.red")
    return g


def test_offer() -> None:
    g = offering()
    open_touches_have_no_reason(g)
    expect(g, "done", "why-no-fewer-sticks", count=3)
    not_asked(g, "stock.green")
    expect(g, "spirit.tanuki", "why-spirit-asleep")


def test_offer_without_coins() -> None:
    g = offering()
    coins(g, 0)

    assert g.why_not(g.touch("temple.red")) == ""
    expect(g, "temple.blue", "why-coins", price=1, coins=0)


def test_offer_between_two_sticks() -> None:
    g = offering()
    play(g, "temple.red")

    open_touches_have_no_reason(g)
    assert open_now(g, "spirit") == {"spirit.kappa", "spirit.bakeneko"}
    expect(g, "spirit.tanuki", "why-spirit-asleep")
    expect(g, "spirit.tengu", "why-spirit-not-yours")


def placing() -> Bamboo:
    g = offering()
    play(g, "temple.red", "temple.red", "temple.red")
    assert waiting(g) == "place"
    return g


def test_place() -> None:
    g = placing()
    open_touches_have_no_reason(g)

    expect(g, "section.s1g", "why-section-not-in-hand")
    expect(g, "spirit.bakeneko", "why-spirit-offer")
    not_asked(g, "shoot.1")
    not_asked(g, "done")


def test_place_between_two_placements() -> None:
    g = placing()
    play(g, "section.s1r", "shoot.1")

    expect(g, "section.s1r", "why-section-not-in-hand")
    expect(g, "spirit.bakeneko", "why-spirit-offer")
    assert g.why_not(g.touch("spirit.kappa")) == ""


def test_shoot() -> None:
    g = placing()
    play(g, "section.s1r", "shoot.1", "section.s2r", "shoot.1", "section.s3r")
    open_touches_have_no_reason(g)

    expect(g, "shoot.1", "why-shoot-full")
    not_asked(g, "section.s3r")


def test_resolve() -> None:
    g = resolving("s1r s2r s3r", sticks=3)
    spirits(g, awake="kappa bakeneko ookami", asleep="tanuki")
    play(g, "section.s1r", "forgo")
    open_touches_have_no_reason(g)

    expect(g, "section.s1r", "why-section-not-placed")
    expect(g, "section.s1g", "why-section-not-placed")
    expect(g, "spirit.bakeneko", "why-spirit-offer")
    expect(g, "spirit.ookami", "why-spirit-feeding")
    expect(g, "spirit.tanuki", "why-spirit-asleep")
    expect(g, "spirit.tengu", "why-spirit-not-yours")
    not_asked(g, "done")


def test_overflow() -> None:
    g = summer()
    stocks(g, red="s1r", green="s1g s2g s3g s4g", blue="s1b")
    g.shoots[0] = (number(g, "section", "bg1"), *g.shoots[0][1:])
    coins(g, 0)
    play(g, "stock.red", "shoot.1", "forgo")
    assert waiting(g) == "receive"
    open_touches_have_no_reason(g)

    expect(g, "stock.green", "why-stock-full")
    not_asked(g, "done")


def test_end_of_the_turn() -> None:
    g = resolving("s1r", sticks=1)
    play(g, "forgo")
    spirits(g, awake="kappa kitsune bakeneko ookami", asleep="tanuki")
    assert waiting(g) == "end turn"
    open_touches_have_no_reason(g)

    expect(g, "spirit.kitsune", "why-spirit-useless")
    expect(g, "spirit.bakeneko", "why-spirit-offer")
    expect(g, "spirit.ookami", "why-spirit-feeding")
    expect(g, "spirit.tanuki", "why-spirit-asleep")
    expect(g, "spirit.tengu", "why-spirit-not-yours")
    not_asked(g, "stock.red")


# Actions.


def test_income() -> None:
    g = acting("income")
    open_touches_have_no_reason(g)
    not_asked(g, "happiness")
    not_asked(g, "food.tea")


def test_cook() -> None:
    g = acting("cook")
    food(g, shown="tea rice")
    open_touches_have_no_reason(g)

    expect(g, "food.ramen", "why-food-not-shown")
    not_asked(g, "coin")


def test_home() -> None:
    g = acting("home")
    market(g, 1, "1D3 1F3 1G3 1Q3")
    coins(g, 3)
    open_touches_have_no_reason(g)

    expect(g, "home.1Q3", "why-coins", price=g.printed.place_price[3], coins=3)
    expect(g, "home.1Q4", "why-home-not-shown")
    expect(g, "home.1D1", "why-home-not-shown")  # not in a game of two at all
    not_asked(g, "happiness")
    not_asked(g, "cell.1.1")


def test_home_that_fits_nowhere() -> None:
    g = acting("home", seats=3, night=True)
    cells = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)]
    marked = g.printed.night_cells[g.actor().colour]
    letters = {cell: KINDS[marked[i]] if marked[i] >= 0 else "" for i, cell in enumerate(cells)}
    plain = iter(["1D1", "1D2", "1D3", "1D4", "1F1", "1F2", "1F3", "1F4", "1G1", "1G2", "1G3"])
    full = {cell: next(plain) for cell in cells if not letters[cell]}  # only the four marked cells are free
    full |= {cell: "1Q1" for cell in cells if letters[cell] == "Q"}
    homes(g, full)
    market(g, 1, "1Q2 1G4")
    coins(g, 9)

    assert g.why_not(g.touch("home.1G4")) == ""
    expect(g, "home.1Q2", "why-no-cell")


def test_home_on_a_full_grid() -> None:
    g = acting("home", seats=3)
    names = [f"1{kind}{i}" for kind in "DF" for i in range(1, 9)][:15]
    cells = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)]
    homes(g, dict(zip(cells, names, strict=True)))
    coins(g, 9)
    market(g, 1, "1Q2 1G4")

    expect(g, "home.1Q2", "why-no-cell")


def test_cell() -> None:
    g = acting("home")
    homes(g, {"2.2": "1D3"})
    market(g, 1, "1F3")
    coins(g, 3)
    play(g, "home.1F3")
    open_touches_have_no_reason(g)

    expect(g, "cell.2.2", "why-cell-taken")
    not_asked(g, "coin")
    not_asked(g, "forgo")


def test_night_cell() -> None:
    g = acting("home", night=True)
    market(g, 1, "1F3")
    coins(g, 3)
    play(g, "home.1F3")
    marked = g.printed.night_cells[g.actor().colour]
    garden = marked.index(KINDS.index("G"))

    expect(g, f"cell.{garden // 5 + 1}.{garden % 5 + 1}", "why-night-cell", kind=("kind", KINDS.index("G")))


def test_balance() -> None:
    g = acting("balance", seats=3)
    homes(g, {"1.1": "1D3"})
    held(g, "L01", "L02", "C01")
    display(g, "left", "L05 L06 L07")
    display(g, "right", "R01 R02 R03")
    open_touches_have_no_reason(g)

    expect(g, "balance.L02", "why-pattern", balance=("balance", number(g, "balance", "L02")))
    expect(g, "balance.L05", "why-zone-full", zone=("zone", ZONES.index("left")))
    expect(g, "balance.R04", "why-balance-not-shown")
    not_asked(g, "done")
    not_asked(g, "coin")


def test_second_half_of_balance() -> None:
    g = acting("balance", seats=3)
    homes(g, {"1.1": "1D3"})
    held(g, "L01", "L02", "L03")
    play(g, "balance.L01")
    assert waiting(g) == "balance again"
    open_touches_have_no_reason(g)

    expect(g, "happiness", "why-no-calm")
    expect(g, "balance.L01", "why-balance-not-shown")
    expect(g, "balance.L02", "why-pattern", balance=("balance", number(g, "balance", "L02")))
    shown = g.name(g.touch("balance.L01") + g.shown[0][0])
    expect(g, shown, "why-zone-full", zone=("zone", ZONES.index("left")))
    not_asked(g, "forgo")


def test_joker() -> None:
    g = acting("joker")
    open_touches_have_no_reason(g)
    food(g, shown="", spent="", mine="tea " * 6 + "rice " * 12 + "ramen " * 8, seat=1 - g.seat)

    expect(g, "action.cook", "why-no-food")
    not_asked(g, "coin")


def test_tengu() -> None:
    g = summer()
    food(g, shown="tea rice", supply="tea tea rice rice rice")
    spirits(g, awake="tengu kappa")
    play(g, "spirit.tengu")
    open_touches_have_no_reason(g)
    not_asked(g, "forgo")
    not_asked(g, "food.tea")

    play(g, "option.1")
    open_touches_have_no_reason(g)
    expect(g, "food.ramen", "why-food-not-shown")
    not_asked(g, "forgo")


def test_the_two_ways_of_tengu_are_told_apart() -> None:
    g = summer()
    spirits(g, awake="tengu")
    play(g, "spirit.tengu")

    for language in LANGUAGES:
        assert g.words(g.touch("option.1"), language) != g.words(g.touch("option.2"), language)


@pytest.mark.parametrize("action", ["income", "cook", "home", "balance", "joker"])
def test_a_spirit_inside_an_action(action: str) -> None:
    """A player looks at an awake spirit and finds it closed: it must be told that spirits are used between steps."""
    g = acting(action)
    spirits(g, awake="rokurokubi", asleep="tanuki")

    expect(g, "spirit.rokurokubi", "why-spirit-between")
    expect(g, "spirit.tanuki", "why-spirit-asleep")
    expect(g, "spirit.tengu", "why-spirit-not-yours")


def test_a_spirit_while_choosing_a_shoot() -> None:
    g = placing()
    play(g, "section.s1r")

    expect(g, "spirit.kappa", "why-spirit-between")
    expect(g, "spirit.bakeneko", "why-spirit-offer")


def test_a_spirit_in_spring() -> None:
    g = spring()
    spirits(g, awake="kappa ookami")

    expect(g, "spirit.kappa", "why-spirit-summer")
    expect(g, "spirit.ookami", "why-spirit-feeding")


# Winter and the end.


def test_wake() -> None:
    g = end_of_summer()
    seat = g.first
    spirits(g, awake="tengu", asleep="kappa ookami", seat=seat)
    coins(g, 1, seat=seat)
    play(g, "done")
    assert waiting(g) == "wake"
    open_touches_have_no_reason(g)

    expect(g, "spirit.ookami", "why-coins", price=2, coins=1)
    expect(g, "spirit.tengu", "why-spirit-awake")
    expect(g, "spirit.tanuki", "why-spirit-not-yours")
    not_asked(g, "food.tea")


def test_feed() -> None:
    g = end_of_summer()
    seat = g.first
    homes(g, {"1.1": "1D3", "1.2": "1F3", "1.3": "1G3", "1.4": "1Q3"}, seat=seat)
    food(g, mine="rice tea", seat=seat)
    spirits(g, awake="kappa", seat=seat)
    play(g, "done")
    assert waiting(g) == "feed"
    open_touches_have_no_reason(g)

    expect(g, "done", "why-must-feed")
    expect(g, "food.ramen", "why-no-such-food")
    expect(g, "spirit.kappa", "why-spirit-summer")
    expect(g, "spirit.ookami", "why-spirit-not-yours")
    not_asked(g, "coin")


def test_feed_with_a_sleeping_ookami() -> None:
    g = end_of_summer()
    seat = g.first
    homes(g, {"1.1": "1D3", "1.2": "1F3", "1.3": "1G3", "1.4": "1Q3"}, seat=seat)
    food(g, mine="rice tea", seat=seat)
    spirits(g, asleep="ookami", seat=seat)
    coins(g, 0, seat=seat)
    play(g, "done")

    expect(g, "spirit.ookami", "why-spirit-asleep")


def test_when_the_game_is_over() -> None:
    g = new_game()
    play_out(g)

    expect(g, "done", "why-over")
    expect(g, "stock.red", "why-over")


# How reasons are asked for.


def test_an_illegal_touch_says_why_and_changes_nothing() -> None:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g s2g s3g")
    before = g.dump()

    with pytest.raises(ennichi.IllegalTouch) as caught:
        play(g, "stock.blue")

    assert g.header.kind.text("en")("why-stock-empty") in str(caught.value)
    assert g.dump() == before


def test_unknown_languages_and_touches_are_refused() -> None:
    g = summer()
    with pytest.raises(ennichi.BadSetting, match="xx"):
        g.why_not(0, "xx")
    with pytest.raises(ennichi.BadSetting, match="9999"):
        g.why_not(9999)
    with pytest.raises(ennichi.IllegalTouch, match="9999"):
        g.play(9999)


def test_every_closed_touch_has_a_reason_in_every_language() -> None:
    g = new_game(seats=3, seed=2, night=True)
    everything = range(len(g.header.box.vocabulary))
    steps = set()
    while not g.over:
        if waiting(g) not in steps:
            steps.add(waiting(g))
            for touch in everything:
                for language in LANGUAGES:
                    assert bool(g.why_not(touch, language).strip()) == (touch not in g.options)
        g.play(g.options[len(g.history) % len(g.options)])
    assert len(steps) > 10


def test_reserve_is_not_a_touch() -> None:
    """Passing is a check, not a choice: with sticks left nothing called done is open before the turn's end."""
    g = summer()
    reserve(g, 1)
    expect(g, "done", "why-no-pass")


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "costs 2 coins, you have none", "costs 2 coins, you have 1"),
        ("fr", "coûte 2 pièces, vous n’en avez pas", "coûte 2 pièces, vous en avez 1"),
        ("pt", "custa 2 moedas e não tem nenhuma", "custa 2 moedas, mas só tem 1"),
    ],
)
def test_who_has_no_coin_reads_so(language: str, none: str, one: str) -> None:
    g = acting("home")
    market(g, 1, "1D3 1F3 1G3 1Q3")
    for count, reason in ((0, none), (1, one)):
        coins(g, count)
        assert g.why_not(g.touch("home.1F3"), language) == reason
