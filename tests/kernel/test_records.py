"""Records: what they look like, and what is said about those that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennichi
from ennichi.kernel.record import FORMAT, Replay, replay_events
from tests.toy.game import KIND

ennichi.register(KIND)


def played(touches: int = 99, **settings: object) -> ennichi.Game:
    g = ennichi.new("stalls", seats=2, seed=11, names=["Aiko", "Ben"], **settings)  # type: ignore[arg-type]
    while not g.over and touches:
        g.play(g.options[0])
        touches -= 1
    return g


def test_a_record_is_readable_and_says_everything() -> None:
    lines = played(rich=True).record().splitlines()
    assert lines[:9] == [
        FORMAT,
        "game: stalls",
        "rules: 3",
        "components: toy",
        "seats: 2",
        "seed: 11",
        "option rich: true",
        "option mood: calm",
        "seat 1: Aiko",
    ]
    assert lines[11] == "# round 1"
    assert lines[12].startswith("1 card.")
    assert lines[-1].startswith("end ")
    assert "result" in lines[-1]


def test_an_unfinished_game_has_a_record_too() -> None:
    g = played(3)
    text = g.record()
    assert text.splitlines()[-1] == "end 3 touches"
    assert ennichi.replay(text).dump() == g.dump()


def test_comments_blank_lines_and_line_breaks_are_free() -> None:
    g = played()
    lines = g.record().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1 card"))
    seat, *touches = lines[first].split()
    lines[first : first + 1] = [
        "# a thought",
        f"{seat} {touches[0]}   # why not",
        "",
        *[f"{seat} {t}" for t in touches[1:]],
    ]
    assert ennichi.replay("\r\n".join(lines)).dump() == g.dump()


def test_names_keep_their_signs() -> None:
    g = ennichi.new("stalls", seats=2, seed=1, names=["#1: Zoé & co", "end 3 touches"])
    assert ennichi.replay(g.record()).header.names == ("#1: Zoé & co", "end 3 touches")


def test_long_turns_go_on_in_the_next_line() -> None:
    for seed in range(20):
        g = ennichi.new("bamboo", seats=2, seed=seed)
        while not g.over:
            g.play(g.options[-1])
        assert max(len(line) for line in g.record().splitlines()) <= 110
        assert ennichi.replay(g.record()).dump() == g.dump()


def test_events_can_be_had_with_the_replay() -> None:
    g, events = replay_events(played().record())
    assert g.over
    assert sum(event[0] == 0 for event in events) == 6


def changed(old: str, new: str) -> str:
    text = played().record()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "a record begins with"),
        ("hello", 1, "a record begins with"),
        (changed("game: stalls", "game: chess"), 2, "unknown game 'chess'"),
        (changed("game: stalls\n", ""), 0, "no line 'game: …'"),
        (changed("rules: 3", "rules: 9"), 3, "rules version 9 of stalls, and this program has 3: a newer ennichi"),
        (changed("rules: 3", "rules: 2"), 3, "rules version 2 of stalls, and this program has 3: rules were corrected"),
        (changed("rules: 3", "rules: three"), 3, "whole number"),
        (changed("components: toy", "components: 123"), 4, "other components"),
        (changed("seats: 2", "seats: 7"), 2, "played with 1, 2, 3 seats, not 7"),
        (changed("seed: 11", "seed: x"), 6, "whole number"),
        (changed("seed: 11\n", ""), 0, "no line 'seed: …'"),
        (changed("option rich: false", "option rich: perhaps"), 7, "one of false, true"),
        (changed("option rich: false", "option poor: true"), 7, "no option 'poor'"),
        (changed("option rich: false", "wind: strong"), 7, "unknown field 'wind'"),
        (changed("seat 1: Aiko", "seat 5: Aiko"), 9, "number of a seat, 1 to 2"),
        (changed("seat 1: Aiko", "seed: 4"), 9, "stands twice"),
        (changed("1 card.", "2 card."), 13, "seat 1 must act here, not seat 2"),
        (changed("1 card.", "x card."), 13, "expected the number of a seat"),
        (changed("1 card.", "1 cards."), 13, "nothing called 'cards."),
        (changed("1 card.", "1 decline card."), 0, ""),
        (played().record().partition("end ")[0], 0, "cut off"),
        (played().record().rpartition(" touches")[0], 0, "expected 'end N touches'"),
        (played().record() + "1 card.3\n", 0, "nothing may follow"),
        (changed("1 card.", "9" * 5000 + " card."), 13, "number of a seat"),
        (changed("end ", "end " + "9" * 5000), 0, "expected 'end N touches'"),
        (changed("seed: 11", "seed: " + "9" * 5000), 6, "whole number"),
        (changed("seed: 11", "seed: 11" + " " * 10_000), 6, "at most 10000 signs, and this one 10008"),
        (changed("seed: 11", "seed: ٣"), 6, "whole number"),
        (changed("seat 1: Aiko", "seat 1: " + "x" * 41), 9, "at most 40 characters on one line"),
        (changed("option rich: false", "option " + "r" * 60 + ": false"), 7, "field has at most 60 signs"),
        (changed("option rich: false", "option " + "r" * 50 + ": false"), 7, "no option 'rrr"),
        (changed("1 card.", "1 " + "c" * 201), 13, "no name is so long"),
        (changed("1 card.", "1" + " coin" * 1000 + "\n" + ("1" + " coin" * 1000 + "\n") * 49 + "1 card."), 63, "50000"),
        (changed("seed: 11", "\n" * 100_000 + "seed: 11"), 100_001, "at most 100000 lines"),
        (changed(", result", ", results"), 0, "expected 'end N touches'"),
        (changed(", result", ", result x"), 0, "expected 'end N touches'"),
        (played(3).record().replace("end 3", "end 4"), 0, "names 4 touches and holds 3"),
    ],
)
def test_a_bad_record_gives_the_line_and_the_reason(text: str, line: int, message: str) -> None:
    with pytest.raises(ennichi.BadRecord) as caught:
        ennichi.replay(text)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 400
    assert not line or caught.value.line == line


def test_an_illegal_touch_in_a_record_gives_its_line_and_reason() -> None:
    text = played().record()
    line = next(i for i, said in enumerate(text.splitlines(), 1) if said.startswith("1 card"))
    name = text.splitlines()[line - 1].split()[1]
    bad = text.replace(f"1 {name}", "1 star", 1)
    with pytest.raises(ennichi.BadRecord, match="star is not open now") as caught:
        ennichi.replay(bad)
    assert caught.value.line == line


def test_touches_after_the_end_are_refused() -> None:
    text = played().record()
    count = int(text.rpartition("end ")[2].split()[0])
    bad = text.replace(f"\nend {count}", f"1 coin\n\nend {count + 1}")
    with pytest.raises(ennichi.BadRecord, match="the game is over"):
        ennichi.replay(bad)


def test_a_wrong_result_is_noticed() -> None:
    text = played().record()
    bad = text[: text.rindex("result")] + "result 99 99\n"
    with pytest.raises(ennichi.BadRecord, match="not what its touches give"):
        ennichi.replay(bad)
    unfinished = played(2).record().rstrip() + ", result 1 1\n"
    with pytest.raises(ennichi.BadRecord, match="do not end the game"):
        ennichi.replay(unfinished)


def test_any_cut_through_a_record_is_noticed(tmp_path: Path) -> None:
    text = played().record()
    for at in range(0, len(text) - 1, 7):
        with pytest.raises(ennichi.BadRecord):
            ennichi.replay(text[:at])


def test_a_record_can_be_walked_touch_by_touch() -> None:
    text = played().record()
    walk = Replay(text)
    assert walk.game.touches() == []
    assert walk.step()
    assert len(walk.game.touches()) == 1
