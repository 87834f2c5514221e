"""The rules change in the middle of a game: at every number of touches it goes on, or is read, and says so."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ennichi
from ennichi.kernel import registry
from ennichi.kernel.game import Game, Step
from ennichi.kernel.registry import kind
from ennichi.kernel.shapes import GameView
from ennichi.table import replays, rooms, wording
from ennichi.table.database import StoredSeat, StoredTable
from ennichi.table.refusals import Refused
from ennichi.table.rooms import Room, survived
from ennichi.table.service import Cards, Service
from ennichi.table.settings import Settings
from ennichi.table.shapes import Film, State
from tests.toy.game import KIND, PLAY_CARD, Goods, PlayCard, Stalls

from .conftest import settings_for

Change = Callable[[pytest.MonkeyPatch], None]


class Played:
    """One game, as a table after each number of touches; and what everybody saw of it then."""

    def __init__(self, database: str) -> None:
        self.settings = settings_for(database)
        self.tables: list[str] = []
        self.seen: list[list[GameView]] = []  # by number of touches, then by viewer

    async def play(self) -> None:
        async with serving(self.settings) as service:
            over = False
            while not over:
                seats = [StoredSeat("human", "Inês"), StoredSeat("human", "Théo")]
                options = {"mood": "wild", "rich": True}
                room = await service.open_table("stalls", options, seats, Cards(11), "browser", 0)
                await play_on(service, room, len(self.tables), seed=5)
                over = room.game.over
                self.tables.append(room.id)
                self.seen.append([room.game.view(seat) for seat in VIEWERS])


VIEWERS = (0, 1, None)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Service]:
    service = Service(settings)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def play_on(service: Service, room: Room, most: int, seed: int) -> None:
    """Play at random, so many touches or to the end."""
    chance = random.Random(seed)
    for _ in range(most):
        if room.game.over:
            break
        state = state_of(service, room, room.game.seat)
        await service.touch(room, room.game.seat, state["number"], chance.choice(state["touches"])["name"])


def state_of(service: Service, room: Room, seat: int | None, language: str = "en") -> State:
    return wording.state(room, seat, language, service.database.keys, -1)


def film_of(room: Room) -> Film:
    """The film of a table; it is made here, where the rules are changed."""
    plays = [(play.seat, play.touch, not play.secret) for play in room.plays[room.first :]]
    frames = replays.film(room.start.dump(), room.components, room.first, plays, "en")
    film: Film = json.loads(wording.film(room, "en", frames))
    return film


@pytest.fixture
def played(database: str, monkeypatch: pytest.MonkeyPatch) -> Played:
    monkeypatch.setitem(registry.KINDS, KIND.name, KIND)
    monkeypatch.setattr(rooms, "POSITION_EVERY", 4)
    found = Played(database)
    asyncio.run(found.play())
    assert len(found.tables) > 10
    return found


# Changes of the rules.


def only_a_new_number(_: pytest.MonkeyPatch) -> None:
    """Whatever was changed does not concern this game."""


def another_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Goods, g: Stalls) -> bool:
        g.coins[g.seat] += 3 * self.coins if self.coins > 0 else self.coins
        g.stars[g.seat] += self.stars
        return False

    monkeypatch.setattr(Goods, "run", run)


def another_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    start = type(KIND).start

    def poorer(self: Any, header: Any, chance: Any) -> Stalls:
        g = start(self, header, chance)
        g.coins = [1] * header.seats
        return g

    monkeypatch.setattr(type(KIND), "start", poorer)


def a_forbidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = PlayCard.legal
    monkeypatch.setattr(PlayCard, "legal", lambda self, g: legal(self, g)[1:] or legal(self, g))


def renamed_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: dict[str, Step[Any]] = KIND.box().steps
    monkeypatch.delitem(steps, PLAY_CARD.key)
    monkeypatch.setattr(PLAY_CARD, "key", "lay a card")
    monkeypatch.setitem(steps, PLAY_CARD.key, PLAY_CARD)


def renamed_steps_and_another_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    renamed_steps(monkeypatch)
    another_amount(monkeypatch)


def no_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that some positions wait for exist no more."""
    steps: dict[str, Step[Any]] = KIND.box().steps
    for key in [key for key, step in steps.items() if step.asks and step is not PLAY_CARD and key != "wish"]:
        monkeypatch.delitem(steps, key)


def a_new_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions hold something that the old ones do not, and the rules stumble over them."""
    pack, unpack = Stalls.pack, type(KIND).unpack

    def unpack_bank(self: Any, header: Any, common: Any, table: Any) -> Stalls:
        assert 1 // table.get("bank", 0) == 1
        return unpack(self, header, common, table)

    monkeypatch.setattr(Stalls, "pack", lambda self: {**pack(self), "bank": 1})
    monkeypatch.setattr(type(KIND), "unpack", unpack_bank)


CHANGES: list[Change] = [
    only_a_new_number,
    another_amount,
    another_setup,
    a_forbidden_card,
    renamed_steps,
    renamed_steps_and_another_amount,
    no_choices,
    a_new_field,
]
WHOLE = (only_a_new_number, renamed_steps)
LATEST = (another_amount, another_setup, a_forbidden_card)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("raised", [1, 0], ids=["new number", "same number"])
def test_at_every_number_of_touches(
    played: Played, monkeypatch: pytest.MonkeyPatch, change: Change, raised: int
) -> None:
    monkeypatch.setattr(KIND, "rules", KIND.rules + raised)
    change(monkeypatch)
    states = asyncio.run(look_and_play_on(played))
    assert all(state["notice"] for state in states) or not raised
    if change in WHOLE or change in LATEST:
        assert [state["number"] for state in states] == list(range(len(states)))
    if change in WHOLE:
        assert {read_notice(state) for state in states} == {"same" if raised else ""}
    if change is no_choices and raised:
        assert "back" in {read_notice(state) for state in states}
    if change is renamed_steps_and_another_amount or change is a_new_field:
        assert any(state["readOnly"] for state in states)


async def look_and_play_on(played: Played) -> list[State]:
    async with serving(played.settings) as service:
        states = [await look(service, played, n) for n in range(len(played.tables))]
        service.rooms.forget_idle()
        again = [await look(service, played, n) for n in range(len(played.tables))]
        assert again == states  # it is settled once
        for n, state in enumerate(states):
            if not state["readOnly"]:
                await play_to_the_end(service, played, n, state["number"])
    return states


async def look(service: Service, played: Played, n: int) -> State:
    """The table of n touches, as a spectator sees it; whatever it shows must be true."""
    room = await service.find(played.tables[n])
    states = [state_of(service, room, seat) for seat in VIEWERS]
    state = states[-1]
    stored = await service.database.load(room.id)
    assert stored is not None
    # It never claims touches that its position has not seen.
    assert state["number"] == room.number == len(room.game.touches())
    if state["readOnly"]:
        assert len(stored.touches) == n  # nothing is lost: rules that understand it may come
        assert not any(each["touches"] for each in states)
        assert state["view"]["over"] or "only be looked at" in state["prompt"]
        with pytest.raises(Refused, match="over" if state["view"]["over"] else "read-only"):
            await service.touch(room, room.game.seat, state["number"], "card.1")
        film = film_of(room)
        assert [frame["number"] for frame in film["frames"]] == list(range(state["number"] + 1))
        assert film["notice"] == state["notice"]
    else:
        assert len(stored.touches) == state["number"] <= n
        assert stored.rules == KIND.rules
        # What the players see is what they saw then, but for what is open to them now.
        if state["number"]:
            assert [shown(each["view"]) for each in states] == [shown(view) for view in played.seen[state["number"]]]
        assert state["view"]["over"] or any(each["touches"] for each in states)
    if state["number"] < n:
        assert state["readOnly"] or n - state["number"] == 1 or str(n - state["number"]) in state["notice"]
    said = {wording.notice(room, language) for language in ("en", "fr", "pt")}
    assert said == {""} or len(said) == 3
    assert state["notice"] or (state["number"], stored.rules) == (n, KIND.rules)
    for number in range(room.first, state["number"] + 1):
        assert (await wording.frame_view(room, 0, number, "en"))["number"] == number
    return state


def shown(view: GameView) -> dict[str, object]:
    return {key: value for key, value in view.items() if key != "touches"}


def read_notice(state: State) -> str:
    said = str(state["notice"])
    for words, short in (("different by them", "same"), ("taken back;", "back"), ("from where it stood", "on")):
        if words in said:
            return short
    return said


async def play_to_the_end(service: Service, played: Played, n: int, number: int) -> None:
    room = await service.find(played.tables[n])
    await play_on(service, room, 100, seed=n)
    assert room.game.over
    film = film_of(room)["frames"]
    frames = [frame["number"] for frame in film]
    assert frames == list(range(frames[0], len(frames) + frames[0]))
    assert frames[0] <= number
    assert film[-1]["scores"] == state_of(service, room, None)["scores"]


def test_a_table_of_newer_rules_is_read_and_left_to_a_newer_server(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two versions run side by side for a while: the older one must not take the table back."""

    async def look_everywhere() -> list[State]:
        async with serving(played.settings) as service:
            return [state_of(service, await service.find(table), None) for table in played.tables]

    newer = KIND.rules
    monkeypatch.setattr(KIND, "rules", newer - 1)
    for n, state in enumerate(asyncio.run(look_everywhere())):
        assert (state["number"], state["readOnly"]) == (n, True)
        assert "newer" in state["notice"]
        assert shown(state["view"]) == shown(played.seen[n][-1])
    monkeypatch.setattr(KIND, "rules", newer)
    for n, state in enumerate(asyncio.run(look_everywhere())):
        assert (state["number"], state["readOnly"], state["notice"]) == (n, False, "")


def test_a_server_that_has_a_table_open_takes_over_how_another_goes_on(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have the table in memory when one of them finds that its stored position is another one."""
    monkeypatch.setitem(registry.KINDS, KIND.name, KIND)

    async def both() -> None:
        async with serving(settings_for(postgres)) as first, serving(settings_for(postgres)) as second:
            seats = [StoredSeat("human", "Inês"), StoredSeat("human", "Théo")]
            here = await first.open_table("stalls", {"rich": True}, seats, Cards(11), "browser", 0)
            await play_on(first, here, 3, seed=1)
            there = await second.find(here.id)
            another_setup(monkeypatch)
            first.rooms.forget(here.id)
            here = await first.find(here.id)
            assert here.first == 3
            there = await second.find(here.id)
            assert (there.first, there.game.dump()) == (here.first, here.game.dump())
            await play_on(second, there, 1, seed=1)
            here = await first.find(here.id)
            assert (here.number, here.game.dump()) == (4, there.game.dump())

    asyncio.run(both())


# The games themselves.


def whole_game(name: str, seats: int, seed: int) -> list[tuple[Game, str]]:
    """A game at random: each position, with the touch that led to it."""
    chance = random.Random(seed)
    g = ennichi.new(name, seats=seats, seed=seed)
    found = [(g.clone(), "")]
    while not g.over:
        touch = g.name(chance.choice(g.options))
        g.play(g.touch(touch))
        found.append((g.clone(), touch))
    return found


def at(name: str, game: list[tuple[Game, str]], n: int) -> tuple[StoredTable, list[tuple[int, bytes]]]:
    """What the database holds after n touches."""
    of = kind(name)
    first = game[0][0].header
    touches = [(game[i][0].seat, game[i + 1][1]) for i in range(n)]
    seats = [StoredSeat("human", f"{seat + 1}") for seat in range(first.seats)]
    stored = StoredTable("table", name, of.rules, of.box().fingerprint, first.seed, dict(first.options), seats, touches)
    numbers = [n, *range(n // 40 * 40, 0, -40)]
    return stored, [(number, game[number][0].dump()) for number in numbers]


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_real_games_that_would_be_dealt_otherwise_go_on_from_what_was_seen(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = whole_game(name, 2, 3)
    monkeypatch.setattr(kind(name), "rules", kind(name).rules + 1)
    for n in range(len(game)):
        stored, positions = at(name, game, n)
        room = survived(replace(stored, rules=stored.rules - 1, seed=4), "", positions)
        assert (room.number, room.read_only, room.first) == (n, False, n)
        assert room.game.view(1)["table"] == game[n][0].view(1)["table"]


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_real_games_that_wait_for_a_step_that_is_no_more_go_back_to_one_that_does_not(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = whole_game(name, 2, 3)
    waits = [{step.key for step in g.todo} for g, _ in game]
    # The step that about a third of the positions wait for.
    keys = {key for each in waits for key in each}
    gone = min(keys, key=lambda key: abs(sum(key in each for each in waits) - len(game) / 3))
    at_every = [at(name, game, n) for n in range(len(game))]
    monkeypatch.setattr(kind(name), "rules", kind(name).rules + 1)
    monkeypatch.delitem(kind(name).box().steps, gone)
    went_back = 0
    for n, (stored, positions) in enumerate(at_every):
        room = survived(stored, "", positions)
        fits = [number for number, _ in positions if gone not in waits[number]]
        if fits:
            assert (room.number, room.read_only) == (fits[0], False)
            assert room.game.view(0)["table"] == game[room.number][0].view(0)["table"]
            went_back += room.number < n
        else:
            assert room.read_only
            assert room.number <= n
        assert len(room.game.touches()) == room.number
    assert went_back


def test_a_damaged_position_does_not_keep_a_table_shut(tmp_path: Path) -> None:
    async def spoil_and_look() -> None:
        async with serving(settings_for(f"sqlite:///{tmp_path / 'tables.db'}")) as service:
            seats = [StoredSeat("human", "Inês"), StoredSeat("human", "Théo")]
            room = await service.open_table("bamboo", {}, seats, Cards(11), "browser", 0)
            seen = state_of(service, room, 0)
            await service.database.each(True, latest=b"spoilt")
            service.rooms.forget(room.id)
            assert state_of(service, await service.find(room.id), 0) == seen

    asyncio.run(spoil_and_look())
