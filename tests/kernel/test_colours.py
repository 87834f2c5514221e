"""The colours of seats: chosen when a game starts, kept with it, and nothing to the rules but a player's board."""

from __future__ import annotations

import pytest

import ennichi
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES

GAMES = ("bamboo", "bitoku", "iki")


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_has_the_colour_that_was_chosen_and_the_others_the_next_ones(name: str) -> None:
    usual = ennichi.new(name, seats=3, seed=1).header.colours
    g = ennichi.new(name, seats=3, seed=1, colours=["", usual[0]])
    assert g.header.colours == (usual[1], usual[0], usual[2])
    shown = g.view(0)["table"]["players"]
    assert [player["colour"] for player in shown] == list(g.header.colours)
    for language in LANGUAGES:
        text = g.header.kind.text(language)
        assert g.player(1, text) == text(f"seat-{usual[0]}")


@pytest.mark.parametrize("name", GAMES)
def test_colours_are_kept_with_positions_and_records(name: str) -> None:
    usual = ennichi.new(name, seats=2, seed=1).header.colours
    g = ennichi.new(name, seats=2, seed=1, colours=usual[::-1])
    g.play(g.options[0])
    assert f"colour 1: {usual[1]}\n" in g.record()
    for again in (ennichi.replay(g.record()), ennichi.load(g.dump()), g.redeal(0), g.clone()):
        assert again.header.colours == usual[::-1]
    plain = ennichi.new(name, seats=2, seed=1)
    assert "colour" not in plain.record()
    assert ennichi.load(plain.dump()).header.colours == usual


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (["pink"], "no seat can have the colour 'pink'; there are yellow, purple, black"),
        (["black", "black"], "two seats cannot both be black"),
        (["yellow", "purple", "black"], "3 colours were given for 2 seats"),
        (["brown"], "no seat can have the colour 'brown'"),  # the ghost's, with two players
    ],
)
def test_a_colour_that_cannot_be_had_is_refused(chosen: list[str], said: str) -> None:
    with pytest.raises(ennichi.BadSetting, match=said):
        ennichi.new("bamboo", seats=2, colours=chosen)


def test_three_players_of_bamboo_may_have_the_ghosts_colour() -> None:
    assert ennichi.new("bamboo", seats=3, colours=["brown"]).header.colours == ("brown", "yellow", "purple")


def test_the_night_board_goes_with_the_colour() -> None:
    boards = kind("bamboo").box().night_cells  # type: ignore[attr-defined]
    order = ("brown", "yellow", "purple", "black")
    assert boards[order.index("black")] != boards[order.index("yellow")]
    for colour in ("black", "yellow"):
        g = ennichi.new("bamboo", seats=2, night=True, colours=[colour])
        assert g.players[0].colour == order.index(colour)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_colours_change_no_rule_but_the_night_boards(name: str) -> None:
    """The same touches are open throughout, whatever the colours."""
    first = ennichi.new(name, seats=2, seed=5)
    other = ennichi.new(name, seats=2, seed=5, colours=first.header.colours[::-1])
    number = 0
    while not first.over:
        assert first.options == other.options
        touch = first.options[number % len(first.options)]
        first.play(touch)
        other.play(touch)
        number += 7
    assert first.scores() == other.scores()


def test_a_record_with_an_unknown_colour_says_so() -> None:
    text = ennichi.new("iki", seats=2, colours=["red"]).record().replace("colour 1: red", "colour 1: pink")
    with pytest.raises(ennichi.BadRecord, match="pink"):
        ennichi.replay(text)
