"""What runs of the benchmark found: how they are kept, how they are told, and the pages that quote them.

    python3 bench/figures.py            print the table of the last whole run in bench/results.json again
    python3 bench/figures.py --write    and write the figures into the pages anew

Speeds depend on the day and on who else uses the machine, so bench/results.json keeps every run that was written to it,
the last one last. What is quoted in a sentence is the range over all of them; tables are those of the last whole run.
The pages quote nothing else: tests/docs/test_figures.py fails when one of them says what the file does not.
Needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import os
import statistics
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.json"
FORMAT = 3
ONE_RUN = 2  # the format that held a single run

PLAIN, COMPILED = "ennichi plain", "ennichi compiled"
MANIFESTS = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "src" / "ennichi").glob("*/game.toml"))
}
TITLES = {game: manifest["measured"] for game, manifest in MANIFESTS.items()}
OURS = tuple(TITLES)
SEATS = (2, 3, 4)
BASELINE = "catanatron"
API, ENV, BATCH, OBSERVED, STEPPED, ENGINE = "api", "env", "batch", "batch+obs", "batch step", "engine"
LIKE = {API: API, ENV: ENV, ENGINE: BATCH}  # a peer's loop, and ours that does as much
DEEP = "deepcopy"
SHARED = 0.05  # above this share of waiting for the core, a run is not to be trusted
BUSY = 1.5  # likewise above this load: the run itself is 1, and work on other cores slows this one too

Lines = list[list[str]]


def solo(game: str) -> bool:
    """Whether a game is played alone too."""
    return 1 in MANIFESTS[game]["seats"]


class BadResults(Exception):
    """The file of results cannot be used; the text says why."""


@dataclass
class Row:
    """One contender, and its figures round by round."""

    engine: str
    game: str
    seats: int
    loop: str
    version: str = ""
    choices: float = 0.0  # the share of decisions with more than one option
    games: list[float] = field(default_factory=list)  # a second
    decisions: list[float] = field(default_factory=list)  # a second
    copying: list[float] = field(default_factory=list)  # microseconds a copy
    copied_by: str = ""
    bytes: float = 0.0  # of a kept copy
    trouble: str = ""  # why it was left out
    # Decisions and copying with the time in which others slowed the core. Ratios are taken of these: long games are
    # seldom calm from end to end, so that what is counted of them is slower than what is counted of short ones.
    all_decisions: list[float] = field(default_factory=list)
    all_copying: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Where only one of both is given, nothing was left out."""
        self.all_decisions = self.all_decisions or list(self.decisions)
        self.all_copying = self.all_copying or list(self.copying)

    @property
    def key(self) -> str:
        return f"{self.engine}/{self.game}/{self.seats}/{self.loop}".replace(" ", "-")

    @property
    def measured(self) -> bool:
        return bool(self.decisions) and not self.trouble


@dataclass
class Pair:
    """A contender alone and twice at the same time, on two cores: decisions a second, round by round."""

    key: str
    alone: list[float] = field(default_factory=list)  # of real time, the mean of the two cores
    both: list[float] = field(default_factory=list)  # of real time, together
    alone_cpu: list[float] = field(default_factory=list)  # the same in processor time
    both_cpu: list[float] = field(default_factory=list)


@dataclass
class Run:
    """A whole run."""

    machine: dict[str, Any]
    settings: dict[str, Any]
    rows: list[Row]
    pairs: list[Pair]

    def find(self, engine: str, game: str, loop: str, seats: Iterable[int] = SEATS) -> list[Row]:
        """The rows of an engine's game, by seats."""
        wanted = (engine, game, loop)
        return [
            row
            for row in self.rows
            if row.measured and (row.engine, row.game, row.loop) == wanted and row.seats in seats
        ]

    def pair(self, key: str) -> Pair | None:
        return next((pair for pair in self.pairs if pair.key == key and pair.both), None)

    @property
    def whole(self) -> bool:
        """Whether everything was measured that there is."""
        return not self.settings["only"]

    @property
    def disturbed(self) -> bool:
        loads = (self.machine["load"], self.machine["load_after"])
        return bool(self.machine["waiting"] > SHARED or max(loads) > BUSY)


def significant(value: float) -> float:
    """Four digits that count: more than that is noise."""
    return float(f"{value:.4g}")


# Keeping.


def stored(runs: list[Run]) -> str:
    """The file: one row a line, so that two versions of it can be compared."""
    return f'{{\n"format": {FORMAT},\n"runs": [\n' + ",\n".join(stored_run(run) for run in runs) + "\n]\n}\n"


def stored_run(run: Run) -> str:
    lines = [
        "{",
        f'"machine": {json.dumps(run.machine)},',
        f'"settings": {json.dumps(run.settings)},',
        '"rows": [',
        ",\n".join(json.dumps(dataclasses.asdict(row)) for row in run.rows),
        "],",
        '"pairs": [',
        ",\n".join(json.dumps(dataclasses.asdict(pair)) for pair in run.pairs),
        "]",
        "}",
    ]
    return "\n".join(line for line in lines if line)


def load(path: Path = RESULTS) -> list[Run]:
    """The runs of a file, the oldest first."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data.get("format") not in (ONE_RUN, FORMAT):
            raise BadResults(
                f"{path} is of format {data.get('format')}, not {FORMAT}; `make bench-write` makes a new one"
            )
        return [read_run(each) for each in (data["runs"] if data["format"] == FORMAT else [data])]
    except OSError as error:
        raise BadResults(f"{path}: {error.strerror}; `make bench-write` makes it") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadResults(
            f"{path} is no result of bench/playouts.py ({error}); `make bench-write` makes a new one"
        ) from error


def read_run(data: Any) -> Run:
    rows, pairs = [Row(**row) for row in data["rows"]], [Pair(**pair) for pair in data["pairs"]]
    return Run(data["machine"], data["settings"], rows, pairs)


def last_whole(runs: list[Run]) -> Run:
    """The run whose tables are shown."""
    whole_ones = [run for run in runs if run.whole]
    if not whole_ones:
        raise BadResults("no whole run is kept; `make bench-write` adds one")
    return whole_ones[-1]


def write_file(path: Path, text: str) -> None:
    """All of it or nothing."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)


# Numbers in words.


def figure(value: float) -> str:
    """A number with three digits that count, or all digits before the point."""
    if value <= 0:
        return "0"
    digits = max(0, 2 - math.floor(math.log10(value)))
    return f"{value:,.{digits}f}"


def median(values: list[float]) -> str:
    return figure(statistics.median(values)) if values else ""


def spread(values: list[float]) -> str:
    """Half the way from the worst round to the best, in percent of the median."""
    if len(values) <= 1:
        return ""
    return f"±{50 * (max(values) - min(values)) / statistics.median(values):.0f}%"


def times(ours: list[float], base: list[float]) -> float:
    """The median of the rounds' ratios: both sides of each were measured within the same round."""
    return statistics.median(a / b for a, b in zip(ours, base, strict=False))


def ratio(ours: list[float], base: list[float]) -> str:
    return figure(times(ours, base)) if ours and base else ""


def between(values: Iterable[float], say: Callable[[float], str] = figure) -> str:
    """One figure, or the least and the greatest of several; a unit that both share is said once."""
    found = list(values)
    if not found:
        return "–"
    low, high = say(min(found)), say(max(found))
    if low == high:
        return low
    number, gap, unit = low.partition(" ")
    return f"{number if gap and high.endswith(gap + unit) else low} to {high}"


def two_digits(value: float) -> str:
    return figure(float(f"{value:.2g}")).rstrip("0").rstrip(".") if value < 10 else f"{float(f'{value:.2g}'):,.0f}"


def thousands(value: float) -> str:
    return f"{figure(value / 1e3)} k"


def microseconds(value: float) -> str:
    return f"{two_digits(value)} µs"


def kilobytes(value: float) -> str:
    return f"{two_digits(value / 1024)} KiB"


def fold(value: float) -> str:
    return f"{two_digits(value)} ×"


# The table that is printed.


def aligned(lines: Lines, words: Iterable[int]) -> str:
    """Lines of cells under each other; the columns of words begin at the left."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) if i in words else cell.rjust(width) for i, (cell, width) in columns).rstrip()
        for columns in (enumerate(zip(line, widths, strict=True)) for line in lines)
    )


HEADINGS = [
    "engine", "game", "seats", "loop", "games/s", "decisions/s", "", "×cat", "choices/s", "×cat",
    "copy µs", "", "×cat", "bytes",
]  # fmt: skip

LEGEND = """\
Medians over the rounds; ± is half the way from the slowest to the fastest round. Seconds are processor seconds.
decisions/s  how often a player was asked a second, setup of the games included
choices/s    those of them with more than one option (by the share found in a sample of games)
×cat         how many times as fast as catanatron with the same number of seats, round against round
loop         api: options picked by interpreted Python through the engine's API; env: the same through an environment
             that makes an observation for every decision; engine: by the engine's own random loop;
             batch: by the loop of ennichi.lab.batch, batch+obs: with observations and masks, batch step: from Python
copy µs      copying a position from the middle of a random game and dropping it; bytes: what a kept copy takes;
             d: copy.deepcopy of the environment, which has no copy of its own; –: that fails too"""


def main_table(run: Run) -> str:
    """The figures, one line a contender."""
    measured = [row for row in run.rows if row.measured]
    base = {row.seats: row for row in measured if row.engine == BASELINE}
    lines = [HEADINGS]
    for row in measured:
        other = base.get(row.seats)
        lines.append(
            [
                row.engine,
                row.game,
                str(row.seats),
                row.loop,
                median(row.games),
                median(row.decisions),
                spread(row.decisions),
                ratio(row.all_decisions, other.all_decisions) if other else "",
                figure(statistics.median(row.decisions) * row.choices),
                figure(times(row.all_decisions, other.all_decisions) * row.choices / other.choices) if other else "",
                copy_cell(row),
                spread(row.copying),
                ratio(other.all_copying, row.all_copying) if other else "",
                figure(row.bytes) if row.bytes else "",
            ]
        )
    return aligned(lines, words=(0, 1, 3))


def copy_cell(row: Row) -> str:
    if row.copying:
        return median(row.copying) + ("d" if row.copied_by == DEEP else "")
    measured_elsewhere = row.engine in (PLAIN, COMPILED) or row.loop == ENGINE
    return "" if measured_elsewhere else "–"


def per_decision(row: Row) -> float:
    """Microseconds."""
    return 1e6 / statistics.median(row.decisions)


def per_seat(row: Row) -> float:
    """Milliseconds that a game takes, for each of its seats."""
    return 1e3 / statistics.median(row.games) / row.seats


def growth(run: Run, engine: str, game: str, loop: str) -> float | None:
    """What a seat of the largest game costs, against one of the smallest: 1 when the cost grows with the seats."""
    rows = run.find(engine, game, loop)
    return per_seat(rows[-1]) / per_seat(rows[0]) if len(rows) == len(SEATS) else None


def seats_table(run: Run) -> str:
    """What more seats cost."""
    head = ["engine", "game", "loop"]
    head += [f"µs/decision {seats}" for seats in SEATS] + [f"ms/game/seat {seats}" for seats in SEATS]
    lines = [[*head, f"{SEATS[-1]} against {SEATS[0]}"]]
    for engine, loop in ((PLAIN, API), (COMPILED, API), (COMPILED, BATCH), (BASELINE, API)):
        for game in OURS if engine != BASELINE else ("catan",):
            grown = growth(run, engine, game, loop)
            if grown is not None:
                rows = run.find(engine, game, loop)
                found = [figure(per_decision(row)) for row in rows] + [figure(per_seat(row)) for row in rows]
                lines.append([engine, game, loop, *found, f"{grown:.2f}"])
    return aligned(lines, words=(0, 1, 2)) if len(lines) > 1 else ""


SEATS_LEGEND = """\
What more seats cost: microseconds a decision, and milliseconds a whole game divided by its seats; both stay level when
the cost of a game grows linearly with its seats. The last column is the second at four seats divided by that at two."""


def pairs_table(run: Run) -> str:
    """Two processes against one."""
    lines = [["contender", "alone/s", "two/s", "two against one", "in processor time"]]
    for pair in run.pairs:
        if pair.both:
            cells = [pair.key, median(pair.alone), median(pair.both)]
            lines.append([*cells, f"{times(pair.both, pair.alone):.2f}", f"{times(pair.both_cpu, pair.alone_cpu):.2f}"])
    return aligned(lines, words=(0,)) if len(lines) > 1 else ""


PAIRS_LEGEND = """\
Two processes on two cores against one on either: decisions a second of real time, so other work on the machine counts
against it; the last column is the same in processor time, and shows what the two cores share."""


def report(run: Run) -> str:
    """Everything that is printed at the end of a run."""
    blocks: list[str] = []
    if any(row.measured for row in run.rows):
        blocks = [heading(run), main_table(run), LEGEND]
        for table, legend in ((seats_table(run), SEATS_LEGEND), (pairs_table(run), PAIRS_LEGEND)):
            blocks += [f"{table}\n\n{legend}"] if table else []
        if run.disturbed:
            blocks.append("Other programs ran at the same time and slowed this: run it again on a quiet machine.")
    reasons: dict[str, list[str]] = {}
    for row in run.rows:
        if row.trouble:
            reasons.setdefault(row.trouble, []).append(row.key)
    if reasons:
        blocks.append("\n".join(f"Left out: {', '.join(keys)}: {why}" for why, keys in reasons.items()))
    return "\n\n".join(blocks)


def heading(run: Run) -> str:
    """The machine and the versions."""
    facts = run.machine
    core = "not pinned" if facts["core"] is None else f"all on core {facts['core']}"
    engines = sorted({row.version for row in run.rows if row.measured})
    return "\n".join(
        [
            f"{facts['cpu']}, {facts['cores']} cores, {core}; {facts['system']}; Python {facts['python']}",
            f"{', '.join(engines)}; sources {facts['sources']} ({facts['revision'] or '?'}); {facts['date']}",
            f"{run.settings['rounds']} rounds, slices of {run.settings['seconds']:g} s; load {facts['load']:.1f} "
            f"before and {facts['load_after']:.1f} at the end; waited for the core {facts['waiting']:.1%} of the time; "
            f"slowed by others, and not counted, {facts.get('shared', 0.0):.0%}",
        ]
    )


# The pages that quote it.


def markdown(lines: Lines) -> str:
    head, *rest = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([head, "|" + "---|" * len(lines[0]), *rest])


def medians(rows: list[Row], of: str) -> list[float]:
    """The median of one figure, for each row that has it."""
    return [statistics.median(values) for row in rows if (values := getattr(row, of))]


def circumstances(run: Run) -> str:
    facts = run.machine
    said = (
        f"One interleaved run of {run.settings['rounds']} rounds on one of {facts['cores']} cores of {facts['cpu']}, "
        f"Python {facts['python']}, {facts['date'][:10]}; the load was {facts['load']:.1f} before and "
        f"{facts['load_after']:.1f} after it, and {facts['waiting']:.1%} of the time went to waiting for the core"
    )
    if facts.get("shared"):
        said += f". For {facts['shared']:.0%} of the time others on the same hardware slowed it, which is not counted"
    said += ": it was busy with other work, and a quiet one is faster." if run.disturbed else "."
    missing = [row.key for row in run.rows if row.trouble]
    return textwrap.fill(said + (f" Could not be measured: {', '.join(missing)}." if missing else ""), 120)


def our_table(run: Run) -> str:
    """Our games, figure by figure."""

    def line(title: str, cell: Callable[[str], str]) -> list[str]:
        return [title, *[cell(game) for game in OURS]]

    def rates(engine: str, loop: str) -> Callable[[str], str]:
        return lambda game: between(medians(run.find(engine, game, loop), "decisions"), thousands)

    def copies(game: str) -> str:
        compiled, plain = (medians(run.find(engine, game, API), "copying") for engine in (COMPILED, PLAIN))
        return f"{between(compiled, microseconds)} ({between(plain, microseconds)})"

    def weight(game: str) -> str:
        compiled, plain = (
            [row.bytes for row in run.find(engine, game, API) if row.bytes] for engine in (COMPILED, PLAIN)
        )
        return f"{between(compiled, kilobytes)} ({between(plain, kilobytes)})"

    def grown(game: str) -> str:
        found = growth(run, COMPILED, game, API)
        return "–" if found is None else f"{found:.2f}"

    def doubled(game: str) -> str:
        found = [run.pair(Row(COMPILED, game, SEATS[0], loop).key) for loop in (API, BATCH)]
        return between([times(pair.both, pair.alone) for pair in found if pair], lambda value: f"{value:.2f}")

    return markdown(
        [
            ["random games, 2 to 4 seats", *TITLES.values()],
            line("decisions a second, plain Python", rates(PLAIN, API)),
            line("decisions a second, compiled by mypyc", rates(COMPILED, API)),
            line("– in the loop of the batch", rates(COMPILED, BATCH)),
            line("– and with an observation and a mask every time", rates(COMPILED, OBSERVED)),
            line("– as a PettingZoo environment", rates(COMPILED, ENV)),
            line(
                "games a second, compiled",
                lambda game: between(medians(run.find(COMPILED, game, API), "games"), two_digits),
            ),
            line("a copy, compiled (plain)", copies),
            line("memory of a position, compiled (plain)", weight),
            line("cost of a game for each seat, four seats against two", grown),
            line("two processes on two cores against one", doubled),
        ]
    )


LOOP_WORDS = {API: "", ENV: "", ENGINE: ", its own loop"}
ENGINE_WORDS = {BASELINE: "catanatron", "open_spiel": "OpenSpiel", "rlcard": "RLCard", "pettingzoo": "PettingZoo"}


def peers_table(run: Run) -> str:
    """The other engines, and how we compare: with the same seats, by the loop that does as much."""
    lines = [
        ["beside them", "seats", "decisions a second", "games a second", "a copy", "a position", "ennichi compiled"]
    ]
    peers = [row for row in run.rows if row.measured and row.engine not in (PLAIN, COMPILED)]
    for engine, game, loop in dict.fromkeys((row.engine, row.game, row.loop) for row in peers):
        rows = [row for row in peers if (row.engine, row.game, row.loop) == (engine, game, loop)]
        ours = [
            (our, row) for row in rows for mine in OURS for our in run.find(COMPILED, mine, LIKE[loop], (row.seats,))
        ]
        deep = " (deepcopy)" if rows[0].copied_by == DEEP else ""
        copies = medians(rows, "copying")
        lines.append(
            [
                f"{ENGINE_WORDS[engine]} {rows[0].version.partition(' ')[2]}, {game}{LOOP_WORDS[loop]}",
                between([row.seats for row in rows], str),
                between(medians(rows, "decisions"), thousands),
                between(medians(rows, "games"), two_digits),
                between(copies, microseconds) + deep if copies else "–",
                between([row.bytes for row in rows if row.bytes], kilobytes),
                between([times(our.all_decisions, row.all_decisions) for our, row in ours], fold),
            ]
        )
    return markdown(lines) if len(lines) > 1 else "No other engine could be measured."


READING = """\
A decision is one touch, or one move of the peer; the last column is how many decisions a second our three games make
for each one of the peer's, with the same seats, in the loop that does as much: through the engine's API, through an
environment with observations (RLCard, PettingZoo), or inside the engine (OpenSpiel's own loop against our batch).
Copies marked *deepcopy* are Python's, because the peer has none. The games differ, and so does what a decision
takes: [bench/README.md](../bench/README.md) says what such a comparison is worth."""


def faster(run: Run) -> list[float]:
    """How many decisions of ours a run counted for one of catanatron's: every game, with as many seats."""
    return [
        times(our.all_decisions, row.all_decisions)
        for row in run.rows
        if row.measured and row.engine == BASELINE
        for game in OURS
        for our in run.find(COMPILED, game, API, (row.seats,))
    ]


def our_rates(run: Run) -> list[float]:
    return medians([row for game in OURS for row in run.find(COMPILED, game, API)], "decisions")


def compared(runs: list[Run]) -> list[Run]:
    """The runs in which catanatron was measured beside us."""
    return [run for run in runs if faster(run)]


def runs_table(runs: list[Run]) -> str:
    """Run by run, what a sentence gives the range of."""
    lines = [["run", "machine", "load before, after", "decisions a second, compiled", "catanatron's", "as many as it"]]
    for run in compared(runs):
        facts = run.machine
        theirs = medians([row for row in run.rows if row.measured and row.engine == BASELINE], "decisions")
        lines.append(
            [
                f"{facts['date'][:10]}, {'busy' if run.disturbed else 'quiet'}",
                f"{facts['cpu']}, {facts['cores']} cores",
                f"{facts['load']:.1f}, {facts['load_after']:.1f}",
                between(our_rates(run), thousands),
                between(theirs, thousands),
                between(faster(run), fold),
            ]
        )
    return markdown(lines) if len(lines) > 1 else "catanatron was not measured yet."


def speed(runs: list[Run]) -> str:
    run = last_whole(runs)
    tables = f"{our_table(run)}\n\n{peers_table(run)}\n\n{circumstances(run)}\n\n{READING}"
    return f"{tables}\n\n{EVERY_RUN}\n\n{runs_table(runs)}"


EVERY_RUN = """\
All runs that were kept, the last one last; a quiet machine is one with nothing else to do. Later runs are of later
sources, which is part of the difference."""


def readme(runs: list[Run]) -> str:
    """One sentence."""
    those = compared(runs)
    rates = between([rate for run in those for rate in our_rates(run)], thousands)
    ratios = between([each for run in those for each in faster(run)], fold)
    said = f"Compiled, random games make {rates} decisions a second on one core, {ratios} as many as catanatron"
    return textwrap.fill(f"{said}{over_runs(those)}.", 120)


def over_runs(runs: list[Run]) -> str:
    """Of how many runs that is the range, and on what sort of machine they were made."""
    if len(runs) < 2:
        return ""
    days = len({run.machine["date"][:10] for run in runs})
    calm = len([run for run in runs if not run.disturbed])
    state = "quiet" if calm == len(runs) else "busy" if not calm else "quiet or busy"
    return f", in {len(runs)} runs on {days} day{'s' if days > 1 else ''}, the machine {state}"


def lab(runs: list[Run]) -> str:
    """The speeds of the laboratory's page."""
    run = last_whole(runs)
    lines = [["thousand decisions a second, one core, compiled", "API from Python", "batch loop", "with observations",
              "stepped from Python", "PettingZoo", "one observation and mask"]]  # fmt: skip
    cases = [(game, seats) for game in OURS for seats in ([(1,), SEATS] if solo(game) else [SEATS])]
    for game, seats in cases:
        found = [run.find(COMPILED, game, loop, seats) for loop in (API, BATCH, OBSERVED, STEPPED, ENV)]
        bare, observed = found[1], found[2]
        extra = [per_decision(with_row) - per_decision(row) for row, with_row in zip(bare, observed, strict=False)]
        lines.append(
            [
                f"{TITLES[game]}, {'solo' if seats == (1,) else between(seats, str) + ' seats'}",
                *[between([rate / 1e3 for rate in medians(rows, "decisions")]) for rows in found],
                between(extra, microseconds),
            ]
        )
    return f"{markdown(lines)}\n\n{circumstances(run)}"


def whole(runs: list[Run]) -> str:
    return f"```\n{report(last_whole(runs))}\n```"


BEGIN = "<!-- from bench/results.json by bench/figures.py: begin -->"
END = "<!-- from bench/results.json by bench/figures.py: end -->"
PAGES: dict[str, Callable[[list[Run]], str]] = {
    "README.md": readme,
    "docs/speed.md": speed,
    "docs/lab.md": lab,
    "bench/README.md": whole,
}


def renewed(page: str, old: str, runs: list[Run]) -> str:
    """A page with what stands between the two marks written anew."""
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadResults(f"{page} has lost the two lines between which its figures stand: {BEGIN} … {END}")
    return f"{before}{begin}\n\n{PAGES[page](runs)}\n\n{end}{after}"


def write_pages(runs: list[Run]) -> None:
    """Write the figures into every page that quotes them; all pages are made before the first is written."""
    texts = {ROOT / page: renewed(page, (ROOT / page).read_text(encoding="utf-8"), runs) for page in PAGES}
    for path, text in texts.items():
        write_file(path, text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--results", type=Path, default=RESULTS, metavar="FILE", help="of which runs (bench/results.json)"
    )
    parser.add_argument("--write", action="store_true", help=f"write {', '.join(PAGES)} anew from bench/results.json")
    given = parser.parse_args()
    if given.write and given.results.resolve() != RESULTS:
        parser.error("the pages are written from bench/results.json alone")
    try:
        runs = load(given.results)
        if given.write:
            write_pages(runs)
        print(report(last_whole(runs)))
    except BadResults as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
