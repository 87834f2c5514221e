"""The games for OpenSpiel: `ennichi_bamboo`, `ennichi_bitoku` and `ennichi_iki` are known to it after the import.

import pyspiel
import ennichi.lab.openspiel

game = pyspiel.load_game("ennichi_iki(players=3,reward=rank,akebono=False)")

A game begins with one chance node, the deal: its outcome is the seed of the position, from which all later chance
follows.
"""

from __future__ import annotations

import json
from typing import Any, Final

import ennichi
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, Kind, option_text
from ennichi.kernel.registry import deal, header, kind
from ennichi.needs import need

from .rewards import MARGIN, check_reward, final_rewards, least, most

need("numpy", "librt")
need("pyspiel", extra="openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from .observation import Observer, named  # noqa: E402

DEALS: Final = 1024  # different games, unless the parameter says otherwise
LONGEST: Final = 10_000  # touches; real games end far earlier


def game_type(of: Kind[Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    parameters: dict[str, Any] = {"players": 2, "reward": MARGIN, "deals": DEALS, "first_seed": 0}
    parameters |= {option.name: option.default for option in of.options}
    return pyspiel.GameType(
        short_name=f"ennichi_{of.name}",
        long_name=of.text("en")("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(of.seats),
        min_num_players=min(of.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class Position:
    """A position for OpenSpiel to copy: it makes copies of states with `deepcopy`."""

    def __init__(self, g: Game | None) -> None:
        self.g = g

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.g.clone() if self.g is not None else None)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its settings."""

    def __init__(self, of: Kind[Any], params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.kind = of
        self.seats: int = of.check_seats(given.get("players", 2))
        self.reward: str = check_reward(given.get("reward", MARGIN))
        self.deals: int = given.get("deals", DEALS)
        if self.deals < 1:
            raise BadSetting(f"there is at least one deal, not {self.deals}; leave `deals` out for {DEALS}")
        self.first_seed: int = given.get("first_seed", 0)
        options = {
            option.name: option.parse(option_text(given[option.name])) for option in of.options if option.name in given
        }
        self.header = header(of.name, self.seats, self.first_seed, options, (), "")
        box = self.header.box
        self.observer = Observer(of, box)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(box.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=least(self.reward),
            max_utility=most(self.reward),
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[of.name], info, given)

    def deal(self, number: int) -> Game:
        return deal(self.header, self.first_seed + number)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        if params:
            raise ValueError(f"there are no parameters for observing; given {params}")
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or before the deal none at all."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(None)

    def current_player(self) -> int:
        g = self.position.g
        if g is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if g.over else g.seat

    def _legal_actions(self, player: int) -> list[int]:
        g = self.position.g
        return sorted(g.options) if g is not None and player == g.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        g = self.position.g
        if g is None:
            self.position = Position(self.get_game().deal(action))
        else:
            g.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().kind.box().vocabulary.name(action))

    def is_terminal(self) -> bool:
        g = self.position.g
        return g is not None and g.over

    def returns(self) -> list[float]:
        g = self.position.g
        if g is None or not g.over:
            return [0.0] * self.num_players()
        return final_rewards(g, self.get_game().reward)

    def __str__(self) -> str:
        g = self.position.g
        return "before the deal" if g is None else g.record()


class SpielObserver:
    """What a player may know: the row as floats, its fields by name, and the view as text."""

    def __init__(self, game: SpielGame) -> None:
        self.observer = game.observer
        self.tensor = np.zeros(self.observer.layout.size, np.float32)
        self.dict = named(self.tensor, self.observer.layout)

    def set_from(self, state: SpielState, player: int) -> None:
        g = state.position.g
        self.tensor[:] = 0 if g is None else self.observer.observe(g, player)

    def string_from(self, state: SpielState, player: int) -> str:
        g = state.position.g
        return "" if g is None else json.dumps(g.view(player))


def register_with_openspiel(of: Kind[Any]) -> None:
    class One(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(of, params)

    TYPES[of.name] = game_type(of)
    pyspiel.register_game(TYPES[of.name], One)


TYPES: dict[str, Any] = {}
for name in ennichi.games():
    register_with_openspiel(kind(name))
