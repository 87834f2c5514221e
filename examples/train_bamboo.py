"""Trains a small network on two-player Bamboo, towards beating the greedy bot: two cores, no GPU, twenty minutes.

    make learn
    python examples/train_bamboo.py --minutes 20 --out build/learn     # the same, with PyTorch and the compiled build

The network corrects greedy. It starts from what the game's evaluation thinks of each open touch, plays against itself
with touches drawn by it, and learns from what became of them how many points to add to each. Two processes play, with
NumPy alone; this one learns. Into --out go bamboo.npz (plays as the bot net:FILE), curve.svg, curve.csv, and state.pt,
from which the same command goes on after an interruption. A run follows from --seed, but for how many rounds fit into
the time.
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
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by NumPy: three processes share the cores already

import numpy as np

try:
    import torch
except ImportError:
    print(
        "train_bamboo.py: torch is missing; `make learn` installs it, or pip install 'ennichi[learn]'", file=sys.stderr
    )
    raise SystemExit(2) from None
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from ennichi.bots import make
from ennichi.cli.arena import interval
from ennichi.cli.common import Parser, whole
from ennichi.kernel.errors import BadSetting
from ennichi.kernel.registry import deal, header, kind
from ennichi.lab.batch import Batch
from ennichi.lab.curve import share_curve
from ennichi.lab.net import Features, Net, NetBot, about, advice, save
from ennichi.lab.observation import encoder_of

GAME, SEATS = "bamboo", 2
POINTS = 10.0  # of lead that count as a reward of 1
PLAYERS = 2  # processes that play
HIDDEN = 96
SHARPNESS = 3.0  # a touch that looks a point worse is drawn e^3 times more seldom
REMEMBERED, REUSE, BATCH = 600_000, 3, 1024  # decisions that are learnt from, and about how often each of them is
TRUST = 0.9  # how slowly the trust in corrections changes, a round
RATE, RATE_CODES = 1e-3, 3e-4  # each code is met seldom, and would learn more noise than sense
SMOOTH = 0.998  # the network that plays in the end is a running mean of those that learnt
LAMBDA = 0.9  # how far credit reaches back, a touch at a time; a turn has about six
FAR = 10**9  # between the first deals of two players; the deals below are kept for measuring
HEADER = header(GAME, SEATS, 0, {}, (), "")
TOUCHES = len(HEADER.box.vocabulary)
Arrays = dict[str, np.ndarray]


# The processes that play.


def serve(line: Connection, seed: int, games: int, steps: int) -> None:
    """Answers ("play", weights) with a round of touches and ("measure", weights, deals) with results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that learns
    batch = Batch(GAME, games, seats=SEATS, seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(chance.integers(300, 400)):  # so that the games do not all begin at once
        batch.step(batch.sample())
    learner, before = os.getppid(), batch.finished
    while os.getppid() == learner:
        if not line.poll(5):
            continue
        order, weights, *given = line.recv()
        net = Net(about(HEADER, ""), weights)
        net.prepare(HEADER)
        answer = play(batch, net, chance, steps) if order == "play" else measure(net, given[0])
        line.send((answer, batch.finished - before, time.process_time()))


def play(batch: Batch, net: Net, chance: np.random.Generator, steps: int) -> Arrays:
    """A round: the decisions of both seats, and what came of them."""
    count = len(batch.games)
    kept: Arrays = {
        "row": np.zeros((steps, count, batch.layout.size), np.int16),
        "chance": np.zeros((steps, count, TOUCHES), np.float16),  # that each touch had
        "touch": np.zeros((steps, count), np.int64),
        "value": np.zeros((steps + 1, count), np.float32),
        "seat": np.zeros((steps + 1, count), np.int64),
        "done": np.zeros((steps, count), bool),
        "reward": np.zeros((steps, count), np.float32),  # of seat 0; that of seat 1 is the opposite
    }
    before = outlook(batch)
    for t in range(steps):
        points, kept["value"][t] = net.think(batch.observation)
        kept["row"][t], kept["seat"][t] = batch.observation, batch.seat
        for i, g in enumerate(batch.games):
            points[i, g.options] += advice(g, int(chance.integers(FAR)))
        logits = np.where(batch.mask, points * SHARPNESS, -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        kept["chance"][t] = chances / chances.sum(1, keepdims=True)
        kept["touch"][t] = (logits + chance.gumbel(size=logits.shape)).argmax(1)  # drawn by these chances
        batch.step(kept["touch"][t])
        # What the evaluation sees is rewarded when it comes, and set right by the result. That does not change what
        # is best (Ng, Harada and Russell, 1999), but it is learnt from far fewer games.
        after = outlook(batch)
        kept["reward"][t] = np.where(batch.done, batch.reward[:, 0] / POINTS, after) - before
        kept["done"][t] = batch.done
        before = after
    kept["value"][steps], kept["seat"][steps] = net.think(batch.observation)[1], batch.seat
    return kept


def outlook(batch: Batch) -> np.ndarray:
    """How far seat 0 is ahead in each game, as the game's evaluation sees it."""
    judge = kind(GAME).evaluate
    return np.array([judge(g, 0) - judge(g, 1) for g in batch.games], np.float32) / POINTS


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
    """Both of them; how many games they finished, and the processor time that it took."""

    def __init__(self, run: Run, games: int, steps: int) -> None:
        context = multiprocessing.get_context("fork")  # they need no PyTorch, which takes seconds to start
        self.lines: list[Connection] = []
        self.games, self.work = [0] * PLAYERS, [0.0] * PLAYERS
        for number in range(PLAYERS):
            here, there = context.Pipe()
            first = (1 + run.seed * PLAYERS + number) * FAR + 2 * run.games  # a run that goes on meets new deals
            context.Process(target=serve, args=(there, first, games, steps), daemon=True).start()
            self.lines.append(here)

    def ask(self, order: str, weights: Arrays, *each: Any) -> None:
        for number, line in enumerate(self.lines):
            line.send((order, weights, *each[number : number + 1]))

    def answers(self) -> list[Any]:
        found = []
        for number, line in enumerate(self.lines):
            answer, self.games[number], self.work[number] = line.recv()
            found.append(answer)
        return found


# What learns.


class Policy(torch.nn.Module):
    """The network of `ennichi.lab.net`, in PyTorch."""

    def __init__(self) -> None:
        super().__init__()
        self.features = Features(encoder_of(HEADER.kind, HEADER.box).layout)
        self.codes = torch.nn.EmbeddingBag(self.features.codes, HIDDEN, mode="sum")
        self.numbers = torch.nn.Linear(self.features.numbers, HIDDEN)
        self.hidden = torch.nn.Linear(HIDDEN, HIDDEN)
        self.touches = torch.nn.Linear(HIDDEN, TOUCHES)
        self.value = torch.nn.Linear(HIDDEN, 1)
        for zero in (self.codes.weight, *self.touches.parameters(), *self.value.parameters()):
            torch.nn.init.zeros_(zero)  # no correction at first: it plays as greedy does

    def forward(self, rows: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        codes, starts, numbers = map(torch.from_numpy, self.features.read(rows))
        seen = torch.relu(self.codes(codes, starts) + self.numbers(numbers))
        thought = torch.relu(self.hidden(seen))
        return self.touches(thought), self.value(thought)[:, 0]

    def weights(self) -> Arrays:
        """As `Net` wants them."""
        found = {"codes": self.codes.weight}
        for name in ("numbers", "hidden", "touches", "value"):
            layer = getattr(self, name)
            found |= {name: layer.weight.T, name + "_bias": layer.bias}
        return {name: tensor.detach().numpy().copy() for name, tensor in found.items()}


def advantages(kept: Arrays) -> np.ndarray:
    """By how much each touch turned out better than expected (GAE). Each seat of a game has a path of its own."""
    value, seat, done, reward = (kept[name] for name in ("value", "seat", "done", "reward"))
    steps, count = done.shape
    games = np.arange(count)
    next_value, ahead, earned = np.zeros((3, count, SEATS), np.float32)  # from each seat's next decision on
    next_value[games, seat[-1]] = value[-1]
    next_value[games, 1 - seat[-1]] = -value[-1]  # what is good for one is bad for the other
    found = np.zeros((steps, count), np.float32)
    for t in reversed(range(steps)):
        for ended in (next_value, ahead, earned):
            ended[done[t]] = 0
        earned += np.stack([reward[t], -reward[t]], 1)
        who = games, seat[t]
        found[t] = earned[who] + next_value[who] - value[t] + LAMBDA * ahead[who]
        next_value[who], ahead[who], earned[who] = value[t], found[t], 0
    return found


class Memory:
    """The decisions of the last rounds, and what came of each."""

    def __init__(self) -> None:
        self.rounds: list[Arrays] = []

    def add(self, played: list[Arrays]) -> int:
        """How many decisions were added."""
        for kept in played:
            last = len(kept["done"])
            came = advantages(kept) + kept["value"][:last]
            flat = {name: np.concatenate(kept[name][:last]) for name in ("row", "chance", "touch")}
            self.rounds.append(flat | {"came": came.ravel()})
        sizes = [len(kept["came"]) for kept in self.rounds]
        while sum(sizes) > REMEMBERED:
            del self.rounds[0], sizes[0]
        return sum(sizes[-len(played) :])

    def draw(self, chance: np.random.Generator) -> Arrays:
        """Some of them, a part from each round."""
        size = -(-BATCH // len(self.rounds))
        picks = [(kept, chance.integers(len(kept["came"]), size=size)) for kept in self.rounds]
        return {name: np.concatenate([kept[name][pick] for kept, pick in picks]) for name in self.rounds[0]}


def compare(policy: Policy, some: Arrays) -> tuple[torch.Tensor, torch.Tensor]:
    """What came of touches beyond the value of the position, and how much the network thought them above the usual."""
    correction, value = policy(some["row"])
    usual = (correction * torch.from_numpy(some["chance"]).float()).sum(1)
    chosen = correction.gather(1, torch.from_numpy(some["touch"])[:, None])[:, 0]
    return torch.from_numpy(some["came"]) - value, (chosen - usual) / POINTS


def learn(run: Run, played: list[Arrays], chance: np.random.Generator) -> None:
    """Regression on what came of touches; before it, the new ones show how far the network can be trusted."""
    new = run.memory.add(played)
    with torch.no_grad():
        for some in run.memory.rounds[-PLAYERS:]:
            came, foreseen = compare(run.mean.module, some)
            seen = np.array([(came * foreseen).mean(), foreseen.square().mean(), came.square().mean()])
            run.seen = (TRUST * np.array(run.seen) + (1 - TRUST) * seen).tolist()
    losses: list[float] = []
    for _ in range(max(1, REUSE * new // BATCH)):
        came, foreseen = compare(run.policy, run.memory.draw(chance))
        loss = (came - foreseen).square().mean()
        run.optimiser.zero_grad()
        loss.backward()
        run.optimiser.step()
        run.mean.update_parameters(run.policy)
        losses.append(loss.item())
    run.loss = float(np.mean(losses))
    run.rounds += 1


# The run.


class Run:
    """What is learnt so far, and everything else that an interrupted run goes on with."""

    NUMBERS = ("seed", "rounds", "games", "seconds", "work", "seen", "curve")
    STATES = ("policy", "mean", "optimiser")

    def __init__(self, out: Path, seed: int) -> None:
        torch.manual_seed(seed)
        self.out, self.seed = out, seed
        self.policy = Policy()
        self.mean = AveragedModel(self.policy, multi_avg_fn=get_ema_multi_avg_fn(SMOOTH))
        codes, *others = self.policy.parameters()
        self.optimiser = torch.optim.Adam([{"params": codes, "lr": RATE_CODES}, {"params": others}], RATE, fused=True)
        self.memory = Memory()  # not kept: it fills anew
        self.rounds = self.games = 0
        self.seconds = self.work = 0.0  # by the clock; of processors
        self.loss = math.nan  # of the regression
        self.seen = [0.0, 0.0, 0.0]  # of new touches: what came of them times what was foreseen; the squares of both
        self.curve: list[dict[str, float]] = []
        if (out / "state.pt").exists():
            try:
                kept = torch.load(out / "state.pt")
            except (RuntimeError, EOFError, pickle.UnpicklingError):
                raise BadSetting(f"{out / 'state.pt'} cannot be read; choose another folder with --out") from None
            if kept["seed"] != seed:
                raise BadSetting(f"{out} holds a run with --seed {kept['seed']}; choose another folder with --out")
            for name in self.NUMBERS:
                setattr(self, name, kept[name])
            for name in self.STATES:
                getattr(self, name).load_state_dict(kept[name])

    @property
    def trust(self) -> float:
        """The share of the corrections that new touches bear out; the rest was learnt from luck, and is not played."""
        return float(np.clip(self.seen[0] / max(self.seen[1], 1e-9), 0, 1))

    def weights(self) -> Arrays:
        """The network that plays."""
        found = self.mean.module.weights()
        for name in ("touches", "touches_bias"):
            found[name] *= self.trust
        return found

    def keep(self) -> None:
        """Write everything; files that are there are replaced by whole ones only."""
        kept = {name: getattr(self, name) for name in self.NUMBERS}
        kept |= {name: getattr(self, name).state_dict() for name in self.STATES}
        torch.save(kept, self.out / "state.new")
        os.replace(self.out / "state.new", self.out / "state.pt")
        note = f"examples/train_bamboo.py --seed {self.seed}; {self.rounds} rounds, {self.games} games"
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
        players.ask("measure", self.weights(), *[range(i, deals, PLAYERS) for i in range(PLAYERS)])
        results = [each for answer in players.answers() for each in answer]
        won, leads = zip(*results, strict=True)
        low, high = interval(list(won))
        figures = {
            "minutes": self.seconds / 60, "processor_minutes": self.work / 60, "rounds": self.rounds,
            "games": self.games, "loss": self.loss, "trust": self.trust,
            "foresight": self.seen[0] / max(1e-9, math.sqrt(self.seen[1] * self.seen[2])),
            "measured": len(won), "won": np.mean(won), "low": low, "high": high, "lead": np.mean(leads),
        }  # fmt: skip
        point = {name: each if isinstance(each, int) else round(float(each), 4) for name, each in figures.items()}
        self.curve.append(point)
        times = f"{point['minutes']:7.1f}  {point['processor_minutes']:9.1f}  {self.games:5}"
        learnt = f"{self.loss:7.4f}  {self.trust:5.2f}  {point['foresight']:9.2%}"
        won_text = f"{point['won']:7.1%} ({low:.1%} to {high:.1%})"
        print(f"{times}  {learnt}  {won_text}, {point['lead']:+.1f} points", flush=True)


def train(run: Run, wanted: argparse.Namespace) -> None:
    """Rounds until the time is over: while one is played with what is known, the one before it is learnt from."""
    players = Players(run, wanted.games, wanted.steps)
    chance = np.random.default_rng([run.seed, run.rounds])
    seconds, work, games = run.seconds - time.monotonic(), run.work, run.games
    due = run.curve[-1]["minutes"] + wanted.every if run.curve else 0.0
    played: list[Arrays] = []
    print("minutes  processor  games      loss  trust  foresight  won against greedy (95 %)", flush=True)
    try:
        while True:
            run.seconds = seconds + time.monotonic()
            run.work = work + time.process_time() + sum(players.work)
            run.games = games + sum(players.games)
            over = (
                run.seconds > 60 * wanted.minutes or run.work > 60 * wanted.cpu_minutes or run.rounds >= wanted.rounds
            )
            if over or run.seconds >= 60 * due:
                run.measure(players, wanted.deals)
                run.keep()
                due = run.seconds / 60 + wanted.every
            if over:
                return
            players.ask("play", run.weights())
            if played:
                learn(run, played, chance)
            played = players.answers()
    except KeyboardInterrupt:
        if run.curve:
            run.keep()
        sys.exit(f"\nstopped; the same command goes on with what is in {run.out}")


def main() -> None:
    parser = Parser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="by the clock (default: 20)")
    parser.add_argument("--cpu-minutes", type=float, default=math.inf, help="of processors, if they are over first")
    parser.add_argument("--rounds", type=float, default=math.inf, help="of playing and learning, likewise")
    parser.add_argument(
        "--games", type=whole(1, 10_000), default=128, help="side by side in each of two processes (default: 128)"
    )
    parser.add_argument(
        "--steps", type=whole(1, 10_000), default=96, help="touches in each of them a round (default: 96)"
    )
    parser.add_argument("--seed", type=whole(0, 1_000_000), default=1, help="(default: 1)")
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="folder for what is written")
    parser.add_argument("--every", type=float, default=2, help="minutes between measurements (default: 2)")
    parser.add_argument(
        "--deals", type=whole(PLAYERS, FAR), default=100, help="in each, from both sides (default: 100)"
    )
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # the players need the other core
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        train(Run(arguments.out, arguments.seed), arguments)
    except (BadSetting, OSError) as fault:
        parser.exit(2, f"{parser.prog}: {fault}\n")


if __name__ == "__main__":
    main()
