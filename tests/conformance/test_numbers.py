"""Numbers and their nouns in whole random games: never "1 sandals", never "2 step", in any language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ennichi
from ennichi import bots
from ennichi.kernel.text import LANGUAGES

SOURCES = Path(ennichi.__file__).parent
GAMES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "bamboo": [(2, {"night": True}), (4, {})],
    "bitoku": [(1, {}), (3, {})],
    "iki": [(2, {"akebono": True, "grandmaster": True}), (4, {"akebono": True}), (3, {"akebono": False})],
}
# The two forms of a message that differs by number: the word after the number is the noun.
FORMS = re.compile(r"\[one\](?P<one>.*)\n\s*\*\[other\](?P<other>.*)")
NOUN = re.compile(r"\{ \$\w+ \} (\w+)")


def nouns(game: str, language: str) -> dict[str, str]:
    """The nouns that the texts of a game bend: each plural with its singular."""
    found: dict[str, str] = {}
    for folder in ("kernel", game):
        text = (SOURCES / folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        for forms in FORMS.finditer(text):
            one, other = NOUN.findall(forms["one"]), NOUN.findall(forms["other"])
            pairs = zip(one, other, strict=False)
            found |= {plural: single for single, plural in pairs if single != plural and single[:2] == plural[:2]}
    return found


def lines(game: str) -> dict[str, set[str]]:
    """All that is logged in some games, and what their touches offer and are for, by language."""
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for number, (seats, options) in enumerate(GAMES[game]):
        g = ennichi.new(game, seats=seats, seed=number, **options)
        bot = bots.make("random", seed=number)
        seen: set[int] = set()
        g.listen()
        while not g.over:
            new = {touch for touch in g.options if touch not in seen}
            for language in LANGUAGES:
                text = g.header.kind.text(language)
                said[language] |= {g.words(touch, language) for touch in new}
                said[language] |= {g.header.kind.tell(g, touch, text) for touch in new}
            seen |= new
            g.play(bot.choose(g))
        for language in LANGUAGES:
            said[language] |= {g.log_line(event, language) for event in set(g.heard or ())}
    return said


@pytest.mark.parametrize("game", list(GAMES))
def test_nouns_follow_their_numbers(game: str) -> None:
    for language, said in lines(game).items():
        bent = nouns(game, language)
        assert bent
        assert len(said) > 200
        plurals, singles = ("|".join(map(re.escape, words)) for words in (bent, set(bent.values()) - set(bent)))
        wrong = re.compile(rf"(?<![\w.,+-])(?:1 (?:{plurals})|(?:[2-9]|\d\d+) (?:{singles}))\b")
        assert [line for line in said if wrong.search(line)] == []
