"""What is printed on the pieces, as browsers keep it for good: its address names all that it says."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from ennichi.kernel.game import Box, Kind
from ennichi.kernel.text import LANGUAGES


@lru_cache(maxsize=32)
def pieces_in(language: str, of: Kind[Any], box: Box) -> bytes:
    """The pieces of a component set with their words, as JSON."""
    pieces = of.pieces(box, of.text(language))
    return json.dumps(pieces, ensure_ascii=False, separators=(",", ":")).encode()


@lru_cache(maxsize=32)
def digest(of: Kind[Any], box: Box) -> str:
    said = blake2b(digest_size=4)
    for language in LANGUAGES:
        said.update(pieces_in(language, of, box))
    return said.hexdigest()


def address(of: Kind[Any], box: Box) -> str:
    """The fingerprint of the components, and of what this release says of them in all languages."""
    return f"{box.fingerprint}-{digest(of, box)}"
