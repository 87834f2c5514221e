"""The heart: a position (`Game`), what is still to happen in it (`Step`), and what it is a position of (`Kind`, `Box`).

A decision is a seat that must act and the touches open to it. A rule is a step;
a step does its part, may ask a player, and pushes further steps.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from .components import Reader
from .deals import commitment
from .errors import BadSetting, DeadEnd, IllegalTouch, quoted
from .history import Turn, last_chapter, mark, turns
from .manifest import read_manifest
from .numbers import whole
from .random_source import RandomSource, from_seed
from .shapes import GameView
from .shapes import OptionValue as OptionValue
from .stakes import Stake
from .text import Text, load_text
from .vocabulary import Vocabulary, closest
from .weights import Weights
from .worth import Worth

Event = tuple[int, int, int, int]  # the number of its sort, then up to three small integers
Words = dict[str, str | int]  # what a message is filled with
Plain = Any  # JSON-ready data: dicts, lists, strings, numbers


# What a sort of event is for the narrator: see kernel/narration.py.
DEED: Final = "deed"  # part of the sentence about its seat
LAST: Final = "last"  # likewise, but only the last of a scene matters
EACH: Final = "each"  # likewise, but only the last of a scene about the same thing, which the second field names
GAIN: Final = "gain"  # counted together behind the sentence
COST: Final = "cost"
NEWS: Final = "news"  # told in a line of its own
MOMENT: Final = "moment"  # begins a scene that concerns everybody, and names it
AUTOMA: Final = "automa"  # begins a turn of an opponent that the rules play


@mypyc_attr(allow_interpreted_subclasses=True)
class EventSort:
    """A sort of event: its name and what its integers stand for.

    The words are `deed-NAME`, what the seat does, without the seat; or a whole line of the log, `log-NAME`.
    A field is `variable:sort`; the sort tells `Game.word` how to put the integer into words. With `sort*number` the
    words are an amount: so many of it as the field of that name says.
    A private event is for the seat in its first field alone. What is not `told`, the log alone tells. A moment that
    `gathers` goes on while seats are asked about it: their turns belong to it, up to an event that `closes` it. What is
    counted `alone` is a step of its own for those who watch. What `befalls` a seat is told to it like what others do,
    though its own touch led there.
    """

    def __init__(
        self,
        name: str,
        *fields: str,
        private: bool = False,
        told: str = "",
        gathers: bool = False,
        closes: bool = False,
        alone: bool = False,
        befalls: bool = False,
    ) -> None:
        self.name = name
        self.private = private
        self.told = told
        self.gathers = gathers
        self.closes = closes
        self.alone = alone
        self.befalls = befalls
        self.variables: list[str] = []
        self.sorts: list[str] = []
        self.numbers: list[str] = []  # the field that says how many; empty where that is no question
        for field in fields:
            what, _, number = field.partition("*")
            variable, _, sort = what.partition(":")
            self.variables.append(variable)
            self.sorts.append(sort or variable)
            self.numbers.append(number)

    def field(self, variable: str) -> int:
        """The place of a variable among the fields, or -1."""
        return self.variables.index(variable) if variable in self.variables else -1


G = TypeVar("G", bound="Game")
UNSAID: Final = -2  # what a step says of its source where the steps below it know


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One thing that happens. Immutable and shared by all positions, so that copying a game copies no steps."""

    def __init__(
        self, key: str, asks: str = "", always: bool = False, secret: bool = False, asks_others: str = ""
    ) -> None:
        self.key = key  # its name in stored positions
        self.asks = asks  # the message of its prompt; empty when it never asks
        self.always = always  # asked even when only one touch is legal
        self.secret = secret  # what is touched here, the other seats may not know
        self.asks_others = asks_others  # what the others read where the prompt would tell them too much

    def run(self, g: G) -> bool:
        """Do it. True when a player must decide; `g.seat` is then that player."""
        return True

    def legal(self, g: G) -> list[int]:
        """The touches open now. Must not change the position."""
        return []

    def play(self, g: G, touch: int) -> None:
        """Carry out a legal touch."""

    def hides(self, g: G, touch: int) -> bool:
        """Whether the other seats may not know, as yet or ever, that this was touched."""
        return self.secret

    def prompt(self, g: G, text: Text) -> Words:
        """What the prompt's message is filled with, beside the seat."""
        return {}

    def label(self, g: G, touch: int, text: Text) -> str:
        """What this touch stands for in this decision, where its own name does not say it."""
        return ""

    def why_not(self, g: G, touch: int, text: Text) -> str:
        """Why this touch is closed, for touches that this decision is about; otherwise empty."""
        return ""

    # What those who watch are shown while it waits.

    def source(self, g: G) -> int:
        """The touch of the thing whose effect is being carried out: -1 for none, UNSAID where the steps below know."""
        return UNSAID

    def about(self, g: G) -> int:
        """The touch of the one card or tile that this decision is about, or -1."""
        return -1

    def drawn(self) -> int:
        """The first touch of the group of which drawn cards are being looked at, or -1."""
        return -1


class Between(Step[Any]):
    """What stands on the list of a position that is looked at while something happens: nobody is asked anything."""

    def source(self, g: Game) -> int:
        return -1


BETWEEN: Final = Between("between")


def flow(*steps: Step[Any]) -> tuple[Step[Any], ...]:
    """Steps in reading order, turned round once so that `g.todo += …` does the first one first."""
    return steps[::-1]


class Option:
    """A setting of a game that is chosen when it starts; `seats` names the numbers of seats it is for, if not all."""

    def __init__(
        self, name: str, default: OptionValue, values: tuple[OptionValue, ...], seats: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.seats = seats

    def concerns(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def check(self, value: OptionValue) -> OptionValue:
        for known in self.values:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
        raise BadSetting(f"option {self.name} cannot be {option_text(value)}; it is one of {self.choices()}")

    def parse(self, text: str) -> OptionValue:
        """The value from its text in a record or on the command line."""
        for known in self.values:
            if option_text(known) == text.strip().lower():
                return known
        raise BadSetting(f"option {self.name} cannot be {quoted(text.strip())}; it is one of {self.choices()}")

    def choices(self) -> str:
        return ", ".join(option_text(value) for value in self.values)


def option_text(value: OptionValue) -> str:
    return str(value).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """One set of components, read and checked: what is printed, how it is touched, and the steps made from it."""

    def __init__(self, folder: str, fingerprint: str, vocabulary: Vocabulary, steps: dict[str, Step[Any]]) -> None:
        self.folder = folder  # where replaced files came from; empty for the built-in set
        self.fingerprint = fingerprint
        self.vocabulary = vocabulary
        self.steps = steps
        self.sources: dict[str, str] = {}  # where what is printed on a thing comes from, by touch name


def by_key(steps: list[Step[Any]]) -> dict[str, Step[Any]]:
    """Steps under their keys, which must differ."""
    found: dict[str, Step[Any]] = {}
    for step in steps:
        if found.setdefault(step.key, step) is not step:
            raise ValueError(f"two steps are called {step.key!r}")
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[G]):
    """One of the games: its name, its seats and options, and where its chapters are found."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        folder: Path,
        events: tuple[EventSort, ...],
        scoring: tuple[str, ...],
        former: tuple[str, ...] = (),
        track: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.rules = rules  # the version of the rules code; raised when old records would play differently
        self.seats = seats
        self.options = options
        self.folder = folder  # holds components/ and text/
        self.events = events
        self.scoring = scoring  # the lines of the breakdown, in order
        self.track = track or scoring  # those that are scored as they come; the others are counted at the end alone
        self.former = former  # fingerprints that the built-in components had before a correction
        self.boxes: dict[str, Box] = {}
        self.texts: dict[str, Text] = {}

    def read_components(self, folder: str) -> Reader:
        """Read and check the component files, and gather their faults; a game without such files has none."""
        return Reader([], {}, 0, self.folder / "components", folder, self.name)

    def open_box(self, folder: str) -> Box:
        """Read and check the components; `folder` may replace some of the built-in files."""
        raise NotImplementedError

    def start(self, header: Header, random: RandomSource) -> G:
        """A position with everything set up and the first steps on its list."""
        raise NotImplementedError

    def unpack(self, header: Header, common: Common, table: Plain) -> G:
        """The position whose `pack` gave this."""
        raise NotImplementedError

    def breakdown(self, g: G, viewer: int) -> list[dict[str, int]]:
        """Points by scoring step, per seat, as if the game ended now; after the seats, opponents the rules play.

        Only what the viewer may know counts (-1: a spectator). Once the game is over, that is everything.
        """
        raise NotImplementedError

    def winners(self, g: G) -> list[int]:
        """The seats that win, or would win if the game ended now; numbers from `seats` on as in the breakdown."""
        raise NotImplementedError

    def show(self, g: G, seat: int) -> Plain:
        """The game's part of `view`; seat -1 is a spectator."""
        raise NotImplementedError

    def pieces(self, box: Box, text: Text) -> Plain:
        """What is printed on the pieces, by touch name, as JSON-ready data for those who draw them.

        A printed effect or award is its tree and its words.
        """
        raise NotImplementedError

    def things(self, g: G, event: Event) -> list[str]:
        """The names of the things on the table that an event speaks of, for those who light them up."""
        groups = {group.name: group for group in g.header.box.vocabulary.groups}
        sorts = self.events[event[0]].sorts
        return [g.name(groups[sort].base + event[1 + i]) for i, sort in enumerate(sorts) if sort in groups]

    def stage(self, g: G, event: Event) -> None:
        """Let a position that was noted at an event show what that is about, where only a step on its list tells it."""

    def shuffle_unknown(self, g: G, seat: int) -> None:
        """Deal anew everything that this seat cannot know (-1: a spectator)."""
        raise NotImplementedError

    def word(self, g: G, sort: str, value: int, text: Text) -> str:
        """The words for one thing: `sort` is a touch group or the sort of an event's field."""
        raise NotImplementedError

    def amount(self, g: G, sort: str, value: int, count: int, text: Text) -> str:
        """So many of a thing, in words."""
        raise NotImplementedError

    def tell(self, g: G, touch: int, text: Text) -> str:
        """What this thing is for, in one sentence; empty where its name says it."""
        return ""

    def brief(self, g: G, touch: int, text: Text) -> str:
        """The part of this thing's name that says what `tell` says, in fewer words; empty where there is none."""
        return ""

    def label(self, g: G, touch: int, text: Text) -> str:
        """What this touch does now, where the decision itself does not say it; otherwise empty."""
        return ""

    def why_not(self, g: G, touch: int, text: Text) -> str:
        """Why this touch is closed, where the decision itself has no reason to give; otherwise empty."""
        return ""

    def comes_to_light(self, before: G, after: G, text: Text) -> str:
        """What a touch brings to light, where the first event that has words for it does not say it; otherwise empty.

        The position after the touch is one of several that the seat thinks possible: nothing of it may be named.
        """
        return ""

    def audit(self, g: G) -> list[str]:
        """What a referee would object to in this position."""
        raise NotImplementedError

    def evaluate(self, g: G, seat: int) -> float:
        """How good the position looks for a seat, in points, from what everybody can see; for bots."""
        raise NotImplementedError

    def parts(self, g: G, seat: int) -> list[Worth]:
        """The same by named parts. A decision that is half done is taken as it stands, not as it may end."""
        return [Worth("points", self.evaluate(g, seat))]

    def stakes(self, g: G, seat: int, text: Text) -> list[Stake]:
        """What is at stake for a seat, what costs most first, from what it may know; a game need not say it."""
        return []

    def chances(self, g: G, seat: int) -> list[Worth]:
        """Things of which a seat will take one while it is free, with what each promises; whoever takes the best one
        before denies it. Only what everybody sees is looked at."""
        return []

    def weights(self) -> Weights:
        """The figures that `evaluate` weighs with."""
        return Weights()

    # What it tells of itself to those who list, draw and study games.

    def manifest(self) -> dict[str, Any]:
        """What its game.toml says for tools and pages; empty for a game without one."""
        return read_manifest(self.folder)

    def sorts(self) -> tuple[Any, ...]:
        """What a seat can have, as `kernel.sorts.Sort`, for reports; empty for a game that counts nothing."""
        return ()

    def piece_names(self, box: Box, group: str) -> list[str]:
        """The names of the pieces of a group, in the order of their numbers: touches, or what is only printed."""
        for each in box.vocabulary.groups:
            if each.name == group:
                return each.touch_names()
        return [name for name in box.sources if name.partition(".")[0] == group]

    def piece_words(self, g: G, group: str, piece: int, text: Text) -> tuple[str, str]:
        """The name of a piece, and what it does, for reports."""
        for each in g.header.box.vocabulary.groups:
            if each.name == group:
                return g.word(group, piece, text), self.tell(g, each.base + piece, text)
        return g.word(group, piece, text), ""

    def first_order(self, g: G) -> list[int]:
        """The seats in the turn order of the first round, asked before the first touch."""
        return list(range(g.seats))

    def rounds(self, g: G) -> int:
        """How many rounds were played so far."""
        return 1

    def draw(self, g: G, seat: int, text: Text) -> list[str]:
        """The table as lines of text, as a seat may see it (-1: a spectator); empty for a game without a drawing."""
        return []

    def box(self, folder: str = "") -> Box:
        """The components, read once."""
        if folder not in self.boxes:
            self.boxes[folder] = self.open_box(folder)
        return self.boxes[folder]

    def own_set(self, folder: str) -> str:
        """The folder, if it holds component files of this game: in DIR/GAME, or bare. Otherwise the built-in set."""
        top = Path(folder)
        if not folder or not top.is_dir() or (top / self.name).is_dir():
            return folder
        known = self.folder / "components"
        return folder if any([(known / path.name).exists() for path in top.glob("*.toml")]) else ""

    def text(self, language: str) -> Text:
        if language not in self.texts:
            self.texts[language] = load_text(language, self.folder / "text")
        return self.texts[language]

    def colours(self, box: Box, seats: int) -> tuple[str, ...]:
        """The players' colours to choose from with so many seats, in the order in which seats get them otherwise."""
        return ()

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise BadSetting(f"{self.name} is played with {', '.join(map(str, self.seats))} seats, not {seats}")
        return seats

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = [option.name for option in self.options]
        has = f"it has {', '.join(known)}" if known else "it has none"
        raise BadSetting(f"{self.name} has no option {quoted(name)}; {has}{closest(name, known)}")

    def matters(self, option: Option, seats: int, box: Box) -> bool:
        """Whether an option can make a difference with so many seats and these components."""
        return True

    def offers(self, option: Option, seats: int, components: str = "") -> bool:
        """Whether so many seats are asked about an option."""
        return option.concerns(seats) and self.matters(option, seats, self.box(components))

    def check_options(self, given: dict[str, OptionValue], seats: int, components: str = "") -> dict[str, OptionValue]:
        """The full set of options for so many seats: what was given, checked, and the defaults.

        One that can make no difference here is left out, whatever was given: kept tables and records may have it.
        """
        chosen: dict[str, OptionValue] = {
            option.name: option.default for option in self.options if self.offers(option, seats, components)
        }
        for name, value in given.items():
            option = self.option(name)
            checked = option.check(value)
            if name in chosen:
                chosen[name] = checked
            elif checked != option.default and not option.concerns(seats):
                raise BadSetting(f"option {name} is for {', '.join(map(str, option.seats))} seats, not for {seats}")
        return chosen


def dealt_colours(known: tuple[str, ...], chosen: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A colour for each seat: the one chosen, or the next that nobody has; empty where a game has none."""
    if len(chosen) > seats:
        raise BadSetting(f"{len(chosen)} colours were given for {seats} seats")
    left = list(known)
    for colour in chosen:
        if colour and colour not in known:
            has = f"there are {', '.join(known)}" if known else "its seats have none"
            raise BadSetting(f"no seat can have the colour {quoted(colour)}; {has}")
        if colour and colour not in left:
            raise BadSetting(f"two seats cannot both be {colour}")
        if colour:
            left.remove(colour)
    dealt: list[str] = []
    for seat in range(seats):
        if seat < len(chosen) and chosen[seat]:
            dealt.append(chosen[seat])
        else:
            dealt.append(left.pop(0) if left else "")
    return tuple(dealt)


class Header:
    """What is fixed for a whole game. Shared by all its positions."""

    def __init__(
        self,
        kind: Kind[Any],
        box: Box,
        seats: int,
        seed: int,
        deal: str,
        dealt: bool,
        options: dict[str, OptionValue],
        names: tuple[str, ...],
        colours: tuple[str, ...],
    ) -> None:
        self.kind = kind
        self.box = box
        self.seats = seats
        self.seed = seed
        self.deal = deal  # the secret that the game is dealt by, and its salt; empty where the seed deals
        self.dealt = dealt  # False once hidden things were dealt anew: such a position has no record
        self.options = options  # those that are asked here
        self.names = names  # one a seat, empty where nobody gave one
        self.colours = colours  # one a seat

    def renamed(self, names: tuple[str, ...]) -> Header:
        """The same with other names of the players, one a seat."""
        return Header(
            self.kind, self.box, self.seats, self.seed, self.deal, self.dealt, self.options, names, self.colours
        )

    def chosen_colours(self) -> tuple[str, ...]:
        """The colours of the seats, where somebody chose another than the usual one; otherwise nothing."""
        usual = dealt_colours(self.kind.colours(self.box, self.seats), (), self.seats)
        return self.colours if self.colours != usual else ()

    def chosen(self, name: str) -> OptionValue:
        """What an option was set to; its default where it is not asked."""
        return self.options[name] if name in self.options else self.kind.option(name).default


class Common:
    """The kernel's part of a position, for constructors and stored positions."""

    def __init__(
        self, random: RandomSource, todo: list[Step[Any]], seat: int, history: list[int], reveals: int, over: bool
    ) -> None:
        self.random = random
        self.todo = todo
        self.seat = seat
        self.history = history
        self.reveals = reveals
        self.over = over


class Ear:
    """What whoever listens to a position keeps beside the events."""

    def __init__(self, noting: bool) -> None:
        self.turns: list[tuple[int, int, int]] = []  # before which event a turn began, whose, and in which chapter
        self.positions: list[Game] = []  # at each event, where that was asked for
        self.noting = noting
        self.unasked: list[int] = []  # events of decisions in which only one touch was open

    def note(self, game: Game, event: Event) -> None:
        """Keep the position as it is, in the midst of what is going on: nobody is asked anything there."""
        copy = game.clone()
        copy.todo.append(BETWEEN)
        copy.offered = []
        game.header.kind.stage(copy, event)
        self.positions.append(copy)


DEAF: Final = Ear(False)  # shared by all to whom nobody listens


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One position. Each game adds its own plain typed fields.

    `seat` must act and may play one of `options`, numbers that `name` puts into names; `over` says when nobody must.
    `history` holds the touches so far, and `heard` the events since `listen`.

    >>> g = ennichi.new("bamboo", seed=7)
    >>> g.over, g.seat, g.seats
    (False, 0, 2)
    >>> [g.name(touch) for touch in g.options]
    ['section.pr1', 'section.pg1', 'section.pg2', 'section.pb2']
    """

    def __init__(
        self,
        header: Header,
        random: RandomSource,
        todo: list[Step[Any]],
        seat: int,
        offered: list[int],
        history: list[int],
        reveals: int,
        over: bool,
    ) -> None:
        self.header = header
        self.random = random
        self.todo = todo  # what is still to happen, last first; while a player decides, the asking step is the last
        self.seat = seat  # who must act
        self.offered = offered  # the legal touches, for the rules and for bots; to be read only, since copies share it
        self.history = history  # touches, and the marks of `begin`: see kernel/history.py
        self.reveals = reveals  # how often something hidden came to light; undo stops there
        self.over = over
        self.heard: list[Event] | None = None  # events since `listen`, or None when nobody listens
        self.ear = DEAF  # and what else is kept of them

    # What tools/state_fields.py writes into each game, from the list of its fields.

    def clone(self) -> Game:
        """An independent copy.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> copy = g.clone()
        >>> copy.play(copy.options[0])
        >>> len(copy.touches()), len(g.touches())
        (1, 0)
        """
        raise NotImplementedError

    def pack(self) -> Plain:
        """The game's own fields as JSON-ready data, for stored positions."""
        raise NotImplementedError

    def become(self, other: Game) -> None:
        """Take over all fields of another position of the same game, which is not to be used any more."""
        raise NotImplementedError

    # Playing.

    def play(self, touch: SupportsIndex) -> None:
        """Carry out a touch, then everything that follows up to the next decision.

        A touch that is not open raises `IllegalTouch`, and the position stays as it was.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.play(g.touch("section.pr1"))
        >>> g.seat
        1
        >>> g.play(g.touch("done"))
        Traceback (most recent call last):
        ennichi.kernel.errors.IllegalTouch: done is not open now: “done” is not asked for now. Purple: take...
        """
        number = touch if isinstance(touch, int) else self.whole_touch(touch)
        if number not in self.offered:
            raise IllegalTouch(self.objection(number))
        self.carry_out(number)

    def whole_touch(self, touch: SupportsIndex) -> int:
        """A touch that is to be played, as one of Python's own numbers."""
        if isinstance(touch, str):
            raise IllegalTouch(f"a touch is a number, and g.touch({quoted(touch)}) has it")
        try:
            return whole("a touch", touch)
        except BadSetting as fault:
            raise IllegalTouch(str(fault)) from None

    def carry_out(self, touch: int) -> None:
        """The same for a touch that is known to be open, such as one taken from `options`."""
        self.history.append(touch)
        step = self.todo.pop()
        step.play(self, touch)
        self.advance()

    def advance(self) -> None:
        """Run steps until a player must decide or nothing is left to do."""
        todo = self.todo
        while todo:
            step = todo.pop()
            if not step.run(self):
                continue
            options = step.legal(self)
            # What others may not see is not played unasked: it would come to light by a touch of theirs, and undo peek.
            if len(options) == 1 and not step.always and not step.hides(self, options[0]):
                said = 0 if self.heard is None else len(self.heard)
                step.play(self, options[0])
                if self.heard is not None:
                    self.ear.unasked += range(said, len(self.heard))
            elif options:
                todo.append(step)
                self.offered = options
                return
            else:
                raise DeadEnd(f"{step.key} asks seat {self.seat} and offers nothing")
        self.offered = []
        self.over = True

    def begin(self, seat: int, chapter: int) -> None:
        """Mark the start of a seat's turn, for records and for undo."""
        if self.heard is not None:
            self.ear.turns.append((len(self.heard), seat, chapter))
        self.history.append(mark(seat, chapter))

    def undo(self) -> None:
        """Take back the last touch, whoever made it: the position becomes exactly what it was before.

        It is replayed from its deal, and refuses with BadSetting where that does not lead to it.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.play(g.touch("section.pr1"))
        >>> g.undo()
        >>> g.touches()
        []
        """
        from .course import before_last

        before, after = before_last(self)
        heard = self.heard
        self.become(before)
        if heard is not None:
            del heard[max(0, len(heard) - len(after.heard or [])) :]
            del self.ear.turns[max(0, len(self.ear.turns) - len(after.ear.turns)) :]
            del self.ear.positions[len(heard) :]

    @property
    def can_undo(self) -> bool:
        """Whether the seat that made the last touch may take it back: nothing hidden came to light by it.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.can_undo  # nothing has been touched
        False
        >>> g.play(g.touch("section.pr1"))
        >>> g.can_undo
        True
        """
        from .course import before_last

        try:
            before, _ = before_last(self)
        except BadSetting:
            return False
        return before.reveals == self.reveals

    def say(self, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Report what has happened to whoever listens."""
        if self.heard is not None:
            self.heard.append((event, a, b, c))
            if self.ear.noting:
                self.ear.note(self, (event, a, b, c))

    def listen(self, noting: bool = False) -> None:
        """Collect events from now on; `noting` keeps the position at each of them, too, in `ear.positions`.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.listen()
        >>> g.play(g.options[0])
        >>> [g.log_line(event, "en") for event in g.heard]
        ['Yellow takes the red section (income).']
        """
        self.heard = []
        self.ear = Ear(noting)

    def may_hear(self, event: Event, seat: SupportsIndex | None) -> bool:
        """Whether an event is for this seat too; None is a spectator.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.listen()
        >>> g.play(g.options[0])
        >>> g.may_hear(g.heard[0], None)
        True
        """
        if not self.header.kind.events[event[0]].private:
            return True
        return seat is not None and event[1] == whole("the seat", seat)

    # Asking.

    @property
    def options(self) -> list[int]:
        """The touches that are open to `seat`, in a list of the caller's own; empty when the game is over.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.options.clear()
        >>> [g.name(touch) for touch in g.options]
        ['section.pr1', 'section.pg1', 'section.pg2', 'section.pb2']
        """
        return self.offered.copy()

    @property
    def seats(self) -> int:
        """How many seats play.

        >>> ennichi.new("iki", seats=4).seats
        4
        """
        return self.header.seats

    @property
    def commitment(self) -> str:
        """What everybody may know of the secret that the game is dealt by; empty for a game by seed.

        >>> ennichi.new("bamboo", deal="0" * 64).commitment == ennichi.commitment("0" * 64)
        True
        >>> ennichi.new("bamboo", seed=7).commitment
        ''
        """
        return commitment(self.header.deal) if self.header.deal else ""

    def name(self, touch: SupportsIndex) -> str:
        """The name of a touch, the same in every language and record.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.name(g.options[0])
        'section.pr1'
        """
        return self.header.box.vocabulary.name(whole("a touch", touch))

    def touch(self, name: str) -> int:
        """The number of the touch with this name.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.touch("section.pr1") == g.options[0]
        True
        >>> g.touch("stok.red")
        Traceback (most recent call last):
        ennichi.kernel.errors.BadSetting: there is nothing called 'stok.red' in this game; did you mean 'stock.red'?
        """
        return self.header.box.vocabulary.touch(name)

    def touches(self) -> list[int]:
        """The touches played so far, without those the kernel played by itself.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.play(g.touch("section.pr1"))
        >>> [g.name(touch) for touch in g.touches()]
        ['section.pr1']
        """
        return [touch for touch in self.history if touch >= 0]

    def turns(self) -> list[Turn]:
        """The turns that have begun so far, each with its seat, its chapter and its touches.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.play(g.touch("section.pr1"))
        >>> [(turn.seat, len(turn.touches)) for turn in g.turns()]
        [(0, 1), (1, 0)]
        """
        return turns(self.history)

    @property
    def last_chapter(self) -> int:
        """The chapter in which the last turn began; 0 before the first."""
        return last_chapter(self.history)

    def source(self) -> int:
        """The touch of the thing whose effect is being carried out, or -1."""
        for step in self.todo[::-1]:
            found = step.source(self)
            if found != UNSAID:
                return found
        return -1

    def breakdown(self, viewer: SupportsIndex | None = None) -> list[dict[str, int]]:
        """Points by scoring step, per seat, as if the game ended now, from what a viewer may know; None: a spectator.

        An opponent that the rules themselves play, as in a solo game, is counted too: it comes after the seats.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> first = g.breakdown()[0]
        >>> first["start"], sum(first.values()) == g.scores()[0]
        (5, True)
        """
        return self.header.kind.breakdown(self, self.check_seat(viewer))

    def winners(self) -> list[int]:
        """The seats that win, or would win if the game ended now, from what everybody may know.

        A number that is no seat is an opponent that the rules play; then nobody at the table has won.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.winners()
        [0, 1]
        """
        return self.header.kind.winners(self)

    def audit(self) -> list[str]:
        """What a referee would object to in this position: pieces that were lost or came from nowhere.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.audit()
        []
        """
        return self.header.kind.audit(self)

    def scores(self, viewer: SupportsIndex | None = None) -> list[int]:
        """Points per seat, as if the game ended now, from what a viewer may know; None: a spectator.

        >>> ennichi.new("bamboo", seats=3, seed=7).scores()
        [5, 5, 5]
        """
        scores: list[int] = []
        for lines in self.breakdown(viewer):
            points = 0
            for count in lines.values():
                points += count
            scores.append(points)
        return scores

    def view(self, seat: SupportsIndex | None = None) -> GameView:
        """Everything this seat may see, as JSON-ready data; None is a spectator.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.view(0)["actor"], g.view(0)["touches"]
        (0, ['section.pr1', 'section.pg1', 'section.pg2', 'section.pb2'])
        >>> g.view()["touches"]
        []
        """
        who = self.check_seat(seat)
        return {
            "game": self.header.kind.name,
            "settings": dict(self.header.options),
            "names": list(self.header.names),
            "viewer": None if who < 0 else who,
            "over": self.over,
            "actor": None if self.over else self.seat,
            "asks": "" if self.over else self.todo[-1].asks,
            "touches": [self.name(touch) for touch in self.offered] if who == self.seat else [],
            "table": self.header.kind.show(self, who),
        }

    def redeal(self, seat: SupportsIndex | None = None, seed: SupportsIndex = 0) -> Game:
        """A copy in which everything unknown to this seat is dealt anew, by a seed: no secret is left in it.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> imagined = g.redeal(seat=0, seed=1)
        >>> imagined.view(0) == g.view(0)
        True
        """
        who = self.check_seat(seat)
        copy = self.clone()
        old = self.header
        copy.header = Header(old.kind, old.box, old.seats, old.seed, "", False, old.options, old.names, old.colours)
        copy.random = from_seed(whole("the seed", seed))
        old.kind.shuffle_unknown(copy, who)
        if not copy.over:
            copy.offered = copy.todo[-1].legal(copy)  # another seat's choices may hang on what was dealt anew
        return copy

    def check_seat(self, seat: SupportsIndex | None) -> int:
        if seat is None:
            return -1
        number = whole("the seat", seat)
        if not 0 <= number < self.header.seats:
            raise BadSetting(f"there is no seat {number}; this game has seats 0 to {self.header.seats - 1}")
        return number

    # Words.

    def word(self, sort: str, value: int, text: Text) -> str:
        """The words for one thing: `sort` is a touch group or the sort of an event's field."""
        return self.header.kind.word(self, sort, value, text)

    def player(self, seat: int, text: Text) -> str:
        """A seat's name: the one given, or the game's own word for it."""
        given = self.header.names[seat] if seat < self.header.seats else ""
        return given or self.word("seat", seat, text)

    def words(self, touch: SupportsIndex, language: str) -> str:
        """What is being touched, in words.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.words(g.touch("section.pr1"), "en")
        'take the red section (income) into your red stock, which then holds 2 sections for a turn in summer'
        """
        return self.touch_words(whole("a touch", touch), self.header.kind.text(language))

    def touch_words(self, touch: int, text: Text) -> str:
        self.name(touch)
        if not self.over:
            label = self.todo[-1].label(self, touch, text) or self.header.kind.label(self, touch, text)
            if label:
                return label
        group = self.header.box.vocabulary.group_of[touch]
        return self.word(group.name, touch - group.base, text)

    def prompt(self, language: str, viewer: SupportsIndex | None = None) -> str:
        """What is being asked, in words, as a viewer may read it; None is a spectator.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.prompt("en", viewer=0)
        'Yellow: take one of the bamboo sections laid out.'
        """
        who = self.check_seat(viewer)
        text = self.header.kind.text(language)
        if self.over:
            return text("game-over")
        step = self.todo[-1]
        values: Words = {"seat": self.player(self.seat, text)}
        if step.asks_others and who != self.seat:
            return text.fill(step.asks_others, values)
        values.update(step.prompt(self, text))
        return text.fill(step.asks, values)

    def why_not(self, touch: SupportsIndex, language: str = "en") -> str:
        """Why this touch is closed, in words; empty when it is open.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.why_not(g.touch("coin"))
        '“take coins” is not asked for now. Yellow: take one of the bamboo sections laid out.'
        >>> g.why_not(g.options[0])
        ''
        """
        text = self.header.kind.text(language)
        number = whole("a touch", touch)
        self.name(number)
        if number in self.offered:
            return ""
        if self.over:
            return text("why-over")
        return self.own_reason(number, text) or text(
            "why-not-asked", what=self.touch_words(number, text), asked=self.prompt(language, self.seat)
        )

    def own_reason(self, touch: int, text: Text) -> str:
        """What the decision or the game says of a closed touch; empty where it only is not asked for now."""
        return self.todo[-1].why_not(self, touch, text) or self.header.kind.why_not(self, touch, text)

    def objection(self, touch: int) -> str:
        """The message of IllegalTouch."""
        if not 0 <= touch < len(self.header.box.vocabulary):
            return f"there is no touch number {touch}"
        return f"{self.name(touch)} is not open now: {self.why_not(touch, 'en')}"

    def log_line(self, event: Event, language: str) -> str:
        """One event in words, a sentence with a large first letter; only a name that somebody gave stays as it is.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.listen()
        >>> g.play(g.options[0])
        >>> g.log_line(g.heard[0], "en")
        'Yellow takes the red section (income).'
        """
        text = self.header.kind.text(language)
        name = self.header.kind.events[event[0]].name
        values = self.event_words(event, text)
        if text.has("deed-" + name):
            seat = self.subject(self.event_seat(event), text)
            return self.capital(text("told-deeds", seat=seat, deeds=text.fill("deed-" + name, values)))
        return self.capital(text.fill("log-" + name, values))

    def event_seat(self, event: Event) -> int:
        """The seat that an event is about: the first one it names, or -1. A deed without a seat is the automa's."""
        sort = self.header.kind.events[event[0]]
        if "seat" in sort.sorts:
            return event[1 + sort.sorts.index("seat")]
        return self.seats if sort.told in (DEED, LAST, EACH, GAIN, COST, AUTOMA) else -1

    def event_words(self, event: Event, text: Text) -> Words:
        """What a message about an event is filled with."""
        sort = self.header.kind.events[event[0]]
        values: Words = {}
        for i in range(len(sort.variables)):
            value = event[i + 1]
            if sort.sorts[i] == "number":
                values[sort.variables[i]] = value
            elif sort.sorts[i] == "seat":
                values[sort.variables[i]] = self.player(value, text)
            elif sort.numbers[i]:
                count = event[sort.variables.index(sort.numbers[i]) + 1]
                values[sort.variables[i]] = self.header.kind.amount(self, sort.sorts[i], value, count, text)
            else:
                values[sort.variables[i]] = self.word(sort.sorts[i], value, text)
        return values

    def subject(self, seat: int, text: Text) -> str:
        """Who does something, with an article where the game's words give one."""
        name = self.player(seat, text)
        return text("the-seat", seat=name) if text.has("the-seat") else name

    def capital(self, said: str) -> str:
        """A sentence with a large first letter; only a name that somebody gave stays as it is."""
        for name in self.header.names:
            if name and said.startswith(name):
                return said
        return said[:1].upper() + said[1:]

    # Keeping.

    def record(self, open_secret: bool = False) -> str:
        """The game so far as the text of a .kifu file.

        It tells the secret of the deal, and so waits for the end of the game, unless everybody may know the secret.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.play(g.touch("section.pr1"))
        >>> g.record().splitlines()[-3:]
        ['1 section.pr1', '', 'end 1 touches']
        """
        from .record import write_record

        if self.header.deal and not self.over and not open_secret:
            raise BadSetting(
                "the record of this game tells the secret that it is dealt by, which foretells hidden cards: "
                "it can be had when the game is over"
            )
        return write_record(self)

    def dump(self) -> bytes:
        """This position as bytes, pending steps included.

        It tells everything, hidden cards and the secret of a deal included: it is to be kept, not shown.

        >>> g = ennichi.new("bamboo", seed=7)
        >>> g.dump()[:18]
        b'ennichi-position 1'
        """
        from .store import dump

        return dump(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a stored position: small, and the shared parts are found again on the other side."""
        from .store import load

        return load, (self.dump(), self.header.box.folder)


def settle(game: Game) -> Game:
    """Run a fresh position to its first decision."""
    game.advance()
    return game
