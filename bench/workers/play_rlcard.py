"""Worker: RLCard. Argument: the game."""

from __future__ import annotations

from importlib.metadata import version
from random import random
from typing import TYPE_CHECKING, Any

from bench.workers.slices import Uncopied, serve

if TYPE_CHECKING:
    from bench.workers.slices import Contender


class RLCard(Uncopied):
    """Its environment stepped with random legal actions; every step makes the observation of the next player."""

    def __init__(self, game: str) -> None:
        import rlcard

        super().__init__(f"rlcard {version('rlcard')}")
        self.env = rlcard.make(game, config={"seed": 1})
        self.check_copies(self.env)

    def play(self, games: int) -> Any:
        env = self.env
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                options = list(state["legal_actions"])
                state, _ = env.step(options[int(random() * len(options))])
                decisions += 1
        return decisions

    def sample(self) -> tuple[int, int, object]:
        env = self.env
        state, _ = env.reset()
        decisions = choices = 0
        middle = None
        while not env.is_over():
            middle = middle or self.middle(decisions, env)
            options = list(state["legal_actions"])
            choices += len(options) > 1
            state, _ = env.step(options[int(random() * len(options))])
            decisions += 1
        return self.sampled(decisions, choices, middle)


def make(arguments: list[str]) -> Contender:
    return RLCard(arguments[0])


if __name__ == "__main__":
    serve(make)
