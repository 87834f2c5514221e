"""Trains a small network on two-player Bamboo until it beats the greedy bot. No GPU; two cores, twenty minutes.

    make learn                                    # or, with PyTorch installed and the compiled build on the path:
    python examples/train_bamboo.py --minutes 20 --out build/learn

The network corrects greedy: it starts from what the game's evaluation thinks of each open touch and learns by
proximal policy optimisation (PPO) in games against itself what to add. Two processes play, with NumPy alone; this one
learns. Every number of a run follows from --seed, except how many rounds fit into the time.
Written to --out: bamboo.npz (plays as the bot net:FILE), curve.svg, curve.csv, and state.pt, from which the same
command goes on when it was interrupted.
"""

from __future__ import annotations

import argparse
import csv
import math
import multiprocessing
import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np

try:
    import torch
except ImportError:
    sys.exit("train_bamboo.py: torch is missing; install it with: pip install 'ennichi[learn]' (or use `make learn`)")

from ennichi.bots import make
from ennichi.cli.arena import interval
from ennichi.kernel.registry import deal, header, kind
from ennichi.lab.batch import Batch
from ennichi.lab.net import Features, Net, NetBot, about, advice, save
from ennichi.lab.observation import encoder_of

GAME, SEATS = "bamboo", 2
POINTS = 10.0  # of margin that count as a reward of 1
PLAYERS = 2  # processes that play
GAMES, STEPS = 96, 64  # games that each of them plays side by side, and touches in each of them a round
HIDDEN = 96
EPOCHS, BATCH, RATE, CLIP = 4, 1024, 5e-4, 0.2
LAMBDA = 0.9  # how far credit reaches: games are won at their end, but shaped rewards tell early
ENTROPY = 0.003
MEASURED = 1_000_000_000  # deals from here on are never learnt from
KEPT = ("rounds", "games", "seconds", "work", "curve")  # of a run, beside what it learnt
TOUCHES = len(kind(GAME).box().vocabulary)
Arrays = dict[str, np.ndarray]


# What the playing processes do.


def play_rounds(line: Connection, seed: int) -> None:
    """Answers orders: ("play", weights) with a round of touches, ("measure", weights, deals) with results."""
    batch = Batch(GAME, GAMES, seats=SEATS, seed=seed)
    made_for = about(batch.loop.header, "")
    chance = np.random.default_rng(seed)
    for _ in range(chance.integers(300, 400)):  # the games of a batch should not all begin at once
        batch.step(batch.sample())
    while True:
        order, *given = line.recv()
        if order == "stop":
            return
        net = Net(made_for, given[0], "")
        net.prepare(batch.loop.header)
        answer = play(batch, net, chance) if order == "play" else measure(net, given[1])
        line.send((answer, batch.finished, time.process_time()))


def play(batch: Batch, net: Net, chance: np.random.Generator) -> Arrays:
    """A round: every decision of both seats, with what was thought of it and what came of it."""
    shape = (STEPS, GAMES)
    kept: Arrays = {
        "row": np.zeros((*shape, batch.layout.size), np.int16),
        "advice": np.zeros((*shape, TOUCHES), np.float16),
        "mask": np.zeros((*shape, TOUCHES), bool),
        "touch": np.zeros(shape, np.int64),
        "log": np.zeros(shape, np.float32),
        "value": np.zeros((STEPS + 1, GAMES), np.float32),
        "seat": np.zeros((STEPS + 1, GAMES), np.int64),
        "done": np.zeros(shape, bool),
        "reward": np.zeros(shape, np.float32),  # of seat 0; that of seat 1 is the opposite
    }
    games = np.arange(GAMES)
    before = outlook(batch)
    for t in range(STEPS + 1):
        kept["seat"][t] = batch.seat
        logits, kept["value"][t] = net.think(batch.observation)
        if t == STEPS:
            break
        kept["row"][t] = batch.observation
        kept["mask"][t] = batch.mask
        for i, g in enumerate(batch.games):
            kept["advice"][t, i, g.options] = advice(g, int(chance.integers(2**31)))
        logits = np.where(batch.mask, logits + kept["advice"][t], -np.inf)
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        touch = (logs + chance.gumbel(size=logs.shape)).argmax(1)
        kept["touch"][t] = touch
        kept["log"][t] = logs[games, touch]
        batch.step(touch)
        kept["done"][t] = batch.done
        # Shaped: what the evaluation sees is rewarded when it comes, and set right by the result at the end. What is
        # best to do stays the same (Ng, Harada and Russell, 1999), but is learnt from far fewer games.
        after = outlook(batch)
        kept["reward"][t] = np.where(batch.done, batch.reward[:, 0] / POINTS, after) - before
        before = after
    return kept


def outlook(batch: Batch) -> np.ndarray:
    """How far seat 0 looks ahead of seat 1 in each game, by the game's evaluation."""
    judge = kind(GAME).evaluate
    return np.array([judge(g, 0) - judge(g, 1) for g in batch.games], np.float32) / POINTS


def measure(net: Net, deals: range) -> list[tuple[float, int]]:
    """Wins and leads against greedy, each deal from both sides."""
    found: list[tuple[float, int]] = []
    like = header(GAME, SEATS, 0, {}, (), "")
    for number in deals:
        for mine in range(SEATS):
            g = deal(like, MEASURED + number)
            players = [make("greedy", 2 * number + seat) for seat in range(SEATS)]
            players[mine] = NetBot(net, number)
            while not g.over:
                g.play(players[g.seat].choose(g))
            scores = g.scores()
            found.append(((mine in g.winners()) / len(g.winners()), scores[mine] - scores[1 - mine]))
    return found


# What learns.


class Policy(torch.nn.Module):
    """The same network as `ennichi.lab.net.Net`, in PyTorch, and beside it the value of a position."""

    def __init__(self, features: Features) -> None:
        super().__init__()
        self.features = features
        self.codes = torch.nn.EmbeddingBag(features.codes, HIDDEN, mode="sum")
        self.numbers = torch.nn.Linear(features.numbers, HIDDEN)
        self.hidden = torch.nn.Linear(HIDDEN, HIDDEN)
        self.touches = torch.nn.Linear(HIDDEN, TOUCHES)
        self.value = torch.nn.Linear(HIDDEN, 1)
        for zero in (self.codes.weight, self.touches.weight, self.touches.bias, self.value.weight, self.value.bias):
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
    """Generalised advantage estimation; each seat of a game has a path of its own, from its decision to its next."""
    games = np.arange(GAMES)
    value, seat = kept["value"], kept["seat"]
    next_value = np.zeros((GAMES, SEATS), np.float32)
    next_value[games, seat[-1]] = value[-1]
    next_value[games, 1 - seat[-1]] = -value[-1]  # what is good for one is bad for the other
    ahead = np.zeros((GAMES, SEATS), np.float32)
    earned = np.zeros((GAMES, SEATS), np.float32)  # since the seat's next decision, going backwards
    found = np.zeros((STEPS, GAMES), np.float32)
    for t in reversed(range(STEPS)):
        for start_anew in (next_value, ahead, earned):
            start_anew[kept["done"][t]] = 0
        earned += np.stack([kept["reward"][t], -kept["reward"][t]], 1)
        who = games, seat[t]
        found[t] = earned[who] + next_value[who] - value[t] + LAMBDA * ahead[who]
        next_value[who], ahead[who], earned[who] = value[t], found[t], 0
    return found


def learn(policy: Policy, optimiser: torch.optim.Optimizer, rounds: list[Arrays], chance: np.random.Generator) -> float:
    """PPO on what was played; the mean loss of the values."""
    better = np.concatenate([advantages(kept).ravel() for kept in rounds])
    flat = {
        name: np.concatenate([kept[name][:STEPS].reshape(STEPS * GAMES, *kept[name].shape[2:]) for kept in rounds])
        for name in ("row", "advice", "mask", "touch", "log", "value")
    }
    worth = torch.from_numpy(better + flat["value"])
    gain = torch.from_numpy((better - better.mean()) / (better.std() + 1e-6))
    losses: list[float] = []
    for _ in range(EPOCHS):
        for some in np.array_split(chance.permutation(len(better)), max(1, len(better) // BATCH)):
            logits, value = policy(flat["row"][some])
            logits = logits + torch.from_numpy(flat["advice"][some]).float()
            logits = logits.masked_fill(~torch.from_numpy(flat["mask"][some]), -1e9)
            logs = torch.log_softmax(logits, 1)
            chosen = logs.gather(1, torch.from_numpy(flat["touch"][some])[:, None])[:, 0]
            ratio = (chosen - torch.from_numpy(flat["log"][some])).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.minimum(ratio * gain[some], clipped * gain[some]).mean()
            value_loss = (value - worth[some]).square().mean()
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            optimiser.zero_grad()
            (policy_loss + 0.5 * value_loss - ENTROPY * entropy).backward()
            torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimiser.step()
            losses.append(float(value_loss))
    return float(np.mean(losses))


# The run.


class Run:
    """Everything that goes on when a run is interrupted and started again."""

    def __init__(self, out: Path, seed: int) -> None:
        self.out = out
        self.seed = seed
        self.features = Features(encoder_of(kind(GAME), kind(GAME).box()).layout)
        torch.manual_seed(seed)
        self.policy = Policy(self.features)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), RATE, eps=1e-5, fused=True)
        self.rounds = 0
        self.games = 0
        self.seconds = 0.0  # by the clock
        self.work = 0.0  # of processors
        self.curve: list[dict[str, float]] = []
        state = out / "state.pt"
        if state.exists():
            self.go_on(torch.load(state))

    def go_on(self, kept: dict[str, Any]) -> None:
        if kept["seed"] != self.seed:
            sys.exit(f"{self.out} holds a run with --seed {kept['seed']}; choose another folder with --out")
        self.policy.load_state_dict(kept["policy"])
        self.optimiser.load_state_dict(kept["optimiser"])
        for name in KEPT:
            setattr(self, name, kept[name])

    def keep(self) -> None:
        """A file that is there is replaced only by a whole one."""
        kept = {name: getattr(self, name) for name in ("seed", *KEPT)}
        states = {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict()}
        beside = self.out / "state.pt.new"
        torch.save(kept | states, beside)
        os.replace(beside, self.out / "state.pt")
        how = f"{self.rounds} rounds in {self.work / 60:.0f} processor minutes"
        note = f"examples/train_bamboo.py --seed {self.seed}: {how}"
        save(self.out / "bamboo.npz", about(header(GAME, SEATS, 0, {}, (), ""), note), self.policy.weights())
        with (self.out / "curve.csv").open("w", newline="") as file:
            table = csv.DictWriter(file, list(self.curve[0]))
            table.writeheader()
            table.writerows(self.curve)
        (self.out / "curve.svg").write_text(curve_svg(self.curve))


def curve_svg(curve: list[dict[str, float]]) -> str:
    """Games won against greedy, by minute, with 95 % intervals."""
    wide, high, edge = 720, 360, 48
    most = max(1.0, curve[-1]["minutes"])

    def at(point: dict[str, float], name: str) -> str:
        x = edge + (wide - 2 * edge) * point["minutes"] / most
        return f"{x:.1f},{high - edge - (high - 2 * edge) * point[name]:.1f}"

    band = " ".join([at(each, "low") for each in curve] + [at(each, "high") for each in reversed(curve)])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        f'<text x="{edge}" y="28">won against greedy, {curve[-1]["measured"]:.0f} games at a time (95 %)</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = high - edge - (high - 2 * edge) * share
        dash = "" if share == 0.5 else ' stroke-dasharray="2 4"'
        lines.append(f'<path d="M{edge} {y}H{wide - edge}" stroke="#888"{dash}/>')
        lines.append(f'<text x="{edge - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for tick in range(5):
        x = edge + (wide - 2 * edge) * tick / 4
        lines.append(f'<text x="{x}" y="{high - edge + 20}" text-anchor="middle">{most * tick / 4:.0f}</text>')
    path = " ".join(at(each, "won") for each in curve)
    lines += [
        f'<polygon points="{band}" fill="#2a6f4e" opacity="0.18"/>',
        f'<polyline points="{path}" fill="none" stroke="#2a6f4e" stroke-width="2.5"/>',
        f'<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">minutes</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


class Players:
    """The processes that play; how many games they finished, and the processor time that it took."""

    def __init__(self, run: Run) -> None:
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.games = [0] * PLAYERS
        self.work = [0.0] * PLAYERS
        for number in range(PLAYERS):
            here, there = context.Pipe()
            # Deals that no player met before, when a run goes on too.
            first = run.seed * 10_000_000 + (run.rounds * PLAYERS + number) * 2 * GAMES
            context.Process(target=play_rounds, args=(there, first), daemon=True).start()
            self.lines.append(here)

    def ask(self, order: str, *given: Any, each: list[Any] | None = None) -> None:
        for number, line in enumerate(self.lines):
            line.send((order, *given, *([each[number]] if each else [])))

    def answers(self) -> list[Any]:
        found = []
        for number, line in enumerate(self.lines):
            answer, self.games[number], self.work[number] = line.recv()
            found.append(answer)
        return found


def train(run: Run, minutes: float, cpu_minutes: float, every: float, deals: int) -> None:
    """Rounds until the time is over: the players play one with what is known, while the last one is learnt from."""
    players = Players(run)
    chance = np.random.default_rng([run.seed, run.rounds])
    began, seconds_before, work_before, games_before = time.monotonic(), run.seconds, run.work, run.games
    due = run.curve[-1]["minutes"] + every if run.curve else 0.0
    loss = math.nan
    played: list[Arrays] = []
    print("minutes  processor  games  value loss  won against greedy (95 %)  lead", flush=True)
    try:
        while True:
            run.seconds = seconds_before + time.monotonic() - began
            run.work = work_before + time.process_time() + sum(players.work)
            run.games = games_before + sum(players.games)
            over = run.seconds >= 60 * minutes or run.work >= 60 * cpu_minutes
            if over or run.seconds >= 60 * due:
                point(run, players, deals, loss)
                due = run.seconds / 60 + every
                if over:
                    return
            players.ask("play", run.policy.weights())
            if played:
                loss = learn(run.policy, run.optimiser, played, chance)
                run.rounds += 1
            played = players.answers()
    except KeyboardInterrupt:
        if run.curve:
            run.keep()
        sys.exit(f"\nstopped; the same command goes on with {run.out}")
    finally:
        for line in players.lines:
            line.close()


def point(run: Run, players: Players, deals: int, loss: float) -> None:
    """Measure the network, and keep it."""
    share = deals // PLAYERS
    players.ask("measure", run.policy.weights(), each=[range(i * share, (i + 1) * share) for i in range(PLAYERS)])
    results = [each for answer in players.answers() for each in answer]
    won = [points for points, _ in results]
    low, high = interval(won)
    lead = float(np.mean([lead for _, lead in results]))
    run.curve.append(
        {
            "minutes": round(run.seconds / 60, 2),
            "processor_minutes": round(run.work / 60, 2),
            "games": run.games,
            "value_loss": round(loss, 4),
            "measured": len(won),
            "won": round(sum(won) / len(won), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "lead": round(lead, 2),
        }
    )
    told = f"{run.seconds / 60:7.1f} {run.work / 60:10.1f} {run.games:6} {loss:11.4f}"
    print(f"{told}  {sum(won) / len(won):6.1%} ({low:.1%} to {high:.1%})  {lead:+.2f}", flush=True)
    run.keep()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="by the clock (default: 20)")
    parser.add_argument("--cpu-minutes", type=float, default=math.inf, help="of processors, if that is less")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="folder for what is written")
    parser.add_argument("--every", type=float, default=2, help="minutes between measurements (default: 2)")
    parser.add_argument("--deals", type=int, default=100, help="in a measurement, each from both sides (default: 100)")
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # the players need the other core
    arguments.out.mkdir(parents=True, exist_ok=True)
    train(
        Run(arguments.out, arguments.seed), arguments.minutes, arguments.cpu_minutes, arguments.every, arguments.deals
    )


if __name__ == "__main__":
    main()
