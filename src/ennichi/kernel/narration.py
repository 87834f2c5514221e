"""The narrator: a game told in sentences, made from its events.

A course is cut into scenes: the turn of a seat, or a moment that concerns everybody, such as a season. Each scene is
told in beats: one sentence for each seat that did or got something, and what else happened in a line of its own. What a
sort of event is for the narrator, it says itself (`EventSort.told`). How it is said is in the text files: `deed-NAME`,
`brief-NAME` where the log says more, `deeds-NAME` for what was done several times, `short-NAME` for it in a turn that
would take too many words, `step-NAME` where what was got stands beside it, `logs-NAME` for several news, and
`amount-NAME` for what is counted. In the sum of a moment, news that concern a seat have their part in its sentence:
`sum-NAME`, and `sums-NAME` for several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .course import Play
from .game import AUTOMA, COST, DEED, EACH, GAIN, LAST, MOMENT, NEWS, Event, EventSort, Game, Words
from .text import Text

NOBODY: Final = -1  # the seat of what is nobody's
LONG: Final = 220  # letters; what a seat did is told in two sentences when it takes more
VERY_LONG: Final = 340  # then in short
LONGEST: Final = 400  # and where that is still more, in three


class Scene:
    """A turn, or a moment of the game: which touches it took, and what happened."""

    def __init__(self, seat: int, chapter: int, first: int) -> None:
        self.seat = seat  # whose turn it is, or NOBODY
        self.chapter = chapter
        self.first = first  # how many touches came before it
        self.end = first  # how many had been played when it ended, as far as it has come
        self.events: list[Event] = []
        self.gathers = False  # turns that begin in it belong to it
        self.closed = False  # … no more: it is over

    def __repr__(self) -> str:
        return f"Scene(seat={self.seat}, chapter={self.chapter}, first={self.first}, end={self.end})"


class Beat:
    """One line of a scene: whom it is about (or NOBODY), what is said, and which events of the scene it tells."""

    def __init__(self, seat: int, said: str, events: list[int]) -> None:
        self.seat = seat
        self.said = said
        self.events = events

    def __repr__(self) -> str:
        return f"Beat({self.seat}, {self.said!r})"


class Story:
    """The scenes of a course, which grow with it."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.plays: list[Play] = []  # that were followed
        self.places: list[list[int]] = []  # for each touch: the scene of each of its events

    def fits(self, plays: Sequence[Play]) -> bool:
        """Whether it tells the beginning of these plays; what was taken back is not told any more."""
        count = len(self.plays)
        return count <= len(plays) and (not count or self.plays[-1] is plays[count - 1])

    def follow(self, game: Game, plays: Sequence[Play]) -> None:
        """Go on to the newest of the plays."""
        for play in plays[len(self.plays) :]:
            self.plays.append(play)
            self.places.append(self.add(game, play, len(self.plays)))

    def add(self, game: Game, play: Play, number: int) -> list[int]:
        """Go on by one touch, which has this number; the scene of each of its events."""
        scenes = self.scenes
        if not scenes:
            scenes.append(Scene(play.seat, 0, number - 1))
        sorts = game.header.kind.events
        turns = list(play.begun)
        places: list[int] = []
        for at, event in enumerate(play.events):
            while turns and turns[0][0] <= at:
                begin(turns.pop(0), number, scenes)
            told = sorts[event[0]].told
            if told in (MOMENT, AUTOMA):
                seat = NOBODY if told == MOMENT else game.seats
                scenes[-1].end = number
                scenes.append(Scene(seat, chapter_of(game, event, scenes[-1].chapter), number))
                scenes[-1].gathers = sorts[event[0]].gathers
            scene = scenes[-1]
            scene.events.append(event)
            scene.end = number
            scene.closed = scene.closed or sorts[event[0]].closes
            places.append(len(scenes) - 1)
        scenes[-1].end = number
        for turn in turns:
            begin(turn, number, scenes)
        return places


def story_of(game: Game, plays: Sequence[Play]) -> Story:
    """All of a course, the last scene as far as it has come."""
    story = Story()
    story.follow(game, plays)
    return story


def begin(turn: tuple[int, int, int], number: int, scenes: list[Scene]) -> None:
    _, seat, chapter = turn
    scenes[-1].end = number
    if not scenes[-1].gathers or scenes[-1].closed:
        scenes.append(Scene(seat, chapter, number))


def chapter_of(game: Game, event: Event, before: int) -> int:
    sort = game.header.kind.events[event[0]]
    return event[1 + sort.sorts.index("chapter")] if "chapter" in sort.sorts else before


class Deeds:
    """What one seat did, paid and got in a scene, and when that began."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.deeds: list[Event] = []
        self.costs: list[Event] = []
        self.gains: list[Event] = []
        self.events: list[int] = []

    def add(self, event: Event, told: str) -> None:
        if told == GAIN:
            self.gains.append(event)
        elif told == COST:
            self.costs.append(event)
        else:
            if told == LAST:
                self.deeds = [other for other in self.deeds if other[0] != event[0]]
            elif told == EACH:
                self.deeds = [other for other in self.deeds if other[0] != event[0] or other[2] != event[2]]
            self.deeds.append(event)


def tell(
    game: Game,
    scene: Scene,
    viewer: int | None,
    text: Text,
    goes_on: bool = False,
    summed: bool = False,
    whole: bool = False,
) -> list[Beat]:
    """A scene in sentences, as far as a viewer may hear of it; a moment begins with the line that names it.

    Of a turn that goes on, nobody hears what was paid or got before there is a deed to which that belongs. Summed, a
    moment is one line a player, as far as the words allow. Whole, even a very long turn is told with every detail.
    """
    sorts = game.header.kind.events
    order: list[Deeds | list[int]] = []  # who did something, and news
    news: dict[int, list[int]] = {}
    by_seat: dict[int, Deeds] = {}
    for at, event in enumerate(scene.events):
        told = sorts[event[0]].told
        if not told or not game.may_hear(event, viewer):
            continue
        own = summed and game.event_seat(event) >= 0 and text.has("sum-" + sorts[event[0]].name)
        if told in (NEWS, MOMENT) and not own:
            if event[0] in news and text.has(several(game, event)):
                news[event[0]].append(at)
            else:
                news[event[0]] = [at]
                order.append(news[event[0]])
            continue
        seat = game.event_seat(event)
        if seat not in by_seat:
            by_seat[seat] = Deeds(seat)
            order.append(by_seat[seat])
        done = by_seat[seat]
        done.events.append(at)
        done.add(event, told)
    beats: list[Beat] = []
    for part in order:
        if isinstance(part, Deeds):
            if goes_on and not part.deeds and scene.seat != NOBODY:
                continue
            beats.append(Beat(part.seat, sentence(game, part, scene.seat != NOBODY, text, whole=whole), part.events))
        else:
            events = [scene.events[at] for at in part]
            beats.append(Beat(game.event_seat(events[0]), news_line(game, events, text), part))
    beats.sort(key=lambda beat: beat.seat != scene.seat and scene.seat != NOBODY)  # whose turn it is comes first
    return beats


def beyond(game: Game, play: Play, places: list[int]) -> int:
    """From which event of a touch on something happens that is not the doing of who touched: another scene, news,
    what befalls a seat, or a deed of another one.

    It is as many as there are events where nothing of the kind happens.
    """
    sorts = game.header.kind.events
    for at, event in enumerate(play.events):
        told = sorts[event[0]].told
        begins = told in (MOMENT, AUTOMA) or any([turn[0] <= at for turn in play.begun])
        others = told in (NEWS, DEED) and game.event_seat(event) != play.seat
        if begins or others or sorts[event[0]].befalls or places[at] != places[0]:
            return at
    return len(play.events)


def befell(game: Game, story: Story, seat: int, text: Text) -> list[Beat]:
    """What others did to a seat since its own last touch, and what the rules did for it without asking.

    What is told of a moment is told to everybody; what others did belongs to its chapter.
    """
    sorts = game.header.kind.events
    own = [number for number, play in enumerate(story.plays) if play.seat == seat]
    found: dict[tuple[int, bool], Deeds] = {}
    news: list[Beat] = []
    for number in range(own[-1] if own else 0, len(story.plays)):
        play = story.plays[number]
        for at, event in enumerate(play.events):
            sort, place = sorts[event[0]], story.places[number][at]
            scene = story.scenes[place]
            if not sort.told or game.event_seat(event) != seat or scene.seat == NOBODY:
                continue
            unasked = at in play.unasked
            over = scene.chapter != story.scenes[-1].chapter
            if not (unasked or sort.befalls) and (scene.seat == seat or over):
                continue
            if sort.told == NEWS:
                news.append(Beat(seat, news_line(game, [event], text), []))
                continue
            part = found.setdefault((place, unasked), Deeds(seat))
            part.add(event, sort.told)
    beats: list[Beat] = []
    for (_, unasked), part in found.items():
        said = sentence(game, part, False, text)
        if unasked and part.deeds:
            beats.append(Beat(seat, text("told-unasked", said=said), []))
        elif not unasked:
            beats.append(Beat(seat, said, []))
    return beats + news


def tell_steps(game: Game, scene: Scene, events: Sequence[int], viewer: int | None, text: Text) -> list[Beat]:
    """Some events of a scene as they come, for those who watch it happen.

    Who does several things in a row does them in one sentence. Of the automa every line is told; reasons of one sort
    are told together where there are words for it, and the log has each.
    """
    sorts = game.header.kind.events
    runs: list[list[int]] = []  # that are told together
    for at in events:
        event = scene.events[at]
        if not game.may_hear(event, viewer) or not (sorts[event[0]].told or scene.seat >= game.seats):
            continue
        if runs and is_one_breath(game, scene, runs[-1][-1], at, text):
            runs[-1].append(at)
        else:
            runs.append([at])
    if scene.seat < game.seats:
        runs = with_deeds(game, scene, runs)
    return [step(game, scene, run, text) for run in runs]


def with_deeds(game: Game, scene: Scene, runs: list[list[int]]) -> list[list[int]]:
    """What a seat pays or gets before a deed of its own is told with that deed, whatever comes between."""
    found: list[list[int]] = []
    for run in reversed(runs):
        seat = game.event_seat(scene.events[run[0]])
        bare = all([is_told(game, scene, at, (GAIN, COST)) for at in run])
        for later in reversed(found) if bare else []:
            does = any([is_told(game, scene, at, (DEED, LAST, EACH)) for at in later])
            if does and game.event_seat(scene.events[later[0]]) == seat:
                later.extend(run)
                break
        else:
            found.append(run)
    return found[::-1]


def is_told(game: Game, scene: Scene, at: int, roles: tuple[str, ...]) -> bool:
    """Whether an event is for the narrator one of these, and can be told with others."""
    sort = game.header.kind.events[scene.events[at][0]]
    return sort.told in roles and not sort.alone


def is_one_breath(game: Game, scene: Scene, one: int, other: int, text: Text) -> bool:
    """Whether an event of a scene is told in one breath with the one before it."""
    before, event = scene.events[one], scene.events[other]
    sorts = game.header.kind.events
    told = sorts[event[0]].told
    if sorts[event[0]].alone or sorts[before[0]].alone:
        alike = event[0] == before[0] and game.event_seat(event) == game.event_seat(before)
        return alike and text.has("deeds-" + sorts[event[0]].name)
    if scene.seat >= game.seats and not told:
        return event[0] == before[0] and text.has(several(game, event))
    if scene.seat >= game.seats:  # what the automa pays and gets belongs to what it does
        return told in (GAIN, COST) and sorts[before[0]].told == told
    if told in (NEWS, MOMENT) or sorts[before[0]].told in (NEWS, MOMENT):
        return event[0] == before[0] and text.has(several(game, event))
    return game.event_seat(before) == game.event_seat(event)


def step(game: Game, scene: Scene, run: list[int], text: Text) -> Beat:
    events = [scene.events[at] for at in run]
    seat = game.event_seat(events[0])
    told = game.header.kind.events[events[0][0]].told
    if told in ("", NEWS, MOMENT) or (scene.seat >= game.seats and len(run) == 1):
        return Beat(seat, news_line(game, events, text), run)
    if game.header.kind.events[events[0][0]].alone:
        return Beat(seat, line_of_count(game, events, text), run)
    part = Deeds(seat)
    for event in events:
        part.add(event, game.header.kind.events[event[0]].told)
    return Beat(seat, sentence(game, part, False, text, is_step=True), run)


def line_of_count(game: Game, events: list[Event], text: Text) -> str:
    """What stands alone in a step, with all its words."""
    if len(events) == 1:
        return game.log_line(events[0], text.language)
    name = "deeds-" + game.header.kind.events[events[0][0]].name
    seat = game.subject(game.event_seat(events[0]), text)
    return game.capital(text("told-deeds", seat=seat, deeds=text.fill(name, together(game, events, text))))


def several(game: Game, event: Event) -> str:
    """The message for several news of one sort."""
    return "logs-" + game.header.kind.events[event[0]].name


def news_line(game: Game, events: list[Event], text: Text) -> str:
    """News of one sort, told together."""
    if len(events) == 1:
        return game.log_line(events[0], text.language)
    return game.capital(text.fill(several(game, events[0]), together(game, events, text)))


def sentence(game: Game, part: Deeds, turn: bool, text: Text, is_step: bool = False, whole: bool = False) -> str:
    """What one seat did, with what it paid and got. A long turn takes several sentences; a moment has one a seat."""
    tally = [f"−{amount}" for amount in amounts(game, part.costs, text)]
    tally += [f"+{amount}" for amount in amounts(game, part.gains, text)]
    values: Words = {"seat": game.subject(part.seat, text), "tally": ", ".join(tally)}
    counted = len(str(values["tally"]))
    deeds = clauses(game, part.deeds, text, is_step=is_step)
    if turn and not whole and counted + sum(map(len, deeds)) > VERY_LONG:
        deeds = clauses(game, part.deeds, text, short=True)
    *before, deeds = breaths(deeds, counted) if turn else [deeds]
    said = ""
    for part_deeds in before:
        form = "told-then" if said else "told-deeds"
        said += text.fill(form, {**values, "deeds": joined(part_deeds, text)}) + " "
    values["deeds"] = joined(deeds, text)
    form = "told-then" if said else "told-deeds"
    form = f"{form}-and-tally" if deeds and tally else form if deeds else "told-tally"
    return game.capital(said + text.fill(form, values))


def breaths(deeds: list[str], tally: int) -> list[list[str]]:
    """A long sentence is broken into two, a very long one into three, at the clauses nearest to equal parts.

    `tally` is how many letters tell what was paid and got, which stands at the end.
    """
    whole = sum(map(len, deeds)) + tally
    count = min(len(deeds), 1 if whole <= LONG else 2 if whole <= LONGEST else 3)
    cuts = [0]
    for n in range(1, count):
        places = range(cuts[-1] + 1, len(deeds) - count + n + 1)
        distances = [abs(count * sum(map(len, deeds[:at])) - n * whole) for at in places]
        cuts.append(places[distances.index(min(distances))])
    return [deeds[start:end] for start, end in zip(cuts, [*cuts[1:], len(deeds)], strict=True)]


def clauses(game: Game, deeds: list[Event], text: Text, short: bool = False, is_step: bool = False) -> list[str]:
    """The deeds as parts of a sentence. What was done several times is told once, if the words have a form for it."""
    found: list[str] = []
    done: set[int] = set()
    for event in deeds:
        name = game.header.kind.events[event[0]].name
        alike = [other for other in deeds if other[0] == event[0]]
        in_short = short and text.has("short-" + name)
        if game.header.kind.events[event[0]].told == NEWS:
            form = "sums-" if len(alike) > 1 and text.has("sums-" + name) else "sum-"
            said = "" if event[0] in done else text.fill(form + name, together(game, alike, text))
            done.add(event[0])
        elif in_short or (len(alike) > 1 and text.has("deeds-" + name)):
            form = "short-" if in_short else "deeds-"
            said = "" if event[0] in done else text.fill(form + name, together(game, alike, text))
            done.add(event[0])
        else:
            brief = "brief-" if text.has("brief-" + name) else "deed-"
            form = "step-" if is_step and text.has("step-" + name) else brief
            said = text.fill(form + name, game.event_words(event, text))
        if said and said not in found:  # words may be left out where others say it
            found.append(said)
    return found


def together(game: Game, events: list[Event], text: Text) -> Words:
    """What events of one sort are filled with when they are told as one: numbers are added, words joined."""
    sort = game.header.kind.events[events[0][0]]
    filled = [game.event_words(event, text) for event in events]
    values: Words = {"times": len(events)}
    for variable in filled[0]:
        place = sort.field(variable)
        if place >= 0 and sort.sorts[place] == "number":
            values[variable] = sum(event[1 + place] for event in events)
        elif place < 0 and isinstance(filled[0][variable], int):
            values[variable] = sum([int(each[variable]) for each in filled])
        elif place >= 0 and sort.sorts[place] == "seat":
            values[variable] = filled[0][variable]
        else:
            values[variable] = joined(counted([str(each[variable]) for each in filled], text), text)
    return values


def counted(words: list[str], text: Text) -> list[str]:
    """Each word once, with how often it was there."""
    return [
        text("told-times", count=words.count(word), what=word) if words.count(word) > 1 else word
        for word in dict.fromkeys(words)
        if word
    ]


def amounts(game: Game, events: list[Event], text: Text) -> list[str]:
    """What was paid or got, the same things added up."""
    sums: dict[tuple[int, int], int] = {}
    for event in events:
        sort = game.header.kind.events[event[0]]
        counted = sort.field("count")
        what = counted_thing(sort)
        key = (event[0], event[1 + what] if what >= 0 else 0)
        sums[key] = sums.get(key, 0) + (event[1 + counted] if counted >= 0 else 1)
    return [amount(game, number, thing, count, text) for (number, thing), count in sums.items()]


def counted_thing(sort: EventSort) -> int:
    """Which field of a gain or cost says what is counted, or -1: an amount, or a number before all others."""
    for i, variable in enumerate(sort.variables):
        if variable not in ("seat", "count"):
            return i if sort.numbers[i] or sort.sorts[i] == "number" else -1
    return -1


def amount(game: Game, number: int, thing: int, count: int, text: Text) -> str:
    """So much of what an event counts; the words are `amount-NAME`, or those of the thing."""
    sort = game.header.kind.events[number]
    what = counted_thing(sort)
    values: Words = {"count": count}
    if what >= 0:
        counted = sort.numbers[what]
        words = game.header.kind.amount(game, sort.sorts[what], thing, count, text) if counted else thing
        values[sort.variables[what]] = words
        if counted and not text.has("amount-" + sort.name):
            return str(words)
    return text.fill("amount-" + sort.name, values)


def joined(parts: list[str], text: Text) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return text("told-and", first=", ".join(parts[:-1]), last=parts[-1])
