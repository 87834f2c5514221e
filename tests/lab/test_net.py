"""Networks as bots: honest, refused where they do not belong, offered by the table, and one that was trained."""

from __future__ import annotations

import csv
import dataclasses
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fastapi.testclient import TestClient

import ennichi
from ennichi import bots
from ennichi.bots.greedy import begins_turn
from ennichi.cli import main
from ennichi.kernel.random_source import from_seed
from ennichi.kernel.registry import header
from ennichi.lab import net
from ennichi.lab.observation import Observer, encoder_of
from ennichi.table.app import create_app
from ennichi.table.settings import Settings
from tests.table.player import new_table, secret_of, sit

EXAMPLES = Path(__file__).parents[2] / "examples"
TRAINED = EXAMPLES / "bamboo.npz"
WIDE = 4


def random_weights(scale: float) -> dict[str, np.ndarray[Any, Any]]:
    head = header("bamboo", 2, 0, {}, (), "")
    features = net.Features(encoder_of(head.kind, head.box).layout)
    chance = np.random.default_rng(1)
    return {name: scale * chance.normal(size=shape) for name, shape in net.shapes(features, (WIDE,), (WIDE,)).items()}


def write(path: Path, scale: float = 3.0, **told: Any) -> str:
    """A network of chance, as a bot; `told` changes what its file says of it."""
    made_for = net.about(header("bamboo", 2, 0, {}, (), ""), "a test")
    net.save(path, dataclasses.replace(made_for, **told), random_weights(scale))
    return f"net:{path}"


@pytest.fixture(scope="module")
def chance_bot(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write(tmp_path_factory.mktemp("nets") / "chance.npz")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks think about the best-looking touch only: for tests of what is done with the games, which are quicker."""
    monkeypatch.setattr(net, "NEAR", 0.0)


def test_a_network_that_corrects_nothing_plays_for_the_lead_that_the_evaluation_sees(tmp_path: Path) -> None:
    bot = bots.make(write(tmp_path / "zero.npz", scale=0.0), 7)
    chance = from_seed(3)
    g = ennichi.new("bamboo", seats=2, seed=3)
    judge = g.header.kind.evaluate
    asked = 0
    while not g.over:
        if len(g.history) % 12 == 0 and len(g.options) > 1:
            chosen = bot.choose(g)
            leads = {}
            for touch in g.options:
                after = net.finish_turn(g.redeal(g.seat, 7), touch)
                if not after.over:
                    leads[touch] = judge(after, g.seat) - judge(after, 1 - g.seat), judge(after, g.seat)
            best = max(mine for _, mine in leads.values())
            assert leads[chosen][0] == max(lead for lead, mine in leads.values() if mine >= best - net.NEAR)
            asked += 1
        g.play(g.options[chance.below(len(g.options))])
    assert asked > 12


def test_a_turn_is_finished_in_mind_up_to_what_is_hidden() -> None:
    g = ennichi.new("bamboo", seats=2, seed=5)
    greedy = bots.make("greedy", 5)
    stopped = finished = 0
    for _ in range(120):
        before = g.dump()
        after = net.finish_turn(g, g.options[0])
        assert g.dump() == before
        assert after.over or begins_turn(after) or after.reveals > g.reveals
        finished += after.over or begins_turn(after)
        stopped += after.reveals > g.reveals and not begins_turn(after)
        g.play(greedy.choose(g))
    assert finished > 20
    assert stopped > 0


def test_it_chooses_by_what_its_seat_may_know_and_leaves_the_position_alone(chance_bot: str) -> None:
    """Positions that differ only in what is hidden get the same answer."""
    chance = from_seed(6)
    g = ennichi.new("bamboo", seats=2, seed=6)
    greedy = bots.make("greedy", 9)
    asked = other = 0
    while not g.over:
        if len(g.history) % 12 == 0:
            before = g.dump()
            choice = bots.make(chance_bot, 9).choose(g)
            assert choice in g.options
            assert {bots.make(chance_bot, 9).choose(g.redeal(g.seat, seed)) for seed in range(3)} == {choice}
            assert g.dump() == before
            asked += 1
            other += choice != greedy.choose(g)
        g.play(g.options[chance.below(len(g.options))])
    assert asked > 12
    assert other > 3  # the network has its say


def test_many_rows_at_once_are_read_as_one_by_one(chance_bot: str) -> None:
    from ennichi.lab.batch import Batch

    batch = Batch("bamboo", 5, seats=2, seed=1)
    batch.roll(40)
    sides = np.array([net.sides_of(g, 0) * 2 for g in batch.games], np.float32)
    thinker = net.load(bots.file_of(chance_bot))
    thinker.prepare(batch.loop.header)
    together = thinker.think(batch.observation, sides)
    for row in range(5):
        alone = thinker.think(batch.observation[row : row + 1], sides[row : row + 1])
        np.testing.assert_allclose(together[row], alone[0], rtol=1e-4, atol=1e-3)


def test_a_judgement_does_not_depend_on_what_is_judged_beside_it(chance_bot: str) -> None:
    """How a processor adds up depends on where a row stands; ties must not be broken by that."""
    from ennichi.lab.batch import Batch

    batch = Batch("bamboo", 9, seats=2, seed=1)
    thinker = net.load(bots.file_of(chance_bot))
    thinker.prepare(batch.loop.header)
    for _ in range(20):
        batch.roll(20)
        sides = np.array([net.sides_of(g, 0) * 2 for g in batch.games], np.float32)
        together = thinker.judge(net.Ways([0] * 9, batch.observation, sides))
        for row in range(9):
            alone = net.Ways([0], batch.observation[row : row + 1], sides[row : row + 1])
            assert thinker.judge(alone)[0] == together[row]


def test_without_having_learnt_a_network_can_believe_the_imagined_round(tmp_path: Path) -> None:
    path = tmp_path / "imagined.npz"
    subprocess.run([sys.executable, str(EXAMPLES / "imagined_round.py"), str(path)], check=True)
    bot = net.read_bot(str(path), 9)
    g = ennichi.new("bamboo", seats=2, seed=4)
    chance = from_seed(4)
    asked = 0
    while len(g.history) < 120:
        if len(g.options) > 1 and len(g.history) % 8 == 0:
            bot.check(g.header)
            ways = net.ways_of(g, Observer(g.header.kind, g.header.box), 9)
            later = ways.sides[:, 2] - ways.sides[:, 3]
            np.testing.assert_allclose(bot.net.judge(ways), later, atol=1e-4)
            assert bot.choose(g) in [ways.touches[i] for i in np.flatnonzero(later > later.max() - 1e-4)]
            asked += len(ways.touches) > 1
        g.play(g.options[chance.below(len(g.options))])
    assert asked > 3


def test_a_game_that_it_did_not_learn_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, chance_bot: str
) -> None:
    monkeypatch.chdir(tmp_path)
    path = bots.file_of(chance_bot)
    for arguments, said in (
        (["simulate", "iki", "--bots", chance_bot], f"{path} plays bamboo, not iki"),
        (["simulate", "bamboo", "--seats", "3", "--bots", chance_bot], "learnt games of 2, and this is one of 3"),
        (["play", "bamboo", "--bots", chance_bot, "--option", "night=true"], "learnt games with night=false only"),
        (["arena", "bitoku", "--players", f"greedy,{chance_bot}"], "plays bamboo, not bitoku"),
        (["simulate", "bamboo", "--bots", write(tmp_path / "own.npz", components="0")], "learnt with other components"),
        (["simulate", "bamboo", "--bots", write(tmp_path / "old.npz", layout="0")], "another version of ennichi"),
        (["serve", "--bot", path], "write NAME=FILE"),
        (["serve", "--bot", f"level3={path}"], "a bot cannot be called 'level3'"),
        (["serve", "--bot", "Momo=nowhere.npz"], "nowhere.npz cannot be read: No such file"),
    ):
        assert main([*arguments, "--games", "1"] if arguments[0] == "simulate" else arguments) == 2, arguments
        assert said in capsys.readouterr().err
    assert not list(tmp_path.glob("*.jsonl"))


def test_a_network_that_learnt_other_rules_is_refused_until_it_is_let_play_them(tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    now = header("bamboo", 2, 0, {}, (), "")
    rules = now.kind.rules
    bot = write(path, rules=rules - 1)
    sentence = f"{path} learnt rules {rules - 1} of bamboo, and these are rules {rules}; train it anew, or let it play"
    with pytest.raises(ennichi.BadSetting, match=f"^{re.escape(sentence)}"):
        bots.make(bot, 1).check(now)
    before = net.load(str(path))
    net.allow(str(path))
    bots.make(bot, 1).check(now)
    after = net.load(str(path))
    assert after.about == dataclasses.replace(before.about, allowed=rules)  # and it goes on to say what it learnt
    assert all((after.weights[name] == before.weights[name]).all() for name in net.WEIGHTS)
    assert net.about(now, "").rules == rules
    bots.make(write(path, rules=rules), 1).check(now)


def test_a_file_that_does_not_say_its_rules_learnt_the_first_ones(tmp_path: Path) -> None:
    path = tmp_path / "older.npz"
    write(path)
    with np.load(path) as file:
        arrays = dict(file)
    told = json.loads(arrays[net.ABOUT].tobytes())
    del told["rules"], told["allowed"]
    arrays[net.ABOUT] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    np.savez(path, **arrays)
    with pytest.raises(ennichi.BadSetting, match="learnt rules 1 of bamboo"):
        bots.make(f"net:{path}", 1).check(header("bamboo", 2, 0, {}, (), ""))


def test_the_network_of_the_example_says_that_it_learnt_the_former_rules() -> None:
    """And plays today's; once it is trained anew, docs/learning.md has to say so."""
    told = net.load(str(TRAINED)).about
    assert (told.rules, told.allowed) == (1, 2)
    assert "learnt rules 1" in (EXAMPLES.parent / "docs" / "learning.md").read_text(encoding="utf-8")


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    whole = tmp_path / "whole.npz"
    write(whole)
    text, cut, array, other = (tmp_path / name for name in ("text.npz", "cut.npz", "array.npz", "other.npz"))
    text.write_text("hello")
    cut.write_bytes(whole.read_bytes()[:2000])
    np.save(array.open("wb"), np.zeros(3))
    np.savez(other, about=np.zeros(3))
    for path in (text, cut, array, other):
        with pytest.raises(ennichi.BadSetting, match="is not a network of ennichi"):
            bots.make(f"net:{path}", 1)
    with pytest.raises(ennichi.BadSetting, match="for another version of ennichi; train it anew"):
        bots.make(write(tmp_path / "format.npz", format=1), 1)
    made_for = net.load(str(whole)).about
    damaged = tmp_path / "damaged.npz"
    net.save(damaged, made_for, random_weights(1.0) | {"hidden": np.zeros((3, 3))})
    with pytest.raises(ennichi.BadSetting, match=r"is damaged: .*hidden"):
        bots.make(f"net:{damaged}", 1).check(header("bamboo", 2, 0, {}, (), ""))


def test_an_incomplete_network_is_not_written(tmp_path: Path) -> None:
    made_for = net.about(header("bamboo", 2, 0, {}, (), ""), "a test")
    weights = {name: array for name, array in random_weights(1.0).items() if name not in ("hidden", "sides")}
    with pytest.raises(ennichi.BadSetting, match="lacks hidden, sides"):
        net.save(tmp_path / "some.npz", made_for, weights)
    assert not list(tmp_path.iterdir())


def test_a_gym_table_refuses_a_network_that_did_not_learn_its_game_at_once(chance_bot: str) -> None:
    from ennichi.lab.gym import Table

    Table("bamboo", chance_bot)
    with pytest.raises(ennichi.BadSetting, match="plays bamboo, not iki"):
        Table("iki", chance_bot)
    with pytest.raises(ennichi.BadSetting, match="learnt games of 2"):
        Table("bamboo", ["greedy", chance_bot], seats=3)


def test_the_arena_knows_a_file_that_has_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], hasty: None
) -> None:
    bot = write(tmp_path / "a-name-that-is-much-longer-than-seats-have-room-for.npz")
    results = str(tmp_path / "results.jsonl")
    records = tmp_path / "games"
    command = ["arena", "bamboo", "--players", f"{bot},random", "--games", "1", "--results", results]
    assert main([*command, "--records", str(records)]) == 0
    assert len(list(records.glob("*.kifu"))) == 1
    write(Path(bots.file_of(bot)), scale=2.0)
    assert main([*command[:-3], "2", *command[-2:]]) == 2
    assert "played with other files" in capsys.readouterr().err


def test_so_do_tables_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str], hasty: None) -> None:
    bot = write(tmp_path / "net.npz")
    tables = ["selfplay", "bamboo", "--bots", f"{bot},random", "--out", str(tmp_path / "tables"), "--games"]
    report = ["report", "bamboo", "--bots", f"{bot},random", "--results", str(tmp_path / "report.jsonl"), "--games"]
    for command, page in ((tables, []), (report, ["--out", str(tmp_path / "a.html")])):
        assert main([*command, "1", *page]) == 0
    write(Path(bots.file_of(bot)), scale=2.0)
    for command, page in ((tables, []), (report, ["--out", str(tmp_path / "b.html")])):
        assert main([*command, "2", *page]) == 2
        assert "files" in capsys.readouterr().err


def test_the_table_offers_it_for_its_game_and_lets_it_play(tmp_path: Path, chance_bot: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with TestClient(create_app(Settings(database=database, own_bots={"Momo": chance_bot}))) as client:
        offered = {game["name"]: [bot["name"] for bot in game["bots"]] for game in client.get("/api/games").json()}
        assert offered["bamboo"][-1] == "Momo"
        assert "Momo" not in offered["iki"] + offered["bitoku"]
        for game, seats, said in (("iki", 2, "plays bamboo, not iki"), ("bamboo", 3, "learnt games of 2")):
            wanted = [{"kind": "me", "name": "Inês"}] + [{"kind": "bot", "bot": "Momo"}] * (seats - 1)
            answer = client.post("/api/tables", json={"game": game, "seats": wanted, "options": {}})
            assert answer.status_code == 400
            assert said in answer.text
        table = new_table(client, "me", "Momo")
        with sit(client, table["table"], secret_of(table)) as me:
            assert me.state["seats"][1]["botLabel"] == "Momo"
            me.play_at_random(1, 30)
            touches = me.state["number"]
    # A server that does not know it any more lets a level play for it.
    with TestClient(create_app(Settings(database=database))) as client:
        with sit(client, table["table"], secret_of(table)) as me:
            me.play_at_random(1, 30)
            assert me.state["number"] > touches
        refused = client.post("/api/tables", json={"game": "bamboo", "seats": wanted[:2], "options": {}})
        assert "unknown bot 'Momo'" in refused.text


def test_the_trained_network_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "NEAR", 1.0)  # it is quicker so
    g = ennichi.new("bamboo", seats=2, seed=1)
    players = [bots.make("random", 1), bots.make(f"net:{TRAINED}", 1)]
    while not g.over:
        g.play(players[g.seat].choose(g))
    assert g.winners() == [1]


def test_training_can_be_interrupted_and_goes_on(tmp_path: Path) -> None:
    """Two runs of a round or two, in a folder that holds them together; only where PyTorch is installed."""
    pytest.importorskip("torch")
    command = [
        sys.executable,
        str(EXAMPLES / "train_bamboo.py"),
        "--out",
        str(tmp_path),
        "--deals",
        "2",
        "--games",
        "1",
    ]
    for rounds in (1, 3):
        done = subprocess.run([*command, "--rounds", str(rounds)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    curve = list(csv.DictReader((tmp_path / "curve.csv").open()))
    assert [row["rounds"] for row in curve] == ["0", "1", "3"]
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
    g = ennichi.new("bamboo", seats=2, seed=1)
    assert bots.make(f"net:{tmp_path / 'bamboo.npz'}", 1).choose(g) in g.options
    for wrong, said in (
        (["--seed", "2"], "holds a run with --seed 1"),
        (["--minutes", "0"], "'0' is not a number above 0"),
    ):
        refused = subprocess.run([*command, *wrong], capture_output=True, text=True, check=False)
        assert refused.returncode == 2
        assert said in refused.stderr
    (tmp_path / "lessons" / "3.npz").unlink()
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "3.npz cannot be read; choose another folder with --out" in refused.stderr
