"""The games as PettingZoo environments: the agents take turns (AEC).

from ennichi.lab.aec import env

e = env("iki", seats=3, reward="rank")
e.reset(seed=1)
for agent in e.agent_iter():
    observation, reward, termination, truncation, info = e.last()
    e.step(None if termination else choose(observation["observation"], observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from ennichi.kernel.errors import BadSetting, IllegalTouch
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import deal, header
from ennichi.needs import need

from .rewards import MARGIN, check_reward, final_rewards
from .seeds import draw_seed

need("gymnasium", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from .observation import Observer  # noqa: E402


class Seats(AECEnv):  # type: ignore[misc]
    """One game after another; each `reset` deals a new one. Agents are called `seat_0`, `seat_1` …

    A copy (`copy.deepcopy`, `pickle`) goes on as the environment itself would.
    """

    metadata: dict[str, Any] = {"name": "ennichi", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012
    position: Game  # from the first `reset` on, like the attributes that PettingZoo asks for

    def __init__(
        self,
        game: str,
        seats: SupportsIndex = 2,
        reward: str = MARGIN,
        components: str = "",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.header = header(game, seats, 0, dict(options), (), components)
        self.reward = check_reward(reward)
        if render_mode not in (None, "ansi"):
            raise BadSetting(f"render_mode can be 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"ennichi_{game}"}
        self.observer = Observer(self.header.kind, self.header.box)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.header.seats)]
        touches = self.observer.touches
        row = spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
        seen = spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (touches,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(touches) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        if agent not in self.observation_spaces:
            raise self.unknown(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        if agent not in self.action_spaces:
            raise self.unknown(agent)
        return self.action_spaces[agent]

    def unknown(self, agent: str) -> BadSetting:
        return BadSetting(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")

    def nobody_acts(self) -> BadSetting:
        """Why there is no agent to act."""
        if hasattr(self, "agents"):
            return BadSetting("the game is over: call reset() for the next one")
        return BadSetting("call reset() first, which deals a game")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed fixes this game and all that follow it."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.position = deal(self.header, draw_seed(self.chance))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not hasattr(self, "agents"):
            raise self.nobody_acts()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        try:
            agent = self.agent_selection
            reward = self._cumulative_rewards[agent]
        except (AttributeError, KeyError):
            raise self.nobody_acts() from None
        seen = self.observe(agent) if observe else None
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        try:
            seat = self.possible_agents.index(agent)
            g = self.position
        except ValueError:
            raise self.unknown(agent) from None
        except AttributeError:
            raise self.nobody_acts() from None
        return {"observation": self.observer.observe(g, seat), "action_mask": self.observer.mask(g, seat)}

    def step(self, action: int | None) -> None:
        """Play a touch; IllegalTouch says why when it is closed."""
        try:
            ended = self.terminations[self.agent_selection]
        except (AttributeError, KeyError):
            raise self.nobody_acts() from None
        if ended:
            self._was_dead_step(action)
            return
        g = self.position
        if action is None:
            raise IllegalTouch(f"{self.agent_selection} must act: None is for agents whose game is over")
        g.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if g.over:
            for agent, worth in zip(self.possible_agents, final_rewards(g, self.reward), strict=True):
                self.rewards[agent] = worth
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[g.seat]
        self._accumulate_rewards()
        if g.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """What is asked, in words."""
        if not hasattr(self, "agents"):
            raise self.nobody_acts()
        return self.position.prompt("en") if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, **settings: Any) -> Seats:
    """A game for PettingZoo: `seats`, `reward` (margin, rank or win) and the game's own options."""
    return Seats(game, **settings)
