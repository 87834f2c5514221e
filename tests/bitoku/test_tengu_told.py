"""What is told of the Tengu is true, and enough to keep its board on paper: whole games, read line by line."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ennichi
from ennichi import bots
from ennichi.bitoku.kind import KIND
from ennichi.bitoku.state import IN_REGION, Bitoku
from ennichi.bitoku.tengu_board import TENGU
from ennichi.bitoku.vocabulary import ROCK
from ennichi.kernel.course import Course
from ennichi.kernel.narration import story_of, tell_steps
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.text import LANGUAGES
from tests.conformance.cases import MANY
from tests.conftest import COMPILED

from .tengu_reader import PIECES, Line, Reader

SOLO = [option.name for option in KIND.options if option.seats == (1,)]
ENOUGH = 12  # games in which even the rare lines are told
GAMES = {"random": max(10 * MANY if COMPILED else 2 * MANY, 2 * ENOUGH), "greedy": max(MANY, ENOUGH)}


def start(seed: int) -> Bitoku:
    """A solo game; two of three with options drawn by lot."""
    chance = from_seed(seed)
    options: dict[str, Any] = {name: bool(chance.below(2)) for name in SOLO} if seed % 3 else {}
    g = ennichi.new("bitoku", seats=1, seed=seed, **options)
    assert isinstance(g, Bitoku)
    return g


def lines_of(g: Bitoku, language: str = "en") -> list[Line]:
    """What was heard: the names of the events, their numbers, and how they read."""
    lines: list[Line] = []
    for event in g.heard or []:
        sort = KIND.events[event[0]]
        numbers = dict(zip(sort.variables, event[1:], strict=False))
        lines.append((sort.name, numbers, g.log_line(event, language)))
    return lines


@pytest.mark.parametrize("bot", list(GAMES))
def test_a_reader_of_the_log_can_follow_the_tengu(bot: str) -> None:
    """Every reason, every comparison and every source of points is true when it is told; nothing is left untold."""
    read: dict[str, int] = {}
    for seed in range(GAMES[bot]):
        g = start(seed)
        reader = Reader(g)
        player = bots.make(bot, seed)
        while not g.over:
            g.listen()
            g.play(player.choose(g))
            reader.follow(lines_of(g))
            reader.compare(g)
        for name, count in reader.read.items():
            read[name] = read.get(name, 0) + count
    wanted = {"tengu-competitive", "tengu-compared", "tengu-spring", "tengu-arrived", "tengu-fewest", "tengu-high-dice"}
    wanted |= {"tengu-final-tie", "tengu-final-yokai", "tengu-favourite-yokai"}
    assert wanted <= read.keys()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", r"Steps A.* and \w are skipped\."),
        ("fr", r"Étapes A.* et \w ignorées\."),
        ("pt", r"Passos A.* e \w saltados\."),
    ],
)
def test_steps_that_are_skipped_are_told_in_one_line(language: str, words: str) -> None:
    course = Course(start(3))
    player = bots.make("greedy", 3)
    found = 0
    while found < 3:
        course.play(player.choose(course.game))
        for scene in story_of(course.game, course.plays[-1:]).scenes:
            names = [KIND.events[event[0]].name for event in scene.events]
            if names.count("tengu-skipped") > 1:
                found += 1
                text = KIND.text(language)
                told = [beat.said for beat in tell_steps(course.game, scene, range(len(names)), 0, text)]
                assert len(told) < len(names)
                assert len([line for line in told if re.fullmatch(words, line)]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_gives_the_tengu_an_amulet(language: str) -> None:
    lines = 0
    for seed in range(2):
        g = start(seed)
        player = bots.make("greedy", seed)
        while not g.over:
            g.listen()
            g.play(player.choose(g))
            for name, numbers, text in lines_of(g, language):
                if (numbers.get("seat") == TENGU or name.startswith("tengu-")) and not PIECES & numbers.keys():
                    assert "amulet" not in text.lower(), text
                    lines += 1
    assert lines > 200


def told(g: Bitoku, touch: str, language: str = "en") -> str:
    return KIND.tell(g, g.touch(touch), KIND.text(language))


def test_the_things_of_the_tengu_are_told_by_its_own_rules() -> None:
    g = start(0)
    tengu = g.players[TENGU]
    assert told(g, "die.2.1").startswith("Locked. The steps B, D and G of the Tengu")
    tengu.places[0] = IN_REGION
    assert "A, E, H and K" in told(g, "die.2.1")
    assert "keeps its value" in told(g, "die.2.1")
    assert "scores 3 VP for each thing of the Tengu" in told(g, g.name(ROCK + tengu.rocks[0]))
    own = g.players[0].rocks[0]
    assert "that you own" in told(g, g.name(ROCK + own))
    assert "the Tengu counts as ahead (our ruling T44)" in told(g, "kodama.1.yomi")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_locked_die_of_another_player_is_not_told_as_yours(language: str) -> None:
    g = ennichi.new("bitoku", seats=2, seed=1)
    assert isinstance(g, Bitoku)
    mine = told(g, "die.1.1", language)
    assert mine == told(g, "die.2.1", language)
    assert not re.search(r"\b(you|your|vous|votre|seu|seus)\b", mine)


ARTICLE = {"en": r"\b[Tt]he Tengu\b", "fr": r"\b([Ll]e|[Dd]u) Tengu\b", "pt": r"\b([Oo]|[Dd]o) Tengu\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tengu_has_its_article_and_spends_but_does_not_pay(language: str) -> None:
    said: dict[str, str] = {}
    for seed in range(3):
        g = start(seed)
        player = bots.make("random", seed)
        while not g.over:
            g.listen()
            g.play(player.choose(g))
            for name, numbers, text in lines_of(g, language):
                if numbers.get("seat") == TENGU:
                    assert re.search(ARTICLE[language], text), text
                    said[name] = text
    assert len(said) > 15
    verb = {"en": "The Tengu spends 1 ", "fr": "Le Tengu dépense 1 ", "pt": "O Tengu gasta 1 "}[language]
    assert said["resource-paid"].startswith(verb)
