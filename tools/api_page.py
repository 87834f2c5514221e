"""Writes docs/api.md, the reference of the public API, from the signatures and docstrings in the sources, and
docs/lab-api.md, that of bots and laboratory.

What `ennichi` exports is public, and of its classes every method whose docstring has an example. Of the laboratory
public is what STUDY names, with every method that has a docstring. The sources are read, not imported. `--check` only
says whether the pages are fresh.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.generated import renew  # noqa: E402

PACKAGE = ROOT / "src" / "ennichi"
PAGE = ROOT / "docs" / "api.md"
HEAD = """# The public API

What `import ennichi` offers. The examples are run by the tests; [the engine at a glance](glance.md) shows them at work,
and [the tutorial](tutorial.md) leads further.

<!-- Written by tools/api_page.py from the docstrings; change those. -->
"""

LAB_PAGE = ROOT / "docs" / "lab-api.md"
LAB_HEAD = """# The API of bots and laboratory

What programs that play, learn or measure call, module by module. The examples are run by the tests; [the
laboratory](lab.md) and [the bots](bots.md) tell what all of it is for, and [the public API](api.md) has the games
themselves.

<!-- Written by tools/api_page.py from the docstrings; change those. -->
"""
# By module: the file that defines them, where it is not the module's own, and the names.
STUDY: dict[str, dict[str, tuple[str, ...]]] = {
    "ennichi.bots": {"bots/__init__.py": ("make", "names", "levels"), "bots/bot.py": ("Bot",)},
    "ennichi.lab.observation": {"lab/observation.py": ("Observer", "named")},
    "ennichi.lab.batch": {"lab/batch.py": ("Batch",)},
    "ennichi.lab.parallel": {"lab/parallel.py": ("ParallelBatch",)},
    "ennichi.lab.gym": {"lab/gym.py": ("Table",)},
    "ennichi.lab.vector": {"lab/vector.py": ("Tables",)},
    "ennichi.lab.aec": {"lab/aec.py": ("env", "parallel_env")},
    "ennichi.lab.league": {"lab/league.py": ("League",)},
}

Definition = ast.ClassDef | ast.FunctionDef


class Entry:
    """One public thing: its name as a caller writes it, how it is called, and what its docstring says."""

    def __init__(self, name: str, call: str, said: str, file: Path, line: int) -> None:
        self.name = name
        self.call = call
        self.said = said
        self.file = file
        self.line = line

    def text(self) -> str:
        call = f"```python\n{self.call}\n```\n\n" if self.call else ""
        return f"{call}{said_with_blocks(self.said)}\n"


def exported() -> dict[str, Path]:
    """The names that the package exports, each with the file that defines it."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    found = {
        alias.name: PACKAGE.joinpath(*(node.module or "").split(".")).with_suffix(".py")
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return dict(sorted(found.items()))


def definition(file: Path, name: str) -> Definition:
    """Where a name is defined."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, Definition) and node.name == name:
            return node
    raise SystemExit(f"{file} does not define {name}")


def signature(node: ast.FunctionDef, name: str) -> str:
    """How it is called, on one line where that fits."""
    given = [each for each in arguments(node.args) if each != "self"]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{name}({', '.join(given)}){returns}"
    if len(line) <= 100:
        return line
    return f"{name}(\n" + "".join([f"    {each},\n" for each in given]) + f"){returns}"


def arguments(given: ast.arguments) -> list[str]:
    """Each argument as it is written in a call, with its type and default."""
    parts: list[str] = []
    for part in ast.unparse(given).split(", "):
        if parts and parts[-1].count("[") > parts[-1].count("]"):  # a comma inside brackets belongs to its part
            parts[-1] += ", " + part
        else:
            parts.append(part)
    return [part.replace("=", " = ", 1).replace("'", '"') for part in parts]


def is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list)


def method_entry(owner: str, node: ast.FunctionDef, file: Path) -> Entry:
    name = f"{owner}.{node.name}"
    call = f"{name}: {ast.unparse(node.returns)}" if is_property(node) and node.returns else signature(node, name)
    return Entry(name, call, ast.get_docstring(node) or "", file, node.lineno)


def entries() -> list[Entry]:
    """Everything public: functions, then classes with their methods, then errors."""
    found: list[tuple[int, list[Entry]]] = []
    for name, file in exported().items():
        node = definition(file, name)
        said = ast.get_docstring(node) or ""
        if isinstance(node, ast.FunctionDef):
            found.append((0, [Entry(name, signature(node, f"ennichi.{name}"), said, file, node.lineno)]))
            continue
        bases = ", ".join([ast.unparse(base) for base in node.bases])
        methods = [
            method_entry(name, each, file)
            for each in node.body
            if isinstance(each, ast.FunctionDef) and ">>>" in (ast.get_docstring(each) or "")
        ]
        call = f"class ennichi.{name}({bases})" if bases else ""
        found.append((2 if bases else 1, [Entry(name, call, said, file, node.lineno), *methods]))
    return [entry for _, several in sorted(found, key=lambda each: each[0]) for entry in several]


def study_entries() -> dict[str, list[Entry]]:
    """What STUDY names, by module; classes as they are made, followed by their methods."""
    found: dict[str, list[Entry]] = {}
    for module, files in STUDY.items():
        found[module] = []
        for file, names in files.items():
            for name in names:
                node = definition(PACKAGE / file, name)
                found[module] += defined(node, f"{module}.{name}", name, PACKAGE / file)
    return found


def defined(node: Definition, called: str, name: str, file: Path) -> list[Entry]:
    said = ast.get_docstring(node) or ""
    if isinstance(node, ast.FunctionDef):
        return [Entry(name, signature(node, called), said, file, node.lineno)]
    methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    call = f"class {signature(methods['__init__'], called)}".removesuffix(" -> None")
    told = [each for each in methods.values() if ast.get_docstring(each) and not each.name.startswith("_")]
    shown = [method_entry(name, each, file) for each in told]
    return [Entry(name, call, said, file, node.lineno), *shown]


def said_with_blocks(said: str) -> str:
    """A docstring as Markdown: each example in a block of its own."""
    lines: list[str] = []
    for part in said.split("\n\n"):
        block = part.lstrip().startswith(">>>")
        lines += ["```pycon", part, "```", ""] if block else [part, ""]
    return "\n".join(lines).rstrip()


def page() -> str:
    parts = [HEAD]
    for entry in entries():
        parts.append(f"{'###' if '.' in entry.name else '##'} {entry.name}\n")
        parts.append(entry.text())
    return "\n".join(parts)


def lab_page() -> str:
    parts = [LAB_HEAD]
    for module, several in study_entries().items():
        parts.append(f"## {module}\n")
        for entry in several:
            parts.append(f"{'####' if '.' in entry.name else '###'} {entry.name}\n")
            parts.append(entry.text())
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    return renew(arguments, __doc__, "tools/api_page.py", ROOT, lambda: {PAGE: page(), LAB_PAGE: lab_page()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
