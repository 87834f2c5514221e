"""Malformed, oversized, repeated, late, out-of-turn and foreign requests: always an answer that says why, never a 500,
never a changed game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.sync.client import connect

from ennichi.table.app import create_app
from ennichi.table.settings import Settings

from .player import Message, new_table, secret_of, showing
from .running import Running, sit_at

TABLES: list[Message] = []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.db'}")
    TABLES[:] = [new_table(running.client, "me", "open"), new_table(running.client, "me", "random")]
    yield running
    running.stop()


# What fits the document can still be refused: not every text is a record, not every name a touch.
schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
FOUND = list(schema.get_all_operations())
OPERATIONS = [found.ok() for found in FOUND if isinstance(found, Ok)]
assert len(OPERATIONS) == len(FOUND), "the document describes an operation that cannot be read"


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.label)
def test_the_interface_keeps_its_own_description(server: Running, operation: Any) -> None:
    """Whatever is sent, the answer is one that the OpenAPI document names."""

    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = TABLES[0]["table"]  # half of them at a table that exists
        answer = case.call(base_url=server.address, timeout=30)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            refused = answer.json()
            assert set(refused) == {"code", "message"}
            assert len(refused["message"]) > 10
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    send()


def game_of(server: Running, table: Message) -> Message:
    state: Message = server.client.get(f"/api/tables/{table['table']}", headers=showing(secret_of(table))).json()
    return {key: state[key] for key in ("number", "version", "view", "touches")}


words = st.text(max_size=70)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
types = st.sampled_from(
    ["touch", "undo", "restart", "hint", "about", "ahead", "language", "rename", "rematch", "resign", "?"]
)
fields = st.fixed_dictionaries(
    {"type": types | anything},
    optional={
        "number": st.integers(-3, 3) | anything,
        "version": st.integers(-3, 3) | anything,
        "touch": st.sampled_from(["done", "stock.red", "section.pr1", "spirit.kappa", "skip"]) | anything,
        "language": st.sampled_from(["fr", "xx"]) | anything,
        "name": anything,
        "bot": st.sampled_from(["random", "nobody"]) | anything,
        "more": anything,
    },
)
messages = st.one_of(
    fields.map(json.dumps), anything.map(json.dumps), words, st.binary(max_size=60), st.just("[" * 3000)
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(messages, min_size=1, max_size=6))
def test_a_stranger_can_send_anything_and_changes_nothing(server: Running, sent: list[str | bytes]) -> None:
    before = game_of(server, TABLES[0])
    address = f"ws://127.0.0.1:{server.port}/api/tables/{TABLES[0]['table']}/live"
    with connect(address, max_size=None) as socket:
        assert json.loads(socket.recv(30))["type"] == "state"
        for message in sent:
            socket.send(message)
        # A question at the end, and every answer up to its own.
        socket.send(json.dumps({"type": "about", "touch": "spirit.kappa"}))
        while (answer := json.loads(socket.recv(30)))["type"] != "about" or answer["touch"] != "spirit.kappa":
            assert answer["type"] in ("refused", "presence", "pulse", "state", "about", "ahead")
            if answer["type"] == "refused":
                assert answer["code"] not in ("busy", "broken")
                assert answer["message"]
    assert game_of(server, TABLES[0]) == before


def test_a_message_that_is_too_large_is_refused_or_cut_off(server: Running) -> None:
    before = game_of(server, TABLES[0])
    with sit_at(server, TABLES[0]["table"], secret_of(TABLES[0])) as me:
        me.ask(type="touch", number=0, touch="x" * 5000)
        assert me.receive("refused")["code"] == "too-large"
        me.socket.connection.send("y" * 100_000)
        with pytest.raises(Exception, match=r"1009|message too big"):
            me.receive("never")
    assert game_of(server, TABLES[0]) == before


def test_repeated_late_foreign_and_out_of_turn_touches_change_nothing(server: Running) -> None:
    table = new_table(server.client, "me", "open")
    friend = httpx.Client(base_url=server.address, timeout=30)
    taken = friend.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
    secrets = [secret_of(table), secret_of(taken)]
    chance = random.Random(1)
    with sit_at(server, table["table"], secrets[0]) as me, sit_at(server, table["table"], secrets[1]) as theo:
        players = [me, theo]
        for _ in range(40):
            actor = players[me.state["view"]["actor"]]
            other = players[1 - actor.state["viewer"]]
            number = actor.state["number"]
            touch = chance.choice(actor.open_touches)
            other.ask(type="touch", number=number, touch=touch)
            assert other.receive("refused")["code"] == "not-your-turn"
            actor.ask(type="touch", number=number + 1, touch=touch)
            assert actor.receive("refused")["code"] == "late"
            # The same touch twice, as an impatient finger does.
            actor.ask(type="touch", number=number, touch=touch)
            actor.ask(type="touch", number=number, touch=touch)
            assert actor.receive("refused")["code"] in ("late", "over")
            for player in players:
                while player.state["number"] < number + 1:
                    player.next_state()
            assert me.state["number"] == number + 1
            if me.state["view"]["over"]:
                break


@pytest.mark.parametrize("secret", ["0", "9" + "a" * 24, "0" + "a" * 24, "?", "x" * 90, "00000000"])
def test_a_wrong_secret_opens_nothing(server: Running, secret: str) -> None:
    table = TABLES[0]["table"]
    answer = httpx.get(f"{server.address}/api/tables/{table}", headers=showing(secret))
    assert answer.status_code == 403
    answer = httpx.post(f"{server.address}/api/tables/{table}/hold", json={"secret": secret})
    assert answer.status_code in (400, 403)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=showing(secret)) as socket:
        assert json.loads(socket.recv(30))["code"] == "not-your-seat"


def test_bad_bodies_are_refused_in_words(server: Running) -> None:
    post = server.client.post
    cases: list[tuple[str, Any, str]] = [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "open"}, {"kind": "open"}]}, "unknown-game"),
        ("/api/tables", {"game": "bamboo", "seats": [{"kind": "open"}]}, "bad-setting"),
        ("/api/tables", {"game": "bamboo", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, "bad-setting"),
        ("/api/tables", {"game": "bamboo", "seats": [{"kind": "me", "name": "A"}] * 2}, "bad-request"),
        ("/api/tables", {"game": "bamboo", "seats": [{"kind": "me", "name": "\t"}, {"kind": "open"}]}, "bad-name"),
        (
            "/api/tables",
            {"game": "bamboo", "seats": [{"kind": "open"}] * 2, "options": {"night": "maybe"}},
            "bad-setting",
        ),
        ("/api/records", {"text": "not a record"}, "bad-record"),
        ("/api/records", {"text": "x" * 390_000}, "bad-record"),
    ]
    for path, body, code in cases:
        answer = post(path, json=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code, answer.text
        assert len(answer.json()["message"]) > 10
    assert post("/api/records", json={"text": "x" * 600_000}).json()["code"] == "too-large"
    assert post("/api/tables", content=b"{", headers={"content-type": "application/json"}).json()["code"] == (
        "bad-request"
    )
    assert post("/api/tables", content=iter([b"{}"])).json()["code"] == "bad-request"


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Any) -> None:
    slow = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", requests_per_second=1, requests_at_once=5)
    with TestClient(create_app(slow)) as client:
        answers = [client.get("/health") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-fast"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 5
