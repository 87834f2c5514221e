"""Worker: catanatron, with its own random players. Argument: the seats."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from bench.workers.slices import Contender, serve

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Catanatron(Contender):
    """The loop of its `Game.play`, without the two copies that one makes for its listeners.

    A decision is a tick: a player is shown the playable actions and picks one. Ticks
    with a single action (rolling the dice, mostly) are counted as decisions too, since
    catanatron asks for them; `sample` tells how many were real choices.
    """

    def __init__(self, seats: int) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        super().__init__(f"catanatron {version('catanatron')}")
        self.new = Game
        self.player = RandomPlayer
        self.colours = list(Color)[:seats]
        self.limit = TURNS_LIMIT
        self.seed = 0

    def start(self) -> Any:
        self.seed += 1
        return self.new([self.player(colour) for colour in self.colours], seed=self.seed)

    def play(self, games: int) -> Any:
        decisions = 0
        for _ in range(games):
            g = self.start()
            while g.winning_color() is None and g.state.num_turns < self.limit:
                g.play_tick()
                decisions += 1
        return decisions

    def sample(self) -> tuple[int, int, object]:
        g = self.start()
        choices = 0
        seen = []
        while g.winning_color() is None and g.state.num_turns < self.limit:
            seen.append(g.copy())
            choices += len(g.state.playable_actions) > 1
            g.play_tick()
        return len(seen), choices, seen[len(seen) // 2]

    def copiers(self, positions: Sequence[Any]) -> list[Callable[[], object]]:
        return [position.copy for position in positions]


def make(arguments: list[str]) -> Contender:
    return Catanatron(int(arguments[0]))


if __name__ == "__main__":
    serve(make)
