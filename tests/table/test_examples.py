"""What rules pages show is played anew, and shows what its words promise."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ennichi.kernel.registry import built_in, kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table import examples

GAMES = built_in()


def shown(game: str, name: str) -> Any:
    return json.loads(examples.example_in("en", kind(game), name))


def table(game: str, name: str) -> Any:
    """The position that a picture is cut out of."""
    return shown(game, name)["steps"][0]["view"]["table"]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_played_and_told(game: str) -> None:
    of = kind(game)
    assert {"table", "turn", "late", "end"} <= set(examples.names(of))
    for name in examples.names(of):
        told = [examples.example(of, name, language) for language in LANGUAGES]
        wanted = of.manifest()["examples"][name]
        for one in told:
            assert len(one["steps"]) == wanted.get("to", wanted["from"]) - wanted["from"] + 1
            assert one["steps"][0]["touch"] == ""
            assert all(step["touch"] for step in one["steps"][1:])
            assert all(step["view"]["viewer"] == one["seat"] for step in one["steps"])
        touches = [[step["touch"] for step in one["steps"]] for one in told]
        assert touches[0] == touches[1] == touches[2]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("bamboo", ["stock.white", "temple.white", "temple.blue", "shoot.", "home.", "cell.", "coin", "done"]),
        ("bitoku", ["die.", "amulet.", "region.yomi", "forest.", "mitama.", "dragonfly.", "building.", "done"]),
        ("iki", ["character.", "stall.", "character.", "space.", "done"]),
    ],
)
def test_the_example_turn_is_what_its_caption_says(game: str, said: list[str]) -> None:
    turn = shown(game, "turn")
    touched = iter([step["touch"] for step in turn["steps"]])
    for wanted in said:
        assert any(touch.startswith(wanted) for touch in touched), wanted
    # a whole turn of one player, told from the first touch on
    actors = [step["view"]["actor"] for step in turn["steps"]]
    assert set(actors[:-1]) == {turn["seat"]} != {actors[-1]}
    name = turn["steps"][0]["view"]["names"][turn["seat"]]
    assert name == {"bamboo": "Ren", "bitoku": "Aki", "iki": "Aki"}[game]
    assert all(any(name in line for line in step["said"]) for step in turn["steps"][2:])


def test_the_moments_are_those_that_the_captions_name() -> None:
    bamboo = table("bamboo", "table")
    assert (bamboo["year"], bamboo["season"]) == (2, "summer")
    night = table("bamboo", "night")
    assert night["night"]
    assert len(night["players"]) == 2
    assert all(temple["sticks"][0] == "ghost" for temple in night["temples"] if temple["sticks"].count("ghost"))
    assert any("ghost" in temple["sticks"] for temple in night["temples"])
    late = shown("bamboo", "late")
    assert table("bamboo", "late")["year"] == 4
    mine = table("bamboo", "late")["players"][late["seat"]]
    assert sum(mine["awake"])
    assert sum(mine["asleep"])
    assert mine["held"]
    bitoku = table("bitoku", "table")
    assert (bitoku["round"], bitoku["phase"]) == (2, "summer")
    assert table("bitoku", "late")["round"] == 4
    assert table("bitoku", "alone")["tengu"] is not None
    iki = table("iki", "table")
    assert iki["akebono"]
    assert 7 <= iki["month"] <= 9
    assert len(table("iki", "two")["players"]) == 2
    assert not table("iki", "two")["akebono"]


@pytest.mark.parametrize("game", GAMES)
def test_the_counted_game_is_over_and_adds_up(game: str) -> None:
    end = shown(game, "end")
    view = end["steps"][0]["view"]
    assert view["over"]
    scores = [player["score"] for player in view["table"]["players"]]
    assert [sum(lines.values()) for lines in end["breakdown"]] == scores


def test_an_example_is_asked_for_by_its_name(client: TestClient) -> None:
    found = client.get("/api/games/bamboo/examples/turn?lang=pt").json()
    assert found["steps"][1]["words"] != shown("bamboo", "turn")["steps"][1]["words"]
    assert client.get(f"/api/games/bamboo/pieces/{found['components']}?lang=pt").status_code == 200
    assert client.get("/api/games/bamboo/examples/nothing").status_code == 404
