"""Why a way is good: what it gains now, what it prepares and what it denies, by the evaluation's named parts.

A seat does not know everything, so a way is walked in several deals of what is hidden, and only what holds in all of
them is said. What follows a moment of the game, such as a payday, is nobody's merit: a way is judged up to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennichi.kernel.game import AUTOMA, MOMENT, Game, Words
from ennichi.kernel.narration import joined
from ennichi.kernel.text import Text
from ennichi.kernel.worth import Worth

GAINS: Final = "gains"  # points that are scored now, or that the last count would have more if it came now
PREPARES: Final = "prepares"  # points to hope for
KEEPS: Final = "keeps"  # points to hope for that are there, and that the other ways spend
MORE: Final = "more"  # points of a moment to which all ways lead, beside the way that brings least
LOSES: Final = "loses"  # points that are lost now, and not by another way
SPARES: Final = "spares"  # and those that another way loses
BEHIND: Final = "behind"  # another way brings more at once: why this one is good shows later
DENIES: Final = "denies"  # points that another seat had, or could hope for
DEALS: Final = 4  # of what is hidden
WORTH_SAYING: Final = 0.7  # points of hope; less is said only where nothing else speaks for a way
FAINT: Final = 0.25  # and less than this is noise
EXACT: Final = 0.5  # points by which deals may differ, and tell the same number
MOST_SAID: Final = 2  # things in one sentence

Key = tuple[str, str, int]  # name, sort and thing of a part


class Reason:
    """One thing that speaks for a way."""

    def __init__(self, sort: str, seat: int, points: float, part: Key, exact: bool = True) -> None:
        self.sort = sort  # one of those above
        self.seat = seat  # who gains or prepares, or to whom it is denied
        self.points = points  # at least, over all deals
        self.part = part  # of the evaluation, or points: SCORE or COUNT
        self.exact = exact  # the same in all deals

    def __repr__(self) -> str:
        return f"Reason({self.sort} {self.part[0]} {self.part[2]}, seat {self.seat}, {self.points:.1f})"


SCORE: Final[Key] = ("", "", -1)  # points that are scored at once
COUNT: Final[Key] = ("", "", -2)  # points that only the count at the end gives, as things stand
POINTS: Final = (LOSES, GAINS, MORE, SPARES)  # in this order they are said
NOTHING: Final = Worth("", 0.0)


class Changes:
    """What a way changes in one deal."""

    def __init__(self) -> None:
        self.points: dict[tuple[str, int, Key], float] = {}  # for the better
        self.amounts: dict[Key, int] = {}  # of what can be counted, by how much it is more
        self.before: dict[Key, float] = {}  # what each part let hope for
        self.rises: dict[Key, float] = {}  # by how much each is worth more, with what is scored already
        self.counted = 0.0  # points that only the last count gives
        self.crossed = False  # it leads into a moment, which changes much of itself

    def of(self, part: Key, seat: int) -> float:
        return self.points.get((PREPARES, seat, part), 0.0)


def reasons(g: Game, touches: list[int], seeds: list[int], others: Sequence[Sequence[int]] = ()) -> list[Reason]:
    """What speaks for a way of the seat that is to act: for each sort, what weighs most first.

    Beside other ways it is what this one has more of than any of them: what all have alike is no reason.
    """
    told = changes_by_deal(g, touches, seeds)
    return beside(g.seat, told, [changes_by_deal(g, list(other), seeds) for other in others])


def changes_by_deal(g: Game, touches: list[int], seeds: list[int]) -> list[Changes]:
    return [changes(g.redeal(g.seat, seed), touches) for seed in seeds]


def beside(seat: int, told: list[Changes], rivals: list[list[Changes]]) -> list[Reason]:
    """The reasons for a way, from what it changes in each deal and what others change in the same deals."""
    found: list[Reason] = []
    crossed = [each.crossed for each in told]
    fair = [rival for rival in rivals if [each.crossed for each in rival] == crossed]
    for key in told[0].points:
        sort, whom, part = key
        if sort == PREPARES:
            continue
        points = [each.points.get(key, 0.0) for each in told]
        if any(crossed) and part in (SCORE, COUNT):
            points = beyond_least(told, fair, key)
        elif rivals and alike(points, key, rivals):
            continue
        least = min(points)
        if least >= (1.0 if part in (SCORE, COUNT) else FAINT):
            more = any(crossed) and sort == GAINS
            found.append(Reason(MORE if more else sort, whom, least, part, max(points) - least < EXACT))
    found += loss(seat, told, fair) + parts_beside(seat, told, fair)
    if behind(told, rivals, seat):
        found.append(Reason(BEHIND, seat, 0.0, SCORE))
    found.sort(key=lambda reason: -reason.points)
    return found


def beyond_least(told: list[Changes], rivals: list[list[Changes]], key: tuple[str, int, Key]) -> list[float]:
    """By how much this way brings more behind a moment than the way that brings least."""
    if not rivals:
        return [0.0]
    if key[2] == COUNT:
        return [own.counted - min(rival[at].counted for rival in rivals) for at, own in enumerate(told)]
    if max(own.points.get(key, 0.0) for own in told) < 1.0:
        return [0.0]  # what is only not lost is told so
    least = [min(rival[at].points.get(key, 0.0) for rival in rivals) for at in range(len(told))]
    return [own.points.get(key, 0.0) - each for own, each in zip(told, least, strict=True)]


def alike(points: list[float], key: tuple[str, int, Key], rivals: list[list[Changes]]) -> bool:
    """Whether all ways have the same of it, so that it speaks for none of them; or, of what is denied, no less."""
    for rival in rivals:
        for own, each in zip(points, rival, strict=True):
            more = own - each.points.get(key, 0.0)
            if more >= FAINT or (more <= -FAINT and key[0] == GAINS):
                return False
    return True


def loss(seat: int, told: list[Changes], rivals: list[list[Changes]]) -> list[Reason]:
    """Points that this way loses now and others do not, or the other way round."""
    key = (GAINS, seat, SCORE)
    own = [each.points.get(key, 0.0) for each in told]
    found: list[Reason] = []
    for rival in rivals:
        more = [each - other.points.get(key, 0.0) for each, other in zip(own, rival, strict=True)]
        if max(own) <= -1.0 and max(more) <= -1.0 and not found:
            found.append(Reason(LOSES, seat, -max(own), SCORE, max(own) - min(own) < EXACT))
        if min(more) >= 1.0 and max(own) < 1.0 and min(own) > -1.0 and not found:
            found.append(Reason(SPARES, seat, min(more), SCORE, max(more) - min(more) < EXACT))
    return found


def behind(told: list[Changes], rivals: list[list[Changes]], seat: int) -> bool:
    """Whether another way surely brings more as soon as it is played."""
    for rival in rivals:
        if min(at_once(other, seat) - at_once(own, seat) for own, other in zip(told, rival, strict=True)) >= 1.0:
            return True
    return False


def at_once(told: Changes, seat: int) -> float:
    return told.points.get((GAINS, seat, SCORE), 0.0) + max(0.0, told.points.get((GAINS, seat, COUNT), 0.0))


def parts_beside(seat: int, told: list[Changes], rivals: list[list[Changes]]) -> list[Reason]:
    """Hopes that this way raises above those after all other ways, or keeps where the others spend them.

    A moment changes hopes of itself: behind one, only ways that lead there can be compared.
    """
    crossed = any(each.crossed for each in told)
    if crossed and not rivals:
        return []
    found: list[Reason] = []
    for sort, whom, part in told[0].points:
        if sort != PREPARES or whom != seat:
            continue
        own = [each.of(part, seat) for each in told]
        more = own
        for rival in rivals:
            ahead = [ahead_of(each, other, part, seat) for each, other in zip(told, rival, strict=True)]
            more = [min(pair) for pair in zip(more, ahead, strict=True)] if more is not own else ahead
        gained = counted_more(part, told, rivals, 1)
        rises = min(own) >= FAINT and not crossed and gained is not False
        if min(more) >= FAINT and (rises or (crossed and gained)):
            found.append(Reason(PREPARES, seat, min(more), part, max(more) - min(more) < EXACT))
            continue
        kept = counted_more(part, told, rivals, 0)
        stays = crossed or abs(min(own)) < FAINT
        had = min(each.before.get(part, 0.0) for each in told)
        left = min(each.before.get(part, 0.0) + each.of(part, seat) for each in told)
        if kept is None:  # what another way made points of is not lost there
            kept = not behind(told, rivals, seat)
        if rivals and stays and kept and min(more) >= WORTH_SAYING and min(had, left) >= WORTH_SAYING:
            found.append(Reason(KEEPS, seat, min(more), part, max(more) - min(more) < EXACT))
    return found


def ahead_of(own: Changes, other: Changes, part: Key, seat: int) -> float:
    """By how much more of a part there is after one way than after another, to hope for and in all."""
    hoped = own.of(part, seat) - other.of(part, seat)
    return min(hoped, own.rises.get(part, 0.0) - other.rises.get(part, 0.0))


def counted_more(part: Key, told: list[Changes], rivals: list[list[Changes]], least: int) -> bool | None:
    """Whether there is so much more of a thing, and more than after the others; None where nobody counts it."""
    if part not in told[0].amounts:
        return None
    for deal in range(len(told)):
        own = told[deal].amounts.get(part, 0)
        if own < least or any(rival[deal].amounts.get(part, 0) >= own for rival in rivals):
            return False
    return True


def changes(deal: Game, touches: list[int]) -> Changes:
    """What a way changes for the better in one deal."""
    seat = deal.seat
    after, alone, crossed = walked(deal, touches)
    kind = deal.header.kind
    told = Changes()
    found = told.points
    told.crossed = crossed
    rise = risen(deal, after, seat)
    scored, counted = rise[seat]
    told.counted = counted
    found[GAINS, seat, SCORE] = scored
    found[GAINS, seat, COUNT] = counted + min(0.0, scored)  # what was paid for it with points that were there is lost
    before = by_key(kind.parts(deal, seat))
    now = by_key(kind.parts(after, seat))
    rises = told.rises
    for key in dict.fromkeys([*now, *before]):
        part, old = now.get(key, NOTHING), before.get(key, NOTHING)
        more = part.value - old.value
        found[PREPARES, seat, key] = more - max(0.0, part.scored - old.scored)
        told.before[key] = old.value - old.scored
        rises[key] = more
        if max(part.amount, old.amount) >= 0:
            told.amounts[key] = max(0, part.amount) - max(0, old.amount)
    for other in range(len(rise)):
        if other == seat or not alone:
            continue
        scored, counted = rise[other]
        found[DENIES, other, SCORE] = -scored
        found[DENIES, other, COUNT] = -counted - max(0.0, scored)
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
    return told


def risen(before: Game, after: Game, viewer: int) -> list[tuple[float, float]]:
    """By how much the points of each player rose between two positions: those scored, and those counted at the end."""
    track = before.header.kind.track
    found: list[tuple[float, float]] = []
    for old, new in zip(before.breakdown(viewer), after.breakdown(viewer), strict=True):
        scored = sum([new.get(line, 0) - old.get(line, 0) for line in track])
        found.append((float(scored), float(sum(new.values()) - sum(old.values()) - scored)))
    return found


def counted_now(g: Game, touches: list[int], seeds: list[int]) -> int:
    """By how many points a way raises the count of its seat, if the game were counted right after it, at least."""
    rises: list[float] = []
    for seed in seeds:
        deal = g.redeal(g.seat, seed)
        rises.append(sum(risen(deal, walked(deal, touches)[0], g.seat)[g.seat]))
    return round(min(rises))


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


def walked(deal: Game, touches: list[int]) -> tuple[Game, bool, bool]:
    """The position after a way, or before its touch that leads into a moment; whether nobody else acted since, and
    whether its first touch already led into one."""
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
            return after, True, False
        after = tried
        if MOMENT in told or AUTOMA in told:
            return after, False, MOMENT in told
    return after, True, False


def by_key(parts: list[Worth]) -> dict[Key, Worth]:
    """Parts under what they are about; what is there several times is added up."""
    found: dict[Key, Worth] = {}
    for part in parts:
        key = (part.name, part.sort, part.thing)
        old = found.get(key)
        if old is not None:
            old.value += part.value
            old.scored += part.scored
            old.amount = max(old.amount, 0) + part.amount if part.amount >= 0 else old.amount
        else:
            found[key] = part
    return found


def said(g: Game, why: list[Reason], text: Text, way: str = "") -> str:
    """The reasons in one sentence; empty where there are none worth saying. What the game has no words for is left out.

    `way` is what the way does, in words: what it names itself is no reason. Means to an end, such as money, are said
    only beside something else.
    """
    points = [reason for reason in why if reason.sort in POINTS]
    points.sort(key=lambda reason: (POINTS.index(reason.sort), reason.part != SCORE))
    hopes = [reason for reason in why if reason.sort in (PREPARES, KEEPS) and is_news(g, reason, text, way)]
    ends = [reason for reason in hopes if text.has("part-" + reason.part[0])]
    clear = [reason for reason in ends if reason.points >= WORTH_SAYING]
    denied = denials(g, [reason for reason in why if reason.sort == DENIES], text)
    if not points and not denied and not clear:
        clear = ends[:1]
    if points or denied or clear:
        clear += [reason for reason in hopes if reason not in ends and reason.points >= WORTH_SAYING]
    clauses = [points_words(reason, reason is not points[0], text) for reason in points[:MOST_SAID]]
    clear = clear[: MOST_SAID - len(clauses)]
    left = MOST_SAID - len(clauses) - len(clear)
    for sort in (PREPARES, KEEPS):
        parts = [part_words(g, reason, text) for reason in clear if reason.sort == sort]
        if parts:
            clauses.append(text("reason-" + sort, what=joined(list(dict.fromkeys(parts)), text)))
    clauses += denied[: max(0, left)]
    return g.capital(text("reason-and").join(clauses) + ".") if clauses else ""


def points_words(reason: Reason, more: bool, text: Text) -> str:
    points = round(reason.points)
    if reason.sort in (LOSES, SPARES):
        return text("reason-" + reason.sort, points=points)
    if reason.sort == MORE:
        return text("reason-more" if reason.part == SCORE else "reason-more-counted", points=points)
    form = "reason-gains" if reason.part == SCORE else "reason-counts"
    return text(form if reason.exact else f"{form}-at-least", points=points, more="yes" if more else "no")


def part_words(g: Game, reason: Reason, text: Text) -> str:
    name = reason.part[0]
    form = "part-" if text.has("part-" + name) else "means-"
    return text.fill(form + name, thing_words(g, reason.part, text))


def is_news(g: Game, reason: Reason, text: Text, way: str) -> bool:
    """Whether something that is prepared has words, and is not what the way names itself."""
    name = reason.part[0]
    if not text.has("part-" + name) and not text.has("means-" + name):
        return False
    sort = reason.part[1]
    if sort == "of-" + name:  # "the work of the Monk": of whoever hires the Monk
        sort = name
    return not sort or bare(g.word(sort, reason.part[2], text)) not in way


def bare(words: str) -> str:
    """Without an article: what is only a sort of thing here may be somebody's own there."""
    return words.split(" ", 1)[1] if " " in words and words[0].islower() else words


def difference(g: Game, better: list[int], worse: list[int], seeds: list[int]) -> list[Reason]:
    """What one way of the seat that is to act gains and prepares more than another, what weighs most first."""
    one, other = changes_by_deal(g, better, seeds), changes_by_deal(g, worse, seeds)
    found: list[Reason] = []
    for key in one[0].points:
        sort, whom, part = key
        if sort == DENIES or (sort == PREPARES and counted_more(part, one, [other], 1) is False):
            continue
        points = [own.points[key] - each.points.get(key, 0.0) for own, each in zip(one, other, strict=True)]
        if min(points) >= 1.0:
            found.append(Reason(sort, whom, min(points), part, max(points) - min(points) < EXACT))
    found.sort(key=lambda reason: -reason.points)
    return found


def said_of_difference(g: Game, points: tuple[float, float] | None, reason: Reason | None, text: Text, way: str) -> str:
    """By how many points a way is better than another, and by what, where the way does not name that itself.

    Points are told from and to; a figure that was not measured so is not told.
    """
    what = "" if reason is None else advantage(g, reason, text, way)
    if points is None:
        return g.capital(what) + "." if what else ""
    least, most = max(1, round(points[0])), max(1, round(points[1]))
    more = text("reason-better-exactly" if least == most else "reason-better", least=least, points=most)
    return g.capital(text("reason-because", what=more, why=what) if what else more) + "."


def advantage(g: Game, reason: Reason, text: Text, way: str) -> str:
    """What one way has and another has not, as a part of a sentence; empty where there are no words for it."""
    if reason.sort == GAINS:
        form = "reason-gains-more" if reason.part == SCORE else "reason-counts-more"
        return text(form, points=round(reason.points))
    if text.has("part-" + reason.part[0]) and is_news(g, reason, text, way):
        return text("reason-prepares", what=part_words(g, reason, text))
    return ""


def why_better(g: Game, better: list[int], worse: list[int], seeds: list[int], text: Text) -> str:
    """The first thing that one way has and another has not, in a sentence: what speaks for both alike is no reason.

    It outweighs what the other gains at once instead; where nothing does, nothing is said.
    """
    against = [reason.points for reason in difference(g, worse, better, seeds) if reason.sort == GAINS]
    for reason in difference(g, better, worse, seeds):
        what = advantage(g, reason, text, "")
        if what and reason.points >= max([0.0, *against]):
            return g.capital(what) + "."
    return ""


def denials(g: Game, why: list[Reason], text: Text) -> list[str]:
    """What other seats lose, as parts of the sentence: what several of them lose is one. What is little, or what the
    game has no words for, is left out."""
    seats: dict[Key, list[str]] = {}
    for reason in why:
        if reason.points >= WORTH_SAYING and text.has("denied-" + reason.part[0]):
            seats.setdefault(reason.part, []).append(whom(g, reason.seat, text))
    said: list[str] = []
    for reason in why:
        if reason.part in (SCORE, COUNT):
            form = "reason-denies-points" if reason.part == SCORE else "reason-denies-count"
            said.append(text(form, seat=whom(g, reason.seat, text), points=round(reason.points)))
        elif reason.part in seats:
            what = text.fill("denied-" + reason.part[0], thing_words(g, reason.part, text))
            said.append(text("reason-denies", seat=joined(seats.pop(reason.part), text), what=what))
    return said


def whom(g: Game, seat: int, text: Text) -> str:
    """A seat in the middle of a sentence."""
    name = g.player(seat, text)
    return text("subject", seat=name) if text.has("subject") else name


def thing_words(g: Game, part: Key, text: Text) -> Words:
    return {"thing": g.word(part[1], part[2], text)} if part[1] else {}
