"""The changelog and the hooks before a commit follow what they speak of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from ennichi.kernel.registry import built_in, kind

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", built_in())
def test_the_changelog_names_the_rules_version_of_every_game(game: str) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| (\w+) \| (\d+) \|", changelog, re.MULTILINE))
    assert {name.lower(): int(rules) for name, rules in told.items()}[game] == kind(game).rules


def test_hooks_are_local_and_run_what_make_lint_runs() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [each["repo"] for each in hooks["repos"]] == ["local"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = re.search(r"^lint: setup.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert recipe
    linted = {line.strip().replace("$(BIN)", ".venv/bin").removesuffix(" .") for line in recipe[1].splitlines()}
    assert {hook["entry"] for hook in hooks["repos"][0]["hooks"]} == linted
