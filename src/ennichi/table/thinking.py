"""Bots think and games are replayed in processes of their own, never in the event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ennichi
from ennichi import bots
from ennichi.bots import advice, analysis, coach, puzzles, reasons
from ennichi.kernel.game import Game
from ennichi.kernel.registry import kind

from .queue import Asker, Queue, Sort
from .refusals import Refused
from .replays import ReadRecord, film, read_record
from .shapes import AnalysedTurn, BroughtLine, CoachTurn, CoachWhy, HintLine, Verdict
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
    ways = advice.advise(g, seed)
    return [way_in_words(g, way.touches, seed, language, ways[0].gain - way.gain) for way in ways]


def way_in_words(g: Game, touches: list[int], seed: int, language: str, less: float = 0.0) -> HintLine:
    """A way of the seat that is to act: what it does and brings, and why."""
    deals = [seed + deal for deal in range(reasons.DEALS)]
    return {
        "touches": [g.name(touch) for touch in touches],
        "words": advice.told(g.redeal(g.seat, seed), touches, language, g.redeal(g.seat, seed + 1)),
        "why": reasons.said(g, reasons.reasons(g, touches, deals), g.header.kind.text(language)),
        "less": round(less, 1),
    }


def why(
    blob: bytes,
    components: str,
    seed: int,
    name: str,
    ways: list[HintLine],
    language: str,
    deals: int = coach.DEALS,
) -> CoachWhy:
    """Whether an open touch is good, and what speaks for it, beside the best of these ways."""
    g = ennichi.load(blob, components)
    touch = g.touch(name)
    plans = touches_of(g, ways)
    way = way_in_words(g, coach.way_of(g, touch, plans, seed), seed, language)
    verdict = verdict_of(g, touch, plans, seed, deals)
    better = ways[0] if verdict == "worse" else None
    return {
        "type": "why",
        "touch": name,
        "version": -1,
        "verdict": verdict,
        "words": way["words"],
        "why": way["why"],
        "better": better,
    }


def verdict_of(g: Game, touch: int, plans: list[list[int]], seed: int, deals: int) -> Verdict:
    if len(g.options) == 1:
        return "only"
    found = coach.judge(g, touch, plans, seed, deals)
    return "best" if found == coach.BETTER else "alike" if found == coach.ALIKE else "worse"


def touches_of(g: Game, ways: list[HintLine]) -> list[list[int]]:
    return [[g.touch(name) for name in way["touches"]] for way in ways]


def look_back(
    blob: bytes,
    components: str,
    names: list[str],
    ways: list[HintLine],
    language: str,
    deals: int = coach.DEALS,
) -> CoachTurn:
    """What a turn that began in a position brought its seat, and which of these ways was clearly better."""
    g = ennichi.load(blob, components)
    text = g.header.kind.text(language)
    played = [g.touch(name) for name in names]
    found = reasons.reasons(g, played, [deal + 1 for deal in range(reasons.DEALS)])
    others = [reason for reason in found if reason.sort in (reasons.PREPARES, reasons.DENIES)]
    after, _ = reasons.walked(g.clone(), played)
    better = coach.missed(g, played, touches_of(g, ways), deals)
    return {
        "type": "turn",
        "end": -1,
        "lines": brought(g, after, language),
        "prepares": reasons.said(g, others, text),
        "settled": settled(g, after, language),
        "missed": ways[0] if better else None,
        "sure": False,
    }


def brought(before: Game, after: Game, language: str) -> list[BroughtLine]:
    """The lines of the count that a turn changed for its seat, as far as that seat may know."""
    seat, text = before.seat, before.header.kind.text(language)
    old, new = before.breakdown(seat)[seat], after.breakdown(seat)[seat]
    changed = [(line, new[line] - old.get(line, 0)) for line in new]
    return [{"label": text(f"score-{line}"), "points": points} for line, points in changed if points]


def settled(before: Game, after: Game, language: str) -> list[str]:
    """Topics of what was at stake that a turn took care of: less hangs on them now, or nothing."""
    seat, kind = before.seat, before.header.kind
    text = kind.text(language)
    after_it = [] if after.over else kind.stakes(after, seat, text)
    left = {stake.topic: stake.points for stake in after_it if not stake.first}
    had = [stake for stake in kind.stakes(before, seat, text) if not stake.first]
    return [stake.topic for stake in had if left.get(stake.topic, 0.0) < stake.points]


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
        if told["better"] == told["played"]:  # they differ in what the narrator leaves out, such as a shoot
            told["played"] = advice.in_words(g.clone(), played, language)
            told["better"] = advice.in_words(g.redeal(g.seat, seed), found.better, language)
        told["why"] = reasons.said(g, reasons.reasons(g, found.better, deals), g.header.kind.text(language))
        told["touches"] = [g.name(touch) for touch in found.better]
    return told


def compare(game: str, name: str, names: list[str]) -> tuple[float, dict[str, float]]:
    """By how many points a turn is worse than the best of a puzzle, and what it brings more in each line of the end."""
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

    async def why(
        self,
        asker: Asker,
        blob: bytes,
        components: str,
        seed: int,
        touch: str,
        ways: list[HintLine],
        language: str,
    ) -> CoachWhy:
        given = (blob, components, seed, touch, ways, language)
        found: CoachWhy = await self.slow.do(Sort.HINT, asker, why, *given, limit=LIMIT)
        return found

    async def look_back(
        self, asker: Asker, blob: bytes, components: str, names: list[str], ways: list[HintLine], language: str
    ) -> CoachTurn:
        given = (blob, components, names, ways, language)
        found: CoachTurn = await self.slow.do(Sort.HINT, asker, look_back, *given, limit=LIMIT)
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

    async def compare(self, asker: Asker, game: str, name: str, names: list[str]) -> tuple[float, dict[str, float]]:
        found: tuple[float, dict[str, float]] = await self.slow.do(
            Sort.HINT, asker, compare, game, name, names, limit=LIMIT
        )
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
