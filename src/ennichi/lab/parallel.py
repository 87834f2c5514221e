"""A batch on several cores: processes with a share of the games each, and arrays in memory that all of them see.

from ennichi.lab.parallel import ParallelBatch

if __name__ == "__main__":  # its processes import the script
    with ParallelBatch("bamboo", 256, processes=4, seats=2, seed=7) as batch:
        while batch.finished < 1000:
            batch.step(choose(batch.observation, batch.mask))
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from ennichi.kernel.errors import BadSetting, IllegalTouch
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import SEEDS, check_seed, header, whole
from ennichi.needs import need

from .rewards import MARGIN, check_reward

need("numpy", "librt")

import numpy as np  # noqa: E402

from .batch import Batch, whole_touches  # noqa: E402
from .observation import encoder_of  # noqa: E402
from .workers import Fields, Workers, arrays_in, check_processes, new_block, shares  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .workers import Arrays

SHOWN = ("observation", "mask", "seat", "reward", "done")


class Part:
    """The games of one process: a batch that shows its arrays to the others."""

    def __init__(self, arrays: Arrays, first: int, games: int, total: int, seed: int, settings: dict[str, Any]) -> None:
        self.first = first
        self.further = total - games  # a place goes on by the number of all games, and not of those of this process
        self.shown = {name: arrays[name][first : first + games] for name in SHOWN}
        self.touches = arrays["touches"][first : first + games]
        self.batch = Batch(games=games, seed=(seed + first) % SEEDS, **settings)
        self.skip(range(games))
        self.show()

    def skip(self, places: Sequence[int]) -> None:
        """Let the next games in these places have the seeds that they would have in one batch of all games."""
        seeds = self.batch.loop.seeds
        for place in places:
            seeds[place] = (seeds[place] + self.further) % SEEDS

    def show(self) -> int:
        for name, array in self.shown.items():
            array[:] = getattr(self.batch, name)
        return self.batch.finished

    def reset(self, seed: int) -> int:
        self.batch.reset((seed + self.first) % SEEDS)
        self.skip(range(len(self.touches)))
        return self.show()

    def step(self) -> int:
        self.batch.step(self.touches)
        self.skip(list(self.batch.ended))
        return self.show()

    def roll(self, steps: int) -> int:
        for _ in range(steps):
            self.batch.roll(1, observe=False)
            self.skip(np.flatnonzero(self.batch.done).tolist())
        return self.show()

    def sample(self) -> list[int]:
        return self.batch.sample()

    def games(self) -> list[Game]:
        return self.batch.games

    def ended(self) -> dict[int, Game]:
        return {self.first + place: g for place, g in self.batch.ended.items()}

    def final_observation(self, place: int) -> NDArray[np.int16]:
        return self.batch.final_observation(place)

    def objection(self, place: int, touch: int) -> str:
        return self.batch.games[place].objection(touch)


class ParallelBatch:
    """What `Batch` is, on several cores: the same games, arrays and methods for the same seed.

    Its processes end with `close`, at the end of a `with`, or with this one. They are started anew and import the
    script, which therefore begins its work below `if __name__ == "__main__":`. A fault in one of them is raised here.
    It cannot be copied or pickled.

    >>> from ennichi.lab.parallel import ParallelBatch
    >>> with ParallelBatch("bamboo", 4, processes=2, seed=7) as batch:
    ...     batch.step(batch.sample())
    ...     batch.done.tolist()
    [False, False, False, False]
    """

    def __init__(
        self,
        game: str,
        games: SupportsIndex,
        *,
        processes: SupportsIndex | None = None,
        seats: SupportsIndex = 2,
        seed: SupportsIndex = 0,
        reward: str = MARGIN,
        components: str = "",
        **options: OptionValue,
    ) -> None:
        count = whole("the number of games", games)
        if count < 1:
            raise BadSetting(f"a batch has at least one game, not {count}")
        cores = os.cpu_count() or 1 if processes is None else whole("the number of processes", processes)
        head = header(game, seats, seed, dict(options), (), components)
        settings = {"game": game, "seats": head.seats, "reward": check_reward(reward), "components": components}
        self.layout = encoder_of(head.kind, head.box).layout
        self.count = count
        fields: Fields = {
            "observation": ((count, self.layout.size), "int16"),
            "mask": ((count, len(head.box.vocabulary)), "bool"),
            "seat": ((count,), "int64"),
            "reward": ((count, head.seats), "float64"),
            "done": ((count,), "bool"),
            "touches": ((count,), "int64"),
        }
        block = new_block(fields)
        arrays = arrays_in(block, fields)
        self.observation: NDArray[np.int16] = arrays["observation"]
        self.mask: NDArray[np.bool_] = arrays["mask"]
        self.seat: NDArray[np.int64] = arrays["seat"]
        self.reward: NDArray[np.float64] = arrays["reward"]
        self.done: NDArray[np.bool_] = arrays["done"]
        self.touches: NDArray[np.int64] = arrays["touches"]  # those that are to be played
        self.shares = shares(count, check_processes(cores, count))
        self.places = np.arange(count)
        self.finished = 0
        self.kept: dict[int, Game] | None = None  # the games that have just ended, once they were asked for
        parts = [(*share, count, head.seed, settings | head.options) for share in self.shares]
        self.workers = Workers(Part, parts, block, fields)

    @property
    def processes(self) -> int:
        return len(self.shares)

    @property
    def games(self) -> list[Game]:
        """Copies of the positions."""
        return [g for part in self.workers.ask_all("games") for g in part]

    @property
    def ended(self) -> dict[int, Game]:
        """The games that have ended in the last step."""
        if self.kept is None:
            self.kept = {}
            for number, (first, count) in enumerate(self.shares):
                if self.done[first : first + count].any():
                    self.kept |= self.workers.ask(number, "ended")
        return self.kept

    def final_observation(self, place: SupportsIndex) -> NDArray[np.int16]:
        """What each seat may know of the game that has ended there in the last step, a row a seat."""
        number = whole("the place", place)
        if not 0 <= number < self.count or not self.done[number]:
            raise BadSetting(f"no game has ended in place {number} in the last step")
        part, there = self.find(number)
        rows: NDArray[np.int16] = self.workers.ask(part, "final_observation", there)
        return rows

    def find(self, place: int) -> tuple[int, int]:
        """The process that has this place, and which one it is there."""
        for number, (first, count) in enumerate(self.shares):
            if place < first + count:
                return number, place - first
        raise IndexError(place)

    def reset(self, seed: SupportsIndex) -> None:
        """New games everywhere, as those of `Batch.reset`."""
        self.note(self.workers.ask_all("reset", [(check_seed(seed),)] * self.processes))

    def step(self, touches: Sequence[SupportsIndex] | NDArray[Any]) -> None:
        """Play one touch in each game; raises IllegalTouch, with nothing played, when one of them is closed."""
        numbers = whole_touches(touches)
        if len(numbers) != self.count:
            raise ValueError(f"{len(numbers)} touches for {self.count} games")
        place = self.closed(numbers)
        if place >= 0:
            part, there = self.find(place)
            raise IllegalTouch(f"game {place}: {self.workers.ask(part, 'objection', there, numbers[place])}")
        self.note(self.workers.ask_all("step"))

    def closed(self, numbers: list[int]) -> int:
        """Take over the touches to play; the first place where one is closed, or -1."""
        most = self.mask.shape[1]
        for place, touch in enumerate(numbers):
            if not 0 <= touch < most:
                return place
        self.touches[:] = numbers
        is_open = self.mask[self.places, self.touches]
        return -1 if is_open.all() else int(is_open.argmin())

    def sample(self) -> list[int]:
        """A random open touch for each game."""
        return [touch for part in self.workers.ask_all("sample") for touch in part]

    def roll(self, steps: SupportsIndex, observe: bool = True) -> int:
        """Play random touches, so many in each game; how many that were. The arrays are written at the end."""
        count = whole("the number of steps", steps)
        if count < 0:
            raise BadSetting(f"the number of steps is 0 or more, not {count}")
        self.note(self.workers.ask_all("roll", [(count,)] * self.processes))
        self.kept = {}
        return count * self.count

    def note(self, finished: list[int]) -> None:
        self.finished = sum(finished)
        self.kept = None

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        self.workers.close()

    def __enter__(self) -> ParallelBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a ParallelBatch cannot be copied or pickled: its games are in other processes")
