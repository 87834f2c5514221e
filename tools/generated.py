"""Files that programs write: either written anew, or with `--check` only compared with what they should be."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path


class Fault(Exception):
    """What a file is written from has a fault, which is told with its place."""


def renew(
    arguments: list[str], about: str | None, program: str, root: Path, written: Callable[[], Mapping[Path, str]]
) -> int:
    """The command of such a program: `written` gives each file with the text that belongs into it."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if something is out of date")
    check = parser.parse_args(arguments).check
    try:
        found = written()
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 2
    stale = [path for path, text in found.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(root)} is out of date: run python {program}", file=sys.stderr)
        else:
            path.write_text(found[path], encoding="utf-8")
            print(f"{path.relative_to(root)} was written anew")
    return 1 if check and stale else 0
