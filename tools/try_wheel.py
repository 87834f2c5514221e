"""Tries a wheel or source distribution as a stranger would: `python tools/try_wheel.py dist/ennichi-….whl`.

In an empty environment of the Python that runs this it installs the file, asks for version and help, opens the table
with one word and looks at it by HTTP, plays a game, and uses without its libraries what needs an extra. Every Python
from 3.11 on will do; nothing of the checkout is used. `--with lab` installs an extra and plays in its environments,
`--run pipx` or `--run uvx` opens the table by that program instead of installing.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

STARTS = 600.0  # seconds that a server may take on a busy machine, its installation by pipx or uvx included
DOCUMENTED = (
    "import ennichi, pydoc; help = pydoc.plain(pydoc.render_doc(ennichi.Game)); "
    "bare = [each for each in ('play', 'undo', 'view', 'redeal', 'scores', 'winners', 'why_not', 'record') "
    "if len(getattr(ennichi.Game, each).__doc__ or '') < 20]; assert not bare, bare; print(len(help), 'characters')"
)
LAB = (
    "import numpy, ennichi; from ennichi.lab.batch import Batch; from ennichi.lab.gym import Table; "
    "t = Table('bamboo'); o, i = t.reset(seed=1); b = Batch('iki', 4, seats=2, seed=1); print('lab', type(o).__name__)"
)
NEEDS = {
    "import ennichi.lab.batch": "lab",
    "import ennichi.lab.gym": "lab",
    "import ennichi.lab.aec": "lab",
    "import ennichi.lab.openspiel": "openspiel",
    "import ennichi.lab.net": "lab",
}


def told(*command: str | Path, wanted: int = 0, at: Path) -> str:
    """What a command says; it must end as wanted."""
    ran = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, cwd=at, env=clean())
    said = ran.stdout + ran.stderr
    if ran.returncode != wanted:
        sys.exit(f"FAILED ({ran.returncode}): {' '.join(map(str, command))}\n{said}")
    return said


def clean() -> dict[str, str]:
    """The environment without what leads to a checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def opens(command: list[str], at: Path, keep: float = 0) -> None:
    """The command opens a table that answers, with its page and all games."""
    port = free_port()
    environment = {**clean(), "XDG_DATA_HOME": str(at / "data"), "BROWSER": "true"}
    server = subprocess.Popen(
        [*command, "serve", "--port", str(port)],
        cwd=at,
        env=environment,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        ends = time.monotonic() + STARTS
        while True:
            try:
                page = get(port, "/")
                break
            except (urllib.error.URLError, OSError):
                if server.poll() is not None or time.monotonic() > ends:
                    sys.exit(f"FAILED: {' '.join(command)} opens no table")
                time.sleep(0.3)
        script = page.decode().partition('src="')[2].partition('"')[0]
        games = sorted(game["name"] for game in json.loads(get(port, "/api/games")))
        print(
            f"  the table: http://127.0.0.1:{port}, {len(page)} bytes, {script} {len(get(port, script))} bytes, {games}"
        )
        time.sleep(keep)
    finally:
        if os.name == "posix":
            os.killpg(server.pid, signal.SIGTERM)
        else:
            server.terminate()
        server.wait(30)


def get(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
        return bytes(answer.read())


def install(file: Path, extra: str, at: Path) -> Path:
    """An empty environment with the file in it; where its programs are."""
    subprocess.run([sys.executable, "-m", "venv", str(at / "venv")], check=True)
    programs = at / "venv" / ("Scripts" if os.name == "nt" else "bin")
    wanted = f"{file}[{extra}]" if extra else str(file)
    said = told(programs / "python", "-m", "pip", "install", "--disable-pip-version-check", wanted, at=at)
    print(f"  {said.strip().splitlines()[-1][:300]}")
    return programs


def try_installed(file: Path, extra: str, at: Path, keep: float) -> None:
    programs = install(file, extra, at)
    python, engine = programs / "python", "engine" in file.name
    version = told(programs / "ennichi", "--version", at=at)
    if version != told(python, "-m", "ennichi", "--version", at=at):
        sys.exit("FAILED: python -m ennichi is another one")
    print(f"  {version.strip()}")
    if "commands:" not in told(programs / "ennichi", "--help", at=at):
        sys.exit("FAILED: the help has no commands")
    print(f"  help(ennichi.Game): {told(python, '-c', DOCUMENTED, at=at).strip()}")
    told(programs / "ennichi", "simulate", "bamboo", "--games", "2", "--bots", "greedy,greedy", at=at)
    if engine:
        said = told(programs / "ennichi", wanted=2, at=at)
        print(f"  {said.strip()}")
    else:
        opens([str(programs / "ennichi")], at, keep)
    if extra:
        print(f"  {told(python, '-c', LAB, at=at).strip()}")
        return
    for code, name in NEEDS.items():
        said = told(python, "-c", code, wanted=1, at=at).strip().splitlines()[-1]
        if f"'{name}'" not in said:
            sys.exit(f"FAILED: {code} does not name the extra {name}: {said}")
    said = told(programs / "ennichi", "simulate", "bamboo", "--bots", "net:none.npz", wanted=2, at=at)
    print(f"  {said.strip()}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="a wheel or a source distribution")
    parser.add_argument("--with", dest="extra", default="", help="an extra to be installed, too")
    parser.add_argument("--run", choices=["pipx", "uvx"], help="open the table by this program, without installing")
    parser.add_argument("--keep", type=float, default=0, help="seconds that the table stays open, to look at it")
    asked = parser.parse_args()
    file = asked.file.resolve()
    print(f"{file.name}, Python {sys.version.split()[0]}", flush=True)
    at = Path(tempfile.mkdtemp(prefix="ennichi-try-"))
    try:
        if asked.run == "pipx":
            opens(["pipx", "run", "--spec", str(file), "ennichi"], at, asked.keep)
        elif asked.run == "uvx":
            opens(["uvx", "--from", str(file), "ennichi"], at, asked.keep)
        else:
            try_installed(file, asked.extra, at, asked.keep)
    finally:
        shutil.rmtree(at, ignore_errors=True)
    print("  works")
    return 0


if __name__ == "__main__":
    sys.exit(main())
