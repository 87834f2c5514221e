"""game.toml: what a game tells of itself to those who find it by that file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

MANIFEST: Final = "game.toml"


def read_manifest(folder: Path) -> dict[str, Any]:
    """What the manifest in a game's folder says; empty where there is none."""
    path = folder / MANIFEST
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def seats_of(folder: Path) -> tuple[int, ...]:
    """The numbers of seats that a manifest names."""
    return tuple(read_manifest(folder)["seats"])
