"""Tables as people use them, on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, get_args

import pytest
from alembic import command
from fastapi.testclient import TestClient
from sqlalchemy import create_engine

import ennichi
from ennichi.kernel.registry import kind
from ennichi.kernel.text import LANGUAGES
from ennichi.table.app import create_app
from ennichi.table.database import migration_config
from ennichi.table.messages import SocketRequest
from ennichi.table.serve import check
from ennichi.table.settings import Settings

from .conftest import settings_for
from .player import new_table, secret_of, showing, sit


def test_a_whole_game_against_a_bot(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        assert me.play_at_random(1) > 50
        state = me.state
        assert state["view"]["over"]
        assert state["winners"]
        record = client.get(f"/api/tables/{table['table']}/record").text
        g = ennichi.replay(record)
        assert g.scores() == state["scores"]
        assert len(me.log) > 200
        numbers = [line["number"] for line in me.log]
        assert numbers == sorted(numbers)


def test_the_games_are_listed_in_words(client: TestClient) -> None:
    french = {game["name"]: game for game in client.get("/api/games?lang=fr").json()}
    assert french["bamboo"]["seats"] == [2, 3, 4]
    option = french["bamboo"]["options"][0]
    assert (option["name"], option["default"], len(option["values"])) == ("night", False, 2)
    assert [bot["label"] for bot in french["bamboo"]["bots"]] == ["Débutant", "Apprenti", "Vif", "Fort", "Maître"]


def test_seats_have_the_colours_that_were_chosen(client: TestClient) -> None:
    seats = [{"kind": "me", "name": "Inês", "colour": "black"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "bamboo", "seats": seats, "options": {"night": True}}
    table = client.post("/api/tables", json=wanted).json()["table"]
    state = client.get(f"/api/tables/{table}").json()
    assert [player["colour"] for player in state["view"]["table"]["players"]] == ["black", "yellow", "purple"]
    assert [seat["look"] for seat in state["seats"]] == [2, 1, 0]
    client.cookies.clear()  # a friend comes
    assert client.post(f"/api/tables/{table}/seats", json={"name": "Ren"}).json()["seat"] == 1
    seats_now = client.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["name"], seat["look"]) for seat in seats_now] == [("Inês", 2), ("Ren", 1), ("Sable", 0)]


@pytest.mark.parametrize("game", ["bamboo", "bitoku", "iki"])
def test_a_seat_looks_like_its_colour_in_the_box(client: TestClient, game: str) -> None:
    """Each colour has a look of its own: that of its hue where there is one. Seats look as in the lobby."""
    hues = {"purple": 0, "blue": 1, "red": 2, "green": 3}  # plum, sky, cinnabar, celadon
    info = next(each for each in client.get("/api/games").json() if each["name"] == game)
    looks = {colour["name"]: colour["look"] for colour in info["colours"]}
    assert sorted(looks.values()) == [0, 1, 2, 3]
    assert all(look == hues.get(colour, look) for colour, look in looks.items())
    table = new_table(client, *["open"] * 4, game=game)["table"]
    state = client.get(f"/api/tables/{table}").json()
    played = [player["colour"] for player in state["view"]["table"]["players"]]
    assert [seat["look"] for seat in state["seats"]] == [looks[colour] for colour in played]


def test_a_colour_that_cannot_be_had_is_refused_in_words(client: TestClient) -> None:
    for colours, said in ((["black", "black"], "two seats cannot both be black"), (["pink", ""], "'pink'")):
        seats = [{"kind": "open", "colour": colour} for colour in colours]
        answer = client.post("/api/tables", json={"game": "bamboo", "seats": seats})
        assert answer.status_code == 400
        assert said in answer.json()["message"]


def test_a_ghost_of_another_colour_leaves_its_own_to_two_players(tmp_path: Path) -> None:
    """The lobby offers what the components in use allow, and a seat looks as it did there."""
    temples = (kind("bamboo").folder / "components" / "temples.toml").read_text(encoding="utf-8")
    (tmp_path / "temples.toml").write_text(
        temples.replace('ghost_colour = "brown"', 'ghost_colour = "purple"'), encoding="utf-8"
    )
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", components=str(tmp_path))
    with TestClient(create_app(settings)) as client:
        bamboo = next(game for game in client.get("/api/games").json() if game["name"] == "bamboo")
        at_two = [colour["name"] for colour in bamboo["colours"] if 2 in colour["seats"]]
        assert at_two == ["yellow", "black", "brown"]
        seats = [{"kind": "open", "colour": colour} for colour in at_two[1:]]
        table = client.post("/api/tables", json={"game": "bamboo", "seats": seats}).json()["table"]
        shown = client.get(f"/api/tables/{table}").json()["seats"]
        looks = {colour["name"]: colour["look"] for colour in bamboo["colours"]}
        assert [seat["look"] for seat in shown] == [looks["black"], looks["brown"]]


def go_back(database: Path, revision: str) -> None:
    """A database as an older server left it."""
    with create_engine(f"sqlite:///{database}").begin() as old:
        config = migration_config()
        config.attributes["connection"] = old
        command.downgrade(config, revision)


def test_a_table_from_before_colours_could_be_chosen_opens(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    settings = Settings(database=f"sqlite:///{database}")
    with TestClient(create_app(settings)) as client:
        table = new_table(client, "me", "open")["table"]
    go_back(database, "0001")
    with TestClient(create_app(settings)) as client:
        state = client.get(f"/api/tables/{table}").json()
        assert [player["colour"] for player in state["view"]["table"]["players"]] == ["yellow", "purple"]
        assert [seat["look"] for seat in state["seats"]] == [1, 0]


def test_the_pieces_can_be_had_by_fingerprint(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    state = client.get(f"/api/tables/{table['table']}").json()
    pieces = client.get(f"/api/games/bamboo/pieces/{state['components']}")
    assert pieces.json()["homes"]["home.1D1"]["kind"] == "D"
    assert "immutable" in pieces.headers["cache-control"]
    assert client.get("/api/games/bamboo/pieces/000").status_code == 404


def test_the_pieces_speak_the_language_that_is_asked_for(client: TestClient) -> None:
    components = client.get(f"/api/tables/{new_table(client, 'me', 'open', game='iki')['table']}").json()["components"]
    for language in LANGUAGES:
        pieces = client.get(f"/api/games/iki/pieces/{components}?lang={language}").json()
        text = kind("iki").text(language)
        assert pieces["names"]["character.monk"] == text("character-monk")
        assert pieces["tokens"]["pipe.spring-a"]["effect"]["words"] == text("effect-fire", count=1)


def test_pieces_that_another_release_printed_are_not_kept(client: TestClient) -> None:
    """A browser keeps pieces for good, so their address must be another one when their words are."""
    bamboo = kind("bamboo")
    pieces = client.get(f"/api/games/bamboo/pieces/{bamboo.box().fingerprint}-00000000")
    assert pieces.json()["homes"]["home.1D1"]["kind"] == "D"
    assert pieces.headers["cache-control"] == "no-cache"


def test_a_set_of_components_for_one_game_leaves_the_others_alone(tmp_path: Path) -> None:
    built_in = kind("bamboo").folder / "components" / "food.toml"
    own = tmp_path / "bamboo"
    own.mkdir()
    (own / "food.toml").write_text(built_in.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", components=str(tmp_path))
    check(settings, "127.0.0.1", 0)
    with TestClient(create_app(settings)) as client:
        for game, note in (("bamboo", str(tmp_path)), ("bitoku", ""), ("iki", "")):
            table = new_table(client, "me", "open", game=game)["table"]
            state = client.get(f"/api/tables/{table}").json()
            assert state["componentsNote"] == note
            assert client.get(f"/api/games/{game}/pieces/{state['components']}").status_code == 200
        g = ennichi.new("iki", seats=2, seed=4)
        assert client.post("/api/records", json={"text": g.record()}).status_code == 201
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(ennichi.BadSetting, match="holds no component file"):
        check(Settings(components=str(empty)), "127.0.0.1", 0)


def test_a_friend_takes_the_open_seat_by_link(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    friend = TestClient(client.app)
    friend.portal = client.portal
    taken = friend.post(f"/api/tables/{table['table']}/seats", json={"name": "Théo"}).json()
    assert taken["seat"] == 1
    with sit(friend, table["table"]) as theo, sit(client, table["table"]) as me:
        assert theo.state["viewer"] == 1
        assert me.state["viewer"] == 0
        assert [seat["name"] for seat in me.state["seats"]] == ["Inês", "Théo"]
        actor = [me, theo][me.state["view"]["actor"]]
        other = theo if actor is me else me
        assert actor.open_touches
        assert other.open_touches == []
        touch = actor.open_touches[0]
        actor.touch(touch)
        assert other.next_state()["last"] == {"seat": actor.state["viewer"], "touch": touch}


def test_taking_a_seat_twice_gives_the_same_seat(client: TestClient) -> None:
    table = new_table(client, "open", "open")
    first = client.post(f"/api/tables/{table['table']}/seats", json={"name": "A"}).json()
    again = client.post(f"/api/tables/{table['table']}/seats", json={"name": "B"}).json()
    assert first == again


def test_the_private_link_brings_the_seat_back_on_another_device(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    other = TestClient(client.app)
    other.portal = client.portal
    with sit(other, table["table"], secret_of(table)) as device:
        assert device.state["viewer"] == 0
    held = other.post(f"/api/tables/{table['table']}/hold", json={"secret": secret_of(table)})
    assert held.json() == table
    assert [line["table"] for line in other.get("/api/tables").json()] == [table["table"]]


def test_a_spectator_sees_the_table_and_cannot_act(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    with sit(stranger, table["table"]) as watching:
        assert watching.state["viewer"] is None
        assert watching.open_touches == []
        assert watching.touch("section.pr1")["code"] == "not-your-seat"
        watching.ask(type="hint")
        assert watching.receive("refused")["code"] == "no-hint"


def test_my_tables_are_listed_newest_first(client: TestClient) -> None:
    first = new_table(client, "me", "open")
    second = new_table(client, "me", "open", "open", night=True)
    lines = client.get("/api/tables").json()
    assert {line["table"] for line in lines} == {first["table"], second["table"]}
    assert len(lines[0]["seats"]) in (2, 3)
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    assert stranger.get("/api/tables").json() == []


def test_undo_and_restart_are_exact(client: TestClient) -> None:
    table = new_table(client, "me", "open")["table"]
    friend = TestClient(client.app)
    friend.portal = client.portal
    friend.post(f"/api/tables/{table}/seats", json={"name": "Théo"})
    with sit(client, table) as me, sit(friend, table) as theo:
        players = [me, theo]
        undone = restarted = 0
        turn_start: dict[str, Any] = {}
        for step in range(150):
            actor = players[me.state["view"]["actor"]]
            before = actor.state
            if not before["canUndo"]:
                turn_start = before
            actor.touch(actor.open_touches[step % len(actor.open_touches)])
            for player in players:
                while player.state["number"] != before["number"] + 1:
                    player.next_state()
            kind = "restart" if step % 3 == 0 else "undo"
            if not actor.state["canRestart" if kind == "restart" else "canUndo"]:
                continue
            other = players[1 - before["viewer"]]
            if kind == "undo":
                other.ask(type="undo", version=other.state["version"])
                assert other.receive("refused")["code"] == "no-undo"
            expected = turn_start if kind == "restart" else before
            actor.ask(type=kind, version=actor.state["version"])
            back = actor.next_state()
            assert {key: back[key] for key in EXACT} == {key: expected[key] for key in EXACT}
            assert len(actor.log) == len([line for line in actor.log if line["number"] <= back["number"]])
            while other.state["version"] != back["version"]:
                other.next_state()
            undone += kind == "undo"
            restarted += kind == "restart"
        assert undone > 10
        assert restarted > 3


def test_a_player_returns_to_any_point_of_the_turn(client: TestClient) -> None:
    table = new_table(client, "open", "open")
    players = []
    secrets = []
    for name in ("Inês", "Théo"):
        person = TestClient(client.app)
        person.portal = client.portal
        secrets.append(secret_of(person.post(f"/api/tables/{table['table']}/seats", json={"name": name}).json()))
    with sit(client, table["table"], secrets[0]) as me, sit(client, table["table"], secrets[1]) as theo:
        players = [me, theo]
        returns = 0
        for step in range(80):
            number = max(player.state["number"] for player in players)
            for player in players:
                while player.state["number"] < number:
                    player.next_state()
            actor = players[me.state["view"]["actor"]]
            seen = {actor.state["number"]: actor.state}
            for _ in range(3):
                if actor.open_touches:
                    actor.touch(actor.open_touches[step % len(actor.open_touches)])
                    seen[actor.state["number"]] = actor.state
            limit, number = actor.state["undoLimit"], actor.state["number"]
            for to in (limit - 1, number):
                if to >= 0:
                    actor.ask(type="undo", version=actor.state["version"], to=to)
                    assert actor.receive("refused")["code"] == "no-undo"
            if limit in seen and limit < number - 1:
                actor.ask(type="undo", version=actor.state["version"], to=limit)
                back = actor.next_state()
                assert {key: back[key] for key in EXACT} == {key: seen[limit][key] for key in EXACT}
                returns += 1
                other = players[1 - actor.state["viewer"]]
                while other.state["version"] != back["version"]:
                    other.next_state()
                actor.touch(actor.open_touches[-1])
        assert returns > 2


EXACT = ("number", "view", "touches", "prompt", "canUndo", "scores", "ask")


def test_undo_stops_where_another_seat_acted(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.play_at_random(3, most=1)
        me.wait_for_turn()
        if me.state["last"]["seat"] != 0:
            assert not me.state["canUndo"]
            me.ask(type="undo", version=me.state["version"])
            assert me.receive("refused")["code"] == "no-undo"


def test_a_late_touch_is_refused_and_the_newest_state_follows(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        number = me.state["number"]
        me.ask(type="touch", number=number + 5, touch=me.open_touches[0])
        assert me.receive("refused")["code"] == "late"
        assert me.next_state()["number"] == number


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is not asked for now"), ("fr", "n’est pas demandé"), ("pt", "não é pedid")]
)
def test_an_illegal_touch_says_why_in_the_readers_words(client: TestClient, language: str, said: str) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table), language) as me:
        me.wait_for_turn()
        refused = me.touch("stock.red")
        assert refused["code"] == "illegal"
        assert said in refused["message"]
        assert "stock.red" not in refused["message"]
        assert me.touch("nothing.there")["code"] == "illegal"


def test_things_explain_themselves_in_the_viewers_language(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        me.ask(type="about", touch="spirit.kappa")
        english = me.receive("about")
        assert english["title"] == "Kappa"
        assert english["source"] == "rulebook"
        assert (english["reason"], english["notAsked"]) == ("you do not have this spirit", False)
        me.ask(type="about", touch="temple.red")
        other = me.receive("about")
        assert (other["reason"] != "", other["notAsked"]) == (True, True)  # only that the question is another one
        me.ask(type="about", touch=me.open_touches[0])
        assert me.receive("about")["notAsked"] is False
        me.ask(type="language", language="fr")
        assert me.next_state()["prompt"] != english["text"]
        me.ask(type="about", touch="spirit.kappa")
        french = me.receive("about")
        assert french["text"] not in ("", english["text"])


def test_a_hint_names_an_open_touch(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        me.ask(type="hint")
        hint = me.receive("hint")
        assert hint["touch"] in me.open_touches
        assert hint["words"]
        ways = hint["lines"]
        assert 1 <= len(ways) <= 3
        assert ways[0]["touches"][0] == hint["touch"]
        assert {way["touches"][0] for way in ways} <= set(me.open_touches)
        assert all(way["words"] for way in ways)


def test_the_same_question_gets_the_same_advice(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="iki")
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        me.ask(type="hint")
        first = me.receive("hint")
        me.ask(type="hint")
        assert me.receive("hint") == first
        me.touch(first["touch"])
        if me.state["canUndo"]:
            me.ask(type="undo", version=me.state["version"])
            me.next_state()
            me.ask(type="hint")
            assert me.receive("hint") == first


def test_a_seat_can_be_left_to_a_bot(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.ask(type="resign", bot="random")
        while not me.state["view"]["over"]:
            me.next_state()
        assert [seat["kind"] for seat in me.state["seats"]] == ["bot", "bot"]


def test_who_left_a_seat_to_a_bot_watches_from_then_on(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    with sit(client, table["table"], secret_of(table)) as me:
        me.ask(type="resign", bot="random")
        while me.state["seats"][0]["kind"] != "bot":
            me.next_state()
    for secret in (secret_of(table), ""):
        with sit(client, table["table"], secret) as me:
            assert me.state["viewer"] is None
            assert me.touch("section.pr1")["code"] == "not-your-seat"
    # The other seat is still open, to this browser too.
    taken = client.post(f"/api/tables/{table['table']}/seats", json={"name": "Inês"}).json()
    assert taken["seat"] == 1
    with sit(client, table["table"]) as me:
        assert me.state["viewer"] == 1


def test_a_name_can_be_changed(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    with sit(client, table["table"]) as me:
        me.ask(type="rename", name="  Inês   Maria ")
        assert me.next_state()["seats"][0]["name"] == "Inês Maria"
        me.ask(type="rename", name=" \t ")
        assert me.receive("refused")["code"] == "bad-name"


def test_rematch_moves_the_seats_round_and_brings_everybody_along(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.ask(type="rematch")
        assert me.receive("refused")["code"] == "not-over"
        me.play_at_random(4)
    with sit(client, table["table"]) as me:
        me.ask(type="rematch")
        while not me.state["rematch"]:
            me.next_state()
        again, _, secret = me.state["rematch"].removeprefix("/t/").partition("#")
    with sit(client, again, secret) as me:
        assert me.state["viewer"] == 1
        assert me.state["seats"][1]["name"] == "Inês"
    assert again in [line["table"] for line in client.get("/api/tables").json()]


def finished(client: TestClient) -> str:
    table = new_table(client, "me", "random")
    with sit(client, table["table"], secret_of(table)) as me:
        me.play_at_random(5)
    return str(table["table"])


def test_what_gives_away_the_seed_waits_for_the_end(client: TestClient) -> None:
    table = new_table(client, "me", "open")["table"]
    assert client.get(f"/api/tables/{table}/record").json()["code"] == "not-over"
    assert client.post(f"/api/tables/{table}/continue", json={"at": 0}).json()["code"] == "not-over"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # it takes long, and no database does
def test_a_finished_game_is_analysed_and_one_under_way_is_not(client: TestClient) -> None:
    table = new_table(client, "me", "open")["table"]
    refused = client.get(f"/api/tables/{table}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-over")
    table = finished(client)
    answer = client.get(f"/api/tables/{table}/analysis?lang=fr")
    assert answer.status_code == 202
    seen = [answer.json()]
    while answer.status_code == 202:
        time.sleep(0.1)
        answer = client.get(f"/api/tables/{table}/analysis?lang=fr")
        seen.append(answer.json())
    known = [found for found in seen if found["turns"]]
    first, found = known[0], known[-1]
    of = len(found["turns"])
    assert {each["of"] for each in known} == {of}
    assert [each["done"] for each in seen] == sorted([each["done"] for each in seen])
    assert first["done"] < of, "the curve is there before all turns are judged"
    assert len(first["turns"]) == of
    for each in known:
        assert sum(turn["sure"] for turn in each["turns"]) == each["done"]
    assert found["done"] == of
    changed = [a["expected"] != b["expected"] for a, b in zip(first["turns"], found["turns"], strict=True)]
    assert any(changed), "the curve deepens"
    assert "de l’année 4, tour " in found["turns"][-1]["words"]
    for turn in found["turns"]:
        assert sum(turn["expected"]) == pytest.approx(1)
        assert len(turn["scores"]) == len(turn["expected"]) == 2
    assert found["swings"]
    for swing in found["swings"]:
        assert swing["loss"] > 0
        assert swing["played"] != swing["better"] != ""
        assert swing["number"] in {turn["number"] for turn in found["turns"]}
    what_could_have_been(client, table, found["swings"])


def what_could_have_been(client: TestClient, table: str, swings: list[Any]) -> None:
    """Each better way can be played where it belongs, and gone on from."""
    for swing in swings:
        address = f"/api/tables/{table}/frames/{swing['number']}"
        line = client.get(f"{address}/line", params={"touch": swing["touches"], "lang": "pt"}).json()
        assert [frame["number"] for frame in line["frames"]] == [
            swing["number"] + at for at in range(1, len(swing["touches"]) + 1)
        ]
        assert all(frame["words"] and frame["shown"]["view"] for frame in line["frames"])
        assert line["frames"][0]["seat"] == swing["seat"]
    refused = client.get(f"{address}/line", params={"touch": ["nonsense"]})
    assert refused.json()["code"] == "bad-setting"
    given = {"at": swing["number"], "line": swing["touches"], "name": "Inês"}
    again = client.post(f"/api/tables/{table}/continue", json=given).json()
    assert again["seat"] == swing["seat"]
    with sit(client, again["table"], secret_of(again)) as me:
        assert me.state["number"] >= swing["number"] + len(swing["touches"])


def test_what_could_have_been_waits_for_the_end(client: TestClient) -> None:
    """A game under way tells nobody what other touches would bring to light."""
    table = new_table(client, "me", "open")["table"]
    refused = client.get(f"/api/tables/{table}/frames/0/line", params={"touch": ["section.pr1"]})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-over")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_analysis_stops_when_nobody_asks_for_it_and_goes_on_when_somebody_does(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ennichi.table.analyses.WANTED_SECONDS", 0.5)
    address = f"/api/tables/{opened_record(client, 1)}/analysis"

    def done() -> int:
        answer = client.get(address)
        assert answer.status_code == 202
        return int(answer.json()["done"])

    while done() < 3:
        time.sleep(0.1)
    time.sleep(1.5)
    for sort in ("waiting", "running"):
        assert f'ennichi_jobs_{sort}{{sort="analysis"}} 0' in client.get("/metrics").text
    stopped = done()  # and asks again
    assert stopped >= 3
    while (now := done()) < stopped + 2:
        assert now >= stopped
        time.sleep(0.1)


def opened_record(client: TestClient, seed: int) -> str:
    g = ennichi.new("bamboo", seats=2, seed=seed)
    while not g.over:
        g.play(g.options[-1])
    return str(client.post("/api/records", json={"text": g.record()}).json()["table"])


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_one_address_has_a_few_analyses_at_a_time(client: TestClient) -> None:
    tables = [opened_record(client, seed) for seed in range(6)]
    codes = [client.get(f"/api/tables/{table}/analysis").status_code for table in tables]
    assert codes == [202, 202, 202, 202, 429, 429]


def test_a_game_under_way_can_be_looked_back_at_as_far_as_it_has_come(client: TestClient) -> None:
    table = new_table(client, "me", "random")
    address = f"/api/tables/{table['table']}"
    with sit(client, table["table"], secret_of(table)) as me:
        me.wait_for_turn()
        number = me.state["number"]
        film = client.get(f"{address}/frames").json()
        assert [frame["number"] for frame in film["frames"]] == list(range(number + 1))
        assert not film["over"]
        assert not film["open"]
        then = client.get(f"{address}/frames/{number}", headers=showing(secret_of(table))).json()
        assert then["view"] == me.state["view"]
        me.ask(type="touch", number=number, touch=me.open_touches[0])
        me.next_state()
        me.wait_for_turn()
        assert len(client.get(f"{address}/frames").json()["frames"]) == me.state["number"] + 1


def test_a_finished_game_can_be_looked_back_at_and_continued(client: TestClient) -> None:
    table = finished(client)
    film = client.get(f"/api/tables/{table}/frames?lang=pt").json()
    last = film["frames"][-1]
    assert film["over"]
    assert film["open"]
    assert film["winners"]
    assert client.get(f"/api/games/bamboo/pieces/{film['components']}").status_code == 200
    assert [frame["number"] for frame in film["frames"]] == list(range(last["number"] + 1))
    frame = client.get(f"/api/tables/{table}/frames/{last['number']}").json()
    assert [sum(lines.values()) for lines in frame["breakdown"]] == last["scores"]
    assert client.get(f"/api/tables/{table}/frames/99999").json()["code"] == "no-frame"
    thing = client.get(f"/api/tables/{table}/frames/20/about/stock.red?lang=fr").json()
    assert thing["title"]
    assert not thing["does"]
    assert not thing["reason"]
    assert client.get(f"/api/tables/{table}/frames/20/about/nothing").json()["code"] == "bad-setting"
    assert client.get(f"/api/tables/{table}/frames/99999/about/stock.red").json()["code"] == "no-frame"
    again = client.post(f"/api/tables/{table}/continue", json={"at": 20, "name": "Inês"}).json()
    with sit(client, again["table"]) as me:
        assert me.state["number"] >= 20
        assert me.state["viewer"] == again["seat"]
        assert me.state["seats"][again["seat"]]["name"] == "Inês"


def test_a_record_can_be_opened(client: TestClient) -> None:
    g = ennichi.new("bamboo", seats=3, seed=4, names=["A", "B", "C"], night=True)
    for _ in range(60):
        g.play(g.options[-1])
    opened = client.post("/api/records", json={"text": g.record()})
    assert opened.status_code == 201
    film = client.get(f"/api/tables/{opened.json()['table']}/frames").json()
    assert len(film["frames"]) == 61
    assert [seat["name"] for seat in film["seats"]] == ["A", "B", "C"]
    bad = client.post("/api/records", json={"text": g.record()[:-20]})
    assert bad.json()["code"] == "bad-record"
    assert "cut off" in bad.json()["message"] or "expected" in bad.json()["message"]


def test_a_table_can_be_deleted_by_who_sits_there(client: TestClient) -> None:
    table = new_table(client, "me", "open")["table"]
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    assert stranger.delete(f"/api/tables/{table}").json()["code"] == "not-your-seat"
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert client.get(f"/api/tables/{table}").json()["code"] == "removed"


def test_a_restarted_server_knows_every_touch(database: str) -> None:
    with TestClient(create_app(settings_for(database))) as client:
        table = new_table(client, "me", "random")
        with sit(client, table["table"], secret_of(table)) as me:
            me.play_at_random(7, most=30)
            me.wait_for_turn()
            seen = me.state
    with TestClient(create_app(settings_for(database))) as client, sit(client, table["table"], secret_of(table)) as me:
        assert me.state["number"] >= seen["number"]
        assert me.state["view"] == seen["view"]
        assert me.state["touches"] == seen["touches"]


def test_health_and_metrics(client: TestClient) -> None:
    new_table(client, "me", "open")
    assert client.get("/health").json()["status"] == "ok"
    figures = dict(line.split() for line in client.get("/metrics").text.splitlines())
    assert [figures[f"ennichi_{name}"] for name in ("tables", "rooms", "viewers", "touches_total")] == [
        "1",
        "1",
        "0",
        "0",
    ]
    assert 0 <= float(figures["ennichi_loop_lag_seconds"]) < 60
    for name in ("bot_failures", "jobs_cancelled", "jobs_overdue", "worker_deaths"):
        assert figures[f"ennichi_{name}_total"] == "0"
    for sort in ("bot", "replay", "hint", "analysis"):
        assert (
            figures[f'ennichi_jobs_waiting{{sort="{sort}"}}']
            == figures[f'ennichi_jobs_running{{sort="{sort}"}}']
            == "0"
        )


def test_the_page_for_client_authors_names_every_request_and_message(client: TestClient) -> None:
    answer = client.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    for path in client.get("/api/openapi.json").json()["paths"]:
        assert path in answer.text
    for message in get_args(SocketRequest):
        assert f'id="{message.__name__}"' in answer.text
    assert "script" not in answer.text
    assert client.get("/api/docs.css").status_code == 200


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js", "/assets/..%2fsecret", "/api"])
def test_unknown_addresses_are_refused_in_json(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "message"}


def test_what_was_taken_back_is_told_no_more_and_the_rest_as_before(client: TestClient) -> None:
    table = new_table(client, "me", "random", game="iki")
    with sit(client, table["table"], secret_of(table)) as me:
        for _ in range(60):
            me.wait_for_turn()
            me.touch(me.open_touches[0])
            me.wait_for_turn()
            if me.state["canUndo"] and me.state["number"] > 12:
                break
        me.ask(type="undo", version=me.state["version"])
        me.next_state()
        after = client.get(f"/api/tables/{table['table']}").json()
        again = client.get(f"/api/tables/{table['table']}?lang=en").json()
        assert after["scenes"] == again["scenes"]
        assert [scene["index"] for scene in after["scenes"]] == list(range(len(after["scenes"])))
        assert max(scene["end"] for scene in after["scenes"]) == after["number"]
        assert max(line["number"] for line in after["log"]) <= after["number"]
        assert [line["scene"] for line in after["log"]] == sorted(line["scene"] for line in after["log"])
