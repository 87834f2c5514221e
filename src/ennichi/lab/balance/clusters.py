"""Strategies: seats that scored in the same way, found by k-means."""

from __future__ import annotations

from dataclasses import dataclass

from .figures import Share, share_of
from .needed import Array, np
from .tally import Facts

FEWEST, MOST = 2, 6  # clusters
STARTS = 8  # times that k-means begins anew
ROUNDS = 100
LOOKED_AT = 1000  # seats that the silhouette is taken of
LEAST_SEATS = 30


@dataclass
class Cluster:
    """Seats that scored alike."""

    size: float  # the share of all seats
    won: Share
    points: dict[str, float]  # means by scoring step
    away: dict[str, float]  # the same in standard deviations from the mean of all seats
    total: float

    def strongest(self) -> list[str]:
        """The one or two steps in which it is most above the others; if in none, nothing."""
        best = sorted(self.away, key=lambda name: -self.away[name])[:2]
        return [name for name in best if self.away[name] > 0.25]


def clusters_of(games: list[Facts], scoring: list[str]) -> tuple[list[Cluster], float]:
    """The clusters, the most successful first, and the silhouette of their number; none when there is too little."""
    seats = len(games[0].order)
    rows = [[lines.get(name, 0) for name in scoring] for game in games for lines in game.lines[:seats]]
    points = np.array(rows, dtype=float)
    won = np.array([share for game in games for share in game.wins[:seats]])
    deviation = points.std(axis=0)
    telling = [at for at in range(len(scoring)) if deviation[at] > 0]
    if len(points) < LEAST_SEATS or not telling:
        return [], 0.0
    away = (points - points.mean(axis=0))[:, telling] / deviation[telling]
    chance = np.random.default_rng(1)
    looked_at = chance.permutation(len(away))[:LOOKED_AT]
    tried = [(k_means(away, number, chance)) for number in range(FEWEST, MOST + 1)]
    worth = [silhouette(away[looked_at], member[looked_at]) for member in tried]
    best = int(np.argmax(worth))
    found: list[Cluster] = []
    for number in range(FEWEST + best):
        mine = tried[best] == number
        if mine.any():
            mean = dict(zip(scoring, points[mine].mean(axis=0).tolist(), strict=True))
            far = dict(zip([scoring[at] for at in telling], away[mine].mean(axis=0).tolist(), strict=True))
            found.append(Cluster(float(mine.mean()), share_of(won[mine]), mean, far, sum(mean.values())))
    return sorted(found, key=lambda cluster: -cluster.won.share), worth[best]


def k_means(points: Array, number: int, chance: np.random.Generator) -> Array:
    """The cluster of each point, from the best of a few beginnings (centres drawn far apart, k-means++)."""
    best: Array = np.zeros(len(points), dtype=int)
    best_cost = np.inf
    for _ in range(STARTS):
        centres = spread_centres(points, number, chance)
        member = best
        for _ in range(ROUNDS):
            far = distances(points, centres)
            member = far.argmin(axis=1)
            moved = np.array(
                [points[member == at].mean(axis=0) if (member == at).any() else centres[at] for at in range(number)]
            )
            if np.allclose(moved, centres):
                break
            centres = moved
        cost = float(distances(points, centres).min(axis=1).sum())
        if cost < best_cost:
            best, best_cost = member, cost
    return best


def spread_centres(points: Array, number: int, chance: np.random.Generator) -> Array:
    centres = points[[int(chance.integers(len(points)))]]
    while len(centres) < number:
        far = distances(points, centres).min(axis=1)
        total = far.sum()
        at = int(chance.choice(len(points), p=far / total)) if total > 0 else int(chance.integers(len(points)))
        centres = np.vstack([centres, points[at]])
    return centres


def distances(points: Array, centres: Array) -> Array:
    """Squared distances of every point to every centre."""
    far: Array = (points**2).sum(axis=1)[:, None] + (centres**2).sum(axis=1)[None, :] - 2 * points @ centres.T
    return far.clip(0.0)


def silhouette(points: Array, member: Array) -> float:
    """How much nearer points are to their own cluster than to the next one: 1 is perfect, 0 is none."""
    numbers = np.unique(member)
    if len(numbers) < 2:
        return 0.0
    far = np.sqrt(distances(points, points))
    sums = np.stack([far[:, member == number].sum(axis=1) for number in numbers], axis=1)
    sizes = np.array([(member == number).sum() for number in numbers])
    own = np.searchsorted(numbers, member)
    at = np.arange(len(points))
    inside = sums[at, own] / np.maximum(sizes[own] - 1, 1)
    means = sums / sizes
    means[at, own] = np.inf
    outside = means.min(axis=1)
    worth = (outside - inside) / np.maximum(np.maximum(outside, inside), 1e-12)
    worth[sizes[own] == 1] = 0.0
    return float(worth.mean())
