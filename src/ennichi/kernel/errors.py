"""Everything that can be wrong with what somebody hands to ennichi, each with a sentence that says what to do."""

from __future__ import annotations

from typing import Final

QUOTED: Final = 60  # signs of somebody's text that a message repeats


def quoted(text: str) -> str:
    """A text as a message repeats it; of a long one only how it begins."""
    return repr(text) if len(text) <= QUOTED else repr(text[:QUOTED]) + "…"


class EnnichiError(ValueError):
    """The base of all errors meant for a person to read.

    >>> try:
    ...     ennichi.new("bambo")
    ... except ennichi.EnnichiError as fault:
    ...     print(fault)
    unknown game 'bambo'; there are bamboo, bitoku, iki...; did you mean 'bamboo'?
    """


class IllegalTouch(EnnichiError):
    """This touch is not open now. The position is unchanged.

    >>> g = ennichi.new("bamboo", seed=7)
    >>> g.play(g.touch("coin"))
    Traceback (most recent call last):
    ennichi.kernel.errors.IllegalTouch: coin is not open now: “take coins” is not asked for now. Yellow: take...
    """


class BadSetting(EnnichiError):
    """An unknown game, seat count, option, language or bot.

    >>> ennichi.new("bamboo", moon=True)
    Traceback (most recent call last):
    ennichi.kernel.errors.BadSetting: bamboo has no option 'moon'; it has night
    """


class BadEffect(EnnichiError):
    """An effect text that does not fit the effect language.

    `column` says where, counted from 1, and `expected` what should stand there.

    >>> from ennichi.bamboo.components import NOUNS
    >>> from ennichi.kernel.effects import parse
    >>> parse("(coin + happiness", NOUNS)
    Traceback (most recent call last):
    ennichi.kernel.errors.BadEffect: column 18: expected ')' in the effect '(coin + happiness'
    """

    def __init__(self, text: str, column: int, expected: str) -> None:
        super().__init__(f"column {column}: expected {expected} in the effect {quoted(text)}")
        self.text = text
        self.column = column
        self.expected = expected


class BadComponents(EnnichiError):
    """Component files with faults: all of them, one a line.

    `faults` is the list of them.

    >>> ennichi.new("bamboo", components="/no/such/folder")
    Traceback (most recent call last):
    ennichi.kernel.errors.BadComponents: 1 fault in the component files:
    /no/such/folder is not a folder that can be read
    """

    def __init__(self, faults: list[str]) -> None:
        count = len(faults)
        super().__init__(f"{count} fault{'' if count == 1 else 's'} in the component files:\n" + "\n".join(faults))
        self.faults = faults


class BadRecord(EnnichiError):
    """A record that cannot be read or replayed, with the line where it fails.

    `line` is 0 where no single line is at fault.

    >>> ennichi.replay("a shopping list")
    Traceback (most recent call last):
    ennichi.kernel.errors.BadRecord: line 1: a record begins with the line 'ennichi record 1'; this file does not
    """

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadPosition(EnnichiError):
    """A stored position that cannot be loaded.

    >>> ennichi.load(b"a shopping list")
    Traceback (most recent call last):
    ennichi.kernel.errors.BadPosition: this is not a stored position of ennichi
    """


class DeadEnd(Exception):
    """A rule asked a player to decide and offered nothing: a fault in the rules code."""
