"""Worker: OpenSpiel. Arguments: the game, the loop (api or engine)."""

from __future__ import annotations

from importlib.metadata import version
from random import random
from typing import TYPE_CHECKING, Any

from bench.workers.slices import Contender, serve

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class OpenSpiel(Contender):
    """A C++ game played by a loop in interpreted Python. Chance moves are played but not counted as decisions."""

    def __init__(self, game: str) -> None:
        import pyspiel

        super().__init__(f"open_spiel {version('open_spiel')}")
        self.game = pyspiel.load_game(game)

    def play(self, games: int) -> Any:
        decisions = 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes()))
                else:
                    options = state.legal_actions()
                    state.apply_action(options[int(random() * len(options))])
                    decisions += 1
        return decisions

    def sample(self) -> tuple[int, int, object]:
        state = self.game.new_initial_state()
        choices = 0
        seen = []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                seen.append(state.clone())
                options = state.legal_actions()
                choices += len(options) > 1
                state.apply_action(options[int(random() * len(options))])
        return len(seen), choices, seen[len(seen) // 2]

    def copiers(self, positions: Sequence[Any]) -> list[Callable[[], object]]:
        return [position.clone for position in positions]


class OpenSpielInside(OpenSpiel):
    """The loop inside the engine: OpenSpiel's own uniform random bots, matched by its `evaluate_bots`."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        import pyspiel

        self.evaluate = pyspiel.evaluate_bots
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]
        self.seed = 0

    def play(self, games: int) -> Any:
        ended = []
        for _ in range(games):
            self.seed += 1
            state = self.game.new_initial_state()
            self.evaluate(state, self.bots, self.seed)
            ended.append(state)
        return ended

    def count(self, games: int, played: Any) -> tuple[int, int]:
        return games, sum(move.player >= 0 for state in played for move in state.full_history())


def drawn(outcomes: Sequence[tuple[int, float]]) -> int:
    """One of the outcomes of a chance node, by their probabilities."""
    left = random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def make(arguments: list[str]) -> Contender:
    game, loop = arguments
    return (OpenSpielInside if loop == "engine" else OpenSpiel)(game)


if __name__ == "__main__":
    serve(make)
