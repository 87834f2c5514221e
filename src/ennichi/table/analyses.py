"""Analyses of finished games: each turn is judged in a bot's process, and whoever asks sees how far it is."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from ennichi.bots import analysis

from . import shapes
from .queue import Asker
from .refusals import Refused
from .rooms import Room
from .thinking import Thinkers

MOST = 40  # analyses kept in memory
MOST_FOR_ONE = 4  # under way or waiting, for one address
WANTED_SECONDS = 15.0  # after whoever asked has asked last


class Analysis:
    """One game, one language: under way, given up for the time being, or done."""

    def __init__(self, room: Room, language: str) -> None:
        self.language = language
        self.table = room.id
        self.components = room.components
        self.position = room.start.clone()
        self.names = [play.touch for play in room.plays[room.first :]]
        self.first = room.first
        self.spans = analysis.spans(room.start, [self.position.touch(name) for name in self.names])
        self.judged: list[dict[str, Any]] = []
        self.turns: list[shapes.AnalysedTurn] = []
        self.running = False
        self.failed = False
        self.address = ""  # of whoever asked last
        self.asked = 0.0  # when that was
        self.answer: shapes.Analysis | None = None

    @property
    def done(self) -> int:
        return len(self.judged)

    def wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return time.monotonic() - self.asked < WANTED_SECONDS

    async def go_on(self, thinkers: Thinkers, seconds: float) -> None:
        """Judge turn after turn, from where it stopped, as long as somebody waits for it."""
        g = self.position
        text = g.header.kind.text(self.language)
        while self.done < len(self.spans) and self.wanted():
            span = self.spans[self.done]
            names = self.names[span.first : span.end]
            share = span.first / len(self.names)
            found = await thinkers.judge_turn(
                Asker(self.address, self.table), g.dump(), self.components, names, share, seconds, self.language
            )
            chapter = g.word("chapter", g.last_chapter, text)
            self.turns.append(
                {
                    "number": self.first + span.first,
                    "seat": span.seat,
                    "words": f"{chapter} · {g.player(span.seat, text)}",
                    "expected": found["chances"],
                    "scores": [round(each, 1) for each in found["points"]],
                }
            )
            for name in names:
                g.play(g.touch(name))
            self.judged.append(found)
        if self.done == len(self.spans):
            self.answer = {"turns": self.turns, "swings": self.swings(self.judged)}

    def swings(self, judged: list[dict[str, Any]]) -> list[shapes.Swing]:
        return [
            {
                "number": self.first + self.spans[at].first,
                "seat": self.spans[at].seat,
                "loss": round(judged[at]["loss"], 1),
                "played": judged[at]["played"],
                "better": judged[at]["better"],
            }
            for at in analysis.biggest([each["loss"] if each["better"] else 0.0 for each in judged])
        ]


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
        address = one.address
        turn = self.turns.setdefault(address, asyncio.Lock())
        async with turn:
            await one.go_on(thinkers, seconds)
        if not turn.locked():
            self.turns.pop(address, None)
