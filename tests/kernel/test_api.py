"""The public API: settings are checked by name and value, and the position answers questions."""

from __future__ import annotations

from typing import Any

import pytest

import ennichi
from ennichi.kernel.errors import DeadEnd
from ennichi.kernel.game import Step, by_key
from ennichi.kernel.registry import kind
from ennichi.kernel.text import Text, load_text
from ennichi.kernel.vocabulary import Vocabulary
from tests.toy.game import KIND

ennichi.register(KIND)


def test_the_games_are_known_by_name() -> None:
    assert "bamboo" in ennichi.games()
    assert list(ennichi.games()) == sorted(ennichi.games())


def test_the_first_look_in_the_readme_works() -> None:
    g = ennichi.new("bamboo", seats=3, seed=7, night=True)
    while not g.over:
        g.play(g.options[0])
    assert len(g.scores()) == 3
    assert g.winners()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "bambo"}, "unknown game 'bambo'.*did you mean 'bamboo'"),
        ({"game": "bamboo", "seats": 5}, "2, 3, 4 seats, not 5"),
        ({"game": "bamboo", "nigth": True}, "no option 'nigth'.*did you mean 'night'"),
        ({"game": "bamboo", "night": "dark"}, "night cannot be dark; it is one of false, true"),
        ({"game": "bamboo", "night": 1}, "night cannot be 1"),
        ({"game": "stalls", "mood": "blue"}, "one of calm, wild"),
        ({"game": "bamboo", "seed": -1}, "seed is a whole number from 0 to"),
        ({"game": "bamboo", "seed": 2**63}, "seed is a whole number from 0 to"),
        ({"game": "bamboo", "names": ["a", "b", "c"]}, "3 names were given for 2 seats"),
        ({"game": "bamboo", "names": ["a\nb"]}, "at most 40 characters on one line"),
        ({"game": "bamboo", "names": ["a\u2028b"]}, "at most 40 characters on one line"),
        ({"game": "bamboo", "names": ["x" * 41]}, "at most 40 characters on one line"),
        ({"game": "bamboo", "components": "/nowhere"}, "/nowhere is not a folder"),
    ],
)
def test_bad_settings_say_what_to_do(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ennichi.EnnichiError, match=message):
        ennichi.new(settings.pop("game"), **settings)


def test_a_wrong_seat_or_touch_or_language_is_refused() -> None:
    g = ennichi.new("bamboo")
    with pytest.raises(ennichi.BadSetting, match="no seat 2; this game has seats 0 to 1"):
        g.view(2)
    with pytest.raises(ennichi.BadSetting, match="no seat -1"):
        g.redeal(-1)
    with pytest.raises(ennichi.BadSetting, match=r"did you mean 'stock\.red'"):
        g.touch("stock.read")
    with pytest.raises(ennichi.BadSetting, match="no touch number 9999"):
        g.name(9999)
    with pytest.raises(ennichi.BadSetting, match="unknown language 'de'"):
        g.prompt("de")
    with pytest.raises(ennichi.IllegalTouch, match="no touch number 9999"):
        g.play(9999)


def test_nobody_can_damage_a_game_through_its_options() -> None:
    g = ennichi.new("bamboo", seed=1)
    other = g.clone()
    before = g.options
    g.options.clear()
    g.options.append(g.touch("done"))
    g.options[0] = g.touch("done")
    with pytest.raises(AttributeError):
        g.options = [g.touch("done")]  # type: ignore[misc]
    with pytest.raises(ennichi.IllegalTouch):
        g.play(g.touch("done"))
    assert g.options == other.options == before
    while not g.over:
        g.options.clear()
        g.play(g.options[0])
    assert g.options == []


def test_what_is_no_touch_at_all_is_refused() -> None:
    g = ennichi.new("bamboo")
    with pytest.raises(ennichi.IllegalTouch, match=r"g\.touch\('done'\)"):
        g.play("done")  # type: ignore[arg-type]
    with pytest.raises(ennichi.IllegalTouch, match=r"whole number, not 1\.5"):
        g.play(1.5)  # type: ignore[arg-type]
    assert not g.touches()


def test_an_illegal_touch_carries_the_reason() -> None:
    g = ennichi.new("bamboo", seats=2, seed=1)
    with pytest.raises(ennichi.IllegalTouch) as caught:
        g.play(g.touch("stock.red"))
    assert "stock.red is not open now" in str(caught.value)
    assert g.why_not(g.touch("stock.red")) in str(caught.value)


def test_why_not_is_empty_for_an_open_touch_and_speaks_of_the_end_when_over() -> None:
    g = ennichi.new("stalls", seats=1, seed=2)
    assert g.why_not(g.options[0]) == ""
    while not g.over:
        g.play(g.options[0])
    assert g.why_not(0) == KIND.text("en")("why-over")
    assert g.prompt("fr") == KIND.text("fr")("game-over")


def test_given_names_are_used_and_others_have_the_games_own() -> None:
    g = ennichi.new("bamboo", seats=2, seed=3, names=["Aiko"])
    text = g.header.kind.text("en")
    assert g.player(0, text) == "Aiko"
    assert g.player(1, text) == text("seat-purple")


def test_events_are_heard_only_after_listen() -> None:
    g = ennichi.new("stalls", seats=1, seed=2)
    g.play(g.options[0])
    assert g.heard is None
    g.listen()
    g.play(g.options[0])
    assert g.heard
    assert g.log_line(g.heard[0], "en").startswith("Stall 1 plays card")


def test_a_line_of_the_log_begins_with_a_large_letter_but_a_given_name_stays_as_it_is() -> None:
    for name, begins in (("", "Stall 1 plays"), ("aiko", "aiko plays")):
        g = ennichi.new("stalls", seats=1, seed=2, names=[name])
        g.listen()
        g.play(g.options[0])
        assert g.heard
        assert g.log_line(g.heard[0], "en").startswith(begins)


def test_a_step_that_asks_and_offers_nothing_is_a_dead_end() -> None:
    g = ennichi.new("stalls", seats=1, seed=2)
    g.todo.append(Step("empty", "ask-card"))
    with pytest.raises(DeadEnd, match="empty asks seat 0 and offers nothing"):
        g.advance()


def test_steps_must_have_different_keys() -> None:
    with pytest.raises(ValueError, match="two steps are called 'a'"):
        by_key([Step("a"), Step("a")])


def test_a_vocabulary_numbers_its_groups_in_a_row() -> None:
    words = Vocabulary([("done", ("",)), ("stock", ("red", "green"))])
    assert words.names == ["done", "stock.red", "stock.green"]
    assert [group.name for group in words.group_of] == ["done", "stock", "stock"]
    assert words.touch("stock.green") == 2


def test_a_gap_in_the_texts_is_a_fault(tmp_path: Any) -> None:
    (tmp_path / "en.ftl").write_text("full = { $x }\nempty =\n    .note = only a note\n")
    text = Text("en", [tmp_path / "en.ftl"])
    with pytest.raises(LookupError, match="no text for 'missing'"):
        text("missing")
    with pytest.raises(LookupError, match="at fault"):
        text("full")
    with pytest.raises(LookupError, match="is empty"):
        text("empty")
    assert text("full", x="y") == "y"
    assert text.has("full")
    assert not text.has("missing")


def test_a_games_text_includes_the_kernels() -> None:
    assert load_text("pt", kind("bamboo").folder / "text").has("game-over")
