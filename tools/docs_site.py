"""Builds the pages of `docs`, the rules pages and what lies beside them into a site that can be searched: `make docs`.

The files are laid out in build/site-source as in the checkout, so that their links hold, and Sphinx makes build/site of
them, with what docs/requirements.lock pins, in an environment of its own (.venv-docs). The pictures of the rules pages
are taken from the table itself, where there is a Chromium (tools/pictures.py); they are kept in build/figures.
`--no-figures` takes none, which is all that takes long. At the end every link of the site is looked at.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import site_links  # noqa: E402
from tools.find_chromium import find  # noqa: E402

SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
FIGURES = ROOT / "build" / "figures"
ENVIRONMENT = ROOT / ".venv-docs"
HOUSE = ROOT / "docs" / "site"
LOCK = ROOT / "docs" / "requirements.lock"
CLIENT = ROOT / "web" / "dist" / "index.html"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "bench/README.md")
# The order of the pages, by what a reader wants; whatever is not named here fails the build.
CHAPTERS = {
    "Play": ["docs/install", "docs/games", "docs/table", "docs/learning-to-play"],
    "The rules": ["rules/*", "docs/rulings/*", "docs/tengu"],
    "Games, told": ["docs/transcripts/bamboo", "docs/transcripts/bitoku",
                    "A game of Bitoku alone, told <docs/transcripts/bitoku-alone>", "docs/transcripts/iki"],
    "Study": ["docs/glance", "docs/tutorial", "docs/api", "docs/command-line", "docs/bitoku", "docs/bots"],
    "The laboratory": ["docs/lab", "docs/lab-api", "docs/learning", "docs/learning-strength", "docs/leaderboard",
                       "docs/dataset", "docs/balance", "docs/reproduce", "docs/speed", "bench/README"],
    "Build": ["docs/architecture", "docs/effects", "docs/components", "docs/deals", "docs/look", "docs/releasing",
              "CONTRIBUTING", "CHANGELOG", "SECURITY"],
}  # fmt: skip
CONFIGURATION = """\
project = "ennichi"
copyright = "the ennichi authors"
extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = "ennichi"
html_favicon = "icon.svg"
html_theme_options = {"light_logo": "icon.svg", "dark_logo": "icon-night.svg"}
html_static_path = ["static"]
html_css_files = ["house.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
exclude_patterns = ["LICENSE"]
suppress_warnings = ["myst.header"]
"""
INK, NIGHT_INK = "#2B2722", "#ECE5D6"  # of the lantern
RULES = re.compile(r"\(\.\./web/src/games/(\w+)/text/en/rules\.md\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w./-]+)\.webp\)")
FIGURE = re.compile(r"^!\[(.*)\]\((picture|film|count):([\w-]+)\)\n((?:\+ .*\n?)*)", re.MULTILINE)


def by_day_and_night(text: str, folder: Path) -> str:
    """Each picture that has one of the night beside it is shown by the reader's own light."""

    def both(found: re.Match[str]) -> str:
        words, path = found[1], found[2]
        if not (folder / f"{path}-night.webp").is_file():
            return found[0]
        return f"![{words}]({path}.webp){{.only-light}}![{words}]({path}-night.webp){{.only-dark}}"

    return PICTURE.sub(both, text)


def rules_page(text: str, game: str, title: str, figures: Path) -> str:
    """A rules page for readers without a table: numbers plain, headings without names for links, figures as they were
    taken; those that are not there are left out."""

    def figure(found: re.Match[str]) -> str:
        words, sort, name = found[1], found[2], found[3]
        if not (figures / game / f"{name}.webp").is_file():
            return ""
        marks = "\n".join(f"1. {line.removeprefix('+ ')}" for line in found[4].splitlines())
        film = " At the table this is a film." if sort == "film" else ""
        return f":::{{container}} drawn\n*{words}*{film}\n\n![{words}](figures/{game}/{name}.webp)\n\n{marks}\n:::\n"

    plain = re.sub(r"\[([^\]|]+)\|[\w-]+\]", r"\1", FIGURE.sub(figure, text + "\n"))
    plain = re.sub(r"^(#+ .*?) *\{#[^}]*\}$", r"\1", plain, flags=re.MULTILINE)
    note = (
        f"The rulings named here are [ours](../docs/rulings/{game}.md). At the table the same page has films and "
        "a legend of the icons, in three languages."
    )
    return f"# {title}: the rules\n\n{note}\n\n{plain}\n"


def contents() -> str:
    """The table of contents, as Sphinx wants it below the first page."""
    made: list[str] = []
    for chapter, pages in CHAPTERS.items():
        entries = "\n".join(pages)
        made.append(f"```{{toctree}}\n:hidden:\n:glob:\n:caption: {chapter}\n\n{entries}\n```\n")
    return "\n".join(made)


def lay_out() -> None:
    """Everything that becomes a page, under the names that links give it."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE / "docs", ignore=shutil.ignore_patterns("requirements.*", "site"))
    for name in BESIDE:
        (SOURCE / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, SOURCE / name)
    first = (HOUSE / "index.md").read_text(encoding="utf-8")
    (SOURCE / "index.md").write_text(f"{first}\n{contents()}", encoding="utf-8")
    (SOURCE / "rules").mkdir()
    if FIGURES.is_dir():
        shutil.copytree(FIGURES, SOURCE / "rules" / "figures")
    for page in sorted((ROOT / "web" / "src" / "games").glob("*/text/en/rules.md")):
        game = page.parts[-4]
        title = re.search(r"^game-title = (.+)$", words_of(game), re.MULTILINE)
        text = rules_page(page.read_text(encoding="utf-8"), game, title[1] if title else game, FIGURES)
        (SOURCE / "rules" / f"{game}.md").write_text(text, encoding="utf-8")
    for page in SOURCE.rglob("*.md"):
        text = RULES.sub(r"(../rules/\1.md)", page.read_text(encoding="utf-8"))
        page.write_text(by_day_and_night(text, page.parent), encoding="utf-8")
    shutil.copy(ROOT / "web" / "src" / "icon.svg", SOURCE / "icon.svg")
    (SOURCE / "static").mkdir()
    shutil.copy(HOUSE / "house.css", SOURCE / "static" / "house.css")
    lantern = (ROOT / "web" / "src" / "icon.svg").read_text(encoding="utf-8")
    (SOURCE / "static" / "icon.svg").write_text(lantern, encoding="utf-8")
    (SOURCE / "static" / "icon-night.svg").write_text(lantern.replace(INK, NIGHT_INK), encoding="utf-8")
    (SOURCE / "conf.py").write_text(CONFIGURATION, encoding="utf-8")


def words_of(game: str) -> str:
    path = ROOT / "src" / "ennichi" / game / "text" / "en.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def take_figures() -> None:
    """The figures of the rules pages, unless they are as new as the client that draws them."""
    ready = FIGURES / ".ready"
    if ready.exists() and ready.stat().st_mtime >= CLIENT.stat().st_mtime:
        return
    if not find():
        print("ennichi: no Chromium was found, so the rules pages of the site have no pictures", file=sys.stderr)
        return
    from tools.pictures import figures

    shutil.rmtree(FIGURES, ignore_errors=True)
    figures(FIGURES)
    ready.touch()


def sphinx() -> str:
    """Where the generator is; what it needs is installed first."""
    program = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = ENVIRONMENT / ".ready"
    if not ready.exists() or ready.stat().st_mtime < LOCK.stat().st_mtime:
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
        install = [str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "-r", str(LOCK)], check=True)
        ready.touch()
    return str(program)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-figures", action="store_true", help="only those figures that were taken earlier")
    if not parser.parse_args().no_figures:
        take_figures()
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    # A warning is a link that leads nowhere, or a page that no chapter names.
    made = subprocess.run([sphinx(), "-m", "sphinx", "-q", "-W", "--keep-going", str(SOURCE), str(SITE)], check=False)
    if made.returncode == 0:
        print(f"{SITE / 'index.html'}")
    return made.returncode or site_links.main(SITE)


if __name__ == "__main__":
    sys.exit(main())
