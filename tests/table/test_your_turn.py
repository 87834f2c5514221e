"""Players are told that it is their turn: once, when it is worth it, by the way that they chose, and nothing hidden."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from ennichi.kernel.errors import BadSetting
from ennichi.table import delivery, schema
from ennichi.table.app import create_app
from ennichi.table.delivery import Failed
from ennichi.table.notices import Hours
from ennichi.table.refusals import Refused
from ennichi.table.service import Service
from ennichi.table.settings import Settings

from .conftest import settings_for
from .player import Message, new_table, secret_of, showing, sit
from .receivers import MailServer, Receiver, Subscriber, checked_sender, mail_server, receiver

T = TypeVar("T")

PUBLIC = "https://games.example"
NOON = datetime(2026, 3, 3, 12, tzinfo=UTC).timestamp()
MINUTE, HOUR, DAY = 60, 3600, 86_400


class Place:
    """A server, its clock, and somebody in front of it who can be several persons."""

    def __init__(self, client: TestClient, now: float) -> None:
        self.client = client
        self.service: Service = client.app.state.service  # type: ignore[attr-defined]
        self.clock = now
        self.service.database.now = lambda: self.clock

    def call(self, work: Callable[..., Awaitable[T]], *given: Any) -> T:
        """Do something in the server's own loop."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *given)

    def round(self) -> None:
        """The sender looks at what waits."""
        self.call(self.service.sender.round)

    def later(self, seconds: float) -> None:
        self.clock += seconds
        self.round()

    def stored(self) -> dict[str, list[Any]]:
        """Everything that is kept about whom to tell."""

        async def read() -> dict[str, list[Any]]:
            async with self.service.database.engine.connect() as connection:
                tables = (schema.subscriptions, schema.subscribed, schema.notices)
                return {table.name: list((await connection.execute(select(table))).mappings()) for table in tables}

        return self.call(read)


@contextmanager
def serving(database: str, now: float = NOON, **changed: Any) -> Iterator[Place]:
    settings = replace(
        settings_for(database),
        origins=(PUBLIC,),
        webhooks=True,
        private_webhooks=True,
        notice_tick_seconds=1e6,  # the tests say when
        **changed,
    )
    with TestClient(create_app(settings)) as client:
        yield Place(client, now)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def far() -> Iterator[Receiver]:
    with receiver() as made:
        yield made


class Game:
    """A table of two: each has a browser and a seat."""

    def __init__(self, place: Place, names: tuple[str, str] = ("Inês", "Théo"), game: str = "bamboo") -> None:
        self.place = place
        self.cookies: list[dict[str, str]] = []
        place.client.cookies.clear()
        seats = [{"kind": "me", "name": names[0]}, {"kind": "open"}]
        made = place.client.post("/api/tables", json={"game": game, "seats": seats}).json()
        self.table: str = made["table"]
        self.cookies.append(dict(place.client.cookies))
        place.client.cookies.clear()
        taken = place.client.post(f"/api/tables/{self.table}/seats", json={"name": names[1]}).json()
        self.cookies.append(dict(place.client.cookies))
        self.secrets = [secret_of(made), secret_of(taken)]

    def ask(self, seat: int, method: str, path: str, body: Any = None) -> Any:
        self.place.client.cookies.clear()
        for name, value in self.cookies[seat].items():
            self.place.client.cookies.set(name, value)
        return self.place.client.request(method, path, json=body)

    def ways(self, seat: int, method: str = "GET", path: str = "", body: Any = None) -> Any:
        answer = self.ask(seat, method, f"/api/tables/{self.table}/notices{path}", body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def state(self, seat: int) -> Message:
        answer = self.place.client.get(f"/api/tables/{self.table}", headers=showing(self.secrets[seat]))
        state: Message = answer.json()
        return state

    @property
    def actor(self) -> int:
        return self.place.call(self.who_acts)

    async def who_acts(self) -> int:
        return (await self.place.service.find(self.table)).game.seat

    def touch(self) -> None:
        self.place.call(self.touch_first)

    async def touch_first(self) -> None:
        room = await self.place.service.find(self.table)
        game = room.game
        await self.place.service.touch(room, game.seat, room.number, game.name(game.options[0]))

    def pass_turn(self, to: int | None = None) -> int:
        """Play until it is another one's turn, and then until it is that of one of them; whose it is."""
        before = self.actor
        while self.actor == before:
            self.touch()
        while to not in (None, self.actor):
            self.touch()
        return self.actor

    def by_mail(self, seat: int, address: str, mails: MailServer) -> None:
        """Ask for mails, and agree."""
        self.ways(seat, "POST", body={"channel": "mail", "mail": address})
        self.place.round()
        link = re.search(r"/notices/confirm/\S+", mails.mails.pop().get_content())
        assert link
        self.place.client.cookies.clear()
        assert self.place.client.post(f"/api{link[0]}").status_code == 200


def other(seat: int) -> int:
    return 1 - seat


# Mail.


def test_a_turn_comes_by_mail_once_and_only_where_somebody_agreed(database: str, mails: MailServer) -> None:
    with serving(database, smtp=mails.url, mail_from="table@games.example") as place:
        game = Game(place)
        waits = other(game.actor)
        game.ways(waits, "POST", body={"channel": "mail", "mail": "Ines@Example.org", "language": "fr"})
        game.ways(waits, "POST", body={"channel": "mail", "mail": "Ines@Example.org", "language": "fr"})
        place.round()
        game.pass_turn()
        place.later(2 * MINUTE)
        [question] = mails.mails  # asked twice, written once; and no word of the turn
        assert question["Subject"] == "Pouvons-nous vous prévenir quand c’est votre tour\u00a0?"
        assert place.stored()["notices"] == []
        link = re.search(r"https://games\.example(/notices/confirm/\S+)", question.get_content())
        assert link
        place.client.cookies.clear()
        assert place.client.post(f"/api{link[1][:-1]}").status_code == 404  # not a token of ours
        assert not game.ways(waits)["ways"][0]["confirmed"]
        place.client.cookies.clear()
        assert "Merci" in place.client.post(f"/api{link[1]}").json()["message"]
        assert game.ways(waits)["ways"][0]["confirmed"]

        game.pass_turn(to=waits)  # the others, and then again
        place.later(59)
        assert len(mails.mails) == 1  # they may be about to play
        place.later(2)
        assert len(mails.mails) == 2
        told = mails.mails[1]
        assert told["To"] == "Ines@example.org"
        assert told["Subject"] == "À vous de jouer\u00a0: Bamboo"
        assert ("Théo" if waits == 0 else "Inês") in told.get_content()
        assert f"{PUBLIC}/t/{game.table}#{game.secrets[waits]}" in told.get_content()
        assert game.secrets[other(waits)] not in told.as_string()
        for _ in range(3):
            place.later(HOUR)
        assert len(mails.mails) == 2  # one turn, one mail
        game.pass_turn()
        game.pass_turn(to=waits)
        place.later(HOUR)
        assert len(mails.mails) == 3
        assert len({mail["Message-ID"] for mail in mails.mails}) == 3


def test_one_click_ends_all_mails_and_forgets_the_address(sqlite: str, mails: MailServer) -> None:
    with serving(sqlite, smtp=mails.url, mail_from="table@games.example") as place:
        game = Game(place)
        waits = other(game.actor)
        game.by_mail(waits, "ines@example.org", mails)
        game.pass_turn()
        place.later(HOUR)
        mail = mails.mails[-1]
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = mail["List-Unsubscribe"].strip("<>")
        assert f"\r\nList-Unsubscribe: <{link}>\r\n".encode() in mails.raw[-1]  # as mail programs read it
        assert link in mail.get_content()
        path = link.removeprefix(PUBLIC)
        place.client.cookies.clear()
        # What looks at links beforehand ends nothing.
        assert place.client.get(path).status_code in (200, 503)
        assert len(place.stored()["subscriptions"]) == 1
        done = place.client.post(path, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200
        assert place.stored() == {"subscriptions": [], "subscribed": [], "notices": []}
        assert place.client.post(path, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        game.pass_turn()
        game.pass_turn(to=waits)
        place.later(HOUR)
        assert len(mails.mails) == 1


def test_a_dead_mail_server_and_a_restart_lose_nothing_and_double_nothing(
    sqlite: str, mails: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    settings: dict[str, Any] = {"smtp": mails.url, "mail_from": "table@games.example"}
    with serving(sqlite, **settings) as place:
        game = Game(place)
        waits = other(game.actor)
        game.by_mail(waits, "ines@example.org", mails)
        mails.stop()
        game.pass_turn()
        for _ in range(4):
            place.later(2 * MINUTE)
        [way] = game.ways(waits)["ways"]
        assert way["fault"] == "unreachable"
        now = place.clock

        async def die_while_sending() -> None:
            assert await place.service.sender.notices.claim("a process that dies")

        place.clock = now + DAY
        place.call(die_while_sending)
    mails.start()
    with serving(sqlite, now=now + DAY, **settings) as again:
        again.round()
        again.later(HOUR)
        assert len(mails.mails) == 1
        assert [notice["sent"] for notice in again.stored()["notices"]] == [now + DAY]
    with serving(sqlite, now=now + DAY + 2 * HOUR, **settings) as third:
        third.round()
        assert len(mails.mails) == 1
    own = [f"{record.getMessage()} {record.__dict__}" for record in caplog.records if record.name == "ennichi.table"]
    assert any("tried again" in line for line in own)
    assert not any("ines@" in line for line in own)


def test_what_cannot_be_sent_for_days_is_given_up_and_said_in_the_log(
    sqlite: str, mails: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite, smtp=mails.url, mail_from="table@games.example") as place:
        game = Game(place)
        waits = other(game.actor)
        game.by_mail(waits, "ines@example.org", mails)
        mails.refuses = "451 later, please"
        game.pass_turn()
        tries = 0
        while place.stored()["notices"]:
            place.later(HOUR)
            tries += 1
        assert 3 * 24 <= tries <= 3 * 24 + 4
        assert "a notice is given up" in caplog.text
        assert place.service.sender.failures < 40  # at growing distances
        mails.refuses = "554 never"
        game.pass_turn()
        game.pass_turn(to=waits)
        place.later(HOUR)
        assert place.stored()["notices"] == []  # it would be the same tomorrow
        assert game.ways(waits)["ways"][0]["fault"] == "refused"


def test_nobody_is_mailed_much_against_their_will(sqlite: str, mails: MailServer) -> None:
    with serving(sqlite, smtp=mails.url, mail_from="table@games.example") as place:
        answers = []
        for _ in range(6):
            game = Game(place)  # each time another browser
            wanted = {"channel": "mail", "mail": "victim@example.org"}
            answers.append(game.ask(0, "POST", f"/api/tables/{game.table}/notices", wanted))
            place.round()
        assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2
        assert answers[-1].json()["code"] == "too-many-mails"
        assert len(mails.mails) == 4
        place.later(8 * DAY)
        place.call(place.service.sweep)
        assert place.stored()["subscriptions"] == []  # who does not answer is forgotten


def test_a_password_never_goes_over_an_open_line(mails: MailServer) -> None:
    letter = delivery.Letter("1", "title", "body", "/", "", "", f"{PUBLIC}/stop", "stop")
    mail = delivery.as_mail(letter, "ines@example.org", "table@games.example", datetime.now(UTC))
    with pytest.raises(Failed, match="no-encryption"):
        delivery.send_mail(f"smtp://me:secret@127.0.0.1:{mails.port}", mail)
    assert mails.mails == []


# Push.


def test_a_browser_gets_what_only_it_can_read_from_a_sender_that_it_knows(sqlite: str, far: Receiver) -> None:
    with serving(sqlite) as place:
        game = Game(place)
        waits = other(game.actor)
        browser = Subscriber(f"{far.url}/push/one")
        game.ways(waits, "POST", body={"channel": "push", "push": browser.address, "language": "pt"})
        game.pass_turn()
        place.later(2 * MINUTE)
        [(path, headers, body)] = far.got
        told = browser.opened(body)
        assert path == "/push/one"
        assert told["title"] == "É a sua vez: Bamboo"
        assert told["url"] == f"/t/{game.table}"
        assert not any(secret in str(told) for secret in game.secrets)
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        claims = checked_sender(headers["authorization"], game.ways(waits)["push"], "http://127.0.0.1")
        assert claims["sub"] == "mailto:postmaster@games.example"
        # A browser that moved, and one that has gone for good.
        moved = Subscriber(f"{far.url}/push/two")
        assert (
            game.ask(
                waits, "PUT", "/api/notices/push", {"old": browser.address["endpoint"], "push": moved.address}
            ).status_code
            == 204
        )
        way = game.ways(waits)["ways"][0]["id"]
        game.ways(waits, "POST", f"/{way}/test")
        place.round()
        assert far.got[-1][0] == "/push/two"
        assert moved.opened(far.got[-1][2])["tag"] == "test"
        far.status = 410
        game.pass_turn()
        game.pass_turn(to=waits)
        place.later(HOUR)
        assert place.stored()["subscriptions"] == []
    with serving(sqlite) as again:
        assert again.service.sender.pusher.application_key == place.service.sender.pusher.application_key


# Chat rooms.


@pytest.mark.parametrize("form", ["discord", "slack", "matrix"])
def test_a_chat_room_reads_its_own_form_and_no_secret(sqlite: str, far: Receiver, form: str) -> None:
    with serving(sqlite) as place:
        game = Game(place, names=("@everyone", "<!channel>"))
        waits = other(game.actor)
        game.ways(waits, "POST", body={"channel": "webhook", "url": f"{far.url}/hook?x=1", "form": form})
        game.pass_turn()
        place.later(2 * MINUTE)
        [(path, headers, body)] = far.got
        assert path == "/hook?x=1"
        assert headers["content-type"] == "application/json"
        assert not any(secret.encode() in body for secret in game.secrets)
        [said] = far.bodies()
        text = said["content" if form == "discord" else "text"]
        assert f"{PUBLIC}/t/{game.table}" in text
        assert "it is your turn in Bamboo" in text
        if form == "discord":
            assert said["allowed_mentions"] == {"parse": []}
        if form == "slack":
            assert "<" not in text
            assert "&lt;!channel&gt;" in text
        if form == "matrix":
            assert said["msgtype"] == "m.text"
        assert "sits" not in text


@pytest.mark.parametrize(
    ("address", "form"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://hooks.slack.com/services/x", "slack"),
        ("https://hookshot.matrix.example/x", "matrix"),
        ("https://discord.com.evil.example/", "slack"),
    ],
)
def test_the_form_is_found_by_the_address(address: str, form: str) -> None:
    assert delivery.form_of(address) == form


# When.


def test_nobody_is_told_who_is_there_who_has_played_or_whose_turn_was_taken_back(sqlite: str, far: Receiver) -> None:
    with serving(sqlite) as place:
        game = Game(place)
        waits = other(game.actor)
        for seat in (0, 1):
            game.ways(seat, "POST", body={"channel": "webhook", "url": f"{far.url}/{seat}"})
        with sit(place.client, game.table, game.secrets[waits]) as there:
            game.pass_turn()
            for _ in range(5):
                place.later(2 * MINUTE)
            assert far.got == []  # the table is open before them
            place.later(10 * MINUTE)
            assert [path for path, _, _ in far.got] == [f"/{waits}"]  # but nobody seems to look
            game.pass_turn(to=waits)
            game.touch()
            there.next_state()
        far.got.clear()
        # Taken back before anybody was told.
        actor = game.pass_turn()
        before = game.state(0)["number"]
        with sit(place.client, game.table, game.secrets[other(actor)]) as me:
            if me.state["canUndo"]:
                me.ask(type="undo", version=me.state["version"])
                me.next_state()
                assert game.state(0)["number"] < before
                assert [one["seat"] for one in place.stored()["notices"] if one["sent"] is None] == []
            else:  # something came to light: it counts
                assert [one["seat"] for one in place.stored()["notices"] if one["sent"] is None] == [actor]


def test_a_turn_that_was_taken_back_and_given_again_is_told_once(sqlite: str, far: Receiver) -> None:
    with serving(sqlite) as place:
        game = Game(place)
        for seat in (0, 1):
            game.ways(seat, "POST", body={"channel": "webhook", "url": f"{far.url}/{seat}"})
        for _ in range(12):  # until a turn ends with something that can be taken back
            waits = game.pass_turn()
            far.got.clear()
            state = game.state(other(waits))
            if state["canUndo"]:
                break
        assert state["canUndo"]
        place.later(HOUR)
        assert [path for path, _, _ in far.got] == [f"/{waits}"]
        with sit(place.client, game.table, game.secrets[other(waits)]) as me:
            me.ask(type="undo", version=me.state["version"])
            me.next_state()
            assert me.state["view"]["actor"] == other(waits)
        assert game.pass_turn() == waits
        place.later(HOUR)
        assert len(far.got) == 1


def test_many_tables_make_one_message_and_quiet_hours_are_quiet(sqlite: str, far: Receiver) -> None:
    with serving(sqlite) as place:
        games = [Game(place, names=("Inês", "Théo")) for _ in range(3)]
        first = games[0]
        me = other(first.actor)
        # The same person at all three tables, with one address for all of them.
        for game in games[1:]:
            for seat in (0, 1):
                hold = {"secret": game.secrets[seat]}
                if seat == other(game.actor):
                    assert first.ask(me, "POST", f"/api/tables/{game.table}/hold", hold).status_code == 200
        way = first.ways(me, "POST", body={"channel": "webhook", "url": f"{far.url}/room"})["ways"][0]["id"]
        first.ways(me, "PUT", f"/{way}", {"here": True, "everywhere": True})
        hours = {"start": 22 * 60, "end": 7 * 60 + 30, "zone": "America/New_York"}
        assert first.ask(me, "PUT", "/api/notices/hours", {**hours, "zone": "Mars/Base"}).status_code == 400
        assert first.ask(me, "PUT", "/api/notices/hours", hours).status_code == 204

        for game in games[:2]:
            game.pass_turn()
        place.later(2 * MINUTE)  # noon is 7:00 in New York, 5 hours behind
        assert far.got == []
        place.later(27 * MINUTE)
        assert far.got == []
        place.later(2 * MINUTE)
        [both] = far.bodies()
        assert both["text"].count(f"{PUBLIC}/t/") == 2
        # Soon after it, another one waits a little.
        games[2].pass_turn()
        place.later(2 * MINUTE)
        assert len(far.got) == 1
        place.later(10 * MINUTE)
        assert len(far.got) == 2
        assert games[2].table in far.bodies()[1]["text"]
        # No more of it: what waits is gone with the address.
        first.ways(me, "PUT", f"/{way}", {"here": False, "everywhere": False})
        assert place.stored()["subscriptions"] == []


@pytest.mark.parametrize(
    ("hours", "at", "ends"),
    [
        (Hours(22 * 60, 7 * 60, "Europe/Lisbon"), "2026-03-03T23:00+00:00", "2026-03-04T07:00+00:00"),
        (Hours(22 * 60, 7 * 60, "Europe/Lisbon"), "2026-03-04T06:59+00:00", "2026-03-04T07:00+00:00"),
        (Hours(22 * 60, 7 * 60, "Europe/Lisbon"), "2026-03-04T07:00+00:00", None),
        (Hours(22 * 60, 7 * 60, "Europe/Lisbon"), "2026-03-28T23:00+00:00", "2026-03-29T06:00+00:00"),  # summer begins
        (Hours(13 * 60, 14 * 60, "Asia/Tokyo"), "2026-03-04T04:30+00:00", "2026-03-04T05:00+00:00"),
        (Hours(13 * 60, 14 * 60, "Asia/Tokyo"), "2026-03-04T13:30+00:00", None),
        (Hours(None, None, "Asia/Tokyo"), "2026-03-04T13:30+00:00", None),
        (Hours(0, 0, "Asia/Tokyo"), "2026-03-04T13:30+00:00", None),
    ],
)
def test_quiet_hours_are_those_of_the_place_where_somebody_lives(hours: Hours, at: str, ends: str | None) -> None:
    until = hours.silent_until(datetime.fromisoformat(at).timestamp())
    assert until == (None if ends is None else datetime.fromisoformat(ends).timestamp())


def test_a_rematch_and_the_end_of_a_table(sqlite: str, far: Receiver) -> None:
    """Whoever wanted to be told of a game is told of the next one; with the table, everything goes."""
    with serving(sqlite) as place:
        game = Game(place)
        game.ways(0, "POST", body={"channel": "webhook", "url": f"{far.url}/room"})
        again = Game(place)
        place.call(place.service.sender.notices.follow, game.table, again.table, 2, 1, 60.0)
        place.later(2 * MINUTE)
        if again.actor == 1:
            assert again.table in far.bodies()[0]["text"]
        assert {(row["table_id"], row["seat"]) for row in place.stored()["subscribed"]} == {
            (game.table, 0),
            (again.table, 1),
        }
        for one in (game, again):
            place.call(place.service.database.remove, one.table, "")
        place.call(purge, place)
        assert place.stored() == {"subscriptions": [], "subscribed": [], "notices": []}


async def purge(place: Place) -> None:
    """As if both clocks had gone on for long enough."""
    database = place.service.database
    place.clock += 40 * DAY
    hours = iter(range(0, 100 * DAY, HOUR))
    database.monotonic = lambda: next(hours)
    for _ in range(9 * 24):
        await database.tick()
    await database.sweep(())


# Several processes.


def test_two_processes_on_one_database_send_everything_once(postgres: str, far: Receiver) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        games = [Game(one) for _ in range(8)]
        for i, game in enumerate(games):
            game.ways(other(game.actor), "POST", body={"channel": "webhook", "url": f"{far.url}/{i}"})
            game.pass_turn()
        one.clock += HOUR
        two.clock += HOUR
        threads = [threading.Thread(target=place.round) for place in (one, two, one, two)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(path for path, _, _ in far.got) == [f"/{i}" for i in range(8)]
        # What a process that died had claimed is sent by another, after a while.
        far.got.clear()
        games[1].pass_turn()
        games[1].pass_turn()
        one.clock += HOUR
        two.clock += HOUR
        assert len(two.call(two.service.sender.notices.claim, "dead")) == 1
        one.round()
        assert far.got == []
        one.later(301)
        one.later(301)
        assert [path for path, _, _ in far.got] == ["/1"]
        # Somebody who is there by way of the other process is not told.
        far.got.clear()
        game = games[0]
        waits = game.actor
        game.pass_turn()
        with sit(two.client, game.table, game.secrets[waits]):
            game.pass_turn(to=waits)
            one.later(2 * MINUTE)
            assert far.got == []


# Where nothing is sent.


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://example.org:8443/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://intranet/hook",
        "https://[::1]/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.1.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://me:secret@example.org/hook",
        "ftp://example.org/hook",
        "https:///hook",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: evil",
        "https://example.org:99999/",
        "nonsense",
    ],
)
def test_addresses_that_are_not_asked(address: str) -> None:
    with pytest.raises(Refused) as refused:
        delivery.place_of(address, private=False)
    assert len(refused.value.message("en")) > 20


def test_a_name_that_stands_for_a_private_address_is_not_asked(far: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.getaddrinfo

    def lies(host: Any, *given: Any, **named: Any) -> Any:
        numbers = ["93.184.215.14", "127.0.0.1"] if host == "hook.example.org" else [host]
        return [entry for number in numbers for entry in real(number, *given, **named)]

    monkeypatch.setattr(socket, "getaddrinfo", lies)
    with pytest.raises(Failed, match="private-address"):
        asyncio.run(delivery.post("https://hook.example.org/", {}, b"{}", private=False))
    assert far.got == []


def test_an_answer_is_neither_followed_nor_waited_for_long(far: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 0.4)
    far.status, far.headers = 302, {"Location": f"{far.url}/elsewhere"}
    with pytest.raises(Failed, match="refused"):
        delivery.judge(asyncio.run(delivery.post(f"{far.url}/hook", {}, b"{}", private=True)))
    assert [path for path, _, _ in far.got] == ["/hook"]
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(Failed, match="unreachable"):
            asyncio.run(delivery.post(address, {}, b"{}", private=True))
    with socket.create_server(("127.0.0.1", 0)) as endless:

        def drip() -> None:
            line, _ = endless.accept()
            with line:
                line.sendall(b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 20_000)

        thread = threading.Thread(target=drip)
        thread.start()
        with pytest.raises(Failed, match="unreachable"):
            asyncio.run(delivery.post(f"http://127.0.0.1:{endless.getsockname()[1]}/", {}, b"{}", private=True))
        thread.join()


def test_what_is_not_set_up_is_not_offered(sqlite: str) -> None:
    with TestClient(create_app(settings_for(sqlite))) as client:
        table = new_table(client, "me", "open")["table"]
        offered = client.get(f"/api/tables/{table}/notices").json()
        assert (offered["push"], offered["mail"], offered["webhook"]) == ("", False, False)
        push = {"channel": "push", "push": Subscriber("https://push.example.org/x").address}
        for wanted in (push, {"channel": "mail", "mail": "a@b.pt"}, {"channel": "webhook", "url": "https://a.pt/"}):
            answer = client.post(f"/api/tables/{table}/notices", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-offered")
        client.cookies.clear()
        assert client.get(f"/api/tables/{table}/notices").json()["code"] == "not-your-seat"


def test_others_can_neither_see_nor_change_a_way(sqlite: str, far: Receiver) -> None:
    with serving(sqlite) as place:
        game = Game(place)
        way = game.ways(0, "POST", body={"channel": "webhook", "url": f"{far.url}/secret-room"})["ways"][0]
        assert "secret-room" not in str(game.ways(0))
        assert game.ways(1)["ways"] == []
        for method, path, body in (
            ("PUT", f"/{way['id']}", {"here": False, "everywhere": False}),
            ("POST", f"/{way['id']}/test", None),
        ):
            answer = game.ask(1, method, f"/api/tables/{game.table}/notices{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-way")
        assert "secret-room" not in str(game.state(1))
        assert len(place.stored()["subscriptions"]) == 1
        asked: dict[str, Any]
        for wrong in ("https://user@x", "", "javascript:alert(1)"):
            asked = {"channel": "webhook", "url": wrong}
            assert game.ask(0, "POST", f"/api/tables/{game.table}/notices", asked).status_code == 400
        keys = {"p256dh": "AAAA", "auth": "AAAA"}
        asked = {"channel": "push", "push": {"endpoint": f"{far.url}/", "keys": keys}}
        assert game.ask(0, "POST", f"/api/tables/{game.table}/notices", asked).status_code == 400


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"smtp": "smtp://me:secret@mail.example:587", "mail_from": "a@b.pt"}, "--origin"),
        ({"smtp": "smtp://me:secret@mail.example", "origins": (PUBLIC,)}, "--mail-from"),
        ({"smtp": "mail.example me:secret", "origins": (PUBLIC,), "mail_from": "a@b.pt"}, "smtps://"),
        ({"webhooks": True}, "--origin"),
    ],
)
def test_what_is_missing_is_said_and_no_password_with_it(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(said)) as refused:
        Settings(**given)
    assert "secret" not in str(refused.value)
