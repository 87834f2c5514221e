"""Analyses of finished games: a glance at all turns, then each is judged in a bot's process.

Whoever asks sees what is known so far: the curve at once, and then how it deepens.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from ennichi.bots import analysis

from . import shapes
from .queue import Asker
from .refusals import Refused
from .rooms import Room
from .thinking import Glance, Thinkers

MOST = 40  # analyses kept in memory
MOST_FOR_ONE = 4  # under way or waiting, for one address
MOST_SWINGS = 60  # that are told of one game
WANTED_SECONDS = 15.0  # after whoever asked has asked last


class Analysis:
    """One game, one language: under way, given up for the time being, or done."""

    def __init__(self, room: Room, language: str) -> None:
        self.language = language
        self.table = room.id
        self.components = room.components
        self.start = room.start.dump()
        self.names = [play.touch for play in room.plays[room.first :]]
        self.first = room.first
        self.glance: Glance | None = None  # nothing is known before it
        self.judged: dict[int, dict[str, Any]] = {}  # by the number of the turn
        self.running = False
        self.failed = False
        self.address = ""  # of whoever asked last
        self.asked = 0.0  # when that was

    @property
    def of(self) -> int:
        """How many turns there are; 0 while that is not known."""
        return len(self.glance.turns) if self.glance else 0

    @property
    def done(self) -> bool:
        return self.glance is not None and len(self.judged) == self.of

    def wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return time.monotonic() - self.asked < WANTED_SECONDS

    async def look(self, thinkers: Thinkers) -> Glance:
        """A glance at all turns."""
        if self.glance is None:
            asker = Asker(self.address, self.table)
            self.glance = await thinkers.glance(asker, self.start, self.components, self.names, self.language)
        return self.glance

    async def go_on(self, thinkers: Thinkers, seconds: float) -> None:
        """Judge turn after turn, from where it stopped, as long as somebody waits for it."""
        glance = await self.look(thinkers)
        given = (self.start, self.components, self.names)
        for at in glance.order:
            if at in self.judged:
                continue
            if not self.wanted():
                break
            asker = Asker(self.address, self.table)
            found = await thinkers.judge_turn(asker, *given, glance.spans[at], self.of, seconds, self.language)
            self.judged[at] = found
            turn = glance.turns[at]
            turn["expected"] = found["chances"]
            turn["scores"] = [round(each, 1) for each in found["points"]]
            turn["sure"] = True

    def answer(self) -> shapes.Analysis:
        """What is known so far."""
        turns = self.glance.turns if self.glance else []
        return {
            "done": len(self.judged),
            "of": self.of,
            "turns": [{**turn, "number": self.first + turn["number"]} for turn in turns],
            "swings": self.swings(),
        }

    def swings(self) -> list[shapes.Swing]:
        assert self.glance is not None or not self.judged
        losses = [0.0] * self.of
        for at, found in self.judged.items():
            losses[at] = found["loss"] if found["better"] else 0.0
        return [self.swing(at) for at in analysis.biggest(losses, MOST_SWINGS)]

    def swing(self, at: int) -> shapes.Swing:
        assert self.glance is not None
        found = self.judged[at]
        turn = self.glance.turns[at]
        return {
            "number": self.first + turn["number"],
            "end": self.first + self.glance.spans[at][1],
            "seat": turn["seat"],
            "words": turn["words"],
            "loss": round(found["loss"], 1),
            "played": found["played"],
            "better": found["better"],
            "why": found["why"],
            "touches": found["touches"],
        }


class Analyses:
    """Those that were asked for lately."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int, str], Analysis] = {}
        self.turns: dict[str, asyncio.Lock] = {}  # by address: one after the other

    def knows(self, room: Room, language: str) -> bool:
        """Whether nothing has to be begun for an answer."""
        return (room.id, room.stored.version, language) in self.kept

    def find(self, room: Room, language: str, address: str) -> Analysis:
        """The analysis of a game; a new one when there is none."""
        key = (room.id, room.stored.version, language)
        known = self.kept.get(key)
        if known is None:
            self.make_room(address)
            known = self.kept[key] = Analysis(room, language)
        known.address = address
        known.asked = time.monotonic()
        return known

    def make_room(self, address: str) -> None:
        """For one more: the oldest that nobody waits for is forgotten."""
        under_way = [one for one in self.kept.values() if one.running and one.wanted()]
        if sum(one.address == address for one in under_way) >= MOST_FOR_ONE:
            raise Refused("too-much")
        if len(under_way) >= MOST:
            raise Refused("busy")
        while len(self.kept) >= MOST:
            del self.kept[next(key for key, one in self.kept.items() if one not in under_way)]

    async def run(self, one: Analysis, thinkers: Thinkers, seconds: float) -> None:
        """Go on with one of them when the others of the same address are done, or not wanted any more."""
        await one.look(thinkers)  # nobody waits for the curve
        address = one.address
        turn = self.turns.setdefault(address, asyncio.Lock())
        async with turn:
            await one.go_on(thinkers, seconds)
        if not turn.locked():
            self.turns.pop(address, None)
