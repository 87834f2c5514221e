"""Speed of ennichi beside other engines: random games, decisions and copies of positions, in one interleaved run.

Every contender lives in a process of its own and sleeps; the runner wakes one after
the other for a slice of time, round after round, all on the same core.
What disturbs the machine thus disturbs everybody. Needs nothing but the standard
library; bench/README.md tells how to read the table, and figures.py what becomes of it.
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
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import figures
from bench.figures import (
    API,
    BASELINE,
    BATCH,
    COMPILED,
    ENGINE,
    ENV,
    OBSERVED,
    OURS,
    PLAIN,
    RESULTS,
    ROOT,
    SEATS,
    STEPPED,
    BadResults,
    Pair,
    Row,
    Run,
    significant,
    solo,
)

HERE = ROOT / "bench"
LOCK = HERE / "requirements.lock"
OUR_PYTHON = ROOT / ".venv" / "bin" / "python"
PEERS = ROOT / ".venv-bench"
THEIR_PYTHON = PEERS / "bin" / "python"

# The peers' games and their seats.
OPEN_SPIEL = {"tic_tac_toe": 2, "backgammon": 2, "chess": 2, "gin_rummy": 2, "hearts": 4}
RLCARD = {"gin-rummy": 2, "no-limit-holdem": 2, "uno": 2, "doudizhu": 3, "mahjong": 4}
PETTINGZOO = {"connect_four_v3": 2, "chess_v6": 2, "hanabi_v5": 2, "texas_holdem_no_limit_v6": 2}
WITHOUT_WHEELS = ("chess", "rlcard")  # packages of the lock file that come as sources only
BUILDERS = ("setuptools",)  # what builds those

COPY_SHARE = 0.3  # the length of a slice of copying, as a share of a slice of playing
PAIR_SHARE = 2.0  # likewise of a slice of two processes, which is not made longer until enough of it was calm
KEPT_COPIES = 20_000  # how many copies are kept to see what one weighs
CALM = 0.9  # of its greatest speed: a core slower than that is shared with others
PATIENCE = 300.0  # seconds after which a worker that does not answer is given up

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
class Contender:
    """One row of the table, and how its process is started."""

    row: Row
    command: list[str]
    path: str = ""  # of PYTHONPATH, before this folder's own
    copies: bool = False  # whether copying is measured too

    @property
    def key(self) -> str:
        return self.row.key


def contenders(plain: Path, compiled: Path) -> list[Contender]:
    """All rows of the table, in its order."""
    found = []
    for engine, folder, loops in (
        (PLAIN, plain, (API,)),
        (COMPILED, compiled, (API, BATCH, OBSERVED, STEPPED, ENV)),
    ):
        for game in OURS:
            for seats in (1, *SEATS) if solo(game) else SEATS:
                for loop in loops:
                    command = [str(OUR_PYTHON), script("ennichi"), engine.split()[1], game, str(seats), loop]
                    found.append(Contender(Row(engine, game, seats, loop), command, str(folder), loop == API))
    for seats in SEATS:
        found.append(peer(BASELINE, "catan", seats, API, [str(seats)]))
    for game, seats in OPEN_SPIEL.items():
        for loop in (API, ENGINE):
            found.append(peer("open_spiel", game, seats, loop, [game, loop]))
    for game, seats in RLCARD.items():
        found.append(peer("rlcard", game, seats, ENV, [game]))
    for game, seats in PETTINGZOO.items():
        found.append(peer("pettingzoo", game, seats, ENV, [game]))
    return found


def peer(engine: str, game: str, seats: int, loop: str, arguments: list[str]) -> Contender:
    command = [str(THEIR_PYTHON), script(engine), *arguments]
    return Contender(Row(engine, game, seats, loop), command, copies=loop != ENGINE)


def script(engine: str) -> str:
    return str(HERE / "workers" / f"play_{engine}.py")


def chosen(all_of_them: list[Contender], only: str) -> list[Contender]:
    """The contenders in whose key any of the words occurs."""
    words = [word.strip() for word in only.split(",") if word.strip()]
    for word in words:
        if not any(word in each.key for each in all_of_them):
            refuse(f"--only {word}: no such contender; --list shows all")
    return [each for each in all_of_them if not words or any(word in each.key for word in words)]


# Preparing.


def prepare_peers() -> str:
    """Install the peers into .venv-bench, unless they are there. Returns what went wrong."""
    stamp = PEERS / ".ready"
    mark = hashlib.sha256(LOCK.read_bytes()).hexdigest() + " " + python_version(OUR_PYTHON)
    if stamp.exists() and stamp.read_text() == mark:
        return ""
    note(f"installing the peers into {PEERS.name} …")
    made = run([str(OUR_PYTHON), "-m", "venv", "--clear", str(PEERS)])
    if made:
        return f"{PEERS.name} cannot be made: {made}"
    failed = install("".join(locked_packages(BUILDERS))) or install(LOCK.read_text())
    if not failed:
        stamp.write_text(mark)
        return ""
    # One peer that is missing should not take the others along: package by package, what can be had.
    for package in locked_packages():
        install(package, "--no-deps", "--retries", "0")
    return f"not all peers can be installed: {failed}"


def install(lines: str, *more: str) -> str:
    """Install these lines of the lock file. Returns what went wrong."""
    pip = [str(THEIR_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    pip += ["--only-binary", ":all:", "--no-binary", ",".join(WITHOUT_WHEELS), "--no-build-isolation"]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(lines)
        file.flush()
        return run([*pip, *more, "-r", file.name])


def locked_packages(names: tuple[str, ...] = ()) -> list[str]:
    """The lock file, cut into its packages; all of them, or those of these names."""
    packages: list[str] = []
    for line in LOCK.read_text().splitlines(keepends=True):
        if line[0].isspace() and packages:
            packages[-1] += line
        else:
            packages.append(line)
    return [package for package in packages if not names or package.partition("==")[0] in names]


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

    def __init__(self, contender: Contender, core: int | None) -> None:
        self.errors: IO[str] = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed in `close`)
        path = os.pathsep.join([each for each in (contender.path, str(ROOT)) if each])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        try:
            self.process = subprocess.Popen(
                contender.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True,
                env=environment,
            )  # fmt: skip
        except OSError as error:
            self.errors.close()
            raise Trouble(f"{contender.command[0]}: {error.strerror}") from error
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    def ask(self, what: str, **more: float) -> Answer:
        """One request, one answer."""
        self.send(what, **more)
        return self.answer(PATIENCE + 20 * more.get("seconds", 0.0))

    def send(self, what: str, **more: float) -> None:
        assert self.process.stdin
        try:
            print(json.dumps({"do": what, **more}), file=self.process.stdin, flush=True)
        except OSError:
            raise Trouble(self.last_words()) from None

    def answer(self, patience: float) -> Answer:
        assert self.process.stdout
        if not select.select([self.process.stdout], [], [], patience)[0]:
            raise Trouble(f"gave no answer in {patience:.0f} seconds")
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
    """The workers of all contenders, and the rounds they go through."""

    def __init__(self, entered: list[Contender], core: int | None, second_core: int | None) -> None:
        self.entered = entered
        self.core = core
        self.second_core = second_core
        self.workers: dict[str, Worker] = {}
        self.seconds: dict[str, Worker] = {}  # the other process of those that are measured in two
        self.pairs: list[Pair] = []
        self.told: set[str] = set()
        self.cpu = self.wall = self.spent = 0.0
        self.fastest: list[float] = []  # what each worker saw of the core while it warmed up

    @property
    def pace(self) -> float:
        """How fast the core must be for a slice to count. The two best gauges are left out, as they may be freaks."""
        return CALM * sorted(self.fastest)[-min(3, len(self.fastest))]

    @property
    def shared(self) -> float:
        """The share of the time in which others slowed the core; it was not counted."""
        return max(0.0, 1 - self.cpu / self.spent) if self.spent else 0.0

    @property
    def waiting(self) -> float:
        """The share of the measured time in which the core worked for others."""
        return max(0.0, 1 - self.cpu / self.wall) if self.wall else 0.0

    def start(self) -> None:
        for each in self.entered:
            row = each.row
            if row.trouble:
                continue
            progress(f"warming up {each.key}")
            try:
                self.workers[each.key] = Worker(each, self.core)
                about = self.workers[each.key].ask("ready")
                self.fastest.append(about["fastest"])
                row.version, row.choices = about["engine"], significant(about["choices"])
                row.copied_by = about["copied_by"] if each.copies else ""
                if self.second_core is not None and doubled(row):
                    self.seconds[each.key] = Worker(each, self.second_core)
                    self.seconds[each.key].ask("ready")
                    self.pairs.append(Pair(each.key))
            except Trouble as trouble:
                self.drop(each, str(trouble))

    def drop(self, contender: Contender, why: str) -> None:
        """Go on without this one."""
        contender.row.trouble = why
        self.pairs = [pair for pair in self.pairs if pair.key != contender.key]
        for workers in (self.workers, self.seconds):
            if contender.key in workers:
                workers.pop(contender.key).close()
        progress("")
        if why not in self.told:
            note(f"{contender.key} is left out: {why}")
            self.told.add(why)

    def round(self, number: int, rounds: int, seconds: float) -> None:
        """A slice for everybody; each round begins with another contender."""
        first = number * len(self.entered) // rounds
        if not sys.stderr.isatty():
            note(f"round {number + 1} of {rounds}")
        for each in self.entered[first:] + self.entered[:first]:
            if each.row.trouble:
                continue
            progress(f"round {number + 1} of {rounds}: {each.key}")
            try:
                self.measure(each, seconds)
            except Trouble as trouble:
                self.drop(each, str(trouble))
        for pair in list(self.pairs):
            progress(f"round {number + 1} of {rounds}: {pair.key} in two processes")
            try:
                self.measure_pair(pair, seconds)
            except Trouble as trouble:
                self.drop(next(each for each in self.entered if each.key == pair.key), str(trouble))

    def measure(self, contender: Contender, seconds: float) -> None:
        row, worker = contender.row, self.workers[contender.key]
        play = self.clocked(worker.ask("play", seconds=seconds, pace=self.pace))
        row.games.append(significant(play["games"] / play["cpu"]))
        row.decisions.append(significant(play["decisions"] / play["cpu"]))
        row.all_decisions.append(significant(play["all"]["decisions"] / play["all"]["cpu"]))
        if row.copied_by:
            copy = self.clocked(worker.ask("copy", seconds=seconds * COPY_SHARE, pace=self.pace))
            row.copying.append(significant(microseconds(copy)))
            row.all_copying.append(significant(microseconds(copy["all"])))

    def clocked(self, answer: Answer) -> Answer:
        self.cpu += answer["cpu"]
        self.wall += answer["wall"]
        self.spent += answer["all"]["cpu"]
        return answer

    def measure_pair(self, pair: Pair, seconds: float) -> None:
        """Each of the two alone, then both at the same time and equally long."""
        workers = (self.workers[pair.key], self.seconds[pair.key])
        length = seconds * PAIR_SHARE
        alone = [worker.ask("play", seconds=length, pace=self.pace, together=True) for worker in workers]
        for worker in workers:
            worker.send("play", seconds=length, pace=self.pace, together=True)
        both = [worker.answer(PATIENCE) for worker in workers]
        for clock, one, two in (("wall", pair.alone, pair.both), ("cpu", pair.alone_cpu, pair.both_cpu)):
            one.append(significant(sum(play["decisions"] / play[clock] for play in alone) / 2))
            two.append(significant(sum(play["decisions"] / play[clock] for play in both)))

    def weigh(self) -> None:
        """What a kept copy takes; last, because it leaves the process bloated."""
        for each in self.entered:
            if not each.row.trouble and each.row.copied_by:
                progress(f"weighing {each.key}")
                try:
                    kept = self.workers[each.key].ask("memory", copies=KEPT_COPIES)
                    each.row.bytes = significant(kept["bytes"] / kept["copies"]) if kept["copies"] else 0.0
                except Trouble as trouble:
                    self.drop(each, str(trouble))

    def close(self) -> None:
        for worker in (*self.workers.values(), *self.seconds.values()):
            worker.close()
        progress("")


def microseconds(copy: Answer) -> float:
    return float(1e6 * (copy["cpu"] - copy["empty"]) / copy["copies"])


def doubled(row: Row) -> bool:
    """Whether two processes of it are measured against one."""
    return row.engine == COMPILED and row.seats == SEATS[0] and row.loop in (API, BATCH)


def progress(text: str) -> None:
    """One line that replaces itself, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


# The machine.


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
        "load": round(load(), 2),
        "python": python_version(OUR_PYTHON),
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "sources": fingerprint(plain),
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


# The command.


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < math.inf:
        raise ValueError(text)
    return value


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Random games, decisions and copies per second of ennichi's plain and compiled build, beside "
        "catanatron, OpenSpiel, RLCard and PettingZoo, in one interleaved run on one core.",
        epilog="The peers are installed into .venv-bench the first time. A contender that cannot run is named and left "
        "out. With the defaults the run takes ten minutes on a calm machine, longer on one that others use; --rounds 1 "
        "--seconds 0.2 gives a first impression in four.",
    )
    parser.add_argument("--seconds", type=positive, default=0.6, help="length of a slice of play (default: 0.6)")
    parser.add_argument("--rounds", type=int, default=5, help="how many slices each contender gets (default: 5)")
    parser.add_argument(
        "--only",
        default="",
        metavar="WORDS",
        help="measure only contenders whose name contains one of these words, separated by commas, such as "
        "compiled,catanatron or bamboo/4 (ratios need catanatron)",
    )
    parser.add_argument("--list", action="store_true", help="list the contenders' names and stop")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the figures as JSON to this new file")
    parser.add_argument(
        "--write",
        action="store_true",
        help="add the run to those in bench/results.json and write the pages that quote them; with --only, its speeds "
        "count where a range over all runs is told, if catanatron and the compiled build are among them",
    )
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


def second_core(first: int | None) -> int | None:
    """Another core, for the second of two processes."""
    return None if first is None else max(os.sched_getaffinity(0) - {first}, default=None)


def check(given: argparse.Namespace) -> None:
    """Refuse what cannot be done before anything is measured."""
    if given.rounds < 1:
        refuse(f"--rounds {given.rounds}: at least one round is needed")
    if given.out and given.out.exists():
        refuse(f"{given.out} exists already and is not overwritten")
    if given.out and not given.out.resolve().parent.is_dir():
        refuse(f"there is no folder {given.out.parent} to write to")
    if not OUR_PYTHON.exists():
        refuse("there is no .venv; `make setup` prepares it")


def main() -> int:
    given = arguments()
    entered = chosen(contenders(given.plain, given.compiled), given.only)
    if given.list:
        print("\n".join(each.key for each in entered))
        return 0
    check(given)
    core = choose_core(given.core)
    if any(each.command[0] == str(THEIR_PYTHON) for each in entered) and (problem := prepare_peers()):
        note(problem)
    check_compiled(given.compiled, given.plain)
    for each in entered:
        if each.row.engine == COMPILED and not given.compiled.is_dir():
            each.row.trouble = f"there is no compiled build in {given.compiled}; `make compiled` makes it"
    facts = machine(core, given.plain)
    bench = Bench(entered, core, second_core(core))
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
    facts |= {"waiting": round(bench.waiting, 4), "shared": round(bench.shared, 4), "load_after": round(load(), 2)}
    settings = {"seconds": given.seconds, "rounds": given.rounds, "only": given.only}
    found = Run(facts, settings, [each.row for each in entered], bench.pairs)
    print(figures.report(found))
    if given.out:
        figures.write_file(given.out, figures.stored([found]))
    if not any(row.measured for row in found.rows):
        return 1
    return write(found) if given.write else 0


def write(found: Run) -> int:
    """Keep a run beside those before it, and quote them in the pages."""
    if not found.whole and not figures.faster(found):
        note("nothing is kept: a run of --only needs catanatron and the compiled build, to be compared with others")
        return 2
    try:
        runs = [*(figures.load() if RESULTS.exists() else []), found]
        figures.write_file(RESULTS, figures.stored(runs))
        figures.write_pages(runs)
    except BadResults as trouble:
        note(str(trouble))
        return 2
    note(f"kept in bench/results.json, now with {len(runs)} runs, and written into {', '.join(figures.PAGES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
