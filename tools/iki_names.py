"""The names of IKI's things for the client, from the game's own texts: writes web/src/games/iki/names.ts.

Run it after changing a name; `--check` says whether the file is up to date.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "src" / "ennichi" / "iki"
OUT = ROOT / "web" / "src" / "games" / "iki" / "names.ts"
WANTED = re.compile(r"(character|building|boat|space|special|ticket|type|fish|good)-[\w-]+")
SKIPPED = {"fish-extra", "fish-now"}
LANGUAGES = ("en", "fr", "pt")
LIMIT = 118


def names(language: str) -> dict[str, str]:
    """By message: one line, no variables."""
    found: dict[str, str] = {}
    for line in (GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        key, parted, words = line.partition(" = ")
        if parted and WANTED.fullmatch(key) and key not in SKIPPED and "{" not in words:
            found[key] = words
    return found


def celebrities() -> dict[str, str]:
    read = tomllib.loads((GAME / "components" / "celebrities.toml").read_text(encoding="utf-8"))
    return {each["id"]: each["name"] for each in read["celebrity"]}


def table(entries: dict[str, str], indent: str) -> str:
    lines = [""]
    for key, words in entries.items():
        entry = f"{json.dumps(key)}: {json.dumps(words, ensure_ascii=False)},"
        if len(lines[-1]) + len(entry) > LIMIT:
            lines.append("")
        lines[-1] += (" " if lines[-1] else indent) + entry
    return "\n".join(lines)


def written() -> str:
    parts = [f"  {language}: {{\n{table(names(language), '    ')}\n  }}," for language in LANGUAGES]
    return (
        "// The names of IKI's things. Written by tools/iki_names.py from src/ennichi/iki/text; change them there.\n\n"
        'import type { Language } from "../../protocol";\n\n'
        "export const NAMES: Record<Language, Record<string, string>> = {\n" + "\n".join(parts) + "\n};\n\n"
        "/** The same in every language. */\n"
        "export const CELEBRITIES: Record<string, string> = {\n" + table(celebrities(), "  ") + "\n};\n"
    )


def main() -> int:
    if "--check" in sys.argv:
        return 0 if OUT.read_text(encoding="utf-8") == written() else 1
    OUT.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
