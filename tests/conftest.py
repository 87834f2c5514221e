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
