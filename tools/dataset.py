"""Plays the published set of games between bots into build/dataset, and compares it with its checksums: `make dataset`.

Seeds, bots, seats and options are fixed here, so that everybody who runs this has the same games; bench/dataset.json
says what they were played with, and has checksums of their touches. Beside the data lie its card (docs/dataset.md), its
licence and that file. `--games N` plays the first N of each part only; `--renew` takes the checksums anew from the
games that are played, and writes the table of the card, which `--page` writes alone and `--check` compares.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import ennichi  # noqa: E402
from ennichi.cli import main as ennichi_command  # noqa: E402
from ennichi.kernel.registry import built_in, kind  # noqa: E402
from ennichi.lab.kept import played_with  # noqa: E402
from tools.addresses import known  # noqa: E402
from tools.generated import renew  # noqa: E402

CARD = ROOT / "docs" / "dataset.md"
SUMS = ROOT / "bench" / "dataset.json"
OUT = ROOT / "build" / "dataset"
FIRST = 2_000_000_000  # seeds begin here: the deals of the leaderboard end before
APART = 1_000_000  # more games than a part ever has
PLACES = 1000  # for the seeds of parts
BLOCK = 100  # games that have a checksum together
SLICE = 2  # the first games, which have one of their own, so that a test can afford to play them
PLAYERS = ("greedy", "level2", "level1", "random")
MARKED = re.compile(r"(<!-- parts[^>]*-->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = (
    "| part | game | seats | bots | first seed | games | with checksums | decisions in them | size | checksum |\n"
    "|---|---|---|---|---|---|---|---|---|---|\n"
)


@dataclass(frozen=True)
class Part:
    """Games of one sort."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}"

    @property
    def seed(self) -> int:
        """Of its first game; by its name, so that further parts change nothing."""
        return FIRST + crc32(self.name.encode()) % PLACES * APART

    def command(self, out: Path, games: int, jobs: int) -> list[str]:
        told = {
            "seats": self.seats, "bots": ",".join(self.bots), "games": games, "seed": self.seed, "part": 500,
            "jobs": jobs, "out": out / self.name,
        }  # fmt: skip
        return ["selfplay", self.game, *[word for name, value in told.items() for word in (f"--{name}", str(value))]]


def parts() -> list[Part]:
    """Of every game: the fewest seats of several, the most, and alone where it can be played so."""
    found: list[Part] = []
    for game in built_in():
        several = [seats for seats in kind(game).seats if seats > 1]
        found.append(Part(game, min(several), PLAYERS[: min(several)], 1000))
        found.append(Part(game, max(several), PLAYERS[: max(several)], 500))
        if 1 in kind(game).seats:
            found.append(Part(game, 1, PLAYERS[:1], 500))
    return found


def rows_of(folder: Path) -> list[dict[str, Any]]:
    from pyarrow import dataset

    table = dataset.dataset(folder / "games").to_table(columns=["number", "seed", "bots", "touches", "options"])
    return table.sort_by("number").to_pylist()  # type: ignore[no-any-return]


def checksum(rows: list[dict[str, Any]]) -> str:
    """Of seeds, bots and touches, which are the whole game: one line each."""
    text = "".join(f"{row['seed']} {','.join(row['bots'])} {' '.join(map(str, row['touches']))}\n" for row in rows)
    return hashlib.sha256(text.encode()).hexdigest()


def ranges(games: int) -> list[tuple[int, int]]:
    """What has a checksum of its own: the first few games, and every whole block."""
    return [(0, SLICE), *[(first, first + BLOCK) for first in range(0, games - BLOCK + 1, BLOCK)]]


def told_of(part: Part, out: Path) -> dict[str, Any]:
    """What bench/dataset.json says of a part, as far as it was played."""
    rows = rows_of(out / part.name)
    return {
        **played_with(kind(part.game), "", part.bots),
        "ennichi": ennichi.__version__,
        "seats": part.seats,
        "options": json.loads(rows[0]["options"]),
        "bots": list(part.bots),
        "seed": part.seed,
        "games": len(rows),
        "decisions": sum(len(row["touches"]) for row in rows),
        "kilobytes": round(sum(file.stat().st_size for file in (out / part.name).rglob("*.parquet")) / 1000),
        "touches": {f"{first}-{stop - 1}": checksum(rows[first:stop]) for first, stop in ranges(len(rows))},
    }


def faults(part: Part, out: Path, sums: dict[str, Any]) -> list[str]:
    """Where the games that lie there are others than those that were published."""
    rows = rows_of(out / part.name)
    kept = sums[part.name]["touches"]
    return [
        f"{part.name}: games {first} to {stop - 1} are not those that were published"
        for first, stop in ranges(len(rows))
        if stop <= len(rows) and kept.get(f"{first}-{stop - 1}") not in (None, checksum(rows[first:stop]))
    ]


def is_current(part: Part, sums: dict[str, Any]) -> bool:
    """Whether games are played as they were when the checksums were taken."""
    now = played_with(kind(part.game), "", part.bots)
    return part.name in sums and all(sums[part.name].get(name) == value for name, value in now.items())


def load() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(SUMS.read_text(encoding="utf-8")) if SUMS.is_file() else {}
    return found


def page(old: str) -> str:
    """The card with its table written anew."""
    wanted = {part.name: part.games for part in parts()}
    rows: list[str] = []
    for name, told in load().items():
        first = next(iter(told["touches"].values()))[:12]
        rows.append(
            f"| `{name}` | {told['game']}, rules {told['rules']}, components `{told['components']}` | {told['seats']} "
            f"| {', '.join(told['bots'])} | {told['seed']:,} | {wanted[name]:,} | {told['games']:,} "
            f"| {told['decisions']:,} | {told['kilobytes']:,} kB | `{first}` |\n"
        )
    stale = [part.name for part in parts() if not is_current(part, load())]
    note = f"\nPlayed before the last change of rules, components or bots: {', '.join(stale)}.\n" if stale else ""
    return MARKED.sub(lambda found: f"{found[1]}\n{HEAD}{''.join(rows)}{note}\n{found[2]}", old)


def write_card(out: Path) -> None:
    """What the data need to be understood without this repository."""
    (out / "README.md").write_text(known().readme(CARD.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copy(ROOT / "LICENSE", out / "LICENSE")
    shutil.copy(SUMS, out / SUMS.name)


def main(arguments: list[str]) -> int:
    if "--check" in arguments or "--page" in arguments:
        left = [each for each in arguments if each != "--page"]
        return renew(
            left, __doc__, "tools/dataset.py --page", ROOT, lambda: {CARD: page(CARD.read_text(encoding="utf-8"))}
        )
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for the data (default: build/dataset)")
    parser.add_argument("--games", type=int, default=0, help="only so many games of each part, the first ones")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (default: 1)")
    parser.add_argument("--renew", action="store_true", help="take checksums and the card's table from these games")
    given = parser.parse_args(arguments)
    if given.renew and given.games % BLOCK:
        parser.error(f"checksums are taken from blocks of {BLOCK} games")
    given.out.mkdir(parents=True, exist_ok=True)
    for part in parts():
        games = min(given.games, part.games) or part.games
        if status := ennichi_command(part.command(given.out, games, given.jobs)):
            return status
    if given.renew:
        told = {part.name: told_of(part, given.out) for part in parts()}
        SUMS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        CARD.write_text(page(CARD.read_text(encoding="utf-8")), encoding="utf-8")
    write_card(given.out)
    sums = load()
    stale = [part.name for part in parts() if not is_current(part, sums)]
    wrong = [fault for part in parts() if part.name not in stale for fault in faults(part, given.out, sums)]
    for name in stale:
        print(f"{name}: rules, components or bots have changed since the checksums were taken", file=sys.stderr)
    for fault in wrong:
        print(fault, file=sys.stderr)
    if not wrong and not stale:
        print(f"{given.out}: the games are those that were published")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
