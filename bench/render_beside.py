"""What an update of the page costs now, beside what it cost at another commit.

    .venv/bin/python bench/render_beside.py 19401bb            # all games; or name them
    .venv/bin/python bench/render_beside.py 19401bb --rounds 5

The other commit is checked out into build/beside, where its own client is built and its own `bench/render.py` is run
with its own server. The two take turns, so that whatever else the machine does meets both. The bots of the two may
play differently: what is compared are means over many updates of late positions, not single updates.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARED = (".venv", "web/node_modules")  # what is installed serves both
COST = re.compile(r"(update|nothing) +script.*= +([\d.]+) ms.*all tasks (\d+) ms")
PARTS = ("script, style, layout", "all tasks")


def checked_out(commit: str) -> Path:
    """A tree of the other commit, with its client built."""
    tree = ROOT / "build" / "beside" / commit
    if not tree.exists():
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(tree), commit], cwd=ROOT, check=True)
        for name in SHARED:
            (tree / name).symlink_to(ROOT / name)
        subprocess.run(["node", "build.mjs"], cwd=tree / "web", check=True)
    return tree


def spent(tree: Path, game: str) -> list[float]:
    """What one update costs there, in ms, without what the same frames cost when nothing happens."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [str(ROOT / ".venv/bin/python"), "bench/render.py", game]
    told = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True).stdout
    found = {what: [float(whole), float(tasks)] for what, whole, tasks in COST.findall(told)}
    return [update - nothing for update, nothing in zip(found["update"], found["nothing"], strict=True)]


def main() -> int:
    parser = argparse.ArgumentParser(description="What an update of the page costs now, and at another commit.")
    parser.add_argument("commit", help="the other commit, say 19401bb")
    parser.add_argument("games", nargs="*", help="all, unless some are named")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured, 3 unless told")
    asked = parser.parse_args()
    games = asked.games or sorted(each.parent.name for each in (ROOT / "src/ennichi").glob("*/game.toml"))
    other = checked_out(asked.commit)
    for game in games:
        rounds = [(spent(other, game), spent(ROOT, game)) for _ in range(asked.rounds)]
        for part, name in enumerate(PARTS):
            then, now = (statistics.median(pair[side][part] for pair in rounds) for side in range(2))
            ratios = sorted(pair[1][part] / pair[0][part] for pair in rounds)
            print(
                f"{game:8} {name:22} then {then:5.1f} ms, now {now:5.1f} ms: {now / then:.2f}"
                f" (single rounds {ratios[0]:.2f} to {ratios[-1]:.2f})",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
