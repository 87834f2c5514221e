"""Small mistakes that somebody could make in a file of rules, one at a time: what `tools/mutants.py` tries.

A comparison off by one or turned round, a number one more or less, `and` for `or` or a part of it forgotten, a
condition that always or never holds, plus for minus, the least for the most, a statement left out.

Left alone is what holds no rule: annotations, what is said to the log, and functions that make words (they take a
`Text`) or say what is shown while a step waits (`source`, `about`, `drawn`), empty, copied and stored positions
(`blank`, `clone`, `pack`, `unpack`), complaints.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType

NO_RULE = ("blank", "clone", "pack", "unpack")  # how the names of functions begin that make, copy and store positions
SHOWN = ("source", "about", "drawn")  # what a step says of itself to those who watch
SAYS = "say"  # the call that speaks to the log
LISTENS = "heard"  # what tells whether anybody reads the log

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    file: str  # below src/ennichi
    where: str  # the function or class it is in; empty at the top of the file
    line: int
    last: int  # of the lines that are run with it
    before: str  # the line as it stands
    after: str  # and with the change
    place: int  # its number among the places of the file
    variant: int  # its number among the changes of this place

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What an explanation names."""
        return self.file, self.where, self.before, self.after


@dataclass(frozen=True)
class Place:
    """Where a node hangs in the tree."""

    parent: ast.AST
    field: str
    index: int  # in a list of nodes; -1 where there is only one
    where: str
    statement: ast.stmt

    @property
    def node(self) -> ast.AST:
        found = getattr(self.parent, self.field)
        return found if self.index < 0 else found[self.index]  # type: ignore[no-any-return]

    def put(self, node: ast.AST) -> None:
        if self.index < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants_of(path: Path, name: str) -> list[Mutant]:
    """All of one file, in the order of its lines."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    found: list[Mutant] = []
    for number, place in enumerate(places(ast.parse(source))):
        first, last = run_together(place.statement)
        for variant, new in enumerate(variants(place)):
            before, after = shown(lines, place, new)
            line = place.node.lineno  # type: ignore[attr-defined]
            found.append(Mutant(name, place.where, line, max(last, line), before, after, number, variant))
            assert first <= line
    return found


def mutated(path: Path, mutant: Mutant | None) -> CodeType:
    """The file, compiled with the change."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if mutant:
        place = list(places(tree))[mutant.place]
        place.put(list(variants(place))[mutant.variant])
        ast.fix_missing_locations(tree)
    return compile(tree, str(path), "exec", dont_inherit=True)


def sample(mutants: list[Mutant], seed: int, number: int) -> list[Mutant]:
    """So many of them (0: all). Each is drawn by what it changes: a change elsewhere does not stir the sample."""
    met: dict[tuple[str, str, str, str], int] = {}
    drawn: list[tuple[str, int]] = []
    for i, mutant in enumerate(mutants):
        again = met[mutant.key] = met.get(mutant.key, 0) + 1
        drawn.append((sha256(f"{seed} {mutant.key} {again}".encode()).hexdigest(), i))
    chosen = sorted(i for _, i in sorted(drawn)[: number or len(drawn)])
    return [mutants[i] for i in chosen]


def run_together(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, without those of the statements in it."""
    inner = [each.lineno for each in ast.iter_child_nodes(statement) if isinstance(each, ast.stmt)]
    if inner:
        return statement.lineno, max(statement.lineno, min(inner) - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


# Where.


def places(tree: ast.Module) -> Iterator[Place]:
    for i, statement in enumerate(tree.body):
        yield from places_in(Place(tree, "body", i, "", statement))


def places_in(place: Place) -> Iterator[Place]:
    node = place.node
    where, statement = place.where, place.statement
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        if isinstance(node, ast.FunctionDef) and (holds_no_rule(node.name) or makes_words(node)):
            return
        where = f"{where}.{node.name}" if where else node.name
    if isinstance(node, ast.stmt):
        statement = node
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert)) or speaks(node):
            return
    else:
        statement = place.statement
    if isinstance(node, (ast.stmt, ast.expr)):
        yield Place(place.parent, place.field, place.index, where, statement)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "args" if isinstance(node, ast.FunctionDef) else ""):
            continue
        if isinstance(value, ast.AST):
            yield from places_in(Place(node, field, -1, where, statement))
        elif isinstance(value, list):
            for i, each in enumerate(value):
                if isinstance(each, ast.AST):
                    yield from places_in(Place(node, field, i, where, statement))


def holds_no_rule(name: str) -> bool:
    return name.startswith(NO_RULE) or name in SHOWN


def makes_words(function: ast.FunctionDef) -> bool:
    return any(isinstance(arg.annotation, ast.Name) and arg.annotation.id == "Text" for arg in function.args.args)


def speaks(statement: ast.stmt) -> bool:
    """Whether it only tells the log, or is a docstring."""
    if isinstance(statement, ast.Expr):
        value = statement.value
        if isinstance(value, ast.Call):
            return isinstance(value.func, ast.Attribute) and value.func.attr == SAYS
        return isinstance(value, ast.Constant)
    if isinstance(statement, ast.If) and not statement.orelse:
        hears = any(isinstance(each, ast.Attribute) and each.attr == LISTENS for each in ast.walk(statement.test))
        return hears or all(speaks(each) for each in statement.body)
    if isinstance(statement, ast.For) and not statement.orelse:
        return all(speaks(each) for each in statement.body)
    return False


# What.


def variants(place: Place) -> Iterator[ast.AST]:
    node = place.node
    if isinstance(node, ast.stmt):
        yield from statement_variants(place, node)
    elif isinstance(node, ast.expr):
        for new in expression_variants(place, node):
            yield ast.copy_location(new, node)


def statement_variants(place: Place, node: ast.stmt) -> Iterator[ast.stmt]:
    if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED and not makes_list(node.value):
        new = copy.deepcopy(node)
        new.op = RECKONED[type(node.op)]()
        yield new
    if may_be_left_out(place, node):
        yield ast.copy_location(ast.Pass(), node)


def may_be_left_out(place: Place, node: ast.stmt) -> bool:
    if place.field == "body" and isinstance(place.parent, ast.If) and len(place.parent.body) == 1:
        return bool(place.parent.orelse)  # otherwise the same as a condition that never holds
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and not makes_itself(node.value)
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], (ast.Attribute, ast.Subscript)) and not place.where.endswith("__init__")
    if isinstance(node, ast.Return):
        return not isinstance(place.parent, ast.FunctionDef)
    return isinstance(node, (ast.AugAssign, ast.Continue, ast.Break, ast.Delete))


def makes_itself(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"


def makes_list(node: ast.expr) -> bool:
    return isinstance(node, (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def expression_variants(place: Place, node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            if type(op) in COMPARED:
                new = copy.deepcopy(node)
                new.ops[i] = COMPARED[type(op)]()
                yield new
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), copy.deepcopy(node.values))
        for i in range(len(node.values)):
            kept = [copy.deepcopy(each) for j, each in enumerate(node.values) if j != i]
            yield kept[0] if len(kept) == 1 else ast.BoolOp(copy.deepcopy(node.op), kept)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        if not isinstance(node.operand, ast.Constant):
            yield copy.deepcopy(node.operand)
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        if not makes_list(node.left) and not makes_list(node.right):
            yield ast.BinOp(copy.deepcopy(node.left), RECKONED[type(node.op)](), copy.deepcopy(node.right))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
        new_call = copy.deepcopy(node)
        new_call.func = ast.Name(CALLED[node.func.id], ast.Load())
        yield new_call
    elif isinstance(node, ast.Constant):
        yield from constant_variants(place, node)
    if is_condition(place) and not isinstance(node, ast.Constant):
        if not isinstance(place.parent, ast.While):
            yield ast.Constant(True)
        yield ast.Constant(False)


def constant_variants(place: Place, node: ast.Constant) -> Iterator[ast.expr]:
    if isinstance(node.value, bool):
        if not isinstance(place.parent, ast.While):
            yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        if isinstance(place.parent, ast.UnaryOp):
            yield ast.Constant(node.value + 1)  # below zero: nothing to count down to
            return
        yield ast.Constant(node.value + 1)
        if node.value:
            yield ast.Constant(node.value - 1)


def is_condition(place: Place) -> bool:
    if isinstance(place.parent, (ast.If, ast.IfExp, ast.While)):
        return place.field == "test"
    return isinstance(place.parent, ast.comprehension) and place.field == "ifs"


# How it is told.


def shown(lines: list[str], place: Place, new: ast.AST) -> tuple[str, str]:
    """The line before and after; several lines are told as one."""
    node = place.node
    assert isinstance(node, (ast.stmt, ast.expr))
    assert node.end_lineno
    assert node.end_col_offset is not None
    first = lines[node.lineno - 1].encode()
    last = lines[node.end_lineno - 1].encode()
    words = ast.unparse(new).replace("'", '"')  # as the files write it
    if isinstance(new, (ast.BoolOp, ast.IfExp)) and isinstance(place.parent, (ast.BoolOp, ast.UnaryOp, ast.Compare)):
        words = f"({words})"
    before = " ".join(each.strip() for each in lines[node.lineno - 1 : node.end_lineno])
    after = first[: node.col_offset].decode() + words + last[node.end_col_offset :].decode()
    return before, " ".join(after.split())
