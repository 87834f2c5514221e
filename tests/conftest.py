"""Says which build is under test, and refuses to test the wrong one."""

from __future__ import annotations

import os

import pytest

import ennichi.kernel.game

COMPILED = not (ennichi.kernel.game.__file__ or "").endswith(".py")


def pytest_report_header() -> str:
    return f"ennichi: {'compiled' if COMPILED else 'plain'} build"


def pytest_sessionstart() -> None:
    wanted = os.environ.get("ENNICHI_BUILD", "")
    if wanted and wanted != ("compiled" if COMPILED else "plain"):
        pytest.exit(f"the {wanted} build should be tested, but {ennichi.kernel.game.__file__} was found", returncode=2)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the first try of a test saw that passed at its second: a fault that is rare is one all the same."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"first try of {report.nodeid}")
        terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-12:]))
