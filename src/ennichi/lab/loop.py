"""Many games side by side, stepped in one loop: rows, masks, rewards and the seats to act lie in memory that stays.

This is the inner loop of the batch environment. It is compiled with the engine; whoever uses it looks at its memory
through NumPy (`ennichi.lab.batch`).
"""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from ennichi.kernel.encoding import Encoder, Seen, new_flags, new_rows
from ennichi.kernel.errors import IllegalTouch
from ennichi.kernel.game import Game, Header
from ennichi.kernel.random_source import RandomSource, from_seed
from ennichi.kernel.registry import SEEDS, deal

from .rewards import final_rewards


class Loop:
    """So many games of one sort. A game that ends is followed at once by the next one in its place.

    The seeds are fixed from the start: the k-th game in place i has the seed `seed + i + k * count`. After the largest
    seed there is comes 0.
    """

    def __init__(self, header: Header, count: int, reward: str, encoder: Encoder) -> None:
        self.header = header  # of all games, but for their seeds
        self.reward = reward
        self.encoder = encoder
        self.size: i64 = encoder.layout.size
        self.touches: i64 = len(header.box.vocabulary)
        self.seats: i64 = header.seats
        self.count: i64 = count
        self.rows: vec[i16] = vec[i16](capacity=self.count * self.size)
        # The rows before each place, as parts of the same memory: what extends them is written into the place.
        self.before: list[vec[i16]] = []
        zeros = new_rows(self.size)
        for _ in range(count):
            self.before.append(self.rows)
            self.rows = extend(self.rows, zeros)
        self.seen = memories(encoder, count * header.seats)  # for each place, what each seat was told last
        self.mask: vec[u8] = new_flags(self.count * self.touches)
        self.done: vec[u8] = new_flags(self.count)
        self.seat: vec[i64] = new_numbers(self.count)
        self.rewards: vec[float] = new_floats(self.count * self.seats)
        self.games: list[Game] = []
        self.open: list[list[int]] = []  # the touches that the mask shows
        self.seeds: list[int] = []  # of the games under way
        self.finished = 0  # games played to their end
        self.chances: list[RandomSource] = []  # for random touches, one for each place
        self.reset(header.seed)

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        # `int`, because sums with an i64 overflow where the build is compiled.
        self.seeds = [(seed + place) % SEEDS for place in range(int(self.count))]
        self.chances = [from_seed(-1 - each) for each in self.seeds]
        self.games = [deal(self.header, each) for each in self.seeds]
        self.open = [[] for _ in range(self.count)]
        self.finished = 0
        clear_flags(self.mask)
        clear_flags(self.done)
        i: i64 = 0
        while i < self.count * self.seats:
            self.rewards[i] = 0.0
            i += 1
        i = 0
        while i < self.count:
            self.show(i, self.games[i])
            i += 1

    def go_on(
        self,
        games: list[Game],
        seeds: list[int],
        chances: list[int],
        finished: int,
        done: list[bool],
        rewards: list[float],
    ) -> None:
        """Take up where another loop of the same games stands; `chances` are the states of its generators."""
        self.games = games
        self.seeds = seeds
        self.chances = [RandomSource(state) for state in chances]
        self.finished = finished
        i: i64 = 0
        while i < self.count * self.seats:
            self.rewards[i] = rewards[i]
            i += 1
        i = 0
        while i < self.count:
            self.done[i] = 1 if done[i] else 0
            self.show(i, games[i])
            i += 1

    def step(self, touches: list[int]) -> None:
        """One touch in each game. If one of them is not open there, nothing is played at all."""
        if len(touches) != self.count:
            raise ValueError(f"{len(touches)} touches for {self.count} games")
        most = int(self.touches)  # a touch can be too large for an i64
        i: i64 = 0
        while i < self.count:
            touch = touches[i]
            if not 0 <= touch < most or not self.mask[i * self.touches + touch]:
                raise IllegalTouch(f"game {i}: {self.games[i].objection(touch)}")
            i += 1
        i = 0
        while i < self.count:
            self.show(i, self.play(i, self.games[i], touches[i]))
            i += 1

    def roll(self, steps: int, observe: bool = True) -> int:
        """Random touches in all games, so many in each; without `observe` rows and masks are written only at the end.

        One game after the other, because a game that is at hand is quicker. How many were played.
        """
        i: i64 = 0
        while i < self.count:
            chance = self.chances[i]
            g = self.games[i]
            for _ in range(steps):
                options = g.offered
                g = self.play(i, g, options[chance.below(len(options))])
                if observe:
                    self.show(i, g)
            self.show(i, g)
            i += 1
        return steps * int(self.count)

    def sample(self) -> list[int]:
        """A random open touch for each game."""
        touches: list[int] = []
        i: i64 = 0
        while i < self.count:
            options = self.games[i].offered
            touches.append(options[self.chances[i].below(len(options))])
            i += 1
        return touches

    def play(self, i: i64, g: Game, touch: int) -> Game:
        """Play an open touch in the i-th game; the position that is next there, of a new game if this one has ended."""
        g.carry_out(touch)
        if g.over:
            self.done[i] = 1
            first = i * self.seats
            for worth in final_rewards(g, self.reward):
                self.rewards[first] = worth
                first += 1
            self.finished += 1
            self.seeds[i] = (self.seeds[i] + int(self.count)) % SEEDS
            g = deal(self.header, self.seeds[i])
            self.games[i] = g
        elif self.done[i]:
            self.done[i] = 0
            first = i * self.seats
            while first < (i + 1) * self.seats:
                self.rewards[first] = 0.0
                first += 1
        return g

    def show(self, i: i64, g: Game) -> None:
        """Write what the seat to act knows, and what it may touch."""
        seat: i64 = g.seat
        self.seat[i] = seat
        base = i * self.touches
        mask = self.mask
        for touch in self.open[i]:
            mask[base + touch] = 0
        options = g.offered
        for touch in options:
            mask[base + touch] = 1
        self.open[i] = options
        seen = self.seen[i * self.seats + seat]
        self.encoder.renew(g, seat, seen)
        extend(self.before[i], seen.rows)


class Watch:
    """What the seats of one game are shown, decision by decision, and of the next game after it."""

    def __init__(self, seats: int, touches: int, encoder: Encoder) -> None:
        self.encoder = encoder
        self.seen = memories(encoder, seats)
        self.mask: vec[u8] = new_flags(touches)  # of the seat to act
        self.open: list[int] = []  # the touches that it shows

    def look(self, g: Game, seat: int) -> bool:
        """Write what this seat knows into its row, and into the mask what it may touch; whether it may touch anything.

        Otherwise the mask stays as it was.
        """
        self.encoder.renew(g, seat, self.seen[seat])
        if seat != g.seat or g.over:
            return False
        mask = self.mask
        for touch in self.open:
            mask[touch] = 0
        options = g.offered
        for touch in options:
            mask[touch] = 1
        self.open = options
        return True


def memories(encoder: Encoder, count: int) -> list[Seen]:
    """So many rows of which nothing was told yet."""
    return [encoder.memory(new_rows(encoder.layout.size), 0) for _ in range(count)]


def clear_flags(flags: vec[u8]) -> None:
    i: i64 = 0
    while i < len(flags):
        flags[i] = 0
        i += 1


def new_numbers(size: i64) -> vec[i64]:
    numbers = vec[i64](capacity=size)
    for _ in range(size):
        numbers = append(numbers, 0)
    return numbers


def new_floats(size: i64) -> vec[float]:
    floats = vec[float](capacity=size)
    for _ in range(size):
        floats = append(floats, 0.0)
    return floats
