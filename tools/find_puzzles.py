"""Find puzzles in games between bots, and write them beside the game.

    make compiled && PYTHONPATH=build/compiled .venv/bin/python tools/find_puzzles.py bamboo --minutes 20

Bots play whole games. At some moments of each, every different result that the turn can have (within reason) is looked
at, and the most promising turns are played on from, for some rounds, over equal deals of what the seat cannot know.
Where one result leads all others by a clear margin, in points and in standard errors, counted over fresh deals, and
leads to the end of the game and in better play too, the moment is a puzzle. How hard it is, the levels tell: which of
them find it. Every puzzle comes from another game.

A run goes on after the seeds that earlier ones have looked at (--state keeps them), and stops when there are --wanted
puzzles of each difficulty. With --renew, puzzles of other rules or components are thrown away first.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

from ennichi import bots  # noqa: E402
from ennichi.bots.advice import told  # noqa: E402
from ennichi.bots.greedy import begins_turn, imagine  # noqa: E402
from ennichi.bots.puzzles import AS_GOOD, FOLDER, ROUNDS, Measure, after, read_puzzle, result_of, turn_over  # noqa: E402
from ennichi.kernel.game import Game, OptionValue  # noqa: E402
from ennichi.kernel.registry import header, kind, start  # noqa: E402

MOST_TOUCHES = 12  # of a person's puzzle
FEWEST_RESULTS = 6  # otherwise there is nothing to choose from
MOMENTS = 30  # looked at in one game
LATE = 5  # of them are in the last round or two
EARLY = 11  # of them come so early that chance decides most
WITHIN = 0.8  # of the decisions inside turns that may be looked at
WIDTH = 96  # unfinished turns that are kept while all are tried; a check looks at four times as many
FIRST_WAYS, MORE_WAYS, SURPRISING = 10, 32, 7
MARGIN = {"bamboo": 1.5, "bitoku": 2.5, "iki": 3.0}  # points by which the best turn must lead
LEFT = 0.75  # of the margin must be left at the end of the game
HINTED = 0.5  # of the margin must be there at first sight, before anything is played on
ERRORS = 4.0  # standard errors by which it must
STAGES = (8, 24, 64)  # deals, before what is still promising gets the last check
LAST, SECOND, TO_END = 144, 24, 64
FIND_DEALS, LAST_DEALS = 1_000_000, 2_000_000  # the last check is over deals that nobody has seen
ASKED = {"level1": 10, "level2": 10, "level3": 2, "level4": 3, "level5": 2}  # how often each is asked
MOST_EQUAL = 8  # results that may be as good


class Found:
    """A turn, and the position that it leads to."""

    def __init__(self, touches: list[int], value: float) -> None:
        self.touches = touches
        self.value = value


def turns_of(start: Game, width: int) -> list[Found]:
    """The different results that a turn can have, the most promising first, each by its shortest way.

    Of each first touch the best are kept, so that what shows its worth late is not given up early.
    """
    seat, evaluate = start.seat, start.header.kind.evaluate
    deal = imagine(start, seat, 1)
    first = deal.clone()
    done: dict[str, Found] = {}
    edge: list[tuple[float, list[int], Game]] = [(0.0, [], deal)]
    seen: set[str] = set()
    while edge:
        further: dict[int, list[tuple[float, list[int], Game]]] = {}
        for _, touches, g in edge:
            for touch in g.options:
                tried = g.clone()
                tried.play(touch)
                key = result_of(tried)
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


def stands_out(ways: list[Found], margin: float) -> bool:
    """Whether a few results look better than all others at first sight."""
    for at in range(1, min(len(ways), MOST_EQUAL + 1)):
        if ways[at - 1].value - ways[at].value >= margin:
            return ways[0].value - ways[at - 1].value <= AS_GOOD
    return False


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

    def check(self) -> bool:
        """The whole way from a first look to the last check."""
        ways: list[Found] = []
        for width in (WIDTH // 4, WIDTH):
            ways = turns_of(self.start, width)
            if len(ways) < FEWEST_RESULTS or len(ways[0].touches) > MOST_TOUCHES:
                self.why = "few results, or a long turn"
                return False
            if not stands_out(ways, HINTED * self.margin) and not self.surprises(ways):
                self.why = "even"
                return False
        self.add(ways[:FIRST_WAYS])
        for seed in range(2):
            self.add([Found(turn_by("greedy", self.start, seed), 0.0)])
        if not self.look(STAGES[0]):
            self.why = "no lead after the first look"
            return False
        self.add(ways[FIRST_WAYS : FIRST_WAYS + 10])
        if not self.look(STAGES[0]):
            self.why = "no lead among more"
            return False
        if not self.look(STAGES[1]):
            self.why = "no lead after the second look"
            return False
        self.add(turns_of(self.start, 4 * WIDTH)[:MORE_WAYS])
        self.add([Found(turn_by("level4", self.start, 1), 0.0), Found(turn_by("level5", self.start, 1), 0.0)])
        if not self.look(STAGES[1]) or not self.look(STAGES[2]):
            self.why = "no lead among all"
            return False
        good, rest = self.leading()
        if len(self.measure.ways[good[0]]) > MOST_TOUCHES:
            self.why = "long"
            return False
        return self.last_check(good, rest)

    def surprises(self, ways: list[Found]) -> bool:
        """Whether one of the results that look best leads when games go on, though it does not look it."""
        measure = Measure(self.start, [way.touches for way in ways[:SURPRISING]], FIND_DEALS)
        for way in range(len(measure.ways)):
            measure.play(way, STAGES[0] // 2)
        means = sorted((measure.mean(way) for way in range(len(measure.ways))), reverse=True)
        return any(
            means[0] - means[at - 1] <= AS_GOOD and means[at - 1] - means[at] >= 1.5 * self.margin
            for at in range(1, min(4, len(means)))
        )

    def last_check(self, good: list[int], rest: list[int]) -> bool:
        """Over fresh deals: nothing counts any more that chance had favoured."""
        kept = self.measure
        near = [way for way in rest if kept.gap(good[0], way)[0] < 2 * self.margin][:5]
        order = good + near + [way for way in rest if way not in near]
        fresh = Measure(self.start, [kept.ways[way] for way in order], LAST_DEALS)
        for at in range(len(order)):
            fresh.play(at, LAST if at < len(good) + len(near) else STAGES[1])
            if at == len(good):  # the strongest rival has been played: no lead, no puzzle
                gap, error = fresh.gap(0, at)
                if gap < self.margin or gap < ERRORS * error:
                    self.why = "no lead in the last check"
                    return False
        self.known = {result: order.index(way) for result, way in self.known.items() if way in order}
        self.measure = fresh
        good, rest = self.leading()
        for way in rest:
            gap, error = fresh.gap(good[0], way)
            lead, lead_error = fresh.gap(good[0], way, leads=True)
            if gap < self.margin or gap < ERRORS * error or lead < 0.5 * self.margin or lead < 2 * lead_error:
                self.why = "no lead in the last check"
                return False
        return self.holds(good[0], rest[:3], ROUNDS, True, SECOND) and self.holds(good[0], rest[:2], 0, False, SECOND)

    def holds(self, best: int, rivals: list[int], rounds: int, ahead: bool, deals: int) -> bool:
        """Whether the lead is there, too, when everybody plays on with more thought, or to the end."""
        kept = self.measure
        other = Measure(self.start, [kept.ways[way] for way in [best, *rivals]], LAST_DEALS, rounds, ahead)
        for at in range(len(other.ways)):
            other.play(at, deals)
            if at and other.gap(0, at)[0] < 0.5 * self.margin:
                self.why = "no lead in better play" if ahead else "no lead in the end"
                return False
        return True

    def to_end(self, best: int, wrong: list[int]) -> bool:
        """Play games to their end: what a way brings in each line of the scoring, and what of a lead is left then.

        An evaluation may see too much in a difference. Whatever is written of differences is scaled to what is left.
        """
        ways = [best, *wrong]
        ends = Measure(self.start, [self.measure.ways[way] for way in ways], LAST_DEALS, rounds=0)
        for at in range(len(ways)):
            ends.play(at, TO_END)
        self.lines = [ends.means(at) for at in range(len(ways))]
        seen = sum(self.measure.gap(best, way)[0] for way in wrong)
        left = sum(ends.gap(0, at)[0] for at in range(1, len(ways)))
        self.scale = min(1.0, left / seen)
        nearest = min(self.measure.gap(best, way)[0] for way in self.leading()[1])
        clear = all(ends.gap(0, at)[0] >= 2 * ends.gap(0, at)[1] for at in range(1, len(ways)))
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
    """Two that tempt: what bots played instead, and what comes nearest; told differently, the first touches too."""
    said = [told(one.start.clone(), one.measure.ways[way], "en") for way in good]
    firsts = {one.measure.ways[way][0] for way in good}
    chosen: list[int] = []
    order = sorted(rest, key=lambda way: (-tempted.get(way, 0), rest.index(way)))
    for other_start in (True, False):  # one that goes another way from the first touch on, where there is one
        for way in order:
            if len(chosen) == (1 if other_start else 2):
                break
            words = told(one.start.clone(), one.measure.ways[way], "en")
            short = len(one.measure.ways[way]) <= MOST_TOUCHES + 2
            if words not in said and short and (not other_start or one.measure.ways[way][0] not in firsts):
                chosen.append(way)
                said.append(words)
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
        f"deals = {LAST}",
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
    """The seats and options of a game: every number of seats, now and then another option than the usual one."""
    of = kind(game)
    chance = random.Random(seed)
    seats = of.seats[seed % len(of.seats)]
    if seats == 1 and chance.random() < 0.5:
        seats = chance.choice([each for each in of.seats if each > 1])
    options: dict[str, OptionValue] = {}
    for option in of.options:
        if of.offers(option, seats) and chance.random() < 0.3:
            options[option.name] = chance.choice(option.values)
    return seats, of.check_options(options, seats) if options else {}


def moments(game: str, seed: int, late: bool) -> tuple[list[Game], dict[str, OptionValue]]:
    """Moments of one game between good bots, drawn from all over it: turns that begin, and some that have begun."""
    seats, options = settings(game, seed)
    g = start(header(game, seats, seed, options, (), ""))
    chance = random.Random(seed)
    players = [bots.make(chance.choice(["level3", "level3", "level2"]), seed + seat) for seat in range(seats)]
    found: list[Game] = []
    while not g.over:
        if len(g.options) > 2 and (begins_turn(g) or chance.random() < WITHIN):
            found.append(g.clone())
        g.play(players[g.seat].choose(g))
    parts = [found[len(found) * part // MOMENTS : len(found) * (part + 1) // MOMENTS] for part in range(MOMENTS)]
    if late:
        del parts[:-LATE]
    elif seed % 2:
        del parts[-LATE:]  # not all are to be clear because the game ends
    if seed % 5 and not late:
        del parts[:EARLY]
    drawn = [chance.choice(part) for part in parts if part]
    chance.shuffle(drawn)
    return drawn, options


def search_game(game: str, seed: int, late: bool, folder: Path, missing: dict[int, int]) -> str:
    """Look at the turns of one game; what came of it, in words."""
    drawn, options = moments(game, seed, late)
    why: list[str] = []
    for moment in drawn:
        began = time.process_time()
        one = Candidate(moment, MARGIN.get(game, 2.0))
        if not one.check():
            why.append(one.why)
            continue
        good, rest = one.leading()
        found, tempted = shares(one, good)
        wrong = wrong_ways(one, good, rest, tempted)
        level = difficulty_of(found)
        if len(wrong) < 2 or missing[level] <= 0:
            why.append(f"not wanted: {level}")
            continue
        if not one.to_end(good[0], wrong):
            why.append("little left in the end")
            continue
        (folder / f"{seed}.toml").write_text(written(one, good, wrong, found, options), encoding="utf-8")
        missing[level] -= 1
        gap = one.scale * one.measure.gap(good[0], rest[0])[0]
        return f"difficulty {level}, {moment.seats} seats, leads by {gap:.1f}, {time.process_time() - began:.1f}s"
    return ", ".join(f"{why.count(each)} × {each}" for each in dict.fromkeys(why))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20.0, help="of processor time (20)")
    parser.add_argument("--wanted", type=int, default=10, help="puzzles of each difficulty (10)")
    parser.add_argument("--state", type=Path, default=ROOT / "build" / "puzzles", help="where the next seed is kept")
    parser.add_argument("--out", type=Path, help="a folder for the files (the game's own)")
    parser.add_argument("--first", type=int, default=1000, help="the first seed of all (1000)")
    parser.add_argument("--late", action="store_true", help="look at the last rounds alone, where chance decides least")
    parser.add_argument("--renew", action="store_true", help="throw away puzzles of other rules or components")
    given = parser.parse_args()
    of = kind(given.game)
    folder = given.out or ROOT / "src" / "ennichi" / given.game / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    given.state.mkdir(parents=True, exist_ok=True)
    state = given.state / f"{given.game}.next"
    missing = dict.fromkeys((1, 2, 3), given.wanted)
    highest = given.first - 1
    for path in sorted(folder.glob("*.toml")):
        puzzle = read_puzzle(of, path)
        if given.renew and (puzzle.rules != of.rules or puzzle.components != of.box().fingerprint):
            path.unlink()
            continue
        missing[puzzle.difficulty] -= 1
        highest = max(highest, puzzle.seed)
    seed = int(state.read_text()) if state.exists() else highest + 1
    ends = time.process_time() + 60 * given.minutes
    while max(missing.values()) > 0 and time.process_time() < ends:
        print(f"{given.game} {seed}: {search_game(given.game, seed, given.late, folder, missing)}", flush=True)
        seed += 1
        state.write_text(f"{seed}\n")
    print("missing: " + ", ".join(f"{count} of difficulty {level}" for level, count in missing.items()))


if __name__ == "__main__":
    main()
