"""The games as Gymnasium environments: one seat learns, bots play the others.

from ennichi.lab.gym import Table

table = Table("bamboo", opponents=["greedy"], seat=0)
observation, info = table.reset(seed=1)
observation, reward, terminated, truncated, info = table.step(touch)  # open in observation["action_mask"]

Gymnasium knows each game by an id once this module is imported: `gymnasium.make("ennichi/Bamboo-v0", seats=3)`, or in
one go `gymnasium.make("ennichi.lab.gym:ennichi/Bamboo-v0")`. Many tables at once are in `ennichi.lab.vector`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from ennichi import bots
from ennichi.bots import Bot, Given
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import deal, games, header, whole
from ennichi.needs import need

from .rendering import HUMAN, RENDER_MODES, check_render_mode, rendered
from .rewards import MARGIN, check_reward, final_rewards, least
from .seeds import draw_seed

need("gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from .observation import Observer  # noqa: E402
from .shown import Shown  # noqa: E402

RAISE = "raise"
LOSE = "lose"


class Table(gymnasium.Env[Any, Any]):
    """A table with one seat for the program; `opponents` is a bot for each of the others, or one for all.

    A bot is what `ennichi.bots.make` takes: a name, such as `greedy`, `net:FILE` or `FILE.py:CLASS`, a class or a
    function that is called with a seed and makes a new bot for each game, or an object, which plays all of them. One's
    own bots get what their seat may know, and what is hidden is dealt anew.

    `seat` is the program's own one; None draws one in each game. A closed touch ends the game with the worst reward
    there is, or with `illegal="raise"` raises IllegalTouch; a number that is no touch at all always does.
    A copy (`copy.deepcopy`, `pickle`) goes on as the table itself would; making it, the bots think once more about what
    they have played, so that they know what they knew.

    >>> from ennichi.lab.gym import Table
    >>> table = Table("bamboo", opponents="greedy", reward="rank")
    >>> observation, info = table.reset(seed=1)
    >>> touch = int(observation["action_mask"].argmax())
    >>> observation, reward, terminated, truncated, info = table.step(touch)
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Given | Sequence[Given] = "random",
        seats: SupportsIndex = 2,
        seat: SupportsIndex | None = None,
        reward: str = MARGIN,
        illegal: str = LOSE,
        components: str = "",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.header = header(game, seats, 0, dict(options), (), components)
        self.seats = self.header.seats
        self.own_seat = None if seat is None else whole("the seat", seat)
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        given: Any = opponents
        self.opponents: list[Given] = list(given) if several else [given] * (self.seats - 1)
        if len(self.opponents) != self.seats - 1:
            raise BadSetting(f"{self.seats} seats need {self.seats - 1} opponents, not {len(self.opponents)}")
        if self.own_seat is not None and not 0 <= self.own_seat < self.seats:
            raise BadSetting(f"there is no seat {seat}; this game has seats 0 to {self.seats - 1}")
        if illegal not in (RAISE, LOSE):
            raise BadSetting(f"a closed touch can be answered with {RAISE} or {LOSE}, not {illegal!r}")
        for each in self.opponents:
            bots.make(each, 0).check(self.header)  # to complain now
        self.reward = check_reward(reward)
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self.observer = Observer(self.header.kind, self.header.box)
        touches = self.observer.touches
        row = spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
        self.observation_space = spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (touches,), np.int8)})
        self.action_space = spaces.Discrete(touches)
        self.shown = Shown(self.observer, self.seats)
        self.seat = 0
        self.others: dict[int, Bot] = {}
        self.seeds: list[int] = []  # theirs
        self.dealt: Game | None = None
        self.lost = False  # the game has ended by a closed touch

    @property
    def position(self) -> Game:
        if self.dealt is None:
            raise BadSetting("call reset() first, which deals a game")
        return self.dealt

    @property
    def ended(self) -> bool:
        return self.lost or self.position.over

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the others play up to the first own decision."""
        self.deal_next(seed)
        if self.render_mode == HUMAN:
            self.render()
        return self.seen(), self.info()

    def deal_next(self, seed: SupportsIndex | None) -> None:
        """The same, with nothing to look at; without a seed the generator goes on."""
        super().reset(seed=None if seed is None else whole("the seed", seed))
        chance = self.np_random
        self.seat = int(chance.integers(self.seats)) if self.own_seat is None else self.own_seat
        self.dealt = deal(self.header, draw_seed(chance))
        self.lost = False
        self.seat_others([draw_seed(chance) for _ in self.opponents])
        self.let_others_play()

    def seat_others(self, seeds: list[int]) -> None:
        """New bots, with these seeds, in the order of the seats after one's own."""
        after = [(self.seat + place) % self.seats for place in range(1, self.seats)]
        made = [bots.make(given, seed) for given, seed in zip(self.opponents, seeds, strict=True)]
        self.others = dict(zip(after, made, strict=True))
        self.seeds = seeds

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a touch, then whatever the others do up to the next own decision or the end."""
        worth, told = self.act(action)
        if self.render_mode == HUMAN:
            self.render()
        return self.seen(), worth, self.ended, False, told

    def act(self, action: Any) -> tuple[float, dict[str, Any]]:
        """The same, with nothing to look at: the reward, and what is told beside it."""
        g = self.position
        if self.ended:
            raise BadSetting("the game is over: call reset() for the next one")
        touch = g.whole_touch(action)
        if self.illegal == LOSE and touch not in g.offered and 0 <= touch < self.observer.touches:
            self.lost = True
            return least(self.reward), {**self.info(), "illegal": g.objection(touch)}
        g.play(touch)
        self.let_others_play()
        return final_rewards(g, self.reward)[self.seat] if g.over else 0.0, self.info()

    def let_others_play(self) -> None:
        g = self.position
        while not g.over and g.seat != self.seat:
            g.play(self.others[g.seat].choose(g))

    def seen(self) -> dict[str, Any]:
        return self.shown.to(self.position, self.seat)

    def mask(self) -> Any:
        """1 for each open touch. When the game is over all are 1: whatever a policy makes of that is not played."""
        g = self.position
        return np.ones(self.observer.touches, np.int8) if g.over else self.observer.mask(g, self.seat)

    def action_masks(self) -> Any:
        """The same as booleans, where sb3-contrib looks for them."""
        return self.mask().astype(bool)

    def info(self) -> dict[str, Any]:
        g = self.position
        told: dict[str, Any] = {"seat": self.seat}
        if g.over:
            told |= {"scores": g.scores(), "winners": g.winners()}
        if cut := sum(bot.cut for bot in self.others.values()):
            told["cut"] = cut  # turns of the others in which the clock cut off a search
        return told

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"others": {}, "shown": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """What bots know cannot be stored; they are made anew and asked again what they were asked."""
        self.__dict__.update(kept)
        self.shown = Shown(self.observer, self.seats)  # not shared with a shallow copy either
        self.others = {}
        if self.dealt is None:
            return
        self.seat_others(self.seeds)
        g = deal(self.header, self.dealt.header.seed)
        for touch in self.dealt.touches():
            if g.seat != self.seat:
                self.others[g.seat].choose(g)
            g.play(touch)

    def render(self) -> Any:
        """The table and what is asked, in words: `ansi` gives the text, `human` prints it, at each step by itself."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered: make the table with render_mode='ansi' or 'human'")
            return None
        return rendered(self.position, self.seat, self.render_mode)


def environment_id(game: str) -> str:
    """The name by which Gymnasium knows a game: that of `bamboo` is `ennichi/Bamboo-v0`."""
    return f"ennichi/{game.capitalize()}-v0"


def register_with_gymnasium(game: str) -> None:
    """Let Gymnasium know a game; those that are found when this module is imported are known to it."""
    gymnasium.register(
        environment_id(game),
        entry_point="ennichi.lab.gym:Table",
        vector_entry_point="ennichi.lab.vector:Tables",
        kwargs={"game": game},
    )


for each in games():
    register_with_gymnasium(each)
