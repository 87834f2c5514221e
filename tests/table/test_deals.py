"""The cards of a table: settled before anybody knows them, hidden while it is played, and checked at the end."""

from __future__ import annotations

import hashlib
import json
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

import ennichi
from ennichi.table import keys
from ennichi.table.service import Service

from .player import Message, new_table, secret_of, sit

SALT = "00ff" * 8


def service_of(client: TestClient) -> Service:
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    return service


def promised(client: TestClient) -> Message:
    answer = client.post("/api/promises")
    assert answer.status_code == 201
    found: Message = answer.json()
    return found


def asked_for(client: TestClient, **how: Any) -> Any:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    return client.post("/api/tables", json={"game": "iki", "seats": seats, **how})


def test_a_game_is_dealt_as_promised_and_the_record_shows_it(client: TestClient) -> None:
    promise = promised(client)
    table = asked_for(client, promise=promise["promise"], salt=SALT).json()
    with sit(client, table["table"], secret_of(table)) as me:
        # From the first moment on, and to everybody.
        assert me.state["deal"] == {"commitment": promise["commitment"], "salt": SALT, "secret": ""}
        with sit(client, table["table"]) as stranger:
            assert stranger.state["deal"] == me.state["deal"]
        me.play_at_random(3)
        secret = me.state["deal"]["secret"]
        assert hashlib.sha256(f"ennichi {secret}".encode()).hexdigest() == promise["commitment"]
        view = me.state["view"]["table"]
    record = client.get(f"/api/tables/{table['table']}/record").text
    assert f"commitment: {promise['commitment']}\n" in record
    assert f"salt: {SALT}\n" in record
    assert ennichi.replay(record).view(0)["table"] == view
    # And the record opens as a table again.
    opened = client.post("/api/records", json={"text": record})
    assert opened.status_code == 201, opened.text
    state = client.get(f"/api/tables/{opened.json()['table']}").json()
    assert state["deal"]["secret"] == secret
    assert state["view"]["table"] == view


def test_nobody_is_told_the_secret_while_the_game_goes_on(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="bitoku")
    room = service_of(client).rooms.rooms[table["table"]]
    secret = room.stored.deal
    assert len(secret) == 64
    with sit(client, table["table"], secret_of(table)) as me:
        said: list[str] = []
        for number in range(12):
            me.play_at_random(number, most=1)
            said.append(json.dumps(me.state))
        assert me.wait_for_turn()
        me.ask(type="about", touch=me.open_touches[0])
        said.append(json.dumps(me.receive("about")))
        me.ask(type="hint")
        said.append(json.dumps(me.receive("hint")))
    for path in ("", "/record", "/frames", "/frames/3", "/analysis", "/link"):
        said.append(client.get(f"/api/tables/{table['table']}{path}").text)
    said += [client.get(path).text for path in ("/api/tables", "/metrics", "/health")]
    assert not [each for each in said if secret in each or secret[:16] in each]


def test_two_tables_never_have_the_same_cards_by_one_promise(client: TestClient) -> None:
    promise = promised(client)["promise"]
    assert asked_for(client, promise=promise, salt=SALT).status_code == 201
    again = asked_for(client, promise=promise, salt=SALT)
    assert (again.status_code, again.json()["code"]) == (409, "promise-broken")


@pytest.mark.parametrize("forged", ["", "x", "0", "65", "6f.1234567812345678.", "zz.1.2", "a" * 80, "é", "\x00"])
def test_a_promise_of_somebody_else_is_none(client: TestClient, forged: str) -> None:
    """An empty one leaves it to the server."""
    answer = asked_for(client, promise=forged)
    assert answer.status_code == (409 if forged else 201), answer.text


def test_a_promise_does_not_last(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are purged some day: a secret that was told must not deal once more."""
    promise = promised(client)["promise"]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + keys.PROMISE_SECONDS + 1)
    assert asked_for(client, promise=promise).json()["code"] == "promise-broken"


@pytest.mark.parametrize("salt", ["0", "xy", "00FF", "00" * 33, "00 00"])
def test_a_salt_that_is_none_is_refused(client: TestClient, salt: str) -> None:
    answer = asked_for(client, salt=salt)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_the_salt_changes_the_cards(client: TestClient) -> None:
    """What was settled before does not settle the cards alone."""
    promise = promised(client)["promise"]
    secret = service_of(client).database.keys.deal_secret(promise)
    dealt = [ennichi.new("iki", deal=f"{secret}:{salt}").dump() for salt in (SALT, "01" * 16)]
    assert dealt[0] != dealt[1]


def test_a_game_goes_on_with_its_deal_in_a_new_process_and_in_a_rematch(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="bamboo")
    service = service_of(client)
    with sit(client, table["table"], secret_of(table)) as me:
        me.play_at_random(1, most=5)
        assert me.wait_for_turn()  # nobody thinks any more in the process that ends
        number, view = me.state["number"], me.state["view"]
    deal = service.rooms.rooms[table["table"]].stored.deal
    service.rooms.rooms.clear()
    with sit(client, table["table"], secret_of(table)) as me:
        assert (me.state["number"], me.state["view"]) == (number, view)
        me.play_at_random(2)
        me.ask(type="rematch")
        while not me.next_state()["rematch"]:
            pass
        again = me.state["rematch"].partition("#")[0].rpartition("/")[2]
    other = client.get(f"/api/tables/{again}").json()["deal"]
    assert other["commitment"] not in ("", ennichi.commitment(deal))


def test_a_game_can_be_continued_from_a_moment_of_another(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="bamboo")
    with sit(client, table["table"], secret_of(table)) as me:
        me.play_at_random(2)
        secret = me.state["deal"]["secret"]
    again = client.post(f"/api/tables/{table['table']}/continue", json={"at": 8, "name": "Ana"})
    assert again.status_code == 201, again.text
    state = client.get(f"/api/tables/{again.json()['table']}").json()
    assert state["deal"]["secret"] == secret  # everybody could know it already
    record = client.get(f"/api/tables/{again.json()['table']}/record").text
    assert f"secret: {secret}" in record
