"""Writes the TypeScript types of all that goes over the wire, from their declarations in Python.

    .venv/bin/python tools/wire_types.py            writes them anew
    .venv/bin/python tools/wire_types.py --check    only says which are out of date

Read are the TypedDicts, models and named types of kernel/shapes.py, table/shapes.py, table/messages.py and, of every
game that has boards of its own, GAME/shapes.py. A docstring, or the comment behind a field, becomes a comment. The
sources are read, not imported: the compiled build keeps neither docstrings nor comments.
"""

from __future__ import annotations

import ast
import io
import json
import os
import sys
import tokenize
from pathlib import Path

from ennichi.kernel.registry import built_in

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.generated import Fault, renew  # noqa: E402

PACKAGE = Path("src/ennichi")
PAGE = Path("web/src")
WIRE = PAGE / "wire.gen.ts"
HEAD = "// Written by tools/wire_types.py from {}; change that.\n"
WIDTH = 120

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
PARTIAL, PAIR = "Partial", "Pair"  # of kernel/shapes.py: a dict with some of the names, a list of two
MODELS = {"TypedDict", "BaseModel", "Strict"}  # what the declarations derive from


class Module:
    """One file of declarations, and what TypeScript makes of it."""

    def __init__(self, file: Path, root: Path) -> None:
        self.file = file
        if not (root / file).is_file():
            raise Fault(f"{file}:1: a game with boards of its own declares its view and pieces here")
        source = (root / file).read_text(encoding="utf-8")
        self.tree = ast.parse(source)
        self.comments = {
            token.start[0]: token.string.removeprefix("#").strip()
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }

        self.names = {node.name for node in self.tree.body if isinstance(node, ast.ClassDef)} | {
            ast.unparse(node.targets[0]) for node in self.tree.body if isinstance(node, ast.Assign)
        }
        self.names.update(self.imported())

    def imported(self) -> list[str]:
        """The shapes that are declared in the kernel and used here."""
        used = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name)}
        return sorted(
            alias.name
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module == "ennichi.kernel.shapes"
            for alias in node.names
            if alias.name in used and alias.name not in (PARTIAL, PAIR)
        )

    def text(self) -> str:
        found: list[str] = []
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                found.append(self.of_class(node))
            elif isinstance(node, ast.Assign) and head_of(node.value) == "TypedDict":
                found.append(self.of_call(node))
            elif isinstance(node, ast.Assign) and head_of(node.value) != "TypeVar":
                found.append(self.of_name(node))
        return "\n".join([each for each in found if each])

    def of_class(self, node: ast.ClassDef) -> str:
        """An interface; nothing of a class without fields."""
        fields = [
            self.field(ast.unparse(each.target), each.annotation, each.value is not None, each.end_lineno)
            for each in node.body
            if isinstance(each, ast.AnnAssign)
        ]
        above = [name for base in node.bases if (name := ast.unparse(base)) not in MODELS]
        kept = f" extends {', '.join(above)}" if above else ""
        said = " ".join((ast.get_docstring(node) or "").split())
        return f"{note(said)}export interface {node.name}{kept} {{\n{''.join(fields)}}}\n" if fields else ""

    def of_call(self, node: ast.Assign) -> str:
        """An interface from `TypedDict("Name", {…})`."""
        assert isinstance(node.value, ast.Call)
        name, shape = node.value.args
        assert isinstance(shape, ast.Dict)
        fields = [
            self.field(ast.literal_eval(key), value, False, value.end_lineno)
            for key, value in zip(shape.keys, shape.values, strict=True)
            if key is not None
        ]
        return f"export interface {ast.literal_eval(name)} {{\n{''.join(fields)}}}\n"

    def of_name(self, node: ast.Assign) -> str:
        """A named type, on several lines where it is long; nothing of what is written otherwise."""
        name = ast.unparse(node.targets[0])
        if name in (PARTIAL, PAIR):
            return ""
        value = self.type_of(node.value)
        line = f"export type {name} = {value};"
        if len(line) > WIDTH:
            line = f"export type {name} =" + "".join([f"\n  | {each}" for each in value.split(" | ")]) + ";"
        return note(self.comments.get(node.lineno, "")) + line + "\n"

    def field(self, name: str, type_: ast.expr, has_default: bool, line: int | None) -> str:
        optional = "?" if has_default or head_of(type_) == "NotRequired" else ""
        return f"{note(self.comments.get(line or 0, ''), '  ')}  {name}{optional}: {self.type_of(type_)};\n"

    def type_of(self, node: ast.expr) -> str:
        """The TypeScript of an annotation."""
        if isinstance(node, ast.Constant):
            return json.dumps(node.value)
        if isinstance(node, ast.Name) and (node.id in PLAIN or node.id in self.names):
            return PLAIN.get(node.id, node.id)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return f"{self.type_of(node.left)} | {self.type_of(node.right)}"
        if isinstance(node, ast.Subscript):
            inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return self.generic(head_of(node), inside, node)
        raise self.fault(node)

    def generic(self, name: str, inside: list[ast.expr], node: ast.expr) -> str:
        if name == "Literal":
            return " | ".join([self.type_of(each) for each in inside])
        if name in ("NotRequired", "Annotated"):
            return self.type_of(inside[0])
        within = [self.type_of(each) for each in inside]
        if name == "list":
            one_of = isinstance(inside[0], ast.BinOp) or head_of(inside[0]) == "Literal"
            return f"({within[0]})[]" if one_of else f"{within[0]}[]"
        if name == "dict":
            return f"Record<{', '.join(within)}>"
        if name == PARTIAL:
            return f"Partial<Record<{', '.join(within)}>>"
        if name == PAIR:
            return f"[{', '.join(within)}]"
        raise self.fault(node)

    def fault(self, node: ast.expr) -> Fault:
        return Fault(f"{self.file}:{node.lineno}: TypeScript has no type for {ast.unparse(node)}")


def head_of(node: ast.expr) -> str:
    """What stands before the brackets."""
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.value)
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def note(said: str, indent: str = "") -> str:
    return f"{indent}/** {said} */\n" if said else ""


def page_file(modules: list[Module], to: Path) -> str:
    """One file of the page."""
    head = HEAD.format(" and ".join([module.file.as_posix() for module in modules]))
    wire = Path(os.path.relpath(WIRE, to.parent)).with_suffix("").as_posix()
    names = modules[0].imported() if to != WIRE else []
    needs = f'import type {{ {", ".join(names)} }} from "{wire if wire.startswith(".") else "./" + wire}";\n\n'
    return f"{head}\n{needs if names else ''}" + "\n".join([module.text() for module in modules])


def renewed(root: Path) -> dict[Path, str]:
    """Every file that is written, as it should be."""
    sources = {
        WIRE: ["kernel/shapes.py", "table/shapes.py"],
        PAGE / "messages.gen.ts": ["table/messages.py"],
        **{
            PAGE / "games" / game / "wire.gen.ts": [f"{game}/shapes.py"]
            for game in built_in()
            if (root / PAGE / "games" / game).is_dir()
        },
    }
    return {to: page_file([Module(PACKAGE / name, root) for name in names], to) for to, names in sources.items()}


def main(arguments: list[str], root: Path = ROOT) -> int:
    written = lambda: {root / to: text for to, text in renewed(root).items()}  # noqa: E731
    return renew(arguments, __doc__, "tools/wire_types.py", root, written)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
