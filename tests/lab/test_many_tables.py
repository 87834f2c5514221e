"""Many games in one process and in several: the same games, kept apart, ended and begun as they should."""

from __future__ import annotations

import copy
import os
import signal
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import ennichi
from ennichi.lab.batch import Batch
from ennichi.lab.gym import Table, environment_id
from ennichi.lab.parallel import ParallelBatch
from ennichi.lab.vector import Tables
from ennichi.lab.workers import WorkerDied, shares


def dumps(games: dict[int, ennichi.Game]) -> dict[int, bytes]:
    return {place: g.dump() for place, g in games.items()}


def test_a_batch_on_several_cores_plays_the_same_games() -> None:
    settings: dict[str, Any] = {"seed": 2**63 - 2, "reward": "rank", "night": np.True_}
    one = Batch("bamboo", 3, **settings)
    with ParallelBatch("bamboo", np.int64(3), processes=np.int64(2), **settings) as several:

        def compare() -> None:
            for name in ("observation", "mask", "seat", "reward", "done"):
                assert np.array_equal(getattr(several, name), getattr(one, name)), name
            assert several.finished == one.finished

        compare()
        while one.finished < 4:  # in some place the third game has begun
            touches = one.sample()
            assert several.sample() == touches
            for each in (one, several):
                each.step(np.array(touches))
            compare()
            assert dumps(several.ended) == dumps(one.ended)
        place = min(one.ended)
        assert np.array_equal(several.final_observation(place), one.final_observation(place))
        assert several.roll(40) == one.roll(40)
        compare()
        assert [g.dump() for g in several.games] == [g.dump() for g in one.games]
        array = several.observation
        for each in (one, several):
            each.reset(9)
        compare()
        assert array is several.observation
        assert np.shares_memory(np.from_dlpack(array), array)
    with pytest.raises(ennichi.BadSetting, match="its processes have ended"):
        several.reset(1)
    assert several.observation.any()  # what it showed stays
    several.close()


def test_faults_in_other_processes_reach_the_caller() -> None:
    with ParallelBatch("iki", 3, processes=2, seed=1) as batch:
        before = [g.dump() for g in batch.games]
        good = batch.sample()
        closed = int(np.flatnonzero(~batch.mask[2])[0])
        for wrong, reason in (
            ([*good[:2], closed], "game 2: .* is not open now"),
            ([*good[:2], 2**70], "no touch number"),
            ([*good[:2], 0.5], "whole numbers"),
        ):
            with pytest.raises(ennichi.IllegalTouch, match=reason):
                batch.step(wrong)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="2 touches for 3 games"):
            batch.step(good[:2])
        with pytest.raises(TypeError, match="cannot be copied"):
            copy.deepcopy(batch)
        assert [g.dump() for g in batch.games] == before
        batch.mask[:] = True  # what one writes there deceives oneself alone
        with pytest.raises(ennichi.IllegalTouch, match="is not open now") as caught:
            batch.step([*good[:2], closed])
        assert "in another process" in caught.value.__notes__[0]
        processes = list(batch.workers.processes)
        os.kill(processes[1].pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        with pytest.raises(WorkerDied, match="process 1 has died"):
            batch.reset(1)
        assert not any(process.is_alive() for process in processes if process._popen)
    with pytest.raises(ennichi.BadSetting, match="unknown bot 'nobody'"):
        Tables("bamboo", 2, processes=2, opponents="nobody")


def test_places_are_dealt_out_evenly() -> None:
    assert shares(7, 3) == [(0, 2), (2, 2), (4, 3)]
    assert shares(2, 2) == [(0, 1), (1, 1)]


def alike(one: Any, other: Any) -> None:
    """Arrays, dictionaries of arrays, and arrays of either."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            alike(one[name], other[name])
    elif isinstance(one, np.ndarray) and one.dtype == object:
        for each, like in zip(one, other, strict=True):
            alike(each, like)
    elif isinstance(one, np.ndarray):
        assert one.dtype == other.dtype
        assert np.array_equal(one, other)
    else:
        assert one == other


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP], ids=lambda mode: mode.value)
def test_many_tables_are_what_gymnasium_makes_of_single_ones(mode: AutoresetMode) -> None:
    """Games, rewards, ends, auto-resets and infos, in one process and in two; with a closed touch now and then."""
    settings: dict[str, Any] = {"opponents": "random", "reward": "rank"}
    theirs = SyncVectorEnv([lambda: Table("bamboo", **settings)] * 3, autoreset_mode=mode)
    ours = [Tables("bamboo", 3, autoreset_mode=mode, **settings)]
    if mode == AutoresetMode.SAME_STEP:
        ours.append(Tables("bamboo", 3, autoreset_mode=mode, processes=2, **settings))
    told: Any = theirs.reset(seed=5)
    answers: list[Any] = [each.reset(seed=np.int64(5)) for each in ours]
    chance = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        for answer in answers:
            for part, like in zip(answer, told, strict=True):
                alike(part, like)
        seen = answers[0][0]
        assert seen in ours[0].observation_space
        assert seen["action_mask"].any(axis=1).all()
        touches = np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        closed = np.flatnonzero(1 - seen["action_mask"][2])
        if chance.random() < 0.03 and len(closed):
            touches[2] = closed[0]
        told = theirs.step(touches)
        answers = [each.step(touches) for each in ours]
        ended += int(told[2].sum())
    if mode == AutoresetMode.SAME_STEP:
        last = told[4]["final_obs"][told[2]][0]
        assert last["action_mask"].any()
    for each in (theirs, *ours):
        each.close()


def test_gymnasium_makes_many_tables_by_an_id() -> None:
    tables: Any = gymnasium.make_vec(environment_id("iki"), num_envs=2, reward="win", copy=False)
    first, infos = tables.reset(seed=[3, 4])
    assert (tables.num_envs, infos["seat"].shape) == (2, (2,))
    then = tables.step(tables.action_masks().argmax(axis=1))[0]
    assert then["observation"] is first["observation"]
    assert tables.render() is None
    drawn = Tables("iki", 2, render_mode="ansi", autoreset_mode="Disabled", illegal="raise")
    with pytest.raises(ennichi.BadSetting, match="call reset"):
        drawn.step([0, 0])
    drawn.reset(seed=1)
    texts = drawn.render()
    assert texts
    assert all("character" in text for text in texts)
    with pytest.raises(ennichi.IllegalTouch, match=r"table 1: .* is not open now"):
        drawn.step([drawn.action_masks()[0].argmax(), (~drawn.action_masks()[1]).argmax()])
    for wrong in ([0, -1], [0, 10**6], [0]):
        with pytest.raises(ennichi.IllegalTouch):
            drawn.step(wrong)


def test_without_auto_reset_tables_wait_until_they_are_told() -> None:
    tables = Tables("bamboo", 2, autoreset_mode=AutoresetMode.DISABLED, seat=0)
    seen, _ = tables.reset(seed=1)
    closed = (1 - seen["action_mask"]).argmax(axis=1)
    touches = [closed[0], seen["action_mask"][1].argmax()]
    _, rewards, ended, _, infos = tables.step(touches)
    assert ended.tolist() == [True, False]
    assert rewards.tolist() == [-1000.0, 0.0]
    assert infos["illegal"][0]
    with pytest.raises(ennichi.BadSetting, match="the game at table 0 is over"):
        tables.step(touches)
    seen, _ = tables.reset(options={"reset_mask": np.array([True, False])})
    assert not tables.step(seen["action_mask"].argmax(axis=1))[2].any()


def test_wrong_settings_of_many_tables_are_named() -> None:
    for wrong in (
        lambda: Tables("bamboo", 0),
        lambda: Tables("bamboo", 2, processes=0),
        lambda: Tables("bamboo", 2, render_mode="human"),
        lambda: Tables("bamboo", 2, autoreset_mode="Sometimes"),
        lambda: Tables("bamboo", 2).reset(seed=[1]),
        lambda: Tables("bamboo", 2).reset(options={"reset_mask": [1, 0]}),
        lambda: ParallelBatch("bamboo", 0),
        lambda: ParallelBatch("bamboo", 2, processes=0),
        lambda: ParallelBatch("bamboo", 2, reward="fun"),
    ):
        with pytest.raises(ennichi.BadSetting):
            wrong()
