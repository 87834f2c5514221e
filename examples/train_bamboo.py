"""Trains a small network on two-player Bamboo that beats the greedy bot: two cores, no GPU, twenty minutes.

    make learn
    python examples/train_bamboo.py --minutes 20 --out build/learn     # the same, with PyTorch and the compiled build

The network corrects the game's evaluation. Two processes play with it and make lessons, with NumPy alone: at some
decisions every touch that is worth a thought is tried on the same deal of what is hidden, and the game is played on for
some rounds. This process learns what became of them. Into --out go bamboo.npz (plays as the bot net:FILE), curve.svg,
curve.csv, and state.pt and the folder lessons, from which the same command goes on after an interruption. A run
follows from --seed, but for how many rounds fit into the time.
"""

from __future__ import annotations

import argparse
import csv
import math
import multiprocessing
import os
import pickle
import signal
import sys
import time
import zipfile
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by NumPy: three processes share the cores already

import numpy as np

try:
    import torch
except ImportError:
    print("train_bamboo.py: torch is missing; `make learn` installs it, or: pip install torch", file=sys.stderr)
    raise SystemExit(2) from None
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from ennichi.bots import make
from ennichi.bots.greedy import begins_turn, best_touch
from ennichi.cli.common import Parser, whole
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game
from ennichi.kernel.registry import deal, header
from ennichi.lab.balance.share import interval
from ennichi.lab.curve import share_curve
from ennichi.lab.net import SIDES, Features, Net, NetBot, about, play_on, save, sides_of, ways_of
from ennichi.lab.observation import Observer, encoder_of

GAME, SEATS = "bamboo", 2
PLAYERS = 2  # processes that play
LESSON, LESSON_OF_A_TURN = 0.16, 0.5  # how many decisions become a lesson, inside turns and where they begin
PLAYED_ON = 2  # rounds that are played after the turn of a lesson before the evaluation judges
SHARPNESS = 1.0  # a touch that looks a point worse is drawn e times more seldom
HIDDEN = 48
BATCH, REUSE = 256, 4  # lessons that are learnt from at once, and about how often each is
RATE, DECAY = 2e-4, 0.1
RATE_CODES, RATE_SIDES = 5e-5, 0.1  # each code is met seldom, and would learn more noise than sense; sides are few
SMOOTH = 0.99  # the network that plays in the end is a running mean of those that learnt
STEADY = 0.9  # how slowly the gain that is shown changes, a round
POINTS = 10.0  # are 1 for the network while it learns
FAR = 10**9  # between the first deals of two players; the deals below are kept for measuring
HEADER = header(GAME, SEATS, 0, {}, (), "")
Arrays = dict[str, np.ndarray]


# The processes that play.


def serve(line: Connection) -> None:
    """Answers ("play", weights, seed, deals) with lessons and ("measure", weights, deals) with results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that learns
    learner = os.getppid()
    while os.getppid() == learner:
        if not line.poll(5):
            continue
        order, weights, *given = line.recv()
        net = Net(about(HEADER, ""), weights)
        net.prepare(HEADER)
        line.send((play(net, *given) if order == "play" else measure(net, *given), time.process_time()))


def play(net: Net, seed: list[int], deals: range) -> Arrays:
    """The lessons of some games: touches of all of them one after the other."""
    chance = np.random.default_rng(seed)
    observer = Observer(HEADER.kind, HEADER.box)
    found: dict[str, list[Any]] = {"rows": [], "sides": [], "came": [], "sizes": []}
    for number in deals:
        g = deal(HEADER, number)
        while not g.over:
            likely = LESSON_OF_A_TURN if begins_turn(g) else LESSON
            if len(g.options) == 1 or chance.random() > likely:
                g.play(best_touch(g, g.seat, ahead=begins_turn(g)))
                continue
            ways = ways_of(g, observer, int(chance.integers(FAR)))
            if len(ways.touches) > 1:
                # Another deal than the one that the network sees: it must not take luck for judgement.
                dealt = g.redeal(g.seat, int(chance.integers(FAR)))
                found["rows"].append(ways.rows)
                found["sides"].append(ways.sides)
                found["came"] += [what_came(dealt, touch) for touch in ways.touches]
                found["sizes"].append(len(ways.touches))
            drawn = net.judge(ways) * SHARPNESS + chance.gumbel(size=len(ways.touches))  # by a softmax of the points
            g.play(ways.touches[int(drawn.argmax())])
    return {
        "rows": np.concatenate(found["rows"]),
        "sides": np.concatenate(found["sides"]),
        "came": np.array(found["came"], np.float32),
        "sizes": np.array(found["sizes"]),
    }


def what_came(g: Game, touch: int) -> float:
    """The lead some rounds after a touch, as the evaluation sees it."""
    after = g.clone()
    after.play(touch)
    mine, other = sides_of(play_on(after, PLAYED_ON), g.seat)
    return mine - other


def measure(net: Net, deals: range) -> list[tuple[float, int]]:
    """Points and leads against greedy, each deal from both sides."""
    found: list[tuple[float, int]] = []
    for number in deals:
        for mine in range(SEATS):
            g = deal(HEADER, number)
            players = [make("greedy", SEATS * number + seat) for seat in range(SEATS)]
            players[mine] = NetBot(net, number)
            while not g.over:
                g.play(players[g.seat].choose(g))
            scores, winners = g.scores(), g.winners()
            found.append(((mine in winners) / len(winners), scores[mine] - scores[1 - mine]))
    return found


class Players:
    """Both of them, and the processor time that they took."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("fork")  # they need no PyTorch, which takes seconds to start
        self.lines: list[Connection] = []
        self.work = [0.0] * PLAYERS
        for _ in range(PLAYERS):
            here, there = context.Pipe()
            context.Process(target=serve, args=(there,), daemon=True).start()
            self.lines.append(here)

    def ask(self, order: str, weights: Arrays, *each: list[Any]) -> None:
        for line, *given in zip(self.lines, *each, strict=True):
            line.send((order, weights, *given))

    def answers(self) -> list[Any]:
        found = []
        for number, line in enumerate(self.lines):
            answer, self.work[number] = line.recv()
            found.append(answer)
        return found


# What learns.


class Judge(torch.nn.Module):
    """The network of `ennichi.lab.net`, in PyTorch."""

    def __init__(self) -> None:
        super().__init__()
        self.features = Features(encoder_of(HEADER.kind, HEADER.box).layout)
        self.codes = torch.nn.EmbeddingBag(self.features.codes, HIDDEN, mode="sum")
        self.numbers = torch.nn.Linear(self.features.numbers + SIDES, HIDDEN)
        self.hidden = torch.nn.Linear(HIDDEN, HIDDEN)
        self.value = torch.nn.Linear(HIDDEN, 1)
        self.sides = torch.nn.Linear(SIDES, 1, bias=False)
        for zero in (self.codes.weight, *self.value.parameters(), self.sides.weight):
            torch.nn.init.zeros_(zero)  # no correction at first

    def forward(self, rows: np.ndarray, sides: np.ndarray) -> torch.Tensor:
        codes, starts, numbers = map(torch.from_numpy, self.features.read(rows, sides))
        seen = torch.relu(self.codes(codes, starts) + self.numbers(numbers))
        return (self.value(torch.relu(self.hidden(seen))) + self.sides(numbers[:, -SIDES:]))[:, 0]

    def weights(self) -> Arrays:
        """As `Net` wants them."""
        found = {"codes": self.codes.weight}
        for name in ("numbers", "hidden", "value"):
            layer = getattr(self, name)
            found |= {name: layer.weight.T, name + "_bias": layer.bias}
        found["sides"] = self.sides.weight.T
        arrays = {name: tensor.detach().numpy().copy() for name, tensor in found.items()}
        for name in ("value", "value_bias", "sides"):
            arrays[name] *= POINTS
        return arrays


class Lessons:
    """All lessons so far, in memory and as files."""

    def __init__(self, folder: Path, parts: int) -> None:
        self.folder = folder
        self.parts: list[Arrays] = []
        self.starts: list[np.ndarray] = []
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(parts):
            path = folder / f"{number}.npz"
            try:
                with np.load(path) as file:
                    self.add(dict(file))
            except (OSError, ValueError, EOFError, zipfile.BadZipFile):
                raise BadSetting(f"{path} cannot be read; choose another folder with --out") from None

    def add(self, part: Arrays) -> None:
        self.parts.append(part)
        self.starts.append(np.cumsum(part["sizes"]) - part["sizes"])

    @property
    def count(self) -> int:
        return sum(map(len, self.starts))

    def keep(self, part: Arrays) -> None:
        # No array is called allow_pickle.
        np.savez_compressed(self.folder / f"{len(self.parts)}.npz", **part)  # type: ignore[arg-type]
        self.add(part)

    def draw(self, chance: np.random.Generator, count: int) -> Arrays:
        """Some of them, a few from each of several rounds."""
        found: dict[str, list[np.ndarray]] = {"rows": [], "sides": [], "came": [], "sizes": []}
        rounds = chance.integers(len(self.parts), size=16)
        for i in rounds:
            part, starts = self.parts[i], self.starts[i]
            picks = chance.integers(len(starts), size=count // len(rounds))
            sizes = part["sizes"][picks]
            at = np.repeat(starts[picks] - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
            for name in ("rows", "sides", "came"):
                found[name].append(part[name][at])
            found["sizes"].append(sizes)
        return {name: np.concatenate(each) for name, each in found.items()}


def learn(run: Run, chance: np.random.Generator, steps: int) -> None:
    """Regression of what came of touches beyond what the evaluation saw, each compared with the mean of its lesson."""
    losses: list[float] = []
    for _ in range(steps):
        some = run.lessons.draw(chance, BATCH)
        came = torch.from_numpy((some["came"] - some["sides"][:, 0] + some["sides"][:, 1]) / POINTS)
        wrong = run.judge(some["rows"], some["sides"]) - came
        sizes = torch.from_numpy(some["sizes"])
        lesson = torch.repeat_interleave(torch.arange(len(sizes)), sizes)
        means = torch.zeros(len(sizes)).index_add(0, lesson, wrong) / sizes
        loss = (wrong - means[lesson]).square().mean()
        run.optimiser.zero_grad()
        loss.backward()
        run.optimiser.step()
        run.mean.update_parameters(run.judge)
        losses.append(loss.item())
    run.loss = float(np.mean(losses)) * POINTS**2


def gain_of(judge: Judge, part: Arrays) -> float:
    """Points a decision that the network's choice brings beyond the evaluation's, in lessons it has not learnt from."""
    seen = part["sides"][:, 0] - part["sides"][:, 1]
    with torch.no_grad():
        judged = seen + judge(part["rows"], part["sides"]).numpy() * POINTS
    gains: list[float] = []
    ends = np.cumsum(part["sizes"])
    for first, end in zip(ends - part["sizes"], ends, strict=True):
        came = part["came"][first:end]
        gains.append(came[judged[first:end].argmax()] - came[seen[first:end].argmax()])
    return float(np.mean(gains))


# The run.


class Run:
    """What is learnt so far, and everything else that an interrupted run goes on with."""

    NUMBERS = ("seed", "games", "rounds", "seconds", "work", "gain", "curve")
    STATES = ("judge", "mean", "optimiser")

    def __init__(self, out: Path, seed: int, games: int) -> None:
        torch.manual_seed(seed)
        self.out, self.seed, self.games = out, seed, games
        self.judge = Judge()
        self.mean = AveragedModel(self.judge, multi_avg_fn=get_ema_multi_avg_fn(SMOOTH))
        rates = {"codes.weight": RATE_CODES, "sides.weight": RATE_SIDES}
        groups = [{"params": each, "lr": rates.get(name, RATE)} for name, each in self.judge.named_parameters()]
        self.optimiser = torch.optim.AdamW(groups, weight_decay=DECAY, fused=True)
        self.rounds = 0
        self.seconds = self.work = 0.0  # by the clock; of processors
        self.loss = math.nan  # of the regression
        self.gain = 0.0  # of the last rounds
        self.curve: list[dict[str, float]] = []
        state = out / "state.pt"
        if state.exists():
            try:
                self.restore(torch.load(state))
            except (RuntimeError, KeyError, EOFError, pickle.UnpicklingError):
                raise BadSetting(f"{state} cannot be gone on with; choose another folder with --out") from None
        self.lessons = Lessons(out / "lessons", PLAYERS * self.rounds)

    def restore(self, kept: dict[str, Any]) -> None:
        for name, wanted in (("seed", self.seed), ("games", self.games)):
            if kept[name] != wanted:
                raise BadSetting(f"{self.out} holds a run with --{name} {kept[name]}; choose another folder with --out")
        for name in self.NUMBERS:
            setattr(self, name, kept[name])
        for name in self.STATES:
            getattr(self, name).load_state_dict(kept[name])

    def weights(self) -> Arrays:
        """The network that plays."""
        found: Arrays = self.mean.module.weights()
        return found

    def ask(self, players: Players, number: int) -> None:
        """Let a round be played; which games these are follows from its number."""
        seeds = [[self.seed, number, player] for player in range(PLAYERS)]
        firsts = [(1 + self.seed * PLAYERS + player) * FAR + number * self.games for player in range(PLAYERS)]
        players.ask("play", self.weights(), seeds, [range(first, first + self.games) for first in firsts])

    def take(self, played: list[Arrays]) -> None:
        """Keep the lessons of a round, and learn from these and from those before."""
        for part in played:
            self.gain += (1 - STEADY) * (gain_of(self.mean.module, part) - self.gain)
            self.lessons.keep(part)
        chance = np.random.default_rng([self.seed, self.rounds])
        learn(self, chance, -(-REUSE * sum(len(part["sizes"]) for part in played) // BATCH))
        self.rounds += 1
        self.keep()

    def keep(self) -> None:
        """Write what an interrupted run goes on with; a file that is there is replaced by a whole one only."""
        kept = {name: getattr(self, name) for name in self.NUMBERS}
        kept |= {name: getattr(self, name).state_dict() for name in self.STATES}
        torch.save(kept, self.out / "state.new")
        os.replace(self.out / "state.new", self.out / "state.pt")

    def show(self) -> None:
        """Write the network and its curve."""
        note = f"train_bamboo.py --seed {self.seed}; {self.rounds} rounds, {self.lessons.count} lessons"
        save(self.out / "bamboo.npz", about(HEADER, note), self.weights())
        with (self.out / "curve.csv").open("w", newline="") as file:
            table = csv.DictWriter(file, list(self.curve[0]))
            table.writeheader()
            table.writerows(self.curve)
        points = [(each["minutes"], each["won"], each["low"], each["high"]) for each in self.curve]
        title = f"games won against greedy; each point {self.curve[-1]['measured']:.0f} games, band 95 %"
        (self.out / "curve.svg").write_text(share_curve(title, "minutes", points))

    def measure(self, players: Players, deals: int) -> None:
        """A point of the curve, on deals that nobody learnt from."""
        players.ask("measure", self.weights(), [range(i, deals, PLAYERS) for i in range(PLAYERS)])
        results = [each for answer in players.answers() for each in answer]
        won, leads = zip(*results, strict=True)
        low, high = interval(list(won))
        figures = {
            "minutes": self.seconds / 60, "processor_minutes": self.work / 60, "rounds": self.rounds,
            "lessons": self.lessons.count, "loss": self.loss, "gain": self.gain,
            "measured": len(won), "won": np.mean(won), "low": low, "high": high, "lead": np.mean(leads),
        }  # fmt: skip
        point = {name: each if isinstance(each, int) else round(float(each), 4) for name, each in figures.items()}
        self.curve.append(point)
        times = f"{point['minutes']:7.1f}  {point['processor_minutes']:9.1f}  {self.lessons.count:7}"
        won_text = f"{point['won']:7.1%} ({low:.1%} to {high:.1%})"
        print(f"{times}  {self.loss:6.2f}  {self.gain:+6.3f}  {won_text}, {point['lead']:+.1f} points", flush=True)


def train(run: Run, wanted: argparse.Namespace) -> None:
    """Rounds until the time is over: while one is played with what is known, the one before it is learnt from."""
    players = Players()
    seconds, work = run.seconds - time.monotonic(), run.work - time.process_time()
    due = run.curve[-1]["minutes"] + wanted.every if run.curve else 0.0
    print("minutes  processor  lessons    loss    gain  won against greedy (95 %)", flush=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
    error = Console(stderr=True)
    played: list[Arrays] = []
    with Progress(*columns, console=error, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=1, left="")
        while True:
            run.seconds = seconds + time.monotonic()
            run.work = work + time.process_time() + sum(players.work)
            done = max(
                run.seconds / 60 / wanted.minutes, run.work / 60 / wanted.cpu_minutes, run.rounds / wanted.rounds
            )
            what = f"{run.lessons.count} lessons, gain {run.gain:+.3f}"
            left = f"{max(0.0, run.seconds / 60 * (1 / done - 1)):.0f} minutes left" if run.rounds else ""
            progress.update(bar, completed=min(done, 1), left=left, description=what)
            if done >= 1 or run.seconds >= 60 * due:
                run.measure(players, wanted.deals)
                run.keep()
                run.show()
                due = run.seconds / 60 + wanted.every
            if done >= 1:
                return
            run.ask(players, run.rounds + bool(played))
            if played:
                run.take(played)
            played = players.answers()


def positive(text: str) -> float:
    """An argument that is a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not number > 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def main() -> None:
    parser = Parser(description=__doc__)
    parser.add_argument("--minutes", type=positive, default=20, help="by the clock (default: 20)")
    parser.add_argument("--cpu-minutes", type=positive, default=math.inf, help="of processors, if they are over first")
    parser.add_argument("--rounds", type=positive, default=math.inf, help="of playing and learning, likewise")
    parser.add_argument(
        "--games", type=whole(1, 10_000), default=4, help="in each of two processes a round (default: 4)"
    )
    parser.add_argument("--seed", type=whole(0, 1_000_000), default=1, help="(default: 1)")
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="folder for what is written")
    parser.add_argument("--every", type=positive, default=4, help="minutes between measurements (default: 4)")
    parser.add_argument("--deals", type=whole(PLAYERS, FAR), default=50, help="in each, from both sides (default: 50)")
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # the players need the other core
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        train(Run(arguments.out, arguments.seed, arguments.games), arguments)
    except KeyboardInterrupt:
        sys.exit(f"\nstopped; the same command goes on with what is in {arguments.out}")
    except (BadSetting, OSError) as fault:
        parser.exit(2, f"{parser.prog}: {fault}\n")


if __name__ == "__main__":
    main()
