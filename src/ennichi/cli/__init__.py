"""The `ennichi` command: play, simulate, replay, look at components, serve the table."""

from __future__ import annotations

import os
import platform
import sys
from typing import NoReturn

import ennichi.kernel.game
from ennichi.kernel.errors import BadComponents, EnnichiError
from ennichi.kernel.text import LANGUAGES
from ennichi.needs import MissingLibrary

from . import analyse, arena, components, leaderboard, league, play, replay, report, selfplay, serve, simulate, tables
from .common import COMPONENTS_HELP, Parser, list_games

OPEN_THE_TABLE = ["serve", "--open"]  # what `ennichi` does without a command


def build_parser() -> Parser:
    parser = Parser(
        prog="ennichi",
        description="Modern board games by their full rules: play them, replay them, study them.",
        epilog="Without a command the table opens in the browser. "
        "Each command has its own help, for example: ennichi simulate --help",
    )
    parser.add_argument("--version", action="version", version=f"ennichi {ennichi.__version__} ({build()})")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    for module in (
        play,
        simulate,
        arena,
        league,
        leaderboard,
        selfplay,
        report,
        replay,
        analyse,
        components,
        serve,
        tables,
    ):
        module.add_command(commands)
    games = commands.add_parser("games", help="list the games with their seats and options")
    games.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the descriptions (default: en)")
    games.add_argument("--components", metavar="DIR", default="", help=COMPONENTS_HELP)
    games.set_defaults(run=list_games)
    return parser


def build() -> str:
    """How this installation was built, and for which Python."""
    compiled = not (ennichi.kernel.game.__file__ or "").endswith(".py")
    return f"{'compiled by mypyc' if compiled else 'plain Python'}, Python {platform.python_version()}"


def complain(message: str) -> int:
    """One clear line on standard error (component faults: one line each); exit status 2."""
    print(f"ennichi: {message}", file=sys.stderr)
    return 2


def main(arguments: list[str] | None = None) -> int:
    parser = build_parser()
    try:
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            chosen = parser.parse_args(OPEN_THE_TABLE)
        result: int = chosen.run(chosen)
        sys.stdout.flush()
        return result
    except BadComponents as faults:
        return complain("\n  ".join(str(faults).splitlines()))
    except EnnichiError as fault:
        return complain(str(fault))
    except MissingLibrary as missing:
        return complain(str(missing))
    except BrokenPipeError:
        # The reader has gone: end quietly, and keep Python from complaining when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as trouble:
        name = f"{trouble.filename}: " if trouble.filename else ""
        return complain(f"{name}{trouble.strerror or trouble}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return complain("stopped")


def run() -> NoReturn:
    sys.exit(main())
