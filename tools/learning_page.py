"""Writes docs/learning-to-play.md: every rule and ruling of each game, and what teaches it: nothing is untaught.

    .venv/bin/python tools/learning_page.py            writes it anew
    .venv/bin/python tools/learning_page.py --check    only says whether it is out of date

The rules are the sections of a game's rules page, the rulings the entries of its register, each with the section it
belongs to. What leads to a section is found where it is made: questions and things in the engine, tooltips in the
game's `explain.ts`, ways that every table has in `web/src/doors.tsx`, options by their names; and the lesson steps that
say of themselves what they teach. A section that nothing leads to, a ruling without a section, or a step that teaches
what does not exist is a fault.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ennichi.kernel.registry import built_in, kind
from ennichi.table.lessons import Lesson, lessons

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.generated import Fault, renew  # noqa: E402

PAGE = ROOT / "docs" / "learning-to-play.md"
GAMES = ROOT / "web" / "src" / "games"
DOORS = ROOT / "web" / "src" / "doors.tsx"
RULINGS = ROOT / "docs" / "rulings"
HEADING = re.compile(r"^## (.*) \{#([^}]+)\}$", re.MULTILINE)
ENTRY = re.compile(r"^## ([RQDT]\d+): (.+)$", re.MULTILINE)
SHOWN = re.compile(r"^!\[.+\]\((picture|film|count):([a-z-]+)\)$", re.MULTILINE)


@dataclass
class Leads:
    """What leads a player to a section."""

    prompts: list[str] = field(default_factory=list)  # questions
    things: list[str] = field(default_factory=list)  # groups of what can be touched: their tooltips
    tooltips: list[str] = field(default_factory=list)  # of what is only printed
    other: list[str] = field(default_factory=list)  # ways that every table or the lobby has
    lessons: list[str] = field(default_factory=list)

    @property
    def any(self) -> bool:
        """Whether a prompt, a tooltip or another thing leads there; lessons are taken once."""
        return bool(self.prompts or self.things or self.tooltips or self.other)


@dataclass
class Section:
    name: str
    title: str
    anchors: list[str]  # further names for it
    text: str
    leads: Leads = field(default_factory=Leads)

    @property
    def shown(self) -> list[str]:
        return [f"{sort} `{name}`" for sort, name in SHOWN.findall(self.text)]


@dataclass
class Ruling:
    name: str
    title: str
    section: str
    said: list[str] = field(default_factory=list)  # messages of the game that name it
    lessons: list[str] = field(default_factory=list)


@dataclass
class Taught:
    """All that is to be learnt of a game."""

    game: str
    title: str
    sections: list[Section]
    rulings: list[Ruling]

    def section(self, anchor: str) -> Section | None:
        own = next((section for section in self.sections if section.name == anchor), None)
        return own or next((section for section in self.sections if anchor in section.anchors), None)


# Reading.


def sections_of(page: str) -> list[Section]:
    parts = HEADING.split(page)
    return [
        Section(names.split()[0], title, names.split()[1:], text)
        for title, names, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    ]


def rulings_of(register: str, game: str) -> list[Ruling]:
    parts = ENTRY.split(register)
    found = []
    for name, title, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        section = re.search(r"^\*\*Section\.\*\* (\S+)$", text, re.MULTILINE)
        if not section:
            raise Fault(f"docs/rulings/{game}.md: {name} does not say to which section of the rules page it belongs")
        found.append(Ruling(name, title, section[1]))
    return found


def tooltips_of(source: str) -> list[tuple[str, str]]:
    """The things that a game's `explain.ts` explains, each with the anchor of its tooltip."""
    records = {
        record: re.findall(r'(\w+): "([a-z-]+)"', body)
        for record, body in re.findall(r"const (\w+_ANCHORS)\b[^=]*= \{(.*?)\};", source, re.DOTALL)
    }
    found: list[tuple[str, str]] = []
    now = ""
    for case, named, function, anchor in re.findall(
        r'case "([\w-]+)":|(?:sort|name) [!=]== "(@?[\w-]+)"|function explain(\w+)|\banchor: ([^,}\n]+)', source
    ):
        if case or named or function:
            now = (case or named.removeprefix("@") or function.lower()).removeprefix("@")
            continue
        found += [(now, name) for name in re.findall(r'"([a-z-]+)"', anchor)]
        for record, entries in records.items():
            if record in anchor:
                found += [(f"{now}.{key}", name) for key, name in entries]
    return found


def doors_of(source: str) -> list[tuple[str, str]]:
    """The ways that every table has, each with the anchor it leads to."""
    beginnings = re.search(r"const BEGINNINGS = \[(.*?)\]", source, re.DOTALL)
    count, alone = re.search(r'const COUNT = "(\w+)"', source), re.search(r'const ALONE = "(\w+)"', source)
    if not (beginnings and count and alone):
        raise Fault("web/src/doors.tsx: the ways into the rules are not found here")
    found = [("“What can I do?”", name) for name in re.findall(r'"([a-z-]+)"', beginnings[1])]
    return [*found, ("the count so far", count[1]), ("the opponent in the lobby", alone[1])]


def taught(game: str) -> Taught:
    """What is to be learnt of a game, and what teaches it."""
    of = kind(game)
    page = (GAMES / game / "text" / "en" / "rules.md").read_text(encoding="utf-8")
    register = (RULINGS / f"{game}.md").read_text(encoding="utf-8")
    found = Taught(game, of.text("en")("game-title"), sections_of(page), rulings_of(register, game))
    asked = {step.asks for step in of.box().steps.values() if step.asks}
    groups = {group.name for group in of.box().vocabulary.groups}
    options = {f"option-{option.name}": option.name for option in of.options}
    for section in found.sections:
        names = [section.name, *section.anchors]
        section.leads.prompts = [name for name in names if name in asked]
        section.leads.things = [name for name in names if name in groups]
        section.leads.other = [f"option `{options[name]}`" for name in names if name in options]
    note_client(found)
    note_messages(found)
    note_lessons(found, lessons(of))
    check(found)
    return found


def note_client(found: Taught) -> None:
    folder = GAMES / found.game
    for name, anchor in tooltips_of((folder / "explain.ts").read_text(encoding="utf-8")):
        section = found.section(anchor)
        if section is None:
            raise Fault(f"web/src/games/{found.game}/explain.ts: the rules page has no place named {anchor!r}")
        if name not in section.leads.tooltips and name not in section.leads.things:
            section.leads.tooltips.append(name)
    where = re.search(r"^function where\(.*?^}", (folder / "index.tsx").read_text(encoding="utf-8"), re.S | re.M)
    bar = [("the season in the bar", name) for name in re.findall(r'anchor: "([a-z-]+)"', where[0] if where else "")]
    for way, anchor in [*bar, *doors_of(DOORS.read_text(encoding="utf-8"))]:
        section = found.section(anchor)
        if section is not None and way not in section.leads.other:
            section.leads.other.append(way)


def note_messages(found: Taught) -> None:
    """Which sentences of the game name a ruling, and so lead to it."""
    files = [kind(found.game).folder / "text" / "en.ftl", *sorted((GAMES / found.game / "text" / "en").glob("*.ftl"))]
    for file in files:
        message = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if begun := re.match(r"([a-zA-Z][\w-]*) =", line):
                message = begun[1]
            for ruling in found.rulings:
                if re.search(rf"\b{ruling.name}\b", line) and message not in ruling.said:
                    ruling.said.append(message)


def note_lessons(found: Taught, of: Iterable[Lesson]) -> None:
    for lesson in of:
        for step in lesson.steps:
            for name in step.teaches:
                here = [section.leads.lessons for section in found.sections if section.name == name]
                here += [ruling.lessons for ruling in found.rulings if ruling.name == name]
                if not here:
                    raise Fault(f"{lesson.file.name}, line {step.line}: {name!r} is neither a section nor a ruling")
                here[0].append(f"{lesson.name}/{step.name}")


def check(found: Taught) -> None:
    for ruling in found.rulings:
        if not any(section.name == ruling.section for section in found.sections):
            raise Fault(f"docs/rulings/{found.game}.md: {ruling.name}: there is no section {ruling.section!r}")
    for section in found.sections:
        if not section.leads.any:
            raise Fault(f"{found.game}: no prompt, tooltip or other way leads to {section.title!r} (#{section.name})")


# Writing.

INTRO = """# Learning to play

Every rule of each game, and what teaches it: the lesson steps in which it is told or done, the questions and things
beside which the table offers it, and its section of the rules page with text, pictures and films. Nobody has to read
this page to learn a game; it is here so that nothing is untaught. `python tools/learning_page.py` writes it from the
lessons, the rules pages, the registers of rulings and the engine, and fails when something has nothing that teaches it.

- **Lesson steps** are named *lesson/step*; what they say is in `src/ennichi/GAME/lessons`.
- **Prompts** are the questions from which the book beside them leads to the section.
- **Things and tooltips** explain themselves when pointed at, and lead on to the section: first what can be touched,
  then what is only printed.
- **Other ways**: the options of the lobby, the season in the bar of a table, the dialogs “What can I do?” and the
  count so far.
- Each **ruling** is listed under its section of the rules page, found by the search, and told with its reason in the
  register; *in the text* says that the section names it, and *said in the game* which sentences of the table do.
"""


def code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def row(*cells: str) -> str:
    return f"| {' | '.join(cell or '–' for cell in cells)} |"


def table(head: tuple[str, ...], rows: Iterable[str]) -> list[str]:
    return ["", row(*head), row(*["---"] * len(head)), *rows, ""]


def section_row(section: Section) -> str:
    leads = section.leads
    return row(
        f"**{section.title}** (`#{section.name}`)",
        code(leads.lessons),
        code(leads.prompts),
        code([*leads.things, *(f"@{name}" for name in leads.tooltips)]),
        ", ".join(leads.other),
        ", ".join(["text", *section.shown]),
    )


def ruling_row(ruling: Ruling, found: Taught) -> str:
    section = found.section(ruling.section)
    named = section is not None and re.search(rf"\b{ruling.name}\b", section.text)
    return row(
        f"{ruling.name}: {ruling.title}",
        f"`#{ruling.section}`{', in the text' if named else ''}",
        code(ruling.lessons),
        code(ruling.said),
    )


def page() -> str:
    games = [taught(game) for game in built_in()]
    lines = [INTRO]
    lines += table(
        ("Game", "Rules", "in a lesson", "by a prompt", "by a tooltip", "Rulings", "in the text", "said in the game"),
        [summary(found) for found in games],
    )
    for found in games:
        lines += [f"## {found.title}", "", "### Rules"]
        lines += table(
            ("Rule", "Lesson steps", "Prompts", "Things and tooltips", "Other ways", "On the page"),
            [section_row(section) for section in found.sections],
        )
        lines += ["### Rulings"]
        lines += table(
            ("Ruling", "Section", "Lesson steps", "Said in the game"),
            [ruling_row(ruling, found) for ruling in found.rulings],
        )
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def summary(found: Taught) -> str:
    leads = [section.leads for section in found.sections]
    texts = {section.name: section.text for section in found.sections}
    named = [one for one in found.rulings if re.search(rf"\b{one.name}\b", texts[one.section])]
    return row(
        found.title,
        str(len(leads)),
        str(sum(bool(one.lessons) for one in leads)),
        str(sum(bool(one.prompts) for one in leads)),
        str(sum(bool(one.things or one.tooltips) for one in leads)),
        str(len(found.rulings)),
        str(len(named)),
        str(sum(bool(one.said) for one in found.rulings)),
    )


def main(arguments: list[str]) -> int:
    return renew(arguments, __doc__, "tools/learning_page.py", ROOT, lambda: {PAGE: page()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
