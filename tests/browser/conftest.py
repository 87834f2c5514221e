"""A real server and a real browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.find_chromium import find

ROOT = Path(__file__).resolve().parents[2]
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
QUICK = '{"pace":"off","careful":false,"name":"Inês","language":"en"}'


class Server:
    """`ennichi serve` in a process of its own, on a database that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = int(trial.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from ennichi.cli import run; run()", "serve"]
        command += ["--port", str(self.port), "--db", self.database]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT, start_new_session=True)
        for _ in range(200):
            try:
                with urlopen(f"{self.address}/health"):
                    return
            except OSError:
                time.sleep(0.1)
        pytest.fail("the server did not start")

    def kill(self) -> None:
        """As if the power failed."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the browser client is not built; run: make web")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find()
    if not path:
        pytest.skip("no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


class Visitor:
    """A person with a browser: one context, one page, and what went wrong in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        context.add_init_script(f"localStorage.ennichi ??= '{QUICK}'")
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def heard(self, message: object) -> None:
        text = str(getattr(message, "text", ""))
        if getattr(message, "type", "") == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text:
            self.faults.append(text)


@pytest.fixture
def visit(browser: Browser) -> Iterator[object]:
    """Makes visitors; at the end none of them may have seen an error."""
    visitors: list[Visitor] = []

    def make(width: int = 1440, height: int = 900, **settings: object) -> Visitor:
        viewport = {"width": width, "height": height}
        # Without a graphics processor the breathing halos alone would keep the machine busy.
        settings.setdefault("reduced_motion", "reduce")
        visitors.append(Visitor(browser.new_context(viewport=viewport, **settings)))  # type: ignore[arg-type]
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
