"""Worker: ennichi. Arguments: the build (plain or compiled), the game, the seats, and the loop, one of LOOPS."""

from __future__ import annotations

from random import random
from typing import TYPE_CHECKING, Any

from bench.workers.slices import Contender, serve

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SIDE_BY_SIDE = 16  # games in a batch
STEPS = 100  # of each of them, between two looks at the clock at least


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


class Rolled(Ennichi):
    """Random touches in the batch's own loop, which is compiled when the build is."""

    observe = False  # write observation, mask and seat after every touch

    def __init__(self, build: str, game: str, seats: int) -> None:
        super().__init__(build, game, seats)
        from ennichi.lab.batch import Batch

        self.batch = Batch(game, SIDE_BY_SIDE, seats=seats, seed=1)
        self.finished = 0

    def play(self, games: int) -> Any:
        """Here `games` stands for so many times the steps."""
        return self.batch.roll(games * STEPS, self.observe)

    def count(self, games: int, played: Any) -> tuple[int, int]:
        ended = self.batch.finished - self.finished
        self.finished += ended
        return ended, int(played)


class Observed(Rolled):
    observe = True


class Stepped(Rolled):
    """The batch stepped from Python: a list of touches goes in, and the arrays are written, at every step."""

    def play(self, games: int) -> Any:
        batch = self.batch
        for _ in range(games * STEPS):
            batch.step(batch.sample())
        return games * STEPS * SIDE_BY_SIDE


class Environment(Ennichi):
    """The PettingZoo environment: an observation and a mask for every decision."""

    def __init__(self, build: str, game: str, seats: int) -> None:
        super().__init__(build, game, seats)
        from bench.workers.play_pettingzoo import random_game

        from ennichi.lab.aec import env

        self.env = env(game, seats=seats)
        self.env.reset(seed=1)
        self.random_game = random_game

    def play(self, games: int) -> Any:
        return sum(self.random_game(self.env)[0] for _ in range(games))


LOOPS = {"api": Ennichi, "batch": Rolled, "batch+obs": Observed, "batch step": Stepped, "env": Environment}


def make(arguments: list[str]) -> Contender:
    build, game, seats, loop = arguments
    return LOOPS[loop](build, game, int(seats))


if __name__ == "__main__":
    serve(make)
