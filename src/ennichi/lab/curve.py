"""A curve as a picture: shares between 0 and 1 over time, with the band in which they lie."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDE, HIGH, EDGE = 720, 360, 52
COLOUR = "#2a6f4e"
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
Point = tuple[float, float, float, float]  # time; share; from where to where it may be


def share_curve(title: str, unit: str, points: Sequence[Point]) -> str:
    """The text of an SVG file."""
    last = max(points[-1][0], 0.01)

    def x_of(moment: float) -> float:
        return round(EDGE + (WIDE - 2 * EDGE) * moment / last, 1)

    def y_of(share: float) -> float:
        return round(HIGH - EDGE - (HIGH - 2 * EDGE) * share, 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{EDGE}" y="30">{escape(title)}</text>',
        f'<text x="{WIDE / 2}" y="{HIGH - 10}" text-anchor="middle">{escape(unit)}</text>',
    ]
    for share in SHARES:
        dashes = "" if share == 0.5 else ' stroke-dasharray="2 5"'
        lines.append(f'<path d="M{EDGE} {y_of(share)}H{WIDE - EDGE}" stroke="#999"{dashes}/>')
        lines.append(f'<text x="{EDGE - 8}" y="{y_of(share) + 4}" text-anchor="end">{share:.0%}</text>')
        lines.append(
            f'<text x="{x_of(last * share)}" y="{HIGH - EDGE + 20}" text-anchor="middle">{last * share:.1f}</text>'
        )
    lower = [f"{x_of(moment)},{y_of(low)}" for moment, _, low, _ in points]
    upper = [f"{x_of(moment)},{y_of(high)}" for moment, _, _, high in reversed(points)]
    middle = [f"{x_of(moment)},{y_of(share)}" for moment, share, _, _ in points]
    lines += [
        f'<polygon points="{" ".join(lower + upper)}" fill="{COLOUR}" opacity="0.18"/>',
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{COLOUR}" stroke-width="2.5"/>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
