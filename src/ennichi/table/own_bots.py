"""Bots that a server offers beside the levels: each has a name and is read from a file or installed (`serve --bot`).

Networks are data, and are read here. Code of the owner's is run in other processes alone: here before the server
starts, to see whether it can be used (`meet`), and then where bots think.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping

from ennichi import bots
from ennichi.bots import Bot
from ennichi.kernel.errors import BadSetting, EnnichiError
from ennichi.kernel.game import Header

from .worker import own_pipes

log = logging.getLogger("ennichi.table")

LONGEST_NAME = 20  # as the database has it
STAND_IN = "level3"  # plays for a bot that this server no longer knows, or that fails
MEETING_SECONDS = 60.0
TRIES = 2  # turns that a bot of the owner's may fail in a row before another plays for it


class OwnBots:
    """By name; all are read at once, so that a fault in one shows when the server starts."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self.given = given  # what `bots.make` knows each of them by
        self.read: dict[str, Bot] = {}  # networks
        self.games: dict[str, str] = {}  # of each, the only one that it plays; most play all
        met = meet_apart([bot for bot in given.values() if bots.is_code(bot)])
        for name, bot in given.items():
            if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name in bots.names():
                raise BadSetting(f"a bot cannot be called {name!r}: at most {LONGEST_NAME} characters, and a new name")
            if bot in met:
                self.games[name] = met[bot]
            else:
                self.read[name] = bots.make(bot, 0)
                self.games[name] = self.read[name].game

    def of(self, game: str) -> list[str]:
        """The names of those that play this game."""
        return [name for name, only in self.games.items() if only in ("", game)]

    def is_code(self, name: str) -> bool:
        """Whether a bot is code of the owner's, which is not run here."""
        return name in self.given and name not in self.read

    def check(self, name: str, header: Header) -> None:
        """Complain about a bot that does not exist, or cannot play this; what code says of it is asked elsewhere."""
        if name in self.read:
            self.read[name].check(header)
        elif name in self.games:
            if self.games[name] not in ("", header.kind.name):
                raise BadSetting(f"{name} plays {self.games[name]}, not {header.kind.name}")
        elif name not in bots.names():
            there_are = ", ".join([*bots.names(), *self.of(header.kind.name)])
            raise BadSetting(f"unknown bot {name!r}; there are {there_are}")

    def maker(self, name: str) -> str:
        """What `bots.make` knows a bot by."""
        if name in self.given:
            return self.given[name]
        if name in bots.names():
            return name
        log.warning("there is no bot %s here any more; %s plays for it", name, STAND_IN)
        return STAND_IN


MET: dict[str, str] = {}  # the only game that each bot plays; once they were met


def meet_apart(given: list[str]) -> dict[str, str]:
    """The only game that each of these bots plays, asked in another process; what is wrong with one is said."""
    if not all(bot in MET for bot in given):
        path = os.pathsep.join(each or os.getcwd() for each in sys.path)
        command = [sys.executable, "-P", "-m", __name__, *given]
        env = {**os.environ, "PYTHONPATH": path}
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, env=env, timeout=MEETING_SECONDS, check=False)
            told = json.loads(done.stdout)
        except subprocess.TimeoutExpired:
            raise unusable(given, f"not ready after {MEETING_SECONDS:g} seconds") from None
        except ValueError:
            raise unusable(given, f"its process ended with {done.returncode}") from None
        if "fault" in told:
            raise BadSetting(told["fault"])
        MET.update(told)
    return {bot: MET[bot] for bot in given}


def unusable(given: list[str], why: str) -> BadSetting:
    return BadSetting(f"the bot{'s' * (len(given) > 1)} {', '.join(given)} cannot be used: {why}")


def meet(given: list[str]) -> dict[str, str]:
    """In that process: whether they can be made, and which game each plays."""
    try:
        return {bot: bots.make(bot, 0).game for bot in given}
    except EnnichiError as fault:
        return {"fault": str(fault)}


def main() -> None:
    _, answers = own_pipes()
    with answers:
        answers.write(json.dumps(meet(sys.argv[1:])).encode())


if __name__ == "__main__":
    main()
