"""Bots that somebody brings along: each gets what its seat may know, and what goes wrong in it is told clearly.

The built-in bots are handed the true position and deal anew what is hidden before they think. A guest need not be
trusted to do so: the position that it gets has been dealt anew already.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

from ennichi.kernel.errors import EnnichiError
from ennichi.kernel.game import Box, Game, Header, Step
from ennichi.kernel.history import is_mark, seat_of
from ennichi.kernel.registry import start

from .bot import Bot

DEALS: Final = 1 << 24  # more entries than one history ever has
PACKAGE: Final = "ennichi"
SHOWN: Final = 80  # characters of an answer that a message repeats


class BotFailed(EnnichiError):
    """A bot that somebody brought along cannot be used, or has raised a fault, or chose what is not open."""


class Guest(Bot):
    """Somebody's bot at a seat.

    It is shown a copy of the position in which all that its seat cannot know is dealt anew, by its seed and the length
    of the history: neither the seed nor the secret of the game is in it, nor touches that others made in secret.
    """

    def __init__(self, player: Any, seed: int, called: str, home: str = "") -> None:
        super().__init__(seed)
        self.player = player
        self.called = called  # what it is called in messages
        self.home = home or home_of(player)  # the file that it comes from
        self.game = str(getattr(player, "game", "") or "")
        self.known = Known()
        self.header: Header | None = None  # of the game last seen
        self.blind: Header | None = None  # the same without what foretells cards

    def check(self, header: Header) -> None:
        checks = getattr(self.player, "check", None)
        if checks is None:
            return
        try:
            checks(self.header_for(header))
        except EnnichiError:
            raise
        except (Exception, SystemExit) as fault:
            raise BotFailed(raised(self.called, fault, self.home)) from fault

    def choose(self, g: Game) -> int:
        cut = cut_of(self.player)
        try:
            answer: Any = self.player.choose(self.shown(g))
        except (Exception, SystemExit) as fault:
            raise BotFailed(raised(self.called, fault, self.home)) from fault
        self.cut += max(cut_of(self.player) - cut, 0)
        try:
            touch = index(answer)  # a number of NumPy will do
        except TypeError:
            touch = -1
        if touch not in g.offered:
            raise BotFailed(self.objection(g, answer, touch))
        return touch

    def shown(self, g: Game) -> Game:
        """What the seat that must act may know, with the rest dealt anew."""
        shown = g.redeal(g.seat, self.seed * DEALS + len(g.history))
        shown.header = self.header_for(g.header)
        shown.history = self.known.history(g)
        return shown

    def header_for(self, header: Header) -> Header:
        """Without seed and secret: whoever has those can deal the whole game again."""
        if self.blind is None or self.header is not header:
            self.header = header
            self.blind = Header(
                header.kind, header.box, header.seats, 0, "", False, header.options, header.names, header.colours
            )
        return self.blind

    def objection(self, g: Game, answer: Any, touch: int) -> str:
        said = repr(answer)
        if 0 <= touch < len(g.header.box.vocabulary):
            said = f"{touch} ({g.name(touch)})"
        elif len(said) > SHOWN:
            said = said[:SHOWN] + "…"
        where = chooses_at(self.player)
        return (
            f"{self.called} answered {said}{f' ({where})' if where else ''}, which is not open now; "
            "choose(g) must return one of g.options"
        )


class Known:
    """The history of a game as one seat may know it: without touches that others made in secret."""

    def __init__(self) -> None:
        self.last: Game | None = None  # the position up to which it is known
        self.seat = -1  # whose knowledge it is
        self.entries: list[int] = []

    def history(self, g: Game) -> list[int]:
        """Where a game has secret touches they are found by playing it again, each touch once."""
        if not has_secrets(g.header.box):
            return g.history.copy()
        last = self.last
        if (
            last is None
            or last.header is not g.header
            or self.seat != g.seat
            or last.history != g.history[: len(last.history)]
        ):
            if not g.header.dealt:
                return own_turns(g.history, g.seat)  # dealt anew already: there is nothing to play it again from
            last = start(g.header)
            self.seat = g.seat
            self.entries = last.history.copy()
        try:
            self.follow(last, g)
        except EnnichiError:
            last.history = []
        if last.history != g.history:  # its rules were other ones when it began
            self.last = None
            return own_turns(g.history, g.seat)
        self.last = last
        return self.entries.copy()

    def follow(self, last: Game, g: Game) -> None:
        for touch in [entry for entry in g.history[len(last.history) :] if not is_mark(entry)]:
            secret = last.seat != g.seat and last.todo[-1].hides(last, touch)
            before = len(last.history)
            last.play(touch)
            self.entries += last.history[before + 1 if secret else before :]


def own_turns(history: list[int], seat: int) -> list[int]:
    """The marks of all turns, and the touches of a seat's own ones."""
    kept: list[int] = []
    whose = -1
    for entry in history:
        if is_mark(entry):
            whose = seat_of(entry)
        if is_mark(entry) or whose == seat:
            kept.append(entry)
    return kept


SECRETS: Final[dict[str, bool]] = {}


def has_secrets(box: Box) -> bool:
    """Whether a game with these components has touches that other seats may not know."""
    key = f"{box.fingerprint} {box.folder}"
    if key not in SECRETS:
        never: Any = getattr(Step, "hides", None)
        SECRETS[key] = any(
            [step.secret or getattr(type(step), "hides", None) is not never for step in box.steps.values()]
        )
    return SECRETS[key]


# What is said of faults.


def ours(thing: Any) -> bool:
    """Whether a bot belongs to this package, whose bots deal anew by themselves."""
    return str(type(thing).__module__).partition(".")[0] == PACKAGE


def raised(called: str, fault: BaseException, home: str) -> str:
    where = place_of(fault, home)
    said = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
    return f"{called} raised {said}{f' ({where})' if where else ''}"


def place_of(fault: BaseException, home: str = "") -> str:
    """Where a fault came up, as FILE, line N: the last place in the file of the bot, or else outside ennichi."""
    if isinstance(fault, SyntaxError) and fault.filename:
        return f"{fault.filename}, line {fault.lineno}"
    at_home = ""
    elsewhere = ""
    trace: Any = fault.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        file: str = frame.f_code.co_filename
        place = f"{file}, line {trace.tb_lineno}"
        if home and file == home:
            at_home = place
        elif str(frame.f_globals.get("__name__", "")).partition(".")[0] != PACKAGE and not file.startswith("<frozen"):
            elsewhere = place
        trace = trace.tb_next
    return at_home or elsewhere


def chooses_at(player: Any) -> str:
    """Where a bot says how it chooses, as FILE, line N; empty where Python does not know."""
    code: Any = getattr(getattr(type(player), "choose", None), "__code__", None)
    return f"{code.co_filename}, line {code.co_firstlineno}" if code is not None else ""


def home_of(player: Any) -> str:
    """The file in which the class of a bot stands, as far as Python knows."""
    code: Any = getattr(getattr(type(player), "choose", None), "__code__", None)
    return str(code.co_filename) if code is not None else ""


def cut_of(player: Any) -> int:
    """How many of its turns the clock has cut off, for bots that count them."""
    found: Any = getattr(player, "cut", 0)
    return int(found) if isinstance(found, int) else 0
