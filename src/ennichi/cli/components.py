"""`ennichi components`: what is printed on the pieces, with its sources; and the check of one's own files."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from ennichi.kernel.components import about_origin
from ennichi.kernel.effects import in_words, parse
from ennichi.kernel.errors import BadComponents
from ennichi.kernel.registry import games, kind, kinds
from ennichi.kernel.text import check_language

from .common import add_components, add_language, console

EXAMPLES = """examples:
  ennichi components show bamboo
  ennichi components show bamboo --components my-set --lang fr
  ennichi components check my-set

A folder of your own holds one folder a game with the files that it replaces: my-set/bamboo/homes.toml.
"""


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "components",
        help="list what is printed on the pieces, or check your own files",
        description=__doc__,
        epilog=EXAMPLES,
    )
    actions = parser.add_subparsers(title="commands", dest="action", metavar="COMMAND", required=True)
    show = actions.add_parser("show", help="every row of a game's components, with its source", epilog=EXAMPLES)
    show.add_argument("game", help="the game, such as bamboo")
    add_language(show)
    add_components(show)
    show.set_defaults(run=run_show)
    check = actions.add_parser("check", help="check a folder of component files", epilog=EXAMPLES)
    check.add_argument("folder", metavar="DIR", help="the folder with your files")
    check.set_defaults(run=run_check)


def run_show(arguments: argparse.Namespace) -> int:
    of = kind(arguments.game)
    text = of.text(check_language(arguments.lang))
    reader = of.read_components(arguments.components)
    reader.finish()
    out = console()
    sources: Counter[str] = Counter()
    partly = 0
    for file, tables in reader.data.items():
        out.print(f"\n{file}", style="bold", markup=False)
        for name, value in tables.items():
            rows = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
            for row in rows:
                if not isinstance(row, dict):
                    out.print(f"  {name} = {row}", markup=False)
                    continue
                sources[row.get("source", "")] += "source" in row
                doubts = [key for key, said in row.items() if key.endswith("_source") and said == "reconstructed"]
                partly += row.get("source") not in (None, "reconstructed") and bool(doubts)
                out.print(f"  {name}: {row_words(row, reader.nouns, text)}", markup=False)
    out.print()
    counted = ", ".join(f"{count} {source}" for source, count in sources.most_common() if source)
    out.print(f"rows by source: {counted}. fingerprint: {of.box(arguments.components).fingerprint}", markup=False)
    if partly:
        out.print(f"{partly} rows from the rulebook or published have a reconstructed value among theirs.")
    if sources["reconstructed"] or partly:
        out.print(
            "Rows and values marked 'reconstructed' were designed for this project, because what is printed is "
            "published nowhere; they are not the printed components."
        )
    return 0


def row_words(row: dict[str, Any], nouns: Any, text: Any) -> str:
    """One row on one line: its values, its effect in words, its source."""
    values = [f"{key}={value}" for key, value in row.items() if not about_origin(key)]
    if row.get("effect"):
        values.append(f"({in_words(parse(row['effect'], nouns), text)})")
    origin = row.get("source", "")
    special = [f"{key.removesuffix('_source')}: {value}" for key, value in row.items() if key.endswith("_source")]
    note = f"; {row['note']}" if row.get("note") else ""
    return f"{', '.join(values)}  [{'; '.join([origin, *special]) if origin else ', '.join(special)}{note}]"


def owners_of(folder: Path) -> list[str]:
    """The games that have one of these files; all of them when none has."""
    files = [path.name for path in folder.glob("*.toml")]
    found = [of.name for of in kinds() if any((of.folder / "components" / file).exists() for file in files)]
    return found or list(games())


def run_check(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.folder)
    if not folder.is_dir():
        raise BadComponents([f"{folder} is not a folder that can be read"])
    named = [name for name in games() if (folder / name).is_dir()]
    if not named and not list(folder.glob("*.toml")):
        wanted = ", ".join(f"{folder / name}" for name in games())
        raise BadComponents([f"{folder} holds no component files; put them into {wanted}"])
    out = console()
    faults: list[str] = []
    for name in named or owners_of(folder):
        reader = kind(name).read_components(str(folder))
        faults += [f"{name}: {fault}" for fault in reader.faults]
        if not reader.faults:
            own = reader.own_folder() or folder
            files = ", ".join(sorted(path.name for path in own.glob("*.toml")))
            out.print(f"{name}: {files}: no fault. fingerprint {reader.fingerprint()}", markup=False)
    if faults:
        raise BadComponents(faults)
    return 0
