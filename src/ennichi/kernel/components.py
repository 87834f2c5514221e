"""Component files: what is printed on the pieces, as TOML, each row with its source.

A game lists the files, tables and fields it expects. Reading checks every row
and collects all faults before it gives up, so that a person who corrects a
file sees everything at once.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from .effects import Noun, parse
from .errors import BadComponents, BadEffect

SOURCES = ("rulebook", "published", "reconstructed")
REQUIRED: Any = object()
LONGEST_FILE: Final = 200_000  # signs
LONGEST_LINE: Final = 1_000


class Field:
    """A value in a row: its name, what it may be, and what it is when left out."""

    def __init__(
        self,
        name: str,
        sort: str,
        low: int = 0,
        high: int = 99,
        among: tuple[str, ...] = (),
        default: Any = REQUIRED,
    ) -> None:
        self.name = name
        self.sort = sort  # id, text, number, flag, effect, texts, numbers, texts by name
        self.low = low
        self.high = high
        self.among = among
        self.default = default


class Rows:
    """A table of rows in a file: `home = [ { … }, … ]`."""

    def __init__(self, key: str, count: int, fields: list[Field], named_by: str = "id") -> None:
        self.key = key
        self.count = count
        self.fields = fields
        self.named_by = named_by  # the field that tells rows apart; empty when none does


class Section:
    """Single values: at the top of a file when the key is empty, otherwise under `[key]`."""

    def __init__(self, key: str, fields: list[Field]) -> None:
        self.key = key
        self.fields = fields


class File:
    """One component file."""

    def __init__(self, name: str, sections: list[Section], rows: list[Rows]) -> None:
        self.name = name
        self.sections = sections
        self.rows = rows


def bounded(text: str) -> str:
    """The text of a file, if it is not too long: with long keys TOML's reader takes the square of its time."""
    if len(text) > LONGEST_FILE:
        raise tomllib.TOMLDecodeError(f"a file has at most {LONGEST_FILE} signs, and this one {len(text)}")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise tomllib.TOMLDecodeError(f"line {number}: a line has at most {LONGEST_LINE} signs, not {len(line)}")
    return text


Check = tuple[Callable[["Reader"], None], tuple[str, ...]]  # and the files it looks at


class Reader:
    """Reads the files of one game and gathers faults."""

    def __init__(
        self, files: list[File], nouns: dict[str, Noun], most_options: int, built_in: Path, folder: str, game: str
    ) -> None:
        self.files = files
        self.nouns = nouns
        self.most_options = most_options  # how many options an effect may offer: the touches `option.N`
        self.built_in = built_in
        self.folder = folder  # the reader's own set; files that it lacks are taken from the built-in one
        self.game = game
        self.faults: list[str] = []
        self.data: dict[str, dict[str, Any]] = {}

    def read(self, checks: tuple[Check, ...] = ()) -> None:
        """Read and check all files; `faults` tells what is wrong. A check gets whole files that are clean so far."""
        own = self.own_folder()
        for file in self.files:
            path = own / file.name if own is not None and (own / file.name).exists() else self.built_in / file.name
            self.data[file.name] = {}
            try:
                raw = tomllib.loads(bounded(path.read_text(encoding="utf-8")))
            except tomllib.TOMLDecodeError as slip:
                self.fault(file.name, f"not readable as TOML: {slip}")
            except RecursionError:
                self.fault(file.name, "not readable as TOML: too many brackets in each other")
            except (OSError, UnicodeDecodeError) as closed:
                self.fault(file.name, f"cannot be read: {closed}")
            else:
                self.check_file(file, raw)
        for check, files in checks:
            if self.clean(*files):
                check(self)

    def own_folder(self) -> Path | None:
        """The folder of replaced files: DIR/GAME if there is one, otherwise DIR itself."""
        if not self.folder:
            return None
        top = Path(self.folder)
        if not top.is_dir():
            raise BadComponents([f"{self.folder} is not a folder that can be read"])
        known = {file.name for file in self.files}
        own = top / self.game if (top / self.game).is_dir() else top
        found = sorted(path.name for path in own.glob("*.toml"))
        for name in found:
            if name not in known:
                self.fault(name, f"{self.game} has no such file; it has {', '.join(sorted(known))}")
        if not found:
            self.faults.append(f"{own} holds no component file (*.toml) of {self.game}")
        return own

    def fault(self, where: str, what: str) -> None:
        self.faults.append(f"{where}: {what}")

    def clean(self, *files: str) -> bool:
        """Whether these files have no fault so far, so that they can be looked at as a whole."""
        return not any(fault.startswith(file) for fault in self.faults for file in files)

    def finish(self) -> None:
        """Raise all faults together."""
        if self.faults:
            raise BadComponents(self.faults)

    def check_file(self, file: File, raw: dict[str, Any]) -> None:
        known = {"format"}
        if raw.get("format") != 1:
            self.fault(file.name, f"format: expected 1, found {raw.get('format')!r}")
        for section in file.sections:
            known |= self.read_section(file, section, raw)
        for rows in file.rows:
            known.add(rows.key)
            self.data[file.name][rows.key] = self.read_rows(file, rows, raw.get(rows.key))
        for key, value in raw.items():
            if key.endswith("_source"):
                self.check_source(f"{file.name}, {key}", value)
            elif key not in known:
                self.fault(file.name, f"unknown entry {key!r}; it has {', '.join(sorted(known))}")

    def read_section(self, file: File, section: Section, raw: dict[str, Any]) -> set[str]:
        """Single values; the names that they use up at the top of the file."""
        values = raw
        where = file.name
        if section.key:
            where = f"{file.name}, [{section.key}]"
            values = raw.get(section.key, {})
            if not isinstance(values, dict):
                self.fault(where, "expected a table")
                return {section.key}
            self.check_known(where, values, section.fields)
            self.check_source(where, values.get("source"))
        read = self.read_fields(where, values, section.fields)
        if not section.key:
            self.data[file.name].update(read)
            return {field.name for field in section.fields}
        self.data[file.name][section.key] = read
        return {section.key}

    def read_rows(self, file: File, rows: Rows, raw: Any) -> list[dict[str, Any]]:
        where = f"{file.name}, {rows.key}"
        if not isinstance(raw, list) or not all(isinstance(row, dict) for row in raw):
            self.fault(where, "expected a list of rows")
            return []
        if len(raw) != rows.count:
            self.fault(where, f"the rulebook counts {rows.count}, the file has {len(raw)} rows")
        read: list[dict[str, Any]] = []
        seen: dict[Any, int] = {}
        for number, row in enumerate(raw, 1):
            name = row.get(rows.named_by, "") if rows.named_by else ""
            at = f"{where} {number}" + (f" ({name})" if name else "")
            self.check_known(at, row, rows.fields)
            self.check_source(at, row.get("source"))
            origin = {key: value for key, value in row.items() if about_origin(key)}
            read.append({**self.read_fields(at, row, rows.fields), **origin})
            if rows.named_by and isinstance(name, str | int):
                if name in seen:
                    self.fault(at, f"{rows.named_by} {name!r} already stands in row {seen[name]}")
                seen.setdefault(name, number)
        return read

    def check_known(self, where: str, row: dict[str, Any], fields: list[Field]) -> None:
        names = [field.name for field in fields]
        for key, value in row.items():
            if key.endswith("_source"):
                self.check_source(f"{where}, {key}", value)
            elif key not in names and not about_origin(key):
                self.fault(where, f"unknown field {key!r}; it has {', '.join(names)}")

    def check_source(self, where: str, source: Any) -> None:
        if source not in SOURCES:
            found = "none" if source is None else repr(source)
            self.fault(where, f"expected a source ({', '.join(SOURCES)}), found {found}")

    def read_fields(self, where: str, row: dict[str, Any], fields: list[Field]) -> dict[str, Any]:
        read: dict[str, Any] = {}
        for field in fields:
            if field.name in row:
                read[field.name] = row[field.name]
                self.check_value(f"{where}, {field.name}", field, row[field.name])
            elif field.default is REQUIRED:
                self.fault(where, f"{field.name} is missing")
            else:
                read[field.name] = field.default
        return read

    def check_value(self, where: str, field: Field, value: Any) -> None:
        if field.sort == "number":
            if not is_number(value) or not field.low <= value <= field.high:
                self.fault(where, f"expected a whole number from {field.low} to {field.high}, found {value!r}")
        elif field.sort == "flag":
            if not isinstance(value, bool):
                self.fault(where, f"expected true or false, found {value!r}")
        elif field.sort == "text":
            if not isinstance(value, str) or (field.among and value not in field.among):
                wanted = f"one of {', '.join(field.among)}" if field.among else "a text"
                self.fault(where, f"expected {wanted}, found {value!r}")
        elif field.sort == "id":
            if not isinstance(value, str) or re.fullmatch("[A-Za-z0-9]+(-[A-Za-z0-9]+)*", value) is None:
                self.fault(where, f"expected a name of letters, digits and '-', found {value!r}")
        elif field.sort == "effect":
            self.check_effect(where, value)
        elif field.sort == "texts":
            if not isinstance(value, list) or not value or not all(isinstance(each, str) for each in value):
                self.fault(where, f"expected a list of texts, found {value!r}")
        elif field.sort == "numbers":
            fits = isinstance(value, list) and all(is_number(n) and field.low <= n <= field.high for n in value)
            if not fits:
                self.fault(where, f"expected whole numbers from {field.low} to {field.high}, found {value!r}")
        elif not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
            self.fault(where, f"expected texts by name, found {value!r}")

    def check_effect(self, where: str, value: Any) -> None:
        if not isinstance(value, str):
            self.fault(where, f"expected an effect, found {value!r}")
            return
        try:
            effect = parse(value, self.nouns)
        except BadEffect as fault:
            self.faults.append(f"{where}, {fault}")
            return
        if effect.text() != value:
            self.fault(where, f"write the effect as {effect.text()!r}, not {value!r}")
        if any(term.count == 0 for term in effect.terms()):
            self.fault(where, f"expected a number of 1 or more, found 0 in {value!r}")
        if effect.widest() > self.most_options:
            self.fault(where, f"expected at most {self.most_options} options, found {effect.widest()} in {value!r}")

    def check_counts(self, where: str, found: Counter[Any], wanted: dict[Any, int]) -> None:
        """Of each sort as many as the rulebook counts, and no other sort."""
        for key in sorted(found.keys() | wanted.keys(), key=str):
            if found[key] != wanted.get(key, 0):
                self.fault(where, f"the rulebook counts {wanted.get(key, 0)} of {key}, the file has {found[key]}")

    def check_order(self, file: str, table: str, wanted: tuple[str, ...]) -> None:
        if column(self.data, file, table, "id") != list(wanted):
            self.fault(f"{file}, {table}", f"expected the rows in the order {', '.join(wanted)}")

    def fingerprint(self) -> str:
        """A short name for what is printed; sources, notes and layout do not count."""
        return blake2b(json.dumps(without_sources(self.data), sort_keys=True).encode(), digest_size=6).hexdigest()


def column(data: dict[str, Any], file: str, table: str, field: str) -> list[Any]:
    return [row[field] for row in data[file][table]]


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def about_origin(key: str) -> bool:
    """Entries that say where a value comes from, not what is printed."""
    return key in ("source", "note") or key.endswith("_source")


def without_sources(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_sources(value) for key, value in data.items() if not about_origin(key)}
    if isinstance(data, list):
        return [without_sources(each) for each in data]
    return data
