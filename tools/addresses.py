"""The project's addresses on the web, and the README for readers who have no checkout beside it.

The addresses stand in pyproject.toml, `[tool.ennichi.addresses]`, and nowhere else. As long as they are empty the
metadata has none, and the README of the package has neither links nor pictures: better none than broken ones.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURE = re.compile(r"\.(webp|svg|png|jpe?g)$")
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)")
DRAWN = re.compile(r'<img src="(?!https?:)([^"]+)"([^>]*)>')
EMPTY = re.compile(r"<p>\s*</p>\n+")


@dataclass(frozen=True)
class Addresses:
    home: str = ""  # the project
    page: str = ""  # where its files can be read: `page`/docs/table.md
    file: str = ""  # where they can be had as they are, for pictures
    site: str = ""  # what `make docs` has built

    def urls(self) -> dict[str, str]:
        """For the metadata of the package."""
        found = {"Homepage": self.home, "Documentation": self.site or self.under("docs/install.md")}
        found["Changelog"] = self.under("CHANGELOG.md")
        return {name: address for name, address in found.items() if address}

    def under(self, path: str) -> str:
        base = self.file if PICTURE.search(path) else self.page
        return f"{base}/{path}" if base else ""

    def readme(self, text: str) -> str:
        """The README with links and pictures that lead there; where no address is known, plain words are left."""

        def link(found: re.Match[str]) -> str:
            address = self.under(found[3])
            if not address:
                return "" if found[1] else found[2]
            return f"{found[1]}[{found[2]}]({address}{found[4] or ''})"

        def drawn(found: re.Match[str]) -> str:
            address = self.under(found[1])
            return f'<img src="{address}"{found[2]}>' if address else ""

        return re.sub(r"\n{3,}", "\n\n", EMPTY.sub("", DRAWN.sub(drawn, LINK.sub(link, text))))


def known() -> Addresses:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found = tomllib.load(file)["tool"]["ennichi"]["addresses"]
    return Addresses(**{name: address.rstrip("/") for name, address in found.items()})
