"""OpenSpiel is told the truth about the games, and its searches of imperfect information play them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ennichi
from ennichi.lab.rewards import REWARDS
from tests.conformance.cases import Case

from .positions import TABLES

pyspiel = pytest.importorskip("pyspiel")  # it has no wheels for some systems
import ennichi.lab.openspiel  # noqa: E402

ZERO, CONSTANT, GENERAL = [getattr(pyspiel.GameType.Utility, f"{each}_SUM") for each in ("ZERO", "CONSTANT", "GENERAL")]


def dealt(settings: str, touches: int = 0) -> Any:
    """A state some way into a game."""
    state = pyspiel.load_game(settings).new_initial_state()
    state.apply_action(3)
    for number in range(touches):
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[number % len(state.legal_actions())])
    return state


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_the_sum_of_the_rewards_is_declared(case: Case) -> None:
    """That games keep it, test_rewards_by_margin_rank_and_win sees."""
    found = {}
    for reward in REWARDS:
        game = pyspiel.load_game(f"ennichi_{case.kind.name}(players={case.seats},reward={reward},deals=2)")
        found[reward] = (game.get_type().utility, game.utility_sum())
    if case.seats == 1:  # what the player of the rules gets is not among them
        assert set(found.values()) == {(GENERAL, None)}
    else:
        margin = (ZERO, 0.0) if case.seats == 2 else (GENERAL, None)
        assert found == {"margin": margin, "rank": (ZERO, 0.0), "win": (CONSTANT, 1.0)}


def test_games_and_states_are_pickled_for_whoever_does_not_know_them_yet() -> None:
    state = dealt("ennichi_iki(players=3,reward=win,deals=8,akebono=False)", 30)
    game = state.get_game()
    assert pickle.loads(pickle.dumps(game)) == game
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
    code = f"import pickle; print(pickle.loads({pickle.dumps(game)!r}))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(game)


def test_a_game_is_no_longer_than_it_was_promised() -> None:
    state = dealt("ennichi_bamboo(deals=8)", 20)
    game = state.get_game()
    assert game.max_game_length() == 2000
    assert game.max_chance_nodes_in_history() == 1
    game.longest = 22
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(RuntimeError, match="a game of 22 touches was promised to be over"):
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki", "stalls"])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    state = dealt(f"ennichi_{name}(deals=8)", 5 if name == "stalls" else 40)
    true = state.position.g.dump()
    others = set()
    for player in range(2):
        for draw in (0.0, 0.25, 1.0):
            imagined = state.resample_from_infostate(player, lambda draw=draw: draw)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.observation_string(player) == state.observation_string(player)
            assert imagined.current_player() == state.current_player()
            if player == state.current_player():
                assert imagined.legal_actions() == state.legal_actions()
            others.add(imagined.position.g.dump())
            copy = imagined.clone()
            copy.apply_action(copy.legal_actions()[0])
            assert str(copy) != str(imagined)
    assert len(others) > 2
    assert state.position.g.dump() == true
    before = state.get_game().new_initial_state()
    assert before.resample_from_infostate(0, lambda: 0.5).is_chance_node()


@pytest.mark.parametrize("settings", ["stalls(mood=wild,", "bamboo(", "bitoku("])
def test_an_information_state_remembers_everything_and_tells_no_secret(settings: str) -> None:
    """Two deals that a player cannot tell apart are played alike; once something differs, it does so for ever."""
    told_apart = 0
    for player, draw in ((0, 0.1), (1, 0.4), (0, 0.7)):
        one = dealt(f"ennichi_{settings}deals=8)")
        other = one.resample_from_infostate(player, lambda draw=draw: draw)
        parted = False
        for _ in range(40):
            both = sorted({*one.legal_actions()} & {*other.legal_actions()})
            if not both or one.current_player() != other.current_player():
                break
            one.apply_action(both[0])
            other.apply_action(both[0])
            parted |= one.observation_string(player) != other.observation_string(player)
            assert (one.information_state_string(player) != other.information_state_string(player)) == parted
        told_apart += parted
    assert told_apart or settings != "bamboo("  # in the others little comes to light so soon


def test_a_secret_touch_is_remembered_by_whoever_made_it_alone() -> None:
    one, other = dealt("ennichi_stalls(mood=wild,deals=8)"), dealt("ennichi_stalls(mood=wild,deals=8)")
    coin, star = one.legal_actions()
    one.apply_action(coin)
    other.apply_action(star)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_the_order_of_what_happened_is_remembered() -> None:
    """The same cards in another order lead to the same table, and not to the same memory."""
    first, second = dealt("ennichi_bamboo(deals=8)"), dealt("ennichi_bamboo(deals=8)")
    for touches, state in (((1, 0), first), ((0, 1), second)):
        for number in touches:
            state.apply_action(state.legal_actions()[number])
    for player in range(2):
        assert first.information_state_string(player) != second.information_state_string(player)
    asked_late = second.clone()
    assert asked_late.information_state_string(0) == second.information_state_string(0)


def test_what_is_not_observed_is_refused() -> None:
    state = dealt("ennichi_iki(deals=8)")
    game = state.get_game()
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="there are no information state tensors"):
        state.information_state_tensor(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    assert game.make_py_observer(recall).tensor is None
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="what one player may know"):
        game.make_py_observer(nobody)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer({"colour": 1})


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_searches_of_openspiel_play_our_games(name: str) -> None:
    """Its ISMCTS, which resamples, and its MCTS, which sees everything, end a game against each other."""
    from open_spiel.python.algorithms import ismcts, mcts

    settings = f"ennichi_{name}(reward=win,deals=8)"
    length = len(dealt(settings, 10_000).history()) - 1
    state = dealt(settings, length - 12)  # near the end, where the rest of a game is quickly played
    assert not state.is_terminal()
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    players = [
        ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=np.random.RandomState(3), solve=False),
    ]
    asked = 0
    while not state.is_terminal():
        state.apply_action(players[state.current_player()].step(state))
        asked += 1
    assert asked >= 6
    assert sum(state.returns()) == pytest.approx(game.utility_sum())


@pytest.mark.parametrize("name", ["bamboo", "bitoku", "iki"])
def test_searches_of_openspiel_begin_a_game(name: str) -> None:
    """From the first decision, where the rollouts are whole games and setups are still to be made."""
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(f"ennichi_{name}(reward=rank,deals=8)", 0)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    players = [
        ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=np.random.RandomState(3), solve=False),
    ]
    seats: set[int] = set()
    while seats < {0, 1}:
        seat = state.current_player()
        seats.add(seat)
        touch = players[seat].step(state)
        assert touch in state.legal_actions()
        state.apply_action(touch)
    assert not state.is_terminal()


def test_a_player_that_is_none_is_named() -> None:
    state = dealt("ennichi_iki(deals=8)")
    with pytest.raises(ennichi.BadSetting, match="no seat 2"):
        state.resample_from_infostate(2, lambda: 0.5)
