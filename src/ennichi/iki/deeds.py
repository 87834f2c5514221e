"""The plain parts of effects: what is handed out, and what is paid."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ennichi.kernel.compile import Part

from . import events as happened
from .components import FISHERMAN, GOODS
from .state import Iki, Player
from .vocabulary import STALLS

NOTHING: Final = [0] * GOODS


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Part[Iki]):
    """A part of an effect of IKI, which can also tell whether it is still possible once a price was paid."""

    def possible(self, g: Iki) -> bool:
        return self.possible_after(g, NOTHING)

    def possible_after(self, g: Iki, spent: list[int]) -> bool:
        return True

    def has_price(self) -> bool:
        """Whether something is paid for it; what has no price cannot be declined where it happens at once (R31)."""
        return False


def cannot_be_declined(effect: Part[Any]) -> bool:
    """What happens at once, to nobody's expense, is simply done (R31)."""
    return isinstance(effect, Deed) and not effect.has_price()


class Gain(Deed):
    """Goods, IKI and steps on tracks."""

    def __init__(self, key: str, amounts: list[int]) -> None:
        super().__init__(key)
        self.amounts = amounts

    def possible(self, g: Iki) -> bool:
        return True

    def run(self, g: Iki) -> bool:
        g.give(g.seat, self.amounts)
        return False


class Pay(Deed):
    """A price: goods and IKI at once, then what must be chosen (`choices`)."""

    def __init__(
        self, key: str, goods: list[int], iki: int, pipes: int, xp: int, choices: tuple[Part[Any], ...]
    ) -> None:
        super().__init__(key)
        self.goods = goods  # one number a good
        self.iki = iki
        self.pipes = pipes
        self.xp = xp
        self.choices = choices
        self.priced: list[int] = [good for good in range(GOODS) if goods[good]]

    def possible(self, g: Iki) -> bool:
        player = g.players[g.seat]
        for good in self.priced:
            if player.goods[good] < self.goods[good]:
                return False
        if player.iki < self.iki or len(player.pipes) < self.pipes:
            return False
        return not self.xp or experience_to_lose(g) >= self.xp

    def run(self, g: Iki) -> bool:
        for good in self.priced:
            g.pay(g.seat, good, self.goods[good])
        if self.iki:
            g.score(g.seat, -self.iki)
        for _ in range(self.pipes):
            give_pipe(g, g.players[g.seat])
        g.todo += self.choices
        return False


def experience_to_lose(g: Iki) -> int:
    seat = g.seat
    owners = g.owners
    xp = g.xp  # buildings have none
    found = 0
    for stall in range(STALLS):
        if owners[stall] == seat:
            found += xp[stall]
    return found


def give_pipe(g: Iki, player: Player) -> None:
    """A pipe goes to the box. Which one makes no difference: only their number counts later."""
    g.say(happened.PIPE_GIVEN, g.seat, player.pipes[0])
    player.pipes = player.pipes[1:]


def fish_of(player: Player) -> int:
    """How many fish a player has; the Fisherman's token is one."""
    return len(player.fish) + (1 if player.specials and FISHERMAN in player.specials else 0)


class Deal(Deed):
    """Pay, then every gain in the order printed; or, without a price, every gain."""

    def __init__(self, key: str, price: Pay | None, gains: tuple[Part[Any], ...]) -> None:
        super().__init__(key)
        self.price = price
        self.spent: list[int] = NOTHING if price is None else price.goods
        self.deeds: list[Deed] = [gain for gain in gains if isinstance(gain, Deed) and not isinstance(gain, Gain)]
        self.others: list[Part[Any]] = [gain for gain in gains if not isinstance(gain, Deed)]
        parts = gains if price is None else (price, *gains)
        self.todo: tuple[Part[Any], ...] = parts[::-1]

    def has_price(self) -> bool:
        if self.price is not None or self.others:
            return True
        for deed in self.deeds:
            if deed.has_price():
                return True
        return False

    def possible(self, g: Iki) -> bool:
        if self.price is not None and not self.price.possible(g):
            return False
        for deed in self.deeds:
            if not deed.possible_after(g, self.spent):
                return False
        for other in self.others:
            if not other.possible(g):
                return False
        return True

    def run(self, g: Iki) -> bool:
        g.todo += self.todo
        return False
