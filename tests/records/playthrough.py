"""A kept game as a story that people can read: what was asked, what was touched, what happened, and the points.

A turn looks so, and has a number by which it can be named:

    -- 12, Month 1: greedy-2
    ? greedy-2, hire somebody or take income.
    > character.carpenter
    greedy-2 hires the Carpenter for 3 mon.
    = 3 5

A question stands there once, until another is asked. A touch that the others do not see ends with `(hidden)`, and a
line that one seat alone hears begins with its number, `[2]`. `=` is what everybody may know of the points.
"""

from __future__ import annotations

import re
from difflib import unified_diff

from ennichi.kernel.errors import BadRecord
from ennichi.kernel.game import Event, Game, option_text
from ennichi.kernel.record import Replay

LANGUAGE = "en"
TURN = "-- "
BEFORE, AFTER = 3, 20  # lines of each story that are shown before a difference, and from there on


def playthrough(record: str) -> str:
    """The story of a record; the number of the seat is added to each name, which may be there twice."""
    walk = Replay(re.sub(r"^(seat (\d+): .*)$", r"\1-\2", record, flags=re.MULTILINE))
    g = walk.game
    lines = opening(g)
    turns = 0
    asked = ""
    while walk.next < len(walk.pending):
        begun = sum(entry < 0 for entry in g.history)
        if begun != turns:
            lines += [points(g)] if turns else []
            lines += ["", f"{TURN}{begun}, {turn(g)}"]
            turns = begun
            asked = ""
        question = g.prompt(LANGUAGE, g.seat)
        if question != asked:
            lines.append(f"? {question}")
            asked = question
        name = walk.pending[walk.next][2]
        touch = g.touch(name)
        hidden = " (hidden)" if touch in g.options and g.todo[-1].hides(g, touch) else ""
        lines.append(f"> {name}{hidden}")
        g.listen()
        try:
            walk.step()
        except BadRecord as fault:  # the story up to here shows where the game took another way
            return "\n".join([*lines, f"! {fault}"]) + "\n"
        lines += [said(g, event) for event in g.heard or []]
    return "\n".join([*lines, "", *ending(g)]) + "\n"


def opening(g: Game) -> list[str]:
    head = g.header
    lines = [f"{head.kind.name}, rules {head.kind.rules}, components {head.box.fingerprint}, seed {head.seed}"]
    lines += [f"{name}: {option_text(value)}" for name, value in head.options.items()]
    return [*lines, "seats: " + ", ".join(head.names)]


def ending(g: Game) -> list[str]:
    """The count by scoring step, and who won; an opponent that the rules play comes last."""
    count = g.breakdown()
    steps = [step for step in g.header.kind.scoring if any(step in of for of in count)]
    lines = [f"{step}: " + " ".join(str(of.get(step, "-")) for of in count) for step in steps]
    text = g.header.kind.text(LANGUAGE)
    return [*lines, points(g), "won: " + ", ".join(g.player(who, text) for who in g.winners())]


def points(g: Game) -> str:
    return "= " + " ".join(map(str, g.scores()))


def turn(g: Game) -> str:
    """The chapter and the seat of the turn that began last."""
    text = g.header.kind.text(LANGUAGE)
    mark = -1 - [entry for entry in g.history if entry < 0][-1]
    return f"{g.word('chapter', mark // 16, text)}: {g.player(mark % 16, text)}"


def said(g: Game, event: Event) -> str:
    """One line of the log; what one seat alone hears says which."""
    only = f"[{event[1] + 1}] " if g.header.kind.events[event[0]].private else ""
    return only + g.log_line(event, LANGUAGE)


def difference(kept: str, now: str) -> str:
    """Where two stories part, with the turn in which they do; empty where they are the same."""
    before, after = kept.splitlines(), now.splitlines()
    if before == after:
        return ""
    at = 0
    while before[at : at + 1] == after[at : at + 1]:
        at += 1
    turns = [line.removeprefix(TURN) for line in before[: at + 1] if line.startswith(TURN)]
    where = f"line {at + 1}, in turn {turns[-1]}" if turns else f"line {at + 1}, before the first turn"
    shown = slice(max(0, at - BEFORE), at + AFTER)
    lines = list(unified_diff(before[shown], after[shown], n=AFTER, lineterm=""))[3:]  # without its own heading
    return "\n".join([f"the stories part at {where}; - is kept, + is told now", *lines])
