"""Installs the toy game from its folder, as somebody does who has got another person's game."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

TOY = Path(__file__).resolve().parent
HOW = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")


def install(folder: Path) -> Path:
    """Into an empty folder; the answer is what a PYTHONPATH must name."""
    package, place = folder / "package", folder / "place"
    # pip builds where the source lies, and others may install it at the same time
    shutil.copytree(TOY, package, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    command = [sys.executable, "-m", "pip", "install", *HOW, "--target", str(place), str(package)]
    subprocess.run(command, check=True, timeout=300)
    return place
