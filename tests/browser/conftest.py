"""A real server and a real browser. Nothing here waits for ever: every wait has a limit, and so has every test."""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tools.find_chromium import find

from ennichi.kernel.registry import built_in

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
]
# The compiled build serves the pages where there is one: it answers in a third of the time.
BUILT = os.environ.get("ENNICHI_SERVED", "")
QUICK = {"pace": "off", "careful": False, "name": "Inês", "language": "en"}
KNOWING = {"known": list(built_in())}  # what a visitor has played before
TOO_MANY = 429  # HTTP's word for a browser that asks too often
STEP = 20.0  # seconds for anything that a page or a server is waited for
TRIES = 3  # a page on a busy machine may miss its moment; the summary names such tests and shows what each try saw
LONGEST = 180.0  # seconds for a try; then its browser ends, and what waits for it fails
GRACE = 30.0  # seconds after the last for the test run itself to end, with a list of what it was doing
LIMIT = pytest.StashKey[threading.Timer]()
expect.set_options(timeout=1000 * STEP)


def served() -> dict[str, str]:
    """The environment of a server; what a test has put on the path of Python stays there."""
    paths = [path for path in (BUILT, os.environ.get("PYTHONPATH", "")) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)} if paths else dict(os.environ)


class Server:
    """`ennichi serve` in a process of its own, on a database that outlives it."""

    running: list[Server] = []  # noqa: RUF012

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self.database = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = int(trial.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from ennichi.cli import run; run()", "serve"]
        command += ["--port", str(self.port), "--db", self.database, "--web", str(ROOT / "web" / "dist")]
        # All the visitors of all tests come from one address.
        command += ["--requests-per-second", "1000", "--requests-at-once", "100000", "--tables-at-once", "10000"]
        command += [each.replace("ADDRESS", self.address) for each in self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, cwd=ROOT, env=served(), start_new_session=True
        )
        Server.running.append(self)
        ends = time.monotonic() + 2 * STEP
        while time.monotonic() < ends:
            try:
                with urlopen(f"{self.address}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.kill()
        pytest.fail("the server did not start")

    def ask(self, path: str, body: object = None) -> Any:
        """An answer of the server, without a browser."""
        sent = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, sent, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=STEP) as answer:
                said = answer.read()
        except HTTPError as refusal:
            if refusal.code != TOO_MANY:
                raise
            time.sleep(1)
            return self.ask(path, body)
        return json.loads(said) if "json" in answer.headers["Content-Type"] else said.decode()

    def kill(self) -> None:
        """As if the power failed."""
        self.send(signal.SIGKILL)
        self.process.wait(STEP)

    def stop(self) -> None:
        self.send(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def send(self, sign: signal.Signals) -> None:
        if self in Server.running:
            Server.running.remove(self)
        with suppress(ProcessLookupError):  # it may have ended by itself
            os.killpg(self.process.pid, sign)


# The limit of a test.


def end_everything() -> None:
    """Ends the browsers and servers of this test run; whatever waits for them fails at once."""
    for pid in descendants(os.getpid()):
        with suppress(OSError):  # it may have ended by itself
            if Path(f"/proc/{pid}/comm").read_text().startswith("chrom"):
                os.kill(pid, signal.SIGKILL)
    for server in list(Server.running):
        server.send(signal.SIGKILL)


def descendants(pid: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found[1:]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=TRIES - 1))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A limit for each try that holds whatever it is waiting for."""
    timer = threading.Timer(LONGEST, end_everything)
    timer.daemon = True
    timer.start()
    item.stash[LIMIT] = timer


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    item.stash[LIMIT].cancel()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Around all tries of a test: should even the limit hang, the run ends and says where."""
    if not item.path.is_relative_to(HERE):
        return (yield)
    with item.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        shown = os.dup(2)  # where a person reads it, not where the test's own output is kept
    faulthandler.dump_traceback_later(TRIES * LONGEST + GRACE, exit=True, file=shown)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
        os.close(shown)


# What the tests get. Server and browser take seconds to start: all tests of a process share them, except where a module
# has a server of its own.


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the browser client is not built; run: make web")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A finished game between two bots."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = server.ask("/api/tables", {"game": "bamboo", "options": {}, "seats": bots, "language": "en"})["table"]
    for _ in range(int(STEP / 0.1)):
        if server.ask(f"/api/tables/{table}")["view"]["over"]:
            return str(table)
        time.sleep(0.1)
    raise AssertionError("two bots do not come to an end")


@contextmanager
def server_and_browser(purpose: str) -> Iterator[tuple[Server, Browser]]:
    """For programs that look at pages outside the tests."""
    server = Server(Path(tempfile.mkdtemp(prefix=f"ennichi-{purpose}-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            yield server, browser
            browser.close()
    finally:
        server.stop()


class Chromium:
    """The browser of all tests; one that ran into its limit has ended it, and the next one gets another."""

    def __init__(self, launch: Callable[[], Browser]) -> None:
        self.launch = launch
        self.browser = launch()

    def running(self) -> Browser:
        if not self.browser.is_connected():
            self.browser = self.launch()
        return self.browser


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    path = find()
    if not path:
        pytest.skip("no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path")
    with sync_playwright() as playwright:
        started = Chromium(partial(playwright.chromium.launch, executable_path=path, args=FLAGS, timeout=1000 * STEP))
        yield started
        started.browser.close()


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.running()


@pytest.fixture(autouse=True)
def server_is_up(request: pytest.FixtureRequest) -> None:
    """A test that ran into its limit has ended the server too."""
    if "server" in request.fixturenames:
        running: Server = request.getfixturevalue("server")
        if running.process.poll() is not None:
            running.start()


class Visitor:
    """A person with a browser: one context, one page, and what went wrong in it."""

    def __init__(self, context: BrowserContext, new: bool = False, **settings: object) -> None:
        self.context = context
        context.set_default_timeout(1000 * STEP)
        context.add_init_script(f"localStorage.ennichi ??= {json.dumps(json.dumps(QUICK | settings))}")
        if not new:
            context.add_init_script(f"localStorage['ennichi-lessons'] ??= {json.dumps(json.dumps(KNOWING))}")
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def heard(self, message: ConsoleMessage) -> None:
        # A killed server is met with silence and patience, but Chromium itself says that it is gone.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.faults.append(message.text)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Makes visitors; at the end none of them may have seen an error."""
    visitors: list[Visitor] = []

    def make(
        width: int = 1440, height: int = 900, settings: dict[str, object] | None = None, new: bool = False, **look: Any
    ) -> Visitor:
        look.setdefault("reduced_motion", "reduce")
        context = browser.new_context(viewport={"width": width, "height": height}, **look)
        visitors.append(Visitor(context, new, **(settings or {})))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
