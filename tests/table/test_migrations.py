"""Databases from before: their tables open as they stood, games in play included."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

import ennichi
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind
from ennichi.table import wording
from ennichi.table.database import Database, migration_config
from ennichi.table.survival import is_position, unpack

from .conftest import settings_for
from .test_changed_rules import play_on, serving

TOUCHES = 55


def played(seed: int) -> tuple[list[Game], list[tuple[int, str]]]:
    chance = random.Random(seed)
    g = ennichi.new("bamboo", seats=2, seed=seed, names=["Inês", "Théo"])
    games, touches = [g.clone()], []
    for _ in range(TOUCHES):
        touch = chance.choice(g.options)
        touches.append((g.seat, g.name(touch)))
        g.play(touch)
        games.append(g.clone())
    return games, touches


def fill(connection: Connection, stored: list[int]) -> None:
    """The schema as it was, with a game in play whose position was stored after some numbers of touches."""
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")
    old = MetaData()
    old.reflect(connection)
    assert "latest" not in old.tables["tables"].c
    games, touches = played(7)
    g = games[-1]
    row: dict[str, Any] = {"id": "old", "game": "bamboo", "rules": kind("bamboo").rules, "seed": 7, "options": "{}"}
    row |= {"components": g.header.box.fingerprint, "version": TOUCHES, "number": TOUCHES, "over": False}
    row |= {"scores": "[0, 0]", "actor": g.seat, "chapter": 0, "open_record": False, "rematch": ""}
    connection.execute(insert(old.tables["tables"]).values(**row, created=1, updated=2_000_000_000))
    for seat, name in enumerate(("Inês", "Théo")):
        values = {"table_id": "old", "seat": seat, "kind": "human", "name": name, "bot": "", "colour": ""}
        connection.execute(insert(old.tables["seats"]).values(values))
    for number, (seat, touch) in enumerate(touches, 1):
        values = {"table_id": "old", "number": number, "seat": seat, "touch": touch}
        connection.execute(insert(old.tables["touches"]).values(values))
    for number in stored:
        values = {"table_id": "old", "number": number, "blob": games[number].dump()}
        connection.execute(insert(old.tables["positions"]).values(values))


async def fill_database(database: str, stored: list[int]) -> None:
    engine = create_async_engine(settings_for(database).async_url())
    async with engine.begin() as connection:
        await connection.run_sync(fill, stored)
    await engine.dispose()


def test_a_game_in_play_goes_on_after_the_migration(database: str) -> None:
    games, _ = played(7)

    async def run() -> None:
        await fill_database(database, [40])
        async with serving(settings_for(database)) as service:
            room = await service.find("old")
            assert (room.number, room.game.dump()) == (TOUCHES, games[-1].dump())
            assert wording.state(room, 0, "en", service.database.keys, -1)["notice"] == ""
            # From now on it has its newest position, too.
            latest = await service.database.latest_position("old")
            assert latest is not None
            assert is_position(games[-1], unpack(latest))
            await play_on(service, room, 5, seed=1)
            assert room.number == TOUCHES + 5

    asyncio.run(run())


@pytest.mark.parametrize(
    ("stored", "number"), [([40, TOUCHES], TOUCHES), ([40], 40), ([], None)], ids=["whole", "back", "read"]
)
def test_a_game_in_play_outlives_a_migration_that_brings_new_rules(
    database: str, monkeypatch: pytest.MonkeyPatch, stored: list[int], number: int | None
) -> None:
    games, _ = played(7)

    async def run() -> None:
        await fill_database(database, stored)
        monkeypatch.setattr(kind("bamboo"), "rules", kind("bamboo").rules + 1)
        async with serving(settings_for(database)) as service:
            room = await service.find("old")
            state = wording.state(room, None, "en", service.database.keys, -1)
            assert state["notice"]
            assert state["readOnly"] == (number is None)
            if number is not None:
                assert state["number"] == number
                assert room.game.view(0) == games[number].view(0)
                held = await service.database.load("old")
                assert held is not None
                assert len(held.touches) == number
                assert (str(TOUCHES - number) in state["notice"]) == (number < TOUCHES)

    asyncio.run(run())


def test_the_new_columns_can_be_taken_away_again(database: str) -> None:
    async def run() -> None:
        await fill_database(database, [40])
        opened = Database(settings_for(database))
        await opened.open()

        def down(connection: Connection) -> list[str]:
            config = migration_config()
            config.attributes["connection"] = connection
            command.downgrade(config, "0002")
            old = MetaData()
            old.reflect(connection)
            assert connection.execute(select(old.tables["touches"].c.touch)).all()
            return [column.name for column in old.tables["tables"].c]

        async with opened.engine.begin() as connection:
            assert "latest" not in await connection.run_sync(down)
        await opened.close()

    asyncio.run(run())
