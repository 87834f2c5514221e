"""docs/deals.md: its example fits, and its commands and code do what it says."""

from __future__ import annotations

import subprocess
from pathlib import Path

import ennichi

PAGE = (Path(__file__).parents[2] / "docs" / "deals.md").read_text(encoding="utf-8")


def blocks(sort: str) -> list[str]:
    """The blocks of the page that are marked so."""
    return [block.partition("\n")[2] for block in PAGE.split("```")[1::2] if block.startswith(sort + "\n")]


def test_the_example_fits_its_commitment_by_the_command_that_the_page_names() -> None:
    example, command = blocks("")[:2]
    named = dict(line.split(": ") for line in example.splitlines())
    assert named["commitment"] == ennichi.commitment(f"{named['secret']}:{named['salt']}")
    said = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True).stdout
    assert said.split()[0] == named["commitment"]


def test_the_code_runs() -> None:
    (code,) = blocks("python")
    names: dict[str, object] = {}
    exec(code, names)
    g = names["g"]
    assert isinstance(g, ennichi.Game)
    assert g.header.deal.endswith(":c0ffee")
    assert g.commitment == ennichi.commitment(str(names["deal"]))
