"""Writes docs/transcripts: one whole game of each, told by the narrator alone, from a record that the tests keep.

.venv/bin/python tools/transcripts.py            # write what is out of date
.venv/bin/python tools/transcripts.py --check    # only say what is
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ennichi.cli.replay import told_lines  # noqa: E402
from ennichi.kernel.course import Course  # noqa: E402
from ennichi.kernel.record import Replay  # noqa: E402
from ennichi.kernel.registry import built_in, kind  # noqa: E402
from tools.generated import Fault, renew  # noqa: E402

RECORDS = ROOT / "tests" / "records"
SEATS = {
    1: "-alone",
    3: "",
}  # the games that are told, by seats, and what their pages are called behind the game's name
NAMES = ("Aiko", "Ben", "Chie", "Dario")


def transcript(record: str, source: str) -> str:
    """A game as a page."""
    record = re.sub(r"^(seat (\d+)): .*$", lambda m: f"{m[1]}: {NAMES[int(m[2]) - 1]}", record, flags=re.MULTILINE)
    walk = Replay(record)
    course = Course(walk.game.clone())
    while walk.step():
        pass
    g = walk.game
    for touch in g.touches():
        course.play(touch)
    words = g.header.kind.text("en")
    title = words("game-title")
    seats = ", ".join(g.player(seat, words) for seat in range(len(g.scores())))
    lines = [
        f"# A game of {title}, told",
        "",
        f"What the narrator says of `tests/records/{source}`, and nothing else; whoever knows the game can follow it "
        f"without a board. At the table: {seats}. `tools/transcripts.py` writes this page.",
        "",
    ]
    for line, heading in told_lines(g, course, words, whole=True):
        if heading:
            lines += ["", f"## {line.rstrip('.')}", ""] if line else []
        elif line:
            lines.append(f"- {line.strip()}")
    winners = ", ".join(g.player(seat, words) for seat in g.winners())
    lines += ["", words("winners", names=winners, count=len(g.winners()))]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def kept(game: str, seats: int) -> Path:
    """The first kept record of so many good players."""
    for path in sorted((RECORDS / game).glob("*.kifu")):
        text = path.read_text(encoding="utf-8")
        if text.count(": greedy\n") == seats and f"seats: {seats}\n" in text:
            return path
    raise Fault(f"tests/records/{game} has no record of {seats} greedy players")


def pages() -> dict[Path, str]:
    found: dict[Path, str] = {}
    for game in built_in():
        for seats in sorted(set(SEATS) & set(kind(game).seats)):
            path = kept(game, seats)
            page = ROOT / "docs" / "transcripts" / f"{game}{SEATS[seats]}.md"
            found[page] = transcript(path.read_text(encoding="utf-8"), f"{game}/{path.name}")
    return found


def main(arguments: list[str]) -> int:
    (ROOT / "docs" / "transcripts").mkdir(exist_ok=True)
    return renew(arguments, __doc__, "tools/transcripts.py", ROOT, pages)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
