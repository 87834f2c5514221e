"""A way in a few words: of all that it does, what it begins with and what counts most.

What counts is what the game's own evaluation says, deed by deed. Where there is room, what was paid and got follows.
"""

from __future__ import annotations

import re
from typing import Final

from ennichi.kernel.game import COST, GAIN, MOMENT, NEWS, Event, Game
from ennichi.kernel.narration import Deeds, amounts, clauses, joined, story_of
from ennichi.kernel.text import Text

from .advice import ARROW, course_of, in_words, way_on
from .greedy import begins_turn, best_touch, imagine

WORDS: Final = 20  # of a way in short
ALL_WORDS: Final = 60  # of a way that was chosen
MISSED_WORDS: Final = 14  # of one that was not taken
INSTEAD_WORDS: Final = 10  # of what was done in its place
NEXT_WORDS: Final = 16  # of what may come next
ROUNDS: Final = 2  # that a seat waits for its next turn, at most
IN_BRACKETS: Final = re.compile(r" \([^()]*\)")


class Clause:
    """A part of the sentence, in all its words, in fewer and in fewest; and what it adds to all hopes."""

    def __init__(self, forms: list[str], worth: float, must: bool) -> None:
        self.forms = forms
        self.worth = worth
        self.must = must  # the others make little sense without it, such as where one goes

    @property
    def fewest(self) -> int:
        return length(self.forms[-1])


def in_short(g: Game, touches: list[int], language: str, other: Game | None = None, most: int = WORDS) -> str:
    """A way of the seat that is to act, told in about so many words. `other` is another deal, as in `advice.told`."""
    text = g.header.kind.text(language)
    deeds, tally = deeds_of(g, touches, g.seat, 0, text, other)
    said = in_words_at_most(most, deeds, tally, text)
    return sentence(g, said or choice(g, touches, text, language))


def summary(g: Game, played: list[int], language: str) -> str:
    """A turn that was played, with all that it cost and brought; empty where it was only a choice for later."""
    text = g.header.kind.text(language)
    deeds, tally = deeds_of(g, played, g.seat, 0, text, None)
    said = joined(decisive(deeds, WORDS), text)
    sums = ", ".join(tally[0])
    told = f"{said} ({sums})" if said and sums else said or sums
    return sentence(g, told) if told else ""


def unlike(g: Game, touches: list[int], played: list[int], language: str, deal: Game, other: Game) -> str:
    """What a way does that the turn which was played does not, and what was done instead.

    `deal` and `other` deal what is hidden anew, as for `in_short`; what was played needs none, for its seat has seen
    it. Where words know no difference, all of the way is told.
    """
    text = g.header.kind.text(language)
    deeds, _ = deeds_of(deal, touches, g.seat, 0, text, other.clone())
    done, _ = deeds_of(g, played, g.seat, 0, text, None)
    said = joined(decisive(without(deeds, done), MISSED_WORDS), text)
    instead = joined(decisive(without(done, deeds), INSTEAD_WORDS), text)
    if not said:
        return in_short(deal, touches, language, other, MISSED_WORDS)
    return sentence(g, text("reason-instead", deeds=said, played=instead) if instead else said)


def without(deeds: list[Clause], others: list[Clause]) -> list[Clause]:
    """Deeds that are not among others. What makes sense of both alike goes too."""
    known = [deed.forms[0] for deed in others]
    return [deed for deed in deeds if deed.forms[0] not in known]


def in_words_at_most(most: int, deeds: list[Clause], tally: list[list[str]], text: Text) -> str:
    said = joined(decisive(deeds, most), text)
    left = most - length(said)
    told = [each for each in tally if each and length(" ".join(each)) <= left]
    return f"{said} ({', '.join(told[0])})" if said and told and not said.endswith(")") else said


def choice(g: Game, touches: list[int], text: Text, language: str) -> str:
    """A way that does nothing to tell as yet: what it chooses, as all ways are told, and not as an order."""
    return text("plan-choice", what=in_words(g.clone(), touches, language).split(ARROW)[0])


def does_something(g: Game, touches: list[int]) -> bool:
    """Whether a way has deeds to tell, and is not only a choice for later."""
    return bool(deeds_of(g, touches, g.seat, 0, g.header.kind.text("en"), None)[0])


def sentence(g: Game, words: str) -> str:
    return g.capital(words if words.endswith(".") else words + ".")


def deeds_of(
    g: Game, touches: list[int], seat: int, turn: int, text: Text, other: Game | None
) -> tuple[list[Clause], list[list[str]]]:
    """What a seat does in one of its turns in these touches, part by part; what it pays and gets, and what it gets."""
    kind = g.header.kind
    course = course_of(g, touches, other)
    worth = worth_by_touch(g, touches, seat)
    story = story_of(g, course.plays)
    own = [at for at in range(len(story.scenes)) if story.scenes[at].seat == seat]
    mine = own[turn] if own else -1
    part = Deeds(seat)
    when: list[tuple[Event, int]] = []
    for number, play in enumerate(course.plays):
        for at, event in enumerate(play.events):
            told = kind.events[event[0]].told
            heard = told and told not in (NEWS, MOMENT) and course.game.may_hear(event, seat)
            if story.places[number][at] == mine and heard and course.game.event_seat(event) == seat:
                part.add(event, told)
                when.append((event, number))
    tellers: list[list[Event]] = []  # deeds of one sort are told together
    for event in part.deeds:
        alike = [group for group in tellers if group[0][0] == event[0]]
        if alike:
            alike[0].append(event)
        else:
            tellers.append([event])
    found: list[Clause] = []
    for group in tellers:
        numbers = [number for event, number in when if [each for each in group if each is event]]
        value = 0.0
        for number in sorted(set(numbers)):
            value += worth[number]
        must = text.has(planned(course.game, group))
        whole = forms(course.game, group, text, False)
        short = forms(course.game, group, text, True)
        if len(short) != len(whole):  # some are told together
            whole = short
        for at in range(len(whole)):
            fewer = [whole[at], IN_BRACKETS.sub("", whole[at]), IN_BRACKETS.sub("", short[at])]
            found.append(Clause(sorted(fewer, key=lambda words: -length(words)), value / len(whole), must))
    paid = [f"−{each}" for each in amounts(course.game, part.costs, text)]
    got = [f"+{each}" for each in amounts(course.game, part.gains, text)]
    return found, [paid + got, got]


def worth_by_touch(g: Game, touches: list[int], seat: int) -> list[float]:
    """What each touch adds to the seat's hopes; what is only paid or chosen on the way counts for the next deed."""
    kind = g.header.kind
    tried = g.clone()
    before = kind.evaluate(tried, seat)
    found: list[float] = []
    waiting = 0.0
    for touch in touches:
        tried.listen()
        tried.play(touch)
        heard = [kind.events[event[0]].told for event in tried.heard or []]
        tried.heard = None
        now = kind.evaluate(tried, seat)
        waiting += now - before
        before = now
        deeds = [told for told in heard if told and told not in (NEWS, MOMENT, GAIN, COST)]
        found.append(waiting if deeds else 0.0)
        if deeds:
            waiting = 0.0
    return found


def decisive(deeds: list[Clause], most: int) -> list[str]:
    """The first deed and what makes sense of the others, and of these what counts most, as far as there is room."""
    named = [at for at in range(len(deeds)) if not at or deeds[at].must]
    by_worth = sorted([(-deeds[at].worth, at) for at in range(len(deeds)) if at not in named])
    order = named + [at for _, at in by_worth]
    said: dict[int, str] = {}
    left = most
    for at in order:
        if at in named or deeds[at].fewest <= left:
            said[at] = deeds[at].forms[-1]
            left -= deeds[at].fewest
    for at in order:
        fitting = [form for form in deeds[at].forms if length(form) - deeds[at].fewest <= left]
        if at in said and fitting:
            said[at] = fitting[0]
            left -= length(fitting[0]) - deeds[at].fewest
    return list(dict.fromkeys([said[at] for at in sorted(said)]))


def length(words: str) -> int:
    return len(words.split())


def planned(g: Game, deeds: list[Event]) -> str:
    return "plan-" + g.header.kind.events[deeds[0][0]].name


def forms(g: Game, deeds: list[Event], text: Text, short: bool) -> list[str]:
    """Deeds of one sort as parts of a sentence; `plan-NAME` where the game has a form for what every plan names."""
    name = planned(g, deeds)
    if not text.has(name):
        return clauses(g, deeds, text, short)
    return [each for each in dict.fromkeys([text.fill(name, g.event_words(deed, text)) for deed in deeds]) if each]


def next_turn(g: Game, touches: list[int], seed: int, language: str) -> str:
    """What the seat may do in its next turn after a way, if all go on as looks best.

    Empty where that is far off, or hangs on what the seat cannot know: then two deals of it tell different stories.
    """
    told = [next_in_deal(imagine(g, g.seat, seed + deal), touches, language) for deal in range(2)]
    return told[0] if told[0] == told[1] else ""


def next_in_deal(deal: Game, touches: list[int], language: str) -> str:
    seat = deal.seat
    after = deal.clone()
    before = deal
    touch = touches[0]
    for touch in touches:
        if touch not in after.options:
            return ""
        before = after.clone()
        after.play(touch)
    turns = ROUNDS * after.seats
    while not after.over and turns >= 0 and not (after.seat == seat and begins_turn(after) and len(after.options) > 1):
        touch = best_touch(after, after.seat, begins_turn(after))
        before = after.clone()
        after.play(touch)
        if begins_turn(after):
            turns -= 1
    if after.over or turns < 0:
        return ""
    way = way_on(after, best_touch(after, seat, ahead=True), None)
    text = deal.header.kind.text(language)
    # From one touch earlier: what the rules leave no choice about has happened by it.
    deeds, tally = deeds_of(before, [touch, *way], seat, -1, text, None)
    said = in_words_at_most(NEXT_WORDS, deeds, tally, text)
    return sentence(deal, said) if said else ""
