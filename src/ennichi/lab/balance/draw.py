"""Small drawings as inline SVG. Colours come from the page's style, so that they follow light and dark."""

from __future__ import annotations

import math
from html import escape

from .figures import Effect, Share, Spread
from .needed import Array, np

WIDTH = 360.0
CELL = 130.0  # the width of a drawing inside a table cell
BROAD = 220.0  # and of one with more to show
ROW = 26.0


def svg(width: float, height: float, parts: list[str], title: str, kind: str) -> str:
    """A drawing; the title is read aloud in its place."""
    return (
        f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, name: str) -> str:
    return f'<line class="{name}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def bar(x: float, y: float, width: float, height: float, name: str, title: str = "") -> str:
    said = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<rect class="{name}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}">{said}</rect>'
    )


def dot(x: float, y: float, size: float, name: str) -> str:
    return f'<circle class="{name}" cx="{x:.1f}" cy="{y:.1f}" r="{size:g}"/>'


def words(x: float, y: float, said: str, anchor: str = "start", name: str = "") -> str:
    return f'<text class="{name}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def signed(share: float, digits: int = 1) -> str:
    """In hundredths, with its sign."""
    return f"{100 * share:+.{digits}f}".replace("-", "−")


def steps(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers for an axis."""
    span = max(high - low, 1e-9)
    size = 10.0 ** math.floor(math.log10(span / wanted))
    size *= next(factor for factor in (1, 2, 5, 10) if span / (size * factor) <= wanted)
    first = math.ceil(low / size - 1e-9)
    return [step * size for step in range(first, math.floor(high / size + 1e-9) + 1)]


def scale(places: list[tuple[float, str]], width: float, kind: str = "") -> str:
    """The figures of an axis above a column of drawings; in HTML, so that they stay as large as the text."""
    drawn = "".join(f'<i style="left: {100 * x / width:.1f}%">{said}</i>' for x, said in places)
    return f'<span class="{f"scale {kind}".strip()}" aria-hidden="true">{drawn}</span>'


def share_chart(labels: list[str], shares: list[Share], fair: float, title: str) -> str:
    """Shares of wins as dots with their 95 % intervals, and a line where everything would be equal."""
    low = min([fair, *(each.low for each in shares)])
    high = max([fair, *(each.high for each in shares)])
    spare = max(0.02, 0.12 * (high - low))
    low, high = max(0.0, low - spare), min(1.0, high + spare)
    left, right = 84.0, WIDTH - 58
    height = ROW * len(shares) + 30

    def x(share: float) -> float:
        return left + (right - left) * (share - low) / (high - low)

    bottom = height - 24
    parts = [line(x(step), 4, x(step), bottom, "grid") for step in steps(low, high, 4)]
    parts += [words(x(step), height - 8, percent(step, 0), "middle", "axis") for step in steps(low, high, 4)]
    parts.append(line(x(fair), 4, x(fair), bottom, "fair"))
    for at, (label, each) in enumerate(zip(labels, shares, strict=True)):
        y = 4 + ROW * (at + 0.5)
        within = f"95 % within {percent(each.low)} to {percent(each.high)}"
        said = f"{label}: {percent(each.share)} of {each.count} won, {within}"
        parts += [
            f"<g><title>{escape(said)}</title>",
            words(left - 8, y + 4, label, "end"),
            line(x(each.low), y, x(each.high), y, "reach"),
            dot(x(each.share), y, 5, "dot"),
            words(right + 8, y + 4, percent(each.share), "start", "figure"),
            "</g>",
        ]
    return svg(WIDTH, height, parts, title, "chart")


def histogram(values: Array, unit: str, title: str) -> str:
    """How often each value came, in at most 30 bars."""
    low, high = int(values.min()), int(values.max())
    width = max(1, math.ceil((high - low + 1) / 30))
    edges = np.arange(low, high + width + 1, width)
    counts, _ = np.histogram(values, edges)
    left, right, top, bottom = 8.0, WIDTH - 8, 8.0, 118.0
    end = float(edges[-1])

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (end - low)

    most = int(counts.max())
    parts = []
    for at, count in enumerate(counts.tolist()):
        first, last = int(edges[at]), int(edges[at + 1]) - 1
        span = f"{first}" if first == last else f"{first} to {last}"
        tall = (bottom - top) * count / most
        said = f"{span} {unit}: {count} ({percent(count / len(values))})"
        parts.append(bar(x(first) + 0.5, bottom - tall, x(last + 1) - x(first) - 1, tall, "bar", said))
    middle = float(np.median(values))
    parts += [
        line(left, bottom, right, bottom, "base"),
        line(x(middle + 0.5), top - 4, x(middle + 0.5), bottom, "fair"),
    ]
    parts += [words(x(step), bottom + 16, f"{step:g}", "middle", "axis") for step in steps(low, high)]
    return svg(WIDTH, bottom + 24, parts, title, "chart")


def spread_x(value: float, low: float, high: float) -> float:
    return 6 + (BROAD - 12) * (value - low) / max(high - low, 1e-9)


def spread_scale(low: float, high: float) -> str:
    places = [(spread_x(step, low, high), f"{step:g}".replace("-", "−")) for step in steps(low, high, 4)]
    return scale(places, BROAD, "broad")


def spread_bar(spread: Spread, low: float, high: float, winners: float, others: float) -> str:
    """A box for the middle half, whiskers to 5 and 95 %; a dot for the mean of the winners, a ring for the others."""

    def x(value: float) -> float:
        return spread_x(value, low, high)

    first, lower, middle, upper, last = spread.places
    parts = [line(x(step), 0, x(step), 22, "grid" if step else "base") for step in steps(low, high, 4)]
    parts += [
        line(x(first), 11, x(last), 11, "whisker"),
        bar(x(lower), 5, max(x(upper) - x(lower), 1), 12, "box"),
        line(x(middle), 5, x(middle), 17, "median"),
    ]
    if not math.isnan(others):
        parts.append(dot(x(others), 11, 3, "ring"))
    if not math.isnan(winners):
        parts.append(dot(x(winners), 11, 3, "dot"))
    said = f"5 % below {first:g}, a quarter below {lower:g}, half below {middle:g}, three quarters below {upper:g}"
    return svg(BROAD, 22, parts, f"{said}, 95 % below {last:g}", "cell broad")


def effect_x(size: float, reach: float) -> float:
    return CELL / 2 + (CELL / 2 - 4) * max(-1.0, min(1.0, size / reach))


def effect_scale(reach: float) -> str:
    places = [(-reach, signed(-reach, 0)), (0.0, "0"), (reach, signed(reach, 0))]
    return scale([(effect_x(size, reach), said) for size, said in places], CELL)


def effect_bar(raw: Effect | None, adjusted: Effect | None, reach: float) -> str:
    """The 95 % intervals of both effects: above the raw one, below the adjusted one."""

    def x(size: float) -> float:
        return effect_x(size, reach)

    parts = [line(CELL / 2, 0, CELL / 2, 24, "fair")]
    said = []
    for effect, y, name in ((raw, 7.0, "raw"), (adjusted, 17.0, "adjusted")):
        if effect:
            low, high = effect.size - 1.96 * effect.error, effect.size + 1.96 * effect.error
            sure = " sure" if effect.sure else ""
            parts.append(line(x(low), y, x(high), y, f"reach {name}{sure}"))
            parts.append(dot(x(effect.size), y, 3.5, ("ring" if name == "raw" else "dot") + sure))
            said.append(f"{name} {signed(low)} to {signed(high)}")
    return svg(CELL, 24, parts, "95 %: " + ", ".join(said), "cell")


def profile(labels: dict[str, str], away: dict[str, float], points: dict[str, float], reach: float, title: str) -> str:
    """A strategy: for each scoring step how far it is above or below the mean of all seats."""
    left = 160.0
    middle = left + (WIDTH - left - 44) / 2
    half = (WIDTH - left - 44) / 2
    row = 20.0
    height = row * len(away) + 6
    parts = [line(middle, 0, middle, height - 4, "fair")]
    for at, (name, far) in enumerate(away.items()):
        y = 2 + row * at
        long = half * min(1.0, abs(far) / reach)
        said = f"{labels[name]}: {points[name]:.1f} points, {far:+.2f} standard deviations from the mean"
        parts += [
            f"<g><title>{escape(said)}</title>",
            words(left - 8, y + 13, shortened(labels[name]), "end", "axis"),
            bar(middle if far > 0 else middle - long, y + 3, long, row - 8, "more" if far > 0 else "less"),
            words(WIDTH - 2, y + 13, f"{points[name]:.1f}".replace("-", "−"), "end", "figure"),
            "</g>",
        ]
    return svg(WIDTH, height, parts, title, "chart")


def shortened(label: str, most: int = 27) -> str:
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"
