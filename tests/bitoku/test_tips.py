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
    assert rock["title"].endswith(")")  # which things it counts, its text does not say
