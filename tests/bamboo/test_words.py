"""What is read in Bamboo: choices that never read alike, purchases with price and place, and a log that is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ennichi import bots
from ennichi.kernel.text import LANGUAGES

from .given import (
    acting,
    coins,
    end_of_summer,
    food,
    market,
    new_game,
    open_now,
    play,
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


def told(g: Bamboo, language: str = "en") -> list[str]:
    return [g.log_line(event, language) for event in g.heard or []]


# Two choices of one decision never read the same.


def alike(g: Bamboo, language: str) -> list[str]:
    said = [g.words(touch, language) for touch in g.options]
    return [words for words in said if said.count(words) > 1]


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("player", "games"), [("random", 3), ("greedy", 1)])
def test_no_two_choices_read_the_same_in_any_language(player: str, games: int, seats: int, night: bool) -> None:
    for seed in range(games):
        g = new_game(seats, seed=seed, night=night)
        bot = bots.make(player, seed=seed)
        while not g.over:
            for language in LANGUAGES:
                assert alike(g, language) == [], g.prompt(language)
            g.play(bot.choose(g))


def test_sections_with_the_same_print_are_told_apart_while_placing() -> None:
    g = summer()
    stocks(g, red="pr1 s3r s1r", green="s1g", blue="s1b", white="s1w")  # two incomes, both red
    coins(g, 0)
    play(g, "stock.red")
    assert waiting(g) == "place"

    assert [g.words(g.touch(f"section.{each}"), "en") for each in ("pr1", "s3r", "s1r")] == [
        "red section (income), the first of 2 alike",
        "red section (income), the second of 2 alike",
        "red section (balance)",
    ]
    play(g, "section.pr1", "shoot.2")
    assert g.words(g.touch("section.s3r"), "en") == "red section (income)"


def test_what_is_resolved_is_named_with_its_place() -> None:
    g = resolving("pr1 s3r s4w", sticks=3)  # two under the first shoot, one under the second

    assert [g.words(g.touch(f"section.{each}"), "en") for each in ("pr1", "s3r", "s4w")] == [
        "resolve the red section (income) under the first shoot from the left, the upper one",
        "resolve the red section (income) under the first shoot from the left, the lower one",
        "resolve the white section (income) under the second shoot from the left",
    ]


def test_a_shoot_tells_what_is_received_for_placing_there() -> None:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
    coins(g, 0)
    play(g, "stock.red", "section.s1r")
    top, second = [g.word("section", section, g.header.kind.text("en")) for section in g.shoots[0][:2]]

    assert g.words(g.touch("shoot.1"), "en") == f"under the first shoot from the left, to receive the {top}"
    play(g, "shoot.1", "section.s2r")
    assert g.words(g.touch("shoot.1"), "en") == f"under the first shoot from the left, to receive the {second}"


# Purchases say the price, and where they come from.


def test_a_home_is_bought_with_price_and_place() -> None:
    g = acting("home")
    market(g, 1, "1D3 1F3 1G3 1Q3")
    market(g, 2, "2D3 2F3 2G3 2Q3")
    coins(g, 9)

    assert [g.words(g.touch(f"home.{each}"), "en") for each in ("1D3", "1F3", "2Q3")] == [
        "buy the decoration home (comfort 1) from the lowest place of level 1 for 1 coin (+1 happiness)",
        "buy the faith home (comfort 1) from the second place of level 1 for 2 coins (+1 happiness)",
        "buy the daily life home (comfort 2) from the top place of level 2 for 5 coins (+3 happiness)",
    ]
    g.listen()
    play(g, "home.2Q3", "cell.1.2")
    seat = g.player(g.seat, g.header.kind.text("en"))
    assert told(g)[:2] == [
        f"{seat} buys the daily life home (comfort 2) from the top place of level 2 for 5 coins.",
        f"{seat} sets it in row 1, column 2 and gains 3 happiness.",
    ]
    assert g.actor().coins == 4


def test_a_stick_elsewhere_and_a_spirit_woken_say_their_price() -> None:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
    coins(g, 2)
    play(g, "stock.red")
    g.listen()
    play(g, "temple.red", "temple.blue")
    assert [line.partition(" ")[2] for line in told(g)] == [
        "lays an incense stick in the red temple.",
        "lays an incense stick in the blue temple for 1 coin.",
    ]

    g = end_of_summer()
    spirits(g, asleep="kitsune ookami", seat=g.first)
    coins(g, 2, seat=g.first)
    play(g, "done")
    assert g.touch_words(g.touch("done"), g.header.kind.text("en")) == "wake nobody"
    g.listen()
    play(g, "spirit.kitsune")
    assert g.touch_words(g.touch("done"), g.header.kind.text("en")) == "wake nobody else"
    play(g, "spirit.ookami")
    assert [line.partition(" ")[2] for line in told(g)[:2]] == [
        "wakes Kitsune, free of charge.",
        "wakes Ookami for 2 coins.",
    ]


# The log is true.


def test_without_an_action_left_nothing_is_forgone() -> None:
    g = resolving("pr1 s3r", sticks=1)
    g.listen()

    play(g, "section.pr1", "coin")

    lines = " ".join(told(g))
    assert "forgoes" not in lines
    assert "has no action left and only pushes the red section (income) up." in lines
    assert waiting(g) == "end turn"


def test_what_kitsune_makes_of_a_section_is_told_and_the_action_chosen_too() -> None:
    g = resolving("s3r s1b", sticks=2)
    spirits(g, awake="kitsune")
    g.listen()

    play(g, "spirit.kitsune", "section.s3r", "action.balance", "happiness")

    seat = g.player(g.seat, g.header.kind.text("en"))
    assert told(g)[:5] == [
        f"{seat} calls on Kitsune, who falls asleep.",
        f"The sections that {seat} still resolves this turn count as jokers.",
        f"{seat} resolves the red section (income) as a joker.",
        f"{seat} uses the joker for the balance action.",
        f"{seat} enjoys a calm moment and gains 1 happiness.",
    ]
    seat = g.player(g.seat, g.header.kind.text("fr"))
    assert told(g, "fr")[2:4] == [
        f"{seat} résout la section rouge (Rémunération) comme un joker.",
        f"{seat} utilise le joker pour l’action Équilibre.",
    ]
    seat = g.player(g.seat, g.header.kind.text("pt"))
    assert told(g, "pt")[2:4] == [
        f"{seat} resolve o segmento vermelho (Remuneração) como Joker.",
        f"{seat} usa o Joker para a ação de Equilíbrio.",
    ]


def test_a_joker_tells_its_action_too() -> None:
    g = acting("joker")
    g.listen()

    play(g, "action.income", "coin")

    assert [line.partition(" ")[2] for line in told(g)[:2]] == [
        "uses the joker for the income action.",
        "takes 2 coins.",
    ]


def test_what_is_forgone_is_still_told() -> None:
    g = resolving("pr1 s3r", sticks=1)
    g.listen()

    play(g, "section.pr1", "forgo", "coin")

    assert sum("forgoes the income action" in line for line in told(g)) == 1


@pytest.mark.parametrize("gift", [False, True])
def test_without_food_nobody_forgoes_cooking(gift: bool) -> None:
    everything = "tea " * 6 + "rice " * 12 + "ramen " * 8
    if gift:
        g = next(g for seed in range(50) if "gift.cook" in open_now(g := spring(seed=seed)))
    else:
        g = summer()
        stocks(g, red="s1r pr1", green="s1g pg2", blue="s1b", white="s1w")
        coins(g, 0)
    food(g, shown="", spent="", mine=everything, seat=g.in_order(1))
    g.listen()

    play(g, *(["gift.cook"] if gift else ["stock.white", "shoot.1"]))

    lines = " ".join(told(g))
    assert "forgoes" not in lines
    assert "There is no food token left" in lines


def test_a_spirit_that_nobody_wins_is_told_with_its_reason() -> None:
    g = end_of_summer()
    temples(g, [(4, 4), (4, 4, 4), (), (4, 4, 4)])
    g.listen()

    play(g, "done")

    lines = told(g)
    ghost = [line for line in lines if line.startswith("The ghost wins")]
    nobody = [line for line in lines if line.startswith("Nobody has laid a stick in the blue temple")]
    assert len(ghost) == 3
    assert len(nobody) == 1
    assert nobody[0].endswith("leaves the game (our ruling R8).")


def test_a_tile_from_an_empty_dispenser_is_not_called_new() -> None:
    g = end_of_summer(seats=3)
    tile = g.shown[0][0]
    g.players[0].scored += g.stacks[0]
    g.stacks[0] = ()
    g.listen()

    play(g, "done")

    back = g.word("balance", tile, g.header.kind.text("en"))
    about = [line for line in told(g) if f"({back})" in line]
    assert about == [f"Its dispenser is empty: a balance tile ({back}) comes back on the top place (our ruling R13)."]


# Words that misled.


def test_a_total_is_that_of_its_zone() -> None:
    g = new_game()
    text = g.header.kind.text("en")
    totals = [tile for tile, kind in enumerate(g.printed.balance_total) if kind >= 0]
    assert totals
    for tile in totals:
        assert "homes anywhere in this zone" in g.word("balance", tile, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_name_the_spirits_only_where_one_can_be_used(language: str) -> None:
    g = summer()
    stocks(g, red="s1r s2r", green="s1g s2g", blue="s1b", white="s1w")
    coins(g, 2)
    other = g.clone()
    spirits(g, awake="kappa")
    spirits(other, awake="ookami", asleep="kappa")
    for name in ("", "stock.red", "temple.red", "temple.red"):
        for each in (g, other):
            if name:
                play(each, name)
        added = g.prompt(language).removeprefix(other.prompt(language)[:-1])
        assert added.startswith(", "), "what is asked, and then the spirits"
        assert added != other.prompt(language)


def test_no_piece_is_called_by_a_bare_number() -> None:
    """A thing's own words never are its id, nor a noun and a number alone."""
    g = new_game(seats=3)
    for language in LANGUAGES:
        for touch, name in enumerate(g.header.box.vocabulary.names):
            words = g.words(touch, language).split()
            assert name.partition(".")[2] not in words or not any(each.isdigit() for each in name)
            assert not words[-1].isdigit() or name.startswith("cell."), words


# What a touch would do is said whole.


def test_a_stock_says_what_the_turn_with_it_would_be() -> None:
    g = summer()
    stocks(g, red="s1r s2r s3r", green="s1g", blue="s1b", white="s1w")
    red = g.touch("stock.red")
    actions = "(balance, home, income)"

    assert g.words(red, "en") == (
        f"choose the red stock: place its 3 sections {actions}, lay 3 incense sticks for up to 3 actions, "
        "and receive 3 sections from the grove"
    )
    assert "its only section (home), lay 1 incense stick for 1 action, and receive 1 section" in g.words(
        g.touch("stock.green"), "en"
    )


def test_a_section_laid_out_says_where_it_goes_and_what_for() -> None:
    g = new_game(2)
    section = g.options[0]
    said = g.words(section, "en")
    colour = said.split("take the ")[1].split(" ")[0]
    held = len(g.actor().stocks[["red", "green", "blue", "white"].index(colour)])
    holds = "1 section" if held == 0 else f"{held + 1} sections"
    assert said.endswith(f"into your {colour} stock, which then holds {holds} for a turn in summer")
