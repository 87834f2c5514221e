"""Whole games played again, in a worker process: records from strangers, and films."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import ennichi
from ennichi.kernel.errors import BadComponents, BadRecord
from ennichi.kernel.game import Game
from ennichi.kernel.store import load
from ennichi.kernel.text import Text

from .shapes import Frame


@dataclass
class ReadRecord:
    """What a record holds; or its fault, in words."""

    fault: str = ""
    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    seed: int = 0
    deal: str = ""
    touches: list[tuple[int, str]] = field(default_factory=list)


def read_record(text: str, components: str) -> ReadRecord:
    """A record, played with the server's own components or with the built-in ones."""
    try:
        g = ennichi.replay(text, components)
    except (BadRecord, BadComponents) as fault:
        if not components:
            return ReadRecord(fault=str(fault))
        return read_record(text, "")
    head = g.header
    return ReadRecord(
        game=head.kind.name,
        options=dict(head.options),
        names=head.names,
        colours=head.colours,
        seed=head.seed,
        deal=head.deal,
        touches=touches_of(g),
    )


def touches_of(game: Game) -> list[tuple[int, str]]:
    """Seat and name of each touch of a position's history."""
    return [(turn.seat, game.name(touch)) for turn in game.turns() for touch in turn.touches]


def film(blob: bytes, components: str, first: int, plays: list[tuple[int, str, bool]], language: str) -> str:
    """All frames of a game, as JSON: what was touched, by whom, and the scores after it.

    It begins after so many touches; each further one comes with its seat, its name, and whether it may be told.
    """
    game = load(blob, components, other_rules=True)  # the server has made sure that it fits
    text = game.header.kind.text(language)
    frames = [frame(game, first, None, "", text)]
    for number, (seat, name, told) in enumerate(plays, first + 1):
        touch = game.touch(name)
        words = game.words(touch, language) if told else ""
        game.play(touch)
        frames.append(frame(game, number, seat, words, text))
    return json.dumps(frames, ensure_ascii=False, separators=(",", ":"))


def frame(game: Game, number: int, seat: int | None, words: str, text: Text) -> Frame:
    chapter = game.word("chapter", game.last_chapter, text) if game.history else ""
    return {"number": number, "seat": seat, "words": words, "scores": game.scores(), "chapter": chapter}
