"""Whose effect is being carried out, where one thing sets another to work: a pipe, a celebrity, a building, a skill."""

from __future__ import annotations

from typing import Any, Final

from ennichi.kernel.game import Step

from .state import Iki
from .vocabulary import BOAT, BUILDING, CELEBRITY, CHARACTER, PIPE, TOKENS


class AtWork(Step[Iki]):
    """Lies below the steps of an effect and says whose they are; it does nothing itself."""

    def __init__(self, touch: int) -> None:
        super().__init__(f"at work {touch}")
        self.touch = touch

    def run(self, g: Iki) -> bool:
        return False

    def source(self, g: Iki) -> int:
        return self.touch


AT_WORK: Final = {
    touch: AtWork(touch)
    for first, last in ((PIPE, PIPE + TOKENS), (CHARACTER, BUILDING), (BUILDING, CELEBRITY), (CELEBRITY, BOAT))
    for touch in range(first, last)
}


def set_to_work(g: Iki, touch: int, effect: Step[Any]) -> None:
    """The effect of this thing is next."""
    g.todo.append(AT_WORK[touch])
    g.todo.append(effect)


STEPS: Final = tuple(AT_WORK.values())
