"""Many tables at once for Gymnasium: a `VectorEnv` with one learning seat a table and bots at the others.

from ennichi.lab.vector import Tables

tables = Tables("bamboo", 64, opponents="greedy", processes=2)
observation, infos = tables.reset(seed=1)
observation, rewards, terminations, truncations, infos = tables.step(touches)  # one for each table

The same is `gymnasium.make_vec("ennichi/Bamboo-v0", num_envs=64, opponents="greedy")`, once `ennichi.lab.gym` is
imported.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex

from ennichi.kernel.errors import BadSetting, IllegalTouch
from ennichi.kernel.registry import whole
from ennichi.needs import need

need("gymnasium", "numpy", "librt")

import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from .batch import whole_touches  # noqa: E402
from .gym import RAISE, Table  # noqa: E402
from .rendering import ANSI  # noqa: E402
from .workers import Fields, Workers, arrays_in, check_processes, new_block, shares  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .workers import Arrays

News = tuple[int, dict[str, Any], dict[str, Any] | None]  # a table, what it tells, and what was last seen of its game


class Hall:
    """Tables of one process, which write what they show into rows of arrays."""

    def __init__(self, arrays: Arrays, first: int, count: int, mode: str, settings: dict[str, Any]) -> None:
        table = Table(**settings)
        self.first = first
        self.mode = AutoresetMode(mode)
        self.tables = [table] + [copy.copy(table) for _ in range(count - 1)]
        here = slice(first, first + count)
        self.observation, self.mask = arrays["observation"][here], arrays["action_mask"][here]
        self.reward, self.ended = arrays["reward"][here], arrays["ended"][here]
        self.seat, self.touches = arrays["seat"][here], arrays["touches"][here]

    def reset(self, seeds: list[int | None], places: list[int]) -> None:
        """New games at these tables, each with its seed."""
        for place, seed in zip(places, seeds, strict=True):
            self.deal_next(place, seed)

    def deal_next(self, place: int, seed: int | None) -> None:
        self.tables[place].deal_next(seed)
        self.reward[place] = 0.0
        self.ended[place] = False
        self.show(place)

    def show(self, place: int) -> None:
        table = self.tables[place]
        table.shown.write(table.position, table.seat, self.observation[place], self.mask[place])
        self.seat[place] = table.seat

    def step(self) -> list[News]:
        """Play what lies in `touches`; what there is to tell of games that have ended."""
        news: list[News] = []
        for place, table in enumerate(self.tables):
            if self.mode == AutoresetMode.NEXT_STEP and self.ended[place]:
                self.deal_next(place, None)
                continue
            self.reward[place], told = table.act(int(self.touches[place]))
            ended = table.ended
            if ended and self.mode == AutoresetMode.SAME_STEP:
                news.append((self.first + place, told, table.seen()))
                table.deal_next(None)
            elif ended:
                news.append((self.first + place, told, None))
            self.show(place)
            self.ended[place] = ended
        return news

    def objection(self, place: int, touch: int) -> str:
        return self.tables[place].position.objection(touch)

    def render(self) -> list[str]:
        return [table.render() for table in self.tables]


class Place(Protocol):
    """Where the tables stand: here, or in other processes."""

    def ask_all(self, what: str, arguments: Sequence[tuple[Any, ...]] | None = None) -> list[Any]: ...

    def ask(self, number: int, what: str, *arguments: Any) -> Any: ...

    def close(self) -> None: ...


class Here:
    """One hall in this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def ask_all(self, what: str, arguments: Sequence[tuple[Any, ...]] | None = None) -> list[Any]:
        return [self.ask(0, what, *(() if arguments is None else arguments[0]))]

    def ask(self, number: int, what: str, *arguments: Any) -> Any:
        return getattr(self.hall, what)(*arguments)

    def close(self) -> None:
        """There is nothing to close."""


class Tables(VectorEnv[Any, Any, Any]):
    """So many tables as `Table` makes them, each with its own game: table i with the seed s + i plays the very games of
    a `Table` that is reset with that seed.

    `autoreset_mode` says when the next game follows: at the step after the last one (`NextStep`, as Gymnasium does it),
    at once (`SameStep`: what was seen last is `infos["final_obs"]`), or when `reset` is called with a `reset_mask`
    (`Disabled`). With `copy=False` observations are the same arrays at every step. More than one of `processes` are
    started anew and import the script, which therefore begins its work below `if __name__ == "__main__":`.

    >>> from ennichi.lab.vector import Tables
    >>> tables = Tables("bamboo", 3, opponents="random", reward="win")
    >>> observation, infos = tables.reset(seed=1)
    >>> touches = tables.action_masks().argmax(axis=1)
    >>> observation, rewards, terminations, truncations, infos = tables.step(touches)
    >>> rewards.tolist()
    [0.0, 0.0, 0.0]
    """

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1,
        *,
        processes: SupportsIndex = 1,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs = whole("the number of tables", num_envs)
        if self.num_envs < 1:
            raise BadSetting(f"there is at least one table, not {self.num_envs}")
        if render_mode not in (None, ANSI):
            raise BadSetting(f"render_mode of many tables can be 'ansi' or None, not {render_mode!r}")
        try:
            self.mode = AutoresetMode(autoreset_mode)
        except ValueError:
            known = ", ".join(mode.value for mode in AutoresetMode)
            raise BadSetting(f"autoreset_mode is one of {known}, not {autoreset_mode!r}") from None
        settings |= {"game": game, "render_mode": render_mode}
        like = Table(**settings)
        self.copy = copy
        self.illegal = like.illegal
        self.render_mode = render_mode
        self.metadata = {**like.metadata, "render_modes": [ANSI], "autoreset_mode": self.mode}
        self.single_observation_space, self.single_action_space = like.observation_space, like.action_space
        self.observation_space = batch_space(like.observation_space, self.num_envs)
        self.action_space = batch_space(like.action_space, self.num_envs)
        self.touch_count = like.observer.touches
        self.shares = shares(self.num_envs, check_processes(whole("the number of processes", processes), self.num_envs))
        self.arrays: Arrays
        self.place: Place
        self.set_up(like, settings)
        self.dealt = False

    def set_up(self, like: Table, settings: dict[str, Any]) -> None:
        count = self.num_envs
        fields: Fields = {
            "observation": ((count, like.observer.layout.size), "int16"),
            "action_mask": ((count, self.touch_count), "int8"),
            "reward": ((count,), "float64"),
            "ended": ((count,), "bool"),
            "seat": ((count,), "int64"),
            "touches": ((count,), "int64"),
        }
        if len(self.shares) > 1:
            block = new_block(fields)
            self.arrays = arrays_in(block, fields)
            parts = [(*share, self.mode.value, settings) for share in self.shares]
            self.place = Workers(Hall, parts, block, fields)
        else:
            self.arrays = {name: np.zeros(shape, sort) for name, (shape, sort) in fields.items()}
            self.place = Here(Hall(self.arrays, 0, count, self.mode.value, settings))

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """New games at all tables, or at those of `options["reset_mask"]`; a single seed is counted on from table to
        table."""
        seeds = self.each_seed(seed)
        which = self.wanted((options or {}).get("reset_mask"))
        orders = []
        for first, count in self.shares:
            places = [place for place in range(first, first + count) if which[place]]
            orders.append(([seeds[place] for place in places], [place - first for place in places]))
        self.place.ask_all("reset", orders)
        self.dealt = True
        return self.seen(), {"seat": np.where(which, self.arrays["seat"], 0), "_seat": which}

    def each_seed(self, seed: SupportsIndex | Sequence[SupportsIndex | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Sequence | np.ndarray):
            seeds = [None if each is None else whole("a seed", each) for each in seed]
        else:
            first = whole("the seed", seed)
            seeds = [first + place for place in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise BadSetting(f"{self.num_envs} tables need as many seeds, not {len(seeds)}")
        return seeds

    def wanted(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return np.ones(self.num_envs, bool)
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_:
            raise BadSetting(f"the reset_mask is an array of {self.num_envs} booleans, one for each table")
        if not self.dealt and not given.all():
            raise BadSetting("call reset() for all tables first, which deals a game at each")
        return given

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one touch at each table, then whatever the bots do. IllegalTouch leaves all tables as they were."""
        if not self.dealt:
            raise BadSetting("call reset() first, which deals a game at each table")
        self.take_over(whole_touches(actions))
        news = [each for part in self.place.ask_all("step") for each in part]
        infos: dict[str, Any] = {"seat": self.arrays["seat"].copy(), "_seat": np.ones(self.num_envs, bool)}
        for place, told, last in news:
            if last is not None:
                infos = self._add_info(infos, {"final_obs": last, "final_info": told}, place)
            else:
                infos = self._add_info(infos, told, place)
        reward, ended = self.arrays["reward"].copy(), self.arrays["ended"].copy()
        return self.seen(), reward, ended, np.zeros(self.num_envs, bool), infos

    def take_over(self, touches: list[int]) -> None:
        """Check the touches and hand them to the tables."""
        if len(touches) != self.num_envs:
            raise IllegalTouch(f"{self.num_envs} tables need as many touches, not {len(touches)}")
        for place, touch in enumerate(touches):
            if not 0 <= touch < self.touch_count:
                raise IllegalTouch(f"table {place}: there is no touch number {touch}")
        self.arrays["touches"][:] = touches
        if self.mode == AutoresetMode.DISABLED and self.arrays["ended"].any():
            which = int(self.arrays["ended"].argmax())
            raise BadSetting(f"the game at table {which} is over: call reset() with a reset_mask for it")
        if self.illegal == RAISE:
            is_open = self.arrays["action_mask"][np.arange(self.num_envs), self.arrays["touches"]]
            if not is_open.all():
                self.object_to(int(is_open.argmin()), touches)

    def object_to(self, place: int, touches: list[int]) -> None:
        for number, (first, count) in enumerate(self.shares):
            if first <= place < first + count:
                why = self.place.ask(number, "objection", place - first, touches[place])
                raise IllegalTouch(f"table {place}: {why}")

    def seen(self) -> dict[str, NDArray[Any]]:
        shown = {name: self.arrays[name] for name in ("observation", "action_mask")}
        return {name: array.copy() for name, array in shown.items()} if self.copy else shown

    def action_masks(self) -> NDArray[np.bool_]:
        """The open touches of each table as booleans; something is always open."""
        return self.arrays["action_mask"].astype(bool)

    def render(self) -> tuple[str, ...] | None:
        """Each table in words."""
        if self.render_mode is None:
            return None
        return tuple(text for part in self.place.ask_all("render") for text in part)

    def close_extras(self, **kwargs: Any) -> None:
        self.place.close()
