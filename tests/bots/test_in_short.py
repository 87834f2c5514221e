"""A way in a few words: short, in three languages, and it names what counts."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.bots.advice import told, way_on
from ennichi.bots.greedy import GreedyBot, begins_turn, best_touch
from ennichi.bots.in_short import NEXT_WORDS, WORDS, Clause, decisive, does_something, in_short, next_turn
from ennichi.bots.reasons import reasons, said
from ennichi.iki.state import Iki
from ennichi.kernel.text import LANGUAGES

ROOM = 8  # words more, where the first deed alone is long, or a language needs them
MEANS = ("Prepares money.", "Prepares coins for homes.", "Prepares resources to pay with.")


@pytest.mark.parametrize(("name", "seats"), [("bamboo", 3), ("bitoku", 1), ("iki", 3)])
def test_ways_are_told_in_short_and_their_reasons_say_something(name: str, seats: int) -> None:
    g = ennichi.new(name, seats=seats, seed=6, names=("Ana", "Sable", "Tora")[:seats])
    players = [GreedyBot(seat) for seat in range(seats)]
    turns = shorter = 0
    while not g.over:
        turns += begins_turn(g)
        if turns % 4 == 3 and len(g.options) > 1 and begins_turn(g):
            touches = way_on(g.redeal(g.seat, 5), players[g.seat].choose(g), None)
            for language in LANGUAGES:
                brief = in_short(g.redeal(g.seat, 5), touches, language, g.redeal(g.seat, 6))
                assert brief == in_short(g.redeal(g.seat, 5), touches, language, g.redeal(g.seat, 6))
                assert brief.endswith(".")
                assert brief[0] == brief[0].upper()
                assert len(brief.split()) <= WORDS + ROOM
                whole = told(g.redeal(g.seat, 5), touches, language, g.redeal(g.seat, 6))
                shorter += len(brief) < len(whole)
            why = said(g, reasons(g, touches, [1, 2, 3, 4]), g.header.kind.text("en"), whole)
            assert why not in MEANS
        g.play(players[g.seat].choose(g))
    assert shorter


def test_what_counts_most_is_named_as_far_as_there_is_room() -> None:
    deeds = [
        Clause(["plays the white stock"], 0.0, True),
        Clause(["lays 1 stick in the green temple and 1 in the white"], 1.0, False),
        Clause(["earns 2 coins"], 0.5, False),
        Clause(["scores the tile (left, worth 5)", "scores the tile"], 5.0, False),
    ]
    assert decisive(deeds, 100) == [each.forms[0] for each in deeds]
    assert decisive(deeds, 10) == ["plays the white stock", "earns 2 coins", "scores the tile"]
    assert decisive(deeds, 7) == ["plays the white stock", "scores the tile"]
    assert decisive(deeds, 2) == ["plays the white stock"], "the first deed is always named"
    assert decisive([], 9) == []


def test_an_ikizama_space_is_explained_by_where_it_leads() -> None:
    g = ennichi.new("iki", seats=3, seed=2, names=("Ana", "Sable", "Tora"))
    players = [GreedyBot(seat) for seat in range(3)]
    explained = set()
    for _ in range(200):
        assert isinstance(g, Iki)
        if g.todo[-1].asks == "ask-ikizama" and len(g.options) > 1:
            assert not does_something(g, g.options[:1])
            for touch in g.options[:2]:
                then = next_turn(g, [touch], 5, "en")
                assert len(then.split()) <= NEXT_WORDS + ROOM
                assert then == "" or " to the " in f" {then.lower()}", "it says where one goes"
                explained.add(then)
        g.play(players[g.seat].choose(g))
    assert len(explained - {""}) > 3


def test_what_a_way_names_itself_is_no_reason_for_it() -> None:
    """Whoever takes a balance tile need not hear that this prepares the balance tile."""
    g = ennichi.new("bamboo", seats=3, seed=1, names=("Ana", "Sable", "Tora"))
    text = g.header.kind.text("en")
    circular = 0
    while not g.over:
        if g.todo[-1].asks == "ask-gift" and len(g.options) > 1:
            for touch in g.options:
                touches = way_on(g.redeal(g.seat, 5), touch, None)
                words = told(g.redeal(g.seat, 5), touches, "en", g.redeal(g.seat, 6))
                why = reasons(g, touches, [1, 2, 3, 4])
                circular += "prepares the balance tile" in said(g, why, text).lower() and "takes the balance" in words
                if "takes the balance tile" in words:
                    assert "the balance tile" not in said(g, why, text, words)
        g.play(best_touch(g.redeal(g.seat, 3), g.seat, ahead=False))
    assert circular, "the test shows nothing"
