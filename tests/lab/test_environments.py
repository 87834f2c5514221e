"""The environments pass the tests of the libraries they are made for, and do what they promise."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

import ennichi
from ennichi.kernel.registry import kind
from ennichi.lab.aec import env, parallel_env
from ennichi.lab.batch import Batch
from ennichi.lab.gym import Table, environment_id
from ennichi.lab.rewards import REWARDS, final_rewards, least, most, rules_play, total
from tests.conformance.cases import Case
from tests.conftest import COMPILED

from .positions import GAMES, TABLES, finished, observer


def openspiel() -> Any:
    """OpenSpiel, which knows our games; it has no wheels for some systems."""
    pyspiel = pytest.importorskip("pyspiel")
    import_module("ennichi.lab.openspiel")
    return pyspiel


every_table = pytest.mark.parametrize("case", TABLES, ids=str)


@every_table
def test_pettingzoo_finds_no_fault(case: Case) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would rather have no dictionaries
        api_test(env(case.kind.name, seats=case.seats), num_cycles=60)
        seed_test(lambda: env(case.kind.name, seats=case.seats), num_cycles=20)


@every_table
def test_pettingzoo_finds_no_fault_where_all_agents_are_asked(case: Case) -> None:
    from pettingzoo.test import parallel_api_test  # its test of seeds does not know of masks

    parallel_api_test(parallel_env(case.kind.name, seats=case.seats), num_cycles=40)


def test_agents_that_are_asked_together_wait_for_each_other() -> None:
    turns, together = env("iki", seats=3, reward="rank"), parallel_env("iki", seats=3, reward="rank")
    turns.reset(seed=4)
    seen, infos = together.reset(seed=4)
    wait = together.wait
    while together.agents:
        acting = turns.agent_selection
        for agent in together.agents:
            told = turns.observe(agent)
            assert np.array_equal(seen[agent]["observation"], told["observation"])
            assert np.array_equal(seen[agent]["action_mask"][:wait], told["action_mask"])
            assert seen[agent]["action_mask"][wait] == (agent != acting)
        before = together.turns.position.dump()
        touches = dict.fromkeys(together.agents, wait)
        with pytest.raises(ennichi.IllegalTouch, match=f"{acting} must act and cannot wait"):
            together.step(touches)
        touches = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
        hasty = next(agent for agent in together.agents if agent != acting)
        with pytest.raises(ennichi.IllegalTouch, match=f"{hasty} can only wait, which is {wait}: {acting} is to act"):
            together.step(touches | {hasty: 0})
        assert together.turns.position.dump() == before
        seen, rewards, ends, _, infos = together.step(touches)
        turns.step(touches[acting])
    assert set(ends) == set(infos) == set(rewards) == {"seat_0", "seat_1", "seat_2"}
    assert list(rewards.values()) == final_rewards(turns.position, "rank")
    assert all(told["action_mask"].all() for told in seen.values())
    with pytest.raises(ennichi.BadSetting, match=r"call reset\(\)"):
        together.step(touches)


@every_table
def test_a_whole_game_of_agents_ends_with_rewards_for_all(case: Case) -> None:
    table = env(case.kind.name, seats=case.seats, reward="rank")
    table.reset(seed=3)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        earned[agent] += reward
        assert observation is not None
        assert observation["action_mask"].sum() == (table.observer.touches if ended else len(table.position.options))
        table.step(None if ended else int(observation["action_mask"].argmax()))
    assert table.agents == []
    assert list(earned.values()) == final_rewards(table.position, "rank")


@every_table
def test_gymnasium_finds_no_fault(case: Case) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(environment_id(case.kind.name), seats=case.seats).unwrapped)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", GAMES)
def test_the_checker_of_gymnasium_finds_no_fault_in_tables_without_any_setting(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.make(environment_id(name)).unwrapped)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", GAMES)
def test_so_does_that_of_stable_baselines3_where_it_is_installed(name: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    for table in (Table(name), gymnasium.make(environment_id(name))):
        checker.check_env(table)


def test_gymnasium_knows_the_games_by_their_ids() -> None:
    code = (
        "import gymnasium\n"
        "table = gymnasium.make('ennichi.lab.gym:ennichi/Bamboo-v0', seats=3)\n"
        "assert table.unwrapped.seats == 3\n"
        "assert {'ennichi/Bitoku-v0', 'ennichi/Iki-v0'} <= set(gymnasium.registry)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_policy_never_sees_a_mask_without_an_open_touch() -> None:
    """At the end of a game nobody acts; what a policy makes of the last mask is not played."""
    table = Table("bamboo", seat=1)
    seen, _ = table.reset(seed=3)
    ended = False
    while not ended:
        assert seen["action_mask"].any()
        seen, _, ended, _, told = table.step(seen["action_mask"].argmax())
    assert table.position.over
    assert "scores" in told
    assert seen["action_mask"].all()
    assert table.action_masks().all()
    with pytest.raises(ennichi.BadSetting, match=r"the game is over: call reset\(\)"):
        table.step(0)


def test_a_table_is_drawn_as_its_seat_may_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("bamboo", seat=0, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert table.position.prompt("en", 0) in text
    assert "red temple" in text
    printing = Table("bamboo", seat=0, render_mode="human")
    printing.reset(seed=1)
    assert capsys.readouterr().out == text + "\n\n"
    printing.step(printing.position.options[0])
    assert capsys.readouterr().out


def test_bots_play_the_other_seats_and_the_same_seed_gives_the_same_game() -> None:
    def play() -> tuple[list[Any], float]:
        table = Table("bamboo", ["greedy", "random"], seats=3, reward="win")
        seen, _ = table.reset(seed=5)
        rows = []
        ended = False
        reward = 0.0
        while not ended:
            rows.append(seen["observation"])
            assert table.action_masks().sum() == len(table.position.options)
            seen, reward, ended, _, told = table.step(seen["action_mask"].argmax())
        assert reward in (0.0, 1.0) or len(told["winners"]) > 1
        return rows, reward

    first, second = play(), play()
    assert first[1] == second[1]
    assert np.array_equal(first[0], second[0])


def test_a_closed_touch_is_refused_or_loses() -> None:
    table = Table("iki", illegal="raise")
    table.reset(seed=1)
    closed = int(np.flatnonzero(~table.action_masks())[0])
    with pytest.raises(ennichi.IllegalTouch):
        table.step(closed)
    table = Table("iki", reward="rank")
    for _ in range(2):
        table.reset(seed=1)
        _, reward, ended, _, told = table.step(closed)
        assert (reward, ended) == (-1.0, True)
        assert told["illegal"]
        with pytest.raises(ennichi.BadSetting, match="the game is over"):
            table.step(closed)
    table.reset(seed=1)
    for no_touch in (-1, 99_999, 1.5, None):
        with pytest.raises(ennichi.IllegalTouch):
            table.step(no_touch)
    assert not table.ended


def test_wrong_settings_are_named() -> None:
    for wrong in (
        lambda: Table("bamboo", ["greedy"], seats=3),
        lambda: Table("bamboo", "nobody"),
        lambda: Table("bamboo", seat=2),
        lambda: Table("bamboo", illegal="cheat"),
        lambda: Table("bamboo", reward="fun"),
        lambda: Batch("bamboo", 0),
        lambda: env("bamboo", seats=5),
        lambda: env("bamboo", sunny=True),
        lambda: env("bamboo", render_mode="rgb_array"),
        lambda: Table("bamboo", render_mode="rgb_array"),
        lambda: Batch("bamboo", 1).roll(-4),
        lambda: Batch("bamboo", 1.5),  # type: ignore[arg-type]
        lambda: ennichi.new("bamboo", seed="7"),  # type: ignore[arg-type]
    ):
        with pytest.raises(ennichi.BadSetting):
            wrong()


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    g = ennichi.new("bamboo", seats=np.int64(3), seed=np.uint8(7))
    assert g.record() == ennichi.new("bamboo", seats=3, seed=7).record()
    one = Batch("iki", 3, seats=2, seed=4)
    other = Batch("iki", np.int32(3), seats=np.int64(2), seed=np.int64(4))
    ways: list[Callable[[list[int]], Any]] = [
        lambda touches: [np.int64(touch) for touch in touches],
        lambda touches: np.array(touches, np.uint16),
        lambda touches: np.array(touches, object),
        tuple,
    ]
    for way in ways:
        touches = one.sample()
        one.step(touches)
        other.step(way(touches))
    assert [g.dump() for g in other.games] == [g.dump() for g in one.games]  # no number of NumPy is kept
    assert other.roll(np.int64(2)) == 6
    other.reset(np.int64(9))
    assert [g.header.seed for g in other.games] == [9, 10, 11]
    table = Table("bamboo", seats=np.int64(2), seat=np.int64(1))
    assert table.reset(seed=1)[1] == {"seat": 1}


def test_a_game_takes_numbers_of_numpy_wherever_it_takes_numbers() -> None:
    def look(number: Callable[[int], Any]) -> list[Any]:
        yes: Any = np.True_ if number is not int else True
        g = ennichi.new("iki", seats=number(3), seed=number(5), akebono=yes)
        g.listen()
        seen: list[Any] = []
        for _ in range(40):
            touch, seat = number(g.options[-1]), number(g.seat)
            seen += [g.name(touch), g.words(touch, "en"), g.why_not(touch), g.prompt("en", seat), g.view(seat)]
            seen += [g.scores(seat), g.breakdown(seat), g.redeal(seat, number(9)).dump()]
            g.play(touch)
        assert g.heard
        seen += [g.may_hear(event, number(1)) for event in g.heard]
        return [*seen, g.dump(), g.record(open_secret=True)]

    assert json.dumps(look(np.int64), default=repr) == json.dumps(look(int), default=repr)


def test_what_is_no_list_of_touches_is_refused_whole() -> None:
    batch = Batch("iki", 2, seed=1)
    before = [g.dump() for g in batch.games]
    good = batch.sample()
    for wrong in ([*good[:1], 1.0], np.array(good, float), np.array([good]), np.ones(2, bool), [good, good], 5):
        with pytest.raises(ennichi.IllegalTouch, match="whole numbers"):
            batch.step(wrong)  # type: ignore[arg-type]
    for huge in ([good[0], 2**70], np.array([good[0], 2**64 - 1], np.uint64), [good[0], -1]):
        with pytest.raises(ennichi.IllegalTouch, match="game 1: there is no touch number"):
            batch.step(huge)
    assert [g.dump() for g in batch.games] == before


def test_the_seeds_of_a_batch_stay_in_their_range() -> None:
    last = 2**63 - 1
    batch = Batch("bamboo", 4, seed=last - 1)
    assert [g.header.seed for g in batch.games] == [last - 1, last, 0, 1]
    batch.sample()
    batch.reset(last)
    while not batch.finished:
        batch.roll(20, observe=False)
    follow_on = {g.header.seed for g in batch.games} - {last, 0, 1, 2}
    assert follow_on
    assert follow_on <= {3, 4, 5, 6}
    for seed in (-7, last + 1):
        for wrong in (lambda seed=seed: batch.reset(seed), lambda seed=seed: Batch("bamboo", 4, seed=seed)):
            with pytest.raises(ennichi.BadSetting, match=f"the seed is a whole number from 0 to {last}, not {seed}"):
                wrong()


def test_agents_are_told_what_they_do_in_the_wrong_order() -> None:
    table = env("iki", render_mode="ansi")
    early: list[Callable[[], Any]] = [
        lambda: table.step(0),
        table.last,
        table.agent_iter,
        table.render,
        lambda: table.observe("seat_0"),
    ]
    for call in early:
        with pytest.raises(ennichi.BadSetting, match=r"call reset\(\) first"):
            call()
    table.reset(seed=1)
    before = table.position.dump()
    with pytest.raises(ennichi.IllegalTouch, match="must act"):
        table.step(None)
    ask: list[Callable[[str], Any]] = [table.observe, table.observation_space, table.action_space]
    for of in ask:
        with pytest.raises(ennichi.BadSetting, match="no agent 'nobody'; there are seat_0, seat_1"):
            of("nobody")
    assert table.position.dump() == before
    for _ in table.agent_iter():
        observation, _, ended, _, _ = table.last()
        assert observation is not None
        table.step(None if ended else int(observation["action_mask"].argmax()))
    late: list[Callable[[], Any]] = [lambda: table.step(None), lambda: table.step(0), table.last]
    for call in late:
        with pytest.raises(ennichi.BadSetting, match=r"the game is over: call reset\(\)"):
            call()
    assert list(table.agent_iter()) == []


def test_agents_are_rendered_as_everybody_may_see_them(capsys: pytest.CaptureFixture[str]) -> None:
    text = env("bitoku", render_mode="ansi")
    text.reset(seed=1)
    shown = text.render()
    assert shown is not None
    assert shown.endswith("\n\n" + text.position.prompt("en"))
    assert "round 1" in shown
    assert "\n  hand " not in shown
    screen = env("bitoku", render_mode="human")
    screen.reset(seed=1)  # by itself, and after each step
    assert capsys.readouterr().out == shown + "\n\n"
    screen.step(screen.position.options[0])
    assert screen.position.prompt("en") in capsys.readouterr().out
    assert screen.render() is None
    blind = env("bitoku")
    blind.reset(seed=1)
    assert blind.render() is None


def test_tables_say_what_opponents_are_and_that_they_must_be_reset() -> None:
    for opponents in (3, [None]):
        with pytest.raises(ennichi.BadSetting, match=r"is no bot, but a \w+: a bot has a method choose"):
            Table("bamboo", opponents)  # type: ignore[arg-type]
    table = Table("bamboo")
    early: list[Callable[[], Any]] = [lambda: table.step(0), table.action_masks]
    for call in early:
        with pytest.raises(ennichi.BadSetting, match=r"call reset\(\) first"):
            call()


def copies(original: Any) -> list[Any]:
    return [copy.deepcopy(original), pickle.loads(pickle.dumps(original))]


def test_a_copied_batch_goes_on_alike_and_by_itself() -> None:
    batch = Batch("bamboo", 3, seats=3, seed=5, reward="rank", night=True)
    while not batch.done.any():  # stopped where a reward is shown
        batch.step(batch.sample())
    made = [*copies(batch), copy.copy(batch)]
    before = [g.dump() for g in batch.games]
    assert batch.reward.any()
    for other in made:
        for name in ("observation", "mask", "seat", "reward", "done"):
            assert np.array_equal(getattr(other, name), getattr(batch, name)), name
        assert other.finished == batch.finished
        other.step(other.sample())
        other.roll(60)
    assert [g.dump() for g in batch.games] == before
    batch.step(batch.sample())
    batch.roll(60)
    next_touches = batch.sample()
    for other in made:
        assert [g.dump() for g in other.games] == [g.dump() for g in batch.games]
        assert np.array_equal(other.observation, batch.observation)
        assert other.loop.seeds == batch.loop.seeds
        assert other.sample() == next_touches


def test_copied_agents_go_on_alike_and_by_themselves() -> None:
    def go_on(table: Any) -> list[bytes]:
        seen = []
        for _ in range(2):
            for _ in table.agent_iter():
                observation, reward, ended, _, _ = table.last()
                seen.append(observation["observation"].tobytes() + str(reward).encode())
                table.step(None if ended else int(observation["action_mask"].argmax()))
            table.reset()  # the next game is drawn from the same generator
        return [*seen, table.position.dump()]

    fresh = env("iki", seats=3)
    for other in copies(fresh):
        assert not hasattr(other, "agents")
        other.reset(seed=1)
    fresh.reset(seed=2)
    for _ in range(20):
        fresh.step(int(fresh.observe(fresh.agent_selection)["action_mask"].argmax()))
    made = copies(fresh)
    told = [go_on(other) for other in made]
    assert told == [go_on(fresh)] * 2


def test_a_copied_table_goes_on_alike_with_bots_that_remember() -> None:
    def go_on(table: Table) -> list[bytes]:
        for _ in range(12):
            table.step(int(table.action_masks().argmax()))
        first = table.position.dump()
        table.reset()
        return [first, table.position.dump()]

    table = Table("bamboo", ["random", "search2x1"], seats=3)
    for other in copies(table):
        with pytest.raises(ennichi.BadSetting, match="reset"):
            other.step(0)
    table.reset(seed=3)
    for _ in range(6):
        table.step(int(table.action_masks().argmax()))
    made = copies(table)
    told = [go_on(other) for other in made]
    assert told == [go_on(table)] * 2


# It asks every player at every decision, which takes long at bigger tables: the plain build does without them.
@pytest.mark.parametrize(
    "case", [case for case in TABLES if case.seats in ((1, 2, 3) if COMPILED else case.kind.seats[:1])], ids=str
)
def test_openspiel_finds_no_fault(case: Case) -> None:
    pyspiel = openspiel()
    game = pyspiel.load_game(f"ennichi_{case.kind.name}(players={case.seats},reward=rank,deals=8)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_plays_the_same_game() -> None:
    pyspiel = openspiel()
    game = pyspiel.load_game("ennichi_iki(players=3,reward=win,first_seed=7,akebono=False)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(2)
    g = ennichi.new("iki", seats=3, seed=9, akebono=False)
    observer = game.make_py_observer()
    while not g.over:
        assert state.current_player() == g.seat
        assert state.legal_actions() == sorted(g.options)
        touch = g.options[len(g.history) % len(g.options)]
        copy = state.clone()
        copy.apply_action(touch)
        assert state.legal_actions() == sorted(g.options)
        state.apply_action(touch)
        g.play(touch)
    assert state.is_terminal()
    assert state.returns() == final_rewards(g, "win")
    observer.set_from(state, 1)
    assert observer.dict["over"][0] == 1
    assert str(state) == g.record()


def test_openspiel_needs_a_deal() -> None:
    openspiel()
    module = import_module("ennichi.lab.openspiel")
    for deals in (0, -1):
        with pytest.raises(ennichi.BadSetting, match="at least one deal"):
            module.SpielGame(kind("iki"), {"deals": deals})


def test_rewards_by_margin_rank_and_win() -> None:
    for case in TABLES:
        g = finished(case, 1)
        seats = case.seats
        scores, winners = g.scores(), g.winners()
        margin, rank, win = [final_rewards(g, reward) for reward in REWARDS]
        assert len(margin) == len(rank) == len(win) == seats
        for seat in range(seats):
            assert margin[seat] == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
            assert win[seat] == (1 / len(winners) if seat in winners else 0)
            assert (rank[seat] == 1) == (winners == [seat])
        for reward, got in zip(REWARDS, (margin, rank, win), strict=True):
            declared = total(reward, seats, rules_play(case.new(1)))
            assert declared is None or sum(got) == pytest.approx(declared)
            assert declared is not None or reward == "margin" or seats == 1
            assert least(reward) <= min(got) <= max(got) <= most(reward)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_the_same_games_as_the_engine(name: str) -> None:
    """The games in each place have the seeds that were promised; rows, masks and rewards are those of the position."""
    case = Case(kind(name), max(kind(name).seats), {})
    batch = Batch(name, 3, seats=case.seats, seed=20, reward="rank")
    arrays = (batch.observation, batch.mask, batch.seat, batch.reward, batch.done)
    games = [case.new(20 + place) for place in range(3)]
    played = [0, 0, 0]
    while min(played) < 2 if COMPILED else batch.finished < 1:
        touches = batch.sample()
        batch.step(touches)
        for place, touch in enumerate(touches):
            g = games[place]
            g.play(touch)
            assert batch.done[place] == g.over
            if g.over:
                assert list(batch.reward[place]) == final_rewards(g, "rank")
                played[place] += 1
                games[place] = g = case.new(20 + place + 3 * played[place])
            else:
                assert not batch.reward[place].any()
            assert batch.seat[place] == g.seat
            assert list(np.flatnonzero(batch.mask[place])) == sorted(g.options)
    assert arrays[0] is batch.observation
    for place in range(3):
        assert np.array_equal(batch.observation[place], observer(case).observe(games[place], games[place].seat))
    assert all(array is getattr(batch, name) for array, name in zip(arrays, ARRAYS, strict=True))


ARRAYS = ("observation", "mask", "seat", "reward", "done")


def test_the_arrays_of_a_batch_are_ordinary_ones_and_cannot_harm_its_games() -> None:
    """PyTorch warns of arrays that cannot be written to, and DLPack does not know them."""
    batch = Batch("bamboo", 3, seed=8, reward="rank")
    untouched = Batch("bamboo", 3, seed=8, reward="rank")
    while not batch.finished:
        for name in ARRAYS:
            array = getattr(batch, name)
            assert np.shares_memory(np.from_dlpack(array), array)
            assert array.flags.writeable
            array.fill(1)
        closed = min(set(range(batch.mask.shape[1])) - set(batch.games[0].options))
        with pytest.raises(ennichi.IllegalTouch):
            batch.step([closed, 0, 0])
        touches = untouched.sample()
        for each in (batch, untouched):
            each.step(touches)
        for name in ARRAYS:
            assert np.array_equal(getattr(batch, name), getattr(untouched, name)), name


def test_a_batch_keeps_the_games_that_have_just_ended() -> None:
    batch = Batch("bamboo", 2, seats=3, seed=4, reward="win")
    while not batch.done.any():
        assert not batch.ended
        batch.step(batch.sample())
    assert list(batch.ended) == list(np.flatnonzero(batch.done))
    for place, g in batch.ended.items():
        assert g.over
        assert batch.reward[place].tolist() == final_rewards(g, "win")
        rows = batch.final_observation(place)
        seen = observer(Case(kind("bamboo"), 3, {}))
        assert [row.tolist() for row in rows] == [seen.observe(g, np.int64(seat)).tolist() for seat in range(3)]
        assert copy.deepcopy(batch).ended[place].dump() == g.dump()
    batch.step(batch.sample())
    assert not batch.ended
    with pytest.raises(ennichi.BadSetting, match="no game has ended in place 1"):
        batch.final_observation(1)


def test_a_batch_is_reset_to_the_same_games_and_refuses_closed_touches_whole() -> None:
    batch = Batch("iki", 4, seed=1)
    first = batch.observation.copy()
    batch.roll(30)
    batch.roll(30, observe=False)
    before = [g.dump() for g in batch.games]
    closed = [*batch.sample()[:3], int(np.flatnonzero(~batch.mask[3])[0])]
    with pytest.raises(ennichi.IllegalTouch, match="game 3"):
        batch.step(np.array(closed))
    with pytest.raises(ValueError, match="touches for"):
        batch.step([0])
    assert [g.dump() for g in batch.games] == before
    rolled = batch.observation.copy()
    batch.reset(1)
    assert np.array_equal(batch.observation, first)
    assert not batch.done.any()
    batch.roll(60)
    assert np.array_equal(batch.observation, rolled)


def test_without_the_libraries_the_message_says_what_to_install() -> None:
    for module, missing, extra in (
        ("batch", "numpy", "lab"),
        ("aec", "pettingzoo", "lab"),
        ("gym", "gymnasium", "lab"),
        ("openspiel", "pyspiel", "openspiel"),
    ):
        code = (
            "import importlib.util as u; old = u.find_spec\n"
            f"u.find_spec = lambda name, *a: None if name == {missing!r} else old(name, *a)\n"
            f"import ennichi.lab.{module}"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert f"needs the extra '{extra}', which brings it: pip install" in done.stderr
        assert missing in done.stderr


def test_the_core_does_without_the_libraries() -> None:
    code = (
        "import sys, ennichi, ennichi.bots, ennichi.lab\n"
        "ennichi.new('iki')\n"
        "assert not {'numpy', 'librt', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
