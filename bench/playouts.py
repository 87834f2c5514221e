"""Speed of ennichi beside other engines: random games, decisions and copies of positions, in one interleaved run.

Every contender lives in a process of its own and sleeps; the runner wakes one after
the other for a slice of about a second, round after round, all on the same core.
What disturbs the machine thus disturbs everybody. Needs nothing but the standard
library; bench/README.md tells how to read the table.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import math
import os
import platform
import select
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, NoReturn

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LOCK = HERE / "requirements.lock"
OURS = ROOT / ".venv" / "bin" / "python"
PEERS = ROOT / ".venv-bench"
THEIRS = PEERS / "bin" / "python"

GAMES = ("bamboo", "bitoku", "iki")  # ours
SEATS = (2, 3, 4)
OPEN_SPIEL = {"tic_tac_toe": 2, "backgammon": 2, "chess": 2, "gin_rummy": 2, "hearts": 4}  # game: seats
BASELINE = "catanatron"
COPY_SHARE = 0.3  # the length of a slice of copying, as a share of a slice of playing
KEPT_COPIES = 20_000  # how many copies are kept to see what one weighs
PATIENCE = 120.0  # seconds after which a worker that does not answer is given up
SHARED = 0.05  # above this share of waiting for the core, the table says that it is not to be trusted
BUSY = 1.5  # likewise above this load: the run itself is 1, and work on other cores slows this one too

Answer = dict[str, Any]


class Trouble(Exception):
    """A contender cannot be measured; the text says why."""


def refuse(message: str) -> NoReturn:
    print(f"bench: {message}", file=sys.stderr)
    sys.exit(2)


def note(message: str) -> None:
    print(f"bench: {message}", file=sys.stderr, flush=True)


# Contenders.


@dataclass
class Row:
    """One contender: how it is started, and what was measured."""

    engine: str
    game: str
    seats: int
    loop: str  # "python": chosen by a loop in interpreted Python; "engine": the engine's own loop
    command: list[str]
    path: str = ""  # PYTHONPATH
    about: Answer = field(default_factory=dict)
    plays: list[Answer] = field(default_factory=list)
    copies: list[Answer] = field(default_factory=list)
    memory: Answer = field(default_factory=dict)
    trouble: str = ""

    @property
    def key(self) -> str:
        return f"{self.engine}/{self.game}/{self.seats}/{self.loop}"

    @property
    def choice_share(self) -> float:
        sampled = self.about["sampled"]
        return float(sampled["choices"] / sampled["decisions"])

    def games(self) -> list[float]:
        """Games a second, round by round."""
        return [play["games"] / play["cpu"] for play in self.plays]

    def decisions(self) -> list[float]:
        return [play["decisions"] / play["cpu"] for play in self.plays]

    def choices(self) -> list[float]:
        return [rate * self.choice_share for rate in self.decisions()]

    def copying(self) -> list[float]:
        """Microseconds a copy, round by round."""
        return [1e6 * (copy["cpu"] - copy["empty"]) / copy["copies"] for copy in self.copies]


def contenders(plain: Path, compiled: Path) -> list[Row]:
    """All rows of the table, in its order."""
    rows = []
    for build, folder in (("plain", plain), ("compiled", compiled)):
        for game in GAMES:
            for seats in SEATS:
                for loop in ("python", "engine"):
                    command = [str(OURS), script("play_ennichi"), build, game, str(seats), loop]
                    rows.append(Row(f"ennichi-{build}", game, seats, loop, command, str(folder)))
    for seats in SEATS:
        rows.append(Row(BASELINE, "catan", seats, "python", [str(THEIRS), script("play_catanatron"), str(seats)]))
    for game, seats in OPEN_SPIEL.items():
        for loop in ("python", "engine"):
            rows.append(Row("open_spiel", game, seats, loop, [str(THEIRS), script("play_open_spiel"), game, loop]))
    return rows


def script(name: str) -> str:
    return str(HERE / "workers" / f"{name}.py")


def chosen(rows: list[Row], only: str) -> list[Row]:
    """The rows in which any of the words occurs."""
    words = [word.strip() for word in only.split(",") if word.strip()]
    for word in words:
        if not any(word in row.key for row in rows):
            refuse(f"--only {word}: no such contender; --list shows all")
    return [row for row in rows if not words or any(word in row.key for word in words)]


# Preparing.


def prepare_peers() -> str:
    """Install the peers into .venv-bench, unless they are there. Returns what went wrong."""
    stamp = PEERS / ".ready"
    mark = hashlib.sha256(LOCK.read_bytes()).hexdigest() + " " + python_version(OURS)
    if stamp.exists() and stamp.read_text() == mark:
        return ""
    note(f"installing the peers into {PEERS.name} …")
    made = run([str(OURS), "-m", "venv", "--clear", str(PEERS)])
    if made:
        return f"{PEERS.name} cannot be made: {made}"
    pip = [str(THEIRS), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    pip += ["--only-binary", ":all:"]
    failed = run([*pip, "-r", str(LOCK)])
    if not failed:
        stamp.write_text(mark)
        return ""
    # One peer that is missing should not take the other along: package by package, what can be had.
    for package in locked_packages():
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(package)
            file.flush()
            run([*pip, "--no-deps", "--retries", "0", "-r", file.name])
    return f"not all peers can be installed: {failed}"


def locked_packages() -> list[str]:
    """The lock file, cut into its packages."""
    packages: list[str] = []
    for line in LOCK.read_text().splitlines(keepends=True):
        if line[0].isspace() and packages:
            packages[-1] += line
        else:
            packages.append(line)
    return packages


def run(command: list[str]) -> str:
    """Run to the end. Returns the line that tells what went wrong, or nothing."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or [f"exit status {done.returncode}"])[-1].strip()


def python_version(python: Path) -> str:
    command = [str(python), "-c", "import platform; print(platform.python_version())"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def sources(folder: Path) -> dict[str, bytes]:
    """The modules of ennichi in this folder; a compiled build keeps its sources beside the libraries."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted((folder / "ennichi").rglob("*.py"))}


def fingerprint(folder: Path) -> str:
    """Tells one state of the sources from another."""
    digest = hashlib.sha256()
    for name, content in sources(folder).items():
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()[:8]


def check_compiled(compiled: Path, plain: Path) -> None:
    """Say when the compiled build was made from other sources than those measured beside it."""
    beside = sources(plain)
    if any(content != beside.get(name) for name, content in sources(compiled).items()):
        note(f"{compiled} was built from other sources than those in {plain}; `make compiled` renews it")


# Measuring.


class Worker:
    """A contender's process."""

    def __init__(self, row: Row, core: int | None) -> None:
        self.row = row
        self.errors: IO[str] = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed in `close`)
        environment = {**os.environ, "PYTHONPATH": row.path, "PYTHONHASHSEED": "0"}
        try:
            self.process = subprocess.Popen(
                row.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True,
                env=environment,
            )  # fmt: skip
        except OSError as error:
            self.errors.close()
            raise Trouble(f"{row.command[0]}: {error.strerror}") from error
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    def ask(self, what: str, **more: float) -> Answer:
        """One request, one answer."""
        patience = PATIENCE + 20 * more.get("seconds", 0.0)
        assert self.process.stdin
        assert self.process.stdout
        try:
            print(json.dumps({"do": what, **more}), file=self.process.stdin, flush=True)
        except OSError:
            raise Trouble(self.last_words()) from None
        if not select.select([self.process.stdout], [], [], patience)[0]:
            raise Trouble(f"gave no answer to {what!r} in {patience:.0f} seconds")
        line = self.process.stdout.readline()
        if not line:
            raise Trouble(self.last_words())
        answer: Answer = json.loads(line)
        if "error" in answer:
            raise Trouble(answer["error"])
        return answer

    def last_words(self) -> str:
        self.process.wait()
        self.errors.seek(0)
        lines = [line for line in self.errors.read().splitlines() if line.strip()]
        return lines[-1].strip() if lines else f"ended with status {self.process.returncode}"

    def close(self) -> None:
        assert self.process.stdin
        try:
            self.process.stdin.close()
            self.process.wait(timeout=5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.errors.close()


class Bench:
    """The workers of all rows, and the rounds they go through."""

    def __init__(self, rows: list[Row], core: int | None) -> None:
        self.rows = rows
        self.core = core
        self.workers: dict[str, Worker] = {}
        self.told: set[str] = set()

    def start(self) -> None:
        for row in self.rows:
            if row.trouble:
                continue
            progress(f"warming up {row.key}")
            try:
                self.workers[row.key] = Worker(row, self.core)
                row.about = self.workers[row.key].ask("ready")
            except Trouble as trouble:
                self.drop(row, str(trouble))

    def drop(self, row: Row, why: str) -> None:
        """Go on without this row."""
        row.trouble = why
        if row.key in self.workers:
            self.workers.pop(row.key).close()
        progress("")
        if why not in self.told:
            note(f"{row.key} is left out: {why}")
            self.told.add(why)

    def round(self, number: int, rounds: int, seconds: float) -> None:
        """A slice for everybody; each round begins with another contender."""
        first = number * len(self.rows) // rounds
        for row in self.rows[first:] + self.rows[:first]:
            if row.trouble:
                continue
            progress(f"round {number + 1} of {rounds}: {row.key}")
            worker = self.workers[row.key]
            try:
                row.plays.append(worker.ask("play", seconds=seconds))
                if row.loop == "python":
                    row.copies.append(worker.ask("copy", seconds=seconds * COPY_SHARE))
            except Trouble as trouble:
                self.drop(row, str(trouble))

    def weigh(self) -> None:
        """What a kept copy takes; last, because it leaves the process bloated."""
        for row in self.rows:
            if not row.trouble and row.loop == "python":
                progress(f"weighing {row.key}")
                try:
                    row.memory = self.workers[row.key].ask("memory", copies=KEPT_COPIES)
                except Trouble as trouble:
                    self.drop(row, str(trouble))

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()
        progress("")


def progress(text: str) -> None:
    """One line that replaces itself, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


# Telling.


def machine(core: int | None, plain: Path) -> Answer:
    """What the figures depend on beside the engines."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "core": core,
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "load": load(),
        "python": python_version(OURS),
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "sources": f"{plain} {fingerprint(plain)}",
        "revision": revision(),
    }


def load() -> float:
    """How many programs wanted to run, over the last minute."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def revision() -> str:
    """The commit of the working tree, and whether it was changed since."""
    command = ["git", "-C", str(ROOT), "describe", "--always", "--dirty"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def waiting(rows: list[Row]) -> float:
    """The share of the measured time in which the core worked for others."""
    slices = [one for row in rows for one in row.plays + row.copies]
    wall = sum(one["wall"] for one in slices)
    return max(0.0, 1 - sum(one["cpu"] for one in slices) / wall) if wall else 0.0


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


def ratio(ours: list[float], base: list[float]) -> str:
    """The median of the rounds' ratios: both sides of each were measured within the same round."""
    if not ours or not base:
        return ""
    return figure(statistics.median(a / b for a, b in zip(ours, base, strict=False)))


HEADINGS = (
    "engine", "game", "seats", "loop", "games/s", "decisions/s", "", "×cat", "choices/s", "×cat",
    "copy µs", "", "×cat", "bytes",
)  # fmt: skip
WORDS = (0, 1, 3)  # the columns that hold words


def table(rows: list[Row]) -> str:
    """The figures, one line a contender."""
    measured = [row for row in rows if row.plays and not row.trouble]
    base = {row.seats: row for row in measured if row.engine == BASELINE}
    lines: list[tuple[str, ...]] = [HEADINGS]
    for row in measured:
        other = base.get(row.seats)
        lines.append(
            (
                row.engine,
                row.game,
                str(row.seats),
                row.loop,
                median(row.games()),
                median(row.decisions()),
                spread(row.decisions()),
                ratio(row.decisions(), other.decisions()) if other else "",
                median(row.choices()),
                ratio(row.choices(), other.choices()) if other else "",
                median(row.copying()),
                spread(row.copying()),
                ratio(other.copying(), row.copying()) if other else "",
                figure(row.memory["bytes"] / row.memory["copies"]) if row.memory.get("copies") else "",
            )
        )
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(cell.ljust(width) if i in WORDS else cell.rjust(width) for i, (cell, width) in columns).rstrip()
        for columns in (enumerate(zip(line, widths, strict=True)) for line in lines)
    )


LEGEND = """\
Medians over the rounds; ± is half the way from the slowest to the fastest round. Seconds are processor seconds.
decisions/s  how often a player was asked a second, setup of the games included
choices/s    those of them with more than one option (by the share found in a sample of games)
×cat         how many times as fast as catanatron with the same number of seats, round against round
loop         python: options picked by interpreted Python; engine: by the engine's own random loop
copy µs      copying a position from the middle of a random game and dropping it; bytes: what a kept copy takes"""


def report(rows: list[Row], facts: Answer, settings: Answer) -> str:
    """Everything that is printed at the end."""
    lines: list[str] = []
    if any(row.plays for row in rows):
        lines += figures(rows, facts, settings)
    reasons: dict[str, list[str]] = {}
    for row in rows:
        if row.trouble:
            reasons.setdefault(row.trouble, []).append(row.key)
    lines += [f"Left out: {', '.join(keys)}: {why}" for why, keys in reasons.items()]
    return "\n".join(lines)


def figures(rows: list[Row], facts: Answer, settings: Answer) -> list[str]:
    """The machine, the table and how to read it."""
    core = "not pinned" if facts["core"] is None else f"all on core {facts['core']}"
    engines = sorted({row.about["engine"] for row in rows if row.about})
    lines = [
        f"{facts['cpu']}, {facts['cores']} cores, {core}; {facts['system']}; Python {facts['python']}",
        f"{', '.join(engines)}; sources {facts['sources']} (repository at {facts['revision'] or '?'}); {facts['date']}",
        f"{settings['rounds']} rounds, slices of {settings['seconds']:g} s; load {facts['load']:.1f} before and "
        f"{facts['load_after']:.1f} at the end; "
        f"waited for the core {facts['waiting']:.1%} of the time",
        "",
        table(rows),
        "",
        LEGEND,
        "",
    ]
    if facts["waiting"] > SHARED or max(facts["load"], facts["load_after"]) > BUSY:
        lines += ["Other programs ran at the same time and slowed this: run it again on a quiet machine.", ""]
    return lines


def raw(rows: list[Row], facts: Answer, settings: Answer) -> Answer:
    """The raw figures, for --out."""
    return {
        "format": 1,
        "machine": facts,
        "settings": settings,
        "rows": [
            {
                "key": row.key,
                "engine": row.engine,
                "game": row.game,
                "seats": row.seats,
                "loop": row.loop,
                "about": row.about,
                "plays": row.plays,
                "copies": row.copies,
                "memory": row.memory,
                "trouble": row.trouble,
            }
            for row in rows
        ],
    }


# The command.


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < math.inf:
        raise ValueError(text)
    return value


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Random games, decisions and copies per second of ennichi's plain and compiled build, beside "
        "catanatron and OpenSpiel, in one interleaved run on one core.",
        epilog="The peers are installed into .venv-bench the first time. A contender that cannot run is named and left "
        "out. With the defaults the run takes about four minutes; --rounds 1 --seconds 0.3 gives a first impression "
        "in one.",
    )
    parser.add_argument("--seconds", type=positive, default=1.0, help="length of a slice of play (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="how many slices each contender gets (default: 5)")
    parser.add_argument(
        "--only",
        default="",
        metavar="WORDS",
        help="measure only contenders whose name contains one of these words, separated by commas, such as "
        "compiled,catanatron or bamboo/4 (ratios need catanatron)",
    )
    parser.add_argument("--list", action="store_true", help="list the contenders' names and stop")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the raw figures as JSON to this new file")
    parser.add_argument("--core", type=int, help="the core to measure on (default: the last one)")
    parser.add_argument(
        "--plain", type=Path, default=ROOT / "src", metavar="DIR", help="the sources to measure (default: src)"
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        default=Path(os.environ.get("ENNICHI_COMPILED", ROOT / "build" / "compiled")),
        metavar="DIR",
        help="the compiled build (default: $ENNICHI_COMPILED, otherwise build/compiled, which `make compiled` makes)",
    )
    return parser.parse_args()


def choose_core(wanted: int | None) -> int | None:
    """The core that everything is measured on, or None where processes cannot be pinned."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    cores = os.sched_getaffinity(0)
    if wanted is not None and wanted not in cores:
        refuse(f"there is no core {wanted} to measure on; there are {', '.join(map(str, sorted(cores)))}")
    return max(cores) if wanted is None else wanted


def main() -> int:
    given = arguments()
    rows = chosen(contenders(given.plain, given.compiled), given.only)
    if given.list:
        print("\n".join(row.key for row in rows))
        return 0
    if given.rounds < 1:
        refuse(f"--rounds {given.rounds}: at least one round is needed")
    if given.out and given.out.exists():
        refuse(f"{given.out} exists already and is not overwritten")
    if given.out and not given.out.resolve().parent.is_dir():
        refuse(f"there is no folder {given.out.parent} to write to")
    if not OURS.exists():
        refuse("there is no .venv; `make setup` prepares it")
    core = choose_core(given.core)
    if any(row.command[0] == str(THEIRS) for row in rows) and (problem := prepare_peers()):
        note(problem)
    check_compiled(given.compiled, given.plain)
    for row in rows:
        if row.engine == "ennichi-compiled" and not given.compiled.is_dir():
            row.trouble = f"there is no compiled build in {given.compiled}; `make compiled` makes it"
    settings = {"seconds": given.seconds, "rounds": given.rounds, "only": given.only}
    facts = machine(core, given.plain)
    bench = Bench(rows, core)
    try:
        bench.start()
        for number in range(given.rounds):
            bench.round(number, given.rounds, given.seconds)
        bench.weigh()
    except KeyboardInterrupt:
        note("stopped")
        return 130
    finally:
        bench.close()
    facts["waiting"] = waiting(rows)
    facts["load_after"] = load()
    print(report(rows, facts, settings))
    if given.out:
        with given.out.open("x") as file:
            json.dump(raw(rows, facts, settings), file, indent=1)
            file.write("\n")
    return 0 if any(row.plays for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
