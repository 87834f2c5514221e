"""Looks whether every link of the built site leads to a file and a place that are there: tools/site_links.py [FOLDER].

The pages are read as the browser gets them, so what the generator of the site makes of a link is checked too. Links to
other sites are only counted.
"""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

SITE = Path(__file__).resolve().parent.parent / "build" / "site"
FOREIGN = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


class Page(HTMLParser):
    """The links of a page, and the places in it that links may lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {value for name in ("id", "name") if (value := given.get(name))}
        self.links += [value for name in ("href", "src") if (value := given.get(name))]


def faults(site: Path) -> tuple[int, list[str]]:
    """How many links lead into the site, and those that lead nowhere, each with its page."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    count = 0
    found: set[str] = set()
    for path, page in pages.items():
        for link in page.links:
            if FOREIGN.match(link):
                continue
            count += 1
            file, _, place = link.partition("#")
            leads = (path.parent / unquote(file.partition("?")[0])).resolve() if file else path
            if leads.is_dir():
                leads /= "index.html"
            there = leads.is_file() and leads.is_relative_to(site.resolve())
            if not there or (place and leads in pages and unquote(place) not in pages[leads].places):
                found.add(f"{path.relative_to(site.resolve())}: {link}")
    return count, sorted(found)


def main(site: Path = SITE) -> int:
    count, found = faults(site)
    if not count:
        print(f"{site} has no links; `make docs` builds it", file=sys.stderr)
        return 1
    for fault in found:
        print(f"leads nowhere: {fault}", file=sys.stderr)
    print(f"{site}: {count} links, {len(found)} of them lead nowhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
