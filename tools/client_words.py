"""Writes the types of the client's words (words.gen.ts beside each folder of texts) from the English Fluent files.

A message without variables is a string, one with variables a function of them, one with attributes an object of such.
`--check` only says whether the files are fresh.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.generated import Fault, renew  # noqa: E402

CLIENT = ROOT / "web" / "src"
FILE = "words.gen.ts"
HEAD = "// Written by tools/client_words.py from the Fluent files in en/; change those.\n"


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (as the parser names it)
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    collector = Variables()
    collector.visit(pattern)
    return frozenset(collector.found)


def rooms(client: Path) -> list[Path]:
    """The folders called text: the shell's and the games'."""
    return sorted(folder for folder in client.rglob("text") if any((folder / "en").glob("*.ftl")))


def messages(folder: Path) -> Iterator[ast.Message]:
    """The messages of a room in one language; what is no Fluent, or said twice, is told with its place."""
    seen: set[str] = set()
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise Fault(f"{file}: not understood: {(entry.content or '').splitlines()[0]}")
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    raise Fault(f"{file}: {entry.id.name} is there twice")
                if entry.value and entry.attributes:
                    raise Fault(f"{file}: {entry.id.name} has words and attributes; the client reads only one of them")
                seen.add(entry.id.name)
                yield entry


def patterns(folder: Path) -> dict[str, ast.Pattern]:
    """Every pattern of a room in one language by its name: `close`, `themes.dark`."""
    found: dict[str, ast.Pattern] = {}
    for message in messages(folder):
        if message.value:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def kind(pattern: ast.Pattern) -> str:
    """The type of a pattern's words."""
    names = sorted(variables(pattern))
    if not names:
        return "string"
    return f"(values: {{ {'; '.join(f'{key(name)}: Value' for name in names)} }}) => string"


def key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def camel_case(name: str) -> str:
    return re.sub(r"-([a-z0-9])", lambda found: found[1].upper(), name)


def types(room: Path) -> str:
    """The text of words.gen.ts for a room."""
    lines = [HEAD]
    if any(variables(pattern) for pattern in patterns(room / "en").values()):
        lines.append("type Value = string | number;\n")
    lines.append("export interface Words {")
    for message in messages(room / "en"):
        name = camel_case(message.id.name)
        if message.value:
            lines.append(f"  {name}: {kind(message.value)};")
        else:
            parts = [f"    {key(each.id.name)}: {kind(each.value)};" for each in message.attributes]
            lines += [f"  {name}: {{", *parts, "  };"]
    return "\n".join([*lines, "}", ""])


def main(arguments: list[str]) -> int:
    return renew(
        arguments, __doc__, "tools/client_words.py", ROOT, lambda: {room / FILE: types(room) for room in rooms(CLIENT)}
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
