"""CITATION.cff and the BibTeX entry agree with the project."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from setuptools.config.pyprojecttoml import read_configuration

import ennichi

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_citation_file_has_what_the_format_asks_for(project: Any) -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert cited["message"]
    assert cited["title"].startswith("ennichi")
    assert cited["authors"] == [{"name": "The ennichi authors"}]
    assert cited["type"] == "software"
    assert cited["version"] == ennichi.__version__
    assert cited["license"] == project["license"]
    known = {"abstract", "authors", "cff-version", "date-released", "keywords", "license", "message", "title", "type",
             "version"}  # fmt: skip
    assert set(cited) <= known


def test_a_built_package_has_the_version_that_the_sources_say(project: Any) -> None:
    assert "version" not in project, "src/ennichi/__init__.py says it, and nothing else"
    assert (
        read_configuration(ROOT / "pyproject.toml", ignore_option_errors=True)["project"]["version"]
        == ennichi.__version__
    )


def test_the_bibtex_entry_says_the_same(project: Any) -> None:
    entry = re.search(r"```bibtex\n(.*?)```", (ROOT / "docs" / "lab.md").read_text(encoding="utf-8"), re.DOTALL)
    assert entry
    fields = dict(re.findall(r"(\w+)\s*= \{+(.*?)\}+,?\n", entry[1]))
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert fields["version"] == ennichi.__version__
    assert fields["license"] == project["license"]
    assert fields["title"] == cited["title"]
    assert fields["author"] == cited["authors"][0]["name"]
    released = cited.get("date-released")  # nothing has a year before it is released
    assert fields.get("year") == (released and str(released.year))
