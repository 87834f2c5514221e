"""Find puzzles in games between bots, and write them beside the game.

    make compiled && PYTHONPATH=build/compiled .venv/bin/python tools/find_puzzles.py bamboo --minutes 20

Bots play whole games, by the usual rules and their variants. At some moments of each, the turns that look best are
played on from over equal deals of what the seat cannot know: two deals, four, eight, as long as one leads. Where one
result leads all others by a clear margin, in points and in standard errors, counted over fresh deals, and leads to the
end of the game and in better play too, the moment is a puzzle. How hard it is, the levels tell: which of them find it.
What every beginner finds, and what is decided by one touch, is none. Every puzzle comes from another game.

A run goes on after the seeds that earlier ones have looked at (--state keeps them), and stops when there are --wanted
puzzles of each difficulty. With --renew, puzzles of other rules or components are thrown away first. With --check,
those that there are are played to the end of the game once more, over other deals, and nothing is looked for.
"""

from __future__ import annotations

import argparse
import json
import marshal
import random
import time
from pathlib import Path

from ennichi import bots
from ennichi.bots.advice import told
from ennichi.bots.greedy import begins_turn, imagine
from ennichi.bots.puzzles import (
    AS_GOOD,
    FOLDER,
    ROUNDS,
    WRONG,
    Measure,
    Puzzle,
    after,
    read_puzzle,
    result_of,
    turn_over,
)
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import header, kind, start

ROOT = Path(__file__).resolve().parent.parent

VARIANTS = {"bamboo": ("night",), "iki": ("akebono",)}  # options that change the game, and are no rulings
MOST_TOUCHES = 12  # of a person's puzzle
FEWEST_TOUCHES = 3  # with a choice
FEWEST_RESULTS = 10  # otherwise there is nothing to choose from
MOMENTS = 20  # looked at in one game
LATE = 0.8  # of the touches of a game: what comes after is late, and chance decides least there
MIDDLE = 0.75  # of its chapters, as turns grow: what comes before is the middle
EARLY = 0.25  # of its chapters: what comes before is left out, because chance decides most
BEGUN = 0.7  # of the decisions inside turns that may be looked at
WIDTH = 96  # unfinished turns that are kept while all are tried; a check looks at four times as many
FIRST_WAYS, MORE_WAYS = 9, 32
MARGIN = {"bamboo": 1.5, "bitoku": 2.5, "iki": 3.0}  # points by which the best turn must lead
LEFT = 0.75  # of the margin must be left at the end of the game
ERRORS = 4.0  # standard errors by which it must
END_ERRORS = 3.0  # at the end of the game, where chance has had more to say
RACE = ((2, 0.5), (4, 0.7), (8, 0.9))  # deals, and what of the margin must be in sight after them
STAGES = (4, 24)  # deals, before what is still promising gets the last check
LAST, SECOND, TO_END = 144, 24, 96
SURE = 48  # deals of the last check that are enough where the lead is beyond doubt
FIND_DEALS, LAST_DEALS, CHECK_DEALS = 1_000_000, 2_000_000, 3_000_000  # each check is over deals that nobody has seen
ASKED = {"level1": 10, "level2": 10, "level3": 2, "level4": 3, "level5": 2}  # how often each is asked
TRIVIAL = 0.9  # what so many beginners find is no puzzle
MOST_EQUAL = 16  # results that may be as good: the same turn with trifles that differ


class Found:
    """A turn, and the position that it leads to."""

    def __init__(self, touches: list[int], value: float) -> None:
        self.touches = touches
        self.value = value


def signs_of(g: Game) -> bytes:
    """Equal for positions with equal results; made ten times as fast, which counts where thousands are looked at."""
    return marshal.dumps([g.pack(), g.seat, [step.key for step in g.todo]], 2)  # later versions know equal from same


def turns_of(start: Game, width: int) -> list[Found]:
    """The different results that a turn can have, the most promising first, each by its shortest way.

    Of each first touch the best are kept, so that what shows its worth late is not given up early.
    """
    seat, evaluate = start.seat, start.header.kind.evaluate
    deal = imagine(start, seat, 1)
    first = deal.clone()
    done: dict[bytes, Found] = {}
    edge: list[tuple[float, list[int], Game]] = [(0.0, [], deal)]
    seen: set[bytes] = set()
    while edge:
        further: dict[int, list[tuple[float, list[int], Game]]] = {}
        for _, touches, g in edge:
            for touch in g.options:
                tried = g.clone()
                tried.play(touch)
                key = signs_of(tried)
                if key in seen:
                    continue
                seen.add(key)
                way = [*touches, touch]
                value = evaluate(tried, seat)
                if turn_over(tried, first):
                    done[key] = Found(way, value)
                elif len(way) < MOST_TOUCHES + 4:
                    further.setdefault(way[0], []).append((value, way, tried))
        each = max(6, width // max(1, len(further)))
        edge = []
        for ways in further.values():
            ways.sort(key=lambda one: -one[0])
            edge += ways[:each]
    return sorted(done.values(), key=lambda one: -one.value)


class Candidate:
    """A turn of a game under suspicion of being a puzzle."""

    def __init__(self, start: Game, margin: float) -> None:
        self.start = start
        self.margin = margin
        self.why = ""  # it is none
        self.lines: list[dict[str, float]] = []  # of the best way and the wrong ones, at the end of the game
        self.scale = 1.0
        self.measure = Measure(start, [], FIND_DEALS)
        self.known: dict[str, int] = {}  # results on the real table, and which way leads there

    def add(self, ways: list[Found]) -> None:
        for way in ways:
            result = result_of(after(self.start, way.touches))
            if result not in self.known:
                self.known[result] = len(self.measure.ways)
                self.measure.add(way.touches)

    def ranked(self) -> list[int]:
        return sorted(range(len(self.measure.ways)), key=lambda way: -self.measure.mean(way))

    def leading(self) -> tuple[list[int], list[int]]:
        """The best way with those that are as good, and the others, the best first."""
        order = self.ranked()
        best = self.measure.mean(order[0])
        split = next((at for at, way in enumerate(order) if best - self.measure.mean(way) > AS_GOOD), len(order))
        return order[:split], order[split:]

    def look(self, deals: int) -> bool:
        """Play on from all that can still be the best or the second; False when no margin is in sight."""
        for way in range(len(self.measure.ways)):
            self.measure.play(way, STAGES[0])
        hopeful: list[int] = []
        for way in self.ranked():
            if hopeful:
                gap, error = self.measure.gap(hopeful[0], way)
                if gap - 3 * error > self.margin + 1:
                    continue
            hopeful.append(way)
        for way in hopeful:
            self.measure.play(way, deals)
        good, rest = self.leading()
        if not rest or len(good) > MOST_EQUAL:
            return False
        return self.measure.gap(good[0], rest[0])[0] >= self.margin

    def check(self, missing: dict[int, int]) -> bool:
        """The whole way from a first look to the last check."""
        ways = turns_of(self.start, WIDTH // 4)
        if len(ways) < FEWEST_RESULTS:
            self.why = "few results"
            return False
        self.add([Found(turn_by("greedy", self.start, 0), 0.0)])
        self.add(ways[: 2 * FIRST_WAYS : 2] if ways[0].value - ways[FIRST_WAYS].value < AS_GOOD else ways[:FIRST_WAYS])
        for deals, part in RACE:
            if not self.race(deals, part * self.margin):
                self.why = self.why or f"even after {deals}"
                return False
        self.add(turns_of(self.start, WIDTH)[: 2 * FIRST_WAYS])
        if not self.look(STAGES[0]) or not self.look(STAGES[1]):
            self.why = "no lead among more"
            return False
        good, _ = self.leading()
        if not self.worth_asking(self.measure.ways[good[0]]):
            self.why = "long, or one touch"
            return False
        guess = self.guess(good)
        if missing[guess] <= 0:
            self.why = "not wanted" if guess else "everybody finds it"
            return False
        # Both are cheap, and most that would fail later fail here.
        if not self.holds(FIND_DEALS, ROUNDS, True) or not self.holds(FIND_DEALS, 0, False):
            return False
        self.add(turns_of(self.start, 4 * WIDTH)[:MORE_WAYS])
        self.add([Found(turn_by("level4", self.start, 1), 0.0), Found(turn_by("level5", self.start, 1), 0.0)])
        if not self.look(STAGES[1]):
            self.why = "no lead among all"
            return False
        good, rest = self.leading()
        if not self.worth_asking(self.measure.ways[good[0]]):
            self.why = "long, or one touch"
            return False
        return self.last_check(good, rest)

    def race(self, deals: int, lead: float) -> bool:
        """Play on from all, and go on with those that may be the best or the second; False when they are even."""
        for way in range(len(self.measure.ways)):
            if len(self.measure.points[way]) >= deals // 2 or deals == RACE[0][0]:
                self.measure.play(way, deals)
        order = [way for way in self.ranked() if len(self.measure.points[way]) >= deals]
        best = self.measure.mean(order[0])
        means = [self.measure.mean(way) for way in order]
        split = next((at for at, mean in enumerate(means) if best - mean > AS_GOOD), len(order))
        if split == len(order) or split > MOST_EQUAL:
            self.why = "all are as good"
            return False
        return best - means[split] >= lead

    def worth_asking(self, way: list[int]) -> bool:
        """Whether there is more than one thing to decide, and not too many."""
        g = self.start.clone()
        choices = 0
        for touch in way:
            choices += len(g.options) > 1
            g.play(touch)
        return choices >= FEWEST_TOUCHES and len(way) <= MOST_TOUCHES

    def guess(self, good: list[int]) -> int:
        """The difficulty as it looks before all levels are asked; 0 for what everybody finds."""
        right = {self.result(way) for way in good}
        if result_of(after(self.start, turn_by("level3", self.start, 11))) not in right:
            return 3
        hits = 0
        for seed in range(ASKED["level1"]):
            hits += result_of(after(self.start, turn_by("level1", self.start, seed + 11))) in right
        share = hits / ASKED["level1"]
        return 0 if share >= TRIVIAL else 1 if share >= 0.5 else 2

    def last_check(self, good: list[int], rest: list[int]) -> bool:
        """Over fresh deals: nothing counts any more that chance had favoured."""
        if not self.holds(LAST_DEALS, ROUNDS, True):
            return False
        kept = self.measure
        near = [way for way in rest if kept.gap(good[0], way)[0] < 2 * self.margin][:5] or rest[:1]
        order = good + near + [way for way in rest if way not in near]
        fresh = Measure(self.start, [kept.ways[way] for way in order], LAST_DEALS)
        first = len(good)
        for deals in (SURE, LAST):
            for at in range(first + len(near)):
                fresh.play(at, deals)
                if at == first and not self.clear(fresh, at, 1.0, ERRORS):  # the strongest rival: no lead, no puzzle
                    self.why = "no lead in the last check"
                    return False
            if all(self.clear(fresh, at, 1.3, 2 * ERRORS) for at in range(first, first + len(near))):
                break
        for at in range(first + len(near), len(order)):
            fresh.play(at, STAGES[1])
        self.known = {result: order.index(way) for result, way in self.known.items() if way in order}
        self.measure = fresh
        good, rest = self.leading()
        for way in rest:
            lead, lead_error = fresh.gap(good[0], way, leads=True)
            if not self.clear(fresh, way, 1.0, ERRORS, good[0]) or lead < 0.5 * self.margin or lead < 2 * lead_error:
                self.why = "no lead in the last check"
                return False
        return self.holds(LAST_DEALS, ROUNDS, True) and (self.ended(good[0], rest) or self.holds(LAST_DEALS, 0, False))

    def clear(self, measure: Measure, way: int, margins: float, errors: float, best: int = 0) -> bool:
        gap, error = measure.gap(best, way)
        return gap >= margins * self.margin and gap >= errors * error

    def ended(self, best: int, ways: list[int]) -> bool:
        """Whether all games that went on from these ways came to their end, so that nothing is left to be seen."""
        return all(self.measure.ended(way) for way in [best, *ways])

    def holds(self, first_deal: int, rounds: int, ahead: bool) -> bool:
        """Whether the lead is there, too, when everybody plays on with more thought, or to the end."""
        kept = self.measure
        good, rest = self.leading()
        other = Measure(self.start, [kept.ways[way] for way in [good[0], *rest[:3]]], first_deal, rounds, ahead)
        for deals in (SECOND // 4, SECOND):
            for at in range(len(other.ways)):
                other.play(at, deals)
                needed = 0.5 * self.margin if deals == SECOND else 0.0
                if at and other.gap(0, at)[0] < needed:
                    self.why = "no lead in better play" if ahead else "no lead in the end"
                    return False
        return True

    def to_end(self, best: int, wrong: list[int]) -> bool:
        """Play games to their end: what a way brings in each line of the scoring, and what of a lead is left then.

        An evaluation may see too much in a difference. Whatever is written of differences is scaled to what is left.
        """
        ways = [best, *wrong]
        if self.ended(best, self.leading()[1]):
            self.lines = [self.measure.means(way) for way in ways]
            return True
        ends = Measure(self.start, [self.measure.ways[way] for way in ways], LAST_DEALS, rounds=0)
        for at in range(len(ways)):
            ends.play(at, TO_END)
        self.lines = [ends.means(at) for at in range(len(ways))]
        seen = sum(self.measure.gap(best, way)[0] for way in wrong)
        left = sum(ends.gap(0, at)[0] for at in range(1, len(ways)))
        self.scale = min(1.0, left / seen)
        nearest = min(self.measure.gap(best, way)[0] for way in self.leading()[1])
        clear = all(self.clear(ends, at, LEFT, END_ERRORS) for at in range(1, len(ways)))
        return clear and self.scale * nearest >= LEFT * self.margin

    def result(self, way: int) -> str:
        return next(result for result, at in self.known.items() if at == way)


def turn_by(bot: str, start: Game, seed: int) -> list[int]:
    """The turn as a bot plays it."""
    g = start.clone()
    player = bots.make(bot, seed)
    touches: list[int] = []
    while not touches or not turn_over(g, start):
        touches.append(player.choose(g))
        g.play(touches[-1])
    return touches


def shares(one: Candidate, good: list[int]) -> tuple[dict[str, float], dict[int, int]]:
    """How often each level finds it, and how often each other known way was played instead."""
    right = {one.result(way) for way in good}
    found: dict[str, float] = {}
    tempted: dict[int, int] = {}
    for level, times in ASKED.items():
        hits = 0
        for seed in range(times):
            result = result_of(after(one.start, turn_by(level, one.start, seed + 11)))
            hits += result in right
            if result not in right and result in one.known:
                tempted[one.known[result]] = tempted.get(one.known[result], 0) + 1
        found[level] = round(hits / times, 2)
    return found, tempted


def difficulty_of(found: dict[str, float]) -> int:
    """Easy is what a beginner often finds, hard what a keen player misses."""
    if found["level3"] < 1.0:
        return 3
    return 1 if found["level1"] >= 0.5 else 2


def wrong_ways(one: Candidate, good: list[int], rest: list[int], tempted: dict[int, int]) -> list[int]:
    """The one that comes nearest, and one that tempts: what bots played instead, or what begins in another way."""
    said = [told(one.start.clone(), one.measure.ways[way], "en") for way in good]
    chosen: list[int] = []

    def first_of(ways: list[int]) -> None:
        for way in ways:
            words = told(one.start.clone(), one.measure.ways[way], "en")
            if words not in said and 1 < len(one.measure.ways[way]) <= MOST_TOUCHES + 2:  # to do nothing does not tempt
                chosen.append(way)
                said.append(words)
                return

    first_of(rest)
    firsts = {one.measure.ways[way][0] for way in good + chosen}
    gaps = {way: one.measure.gap(good[0], way)[0] for way in rest}
    near = [way for way in rest if gaps[way] < 4 * one.margin]
    others = [way for way in near if one.measure.ways[way][0] not in firsts]
    unlike = [way for way in near if way in others or abs(gaps[way] - gaps[chosen[0]]) > AS_GOOD] if chosen else []
    for ways in (
        sorted((way for way in unlike if way in tempted), key=lambda way: -tempted[way]),
        others,
        unlike,
        rest,
    ):
        if len(chosen) < WRONG:
            first_of(ways)
    return sorted(chosen, key=rest.index)


def names(g: Game, touches: list[int]) -> str:
    return " ".join(g.name(touch) for touch in touches)


def written(
    one: Candidate, good: list[int], wrong: list[int], found: dict[str, float], options: dict[str, OptionValue]
) -> str:
    """The file of a puzzle."""
    g, measure = one.start, one.measure
    head = g.header
    lines = [
        f"# Found by tools/find_puzzles.py: {len(measure.ways)} results of this turn were compared.",
        f'game = "{head.kind.name}"',
        f"rules = {head.kind.rules}",
        f'components = "{head.box.fingerprint}"',
        f"seats = {head.seats}",
        f"seed = {head.seed}",
        f"seat = {g.seat}",
        f"chapter = {g.last_chapter}",
        f"difficulty = {difficulty_of(found)}",
        f"deals = {len(measure.points[good[0]])}",
        f"scale = {one.scale:.2f}",
    ]
    if options:
        lines.append(
            "options = { " + ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items()) + " }"
        )
    lines.append("found = { " + ", ".join(f"{level} = {share}" for level, share in found.items()) + " }")
    lines += ['touches = """', *wrapped(names(g, g.touches())), '"""', ""]
    for way, brought in zip([good[0], *wrong], one.lines, strict=True):
        lines += ["[best]" if way == good[0] else "[[wrong]]", f'touches = "{names(g, measure.ways[way])}"']
        if way != good[0]:
            gap, error = measure.gap(good[0], way)
            lines += [f"less = {one.scale * gap:.2f}", f"error = {one.scale * error:.2f}"]
        means = ", ".join(f"{name} = {points:.2f}" for name, points in brought.items())
        lines += [f"lines = {{ {means} }}", ""]
    lines.append("[results]")
    less = {result: one.scale * max(0.0, measure.gap(good[0], way)[0]) for result, way in one.known.items()}
    lines += [f'"{result}" = {points:.2f}' for result, points in sorted(less.items(), key=lambda pair: pair[1])]
    return "\n".join(lines) + "\n"


def wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > 116:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def settings(game: str, seed: int) -> tuple[int, dict[str, OptionValue]]:
    """The seats and options of a game: every number of seats, and the variants of the game by turns.

    Rulings stay as they are: who solves a puzzle cannot know of others.
    """
    of = kind(game)
    seats = of.seats[seed % len(of.seats)]
    chance = random.Random(seed)
    options: dict[str, OptionValue] = {}
    for option in of.options:
        if option.name in VARIANTS.get(game, ()) and of.offers(option, seats) and chance.random() < 0.45:
            options[option.name] = next(value for value in option.values if value != option.default)
    return seats, options


def moments(game: str, seed: int, late: bool) -> tuple[list[Game], dict[str, OptionValue]]:
    """Moments of one game between good bots: turns that begin, and some that have begun; of its end, or before it."""
    seats, options = settings(game, seed)
    g = start(header(game, seats, seed, options, (), ""))
    chance = random.Random(seed)
    players = [bots.make(chance.choice(["level3", "level3", "level2"]), seed + seat) for seat in range(seats)]
    found: list[tuple[int, Game]] = []
    touches = 0
    while not g.over:
        if len(g.options) > 2 and (begins_turn(g) or chance.random() < BEGUN):
            found.append((touches, g.clone()))
        g.play(players[g.seat].choose(g))
        touches += 1
    chapters = g.last_chapter
    if late:
        own = [moment for at, moment in found if at >= LATE * touches]
    else:
        own = [moment for _, moment in found if EARLY * chapters < moment.last_chapter <= MIDDLE * chapters]
    chance.shuffle(own)
    return own[:MOMENTS], options


class Tally:
    """What became of the moments that were looked at, and what time that took."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}
        self.seconds: dict[str, float] = {}
        self.mark = time.process_time()

    def note(self, what: str) -> float:
        """Whatever happened since the last note was this."""
        now = time.process_time()
        took = now - self.mark
        self.mark = now
        self.count[what] = self.count.get(what, 0) + 1
        self.seconds[what] = self.seconds.get(what, 0.0) + took
        return took

    def __str__(self) -> str:
        order = sorted(self.count, key=lambda what: -self.seconds[what])
        return "\n".join(f"{self.count[what]:6} × {what}: {self.seconds[what]:.0f}s" for what in order)


def search_game(
    game: str, seed: int, late: bool, folder: Path, missing: dict[int, int], answers: set[str], tally: Tally
) -> str:
    """Look at the turns of one game; the puzzle that was found, in words."""
    drawn, options = moments(game, seed, late)
    tally.note("game played")
    for moment in drawn:
        one = Candidate(moment, MARGIN.get(game, 2.0))
        if not one.check(missing):
            tally.note(one.why)
            continue
        good, rest = one.leading()
        found, tempted = shares(one, good)
        wrong = wrong_ways(one, good, rest, tempted)
        level = difficulty_of(found)
        if len(wrong) < WRONG or missing[level] <= 0:
            tally.note("two wrong ways that differ are missing" if len(wrong) < WRONG else "not wanted")
            continue
        answer = names(moment, one.measure.ways[good[0]])
        if answer in answers:
            tally.note("the answer of another")
            continue
        if not one.to_end(good[0], wrong):
            tally.note("little left in the end")
            continue
        (folder / f"{seed}.toml").write_text(written(one, good, wrong, found, options), encoding="utf-8")
        answers.add(answer)
        missing[level] -= 1
        gap = one.scale * one.measure.gap(good[0], rest[0])[0]
        took = tally.note("puzzle")
        return f"difficulty {level}, {moment.seats} seats, leads by {gap:.1f}, {took:.1f}s"
    return "-"


def looked_at_again(puzzle: Puzzle, margin: float) -> tuple[bool, str]:
    """Whether the best turn of a kept puzzle leads the wrong ones to the end of the game, over deals of its own."""
    first = puzzle.start()
    ways = [[first.touch(name) for name in way.touches] for way in [puzzle.best, *puzzle.wrong]]
    measure = Measure(first, ways, CHECK_DEALS, rounds=0)
    for way in range(len(ways)):
        measure.play(way, TO_END)
    gaps = [measure.gap(0, way) for way in range(1, len(ways))]
    holds = all(gap >= 0.5 * margin and gap >= 2 * error for gap, error in gaps)
    return holds, ", ".join(f"leads by {gap:.1f} ± {error:.1f}" for gap, error in gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20.0, help="of processor time (20)")
    parser.add_argument("--wanted", type=int, default=10, help="puzzles of each difficulty (10)")
    parser.add_argument("--state", type=Path, default=ROOT / "build" / "puzzles", help="where the next seed is kept")
    parser.add_argument("--out", type=Path, help="a folder for the files (the game's own)")
    parser.add_argument("--first", type=int, default=1000, help="the first seed of all (1000)")
    parser.add_argument("--late", type=int, default=2, help="of three games so many are looked at in their end (2)")
    parser.add_argument("--renew", action="store_true", help="throw away puzzles of other rules or components")
    parser.add_argument("--check", action="store_true", help="only look again at those that there are")
    given = parser.parse_args()
    of = kind(given.game)
    folder = given.out or ROOT / "src" / "ennichi" / given.game / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if given.check:
        for path in sorted(folder.glob("*.toml")):
            holds, words = looked_at_again(read_puzzle(of, path), MARGIN.get(given.game, 2.0))
            print(f"{given.game} {path.stem}: {words}{'' if holds else ', which is NOT ENOUGH'}", flush=True)
        return
    given.state.mkdir(parents=True, exist_ok=True)
    state = given.state / f"{given.game}.next"
    missing = {0: 0} | dict.fromkeys((1, 2, 3), given.wanted)  # 0 is what everybody finds
    answers: set[str] = set()  # no two puzzles of a game have the same
    highest = given.first - 1
    for path in sorted(folder.glob("*.toml")):
        puzzle = read_puzzle(of, path)
        if given.renew and (puzzle.rules != of.rules or puzzle.components != of.box().fingerprint):
            path.unlink()
            continue
        missing[puzzle.difficulty] -= 1
        answers.add(" ".join(puzzle.best.touches))
        highest = max(highest, puzzle.seed)
    seed = int(state.read_text()) if state.exists() else highest + 1
    ends = time.process_time() + 60 * given.minutes
    tally = Tally()
    while max(missing.values()) > 0 and time.process_time() < ends:
        late = seed // 4 % 3 < given.late  # whatever the number of seats
        came = search_game(given.game, seed, late, folder, missing, answers, tally)
        print(f"{given.game} {seed}: {came}", flush=True)
        seed += 1
        state.write_text(f"{seed}\n")
        (given.state / f"{given.game}.tally").write_text(f"{tally}\n")
    print(tally)
    print("missing: " + ", ".join(f"{count} of difficulty {level}" for level, count in missing.items() if level))


if __name__ == "__main__":
    main()
