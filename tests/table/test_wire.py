"""What is sent is what was declared, from which the page's types are written: in whole games, and whatever is asked."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import pytest
from fastapi.testclient import TestClient

from ennichi.kernel.registry import built_in, kind, new
from ennichi.kernel.text import LANGUAGES
from ennichi.table import shapes, wording
from ennichi.table.rooms import Room
from ennichi.table.service import as_text
from tests.conformance.cases import Case, few_cases
from tests.conformance.players import chooser, label, ways

from .conforming import Differs, check
from .player import new_table, secret_of, showing, sit
from .test_secrets import KEYS, room_for

# By chance everywhere; greedy players, who think for longer, at small tables.
GAMES = [
    (case, way)
    for case, way in ways([each for each in few_cases() if each.kind.name in built_in()])
    if way == "random" or (way == "greedy" and case.seats < 3)
]


@cache
def returned(method: Any) -> Any:
    """The shape that a game promises."""
    return get_type_hints(method)["return"]


@pytest.mark.parametrize(("case", "way"), GAMES, ids=label)
def test_every_position_is_told_as_declared(case: Case, way: str) -> None:
    """To one viewer after the other, spectators too, at every other decision of a game; and to all at its end."""
    room = room_for(case, 8)
    choose = chooser(way, 8)
    viewers = (*range(case.seats), None)
    while not room.game.over:
        if room.number % 2:
            check_told(room, viewers[room.number // 2 % len(viewers)])
        room.play_here(room.game.name(choose(room.game)))
    for viewer in viewers:
        check_told(room, viewer)


def check_told(room: Room, viewer: int | None) -> None:
    state = wording.state(room, viewer, LANGUAGES[room.number % 3], KEYS, max(0, room.number - 2))
    told = json.loads(as_text(state))
    assert told == state, "what is no JSON changes on its way"
    check(told, shapes.State)
    check(told["view"]["table"], returned(type(room.game.header.kind).show))
    for touch in told["touches"][:1]:
        check(json.loads(as_text(wording.about(room, viewer, touch["name"], "en"))), shapes.About)
        check(json.loads(as_text(wording.ahead(room, viewer, touch["name"]))), shapes.Ahead)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_every_piece_is_told_as_declared(game: str, language: str) -> None:
    of = kind(game)
    check(json.loads(json.dumps(of.pieces(of.box(), of.text(language)))), returned(type(of).pieces))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # what is answered does not hang on the database
def test_every_answer_is_as_declared(client: TestClient) -> None:
    """What comes over the socket is looked at in every test that reads one: see `Player.receive`."""
    table = new_table(client, "me", "random")
    address, me = f"/api/tables/{table['table']}", showing(secret_of(table))
    check(client.get("/api/games?lang=fr").json(), list[shapes.GameInfo])
    check(client.get("/api/tables").json(), list[shapes.TableLine])
    check(client.get(address).json(), shapes.State)
    with sit(client, table["table"], secret_of(table)) as player:
        player.wait_for_turn()
        wanted = {"type": "touch", "number": player.state["number"], "touch": player.open_touches[0]}
        check(client.post(f"{address}/touch", json=wanted, headers=me).json(), shapes.State)
        player.ask(type="hint")
        player.receive("hint", "refused")
        player.play_at_random(4)
    check(client.get(f"{address}/frames").json(), shapes.Film)
    check(client.get(f"{address}/frames/3", headers=me).json(), shapes.FrameView)
    check(client.get(f"{address}/frames/3/about/coin").json(), shapes.About)
    answer = client.get(f"{address}/analysis")
    while answer.status_code == 202:
        check(answer.json(), shapes.Analysis)
        time.sleep(0.2)
        answer = client.get(f"{address}/analysis")
    check(answer.json(), shapes.Analysis)
    swing = answer.json()["swings"][0]
    line = client.get(f"{address}/frames/{swing['number']}/line", params={"touch": swing["touches"]})
    check(line.json(), shapes.SideLine)
    with sit(client, table["table"]) as player:
        client.delete(address, headers=me)
        player.receive("gone")


@pytest.mark.parametrize(
    ("game", "change", "where"),
    [
        ("bamboo", lambda table: table.pop("year"), "lacks ['year']"),
        ("bamboo", lambda table: table.update(yaer=1), "does not declare ['yaer']"),
        ("bamboo", lambda table: table.update(night=1), ".night: 1 is no bool"),
        ("bamboo", lambda table: table.update(year=True), ".year: True is no int"),
        ("bamboo", lambda table: table.update(season="fall"), ".season: 'fall' is none of"),
        ("bamboo", lambda table: table["temples"][1].update(left="2"), ".temples[1].left: '2' is no int"),
        ("bamboo", lambda table: table["players"][0]["comfort"].popitem(), ".players[0].comfort: expected"),
        ("iki", lambda table: table["stalls"][0].update(xp=None), ".stalls[0].xp: None is no int"),
        ("iki", lambda table: table["players"][0].update(salary=[[1]]), ".salary[0]: [1] has not 2"),
        ("bitoku", lambda table: table["turn"].pop("from"), ".turn: Turn lacks ['from']"),
        ("bitoku", lambda table: table["turn"].update(reach={"sea": []}), ".turn.reach by sea: 'sea' is none of"),
        ("bitoku", lambda table: table["regions"]["yomi"].update(sites=None), ".sites: None is no list"),
    ],
)
def test_what_is_told_otherwise_is_noticed(game: str, change: Callable[[Any], None], where: str) -> None:
    shape = returned(type(kind(game)).show)
    table = json.loads(json.dumps(new(game, seats=2, seed=8).view(0)["table"]))
    check(table, shape)
    change(table)
    with pytest.raises(Differs) as differs:
        check(table, shape)
    assert where in str(differs.value)
