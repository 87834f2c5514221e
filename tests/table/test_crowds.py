"""Many at once: whoever asks for much waits for himself, and nobody else waits for him."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

import ennichi

from .player import new_table, secret_of
from .running import Running, sit_at

CROWD = 60
SOON = 3.0  # seconds more than without a crowd
STRANGERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
ENDLESS_RECORD = "ennichi record 1\na" + 199_000 * " " + "!"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    started: list[Running] = []

    def one(**settings: float) -> Running:
        started.append(Running(f"sqlite:///{tmp_path / 'tables.db'}", **settings))
        return started[-1]

    yield one
    for running in started:
        running.stop()


def longest_wait(server: Running, turns: int) -> float:
    """How long a level 1 bot lets somebody wait at most who has nothing to do with others, over so many turns."""
    table = new_table(server.client, "me", "level1")
    waits: list[float] = []
    chance = random.Random(turns)
    with sit_at(server, table["table"], secret_of(table)) as me:
        while len(waits) < turns:
            began = time.monotonic()
            assert me.wait_for_turn()
            if time.monotonic() - began > 0.001:
                waits.append(time.monotonic() - began)
            me.touch(chance.choice(me.open_touches))
    return max(waits)


def tables_that_nobody_watches(server: Running, _: ExitStack) -> None:
    with server.client_from(STRANGERS[0]) as stranger:
        for _number in range(CROWD):
            new_table(stranger, "level5", "level5")


def tables_that_are_watched(server: Running, stay: ExitStack) -> None:
    strangers = [(source, stay.enter_context(server.client_from(source))) for source in STRANGERS]
    for number in range(CROWD):
        source, stranger = strangers[number % len(strangers)]
        table = new_table(stranger, "level5", "level3" if number % 2 else "level5")
        stay.enter_context(sit_at(server, table["table"], source=source))


def hints_and_analyses(server: Running, stay: ExitStack) -> None:
    with server.client_from(STRANGERS[0]) as stranger:
        for number in range(CROWD):
            table = new_table(stranger, "me", game="bitoku")
            source = STRANGERS[number % len(STRANGERS)]
            me = stay.enter_context(sit_at(server, table["table"], secret_of(table), source=source))
            me.ask(type="hint")
        for seed in range(4):
            table = stranger.post("/api/records", json={"text": finished_game(seed)}).json()
            assert stranger.get(f"/api/tables/{table['table']}/analysis").status_code == 202


def finished_game(seed: int) -> str:
    chance = random.Random(seed)
    g = ennichi.new("bamboo", seats=2, seed=seed)
    while not g.over:
        g.play(chance.choice(g.options))
    return g.record()


@pytest.mark.parametrize("flood", [tables_that_nobody_watches, tables_that_are_watched, hints_and_analyses])
def test_a_bot_answers_soon_whatever_others_ask_for(
    start: Callable[..., Running], flood: Callable[[Running, ExitStack], None]
) -> None:
    server = start()
    longest_wait(server, 1)  # the bot's process starts
    alone = longest_wait(server, 3)
    with ExitStack() as stay:
        flood(server, stay)
        busy = server.figures()
        assert sum(value for name, value in busy.items() if name.startswith("jobs_")) > 3
        assert longest_wait(server, 3) < alone + SOON


def test_a_record_without_end_is_refused_and_nobody_waits_for_it(start: Callable[..., Running]) -> None:
    server = start(replay_seconds=2)
    answers: list[httpx.Response] = []

    def attack() -> None:
        with server.client_from(STRANGERS[0]) as stranger:
            answers.append(stranger.post("/api/records", json={"text": ENDLESS_RECORD}))

    attacks = [threading.Thread(target=attack) for _ in range(2)]
    for each in attacks:
        each.start()
    slowest = 0.0
    ends = time.monotonic() + 30
    while any(each.is_alive() for each in attacks) and time.monotonic() < ends:
        began = time.monotonic()
        assert server.client.get("/api/games").status_code == 200
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < 1
    assert len(answers) == 2
    for answer in answers:
        assert (answer.status_code, answer.json()["code"] in ("too-long", "bad-record")) == (400, True)


def post_record(server: Running, timeout: float) -> httpx.Response | None:
    """The answer, or nothing when there was none."""
    try:
        return httpx.post(f"{server.address}/api/records?lang=fr", json={"text": finished_game(1)}, timeout=timeout)
    except httpx.TransportError:
        return None


def with_a_worker_that_hangs(server: Running) -> Running:
    """The process that replays records stands still from now on, as if what it does had no end."""
    first = post_record(server, 60)
    assert first is not None
    assert first.status_code == 201
    (worker,) = [process for process in server.processes() if process != server.process.pid]
    os.kill(worker, signal.SIGSTOP)
    return server


def test_a_replay_that_takes_too_long_is_given_up_in_words(start: Callable[..., Running]) -> None:
    server = with_a_worker_that_hangs(start(replay_seconds=2))
    answer = post_record(server, 20)
    assert answer is not None
    assert (answer.status_code, answer.json()["code"]) == (400, "too-long")
    assert "enregistrement" in answer.json()["message"]
    assert server.figures()["jobs_overdue_total"] == 1
    assert len(server.processes()) == 1  # the worker has gone
    again = post_record(server, 60)
    assert again is not None
    assert again.status_code == 201


def test_a_record_is_given_up_when_nobody_waits_for_it_any_more(start: Callable[..., Running]) -> None:
    server = with_a_worker_that_hangs(start(replay_seconds=60))
    assert post_record(server, 1) is None
    wait_until(lambda: server.figures()["jobs_cancelled_total"] == 1, 10)
    wait_until(lambda: len(server.processes()) == 1, 10)


def test_a_server_ends_while_a_record_is_read(start: Callable[..., Running]) -> None:
    server = with_a_worker_that_hangs(start(replay_seconds=60))
    asking = threading.Thread(target=post_record, args=(server, 30))
    asking.start()
    wait_until(lambda: server.figures()['jobs_running{sort="replay"}'] == 1, 10)
    server.process.terminate()
    server.process.wait(8)
    asking.join(10)
    wait_until(lambda: not server.processes(), 5)


def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    ends = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL], ids=["told to end", "killed"])
def test_no_process_is_left_behind_while_bots_think(start: Callable[..., Running], sign: signal.Signals) -> None:
    server = start(bot_cores=2)
    for bot in ("level1", "level5"):
        new_table(server.client, bot, bot)
    wait_until(lambda: server.figures()['jobs_running{sort="bot"}'] == 2, 10)
    wait_until(lambda: len(server.processes()) >= 4, 10)  # with a helper of the one that searches
    os.kill(server.process.pid, sign)
    server.process.wait(10)
    wait_until(lambda: not server.processes(), 10)


def test_a_hint_that_nobody_waits_for_any_more_is_given_up(start: Callable[..., Running]) -> None:
    server = start()
    with ExitStack() as stay:
        for _ in range(8):
            table = new_table(server.client, "me", game="bitoku")
            me = stay.enter_context(sit_at(server, table["table"], secret_of(table)))
            me.ask(type="hint")
            me.ask(type="hint")
            assert me.receive("refused")["code"] == "too-much"  # one at a time
        assert server.figures()['jobs_waiting{sort="hint"}'] > 3
    wait_until(lambda: server.figures()["jobs_cancelled_total"] > 4, 5)
    figures = server.figures()
    assert figures['jobs_waiting{sort="hint"}'] == 0
    wait_until(lambda: server.figures()['jobs_running{sort="hint"}'] == 0, 2)


def test_whoever_asks_for_many_hints_is_told_to_wait(start: Callable[..., Running]) -> None:
    server = start()
    with ExitStack() as stay:
        codes = []
        tables = [new_table(server.client, "me", game="bitoku") for _ in range(20)]
        seats = [stay.enter_context(sit_at(server, table["table"], secret_of(table))) for table in tables]
        for me in seats:  # all at once: a quick machine answers each while the next table is set up
            me.ask(type="hint")
        for me in seats:
            for _time in range(2):  # when the second is answered, so is the hint that is refused
                me.ask(type="about", touch="pass")
                codes.append(me.receive("refused", "about").get("code"))
        assert "too-much" in codes


def test_bots_pause_when_nobody_is_there_and_go_on_when_somebody_comes(start: Callable[..., Running]) -> None:
    server = start(watched_seconds=0.5)
    table = new_table(server.client, "level3", "level3")["table"]
    wait_until(lambda: server.figures()["touches_total"] > 0, 10)

    def still() -> bool:
        before = server.figures()["touches_total"]
        time.sleep(0.7)
        return server.figures()["touches_total"] == before

    wait_until(still, 10)
    with sit_at(server, table) as watching:
        number = watching.state["number"]
        while watching.state["number"] < number + 5:
            watching.next_state()
    assert not watching.state["view"]["over"]
    wait_until(still, 10)


def test_no_request_holds_the_event_loop(start: Callable[..., Running]) -> None:
    """A busy machine holds it too; but words, films and long logs together took seconds."""
    server = start()
    for seed in range(2):
        table = server.client.post("/api/records", json={"text": finished_game(seed)}).json()["table"]
        for language in ("en", "fr", "pt"):
            for path in ("", "/frames", "/frames/200", "/frames/200/about/stock.red"):
                assert server.client.get(f"/api/tables/{table}{path}?lang={language}").status_code == 200
            assert server.client.get(f"/api/games?lang={language}").status_code == 200
        assert server.client.post(f"/api/tables/{table}/continue", json={"at": 150}).status_code == 201
    assert server.figures()["loop_lag_seconds"] < 0.3
