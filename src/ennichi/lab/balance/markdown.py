"""The main figures as a part of a Markdown file. Each chapter stands between two marks and is replaced by itself."""

from __future__ import annotations

import re
from pathlib import Path

from ennichi.kernel.errors import BadSetting

from .draw import percent, signed
from .figures import Component, Effect, Line, Share
from .report import Chapter, Report

HEAD = "# Balance\n"
MARKS = re.compile(r"<!-- (report|end) ([^>]{0,1000}?) -->")


def check_markdown(path: Path) -> str:
    """The text of the file, if its marks are in order; a new one where there is none."""
    if not path.exists():
        return HEAD
    text = path.read_text(encoding="utf-8")
    opened = ""
    for mark, key in MARKS.findall(text):
        if (mark == "report") == bool(opened) or (mark == "end" and key != opened):
            raise BadSetting(f"{path}: the marks of {key!r} are not in order; mend them or choose another --markdown")
        opened = key if mark == "report" else ""
    if opened:
        raise BadSetting(f"{path}: the mark <!-- end {opened} --> is missing; mend it or choose another --markdown")
    return text


def update_markdown(path: Path, report: Report) -> None:
    """Put every chapter in the place of its older self, or at the end."""
    text = check_markdown(path)
    for chapter in report.chapters:
        key = " ".join([report.game, str(chapter.figures.seats), *report.options])
        first, last = f"<!-- report {key} -->\n", f"<!-- end {key} -->\n"
        before, found, rest = text.partition(first)
        if not found:
            before = before.rstrip() + "\n\n"
        text = before + first + chapter_text(report, chapter) + last + rest.partition(last)[2]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def chapter_text(report: Report, chapter: Chapter) -> str:
    figures = chapter.figures
    options = f", {', '.join(report.options)}" if report.options else ""
    seats = ", ".join(f"{name} {shared(share)}" for name, share in named_places(chapter))
    length = figures.decisions
    opponent = [chapter.labels.player(figures.seats)] if figures.total.opponent is not None else []
    lines = [[chapter.labels.line(each.name), *means(each)] for each in [*figures.lines, figures.total]]
    strategies = [
        [chapter.name_of(each), percent(each.size, 0), shared(each.won), f"{each.total:.1f}"]
        for each in chapter.clusters
    ]
    standing_out = [row_of(chapter, each) for each in outstanding(chapter)]
    parts = [
        f"## {report.title}: {chapter.title[0].lower()}{chapter.title[1:]}{options}",
        f"```\n{report.command}\n```",
        f"{figures.games:,} games. Won, with 95 % intervals: {seats}. A game takes {length.mean:.0f} decisions on "
        f"average ({length.places[0]:.0f} to {length.places[4]:.0f} in nine of ten), {figures.turns.mean:.0f} turns.",
        table(["points by scoring step", "mean", "deviation", "winners", "others", *opponent], lines),
    ]
    if strategies:
        parts += [
            f"Strategies (silhouette {chapter.silhouette:.2f}):",
            table(["", "seats", "won", "points"], strategies),
        ]
    parts.append(f"Components: {chapter.by_chance()}")
    if standing_out:
        heads = ["beyond three standard errors", "sort", "source", "games", "difference", "adjusted"]
        parts.append(table(heads, standing_out))
    return "\n" + "\n\n".join(parts) + "\n\n"


def named_places(chapter: Chapter) -> list[tuple[str, Share]]:
    if chapter.figures.seats == 1:
        return [("the player", chapter.figures.places[0])]
    names = ("first to play", "second", "third", "fourth")
    return [*zip(names, chapter.figures.places, strict=False), *chapter.figures.bots.items()]


def means(line: Line) -> list[str]:
    values = (line.spread.mean, line.spread.deviation, line.winners, line.others, line.opponent)
    return [f"{each:.1f}".replace("-", "−") for each in values if each is not None]


def outstanding(chapter: Chapter) -> list[Component]:
    """Everything beyond three standard errors: adjusted effects first, then those that only the raw one puts there."""
    adjusted = chapter.figures.sure(adjusted=True)
    return adjusted + [each for each in chapter.figures.sure(adjusted=False) if each not in adjusted]


def row_of(chapter: Chapter, each: Component) -> list[str]:
    label = chapter.labels.of(each.row)
    name = f"{label.name} (`{', '.join(each.row.names)}`)"
    return [name, each.row.sort.title, label.source, f"{each.compared:,}", said(each.raw), said(each.adjusted)]


def said(effect: Effect | None) -> str:
    """An effect in percentage points with its standard error; bold when it is sure."""
    if effect is None:
        return "–"
    text = f"{signed(effect.size)} ± {100 * effect.error:.1f} ({signed(effect.sigmas / 100)} σ)"
    return f"**{text}**" if effect.sure else text


def shared(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def table(heads: list[str], rows: list[list[str]]) -> str:
    drawn = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in drawn)
