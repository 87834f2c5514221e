"""A short name for everything that happens in a kept game: all positions on the way, to the byte."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from ennichi.kernel.record import Replay


def digest_line(path: Path) -> str:
    walk = Replay(path.read_text(encoding="utf-8"))
    found = sha256(walk.game.dump())
    while walk.step():
        found.update(walk.game.dump())
    return f"{path.name} {found.hexdigest()}"
