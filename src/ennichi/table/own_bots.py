"""Bots that a server offers beside the levels: each has a name and is read from a file (`ennichi serve --bot`)."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from ennichi import bots
from ennichi.bots import Bot
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Header

log = logging.getLogger("ennichi.table")

LONGEST_NAME = 20  # as the database has it
STAND_IN = "level3"  # plays for a bot that this server no longer knows


class OwnBots:
    """By name; all files are read at once, so that a fault in one shows when the server starts."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self.given = given  # what `bots.make` knows each of them by
        self.read: dict[str, Bot] = {}
        for name, bot in given.items():
            if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name in bots.names():
                raise BadSetting(f"a bot cannot be called {name!r}: at most {LONGEST_NAME} characters, and a new name")
            self.read[name] = bots.make(bot, 0)

    def of(self, game: str) -> list[str]:
        """The names of those that play this game."""
        return [name for name, bot in self.read.items() if bot.game in ("", game)]

    def check(self, name: str, header: Header) -> None:
        """Complain about a bot that does not exist, or cannot play this."""
        if name in self.read:
            self.read[name].check(header)
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
