"""Puts docstrings into what mypyc has written, so that `help(ennichi.Game)` is as good in both builds.

mypyc writes the signatures of functions and classes into its C tables, and leaves the docstrings out. `setup.py` calls
this before the C compiler comes; `tests/cli/test_build.py` shows that nothing is missing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

# `(PyCFunction)CPyPy_ennichi___kernel___game___Game___play, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("…")`
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[\w |]+,\s+)PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
# `static PyTypeObject CPyType_ennichi___kernel___game___Game_template_ = { … .tp_doc = PyDoc_STR("…")`
CLASS = re.compile(r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = )PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
# `(getter)ennichi___kernel___game___Game_get_over, (setter)…, NULL, NULL}`: the first of the last two is for words
PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s+(?:NULL|\(setter\)\w+),\s+)NULL, NULL\}")


def docstrings(source: Path, module: str) -> dict[str, str]:
    """Of a module's functions, classes, methods and properties, by the names that mypyc gives them in C."""
    found: dict[str, str] = {}
    prefix = module.replace(".", "___")
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        name = f"{prefix}___{node.name}"
        found[name] = ast.get_docstring(node, clean=False) or ""
        for part in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(part, ast.FunctionDef):  # a getter comes before its setter, and speaks for both
                found.setdefault(f"{name}___{part.name}", ast.get_docstring(part, clean=False) or "")
    return found


def in_c(words: str) -> str:
    """As a literal of C, in UTF-8. Octal signs have three digits, so that nothing behind them is taken for a part."""
    plain = set(range(32, 127)) - {ord('"'), ord("\\"), ord("?")}
    return '"' + "".join(chr(each) if each in plain else f"\\{each:03o}" for each in words.encode()) + '"'


def with_docstrings(code: str, words: dict[str, str]) -> str:
    """The C code with the docstrings behind the signatures."""

    def behind_signature(found: re.Match[str]) -> str:
        said = words.get(found[2], "")
        if not said:
            return found[0]
        signature = "" if found[3] == "NULL" else f"{found[3]} "
        return f"{found[1]}PyDoc_STR({signature}{in_c(said)})"

    def of_property(found: re.Match[str]) -> str:
        said = words.get(f"{found[2]}___{found[3]}", "")
        return f"{found[1]}PyDoc_STR({in_c(said)}), NULL}}" if said else found[0]

    ways: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
        (FUNCTION, behind_signature),
        (CLASS, behind_signature),
        (PROPERTY, of_property),
    )
    for pattern, way in ways:
        code = pattern.sub(way, code)
    return code


def keep_docstrings(sources: list[str], written: list[str]) -> None:
    """Put the docstrings of Python files under `src` into the C files that were made of them."""
    words: dict[str, str] = {}
    for source in map(Path, sources):
        module = ".".join(source.with_suffix("").parts[1:])
        words |= docstrings(source, module)
    for path in map(Path, written):
        path.write_text(with_docstrings(path.read_text(encoding="utf-8"), words), encoding="utf-8")
