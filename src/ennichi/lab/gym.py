"""The games as Gymnasium environments: one seat learns, bots play the others.

from ennichi.lab.gym import Table

table = Table("bamboo", opponents=["greedy"], seat=0)
observation, info = table.reset(seed=1)
observation, reward, terminated, truncated, info = table.step(touch)  # open in observation["action_mask"]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from ennichi import bots
from ennichi.bots import Bot
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import deal, header, whole
from ennichi.needs import need

from .rewards import MARGIN, check_reward, final_rewards, least
from .seeds import draw_seed

need("gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from .observation import Observer  # noqa: E402

RAISE = "raise"
LOSE = "lose"


class Table(gymnasium.Env[Any, Any]):
    """A table with one seat for the program; `opponents` names a bot for each of the others, or one for all.

    `seat` is the program's own one; None draws one in each game. A closed touch raises IllegalTouch, or with
    `illegal="lose"` ends the game with the worst reward there is. A copy (`copy.deepcopy`, `pickle`) goes on as the
    table itself would; making it, the bots think once more about what they have played, so that they know what they
    knew.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        seats: SupportsIndex = 2,
        seat: SupportsIndex | None = None,
        reward: str = MARGIN,
        illegal: str = RAISE,
        components: str = "",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.header = header(game, seats, 0, dict(options), (), components)
        self.seats = self.header.seats
        self.own_seat = None if seat is None else whole("the seat", seat)
        one = isinstance(opponents, str | Bot)
        self.opponents: list[Any] = [opponents] * (self.seats - 1) if one else list(opponents)
        if len(self.opponents) != self.seats - 1:
            raise BadSetting(f"{self.seats} seats need {self.seats - 1} opponents, not {len(self.opponents)}")
        if self.own_seat is not None and not 0 <= self.own_seat < self.seats:
            raise BadSetting(f"there is no seat {seat}; this game has seats 0 to {self.seats - 1}")
        if render_mode not in (None, "ansi"):
            raise BadSetting(f"render_mode can be 'ansi' or None, not {render_mode!r}")
        if illegal not in (RAISE, LOSE):
            raise BadSetting(f"a closed touch can be answered with {RAISE} or {LOSE}, not {illegal!r}")
        for name in self.opponents:
            if not isinstance(name, str):
                given = type(name).__name__
                raise BadSetting(
                    f"name the opponents, such as 'greedy', instead of a {given}: each game makes new ones"
                )
            bots.make(name, 0).check(self.header)  # to complain now
        self.reward = check_reward(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observer = Observer(self.header.kind, self.header.box)
        touches = self.observer.touches
        row = spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
        self.observation_space = spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (touches,), np.int8)})
        self.action_space = spaces.Discrete(touches)
        self.seat = 0
        self.others: dict[int, Bot] = {}
        self.dealt: Game | None = None

    @property
    def position(self) -> Game:
        if self.dealt is None:
            raise BadSetting("call reset() first, which deals a game")
        return self.dealt

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the others play up to the first own decision."""
        super().reset(seed=seed)
        chance = self.np_random
        self.seat = int(chance.integers(self.seats)) if self.own_seat is None else self.own_seat
        self.dealt = deal(self.header, draw_seed(chance))
        self.seat_others([draw_seed(chance) for _ in self.opponents])
        self.let_others_play()
        return self.seen(), self.info()

    def seat_others(self, seeds: list[int]) -> None:
        """New bots, with these seeds, in the order of the seats after one's own."""
        after = [(self.seat + place) % self.seats for place in range(1, self.seats)]
        made = [bots.make(name, seed) for name, seed in zip(self.opponents, seeds, strict=True)]
        self.others = dict(zip(after, made, strict=True))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a touch, then whatever the others do up to the next own decision or the end."""
        g = self.position
        if self.illegal == LOSE and int(action) not in g.options:
            return self.seen(), least(self.reward), True, False, {**self.info(), "illegal": g.objection(int(action))}
        g.play(int(action))
        self.let_others_play()
        worth = final_rewards(g, self.reward)[self.seat] if g.over else 0.0
        return self.seen(), worth, g.over, False, self.info()

    def let_others_play(self) -> None:
        g = self.position
        while not g.over and g.seat != self.seat:
            g.play(self.others[g.seat].choose(g))

    def seen(self) -> dict[str, Any]:
        g = self.position
        return {
            "observation": self.observer.observe(g, self.seat),
            "action_mask": self.observer.mask(g, self.seat),
        }

    def action_masks(self) -> Any:
        """The open touches as booleans, where sb3-contrib looks for them."""
        return self.observer.mask(self.position, self.seat).astype(bool)

    def info(self) -> dict[str, Any]:
        g = self.position
        told: dict[str, Any] = {"seat": self.seat}
        if g.over:
            told |= {"scores": g.scores(), "winners": g.winners()}
        return told

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"others": [bot.seed for bot in self.others.values()]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """What bots know cannot be stored; they are made anew and asked again what they were asked."""
        self.__dict__.update(kept)
        self.others = {}
        if self.dealt is None:
            return
        self.seat_others(kept["others"])
        g = deal(self.header, self.dealt.header.seed)
        for touch in self.dealt.touches():
            if g.seat != self.seat:
                self.others[g.seat].choose(g)
            g.play(touch)

    def render(self) -> Any:
        """What is asked, in words."""
        return self.position.prompt("en", self.seat) if self.render_mode == "ansi" else None
