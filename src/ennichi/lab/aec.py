"""The games as PettingZoo environments: the agents take turns (AEC).

from ennichi.lab.aec import env

e = env("iki", seats=3, reward="rank")
e.reset(seed=1)
for agent in e.agent_iter():
    observation, reward, termination, truncation, info = e.last()
    e.step(None if termination else choose(observation["observation"], observation["action_mask"]))

No decision of these games is made by two seats at once. For libraries that ask all agents at each step there is
`parallel_env`, in which all but one of them wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, SupportsIndex

from ennichi.kernel.errors import BadSetting, IllegalTouch
from ennichi.kernel.game import Game, OptionValue
from ennichi.kernel.registry import deal, header
from ennichi.needs import need

from .rendering import HUMAN, RENDER_MODES, check_render_mode, rendered
from .rewards import MARGIN, check_reward, final_rewards
from .seeds import draw_seed

need("gymnasium", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

from .observation import Observer  # noqa: E402
from .shown import Shown  # noqa: E402


class Seats(AECEnv):  # type: ignore[misc]
    """One game after another; each `reset` deals a new one. Agents are called `seat_0`, `seat_1` …

    The mask of the agent to act has a 1 for each open touch. When the game is over all masks are 1 everywhere: then
    only None is played, and a policy that is asked all the same has something to choose from. `observe` of an agent
    that is not to act has a mask of zeros.

    `render` shows what everybody may see: `ansi` gives the text, `human` prints it, after each step by itself.

    A copy (`copy.deepcopy`, `pickle`) goes on as the environment itself would.
    """

    metadata: dict[str, Any] = {"name": "ennichi", "render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012
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
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"ennichi_{game}"}
        self.observer = Observer(self.header.kind, self.header.box)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.header.seats)]
        touches = self.observer.touches
        row = spaces.Box(self.observer.low, self.observer.high, dtype=np.int16)
        seen = spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (touches,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(touches) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.shown = Shown(self.observer, self.header.seats)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"shown": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.shown = Shown(self.observer, self.header.seats)  # not shared with a shallow copy either

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
        if self.render_mode == HUMAN:
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, again and again until all are done, or so many times."""
        if not hasattr(self, "agents"):
            raise self.nobody_acts()
        return self.acting(max_iter)

    def acting(self, times: int) -> Iterator[str]:
        while self.agents and times > 0:
            times -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        try:
            agent = self.agent_selection
            reward = self._cumulative_rewards[agent]
        except (AttributeError, KeyError):
            raise self.nobody_acts() from None
        seen = self.shown.to(self.position, self.seat_of[agent]) if observe else None
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        try:
            seat = self.seat_of[agent]
            g = self.position
        except KeyError:
            raise self.unknown(agent) from None
        except AttributeError:
            raise self.nobody_acts() from None
        return self.shown.to(g, seat)

    def step(self, action: int | None) -> None:
        """Play a touch; IllegalTouch says why when it is closed."""
        try:
            g = self.position
        except AttributeError:
            raise self.nobody_acts() from None
        if g.over:
            if self.agent_selection not in self.terminations:
                raise self.nobody_acts()
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalTouch(f"{self.agent_selection} must act: None is for agents whose game is over")
        g.play(action)
        if not g.over:  # until then all rewards are 0
            self.agent_selection = self.possible_agents[g.seat]
        else:
            for agent, worth in zip(self.possible_agents, final_rewards(g, self.reward), strict=True):
                self.rewards[agent] = self._cumulative_rewards[agent] = worth
                self.terminations[agent] = True
            self._deads_step_first()
        if self.render_mode is not None and self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:
        """The table and what is asked, as everybody may see it."""
        if not hasattr(self, "agents"):
            raise self.nobody_acts()
        return rendered(self.position, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class Together(ParallelEnv):  # type: ignore[misc]
    """The same games for libraries that ask all agents at each step (PettingZoo's parallel API).

    One more action, the last one, is `wait`. The agent to act cannot wait, and the others can do nothing else: their
    masks have a single 1. So each step is one decision, and costs an observation for every seat; where a library can
    take turns, `env` is quicker. When the game is over all masks are 1 everywhere.
    """

    def __init__(self, game: str, **settings: Any) -> None:
        self.turns = Seats(game, **settings)
        turns = self.turns
        self.metadata = {**turns.metadata, "name": f"ennichi_{game}_parallel"}
        self.render_mode = turns.render_mode
        self.possible_agents = turns.possible_agents
        self.agents: list[str] = []
        self.wait = turns.observer.touches
        row = turns.observation_space(self.possible_agents[0])["observation"]
        seen = spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        self.turns.observation_space(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        self.turns.action_space(agent)
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game. A seed fixes this game and all that follow it."""
        self.turns.reset(seed, options)
        self.agents = self.possible_agents.copy()
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        """What each agent knows and may do."""
        return {agent: self.seen_by(agent) for agent in self.possible_agents}

    def seen_by(self, agent: str) -> dict[str, Any]:
        told = self.turns.observe(agent)
        mask = np.empty(self.wait + 1, np.int8)
        mask[: self.wait] = told["action_mask"]
        mask[self.wait] = self.turns.position.over or agent != self.turns.agent_selection
        return {"observation": told["observation"], "action_mask": mask}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Play the touch of the agent to act; IllegalTouch, with nothing played, when any action is not open."""
        turns = self.turns
        if not self.agents:
            raise turns.nobody_acts()
        acting = turns.agent_selection
        if acting not in actions:
            raise IllegalTouch(f"{acting} must act: give its action")
        for agent, action in actions.items():
            if agent not in turns.seat_of:
                raise turns.unknown(agent)
            if (int(action) == self.wait) == (agent == acting):
                must = "must act and cannot wait" if agent == acting else f"can only wait, which is {self.wait}"
                raise IllegalTouch(f"{agent} {must}: {acting} is to act")
        turns.step(int(actions[acting]))
        over = turns.position.over
        rewards = {agent: float(turns.rewards[agent]) for agent in self.agents}
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return self.seen(), rewards, ends, cuts, infos

    def render(self) -> str | None:
        return self.turns.render()

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, **settings: Any) -> Seats:
    """A game for PettingZoo: `seats`, `reward` (margin, rank or win) and the game's own options.

    >>> from ennichi.lab.aec import env
    >>> table = env("iki", seats=3, reward="rank")
    >>> table.reset(seed=1)
    >>> observation, reward, termination, truncation, info = table.last()
    >>> table.step(int(observation["action_mask"].argmax()))
    >>> table.agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return Seats(game, **settings)


def parallel_env(game: str, **settings: Any) -> Together:
    """The same for libraries that ask all agents at each step.

    >>> from ennichi.lab.aec import parallel_env
    >>> table = parallel_env("bamboo", seats=2)
    >>> observations, infos = table.reset(seed=1)
    >>> actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    >>> observations, rewards, terminations, truncations, infos = table.step(actions)
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0}
    """
    return Together(game, **settings)
