"""Makes of built wheels what a release holds: `tools/wheels.py build/wheel dist`, as `make wheel` calls it.

Each wheel gets the browser client as it is built in web/dist; where none is built it keeps the one it has. Beside it
stands a small one, ennichi-engine: the same without the client and without the libraries of the server, for programs
that want the games alone. Both bring the package `ennichi`, so an environment has one or the other.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "dist"
ENGINE = "ennichi-engine"
# Of what the server needs, the engine and its command line need these; the rest goes with the table.
ENGINE_NEEDS = ("fluent.runtime", "mypy-extensions", "rich")
ENGINE_SUMMARY = (
    "Bitoku, Bamboo and IKI by their full rules, as fast engines for programs; the package ennichi has the table"
)


def wheel_tool(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "wheel", *arguments], check=True, stdout=subprocess.DEVNULL)


def unpacked(wheel: Path, folder: Path) -> Path:
    wheel_tool("unpack", str(wheel), "--dest", str(folder))
    return next(folder.iterdir())


def with_client(wheel: Path, out: Path) -> None:
    """The wheel with the client as it is now."""
    with tempfile.TemporaryDirectory() as folder:
        tree = unpacked(wheel, Path(folder))
        inside = tree / "ennichi" / "table" / "client"
        if (CLIENT / "index.html").is_file():
            shutil.rmtree(inside, ignore_errors=True)
            shutil.copytree(CLIENT, inside)
        elif not inside.is_dir():
            sys.exit(f"ennichi: {wheel.name} has no browser client, and none is built; run: make web")
        wheel_tool("pack", str(tree), "--dest-dir", str(out))


def engine_of(wheel: Path, out: Path) -> None:
    """The wheel without what serving tables takes, under a name of its own."""
    with tempfile.TemporaryDirectory() as folder:
        tree = unpacked(wheel, Path(folder))
        shutil.rmtree(tree / "ennichi" / "table" / "client", ignore_errors=True)
        about = next(tree.glob("*.dist-info"))
        metadata = about / "METADATA"
        metadata.write_text(engine_metadata(metadata.read_text(encoding="utf-8")), encoding="utf-8")
        about.rename(tree / about.name.replace("ennichi-", f"{ENGINE.replace('-', '_')}-", 1))
        wheel_tool("pack", str(tree), "--dest-dir", str(out))


def engine_metadata(text: str) -> str:
    head, words = text.split("\n\n", 1)
    lines = [engine_line(line) for line in head.splitlines()]
    return "\n".join([line for line in lines if line]) + "\n\n" + words


def engine_line(line: str) -> str:
    """A line of the metadata as the engine has it; empty where it has none."""
    field, _, value = line.partition(": ")
    if field == "Name":
        return f"Name: {ENGINE}"
    if field == "Summary":
        return f"Summary: {ENGINE_SUMMARY}"
    if field == "Requires-Dist":
        name = re.split(r"[\s\[<>=!~;(]", value)[0]
        if name == "ennichi":
            return line.replace("ennichi[", f"{ENGINE}[", 1)
        if "extra ==" not in value and name not in ENGINE_NEEDS:
            return ""
    return line


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    built, out = map(Path, arguments)
    wheels = sorted(built.glob("ennichi-*.whl"))
    if not wheels:
        print(f"ennichi: there is no wheel in {built}; run: make wheel", file=sys.stderr)
        return 2
    out.mkdir(parents=True, exist_ok=True)
    for wheel in wheels:
        with_client(wheel, out)
        engine_of(wheel, out)
    for path in sorted(out.glob("*.whl")):
        print(f"{path}  {path.stat().st_size / 2**20:.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
