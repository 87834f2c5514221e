"""`ennichi tables`: what a server keeps, and removed tables brought back."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from ennichi.kernel.errors import BadSetting
from ennichi.needs import need_server

from .common import console

if TYPE_CHECKING:
    from ennichi.table.database import Database

EXAMPLES = """examples:
  ennichi tables list
  ennichi tables restore Zk3vYw9aTqE
  ennichi tables restore /t/-k3vYw9aTqE
  ennichi tables list --db postgresql://user:password@localhost/ennichi
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "tables",
        help="list the tables of a server, bring removed ones back",
        description=__doc__ + "\n\nThe server may run meanwhile.",
        epilog=EXAMPLES,
    )
    parser.add_argument("do", choices=("list", "restore"), help="what to do")
    parser.add_argument(
        "table", nargs="?", default="", help="the id of the table to restore (after -- if it begins with -)"
    )
    parser.add_argument(
        "--db", default="", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    need_server()
    from ennichi.table.serve import default_database

    if (arguments.do == "restore") != bool(arguments.table):
        raise BadSetting("give the id of one table with restore, and none with list")
    work = restore(id_of(arguments.table)) if arguments.do == "restore" else show
    asyncio.run(with_database(arguments.db or default_database(), work))
    return 0


def id_of(given: str) -> str:
    """The id of a table from its address, or just that."""
    return given.rpartition("/t/")[2].partition("/")[0]


async def with_database(address: str, work: Callable[[Database], Awaitable[None]]) -> None:
    from ennichi.table.database import Database
    from ennichi.table.settings import Settings

    database = Database(Settings(database=address))
    try:
        await database.open_beside_a_server()
        await work(database)
    finally:
        await database.close()


async def show(database: Database) -> None:
    out = console()
    for line in await database.overview():
        stands = "finished" if line["over"] else f"{line['number']} touches"
        out.print(f"{line['id']}  {line['game']:8}  {stands:>12}  last used {day(line['updated'])}{fate(line)}")


def fate(line: dict[str, Any]) -> str:
    if line["removed"] is not None:
        return f"  removed {day(line['removed'])} by {line['removed_by']}"
    return "" if line["marked"] is None else f"  marked {day(line['marked'])}: nobody plays there"


def day(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).date().isoformat()


def restore(table: str) -> Callable[[Database], Awaitable[None]]:
    async def work(database: Database) -> None:
        if not await database.restore(table):
            raise BadSetting(f"there is no removed table {table!r}; ennichi tables list shows them all")
        console().print(f"{table} is back.", markup=False)

    return work
