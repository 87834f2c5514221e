"""Worker: ennichi. Arguments: the build (plain or compiled), the game, the seats, the loop (python or engine)."""

from __future__ import annotations

from random import random
from typing import TYPE_CHECKING, Any

from slices import Contender, serve

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Ennichi(Contender):
    """Random touches through the public API, chosen by a loop in interpreted Python."""

    def __init__(self, build: str, game: str, seats: int) -> None:
        import ennichi
        from ennichi.kernel import game as heart

        found = "plain" if str(heart.__file__).endswith(".py") else "compiled"
        if found != build:
            raise ImportError(f"wanted the {build} build and found the {found} one in {heart.__file__}")
        super().__init__(f"ennichi {ennichi.__version__}")
        self.new = ennichi.new
        self.game = game
        self.seats = seats
        self.seed = 0

    def start(self) -> Any:
        self.seed += 1
        return self.new(self.game, seats=self.seats, seed=self.seed)

    def play(self, games: int) -> Any:
        decisions = 0
        for _ in range(games):
            g = self.start()
            while not g.over:
                options = g.options
                g.play(options[int(random() * len(options))])
                decisions += 1
        return decisions

    def sample(self) -> tuple[int, int, object]:
        g = self.start()
        choices = 0
        seen = []
        while not g.over:
            seen.append(g.clone())
            choices += len(g.options) > 1
            g.play(g.options[int(random() * len(g.options))])
        return len(seen), choices, seen[len(seen) // 2]

    def copiers(self, positions: Sequence[Any]) -> list[Callable[[], object]]:
        return [position.clone for position in positions]


class EnnichiInside(Ennichi):
    """The same, with the loop inside the engine: compiled too when the build is."""

    def __init__(self, build: str, game: str, seats: int) -> None:
        super().__init__(build, game, seats)
        from ennichi.kernel.playout import play_out
        from ennichi.kernel.random_source import from_seed

        self.play_out = play_out
        self.chance = from_seed(1)

    def play(self, games: int) -> Any:
        decisions = 0
        for _ in range(games):
            decisions += self.play_out(self.start(), self.chance)
        return decisions


def make(arguments: list[str]) -> Contender:
    build, game, seats, loop = arguments
    return (EnnichiInside if loop == "engine" else Ennichi)(build, game, int(seats))


if __name__ == "__main__":
    serve(make)
