"""What is said about faults in the file of the Tengu."""

from __future__ import annotations

from pathlib import Path

import pytest

from .test_components import faults


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('location = "favourite"', 'location = "stairs"', "the rulebook counts 2 cards with the favourite"),
        ('takes = "dragonfly"', 'takes = "crystal"', "takes 'crystal' does not fit the location yomi"),
        ('gives = ["wood", "jade"]', 'gives = ["wood"]', "a glade card gives two resources"),
        ('gives = ["wood", "jade"]', 'gives = ["wood", "coal"]', "a glade card gives two resources"),
        ('yokai = ["kappa"]', 'yokai = ["oni"]', "no such type of yokai or bitoku"),
        ('location = "yomi"', 'location = "home"', "expected one of yomi, stairs, glade, forges, favourite"),
        ("dice = [2, 3, 4]", "dice = [2, 3]", "expected the values of three dice"),
        ('resource = "sake"', 'resource = "rice"', "expected one of wood, stone, jade, sake"),
    ],
)
def test_faults_are_told(old: str, new: str, expected: str, tmp_path: Path) -> None:
    assert expected in faults(tmp_path, "tengu.toml", old, new)
