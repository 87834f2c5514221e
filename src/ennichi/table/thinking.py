"""Bots think and games are replayed in processes of their own, never in the event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ennichi
from ennichi import bots
from ennichi.bots import advice, analysis, puzzles, reasons
from ennichi.kernel.registry import kind

from .queue import Asker, Queue, Sort
from .refusals import Refused
from .replays import ReadRecord, film, read_record
from .shapes import AnalysedTurn, HintLine
from .worker import TookTooLong, WorkerDied, WorkFailed

log = logging.getLogger("ennichi.table")

QUICK = frozenset({"level1", "level2", "level3", "greedy", "random"})  # bots that do not search
LIMIT = 60.0  # seconds; bots, hints and judgements have their own, much shorter ones
PUZZLE_DEALS, PUZZLE_SECONDS = 40, 2.5  # for a turn of a puzzle that nobody has compared
MOST_TOUCHES = 80  # of one turn; a longer one goes on in a second thought


@dataclass
class Glance:
    """A finished game at first sight."""

    spans: list[tuple[int, int]]  # of each turn: its first touch, and where it stops
    turns: list[AnalysedTurn]
    order: list[int]  # the turn to judge first comes first


def play_turn(blob: bytes, components: str, bot: str, seed: int, cores: int) -> list[str]:
    """The touches of a bot until another seat must act."""
    g = ennichi.load(blob, components)
    player = bots.make(bot, seed, cores)
    seat = g.seat
    played: list[str] = []
    while not g.over and g.seat == seat and len(played) < MOST_TOUCHES:
        touch = player.choose(g)
        played.append(g.name(touch))
        g.play(touch)
    return played


def advise(blob: bytes, components: str, seed: int, language: str) -> list[HintLine]:
    """The best ways to go on with this turn, each with what it does and brings, and why, in words."""
    g = ennichi.load(blob, components)
    deals = [seed + deal for deal in range(reasons.DEALS)]
    found: list[HintLine] = []
    for way in advice.advise(g, seed):
        found.append(
            {
                "touches": [g.name(touch) for touch in way.touches],
                "words": advice.told(g.redeal(g.seat, seed), way.touches, language, g.redeal(g.seat, seed + 1)),
                "why": reasons.said(g, reasons.reasons(g, way.touches, deals), g.header.kind.text(language)),
            }
        )
    return found


def glance(blob: bytes, components: str, names: list[str], language: str) -> Glance:
    """The turns of a game, each with what everybody could expect at first sight, and in which order to judge them."""
    start = ennichi.load(blob, components)
    text = start.header.kind.text(language)
    touches = [start.touch(name) for name in names]
    spans = analysis.spans(start, touches)
    seen = analysis.glances(start, touches, spans)
    return Glance(
        spans=[(span.first, span.end) for span in spans],
        turns=[
            {
                "number": span.first,
                "seat": span.seat,
                "words": text("analysis-turn", chapter=start.word("chapter", span.chapter, text), turn=span.turn),
                "expected": found.chances,
                "scores": [round(points, 1) for points in found.points],
                "sure": False,
            }
            for span, found in zip(spans, seen, strict=True)
        ],
        order=analysis.most_telling(spans, seen),
    )


def judge_turn(
    blob: bytes, components: str, names: list[str], first: int, end: int, turns: int, seconds: float, language: str
) -> dict[str, Any]:
    """What could be expected when a turn began, what was played, and what would have been better, and why."""
    g = ennichi.load(blob, components)
    for name in names[:first]:
        g.play(g.touch(name))
    seed = len(g.history)
    played = [g.touch(name) for name in names[first:end]]
    found = analysis.judge(g, played, seed, first / len(names), seconds=seconds, turns=turns)
    told: dict[str, Any] = {"points": found.points, "chances": found.chances, "loss": found.loss, "better": ""}
    if found.better:
        deals = [seed + deal for deal in range(reasons.DEALS)]
        told["played"] = advice.told(g.clone(), played, language)
        told["better"] = advice.told(g.redeal(g.seat, seed), found.better, language, g.redeal(g.seat, seed + 1))
        told["why"] = reasons.said(g, reasons.reasons(g, found.better, deals), g.header.kind.text(language))
        told["touches"] = [g.name(touch) for touch in found.better]
    return told


def compare(game: str, name: str, names: list[str]) -> float:
    """By how many points a turn is worse than the best of a puzzle."""
    found = next(puzzle for puzzle in puzzles.puzzles_of(kind(game)) if puzzle.name == name)
    start = found.start()
    return puzzles.compare(found, start, [start.touch(each) for each in names], PUZZLE_DEALS, PUZZLE_SECONDS)


class Thinkers:
    """Three queues, so that what is quick never waits for what is not.

    Bots that answer at once have a process of their own, and so have replays, whose length strangers decide. Searches,
    hints and analyses share the others.
    """

    def __init__(self, workers: int, cores: int, replay_seconds: float) -> None:
        self.cores = cores  # that one bot may use
        self.replay_seconds = replay_seconds
        self.quick = Queue(1)
        self.replays = Queue(1)
        self.slow = Queue(workers)

    @property
    def queues(self) -> tuple[Queue, Queue, Queue]:
        return self.quick, self.replays, self.slow

    async def play_turn(
        self,
        asker: Asker,
        wanted: Callable[[], bool],
        died: Callable[[], None],
        blob: bytes,
        components: str,
        bot: str,
        seed: int,
    ) -> list[str]:
        queue = self.quick if bot in QUICK else self.slow
        given = (blob, components, bot, seed, self.cores)
        found: list[str] = await queue.do(Sort.BOT, asker, play_turn, *given, limit=LIMIT, wanted=wanted, died=died)
        return found

    async def advise(self, asker: Asker, blob: bytes, components: str, seed: int, language: str) -> list[HintLine]:
        given = (blob, components, seed, language)
        found: list[HintLine] = await self.slow.do(Sort.HINT, asker, advise, *given, limit=LIMIT)
        return found

    async def glance(self, asker: Asker, blob: bytes, components: str, names: list[str], language: str) -> Glance:
        """Beside the replays, which it is one of: there it is quick, however many searches wait."""
        found: Glance = await self.replay(asker, glance, blob, components, names, language)
        return found

    async def judge_turn(
        self,
        asker: Asker,
        blob: bytes,
        components: str,
        names: list[str],
        span: tuple[int, int],
        turns: int,
        seconds: float,
        language: str,
    ) -> dict[str, Any]:
        given = (blob, components, names, *span, turns, seconds, language)
        found: dict[str, Any] = await self.slow.do(Sort.ANALYSIS, asker, judge_turn, *given, limit=LIMIT)
        return found

    async def compare(self, asker: Asker, game: str, name: str, names: list[str]) -> float:
        found: float = await self.slow.do(Sort.HINT, asker, compare, game, name, names, limit=LIMIT)
        return found

    async def read_record(self, asker: Asker, text: str, components: str) -> ReadRecord:
        found: ReadRecord = await self.replay(asker, read_record, text, components)
        return found

    async def film(
        self,
        asker: Asker,
        blob: bytes,
        components: str,
        first: int,
        plays: list[tuple[int, str, bool]],
        language: str,
    ) -> Any:
        return await self.replay(asker, film, blob, components, first, plays, language)

    async def replay(self, asker: Asker, work: Callable[..., Any], *given: Any) -> Any:
        try:
            return await self.replays.do(Sort.REPLAY, asker, work, *given, limit=self.replay_seconds)
        except TookTooLong:
            raise Refused("too-long") from None
        except (WorkerDied, WorkFailed):
            log.exception("a game could not be replayed")
            raise Refused("busy") from None

    def figures(self) -> dict[str, int]:
        """For /metrics."""
        told: dict[str, int] = {}
        for sort in Sort:
            told[f'ennichi_jobs_waiting{{sort="{sort.value}"}}'] = sum(
                queue.waiting[sort].count for queue in self.queues
            )
        running = [job.sort for queue in self.queues for job in queue.running.values()]
        for sort in Sort:
            told[f'ennichi_jobs_running{{sort="{sort.value}"}}'] = running.count(sort)
        told["ennichi_jobs_cancelled_total"] = sum(queue.cancelled for queue in self.queues)
        told["ennichi_jobs_overdue_total"] = sum(queue.overdue for queue in self.queues)
        told["ennichi_worker_deaths_total"] = sum(queue.deaths for queue in self.queues)
        return told

    async def close(self) -> None:
        for queue in self.queues:
            await queue.close()
