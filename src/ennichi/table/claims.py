"""Claims: expressions over a position, for the lessons. What they may ask is what one seat may see.

A claim is written like Python and can do a small part of it: names, attributes and indices, numbers and strings,
sums and comparisons, `and`, `or`, `not`, `in`, and calls of the functions below.

    you.happiness - before.you.happiness >= 6
    find(temples, "colour", "white").sticks == [1]
    pieces.homes["home.1G7"].comfort

The names are the parts of the table as `view` shows it, and

    you, kiku, …   the players of that table, by the names that the lesson gives them
    scores         points as if the game ended now, and `breakdown` the same line by line
    open           the touches that are open
    pieces         what is printed on the pieces
    before         the same names in the position in which a task began
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ennichi.kernel.errors import BadSetting, quoted
from ennichi.kernel.game import Box, Game, Kind
from ennichi.kernel.text import Text

Value = Any  # JSON-ready data, or one of the functions

COMPARES: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda part, whole: part in whole,
    ast.NotIn: lambda part, whole: part not in whole,
}
SUMS: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}


def find(many: list[Any], key: str, value: object) -> Any:
    """The one of many that has this value."""
    for one in many:
        if one[key] == value:
            return one
    raise BadSetting(f"none of {len(many)} has {key} = {value!r}")


def count(many: list[Any], value: object) -> int:
    return many.count(value)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "len": len,
    "sum": sum,
    "min": min,
    "max": max,
    "abs": abs,
    "find": find,
    "count": count,
}


@cache
def pieces_of(of: Kind[Any], box: Box, text: Text) -> Value:
    """What is printed on the pieces: the same for all positions."""
    return of.pieces(box, text)


class Known:
    """The names that a claim may use, each looked up when it is asked for."""

    def __init__(
        self, game: Game, players: tuple[str, ...], text: Text, before: Known | None = None, seat: int = 0
    ) -> None:
        self.game = game
        self.text = text
        self.before = before
        self.seat = seat
        self.table: Mapping[str, Any] = game.view(seat)["table"]
        self.players = {name: i for i, name in enumerate(players) if name}

    def __getitem__(self, name: str) -> Value:
        if name in FUNCTIONS:
            return FUNCTIONS[name]
        if name in self.players:
            return self.table["players"][self.players[name]]
        if name in self.table:
            return self.table[name]
        asked = getattr(self, f"ask_{name}", None)
        if asked is None:
            raise BadSetting(f"there is nothing called {quoted(name)} in this position")
        return asked()

    def ask_before(self) -> Known:
        return self.before or self

    def ask_scores(self) -> list[int]:
        return self.game.scores(self.seat)

    def ask_breakdown(self) -> list[dict[str, int]]:
        return self.game.breakdown(self.seat)

    def ask_open(self) -> list[str]:
        return self.game.view(self.seat)["touches"]

    def ask_pieces(self) -> Value:
        return pieces_of(self.game.header.kind, self.game.header.box, self.text)

    def ask_words(self) -> Callable[[str], str]:
        """The name of a thing, in the reader's language."""
        return self.words

    def words(self, name: str) -> str:
        touch = self.game.touch(name)
        group = self.game.header.box.vocabulary.group_of[touch]
        return self.game.word(group.name, touch - group.base, self.text)


class Claim:
    """One expression, read and checked."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.tree = ast.parse(text, mode="eval").body
        except SyntaxError as fault:
            raise BadSetting(f"{quoted(text)} is no expression: {fault.msg}") from None
        self.check(self.tree)

    def check(self, node: ast.AST) -> None:
        """Whether nothing stands there that could never be asked."""
        allowed = (
            ast.expr_context,
            ast.cmpop,
            ast.operator,
            ast.unaryop,
            ast.boolop,
            ast.Name,
            ast.Attribute,
            ast.Subscript,
            ast.Constant,
            ast.List,
            ast.Compare,
            ast.BinOp,
            ast.UnaryOp,
            ast.BoolOp,
            ast.Call,
        )
        for part in ast.walk(node):
            if not isinstance(part, allowed):
                raise BadSetting(f"{type(part).__name__} has no place in {quoted(self.text)}")

    def of(self, known: Known) -> Value:
        """What it is in a position."""
        try:
            return self.value(self.tree, known)
        except (LookupError, TypeError, AttributeError) as fault:
            raise BadSetting(f"{quoted(self.text)} cannot be asked here: {fault!r}") from None

    def value(self, node: ast.expr, known: Known) -> Value:
        match node:
            case ast.Constant():
                return node.value
            case ast.Name():
                return known[node.id]
            case ast.Attribute():
                return self.value(node.value, known)[node.attr]
            case ast.Subscript():
                return self.value(node.value, known)[self.value(node.slice, known)]
            case ast.List():
                return [self.value(each, known) for each in node.elts]
            case ast.BinOp():
                return SUMS[type(node.op)](self.value(node.left, known), self.value(node.right, known))
            case ast.UnaryOp():
                value = self.value(node.operand, known)
                return not value if isinstance(node.op, ast.Not) else -value
            case ast.BoolOp():
                values = (self.value(each, known) for each in node.values)
                return all(values) if isinstance(node.op, ast.And) else any(values)
            case ast.Compare():
                return self.compared(node, known)
            case ast.Call():
                return self.value(node.func, known)(*[self.value(each, known) for each in node.args])
        raise BadSetting(f"{type(node).__name__} has no place in {quoted(self.text)}")

    def compared(self, node: ast.Compare, known: Known) -> bool:
        left = self.value(node.left, known)
        for sign, part in zip(node.ops, node.comparators, strict=True):
            right = self.value(part, known)
            if not COMPARES[type(sign)](left, right):
                return False
            left = right
        return True
