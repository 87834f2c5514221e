"""The position as a picture made of text, as `ennichi play` draws it: for environments that are asked to `render`."""

from __future__ import annotations

from typing import Any

from ennichi.kernel.errors import BadSetting
from ennichi.kernel.game import Game

ANSI = "ansi"  # the picture is returned
HUMAN = "human"  # the picture is printed
RENDER_MODES = [ANSI, HUMAN]
LANGUAGE = "en"


def check_render_mode(asked: str | None) -> str | None:
    if asked is not None and asked not in RENDER_MODES:
        raise BadSetting(f"render_mode can be 'ansi', 'human' or None, not {asked!r}")
    return asked


def picture(g: Game, viewer: int | None) -> str:
    """The table, what is asked and at the end the points, as a seat may see it; None is a spectator, who sees what
    everybody may know."""
    kind = g.header.kind
    text = kind.text(LANGUAGE)
    lines = kind.draw(g, g.check_seat(viewer), text)
    if not lines:  # a game without a drawing of its own
        lines = outline(g.view(viewer)["table"], "")
    lines += ["", g.prompt(LANGUAGE, viewer)]
    if g.over:
        lines += [f"{g.player(each, text)}: {points}" for each, points in enumerate(g.scores())]
    return "\n".join(lines)


def outline(shown: Any, indent: str) -> list[str]:
    """Any view as indented lines: short things on one line, lists of things below their name."""
    lines: list[str] = []
    for key, value in shown.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, each in enumerate(value, 1):
                lines += [f"{indent}{key} {number}", *outline(each, indent + "  ")]
        elif isinstance(value, dict):
            lines.append(f"{indent}{key}: " + ", ".join(f"{name} {each}" for name, each in value.items()))
        else:
            lines.append(f"{indent}{key}: {value}")
    return lines


def rendered(g: Game, viewer: int | None, mode: str | None) -> str | None:
    """What `render` answers in this mode; for people it is printed."""
    if mode is None:
        return None
    drawn = picture(g, viewer)
    if mode == ANSI:
        return drawn
    print(drawn + "\n", flush=True)
    return None
