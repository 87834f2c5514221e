"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

import math
from html import escape
from pathlib import Path

from ennichi.kernel.registry import kind

from .clusters import Cluster
from .draw import (
    effect_bar,
    effect_scale,
    histogram,
    percent,
    profile,
    share_chart,
    signed,
    spread_bar,
    spread_scale,
)
from .figures import ENOUGH, SURE, Component, Effect, Line, Share
from .report import Chapter, Report, counted

HERE = Path(__file__).parent
DRAWN = "95 % intervals"  # the headings above drawings, which have no order
SPREAD = "5, 25, 50, 75, 95 %"
PLACES = ("1st", "2nd", "3rd", "4th")

READING = f"""
<p>A component is judged <b>inside each game</b>: seats that had it against seats of the same game that had not, or had
fewer. So a rich deal or a short game favours nothing. Only games in which the seats differ say anything; where there
are fewer than {ENOUGH} of them, nothing is claimed.</p>
<p><b>Difference</b> is the raw comparison: by how many percentage points a seat with one more of it won more often.
<b>Adjusted</b> compares seats that had equally many things of this sort: it tells what one of these is worth in place
of another one. Behind ± stands one standard error, taken over games; σ is the effect in standard errors. The drawing
shows the 95 % intervals of both, the raw one above with a ring, the adjusted one below with a dot. Rows on a coloured
ground, with ▲ or ▼, have an adjusted effect beyond {SURE:g} standard errors.</p>
<p><b>Winning with a thing is not winning because of it.</b> Who is ahead buys more, so most raw differences are
positive; and a thing that comes late goes to those who are still strong then. The adjusted figure takes out how many
things of the sort a seat had, and nothing else. And all of it is about these bots: a component that they overrate looks
weak here, whoever designed it.</p>
<p><b>Many things are measured at once.</b> Of two hundred effects that are truly nothing, nine lie beyond two standard
errors by chance, and two runs of five show one beyond three. Each chapter says how many there are beside how many
chance would give. A finding that matters shows up again with another seed (<code>--seed</code>).</p>
"""

SOLO = """
<p>A game of one seat has nobody to compare with: there, the games in which the player had a thing are compared with the
games in which he had not, and the deal does not cancel.</p>
"""


def page_of(report: Report) -> str:
    """The whole page."""
    title = f"{report.title}: balance report"
    links = [("made", "How it was made"), ("reading", "How to read it"), ("found", "What stands out")]
    links += [(f"seats-{chapter.figures.seats}", chapter.title) for chapter in report.chapters]
    links += [("uncounted", "Not counted")] if report.uncounted else []
    items = "".join(f'<li><a href="#{name}">{escape(said)}</a></li>' for name, said in links)
    solo = SOLO if any(chapter.figures.seats == 1 for chapter in report.chapters) else ""
    accent = kind(report.game).manifest().get("accent", "red")
    return f"""<!doctype html>
<html lang="en" data-game="{escape(accent)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="ennichi report">
<title>{escape(title)}</title>
<style>{(HERE / "page.css").read_text(encoding="utf-8")}</style>
</head>
<body>
<header id="top">
<h1>{escape(title)}</h1>
<p>How much the seat decides, how long a game takes, where the points come from, which ways of playing there are, and
what each component does to the chance of winning.</p>
</header>
<nav aria-label="Chapters"><ul>{items}</ul></nav>
<main>
{made(report)}
<section id="reading" class="prose"><h2>How to read it</h2>{READING}{solo}</section>
{found(report)}
{"".join(chapter_of(chapter) for chapter in report.chapters)}
{uncounted(report)}
</main>
<footer>Made by <code>ennichi report</code>. <a href="#top">To the top</a></footer>
<script>{(HERE / "page.js").read_text(encoding="utf-8")}</script>
</body>
</html>
"""


def made(report: Report) -> str:
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(said)}</dd>" for name, said in report.facts)
    return f"""<section id="made"><h2>How it was made</h2>
<dl class="made">{rows}</dl>
<pre><code>{escape(report.command)}</code></pre>
<p class="small">The same command gives the same page.</p>
</section>"""


# Tables.


def table(
    title: str, note: str, heads: list[str], rows: list[str], sortable: bool = False, scale: str = "", left: str = ""
) -> str:
    """A table that can be scrolled by itself on a narrow screen, below a note that stays where it is.

    The scale stands in the heading of the drawings. The heading `left` is above text.
    """

    def heading(head: str) -> str:
        if head in (DRAWN, SPREAD):
            return f'<th scope="col" class="drawn">{escape(head)}{scale}</th>'
        name = ' class="left"' if head == left else ""
        return f'<th scope="col"{name}>{f"<button>{escape(head)}</button>" if sortable else escape(head)}</th>'

    cells = "".join(heading(head) for head in heads)
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return (
        f'{said}<div class="scroll" role="region" tabindex="0" aria-label="{escape(title)}"><table>'
        f'<caption class="unseen">{escape(title)}</caption><thead><tr>{cells}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def cell(said: str, value: float | str | None = None, name: str = "") -> str:
    marked = f' class="{name}"' if name else ""
    worth = "" if value is None else f' data-value="{escape(str(value))}"'
    return f"<td{marked}{worth}>{said}</td>"


def effect_cell(effect: Effect | None) -> str:
    if effect is None:
        return cell("–", None, "none")
    arrow = ("▲ " if effect.size > 0 else "▼ ") if effect.sure else ""
    size = f"{arrow}{signed(effect.size)} ± {100 * effect.error:.1f}"
    said = f'{size}<span class="sigma">{signed(effect.sigmas / 100)} σ</span>'
    return cell(said, round(effect.sigmas, 4), "clear" if effect.sure else "")


def share_cell(share: Share | None) -> str:
    if share is None:
        return cell("–", None, "none")
    said = f'{percent(share.share)}<span class="sigma">{100 * share.low:.1f} to {100 * share.high:.1f}</span>'
    return cell(said, round(share.share, 4))


# What stands out.


def found(report: Report) -> str:
    """Every component beyond three standard errors in some chapter, adjusted effects first."""
    rows: list[str] = []
    for chapter in report.chapters:
        for adjusted in (True, False):
            for each in chapter.figures.sure(adjusted):
                if adjusted or not (each.adjusted and each.adjusted.sure):
                    rows.append(found_row(chapter, each))
    heads = ["Component", "Seats", "Difference", "Adjusted", "Source"]
    said = "".join(f"<li>{escape(chapter.title)}: {chapter.by_chance()}</li>" for chapter in report.chapters)
    listed = table("Components beyond three standard errors, raw or adjusted", "", heads, rows, sortable=True)
    return f"""<section id="found"><h2>What stands out</h2>
<ul class="prose">{said}</ul>
{listed if rows else '<p class="prose">No component lies beyond three standard errors.</p>'}
</section>"""


def found_row(chapter: Chapter, each: Component) -> str:
    sure = ' class="sure"' if each.adjusted and each.adjusted.sure else ""
    seats = chapter.figures.seats
    return (
        f"<tr{sure}>{name_cell(chapter, each, each.row.sort.title)}{cell(str(seats), seats)}"
        f"{effect_cell(each.raw)}{effect_cell(each.adjusted)}{source_cell(chapter, each)}</tr>"
    )


# A chapter.


def chapter_of(chapter: Chapter) -> str:
    figures = chapter.figures
    return f"""<section id="seats-{figures.seats}" class="chapter"><h2>{escape(chapter.title)}</h2>
<p class="small">{counted(figures.games, "game")}.</p>
<div class="side">{seats_card(chapter)}{length_card(chapter)}{score_card(chapter)}</div>
<h3>Points by scoring step</h3>
{score_table(chapter)}
<h3>Strategies</h3>
{strategies(chapter)}
<h3>Components</h3>
<p class="prose">In this chapter {chapter.by_chance()}</p>
{components(chapter)}
</section>"""


def seats_card(chapter: Chapter) -> str:
    figures = chapter.figures
    if figures.seats == 1:
        title, labels, what = (
            "Games won",
            ["player"],
            "Games won against the opponent that the rules play. The broken line is one half.",
        )
    else:
        title = "Seat advantage"
        labels = [f"{PLACES[at]} to play" if at == 0 else PLACES[at] for at in range(figures.seats)]
        what = "Games won by place in the first turn order, shared wins in part. On the broken line all are equal."
    shares = list(figures.places)
    if figures.bots:
        labels += list(figures.bots)
        shares += list(figures.bots.values())
        what += " Below them the bots."
    drawn = share_chart(labels, shares, chapter.fair, "Share of games won, with 95 % intervals")
    shared = f" {counted(figures.shared, 'game')} had several winners." if figures.shared else ""
    return card(title, drawn, what + " 95 % intervals." + shared)


def length_card(chapter: Chapter) -> str:
    figures = chapter.figures
    length = figures.decisions
    whose = " of all seats together" if figures.seats > 1 else ""
    rounds = ", ".join(str(count) for count in sorted(figures.rounds))
    what = (
        f"Decisions{whose}: {length.mean:.0f} on average, {length.places[0]:.0f} to {length.places[4]:.0f} in nine "
        f"games of ten; {figures.turns.mean:.0f} turns, {rounds} rounds. "
        "The broken line is the median."
    )
    return card("Length", histogram(figures.decisions_seen, "decisions", "Decisions in a game"), what)


def score_card(chapter: Chapter) -> str:
    total = chapter.figures.total
    solo = chapter.figures.seats == 1
    whose, winners, others = ("", "when won", "when lost") if solo else (" of all seats", "winners", "others")
    against = f"; the opponent has {total.opponent:.1f}" if total.opponent is not None else ""
    what = (
        f"Final scores{whose}: {total.spread.mean:.1f} on average, deviation {total.spread.deviation:.1f}; "
        f"{winners} {number(total.winners)}, {others} {number(total.others)}{against}."
    )
    return card("Final scores", histogram(chapter.figures.totals_seen, "points", "Final scores"), what)


def card(title: str, drawn: str, what: str) -> str:
    return f'<figure class="card"><h4>{title}</h4>{drawn}<figcaption>{escape(what)}</figcaption></figure>'


def number(value: float) -> str:
    return "–" if math.isnan(value) else f"{value:.1f}".replace("-", "−")


def score_table(chapter: Chapter) -> str:
    lines = [*chapter.figures.lines, chapter.figures.total]
    steps = chapter.figures.lines
    low = min([0.0, *(line.spread.places[0] for line in steps)])
    high = max(line.spread.places[4] for line in steps)
    solo = chapter.figures.seats == 1
    heads = ["Scoring step", SPREAD, "Mean", "Deviation", *(("Won", "Lost") if solo else ("Winners", "Others")), "Gap"]
    opponent = any(line.opponent is not None for line in lines)
    if opponent:
        heads.insert(6, chapter.labels.player(1))
    rows = [score_row(chapter, line, low, high, opponent) for line in lines]
    means = (
        "a dot for the mean of the games won, a ring for that of the games lost."
        if solo
        else "a dot for the winners' mean, a ring for that of the others."
    )
    note = (
        f"Points of {'the player' if solo else 'all seats'}. In the drawing: the middle half as a box with the median, "
        f"lines to 5 and 95 %, {means}"
    )
    title = f"Points by scoring step: {chapter.title}"
    return table(title, note, heads, rows, scale=spread_scale(low, high))


def score_row(chapter: Chapter, line: Line, low: float, high: float, opponent: bool) -> str:
    total = line.name == "total"
    name = escape(chapter.labels.line(line.name))
    drawn = "" if total else spread_bar(line.spread, low, high, line.winners, line.others)
    cells = [cell(drawn, None, "drawn"), cell(number(line.spread.mean)), cell(f"{line.spread.deviation:.1f}")]
    cells += [cell(number(line.winners)), cell(number(line.others))]
    if opponent:
        cells.append(cell(f"{line.opponent:.1f}" if line.opponent is not None else "–"))
    gap = line.winners - line.others
    cells.append(cell("–" if math.isnan(gap) else signed(gap / 100)))
    return f'<tr><th scope="row">{f"<b>{name}</b>" if total else name}</th>{"".join(cells)}</tr>'


def strategies(chapter: Chapter) -> str:
    if not chapter.clusters:
        return '<p class="prose">Too few games to look for strategies.</p>'
    reach = max(1.0, *(abs(far) for cluster in chapter.clusters for far in cluster.away.values()))
    drawn = "".join(strategy(chapter, cluster, reach) for cluster in chapter.clusters)
    whole = "games" if chapter.figures.seats == 1 else "seats"
    flowing = "; below about 0.25 the groups flow into one another" if chapter.silhouette < 0.25 else ""
    return f"""<p class="prose">{whole.capitalize()} with similar points by scoring step, found by k-means on
standardised points. The number of groups is the one of two to six with the best silhouette, here
{len(chapter.clusters)} with {chapter.silhouette:.2f} (1: clearly apart, 0: not at all{flowing}). Bars show how far a
group is above or below the mean of all {whole}, in standard deviations; the figures are its mean points.</p>
<div class="side">{drawn}</div>"""


def strategy(chapter: Chapter, cluster: Cluster, reach: float) -> str:
    name = chapter.name_of(cluster)
    labels = {step: chapter.labels.line(step) for step in cluster.points}
    drawn = profile(labels, cluster.away, cluster.points, reach, f"Mean points of the group: {name}")
    won = cluster.won
    whole = "games" if chapter.figures.seats == 1 else "seats"
    what = (
        f"{percent(cluster.size, 0)} of the {whole}; won {percent(won.share)} "
        f"({100 * won.low:.1f} to {100 * won.high:.1f}); {cluster.total:.1f} points"
    )
    return (
        f'<figure class="card"><h4>{escape(name)}</h4><p class="small">{escape(what)}</p>{drawn}'
        f'<figcaption class="small">Equal chances would be {percent(chapter.fair, 0)}.</figcaption></figure>'
    )


# The components of a chapter, sort by sort.


def components(chapter: Chapter) -> str:
    sorts: dict[str, list[Component]] = {}
    for each in chapter.figures.components:
        sorts.setdefault(each.row.sort.key, []).append(each)
    return "".join(sort_table(chapter, rows) for rows in sorts.values())


def sort_table(chapter: Chapter, rows: list[Component]) -> str:
    sort = rows[0].row.sort
    sure = sum(bool(each.adjusted and each.adjusted.sure) for each in rows)
    effects = [effect for each in rows for effect in (each.raw, each.adjusted) if effect]
    clear = [effect for effect in effects if effect.error < 0.15] or effects
    reach = max([0.02, *(abs(effect.size) + 1.96 * effect.error for effect in clear)])
    reach = math.ceil(100 * reach) / 100
    ordered = sorted(rows, key=by_effect)
    unit = "time" if sort.many else "piece"
    alike = " Pieces with the same print are one row." if any(len(each.row.names) > 1 for each in rows) else ""
    solo = chapter.figures.seats == 1
    drawn = [DRAWN] if effects else []
    had = "Had in" if solo else "Had by"
    heads = ["Component", *drawn, "Difference", "Adjusted", "Won with", "Won without", had, "Compared", "Source"]
    if effects:
        first = f"Percentage points of winning for one {unit} more."
    else:
        first = f"Nothing was compared in {ENOUGH} games, so there are no differences here."
    if solo:
        rest = (
            "Won with and without: of the games with it and of those without. Had in: of all games. "
            "Compared: the games with it or those without, whichever are fewer."
        )
    else:
        rest = (
            "Won with and without: in games with both sorts of seats. Had by: of all seats. "
            "Compared: games in which the seats differ."
        )
    note = f"{first} {rest}{alike}"
    body = [component_row(chapter, each, reach if effects else None) for each in ordered]
    said = counted(len(rows), "row") + (f", {sure} beyond three standard errors" if sure else "")
    title = f"{sort.title}: {chapter.title}"
    scale = effect_scale(reach) if effects else ""
    return (
        f"<details{' open' if sure else ''}><summary>{escape(sort.title)} "
        f'<span class="small">{said}</span></summary>{table(title, note, heads, body, True, scale)}</details>'
    )


def by_effect(each: Component) -> tuple[bool, float]:
    """The most helpful first, what could not be measured last."""
    effect = each.adjusted or each.raw
    return effect is None, -effect.size if effect else 0.0


def component_row(chapter: Chapter, each: Component, reach: float | None) -> str:
    """Without a reach nothing in the table has been measured, and there is no drawing."""
    sure = ' class="sure"' if each.adjusted and each.adjusted.sure else ""
    drawn = effect_bar(each.raw, each.adjusted, reach) if each.raw and reach else ""
    drawing = cell(drawn, None, "drawn") if reach else ""
    return (
        f"<tr{sure}>{name_cell(chapter, each)}{drawing}{effect_cell(each.raw)}{effect_cell(each.adjusted)}"
        f"{share_cell(each.having)}{share_cell(each.lacking)}{cell(percent(each.seats), round(each.seats, 5))}"
        f"{cell(f'{each.compared:,}', each.compared)}{source_cell(chapter, each)}</tr>"
    )


def name_cell(chapter: Chapter, each: Component, sort: str = "") -> str:
    label = chapter.labels.of(each.row)
    told = f' title="{escape(label.does)}"' if label.does else ""
    under = f"{sort}: {label.files}" if sort else label.files
    return (
        f'<th scope="row" data-value="{escape(label.name)}"{told}>{escape(label.name)}'
        f'<span class="ids">{escape(under)}</span></th>'
    )


def source_cell(chapter: Chapter, each: Component) -> str:
    source = chapter.labels.of(each.row).source
    tags = " ".join(f'<span class="source {part}">{part}</span>' for part in source.split(", "))
    return cell(tags, source)


def uncounted(report: Report) -> str:
    if not report.uncounted:
        return ""
    groups: dict[tuple[str, str], list[str]] = {}
    for name, source in report.uncounted.items():
        group, _, rest = name.partition(".")
        groups.setdefault((group, source), []).append(rest)
    rows = [
        f'<tr><th scope="row">{escape(group)}</th><td class="left">{escape(", ".join(names))}</td>'
        f'<td><span class="source {source}">{source}</span></td></tr>'
        for (group, source), names in groups.items()
    ]
    return f"""<section id="uncounted"><h2>Not counted</h2>
<p class="prose">These are printed on boards, displays and cards of the opponent that the rules play. No seat has them,
or all seats have them alike, so there is nothing to compare.</p>
{table("Components without a row above", "", ["Group", "Names", "Source"], rows, left="Names")}
</section>"""
