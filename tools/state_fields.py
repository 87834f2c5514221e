"""Writes constructor, `clone`, `become`, `pack`, `unpack` and `blank` of positions, from the one list of their fields.

    .venv/bin/python tools/state_fields.py            writes them anew
    .venv/bin/python tools/state_fields.py --check    only says which are out of date

A class lists its fields in its body, each with its type and a comment that says what it means, then come the two lines
`BEGIN` and `END`, between which everything is written by this program:

    class Player:
        coins: int  # in hand
        stocks: list[tuple[int, ...]]  # the sections in each of the four stocks

        # from the fields above by tools/state_fields.py: begin
        # from the fields above by tools/state_fields.py: end

The type says how a field is copied and stored. Where it does not, the comment begins with a word and a colon:

- `shared:` all copies have the same object, which is not stored: `blank` and `unpack` are given it;
- `shared, storing night:` the same, but a stored position shows its field `night`, which nobody reads again;
- `since rules 2:` a position stored by older rules has none, and gets an empty one.

The kernel's fields, which a class that derives from `Game` has too, are read from kernel/game.py.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.generated import Fault, renew  # noqa: E402

KERNEL = ROOT / "src" / "ennichi" / "kernel" / "game.py"
PLACES = ("src/ennichi/*/*.py", "tests/toy/*.py")
BEGIN = "    # from the fields above by tools/state_fields.py: begin\n"
END = "    # from the fields above by tools/state_fields.py: end\n"
WIDTH = 120
INDENT = " " * 8

# What a field of each type is copied by, unpacked by, and empty as. `{}` is the field of the position or of the data.
NUMBERS = "tuple[int, ...]"
WAYS: dict[str, tuple[str, str, str]] = {
    "int": ("{}", "{}", "0"),
    "bool": ("{}", "{}", "False"),
    NUMBERS: ("{}", "tuple({})", "()"),
    "list[int]": ("{}.copy()", "list({})", "[]"),
    f"list[{NUMBERS}]": ("{}.copy()", "[tuple(row) for row in {}]", "[]"),
    "list[list[int]]": ("[row.copy() for row in {}]", "[list(row) for row in {}]", "[]"),
}
SHARED, STORING, SINCE = "shared", ", storing ", "since rules"
MARK = re.compile(rf"({SHARED}(?:{STORING}\w+)?|{SINCE} \d+):\s*(.*)")

# The same for types that only the kernel's fields have; they are not unpacked here, and what has no empty is given.
KERNEL_WAYS = {"Header": ("{}", ""), "RandomSource": ("{}.clone()", ""), "list[Step[Any]]": ("{}.copy()", "[]")}
READ_ONLY = "offered"  # of the kernel's fields the list that nobody changes: copies share it


@dataclass(frozen=True)
class Field:
    """One field, and the expressions that copy, store, read and make it."""

    name: str
    type: str
    copied: str
    packed: str  # with its key; empty where it is not stored
    unpacked: str
    empty: str  # itself where it has to be given

    @property
    def given(self) -> bool:
        return self.empty == self.name


@dataclass(frozen=True)
class Fields:
    """The fields of one class: those of the kernel, if it is a position, and its own."""

    name: str
    kernel: list[Field]
    own: list[Field]

    @property
    def all(self) -> list[Field]:
        return self.kernel + self.own


# Reading.


def own_field(name: str, type: str, comment: str, parts: set[str], where: str) -> Field:
    """A field as a class declares it. `parts` are the classes of this game whose fields are listed, too."""
    marked = MARK.fullmatch(comment)
    mark, said = (marked[1], marked[2]) if marked else ("", comment)
    if not said:
        raise Fault(f"{where}: say in a comment behind the field {name} what it means")
    if mark.startswith(SHARED):
        _, _, shown = mark.partition(STORING)
        return Field(name, type, f"self.{name}", f'"{shown}": self.{name}.{shown}' if shown else "", name, name)
    copied, packed, unpacked, empty = ways(type, parts) or ("", "", "", "")
    if not copied:
        raise Fault(
            f"{where}: it is not known how to copy the field {name} of the type {type}; write it with one of "
            f"{', '.join([*WAYS, *part_types(parts)])}, mark it 'shared:' if all copies may have the same object, or "
            "teach tools/state_fields.py the type"
        )
    stored = f'data.get("{name}", {empty})' if mark else f'data["{name}"]'
    here = f"self.{name}"
    return Field(name, type, copied.format(here), f'"{name}": {packed.format(here)}', unpacked.format(stored), empty)


def ways(type: str, parts: set[str]) -> tuple[str, str, str, str] | None:
    """How a type is copied, packed, unpacked, and what is empty; None where it is not known."""
    if type in WAYS:
        copied, unpacked, empty = WAYS[type]
        return copied, copied, unpacked, empty
    for part in parts:
        if type == f"list[{part}]":
            each = "[each.{} for each in {{}}]"
            return each.format("clone()"), each.format("pack()"), f"[{part}.unpack(each) for each in {{}}]", "[]"
        if type == f"{part} | None":
            here = "{{0}}.{} if {{0}} is not None else None"
            unpacked = f"{part}.unpack({{0}}) if {{0}} is not None else None"
            return here.format("clone()"), here.format("pack()"), unpacked, "None"
    return None


def part_types(parts: set[str]) -> list[str]:
    return [type for part in sorted(parts) for type in (f"list[{part}]", f"{part} | None")]


def kernel_fields() -> list[Field]:
    """What every position has: the parameters of `Game`; what `Common` has too comes from a stored position."""
    tree = ast.parse(KERNEL.read_text(encoding="utf-8"))
    stored = {name for name, _ in parameters(tree, "Common")}
    found = []
    for name, type in parameters(tree, "Game"):
        if type in WAYS:
            copied, _, empty = WAYS[type]
        elif type in KERNEL_WAYS:
            copied, empty = KERNEL_WAYS[type]
        else:
            raise Fault(f"{KERNEL}: teach tools/state_fields.py how to copy the field {name} of the type {type}")
        here = f"self.{name}" if name == READ_ONLY else copied.format(f"self.{name}")
        unpacked = f"common.{name}" if name in stored else empty or name
        found.append(Field(name, type, here, "", unpacked, empty or name))
    return found


def parameters(tree: ast.Module, name: str) -> list[tuple[str, str]]:
    """The names and types that the constructor of a class takes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for each in node.body:
                if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                    return [(arg.arg, ast.unparse(arg.annotation)) for arg in each.args.args[1:] if arg.annotation]
    raise Fault(f"{KERNEL}: no class {name} with a constructor")


def listed(source: str) -> list[ast.ClassDef]:
    """The classes between whose lines there is a place to write to."""
    lines = source.splitlines(keepends=True)
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [node for node in classes if BEGIN in lines[node.lineno : following(node, classes, lines)]]


def following(node: ast.ClassDef, classes: list[ast.ClassDef], lines: list[str]) -> int:
    """The line where the next class begins, or the end of the file."""
    return min([other.lineno - 1 for other in classes if other.lineno > node.lineno], default=len(lines))


def comments(source: str) -> dict[int, str]:
    """The comment of each line that has one."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}


def fields_of(node: ast.ClassDef, said: dict[int, str], parts: set[str], file: Path) -> Fields:
    is_game = any(isinstance(base, ast.Name) and base.id == "Game" for base in node.bases)
    kernel = kernel_fields() if is_game else []
    own: list[Field] = []
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            where = f"{file}:{each.lineno}"
            name = each.target.id
            if each.value is not None:
                raise Fault(f"{where}: the field {name} has a value; what it starts with is set where a game is set up")
            if name in [other.name for other in kernel + own]:
                raise Fault(f"{where}: the field {name} is there already")
            own.append(own_field(name, ast.unparse(each.annotation), said.get(each.lineno, ""), parts, where))
    return Fields(node.name, kernel, own)


# Writing.


def block(fields: Fields) -> str:
    """Everything between the two lines, and these."""
    is_game = bool(fields.kernel)
    every = fields.all
    given = [f"{field.name}: {field.type}" for field in every if field.given]
    read = [f"{field.name}: {field.type}" for field in every if field.unpacked == field.name]
    if is_game:
        read.append("common: Common")
    read.append("data: dict[str, Any]")
    set_up = [f"super().__init__({', '.join(field.name for field in fields.kernel)})"] if is_game else []
    lines = [
        "    # fmt: off",
        "    # ruff: disable[E702]",
        *function("__init__", ["self", *[f"{field.name}: {field.type}" for field in every]], "None"),
        *[INDENT + line for line in set_up],
        *wrapped([f"self.{field.name} = {field.name}" for field in fields.own], INDENT, "; "),
        "",
        *function("clone", ["self"], fields.name),
        *call(f"return {fields.name}(", [field.copied for field in every], ")"),
        "",
        *(become(fields) if is_game else []),
        *function("pack", ["self"], "Plain"),
        *call("return {", [field.packed for field in fields.own if field.packed], "}"),
        "",
        "    @staticmethod",
        *function("unpack", read, fields.name),
        *call(f"return {fields.name}(", [field.unpacked for field in every], ")"),
        "",
        "    @staticmethod",
        *function("blank", given, fields.name),
        *call(f"return {fields.name}(", [field.empty for field in every], ")"),
        "    # ruff: enable[E702]",
        "    # fmt: on",
    ]
    return BEGIN + "\n".join(lines) + "\n" + END


def become(fields: Fields) -> list[str]:
    """The method by which a position takes over what another one is."""
    return [
        *function("become", ["self", "other: Game"], "None"),
        f"{INDENT}assert isinstance(other, {fields.name})",
        *wrapped([f"self.{field.name} = other.{field.name}" for field in fields.all], INDENT, "; "),
        "",
    ]


def function(name: str, takes: list[str], returns: str) -> list[str]:
    return call(f"def {name}(", takes, f") -> {returns}:", "    ")


def call(opening: str, items: list[str], closing: str, indent: str = INDENT) -> list[str]:
    """On one line if there is room, otherwise as many things on each line as fit."""
    short = indent + opening + ", ".join(items) + closing
    if len(short) <= WIDTH:
        return [short]
    return [indent + opening, *wrapped([f"{item}," for item in items], indent + "    ", " "), indent + closing]


def wrapped(items: Iterable[str], indent: str, between: str) -> list[str]:
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(between) + len(item) <= WIDTH:
            lines[-1] += between + item
        else:
            lines.append(indent + item)
    return lines


def written(source: str, parts: set[str], file: Path) -> str:
    """The source with all its blocks written anew."""
    said = comments(source)
    pieces = re.split(f"{re.escape(BEGIN)}(?:.*?){re.escape(END)}", source, flags=re.DOTALL)
    blocks = [block(fields_of(node, said, parts, file)) for node in listed(source)]
    if not len(pieces) - 1 == len(blocks) == source.count(BEGIN) == source.count(END):
        raise Fault(f"{file}: each class has one line {BEGIN.strip()!r} and, below it, one {END.strip()!r}")
    return "".join([piece + new for piece, new in zip(pieces, [*blocks, ""], strict=True)])


def renewed(root: Path) -> dict[Path, str]:
    """Every file with lists of fields, as it should be."""
    found: dict[Path, str] = {}
    paths = [path for place in PLACES for path in sorted(root.glob(place))]
    sources = {path: source for path in paths if BEGIN in (source := path.read_text(encoding="utf-8"))}
    for path, source in sources.items():
        beside = [other for where, other in sources.items() if where.parent == path.parent]
        parts = {node.name for other in beside for node in listed(other)}
        found[path] = written(source, parts, path.relative_to(root))
    return found


def main(arguments: list[str], root: Path = ROOT) -> int:
    return renew(arguments, __doc__, "tools/state_fields.py", root, lambda: renewed(root))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
