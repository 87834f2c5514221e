"""Analyses of finished games: each turn is judged in a bot's process, and whoever asks sees how far it is."""

from __future__ import annotations

from typing import Any

from ennichi.bots import analysis

from .rooms import Room, chapter_of
from .thinking import Thinkers, judge_turn

MOST = 40  # analyses kept in memory


class Analysis:
    """One game, one language: under way or done."""

    def __init__(self, room: Room, language: str) -> None:
        self.language = language
        self.components = room.components
        self.position = room.start.clone()
        self.names = [play.touch for play in room.plays[room.first :]]
        self.first = room.first
        self.spans = analysis.spans(room.start, [self.position.touch(name) for name in self.names])
        self.done = 0
        self.failed = False
        self.answer: dict[str, Any] | None = None

    async def run(self, thinkers: Thinkers, seconds: float) -> None:
        judged: list[dict[str, Any]] = []
        turns: list[dict[str, Any]] = []
        g = self.position
        text = g.header.kind.text(self.language)
        for span in self.spans:
            names = self.names[span.first : span.end]
            done = span.first / len(self.names)
            found = await thinkers.think(judge_turn, g.dump(), self.components, names, done, seconds, self.language)
            chapter = g.word("chapter", chapter_of(g), text)
            judged.append(found)
            turns.append(
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
            self.done += 1
        self.answer = {"turns": turns, "swings": self.swings(judged)}

    def swings(self, judged: list[dict[str, Any]]) -> list[dict[str, Any]]:
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

    def knows(self, room: Room, language: str) -> bool:
        """Whether nothing has to be begun for an answer."""
        known = self.kept.get((room.id, room.stored.version, language))
        return known is not None and not known.failed

    def find(self, room: Room, language: str) -> tuple[Analysis, bool]:
        """The analysis of a game, and whether it is a new one that must be run."""
        key = (room.id, room.stored.version, language)
        known = self.kept.get(key)
        if known is not None and not known.failed:
            return known, False
        while len(self.kept) >= MOST:
            del self.kept[next(iter(self.kept))]
        self.kept[key] = Analysis(room, language)
        return self.kept[key], True
