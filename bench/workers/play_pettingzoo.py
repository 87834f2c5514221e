"""Worker: a classic environment of PettingZoo, without the wrappers that check its use. Argument: its module."""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.metadata import version
from random import random
from typing import TYPE_CHECKING, Any

from bench.workers.slices import Uncopied, serve

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.workers.slices import Contender


def random_game(env: Any, look: Callable[[int], None] | None = None) -> tuple[int, int]:
    """One random game: decisions, and those with more than one option. `look` is called before each of them."""
    decisions = choices = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        if look:
            look(decisions)
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        options = mask.nonzero()[0]
        env.step(int(options[int(random() * len(options))]))
        decisions += 1
        choices += len(options) > 1
    return decisions, choices


class PettingZoo(Uncopied):
    """The loop of its documentation, with a random open action of the mask."""

    def __init__(self, module: str) -> None:
        warnings.simplefilter("ignore")
        super().__init__(f"pettingzoo {version('pettingzoo')}")
        self.env = import_module(f"pettingzoo.classic.{module}").raw_env()
        self.env.reset(seed=1)
        self.check_copies(self.env)

    def play(self, games: int) -> Any:
        return sum(random_game(self.env)[0] for _ in range(games))

    def sample(self) -> tuple[int, int, object]:
        found: list[object] = []
        decisions, choices = random_game(self.env, lambda decision: found.append(self.middle(decision, self.env)))
        return self.sampled(decisions, choices, next((each for each in found if each is not None), None))


def make(arguments: list[str]) -> Contender:
    return PettingZoo(arguments[0])


if __name__ == "__main__":
    serve(make)
