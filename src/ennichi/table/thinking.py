"""Bots think and games are replayed in processes of their own, never in the event loop."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ennichi
from ennichi import bots
from ennichi.bots import advice, analysis, coach, in_short, puzzles, reasons
from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Game, Header, OptionValue
from ennichi.kernel.registry import header, kind

from .queue import Asker, Queue, Sort
from .refusals import Refused
from .replays import ReadRecord, film, read_record
from .shapes import AnalysedTurn, BetterWay, BroughtLine, CoachTurn, CoachWhy, HintLine, Verdict
from .worker import TookTooLong, WorkerDied, WorkFailed

log = logging.getLogger("ennichi.table")

QUICK = frozenset({"level1", "level2", "level3", "greedy", "random"})  # bots that do not search
LIMIT = 60.0  # seconds; bots, hints and judgements have their own, much shorter ones
OWN_LIMIT = 20.0  # for a turn of a bot that the owner brought along
PUZZLE_DEALS, PUZZLE_SECONDS = 40, 2.5  # for a turn of a puzzle that nobody has compared
NEAR = 1.0  # points by which ways may differ that a short search cannot tell apart
ALIKE = 0.3  # points by which ways may differ, of which none has a reason, and be called alike
FIRST_SEED = 1  # of the deals in which a turn that was played is looked at
FAR_BEHIND = 6.0  # points; a way that brings so much less is told with what it lacks
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


def object_to(bot: str, game: str, seats: int, options: dict[str, OptionValue], components: str) -> str:
    """What a bot that the owner brought along has against such a game; empty where it plays it.

    What is wrong with the bot itself concerns its owner, not the players, and is raised.
    """
    player = bots.make(bot, 0)
    try:
        player.check(header(game, seats, 0, options, (), components))
    except bots.BotFailed:
        raise
    except EnnichiError as fault:
        return str(fault)
    return ""


def advise(blob: bytes, components: str, seed: int, language: str) -> list[HintLine]:
    """The best ways to go on with this turn, each with what it does and brings, and why, in words."""
    g = ennichi.load(blob, components)
    return ways_in_words(g, different(g, advice.advise(g, seed), seed), seed, language)


def ways_in_words(g: Game, ways: list[advice.Advice], seed: int, language: str) -> list[HintLine]:
    """Ways to go on, the best first, beside each other."""
    seeds = [seed + deal for deal in range(reasons.DEALS)]
    changed = [reasons.changes_by_deal(g, way.touches, seeds) for way in ways]
    speak = [reasons.beside(g.seat, own, [each for each in changed if each is not own]) for own in changed]
    lines: list[HintLine] = []
    for way, why in zip(ways, speak, strict=True):
        less = ways[0].gain - way.gain
        line = way_in_words(g, way.touches, seed, language, why, less)
        if less > FAR_BEHIND or (less > NEAR and not line["why"]):
            line["lacks"] = lacks_in_words(g, coach.better_by(g, ways[0].touches, way.touches, None, seed), language)
        lines.append(line)
    leads_to(g, lines, seed, language)
    put_first(lines, speak)
    silent = not any(line["why"] for line in lines)
    by_what_it_is_about(g, lines, language)
    why_first(g, lines, speak[0], silent, language)
    return lines


def different(g: Game, ways: list[advice.Advice], seed: int) -> list[advice.Advice]:
    """Ways without those that do the same as a better one in another order, or with another of two equal things."""
    found: dict[str, advice.Advice] = {}
    for way in ways:
        deal, other = g.redeal(g.seat, seed), g.redeal(g.seat, seed + 1)
        does = in_short.does_something(deal, way.touches)
        words = (advice.told if does else in_short.in_short)(deal, way.touches, "en", other)
        found.setdefault(same_deeds(words), way)
    return list(found.values())


def put_first(lines: list[HintLine], speak: list[list[reasons.Reason]]) -> None:
    """Of ways that a search cannot tell apart, the first is one for which something speaks, and that is not behind."""
    clear = [bool(line["why"]) and not is_behind(why) for line, why in zip(lines, speak, strict=True)]
    at = next((at for at, line in enumerate(lines) if clear[at] and line["less"] <= NEAR), 0)
    lines.insert(0, lines.pop(at))
    speak.insert(0, speak.pop(at))
    for line in lines[: at + 1]:
        line["less"] = 0.0


def is_behind(why: list[reasons.Reason]) -> bool:
    return any(reason.sort == reasons.BEHIND for reason in why)


def why_first(g: Game, lines: list[HintLine], why: list[reasons.Reason], silent: bool, language: str) -> None:
    """The best way says why it comes first where another brings more at once, or where nothing else speaks for it."""
    text = g.header.kind.text(language)
    best, *others = lines
    if not others:
        return
    next_best = min(line["less"] for line in others)
    note = ""
    if silent and max(line["less"] for line in others) <= ALIKE:
        note = "reason-alike"
    elif silent or not best["why"]:
        note = "reason-near" if next_best < coach.AS_GOOD else "reason-later"
    elif is_behind(why):
        note = "reason-behind-near" if next_best < coach.AS_GOOD else "reason-behind"
    if note:
        best["why"] = f"{best['why']} {text(note)}".strip()
    for line in others:
        near = line["less"] < coach.AS_GOOD
        if not line["why"] and not line["lacks"] and not (near and note in ("reason-alike", "reason-near")):
            line["why"] = text("reason-even" if near else "reason-after")  # the first way has not spoken for it


def same_deeds(words: str) -> str:
    """What ways have in common that do the same in another order, or with another of two equal things."""
    return " ".join(sorted(re.findall(r"[^\s.,;:()]+", words.lower())))


def way_in_words(
    g: Game, touches: list[int], seed: int, language: str, why: list[reasons.Reason], less: float = 0.0
) -> HintLine:
    """A way of the seat that is to act: what it does and brings, and why."""
    deal, other = g.redeal(g.seat, seed), g.redeal(g.seat, seed + 1)
    brief = in_short.in_short(deal, touches, language, other.clone())
    # Of a choice for later, what the others make of it is a guess, and not told.
    words = advice.told(deal, touches, language, other) if in_short.does_something(deal, touches) else brief
    return {
        "touches": [g.name(touch) for touch in touches],
        "words": words,
        "brief": brief,
        "whole": in_short.in_short(deal, touches, language, other.clone(), in_short.ALL_WORDS),
        "why": reasons.said(g, why, g.header.kind.text(language), words),
        "less": round(less, 1),
        "lacks": "",
    }


def lacks_in_words(g: Game, better: coach.Better, language: str) -> str:
    """What a way lacks beside a better one; empty where there are no words for it."""
    text, reason = g.header.kind.text(language), better.reason
    if reason is None:
        return ""
    if reason.sort == reasons.GAINS:
        form = "reason-gains-less" if reason.part == reasons.SCORE else "reason-counts-less"
        return g.capital(text(form, points=round(reason.points)) + ".")
    if not reasons.is_news(g, reason, text, ""):
        return ""
    return g.capital(text("reason-lacks", what=reasons.part_words(g, reason, text)) + ".")


def leads_to(g: Game, lines: list[HintLine], seed: int, language: str) -> None:
    """Choices for later, such as Ikizama spaces, are explained by what their seat may do with each in the next turn.

    Where that is the same for all of them, it explains nothing.
    """
    text = g.header.kind.text(language)
    found: list[str] = []
    for line in lines:
        touches = [g.touch(name) for name in line["touches"]]
        deal = g.redeal(g.seat, seed)
        found.append("" if in_short.does_something(deal, touches) else in_short.next_turn(g, touches, seed, language))
    for line, then in zip(lines, found, strict=True):
        if then and len({other for other in found if other}) > 1:
            line["why"] = text("reason-next", deeds=then[0].lower() + then[1:])
            line["lacks"] = "" if line["less"] <= FAR_BEHIND else line["lacks"]  # that says more of it


def by_what_it_is_about(g: Game, lines: list[HintLine], language: str) -> None:
    """A choice that brings nothing yet, such as the first ones, is explained by what it is about."""
    kind = g.header.kind
    text = kind.text(language)
    stakes = kind.stakes(g, g.seat, text)
    for line in lines:
        if not line["why"]:
            said = [stake.said_of(g.touch(line["touches"][0]), text) for stake in stakes]
            line["why"] = g.capital(next((words for words in said if words), ""))


def why(
    blob: bytes,
    components: str,
    seed: int,
    name: str,
    ways: list[HintLine],
    language: str,
    deals: int = coach.DEALS,
    walks: int = coach.WALKS,
) -> CoachWhy:
    """Whether an open touch is good, and what speaks for it, beside the best of these ways."""
    g = ennichi.load(blob, components)
    touch = g.touch(name)
    plans = touches_of(g, ways)
    found = coach.way_of(g, touch, plans, seed, walks)
    plan = next((plan for plan in ways if plan["touches"][0] == name), None)
    way = plan or way_beside(g, found, seed, [other.copy() for other in ways], language)
    verdict: Verdict = "only"
    better: BetterWay | None = None
    less: coach.Interval | None
    if len(g.options) > 1:
        if plan is not None and found != plans[0]:  # the plan stands beside the answer with its rank
            judged, less = (coach.ALIKE if plan["less"] < coach.AS_GOOD else coach.WORSE), None
        else:
            judged, less = coach.judge(g, found, plans, deals)
        verdict = "best" if judged == coach.BETTER else "alike" if judged == coach.ALIKE else "worse"
        if verdict == "worse":
            better = better_in_words(g, coach.better_by(g, plans[0], found, less, seed), language)
    return {
        "type": "why",
        "touch": name,
        "version": -1,
        "verdict": verdict,
        "words": way["brief"],
        "why": way["why"],
        "better": better,
    }


def way_beside(g: Game, touches: list[int], seed: int, plans: list[HintLine], language: str) -> HintLine:
    """A way of the seat that is to act, with what it has more of than these plans."""
    seeds = [seed + deal for deal in range(reasons.DEALS)]
    way = way_in_words(g, touches, seed, language, reasons.reasons(g, touches, seeds, touches_of(g, plans)))
    leads_to(g, [way, *plans[:2]], seed, language)
    by_what_it_is_about(g, [way], language)
    return way


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
    played = open_there(g, [g.touch(name) for name in names])
    after, _, _ = reasons.walked(g.clone(), played)
    offered = touches_of(g, [way for way in ways if way["less"] < coach.AS_GOOD])
    missed = coach.missed(g, played, touches_of(g, ways), offered, FIRST_SEED, deals)
    return {
        "type": "turn",
        "end": -1,
        "words": in_short.summary(g, played, language),
        "lines": brought(g, after, language),
        "settled": settled(g, after, language),
        "missed": better_in_words(g, missed, language, played) if missed is not None else None,
        "sure": False,
    }


def open_there(g: Game, touches: list[int]) -> list[int]:
    """Touches of a turn, as far as they are open: in another deal, what came to light in it may not be there."""
    tried = g.clone()
    for at, touch in enumerate(touches):
        if touch not in tried.options:
            return touches[:at]
        tried.play(touch)
    return touches


def better_in_words(g: Game, better: coach.Better, language: str, played: list[int] | None = None) -> BetterWay:
    """What would be better, and by what, with points from and to, as far as the way does not say it.

    Of a turn that was played instead only that is told in which they differ. A figure without a reason says nothing.
    """
    text = g.header.kind.text(language)
    deal, other = g.redeal(g.seat, FIRST_SEED), g.redeal(g.seat, FIRST_SEED + 1)
    if played is None:
        words = in_short.in_short(deal, better.plan, language, other, in_short.MISSED_WORDS)
    else:
        words = in_short.unlike(g, better.plan, played, language, deal, other)
    why = reasons.said_of_difference(g, better.points, better.reason, text, words)
    return {
        "words": words,
        "why": "" if why == reasons.said_of_difference(g, better.points, None, text, words) else why,
    }


def brought(before: Game, after: Game, language: str) -> list[BroughtLine]:
    """The lines of the count that a turn changed for its seat, as far as that seat may know."""
    seat, text = before.seat, before.header.kind.text(language)
    old, new = before.breakdown(seat)[seat], after.breakdown(seat)[seat]
    found: list[BroughtLine] = []
    for line in new:
        points = new[line] - old.get(line, 0)
        if points:
            form = f"brought-{line}" if text.has(f"brought-{line}") else f"score-{line}"
            found.append({"label": text(form), "points": points})
    return found


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
        told["played"] = advice.told(g.clone(), played, language)
        told["better"] = advice.told(g.redeal(g.seat, seed), found.better, language, g.redeal(g.seat, seed + 1))
        if told["better"] == told["played"]:  # they differ in what the narrator leaves out, such as a shoot
            told["played"] = advice.in_words(g.clone(), played, language)
            told["better"] = advice.in_words(g.redeal(g.seat, seed), found.better, language)
        deals = [seed + deal for deal in range(reasons.DEALS)]
        told["why"] = reasons.why_better(g, found.better, played, deals, g.header.kind.text(language))
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
        limit = OWN_LIMIT if bots.is_code(bot) else LIMIT
        found: list[str] = await queue.do(Sort.BOT, asker, play_turn, *given, limit=limit, wanted=wanted, died=died)
        return found

    async def object_to(self, asker: Asker, bot: str, like: Header) -> str:
        given = (bot, like.kind.name, like.seats, like.options, like.box.folder)
        found: str = await self.slow.do(Sort.BOT, asker, object_to, *given, limit=OWN_LIMIT)
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
