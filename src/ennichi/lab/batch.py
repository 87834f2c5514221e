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
from .observation import Observer, encoder_of, lent_view, memory_view  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Batch:
    """So many games of one sort, each with a seat that must act.

    The arrays are made once; `step`, `roll` and `reset` write into them, so copy what should last. They are ordinary
    arrays, which PyTorch and DLPack take as they are. What is written to them by others does no harm to the games and
    is gone with the next step; `observation` is the loop's own memory, the others are copies of it.
    A copy of the batch (`copy.deepcopy`, `pickle`) goes on as the batch itself would.

    - `observation` (games, numbers) int16: what the seat to act may know
    - `mask` (games, touches) bool: what it may touch; something is always open
    - `seat` (games,) int64: which seat that is
    - `reward` (games, seats) float64: where a game has just ended, its reward for each seat; otherwise 0
    - `done` (games,) bool: a game has just ended here, and what is seen is the next one
    - `ended` place: position: the games that have ended in the last step, with their scores, for instance

    >>> from ennichi.lab.batch import Batch
    >>> batch = Batch("bamboo", 8, seats=2, seed=7, reward="win")
    >>> while batch.finished < 2:
    ...     batch.step(batch.sample())
    >>> batch.observation.shape == (8, batch.layout.size), bool(batch.mask.any(axis=1).all())
    (True, True)
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
        self.ended: dict[int, Game] = {}
        self.counted = 0  # games that had ended before the last step
        self.observation: NDArray[np.int16] = lent_view(loop.rows, np.int16).reshape(games, -1)
        # The loop trusts its own flags, so others see copies.
        self.inside: list[NDArray[Any]] = [
            memory_view(loop.mask, np.bool_).reshape(games, -1),
            memory_view(loop.rewards, np.float64).reshape(games, -1),
            memory_view(loop.seat, np.int64),
            memory_view(loop.done, np.bool_),
        ]
        self.mask: NDArray[np.bool_]
        self.reward: NDArray[np.float64]
        self.seat: NDArray[np.int64]
        self.done: NDArray[np.bool_]
        self.mask, self.reward, self.seat, self.done = (each.copy() for each in self.inside)

    def show(self) -> None:
        """Let the arrays say what the loop says."""
        mask, reward, seat, done = self.inside
        self.mask[:] = mask
        self.reward[:] = reward
        self.seat[:] = seat
        self.done[:] = done

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
        self.ended = {}
        self.counted = 0
        self.show()

    def step(self, touches: Sequence[SupportsIndex] | NDArray[Any]) -> None:
        """Play one touch in each game; raises IllegalTouch, with nothing played, when one of them is closed."""
        loop = self.loop
        numbers = whole_touches(touches)
        before = loop.games.copy()
        loop.step(numbers)
        self.show()
        if loop.finished != self.counted:
            self.counted = loop.finished
            self.ended = {place: before[place] for place in np.flatnonzero(self.done).tolist()}
        elif self.ended:
            self.ended = {}

    def final_observation(self, place: SupportsIndex) -> NDArray[np.int16]:
        """What each seat may know of the game that has ended there in the last step, a row a seat."""
        number = whole("the place", place)
        if number not in self.ended:
            raise BadSetting(f"no game has ended in place {number} in the last step")
        observer = Observer(self.encoder.kind, self.encoder.box)
        return np.stack([observer.observe(self.ended[number], seat) for seat in range(self.loop.header.seats)])

    def sample(self) -> list[int]:
        """A random open touch for each game."""
        return self.loop.sample()

    def roll(self, steps: SupportsIndex, observe: bool = True) -> int:
        """Play random touches, so many in each game; how many that were."""
        count = whole("the number of steps", steps)
        if count < 0:
            raise BadSetting(f"the number of steps is 0 or more, not {count}")
        played = self.loop.roll(count, observe)
        self.ended = {}
        self.counted = self.loop.finished
        self.show()
        return played

    def __getstate__(self) -> dict[str, Any]:
        loop = self.loop
        return {
            "header": loop.header,
            "reward": loop.reward,
            "games": [g.clone() for g in loop.games],  # not shared with a shallow copy either
            "seeds": loop.seeds.copy(),
            "chances": [int(chance.state) for chance in loop.chances],
            "finished": loop.finished,
            "done": self.inside[3].tolist(),
            "rewards": self.inside[1].ravel().tolist(),
            "ended": {place: g.clone() for place, g in self.ended.items()},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.set_up(kept["header"], len(kept["games"]), kept["reward"])
        self.loop.go_on(kept["games"], kept["seeds"], kept["chances"], kept["finished"], kept["done"], kept["rewards"])
        self.ended = kept["ended"]
        self.counted = kept["finished"]
        self.show()


def whole_touches(touches: Sequence[SupportsIndex] | NDArray[Any]) -> list[int]:
    """Touches of any library as Python's own numbers."""
    if isinstance(touches, np.ndarray) and touches.ndim == 1 and touches.dtype.kind in "iu":
        numbers: list[int] = touches.tolist()
        return numbers
    try:
        return list(map(index, touches))
    except TypeError:
        raise IllegalTouch("touches are whole numbers: give a list or an array with one for each game") from None
