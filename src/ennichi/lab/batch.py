"""Many games at once for learning programs: arrays that are written in place at each step, and games that follow on.

from ennichi.lab.batch import Batch

batch = Batch("bamboo", 256, seats=2, seed=7)
while batch.finished < 1000:
    touches = choose(batch.observation, batch.mask)  # one for each game
    batch.step(touches)
    batch.reward[batch.done]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import header

from .needs import need
from .rewards import MARGIN, check_reward

need("numpy", "librt")

import numpy as np  # noqa: E402

from .loop import Loop  # noqa: E402
from .observation import encoder_of, memory_view  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Batch:
    """So many games of one sort, each with a seat that must act.

    The arrays are made once and show the loop's own memory; `step` and `reset` write into them. They cannot be
    written to; copy what should last.

    observation (games, numbers) int16   what the seat to act may know
    mask        (games, touches) bool    what it may touch
    seat        (games,) int64           which seat that is
    reward      (games, seats) float64   where a game has just ended, its reward for each seat; otherwise 0
    done        (games,) bool            a game has just ended here, and what is seen is the next one
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seats: int = 2,
        seed: int = 0,
        reward: str = MARGIN,
        components: str = "",
        **options: OptionValue,
    ) -> None:
        if games < 1:
            raise BadSetting(f"a batch has at least one game, not {games}")
        head = header(game, seats, seed, dict(options), (), components)
        self.encoder = encoder_of(head.kind, head.box)
        self.layout = self.encoder.layout
        self.loop = Loop(head, games, check_reward(reward), self.encoder)
        loop = self.loop
        self.observation: NDArray[np.int16] = memory_view(loop.rows, np.int16).reshape(games, -1)
        self.mask: NDArray[np.bool_] = memory_view(loop.mask, np.bool_).reshape(games, -1)
        self.reward: NDArray[np.float64] = memory_view(loop.rewards, np.float64).reshape(games, -1)
        self.seat: NDArray[np.int64] = memory_view(loop.seat, np.int64)
        self.done: NDArray[np.bool_] = memory_view(loop.done, np.bool_)

    @property
    def games(self) -> list[Game]:
        """The positions themselves; to be read only."""
        return self.loop.games

    @property
    def finished(self) -> int:
        """How many games have ended since the start or the last `reset`."""
        return self.loop.finished

    def reset(self, seed: int) -> None:
        """New games everywhere: the k-th one in place i has the seed `seed + i + k * games`."""
        self.loop.reset(seed)

    def step(self, touches: Sequence[int] | NDArray[Any]) -> None:
        """Play one touch in each game; raises IllegalTouch, with nothing played, when one of them is closed."""
        self.loop.step(touches.tolist() if isinstance(touches, np.ndarray) else list(touches))

    def sample(self) -> list[int]:
        """A random open touch for each game."""
        return self.loop.sample()

    def roll(self, steps: int, observe: bool = True) -> int:
        """Play random touches, so many in each game; how many that were."""
        return self.loop.roll(steps, observe)
