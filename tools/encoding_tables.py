"""Writes the tables of the observations' fields into docs/lab.md, from the layouts themselves."""

from __future__ import annotations

from pathlib import Path

from ennichi.kernel.encoding import CODE, MOST_SEATS, Encoder, Field
from ennichi.kernel.registry import built_in, kind
from ennichi.lab.observation import encoder_of

PAGE = Path(__file__).parent.parent / "docs" / "lab.md"
BEGIN = "<!-- written by tools/encoding_tables.py -->\n"


def tables() -> str:
    """The tables of all games, as Markdown."""
    return "\n".join([table(encoder_of(kind(name), kind(name).box())) for name in built_in()])


def table(encoder: Encoder) -> str:
    layout = encoder.layout
    first = own_fields(encoder)[0]
    stride = (layout.size - first.offset) // MOST_SEATS
    lines = [
        f"### {encoder.kind.text('en')('game-title')}",
        "",
        f"{layout.size} numbers; {len(encoder.box.vocabulary)} touches. The fields `player.0.…` are those of the seat "
        f"itself; those of the others follow in the order of the seats, {stride} numbers further on each time, and are "
        "0 where nobody sits.",
        "",
        "| field | from | numbers | values | meaning |",
        "|---|---|---|---|---|",
    ]
    for field in layout.fields:
        if not field.name.startswith("player.") or field.name.startswith("player.0."):
            values = f"{field.low} to {field.high}" + (", a code" if field.sort == CODE else "")
            lines.append(f"| `{field.name}` | {field.offset} | {field.length} | {values} | {field.meaning} |")
    return "\n".join(lines) + "\n"


def own_fields(encoder: Encoder) -> list[Field]:
    return [field for field in encoder.layout.fields if field.name.startswith("player.0.")]


def page(old: str) -> str:
    """The page with its tables written anew."""
    kept, mark, _ = old.partition(BEGIN)
    return kept + mark + "\n" + tables()


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text()))
