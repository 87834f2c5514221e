"""What is at stake for a seat: facts of its position that are worth a sentence, each with what hangs on it."""

from __future__ import annotations

from .text import Text


class Stake:
    """One thing to know now. Its words are the message `stake-TOPIC`, or `first-TOPIC` where it is only explained."""

    def __init__(
        self,
        topic: str,
        points: float,
        words: dict[str, str | int],
        things: list[int],
        anchor: str,
        first: bool = False,
        each: dict[int, dict[str, str | int]] | None = None,
    ) -> None:
        self.topic = topic  # what is understood once, is understood
        self.points = points  # that hang on it, roughly: what costs most is said first
        self.words = words  # what the message is filled with, all of it from what the seat may know
        self.things = things  # touches that stand for what it speaks of
        self.anchor = anchor  # part of the rules page
        self.each = {} if each is None else each  # by touch, what `each-TOPIC` says for it, where nothing else does
        self.first = first  # it explains what has come up, to whoever meets it for the first time

    def said_of(self, touch: int, text: Text) -> str:
        """What speaks for one of the choices that it is about; empty where nothing does."""
        return text.fill("each-" + self.topic, self.each[touch]) if touch in self.each else ""

    @property
    def message(self) -> str:
        return ("first-" if self.first else "stake-") + self.topic

    def __repr__(self) -> str:
        return f"Stake({self.message}, {self.points:.1f}, {self.words})"


def by_points(found: list[Stake]) -> list[Stake]:
    """What costs most first; of each topic only that."""
    order = sorted([(-found[at].points, at) for at in range(len(found))])
    said: set[str] = set()
    best: list[Stake] = []
    for _, at in order:
        stake = found[at]
        if stake.message not in said:
            said.add(stake.message)
            best.append(stake)
    return best
