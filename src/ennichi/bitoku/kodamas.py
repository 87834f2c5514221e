"""The kodama tracks: one's own go forward, those of others may be pushed back."""

from __future__ import annotations

from typing import Final

from ennichi.kernel.compile import Part
from ennichi.kernel.game import Words
from ennichi.kernel.text import Text

from . import events as happened
from .state import Bitoku
from .vocabulary import DONE, KODAMA, PATH


def may_step(g: Bitoku, seat: int, region: int) -> bool:
    """The last space holds one kodama at a time; who finds it taken stays before it (Q38)."""
    space = g.players[seat].kodamas[region]
    last = g.printed.kodama_last
    if space < last - 1:
        return True
    if space == last:
        return False
    return all(player.kodamas[region] != last for player in g.players)


def may_be_freed(g: Bitoku, reach: int, only_here: bool) -> bool:
    """Whether somebody stands on a last space that a kodama of the acting seat could reach in so many steps."""
    last = g.printed.kodama_last
    mine = g.players[g.seat].kodamas
    for region in range(5):
        if last - reach <= mine[region] < last and (region == g.here or not only_here):
            for player in g.players:
                if player.kodamas[region] == last:
                    return True
    return False


def step_forward(g: Bitoku, seat: int, region: int, count: int = 1) -> None:
    """So many steps, told as one; those that the last space does not allow are lost (Q38)."""
    kodamas = g.players[seat].kodamas
    before = kodamas[region]
    for _ in range(count):
        if may_step(g, seat, region):
            kodamas[region] += 1
    if g.heard is not None and kodamas[region] > before:
        g.say(happened.KODAMA_MOVED, seat, region, kodamas[region])


class MoveKodama(Part[Bitoku]):
    """Move one of your kodamas one space forward."""

    def possible(self, g: Bitoku) -> bool:
        return any(may_step(g, g.seat, region) for region in range(5))

    def legal(self, g: Bitoku) -> list[int]:
        mine = KODAMA + 5 * g.seat
        options = [mine + region for region in range(5) if may_step(g, g.seat, region)]
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            step_forward(g, g.seat, (touch - KODAMA) % 5)

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not KODAMA <= touch < PATH:
            return ""
        return text("why-last-space" if (touch - KODAMA) // 5 == g.seat else "why-not-your-kodama")


class KodamaHere(Part[Bitoku]):
    """The same in the region of the action; nothing to choose, and nobody loses by it."""

    def possible(self, g: Bitoku) -> bool:
        return may_step(g, g.seat, g.here)

    def run(self, g: Bitoku) -> bool:
        if may_step(g, g.seat, g.here):
            step_forward(g, g.seat, g.here)
        return False


class PushKodama(Part[Bitoku]):
    """Move one kodama of another player one space back; each step may hit somebody else (D16).

    The neutral kodama cannot be pushed (Q42), nor one on the first space (Q40).
    """

    def __init__(self, key: str, asks: str, only_here: bool) -> None:
        super().__init__(key, asks)
        self.only_here = only_here

    def targets(self, g: Bitoku) -> list[int]:
        found: list[int] = []
        for seat in range(len(g.players)):
            if seat == g.seat:
                continue
            kodamas = g.players[seat].kodamas
            for region in range(5):
                if kodamas[region] > g.printed.kodama_start and (region == g.here or not self.only_here):
                    found.append(KODAMA + 5 * seat + region)
        return found

    def possible(self, g: Bitoku) -> bool:
        return len(self.targets(g)) > 0

    def legal(self, g: Bitoku) -> list[int]:
        options = self.targets(g)
        options.append(DONE)
        return options

    def play(self, g: Bitoku, touch: int) -> None:
        if touch != DONE:
            seat = (touch - KODAMA) // 5
            region = (touch - KODAMA) % 5
            g.players[seat].kodamas[region] -= 1
            g.say(happened.KODAMA_PUSHED, g.seat, touch - KODAMA, g.players[seat].kodamas[region])

    def prompt(self, g: Bitoku, text: Text) -> Words:
        return {"region": g.word("in-region", g.here, text) if self.only_here else "none"}

    def why_not(self, g: Bitoku, touch: int, text: Text) -> str:
        if not KODAMA <= touch < PATH:
            return ""
        if (touch - KODAMA) // 5 == g.seat:
            return text("why-own-kodama")
        if self.only_here and (touch - KODAMA) % 5 != g.here:
            return text("why-other-region")
        return text("why-first-space")


MOVE_KODAMA: Final = MoveKodama("kodama", "ask-kodama")
KODAMA_HERE: Final = KodamaHere("kodama here")
PUSH: Final = PushKodama("push", "ask-push", False)
PUSH_HERE: Final = PushKodama("push here", "ask-push", True)

STEPS: Final = (MOVE_KODAMA, KODAMA_HERE, PUSH, PUSH_HERE)
