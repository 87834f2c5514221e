"""What every game must be able to do. A game takes part by being registered."""

from __future__ import annotations

import json
import pickle

import pytest

import ennichi
from ennichi.kernel.playout import play_out
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES

from .cases import MANY, Case, cases, decisions, later, pick

every_case = pytest.mark.parametrize("case", cases(), ids=str)


@every_case
def test_random_games_end_and_every_piece_is_accounted_for(case: Case) -> None:
    for seed in range(MANY):
        for g in decisions(case, seed):
            assert g.audit() == []
            assert g.over or len(set(g.options)) == len(g.options) > 0
            assert g.over or 0 <= g.seat < g.seats
        assert g.options == []
        assert g.winners()
        assert set(g.winners()) <= set(range(len(g.scores())))
        assert len(g.scores()) >= g.seats  # after the seats come opponents that the rules play


@every_case
def test_breakdown_adds_up_to_the_score_and_has_the_games_lines(case: Case) -> None:
    for g in later(case, 1, every=25):
        lines = g.breakdown()
        assert g.scores() == [sum(line.values()) for line in lines]
        for line in lines:
            assert list(line) == [each for each in case.kind.scoring if each in line]
        assert {each for line in lines for each in line} <= set(case.kind.scoring)


@every_case
def test_a_closed_touch_raises_and_changes_nothing(case: Case) -> None:
    chance = from_seed(99)
    size = len(case.new(0).header.box.vocabulary)
    for number, g in enumerate(decisions(case, 2)):
        before = g.dump()
        closed = [touch for touch in range(-1, size + 1) if touch not in g.options]
        if number % 40:
            closed = [closed[chance.below(len(closed))]]
        for touch in closed:
            with pytest.raises(ennichi.IllegalTouch):
                g.play(touch)
        assert g.dump() == before


@every_case
def test_clones_are_independent(case: Case) -> None:
    """Older clones are unchanged by later play, and play on just as the original did."""
    kept = []
    touches: list[int] = []
    chance = from_seed(5)
    g = case.new(5)
    while not g.over:
        kept.append((len(touches), g.clone(), g.dump()))
        touches.append(pick(g, chance))
        g.play(touches[-1])
    end = g.dump()
    for _, clone, before in kept:
        assert clone.dump() == before
    for at, clone, _ in kept[:: max(1, len(kept) // 12)]:
        for touch in touches[at:]:
            clone.play(touch)
        assert clone.dump() == end


@every_case
def test_a_clone_that_plays_leaves_the_original_alone(case: Case) -> None:
    chance = from_seed(6)
    for g in later(case, 6, every=20):
        before = g.dump()
        clone = g.clone()
        while not clone.over:
            clone.play(pick(clone, chance))
        assert g.dump() == before


@every_case
def test_records_replay_to_an_equal_position(case: Case) -> None:
    for seed in range(3):
        for g in later(case, seed, every=60):
            text = g.record()
            again = ennichi.replay(text)
            assert again.dump() == g.dump()
            assert again.record() == text


@every_case
def test_stored_positions_load_at_every_decision(case: Case) -> None:
    for g in decisions(case, 3):
        blob = g.dump()
        loaded = ennichi.load(blob)
        assert loaded.dump() == blob
        assert loaded.options == g.options
        assert loaded.scores() == g.scores()
        assert type(loaded) is type(g)
        assert pickle.loads(pickle.dumps(g)).dump() == blob


@every_case
def test_a_loaded_position_plays_on_like_the_original(case: Case) -> None:
    chance = from_seed(4)
    for g in later(case, 4, every=30):
        copies = [ennichi.load(g.dump()), g.clone()]
        while not copies[0].over:
            touch = pick(copies[0], chance)
            for copy in copies:
                copy.play(touch)
        assert copies[0].dump() == copies[1].dump()


@every_case
def test_views_hide_what_they_must(case: Case) -> None:
    """Whatever a viewer cannot know may be dealt anew: nothing that the viewer is shown changes."""
    for number, g in enumerate(later(case, 7, every=9)):
        for seat in [None, *range(g.seats)]:
            shown = json.dumps(g.view(seat))
            other = g.redeal(seat, seed=number)
            assert json.dumps(other.view(seat)) == shown
            assert other.audit() == []
            assert other.prompt("en", seat) == g.prompt("en", seat)
            assert other.breakdown(seat) == g.breakdown(seat)
            if seat == g.seat and not g.over:
                assert other.options == g.options


@every_case
def test_what_is_open_after_a_redeal_is_what_the_new_deal_allows(case: Case) -> None:
    """Another seat's choices may hang on what was dealt anew: no old one stays, no new one lacks."""
    for number, g in enumerate(later(case, 14, every=8)):
        for seat in [None, *range(g.seats)]:
            other = g.redeal(seat, seed=number)
            if other.over:
                continue
            assert other.options == other.todo[-1].legal(other)
            for touch in other.options:
                tried = other.clone()
                tried.play(touch)
                assert tried.audit() == []


@every_case
def test_a_redeal_depends_on_its_seed_and_what_is_known_alone_and_can_be_played_on(case: Case) -> None:
    chance = from_seed(8)
    for g in later(case, 8, every=40):
        before = g.dump()
        for seat in [None, *range(g.seats)]:
            assert g.redeal(seat, seed=1).dump() == g.redeal(seat, seed=3).redeal(seat, seed=1).dump()
        other = g.redeal(g.seat, seed=2)
        with pytest.raises(ennichi.BadSetting, match="no record"):
            other.record()
        while not other.over:
            other.play(pick(other, chance))
            assert other.audit() == []
        assert g.dump() == before


@every_case
def test_only_the_acting_seat_sees_its_touches(case: Case) -> None:
    for g in later(case, 9, every=15):
        for seat in [None, *range(g.seats)]:
            touches = g.view(seat)["touches"]
            acting = not g.over and seat == g.seat
            assert touches == ([g.name(touch) for touch in g.options] if acting else [])


def test_what_is_printed_is_ready_for_those_who_draw_it() -> None:
    for case in cases():
        box = case.kind.box()
        pieces = json.loads(json.dumps(case.kind.pieces(box, case.kind.text("en"))))
        untouched = set(pieces.pop("sources", {}))  # printed things that only tell where they come from
        named = {name for group in pieces.values() if isinstance(group, dict) for name in group if "." in name}
        assert named
        assert named <= set(box.vocabulary.names)
        assert set(box.sources) <= set(box.vocabulary.names) | untouched


@every_case
def test_names_and_numbers_fit(case: Case) -> None:
    g = case.new(0)
    for touch in range(len(g.header.box.vocabulary)):
        assert g.touch(g.name(touch)) == touch


@every_case
def test_prompts_names_and_log_lines_exist_in_every_language(case: Case) -> None:
    g = case.new(10)
    g.listen()
    chance = from_seed(10)
    while not g.over:
        for language in LANGUAGES:
            assert g.prompt(language).strip()
            assert g.prompt(language, g.seat).strip()
            words = [g.words(touch, language) for touch in g.options]
            assert all(word.strip() for word in words)
        g.play(pick(g, chance))
    for language in LANGUAGES:
        assert g.prompt(language).strip()
        assert g.heard
        assert all(g.log_line(event, language).strip() for event in g.heard)
        text = case.kind.text(language)
        assert all(text(f"score-{line}") for line in (*case.kind.scoring, "total"))


@every_case
def test_every_closed_touch_has_a_reason_in_every_language(case: Case) -> None:
    for g in later(case, 11, every=45):
        for touch in range(len(g.header.box.vocabulary)):
            for language in LANGUAGES:
                reason = g.why_not(touch, language)
                assert bool(reason) == (touch not in g.options)
                assert g.words(touch, language)


@every_case
def test_every_thing_tells_what_it_is_for_in_every_language(case: Case) -> None:
    for g in later(case, 12, every=150):
        for language in LANGUAGES:
            text = case.kind.text(language)
            told = [case.kind.tell(g, touch, text) for touch in range(len(g.header.box.vocabulary))]
            assert not any("{" in each or "  " in each for each in told)


def test_the_languages_have_the_same_messages() -> None:
    for case in cases():
        texts = [case.kind.text(language) for language in LANGUAGES]
        ids = [set(text.bundle._messages) for text in texts]
        assert ids[0] == ids[1] == ids[2]


def test_games_and_their_options_have_words_in_every_language() -> None:
    for case in cases():
        for language in LANGUAGES:
            text = case.kind.text(language)
            wanted = ["game-title", "game-blurb"]
            for option in case.kind.options:
                values = [f"option-{option.name}-{str(value).lower()}" for value in option.values]
                wanted += [f"option-{option.name}", f"option-{option.name}-help", *values]
                wanted += [f"option-{option.name}-first"] if case.kind.name in built_in() else []
            assert [message for message in wanted if not text.has(message)] == []


def test_a_game_says_how_long_and_how_heavy_it_is_and_with_what_a_first_game_begins() -> None:
    for of in map(kind, built_in()):
        told = of.manifest()
        least, most = told["minutes"]
        assert 0 < least <= most
        assert 1 <= told["weight"] <= 5
        for option, value in told.get("first", {}).items():
            assert value in of.option(option).values
            assert value != of.option(option).default, "that needs no word"


@every_case
def test_listening_changes_nothing(case: Case) -> None:
    quiet, loud = case.new(12), case.new(12)
    loud.listen()
    chance = from_seed(12)
    while not quiet.over:
        touch = pick(quiet, chance)
        quiet.play(touch)
        loud.play(touch)
    assert quiet.dump() == loud.dump()


@every_case
def test_an_answer_that_hides_something_is_counted_as_a_reveal(case: Case) -> None:
    """What a seat cannot know before a touch and sees after it must be counted, or undo could peek."""
    for number, g in enumerate(later(case, 13, every=7)):
        if g.over:
            break
        seat = g.seat
        touch = g.options[number % len(g.options)]
        first, second = g.redeal(seat, seed=1), g.redeal(seat, seed=2)
        first.play(touch)
        second.play(touch)
        if first.view(seat) != second.view(seat):
            assert first.reveals > g.reveals


@every_case
def test_the_quick_way_through_a_game_is_the_same_game(case: Case) -> None:
    quick, slow = case.new(14), case.new(14)
    decisions_made = play_out(quick, from_seed(14))
    chance = from_seed(14)
    for _ in range(decisions_made):
        slow.play(pick(slow, chance))
    assert quick.dump() == slow.dump()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_drawing_is_made_of_words(case: Case) -> None:
    """What the terminal shows are sentences and numbers, no data."""
    for g in later(case, 3, every=25):
        for language in LANGUAGES:
            for seat in range(g.seats):
                drawn = case.kind.draw(g, seat, case.kind.text(language))
                assert not [line for line in drawn if set(line) & set("{}") or "None" in line]
