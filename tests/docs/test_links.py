"""Links of the pages: every one leads to a file and a heading that are there, in the checkout and on the docs site."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest
from tools import docs_site, site_links
from tools.addresses import Addresses

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "docs" / "site" / "index.md"  # its links are those of the site, whose first page it is
CODE = re.compile(r"^( *)(```+).*?^\1\2`*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|<(?:img|a)[^>]* (?:src|href)=\"([^\"]+)\"")
FOREIGN = re.compile(r"https?://|mailto:|picture:|film:|count:")
RULES = re.compile(r"rules/(\w+)\.md")


def pages() -> list[Path]:
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    return sorted([*found, *(ROOT / "examples").glob("*.md")])


def headings(page: Path) -> set[str]:
    """What a heading is called in links, by GitHub and by the generator of the site."""
    known: set[str] = set()
    for line in re.findall(r"^#+ (.+)$", CODE.sub(kept_inline, page.read_text(encoding="utf-8")), re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line).strip().lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        n = sum(1 for each in known if re.fullmatch(rf"{re.escape(name)}(-\d+)?", each))
        known.add(f"{name}-{n}" if n else name)
    return known


def kept_inline(found: re.Match[str]) -> str:
    """Code in a heading is part of it; a block of code has no headings."""
    return found[0] if "\n" not in found[0] else ""


def target(page: Path, path: str) -> Path:
    if page != HOME:
        return (page.parent / path).resolve()
    rules = RULES.fullmatch(path)
    return ROOT / (f"web/src/games/{rules[1]}/text/en/rules.md" if rules else path)


def faults(page: Path) -> list[str]:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    found: list[str] = []
    for groups in LINK.findall(text):
        link = groups[0] or groups[1]
        if FOREIGN.match(link):
            continue
        path, _, heading = link.partition("#")
        leads = target(page, path) if path else page
        if not leads.is_relative_to(ROOT) or not leads.exists():
            found.append(f"{link}: no such file")
        elif heading and leads.suffix == ".md" and heading not in headings(leads):
            found.append(f"{link}: no such heading")
    return found


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert faults(page) == []


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.docs.test_links.ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text(
        "# One `two`\n[a](#one-two) [b](#three) [c](gone.md) `[d](gone.md)` [e](https://x.y)\n"
        '```\n# Not one\n[f](gone.md)\n```\n[g](#not-one) [h](../out.md) <img src="gone.webp">\n'
    )
    said = [fault.partition(":")[0] for fault in faults(page)]
    assert said == ["#three", "gone.md", "#not-one", "../out.md", "gone.webp"]


def test_every_page_stands_in_a_chapter_of_the_site_and_every_entry_is_a_page() -> None:
    entries = [entry for chapter in docs_site.CHAPTERS.values() for entry in chapter]
    patterns = [re.sub(r".*<(.*)>", r"\1", entry) for entry in entries]
    games = [path.parts[-4] for path in (ROOT / "web" / "src" / "games").glob("*/text/en/rules.md")]
    names = [str(path.relative_to(ROOT).with_suffix("")) for path in (ROOT / "docs").rglob("*.md") if path != HOME]
    names += [name.removesuffix(".md") for name in docs_site.BESIDE if name.endswith(".md")]
    names += [f"rules/{game}" for game in games]
    assert [name for name in names if not any(fnmatch(name, pattern) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(fnmatch(name, pattern) for name in names)] == []


README = """\
![Board](docs/pictures/a.webp)

<p>
<img src="docs/pictures/b.webp" width="49%">
</p>

Read [the table](docs/table.md#bots) and [Fluent](https://projectfluent.org).
"""


def test_the_readme_of_a_package_has_addresses_or_plain_words() -> None:
    known = Addresses(page="https://x.y/blob", file="https://x.y/raw").readme(README)
    assert "![Board](https://x.y/raw/docs/pictures/a.webp)" in known
    assert '<img src="https://x.y/raw/docs/pictures/b.webp" width="49%">' in known
    assert "[the table](https://x.y/blob/docs/table.md#bots)" in known
    assert Addresses().readme(README).strip() == "Read the table and [Fluent](https://projectfluent.org)."


def test_the_metadata_has_only_addresses_that_are_known() -> None:
    assert Addresses().urls() == {}
    assert Addresses(home="https://x.y", page="https://x.y/blob").urls() == {
        "Homepage": "https://x.y",
        "Documentation": "https://x.y/blob/docs/install.md",
        "Changelog": "https://x.y/blob/CHANGELOG.md",
    }


def test_a_rules_page_of_the_site_has_plain_numbers_and_the_figures_that_were_taken(tmp_path: Path) -> None:
    (tmp_path / "bamboo").mkdir()
    (tmp_path / "bamboo" / "grove.webp").write_bytes(b"")
    text = "## Start {#start ask-home}\n\nYou have [3|start-coins] coins.\n\n"
    text += "![The grove](picture:grove)\n+ a stone\n+ a stalk\n\n![A turn](film:turn)\n"
    page = docs_site.rules_page(text, "bamboo", "Bamboo", tmp_path)
    assert "## Start\n\nYou have 3 coins." in page
    assert "![The grove](figures/bamboo/grove.webp)\n\n1. a stone\n1. a stalk" in page
    assert "A turn" not in page, "no picture was taken of it"


def test_links_of_a_built_site_that_lead_nowhere_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site" / "docs").mkdir(parents=True)
    (tmp_path / "outside.html").write_text("<p>")
    (tmp_path / "site" / "index.html").write_text(
        '<a href="docs/a.html#here">1</a> <a href="docs/">2</a> <a href="#top">3</a> <p id="top">'
        '<img src="docs/b%20c.svg"> <a href="https://x.y">far</a> <a href="docs/a.html#gone">4</a>'
        '<a href="gone.html">5</a> <a href="../outside.html">6</a>'
    )
    (tmp_path / "site" / "docs" / "a.html").write_text('<h2 id="here">a</h2> <a href="../index.html?q=1#top">back</a>')
    (tmp_path / "site" / "docs" / "index.html").write_text('<script src="gone.js"></script>')
    (tmp_path / "site" / "docs" / "b c.svg").write_text("")
    assert site_links.faults(tmp_path / "site") == (
        9,
        [
            "docs/index.html: gone.js",
            "index.html: ../outside.html",
            "index.html: docs/a.html#gone",
            "index.html: gone.html",
        ],
    )
    assert site_links.main(tmp_path / "site") == 1
    assert "leads nowhere: index.html: gone.html" in capsys.readouterr().err
