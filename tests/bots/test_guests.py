"""Bots that somebody brings along: by every door the same, honest whether they want or not, and clear about faults."""

from __future__ import annotations

import copy
import json
import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ennichi
from ennichi import bots
from ennichi.bots import Bot, Given, door
from ennichi.bots.greedy import GreedyBot
from ennichi.bots.guest import Guest
from ennichi.bots.levels import Searcher
from ennichi.cli import main
from ennichi.kernel.course import Course
from ennichi.kernel.game import Game
from ennichi.kernel.random_source import from_seed
from ennichi.lab.matches import Job, play_game
from tests.conftest import COMPILED

DEAL = "8b1a9953c4611296a827abf8c47804d7e6c49c6b0f1e7a2d3c5b4a6978f0e1d2"
GAMES = [("bamboo", 2), ("bitoku", 1), ("bitoku", 3), ("iki", 2)]
HIDDEN = {"bamboo": ("stacks", "piles"), "bitoku": ("decks", "stacks"), "iki": ("deck", "newcomers", "famous")}

MINE = """
from ennichi.bots import Bot


class Last(Bot):
    def choose(self, g):
        return g.options[-1]


class Plain:  # no Bot, and content without a base
    def __init__(self, seed):
        self.seed = seed

    def choose(self, g):
        return g.options[self.seed % len(g.options)]


class Broken(Bot):
    def __init__(self, seed):
        super().__init__(seed)
        self.weights = {}["weights"]  # line 21


class Closed(Bot):
    def choose(self, g):  # line 25
        return 10**6


class Named(Bot):
    def choose(self, g):
        return g.name(g.options[0])


class Tired(Bot):
    def choose(self, g):
        if len(g.history) > 9:
            raise SystemExit(3)  # line 37
        return g.options[0]


class Two:
    def choose(self, g):
        return g.options[0]


def made(seed):
    return Last(seed)


number = 7
"""


class Spy(Bot):
    """Keeps what it was shown, and plays the last touch."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Game] = []

    def choose(self, g: Game) -> int:
        self.seen.append(g)
        return g.options[-1]


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return path


def hidden(g: Any) -> list[Any]:
    return [list(getattr(g, name)) for name in HIDDEN[g.header.kind.name]]


# Honesty.


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("dealt", [{"seed": 5}, {"deal": DEAL}], ids=["by seed", "by secret"])
def test_a_spy_finds_nothing_that_its_seat_may_not_know(game: str, seats: int, dealt: dict[str, Any]) -> None:
    g = ennichi.new(game, seats=seats, **dealt)
    spies = [Spy(seat) for seat in range(seats)]
    guests = [bots.make(spy, 7 + seat) for seat, spy in enumerate(spies)]
    chance = from_seed(3)
    g.listen()  # as a report does
    asked = right = 0
    while not g.over and asked < (80 if COMPILED else 40):
        before = g.dump()
        touch = guests[g.seat].choose(g)
        seen = spies[g.seat].seen[-1]
        assert g.dump() == before
        assert touch in g.options
        assert seen.view(g.seat) == g.view(g.seat)
        assert seen.options == g.options
        assert (seen.header.seed, seen.header.deal, seen.header.dealt) == (0, "", False)
        assert seen.random.state != g.random.state
        assert seen.heard is None
        right += hidden(seen) == hidden(g)
        # Whatever lies hidden, it is shown the very same.
        for seed in range(2):
            other = Spy(0)
            bots.make(other, 7 + g.seat).choose(g.redeal(g.seat, seed))
            assert other.seen[0].pack() == seen.pack()
            assert other.seen[0].random.state == seen.random.state
        asked += 1
        seen.play(touch)  # it may do with it what it likes
        g.play(g.options[chance.below(len(g.options))])
    assert asked > 20
    assert right < asked / 20
    with pytest.raises(ennichi.BadSetting):
        spies[0].seen[-1].undo()


def test_touches_that_others_made_in_secret_are_left_out_of_its_history() -> None:
    course = Course(ennichi.new("bitoku", seats=2, seed=2))
    guests = [Guest(Spy(seat), seat, "a spy") for seat in range(2)]
    chance = from_seed(4)
    left_out = 0
    while not course.game.over and course.number < 150:
        g = course.game
        if chance.below(3) == 0:  # not asked every time
            shown = guests[g.seat].shown(g)
            known = [play for play in course.plays if play.seat == g.seat or not play.secret]
            assert [shown.name(touch) for touch in shown.touches()] == [play.touch for play in known]
            assert [turn.seat for turn in shown.turns()] == [turn.seat for turn in g.turns()]
            left_out += len(known) < course.number
            # Without a deal to play it from again, only one's own turns are known.
            imagined = Guest(Spy(0), 0, "a spy").shown(g.redeal(g.seat, 1))
            assert all(turn.seat == g.seat for turn in imagined.turns() if turn.touches)
        course.play(g.options[chance.below(len(g.options))])
    assert left_out > 5


def test_built_in_bots_deal_anew_themselves_and_only_they_are_believed() -> None:
    assert type(bots.make("greedy", 1)) is GreedyBot
    assert type(bots.make(GreedyBot, 1)) is GreedyBot
    assert bots.make(GreedyBot, 5).seed == 5
    same = Searcher(1, (1, 1))
    assert bots.make(same, 2) is same
    guest = bots.make("greedy", 1)
    assert bots.make(guest, 3) is guest

    class Mine(GreedyBot):
        pass

    assert isinstance(bots.make(Mine, 1), Guest)


# All doors.


def test_every_door_leads_to_the_same_game(mine: Path) -> None:
    seated: list[Given] = [Spy(0), Spy, lambda seed: Spy(seed + 1), "mine.py:Last", f"{mine}:Last", "mine.py:made"]
    games = []
    for given in seated:
        job = Job("bamboo", 0, 3, [0, 1], [given, "random"], {}, "")
        games.append(play_game(job).game.touches())
    assert all(touches == games[0] for touches in games)
    assert [bots.title(given) for given in seated] == ["Spy", "Spy", "<lambda>", "Last", "Last", "made"]
    answer = np.int64(ennichi.new("bamboo", seed=1).options[0])  # as programs that learn say it

    class Learnt:
        def choose(self, g: Game) -> Any:
            return answer

    touch = bots.make(Learnt(), 1).choose(ennichi.new("bamboo", seed=1))
    assert type(touch) is int


def test_commands_take_it_in_one_process_and_in_several(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = "mine.py:Last,mine.py:Plain"
    assert main(["arena", "bamboo", "--players", players, "--games", "4", "--jobs", "2", "--records", "kifu"]) == 0
    assert "Last" in capsys.readouterr().out
    assert len(list(Path("kifu").glob("bamboo-Last-Plain-*.kifu"))) == 4
    tables = []
    for jobs in ("1", "2"):
        assert main(["simulate", "bamboo", "--games", "4", "--bots", players, "--jobs", jobs]) == 0
        tables.append(capsys.readouterr().out.partition("4 games of")[0])
    assert tables[0] == tables[1]
    assert "mine.py:Last" in tables[0]
    assert main(["selfplay", "bamboo", "--games", "2", "--bots", players, "--out", "tables"]) == 0
    assert main(["report", "bamboo", "--games", "4", "--bots", players]) == 0
    # Games of another version of the file are not mixed with those to come.
    assert json.loads(Path("arena-bamboo.jsonl").read_text().splitlines()[1])["files"].keys() == set(players.split(","))
    mine.write_text(MINE + "\n# changed\n", encoding="utf-8")
    assert main(["arena", "bamboo", "--players", players, "--games", "6"]) == 2
    assert "changed since" in capsys.readouterr().err


def test_an_installed_package_brings_one_by_name(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = mine.parent / "lasting-1.5.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lasting\nVersion: 1.5\n")
    points = "[ennichi.bots]\nlasting = mine:Last\nnowhere = not_there:Bot\ngreedy = mine:Broken\n"
    (package / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(mine.parent))
    door.LOOKED.clear()
    try:
        assert bots.make("lasting", 1).choose(ennichi.new("bamboo")) == ennichi.new("bamboo").options[-1]
        assert type(bots.make("greedy", 1)) is GreedyBot  # what is built in cannot be replaced
        assert bots.version_of("lasting") == "lasting 1.5"
        with pytest.raises(
            bots.BotFailed, match=r"nowhere \(not_there:Bot\) cannot be loaded: it raised ModuleNotFound"
        ):
            bots.make("nowhere", 1)
        with pytest.raises(ennichi.BadSetting, match=r"unknown bot 'lastin'; .*lasting.*did you mean 'lasting'"):
            bots.make("lastin", 1)
        assert main(["simulate", "bamboo", "--games", "2", "--bots", "lasting,random"]) == 0
        assert "lasting" in capsys.readouterr().out
    finally:
        door.FOUND.clear()
        door.LOOKED.clear()


def test_at_a_gym_table(mine: Path) -> None:
    from ennichi.lab.gym import Table

    spy = Spy(0)
    for opponents in (spy, [spy], Spy, "mine.py:Last", [lambda seed: Spy(seed + 1)]):
        table = Table("bamboo", opponents, seat=0)
        table.reset(seed=1)
        for _ in range(5):
            table.step(table.position.options[0])
        reached = table.position.dump()
        if opponents is Spy:
            made = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
            for each in (table, *made):
                each.step(each.position.options[0])
            assert [each.position.dump() for each in made] == [table.position.dump()] * 2
    again = Table("bamboo", "mine.py:Plain", seat=0)
    assert isinstance(bots.make(again.opponents[0], 1), Guest)
    assert spy.seen
    assert ennichi.load(reached).dump() == reached
    with pytest.raises(ennichi.BadSetting, match="the bot int is no bot"):
        Table("bamboo", 3)  # type: ignore[arg-type]


# What can be wrong with it.


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mine.py:Broken", r"mine.py:Broken cannot be made: it raised KeyError: 'weights' \(.*mine.py, line 21\)"),
        (
            "mine.py:Closed",
            r"mine.py:Closed answered 1000000 \(.*mine.py, line 25\), which is not open now; choose\(g\)",
        ),
        ("mine.py:Named", r"answered 'section.*must return one of g.options"),
        ("mine.py:Tired", r"mine.py:Tired raised SystemExit: 3 \(.*mine.py, line 37\)"),
        ("mine.py:Two", r"Two\(\) takes no arguments; a bot is made with one argument, its seed"),
        ("mine.py:number", r"mine.py:number is no bot, but a int: a bot has a method choose"),
        ("mine.py:Lost", r"mine.py has no Lost; it has .*Last.*; did you mean 'Last'"),
        ("mine.py", r"which bot of mine.py\? write FILE.py:CLASS"),
        ("nowhere.py:Last", r"nowhere.py cannot be read: No such file or directory; write FILE.py:CLASS"),
        ("odd.py:Last", r"odd.py cannot be used: it raised SyntaxError: .* \(.*odd.py, line 2\)"),
        (
            "needy.py:Last",
            r"needy.py cannot be used: it raised ModuleNotFoundError: .*not_there.* \(.*needy.py, line 1\)",
        ),
        ("search3x1@0s", r"has no time at all"),
        ("search3x1@s", r"unknown bot 'search3x1@s'; .*search400x2@3s"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    mine: Path, name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("odd.py").write_text("\nclass Last(:\n", encoding="utf-8")
    Path("needy.py").write_text("import not_there\n", encoding="utf-8")
    with pytest.raises(ennichi.EnnichiError, match=said) as raised:
        play_game(Job("bamboo", 0, 1, [0, 1], [name, "random"], {}, ""))
    again = pickle.loads(pickle.dumps(raised.value))  # as it comes from another process
    assert str(again) == str(raised.value)
    assert main(["simulate", "bamboo", "--games", "2", "--bots", f"{name},random"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("ennichi: ")
    assert error.count("\n") == 1


def test_a_file_is_read_again_when_it_has_changed(mine: Path) -> None:
    g = ennichi.new("bamboo", seed=7)
    assert bots.make("mine.py:Last", 1).choose(g) == g.options[-1]
    mine.write_text(MINE.replace("g.options[-1]", "g.options[0] "), encoding="utf-8")
    assert bots.make("mine.py:Last", 1).choose(g) == g.options[0]


def test_what_cannot_travel_says_so() -> None:
    bots.check_travels(Spy)
    bots.check_travels("mine.py:Last")
    with pytest.raises(ennichi.BadSetting, match=r"cannot be sent to other processes .*FILE\.py:CLASS"):
        bots.check_travels(lambda seed: Spy(seed + 1))


# The clock.


def test_a_search_has_a_time_limit_only_where_it_is_given_one_and_counts_the_turns_that_were_cut_off() -> None:
    g = ennichi.new("bamboo", seats=2, seed=3)
    patient, hasty, level = (bots.make(name, 1) for name in ("search3x1", "search900x9@0.01s", "level5"))
    for bot, patience in ((patient, 0.0), (hasty, 0.01), (level, 3.0)):
        assert isinstance(bot, Searcher)
        assert bot.patience == patience
    turn = g.clone()
    touches = 0
    while turn.seat == g.seat and touches < 4:
        turn.play(hasty.choose(turn))
        touches += 1
    assert hasty.cut == 1  # however many touches the turn had
    patient.choose(g)
    assert patient.cut == 0

    class Own(Searcher):
        def __init__(self, seed: int) -> None:
            super().__init__(seed, (900, 9), 0.001)

    own = bots.make(Own, 1)
    own.choose(g)
    assert own.cut == 1


class Cut(Bot):
    """As if the clock had cut off each of its turns."""

    def choose(self, g: Game) -> int:
        self.cut += 1
        return g.options[-1]


def test_commands_say_where_the_clock_has_cut_searches_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(bots.BOTS, "cut", Cut)
    games = ["--games", "2"]
    for command, count in (
        (["simulate", "bamboo", "--bots", "cut,random"], 2),
        (["arena", "bamboo", "--players", "cut,random"], 2),
        (["arena", "bamboo", "--players", "random,cut"], 2),  # the same, from the file
        (["selfplay", "bamboo", "--bots", "cut,random", "--out", "tables"], 2),
        (["report", "bamboo", "--bots", "cut,random", "--out", "page.html"], 2),
    ):
        assert main([*command, *games]) == 0
        said = capsys.readouterr().out
        assert f"the clock cut searches off in {count} games: cut in " in said, command
        assert "searchNxR searches without a time limit" in said
    assert "the clock cut searches off" in Path("page.html").read_text(encoding="utf-8")
    kept = parquet.read_table("tables/games").to_pylist()
    assert all(row["cut"][row["bots"].index("cut")] > 0 and sum(row["cut"]) == max(row["cut"]) for row in kept)
    assert main(["simulate", "bamboo", "--bots", "random", *games]) == 0
    assert "clock" not in capsys.readouterr().out
