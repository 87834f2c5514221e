"""What a tooltip says of a thing, it says once: in full where there is room, and not in short beside it."""

from __future__ import annotations

import pytest

import ennichi
from ennichi import bots
from ennichi.kernel.game import Game
from ennichi.kernel.text import LANGUAGES
from ennichi.table.wording import about_in

WORTH_SAYING = 7  # letters; "1 VP" may well be said of two things


def said_twice(game: Game, name: str, language: str) -> list[str]:
    """Where the short words for an effect stand beside the long ones."""
    about = about_in(game, game.seat, name, language)
    brief = game.header.kind.brief(game, game.touch(name), game.header.kind.text(language))
    if len(brief) < WORTH_SAYING or not about["text"]:
        return []
    beside = (about["title"], about["does"])
    priced = game.header.kind.text(language)("price-costs", price=brief)  # what it gives may also be what it costs
    return [f"{name}: {words} | {about['text']}" for words in beside if brief in words and priced not in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_thing_says_what_it_does_in_short_and_in_full(language: str) -> None:
    game = ennichi.new("bitoku", seats=3, seed=2)
    found = [twice for name in game.header.box.vocabulary.names for twice in said_twice(game, name, language)]
    bot = bots.make("greedy", 2)
    asked: set[tuple[str, str]] = set()  # what was open to which question
    while not game.over:
        for touch in game.options:
            key = (game.todo[-1].asks, game.name(touch))
            if key not in asked:
                asked.add(key)
                found += said_twice(game, game.name(touch), language)
        game.play(bot.choose(game))
    assert found == []


def test_a_piece_is_named_by_its_name_and_what_it_does_is_told_below() -> None:
    game = ennichi.new("bitoku", seats=2, seed=1)
    about = about_in(game, None, "crystal.ingenuity-8", "en")
    assert about["title"] == "Ingenuity crystal"
    assert "unlock a die" in about["text"]
    rock = about_in(game, None, "rock.kappa", "en")
    assert rock["title"] == "Iwakura rock (Kappa)"
    assert "every Kappa card" in rock["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_display_says_its_price_also_while_nobody_buys(language: str) -> None:
    game = ennichi.new("bitoku", seats=2, seed=1)
    text = game.header.kind.text(language)
    table = game.view(0)["table"]
    for sort in ("buildings", "crystals", "mitamas", "dragonflies"):
        for tile in filter(None, table[sort]["shown"]):
            said = about_in(game, 0, tile, language)["text"]
            named = ("price-costs", "price-gives", "price-free")
            words = [text(name, price="|", gain="|").split("|")[0] for name in named]
            assert any(word in said for word in words), (sort, said)


def test_to_leave_something_says_what_is_left() -> None:
    game = ennichi.new("bitoku", seats=2, seed=1)
    bot = bots.make("random", 1)
    said: dict[int, str] = {}
    while len(said) < 2:
        if game.over:
            game = ennichi.new("bitoku", seats=2, seed=game.header.seed + 1)
        if game.todo[-1].asks == "ask-played":
            said.setdefault(len(game.options) - 1, about_in(game, game.seat, "done", "en")["text"])
        game.play(bot.choose(game))
    assert said[1].startswith("You do not get what is left: ")
    assert said[2].startswith("You get neither of the two: ")
    assert " crystal (" in said[2]


def test_a_card_on_a_hill_says_how_one_gets_it() -> None:
    game = ennichi.new("bitoku", seats=1, seed=1)
    card = game.view(0)["table"]["hills"]["yomi"]["yokai"]
    assert "it lies on a hill" in about_in(game, 0, card, "en")["reason"]
    favour = about_in(game, 0, "favour.yomi.two", "en")["text"]
    assert "to either of its hills" in favour
    assert "take an Iwakura rock" in favour
    assert "to this hill" in about_in(ennichi.new("bitoku", seats=3, seed=1), 0, "favour.yomi.two", "en")["text"]
