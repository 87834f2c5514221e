"""Why a way is good: what it gains now, what it prepares and what it denies, by the evaluation's named parts.

A seat does not know everything, so a way is walked in several deals of what is hidden, and only what holds in all of
them is said. What follows a moment of the game, such as a payday, is nobody's merit: a way is judged up to it.
"""

from __future__ import annotations

from typing import Final

from ennichi.kernel.game import AUTOMA, MOMENT, Game, Words
from ennichi.kernel.narration import joined
from ennichi.kernel.text import Text
from ennichi.kernel.worth import Worth

GAINS: Final = "gains"  # points that are on the score now
PREPARES: Final = "prepares"  # points to hope for
DENIES: Final = "denies"  # points that another seat had, or could hope for
KEEPS: Final = "keeps"  # it costs next to nothing, which is said where nothing else is
DEALS: Final = 4  # of what is hidden
WORTH_SAYING: Final = 0.7  # points of hope; less is said only where nothing else speaks for a way
FAINT: Final = 0.25  # and less than this is noise
LITTLE: Final = 1.5  # points of hope that a way may cost and still keep what there was
MOST_PREPARED: Final = 2  # in one sentence
MOST_DENIED: Final = 1

Key = tuple[str, str, int]  # name, sort and thing of a part


class Reason:
    """One thing that speaks for a way."""

    def __init__(self, sort: str, seat: int, points: float, part: Key, exact: bool = True) -> None:
        self.sort = sort  # GAINS, PREPARES, DENIES or KEEPS
        self.seat = seat  # who gains or prepares, or to whom it is denied
        self.points = points  # at least, over all deals
        self.part = part  # of the evaluation; the name is empty for points of the score
        self.exact = exact  # the same in all deals

    def __repr__(self) -> str:
        return f"Reason({self.sort} {self.part[0]} {self.part[2]}, seat {self.seat}, {self.points:.1f})"


SCORE: Final[Key] = ("", "", -1)


def reasons(g: Game, touches: list[int], seeds: list[int]) -> list[Reason]:
    """What speaks for a way of the seat that is to act: for each sort, what weighs most first."""
    seat = g.seat
    told: list[dict[tuple[str, int, Key], float]] = [changes(g.redeal(seat, seed), touches) for seed in seeds]
    found: list[Reason] = []
    for key in told[0]:
        sort, whom, part = key
        if sort == KEEPS:
            continue
        points = [each.get(key, 0.0) for each in told]
        least = min(points)
        if least >= (1.0 if part == SCORE else FAINT):
            found.append(Reason(sort, whom, least, part, max(points) - least < 0.5))
    found.sort(key=lambda reason: -reason.points)
    if min([each[KEEPS, seat, SCORE] for each in told]) >= -LITTLE:
        found.append(Reason(KEEPS, seat, 0.0, SCORE))
    return found


def changes(deal: Game, touches: list[int]) -> dict[tuple[str, int, Key], float]:
    """What a way changes for the better in one deal."""
    seat = deal.seat
    after, alone = walked(deal, touches)
    kind = deal.header.kind
    found: dict[tuple[str, int, Key], float] = {}
    scores = deal.scores(seat)
    scores_after = after.scores(seat)
    found[GAINS, seat, SCORE] = float(scores_after[seat] - scores[seat])
    before = by_key(kind.parts(deal, seat))
    now = by_key(kind.parts(after, seat))
    found[KEEPS, seat, SCORE] = value_of(now) - value_of(before)
    rises: dict[Key, float] = {}
    for key, part in now.items():
        old = before.get(key)
        rise = part.value - (old.value if old is not None else 0.0)
        scored = part.scored - (old.scored if old is not None else 0.0)
        found[PREPARES, seat, key] = rise - max(0.0, scored)
        rises[key] = rise
    for other in range(len(scores)):
        if other == seat or not alone:
            continue
        found[DENIES, other, SCORE] = float(scores[other] - scores_after[other])
        if other < deal.seats:
            parts_after = by_key(kind.parts(after, other))
            for key, part in by_key(kind.parts(deal, other)).items():
                if rises.get(key, 0.0) < FAINT:  # what another loses, somebody took: otherwise it only became clear
                    continue
                new = parts_after.get(key)
                fall = part.value - (new.value if new is not None else 0.0)
                scored = part.scored - (new.scored if new is not None else 0.0)
                found[DENIES, other, key] = fall - max(0.0, scored)
            best, fall = taken_from(kind.chances(deal, other), kind.chances(after, other))
            if best is not None:
                found[DENIES, other, (best.name, best.sort, best.thing)] = fall
    return found


def taken_from(before: list[Worth], after: list[Worth]) -> tuple[Worth | None, float]:
    """The best chance that a seat had and has no more, with how much worse the best of those left is."""
    best: Worth | None = None
    for chance in before:
        if best is None or chance.value > best.value:
            best = chance
    left = [chance.thing for chance in after]
    if best is None or not left or best.thing in left:
        return None, 0.0
    rest = [chance.value for chance in before if chance.thing in left]
    return best, best.value - max(rest)


def value_of(parts: dict[Key, Worth]) -> float:
    value = 0.0  # mypyc takes the sum of a list for one of integers
    for part in parts.values():
        value += part.value
    return value


def walked(deal: Game, touches: list[int]) -> tuple[Game, bool]:
    """The position after a way, or before its touch that leads into a moment; and whether nobody else acted since."""
    after = deal
    sorts = deal.header.kind.events
    for touch in touches:
        if touch not in after.options:
            break
        tried = after.clone()
        tried.listen()
        tried.play(touch)
        told = [sorts[event[0]].told for event in tried.heard or []]
        tried.heard = None
        if MOMENT in told and after is not deal:
            return after, True
        after = tried
        if MOMENT in told or AUTOMA in told:
            return after, False
    return after, True


def by_key(parts: list[Worth]) -> dict[Key, Worth]:
    """Parts under what they are about; what is there several times is added up."""
    found: dict[Key, Worth] = {}
    for part in parts:
        key = (part.name, part.sort, part.thing)
        old = found.get(key)
        if old is not None:
            old.value += part.value
            old.scored += part.scored
        else:
            found[key] = part
    return found


def said(g: Game, why: list[Reason], text: Text) -> str:
    """The reasons in one sentence; empty where there are none. What the game has no words for is left out."""
    clauses: list[str] = []
    for reason in why:
        if reason.sort == GAINS:
            form = "reason-gains" if reason.exact else "reason-gains-at-least"
            clauses.append(text(form, points=round(reason.points)))
    prepared = [reason for reason in why if reason.sort == PREPARES and text.has("part-" + reason.part[0])]
    clear = [reason for reason in prepared if reason.points >= WORTH_SAYING][:MOST_PREPARED]
    denied = [each for each in [denial(g, reason, text) for reason in why if reason.sort == DENIES] if each]
    if not clear and not clauses and not denied:
        clear = prepared[:1]
    if clear:
        parts = [text.fill("part-" + reason.part[0], thing_words(g, reason.part, text)) for reason in clear]
        clauses.append(text("reason-prepares", what=joined(list(dict.fromkeys(parts)), text)))
    clauses += denied[:MOST_DENIED]
    if not clauses and [reason for reason in why if reason.sort == KEEPS]:
        clauses.append(text("reason-keeps"))
    return g.capital(text("reason-and").join(clauses) + ".") if clauses else ""


def denial(g: Game, reason: Reason, text: Text) -> str:
    """What another seat loses, as a part of the sentence; empty where it is little, or the game has no words for it."""
    values: Words = {"seat": whom(g, reason.seat, text), "points": round(reason.points)}
    if reason.part == SCORE:
        return text.fill("reason-denies-points", values)
    message = "denied-" + reason.part[0]
    if reason.points < WORTH_SAYING or not text.has(message):
        return ""
    values["what"] = text.fill(message, thing_words(g, reason.part, text))
    return text.fill("reason-denies", values)


def whom(g: Game, seat: int, text: Text) -> str:
    """A seat in the middle of a sentence."""
    name = g.player(seat, text)
    return text("subject", seat=name) if text.has("subject") else name


def thing_words(g: Game, part: Key, text: Text) -> Words:
    return {"thing": g.word(part[1], part[2], text)} if part[1] else {}
