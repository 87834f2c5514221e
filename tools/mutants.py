"""Are the tests of the rules any good? Changes one small thing in the rules, hundreds of times, to see a test fail.

    make mutants                                  a sample of each game
    make mutants GAME=iki                         of one
    .venv/bin/python tools/mutants.py iki --only payday.py --number 0     every change of one file
    .venv/bin/python tools/mutants.py iki --again                         only what survived last time

What survives is listed: a line in which a mistake could be made today without anybody noticing. Two rates are
counted. A kept game whose digest changes notices nearly everything and explains nothing, so it counts apart: the rate
that matters is of those killed by a test of behaviour. Survivors that cannot matter stand with the reason in
tools/mutants.toml. The same seed gives the same list; a change of the rules elsewhere does not stir it.

How it is quick: which test runs which line is measured once (and kept in build/mutants). Then one process collects the
tests, and forks for every mutant: the child changes the code of one function in place and runs the tests that come by
there, quickest first, until one fails. What is run while modules are imported and components read cannot be changed
afterwards: for those mutants the child imports everything anew. A test that takes far more of the processor's time
than it ever did is in an endless loop, and counts as failed.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import select
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402

from tools.mutation import Mutant, mutants_of, mutated, sample  # noqa: E402

SOURCES = ROOT / "src" / "ennichi"
KEPT = ROOT / "build" / "mutants"
FOLDERS = KEPT / "folders"  # of tests that write files; emptied at the end
EXPLAINED = ROOT / "tools" / "mutants.toml"
GAMES = sorted(path.parent.name for path in SOURCES.glob("*/game.toml"))
LEAST = 95  # percent that must be killed by tests of behaviour

# What holds no rules: readers, words, pictures and forecasts for those who watch, counts of a referee, bots.
NO_RULES = {
    "__init__", "at_work", "audit", "components", "doing", "encoding", "evaluation", "events", "forecast", "kind",
    "labels", "phrases", "shapes", "sorts", "tengu_audit", "tengu_events", "tengu_view", "tengu_words", "terminal",
    "view", "vocabulary", "weights", "words",
}  # fmt: skip
# Tests of other things than rules: bots, command line, browser, table, words and what is told.
NOT_CONCERNED = {"test_bots", "test_cli", "test_client", "test_tengu_table", "test_tengu_told", "test_words"}
RECORDS = "tests/records/"
CONFORMANCE = "tests/conformance/test_conformance.py"
# Of what every game must do, the tests that look at rules, with few random games.
SLICE = {
    "test_random_games_end_and_every_piece_is_accounted_for",
    "test_breakdown_adds_up_to_the_score_and_has_the_games_lines",
    "test_views_hide_what_they_must",
    "test_an_answer_that_hides_something_is_counted_as_a_reveal",
}
GAMES_A_CASE = "1"

ALLOWED, TIMES = 2.0, 20.0  # seconds of processor time for a test, beside so many times what it took
MEMORY = 4 << 30

KILLED, RECORDS_ONLY, SURVIVED, EQUIVALENT = "killed", "records only", "survived", "explained"


def files_of(game: str) -> list[Path]:
    return [path for path in sorted((SOURCES / game).glob("*.py")) if path.stem not in NO_RULES]


def tests_of(game: str) -> list[str]:
    """The files of tests that concern a game's rules."""
    own = [path for path in sorted((ROOT / "tests" / game).glob("test_*.py")) if path.stem not in NOT_CONCERNED]
    return [*[str(path.relative_to(ROOT)) for path in own], CONFORMANCE, f"{RECORDS}test_records.py"]


def concerns(game: str, test: str) -> bool:
    """Of tests for all games, the cases of this one; none of bots."""
    file, _, name = test.partition("::")
    if file == CONFORMANCE:
        return name.partition("[")[0] in SLICE and f"[{game}-" in name
    return f"[{game}" in name if is_record(test) else "_bots_" not in name


# Which tests run which lines.


class Measured:
    """Which tests run which lines."""

    def __init__(self, seconds: dict[str, float], lines: dict[str, dict[str, list[int]]], before: dict[str, list[int]]):
        self.seconds = seconds  # of processor time that each test takes
        self.before = before  # lines of each file that are run before any test
        self.coming: dict[tuple[str, int], list[str]] = {}  # by file and line
        for test, files in lines.items():
            for file, numbers in files.items():
                for number in numbers:
                    self.coming.setdefault((file, number), []).append(test)

    def plan(self, mutant: Mutant) -> list[str]:
        """The tests that can notice it, tests of behaviour first, and the quick ones first."""
        lines = range(mutant.line, mutant.last + 1)
        coming = {test for line in lines for test in self.coming.get((mutant.file, line), ())}
        if self.needs_import(mutant):
            return sorted(self.seconds, key=lambda test: (is_record(test), test not in coming, self.cost(test)))
        return sorted(coming, key=lambda test: (is_record(test), self.cost(test)))

    def needs_import(self, mutant: Mutant) -> bool:
        lines = range(mutant.line, mutant.last + 1)
        return not mutant.where or any(line in lines for line in self.before.get(mutant.file, ()))

    def cost(self, test: str) -> tuple[float, str]:
        return self.seconds[test], test


def is_record(test: str) -> bool:
    return test.startswith(RECORDS)


class Tests:
    """A pytest plugin: collects the tests of a game, opens its box, and hands them to `use` instead of running them."""

    def __init__(self, game: str, use: Callable[[list[pytest.Item]], None]) -> None:
        self.game = game
        self.use = use
        self.collected = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from ennichi.kernel.registry import kind
        from ennichi.kernel.text import LANGUAGES

        if session.testsfailed:
            return True
        of = kind(self.game)
        of.box()
        for language in LANGUAGES:
            of.text(language)
        self.collected = True
        self.use([item for item in session.items if concerns(self.game, item.nodeid)])
        return True


def collect(game: str, files: list[str], use: Callable[[list[pytest.Item]], None]) -> bool:
    """Whether the tests could be collected at all."""
    plugin = Tests(game, use)
    options = ["-qq", "--no-header", "--no-summary", "--assert=plain", "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
    pytest.main([*options, *files], plugins=[plugin])
    return plugin.collected


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def measure(game: str) -> Measured:
    """From the kept measurement where sources and tests are the same; the other files of tests are run."""
    shared = sorted(SOURCES.rglob("*.py")) + sorted(SOURCES.rglob("*.toml")) + sorted(SOURCES.rglob("*.ftl"))
    shared += [path for path in sorted((ROOT / "tests").rglob("*.py")) if not path.name.startswith("test_")]
    chosen = f"{sorted(SLICE)} {GAMES_A_CASE}"
    common = sha256(b"".join([chosen.encode(), *[path.read_bytes() for path in shared]])).hexdigest()
    tests = {
        test: sha256((common + (ROOT / test).read_text(encoding="utf-8")).encode()).hexdigest()
        for test in tests_of(game)
    }
    path = KEPT / f"{game}-lines.json"
    kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    stale = [test for test, digest in tests.items() if kept.get(test, {}).get("digest") != digest]
    if stale:
        print(f"{game}: measuring which lines {len(stale)} files of tests run …", flush=True)
        for test, found in in_child(lambda: measure_files(game, stale)).items():
            kept[test] = found | {"digest": tests[test]}
        KEPT.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({test: kept[test] for test in tests}))
    failed = [name for test in tests for name in kept[test]["failed"]]
    if failed:
        sys.exit("These tests fail without any change:\n  " + "\n  ".join(failed))
    seconds = {name: value for test in tests for name, value in kept[test]["seconds"].items()}
    lines = {name: value for test in tests for name, value in kept[test]["lines"].items()}
    before: dict[str, set[int]] = {}
    for test in tests:
        for file, numbers in kept[test]["before"].items():
            before.setdefault(file, set()).update(numbers)
    return Measured(seconds, lines, {file: sorted(numbers) for file, numbers in before.items()})


def measure_files(game: str, files: list[str]) -> dict[str, Any]:
    import coverage

    cover = coverage.Coverage(
        data_file=None, config_file=False, include=[f"{SOURCES / game}/*"], messages=False, check_preimported=False
    )
    found: dict[str, Any] = {file: {"seconds": {}, "failed": [], "lines": {}} for file in files}

    def use(items: list[pytest.Item]) -> None:
        for item in items:
            mine = found[item.nodeid.partition("::")[0]]
            cover.switch_context(item.nodeid)
            began = time.process_time()
            if not passes(item):
                mine["failed"].append(item.nodeid)
            mine["seconds"][item.nodeid] = round(time.process_time() - began, 3)
            cover.switch_context("")

    cover.start()
    if not collect(game, files, use):
        sys.exit("the tests cannot be collected")
    cover.stop()
    data = cover.get_data()
    before: dict[str, list[int]] = {}
    for path in data.measured_files():
        file = str(Path(path).relative_to(SOURCES))
        for line, tests in data.contexts_by_lineno(path).items():
            for test in tests:
                if test:
                    lines = found[test.partition("::")[0]]["lines"].setdefault(test, {})
                    lines.setdefault(file, []).append(line)
                else:
                    before.setdefault(file, []).append(line)
    for mine in found.values():
        mine["before"] = before
    return found


# Children.


def in_child(work: Callable[[], Any]) -> Any:
    """The result of a function that is run in a process of its own."""
    return next(each for _, each in in_children([()], lambda _: work(), 1, quiet=False))


def in_children(
    tasks: list[Any], work: Callable[[Any], Any], jobs: int, quiet: bool = True
) -> Iterator[tuple[Any, Any]]:
    """Each task in a forked process, so many at a time: the task and what came of it, None if it had to be ended."""
    waiting = list(reversed(tasks))
    running: dict[int, tuple[Any, int, bytes]] = {}  # by the end of the pipe to read from
    while waiting or running:
        while waiting and len(running) < jobs:
            task = waiting.pop()
            source, sink = os.pipe()
            sys.stdout.flush()
            process = os.fork()
            if not process:
                os.close(source)
                do_and_leave(work, task, sink, quiet)
            os.close(sink)
            running[source] = (task, process, b"")
        for source in select.select(list(running), [], [])[0]:
            task, process, so_far = running[source]
            more = os.read(source, 1 << 16)
            if more:
                running[source] = (task, process, so_far + more)
                continue
            os.close(source)
            del running[source]
            status = os.waitpid(process, 0)[1]
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) != signal.SIGPROF:
                sys.exit(f"a process was ended by signal {os.WTERMSIG(status)} at {task}")
            if os.WIFEXITED(status) and os.WEXITSTATUS(status):
                sys.exit(os.WEXITSTATUS(status))
            yield task, json.loads(so_far) if so_far else None


def do_and_leave(work: Callable[[Any], Any], task: Any, sink: int, quiet: bool) -> None:
    if quiet:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    try:
        answer = json.dumps(work(task)).encode()
        while answer:
            answer = answer[os.write(sink, answer) :]
    except BaseException as fault:
        os.write(2, f"{type(fault).__name__}: {fault}\n".encode())
        os._exit(1)
    os._exit(0)


# One mutant.


def run_plan(items: dict[str, pytest.Item], plan: list[str], seconds: dict[str, float]) -> str:
    """The first test that fails, or nothing."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.mkdtemp(dir=FOLDERS)
    for test in plan:
        signal.setitimer(signal.ITIMER_PROF, ALLOWED + TIMES * seconds[test])
        if not passes(items[test]):
            return test
    signal.setitimer(signal.ITIMER_PROF, 0)
    return ""


def change_in_place(mutant: Mutant, functions: list[FunctionType]) -> bool:
    """Give the functions of a module that is in use the changed code. False where that cannot be done."""
    path = SOURCES / mutant.file
    wanted = functions_of(mutated(path, mutant))
    changed = False
    for function in functions:
        old = function.__code__
        if old.co_filename == str(path):
            codes = wanted.get((old.co_qualname, old.co_firstlineno), [])
            if old in codes:
                continue
            if len(codes) != 1 or codes[0].co_freevars != old.co_freevars:
                return False
            function.__code__ = codes[0]
            changed = True
    return changed


def functions_of(code: CodeType) -> dict[tuple[str, int], list[CodeType]]:
    found: dict[tuple[str, int], list[CodeType]] = {}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found.setdefault((inner.co_qualname, inner.co_firstlineno), []).append(inner)
            for key, more in functions_of(inner).items():
                found.setdefault(key, []).extend(more)
    return found


def import_changed(mutant: Mutant) -> None:
    """From now on, importing the file gives the changed one."""
    path = SOURCES / mutant.file
    code = mutated(path, mutant)
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if Path(self.path) == path else usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def in_place(game: str, mutants: list[Mutant], measured: Measured, jobs: int) -> Iterator[tuple[Mutant, str | None]]:
    """Which test kills each of them; nothing if it survives, None if it cannot be tried this way."""

    def all_of_them() -> list[tuple[int, str | None]]:
        found: list[tuple[int, str | None]] = []

        def use(items: list[pytest.Item]) -> None:
            named = {item.nodeid: item for item in items}
            functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]

            def one(number: int) -> list[str]:
                if not change_in_place(mutants[number], functions):
                    return []
                return [run_plan(named, measured.plan(mutants[number]), measured.seconds)]

            gc.collect()
            gc.freeze()
            for number, answer in in_children(list(range(len(mutants))), one, jobs):
                found.append((number, "an endless loop" if answer is None else answer[0] if answer else None))
                show_progress(len(found), len(mutants), game)

        if not collect(game, tests_of(game), use) or len(found) < len(mutants):
            sys.exit("not all mutants could be tried")
        return found

    for number, killer in in_child(all_of_them):
        yield mutants[number], killer


def imported_anew(game: str, mutants: list[Mutant], measured: Measured, jobs: int) -> Iterator[tuple[Mutant, str]]:
    def one(number: int) -> list[str]:
        found: list[str] = []
        import_changed(mutants[number])
        signal.setitimer(signal.ITIMER_PROF, 30.0)  # for the import

        def use(items: list[pytest.Item]) -> None:
            named = {item.nodeid: item for item in items}
            plan = [test for test in measured.plan(mutants[number]) if test in named]
            found.append(run_plan(named, plan, measured.seconds))

        return found if collect(game, tests_of(game), use) else ["the import"]

    for done, (number, answer) in enumerate(in_children(list(range(len(mutants))), one, jobs), 1):
        show_progress(done, len(mutants), f"{game}, imported anew")
        yield mutants[number], answer[0] if answer else "an endless loop"


def show_progress(done: int, of: int, what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{what}: {done} of {of} ", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done % 100 == 0:
        print(f"{what}: {done} of {of}", file=sys.stderr, flush=True)


# What came of it.


def try_all(game: str, mutants: list[Mutant], jobs: int) -> dict[Mutant, str]:
    """Who kills each of them; nothing for those that survive."""
    measured = measure(game)
    killers: dict[Mutant, str] = {}
    anew = [mutant for mutant in mutants if measured.needs_import(mutant)]
    quick = [mutant for mutant in mutants if not measured.needs_import(mutant)]
    for mutant, killer in in_place(game, quick, measured, jobs):
        if killer is None:
            anew.append(mutant)
        else:
            killers[mutant] = killer
    killers.update(imported_anew(game, anew, measured, jobs))
    return {mutant: killers[mutant] for mutant in mutants}


def explained_of(game: str, everything: list[Mutant]) -> tuple[set[Mutant], list[str]]:
    """The mutants of a game that are explained, and the explanations that fit none.

    Where a line stands several times in one function, `which` counts those that are meant.
    """
    rows = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))["mutant"] if EXPLAINED.exists() else []
    known: dict[tuple[str, str, str, str], list[Mutant]] = {}
    for mutant in everything:
        known.setdefault(mutant.key, []).append(mutant)
    explained: set[Mutant] = set()
    stale: list[str] = []
    for row in rows:
        for after in [row["after"]] if isinstance(row["after"], str) else row["after"]:
            same = known.get((row["file"], row["where"], row["before"], after), [])
            meant = [same[i - 1] for i in row.get("which", range(1, len(same) + 1)) if i <= len(same)]
            explained.update(meant)
            if not meant and row["file"].startswith(f"{game}/"):
                stale.append(f"{row['file']}, {row['where']}: {row['before']} → {after}")
    return explained, stale


def verdict(mutant: Mutant, killer: str, explained: set[Mutant]) -> str:
    if killer and not is_record(killer):
        return KILLED
    if mutant in explained:
        return EQUIVALENT
    return RECORDS_ONLY if killer else SURVIVED


def report(game: str, killers: dict[Mutant, str], everything: list[Mutant]) -> bool:
    """Print it; whether all is well."""
    explained, stale = explained_of(game, everything)
    verdicts = {mutant: verdict(mutant, killer, explained) for mutant, killer in killers.items()}
    for mutant, found in verdicts.items():
        if found in (SURVIVED, RECORDS_ONLY):
            print(f"\nsrc/ennichi/{mutant.file}:{mutant.line}  {mutant.where}  ({found})")
            print(f"  - {mutant.before}\n  + {mutant.after}")
    after_all = [mutant for mutant, found in verdicts.items() if found == KILLED and mutant in explained]
    for change in stale:
        print(f"\ntools/mutants.toml explains a change that can no longer be made: {change}")
    for mutant in after_all:
        print(f"\ntools/mutants.toml says that this cannot matter, but a test notices it ({killers[mutant]}):")
        print(f"  src/ennichi/{mutant.file}:{mutant.line}  {mutant.before} → {mutant.after}")
    count = {each: list(verdicts.values()).count(each) for each in (KILLED, RECORDS_ONLY, SURVIVED, EQUIVALENT)}
    able = len(verdicts) - count[EQUIVALENT]
    rate = 100 * count[KILLED] / max(1, able)
    with_records = 100 * (count[KILLED] + count[RECORDS_ONLY]) / max(1, able)
    print(
        f"\n{game}: {len(verdicts)} of {len(everything)} mutants: {count[KILLED]} killed by tests of behaviour, "
        f"{count[RECORDS_ONLY]} by the digest of a record alone, {count[SURVIVED]} survive, "
        f"{count[EQUIVALENT]} explained"
    )
    print(f"{game}: {rate:.1f} % killed ({with_records:.1f} % with the digests of records)", flush=True)
    return rate >= LEAST and not stale and not after_all


def run(game: str, given: argparse.Namespace) -> bool:
    everything = [mutant for path in files_of(game) for mutant in mutants_of(path, f"{game}/{path.name}")]
    mutants = everything
    if given.only:
        names = {Path(name).name for name in given.only}
        mutants = [mutant for mutant in mutants if Path(mutant.file).name in names]
    kept = KEPT / f"{game}-survivors.json"
    if given.again:
        last = {tuple(key) for key in json.loads(kept.read_text())}
        mutants = [mutant for mutant in mutants if mutant.key in last]
    else:
        mutants = sample(mutants, given.seed, given.number)
    FOLDERS.mkdir(parents=True, exist_ok=True)
    killers = try_all(game, mutants, given.jobs)
    shutil.rmtree(FOLDERS)
    if not given.again:
        left = [mutant.key for mutant, killer in killers.items() if not killer or is_record(killer)]
        kept.write_text(json.dumps(left))
    return report(game, killers, everything)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all without")
    parser.add_argument("--number", type=int, default=300, help="how many mutants of a game (default 300; 0: all)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--only", action="append", metavar="FILE", help="only of this file of rules")
    parser.add_argument("--again", action="store_true", help="only what survived last time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    given = parser.parse_args()
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if given.number < 0 or given.jobs < 1:
        parser.error("--number must be 0 or more, --jobs 1 or more")
    os.chdir(ROOT)
    return 0 if all([run(game, given) for game in given.games or GAMES]) else 1


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # nothing may depend on it, and nothing shall
        os.environ |= {"PYTHONHASHSEED": "0", "ENNICHI_BUILD": "plain", "ENNICHI_GAMES": GAMES_A_CASE}
        os.execv(sys.executable, [sys.executable, *sys.argv])
    sys.exit(main())
