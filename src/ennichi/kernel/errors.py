"""Everything that can be wrong with what somebody hands to ennichi, each with a sentence that says what to do."""

from __future__ import annotations

from typing import Final

QUOTED: Final = 60  # signs of somebody's text that a message repeats


def quoted(text: str) -> str:
    """A text as a message repeats it; of a long one only how it begins."""
    return repr(text) if len(text) <= QUOTED else repr(text[:QUOTED]) + "…"


class EnnichiError(ValueError):
    """The base of all errors meant for a person to read."""


class IllegalTouch(EnnichiError):
    """This touch is not open now. The position is unchanged."""


class BadSetting(EnnichiError):
    """An unknown game, seat count, option, language or bot."""


class BadEffect(EnnichiError):
    """An effect text that does not fit the effect language."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        super().__init__(f"column {column}: expected {expected} in the effect {quoted(text)}")
        self.text = text
        self.column = column
        self.expected = expected


class BadComponents(EnnichiError):
    """Component files with faults: all of them, one a line."""

    def __init__(self, faults: list[str]) -> None:
        count = len(faults)
        super().__init__(f"{count} fault{'' if count == 1 else 's'} in the component files:\n" + "\n".join(faults))
        self.faults = faults


class BadRecord(EnnichiError):
    """A record that cannot be read or replayed, with the line where it fails."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadPosition(EnnichiError):
    """A stored position that cannot be loaded."""


class DeadEnd(Exception):
    """A rule asked a player to decide and offered nothing: a fault in the rules code."""
