"""Runs the cells of docs/tutorial.md, one after the other; `--write` writes what they print below them anew.

A block of `python` is a cell, and a block of `text` right after it is what it printed. Blocks of `sh` hold `ennichi`
commands, which are run as well; what they print is not shown, because times stand in it. A block of
`python needs=LIBRARY,…` stands for itself and is not run here: the tests run it where the libraries are installed.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ennichi.cli import main as ennichi_command

PAGE = Path(__file__).resolve().parent.parent / "docs" / "tutorial.md"
CELL = re.compile(r"^```(?P<sort>python|sh)\n(?P<code>.*?)^```\n(?:\n```text\n.*?^```\n)?", re.MULTILINE | re.DOTALL)
NEEDING = re.compile(r"^```python needs=(?P<needs>[\w,]+)\n(?P<code>.*?)^```\n", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Cell:
    """One for libraries that are not ours."""

    needs: list[str]
    code: str


def needing(text: str) -> list[Cell]:
    return [Cell(found["needs"].split(","), found["code"]) for found in NEEDING.finditer(text)]


@contextlib.contextmanager
def elsewhere() -> Iterator[None]:
    """In a folder of its own, so that cells may write files."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)


def page(old: str) -> str:
    """The page with the outputs of its cells written anew."""
    names: dict[str, Any] = {"__name__": "__main__"}

    def run(cell: re.Match[str]) -> str:
        code = cell["code"]
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            if cell["sort"] == "sh":
                run_commands(code)
            else:
                line = old.count("\n", 0, cell.start("code"))
                exec(compile("\n" * line + code, str(PAGE), "exec"), names)
        block = f"```{cell['sort']}\n{code}```\n"
        if cell["sort"] == "sh" or not said.getvalue():
            return block
        return f"{block}\n```text\n{said.getvalue()}```\n"

    with elsewhere():
        return CELL.sub(run, old)


def run_commands(code: str) -> None:
    for command in code.splitlines():
        program, *arguments = shlex.split(command, comments=True) or [""]
        if program == "ennichi" and (status := ennichi_command(arguments)):
            raise RuntimeError(f"{command!r} ended with status {status}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the page anew; otherwise it is only checked")
    given = parser.parse_args()
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if given.write:
        PAGE.write_text(new, encoding="utf-8")
    elif new != old:
        print(f"{PAGE} does not show what its cells print; --write renews it", file=sys.stderr)
        return 1
    else:
        print(f"{PAGE}: the cells print what the page shows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
