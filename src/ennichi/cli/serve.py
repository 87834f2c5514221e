"""`ennichi serve`: the table in the browser, for you and for whoever you send a link to."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ennichi import bots
from ennichi.kernel.errors import BadSetting
from ennichi.needs import need_server
from ennichi.table.settings import USUAL_PORT, Settings, built_client

from .common import add_components, whole

EXAMPLES = """examples:
  ennichi serve --open
  ennichi serve --host 0.0.0.0 --port 8080
  ennichi serve --bot Momo=examples/bamboo.npz --bot Mine=mine.py:Mine
  ennichi serve --db postgresql://user:password@localhost/ennichi
  ennichi serve --origin https://games.example --smtp smtp://localhost --mail-from table@games.example
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser("serve", help="serve the table to browsers", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument(
        "--port", type=whole(1, 65535), help=f"the port (default: {USUAL_PORT}, or the next one that is free)"
    )
    parser.add_argument(
        "--db", default="", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    parser.add_argument(
        "--web",
        default=str(built_client()),
        metavar="FOLDER",
        help="the built client (default: the one that came along)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--https", action="store_true", help="it stands behind https: send cookies there only")
    parser.add_argument(
        "--bot-workers", type=whole(1, 64), default=1, help="bots that search side by side (default: 1)"
    )
    parser.add_argument("--bot-cores", type=whole(1, 64), default=1, help="processes that one bot uses (default: 1)")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="offer another opponent: the FILE of a network that has learnt (docs/learning.md), a bot of your own as "
        "FILE.py:CLASS or by the name that an installed package gives it, or searchNxR@Ts (docs/bots.md); may be given "
        "several times",
    )
    parser.add_argument(
        "--keep-days",
        type=whole(1, 36500),
        default=90,
        help="mark tables that nobody touched for so long, and remove them a week later (90)",
    )
    add_gate(parser)
    add_messages(parser)
    add_components(parser)
    parser.set_defaults(run=run)


def add_gate(parser: argparse.ArgumentParser) -> None:
    """What is asked of a server that anybody can reach."""
    gate = parser.add_argument_group("for servers that others reach (docs/table.md, Behind a proxy)")
    gate.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network whose X-Forwarded-For is believed; may be given several times (default: none)",
    )
    gate.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address under which browsers know this server, such as https://games.example; "
        "may be given several times",
    )
    for option, high, help_text in (
        ("requests-per-second", 1_000_000, "requests of one address, each by its weight"),
        ("requests-at-once", 1_000_000, "so many of them in a burst"),
        ("tables-per-hour", 1_000_000, "new tables of one address"),
        ("tables-at-once", 1_000_000, "so many of them in a burst"),
        ("connections-per-address", 1_000_000, "connections of one address; proxies have no limit"),
        ("connections", 1_000_000, "connections of everybody"),
    ):
        usual = int(getattr(Settings, option.replace("-", "_")))
        gate.add_argument(
            f"--{option}", type=whole(1, high), default=usual, metavar="N", help=f"{help_text} (default: {usual})"
        )


def add_messages(parser: argparse.ArgumentParser) -> None:
    """What is needed to tell players that it is their turn."""
    group = parser.add_argument_group(
        "to tell players that it is their turn (docs/table.md, Your turn)",
        "Browsers are told without any of this, once --origin names the address of this server.",
    )
    group.add_argument(
        "--smtp",
        default=os.environ.get("ENNICHI_SMTP", ""),
        metavar="URL",
        help="the mail server: smtp://USER:PASSWORD@HOST:587 or smtps://…; better kept in the environment, "
        "as ENNICHI_SMTP",
    )
    group.add_argument("--mail-from", default="", metavar="ADDRESS", help="the sender of its mails")
    group.add_argument(
        "--webhooks", action="store_true", help="let players have chat rooms told (Discord, Slack, Matrix)"
    )
    group.add_argument(
        "--private-webhooks",
        action="store_true",
        help="chat rooms and push services may be in a private network and without https: only where all players are "
        "trusted with it",
    )
    group.add_argument(
        "--notice-seconds",
        type=whole(0, 86_400),
        default=int(Settings.notice_seconds),
        metavar="N",
        help=f"how long a turn must have lasted before its player is told (default: {int(Settings.notice_seconds)})",
    )


def run(arguments: argparse.Namespace) -> int:
    need_server()
    from ennichi.table.serve import default_database, serve

    settings = Settings(
        database=arguments.db or default_database(),
        components=arguments.components,
        web=Path(arguments.web),
        secure=arguments.https,
        bot_workers=arguments.bot_workers,
        bot_cores=arguments.bot_cores,
        own_bots=read_own_bots(arguments.bot),
        keep_days=arguments.keep_days,
        proxies=tuple(arguments.proxy),
        origins=tuple(arguments.origin),
        requests_per_second=arguments.requests_per_second,
        requests_at_once=arguments.requests_at_once,
        tables_per_hour=arguments.tables_per_hour,
        tables_at_once=arguments.tables_at_once,
        connections_per_address=arguments.connections_per_address,
        connections=arguments.connections,
        smtp=arguments.smtp,
        mail_from=arguments.mail_from,
        webhooks=arguments.webhooks,
        private_webhooks=arguments.private_webhooks,
        notice_seconds=arguments.notice_seconds,
    )
    serve(settings, arguments.host, arguments.port, arguments.open)
    return 0


def maker_of(bot: str) -> str:
    """What `bots.make` knows a bot of `--bot` by; what it does not know is taken for the file of a network."""
    if search := bots.SEARCH.fullmatch(bot):
        if not search[3]:
            raise BadSetting(f"a bot at the table needs a time limit, because people wait for it: write {bot}@3s")
        return bot
    if bot.endswith(".py"):
        raise BadSetting(f"--bot does not say which bot of {bot} it is; write FILE.py:CLASS")
    if bots.file_of(bot) or bot in bots.plug_ins():
        return bot
    return f"net:{bot}"


def read_own_bots(given: list[str]) -> dict[str, str]:
    from ennichi.table.own_bots import OwnBots

    named: dict[str, str] = {}
    for each in given:
        name, sign, bot = each.partition("=")
        if not sign or not bot:
            raise BadSetting(
                f"--bot {each!r} is not understood; write NAME=FILE, such as Momo=examples/bamboo.npz, "
                "or NAME=FILE.py:CLASS"
            )
        if name.strip() in named:
            raise BadSetting(f"--bot gives two bots the name {name.strip()!r}")
        named[name.strip()] = str(bots.within(os.getcwd(), maker_of(bot)))
    OwnBots(named)  # complains of names and files before anything is opened
    return named
