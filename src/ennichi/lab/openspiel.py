"""The games for OpenSpiel: `ennichi_bamboo`, `ennichi_bitoku` and `ennichi_iki` are known to it after the import.

import pyspiel
import ennichi.lab.openspiel

game = pyspiel.load_game("ennichi_iki(players=3,reward=rank,akebono=False)")

A game begins with one chance node, the deal: its outcome is the seed of the position, from which all later chance
follows. `state.resample_from_infostate` deals anew what a player cannot know, as searches of imperfect information need
it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import ennichi
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game, Kind, option_text
from ennichi.kernel.registry import deal, header, kind
from ennichi.needs import need

from .rewards import MARGIN, check_reward, final_rewards, least, most, rules_play, total

need("numpy", "librt", "pyspiel", extra="openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from .observation import Observer, named  # noqa: E402

DEALS: Final = 1024  # different games, unless the parameter says otherwise
LONGEST: Final = 1000  # touches a seat: about five times the longest games that players in search of length have found
DIGEST: Final = 16  # bytes that tell what a player remembers from what another one does
SEEDS: Final = 2**53  # of positions that are dealt anew: as many as a float can tell apart


def game_type(of: Kind[Any], utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    """What OpenSpiel wants to know of a game; before it is loaded, nothing is known of the sum of its rewards."""
    parameters: dict[str, Any] = {"players": 2, "reward": MARGIN, "deals": DEALS, "first_seed": 0}
    parameters |= {option.name: option.default for option in of.options}
    return pyspiel.GameType(
        short_name=f"ennichi_{of.name}",
        long_name=of.text("en")("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(of.seats),
        min_num_players=min(of.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def utility_of(sum_of_rewards: float | None) -> Any:
    """What OpenSpiel calls a game whose rewards add up to this."""
    if sum_of_rewards is None:
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.CONSTANT_SUM if sum_of_rewards else pyspiel.GameType.Utility.ZERO_SUM


class Position:
    """What a state holds: the position, and what its players remember.

    Most searches never ask what players remember, so it is made up only then: `before` is the position up to which
    `digests` tell what each of them has seen, and `since` the touches from there to `g`. OpenSpiel copies states with
    `deepcopy`.
    """

    def __init__(self, g: Game | None, moves: int, before: Game | None, digests: list[bytes], since: list[int]) -> None:
        self.g = g
        self.moves = moves
        self.before = before  # shared by copies, and so never played on
        self.digests = digests
        self.since = since

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        g = self.g.clone() if self.g is not None else None
        return Position(g, self.moves, self.before, self.digests, self.since.copy())

    def play(self, touch: int) -> None:
        assert self.g is not None
        self.g.play(touch)
        self.moves += 1
        self.since.append(touch)

    def remembered(self, observer: Observer) -> list[bytes]:
        """For each player, in short, all that was to be seen and heard so far and what the player did."""
        if self.before is not None and self.since:
            g, digests = self.before.clone(), self.digests
            for touch in self.since:
                actor, hidden = g.seat, g.todo[-1].hides(g, touch)
                g.listen()
                g.play(touch)
                digests = [
                    digest(observer, g, player, past, str(touch) if player == actor or not hidden else "hidden")
                    for player, past in enumerate(digests)
                ]
            self.before, self.digests, self.since = g, digests, []
        return self.digests

    def resampled(self, player: int, seed: int, observer: Observer) -> Position:
        """The same for this player, with all that the player cannot know dealt anew.

        What the others remember begins with what they see in the new deal.
        """
        assert self.g is not None
        g = self.g.redeal(player, seed)
        mine = self.remembered(observer)[player]
        digests = [
            mine if each == player else digest(observer, g, each, b"", "dealt anew") for each in range(g.header.seats)
        ]
        return Position(g, self.moves, g.clone(), digests, [])


def digest(observer: Observer, g: Game, player: int, past: bytes, touched: str) -> bytes:
    """What a player remembers once this was touched."""
    made = blake2b(past, digest_size=DIGEST)
    made.update(touched.encode())
    for event in g.heard or ():
        if g.may_hear(event, player):
            made.update(repr(event).encode())
    made.update(observer.observe(g, player).tobytes())
    return made.digest()


def fresh(g: Game, observer: Observer) -> Position:
    """A position that was just dealt."""
    return Position(g, 0, g.clone(), [digest(observer, g, seat, b"", "deal") for seat in range(g.header.seats)], [])


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
        self.longest = LONGEST * self.seats
        rewards_sum = total(self.reward, self.seats, rules_play(self.deal(0)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(box.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=least(self.reward),
            max_utility=most(self.reward),
            utility_sum=rewards_sum,
            max_game_length=self.longest,
        )
        super().__init__(game_type(of, utility_of(rewards_sum)), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name and settings, so that whoever reads it knows our games too."""
        return load_again, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def deal(self, number: int) -> Game:
        return deal(self.header, self.first_seed + number)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        if isinstance(iig_obs_type, dict):  # OpenSpiel gives the parameters first where there is no type
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"there are no parameters for observing; given {params}")
        if iig_obs_type is None:
            return SpielObserver(self, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one player may know: public_info=True, private_info=SINGLE_PLAYER")
        return SpielObserver(self, iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or before the deal none at all."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(None, 0, None, [], [])

    def current_player(self) -> int:
        g = self.position.g
        if g is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if g.over else g.seat

    def _legal_actions(self, player: int) -> list[int]:
        g = self.position.g
        return sorted(g.offered) if g is not None and player == g.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.position.g is None:
            self.position = fresh(game.deal(action), game.observer)
            return
        if self.position.moves == game.longest:
            raise RuntimeError(f"a game of {game.longest} touches was promised to be over: please report how it came")
        self.position.play(action)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one: what is hidden from the player is dealt anew.

        The sampler, from 0 to 1, decides how. History and move number stay those of this state.
        """
        found: SpielState = self.clone()
        if self.position.g is not None:
            seed = int(probability_sampler() * SEEDS)
            found.position = self.position.resampled(int(player_id), seed, self.get_game().observer)
        return found

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
        if g is None:
            return "before the deal"
        return g.record() if g.header.dealt else g.dump().decode()


class SpielObserver:
    """What a player may know: the row as floats, its fields by name, and the view as text.

    With perfect recall there is only the text: the view, and in short all that the player remembers. No two courses of
    a game that a player can tell apart have the same.
    """

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.observer = game.observer
        self.recall = recall
        self.tensor = None if recall else np.zeros(self.observer.layout.size, np.float32)
        self.dict = {} if self.tensor is None else named(self.tensor, self.observer.layout)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("there are no information state tensors: all that a player remembers has no fixed length")
        g = state.position.g
        self.tensor[:] = 0 if g is None else self.observer.observe(g, player)

    def string_from(self, state: SpielState, player: int) -> str:
        g = state.position.g
        if g is None:
            return ""
        seen = json.dumps(g.view(player))
        return f"{state.position.remembered(self.observer)[player].hex()} {seen}" if self.recall else seen


def load_again(text: str) -> Any:
    """A game from its name and settings."""
    return pyspiel.load_game(text)


def register_with_openspiel(of: Kind[Any]) -> None:
    class One(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(of, params)

    pyspiel.register_game(game_type(of), One)


for name in ennichi.games():
    register_with_openspiel(kind(name))
