"""Stored positions: one position as bytes, in the middle of a turn too, and back.

A line with the format and a checksum, then JSON. Steps are stored by their keys.
A position tells everything, the secret that deals its cards included: it is to be kept, not shown.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from .errors import BadPosition, BadSetting, EnnichiError
from .game import Common, Game, Step
from .random_source import RandomSource, from_deal
from .registry import SEEDS, header

FORMAT = "ennichi-position 1"


def dump(game: Game) -> bytes:
    head = game.header
    chosen = head.chosen_colours()
    body = json.dumps(
        {
            "game": head.kind.name,
            "rules": head.kind.rules,
            "components": head.box.fingerprint,
            "seats": head.seats,
            **({"deal": head.deal} if head.deal else {"seed": head.seed}),
            "dealt": head.dealt,
            "options": head.options,
            "names": head.names,
            **({"colours": chosen} if chosen else {}),
            "drawn" if head.deal else "random": int(game.random.state),
            "todo": [step.key for step in game.todo],
            "seat": game.seat,
            "history": game.history,
            "reveals": game.reveals,
            "over": game.over,
            "table": game.pack(),
        },
        separators=(",", ":"),
        ensure_ascii=False,
    ).encode()
    return f"{FORMAT} {crc32(body):08x}\n".encode() + body


def load(blob: bytes, components: str = "", other_rules: bool = False) -> Game:
    """The position that `dump` stored. `components` names the folder of replaced component files, if any.

    With `other_rules` a position of another version of the rules is taken too, if it still fits.

    >>> g = ennichi.new("bamboo", seed=7)
    >>> again = ennichi.load(g.dump())
    >>> again.view(0) == g.view(0)
    True
    """
    body = checked_body(blob)
    try:
        data = json.loads(body)
        deal = data.get("deal", "")
        seed = 0 if deal else data["seed"]
        settings = (data["game"], data["seats"], seed, data["options"], tuple(data["names"]))
        head = header(*settings, components, tuple(data.get("colours", ())), deal)
        head.dealt = data["dealt"]
        if data["rules"] != head.kind.rules and not other_rules:
            raise BadPosition(rules_changed(head.kind.name, data["rules"], head.kind.rules))
        former = other_rules and not components and data["components"] in head.kind.former
        if data["components"] != head.box.fingerprint and not former:
            raise BadPosition(other_components(data["components"], head.box.fingerprint))
        common = Common(
            from_deal(deal, state_of(data, "drawn")) if deal else RandomSource(state_of(data, "random")),
            [find_step(head.box.steps, key) for key in data["todo"]],
            data["seat"],
            list(data["history"]),
            data["reveals"],
            data["over"],
        )
        game: Game = head.kind.unpack(head, common, data["table"])
        if not game.over:
            game.offered = game.todo[-1].legal(game)
    except BadSetting as setting:
        raise BadPosition(f"the stored position does not fit: {setting}") from None
    except EnnichiError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError, RecursionError) as gap:
        raise BadPosition(f"the stored position is incomplete: {gap!r}") from None
    return game


def checked_body(blob: bytes) -> bytes:
    """The JSON behind the first line, if its checksum is right."""
    first, _, body = bytes(blob).partition(b"\n")
    if first == f"{FORMAT} {crc32(body):08x}".encode():
        return body
    if first.startswith(FORMAT.encode()):
        raise BadPosition("the stored position is damaged: its checksum does not fit")
    raise BadPosition("this is not a stored position of ennichi")


def state_of(data: dict[str, Any], key: str) -> int:
    """How far the source of chance had come."""
    state: Any = data[key]
    if not isinstance(state, int) or not 0 <= state < SEEDS:
        raise BadPosition(f"the stored position does not fit: {key!r} must be a whole number from 0 to {SEEDS - 1}")
    return state


def find_step(steps: dict[str, Step[Any]], key: str) -> Step[Any]:
    if key not in steps:
        raise BadPosition(f"the stored position waits for a step {key!r} that these rules do not have")
    return steps[key]


def rules_changed(game: str, theirs: int, ours: int) -> str:
    """Why a game of another version of the rules is not opened."""
    said = f"it was played by rules version {theirs} of {game}, and this program has {ours}: "
    if theirs > ours:
        return said + "a newer ennichi is needed"
    return said + "rules were corrected since, so its touches would make another game; an ennichi of that time opens it"


def other_components(theirs: str, ours: str) -> str:
    return (
        f"it was made with other components (fingerprint {theirs}, here {ours}); "
        "give the folder with those component files (--components DIR)"
    )
