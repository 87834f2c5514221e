"""Where Chromium is, for the browser tests; `--install` gets Debian's where the machine allows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str:
    """The path of a Chromium, or nothing."""
    given = os.environ.get("ENNICHI_CHROMIUM", "")
    return given or next((path for name in NAMES if (path := shutil.which(name))), "")


def install() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            subprocess.run(["apt-get", *command], capture_output=True, check=False)


def main() -> int:
    if not find() and "--install" in sys.argv:
        install()
    print(f"browser: {find() or 'NOT TESTED: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
