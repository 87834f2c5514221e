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
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from ennichi.kernel.errors import BadSetting, IllegalTouch
from ennichi.kernel.game import Game, Header, OptionValue
from ennichi.kernel.registry import check_seed, header, whole
from ennichi.needs import need

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
    written to; copy what should last. A copy (`copy.deepcopy`, `pickle`) goes on as the batch itself would.

    observation (games, numbers) int16   what the seat to act may know
    mask        (games, touches) bool    what it may touch
    seat        (games,) int64           which seat that is
    reward      (games, seats) float64   where a game has just ended, its reward for each seat; otherwise 0
    done        (games,) bool            a game has just ended here, and what is seen is the next one
    """

    def __init__(
        self,
        game: str,
        games: SupportsIndex,
        *,
        seats: SupportsIndex = 2,
        seed: SupportsIndex = 0,
        reward: str = MARGIN,
        components: str = "",
        **options: OptionValue,
    ) -> None:
        count = whole("the number of games", games)
        if count < 1:
            raise BadSetting(f"a batch has at least one game, not {count}")
        self.set_up(header(game, seats, seed, dict(options), (), components), count, check_reward(reward))

    def set_up(self, head: Header, games: int, reward: str) -> None:
        self.encoder = encoder_of(head.kind, head.box)
        self.layout = self.encoder.layout
        self.loop = Loop(head, games, reward, self.encoder)
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

    def reset(self, seed: SupportsIndex) -> None:
        """New games everywhere: the k-th one in place i has the seed `seed + i + k * games`.

        After the largest seed, 2**63 - 1, comes 0.
        """
        self.loop.reset(check_seed(seed))

    def step(self, touches: Sequence[SupportsIndex] | NDArray[Any]) -> None:
        """Play one touch in each game; raises IllegalTouch, with nothing played, when one of them is closed."""
        if isinstance(touches, np.ndarray) and touches.ndim == 1 and touches.dtype.kind in "iu":
            self.loop.step(touches.tolist())
            return
        try:
            numbers = list(map(index, touches))
        except TypeError:
            raise IllegalTouch("touches are whole numbers: give a list or an array with one for each game") from None
        self.loop.step(numbers)

    def sample(self) -> list[int]:
        """A random open touch for each game."""
        return self.loop.sample()

    def roll(self, steps: SupportsIndex, observe: bool = True) -> int:
        """Play random touches, so many in each game; how many that were."""
        count = whole("the number of steps", steps)
        if count < 0:
            raise BadSetting(f"the number of steps is 0 or more, not {count}")
        return self.loop.roll(count, observe)

    def __getstate__(self) -> dict[str, Any]:
        loop = self.loop
        return {
            "header": loop.header,
            "reward": loop.reward,
            "games": [g.clone() for g in loop.games],  # not shared with a shallow copy either
            "seeds": loop.seeds.copy(),
            "chances": [int(chance.state) for chance in loop.chances],
            "finished": loop.finished,
            "done": self.done.tolist(),
            "rewards": self.reward.ravel().tolist(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.set_up(kept["header"], len(kept["games"]), kept["reward"])
        self.loop.go_on(kept["games"], kept["seeds"], kept["chances"], kept["finished"], kept["done"], kept["rewards"])
